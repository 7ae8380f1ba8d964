//! What can be wrong with travellers, matches and what is worked out from them.
//!
//! The list of `trouble` goes on here; the same rules hold: codes never change.

use super::trouble::{Words, error, note, warning};

/// What can be wrong with a row of `Boards` or `Matches`, or with a field that
/// is scored from them.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // each variant is explained by its sentence below
pub enum TravellerTrouble {
    // A line by itself
    ImpossibleBoard { text: String },
    UnreadableContract { text: String },
    NoDeclarer { contract: String },
    NoTricks { contract: String },
    ImpossibleTricks { text: String },
    TricksDisagree { tricks: u8, result: String },
    ContractScore { typed: String, contract: String, by: String, tricks: u8, computed: i32 },
    ImpossibleScore { score: String, why: String, used: bool },
    ScoresDisagree { score: String, other: String },
    PlayUnused { column: &'static str },
    NotTwoPlayers { text: String },
    OddRuling { score: String, why: String },
    ScoresBothGain { north_south: String, east_west: String },
    UnreadableAdjusted { text: String },
    WeightsNotOne { text: String, sum: String },
    BoardWithoutResult { board: u32 },
    VersionMissing { board: u32 },
    OtherPercentage { sides: String, other: String },
    MeetsItself { label: String },

    // Lines beside each other
    RepeatedBoard { board: u32, first: String },
    BoardTwice { label: String, board: u32, first: String },
    TwoTables { label: String, round: String, first: String },
    BoardsDisagree { typed: u32, counted: u32 },
    FewerBoards { labels: String, most: usize },
    FewerResults { boards: String, expected: usize, how: &'static str },
    OneRoom { board: u32, sides: String },
    TooFewScores { board: u32, scores: usize },
    ArtificialWithoutValue { text: String, method: &'static str },

    // What is worked out
    PublishedScore { label: String, typed: String, computed: String },
    UnknownScale { name: String, known: String },
    ScaleBoards { name: String, boards: u32 },
    MatchBoardsUnknown { sides: String, others: usize },
    ScaleOfPercent { name: String },
    RepeatedMatch { sides: String, first: String },
    OneScore { sides: String, of: &'static str },
    VpsBeyondScale { typed: String, least: String, most: String },
    MatchWithoutResult { sides: String },
    MatchTwice { sides: String, result: String, other: String, first: String },
    PlaysOnAfterDefeat { label: String, round: String },
    KnockoutUnfinished { undefeated: usize },
    MatchNotRanked { sides: String, note: &'static str },
    UnknownPlayer { player: String, label: String },
    UnknownRound { round: String, label: String },
    LineupBoards { player: String, boards: String, most: String },
    LineupSeats { label: String, boards: String, seats: u32, most: String },
    VpsDisagree { label: String, typed: String, computed: String, net: String },
    ImpsDisagree { sides: String, typed: String, computed: String },
    DatumWithUnknown { id: String },
    CarryUnknown { id: String },
    CarryNotComputed { rule: String },
    CarryMissing { label: String, id: String },
}

impl TravellerTrouble {
    /// Severity, code and sentences.
    pub(super) fn told(&self) -> Words {
        use TravellerTrouble::*;
        match self {
            ImpossibleBoard { text } => error(
                "impossible-board",
                format!("{text} is no number of a board, so the row was left out."),
                "Boards are numbered from 1.",
            ),
            UnreadableContract { text } => error(
                "unreadable-contract",
                format!("\u{201c}{text}\u{201d} is no contract, so the row was left out."),
                "Write 4H, 3NT, 2Sx, 5Dxx or pass.",
            ),
            NoDeclarer { contract } => error(
                "no-declarer",
                format!(
                    "The contract {contract} has no declarer, so it has no score and the row was left out."
                ),
                "Fill in By with N, E, S or W.",
            ),
            NoTricks { contract } => error(
                "no-tricks",
                format!(
                    "The contract {contract} has neither tricks nor a result nor a score, so the row was left out."
                ),
                "Fill in Tricks (0 to 13), Result (=, +1, -2) or Score.",
            ),
            ImpossibleTricks { text } => error(
                "impossible-tricks",
                format!(
                    "\u{201c}{text}\u{201d} cannot be the tricks or the result of this contract, so the row was left out."
                ),
                "Tricks are 0 to 13; a result is =, +1, -2 and so on.",
            ),
            TricksDisagree { tricks, result } => error(
                "tricks-disagree",
                format!(
                    "Tricks says {tricks}, and Result {result} means another number; the row was left out."
                ),
                "Correct one of the two, or clear it.",
            ),
            ContractScore { typed, contract, by, tricks, computed } => error(
                "contract-score",
                format!(
                    "The score is {typed}, but {contract} by {by} with {tricks} tricks gives {computed}; the board was scored with {typed}."
                ),
                "Correct the score, the contract, the declarer or the tricks. A score is seen from North-South: minus when East-West gained.",
            ),
            ImpossibleScore { score, why, used } => error(
                "impossible-score",
                format!(
                    "No contract on this board gives {score}: {why}. {}",
                    if *used { "The board was scored with it." } else { "The row was left out." }
                ),
                "Correct the score; a ruling goes into Adjusted.",
            ),
            OddRuling { score, why } => warning(
                "odd-ruling",
                format!(
                    "The ruling has a score of {score}, which no contract on this board gives: {why}. It was used as it stands."
                ),
                "Check the board\u{2019}s number and the scores of the ruling.",
            ),
            ScoresBothGain { north_south, east_west } => warning(
                "scores-both-gain",
                format!(
                    "North-South have {north_south} and East-West {east_west}: together they get more than a board can give."
                ),
                "Each of the two is seen from its own side: if East-West lost it, it has a minus.",
            ),
            ScoresDisagree { score, other } => error(
                "scores-disagree",
                format!(
                    "One score of this row is {score} and another, seen from North-South, is {other}; the row was left out."
                ),
                "Score and NS score are North-South's, EW score is East-West's own. Correct one of them, or clear it.",
            ),
            PlayUnused { column } => warning(
                "play-without-contract",
                format!("{column} stands without a contract, so it was not used."),
                "Fill in the contract and the declarer, or clear it.",
            ),
            NotTwoPlayers { text } => error(
                "not-two-players",
                format!(
                    "\u{201c}{text}\u{201d} does not name the two players of a side, so the row was left out."
                ),
                "Write both numbers with & between, such as 3 & 7, or use columns North, South, East and West.",
            ),
            UnreadableAdjusted { text } => error(
                "unreadable-adjusted",
                format!("\u{201c}{text}\u{201d} is no adjusted score, so the row was left out."),
                "Write A+, A, A-, A+/A-, 60/40, NP, fouled, or weighted 420*0.6+170*0.4.",
            ),
            WeightsNotOne { text, sum } => error(
                "weights-not-one",
                format!(
                    "The shares of \u{201c}{text}\u{201d} add up to {sum}, not to 1, so the row was left out."
                ),
                "Shares are decimals, fractions or per cent, and are 1 together.",
            ),
            BoardWithoutResult { board } => error(
                "board-without-result",
                format!("Board {board} has no result here, so the row was left out."),
                "Fill in the contract or the score; write NP under Adjusted if it was not played.",
            ),
            VersionMissing { board } => error(
                "version-missing",
                format!(
                    "Both versions of fouled board {board} were played, and here it is not said which, so nothing can be compared with this result; it counts as an artificial score."
                ),
                "Write A or B under Version.",
            ),
            OtherPercentage { sides, other } => warning(
                "other-percentage",
                format!(
                    "The match {sides} gives the percentage of one side only; the other\u{2019}s was taken to be what it leaves, {other} %."
                ),
                "Fill in both: with artificial scores they do not make 100 together.",
            ),
            MeetsItself { label } => error(
                "meets-itself",
                format!(
                    "Entry {label} stands on both sides of the table, so the row was left out."
                ),
                "Correct one of the two numbers.",
            ),
            RepeatedBoard { board, first } => error(
                "repeated-board",
                format!(
                    "Board {board} between these two was already given at {first}; this row was left out."
                ),
                "Delete one of the two, or fill in Round or Session where the same numbers were played again.",
            ),
            BoardTwice { label, board, first } => error(
                "board-twice",
                format!(
                    "Entry {label} has a result on board {board} already at {first}, so this row was left out."
                ),
                "Correct the board or the entry; fill in Round or Session where the same numbers were played again.",
            ),
            TwoTables { label, round, first } => error(
                "two-tables",
                format!(
                    "Entry {label} meets somebody else in round {round} at {first}: nobody sits at two tables at once."
                ),
                "Correct the round or the entry.",
            ),
            BoardsDisagree { typed, counted } => warning(
                "boards-disagree",
                format!(
                    "The event says {typed} boards; its travellers give a contestant {counted}. Awards go by the {typed}."
                ),
                "Correct Boards, or clear it so that they are counted.",
            ),
            FewerBoards { labels, most } => note(
                "fewer-boards",
                format!(
                    "Others played {most} boards; these played fewer: {labels}. They are ranked by percentage or by what they scored."
                ),
                "Nothing needs to be done if they sat out, or if the boards were not played.",
            ),
            FewerResults { boards, expected, how } => note(
                "fewer-results",
                format!(
                    "Boards with fewer results than the {expected} of the others: {boards}. {how}"
                ),
                "Add the missing results if there are any.",
            ),
            OneRoom { board, sides } => error(
                "one-room",
                format!(
                    "Board {board} of {sides} has a result in one room only, so nothing can be compared."
                ),
                "Add the other room's result, or write fouled or NP under Adjusted.",
            ),
            TooFewScores { board, scores } => error(
                "too-few-scores",
                format!(
                    "Board {board} has {scores} scores, too few to leave out the extremes and still have a datum; it counts nought."
                ),
                "Give the scores of the other tables, or an adjusted score.",
            ),
            ArtificialWithoutValue { text, method } => error(
                "artificial-without-value",
                format!(
                    "{text} has no value in an event scored by {method}; the board counts nought."
                ),
                "In IMPs write A+, A or A-, or 60, 50 or 40 per cent, which mean the same; otherwise assign a score.",
            ),
            PublishedScore { label, typed, computed } => warning(
                "published-score",
                format!(
                    "The return gives entry {label} a score of {typed}; its boards make {computed}."
                ),
                "Check its boards, and penalties that are not on the sheet Adjustments. Places go by the boards.",
            ),
            UnknownScale { name, known } => error(
                "unknown-vp-scale",
                format!(
                    "There is no scale of victory points \u{201c}{name}\u{201d} for this event."
                ),
                format!("Known are: {known}."),
            ),
            ScaleBoards { name, boards } => error(
                "vp-scale-boards",
                format!("The scale {name} has no table for matches of {boards} boards."),
                "Correct Boards per match or VP scale boards, or choose another VP scale.",
            ),
            MatchBoardsUnknown { sides, others } => error(
                "match-boards-unknown",
                format!(
                    "It is not said how many boards the match {sides} had, and what a match is worth goes by that; it counts nothing{}.",
                    match others {
                        0 => String::new(),
                        1 => ", and neither does 1 other".to_string(),
                        many => format!(", and neither do {many} others"),
                    }
                ),
                "Fill in Boards per match on the sheet Event, or Boards beside the match; Boards of the event and Rounds will do where they divide. Typed victory points need no boards.",
            ),
            ScaleOfPercent { name } => error(
                "scale-of-percent",
                format!(
                    "The scale {name} turns percentages into victory points, and this event is scored in IMPs (or the other way round)."
                ),
                "Choose another VP scale, or another Scoring.",
            ),
            RepeatedMatch { sides, first } => error(
                "repeated-match",
                format!("The match {sides} was already given at {first}; this row was left out."),
                "Delete one of the two, or fill in Round where the same two met again.",
            ),
            OneScore { sides, of } => error(
                "one-score",
                format!("The match {sides} has the {of} of one side only, so they were not used."),
                "Fill in those of the other side, nought where it has none.",
            ),
            VpsBeyondScale { typed, least, most } => error(
                "vps-beyond-scale",
                format!(
                    "{typed} VPs cannot be: the scale goes from {least} to {most}. The VPs of this match were not used."
                ),
                "Correct them, or clear them where the IMPs are given; write adjusted under Note if the director gave them.",
            ),
            MatchWithoutResult { sides } => error(
                "match-without-result",
                format!(
                    "The match {sides} has no result that this event's scoring can use, so it counts nought."
                ),
                "Fill in IMPs or victory points, also those that a bye or a forfeit was given; write not played under Note if there was no match.",
            ),
            MatchTwice { sides, result, other, first } => error(
                "match-twice",
                format!(
                    "The match {sides} has another result here ({result}) than at {first} of the other sheet ({other}), which was used."
                ),
                "Correct or delete one of the two.",
            ),
            PlaysOnAfterDefeat { label, round } => warning(
                "plays-on-after-defeat",
                format!(
                    "Contestant {label} lost in {round} and plays in a later round of a knock-out."
                ),
                "Correct the score, the Round or the contestants; write triangular under Note for a match of three, play-off for one that decides a place.",
            ),
            KnockoutUnfinished { undefeated } => warning(
                "knockout-unfinished",
                format!(
                    "{undefeated} contestants came through the last round, so the knock-out has no winner."
                ),
                "Add the rounds that are missing, or the result of the last match.",
            ),
            MatchNotRanked { sides, note: why } => note(
                "match-not-ranked",
                format!(
                    "The match {sides} ({why}) has no scores, so it counts nothing in the ranking."
                ),
                "Fill in what each side was given for it, if anything.",
            ),
            UnknownPlayer { player, label } => error(
                "unknown-player",
                format!(
                    "\u{201c}{player}\u{201d} is no player of entry {label}, so the row was left out."
                ),
                "Write the position on its row of Entries (1 to 16), the member number or the name as it stands there.",
            ),
            UnknownRound { round, label } => error(
                "unknown-round",
                format!("Entry {label} has no match in round {round}, so the row was left out."),
                "Write the round as on the sheet Matches, or leave it blank for all matches together.",
            ),
            LineupBoards { player, boards, most } => error(
                "lineup-boards",
                format!("{player} is given {boards} boards of a match that has {most}."),
                "Correct Boards or Deemed boards, or the boards of the match.",
            ),
            LineupSeats { label, boards, seats, most } => error(
                "lineup-seats",
                format!(
                    "The players of entry {label} are given {boards} boards in all; {seats} play at a time, and the match has {most} boards."
                ),
                "Correct Boards of those who did not play all of the match.",
            ),
            VpsDisagree { label, typed, computed, net } => warning(
                "vps-disagree",
                format!(
                    "The return gives {label} {typed} VPs; a net of {net} makes {computed}. The typed VPs were used."
                ),
                "Check the IMPs, the number of boards and the VP scale.",
            ),
            ImpsDisagree { sides, typed, computed } => warning(
                "imps-disagree",
                format!(
                    "The return says {typed} IMPs for {sides}; the boards make {computed}, which was used."
                ),
                "Check the boards of the match.",
            ),
            DatumWithUnknown { id } => error(
                "datum-with-unknown",
                format!("There is no event {id} in the returns whose tables could join the datum."),
                "Correct the id as on the sheet Events, or send that return in as well.",
            ),
            CarryUnknown { id } => error(
                "carry-over-unknown",
                format!(
                    "There is no event {id} in this return from which scores could be carried."
                ),
                "Give both stages in one return, or add the carried scores on the sheet Adjustments.",
            ),
            CarryNotComputed { rule } => error(
                "carry-over-not-computed",
                format!("This version of palmares does not carry scores by the rule {rule}."),
                "Add the carried scores on the sheet Adjustments and clear Carry over.",
            ),
            CarryMissing { label, id } => note(
                "carry-over-missing",
                format!("Entry {label} has no score in event {id}, so it carries nought."),
                "Check its members' numbers and names if it played there.",
            ),
        }
    }
}
