//! Decisions whose cases did not come up are kept for later. A decision that would take
//! back earlier credits comes too late: only a new return of the event can do that.

use std::collections::{BTreeMap, HashSet};

use crate::page_keys::slug;
use crate::problems;
use model::AwardKind;
use model::problem::Problem;
use model::register::{
    DecisionReasons, DecisionRow, EventCreditRow, MemberCredit, RegisterEventIdentity,
};

use super::case_keys::{case_kind_of_key, event_text_for_case_key};
use super::decisions::{
    CaseDecision, RETURN_AGAIN_HINT, TAKE_BACK_CERTIFICATE_HINT, TypedDecision,
    absent_member_problem, unfit_decision_problem, unknown_decision_problem,
};
use super::ledger::ReconciliationState;
use super::merge_entries::credited_rows_without_merges;
use super::paper_certificates::certificate_case_key;
use super::{AwardFate, CaseKind, DoubtfulCase, PendingReason, ProblemFile, Verdict, event_told};

/// Keeps the decisions whose cases did not come up; reports those that name an absent
/// member or come too late.
pub(super) fn keep_unused_decisions(ledger: &mut ReconciliationState<'_>) {
    let late = too_late(ledger);
    let replaced = report_replaced(ledger);
    for case in ledger.decisions.unused_cases() {
        let rulings: Vec<CaseDecision<'_>> = ledger.decisions.decisions_on_case(case).collect();
        let mut kept = None;
        for (at, ruling) in rulings.iter().enumerate() {
            if let Some(problem) = refused(ledger, case, *ruling) {
                ledger.problems.push((ruling.problem_file(), *problem));
                continue;
            }
            let missing = missing(ledger, case, *ruling);
            let is_there = missing.is_none();
            if let Some(number) = missing {
                let problem = absent_member_problem(format!("member {number}"), ruling.row);
                ledger.problems.push((ruling.problem_file(), *problem));
            }
            // The kept decision applies if the new one is invalid.
            if is_there || at + 1 == rulings.len() {
                kept = Some((*ruling, is_there));
                break;
            }
        }
        let Some((ruling, is_there)) = kept else { continue };
        if is_there && ruling.now && !late.contains_key(case) && !replaced.contains(case) {
            let trouble = problems::DecisionKept { case: case.to_string() };
            ledger.report_problem(ProblemFile::Decisions, trouble.into(), ruling.row.at);
        }
        keep(ledger, case, ruling);
    }
    for (case, (what, hint)) in late {
        let ruling = ledger.decisions.decisions_on_case(&case).next();
        if let Some(ruling) = ruling {
            let trouble = problems::DecisionTooLate { what, hint };
            ledger.report_problem(ruling.problem_file(), trouble.into(), ruling.row.at);
        }
    }
}

/// Reports decisions that count what earlier ones refused: only the returns bring it again,
/// unlike rows of members and certificates, which are always there. Returns their cases.
fn report_replaced<'a>(ledger: &mut ReconciliationState<'a>) -> HashSet<&'a str> {
    let cases: Vec<&str> = ledger.decisions.decided_cases().map(|(case, _)| case).collect();
    let mut told = HashSet::new();
    for case in cases {
        let (Some((now, kept)), CaseKind::Player | CaseKind::TwoAwards | CaseKind::Event) =
            (ledger.decisions.reversed_refusal(case), case_kind_of_key(case))
        else {
            continue;
        };
        let before = kept.decision.as_deref().unwrap_or_default().to_string();
        let trouble = problems::DecisionReplaced { case: case.to_string(), before };
        ledger.report_problem(now.problem_file(), trouble.into(), now.row.at);
        told.insert(case);
    }
    told
}

