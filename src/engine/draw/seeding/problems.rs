//! Problems with the seating of Diplomacy boards, in entered rounds and in the drawn round. Clauses
//! are the rules of the New Zealand Diplomacy Championship 1999.

use crate::problem::problems;

problems! {
    // Rounds that were entered
    warning "third-meeting" ThirdMeeting { pair: [String; 2], rounds: String, clause: String }:
        let pair = pair.join(" and ");
        "{pair} sit at one board in rounds {rounds}; two players may meet twice and never three times (rule {clause})."
        => "Correct the numbers if they are wrong; a round that was played so stands.";

    note "threes-meet-again" ThreesMeetAgain { count: usize, example: String, clause: String }:
        let groups = match count {
            1 => format!("One group of three sits at one board more than once ({example})"),
            count => format!("{count} groups of three sit at one board more than once, one of them {example}"),
        };
        "{groups}; such groups are to be brought down towards none (rule {clause})."
        => "Nothing needs to be done.";

    note "power-again" PowerTwice { label: String, power: &'static str, rounds: String, clause: String }:
        "{label} plays {power} in rounds {rounds}; each player plays a power of each group (rule {clause})."
        => "Correct the power if it is wrong; a round that was played so stands.";

    note "group-again" GroupsTwice { count: usize, labels: String, clause: String }:
        let players = match count {
            1 => "One player".to_string(),
            count => format!("{count} times a player"),
        };
        "{players} has a second power of a group: {labels} (rule {clause}, a guide)."
        => "Nothing needs to be done; where everybody plays all rounds it cannot always be avoided.";

    warning "seated-while-away" SeatedWhileAway { label: String, round: usize, board: String, status: String }:
        let place = match board.as_str() {
            "" => format!("in round {round}"),
            board => format!("at board {board} of round {round}"),
        };
        "{label} sits {place}, and the status is “{status}”. The seat counts."
        => "Correct the status, or put another player to the seat.";

    warning "team-mates-meet" TeamMatesMeet { pair: [String; 2], team: String, round: usize, clause: String }:
        let pair = pair.join(" and ");
        "{pair} of the team {team} sit at one board in round {round}, the round of the teams (rule {clause})."
        => "Correct the numbers or the team; a round that was played so stands.";

    // The round that is drawn
    note "stands-down" StandsDown { round: usize, players: usize, labels: String, why: String, clause: String }:
        "{players} players are there for round {round}, and boards have seven: {labels} {why} (rule {clause})."
        => "A player with the status house fills a position, so that fewer stand down.";

    warning "asked-off-plays" AskedOffPlays { round: usize, labels: String, clause: String }:
        "{labels} asked round {round} off and is drawn all the same: without that, boards of seven could not be filled and others would stand down (rule {clause})."
        => "For who cannot come, write withdrawn or drop-in with the round under Status; a player with the status house is seated first.";

    warning "too-few-for-board" TooFewForBoard { round: usize, players: usize }:
        "{players} players are there for round {round}, and a board has seven, so nothing is drawn."
        => "Enter more players, or positions of the house with the status house.";

    note "draw-short-of-wishes" DrawShortOfWishes { round: usize, wishes: String }:
        "The draw of round {round} cannot meet every wish: {wishes}."
        => "Nothing needs to be done; the draw says at each seat what it is.";

    warning "draw-against-rules" DrawAgainstRules { round: usize, rules: String }:
        "The draw of round {round} cannot keep the rules: {rules}."
        => "Change seats on the sheet Games by hand, or let it stand.";
}
