//! A Swiss of single players through workbooks alone: results are filled in on the sheet
//! Draw of the annotated copy, which is the next return, and so on.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::support::{self, Folder, Row, Said, workbook};
use model::{CellValue, SheetCopy, WorkbookCopy, to_a1};

/// The file of the return.
const FILE: &str = "open.xlsx";

/// A tournament before round 1; `after` is appended to each row of entries.
fn tournament(players: usize, rounds: usize, after: impl Fn(usize) -> String) -> String {
    let mut text = format!(
        "## Event\nTitle | Riverside Open\nFormat | swiss\nRules | fide-2026\n\
         Date | @2026-05-02\nRounds | {rounds}\nSeed | 7\n\
         ## Entries\nEntry | Player | Rating | Title | Byes | Bye score | Status | Colour\n"
    );
    for player in 1..=players {
        // Neither in order of rating nor of name.
        let rating = 1200 + (player * 37) % 900;
        writeln!(text, "{player} | Player {player:03} | {rating} | {}", after(player)).unwrap();
    }
    text
}

fn plain(players: usize, rounds: usize) -> String {
    tournament(players, rounds, |_| String::new())
}

/// The annotated copy written by a run.
fn copy_of(folder: &Folder) -> Vec<u8> {
    std::fs::read(folder.out().join("returns").join(FILE)).unwrap()
}

fn open(bytes: &[u8]) -> WorkbookCopy {
    returns::read_workbook_copy(bytes).unwrap()
}

fn sheet<'a>(copy: &'a WorkbookCopy, name: &str) -> &'a SheetCopy {
    copy.sheets.iter().find(|sheet| sheet.name == name).unwrap()
}

fn text(value: &CellValue) -> String {
    match value {
        CellValue::Text(text) => text.to_string(),
        CellValue::Number(number) => number.to_string(),
        _ => String::new(),
    }
}

/// The non-empty cells of a sheet, by address.
fn cells(sheet: &SheetCopy) -> BTreeMap<(u32, u16), String> {
    let filled = sheet.cells.iter().filter(|cell| cell.value != CellValue::Blank);
    filled.map(|cell| ((cell.row, cell.column), text(&cell.value))).collect()
}

/// The rows of the Draw sheet by heading, each with its row number.
fn draw_rows(bytes: &[u8]) -> Vec<(u32, Row)> {
    let copy = open(bytes);
    let cells = cells(sheet(&copy, "Draw"));
    let headings: BTreeMap<u16, String> =
        cells.range((0, 0)..(1, 0)).map(|((_, column), text)| (*column, text.clone())).collect();
    let last = cells.keys().map(|(row, _)| *row).max().unwrap();
    let row = |row: u32| -> Row {
        let value = |column: &u16| cells.get(&(row, *column)).cloned().unwrap_or_default();
        headings.iter().map(|(column, heading)| (heading.clone(), value(column))).collect()
    };
    (1..=last).map(|at| (at, row(at))).collect()
}

/// Types texts into cells of a sheet, as an organiser does in Excel; nothing else changes.
fn typed(bytes: &[u8], name: &str, cells: &[((u32, u16), String)]) -> Vec<u8> {
    let copy = open(bytes);
    let number = copy.sheets.iter().position(|sheet| sheet.name == name).unwrap() + 1;
    let part = format!("xl/worksheets/sheet{number}.xml");
    let mut parts = workbook::parts(bytes);
    let mut xml = String::from_utf8(parts.remove(&part).unwrap()).unwrap();
    for ((row, column), text) in cells {
        let begin = format!("<c r=\"{}\"", to_a1(*row, *column));
        let start = xml.find(&begin).unwrap_or_else(|| panic!("no cell {begin} on {name}"));
        let tag = start + xml[start..].find('>').unwrap();
        let end = match xml[..tag].ends_with('/') {
            true => tag + 1,
            false => start + xml[start..].find("</c>").unwrap() + 4,
        };
        let style =
            xml[start..tag].split("s=\"").nth(1).map(|rest| rest.split('"').next().unwrap());
        let style = style.map(|style| format!(" s=\"{style}\"")).unwrap_or_default();
        let cell = format!("{begin}{style} t=\"inlineStr\"><is><t>{text}</t></is></c>");
        xml.replace_range(start..end, &cell);
    }
    parts.insert(part, xml.into_bytes());
    workbook::zipped(parts.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice())))
}

