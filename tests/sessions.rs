//! Sessions scored from their boards: whole runs against a reference that
//! shares nothing with the code (`tests/sessions/reference.py`).
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod support;

use std::collections::BTreeMap;

use palmares::model::Exact;
use support::{Folder, project, rows};

/// `3427/100` as a number.
fn ratio(text: &str) -> Exact {
    let (over, under) = text.split_once('/').unwrap();
    Exact::ratio(over.parse::<i128>().unwrap(), under.parse::<i128>().unwrap()).unwrap()
}

/// Nine decimals, as standings.csv gives them where no decimal is exact.
fn nine_decimals(score: &str) -> String {
    ratio(score).rounded(9).to_decimal()
}

#[test]
fn every_session_comes_to_what_the_reference_says() {
    let folder = project().join("tests/sessions");
    let mut seen = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|ending| ending != "txt") {
            continue;
        }
        seen += 1;
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let wanted = rows(&std::fs::read_to_string(path.with_extension("csv")).unwrap());
        let sent = Folder::with(&std::fs::read_to_string(&path).unwrap());
        let said = sent.run();
        let standings: BTreeMap<String, (String, String)> = sent
            .rows("standings")
            .into_iter()
            .map(|row| {
                let score = Exact::decimal(&row["score"]).unwrap().rounded(9).to_decimal();
                (row["entry"].clone(), (score, row["place"].clone()))
            })
            .collect();
        let wanted: BTreeMap<String, (String, String)> = wanted
            .into_iter()
            .map(|row| (row["entry"].clone(), (nine_decimals(&row["score"]), row["place"].clone())))
            .collect();
        assert_eq!(standings, wanted, "{name}: {said:#?}");
    }
    assert!(seen >= 11, "{seen} sessions");
}
