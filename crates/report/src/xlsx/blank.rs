//! Blank returns: formatted workbooks for organisers to fill in.
//!
//! A sheet of rows has its title in row 1, an example in row 2, its headings in row 3 and
//! room below. The example is above the headings, where rows are never read, so that nobody
//! has to delete it.
//!
//! On paper a form has at most two pages, one for each table. If there are two tables, the answers
//! of the sheet `Event` stand above the first, and that sheet is not printed. Columns that few
//! events need are folded, and are not printed either.

use std::borrow::Cow;

use workbook::rust_xlsxwriter::{
    Color, DataValidation, DataValidationErrorStyle, DataValidationRule, ExcelDateTime, Format,
    FormatAlign, FormatBorder, Formula, IgnoreError, Table, TableColumn, TableStyle, Workbook,
    Worksheet, XlsxError,
};
use workbook::write::{
    document_properties, heading_format, reproducible_bytes, set_landscape_page, sized_note,
    text_row_height,
};

use super::WORKBOOK_AUTHOR;
use crate::language::{FormTexts, form_text_key};
use model::Language;
use model::blank_return::{
    BlankReturnAdditions, BlankReturnColumn, BlankReturnExamples, BlankReturnSheet,
    REQUIRED_EVENT_KEYS, blank_events_sheet, blank_return_row_sheets, usual_keys_for_format,
};
use model::form::{ColumnDefinition, ColumnKind, FormColumn, GUIDE_SHEET, Key, SheetForm};
use model::game_result::result_dropdown_choices;
use model::{columns_for_format, keys_for_format, sheets_for_format};

const TITLE_ROW: u32 = 0;
const EXAMPLE_ROW: u32 = 1;
const HEADING_ROW: u32 = 2;
/// The height of an empty row, in which somebody can write by hand, in points.
const WRITING: f64 = 20.0;
/// The height of the rows of title, example and headings, if each has one line.
const ABOVE: f64 = 60.0;
/// The room of a page A4 or Letter, landscape: its width in characters, its height in points.
const PAGE: (f64, f64) = (140.0, 470.0);
/// The fewest and the most empty rows of a table; Excel extends it as needed.
const EMPTY_ROWS: (u32, u32) = (15, 40);
/// The last row with drop-downs and formats, for pasted rows.
const LAST_PREPARED_ROW: u32 = 4_999;
/// Widths of the sheet `Event`: key, answer, meaning, example.
const EVENT_WIDTHS: [f64; 4] = [22.0, 30.0, 62.0, 22.0];
/// A column beside these: an empty area to print is no page.
const NOT_PRINTED: u16 = 5;
/// Headings, with their keys, and widths of the guide.
const GUIDE_COLUMNS: [(&str, &str, f64); 4] = [
    ("form-sheet", "Sheet", 13.0),
    ("form-column", "Column", 22.0),
    ("form-meaning", "What it means", 70.0),
    ("form-values-head", "Values", 50.0),
];
/// The text colour of examples and explanations.
const FAINT: Color = Color::RGB(0x5B6B73);
/// The background of cells to be filled in.
const ANSWER: Color = Color::RGB(0xFFF8E1);

/// The options of a blank return.
#[derive(Debug)]
pub struct BlankReturnOptions {
    /// The format of the event.
    pub format: model::Format,
    /// The rule set to fill in, if known.
    pub rules: Option<&'static str>,
    /// Whether the workbook is for several events.
    pub several: bool,
    /// Whether results are entered board by board.
    pub boards: bool,
    /// The language of its explanations.
    pub language: Language,
}

impl BlankReturnOptions {
    /// The rule book that is filled in: the wanted one, else the usual one of the format.
    fn book(&self) -> Option<&'static str> {
        self.rules.or(packs::default_rule_book_of_format(self.format))
    }

    /// Its explanations.
    fn texts(&self) -> FormTexts {
        FormTexts(self.language)
    }

    /// Its title.
    fn title(&self) -> Cow<'static, str> {
        let key = format!("form-title-{}", form_text_key(self.format.word()));
        self.texts().sentence(&key, self.format.title())
    }

    /// The examples of its game.
    fn examples(&self) -> BlankReturnExamples {
        BlankReturnExamples::for_format(self.format, self.book().unwrap_or_default())
    }
}

