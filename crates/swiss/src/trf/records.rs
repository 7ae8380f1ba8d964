//! Records about players, which can precede the players: byes (`240`, `XXZ`), points for the draw
//! only (`250`, `XXA`), forbidden pairs (`260`, `XXP`).

use std::collections::HashMap;

use super::columns::{TrfLineColumns, parse_points, parse_whole_number};
use super::player::MOST_ROUNDS;
use super::report::ReportLine;
use crate::crosstable::{Contestant, ForbiddenPairing, GamePoints, RoundResult};

/// The last round with three digits; means every round.
const EVERY_ROUND: u32 = 999;
/// The most players of one record of forbidden pairs.
const MOST_TOGETHER: usize = 256;
/// The most points for the draw in a file.
const MOST_GIVEN: usize = 10_000_000;

/// A record about players.
pub(super) struct DrawInstructionRecord {
    pub line: u32,
    pub code: String,
    pub what: DrawInstruction,
}

/// The content of a record about players, by their numbers.
pub(super) enum DrawInstruction {
    /// Byes in a round.
    Byes {
        /// The round, from 1; `None` for the round to be drawn.
        round: Option<u32>,
        bye: RoundResult,
        /// The starting numbers of the players.
        ids: Vec<u32>,
    },
    /// Points for the draw in some rounds, for a range of numbers.
    Range {
        points: GamePoints,
        /// The first and the last round.
        rounds: [u32; 2],
        /// The first and the last number.
        ids: [u32; 2],
    },
    /// Points for the draw in every round, for one player.
    Each {
        /// The starting number of the player.
        id: u32,
        /// The points of each round.
        points: Vec<GamePoints>,
    },
    /// Players of whom no two may meet.
    Apart {
        /// The first and the last round.
        rounds: [u32; 2],
        /// The starting numbers of the players.
        ids: Vec<u32>,
    },
}

impl DrawInstructionRecord {
    /// Parses a record; the error says what is invalid.
    pub(super) fn parse(line: &ReportLine) -> Result<DrawInstructionRecord, String> {
        let words: Vec<&str> = line.text.split_whitespace().collect();
        let what = match (line.code.as_str(), &words[..]) {
            ("240", [kind, round, ids @ ..]) => {
                let bye = match *kind {
                    "F" | "f" => RoundResult::FullBye,
                    "H" | "h" => RoundResult::HalfBye,
                    "Z" | "z" => RoundResult::ZeroBye,
                    other => return Err(format!("there is no bye {other}; it is F, H or Z")),
                };
                DrawInstruction::Byes { round: Some(round_of(round)?), bye, ids: numbers(ids)? }
            }
            ("XXZ", ids) => {
                DrawInstruction::Byes { round: None, bye: RoundResult::ZeroBye, ids: numbers(ids)? }
            }
            // Players have no match points: the field can be blank.
            ("250", [rest @ .., worth, first, last, from, to]) if rest.len() <= 1 => {
                if rest.first().and_then(|worth| parse_points(worth)).unwrap_or_default()
                    != GamePoints::ZERO
                {
                    return Err("match points are for teams".to_string());
                }
                let worth = parse_points(worth)
                    .ok_or_else(|| format!("\u{201c}{worth}\u{201d} are not points"))?;
                let rounds = [round_of(first)?, round_of(last)?];
                DrawInstruction::Range { points: worth, rounds, ids: [number(from)?, number(to)?] }
            }
            ("260", [first, last, ids @ ..]) => DrawInstruction::Apart {
                rounds: [round_of(first)?, round_of(last)?],
                ids: numbers(ids)?,
            },
            ("XXP", ids) => DrawInstruction::Apart { rounds: [1, EVERY_ROUND], ids: numbers(ids)? },
            ("XXA", [id, ..]) => {
                DrawInstruction::Each { id: number(id)?, points: by_round(&line.text)? }
            }
            _ => return Err("something is missing in it".to_string()),
        };
        let listed = match &what {
            DrawInstruction::Apart { ids, .. } => ids.len(),
            _ => 0,
        };
        if listed > MOST_TOGETHER {
            return Err(format!("it lists {listed} players, more than {MOST_TOGETHER}"));
        }
        Ok(DrawInstructionRecord { line: line.line, code: line.code.clone(), what })
    }

    /// The numbers in it that no player has.
    pub(super) fn unknown_player_numbers(&self, positions: &HashMap<u32, usize>) -> Vec<u32> {
        let named: &[u32] = match &self.what {
            DrawInstruction::Byes { ids, .. } | DrawInstruction::Apart { ids, .. } => ids,
            DrawInstruction::Each { id, .. } => std::slice::from_ref(id),
            // A range can include numbers that do not exist.
            DrawInstruction::Range { .. } => &[],
        };
        named.iter().copied().filter(|id| !positions.contains_key(id)).collect()
    }
}

