//! Certificates that members sent in on paper, counted apart from returns (WBU 1.2, 1.7 to
//! 1.11, 1.7.3). Each number counts once, whether the member sends it in or the return of
//! its event brings it, so that a lost certificate can be entered by its number (1.7.4). A
//! correction is a row that takes the old points back and one with the right ones. A
//! certificate that differs from its award is reported (1.11.3).

use std::collections::{HashMap, HashSet};

use jiff::civil::Date;

use crate::certificates::comparable_certificate_number;
use crate::problems;
use model::MemberStatus;
use model::form::{CertificateColumn as Column, FormColumn};
use model::problem::{Problem, ProblemDetail};
use model::register::{REGISTER_POINT_KINDS, Register, SubmittedCertificate};
use model::{Exact, PointsByKind};

use super::claims::{AwardClaims, ClaimedCertificate};
use super::ledger::ReconciliationState;
use super::member_directory::normalised_club_name;
use super::merge_entries::is_merge_entry;
use super::similar_certificates::{KnownCertificates, credited_event_of_certificate};
use super::span_certificates::CreditsByMonth;
use super::{
    AwardFate, CaseKind, CertificateFate, DoubtfulCase, PendingReason, PostingOrigin, ProblemFile,
    Refusal, Verdict, event_told,
};

/// Why a certificate of a member with an invalid row is pending.
const UNREADABLE: &str = "the member's row cannot be read";

/// A certificate that counted: its row, and whether it was not taken back.
struct Counted {
    row: usize,
    standing: bool,
}

/// The fates of the certificates of the register.
pub(super) struct CertificateFates {
    /// The fate of each, by its index.
    pub fates: Vec<CertificateFate>,
    /// The points of each, including Gold Points.
    pub points: Vec<PointsByKind>,
}

/// The fates of awards on certificates that earlier reconciliations counted: a number
/// counts once (1.8 to 1.11). If such a certificate holds only a part of the award, or
/// other points, the award is pending until the certificate is taken back.
pub(super) fn fates_by_counted_certificates(
    register: &Register,
    claims: &AwardClaims,
) -> HashMap<u32, AwardFate> {
    let standing = counted_certificate_rows(register);
    let mut fates = HashMap::new();
    for (number, row) in &standing {
        let Some(certificate) = claims.certificates.get(number.as_str()) else { continue };
        let whole = certificate.together.iter().all(|part| standing.contains_key(&**part));
        let points = register.certificates[*row].points;
        let same = certificate.known_points().is_none_or(|own| own.without_gold() == points);
        let fate = match whole && same {
            true => AwardFate::Refused(Refusal::OnPaper(*row as u32)),
            false => AwardFate::Pending(PendingReason::OnPaper(*row as u32)),
        };
        for claim in claims.awards_on_certificate(certificate) {
            // Of several certificates one that differs is reported, else the first row.
            let known = fates.entry(claim).or_insert(fate);
            *known = (*known).min(fate);
        }
    }
    fates
}

/// The rows of certificates that were counted before and not taken back, by normalised
/// number.
pub(super) fn counted_certificate_rows(register: &Register) -> HashMap<String, usize> {
    let mut standing: HashMap<String, usize> = HashMap::new();
    let rows = register.certificates.iter().enumerate();
    for (row, paper) in rows.filter(|(_, paper)| paper.registered.is_some()) {
        let key = comparable_certificate_number(&paper.certificate);
        match paper.is_reversal() {
            true => standing.remove(&key),
            false => standing.insert(key, row),
        };
    }
    standing
}

