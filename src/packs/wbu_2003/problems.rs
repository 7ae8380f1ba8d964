//! Problems by the WBU Master Point Handbook: why an event has no awards, or other awards than
//! the return claims.

use crate::problem::problems;

problems! {
    // The event
    error "no-boards" NoBoards:
        "The number of boards is not given, and awards depend on it."
        => "Fill in Boards: the number that each contestant played.";

    error "odd-team-size" OddTeamSize { size: String, clause: String }:
        "No awards: teams of {size} playing members are not provided for ({clause})."
        => "Team size is the number of members who play at one time: 4, 6, 8, 10 and so on.";

    // Awards
    warning "too-few-tables" TooFewTables { field: Box<str>, event: String, tables: Box<str>, least: String, clause: String }:
        "No awards{field}: {event} needs {least}, and there were {tables} ({clause})."
        => "No action needed if the number is right.";

    warning "too-few-boards" TooFewBoards { boards: u32, least: u32, clause: String }:
        "No awards: everybody must play at least {least} boards, and {boards} were played ({clause})."
        => "No action needed if the number is right.";

    warning "handicap-without-scratch" HandicapWithoutScratch { clause: String }:
        "No awards: the event was ranked with handicaps and the scores without them are not given ({clause})."
        => "Give the scores without handicap under Score and those with it under Handicap score.";

    warning "not-major" NotMajor { why: &'static str, clause: String }:
        "This cannot be a major championship: {why} ({clause}). It was awarded at its basic level."
        => "Clear Championship, or correct what is wrong.";

    note "boards-not-played" BoardsNotPlayed { player: String, played: String, needed: String, clause: String }:
        "No award for {player}: {played} played, {needed} needed ({clause})."
        => "No action needed if the number of boards is right.";

    note "unregistered-award" UnregisteredAward { player: String, clause: String }:
        "{player} gets a certificate, but without a member number nothing can be registered ({clause})."
        => "Fill in the member number if there is one.";

    // Stages of a competition
    error "unknown-qualifier" UnknownQualifier { id: String }:
        "There is no event {id} in this return or in the season, so its original entry is not known and there are no awards."
        => "Correct Qualifier, send the return of that event as well, or fill in Original entry.";

    warning "unknown-qualifier" UnknownQualifierUnused { id: String }:
        "There is no event {id} in this return or in the season; the Original entry given here was used."
        => "Correct Qualifier, or send the return of that event as well.";

    error "several-qualifiers" SeveralQualifiers { id: String }:
        "Several returns of the season hold an event {id}, so the original entry is not known and there are no awards."
        => "Give both events the same Part of, or fill in Original entry.";

    warning "several-qualifiers" SeveralQualifiersUnused { id: String }:
        "Several returns of the season hold an event {id}; the Original entry given here was used."
        => "Give both events the same Part of, or clear Qualifier.";

    error "no-original-entry" NoOriginalEntry { stage: &'static str, clause: String }:
        "The awards of a {stage} depend on the full tables of the first stage ({clause}), which are not given."
        => "Fill in Original entry, or name the event of the first stage under Qualifier.";

    warning "original-entry-disagrees" OriginalEntryDisagrees { typed: String, counted: String, from: String }:
        "Original entry is given as {typed}, but {from} had {counted} tables. The awards use {typed}."
        => "Correct Original entry, or clear it so that palmares counts the tables.";

    note "stages-not-counted" StagesNotCounted { why: String, clause: String }:
        "The earlier stages do not count for awards: {why} ({clause}). The event was awarded on its own entry."
        => "No action needed if that is so.";

    warning "qualified-by-handicap" QualifiedByHandicap { stage: String, clause: String }:
        "No awards: contestants qualified by handicap scores in {stage} ({clause})."
        => "No action needed if that is so.";

    note "many-qualified" ManyQualified { finalists: usize, original: u32, share: String, clause: String }:
        "{finalists} of {original} contestants qualified; the handbook recommends at most {share} of the field ({clause})."
        => "No action needed; a smaller part of the field than usual gets an award.";

    error "no-premier-tables" NoPremierTables { clause: String }:
        "The awards of a consolation depend on the full tables of the premier final, and of those in neither final ({clause}), which are unknown."
        => "Fill in Premier tables and Not qualified tables, or join the finals by Part of and name the first stage under Qualifier.";

    warning "no-consolation" NoConsolation { why: String, clause: String }:
        "By the handbook this is not a consolation: {why} ({clause}). It was awarded on its own entry, one level below the main event."
        => "No action needed if the tables are right.";

    warning "no-stage" NoStage { key: &'static str, clause: String }:
        "{key} is filled in, but Stage does not say which stage this is ({clause}); the event was awarded on its own entry."
        => "Fill in Stage (final, consolation, second qualifying ...), or clear this.";

    // Who could enter
    warning "status-differs" StatusDiffers { claimed: &'static str, status: &'static str, why: String, clause: String }:
        "Status is given as {claimed}; by the other answers it is {status}: {why} ({clause}). It was awarded from {status}."
        => "Correct Status, or the answers about licence and entry.";

    warning "licence-missing" LicenceMissing { who: &'static str, clause: String }:
        "The event was open to {who}, but names no licence ({clause})."
        => "Fill in Licence and Licensed by, or correct Open to.";

    warning "non-members" NonMembers { names: String, what: &'static str, clause: String }:
        "Only members may play in {what} ({clause}); the member number is missing for {names}."
        => "Fill in the member numbers that are missing.";

    // Matches, leagues and sections of differing status
    warning "teams-without-matches" WithoutMatches { boards: u32, printed: bool, clause: String }:
        let instead = match printed {
            true => "the printed column for teams was used",
            false => "only the ranking awards were given",
        };
        "An event of {boards} boards such as this has an award per match won ({clause}), but the return has no matches; {instead}."
        => "Add the sheet Matches if the contestants met in matches.";

    error "no-match-boards" NoMatchBoards { clause: String }:
        "An award per match won depends on the boards of the match ({clause}), which are not given, so there are no awards."
        => "Fill in Boards on the sheet Matches, or Boards per match on the sheet Event.";

    note "no-lineups" NoLineups { player: String, played: String, clause: String }:
        "{player}: {played}; the return does not say in which matches, so every match that was won counts for that player ({clause})."
        => "Add the sheet Lineups if others played in some of the matches won.";

    note "small-part" SmallPart { part: String, size: String, least: String, as_part: String, clause: String }:
        "{part} has {size}, but {least} are needed: it does not count, and has the awards of {as_part} ({clause})."
        => "No action needed if the entries are complete.";

    error "impossible-part" ImpossiblePart { part: &'static str, number: u32, parts: u32 }:
        "There is no {part} {number} of {parts}, so there are no awards."
        => "Correct the number of this division or section, or how many there are.";

    error "player-in-two-sections" PlayerInTwoSections { player: String, section: String, clause: String }:
        "{player} plays in {section} as well; nobody can play in two sections of differing status ({clause}), so there are no awards."
        => "Correct the entries, or clear Sections where the events are separate ones.";

    error "few-areas" FewAreas { areas: usize, least: usize, clause: String }:
        "An inter-area league needs teams of {least} areas ({clause}), and the entries name {areas}, so there are no awards."
        => "Fill in Area for every team on the sheet Entries.";

    error(part) "no-side" NoSide { label: String, clause: String }:
        "The area of team {label} has several teams, and the status of each depends on its rank among them ({clause}), which is not given; the team has no award."
        => "Fill in Side with A, B or C on the sheet Entries.";

    // Knock-outs
    warning "small-knockout" SmallKnockout { tables: String, least: u32, clause: String }:
        "No awards: the original entry of a knock-out must be at least {least} full tables ({clause}), and this one had {tables}."
        => "Fill in Original entry if these contestants had qualified; otherwise no action is needed.";

    error "knockout-without-matches" KnockoutWithoutMatches { clause: String }:
        "A knock-out has an award for each match won ({clause}), but the return has no matches."
        => "Fill in the sheet Matches: a row for each match, with Round, Home, Away and the score or Result.";

    error "more-than-original" MoreThanOriginal { playing: u32, original: u32, clause: String }:
        "{playing} contestants play, but at most {original} of the original entry could have reached this event ({clause})."
        => "Correct Original entry, Original contestants or Premier tables.";

    note "level-knockout-match" LevelKnockoutMatch { sides: String, round: String, clause: String }:
        "{sides} in {round} ended level and was decided without further boards, so each side has half of the award ({clause})."
        => "If further boards decided it, write extra boards under Note and the winner under Result.";

    note "surplus-rounds" SurplusRounds { surplus: usize, most: usize, clause: String }:
        "The table of awards has {most} rounds; {surplus} more at the start were awarded as preliminary ({clause})."
        => "No action needed if no round is missing or named twice.";

    warning "match-boards-assumed" MatchBoardsAssumed { boards: u32 }:
        "The boards of the matches are not given; each match was taken to have the {boards} boards of the event."
        => "Fill in Boards per match, or Boards on the sheet Matches.";

    // Events without a scale
    warning "no-scale" NoScale { what: String, clause: String }:
        "The handbook has no scale for {what} ({clause}), so there are no awards."
        => "Ask the union for the award, or correct the answers if they are wrong.";

    // Green Points
    warning "green-conditions" GreenConditions { why: String, clause: String }:
        "No Green Points: {why} ({clause}). Local Points were awarded on the usual scale."
        => "Correct the sheet Event if it is wrong.";

    warning "green-in-doubt" GreenInDoubt { why: String, clause: String }:
        "This does not meet the handbook's conditions of a Green Point event: {why} ({clause}). The Green Points were awarded anyway."
        => "Check what was played, and ask the union before the awards are issued.";

    note "local-for-green" LocalForGreen { player: String, why: String, clause: String }:
        "{player} gets Local Points and no Green Points: {why} ({clause})."
        => "No action needed if that is so.";

    error(part) "green-without-matches" GreenWithoutMatches { what: &'static str, clause: String }:
        "The awards for each {what} won ({clause}) are missing, because the return has no matches."
        => "Fill in the sheet Matches, with a row for each match and its score.";

    error "green-without-boards" GreenWithoutBoards { clause: String }:
        "The awards for matches won depend on the boards of a match ({clause}), which are unknown, so there are no awards."
        => "Fill in Boards per match, or Boards on the sheet Matches.";

    warning "green-match-length" GreenMatchLength { boards: u32, least: u32, most: u32, clause: String }:
        "Green Points for each match won are for matches of {least} to {most} boards ({clause}); matches of {boards} boards bring none."
        => "Correct Boards, or Boards per match, if the matches were longer or shorter.";

    error "no-flight-b" NoFlightB { clause: String }:
        "The awards of flight A depend on the tables of both flights ({clause}), and those of flight B are unknown."
        => "Fill in Flight B tables, or join the two flights by Part of.";

    // Certificates
    warning "congress-certificate" CongressCertificate { why: &'static str, clause: String }:
        "Congress certificates are for events licensed by the union ({clause}), but {why}. Ordinary certificates were made."
        => "Fill in Licence, or set Issue to certificate.";

    note "ordinary-certificate" OrdinaryCertificate { clause: String }:
        "Events licensed by the union use congress certificates ({clause}). Ordinary ones were made, as Issue says."
        => "Clear Issue for congress certificates.";

    // Ladders
    error "ladder-size-unknown" LadderSizeUnknown { clause: String }:
        "The awards of a ladder depend on the average full tables of its games ({clause}), which are not given, and none of its games was found."
        => "Fill in Average tables, or send the games with the name of the ladder under Ladder.";

    error "ladder-results-unknown" LadderResultsUnknown { clause: String }:
        "A ladder brings awards only if enough results of each contestant count ({clause}), and their number is not given."
        => "Fill in Results counted.";

    warning "ladder-few-results" LadderFewResults { results: u32, least: u32, clause: String }:
        "No awards: {results} results count in the ranking of this ladder, and at least {least} must ({clause})."
        => "No action needed if the number is right.";

    warning "ladder-disagrees" LadderDisagrees { what: &'static str, typed: String, counted: String }:
        "{what} is given as {typed}, but the games of the ladder give {counted}. The awards use {typed}."
        => "Correct it, or clear it so that palmares computes it.";

    note "ladder-awaits-final" LadderAwaitsFinal { clause: String }:
        "The awards of this ladder wait for the result of its final ({clause})."
        => "When the final is played, send it with Stage final and this ladder under Qualifier.";

    note "ladder-final-awarded" LadderFinalAwarded { other: String, clause: String }:
        "The places of its final, {other}, decide the awards of this ladder ({clause})."
        => "No action needed.";
}
