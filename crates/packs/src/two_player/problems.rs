//! Problems of the knock-out of two-player Diplomacy: groups that do not fill, games that the rules
//! do not give, and rounds that cannot be drawn.

use model::problem::{Phrase, SentenceValue, invalid_round_sentence, problems};

problems! {
    // Entries
    warning "other-entrants" "Number of entrants does not fit" OtherEntrants { players: usize, entrants: usize, sizes: String, clause: String }:
        "There are {players} entrants, but the knock-out is for {entrants}: three from each group of four and a lucky loser make the 16 players of Phase One ({clause}). The groups have {sizes} players."
        => "A player without an opponent in the group goes on. If Phase One does not have 16 players, enter its games by hand.";

    warning "group-place-taken" "Place in the group already taken" GroupPlaceTaken { label: String, group: String, place: &'static str }:
        "Another player has place {place} in group {group}; entry {label} gets a free place there."
        => "Correct Group place, or leave it blank for a draw.";

    error "group-full" "Group already full" GroupFull { label: String, group: String, size: usize }:
        "Group {group} already has {size} players, so there is no place for entry {label}."
        => "Correct Group, or leave it blank for a draw.";

    // Games
    error "no-such-stage" "Stage that does not exist" NoSuchStage { text: Option<String> }:
        let wrong = invalid_round_sentence(text, "not a round of this knock-out");
        "{wrong}"
        => "Write one of these under Round: Q1, Q2; 1.1, 1.2, 1.3; 2.1, 2.2, 2.3; SF and F.";

    error "plays-twice" "Two games in one stage" PlaysTwice { label: String, round: &'static str }:
        "Entry {label} already has a game in round {round}, so this row was left out."
        => "Correct the round or the number, or delete one of the two rows.";

    error "results-differ" "Two winners for one game" ResultsDiffer { round: &'static str, sides: Phrase }:
        "The game {sides} in round {round} has a different winner elsewhere in the workbook; it counts as unfinished."
        => "Correct Result on Matches or Draw, or Outcome on Games.";

    error "result-and-note" "Note and result disagree" OddResult { why: Phrase }:
        "{why}; the row has no usable result."
        => "Clear the note or the result, whichever is wrong.";

    warning "game-drawn" "Drawn knock-out game" GameDrawn { round: &'static str, sides: Phrase }:
        "The game {sides} in round {round} has no winner, but under the rules every game is won or lost, so neither player goes on."
        => "Decide who goes on, and enter that result.";

    warning "sides-not-exchanged" "Same power in both games" SidesNotExchanged { label: String, side: String, round: &'static str }:
        "Entry {label} plays {side} in both games of a pair in round {round}; each player must play both sides."
        => "Correct Power on the Games sheet. The games count as played.";

    warning "own-group" "Game within a qualifying group" OwnGroup { sides: Phrase, group: String, clause: String }:
        "The game {sides} is between players of the same qualifying group {group}, who must not meet in the first games ({clause})."
        => "Correct the numbers. The game counts as played.";

    warning "plays-on" "Plays on after elimination" PlaysOn { label: String, round: &'static str, out: String }:
        "{label} was eliminated in {out}, but has a game in round {round}."
        => "Correct the number or the earlier results. The game counts as played.";

    warning "pairing-not-given" "Pairing against the rules" PairingNotGiven { sides: Phrase, round: &'static str, why: String, clause: String }:
        "Under the rules, the game {sides} should not be played in round {round}: {why} ({clause})."
        => "Correct the numbers, the round or the earlier results. The game counts as played.";

    warning "bye-not-given" "Bye against the rules" ByeNotGiven { label: String, round: &'static str }:
        "{label} has a bye in round {round}, but the rules allow none there: it does not count, and the player does not go on."
        => "Enter the game with its result; a player who did not come has lost it (+-- or --+).";

    warning "game-numbers" "Games without numbers" GameNumbers { round: &'static str }:
        "The games of round {round} are not numbered 1, 2, 3 and so on. The next round depends on the numbers, so the order of the rows was used."
        => "Write each game's number under Table.";

    warning "centres-unknown" "Centres for the lucky loser missing" CentresMissing { labels: String, clause: String }:
        "The lucky loser is chosen by centres ({clause}), but these are not known for {labels}, so nobody is chosen."
        => "Enter both games of each player on the Games sheet: two rows per game, with the centres under the years.";

    error "odd-centres" "Impossible number of centres" GameOddCentres { text: String, year: u16 }:
        "{text} is not a possible number of centres after {year}; the player's centres in that game are treated as unknown."
        => "Type a whole number from 0 to 34.";

    error "too-many-centres" "Too many centres in a year" GameTooManyCentres { sides: Phrase, year: u16, sum: u32 }:
        "The centres of {year} in the game {sides} add up to {sum}, but the map has 34."
        => "Correct the centres of that year; until then the event is provisional.";

    // The draw
    warning "phase-does-not-fit" "Number of players does not fit the round" PhaseDoesNotFit { round: &'static str, players: usize, wanted: usize, clause: String }:
        "Round {round} has {players} players, but the rules need {wanted} ({clause}), so it was not drawn."
        => "Decide the games of the round yourself, and enter them on the Matches sheet.";

    warning "no-pairing-left" "No pairing within the rules" NoPairing { round: &'static str, clause: String }:
        "No pairing of round {round} keeps to the rules ({clause}), so it was not drawn."
        => "Decide its games yourself, and enter them on the Matches sheet.";

    warning "knockout-draw-waits" "Knock-out draw on hold" DrawWaits { round: &'static str, cells: SentenceValue }:
        "Round {round} was not drawn, because the draw uses cells with errors: {cells}."
        => "Correct the errors. To draw anyway, write {round} under Draw on the Event sheet.";

    warning "withdrawn-drawn" "Withdrawn player with a game" WithdrawnDrawn { label: String, round: &'static str }:
        "{label} has withdrawn but still has a game in round {round}; the rules do not say who goes on."
        => "Enter the game as won by the opponent without play (+-- or --+), or as you decide.";

    note "results-awaited" "Draw waits for results" ResultsAwaited { games: String }:
        "The draw waits for the results of these games: {games}."
        => "Enter their results on the Matches or Draw sheet.";

    warning "nobody-to-meet" "No opponent left" NobodyToMeet { players: String, round: String }:
        "Nothing can be drawn, although the final is not decided: in {round}, the rules and the earlier games leave no opponent for {players}."
        => "Correct the earlier games, or decide the next ones and enter them on the Matches sheet.";
}
