//! Times the scoring of boards: a club session from its workbook, and a
//! simultaneous event of a thousand tables.
//!
//! `cargo bench --bench boards`

#![allow(clippy::unwrap_used)] // a bench fails by panicking

use std::path::PathBuf;

use engine::awards::competition::CompetitionStages;
use engine::awards::{SeasonContext, compute_event};
use engine::scoring::{HandicapScoreKind, ResultsFromOtherEvents, score_event};
use engine::standings::rank_contestants;
use model::form::Key;
use model::{
    BoardLine, BoardLineScore, Cell, CellAddress, Entry, EntryStatus, Event, PlainOrWeightedScore,
    TableSide, TypedRow, TypedValue,
};
use rust_xlsxwriter::Workbook;
use season::compute_return_file;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    divan::main();
}

/// A possible score on a board, different at each table.
fn score_at(board: u32, table: u32) -> i32 {
    const SCORES: [i32; 11] = [-420, -170, -140, -110, -50, 50, 90, 110, 140, 170, 420];
    SCORES[((board * 7 + table * 5 + board * table) % 11) as usize]
}

/// The pairs on a board: a Mitchell of `tables` tables.
fn meetings(tables: u32, boards: u32) -> impl Iterator<Item = (u32, u32, u32)> {
    (0..boards).flat_map(move |board| {
        (0..tables).map(move |table| (board + 1, table, (table + board) % tables))
    })
}

/// What ranks a return.
#[derive(Clone, Copy, PartialEq)]
enum By {
    /// Results.
    Results,
    /// Results, with the boards on a sheet that is kept but not used.
    ResultsBesideBoards,
    /// Boards.
    Boards,
}

/// A return of a Mitchell.
fn workbook(tables: u32, boards: u32, by: By) -> PathBuf {
    let mut book = Workbook::new();
    let sheet = book.add_worksheet().set_name("Event").unwrap();
    let keys = [
        ("Title", "Monday Pairs"),
        ("Date", "2022-07-11"),
        ("Rules", "wbu-2003"),
        ("Format", "pairs"),
        ("Movement", "mitchell"),
        ("Boards", "27"),
    ];
    for (row, (key, value)) in (0..).zip(keys) {
        sheet.write(row, 0, key).unwrap().write(row, 1, value).unwrap();
    }
    let sheet = book.add_worksheet().set_name("Entries").unwrap();
    sheet.write_row(0, 0, ["Pair", "Direction", "Player 1", "No 1", "Player 2", "No 2"]).unwrap();
    let pairs = || (0..tables).flat_map(|table| [(table, "NS"), (table, "EW")]);
    for (row, (table, direction)) in (1..).zip(pairs()) {
        let label = format!("{}{direction}", table + 1);
        let numbers = [row * 2 + 10_000, row * 2 + 10_001].map(|number| number.to_string());
        let names = ["North", "South"].map(|name| format!("{name} {label}"));
        let cells = [&label, direction, &names[0], &numbers[0], &names[1], &numbers[1]];
        sheet.write_row(row, 0, cells).unwrap();
    }
    if by != By::Results {
        let name = if by == By::Boards { "Boards" } else { "Kept" };
        let sheet = book.add_worksheet().set_name(name).unwrap();
        sheet.write_row(0, 0, ["Board", "NS", "EW", "Contract", "By", "Tricks", "Score"]).unwrap();
        for (row, (board, ns, ew)) in (1..).zip(meetings(tables, boards)) {
            sheet.write(row, 0, board).unwrap();
            sheet.write(row, 1, format!("{}NS", ns + 1)).unwrap();
            sheet.write(row, 2, format!("{}EW", ew + 1)).unwrap();
            sheet.write_row(row, 3, ["1NT", "N"]).unwrap();
            sheet.write(row, 5, 7).unwrap();
            sheet.write(row, 6, 90).unwrap();
        }
    }
    if by != By::Boards {
        let sheet = book.add_worksheet().set_name("Results").unwrap();
        sheet.write_row(0, 0, ["Pair", "%"]).unwrap();
        for (row, (table, direction)) in (1..).zip(pairs()) {
            sheet.write(row, 0, format!("{}{direction}", table + 1)).unwrap();
            sheet.write(row, 1, f64::from(row) + 20.25).unwrap();
        }
    }
    let path = std::env::temp_dir().join(format!(
        "palmares-bench-{}-{}.xlsx",
        by as u8,
        std::process::id()
    ));
    book.save(&path).unwrap();
    path
}

