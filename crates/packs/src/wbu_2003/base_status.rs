//! 2.2, 3.2.6, 4.1.7: the initial status of an event, from its organising body.

use model::Championship;
use model::form::Key;

use super::award_case::AwardCase;
use super::status::{self, BaseStatus, EventStatus, StatusChange};
use super::{green, licences, major, problems};

/// The status of the organising body (3.3 to 3.6), raised for a major championship (3.2.6).
pub(super) fn event_base_status(case: &AwardCase<'_>) -> BaseStatus {
    if let Some(base) = green::area_championship_status(case) {
        return base;
    }
    let mut base = licences::organising_body_status(case);
    let major = &case.handbook.major;
    if case.event.listed_answer(Key::Championship) == Some(Championship::Major) {
        match major::reason_against_major(case) {
            None => base.rises.push(StatusChange {
                levels: major.levels,
                clause: &major.clause,
                reason: "major championship".to_string(),
            }),
            Some((why, clause)) => case.report_at_key(
                problems::NotMajor { why, clause: clause.to_string() },
                Key::Championship,
            ),
        }
    }
    base
}

/// The status of a basic event. 72 boards raise it (4.1.7); a major championship of 72 boards
/// rises two levels.
pub(super) fn basic_event_status(case: &AwardCase<'_>, boards: u32) -> EventStatus {
    status::raised_for_long_event(case, event_base_status(case), boards).into_event_status(case)
}
