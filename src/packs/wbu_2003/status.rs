//! 2.2: the status at which an event is awarded, and what raises or lowers it.

use super::problems;
use crate::model::form::Key;
use crate::model::{Basis, Championship, Exact, Stage, Status};

use super::dossier::Dossier;
use super::{green, licences};

/// A change of status by some levels, and why.
#[derive(Debug, Clone)]
pub struct Rise {
    /// Levels up; below nought down.
    pub levels: i32,
    /// The clause.
    pub clause: &'static str,
    /// The reason in words.
    pub reason: String,
}

/// The status of an organising body with what changes it.
#[derive(Debug, Clone)]
pub struct Base {
    /// The status of the organising body.
    pub status: Status,
    /// What changes it, in the order of use.
    pub rises: Vec<Rise>,
    /// Where it comes from, when not from the return.
    derived: Option<(&'static str, String)>,
}

/// The status that an event is awarded at.
#[derive(Debug, Clone)]
pub struct AwardStatus {
    /// Its name.
    pub title: String,
    /// Multiple of the Club award.
    pub factor: Exact,
    /// Its basic scale: `C`, or `A x 6` where none is printed.
    pub scale: String,
    base: Base,
    /// Clauses and sentence of what made it another than its base says.
    told: Vec<(&'static str, String)>,
}

/// The status of the organising body (3.3 to 3.6), raised for a major
/// championship (3.2.6).
pub fn base(dossier: &Dossier<'_>) -> Base {
    if let Some(base) = green::base(dossier) {
        return base;
    }
    let mut base = licences::base(dossier);
    let major = &dossier.handbook.major;
    if dossier.event.word(Key::Championship) == Some(Championship::Major) {
        match not_major(dossier) {
            None => base.rises.push(Rise {
                levels: major.levels,
                clause: &major.clause,
                reason: "major championship".to_string(),
            }),
            Some((why, clause)) => dossier.report_key(
                problems::NotMajor { why, clause: clause.to_string() },
                Key::Championship,
            ),
        }
    }
    base
}

/// The status of a basic event: 72 boards raise it (4.1.7), together with a major
/// championship by two levels.
pub fn basic(dossier: &Dossier<'_>, boards: u32) -> AwardStatus {
    long(dossier, base(dossier), boards).settle(dossier)
}

/// A basic event raised for 72 boards (4.1.7).
pub fn long(dossier: &Dossier<'_>, base: Base, boards: u32) -> Base {
    let long = &dossier.handbook.very_long;
    if boards < long.boards {
        return base;
    }
    let reason = format!("{} boards or more", long.boards);
    base.with(Rise { levels: long.levels, clause: &long.clause, reason })
}

/// 3.2.6 and 3.6.3: why an event cannot be a major championship. Its stages count
/// together, and so do all its boards.
pub fn not_major(dossier: &Dossier<'_>) -> Option<(&'static str, &'static str)> {
    let (event, major) = (dossier.event, &dossier.handbook.major);
    if event.answers.get(Key::Licence).is_some() {
        return Some(("a licensed event is never a championship", &major.licensed_clause));
    }
    let ladder =
        dossier.facts.is_ladder() || dossier.competition.ladder_before(dossier.facts).is_some();
    let why = if ladder {
        return Some(("a ladder cannot be one", &major.ladder_clause));
    } else if !is_long_enough(dossier) {
        "it has fewer than 36 boards"
    } else if !major.kinds.contains(&event.kind()) {
        "only pairs and teams events can be nominated"
    } else if event
        .text(Key::Category)
        .is_some_and(|category| !major.categories.iter().any(|open| open == category))
    {
        "it is not open to all members"
    } else if event.whole(Key::Divisions).is_some_and(|divisions| divisions > 1) {
        "members outside the first division cannot win it"
    } else {
        return None;
    };
    Some((why, &major.clause))
}

/// Whether all stages of a championship together have the boards of a major one.
/// A stage that is one of several leaves the doubt to the others.
fn is_long_enough(dossier: &Dossier<'_>) -> bool {
    let (own, least) = (dossier.facts, dossier.handbook.major.least_boards);
    let knock_out = own.is_knockout();
    let before: u32 = dossier.competition.before(own).filter_map(|stage| stage.boards).sum();
    let after: u32 =
        dossier.competition.after(own).filter_map(|stage| stage.boards).max().unwrap_or(0);
    let unknown = own.stage != Stage::Single && before + after == 0;
    unknown || knock_out || own.boards.is_none_or(|boards| before + boards + after >= least)
}

impl Base {
    /// The status as the organising body has it.
    pub fn of(status: Status) -> Base {
        Base { status, rises: Vec::new(), derived: None }
    }