/// Keeps a decision as typed; for a new member, with the reserved number, and with the status that
/// its member has when it is given.
fn keep(ledger: &mut ReconciliationState<'_>, case: &str, ruling: CaseDecision<'_>) {
    let row = ruling.row;
    let number = ledger.number_reserved_for_case(case).map(Into::into);
    let status = match ruling.decision() {
        TypedDecision::Same(Some(number)) | TypedDecision::Number(number) if ruling.now => {
            let number = ledger.number_in_decision(&number, ruling);
            ledger.member_of_number(number).map(|member| ledger.members[member as usize].status)
        }
        _ => row.status,
    };
    let member = number.or_else(|| row.member.clone());
    let DecisionReasons { evidence, suggestion, score, reasons, .. } = &row.reasons;
    let evidence = match evidence.is_empty() {
        true => "from an earlier reconciliation".to_string(),
        false => evidence.to_string(),
    };
    let choices = case_kind_of_key(case).choices().iter();
    let suggestion = choices.copied().find(|known| *known == &**suggestion).unwrap_or_default();
    let reasons: Vec<String> =
        reasons.split("; ").filter(|text| !text.is_empty()).map(String::from).collect();
    let score = *score;
    // The check is of what is written.
    let written = DecisionReasons {
        evidence: (&*evidence).into(),
        suggestion: suggestion.into(),
        score,
        reasons: reasons.join("; ").into(),
        is_whole: true,
    };
    let row = DecisionRow { member, status, reasons: written, ..row.clone() };
    let suggested = row.member.as_deref().or(row.suggested.as_deref());
    ledger.cases.push(DoubtfulCase {
        key: row.case.clone(),
        kind: case_kind_of_key(case),
        number: row.number.clone(),
        name: row.name.clone(),
        club: row.club.clone(),
        evidence,
        suggestion,
        score,
        reasons,
        suggested: suggested.and_then(|number| ledger.member_of_number(number)),
        decided: row.decision.clone(),
        kept: Some(Box::new(row)),
        ..DoubtfulCase::default()
    });
}

/// Checks a decision against the kind of its case.
fn refused(
    ledger: &ReconciliationState<'_>,
    case: &str,
    ruling: CaseDecision<'_>,
) -> Option<Box<Problem>> {
    let kind = case_kind_of_key(case);
    if let Some(problem) = unfit_decision_problem(kind, ruling) {
        return Some(problem);
    }
    let fits = match (kind, ruling.decision()) {
        (CaseKind::Player, TypedDecision::Number(number)) => {
            return ledger
                .check_number_decision(ledger.number_in_decision(&number, ruling), ruling);
        }
        (CaseKind::Player, decided) => decided != TypedDecision::Count,
        (CaseKind::TwoRows, decided) => {
            matches!(decided, TypedDecision::Same(_) | TypedDecision::Ignore | TypedDecision::Undo)
        }
        (CaseKind::NewTotals, decided) => decided == TypedDecision::Count,
        (_, decided) => matches!(decided, TypedDecision::Count | TypedDecision::Ignore),
    };
    (!fits).then(|| unknown_decision_problem(kind, ruling.row))
}

/// The number of an absent member named by a decision.
fn missing(
    ledger: &ReconciliationState<'_>,
    case: &str,
    ruling: CaseDecision<'_>,
) -> Option<String> {
    let is_there = |number: &str| {
        ledger.member_of_number(number).is_some()
            || ledger.directory.is_duplicate_number(number)
            || ledger.to_enter.contains_key(number)
    };
    let named: Vec<String> = match (case_kind_of_key(case), ruling.decision()) {
        (CaseKind::TwoRows, _) => case.split(' ').skip(1).map(String::from).collect(),
        (CaseKind::Player, TypedDecision::Same(Some(number)) | TypedDecision::Number(number)) => {
            vec![ledger.number_in_decision(&number, ruling).to_string()]
        }
        _ => Vec::new(),
    };
    named.into_iter().find(|number| !is_there(number))
}

