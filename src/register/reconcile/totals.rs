//! The points of members afterwards, and the control totals.

use std::collections::{BTreeMap, HashMap};

use crate::model::MemberStatus;
use crate::model::form::MemberColumn;
use crate::model::register::{Member, Register};
use crate::model::{AwardKind, Both, Exact, Holding};
use crate::problem::Problem;
use crate::register::problems;

use super::claims::Claims;
use super::gold::{self, Golden};
use super::grouped::grouped;
use super::ledger::Settled;
use super::papers::Papers;
use super::ranks::rank;
use super::{
    Balance, BodyTotals, Case, Control, Fate, In, Origin, PaperFate, Posting, Reconciliation,
    Refusal, Terms, Waits, event_told,
};

/// Works out points, ranks and totals from a settled ledger.
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
        contents,
        by_version,
        first_versions,
        case_of_player,
    } = settled;
    let rules = crate::packs::membership();
    let (mut postings, posted) = grouped(&postings, members.len(), |posting| posting.member);
    for own in posted.windows(2) {
        let own = &mut postings[own[0]..own[1]];
        own.sort_by_key(|posting| (posting.date, posting.origin, posting.kind));
    }
    points_of_cases(&claims, &fates, &case_of_player, &mut cases);
    put_cases_in_order(&mut cases, &mut fates);
    let golden = Golden { register: &register, members: &members, merged: &merged, terms: &terms };
    let numbers = golden.numbers();
    let gold = golden.rows(&numbers, &postings);
    let waiting = golden.waiting(&numbers);
    drop(numbers);
    let mut held = Vec::with_capacity(members.len());
    let mut promotions = Vec::new();
    let left_of = gold::sums(&gold);
    problems.extend(gold::entered(&register, &gold, rules));
    for (index, member) in (0u32..).zip(&mut members) {
        let own = &postings[posted[index as usize]..posted[index as usize + 1]];
        let before = register.members.get(index as usize);
        held.push(member.points);
        for posting in own.iter().filter(|posting| posting.kind != AwardKind::Gold) {
            member.points.add(posting.kind, posting.points);
        }
        let left = left_of.get(&index).copied();
        let moved_away = merged.contains_key(&index);
        let mut unexplained = false;
        match (left, before) {
            (Some(left), _) => member.points.gold = left,
            // Rows of a number on several rows cannot be assigned.
            (None, Some(_)) if waiting.contains(&index) => {}
            (None, Some(before)) if !before.points.gold.is_zero() && !moved_away => {
                unexplained = true;
                let points = before.points.gold.to_decimal();
                let clause = rules.gold.clause.clone();
                let trouble = problems::GoldWithoutRows { points, clause };
                let at = register.place_of(before, MemberColumn::Gold);
                problems.push((In::Register, Problem::new(trouble, at)));
            }
            _ if moved_away => member.points.gold = Exact::ZERO,
            _ => {}
        }
        if !member.sound {
            continue;
        }
        let ranked = rank(rules, index, before, &member.points, own);
        if let (Some(trouble), Some(before)) = (ranked.trouble, before) {
            let at = register.place_of(before, MemberColumn::Rank);
            problems.push((In::Register, Problem::new(trouble, at)));
        }
        if member.status == MemberStatus::Active {
            if let Some(rank) = ranked.rank {
                member.rank = rules.ranks.rank[rank].name.as_str().into();
            }
            promotions.extend(ranked.promotion);
            // Gold Points without a day keep the day on which they were registered.
            let from = before.and_then(|before| before.registered).filter(|_| unexplained);
            member.registered = from.or(Some(terms.as_of));
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
        contents,
        by_version,
        first_versions,
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

/// Adds up the points that depend on each case, decided or not.
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

/// Sorts cases: open, decided, then those of earlier seasons; within a kind those with a
/// suggestion first.
fn put_cases_in_order(cases: &mut Vec<Case>, fates: &mut [Fate]) {
    let mut order: Vec<usize> = (0..cases.len()).collect();
    let key = |at: &usize| {
        let case = &cases[*at];
        {
            let undecided = (case.kind, case.suggested.is_none());
            (case.kept.is_some(), case.verdict.is_some(), undecided, &case.key)
        }
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
