//! What people take for read, or for struck out: copies of sheets, lines through rows.

use crate::support::{self, Folder, Said, palmares, workbook};

const EVENT: &str = "## Event\nFormat | pairs\nRules | wbu-2003\nBoards | 24\nDate | @2026-05-02\n";

/// Whoever strikes a row out means that it does not count; it does, and that is told at the row, else
/// at the cells.
#[test]
fn what_is_struck_through_counts_and_is_told() {
    for (orders, told) in [
        ("", &[][..]),
        // The headings are no row.
        ("! strike row 1\n", &[]),
        ("! strike row 2\n", &["Entries › A2"]),
        ("! strike row 2\n! strike row 3\n", &["Entries › A2", "Entries › A3"]),
        // Three of five cells are most of the row, two are two cells.
        ("! strike B2\n! strike C2\n! strike D2\n", &["Entries › B2"]),
        ("! strike D3\n! strike E3\n", &["Entries › D3", "Entries › E3"]),
        // A remark beside the table is not read.
        ("! strike F2\n", &[]),
    ] {
        let entries = format!(
            "## Entries\n{orders}Entry | Player 1 | No 1 | Player 2 | No 2 |\n\
             1 | Ann Ash | '101 | Ben Birch | '102 | late\n2 | Cai Cole | '103 | Dee Dun | '104\n"
        );
        let text = format!("{}{entries}## Results\nEntry | Score\n1 | 60\n2 | 40\n", EVENT);
        let folder = Folder::with(&text);
        let said = palmares(&["check", "--no-progress", folder.returns().to_str().unwrap()]);
        let places: Vec<&str> = said
            .err
            .split("[struck-out]")
            .skip(1)
            .map(|block| block.lines().nth(1).unwrap().trim().trim_start_matches("--> "))
            .map(|place| place.trim_start_matches("club.xlsx › "))
            .collect();
        assert_eq!(places, told, "{orders}: {said:#?}");
    }
}

/// A sheet with contestants and scores is read as two; a struck row is told once.
#[test]
fn a_struck_row_of_a_sheet_with_names_and_scores_is_told_once() {
    let text = format!(
        "{}## Results\n! strike row 2\nEntry | Player 1 | No 1 | Player 2 | No 2 | Score\n\
         1 | Ann Ash | '101 | Ben Birch | '102 | 60\n2 | Cai Cole | '103 | Dee Dun | '104 | 40\n",
        EVENT
    );
    let folder = Folder::with(&text);
    let said = palmares(&["check", "--no-progress", folder.returns().to_str().unwrap()]);
    assert_eq!(said.err.matches("[struck-out]").count(), 1, "{said:#?}");
}

