//! Doubtful players and decisions: suggestions for names with slips, every offered decision
//! is accepted, and late ones are reported.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{Cursor, Read};

use crate::support::{Folder, Row, Said, palmares, rows, workbook};

/// Writes a register from the rows below its headings.
pub fn register(folder: &Folder, members: &str) {
    let head = "## Members\nNumber | Name | Club | Status | Local points\n";
    let book = workbook::xlsx(&format!("{head}{members}"));
    std::fs::write(folder.root().join("register.xlsx"), book).unwrap();
}

/// An event of six pairs: the first pair wins 12 Local Points each, the second 6 (Scale A:
/// three tables, 24 boards, one winner).
pub fn event(title: &str, players: [&str; 4]) -> String {
    let mut text = format!(
        "## Event\nTitle | {title}\nOrganiser | Hillside\nFormat | pairs\nRules | wbu-2003\n\
         Date | @2026-05-02\nBoards | 24\n## Entries\nEntry | Player 1 | No 1 | Player 2 | No 2\n"
    );
    for (pair, own) in (1..).zip(players.chunks(2)) {
        let cells: Vec<String> = own.iter().map(|player| player.replace('=', " | '")).collect();
        text.push_str(&format!("{pair} | {}\n", cells.join(" | ")));
    }
    for pair in 3..=6 {
        text.push_str(&format!("{pair} | N {pair} | | S {pair} |\n"));
    }
    text.push_str("## Results\nEntry | Score\n");
    // Two events have two sets of scores.
    let scores = match title {
        "Other" => [61, 57, 53, 48, 42, 39],
        _ => [62, 58, 52, 47, 43, 38],
    };
    for (pair, score) in (1..).zip(scores) {
        text.push_str(&format!("{pair} | {score}\n"));
    }
    text
}

pub fn reconcile(folder: &Folder, register: &str, returns: &str, out: &str, more: &[&str]) -> Said {
    let path = |name: &str| folder.root().join(name).to_str().unwrap().to_string();
    let (register, returns, out) = (path(register), path(returns), path(out));
    let mut words = vec!["reconcile", "--register", &register, &returns, "--out", &out];
    words.extend(["--as-of", "2026-12-31", "--no-progress"]);
    words.extend(more);
    palmares(&words)
}

pub fn table(folder: &Folder, name: &str) -> Vec<Row> {
    rows(&std::fs::read_to_string(folder.root().join(name)).unwrap())
}

/// A workbook of decisions; its path.
pub fn decided(folder: &Folder, rows: &[[&str; 3]]) -> String {
    let mut text = "## Decisions\nCase | Suggested member | Decision\n".to_string();
    for [case, suggested, decision] in rows {
        text.push_str(&format!("{case} | '{suggested} | {decision}\n"));
    }
    let path = folder.root().join("decided.xlsx");
    std::fs::write(&path, workbook::xlsx(&text)).unwrap();
    path.to_str().unwrap().to_string()
}

pub fn local_points(folder: &Folder, out: &str, number: &str) -> String {
    let members = table(folder, &format!("{out}/data/members.csv"));
    members.iter().find(|row| row["number"] == number).unwrap()["local_points"].clone()
}

/// With the right number, a name with a slip is compared with that member and all similar
/// names: suggested if nobody is as near.
#[test]
fn a_slip_in_a_name_beside_the_right_number_is_suggested() {
    // Members besides Iola Yarrow (001001), Zoë Muller (001002) and Marged Rees (001003);
    // the name as returned; the suggested member.
    for (others, returned, suggested) in [
        ("", "Ioa Yarrow=001001", "001001"),
        ("", "Yarrow Ioa=001001", "001001"),
        ("", "Zo Muller=001002", "001002"),
        ("", "Zo Muler=001002", "001002"),
        ("", "Marg Rees=001003", "001003"),
        // Another person: the forename has no letter in common.
        ("", "Huw Yarrow=001001", ""),
        // As near to another member of any club, whose number it is not.
        ("'002001 | Isla Yarrow | Riverside | active | 100\n", "Ila Yarrow=001001", "001001"),
        ("'002001 | Isla Yarrow | Hillside | active | 100\n", "Ila Yarrow=001001", "001001"),
        // Nearer to another member.
        ("'002001 | Ioan Yarrow | Riverside | active | 100\n", "Ioan Yarow=001001", "002001"),
        // Another member who is not as near is no rival.
        ("'002001 | Isolde Yarrow | Hillside | active | 100\n", "Ioa Yarrow=001001", "001001"),
    ] {
        let folder = Folder::new();
        register(
            &folder,
            &format!(
                "'001001 | Iola Yarrow | Hillside | active | 100\n\
                 '001002 | Zo\u{eb} Muller | Hillside | active | 100\n\
                 '001003 | Marged Rees | Hillside | active | 100\n{others}"
            ),
        );
        let players = [returned, "N Body=", "N Two=", "S Two="];
        folder.add("game.xlsx", &event("Game", players));
        reconcile(&folder, "register.xlsx", "returns", "out", &[]);
        let name = returned.split('=').next().unwrap();
        let cases = table(&folder, "out/data/decisions.csv");
        let case = cases.iter().find(|row| row["name"] == name).unwrap();
        assert_eq!(case["suggested_member"], suggested, "{returned}: {case:#?}");
        let suggestion = if suggested.is_empty() { "" } else { "same person" };
        assert_eq!(case["suggestion"], suggestion, "{returned}: {case:#?}");
        // Suggested or not, nothing is credited without a decision.
        assert_eq!(local_points(&folder, "out", "001001"), "100", "{returned}");
    }
}

