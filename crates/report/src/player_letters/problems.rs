//! What is wrong with a list of players that is given back.

use model::problem::problems;

problems! {
    error "letters-list" NoLettersList { lacks: &'static str }:
        "This is not a list of players as palmares writes it: it has no column {lacks}."
        => "Give letters/players.csv of the last letters, with a word under “sent” for each that went out.";

    error "letters-list-row" ChangedListRow { name: String }:
        "The row of {name} is not as palmares wrote it: the columns may have been sorted one by one."
        => "Take the list of the last letters again, and fill in only the column “sent”.";

    error "letters-list-unsent" NothingSent:
        "No letter of this list is marked as sent."
        => "Write a word or a date under “sent” for each letter that went out; without any, leave --sent out.";
}
