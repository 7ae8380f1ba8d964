//! The certificates on paper, held against those that earlier reconciliations counted, which
//! `Balances` keeps: a row that was typed over, lost its day or got one is told, and what was counted
//! stays as it was counted.

use std::collections::{BTreeMap, HashMap, HashSet};

use jiff::civil::Date;

use model::form::{BalanceColumn, CertificateColumn};
use model::problem::{Problem, ProblemDetail, ProblemPlace};
use model::register::{MemberBalance, Register, SubmittedCertificate};
use model::{CellAddress, Exact, HeaderRow, PointsByKind};

use super::certificates::comparable_certificate_number;
use super::ledger_chain::LedgerOverride;
use super::problems;

/// Begins the keys of certificates in `Credited`.
const CERTIFICATE: &str = "certificate ";

/// A certificate that was counted.
#[derive(Debug, Clone)]
struct Counted {
    /// The row of `Balances`.
    at: CellAddress,
    certificate: Box<str>,
    /// The number of the member.
    number: Box<str>,
    points: PointsByKind,
}

/// Holds the certificates against those that were counted. A row that says otherwise than when it was
/// counted is read as it was counted; a row with a day that nothing was counted for becomes unsound;
/// a counted row that is gone counts on. Registers of earlier versions do not say what was counted.
pub fn restore_counted_certificates(
    register: &mut Register,
    trust: LedgerOverride,
) -> Vec<Problem> {
    let told = register.layout.balances.as_ref();
    let told =
        told.is_some_and(|placed| placed.sheet_column(BalanceColumn::Certificates).is_some());
    let day = register.ledger.last().and_then(|row| row.registered);
    if !told || day.is_none() || trust == LedgerOverride::AsItStands {
        return Vec::new();
    }
    let mut left = Left::of(register);
    let mut found = Vec::new();
    let mut rows: Vec<usize> = (0..register.certificates.len()).collect();
    let mut moved = 0;
    // Rows that are as they were counted; of others with the same number the most alike first.
    for likeness in [Likeness::Same, Likeness::WithoutDay, Likeness::Changed] {
        rows.retain(|row| {
            let paper = &register.certificates[*row];
            let Some(counted) = left.take(paper, likeness) else { return true };
            moved += usize::from(left.member(&counted.number) != left.member(&paper.number));
            found.extend(restored(register, *row, counted, day, likeness));
            false
        });
    }
    found.extend(beside_moved(register, &rows, &left, moved));
    found.extend(never_counted(register, &rows, &left));
    found.extend(waiting_gone(register, &left));
    found.extend(gone(register, left, day));
    found
}

/// How a row fits what was counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Likeness {
    /// It is as it was counted, with a day.
    Same,
    /// Only its day is gone.
    WithoutDay,
    /// The number alone is the same.
    Changed,
}

/// The counted certificates for which no row was found yet.
struct Left {
    /// By compared number of the certificate, in the order of `Balances`.
    counted: BTreeMap<String, Vec<Counted>>,
    /// Those that waited, in the order of `Balances`.
    waiting: Vec<Counted>,
    /// Compared numbers of certificates whose awards were credited with a return.
    returned: HashSet<String>,
    /// Everything that was counted: compared number, member and points.
    all: HashSet<[String; 4]>,
    /// The members of `Balances`, as [`Left::member`] gives them.
    members: HashSet<String>,
    /// The present number of old ones.
    renumbered: HashMap<Box<str>, Box<str>>,
}

impl Left {
    fn of(register: &Register) -> Left {
        let mut counted: BTreeMap<String, Vec<Counted>> = BTreeMap::new();
        for one in register.balances.iter().flat_map(counted_of) {
            counted.entry(comparable_certificate_number(&one.certificate)).or_default().push(one);
        }
        let members = register.credited.iter().flat_map(|row| row.member_credits());
        let keys = members.flat_map(|member| member.by);
        let returned =
            keys.filter_map(|key| key.strip_prefix(CERTIFICATE).map(comparable_certificate_number));
        let aliases = register.aliases.iter();
        let renumbered =
            aliases.filter_map(|alias| Some((alias.old_number.clone()?, alias.number.clone())));
        let waiting = register.balances.iter().flat_map(waiting_of).collect();
        let mut left = Left {
            counted,
            waiting,
            returned: returned.collect(),
            all: HashSet::new(),
            members: HashSet::new(),
            renumbered: renumbered.collect(),
        };
        left.members = register.balances.iter().map(|own| left.member(&own.number)).collect();
        let all = left.counted.values().flatten();
        left.all = all.map(|one| left.line(&one.certificate, &one.number, &one.points)).collect();
        left
    }

    /// A certificate with its member and points, for comparison.
    fn line(&self, certificate: &str, number: &str, points: &PointsByKind) -> [String; 4] {
        let [local, green] = [points.local, points.green].map(|points| points.to_decimal());
        [comparable_certificate_number(certificate), self.member(number), local, green]
    }

