//! What was worked out of the boards and matches of an event.

use crate::model::{Event, Note};

use super::beyond::Beyond;
use super::field::Traveller;
use super::knockouts::Knockout;
use super::match_score::MatchScore;
use super::plan::{Method, Plan};
use super::points::{Points, TablePoints};
use super::rounds::Rounds;

/// What boards and matches are of.
#[derive(Debug)]
pub enum Contest {
    /// Sessions of boards.
    Boards,
    /// Matches that add up.
    Matches,
    /// The rounds of a Swiss or a round robin, drawn one by one.
    Rounds(Rounds),
    /// A knock-out.
    Knockout(Knockout),
}

/// Everything that was worked out on the way from boards to totals.
#[derive(Debug)]
pub struct Worked {
    /// How the event is scored.
    pub plan: Plan,
    /// The names of the sessions.
    pub sessions: Vec<String>,
    /// Its travellers, by session, round, section and board.
    pub travellers: Vec<Traveller>,
    /// The points of each line of the event.
    pub points: Vec<TablePoints>,
    /// What artificial scores depended on.
    pub(super) beyond: Beyond,
    /// Its matches, by session and round.
    pub matches: Vec<MatchScore>,
    /// What its boards and matches are of.
    pub contest: Contest,
}

impl Worked {
    /// The knock-out that its matches make.
    pub fn knockout(&self) -> Option<&Knockout> {
        match &self.contest {
            Contest::Knockout(knockout) => Some(knockout),
            _ => None,
        }
    }

    /// The rounds of its matches, where they are drawn one by one.
    pub fn rounds(&self) -> Option<&Rounds> {
        match &self.contest {
            Contest::Rounds(rounds) => Some(rounds),
            _ => None,
        }
    }

    /// What each contestant at a table makes of a line.
    pub fn of_line<'a>(
        &'a self,
        event: &'a Event,
        line: usize,
    ) -> impl Iterator<Item = (usize, Points)> + 'a {
        let sides = event.boards[line].sides();
        (0..2)
            .filter_map(move |side| Some((sides[side], self.counting(line, side)?)))
            .flat_map(|(side, points)| side.contestants().map(move |entry| (entry, points)))
    }

    /// The points of a side of a line, 0 for North-South, where they count for it.
    /// A board of teams counts once: the side that sat North-South has it from this
    /// room, the other from its own.
    pub fn counting(&self, line: usize, side: usize) -> Option<Points> {
        let rooms = matches!(self.plan.method, Method::Teams | Method::BoardAMatch);
        let points = self.points[line][side]?;
        (!rooms || side == 0 || points.artificial).then_some(points)
    }

    /// Matches that an entry won, drew and lost, by what both sides got of them; a
    /// bye is none. No matches, no record.
    pub fn record_of(&self, entry: usize) -> Option<[u32; 3]> {
        if let Some(knockout) = self.knockout() {
            return Some(knockout.record_of(entry));
        }
        let mut record = [0; 3];
        for played in self.matches.iter().filter(|played| played.note != Some(Note::PlayOff)) {
            let Some(side) = played.sides.iter().position(|side| *side == Some(entry)) else {
                continue;
            };
            if let (Some(own), Some(other)) = (played.won[side], played.won[1 - side]) {
                record[match own.cmp(&other) {
                    std::cmp::Ordering::Greater => 0,
                    std::cmp::Ordering::Equal => 1,
                    std::cmp::Ordering::Less => 2,
                }] += 1;
            }
        }
        (!self.matches.is_empty()).then_some(record)
    }

    /// Boards that each contestant has a score on.
    pub fn boards_played(&self, event: &Event) -> Vec<usize> {
        let mut boards = vec![0; event.entries.len()];
        for line in 0..event.boards.len() {
            self.of_line(event, line).for_each(|(entry, _)| boards[entry] += 1);
        }
        boards
    }
}