/// The drop-downs of the column `Decision`: the row, from 1, and the words offered.
fn offered(folder: &Folder, book: &str) -> BTreeMap<usize, Vec<String>> {
    let bytes = std::fs::read(folder.root().join(book)).unwrap();
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut xml = String::new();
    archive.by_name("xl/worksheets/sheet1.xml").unwrap().read_to_string(&mut xml).unwrap();
    let mut found = BTreeMap::new();
    for validation in xml.split("<dataValidation ").skip(1) {
        let (_, cells) = validation.split_once("sqref=\"").unwrap();
        let (_, words) = validation.split_once("<formula1>").unwrap();
        let words = words.split_once("</formula1>").unwrap().0;
        let words = words.trim_matches('"').replace("&quot;", "");
        let words: Vec<String> = words.split(',').map(String::from).collect();
        let cells = cells.split_once('"').unwrap().0;
        let row = |cell: &str| -> usize {
            cell.trim_start_matches(|c: char| c.is_ascii_alphabetic()).parse().unwrap()
        };
        let (first, last) = cells.split_once(':').unwrap_or((cells, cells));
        (row(first)..=row(last)).for_each(|at| drop(found.insert(at, words.clone())));
    }
    found
}

/// Every offered decision is accepted: for a suggested player, one without suggestion, two
/// rows, two rows of which one is invalid, two awards, an event in two files and a
/// certificate.
#[test]
fn every_offered_decision_is_taken() {
    let folder = Folder::new();
    let members = "\
        '001001 | Iola Yarrow | Hillside | active | 100\n\
        '001102 | Carys Lorimer | Hillside | active | 100\n\
        '001203 | Huw Tremlett | Hillside | active | 100\n\
        '001304 | Huw Tremlett | Hillside | lapsed | 10\n\
        '001405 | Nia Colter | Hillside | active | 100\n\
        '001506 | Nia Colter | Hillside | lapsed | lots\n\
        ## Certificates\n\
        Certificate | Number | Date | Issuer | Local points\n\
        A 7 | '001405 | @2026-05-01 | Some Society | 6\n";
    register(&folder, members);
    let players =
        ["Ioa Yarrow=001001", "No Body=777777", "Iola Yarrow=001001", "Carys Lorimer=001102"];
    folder.add("game.xlsx", &event("Game", players));
    let players = ["Carys Lorimer=001102", "Iola Yarrow=001001", "S Two=", "N Two="];
    folder.add("pairs.xlsx", &event("Pairs", players));
    let players = ["Carys Lorimer=001102", "S Two=", "Iola Yarrow=001001", "N Two="];
    folder.add("pairs-again.xlsx", &event("Pairs", players));
    // Two awards of one member, none surer than the other.
    let players = ["C Lorimer=", "T Four=", "Carys Lorimr=", "S Four="];
    folder.add("four.xlsx", &event("Four", players));
    reconcile(&folder, "register.xlsx", "returns", "first", &["--accept", "likely"]);
    let cases = table(&folder, "first/data/decisions.csv");
    let offered = offered(&folder, "first/decisions.xlsx");
    let mut tried: BTreeSet<(String, String)> = BTreeSet::new();
    let mut runs = 0;
    for (case, words) in cases.iter().zip(2..).filter_map(|(c, row)| Some((c, offered.get(&row)?)))
    {
        for word in words {
            let path = decided(&folder, &[[&case["case"], &case["suggested_member"], word]]);
            let more = ["--decisions", &path, "--accept", "likely"];
            // Each folder keeps its decisions.
            runs += 1;
            let out = format!("out {runs}");
            let said = reconcile(&folder, "register.xlsx", "returns", &out, &more);
            for code in ["decision-", "decisions-", "rows-not-merged"] {
                assert!(!said.err.contains(&format!("[{code}")), "{case:#?}: {word}: {}", said.err);
            }
            let after = table(&folder, &format!("{out}/data/decisions.csv"));
            let own = after.iter().find(|row| row["case"] == case["case"]).unwrap();
            // What is decided of all rows of a member is kept with each of them.
            let kept = word.strip_prefix("all ").unwrap_or(word);
            assert_eq!(own["decision"], kept, "{case:#?}");
            tried.insert((case["kind"].clone(), word.clone()));
        }
        // "same person" is not offered without a suggested member.
        let somebody = !case["suggested_member"].is_empty();
        let person = ["player", "two rows"].contains(&&*case["kind"]);
        assert_eq!(words.iter().any(|word| word == "same person"), person && somebody, "{case:#?}");
    }
    let all = [
        ("player", vec!["same person", "new member", "not a member", "ignore"]),
        ("two rows", vec!["same person", "two people"]),
        ("two awards", vec!["count", "ignore"]),
        ("event", vec!["count", "ignore"]),
        ("certificate", vec!["count", "ignore"]),
    ];
    for (kind, words) in all {
        for word in words {
            assert!(tried.contains(&(kind.into(), word.into())), "{kind}: {word} of {tried:#?}");
        }
    }
}

