//! The letters to the members of a reconciled register, and to players without a member who have
//! certificates.

use std::collections::{BTreeMap, HashMap, HashSet};

use jiff::civil::Date;
use workbook::write::decimal_of;
use workbook::{CellValue, day_of};

use model::form::MemberColumn;
use model::register::Member;
use model::{PointsByKind, WorkbookCopy, capitals};
use register::keys::slug;
use register::reconcile::{Fate, Origin, PendingReason, Posting, Reconciliation};

use super::{LetterEvent, PlayerLetter, PlayerMail, in_words};
use crate::certificates::{Certificate, ClubCertificates};
use crate::letters::in_line;
use crate::tables::reconciliation::next_rank;
use crate::{award_texts, words};

/// The member to whom the awards on a certificate were credited: an index into
/// [`Reconciliation::members`]; `None` for a player without a member.
pub type CertificateOwner<'a> = dyn Fn(&Certificate<'_>) -> Option<u32> + 'a;

/// What the letters of a register are made of.
pub struct RegisterMail<'a> {
    pub reconciliation: &'a Reconciliation,
    /// The sheets of the register as typed.
    pub copy: &'a WorkbookCopy,
    /// The files of certificates.
    pub files: &'a [ClubCertificates<'a>],
    pub owner: &'a CertificateOwner<'a>,
    /// Whether each file of certificates is there as PDF too.
    pub pdf: bool,
}

/// The players with letters, by club and name, and the headings of the register's own columns.
pub fn of_register(of: &RegisterMail<'_>) -> (Vec<PlayerMail>, Vec<String>) {
    let rec = of.reconciliation;
    let own = OwnColumns::of(rec, of.copy);
    let mut files: HashMap<u32, Vec<String>> = HashMap::new();
    let mut guests: BTreeMap<(String, String), PlayerMail> = BTreeMap::new();
    for file in of.files {
        for certificate in &file.certificates {
            match (of.owner)(certificate) {
                Some(member) => add(files.entry(member).or_default(), &file.key),
                None => {
                    let own = (certificate.member.to_string(), certificate.name.to_string());
                    let guest = guests.entry(own).or_insert_with(|| guest(certificate, file));
                    guest.letter.events.push(event_of(certificate));
                    add(&mut guest.letter.certificates, &file.key);
                }
            }
        }
    }
    let waiting = waiting(rec);
    let all = (0u32..).zip(&rec.members).filter(|(_, member)| !member.number.is_empty());
    let mut mails: Vec<PlayerMail> = all
        .map(|(at, member)| {
            let mut mail = mail_of(rec, at, member);
            if rec.register.members.get(at as usize).is_some() {
                mail.own = own.values(member);
                mail.e_mail = own.e_mail(member);
            }
            mail.letter.waiting = waiting.get(&at).cloned().unwrap_or_default();
            mail.letter.certificates = files.remove(&at).unwrap_or_default();
            let PlayerLetter { events, waiting, certificates, promotion, .. } = &mail.letter;
            let nothing = events.is_empty()
                && waiting.is_empty()
                && certificates.is_empty()
                && promotion.is_empty();
            mail.news = !nothing || mail.points != mail.before;
            mail
        })
        .collect();
    mails.extend(guests.into_values().map(|mut guest| {
        guest.own = vec![String::new(); own.headings.len()];
        guest
    }));
    for mail in &mut mails {
        let files = |ending: &str| {
            let keys = mail.letter.certificates.iter();
            keys.map(|key| format!("certificates/{key}.{ending}")).collect::<Vec<_>>()
        };
        let (pages, pdfs) = (files("html"), files("pdf"));
        mail.letter.certificates = pages;
        mail.attachments = if of.pdf { pdfs } else { Vec::new() };
    }
    super::arrange(&mut mails);
    (mails, own.headings)
}

fn add(files: &mut Vec<String>, key: &str) {
    if !files.iter().any(|own| own == key) {
        files.push(key.to_string());
    }
}

/// A player without a member.
fn guest(certificate: &Certificate<'_>, file: &ClubCertificates<'_>) -> PlayerMail {
    let name = in_line(&capitals::shown(certificate.name));
    PlayerMail {
        key: format!("guest-{}", slug(&name)),
        letter: PlayerLetter {
            name,
            number: certificate.member.to_string(),
            club: in_line(&file.name),
            ..PlayerLetter::default()
        },
        news: true,
        ..PlayerMail::default()
    }
}

fn event_of(certificate: &Certificate<'_>) -> LetterEvent {
    LetterEvent {
        title: in_line(&certificate.event()),
        day: certificate.issued.map(words::day).unwrap_or_default(),
        points: in_line(&certificate.points_told()),
        ..LetterEvent::default()
    }
}

/// A member, without what stands in other places.
fn mail_of(rec: &Reconciliation, at: u32, member: &Member) -> PlayerMail {
    let before = rec.register.members.get(at as usize);
    let promotion = rec.promotion(at).map(|own| {
        format!("{} [{}]", own.basis.sentence(), award_texts::clauses(own.basis.cited()))
    });
    let next = next_rank(rec.terms.rules, &member.points);
    PlayerMail {
        key: slug(&member.number),
        letter: PlayerLetter {
            name: in_line(&capitals::shown(&member.name)),
            number: member.number.to_string(),
            club: in_line(&member.club),
            up_to: words::day(rec.terms.as_of),
            rank: member.rank.to_string(),
            promotion: in_line(&promotion.unwrap_or_default()),
            next_rank: next
                .map(|(rank, needs)| format!("{rank}, {needs} to go"))
                .unwrap_or_default(),
            points: in_words(&member.points),
            events: events_of(rec, rec.postings_of(at)),
            ..PlayerLetter::default()
        },
        points: member.points,
        before: before.map(|before| before.points).unwrap_or_default(),
        ..PlayerMail::default()
    }
}

