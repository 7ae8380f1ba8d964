//! The next round in the organiser's own workbook, and nothing else: the rest of its package stays
//! as it is.
//!
//! The round goes where the rounds before it stand: on the sheet `Draw` or `Games`, else on
//! `Matches`, below what is there and in the columns that are there; one of chess gets a column `Drawn`
//! too. The first round gets a sheet `Draw`, or `Games` for boards of many players.

use std::collections::BTreeMap;

use workbook::patch::{
    AdditionRefusal, Additions, AppendedRows, EarlierAdditions, NewCellValue, Package, SheetEdits,
};
use workbook::write::{Book, Sheet, SheetNames, XlsxError};

use super::WORKBOOK_AUTHOR;
use super::added_columns::first_free_column;
use super::annotated::last_used_row;
use super::annotation::AnnotationInput;
use super::draw::{DrawSheet, pairing_reason_text, unwritten_round};
use super::next_games::NextGamesSheet;
use engine::awards::ComputedEvent;
use engine::draw::Draw;
use model::annotation::DRAW_SHEET;
use model::form::{FormColumn, GameColumn, MatchColumn};
use model::name_comparison::folded_name;
use model::{CellValue, Format, HeaderRow, Note, StableSort, format_pairing};

/// A workbook with the round that was added.
#[derive(Debug)]
pub struct WorkbookWithRound {
    pub bytes: Vec<u8>,
    /// The sheets that got rows, with the number of them.
    pub places: Vec<(String, u32)>,
}

/// The workbook of a return with the next round of the `wanted` events; `None` if there is none
/// that the return lacks.
///
/// # Errors
///
/// Why nothing can be added to it.
pub fn add_next_round(
    annotation: &AnnotationInput<'_>,
    package: Package<'_>,
    wanted: impl Fn(&ComputedEvent) -> bool,
) -> Result<Option<WorkbookWithRound>, AdditionRefusal> {
    let failed = |why: XlsxError| unsound(why.to_string());
    let on_matches = |outcome: &ComputedEvent| wanted(outcome) && matches_of(outcome).is_some();
    let on_draw = |outcome: &ComputedEvent| wanted(outcome) && matches_of(outcome).is_none();
    let draw = DrawSheet::plan_for_events(annotation, on_draw);
    let games = NextGamesSheet::plan_for_events(annotation, on_draw);
    let sheets = &annotation.workbook_copy.sheets;
    if !sheets.iter().all(|sheet| package.sheet_names().any(|own| own == sheet.name)) {
        return Err(unsound("the names of its sheets clash".to_string()));
    }
    let mut names = SheetNames::default();
    package.sheet_names().for_each(|name| drop(names.unique_name(name)));
    let mut book = Book::new("", WORKBOOK_AUTHOR, None).map_err(failed)?;
    let (mut grown, mut places) = (Vec::new(), Vec::new());
    for (index, sheet) in sheets.iter().enumerate() {
        let last = last_used_row(sheet);
        let (of_draw, of_games) =
            (draw.extended_sheet() == Some(index), games.extended_sheet() == Some(index));
        if !of_draw && !of_games {
            continue;
        }
        let added = |target: &mut Sheet<'_>| match of_draw {
            true => draw.append_rounds(target, last),
            false => games.append_games(target, last),
        };
        book.add_sheet(&sheet.name, added).map_err(failed)?;
        let own = if of_draw { draw.appended_rows(last) } else { games.appended_rows(last) };
        let rows = if of_draw { draw.row_count() } else { games.row_count() };
        places.push((sheet.name.clone(), rows));
        grown.extend(own.map(|own: AppendedRows| (sheet.name.clone(), own)));
    }
    if draw.needs_new_sheet() {
        let name = names.unique_name(DRAW_SHEET);
        book.add_sheet(&name, |sheet| draw.write_new_sheet(sheet)).map_err(failed)?;
        places.push((name, draw.row_count()));
    }
    if games.needs_new_sheet() {
        let name = names.unique_name(GameColumn::FORM.name);
        book.add_sheet(&name, |sheet| games.write_new_sheet(sheet)).map_err(failed)?;
        places.push((name, games.row_count()));
    }
    let edits = match_rows(annotation, on_matches, &mut places);
    if places.is_empty() {
        return Ok(None);
    }
    let earlier = EarlierAdditions::default();
    let bytes =
        package.apply_additions(Additions { edits, grown, ..Additions::new(book, &earlier) })?;
    Ok(Some(WorkbookWithRound { bytes, places }))
}

fn unsound(why: String) -> AdditionRefusal {
    AdditionRefusal::Unsound { part: "workbook".to_string(), why }
}

