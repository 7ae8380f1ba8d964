//! The Galway Congress 2023 through workbooks: the Draw sheet of the annotated copy is filled with
//! results and becomes the next return, up to the sixth round and the titles.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::support::{Folder, workbook};
use model::{CellValue, to_a1};

/// The file of the return.
const FILE: &str = "congress.xlsx";

/// A congress before round 1: every ninth player has a bye in round 1, every eleventh in round 3.
fn congress(players: usize) -> String {
    let mut text = "## Event\nTitle | Galway Congress\nFormat | swiss\nRules | galway-2023\n\
                    Date | @2023-10-06\nRounds | 6\nSeed | 7\n\
                    ## Entries\nEntry | Player | Rating | Byes | Bye score\n"
        .to_string();
    for player in 1..=players {
        let rating = 1000 + (player * 37) % 1200;
        let byes = match player {
            _ if player % 9 == 0 => "1 | \u{bd}",
            _ if player % 11 == 0 => "3 | 0",
            _ => "|",
        };
        writeln!(text, "{player} | Player {player:03} | {rating} | {byes}").unwrap();
    }
    text
}

/// The annotated copy with a result typed for each open game of the Draw sheet, as an organiser
/// does in Excel; everything else stays.
fn filled(bytes: &[u8], mut result: impl FnMut() -> &'static str) -> Vec<u8> {
    let copy = returns::read_workbook_copy(bytes).unwrap();
    let number = copy.sheets.iter().position(|sheet| sheet.name == "Draw").unwrap();
    let cells: BTreeMap<(u32, u16), String> = copy.sheets[number]
        .cells
        .iter()
        .filter_map(|cell| match &cell.value {
            CellValue::Text(text) => Some(((cell.row, cell.column), text.to_string())),
            CellValue::Number(number) => Some(((cell.row, cell.column), number.to_string())),
            _ => None,
        })
        .collect();
    let heading =
        |name: &str| cells.iter().find(|((row, _), text)| *row == 0 && *text == name).unwrap().0.1;
    let (white, black, column) = (heading("White"), heading("Black"), heading("Result"));
    let part = format!("xl/worksheets/sheet{}.xml", number + 1);
    let mut parts = workbook::parts(bytes);
    let mut xml = String::from_utf8(parts.remove(&part).unwrap()).unwrap();
    let rows: BTreeSet<u32> = cells.keys().map(|(row, _)| *row).filter(|row| *row > 0).collect();
    for row in rows {
        let has = |column: u16| cells.contains_key(&(row, column));
        if !has(white) || !has(black) || has(column) {
            continue;
        }
        let begin = format!("<c r=\"{}\"", to_a1(row, column));
        let start = xml.find(&begin).unwrap_or_else(|| panic!("no cell {begin}"));
        let tag = start + xml[start..].find('>').unwrap();
        let end = match xml[..tag].ends_with('/') {
            true => tag + 1,
            false => start + xml[start..].find("</c>").unwrap() + 4,
        };
        let cell = format!("{begin} t=\"inlineStr\"><is><t>{}</t></is></c>", result());
        xml.replace_range(start..end, &cell);
    }
    parts.insert(part, xml.into_bytes());
    workbook::zipped(parts.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice())))
}

/// From entries to the sixth round through workbooks.
#[test]
fn a_congress_of_ninety_runs_through_workbooks_alone() {
    plays_to_the_titles(90);
}

#[test]
fn an_odd_congress_has_byes_in_its_sections() {
    plays_to_the_titles(43);
}

fn plays_to_the_titles(players: usize) {
    let folder = Folder::new();
    folder.add(FILE, &congress(players));
    let mut seed = players as u64;
    let mut met: BTreeSet<[String; 2]> = BTreeSet::new();
    let mut sections: BTreeMap<String, String> = BTreeMap::new();
    for round in 1..=6 {
        let said = folder.run();
        assert_eq!(said.status, 0, "round {round}: {said:#?}");
        let of: BTreeMap<String, String> = folder
            .rows("standings")
            .into_iter()
            .map(|row| (row["entry"].clone(), row["section"].clone()))
            .collect();
        assert_eq!(of.len(), players, "one ranking of all");
        if round == 1 {
            sections = of;
            let names: BTreeSet<&String> = sections.values().collect();
            assert_eq!(names.into_iter().collect::<Vec<_>>(), ["A", "B", "C", "D"]);
        } else {
            assert_eq!(of, sections, "nobody's section moves");
        }
        for row in folder.rows("draws") {
            assert_eq!(row["round"], round.to_string());
            assert!(!row["note"].is_empty(), "each pairing says why");
            if row["b"].is_empty() {
                continue;
            }
            let mut pair = [row["a"].clone(), row["b"].clone()];
            pair.sort();
            if round == 1 || round > 4 {
                assert_eq!(sections[&pair[0]], sections[&pair[1]], "round {round}");
            }
            assert!(met.insert(pair), "nobody meets twice");
        }
        let copy = std::fs::read(folder.out().join("returns").join(FILE)).unwrap();
        let next = filled(&copy, || {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            ["1-0", "\u{bd}-\u{bd}", "0-1"][(seed >> 33) as usize % 3]
        });
        std::fs::write(folder.returns().join(FILE), next).unwrap();
    }
    assert_eq!(folder.run().status, 0);
    assert!(folder.rows("draws").is_empty(), "all rounds are played");
    assert_eq!(folder.rows("events")[0]["state"], "final");
    let standings = folder.rows("standings");
    let points = |entry: &String| -> f64 {
        standings.iter().find(|row| row["entry"] == *entry).unwrap()["score"].parse().unwrap()
    };
    let titles: Vec<_> =
        folder.rows("awards").into_iter().filter(|row| row["kind"] == "title").collect();
    for section in ["A", "B", "C", "D"] {
        let own = || sections.iter().filter(|(_, of)| *of == section).map(|(entry, _)| entry);
        let best = own().map(points).fold(0.0, f64::max);
        let winners: BTreeSet<&String> = own().filter(|entry| points(entry) == best).collect();
        let titled: BTreeSet<&String> = titles
            .iter()
            .filter(|row| row["basis"].starts_with(&format!("Section {section}:")))
            .map(|row| &row["entry"])
            .collect();
        assert_eq!(titled, winners, "section {section}");
    }
}
