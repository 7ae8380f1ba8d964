//! What reads well and still looks like a slip of the hand.
//!
//! The list of `trouble` goes on here; the same rules hold: codes never change.
//! Each is a warning that says what made it suspicious. Nothing that was typed is
//! changed by it: results, places and awards stay. Only a row of totals is left out,
//! which a note says.

use super::trouble::{Words, note, warning};

/// What looks like a slip.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // each variant is explained by its sentence below
pub enum DoubtTrouble {
    // Scores
    /// `times` says how far off it is; `near` is the middle one of the others.
    ScoreOutOfLine {
        score: String,
        times: &'static str,
        near: String,
    },
    /// More than a share of the boards allows.
    ScoreOverBoards {
        score: String,
        boards: String,
    },
    NegativeScore {
        score: String,
        unit: &'static str,
        /// How many scores of the event are negative.
        count: usize,
    },
    LoneSign {
        score: String,
        others: usize,
        /// Whether the others are negative.
        negative: bool,
    },
    FieldAverage {
        average: String,
        scores: usize,
        session: Option<String>,
    },
    SumOfMatch {
        what: &'static str,
        sum: String,
        usual: String,
    },
    LoneDeclarer {
        score: String,
        board: u32,
        others: usize,
    },
    ScoringHeading {
        scoring: String,
        heading: &'static str,
    },

    // People
    NameIsNumber {
        text: String,
        /// What stands under the number, where that looks like a name.
        number: Option<String>,
    },
    NameBlank {
        number: String,
    },
    PlayersMissing {
        label: String,
        named: String,
        /// How many players an entry of the event has.
        usual: usize,
    },
    Placeholder {
        name: String,
    },

    // Keys
    ManyBoards {
        boards: String,
        /// What they are spread over, as `1 session`.
        over: String,
        most: String,
    },
    BoardsOfMatch {
        boards: String,
        near: String,
    },
    DateAhead {
        date: String,
        why: String,
    },
    WinnersNotSaid,
    BestOfDiffers {
        best: u32,
        why: String,
    },
    ResultsCountedBlank {
        what: String,
    },
    MatchesUnused {
        format: &'static str,
    },

    // Rows
    TotalsRow {
        text: String,
    },
}

