//! The checks of an amendment of `palmares diff`, by which a row that was changed, lost or doubled
//! since it was written shows.
//!
//! Each row says how many rows its event has, of how many in the file, with a check of all rows of
//! the event in any order: `6 of 14 rows 1a2b3c4d`. Words keep a spreadsheet from taking it for a
//! number.

use super::ledger_chain;
use model::Exact;

/// The check of a row: its event's key, member number, player, kind, day, event and organiser, and
/// its points.
pub(crate) fn amendment_row_checksum(
    [key, number, player, kind, day, title, body]: [&str; 7],
    points: Exact,
) -> u32 {
    ledger_chain::cells_checksum(&[
        key,
        number,
        player,
        kind,
        day,
        title,
        body,
        &points.to_decimal(),
    ])
}

/// What the rows of an event say of themselves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct AmendedEventChecksum {
    /// How many rows the event has, with the check of all of them.
    pub own: (u32, Box<str>),
    /// How many rows the file has.
    pub all: u32,
}

impl AmendedEventChecksum {
    /// Of rows with these checks, in a file with so many rows.
    pub(crate) fn from_row_checksums(
        checks: impl Iterator<Item = u32>,
        all: u32,
    ) -> AmendedEventChecksum {
        AmendedEventChecksum { own: ledger_chain::combine_checksums(checks), all }
    }

    /// Reads what a cell says.
    pub fn parse(text: &str) -> Option<AmendedEventChecksum> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [own, "of", all, "rows", check] = words[..] else { return None };
        let check = ledger_chain::checksum_to_hex(ledger_chain::parse_checksum(check)?);
        Some(AmendedEventChecksum {
            own: (own.parse().ok()?, check.into()),
            all: all.parse().ok()?,
        })
    }
}

impl std::fmt::Display for AmendedEventChecksum {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (own, check) = &self.own;
        write!(f, "{own} of {} rows {check}", self.all)
    }
}
