//! The Swiss Team Pairing System, C.04.6 in force from 1 February 2026.
//!
//! 1. Everybody to be drawn gets a card (`draw_team`): scores, colours, preference, last float.
//! 2. An odd field gives one team the pairing-allocated bye (3.4).
//! 3. The teams with the highest score and the upfloaters that they need (`upfloaters`, 3.5) make a
//!    bracket, of which the first pairing in the order of numbers is taken that fulfils the most
//!    preferences (`bracket`, 3.6); then the next teams do so.
//! 4. Article 4 gives the colours of the first board (`colours`); C.04.2 orders the matches.
//!
//! Criteria that a pairing complies with as far as possible (2.3) are minimised, in their order,
//! among the legal pairings; "the first that complies" (3.5.5, 3.6.4) is the first of the best. A
//! match that nobody played is no meeting and gives no colour (C.04.2, 3.5; 1.6.1).

mod bracket;
mod check;
mod colours;
mod draw_team;
mod pairs;
mod upfloaters;

use std::cmp::Reverse;

use crate::crosstable::{Colour, Crosstable, GamePoints};
use crate::draw_result::{Draw, DrawError, DrawReason, DrawResult, Pairing};
use crate::matching::{AdjacencyMatrix, VertexSet};
use draw_team::DrawTeam;
use pairs::{can_all_be_paired, possibly_left_over_teams};

pub use draw_team::TeamColourPreferences;

/// Draws the next round of teams with match points as score and game points as secondary score
/// (1.2), and checks it by other code.
///
/// # Errors
///
/// If the table contradicts itself, nobody plays, no legal pairing of everybody exists (3.3.3: the
/// arbiter decides), or the check finds a fault.
pub fn draw_team_round(table: &Crosstable, preferences: TeamColourPreferences) -> DrawResult {
    if let Some(why) = table.contradiction_text() {
        return Err(DrawError::Table { why });
    }
    let cards = draw_team::teams_to_draw(table, preferences);
    if cards.is_empty() {
        return Err(DrawError::Nobody);
    }
    let field = Field::new(table, cards);
    let drawn = field.draw(table, preferences)?;
    match check::find_team_draw_faults(table, preferences, &drawn).as_slice() {
        [] => Ok(drawn),
        faults => Err(DrawError::Faulty { faults: faults.to_vec() }),
    }
}

/// The teams of a round in the order of their numbers, and who may meet.
struct Field {
    cards: Vec<DrawTeam>,
    /// Whether two may meet (C1, forbidden pairs).
    rows: AdjacencyMatrix,
    /// Whether the round is one of the last two, in which floats do not matter (2.3.4, 2.3.7).
    floats_matter: bool,
}

/// A bracket with its pairs, the smaller number first.
struct PairedBracket {
    score: GamePoints,
    upfloaters: Vec<usize>,
    pairs: Vec<[usize; 2]>,
}

impl Field {
    fn new(table: &Crosstable, cards: Vec<DrawTeam>) -> Field {
        let mut rows = AdjacencyMatrix::without_edges(cards.len());
        let round = u32::try_from(table.played + 1).unwrap_or(u32::MAX);
        let apart = |one: usize, other: usize| {
            table.forbidden.iter().any(|ban| {
                let pair = [ban.pair, [ban.pair[1], ban.pair[0]]];
                pair.contains(&[one, other]) && (ban.rounds[0]..=ban.rounds[1]).contains(&round)
            })
        };
        for (a, one) in cards.iter().enumerate() {
            for (b, other) in cards.iter().enumerate().skip(a + 1) {
                if !one.met.contains(&other.position) && !apart(one.position, other.position) {
                    rows.add_edge(a, b);
                }
            }
        }
        let floats_matter = table.rounds.is_none_or(|rounds| table.played + 2 < rounds);
        Field { cards, rows, floats_matter }
    }

    fn draw(&self, table: &Crosstable, preferences: TeamColourPreferences) -> DrawResult {
        let mut open = VertexSet::full(self.cards.len());
        let bye = match self.cards.len() % 2 {
            0 => None,
            _ => Some(self.bye()?),
        };
        bye.into_iter().for_each(|team| open.remove(team));
        if !can_all_be_paired(&self.rows, &open) {
            return Err(self.impossible(&open));
        }
        let mut brackets: Vec<PairedBracket> = Vec::new();
        while open.iter().next().is_some() {
            let chosen = upfloaters::choose_upfloaters(self, &open);
            let bracket: Vec<usize> = {
                let mut all = [&chosen.residents[..], &chosen.upfloaters[..]].concat();
                all.sort_unstable();
                all
            };
            let pairs = bracket::pair_team_bracket(self, &bracket, &chosen.upfloaters);
            bracket.iter().for_each(|team| open.remove(*team));
            let score = self.cards[chosen.residents[0]].score;
            brackets.push(PairedBracket { score, upfloaters: chosen.upfloaters, pairs });
        }
        Ok(self.told(table, preferences, &brackets, bye))
    }

