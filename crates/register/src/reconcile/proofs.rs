//! Tells who may sit at a seat, how sure that is, and why.

use model::StableSort;

use super::assigning::{ReturnSeatAssigner, SeatCandidate, UncertainSeat};
use super::candidates::{EVEN_ODDS_SCORE, MIN_LIKELY_SCORE, MemberCandidate, MemberMatch};
use super::integer_log2::{FIXED_POINT_ONE, PARTS_PER_BIT, log2_of_fraction};
use super::match_error_rate::AcceptanceWeights;
use super::member_directory::normalised_club_name;
use super::numbers::{NumberLikeness, number_likeness_text};
use super::sittings::UNKNOWN_MEMBER;

/// At most so many candidates are listed.
const MOST_TOLD: usize = 3;
/// A partner is regular from so many evenings on, and a player from so many at a host's.
const REGULAR: u64 = 2;

/// The candidates of a seat, the likeliest first. If the sittings of its player point to several members, none is likely.
pub(super) fn ranked_seat_candidates(
    own: &ReturnSeatAssigner<'_>,
    seat: &UncertainSeat,
    bounds: AcceptanceWeights,
    one: bool,
) -> MemberMatch {
    let mut order: Vec<&SeatCandidate> = seat.possible.iter().collect();
    order.arrange_by(|a, b| b.share.cmp(&a.share).then(a.compared.member.cmp(&b.compared.member)));
    let told = order.into_iter().take(MOST_TOLD);
    let mut candidates: Vec<MemberCandidate> =
        told.map(|possible| candidate_with_proof(own, seat, possible, bounds)).collect();
    if !one {
        for candidate in &mut candidates {
            candidate.score = candidate.score.min(EVEN_ODDS_SCORE as u8);
            candidate.reasons.push("the evenings point to several members".to_string());
        }
    }
    candidates.arrange_by(|a, b| b.score.cmp(&a.score));
    MemberMatch { candidates, certain: false }
}

/// A member who may sit at a seat, with the proof.
pub(super) fn candidate_with_proof(
    own: &ReturnSeatAssigner<'_>,
    seat: &UncertainSeat,
    one: &SeatCandidate,
    bounds: AcceptanceWeights,
) -> MemberCandidate {
    let member = one.compared.member;
    let score = bounds.score_of_weight(one.weight_among(seat));
    let mut reasons: Vec<String> = Vec::new();
    reasons.extend(number_likeness_text(one.compared.number).map(ToString::to_string));
    reasons.extend(one.compared.name.reasons().into_iter().map(ToString::to_string));
    let sittings = &own.sittings;
    let typed = &own.claims.players[sittings.event_and_player(seat.seat).1 as usize];
    let directory = own.directory;
    if typed.number.is_none() {
        let here = directory.is_in_club(member, &normalised_club_name(&typed.club));
        reasons.push(if here { "the same club" } else { "another club" }.to_string());
    }
    if one.compared.number == NumberLikeness::Another
        && let Some(owner) =
            typed.number.as_deref().and_then(|own| directory.member_with_number(own))
    {
        reasons.push(format!("but the number is {}'s", directory.members[owner as usize].name));
    }
    if directory.is_duplicate_number(&directory.members[member as usize].number) {
        reasons.push("the number is on several rows".to_string());
    }
    let times = sittings.sittings_at_host(seat.seat, member);
    let times = times - u64::from(seat.settled && sittings.sits[seat.seat] == member);
    if times >= REGULAR {
        reasons.push(format!("sat there on {times} other evenings"));
    }
    let partners = sittings.table_mates(seat.seat).map(|mate| sittings.sits[mate]);
    for mate in partners.filter(|mate| *mate != UNKNOWN_MEMBER) {
        let [together, _] = sittings.evenings_with_partner(member, mate);
        let together = together - u64::from(seat.settled).min(together);
        if together >= REGULAR {
            let name = &directory.members[mate as usize].name;
            reasons.push(format!("regular partner {name}, {together} evenings"));
        }
    }
    if one.compared.entered {
        reasons.push("entered as a new member by a decision".to_string());
        return MemberCandidate { member, score: score.min(MIN_LIKELY_SCORE - 4), reasons };
    }
    MemberCandidate { member, score, reasons }
}

impl SeatCandidate {
    /// How much likelier the member is than all others.
    fn weight_among(&self, own: &UncertainSeat) -> i32 {
        match own.likeliest_member() {
            Some(best) if best.compared.member == self.compared.member => own.weight,
            _ => log2_of_fraction(
                self.share.max(1),
                FIXED_POINT_ONE - self.share.min(FIXED_POINT_ONE - 1),
            )
            .max(-30 * PARTS_PER_BIT),
        }
    }
}