/// The bytes of a blank return.
pub fn blank_return_book(blank: &BlankReturnOptions) -> Result<Vec<u8>, XlsxError> {
    let mut workbook = Workbook::new();
    workbook.set_properties(&document_properties(&blank.title(), WORKBOOK_AUTHOR, None)?);
    let needs = packs::blank_return_additions(blank.book(), blank.format);
    let tables = blank_return_row_sheets(blank.format, blank.several, blank.boards, &needs);
    let headed = !blank.several && tables.iter().filter(|table| !table.seldom).count() > 1;
    if blank.several {
        let events = blank_events_sheet(blank.format, &needs);
        rows_sheet(workbook.add_worksheet(), "Events", &events, blank, Above::Events)?;
    } else {
        let sheet = workbook.add_worksheet();
        event_sheet(sheet, blank, &needs)?;
        if headed {
            sheet.set_print_area(TITLE_ROW, NOT_PRINTED, TITLE_ROW, NOT_PRINTED)?;
        }
    }
    for (index, table) in tables.iter().enumerate() {
        let above = if headed && index == 0 { Above::Answers(&needs) } else { Above::Title };
        rows_sheet(workbook.add_worksheet(), table.form.name, table, blank, above)?;
    }
    guide_sheet(workbook.add_worksheet(), blank)?;
    reproducible_bytes(&mut workbook)
}

/// What stands above a table of a form.
#[derive(Clone, Copy)]
enum Above<'a> {
    Title,
    /// Its title; it is the table of the events.
    Events,
    /// The answers of the sheet `Event`, with the needs of the rule book.
    Answers(&'a BlankReturnAdditions),
}

/// The answer that is filled in already.
fn prefilled(blank: &BlankReturnOptions, column: &ColumnDefinition) -> Option<&'static str> {
    if column.name == Key::Format.definition().name {
        Some(blank.format.word())
    } else if column.name == Key::Rules.definition().name {
        blank.book()
    } else {
        None
    }
}

fn title_format() -> Format {
    Format::new().set_bold().set_font_size(14).set_font_color(Color::RGB(0x1F4E5F))
}

fn faint() -> Format {
    Format::new().set_italic().set_font_color(FAINT)
}

/// The number format of a column: text, where Excel would make a date or a formula or strip
/// leading zeros.
fn number_format(kind: ColumnKind) -> &'static str {
    match kind {
        ColumnKind::Number
        | ColumnKind::Rating
        | ColumnKind::Whole
        | ColumnKind::Division
        | ColumnKind::Seed
        | ColumnKind::Score
        | ColumnKind::Percent => "General",
        ColumnKind::Date | ColumnKind::Birth => "dd/mm/yyyy",
        _ => "@",
    }
}

/// The least width of a column.
fn least_width(shown: &BlankReturnColumn) -> f64 {
    match shown.column.kind {
        ColumnKind::Text if shown.is_wide() => 17.0,
        ColumnKind::Suggestion(_) | ColumnKind::Date | ColumnKind::Birth => 13.0,
        ColumnKind::Text | ColumnKind::MemberNumber | ColumnKind::Place => 8.0,
        ColumnKind::Label | ColumnKind::Whole | ColumnKind::YesNo => 6.0,
        ColumnKind::Choice(choices) => width_of(choices),
        ColumnKind::OfBooks(words) => width_of(packs::form_words_from_rule_books(words)),
        _ => 10.0,
    }
}

fn width_of(choices: &[&str]) -> f64 {
    let longest = choices.iter().map(|choice| choice.chars().count()).max().unwrap_or(0);
    (longest as f64 + 4.0).clamp(10.0, 22.0)
}

