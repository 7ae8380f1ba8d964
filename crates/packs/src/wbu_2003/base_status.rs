//! 2.2, 3.2.6, 4.1.7: the initial status of an event, from its organising body.

use model::Championship;
use model::form::Key;

use super::award_case::AwardCase;
use super::status::{self, AwardStatus, BaseStatus, StatusChange};
use super::{green, licences, major, problems};

/// The status of the organising body (3.3 to 3.6), raised for a major championship (3.2.6).
pub(super) fn base(case: &AwardCase<'_>) -> BaseStatus {
    if let Some(base) = green::base(case) {
        return base;
    }
    let mut base = licences::base(case);
    let major = &case.handbook.major;
    if case.event.word(Key::Championship) == Some(Championship::Major) {
        match major::reason_against(case) {
            None => base.rises.push(StatusChange {
                levels: major.levels,
                clause: &major.clause,
                reason: "major championship".to_string(),
            }),
            Some((why, clause)) => case.report_key(
                problems::NotMajor { why, clause: clause.to_string() },
                Key::Championship,
            ),
        }
    }
    base
}

/// The status of a basic event. 72 boards raise it (4.1.7); a major championship of 72 boards
/// rises two levels.
pub(super) fn basic(case: &AwardCase<'_>, boards: u32) -> AwardStatus {
    status::long(case, base(case), boards).settle(case)
}
