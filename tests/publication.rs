//! A run is published whole or not at all: each change of the disk is made to fail in turn,
//! and the folder holds the old run or the new one.
//! A program of its own: a lock is held a moment longer by a child of the same program.

#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use register::past_run::PastRun;
use register::reconcile::AcceptanceThreshold;
use report::publish::{Disk, DiskChange, InterruptedRunOutcome, ManifestMemoryLimits};
use report::{OutputError, Publication, Site};
use season::reconcile::{ReconcileInputs, reconcile_register};
use season::{NoProgress, RunOutput, SeasonOptions};
use support::{Folder, files, sweep};

/// Files of a run: name and content.
type Run = &'static [(&'static str, &'static str)];

const OLD: Run = &[
    ("index.html", "old"),
    ("events/a.html", "old a"),
    ("events/b.html", "old b"),
    ("players/p.html", "old p"),
    ("stale/s.html", "old s"),
    ("data/events.csv", "old data"),
];
const NEW: Run = &[
    ("index.html", "new"),
    ("events/b.html", "new b"),
    ("events/c.html", "new c"),
    ("certificates/p.html", "new"),
    ("data/events.csv", "new data"),
];
/// Files of others in the folder.
const THEIRS: Run = &[
    ("notes.txt", "mine"),
    ("players/mine.txt", "mine too"),
    ("stale/deep/er/kept.txt", "kept"),
    ("own/folder/x.txt", "x"),
];

/// How a change fails.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Fault {
    /// Only this change fails.
    Once,
    /// This change and all later ones fail, as if the process were killed.
    ForGood,
}

/// A disk on which change number `at` fails, with or without exchange of folders; also
/// returns the count of changes.
fn disk(exchanges: bool, at: usize, fault: Fault) -> (Disk, Arc<AtomicUsize>) {
    let count = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&count);
    let disk = Disk::refusing(move |change, _| {
        let now = counted.fetch_add(1, Ordering::Relaxed);
        if now == at || (now > at && fault == Fault::ForGood) {
            return Err(io::Error::other("a fault of the test"));
        }
        if change == DiskChange::Exchange && !exchanges {
            return Err(io::ErrorKind::Unsupported.into());
        }
        Ok(())
    });
    (disk, count)
}

/// So little memory that all lists of files lie on the disk.
const LITTLE: ManifestMemoryLimits = ManifestMemoryLimits { list: 0, names: 2, sorted: 0 };

fn publish(disk: Disk, dir: &Path, run: Run) -> Result<Option<InterruptedRunOutcome>, OutputError> {
    publish_with(disk, dir, run, ManifestMemoryLimits::default())
}

fn publish_with(
    disk: Disk,
    dir: &Path,
    run: Run,
    memory: ManifestMemoryLimits,
) -> Result<Option<InterruptedRunOutcome>, OutputError> {
    let publication = Publication::begin_with_memory_limits(disk, dir, memory)?;
    let cut_off = publication.interrupted_run();
    for (name, text) in run {
        publication.write_file(name, text.as_bytes())?;
    }
    publication.finish().map(|_| cut_off)
}

fn put(dir: &Path, run: Run) {
    for (name, text) in run {
        let path = dir.join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }
}

/// Everything in a folder except working files.
fn seen(dir: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut seen = files(dir);
    seen.retain(|name, _| !name.starts_with(".palmares"));
    seen
}

fn expected(runs: &[Run]) -> BTreeMap<String, Vec<u8>> {
    let all = runs.iter().copied().flatten();
    all.map(|(name, text)| (name.to_string(), text.as_bytes().to_vec())).collect()
}

/// Working files left in the folder and beside it.
fn left_over(root: &Path) -> Vec<String> {
    let entries = walkdir::WalkDir::new(root).into_iter().map(Result::unwrap);
    let names = entries.map(|entry| entry.path().strip_prefix(root).unwrap().display().to_string());
    let working = [".palmares-new", ".palmares-old", ".palmares-switch"];
    names.filter(|name| working.iter().any(|working| name.ends_with(working))).collect()
}

