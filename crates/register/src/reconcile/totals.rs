//! The points of members afterwards, and the control totals: the last step of a reconciliation. The
//! movements of the ledger are added to each member, Gold Points are what has not faded, ranks and
//! promotions follow. The sums of all points, and those of clubs and areas, stand beside them.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap, HashSet};

use crate::problems;
use engine::rules::membership::MemberRegisterRules;
use model::form::MemberColumn;
use model::problem::Problem;
use model::register::{Member, Register};
use model::{AwardKind, Exact, MemberStatus, ParallelJoin, PointsByKind, StableSort};

use super::claims::AwardClaims;
use super::fading_gold_points::{self, GoldSheetInputs};
use super::index_groups::sort_by_group;
use super::ledger::SettledReconciliation;
use super::match_error_rate::MemberMatchErrorRate;
use super::matching::MatchEvidence;
use super::merge_entries::MemberMerges;
use super::paper_certificates::CertificateFates;
use super::ranks::work_out_member_rank;
use super::{
    AwardFate, CaseKind, CertificateFate, ClubOrAreaTotals, ControlTotals, DoubtfulCase, GoldAward,
    PendingReason, PointsByFate, PointsPosting, PostingOrigin, ProblemFile, RankPromotion,
    Reconciliation, ReconciliationOptions, Refusal, event_told,
};

/// Works out points, ranks and totals from a settled ledger.
pub(super) fn finish_reconciliation(
    register: Register,
    claims: AwardClaims,
    terms: ReconciliationOptions,
    settled: SettledReconciliation,
    papers: CertificateFates,
    join: ParallelJoin,
) -> Reconciliation {
    let SettledReconciliation { mut members, mut fates, mut cases, mut problems, .. } = settled;
    let postings = MemberPostings::new(&settled.postings, members.len());
    points_of_cases(&claims, &fates, &settled.case_of_player, &mut cases);
    put_cases_in_order(&mut cases, &mut fates, &members, terms.rules);
    let merged = &settled.merged;
    let (gold, mut totals) =
        Totals::of(&register, merged, &settled.merges, &terms, &members, &postings.all);
    let held: Vec<PointsByKind> = members.iter().map(|member| member.points).collect();
    totals.settle_all(&mut members, &postings);
    problems.extend(totals.problems);
    sort_problems(&mut problems);
    let promotions = sorted_promotions(totals.promotions, &members);
    let (mut control, mut clubs, mut areas) = (ControlTotals::default(), Vec::new(), Vec::new());
    join(
        &mut || {
            control = control_of(&claims, &fates, &papers, &postings.all, &held, &members);
            clubs = bodies(&members, &held, &postings, |member| &member.club);
        },
        &mut || areas = bodies(&members, &held, &postings, |member| &member.area),
    );
    Reconciliation {
        measured: MemberMatchErrorRate::default(),
        evidence: MatchEvidence::default(),
        events_told: claims.events.iter().map(|event| event_told(&event.name)).collect(),
        contents: settled.contents,
        by_version: settled.by_version,
        first_versions: settled.first_versions,
        merged: BTreeMap::from_iter(settled.merged).into_iter().collect(),
        parted: settled.merges.aliases,
        promotion_of: (0..).zip(&promotions).map(|(at, own)| (own.member, at)).collect(),
        gold_of: rows_of_members(&gold),
        posted: postings.posted,
        terms,
        register,
        claims,
        fates,
        members,
        postings: postings.all,
        promotions,
        gold,
        papers: papers.fates,
        cases,
        control,
        clubs,
        areas,
        problems,
        credited: settled.credited,
    }
}

/// The movements of members.
struct MemberPostings {
    /// All, by member and date.
    all: Vec<PointsPosting>,
    /// Where those of each member begin.
    posted: Vec<usize>,
}

