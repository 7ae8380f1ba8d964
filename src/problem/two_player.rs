//! What can be wrong with a knock-out of two-player Diplomacy.
//!
//! The list of `trouble` goes on here; the same rules hold: codes never change.

use super::trouble::{Words, note, warning};

/// What stands against a knock-out of two-player Diplomacy, by its rules.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // each variant is explained by its sentence below
pub enum TwoPlayerTrouble {
    Placeholder,
}

impl TwoPlayerTrouble {
    /// The problem in words, with its code.
    pub(super) fn told(&self) -> Words {
        use TwoPlayerTrouble::*;
        match self {
            Placeholder => {
                let _ = warning("", String::new(), "");
                note("x", "y".to_string(), "z")
            }
        }
    }
}

impl From<TwoPlayerTrouble> for super::Trouble {
    fn from(trouble: TwoPlayerTrouble) -> Self {
        super::Trouble::TwoPlayer(Box::new(trouble))
    }
}
