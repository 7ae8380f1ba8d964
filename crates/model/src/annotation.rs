//! What marks a workbook as annotated by palmares. The writer and the reader share it.

/// The author of every workbook of ours, and of the notes on its cells.
pub const WORKBOOK_AUTHOR: &str = "palmares";

/// The sheets that an annotation adds.
pub const ANNOTATION_SHEET_NAMES: &[&str] = &[
    "Standings",
    MATCH_SCORES_SHEET,
    "Awards",
    RATING_CHANGES_SHEET,
    TITLE_NORMS_SHEET,
    PRIZE_LIST_SHEET,
    GROUP_PLACES_SHEET,
    BOARD_PRIZES_SHEET,
    DRAW_SHEET,
    "Problems",
    ABOUT_SHEET,
];

/// The sheet of the next round. It comes back with results, so it is read as a sheet of the return.
pub const DRAW_SHEET: &str = "Draw";

/// The sheet of the prizes that are paid.
pub const PRIZE_LIST_SHEET: &str = "Prize list";

/// The sheet of the places within groups.
pub const GROUP_PLACES_SHEET: &str = "Group places";

/// The sheet of the players of chess teams on their boards.
pub const BOARD_PRIZES_SHEET: &str = "Board prizes";

/// The sheet of matches that have no row of their own in the return.
pub const MATCH_SCORES_SHEET: &str = "Match scores";

/// The sheet of the ratings after a tournament.
pub const RATING_CHANGES_SHEET: &str = "Rating changes";

/// The sheet of title norms.
pub const TITLE_NORMS_SHEET: &str = "Title norms";

/// The sheet whose first cell holds [`ANNOTATION_MARK`].
pub const ABOUT_SHEET: &str = "About";

/// The beginning of that cell.
pub const ANNOTATION_MARK: &str = "Annotated by palmares";

/// The line of [`ABOUT_SHEET`] that names the added sheets.
pub const ADDED_SHEETS_LABEL: &str = "Sheets added";

/// The first of two hidden columns of [`ABOUT_SHEET`] that keep the looks of marked cells.
pub const FIRST_HIDDEN_STYLES_COLUMN: u16 = 3;

/// The beginning of the headings and of the notes that palmares adds to sheets of the return.
pub const PALMARES_NOTE_PREFIX: &str = "palmares: ";

/// Fill of a cell with a note, a warning, an error, as `0xRRGGBB`.
pub const SEVERITY_FILLS: [u32; 3] = [0xDDEBFA, 0xFFE9B0, 0xFFC9C4];

/// The sheet of a reconciled register that counts the ranks.
pub const RANKS_REACHED_SHEET: &str = "Ranks reached";

/// The sheets of a reconciled register that report changes, with their headings. Each run writes
/// them anew; reading a register skips them.
pub const REGISTER_REPORT_SHEETS: [(&str, &[&str]); 5] = [
    ("Promotions", &["Rank", "Number", "Name", "Club", "From", "Date", "Clauses", "Why"]),
    (RANKS_REACHED_SHEET, &["Rank", "Reached now", "Members"]),
    ("Current form", &["Place", "Number", "Name", "Club", "Gold points", "Awards"]),
    ("Totals", &["", "Local points", "Green points", "Gold points", "Balances"]),
    ("Changes", &["Number", "Name", "Column", "Old", "New", "Clauses", "Why"]),
];

/// Whether a sheet is one of [`REGISTER_REPORT_SHEETS`] or continues one. Both name and first row must
/// fit, because a registrar may have a sheet `Totals`.
pub fn is_register_report_sheet(name: &str, first_row: &[&str]) -> bool {
    let numbers = |rest: &str| rest.chars().all(|c| c.is_ascii_digit() || " ()".contains(c));
    REGISTER_REPORT_SHEETS.iter().any(|(title, headings)| {
        name.strip_prefix(title).is_some_and(numbers) && first_row == *headings
    })
}

/// The index in [`SEVERITY_FILLS`] of a colour.
pub fn severity_index_of_fill(color: u32) -> Option<usize> {
    SEVERITY_FILLS.iter().position(|fill| *fill == color)
}
