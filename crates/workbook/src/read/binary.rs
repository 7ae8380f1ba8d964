//! Number formats and struck-through fonts of both binary kinds of workbook, xls and xlsb.

use super::values::DAYS_TO_1904;
use crate::workbook_copy::{CellFont, CellStyle, CellValue, NumberFormat};

/// The format of a cell style, the kind of its numbers, and whether its text is struck through.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct ExtendedFormat {
    format: NumberFormat,
    shows: Shows,
    struck: bool,
}

/// The flag of a font that strikes through, among its flags after the height.
const STRUCK: u16 = 0x0008;

/// Whether a font of these flags strikes through.
pub(super) fn is_struck_through(flags: u16) -> bool {
    flags & STRUCK != 0
}

/// What a number format displays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shows {
    Number,
    /// A day or a time of day.
    Day,
    Span,
}

impl ExtendedFormat {
    /// The style of an Excel format number; `own` is the workbook's code for it, if any.
    pub(super) fn from_excel(number: u16, own: Option<&str>, struck: bool) -> ExtendedFormat {
        let shows = match (number, own) {
            (14..=22 | 27..=36 | 45 | 47 | 50..=58, None) => Shows::Day,
            (46, None) => Shows::Span,
            (_, None) => Shows::Number,
            (_, Some(code)) => shows(code),
        };
        ExtendedFormat { format: NumberFormat::from_excel(number, own), shows, struck }
    }

    /// A number in a cell of this style; `shifted`: the workbook counts days from 1904.
    pub(super) fn cell_value_of_number(&self, number: f64, shifted: bool) -> CellValue {
        match self.shows {
            Shows::Number => CellValue::Number(number),
            Shows::Day if shifted => CellValue::Date(number + DAYS_TO_1904),
            Shows::Day | Shows::Span => CellValue::Date(number),
        }
    }
}

/// A look for each cell style, after the default one.
pub(super) fn cell_styles_of_formats(styles: &[ExtendedFormat]) -> Vec<CellStyle> {
    let of_style = |style: &ExtendedFormat| CellStyle {
        number_format: style.format.clone(),
        font: CellFont { struck: style.struck, ..CellFont::default() },
        ..CellStyle::default()
    };
    std::iter::once(CellStyle::default()).chain(styles.iter().map(of_style)).collect()
}

/// What the first section of a format code displays.
fn shows(code: &str) -> Shows {
    let mut letters = code.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter.to_ascii_lowercase() {
            '"' => drop(letters.by_ref().find(|c| *c == '"')),
            '\\' | '_' | '*' => drop(letters.next()),
            '[' => {
                let inside: String = letters.by_ref().take_while(|c| *c != ']').collect();
                let first = inside.chars().next().map(|c| c.to_ascii_lowercase());
                let alike = inside.chars().all(|c| Some(c.to_ascii_lowercase()) == first);
                if alike && matches!(first, Some('h' | 'm' | 's')) {
                    return Shows::Span;
                }
            }
            ';' => return Shows::Number,
            'd' | 'm' | 'h' | 'y' | 's' => return Shows::Day,
            // AM/PM or A/P.
            'a' if letters.peek().is_some_and(|c| "mM/".contains(*c)) => return Shows::Day,
            // The format is one word.
            'g' if code.eq_ignore_ascii_case("general") => return Shows::Number,
            _ => {}
        }
    }
    Shows::Number
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_of_days_and_times_are_known() {
        for (code, expected) in [
            ("dd/mm/yyyy", Shows::Day),
            ("[$-809]d mmmm yyyy", Shows::Day),
            ("h:mm AM/PM", Shows::Day),
            ("[h]:mm:ss", Shows::Span),
            ("[MM]:ss", Shows::Span),
            ("0.00", Shows::Number),
            ("0.00\" days\"", Shows::Number),
            ("\\d0", Shows::Number),
            ("[Red]0.0;dd", Shows::Number),
            ("General", Shows::Number),
            ("#,##0 [$\u{20ac}-407]", Shows::Number),
        ] {
            assert_eq!(shows(code), expected, "{code}");
        }
        assert_eq!(
            ExtendedFormat::from_excel(14, None, false).cell_value_of_number(1.0, true),
            CellValue::Date(1463.0)
        );
        assert_eq!(
            ExtendedFormat::from_excel(46, None, false).cell_value_of_number(1.0, true),
            CellValue::Date(1.0)
        );
        assert_eq!(
            ExtendedFormat::from_excel(9, None, false).cell_value_of_number(1.0, true),
            CellValue::Number(1.0)
        );
    }
}