/// The drop-down of a list, or the check of a day.
fn validation(
    texts: FormTexts,
    column: &ColumnDefinition,
) -> Result<Option<DataValidation>, XlsxError> {
    let list = |choices: &[&str], style| -> Result<DataValidation, XlsxError> {
        DataValidation::new()
            .allow_list_strings(choices)?
            .set_error_style(style)
            .set_error_title(column.name)?
            .set_error_message(texts.sentence("form-choose", "Please choose one from the list."))
    };
    Ok(match column.kind {
        ColumnKind::Choice(choices) => Some(list(choices, DataValidationErrorStyle::Stop)?),
        ColumnKind::OfBooks(words) => {
            Some(list(packs::form_words_from_rule_books(words), DataValidationErrorStyle::Stop)?)
        }
        ColumnKind::Outcome => {
            Some(list(&result_dropdown_choices(), DataValidationErrorStyle::Information)?)
        }
        ColumnKind::YesNo => Some(list(&["yes", "no"], DataValidationErrorStyle::Stop)?),
        ColumnKind::Suggestion(choices) => {
            Some(list(choices, DataValidationErrorStyle::Information)?.ignore_blank(true))
        }
        ColumnKind::Date | ColumnKind::Birth => Some(
            DataValidation::new()
                .allow_date(DataValidationRule::GreaterThan(ExcelDateTime::from_ymd(1900, 1, 1)?))
                .set_error_style(DataValidationErrorStyle::Warning)
                .set_error_message(texts.sentence("form-not-a-date", "This is not a date."))?,
        ),
        _ => None,
    })
}

/// The note on the heading of a column of a sheet.
fn explained(texts: FormTexts, form: &SheetForm, column: &ColumnDefinition) -> String {
    let mut text = texts.column_explanation(form, column).into_owned();
    if let Some(values) = values_of(texts, column) {
        text.push_str(&format!("\n{}", listed_values(texts, &values)));
    }
    if !column.aliases.is_empty() {
        let also = texts.sentence("form-aliases", "Also accepted:");
        text.push_str(&format!("\n{also} {}.", column.aliases.join(", ")));
    }
    text
}

fn listed_values(texts: FormTexts, values: &str) -> String {
    format!("{} {values}.", texts.sentence("form-values", "Values:"))
}

fn values_of(texts: FormTexts, column: &ColumnDefinition) -> Option<String> {
    let told = |key, english| Some(texts.sentence(key, english).into_owned());
    match column.kind {
        ColumnKind::Choice(choices) => Some(choices.join(", ")),
        ColumnKind::OfBooks(words) => Some(packs::form_words_from_rule_books(words).join(", ")),
        ColumnKind::Suggestion(choices) => {
            let own = texts.sentence("form-own-word", "or a word of your own");
            Some(format!("{}, {own}", choices.join(", ")))
        }
        ColumnKind::YesNo => Some("yes, no".to_string()),
        ColumnKind::Date | ColumnKind::Birth => told("form-date", "a date, such as 12/01/2026"),
        ColumnKind::Rounds => told("form-rounds", "rounds, such as 1,3 or 1-4"),
        ColumnKind::MemberNumber => told("form-digits", "digits, kept as typed"),
        _ => None,
    }
}

/// The sheet `Event`: keys, answers, meanings and examples.
fn event_sheet(
    sheet: &mut Worksheet,
    blank: &BlankReturnOptions,
    needs: &BlankReturnAdditions,
) -> Result<(), XlsxError> {
    sheet.set_name(Key::FORM.name)?;
    for (column, width) in (0u16..).zip(EVENT_WIDTHS) {
        sheet.set_column_width(column, width)?;
    }
    sheet.write_string_with_format(TITLE_ROW, 0, blank.title(), &title_format())?;
    let texts = blank.texts();
    let told = "Type your answers in column B; leave blank what does not apply. Click the + beside “Seldom needed” for more keys and the + above columns for more columns; right-click a tab for hidden sheets.";
    let told = &*texts.sentence("form-answers", told);
    let wrapped = faint().set_text_wrap().set_align(FormatAlign::Top);
    sheet.merge_range(EXAMPLE_ROW, 0, EXAMPLE_ROW, 3, told, &wrapped)?;
    fit_height(sheet, EXAMPLE_ROW, &[(told, EVENT_WIDTHS.iter().sum())])?;
    // Column B of this row stays empty: a row with an answer is read as a key.
    let meaning = texts.sentence("form-meaning", "What it means");
    let example = texts.sentence("form-example", "Example");
    for (column, heading) in [(0, "Key"), (2, &meaning), (3, &example)] {
        sheet.write_string_with_format(HEADING_ROW, column, heading, &heading_format())?;
    }
    sheet.write_blank(HEADING_ROW, 1, &heading_format())?;
    let mut row = HEADING_ROW + 1;
    let usual = usual_keys_for_format(blank.format, false, needs);
    for key in &usual {
        key_row(sheet, row, *key, blank)?;
        row += 1;
    }
    let seldom = texts.sentence("form-seldom", "Seldom needed");
    sheet.write_string_with_format(row, 0, seldom, &faint().set_bold())?;
    row += 1;
    let first = row;
    for key in keys_for_format(blank.format).filter(|key| !usual.contains(key)) {
        key_row(sheet, row, key, blank)?;
        row += 1;
    }
    sheet.group_symbols_above(true);
    sheet.group_rows_collapsed(first, row - 1)?;
    sheet.set_freeze_panes(HEADING_ROW + 1, 0)?;
    set_landscape_page(sheet);
    sheet.ignore_error_range(0, 1, row, 1, IgnoreError::NumberStoredAsText)?;
    Ok(())
}