/// The points of a certificate with the Gold Points of its award, else those by 1.5.1;
/// negative if it takes another back.
fn with_gold(ledger: &ReconciliationState<'_>, paper: &SubmittedCertificate) -> PointsByKind {
    let known =
        ledger.claims.certificates.get(comparable_certificate_number(&paper.certificate).as_str());
    let back = paper.is_reversal();
    let green = if back { Exact::ZERO - paper.points.green } else { paper.points.green };
    let gold = match known.and_then(ClaimedCertificate::known_points) {
        Some(points) => points.gold,
        None => ledger.rules.gold.gold_for_green_points(green).unwrap_or_default(),
    };
    // The registrar may have entered them on the Gold sheet.
    let member = ledger.member_of_number(&paper.number);
    let entered = ledger.register.gold.iter().any(|row| {
        Some(row.date) == paper.date
            && row.points == gold
            && ledger.member_of_number(&row.number) == member
    });
    let gold = match (back, entered) {
        (true, _) => Exact::ZERO - gold,
        (false, true) => Exact::ZERO,
        (false, false) => gold,
    };
    PointsByKind { gold, ..paper.points }
}

/// Decides the fate of every certificate of the register.
pub(super) fn decide_certificate_fates(ledger: &mut ReconciliationState<'_>) -> CertificateFates {
    let register = ledger.register;
    let points: Vec<PointsByKind> =
        register.certificates.iter().map(|paper| with_gold(ledger, paper)).collect();
    let mut counted: HashMap<String, Counted> = HashMap::new();
    let mut fates = Vec::with_capacity(register.certificates.len());
    let known_by = Known::of(ledger);
    for (row, paper) in register.certificates.iter().enumerate() {
        let key = comparable_certificate_number(&paper.certificate);
        let known = counted.get(&key).filter(|known| known.standing).map(|known| known.row);
        let takes_back = paper.is_reversal();
        let own = PaperRow { row, paper, points: &points[row] };
        let fate = if paper.registered.is_some() {
            CertificateFate::Before
        } else if !paper.sound {
            CertificateFate::Pending("it has a day, but was never counted".to_string())
        } else if takes_back {
            taken_back(ledger, own, known, &fates)
        } else if let Some(first) = known {
            let first = register.certificates[first].at.a1();
            let clause = ledger.rules.register.once_clause.clone();
            let certificate = paper.certificate.to_string();
            let trouble = problems::CertificateTwice { certificate, first, clause };
            report(ledger, trouble.into(), paper, Column::Certificate);
            CertificateFate::Refused("the certificate is on an earlier row".to_string())
        } else {
            fate_of(ledger, own, &known_by)
        };
        match &fate {
            CertificateFate::Before
            | CertificateFate::Credited(_)
            | CertificateFate::Pending(_) => {
                counted.insert(key, Counted { row, standing: !takes_back });
            }
            CertificateFate::Refused(_) => {}
        }
        fates.push(fate);
    }
    CertificateFates { fates, points }
}

fn report(
    ledger: &mut ReconciliationState<'_>,
    trouble: ProblemDetail,
    paper: &SubmittedCertificate,
    column: Column,
) {
    let placed = ledger.register.layout.certificates.as_ref();
    let at = placed.and_then(|placed| placed.sheet_column(column)).unwrap_or(paper.at.column);
    let at = model::CellAddress { column: at, ..paper.at };
    ledger.problems.push((ProblemFile::Register, Problem::new(trouble, at)));
}

/// A row of the sheet `Certificates` that may count now.
#[derive(Clone, Copy)]
struct PaperRow<'a> {
    /// Its index, from 0.
    row: usize,
    paper: &'a SubmittedCertificate,
    /// Its points, with the Gold Points of its award.
    points: &'a PointsByKind,
}

/// What certificates are checked against.
struct Known {
    /// Names of clubs and organisers.
    bodies: HashSet<Box<str>>,
    /// The rows of `Credited` by the day of the event.
    days: HashMap<Date, Vec<usize>>,
    /// The rows of each certificate, by normalised number.
    rows: HashMap<String, Vec<usize>>,
    /// What can be the same certificate under another number.
    alike: KnownCertificates,
    /// What its member was credited in all.
    months: CreditsByMonth,
}