/// LibreOffice writes a line through the text into the style of its cell.
#[test]
fn what_is_struck_through_in_an_ods_return_is_told() {
    let cell = |style: &str, text: &str| {
        let text = format!("<text:p>{text}</text:p></table:table-cell>");
        format!(r#"<table:table-cell table:style-name="{style}" office:value-type="string">{text}"#)
    };
    let sheet = |name: &str, rows: &[(&str, &[&str])]| {
        let row = |(style, cells): &(&str, &[&str])| {
            let cells: String = cells.iter().map(|text| cell(style, text)).collect();
            format!("<table:table-row>{cells}</table:table-row>")
        };
        let rows: String = rows.iter().map(row).collect();
        format!(r#"<table:table table:name="{name}">{rows}</table:table>"#)
    };
    let event: [(&str, &[&str]); 4] = [
        ("ce2", &["Format", "pairs"]),
        ("ce2", &["Rules", "wbu-2003"]),
        ("ce2", &["Boards", "24"]),
        ("ce2", &["Date", "2026-05-02"]),
    ];
    let entries: [(&str, &[&str]); 3] = [
        ("ce1", &["Entry", "Player 1", "Player 2"]),
        ("ce2", &["1", "Ann Ash", "Ben Birch"]),
        ("ce1", &["2", "Cai Cole", "Dee Dun"]),
    ];
    let results: [(&str, &[&str]); 3] =
        [("ce2", &["Entry", "Score"]), ("ce2", &["1", "60"]), ("ce2", &["2", "40"])];
    let style = |name: &str, line: &str| {
        format!(
            r#"<style:style style:name="{name}" style:family="table-cell"><style:text-properties style:text-line-through-style="{line}"/></style:style>"#
        )
    };
    let content = format!(
        r#"<?xml version="1.0"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:automatic-styles>{}{}</office:automatic-styles><office:body><office:spreadsheet>{}{}{}</office:spreadsheet></office:body></office:document-content>"#,
        style("ce1", "solid"),
        style("ce2", "none"),
        sheet("Event", &event),
        sheet("Entries", &entries),
        sheet("Results", &results),
    );
    let folder = Folder::new();
    let parts: [(&str, &[u8]); 2] = [
        ("mimetype", b"application/vnd.oasis.opendocument.spreadsheet"),
        ("content.xml", content.as_bytes()),
    ];
    folder.add_bytes("club.ods", &workbook::zipped(parts));
    let said = palmares(&["check", "--no-progress", folder.returns().to_str().unwrap()]);
    assert_eq!(said.err.matches("[struck-out]").count(), 1, "{said:#?}");
    assert!(said.err.contains("club.ods › Entries › A3"), "{said:#?}");
}

/// A sheet that looks like a copy of one that is read: a note where all its rows stand there, a warning
/// with their number where some do not. Nothing of it counts.
#[test]
fn copies_of_sheets_are_told() {
    let entries = "Entry | Player 1 | No 1 | Player 2 | No 2\n\
         1 | Ann Ash | '101 | Ben Birch | '102\n2 | Cai Cole | '103 | Dee Dun | '104\n";
    let results = "Entry | Score\n1 | 60\n2 | 40\n";
    for (copy, told) in [
        // A copy and the older one, without a row, of one sheet.
        (
            format!("## Results (2)\n{results}"),
            "note[sheet-copy]: All rows on this sheet are also on the sheet Results",
        ),
        ("## Results (2)\nEntry | Score\n1 | 60\n".to_string(), "note[sheet-copy]"),
        (
            "## Results (2)\nEntry | Score\n1 | 40\n2 | 60\n".to_string(),
            "warning[sheet-copy]: This sheet looks like a copy of Results, but 2 of its rows are not there.",
        ),
        (
            "## Copy of Results\nEntry | Score\n1 | 60\n2 | 41\n".to_string(),
            "warning[sheet-copy]: This sheet looks like a copy of Results, but 1 of its rows is not there.",
        ),
        ("## Event (2)\nTitle | Another\n".to_string(), "looks like a copy of Event, but 1 of its rows"),
        // The same headings under any name.
        (
            format!("## Tabelle1\n{}", entries.replace("101", "109")),
            "warning[sheet-copy]: This sheet looks like a copy of Entries, but 1 of its rows",
        ),
        (
            "## Adjustments (2)\nEntry | Amount\n1 | -3\n".to_string(),
            "warning[sheet-copy]: This sheet looks like the missing sheet Adjustments.",
        ),
        // The headings of a sheet that is not there, under another name.
        (
            "## Penalties\nEntry | Kind | Amount | Reason\n1 | percent | -3 | late\n".to_string(),
            "warning[sheet-copy]: This sheet looks like the missing sheet Adjustments.",
        ),
        // Other people, and the same people.
        (
            "## Week 4\nPlace | Names | Score\n1 | Edd Elm & Fay Fox | 60\n2 | Gus Gorse & Hal Hay | 55\n\
             3 | Ivy Iles & Jan Jay | 45\n4 | Kit Kerr & Lea Lowe | 40\n".to_string(),
            "warning[sheet-of-others]: This sheet holds contestants and scores, but 4 of the contestants",
        ),
        (
            "## Ranking\nPlace | Names | Score\n1 | Ann Ash & Ben Birch | 60\n\
             2 | Cai Cole & Dee Dun | 40\n3 | Ann Ash & Dee Dun | 30\n4 | Cai Cole & Ben Birch | 20\n"
                .to_string(),
            "note[unknown-sheet]",
        ),
        // Another list of the club's own, and nothing.
        ("## Ranking\nPlace | Names\n1 | Ann Ash\n".to_string(), "note[unknown-sheet]"),
        ("## Results (2)\n".to_string(), ""),
    ] {
        let text = format!("{}## Entries\n{entries}## Results\n{results}{copy}", EVENT);
        let folder = Folder::with(&text);
        let said = palmares(&["check", "-v", "--no-progress", folder.returns().to_str().unwrap()]);
        // A line of the terminal can break anywhere.
        let err = said.err.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(err.contains(told), "{copy}: {said:#?}");
        let codes = ["[sheet-copy]", "[unknown-sheet]", "[sheet-of-others]"];
        let codes = codes.map(|code| err.matches(code).count());
        assert_eq!(codes.iter().sum::<usize>(), usize::from(!told.is_empty()), "{copy}: {err}");
    }
}

/// A register with two members, and an evening on which one of them has no number.
fn register_and_evening(register: &str) -> Folder {
    let folder = Folder::new();
    let head = "## Members\nNumber | Name | Club | Status | Local points\n\
        '001001 | Iola Yarrow | Hillside | active | 100\n\
        '001002 | Carys Lorimer | Hillside | active | 50\n";
    let book = workbook::xlsx(&format!("{head}{register}"));
    std::fs::write(folder.root().join("register.xlsx"), book).unwrap();
    let mut evening = format!(
        "{EVENT}Organiser | Hillside\n## Entries\nEntry | Player 1 | No 1 | Player 2 | No 2\n\
         1 | Iola Yarow | | Carys Lorimer | '001002\n"
    );
    (2..=6).for_each(|pair| evening += &format!("{pair} | N {pair} | | S {pair} |\n"));
    evening += "## Results\nEntry | Score\n1 | 62\n2 | 58\n3 | 52\n4 | 47\n5 | 43\n6 | 38\n";
    folder.add("game.xlsx", &evening);
    folder
}

fn reconciled(folder: &Folder, decisions: Option<&str>) -> Said {
    let path = |name: &str| folder.root().join(name).to_str().unwrap().to_string();
    let (register, returns, out) = (path("register.xlsx"), path("returns"), path("out"));
    let mut words = vec!["reconcile", "--register", &register, &returns, "--out", &out];
    words.extend(["--as-of", "2026-12-31", "--no-progress", "-v"]);
    let given = path("decided.xlsx");
    if let Some(text) = decisions {
        std::fs::write(&given, workbook::xlsx(text)).unwrap();
        words.extend(["--decisions", &given]);
    }
    palmares(&words)
}

/// The Local Points of Iola Yarrow in the new register.
fn points(folder: &Folder) -> String {
    let members = std::fs::read_to_string(folder.root().join("out/data/members.csv")).unwrap();
    let members = support::rows(&members);
    members.iter().find(|row| row["number"] == "001001").unwrap()["local_points"].clone()
}

/// A decision is read from the sheet `Decisions` alone. One on a copy of it is told, and not applied.
#[test]
fn decisions_on_a_copy_of_the_sheet_are_told() {
    let first = register_and_evening("");
    reconciled(&first, None);
    let cases = std::fs::read_to_string(first.root().join("out/data/decisions.csv")).unwrap();
    let case = support::rows(&cases)
        .into_iter()
        .find(|row| row["name"] == "Iola Yarow")
        .map(|row| row["case"].clone())
        .unwrap();
    let rows = |decision: &str| format!("Case | Member | Decision\n{case} | | {decision}\n");
    let (blank, decided) = (rows(""), rows("'001001"));
    let note = "note[sheet-copy]";
    let differs =
        "warning[sheet-copy]: This sheet looks like a copy of Decisions, but 1 of its rows";
    let unread = "error[sheet-copy]: The workbook has no Decisions sheet. The sheet";
    // The sheets; what is told; the points of the member, who had 100 and wins 12 (Scale A: three
    // tables, 24 boards).
    for (sheets, told, points_then) in [
        (format!("## Decisions\n{decided}"), "", "112"),
        (format!("## Decisions\n{decided}## Decisions (2)\n{decided}"), note, "112"),
        (format!("## Decisions\n{blank}## Decisions (2)\n{decided}"), differs, "100"),
        (format!("## Copy of Decisions\n{decided}## Decisions\n{blank}"), differs, "100"),
        (format!("## Tabelle1\n{decided}## Decisions\n{blank}"), differs, "100"),
        (format!("## Decisions (2)\n{decided}"), unread, "100"),
        (format!("## Tabelle1\n{decided}"), unread, "100"),
    ] {
        let folder = register_and_evening("");
        let said = reconciled(&folder, Some(&sheets));
        let err = said.err.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(err.contains(told), "{sheets}: {said:#?}");
        let count = usize::from(!told.is_empty());
        assert_eq!(err.matches("[sheet-copy]").count(), count, "{sheets}: {said:#?}");
        assert_eq!(points(&folder), points_then, "{sheets}: {said:#?}");
    }
}

/// The register: a copy of its members with another total, and a member who is struck out.
#[test]
fn copies_and_struck_rows_of_a_register_are_told() {
    let copy = "## Members (2)\nNumber | Name | Club | Status | Local points\n\
        '001001 | Iola Yarrow | Hillside | active | 190\n\
        '001002 | Carys Lorimer | Hillside | active | 50\n";
    let said = reconciled(&register_and_evening(copy), None);
    let err = said.err.split_whitespace().collect::<Vec<_>>().join(" ");
    let differs = "warning[sheet-copy]: This sheet looks like a copy of Members, but 1 of its rows";
    assert!(err.contains(differs), "{said:#?}");
    let said = reconciled(&register_and_evening("! strike row 3\n"), None);
    assert!(said.err.contains("warning[struck-out]"), "{said:#?}");
    assert!(said.err.contains("register.xlsx › Members › A3"), "{said:#?}");
    let said = reconciled(&register_and_evening(""), None);
    assert!(!said.err.contains("sheet-copy") && !said.err.contains("struck-out"), "{said:#?}");
}

/// A return of three events of one club, on three Mondays of a month, each with its status and boards.
fn month(month: u32, events: [(&str, u32); 3]) -> String {
    let head = "Event | Title | Date | Organiser | Rules | Format | Status | Boards";
    let (mut list, mut entries, mut results) =
        (format!("## Events\n{head}\n"), String::new(), String::new());
    for (nth, (status, boards)) in (1..).zip(events) {
        let day = 7 * nth;
        list += &format!(
            "{nth} | Club Pairs {day} | @2026-{month:02}-{day:02} | Hillside | wbu-2003 | pairs | {status} | {boards}\n"
        );
        // Other scores on each evening, which average 50.
        let shift = f64::from(3 * month + nth) * 0.17;
        for (pair, score) in (1..).zip([60.5, 55.0, 52.5, 47.0, 45.0, 40.0]) {
            entries += &format!("{nth} | {pair} | Ann {pair}ash | Ben {pair}ell\n");
            let score = if pair % 2 == 0 { score + shift } else { score - shift };
            results += &format!("{nth} | {} | {score:.2}\n", (pair + nth + month) % 6 + 1);
        }
    }
    format!(
        "{list}## Entries\nEvent | Pair | Player 1 | Player 2\n{entries}\
         ## Results\nEvent | Pair | %\n{results}"
    )
}

/// Where the other returns of a club agree, a return is doubted that differs as a slip makes it
/// differ: one status for all its events, boards with their figures exchanged.
#[test]
fn a_return_that_differs_from_all_others_of_its_club_is_doubted() {
    let club = [("club", 24); 3];
    for (returns, statuses, boards) in [
        ([club, club, club], 0, 0),
        ([club, club, [("national", 24); 3]], 1, 0),
        ([club, [("area", 24); 3], club], 1, 0),
        // One evening among eight others: of a district, and of the whole country.
        ([club, club, [("club", 24), ("club", 24), ("district", 24)]], 0, 0),
        ([club, club, [("club", 24), ("club", 24), ("national", 24)]], 1, 0),
        // Half as many boards more, and some more.
        ([club, club, [("club", 24), ("club", 36), ("club", 24)]], 0, 1),
        ([club, club, [("club", 24), ("club", 12), ("club", 24)]], 0, 1),
        ([club, club, [("club", 24), ("club", 30), ("club", 24)]], 0, 0),
        // Two statuses among the others, other titles.
        ([club, [("club", 24), ("area", 24), ("club", 24)], [("national", 24); 3]], 0, 0),
        ([club, club, [("club", 24), ("club", 42), ("club", 24)]], 0, 1),
        ([[("club", 42); 3], club, club], 0, 3),
        // Not exchanged, and a club that plays both.
        ([club, club, [("club", 26); 3]], 0, 0),
        ([club, [("club", 24), ("club", 42), ("club", 24)], [("club", 42); 3]], 0, 0),
    ] {
        let folder = Folder::new();
        for (nth, events) in (1..).zip(returns) {
            folder.add(&format!("{nth}.xlsx"), &month(nth, events));
        }
        let returned = folder.returns();
        let said = palmares(&["check", "-v", "--no-progress", returned.to_str().unwrap()]);
        let told =
            ["[status-unlike]", "[boards-unlikely]"].map(|code| said.err.matches(code).count());
        assert_eq!(told, [statuses, boards], "{returns:?}: {said:#?}");
    }
    // Five other events at least show a custom.
    let folder = Folder::new();
    folder.add("1.xlsx", &month(1, club));
    folder.add("2.xlsx", &month(2, [("national", 42); 3]));
    let returned = folder.returns();
    let said = palmares(&["check", "-v", "--no-progress", returned.to_str().unwrap()]);
    assert!(
        !said.err.contains("status-unlike") && !said.err.contains("boards-unlikely"),
        "{said:#?}"
    );
}