/// Columns of the Draw sheet.
const RESULT: u16 = 7;
const BLACK: u16 = 8;

/// Pseudo-random results, always the same.
struct Chance(u64);

impl Chance {
    fn result(&mut self) -> &'static str {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ["1-0", "0-1", "\u{bd}-\u{bd}", "1-0", "0-1", "\u{bd}-\u{bd}", "+--", "1-0"]
            [(self.0 >> 33) as usize % 8]
    }
}

/// Fills in the games of the Draw sheet that have no result yet.
fn filled(bytes: &[u8], chance: &mut Chance) -> Vec<u8> {
    let open = draw_rows(bytes).into_iter();
    let open = open.filter(|(_, row)| row["Result"].is_empty() && !row["Black"].is_empty());
    let results: Vec<_> = open.map(|(at, _)| ((at, RESULT), chance.result().to_string())).collect();
    typed(bytes, "Draw", &results)
}

/// Runs the return; also returns the rows of the Draw sheet.
fn run(folder: &Folder) -> (Said, Vec<(u32, Row)>) {
    let said = folder.run();
    let rows = match open(&copy_of(folder)).sheets.iter().any(|sheet| sheet.name == "Draw") {
        true => draw_rows(&copy_of(folder)),
        false => Vec::new(),
    };
    (said, rows)
}

fn codes(folder: &Folder) -> Vec<String> {
    folder.rows("problems").iter().map(|row| row["code"].clone()).collect()
}

fn state(folder: &Folder) -> String {
    folder.rows("events")[0]["state"].clone()
}

/// The points of both players in a row of Draw.
fn points(row: &Row) -> Vec<(String, f64)> {
    let (white, black) = (row["White"].clone(), row["Black"].clone());
    if black.is_empty() {
        return vec![(white, 1.0)];
    }
    let (one, other) = match row["Result"].as_str() {
        "1-0" | "+--" => (1.0, 0.0),
        "0-1" | "--+" => (0.0, 1.0),
        _ => (0.5, 0.5),
    };
    vec![(white, one), (black, other)]
}

#[test]
fn thirty_players_play_five_rounds_through_workbooks_alone() {
    plays_to_the_end(30, 5);
}

#[test]
fn an_odd_field_plays_to_the_end_with_a_bye_each_round() {
    plays_to_the_end(11, 5);
}

fn plays_to_the_end(players: usize, rounds: usize) {
    let folder = Folder::new();
    folder.add(FILE, &plain(players, rounds));
    let mut chance = Chance(players as u64);
    let mut before: BTreeMap<(u32, u16), String> = BTreeMap::new();
    for round in 1..=rounds {
        let (said, rows) = run(&folder);
        assert_eq!(said.status, 0, "round {round}: {said:#?}");
        assert_eq!(codes(&folder), Vec::<String>::new(), "round {round}");
        assert_eq!(state(&folder), "provisional");
        let drawn = folder.rows("draws");
        assert_eq!(drawn.len(), players.div_ceil(2));
        assert!(drawn.iter().all(|row| row["round"] == round.to_string()));
        assert_eq!(rows.len(), round * players.div_ceil(2));
        // Existing cells have not moved.
        let after = cells(sheet(&open(&copy_of(&folder)), "Draw"));
        assert!(before.iter().all(|(at, text)| after.get(at) == Some(text)), "round {round}");
        let filled = filled(&copy_of(&folder), &mut chance);
        before = cells(sheet(&open(&filled), "Draw"));
        folder.add_bytes(FILE, &filled);
    }
    let (said, rows) = run(&folder);
    assert_eq!(said.status, 0, "{said:#?}");
    assert!(folder.rows("draws").is_empty());
    assert_eq!(state(&folder), "final");
    // All played every round, and no two met twice in a game.
    let mut met: BTreeSet<BTreeSet<String>> = BTreeSet::new();
    let mut sums: BTreeMap<String, f64> = BTreeMap::new();
    for round in 1..=rounds {
        let own = rows.iter().filter(|(_, row)| row["Round"] == round.to_string());
        let mut there: BTreeSet<String> = BTreeSet::new();
        for (_, row) in own {
            let sides = [row["White"].clone(), row["Black"].clone()];
            assert!(sides.iter().all(|side| there.insert(side.clone())), "{row:?}");
            if !row["Result"].contains('+') && !row["Black"].is_empty() {
                assert!(met.insert(sides.into_iter().collect()), "met twice: {row:?}");
            }
            for (player, points) in points(row) {
                *sums.entry(player).or_default() += points;
            }
        }
        there.remove("");
        assert_eq!(there.len(), players, "round {round}");
    }
    let standings = folder.rows("standings");
    assert_eq!(standings.len(), players);
    for row in &standings {
        assert_eq!(row["score"].parse::<f64>().unwrap(), sums[&row["entry"]], "{row:?}");
        assert_eq!(row["unit"], "points");
        let counted = ["won", "drawn", "lost"].map(|name| row[name].parse::<u32>().unwrap());
        assert_eq!(counted.iter().sum::<u32>(), row["played"].parse::<u32>().unwrap());
    }
}

