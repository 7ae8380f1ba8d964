//! The databases of scoring pads (`.bws`): tables of Microsoft Access.
//!
//! Tables and columns are found by name. Problems name the table and the row's `ID`.

mod hands;
mod movement;
mod players;
mod results;
mod tables;

use std::collections::{BTreeMap, BTreeSet};

use workbook::database::AccessDatabase;

use super::problems;
use super::session::PadSession;
use model::problem::{ProblemDetail, phrase};
use model::{Format, Scoring};

use movement::{BwsContestantKind, BwsSection, section_of_row};
use tables::{BwsRow, BwsTable, BwsTables, database_refusal};

/// Reads the sessions of a database: one for each section. `teams`: its pairs are teams.
pub(super) fn read_bws_sessions(
    bytes: &[u8],
    teams: bool,
) -> Result<Vec<PadSession>, ProblemDetail> {
    let database = AccessDatabase::open(bytes).map_err(|fault| database_refusal(&fault))?;
    let tables = BwsTables::read(&database)?;
    if !tables.received.is_there && !tables.movement.is_there {
        let known: Vec<&str> = database.table_names().take(3).collect();
        let with = if known.is_empty() {
            String::new()
        } else {
            format!(" (its tables: {}, …)", known.join(", "))
        };
        let why = format!("it is another program's database{with}");
        return Err(problems::PadRefused { why }.into());
    }
    let sections = movement::bws_sections(&tables, teams);
    if sections.is_empty() {
        let lost = [&tables.received, &tables.movement].into_iter().find_map(|table| table.lost);
        let why = match lost {
            Some((_, promised)) => format!("it is damaged: none of {promised} rows can be read"),
            None => "it holds no movement and no results".to_string(),
        };
        return Err(problems::PadRefused { why }.into());
    }
    let troubles = troubles(&tables);
    let prefixes = prefixes(&sections);
    let ids = ids(&tables, &sections);
    let mut sessions: Vec<PadSession> = Vec::new();
    for ((section, prefix), id) in sections.iter().zip(&prefixes).zip(&ids) {
        let mut session = session_of(&tables, section, id, sections.len() > 1);
        troubles.iter().for_each(|trouble| session.report(trouble.clone()));
        players::read_bws_players(&tables, section, prefix, &mut session);
        results::read_bws_results(&tables, section, prefix, &mut session);
        session.deals = hands::hands_of_section(&tables, section.id);
        sessions.push(session);
    }
    if let [first, ..] = &mut sessions[..] {
        tell_left_out(&tables, first);
        if ids.len() > 1 {
            let of: BTreeSet<i64> = sections.iter().map(|section| section.session).collect();
            let all: BTreeSet<i64> = sections.iter().map(|section| section.id).collect();
            let sections = match all.len() {
                1 => phrase!("1 section"),
                count => phrase!("{count} sections", count),
            };
            let what = match of.len() {
                1 => phrase!("{sections} in 1 session", sections),
                count => phrase!("{sections} in {count} sessions", sections, count),
            };
            first.report(problems::PadEvents { what, events: ids.join(", ") });
        }
    }
    Ok(sessions)
}

