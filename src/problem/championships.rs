//! What stands against an event of the Australian championships.
//!
//! The list of `trouble` goes on here; the same rules hold: codes never change.

use super::trouble::{Words, error, warning};

/// What is wrong with an event of the championships, by their regulations.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // each variant is explained by its sentence below
pub enum ChampionshipsTrouble {
    CompetitionUnknown { known: String, clause: String },

    // Interstate Teams
    ForfeitVps { label: String, typed: String, computed: String, clause: String },
}

impl ChampionshipsTrouble {
    /// The problem in words, with its code.
    pub(super) fn told(&self) -> Words {
        use ChampionshipsTrouble::*;
        match self {
            CompetitionUnknown { known, clause } => error(
                "competition-unknown",
                format!(
                    "It is not said which competition of the championships this is, and nearly every rule is one of a single competition ({clause}), so there are no awards."
                ),
                &format!("Fill in Competition on the sheet Event: {known}."),
            ),
            ForfeitVps { label, typed, computed, clause } => warning(
                "forfeit-vps",
                format!(
                    "The return gives {label} {typed} VPs for a match without a result; the rule makes {computed} ({clause}), which was used."
                ),
                "Clear the VPs: they follow from the note and from the other matches.",
            ),
        }
    }
}

impl From<ChampionshipsTrouble> for super::Trouble {
    fn from(trouble: ChampionshipsTrouble) -> Self {
        super::Trouble::Championships(Box::new(trouble))
    }
}
