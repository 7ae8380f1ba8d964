//! Scheveningen matches: the rounds by the published table of four, the standings by side.

use crate::support::{Folder, palmares};

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

/// A match of two players a side.
fn of_two(event: &str, status: &str, matches: &str) -> Folder {
    Folder::with(&format!(
        "## Event\nTitle | Riverside against Hilltop\nFormat | swiss\nRules | fide-2026\n\
         Date | @2026-05-02\n{event}## Entries\nEntry | Player | Team | Rating | Status\n\
         A1 | Ann Ash | Riverside | 1950\nA2 | Bo Birch | Riverside | 1900\n\
         B1 | Cy Cole | Hilltop | 1850\nB2 | Di Dale | Hilltop | 1800 | {status}\n\
         ## Matches\nRound | White | Black | Result\n{matches}"
    ))
}

/// The codes of the problems, without notes.
fn told(folder: &Folder) -> Vec<String> {
    let rows = folder.rows("problems");
    let told = rows.iter().filter(|row| row["severity"] != "note");
    told.map(|row| row["code"].clone()).collect()
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
    let sides = folder.rows("match-sides");
    let sides: Vec<_> = sides.iter().map(|row| (&*row["side"], &*row["points"])).collect();
    assert_eq!(sides, [("Riverside", "4.5"), ("Hilltop", "3.5")]);
    let rows = folder.rows("groups");
    let places: Vec<String> = rows
        .iter()
        .map(|row| ["group", "place", "entry", "score"].map(|column| row[column].clone()).join(" "))
        .collect();
    assert_eq!(places[..2], ["Riverside 1 A1 2", "Riverside 2 A3 1.5"]);
    assert_eq!(places[4..6], ["Hilltop 1 B4 1.5", "Hilltop 2 B1 1"]);
}

/// The second round of the table was played first; then the first is left. Two pairs that were exchanged
/// by hand touch both, so the third comes next.
#[test]
fn the_next_round_is_one_not_yet_played() {
    let second = "1 | B2 | A1 | 0-1\n1 | B1 | A2 | 1-0\n1 | A3 | B4 | ½\n1 | A4 | B3 | ½\n";
    let exchanged = "1 | A1 | B2 | 0-1\n1 | A2 | B1 | 1-0\n1 | B3 | A3 | ½\n1 | B4 | A4 | ½\n";
    for (matches, pairs) in [
        (second, ["A1-B1", "A2-B2", "B3-A3", "B4-A4"]),
        (exchanged, ["A1-B3", "A2-B4", "B1-A3", "B2-A4"]),
    ] {
        let folder = played(matches);
        folder.run();
        assert_eq!((drawn(&folder), told(&folder)), (pairs.map(str::to_string).to_vec(), vec![]));
    }
}

/// With two a side: a game that was missed comes in a further round; whoever has met everybody is not
/// asked about. The opponent of an absent player is told and has no bye.
#[test]
fn missed_games_and_absent_players_are_told() {
    let event = "Movement | Scheveningen system\nRounds | ";
    let missed = "1 | A1 | B1 | 1-0\n2 | B2 | A1 | ½\n2 | B1 | A2 | ½\n";
    let folder = of_two(&format!("{event}3\n"), "", missed);
    folder.run();
    assert_eq!(drawn(&folder), ["A2-B2"]);
    assert!(
        told(&folder).iter().all(|code| !code.starts_with("scheveningen")),
        "{:?}",
        told(&folder)
    );
    let folder = of_two(&format!("{event}2\n"), "withdrawn after 0", "");
    folder.run();
    assert_eq!(
        (drawn(&folder), told(&folder)),
        (vec!["A1-B1".to_string()], vec!["scheveningen-unpaired".to_string()])
    );
}

/// A blank number of rounds is taken to be that of the players and told; by a word that is none of the
/// movements no round is drawn.
#[test]
fn rounds_and_movement_are_told() {
    let folder = of_two("Movement | scheveningen\n", "", "");
    folder.run();
    assert_eq!((drawn(&folder).len(), told(&folder)), (2, vec!["scheveningen-rounds".to_string()]));
    // An unreadable number is told once, and stops the draw.
    let folder = of_two("Movement | scheveningen\nRounds | two\n", "", "");
    folder.run();
    assert_eq!(told(&folder), ["draw-waits", "unreadable-number"]);
    for rounds in ["0", "-3"] {
        let folder = of_two(&format!("Movement | scheveningen\nRounds | {rounds}\n"), "", "");
        folder.run();
        assert_eq!(told(&folder), ["draw-waits", "impossible-rounds"], "{rounds}");
    }
    let folder = of_two("Movement | Schevenigen\nRounds | 2\n", "", "");
    folder.run();
    assert_eq!(told(&folder), ["draw-waits", "unknown-movement"]);
    let rows = folder.rows("problems");
    let movement = rows.iter().find(|row| row["code"] == "unknown-movement").unwrap();
    assert!(movement["hint"].contains("“scheveningen”"), "{movement:?}");
    let waits = rows.iter().find(|row| row["code"] == "draw-waits").unwrap();
    assert!(waits["message"].contains("Movement (B"), "{waits:?}");
    for movement in ["all play all", "mitchell"] {
        let folder = of_two(&format!("Movement | {movement}\nRounds | 2\n"), "", "");
        folder.run();
        assert_eq!(told(&folder), ["draw-waits", "unknown-movement"], "{movement}");
    }
}

/// A report names the system, so that nobody draws its rounds as those of a Swiss (TRF26, 192), and has
/// the players of each side in their order (013): the return of it has the same standings, sides and next
/// round.
#[test]
fn a_report_comes_back_as_the_match_that_it_was() {
    let first = "1 | A1 | B1 | 1-0\n1 | A2 | B2 | ½\n1 | B3 | A3 | 0-1\n1 | B4 | A4 | +--\n";
    let folder = played(first);
    let of_run = |folder: &Folder| {
        let said = folder.run();
        assert_eq!((said.status, told(folder)), (0, Vec::new()));
        let shown = |table: &str, columns: &[&str]| -> Vec<String> {
            let rows = folder.rows(table);
            let cells = rows.iter().map(|row| columns.iter().map(|column| &*row[*column]));
            let mut told: Vec<String> =
                cells.map(|cells| cells.collect::<Vec<_>>().join(" ")).collect();
            told.sort();
            told
        };
        let standings = shown("standings", &["place", "name", "score", "tiebreaks"]);
        [
            standings,
            shown("match-sides", &["side", "points"]),
            shown("draws", &["a_name", "b_name"]),
        ]
    };
    let before = of_run(&folder);
    let (given, upload) = (folder.returns(), folder.root().join("upload"));
    let [given, out] = [&given, &upload].map(|path| path.to_str().unwrap());
    let said = palmares(&["export", "trf", given, "--draft", "--out", out]);
    let report = std::fs::read_to_string(upload.join("club.trf"));
    let report = report.unwrap_or_else(|_| panic!("{}", said.err));
    assert!(report.lines().any(|line| line == "192 FIDE_SCHEVENINGEN"), "{report}");
    let file = upload.join("club.trf").display().to_string();
    let said = palmares(&["check", &file, "--no-progress"]);
    assert_eq!((said.status, said.err.contains("trf-place")), (0, false), "{}", said.err);
    let again = Folder::new();
    let said = palmares(&["import", "trf", &file, "--out", again.returns().to_str().unwrap()]);
    assert_eq!((said.status, &*said.err), (0, ""));
    assert_eq!(of_run(&again), before);
}
