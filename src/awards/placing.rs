//! How a stage ended, as the stages behind it see it: who came where with which score,
//! and how much each player played.

use std::collections::BTreeSet;

use crate::model::form::{EntryColumn, Key};
use crate::model::names::name_key;
use crate::model::{Direction, Entry, Event, Exact, State, Unit};
use crate::scoring::Scores;
use crate::standings::RankingList;

/// The order of a stage.
#[derive(Debug, Clone)]
pub struct Placing {
    /// Whether nothing of it is in doubt and nothing is still to be played.
    pub over: bool,
    /// What its scores are counted in.
    pub unit: Unit,
    /// Its contestants with a place, list by list and best first.
    pub contestants: Vec<PlacedContestant>,
}

/// A contestant of a stage.
#[derive(Debug, Clone)]
pub struct PlacedContestant {
    /// Its label.
    pub label: String,
    /// Its name for people.
    pub title: String,
    /// What it is known by from stage to stage.
    known_by: String,
    /// The direction of its list, where there are several.
    pub direction: Option<Direction>,
    /// The number ranked better in its list, plus one.
    pub place: u32,
    /// How many share the place.
    pub tied: u32,
    /// The score that was ranked.
    pub score: Exact,
    /// As its status was typed; empty without one.
    pub status: String,
    /// Its players.
    pub players: Vec<PlacedPlayer>,
}

/// How much a player played.
#[derive(Debug, Clone)]
pub struct PlacedPlayer {
    /// Number or name.
    pub known_by: String,
    /// Matches, rounds or stanzas of this stage.
    pub played: u32,
    /// What its row says of the Repechage Final.
    pub repechage: Option<u32>,
    /// What its row says of the Final.
    pub finals: Option<u32>,
}

impl Placing {
    /// The placing of an event that is worked out; none for one that does not count.
    pub fn of(event: &Event, scores: &Scores, lists: &[RankingList]) -> Option<Placing> {
        if event.state == State::Rejected || event.unanswered(Key::Rules) {
            return None;
        }
        let contestants = lists.iter().flat_map(|list| {
            list.standings.iter().map(|standing| {
                let entry = &event.entries[standing.entry];
                let status = entry.record.text(EntryColumn::Status);
                let players = (0..entry.players.len()).map(|player| PlacedPlayer {
                    known_by: entry.players[player].known_by().into_owned(),
                    played: played_of(event, scores, standing.entry, player),
                    repechage: count(entry, EntryColumn::Repechage, player),
                    finals: count(entry, EntryColumn::Finals, player),
                });
                PlacedContestant {
                    label: entry.label.clone(),
                    title: entry.title(),
                    known_by: entry.known_by(),
                    direction: list.direction,
                    place: standing.place,
                    tied: standing.tied,
                    score: standing.score,
                    status: status.map_or_else(String::new, |cell| cell.value.to_string()),
                    players: players.collect(),
                }
            })
        });
        Some(Placing {
            over: event.state == State::Final,
            unit: scores.unit,
            contestants: contestants.collect(),
        })
    }

    /// The contestant that an entry of a later stage is: of the same players, else of the
    /// same name, else of the same label.
    pub fn find(&self, entry: &Entry) -> Option<&PlacedContestant> {
        let (known_by, title) = (entry.known_by(), name_key(&entry.title()));
        let by = |same: &dyn Fn(&PlacedContestant) -> bool| {
            self.contestants.iter().find(|contestant| same(contestant))
        };
        by(&|contestant| contestant.known_by == known_by)
            .or_else(|| by(&|contestant| name_key(&contestant.title) == title))
            .or_else(|| by(&|contestant| contestant.label == entry.label))
    }
}

/// A whole number that a row gives for a player.
pub fn count(entry: &Entry, column: EntryColumn, player: usize) -> Option<u32> {
    let number = entry.number_of(column, player)?.value;
    number.is_whole().then(|| u32::try_from(number.numerator()).ok()).flatten()
}

/// Matches, rounds or stanzas that a player played of an event: as its row or the sheet
/// `Lineups` says, else all that the contestant played.
pub fn played_of(event: &Event, scores: &Scores, entry: usize, player: usize) -> u32 {
    let column = match event.stage() {
        "repechage" => EntryColumn::Repechage,
        "final" => EntryColumn::Finals,
        _ => EntryColumn::Matches,
    };
    let typed = count(&event.entries[entry], column, player);
    let own = || event.lineups.iter().filter(|row| row.entry == entry);
    let lined_up = || {
        let rounds: BTreeSet<Option<&str>> = own()
            .filter(|row| row.player == player)
            .map(|row| row.round.as_deref())
            .collect();
        (own().next().is_some()).then_some(rounds.len() as u32)
    };
    typed.or_else(lined_up).unwrap_or_else(|| met_by(scores, entry))
}

/// Matches of a contestant with an opponent; sessions where it has none.
fn met_by(scores: &Scores, entry: usize) -> u32 {
    let Some(worked) = scores.worked.as_ref().filter(|worked| !worked.matches.is_empty()) else {
        return scores.played(entry);
    };
    let met = worked.matches.iter().filter(|played| {
        played.sides.contains(&Some(entry)) && played.sides.iter().all(Option::is_some)
    });
    met.count() as u32
}
