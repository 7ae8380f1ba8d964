//! What two members played says of whether they are one person: nobody sits twice in one event; one person
//! has the same clubs and partners under both numbers.

use std::collections::HashMap;

use super::integer_log2::{PARTS_PER_BIT, log2_of_fraction};
use super::member_directory::MemberDirectory;
use super::playing_history::{PlayedEvent, PlayingHistories};

/// What two events of one day say against one person, by one host and by two; and at most.
const ONE_DAY: [i32; 2] = [-4 * PARTS_PER_BIT, -2 * PARTS_PER_BIT];
const MOST_ONE_DAY: i32 = -8 * PARTS_PER_BIT;
/// What it says at most that two never met, where two members would have.
const MOST_APART: i32 = 5 * PARTS_PER_BIT;
/// What hosts say at most, and against one person, of one club and of two: who is in two clubs plays in
/// each with the number of that club, and with partners of it. What partners say at most.
const MOST_HOSTS: i32 = 8 * PARTS_PER_BIT;
const OTHER_HOSTS: [i32; 2] = [-3 * PARTS_PER_BIT, -PARTS_PER_BIT];
const OTHER_PARTNERS: [i32; 2] = [-3 * PARTS_PER_BIT, -PARTS_PER_BIT];
const MOST_PARTNERS: i32 = 12 * PARTS_PER_BIT;
/// Of so many people one ceases to play, or begins.
const TURNOVER: u64 = 8;
/// More orders of evenings are as good as endless.
const MOST_ORDERS: u64 = 1 << 20;
/// A host has at least so many who may sit beside somebody.
const FEWEST: u64 = 20;

/// What two members played says.
#[derive(Debug, Clone, Default)]
pub(super) struct SamePersonEvidence {
    pub weight: i32,
    /// Meetings, in hundredths, that two people would have had at their common hosts.
    expected: u64,
    /// The host of most evenings of both, and how many each.
    host: Option<(u32, [u64; 2])>,
    /// The partner of most evenings with both, and how many each.
    partner: Option<(u32, [u64; 2])>,
    /// Whether the one begins where the other ends, and that is more than chance.
    after: bool,
}

/// What two members played says of whether they are one person; `None` if they sat in one event, which
/// nobody does twice.
pub(super) fn same_person_evidence(
    careers: &PlayingHistories,
    directory: &MemberDirectory<'_>,
    rows: [u32; 2],
) -> Option<SamePersonEvidence> {
    let [one, other] = rows.map(|row| careers.played_events(row));
    let met = one.iter().any(|own| other.iter().any(|beside| own.event == beside.event));
    if met {
        return None;
    }
    // The one who played less is compared with the other.
    let (more, few, row) =
        if one.len() >= other.len() { (one, other, rows[1]) } else { (other, one, rows[0]) };
    let mut said = SamePersonEvidence::default();
    if few.is_empty() {
        return Some(said);
    }
    let club = directory.club_id_of_member(row);
    let one_club = directory.club_id_of_member(rows[0]) == directory.club_id_of_member(rows[1]);
    said.weight += one_day(more, few);
    said.weight += one_after_the_other([more, few], &mut said);
    said.weight += apart(careers, [more, few], &mut said);
    let hosts = hosts(careers, [more, few], club, &mut said);
    said.weight += hosts.max(OTHER_HOSTS[usize::from(!one_club)]);
    let partners = partners(directory, [more, few], club, &mut said);
    said.weight += partners.max(OTHER_PARTNERS[usize::from(!one_club)]);
    Some(said)
}

/// Two events of one day.
fn one_day(more: &[PlayedEvent], few: &[PlayedEvent]) -> i32 {
    let days = more.iter().flat_map(|own| few.iter().map(move |other| (own, other)));
    let same = days.filter(|(own, other)| own.day.is_some() && own.day == other.day);
    let said: i32 = same.map(|(own, other)| ONE_DAY[usize::from(own.host != other.host)]).sum();
    said.max(MOST_ONE_DAY)
}

/// That the one begins where the other ends, as with a member who rejoined under a new number. Of two people
/// it is rare: by chance it happens in two of all orders of their evenings. Half of all doubles are taken to
/// play under both numbers in turn.
fn one_after_the_other(evenings: [&[PlayedEvent]; 2], said: &mut SamePersonEvidence) -> i32 {
    let days = evenings.map(|own| own.iter().filter_map(|own| own.day));
    let [(from, to, many), (other_from, other_to, others)] =
        days.map(|days| (days.clone().min(), days.clone().max(), days.count() as u64));
    let orders = orders(many, others);
    if orders <= 2 {
        return 0;
    }
    if to >= other_from && other_to >= from {
        return log2_of_fraction(TURNOVER, 2 * (TURNOVER - 1));
    }
    said.after = orders > 4 * TURNOVER;
    log2_of_fraction(TURNOVER * (orders + 2), 2 * (orders + 2 * (TURNOVER - 1)))
}

/// In how many orders the evenings of two people can come.
fn orders(many: u64, others: u64) -> u64 {
    (1..=many.min(others))
        .fold(1, |orders: u64, nth| (orders * (many.max(others) + nth) / nth).min(MOST_ORDERS))
}

/// How many evenings are at each host.
fn by_host(evenings: &[PlayedEvent]) -> HashMap<u32, u64> {
    let mut found = HashMap::new();
    evenings.iter().for_each(|own| *found.entry(own.host).or_default() += 1);
    found
}