impl Known {
    fn of(ledger: &ReconciliationState<'_>) -> Known {
        let mut known = Known {
            bodies: HashSet::new(),
            days: HashMap::new(),
            rows: HashMap::new(),
            alike: KnownCertificates::new(
                ledger,
                &counted_certificate_rows(ledger.register).into_values().collect(),
            ),
            months: CreditsByMonth::for_new_certificates(ledger),
        };
        if ledger.register.certificates.is_empty() {
            return known;
        }
        let clubs: HashSet<&str> =
            ledger.register.members.iter().map(|member| &*member.club).collect();
        let organisers = ledger.register.organisers.iter().map(|organiser| &*organiser.name);
        let events = ledger.claims.events.iter().map(|event| &*event.name.organiser);
        let all = clubs.into_iter().chain(organisers).chain(events);
        known.bodies = all.filter(|name| !name.is_empty()).map(normalised_club_name).collect();
        for (row, paper) in ledger.register.certificates.iter().enumerate() {
            known
                .rows
                .entry(comparable_certificate_number(&paper.certificate))
                .or_default()
                .push(row);
        }
        let rows = ledger.credited_rows.iter().enumerate();
        for (row, credited) in rows.filter(|(_, row)| !is_merge_entry(row)) {
            if let Some(date) = credited.event.date {
                known.days.entry(date).or_default().push(row);
            }
        }
        known
    }
}

/// A row that takes an earlier one back (1.11.1).
fn taken_back(
    ledger: &mut ReconciliationState<'_>,
    own: PaperRow<'_>,
    known: Option<usize>,
    fates: &[CertificateFate],
) -> CertificateFate {
    let paper = own.paper;
    let register = ledger.register;
    let member = ledger.member_of_number(&paper.number);
    let opposite = |first: &SubmittedCertificate| {
        first.points.local + paper.points.local == Exact::ZERO
            && first.points.green + paper.points.green == Exact::ZERO
    };
    let first = known.filter(|first| {
        let first = &register.certificates[*first];
        opposite(first) && ledger.member_of_number(&first.number) == member
    });
    match (first, member) {
        // Points that were never credited need not be taken back.
        (Some(first), _) if matches!(fates[first], CertificateFate::Pending(_)) => {
            CertificateFate::Pending("the certificate it takes back is pending".to_string())
        }
        (Some(_), Some(member)) if !ledger.members[member as usize].sound => {
            CertificateFate::Pending(UNREADABLE.to_string())
        }
        (Some(_), Some(member)) => {
            post(ledger, own, member);
            CertificateFate::Credited(member)
        }
        _ => {
            let trouble = problems::CertificateNotTakenBack {
                certificate: paper.certificate.to_string(),
                clause: ledger.rules.register.errors_clause.clone(),
            };
            report(ledger, trouble.into(), paper, Column::Certificate);
            CertificateFate::Refused("there is no such certificate to take back".to_string())
        }
    }
}

fn post(ledger: &mut ReconciliationState<'_>, own: PaperRow<'_>, member: u32) {
    for kind in REGISTER_POINT_KINDS {
        let amount = own.points.points(kind);
        if !amount.is_zero() {
            let origin = PostingOrigin::Certificate(own.row as u32);
            ledger.post_points(member, own.paper.date, origin, kind, amount);
        }
    }
}

