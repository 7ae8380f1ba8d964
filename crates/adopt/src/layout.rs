//! Layouts: what was learned of a sheet, kept for the next sheet of the same make.
//!
//! A layout is a short TOML file that people can read and mend: the tables with their headings and
//! what each column means, what was answered, and what is to be asked of every sheet.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;

use serde::{Deserialize, Deserializer};
use workbook::{column_letters, parse_cell_address};

use super::recognise::may_be_fact_value;
use super::recognised::{
    ColumnMeaning, EventFact, FactKind, MeaningEvidence, RecognisedColumn, RecognisedWorkbook,
    SheetKind, Sign, Sureness,
};
use super::table_headings::{heading_cells, unread_columns};
use super::translate::ForeignWorkbookCells;
use model::{CellAddress, MAX_SHEET_COLUMNS, WorkbookCopy, typed_dates};

/// How the name of a file with a layout ends.
pub const LAYOUT_FILE_ENDING: &str = ".layout.toml";

/// What was learned of a sheet.
#[derive(Clone, Debug, PartialEq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LearnedLayout {
    /// What the workbook is.
    pub kind: SheetKind,
    /// What was answered and holds for every sheet of this layout.
    #[serde(default, deserialize_with = "texts")]
    pub answers: BTreeMap<FactKind, String>,
    /// Where the sheet itself says something of the event: `Scores!A2`.
    #[serde(default, deserialize_with = "texts")]
    pub cells: BTreeMap<FactKind, String>,
    /// What is different on each sheet and not said there.
    #[serde(default)]
    pub each: Vec<FactKind>,
    #[serde(default, rename = "table")]
    pub tables: Vec<LayoutTable>,
}

/// A table of a layout.
#[derive(Clone, Debug, PartialEq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LayoutTable {
    pub kind: SheetKind,
    /// The sheet it stood on.
    #[serde(default)]
    pub sheet: String,
    /// The first row of its headings, as people count; none for a table without.
    pub heading: Option<u32>,
    #[serde(default = "one", rename = "heading rows")]
    pub heading_rows: u32,
    /// Rows that a contestant takes.
    #[serde(default = "one", rename = "rows per contestant")]
    pub rows_per_contestant: u32,
    /// Whether another table tells the same, so that this one is left alone.
    #[serde(default)]
    pub repeats: bool,
    /// Headings of columns that are left alone.
    #[serde(default)]
    pub ignored: Vec<String>,
    /// Heading and meaning of each column, by its letters.
    pub columns: BTreeMap<ColumnLetters, (String, ColumnMeaning)>,
}

impl LayoutTable {
    /// Its columns from the left: column, heading, meaning.
    pub(crate) fn column_meanings(&self) -> impl Iterator<Item = (u16, &str, ColumnMeaning)> {
        let columns = self.columns.iter();
        columns.map(|(letters, (heading, meaning))| (letters.0, heading.as_str(), *meaning))
    }

    /// Writes it as a block of the file.
    fn write(&self, text: &mut String) {
        let _ = write!(text, "\n[[table]]\nkind = {}\n", quoted(self.kind.word()));
        if !self.sheet.is_empty() {
            let _ = writeln!(text, "sheet = {}", quoted(&self.sheet));
        }
        if let Some(heading) = self.heading {
            let _ = writeln!(text, "heading = {heading}");
        }
        if self.heading_rows != 1 {
            let _ = writeln!(text, "\"heading rows\" = {}", self.heading_rows);
        }
        if self.rows_per_contestant != 1 {
            let _ = writeln!(text, "\"rows per contestant\" = {}", self.rows_per_contestant);
        }
        if self.repeats {
            text.push_str("repeats = true\n");
        }
        if !self.ignored.is_empty() {
            let ignored: Vec<String> = self.ignored.iter().map(|text| quoted(text)).collect();
            let _ = writeln!(text, "ignored = [{}]", ignored.join(", "));
        }
        text.push_str("[table.columns]\n");
        for (letters, (heading, meaning)) in &self.columns {
            let (heading, meaning) = (quoted(heading), quoted(&meaning.to_string()));
            let _ = writeln!(text, "{} = [{heading}, {meaning}]", column_letters(letters.0));
        }
    }
}

