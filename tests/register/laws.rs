//! Laws of the register, tested with random registers: whatever the season holds, in
//! whatever parts, order and repetition it is reconciled, and whenever decisions are given.
//!
//! - The points that came in equal those credited, pending and refused.
//! - At the end members hold what an independent account says, which sees each event
//!   once, as returned last.
//! - A reconciliation of its own register with the same season changes nothing.
//! - A decision that comes too late is reported.
//!
//! Every step reads the workbook that the step before wrote. [`sweep`] says how many registers are tried.

mod account;
mod deciding;
mod members;
mod office;
mod path;
mod world;

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use self::account::Account;
use self::deciding::What;
use self::office::{Book, Office, at_the_end, changes_nothing};
use self::path::Path;
use self::world::World;
use crate::support::chance::Chance;
use crate::support::sweep;

/// The registers of a full sweep.
const REGISTERS: u64 = 500;

/// Counts over all seeds, so that no law passes for lack of cases.
#[derive(Default)]
struct Tally(Mutex<BTreeMap<String, u64>>);

impl Tally {
    fn add(&self, what: impl IntoIterator<Item = (String, u64)>) {
        let mut all = self.0.lock().unwrap();
        what.into_iter().for_each(|(what, times)| *all.entry(what).or_default() += times);
    }
}

#[test]
fn registers_by_chance_keep_the_laws() {
    let seeds = sweep::seeds(0..25, 0..REGISTERS);
    let (next, tally) = (AtomicU64::new(seeds.start), Tally::default());
    let failed: Mutex<Vec<String>> = Mutex::default();
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= seeds.end {
                        return;
                    }
                    let kept = std::panic::catch_unwind(|| tally.add(keeps_the_laws(seed)));
                    if kept.is_err() {
                        failed.lock().unwrap().push(format!("seed {seed}"));
                    }
                }
            });
        }
    });
    let failed = failed.into_inner().unwrap();
    assert!(failed.is_empty(), "{} seeds: {:?}", failed.len(), failed);
    let tally = tally.0.into_inner().unwrap();
    println!("{tally:#?}");
    for (what, least) in TRIED {
        let times = tally.get(*what).copied().unwrap_or_default();
        let least = least * (seeds.end - seeds.start) / REGISTERS;
        assert!(times >= least, "{what}: {times} of {least}: {tally:#?}");
    }
}

/// The minimum count of each kind of case in a full sweep; a smaller one has its share.
const TRIED: &[(&str, u64)] = &[
    ("members", 5_000),
    ("awards", 10_000),
    ("credited", 4_000),
    ("pending", 1_000),
    ("refused", 300),
    ("corrections", 300),
    ("withdrawn", 50),
    ("other days", 50),
    ("two versions", 80),
    ("certificates", 300),
    ("numbers on two rows", 100),
    ("merged rows", 60),
    ("new members", 60),
    ("two awards", 60),
    ("decided: same person", 100),
    ("decided: number", 50),
    ("decided: not a member", 50),
    ("decided: ignore", 50),
    ("decided: count", 30),
    ("told: decision-too-late", 20),
    ("told: merge-taken-back", 20),
];

/// Tests the laws with the register of a seed; returns the counts of cases.
fn keeps_the_laws(seed: u64) -> BTreeMap<String, u64> {
    let mut chance = Chance::new(seed);
    let mut world = World::by_chance(&mut chance);
    let first = Book::first(&world);
    // Two trial reconciliations of everything find the cases to decide.
    for _ in 0..2 {
        let (all, decided) = (world.all_returned(), world.decided());
        let office = Office::new(&world, &first);
        let probe = office.look(office.first, &at_the_end(&all, &decided));
        world.decide(&probe, &mut chance);
    }
    let office = Office::new(&world, &first);
    let (all, decided) = (world.all_returned(), world.decided());
    let at_once = office.reconcile(office.first, &at_the_end(&all, &decided));
    let holds: BTreeMap<String, What> = decided.iter().cloned().collect();
    let account = Account::of(&world, &holds);
    account.holds(&at_once, &format!("seed {seed}, at once"));
    let again = office.look(&at_once.book, &at_the_end(&all, &decided));
    changes_nothing(&again, &at_once.book, &format!("seed {seed}, at once and again"));
    let (mut late, mut parted) = (0, 0);
    for closed in [true, false] {
        let path = Path::by_chance(&world, &mut chance, closed);
        let what = if closed { "in parts" } else { "in parts, each return once" };
        let told = path.keeps_the_laws(&world, &office, &format!("seed {seed}, {what}"));
        (late, parted) = (late + told[0], parted + told[1]);
    }
    let mut tally = world.tally(&at_once.reconciliation);
    tally.insert("told: decision-too-late".to_string(), late as u64);
    tally.insert("told: merge-taken-back".to_string(), parted as u64);
    tally
}
