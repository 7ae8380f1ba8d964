//! Problems with the seating of Diplomacy boards, in entered rounds and in the drawn round. Clauses
//! are the rules of the New Zealand Diplomacy Championship 1999.

use crate::problem::problems;

problems! {
    // Rounds that were entered
    warning "third-meeting" ThirdMeeting { pair: [String; 2], rounds: String, clause: String }:
        let pair = pair.join(" and ");
        "{pair} sit at one board in rounds {rounds}. Two players may meet at most twice (rule {clause})."
        => "Correct the numbers if they are wrong. A round that was played like this stands.";

    note "threes-meet-again" ThreesMeetAgain { count: usize, example: String, clause: String }:
        let groups = match count {
            1 => format!("One group of three sits at one board more than once ({example})"),
            count => format!("{count} groups of three sit at one board more than once, one of them {example}"),
        };
        "{groups}. There should be as few such groups as possible (rule {clause})."
        => "No action needed.";

    note "power-again" PowerTwice { label: String, power: &'static str, rounds: String, clause: String }:
        "{label} plays {power} in rounds {rounds}. Each player should play one power of each group (rule {clause})."
        => "Correct the power if it is wrong. A round that was played like this stands.";

    note "group-again" GroupsTwice { count: usize, labels: String, clause: String }:
        let players = match count {
            1 => "One player".to_string(),
            count => format!("In {count} cases a player"),
        };
        "{players} has a second power of a group: {labels} (rule {clause}, a guide)."
        => "No action needed. If everybody plays all rounds it is not always avoidable.";

    warning "seated-while-away" SeatedWhileAway { label: String, round: usize, board: String, status: String }:
        let place = match board.as_str() {
            "" => format!("in round {round}"),
            board => format!("at board {board} of round {round}"),
        };
        "{label} sits {place}, but has the status “{status}”. The seat counts."
        => "Correct the status, or give the seat to another player.";

    warning "team-mates-meet" TeamMatesMeet { pair: [String; 2], team: String, round: usize, clause: String }:
        let pair = pair.join(" and ");
        "{pair} of the team {team} sit at one board in round {round}, the round of the teams (rule {clause})."
        => "Correct the numbers or the team. A round that was played like this stands.";

    // The round that is drawn
    note "stands-down" StandsDown { round: usize, players: usize, labels: String, why: String, clause: String }:
        "{players} players are present for round {round}, and boards have seven seats: {labels} {why} (rule {clause})."
        => "To let more players play, enter players with the status house.";

    warning "asked-off-plays" AskedOffPlays { round: usize, labels: String, clause: String }:
        "{labels} asked for a bye in round {round} but is drawn: otherwise boards of seven would not be full and others would stand down (rule {clause})."
        => "If a player cannot come, write withdrawn or drop-in with the round under Status. Players with the status house are seated first.";

    warning "too-few-for-board" TooFewForBoard { round: usize, players: usize }:
        "{players} players are present for round {round}, and a board needs seven, so nothing was drawn."
        => "Enter more players, or players with the status house.";

    note "draw-short-of-wishes" DrawShortOfWishes { round: usize, wishes: String }:
        "The draw of round {round} cannot meet every wish: {wishes}."
        => "No action needed. The draw says at each seat which wish is not met.";

    warning "draw-against-rules" DrawAgainstRules { round: usize, rules: String }:
        "The draw of round {round} cannot keep all rules: {rules}."
        => "Change seats on the sheet Games by hand, or leave it.";
}
