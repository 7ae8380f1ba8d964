//! Problems with games of Diplomacy. Clauses are those of the 1999 New Zealand Diplomacy
//! Championship.

use model::problem::{invalid_round_sentence, problems};

problems! {
    // Seats
    error "game-round" "Not a round of the tournament" GameRound { text: Option<String> }:
        let wrong = invalid_round_sentence(text, "not a round");
        "{wrong}"
        => "Write 1, 2 or 3 under Round.";

    error "unknown-power" "Unknown power" UnknownPower { text: String }:
        "“{text}” is not a power, so the game is not scored."
        => "Write Austria-Hungary, England, France, Germany, Italy, Russia or Turkey, or its first letter.";

    error "no-power" "Power missing" NoPower:
        "The row names no power, so the game is not scored."
        => "Write the power the player had.";

    error "power-twice" "Power twice in one game" PowerTwice { power: &'static str, game: String, first: String }:
        "{power} appears twice in {game}, first at {first}, so the game is not scored."
        => "Correct the power, round or board of one of the two.";

    error "powers-missing" "Powers missing from a game" PowersMissing { game: String, powers: String }:
        "{game} has no row for {powers}, so it is not scored."
        => "Add the missing rows: a game needs seven, including eliminated powers and any played by the director.";

    error "two-seats" "Two seats in one round" PlayerTwice { label: String, round: u32, first: String }:
        "Entry {label} already plays in round {round} at {first}. This row counts only for the others at its board."
        => "Correct the player or the round of one of the two.";

    // Centres by year
    error "odd-centres" "Impossible number of centres" OddCentres { text: String, year: u16 }:
        "A power cannot hold {text} centres after {year}, so the game is not scored."
        => "Type a whole number from 0 to 34.";

    error "too-many-centres" "Too many centres in a year" TooManyCentres { game: String, year: u16, sum: u32 }:
        "{game}: the centres of {year} add up to {sum}, but the map has 34."
        => "Correct the centres of that year. Until then the event is provisional.";

    warning "fewer-centres" "Fewer centres than in the year before" FewerCentres { game: String, year: u16, sum: u32, before: u32 }:
        "{game}: the centres of {year} add up to {sum}, but those of the year before to {before}. A centre that is owned stays owned."
        => "Correct the centres of that year or of the one before.";

    error "back-from-nothing" "Power back after losing all its centres" BackFromNothing { power: &'static str, year: u16, gone: u16 }:
        "{power} has centres after {year}, but had none after {gone}."
        => "A power without centres is out of the game. Correct one of the two.";

    error "year-gap" "Game year missing" YearGap { game: String, years: String }:
        "{game} has no centres for {years}, but has some for a later year."
        => "Fill in every game year from 1901 to the last.";

    error "centres-missing" "Centres missing" CentresMissing { power: &'static str, year: u16 }:
        "The centres of {power} after {year} are missing, so the game is not scored."
        => "Fill them in, with 0 for a power eliminated in that year.";

    error "game-goes-on" "Centres after the game was won" GoesOn { game: String, power: &'static str, year: u16, centres: u32 }:
        "{game} ended when {power} had {centres} centres after {year}. Later years are not used."
        => "A power with 18 centres wins and ends the game. Clear the later years, or correct the centres.";

    error "game-without-centres" "Game without centres" NoCentres { game: String }:
        "{game} has an ending or an outcome but no centres, so it is not scored."
        => "Fill in the centres of each game year.";

    // Endings and outcomes
    error "ending-twice" "Two endings for one game" EndingTwice { game: String, ending: &'static str, other: &'static str, first: String }:
        "The ending of {game} is {other} at {first}, but {ending} here. The first is used."
        => "Correct or clear one of the two; one row of the game is enough.";

    error "solo-without-18" "Solo without 18 centres" SoloWithoutCentres { game: String, most: u32 }:
        "The ending of {game} is solo, but nobody has more than {most} centres. It counts as conceded, and so as abandoned, with 0 for all."
        => "Correct the centres or the ending.";

    warning "game-conceded" "Conceded game" Conceded { game: String }:
        "{game} was conceded, which is not allowed. It counts as abandoned, with 0 for all."
        => "No action needed if that is what happened.";

    warning "ending-differs" "Ending does not match the centres" EndingDiffers { game: String, ending: &'static str, power: &'static str, centres: u32 }:
        "The ending of {game} is {ending}, but {power} has {centres} centres. It counts as won."
        => "Write solo, or correct the centres.";

    note "ending-blank" "Ending missing" EndingBlank { game: String }:
        "{game} has no ending and no winner, so it counts as drawn."
        => "Write time, vote or abandoned under Ending on any of its rows.";

    warning "outcome-differs" "Outcome does not match the centres" OutcomeDiffers { power: &'static str, typed: &'static str, worked: &'static str }:
        "The outcome of {power} is “{typed}”, but the centres and the ending make it “{worked}”, which was used."
        => "Correct the outcome, the centres or the ending. The outcome can be blank.";

    // The tournament
    note "warnings" "Several warnings" Warnings { label: String, warnings: usize }:
        "Entry {label} has {warnings} warnings, which count for the whole tournament."
        => "From the second warning on, the director can deduct points (add a row on the Adjustments sheet, with points under Kind) or disqualify.";

    note "championship-rounds" "Unusual number of championship rounds" EventRounds { typed: u32, rounds: u32 }:
        "“Rounds” is {typed}, but the championship has {rounds}."
        => "No action needed if that is right.";
}
