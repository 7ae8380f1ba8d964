//! Formulas of binary workbooks, xls and xlsb, as calamine writes them out.
//!
//! Some come out wrong (calamine 0.38): references to other sheets name the
//! wrong column or sheet, areas in xlsb keep the flags of their columns, names
//! and newer functions are not resolved. A wrong formula in the annotated copy
//! would change its value when Excel works it out anew, so areas are put right
//! and what cannot be is not taken: its value stays. So does that of a formula, in a
//! workbook of any kind, that needs what the copy has not.

/// Columns of a sheet, as wide as what they are counted with here.
const COLUMNS: u32 = super::MOST_COLUMNS as u32;
/// The flags that xlsb keeps with a column: it is relative, and its row is.
const RELATIVE_COLUMN: u32 = 0x4000;
const RELATIVE_ROW: u32 = 0x8000;

/// The formula, where it says what stood in the workbook.
pub fn sound(formula: &str) -> Option<String> {
    let mut sound = String::with_capacity(formula.len());
    let mut rest = formula;
    while let Some(next) = rest.chars().next() {
        let length = match next {
            '"' => {
                let length = 2 + rest[1..].find('"')?;
                sound.push_str(&rest[..length]);
                length
            }
            '$' | '_' => word(rest, &mut sound)?,
            next if next.is_alphanumeric() => word(rest, &mut sound)?,
            '!' | '{' | '}' | '[' | ']' | '\'' | '\\' => return None,
            // An error value such as #N/A.
            '#' => {
                let length = rest.find([',', ')', ' ']).unwrap_or(rest.len());
                sound.push_str(&rest[..length]);
                length
            }
            other => {
                sound.push(other);
                other.len_utf8()
            }
        };
        rest = &rest[length..];
    }
    Some(sound)
}

/// Takes a function, number or reference over; a name is none of these.
fn word(rest: &str, sound: &mut String) -> Option<usize> {
    let ends = |c: char| !(c.is_alphanumeric() || matches!(c, '$' | '_' | '.'));
    let length = rest.find(ends).unwrap_or(rest.len());
    let word = &rest[..length];
    let function = rest[length..].starts_with('(') && word != "User";
    if function || word.parse::<f64>().is_ok() || matches!(word, "TRUE" | "FALSE") {
        sound.push_str(word);
    } else {
        sound.push_str(&reference(word)?);
    }
    Some(length)
}

/// A reference to a cell, its column freed of flags.
fn reference(word: &str) -> Option<String> {
    let (dollar, rest) = word.strip_prefix('$').map_or(("", word), |rest| ("$", rest));
    let letters = rest.bytes().take_while(u8::is_ascii_uppercase).count();
    let (letters, row) = rest.split_at(letters);
    let (row_dollar, row) = row.strip_prefix('$').map_or(("", row), |row| ("$", row));
    if letters.is_empty() || letters.len() > 4 || !row.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let number = letters.bytes().fold(0, |number, b| number * 26 + u32::from(b - b'A') + 1) - 1;
    let row = row.parse::<u32>().ok()?;
    if number < COLUMNS {
        return Some(word.to_string());
    }
    let dollar = if number & RELATIVE_COLUMN != 0 { "" } else { dollar };
    let row_dollar = if number & RELATIVE_ROW != 0 { "" } else { row_dollar };
    let column = crate::model::column_letters((number % COLUMNS) as u16);
    Some(format!("{dollar}{column}{row_dollar}{row}"))
}

/// Whether a formula needs something that the copy of a workbook has not: a table, another
/// workbook, or a sheet that is not one of `sheets`. Excel opens no workbook with one
/// without repairing it.
pub fn reaches_out(formula: &str, sheets: &[String]) -> bool {
    // What is between quotation marks is text.
    formula.split('"').step_by(2).any(|piece| {
        piece.contains('[')
            || piece.match_indices('!').any(|(at, _)| {
                let name = sheet_before(&piece[..at]);
                let known = |sheet: &String| sheet.to_lowercase() == name.to_lowercase();
                !piece[..at].ends_with("#REF") && !sheets.iter().any(known)
            })
    })
}

/// The name of a sheet at the end of a piece of a formula.
fn sheet_before(piece: &str) -> String {
    let Some(quoted) = piece.strip_suffix('\'') else {
        let in_name = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.');
        let begins = piece.char_indices().rev().take_while(|(_, c)| in_name(*c)).last();
        return begins.map_or(String::new(), |(begins, _)| piece[begins..].to_string());
    };
    // Two apostrophes are one of the name.
    let mut begins = quoted.len();
    while let Some(at) = quoted[..begins].rfind('\'') {
        if at == 0 || !quoted[..at].ends_with('\'') {
            return quoted[at + 1..].replace("''", "'");
        }
        begins = at - 1;
    }
    quoted.to_string()
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
            assert!(!reaches_out(inside, &sheets), "{inside}");
        }
        for outside in [
            "Workings!A1",
            "'Pat's 2'!A1",
            "'Results 2'!A1",
            "[1]Results!A1",
            "SUM(Table1[Score])",
            "1+!A1",
        ] {
            assert!(reaches_out(outside, &sheets), "{outside}");
        }
    }

    #[test]
    fn plain_formulas_are_taken_as_they_are() {
        for formula in
            ["B1&\" of \"&B2", "ROUND(0.51239,4)", "IF($A$1>=2.5,TRUE,#N/A)", "\"a!b\"", "-A1%"]
        {
            assert_eq!(sound(formula).as_deref(), Some(formula));
        }
    }

    #[test]
    fn areas_are_freed_of_the_flags_of_their_columns() {
        assert_eq!(sound("SUM($BTRN$1:$BTRN$2)").as_deref(), Some("SUM(B1:B2)"));
        assert_eq!(sound("SUM($B$1:$B$2)").as_deref(), Some("SUM($B$1:$B$2)"));
    }

    #[test]
    fn what_cannot_be_known_is_not_taken() {
        for formula in [
            "Workings!E$1",
            "User([PtgNameX],A1)",
            "Total*2",
            "{PtgArray}",
            "EXTERNAL_WB_NAME",
            "\"cut",
        ] {
            assert_eq!(sound(formula), None, "{formula}");
        }
    }
}