/// An event in memory.
fn event(tables: u32, boards: u32) -> Event {
    let at = CellAddress { sheet: 0, row: 0, column: 0 };
    let mut answers = TypedRow::new(at);
    let mut answer = |key: Key, word: &'static str| {
        answers.add_cell(key, 1, Cell::new(TypedValue::Choice(word), at));
    };
    answer(Key::Format, "pairs");
    answer(Key::Scoring, "matchpoints");
    answer(Key::Winners, "2");
    let mut event = Event::new("1".to_string(), answers, Vec::new());
    for table in 0..tables {
        for direction in ["NS", "EW"] {
            event.entries.push(Entry {
                at,
                label: format!("{}{direction}", table + 1),
                number: (table + 1).to_string(),
                section: None,
                direction: model::Direction::named(direction),
                name: None,
                players: Vec::new(),
                club: None,
                status: EntryStatus::Playing,
                record: TypedRow::new(at),
            });
        }
    }
    for (board, ns, ew) in meetings(tables, boards) {
        let north_south = PlainOrWeightedScore::Plain(score_at(board, ns));
        event.boards.push(BoardLine {
            at,
            session: None,
            round: None,
            room: None,
            board,
            version: None,
            fouled: false,
            north_south: TableSide::new(2 * ns as usize),
            east_west: TableSide::new(2 * ew as usize + 1),
            bid: None,
            by: None,
            lead: None,
            tricks: None,
            score: BoardLineScore::Real { east_west: north_south.for_other_side(), north_south },
            given: None,
            play: None,
        });
    }
    event
}

/// A session of 21 tables and 27 boards in memory: scores only.
#[divan::bench]
fn session_scores(bencher: divan::Bencher<'_, '_>) {
    let event = event(21, 27);
    bencher.bench(|| {
        score_event(
            &event,
            HandicapScoreKind::Ranked,
            &ResultsFromOtherEvents::default(),
            &mut Vec::new(),
        )
    });
}

/// The same from its workbook, to standings and awards.
#[divan::bench]
fn session_from_workbook(bencher: divan::Bencher<'_, '_>) {
    let path = workbook(21, 27, By::Boards);
    bencher.bench(|| compute_return_file(&path, &Default::default(), &SeasonContext::default()));
    let _ = std::fs::remove_file(path);
}

/// The same pairs with percentages instead of boards: the baseline for boards.
#[divan::bench]
fn results_from_workbook(bencher: divan::Bencher<'_, '_>) {
    let path = workbook(21, 27, By::Results);
    bencher.bench(|| compute_return_file(&path, &Default::default(), &SeasonContext::default()));
    let _ = std::fs::remove_file(path);
}

/// The same cells as with boards, read but not scored: the baseline for scoring.
#[divan::bench]
fn boards_kept_and_not_scored(bencher: divan::Bencher<'_, '_>) {
    let path = workbook(21, 27, By::ResultsBesideBoards);
    bencher.bench(|| compute_return_file(&path, &Default::default(), &SeasonContext::default()));
    let _ = std::fs::remove_file(path);
}

/// A thousand tables of 24 boards: scores and ranking.
#[divan::bench(sample_count = 20)]
fn simultaneous_of_a_thousand_tables(bencher: divan::Bencher<'_, '_>) {
    let event = event(1000, 24);
    bencher.bench(|| {
        let scores = score_event(
            &event,
            HandicapScoreKind::Ranked,
            &ResultsFromOtherEvents::default(),
            &mut Vec::new(),
        );
        rank_contestants(&event, &scores, None)
    });
}

/// The same with places, checks and awards.
#[divan::bench(sample_count = 20)]
fn simultaneous_to_awards(bencher: divan::Bencher<'_, '_>) {
    bencher.with_inputs(|| event(1000, 24)).bench_values(|event| {
        let competition = CompetitionStages::for_single_event(&event);
        compute_event(
            event,
            None,
            &ResultsFromOtherEvents::default(),
            &competition,
            &mut Vec::new(),
        )
    });
}
