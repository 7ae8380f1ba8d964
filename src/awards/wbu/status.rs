//! 2.2: the status at which an event is awarded, and what raises it.

use crate::model::form::Key;
use crate::model::{Address, Basis, Event, Exact};
use crate::problem::Trouble;
use crate::rules::wbu::Handbook;

/// The status that an event is awarded at.
#[derive(Debug)]
pub struct AwardStatus {
    /// Its name.
    pub title: &'static str,
    /// Multiple of the Club award.
    pub factor: Exact,
    /// Its basic scale.
    pub scale: &'static str,
    /// Clause and reason of each rise, and the status before.
    raised: Vec<(&'static str, String)>,
    from: &'static str,
}

/// The status of the organising body, raised for a major championship (3.2.6)
/// and for 72 boards (4.1.7); both can count.
pub fn of(
    handbook: &'static Handbook,
    event: &Event,
    boards: u32,
    report: &mut impl FnMut(Trouble, Address),
) -> AwardStatus {
    let mut levels = 0;
    let mut raised = Vec::new();
    if event.text(Key::Championship) == Some("major") {
        match not_major(handbook, event, boards) {
            None => {
                levels += handbook.major.levels;
                raised.push((handbook.major.clause.as_str(), "major championship".to_string()));
            }
            Some((why, clause)) => report(
                Trouble::NotMajor { why, clause: clause.to_string() },
                event.place_of(Key::Championship),
            ),
        }
    }
    let long = &handbook.very_long;
    if boards >= long.boards {
        levels += long.levels;
        raised.push((long.clause.as_str(), format!("{} boards or more", long.boards)));
    }
    let level = handbook.status(event.status(), levels);
    AwardStatus {
        title: &level.title,
        factor: level.factor,
        scale: &level.scale,
        raised,
        from: &handbook.status(event.status(), 0).title,
    }
}

/// 3.2.6 and 3.6.3: why an event cannot be a major championship.
fn not_major(
    handbook: &'static Handbook,
    event: &Event,
    boards: u32,
) -> Option<(&'static str, &'static str)> {
    let major = &handbook.major;
    if event.answers.get(Key::Licence).is_some() {
        return Some(("a licensed event is never a championship", &major.licensed_clause));
    }
    let why = if boards < major.least_boards {
        "it has fewer than 36 boards"
    } else if !major.kinds.contains(&event.kind()) {
        "only pairs and teams events can be nominated"
    } else if event
        .text(Key::Category)
        .is_some_and(|category| !major.categories.iter().any(|open| open == category))
    {
        "it is not open to all members"
    } else {
        return None;
    };
    Some((why, &major.clause))
}

impl AwardStatus {
    /// Says what raised the status, if anything did.
    pub fn explain(&self, handbook: &'static Handbook, basis: &mut Basis) {
        if self.raised.is_empty() {
            return;
        }
        for (clause, _) in &self.raised {
            basis.cite(clause);
        }
        let reasons: Vec<&str> = self.raised.iter().map(|(_, reason)| reason.as_str()).collect();
        let step = format!("{} raised to {} ({})", self.from, self.title, reasons.join(", "));
        basis.because(&handbook.major.status_clause, &step);
    }
}
