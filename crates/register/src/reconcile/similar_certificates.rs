//! Certificates on paper that are probably another one under a number that was typed in another way, and
//! points that no certificate has.

use std::collections::{BTreeSet, HashMap, HashSet};

use jiff::ToSpan;
use jiff::civil::Date;

use crate::MAX_DATE_ERROR_DAYS;
use crate::certificates::comparable_certificate_number;
use model::name_comparison::{folded_name, name_sort_key};
use model::register::{
    EventCreditRow, REGISTER_POINT_KINDS, RegisterEventIdentity, SubmittedCertificate,
};
use model::{AwardKind, Exact, PointsByKind};

use super::ledger::ReconciliationState;
use super::merge_entries::credited_rows_without_merges;

/// Points that are so many times the most of all others were typed with a nought too many.
const TIMES: u64 = 10;
/// A certificate is issued at most so many days behind its event.
const DAYS_TO_ISSUE: i32 = 42;
/// Of so few awards and certificates nothing is said.
const FEWEST: usize = 10;

/// What the certificates of a register are compared with.
#[derive(Default)]
pub(super) struct KnownCertificates {
    /// The rows that count, or would, by their number as it can be misread.
    by_number: HashMap<String, Vec<usize>>,
    /// The rows by member and day.
    by_day: HashMap<(u32, Date), Vec<usize>>,
    /// The rows that counted and are not on the sheet any more, by member.
    gone: HashMap<u32, Vec<usize>>,
    /// The numbers of certificates of credited awards, by member.
    credited: HashMap<u32, Vec<(Box<str>, PointsByKind)>>,
    /// The two largest points of a kind of all certificates and credited awards, and how many there
    /// are.
    most: HashMap<AwardKind, (usize, [Exact; 2])>,
}

impl KnownCertificates {
    /// Those of a register with certificates that are new; `standing` are the rows that counted and
    /// were not taken back.
    pub(super) fn new(
        ledger: &ReconciliationState<'_>,
        standing: &HashSet<usize>,
    ) -> KnownCertificates {
        let mut alike = KnownCertificates::default();
        let papers = &ledger.register.certificates;
        if papers.iter().all(|paper| paper.registered.is_some()) {
            return alike;
        }
        for (row, paper) in papers.iter().enumerate() {
            let is_new = paper.registered.is_none() && !paper.is_reversal();
            if !is_new && !standing.contains(&row) {
                continue;
            }
            alike.by_number.entry(as_misread(&paper.certificate)).or_default().push(row);
            let member = ledger.member_of_number(&paper.number);
            if let Some(of_day) = member.zip(paper.date) {
                alike.by_day.entry(of_day).or_default().push(row);
            }
            // Of a row that is gone only its number, member and points are known.
            if let Some(member) = member.filter(|_| !is_new && paper.has_no_event()) {
                alike.gone.entry(member).or_default().push(row);
            }
            alike.holds(&paper.points);
        }
        for (number, certificate) in &ledger.claims.certificates {
            let member =
                certificate.credited.as_deref().and_then(|own| ledger.member_of_number(own));
            if let Some((member, points)) = member.zip(certificate.known_points()) {
                let of_member = alike.credited.entry(member).or_default();
                of_member.push((number.clone(), points.without_gold()));
            }
        }
        let events = credited_rows_without_merges(&ledger.credited_rows);
        for member in events.flat_map(|row| row.member_credits()) {
            alike.holds(&member.points);
        }
        alike
    }

    fn holds(&mut self, points: &PointsByKind) {
        for kind in
            REGISTER_POINT_KINDS.into_iter().filter(|kind| points.points(*kind) > Exact::ZERO)
        {
            let (count, [most, second]) = self.most.entry(kind).or_default();
            *count += 1;
            let own = points.points(kind);
            (*most, *second) = match own > *most {
                true => (own, *most),
                false => (*most, own.max(*second)),
            };
        }
    }

    /// Why a certificate is probably one that is known under another number, or has points that none
    /// has.
    pub(super) fn doubts_about_certificate(
        &self,
        ledger: &ReconciliationState<'_>,
        row: usize,
        member: u32,
    ) -> Vec<String> {
        let paper = &ledger.register.certificates[row];
        let mut doubts: Vec<String> = self.other_number(ledger, row, member).into_iter().collect();
        for kind in REGISTER_POINT_KINDS {
            let Some((count, [most, second])) = self.most.get(&kind).copied() else { continue };
            let points = paper.points.points(kind);
            let others = if points == most { second } else { most };
            if count > FEWEST && others > Exact::ZERO && points >= others * Exact::from(TIMES) {
                doubts.push(format!(
                    "no other certificate or award has more than {} {}",
                    others.to_decimal(),
                    kind.full_name()
                ));
            }
        }
        doubts
    }

