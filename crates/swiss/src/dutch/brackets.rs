//! Bracket by bracket from the top (1.9.2), and how far down each has to look.

use std::ops::Range;

use super::bracket::{Paired, pair};
use super::card::Card;
use super::criteria::{c1, c3, c4, c5};
use super::scope::{Members, Plan};
use crate::crosstable::{Crosstable, GamePoints};
use crate::drawn::NoDraw;
use crate::matching::{BitRows, Bits, Wide};

/// From how near a bracket begins to look.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Sight {
    /// The bracket alone.
    #[default]
    Bracket,
    /// The following bracket as well.
    Next,
    /// Everybody not yet paired.
    Everybody,
}

/// Everybody to be drawn, and who can meet whom.
pub struct Field<'a> {
    cards: &'a [Card],
    /// Who can meet; behind the players the allocated bye, where there is one.
    pub rows: BitRows,
    bye_score: Option<GamePoints>,
}

/// A round; a player is a position among the cards.
#[derive(Clone, Debug, Default)]
pub struct Round {
    /// The brackets from the top down.
    pub brackets: Vec<PairedBracket>,
    /// Who has the allocated bye.
    pub bye: Option<usize>,
}

/// A bracket as it was paired.
#[derive(Clone, Debug)]
pub struct PairedBracket {
    /// Who was moved down into it.
    pub moved_down: Vec<usize>,
    /// Its residents.
    pub residents: Range<usize>,
    /// The pairs, those of moved-down players first, each with the higher ranked
    /// first.
    pub pairs: Vec<(usize, usize)>,
    /// How many pairs are of moved-down players.
    pub of_moved_down: usize,
    /// Who floats down from it.
    pub floaters: Vec<usize>,
    /// Who changed from the upper half of the remainder to the lower, and back
    /// (4.3).
    pub exchanged: [Vec<usize>; 2],
    /// The mates that the look-ahead found below.
    below: Vec<(usize, usize)>,
}

