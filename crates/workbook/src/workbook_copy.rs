//! A copy of a workbook: every value at its address with its look.
//!
//! Cells are a list, not a rectangle: two cells at A1 and XFD1048576 take the room of two.

use std::sync::Arc;

use crate::address::CellRange;

/// All sheets of a workbook, in their order.
#[derive(Debug, Default, Clone)]
pub struct WorkbookCopy {
    pub sheets: Vec<SheetCopy>,
    /// The looks of cells; the first is the workbook's default.
    pub styles: Vec<CellStyle>,
    /// Defined names, each with its formula.
    pub names: Vec<(String, String)>,
    /// The title of a web page; empty for workbooks.
    pub title: String,
}

/// A sheet with its cells in order, and what it has besides.
#[derive(Debug, Default, Clone)]
pub struct SheetCopy {
    pub name: String,
    /// Whether it is hidden.
    pub hidden: bool,
    /// What stands above it, where it is a table of a web page.
    pub caption: String,
    /// Its cells, row by row.
    pub cells: Vec<StoredCell>,
    /// Everything other than cells.
    pub layout: SheetLayout,
    /// Where its cells were parted, the column of the file that each of its columns was taken
    /// from; else empty.
    pub own_columns: Vec<u16>,
}

impl SheetCopy {
    /// The column of the file that a column was taken from.
    pub fn source_column(&self, column: u16) -> u16 {
        let (known, last) = (self.own_columns.get(usize::from(column)), self.own_columns.last());
        let beyond = |last: &u16| {
            let more = usize::from(column).saturating_sub(self.own_columns.len()) + 1;
            last.saturating_add(u16::try_from(more).unwrap_or(u16::MAX))
        };
        known.copied().or_else(|| last.map(beyond)).unwrap_or(column)
    }

    /// The first of its columns that was taken from a column of the file.
    pub fn column_from_source(&self, own: u16) -> u16 {
        let known = self.own_columns.iter().position(|column| *column == own);
        let known = known.and_then(|at| u16::try_from(at).ok());
        let added = self.own_columns.windows(2).filter(|pair| pair[0] == pair[1]).count();
        known.unwrap_or_else(|| own.saturating_add(u16::try_from(added).unwrap_or(u16::MAX)))
    }
}

/// A cell of the workbook.
#[derive(Debug, Clone)]
pub struct StoredCell {
    /// The row, counted from 0.
    pub row: u32,
    /// The column, counted from 0.
    pub column: u16,
    /// The style, an index into [`WorkbookCopy::styles`].
    pub look: u32,
    pub value: CellValue,
    /// Its formula, without `=`.
    pub formula: Option<Box<str>>,
}

/// The value of a cell.
#[derive(Debug, Clone, PartialEq)]
pub enum CellValue {
    /// Empty, perhaps with a look.
    Blank,
    Text(Box<str>),
    Number(f64),
    /// A number formatted as a date or time: days since 30 December 1899.
    Date(f64),
    Bool(bool),
    /// An error such as `#N/A`.
    Error(Box<str>),
}

/// The content of a sheet other than cells. Complete for xlsx and xlsm workbooks only.
#[derive(Debug, Default, Clone)]
pub struct SheetLayout {
    pub merges: Vec<CellRange>,
    /// Widths and hidden columns.
    pub columns: Vec<ColumnLayout>,
    /// Heights and hidden rows.
    pub rows: Vec<RowLayout>,
    /// First row and column that scroll, if panes are frozen.
    pub frozen: Option<(u32, u16)>,
    /// The area with filter buttons.
    pub filter: Option<CellRange>,
    pub notes: Vec<CellNote>,
    pub lists: Vec<DropDown>,
    /// The areas of array formulas.
    pub arrays: Vec<CellRange>,
    /// The total rows of its tables.
    pub totals: Vec<CellRange>,
    /// Parts of its cells' texts that are struck through, by row and column.
    pub struck_parts: Vec<StruckPart>,
    /// Texts that stand in no cell: headers and footers of pages, text boxes, lines of a web page.
    pub texts_outside_cells: Vec<String>,
}

/// A part of a cell's text that is struck through.
#[derive(Debug, Clone, PartialEq)]
pub struct StruckPart {
    /// The row, counted from 0.
    pub row: u32,
    /// The column, counted from 0.
    pub column: u16,
    pub text: String,
}

/// The width of a run of columns.
#[derive(Debug, Clone, Copy)]
pub struct ColumnLayout {
    /// First column, from 0.
    pub first: u16,
    pub last: u16,
    /// Width in characters, with margins, if set.
    pub width: Option<f64>,
    /// Whether it is hidden.
    pub hidden: bool,
}

/// Height of a row.
#[derive(Debug, Clone, Copy)]
pub struct RowLayout {
    /// The row, from 0.
    pub row: u32,
    /// Height in points, if set.
    pub height: Option<f64>,
    /// Whether it is hidden.
    pub hidden: bool,
}

/// A note on a cell.
#[derive(Debug, Clone)]
pub struct CellNote {
    /// The row, counted from 0.
    pub row: u32,
    /// The column, counted from 0.
    pub column: u16,
    pub text: String,
    /// Who wrote it; blank where the file does not say.
    pub author: Arc<str>,
}

/// A drop-down list on some cells.
#[derive(Debug, Clone)]
pub struct DropDown {
    pub areas: Vec<CellRange>,
    /// The list: `"a,b,c"` with its quotation marks, or a range.
    pub source: String,
}

