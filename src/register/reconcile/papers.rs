//! 1.2, 1.7 to 1.11: certificates that members sent in on paper, counted apart from
//! what returns credit (1.7.3). Each number counts once, whether the member sends
//! it in or the return of its event brings it, so that one that was lost can be
//! entered by its number (1.7.4); a correction is a row that takes the old points
//! back and one with the right ones. What differs from its award is told (1.11.3).

use std::collections::HashMap;

use crate::model::form::CertificateColumn as Column;
use crate::model::form::FormColumn;
use crate::model::names::name_key;
use crate::model::register::{MemberStatus, PaperCertificate};
use crate::model::{AwardKind, Exact, Holding};
use crate::problem::{Problem, RegisterTrouble};

use super::ledger::Ledger;
use super::matching::club_words;
use super::{Case, CaseKind, Fate, In, Origin, PaperFate, Refusal, Verdict};

/// A certificate that counts: its row, and whether it still does.
struct Counted {
    row: usize,
    standing: bool,
}

/// Decides what becomes of every certificate of the register.
pub fn count(ledger: &mut Ledger<'_>) -> Vec<PaperFate> {
    let register = ledger.register;
    let mut counted: HashMap<String, Counted> = HashMap::new();
    let mut fates = Vec::with_capacity(register.certificates.len());
    let bodies = bodies(ledger);
    for (row, paper) in register.certificates.iter().enumerate() {
        let key = name_key(&paper.certificate);
        let known = counted.get(&key).filter(|known| known.standing).map(|known| known.row);
        let takes_back = paper.points.local < Exact::ZERO || paper.points.green < Exact::ZERO;
        let fate = if paper.registered.is_some() {
            PaperFate::Before
        } else if takes_back {
            taken_back(ledger, row, paper, known, &fates)
        } else if let Some(first) = known {
            let first = register.certificates[first].at.a1();
            let clause = ledger.handbook.register.once_clause.clone();
            let certificate = paper.certificate.to_string();
            let trouble = RegisterTrouble::CertificateTwice { certificate, first, clause };
            report(ledger, trouble, paper, Column::Certificate);
            PaperFate::Refused("the certificate is on an earlier row".to_string())
        } else {
            judged(ledger, row, paper, &bodies)
        };
        match &fate {
            PaperFate::Before | PaperFate::Credited(_) | PaperFate::Pending(_) => {
                counted.insert(key, Counted { row, standing: !takes_back });
            }
            PaperFate::Refused(_) => {}
        }
        fates.push(fate);
    }
    fates
}

fn report(
    ledger: &mut Ledger<'_>,
    trouble: RegisterTrouble,
    paper: &PaperCertificate,
    column: Column,
) {
    let placed = ledger.register.layout.certificates.as_ref();
    let at = placed.and_then(|placed| placed.column(column)).unwrap_or(paper.at.column);
    let at = crate::model::Address { column: at, ..paper.at };
    ledger.problems.push((In::Register, Problem::new(trouble.into(), at)));
}

/// Clubs and organisers that are known by name.
fn bodies(ledger: &Ledger<'_>) -> std::collections::HashSet<Box<str>> {
    if ledger.register.certificates.is_empty() {
        return std::collections::HashSet::new();
    }
    let clubs: std::collections::HashSet<&str> =
        ledger.register.members.iter().map(|member| &*member.club).collect();
    let organisers = ledger.register.organisers.iter().map(|organiser| &*organiser.name);
    let events = ledger.claims.events.iter().map(|event| &*event.name.organiser);
    let all = clubs.into_iter().chain(organisers).chain(events);
    all.filter(|name| !name.is_empty()).map(club_words).collect()
}

