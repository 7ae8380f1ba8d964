//! Problems of an event that becomes a Tournament Report File.

use model::problem::problems;

problems! {
    error "report-record" MissingRecord { record: &'static str, key: &'static str, what: &'static str }:
        "A rating report needs {what} (record {record}), but the event has no {key}."
        => "Fill in {key} on the Event sheet. To write the file without it, use palmares export trf --draft. If the games are not rated, write no under Rated.";

    /// `rounds` with their verb: `rounds 2 and 3 have`.
    error "report-days" MissingDays { rounds: String }:
        "A rating report needs the date of each round (record 132), but {rounds} none."
        => "Fill in Round dates on the Event sheet: the days of all rounds in order, such as 2026-05-02, 2026-05-02, 2026-05-03. To write the file without them, use palmares export trf --draft.";

    error "report-board" UnfinishedMatch { round: String, home: String, away: String, boards: String }:
        "Round {round}: {home} against {away} is not finished. Boards without a row: {boards}."
        => "Give each of these boards a row on the Matches sheet, with its result or note (not played, if nobody came). To write the file with these games open, use palmares export trf --draft.";

    error "report-number" MissingNumber { name: String }:
        "A rating report needs every player's FIDE number, but {name} has none."
        => "Type the number, digits only, under “No” on the Entries sheet. To write the file without it, use palmares export trf --draft. If the games are not rated, write no under Rated.";

    error "report-number" LongNumber { name: String, number: String }:
        "{name}'s FIDE number {number} is too long: a report has room for 11 digits."
        => "Correct it under “No” on the Entries sheet. To write the file without it, use palmares export trf --draft.";

    error "report-number" SharedNumber { name: String, number: String, other: String }:
        "{name} has the FIDE number {number}, but so has {other}; a number belongs to one player."
        => "Correct one of the two under “No” on the Entries sheet. To write the file as it is, use palmares export trf --draft. If the games are not rated, write no under Rated.";

    error "report-rating" LongRating { name: String, rating: String, column: &'static str }:
        "{name}'s rating {rating} is too long: a report has room for 4 digits."
        => "Correct it under “{column}” on the Entries sheet. To write the file without it, use palmares export trf --draft.";
}
