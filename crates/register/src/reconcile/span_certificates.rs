//! One certificate for a month or a season, of a member whose events of that span were credited with
//! returns: its points are the sum of theirs.

use std::collections::{BTreeMap, HashMap, HashSet};

use jiff::civil::Date;

use model::PointsByKind;
use model::register::SubmittedCertificate;
use model::typed_dates::month_from_name;

use super::ledger::ReconciliationState;
use super::merge_entries::credited_rows_without_merges;

/// A month: its year times twelve, and its number less one.
type Month = i32;

/// What members with new certificates were credited, month by month: how many events, and the points.
#[derive(Default)]
pub(super) struct CreditsByMonth(HashMap<u32, BTreeMap<Month, (usize, PointsByKind)>>);

impl CreditsByMonth {
    /// What the members of these certificates were credited with returns.
    pub(super) fn for_new_certificates(ledger: &ReconciliationState<'_>) -> CreditsByMonth {
        let papers = ledger.register.certificates.iter();
        let new = papers.filter(|paper| paper.registered.is_none() && !paper.is_reversal());
        let new = new.filter_map(|paper| ledger.member_of_number(&paper.number));
        let members: HashSet<u32> = new.collect();
        let mut won = CreditsByMonth::default();
        if members.is_empty() {
            return won;
        }
        for row in credited_rows_without_merges(&ledger.credited_rows) {
            let Some(day) = row.event.date else { continue };
            for own in row.member_credits() {
                let Some(member) = ledger.member_of_number(&own.number) else { continue };
                if members.contains(&member) {
                    let months = won.0.entry(member).or_default();
                    let (events, points) = months.entry(month_of(day)).or_default();
                    *events += 1;
                    points.add_all(&own.points.without_gold());
                }
            }
        }
        won
    }

    /// How many events of a span of months a member was credited the points of a certificate for. The
    /// span is the one that it names; of one that names neither a span nor an event, any up to its day.
    pub(super) fn count_events_on_certificate(
        &self,
        member: u32,
        paper: &SubmittedCertificate,
    ) -> Option<usize> {
        /// A single event is no sum.
        const FEWEST: usize = 2;
        let months = self.0.get(&member)?;
        let in_span = |span: [Month; 2]| {
            let own = months.range(span[0]..=span[1]).map(|(_, won)| won);
            let (mut events, mut points) = (0, PointsByKind::default());
            own.for_each(|(count, won)| {
                events += count;
                points.add_all(won);
            });
            (events >= FEWEST && points == paper.points).then_some(events)
        };
        match Named::of(paper)? {
            Named::Span(span) => in_span(span),
            Named::None => {
                let last = paper.date.map_or(Month::MAX, month_of);
                let all: Vec<Month> = months.keys().copied().filter(|own| *own <= last).collect();
                let spans = all.iter().enumerate();
                let mut spans =
                    spans.flat_map(|(nth, to)| all[..=nth].iter().map(|from| [*from, *to]));
                spans.find_map(in_span)
            }
        }
    }
}

/// What a certificate says of its events.
enum Named {
    /// The first and the last month.
    Span([Month; 2]),
    /// Nothing.
    None,
}

impl Named {
    /// `None` if it names an event. `Jan-Aug 2025`, `June 2025` and `2025` are spans; `Season` and
    /// `Club points` say nothing.
    fn of(paper: &SubmittedCertificate) -> Option<Named> {
        const WITHOUT_EVENT: [&str; 16] = [
            "all",
            "and",
            "annual",
            "certificate",
            "club",
            "events",
            "for",
            "from",
            "month",
            "points",
            "season",
            "to",
            "total",
            "until",
            "year",
            "of",
        ];
        let text = paper.event.to_lowercase();
        let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        let (mut months, mut years) = (Vec::new(), Vec::new());
        for word in words {
            let year = word.parse::<i32>().ok().filter(|year| (1950..=2150).contains(year));
            match (month_from_name(word), year) {
                (Some(month), _) => months.push(i32::from(month) - 1),
                (_, Some(year)) => years.push(year),
                _ if WITHOUT_EVENT.contains(&word) => {}
                _ => return None,
            }
        }
        let issued = paper.date.map(|day| i32::from(day.year()));
        let (first, last) = match (years.first().copied().or(issued), years.last().copied()) {
            (Some(first), last) => (first, last.or(issued).unwrap_or(first)),
            (None, _) => return Some(Named::None),
        };
        Some(match months[..] {
            [] if years.is_empty() => Named::None,
            [] => Named::Span([first * 12, last * 12 + 11]),
            // `Nov-Mar 2026` begins in the year before.
            [from, .., to] if from > to && first == last => {
                Named::Span([(first - 1) * 12 + from, last * 12 + to])
            }
            [from] => Named::Span([first * 12 + from, last * 12 + from]),
            [from, .., to] => Named::Span([first * 12 + from, last * 12 + to]),
        })
    }
}

fn month_of(day: Date) -> Month {
    i32::from(day.year()) * 12 + i32::from(day.month()) - 1
}
