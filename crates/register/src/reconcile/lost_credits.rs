//! Whether a register that would be overwritten holds credits that would be lost.

use std::collections::{BTreeSet, HashSet};

use jiff::civil::Date;

use model::register::{DecisionRow, Register, RegisterEventIdentity};

use super::claims::AwardClaims;
use super::event_told;
use super::merge_entries::credited_rows_without_merges;

/// The events, in words, that the register in the output folder credited beyond the given one, and
/// that are neither claimed now nor wait in the given one: overwriting it would lose their points.
/// The same reconciliation again, also with corrected returns, loses nothing.
pub fn credits_lost_by_overwriting(
    written: &Register,
    given: &Register,
    claims: &AwardClaims,
) -> Vec<String> {
    let had: HashSet<(&RegisterEventIdentity, &str)> =
        given.credited.iter().map(|row| (&row.event, &*row.text)).collect();
    let again = claims.events.iter().map(|event| &event.name);
    let again: Vec<&RegisterEventIdentity> =
        again.chain(given.pending.iter().map(|row| &row.event)).collect();
    let keys: HashSet<(Option<Date>, &str)> =
        again.iter().map(|name| (name.date, &*name.key)).collect();
    let names: HashSet<(Option<Date>, String, String)> =
        again.iter().map(|name| name.comparison_key()).collect();
    let events = credited_rows_without_merges(&written.credited);
    let beyond = events.filter(|row| !had.contains(&(&row.event, &*row.text)));
    let lost = beyond.map(|row| &row.event).filter(|name| {
        !keys.contains(&(name.date, &*name.key)) && !names.contains(&name.comparison_key())
    });
    let lost: BTreeSet<&RegisterEventIdentity> = lost.collect();
    lost.into_iter().map(event_told).collect()
}

/// The names, or else the cases, that the register in the output folder decided beyond the given one, and of
/// which the decisions given now say nothing: overwriting it would lose them, and what they brought.
pub fn decisions_lost_by_overwriting(
    written: &Register,
    given: &Register,
    now: &[DecisionRow],
) -> Vec<String> {
    let known: HashSet<&str> = given.decisions.iter().chain(now).map(|row| &*row.case).collect();
    let lost = written.decisions.iter().filter(|row| row.decision.is_some());
    let lost = lost.filter(|row| !known.contains(&*row.case));
    lost.map(|row| if row.name.is_empty() { &row.case } else { &row.name }.to_string()).collect()
}
