//! The list of players with letters (`letters/players.csv`), for a mail merge. The secretary fills
//! in `sent` and gives the list back for the next letters.

use std::borrow::Cow;
use std::collections::HashSet;

use workbook::table::Column;

use crate::player_letters::{LETTER_POINT_COLUMNS, PlayerLetterRow, PlayerLetters};

use super::club_recipients::FILE_NAME_SEPARATOR;
use super::{Table, TableDraft};

/// The players, for a mail merge. A heading of the register's own that a column of ours has gets
/// `register` before it.
pub fn player_recipients_table(letters: &PlayerLetters) -> Table<'_> {
    let mut draft = TableDraft::from_rows("letters/players.csv", "Players", "One row per player; file names start from the output folder. Fill in sent where there is a letter, and give the list back with --sent.", &letters.rows)
    .text("number", "Number", 11.0, |row: &PlayerLetterRow| &row.number)
    .text("name", "Name", 28.0, |row| &row.name)
    .text("club", "Club", 28.0, |row| &row.club)
    .text("e_mail", "E-mail", 28.0, |row| &row.e_mail);
    // Word and Excel take capitals for small letters.
    let mut used: HashSet<String> = COLUMNS.iter().map(ToString::to_string).collect();
    used.extend(LETTER_POINT_COLUMNS.iter().map(|(_, key, _)| key.to_string()));
    for (at, heading) in letters.own_headings.iter().enumerate() {
        let others = (2u32..).map(|nth| format!("register {heading} {nth}"));
        let mut keys = [heading.clone(), format!("register {heading}")].into_iter().chain(others);
        let key = keys.find(|key| used.insert(key.to_lowercase())).unwrap_or_default();
        let column = Column {
            key: Cow::Owned(key),
            heading: Cow::Owned(heading.clone()),
            ..Column::text("", "", 20.0)
        };
        draft =
            draft.column(column, move |row: &PlayerLetterRow| row.own.get(at).map(String::as_str));
    }
    draft = draft.text("rank", "Rank", 22.0, |row| &row.rank).prose(
        "promoted",
        "Promoted",
        40.0,
        |row| &row.promotion,
    );
    for (kind, key, heading) in LETTER_POINT_COLUMNS {
        draft = draft.number(key, heading, 12.0, move |row| row.points.points(kind));
    }
    draft
        .text("since", "Since the last letter", 28.0, |row| &row.since)
        .whole_number("events", "Events", 8.0, |row| row.events)
        .text("waiting", "Waiting", 28.0, |row| &row.waiting)
        .text("letter", "Letter", 28.0, |row| &row.letter)
        .text("certificates", "Certificates", 40.0, |row| {
            row.certificates.join(FILE_NAME_SEPARATOR)
        })
        .text("attachments", "Attachments", 40.0, |row| row.attachments.join(FILE_NAME_SEPARATOR))
        .text("owed", "Owed", 8.0, |row| row.owed.then_some("yes"))
        .text("sent", "Sent", 11.0, |row| &row.sent)
        .text("mark", "Mark", 40.0, |row| &row.mark)
        .build()
}

/// The keys of our columns that are no points.
const COLUMNS: [&str; 15] = [
    "number",
    "name",
    "club",
    "e_mail",
    "rank",
    "promoted",
    "since",
    "events",
    "waiting",
    "letter",
    "certificates",
    "attachments",
    "owed",
    "sent",
    "mark",
];
