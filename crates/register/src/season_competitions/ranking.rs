//! The ranking of a competition over many events: its rows with place, value, arithmetic and
//! events. Pages, tables and certificates read it.

use std::sync::Arc;

use jiff::civil::Date;

use crate::people::PersonId;
use model::season_competition::{EventValue, SeasonCompetition};
use model::{Exact, Place};

/// A competition as it was asked for, and who ranks where.
#[derive(Debug, Clone)]
pub struct CompetitionRanking {
    /// The name of its page.
    pub key: String,
    pub asked: Arc<SeasonCompetition>,
    /// How many events count.
    pub events: usize,
    /// Whether one of them is provisional.
    pub is_provisional: bool,
    /// Those with a place by place and name, then those who have too few events.
    pub rows: Vec<CompetitionRow>,
}

/// A contender of a competition.
#[derive(Debug, Clone)]
pub struct CompetitionRow {
    /// The place and the number that share it; `None` with too few events.
    pub place: Option<Place>,
    /// The key of the player, pair, team or club.
    pub entry: String,
    pub name: String,
    /// The members' numbers, joined by `+`.
    pub numbers: String,
    /// The players; none of a club.
    pub people: Vec<PersonId>,
    /// The exact value; `None` if it cannot be reckoned.
    pub value: Option<Exact>,
    /// How many results count, and how many there are.
    pub counted: u32,
    pub played: u32,
    /// The keys of the events that count, joined by `;`.
    pub events: String,
    /// The arithmetic, one sentence.
    pub basis: String,
    /// The return and the day of the last event that counts.
    pub last: Option<(u32, Option<Date>)>,
}

impl CompetitionRanking {
    /// `percent`, `points` or `vps`.
    pub fn unit(&self) -> &'static str {
        match self.asked.by {
            EventValue::Percent => "percent",
            EventValue::Points | EventValue::Places => "points",
            EventValue::Vps => "vps",
        }
    }

    /// The rows that get a certificate: none for no points, and none while an event is provisional.
    pub(crate) fn certificate_rows(&self) -> impl Iterator<Item = &CompetitionRow> {
        // The first places stand first: nobody looks through all rows for each player.
        let is_first = |row: &&CompetitionRow| {
            row.place.is_some_and(|place| place.number <= self.asked.certificates)
        };
        let is_earned = |row: &&CompetitionRow| {
            !self.is_provisional
                && (self.unit() != "points" || row.value.is_some_and(|value| !value.is_zero()))
        };
        self.rows.iter().take_while(is_first).filter(is_earned)
    }
}
