//! What is wrong with a list of players that is given back.

use model::problem::problems;

problems! {
    error "letters-list" "Not a list of letters" NoLettersList { lacks: &'static str }:
        "This is not a list of players written by palmares: its first sheet must have a row of headings with exactly one {lacks} column."
        => "Use letters/players.csv of the last letters, with something written under “sent” for each letter that went out.";

    error "letters-list-other" "List of other letters" OtherLettersList { command: &'static str }:
        "This list was written by {command}, which counts points differently, so it cannot be used here."
        => "Use the list that the command you are running now wrote last time.";

    error "letters-list-row" "Row of the letters list changed" ChangedListRow { name: String }:
        "The row of {name} is not as palmares wrote it."
        => "Start again from the list of the last letters, fill in only the “sent” column, and sort whole rows only. Delete rows that are not players.";

    error "letters-list-twice" "Player twice in the letters list" ListedTwice { name: String, other: String }:
        "{name} is in the list twice, here and at {other}, once with the letter marked as sent and once not."
        => "Keep the row that is right.";

    error "letters-list-sent" "Not clear whether the letter was sent" UnclearSent { typed: String }:
        "“{typed}” does not say whether the letter was sent."
        => "Write yes or the day on which it went out; leave the cell blank, or write no, if it did not.";

    /// The row of a player who knew everything already.
    error "letters-list-cleared" "“Sent” cell cleared" ClearedSent { name: String }:
        "The “sent” cell of {name} is blank, but palmares had filled it in: the column may have been sorted on its own."
        => "Start again from the list of the last letters, and sort whole rows only.";

    error "letters-list-unsent" "No letter marked as sent" NothingSent:
        "No letter in this list is marked as sent."
        => "Write a word or a date under “sent” for each letter that went out; if none did, leave out --sent.";
}
