//! Files that once made palmares fail, and numbers at the limits of cells: each leads to a problem,
//! none to a panic, not even a caught one.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::support::{self, Folder, golden, package, project, sweep};
use engine::awards::SeasonContext;
use model::form::{self, ColumnDefinition, ColumnKind, FormColumn, Key, SheetForm};
use model::name_comparison;
use model::problem::caught_panics;
use report::{Publication, Site, xlsx};
use season::{NoProgress, RunOutput, SeasonOptions};

/// A file that takes longer hangs.
const MOST_TIME: Duration = Duration::from_secs(30);

/// Runs a folder in this process, to count caught panics.
fn run(folder: &Folder, site: &Site) {
    let inputs = vec![folder.returns()];
    let (found, loose) = season::find_returns(&inputs, Some(&folder.out()), &Default::default());
    let options = SeasonOptions { inputs, ..SeasonOptions::default() };
    let publication = Publication::begin(&folder.out()).unwrap();
    let output = RunOutput::new(publication, site);
    season::run_season(&options, &found, loose, vec![output], &NoProgress).unwrap();
}

/// The result for a file: the codes of its problems, and the states of its events.
fn outcome(name: &str, bytes: &[u8], site: &Site) -> String {
    let folder = Folder::new();
    folder.add_bytes(name, bytes);
    let begun = Instant::now();
    let before = caught_panics();
    run(&folder, site);
    assert_eq!(caught_panics(), before, "{name}: a panic was caught: {:?}", folder.problems());
    assert!(begun.elapsed() < MOST_TIME, "{name} took {:?}", begun.elapsed());
    package::assert_sound(&folder.out(), &[&folder.returns()]);
    let problems = folder.rows("problems");
    let codes: BTreeSet<String> =
        problems.iter().map(|row| format!("{} {}", row["severity"], row["code"])).collect();
    assert!(!codes.contains("error internal-fault"), "{name}");
    let states: Vec<String> =
        folder.rows("events").iter().map(|row| row["state"].clone()).collect();
    if !states.is_empty() {
        let copies = walkdir::WalkDir::new(folder.out().join("returns")).into_iter();
        let copies = copies.flatten().filter(|entry| entry.file_type().is_file()).count();
        assert_eq!(copies, 1, "{name} has no annotated copy");
    }
    let codes: Vec<String> = codes.into_iter().collect();
    format!("{name},{},{}\n", codes.join("; "), states.join("; "))
}

#[test]
fn every_file_that_failed_once_does_what_the_table_says() {
    let site = Site::new(None).unwrap();
    let files = support::files(&project().join("tests/faults/files"));
    assert!(files.len() > 60);
    let mut table = "file,problems,events\n".to_string();
    for (name, bytes) in &files {
        table += &outcome(name, bytes, &site);
    }
    golden("tests/faults/faults.csv", &table);
}

/// Escaped text in a workbook that is no character: half a surrogate pair, and characters that XML
/// cannot hold.
#[test]
fn what_is_no_character_leaves_the_copy_sound() {
    let site = Site::new(None).unwrap();
    for odd in
        ["_xD800_", "_xDC00__xD800_", "_xFFFE_", "_xFFFF_", "_x0000_", "_x001B_", "_x005F_xD800_"]
    {
        let text = format!(
            "## Event\nFormat | pairs\nRules | wbu-2003\nDate | @2026-05-02\nTitle | a{odd}b\nBoards | 24\n\
             ## Entries\nEntry | Player 1 | No 1 | Player 2 | No 2\n1 | A{odd} | '1 | B | '2\n2 | C | '3 | D | '{odd}\n\
             ## Results\nEntry | %\n1 | {odd}\n2 | 45\n## Other | {odd}\n{odd} | {odd}\n"
        );
        outcome("a.xlsx", &support::workbook::xlsx(&text), &site);
    }
}

/// A thousand players of Diplomacy are drawn optimally in less than a second by the released
/// program; here, unoptimised, in a few.
#[test]
fn a_thousand_players_of_diplomacy_are_drawn_in_time() {
    let mut entries = String::new();
    for player in 1..=1000 {
        entries += &format!("{player} | Player {player}\n");
    }
    let text = format!(
        "## Event\nFormat | diplomacy\nRules | nzdc-1999\nDate | @2026-05-02\nTitle | Great\nSeed | 7\n\
         ## Entries\nEntry | Player\n{entries}"
    );
    let folder = Folder::new();
    folder.add("a.xlsx", &text);
    let begun = Instant::now();
    let computed = season::compute_return_file(
        &folder.returns().join("a.xlsx"),
        &Default::default(),
        &SeasonContext::default(),
    );
    assert!(begun.elapsed() < MOST_TIME, "{:?}", begun.elapsed());
    let draw = computed.outcomes[0].draw.as_ref().unwrap();
    assert_eq!(draw.boards.len(), 142);
    let codes: Vec<&str> = computed.problems.iter().map(|told| &*told.code).collect();
    assert!(!codes.contains(&"draw-short-of-wishes"), "{codes:?}");
}

