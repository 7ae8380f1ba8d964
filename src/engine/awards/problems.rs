//! Problems that keep an event from awards under every rule book.

use crate::problem::problems;

problems! {
    // The event
    error "edition-not-in-force" EditionNotInForce { date: String, from: String }:
        "The event began on {date}, but this rule set governs events from {from}: no awards."
        => "Check the date. Older events are awarded by the edition before.";

    // Entries
    error "no-entries" NoEntries:
        "The event has no entries, so there is nothing to rank."
        => "List its contestants on the sheet Entries, with the event's id.";

    // Results
    error "no-results" NoResults:
        "The event has no results, so there is nothing to rank."
        => "Give the score of each entry on the sheet Results.";

    error "no-results" SheetNotScored { sheet: &'static str }:
        "The event has rows on the sheet {sheet} but no results; this version of palmares does not score {sheet}."
        => "Give the score of each entry on the sheet Results.";

    // The season
    error "same-event-twice" SameEventTwice { other: String }:
        "The same event was returned in {other}; it counts there and was left out here."
        => "Remove one of the two files, or correct the one that is wrong.";

    error "event-changed" EventChanged { other: String }:
        "The same contestants have this event with other results in {other}; neither brings awards until it is known which is right."
        => "Keep the corrected file and remove the other. If they are two events, give them different titles.";

    warning "event-alike" EventAlike { other: String }:
        "The same contestants have an event of the same day in {other}, under another title and with other results; both count."
        => "If one of the two is a correction of the other, remove the one that is wrong.";

    // Ladders
    error "ladder-without-games" LadderWithoutGames { clause: String }:
        "This ladder has neither a ranking of its own nor a game that names it ({clause})."
        => "Fill in Entries and Results, or write the ladder's id under Ladder on each of its games and send them too.";

    error "ladder-game" LadderGame { game: String, why: String }:
        "The ladder is ranked by its games, and {game} cannot count: {why}. Until it does the ranking is provisional and there are no awards."
        => "Correct that game, or give the ranking of the ladder on the sheet Results.";

    // What is worked out
    error "datum-with-unknown" DatumWithUnknown { id: String }:
        "There is no event {id} in the returns whose tables could join the datum."
        => "Correct the id as on the sheet Events, or send that return in as well.";

    error "carry-over-unknown" CarryUnknown { id: String }:
        "There is no event {id} in this return from which scores could be carried."
        => "Give both stages in one return, or add the carried scores on the sheet Adjustments.";

    error "carry-over-not-computed" CarryNotComputed { rule: String }:
        "This version of palmares does not carry scores by the rule {rule}."
        => "Add the carried scores on the sheet Adjustments and clear Carry over.";

    note "carry-over-missing" CarryMissing { label: String, id: String }:
        "Entry {label} has no score in event {id}, so it carries nought."
        => "Check its members' numbers and names if it played there.";
}
