//! Problems of what people take for read, or for struck out: copies of sheets, columns of
//! corrections, lines through rows.

use crate::problem::problems;

problems! {
    // Sheets
    note "sheet-copy" SheetCopied { read: String }:
        "All rows of this sheet stand on the sheet {read} too, which was read."
        => "Delete the copy, so that nobody goes on in the wrong one.";

    warning "sheet-copy" SheetDiffers { read: String, count: usize }:
        let rows = if count == 1 { "a row of it does".to_string() } else { format!("{count} rows of it do") };
        "This sheet looks like a copy of {read}, but {rows} not stand there. Only {read} was read, and nothing on this sheet counts."
        => "Copy the rows that should count to {read}, and delete this sheet.";

    warning "sheet-copy" SheetUnlike { form: &'static str }:
        "This sheet looks like the sheet {form}, which the workbook lacks. It was not read, and nothing on it counts."
        => "If it should count, name it {form}.";

    /// Decisions on a sheet of another name, where no sheet has the right one.
    error "sheet-copy" DecisionsUnread { sheet: String }:
        "The workbook has no sheet Decisions. The sheet {sheet} has its headings, but was not read, so none of its decisions was applied."
        => "Name the sheet {sheet} Decisions if it is the right one, and reconcile again.";

    warning "sheet-of-others" SheetOfStrangers { strangers: usize }:
        "This sheet holds contestants and scores, and {strangers} of the contestants are in no event of this workbook. It was not read, and nothing on it counts."
        => "If it is an event, save it as a workbook of its own, or add its rows to the sheets that are read (palmares new).";

    // Columns
    warning "corrections-unread" CorrectionsUnread { heading: String, count: usize }:
        let cells = if count == 1 { "its filled cell changes".to_string() } else { format!("its {count} filled cells change") };
        "The column “{heading}” is not part of the form; {cells} nothing."
        => "Give penalties on the sheet Adjustments, type corrected scores and numbers into the columns that are read, and take contestants who do not count off Results. If all is in the scores already, no action is needed.";

    // Rows
    warning "struck-out" RowStruck:
        "This row is struck through, but it counts like any other."
        => "Delete the row if it should not count; else take the line off its cells.";

    warning "struck-out" CellStruck { text: String }:
        "“{text}” is struck through, but it was read like any other cell."
        => "Clear the cell if it should not count; else take the line off it.";
}
