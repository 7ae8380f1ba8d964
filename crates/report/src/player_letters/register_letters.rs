//! The letters to the members of a reconciled register: what was credited, the rank, what waits. A
//! member whose last letter was not sent is told all that happened since the one that was (`sent`).

use std::collections::HashMap;

use jiff::civil::Date;
use xxhash_rust::xxh3::xxh3_64;

use model::register::Member;
use model::{PointsByKind, WorkbookCopy, name_capitals};
use register::page_keys::slug;
use register::reconcile::member_account::MemberAccount;
use register::reconcile::{AwardFate, PendingReason, PointsPosting, PostingOrigin, Reconciliation};

use super::letter_mark::{LETTER_POINT_COLUMNS, LetterContent, LetterSubject};
use super::own_columns::RegisterOwnColumns;
use super::sent::EarlierLetters;
use super::{
    LetterEvent, PlayerLetter, PlayerLetterDraft, PlayerLetterDrafts, arrange, in_words, texts_of,
};
use crate::certificates::{CertificatesToHandOut, rank_certificates_file_name};
use crate::club_letters::in_one_line;
use crate::tables::reconciliation::next_rank_and_requirement;
use crate::{award_texts, words};

/// What the letters of a register are made of.
pub struct RegisterLetterSource<'a> {
    pub reconciliation: &'a Reconciliation,
    /// The sheets of the register as typed.
    pub copy: &'a WorkbookCopy,
    /// The files of certificates, if everybody has certificates.
    pub of_all: &'a [CertificatesToHandOut<'a>],
}

/// The members, by club and name. Those with news are those with new points, a new rank or points that
/// wait.
///
/// Whose letter was not `sent` is told everything since the last one that was.
pub fn register_letter_drafts(
    of: &RegisterLetterSource<'_>,
    sent: &EarlierLetters,
) -> PlayerLetterDrafts {
    let rec = of.reconciliation;
    let last = rec.register.ledger.iter().filter_map(|row| row.registered).max();
    let own = RegisterOwnColumns::from_register(&rec.register, of.copy);
    let waiting = waiting(rec);
    let files = files_of(of.of_all);
    let all = (0u32..).zip(&rec.members).filter(|(_, member)| !member.number.is_empty());
    let mut players: Vec<PlayerLetterDraft> = all
        .map(|(at, member)| {
            let mut mail = mail_of(rec, at, member);
            mail.own = vec![String::new(); own.headings.len()];
            mail.before_day = last;
            if let Some(before) = rec.register.members.get(at as usize) {
                mail.own = own.member_values(member);
                mail.e_mail = own.member_e_mail(member);
                mail.before = before.points;
                mail.before_rank = before.rank.to_string();
                if let Some(told) = sent.unsent_letter_content(&mail.key, &mail.former) {
                    add_missed(rec, before, told, &mut mail.letter);
                }
            }
            mail.letter.waiting = waiting.get(&at).cloned().unwrap_or_default();
            mail.letter
                .certificates
                .extend(files.get(&*member.number).into_iter().flatten().cloned());
            mail.contents = contents_of(&mail);
            mail
        })
        .collect();
    arrange(&mut players);
    PlayerLetterDrafts {
        kind: LetterSubject::Register,
        days: [None, Some(rec.terms.as_of)],
        own_headings: own.headings,
        players,
    }
}