/// Rules of a kind that the sheet `Boards` follows, with a score at the limit of 32 bits.
#[test]
fn a_usebio_score_at_the_edge_is_a_problem() {
    let line = |score: &str| {
        format!(
            "<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER>\
             <SCORE>{score}</SCORE></TRAVELLER_LINE>"
        )
    };
    let pair = |number: usize| {
        format!(
            "<PAIR><PAIR_NUMBER>{number}</PAIR_NUMBER><PLAYER><PLAYER_NAME>Ann {number}</PLAYER_NAME></PLAYER>\
             <PLAYER><PLAYER_NAME>Bob {number}</PLAYER_NAME></PLAYER></PAIR>"
        )
    };
    for score in NUMBERS {
        let xml = format!(
            "<?xml version=\"1.0\"?><USEBIO Version=\"1.2\"><CLUB><CLUB_NAME>Riverside</CLUB_NAME></CLUB>\
             <EVENT EVENT_TYPE=\"MP_PAIRS\"><DATE>02/05/2026</DATE><BOARD_SCORING_METHOD>MATCH_POINTS</BOARD_SCORING_METHOD>\
             <PARTICIPANTS>{}{}</PARTICIPANTS><BOARD><BOARD_NUMBER>{score}</BOARD_NUMBER>{}</BOARD>\
             <BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{}</BOARD></EVENT></USEBIO>",
            pair(1),
            pair(2),
            line("100"),
            line(score)
        );
        let folder = Folder::new();
        folder.add_bytes("a.xml", xml.as_bytes());
        computed(&folder.returns().join("a.xml"), score);
    }
}

/// Numbers at the limits of a cell; `'` makes one text.
const NUMBERS: [&str; 17] = [
    "-2147483648",
    "-1",
    "0",
    "-0",
    "999999",
    "1000000",
    "2147483647",
    "4294967295",
    "9223372036854775807",
    "99999999",
    "1e308",
    "1e-300",
    "0.1",
    "1e21",
    "NaN",
    "-0.0000000001",
    "'123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890.5",
];

/// The kinds of events tested: a return of the gallery each.
const KINDS: [&str; 16] = [
    "pairs",
    "teams",
    "individual",
    "swiss pairs",
    "swiss teams",
    "swiss",
    "round robin",
    "league",
    "knockout teams",
    "ladder pairs",
    "two-player",
    "diplomacy",
    "board games",
    "boards",
    "butler",
    "adjustments",
];

/// Computes and annotates a file without a caught panic.
fn computed(file: &Path, what: &str) {
    let begun = Instant::now();
    let computed =
        season::compute_return_file(file, &Default::default(), &SeasonContext::default());
    for told in &computed.problems {
        assert_ne!(told.code, "internal-fault", "{what}: {}", told.message);
    }
    if let Some(workbook_copy) = &computed.workbook_copy {
        let annotation = xlsx::AnnotationInput {
            path: "a.xlsx",
            workbook_copy,
            outcomes: &computed.outcomes,
            problems: &computed.problems,
            language: Default::default(),
        };
        xlsx::rebuilt_annotated_book(&annotation).unwrap();
    }
    assert!(begun.elapsed() < MOST_TIME, "{what} took {:?}", begun.elapsed());
}

/// Returns of the gallery as text, one for each kind.
fn returns() -> Vec<(&'static str, String)> {
    let texts = support::files(&project().join("tests/problems"));
    let texts: Vec<String> = texts
        .into_iter()
        .filter(|(name, _)| name.ends_with(".xlsx.txt"))
        .map(|(_, bytes)| String::from_utf8(bytes).unwrap())
        .collect();
    let answers = |text: &str, key: &str, wanted: &str| {
        text.lines().any(|line| {
            line.split_once('|').is_some_and(|(k, v)| {
                k.trim().eq_ignore_ascii_case(key) && v.trim().eq_ignore_ascii_case(wanted)
            })
        })
    };
    let fits = |text: &str, kind: &str| match kind {
        "boards" => text.contains("## Boards"),
        "butler" => answers(text, "Scoring", "butler") && text.contains("abf-anc"),
        "adjustments" => text.contains("## Adjustments"),
        format => answers(text, "Format", format),
    };
    KINDS
        .iter()
        .map(|kind| {
            let fitting =
                texts.iter().filter(|text| fits(text, kind) && text.contains("## Event\n"));
            // A full one that is still quick.
            let fitting = fitting.filter(|text| text.len() < 2_500).max_by_key(|text| text.len());
            (*kind, fitting.unwrap_or_else(|| panic!("no return of kind {kind}")).clone())
        })
        .collect()
}

