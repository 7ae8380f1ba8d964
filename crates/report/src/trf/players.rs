//! An event of one player a side as a report.

use engine::awards::ComputedEvent;
use engine::scoring::match_sides;
use model::form::{EntryColumn, Key};
use model::{Acceleration, Event};
use swiss::trf::{ReportedPlayer, TournamentReport};

use super::federations::code_of_federation;
use super::header::{header_of, place_of, slashed};

/// The code of the pairing system (ETT26).
const SYSTEM: &str = "FIDE_DUTCH_2026";
/// The suffix of an accelerated tournament (record 250).
const ACCELERATED: &str = "_BAKU";
/// The type of tournament in words.
const KIND: &str = "Individual: Swiss-System (Dutch)";
/// The same of a match of two teams, each of whose players meets all of the other.
const SCHEVENINGEN: [&str; 2] = ["FIDE_SCHEVENINGEN", "Individual: Scheveningen System"];

/// An event as a report.
pub(super) fn report_of(outcome: &ComputedEvent) -> Option<TournamentReport> {
    let table = outcome.table.clone()?;
    let event = &outcome.event;
    let players = table.contestants.iter().map(|contestant| ReportedPlayer {
        id: contestant.number,
        rank: place_of(outcome, contestant.entry),
        ..player_of(event, contestant.entry)
    });
    let mut players: Vec<ReportedPlayer> = players.collect();
    if let Some(sides) = event.is_scheveningen().then(|| match_sides(event).ok()).flatten() {
        let seats =
            sides.iter().flat_map(|side| side.players.iter().map(move |entry| (side, *entry)));
        for (seat, (side, entry)) in seats.enumerate() {
            let own = table.contestants.iter().position(|contestant| contestant.entry == entry);
            let Some(player) = own.and_then(|own| players.get_mut(own)) else { continue };
            (player.team, player.seat) = (side.name.clone(), seat);
        }
    }
    let baku = event.word(Key::Acceleration) == Some(Acceleration::Baku);
    let baku = baku && !table.has_virtual_points();
    let header = match event.is_scheveningen() {
        true => header_of(outcome, SCHEVENINGEN[0], SCHEVENINGEN[1]),
        false => {
            header_of(outcome, &format!("{SYSTEM}{}", if baku { ACCELERATED } else { "" }), KIND)
        }
    };
    Some(TournamentReport { header, players, table, ..Default::default() })
}

/// The player of an entry's row.
fn player_of(event: &Event, entry: usize) -> ReportedPlayer {
    let Some(entry) = event.entries.get(entry) else { return ReportedPlayer::default() };
    let player = entry.players.first();
    let sex = entry.record.text(EntryColumn::Category).map(|cell| cell.value.to_lowercase());
    let sex = match sex.as_deref() {
        Some("men" | "m") => "m",
        Some("women" | "w") => "w",
        _ => "",
    };
    let typed = entry.record.text(EntryColumn::Federation).map(|cell| cell.value.to_uppercase());
    // A club can be a federation too.
    let federation = typed.or_else(|| entry.club.as_deref().and_then(code_of_federation));
    let year = entry.record.number(EntryColumn::BirthYear).map(|cell| cell.value.to_decimal());
    ReportedPlayer {
        sex: sex.to_string(),
        federation: federation.unwrap_or_default(),
        fide_number: player.and_then(|player| player.number.clone()).unwrap_or_default(),
        born: entry
            .record
            .date(EntryColumn::Born)
            .map(|cell| slashed(cell.value))
            .or(year)
            .unwrap_or_default(),
        ..ReportedPlayer::default()
    }
}
