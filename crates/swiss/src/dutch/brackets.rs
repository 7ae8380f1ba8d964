//! Bracket by bracket from the top (1.9.2), and how far each looks ahead.

use std::ops::Range;

use super::bracket::{BracketPairs, pair_bracket_graph};
use super::bracket_graph::{BracketGraphPlan, BracketGraphVertices};
use super::criteria::{c1, c3, c4, c5};
use super::draw_player::DrawPlayer;
use crate::crosstable::{Crosstable, GamePoints};
use crate::draw_result::DrawError;
use crate::matching::{AdjacencyMatrix, VertexSet, WideInteger, maximum_matching};

/// The first look-ahead to try.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum FirstLookAhead {
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
    pub rows: AdjacencyMatrix,
    bye_score: Option<GamePoints>,
}

/// A round; players are positions among the cards.
#[derive(Clone, Debug, Default)]
pub(super) struct PairedRound {
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
        let mut everybody = VertexSet::full(players);
        if odd {
            everybody = VertexSet::empty(players + 1);
            (0..players).for_each(|player| everybody.insert(player));
        }
        let mut rows = AdjacencyMatrix::without_edges(players + usize::from(odd));
        for player in 0..players {
            *rows.neighbours_of_mut(player) = everybody.clone();
            rows.neighbours_of_mut(player).remove(player);
        }
        c1::forbid_met_and_barred_pairs(table, cards, &mut rows);
        c3::forbid_colour_clashes(cards, &mut rows);
        let mut field = DrawField { cards, rows, bye_score: None };
        if odd {
            field.bye_score = c5::allow_bye_for_lowest_score(cards, &mut field.rows);
        }
        let all = VertexSet::full(field.rows.vertex_count());
        if odd && field.bye_score.is_none() || !odd && !c4::can_all_be_paired(&field.rows, &all) {
            return Err(DrawError::Impossible { obstructing: field.obstructing() });
        }
        Ok(field)
    }

    /// The players of whom every pairing leaves some over.
    fn obstructing(&self) -> Vec<usize> {
        let mut rows = self.rows.clone();
        let players = self.cards.len();
        if rows.vertex_count() > players {
            let can_have_bye = (0..players).filter(|player| self.cards[*player].may_have_bye);
            can_have_bye.for_each(|player| rows.add_edge(players, player));
        }
        let matching = maximum_matching(&rows, &VertexSet::full(rows.vertex_count()));
        let left = (0..players).filter(|player| matching.may_stay_unmatched(*player));
        left.map(|player| self.cards[player].position).collect()
    }

    /// Pairs the round bracket by bracket, from the top.
    pub(super) fn pair_round(&self, sight: FirstLookAhead) -> PairedRound {
        let mut round = PairedRound::default();
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

    fn pair_bracket(&self, bracket: &Bracket, sight: FirstLookAhead) -> PairedBracket {
        if sight == FirstLookAhead::Bracket
            && let Some(paired) = self.looking_at_bracket(bracket)
        {
            return paired;
        }
        if sight <= FirstLookAhead::Next
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
        let mut here = VertexSet::empty(self.rows.vertex_count());
        floaters.iter().for_each(|player| here.insert(*player));
        next.clone().for_each(|player| here.insert(player));
        let matching = maximum_matching(&self.rows, &here);
        let open: Vec<usize> =
            here.iter().filter(|player| matching.mate(*player).is_none()).collect();
        let among_floaters =
            |player: &usize| matching.mate(*player).is_none_or(|mate| floaters.contains(&mate));
        if open.len() > 1 || floaters.iter().any(among_floaters) {
            return false;
        }
        let mut rest = VertexSet::empty(self.rows.vertex_count());
        (next.end..self.rows.vertex_count()).for_each(|player| rest.insert(player));
        open.iter().for_each(|player| rest.insert(*player));
        c4::can_all_be_paired(&self.rows, &rest)
    }

    /// The best pairing that considers the next bracket, if everybody below can still be paired.
    fn looking_at_next(&self, bracket: &Bracket) -> Option<PairedBracket> {
        let next = self.group(bracket.residents.end);
        if next.is_empty() {
            return None;
        }
        let members = bracket.members(next.clone(), false);
        let paired = self.best(bracket, members);
        let mut rest = VertexSet::empty(self.rows.vertex_count());
        let below = next.start..self.rows.vertex_count();
        paired.floaters.iter().copied().chain(below).for_each(|player| rest.insert(player));
        for (a, b) in &paired.below {
            rest.remove(*a);
            rest.remove(*b);
        }
        c4::can_all_be_paired(&self.rows, &rest).then_some(paired)
    }

    /// The best pairing that considers everybody not yet paired.
    fn looking_at_everybody(&self, bracket: &Bracket) -> PairedBracket {
        let next = self.group(bracket.residents.end);
        let mut members = bracket.members(next.clone(), true);
        members.players.extend(next.end..self.rows.vertex_count());
        self.best(bracket, members)
    }

    /// The best pairing of a scope. C9 applies if the bracket leaves one player, who will have the
    /// bye.
    fn best(&self, bracket: &Bracket, members: BracketGraphVertices) -> PairedBracket {
        let score = self.cards[bracket.residents.start].score;
        let last = self.bye_score.is_some_and(|bye| score <= bye);
        let paired = self.solve(bracket, members.clone(), last);
        if last && paired.floaters.len() != 1 {
            return self.solve(bracket, members, false);
        }
        paired
    }

    fn solve(
        &self,
        bracket: &Bracket,
        members: BracketGraphVertices,
        unplayed: bool,
    ) -> PairedBracket {
        let players = members.players.clone();
        let plan = BracketGraphPlan::new(self.cards, &self.rows, members, unplayed);
        let paired = match plan.bits {
            0..=128 => pair_bracket_graph(plan.build_graph::<i128>()),
            129..=256 => pair_bracket_graph(plan.build_graph::<WideInteger<4>>()),
            257..=1024 => pair_bracket_graph(plan.build_graph::<WideInteger<16>>()),
            // Enough for sixty scores among ten thousand moved-down players.
            _ => pair_bracket_graph(plan.build_graph::<WideInteger<128>>()),
        };
        PairedBracket::new(bracket, &players, paired)
    }
}

impl PairedBracket {
    fn new(bracket: &Bracket, players: &[usize], paired: BracketPairs) -> PairedBracket {
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
    fn members(&self, next: Range<usize>, everybody: bool) -> BracketGraphVertices {
        let mut players = self.floaters.clone();
        players.extend(self.residents.clone());
        let bracket = players.len();
        players.extend(next);
        BracketGraphVertices {
            moved_down: self.floaters.len(),
            bracket,
            next: players.len(),
            players,
            everybody,
        }
    }
}
