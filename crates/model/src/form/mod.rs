//! The return form: every sheet, column and key that a return can hold.
//!
//! Their names stand here only. `returns` looks for them in what clubs send; `report` writes them
//! into blank workbooks, with these explanations as header notes and these lists as drop-downs. To
//! add a column, add a line to its sheet; a closed list is a `ColumnKind::Choice`.

mod columns;
mod register;
mod returns;
mod settings;
mod synonyms;

pub use columns::{
    ColumnDefinition, ColumnKind, FormColumn, RuleBookWordList, SheetForm, UntypedColumn,
};
pub use register::{
    AliasColumn, BalanceColumn, CertificateColumn, CreditedColumn, DecisionColumn, GoldColumn,
    LedgerColumn, MemberColumn, OrganiserColumn, PendingColumn, REGISTER_SHEET_FORMS,
};
pub use returns::{
    AdjustmentColumn, BoardColumn, CompetitionColumn, DealColumn, DrawColumn, EntryColumn,
    FIRST_SUPPLY_CENTRE_YEAR, ForbiddenColumn, GUIDE_SHEET, GameColumn, GroupBoundColumns,
    GroupColumn, HasGroupBoundColumns, Key, LineupColumn, MatchColumn, PrizeColumn,
    ROW_SHEET_FORMS, ResultColumn,
};
pub use settings::{PICTURE_SETTING_KEYS, SURNAME_FIRST_CHOICE, SettingKey};
pub use synonyms::{meaning_of_heading_outside_form, parse_choice};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::name_comparison::folded_name;
    use std::collections::HashSet;

    #[test]
    fn no_two_columns_of_a_sheet_have_one_name() {
        for form in ROW_SHEET_FORMS.iter().chain([&Key::FORM]).chain(REGISTER_SHEET_FORMS) {
            let mut seen = HashSet::new();
            for column in form.columns {
                let name = folded_name(column.name);
                assert!(seen.insert(name), "{} stands twice on {}", column.name, form.name);
            }
        }
    }
}
