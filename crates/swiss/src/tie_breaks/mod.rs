//! Tie-breaks of players and of teams: FIDE C.07, in force since 1 March 2026, articles 4 to 16. Each tie-break or family has a file in `worth/`; `unplayed` values unplayed rounds.
//!
//! The text is chapter TieBreakRegulations032026 of the FIDE handbook; [`clauses::CLAUSE_INTERPRETATIONS`] holds
//! readings of unclear clauses. Tests use the exercises of FIDE's Technical Commission
//! (`tests/tie_breaks/`). Not included: play-offs (3).
//! Teams are ranked by match points, or by game points.
//! To add one: a [`TieBreakKind`] and a row of [`TIE_BREAKS`] (`list.rs`), an arm in `worth/mod.rs`, a file
//! in `worth/` if the arm is long, and rows in `tests/tie_breaks/`.
//!
//! Tie-breaks apply in the order of the list, each to those still level (4.2). Players level at the
//! end of the list share the place, unless it includes lots.

mod boards;
pub mod clauses;
mod compact_name;
mod direct_encounter;
mod list;
mod modifier;
mod sum;
mod unplayed;
mod worth;

use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::BTreeMap;

use num_rational::Rational64;

use crate::crosstable::{Crosstable, GamePoints};
pub use list::{
    TIE_BREAK_ALIASES, TIE_BREAKS, TeamScore, TieBreak, TieBreakDefinition, TieBreakKind,
    UnknownTieBreak,
};
pub use modifier::{TieBreakModifier, TieBreakModifierKind};
use sum::number_text_with_fractions;
use unplayed::{CountedScore, ScoredCrosstable};
use worth::{ExplainedValue, tie_break_values};

/// A tie-break of a player.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ComputedTieBreak {
    pub by: TieBreak,
    /// Its value; `None` if it has none or was not needed.
    pub value: Option<Rational64>,
    /// Its arithmetic; empty if it was not needed.
    pub arithmetic: String,
    pub clauses: Vec<&'static str>,
}

impl ComputedTieBreak {
    fn new(by: TieBreak, worth: Option<ExplainedValue>) -> ComputedTieBreak {
        let Some(worth) = worth else {
            return ComputedTieBreak {
                by,
                value: None,
                arithmetic: String::new(),
                clauses: Vec::new(),
            };
        };
        let mut clauses = vec![by.definition.clause];
        clauses.extend(worth.clauses);
        ComputedTieBreak { by, value: worth.value, arithmetic: worth.arithmetic, clauses }
    }
}

/// A player's position among those with the same score.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PositionInTie {
    /// The position in the crosstable.
    pub contestant: usize,
    /// How many groups of players that stay level are better.
    pub better: u32,
    /// The tie-breaks in the order of the list.
    pub tie_breaks: Vec<ComputedTieBreak>,
}

/// A player's standing in a tournament.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Standing {
    /// The place, from 1; players who stay level share it.
    pub place: usize,
    /// The position in the crosstable.
    pub contestant: usize,
    pub points: GamePoints,
    /// The tie-breaks in the order of the list.
    pub tie_breaks: Vec<ComputedTieBreak>,
}

/// The tie-breaks of a tournament, computed for everybody.
pub struct TieBreaks<'a> {
    /// With the score that ranks: points, or match or game points of teams.
    field: ScoredCrosstable<'a>,
    /// With the other score of teams.
    other: Option<ScoredCrosstable<'a>>,
    list: Vec<TieBreakValues>,
}

/// A tie-break with everybody's value; without values if it depends on who is level.
struct TieBreakValues {
    by: TieBreak,
    of_everybody: Option<Vec<ExplainedValue>>,
}

impl<'a> TieBreaks<'a> {
    /// Computes a list of tie-breaks; lots use the seed.
    pub fn new(table: &'a Crosstable, list: Vec<TieBreak>, seed: u64) -> Self {
        let by_games = table.is_ranked_by_game_points();
        let (first, second) = match by_games {
            true => (CountedScore::GamePoints, CountedScore::Points),
            false => (CountedScore::Points, CountedScore::GamePoints),
        };
        let meant = |by: TieBreak| {
            let by = by.without_implied_score(table);
            if by_games { by.for_game_point_ranking() } else { by }
        };
        let field = ScoredCrosstable::new(Cow::Borrowed(table), first);
        let other = table.boards.map(|_| ScoredCrosstable::new(Cow::Borrowed(table), second));
        let worked = |by| TieBreakValues {
            by,
            of_everybody: tie_break_values(&field, other.as_ref(), by, seed),
        };
        let list: Vec<TieBreakValues> = list.into_iter().map(meant).map(worked).collect();
        TieBreaks { list, field, other }
    }

