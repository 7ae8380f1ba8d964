//! The problems of a season by kind, with what waits for their correction.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use model::problem::{RenderedProblem, Severity};
use model::{PointsByKind, StableSort, State};

use super::record::ReturnRecord;
use super::season::Season;

/// What stands in events that a problem concerns.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct AffectedPoints {
    pub points: PointsByKind,
    /// How many of them have no awards yet.
    pub open: usize,
}

/// A problem with its place.
#[derive(Debug, Clone)]
pub struct LocatedProblem {
    /// Its position among all problems.
    pub nth: usize,
    /// The path of its return, or the place outside of returns.
    pub path: String,
    /// The path of the return's annotated copy below `returns/`, if any.
    pub annotated: Option<String>,
    pub told: RenderedProblem,
    /// What stands in its events.
    pub affected: AffectedPoints,
}

/// The problems of one kind.
#[derive(Debug, Clone)]
pub struct ProblemsOfKind {
    pub severity: Severity,
    pub code: String,
    /// What stands above them, in words.
    pub heading: String,
    /// How many there are.
    pub count: usize,
    /// In how many files.
    pub files: usize,
    /// What stands in all their events.
    pub affected: AffectedPoints,
    /// The events that are not final in their returns, and the contestants of these.
    pub waiting: (usize, usize),
    /// The first of them.
    pub first: Vec<LocatedProblem>,
}

/// Problems by kind, in the order in which the kinds appear.
#[derive(Debug, Clone)]
pub struct ProblemsByKind {
    /// So many of a kind are held.
    most: usize,
    kinds: Vec<ProblemsOfKind>,
    of_code: HashMap<(Severity, String), usize>,
    /// Places outside of returns by kind.
    loose: BTreeSet<(usize, String)>,
    count: usize,
}

impl ProblemsByKind {
    /// None yet; of each kind the first `most` will be held.
    pub fn new(most: usize) -> ProblemsByKind {
        let (kinds, of_code, loose) = Default::default();
        ProblemsByKind { most, kinds, of_code, loose, count: 0 }
    }

    /// Those of a season whose returns are all at hand.
    pub fn from_season(season: &Season, most: usize) -> ProblemsByKind {
        let mut troubles = ProblemsByKind::new(most);
        troubles.add_season(season);
        troubles
    }

    /// Adds those of the returns at hand, and those outside of returns.
    pub fn add_season(&mut self, season: &Season) {
        for (path, told) in &season.problems {
            self.add_problem_outside_returns(path, told);
        }
        season.returns.iter().for_each(|ret| self.add_return(ret));
    }

    /// Adds one outside of returns.
    pub fn add_problem_outside_returns(&mut self, path: &str, told: &RenderedProblem) {
        let kind = self.add_one(path, None, told, AffectedPoints::default());
        if self.loose.insert((kind, path.to_string())) {
            self.kinds[kind].files += 1;
        }
    }

    fn add_return(&mut self, ret: &ReturnRecord) {
        let mut concerned: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
        for told in &ret.problems {
            let own = |event: &usize| {
                told.event.is_empty() || ret.events[*event].identity.id == told.event
            };
            let events: BTreeSet<usize> = (0..ret.events.len()).filter(own).collect();
            let affected = AffectedPoints::of(ret, &events);
            let kind = self.add_one(&ret.path, ret.annotated.as_ref(), told, affected);
            concerned.entry(kind).or_default().extend(events);
        }
        let open = || ret.events.iter().filter(|event| event.state != State::Final);
        for (kind, events) in concerned {
            let kind = &mut self.kinds[kind];
            kind.files += 1;
            kind.affected.join(&AffectedPoints::of(ret, &events));
            kind.waiting.0 += open().count();
            kind.waiting.1 += open().map(|event| event.rankings.standings.len()).sum::<usize>();
        }
    }

    /// Adds a problem; returns the position of its kind.
    fn add_one(
        &mut self,
        path: &str,
        annotated: Option<&String>,
        told: &RenderedProblem,
        affected: AffectedPoints,
    ) -> usize {
        let own = (told.severity, told.code.to_string());
        let at = self.of_code.get(&own).copied().unwrap_or_else(|| {
            let (severity, code) = own.clone();
            let (first, affected) = Default::default();
            let kind = ProblemsOfKind {
                severity,
                code,
                heading: told.heading.to_string(),
                count: 0,
                files: 0,
                affected,
                waiting: (0, 0),
                first,
            };
            self.kinds.push(kind);
            self.of_code.insert(own, self.kinds.len() - 1);
            self.kinds.len() - 1
        });
        let kind = &mut self.kinds[at];
        kind.count += 1;
        if kind.first.len() < self.most {
            kind.first.push(LocatedProblem {
                nth: self.count,
                path: path.to_string(),
                annotated: annotated.cloned(),
                told: told.clone(),
                affected,
            });
        }
        self.count += 1;
        at
    }

    /// The kinds.
    pub fn kinds(&self) -> &[ProblemsOfKind] {
        &self.kinds
    }

    /// The number of problems of a severity.
    pub fn count_of_severity(&self, severity: Severity) -> usize {
        let of_it = self.kinds.iter().filter(|kind| kind.severity == severity);
        of_it.map(|kind| kind.count).sum()
    }

    /// The problems that are held, in their order.
    pub fn listed_problems(&self) -> Vec<&LocatedProblem> {
        let mut held: Vec<&LocatedProblem> =
            self.kinds.iter().flat_map(|kind| &kind.first).collect();
        held.arrange_by_key(|trouble| trouble.nth);
        held
    }
}

impl AffectedPoints {
    fn of(ret: &ReturnRecord, events: &BTreeSet<usize>) -> AffectedPoints {
        let mut affected = AffectedPoints::default();
        for event in events.iter().map(|event| &ret.events[*event]) {
            affected.points.add_all(&event.total_points());
            affected.open += usize::from(event.state != State::Final);
        }
        affected
    }

    fn join(&mut self, other: &AffectedPoints) {
        self.points.add_all(&other.points);
        self.open += other.open;
    }
}
