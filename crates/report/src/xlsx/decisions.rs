//! `decisions.xlsx`: a row for every doubtful case, with an empty column for the decision.

use workbook::rust_xlsxwriter::{Color, Format, FormatAlign, XlsxError};
use workbook::write::{Book, DropDownList, Sheet, SheetNames};

use super::WORKBOOK_AUTHOR;
use crate::tables::reconciliation::ReconciliationTables;
use crate::tables::register_sheets;
use model::register::Member;
use model::{MAX_SHEET_ROWS, ParallelJoin};
use register::reconcile::{CaseKind, DoubtfulCase, member_dropdown_label};

/// The column of the decision.
const DECISION: u16 = 13;
/// At most so many cases have a drop-down with their own candidates.
const MOST_OWN_LISTS: usize = 5_000;
/// The letters of a drop-down at most, with the commas between its words; a quote counts twice.
const LONGEST_LIST: usize = 250;

/// The bytes of the workbook: open cases first, then decided ones.
pub fn decisions_book(
    books: &ReconciliationTables<'_>,
    join: ParallelJoin,
) -> Result<Vec<u8>, XlsxError> {
    let as_of = books.reconciliation.terms.as_of;
    let all = register_sheets::decisions_table(books, false).sheet_output_table();
    let mut book = Book::new("Decisions", WORKBOOK_AUTHOR, Some(as_of))?;
    let rec = books.reconciliation;
    let offer = |sheet: &mut Sheet<'_>| offer(sheet, &rec.cases, &rec.members);
    all.add_to_book_editing_first(&mut book, &mut SheetNames::default(), offer)?;
    book.add_sheet("Guide", guide)?;
    book.into_bytes(Some(join))
}

/// Adds drop-downs to the column of decisions; other text may be typed too.
fn offer(
    sheet: &mut Sheet<'_>,
    cases: &[DoubtfulCase],
    members: &[Member],
) -> Result<(), XlsxError> {
    let open = Format::new()
        .set_background_color(Color::RGB(0xFFF6D6))
        .set_align(FormatAlign::Top)
        .set_bold();
    sheet.set_column_format(DECISION, &open);
    sheet.shell.set_freeze_panes(1, 4);
    let last = MAX_SHEET_ROWS - 1;
    let mut row = 1;
    // A list of its own for every row would make a workbook of many cases slow.
    let candidates =
        |case: &DoubtfulCase| match case.kept.is_none() && cases.len() <= MOST_OWN_LISTS {
            true => case
                .candidates
                .iter()
                .map(|own| member_dropdown_label(&members[*own as usize]))
                .collect(),
            false => Vec::new(),
        };
    let offers = |case: &DoubtfulCase| -> (CaseKind, Vec<String>, Vec<&'static str>) {
        (case.kind, candidates(case), case.choices())
    };
    for alike in cases.chunk_by(|one, other| offers(one) == offers(other)) {
        let end = (row + alike.len() as u32 - 1).min(last);
        if row > last {
            break;
        }
        let (_, mut candidates, choices) = offers(&alike[0]);
        let hint = match alike[0].kind {
            CaseKind::Player => format!("{}; or the number of a member.", choices.join(", ")),
            _ => format!("{}.", choices.join(", ")),
        };
        let letters = |word: &str| word.len() + word.matches('"').count() + 1;
        let words: usize = choices.iter().map(|word| letters(word)).sum();
        let mut room = LONGEST_LIST.saturating_sub(words);
        candidates.retain(|own| {
            let fits = letters(own) <= room;
            room = if fits { room - letters(own) } else { 0 };
            fits
        });
        let all = choices.iter().copied().chain(candidates.iter().map(String::as_str));
        let list = DropDownList::new(&all.collect::<Vec<_>>()).with_prompt("Decision", hint);
        sheet.shell.add_drop_down((row, DECISION), (end, DECISION), list);
        row = end + 1;
    }
    Ok(())
}

/// Writes the sheet `Guide`; "not a member" is WBU 1.7.2.
fn guide(sheet: &mut Sheet<'_>) -> Result<(), XlsxError> {
    const LINES: [&str; 12] = [
        "How to decide",
        "Each row on the Decisions sheet is a doubtful case. Choose a word in the Decision column, save the workbook, and run again with --decisions.",
        "same person: the points belong to the suggested member (of two rows: they are one person).",
        "all same person: this row and all open rows with the same suggested member belong to that member.",
        "new member: the player joins the register. Write the number under Member, or leave it empty for the returned number if that is free, otherwise the next free one.",
        "not a member: the points are refused.",
        "ignore: the points are left out.",
        "two people: the two rows stay apart and are never suggested again; undo: rows that were merged are parted again, and asked again. Either takes back what the merge moved.",
        "count: the award, certificate or event counts; if an event is in two files, this version counts.",
        "Or choose one of the likeliest members, or type a member's number: the points belong to that member.",
        "Decisions are kept in the new register, so a decided case does not come up again.",
        "A decision can take back points credited earlier only if the return of that event is included again; otherwise palmares reports that it is too late.",
    ];
    sheet.shell.set_column_width(0, 110.0);
    let title = sheet.style_id(&Format::new().set_bold().set_font_size(14));
    let plain = sheet.style_id(&Format::new().set_text_wrap());
    for (row, line) in (0u32..).zip(LINES) {
        sheet.write_styled((row, 0), if row == 0 { title } else { plain }, line);
    }
    Ok(())
}