/// The files with certificates of awards, by member number.
fn files_of<'a>(files: &'a [CertificatesToHandOut<'_>]) -> HashMap<&'a str, Vec<String>> {
    let mut of_member: HashMap<&str, Vec<String>> = HashMap::new();
    for file in files {
        let name = format!("certificates/{}.html", file.key);
        for certificate in file.certificates.iter().filter(|own| !own.member.is_empty()) {
            let own = of_member.entry(certificate.member).or_default();
            if !own.contains(&name) {
                own.push(name.clone());
            }
        }
    }
    of_member
}

/// A digest of what a letter is about: points, rank, what waits.
fn contents_of(mail: &PlayerLetterDraft) -> u64 {
    let points = LETTER_POINT_COLUMNS.map(|(kind, ..)| mail.points.points(kind).to_file_text());
    let PlayerLetter { rank, waiting, .. } = &mail.letter;
    xxh3_64([points.join("\0"), rank.clone(), texts_of(waiting)].join("\0").as_bytes())
}

/// A member, without what stands in other places.
fn mail_of(rec: &Reconciliation, at: u32, member: &Member) -> PlayerLetterDraft {
    let promotion = rec.promotion_of_member(at).map(|own| {
        format!(
            "{} [{}]",
            own.basis.sentence(),
            award_texts::distinct_clauses_text(own.basis.cited_clauses())
        )
    });
    let (next_rank, needs) = next_rank_and_requirement(rec.terms.rules, member).unwrap_or_default();
    let old = rec.register.aliases.iter().filter(|alias| *alias.number == *member.number);
    let postings = rec.postings_of_member(at);
    PlayerLetterDraft {
        key: slug(&member.number),
        former: old.filter_map(|alias| alias.old_number.as_deref()).map(slug).collect(),
        news: promotion.is_some() || !postings.is_empty(),
        letter: PlayerLetter {
            name: in_one_line(&name_capitals::name_in_mixed_case(&member.name)),
            number: member.number.to_string(),
            club: in_one_line(&member.club),
            up_to: words::day_text(rec.terms.as_of),
            last_day: Some(rec.terms.as_of),
            rank: member.rank.to_string(),
            certificates: promotion
                .is_some()
                .then(rank_certificates_file_name)
                .into_iter()
                .collect(),
            promotion: in_one_line(&promotion.unwrap_or_default()),
            next_rank: next_rank.to_string(),
            needs,
            points: in_words(&member.points),
            events: events_of(rec, postings),
            ..PlayerLetter::default()
        },
        points: member.points,
        ..PlayerLetterDraft::default()
    }
}

/// Adds what a member missed: the movements of earlier reconciliations since the last letter that was
/// sent, and a rank that is new since then.
fn add_missed(
    rec: &Reconciliation,
    before: &Member,
    told: &LetterContent,
    letter: &mut PlayerLetter,
) {
    let rules = rec.terms.rules;
    let account = MemberAccount::from_register(&rec.register, before, told.before_day, rules);
    let missed = if told.before_day.is_some() { account.later } else { account.movements };
    let event = missed.into_iter().map(|moved| LetterEvent {
        title: in_one_line(&moved.told),
        points: in_words(&moved.points),
        ..LetterEvent::default()
    });
    letter.events.splice(0..0, event);
    let [now, then] = [&letter.rank, &told.before_rank].map(|rank| rules.find_rank_by_name(rank));
    if let Some(rank) = now.filter(|_| letter.promotion.is_empty() && now > then) {
        let takes = rules.ranks.rank[rank].requirements_text();
        let clause = rules.clause_of_rank(rank);
        letter.promotion = in_one_line(&format!("{} needs {takes} [{clause}]", letter.rank));
    }
}

/// The movements of a member's totals, those of an event on one line.
fn events_of(rec: &Reconciliation, postings: &[PointsPosting]) -> Vec<LetterEvent> {
    let mut events: Vec<((String, Option<Date>), PointsByKind)> = Vec::new();
    for posting in postings {
        let own = (title_of(rec, posting.origin), posting.date);
        let at = events.iter().position(|(known, _)| *known == own).unwrap_or_else(|| {
            events.push((own, PointsByKind::default()));
            events.len() - 1
        });
        events[at].1.add(posting.kind, posting.points);
    }
    let told = events.into_iter().map(|((title, day), points)| LetterEvent {
        title: in_one_line(&title),
        day: day.map(words::day_text).unwrap_or_default(),
        date: day,
        points: in_words(&points),
        ..LetterEvent::default()
    });
    told.collect()
}

/// What moved a total, in words.
fn title_of(rec: &Reconciliation, origin: PostingOrigin) -> String {
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
        PostingOrigin::Award(claim) => event(rec.claims.awards[claim as usize].event),
        PostingOrigin::Reversed(at) => format!("{}, corrected", event(at)),
        PostingOrigin::Certificate(row) => {
            format!("Certificate {}", rec.register.certificates[row as usize].certificate)
        }
        PostingOrigin::Merged(other) => format!("Merged with member {}", number(other)),
        PostingOrigin::Parted(other) => format!("No longer merged with member {}", number(other)),
    }
}

/// The awards that wait, by the member for whom they do. Those of which it is not known whose they are
/// wait for a decision of the registrar.
fn waiting(rec: &Reconciliation) -> HashMap<u32, Vec<LetterEvent>> {
    let mut waiting: HashMap<u32, Vec<LetterEvent>> = HashMap::new();
    for (at, (claim, fate)) in rec.claims.awards.iter().zip(&rec.fates).enumerate() {
        let AwardFate::Pending(PendingReason::Lapsed(member) | PendingReason::Unsound(member)) =
            fate
        else {
            continue;
        };
        let name = &rec.claims.events[claim.event as usize].name;
        waiting.entry(*member).or_default().push(LetterEvent {
            title: in_one_line(&name.title),
            day: name.date.map(words::day_text).unwrap_or_default(),
            date: name.date,
            points: award_texts::award_text_with_kind([(claim.kind, claim.points)]),
            why: in_one_line(&rec.award_fate_in_words(at)),
            ..LetterEvent::default()
        });
    }
    waiting
}
