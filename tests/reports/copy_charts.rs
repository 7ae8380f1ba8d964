//! The chart of an event's copy: the spread of its scores, over a table of formulas.

use crate::support::charts::{between, charts};
use crate::support::{Folder, project};

/// A return of pairs with these scores in per cent, as its sheets.
fn pairs(scores: &[&str], format: &str) -> String {
    let each = || scores.iter().zip(1..);
    let entries: String =
        each().map(|(_, nth)| format!("{nth} | Ann {nth} | Bob {nth}\n")).collect();
    let results: String = each().map(|(own, nth)| format!("{nth} | {own}\n")).collect();
    format!(
        "## Event\nTitle | Monday Pairs\nDate | @2026-05-04\nOrganiser | Riverside\nRules | wbu-2003\n\
         Format | {format}\nScoring | percent\nMovement | howell\nBoards | 26\n\
         ## Entries\nPair | Player 1 | Player 2\n{entries}## Results\nPair | Score\n{results}"
    )
}

const FOURTEEN: [&str; 14] = [
    "61.5", "58.25", "57", "55.5", "54", "52.25", "51", "49.5", "48", "46.75", "45", "43.25",
    "40.5", "37.5",
];

/// The charts of the copy of a return.
fn charts_of(text: &str) -> (Folder, Vec<String>) {
    let folder = Folder::new();
    folder.add("monday.xlsx", text);
    folder.run();
    let copy = std::fs::read(folder.out().join("returns/monday.xlsx")).unwrap();
    (folder, charts(&copy))
}

#[test]
fn the_copy_of_an_event_charts_the_spread_of_its_scores() {
    let (folder, found) = charts_of(&pairs(&FOURTEEN, "pairs"));
    assert_eq!(found.len(), 1);
    let numbers = |nth: usize| -> Vec<u32> {
        let values = between(&found[0], "<c:val>", "</c:val>");
        between(values[nth], "<c:v>", "</c:v>").iter().map(|own| own.parse().unwrap()).collect()
    };
    // From 36 to 62 per cent in steps of two.
    let [with, without] = [numbers(0), numbers(1)];
    let fourteen = |with: &[u32; 13], of: &[u32]| assert_eq!(of, with);
    fourteen(&[0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 1, 1], &with);
    fourteen(&[1, 0, 1, 1, 1, 1, 2, 1, 1, 0, 0, 0, 0], &without);
    // The picture of the page has the same columns.
    let page = folder.written("events/monday-1.html");
    let told = between(&page, "<desc>", "</desc>").concat() + &page;
    assert!(told.contains("1 from 60 to 62"), "{told}");
    assert!(told.contains("2 from 54 to 56"), "{told}");
    assert!(found[0].contains("Monday Pairs"));
}

#[test]
fn few_scores_and_knock_outs_have_no_chart() {
    let seven = pairs(&FOURTEEN[..7], "pairs");
    assert_eq!(charts_of(&seven).1.len(), 0);
    let equal = pairs(&["50"; 8], "pairs");
    assert_eq!(charts_of(&equal).1.len(), 0);
}

#[test]
fn copies_made_anew_have_charts_too() {
    let folder = Folder::new();
    let (samples, out) = (project().join("samples/boards"), folder.out());
    let [samples, out] = [&samples, &out].map(|path| path.to_str().unwrap());
    crate::support::palmares_unchecked(&["run", samples, "--out", out, "--quiet"]);
    let copy = std::fs::read(folder.out().join("returns/friday-butler.xml.xlsx"));
    let copy = copy.or_else(|_| std::fs::read(folder.out().join("returns/friday-butler.xlsx")));
    assert_eq!(charts(&copy.unwrap()).len(), 1);
}
