//! The value of unplayed rounds in Buchholz and Sonneborn-Berger: C.07, articles 15.3 and 16, in
//! force since 1 March 2026.
//!
//! | round of the player | for the opponents' tie-breaks (16.3) | for the own (16.4) | voluntary (16.1.2) |
//! |---|---|---|---|
//! | bye of the draw, full-point bye | as awarded | dummy, at most draws in all rounds | no |
//! | forfeit won | as awarded | dummy, at most the opponent's adjusted points | no |
//! | forfeit lost | as awarded | dummy, at most the opponent's adjusted points | yes |
//! | half-point or zero-point bye, a later round played or won | as awarded | dummy, at most draws in all rounds | yes |
//! | the same, all later rounds voluntary, as after a withdrawal | a draw | dummy, at most draws in all rounds | yes |
//!
//! The dummy has the player's own points up to that cap, and the round's points were scored against
//! it. Until February 2026 there was no cap.

use std::borrow::Cow;
use std::cell::OnceCell;

use crate::crosstable::{Colour, Crosstable, GamePoints, PlayerGameResult, RoundResult};

/// What the field's points are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CountedScore {
    /// The points of the table: those of games, or match points of teams.
    Points,
    /// The game points of teams.
    GamePoints,
}

/// A crosstable with intermediate values of tie-breaks.
pub(super) struct ScoredCrosstable<'a> {
    table: Cow<'a, Crosstable>,
    scale: CountedScore,
    points: Vec<GamePoints>,
    adjusted: Vec<GamePoints>,
    fore: OnceCell<Option<Box<ScoredCrosstable<'a>>>>,
}

/// The contribution of a round to a sum over opponents.
#[derive(Clone, Copy, Debug)]
pub(super) struct RoundContribution {
    /// The round, from 0.
    pub round: usize,
    /// The adjusted points of the opponent, or those of the dummy.
    pub score: GamePoints,
    /// The player's points in the round.
    pub won: GamePoints,
    /// Whether the player chose not to play.
    pub voluntary: bool,
    /// The opponent; `None` for the dummy.
    pub opponent: Option<usize>,
}

/// Whether a player requested a bye, or was absent (16.1.1).
fn is_requested(round_result: RoundResult) -> bool {
    matches!(round_result, RoundResult::HalfBye | RoundResult::ZeroBye | RoundResult::Absent)
}

/// Whether a player chose not to play a round (16.1.2).
fn is_voluntary(round_result: RoundResult) -> bool {
    is_requested(round_result)
        || matches!(round_result, RoundResult::Forfeit { result: PlayerGameResult::Loss, .. })
}

impl<'a> ScoredCrosstable<'a> {
    /// The field of a crosstable, with one of its scores.
    pub(super) fn new(table: Cow<'a, Crosstable>, scale: CountedScore) -> Self {
        let everybody = 0..table.contestants.len();
        let total = |contestant| {
            let worth = |(round, result)| worth(&table, scale, contestant, round, result);
            round_results(&table, contestant).map(worth).sum()
        };
        let points = everybody.clone().map(total).collect();
        let adjusted = everybody.map(|contestant| adjusted(&table, scale, contestant)).collect();
        ScoredCrosstable { table, scale, points, adjusted, fore: OnceCell::new() }
    }

    pub(super) fn table(&self) -> &Crosstable {
        &self.table
    }

    /// The number of rounds.
    pub(super) fn round_count(&self) -> usize {
        self.table.played
    }

    /// The players, as positions.
    pub(super) fn contestants(&self) -> std::ops::Range<usize> {
        0..self.table.contestants.len()
    }

    /// The outcomes of a player by round.
    pub(super) fn round_results(
        &self,
        contestant: usize,
    ) -> impl DoubleEndedIterator<Item = (usize, RoundResult)> {
        round_results(&self.table, contestant)
    }

    /// The games of a player over the board: round, opponent, colour and result.
    pub(super) fn games(
        &self,
        contestant: usize,
    ) -> impl Iterator<Item = (usize, usize, Colour, PlayerGameResult)> {
        self.round_results(contestant).filter_map(|(round, round_result)| match round_result {
            RoundResult::Game { opponent, colour, result, .. } => {
                Some((round, opponent, colour, result))
            }
            _ => None,
        })
    }

    /// The points of a player.
    pub(super) fn points(&self, contestant: usize) -> GamePoints {
        self.points[contestant]
    }

    /// The points of a player for opponents' tie-breaks (16.3).
    pub(super) fn adjusted_points(&self, contestant: usize) -> GamePoints {
        self.adjusted[contestant]
    }

    /// The points of a player in a round.
    pub(super) fn round_points(
        &self,
        contestant: usize,
        round: usize,
        result: RoundResult,
    ) -> GamePoints {
        worth(&self.table, self.scale, contestant, round, result)
    }

    /// The most points of a game or match.
    pub(super) fn max_points(&self) -> GamePoints {
        match self.scale {
            CountedScore::Points => self.table.points.max_points(),
            CountedScore::GamePoints => won_boards(&self.table),
        }
    }

    /// The points of a draw; the higher if they depend on the colour.
    pub(super) fn draw_points(&self) -> GamePoints {
        drawn(&self.table, self.scale)
    }

    /// The fewest points of a game or match played.
    pub(super) fn min_points(&self) -> GamePoints {
        match self.scale {
            CountedScore::Points => self.table.points.loss.into_iter().min().unwrap_or_default(),
            CountedScore::GamePoints => GamePoints::ZERO,
        }
    }