/// The movements of a member's totals, those of an event on one line.
fn events_of(rec: &Reconciliation, postings: &[Posting]) -> Vec<LetterEvent> {
    let mut events: Vec<((String, Option<Date>), PointsByKind)> = Vec::new();
    for posting in postings {
        let title = title_of(rec, posting.origin);
        let own = (title, posting.date);
        let at = events.iter().position(|(known, _)| *known == own).unwrap_or_else(|| {
            events.push((own, PointsByKind::default()));
            events.len() - 1
        });
        events[at].1.add(posting.kind, posting.points);
    }
    let told = events.into_iter().map(|((title, day), points)| LetterEvent {
        title: in_line(&title),
        day: day.map(words::day).unwrap_or_default(),
        points: in_words(&points),
        ..LetterEvent::default()
    });
    told.collect()
}

/// What moved a total, in words.
fn title_of(rec: &Reconciliation, origin: Origin) -> String {
    let event = |event: u32| {
        let name = &rec.claims.events[event as usize].name;
        let title = if name.title.is_empty() { &name.key } else { &name.title };
        match name.organiser.is_empty() {
            true => title.to_string(),
            false => format!("{title} ({})", name.organiser),
        }
    };
    let number = |member: u32| &rec.members[member as usize].number;
    match origin {
        Origin::Award(claim) => event(rec.claims.awards[claim as usize].event),
        Origin::Reversed(at) => format!("{}, corrected", event(at)),
        Origin::Certificate(row) => {
            format!("Certificate {}", rec.register.certificates[row as usize].certificate)
        }
        Origin::Merged(other) => format!("Merged with member {}", number(other)),
        Origin::Parted(other) => format!("No longer merged with member {}", number(other)),
    }
}

/// The awards that wait, by the member for whom they do; those of whom nobody knows whose they are
/// wait for a decision of the registrar.
fn waiting(rec: &Reconciliation) -> HashMap<u32, Vec<LetterEvent>> {
    let mut waiting: HashMap<u32, Vec<LetterEvent>> = HashMap::new();
    for (at, (claim, fate)) in rec.claims.awards.iter().zip(&rec.fates).enumerate() {
        let Fate::Pending(PendingReason::Lapsed(member) | PendingReason::Unsound(member)) = fate
        else {
            continue;
        };
        let name = &rec.claims.events[claim.event as usize].name;
        waiting.entry(*member).or_default().push(LetterEvent {
            title: in_line(&name.title),
            day: name.date.map(words::day).unwrap_or_default(),
            points: award_texts::award_with_kind([(claim.kind, claim.points)]),
            why: in_line(&rec.fate_told(at)),
            ..LetterEvent::default()
        });
    }
    waiting
}

/// The columns of the sheet `Members` that are the registrar's own: addresses, remarks.
struct OwnColumns<'a> {
    headings: Vec<String>,
    columns: Vec<u16>,
    /// The column of e-mail addresses.
    e_mail: Option<u16>,
    /// The cells of the sheet.
    cells: HashMap<(u32, u16), &'a CellValue>,
}

impl<'a> OwnColumns<'a> {
    fn of(rec: &Reconciliation, copy: &'a WorkbookCopy) -> OwnColumns<'a> {
        let none = || OwnColumns {
            headings: Vec::new(),
            columns: Vec::new(),
            e_mail: None,
            cells: HashMap::new(),
        };
        let Some(layout) = &rec.register.layout.members else { return none() };
        let Some(sheet) = copy.sheets.get(usize::from(layout.sheet)) else { return none() };
        let known: HashSet<u16> = layout.columns.iter().map(|(_, column)| *column).collect();
        let e_mail = layout.column(MemberColumn::Email);
        let mut own = OwnColumns { e_mail, ..none() };
        for cell in sheet.cells.iter().filter(|cell| !known.contains(&cell.column)) {
            let heading = in_line(&text_of(&cell.value));
            if cell.row == layout.row && !heading.is_empty() {
                own.headings.push(heading);
                own.columns.push(cell.column);
            }
        }
        let wanted = |column: &u16| own.columns.contains(column) || own.e_mail == Some(*column);
        let cells = sheet.cells.iter().filter(|cell| wanted(&cell.column));
        own.cells = cells.map(|cell| ((cell.row, cell.column), &cell.value)).collect();
        own
    }

    /// What a member has in them.
    fn values(&self, member: &Member) -> Vec<String> {
        self.columns.iter().map(|column| self.text(member, *column)).collect()
    }

    fn e_mail(&self, member: &Member) -> String {
        self.e_mail.map(|column| self.text(member, column)).unwrap_or_default()
    }

    fn text(&self, member: &Member, column: u16) -> String {
        let value = self.cells.get(&(member.at.row, column));
        value.map(|value| text_of(value).trim().to_string()).unwrap_or_default()
    }
}

/// A cell as people read it.
pub(super) fn text_of(value: &CellValue) -> String {
    match value {
        CellValue::Blank => String::new(),
        CellValue::Text(text) | CellValue::Error(text) => text.to_string(),
        CellValue::Number(number) => decimal_of(*number),
        CellValue::Date(serial) => match day_of(*serial) {
            Some(day) => day.to_string(),
            None => decimal_of(*serial),
        },
        CellValue::Bool(answer) => if *answer { "yes" } else { "no" }.to_string(),
    }
}
