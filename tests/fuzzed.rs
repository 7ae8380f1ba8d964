//! Reruns every input that once made a target of `fuzz/` fail: no panic, not even a caught one, and
//! nothing slow. `fuzz/README.md` says how to find more. A folder of `tests/fuzzed/` is a target, a
//! file in it an input.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

#[path = "support/fuzzed.rs"]
mod fuzzed;
#[path = "rule_books/unions/mistakes.rs"]
mod mistakes;
#[path = "support/seeds.rs"]
mod seeds;
mod support;

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::mpsc::channel;
use std::time::Duration;

use fuzzed::{TARGETS, try_on};
use support::{database, workbook};

/// The time limit. Fuzzing allows the same for a faster program.
const MOST_TIME: Duration = Duration::from_secs(20);

fn inputs(target: &str) -> Vec<PathBuf> {
    let folder = support::project().join("tests/fuzzed").join(target);
    // A target that never failed has no folder.
    let entries = std::fs::read_dir(folder).into_iter().flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

/// Why an input fails on a target; `None` if it does not.
fn fault(target: &'static str, file: &Path) -> Option<String> {
    let input = std::fs::read(file).unwrap();
    let (tell, told) = channel();
    let tried = std::thread::spawn(move || {
        try_on(target, &input);
        let _ = tell.send(());
    });
    match told.recv_timeout(MOST_TIME) {
        Ok(()) => None,
        Err(_) if tried.is_finished() => Some("it panics".to_string()),
        Err(why) => Some(why.to_string()),
    }
}

/// Faults are counted for the whole process, so what causes one and what watches for one take turns.
static COUNTING: Mutex<()> = Mutex::new(());

#[test]
fn what_failed_once_fails_no_more() {
    let _turn = COUNTING.lock();
    let (mut tried, mut faults) = (0, Vec::new());
    for (target, _) in TARGETS {
        let files = inputs(target);
        tried += files.len();
        let failed = files.iter().filter_map(|file| Some((file.clone(), fault(target, file)?)));
        faults.extend(failed);
    }
    assert!(tried > 0 && faults.is_empty(), "{faults:#?}");
}

#[test]
fn a_fault_that_is_caught_fails_the_target() {
    let _turn = COUNTING.lock();
    let caught = std::panic::catch_unwind(|| {
        fuzzed::watched(|| {
            let _ = model::problem::catch_panic(|| Vec::<u8>::new()[0]);
        })
    });
    assert!(caught.is_err());
}

#[test]
fn every_folder_is_a_target() {
    for entry in std::fs::read_dir(support::project().join("tests/fuzzed")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(TARGETS.iter().any(|(target, _)| *target == name), "{name} is no target");
    }
}

#[test]
#[ignore = "writes what fuzzing begins with: `fuzz/run` asks for it"]
fn seeds_of_fuzzing() {
    seeds::write();
}