#[test]
fn whatever_change_fails_the_folder_holds_the_old_run_or_the_new_one() {
    let old = expected(&[OLD, THEIRS]);
    let new = expected(&[NEW, THEIRS]);
    let faults = [
        (true, Fault::Once),
        (true, Fault::ForGood),
        (false, Fault::Once),
        (false, Fault::ForGood),
    ];
    let memories = [ManifestMemoryLimits::default(), LITTLE];
    let cases = memories.iter().flat_map(|m| faults.map(|f| (f, *m)));
    // A quick run tries one change in nine, each time others.
    let step = sweep::step(9);
    for (nth, ((exchanges, fault), memory)) in cases.enumerate() {
        let mut failed = 0;
        for at in (nth % step..).step_by(step) {
            let root = tempfile::tempdir().unwrap();
            let dir = root.path().join("out");
            publish(Disk::default(), &dir, OLD).unwrap();
            put(&dir, THEIRS);
            let (disk, count) = disk(exchanges, at, fault);
            let published = publish_with(disk, &dir, NEW, memory);
            let told =
                format!("exchanges {exchanges}, {fault:?}, {memory:?}, change {at}: {published:?}");
            let now = seen(&dir);
            let killed_between_moves = !exchanges && fault == Fault::ForGood;
            match &published {
                Ok(_) => assert_eq!(now, new, "{told}"),
                // Killed between two moves: the error says so, and the next run completes
                // it.
                Err(OutputError::HalfWay(..)) if killed_between_moves => {
                    assert!(report::publish::is_publication_interrupted(&dir), "{told}");
                }
                // A fault after the new run was published.
                Err(_) if fault == Fault::ForGood && now == new => {}
                Err(_) => assert_eq!(now, old, "{told}"),
            }
            failed += usize::from(published.is_err());
            // The next run repairs it, whatever was left.
            publish(Disk::default(), &dir, NEW).unwrap();
            assert_eq!(seen(&dir), new, "{told}, healed");
            assert_eq!(left_over(root.path()), [""; 0], "{told}, healed");
            if count.load(Ordering::Relaxed) <= at {
                break;
            }
        }
        assert!(failed > 25 / step, "only {failed} changes failed");
    }
}

#[test]
fn the_next_run_says_which_run_the_folder_held() {
    let root = tempfile::tempdir().unwrap();
    let dir = root.path().join("out");
    publish(Disk::default(), &dir, OLD).unwrap();
    let (mut discarded, mut published, mut completed) = (0, 0, 0);
    for exchanges in [true, false] {
        for at in 0.. {
            publish(Disk::default(), &dir, OLD).unwrap();
            let (disk, count) = disk(exchanges, at, Fault::ForGood);
            let _ = publish(disk, &dir, NEW);
            let held = seen(&dir);
            let cut_off = publish(Disk::default(), &dir, OLD).unwrap();
            match cut_off {
                Some(InterruptedRunOutcome::Discarded) => {
                    assert_eq!(held, expected(&[OLD]), "change {at}")
                }
                Some(InterruptedRunOutcome::Published) => {
                    assert_eq!(held, expected(&[NEW]), "change {at}")
                }
                Some(InterruptedRunOutcome::Completed) | None => {}
            }
            discarded += usize::from(cut_off == Some(InterruptedRunOutcome::Discarded));
            published += usize::from(cut_off == Some(InterruptedRunOutcome::Published));
            completed += usize::from(cut_off == Some(InterruptedRunOutcome::Completed));
            if count.load(Ordering::Relaxed) <= at {
                break;
            }
        }
    }
    assert!(discarded > 10 && published > 1 && completed > 1);
}

#[test]
fn two_runs_into_one_folder_do_not_meet() {
    let root = tempfile::tempdir().unwrap();
    let dir = root.path().join("out");
    let first = Publication::begin(&dir).unwrap();
    let second = Publication::begin(&dir);
    assert!(matches!(second, Err(OutputError::InUse(_))), "{second:?}");
    first.write_file("index.html", b"first").unwrap();
    first.finish().unwrap();
    publish(Disk::default(), &dir, NEW).unwrap();
    assert_eq!(seen(&dir), expected(&[NEW]));
}

