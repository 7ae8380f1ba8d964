//! The checks of an amendment of `palmares diff`, by which a row that was changed, lost or doubled
//! since it was written shows.
//!
//! Each row says how many rows its event has, of how many in the file, with a check of all rows of
//! the event in any order: `6 of 14 rows 1a2b3c4d`. Words keep a spreadsheet from taking it for a
//! number.

use super::chain;
use model::Exact;

/// The check of a row: its event's key, member number, player, kind, day, event and organiser, and
/// its points.
pub fn check_of_row(
    [key, number, player, kind, day, title, body]: [&str; 7],
    points: Exact,
) -> u32 {
    chain::check(&[key, number, player, kind, day, title, body, &points.to_decimal()])
}

/// What the rows of an event say of themselves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AmendmentCheck {
    /// How many rows the event has, with the check of all of them.
    pub own: (u32, Box<str>),
    /// How many rows the file has.
    pub all: u32,
}

impl AmendmentCheck {
    /// Of rows with these checks, in a file with so many rows.
    pub fn from_checks(checks: impl Iterator<Item = u32>, all: u32) -> AmendmentCheck {
        AmendmentCheck { own: chain::together(checks), all }
    }

    /// Reads what a cell says.
    pub fn read(text: &str) -> Option<AmendmentCheck> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [own, "of", all, "rows", check] = words[..] else { return None };
        let check = chain::word(chain::of_word(check)?);
        Some(AmendmentCheck { own: (own.parse().ok()?, check.into()), all: all.parse().ok()? })
    }
}

impl std::fmt::Display for AmendmentCheck {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (own, check) = &self.own;
        write!(f, "{own} of {} rows {check}", self.all)
    }
}
