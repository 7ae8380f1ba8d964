//! The pending events of the register that are returned again, so that the return claims their awards.

use std::collections::{HashMap, HashSet};

use jiff::civil::Date;

use model::register::{Register, RegisterEventIdentity};

use super::case_keys::day_of_pending_key;
use super::claims::{AwardClaims, ClaimedEvent};
use super::events::{
    EventVersionKey, MIN_EQUAL_AWARDS_ON_OTHER_DAY, award_hash, awards_fingerprint_text,
    event_version_key, hash_number_or_name, player_hash,
};
use super::mistyped_dates::is_possible_date_slip;

/// The pending events of the register that are returned again: the return claims their
/// awards. They match by day, key, body and title, else by key or title with players in
/// common.
pub(super) fn pending_events_returned_again<'a>(
    register: &'a Register,
    claims: &AwardClaims,
) -> HashSet<&'a RegisterEventIdentity> {
    let waiting: HashSet<&RegisterEventIdentity> =
        register.pending.iter().map(|row| &row.event).collect();
    let mut again = HashSet::new();
    if waiting.is_empty() {
        return again;
    }
    let mut by_key: HashMap<(Option<Date>, &str), Vec<u32>> = HashMap::new();
    let mut by_name: HashMap<EventVersionKey, Vec<u32>> = HashMap::new();
    // An event that is not final and has no awards does not replace pending ones.
    let mut says: Vec<bool> = claims.events.iter().map(|event| event.stands).collect();
    claims.awards.iter().for_each(|award| says[award.event as usize] = true);
    let whole = |(index, event): &(u32, &ClaimedEvent)| says[*index as usize] && !event.amends;
    for (index, event) in (0u32..).zip(&claims.events).filter(whole) {
        by_key.entry((event.name.date, &event.name.key)).or_default().push(index);
        by_name.entry(event_version_key(&event.name)).or_default().push(index);
    }
    again.extend(corrected_days(register, claims, &by_key));
    let mut suspects: HashMap<u32, HashSet<u64>> = HashMap::new();
    let mut doubtful: Vec<(&RegisterEventIdentity, Vec<u32>)> = Vec::new();
    for name in waiting.into_iter().filter(|name| !again.contains(name)).collect::<Vec<_>>() {
        let of_key = by_key.get(&(name.date, &*name.key)).into_iter().flatten();
        let of_name = by_name.get(&event_version_key(name)).into_iter().flatten();
        let (of_key, of_name): (Vec<u32>, Vec<u32>) =
            (of_key.copied().collect(), of_name.copied().collect());
        let told = !name.organiser.is_empty();
        if told && of_key.iter().any(|event| of_name.contains(event)) {
            again.insert(name);
            continue;
        }
        let either: Vec<u32> = of_key.into_iter().chain(of_name).collect();
        suspects.extend(either.iter().map(|event| (*event, HashSet::new())));
        doubtful.push((name, either));
    }
    if suspects.is_empty() {
        return again;
    }
    for award in &claims.awards {
        if let Some(players) = suspects.get_mut(&award.event) {
            players.insert(player_hash(claims, award.player));
        }
    }
    for (name, either) in doubtful {
        let own = players_of(register, name);
        let shares = |event: &u32| {
            let shared = suspects[event].intersection(&own).count();
            shared > 0 && shared * 2 >= own.len().min(suspects[event].len())
        };
        if either.iter().any(shares) {
            again.insert(name);
        }
    }
    again
}

/// The pending events that wait for their day, typed far ahead, and are returned with a corrected one:
/// of one body and title, with the same awards, in another month or year.
fn corrected_days<'a>(
    register: &'a Register,
    claims: &AwardClaims,
    by_key: &HashMap<(Option<Date>, &str), Vec<u32>>,
) -> Vec<&'a RegisterEventIdentity> {
    let mut waiting: HashMap<&RegisterEventIdentity, (&str, bool)> = HashMap::new();
    for row in register.pending.iter().filter(|row| !row.content.is_empty()) {
        let (_, only_day) = waiting.entry(&row.event).or_insert((&row.content, true));
        *only_day &= day_of_pending_key(&row.waits_for).is_some();
    }
    waiting.retain(|name, (_, only_day)| {
        *only_day && !name.organiser.is_empty() && !by_key.contains_key(&(name.date, &*name.key))
    });
    if waiting.is_empty() {
        return Vec::new();
    }
    let is_corrected = |name: &RegisterEventIdentity, other: &RegisterEventIdentity| {
        let ((Some(day), body, title), (Some(of_other), other_body, other_title)) =
            (event_version_key(name), event_version_key(other))
        else {
            return false;
        };
        let month = |day: Date| (day.year(), day.month());
        month(day) != month(of_other)
            && (body, title) == (other_body, other_title)
            && is_possible_date_slip(day, of_other)
    };
    let mut contents: HashMap<u32, (u64, usize)> = HashMap::new();
    for (index, event) in (0u32..).zip(&claims.events).filter(|(_, event)| event.is_from_return()) {
        if waiting.keys().any(|name| is_corrected(name, &event.name)) {
            contents.insert(index, (0, 0));
        }
    }
    for award in &claims.awards {
        if let Some((content, lines)) = contents.get_mut(&award.event) {
            *content = content.wrapping_add(award_hash(player_hash(claims, award.player), award));
            *lines += 1;
        }
    }
    let same = |name: &RegisterEventIdentity, content: &str| {
        contents.iter().any(|(index, (own, lines))| {
            *lines >= MIN_EQUAL_AWARDS_ON_OTHER_DAY
                && awards_fingerprint_text(*own) == content
                && is_corrected(name, &claims.events[*index as usize].name)
        })
    };
    let corrected = waiting.into_iter().filter(|(name, (content, _))| same(name, content));
    corrected.map(|(name, _)| name).collect()
}

/// The players of an event of the register, pending and credited.
fn players_of(register: &Register, event: &RegisterEventIdentity) -> HashSet<u64> {
    let waiting = register.pending.iter().filter(|row| row.event == *event);
    let credited = register.credited.iter().filter(|row| row.event == *event);
    let waiting = waiting
        .map(|row| hash_number_or_name(Some(&*row.number).filter(|n| !n.is_empty()), &row.name));
    let credited = credited.flat_map(|row| row.member_credits());
    let credited = credited.map(|member| hash_number_or_name(Some(&member.number), ""));
    waiting.chain(credited).collect()
}
