//! Times sheets that were not made for palmares: recognition of a sheet of 1,000 rows, and reading
//! by a layout against reading the same events as returns of our own. `cargo bench --bench foreign`.
#![allow(clippy::unwrap_used, clippy::print_stdout)] // a bench fails by panicking, and prints

use std::time::{Duration, Instant};

use adopt::{LayoutFile, Layouts, LearnedLayout, recognise_workbook, return_from_recognised};
use model::{CellValue, SheetCopy, StoredCell, WorkbookCopy};
use returns::settings::Settings;
use returns::{read_return, read_return_with_layouts};

/// The longest that recognition of a sheet of 1,000 rows may take.
const MOST: Duration = Duration::from_millis(10);

const FORENAMES: [&str; 8] =
    ["Megan", "Rhodri", "Carys", "Emrys", "Ffion", "Gareth", "Nerys", "Idris"];
const SURNAMES: [&str; 7] =
    ["Ashdown", "Vaughan", "Penrhos", "Hollis", "Treharne", "Lockwood", "Caddick"];

/// A club's sheet of so many pairs.
fn sheet(pairs: u32) -> WorkbookCopy {
    let text = |text: &str| CellValue::Text(text.into());
    let name = |at: u32| {
        let (fore, sur) = (at as usize % FORENAMES.len(), at as usize % SURNAMES.len());
        text(&format!("{} {}{}", FORENAMES[fore], SURNAMES[sur], at / 56))
    };
    let number = |at: u32| text(&(10_000 + at * 7).to_string());
    let heads = ["Pos", "Pair", "Player 1", "EBU No 1", "Player 2", "EBU No 2", "Score %"];
    let mut rows = vec![
        vec![text("Riverside Bridge Club: Monday pairs")],
        vec![text("Date"), text("5 May 2026")],
        heads.map(text).to_vec(),
    ];
    rows.extend((0..pairs).map(|at| {
        let score = 65.0 - f64::from(at) * 30.0 / f64::from(pairs.max(2) - 1);
        let score = (score * 100.0).round() / 100.0;
        let place = CellValue::Number(f64::from(at + 1));
        let pair = CellValue::Number(f64::from((at * 7 + 3) % pairs + 1));
        let [one, other] = [2 * at, 2 * at + 1];
        vec![
            place,
            pair,
            name(one),
            number(one),
            name(other),
            number(other),
            CellValue::Number(score),
        ]
    }));
    let cells = (0u32..).zip(rows).flat_map(|(row, cells)| {
        (0u16..).zip(cells).map(move |(column, value)| StoredCell {
            row,
            column,
            look: 0,
            value,
            formula: None,
        })
    });
    let sheet =
        SheetCopy { name: "Scores".to_string(), cells: cells.collect(), ..Default::default() };
    WorkbookCopy { sheets: vec![sheet], styles: vec![Default::default()], ..Default::default() }
}

/// The shortest of several runs.
fn shortest(times: u32, mut work: impl FnMut()) -> Duration {
    let once = |_| {
        let began = Instant::now();
        work();
        began.elapsed()
    };
    (0..times).map(once).min().unwrap()
}

fn main() {
    let large = sheet(1_000);
    recognise_workbook(&large); // words are read once
    let recognised = shortest(20, || assert_eq!(recognise_workbook(&large).tables.len(), 1));
    println!("recognition of a sheet of 1,000 rows: {recognised:?}");

    let copy = sheet(24);
    let found = recognise_workbook(&copy);
    let mut layout = LearnedLayout::from_recognised(&found, &copy);
    layout.answers.extend([
        (adopt::FactKind::Rules, "wbu-2003".to_string()),
        (adopt::FactKind::Boards, "24".to_string()),
    ]);
    let own = return_from_recognised(&copy, &found).sheets;
    let name = "club.layout.toml".to_string();
    let layouts = Layouts::new(vec![LayoutFile { name, near: 0, layout }.into()]);
    let book =
        |copy: &WorkbookCopy| workbook::write::copy_workbook(copy, "Scores", "palmares").unwrap();
    let (foreign, own) = (book(&copy), book(&own));
    let settings = Settings::default();
    let many = 200;
    let by_layout = shortest(5, || {
        (0..many).for_each(|_| {
            assert_eq!(
                read_return_with_layouts(&foreign, &settings, &layouts).returned.events.len(),
                1
            );
        });
    });
    let returns = shortest(5, || {
        (0..many).for_each(|_| assert_eq!(read_return(&own, &settings).returned.events.len(), 1));
    });
    let share = by_layout.as_secs_f64() / returns.as_secs_f64();
    println!(
        "reading {many} sheets by a layout: {by_layout:?}, as returns of our own: {returns:?} ({share:.2})"
    );
    assert!(recognised < MOST, "recognition takes longer than {MOST:?}");
}
