//! The teams of a report, their matches and byes, as read from a file or to be written.
//! `team_table` makes a crosstable of them, `teams` has the records.

use crate::crosstable::{Colour, ForbiddenPairing, GamePoints, PointSystem, RoundResult};

/// The teams of a report and their matches.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TeamReport {
    /// The teams, in order.
    pub teams: Vec<ReportedTeam>,
    /// Their matches, by round and home team.
    pub matches: Vec<TeamMatch>,
    /// Byes, by round and team.
    pub byes: Vec<TeamBye>,
    /// Teams that must not meet (`260`), as positions.
    pub forbidden: Vec<ForbiddenPairing>,
    /// The match points and game points of the bye of the draw, if the report says (`320`).
    pub bye_points: Option<[GamePoints; 2]>,
    /// The colour of the home team on each board; the last two repeat. Empty if they alternate from
    /// White.
    pub colours: Vec<Colour>,
}

/// A team with its players, as a report names them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ReportedTeam {
    /// The number by which records refer to the team.
    pub number: u32,
    pub name: String,
    pub nickname: String,
    /// Its strength, such as the average rating.
    pub strength: Option<u32>,
    /// The match points in the report; checked, never used.
    pub match_points: Option<GamePoints>,
    /// The game points in the report; checked, never used.
    pub game_points: Option<GamePoints>,
    /// The place in the report.
    pub rank: Option<u32>,
    /// Its players in the order of boards, as positions.
    pub players: Vec<usize>,
}

/// A match of two teams.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamMatch {
    /// The round, from 1.
    pub round: usize,
    /// The teams as positions, home first.
    pub teams: [usize; 2],
    /// The players of each board as positions, home first; `None` for an empty board. Empty for a
    /// match that was forfeited as a whole.
    pub boards: Vec<[Option<usize>; 2]>,
    /// Of a match that was forfeited as a whole: whether each team did.
    pub forfeited: Option<[bool; 2]>,
}

/// A bye of a team.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TeamBye {
    /// The round, from 1.
    pub round: usize,
    /// The team, as a position.
    pub team: usize,
    pub bye: RoundResult,
}

impl TeamReport {
    /// The match points and game points of a bye: those of the report for the bye of the draw, else the
    /// usual ones.
    pub(super) fn points_of_bye(&self, bye: RoundResult, set_in_advance: bool) -> [GamePoints; 2] {
        let given = self.bye_points.filter(|_| bye == RoundResult::AllocatedBye);
        given.unwrap_or_else(|| self.usual_points_of_bye(bye, set_in_advance))
    }

    /// Those of a draw, all boards for a full one (C.04.6, 1.4); none with pairings set in advance.
    fn usual_points_of_bye(&self, bye: RoundResult, set_in_advance: bool) -> [GamePoints; 2] {
        let boards = self.max_match_boards() as i32;
        let (system, of_boards) =
            (PointSystem::MATCH_POINTS, |each: GamePoints| GamePoints(each.0 * boards));
        match bye {
            RoundResult::FullBye => [system.full_bye, of_boards(GamePoints::ONE)],
            RoundResult::AllocatedBye | RoundResult::HalfBye if !set_in_advance => {
                [system.half_bye, of_boards(GamePoints::HALF)]
            }
            _ => [GamePoints::ZERO; 2],
        }
    }

    /// Whether the bye of the draw has other points than the usual ones.
    pub fn has_unusual_bye_points(&self, set_in_advance: bool) -> bool {
        let usual = self.usual_points_of_bye(RoundResult::AllocatedBye, set_in_advance);
        self.bye_points.is_some_and(|points| points != usual)
    }

    /// The colour of the home team on a board, counted from 0.
    pub fn home_colour(&self, board: usize) -> Colour {
        let alternating = [Colour::White, Colour::Black][board % 2];
        let last = |many: usize| self.colours[many - 2 + (board - many) % 2];
        let given = self.colours.get(board).copied();
        let repeated = || (self.colours.len() > 1).then(|| last(self.colours.len()));
        given.or_else(repeated).unwrap_or(alternating)
    }

    /// Whether the colours of boards alternate from White.
    pub fn has_alternating_colours(&self) -> bool {
        (0..self.colours.len())
            .all(|board| self.home_colour(board) == [Colour::White, Colour::Black][board % 2])
    }

    /// The most boards of a match.
    pub fn max_match_boards(&self) -> usize {
        self.matches.iter().map(|one| one.boards.len()).max().unwrap_or(0)
    }
}