#[test]
fn places_on_standings_are_formulas_over_the_results() {
    let folder = Folder::new();
    folder.add(FILE, &plain(6, 3));
    run(&folder);
    folder.add_bytes(FILE, &filled(&copy_of(&folder), &mut Chance(1)));
    run(&folder);
    let copy = open(&copy_of(&folder));
    let standings = sheet(&copy, "Standings");
    let formulas: Vec<&str> =
        standings.cells.iter().filter_map(|cell| cell.formula.as_deref()).collect();
    let over_results = formulas.iter().filter(|formula| formula.contains("Draw!H"));
    assert_eq!(over_results.count(), 6, "{formulas:?}");
}

#[test]
fn a_round_without_a_result_stays_as_it_was_drawn() {
    let folder = Folder::new();
    folder.add(FILE, &plain(8, 3));
    let (_, first) = run(&folder);
    let drawn = folder.written("data/draws.csv");
    folder.add_bytes(FILE, &copy_of(&folder));
    let (said, again) = run(&folder);
    assert_eq!((said.status, first), (0, again));
    assert_eq!(folder.written("data/draws.csv"), drawn);
    assert!(codes(&folder).is_empty());
}

#[test]
fn a_round_that_is_not_finished_waits_and_names_its_boards() {
    let folder = Folder::new();
    folder.add(FILE, &plain(8, 3));
    run(&folder);
    let copy = typed(
        &copy_of(&folder),
        "Draw",
        &[((1, RESULT), "1-0".to_string()), ((2, RESULT), "0-1".to_string())],
    );
    folder.add_bytes(FILE, &copy);
    let (said, rows) = run(&folder);
    assert_eq!((said.status, rows.len()), (0, 4), "{said:#?}");
    assert!(folder.rows("draws").is_empty());
    assert_eq!(codes(&folder), ["results-missing"]);
    assert!(said.err.contains("board 3 (") && said.err.contains("board 4 ("), "{}", said.err);
    let points: f64 =
        folder.rows("standings").iter().map(|row| row["score"].parse::<f64>().unwrap()).sum();
    assert_eq!(points, 2.0);
}

#[test]
fn pairings_that_were_set_by_hand_are_taken_as_played() {
    let folder = Folder::new();
    folder.add(FILE, &plain(8, 3));
    let (_, rows) = run(&folder);
    let (one, other) = (&rows[0].1["Black"], &rows[1].1["Black"]);
    let mut cells = vec![((1, BLACK), other.clone()), ((2, BLACK), one.clone())];
    let copy = typed(&copy_of(&folder), "Draw", &cells);
    folder.add_bytes(FILE, &copy);
    // Before the round is played it stays as set.
    let (said, _) = run(&folder);
    assert_eq!(said.status, 0, "{said:#?}");
    assert_eq!(codes(&folder), ["draw-changed", "draw-changed"]);
    assert_eq!(folder.rows("draws")[0]["b"], *other);
    // Also after it is played.
    cells.extend((1..=4).map(|row| ((row, RESULT), "1-0".to_string())));
    folder.add_bytes(FILE, &typed(&copy, "Draw", &cells));
    let (said, rows) = run(&folder);
    assert_eq!((said.status, rows.len()), (0, 8), "{said:#?}");
    assert_eq!(codes(&folder), ["draw-changed", "draw-changed"]);
    let whites: BTreeSet<&String> = rows[..4].iter().map(|(_, row)| &row["White"]).collect();
    for row in folder.rows("standings") {
        let score = if whites.contains(&row["entry"]) { "1" } else { "0" };
        assert_eq!(row["score"], score, "{row:?}");
    }
}