    /// The team with the bye (3.4): of those whose bye lets all others be paired the lowest score,
    /// then the most matches played, then the largest number.
    fn bye(&self) -> Result<usize, DrawError> {
        let mut order: Vec<usize> =
            (0..self.cards.len()).filter(|team| self.cards[*team].may_have_bye).collect();
        order.sort_by_key(|team| {
            let card = &self.cards[*team];
            (card.score, Reverse(card.colours.len()), Reverse(card.number))
        });
        let fits = |team: &usize| {
            let mut others = VertexSet::full(self.cards.len());
            others.remove(*team);
            can_all_be_paired(&self.rows, &others)
        };
        order
            .into_iter()
            .find(fits)
            .ok_or_else(|| self.impossible(&VertexSet::full(self.cards.len())))
    }

    fn impossible(&self, open: &VertexSet) -> DrawError {
        let left = possibly_left_over_teams(&self.rows, open);
        DrawError::Impossible {
            obstructing: left.into_iter().map(|team| self.cards[team].position).collect(),
        }
    }

    /// The draw with its reasons, in the order of matches (C.04.2): by the higher score, the lower
    /// score, the smaller number.
    fn told(
        &self,
        table: &Crosstable,
        preferences: TeamColourPreferences,
        brackets: &[PairedBracket],
        bye: Option<usize>,
    ) -> Draw {
        let initial = table.initial_colour.unwrap_or(Colour::White);
        let mut pairings = Vec::new();
        for (number, bracket) in brackets.iter().enumerate() {
            for [top, bottom] in &bracket.pairs {
                let (one, other) = (&self.cards[*top], &self.cards[*bottom]);
                let given = colours::allocate_colours(one, other, initial, preferences);
                let [white, black] = given.teams;
                let scores = [one.score.max(other.score), one.score.min(other.score)];
                let first =
                    if (one.score, Reverse(one.number)) < (other.score, Reverse(other.number)) {
                        other.number
                    } else {
                        one.number
                    };
                let reasons = vec![
                    DrawReason::new("C.04.6 3.6", self.place_in_bracket(bracket, [*top, *bottom])),
                    given.reason,
                ];
                let pairing = Pairing {
                    bracket: Some(number),
                    reasons,
                    ..Pairing::without_reasons(white, Some(black))
                };
                pairings.push((Reverse(scores), first, pairing));
            }
        }
        pairings.sort_by_key(|(scores, first, _)| (*scores, *first));
        let mut pairings: Vec<Pairing> =
            pairings.into_iter().map(|(_, _, pairing)| pairing).collect();
        pairings.extend(bye.map(|team| {
            let card = &self.cards[team];
            let words = format!(
                "the bye: {} match points, the lowest score that leaves all others a match",
                card.score.to_text()
            );
            let reasons = vec![DrawReason::new("C.04.6 3.4", words)];
            Pairing { reasons, ..Pairing::without_reasons(card.position, None) }
        }));
        Draw {
            round: table.played + 1,
            pairings,
            reasons: vec![DrawReason::new(
                "C.04.6",
                format!("Swiss Team Pairing System of 2026, {}", preferences.title()),
            )],
            brackets: brackets.iter().map(|bracket| vec![self.of_bracket(bracket)]).collect(),
        }
    }

    /// What a bracket consists of.
    fn of_bracket(&self, bracket: &PairedBracket) -> DrawReason {
        let many = bracket.pairs.len() * 2 - bracket.upfloaters.len();
        let teams = if many == 1 { "team" } else { "teams" };
        let mut words = format!("{many} {teams} with {} match points", bracket.score.to_text());
        if !bracket.upfloaters.is_empty() {
            let named: Vec<String> = bracket
                .upfloaters
                .iter()
                .map(|team| {
                    let card = &self.cards[*team];
                    format!("{} with {}", card.number, card.score.to_text())
                })
                .collect();
            words.push_str(&format!(" and the upfloaters {}", named.join(", ")));
        }
        DrawReason::new("C.04.6 3.5", words)
    }

    /// Why a pair is one.
    fn place_in_bracket(&self, bracket: &PairedBracket, pair: [usize; 2]) -> String {
        let [top, bottom] = pair.map(|team| self.cards[team].number);
        let floats = bracket.upfloaters.iter().any(|team| pair.contains(team));
        let floats = if floats { ", one of them an upfloater" } else { "" };
        format!("{top} and {bottom} in the first pairing of the bracket by numbers{floats}")
    }
}
