//! What the register keeps of earlier seasons: pending awards, and certificates that hold
//! awards.

use std::collections::HashMap;

use jiff::civil::Date;

use crate::certificates::comparable_certificate_number;
use model::register::{PendingPointsRow, Register, RegisterEventIdentity};
use model::{AwardKind, Exact, PointsByKind};

use super::case_keys::{CERTIFICATE_KEY_PREFIX, certificate_number_of_key, day_of_pending_key};
use super::claims::{
    AwardClaim, AwardClaims, ClaimedCertificate, ClaimedEvent, PENDING_IN_REGISTER_SOURCE,
};
use super::returned_pending::pending_events_returned_again;

/// Adds the pending awards of the register, unless the event was returned again: then the
/// return claims them. Awards that an amendment replaces are no longer pending.
pub(super) fn carry_over_pending_awards(register: &Register, claims: &mut AwardClaims) {
    let mut papers: HashMap<Box<str>, ClaimedCertificate> = HashMap::new();
    if !register.pending.is_empty() {
        claims.reopen_for_additions();
        carry_awards(register, claims, &mut papers);
    }
    if !register.certificates.is_empty() {
        remember_papers(register, &mut papers);
    }
    for (number, paper) in papers {
        // The returns say more of a certificate than the register does.
        claims.certificates.entry(number).or_insert(paper);
    }
}

fn carry_awards(
    register: &Register,
    claims: &mut AwardClaims,
    papers: &mut HashMap<Box<str>, ClaimedCertificate>,
) {
    let again = pending_events_returned_again(register, claims);
    let mut amended: HashMap<(Option<Date>, Box<str>), u32> = HashMap::new();
    for (index, event) in (0u32..).zip(&claims.events).filter(|(_, event)| event.amends) {
        amended.entry((event.name.date, event.name.key.clone())).or_insert(index);
    }
    let taken: HashMap<(u32, u32, AwardKind), [Exact; 2]> = claims
        .amended
        .iter()
        .map(|amended| ((amended.event, amended.player, amended.kind), [amended.old, amended.new]))
        .collect();
    let mut known: HashMap<(&RegisterEventIdentity, &str), u32> = HashMap::new();
    for row in register.pending.iter().filter(|row| !again.contains(&row.event)) {
        let number = Some(&*row.number).filter(|number| !number.is_empty());
        let player = claims.add_or_find_player(number, &row.name, &row.club);
        let event = match amended.get(&(row.event.date, row.event.key.clone())) {
            Some(event) => *event,
            None => *known
                .entry((&row.event, &row.waits_for))
                .or_insert_with(|| claims.add_event(waiting(row))),
        };
        let (kind, points) = (row.kind, row.points);
        // An amendment replaces the old points, and given again brings its new ones again.
        if taken.get(&(event, player, kind)).is_some_and(|known| known.contains(&points)) {
            continue;
        }
        claims.awards.push(AwardClaim { event, player, kind, points, carried: true });
        let numbers: Vec<Box<str>> = row
            .certificates
            .iter()
            .map(|number| comparable_certificate_number(number).into())
            .collect();
        for number in &numbers {
            let paper = papers.entry(number.clone()).or_insert_with(|| remembered(&numbers));
            paper.awards.push((event, player));
            paper.points.add(kind, points);
        }
    }
}

/// The event of a pending award.
fn waiting(row: &PendingPointsRow) -> ClaimedEvent {
    let day = day_of_pending_key(&row.waits_for);
    ClaimedEvent {
        name: row.event.clone(),
        source: PENDING_IN_REGISTER_SOURCE.into(),
        won: day.or(row.event.date),
        waits_for: row.waits_for.clone(),
        content: row.content.clone(),
        ..ClaimedEvent::default()
    }
}

/// A certificate of the register.
fn remembered(together: &[Box<str>]) -> ClaimedCertificate {
    ClaimedCertificate {
        awards: Vec::new(),
        points: PointsByKind::default(),
        together: together.to_vec(),
        credited: None,
        from_returns: false,
    }
}

/// Adds the certificates whose awards were credited by earlier reconciliations.
fn remember_papers(register: &Register, papers: &mut HashMap<Box<str>, ClaimedCertificate>) {
    let rows = register.credited.iter().filter(|row| row.text.contains(CERTIFICATE_KEY_PREFIX));
    for member in rows.flat_map(|row| row.member_credits()) {
        let numbers = member.by.iter().filter_map(|key| certificate_number_of_key(key));
        let together: Vec<Box<str>> = numbers.collect();
        for number in &together {
            let paper = papers.entry(number.clone()).or_insert_with(|| remembered(&together));
            paper.points.add_all(&member.points);
            paper.credited.get_or_insert_with(|| member.number.clone());
        }
    }
}

/// The number that an earlier reconciliation credited with the award of a certificate that these
/// returns bring again, by event and player: the same certificate is never credited twice.
pub(super) fn numbers_credited_by_certificate(
    register: &Register,
    claims: &AwardClaims,
) -> HashMap<(u32, u32), Box<str>> {
    let mut held = HashMap::new();
    let rows = register.credited.iter().filter(|row| row.text.contains(CERTIFICATE_KEY_PREFIX));
    for member in rows.flat_map(|row| row.member_credits()) {
        for number in member.by.iter().filter_map(|key| certificate_number_of_key(key)) {
            let Some(paper) = claims.certificates.get(&number) else { continue };
            for award in paper.awards.iter().filter(|_| paper.from_returns) {
                held.insert(*award, member.number.clone());
            }
        }
    }
    held
}
