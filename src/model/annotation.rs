//! What marks an annotated return as one, shared by the room that writes it and
//! the room that reads it when it comes back.

/// The sheets that an annotation adds.
pub const SHEETS: &[&str] = &["Standings", MATCH_SCORES, "Awards", DRAW, "Problems", ABOUT];

/// The sheet of the next round. It is filled with results and comes back with them,
/// so it is read as a sheet of the return.
pub const DRAW: &str = "Draw";

/// The sheet with the matches that have no row of their own in the return.
pub const MATCH_SCORES: &str = "Match scores";

/// The sheet whose first cell bears the mark.
pub const ABOUT: &str = "About";

/// How that cell begins.
pub const MARK: &str = "Annotated by palmares";

/// How the heading of a column begins that palmares added to a sheet of the
/// return, and the part of a note that it wrote.
pub const NOTE_MARK: &str = "palmares: ";

/// Fill of a cell with a note, a warning, an error, as `0xRRGGBB`.
pub const FILLS: [u32; 3] = [0xDDEBFA, 0xFFE9B0, 0xFFC9C4];

/// The sheets of a reconciled register that tell what changed, each with its headings.
/// They are written anew each time; a register that comes back is read without them.
pub const REGISTER_REPORTS: [(&str, &[&str]); 4] = [
    ("Promotions", &["Rank", "Number", "Name", "Club", "From", "Date", "Clauses", "Why"]),
    ("Current form", &["Place", "Number", "Name", "Club", "Gold points", "Awards"]),
    ("Totals", &["", "Local points", "Green points", "Gold points", "Balances"]),
    ("Changes", &["Number", "Name", "Column", "Old", "New", "Clauses", "Why"]),
];

/// Whether a sheet is one of [`REGISTER_REPORTS`], or goes on with it: by its name and by
/// its first row, for a registrar may well have a sheet `Totals`.
pub fn is_register_report(name: &str, first_row: &[&str]) -> bool {
    let numbers = |rest: &str| rest.chars().all(|c| c.is_ascii_digit() || " ()".contains(c));
    REGISTER_REPORTS.iter().any(|(title, headings)| {
        name.strip_prefix(title).is_some_and(numbers) && first_row == *headings
    })
}

/// The index in [`FILLS`] of a colour that an annotation gave.
pub fn severity_of_fill(color: u32) -> Option<usize> {
    FILLS.iter().position(|fill| *fill == color)
}