/// The fate of a certificate that does not take another back and is not a duplicate.
fn fate_of(
    ledger: &mut ReconciliationState<'_>,
    own: PaperRow<'_>,
    known: &Known,
) -> CertificateFate {
    let paper = own.paper;
    let rules = &ledger.rules.register;
    let as_of = ledger.terms.as_of;
    if let Some(why) = not_recognised(ledger, paper) {
        return CertificateFate::Refused(why);
    }
    let Some(member) = ledger.member_of_number(&paper.number) else {
        return unknown_number(ledger, paper);
    };
    if let Some(fate) = on_a_return(ledger, known, own, member) {
        return fate;
    }
    if paper.date.is_some_and(|date| date > as_of) {
        let date = paper.date.map(|date| date.to_string()).unwrap_or_default();
        let (column, as_of) = (Column::Date.definition().name, as_of.to_string());
        report(ledger, problems::FutureDate { column, date, as_of }.into(), paper, Column::Date);
        return CertificateFate::Pending("it is dated after the day of reconciliation".to_string());
    }
    if paper.issuer.is_empty() {
        let clause = rules.unions_clause.clone();
        let certificate = paper.certificate.to_string();
        let trouble = problems::CertificateWithoutIssuer { certificate, clause };
        report(ledger, trouble.into(), paper, Column::Issuer);
    }
    let mut doubts = doubts(ledger, known, member, paper);
    doubts.extend(known.alike.doubts_about_certificate(ledger, own.row, member));
    let other_name = other_name(ledger, member, paper);
    doubts.extend(other_name.iter().map(|_| "its name is that of another".to_string()));
    if !doubts.is_empty()
        && let Some(fate) = undecided(ledger, paper, member, doubts)
    {
        if let (Some(trouble), CertificateFate::Pending(_)) = (other_name, &fate) {
            report(ledger, trouble, paper, Column::Name);
        }
        return fate;
    }
    let holder = &ledger.members[member as usize];
    if !holder.sound {
        return CertificateFate::Pending(UNREADABLE.to_string());
    }
    match holder.status {
        MemberStatus::Active => {
            post(ledger, own, member);
            CertificateFate::Credited(member)
        }
        MemberStatus::Lapsed => CertificateFate::Pending(format!(
            "the member has lapsed ({})",
            ledger.rules.register.lapsed_clause
        )),
        MemberStatus::Deceased => CertificateFate::Pending("the member has died".to_string()),
    }
}

/// Why a certificate is not recognised: it has expired, or another scheme issued it.
fn not_recognised(
    ledger: &mut ReconciliationState<'_>,
    paper: &SubmittedCertificate,
) -> Option<String> {
    let certificate = paper.certificate.to_string();
    let rules = &ledger.rules.register;
    if let Some(expires) = paper.expires.filter(|expires| *expires < ledger.terms.as_of) {
        let (expires, clause) = (expires.to_string(), rules.conditions_clause.clone());
        let reason = format!("it expired on {expires} ({clause})");
        let trouble = problems::CertificateExpired { certificate, expires, clause };
        report(ledger, trouble.into(), paper, Column::Expires);
        return Some(reason);
    }
    if !rules.is_unrecognised_scheme(&paper.issuer) {
        return None;
    }
    let (issuer, clause) = (paper.issuer.to_string(), rules.others_clause.clone());
    let reason = format!("points of {issuer} are not recognised ({clause})");
    let trouble = problems::CertificateOtherScheme { certificate, issuer, clause };
    report(ledger, trouble.into(), paper, Column::Issuer);
    Some(reason)
}

/// The fate of a certificate whose member number is unknown or on several rows.
fn unknown_number(
    ledger: &mut ReconciliationState<'_>,
    paper: &SubmittedCertificate,
) -> CertificateFate {
    let number = paper.number.to_string();
    if ledger.is_ambiguous_number(&paper.number) {
        let why = format!("the number {number} is on several rows");
        report(ledger, problems::SeveralRows { number }.into(), paper, Column::Number);
        return CertificateFate::Pending(why);
    }
    let why = format!("there is no member {number}");
    report(ledger, problems::UnknownMember { number }.into(), paper, Column::Number);
    CertificateFate::Pending(why)
}

/// What is told of a certificate whose name is not that of the member with its number.
fn other_name(
    ledger: &ReconciliationState<'_>,
    member: u32,
    paper: &SubmittedCertificate,
) -> Option<ProblemDetail> {
    if ledger.name_fits_member(member, &paper.name) {
        return None;
    }
    let (certificate, name) = (paper.certificate.to_string(), paper.name.to_string());
    let own = &ledger.members[member as usize];
    let (number, member) = (own.number.to_string(), own.name.to_string());
    Some(problems::CertificateOtherName { certificate, name, number, member }.into())
}

