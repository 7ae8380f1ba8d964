//! Problems with results: rounds and games, boards and matches, adjustments and penalties, board
//! games.

use crate::problem::{meant, not_a_round, problems};

problems! {
    // Results
    warning "missing-session" MissingSession { label: String, played: usize, sessions: usize }:
        "Entry {label} has a score in {played} of {sessions} sessions; the others count nought."
        => "Add the missing scores if it played.";

    error "score-above-max" ScoreAboveMax { score: String, max: String }:
        "The score {score} is more than the {max} that could be scored, so it was not used."
        => "Check both numbers.";

    // Adjustments
    error "adjustment-not-computed" AdjustmentNotComputed:
        "The adjustment has no amount, and the rule set names none for the offence."
        => "Fill in Amount; a penalty has a minus.";

    error "adjustment-kind" AdjustmentKind { kind: &'static str, unit: &'static str }:
        "An adjustment in {kind} cannot be added to scores in {unit}."
        => "Give the amount in what the scores are counted in.";

    // Interstate Pairs
    warning "drop-in-alone" DropInAlone { label: String, category: String, clause: String }:
        "{label} drops in, and nobody of category {category} has played before, so there is no average to begin with ({clause}); it begins with nothing."
        => "Correct Category, or give a score on the sheet Adjustments.";

    // Penalties
    note "penalty-computed" PenaltyComputed { label: String, amount: String, unit: &'static str, basis: String }:
        "{label}: {amount} {unit}, {basis}."
        => "Nothing needs to be done; Amount can be filled in to say something else.";

    note "penalty-warning" PenaltyWarns { label: String, basis: String }:
        "{label} is warned: {basis}. It costs nothing and counts as an offence."
        => "Nothing needs to be done.";

    note "penalty-suggested" PenaltySuggested { label: String, amount: String, unit: &'static str, basis: String }:
        "{label}: {amount} {unit} may be applied, {basis}; that is the director's decision, and nothing was applied."
        => "Fill in Amount where the penalty is to be applied.";

    note "penalty-director" PenaltyDirector { label: String, basis: String }:
        "{label}: {basis}. Nothing was applied."
        => "Fill in Amount as the director decides.";

    error "penalty-incomplete" PenaltyLacks { label: String, column: &'static str }:
        "{label}: what the offence costs depends on {column}, which is not filled in."
        => "Fill in {column}, or Amount.";

    warning "penalty-differs" PenaltyDiffers { label: String, typed: String, amount: String, unit: &'static str, basis: String }:
        "{label}: the amount is {typed}, and by the rules {amount} {unit}: {basis}. The {typed} was used."
        => "Correct Amount, or clear it so that it is computed.";

    // Rows of Matches and Draw
    error "no-such-round" NoSuchRound { text: Option<String>, rounds: Option<usize> }:
        let wrong = not_a_round(text, "no round of this event");
        let span = numbered(rounds);
        "{wrong}"
        => "Correct Round, or Rounds on the sheet Event. {span}";

    error "round-twice" RoundTwice { label: String, round: usize, first: String }:
        "Entry {label} has a game or a bye in round {round} already at {first}, so this row was left out."
        => "Correct the round or the number, or delete one of the two rows.";

    error "results-disagree" ResultsDisagree { sides: String, round: usize, result: String, other: String, first: String }:
        "The game {sides} of round {round} has the result {result} here and {other} at {first}; it counts as not finished."
        => "Correct or delete one of the two.";

    error "odd-result" OddResult { why: String }:
        "{why}; the row has no result that can be used."
        => "Clear the note or the result, whichever is wrong.";

    warning "not-paired" NotPaired { label: String, round: usize }:
        "Entry {label} has neither a game nor a bye in round {round}: absent, no points."
        => "Add the game or the bye, write the round under Byes, or withdrawn after N under Status.";

    error "plays-while-away" PlaysWhileAway { label: String, round: usize, status: String }:
        "Entry {label} has a game in round {round}, and its status is “{status}”. The game counts."
        => "Correct the status, the round or the number.";

    note "draw-changed" DrawChanged { pairing: String, drawn: String }:
        "{pairing} was set by hand; the draw had {drawn}. It stands as it was set."
        => "Nothing needs to be done if the arbiter changed the pairing.";

    // Entries and Forbidden
    warning "bye-and-game" ByeAndGame { label: String, round: usize }:
        "Entry {label} asked for a bye in round {round} and has a game there. The game counts."
        => "A bye is asked for before the round is drawn; clear it under Byes, or correct the game.";

    error "bye-score" ByeScore { label: String, text: String }:
        "The bye score of entry {label} is {text}; a requested bye scores ½ or 0, so it was taken as 0."
        => "Write ½ or 0 under Bye score.";

    note "bye-score-blank" ByeScoreBlank { labels: String }:
        "Requested byes without a bye score bring no points (C.04.2, 3.3): {labels}."
        => "Write ½ under Bye score where the rules of the tournament give half a point.";

    error "round-list" RoundList { text: String, rounds: Option<usize> }:
        let span = numbered(rounds);
        "“{text}” does not name rounds of this event; it was not used."
        => "Write 1,3 or 1-4. {span}";

    warning "status-round" StatusRound { text: String, read: String }:
        "“{text}” does not say which round it means: {read}."
        => "Write “withdrawn after 3” or “drop-in 2”.";

    warning "colour-not-top" ColourNotTop { label: String, top: String }:
        "Colour stands on the row of entry {label}, but the top seed is {top}. It was taken as the colour of the top seed in round 1."
        => "Write it on the row of the top seed.";

    // Board games
    error "unlisted-game" UnlistedGame { name: String, nearest: Option<String> }:
        let meant = meant(nearest.as_deref());
        "“{name}” is not on the list of board games (27), so the play does not count."
        => "{meant}Use the names that palmares rules nzdc-1999 lists.";

    error "no-game" NoGame:
        "The row names no game, so it was left out."
        => "Write the name of the game.";

    error "players-of-play" PlayersOfPlay { play: String, players: usize, least: usize, most: usize }:
        "{play} has {players} players; there are points for {least} to {most} (27)."
        => "Give each play its own number under Sheet, and each of its players a row.";

    error "place-missing" PlaceMissing { play: String }:
        "A place is missing in {play}, so this row brings no points."
        => "Write the place as on the score sheet.";

    error "place-impossible" PlaceImpossible { play: String, place: u32, players: usize }:
        "Place {place} is impossible in {play} with {players} players; the row brings no points."
        => "Correct the place, or add the missing players.";

    error "places-impossible" PlacesImpossible { play: String, places: String }:
        "No score sheet can have the places {places} in {play}, so the play brings no points: a place is one more than the players who are placed better (27)."
        => "Copy the places from the score sheet; two who share the second place are followed by the fourth: 1, 2, 2, 4.";

    error "twice-in-play" TwiceInPlay { label: String, play: String, first: String }:
        "Entry {label} stands in {play} already at {first}, so this row was left out."
        => "Correct the player or the sheet.";

    error "counts-twice" CountsTwice { play: String, first: String }:
        "{play} counts by one row and does not by {first}; it was left out."
        => "Write yes or no once, or the same on each of its rows.";

    note "play-left-out" PlayLeftOut { play: String }:
        "{play} does not count, as its players agreed (27)."
        => "Nothing needs to be done.";

    // A line by itself
    error "version-missing" VersionMissing { board: u32 }:
        "Both versions of fouled board {board} were played, and here it is not said which, so nothing can be compared with this result; it counts as an artificial score."
        => "Write A or B under Version.";

    warning "other-percentage" OtherPercentage { sides: String, other: String }:
        "The match {sides} gives the percentage of one side only; the other’s was taken to be what it leaves, {other} %."
        => "Fill in both: with artificial scores they do not make 100 together.";

    // Lines beside each other
    warning "boards-disagree" BoardsDisagree { typed: u32, counted: u32 }:
        "The event says {typed} boards; its travellers give a contestant {counted}. Awards go by the {typed}."
        => "Correct Boards, or clear it so that they are counted.";

    note "fewer-boards" FewerBoards { labels: String, most: usize }:
        "Others played {most} boards; these played fewer: {labels}. They are ranked by percentage or by what they scored."
        => "Nothing needs to be done if they sat out, or if the boards were not played.";

    note "fewer-results" FewerResults { boards: String, expected: usize, how: &'static str }:
        "Boards with fewer results than the {expected} of the others: {boards}. {how}"
        => "Add the missing results if there are any.";

    error "one-room" OneRoom { board: u32, sides: String }:
        "Board {board} of {sides} has a result in one room only, so nothing can be compared."
        => "Add the other room's result, or write fouled or NP under Adjusted.";

    error "too-few-scores" TooFewScores { board: u32, scores: usize }:
        "Board {board} has {scores} scores, too few to leave out the extremes and still have a datum; it counts nought."
        => "Give the scores of the other tables, or an adjusted score.";

    error "artificial-without-value" ArtificialWithoutValue { text: String, method: &'static str }:
        "{text} has no value in an event scored by {method}; the board counts nought."
        => "In IMPs write A+, A or A-, or 60, 50 or 40 per cent, which mean the same; otherwise assign a score.";

    // What is worked out
    warning "published-score" PublishedScore { label: String, typed: String, computed: String }:
        "The return gives entry {label} a score of {typed}; its boards make {computed}."
        => "Check its boards, and penalties that are not on the sheet Adjustments. Places go by the boards.";

    error "unknown-vp-scale" UnknownScale { name: String, known: String }:
        "There is no scale of victory points “{name}” for this event."
        => "Known are: {known}.";

    error "vp-scale-boards" ScaleBoards { name: String, boards: u32 }:
        "The scale {name} has no table for matches of {boards} boards."
        => "Correct Boards per match or VP scale boards, or choose another VP scale.";

    error "match-boards-unknown" MatchBoardsUnknown { sides: String, others: usize }:
        let others = match others {
            0 => String::new(),
            1 => ", and neither does 1 other".to_string(),
            many => format!(", and neither do {many} others"),
        };
        "It is not said how many boards the match {sides} had, and what a match is worth goes by that; it counts nothing{others}."
        => "Fill in Boards per match on the sheet Event, or Boards beside the match; Boards of the event and Rounds will do where they divide. Typed victory points need no boards.";

    error "scale-of-percent" ScaleOfPercent { name: String }:
        "The scale {name} turns percentages into victory points, and this event is scored in IMPs (or the other way round)."
        => "Choose another VP scale, or another Scoring.";

    error "one-score" OneScore { sides: String, of: &'static str }:
        "The match {sides} has the {of} of one side only, so they were not used."
        => "Fill in those of the other side, nought where it has none.";

    error "vps-beyond-scale" VpsBeyondScale { typed: String, least: String, most: String }:
        "{typed} VPs cannot be: the scale goes from {least} to {most}. The VPs of this match were not used."
        => "Correct them, or clear them where the IMPs are given; write adjusted under Note if the director gave them.";

    error "match-without-result" MatchWithoutResult { sides: String }:
        "The match {sides} has no result that this event's scoring can use, so it counts nought."
        => "Fill in IMPs or victory points, also those that a bye or a forfeit was given; write not played under Note if there was no match.";

    error "match-twice" MatchTwice { sides: String, result: String, other: String, first: String }:
        "The match {sides} has another result here ({result}) than at {first} of the other sheet ({other}), which was used."
        => "Correct or delete one of the two.";

    warning "plays-on-after-defeat" PlaysOnAfterDefeat { label: String, round: String }:
        "Contestant {label} lost in {round} and plays in a later round of a knock-out."
        => "Correct the score, the Round or the contestants; write triangular under Note for a match of three, play-off for one that decides a place.";

    warning "knockout-unfinished" KnockoutUnfinished { undefeated: usize }:
        "{undefeated} contestants came through the last round, so the knock-out has no winner."
        => "Add the rounds that are missing, or the result of the last match.";

    note "match-not-ranked" MatchNotRanked { sides: String, note: &'static str }:
        "The match {sides} ({note}) has no scores, so it counts nothing in the ranking."
        => "Fill in what each side was given for it, if anything.";

    warning "vps-disagree" VpsDisagree { label: String, typed: String, computed: String, net: String }:
        "The return gives {label} {typed} VPs; a net of {net} makes {computed}. The typed VPs were used."
        => "Check the IMPs, the number of boards and the VP scale.";

    warning "imps-disagree" ImpsDisagree { sides: String, typed: String, computed: String }:
        "The return says {typed} IMPs for {sides}; the boards make {computed}, which was used."
        => "Check the boards of the match.";
}

/// The numbering of an event's rounds, in words.
fn numbered(rounds: Option<usize>) -> String {
    match rounds {
        Some(rounds) => format!("Rounds are numbered from 1 to {rounds}."),
        None => "Rounds are numbered from 1.".to_string(),
    }
}