/// A column by its letters, in the order of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ColumnLetters(pub u16);

impl<'de> Deserialize<'de> for ColumnLetters {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<ColumnLetters, D::Error> {
        let text = String::deserialize(from)?;
        let letters = text.bytes().all(|byte| byte.is_ascii_alphabetic());
        let cell = parse_cell_address(&format!("{text}1")).filter(|_| letters);
        let column = cell.map(|(_, column)| column).filter(|column| *column < MAX_SHEET_COLUMNS);
        column
            .map(ColumnLetters)
            .ok_or_else(|| serde::de::Error::custom(format!("“{text}” is not a column of a sheet")))
    }
}

fn one() -> u32 {
    1
}

/// Texts; numbers and days are taken as they are spelt.
fn texts<'de, D: Deserializer<'de>>(from: D) -> Result<BTreeMap<FactKind, String>, D::Error> {
    let values = BTreeMap::<FactKind, toml::Value>::deserialize(from)?;
    let text = |value: toml::Value| match value {
        toml::Value::String(text) => text,
        other => other.to_string(),
    };
    Ok(values.into_iter().map(|(fact, value)| (fact, text(value))).collect())
}

/// Facts that differ from sheet to sheet of one layout.
const OF_EACH_SHEET: [FactKind; 3] = [FactKind::Title, FactKind::Date, FactKind::Round];

/// Whether a fact differs from sheet to sheet of one layout.
pub(crate) fn fact_kind_varies_by_sheet(fact: FactKind) -> bool {
    OF_EACH_SHEET.contains(&fact)
}

impl LearnedLayout {
    /// Reads a layout; the error says what is wrong with it.
    pub fn read(text: &str) -> Result<LearnedLayout, String> {
        let text = text.trim_start_matches('\u{feff}');
        let values: toml::Table = text.parse().map_err(|why| in_one_line(&why))?;
        let layout = LearnedLayout::deserialize(values).map_err(|why| in_one_line(&why))?;
        for table in &layout.tables {
            let mut known: HashMap<ColumnMeaning, ColumnLetters> = HashMap::new();
            for (letters, (_, meaning)) in &table.columns {
                if let Some(first) = known.insert(*meaning, *letters) {
                    let [one, other] = [first.0, letters.0].map(column_letters);
                    return Err(format!("the columns {one} and {other} are both {meaning}"));
                }
            }
            if table.columns.is_empty() || table.heading == Some(0) {
                return Err("one of its tables has no columns or begins in row 0".to_string());
            }
        }
        match layout.tables.is_empty() {
            true => Err("it has no table".to_string()),
            false => Ok(layout),
        }
    }

    /// What was learned of a workbook.
    pub fn from_recognised(found: &RecognisedWorkbook, copy: &WorkbookCopy) -> LearnedLayout {
        let sheet =
            |sheet: u16| copy.sheets.get(usize::from(sheet)).map_or("", |sheet| &sheet.name);
        let tables = found.tables.iter().map(|table| {
            let headings: HashMap<u16, String> = match table.heading {
                Some(row) => {
                    heading_cells(copy, table.sheet, row, table.heading_rows).into_iter().collect()
                }
                None => HashMap::new(),
            };
            let taken = table.columns.iter().filter(|column| column.sure != Sureness::Asked);
            let column = |column: &RecognisedColumn| {
                let heading = headings.get(&column.column).cloned().unwrap_or_default();
                (ColumnLetters(column.column), (heading, column.meaning))
            };
            LayoutTable {
                kind: table.kind,
                sheet: sheet(table.sheet).to_string(),
                heading: table.heading.map(|row| row + 1),
                heading_rows: table.heading_rows.max(1),
                rows_per_contestant: table.rows_per_contestant,
                repeats: table.repeats,
                ignored: unread_columns(copy, found, table).into_values().collect(),
                columns: taken.map(column).collect(),
            }
        });
        let mut layout = LearnedLayout {
            kind: found.kind,
            answers: BTreeMap::new(),
            cells: BTreeMap::new(),
            each: Vec::new(),
            tables: tables.filter(|table| !table.columns.is_empty()).collect(),
        };
        for fact in &found.facts {
            match (&fact.value, fact.at, fact.sure) {
                (_, Some(at), Sureness::Certain | Sureness::Likely) => {
                    layout
                        .cells
                        .entry(fact.kind)
                        .or_insert(ForeignWorkbookCells::new(copy).cell_name(at));
                }
                _ if fact_kind_varies_by_sheet(fact.kind) => layout.each.push(fact.kind),
                (Some(value), None, Sureness::Certain) if fact.answered => {
                    layout.answers.entry(fact.kind).or_insert(value.clone());
                }
                _ => {}
            }
        }
        layout.each.dedup();
        layout
    }