/// The columns of the sheet `Matches`, if the rounds of an event stand there and a further one can.
fn matches_of(outcome: &ComputedEvent) -> Option<&HeaderRow<MatchColumn>> {
    use MatchColumn as M;
    let (event, draw) = (&outcome.event, outcome.draw.as_ref()?);
    // Games of two-player Diplomacy have rows of centres too.
    let on_games = draw.name.is_some() && event.headings.games.is_some();
    let elsewhere = on_games || !draw.boards.is_empty() || event.headings.draw.is_some();
    let placed = event.headings.matches.as_ref().filter(|_| !elsewhere)?;
    let needed = [M::Round, M::Home, M::Away];
    needed.iter().all(|column| placed.sheet_column(*column).is_some()).then_some(placed)
}

/// The rows of rounds that stand on the sheet `Matches`, in the looks of the rows above.
fn match_rows<'a>(
    annotation: &AnnotationInput<'a>,
    wanted: impl Fn(&ComputedEvent) -> bool,
    places: &mut Vec<(String, u32)>,
) -> Vec<(String, SheetEdits<'a>)> {
    let mut by_sheet: BTreeMap<u16, SheetEdits<'a>> = BTreeMap::new();
    for outcome in annotation.outcomes.iter().filter(|outcome| wanted(outcome)) {
        let (Some((_, draw)), Some(placed)) = (unwritten_round(outcome), matches_of(outcome))
        else {
            continue;
        };
        let Some(sheet) = annotation.workbook_copy.sheets.get(usize::from(placed.sheet)) else {
            continue;
        };
        let edits =
            by_sheet.entry(placed.sheet).or_insert_with(|| SheetEdits::without_changes(sheet));
        edits.headings = placed.row;
        let drawn = match outcome.event.has_drawn_pairings_column() {
            true => placed.sheet_column(MatchColumn::Drawn).or_else(|| new_column(outcome, edits)),
            false => None,
        };
        add_round(outcome, draw, placed, drawn, edits);
    }
    let named = by_sheet.into_values().map(|edits| {
        places.push((edits.sheet.name.clone(), edits.rows.len() as u32));
        (edits.sheet.name.clone(), edits)
    });
    named.collect()
}

/// A new column `Drawn` beside the last one, for the report of an event of chess to tell pairings that are
/// changed by hand later; none where the sheet has a column of that name, which then holds something else.
fn new_column(outcome: &ComputedEvent, edits: &mut SheetEdits<'_>) -> Option<u16> {
    let name = MatchColumn::Drawn.definition().name;
    let is_chess = matches!(outcome.event.format(), Some(Format::Swiss | Format::ChessTeams));
    let mut headings = edits.sheet.cells.iter().filter(|cell| cell.row == edits.headings);
    let is_taken = headings
        .any(|cell| matches!(&cell.value, CellValue::Text(text) if folded_name(text) == folded_name(name)));
    if !is_chess || is_taken {
        return None;
    }
    if let Some((known, _)) = edits.cells.first() {
        return Some(known.1);
    }
    let column = first_free_column(edits.sheet, 1)? - 1;
    edits.cells.push(((edits.headings, column), NewCellValue::Text(name.into())));
    Some(column)
}

/// Adds the rows of a round to the sheet `Matches`. `drawn` is the column of the pairings as drawn.
fn add_round(
    outcome: &ComputedEvent,
    draw: &Draw,
    placed: &HeaderRow<MatchColumn>,
    drawn: Option<u16>,
    edits: &mut SheetEdits<'_>,
) {
    use MatchColumn as M;
    let label = |position: usize| {
        let entry = outcome.event.entries.get(outcome.entry_at_draw_position(position));
        entry.map(|entry| entry.label.as_str()).unwrap_or_default()
    };
    let below = edits.last_row() + 1;
    for (number, pairing) in draw.numbered_pairings() {
        let bye = if pairing.second.is_none() { Note::Bye.word() } else { "" };
        let (first, second) = (label(pairing.first), pairing.second.map(label));
        let cells = [
            (M::Event, outcome.event.id.as_str()),
            (M::Round, &draw.round_name()),
            (M::Table, &number.to_string()),
            (M::Home, first),
            (M::Away, second.unwrap_or_default()),
            (M::Note, bye),
            (M::Drawn, &format_pairing(first, second)),
        ];
        let cells = cells.into_iter().filter(|(_, text)| !text.is_empty());
        let mut row: Vec<(u16, NewCellValue<'_>)> = cells
            .filter_map(|(column, text)| {
                let at = if column == M::Drawn { drawn } else { placed.sheet_column(column) };
                Some((at?, value_of(text)))
            })
            .collect();
        row.arrange_by_key(|(column, _)| *column);
        let at = below + edits.rows.len() as u32;
        let noted = placed.sheet_column(M::Table).or(placed.sheet_column(M::Home));
        if let (Some(column), false) = (noted, pairing.basis.is_empty()) {
            edits.notes.push(((at, column), pairing_reason_text(draw, pairing)));
        }
        edits.rows.push(row);
    }
}

/// A label as a cell: a whole number as such.
fn value_of<'a>(text: &str) -> NewCellValue<'a> {
    match text.parse::<u32>() {
        Ok(number) if number.to_string() == text => NewCellValue::Number(f64::from(number)),
        _ => NewCellValue::Text(text.to_string().into()),
    }
}
