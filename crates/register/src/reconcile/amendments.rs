//! Reads claims from an amendment of `palmares diff`. An event whose rows are not as they were
//! written brings nothing.

use std::collections::BTreeMap;
use std::io::Read;

use jiff::civil::Date;

use crate::amendment_checksum::{AmendedEventChecksum, amendment_row_checksum};
use crate::problems;
use model::problem::{Problem, ProblemDetail, ProblemPlace};
use model::register::{REGISTER_POINT_KINDS, RegisterEventIdentity};
use model::{AwardKind, Exact};

use super::claim_sources::{claimed_event_from_row, find_csv_columns, without_formula_apostrophe};
use super::claims::{AmendedClaim, AwardClaim, AwardClaims, ClaimedEvent};
use super::event_told;

/// A row of an amendment.
struct Row {
    line: u32,
    /// The event's first day, key, title and organiser.
    event: [String; 4],
    number: String,
    player: String,
    kind: String,
    points: Exact,
    check: String,
}

/// Adds an amendment of `palmares diff`: awards taken back and given, in pairs (WBU
/// 1.11.1); `file` identifies it.
pub fn add_amendment(
    claims: &mut AwardClaims,
    file: &str,
    amendment: impl Read,
) -> Result<(), String> {
    let rows = rows_of(amendment)?;
    let all = u32::try_from(rows.len()).unwrap_or(u32::MAX);
    let mut events: BTreeMap<String, Vec<Row>> = BTreeMap::new();
    for row in rows {
        events.entry(row.event[1].clone()).or_default().push(row);
    }
    let mut others_missing = None;
    for rows in events.values() {
        let own = claimed_event_from_row(rows[0].event.each_ref().map(String::as_str), file);
        match fault(rows, &own.name) {
            Some(problem) => claims.problems.push((file.into(), problem)),
            None => {
                others_missing = others_missing.or(AmendedEventChecksum::parse(&rows[0].check));
                add(claims, ClaimedEvent { amends: true, ..own }, rows);
            }
        }
    }
    if all == 0 {
        claims.problems.push((file.into(), Problem::for_file(problems::AmendmentEmpty)));
    }
    let wrote = others_missing.map_or(all, |written| written.all);
    if wrote != all && claims.problems.is_empty() {
        let trouble = problems::AmendmentCut { wrote, holds: all };
        claims.problems.push((file.into(), Problem::for_file(trouble)));
    }
    Ok(())
}

/// All rows of the file.
fn rows_of(amendment: impl Read) -> Result<Vec<Row>, String> {
    let mut reader = csv::Reader::from_reader(amendment);
    let headings = reader.byte_headers().map_err(|why| why.to_string())?.clone();
    let name = "the amendment";
    let [number, player, kind, points, check] =
        find_csv_columns(&headings, name, ["player_no", "player", "kind", "points", "check"])?;
    let event = find_csv_columns(&headings, name, ["date", "event_key", "title", "organiser"])?;
    let mut rows = Vec::new();
    for (line, row) in (2..).zip(reader.byte_records()) {
        let row = row.map_err(|why| why.to_string())?;
        let text = |column: usize| {
            without_formula_apostrophe(row.get(column).unwrap_or_default()).to_string()
        };
        let points = Exact::parse_decimal(&text(points))
            .ok_or_else(|| format!("line {line}: {} is not a number", text(points)))?;
        rows.push(Row {
            line,
            event: event.map(text),
            number: text(number),
            player: text(player),
            kind: text(kind),
            points,
            check: text(check),
        });
    }
    Ok(rows)
}

/// What is wrong with the rows of an event.
fn fault(rows: &[Row], event: &RegisterEventIdentity) -> Option<Problem> {
    let unread = rows.iter().find(|row| !row.event[0].is_empty() && day_of(row).is_none());
    let at = |row: &Row, trouble: ProblemDetail| {
        Some(Problem::new(trouble, ProblemPlace::Line(row.line)))
    };
    if let Some(row) = unread {
        let (day, event) = (row.event[0].clone(), row.event[2].clone());
        return at(row, problems::AmendmentDay { day, event }.into());
    }
    let checks = rows.iter().map(|row| {
        let [day, key, title, body] = row.event.each_ref().map(String::as_str);
        amendment_row_checksum(
            [key, &row.number, &row.player, &row.kind, day, title, body],
            row.points,
        )
    });
    let wrote = AmendedEventChecksum::parse(&rows[0].check);
    let all = wrote.as_ref().map_or(0, |wrote| wrote.all);
    let holds = AmendedEventChecksum::from_row_checksums(checks, all);
    let odd = rows.iter().find(|row| AmendedEventChecksum::parse(&row.check) != wrote);
    if odd.is_none() && wrote.as_ref() == Some(&holds) {
        return None;
    }
    let rows_told = match &wrote {
        Some(wrote) if wrote.own.0 != holds.own.0 => {
            format!("it wrote {}, and {} are here", wrote.own.0, holds.own.0)
        }
        _ => "a cell was changed".to_string(),
    };
    let trouble = problems::AmendmentChanged { event: event_told(event), rows: rows_told };
    at(odd.unwrap_or(&rows[0]), trouble.into())
}

fn day_of(row: &Row) -> Option<Date> {
    row.event[0].parse().ok()
}

/// Adds the rows of an event.
fn add(claims: &mut AwardClaims, event: ClaimedEvent, rows: &[Row]) {
    let event = claims.add_event(event);
    let mut changes: BTreeMap<(u32, AwardKind), ([Exact; 2], u32)> = BTreeMap::new();
    for row in rows {
        let Some(kind) = REGISTER_POINT_KINDS.into_iter().find(|known| known.id() == row.kind)
        else {
            continue;
        };
        let number = Some(&*row.number).filter(|number| !number.is_empty());
        let player = claims.add_or_find_player(number, &row.player, &row.event[3]);
        let ([old, new], line) =
            changes.entry((player, kind)).or_insert_with(|| (Default::default(), row.line));
        match row.points < Exact::ZERO {
            true => {
                if old.is_zero() {
                    *line = row.line;
                }
                *old = *old - row.points;
            }
            false => *new = *new + row.points,
        }
    }
    for ((player, kind), ([old, new], line)) in changes {
        claims.amended.push(AmendedClaim { event, player, kind, old, new, line });
        if !new.is_zero() {
            claims.awards.push(AwardClaim { event, player, kind, points: new, carried: false });
        }
    }
}