/// A row that takes an earlier one back (1.11.1).
fn taken_back(
    ledger: &mut Ledger<'_>,
    row: usize,
    paper: &PaperCertificate,
    known: Option<usize>,
    fates: &[PaperFate],
) -> PaperFate {
    let register = ledger.register;
    let member = ledger.of_number(&paper.number);
    let opposite = |first: &PaperCertificate| {
        first.points.local + paper.points.local == Exact::ZERO
            && first.points.green + paper.points.green == Exact::ZERO
    };
    let first = known.filter(|first| {
        let first = &register.certificates[*first];
        opposite(first) && ledger.of_number(&first.number) == member
    });
    match (first, member) {
        (Some(first), Some(member)) => {
            // Points that never were credited need no taking back.
            if matches!(fates[first], PaperFate::Pending(_)) {
                return PaperFate::Pending("the certificate it takes back is pending".to_string());
            }
            post(ledger, row, member, paper);
            PaperFate::Credited(member)
        }
        _ => {
            let trouble = RegisterTrouble::CertificateNotTakenBack {
                certificate: paper.certificate.to_string(),
                clause: ledger.handbook.register.errors_clause.clone(),
            };
            report(ledger, trouble, paper, Column::Certificate);
            PaperFate::Refused("there is no such certificate to take back".to_string())
        }
    }
}

fn post(ledger: &mut Ledger<'_>, row: usize, member: u32, paper: &PaperCertificate) {
    for kind in [AwardKind::Local, AwardKind::Green] {
        let points = paper.points.of(kind);
        if !points.is_zero() {
            ledger.post(member, paper.date, Origin::Certificate(row as u32), kind, points);
        }
    }
}

/// A certificate that stands alone.
fn judged(
    ledger: &mut Ledger<'_>,
    row: usize,
    paper: &PaperCertificate,
    bodies: &std::collections::HashSet<Box<str>>,
) -> PaperFate {
    let certificate = paper.certificate.to_string();
    let rules = &ledger.handbook.register;
    let as_of = ledger.terms.as_of;
    if let Some(expires) = paper.expires.filter(|expires| *expires < as_of) {
        let expires = expires.to_string();
        let clause = rules.conditions_clause.clone();
        let reason = format!("it expired on {expires} ({clause})");
        let trouble = RegisterTrouble::CertificateExpired { certificate, expires, clause };
        report(ledger, trouble, paper, Column::Expires);
        return PaperFate::Refused(reason);
    }
    if rules.is_other_scheme(&paper.issuer) {
        let (issuer, clause) = (paper.issuer.to_string(), rules.others_clause.clone());
        let reason = format!("points of {issuer} are not recognised ({clause})");
        let trouble = RegisterTrouble::CertificateOtherScheme { certificate, issuer, clause };
        report(ledger, trouble, paper, Column::Issuer);
        return PaperFate::Refused(reason);
    }
    let Some(member) = ledger.of_number(&paper.number) else {
        let trouble = RegisterTrouble::UnknownMember { number: paper.number.to_string() };
        report(ledger, trouble, paper, Column::Number);
        return PaperFate::Pending(format!("there is no member {}", paper.number));
    };
    if let Some(fate) = on_a_return(ledger, row, paper, member) {
        return fate;
    }
    if paper.date.is_some_and(|date| date > as_of) {
        let date = paper.date.map(|date| date.to_string()).unwrap_or_default();
        let (column, as_of) = (Column::Date.column().name, as_of.to_string());
        report(ledger, RegisterTrouble::FutureDate { column, date, as_of }, paper, Column::Date);
        return PaperFate::Pending("it is of a later day".to_string());
    }
    if paper.issuer.is_empty() {
        let clause = rules.unions_clause.clone();
        let trouble = RegisterTrouble::CertificateWithoutIssuer { certificate, clause };
        report(ledger, trouble, paper, Column::Issuer);
    } else if rules.union(&paper.issuer).is_none() && !bodies.contains(&club_words(&paper.issuer)) {
        let why = format!("{} is no union and no organiser that is known", paper.issuer);
        if let Some(fate) = undecided(ledger, paper, member, why) {
            return fate;
        }
    }
    let same_day = ledger.by_day.get(&(member, paper.date)).copied();
    let won = same_day.map(|points| Holding { gold: Exact::ZERO, ..points });
    if paper.date.is_some() && won == Some(paper.points) {
        let why = "the return of an event of that day credits the same points".to_string();
        if let Some(fate) = undecided(ledger, paper, member, why) {
            return fate;
        }
    }
    let own = &ledger.members[member as usize];
    if !own.sound {
        return PaperFate::Pending("the member's row cannot be read".to_string());
    }
    match own.status {
        MemberStatus::Active => {
            post(ledger, row, member, paper);
            PaperFate::Credited(member)
        }
        MemberStatus::Lapsed => PaperFate::Pending(format!(
            "the member has lapsed ({})",
            ledger.handbook.register.lapsed_clause
        )),
        MemberStatus::Deceased => PaperFate::Pending("the member has died".to_string()),
    }
}