impl MemberPostings {
    fn new(postings: &[PointsPosting], members: usize) -> MemberPostings {
        let (mut all, posted) = sort_by_group(postings, members, |posting| posting.member);
        for own in posted.windows(2) {
            let own = &mut all[own[0]..own[1]];
            own.arrange_by_key(|posting| (posting.date, posting.origin, posting.kind));
        }
        MemberPostings { all, posted }
    }

    fn of(&self, member: u32) -> &[PointsPosting] {
        &self.all[self.posted[member as usize]..self.posted[member as usize + 1]]
    }
}

/// The most senior rank first, within one by date and name.
fn sorted_promotions(mut promotions: Vec<RankPromotion>, members: &[Member]) -> Vec<RankPromotion> {
    promotions.arrange_by(|a, b| {
        b.seniority
            .cmp(&a.seniority)
            .then(a.date.cmp(&b.date))
            .then_with(|| members[a.member as usize].name.cmp(&members[b.member as usize].name))
            .then(a.member.cmp(&b.member))
    });
    promotions
}

/// By file, place and code, each once.
fn sort_problems(problems: &mut Vec<(ProblemFile, Problem)>) {
    problems.arrange_by(|a, b| {
        (&a.0, a.1.place, a.1.trouble.code()).cmp(&(&b.0, b.1.place, b.1.trouble.code()))
    });
    problems.dedup();
}

/// The rows of `Gold` of each member who has any.
fn rows_of_members(gold: &[GoldAward]) -> HashMap<u32, Vec<usize>> {
    let mut rows: HashMap<u32, Vec<usize>> = HashMap::new();
    for (at, row) in gold.iter().enumerate() {
        if let Some(member) = row.member {
            rows.entry(member).or_default().push(at);
        }
    }
    rows
}

/// What decides the totals of members, apart from their movements, and what follows.
struct Totals<'a> {
    register: &'a Register,
    /// Members whose row was merged into another.
    merged: &'a HashMap<u32, u32>,
    /// What is left of the Gold Points of each member who has rows of them.
    left_of: HashMap<u32, Exact>,
    /// Members to whom rows of Gold Points may belong.
    waiting: HashSet<u32>,
    terms: ReconciliationOptions,
    promotions: Vec<RankPromotion>,
    problems: Vec<(ProblemFile, Problem)>,
}

impl<'a> Totals<'a> {
    /// The rows of `Gold` after the movements, and no member settled yet.
    fn of(
        register: &'a Register,
        merged: &'a HashMap<u32, u32>,
        merges: &'a MemberMerges,
        terms: &ReconciliationOptions,
        members: &[Member],
        postings: &[PointsPosting],
    ) -> (Vec<GoldAward>, Totals<'a>) {
        let golden = GoldSheetInputs { register, members, merged, back: &merges.gold, terms };
        let numbers = golden.members_by_number();
        // Gold Points that do not fade are a total like others.
        let fades = terms.rules.is_fading_point_kind(AwardKind::Gold);
        let gold = if fades { golden.gold_awards(&numbers, postings) } else { Vec::new() };
        let totals = Totals {
            register,
            merged,
            left_of: fading_gold_points::gold_sums_by_member(&gold),
            waiting: golden.members_with_shared_number(&numbers),
            terms: *terms,
            promotions: Vec::new(),
            problems: fading_gold_points::entered_gold_problems(register, &gold, terms.rules),
        };
        (gold, totals)
    }

    /// Whether a row was emptied when it was merged into another: its number is an old one now.
    fn was_merged(&self, member: &Member) -> bool {
        let mut old = self.register.aliases.iter().filter_map(|alias| alias.old_number.as_deref());
        member.points.without_gold() == PointsByKind::default()
            && old.any(|old| *old == *member.number)
    }

    /// Settles all members, each with the own postings.
    fn settle_all(&mut self, members: &mut [Member], postings: &MemberPostings) {
        for (index, member) in (0u32..).zip(members) {
            self.settle(index, member, postings.of(index));
        }
    }

