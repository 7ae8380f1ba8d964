//! What can be wrong with a knock-out of two-player Diplomacy.
//!
//! The list of `trouble` goes on here; the same rules hold: codes never change.

use super::trouble::{Words, error, note, warning};

/// What stands against a knock-out of two-player Diplomacy, by its rules.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // each variant is explained by its sentence below
pub enum TwoPlayerTrouble {
    // Entries
    OtherEntrants { players: usize, entrants: usize, sizes: String, clause: String },
    GroupPlaceTaken { label: String, group: String, place: &'static str },
    GroupFull { label: String, group: String, size: usize },

    // Games
    NoSuchStage { text: Option<String> },
    PlaysTwice { label: String, round: &'static str },
    ResultsDiffer { round: &'static str, sides: String },
    OddResult { why: String },
    GameDrawn { round: &'static str, sides: String },
    SidesNotExchanged { label: String, side: String, round: &'static str },
    OwnGroup { sides: String, group: String, clause: String },
    PlaysOn { label: String, round: &'static str, out: String },
    PairingNotGiven { sides: String, round: &'static str, why: String, clause: String },
    ByeNotGiven { label: String, round: &'static str },
    GameNumbers { round: &'static str },
    CentresMissing { labels: String, clause: String },
    OddCentres { text: String, year: u16 },
    TooManyCentres { sides: String, year: u16, sum: u32 },

    // The draw
    PhaseDoesNotFit { round: &'static str, players: usize, wanted: usize, clause: String },
    NoPairing { round: &'static str, clause: String },
    DrawWaits { round: &'static str },
    WithdrawnDrawn { label: String, round: &'static str },
    ResultsAwaited { games: String },
    NobodyToMeet { players: String, round: String },
}

impl TwoPlayerTrouble {
    /// The problem in words, with its code.
    pub(super) fn told(&self) -> Words {
        use TwoPlayerTrouble::*;
        match self {
            OtherEntrants { players, entrants, sizes, clause } => warning(
                "other-entrants",
                format!(
                    "There are {players} entrants, and the knock-out fits {entrants}: three of each group of four and one more make the 16 of Phase One ({clause}). The groups have {sizes} players."
                ),
                "Who has nobody to meet in a group goes on; enter the games of Phase One by hand where its players are not 16.",
            ),
            GroupPlaceTaken { label, group, place } => warning(
                "group-place-taken",
                format!(
                    "Place {place} of group {group} is another player's; {label} takes a free place of it."
                ),
                "Correct Group place, or leave it blank for the lot.",
            ),
            GroupFull { label, group, size } => error(
                "group-full",
                format!("Group {group} has {size} players already, so {label} has no place in it."),
                "Correct Group, or leave it blank for the lot.",
            ),
            NoSuchStage { text } => error(
                "no-such-stage",
                match text {
                    Some(text) => format!(
                        "\u{201c}{text}\u{201d} is no round of this knock-out, so the row was left out."
                    ),
                    None => "The row names no round, so it was left out.".to_string(),
                },
                "Rounds are Q1, Q2; 1.1, 1.2, 1.3; 2.1, 2.2, 2.3; SF and F.",
            ),
            PlaysTwice { label, round } => error(
                "plays-twice",
                format!("{label} has a game of round {round} already, so this row was left out."),
                "Correct the round or the number, or delete one of the two rows.",
            ),
            ResultsDiffer { round, sides } => error(
                "results-differ",
                format!(
                    "The game {sides} of round {round} has another winner elsewhere in the workbook; it counts as not finished."
                ),
                "Correct Result on Matches or Draw, or Outcome on Games.",
            ),
            OddResult { why } => error(
                "result-and-note",
                format!("{why}; the row has no result that can be used."),
                "Clear the note or the result, whichever is wrong.",
            ),
            GameDrawn { round, sides } => warning(
                "game-drawn",
                format!(
                    "The game {sides} of round {round} has no winner, and the rules know only won and lost games: both players stay where they are."
                ),
                "Decide who goes on, and type that result.",
            ),
            SidesNotExchanged { label, side, round } => warning(
                "sides-not-exchanged",
                format!(
                    "{label} plays {side} in both games of a pair of round {round}; each player plays both sides."
                ),
                "Correct Power on the sheet Games; what was played so stands.",
            ),
            OwnGroup { sides, group, clause } => warning(
                "own-group",
                format!(
                    "The game {sides} is one of two players of the qualifying group {group}, who do not meet in the first games ({clause})."
                ),
                "Correct the numbers; what was played so stands.",
            ),
            PlaysOn { label, round, out } => warning(
                "plays-on",
                format!("{label} was eliminated in {out} and has a game of round {round}."),
                "Correct the number or the results before; the game counts as it stands.",
            ),
            PairingNotGiven { sides, round, why, clause } => warning(
                "pairing-not-given",
                format!(
                    "The game {sides} of round {round} is not one that the rules give: {why} ({clause})."
                ),
                "Correct the numbers, the round or the results before; what was played so stands.",
            ),
            ByeNotGiven { label, round } => warning(
                "bye-not-given",
                format!(
                    "{label} has a bye in round {round}, and the rules know none there: it does not count, and the player stays in that round."
                ),
                "Enter the game with its result; who did not come has lost it (+-- or --+).",
            ),
            GameNumbers { round } => warning(
                "game-numbers",
                format!(
                    "The games of round {round} are not numbered 1, 2, 3 and on, each once, and the next round is drawn by these numbers; they count in the order of their rows."
                ),
                "Write the number of each game under Table.",
            ),
            CentresMissing { labels, clause } => warning(
                "centres-unknown",
                format!(
                    "Of those who were beaten twice one more goes on by centres ({clause}), and those of {labels} are not known, so nobody is chosen."
                ),
                "Enter both games of each on the sheet Games, two rows a game, with the centres under the years.",
            ),
            OddCentres { text, year } => error(
                "odd-centres",
                format!(
                    "{text} is no number of centres that a player can hold after {year}; what it held in that game counts as not known."
                ),
                "Centres are whole numbers from 0 to 34.",
            ),
            TooManyCentres { sides, year, sum } => error(
                "too-many-centres",
                format!(
                    "The centres of {year} in the game {sides} add up to {sum}, and the map has 34."
                ),
                "Correct the centres of that year; until then the event is provisional.",
            ),
            PhaseDoesNotFit { round, players, wanted, clause } => warning(
                "phase-does-not-fit",
                format!(
                    "{players} players are to play round {round}, and the rules have {wanted} ({clause}), so it is not drawn."
                ),
                "Enter the games of the round on the sheet Matches as you decide.",
            ),
            NoPairing { round, clause } => warning(
                "no-pairing-left",
                format!(
                    "No pairing of round {round} keeps the rules ({clause}), so it is not drawn."
                ),
                "Enter its games on the sheet Matches as you decide.",
            ),
            DrawWaits { round } => warning(
                "knockout-draw-waits",
                format!(
                    "Round {round} was not drawn: an entry or a game of the event has an error, and the draw would not know of it."
                ),
                format!(
                    "Correct the errors; to draw all the same write {round} under Draw on the sheet Event."
                ),
            ),
            WithdrawnDrawn { label, round } => warning(
                "withdrawn-drawn",
                format!(
                    "{label} is withdrawn and has a game of round {round} to come: the rules do not say who goes on."
                ),
                "Enter the game with +-- or --+ for the opponent, or as you decide.",
            ),
            ResultsAwaited { games } => note(
                "results-awaited",
                format!("Nothing is drawn before these games have a result: {games}."),
                "Enter their results on the sheet Matches or Draw.",
            ),
            NobodyToMeet { players, round } => warning(
                "nobody-to-meet",
                format!(
                    "Nothing can be drawn, and the final is not decided: in {round} the rules and the games before give nobody to meet to {players}."
                ),
                "Correct the games before, or enter the next ones on the sheet Matches as you decide.",
            ),
        }
    }
}

impl From<TwoPlayerTrouble> for super::Trouble {
    fn from(trouble: TwoPlayerTrouble) -> Self {
        super::Trouble::TwoPlayer(Box::new(trouble))
    }
}
