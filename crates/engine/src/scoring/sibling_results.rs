//! What an event takes from other events of its return: tables for its datum, carried scores, and
//! the games of a series.

use std::collections::BTreeMap;

use model::form::Key;
use model::{Adjustment, Basis, Event, Exact, Offence, Unit};

use super::attendance::parse_round_number;
use super::butler::traveller_scores;
use super::travellers::Traveller;

/// The largest weight of a table in a datum.
const MOST_WEIGHT: u32 = 100;

/// Offences in earlier stages, by `Entry::known_by`; `None` for a warning without an offence.
pub type EarlierOffences = BTreeMap<String, Vec<Option<Offence>>>;

/// The scores of a series' games.
#[derive(Debug, Clone)]
pub struct SeriesScores {
    /// The unit of the games.
    pub unit: Unit,
    /// The names of the games, in order.
    pub games: Vec<String>,
    /// The number of results that count; `None` for all.
    pub best_of: Option<usize>,
    /// The fewest games for a place.
    pub least: usize,
    /// The score of each entry in each game; `None` if it did not play.
    pub of_entry: Vec<Vec<Option<Exact>>>,
}

/// What other events of the return contribute to one.
#[derive(Debug, Default)]
pub struct ResultsFromOtherEvents {
    /// Scores at the tables that join its datum.
    joined: ScoresByBoard,
    /// Offences of its contestants in earlier stages, which count (ABF ANC 19.4).
    pub offences: EarlierOffences,
    /// The scores that its contestants carry.
    pub carried: Option<CarriedScores>,
    /// The last round whose adjustments count; `None` for all.
    pub until: Option<usize>,
    /// The games of its series, if it is ranked by them.
    pub series: Option<SeriesScores>,
}

/// The scores at the tables of an event, by round and board; without a round by board.
#[derive(Debug, Clone, Default, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct ScoresByBoard(BTreeMap<(Option<String>, u32), Vec<Exact>>);

impl ScoresByBoard {
    /// The scores at the tables of an event.
    pub(crate) fn from_event(event: &Event) -> ScoresByBoard {
        let mut scores = ScoresByBoard::default();
        for line in &event.boards {
            let rounds = line.round.clone().map(Some).into_iter().chain([None]);
            for round in rounds {
                scores.0.entry((round, line.board)).or_default().extend(line.north_south_score());
            }
        }
        scores
    }

    /// Adds the scores of another event.
    fn join(&mut self, other: &ScoresByBoard) {
        for (board, scores) in &other.0 {
            self.0.entry(board.clone()).or_default().extend(scores);
        }
    }

    /// The scores of a board: of its round if other tables played it then, else of the board in any
    /// round.
    fn of_board(&self, round: Option<&String>, board: u32) -> &[Exact] {
        let found = self.0.get(&(round.cloned(), board)).or_else(|| self.0.get(&(None, board)));
        found.map_or(&[], Vec::as_slice)
    }
}

/// Scores carried from an earlier stage.
#[derive(Debug, Clone)]
pub struct CarriedScores {
    /// The name of the session that they form: `carried from 1`.
    pub title: String,
    pub unit: Unit,
    /// The score of each entry, with the maximum if it is a percentage; `None` for an entry that
    /// did not play.
    pub of_entry: Vec<Option<(Exact, Option<Exact>)>>,
    /// Their derivation by entry, if a rule produced them; may be empty.
    pub basis: Vec<Option<Basis>>,
}

impl ResultsFromOtherEvents {
    /// The contributions as they were after a round.
    pub(crate) fn up_to_round(
        round: usize,
        carried: Option<CarriedScores>,
    ) -> ResultsFromOtherEvents {
        ResultsFromOtherEvents { carried, until: Some(round), ..ResultsFromOtherEvents::default() }
    }

    /// The same for totals only, with starting scores.
    pub(super) fn with_starting_scores(&self, carried: CarriedScores) -> ResultsFromOtherEvents {
        let offences = self.offences.clone();
        ResultsFromOtherEvents {
            offences,
            carried: Some(carried),
            until: self.until,
            ..ResultsFromOtherEvents::default()
        }
    }

    /// Whether an adjustment is in a round that counts.
    pub(crate) fn counts_adjustment(&self, row: &Adjustment) -> bool {
        let round = row.round.as_deref().and_then(parse_round_number);
        self.until.zip(round).is_none_or(|(until, round)| round <= until)
    }

    /// Adds the tables of another event to the datum (ABF 17.9).
    pub(crate) fn add_tables_to_datum(&mut self, other: &ScoresByBoard) {
        self.joined.join(other);
    }

    /// The scores that a board's datum is made of: its own, weighted as the event says, and those
    /// that join.
    pub(crate) fn scores_for_datum(&self, event: &Event, traveller: &Traveller) -> Vec<Exact> {
        let own = traveller_scores(event, traveller);
        let weight =
            event.answer_whole_number(Key::DatumWeight).unwrap_or(1).clamp(1, MOST_WEIGHT) as usize;
        let mut scores = own.repeat(weight);
        scores.extend(self.joined.of_board(traveller.round.as_ref(), traveller.board));
        scores
    }
}
