//! Problems by the WBU Master Point Handbook: why an event has no awards, or other awards than
//! the return claims.

use model::problem::{Phrase, SentenceValue, problems};

problems! {
    // The event
    error "no-boards" "Number of boards missing" NoBoards:
        "The number of boards is missing, and awards depend on it."
        => "Fill in Boards: how many each contestant played.";

    error "odd-team-size" "Team size outside the handbook" OddTeamSize { size: String, clause: String }:
        "No awards: the handbook does not cover teams of {size} playing members ({clause})."
        => "Correct Team size, which is how many members play at a time: 4, 6, 8, 10 and so on.";

    // Awards
    warning "too-few-tables" "Too few tables for an award" TooFewTables { field: Option<Phrase>, event: Phrase, tables: String, least: Phrase, clause: String }:
        "No awards{field}: {event} needs {least}, but there were {tables} ({clause})."
        => "No action needed if the number is right; otherwise correct Tables, or add the missing entries.";

    warning "too-few-boards" "Too few boards in the event" TooFewBoards { boards: u32, least: u32, clause: String }:
        "No awards: everybody must play at least {least} boards, but only {boards} were played ({clause})."
        => "No action needed if the number is right; otherwise correct Boards.";

    warning "handicap-without-scratch" "Scores without handicap missing" HandicapWithoutScratch { clause: String }:
        "No awards: the event was ranked with handicaps, and the scores without them are missing ({clause})."
        => "Put scores without handicap under Score, and those with it under Handicap score.";

    warning "not-major" "Not a major championship" NotMajor { why: Phrase, clause: String }:
        "This cannot be a major championship: {why} ({clause}). The awards are those of its basic level."
        => "Clear Championship, or correct what is wrong.";

    note "boards-not-played" "Too few boards for an award" BoardsNotPlayed { player: String, played: Phrase, needed: String, clause: String }:
        "No award for {player}: {played} played, {needed} needed ({clause})."
        => "No action needed if the number is right; otherwise correct it on the Entries or Lineups sheet.";

    note "unregistered-award" "Award without a member number" UnregisteredAward { player: String, clause: String }:
        "{player} gets a certificate, but without a member number nothing can be registered ({clause})."
        => "Fill in the member number if there is one.";

    // Stages of a competition
    error "unknown-qualifier" "Qualifying event not found" UnknownQualifier { id: String }:
        "There is no event {id} in this return or in the season, so the original entry is not known and there are no awards."
        => "Correct Qualifier, include the return of that event, or fill in Original entry.";

    warning "unknown-qualifier" "Qualifying event not found" UnknownQualifierUnused { id: String }:
        "There is no event {id} in this return or in the season; the Original entry given here was used."
        => "Correct Qualifier, or include the return of that event.";

    error "several-qualifiers" "Several qualifying events" SeveralQualifiers { id: String }:
        "Several returns of the season have an event {id}, so the original entry is not known and there are no awards."
        => "Write the same name under “Part of” for this event and its qualifying event, or fill in Original entry.";

    warning "several-qualifiers" "Several qualifying events" SeveralQualifiersUnused { id: String }:
        "Several returns of the season have an event {id}; the Original entry given here was used."
        => "Write the same name under “Part of” for this event and its qualifying event, or clear Qualifier.";

    error "no-original-entry" "Original entry missing" NoOriginalEntry { stage: &'static str, clause: String }:
        "Awards for a {stage} depend on the number of full tables in the first stage ({clause}), which is missing."
        => "Fill in Original entry, or name the event of the first stage under Qualifier.";

    warning "original-entry-disagrees" "Original entry does not match" OriginalEntryDisagrees { typed: String, counted: String, from: Phrase }:
        "“Original entry” says {typed}, but {from} had {counted} tables. Awards use {typed}."
        => "Correct Original entry, or clear it and palmares will count the tables.";

    note "stages-not-counted" "Earlier stages not counted" StagesNotCounted { why: Phrase, clause: String }:
        "The earlier stages do not count for awards: {why} ({clause}). Awards are based on the event's own entry."
        => "No action needed if that is so.";

    warning "qualified-by-handicap" "Qualified by handicap" QualifiedByHandicap { stage: Phrase, clause: String }:
        "No awards: contestants qualified by handicap scores in {stage} ({clause})."
        => "No action needed if that is so.";

    note "many-qualified" "Many qualified" ManyQualified { finalists: usize, original: u32, share: String, clause: String }:
        "{finalists} of {original} contestants qualified; the handbook recommends at most {share} of the field ({clause})."
        => "No action needed; fewer contestants than usual get an award.";

    error "no-premier-tables" "Tables of the premier final missing" NoPremierTables { clause: String }:
        "Awards for a consolation depend on how many full tables reached the premier final and how many reached neither final ({clause}), which is unknown."
        => "Fill in Premier tables and Not qualified tables, or write the same name under “Part of” for both finals, and name the first stage under Qualifier.";

    warning "no-consolation" "Not a consolation" NoConsolation { why: Phrase, clause: String }:
        "The handbook does not count this as a consolation: {why} ({clause}). Awards are based on its own entry, one level below the main event."
        => "No action needed if the tables are right.";

    warning "no-stage" "Stage missing" NoStage { key: &'static str, clause: String }:
        "“{key}” is filled in, but “Stage” does not say which stage this is ({clause}). Awards are based on the event's own entry."
        => "Fill in Stage (final, consolation, second qualifying ...), or clear this cell.";

    // Who could enter
    warning "status-differs" "Status does not match the details" StatusDiffers { claimed: &'static str, status: &'static str, why: Phrase, clause: String }:
        "“Status” says {claimed}, but the other details make it {status}: {why} ({clause}). Awards use {status}."
        => "Correct Status, or the details of licence and entry.";

    warning "licence-missing" "Licence missing" LicenceMissing { who: Phrase, clause: String }:
        "The event was open to {who}, but has no licence ({clause})."
        => "Fill in Licence and Licensed by, or correct Open to.";

    warning "non-members" "Member numbers missing" NonMembers { names: SentenceValue, what: Phrase, clause: String }:
        "Only members may play in {what} ({clause}), but member numbers are missing for {names}."
        => "Fill in the missing member numbers.";

    // Matches, leagues and sections of differing status
    warning "teams-without-matches" "Teams event without matches" WithoutMatches { boards: u32, printed: bool, clause: String }:
        let instead = match printed {
            true => "the printed column for teams was used",
            false => "only the ranking awards were given",
        };
        "Events of {boards} boards like this one have an award for each match won ({clause}), but the return has no matches; {instead}."
        => "If contestants met in matches, add the Matches sheet.";

    error "no-match-boards" "Boards per match missing" NoMatchBoards { clause: String }:
        "The award for a match won depends on the boards in the match ({clause}), which are missing, so there are no awards."
        => "Fill in Boards on the Matches sheet, or Boards per match on the Event sheet.";

    note "no-lineups" "Line-ups missing" NoLineups { player: String, played: String, clause: String }:
        "{player}: {played}; the return does not say in which matches, so every match won counts for that player ({clause})."
        => "If others played in some of the matches won, add the Lineups sheet.";

    note "small-part" "Division or section too small" SmallPart { part: String, size: String, least: String, as_part: String, clause: String }:
        "{part} has {size}, but needs {least}: it does not count, and gets the awards of {as_part} ({clause})."
        => "No action needed if the entries are complete.";

    error "impossible-part" "Division or section that cannot exist" ImpossiblePart { part: &'static str, number: u32, parts: u32 }:
        "There cannot be a {part} {number} of {parts}, so there are no awards."
        => "Correct the number of this division or section, or how many there are.";

    error "player-in-two-sections" "Player in two sections" PlayerInTwoSections { player: String, section: Phrase, clause: String }:
        "{player} also plays in {section}, but nobody can play in two sections of different status ({clause}), so there are no awards."
        => "Correct the entries, or clear Sections if these are separate events.";

    error "few-areas" "Too few areas" FewAreas { areas: usize, least: usize, clause: String }:
        "An inter-area league needs teams from {least} areas ({clause}), but the entries have {areas}, so there are no awards."
        => "Fill in Area for every team on the Entries sheet.";

    error(part) "no-side" "Side (A, B or C) of a team missing" NoSide { label: String, clause: String }:
        "Team {label}'s area has several teams, and their status depends on the order among them ({clause}), which is missing; the team gets no award."
        => "Fill in Side (A, B or C) on the Entries sheet.";

    // Knock-outs
    warning "small-knockout" "Knock-out with too few tables" SmallKnockout { tables: String, least: u32, clause: String }:
        "No awards: a knock-out needs an original entry of at least {least} full tables ({clause}); this one had {tables}."
        => "If these contestants qualified from an earlier stage, fill in Original entry; otherwise no action is needed.";

    error "knockout-without-matches" "Knock-out without matches" KnockoutWithoutMatches { clause: String }:
        "A knock-out has an award for each match won ({clause}), but the return has no matches."
        => "Fill in the Matches sheet: a row for each match, with Round, Home, Away and the score or Result.";

    error "more-than-original" "More contestants than could qualify" MoreThanOriginal { playing: u32, original: u32, clause: String }:
        "{playing} contestants are playing, but at most {original} of the original entry can have reached this event ({clause})."
        => "Correct Original entry, Original contestants or Premier tables.";

    note "level-knockout-match" "Knock-out match level" LevelKnockoutMatch { sides: String, round: String, clause: String }:
        "{sides} in {round} ended level and was decided without extra boards, so each side gets half the award ({clause})."
        => "If extra boards decided it, write extra boards under Note and the winner under Result.";

    note "surplus-rounds" "More rounds than the table of awards covers" SurplusRounds { surplus: usize, most: usize, clause: String }:
        "The table of awards covers {most} rounds; {surplus} extra at the start got preliminary awards ({clause})."
        => "No action needed, unless a round is missing or named twice.";

    warning "match-boards-assumed" "Boards per match assumed" MatchBoardsAssumed { boards: u32 }:
        "The number of boards in a match is missing; each match was taken to have the event's {boards} boards."
        => "Fill in Boards per match, or Boards on the Matches sheet.";

    // Events without a scale
    warning "no-scale" "No scale for the event" NoScale { what: String, clause: String }:
        "The handbook has no scale for {what} ({clause}), so there are no awards."
        => "Correct the details on the Event sheet if they are wrong, or ask the union for the award.";

    // Green Points
    warning "green-conditions" "No Green Points" GreenConditions { why: Phrase, clause: String }:
        "No Green Points: {why} ({clause}). Local Points were given on the usual scale."
        => "If that is wrong, correct the Event sheet.";

    warning "green-in-doubt" "Green Points in doubt" GreenInDoubt { why: Phrase, clause: String }:
        "This does not meet the handbook's conditions for a Green Point event: {why} ({clause}). Green Points were given anyway."
        => "Check what was played, and ask the union before issuing the awards.";

    note "local-for-green" "Local instead of Green Points" LocalForGreen { player: String, why: Phrase, clause: String }:
        "{player} gets Local Points and no Green Points: {why} ({clause})."
        => "No action needed if that is so.";

    error(part) "green-without-matches" "Matches for Green Points missing" GreenWithoutMatches { what: Phrase, clause: String }:
        "The awards for each {what} won ({clause}) are missing because the return has no matches."
        => "Fill in the Matches sheet: a row for each match, with the score.";

    error "green-without-boards" "Boards for Green Points missing" GreenWithoutBoards { clause: String }:
        "Awards for matches won depend on the boards in a match ({clause}), which are unknown, so there are no awards."
        => "Fill in Boards per match, or Boards on the Matches sheet.";

    warning "green-match-length" "Matches too short or too long for Green Points" GreenMatchLength { boards: u32, least: u32, most: u32, clause: String }:
        "Green Points for each match won need matches of {least} to {most} boards ({clause}); matches of {boards} boards earn none."
        => "If the matches were longer or shorter, correct Boards or Boards per match.";

    error "no-flight-b" "Tables of flight B missing" NoFlightB { clause: String }:
        "Flight A's awards depend on the tables in both flights ({clause}), and those of flight B are unknown."
        => "Fill in Flight B tables, or write the same name under “Part of” for both flights.";

    // Certificates
    warning "congress-certificate" "No congress certificates" CongressCertificate { why: Phrase, clause: String }:
        "Congress certificates are for events licensed by the union ({clause}), but {why}. Ordinary certificates were made instead."
        => "Fill in Licence, or set Issue to certificate.";

    note "ordinary-certificate" "Ordinary certificates chosen" OrdinaryCertificate { clause: String }:
        "Events licensed by the union have congress certificates ({clause}), but ordinary ones were made, because “Issue” asks for them."
        => "For congress certificates, clear Issue.";

    // Ladders
    error "ladder-size-unknown" "Size of the ladder missing" LadderSizeUnknown { clause: String }:
        "Awards for a ladder depend on the average number of full tables in its games ({clause}), which is missing, and none of its games was found."
        => "Fill in Average tables, or include the games with the ladder's name under Ladder.";

    error "ladder-results-unknown" "Results counted in the ladder missing" LadderResultsUnknown { clause: String }:
        "A ladder has awards only if enough results count for each contestant ({clause}), and that number is missing."
        => "Fill in Results counted.";

    warning "ladder-few-results" "Too few results count in the ladder" LadderFewResults { results: u32, least: u32, clause: String }:
        "No awards: the number of results that count in this ladder is {results}, but must be at least {least} ({clause})."
        => "No action needed if the number is right; otherwise correct Results counted.";

    warning "ladder-disagrees" "Ladder does not match its games" LadderDisagrees { what: &'static str, typed: String, counted: String }:
        "“{what}” says {typed}, but the ladder's games make {counted}. Awards use {typed}."
        => "Correct it, or clear it and palmares will work it out.";

    note "ladder-awaits-final" "Ladder waits for its final" LadderAwaitsFinal { clause: String }:
        "This ladder's awards wait for the result of its final ({clause})."
        => "When the final has been played, include its return, with final under Stage and this ladder under Qualifier.";

    note "ladder-final-awarded" "Ladder awarded by its final" LadderFinalAwarded { other: Phrase, clause: String }:
        "The places in its final, {other}, decide this ladder's awards ({clause})."
        => "No action needed.";
}
