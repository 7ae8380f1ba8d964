//! Registers that were once credited twice, or differently depending on the way through the
//! season: at once, one return after the other, decided early or late, in any order.
//!
//! A folder of `tests/register_ways/` holds a register, its returns and decisions as text;
//! all names are made up. The results of different ways are compared with each other; the
//! tests below and `register_laws` have the expected values.

use std::collections::BTreeSet;

use crate::support::{self, Folder, files, palmares, project, rows, sweep, workbook};

const FOLDERS: &str = "tests/register_ways";
const REGISTER: &str = "register.xlsx";
const DECISIONS: &str = "decisions.xlsx";

/// A register with its season, in a folder.
struct Season {
    folder: Folder,
    returns: Vec<String>,
    decided: bool,
    accept: &'static str,
}

/// Returns given at once, and whether decisions are given too.
type Step<'a> = (&'a [String], bool);

impl Season {
    fn of(name: &str, accept: &'static str) -> Season {
        let folder = Folder::new();
        let (mut returns, mut decided) = (Vec::new(), false);
        for (file, text) in files(&project().join(FOLDERS).join(name)) {
            let file = file.strip_suffix(".txt").unwrap();
            let bytes = workbook::xlsx(&String::from_utf8(text).unwrap());
            std::fs::write(folder.root().join(file), bytes).unwrap();
            match file {
                REGISTER => {}
                DECISIONS => decided = true,
                _ => returns.push(file.to_string()),
            }
        }
        assert!(!returns.is_empty());
        Season { folder, returns, decided, accept }
    }

    /// The members' points after the steps, each on the register that the one before wrote;
    /// and the credits of the last step.
    fn by(&self, way: &str, steps: &[Step<'_>]) -> (Vec<(String, [String; 3])>, [String; 3]) {
        let path = |name: &str| self.folder.root().join(name).to_str().unwrap().to_string();
        let mut register = path(REGISTER);
        let mut out = String::new();
        for (at, (returns, decided)) in steps.iter().enumerate() {
            out = path(&format!("{way}-{at}"));
            let mut words = vec!["reconcile".to_string(), "--register".to_string(), register];
            words.extend(returns.iter().map(|name| path(name)));
            if *decided && self.decided {
                words.extend(["--decisions".to_string(), path(DECISIONS)]);
            }
            words.extend(["--out", &out, "--accept", self.accept].map(String::from));
            words.extend(["--as-of", "2026-12-31", "--no-progress"].map(String::from));
            let said = palmares(&words.iter().map(String::as_str).collect::<Vec<_>>());
            assert!(said.status < 2, "{way}: {said:#?}");
            register = format!("{out}/{REGISTER}");
        }
        let table =
            |name: &str| rows(&std::fs::read_to_string(format!("{out}/data/{name}.csv")).unwrap());
        let points = ["local_points", "green_points", "gold_points"];
        let of = |row: &support::Row| points.map(|kind| row[kind].clone());
        let name = |row: &support::Row| format!("{} {}", row["number"], row["name"]);
        let mut held: Vec<_> = table("members").iter().map(|row| (name(row), of(row))).collect();
        // New members are in the order of entry.
        held.sort();
        let control = table("control");
        assert!(control.iter().all(|row| row["balances"] != "no"), "{way}: {control:#?}");
        let credited = control.iter().find(|row| row["line"].contains("points credited"));
        (held, of(credited.unwrap()))
    }
}

#[test]
fn a_season_comes_to_one_sum_whatever_the_way() {
    let folders = std::fs::read_dir(project().join(FOLDERS)).unwrap();
    let folders: BTreeSet<String> =
        folders.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    std::thread::scope(|scope| {
        for (nth, name) in folders.iter().enumerate() {
            scope.spawn(move || {
                has_one_sum(name, "exact", nth);
                has_one_sum(name, "likely", nth + 2);
            });
        }
    });
}

/// A quick run tries one way of the four, which `nth` chooses.
fn has_one_sum(name: &str, accept: &'static str, nth: usize) {
    let season = Season::of(name, accept);
    let all = &season.returns[..];
    let (at_once, _) = season.by("at-once", &[(all, true)]);
    let one_by_one: Vec<&[String]> = all.chunks(1).collect();
    let mut decided: Vec<Step<'_>> = one_by_one.iter().map(|one| (*one, true)).collect();
    let mut undecided: Vec<Step<'_>> = one_by_one.iter().rev().map(|one| (*one, false)).collect();
    undecided.push((all, true));
    let ways: [(&str, Vec<Step<'_>>); 4] = [
        ("open", decided.clone()),
        ("again", vec![(all, true), (all, true), (all, false)]),
        ("late", undecided),
        ("closed", {
            decided.reverse();
            decided.push((all, true));
            decided
        }),
    ];
    let step = sweep::step(ways.len());
    for (way, steps) in ways.into_iter().skip(nth % step).step_by(step) {
        let (held, credited) = season.by(way, &steps);
        let other: Vec<_> = held.iter().zip(&at_once).filter(|(own, once)| own != once).collect();
        assert!(
            held.len() == at_once.len() && other.is_empty(),
            "{name}, {accept}, {way}: {other:#?}"
        );
        if way == "again" {
            assert_eq!(credited, ["0", "0", "0"], "{name}, {accept}: a second run credits");
        }
    }
}