#[test]
fn what_others_put_into_the_folder_is_neither_lost_nor_overwritten() {
    for exchanges in [true, false] {
        let root = tempfile::tempdir().unwrap();
        let dir = root.path().join("out");
        let run = |run| publish(disk(exchanges, usize::MAX, Fault::Once).0, &dir, run);
        run(OLD).unwrap();
        put(&dir, THEIRS);
        put(&dir, &[("events/c.html", "not ours")]);
        std::fs::create_dir(dir.join("empty")).unwrap();
        let refused = run(NEW);
        assert!(matches!(refused, Err(OutputError::InTheWay(_))), "{refused:?}");
        std::fs::remove_file(dir.join("events/c.html")).unwrap();
        run(NEW).unwrap();
        assert_eq!(seen(&dir), expected(&[NEW, THEIRS]));
        assert!(dir.join("empty").is_dir());
        assert!(!dir.join("stale/s.html").exists());
    }
}

#[cfg(unix)]
/// Results typed into an annotated copy, and an edited page.
#[test]
fn what_somebody_changed_in_a_run_is_kept_beside_the_next() {
    let memories = [ManifestMemoryLimits::default(), LITTLE];
    for (exchanges, memory) in memories.iter().flat_map(|m| [(true, *m), (false, *m)]) {
        let root = tempfile::tempdir().unwrap();
        let dir = root.path().join("out");
        publish(disk(exchanges, usize::MAX, Fault::Once).0, &dir, OLD).unwrap();
        for (name, text) in [("events/a.html", "typed"), ("index.html", "edited")] {
            std::fs::write(dir.join(name), text).unwrap();
            let later = std::time::SystemTime::now() + std::time::Duration::from_secs(2);
            std::fs::File::open(dir.join(name)).unwrap().set_modified(later).unwrap();
        }
        let both: Run = &[("events/a (changed).html", "typed"), ("index (changed).html", "edited")];
        for tells in [2, 0] {
            let disk = disk(exchanges, usize::MAX, Fault::Once).0;
            let publication = Publication::begin_with_memory_limits(disk, &dir, memory).unwrap();
            let changed = publication.changed_files();
            assert_eq!(changed.len(), tells, "exchanges: {exchanges}: {changed:?}");
            NEW.iter()
                .for_each(|(name, text)| publication.write_file(name, text.as_bytes()).unwrap());
            publication.finish().unwrap();
            assert_eq!(seen(&dir), expected(&[NEW, both]), "exchanges: {exchanges}");
        }
    }
}

#[test]
fn nothing_is_written_or_removed_through_a_link() {
    use std::os::unix::fs::symlink;
    for exchanges in [true, false] {
        let root = tempfile::tempdir().unwrap();
        let (dir, elsewhere) = (root.path().join("out"), root.path().join("elsewhere"));
        let run = |run| publish(disk(exchanges, usize::MAX, Fault::Once).0, &dir, run);
        run(OLD).unwrap();
        put(&elsewhere, &[("s.html", "precious"), ("p.html", "precious")]);
        // A folder without files of the new run, then one with files.
        std::fs::remove_dir_all(dir.join("stale")).unwrap();
        symlink(&elsewhere, dir.join("stale")).unwrap();
        run(NEW).unwrap();
        assert!(dir.join("stale").is_symlink(), "their link is kept");
        let refused = run(OLD);
        assert!(matches!(refused, Err(OutputError::Link(_))), "{refused:?}");
        std::fs::remove_file(dir.join("stale")).unwrap();
        std::fs::remove_dir_all(dir.join("events")).unwrap();
        symlink(&elsewhere, dir.join("events")).unwrap();
        let refused = run(NEW);
        assert!(matches!(refused, Err(OutputError::Link(_))), "{refused:?}");
        assert_eq!(files(&elsewhere).len(), 2);
        // A link to the output folder is the folder.
        std::fs::remove_file(dir.join("events")).unwrap();
        symlink(&dir, root.path().join("link")).unwrap();
        let (disk, _) = disk(exchanges, usize::MAX, Fault::Once);
        publish(disk, &root.path().join("link"), OLD).unwrap();
        assert!(root.path().join("link").is_symlink());
        assert!(seen(&dir).contains_key("events/a.html"));
    }
}

