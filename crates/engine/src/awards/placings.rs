//! The places of a stage, for the stages after it, which carry scores from it and take entries by
//! place, also from another return.

use super::participation::{PlayerParticipation, participation_of_entry};
use crate::rules::rule_book_facts;
use crate::scoring::Scores;
use crate::standings::RankingList;
use model::name_comparison::name_key;
use model::{Direction, Entry, Event, Exact, State, Unit};

/// The rankings of a stage.
#[derive(Debug, Clone, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct StagePlacings {
    /// The unit of its scores.
    pub unit: Unit,
    /// Whether it is final and has nothing left to play.
    pub over: bool,
    /// Its lists, in ranking order.
    pub lists: Vec<Vec<StagePlacing>>,
}

/// A contestant's place in a stage.
#[derive(Debug, Clone, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct StagePlacing {
    /// What identifies it across stages.
    pub known_by: String,
    /// The contestant's label in that stage.
    pub label: String,
    /// Its name for people.
    pub title: String,
    /// The players, each by number or name.
    pub players: Vec<String>,
    /// Its direction, if directions are ranked apart.
    pub direction: Option<Direction>,
    pub place: u32,
    /// How many contestants share that place.
    pub tied: u32,
    pub score: Exact,
    /// The participation of each player.
    pub participation: Vec<PlayerParticipation>,
    /// Whether the organiser added it to make the numbers even.
    pub house: bool,
    /// Whether it takes up a place in carry-over and finals.
    pub takes_place: bool,
    /// Whether it chose not to go on.
    pub stays_out: bool,
    /// Whether one of its players is not eligible for its category.
    pub barred: bool,
}

impl StagePlacings {
    /// The placings of an event; `takes_place` tells which entries take up a place.
    pub(crate) fn new(
        event: &Event,
        scores: &Scores,
        lists: &[RankingList],
        takes_place: impl Fn(usize) -> bool,
    ) -> StagePlacings {
        let book = rule_book_facts::facts_of_event_rule_book(event);
        let of_list = |list: &RankingList| {
            let placing = |standing: &crate::standings::Standing| {
                let entry = &event.entries[standing.entry];
                StagePlacing {
                    known_by: entry.identity_key(),
                    label: entry.label.clone(),
                    title: entry.display_name(),
                    players: entry.players.iter().map(|p| p.identity_key().into_owned()).collect(),
                    direction: list.direction,
                    place: standing.place,
                    tied: standing.tied,
                    score: standing.score,
                    participation: participation_of_entry(event, scores, standing.entry),
                    house: entry.is_house_entry(),
                    takes_place: takes_place(standing.entry),
                    stays_out: entry.withdrew() || entry.is_not_contending(),
                    barred: book.has_ineligible_player(event, entry),
                }
            };
            list.standings.iter().map(placing).collect()
        };
        StagePlacings {
            unit: scores.unit,
            over: event.state == State::Final,
            lists: lists.iter().map(of_list).collect(),
        }
    }

    /// Everybody with a place, by list, best first.
    pub fn all(&self) -> impl Iterator<Item = &StagePlacing> {
        self.lists.iter().flatten()
    }

    /// The placing of a team that is entered in a later stage, perhaps with other members: by its
    /// players, else its name, else its label.
    pub fn placing_of_team(&self, entry: &Entry) -> Option<&StagePlacing> {
        self.all()
            .find(|placing| placing.matches_entry(entry, 0))
            .or_else(|| self.all().find(|placing| placing.matches_entry(entry, 1)))
            .or_else(|| self.all().find(|placing| placing.matches_entry(entry, 2)))
    }

    /// The placing of a contestant.
    pub fn find(&self, known_by: &str) -> Option<&StagePlacing> {
        self.lists.iter().flatten().find(|placing| placing.known_by == known_by)
    }
}

impl StagePlacing {
    /// Whether an entry is the same contestant: by players (0), name (1) or label (2).
    pub fn matches_entry(&self, entry: &Entry, by: u8) -> bool {
        match by {
            0 => self.known_by == entry.identity_key(),
            1 => name_key(&self.title) == name_key(&entry.display_name()),
            _ => self.label == entry.label,
        }
    }
}
