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

/// What a run makes of its returns, without names of files.
fn outcome(folder: &Folder) -> [Vec<String>; 2] {
    let columns = |name: &str, columns: &[&str]| {
        let cells =
            |row: &support::Row| columns.iter().map(|c| row[*c].clone()).collect::<Vec<_>>();
        folder.rows(name).iter().map(|row| cells(row).join(" | ")).collect()
    };
    [
        columns(
            "standings",
            &["section", "direction", "place", "tied", "entry", "name", "score", "unit", "played"],
        ),
        columns("awards", &["entry", "place", "player", "kind", "points", "clauses", "basis"]),
    ]
}

#[test]
fn an_exported_event_is_the_same_when_it_comes_back() {
    let mut texts: Vec<(String, String)> = Vec::new();
    for entry in std::fs::read_dir(project().join("tests/sessions")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|ending| ending == "txt") {
            let text = std::fs::read_to_string(&path).unwrap();
            texts.push((path.display().to_string(), text.clone()));
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            let penalty = "## Adjustments\nEntry | Kind | Amount | Reason\n";
            if name.starts_with("mitchell") {
                let text = format!("{text}{penalty}1NS | percent | -2.5 | slow; 100% late?>\n");
                texts.push((format!("{name} with a penalty"), text));
            }
        }
    }
    let results = "## Event\nTitle | Monday\nDate | @2004-05-02\nRules | wbu-2003\nFormat | pairs\nBoards | 24\nStatus | area\nChampionship | minor\n\
        ## Entries\nEntry | Player 1 | No 1 | Player 2 | No 2\n1 | A | '01 | B | '02\n2 | C | '03 | D | '04\n3 | E | '05 | F | '06\n4 | G | '07 | H | '08\n5 | I | '09 | J | '10\n6 | K | '11 | L | '12\n\
        ## Results\nEntry | Score | Max score\n1 | 100 | 180\n2 | 99.997 | 180\n3 | 90 | 180\n4 | 90 | 180\n5 | 80 | 180\n6 | 80 | 180\n";
    texts.push(("results only".to_string(), results.to_string()));
    for (name, text) in texts {
        let sent = Folder::with(&text);
        sent.run();
        let files: Vec<String> = std::fs::read_dir(sent.returns())
            .unwrap()
            .map(|file| file.unwrap().path().display().to_string())
            .collect();
        let upload = sent.root().join("upload").display().to_string();
        let said = support::palmares(&["export", "usebio", &files[0], "--out", &upload]);
        let back = Folder::new();
        for file in
            std::fs::read_dir(&upload).unwrap_or_else(|why| panic!("{name}: {why} {said:#?}"))
        {
            let path = file.unwrap().path();
            back.add_bytes(
                &path.file_name().unwrap().to_string_lossy(),
                &std::fs::read(&path).unwrap(),
            );
        }
        let heard = back.run();
        assert_eq!(outcome(&back), outcome(&sent), "{name}: {said:#?} {heard:#?}");
        assert!(!outcome(&back)[0].is_empty(), "{name}");
    }
}
