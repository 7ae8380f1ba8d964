//! 1.10.3: which certificate a match goes on. An event has one certificate, unless it is a
//! league of several round-robins or has four sessions or more.

use std::collections::HashMap;

use jiff::civil::Date;

use model::form::Key;
use model::{Basis, StableSort, natural_cmp};

use super::award_case::AwardCase;
use super::contests::PlayedMatch;
use super::points_collector::PartCertificate;

/// The certificates of an event, and which match goes on which.
pub(super) struct EventCertificates {
    all: Vec<PartCertificate>,
    of_contest: Vec<usize>,
    /// The clause that splits the event, if it has several.
    pub clause: Option<&'static str>,
}

impl EventCertificates {
    /// One per three sessions (1.10.3(d)); the ranking award goes on the last.
    pub(super) fn split_by_sessions(case: &AwardCase<'_>) -> EventCertificates {
        let rules = &case.handbook.match_awards;
        let contests = case.played_matches();
        let sessions = names(contests, |contest| contest.session.as_deref());
        let typed = case.event.answer_whole_number(Key::Sessions).unwrap_or(1) as usize;
        let count = typed.max(sessions.len());
        if count <= rules.certificate_sessions {
            return EventCertificates::one(contests);
        }
        let of_contest: Option<Vec<usize>> = match sessions.is_empty() {
            false => contests
                .iter()
                .map(|contest| position(&sessions, contest.session.as_deref()))
                .collect(),
            true => evenly(contests, count),
        };
        let Some(of_contest) = of_contest else {
            return EventCertificates::one(contests);
        };
        let per = rules.certificate_sessions;
        let title = |index: usize| {
            let (first, last) = (index * per + 1, (index * per + per).min(count));
            match first == last {
                true => format!("session {first}"),
                false => format!("sessions {first} to {last}"),
            }
        };
        let titles = (0..count.div_ceil(per)).map(title).collect();
        let of_contest = of_contest.into_iter().map(|session| session / per).collect();
        EventCertificates::titled(contests, titles, of_contest, &rules.sessions_clause)
    }

    /// One per round-robin of a league (1.10.3(b)). Sessions separate the round-robins, else
    /// rounds in equal shares, else how often two teams have met.
    pub(super) fn split_by_round_robins(case: &AwardCase<'_>) -> EventCertificates {
        let contests = case.played_matches();
        // A round-robin has at least one match.
        let legs = case
            .event
            .answer_whole_number(Key::Legs)
            .map_or(1, |legs| legs as usize)
            .min(contests.len());
        if legs < 2 {
            return EventCertificates::one(contests);
        }
        let sessions = names(contests, |contest| contest.session.as_deref());
        let by_session = || {
            let leg = |contest: &PlayedMatch| position(&sessions, contest.session.as_deref());
            (sessions.len() == legs).then(|| contests.iter().map(leg).collect()).flatten()
        };
        let rounds = names(contests, |contest| contest.round.as_deref());
        let by_round = || {
            let even = !rounds.is_empty() && rounds.len().is_multiple_of(legs);
            even.then(|| evenly(contests, legs)).flatten()
        };
        let of_contest: Vec<usize> =
            by_session().or_else(by_round).unwrap_or_else(|| by_meeting(contests, legs));
        let titles = (1..=legs).map(|leg| format!("round-robin {leg}")).collect();
        let clause = &case.handbook.leagues.certificate_clause;
        EventCertificates::titled(contests, titles, of_contest, clause)
    }

    fn one(contests: &[PlayedMatch]) -> EventCertificates {
        EventCertificates {
            all: vec![PartCertificate::default()],
            of_contest: vec![0; contests.len()],
            clause: None,
        }
    }

    fn titled(
        contests: &[PlayedMatch],
        titles: Vec<String>,
        of_contest: Vec<usize>,
        clause: &'static str,
    ) -> EventCertificates {
        let last = titles.len() - 1;
        let certificate = |(index, title): (usize, String)| {
            let own = contests.iter().zip(&of_contest).filter(|(_, known)| **known == index);
            let issued: Option<Date> = own.filter_map(|(contest, _)| contest.date).max();
            // The last is issued when the event ends.
            PartCertificate { number: index as u32, title, issued: issued.filter(|_| index < last) }
        };
        let all = titles.into_iter().enumerate().map(certificate).collect();
        EventCertificates { all, of_contest, clause: Some(clause) }
    }

    /// Says in the ground that there are several.
    pub(super) fn explain(&self, ground: &mut Basis) {
        if let Some(clause) = self.clause {
            let titles: Vec<&str> = self.all.iter().map(|known| known.title.as_str()).collect();
            ground.add_cited_step(clause, format!("a certificate each for {}", titles.join(", ")));
        }
    }

    /// The index of the certificate of a match, by the index of the match.
    pub(super) fn certificate_index_of_match(&self, contest: usize) -> usize {
        self.of_contest.get(contest).copied().unwrap_or_default().min(self.all.len() - 1)
    }

    /// The certificate at an index.
    pub(super) fn get(&self, position: usize) -> &PartCertificate {
        &self.all[position.min(self.all.len() - 1)]
    }

    /// The last certificate, which carries ranking awards.
    pub(super) fn last(&self) -> &PartCertificate {
        &self.all[self.all.len() - 1]
    }
}

/// The distinct names of the parts that matches belong to, in order.
fn names<'a>(
    contests: &'a [PlayedMatch],
    of: impl Fn(&'a PlayedMatch) -> Option<&'a str>,
) -> Vec<&'a str> {
    let mut names: Vec<&str> = contests.iter().filter_map(of).collect();
    names.arrange_by(|a, b| natural_cmp(a, b));
    names.dedup();
    names
}

fn position(names: &[&str], name: Option<&str>) -> Option<usize> {
    names.iter().position(|known| Some(*known) == name)
}

/// The part of each match when rounds are split evenly; `None` if a match has no round.
fn evenly(contests: &[PlayedMatch], parts: usize) -> Option<Vec<usize>> {
    let rounds = names(contests, |contest| contest.round.as_deref());
    let part = |contest: &PlayedMatch| {
        let round = position(&rounds, contest.round.as_deref())?;
        Some(round * parts / rounds.len())
    };
    contests.iter().map(part).collect()
}

/// For each match, how often its two sides met before.
fn by_meeting(contests: &[PlayedMatch], legs: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..contests.len()).collect();
    order.arrange_by_key(|index| contests[*index].date);
    let mut met: HashMap<[Option<usize>; 2], usize> = HashMap::new();
    let mut of_contest = vec![0; contests.len()];
    for index in order {
        let mut sides = contests[index].sides;
        sides.sort_unstable();
        let times = met.entry(sides).or_default();
        of_contest[index] = (*times).min(legs - 1);
        *times += 1;
    }
    of_contest
}