    /// Another certificate that this one probably is.
    fn other_number(
        &self,
        ledger: &ReconciliationState<'_>,
        row: usize,
        member: u32,
    ) -> Option<String> {
        let papers = &ledger.register.certificates;
        let paper = &papers[row];
        let number = comparable_certificate_number(&paper.certificate);
        // Of two new ones the first counts; one that was counted comes before all.
        let is_before = |other: &usize| {
            let of_other = &papers[*other];
            (of_other.registered.is_some() || *other < row)
                && comparable_certificate_number(&of_other.certificate) != number
        };
        let of_number = self.by_number.get(&as_misread(&paper.certificate)).into_iter().flatten();
        if let Some(other) = of_number.copied().find(is_before) {
            let other = &papers[other];
            return Some(format!(
                "certificate {} of member {} at {} has nearly this number",
                other.certificate,
                other.number,
                other.at.a1()
            ));
        }
        let of_day = paper.date.and_then(|day| self.by_day.get(&(member, day)));
        let same = |other: &usize| is_before(other) && is_same(paper, &papers[*other]);
        if let Some(other) = of_day.into_iter().flatten().copied().find(same) {
            let other = &papers[other];
            let event = match folded_name(&paper.event) == folded_name(&other.event) {
                true => "day, event",
                false => "day",
            };
            return Some(format!(
                "certificate {} at {} has the same member, {event} and points",
                other.certificate,
                other.at.a1()
            ));
        }
        let gone = self.gone.get(&member).into_iter().flatten();
        let mut gone = gone.map(|other| &papers[*other]);
        if let Some(other) = gone.find(|other| other.points == paper.points) {
            return Some(format!(
                "certificate {}, which was counted and is not on the sheet any more, has the same member and points",
                other.certificate
            ));
        }
        let credited = self.credited.get(&member).into_iter().flatten();
        let mut near = credited.filter(|(other, points)| {
            *points == paper.points && **other != *number && is_a_slip(&number, other)
        });
        near.next().map(|(other, _)| {
            format!("certificate {other} of an award that was credited has nearly this number")
        })
    }
}

/// Whether two certificates of a member and day say the same: the event, in full or in short, or nearly
/// the number.
fn is_same(one: &SubmittedCertificate, other: &SubmittedCertificate) -> bool {
    let [own, of_other] =
        [one, other].map(|paper| comparable_certificate_number(&paper.certificate));
    one.points == other.points
        && (folded_name(&one.event) == folded_name(&other.event)
            || names_in_short(&one.event, &other.event, "")
            || names_in_short(&other.event, &one.event, "")
            || are_exchanged(&own, &of_other))
}

/// A number as it can be misread: `A 4OO1O (copy)`, `No A 40010*` and `a40010.0` are `a40010`.
fn as_misread(number: &str) -> String {
    const BEFORE: [&str; 5] = ["certificate ", "number ", "no. ", "no ", "nr "];
    const BEHIND: [&str; 3] = ["copy", "duplicate", "*"];
    let text = number.trim().to_lowercase();
    let text = text.split('(').next().unwrap_or_default().trim_end();
    let text = BEHIND.iter().find_map(|word| text.strip_suffix(word)).unwrap_or(text).trim_end();
    let text = BEFORE.iter().find_map(|word| text.strip_prefix(word)).unwrap_or(text);
    let text = match text.split_once('.') {
        Some((whole, rest)) if rest.chars().all(|digit| digit == '0') => whole,
        _ => text,
    };
    let misread = |c: char| match c {
        'o' => '0',
        'i' | 'l' => '1',
        other => other,
    };
    comparable_certificate_number(&text.chars().map(misread).collect::<String>())
}

/// Whether one number is the other with one letter or digit wrong, or two neighbours exchanged.
fn is_a_slip(one: &str, other: &str) -> bool {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    if one.len() != other.len() {
        return false;
    }
    let wrong = |at: &usize| one[*at] != other[*at];
    match (0..one.len()).filter(wrong).collect::<Vec<_>>()[..] {
        [_] => true,
        [first, next] => {
            next == first + 1 && one[first] == other[next] && one[next] == other[first]
        }
        _ => false,
    }
}

/// Whether one number is the other with two neighbours exchanged.
fn are_exchanged(one: &str, other: &str) -> bool {
    let sorted = |text: &str| {
        let mut letters: Vec<char> = text.chars().collect();
        letters.sort_unstable();
        letters
    };
    is_a_slip(one, other) && sorted(one) == sorted(other)
}

