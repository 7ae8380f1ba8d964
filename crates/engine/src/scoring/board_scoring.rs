//! What was computed from the boards and matches of an event.

use model::{Event, Note};

use super::artificial_context::ArtificialScoreInputs;
use super::knockouts::Knockout;
use super::match_score::MatchScore;
use super::plan::{ScoringMethod, ScoringPlan};
use super::points::{BoardPoints, BoardPointsOfSides};
use super::rounds::MatchRounds;
use super::travellers::Traveller;

/// What boards and matches form.
#[derive(Debug)]
pub enum ContestStructure {
    /// Sessions of boards that add up.
    Boards,
    /// Matches that add up.
    Matches,
    /// The rounds of a Swiss or round robin, drawn one by one.
    Rounds(MatchRounds),
    Knockout(Knockout),
}

/// All that was computed between boards and totals.
#[derive(Debug)]
pub struct ScoredBoardsAndMatches {
    /// The scoring of the event.
    pub plan: ScoringPlan,
    /// The names of the sessions.
    pub sessions: Vec<String>,
    /// Its travellers, by session, round, section and board.
    pub travellers: Vec<Traveller>,
    /// The points of each line of the event.
    pub points: Vec<BoardPointsOfSides>,
    /// The inputs of artificial scores.
    pub(super) context: ArtificialScoreInputs,
    /// Its matches, by session and round.
    pub matches: Vec<MatchScore>,
    /// What boards and matches form.
    pub contest: ContestStructure,
}

impl ScoredBoardsAndMatches {
    /// The knock-out of its matches.
    pub fn knockout(&self) -> Option<&Knockout> {
        match &self.contest {
            ContestStructure::Knockout(knockout) => Some(knockout),
            _ => None,
        }
    }

    /// The rounds of its matches, if drawn one by one.
    pub fn match_rounds(&self) -> Option<&MatchRounds> {
        match &self.contest {
            ContestStructure::Rounds(rounds) => Some(rounds),
            _ => None,
        }
    }

    /// The points of each contestant at the table of a line.
    pub fn points_on_line<'a>(
        &'a self,
        event: &'a Event,
        line: usize,
    ) -> impl Iterator<Item = (usize, BoardPoints)> + 'a {
        let sides = event.boards[line].sides();
        (0..2)
            .filter_map(move |side| Some((sides[side], self.points_counted_on_line(line, side)?)))
            .flat_map(|(side, points)| side.contestants().map(move |entry| (entry, points)))
    }

    /// The points that a line counts for a side, 0 for North-South. A board of teams counts once:
    /// for the side that sat North-South in this room; the other side has it from its own
    /// North-South room.
    pub fn points_counted_on_line(&self, line: usize, side: usize) -> Option<BoardPoints> {
        let rooms = matches!(self.plan.method, ScoringMethod::Teams | ScoringMethod::BoardAMatch);
        let points = self.points[line][side]?;
        (!rooms || side == 0 || points.artificial).then_some(points)
    }

    /// Matches that an entry won, drew and lost, by the scores of both sides; byes do not count.
    /// `None` without matches.
    pub(crate) fn win_draw_loss(&self, entry: usize) -> Option<[u32; 3]> {
        if let Some(knockout) = self.knockout() {
            return Some(knockout.win_draw_loss(entry));
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
}