    /// The layout as a file for people; `file` is the sheet that it was learned from.
    pub fn to_toml(&self, file: &str) -> String {
        let mut text = format!(
            "# The layout of {}, as palmares learned it. Sheets with these headings are read\n\
             # like it from now on. Mend a meaning here, or give the file to `palmares adopt --layout`.\n\
             kind = {}\n",
            in_comment(file),
            quoted(self.kind.word()),
        );
        if !self.each.is_empty() {
            let each: Vec<String> = self.each.iter().map(|fact| quoted(fact.word())).collect();
            let _ = write!(
                text,
                "\n# Asked for each sheet, because it differs and the sheet does not give it.\neach = [{}]\n",
                each.join(", ")
            );
        }
        for (name, about, facts) in [
            (
                "answers",
                "Your answers; they apply to every sheet read with this layout.",
                &self.answers,
            ),
            ("cells", "Where each sheet gives it.", &self.cells),
        ] {
            if !facts.is_empty() {
                let _ = write!(text, "\n# {about}\n[{name}]\n");
            }
            for (fact, value) in facts {
                let key = fact.word();
                let key = if key.contains(' ') { quoted(key) } else { key.to_string() };
                let _ = writeln!(text, "{key} = {}", quoted(value));
            }
        }
        self.tables.iter().for_each(|table| table.write(&mut text));
        text
    }

    /// Puts what was answered and where the sheet says something into what was recognised.
    /// `name` is the file with the layout.
    pub(crate) fn apply_to(&self, found: &mut RecognisedWorkbook, copy: &WorkbookCopy, name: &str) {
        let stands = found
            .tables
            .iter()
            .zip(&self.tables)
            .all(|(table, own)| table.heading.map(|row| row + 1) == own.heading);
        for (kind, cell) in &self.cells {
            let known = found.fact(*kind).filter(|fact| fact.sure != Sureness::Asked);
            // Where rows moved, what stands in that cell now may be something else. What was
            // recognised in the cell itself is without its label.
            let wanted = |at: CellAddress| match known {
                Some(fact) => stands && fact.at != Some(at),
                None => true,
            };
            let of_event =
                |at: CellAddress| !found.tables.iter().any(|table| table.contains_cell(at));
            let told = said(copy, *kind, cell).filter(|(_, at)| wanted(*at) && of_event(*at));
            if let Some((value, at)) = told {
                let evidence = format!("{name} says that it is in {cell}");
                let (value, at, sure) = (Some(value), Some(at), Sureness::Certain);
                replace_fact(
                    found,
                    EventFact { kind: *kind, value, at, sure, answered: false, evidence },
                );
            }
        }
        // What a sheet says of its own boards and rounds, and the sheets before left open, counts.
        let counts = |kind: &FactKind| {
            let own = found.fact(*kind).filter(|fact| fact.sure != Sureness::Asked);
            let is_count = matches!(kind, FactKind::Boards | FactKind::Rounds);
            is_count && !self.cells.iter().any(|(cell, _)| cell == kind) && own.is_some()
        };
        let answers: Vec<_> = self.answers.iter().filter(|(kind, _)| !counts(kind)).collect();
        for (kind, value) in answers {
            let evidence = format!("Answered in {name}");
            let (value, sure) = (Some(value.clone()), Sureness::Certain);
            replace_fact(
                found,
                EventFact { kind: *kind, value, at: None, sure, answered: true, evidence },
            );
        }
    }
}