/// Assigns points for the draw.
pub(super) struct VirtualPointsAssignment<'a> {
    positions: &'a HashMap<u32, usize>,
    /// Numbers in order, with positions.
    sorted: Vec<(u32, usize)>,
    given: usize,
}

impl<'a> VirtualPointsAssignment<'a> {
    /// For players at these positions.
    pub(super) fn new(positions: &'a HashMap<u32, usize>) -> VirtualPointsAssignment<'a> {
        let mut sorted: Vec<(u32, usize)> =
            positions.iter().map(|(id, position)| (*id, *position)).collect();
        sorted.sort_unstable();
        VirtualPointsAssignment { positions, sorted, given: 0 }
    }

    /// Applies a record of points.
    pub(super) fn apply_record(
        &mut self,
        what: &DrawInstruction,
        contestants: &mut [Contestant],
    ) -> Result<(), String> {
        match what {
            DrawInstruction::Each { id, points } => {
                if let Some(position) = self.positions.get(id) {
                    contestants[*position].virtual_points.clone_from(points);
                }
                Ok(())
            }
            DrawInstruction::Range { points, rounds: [first, last], ids: [from, to] } => {
                if first > last || from > to {
                    return Err("its end comes before its beginning".to_string());
                }
                let [begin, end] = [*first - 1, (*last).min(MOST_ROUNDS as u32)]
                    .map(|round| usize::try_from(round).unwrap_or(MOST_ROUNDS));
                let start = self.sorted.partition_point(|(id, _)| id < from);
                let stop = self.sorted.partition_point(|(id, _)| id <= to);
                self.given += (stop - start) * end.saturating_sub(begin).max(1);
                if self.given > MOST_GIVEN {
                    return Err("the file gives more points than any tournament".to_string());
                }
                for (_, position) in &self.sorted[start..stop] {
                    let given = &mut contestants[*position].virtual_points;
                    if given.len() < end {
                        given.resize(end, GamePoints::ZERO);
                    }
                    given[begin.min(end)..end].fill(*points);
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }
}

/// All pairs of the given players, by position.
pub(super) fn forbidden_pairings_among(
    ids: &[u32],
    rounds: [u32; 2],
    positions: &HashMap<u32, usize>,
) -> Vec<ForbiddenPairing> {
    let named: Vec<usize> = ids.iter().filter_map(|id| positions.get(id).copied()).collect();
    let mut pairs = Vec::new();
    for (index, one) in named.iter().enumerate() {
        for other in named[index + 1..].iter().filter(|other| *other != one) {
            pairs.push(ForbiddenPairing { pair: [*one.min(other), *one.max(other)], rounds });
        }
    }
    pairs
}

fn number(word: &str) -> Result<u32, String> {
    let number = parse_whole_number(word).filter(|number| *number > 0);
    number.ok_or_else(|| format!("\u{201c}{word}\u{201d} is not a player\u{2019}s number"))
}

fn numbers(words: &[&str]) -> Result<Vec<u32>, String> {
    words.iter().map(|word| number(word)).collect()
}

fn round_of(word: &str) -> Result<u32, String> {
    let round = parse_whole_number(word).filter(|round| (1..=EVERY_ROUND).contains(round));
    round.ok_or_else(|| format!("\u{201c}{word}\u{201d} is not a round"))
}

/// The points of `XXA`: for round r they begin in column 10 + 5 (r - 1). If they are not in those
/// columns, they are taken word by word.
fn by_round(text: &str) -> Result<Vec<GamePoints>, String> {
    // The text begins in column 5.
    const FIRST: usize = 6;
    const STEP: usize = 5;
    let columns = TrfLineColumns::new(text);
    let count = (columns.len() + 1).saturating_sub(FIRST).div_ceil(STEP);
    let words: Vec<&str> = text.split_whitespace().skip(1).collect();
    if count.max(words.len()) > MOST_ROUNDS {
        return Err(format!("it has more than {MOST_ROUNDS} rounds"));
    }
    let stand = (0..count).map(|round| {
        let first = FIRST + STEP * round;
        let apart = columns.get(first - 1, first - 1).is_empty();
        match columns.get(first, first + 3) {
            "" => apart.then_some(GamePoints::ZERO),
            text => parse_points(text).filter(|_| apart),
        }
    });
    let read: Option<Vec<GamePoints>> = stand.collect();
    let read = read.or_else(|| words.iter().map(|word| parse_points(word)).collect());
    read.ok_or_else(|| "its points are invalid".to_string())
}
