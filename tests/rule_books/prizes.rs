//! Prize money: worked out by hand, on every output, and nothing lost.

use std::collections::BTreeMap;

use crate::support::{Folder, palmares, project, rows};

/// Four players and two rounds: 1 and 2 have 1½ points and a better Buchholz for 1, 3 is a woman with
/// a point, 4 has none.
const OPEN: &str = "\
## Event
Title | Spring Open
Date | @2026-05-09
Organiser | Northside Chess Club
Rules | fide-2026
Format | swiss
Rounds | 2
Tie-breaks | BH
## Entries
No | Player | Rating | Category | Club
1 | Ann Lee | 2100 | | Northside
2 | Cay <Dunn> | 1900 | U16 | Northside
3 | Bo Hart | 1580 | women, U16 | Southside
4 | Dai Rees | 1400 | | Southside
## Matches
Round | White | Black | Result
1 | 1 | 3 | 1-0
1 | 2 | 4 | 1-0
2 | 2 | 1 | ½-½
2 | 4 | 3 | 0-1
";

const HEADINGS: &str =
    "Prize | Place | Amount | Sharing | Category | Rating to | Beside others | Winner";

fn open_with(prizes: &str) -> Folder {
    Folder::with(&format!("{OPEN}## Prizes\n{HEADINGS}\n{prizes}"))
}

/// What each entry is paid by `data/prizes.csv`.
fn paid(folder: &Folder) -> BTreeMap<String, String> {
    let said = folder.run();
    assert!(said.status < 2, "{}", said.err);
    let table = rows(&folder.written("data/prizes.csv"));
    table.iter().map(|row| (row["entry"].clone(), row["amount"].clone())).collect()
}

#[test]
fn prizes_are_paid_as_worked_out_by_hand() {
    let cases = std::fs::read_to_string(project().join("tests/prizes/cases.csv")).unwrap();
    for case in rows(&cases) {
        let sheet: String =
            case["prizes"].split('|').map(|row| format!("{}\n", row.replace(';', " | "))).collect();
        let folder = open_with(&sheet);
        let expected: BTreeMap<String, String> = case["payments"]
            .split('|')
            .filter_map(|pair| pair.split_once(' '))
            .map(|(entry, amount)| (entry.to_string(), amount.to_string()))
            .collect();
        let cents = |amount: &str| {
            let (whole, part) = amount.split_once('.').unwrap_or((amount, "0"));
            whole.parse::<u32>().unwrap() * 100 + format!("{part:0<2}").parse::<u32>().unwrap()
        };
        let own = paid(&folder);
        let in_cents = |paid: &BTreeMap<String, String>| -> BTreeMap<String, u32> {
            paid.iter().map(|(entry, amount)| (entry.clone(), cents(amount))).collect()
        };
        assert_eq!(in_cents(&own), in_cents(&expected), "{}: {}", case["case"], case["clause"]);
        let total: u32 =
            case["prizes"].split('|').map(|row| cents(row.split(';').nth(2).unwrap())).sum();
        let paid: u32 = own.values().map(|amount| cents(amount)).sum();
        assert_eq!(total - paid, cents(&case["left"]), "{}", case["case"]);
    }
}

#[test]
fn every_output_tells_the_prizes_and_why() {
    let folder = open_with(
        "First | 1 | £100 | hort\nSecond | 2 | £50 | hort\nBest game | 1 | £10 | | | | yes | 4\n",
    );
    let table = paid(&folder);
    assert_eq!(table["1"], "87.5");
    let page = folder.written("events/club-1.html");
    for told in ["£87.50", "£62.50", "Cay &lt;Dunn&gt;", "by Hort", "Prizes £160, all of it paid."]
    {
        assert!(page.contains(told), "{told} in {page}");
    }
    let receipts = folder.written("events/club-1/receipts.html");
    assert!(receipts.contains("Signature") && receipts.contains("Best game"), "{receipts}");
    let file = folder.returns().join("club.xlsx");
    let said = palmares(&["explain", file.to_str().unwrap(), "--entry", "1"]);
    assert!(said.out.contains("£87.50 (First and Second)"), "{}", said.out);
    assert!(said.out.contains("half by place: 100 / 2 = 50"), "{}", said.out);
}

#[test]
fn everybody_sees_the_prizes_and_nobody_else_the_receipts() {
    let folder = open_with("First | 1 | 100 | place\n");
    let public = folder.root().join("public");
    let said = folder.run_with(&["--public", public.to_str().unwrap()]);
    assert!(said.status < 2, "{}", said.err);
    let page = std::fs::read_to_string(public.join("events/club-1.html")).unwrap();
    assert!(page.contains("Prizes 100, all of it paid.") && !page.contains("receipts"), "{page}");
    assert!(!public.join("events/club-1/receipts.html").exists());
    assert!(folder.out().join("events/club-1/receipts.html").exists());
}

/// A row that cannot be read would make all others wrong.
#[test]
fn one_bad_row_keeps_back_all_prizes_and_no_award() {
    let folder = open_with("First | 1 | 100 | place\nSecond | 2 | a cup | place\n");
    let said = folder.run();
    assert_eq!(said.status, 0, "{}", said.err);
    assert!(!folder.out().join("data/prizes.csv").exists());
    assert!(folder.written("events/club-1.html").contains("Ann Lee"));
}

/// Before the last round nobody has won anything.
#[test]
fn an_open_event_pays_nothing() {
    let text = format!("{OPEN}## Prizes\n{HEADINGS}\nFirst | 1 | 100 | place\n");
    let folder = Folder::with(&text.replace("Rounds | 2", "Rounds | 3"));
    folder.run();
    assert!(!folder.out().join("data/prizes.csv").exists());
}
