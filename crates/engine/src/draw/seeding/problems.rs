//! Problems with the seating of Diplomacy boards, in entered rounds and in the drawn round. Clauses
//! are the rules of the New Zealand Diplomacy Championship 1999.

use model::problem::{Phrase, problems};

problems! {
    // Rounds that were entered
    warning "third-meeting" "Third meeting at a board" ThirdMeeting { pair: [String; 2], rounds: String, clause: String }:
        let pair = pair.join(" and ");
        "{pair} meet at the same board in rounds {rounds}. Two players may meet at most twice (rule {clause})."
        => "Correct the numbers if they are wrong. If it was played like this, the round stands.";

    note "threes-meet-again" "Groups of three meet again" ThreesMeetAgain { count: usize, example: String, clause: String }:
        let groups = match count {
            1 => format!("One group of three meets at a board more than once ({example})"),
            count => format!("{count} groups of three meet at a board more than once, such as {example}"),
        };
        "{groups}. There should be as few such groups as possible (rule {clause})."
        => "No action needed.";

    note "power-again" "Same power again" PowerTwice { label: String, power: &'static str, rounds: String, clause: String }:
        "{label} plays {power} in rounds {rounds}. Each player should play one power from each group (rule {clause})."
        => "Correct the power if it is wrong. If it was played like this, the round stands.";

    note "group-again" "Second power of a group" GroupsTwice { count: usize, labels: String, clause: String }:
        let players = match count {
            1 => "One player".to_string(),
            count => format!("In {count} cases a player"),
        };
        "{players} has a second power from the same group: {labels} (rule {clause}, a guideline)."
        => "No action needed. If everybody plays all rounds, that cannot always be avoided.";

    warning "seated-while-away" "Absent player in a seat" SeatedWhileAway { label: String, round: usize, board: String, status: String }:
        let place = match board.as_str() {
            "" => format!("in round {round}"),
            board => format!("at board {board} of round {round}"),
        };
        "{label} sits {place}, but has the status “{status}”. The seat counts."
        => "Correct the status, or give the seat to another player.";

    warning "team-mates-meet" "Teammates at one board" TeamMatesMeet { pair: [String; 2], team: String, round: usize, clause: String }:
        let pair = pair.join(" and ");
        "{pair} of the team {team} meet at the same board in round {round}, the team round (rule {clause})."
        => "Correct the numbers or the team. If it was played like this, the round stands.";

    // The round that is drawn
    note "stands-down" "Players who stand down" StandsDown { round: usize, players: usize, labels: String, why: Phrase, clause: String }:
        "{players} players are here for round {round}, but boards seat seven: {labels} {why} (rule {clause})."
        => "So that more can play, enter house players (status house).";

    warning "asked-off-plays" "Bye requested but drawn" AskedOffPlays { round: usize, labels: String, clause: String }:
        "{labels} asked for a bye in round {round} but must play; otherwise a board would not be full and others would have to stand down (rule {clause})."
        => "If a player cannot come, write withdrawn or drop-in with the round under Status. To give the bye after all, enter a house player (status house) to fill the seat.";

    warning "too-few-for-board" "Too few players for a board" TooFewForBoard { round: usize, players: usize }:
        "Only {players} players are here for round {round}, but a board needs seven, so nothing was drawn."
        => "Enter more players, or house players (status house).";

    note "draw-short-of-wishes" "Some wishes not met in the draw" DrawShortOfWishes { round: usize, wishes: String }:
        "The draw of round {round} cannot meet every wish: {wishes}."
        => "No action needed. The draw shows at each seat which wish is not met.";

    warning "draw-against-rules" "Draw that breaks a rule" DrawAgainstRules { round: usize, rules: String }:
        "The draw of round {round} cannot keep every rule: {rules}."
        => "Change seats by hand on the Games sheet, or leave them as they are.";
}