/// Why it is doubtful whether a certificate counts.
fn doubts(
    ledger: &ReconciliationState<'_>,
    known: &Known,
    member: u32,
    paper: &SubmittedCertificate,
) -> Vec<String> {
    let rules = &ledger.rules.register;
    let mut doubts = Vec::new();
    let issuer = &paper.issuer;
    if !issuer.is_empty()
        && rules.recognised_union(issuer).is_none()
        && !known.bodies.contains(&normalised_club_name(issuer))
    {
        doubts.push(format!("{issuer} is neither a known union nor a known organiser"));
    }
    if credited_that_day(ledger, known, member, paper) {
        doubts.push("an event of that day was credited with the same points".to_string());
    } else if let Some(event) = credited_event_of_certificate(ledger, &known.days, member, paper) {
        doubts.push(format!("{} was credited with the same points", event_told(event)));
    } else if let Some(events) = known.months.count_events_on_certificate(member, paper) {
        doubts.push(format!("{events} events were credited with these points together"));
    }
    doubts
}

/// Whether a member was credited the points of a certificate for an event of its day, or
/// for all events of that day, now or earlier.
fn credited_that_day(
    ledger: &ReconciliationState<'_>,
    known: &Known,
    member: u32,
    paper: &SubmittedCertificate,
) -> bool {
    let rows = paper.date.and_then(|date| known.days.get(&date));
    let mut of_day = PointsByKind::default();
    for row in rows.into_iter().flatten() {
        let members = ledger.credited_rows[*row].member_credits();
        let own = members.iter().find(|own| ledger.member_of_number(&own.number) == Some(member));
        let Some(own) = own else { continue };
        if own.points.without_gold() == paper.points {
            return true;
        }
        of_day.add_all(&own.points);
    }
    of_day.without_gold() == paper.points && of_day != PointsByKind::default()
}

/// A certificate whose award is in the returns: one of the two counts.
fn on_a_return(
    ledger: &mut ReconciliationState<'_>,
    known: &Known,
    paper_row: PaperRow<'_>,
    member: u32,
) -> Option<CertificateFate> {
    let paper = paper_row.paper;
    let refused = |why: &str| Some(CertificateFate::Refused(why.to_string()));
    let claims = ledger.claims;
    let certificate =
        claims.certificates.get(comparable_certificate_number(&paper.certificate).as_str())?;
    let own = claims.awards_on_certificate(certificate).into_iter();
    let own: Vec<u32> = own.map(|claim| ledger.copies.counted_claim(claim)).collect();
    let award = certificate.known_points().map(PointsByKind::without_gold);
    let told =
        |points: &PointsByKind| format!("{} Local and {} Green Points", points.local, points.green);
    if let Some(award) = award.filter(|award| *award != paper.points) {
        differs(ledger, paper, told(&paper.points), told(&award));
        return refused("the return of its event awards other points");
    }
    let credited =
        certificate.credited.as_deref().and_then(|number| ledger.member_of_number(number));
    let claimed = own.iter().map(|claim| claims.awards[*claim as usize].player);
    let owner = claimed.filter_map(|player| ledger.member_of_player(player)).next().or(credited);
    if let Some(other) = owner.filter(|owner| *owner != member) {
        let number = ledger.members[other as usize].number.to_string();
        let says = format!("member {}", paper.number);
        let award = award.map(|award| told(&award)).unwrap_or_default();
        differs(ledger, paper, says, format!("{award} to member {number}"));
        return refused(&format!("it is a certificate of member {number}"));
    }
    if certificate.credited.is_some() {
        return refused("the return of its event brought the award before");
    }
    let waits = own.iter().all(|claim| can_count_on_paper(ledger.fates[*claim as usize]));
    let active = ledger.members[member as usize].status == MemberStatus::Active
        && ledger.members[member as usize].sound;
    if !waits || !active {
        return refused("the return of its event brings the award");
    }
    let missing =
        certificate.together.iter().filter(|part| !is_sent_in(ledger, known, part, member));
    let missing = missing.count();
    if missing > 0 {
        let all = certificate.together.len();
        return Some(CertificateFate::Pending(format!(
            "the award of the return is on {all} certificates, {missing} of them not sent in, and is pending"
        )));
    }
    for at in own {
        ledger.fates[at as usize] = AwardFate::Refused(Refusal::OnPaper(paper_row.row as u32));
    }
    post(ledger, paper_row, member);
    Some(CertificateFate::Credited(member))
}

