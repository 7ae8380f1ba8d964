//! What an organisation held beyond what it may hold in a year.
//!
//! The list of `trouble` goes on here; the same rules hold: codes never change.
//! Clauses are those of the WBU Master Point Handbook, 3.2 to 3.6.

use super::trouble::{Words, warning};

/// The code of an overrun, by which an earlier audit is taken back.
pub const OVER_QUOTA: &str = "over-quota";

/// What stands against the events of a year.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // each variant is explained by its sentence below
pub enum QuotaTrouble {
    OverQuota {
        organiser: String,
        year: Option<i16>,
        what: String,
        held: u32,
        allowed: u32,
        note: String,
        clause: String,
    },
}

impl QuotaTrouble {
    /// Severity, code and sentences.
    pub(super) fn told(&self) -> Words {
        match self {
            QuotaTrouble::OverQuota { organiser, year, what, held, allowed, note, clause } => {
                let year = year.map(|year| format!(" in {year}")).unwrap_or_default();
                let note = if note.is_empty() { String::new() } else { format!("; {note}") };
                let clause = clause.replace(';', ", ");
                warning(
                    "over-quota",
                    format!(
                        "{organiser} held {held} {what}{year} and may hold {allowed}{note} (WBU {clause}). This is the first beyond the quota; it is awarded all the same."
                    ),
                    "Write Part of where events are parts of one competition, or Licence where the union licensed the event; else the organiser needs a licence (3.2.8).",
                )
            }
        }
    }
}

impl From<QuotaTrouble> for super::Trouble {
    fn from(trouble: QuotaTrouble) -> Self {
        super::Trouble::Quota(Box::new(trouble))
    }
}
