//! The entry desk: fees, who is here, who comes late, byes asked for.

use crate::support::{self, Folder};

/// A return of four players; `keys` are further lines of the Event sheet.
fn entered(keys: &str, columns: &str, rows: [&str; 4]) -> Folder {
    let mut text = format!(
        "## Event\nTitle | Riverside Open\nFormat | swiss\nRules | fide-2026\nDate | @2026-05-02\n\
         Rounds | 2\nSeed | 7\n{keys}## Entries\nEntry | Player | Rating | Byes | Bye score{columns}\n"
    );
    let names = ["Carys Lorimer", "Huw Tremlett", "Megan Oakes", "Nia Colter"];
    for ((number, name), row) in (1..).zip(names).zip(rows) {
        let rating = 2000 - 50 * number;
        text.push_str(&format!("{number} | {name} | {rating} | {row}\n"));
    }
    Folder::with(&text)
}

const DESK: &str = "events/club-1/desk.html";

/// Fees of 20, 20, 20 and 7.50; paid 20, 5, 25 and nothing. Due 67.50, paid 50: 17.50 are open, which
/// is 15 + 7.50 owed less 5 too much.
#[test]
fn fees_are_added_up_and_reconcile() {
    let folder = entered(
        "Entry fee | 20\n",
        " | Fee due | Fee paid | Present | Arrives",
        [
            " | | | £20 | yes |",
            " | | | 5 | no | round 2",
            "1 | ½ | | 25 | |",
            " | | 7.50 | | yes |",
        ],
    );
    let said = folder.run();
    assert_eq!(said.status, 0, "{}", said.err);
    let page = folder.written(DESK);
    for shown in [
        "Due £67.50 \u{2212} paid £50 = £17.50: owed £22.50 \u{2212} overpaid £5.",
        "2 here, 1 not here, 1 not ticked.",
        "<b>Huw Tremlett</b> £15 of £20</li>",
        "<b>Nia Colter</b> £7.50 of £7.50</li>",
        "<b>Huw Tremlett</b> round 2</li>",
        "<b>Megan Oakes</b> 1 (for \u{bd})</li>",
        "+£5",
    ] {
        assert!(page.contains(shown), "{shown}: {page}");
    }
    assert!(folder.written("events/club-1.html").contains("club-1/desk.html"));
    let file = folder.returns().join("club.xlsx");
    let told = support::palmares(&["explain", file.to_str().unwrap(), "--entry", "3"]);
    assert!(told.out.contains("fee £20, paid £25: £5 too much"), "{}", told.out);
}

/// What is no time and no round under `Arrives` is told with the words; all else is read or left.
#[test]
fn what_arrives_says_is_a_round_or_a_time() {
    for (text, is_odd) in [
        ("round five", true),
        ("later", true),
        ("Runde 5", true),
        ("round 5", false),
        ("R5", false),
        ("10:30", false),
        ("2 pm", false),
        ("14h", false),
        ("Saturday 14.00", false),
        ("@2026-05-03", false),
    ] {
        let row = format!(" | | {text}");
        let folder = entered("", " | Arrives", [" | |", &row, " | |", " | |"]);
        folder.run();
        let told = folder.rows("problems");
        let odd: Vec<_> = told.iter().filter(|row| row["code"] == "arrives-odd").collect();
        assert_eq!(!odd.is_empty(), is_odd, "{text}: {told:?}");
        let says = |row: &&std::collections::BTreeMap<String, String>| {
            row["message"].ends_with(&format!("Huw Tremlett (“{text}”)."))
        };
        assert!(odd.iter().all(says), "{odd:?}");
    }
}

/// Nobody waits for a player who withdrew before the first round; what such a player owes is told.
#[test]
fn who_withdrew_is_told() {
    let rows = [" | | | yes", " | withdrawn after 0 | |", " | withdrawn after 1 | |", " | | | "];
    let rows = rows.map(|row| format!(" | {}", row.trim_start()));
    let rows = rows.each_ref().map(String::as_str);
    let folder = entered("Entry fee | 20\n", " | Status | Fee paid | Present", rows);
    folder.run();
    let page = folder.written(DESK);
    let owes = ["<b>Huw Tremlett</b> £20 of £20 (withdrawn)", "<b>Nia Colter</b> £20 of £20</li>"];
    for shown in owes.map(|shown| shown.replace('£', "")) {
        assert!(page.contains(&shown), "{shown}: {page}");
    }
    let missing =
        page.split("<h2>Not here yet</h2>").nth(1).and_then(|rest| rest.split("</ul>").next());
    let missing = missing.unwrap_or_else(|| panic!("{page}"));
    let is_named = |name: &str| missing.contains(name);
    let names = ["Carys Lorimer", "Huw Tremlett", "Megan Oakes", "Nia Colter"];
    assert_eq!(names.map(is_named), [false, false, true, true], "{missing}");
}