fn key_row(
    sheet: &mut Worksheet,
    row: u32,
    key: Key,
    blank: &BlankReturnOptions,
) -> Result<(), XlsxError> {
    let column = key.definition();
    let top = Format::new().set_align(FormatAlign::Top);
    let required = REQUIRED_EVENT_KEYS.contains(&key);
    let name = if required { top.clone().set_bold() } else { top.clone() };
    sheet.write_string_with_format(row, 0, column.name, &name)?;
    let answer = top
        .clone()
        .set_num_format(number_format(column.kind))
        .set_background_color(ANSWER)
        .set_border(FormatBorder::Hair);
    match prefilled(blank, column) {
        Some(value) => sheet.write_string_with_format(row, 1, value, &answer)?,
        None => sheet.write_blank(row, 1, &answer)?,
    };
    if let Some(validation) = validation(blank.texts(), column)? {
        sheet.add_data_validation(row, 1, row, 1, &validation)?;
    }
    let texts = blank.texts();
    let needed = match required {
        true => format!("{} ", texts.sentence("form-required", "Required.")),
        false => String::new(),
    };
    // What is filled in already needs no list.
    let values = values_of(texts, column).filter(|_| prefilled(blank, column).is_none());
    let values = values.map(|values| format!(" {}", listed_values(texts, &values)));
    let (help, values) = (texts.column_explanation(Key::FORM, column), values.unwrap_or_default());
    let told = format!("{needed}{help}{values}");
    let wrapped = faint().set_text_wrap().set_align(FormatAlign::Top);
    sheet.write_string_with_format(row, 2, &told, &wrapped)?;
    sheet.write_string_with_format(row, 3, blank.examples().key_example(key), &wrapped)?;
    fit_height(sheet, row, &[(&told, EVENT_WIDTHS[2])])
}

/// Makes a row high enough for its wrapped texts, each with the width of its column.
fn fit_height(sheet: &mut Worksheet, row: u32, texts: &[(&str, f64)]) -> Result<(), XlsxError> {
    if let Some(height) = text_row_height(texts.iter().copied()) {
        sheet.set_row_height(row, height)?;
    }
    Ok(())
}

/// A sheet of rows: title, example, headings with notes, an empty table.
fn rows_sheet(
    sheet: &mut Worksheet,
    name: &str,
    table: &BlankReturnSheet,
    blank: &BlankReturnOptions,
    above: Above<'_>,
) -> Result<(), XlsxError> {
    sheet.set_name(name)?;
    sheet.set_hidden(table.seldom);
    let of_events = matches!(above, Above::Events);
    let last = table.columns.len().saturating_sub(1) as u16;
    let open = open_width(table, blank, of_events);
    let title_height = match above {
        Above::Answers(needs) => answers(sheet, blank, needs, last, open)?,
        Above::Title | Above::Events => {
            let about = blank.texts().sheet_explanation(table.form);
            let is_english = blank.language == Language::English;
            let about = if is_english { first_lower(&about) } else { about.into_owned() };
            let title = format!("{name}: {about}");
            sheet.write_string_with_format(TITLE_ROW, 0, &title, &title_format())?;
            WRITING
        }
    };
    for (index, shown) in (0u16..).zip(&table.columns) {
        let example = example_of(blank, shown, of_events);
        column_of_rows(sheet, index, shown, example, blank.texts(), table.form)?;
    }
    let about =
        "This row is an example. Rows above the headings are not read; start typing in row 4.";
    let about = blank.texts().sentence("form-example-row", about);
    sheet.insert_note(EXAMPLE_ROW, 0, &sized_note(&about))?;
    fold(sheet, &table.columns)?;
    let empty = empty_rows(open, title_height);
    rule(sheet, &table.columns, empty)?;
    for (index, shown) in (0u16..).zip(&table.columns) {
        if let Some(value) = prefilled(blank, shown.column).filter(|_| of_events) {
            sheet.write_string(HEADING_ROW + 1, index, value)?;
        }
    }
    let heading = |shown: &BlankReturnColumn| {
        TableColumn::new().set_header(&shown.heading).set_header_format(heading_format())
    };
    let headings: Vec<TableColumn> = table.columns.iter().map(heading).collect();
    let own = Table::new().set_name(name).set_style(TableStyle::Light15).set_columns(&headings);
    sheet.add_table(HEADING_ROW, 0, HEADING_ROW + empty, last, &own)?;
    sheet.set_row_height(HEADING_ROW, 20)?;
    sheet.set_freeze_panes(HEADING_ROW + 1, 0)?;
    sheet.set_repeat_rows(HEADING_ROW, HEADING_ROW)?;
    sheet.ignore_error_range(
        EXAMPLE_ROW,
        0,
        LAST_PREPARED_ROW,
        last,
        IgnoreError::NumberStoredAsText,
    )?;
    set_landscape_page(sheet);
    Ok(())
}

