//! The problems of a season by kind, with what waits for their correction.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::model::{Holding, State};
use crate::problem::{Severity, Told};

use super::record::ReturnRecord;
use super::season::Season;

/// What stands in events that a problem concerns.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Stake {
    /// Their points.
    pub points: Holding,
    /// How many of them have no awards yet.
    pub open: usize,
}

/// A problem with its place.
#[derive(Debug, Clone)]
pub struct Trouble {
    /// Its position among all problems.
    pub nth: usize,
    /// The path of its return, or the place outside of returns.
    pub path: String,
    /// The path of the return's annotated copy below `returns/`, if any.
    pub annotated: Option<String>,
    /// The problem.
    pub told: Told,
    /// What stands in its events.
    pub stake: Stake,
}

/// The problems of one kind.
#[derive(Debug, Clone)]
pub struct TroubleKind {
    /// Their severity.
    pub severity: Severity,
    /// Their code.
    pub code: String,
    /// How many there are.
    pub count: usize,
    /// In how many files.
    pub files: usize,
    /// What stands in all their events.
    pub stake: Stake,
    /// The events that are not final in their returns, and the contestants of these.
    pub waiting: (usize, usize),
    /// The first of them.
    pub first: Vec<Trouble>,
}

/// Problems by kind, in the order in which the kinds appear.
#[derive(Debug, Clone)]
pub struct Troubles {
    /// So many of a kind are held.
    most: usize,
    kinds: Vec<TroubleKind>,
    of_code: HashMap<(Severity, String), usize>,
    /// Places outside of returns by kind.
    loose: BTreeSet<(usize, String)>,
    count: usize,
}

impl Troubles {
    /// None yet; of each kind the first `most` will be held.
    pub fn new(most: usize) -> Troubles {
        let (kinds, of_code, loose) = Default::default();
        Troubles { most, kinds, of_code, loose, count: 0 }
    }

    /// Those of a season whose returns are all at hand.
    pub fn of(season: &Season, most: usize) -> Troubles {
        let mut troubles = Troubles::new(most);
        troubles.add(season);
        troubles
    }

    /// Adds those of the returns at hand, and those outside of returns.
    pub fn add(&mut self, season: &Season) {
        for (path, told) in &season.problems {
            self.add_loose(path, told);
        }
        season.returns.iter().for_each(|ret| self.add_return(ret));
    }

    /// Adds one outside of returns.
    pub fn add_loose(&mut self, path: &str, told: &Told) {
        let kind = self.add_one((path, None), told, Stake::default());
        if self.loose.insert((kind, path.to_string())) {
            self.kinds[kind].files += 1;
        }
    }

    fn add_return(&mut self, ret: &ReturnRecord) {
        let mut concerned: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
        for told in &ret.problems {
            let own = |event: &usize| told.event.is_empty() || ret.events[*event].id == told.event;
            let events: BTreeSet<usize> = (0..ret.events.len()).filter(own).collect();
            let stake = Stake::of(ret, &events);
            let kind = self.add_one((&ret.path, ret.annotated.as_ref()), told, stake);
            concerned.entry(kind).or_default().extend(events);
        }
        let open = || ret.events.iter().filter(|event| event.state != State::Final);
        for (kind, events) in concerned {
            let kind = &mut self.kinds[kind];
            kind.files += 1;
            kind.stake.join(&Stake::of(ret, &events));
            kind.waiting.0 += open().count();
            kind.waiting.1 += open().map(|event| event.standings.len()).sum::<usize>();
        }
    }

    /// Adds a problem; returns the position of its kind.
    fn add_one(
        &mut self,
        (path, annotated): (&str, Option<&String>),
        told: &Told,
        stake: Stake,
    ) -> usize {
        let own = (told.severity, told.code.to_string());
        let at = self.of_code.get(&own).copied().unwrap_or_else(|| {
            let (severity, code) = own.clone();
            let (first, stake) = Default::default();
            let kind =
                TroubleKind { severity, code, count: 0, files: 0, stake, waiting: (0, 0), first };
            self.kinds.push(kind);
            self.of_code.insert(own, self.kinds.len() - 1);
            self.kinds.len() - 1
        });
        let kind = &mut self.kinds[at];
        kind.count += 1;
        if kind.first.len() < self.most {
            kind.first.push(Trouble {
                nth: self.count,
                path: path.to_string(),
                annotated: annotated.cloned(),
                told: told.clone(),
                stake,
            });
        }
        self.count += 1;
        at
    }

    /// The kinds.
    pub fn kinds(&self) -> &[TroubleKind] {
        &self.kinds
    }

    /// The number of problems of a severity.
    pub fn count(&self, severity: Severity) -> usize {
        let of_it = self.kinds.iter().filter(|kind| kind.severity == severity);
        of_it.map(|kind| kind.count).sum()
    }

    /// The problems that are held, in their order.
    pub fn held(&self) -> Vec<&Trouble> {
        let mut held: Vec<&Trouble> = self.kinds.iter().flat_map(|kind| &kind.first).collect();
        held.sort_by_key(|trouble| trouble.nth);
        held
    }
}

impl Stake {
    fn of(ret: &ReturnRecord, events: &BTreeSet<usize>) -> Stake {
        let mut stake = Stake::default();
        for event in events.iter().map(|event| &ret.events[*event]) {
            stake.points.join(&event.points());
            stake.open += usize::from(event.state != State::Final);
        }
        stake
    }

    fn join(&mut self, other: &Stake) {
        self.points.join(&other.points);
        self.open += other.open;
    }
}
