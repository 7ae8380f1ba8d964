//! Who came where in a stage, as the stages behind it see it: they carry scores from it
//! and are entered by its places, also where it stands in another return.

use super::turnout::{Turnout, turnout_of};
use crate::engine::rules::book;
use crate::engine::scoring::Scores;
use crate::engine::standings::RankingList;
use crate::model::names::name_key;
use crate::model::{Direction, Entry, Event, Exact, State, Unit};

/// The rankings of a stage.
#[derive(Debug, Clone, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct Placings {
    /// What its scores are counted in.
    pub unit: Unit,
    /// Whether nothing of it is in doubt and nothing is still to be played.
    pub over: bool,
    /// Its lists, in the order of its ranking.
    pub lists: Vec<Vec<Placing>>,
}

/// A contestant's place in a stage.
#[derive(Debug, Clone, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct Placing {
    /// What it is known by from stage to stage.
    pub known_by: String,
    /// Its label there.
    pub label: String,
    /// Its name for people.
    pub title: String,
    /// The players, each by number or name.
    pub players: Vec<String>,
    /// Its direction, where directions are ranked apart.
    pub direction: Option<Direction>,
    /// Its place.
    pub place: u32,
    /// How many share it.
    pub tied: u32,
    /// Its score.
    pub score: Exact,
    /// What each player played.
    pub turnout: Vec<Turnout>,
    /// Whether the organiser put it in to make the numbers even.
    pub house: bool,
    /// Whether it takes a place of others in carry-over and finals.
    pub takes_place: bool,
    /// Whether it does not go on, by its own wish.
    pub stays_out: bool,
    /// Whether a player is not eligible for its category.
    pub barred: bool,
}

impl Placings {
    /// Those of an event; `takes_place` says which entries take a place of others.
    pub fn of(
        event: &Event,
        scores: &Scores,
        lists: &[RankingList],
        takes_place: impl Fn(usize) -> bool,
    ) -> Placings {
        let book = book::of(event);
        let of_list = |list: &RankingList| {
            let placing = |standing: &crate::engine::standings::Standing| {
                let entry = &event.entries[standing.entry];
                Placing {
                    known_by: entry.known_by(),
                    label: entry.label.clone(),
                    title: entry.title(),
                    players: entry.players.iter().map(|p| p.known_by().into_owned()).collect(),
                    direction: list.direction,
                    place: standing.place,
                    tied: standing.tied,
                    score: standing.score,
                    turnout: turnout_of(event, scores, standing.entry),
                    house: entry.is_house(),
                    takes_place: takes_place(standing.entry),
                    stays_out: entry.withdrew() || entry.is_not_contending(),
                    barred: book.is_barred(event, entry),
                }
            };
            list.standings.iter().map(placing).collect()
        };
        Placings {
            unit: scores.unit,
            over: event.state == State::Final,
            lists: lists.iter().map(of_list).collect(),
        }
    }

    /// Everybody with a place, list by list and best first.
    pub fn all(&self) -> impl Iterator<Item = &Placing> {
        self.lists.iter().flatten()
    }

    /// The placing of a team that is entered in a later stage, perhaps with other members:
    /// that of the same players, else of the same name, else of the same label.
    pub fn of_team(&self, entry: &Entry) -> Option<&Placing> {
        self.all()
            .find(|placing| placing.is_team(entry, 0))
            .or_else(|| self.all().find(|placing| placing.is_team(entry, 1)))
            .or_else(|| self.all().find(|placing| placing.is_team(entry, 2)))
    }

    /// The placing of a contestant.
    pub fn find(&self, known_by: &str) -> Option<&Placing> {
        self.lists.iter().flatten().find(|placing| placing.known_by == known_by)
    }
}

impl Placing {
    /// Whether an entry is the same contestant: by its players (0), its name (1) or its
    /// label (2).
    pub fn is_team(&self, entry: &Entry, by: u8) -> bool {
        match by {
            0 => self.known_by == entry.known_by(),
            1 => name_key(&self.title) == name_key(&entry.title()),
            _ => self.label == entry.label,
        }
    }
}
