//! What stands against an event of the Australian championships.
//!
//! The list of `trouble` goes on here; the same rules hold: codes never change.

use super::trouble::{Words, error, note, warning};

/// What is wrong with an event of the championships, by their regulations.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // each variant is explained by its sentence below
pub enum ChampionshipsTrouble {
    CompetitionUnknown {
        known: String,
        clause: String,
    },

    // Butler Pairs
    CarryFewPairs {
        pairs: usize,
        last: usize,
        clause: String,
    },
    CarryLevel {
        score: String,
        last: usize,
        clause: String,
    },

    // Interstate Pairs
    DropInAlone {
        label: String,
        category: String,
        clause: String,
    },

    // Penalties
    PenaltyComputed {
        label: String,
        amount: String,
        unit: &'static str,
        basis: String,
    },
    PenaltyWarns {
        label: String,
        basis: String,
    },
    PenaltySuggested {
        label: String,
        amount: String,
        unit: &'static str,
        basis: String,
    },
    PenaltyDirector {
        label: String,
        basis: String,
    },
    PenaltyLacks {
        label: String,
        column: &'static str,
    },
    PenaltyDiffers {
        label: String,
        typed: String,
        amount: String,
        unit: &'static str,
        basis: String,
    },

    // Interstate Teams
    ForfeitVps {
        label: String,
        typed: String,
        computed: String,
        clause: String,
    },
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
            CarryFewPairs { pairs, last, clause } => error(
                "carry-few-pairs",
                format!(
                    "The carry-over goes by the first and the {last}th pair of the stage before ({clause}), which has {pairs} pairs; nothing was carried."
                ),
                "Clear Carry over, and give what is carried on the sheet Adjustments.",
            ),
            CarryLevel { score, last, clause } => error(
                "carry-level",
                format!(
                    "The first and the {last}th pair of the stage before are level at {score} VPs, so the carry-over has no value ({clause}); nothing was carried."
                ),
                "The organiser decides: clear Carry over, and give what is carried on the sheet Adjustments.",
            ),
            DropInAlone { label, category, clause } => warning(
                "drop-in-alone",
                format!(
                    "{label} drops in, and nobody of category {category} has played before, so there is no average to begin with ({clause}); it begins with nothing."
                ),
                "Correct Category, or give a score on the sheet Adjustments.",
            ),
            PenaltyComputed { label, amount, unit, basis } => note(
                "penalty-computed",
                format!("{label}: {amount} {unit}, {basis}."),
                "Nothing needs to be done; Amount can be filled in to say something else.",
            ),
            PenaltyWarns { label, basis } => note(
                "penalty-warning",
                format!("{label} is warned: {basis}. It costs nothing and counts as an offence."),
                "Nothing needs to be done.",
            ),
            PenaltySuggested { label, amount, unit, basis } => note(
                "penalty-suggested",
                format!(
                    "{label}: {amount} {unit} may be applied, {basis}; that is the director\'s decision, and nothing was applied."
                ),
                "Fill in Amount where the penalty is to be applied.",
            ),
            PenaltyDirector { label, basis } => note(
                "penalty-director",
                format!("{label}: {basis}. Nothing was applied."),
                "Fill in Amount as the director decides.",
            ),
            PenaltyLacks { label, column } => error(
                "penalty-incomplete",
                format!(
                    "{label}: what the offence costs depends on {column}, which is not filled in."
                ),
                &format!("Fill in {column}, or Amount."),
            ),
            PenaltyDiffers { label, typed, amount, unit, basis } => warning(
                "penalty-differs",
                format!(
                    "{label}: the amount is {typed}, and by the rules {amount} {unit}: {basis}. The {typed} was used."
                ),
                "Correct Amount, or clear it so that it is computed.",
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
