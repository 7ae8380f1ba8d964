//! An event of one player a side as a report.

use engine::awards::ComputedEvent;
use engine::scoring::scheveningen_sides;
use model::form::{EntryColumn, Key};
use model::{Acceleration, Event};
use swiss::trf::{ReportedPlayer, TournamentReport};

use super::federations::parse_federation_code;
use super::header::{place_of_entry, slashed_date_text, tournament_header_lines};

/// The code of the pairing system (ETT26).
const SYSTEM: &str = "FIDE_DUTCH_2026";
/// The suffix of an accelerated tournament (record 250).
const ACCELERATED: &str = "_BAKU";
/// The type of tournament in words.
const KIND: &str = "Individual: Swiss-System (Dutch)";
/// The same of a match of two teams, each of whose players meets all of the other.
const SCHEVENINGEN: [&str; 2] = ["FIDE_SCHEVENINGEN", "Individual: Scheveningen System"];

/// An event as a report.
pub(super) fn report_of_player_event(outcome: &ComputedEvent) -> Option<TournamentReport> {
    let table = outcome.table.clone()?;
    let event = &outcome.event;
    let players = table.contestants.iter().map(|contestant| ReportedPlayer {
        id: contestant.number,
        rank: place_of_entry(outcome, contestant.entry),
        ..player_of(event, contestant.entry)
    });
    let mut players: Vec<ReportedPlayer> = players.collect();
    if let Some(sides) = event.is_scheveningen().then(|| scheveningen_sides(event).ok()).flatten() {
        let seats =
            sides.iter().flat_map(|side| side.players.iter().map(move |entry| (side, *entry)));
        for (seat, (side, entry)) in seats.enumerate() {
            let own = table.contestants.iter().position(|contestant| contestant.entry == entry);
            let Some(player) = own.and_then(|own| players.get_mut(own)) else { continue };
            (player.team, player.seat) = (side.name.clone(), seat);
        }
    }
    let baku = event.listed_answer(Key::Acceleration) == Some(Acceleration::Baku);
    let baku = baku && !table.has_virtual_points();
    let header = match event.is_scheveningen() {
        true => tournament_header_lines(outcome, SCHEVENINGEN[0], SCHEVENINGEN[1]),
        false => tournament_header_lines(
            outcome,
            &format!("{SYSTEM}{}", if baku { ACCELERATED } else { "" }),
            KIND,
        ),
    };
    Some(TournamentReport { header, players, table, ..Default::default() })
}

/// The player of an entry's row.
fn player_of(event: &Event, entry: usize) -> ReportedPlayer {
    let Some(entry) = event.entries.get(entry) else { return ReportedPlayer::default() };
    let player = entry.players.first();
    let sex = entry.categories().find_map(|category| match category.as_str() {
        "men" | "m" => Some("m"),
        "women" | "w" => Some("w"),
        _ => None,
    });
    let typed = entry.record.text(EntryColumn::Federation).map(|cell| cell.value.to_uppercase());
    // A club can be a federation too.
    let federation = typed.or_else(|| entry.club.as_deref().and_then(parse_federation_code));
    let year = entry.record.number(EntryColumn::BirthYear).map(|cell| cell.value.to_decimal());
    ReportedPlayer {
        sex: sex.unwrap_or_default().to_string(),
        federation: federation.unwrap_or_default(),
        fide_number: player.and_then(|player| player.number.clone()).unwrap_or_default(),
        born: entry
            .record
            .date(EntryColumn::Born)
            .map(|cell| slashed_date_text(cell.value))
            .or(year)
            .unwrap_or_default(),
        ..ReportedPlayer::default()
    }
}
