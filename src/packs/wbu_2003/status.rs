//! 2.2: the status at which an event is awarded, and what raises or lowers it.

use crate::model::{Basis, Exact, Status};

use super::dossier::Dossier;

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

/// A basic event raised for 72 boards (4.1.7).
pub fn long(dossier: &Dossier<'_>, base: Base, boards: u32) -> Base {
    let long = &dossier.handbook.very_long;
    if boards < long.boards {
        return base;
    }
    let reason = format!("{} boards or more", long.boards);
    base.with(Rise { levels: long.levels, clause: &long.clause, reason })
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