#[test]
fn byes_late_entries_and_withdrawals_are_drawn_round() {
    let folder = Folder::new();
    let after = |player: usize| {
        match player {
            1 => " | 2 | \u{bd} | |",
            2 => " | 1 | 0 | |",
            3 => " | | | withdrawn after 1 |",
            4 => " | | | drop-in 2 |",
            _ => "",
        }
        .to_string()
    };
    folder.add(FILE, &tournament(12, 3, after));
    let mut chance = Chance(3);
    let (said, rows) = run(&folder);
    assert_eq!(said.status, 0, "{said:#?}");
    let there = |rows: &[(u32, Row)], round: &str| -> BTreeSet<String> {
        let own = rows.iter().filter(|(_, row)| row["Round"] == round);
        own.flat_map(|(_, row)| [row["White"].clone(), row["Black"].clone()]).collect()
    };
    let first = there(&rows, "1");
    assert!(!first.contains("2") && !first.contains("4") && first.contains("3"));
    folder.add_bytes(FILE, &filled(&copy_of(&folder), &mut chance));
    let (_, rows) = run(&folder);
    let second = there(&rows, "2");
    assert!(!second.contains("1") && !second.contains("3"));
    assert!(second.contains("2") && second.contains("4"));
    folder.add_bytes(FILE, &filled(&copy_of(&folder), &mut chance));
    let (said, rows) = run(&folder);
    assert!(there(&rows, "3").contains("1"));
    assert_eq!((said.status, codes(&folder)), (0, Vec::new()));
    let score = |entry: &str| {
        let standings = folder.rows("standings");
        let row = standings.iter().find(|row| row["entry"] == entry).unwrap().clone();
        row["score"].parse::<f64>().unwrap()
    };
    let of_games = |entry: &str| -> f64 {
        let games = rows.iter().filter(|(_, row)| row["Round"] != "3");
        games.flat_map(|(_, row)| points(row)).filter(|(own, _)| own == entry).map(|(_, p)| p).sum()
    };
    assert_eq!(score("1"), of_games("1") + 0.5);
    for entry in ["2", "3", "4"] {
        assert_eq!(score(entry), of_games(entry));
    }
}

#[test]
fn results_on_matches_and_on_draw_count_once() {
    let folder = Folder::new();
    folder.add(FILE, &plain(4, 3));
    let (_, rows) = run(&folder);
    let mut text = plain(4, 3);
    text += "## Matches\nRound | White | Black | Result\n";
    for (_, row) in &rows {
        writeln!(text, "1 | {} | {} | 1-0", row["White"], row["Black"]).unwrap();
    }
    let draw = |results: [&str; 2]| {
        let mut text = String::from("## Draw\nRound | Table | White | Result | Black\n");
        for ((_, row), result) in rows.iter().zip(results) {
            let (white, black) = (&row["White"], &row["Black"]);
            writeln!(text, "1 | {} | {white} | {result} | {black}", row["Table"]).unwrap();
        }
        text
    };
    let total = |folder: &Folder| -> f64 {
        folder.rows("standings").iter().map(|row| row["score"].parse::<f64>().unwrap()).sum()
    };
    folder.add(FILE, &format!("{text}{}", draw(["1-0", ""])));
    let (said, _) = run(&folder);
    assert_eq!((said.status, total(&folder)), (0, 2.0), "{said:#?}");
    assert_eq!(folder.rows("draws").len(), 2);
    folder.add(FILE, &format!("{text}{}", draw(["1-0", "0-1"])));
    let (said, _) = run(&folder);
    assert_eq!((said.status, total(&folder)), (1, 1.0), "{said:#?}");
    assert!(codes(&folder).contains(&"results-disagree".to_string()));
    assert!(folder.rows("draws").is_empty());
}

#[test]
fn a_round_that_is_asked_for_takes_open_games_as_draws() {
    // On request, a round is drawn before the last one is finished: players of open games
    // do not meet again.
    let folder = Folder::new();
    let asked = plain(4, 3).replace("Seed | 7", "Seed | 7\nDraw | 2");
    let games = "## Matches\nRound | White | Black | Result\n1 | 1 | 2 | 1-0\n1 | 3 | 4 |\n";
    folder.add(FILE, &format!("{asked}{games}"));
    let said = folder.run();
    assert_eq!(said.status, 0, "{said:#?}");
    let draws = folder.rows("draws");
    let met = |row: &Row| {
        [row["a"].as_str(), row["b"].as_str()].contains(&"3")
            && [row["a"].as_str(), row["b"].as_str()].contains(&"4")
    };
    assert_eq!(draws.len(), 2);
    assert!(draws.iter().all(|row| row["round"] == "2" && !met(row)));
    assert!(codes(&folder).contains(&"results-missing".to_string()));
}

