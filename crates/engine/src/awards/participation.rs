//! How much each player of a stage played, for later stages: by its row, else by the sheet
//! `Lineups`, else all that the contestant played.

use std::collections::BTreeSet;

use crate::rules::rule_book_facts;
use crate::scoring::Scores;
use model::form::EntryColumn;
use model::name_comparison::name_key;
use model::{Entry, Event, Note, Player, Stage};

/// How much a player played.
#[derive(Debug, Clone, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct PlayerParticipation {
    /// The member number, else the name, by which the player is known.
    pub known_by: String,
    /// The name, folded for comparison.
    pub name: String,
    /// Matches, rounds or stanzas of this stage.
    pub played: u32,
    /// The number in its row for the Repechage Final.
    pub repechage: Option<u32>,
    /// The number in its row for the Final.
    pub finals: Option<u32>,
}

/// What each player of an entry played.
pub fn participation_of_entry(
    event: &Event,
    scores: &Scores,
    entry: usize,
) -> Vec<PlayerParticipation> {
    let own = &event.entries[entry];
    let one = |player: usize| PlayerParticipation {
        known_by: own.players[player].identity_key().into_owned(),
        name: name_key(&own.players[player].name),
        played: matches_played_by_player(event, scores, entry, player),
        repechage: player_whole_number(own, EntryColumn::Repechage, player),
        finals: player_whole_number(own, EntryColumn::Finals, player),
    };
    (0..own.players.len()).map(one).collect()
}

impl PlayerParticipation {
    /// Whether it belongs to a player, who may have no number elsewhere.
    pub fn belongs_to(&self, player: &Player) -> bool {
        self.known_by == player.identity_key() || self.name == name_key(&player.name)
    }
}

/// Whether its row says that any player took part in a stage. Zeros for everybody mean that the
/// contestant did not.
pub fn has_taken_part_in_stage(entry: &Entry, column: EntryColumn) -> bool {
    (0..entry.players.len())
        .any(|player| player_whole_number(entry, column, player).is_some_and(|n| n > 0))
}

/// The whole number in a column for a player.
pub fn player_whole_number(entry: &Entry, column: EntryColumn, player: usize) -> Option<u32> {
    let number = entry.player_numeric_cell(column, player)?.value;
    number.is_whole().then(|| u32::try_from(number.numerator()).ok()).flatten()
}

/// Matches, rounds or stanzas that a player played: by its row or the sheet `Lineups`, else all
/// that the contestant played.
pub fn matches_played_by_player(
    event: &Event,
    scores: &Scores,
    entry: usize,
    player: usize,
) -> u32 {
    let column = match event.stage() {
        Stage::Repechage => EntryColumn::Repechage,
        Stage::Final => EntryColumn::Finals,
        _ => EntryColumn::Matches,
    };
    let typed = player_whole_number(&event.entries[entry], column, player);
    let own = || event.lineups.iter().filter(|row| row.entry == entry);
    let lined_up = || {
        let rounds: BTreeSet<Option<&str>> =
            own().filter(|row| row.player == player).map(|row| row.round.as_deref()).collect();
        (own().next().is_some()).then_some(rounds.len() as u32)
    };
    typed.or_else(lined_up).unwrap_or_else(|| met_by(event, scores, entry))
}

/// Everything there was to play, if the return does not say how much.
pub const ALL_MATCHES_PLAYED: u32 = u32::MAX;

/// Matches of a contestant with an opponent; all of them if only the result is known.
fn met_by(event: &Event, scores: &Scores, entry: usize) -> u32 {
    let worked = scores.board_scoring().filter(|worked| !worked.matches.is_empty());
    let book = rule_book_facts::facts_of_event_rule_book(event);
    let of_stanzas = book.default_rounds(event).filter(|_| book.is_match_in_stanzas(event));
    let Some(worked) =
        worked.filter(|worked| of_stanzas.is_none() || worked.match_rounds().is_some())
    else {
        return of_stanzas.map_or(ALL_MATCHES_PLAYED, |stanzas| stanzas as u32);
    };
    let met = worked.matches.iter().filter(|played| {
        played.sides.contains(&Some(entry))
            && played.sides.iter().all(Option::is_some)
            && played.note != Some(Note::PlayOff)
    });
    met.count() as u32
}