/// “all same person” on one row decides all open rows with the same suggested member, and no others.
#[test]
fn one_row_decides_all_rows_of_a_member() {
    let folder = Folder::new();
    register(
        &folder,
        "'001001 | Iola Yarrow | Hillside | active | 100\n\
         '001102 | Carys Lorimer | Hillside | active | 100\n",
    );
    for (file, title, players) in [
        ("game.xlsx", "Game", ["Ioa Yarrow=001001", "C Lorimer=", "N Two=", "S Two="]),
        ("other.xlsx", "Other", ["Yarrow Ioa=001001", "S One=", "N Two=", "S Two="]),
    ] {
        folder.add(file, &event(title, players));
    }
    reconcile(&folder, "register.xlsx", "returns", "first", &[]);
    let cases = table(&folder, "first/data/decisions.csv");
    let all = cases.iter().find(|row| row["name"] == "Ioa Yarrow").unwrap();
    assert!(all["reasons"].contains("one of 2 rows that are probably 001001"), "{all:#?}");
    let rows = cases.iter().map(|row| {
        let decision = if row["name"] == "Ioa Yarrow" { "all same person" } else { "" };
        [&*row["case"], &row["suggested_member"], decision]
    });
    let path = decided(&folder, &rows.collect::<Vec<_>>());
    let said = reconcile(&folder, "register.xlsx", "returns", "out", &["--decisions", &path]);
    assert_eq!(local_points(&folder, "out", "001001"), "124", "{said:#?}");
    assert_eq!(local_points(&folder, "out", "001102"), "100", "{said:#?}");
    let after = table(&folder, "out/data/decisions.csv");
    for (name, decision) in
        [("Ioa Yarrow", "same person"), ("Yarrow Ioa", "same person"), ("C Lorimer", "")]
    {
        let own = after.iter().find(|row| row["name"] == name).unwrap();
        assert_eq!(own["decision"], decision, "{own:#?}");
    }
}

/// A member is chosen by number, or by number and name as the drop-down offers it; a number with anything
/// else behind it is told and decides nothing.
#[test]
fn a_number_with_a_remark_behind_it_chooses_nobody() {
    let folder = Folder::new();
    register(
        &folder,
        "'001001 | Iola Yarrow | Hillside | active | 100\n\
         '001102 | Carys \"Caz\" Lorimer | Hillside | active | 100\n",
    );
    folder.add("game.xlsx", &event("Game", ["C Lorimer=", "S One=", "N Two=", "S Two="]));
    reconcile(&folder, "register.xlsx", "returns", "first", &[]);
    let cases = table(&folder, "first/data/decisions.csv");
    let case = &cases.iter().find(|row| row["name"] == "C Lorimer").unwrap()["case"];
    for (decision, points) in [
        ("'001102", "112"),
        ("001102 Carys \"Caz\" Lorimer", "112"),
        ("001102 carys \"caz\" lorimer", "112"),
        ("001102 wrong", "100"),
        ("001102 or Iola", "100"),
        ("001102 Iola Yarrow", "100"),
    ] {
        let path = decided(&folder, &[[case, "", decision]]);
        let said = reconcile(&folder, "register.xlsx", "returns", "out", &["--decisions", &path]);
        assert_eq!(local_points(&folder, "out", "001102"), points, "{decision}: {said:#?}");
        let told = said.err.contains("[decision-gone]");
        assert_eq!(told, points == "100", "{decision}: {}", said.err);
    }
}

