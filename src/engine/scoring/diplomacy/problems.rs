//! Problems with games of Diplomacy. Clauses are those of the 1999 New Zealand Diplomacy
//! Championship.

use crate::problem::{not_a_round, problems};

problems! {
    // Seats
    error "game-round" GameRound { text: Option<String> }:
        let wrong = not_a_round(text, "no round");
        "{wrong}"
        => "Write 1, 2 or 3 under Round.";

    error "unknown-power" UnknownPower { text: String }:
        "“{text}” is no power, so its game is not scored."
        => "Write Austria-Hungary, England, France, Germany, Italy, Russia or Turkey, or its first letter.";

    error "no-power" NoPower:
        "The row names no power, so its game is not scored."
        => "Write the power that was played.";

    error "power-twice" PowerTwice { power: &'static str, game: String, first: String }:
        "{power} stands twice in {game}, first at {first}, so the game is not scored."
        => "Correct the power, the round or the board of one of the two.";

    error "powers-missing" PowersMissing { game: String, powers: String }:
        "{game} is not scored, since it has no row for {powers}."
        => "A game has seven rows, those of eliminated powers and of positions that the director played as well.";

    error "two-seats" PlayerTwice { label: String, round: u32, first: String }:
        "Entry {label} plays in round {round} already at {first}; this row counts for the others at its board only."
        => "Correct the player or the round of one of the two.";

    // Centres by year
    error "odd-centres" OddCentres { text: String, year: u16 }:
        "{text} is no number of centres that a power can hold after {year}; the game is not scored."
        => "Centres are whole numbers from 0 to 34.";

    error "too-many-centres" TooManyCentres { game: String, year: u16, sum: u32 }:
        "{game}: the centres of {year} add up to {sum}, and the map has 34."
        => "Correct the centres of that year; until then the event is provisional.";

    error "back-from-nothing" BackFromNothing { power: &'static str, year: u16, gone: u16 }:
        "{power} holds centres after {year} although it had none after {gone}."
        => "A power without centres and units is out of the game; correct one of the two.";

    error "year-gap" YearGap { game: String, years: String }:
        "{game} has no centres for {years}, although there are some of a later year."
        => "Fill in every game year from 1901 to the last one.";

    error "centres-missing" CentresMissing { power: &'static str, year: u16 }:
        "The centres of {power} after {year} are missing, so its game is not scored."
        => "Fill them in; 0 for a power that was eliminated in that year.";

    error "game-goes-on" GoesOn { game: String, power: &'static str, year: u16, centres: u32 }:
        "{game} was over when {power} had {centres} centres after {year}; later years are not used."
        => "18 centres win and end the game: clear the later years, or correct those centres.";

    error "game-without-centres" NoCentres { game: String }:
        "{game} has an ending or an outcome and no centres, so it is not scored."
        => "Fill in the centres of each game year.";

    // Endings and outcomes
    error "ending-twice" EndingTwice { game: String, ending: &'static str, other: &'static str, first: String }:
        "{game} ended by {other} at {first} and by {ending} here; the first is used."
        => "One ending on any row of the game is enough.";

    error "solo-without-18" SoloWithoutCentres { game: String, most: u32 }:
        "{game} is said to have ended in a solo, and nobody has more than {most} centres: as conceded it counts as abandoned, 0 for all (13)."
        => "Correct the centres or the ending.";

    warning "game-conceded" Conceded { game: String }:
        "{game} was conceded: no game may be, so it counts as abandoned, 0 for all (13)."
        => "Nothing needs to be done if that is what happened.";

    warning "ending-differs" EndingDiffers { game: String, ending: &'static str, power: &'static str, centres: u32 }:
        "{game} is said to have ended by {ending}, and {power} has {centres} centres: it counts as won."
        => "Write solo, or correct the centres.";

    note "ending-blank" EndingBlank { game: String }:
        "{game} has no ending and no winner: it counts as drawn."
        => "Write time, vote or abandoned under Ending on any of its rows.";

    warning "outcome-differs" OutcomeDiffers { power: &'static str, typed: &'static str, worked: &'static str }:
        "The outcome of {power} is “{typed}”, and by centres and ending it is “{worked}”, which counts."
        => "Correct the outcome, the centres or the ending; the outcome may be left blank.";

    // The tournament
    note "warnings" Warnings { label: String, warnings: usize }:
        "Entry {label} has {warnings} warnings, which hold for the whole tournament (9, 24)."
        => "From the second on the director may take points (a row with Kind points) or disqualify.";

    note "championship-rounds" EventRounds { typed: u32, rounds: u32 }:
        "Rounds is {typed}, and the championship has {rounds} (2)."
        => "Nothing needs to be done if it was played so.";
}
