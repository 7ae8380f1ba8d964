//! What is wrong with the tie-breaks that an organiser asks for.
//!
//! The list of `trouble` goes on here; the same rules hold: codes never change.

use super::trouble::{Words, error, meant, warning};

/// What stands against a tie-break.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // each variant is explained by its sentence below
pub enum TieBreakTrouble {
    Unknown { name: String, nearest: Option<String> },
    WithoutRatings { title: String, unrated: usize, clause: String },
    NotApplied { format: &'static str },
}

impl TieBreakTrouble {
    /// The problem in words, with its code.
    pub(super) fn told(&self) -> Words {
        use TieBreakTrouble::*;
        match self {
            Unknown { name, nearest } => error(
                "tie-break-unknown",
                format!(
                    "\u{201c}{name}\u{201d} is no tie-break, so ties were broken without it and the standings are provisional."
                ),
                meant(
                    nearest.as_deref(),
                    "Use the names of palmares rules fide-2026, such as BH-C1 or Buchholz Cut 1, with commas between them.",
                ),
            ),
            WithoutRatings { title, unrated, clause } => warning(
                "tie-break-without-ratings",
                format!(
                    "{title} was left out, because {}: tie-breaks by ratings need everybody's rating ({clause}).",
                    match unrated {
                        1 => "1 player has no rating".to_string(),
                        many => format!("{many} players have no rating"),
                    }
                ),
                "Fill in Rating for everybody on the sheet Entries, or ask for another tie-break.",
            ),
            NotApplied { format } => warning(
                "tie-breaks-not-applied",
                format!(
                    "Tie-breaks are asked for, and this version applies none to an event of the format {format}."
                ),
                "Contestants with the same score share their place. Clear Tie-breaks, or correct Format.",
            ),
        }
    }
}

impl From<TieBreakTrouble> for super::Trouble {
    fn from(trouble: TieBreakTrouble) -> Self {
        super::Trouble::TieBreak(Box::new(trouble))
    }
}