/// A drop-down holds 255 letters, and a quote counts twice: members beyond are not offered, and the
/// workbook is written.
#[test]
fn names_full_of_quotes_fit_into_the_drop_down() {
    let folder = Folder::new();
    let quotes = "\"".repeat(40);
    let named = |number: u32, name: &str| {
        format!("'{number:06} | {name} {quotes} Lorimer | Hillside | active | 100\n")
    };
    register(&folder, &[named(1, "Carys"), named(2, "Ceri"), named(3, "Cadi")].concat());
    folder.add("game.xlsx", &event("Game", ["C Lorimer=", "S One=", "N Two=", "S Two="]));
    let said = reconcile(&folder, "register.xlsx", "returns", "first", &[]);
    assert!(said.status < 2, "{said:#?}");
    let words = offered(&folder, "first/decisions.xlsx").into_values().next().unwrap();
    assert!(words.iter().any(|word| word.contains("Lorimer")), "{words:#?}");
}

/// A decision that would take back credits comes too late, unless the return is given with
/// it.
#[test]
fn a_decision_that_comes_too_late_says_so() {
    let folder = Folder::new();
    register(&folder, "'001001 | Iola Yarrow | Hillside | active | 100\n");
    folder.add("game.xlsx", &event("Game", ["Ioa Yarrow=001001", "N One=", "N Two=", "S Two="]));
    folder.add("later/other.xlsx", &event("Other", ["N One=", "S One=", "N Two=", "S Two="]));
    let likely = ["--accept", "likely"];
    reconcile(&folder, "register.xlsx", "returns/game.xlsx", "first", &likely);
    assert_eq!(local_points(&folder, "first", "001001"), "112");
    let path = decided(&folder, &[["player 001001 ioa-yarrow", "", "not a member"]]);
    let more = ["--decisions", &path];
    let late = reconcile(&folder, "first/register.xlsx", "returns/later", "late", &more);
    assert_eq!(late.err.matches("[decision-too-late]").count(), 1, "{late:#?}");
    assert!(late.err.contains("Game of 2026-05-02"), "{late:#?}");
    assert_eq!(local_points(&folder, "late", "001001"), "112");
    // With the return they are taken back, also later.
    for before in ["first", "late"] {
        let register = format!("{before}/register.xlsx");
        let said = reconcile(&folder, &register, "returns", "again", &more);
        assert!(!said.err.contains("decision-too-late"), "{said:#?}");
        assert_eq!(local_points(&folder, "again", "001001"), "100", "{before}");
    }
}

/// If no event has a day because of errors, these errors are reported with their events.
#[test]
fn errors_are_told_where_no_event_tells_a_day() {
    let folder = Folder::new();
    register(&folder, "'001001 | Iola Yarrow | Hillside | active | 100\n");
    let text = event("Monday Pairs", ["Iola Yarrow=001001", "N One=", "N Two=", "S Two="]);
    folder.add("monday.xlsx", &text.replace("@2026-05-02", "31 Febtober"));
    let path = |name: &str| folder.root().join(name).to_str().unwrap().to_string();
    let (register, returns, out) = (path("register.xlsx"), path("returns"), path("out"));
    let said = palmares(&["reconcile", "--register", &register, &returns, "--out", &out]);
    assert_eq!(said.status, 2, "{said:#?}");
    assert!(said.err.contains("error[unreadable-date]"), "{said:#?}");
    assert!(said.err.contains("no awards for Monday Pairs of monday.xlsx"), "{said:#?}");
}

