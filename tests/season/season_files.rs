//! The tables of a season as files: the same bytes however its returns are cut into pieces and
//! whatever fits into memory, and an error if the disk fails.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::support::{Folder, files, project};
use model::{MAX_SHEET_ROWS, join_sequential};
use register::{ReturnRecord, Season};
use report::publish::{Disk, DiskChange};
use report::{
    EarlierRowBlocks, EarlierRunRows, OutputError, Publication, ReturnRowsHashLookup, RowLimits,
    SeasonTableFiles, Site,
};
use season::{NoProgress, SeasonOptions};
use workbook::{ReadOptions, WorkbookCopy, read};

/// A tournament with prizes and a group.
const PRIZES: &str = "\
## Event
Title | Spring Open
Date | @2026-05-09
Organiser | Northside Chess Club
Rules | fide-2026
Format | swiss
Rounds | 1
## Entries
No | Player | Rating
1 | Ann Lee | 2100
2 | Cay Dunn | 1900
## Matches
Round | White | Black | Result
1 | 1 | 2 | 1-0
## Prizes
Prize | Place | Amount
First | 1 | £100
## Groups
Group | Rating to
Below 2000 | 2000
";

/// A tournament in which a player wins against nine grandmasters, enough for a norm.
fn norm() -> String {
    let (mut players, mut games) = (String::new(), String::new());
    for other in 1..=9 {
        players += &format!(
            "{other} | Master {other} | 2500 | GM | {}\n",
            &"ABCDEFGHI"[other - 1..other].repeat(3)
        );
        games += &format!("{other} | 0 | {other} | 1-0\n");
    }
    format!(
        "## Event\nTitle | Masters\nFormat | swiss\nRules | fide-ratings\nDate | @2025-03-01\nRounds | 9\n\
         ## Entries\nEntry | Player | Rating | Title | Federation\n0 | Ann Lee | 2300 | | ABC\n{players}\
         ## Matches\nRound | White | Black | Result\n{games}"
    )
}

/// A season from folders, with a problem outside returns.
fn season_of(inputs: Vec<PathBuf>) -> Season {
    let (found, loose) = season::find_returns(&inputs, None, &Default::default());
    let options = SeasonOptions { inputs, ..SeasonOptions::default() };
    let season = season::run_season(&options, &found, loose, Vec::new(), &NoProgress).unwrap();
    let mut season = season.season;
    let told = season.returns.iter().flat_map(|ret| &ret.problems).next().unwrap().clone();
    season.problems.push(("locked".to_string(), told));
    season
}

/// A season all of whose tables have rows.
fn sample_season(folder: &Folder) -> Season {
    folder.add("prizes.xlsx", PRIZES);
    folder.add("norm.xlsx", &norm());
    let samples = ["season", "chess", "mistakes"].map(|name| project().join("samples").join(name));
    season_of(samples.into_iter().chain([folder.returns()]).collect())
}

/// Writes the files of a season whose returns come `step` at a time.
fn write(
    disk: Disk,
    out: &Path,
    season: &mut Season,
    step: usize,
    room: RowLimits,
) -> Result<(), OutputError> {
    let site = Site::new(None).unwrap();
    let latest = season.events().filter_map(|(_, event)| event.identity.date).max();
    let publication = Publication::begin_with_disk(disk, out)?;
    let earlier = EarlierRowBlocks::default();
    let of_return: ReturnRowsHashLookup<'_> = &|ret| Some(u128::from(ret));
    let earlier = EarlierRunRows { blocks: &earlier, of_return };
    let join = join_sequential;
    let mut files =
        SeasonTableFiles::begin_with_limits(room, &publication, &site, latest, join, earlier)?;
    let mut returns = std::mem::take(&mut season.returns);
    let (mut loose, mut done) = (season.problems.clone(), Vec::new());
    let mut added = Ok(());
    while !returns.is_empty() && added.is_ok() {
        let at_hand: Vec<ReturnRecord> = returns.drain(..step.min(returns.len())).collect();
        let first = done.len() as u32;
        let positions = (first..).take(at_hand.len()).collect();
        let mut some = Season::default();
        some.people = season.people.clone();
        some = some.with_loaded_returns(at_hand, positions);
        some.problems = std::mem::take(&mut loose);
        added = files.add_returns(&some);
        done.append(&mut some.returns);
    }
    done.append(&mut returns);
    season.returns = done;
    added?;
    files.finish(season)?;
    publication.finish().map(drop)
}

/// The files of such a season.
fn written(season: &mut Season, step: usize, room: RowLimits) -> BTreeMap<String, Vec<u8>> {
    let root = tempfile::tempdir().unwrap();
    let out = root.path().join("out");
    write(Disk::default(), &out, season, step, room).unwrap();
    files(&out)
}

fn opened(files: &BTreeMap<String, Vec<u8>>) -> WorkbookCopy {
    let opened = read(&files["season.xlsx"], &ReadOptions::default()).unwrap();
    // The charts of the overview.
    let others = opened.faults.iter().filter(|found| found.sheet != 0);
    assert_eq!(others.count(), 0, "{:?}", opened.faults);
    opened.workbook_copy
}

/// Room for a few rows, with so many bytes in memory.
fn narrow(packed: usize) -> RowLimits {
    RowLimits { rows: 40, packed, ..RowLimits::default() }
}

