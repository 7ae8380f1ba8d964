//! What an event takes from others of its return: tables for its datum,
//! scores carried from an earlier stage, and the games of a series.

use std::collections::BTreeMap;

use crate::model::form::Key;
use crate::model::{Adjustment, Basis, Event, Exact, Offence, Unit};

use super::attendance::round_number;
use super::butler::own_scores;
use super::field::Traveller;

/// Nobody counts scores more often than this.
const MOST_WEIGHT: u32 = 100;

/// Offences of earlier stages by what a contestant is known by: none for a
/// warning without one.
pub type Offences = BTreeMap<String, Vec<Option<Offence>>>;

/// What the contestants of a series scored in its games.
#[derive(Debug, Clone)]
pub struct Series {
    /// What the games are scored in.
    pub unit: Unit,
    /// The names of the games, in their order.
    pub games: Vec<String>,
    /// How many results of each contestant count; all when not said.
    pub best_of: Option<usize>,
    /// The fewest games of a contestant who is ranked.
    pub least: usize,
    /// The score of each entry in each game; none where it did not play.
    pub of_entry: Vec<Vec<Option<Exact>>>,
}

/// What other events of the return give to one.
#[derive(Debug, Default)]
pub struct Around {
    /// Scores of the tables that join its datum.
    joined: TableScores,
    /// Offences of its contestants in the stages before, which count on (ABF ANC 19.4).
    pub offences: Offences,
    /// What its contestants carry.
    pub carried: Option<Carried>,
    /// The last round whose penalties and bonuses count; none for all.
    pub until: Option<usize>,
    /// What its contestants scored in the games of its series, where that is what it
    /// is ranked by.
    pub series: Option<Series>,
}

/// The scores at the tables of an event, by round and board, and under no round by
/// board alone.
#[derive(Debug, Clone, Default, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct TableScores(BTreeMap<(Option<String>, u32), Vec<Exact>>);

impl TableScores {
    /// Those of an event.
    pub fn of(event: &Event) -> TableScores {
        let mut scores = TableScores::default();
        for line in &event.boards {
            let rounds = line.round.clone().map(Some).into_iter().chain([None]);
            for round in rounds {
                scores.0.entry((round, line.board)).or_default().extend(line.shown_score());
            }
        }
        scores
    }

    /// Takes those of another event as well.
    fn join(&mut self, other: &TableScores) {
        for (board, scores) in &other.0 {
            self.0.entry(board.clone()).or_default().extend(scores);
        }
    }

    /// Those of a board: of the round where that is played at other tables too, else of
    /// the board alone.
    fn of_board(&self, round: Option<&String>, board: u32) -> &[Exact] {
        let found = self.0.get(&(round.cloned(), board)).or_else(|| self.0.get(&(None, board)));
        found.map_or(&[], Vec::as_slice)
    }
}

/// Scores carried from an earlier stage.
#[derive(Debug, Clone)]
pub struct Carried {
    /// Where they come from, as the title of a session: `carried from 1`.
    pub title: String,
    /// What those scores are counted in.
    pub unit: Unit,
    /// The score of each entry, and the most that could be scored where it was
    /// a share; none for one that did not play.
    pub of_entry: Vec<Option<(Exact, Option<Exact>)>>,
    /// How it comes about, for each entry where a rule says it; may be empty.
    pub basis: Vec<Option<Basis>>,
}

impl Around {
    /// What there is around an event as it stood after a round.
    pub fn after(round: usize, carried: Option<Carried>) -> Around {
        Around { carried, until: Some(round), ..Around::default() }
    }

    /// The same for adding up alone, with what contestants begin with.
    pub(super) fn beginning_with(&self, carried: Carried) -> Around {
        let offences = self.offences.clone();
        Around { offences, carried: Some(carried), until: self.until, ..Around::default() }
    }

    /// Whether an adjustment is one of the rounds that count.
    pub fn counts(&self, row: &Adjustment) -> bool {
        let round = row.round.as_deref().and_then(round_number);
        self.until.zip(round).is_none_or(|(until, round)| round <= until)
    }

    /// Takes the tables of other events into the datum of one (ABF 17.9).
    pub fn join(&mut self, other: &TableScores) {
        self.joined.join(other);
    }

    /// The scores under consideration for a board: its own, as often as the
    /// event says, and those that join.
    pub fn considered(&self, event: &Event, traveller: &Traveller) -> Vec<Exact> {
        let own = own_scores(event, traveller);
        let weight = event.whole(Key::DatumWeight).unwrap_or(1).clamp(1, MOST_WEIGHT) as usize;
        let mut scores = own.repeat(weight);
        scores.extend(self.joined.of_board(traveller.round.as_ref(), traveller.board));
        scores
    }
}
