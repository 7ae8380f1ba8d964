//! A rule book on the command line: the id of one of palmares, or a file of the user's.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, Command, Error};

use super::terminal::escape_to_one_line;

/// Reads the value of an option to the id of a rule book; the book of a file is added to those of
/// palmares.
#[derive(Clone, Copy)]
pub(super) struct RuleBookIdParser;

impl TypedValueParser for RuleBookIdParser {
    type Value = &'static str;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<&'static str, Error> {
        let word = value.to_string_lossy();
        if !season::is_rule_file(&word) {
            let named = PossibleValuesParser::new(packs::rule_book_names());
            named.parse_ref(command, arg, value)?;
        }
        season::resolve_rule_book(&word).map_err(|why| {
            let lines: Vec<String> =
                why.lines().map(|line| escape_to_one_line(line).into_owned()).collect();
            Error::raw(ErrorKind::ValueValidation, format!("{}\n", lines.join("\n")))
        })
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(packs::rule_book_names().iter().copied().map(PossibleValue::new)))
    }
}

/// The ids of the rule books.
pub(super) fn rule_book_ids_text() -> String {
    let listed = packs::all_packs().filter(|pack| pack.clauses().is_some());
    let mut ids: Vec<&str> = listed.map(|pack| pack.source().id.as_str()).collect();
    ids.sort_unstable();
    ids.join(", ")
}
