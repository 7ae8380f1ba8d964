//! Formulas that refer to something outside the sheets read. In a copy such formulas would make
//! Excel repair the workbook, so `cleaning` leaves them out and keeps their values.

use std::collections::HashSet;

use crate::workbook_copy::{pieces_outside_quotes, refers_to_table_or_workbook};

/// Whether a formula needs a table, another workbook, or a sheet not among `sheets`. Excel repairs
/// workbooks with such formulas.
pub(super) fn has_outside_reference(formula: &str, sheets: &[String]) -> bool {
    let elsewhere = |piece: &str| {
        piece.match_indices('!').any(|(at, _)| {
            let name = sheet_before(&piece[..at]);
            let known = |sheet: &String| sheet.to_lowercase() == name.to_lowercase();
            !piece[..at].ends_with("#REF") && !sheets.iter().any(known)
        })
    };
    refers_to_table_or_workbook(formula) || pieces_outside_quotes(formula).any(elsewhere)
}

/// The sheet name at the end of a piece of a formula.
fn sheet_before(piece: &str) -> String {
    let Some(quoted) = piece.strip_suffix('\'') else {
        let in_name = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.');
        let begins = piece.char_indices().rev().take_while(|(_, c)| in_name(*c)).last();
        return begins.map_or(String::new(), |(begins, _)| piece[begins..].to_string());
    };
    // Two apostrophes mean one in the name.
    let mut begins = quoted.len();
    while let Some(at) = quoted[..begins].rfind('\'') {
        if at == 0 || !quoted[..at].ends_with('\'') {
            return quoted[at + 1..].replace("''", "'");
        }
        begins = at - 1;
    }
    quoted.to_string()
}

/// The defined names without duplicates and without internal ones (`_xlnm…`).
pub(super) fn usable_defined_names(defined: &[(String, String)]) -> Vec<(String, String)> {
    let mut known = HashSet::new();
    let usable = |name: &str, formula: &str| {
        !name.starts_with("_xlnm") && !formula.is_empty() && !formula.contains("#REF!")
    };
    let names = defined.iter().filter(|(name, formula)| usable(name, formula));
    names.filter(|(name, _)| known.insert(name.to_lowercase())).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_reaches_out_of_the_workbook_is_known() {
        let sheets = ["Results".to_string(), "Pat's 2".to_string()];
        for inside in [
            "A1+B$2",
            "SUM(Results!A1:B2)+RESULTS!C3",
            "'Pat''s 2'!A1&\"no!thing [x]\"",
            "#REF!A1",
            "\"\"\"!\"&Results!A1",
        ] {
            assert!(!has_outside_reference(inside, &sheets), "{inside}");
        }
        for outside in [
            "Workings!A1",
            "'Pat's 2'!A1",
            "'Results 2'!A1",
            "[1]Results!A1",
            "SUM(Table1[Score])",
            "1+!A1",
        ] {
            assert!(has_outside_reference(outside, &sheets), "{outside}");
        }
    }
}