/// A certificate whose award is in the returns: one of the two counts.
fn on_a_return(
    ledger: &mut Ledger<'_>,
    row: usize,
    paper: &PaperCertificate,
    member: u32,
) -> Option<PaperFate> {
    let (event, player) = *ledger.claims.certificates.get(&paper.certificate)?;
    let first = ledger.claims.awards.partition_point(|award| award.event < event);
    let own: Vec<usize> = ledger.claims.awards[first..]
        .iter()
        .enumerate()
        .take_while(|(_, award)| award.event == event)
        .filter(|(_, award)| award.player == player)
        .map(|(at, _)| first + at)
        .collect();
    let mut award = Holding::default();
    own.iter().for_each(|at| {
        let claim = &ledger.claims.awards[*at];
        award.add(claim.kind, claim.points);
    });
    let award = Holding { gold: Exact::ZERO, ..award };
    if award != paper.points {
        let told =
            |points: &Holding| format!("{} Local and {} Green Points", points.local, points.green);
        let trouble = RegisterTrouble::CertificateDiffers {
            certificate: paper.certificate.to_string(),
            says: told(&paper.points),
            award: told(&award),
            clause: ledger.handbook.register.errors_clause.clone(),
        };
        report(ledger, trouble, paper, Column::Certificate);
        return Some(PaperFate::Refused("the return of its event awards other points".to_string()));
    }
    let waits = own.iter().all(|at| matches!(ledger.fates[*at], Fate::Pending(_)));
    let active = ledger.members[member as usize].status == MemberStatus::Active
        && ledger.members[member as usize].sound;
    if waits && active {
        for at in own {
            ledger.fates[at] = Fate::Refused(Refusal::OnPaper(row as u32));
        }
        post(ledger, row, member, paper);
        return Some(PaperFate::Credited(member));
    }
    Some(PaperFate::Refused("the return of its event brings the award".to_string()))
}

/// A case for a doubtful certificate; none when it was decided that it counts.
fn undecided(
    ledger: &mut Ledger<'_>,
    paper: &PaperCertificate,
    member: u32,
    why: String,
) -> Option<PaperFate> {
    let own = &ledger.members[member as usize];
    let case = Case {
        key: format!("certificate {} {}", paper.certificate, paper.number).into(),
        kind: CaseKind::Certificate,
        number: paper.number.clone(),
        name: own.name.clone(),
        club: own.club.clone(),
        evidence: format!(
            "certificate {} of {} ({}): {} Local, {} Green Points",
            paper.certificate,
            paper.date.map(|date| date.to_string()).unwrap_or_default(),
            if paper.event.is_empty() { "no event given" } else { &paper.event },
            paper.points.local,
            paper.points.green
        ),
        points: paper.points,
        suggestion: "",
        suggested: Some(member),
        score: 0,
        reasons: vec![why.clone()],
        decided: None,
        verdict: None,
        kept: false,
    };
    let case = ledger.case(case);
    match ledger.cases[case as usize].verdict {
        Some(Verdict::Count) => None,
        Some(_) => Some(PaperFate::Refused("it was decided so".to_string())),
        None => Some(PaperFate::Pending(why)),
    }
}
