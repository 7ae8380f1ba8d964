//! An evening whose awards are known by heart.

/// Three tables, 24 boards, one winner: 12 and 6 to the first two pairs (Scale A).
pub fn three_tables(title: &str, first: [&str; 2], second: [&str; 2]) -> String {
    let mut text = format!(
        "## Event\nTitle | {title}\nOrganiser | Riverside Bridge Club\nFormat | pairs\nRules | wbu-2003\n\
         Date | @2004-05-02\nBoards | 24\n## Entries\nEntry | Player 1 | No 1 | Player 2 | No 2\n"
    );
    for (pair, [one, other]) in (1..).zip([first, second]) {
        let cells = [one, other].map(|player| player.replace('=', " | "));
        text.push_str(&format!("{pair} | {} | {}\n", cells[0], cells[1]));
    }
    for pair in 3..=6 {
        text.push_str(&format!("{pair} | N {pair} | | S {pair} |\n"));
    }
    text.push_str("## Results\nEntry | Score\n");
    // Two evenings have two sets of scores.
    let scores = match title.starts_with("Tuesday") {
        true => [61, 57, 53, 48, 42, 39],
        false => [62, 58, 52, 47, 43, 38],
    };
    for (pair, score) in (1..).zip(scores) {
        text.push_str(&format!("{pair} | {score}\n"));
    }
    text
}
