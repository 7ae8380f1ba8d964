//! Problems with results: rounds and games, boards and matches, adjustments and penalties, board
//! games.

use crate::problem::{meant, not_a_round, problems};

problems! {
    // Results
    warning "missing-session" MissingSession { label: String, played: usize, sessions: usize }:
        "Entry {label} has a score in {played} of {sessions} sessions. The others count 0."
        => "Add the missing scores if it played.";

    error "score-above-max" ScoreAboveMax { score: String, max: String }:
        "The score {score} is above the maximum of {max}, so it was not used."
        => "Check both numbers.";

    // Adjustments
    error "adjustment-not-computed" AdjustmentNotComputed:
        "The adjustment has no amount, and the rule book has none for the offence."
        => "Fill in Amount, with a minus for a penalty.";

    error "adjustment-kind" AdjustmentKind { kind: &'static str, unit: &'static str }:
        "An adjustment in {kind} cannot be added to scores in {unit}."
        => "Give the amount in the unit of the scores.";

    // Interstate Pairs
    warning "drop-in-alone" DropInAlone { label: String, category: String, clause: String }:
        "{label} drops in, but nobody of category {category} has played before, so there is no average to start with ({clause}). It starts with 0."
        => "Correct Category, or give a score on the sheet Adjustments.";

    // Penalties
    note "penalty-computed" PenaltyComputed { label: String, amount: String, unit: &'static str, basis: String }:
        "{label}: {amount} {unit}, {basis}."
        => "No action needed. For another amount fill in Amount.";

    note "penalty-warning" PenaltyWarns { label: String, basis: String }:
        "{label} is warned: {basis}. This costs nothing, but counts as an offence."
        => "No action needed.";

    note "penalty-suggested" PenaltySuggested { label: String, amount: String, unit: &'static str, basis: String }:
        "{label}: {amount} {unit} can be applied, {basis}. The director decides; nothing was applied."
        => "Fill in Amount to apply the penalty.";

    note "penalty-director" PenaltyDirector { label: String, basis: String }:
        "{label}: {basis}. Nothing was applied."
        => "Fill in Amount as the director decides.";

    error "penalty-incomplete" PenaltyLacks { label: String, column: &'static str }:
        "{label}: the penalty for the offence depends on {column}, which is blank."
        => "Fill in {column}, or Amount.";

    warning "penalty-differs" PenaltyDiffers { label: String, typed: String, amount: String, unit: &'static str, basis: String }:
        "{label}: the amount is {typed}, but by the rules {amount} {unit}: {basis}. The {typed} was used."
        => "Correct Amount, or clear it to have it computed.";

    // Rows of Matches and Draw
    error "no-such-round" NoSuchRound { text: Option<String>, rounds: Option<usize> }:
        let wrong = not_a_round(text, "not a round of this event");
        let span = numbered(rounds);
        "{wrong}"
        => "Correct Round, or Rounds on the sheet Event. {span}";

    error "round-twice" RoundTwice { label: String, round: usize, first: String }:
        "Entry {label} already has a game or a bye in round {round} at {first}, so this row was skipped."
        => "Correct the round or the number, or delete one of the two rows.";

    error "results-disagree" ResultsDisagree { sides: String, round: usize, result: String, other: String, first: String }:
        "The game {sides} of round {round} has the result {result} here and {other} at {first}. It counts as unfinished."
        => "Correct or delete one of the two.";

    error "odd-result" OddResult { why: String }:
        "{why}. The result of this row was not used."
        => "Clear the wrong one of note and result.";

    error "scores-no-result" ScoresNoResult { home: String, away: String }:
        "The scores {home} and {away} are no result of a game of two players, so the row has no result."
        => "Type 1-0, \u{bd}-\u{bd} or 0-1 under Result. If several games were played, give each a row of its own in a round of its own.";

    warning "no-team-size" NoTeamSize:
        "The number of boards of a match is not known, so a bye or a forfeit brings no game points."
        => "Fill in Team size on the sheet Event.";

    warning "not-paired" NotPaired { label: String, round: usize }:
        "Entry {label} has no game and no bye in round {round}. It counts as absent, without points."
        => "Add the game or the bye, write the round under Byes, or withdrawn after N under Status.";

    error "plays-while-away" PlaysWhileAway { label: String, round: usize, status: String }:
        "Entry {label} has a game in round {round}, but its status is “{status}”. The game counts."
        => "Correct the status, the round or the number.";

    note "draw-changed" DrawChanged { pairing: String, drawn: String }:
        "{pairing} was set by hand, while the draw had {drawn}. The one set by hand counts."
        => "No action needed if the arbiter changed the pairing.";

    // Entries and Forbidden
    warning "bye-and-game" ByeAndGame { label: String, round: usize }:
        "Entry {label} asked for a bye in round {round}, but has a game. The game counts."
        => "Clear the round under Byes, or correct the game.";

    error "bye-score" ByeScore { label: String, text: String }:
        "The bye score of entry {label} is {text}, but a requested bye scores ½ or 0. It was read as 0."
        => "Write ½ or 0 under Bye score.";

    note "bye-score-blank" ByeScoreBlank { labels: String }:
        "Requested byes without a bye score count 0: {labels}."
        => "Write ½ under Bye score if the tournament gives half a point.";

    error "round-list" RoundList { text: String, rounds: Option<usize> }:
        let span = numbered(rounds);
        "“{text}” does not name rounds of this event, so it was not used."
        => "Write 1,3 or 1-4. {span}";

    warning "status-round" StatusRound { text: String, read: String }:
        "“{text}” names no round: {read}."
        => "Write “withdrawn after 3” or “drop-in 2”.";

    warning "colour-not-top" ColourNotTop { label: String, top: String }:
        "Colour is on the row of entry {label}, but the top seed is {top}. It was read as the colour of the top seed in round 1."
        => "Write it on the row of the top seed.";

    // Board games
    error "unlisted-game" UnlistedGame { name: String, nearest: Option<String> }:
        let meant = meant(nearest.as_deref());
        "“{name}” is not on the list of board games, so the play does not count."
        => "{meant}Use the names that palmares rules nzdc-1999 lists.";

    error "no-game" NoGame:
        "The row names no game, so it was skipped."
        => "Write the name of the game.";

    error "players-of-play" PlayersOfPlay { play: String, players: usize, least: usize, most: usize }:
        "{play} has {players} players, but only plays of {least} to {most} score."
        => "Give each play its own number under Sheet, and each of its players a row.";

    error "place-missing" PlaceMissing { play: String }:
        "The place in {play} is missing, so this row scores nothing."
        => "Write the place as on the score sheet.";

    error "place-impossible" PlaceImpossible { play: String, place: u32, players: usize }:
        "Place {place} is impossible in {play} with {players} players, so the row scores nothing."
        => "Correct the place, or add the missing players.";

    error "places-impossible" PlacesImpossible { play: String, places: String }:
        "The places {places} in {play} are impossible, so the play scores nothing. A place is one more than the number of players placed better."
        => "Copy the places from the score sheet. After two players in second place comes the fourth: 1, 2, 2, 4.";

    error "twice-in-play" TwiceInPlay { label: String, play: String, first: String }:
        "Entry {label} is already in {play} at {first}, so this row was skipped."
        => "Correct the player or the sheet.";

    error "counts-twice" CountsTwice { play: String, first: String }:
        "Counts of {play} is yes on one row and no at {first}, so the play was skipped."
        => "Write the same on all its rows, or on one only.";

    note "play-left-out" PlayLeftOut { play: String }:
        "{play} does not count, as its players agreed."
        => "No action needed.";

    // A line by itself
    error "version-missing" VersionMissing { board: u32 }:
        "Both versions of fouled board {board} were played, and this row does not say which. It counts as an artificial score."
        => "Write A or B under Version.";

    warning "other-percentage" OtherPercentage { sides: String, other: String }:
        "The match {sides} has the percentage of one side only. The other side was given the rest, {other} %."
        => "Fill in both: with artificial scores they do not add up to 100.";

    // Lines beside each other
    warning "boards-disagree" BoardsDisagree { typed: u32, counted: u32 }:
        "Boards is {typed}, but by the travellers a contestant played {counted}. Awards use {typed}."
        => "Correct Boards, or clear it to have them counted.";

    note "fewer-boards" FewerBoards { labels: String, most: usize }:
        "These played fewer than {most} boards: {labels}. They are ranked by percentage, or by their score."
        => "No action needed if they sat out or the boards were not played.";

    note "fewer-results" FewerResults { boards: String, expected: usize, how: &'static str }:
        "Boards with fewer than {expected} results: {boards}. {how}"
        => "Add the missing results if there are any.";

    error "one-room" OneRoom { board: u32, sides: String }:
        "Board {board} of {sides} has a result in one room only, so it cannot be compared."
        => "Add the other room's result, or write fouled or NP under Adjusted.";

    error "too-few-scores" TooFewScores { board: u32, scores: usize }:
        "Board {board} has {scores} scores, too few for a datum without the extremes. It counts 0."
        => "Give the scores of the other tables, or an adjusted score.";

    error "artificial-without-value" ArtificialWithoutValue { text: String, method: &'static str }:
        "{text} has no value in an event scored by {method}, so the board counts 0."
        => "In IMPs write A+, A or A- (or 60, 50 or 40 per cent), or assign a score.";

    // What is worked out
    warning "published-score" PublishedScore { label: String, typed: String, computed: String, boards: String }:
        "The score of entry {label} is {typed} in the return, but {computed} by its boards. The boards count.{boards}"
        => "Check its boards, and penalties that are not on the sheet Adjustments.";

    warning "published-points" PublishedPoints { board: u32, label: String, given: String, computed: String, others: usize }:
        let others = match others {
            0 => String::new(),
            1 => " Another contestant differs too.".to_string(),
            others => format!(" {others} other contestants differ too."),
        };
        "On board {board} entry {label} has {given} in the return, but {computed} by the results. The results count.{others}"
        => "Compare the results of the board with the scoring program. Programs score averages and boards that were not played everywhere in different ways.";

    warning "published-points-of-many" PublishedPointsOfMany { boards: String, count: usize, of: usize, example: String }:
        "On {count} of {of} boards the return has other points than the results make: {boards}. {example} The results count."
        => "The scoring program probably compares other tables, or counts boards that were not played everywhere in another way. Compare one of the boards with it.";

    error "unknown-vp-scale" UnknownScale { name: String, known: String }:
        "There is no victory point scale “{name}”."
        => "The known scales are: {known}.";

    error "vp-scale-boards" ScaleBoards { name: String, boards: u32 }:
        "The scale {name} has no table for matches of {boards} boards."
        => "Correct Boards per match or VP scale boards, or choose another VP scale.";

    error "match-boards-unknown" MatchBoardsUnknown { sides: String, others: usize }:
        let others = match others {
            0 => String::new(),
            1 => ", as does 1 other match".to_string(),
            many => format!(", as do {many} other matches"),
        };
        "The number of boards of the match {sides} is missing, so it has no victory points and counts nothing{others}."
        => "Fill in Boards per match on the sheet Event, or Boards beside the match. Boards of the event and Rounds are enough if they divide. Typed victory points need no boards.";

    error "scale-of-percent" ScaleOfPercent { name: String }:
        "The scale {name} is for percentages and this event is scored in IMPs, or the reverse."
        => "Choose another VP scale, or another Scoring.";

    error "one-score" OneScore { sides: String, of: &'static str }:
        "The match {sides} has the {of} of one side only, so they were not used."
        => "Fill in those of the other side, with 0 for none.";

    error "vps-beyond-scale" VpsBeyondScale { typed: String, least: String, most: String }:
        "{typed} VPs are impossible: the scale goes from {least} to {most}. The VPs of this match were not used."
        => "Correct them, or clear them if the IMPs are given. If the director assigned them, write adjusted under Note.";

    error "match-without-result" MatchWithoutResult { sides: String }:
        "The match {sides} has no result in the unit of this event, so it counts 0."
        => "Fill in IMPs or victory points, also for a bye or a forfeit. If there was no match, write not played under Note.";

    error "match-twice" MatchTwice { sides: String, result: String, other: String, first: String }:
        "The match {sides} has the result {result} here, but {other} at {first} of the other sheet, which was used."
        => "Correct or delete one of the two.";

    warning "plays-on-after-defeat" PlaysOnAfterDefeat { label: String, round: String }:
        "Contestant {label} lost in {round}, but plays in a later round of the knock-out."
        => "Correct the score, the Round or the contestants. Under Note write triangular for a match of three, play-off for a match for a place.";

    warning "knockout-unfinished" KnockoutUnfinished { undefeated: usize }:
        "{undefeated} contestants survived the last round, so the knock-out has no winner."
        => "Add the missing rounds, or the result of the last match.";

    note "match-not-ranked" MatchNotRanked { sides: String, note: &'static str }:
        "The match {sides} ({note}) has no scores, so it does not count in the ranking."
        => "Fill in the score of each side, if they have any.";

    warning "vps-disagree" VpsDisagree { label: String, typed: String, computed: String, net: String }:
        "{label} has {typed} VPs in the return, but a net of {net} makes {computed}. The typed VPs were used."
        => "Check the IMPs, the number of boards and the VP scale.";

    warning "imps-disagree" ImpsDisagree { sides: String, typed: String, computed: String }:
        "{sides} has {typed} IMPs in the return, but {computed} by the boards, which was used."
        => "Check the boards of the match.";
}

/// The numbering of an event's rounds, in words.
fn numbered(rounds: Option<usize>) -> String {
    match rounds {
        Some(rounds) => format!("Rounds are numbered from 1 to {rounds}."),
        None => "Rounds are numbered from 1.".to_string(),
    }
}
