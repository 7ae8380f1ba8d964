//! The sheet `About` of an annotated return: its events, and how to read it.

use workbook::rust_xlsxwriter::{Format, FormatAlign};
use workbook::write::{Sheet, XlsxError, fit_row_height};

use engine::draw::Draw;
use engine::pack;
use model::annotation::{
    ADDED_SHEETS_LABEL, ANNOTATION_MARK, FIRST_HIDDEN_STYLES_COLUMN, PALMARES_NOTE_PREFIX,
};
use model::problem::Severity;

use super::annotation::{AnnotationInput, CopiedSheetsOrigin};
use super::tables::severity_colour;

/// The widths of the two columns.
const WIDTHS: [f64; 2] = [24.0, 100.0];

/// What the copy adds to the return.
pub(super) struct CopyAdditions {
    /// The names of the sheets that a later copy replaces, joined by commas.
    pub sheets: String,
    /// Whether columns were added to those of the return.
    pub columns: bool,
    /// How the sheets of the return came into the copy.
    pub made: CopiedSheetsOrigin,
}

/// Writes the sheet `About`.
pub(super) fn write_about_sheet(
    sheet: &mut Sheet<'_>,
    annotation: &AnnotationInput<'_>,
    added: &CopyAdditions,
) -> Result<(), XlsxError> {
    let wrapped = Format::new().set_text_wrap().set_align(FormatAlign::Top);
    for (column, width) in (0u16..).zip(WIDTHS) {
        sheet.shell.set_column_width(column, width);
        sheet.set_column_format(column, &wrapped);
    }
    // The looks of marked cells are kept there.
    sheet.shell.set_column_range_hidden(FIRST_HIDDEN_STYLES_COLUMN, FIRST_HIDDEN_STYLES_COLUMN + 1);
    sheet.shell.set_not_printed();
    let mut row = 0;
    for (key, value) in facts(annotation, added).iter().chain(&guide(annotation, added)) {
        sheet.write((row, 0), key);
        sheet.write((row, 1), value);
        fit_row_height(sheet, row, &[(key, WIDTHS[0]), (value, WIDTHS[1])]);
        row += 1;
    }
    for (severity, meaning) in [
        (Severity::Error, "An error: something could not be read or awarded."),
        (Severity::Warning, "A warning: the result counts, but please check it."),
        (Severity::Note, "A note: how something was read."),
    ] {
        let colour = sheet.style_id(&Format::new().set_background_color(severity_colour(severity)));
        sheet.write_styled((row, 0), colour, severity.id());
        sheet.write((row, 1), meaning);
        row += 1;
    }
    Ok(())
}

/// A line: key and value.
type Line = (String, String);

/// The return and its events.
fn facts(annotation: &AnnotationInput<'_>, added: &CopyAdditions) -> Vec<Line> {
    let version = env!("CARGO_PKG_VERSION");
    let mut lines = vec![
        (format!("{ANNOTATION_MARK} {version}"), String::new()),
        ("Return".to_string(), annotation.path.to_string()),
        (ADDED_SHEETS_LABEL.to_string(), added.sheets.clone()),
    ];
    for outcome in annotation.outcomes {
        let (event, ground) = (&outcome.event, &outcome.awarded.ground);
        let rules = pack::awarding_pack(event);
        let title = rules.map(|rules| rules.source().title.clone()).unwrap_or_default();
        lines.extend([
            (format!("Event {}", event.id), event.title().to_string()),
            ("  State".to_string(), event.state.word().to_string()),
            ("  Rule book".to_string(), title),
            ("  Awards".to_string(), ground.sentence()),
            ("  Clauses".to_string(), ground.clauses_text()),
        ]);
        if !event.settled.is_empty() {
            lines.push(("  From settings".to_string(), event.settings_sentence()));
        }
    }
    lines.push((String::new(), String::new()));
    lines
}

/// How to read the copy.
fn guide(annotation: &AnnotationInput<'_>, added: &CopyAdditions) -> Vec<Line> {
    let mut lines = vec![
        "The sheets before Standings are the return as it was sent, every value in its own cell. A coloured cell has a problem; its note says what is wrong and what to do.".to_string(),
    ];
    if added.columns {
        lines.push(format!(
            "Columns whose heading begins with {PALMARES_NOTE_PREFIX}were added to the right of the return's own: the points of each board or match. They are formulas on the scores unless a note says otherwise."
        ));
    }
    lines.push("Scores and places on Standings are formulas on the cells of the return, so they follow any change you type there. Awards are from the last run of palmares.".to_string());
    let drawn = |kind: fn(&Draw) -> bool| {
        annotation.outcomes.iter().any(|outcome| outcome.draw.as_ref().is_some_and(kind))
    };
    if drawn(|draw| !draw.boards.is_empty()) {
        lines.push("For the next round, fill in each year's centres on the Games sheet, save this workbook and run palmares on it again: it adds the next round below.".to_string());
    }
    if drawn(|draw| !draw.pairings.is_empty()) {
        lines.push("For the next round, fill in the results on the Draw sheet, save this workbook and run palmares on it again: it adds the next round below.".to_string());
    }
    let made = match added.made {
        CopiedSheetsOrigin::OfTheReturn => {
            "This copy keeps the return's pictures, charts, formats and macros."
        }
        CopiedSheetsOrigin::Anew => {
            "This copy does not have the return's pictures, charts, conditional formats and macros."
        }
    };
    lines.push(format!("{made} The return itself was not changed."));
    let keys = std::iter::once("How to read it").chain(std::iter::repeat(""));
    keys.map(String::from).zip(lines).collect()
}
