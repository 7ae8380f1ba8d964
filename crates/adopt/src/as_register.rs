//! A list of people, given as a register of members.

use super::recognised::{
    ColumnMeaning, RecognisedTable, RecognisedWorkbook, SheetKind, Sureness, What,
};

/// What was recognised, as a register: the tables that tell the number and the name of each
/// member for certain. `None` where no table does.
pub fn recognise_as_register(mut found: RecognisedWorkbook) -> Option<RecognisedWorkbook> {
    found.tables.retain(|table| !table.repeats && lists_members(table));
    for table in &mut found.tables {
        table.kind = SheetKind::Register;
    }
    found.kind = SheetKind::Register;
    (!found.tables.is_empty()).then_some(found)
}

/// Whether a table tells the number and the name of each member for certain.
pub(super) fn lists_members(table: &RecognisedTable) -> bool {
    let is_list = matches!(table.kind, SheetKind::Entries | SheetKind::Register);
    let tells = |what: What| {
        table
            .column(ColumnMeaning::new(what))
            .is_some_and(|column| column.sure == Sureness::Certain)
    };
    is_list && tells(What::Id) && (tells(What::Name) || tells(What::Surname))
}