#[test]
fn the_files_of_a_season_do_not_tell_how_its_returns_came() {
    let folder = Folder::new();
    let mut season = sample_season(&folder);
    let all = season.returns.len();
    assert!(all > 12);
    for room in [RowLimits::default(), RowLimits { packed: 500, ..RowLimits::default() }, narrow(0)]
    {
        let wanted = written(&mut season, all, room);
        let names: BTreeSet<&str> = wanted.keys().map(String::as_str).collect();
        let data = [
            "awards",
            "draws",
            "events",
            "groups",
            "missing",
            "norms",
            "odd",
            "prizes",
            "problems",
            "quotas",
            "ratings",
            "standings",
        ];
        let data = data.map(|name| format!("data/{name}.csv"));
        let parquet = data.iter().filter(|_| cfg!(feature = "parquet"));
        let parquet: Vec<String> = parquet.map(|name| name.replace(".csv", ".parquet")).collect();
        let mut expected: BTreeSet<&str> =
            data.iter().chain(&parquet).map(String::as_str).collect();
        expected.extend(["season.xlsx", ".palmares", ".palmares-lock"]);
        assert_eq!(names, expected);
        let lines = |name: &String| wanted[name].iter().filter(|byte| **byte == b'\n').count();
        assert!(data.iter().all(|name| lines(name) > 1));
        for step in [1, 2, 7] {
            let now = written(&mut season, step, room);
            assert_eq!(now.keys().collect::<Vec<_>>(), wanted.keys().collect::<Vec<_>>());
            for (name, bytes) in &now {
                assert!(*bytes == wanted[name], "{name}, {step} at a time, {room:?}");
            }
        }
    }
}

#[test]
fn full_sheets_hold_together_what_one_sheet_holds() {
    let folder = Folder::new();
    let mut season = sample_season(&folder);
    let all = season.returns.len();
    let whole = opened(&written(&mut season, all, RowLimits::default()));
    let titles = [
        "Overview",
        "Standings",
        "Awards",
        "Draws",
        "Problems",
        "Totals",
        "Ratings",
        "Title norms",
        "Quotas",
        "Questions for the clubs",
        "Odd",
    ];
    let names: Vec<&str> = whole.sheets.iter().map(|sheet| sheet.name.as_str()).collect();
    assert_eq!(names, titles);
    for packed in [0, usize::MAX] {
        let cut = opened(&written(&mut season, 3, narrow(packed)));
        let mut sheets = cut.sheets.iter().skip(1).peekable();
        for sheet in &whole.sheets[1..] {
            let rows = sheet.cells.iter().map(|cell| cell.row).max().unwrap();
            let mut cells = Vec::new();
            for nth in 0..rows.div_ceil(40).max(1) {
                let own = sheets.next().unwrap();
                let number = if nth == 0 { String::new() } else { format!(" {}", nth + 1) };
                assert_eq!(own.name, format!("{}{number}", sheet.name));
                let goes_on = (nth + 1) * 40 < rows;
                assert_eq!(own.layout.notes.len(), usize::from(goes_on), "{}", own.name);
                let below = own.cells.iter().filter(|cell| nth == 0 || cell.row > 0);
                cells.extend(below.map(|cell| (cell.row + nth * 40, cell.column, &cell.value)));
            }
            let wanted = sheet.cells.iter().map(|cell| (cell.row, cell.column, &cell.value));
            assert!(cells.into_iter().eq(wanted), "{}", sheet.name);
        }
        assert!(sheets.next().is_none());
        assert!(cut.sheets.len() > whole.sheets.len() + 5);
    }
    assert_eq!(RowLimits::default().rows, MAX_SHEET_ROWS - 1);
}

/// A disk on which a change fails, and every file written later, as on a full one; with the number
/// of its changes.
fn failing(at: usize) -> (Disk, Arc<AtomicUsize>) {
    let count = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&count);
    let disk = Disk::refusing(move |change, _| {
        let now = counted.fetch_add(1, Ordering::Relaxed);
        let fails = now == at || (now > at && change == DiskChange::Write);
        if fails { Err(io::ErrorKind::StorageFull.into()) } else { Ok(()) }
    });
    (disk, count)
}

#[test]
fn a_disk_that_fails_is_an_error_and_nothing_is_left() {
    let folder = Folder::new();
    folder.add("prizes.xlsx", PRIZES);
    let mistakes = project().join("samples/mistakes");
    let mut season = season_of(vec![mistakes, folder.returns()]);
    let root = tempfile::tempdir().unwrap();
    // Up to the publication, which has a test of its own.
    let mut failed = 0;
    for at in 0.. {
        let out = root.path().join(at.to_string());
        let (disk, count) = failing(at);
        let done = write(disk, &out, &mut season, 2, narrow(0));
        if count.load(Ordering::Relaxed) <= at {
            done.unwrap();
            break;
        }
        if let Err(why) = done {
            failed += 1;
            assert_eq!(why.io_kind(), Some(io::ErrorKind::StorageFull), "change {at}: {why}");
            let left = files(root.path()).into_keys().filter(|name| {
                name.starts_with(&format!("{at}/")) && !name.ends_with(".palmares-lock")
            });
            assert_eq!(left.collect::<Vec<_>>(), [""; 0], "change {at}: {why}");
        }
    }
    assert!(failed > 40, "only {failed} changes failed");
}
