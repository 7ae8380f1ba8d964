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

    // Matches, leagues and sections of differing status
    WithoutMatches { boards: u32, printed: bool, clause: String },
    NoMatchBoards { clause: String },
    NoLineups { player: String, played: String, clause: String },
    NoScale { what: String, clause: String },
    SmallPart { part: String, size: String, least: String, as_part: String, clause: String },
    ImpossiblePart { part: &'static str, number: u32, parts: u32 },
    PlayerInTwoSections { player: String, section: String, clause: String },
    FewAreas { areas: usize, least: usize, clause: String },
    NoSide { label: String, clause: String },
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
            WithoutMatches { boards, printed, clause } => warning(
                "teams-without-matches",
                format!(
                    "An event of {boards} boards such as this has an award per match won ({clause}), but the return has no matches; {}.",
                    if *printed {
                        "the printed column for teams was used"
                    } else {
                        "only the ranking awards were given"
                    }
                ),
                "Add the sheet Matches if the contestants met in matches.",
            ),
            NoMatchBoards { clause } => error(
                "no-match-boards",
                format!(
                    "An award per match won goes by the boards of the match ({clause}), which are not given, so the matches were not awarded."
                ),
                "Fill in Boards on the sheet Matches, or Boards per match on the sheet Event.",
            ),
            NoLineups { player, played, clause } => note(
                "no-lineups",
                format!(
                    "{player}: {played}; the return does not say in which matches, so every match that was won counts for that player ({clause})."
                ),
                "Add the sheet Lineups if others played in some of the matches won.",
            ),
            NoScale { what, clause } => error(
                "no-scale",
                format!("The handbook has no scale for {what}, so there are no awards ({clause})."),
                "Ask the union for a scale, or correct Status and the number of divisions or sections.",
            ),
            SmallPart { part, size, least, as_part, clause } => note(
                "small-part",
                format!(
                    "{part} has {size}, and {least} are needed: it is not counted and takes the awards of {as_part} ({clause})."
                ),
                "Nothing needs to be done if the entries are complete.",
            ),
            ImpossiblePart { part, number, parts } => error(
                "impossible-part",
                format!("There is no {part} {number} of {parts}, so there are no awards."),
                "Correct the number of this division or section, or how many there are.",
            ),
            PlayerInTwoSections { player, section, clause } => error(
                "player-in-two-sections",
                format!(
                    "{player} plays in {section} as well; nobody can play in two sections of differing status ({clause}), so there are no awards."
                ),
                "Correct the entries, or clear Sections where the events are separate ones.",
            ),
            FewAreas { areas, least, clause } => error(
                "few-areas",
                format!(
                    "An inter-area league needs teams of {least} areas ({clause}), and the entries name {areas}, so there are no awards."
                ),
                "Fill in Area for every team on the sheet Entries.",
            ),
            NoSide { label, clause } => error(
                "no-side",
                format!(
                    "The area of team {label} has several teams, and the status of each goes by its rank among them ({clause}), which is not given; it was not awarded."
                ),
                "Fill in Side with A, B or C on the sheet Entries.",
            ),
        }
    }
}

impl From<HandbookTrouble> for super::Trouble {
    fn from(trouble: HandbookTrouble) -> Self {
        super::Trouble::Handbook(trouble)
    }
}
