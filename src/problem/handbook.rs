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
    // Certificates
    CongressCertificate { why: &'static str, clause: String },
    OrdinaryCertificate { clause: String },
    // Ladders
    LadderWithoutGames { clause: String },
    LadderGame { game: String, why: String },
    LadderSizeUnknown { clause: String },
    LadderResultsUnknown { clause: String },
    LadderFewResults { results: u32, least: u32, clause: String },
    LadderDisagrees { what: &'static str, typed: String, counted: String },
    LadderAwaitsFinal { clause: String },
    LadderFinalAwarded { other: String, clause: String },
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
            CongressCertificate { why, clause } => warning(
                "congress-certificate",
                format!(
                    "Congress certificates are for events licensed by the union ({clause}), and {why}. Ordinary certificates were made."
                ),
                "Fill in Licence, or set Issue to certificate.",
            ),
            OrdinaryCertificate { clause } => note(
                "ordinary-certificate",
                format!(
                    "Events licensed by the union use congress certificates ({clause}). Ordinary ones were made, as Issue says."
                ),
                "Clear Issue for congress certificates.",
            ),
            LadderWithoutGames { clause } => error(
                "ladder-without-games",
                format!(
                    "This ladder has neither a ranking of its own nor a game that names it ({clause})."
                ),
                "Fill in Entries and Results, or write the ladder's id under Ladder on each of its games and send them too.",
            ),
            LadderGame { game, why } => error(
                "ladder-game",
                format!(
                    "The ladder is ranked by its games, and {game} cannot count: {why}. Until it does the ranking is provisional and there are no awards."
                ),
                "Correct that game, or give the ranking of the ladder on the sheet Results.",
            ),
            LadderSizeUnknown { clause } => error(
                "ladder-size-unknown",
                format!(
                    "The awards of a ladder go by the average full tables of its games ({clause}), which are not given, and no game of it was found."
                ),
                "Fill in Average tables, or send the games with the name of the ladder under Ladder.",
            ),
            LadderResultsUnknown { clause } => error(
                "ladder-results-unknown",
                format!(
                    "A ladder brings awards only where enough results of each contestant count ({clause}); how many count is not given."
                ),
                "Fill in Results counted.",
            ),
            LadderFewResults { results, least, clause } => warning(
                "ladder-few-results",
                format!(
                    "No awards: {results} results count in the ranking of this ladder, and at least {least} must ({clause})."
                ),
                "Nothing needs to be done if the number is right.",
            ),
            LadderDisagrees { what, typed, counted } => warning(
                "ladder-disagrees",
                format!(
                    "{what} is given as {typed}, and the games of the ladder make it {counted}. The awards go by the {typed}."
                ),
                "Correct it, or clear it so that it is counted.",
            ),
            LadderAwaitsFinal { clause } => note(
                "ladder-awaits-final",
                format!("The awards of this ladder wait for the result of its final ({clause})."),
                "When the final is played, send it with Stage final and this ladder under Qualifier.",
            ),
            LadderFinalAwarded { other, clause } => note(
                "ladder-final-awarded",
                format!(
                    "The awards of this ladder go by the places of its final, {other} ({clause})."
                ),
                "Nothing needs to be done.",
            ),
        }
    }
}

impl From<HandbookTrouble> for super::Trouble {
    fn from(trouble: HandbookTrouble) -> Self {
        super::Trouble::Handbook(trouble)
    }
}