impl DoubtTrouble {
    /// Severity, code and sentences.
    pub(super) fn told(&self) -> Words {
        use DoubtTrouble::*;
        match self {
            ScoreOutOfLine { score, times, near } => warning(
                "score-out-of-line",
                format!("{score} is {times} its neighbours, which lie near {near}."),
                "Check the decimal point and the digits. It was used as it stands.",
            ),
            ScoreOverBoards { score, boards } => warning(
                "score-out-of-line",
                format!("{score} IMPs in a match of {boards} boards are more than 10 a board."),
                "Check the decimal point and the digits. It was used as it stands.",
            ),
            NegativeScore { score, unit, count } => warning(
                "negative-score",
                match count {
                    0 | 1 => format!("The score {score} is negative, and {unit} cannot be."),
                    count => format!(
                        "The score {score} is negative, like {} more of the event, and {unit} cannot be.",
                        count - 1
                    ),
                },
                "Take the minus out. If scores can be negative, say under Scoring what they are.",
            ),
            LoneSign { score, others, negative } => warning(
                "lone-sign",
                format!(
                    "{score} is the only {} score beside {others} {} ones, and nothing balances it.",
                    if *negative { "positive" } else { "negative" },
                    if *negative { "negative" } else { "positive" },
                ),
                "Check the sign. It was used as it stands.",
            ),
            FieldAverage { average, scores, session } => warning(
                "field-average",
                format!(
                    "The {scores} percentages{} average {average} %, and those of a whole field average 50 %.",
                    match session {
                        Some(session) => format!(" of session {session}"),
                        None => String::new(),
                    }
                ),
                "Check the column, and whether contestants are missing; if the scores are not percentages, say so under Scoring.",
            ),
            SumOfMatch { what, sum, usual } => warning(
                "match-sum",
                format!(
                    "The {what} of the two sides make {sum} together, and {usual} in the other matches."
                ),
                "Correct the one that is wrong, or write adjusted under Note if the director gave them.",
            ),
            LoneDeclarer { score, board, others } => warning(
                "lone-sign",
                format!(
                    "{score} on board {board} has the opposite sign of the {others} other results, and most of them are otherwise the same."
                ),
                "Check the sign and the declarer. It was used as it stands.",
            ),
            ScoringHeading { scoring, heading } => warning(
                "scoring-heading",
                format!(
                    "Scoring says {scoring}, and the column of the scores is headed \u{201c}{heading}\u{201d}. They were taken as {scoring}."
                ),
                "Correct Scoring, or head the column Score.",
            ),
            NameIsNumber { text, number } => warning(
                "name-is-number",
                match number {
                    Some(number) => format!(
                        "The name is \u{201c}{text}\u{201d} and the number \u{201c}{number}\u{201d}: they stand in each other's columns."
                    ),
                    None => format!("\u{201c}{text}\u{201d} stands where a name belongs."),
                },
                "Put the name under Player and the member number under No; points go by the number.",
            ),
            NameBlank { number } => warning(
                "name-blank",
                format!(
                    "The player with the number {number} has no name, and the others of the event have one."
                ),
                "Type the name; a wrong number cannot be noticed without it.",
            ),
            PlayersMissing { label, named, usual } => warning(
                "player-missing",
                format!(
                    "Entry {label} names {named} only, and an entry has {usual} players; nobody else can get its award."
                ),
                "Type the name and the number of who is missing.",
            ),
            Placeholder { name } => warning(
                "placeholder-name",
                format!(
                    "\u{201c}{name}\u{201d} is not the name of anybody who played; it takes a place and counts for tables and awards."
                ),
                "Delete the row of a phantom or a bye; otherwise type who played.",
            ),
            ManyBoards { boards, over, most } => warning(
                "many-boards",
                format!("{boards} boards in {over} are more than the {most} that can be played."),
                "Correct the number; if it is right, fill in Sessions, Rounds or End date.",
            ),
            BoardsOfMatch { boards, near } => warning(
                "many-boards",
                format!("This match has {boards} boards, and the others have about {near}."),
                "Correct the number; victory points go by it.",
            ),
            DateAhead { date, why } => warning(
                "date-ahead",
                format!("The date {date} lies in the future: {why}."),
                "Correct the year.",
            ),
            WinnersNotSaid => warning(
                "winners-not-said",
                "The entries have directions, and neither Movement nor Winners says whether North-South and East-West are ranked apart; all were ranked in one list.".to_string(),
                "Fill in Winners: 2 where they are ranked apart, 1 where all are one field.",
            ),
            BestOfDiffers { best, why } => warning(
                "best-of-differs",
                format!("Best of is {best}, {why}."),
                "Correct Best of, or give each contestant a row for every session.",
            ),
            ResultsCountedBlank { what } => warning(
                "results-counted-blank",
                format!(
                    "Results counted is blank, so {what} counted for each contestant of the ladder."
                ),
                "Fill in how many results count for each contestant.",
            ),
            MatchesUnused { format } => warning(
                "matches-under-format",
                format!(
                    "The scores are on the sheet Matches, and the format is {format}, which has none."
                ),
                "Write the format that has matches, such as swiss pairs, or give the scores on Results.",
            ),
            TotalsRow { text } => note(
                "totals-row",
                format!("The row \u{201c}{text}\u{201d} is one of totals; it was left out."),
                "Nothing needs to be done.",
            ),
        }
    }
}

impl From<DoubtTrouble> for super::Trouble {
    fn from(trouble: DoubtTrouble) -> Self {
        super::Trouble::Doubt(Box::new(trouble))
    }
}