/// Whether an award of such a fate can be credited by its certificate.
fn can_count_on_paper(fate: AwardFate) -> bool {
    use AwardFate::{Pending, Refused};
    use Refusal::{Ignored, NotAMember, OnPaper};
    matches!(fate, Pending(_) | Refused(OnPaper(_) | NotAMember | Ignored))
}

/// Whether the member sent in the certificate of a part of an award, with its points.
fn is_sent_in(ledger: &ReconciliationState<'_>, known: &Known, number: &str, member: u32) -> bool {
    let Some(part) = ledger.claims.certificates.get(number) else { return false };
    let rows = known.rows.get(number).into_iter().flatten();
    let papers = rows.map(|row| &ledger.register.certificates[*row]);
    let own = papers.filter(|paper| ledger.member_of_number(&paper.number) == Some(member));
    // Taking back makes the sum zero.
    let mut sum = PointsByKind::default();
    own.for_each(|paper| sum.add_all(&paper.points));
    part.known_points().is_some_and(|own| sum.without_gold() == own.without_gold())
}

/// Reports a certificate that differs from the return of its event (1.11.3).
fn differs(
    ledger: &mut ReconciliationState<'_>,
    paper: &SubmittedCertificate,
    says: String,
    award: String,
) {
    let certificate = paper.certificate.to_string();
    let clause = ledger.rules.register.errors_clause.clone();
    let trouble = problems::CertificateDiffers { certificate, says, award, clause };
    report(ledger, trouble.into(), paper, Column::Certificate);
}

/// Raises the case of a doubtful certificate; `None` if the decision is that it counts.
fn undecided(
    ledger: &mut ReconciliationState<'_>,
    paper: &SubmittedCertificate,
    member: u32,
    doubts: Vec<String>,
) -> Option<CertificateFate> {
    let why = doubts.join("; ");
    let case = add_certificate_case(ledger, paper, member, doubts);
    match ledger.verdict_on_case(case) {
        Some(Verdict::Count) => None,
        Some(_) => Some(CertificateFate::Refused("refused by decision".to_string())),
        None => Some(CertificateFate::Pending(why)),
    }
}

/// The key of the case of a certificate.
pub(super) fn certificate_case_key(paper: &SubmittedCertificate) -> String {
    format!("certificate {} {}", paper.certificate, paper.number)
}

/// The case of a doubtful certificate.
pub(super) fn add_certificate_case(
    ledger: &mut ReconciliationState<'_>,
    paper: &SubmittedCertificate,
    member: u32,
    reasons: Vec<String>,
) -> u32 {
    let own = &ledger.members[member as usize];
    let case = DoubtfulCase {
        key: certificate_case_key(paper).into(),
        kind: CaseKind::Certificate,
        number: paper.number.clone(),
        name: (&*own.name).into(),
        club: (&*own.club).into(),
        evidence: format!(
            "certificate {} of {} ({}): {} Local, {} Green Points",
            paper.certificate,
            paper.date.map(|date| date.to_string()).unwrap_or_default(),
            if paper.event.is_empty() { "no event given" } else { &paper.event },
            paper.points.local,
            paper.points.green
        ),
        points: paper.points,
        suggested: Some(member),
        reasons,
        ..DoubtfulCase::default()
    };
    ledger.add_or_find_case(case)
}
