//! A list of members becomes the sheet of a register.

use super::super::people;
use super::super::recognised::What;
use super::super::return_sheets::CellContent;
use super::draft::{DraftCell, ReturnDraft};
use super::view::TableWithCells;
use model::form::MemberColumn;
use model::{CellAddress, MemberStatus, serial_from_day, typed_dates};

/// Whether the sheet of a register has a place for what a column means.
pub(super) fn register_has_column_for(what: What) -> bool {
    use What as W;
    matches!(
        what,
        W::Id
            | W::Number
            | W::Name
            | W::Surname
            | W::Forename
            | W::Club
            | W::Email
            | W::Phone
            | W::Rank
            | W::Status
            | W::Joined
    )
}

/// Whether a column tells the status of members. One that tells who has paid does not.
pub(super) fn tells_member_status(view: TableWithCells<'_>) -> bool {
    let mut all = view
        .rows_by_contestant()
        .into_iter()
        .flatten()
        .filter_map(|row| view.text_by_meaning(What::Status, row));
    all.any(|(text, _)| is_status(&text))
}

fn is_status(text: &str) -> bool {
    MemberStatus::named(&text.to_lowercase()).is_some()
}

/// The number behind a member's name, which is another one than that of the row, or no member's.
pub(super) fn number_beside_name(view: TableWithCells<'_>, row: u32) -> Option<String> {
    let number = people::parse_person(&view.text_by_meaning(What::Name, row)?.0).number?;
    let plain = |number: &str| number.trim_start_matches('0').to_string();
    let is_known = match own_number(view, row) {
        Some((own, _)) => plain(&own) == plain(&number),
        None => number.len() >= people::FEWEST_MEMBER_NUMBER_DIGITS,
    };
    (!is_known).then_some(number)
}

/// The number of a member in a column of its own.
fn own_number(view: TableWithCells<'_>, row: u32) -> Option<(String, CellAddress)> {
    [What::Id, What::Number].into_iter().find_map(|what| view.text_by_meaning(what, row))
}

/// Lays a register out.
pub(super) fn fill_members_sheet(draft: &mut ReturnDraft, view: TableWithCells<'_>) {
    use MemberColumn as M;
    let has_status = tells_member_status(view);
    for row in view.rows_by_contestant().into_iter().flatten() {
        let mut cells = Vec::new();
        let mut put = |column, what| {
            let cell = view.text_by_meaning(what, row);
            cells.extend(
                cell.map(|(text, at)| DraftCell::new(column, CellContent::Text(text), Some(at))),
            );
        };
        put(M::Surname, What::Surname);
        put(M::Forename, What::Forename);
        put(M::Club, What::Club);
        put(M::Email, What::Email);
        put(M::Telephone, What::Phone);
        put(M::Rank, What::Rank);
        let mut number = own_number(view, row);
        if let Some((name, at)) = view.text_by_meaning(What::Name, row) {
            let person = people::parse_person(&name);
            let is_long = |number: &String| number.len() >= people::FEWEST_MEMBER_NUMBER_DIGITS;
            number = number.or(person.number.filter(is_long).map(|number| (number, at)));
            cells.push(DraftCell::new(M::Name, CellContent::Text(person.name), Some(at)));
        }
        if let Some((text, at)) = number {
            cells.insert(0, DraftCell::new(M::Number, CellContent::Text(text), Some(at)));
        }
        let status = view.text_by_meaning(What::Status, row).filter(|_| has_status);
        cells.extend(status.map(|(text, at)| {
            let text = if is_status(&text) { text.to_lowercase() } else { text };
            DraftCell::new(M::Status, CellContent::Text(text), Some(at))
        }));
        if let Some((text, at)) = view.text_by_meaning(What::Joined, row) {
            // What is no day stands as it was typed, and the reader tells it.
            let day = typed_dates::parse_event_date(&text).ok().and_then(serial_from_day);
            let joined = day.map_or(CellContent::Text(text), CellContent::Day);
            cells.push(DraftCell::new(M::Joined, joined, Some(at)));
        }
        if !cells.is_empty() {
            draft.members.add(cells);
        }
    }
}
