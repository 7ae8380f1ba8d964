//! Workbooks on paper: what of them is printed, by the setup of their pages.

use std::collections::BTreeMap;

use crate::support::workbook::parts;
use crate::support::{Folder, project};

/// The sheets of a workbook by their names, and what is defined for each: print area and repeated rows.
fn pages(bytes: &[u8]) -> (BTreeMap<String, String>, BTreeMap<String, String>) {
    let parts = parts(bytes);
    let text = |name: &str| String::from_utf8(parts[name].clone()).unwrap();
    let (book, relations) = (text("xl/workbook.xml"), text("xl/_rels/workbook.xml.rels"));
    let value = |tag: &str, name: &str| -> String {
        let rest = tag.split(&format!(" {name}=\"")).nth(1).unwrap_or_default();
        rest.split('"').next().unwrap_or_default().to_string()
    };
    let target = |id: &str| {
        let own = relations.split('<').find(|tag| value(tag, "Id") == id).unwrap();
        format!("xl/{}", value(own, "Target").trim_start_matches("/xl/"))
    };
    let sheets = book.split('<').filter(|tag| tag.starts_with("sheet "));
    let sheets = sheets.map(|tag| (value(tag, "name"), text(&target(&value(tag, "r:id")))));
    let names = book.split("<definedName ").skip(1).filter_map(|own| {
        let (tag, formula) = own.split('<').next()?.split_once('>')?;
        let (sheet, cells) = formula.rsplit_once('!')?;
        let kind = value(&format!(" {tag}"), "name");
        let kind = kind.strip_prefix("_xlnm.")?;
        Some((format!("{} {kind}", sheet.trim_matches('\'')), cells.replace('$', "")))
    });
    (sheets.collect(), names.collect())
}

/// The sample season with its workbooks.
fn season() -> Folder {
    let folder = Folder::new();
    let (samples, out) = (project().join("samples/season"), folder.out());
    let [samples, out] = [&samples, &out].map(|path| path.to_str().unwrap());
    crate::support::palmares(&["run", samples, "--out", out, "--quiet", "--only", "workbooks"]);
    folder
}

#[test]
fn a_season_prints_as_wide_as_the_page_and_of_long_lists_a_page() {
    let folder = season();
    let (sheets, names) = pages(&std::fs::read(folder.out().join("season.xlsx")).unwrap());
    for (name, sheet) in &sheets {
        assert!(sheet.contains("<pageSetUpPr fitToPage=\"1\"/>"), "{name}");
        assert!(sheet.contains("paperSize=\"9\""), "{name}");
        if name != "Overview" {
            assert!(sheet.contains("fitToHeight=\"0\""), "{name}");
            assert_eq!(names[&format!("{name} Print_Titles")], "1:1");
        }
    }
    // All of the overview stands on one page.
    assert!(!sheets["Overview"].contains("fitToHeight"));
    let rows = |name: &str| sheets[name].matches("<row ").count();
    for (name, upright, area) in [("Standings", false, "A1:H37"), ("Awards", false, "A1:I49")] {
        let sheet = &sheets[name];
        assert_eq!(sheet.contains("orientation=\"portrait\""), upright, "{name}");
        assert_eq!(names[&format!("{name} Print_Area")], area);
        let shown: usize = area[4..].parse().unwrap();
        let told = format!("The first {} of {} rows", shown - 1, rows(name) - 1);
        assert!(sheet.contains(&told), "{name}: {told}");
        assert!(sheet.contains("on its page (folder events)"), "{name}");
    }
    let area = &names["Totals Print_Area"];
    assert_eq!(*area, format!("A1:E{}", rows("Totals")));
}

#[test]
fn of_a_copy_the_standings_are_printed_and_problems_if_there_are_any() {
    let folder = season();
    let copy = |path: &str| pages(&std::fs::read(folder.out().join(path)).unwrap());
    // Four sheets of ours; an empty cell right of a sheet's columns is printed by no program.
    let (sheets, names) = copy("returns/trer-eos/nov-03.xlsx");
    for (name, area) in [("Awards", "J1:J1"), ("Problems", "H1:H1"), ("About", "F1:F1")] {
        assert_eq!(names[&format!("{name} Print_Area")], area, "{name}");
        assert!(!names.contains_key(&format!("{name} Print_Titles")), "{name}");
    }
    let standings = &sheets["Standings"];
    // Ten pairs, and their chart below; its table beside them is for the screen.
    assert_eq!(names["Standings Print_Area"], "A1:I27");
    assert!(standings.contains("How each award is worked out: sheet Awards, not printed."));
    assert!(standings.contains("orientation=\"portrait\""));
}

#[test]
fn what_a_club_laid_out_prints_as_it_left_it() {
    let folder = Folder::new();
    let (samples, out) = (project().join("samples/boards"), folder.out());
    let [samples, out] = [&samples, &out].map(|path| path.to_str().unwrap());
    crate::support::palmares(&["run", samples, "--out", out, "--quiet", "--only", "workbooks"]);
    let copy = std::fs::read(folder.out().join("returns/monday-pairs.xlsx")).unwrap();
    let (sheets, names) = pages(&copy);
    // The columns that palmares adds are from K on.
    assert!(sheets["Boards"].contains("r=\"K1\""));
    assert_eq!(names["Boards Print_Area"], "A:I");
    assert!(!names.contains_key("Entries Print_Area"));
    assert!(!sheets["Boards"].contains("<pageSetup "));
    // A copy that comes back keeps the area.
    let again = Folder::new();
    again.add_bytes("monday-pairs.xlsx", &copy);
    again.run();
    let (_, names) = pages(&std::fs::read(again.out().join("returns/monday-pairs.xlsx")).unwrap());
    assert_eq!(names["Boards Print_Area"], "A:I");
}

#[test]
fn no_page_of_standings_ends_within_an_event_that_fits_on_one() {
    let folder = Folder::new();
    let mut text =
        "## Events\nEvent | Title | Date | Organiser | Rules | Format | Scoring | Movement\n"
            .to_string();
    let (mut entries, mut results) = (String::new(), String::new());
    for event in 1..=4 {
        text.push_str(&format!(
            "{event} | Monday {event} | @2026-05-0{event} | Riverside | wbu-2003 | pairs | percent | howell\n"
        ));
        for pair in 1..=25 {
            entries.push_str(&format!("{event} | {pair} | Ann {pair} | Bob {pair}\n"));
            results.push_str(&format!("{event} | {pair} | {}\n", 63 - pair));
        }
    }
    text.push_str(&format!("## Entries\nEvent | Pair | Player 1 | Player 2\n{entries}"));
    text.push_str(&format!("## Results\nEvent | Pair | Score\n{results}"));
    folder.add("may.xlsx", &text);
    folder.run();
    let (sheets, _) = pages(&std::fs::read(folder.out().join("returns/may.xlsx")).unwrap());
    // 25 rows an event below the headings; 59 fit on a page.
    let breaks = "<rowBreaks count=\"1\" manualBreakCount=\"1\"><brk id=\"51\" max=\"16383\" man=\"1\"/></rowBreaks>";
    assert!(sheets["Standings"].contains(breaks), "{}", sheets["Standings"]);
}
