//! Reads claims from a computed season or the files of an earlier run.

use std::collections::HashMap;
use std::io::Read;

use jiff::civil::Date;

use crate::certificates::{certificates_of_season, comparable_certificate_number};
use crate::{Season, SpellingId};
use model::register::{REGISTER_POINT_KINDS, RegisterEventIdentity};
use model::{Exact, Format, State};

use super::claims::{AwardClaim, AwardClaims, ClaimedCertificate, ClaimedEvent, Seat};

/// Adds the awards of a season and their certificates.
pub fn add_season_claims(claims: &mut AwardClaims, season: &Season) {
    let mut known: HashMap<&str, u32> = HashMap::new();
    for (ret, event) in season.events() {
        let stands = event.state == State::Final && !event.embargoed;
        let mut awards = event
            .awards
            .iter()
            .filter(|award| REGISTER_POINT_KINDS.contains(&award.kind))
            .peekable();
        let name = RegisterEventIdentity {
            date: event.identity.date,
            key: event.key.as_str().into(),
            title: event.identity.title.as_str().into(),
            organiser: event.organiser.name.as_str().into(),
        };
        // A final event without awards takes back earlier credits.
        if awards.peek().is_none() && !stands {
            let is_unread = event.state != State::Final;
            claims.unread.extend(is_unread.then(|| (name, ret.path.as_str().into())));
            continue;
        }
        let index = claims.add_event(ClaimedEvent {
            name,
            source: ret.path.as_str().into(),
            won: event.last_day.or(event.identity.date),
            format: event.format,
            amends: false,
            direct: Some(!event.issues_certificates()),
            stands,
            ..ClaimedEvent::default()
        });
        known.insert(&event.key, index);
        for (table, standing) in (0u32..).zip(event.rankings.standings.iter()) {
            for player in event.players_of_standing(standing) {
                let player = player_of(claims, season, *player);
                claims.seats.push(Seat { event: index, player, table });
            }
        }
        for award in awards {
            let player = player_of(claims, season, award.player);
            let (kind, points) = (award.kind, award.points);
            claims.awards.push(AwardClaim { event: index, player, kind, points, carried: false });
        }
    }
    for certificate in certificates_of_season(season) {
        let awards = certificate.awards.iter().filter_map(|(event, award)| {
            let event = *known.get(event.key.as_str())?;
            Some((event, player_of(claims, season, award.player)))
        });
        let mut awards: Vec<(u32, u32)> = awards.collect();
        awards.sort_unstable();
        awards.dedup();
        let number = |text: &String| -> Box<str> { comparable_certificate_number(text).into() };
        let together = certificate.together.iter().map(number).collect();
        let points = certificate.points;
        let claimed =
            ClaimedCertificate { awards, points, together, credited: None, from_returns: true };
        claims.certificates.insert(number(&certificate.number), claimed);
    }
}

/// The player of an award, as named in the return.
fn player_of(claims: &mut AwardClaims, season: &Season, player: SpellingId) -> u32 {
    let spelling = season.people.spelling(player);
    let club = spelling.club().unwrap_or_default();
    claims.add_or_find_player(spelling.number.as_deref(), &spelling.name, club)
}

/// Adds the awards of a run from its `events.csv` and `awards.csv`; `folder` identifies the
/// run.
pub fn add_run_claims(
    claims: &mut AwardClaims,
    folder: &str,
    events: impl Read,
    awards: impl Read,
) -> Result<(), String> {
    let known = events_of(claims, folder, events)?;
    let mut reader = csv::Reader::from_reader(awards);
    let headings = reader.byte_headers().map_err(|why| why.to_string())?.clone();
    let [key, number, name, kind, points] = find_csv_columns(
        &headings,
        "awards.csv",
        ["event_key", "player_no", "player", "kind", "points"],
    )?;
    let mut row = csv::ByteRecord::new();
    let mut line = 1u32;
    while reader.read_byte_record(&mut row).map_err(|why| why.to_string())? {
        line += 1;
        let text = |column: usize| without_formula_apostrophe(row.get(column).unwrap_or_default());
        let Some(kind) = REGISTER_POINT_KINDS.into_iter().find(|known| known.id() == text(kind))
        else {
            // Playoff points, prizes and titles are no master points.
            continue;
        };
        let event = known.get(text(key)).copied();
        let event = event
            .ok_or_else(|| format!("awards.csv, line {line}: there is no event {}", text(key)))?;
        let points = Exact::parse_decimal(text(points))
            .ok_or_else(|| format!("awards.csv, line {line}: {} is not a number", text(points)))?;
        let number = Some(text(number)).filter(|number| !number.is_empty());
        let organiser = match number {
            Some(_) => Box::default(),
            None => claims.events[event as usize].name.organiser.clone(),
        };
        let player = claims.add_or_find_player(number, text(name), &organiser);
        claims.awards.push(AwardClaim { event, player, kind, points, carried: false });
    }
    Ok(())
}

