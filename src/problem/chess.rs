//! What can be wrong with the rounds and the draw of a Swiss of one player a side.
//!
//! The list of `trouble` goes on here; the same rules hold: codes never change.
//! Clauses are those of the FIDE handbook, C.04.2 and C.04.3 in force from
//! 1 February 2026.

use super::trouble::{Words, error, note, warning};

/// What stands against a round, a result or a draw.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // each variant is explained by its sentence below
pub enum ChessTrouble {
    // Rows of Matches and Draw
    NoSuchRound {
        text: Option<String>,
        rounds: Option<usize>,
    },
    RoundTwice {
        label: String,
        round: usize,
        first: String,
    },
    ResultsDisagree {
        sides: String,
        round: usize,
        result: String,
        other: String,
        first: String,
    },
    OddResult {
        why: String,
    },
    NotPaired {
        label: String,
        round: usize,
    },
    PlaysWhileAway {
        label: String,
        round: usize,
        status: String,
    },
    DrawName {
        label: String,
        name: String,
        typed: String,
    },
    DrawChanged {
        pairing: String,
        drawn: String,
    },

    // Entries and Forbidden
    /// `without` players have a number there and no rating in the column that is used.
    SecondRating {
        used: String,
        left: String,
        without: usize,
    },
    /// `used` is the heading of the ratings, where there are any.
    UnusedNumbers {
        heading: String,
        used: Option<String>,
    },
    ByeAndGame {
        label: String,
        round: usize,
    },
    ByeScore {
        label: String,
        text: String,
    },
    ByeScoreBlank {
        labels: String,
    },
    RoundList {
        text: String,
        rounds: Option<usize>,
    },
    StatusRound {
        text: String,
        read: String,
    },
    ColourNotTop {
        label: String,
        top: String,
    },

    // Rounds and the draw
    NoRounds {
        accelerated: bool,
    },
    ManyRounds {
        rounds: usize,
        players: usize,
        most: usize,
    },
    /// `drawn` says what games without a result counted as for a draw that was asked for.
    ResultsMissing {
        round: usize,
        boards: String,
        next: Option<usize>,
        drawn: Option<&'static str>,
    },
    DrawWaits {
        round: usize,
    },
    DrawRound {
        text: String,
        why: String,
    },
    DrawAgain {
        round: usize,
    },
    DrawStands {
        round: usize,
        differs: String,
        clause: &'static str,
    },
    NotDrawn {
        round: usize,
        labels: String,
    },
    NoDraw {
        round: usize,
        obstructing: String,
        clause: &'static str,
    },
    NobodyToDraw {
        round: usize,
    },
}

/// `1 to 5`, or what a round is where nobody said how many there are.
fn span(rounds: &Option<usize>) -> String {
    match rounds {
        Some(rounds) => format!("Rounds are numbered from 1 to {rounds}."),
        None => "Rounds are numbered from 1.".to_string(),
    }
}