    /// The opponent whose points count: one met, and with pairings set in advance also one who
    /// forfeited (15.2).
    pub(super) fn counting_opponent(&self, round_result: RoundResult) -> Option<usize> {
        if self.table.set_in_advance {
            round_result.paired_opponent()
        } else {
            round_result.opponent_met()
        }
    }

    /// The contribution of each round to a sum over opponents: the opponent's points, else the
    /// dummy's. With pairings set in advance, a bye is no round.
    pub(super) fn round_contributions(&self, contestant: usize) -> Vec<RoundContribution> {
        let set = self.table.set_in_advance;
        let contribution = |(round, round_result): (usize, RoundResult)| RoundContribution {
            round,
            score: match self.counting_opponent(round_result) {
                Some(opponent) => self.adjusted_points(opponent),
                None => self.dummy(contestant, round_result),
            },
            won: self.round_points(contestant, round, round_result),
            voluntary: !set && is_voluntary(round_result),
            opponent: self.counting_opponent(round_result),
        };
        let counts = |(_, round_result): &(usize, RoundResult)| {
            !set || round_result.paired_opponent().is_some()
        };
        self.round_results(contestant).filter(counts).map(contribution).collect()
    }

    /// The points of the dummy opponent of an unplayed round (16.4).
    fn dummy(&self, contestant: usize, round_result: RoundResult) -> GamePoints {
        let cap = match round_result {
            // 16.4.1
            RoundResult::Forfeit { opponent: Some(opponent), .. } => self.adjusted_points(opponent),
            // 16.4.2
            _ => GamePoints(self.draw_points().0 * self.round_count() as i32),
        };
        self.points(contestant).min(cap)
    }

    /// The same field with every board of the last planned round drawn (8.3); `None` before that
    /// round.
    pub(super) fn with_last_round_as_draws(&self) -> Option<&ScoredCrosstable<'a>> {
        let table = &self.table;
        let last = || {
            table
                .played
                .checked_sub(1)
                .filter(|_| table.rounds.is_none_or(|all| table.played >= all))
        };
        let fore = || {
            last().map(|round| {
                Box::new(ScoredCrosstable::new(Cow::Owned(all_drawn(table, round)), self.scale))
            })
        };
        self.fore.get_or_init(fore).as_deref()
    }
}

/// The outcomes of a player by round; missing ones are absences.
fn round_results(
    table: &Crosstable,
    contestant: usize,
) -> impl DoubleEndedIterator<Item = (usize, RoundResult)> {
    let known = &table.contestants[contestant].round_results;
    (0..table.played).map(|round| (round, known.get(round).copied().unwrap_or(RoundResult::Absent)))
}

/// The points of a draw; the higher if they depend on the colour.
fn drawn(table: &Crosstable, scale: CountedScore) -> GamePoints {
    match scale {
        CountedScore::Points => table.points.draw.into_iter().max().unwrap_or_default(),
        CountedScore::GamePoints => GamePoints(won_boards(table).0 / 2),
    }
}

/// The game points of a match won on every board.
fn won_boards(table: &Crosstable) -> GamePoints {
    GamePoints(GamePoints::ONE.0 * table.boards.unwrap_or(0) as i32)
}

/// The points of a player in a round, on a scale.
fn worth(
    table: &Crosstable,
    scale: CountedScore,
    contestant: usize,
    round: usize,
    round_result: RoundResult,
) -> GamePoints {
    match scale {
        CountedScore::Points => table.points.points(round_result),
        CountedScore::GamePoints => {
            let own = table.contestants[contestant].team_rounds.get(round);
            own.map(|own| own.points).unwrap_or_default()
        }
    }
}

/// The points of a player for opponents' tie-breaks: a requested bye followed only by rounds not
/// played by choice counts as a draw (16.2.5, 16.3.2).
fn adjusted(table: &Crosstable, scale: CountedScore, contestant: usize) -> GamePoints {
    let mut sum = GamePoints::ZERO;
    let mut at_the_end = !table.set_in_advance;
    for (round, round_result) in round_results(table, contestant).rev() {
        let is_draw = at_the_end && is_requested(round_result);
        let own = || worth(table, scale, contestant, round, round_result);
        sum += if is_draw { drawn(table, scale) } else { own() };
        at_the_end &= is_voluntary(round_result);
    }
    sum
}

/// The table with every board of a round drawn, including forfeits.
fn all_drawn(table: &Crosstable, round: usize) -> Crosstable {
    let half = drawn(table, CountedScore::GamePoints);
    let mut table = table.clone();
    for who in &mut table.contestants {
        let Some(round_result) = who.round_results.get_mut(round) else { continue };
        let paired = match *round_result {
            RoundResult::Game { opponent, colour, rated, .. } => Some((opponent, colour, rated)),
            RoundResult::Forfeit { opponent: Some(opponent), colour, .. } => {
                Some((opponent, colour.unwrap_or(Colour::White), false))
            }
            _ => None,
        };
        if let Some((opponent, colour, rated)) = paired {
            *round_result =
                RoundResult::Game { opponent, colour, result: PlayerGameResult::Draw, rated };
            if let Some(own) = who.team_rounds.get_mut(round) {
                own.points = half;
            }
        }
    }
    table
}