#[cfg(unix)]
#[test]
fn the_folder_keeps_its_permissions() {
    use std::os::unix::fs::PermissionsExt;
    let root = tempfile::tempdir().unwrap();
    let dir = root.path().join("out");
    publish(Disk::default(), &dir, OLD).unwrap();
    std::fs::set_permissions(&dir, std::fs::Permissions::from_mode(0o750)).unwrap();
    publish(Disk::default(), &dir, NEW).unwrap();
    assert_eq!(dir.metadata().unwrap().permissions().mode() & 0o777, 0o750);
}

#[test]
fn the_same_files_are_the_same_run() {
    let root = tempfile::tempdir().unwrap();
    let marker = |name: &str, run| {
        let dir = root.path().join(name);
        publish(Disk::default(), &dir, run).unwrap();
        std::fs::read_to_string(dir.join(".palmares")).unwrap()
    };
    let (one, other) = (marker("one", OLD), marker("other", OLD));
    assert_eq!(one, other);
    let run_of = |text: &str| text.lines().nth(1).unwrap().to_string();
    assert!(run_of(&one).starts_with(": run "), "{one}");
    assert_ne!(run_of(&one), run_of(&marker("new", NEW)));
}

/// An event of pairs.
fn event(title: &str) -> String {
    let (mut entries, mut results) = (String::new(), String::new());
    for pair in 1..=8 {
        entries += &format!("{pair} | North {pair} | 100{pair} | South {pair} | 200{pair}\n");
        results += &format!("{pair} | {}\n", 60 - pair);
    }
    format!(
        "## Event\nTitle | {title}\nFormat | pairs\nRules | wbu-2003\nDate | @2004-05-02\nBoards | 24\n\
         ## Entries\nEntry | Player 1 | No 1 | Player 2 | No 2\n{entries}\
         ## Results\nEntry | Score\n{results}"
    )
}

/// A whole season on a given disk.
fn season(folder: &Folder, disk: Disk) -> Result<(), OutputError> {
    season_with(folder, disk, ManifestMemoryLimits::default())
}

fn season_with(
    folder: &Folder,
    disk: Disk,
    memory: ManifestMemoryLimits,
) -> Result<(), OutputError> {
    let inputs = vec![folder.returns()];
    let (found, loose) = season::find_returns(&inputs, Some(&folder.out()), &Default::default());
    let site = Site::new(None).unwrap();
    let publication = Publication::begin_with_memory_limits(disk, &folder.out(), memory)?;
    let options = SeasonOptions { inputs, ..SeasonOptions::default() };
    let output = RunOutput::new(publication, &site);
    season::run_with_thread_count(Some(1), || {
        season::run_season(&options, &found, loose, vec![output], &NoProgress)
    })
    .map(drop)
}

/// Publishes one of two inputs on a disk.
type Publish<'a> = &'a dyn Fn(bool, Disk) -> Result<(), OutputError>;

/// Makes each change of a publication fail in turn, one in seven in a quick run: the old output or the new is complete.
fn each_change_fails(out: &Path, least: usize, publish: Publish<'_>) {
    publish(false, Disk::default()).unwrap();
    let old = seen(out);
    let (counting, changes) = disk(true, usize::MAX, Fault::Once);
    publish(true, counting).unwrap();
    let new = seen(out);
    assert_ne!(old, new);
    assert!(new.keys().any(|name| name.ends_with(".csv")), "every kind of file is written");
    let changes = changes.load(Ordering::Relaxed);
    assert!(changes > least, "only {changes} changes");
    let faults = [Fault::Once, Fault::ForGood].into_iter().cycle();
    for (at, fault) in (0..changes).step_by(sweep::step(7)).zip(faults) {
        publish(false, Disk::default()).unwrap();
        assert_eq!(seen(out), old);
        let done = publish(true, disk(true, at, fault).0);
        let now = seen(out);
        match done {
            Ok(()) => assert!(now == new, "change {at}, {fault:?}"),
            Err(_) => assert!(now == old || fault == Fault::ForGood && now == new, "change {at}"),
        }
    }
}

