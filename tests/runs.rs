//! Whole runs: from workbook to CSV files.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod support;

use support::Folder;

const EVENT: &str = "## Event
Format | pairs
Rules | wbu-2003
Date | @2026-05-02
Title | Trial
Boards | 24
";

#[test]
fn a_return_becomes_standings() {
    let folder = Folder::with(&format!(
        "{EVENT}## Entries
Entry | Player 1 | No 1 | Player 2 | No 2
1 | Ann Alpha | '10001 | Bob Beta | '10002
2 | Cat Gamma | '10003 | Dai Delta | '10004
## Results
Entry | Score
1 | 57.25
2 | 42.75
"
    ));
    let said = folder.run();
    assert_eq!(said.status, 0, "{said:#?}");
    let places: Vec<String> =
        folder.rows("standings").iter().map(|row| row["place"].clone()).collect();
    assert_eq!(places, ["1", "2"]);
}
