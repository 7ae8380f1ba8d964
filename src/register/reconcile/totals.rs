//! What members hold afterwards, and the totals that must balance.

use std::collections::{BTreeMap, HashMap, HashSet};

use crate::model::register::{Member, MemberStatus, Register};
use crate::model::{AwardKind, Both, Exact, Holding};
use crate::problem::{Problem, RegisterTrouble};
use crate::rules::wbu::Handbook;

use super::claims::Claims;
use super::gold::{left_of as left_after, years_between};
use super::grouped::grouped;
use super::ledger::{Settled, event_told};
use super::papers::Papers;
use super::ranks::rank;
use super::{
    Balance, BodyTotals, Case, Control, Fate, GoldStanding, In, Origin, PaperFate, Posting,
    Reconciliation, Refusal, Terms, Waits,
};

/// Works out what everybody holds now.
pub fn finish(
    register: Register,
    claims: Claims,
    terms: Terms,
    settled: Settled,
    papers: Papers,
    both: Both,
) -> Reconciliation {
    let Papers { fates: papers, points: paper_points } = papers;
    let Settled {
        mut members,
        merged,
        mut fates,
        postings,
        mut cases,
        mut problems,
        credited,
        case_of_player,
    } = settled;
    let handbook = crate::rules::wbu();
    let (mut postings, posted) = grouped(&postings, members.len(), |posting| posting.member);
    for own in posted.windows(2) {
        let own = &mut postings[own[0]..own[1]];
        own.sort_by_key(|posting| (posting.date, posting.origin, posting.kind));
    }
    points_of_cases(&claims, &fates, &case_of_player, &mut cases);
    put_cases_in_order(&mut cases, &mut fates);
    let gold = gold_rows(&register, &members, &merged, &postings, &terms, handbook);
    let mut held = Vec::with_capacity(members.len());
    let mut promotions = Vec::new();
    let left_of = sums_of_gold(&gold);
    problems.extend(gold_entered(&register, &gold, handbook));
    for (index, member) in (0u32..).zip(&mut members) {
        let own = &postings[posted[index as usize]..posted[index as usize + 1]];
        let before = register.members.get(index as usize);
        held.push(member.points);
        for posting in own.iter().filter(|posting| posting.kind != AwardKind::Gold) {
            member.points.add(posting.kind, posting.points);
        }
        let left = left_of.get(&index).copied();
        let moved_away = merged.contains_key(&index);
        match (left, before) {
            (Some(left), _) => member.points.gold = left,
            (None, Some(before)) if !before.points.gold.is_zero() && !moved_away => {
                let points = before.points.gold.to_decimal();
                let clause = handbook.gold.clause.clone();
                let trouble = RegisterTrouble::GoldWithoutRows { points, clause };
                let at = place(&register, before, crate::model::form::MemberColumn::Gold);
                problems.push((In::Register, Problem::new(trouble.into(), at)));
            }
            _ if moved_away => member.points.gold = Exact::ZERO,
            _ => {}
        }
        if !member.sound {
            continue;
        }
        let ranked = rank(handbook, index, before, &member.points, own);
        if let (Some(trouble), Some(before)) = (ranked.trouble, before) {
            let at = place(&register, before, crate::model::form::MemberColumn::Rank);
            problems.push((In::Register, Problem::new(trouble.into(), at)));
        }
        if member.status == MemberStatus::Active {
            if let Some(rank) = ranked.rank {
                member.rank = handbook.ranks.rank[rank].name.as_str().into();
            }
            promotions.extend(ranked.promotion);
            member.registered = Some(terms.as_of);
        }
    }
    promotions.sort_by(|a, b| {
        b.seniority
            .cmp(&a.seniority)
            .then(a.date.cmp(&b.date))
            .then_with(|| members[a.member as usize].name.cmp(&members[b.member as usize].name))
            .then(a.member.cmp(&b.member))
    });
    let (mut control, mut clubs, mut areas) = (Control::default(), Vec::new(), Vec::new());
    both(
        &mut || {
            let told = papers.iter().zip(&paper_points);
            control = control_of(&claims, &fates, told, &postings, &held, &members);
            clubs = bodies(&members, &held, (&postings, &posted), |member| &member.club);
        },
        &mut || areas = bodies(&members, &held, (&postings, &posted), |member| &member.area),
    );
    problems.sort_by(|a, b| {
        (&a.0, a.1.place, a.1.trouble.code()).cmp(&(&b.0, b.1.place, b.1.trouble.code()))
    });
    problems.dedup();
    let promotion_of = (0..).zip(&promotions).map(|(at, promotion)| (promotion.member, at));
    let promotion_of = promotion_of.collect();
    let mut gold_of: HashMap<u32, Vec<usize>> = HashMap::new();
    for (at, row) in gold.iter().enumerate() {
        if let Some(member) = row.member {
            gold_of.entry(member).or_default().push(at);
        }
    }
    let events_told = claims.events.iter().map(|event| event_told(&event.name)).collect();
    let mut merged: Vec<(u32, u32)> = merged.into_iter().collect();
    merged.sort_unstable();
    Reconciliation {
        events_told,
        merged,
        promotion_of,
        gold_of,
        posted,
        terms,
        register,
        claims,
        fates,
        members,
        postings,
        promotions,
        gold,
        papers,
        paper_points,
        cases,
        control,
        clubs,
        areas,
        problems,
        credited,
    }
}

