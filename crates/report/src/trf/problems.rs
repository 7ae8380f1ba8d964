//! Problems of an event that becomes a Tournament Report File.

use model::problem::{Phrase, problems};

problems! {
    error "report-record" "Rating report: details missing" MissingRecord { record: &'static str, key: &'static str, what: Phrase }:
        "A rating report needs {what} (record {record}), but the event has no {key}."
        => "Fill in {key} on the Event sheet. To write the file without it, use palmares export trf --draft. If the games are not rated, write no under Rated.";

    /// `rounds` with their verb: `rounds 2 and 3 have`.
    error "report-days" "Rating report: dates of rounds" MissingDays { rounds: String }:
        "A rating report needs the date of each round (record 132), but {rounds} none."
        => "Fill in Round dates on the Event sheet: the days of all rounds in order, such as 2026-05-02, 2026-05-02, 2026-05-03. To write the file without them, use palmares export trf --draft.";

    /// `first` is also the day of the round before.
    error "report-days" "Rating report: dates of rounds" UnfitDay { round: usize, day: String, first: String, last: String }:
        "Round {round} is on {day}, but it can only be from {first} to {last}: after the rounds before it, within the days of the event."
        => "Correct the day of the round, or Date and End date on the Event sheet. To write the file as it is, use palmares export trf --draft.";

    error "report-federation" "Rating report: federations" Federation { typed: String }:
        "“{typed}” is not the code of a FIDE federation."
        => "Type the code of three letters, such as WLS, GER or NED. To write the file as it is, use palmares export trf --draft. If the games are not rated, write no under Rated.";

    warning "report-time-control" "Rating report: time control" MissingTimeControl:
        "The event has no Time control, so the rating report does not say it (records 122 and 222)."
        => "Type it on the Event sheet, such as 90+30. If the games are not rated, write no under Rated.";

    warning "report-time-control" "Rating report: time control" UnreadableTimeControl { typed: String }:
        "The time control “{typed}” cannot be encoded, so the rating report has only these words (record 122, without 222)."
        => "Type minutes and seconds for each move, such as 90+30, or stages, such as 40/90+30, 30+30.";

    error "report-time-control" "Rating report: time control" UnfitTimeControl { typed: String, minutes: u32, kind: &'static str, range: String }:
        "{typed} gives each player {minutes} minutes for 60 moves, but a game here needs {range} for {kind} ratings."
        => "Correct Time control on the Event sheet. Standard games need 60 minutes, 90 with a player rated 1800 or more, 120 with one rated 2400 or more (B.02 1.1). For other ratings, write Rapid rating or Blitz rating as the heading of the ratings. To write the file as it is, use palmares export trf --draft.";

    error "report-board" "Rating report: unfinished games" UnfinishedMatch { round: String, home: String, away: String, boards: String }:
        "Round {round}: {home} against {away} is not finished. Boards without a row: {boards}."
        => "Give each of these boards a row on the Matches sheet, with its result or note (not played, if nobody came). To write the file with these games open, use palmares export trf --draft.";

    error "report-number" "Rating report: FIDE numbers" MissingNumber { name: String }:
        "A rating report needs every player's FIDE number, but {name} has none."
        => "Type the number, digits only, under “No” on the Entries sheet. To write the file without it, use palmares export trf --draft. If the games are not rated, write no under Rated.";

    error "report-number" "Rating report: FIDE numbers" LongNumber { name: String, number: String }:
        "{name}'s FIDE number {number} is too long: a report has room for 11 digits."
        => "Correct it under “No” on the Entries sheet. To write the file without it, use palmares export trf --draft.";

    error "report-number" "Rating report: FIDE numbers" SharedNumber { name: String, number: String, other: String }:
        "{name} has the FIDE number {number}, but so has {other}; a number belongs to one player."
        => "Correct one of the two under “No” on the Entries sheet. To write the file as it is, use palmares export trf --draft. If the games are not rated, write no under Rated.";

    error "report-adjustment" "Rating report: adjustment" UnreportedAdjustment { name: String, amount: String }:
        "{name} has an adjustment of {amount}, but a report has results only: its points and places would be others."
        => "palmares export trf --draft writes the file without the adjustment; tell whoever gets the file.";

    warning "report-name" "Rating report: name too long" LongName { name: String, cut: String }:
        "The report has “{cut}” for {name}: it has room for 33 characters."
        => "To have it otherwise, shorten the name on the Entries sheet.";

    error "report-rating" "Rating report: rating too long" LongRating { name: String, rating: String, column: &'static str }:
        "{name}'s rating {rating} is too long: a report has room for 4 digits."
        => "Correct it under “{column}” on the Entries sheet. To write the file without it, use palmares export trf --draft.";
}
