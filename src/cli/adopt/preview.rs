//! What was recognised of a foreign sheet, shown at the terminal.

use std::io::{self, Write};

use super::super::common::counted;
use super::super::terminal::{Terminal, in_line};
use crate::foreign::{Cells, Column, Sureness, Table};
use crate::model::{Address, column_letters};
use crate::season::Foreign;

/// Rows that are shown of a table.
const ROWS: usize = 4;

/// The widest column.
const WIDEST: usize = 22;

/// Shows what was recognised: each table with its first rows, and the evidence for each column.
pub(super) fn show(
    err: &mut Terminal,
    name: &str,
    foreign: &Foreign,
    sheets: usize,
) -> io::Result<()> {
    let found = &foreign.found;
    let others = if sheets > 1 {
        format!(" (and {} of the same make)", counted(sheets - 1, "sheet"))
    } else {
        String::new()
    };
    writeln!(err, "{}: {}, {}{others}", in_line(name), found.kind, found.sure)?;
    for table in found.tables.iter().filter(|table| !table.repeats) {
        let sheet = match Cells::of(&foreign.copy).sheet(table.sheet) {
            "" => String::new(),
            sheet => format!("sheet \u{2018}{}\u{2019}, ", in_line(sheet)),
        };
        let (first, last) = (u64::from(table.first_row) + 1, u64::from(table.last_row) + 1);
        writeln!(err, "  {sheet}rows {first} to {last}: {}", table.kind)?;
        rows(err, foreign, table)?;
        for column in &table.columns {
            evidence(err, column)?;
        }
    }
    for fact in &found.facts {
        if let Some(value) = fact.value.as_deref().filter(|_| fact.sure != Sureness::Asked) {
            let at = fact.at.map(|at| format!(" ({})", Cells::of(&foreign.copy).named(at)));
            writeln!(
                err,
                "  {}: {}{}",
                fact.kind,
                in_line(value),
                in_line(&at.unwrap_or_default())
            )?;
        }
    }
    Ok(())
}

/// The first rows of a table under the meanings of its columns.
fn rows(err: &mut Terminal, foreign: &Foreign, table: &Table) -> io::Result<()> {
    let cells = Cells::of(&foreign.copy);
    let shown: Vec<u32> = (table.first_row..=table.last_row)
        .filter(|row| !table.skipped.contains(row))
        .take(ROWS)
        .collect();
    let mut lines: Vec<Vec<String>> =
        vec![table.columns.iter().map(|column| column.meaning.to_string()).collect()];
    lines.extend(shown.iter().map(|row| {
        let cell = |column: &Column| {
            cells.text(Address { sheet: table.sheet, row: *row, column: column.column })
        };
        table.columns.iter().map(cell).collect()
    }));
    let cut = |text: &str| -> String {
        let line = in_line(text).replace('\n', " ");
        match line.chars().count() > WIDEST {
            true => line.chars().take(WIDEST - 1).chain(['\u{2026}']).collect(),
            false => line,
        }
    };
    let lines: Vec<Vec<String>> =
        lines.iter().map(|line| line.iter().map(|text| cut(text)).collect()).collect();
    let width = |at: usize| lines.iter().map(|line| line[at].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..table.columns.len()).map(width).collect();
    for line in &lines {
        let fields: Vec<String> =
            line.iter().zip(&widths).map(|(text, width)| format!("{text:<width$}")).collect();
        writeln!(err, "    {}", fields.join("  ").trim_end())?;
    }
    Ok(())
}

fn evidence(err: &mut Terminal, column: &Column) -> io::Result<()> {
    let why: Vec<&str> = column.evidence.iter().map(|evidence| evidence.words.as_str()).collect();
    let letters = column_letters(column.column);
    let (heading, why) =
        (in_line(&column.heading).into_owned(), in_line(&why.join("; ")).into_owned());
    writeln!(
        err,
        "    {letters} \u{2018}{heading}\u{2019} is {}, {}: {why}",
        column.meaning, column.sure
    )
}