/// The look of a cell.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct CellStyle {
    pub number_format: NumberFormat,
    pub font: CellFont,
    pub fill: Fill,
    /// Left, right, top, bottom and diagonal border.
    pub borders: [BorderSide; 5],
    pub alignment: Alignment,
    /// Whether the cell stays editable when the sheet is protected.
    pub unlocked: bool,
}

/// How a number is displayed.
#[derive(Debug, Clone, PartialEq, Default)]
pub enum NumberFormat {
    /// As many digits as there are.
    #[default]
    General,
    /// One of Excel's built-in formats, by number and code.
    BuiltIn(u8, String),
    /// A code of the file's own: `0.00%`.
    Custom(String),
}

impl NumberFormat {
    /// The format with an Excel number; `own` is the workbook's code for it, if any.
    pub fn from_excel(number: u16, own: Option<&str>) -> NumberFormat {
        match (u8::try_from(number), own) {
            (Ok(0), _) => NumberFormat::General,
            (Ok(built_in @ ..=49), _) => {
                NumberFormat::BuiltIn(built_in, built_in_code(built_in).to_string())
            }
            (_, Some(code)) if !code.is_empty() && !code.eq_ignore_ascii_case("general") => {
                NumberFormat::Custom(code.to_string())
            }
            _ => NumberFormat::General,
        }
    }

    /// The format code; empty for General.
    pub fn code(&self) -> &str {
        match self {
            NumberFormat::General => "",
            NumberFormat::BuiltIn(_, code) | NumberFormat::Custom(code) => code,
        }
    }

    /// The first section of its code in lower case, without quoted text, escapes and brackets: what
    /// of it tells how a number is shown.
    pub fn bare_code(&self) -> String {
        let mut bare = String::with_capacity(self.code().len());
        let mut characters = self.code().chars();
        while let Some(character) = characters.next() {
            match character {
                '"' => {
                    characters.by_ref().find(|c| *c == '"');
                }
                '[' => {
                    characters.by_ref().find(|c| *c == ']');
                }
                '\\' | '_' | '*' => {
                    characters.next();
                }
                ';' => break,
                other => bare.extend(other.to_lowercase()),
            }
        }
        bare
    }

    /// Whether it shows fractions as percentages.
    pub fn is_percent(&self) -> bool {
        self.bare_code().contains('%')
    }

    /// How many figures it shows at least, with noughts before the number: five of `00000`.
    pub fn min_digits(&self) -> usize {
        let code = self.bare_code();
        if code.bytes().all(|byte| byte == b'0') { code.len() } else { 0 }
    }
}

/// The codes of Excel's built-in formats, as far as they show a number's kind.
fn built_in_code(number: u8) -> &'static str {
    match number {
        9 => "0%",
        10 => "0.00%",
        14 => "mm-dd-yy",
        15 => "d-mmm-yy",
        16 => "d-mmm",
        17 => "mmm-yy",
        _ => "",
    }
}

/// A font; `None` means the workbook's default.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct CellFont {
    /// Name of the typeface.
    pub name: Option<String>,
    /// The size in points.
    pub size: Option<f64>,
    pub bold: bool,
    pub italic: bool,
    /// Whether the text is struck through.
    pub struck: bool,
    /// Underline: 0 none, 1 single, 2 double, 3 and 4 the accounting ones.
    pub underline: u8,
    /// The colour as `0xRRGGBB`.
    pub color: Option<u32>,
}

/// A fill: pattern number of the file format, and colours.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Fill {
    /// 0 none, 1 solid, 2 and up the patterns.
    pub pattern: u8,
    /// Foreground colour as `0xRRGGBB`.
    pub foreground: Option<u32>,
    pub background: Option<u32>,
}

/// One side of a border: its colour and the line number of the file format (1 thin, 2 medium, 3
/// dashed, 4 dotted, 5 thick, 6 double, 7 hair, 8 medium dashed, 9 dash-dot, 10 medium dash-dot, 11
/// dash-dot-dot, 12 medium dash-dot-dot, 13 slanted).
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct BorderSide {
    /// The line; 0 is none.
    pub line: u8,
    /// The colour as `0xRRGGBB`.
    pub color: Option<u32>,
}

/// The alignment of a cell's content.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Alignment {
    /// 0 general, 1 left, 2 centre, 3 right, 4 fill, 5 justify, 6 centre across, 7 distributed.
    pub horizontal: u8,
    /// 0 bottom, 1 top, 2 centre, 3 justify, 4 distributed.
    pub vertical: u8,
    /// Whether a long text goes on in the next line.
    pub wrap: bool,
    /// Whether text shrinks to fit.
    pub shrink: bool,
    /// How many steps the text is indented.
    pub indent: u8,
    /// Degrees from -90 to 90, or 270 for stacked letters.
    pub rotation: i16,
}

/// The pieces of a formula that can refer to something: text in quotation marks cannot.
pub(crate) fn pieces_outside_quotes(formula: &str) -> impl Iterator<Item = &str> {
    formula.split('"').step_by(2)
}

/// Whether a formula names a table or another workbook.
pub(crate) fn refers_to_table_or_workbook(formula: &str) -> bool {
    pieces_outside_quotes(formula).any(|piece| piece.contains('['))
}

#[cfg(test)]
mod tests {
    use super::NumberFormat;

    #[test]
    fn formats_are_told_apart_by_what_they_show() {
        let custom = |code: &str| NumberFormat::Custom(code.to_string());
        assert!(custom("0.00%").is_percent());
        assert!(!custom("0.00\"%\"").is_percent());
        assert!(!custom("0.00\\%").is_percent());
        assert_eq!(custom("00000").min_digits(), 5);
        assert_eq!(custom("0.00").min_digits(), 0);
        assert_eq!(NumberFormat::General.min_digits(), 0);
    }
}