/// The cell of a member's row.
fn place(
    register: &Register,
    member: &Member,
    column: crate::model::form::MemberColumn,
) -> crate::model::Address {
    let placed = register.layout.members.as_ref();
    let column = placed.and_then(|placed| placed.column(column)).unwrap_or(member.at.column);
    crate::model::Address { column, ..member.at }
}

/// The points that hang on each case, decided or not.
fn points_of_cases(
    claims: &Claims,
    fates: &[Fate],
    case_of_player: &[Option<u32>],
    cases: &mut [Case],
) {
    for (claim, fate) in claims.awards.iter().zip(fates) {
        let case = match fate {
            Fate::Pending(Waits::Undecided(case)) => Some(*case),
            Fate::Refused(Refusal::Copy(_)) => None,
            _ => case_of_player[claim.player as usize],
        };
        if let Some(case) = case {
            cases[case as usize].points.add(claim.kind, claim.points);
        }
    }
}

/// Open cases first, then decided ones, then those of earlier seasons.
fn put_cases_in_order(cases: &mut Vec<Case>, fates: &mut [Fate]) {
    let mut order: Vec<usize> = (0..cases.len()).collect();
    let key = |at: &usize| {
        let case = &cases[*at];
        (case.kept, case.verdict.is_some(), case.kind, &case.key)
    };
    order.sort_by(|a, b| key(a).cmp(&key(b)));
    let mut now = vec![0u32; cases.len()];
    (0u32..).zip(&order).for_each(|(to, from)| now[*from] = to);
    *cases = order.iter().map(|at| cases[*at].clone()).collect();
    for fate in fates {
        if let Fate::Pending(Waits::Undecided(case)) = fate {
            *case = now[*case as usize];
        }
    }
}

