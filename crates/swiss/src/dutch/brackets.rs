//! Bracket by bracket from the top (1.9.2), and how far each looks ahead.

use std::ops::Range;

use super::bracket::{Paired, pair};
use super::criteria::{c1, c3, c4, c5};
use super::draw_player::DrawPlayer;
use super::scope::{ScopeMembers, WeightPlan};
use crate::crosstable::{Crosstable, GamePoints};
use crate::draw_result::DrawError;
use crate::matching::{BitRows, Bits, WideInteger, most_pairs};

/// The first look-ahead to try.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum LookAhead {
    #[default]
    Bracket,
    /// The following bracket as well.
    Next,
    /// Everybody not yet paired.
    Everybody,
}

/// The players to be drawn, and the allowed pairs.
pub(super) struct DrawField<'a> {
    cards: &'a [DrawPlayer],
    /// The allowed pairs; the vertex after the players is the allocated bye, if there is one.
    pub rows: BitRows,
    bye_score: Option<GamePoints>,
}

/// A round; players are positions among the cards.
#[derive(Clone, Debug, Default)]
pub(super) struct Round {
    /// The brackets from the top.
    pub brackets: Vec<PairedBracket>,
    /// The player with the allocated bye.
    pub bye: Option<usize>,
}

#[derive(Clone, Debug)]
pub(super) struct PairedBracket {
    /// The players moved down into it.
    pub moved_down: Vec<usize>,
    pub residents: Range<usize>,
    /// The pairs, those of moved-down players first, the higher ranked first in each.
    pub pairs: Vec<(usize, usize)>,
    /// The number of pairs with moved-down players.
    pub of_moved_down: usize,
    /// The players who float down to the next bracket.
    pub floaters: Vec<usize>,
    /// The exchanged players: from the upper half of the remainder, and from the lower (4.3).
    pub exchanged: [Vec<usize>; 2],
    /// The pairs below that the look-ahead found.
    below: Vec<(usize, usize)>,
}

impl<'a> DrawField<'a> {
    /// Finds the allowed pairs (C1, C3), whether everybody can be paired (C4), and who can have the
    /// bye (C2, C5).
    pub(super) fn new(
        table: &Crosstable,
        cards: &'a [DrawPlayer],
    ) -> Result<DrawField<'a>, DrawError> {
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
        let mut field = DrawField { cards, rows, bye_score: None };
        if odd {
            field.bye_score = c5::join_bye(cards, &mut field.rows);
        }
        let all = Bits::all(field.rows.len());
        if odd && field.bye_score.is_none() || !odd && !c4::is_complete(&field.rows, &all) {
            return Err(DrawError::Impossible { obstructing: field.obstructing() });
        }
        Ok(field)
    }

    /// The players of whom every pairing leaves some over.
    fn obstructing(&self) -> Vec<usize> {
        let mut rows = self.rows.clone();
        let players = self.cards.len();
        if rows.len() > players {
            let can_have_bye = (0..players).filter(|player| self.cards[*player].may_have_bye);
            can_have_bye.for_each(|player| rows.join(players, player));
        }
        let matching = most_pairs(&rows, &Bits::all(rows.len()));
        let left = (0..players).filter(|player| matching.may_be_left(*player));
        left.map(|player| self.cards[player].position).collect()
    }

    /// Pairs the round bracket by bracket, from the top.
    pub(super) fn pair(&self, sight: LookAhead) -> Round {
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

    /// The score group starting with a player.
    fn group(&self, from: usize) -> Range<usize> {
        let score = self.cards.get(from).map(|card| card.score);
        let same = self.cards[from..].iter().take_while(|card| Some(card.score) == score);
        from..from + same.count()
    }

    fn pair_bracket(&self, bracket: &Bracket, sight: LookAhead) -> PairedBracket {
        if sight == LookAhead::Bracket
            && let Some(paired) = self.looking_at_bracket(bracket)
        {
            return paired;
        }
        if sight <= LookAhead::Next
            && let Some(paired) = self.looking_at_next(bracket)
        {
            return paired;
        }
        self.looking_at_everybody(bracket)
    }

    /// The best pairing of a bracket by itself, if the next one is then as well off as possible.
    fn looking_at_bracket(&self, bracket: &Bracket) -> Option<PairedBracket> {
        let next = self.group(bracket.residents.end);
        if next.is_empty() {
            return None;
        }
        let members = bracket.members(0..0, false);
        let paired = self.best(bracket, members);
        self.serves_next(&paired.floaters, &next).then_some(paired)
    }

    /// Whether the next bracket can pair all downfloaters and all but at most one of its own (the
    /// best by C8), and everybody else can be paired (C4).
    fn serves_next(&self, floaters: &[usize], next: &Range<usize>) -> bool {
        let mut here = Bits::none(self.rows.len());
        floaters.iter().for_each(|player| here.put(*player));
        next.clone().for_each(|player| here.put(player));
        let matching = most_pairs(&self.rows, &here);
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

    /// The best pairing that considers the next bracket, if everybody below can still be paired.
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

    /// The best pairing that considers everybody not yet paired.
    fn looking_at_everybody(&self, bracket: &Bracket) -> PairedBracket {
        let next = self.group(bracket.residents.end);
        let mut members = bracket.members(next.clone(), true);
        members.players.extend(next.end..self.rows.len());
        self.best(bracket, members)
    }

    /// The best pairing of a scope. C9 applies if the bracket leaves one player, who will have the
    /// bye.
    fn best(&self, bracket: &Bracket, members: ScopeMembers) -> PairedBracket {
        let score = self.cards[bracket.residents.start].score;
        let last = self.bye_score.is_some_and(|bye| score <= bye);
        let paired = self.solve(bracket, members.clone(), last);
        if last && paired.floaters.len() != 1 {
            return self.solve(bracket, members, false);
        }
        paired
    }

    fn solve(&self, bracket: &Bracket, members: ScopeMembers, unplayed: bool) -> PairedBracket {
        let players = members.players.clone();
        let plan = WeightPlan::new(self.cards, &self.rows, members, unplayed);
        let paired = match plan.bits {
            0..=128 => pair(plan.weigh::<i128>()),
            129..=256 => pair(plan.weigh::<WideInteger<4>>()),
            257..=1024 => pair(plan.weigh::<WideInteger<16>>()),
            // Enough for sixty scores among ten thousand moved-down players.
            _ => pair(plan.weigh::<WideInteger<128>>()),
        };
        PairedBracket::new(bracket, &players, paired)
    }
}

impl PairedBracket {
    fn new(bracket: &Bracket, players: &[usize], paired: Paired) -> PairedBracket {
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

/// A bracket to pair (1.3.2).
struct Bracket {
    floaters: Vec<usize>,
    residents: Range<usize>,
}

impl Bracket {
    /// The bracket and the next as members of a scope.
    fn members(&self, next: Range<usize>, everybody: bool) -> ScopeMembers {
        let mut players = self.floaters.clone();
        players.extend(self.residents.clone());
        let bracket = players.len();
        players.extend(next);
        ScopeMembers {
            moved_down: self.floaters.len(),
            bracket,
            next: players.len(),
            players,
            everybody,
        }
    }
}
