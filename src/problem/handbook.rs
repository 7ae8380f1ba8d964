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
    NoStage { key: &'static str, clause: String },
    // Who could enter
    StatusDiffers { claimed: &'static str, status: &'static str, why: String, clause: String },
    LicenceMissing { who: &'static str, clause: String },
    NonMembers { names: String, what: &'static str, clause: String },

    // Matches, leagues and sections of differing status
    WithoutMatches { boards: u32, printed: bool, clause: String },
    NoMatchBoards { clause: String },
    NoLineups { player: String, played: String, clause: String },
    SmallPart { part: String, size: String, least: String, as_part: String, clause: String },
    ImpossiblePart { part: &'static str, number: u32, parts: u32 },
    PlayerInTwoSections { player: String, section: String, clause: String },
    FewAreas { areas: usize, least: usize, clause: String },
    NoSide { label: String, clause: String },
    // Knock-outs
    SmallKnockout { tables: String, least: u32, clause: String },
    KnockoutWithoutMatches { clause: String },
    MoreThanOriginal { playing: u32, original: u32, clause: String },
    LevelKnockoutMatch { sides: String, round: String, clause: String },
    SurplusRounds { surplus: usize, most: usize, clause: String },
    MatchBoardsAssumed { boards: u32 },
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
            SeveralQualifiers { id, typed: false } => error(
                "several-qualifiers",
                format!(
                    "Several returns of the season hold an event {id}, so the original entry is not known and there are no awards."
                ),
                "Give both events the same Part of, or fill in Original entry.",
            ),
            SeveralQualifiers { id, typed: true } => warning(
                "several-qualifiers",
                format!(
                    "Several returns of the season hold an event {id}; the Original entry given here was used."
                ),
                "Give both events the same Part of, or clear Qualifier.",
            ),
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
            NoStage { key, clause } => warning(
                "no-stage",
                format!(
                    "{key} is filled in, and Stage does not say which stage this is ({clause}); the event was awarded on its own entry."
                ),
                "Fill in Stage (final, consolation, second qualifying ...), or clear this.",
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
                    "An award per match won goes by the boards of the match ({clause}), which are not given, so there are no awards."
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
            SmallKnockout { tables, least, clause } => warning(
                "small-knockout",
                format!(
                    "No awards: the original entry of a knock-out must be at least {least} full tables ({clause}), and this one had {tables}."
                ),
                "Fill in Original entry if these contestants had qualified; otherwise nothing needs to be done.",
            ),
            KnockoutWithoutMatches { clause } => error(
                "knockout-without-matches",
                format!(
                    "A knock-out has an award for each match won ({clause}), and the return does not say who met whom."
                ),
                "Fill in the sheet Matches: a row for each match, with Round, Home, Away and the score or Result.",
            ),
            MoreThanOriginal { playing, original, clause } => error(
                "more-than-original",
                format!(
                    "{playing} contestants play, and only {original} of the original entry could have come here ({clause})."
                ),
                "Correct Original entry, Original contestants or Premier tables.",
            ),
            LevelKnockoutMatch { sides, round, clause } => note(
                "level-knockout-match",
                format!(
                    "{sides} in {round} ended level and was decided without further boards, so each side has half of the award ({clause})."
                ),
                "If further boards decided it, write extra boards under Note and the winner under Result.",
            ),
            SurplusRounds { surplus, most, clause } => note(
                "surplus-rounds",
                format!(
                    "The table of awards has {most} rounds; {surplus} more at the start were awarded as preliminary ({clause})."
                ),
                "Nothing needs to be done if no round is missing or named twice.",
            ),
            MatchBoardsAssumed { boards } => warning(
                "match-boards-assumed",
                format!(
                    "The boards of the matches are not given; the {boards} boards of the event were taken as those of each match."
                ),
                "Fill in Boards per match, or Boards on the sheet Matches.",
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
                    "The awards for matches won go by the boards of a match ({clause}), which are not known, so there are no awards."
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
        super::Trouble::Handbook(Box::new(trouble))
    }
}
