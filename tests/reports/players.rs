//! The page of a player: what each award is, in short, and where it is explained.

use std::fmt::Write as _;

use crate::support::{Folder, attributes};

/// An evening of twelve pairs, pair 1 with the highest score; pairs 3 and 4 tie if asked.
fn evening(day: u32, tie: bool) -> String {
    let mut text = format!(
        "## Event\nTitle | Evening of {day} May\nOrganiser | Riverside\nFormat | pairs\n\
         Rules | wbu-2003\nDate | @2004-05-{day:02}\nBoards | 24\n\
         ## Entries\nEntry | Player 1 | No 1 | Player 2 | No 2\n"
    );
    for pair in 1..=12 {
        writeln!(text, "{pair} | Ann of{pair} | 10{pair:02} | Bob Mc{pair} | 20{pair:02}").unwrap();
    }
    text.push_str("## Results\nEntry | Score\n");
    for pair in 1..=12 {
        let score = if tie && pair == 4 { 67 } else { 70 - pair };
        writeln!(text, "{pair} | {score}").unwrap();
    }
    text
}

/// The season: three evenings, the last with a tie. Six full tables, one winner, 18 to 35 boards: four
/// awards, of 24, 18, 12 and 6 points (4.1, scale A); tied places share theirs (2.5.1).
fn season() -> Folder {
    let folder = Folder::new();
    for (day, tie) in [(1, false), (2, false), (3, true)] {
        folder.add(&format!("{day}.xlsx"), &evening(day, tie));
    }
    assert_eq!(folder.run().status, 0);
    folder
}

#[test]
fn an_award_tells_its_arithmetic_and_leads_to_its_row() {
    let folder = season();
    let page = folder.written("players/1003.html");
    assert_eq!(page.matches("12 Local <small>2 x 6 = 12</small>").count(), 2, "{page}");
    assert!(page.contains("9 Local <small>(12 + 6) / 2 = 9; also 2.5.1</small>"), "{page}");
    // What the event's page says of all its awards is not said again.
    assert!(!page.contains("full tables") && !page.contains("in a field of"), "{page}");
    assert_eq!(page.matches("4.1.2").count(), 1, "{page}");
    let link = "../events/1-1.html#";
    let href = attributes(&page, "href").into_iter().find(|href| href.starts_with(link)).unwrap();
    let event = folder.written("events/1-1.html");
    let row = event.split(&format!("<tr id={}>", &href[link.len()..])).nth(1).unwrap();
    let row = row.split("<tr id=").next().unwrap();
    assert!(row.contains("Ann of3"), "{row}");
    assert!(row.contains("place 3 of 4 awards, in a field of 12: 2 x 6 = 12."), "{row}");
    assert!(event.contains("Scale A: 6 full tables, 18-35 boards, one winner: 4 awards of 6."));
}

#[test]
fn a_player_without_an_award_is_told_of_no_clauses() {
    let page = season().written("players/1012.html");
    assert!(page.contains("12 of 12") && !page.contains("clauses"), "{page}");
    assert!(attributes(&page, "href").iter().all(|href| !href.contains("#s")), "{page}");
}

/// An event is a row of about 180 bytes, of which its titles, names and addresses are 150.
#[test]
fn a_long_season_of_a_player_is_a_short_page() {
    let folder = Folder::new();
    for day in 1..=30 {
        folder.add(&format!("{day}.xlsx"), &evening(day, false));
    }
    assert_eq!(folder.run().status, 0);
    let bytes = |player: &str| folder.written(&format!("players/{player}.html")).len();
    assert!(bytes("1001") < 30 * 200 + 2_000, "{}", bytes("1001"));
    assert!(bytes("1012") < 30 * 180 + 2_000, "{}", bytes("1012"));
}
