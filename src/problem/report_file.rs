//! What can be wrong with a Tournament Report File (TRF).
//!
//! The list of `trouble` goes on here; the same rules hold: codes never change.
//! Places are lines of the file.

use super::trouble::{Words, error, note, warning};

/// What can be wrong with a Tournament Report File or with what it tells.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // each variant is explained by its sentence below
pub enum ReportTrouble {
    // The file
    Encoding,
    NoPlayers { why: &'static str },
    Kept { what: String },
    Teams { line: u32 },

    // A line by itself
    Line { why: String },
    Shifted { by: i8 },
    Record { code: String, why: String },
    ByesWithoutLetter { count: usize },
    OtherSystem { named: String },
    NotCounted { code: &'static str, what: &'static str },

    // Lines beside each other
    NumberTwice { number: u32, first: u32 },
    NumbersMissing { numbers: String },
    UnknownOpponent { round: usize, opponent: u32 },
    MeetsItself { round: usize },
    OpponentsDisagree { round: usize, opponent: String, other: String },
    TwoResults { round: usize, opponent: String, own: String, others: String },
    NoResult { round: usize, opponent: String },
    DrawnAlready { round: usize },
    Points { typed: String, counted: String, rounds: usize },
    MoreRounds { rounds: usize, why: String },
}

impl ReportTrouble {
    /// The problem in words, with its code.
    pub(super) fn told(&self) -> Words {
        use ReportTrouble::*;
        match self {
            Encoding => note(
                "trf-encoding",
                "The text is not UTF-8; it was read as Windows-1252 (Western European).",
                "Compare names with accents. If they are wrong, write the file again as UTF-8.",
            ),
            NoPlayers { why } => error(
                "trf-no-players",
                format!("There is no player in this Tournament Report File: {why}."),
                "Write the file again with the pairing program; each player is a line that begins with 001.",
            ),
            Kept { what } => note(
                "trf-kept",
                format!("Kept as they stand, and not used: {what}."),
                "Nothing needs to be done unless the draw hangs on them.",
            ),
            Teams { line } => note(
                "trf-teams",
                format!(
                    "The file holds teams (from line {line} on); the players are taken one by one."
                ),
                "Team draws need the results of teams; ask the pairing program for those.",
            ),
            Line { why } => error(
                "trf-line",
                format!("The line cannot be read whole: {why}."),
                "Write the file again with the pairing program, or set the line right by its columns.",
            ),
            Shifted { by } => note(
                "trf-shifted",
                format!(
                    "Behind the name the columns stand {} too far to the {}; they were read there.",
                    if by.unsigned_abs() == 1 {
                        "1 place".to_string()
                    } else {
                        format!("{} places", by.unsigned_abs())
                    },
                    if *by < 0 { "left" } else { "right" }
                ),
                "Nothing needs to be done if name, rating and results are right.",
            ),
            Record { code, why } => error(
                "trf-record",
                format!("The record {code} cannot be used: {why}."),
                "Set the record right, or remove it if nothing hangs on it.",
            ),
            ByesWithoutLetter { count } => note(
                "trf-bye-without-letter",
                format!(
                    "{} no letter, as files before 2016 wrote them: + was read as the bye of the draw, 1 as a full-point bye, = as a half-point bye, - and 0 as a round asked off.",
                    if *count == 1 {
                        "1 bye has".to_string()
                    } else {
                        format!("{count} byes have")
                    }
                ),
                "Give them their letters (U, F, H, Z) if one of them was another bye.",
            ),
            OtherSystem { named } => warning(
                "trf-other-system",
                format!(
                    "The file names the system {named}; draws go by the FIDE (Dutch) system in force from 1 February 2026."
                ),
                "Use the results, and draw with a program that knows that system.",
            ),
            NotCounted { code, what } => warning(
                "trf-not-counted",
                format!("The record {code} is not counted: {what}."),
                "Scores are those of the results; compare the standings.",
            ),
            NumberTwice { number, first } => error(
                "trf-number-twice",
                format!(
                    "Player number {number} stands in line {first} already; this line was left out."
                ),
                "Give each player a number of its own.",
            ),
            NumbersMissing { numbers } => note(
                "trf-numbers-missing",
                format!(
                    "Numbers are missing among the players: {numbers}. Colours go by the places of the others."
                ),
                "Nothing needs to be done if those players withdrew before the first round.",
            ),
            UnknownOpponent { round, opponent } => error(
                "trf-unknown-opponent",
                format!(
                    "In round {round} the opponent is number {opponent}, and there is no such player."
                ),
                "Correct the opponent, or add the player's line.",
            ),
            MeetsItself { round } => error(
                "trf-meets-itself",
                format!("In round {round} the player meets itself."),
                "Correct the opponent; a bye has opponent 0000.",
            ),
            OpponentsDisagree { round, opponent, other } => error(
                "trf-opponents-disagree",
                format!(
                    "In round {round} the player meets {opponent}, but {opponent} {other} there."
                ),
                "Correct the line that is wrong.",
            ),
            TwoResults { round, opponent, own, others } => error(
                "trf-two-results",
                format!(
                    "The game of round {round} against {opponent} stands twice: here as {own}, there as {others}."
                ),
                "Correct the line that is wrong.",
            ),
            NoResult { round, opponent } => warning(
                "trf-no-result",
                format!(
                    "The game of round {round} against {opponent} has no result; it counts as a draw until it has one."
                ),
                "Enter the result, and draw again.",
            ),
            DrawnAlready { round } => note(
                "trf-drawn-already",
                format!(
                    "Round {round} is drawn in the file and has no results; that draw was left aside."
                ),
                "Enter the results to go on with the round after it.",
            ),
            Points { typed, counted, rounds } => warning(
                "trf-points",
                format!(
                    "The file gives {typed}, and the results of {} make {counted} points; the results count.",
                    if *rounds == 1 {
                        "the round played".to_string()
                    } else {
                        format!("the {rounds} rounds played")
                    }
                ),
                "Correct the results or the points. Other points for a win or a draw stand in a record 162 or XXS.",
            ),
            MoreRounds { rounds, why } => warning(
                "trf-more-rounds",
                format!(
                    "{} than {why}.",
                    if *rounds == 1 {
                        "The file has 1 round, more".to_string()
                    } else {
                        format!("The file has {rounds} rounds, more")
                    }
                ),
                "Check the number of rounds (142, XXR); players can meet only once.",
            ),
        }
    }
}

impl From<ReportTrouble> for super::Trouble {
    fn from(trouble: ReportTrouble) -> super::Trouble {
        super::Trouble::Report(Box::new(trouble))
    }
}