fn is_numeric(kind: ColumnKind) -> bool {
    use ColumnKind::{Number, Percent, Place, Rating, Score, Seed, Whole};
    matches!(kind, Number | Percent | Place | Rating | Score | Seed | Whole)
}

/// A return with a number for one key of the sheet `Event`.
fn with_key(text: &str, key: &str, number: &str) -> String {
    let own =
        |line: &str| line.split_once('|').is_some_and(|(k, _)| k.trim().eq_ignore_ascii_case(key));
    let mut lines: Vec<&str> = text.lines().filter(|line| !own(line)).collect();
    let at = lines.iter().position(|line| *line == "## Event").unwrap();
    let answer = format!("{key} | {number}");
    lines.insert(at + 1, &answer);
    lines.join("\n")
}

/// The sheets of the form.
fn forms() -> [&'static SheetForm; 7] {
    [
        form::EntryColumn::FORM,
        form::ResultColumn::FORM,
        form::BoardColumn::FORM,
        form::MatchColumn::FORM,
        form::GameColumn::FORM,
        form::AdjustmentColumn::FORM,
        form::LineupColumn::FORM,
    ]
}

/// Returns with a number in the first row of each numeric column, present or absent.
fn with_column(text: &str, number: &str) -> Vec<(String, String)> {
    let mut made = Vec::new();
    let lines: Vec<&str> = text.lines().collect();
    for form in forms() {
        let heading = format!("## {}", form.name);
        let Some(at) = lines.iter().position(|line| *line == heading) else { continue };
        let mut headings: Vec<String> =
            lines[at + 1].split('|').map(|cell| cell.trim().to_string()).collect();
        let present = headings.len();
        headings.extend(form.columns.iter().filter(|c| c.times == 1).map(|c| c.name.to_string()));
        for (nth, name) in headings.iter().enumerate() {
            let folded = name_comparison::folded_name(
                name.trim_end_matches(|c: char| c.is_ascii_digit() || c == ' '),
            );
            let is_named = |column: &&ColumnDefinition| {
                column
                    .aliases
                    .iter()
                    .chain([&column.name])
                    .any(|name| name_comparison::folded_name(name) == folded)
            };
            let Some(column) = form.columns.iter().find(is_named) else { continue };
            if !is_numeric(column.kind) || nth >= present && headings[..present].contains(name) {
                continue;
            }
            let mut lines: Vec<String> = lines.iter().map(ToString::to_string).collect();
            if nth >= present {
                lines[at + 1] += &format!(" | {name}");
            }
            if let Some(row) = lines.get_mut(at + 2).filter(|row| row.contains('|')) {
                let mut cells: Vec<String> = row.split('|').map(ToString::to_string).collect();
                let place = nth.min(present);
                cells.resize(cells.len().max(place + 1), String::new());
                cells[place] = format!(" {number} ");
                *row = cells.join("|");
            }
            made.push((format!("{}.{name}", form.name), lines.join("\n")));
        }
    }
    made
}

/// A quick run tries a number in one place of so many; another number, in others.
const IN_ONE_OF: usize = 12;

/// Every number in every numeric key and column of some kinds, one at a time.
fn edges(kinds: &[(&'static str, String)]) -> usize {
    let folder = Folder::new();
    let file = folder.returns().join("a.xlsx");
    let (mut tried, step) = (0, sweep::step(IN_ONE_OF));
    for (kind, text) in kinds {
        for (nth, number) in NUMBERS.into_iter().enumerate() {
            let keys =
                Key::ALL.iter().map(|key| key.definition()).filter(|key| is_numeric(key.kind));
            let keys = keys.map(|key| (key.name.to_string(), with_key(text, key.name, number)));
            let places = keys.chain(with_column(text, number));
            for (place, text) in places.skip(nth % step).step_by(step) {
                std::fs::write(&file, support::workbook::xlsx(&text)).unwrap();
                computed(&file, &format!("{kind}, {place}: {number}"));
                tried += 1;
            }
        }
    }
    tried
}

#[test]
fn a_number_at_the_edge_is_no_panic_in_any_key_or_column() {
    let returns = returns();
    let tried = Arc::new(AtomicUsize::new(0));
    std::thread::scope(|scope| {
        for half in returns.chunks(returns.len().div_ceil(2)) {
            let tried = Arc::clone(&tried);
            scope.spawn(move || tried.fetch_add(edges(half), Ordering::Relaxed));
        }
    });
    let tried = tried.load(Ordering::Relaxed);
    println!("{tried} returns with a number at the edge");
    assert!(tried > 5_000 / sweep::step(IN_ONE_OF), "only {tried} were tried");
}
