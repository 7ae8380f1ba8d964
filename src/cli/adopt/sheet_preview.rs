//! What was recognised of a foreign sheet, in words: for each table its rows, the meaning of each
//! column with the evidence, and what is asked. `adopt` shows it before it writes; `check` in
//! short.

use std::io::{self, Write};

use super::super::problem_output::count_with_noun;
use super::super::terminal::{Terminal, escape_to_one_line};
use adopt::{
    EventFact, ForeignWorkbookCells, RecognisedColumn, RecognisedTable, Sureness, original_address,
    unread_columns,
};
use model::{CellAddress, column_letters};
use season::UnderstoodForeignSheet;

/// Rows that are shown of a table.
const ROWS: usize = 4;

/// The widest column.
const WIDEST: usize = 22;

/// So many tables are shown; the others are counted.
const TABLES: usize = 8;

/// A page of text on a terminal.
pub(in crate::cli) struct TerminalPage<'a> {
    to: &'a mut Terminal,
    /// Its columns; unlimited where it is no terminal.
    width: usize,
}

impl<'a> TerminalPage<'a> {
    /// A page on a terminal of so many columns.
    pub(in crate::cli) fn new(to: &'a mut Terminal, width: Option<usize>) -> TerminalPage<'a> {
        TerminalPage { to, width: width.unwrap_or(usize::MAX) }
    }

    /// Writes a paragraph, its first line `indent` columns to the right and the others two more.
    pub(in crate::cli) fn write_paragraph(&mut self, indent: usize, text: &str) -> io::Result<()> {
        let text = escape_to_one_line(text).replace('\n', " ");
        let (mut line, mut used) = (" ".repeat(indent), indent);
        let mut empty = true;
        for word in text.split(' ').filter(|word| !word.is_empty()) {
            let length = word.chars().count();
            if !empty && used + 1 + length > self.width {
                writeln!(self.to, "{line}")?;
                (line, used, empty) = (" ".repeat(indent + 2), indent + 2, true);
            }
            if !empty {
                line.push(' ');
            }
            line.push_str(word);
            (used, empty) = (used + length + usize::from(!empty), false);
        }
        writeln!(self.to, "{line}")
    }

    /// Shows each table with its first rows and the evidence for each column, and what the sheet
    /// says. `others` sheets are of the same make.
    pub(super) fn write_recognition(
        &mut self,
        name: &str,
        foreign: &UnderstoodForeignSheet,
        others: usize,
    ) -> io::Result<()> {
        self.write_paragraph(0, &title(name, foreign, others))?;
        for table in tables(foreign) {
            self.write_paragraph(2, &place(foreign, table))?;
            self.rows(foreign, table)?;
            for column in &table.columns {
                let why = column.evidence.iter().map(|evidence| evidence.words.as_str());
                let why = why.collect::<Vec<_>>().join("; ");
                self.write_paragraph(
                    4,
                    &format!("{}, {}: {why}", meaning(foreign, table, column), column.sure),
                )?;
            }
            self.write_unread_columns(foreign, table)?;
        }
        self.further(foreign)?;
        for fact in reported_facts(foreign) {
            self.write_paragraph(2, &said(foreign, fact))?;
        }
        Ok(())
    }

    /// The same in short, with what the sheet does not say.
    pub(in crate::cli) fn write_recognition_summary(
        &mut self,
        name: &str,
        foreign: &UnderstoodForeignSheet,
    ) -> io::Result<()> {
        self.write_paragraph(0, &title(name, foreign, 0))?;
        for table in tables(foreign) {
            let (taken, asked): (Vec<&RecognisedColumn>, Vec<&RecognisedColumn>) =
                table.columns.iter().partition(|column| column.sure != Sureness::Asked);
            self.write_paragraph(2, &place(foreign, table))?;
            for column in taken {
                self.write_paragraph(4, &meaning(foreign, table, column))?;
            }
            for column in asked {
                self.write_paragraph(
                    4,
                    &format!("{}? adopt will ask.", meaning(foreign, table, column)),
                )?;
            }
            self.write_unread_columns(foreign, table)?;
        }
        self.further(foreign)?;
        for fact in reported_facts(foreign) {
            self.write_paragraph(2, &said(foreign, fact))?;
        }
        let facts = foreign.found.facts.iter();
        let asked: Vec<&str> = facts
            .filter(|fact| fact.sure == Sureness::Asked)
            .map(|fact| fact.kind.word())
            .collect();
        match asked.as_slice() {
            [] => Ok(()),
            asked => self.write_paragraph(2, &format!("not given: {}", asked.join(", "))),
        }
    }

    /// The columns that are not taken.
    pub(super) fn write_unread_columns(
        &mut self,
        foreign: &UnderstoodForeignSheet,
        table: &RecognisedTable,
    ) -> io::Result<()> {
        let columns = unread_columns(&foreign.copy, &foreign.found, table);
        let named = columns
            .iter()
            .map(|(column, heading)| format!("{} “{heading}”", letters(foreign, table, *column)));
        match named.collect::<Vec<_>>().join(", ").as_str() {
            "" => Ok(()),
            columns => self.write_paragraph(4, &format!("columns ignored: {columns}")),
        }
    }

    /// How many tables there are beyond those shown.
    fn further(&mut self, foreign: &UnderstoodForeignSheet) -> io::Result<()> {
        let all = foreign.found.tables.iter().filter(|table| !table.repeats).count();
        match all.checked_sub(TABLES) {
            None | Some(0) => Ok(()),
            Some(more) => {
                self.write_paragraph(2, &format!("and {}", count_with_noun(more, "further table")))
            }
        }
    }

    /// The first rows of a table under the meanings of its columns, as many columns as fit.
    fn rows(
        &mut self,
        foreign: &UnderstoodForeignSheet,
        table: &RecognisedTable,
    ) -> io::Result<()> {
        const INDENT: usize = 4;
        let cells = ForeignWorkbookCells::new(&foreign.copy);
        let shown: Vec<u32> = (table.first_row..=table.last_row)
            .filter(|row| !table.skipped.contains(row))
            .take(ROWS)
            .collect();
        let mut lines: Vec<Vec<String>> =
            vec![table.columns.iter().map(|column| column.meaning.to_string()).collect()];
        lines.extend(shown.iter().map(|row| {
            let cell = |column: &RecognisedColumn| {
                cells.text(CellAddress { sheet: table.sheet, row: *row, column: column.column })
            };
            table.columns.iter().map(|column| cut(&cell(column))).collect()
        }));
        let width =
            |at: usize| lines.iter().map(|line| line[at].chars().count()).max().unwrap_or(0);
        let mut used = INDENT;
        let widths: Vec<usize> = (0..table.columns.len())
            .map(width)
            .take_while(|width| {
                used += width + 2;
                used <= self.width.saturating_add(2)
            })
            .collect();
        for line in &lines {
            let fields: Vec<String> =
                line.iter().zip(&widths).map(|(text, width)| format!("{text:<width$}")).collect();
            writeln!(self.to, "{:INDENT$}{}", "", fields.join("  ").trim_end())?;
        }
        Ok(())
    }
}

/// A cell in one line of at most [`WIDEST`] characters.
fn cut(text: &str) -> String {
    let line = escape_to_one_line(text).replace('\n', " ");
    match line.chars().count() > WIDEST {
        true => line.chars().take(WIDEST - 1).chain(['\u{2026}']).collect(),
        false => line,
    }
}

fn tables(foreign: &UnderstoodForeignSheet) -> impl Iterator<Item = &RecognisedTable> {
    foreign.found.tables.iter().filter(|table| !table.repeats).take(TABLES)
}

fn reported_facts(foreign: &UnderstoodForeignSheet) -> impl Iterator<Item = &EventFact> {
    foreign.found.facts.iter().filter(|fact| fact.sure != Sureness::Asked && fact.value.is_some())
}

fn title(name: &str, foreign: &UnderstoodForeignSheet, others: usize) -> String {
    let found = &foreign.found;
    let others = match others {
        0 => String::new(),
        others => format!(" (and {} like it)", count_with_noun(others, "sheet")),
    };
    format!("{name}: {}, {}{others}", found.kind, found.sure)
}

/// Where a table stands, and what it is: "sheet 'Scores', rows 5 to 28: pairs results".
fn place(foreign: &UnderstoodForeignSheet, table: &RecognisedTable) -> String {
    let sheet = match ForeignWorkbookCells::new(&foreign.copy).sheet_name(table.sheet) {
        "" => String::new(),
        sheet => format!("sheet “{sheet}”, "),
    };
    let (first, last) = (u64::from(table.first_row) + 1, u64::from(table.last_row) + 1);
    format!("{sheet}rows {first} to {last}: {}", table.kind)
}

/// What a column means: "B 'Nome' is name".
fn meaning(
    foreign: &UnderstoodForeignSheet,
    table: &RecognisedTable,
    column: &RecognisedColumn,
) -> String {
    let letters = letters(foreign, table, column.column);
    match column.heading.as_str() {
        "" => format!("{letters} is {}", column.meaning),
        heading => format!("{letters} “{heading}” is {}", column.meaning),
    }
}

/// The letters of a column in the file.
fn letters(foreign: &UnderstoodForeignSheet, table: &RecognisedTable, column: u16) -> String {
    let at = CellAddress { sheet: table.sheet, row: table.first_row, column };
    column_letters(original_address(&foreign.copy, at).column)
}

/// What the sheet says: "date: 2026-05-05 (A2)".
fn said(foreign: &UnderstoodForeignSheet, fact: &EventFact) -> String {
    let at =
        fact.at.map(|at| format!(" ({})", ForeignWorkbookCells::new(&foreign.copy).cell_name(at)));
    let value = fact.value.as_deref().unwrap_or_default();
    format!("{}: {value}{}", fact.kind, at.unwrap_or_default())
}