/// An error that says what is wrong with the day of an event of a run, if it is none.
fn checked_day(typed: &str) -> Result<(), String> {
    match typed.is_empty() || typed.parse::<Date>().is_ok() {
        true => Ok(()),
        false => Err(format!(
            "{typed} under date is not as palmares writes dates (2026-03-31): another program saved the file"
        )),
    }
}

/// An event from the columns of a run or an amendment: first day, key, title and organiser.
pub(super) fn claimed_event_from_row(
    [date, key, title, organiser]: [&str; 4],
    source: &str,
) -> ClaimedEvent {
    let day: Option<Date> = date.parse().ok();
    let (key, title, organiser) = (key.into(), title.into(), organiser.into());
    ClaimedEvent {
        name: RegisterEventIdentity { date: day, key, title, organiser },
        source: source.into(),
        won: day,
        ..ClaimedEvent::default()
    }
}

/// The events of a run by their keys.
fn events_of(
    claims: &mut AwardClaims,
    folder: &str,
    events: impl Read,
) -> Result<HashMap<String, u32>, String> {
    let mut reader = csv::Reader::from_reader(events);
    let headings = reader.byte_headers().map_err(|why| why.to_string())?.clone();
    let [key, path, title, date, organiser] = find_csv_columns(
        &headings,
        "events.csv",
        ["event_key", "return", "title", "date", "organiser"],
    )?;
    let state = headings.iter().position(|heading| heading == b"state");
    let format = headings.iter().position(|heading| heading == b"format");
    let mut known = HashMap::new();
    for (line, row) in (2..).zip(reader.byte_records()) {
        let row = row.map_err(|why| why.to_string())?;
        let text = |column: usize| without_formula_apostrophe(row.get(column).unwrap_or_default());
        let source = format!("{folder}/{}", text(path));
        let stands = state.is_some_and(|state| text(state) == State::Final.word());
        checked_day(text(date)).map_err(|why| format!("events.csv, line {line}: {why}"))?;
        let written = claimed_event_from_row([date, key, title, organiser].map(text), &source);
        let format = format.and_then(|format| Format::parse_lenient(text(format)));
        let event = claims.add_event(ClaimedEvent { stands, format, ..written });
        known.insert(text(key).to_string(), event);
    }
    Ok(known)
}

/// The positions of columns.
pub(super) fn find_csv_columns<const N: usize>(
    headings: &csv::ByteRecord,
    file: &str,
    wanted: [&str; N],
) -> Result<[usize; N], String> {
    let mut found = [0; N];
    for (place, name) in found.iter_mut().zip(wanted) {
        let position = headings.iter().position(|heading| heading == name.as_bytes());
        *place = position.ok_or_else(|| format!("{file} has no column {name}"))?;
    }
    Ok(found)
}

/// A cell without the apostrophe that keeps a spreadsheet from taking it for a formula.
pub(super) fn without_formula_apostrophe(cell: &[u8]) -> &str {
    let text = std::str::from_utf8(cell).unwrap_or_default();
    match text.strip_prefix('\'') {
        Some(rest) if rest.starts_with(['=', '+', '-', '@', '\t', '\r']) => rest,
        _ => text,
    }
}
