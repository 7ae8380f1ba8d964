//! Scheveningen matches: the rounds by the published table of four, the standings by side.

use crate::support::Folder;

/// Side A is Riverside, that of the first row; the rows of the two sides alternate.
fn played(matches: &str) -> Folder {
    let mut text = String::from(
        "## Event\nTitle | Riverside against Hilltop\nFormat | swiss\nRules | fide-2026\n\
         Date | @2026-05-02\nMovement | scheveningen\nRounds | 4\n\
         ## Entries\nEntry | Player | Team | Rating\n",
    );
    for number in 1..=4 {
        text.push_str(&format!("A{number} | Player A{number} | Riverside | {}\n", 1500 + number));
        text.push_str(&format!("B{number} | Player B{number} | Hilltop | {}\n", 1900 - number));
    }
    text.push_str("## Matches\nRound | White | Black | Result\n");
    text.push_str(matches);
    Folder::with(&text)
}

fn drawn(folder: &Folder) -> Vec<String> {
    let rows = folder.rows("draws");
    rows.iter().map(|row| format!("{}-{}", row["a"], row["b"])).collect()
}

/// The standard table of four: A1-B1 A2-B2 B3-A3 B4-A4, then B2-A1 B1-A2 A3-B4 A4-B3, then A1-B3 A2-B4
/// B1-A3 B2-A4.
#[test]
fn rounds_are_those_of_the_published_table() {
    let first = "1 | A1 | B1 | 1-0\n1 | A2 | B2 | ½\n1 | B3 | A3 | 0-1\n1 | B4 | A4 | +--\n";
    let second = "2 | B2 | A1 | 0-1\n2 | B1 | A2 | 1-0\n2 | A3 | B4 | ½\n2 | A4 | B3 | ½\n";
    for (matches, pairs) in [
        (String::new(), ["A1-B1", "A2-B2", "B3-A3", "B4-A4"]),
        (first.to_string(), ["B2-A1", "B1-A2", "A3-B4", "A4-B3"]),
        (format!("{first}{second}"), ["A1-B3", "A2-B4", "B1-A3", "B2-A4"]),
    ] {
        let folder = played(&matches);
        let said = folder.run();
        assert_eq!((said.status, folder.problems().len()), (0, 0), "{:?}", folder.problems());
        assert_eq!(drawn(&folder), pairs);
    }
    // Riverside: A1 2, A2 ½, A3 1½, A4 ½. Hilltop: B1 1, B2 ½, B3 ½, B4 1½.
    let folder = played(&format!("{first}{second}"));
    folder.run();
    let page = folder.written("events/club-1.html");
    for shown in ["4.5 points: 2 + 1.5 + 0.5 + 0.5 = 4.5", "3.5 points: 1.5 + 1 + 0.5 + 0.5 = 3.5"]
    {
        assert!(page.contains(shown), "{shown}: {page}");
    }
    let rows = folder.rows("groups");
    let places: Vec<String> = rows
        .iter()
        .map(|row| ["group", "place", "entry", "score"].map(|column| row[column].clone()).join(" "))
        .collect();
    assert_eq!(places[..2], ["Riverside 1 A1 2", "Riverside 2 A3 1.5"]);
    assert_eq!(places[4..6], ["Hilltop 1 B4 1.5", "Hilltop 2 B1 1"]);
}