    /// Everybody by points and tie-breaks, best first.
    pub fn standings(&self) -> Vec<Standing> {
        let mut by_points: BTreeMap<Reverse<GamePoints>, Vec<usize>> = BTreeMap::new();
        for contestant in self.field.contestants() {
            let points = self.field.points(contestant);
            by_points.entry(Reverse(points)).or_default().push(contestant);
        }
        let mut standings: Vec<Standing> = Vec::with_capacity(self.field.contestants().len());
        for (Reverse(points), level) in by_points {
            let resolved = self.break_tie(level);
            for same in resolved.chunk_by(|a, b| a.better == b.better) {
                let place = standings.len() + 1;
                standings.extend(same.iter().map(|one| Standing {
                    place,
                    contestant: one.contestant,
                    points,
                    tie_breaks: one.tie_breaks.clone(),
                }));
            }
        }
        standings
    }

    /// Breaks the tie of contestants with the same score.
    pub fn break_tie(&self, level: Vec<usize>) -> Vec<PositionInTie> {
        let mut among = BTreeMap::new();
        let groups = self.split(level, 0, &mut among);
        let mut resolved = Vec::new();
        for (better, group) in groups.iter().enumerate() {
            for contestant in group {
                let broken = |(at, listed): (usize, &TieBreakValues)| match &listed.of_everybody {
                    Some(worths) => {
                        ComputedTieBreak::new(listed.by, Some(worths[*contestant].clone()))
                    }
                    None => ComputedTieBreak::new(listed.by, among.remove(&(at, *contestant))),
                };
                resolved.push(PositionInTie {
                    contestant: *contestant,
                    better: better as u32,
                    tie_breaks: self.list.iter().enumerate().map(broken).collect(),
                });
            }
        }
        resolved
    }

    /// Splits level contestants into groups by the tie-breaks of the list, from a given one on;
    /// each applies to every group still level (4.2). `among` receives the values that depend on
    /// who is level, by tie-break and contestant.
    fn split(
        &self,
        level: Vec<usize>,
        from: usize,
        among: &mut BTreeMap<(usize, usize), ExplainedValue>,
    ) -> Vec<Vec<usize>> {
        let Some(listed) = self.list.get(from).filter(|_| level.len() > 1) else {
            return vec![level];
        };
        let groups = match &listed.of_everybody {
            Some(worths) => by_value(listed.by, worths, level),
            None => self.among_level(listed.by, &level, from, among),
        };
        groups.into_iter().flat_map(|group| self.split(group, from + 1, among)).collect()
    }

    /// Splits level contestants by a tie-break that depends on who is level.
    fn among_level(
        &self,
        by: TieBreak,
        level: &[usize],
        from: usize,
        among: &mut BTreeMap<(usize, usize), ExplainedValue>,
    ) -> Vec<Vec<usize>> {
        let boards = match by.definition.measure {
            TieBreakKind::TopBoards => |sums: &[GamePoints]| sums.to_vec(),
            TieBreakKind::BottomBoards => boards::sums_without_lowest_boards,
            _ => return self.by_encounters(by, level, from, among),
        };
        let of_each: BTreeMap<usize, Option<Vec<GamePoints>>> = level
            .iter()
            .map(|team| {
                let teams = self.other.as_ref();
                (
                    *team,
                    teams
                        .and_then(|field| boards::points_by_board(field, *team))
                        .map(|own| boards(&own)),
                )
            })
            .collect();
        let mut order = level.to_vec();
        order.sort_by(|one, other| of_each[other].cmp(&of_each[one]));
        let groups = order.chunk_by(|one, other| of_each[one] == of_each[other]);
        let groups: Vec<Vec<usize>> = groups.map(<[usize]>::to_vec).collect();
        let mut place = 1;
        for group in &groups {
            for team in group {
                let told = match &of_each[team] {
                    Some(points) => {
                        let points = points.iter().map(|points| points.to_text());
                        points.collect::<Vec<_>>().join(", then ")
                    }
                    None => "the results of its boards are not all known".to_string(),
                };
                let value = (groups.len() > 1).then(|| Rational64::from(place));
                among.insert((from, *team), ExplainedValue::new(value, told));
            }
            place += group.len() as i64;
        }
        groups
    }

