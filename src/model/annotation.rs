//! What marks an annotated return as one, shared by the room that writes it and
//! the room that reads it when it comes back.

/// The sheets that an annotation adds.
pub const SHEETS: &[&str] = &["Standings", "Awards", "Draw", "Problems", "About"];

/// The sheet whose first cell bears the mark.
pub const ABOUT: &str = "About";

/// How that cell begins.
pub const MARK: &str = "Annotated by palmares";

/// How the part of a note begins that palmares wrote.
pub const NOTE_MARK: &str = "palmares: ";

/// Fill of a cell with a note, a warning, an error, as `0xRRGGBB`.
pub const FILLS: [u32; 3] = [0xDDEBFA, 0xFFE9B0, 0xFFC9C4];

/// The index in [`FILLS`] of a colour that an annotation gave.
pub fn severity_of_fill(color: u32) -> Option<usize> {
    FILLS.iter().position(|fill| *fill == color)
}