#[test]
fn a_season_whose_disk_fails_at_any_change_leaves_the_season_before() {
    let folder = Folder::new();
    each_change_fails(&folder.out(), 70, &|after, disk| {
        folder.add("club.xlsx", &event(if after { "After" } else { "Before" }));
        season(&folder, disk)
    });
}

#[test]
fn a_season_with_little_memory_for_its_lists_is_the_same() {
    let [much, little] = [ManifestMemoryLimits::default(), LITTLE].map(|memory| {
        let folder = Folder::new();
        let runs = ["Before", "After", "After"].map(|title| {
            folder.add("club.xlsx", &event(title));
            folder.add("other.xlsx", &event("Other").replace("Q1", "Q2"));
            season_with(&folder, Disk::default(), memory).unwrap();
            (seen(&folder.out()), files(&folder.out()).remove(".palmares"))
        });
        assert!(runs[1] == runs[2] && runs[0] != runs[1]);
        runs
    });
    assert!(much == little);
}

#[test]
fn every_file_of_a_season_is_written_through_its_disk() {
    let folder = Folder::with(&event("Monday"));
    let asked = Arc::new(Mutex::new(BTreeSet::new()));
    let of_disk = Arc::clone(&asked);
    let disk = Disk::refusing(move |change, path| {
        if change == DiskChange::Write {
            of_disk.lock().unwrap().insert(path.to_path_buf());
        }
        Ok(())
    });
    season(&folder, disk).unwrap();
    let staging = folder.out().canonicalize().unwrap().join(".palmares-new");
    let asked = asked.lock().unwrap();
    for name in seen(&folder.out()).keys() {
        assert!(asked.contains(&staging.join(name)), "{name} was written past the disk");
    }
}

#[test]
fn a_register_whose_disk_fails_at_any_change_is_the_register_before() {
    let folder = Folder::with(&event("Monday"));
    let register = folder.root().join("register.xlsx");
    let site = Site::new(None).unwrap();
    each_change_fails(&folder.out(), 50, &|after, disk| {
        let name = if after { "North One" } else { "North 1" };
        let members = format!("## Members\nNumber | Name\n1001 | {name}\n1002 | North 2\n");
        std::fs::write(&register, support::workbook::xlsx(&members)).unwrap();
        let order = ReconcileInputs {
            register: register.clone(),
            inputs: vec![folder.returns()],
            settings: Default::default(),
            as_of: Some("2004-06-01".parse().unwrap()),
            ledger: None,
            trust: Default::default(),
            decisions: None,
            accept: AcceptanceThreshold::Exact,
            duplicates: false,
            out: Some(folder.out()),
        };
        let publication = Publication::begin_reconciling_with_disk(disk, &folder.out())?;
        let output = RunOutput::new(publication, &site);
        season::run_with_thread_count(Some(1), || {
            let mut done = reconcile_register(&order, &NoProgress).unwrap();
            season::write_reconciliation(&mut done, false, output)
        })
    });
}

#[test]
fn a_comparison_whose_disk_fails_at_any_change_is_the_comparison_before() {
    let folder = Folder::new();
    let runs = ["Monday", "Tuesday", "Thursday"].map(|title| {
        folder.add("club.xlsx", &event(title));
        season(&folder, Disk::default()).unwrap();
        let run = folder.root().join(title);
        std::fs::rename(folder.out(), &run).unwrap();
        PastRun::read(&run).unwrap()
    });
    let site = Site::new(None).unwrap();
    each_change_fails(&folder.out(), 25, &|after, disk| {
        let difference = season::compare_runs(&runs[0], &runs[if after { 2 } else { 1 }]);
        let publication = Publication::begin_with_disk(disk, &folder.out())?;
        season::write_run_difference(&difference, RunOutput::new(publication, &site))
    });
}