/// C.04.2, 3.1: an adjourned game counts as a draw in the draw, and in nothing else.
#[test]
fn an_adjourned_game_holds_up_no_draw_and_is_lost_by_nobody() {
    let played = |second: &str| {
        let folder = Folder::new();
        let games = "## Matches\nRound | Table | White | Black | Result | Note\n";
        folder.add(
            FILE,
            &format!("{}{games}1 | 1 | 1 | 2 | 1-0\n1 | 2 | 3 | 4 | {second}\n", plain(4, 2)),
        );
        let said = folder.run();
        assert_eq!(said.status, 0, "{second}: {said:#?}");
        folder
    };
    let pairs = |folder: &Folder| -> Vec<[String; 3]> {
        let of = |row: &Row| ["round", "a", "b"].map(|column| row[column].clone());
        folder.rows("draws").iter().map(of).collect()
    };
    let drawn = played("\u{bd}-\u{bd}");
    for second in ["adjourned", "Adjourned |", " | adjourned"] {
        let folder = played(second);
        assert_eq!(pairs(&folder), pairs(&drawn), "{second}");
        assert_eq!(codes(&folder), ["game-adjourned"], "{second}");
        assert_eq!(state(&folder), "provisional");
        let standings = folder.rows_by("standings", "entry");
        for label in ["3", "4"] {
            let row = &standings[label][0];
            let record = ["score", "played", "won", "drawn", "lost"].map(|column| &*row[column]);
            assert_eq!(record, ["0", "0", "0", "0", "0"], "{second}: {label}");
        }
        let page = folder.written("events/open-1.html");
        assert!(page.contains("adjourned"), "{second}: {page}");
    }
    // The typed result finishes it, whether or not the note is still there.
    let finished = played("0-1 | adjourned");
    assert_eq!(codes(&finished), [] as [&str; 0]);
    assert_eq!(finished.rows_by("standings", "entry")["4"][0]["won"], "1");
}

/// `adj` can mean adjourned or adjudicated.
#[test]
fn a_word_of_two_meanings_is_asked_about() {
    let folder = Folder::new();
    let games = "## Matches\nRound | White | Black | Result\n1 | 1 | 2 | 1-0\n1 | 3 | 4 | adj\n";
    folder.add(FILE, &format!("{}{games}", plain(4, 2)));
    assert_eq!(folder.run().status, 1);
    assert!(folder.problems().contains(&"error unknown-choice Matches!D3".to_string()));
}

/// Four players in alphabetical order, the highest rated last, with columns of numbers
/// under given headings.
fn rated(headings: &str, rows: [&str; 4]) -> Folder {
    let mut text = format!(
        "## Event\nTitle | Open\nFormat | swiss\nRules | fide-2026\nDate | @2026-05-02\nRounds | 3\nSeed | 7\n\
         ## Entries\nEntry | Player | {headings}\n"
    );
    for (number, (name, row)) in
        (1..).zip(["Abel Moss", "Bea Nash", "Cy Orr", "Dee Platt"].into_iter().zip(rows))
    {
        writeln!(text, "{number} | {name} | {row}").unwrap();
    }
    let folder = Folder::new();
    folder.add(FILE, &text);
    folder.run();
    folder
}

/// The pairings of round 1, as labels.
fn pairs(folder: &Folder) -> BTreeSet<[String; 2]> {
    let rows = folder.rows("draws").into_iter();
    let pair = |row: Row| {
        let mut pair = [row["a"].clone(), row["b"].clone()];
        pair.sort();
        pair
    };
    rows.map(pair).collect()
}

