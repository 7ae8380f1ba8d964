//! Compares two runs: facts, awards, places, members, totals. Each function takes the rows of both
//! runs and gives those that differ. A changed award becomes a balanced pair of an amendment, the
//! old one taken back and the new one given (WBU 1.11.1); `causes` says why.

use std::collections::{BTreeMap, BTreeSet};

use crate::past_run::{PastAward, PastEvent, PastRun, PastStanding};
use model::name_comparison::name_key;
use model::{Exact, StableSort};

use super::change_rows::{
    AmendedTotal, AmendmentRow, AwardChange, PlaceChange, PlayerPointsChange,
};

/// The facts of an event that differ.
pub(super) fn differing_facts_text(old: Option<&PastEvent>, new: Option<&PastEvent>) -> String {
    let (old, new) = match (old, new) {
        (Some(old), Some(new)) => (old, new),
        (None, _) => return "new".to_string(),
        (_, None) => return "gone".to_string(),
    };
    let facts: [(&str, &str, &str); 12] = [
        ("return", &old.r#return, &new.r#return),
        ("title", &old.title, &new.title),
        ("date", &old.date, &new.date),
        ("organiser", &old.organiser, &new.organiser),
        ("rules", &old.rules, &new.rules),
        ("format", &old.format, &new.format),
        ("status", &old.status, &new.status),
        ("stage", &old.stage, &new.stage),
        ("contestants", &old.contestants, &new.contestants),
        ("tables", &old.tables, &new.tables),
        ("boards", &old.boards, &new.boards),
        ("state", &old.state, &new.state),
    ];
    let differ = facts.iter().filter(|(_, old, new)| old != new);
    let told = differ.map(|(name, old, new)| format!("{name}: {old} \u{2192} {new}"));
    told.collect::<Vec<_>>().join("; ")
}

/// The player of an award: the member number, else the name.
fn player_of(award: &PastAward) -> (String, String) {
    let name = if award.number.is_empty() { name_key(&award.player) } else { String::new() };
    (award.number.clone(), name)
}

/// The awards of an event that differ; adds the correcting rows to `amendment`.
pub(super) fn award_changes(
    event: &PastEvent,
    [old, new]: [&[&PastAward]; 2],
    reason: &str,
    amendment: &mut Vec<AmendmentRow>,
) -> Vec<AwardChange> {
    type Sides<'a> = [Vec<&'a PastAward>; 2];
    let mut players: BTreeMap<((String, String), &str), Sides<'_>> = BTreeMap::new();
    for (side, awards) in [old, new].into_iter().enumerate() {
        for award in awards {
            let sides = players.entry((player_of(award), &*award.kind)).or_default();
            sides[side].push(award);
        }
    }
    let mut changes = Vec::new();
    for [mut old, mut new] in players.into_values() {
        for side in [&mut old, &mut new] {
            side.arrange_by(|a, b| {
                (&a.entry, a.points, &a.place).cmp(&(&b.entry, b.points, &b.place))
            });
        }
        for at in 0..old.len().max(new.len()) {
            let (old, new) = (old.get(at).copied(), new.get(at).copied());
            if let Some(change) = award_between(event, old, new, reason) {
                amend([old, new], &change, amendment);
                changes.push(change);
            }
        }
    }
    changes
}

/// The change of an award; `None` if both sides agree.
fn award_between(
    event: &PastEvent,
    old: Option<&PastAward>,
    new: Option<&PastAward>,
    reason: &str,
) -> Option<AwardChange> {
    let same = |one: &PastAward, other: &PastAward| {
        (one.points, &one.entry, &one.place, &one.basis, &one.clauses)
            == (other.points, &other.entry, &other.place, &other.basis, &other.clauses)
    };
    if let (Some(old), Some(new)) = (old, new)
        && same(old, new)
    {
        return None;
    }
    let shown = new.or(old)?;
    let place = |award: Option<&PastAward>| award.map(|a| a.place.clone()).unwrap_or_default();
    let basis = |award: Option<&PastAward>| award.map(|a| a.basis.to_string()).unwrap_or_default();
    let points = [old, new].map(|award| award.map(|award| award.points));
    Some(AwardChange {
        key: event.event_key.clone(),
        title: event.title.clone(),
        entry: shown.entry.clone(),
        number: shown.number.clone(),
        player: shown.player.clone(),
        kind: shown.kind.to_string(),
        place: [place(old), place(new)],
        points,
        basis: [basis(old), basis(new)],
        certificate: match points {
            [Some(_), None] => "recover",
            [None, Some(_)] => "issue",
            [Some(old), Some(new)] if old != new => "recover and amend",
            _ => "stands",
        },
        reason: reason.to_string(),
    })
}

/// Adds a change as a balanced pair: the old award taken back, the new one given (WBU
/// 1.11.1). Equal points need no row.
fn amend(
    [old, new]: [Option<&PastAward>; 2],
    change: &AwardChange,
    amendment: &mut Vec<AmendmentRow>,
) {
    if change.points[0].unwrap_or(Exact::ZERO) == change.points[1].unwrap_or(Exact::ZERO) {
        return;
    }
    let sides = [
        old.map(|award| (award, Exact::ZERO - award.points)),
        new.map(|award| (award, award.points)),
    ];
    for (award, points) in sides.into_iter().flatten().filter(|(_, points)| !points.is_zero()) {
        let reason = change.reason.clone();
        let (award, event, check) = (award.clone(), Default::default(), String::new());
        amendment.push(AmendmentRow { award, points, event, reason, check });
    }
}

