//! Problems of plausibility. They change no result or place; an error keeps awards back.

use jiff::civil::Date;
use model::problem::{Phrase, SentenceValue, problems};

problems! {
    // Scores
    /// `times` says how far off it is; `near` is the middle one of the others.
    warning "score-out-of-line" "Score far from the others" ScoreOutOfLine { score: SentenceValue, times: Phrase, near: String }:
        "{score} is {times} its neighbours, which are near {near}."
        => "Check the decimal point and the digits. The score was used as typed.";

    error "score-tenth" "Percentage probably ten times too small" ScoreTenth { score: String, meant: String }:
        "{score} % is a tenth of the others; it probably means {meant} %. The event is on hold until the cell is corrected."
        => "Type {meant}. If somebody left early, enter the boards played under Boards.";

    warning "score-slip" "Possible slip in a score" ScoreSlip { score: String, meant: String, average: String }:
        "With {meant} instead of {score} the percentages would average 50 %; as typed they average {average} %."
        => "Check this score and the others against the director's sheet.";

    /// More than a share of the boards allows.
    warning "score-out-of-line" "Score far from the others" ScoreOverBoards { score: String, boards: String }:
        "{score} IMPs in a match of {boards} boards are more than 10 per board."
        => "Check the decimal point and the digits. The score was used as typed.";

    /// `count` scores of the event are negative.
    warning "negative-score" "Negative score" NegativeScore { score: String, unit: Phrase, count: usize }:
        let rest = count.saturating_sub(1);
        let alike = match rest {
            0 => String::new(),
            rest => format!(", like {rest} more in the event"),
        };
        "The score {score} is negative{alike}, but {unit} cannot be."
        => "Remove the minus sign. If scores can be negative, say under Scoring what they are.";

    warning "lone-sign" "Lone plus or minus" LoneSign { score: String, others: usize, negative: bool }:
        let own = if negative { "positive" } else { "negative" };
        let other = if negative { "negative" } else { "positive" };
        "{score} is the only {own} score among {others} {other} ones."
        => "Check the sign. The score was used as typed.";

    warning "field-average" "Percentages do not average 50" FieldAverage { average: String, scores: usize, session: Option<String> }:
        let session = session.map_or(String::new(), |session| format!(" of session {session}"));
        "The {scores} percentages{session} average {average} %, but a complete field averages 50 %."
        => "Check the column, and that no contestants are missing. If the scores are not percentages, say so under Scoring.";

    /// `copy` is the score that all of them have.
    warning "imp-sum" "IMPs do not add up to 0" ImpSum { scores: usize, sum: String, scoring: String }:
        "The {scores} scores ({scoring}) add up to {sum}, but those of a whole field add up to about 0."
        => "Check the signs and figures, and that no contestants are missing. If adjusted scores explain it, no action is needed.";

    warning "filled-down" "Scores filled down" FilledDown { area: String, copy: Option<String> }:
        let are = match copy {
            Some(score) => format!("are all {score}, as if one cell was filled down"),
            None => "rise by 1 from row to row, as if Excel filled a series".to_string(),
        };
        "The scores in {area} {are}."
        => "Type the score of each contestant.";

    warning "match-sum" "Scores of a match do not add up" SumOfMatch { what: Phrase, sum: String, usual: String }:
        "The {what} of the two sides add up to {sum}, but in the other matches to {usual}."
        => "Correct the wrong one, or write adjusted under Note if the director awarded them.";

    warning "two-in-round" "Two opponents in one round" TwoInRound { label: String, round: String, first: String, absent: String }:
        "Entry {label} has two opponents in round {round}, here and at {first}, while entry {absent} has none."
        => "Correct the wrong number.";

    warning "two-in-round" "Two opponents in one round" OtherRound { sides: String, round: String, meant: String }:
        "{sides} also have other opponents in round {round}, but none in round {meant}."
        => "Correct the round if they met in round {meant}.";

    warning "met-again" "Same opponents again" MetAgain { round: String, pairs: SentenceValue }:
        "In round {round} these meet again: {pairs}. In a Swiss, nobody meets the same opponent twice (C.04.1)."
        => "Correct the round or the numbers. If they did meet again, no action is needed.";

    warning "met-again" "Same opponents again" RoundAgain { round: String, other: String }:
        "Round {round} is the same as round {other}: every match with its result."
        => "If the rows of round {other} were pasted twice, type the matches of round {round}; otherwise no action is needed.";

    warning "session-again" "Session like an earlier one" SessionAgain { session: String, other: String, same: usize, both: usize }:
        "{same} of {both} contestants have the same score in session {session} as in session {other}. Both count."
        => "If the scores of session {other} were pasted twice, type those of session {session}; otherwise no action is needed.";

    warning "opponent-missing" "Opponent missing" OpponentMissing { label: String }:
        "Entry {label}'s match has scores for both sides but no opponent; it counts as a bye."
        => "Fill in the opponent. If there was none, write bye under Note and clear the other scores.";

    warning "lone-sign" "Lone plus or minus" LoneDeclarer { score: String, board: u32, others: usize }:
        "On board {board}, {score} has the opposite sign to the {others} other results; most of them are the same score apart from the sign."
        => "Check the sign and the declarer. The score was used as typed.";

    warning "scoring-heading" "Scoring and scores disagree" ScoringHeading { scoring: String, heading: &'static str }:
        "“Scoring” says {scoring}, but the scores are headed “{heading}”. They were read as {scoring}."
        => "Correct Scoring, or change the heading to Score.";

    warning "scoring-heading" "Scoring and scores disagree" ScoresOfPercent { scoring: String, scores: usize }:
        "“Scoring” says {scoring}, but the {scores} scores average exactly 50, as percentages do. They were read as {scoring}."
        => "If they are percentages, write percent under Scoring.";

    // Adjustments
    warning "adjustment-odd" "Doubtful adjustment" PenaltyAdds { amount: String, reason: String }:
        "The reason is “{reason}”, but {amount} adds to the score: a penalty has a minus."
        => "Type a minus before the amount if it is a penalty. It was used as typed.";

    warning "adjustment-odd" "Doubtful adjustment" WarningWithAmount { amount: String }:
        "The row is a warning, which changes no score, but it has the amount {amount}. The amount was not used."
        => "If it counts, write its unit under Kind; if not, clear Amount.";

    warning "adjustment-odd" "Doubtful adjustment" AdjustmentAgain { first: String }:
        "The same adjustment is already at {first}; both count."
        => "Delete one of the two rows, or give each its round or reason.";

    // People
    /// `number` is what stands under the number, where that looks like a name.
    warning "name-is-number" "Number in place of a name" NameIsNumber { text: String, number: Option<String> }:
        let wrong = match number {
            Some(number) => format!("The name is “{text}” and the number “{number}”: the two columns are swapped"),
            None => format!("“{text}” is not a name"),
        };
        "{wrong}."
        => "Put the name under “Player” and the member number under “No”; the number decides who gets the points.";

    warning "name-blank" "Name missing" NameBlank { number: String }:
        "The player with number {number} has no name, though everybody else has one."
        => "Type the name; without it nobody would notice a wrong number.";

    /// `usual`: how many players an entry of the event has.
    warning "player-missing" "Player missing" PlayersMissing { label: String, named: String, usual: usize }:
        "Entry {label} names only {named}, but an entry has {usual} players; the others get no award."
        => "Type the names and numbers of the missing players.";

    warning "name-in-two" "Name in two entries" NameInTwo { name: String, other: String, at: String }:
        "{name} is also in entry {other} ({at}), but nobody can play in two."
        => "Correct the wrong name. If they are two people with the same name, give each a member number.";

    warning "name-in-two" "Name in two entries" NameWithOtherNumber { name: String, other: String, at: String }:
        "{name} is also in entry {other} ({at}), with another member number."
        => "Correct the name if it was filled down or pasted: it is printed as it stands. If they are two people with the same name, no action is needed.";

    error "two-names" "Two names in one cell" TwoNames { text: String }:
        "“{text}” is two names in one player's cell, so it is unclear whose number and points these are."
        => "Give each player a separate cell and number.";

    warning "placeholder-name" "Placeholder in place of a name" Placeholder { name: String }:
        "“{name}” is not a player's name, but it takes up a place and counts for tables and awards."
        => "If it is a phantom or a bye, delete the row; otherwise type who played.";

    error "entry-out" "Entry withdrawn but with a score" EntryOut { label: String, status: String }:
        "Entry {label} is “{status}”, but has a score and would get an award. The event is on hold until one of the two is changed."
        => "If the score does not count, remove it from the Results sheet; otherwise clear the status.";

    warning "entry-left" "Entry counted despite its status" EntryLeft { label: String, status: String }:
        "Entry {label} is “{status}”, but its score counts like any other."
        => "If the score does not count, remove it from the Results sheet; otherwise no action is needed.";

    // Keys
    warning "missing-session" "Session missing" SessionsDiffer { typed: u32, played: u32 }:
        "“Sessions” says {typed}, but the Results sheet has rows for {played}. Awards count all sessions."
        => "Correct Sessions, or enter the results of all sessions. While the event is running, no action is needed.";

    /// `over`: what they are spread over, as `1 session`.
    warning "many-boards" "Too many boards" ManyBoards { boards: String, over: Phrase, most: String }:
        "Nobody can play {boards} boards in {over}; {most} is the most."
        => "Correct the number. If it is right, fill in Sessions, Rounds or End date.";

    warning "many-boards" "Too many boards" BoardsOfMatch { boards: String, near: String }:
        "This match has {boards} boards; the others have about {near}."
        => "Correct the number; victory points depend on it.";

    /// `why`: what else the return says.
    warning "boards-unlikely" "Unlikely number of boards" BoardsUnlikely { boards: String, why: Phrase }:
        "“Boards” says {boards}, but {why}."
        => "Correct whichever is wrong; awards depend on the boards.";

    warning "boards-unlikely" "Unlikely number of boards" BoardsOfAll { boards: String, why: Phrase }:
        "Every match has {boards} boards, but {why}."
        => "Correct whichever is wrong; victory points depend on the boards of a match.";

    warning "note-against-score" "Note and score disagree" NoteAgainstScore { note: &'static str, winner: String, score: String }:
        "The note says {note}, but entry {winner} is ahead by {score}."
        => "Correct the note or the score. If the side that was ahead conceded, no action is needed.";

    warning "winners-of-mitchell" "Mitchell with one winner" WinnersOfMitchell:
        "“Movement” is Mitchell, which ranks North-South and East-West separately, but “Winners” is 1; all were ranked in one list."
        => "Write 2 under Winners, or scrambled mitchell under Movement.";

    warning "pairs-not-teams" "Pairs entered as teams" PairsNotTeams:
        "“Format” says teams, but every entry has two players and no team has a name."
        => "Write pairs under Format if they are pairs.";

    warning "pairs-not-players" "Pairs entered as single players" PairsNotPlayers:
        "“Format” says individual, but every entry has two players."
        => "Write pairs under Format if they are pairs.";

    warning "date-ahead" "Date in the future" DateAhead { date: Date, why: Phrase }:
        "The date {date} is probably wrong: {why}."
        => "Correct the year.";

    warning "winners-not-said" "Winners left blank" WinnersNotSaid:
        "The entries have directions, but neither Movement nor Winners says whether North-South and East-West are ranked separately. All were ranked in one list."
        => "Fill in Winners: 2 if they are ranked separately, 1 if all are one field.";

    warning "best-of-differs" "“Best of” does not match the sessions" BestOfDiffers { best: u32, why: Phrase }:
        "“Best of” is {best}, {why}."
        => "Correct “Best of”, or give each contestant a row for every session.";

    warning "results-counted-blank" "Results counted left blank" ResultsCountedBlank { what: Phrase }:
        "“Results counted” is blank, so {what} counted for each contestant in the ladder."
        => "Fill in how many results count for each contestant.";

    warning "matches-under-format" "Matches in a format without any" MatchesUnused { format: &'static str }:
        "The scores are on the Matches sheet, but the format {format} has no matches."
        => "Choose a format with matches, such as swiss pairs, or give the scores on Results.";

    warning "category-near" "Category spelt in two ways" CategoryNear { typed: String, category: String }:
        "No group or prize is for the category “{typed}”, but one is for “{category}”, in which this contestant is not."
        => "If “{category}” is meant, type it like that.";

    warning "team-near" "Team spelt in two ways" TeamNear { typed: String, team: String }:
        "The team “{typed}” has this player alone; “{team}” has more."
        => "If “{team}” is meant, type it like that.";

    warning "seeding-odd" "Doubtful rating or seed" RatingOdd { rating: String, near: String }:
        "The rating {rating} is far from the others, which are near {near}. Draws use it as typed."
        => "Check the digits and the sign. Leave the cell blank for a contestant without a rating.";

    warning "seeding-odd" "Doubtful rating or seed" SeedTwice { seed: String, first: String }:
        "The seed {seed} is already at {first}."
        => "Give each contestant a seed of its own.";

    warning "seeding-odd" "Doubtful rating or seed" SeedsMissing { label: String, without: usize }:
        let others = match without {
            0 | 1 => String::new(),
            without => format!(" and {} more", without - 1),
        };
        "Contestant {label}{others} has no seed, so the draw uses none: it goes by ratings, titles and names."
        => "Fill in a seed for everybody, or clear the column Seed.";

    // Rows
    note "totals-row" "Row of totals" TotalsRow { text: String }:
        "The row “{text}” holds totals; it was left out."
        => "No action needed.";
}