    /// Adds the movements of a member, and gives the rank that follows.
    fn settle(&mut self, index: u32, member: &mut Member, own: &[PointsPosting]) {
        let before = self.register.members.get(index as usize);
        let rules = self.terms.rules;
        for posting in own.iter().filter(|posting| !rules.is_fading_point_kind(posting.kind)) {
            member.points.add(posting.kind, posting.points);
        }
        let unexplained = self.settle_gold(index, member, before);
        if !member.sound {
            return;
        }
        let ranked = work_out_member_rank(rules, index, before, &member.points, own);
        if let (Some(trouble), Some(before)) = (ranked.trouble, before)
            && !self.was_merged(before)
        {
            let at = self.register.member_cell_address(before, MemberColumn::Rank);
            self.problems.push((ProblemFile::Register, Problem::new(trouble, at)));
        }
        if member.status == MemberStatus::Active {
            if let Some(rank) = ranked.rank {
                member.rank = rules.ranks.rank[rank].name.as_str().into();
            }
            self.promotions.extend(ranked.promotion);
            // Gold Points without a day keep the day on which they were registered.
            let from = before.and_then(|before| before.registered).filter(|_| unexplained);
            member.registered = from.or(Some(self.terms.as_of));
        }
    }

    /// Sets the Gold Points of a member to what is left of the rows; `true` if the register
    /// has some that no row explains.
    fn settle_gold(&mut self, index: u32, member: &mut Member, before: Option<&Member>) -> bool {
        if !self.terms.rules.is_fading_point_kind(AwardKind::Gold) {
            return false;
        }
        let moved_away = self.merged.contains_key(&index);
        match (self.left_of.get(&index), before) {
            (Some(left), _) => member.points.gold = *left,
            // Rows of a number on several rows cannot be assigned.
            (None, Some(_)) if self.waiting.contains(&index) => {}
            (None, Some(before)) if !before.points.gold.is_zero() && !moved_away => {
                let points = before.points.gold.to_decimal();
                let clause = self.terms.rules.gold.clause.clone();
                let trouble = problems::GoldWithoutRows { points, clause };
                let at = self.register.member_cell_address(before, MemberColumn::Gold);
                self.problems.push((ProblemFile::Register, Problem::new(trouble, at)));
                return true;
            }
            _ if moved_away => member.points.gold = Exact::ZERO,
            _ => {}
        }
        false
    }
}

/// Adds up the points that depend on each case, decided or not.
fn points_of_cases(
    claims: &AwardClaims,
    fates: &[AwardFate],
    case_of_player: &[Option<u32>],
    cases: &mut [DoubtfulCase],
) {
    for (claim, fate) in claims.awards.iter().zip(fates) {
        let case = match fate {
            AwardFate::Pending(PendingReason::Undecided(case)) => Some(*case),
            AwardFate::Refused(Refusal::Copy(_)) => None,
            _ => case_of_player[claim.player as usize],
        };
        if let Some(case) = case {
            cases[case as usize].points.add(claim.kind, claim.points);
        }
    }
}