/// The event of some days before for which a member was credited the points of a certificate that
/// names it. One that names it in full can be dated by a day of issue some weeks behind; one without a
/// day can be of any.
pub(super) fn credited_event_of_certificate<'l>(
    ledger: &'l ReconciliationState<'_>,
    days: &HashMap<Date, Vec<usize>>,
    member: u32,
    paper: &SubmittedCertificate,
) -> Option<&'l RegisterEventIdentity> {
    let is_of = |row: &&'l EventCreditRow, fits: &dyn Fn(&str, &str, &str) -> bool| {
        fits(&paper.event, &row.event.title, &row.event.organiser) && {
            let members = row.member_credits();
            let mut own =
                members.iter().filter(|own| ledger.member_of_number(&own.number) == Some(member));
            own.any(|own| own.points.without_gold() == paper.points)
        }
    };
    let rows = &ledger.credited_rows;
    let Some(day) = paper.date else {
        let mut events = credited_rows_without_merges(rows);
        let found = events.find(|row| is_of(row, &names_none_or_in_short));
        return found.map(|row| &row.event);
    };
    let of_days = |before: std::ops::RangeInclusive<i32>| {
        let all = before.filter_map(move |apart| day.checked_sub(apart.days()).ok());
        all.filter_map(|day| days.get(&day)).flatten().map(|row| &rows[*row])
    };
    let in_short =
        of_days(-1..=MAX_DATE_ERROR_DAYS).find(|row| is_of(row, &names_none_or_in_short));
    // One of an event of its own day, which was credited with other points, is no other event's.
    let is_dated = || of_days(0..=0).any(|row| is_title(&paper.event, &row.event.title, ""));
    let issued =
        || of_days(MAX_DATE_ERROR_DAYS + 1..=DAYS_TO_ISSUE).find(|row| is_of(row, &is_title));
    in_short.or_else(|| if is_dated() { None } else { issued() }).map(|row| &row.event)
}

/// Whether a certificate that was counted can be of an event that is returned later, as
/// [`credited_event_of_certificate`] finds one that was credited before. `is_dated` says whether an event of
/// the day of the certificate has its title.
pub(super) fn can_be_certificate_of_event(
    paper: &SubmittedCertificate,
    event: &RegisterEventIdentity,
    is_dated: impl FnOnce() -> bool,
) -> bool {
    let (title, body) = (&event.title, &event.organiser);
    let in_short = names_none_or_in_short(&paper.event, title, body);
    let Some(issued) = paper.date else { return in_short };
    let behind = event.date.and_then(|day| day.until(issued).ok()).map(|span| span.get_days());
    match behind {
        Some(behind) if (-1..=MAX_DATE_ERROR_DAYS).contains(&behind) => in_short,
        Some(behind) if (MAX_DATE_ERROR_DAYS + 1..=DAYS_TO_ISSUE).contains(&behind) => {
            is_title(&paper.event, title, body) && !is_dated()
        }
        _ => false,
    }
}

/// Whether a certificate has the title of an event.
pub(super) fn has_title_of_event(
    paper: &SubmittedCertificate,
    event: &RegisterEventIdentity,
) -> bool {
    is_title(&paper.event, &event.title, "")
}

/// Whether a certificate names an event in full, perhaps with its organiser.
fn is_title(typed: &str, title: &str, organiser: &str) -> bool {
    names_in_short(title, typed, "") && names_in_short(typed, title, organiser)
}

/// Whether a certificate names an event in short, or none.
fn names_none_or_in_short(typed: &str, title: &str, organiser: &str) -> bool {
    typed.trim().is_empty() || names_in_short(typed, title, organiser)
}

/// Whether a certificate names an event in short: all its words are among those of title and organiser.
fn names_in_short(typed: &str, title: &str, organiser: &str) -> bool {
    let words = |text: &str| -> BTreeSet<String> {
        name_sort_key(text).split(' ').filter(|word| !word.is_empty()).map(str::to_string).collect()
    };
    let own = words(typed);
    !own.is_empty() && own.is_subset(&words(&format!("{title} {organiser}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_the_same_however_it_is_misread() {
        for number in [
            "A 4OO10",
            "a-40010",
            "A 40010 (copy)",
            "A 40010.0",
            "A4001O copy",
            "A 400l0",
            "No A 40010*",
        ] {
            assert_eq!(as_misread(number), "a40010", "{number}");
        }
        assert_ne!(as_misread("A 40011"), "a40010");
        assert_ne!(as_misread("A 4001.5"), as_misread("A 4001"));
    }

    #[test]
    fn a_slip_is_one_character_or_two_neighbours() {
        assert!(is_a_slip("a40010", "a40100") && is_a_slip("a40010", "a40011"));
        assert!(!is_a_slip("a40010", "a4001") && !is_a_slip("a40010", "a41011"));
        assert!(!is_a_slip("a40010", "a40010"));
        assert!(are_exchanged("a40017", "a40071") && !are_exchanged("a40017", "a40018"));
    }
}
