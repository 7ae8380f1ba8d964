//! The shipped rule files: valid, cited, without gaps.

use std::fs;
use std::path::PathBuf;

use engine::rules::scoring_rules::SharedScoringConventions;
use model::Exact;
use packs::wbu_2003::figures::{MasterPointHandbook, shipped_handbook};

use crate::support::project;

fn shipped() -> Vec<PathBuf> {
    let rooms = ["crates/engine/src/rules", "crates/engine/src/scoring", "crates/packs/src"];
    let rooms = rooms.map(|room| project().join(room));
    let mut files: Vec<PathBuf> = rooms
        .into_iter()
        .flat_map(walkdir::WalkDir::new)
        .map(|file| file.unwrap().into_path())
        .filter(|file| file.extension().is_some_and(|extension| extension == "toml"))
        // The list of clauses has no figures; another test reads it. Names of people are
        // not rules.
        .filter(|file| !file.ends_with("clauses.toml") && !file.ends_with("names.toml"))
        .collect();
    files.sort();
    files
}

#[test]
fn every_rule_file_is_a_rule_set_of_its_name() {
    let mut sets: Vec<&str> = packs::all_packs().map(|pack| pack.source().id.as_str()).collect();
    sets.push("scoring"); // the house's own conventions
    sets.push("itc"); // the Interstate Teams of abf-anc-2018
    sets.push("seeding"); // Diplomacy boards, whatever rule set an event names
    sets.push("board_games"); // plays beside a tournament
    sets.push("systems"); // scoring systems of Diplomacy, chosen by their ids
    sets.sort_unstable();
    sets.dedup();
    let files = shipped();
    let mut stems: Vec<&str> =
        files.iter().map(|file| file.file_stem().unwrap().to_str().unwrap()).collect();
    // Files of one rule set are in its folder.
    stems.sort_unstable();
    assert_eq!(sets, stems);
}

#[test]
fn every_block_has_a_clause_and_every_house_reading_a_reason() {
    for file in shipped() {
        let text = fs::read_to_string(&file).unwrap();
        let whole: toml::Table = toml::from_str(&text).unwrap();
        for (name, value) in &whole {
            check(name, value);
        }
    }
}

/// Checks the blocks of one name, and nested blocks of a block without figures.
fn check(name: &str, value: &toml::Value) {
    match value {
        toml::Value::Table(block) => {
            let inner: Vec<_> = block.iter().filter(|(_, value)| is_blocks(value)).collect();
            if inner.len() < block.len() {
                check_block(name, block);
            }
            for (inner, value) in inner {
                check(&format!("{name}.{inner}"), value);
            }
        }
        toml::Value::Array(blocks) => blocks.iter().for_each(|block| check(name, block)),
        other => panic!("{other} stands outside a block"),
    }
}

/// Whether a value is a block or a list of blocks, not a row of figures such as a band,
/// which has the clause of its block.
fn is_blocks(value: &toml::Value) -> bool {
    let is_block = |value: &toml::Value| {
        value.as_table().is_some_and(|table| table.keys().any(|key| key.ends_with("clause")))
            || value.as_table().is_some_and(|table| table.values().any(is_blocks))
    };
    is_block(value) || value.as_array().is_some_and(|list| list.iter().any(is_block))
}

fn check_block(name: &str, block: &toml::Table) {
    // Spellings of a name are not rules.
    if block.keys().eq(["id", "names"]) {
        return;
    }
    // Scoring systems have a source without clauses.
    let cites = |key: &str| key.ends_with("clause") || key == "source";
    let mut clauses = block.iter().filter(|(key, _)| cites(key)).peekable();
    assert!(clauses.peek().is_some(), "[{name}] has no clause");
    for (key, clause) in clauses {
        assert!(clause.as_str().is_some_and(|clause| !clause.is_empty()), "[{name}] {key}");
    }
    if let Some(house) = block.get("house").filter(|house| house.as_bool() != Some(false)) {
        let reason = house.as_str().or_else(|| block.get("reason")?.as_str());
        assert!(reason.is_some_and(|reason| !reason.is_empty()), "[{name}] has no reason");
    }
}

#[test]
fn an_unknown_key_is_refused() {
    let text =
        fs::read_to_string(project().join("crates/packs/src/wbu_2003/wbu-2003.toml")).unwrap();
    assert!(MasterPointHandbook::from_toml(&text).is_ok());
    let misspelt = text.replacen("[minimum_boards]\n", "[minimum_boards]\nborads = 12\n", 1);
    assert!(MasterPointHandbook::from_toml(&misspelt).is_err_and(|why| why.contains("borads")));
}

#[test]
fn a_datum_that_is_not_there_is_refused() {
    let text = fs::read_to_string(project().join("crates/engine/src/rules/scoring.toml")).unwrap();
    assert!(SharedScoringConventions::from_toml(&text).is_ok());
    let misspelt = text.replacen("ordinary = \"middle scores\"", "ordinary = \"midle\"", 1);
    assert!(SharedScoringConventions::from_toml(&misspelt).is_err_and(|why| why.contains("midle")));
    let misspelt = text.replacen("divisor =", "divsor =", 1);
    assert!(
        SharedScoringConventions::from_toml(&misspelt).is_err_and(|why| why.contains("divsor"))
    );
    let unusable = text.replacen("from = 3, low = 1", "from = 2, low = 1", 1);
    assert!(
        SharedScoringConventions::from_toml(&unusable)
            .is_err_and(|why| why.contains("middle scores"))
    );
}

#[test]
fn bands_of_boards_neither_overlap_nor_leave_a_gap() {
    let handbook = shipped_handbook();
    for boards in handbook.minimum_boards.boards..=200 {
        let fits = |from: u32, to: Option<u32>| from <= boards && to.is_none_or(|to| boards <= to);
        let bands = handbook.band.iter().filter(|band| fits(band.from, band.to)).count();
        assert_eq!(bands, 1, "{boards} boards");
    }
    assert!(handbook.board_band(handbook.minimum_boards.boards - 1).is_none());
}

#[test]
fn team_sizes_neither_overlap_nor_leave_a_gap() {
    let handbook = shipped_handbook();
    for size in (4..=64).step_by(2) {
        let fits = |from: u32, to: Option<u32>| from <= size && to.is_none_or(|to| size <= to);
        let blocks = handbook.team_size.iter().filter(|block| fits(block.from, block.to)).count();
        assert_eq!(blocks, 1, "teams of {size}");
    }
}

/// Longer events award more of the field and have a higher maximum.
#[test]
fn shares_and_maxima_rise_with_the_boards() {
    for pair in shipped_handbook().band.windows(2) {
        assert!(pair[0].share < pair[1].share && pair[0].maximum < pair[1].maximum);
    }
}

/// 4.4.2 and 4.4.6: the maximum is the award per table times the tables at which it is
/// reached, in scales with steps for 18 boards and more.
#[test]
fn limits_agree_with_the_steps_that_reach_them() {
    let handbook = shipped_handbook();
    for ladder in &handbook.ladder {
        for band in handbook.band.iter().filter(|band| band.from >= 18) {
            let tables = Exact::whole(ladder.table_limit(band) * ladder.contestants_per_table);
            assert_eq!(ladder.unit * tables * band.share, band.maximum, "{}", ladder.title);
        }
    }
}