/// What the tables lack.
fn troubles(tables: &BwsTables) -> Vec<ProblemDetail> {
    let mut troubles: Vec<ProblemDetail> = Vec::new();
    let needed: [(&BwsTable, &'static str, &'static str); 3] = [
        (&tables.received, "ReceivedData", "the results"),
        (&tables.movement, "RoundData", "the movement, missing results and the players' pairs"),
        (&tables.seats, "PlayerNumbers", "the players"),
    ];
    for (table, name, lost) in needed {
        if !table.is_there {
            troubles.push(problems::PadTableMissing { table: name, column: "", lost }.into());
        }
    }
    let columns: [(&[&str], &'static str); 6] = [
        (&["Board"], "Board"),
        (&["PairNS", "NSPair"], "PairNS"),
        (&["PairEW", "EWPair"], "PairEW"),
        (&["Contract"], "Contract"),
        (&["NS/EW"], "NS/EW"),
        (&["Result"], "Result"),
    ];
    for (names, column) in columns {
        if tables.received.is_there
            && tables.received.lost.is_none()
            && !tables.received.has_column(names)
        {
            let missing =
                problems::PadTableMissing { table: "ReceivedData", column, lost: "the results" };
            troubles.push(missing.into());
        }
    }
    let read: [(&BwsTable, &'static str); 6] = [
        (&tables.sections, "Section"),
        (&tables.movement, "RoundData"),
        (&tables.received, "ReceivedData"),
        (&tables.seats, "PlayerNumbers"),
        (&tables.names, "PlayerNames"),
        (&tables.hands, "HandRecord"),
    ];
    troubles.extend(read.into_iter().filter_map(|(table, name)| table.lost_rows_problem(name)));
    troubles
}

/// What stands before the numbers of each section: its letter, if its session has several. Letters
/// that are seats too would be read as directions.
fn prefixes(sections: &[BwsSection]) -> Vec<String> {
    let mut of_session: BTreeMap<i64, usize> = BTreeMap::new();
    sections.iter().for_each(|section| *of_session.entry(section.session).or_default() += 1);
    let prefix = |section: &BwsSection| {
        let is_seat =
            ["N", "E", "S", "W", "NS", "EW"].contains(&section.letter.to_uppercase().as_str());
        let alone = of_session[&section.session] == 1;
        let digits = section.letter.ends_with(|c: char| c.is_ascii_digit());
        if alone || is_seat || digits { String::new() } else { section.letter.clone() }
    };
    sections.iter().map(prefix).collect()
}

/// The id of each section's event.
fn ids(tables: &BwsTables, sections: &[BwsSection]) -> Vec<String> {
    if sections.len() == 1 {
        return vec!["1".to_string()];
    }
    let several: BTreeSet<i64> = sections.iter().map(|section| section.session).collect();
    let named = |section: &BwsSection| match several.len() {
        1 => section.letter.clone(),
        _ => {
            let row = tables
                .sessions
                .rows()
                .find(|row| row.whole_number(&["ID"]) == Some(section.session));
            let name = row.and_then(|row| row.text(&["Name"]));
            let name = name.unwrap_or_else(|| section.session.to_string());
            format!("{name} {}", section.letter)
        }
    };
    let ids: Vec<String> = sections.iter().map(named).collect();
    let apart: BTreeSet<String> = ids.iter().map(|id| id.to_lowercase()).collect();
    if apart.len() == ids.len() {
        return ids;
    }
    (1..).zip(ids).map(|(nth, id)| format!("{id} {nth}")).collect()
}

/// The session of a section, without its contestants and results.
fn session_of(tables: &BwsTables, section: &BwsSection, id: &str, several: bool) -> PadSession {
    let row = tables.sessions.rows().find(|row| {
        tables.sessions.len() == 1 || row.whole_number(&["ID"]) == Some(section.session)
    });
    let own = |row: &BwsRow<'_>| section_of_row(row) == section.id;
    let first = || {
        tables.received.rows().filter(own).filter_map(|row| row.day(&["DateLog", "TimeLog"])).min()
    };
    let title = row.and_then(|row| row.text(&["Name"]));
    let (format, scoring) = match section.kind {
        BwsContestantKind::Teams => (Format::Teams, Some(Scoring::Imps)),
        BwsContestantKind::Individual => (Format::Individual, None),
        _ => (Format::Pairs, None),
    };
    PadSession {
        id: id.to_string(),
        title: title
            .map(|title| if several { format!("{title} {}", section.letter) } else { title }),
        day: row.and_then(|row| row.day(&["Date"])).or_else(first),
        format: Some(format),
        scoring,
        two_winners: section.kind == BwsContestantKind::TwoWinners,
        ..PadSession::default()
    }
}

/// Reports what a return has no place for.
fn tell_left_out(tables: &BwsTables, session: &mut PadSession) {
    for (table, what) in
        [(&tables.bidding, phrase!("the calls")), (&tables.play, phrase!("the cards played"))]
    {
        if table.len() > 0 {
            session.report(problems::PadLeftOut { what, count: table.len() });
        }
    }
}
