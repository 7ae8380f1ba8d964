//! The games that a crosstable or a matrix tells, with what in it does not fit.

use super::crosstable_notation::CrosstableNotation;
use super::draft::CellRemark;
use super::ranking::{ContestantRow, ranking_column};
use super::view::TableWithCells;
use model::problem::Phrase;
use model::{CellAddress, Exact};

/// A game, or a match of teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CrosstableGame {
    pub round: u16,
    /// White, or the first side, by its position in the roster.
    pub home: usize,
    /// The other side; none for a bye.
    pub away: Option<usize>,
    /// What both got, in halves of a game.
    pub halves: [u16; 2],
    /// Whether it was played.
    pub played: bool,
    /// The cell that tells it.
    pub at: CellAddress,
}

/// A round that a contestant did not play, without points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct MissedRound {
    /// The contestant, by its position in the roster.
    pub entry: usize,
    pub round: u16,
    /// The cell that says so.
    pub at: CellAddress,
}

/// What of a table does not fit, so that no game was taken from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum CrosstableDoubt {
    /// A cell that is not read.
    Unclear { round: u16, text: String, why: Phrase, at: CellAddress },
    /// Two cells that tell one game differently.
    Disagree { round: u16, text: String, other: String, place: CellAddress, at: CellAddress },
}

/// The games of a table.
#[derive(Clone, Debug, Default)]
pub(super) struct CrosstableGames {
    /// The games of which the table is sure.
    pub games: Vec<CrosstableGame>,
    /// Games of which the table tells nothing yet.
    pub open: Vec<CrosstableGame>,
    /// The cells of which it is not.
    pub doubts: Vec<CrosstableDoubt>,
    /// The rounds without a game and without points.
    pub away: Vec<MissedRound>,
    /// The last round that the table has a column for.
    pub rounds: Option<u16>,
    /// How its cells are written.
    pub way: CrosstableNotation,
    /// Whether everybody meets everybody, and no cell tells a round.
    pub all_play_all: Option<RoundInference>,
}

/// A contestant whose typed points are not those of its games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PointsMismatch {
    /// The contestant, by its position in the roster.
    pub entry: usize,
    /// The points as typed.
    pub typed: String,
    /// The points of its games, as the table counts them.
    pub points: Exact,
    /// The cell of the points.
    pub at: CellAddress,
}

/// By what the games were put into rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RoundInference {
    /// The rounds of the event.
    pub rounds: u16,
    /// Whether the days of the games are the rounds.
    pub by_days: bool,
}

impl RoundInference {
    /// What the organiser should know of the rounds.
    pub(super) fn remark(self) -> CellRemark {
        CellRemark::likely(if self.by_days {
            "The sheet has no rounds, so each day's games were read as a round."
        } else {
            "The sheet has no rounds, so the games were put in the rounds of the Berger tables."
        })
    }
}

impl CrosstableGames {
    /// The typed points that differ from those of the games. Those of teams may be of matches or of
    /// games: what fits most of them is meant.
    pub(super) fn points_mismatches(
        &self,
        view: TableWithCells<'_>,
        rows: &[ContestantRow],
    ) -> Vec<PointsMismatch> {
        let Some((column, _)) = ranking_column(view) else { return Vec::new() };
        let typed: Vec<(usize, String, Exact, CellAddress)> = rows
            .iter()
            .filter_map(|scorer| {
                let (typed, at) = view.cell_text(column, scorer.row)?;
                let number = with_half(&typed)?;
                Some((scorer.entry, typed, number, at))
            })
            .collect();
        let differ = |points: &dyn Fn(usize) -> Exact| -> Vec<PointsMismatch> {
            let told = typed.iter().filter(|(entry, _, number, _)| *number != points(*entry));
            told.map(|(entry, typed, _, at)| {
                let (entry, typed, at) = (*entry, typed.clone(), *at);
                PointsMismatch { entry, typed, points: points(entry), at }
            })
            .collect()
        };
        let each = if self.way.two_a_win { 1 } else { 2 };
        let of_games = differ(&|entry| Exact::whole(i64::from(self.halves_of(entry))) / each);
        if !self.way.teams {
            return of_games;
        }
        let of_matches = differ(&|entry| Exact::whole(self.match_points_of(entry)));
        let best = if of_matches.len() <= of_games.len() { of_matches } else { of_games };
        if best.len() * 2 < typed.len() { best } else { Vec::new() }
    }

    /// What a team got in all matches: 2 for a win, 1 for a draw.
    fn match_points_of(&self, entry: usize) -> i64 {
        let points = |own: u16, other: u16| match own.cmp(&other) {
            std::cmp::Ordering::Greater => 2,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Less => 0,
        };
        let own = |game: &CrosstableGame| {
            let [home, away] = game.halves;
            if game.home == entry {
                points(home, away)
            } else if game.away == Some(entry) {
                points(away, home)
            } else {
                0
            }
        };
        self.games.iter().map(own).sum()
    }

    /// What a contestant got in all games.
    fn halves_of(&self, entry: usize) -> u16 {
        let own = |game: &CrosstableGame| {
            let home = if game.home == entry { game.halves[0] } else { 0 };
            home + if game.away == Some(entry) { game.halves[1] } else { 0 }
        };
        self.games.iter().map(own).sum()
    }
}

/// A number of points, perhaps with a half: `3\u{bd}`, `2,5`.
fn with_half(text: &str) -> Option<Exact> {
    let plain = text.replace(',', ".");
    match plain.strip_suffix('\u{bd}') {
        Some("") => Some(Exact::whole(1) / 2),
        Some(whole) => Some(Exact::parse_decimal(whole.trim())? + Exact::whole(1) / 2),
        None => Exact::parse_decimal(&plain),
    }
}