    /// Whether something was counted for a row: a copy of a row, or a certificate whose award a return
    /// brought.
    fn knows(&self, paper: &SubmittedCertificate) -> bool {
        let line = self.line(&paper.certificate, &paper.number, &paper.points);
        self.returned.contains(&line[0]) || self.all.contains(&line)
    }

    /// A member's number for comparison: the present one, without the noughts that Excel drops.
    fn member(&self, number: &str) -> String {
        let present = self.renumbered.get(number).map_or(number, |present| present);
        present.trim_start_matches('0').to_string()
    }

    /// Takes what was counted for a row.
    fn take(&mut self, paper: &SubmittedCertificate, likeness: Likeness) -> Option<Counted> {
        let member = self.member(&paper.number);
        let fits = |own: &Counted| {
            let same = own.points == paper.points && self.member(&own.number) == member;
            match likeness {
                Likeness::Same => same && paper.registered.is_some(),
                Likeness::WithoutDay => same,
                // A row that takes points back is never the one that brought them.
                Likeness::Changed => is_negative(&own.points) == is_negative(&paper.points),
            }
        };
        let key = comparable_certificate_number(&paper.certificate);
        let at = self.counted.get(&key)?.iter().position(fits)?;
        Some(self.counted.get_mut(&key)?.remove(at))
    }
}

/// Reads a row as it was counted, and tells what is wrong with it.
fn restored(
    register: &mut Register,
    row: usize,
    counted: Counted,
    day: Option<Date>,
    likeness: Likeness,
) -> Option<Problem> {
    let paper = &mut register.certificates[row];
    let certificate = paper.certificate.to_string();
    let trouble: ProblemDetail = match likeness {
        Likeness::Same => return None,
        Likeness::WithoutDay => problems::CertificateDayGone { certificate }.into(),
        Likeness::Changed => {
            let was = told(&counted.points, &counted.number);
            let is = told(&paper.points, &paper.number);
            problems::CertificateChanged { certificate, was, is }.into()
        }
    };
    paper.registered = paper.registered.or(day);
    (paper.number, paper.points) = (counted.number, counted.points);
    Some(Problem::new(trouble, paper.at))
}

/// Rows with a day for which nothing was counted; they become unsound.
fn never_counted(register: &mut Register, rows: &[usize], left: &Left) -> Vec<Problem> {
    let placed = register.layout.certificates.as_ref();
    let column = placed.and_then(|placed| placed.sheet_column(CertificateColumn::Registered));
    let mut found = Vec::new();
    for row in rows {
        let paper = &mut register.certificates[*row];
        let of_member = left.members.contains(&left.member(&paper.number));
        if paper.registered.is_none() || left.knows(paper) || !of_member {
            continue;
        }
        (paper.registered, paper.sound) = (None, false);
        let certificate = paper.certificate.to_string();
        let at = CellAddress { column: column.unwrap_or(paper.at.column), ..paper.at };
        found.push(Problem::new(problems::CertificateNeverCounted { certificate }, at));
    }
    found
}

/// Rows that were not counted yet, on a sheet where the numbers of two certificates or more are those of
/// other members now: unless they wait with the member of before, they become unsound.
fn beside_moved(
    register: &mut Register,
    rows: &[usize],
    left: &Left,
    moved: usize,
) -> Vec<Problem> {
    let of = |paper: &SubmittedCertificate| {
        let key = comparable_certificate_number(&paper.certificate);
        left.waiting.iter().find(move |one| comparable_certificate_number(&one.certificate) == key)
    };
    let stays = |paper: &SubmittedCertificate, one: &Counted| {
        left.member(&one.number) == left.member(&paper.number)
    };
    let uncounted = rows.iter().map(|row| &register.certificates[*row]);
    let elsewhere = uncounted.filter(|paper| of(paper).is_some_and(|one| !stays(paper, one)));
    if moved + elsewhere.count() < 2 {
        return Vec::new();
    }
    let mut found = Vec::new();
    for row in rows {
        let paper = &mut register.certificates[*row];
        if !of(paper).is_some_and(|one| stays(paper, one)) {
            paper.sound = false;
            let trouble = problems::CertificateBesideMoved {
                certificate: paper.certificate.to_string(),
                number: paper.number.to_string(),
            };
            found.push(Problem::new(trouble, paper.at));
        }
    }
    found
}

/// Certificates that waited and are not on the sheet any more, under no other number either.
fn waiting_gone(register: &Register, left: &Left) -> Option<Problem> {
    let is_there = |one: &&Counted| {
        let (key, member) =
            (comparable_certificate_number(&one.certificate), left.member(&one.number));
        register.certificates.iter().any(|paper| {
            let retyped = left.member(&paper.number) == member && paper.points == one.points;
            comparable_certificate_number(&paper.certificate) == key || retyped
        })
    };
    let gone: Vec<&Counted> = left.waiting.iter().filter(|one| !is_there(one)).collect();
    let first = gone.first()?;
    let trouble = problems::CertificateWaitingGone {
        certificate: first.certificate.to_string(),
        points: told(&first.points, &first.number),
        count: gone.len(),
    };
    let at = register.layout.certificates.as_ref().map(HeaderRow::first_cell);
    Some(Problem::new(trouble, at.map_or(ProblemPlace::File, ProblemPlace::Cell)))
}

