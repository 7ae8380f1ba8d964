//! What stands against a congress of porous sections.
//!
//! The list of `trouble` goes on here; the same rules hold: codes never change.

use super::trouble::{Words, note, warning};

/// What is wrong with a congress of porous sections, by the page that describes it.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // each variant is explained by its sentence below
pub enum PorousTrouble {
    RoundsDiffer { typed: u32, rounds: usize, clause: String },
    LowestOutgrown { lowest: usize, others: usize, clause: String },
    FewForSections { counted: usize, wanted: usize, made: usize, clause: String },
    OddSection { section: String, players: usize, round: usize, clause: String },
    SectionsUnknown { clause: String },
}

impl PorousTrouble {
    /// The problem in words, with its code.
    pub(super) fn told(&self) -> Words {
        use PorousTrouble::*;
        match self {
            RoundsDiffer { typed, rounds, clause } => warning(
                "congress-rounds",
                format!(
                    "Rounds is {typed}, and a congress of porous sections has {rounds} ({clause}): 4 with floating, then those inside sections."
                ),
                "Correct Rounds, or nothing if the congress is played so.",
            ),
            LowestOutgrown { lowest, others, clause } => warning(
                "lowest-section-outgrown",
                format!(
                    "The lowest section has {lowest} players and the others {others}, which is the most that a section above it may have ({clause})."
                ),
                "Nothing needs to be done; Section count on the sheet Event asks for more sections.",
            ),
            FewForSections { counted, wanted, made, clause } => note(
                "few-for-sections",
                format!(
                    "{counted} players are too few for {wanted} sections of two or more; there are {made} ({clause})."
                ),
                "Nothing needs to be done.",
            ),
            OddSection { section, players, round, clause } => note(
                "section-odd",
                format!(
                    "Section {section} has {players} players in round {round}, so it has a bye of its own ({clause})."
                ),
                "Nothing needs to be done.",
            ),
            SectionsUnknown { clause } => warning(
                "sections-unknown",
                format!(
                    "No titles: it is not known who is in which section ({clause}), since the event holds no rounds and no column Section."
                ),
                "Fill in Section on the sheet Entries, or send the event with Format swiss and its matches.",
            ),
        }
    }
}

impl From<PorousTrouble> for super::Trouble {
    fn from(trouble: PorousTrouble) -> Self {
        super::Trouble::Porous(Box::new(trouble))
    }
}
