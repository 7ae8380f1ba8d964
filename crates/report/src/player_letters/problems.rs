//! What is wrong with a list of players that is given back.

use model::problem::problems;

problems! {
    error "letters-list" NoLettersList { lacks: &'static str }:
        "This is not a list of players as palmares writes it: its first sheet has no row of headings with the column {lacks}, once."
        => "Give letters/players.csv of the last letters, with a word under “sent” for each that went out.";

    error "letters-list-other" OtherLettersList { command: &'static str }:
        "This list was written by {command}, whose points are others."
        => "Give the list that this command wrote the last time.";

    error "letters-list-row" ChangedListRow { name: String }:
        "The row of {name} is not as palmares wrote it."
        => "Take the list of the last letters again, fill in only the column “sent”, and sort whole rows only. Take out rows that are not of players.";

    error "letters-list-twice" ListedTwice { name: String, other: String }:
        "{name} is in the list twice, here and at {other}, once with a letter that was sent and once without."
        => "Keep the row that is right.";

    error "letters-list-sent" UnclearSent { typed: String }:
        "“{typed}” does not say whether the letter was sent."
        => "Write yes or the day on which it went out; leave the cell blank, or write no, if it did not.";

    /// The row of a player who knew everything already.
    error "letters-list-cleared" ClearedSent { name: String }:
        "The cell “sent” of {name} is blank, but palmares had filled it in: the column may have been sorted alone."
        => "Take the list of the last letters again, and sort whole rows only.";

    error "letters-list-unsent" NothingSent:
        "No letter of this list is marked as sent."
        => "Write a word or a date under “sent” for each letter that went out; without any, leave --sent out.";
}