/// A text as TOML writes it.
fn quoted(text: &str) -> String {
    toml::Value::String(text.to_string()).to_string()
}

/// Puts a fact in the place of what was known of it.
pub(crate) fn replace_fact(found: &mut RecognisedWorkbook, fact: EventFact) {
    match found.facts.iter_mut().find(|known| known.kind == fact.kind) {
        Some(known) => *known = fact,
        None => found.facts.push(fact),
    }
}

/// What stands in the cell that a layout names; none for an empty cell, or one that holds no day, no
/// number of boards or no name where that is asked for.
fn said(copy: &WorkbookCopy, kind: FactKind, cell: &str) -> Option<(String, CellAddress)> {
    let (sheet, cell) = cell.rsplit_once('!').unwrap_or(("", cell));
    let (row, column) = parse_cell_address(cell)?;
    let named = copy.sheets.iter().position(|known| known.name == sheet);
    let sheet = u16::try_from(named.unwrap_or(0)).ok()?;
    let column = copy.sheets.get(usize::from(sheet))?.column_from_source(column);
    let at = CellAddress { sheet, row, column };
    let text = ForeignWorkbookCells::new(copy).text(at);
    let text = match kind {
        FactKind::Date => typed_dates::parse_event_date(&text).ok()?.to_string(),
        FactKind::Boards | FactKind::Rounds => text.trim().parse::<u16>().ok()?.to_string(),
        _ => Some(text).filter(|text| may_be_fact_value(kind, text))?,
    };
    (!text.is_empty()).then_some((text, at))
}

/// A column as a layout tells it.
pub(crate) fn column_from_layout(
    column: u16,
    heading: &str,
    meaning: ColumnMeaning,
    name: &str,
) -> RecognisedColumn {
    let evidence = MeaningEvidence { sign: Sign::Layout, words: format!("{name} says so") };
    let heading = heading.to_string();
    RecognisedColumn { column, heading, meaning, sure: Sureness::Certain, evidence: vec![evidence] }
}

/// A name that stands in a comment, in one line.
fn in_comment(name: &str) -> String {
    name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// The message of a parser without its excerpt.
fn in_one_line(why: &toml::de::Error) -> String {
    let message = why.message().trim_end_matches('.').replace('\n', " ");
    message.chars().filter(|c| !c.is_control()).collect()
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    const TEXT: &str = "kind = \"pairs results\"\n[answers]\nrules = \"r\"\nboards = 24\n\
        [[table]]\nkind = \"pairs results\"\nsheet = \"A \\\"B\\\"\"\nheading = 5\n\
        [table.columns]\nB = [\"No\", \"number\"]\nAA = [\"R3\", \"round 3\"]\n";

    #[test]
    fn a_layout_comes_back_as_it_was_written() {
        let layout = LearnedLayout::read(TEXT).unwrap();
        assert_eq!(layout.answers[&FactKind::Boards], "24");
        let columns: Vec<u16> = layout.tables[0].columns.keys().map(|letters| letters.0).collect();
        assert_eq!(columns, [1, 26], "columns stand in the order of the sheet");
        assert_eq!(LearnedLayout::read(&layout.to_toml("x\n[y]")), Ok(layout));
    }

    #[test]
    fn a_layout_that_contradicts_itself_says_how() {
        for (from, to, why) in [
            ("AA = [\"R3\", \"round 3\"]", "AA = [\"R3\", \"number\"]", "B and AA are both number"),
            ("AA = ", "B = ", "duplicate key"),
            ("AA = ", "A1 = ", "is not a column"),
            ("\"round 3\"", "\"knd\"", "is not something a column can hold"),
            ("heading = 5", "headng = 5", "unknown field"),
            ("boards = 24", "bords = 24", "unknown variant"),
        ] {
            let told = LearnedLayout::read(&TEXT.replace(from, to)).unwrap_err();
            assert!(told.contains(why), "{told}");
        }
        assert!(LearnedLayout::read("").is_err());
    }
}
