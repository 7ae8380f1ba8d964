//! Problems that keep an event from awards under every rule book.

use crate::problem::problems;

problems! {
    // The event
    error "edition-not-in-force" EditionNotInForce { date: String, from: String }:
        "The event began on {date}, but its rule book applies to events from {from}. It has no awards."
        => "Check the date. Earlier events need the previous edition.";

    error "edition-not-in-force" EditionOutOfForce { date: String, until: String }:
        "The event began on {date}, but its rule book applies to events until {until}. It has no awards."
        => "Check the date. Later events need the next edition.";

    // Entries
    error "no-entries" NoEntries:
        "The event has no entries, so there is nothing to rank."
        => "List its contestants on the sheet Entries, with the event's id.";

    // Results
    error "no-results" NoResults:
        "The event has no results, so there is nothing to rank."
        => "Give the score of each entry on the sheet Results.";

    error "no-results" SheetNotScored { sheet: &'static str }:
        "The event has rows on the sheet {sheet} but no results, and palmares does not score {sheet}."
        => "Give the score of each entry on the sheet Results.";

    // The season
    error "same-event-twice" SameEventTwice { other: String }:
        "{other} has the same event. It counts there and was skipped here."
        => "Remove one of the two files, or correct the wrong one.";

    error "same-event-twice" SameEventBeside { other: String }:
        "Event {other} of this workbook is the same event. It counts there and was skipped here."
        => "Remove one of the two, or correct the wrong one.";

    error "event-changed" EventChanged { other: String }:
        "{other} has this event with the same contestants and other results. Neither has awards until you decide which is right."
        => "Keep the corrected file and remove the other. If they are two events, give them different titles.";

    warning "event-alike" EventAlike { other: String }:
        "{other} has an event of the same contestants on the same day, with another title and other results. Both count."
        => "If one corrects the other, remove the wrong one.";

    error "event-copied" EventCopied { other: String, shares: String }:
        "{other} is probably a copy of this event: {shares}. Neither has awards until you decide."
        => "Keep the right file and remove the other. If both were played, return both in one workbook.";

    error "event-repeated" EventRepeated { other: String, shares: String }:
        "This event has the scores of event {other} of this workbook: {shares}. Neither has awards until you decide."
        => "Type the event’s own entries and results, or remove the one that was not played.";

    warning "scores-again" ScoresAgain { what: &'static str, other: String, shares: String }:
        "This event has the {what} of {other}: {shares}. Both count."
        => "If one evening was typed or sent twice, remove the wrong one.";

    // Ladders
    error "ladder-without-games" LadderWithoutGames { clause: String }:
        "This ladder has no ranking, and no game names it ({clause})."
        => "Fill in Entries and Results, or write the ladder's id under Ladder in each of its games and send them too.";

    error "ladder-game" LadderGame { game: String, why: String }:
        "The ladder is ranked by its games, and {game} cannot count: {why}. The ranking is provisional and has no awards."
        => "Correct that game, or give the ranking of the ladder on the sheet Results.";

    // What is worked out
    error "datum-with-unknown" DatumWithUnknown { id: String }:
        "Datum with names event {id}, which is in no return."
        => "Correct the id as on the sheet Events, or send that return too.";

    error "carry-over-unknown" CarryUnknown { id: String }:
        "Carry over from names event {id}, which is not in this return."
        => "Give both stages in one return, or add the carried scores on the sheet Adjustments.";

    error "carry-over-not-computed" CarryNotComputed { rule: String }:
        "palmares does not compute the carry-over rule {rule}."
        => "Add the carried scores on the sheet Adjustments and clear Carry over.";

    note "carry-over-missing" CarryMissing { label: String, id: String }:
        "Entry {label} has no score in event {id}, so it carries 0."
        => "If it played there, check its members' numbers and names.";

    // Certificates
    note "glyph-missing" GlyphMissing { text: String, missing: String, shown: String }:
        let missing = listed(&missing);
        "The fonts of certificates lack {missing}, so certificates show “{shown}” for “{text}”."
        => "If that is wrong, write it in the return in letters that they have: Latin, Greek or Cyrillic.";
}

/// The first characters, `…` for others: `王, 小, 明`.
fn listed(characters: &str) -> String {
    const MOST: usize = 6;
    let more = if characters.chars().count() > MOST { ", …" } else { "" };
    let first: Vec<String> = characters.chars().take(MOST).map(String::from).collect();
    format!("{}{more}", first.join(", "))
}