/// All awards of Gold Points: those of the register in their order, nothing left of
/// what was taken back, then new ones, and what stands in the column alone where the
/// member has others. Those of the register need no Green Points (WBU 1.5.3).
fn gold_rows(
    register: &Register,
    members: &[Member],
    merged: &HashMap<u32, u32>,
    postings: &[Posting],
    terms: &Terms,
    handbook: &Handbook,
) -> Vec<GoldStanding> {
    let moved = || postings.iter().filter(|posting| posting.kind == AwardKind::Gold);
    let mut back: Vec<&Posting> = moved().filter(|moved| moved.points < Exact::ZERO).collect();
    let mut by_number: HashMap<&str, u32> = HashMap::new();
    let mut explained: HashSet<u32> = HashSet::new();
    if !register.gold.is_empty() {
        for (index, member) in (0u32..).zip(members) {
            by_number.entry(&member.number).or_insert(index);
        }
        for alias in &register.aliases {
            if let (Some(old), Some(member)) =
                (alias.old_number.as_deref(), by_number.get(&*alias.number).copied())
            {
                by_number.entry(old).or_insert(member);
            }
        }
    }
    let standing = |member: Option<u32>, number: &str, date, awarded, new| {
        let years = years_between(date, terms.as_of);
        let left = left_after(awarded, years, &handbook.gold);
        let number = number.into();
        GoldStanding { member, number, date, awarded, years, left, new, entered: None }
    };
    let mut is_taken_back = |member: Option<u32>, date, points: Exact, origin: Option<Origin>| {
        let fits = |back: &&Posting| {
            Some(back.member) == member
                && (back.points + points).is_zero()
                && origin.is_none_or(|origin| is_of_certificates(origin, back.origin))
        };
        // A run knows of an event its first day, and a return its last as well.
        let late = |back: &&Posting| {
            back.date.is_some_and(|first| first <= date && years_between(first, date) == 0)
        };
        let same = |back: &&Posting| back.date.unwrap_or(terms.as_of) == date;
        let taken = back.iter().position(|back| fits(back) && same(back));
        let taken = taken.or_else(|| back.iter().position(|back| fits(back) && late(back)));
        taken.map(|taken| back.swap_remove(taken)).is_some()
    };
    let mut rows = Vec::with_capacity(register.gold.len());
    for row in &register.gold {
        let member = by_number.get(&*row.number).copied();
        explained.extend(member);
        let member = member.map(|member| merged.get(&member).copied().unwrap_or(member));
        let taken = is_taken_back(member, row.date, row.points, None);
        let awarded = if taken { Exact::ZERO } else { row.points };
        rows.push(standing(member, &row.number, row.date, awarded, false));
    }
    for posting in moved().filter(|moved| moved.points > Exact::ZERO) {
        let (date, member) = (posting.date.unwrap_or(terms.as_of), Some(posting.member));
        let number = &members[posting.member as usize].number;
        if !is_taken_back(member, date, posting.points, Some(posting.origin)) {
            rows.push(standing(member, number, date, posting.points, true));
        }
    }
    for (typed, stands) in without_rows(register, merged, &explained, &rows) {
        let Member { number, points, registered, .. } = &register.members[typed as usize];
        let date = registered.unwrap_or(terms.as_of);
        let row = standing(Some(stands), number, date, points.gold, true);
        rows.push(GoldStanding { entered: Some(typed), ..row });
    }
    rows
}

/// Gold Points of the column that no row of the register explains, of members who now
/// have rows, or whose own row was merged into another: each with the member it stands
/// for. They would be lost.
fn without_rows(
    register: &Register,
    merged: &HashMap<u32, u32>,
    explained: &HashSet<u32>,
    rows: &[GoldStanding],
) -> Vec<(u32, u32)> {
    let typed = (0u32..)
        .zip(&register.members)
        .filter(|(index, member)| !member.points.gold.is_zero() && !explained.contains(index));
    let alone: Vec<(u32, u32)> =
        typed.map(|(index, _)| (index, merged.get(&index).copied().unwrap_or(index))).collect();
    let moved = alone.iter().filter(|(typed, stands)| typed != stands);
    let mut have: HashSet<u32> = moved.map(|(_, stands)| *stands).collect();
    have.extend(rows.iter().filter_map(|row| row.member));
    alone.into_iter().filter(|(_, stands)| have.contains(stands)).collect()
}