    fn by_encounters(
        &self,
        by: TieBreak,
        level: &[usize],
        from: usize,
        among: &mut BTreeMap<(usize, usize), ExplainedValue>,
    ) -> Vec<Vec<usize>> {
        let forfeits = by.modifier == Some(TieBreakModifier::Forfeits);
        let steps = match by.definition.measure {
            TieBreakKind::EncounterThenBoards { count, from_top } => Some((count, from_top)),
            _ => None,
        };
        let extended =
            steps.is_some() || by.definition.measure == TieBreakKind::ExtendedDirectEncounter;
        let other = self.other.as_ref().filter(|_| extended);
        // The other score, where the tie-break names it.
        let field = self.other.as_ref().filter(|_| by.score.is_some()).unwrap_or(&self.field);
        let groups = match other {
            Some(other) => {
                direct_encounter::split_by_extended_encounter([&self.field, other], level, forfeits)
            }
            None => direct_encounter::split_by_direct_encounter(field, level, forfeits),
        };
        let (groups, by_boards) = self.knock_out(groups, steps);
        let decides = groups.len() > 1;
        let found = direct_encounter::encounter_results(field, &groups, forfeits);
        let by_other =
            other.map(|other| direct_encounter::encounter_results(other, &groups, forfeits));
        for (contestant, own) in found {
            let place = match decides {
                true => format!("place {} of {}", own.place, level.len()),
                false => "which leave them level".to_string(),
            };
            let (points, others) = (number_text_with_fractions(own.points), level.len() - 1);
            let (points, games) = match by_other.as_ref().and_then(|other| other.get(&contestant)) {
                Some(second) => {
                    let [first, other] = match self.field.table().is_ranked_by_game_points() {
                        true => ["game", "match"],
                        false => ["match", "game"],
                    };
                    let second = number_text_with_fractions(second.points);
                    (format!("{points} {first} points and {second} {other} points"), "matches")
                }
                None => (points, if self.other.is_some() { "matches" } else { "games" }),
            };
            let then = by_boards.get(&contestant);
            let then = then.map(|told| format!("; then {told}")).unwrap_or_default();
            let sentence = format!(
                "{points} from {games} with {} of {others} who are level{then}, {place}",
                own.met
            );
            let value = decides.then(|| Rational64::from(own.place as i64));
            let mut worth = ExplainedValue::new(value, sentence);
            if forfeits {
                worth.clauses.push(clauses::ENCOUNTER_FORFEITS_CLAUSE);
            }
            among.insert((from, contestant), worth);
        }
        groups
    }
}

impl TieBreaks<'_> {
    /// The groups of an extended direct encounter; those of two teams that are level by match points and
    /// game points are split by the boards of their matches, as far as the tie-break says. Also how, by team.
    fn knock_out(
        &self,
        groups: Vec<Vec<usize>>,
        steps: Option<(bool, bool)>,
    ) -> (Vec<Vec<usize>>, BTreeMap<usize, String>) {
        let (mut split, mut told) = (Vec::with_capacity(groups.len()), BTreeMap::new());
        let is_level =
            |field: &ScoredCrosstable<'_>, one, other| field.points(one) == field.points(other);
        for group in groups {
            let pair = <[usize; 2]>::try_from(group.as_slice()).ok();
            let pair = pair.filter(|[one, other]| {
                is_level(&self.field, *one, *other)
                    && self.other.as_ref().is_some_and(|field| is_level(field, *one, *other))
            });
            let ordered = pair.zip(steps).and_then(|(pair, (by_count, from_top))| {
                boards::rank_pair_by_boards(&self.field, pair, by_count, from_top)
            });
            match ordered {
                Some((order, how)) => {
                    split.extend(order.map(|team| vec![team]));
                    told.extend(order.map(|team| (team, how.clone())));
                }
                None => split.push(group),
            }
        }
        (split, told)
    }
}

/// Contestants in groups of equal value, best first. Those without a value come last.
fn by_value(by: TieBreak, worths: &[ExplainedValue], mut level: Vec<usize>) -> Vec<Vec<usize>> {
    let value = |contestant: &usize| worths[*contestant].value;
    if by.is_lower_better() {
        level.sort_by_key(|contestant| (value(contestant).is_none(), value(contestant)));
    } else {
        level.sort_by_key(|contestant| Reverse(value(contestant)));
    }
    level.chunk_by(|a, b| value(a) == value(b)).map(<[usize]>::to_vec).collect()
}