    /// A status that follows from a clause, and not from what was typed.
    pub fn derived(status: Status, clause: &'static str, sentence: String) -> Base {
        Base { status, rises: Vec::new(), derived: Some((clause, sentence)) }
    }

    /// The same, changed once more.
    pub fn with(mut self, rise: Rise) -> Base {
        self.rises.push(rise);
        self
    }

    fn levels(&self) -> i32 {
        self.rises.iter().map(|rise| rise.levels).sum()
    }

    /// One level lower than it is now, but not below Club (3.6.2, 4.3.3).
    pub fn lowered(self, clause: &'static str, reason: &str) -> Base {
        let now = self.status as i32 + self.levels();
        let levels = if now > 0 { -1 } else { 0 };
        let reason =
            if levels < 0 { reason.to_string() } else { format!("{reason}, not below Club") };
        self.with(Rise { levels, clause, reason })
    }

    /// The status that comes of it.
    pub fn settle(self, dossier: &Dossier<'_>) -> AwardStatus {
        let level = dossier.handbook.status(self.status, self.levels());
        AwardStatus {
            title: level.title.clone(),
            factor: level.factor,
            scale: level.scale.clone(),
            base: self,
            told: Vec::new(),
        }
    }
}

impl AwardStatus {
    /// The multiple of the Club award that the status of the organising body has by
    /// itself.
    pub fn unraised(&self, dossier: &Dossier<'_>) -> Exact {
        dossier.handbook.status(self.base.status, 0).factor
    }

    /// The status of the organising body.
    pub fn of_body(&self) -> Status {
        self.base.status
    }

    /// The same with something more to say of it.
    pub fn because(mut self, clause: &'static str, sentence: &str) -> AwardStatus {
        self.told.push((clause, sentence.to_string()));
        self
    }

    /// The status of a part of an event with a multiple of its own (4.9): what
    /// raised the event raises the multiple by the same factor.
    pub fn of_part(
        mut self,
        dossier: &Dossier<'_>,
        multiple: Exact,
        clause: &'static str,
        sentence: &str,
    ) -> AwardStatus {
        let raised = self.factor.checked_div(self.unraised(dossier)).unwrap_or(Exact::whole(1));
        self.factor = multiple * raised;
        let printed = dossier.handbook.status.iter().find(|level| level.factor == self.factor);
        (self.title, self.scale) = match printed {
            Some(level) => (level.title.clone(), level.scale.clone()),
            None => (format!("{} x Club", self.factor), format!("A x {}", self.factor)),
        };
        self.told.push((clause, sentence.to_string()));
        self
    }

    /// Says what changed the status, if anything did.
    pub fn explain(&self, dossier: &Dossier<'_>, basis: &mut Basis) {
        if let Some((clause, sentence)) = &self.base.derived {
            basis.because(clause, sentence);
        }
        if !self.base.rises.is_empty() {
            for rise in &self.base.rises {
                basis.cite(rise.clause);
            }
            let reasons: Vec<&str> =
                self.base.rises.iter().map(|rise| rise.reason.as_str()).collect();
            let from = &dossier.handbook.status(self.base.status, 0).title;
            let to = &dossier.handbook.status(self.base.status, self.base.levels()).title;
            let how = match self.base.levels() {
                0 => format!("{from} stays {to}"),
                levels if levels < 0 => format!("{from} lowered to {to}"),
                _ => format!("{from} raised to {to}"),
            };
            let step = format!("{how} ({})", reasons.join(", "));
            basis.because(&dossier.handbook.major.status_clause, &step);
        }
        for (clause, sentence) in &self.told {
            basis.because(clause, sentence);
        }
    }
}