/// C.04.2, 2.2: ratings give the initial order, so that 4 meets 2 and 3 meets 1;
/// alphabetically, or by reversed ratings, 1 meets 3 and 2 meets 4.
#[test]
fn ratings_are_read_under_the_headings_of_lists() {
    let ratings = ["1500", "1900", "1600", "1700"];
    let by_rating = || BTreeSet::from([["2", "3"], ["1", "4"]].map(|pair| pair.map(String::from)));
    for heading in [
        "Rating",
        "Rtg",
        "rtg.",
        "Elo",
        "ELO",
        "FIDE rating",
        "Elo nat.",
        "Intl.",
        "RtgI",
        "RtgN",
        "Rating (FIDE)",
        "ELO-Int",
        "FIDE Elo",
        "National rating",
        "DWZ",
        "ECF rating",
    ] {
        let folder = rated(heading, ratings);
        assert_eq!(pairs(&folder), by_rating(), "{heading}");
        assert_eq!(codes(&folder), [] as [&str; 0], "{heading}");
    }
    // Without ratings: by name, 1 meets 3 and 2 meets 4, with a warning.
    let folder = rated("Strength", ratings);
    let by_name = BTreeSet::from([["1", "3"], ["2", "4"]].map(|pair| pair.map(String::from)));
    assert_eq!(pairs(&folder), by_name);
    assert_eq!(folder.problems(), ["warning unused-numbers Entries!C1"]);
    // Of several columns the one with precedence, in any position.
    for (headings, used) in [
        ("RtgN | Rtg", "Rtg"),
        ("Elo nat. | FIDE rating", "FIDE rating"),
        ("Elo | Rating", "Rating"),
    ] {
        let rows = ["1 | 1500", "2 | 1900", "3 | 1600", "4 | 1700"];
        let folder = rated(headings, rows);
        assert_eq!(pairs(&folder), by_rating(), "{headings}");
        assert_eq!(folder.problems(), ["note second-rating-column Entries!C1"], "{headings}");
        let told = folder.rows("problems")[0]["message"].clone();
        assert!(told.ends_with(&format!("uses \u{201c}{used}\u{201d}.")), "{told}");
    }
    // Words for no rating are valid.
    let folder = rated("Elo", ["unr.", "-", "1600", "Unrated"]);
    assert_eq!(codes(&folder), [] as [&str; 0]);
    assert_eq!(codes(&rated("Elo", ["x", "1", "2", "3"]))[0], "draw-waits");
}

/// `palmares draw` prints label and name as on Entries; sheets and pages show the same
/// number.
#[test]
fn one_number_a_player_is_shown() {
    let folder = rated("Elo", ["1500", "1900", "1600", "1700"]);
    let file = folder.returns().join(FILE);
    let said = support::palmares(&["draw", file.to_str().unwrap()]);
    assert_eq!(said.status, 0, "{}", said.err);
    let mut lines = said.out.lines();
    assert_eq!(lines.next(), Some("2"));
    let mut printed: Vec<&str> = lines.flat_map(|line| line.split('\t')).collect();
    printed.sort_unstable();
    assert_eq!(printed, ["1", "2", "3", "4", "Abel Moss", "Bea Nash", "Cy Orr", "Dee Platt"]);
    // Bea Nash is pairing number 1, and 2 on Entries.
    let wall = folder.written("events/open-1/draw.html");
    let boards = wall.split("id=\"names\"").next().unwrap();
    assert!(boards.contains("Bea Nash</a></b><small>No 2, pairing no. 1 "), "{boards}");
    assert!(wall.contains("Bea Nash (pairing no. 1)"), "{wall}");
    let row = draw_rows(&copy_of(&folder))
        .into_iter()
        .find(|(_, row)| row["White name"] == "Bea Nash" || row["Black name"] == "Bea Nash");
    let (_, row) = row.unwrap();
    let label = if row["White name"] == "Bea Nash" { &row["White"] } else { &row["Black"] };
    assert_eq!(label, "2");
}

/// The choices of the drop-down of results.
#[test]
fn the_drop_down_offers_what_is_read() {
    let folder = Folder::new();
    folder.add(FILE, &plain(4, 3));
    folder.run();
    let copy = open(&copy_of(&folder));
    let lists = &sheet(&copy, "Draw").layout.lists;
    let offered: Vec<&str> =
        lists.iter().flat_map(|list| list.source.trim_matches('"').split(',')).collect();
    for result in
        ["1-0", "\u{bd}-\u{bd}", "0-1", "0-0", "+--", "--+", "---", "\u{bd}", "1/2", "draw"]
    {
        assert!(offered.contains(&result), "{result}: {offered:?}");
        assert!(model::game_result::parse_game_result(result).is_some(), "{result}");
    }
    assert!(offered.contains(&model::game_result::ADJOURNED_WORD), "{offered:?}");
}
