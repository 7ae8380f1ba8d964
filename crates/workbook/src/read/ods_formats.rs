//! Number formats of an OpenDocument spreadsheet as Excel codes.
//!
//! This kind spells a format out: a cell style names a data style with an element for the day, one
//! for the text `-`, one for the month. Without formats a score that became a date looks like a
//! date, and `000123` loses its zeros. Of the fonts, a line through the text is read.

use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;

use quick_xml::events::BytesStart;

use super::layout::attribute_text;
use crate::workbook_copy::{CellFont, CellStyle, NumberFormat};

/// The most digits of a format in Excel.
const MOST_DIGITS: usize = 30;

/// The formats found in a document's styles, and the looks of its cells. Look 0 is the default.
pub(super) struct OdsFormats {
    /// Codes of the data styles, by name.
    codes: HashMap<String, String>,
    /// The data style of each cell style.
    styles: HashMap<String, String>,
    /// The current data style: its name and its code so far.
    open: Option<(String, String)>,
    /// The last style, and those whose text is struck through.
    style: Option<String>,
    struck: HashSet<String>,
    looks: Vec<CellStyle>,
    /// The look of each code in use, and of the same struck through.
    known: [HashMap<String, u32>; 2],
}

impl Default for OdsFormats {
    fn default() -> Self {
        OdsFormats {
            codes: HashMap::new(),
            styles: HashMap::new(),
            open: None,
            style: None,
            struck: HashSet::new(),
            looks: vec![CellStyle::default()],
            known: [HashMap::from([(String::new(), 0), ("0".to_string(), 0)]), HashMap::new()],
        }
    }
}

impl OdsFormats {
    /// Handles the start of a tag.
    pub(super) fn start_tag(&mut self, name: &str, tag: &BytesStart<'_>) {
        match name {
            "style:style" => {
                self.style = attribute_text(tag, "name");
                if let (Some(style), Some(data)) =
                    (self.style.clone(), attribute_text(tag, "data-style-name"))
                {
                    self.styles.insert(style, data);
                }
            }
            "style:text-properties" if has_line_through(tag) => {
                self.struck.extend(self.style.clone());
            }
            _ if is_data_style(name) => {
                self.open = attribute_text(tag, "name").map(|name| (name, String::new()));
            }
            _ => {
                if let Some((_, code)) = &mut self.open {
                    code.push_str(&part(name, tag));
                }
            }
        }
    }

    /// Handles the end of a tag.
    pub(super) fn end_tag(&mut self, name: &str) {
        if is_data_style(name) {
            self.codes.extend(self.open.take());
        }
    }

    /// Handles text, which can be part of a format.
    pub(super) fn add_text(&mut self, text: &str) {
        if let Some((_, code)) = &mut self.open {
            code.extend(text.chars().map(|character| match character {
                '%' | '-' | '/' | ' ' | ':' | '.' | ',' | '(' | ')' | '+' => character.to_string(),
                '"' => "\\\"".to_string(),
                other => format!("\"{other}\""),
            }));
        }
    }

    /// The look of a style; `usual` is the format of its values if the style has none.
    pub(super) fn cell_style_index(&mut self, style: Option<&str>, usual: &str) -> u32 {
        let code = style
            .and_then(|style| self.codes.get(self.styles.get(style)?))
            .map_or(usual, String::as_str);
        let struck = style.is_some_and(|style| self.struck.contains(style));
        let known = &mut self.known[usize::from(struck)];
        if let Some(look) = known.get(code) {
            return *look;
        }
        let (code, look) = (code.to_string(), self.looks.len() as u32);
        let number_format = match code.as_str() {
            "" | "0" => NumberFormat::General,
            _ => NumberFormat::Custom(code.clone()),
        };
        let font = CellFont { struck, ..CellFont::default() };
        self.looks.push(CellStyle { number_format, font, ..CellStyle::default() });
        known.insert(code, look);
        look
    }

    /// The looks, after all cells are read.
    pub(super) fn into_cell_styles(self) -> Vec<CellStyle> {
        self.looks
    }
}

/// Whether properties of text draw a line through it.
fn has_line_through(tag: &BytesStart<'_>) -> bool {
    let lines = ["text-line-through-style", "text-line-through-type"];
    lines.iter().filter_map(|line| attribute_text(tag, line)).any(|line| line != "none")
}

fn is_data_style(name: &str) -> bool {
    matches!(
        name,
        "number:number-style"
            | "number:percentage-style"
            | "number:date-style"
            | "number:time-style"
            | "number:currency-style"
            | "number:text-style"
    )
}

/// The code of one element of a data style.
fn part(name: &str, tag: &BytesStart<'_>) -> String {
    let is_long = || attribute_text(tag, "style").as_deref() == Some("long");
    let by_length = |short: &str, long: &str| if is_long() { long } else { short }.to_string();
    match name {
        "number:number" => digits(tag),
        "number:scientific-number" => format!("{}E+00", digits(tag)),
        "number:fraction" => "# ?/?".to_string(),
        "number:day" => by_length("d", "dd"),
        "number:day-of-week" => by_length("ddd", "dddd"),
        "number:month" if attribute_text(tag, "textual").as_deref() == Some("true") => {
            by_length("mmm", "mmmm")
        }
        "number:month" => by_length("m", "mm"),
        "number:year" => by_length("yy", "yyyy"),
        "number:hours" => by_length("h", "hh"),
        "number:minutes" => by_length("m", "mm"),
        "number:seconds" => by_length("s", "ss"),
        "number:am-pm" => "AM/PM".to_string(),
        "number:text-content" => "@".to_string(),
        _ => String::new(),
    }
}

/// The digits of a number format: `#,##0.00`.
fn digits(tag: &BytesStart<'_>) -> String {
    let count = |name| {
        attribute_text(tag, name)
            .and_then(|n| n.parse::<usize>().ok())
            .unwrap_or(0)
            .min(MOST_DIGITS)
    };
    let (whole, decimals) = (count("min-integer-digits"), count("decimal-places"));
    let mut code = String::new();
    if attribute_text(tag, "grouping").as_deref() == Some("true") {
        code.push_str("#,##");
    }
    let shown = if whole == 0 { "#".to_string() } else { "0".repeat(whole) };
    code.push_str(&shown);
    if decimals > 0 {
        // Writing to a string cannot fail.
        let _ = write!(code, ".{}", "0".repeat(decimals));
    }
    code
}
