//! Problems of plausibility. They change no result, place or award.

use crate::problem::problems;

problems! {
    // Scores
    /// `times` says how far off it is; `near` is the middle one of the others.
    warning "score-out-of-line" ScoreOutOfLine { score: String, times: &'static str, near: String }:
        "{score} is {times} its neighbours, which lie near {near}."
        => "Check the decimal point and the digits. It was used as it stands.";

    /// More than a share of the boards allows.
    warning "score-out-of-line" ScoreOverBoards { score: String, boards: String }:
        "{score} IMPs in a match of {boards} boards are more than 10 a board."
        => "Check the decimal point and the digits. It was used as it stands.";

    /// `count` scores of the event are negative.
    warning "negative-score" NegativeScore { score: String, unit: &'static str, count: usize }:
        let alike = match count {
            0 | 1 => String::new(),
            count => format!(", like {} more of the event", count - 1),
        };
        "The score {score} is negative{alike}, and {unit} cannot be."
        => "Take the minus out. If scores can be negative, say under Scoring what they are.";

    warning "lone-sign" LoneSign { score: String, others: usize, negative: bool }:
        let own = if negative { "positive" } else { "negative" };
        let other = if negative { "negative" } else { "positive" };
        "{score} is the only {own} score beside {others} {other} ones, and nothing balances it."
        => "Check the sign. It was used as it stands.";

    warning "field-average" FieldAverage { average: String, scores: usize, session: Option<String> }:
        let session = session.map_or(String::new(), |session| format!(" of session {session}"));
        "The {scores} percentages{session} average {average} %, and those of a whole field average 50 %."
        => "Check the column, and whether contestants are missing; if the scores are not percentages, say so under Scoring.";

    warning "match-sum" SumOfMatch { what: &'static str, sum: String, usual: String }:
        "The {what} of the two sides make {sum} together, and {usual} in the other matches."
        => "Correct the one that is wrong, or write adjusted under Note if the director gave them.";

    warning "lone-sign" LoneDeclarer { score: String, board: u32, others: usize }:
        "{score} on board {board} has the opposite sign of the {others} other results, and most of them are otherwise the same."
        => "Check the sign and the declarer. It was used as it stands.";

    warning "scoring-heading" ScoringHeading { scoring: String, heading: &'static str }:
        "Scoring says {scoring}, and the column of the scores is headed “{heading}”. They were taken as {scoring}."
        => "Correct Scoring, or head the column Score.";

    // People
    /// `number` is what stands under the number, where that looks like a name.
    warning "name-is-number" NameIsNumber { text: String, number: Option<String> }:
        let wrong = match number {
            Some(number) => format!("The name is “{text}” and the number “{number}”: they stand in each other's columns"),
            None => format!("“{text}” stands where a name belongs"),
        };
        "{wrong}."
        => "Put the name under Player and the member number under No; points go by the number.";

    warning "name-blank" NameBlank { number: String }:
        "The player with the number {number} has no name, and the others of the event have one."
        => "Type the name; a wrong number cannot be noticed without it.";

    /// `usual`: how many players an entry of the event has.
    warning "player-missing" PlayersMissing { label: String, named: String, usual: usize }:
        "Entry {label} names {named} only, and an entry has {usual} players; nobody else can get its award."
        => "Type the name and the number of who is missing.";

    warning "placeholder-name" Placeholder { name: String }:
        "“{name}” is not the name of anybody who played; it takes a place and counts for tables and awards."
        => "Delete the row of a phantom or a bye; otherwise type who played.";

    // Keys
    /// `over`: what they are spread over, as `1 session`.
    warning "many-boards" ManyBoards { boards: String, over: String, most: String }:
        "{boards} boards in {over} are more than the {most} that can be played."
        => "Correct the number; if it is right, fill in Sessions, Rounds or End date.";

    warning "many-boards" BoardsOfMatch { boards: String, near: String }:
        "This match has {boards} boards, and the others have about {near}."
        => "Correct the number; victory points go by it.";

    warning "date-ahead" DateAhead { date: String, why: String }:
        "The date {date} lies in the future: {why}."
        => "Correct the year.";

    warning "winners-not-said" WinnersNotSaid:
        "The entries have directions, and neither Movement nor Winners says whether North-South and East-West are ranked apart; all were ranked in one list."
        => "Fill in Winners: 2 where they are ranked apart, 1 where all are one field.";

    warning "best-of-differs" BestOfDiffers { best: u32, why: String }:
        "Best of is {best}, {why}."
        => "Correct Best of, or give each contestant a row for every session.";

    warning "results-counted-blank" ResultsCountedBlank { what: String }:
        "Results counted is blank, so {what} counted for each contestant of the ladder."
        => "Fill in how many results count for each contestant.";

    warning "matches-under-format" MatchesUnused { format: &'static str }:
        "The scores are on the sheet Matches, and the format is {format}, which has none."
        => "Write the format that has matches, such as swiss pairs, or give the scores on Results.";

    // Rows
    note "totals-row" TotalsRow { text: String }:
        "The row “{text}” is one of totals; it was left out."
        => "Nothing needs to be done.";
}