#[test]
fn a_folder_in_use_is_status_3_for_every_command() {
    let folder = Folder::with(&event("Monday"));
    let register = folder.root().join("register.xlsx");
    let members = support::workbook::xlsx("## Members\nNumber | Name\n1001 | North 1\n");
    std::fs::write(&register, members).unwrap();
    assert_eq!(folder.run().status, 0);
    let (returns, out) = (folder.returns(), folder.out());
    let (returns, out) = (returns.to_str().unwrap(), out.to_str().unwrap());
    let copy = folder.root().join("copy");
    assert_eq!(support::palmares(&["run", returns, "--out", copy.to_str().unwrap()]).status, 0);
    let before = seen(&folder.out());
    let held = Publication::begin(&folder.out()).unwrap();
    for command in [
        vec!["run", returns, "--out", out],
        vec!["reconcile", "--register", register.to_str().unwrap(), returns, "--out", out],
        vec!["diff", copy.to_str().unwrap(), copy.to_str().unwrap(), "--out", out],
    ] {
        let said = support::palmares(&command);
        assert_eq!(said.status, 3, "{said:#?}");
        assert!(said.err.contains("another run of palmares is writing into"), "{said:#?}");
    }
    drop(held);
    assert_eq!(seen(&folder.out()), before);
    assert_eq!(folder.run().status, 0);
}

#[test]
fn a_cut_off_run_is_told_by_the_next() {
    let folder = Folder::with(&event("Monday"));
    assert_eq!(folder.run().status, 0);
    std::fs::create_dir(folder.out().join(".palmares-new")).unwrap();
    let said = folder.run();
    assert!(said.err.contains("was interrupted; it was not published"), "{said:#?}");
    assert!(!folder.run().err.contains("interrupted"));
}

#[test]
fn a_command_that_fails_before_it_writes_leaves_no_folder() {
    let folder = Folder::with(&event("Monday"));
    folder.add_bytes("register.xlsx", b"no workbook");
    let (returns, out) = (folder.returns(), folder.out());
    let register = returns.join("register.xlsx");
    let (register, returns) = (register.to_str().unwrap(), returns.to_str().unwrap());
    let words = ["reconcile", "--register", register, returns, "--out", out.to_str().unwrap()];
    assert_eq!(support::palmares(&words).status, 2);
    assert!(!out.exists());
}

#[cfg(unix)]
#[test]
fn a_run_into_the_folder_it_works_in_stays_there() {
    let folder = Folder::with(&event("Monday"));
    assert_eq!(folder.run().status, 0);
    std::fs::write(folder.out().join("mine.txt"), "mine").unwrap();
    folder.add("club.xlsx", &event("Tuesday"));
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_palmares"));
    command.args(["run", folder.returns().to_str().unwrap(), "--out", "."]);
    let before = inode(&folder.out());
    let ended = command.current_dir(folder.out()).output().unwrap();
    assert!(ended.status.success(), "{ended:?}");
    assert_eq!(inode(&folder.out()), before, "the shell that stands in it stays in it");
    assert_eq!(folder.rows("events")[0]["title"], "Tuesday");
    assert!(folder.out().join("mine.txt").exists());
    assert_eq!(left_over(folder.root()), [""; 0]);
}

#[cfg(unix)]
fn inode(path: &Path) -> u64 {
    std::os::unix::fs::MetadataExt::ino(&path.metadata().unwrap())
}

/// The library takes returns as bytes and gives every file as bytes: those that it writes from a
/// folder into a folder.
#[test]
fn returns_of_bytes_become_the_files_that_a_folder_becomes() {
    let returns = support::project().join("samples/season");
    let written = support::Folder::new();
    palmares::Returns::under([&returns]).write(&written.out()).unwrap();
    let mut taken = BTreeMap::new();
    let given = palmares::Returns::of_files(files(&returns)).unwrap();
    let season = given.write_files(|path, bytes| {
        assert!(taken.insert(path.to_string(), bytes.to_vec()).is_none(), "{path} comes twice");
        Ok(())
    });
    assert_eq!(season.unwrap().problems().filter(|problem| problem.is_error()).count(), 0);
    let expected = support::published(&written.out());
    let differs = |name: &&String| taken.get(*name) != expected.get(*name);
    let names: BTreeSet<&String> = taken.keys().chain(expected.keys()).collect();
    assert_eq!(names.into_iter().filter(differs).collect::<Vec<_>>(), [""; 0]);
    let refused = given.write_files(|_, _| Err(io::Error::other("full")));
    assert!(matches!(refused, Err(OutputError::Io(..))));
    assert!(given.with_rules("wbu-2030").is_err());
}