/// Writes the answers of the sheet `Event` above a table, with dots for those that are still open:
/// on paper they stand for that sheet. Returns the height of the row. `last`: the last column of
/// the table; `open`: the width of those that are open.
fn answers(
    sheet: &mut Worksheet,
    blank: &BlankReturnOptions,
    needs: &BlankReturnAdditions,
    last: u16,
    open: f64,
) -> Result<f64, XlsxError> {
    let (mut parts, mut shown) = (Vec::new(), Vec::new());
    for (row, key) in (HEADING_ROW + 2..).zip(usual_keys_for_format(blank.format, false, needs)) {
        let column = key.definition();
        let cell = format!("{}!$B${row}", Key::FORM.name);
        let dots = "\u{2026}".repeat(if matches!(column.kind, ColumnKind::Text) { 12 } else { 6 });
        let answer = match column.kind {
            ColumnKind::Date => format!(
                "IF(ISNUMBER({cell}),DAY({cell})&\"/\"&MONTH({cell})&\"/\"&YEAR({cell}),{cell})"
            ),
            _ => cell.clone(),
        };
        parts.push(format!("\"{}:\u{a0}\"&IF({cell}=\"\",\"{dots}\",{answer})", column.name));
        let known = prefilled(blank, column).unwrap_or(&dots);
        shown.push(format!("{}:\u{a0}{known}", column.name));
    }
    let shown = shown.join("   ");
    let wrapped = Format::new().set_text_wrap().set_align(FormatAlign::VerticalCenter);
    sheet.merge_range(TITLE_ROW, 0, TITLE_ROW, last, "", &wrapped)?;
    let formula = Formula::new(parts.join("&\"   \"&")).set_result(&shown);
    sheet.write_formula_with_format(TITLE_ROW, 0, formula, &wrapped)?;
    let height = text_row_height([(shown.as_str(), open)].into_iter()).unwrap_or(WRITING);
    sheet.set_row_height(TITLE_ROW, height)?;
    Ok(height)
}

/// Folds columns that few events need.
fn fold(sheet: &mut Worksheet, columns: &[BlankReturnColumn]) -> Result<(), XlsxError> {
    let numbered: Vec<(u16, &BlankReturnColumn)> = (0u16..).zip(columns).collect();
    for run in numbered.chunk_by(|(_, one), (_, other)| one.folded == other.folded) {
        if let [(first, one), ..] = run
            && one.folded
            && let Some((last, _)) = run.last()
        {
            sheet.group_columns_collapsed(*first, *last)?;
        }
    }
    Ok(())
}

/// The width of the open columns of a table.
fn open_width(table: &BlankReturnSheet, blank: &BlankReturnOptions, of_events: bool) -> f64 {
    let open = table.columns.iter().filter(|shown| !shown.folded);
    open.map(|shown| width_of_column(shown, example_of(blank, shown, of_events))).sum()
}

