//! What a handbook says against an event: why it brings no awards, or others
//! than the return claims.
//!
//! The list of `trouble` goes on here; the same rules hold: codes never change.

use super::trouble::{Words, error, note, warning};

/// What stands against an event, or a part of it, by the rules of its handbook.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // each variant is explained by its sentence below
pub enum HandbookTrouble {
    // Stages of a competition
    UnknownQualifier { id: String, typed: bool },
    SeveralQualifiers { id: String, typed: bool },
    NoOriginalEntry { stage: &'static str, clause: String },
    OriginalEntryDisagrees { typed: String, counted: String, from: String },
    StagesNotCounted { why: String, clause: String },
    QualifiedByHandicap { stage: String, clause: String },
    ManyQualified { finalists: usize, original: u32, share: String, clause: String },
    NoPremierTables { clause: String },
    NoConsolation { why: String, clause: String },
    // Who could enter
    StatusDiffers { claimed: &'static str, status: &'static str, why: String, clause: String },
    LicenceMissing { who: &'static str, clause: String },
    NonMembers { names: String, what: &'static str, clause: String },
}

impl HandbookTrouble {
    /// The problem in words, with its code.
    pub(super) fn told(&self) -> Words {
        use HandbookTrouble::*;
        match self {
            SeveralQualifiers { id, typed } => {
                let words = if *typed { warning } else { error };
                let used = if *typed {
                    "the Original entry given here was used"
                } else {
                    "the original entry is not known and there are no awards"
                };
                words(
                    "several-qualifiers",
                    format!("Several returns of the season hold an event {id}, so {used}."),
                    "Give both events the same Part of, or fill in Original entry.",
                )
            }
            UnknownQualifier { id, typed: false } => error(
                "unknown-qualifier",
                format!(
                    "There is no event {id} in this return or in the season, so its original entry is not known and there are no awards."
                ),
                "Correct Qualifier, send the return of that event as well, or fill in Original entry.",
            ),
            UnknownQualifier { id, typed: true } => warning(
                "unknown-qualifier",
                format!(
                    "There is no event {id} in this return or in the season; the Original entry given here was used."
                ),
                "Correct Qualifier, or send the return of that event as well.",
            ),
            NoOriginalEntry { stage, clause } => error(
                "no-original-entry",
                format!(
                    "The awards of a {stage} go by the full tables of the first stage ({clause}), which are not given."
                ),
                "Fill in Original entry, or name the event of the first stage under Qualifier.",
            ),
            OriginalEntryDisagrees { typed, counted, from } => warning(
                "original-entry-disagrees",
                format!(
                    "Original entry is given as {typed}, and {from} had {counted} tables. The awards go by the {typed}."
                ),
                "Correct Original entry, or clear it so that it is counted.",
            ),
            StagesNotCounted { why, clause } => note(
                "stages-not-counted",
                format!(
                    "The stages before do not count for awards: {why} ({clause}). The event was awarded on its own entry."
                ),
                "Nothing needs to be done if that is so.",
            ),
            QualifiedByHandicap { stage, clause } => warning(
                "qualified-by-handicap",
                format!(
                    "No awards: contestants qualified by handicap scores in {stage} ({clause})."
                ),
                "Nothing needs to be done if that is so.",
            ),
            ManyQualified { finalists, original, share, clause } => note(
                "many-qualified",
                format!(
                    "{finalists} of {original} contestants qualified; the handbook recommends at most {share} of the field ({clause})."
                ),
                "Nothing needs to be done; a smaller part of the field than usual gets an award.",
            ),
            NoPremierTables { clause } => error(
                "no-premier-tables",
                format!(
                    "The awards of a consolation go by the full tables of the premier final and of those in neither ({clause}), which are not known."
                ),
                "Fill in Premier tables and Not qualified tables, or join the finals by Part of and name the first stage under Qualifier.",
            ),
            NoConsolation { why, clause } => warning(
                "no-consolation",
                format!(
                    "This is no consolation by the handbook: {why} ({clause}). It was awarded on its own entry, one level below the main event."
                ),
                "Nothing needs to be done if the tables are right.",
            ),
            StatusDiffers { claimed, status, why, clause } => warning(
                "status-differs",
                format!(
                    "Status is given as {claimed}; by the other answers it is {status}: {why} ({clause}). It was awarded from {status}."
                ),
                "Correct Status, or the answers about licence and entry.",
            ),
            LicenceMissing { who, clause } => warning(
                "licence-missing",
                format!("The event was open to {who} and names no licence ({clause})."),
                "Fill in Licence and Licensed by, or correct Open to.",
            ),
            NonMembers { names, what, clause } => warning(
                "non-members",
                format!(
                    "Only members play in {what} ({clause}), and there is no member number for {names}."
                ),
                "Fill in the member numbers that are missing.",
            ),
        }
    }
}

impl From<HandbookTrouble> for super::Trouble {
    fn from(trouble: HandbookTrouble) -> Self {
        super::Trouble::Handbook(trouble)
    }
}
