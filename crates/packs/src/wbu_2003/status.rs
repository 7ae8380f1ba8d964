//! 2.2: the status of an event for awards, and what raises or lowers it.

use model::{Basis, Exact, Status};

use super::award_case::AwardCase;

/// A change of status.
#[derive(Debug, Clone)]
pub(super) struct StatusChange {
    /// Levels up; negative means down.
    pub levels: i32,
    pub clause: &'static str,
    /// The reason in words.
    pub reason: String,
}

/// The status of an organising body and its changes.
#[derive(Debug, Clone)]
pub(super) struct BaseStatus {
    /// The status of the organising body.
    pub status: Status,
    /// The changes, in order.
    pub rises: Vec<StatusChange>,
    /// Clause and sentence of a status that does not come from the return.
    derived: Option<(&'static str, String)>,
}

/// The status of an event for awards.
#[derive(Debug, Clone)]
pub(super) struct EventStatus {
    /// The name of the status, as the handbook prints it.
    pub title: String,
    /// Multiple of the Club award.
    pub factor: Exact,
    /// Its basic scale: `C`, or `A x 6` if none is printed.
    pub scale: String,
    base: BaseStatus,
    /// Clauses and sentences of the changes.
    told: Vec<(&'static str, String)>,
}

/// A basic event raised for 72 boards (4.1.7).
pub(super) fn raised_for_long_event(
    case: &AwardCase<'_>,
    base: BaseStatus,
    boards: u32,
) -> BaseStatus {
    let long = &case.handbook.very_long;
    if boards < long.boards {
        return base;
    }
    let reason = format!("{} boards or more", long.boards);
    base.with_change(StatusChange { levels: long.levels, clause: &long.clause, reason })
}

impl BaseStatus {
    /// The status of the organising body, unchanged.
    pub(super) fn unchanged(status: Status) -> BaseStatus {
        BaseStatus { status, rises: Vec::new(), derived: None }
    }

    /// A status that a clause gives, not the return.
    pub(super) fn from_clause(
        status: Status,
        clause: &'static str,
        sentence: String,
    ) -> BaseStatus {
        BaseStatus { status, rises: Vec::new(), derived: Some((clause, sentence)) }
    }

    /// Adds a change of status after those there are.
    pub(super) fn with_change(mut self, rise: StatusChange) -> BaseStatus {
        self.rises.push(rise);
        self
    }

    fn levels(&self) -> i32 {
        self.rises.iter().map(|rise| rise.levels).sum()
    }

    /// One level lower, but not below Club (3.6.2, 4.3.3).
    pub(super) fn lowered_one_level(self, clause: &'static str, reason: &str) -> BaseStatus {
        let now = self.status as i32 + self.levels();
        let levels = if now > 0 { -1 } else { 0 };
        let reason =
            if levels < 0 { reason.to_string() } else { format!("{reason}, not below Club") };
        self.with_change(StatusChange { levels, clause, reason })
    }

    /// The status for awards: the body's own with all changes together.
    pub(super) fn into_event_status(self, case: &AwardCase<'_>) -> EventStatus {
        let level = case.handbook.shifted_status(self.status, self.levels());
        EventStatus {
            title: level.title.clone(),
            factor: level.factor,
            scale: level.scale.clone(),
            base: self,
            told: Vec::new(),
        }
    }
}

impl EventStatus {
    /// The multiple of the Club award for the organising body's own status.
    pub(super) fn unraised_multiple(&self, case: &AwardCase<'_>) -> Exact {
        case.handbook.shifted_status(self.base.status, 0).factor
    }

    /// The status of the organising body.
    pub(super) fn body_status(&self) -> Status {
        self.base.status
    }

    /// Adds a clause and a sentence.
    pub(super) fn with_reason(mut self, clause: &'static str, sentence: &str) -> EventStatus {
        self.told.push((clause, sentence.to_string()));
        self
    }

    /// The status of a part with its own multiple (4.9), raised by the same factor as the event.
    pub(super) fn for_part(
        mut self,
        case: &AwardCase<'_>,
        multiple: Exact,
        clause: &'static str,
        sentence: &str,
    ) -> EventStatus {
        let raised =
            self.factor.checked_div(self.unraised_multiple(case)).unwrap_or(Exact::whole(1));
        self.factor = multiple * raised;
        let printed = case.handbook.status.iter().find(|level| level.factor == self.factor);
        (self.title, self.scale) = match printed {
            Some(level) => (level.title.clone(), level.scale.clone()),
            None => (format!("{} x Club", self.factor), format!("A x {}", self.factor)),
        };
        self.told.push((clause, sentence.to_string()));
        self
    }

    /// Explains the changes, if any.
    pub(super) fn explain_changes(&self, case: &AwardCase<'_>, basis: &mut Basis) {
        if let Some((clause, sentence)) = &self.base.derived {
            basis.add_cited_step(clause, sentence);
        }
        if !self.base.rises.is_empty() {
            for rise in &self.base.rises {
                basis.cite(rise.clause);
            }
            let reasons: Vec<&str> =
                self.base.rises.iter().map(|rise| rise.reason.as_str()).collect();
            let from = &case.handbook.shifted_status(self.base.status, 0).title;
            let to = &case.handbook.shifted_status(self.base.status, self.base.levels()).title;
            let how = match self.base.levels() {
                0 => format!("{from} stays {to}"),
                levels if levels < 0 => format!("{from} lowered to {to}"),
                _ => format!("{from} raised to {to}"),
            };
            let step = format!("{how} ({})", reasons.join(", "));
            basis.add_cited_step(&case.handbook.major.status_clause, &step);
        }
        for (clause, sentence) in &self.told {
            basis.add_cited_step(clause, sentence);
        }
    }
}
