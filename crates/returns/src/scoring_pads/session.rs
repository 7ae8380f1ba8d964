//! A session as pads, platforms and scoring programs tell it. Every reader pours into this shape,
//! and `sheets.rs` makes a return of it.

use crate::remarks::EmbeddedFormCells;
use model::problem::ProblemDetail;
use model::{Direction, Format, Room, Scoring};

/// A session of one section, which becomes an event.
#[derive(Debug, Default)]
pub(super) struct PadSession {
    /// Its short name among several.
    pub id: String,
    pub title: Option<String>,
    /// The day, as a spreadsheet counts days.
    pub day: Option<i32>,
    pub organiser: Option<String>,
    pub format: Option<Format>,
    pub scoring: Option<Scoring>,
    /// Whether each direction has a winner.
    pub two_winners: bool,
    pub entries: Vec<PadEntry>,
    pub lines: Vec<PadBoardLine>,
    pub published: Vec<PublishedScore>,
    pub deals: Vec<BoardHands>,
    /// The lines without a result of which the problems tell.
    pub awaited: Vec<usize>,
    /// What palmares wrote of the event.
    pub remarks: EmbeddedFormRows,
    /// What is wrong, and where.
    pub troubles: Vec<(SessionProblemPlace, ProblemDetail)>,
}

impl PadSession {
    /// Adds a problem of the whole session.
    pub(super) fn report(&mut self, trouble: impl Into<ProblemDetail>) {
        self.troubles.push((SessionProblemPlace::Session, trouble.into()));
    }
}

/// Rows of the form that palmares itself wrote into a file, since its layout has no place for them.
#[derive(Debug, Default, Clone)]
pub(super) struct EmbeddedFormRows {
    /// Answers of the sheet `Event`.
    pub event: EmbeddedFormCells,
    /// Results with all their digits, in place of the published ones.
    pub results: Option<Vec<EmbeddedFormCells>>,
    /// The rows of the sheet `Adjustments`.
    pub adjustments: Vec<EmbeddedFormCells>,
}

impl EmbeddedFormRows {
    /// Whether they hold results, so that no board is needed.
    pub(super) fn have_results(&self) -> bool {
        self.results.as_ref().is_some_and(|rows| !rows.is_empty())
    }
}

/// Where in a session a problem is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum SessionProblemPlace {
    Session,
    /// A line, by its index.
    Line(usize),
}

/// A contestant of the session: a pair, a team or a player.
#[derive(Debug, Default, Clone)]
pub(super) struct PadEntry {
    pub number: String,
    /// Its direction, if each has a winner.
    pub direction: Option<Direction>,
    /// The name of a team.
    pub name: Option<String>,
    pub players: Vec<PadPlayer>,
    /// Further cells of its row.
    pub remark: EmbeddedFormCells,
}

/// A player of a contestant.
#[derive(Debug, Default, Clone, PartialEq)]
pub(super) struct PadPlayer {
    pub name: Option<String>,
    pub number: Option<String>,
    /// The boards played, if not all.
    pub boards: Option<usize>,
}

/// A board at a table.
#[derive(Debug, Default, Clone)]
pub(super) struct PadBoardLine {
    pub round: Option<String>,
    pub room: Option<Room>,
    pub board: String,
    /// North-South and East-West: a number, with its direction if it is the other one.
    pub sides: [Option<String>; 2],
    pub contract: Option<String>,
    /// The seat that declared, as the file has it.
    pub by: Option<String>,
    pub lead: Option<String>,
    /// All tricks, if the file counts them.
    pub tricks: Option<String>,
    /// Otherwise the result against the contract: `=`, `+1`, `-2`.
    pub result: Option<String>,
    /// The score of North-South.
    pub score: Option<String>,
    /// A ruling in the form's words.
    pub adjusted: Option<String>,
    /// A link to its calls and cards, or their LIN.
    pub play: Option<String>,
    /// Further cells of its row.
    pub remark: EmbeddedFormCells,
}

/// The hands of a board.
#[derive(Debug, Clone)]
pub(super) struct BoardHands {
    pub board: String,
    /// In the form's notation, in the order of [`Seat::ALL`](model::Seat::ALL).
    pub hands: [String; 4],
    /// Which contracts can be made, if the file says it.
    pub makes: Option<String>,
}

/// What a contestant scored by the file.
#[derive(Debug, Clone)]
pub(super) struct PublishedScore {
    pub number: String,
    pub direction: Option<Direction>,
    pub score: String,
    pub is_percentage: bool,
    pub place: Option<String>,
}

/// The direction of a side: 0 is North-South.
pub(super) fn direction_of_side(side: usize) -> Direction {
    if side == 0 { Direction::NorthSouth } else { Direction::EastWest }
}

/// Whether each direction has a winner, by who sat where: groups of the numbers of both sides, of
/// a round or of a board. A number on both sides of a group is two pairs; in an event with one
/// winner, numbers change sides.
pub(super) fn has_two_winners(groups: &[[Vec<&str>; 2]]) -> bool {
    let is_twice = |group: &[Vec<&str>; 2]| group[0].iter().any(|one| group[1].contains(one));
    if groups.iter().any(is_twice) {
        return true;
    }
    let mut side = std::collections::HashMap::new();
    let seats = groups
        .iter()
        .flat_map(|group| (0..2).flat_map(|at| group[at].iter().map(move |n| (*n, at))));
    let mut stay = true;
    let mut count = 0;
    for (number, at) in seats {
        count += 1;
        stay &= *side.entry(number).or_insert(at) == at;
    }
    // Two pairs that played each other only are no Mitchell.
    stay && count > 2 && side.len() > 2
}
