//! The columns of the sheet `Members` that go along in the list: addresses, remarks, forenames.

use std::collections::{BTreeMap, HashMap, HashSet};

use workbook::write::stored_number_text;
use workbook::{CellValue, StoredCell, column_letters, day_from_serial};

use model::WorkbookCopy;
use model::form::MemberColumn;
use model::register::{Member, Register};

use crate::club_letters::in_one_line;

/// The columns of ours that the list has under its own headings.
const LISTED: [MemberColumn; 9] = [
    MemberColumn::Number,
    MemberColumn::Club,
    MemberColumn::Email,
    MemberColumn::Local,
    MemberColumn::Green,
    MemberColumn::Red,
    MemberColumn::Gold,
    MemberColumn::Other,
    MemberColumn::Rank,
];

/// The columns that go along, and the addresses of e-mails.
#[derive(Debug, Default)]
pub(super) struct RegisterOwnColumns {
    pub headings: Vec<String>,
    columns: Vec<u16>,
    /// The column of e-mail addresses.
    e_mail: Option<u16>,
    /// The cells of the sheet.
    cells: HashMap<(u32, u16), String>,
}

impl RegisterOwnColumns {
    /// Those of a register; a column without a heading goes by its letter.
    pub(super) fn from_register(register: &Register, copy: &WorkbookCopy) -> RegisterOwnColumns {
        let mut own = RegisterOwnColumns::default();
        let Some(layout) = &register.layout.members else { return own };
        let Some(sheet) = copy.sheets.get(usize::from(layout.sheet)) else { return own };
        let listed = |column: &u16| {
            layout.columns.iter().any(|(own, at)| at == column && LISTED.contains(own))
                || layout.sheet_column(MemberColumn::Name) == Some(*column)
        };
        own.e_mail = layout.sheet_column(MemberColumn::Email);
        let rows: HashSet<u32> = register.members.iter().map(|member| member.at.row).collect();
        let mut headings: BTreeMap<u16, String> = BTreeMap::new();
        for cell in &sheet.cells {
            let text = shown_cell_text(copy, cell);
            if cell.row == layout.row && !listed(&cell.column) {
                headings.insert(cell.column, in_one_line(&text));
            }
            if rows.contains(&cell.row) && !text.trim().is_empty() {
                if !listed(&cell.column) {
                    headings.entry(cell.column).or_default();
                }
                own.cells.insert((cell.row, cell.column), text.trim().to_string());
            }
        }
        for (column, heading) in headings {
            own.columns.push(column);
            own.headings.push(match heading.is_empty() {
                true => format!("column {}", column_letters(column)),
                false => heading,
            });
        }
        own
    }

    /// What a member has in them.
    pub(super) fn member_values(&self, member: &Member) -> Vec<String> {
        self.columns.iter().map(|column| self.text(member, *column)).collect()
    }

    pub(super) fn member_e_mail(&self, member: &Member) -> String {
        self.e_mail.map(|column| self.text(member, column)).unwrap_or_default()
    }

    fn text(&self, member: &Member, column: u16) -> String {
        self.cells.get(&(member.at.row, column)).cloned().unwrap_or_default()
    }
}

/// A cell as people see it.
pub(super) fn shown_cell_text(copy: &WorkbookCopy, cell: &StoredCell) -> String {
    match &cell.value {
        CellValue::Blank => String::new(),
        CellValue::Text(text) | CellValue::Error(text) => text.to_string(),
        CellValue::Number(number) => {
            let style = copy.styles.get(cell.look as usize);
            let figures = style.map_or(0, |style| style.number_format.min_digits());
            format!("{:0>figures$}", stored_number_text(*number))
        }
        CellValue::Date(serial) => match day_from_serial(*serial) {
            Some(day) => day.to_string(),
            None => stored_number_text(*serial),
        },
        CellValue::Bool(answer) => if *answer { "yes" } else { "no" }.to_string(),
    }
}
