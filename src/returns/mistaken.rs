//! Problems of what people take for read, or for struck out: copies of sheets, lines through rows.

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

    // Rows
    warning "struck-out" RowStruck:
        "This row is struck through, but it counts like any other."
        => "Delete the row if it should not count; else take the line off its cells.";

    warning "struck-out" CellStruck { text: String }:
        "“{text}” is struck through, but it was read like any other cell."
        => "Clear the cell if it should not count; else take the line off it.";
}