/// Tells of the Gold Points that were entered from the column.
fn gold_entered(
    register: &Register,
    rows: &[GoldStanding],
    handbook: &Handbook,
) -> Vec<(In, Problem)> {
    let told = |row: &GoldStanding| {
        let typed = &register.members[row.entered? as usize];
        let trouble = RegisterTrouble::GoldEntered {
            points: row.awarded.to_decimal(),
            date: row.date.to_string(),
            clause: handbook.gold.clause.clone(),
        };
        let at = place(register, typed, crate::model::form::MemberColumn::Gold);
        Some((In::Register, Problem::new(trouble.into(), at)))
    };
    rows.iter().filter_map(told).collect()
}

/// Whether both are certificates: one that is taken back as soon as it is counted.
fn is_of_certificates(one: Origin, other: Origin) -> bool {
    matches!((one, other), (Origin::Certificate(_), Origin::Certificate(_)))
}

fn sums_of_gold(rows: &[GoldStanding]) -> HashMap<u32, Exact> {
    let mut sums: HashMap<u32, Exact> = HashMap::new();
    for row in rows {
        if let Some(member) = row.member {
            let sum = sums.entry(member).or_default();
            *sum = *sum + row.left;
        }
    }
    sums
}

fn control_of<'a>(
    claims: &Claims,
    fates: &[Fate],
    papers: impl Iterator<Item = (&'a PaperFate, &'a Holding)>,
    postings: &[Posting],
    held: &[Holding],
    members: &[Member],
) -> Control {
    let mut control = Control::default();
    for (claim, fate) in claims.awards.iter().zip(fates) {
        let balance = if claim.carried { &mut control.carried } else { &mut control.returns };
        balance.claimed.add(claim.kind, claim.points);
        let told = match fate {
            Fate::Credited(_) => &mut balance.credited,
            Fate::Pending(_) => &mut balance.pending,
            Fate::Refused(why) => {
                if let Refusal::Registered(_) = why {
                    balance.before.add(claim.kind, claim.points);
                }
                &mut balance.refused
            }
        };
        told.add(claim.kind, claim.points);
    }
    for (fate, points) in papers {
        let balance: &mut Balance = &mut control.certificates;
        let told = match fate {
            PaperFate::Before => continue,
            PaperFate::Credited(_) => &mut balance.credited,
            PaperFate::Pending(_) => &mut balance.pending,
            PaperFate::Refused(_) => &mut balance.refused,
        };
        told.join(points);
        balance.claimed.join(points);
    }
    for posting in postings {
        if let Origin::Reversed(_) = posting.origin {
            control.reversed.add(posting.kind, Exact::ZERO - posting.points);
        }
    }
    held.iter().for_each(|points| control.held_before.join(points));
    members.iter().for_each(|member| control.held_after.join(&member.points));
    let new_gold: Exact = postings
        .iter()
        .filter(|posting| posting.kind == AwardKind::Gold)
        .map(|posting| posting.points)
        .sum();
    control.faded = control.held_before.gold + new_gold - control.held_after.gold;
    control
}

/// Totals by club or area.
fn bodies(
    members: &[Member],
    held: &[Holding],
    (postings, posted): (&[Posting], &[usize]),
    name: impl Fn(&Member) -> &str,
) -> Vec<BodyTotals> {
    let mut bodies: BTreeMap<&str, BodyTotals> = BTreeMap::new();
    for (index, member) in (0u32..).zip(members) {
        let body = bodies.entry(name(member)).or_insert_with(|| BodyTotals {
            name: name(member).into(),
            members: 0,
            changed: 0,
            before: Holding::default(),
            credited: Holding::default(),
            after: Holding::default(),
        });
        let own = &postings[posted[index as usize]..posted[index as usize + 1]];
        body.members += 1;
        body.changed += u32::from(!own.is_empty());
        body.before.join(&held[index as usize]);
        body.after.join(&member.points);
        for posting in own {
            body.credited.add(posting.kind, posting.points);
        }
    }
    bodies.into_values().collect()
}