/// What a decision left out is not kept: one for another member comes too late, and is told in words which
/// award it was.
#[test]
fn an_award_that_was_left_out_is_told_with_its_event() {
    let folder = Folder::new();
    let members = ["'001001 | Iola Yarrow", "'001002 | Ann Ash"];
    register(&folder, &members.map(|own| format!("{own} | Hillside | active | 100\n")).concat());
    let players = ["Iola Yarrow=001001", "N Body=", "Yarrow Iola=001001", "S Two="];
    folder.add("game.xlsx", &event("Game", players));
    reconcile(&folder, "register.xlsx", "returns", "first", &[]);
    let cases = table(&folder, "first/data/decisions.csv");
    let of = |points: &str| {
        let mut keys = cases.iter().map(|row| &*row["case"]);
        keys.find(|key| key.starts_with("awards ") && key.ends_with(points)).unwrap()
    };
    let path = decided(&folder, &[[of(" 12"), "", "count"], [of(" 6"), "", "ignore"]]);
    let more = ["--decisions", &path];
    reconcile(&folder, "first/register.xlsx", "returns", "second", &more);
    std::fs::remove_file(folder.root().join("returns/game.xlsx")).unwrap();
    folder.add("other.xlsx", &event("Other", ["Ann Ash=001002", "N One=", "N Two=", "N Four="]));
    let book = "## Decisions\nCase | Number | Name | Decision\n\
                player 001001 yarrow-iola | '001001 | Yarrow Iola | '001002\n";
    std::fs::write(folder.root().join("decided.xlsx"), workbook::xlsx(book)).unwrap();
    let said = reconcile(&folder, "second/register.xlsx", "returns", "third", &more);
    let told = "an earlier decision left out the award of 6 Local Points of Iola Yarrow (001001) for Game of 2026-05-02 (Hillside)";
    assert!(said.err.contains(told), "{said:#?}");
}

/// A return of two events with the same players; the day of the second one and a score of it.
fn two_events(day: &str, score: &str) -> String {
    let mut text = format!(
        "## Events\nEvent | Title | Date | Organiser | Rules | Format | Boards\n\
         1 | Game | @2026-05-02 | Hillside | wbu-2003 | pairs | 24\n\
         2 | Other | {day} | Hillside | wbu-2003 | pairs | 24\n\
         ## Entries\nEvent | Entry | Player 1 | No 1 | Player 2 | No 2\n"
    );
    for event in 1..=2 {
        text.push_str(&format!("{event} | 1 | Iola Yarrow | '001001 | Zoe Muller | '001002\n"));
        (2..=6)
            .for_each(|own| text.push_str(&format!("{event} | {own} | N {own} | | S {own} |\n")));
    }
    text.push_str("## Results\nEvent | Entry | Score\n");
    for (event, scores) in
        [("1", ["62", "58", "52", "47", "43", "38"]), ("2", [score, "57", "53", "48", "42", "39"])]
    {
        for (entry, score) in (1..).zip(scores) {
            text.push_str(&format!("{event} | {entry} | {score}\n"));
        }
    }
    text
}

/// An event that was credited and whose scores cannot be read now is not gone from its return: its points
/// stay, which is told.
#[test]
fn a_credited_event_that_cannot_be_read_is_not_gone() {
    let whole = two_events("@2026-05-09", "61");
    let mut first = whole.clone();
    first = first
        .lines()
        .filter(|line| !line.starts_with("2 |"))
        .map(|line| format!("{line}\n"))
        .collect();
    for (what, changed, told, gone) in [
        ("a word as a score", two_events("@2026-05-09", "sixty"), true, false),
        ("a day that is none", two_events("soon", "61"), true, false),
        ("neither", two_events("soon", "sixty"), true, false),
        ("the event deleted", first, false, true),
        ("as it was", whole.clone(), false, false),
    ] {
        let folder = Folder::new();
        let members = ["'001001 | Iola Yarrow", "'001002 | Zoe Muller"];
        register(
            &folder,
            &members.map(|own| format!("{own} | Hillside | active | 100\n")).concat(),
        );
        folder.add("game.xlsx", &whole);
        reconcile(&folder, "register.xlsx", "returns", "first", &[]);
        assert_eq!(local_points(&folder, "first", "001001"), "124", "{what}");
        folder.add("game.xlsx", &changed);
        let said = reconcile(&folder, "first/register.xlsx", "returns", "second", &[]);
        let is = |code: &str| said.err.contains(&format!("warning[{code}]"));
        assert_eq!([is("credited-unread"), is("event-gone")], [told, gone], "{what}: {said:#?}");
        assert_eq!(local_points(&folder, "second", "001001"), "124", "{what}: {said:#?}");
    }
}