/// The places of an event that differ.
pub(super) fn place_changes(
    event: &PastEvent,
    [old, new]: [&[&PastStanding]; 2],
    reason: &str,
) -> Vec<PlaceChange> {
    type Sides<'a> = [Option<&'a PastStanding>; 2];
    let mut entries: BTreeMap<[&str; 3], Sides<'_>> = BTreeMap::new();
    for (side, rows) in [old, new].into_iter().enumerate() {
        for row in rows {
            entries.entry([&row.section, &row.direction, &row.entry]).or_default()[side] =
                Some(row);
        }
    }
    let mut changes = Vec::new();
    for ([section, direction, entry], sides) in entries {
        let shown_facts = |row: Option<&PastStanding>| {
            row.map(|row| {
                (row.place.clone(), row.tied.clone(), row.score.clone(), row.name.clone())
            })
        };
        if shown_facts(sides[0]) == shown_facts(sides[1]) {
            continue;
        }
        let [old, new] = sides.map(|row| row.map_or("", |row| &row.name));
        let name = match (old, new) {
            (old, new) if old == new || old.is_empty() => new.to_string(),
            (old, "") => old.to_string(),
            (old, new) => format!("{old} \u{2192} {new}"),
        };
        let list = [section, direction].into_iter().filter(|part| !part.is_empty());
        let number = |row: Option<&PastStanding>| -> u32 {
            row.and_then(|row| row.place.parse().ok()).unwrap_or(u32::MAX)
        };
        let order = [number(sides[1]), number(sides[0])];
        let change = PlaceChange {
            key: event.event_key.clone(),
            title: event.title.clone(),
            list: list.collect::<Vec<_>>().join(" "),
            entry: entry.to_string(),
            name,
            place: sides.map(|row| row.map(shown_place).unwrap_or_default()),
            score: sides.map(|row| row.map(|row| row.score.clone()).unwrap_or_default()),
            reason: reason.to_string(),
        };
        changes.push((order, change));
    }
    changes.arrange_by(|(one, a), (other, b)| (&a.list, one).cmp(&(&b.list, other)));
    changes.into_iter().map(|(_, change)| change).collect()
}

/// A place as people write it: `3=` for a shared place.
fn shown_place(row: &PastStanding) -> String {
    match row.tied.as_str() {
        "" | "1" => row.place.clone(),
        _ => format!("{}=", row.place),
    }
}

/// The players whose points differ, by kind of points.
pub(super) fn player_points_changes(
    old: &PastRun,
    new: &PastRun,
    changes: &[AwardChange],
) -> Vec<PlayerPointsChange> {
    #[derive(Default)]
    struct Sum<'a> {
        player: &'a str,
        points: [Exact; 2],
        events: BTreeSet<&'a str>,
    }
    type Player = ((String, String), String);
    let mut sums: BTreeMap<Player, Sum<'_>> = BTreeMap::new();
    // Only players with a changed award can differ.
    for change in changes {
        let name = if change.number.is_empty() { name_key(&change.player) } else { String::new() };
        let who = ((change.number.clone(), name), change.kind.clone());
        sums.entry(who).or_default().events.insert(&change.title);
    }
    for (side, run) in [old, new].into_iter().enumerate() {
        for award in &run.awards {
            let who = (player_of(award), award.kind.to_string());
            if let Some(sum) = sums.get_mut(&who) {
                sum.points[side] = sum.points[side] + award.points;
                sum.player = &award.player;
            }
        }
    }
    let differ = sums.into_iter().filter(|(_, sum)| sum.points[0] != sum.points[1]);
    differ
        .map(|(((number, _), kind), sum)| PlayerPointsChange {
            number,
            player: sum.player.to_string(),
            kind,
            points: sum.points,
            events: sum.events.into_iter().collect::<Vec<_>>().join("; "),
        })
        .collect()
}

/// The total points of both runs by kind, with the sums of the amendment.
pub(super) fn amended_totals(
    old: &PastRun,
    new: &PastRun,
    amendment: &[AmendmentRow],
) -> Vec<AmendedTotal> {
    let mut totals: BTreeMap<&str, AmendedTotal> = BTreeMap::new();
    fn total<'t, 'a>(
        totals: &'t mut BTreeMap<&'a str, AmendedTotal>,
        award: &'a PastAward,
    ) -> &'t mut AmendedTotal {
        totals.entry(&award.kind).or_insert_with(|| AmendedTotal {
            kind: award.kind.to_string(),
            old: Exact::ZERO,
            taken_back: Exact::ZERO,
            given: Exact::ZERO,
            new: Exact::ZERO,
        })
    }
    for award in &old.awards {
        let total = total(&mut totals, award);
        total.old = total.old + award.points;
    }
    for award in &new.awards {
        let total = total(&mut totals, award);
        total.new = total.new + award.points;
    }
    for row in amendment {
        let total = total(&mut totals, &row.award);
        let sum = if row.points < Exact::ZERO { &mut total.taken_back } else { &mut total.given };
        *sum = *sum + row.points;
    }
    let with_points = |total: &AmendedTotal| !total.old.is_zero() || !total.new.is_zero();
    totals.into_values().filter(with_points).collect()
}
