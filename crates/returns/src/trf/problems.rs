//! Problems of a Tournament Report File. Their places are lines of the file.

use model::problem::problems;

problems! {
    // The file
    note "trf-encoding" "Tournament Report File: not UTF-8" Encoding:
        "The text is not UTF-8; it was read as Windows-1252 (Western European)."
        => "Check names with accents. If they are wrong, save the file again as UTF-8.";

    error "trf-no-players" "Tournament Report File: no players" NoPlayers { why: &'static str }:
        "This Tournament Report File has no players: {why}."
        => "Export the file again from the pairing program; each player is a line starting with 001.";

    note "trf-kept" "Tournament Report File: records not used" Kept { what: String }:
        "Kept, but not used: {what}."
        => "No action needed unless the draw depends on them.";

    note "trf-teams" "Tournament Report File: teams without matches" Teams { line: u32 }:
        "The file holds teams (from line {line} on), but the games do not form team matches; each player is treated as an individual."
        => "Team draws need team results; export those from the pairing program.";

    // A line by itself
    error "trf-line" "Tournament Report File: line not readable" Line { why: String }:
        "Part of this line cannot be read: {why}."
        => "Export the file again from the pairing program, or correct the columns of the line.";

    note "trf-shifted" "Tournament Report File: columns shifted" Shifted { by: i8 }:
        let places = if by.unsigned_abs() == 1 { "place" } else { "places" };
        let leftwards = by < 0;
        let side = if leftwards { "left" } else { "right" };
        let by = by.unsigned_abs();
        "After the name, the columns are {by} {places} too far to the {side}; they were read there."
        => "No action needed if name, rating and results are right.";

    error "trf-record" "Tournament Report File: record not used" Record { code: String, why: String }:
        "The record {code} cannot be used: {why}."
        => "Correct the record, or remove it if nothing depends on it.";

    note "trf-bye-without-letter" "Tournament Report File: byes without a letter" ByesWithoutLetter { count: usize }:
        let byes = if count == 1 { "bye has" } else { "byes have" };
        "{count} {byes} no letter, as was usual in files before 2016: + was read as a pairing-allocated bye, 1 as a full-point bye, = as a half-point bye, - and 0 as a requested bye without points."
        => "Give them their letters (U, F, H, Z) if any of them was a different kind of bye.";

    warning "trf-other-system" "Tournament Report File: another pairing system" OtherSystem { why: String }:
        "No round of the file is drawn: {why}. Its results were read."
        => "Use a pairing program that has this system. If the record is wrong, correct it; palmares check still compares the places.";

    warning "trf-not-counted" "Tournament Report File: record not counted" NotCounted { code: &'static str, what: String }:
        "The record {code} is not counted: {what}."
        => "Check the standings: scores are worked out from the results alone.";

    // Lines beside each other
    error "trf-number-twice" "Tournament Report File: player number twice" NumberTwice { number: u32, first: u32 }:
        "Player number {number} is already in line {first}; this line was left out."
        => "Give each player a different number.";

    note "trf-numbers-missing" "Tournament Report File: player numbers missing" NumbersMissing { numbers: String }:
        "These player numbers are missing: {numbers}. Colours are worked out as if they did not exist."
        => "No action needed if those players withdrew before the first round.";

    error "trf-unknown-opponent" "Tournament Report File: unknown opponent" UnknownOpponent { round: usize, opponent: u32 }:
        "In round {round} the opponent is number {opponent}, but there is no such player."
        => "Correct the opponent, or add the player's line.";

    error "trf-meets-itself" "Tournament Report File: player against themselves" MeetsItself { round: usize }:
        "In round {round} the player is their own opponent."
        => "Correct the opponent; a bye has opponent 0000.";

    error "trf-opponents-disagree" "Tournament Report File: opponents disagree" OpponentsDisagree { round: usize, opponent: String, other: String }:
        "In round {round} the player meets {opponent}, but {opponent} {other} there."
        => "Correct the wrong line.";

    error "trf-two-results" "Tournament Report File: two results for a game" TwoResults { round: usize, opponent: String, own: String, others: String }:
        "The game of round {round} against {opponent} has two results: {own} here, {others} there."
        => "Correct the wrong line.";

    warning "trf-no-result" "Tournament Report File: game without a result" NoResult { round: usize, opponent: String }:
        "The game of round {round} against {opponent} has no result. Until it has one, it counts as a draw when later rounds are drawn, and scores nothing."
        => "Enter the result, and draw again.";

    note "trf-drawn-already" "Tournament Report File: round already drawn" DrawnAlready { round: usize }:
        "Round {round} has been drawn in the file but has no results; that draw was ignored."
        => "Enter the results to draw the next round.";

    /// A warning where the file is not checked.
    error "trf-points" "Tournament Report File: points do not match" Points { typed: String, counted: String, rounds: usize }:
        let played = match rounds {
            1 => "the round played".to_string(),
            rounds => format!("the {rounds} rounds played"),
        };
        "The file gives {typed}, but the results of {played} add up to {counted} points, which were used."
        => "Correct the results or the points. Other points for a win or a draw belong in a record 162 or XXS.";

    error "trf-place" "Tournament Report File: place does not match" Place { typed: u32, place: String, by: String, values: String }:
        "The file gives place {typed}, but by {by} it should be {place}: {values}."
        => "Correct the place, the results, or the list of tie-breaks (202, 212).";

    note "trf-places-not-compared" "Tournament Report File: places not compared" PlacesNotCompared { why: &'static str }:
        "Places were not compared with the results: {why}."
        => "To have them checked, add the missing places or results and run check again.";

    note "trf-places-not-compared" "Tournament Report File: places not compared" PlacesPartlyCompared { by: String, why: String }:
        "Places were compared by {by} alone: {why}."
        => "Check the order of those who are level after that yourself, or correct the list of tie-breaks (202, 212).";

    warning "trf-more-rounds" "Tournament Report File: too many rounds" MoreRounds { rounds: usize, why: String }:
        let of_them = if rounds == 1 { "round" } else { "rounds" };
        "The file has {rounds} {of_them}: more than {why}."
        => "Check the number of rounds (142, XXR); players can meet only once.";
}