/// Counted certificates without a row: they count on, so that a return does not bring them again.
fn gone(register: &mut Register, left: Left, day: Option<Date>) -> Option<Problem> {
    let gone: Vec<Counted> = left.counted.into_values().flatten().collect();
    let first = gone.first()?;
    let trouble = problems::CertificateGone {
        certificate: first.certificate.to_string(),
        points: told(&first.points, &first.number),
        count: gone.len(),
    };
    let at = register.layout.certificates.as_ref().map(HeaderRow::first_cell);
    let at = at.map_or(ProblemPlace::File, ProblemPlace::Cell);
    register.certificates.extend(gone.into_iter().map(|counted| SubmittedCertificate {
        at: counted.at,
        certificate: counted.certificate,
        number: counted.number,
        name: Box::default(),
        date: None,
        issuer: Box::default(),
        event: Box::default(),
        expires: None,
        points: counted.points,
        registered: day,
        sound: true,
    }));
    Some(Problem::new(trouble, at))
}

fn is_negative(points: &PointsByKind) -> bool {
    points.local < Exact::ZERO || points.green < Exact::ZERO
}

/// `30 Local and 1 Green Points of member 012312`.
fn told(points: &PointsByKind, number: &str) -> String {
    let [local, green] = [points.local, points.green].map(|points| points.to_decimal());
    match (points.local.is_zero(), points.green.is_zero()) {
        (_, true) => format!("{local} Local Points of member {number}"),
        (true, false) => format!("{green} Green Points of member {number}"),
        _ => format!("{local} Local and {green} Green Points of member {number}"),
    }
}

/// The certificates of members, counted and waiting, as `Balances` keeps them: by the number of the
/// member, in the order of the sheet. A row that does not fit keeps what `before` said of it.
pub(crate) fn certificate_texts_for_balances<'a>(
    certificates: &'a [SubmittedCertificate],
    before: &'a [MemberBalance],
    present: impl Fn(&'a str) -> &'a str,
) -> HashMap<&'a str, Box<str>> {
    let mut counted: HashMap<&str, Vec<String>> = HashMap::new();
    let waited = before.iter().flat_map(|balance| {
        waiting_of(balance)
            .map(|one| (comparable_certificate_number(&one.certificate), &*balance.number))
    });
    let waited: HashMap<String, &str> = waited.collect();
    for paper in certificates {
        let number = match paper.registered.is_some() || paper.sound {
            true => Some(&*paper.number),
            false => waited.get(&comparable_certificate_number(&paper.certificate)).copied(),
        };
        if let Some(number) = number {
            counted.entry(present(number)).or_default().push(kept_text(paper));
        }
    }
    counted.into_iter().map(|(number, all)| (number, all.join("; ").into())).collect()
}

/// Follows the points of a certificate that was not counted.
const WAITING: &str = " waiting";

/// A certificate with its points: `C1: 30 local 0 green`, or `C2: 12 local 0 green waiting`.
fn kept_text(paper: &SubmittedCertificate) -> String {
    let number = paper.certificate.replace(';', " ");
    let (local, green) = (paper.points.local.to_decimal(), paper.points.green.to_decimal());
    let waiting = if paper.registered.is_some() { "" } else { WAITING };
    format!("{}: {local} local {green} green{waiting}", number.trim())
}

/// What [`kept_text`] wrote of the counted certificates of a member.
fn counted_of(balance: &MemberBalance) -> impl Iterator<Item = Counted> + '_ {
    parts_of(balance).filter(|one| !one.ends_with(WAITING)).filter_map(|one| read(balance, one))
}

/// What [`kept_text`] wrote of those that wait.
fn waiting_of(balance: &MemberBalance) -> impl Iterator<Item = Counted> + '_ {
    parts_of(balance).filter_map(|one| read(balance, one.strip_suffix(WAITING)?))
}

fn parts_of(balance: &MemberBalance) -> impl Iterator<Item = &str> {
    balance.certificates.split(';').map(str::trim)
}

fn read(balance: &MemberBalance, one: &str) -> Option<Counted> {
    let (certificate, points) = one.rsplit_once(": ")?;
    let [local, "local", green, "green"] = points.split(' ').collect::<Vec<_>>()[..] else {
        return None;
    };
    let (local, green) = (Exact::parse_decimal(local)?, Exact::parse_decimal(green)?);
    Some(Counted {
        at: balance.at,
        certificate: certificate.into(),
        number: balance.number.clone(),
        points: PointsByKind { local, green, ..PointsByKind::default() },
    })
}
