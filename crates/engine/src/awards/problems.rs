//! Problems that keep an event from awards under every rule book.

use model::problem::{Phrase, SentenceValue, problems};

problems! {
    // The event
    error "edition-not-in-force" "Rule book not in force on the date" EditionNotInForce { date: String, from: String }:
        "The event began on {date}, but its rule book applies only from {from}. The event therefore has no awards."
        => "Check the date. If it is right, choose the previous edition under Rules.";

    error "edition-not-in-force" "Rule book not in force on the date" EditionOutOfForce { date: String, until: String }:
        "The event began on {date}, but its rule book applied only until {until}. The event therefore has no awards."
        => "Check the date. If it is right, choose the next edition under Rules.";

    // Entries
    error "no-entries" "No entries" NoEntries:
        "The event has no entries, so there is nothing to rank."
        => "List the contestants on the Entries sheet, with the event's id.";

    // Results
    error "no-results" "No results" NoResults:
        "The event has no results, so there is nothing to rank."
        => "Enter each entry's score on the Results sheet.";

    error "no-results" "No results" SheetNotScored { sheet: &'static str }:
        "The event has rows on the sheet {sheet}, which palmares does not score, and no results."
        => "Enter each entry's score on the Results sheet.";

    // The season
    error "same-event-twice" "Same event in two places" SameEventTwice { other: String }:
        "{other} has the same event. It was counted there and skipped here."
        => "Remove one of the two files, or correct the wrong one.";

    error "same-event-twice" "Same event in two places" SameEventBeside { other: String }:
        "Event {other} in this workbook is the same event. It was counted there and skipped here."
        => "Remove one of the two, or correct the wrong one.";

    error "event-changed" "Same event with different results" EventChanged { other: String }:
        "This event is also in {other}, with the same contestants but different results. Neither gets awards until you decide which is right."
        => "Keep the corrected file and remove the other. If they are two events, give them different titles.";

    /// `differs`: keys and columns, each with what stands here and there.
    error "event-changed" "Same event with different results" EventDetailsChanged { other: String, differs: String }:
        "This event is also in {other}, with the same scores, but the two returns differ in {differs}. Neither gets awards until you decide which is right."
        => "Keep the corrected file and remove the other.";

    warning "event-alike" "Similar event" EventAlike { other: String }:
        "{other} has an event with the same contestants on the same day, but a different title and results. Both count."
        => "If one corrects the other, remove the wrong one. If they are two events, no action is needed.";

    error "event-copied" "Event probably copied" EventCopied { other: String, shares: Phrase }:
        "{other} is probably a copy of this event: {shares}. Neither gets awards until you decide."
        => "Keep the right file and remove the other. If both were played, send both in one workbook.";

    error "event-repeated" "Same scores as another event" EventRepeated { other: String, shares: Phrase }:
        "This event has the same scores as event {other} in this workbook: {shares}. Neither gets awards until you decide."
        => "Type this event's own entries and results, or remove the one that was not played.";

    warning "scores-again" "Same results as another event" ScoresAgain { what: Phrase, other: SentenceValue, shares: Phrase }:
        "This event has the same {what} as {other}: {shares}. Both count."
        => "If one evening was typed or sent twice, remove the wrong one.";

    // Ladders
    error "ladder-without-games" "Ladder without games" LadderWithoutGames { clause: String }:
        "This ladder has no ranking, and no games were entered for it ({clause})."
        => "Fill in Entries and Results, or write the ladder's id under Ladder in each of its games and include those returns.";

    error "ladder-game" "Game that cannot count for the ladder" LadderGame { game: Phrase, why: Phrase }:
        "The ladder is ranked by its games, and {game} cannot count: {why}. The ranking is provisional and has no awards."
        => "Correct that game, or give the ranking of the ladder on the Results sheet.";

    // What is worked out
    error "datum-with-unknown" "Event for the datum not found" DatumWithUnknown { id: String }:
        "“Datum with” names event {id}, but no return has that event."
        => "Correct the id to match the Events sheet, or include that return.";

    error "carry-over-unknown" "Event for the carry-over not found" CarryUnknown { id: String }:
        "“Carry over from” names event {id}, but that event is not in this return."
        => "Put both stages in one return, or enter the carried scores on the Adjustments sheet.";

    error "carry-over-not-computed" "Unknown carry-over rule" CarryNotComputed { rule: String }:
        "palmares cannot work out the carry-over rule {rule}."
        => "Enter the carried scores on the Adjustments sheet and clear Carry over.";

    note "carry-over-missing" "No score to carry over" CarryMissing { label: String, id: String }:
        "Entry {label} has no score in event {id}, so it carries 0."
        => "If it played there, check its players' numbers and names.";

    // Certificates
    note "glyph-missing" "Letters missing from the certificate font" GlyphMissing { text: String, missing: String, shown: String }:
        let missing = listed(&missing);
        "The certificate fonts do not have {missing}, so certificates show “{shown}” for “{text}”."
        => "If that is wrong, write it in the return in Latin, Greek or Cyrillic letters.";
}

/// The first characters, `…` for others: `王, 小, 明`.
fn listed(characters: &str) -> String {
    const MOST: usize = 6;
    let more = if characters.chars().count() > MOST { ", …" } else { "" };
    let first: Vec<String> = characters.chars().take(MOST).map(String::from).collect();
    format!("{}{more}", first.join(", "))
}