/// That two never met: by chance the more unlikely, the more evenings of the same hosts each has.
fn apart(
    careers: &PlayingHistories,
    evenings: [&[PlayedEvent]; 2],
    said: &mut SamePersonEvidence,
) -> i32 {
    let [more, few] = evenings.map(by_host);
    let met = few.iter().map(|(host, count)| {
        let other = more.get(host).copied().unwrap_or_default();
        count * other * 100 / u64::from(careers.event_count_of_host(*host)).max(1)
    });
    said.expected = met.sum();
    // One meeting that was to be expected did not happen: e to one.
    (said.expected as i32).saturating_mul(369).saturating_div(100).min(MOST_APART)
}

/// That both sit at the same hosts, where others of the club may not.
fn hosts(
    careers: &PlayingHistories,
    evenings: [&[PlayedEvent]; 2],
    club: u32,
    said: &mut SamePersonEvidence,
) -> i32 {
    let [more, few] = evenings.map(by_host);
    let all: u64 = more.values().sum();
    let own: u64 = few.values().sum();
    let mut weight = 0;
    let mut shared: Vec<(u64, u32, [u64; 2])> = Vec::new();
    for (host, count) in few {
        let other = more.get(&host).copied().unwrap_or_default();
        let [here, of_club] = careers.club_sitting_counts(club, host).map(u64::from);
        let here = here.saturating_sub(count) + 1;
        let of_club = of_club.saturating_sub(own) + 20;
        // As two sittings of the club's habit beside the other's own.
        let one = log2_of_fraction(other * of_club + 2 * here, (all + 2) * of_club);
        weight += (one - log2_of_fraction(here, of_club)).saturating_mul(count.min(8) as i32);
        if other > 0 {
            shared.push((count + other, host, [other, count]));
        }
    }
    said.host = shared.into_iter().max().map(|(_, host, counts)| (host, counts));
    weight.min(MOST_HOSTS)
}

/// How often each partner sat beside somebody, and how many evenings have partners.
fn mates(evenings: &[PlayedEvent]) -> (HashMap<u32, u64>, u64) {
    let mut found = HashMap::new();
    let with = evenings.iter().filter(|own| !own.mates.is_empty());
    with.clone().flat_map(|own| &own.mates).for_each(|mate| *found.entry(*mate).or_default() += 1);
    (found, with.count() as u64)
}

/// That both have the same partners.
fn partners(
    directory: &MemberDirectory<'_>,
    evenings: [&[PlayedEvent]; 2],
    club: u32,
    said: &mut SamePersonEvidence,
) -> i32 {
    let [(more, all), (few, _)] = evenings.map(mates);
    if all == 0 {
        return 0;
    }
    let many = directory.club_size(club).max(FEWEST);
    // Who has no regular partner may as well have another one.
    let again: u64 = more.values().map(|count| count - 1).sum();
    let anybody = all + 1 - again.min(all);
    let mut weight = 0;
    let mut shared: Vec<(u64, u32, [u64; 2])> = Vec::new();
    for (mate, count) in few {
        let other = more.get(&mate).copied().unwrap_or_default();
        let one = log2_of_fraction(other * many + anybody, (all + anybody) * many)
            - log2_of_fraction(1, many);
        weight += one.saturating_mul(count.min(4) as i32);
        if other > 0 {
            shared.push((count.min(other), mate, [other, count]));
        }
    }
    said.partner = shared.into_iter().max().map(|(_, mate, counts)| (mate, counts));
    weight.min(MOST_PARTNERS)
}

impl SamePersonEvidence {
    /// The evidence in words.
    pub(super) fn in_words(
        &self,
        careers: &PlayingHistories,
        directory: &MemberDirectory<'_>,
    ) -> Vec<String> {
        let mut reasons = Vec::new();
        if let Some((host, [one, other])) = self.host {
            let host = careers.host_name(host);
            reasons.push(format!("both sit at {host}, {one} and {other} times"));
        }
        if let Some((mate, [one, other])) = self.partner {
            let name = &directory.members[mate as usize].name;
            reasons.push(format!("both partner {name}, {one} and {other} times"));
        }
        if self.after {
            reasons.push("the one begins to play after the other has ended".to_string());
        }
        if self.expected >= 50 {
            let (whole, part) = (self.expected / 100, self.expected / 10 % 10);
            reasons
                .push(format!("never in one event, where two would have met {whole}.{part} times"));
        }
        reasons
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn evenings_that_follow_on_one_another_speak_for_one_person() {
        let evenings = |months: &[i8]| -> Vec<PlayedEvent> {
            let days = months.iter().map(|month| Some(date(2004, *month, 1)));
            days.map(|day| PlayedEvent { day, ..PlayedEvent::default() }).collect()
        };
        let said = |one: &[i8], other: &[i8]| {
            let (one, other) = (evenings(one), evenings(other));
            one_after_the_other([&one, &other], &mut SamePersonEvidence::default())
        };
        assert_eq!([orders(1, 1), orders(3, 3), orders(2, 4)], [2, 20, 15]);
        assert_eq!([said(&[1], &[2]), said(&[1, 2], &[])], [0, 0]);
        let (few, many) = (said(&[1, 2], &[3, 4]), said(&[7, 8, 9, 10], &[3, 4, 5, 6]));
        assert!(0 < few && few < many && many < 2 * PARTS_PER_BIT, "{few} {many}");
        assert!(said(&[1, 3], &[2, 4]) < 0);
        assert_eq!(said(&[1, 2], &[2, 3]), said(&[1, 3], &[2, 4]));
    }
}