impl ChessTrouble {
    /// Severity, code and sentences.
    pub(super) fn told(&self) -> Words {
        use ChessTrouble::*;
        match self {
            NoSuchRound { text, rounds } => error(
                "no-such-round",
                match text {
                    Some(text) => format!(
                        "\u{201c}{text}\u{201d} is no round of this event, so the row was left out."
                    ),
                    None => "The row names no round, so it was left out.".to_string(),
                },
                format!("Correct Round, or Rounds on the sheet Event. {}", span(rounds)),
            ),
            RoundTwice { label, round, first } => error(
                "round-twice",
                format!(
                    "Entry {label} has a game or a bye in round {round} already at {first}, so this row was left out."
                ),
                "Correct the round or the number, or delete one of the two rows.",
            ),
            ResultsDisagree { sides, round, result, other, first } => error(
                "results-disagree",
                format!(
                    "The game {sides} of round {round} has the result {result} here and {other} at {first}; it counts as not finished."
                ),
                "Correct or delete one of the two.",
            ),
            OddResult { why } => error(
                "odd-result",
                format!("{why}; the row has no result that can be used."),
                "Clear the note or the result, whichever is wrong.",
            ),
            NotPaired { label, round } => warning(
                "not-paired",
                format!(
                    "Entry {label} has neither a game nor a bye in round {round}: absent, no points."
                ),
                "Add the game or the bye, write the round under Byes, or withdrawn after N under Status.",
            ),
            PlaysWhileAway { label, round, status } => error(
                "plays-while-away",
                format!(
                    "Entry {label} has a game in round {round}, and its status is \u{201c}{status}\u{201d}. The game counts."
                ),
                "Correct the status, the round or the number.",
            ),
            DrawName { label, name, typed } => warning(
                "draw-name",
                format!(
                    "The number is {label}, which is {name}, and the name beside it is {typed}. The number counts."
                ),
                "To change a pairing type another number; names are only compared.",
            ),
            DrawChanged { pairing, drawn } => note(
                "draw-changed",
                format!(
                    "{pairing} was set by hand; the draw had {drawn}. It stands as it was set."
                ),
                "Nothing needs to be done if the arbiter changed the pairing.",
            ),
            SecondRating { used, left, without } => {
                let message = format!(
                    "Both \u{201c}{used}\u{201d} and \u{201c}{left}\u{201d} hold ratings; the initial order goes by \u{201c}{used}\u{201d}."
                );
                let hint =
                    "Head the column that should count \u{201c}Rating\u{201d} if it is the other.";
                match without {
                    0 => note("second-rating-column", message, hint),
                    1 => warning(
                        "second-rating-column",
                        format!(
                            "{message} One player without a rating there has a number under \u{201c}{left}\u{201d}, and counts as unrated."
                        ),
                        hint,
                    ),
                    count => warning(
                        "second-rating-column",
                        format!(
                            "{message} {count} players without a rating there have a number under \u{201c}{left}\u{201d}, and count as unrated."
                        ),
                        hint,
                    ),
                }
            }
            UnusedNumbers { heading, used } => warning(
                "unused-numbers",
                match used {
                    Some(used) => format!(
                        "The column \u{201c}{heading}\u{201d} holds what looks like ratings and is not used: the initial order goes by \u{201c}{used}\u{201d}."
                    ),
                    None => format!(
                        "The column \u{201c}{heading}\u{201d} holds numbers and is not used, and nobody has a rating: the initial order goes by title and name (C.04.2, 2.2)."
                    ),
                },
                "Head it \u{201c}Rating\u{201d} if these are the ratings; nothing needs to be done otherwise.",
            ),
            ByeAndGame { label, round } => warning(
                "bye-and-game",
                format!(
                    "Entry {label} asked for a bye in round {round} and has a game there. The game counts."
                ),
                "A bye is asked for before the round is drawn; clear it under Byes, or correct the game.",
            ),
            ByeScore { label, text } => error(
                "bye-score",
                format!(
                    "The bye score of entry {label} is {text}; a requested bye scores \u{bd} or 0, so it was taken as 0."
                ),
                "Write \u{bd} or 0 under Bye score.",
            ),
            ByeScoreBlank { labels } => note(
                "bye-score-blank",
                format!(
                    "Requested byes without a bye score bring no points (C.04.2, 3.3): {labels}."
                ),
                "Write \u{bd} under Bye score where the rules of the tournament give half a point.",
            ),
            RoundList { text, rounds } => error(
                "round-list",
                format!(
                    "\u{201c}{text}\u{201d} does not name rounds of this event; it was not used."
                ),
                format!("Write 1,3 or 1-4. {}", span(rounds)),
            ),
            StatusRound { text, read } => warning(
                "status-round",
                format!("\u{201c}{text}\u{201d} does not say which round it means: {read}."),
                "Write \u{201c}withdrawn after 3\u{201d} or \u{201c}drop-in 2\u{201d}.",
            ),
            ColourNotTop { label, top } => warning(
                "colour-not-top",
                format!(
                    "Colour stands on the row of entry {label}, but the top seed is {top}. It was taken as the colour of the top seed in round 1."
                ),
                "Write it on the row of the top seed.",
            ),
            NoRounds { accelerated } => warning(
                "no-rounds",
                format!(
                    "The event does not say how many rounds are planned, so the draw takes none for the last one{}.",
                    if *accelerated { " and is not accelerated" } else { "" }
                ),
                "Fill in Rounds: colours are drawn by other rules in the last round (C.04.3, 1.8).",
            ),
            ManyRounds { rounds, players, most } => warning(
                "many-rounds",
                format!(
                    "{rounds} rounds are planned for {players} players; nobody meets twice in {most} at most."
                ),
                "Correct Rounds, or add the entries that are missing.",
            ),
            ResultsMissing { round, boards, next, drawn } => warning(
                "results-missing",
                match (next, drawn) {
                    (Some(next), Some(how)) => format!(
                        "Round {round} has no result yet for {boards}. Round {next} was drawn all the same, as Draw asks, {how}."
                    ),
                    (Some(next), None) => format!(
                        "Round {round} has no result yet for {boards}. Round {next} is drawn when all results are in."
                    ),
                    (None, _) => format!("Round {round} has no result yet for {boards}."),
                },
                match (next, drawn) {
                    (Some(next), None) => format!(
                        "Fill in the results; to draw without them write {next} under Draw on the sheet Event."
                    ),
                    _ => "Fill in the results.".to_string(),
                },
            ),
            DrawWaits { round } => warning(
                "draw-waits",
                format!(
                    "Round {round} was not drawn: an entry, a game or a forbidden pair of the event has an error, and the draw would not know of it."
                ),
                format!(
                    "Correct the errors; to draw all the same write {round} under Draw on the sheet Event."
                ),
            ),
            DrawRound { text, why } => error(
                "draw-round",
                format!("Draw says \u{201c}{text}\u{201d}, and that cannot be drawn: {why}."),
                "Write the number of the round, or none; left blank, the first round without results is drawn.",
            ),
            DrawAgain { round } => warning(
                "draw-again",
                format!(
                    "Round {round} has results; it was drawn again from the rounds before it, as Draw asks."
                ),
                "Clear Draw to have the first round without results drawn.",
            ),
            DrawStands { round, differs, clause } => warning(
                "draw-stands",
                format!(
                    "Round {round} stands in the return otherwise than it would be drawn now ({differs}). A draw that was published is not changed ({clause}), so it was kept."
                ),
                format!("To have round {round} drawn anew delete its rows."),
            ),
            NotDrawn { round, labels } => warning(
                "not-drawn",
                format!("Round {round} stands in the return without these players: {labels}."),
                "Add their games or byes, or delete the rows of the round to have it drawn anew.",
            ),
            NoDraw { round, obstructing, clause } => error(
                "no-draw",
                format!(
                    "Round {round} has no legal pairing of everybody ({clause}). In the way are {obstructing}: each has met the others who are left, may not meet them, or may not have the bye."
                ),
                "The arbiter decides: end the tournament, give a bye, or pair the round by hand on the sheet Matches.",
            ),
            NobodyToDraw { round } => warning(
                "nobody-to-draw",
                format!("Nobody is there to be drawn in round {round}."),
                "Correct Byes and Status if players are there.",
            ),
        }
    }
}

impl From<ChessTrouble> for super::Trouble {
    fn from(trouble: ChessTrouble) -> Self {
        super::Trouble::Chess(Box::new(trouble))
    }
}