/// Sorts cases: open, decided, then those of earlier seasons. Of the open ones those come first on which
/// most depends, with all that are probably one member.
fn put_cases_in_order(
    cases: &mut Vec<DoubtfulCase>,
    fates: &mut [AwardFate],
    members: &[Member],
    rules: &MemberRegisterRules,
) {
    let is_open = |case: &DoubtfulCase| case.kept.is_none() && case.verdict.is_none();
    let member = |case: &DoubtfulCase| case.suggested.filter(|_| case.kind == CaseKind::Player);
    let mut of_member: HashMap<u32, (usize, Exact)> = HashMap::new();
    for case in cases.iter().filter(|case| is_open(case)) {
        if let Some(member) = member(case) {
            let (count, worth) = of_member.entry(member).or_default();
            (*count, *worth) = (*count + 1, *worth + rules.master_points(&case.points));
        }
    }
    for case in cases.iter_mut().filter(|case| is_open(case)) {
        let Some(own) = member(case) else { continue };
        case.alike = of_member[&own].0;
        if case.alike > 1 {
            let Member { number, name, .. } = &members[own as usize];
            let worth = of_member[&own].1.to_decimal();
            let all = case.alike;
            case.reasons.push(format!(
                "one of {all} rows that are probably {number} {name}, {worth} master points in all"
            ));
        }
    }
    let key = |at: &usize| {
        let case = &cases[*at];
        let of_case = (case.kind, case.suggested.is_none());
        // What merging two rows moves was credited before.
        let moves = case.kind == CaseKind::TwoRows;
        let worth = if moves { Exact::ZERO } else { rules.master_points(&case.points) };
        let together = member(case).filter(|_| is_open(case));
        let most = together.map_or(worth, |own| of_member[&own].1);
        let worth = is_open(case).then_some((Reverse(most), of_case, together, Reverse(worth)));
        (case.kept.is_some(), case.verdict.is_some(), worth, of_case, &case.key)
    };
    let mut order: Vec<usize> = (0..cases.len()).collect();
    order.arrange_by(|a, b| key(a).cmp(&key(b)));
    let mut now = vec![0u32; cases.len()];
    (0u32..).zip(&order).for_each(|(to, from)| now[*from] = to);
    *cases = order.iter().map(|at| cases[*at].clone()).collect();
    for fate in fates {
        if let AwardFate::Pending(PendingReason::Undecided(case)) = fate {
            *case = now[*case as usize];
        }
    }
}

fn control_of(
    claims: &AwardClaims,
    fates: &[AwardFate],
    papers: &CertificateFates,
    postings: &[PointsPosting],
    held: &[PointsByKind],
    members: &[Member],
) -> ControlTotals {
    let mut control = ControlTotals::default();
    for (claim, fate) in claims.awards.iter().zip(fates) {
        let balance = if claim.carried { &mut control.carried } else { &mut control.returns };
        balance.claimed.add(claim.kind, claim.points);
        let told = match fate {
            AwardFate::Credited(_) => &mut balance.credited,
            AwardFate::Pending(_) => &mut balance.pending,
            AwardFate::Refused(why) => {
                if matches!(why, Refusal::Registered(_) | Refusal::HeldByStranger) {
                    balance.before.add(claim.kind, claim.points);
                }
                &mut balance.refused
            }
        };
        told.add(claim.kind, claim.points);
    }
    for (fate, points) in papers.fates.iter().zip(&papers.points) {
        let balance: &mut PointsByFate = &mut control.certificates;
        let told = match fate {
            CertificateFate::Before => continue,
            CertificateFate::Credited(_) => &mut balance.credited,
            CertificateFate::Pending(_) => &mut balance.pending,
            CertificateFate::Refused(_) => &mut balance.refused,
        };
        told.add_all(points);
        balance.claimed.add_all(points);
    }
    for posting in postings {
        if let PostingOrigin::Reversed(_) = posting.origin {
            control.reversed.add(posting.kind, Exact::ZERO - posting.points);
        }
    }
    held.iter().for_each(|points| control.held_before.add_all(points));
    members.iter().for_each(|member| control.held_after.add_all(&member.points));
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
    held: &[PointsByKind],
    postings: &MemberPostings,
    name: impl Fn(&Member) -> &str,
) -> Vec<ClubOrAreaTotals> {
    let mut bodies: BTreeMap<&str, ClubOrAreaTotals> = BTreeMap::new();
    for (index, member) in (0u32..).zip(members) {
        let body = bodies.entry(name(member)).or_insert_with(|| ClubOrAreaTotals {
            name: name(member).into(),
            members: 0,
            changed: 0,
            before: PointsByKind::default(),
            credited: PointsByKind::default(),
            after: PointsByKind::default(),
        });
        let own = postings.of(index);
        body.members += 1;
        body.changed += u32::from(!own.is_empty());
        body.before.add_all(&held[index as usize]);
        body.after.add_all(&member.points);
        for posting in own {
            body.credited.add(posting.kind, posting.points);
        }
    }
    bodies.into_values().collect()
}