impl<'a> Field<'a> {
    /// Says who can meet whom (C1, C3), that everybody can be paired (C4), and who
    /// can have the bye (C2, C5).
    pub fn new(table: &Crosstable, cards: &'a [Card]) -> Result<Field<'a>, NoDraw> {
        let (players, odd) = (cards.len(), cards.len() % 2 == 1);
        let mut everybody = Bits::all(players);
        if odd {
            everybody = Bits::none(players + 1);
            (0..players).for_each(|player| everybody.put(player));
        }
        let mut rows = BitRows::none(players + usize::from(odd));
        for player in 0..players {
            *rows.row_mut(player) = everybody.clone();
            rows.row_mut(player).take(player);
        }
        c1::part(table, cards, &mut rows);
        c3::part(cards, &mut rows);
        let mut field = Field { cards, rows, bye_score: None };
        if odd {
            field.bye_score = c5::join_bye(cards, &mut field.rows);
        }
        let all = Bits::all(field.rows.len());
        if odd && field.bye_score.is_none() || !odd && !c4::is_complete(&field.rows, &all) {
            return Err(NoDraw::Impossible { obstructing: field.obstructing() });
        }
        Ok(field)
    }

    /// The players of whom some are always left over, however the others are
    /// paired.
    fn obstructing(&self) -> Vec<usize> {
        let mut rows = self.rows.clone();
        let players = self.cards.len();
        if rows.len() > players {
            let can_have_bye = (0..players).filter(|player| self.cards[*player].may_have_bye);
            can_have_bye.for_each(|player| rows.join(players, player));
        }
        let matching = c4::most_pairs(&rows, &Bits::all(rows.len()));
        let left = (0..players).filter(|player| matching.may_be_left(*player));
        left.map(|player| self.cards[player].position).collect()
    }

    /// Pairs the round.
    pub fn pair(&self, sight: Sight) -> Round {
        let mut round = Round::default();
        let mut floaters: Vec<usize> = Vec::new();
        let mut residents = self.group(0);
        while !residents.is_empty() {
            let bracket = Bracket { floaters, residents: residents.clone() };
            let paired = self.pair_bracket(&bracket, sight);
            floaters = paired.floaters.clone();
            residents = self.group(residents.end);
            round.brackets.push(paired);
        }
        round.bye = floaters.first().copied();
        round
    }

    /// The score group that begins with a player.
    fn group(&self, from: usize) -> Range<usize> {
        let score = self.cards.get(from).map(|card| card.score);
        let same = self.cards[from..].iter().take_while(|card| Some(card.score) == score);
        from..from + same.count()
    }

    fn pair_bracket(&self, bracket: &Bracket, sight: Sight) -> PairedBracket {
        if sight == Sight::Bracket
            && let Some(paired) = self.looking_at_bracket(bracket)
        {
            return paired;
        }
        if sight <= Sight::Next
            && let Some(paired) = self.looking_at_next(bracket)
        {
            return paired;
        }
        self.looking_at_everybody(bracket)
    }

    /// The best pairing of a bracket by itself, where what lies below is as well off
    /// as it could ever be.
    fn looking_at_bracket(&self, bracket: &Bracket) -> Option<PairedBracket> {
        let next = self.group(bracket.residents.end);
        if next.is_empty() {
            return None;
        }
        let members = bracket.members(0..0, false);
        let paired = self.best(bracket, members);
        self.serves_next(&paired.floaters, &next).then_some(paired)
    }

    /// Whether the next bracket pairs all who float into it and leaves one of its own
    /// at most (C8 cannot do better), and everybody else can be paired (C4).
    fn serves_next(&self, floaters: &[usize], next: &Range<usize>) -> bool {
        let mut here = Bits::none(self.rows.len());
        floaters.iter().for_each(|player| here.put(*player));
        next.clone().for_each(|player| here.put(player));
        let matching = c4::most_pairs(&self.rows, &here);
        let open: Vec<usize> =
            here.iter().filter(|player| matching.mate(*player).is_none()).collect();
        let among_floaters =
            |player: &usize| matching.mate(*player).is_none_or(|mate| floaters.contains(&mate));
        if open.len() > 1 || floaters.iter().any(among_floaters) {
            return false;
        }
        let mut rest = Bits::none(self.rows.len());
        (next.end..self.rows.len()).for_each(|player| rest.put(player));
        open.iter().for_each(|player| rest.put(*player));
        c4::is_complete(&self.rows, &rest)
    }

    /// The best pairing with regard for the following bracket, where everybody below
    /// can be paired all the same.
    fn looking_at_next(&self, bracket: &Bracket) -> Option<PairedBracket> {
        let next = self.group(bracket.residents.end);
        if next.is_empty() {
            return None;
        }
        let members = bracket.members(next.clone(), false);
        let paired = self.best(bracket, members);
        let mut rest = Bits::none(self.rows.len());
        let below = next.start..self.rows.len();
        paired.floaters.iter().copied().chain(below).for_each(|player| rest.put(player));
        for (a, b) in &paired.below {
            rest.take(*a);
            rest.take(*b);
        }
        c4::is_complete(&self.rows, &rest).then_some(paired)
    }

    /// The best pairing with regard for everybody not yet paired.
    fn looking_at_everybody(&self, bracket: &Bracket) -> PairedBracket {
        let next = self.group(bracket.residents.end);
        let mut members = bracket.members(next.clone(), true);
        members.players.extend(next.end..self.rows.len());
        self.best(bracket, members)
    }

    /// The best pairing of a scope. C9 holds where the bracket leaves one player,
    /// who will have the bye.
    fn best(&self, bracket: &Bracket, members: Members) -> PairedBracket {
        let score = self.cards[bracket.residents.start].score;
        let last = self.bye_score.is_some_and(|bye| score <= bye);
        let paired = self.solve(bracket, members.clone(), last);
        if last && paired.floaters.len() != 1 {
            return self.solve(bracket, members, false);
        }
        paired
    }

    fn solve(&self, bracket: &Bracket, members: Members, unplayed: bool) -> PairedBracket {
        let players = members.players.clone();
        let plan = Plan::new(self.cards, &self.rows, members, unplayed);
        let paired = match plan.bits {
            0..=128 => pair(plan.weigh::<i128>()),
            129..=256 => pair(plan.weigh::<Wide<4>>()),
            257..=1024 => pair(plan.weigh::<Wide<16>>()),
            // Sixty scores among ten thousand moved-down players would fit.
            _ => pair(plan.weigh::<Wide<128>>()),
        };
        PairedBracket::of(bracket, &players, paired)
    }
}

impl PairedBracket {
    fn of(bracket: &Bracket, players: &[usize], paired: Paired) -> PairedBracket {
        let all = |members: Vec<usize>| members.into_iter().map(|member| players[member]).collect();
        let both = |(a, b): (usize, usize)| (players[a], players[b]);
        PairedBracket {
            moved_down: bracket.floaters.clone(),
            residents: bracket.residents.clone(),
            pairs: paired.pairs.into_iter().map(both).collect(),
            of_moved_down: paired.of_moved_down,
            floaters: all(paired.floaters),
            exchanged: paired.exchanged.map(all),
            below: paired.below.into_iter().map(both).collect(),
        }
    }
}

/// A bracket to be paired (1.3.2).
struct Bracket {
    floaters: Vec<usize>,
    residents: Range<usize>,
}

impl Bracket {
    /// The bracket and the next as members of a scope.
    fn members(&self, next: Range<usize>, everybody: bool) -> Members {
        let mut players = self.floaters.clone();
        players.extend(self.residents.clone());
        let bracket = players.len();
        players.extend(next);
        Members {
            moved_down: self.floaters.len(),
            bracket,
            next: players.len(),
            players,
            everybody,
        }
    }
}
