//! What can be wrong with the seating of Diplomacy boards, in rounds that were entered
//! and in the round that is drawn.
//!
//! The list of `trouble` goes on here; the same rules hold: codes never change.
//! Clauses are the rules of the New Zealand Diplomacy Championship 1999.

use super::trouble::{Words, note, warning};

/// What stands against a seating.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // each variant is explained by its sentence below
pub enum SeatingTrouble {
    // Rounds that were entered
    ThirdMeeting { pair: [String; 2], rounds: String, clause: String },
    ThreesMeetAgain { count: usize, example: String, clause: String },
    PowerTwice { label: String, power: &'static str, rounds: String, clause: String },
    GroupsTwice { count: usize, labels: String, clause: String },
    SeatedWhileAway { label: String, round: usize, board: String, status: String },
    TeamMatesMeet { pair: [String; 2], team: String, round: usize, clause: String },

    // The round that is drawn
    StandsDown { round: usize, players: usize, labels: String, why: String, clause: String },
    AskedOffPlays { round: usize, labels: String, clause: String },
    TooFewForBoard { round: usize, players: usize },
    DrawShortOfWishes { round: usize, wishes: String },
    DrawAgainstRules { round: usize, rules: String },
}

impl SeatingTrouble {
    /// The problem in words, with its code.
    pub(super) fn told(&self) -> Words {
        use SeatingTrouble::*;
        match self {
            ThirdMeeting { pair: [one, other], rounds, clause } => warning(
                "third-meeting",
                format!(
                    "{one} and {other} sit at one board in rounds {rounds}; two players may meet twice and never three times (rule {clause})."
                ),
                "Correct the numbers if they are wrong; a round that was played so stands.",
            ),
            ThreesMeetAgain { count, example, clause } => note(
                "threes-meet-again",
                match count {
                    1 => format!(
                        "One group of three sits at one board more than once ({example}); such groups are to be brought down towards none (rule {clause})."
                    ),
                    count => format!(
                        "{count} groups of three sit at one board more than once, one of them {example}; such groups are to be brought down towards none (rule {clause})."
                    ),
                },
                "Nothing needs to be done.",
            ),
            PowerTwice { label, power, rounds, clause } => note(
                "power-again",
                format!(
                    "{label} plays {power} in rounds {rounds}; each player plays a power of each group (rule {clause})."
                ),
                "Correct the power if it is wrong; a round that was played so stands.",
            ),
            GroupsTwice { count, labels, clause } => note(
                "group-again",
                match count {
                    1 => format!(
                        "One player has a second power of a group: {labels} (rule {clause}, a guide)."
                    ),
                    count => format!(
                        "{count} times a player has a second power of a group: {labels} (rule {clause}, a guide)."
                    ),
                },
                "Nothing needs to be done; where everybody plays all rounds it cannot always be avoided.",
            ),
            SeatedWhileAway { label, round, board, status } => warning(
                "seated-while-away",
                match board.as_str() {
                    "" => format!(
                        "{label} sits in round {round}, and the status is \u{201c}{status}\u{201d}. The seat counts."
                    ),
                    board => format!(
                        "{label} sits at board {board} of round {round}, and the status is \u{201c}{status}\u{201d}. The seat counts."
                    ),
                },
                "Correct the status, or put another player to the seat.",
            ),
            TeamMatesMeet { pair: [one, other], team, round, clause } => warning(
                "team-mates-meet",
                format!(
                    "{one} and {other} of the team {team} sit at one board in round {round}, the round of the teams (rule {clause})."
                ),
                "Correct the numbers or the team; a round that was played so stands.",
            ),
            StandsDown { round, players, labels, why, clause } => note(
                "stands-down",
                format!(
                    "{players} players are there for round {round}, and boards have seven: {labels} {why} (rule {clause})."
                ),
                "A player with the status house fills a position, so that fewer stand down.",
            ),
            AskedOffPlays { round, labels, clause } => warning(
                "asked-off-plays",
                format!(
                    "{labels} asked round {round} off and is drawn all the same: without that, boards of seven could not be filled and others would stand down (rule {clause})."
                ),
                "For who cannot come, write withdrawn or drop-in with the round under Status; a player with the status house is seated first.",
            ),
            TooFewForBoard { round, players } => warning(
                "too-few-for-board",
                format!(
                    "{players} players are there for round {round}, and a board has seven, so nothing is drawn."
                ),
                "Enter more players, or positions of the house with the status house.",
            ),
            DrawShortOfWishes { round, wishes } => note(
                "draw-short-of-wishes",
                format!("The draw of round {round} cannot meet every wish: {wishes}."),
                "Nothing needs to be done; the draw says at each seat what it is.",
            ),
            DrawAgainstRules { round, rules } => warning(
                "draw-against-rules",
                format!("The draw of round {round} cannot keep the rules: {rules}."),
                "Change seats on the sheet Games by hand, or let it stand.",
            ),
        }
    }
}

impl From<SeatingTrouble> for super::Trouble {
    fn from(trouble: SeatingTrouble) -> Self {
        super::Trouble::Seating(Box::new(trouble))
    }
}
