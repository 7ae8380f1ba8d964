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
    NoOriginalEntry { stage: &'static str, clause: String },
    OriginalEntryDisagrees { typed: String, counted: String, from: String },
    StagesNotCounted { why: String, clause: String },
    QualifiedByHandicap { stage: String, clause: String },
    ManyQualified { finalists: usize, original: u32, share: String, clause: String },
    NoPremierTables { clause: String },
    NoConsolation { why: String, clause: String },
    // Events without a scale
    NoScale { what: String, clause: String },
    // Green Points
    GreenConditions { why: String, clause: String },
    GreenInDoubt { why: String, clause: String },
    LocalForGreen { player: String, why: String, clause: String },
    GreenWithoutMatches { what: &'static str, clause: String },
    GreenWithoutBoards { clause: String },
    GreenMatchLength { boards: u32, least: u32, most: u32, clause: String },
    NoFlightB { clause: String },
}

impl HandbookTrouble {
    /// The problem in words, with its code.
    pub(super) fn told(&self) -> Words {
        use HandbookTrouble::*;
        match self {
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
                    "No awards: the contestants qualified by handicap scores in {stage} ({clause})."
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
            NoScale { what, clause } => warning(
                "no-scale",
                format!("The handbook has no scale for {what} ({clause}), so there are no awards."),
                "Ask the union for the award, or correct the answers if the event was another.",
            ),
            GreenConditions { why, clause } => warning(
                "green-conditions",
                format!(
                    "No Green Points: {why} ({clause}). Local Points were awarded on the usual scale."
                ),
                "Correct the sheet Event if it says otherwise than what was played.",
            ),
            GreenInDoubt { why, clause } => warning(
                "green-in-doubt",
                format!(
                    "The handbook asks for something else of a Green Point event: {why} ({clause}). The Green Points stand."
                ),
                "Check what was played, and ask the union before the awards are issued.",
            ),
            LocalForGreen { player, why, clause } => note(
                "local-for-green",
                format!("{player} gets Local Points and no Green Points: {why} ({clause})."),
                "Nothing needs to be done if that is so.",
            ),
            GreenWithoutMatches { what, clause } => error(
                "green-without-matches",
                format!(
                    "The awards for each {what} won ({clause}) are missing, because no matches are in the return."
                ),
                "Fill in the sheet Matches, with a row for each match and its score.",
            ),
            GreenWithoutBoards { clause } => error(
                "green-without-boards",
                format!(
                    "The awards for matches won go by the boards of a match ({clause}), which are not known."
                ),
                "Fill in Boards per match, or Boards on the sheet Matches.",
            ),
            GreenMatchLength { boards, least, most, clause } => warning(
                "green-match-length",
                format!(
                    "Green Points for each match won are for matches of {least} to {most} boards ({clause}); matches of {boards} boards bring none."
                ),
                "Correct Boards, or Boards per match, if the matches were longer or shorter.",
            ),
            NoFlightB { clause } => error(
                "no-flight-b",
                format!(
                    "The awards of flight A go by the tables of both flights ({clause}), and those of flight B are not known."
                ),
                "Fill in Flight B tables, or join the two flights by Part of.",
            ),
        }
    }
}

impl From<HandbookTrouble> for super::Trouble {
    fn from(trouble: HandbookTrouble) -> Self {
        super::Trouble::Handbook(trouble)
    }
}
