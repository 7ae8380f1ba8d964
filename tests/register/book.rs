//! A workbook as rows of cells in the words of `support::workbook`, so that a test can edit it.

use std::path::Path;

use model::{CellValue, WorkbookCopy};

use crate::support::workbook;

#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    pub name: String,
    pub rows: Vec<Vec<String>>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Book {
    pub sheets: Vec<Sheet>,
}

impl Book {
    pub fn read(file: &Path) -> Book {
        let bytes = std::fs::read(file).unwrap();
        Book::of(&::workbook::read(&bytes, &Default::default()).unwrap().workbook_copy)
    }

    fn of(copy: &WorkbookCopy) -> Book {
        let sheets = copy.sheets.iter().map(|sheet| {
            let mut rows: Vec<Vec<String>> = Vec::new();
            for cell in &sheet.cells {
                let (row, column) = (cell.row as usize, usize::from(cell.column));
                rows.resize(rows.len().max(row + 1), Vec::new());
                let length = rows[row].len().max(column + 1);
                rows[row].resize(length, String::new());
                rows[row][column] = cell_of(&cell.value, cell.formula.as_deref());
            }
            Sheet { name: sheet.name.clone(), rows }
        });
        Book { sheets: sheets.collect() }
    }

    pub fn bytes(&self) -> Vec<u8> {
        let mut text = String::new();
        for sheet in &self.sheets {
            text.push_str(&format!("## {}\n", sheet.name));
            for row in &sheet.rows {
                text.push_str(&row.join(" | "));
                text.push('\n');
            }
        }
        workbook::xlsx(&text)
    }

    pub fn sheet(&self, name: &str) -> Option<usize> {
        self.sheets.iter().position(|sheet| sheet.name == name)
    }
}

fn cell_of(value: &CellValue, formula: Option<&str>) -> String {
    let value = match value {
        CellValue::Blank => String::new(),
        CellValue::Text(text) => {
            assert!(!text.contains(['|', '\n']), "{text}");
            format!("'{text}")
        }
        CellValue::Number(number) => number.to_string(),
        CellValue::Date(serial) => {
            let days = jiff::Span::new().days(*serial as i64);
            format!("@{}", jiff::civil::date(1899, 12, 30).checked_add(days).unwrap())
        }
        CellValue::Bool(is) => if *is { "TRUE" } else { "FALSE" }.to_string(),
        CellValue::Error(error) => error.to_string(),
    };
    match formula {
        Some(formula) => {
            let formula = formula.trim_start_matches('=');
            format!("={formula} -> {}", value.trim_start_matches('\''))
        }
        None => value,
    }
}
