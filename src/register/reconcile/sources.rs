//! Where claims come from: a season that was just worked out, or the files of an
//! earlier run.

use std::collections::HashMap;
use std::io::Read;

use crate::model::Exact;
use crate::model::register::{EventName, KINDS};
use crate::register::keys::certificate_number;
use crate::register::{EventRecord, Season};

use super::claims::{Claim, ClaimedEvent, Claims};

/// Adds the awards of a season.
pub fn of_season(claims: &mut Claims, season: &Season) {
    for (ret, event) in season.events() {
        let awards = event.awards.iter().filter(|award| KINDS.contains(&award.kind));
        let mut at = None;
        for award in awards {
            let index = *at.get_or_insert_with(|| {
                claims.event(ClaimedEvent {
                    name: EventName {
                        date: event.last_day.or(event.date),
                        key: event.key.as_str().into(),
                        title: event.title.as_str().into(),
                        organiser: event.organiser.as_str().into(),
                    },
                    source: ret.path.as_str().into(),
                    direct: Some(!event.on_certificates()),
                })
            });
            let spelling = season.people.spelling(award.player);
            let club = spelling.club().unwrap_or_default();
            let player = claims.player(spelling.number.as_deref(), &spelling.name, club);
            let (kind, points) = (award.kind, award.points);
            claims.awards.push(Claim { event: index, player, kind, points, carried: false });
            enter_certificates(claims, season, event, award, (index, player));
        }
    }
}

/// Enters the certificates that an award stands on alone; one of a congress holds
/// several events.
fn enter_certificates(
    claims: &mut Claims,
    season: &Season,
    event: &EventRecord,
    award: &crate::register::AwardRecord,
    place: (u32, u32),
) {
    if !event.on_certificates() || event.congress.is_some() || !award.portions.is_empty() {
        return;
    }
    let entry = &event.standings[award.standing as usize].entry;
    let number = certificate_number(&event.key, entry, season.people.key_of(award.player), "");
    claims.certificates.insert(number.into(), place);
}

/// Adds the awards of a run from its `events.csv` and `awards.csv`. `folder` tells
/// the run from others.
pub fn of_run(
    claims: &mut Claims,
    folder: &str,
    events: impl Read,
    awards: impl Read,
) -> Result<(), String> {
    let known = events_of(claims, folder, events)?;
    let mut reader = csv::Reader::from_reader(awards);
    let headings = reader.byte_headers().map_err(|why| why.to_string())?.clone();
    let [key, number, name, kind, points] =
        columns(&headings, "awards.csv", ["event_key", "player_no", "player", "kind", "points"])?;
    let mut row = csv::ByteRecord::new();
    let mut line = 1u32;
    while reader.read_byte_record(&mut row).map_err(|why| why.to_string())? {
        line += 1;
        let text = |column: usize| plain(row.get(column).unwrap_or_default());
        let Some(kind) = KINDS.into_iter().find(|known| known.id() == text(kind)) else {
            // Playoff points, prizes and titles are no master points.
            continue;
        };
        let event = known.get(text(key)).copied();
        let event = event
            .ok_or_else(|| format!("awards.csv, line {line}: there is no event {}", text(key)))?;
        let points = Exact::decimal(text(points))
            .ok_or_else(|| format!("awards.csv, line {line}: {} is no number", text(points)))?;
        let number = Some(text(number)).filter(|number| !number.is_empty());
        let organiser = match number {
            Some(_) => Box::default(),
            None => claims.events[event as usize].name.organiser.clone(),
        };
        let player = claims.player(number, text(name), &organiser);
        claims.awards.push(Claim { event, player, kind, points, carried: false });
    }
    Ok(())
}

/// The events of a run by their keys.
fn events_of(
    claims: &mut Claims,
    folder: &str,
    events: impl Read,
) -> Result<HashMap<String, u32>, String> {
    let mut reader = csv::Reader::from_reader(events);
    let headings = reader.byte_headers().map_err(|why| why.to_string())?.clone();
    let [key, path, title, date, organiser] =
        columns(&headings, "events.csv", ["event_key", "return", "title", "date", "organiser"])?;
    let mut known = HashMap::new();
    for row in reader.byte_records() {
        let row = row.map_err(|why| why.to_string())?;
        let text = |column: usize| plain(row.get(column).unwrap_or_default());
        let event = claims.event(ClaimedEvent {
            name: EventName {
                date: text(date).parse().ok(),
                key: text(key).into(),
                title: text(title).into(),
                organiser: text(organiser).into(),
            },
            source: format!("{folder}/{}", text(path)).into(),
            direct: None,
        });
        known.insert(text(key).to_string(), event);
    }
    Ok(known)
}

/// The positions of columns.
fn columns<const N: usize>(
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

/// A cell without the apostrophe that disarms what a spreadsheet would run.
fn plain(cell: &[u8]) -> &str {
    let text = std::str::from_utf8(cell).unwrap_or_default();
    match text.strip_prefix('\'') {
        Some(rest) if rest.starts_with(['=', '+', '-', '@', '\t', '\r']) => rest,
        _ => text,
    }
}
