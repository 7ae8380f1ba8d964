//! A season reconciled in parts: returns as they come in, some more than once, corrected
//! ones after wrong ones, and decisions at any time.

use std::collections::BTreeMap;

use register::reconcile::DoubtfulCase;

use super::account::Account;
use super::deciding::What;
use super::office::{Done, Given, Office, at_the_end, changes_nothing, told, told_with};
use super::world::{AS_OF, Delivery, World};
use crate::support::chance::Chance;

/// The returns and decisions of one reconciliation.
#[derive(Default)]
struct Step {
    returns: Vec<Delivery>,
    decided: Vec<(String, What)>,
    nonsense: Vec<(String, String)>,
}

pub struct Path {
    steps: Vec<Step>,
    /// Whether everything is given once more at the end.
    closed: bool,
}

impl Path {
    pub fn by_chance(world: &World, chance: &mut Chance, closed: bool) -> Path {
        let mut steps: Vec<Step> = (0..2 + chance.below(4)).map(|_| Step::default()).collect();
        for (event, own) in world.events.iter().enumerate() {
            let mut at: Vec<usize> = (0..steps.len()).collect();
            chance.shuffle(&mut at);
            at.truncate(own.versions.len());
            at.sort_unstable();
            // With more returns than steps, the last ones are used.
            let first = own.versions.len() - at.len();
            for (version, step) in (first..).zip(&at) {
                steps[*step].returns.push((event, version));
            }
            let last = *at.last().unwrap();
            for step in &mut steps[last + 1..] {
                if chance.one_in(4) {
                    step.returns.push((event, own.versions.len() - 1));
                }
            }
        }
        for (key, decision) in &world.decisions {
            let mut at: Vec<usize> = (0..steps.len()).collect();
            chance.shuffle(&mut at);
            at.truncate(decision.what.len());
            at.sort_unstable();
            let first = decision.what.len() - at.len();
            for (what, step) in decision.what[first..].iter().zip(&at) {
                steps[*step].decided.push((key.clone(), what.clone()));
            }
            // The same workbook may be given repeatedly.
            if let (Some(last), Some(what)) = (at.last(), decision.what.last()) {
                for step in &mut steps[last + 1..] {
                    if chance.one_in(2) {
                        step.decided.push((key.clone(), what.clone()));
                    }
                }
            }
            let step = chance.below(steps.len());
            if chance.one_in(12) && steps[step].decided.iter().all(|(known, _)| known != key) {
                steps[step].nonsense.extend(nonsense(key, chance));
            }
        }
        Path { steps, closed }
    }

    /// The final decisions: the last on each case, except that merged rows of one number stay merged.
    fn decided(&self, world: &World) -> BTreeMap<String, What> {
        let mut decided: BTreeMap<String, What> = BTreeMap::new();
        let last = world.decided();
        let more = self.closed.then_some(&last).into_iter().flatten();
        for (key, what) in self.steps.iter().flat_map(|step| &step.decided).chain(more) {
            let rows = key.strip_prefix("rows ").and_then(|numbers| numbers.split_once(' '));
            let of_one_number = rows.is_some_and(|(one, other)| one == other);
            if !of_one_number || decided.get(key) != Some(&What::Same) {
                decided.insert(key.clone(), what.clone());
            }
        }
        decided
    }

    /// Tests the laws along the path; returns the counts of late decisions and of merges taken back.
    pub fn keeps_the_laws(&self, world: &World, office: &Office<'_>, what: &str) -> [usize; 2] {
        let (mut late, mut parted) = (0, 0);
        let mut last: Option<Done> = None;
        let (all, decided) = (world.all_returned(), world.decided());
        let days = [AS_OF.yesterday().unwrap(), AS_OF];
        for (at, step) in self.steps.iter().enumerate() {
            let end = at + 1 == self.steps.len();
            let given = Given {
                returns: &step.returns,
                decided: &step.decided,
                nonsense: &step.nonsense,
                as_of: days[usize::from(end)],
            };
            let before = last.as_ref().map_or(office.first, |done| &done.book);
            let done = office.reconcile(before, &given);
            let told = |code: &str| told(&done.reconciliation, code);
            late += told("decision-too-late") + told("decision-replaced");
            parted += told("merge-taken-back");
            if end {
                let again = office.look(&done.book, &given);
                changes_nothing(&again, &done.book, &format!("{what}, its last step again"));
            }
            last = Some(done);
        }
        let holds = self.decided(world);
        let account = Account::of(world, &holds);
        let last = last.unwrap();
        if !self.closed {
            // What was credited to merged rows moves only with its return.
            if late + parted == 0 && !waits_for_its_day(&last) {
                account.holds(&last, what);
            }
            return [late, parted];
        }
        let done = office.reconcile(&last.book, &at_the_end(&all, &decided));
        // Nothing comes too late if everything is returned, unless an event is pending
        // because its day may have moved.
        if !waits_for_its_day(&done) {
            let of_rows =
                told_with(&done.reconciliation, "decision-too-late", "merged the two rows");
            let all_late = told(&done.reconciliation, "decision-too-late");
            assert_eq!(all_late, of_rows, "{what}: too late at the end");
            account.holds(&done, &format!("{what}, everything returned again"));
        }
        let again = office.look(&done.book, &at_the_end(&all, &decided));
        changes_nothing(&again, &done.book, &format!("{what}, everything again and again"));
        [late, parted]
    }
}

/// Whether an event is pending because its day may have moved: decisions on its players
/// apply to neither day.
fn waits_for_its_day(done: &Done) -> bool {
    let waits = |case: &DoubtfulCase| {
        case.key.contains(" instead of ") && case.verdict.is_none() && case.kept.is_none()
    };
    done.reconciliation.cases.iter().any(waits)
}

/// Invalid decisions: no decision, an unknown number, two that contradict each other.
fn nonsense(key: &str, chance: &mut Chance) -> Vec<(String, String)> {
    let row = |decision: &str| (key.to_string(), decision.to_string());
    match chance.below(3) {
        0 => vec![row("perhaps")],
        1 if key.starts_with("player ") => vec![row("444444")],
        1 => vec![row("new member")],
        _ => {
            vec![row("ignore"), row(if key.starts_with("rows ") { "same person" } else { "count" })]
        }
    }
}