/// The desk changes no draw, and asks about those who are not here.
#[test]
fn nobody_is_dropped_for_not_being_here() {
    let plain = entered("", "", ["", "", "", ""].map(|_| " | "));
    let absent = entered("", " | Present", [" | | yes", " | | no", " | | no", " | |"]);
    for folder in [&plain, &absent] {
        let said = folder.run();
        assert_eq!(said.status, 0, "{}", said.err);
    }
    let drawn = |folder: &Folder| folder.rows("draws");
    assert_eq!(drawn(&plain), drawn(&absent));
    assert_eq!(drawn(&plain).len(), 2);
    let told = absent.rows("problems");
    let asked: Vec<&str> = told.iter().map(|row| row["message"].as_str()).collect();
    assert!(asked[0].ends_with("Huw Tremlett, Megan Oakes."), "{asked:?}");
    // Without the columns there is no desk, and no page of it for everybody.
    assert!(!plain.out().join(DESK).exists() && absent.out().join(DESK).exists());
    let site = absent.root().join("site");
    absent.run_with(&["--public", site.to_str().unwrap()]);
    assert!(site.join("events/club-1.html").exists() && !site.join(DESK).exists());
    let public = std::fs::read_to_string(site.join("events/club-1.html")).unwrap();
    assert!(!public.contains("desk.html"));
}

/// Whatever the columns hold, the event is final, nobody is left out, and a row of sums is no entry.
/// What cannot be read is named and stands in no sum: of the fees of 20 those of the first and the
/// third count, and 20 was paid. Old headings are not read.
#[test]
fn odd_cells_change_no_event() {
    let played = |columns: &str, cells: [&str; 4]| {
        let mut text = format!(
            "## Event\nTitle | Riverside Open\nFormat | swiss\nRules | fide-2026\nDate | @2026-05-02\n\
             Rounds | 1\nEntry fee | 20\n## Entries\nEntry | Player | Rating{columns}\n"
        );
        for (number, cells) in (1..).zip(cells) {
            text.push_str(&format!("{number} | Player {number} | {} | {cells}\n", 2000 - number));
        }
        text.push_str(" | | | 45 | 3 | {h:mm}0.5\n");
        text.push_str(
            "## Matches\nRound | White | Black | Result\n1 | 1 | 3 | 1-0\n1 | 2 | 4 | ½\n",
        );
        let folder = Folder::with(&text);
        let said = folder.run();
        assert_eq!(said.status, 0, "{}", said.err);
        assert_eq!(folder.rows("events")[0]["state"], "final");
        assert_eq!(folder.rows("standings").len(), 4);
        folder
    };
    let cells =
        ["\u{a3}20 | yes | {h:mm}0.4375", "cash | maybe | ", "waived | no |", "€5 | | #REF!"];
    let folder = played(" | Fee paid | Present | Arrives", cells);
    let told: Vec<String> = folder.rows("problems").iter().map(|row| row["code"].clone()).collect();
    assert_eq!(told, ["fee-odd", "present-odd", "arrives-odd", "fee-of-nobody"]);
    let page = folder.written(DESK);
    for shown in [
        "Due \u{a3}20 \u{2212} paid \u{a3}20 = owed \u{a3}0. Without 2 entries, whose amounts cannot be read.",
        "<b>Player 2</b> fee \u{a3}20, paid \u{201c}cash\u{201d}</li>",
        "<b>Player 4</b> fee \u{a3}20, paid \u{20ac}5</li>",
        "<b>Player 1</b> 10:30</li>",
    ] {
        assert!(page.contains(shown), "{shown}: {page}");
    }
    let folder = played(" | Fee | Paid | Late", cells);
    let told: Vec<String> =
        folder.rows("problems").iter().map(|row| row["severity"].clone()).collect();
    assert!(told.iter().all(|severity| severity == "note"), "{told:?}");
}
