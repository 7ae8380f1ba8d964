//! Problems of the knock-out of two-player Diplomacy.

use crate::problem::{not_a_round, problems};

problems! {
    // Entries
    warning "other-entrants" OtherEntrants { players: usize, entrants: usize, sizes: String, clause: String }:
        "There are {players} entrants, and the knock-out fits {entrants}: three of each group of four and one more make the 16 of Phase One ({clause}). The groups have {sizes} players."
        => "Who has nobody to meet in a group goes on; enter the games of Phase One by hand where its players are not 16.";

    warning "group-place-taken" GroupPlaceTaken { label: String, group: String, place: &'static str }:
        "Place {place} of group {group} is another player's; {label} takes a free place of it."
        => "Correct Group place, or leave it blank for the lot.";

    error "group-full" GroupFull { label: String, group: String, size: usize }:
        "Group {group} has {size} players already, so {label} has no place in it."
        => "Correct Group, or leave it blank for the lot.";

    // Games
    error "no-such-stage" NoSuchStage { text: Option<String> }:
        let wrong = not_a_round(text, "no round of this knock-out");
        "{wrong}"
        => "Rounds are Q1, Q2; 1.1, 1.2, 1.3; 2.1, 2.2, 2.3; SF and F.";

    error "plays-twice" PlaysTwice { label: String, round: &'static str }:
        "{label} has a game of round {round} already, so this row was left out."
        => "Correct the round or the number, or delete one of the two rows.";

    error "results-differ" ResultsDiffer { round: &'static str, sides: String }:
        "The game {sides} of round {round} has another winner elsewhere in the workbook; it counts as not finished."
        => "Correct Result on Matches or Draw, or Outcome on Games.";

    error "result-and-note" OddResult { why: String }:
        "{why}; the row has no result that can be used."
        => "Clear the note or the result, whichever is wrong.";

    warning "game-drawn" GameDrawn { round: &'static str, sides: String }:
        "The game {sides} of round {round} has no winner, and the rules know only won and lost games: both players stay where they are."
        => "Decide who goes on, and type that result.";

    warning "sides-not-exchanged" SidesNotExchanged { label: String, side: String, round: &'static str }:
        "{label} plays {side} in both games of a pair of round {round}; each player plays both sides."
        => "Correct Power on the sheet Games; what was played so stands.";

    warning "own-group" OwnGroup { sides: String, group: String, clause: String }:
        "The game {sides} is one of two players of the qualifying group {group}, who do not meet in the first games ({clause})."
        => "Correct the numbers; what was played so stands.";

    warning "plays-on" PlaysOn { label: String, round: &'static str, out: String }:
        "{label} was eliminated in {out} and has a game of round {round}."
        => "Correct the number or the results before; the game counts as it stands.";

    warning "pairing-not-given" PairingNotGiven { sides: String, round: &'static str, why: String, clause: String }:
        "The game {sides} of round {round} is not one that the rules give: {why} ({clause})."
        => "Correct the numbers, the round or the results before; what was played so stands.";

    warning "bye-not-given" ByeNotGiven { label: String, round: &'static str }:
        "{label} has a bye in round {round}, and the rules know none there: it does not count, and the player stays in that round."
        => "Enter the game with its result; who did not come has lost it (+-- or --+).";

    warning "game-numbers" GameNumbers { round: &'static str }:
        "The games of round {round} are not numbered 1, 2, 3 and on, each once, and the next round is drawn by these numbers; they count in the order of their rows."
        => "Write the number of each game under Table.";

    warning "centres-unknown" CentresMissing { labels: String, clause: String }:
        "Of those who were beaten twice one more goes on by centres ({clause}), and those of {labels} are not known, so nobody is chosen."
        => "Enter both games of each on the sheet Games, two rows a game, with the centres under the years.";

    error "odd-centres" OddCentres { text: String, year: u16 }:
        "{text} is no number of centres that a player can hold after {year}; what it held in that game counts as not known."
        => "Centres are whole numbers from 0 to 34.";

    error "too-many-centres" TooManyCentres { sides: String, year: u16, sum: u32 }:
        "The centres of {year} in the game {sides} add up to {sum}, and the map has 34."
        => "Correct the centres of that year; until then the event is provisional.";

    // The draw
    warning "phase-does-not-fit" PhaseDoesNotFit { round: &'static str, players: usize, wanted: usize, clause: String }:
        "{players} players are to play round {round}, and the rules have {wanted} ({clause}), so it is not drawn."
        => "Enter the games of the round on the sheet Matches as you decide.";

    warning "no-pairing-left" NoPairing { round: &'static str, clause: String }:
        "No pairing of round {round} keeps the rules ({clause}), so it is not drawn."
        => "Enter its games on the sheet Matches as you decide.";

    warning "knockout-draw-waits" DrawWaits { round: &'static str }:
        "Round {round} was not drawn: an entry or a game of the event has an error, and the draw would not know of it."
        => "Correct the errors; to draw all the same write {round} under Draw on the sheet Event.";

    warning "withdrawn-drawn" WithdrawnDrawn { label: String, round: &'static str }:
        "{label} is withdrawn and has a game of round {round} to come: the rules do not say who goes on."
        => "Enter the game with +-- or --+ for the opponent, or as you decide.";

    note "results-awaited" ResultsAwaited { games: String }:
        "Nothing is drawn before these games have a result: {games}."
        => "Enter their results on the sheet Matches or Draw.";

    warning "nobody-to-meet" NobodyToMeet { players: String, round: String }:
        "Nothing can be drawn, and the final is not decided: in {round} the rules and the games before give nobody to meet to {players}."
        => "Correct the games before, or enter the next ones on the sheet Matches as you decide.";
}