/// New decisions that would take back earlier credits of events that were not returned
/// again: the text and hint of each case.
fn too_late(ledger: &ReconciliationState<'_>) -> BTreeMap<String, (String, &'static str)> {
    let mut late: BTreeMap<String, (String, &'static str)> = BTreeMap::new();
    if !ledger
        .decisions
        .decided_cases()
        .any(|(_, rulings)| rulings.first().is_some_and(|first| first.now))
    {
        return late;
    }
    let mut told: BTreeMap<String, Vec<String>> = BTreeMap::new();
    // Events returned now were credited by the new decisions.
    let returned = ledger.claims.events.iter().filter(|event| event.is_from_return());
    let returned: HashSet<&RegisterEventIdentity> = returned.map(|event| &event.name).collect();
    let events = || credited_rows_without_merges(&ledger.credited_rows);
    let rows = || events().filter(|row| !returned.contains(&row.event));
    for row in rows().filter(|row| row.text.contains('<')) {
        for member in row.member_credits() {
            for key in member.by.iter() {
                for case in contradicting(ledger, key, &member) {
                    told.entry(case).or_default().push(credited_told(row, &member));
                }
            }
        }
    }
    for row in rows() {
        for (case, member) in left_out_too_late(ledger, row) {
            told.entry(case).or_default().push(credited_told(row, &member));
        }
    }
    for (case, award) in left_out_before(ledger) {
        told.entry(case).or_default().push(award);
    }
    for (case, rows) in merged_too_late(ledger) {
        told.entry(case).or_default().extend(rows);
    }
    late.extend(told.into_iter().map(|(case, rows)| (case, (some_of(&rows), RETURN_AGAIN_HINT))));
    late.extend(
        papers_too_late(ledger).map(|(case, what)| (case, (what, TAKE_BACK_CERTIFICATE_HINT))),
    );
    late
}

/// Joins the first few rows.
fn some_of(rows: &[String]) -> String {
    const MOST: usize = 3;
    let first = rows[..rows.len().min(MOST)].join("; ");
    match rows.len() - rows.len().min(MOST) {
        0 => first,
        more => format!("{first}; and {more} more"),
    }
}

fn credited_told(row: &EventCreditRow, member: &MemberCredit) -> String {
    let (number, event) = (&member.number, event_told(&row.event));
    format!("an earlier reconciliation credited these points to member {number} for {event}")
}

/// New decisions that contradict the case by which a member was credited.
fn contradicting(
    ledger: &ReconciliationState<'_>,
    key: &str,
    credited: &MemberCredit,
) -> Vec<String> {
    let now =
        |case: &str| ledger.decisions.decisions_on_case(case).next().filter(|ruling| ruling.now);
    let own = now(key).filter(|ruling| match case_kind_of_key(key) {
        CaseKind::Player => {
            let holder = ledger.member_of_number(&credited.number);
            means(ledger, key, *ruling).is_some_and(|member| member != holder)
        }
        _ => ruling.decision() == TypedDecision::Ignore,
    });
    let mut found: Vec<String> = own.map(|_| key.to_string()).into_iter().collect();
    // A new decision chose another version of the event.
    if let (CaseKind::Event, Some((group, _))) = (case_kind_of_key(key), key.rsplit_once(' ')) {
        let group = format!("{group} ");
        let others =
            ledger.decisions.cases_with_key_prefix(&group).filter(|(case, _)| *case != key);
        let chosen = others.filter(|(_, rulings)| {
            let first = rulings.first();
            first.is_some_and(|ruling| ruling.now && ruling.decision() == TypedDecision::Count)
        });
        found.extend(chosen.map(|(case, _)| case.to_string()));
    }
    found
}

/// New decisions to ignore an award that was credited before its rivals came in.
fn left_out_too_late(
    ledger: &ReconciliationState<'_>,
    row: &EventCreditRow,
) -> Vec<(String, MemberCredit)> {
    let group = format!("awards {} ", event_text_for_case_key(&row.event));
    let cases = ledger.decisions.cases_with_key_prefix(&group).filter(|(case, rulings)| {
        let first = rulings.first();
        let ignored = first.is_some_and(|r| r.now && r.decision() == TypedDecision::Ignore);
        ignored && !ledger.case_of.contains_key(*case)
    });
    let cases: Vec<&str> = cases.map(|(case, _)| case).collect();
    if cases.is_empty() {
        return Vec::new();
    }
    let mut found = Vec::new();
    for member in row.member_credits() {
        for case in &cases {
            let award = case[group.len()..].strip_prefix(&format!("{} ", member.number));
            let same = |kind: &AwardKind| {
                let points = member.points.points(*kind).to_decimal();
                award.is_some_and(|award| award.ends_with(&format!(" {} {points}", kind.id())))
            };
            if member.points.kinds_or_local().iter().any(same) {
                found.push((case.to_string(), member.clone()));
            }
        }
    }
    found
}

/// New decisions that give another member a player's award that an earlier decision left out: what is left
/// out is not kept.
fn left_out_before(ledger: &ReconciliationState<'_>) -> Vec<(String, String)> {
    let returned = ledger.claims.events.iter().filter(|event| event.is_from_return());
    let returned: Vec<String> =
        returned.map(|event| format!("awards {} ", event_text_for_case_key(&event.name))).collect();
    let left_out: Vec<(&str, &DecisionRow)> = ledger
        .decisions
        .cases_with_key_prefix("awards ")
        .filter(|(case, _)| !ledger.case_of.contains_key(*case))
        .filter(|(case, _)| !returned.iter().any(|event| case.starts_with(event)))
        .filter_map(|(case, rulings)| {
            let mut rulings = rulings.into_iter();
            let out = rulings.find(|own| !own.now && own.decision() == TypedDecision::Ignore)?;
            Some((case, out.row))
        })
        .collect();
    let mut found = Vec::new();
    for (case, rulings) in ledger.decisions.cases_with_key_prefix("player ") {
        let Some(first) = rulings.first().filter(|first| first.now) else { continue };
        if matches!(first.decision(), TypedDecision::NotAMember | TypedDecision::Ignore) {
            continue;
        }
        let named = slug(&first.row.name);
        let means = means(ledger, case, *first).flatten();
        let moved = left_out.iter().filter(|(award, _)| {
            let mut words = award.rsplit(' ').skip(2);
            let (name, number) = (words.next(), words.next().unwrap_or_default());
            name == Some(&named) && (means.is_none() || ledger.member_of_number(number) != means)
        });
        found.extend(
            moved.map(|(award, row)| (case.to_string(), left_out_told(ledger, award, row))),
        );
    }
    found
}

/// An award that a decision left out, in words.
fn left_out_told(ledger: &ReconciliationState<'_>, case: &str, row: &DecisionRow) -> String {
    let mut words = case.rsplit(' ');
    let (points, kind) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let kind = AwardKind::ALL.into_iter().find(|known| known.id() == kind);
    let events = credited_rows_without_merges(&ledger.credited_rows).map(|row| &row.event);
    let mut same = events
        .filter(|event| case.starts_with(&format!("awards {} ", event_text_for_case_key(event))));
    let event = same.next().map(|event| format!(" for {}", event_told(event)));
    format!(
        "an earlier decision left out the award of {points} {} of {} ({}){}, and what is left out is not kept",
        kind.map_or("Points", AwardKind::full_name),
        row.name,
        row.number,
        event.unwrap_or_default()
    )
}

/// The member of a decision about a player, `Some(None)` for nobody; `None` if unknown.
fn means(
    ledger: &ReconciliationState<'_>,
    key: &str,
    ruling: CaseDecision<'_>,
) -> Option<Option<u32>> {
    if let Some(case) = ledger.case_of.get(key) {
        return Some(match ledger.verdict_on_case(*case)? {
            Verdict::Same(member) | Verdict::New(member) => {
                Some(ledger.kept_row_of_member(*member))
            }
            _ => None,
        });
    }
    match ruling.decision() {
        TypedDecision::Same(Some(number)) | TypedDecision::Number(number) => {
            ledger.member_of_number(ledger.number_in_decision(&number, ruling)).map(Some)
        }
        TypedDecision::New(number) => {
            let number = number.as_deref().or_else(|| ledger.number_reserved_for_case(key));
            // The holder of the points is not a member still to be entered.
            Some(number.and_then(|number| ledger.member_of_number(number)))
        }
        TypedDecision::NotAMember | TypedDecision::Ignore => Some(None),
        TypedDecision::Same(None) | TypedDecision::Count | TypedDecision::Undo => None,
    }
}

/// Rows merged now that were both credited for one event: a member has only one award of a
/// kind for it.
fn merged_too_late(ledger: &ReconciliationState<'_>) -> BTreeMap<String, Vec<String>> {
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for case in &ledger.cases {
        let now =
            ledger.decisions.decisions_on_case(&case.key).next().is_some_and(|ruling| ruling.now);
        let (Some(rows), Some(Verdict::Same(_)), true) = (case.rows, &case.verdict, now) else {
            continue;
        };
        let numbers = rows.map(|row| &*ledger.register.members[row as usize].number);
        for event in waits_beside(ledger, numbers) {
            let told = format!(
                "an earlier reconciliation credited one of members {} and {} for {event}, the award of the other is pending, and a player has one award of a kind for an event",
                numbers[0], numbers[1]
            );
            found.entry(case.key.to_string()).or_default().push(told);
        }
        let events = credited_rows_without_merges(&ledger.credited_rows);
        for row in events.filter(|row| numbers.iter().all(|n| row.text.contains(n))) {
            let members = row.member_credits();
            let of = |number: &str| members.iter().find(|member| &*member.number == number);
            if let (Some(one), Some(other)) = (of(numbers[0]), of(numbers[1]))
                && numbers[0] != numbers[1]
                && one
                    .points
                    .kinds_or_local()
                    .iter()
                    .any(|kind| other.points.kinds_or_local().contains(kind))
            {
                let told = format!(
                    "members {} and {} were both credited for {}, and a player has one award of a kind for an event",
                    numbers[0],
                    numbers[1],
                    event_told(&row.event)
                );
                found.entry(case.key.to_string()).or_default().push(told);
            }
        }
    }
    found
}

/// The events for which a pending award of one of two numbers is still pending, beside
/// credits of either.
fn waits_beside(ledger: &ReconciliationState<'_>, numbers: [&str; 2]) -> Vec<String> {
    let claims = ledger.claims.awards.iter().zip(&ledger.fates);
    let waiting = claims.filter_map(|(award, fate)| match fate {
        AwardFate::Pending(PendingReason::Undecided(case)) if award.carried => {
            let two = ledger.cases[*case as usize].kind == CaseKind::TwoAwards;
            let typed = ledger.claims.players[award.player as usize].number.as_deref()?;
            (two && numbers.contains(&typed)).then_some(award.event)
        }
        _ => None,
    });
    let mut events: Vec<u32> = waiting.collect();
    events.dedup();
    let name = |event: u32| &ledger.claims.events[event as usize].name;
    let credited = |event: &u32| {
        let mut rows = ledger.credited_rows.iter().filter(|row| row.event == *name(*event));
        rows.any(|row| row.member_credits().iter().any(|member| numbers.contains(&&*member.number)))
    };
    events.into_iter().filter(credited).map(|event| event_told(name(event))).collect()
}

/// Certificates that were counted before a decision to ignore them.
fn papers_too_late<'a>(
    ledger: &'a ReconciliationState<'_>,
) -> impl Iterator<Item = (String, String)> + 'a {
    let counted = ledger.register.certificates.iter().filter(|paper| paper.registered.is_some());
    let keys = counted.map(|paper| (certificate_case_key(paper), &paper.certificate));
    let decided = keys.filter(|(case, _)| {
        let ruling = ledger.decisions.decisions_on_case(case).next();
        let ignored = ruling.is_some_and(|r| r.now && r.decision() == TypedDecision::Ignore);
        ignored && !ledger.case_of.contains_key(case.as_str())
    });
    decided.map(|(case, certificate)| {
        (case, format!("an earlier reconciliation counted certificate {certificate}"))
    })
}