/// The empty rows that fill one printed page below a title of some height, with columns of some
/// width side by side.
fn empty_rows(width: f64, title_height: f64) -> u32 {
    let scale = (PAGE.0 / width.max(1.0)).min(1.0);
    let above = ABOVE - WRITING + title_height;
    let rows = ((PAGE.1 / scale - above) / WRITING) as u32;
    rows.clamp(EMPTY_ROWS.0, EMPTY_ROWS.1)
}

/// Rules the empty rows, also for programs that know no tables.
fn rule(sheet: &mut Worksheet, columns: &[BlankReturnColumn], rows: u32) -> Result<(), XlsxError> {
    for row in HEADING_ROW + 1..=HEADING_ROW + rows {
        sheet.set_row_height(row, WRITING)?;
        for (index, shown) in (0u16..).zip(columns) {
            let ruled = Format::new()
                .set_num_format(number_format(shown.column.kind))
                .set_border(FormatBorder::Hair);
            sheet.write_blank(row, index, &ruled)?;
        }
    }
    Ok(())
}

/// The example of a column.
fn example_of(
    blank: &BlankReturnOptions,
    shown: &BlankReturnColumn,
    of_events: bool,
) -> &'static str {
    let key = Key::ALL.iter().find(|key| of_events && key.definition().name == shown.column.name);
    blank.examples().column_example(shown, key.copied())
}

/// The width of a column with its heading and example.
fn width_of_column(shown: &BlankReturnColumn, example: &str) -> f64 {
    let longest = (example.chars().count() + 4).max(shown.heading.chars().count() + 2);
    least_width(shown).max(longest as f64)
}

fn column_of_rows(
    sheet: &mut Worksheet,
    index: u16,
    shown: &BlankReturnColumn,
    example: &str,
    texts: FormTexts,
    form: &SheetForm,
) -> Result<(), XlsxError> {
    let column = shown.column;
    let format = Format::new().set_num_format(number_format(column.kind));
    sheet.set_column_format(index, &format)?;
    sheet.set_column_width(index, width_of_column(shown, example))?;
    // With these words it is no data, wherever somebody moves it.
    let example = if example.is_empty() { String::new() } else { format!("e.g. {example}") };
    sheet.write_string_with_format(EXAMPLE_ROW, index, &example, &faint())?;
    sheet.insert_note(HEADING_ROW, index, &sized_note(&explained(texts, form, column)))?;
    if let Some(validation) = validation(texts, column)? {
        sheet.add_data_validation(HEADING_ROW + 1, index, LAST_PREPARED_ROW, index, &validation)?;
    }
    Ok(())
}

/// The guide: the keys and columns of the format's game, also those that the other sheets do not
/// show.
fn guide_sheet(sheet: &mut Worksheet, blank: &BlankReturnOptions) -> Result<(), XlsxError> {
    let (format, texts) = (blank.format, blank.texts());
    sheet.set_name(GUIDE_SHEET)?;
    sheet.set_hidden(true);
    for (index, (key, heading, width)) in (0u16..).zip(GUIDE_COLUMNS) {
        let heading = texts.sentence(key, heading);
        sheet.set_column_width(index, width)?;
        sheet.write_string_with_format(0, index, heading, &heading_format())?;
    }
    let keys = keys_for_format(format).map(|key| (Key::FORM, key.definition()));
    let columns = sheets_for_format(format)
        .flat_map(|form| columns_for_format(format, form).map(move |column| (form, column)));
    let wrapped = Format::new().set_text_wrap().set_align(FormatAlign::Top);
    let mut row = 1;
    for (form, column) in keys.chain(columns) {
        let name = match column.times {
            1 => column.name.to_string(),
            times => format!("{0} 1 \u{2026} {0} {times}", column.name),
        };
        let (help, values) =
            (texts.column_explanation(form, column), values_of(texts, column).unwrap_or_default());
        for (index, text) in (0u16..).zip([form.name, &name, &help, &values]) {
            sheet.write_string_with_format(row, index, text, &wrapped)?;
        }
        let [.., (_, _, meaning), (_, _, listed)] = GUIDE_COLUMNS;
        fit_height(sheet, row, &[(&help, meaning), (&values, listed)])?;
        row += 1;
    }
    sheet.set_freeze_panes(1, 0)?;
    sheet.set_repeat_rows(0, 0)?;
    sheet.autofilter(0, 0, row - 1, 3)?;
    set_landscape_page(sheet);
    Ok(())
}

fn first_lower(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
