//! Problems with results: rounds and games, boards and matches, adjustments and penalties, board
//! games.

use model::problem::{Phrase, SentenceValue, did_you_mean_text, invalid_round_sentence, problems};

problems! {
    // Results
    warning "missing-session" "Session missing" MissingSession { label: String, played: usize, sessions: usize }:
        "Entry {label} has a score in {played} of {sessions} sessions. The others count as 0."
        => "If it played, add the missing scores.";

    warning "missing-session" "Session missing" SessionOfFew { name: String, few: usize, most: usize }:
        "Session “{name}” has scores of fewer entries than another ({few} of {most}), but counts as a session of its own."
        => "If the name is mistyped, correct Session; otherwise add the missing scores.";

    error "score-above-max" "Score above the maximum" ScoreAboveMax { score: String, max: String }:
        "The score {score} is above the maximum of {max}, so it was not used."
        => "Check both numbers.";

    // Adjustments
    error "adjustment-not-computed" "Adjustment without an amount" AdjustmentNotComputed:
        "The adjustment has no amount, and the rule book has none for the offence."
        => "Fill in Amount, with a minus sign for a penalty.";

    error "adjustment-kind" "Adjustment in another unit" AdjustmentKind { kind: &'static str, unit: &'static str }:
        "An adjustment in {kind} cannot be added to scores in {unit}."
        => "Give the amount in the same unit as the scores.";

    // Interstate Pairs
    warning "drop-in-alone" "Drop-in without an average" DropInAlone { label: String, category: String, clause: String }:
        "Entry {label} drops in, but nobody in the category {category} has played yet, so there is no average to start from ({clause}). It starts with 0."
        => "Correct Category, or give a score on the Adjustments sheet.";

    // Penalties
    note "penalty-computed" "Penalty worked out" PenaltyComputed { label: String, amount: String, unit: &'static str, basis: String }:
        "Entry {label}: {amount} {unit}, {basis}."
        => "No action needed. For a different amount, fill in Amount.";

    note "penalty-warning" "Warning for an offence" PenaltyWarns { label: String, basis: String }:
        "Entry {label} gets a warning: {basis}. It costs nothing, but counts as an offence."
        => "No action needed.";

    note "penalty-suggested" "Penalty for the director to decide" PenaltySuggested { label: String, amount: String, unit: &'static str, basis: String }:
        "Entry {label}: {amount} {unit} can be applied, {basis}. The director decides; nothing was applied."
        => "Fill in Amount to apply the penalty.";

    note "penalty-director" "Penalty left to the director" PenaltyDirector { label: String, basis: String }:
        "Entry {label}: {basis}. Nothing was applied."
        => "Fill in Amount once the director has decided.";

    error "penalty-incomplete" "Penalty with details missing" PenaltyLacks { label: String, column: &'static str }:
        "Entry {label}: the penalty depends on {column}, which is blank."
        => "Fill in {column}, or Amount.";

    warning "penalty-differs" "Penalty does not match the rules" PenaltyDiffers { label: String, typed: String, amount: String, unit: &'static str, basis: String }:
        "Entry {label}: the amount is {typed}, but the rules say {amount} {unit}: {basis}. {typed} was used."
        => "Correct Amount, or clear it to have it worked out.";

    // Rows of Matches and Draw
    error "no-such-round" "Round that does not exist" NoSuchRound { text: Option<String>, rounds: Option<usize> }:
        let wrong = invalid_round_sentence(text, "not a round of this event");
        let span = numbered(rounds);
        "{wrong}"
        => "Correct Round, or Rounds on the Event sheet. {span}";

    error "round-twice" "Two games in one round" RoundTwice { label: String, round: usize, first: String }:
        "Entry {label} already has a game or a bye in round {round} at {first}, so this row was skipped."
        => "Correct the round or the number, or delete one of the two rows.";

    error "results-disagree" "Two results for one game" ResultsDisagree { sides: Phrase, round: usize, result: String, other: String, first: String }:
        "The game {sides} in round {round} has the result {result} here, but {other} at {first}. It counts as unfinished."
        => "Correct or delete one of the two.";

    error "odd-result" "Result and note disagree" OddResult { why: Phrase }:
        "{why}. The result of this row was not used."
        => "Clear the note or the result, whichever is wrong.";

    error "scores-no-result" "Score that is not a game result" ScoresNoResult { home: String, away: String }:
        "{home} and {away} cannot be the result of a game between two players, so the row has no result."
        => "Type 1-0, ½-½ or 0-1 under Result. If there were several games, give each its own row and round.";

    warning "board-order" "Players out of board order" BoardOrderBroken { player: String, board: u32, other: String, above: u32, team: String }:
        "{player} of {team} plays on board {board}, below {other} on board {above}, but that is not their order on the Entries sheet."
        => "Correct the player or the order of the team's players, or clear Board order. The result counts as it stands.";

    error "board-player-twice" "Player on two boards of a match" BoardPlayerTwice { player: String, team: String, first: u32, board: u32 }:
        "{player} of {team} sits on boards {first} and {board} of the same match."
        => "Correct Home player or Away player of one of the two boards. A blank cell means the player of that board in the order of Entries.";

    warning "no-team-size" "Team size missing" NoTeamSize:
        "The number of boards in a match is not known, so a bye or forfeit earns no game points."
        => "Fill in Team size on the Event sheet.";

    warning "team-size-unmet" "Team size larger than any match" TeamSizeUnmet { size: String, most: u32 }:
        "Team size is {size}, but no match has a row for more than {most} boards. A match without all its boards is not finished and gives no points."
        => "Correct Team size, or add the rows of the other boards.";

    warning "not-paired" "No game and no bye" NotPaired { label: String, round: usize }:
        "Entry {label} has no game and no bye in round {round}. It counts as absent and scores nothing."
        => "Add the game or the bye, write the round under Byes, or write withdrawn after N under Status.";

    error "plays-while-away" "Absent player with a game" PlaysWhileAway { label: String, round: usize, status: String }:
        "Entry {label} has a game in round {round}, but its status is “{status}”. The game counts."
        => "Correct the status, the round or the number.";

    note "draw-changed" "Pairing set by hand" DrawChanged { pairing: String, drawn: String }:
        "{pairing} was set by hand; the draw had {drawn}. The one set by hand counts."
        => "No action needed if the arbiter changed the pairing.";

    // Entries and Forbidden
    warning "bye-and-game" "Bye requested but game played" ByeAndGame { label: String, round: usize }:
        "Entry {label} asked for a bye in round {round}, but has a game. The game counts."
        => "Clear the round under Byes, or correct the game.";

    error "bye-score" "Score of a requested bye" ByeScore { label: String, text: String }:
        "The bye score of entry {label} is {text}, but a requested bye scores ½ or 0. It counts as 0."
        => "Write ½ or 0 under Bye score.";

    error "virtual-points" "Virtual points not readable" VirtualPoints { label: String, text: String, rounds: Option<usize> }:
        let span = numbered(rounds);
        "The virtual points of entry {label} cannot be read as points for rounds of this event: “{text}”."
        => "Write rounds with their points, such as 1-2=1, 3=½; each round once. {span}";

    warning "later-ratings" "Later ratings not used" LaterRatings { label: String, text: String }:
        "The later ratings of entry {label} cannot be read: “{text}”. The rating on the sheet is used for every month."
        => "Write the month of each list with its rating: 2026-06=2415, 2026-07=2398.";

    warning "later-ratings" "Later ratings not used" LaterRatingsOutside { label: String, months: String, first: String, last: String }:
        "The later ratings of entry {label} for {months} were not used: the event begins in {first} and ends in {last}."
        => "Correct the month, or the dates of the event. The rating at the start belongs under Rating.";

    note "bye-score-blank" "Score of requested byes missing" ByeScoreBlank { labels: String }:
        "Requested byes without a bye score count as 0: {labels}."
        => "If the tournament gives half a point, write ½ under Bye score.";

    error "round-list" "Not a list of rounds" RoundList { text: String, rounds: Option<usize> }:
        let span = numbered(rounds);
        "“{text}” is not a list of rounds in this event, so it was not used."
        => "Write rounds such as 1,3 or 1-4. {span}";

    warning "entry-status-unread" "Unknown status" EntryStatusUnread { label: String, status: String }:
        "“{status}” is not a status that palmares knows, so entry {label} counts like any other."
        => "Write withdrawn after N, house, drop-in N, guest, not contending or green elsewhere; put remarks under Note.";

    warning "status-round" "Status without a round" StatusRound { text: String, read: Phrase }:
        "“{text}” does not say which round: {read}."
        => "Write “withdrawn after 3” or “drop-in 2”.";

    warning "colour-not-top" "Colour given to an entry that is not the top seed" ColourNotTop { label: String, top: String }:
        "“Colour” is filled in for entry {label}, but the top seed is {top}. It was used as the top seed's colour in round 1."
        => "Move it to the top seed's row.";

    // Board games
    error "unlisted-game" "Game not on the list" UnlistedGame { name: String, nearest: Option<String> }:
        let meant = did_you_mean_text(nearest.as_deref());
        "“{name}” is not on the list of board games, so this game does not count."
        => "{meant}Use the names listed by palmares rules nzdc-1999.";

    error "no-game" "Game missing" NoGame:
        "The row has no game, so it was skipped."
        => "Write the name of the game.";

    error "players-of-play" "Too few or too many players in a game" PlayersOfPlay { play: String, players: usize, least: usize, most: usize }:
        "The number of players in {play} is {players}, but it is scored only with {least} to {most}."
        => "Each time a game is played, give it a new number under Sheet, with a row for each player.";

    error "place-missing" "Place missing" PlaceMissing { play: String }:
        "The place in {play} is missing, so this row scores nothing."
        => "Fill in the place from the score sheet.";

    error "place-impossible" "Impossible place" PlaceImpossible { play: String, place: u32, players: usize }:
        "Place {place} is impossible in {play} with {players} players, so the row scores nothing."
        => "Correct the place, or add the missing players.";

    error "places-impossible" "Impossible places" PlacesImpossible { play: String, places: String }:
        "The places {places} in {play} are impossible, so this game scores nothing."
        => "Copy the places from the score sheet. After two players in second place comes fourth: 1, 2, 2, 4.";

    error "twice-in-play" "Player twice in one game" TwiceInPlay { label: String, play: String, first: String }:
        "Entry {label} is already in {play} at {first}, so this row was skipped."
        => "Correct the player, or the number under Sheet.";

    error "counts-twice" "“Counts” filled in differently" CountsTwice { play: String, first: String }:
        "For {play}, “Counts” is yes in one row and no at {first}, so this game was skipped."
        => "Write the same in all its rows, or in one only.";

    note "play-left-out" "Game not counted" PlayLeftOut { play: String }:
        "{play} does not count, as its players agreed."
        => "No action needed.";

    // A line by itself
    error "version-missing" "Version of a fouled board missing" VersionMissing { board: u32 }:
        "Both versions of fouled board {board} were played, but this row does not say which. It counts as an artificial score."
        => "Write A or B under Version.";

    warning "other-percentage" "Percentage for one side only" OtherPercentage { sides: Phrase, other: String }:
        "The match {sides} has a percentage for one side only. The other side got the rest, {other} %."
        => "Fill in both sides; with artificial scores they need not add up to 100.";

    // Lines beside each other
    warning "boards-disagree" "Boards do not match the travellers" BoardsDisagree { typed: u32, counted: u32 }:
        "“Boards” says {typed}, but the travellers show that each contestant played {counted}. Awards use {typed}."
        => "Correct Boards, or clear it to have them counted.";

    note "fewer-boards" "Contestants with fewer boards" FewerBoards { labels: String, most: usize }:
        "These played fewer than {most} boards: {labels}. They are ranked on the boards they played."
        => "No action needed if they sat out or boards were not played.";

    note "fewer-results" "Boards with fewer results" FewerResults { boards: String, expected: usize, how: Phrase }:
        "Boards with fewer than {expected} results: {boards}. {how}"
        => "Add the missing results if there are any.";

    error "one-room" "Result in one room only" OneRoom { board: u32, sides: Phrase }:
        "Board {board} of the match {sides} has a result in one room only, so it cannot be compared."
        => "Add the other room's result, make Round the same in both rooms, or write fouled or NP under Adjusted.";

    error "too-few-scores" "Too few scores for a datum" TooFewScores { board: u32, scores: usize }:
        "Board {board} has {scores} scores, too few for a datum without the extremes. It counts as 0."
        => "Enter the scores from the other tables, or an adjusted score.";

    error "artificial-without-value" "Artificial score without a value" ArtificialWithoutValue { text: String, method: &'static str }:
        "{text} has no value in an event scored by {method}, so the board counts as 0."
        => "In IMPs, write A+, A or A- (or 60, 50 or 40 per cent), or assign a score.";

    // What is worked out
    warning "published-score" "Score does not match the boards" PublishedScore { label: String, typed: String, computed: String, boards: Option<Phrase> }:
        "Entry {label} has {typed} in the return, but its boards give {computed}, which was used.{boards}"
        => "Check its boards, and any penalties missing from the Adjustments sheet.";

    warning "results-against-matches" "Results and matches disagree" ResultsAgainstMatches { above: String, below: String, more: String, fewer: String }:
        "Results has entry {above} above entry {below}, but by the sheet Matches entry {below} is ahead, {more} to {fewer}. Results was used."
        => "Correct the sheet that is wrong. To rank by the matches, clear Results.";

    warning "published-points" "Points on a board differ" PublishedPoints { board: u32, label: String, given: String, computed: String, others: usize }:
        let others = match others {
            0 => String::new(),
            1 => " Another contestant differs too.".to_string(),
            others => format!(" {others} other contestants differ too."),
        };
        "On board {board} entry {label} has {given} in the return, but the results give {computed}, which was used.{others}"
        => "Compare the board's results with the scoring program. Programs differ in how they score averages and boards not played at every table.";

    warning "published-points-of-many" "Points on many boards differ" PublishedPointsOfMany { boards: SentenceValue, count: usize, of: usize, example: Phrase }:
        "On {count} of {of} boards the points in the return differ from the results: {boards}. {example} The points worked out from the results were used."
        => "The scoring program probably compares other tables, or scores boards not played at every table differently. Check one of the boards there.";

    error "unknown-vp-scale" "Unknown victory point scale" UnknownScale { name: String, known: String }:
        "There is no victory point scale “{name}”."
        => "Choose one of these: {known}.";

    error "vp-scale-boards" "VP scale without this match length" ScaleBoards { name: String, boards: u32 }:
        "The scale {name} has no table for matches of {boards} boards."
        => "Correct Boards per match or VP scale boards, or choose another VP scale.";

    error "match-boards-unknown" "Boards of a match missing" MatchBoardsUnknown { sides: Phrase, others: usize }:
        let others = match others {
            0 => String::new(),
            1 => ", and neither does 1 other match".to_string(),
            many => format!(", and neither do {many} other matches"),
        };
        "The number of boards in the match {sides} is missing, so the match has no victory points and does not count{others}."
        => "Fill in Boards per match on the Event sheet, or Boards beside the match. The event's Boards and Rounds are enough if they divide evenly. Typed victory points need no boards.";

    error "scale-of-percent" "VP scale for other scores" ScaleOfPercent { name: String }:
        "The scale {name} and the event do not go together: one is for percentages, the other for IMPs."
        => "Choose another VP scale, or another Scoring.";

    error "one-score" "Score for one side only" OneScore { sides: Phrase, of: &'static str }:
        "The match {sides} has {of} for one side only, so they were not used."
        => "Fill in the other side's, with 0 for none.";

    error "vps-beyond-scale" "VPs beyond the scale" VpsBeyondScale { typed: String, least: String, most: String }:
        "{typed} VPs are impossible: the scale goes from {least} to {most}. The VPs of this match were not used."
        => "Correct them, or clear them if the IMPs are given. If the director awarded them, write adjusted under Note.";

    error "match-without-result" "Match without a result" MatchWithoutResult { sides: Phrase }:
        "The match {sides} has no IMPs or VPs, so it scores 0."
        => "Fill in IMPs or victory points, also for a bye or a forfeit. If there was no match, write not played under Note.";

    error "match-twice" "Match with two results" MatchTwice { sides: Phrase, result: Phrase, other: Phrase, first: String }:
        "The match {sides} has the result {result} here, but {other} at {first} on the other sheet, which was used."
        => "Correct or delete one of the two.";

    warning "plays-on-after-defeat" "Plays on after losing" PlaysOnAfterDefeat { label: String, round: String }:
        "Contestant {label} lost in {round}, but plays in a later round."
        => "Correct the score, the Round or the contestants. For a match of three, write triangular under Note; for a match for a place, play-off.";

    warning "match-missing" "Match missing" NoMatchAfterWin { label: String, round: String }:
        "Contestant {label} won in {round}, but plays in no later round."
        => "Add the missing match. If the contestant withdrew, write withdrawn under Status.";

    warning "match-missing" "Match missing" RoundWithoutMatch { round: String, labels: SentenceValue }:
        "In round {round} these contestants have neither a match nor a bye: {labels}."
        => "Add the missing match, or a row with bye under Note. If a contestant withdrew, write withdrawn under Status.";

    warning "match-missing" "Match missing" PairsDidNotMeet { legs: u32, pairs: SentenceValue }:
        let times = if legs == 1 { "once".to_string() } else { format!("{legs} times") };
        "All should meet {times}, but these met otherwise: {pairs}."
        => "Add the missing matches, or correct the contestants of those that are there. If a contestant withdrew, write withdrawn under Status.";

    warning "knockout-unfinished" "Knock-out without a winner" KnockoutUnfinished { undefeated: usize }:
        "{undefeated} contestants are undefeated after the last round, so the knock-out has no winner."
        => "Add the missing rounds, or the result of the last match.";

    note "match-not-ranked" "Match without scores" MatchNotRanked { sides: Phrase, note: &'static str }:
        "The match {sides} ({note}) has no scores, so it does not count in the ranking."
        => "Fill in each side's score, if there is one.";

    warning "vps-disagree" "VPs do not match the IMPs" VpsDisagree { label: String, typed: String, computed: String, net: String }:
        "Entry {label} has {typed} VPs in the return, but a net score of {net} makes {computed}. The typed VPs were used."
        => "Check the IMPs, the number of boards and the VP scale.";

    warning "imps-disagree" "IMPs do not match the boards" ImpsDisagree { sides: Phrase, typed: String, computed: String }:
        "The match {sides} has {typed} IMPs in the return, but the boards make {computed}, which was used."
        => "Check the boards of the match.";
}

/// The numbering of an event's rounds, in words.
fn numbered(rounds: Option<usize>) -> String {
    match rounds {
        Some(rounds) => format!("Rounds are numbered from 1 to {rounds}."),
        None => "Rounds are numbered from 1.".to_string(),
    }
}
