//! The season: its returns, or some of them, with its people, clubs and quotas.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use model::problem::{RenderedProblem, Severity};
use model::register::Organiser;
use model::{Language, PointsByKind, StableSort, State};

use super::club::Club;
use super::people::{PersonId, SeasonPlayers};
use super::person::{Participation, Person};
use super::problems;
use super::quotas::{self, QuotaEvents, QuotaReportLine};
use super::record::{EventRecord, ReturnRecord};
use super::season_competitions::{CompetitionRanking, CompetitionRow};
use super::tally::{CongressLastDays, EventCounts, SeasonSums, SeasonTally};
use super::year::{MissingDataQuestion, OddityQuestion};

/// A problem and its return.
#[derive(Debug, Clone, Copy)]
pub struct ReturnProblem<'a> {
    /// The return's path.
    pub path: &'a str,
    pub told: &'a RenderedProblem,
}

/// The events of returns with their returns, in order.
pub fn events_of_returns(
    returns: &[ReturnRecord],
) -> impl Iterator<Item = (&ReturnRecord, &EventRecord)> {
    returns.iter().flat_map(|ret| ret.events.iter().map(move |event| (ret, event)))
}

/// All data from which outputs are written. Of a large season some of the returns are at hand at a
/// time; everything else is that of the whole season.
#[derive(Debug, Default, Clone)]
pub struct Season {
    /// The returns, by path.
    pub returns: Vec<ReturnRecord>,
    /// The positions of the returns in the season; `None` if these are all.
    positions: Option<Vec<u32>>,
    /// The language in which its problems are said.
    pub language: Language,
    /// All names of players.
    pub people: Arc<SeasonPlayers>,
    /// The persons, by name and key.
    pub persons: Arc<Vec<Person>>,
    /// The clubs, by name.
    pub clubs: Arc<Vec<Club>>,
    /// Problems outside returns: folders that could not be opened.
    pub problems: Vec<(String, RenderedProblem)>,
    /// The quotas of each organisation, with what it held.
    pub quotas: Arc<Vec<QuotaReportLine>>,
    /// Counts of all events.
    pub counts: Arc<EventCounts>,
    /// The last days of the congresses.
    pub congresses: Arc<CongressLastDays>,
    /// The competitions over many events, by file and place.
    pub competitions: Arc<Vec<CompetitionRanking>>,
    /// What is missing.
    pub missing: Arc<Vec<MissingDataQuestion>>,
    /// What is odd.
    pub odd: Arc<Vec<OddityQuestion>>,
    /// The events that count for quotas.
    held: Arc<QuotaEvents>,
    /// The index of each person in `persons`.
    order: Arc<Vec<u32>>,
}

impl Season {
    /// Gathers a season from its returns, which must be sorted by path.
    pub fn from_returns(
        returns: Vec<ReturnRecord>,
        people: SeasonPlayers,
        problems: Vec<(String, RenderedProblem)>,
    ) -> Season {
        let (mut tally, mut held) = (SeasonTally::default(), QuotaEvents::default());
        for (ret, record) in (0u32..).zip(&returns) {
            tally.add_return(ret, record, &people);
            held.add_return(ret, record);
        }
        let look = |ret: u32| returns.get(ret as usize).map(Cow::Borrowed);
        let sums = tally.into_sums(&people, &look);
        let (mut season, mut found) = Season::from_sums(&Arc::new(people), sums);
        season.held = held.into();
        found.extend(season.compute_quotas_and_overruns(&[]));
        (season.returns, season.positions, season.problems) = (returns, None, problems);
        let all: Vec<u32> = (0..season.persons.len() as u32).collect();
        season.persons = season.persons_with_events(&all).into();
        season.clubs = season
            .clubs
            .iter()
            .map(|club| season.club_with_sorted_events(club))
            .collect::<Vec<_>>()
            .into();
        let mut of_return: BTreeMap<u32, Vec<RenderedProblem>> = BTreeMap::new();
        found.into_iter().for_each(|(ret, told)| of_return.entry(ret).or_default().push(told));
        for (ret, record) in (0u32..).zip(&mut season.returns) {
            record.add_problems(of_return.remove(&ret).unwrap_or_default());
        }
        season
    }

    /// A season without its returns and quotas, and the problems that only a comparison of returns
    /// shows, each with its return.
    pub fn from_sums(
        people: &Arc<SeasonPlayers>,
        sums: SeasonSums,
    ) -> (Season, Vec<(u32, RenderedProblem)>) {
        let SeasonSums { persons, clubs, counts, congresses, competitions, missing, odd, found } =
            sums;
        let mut order = vec![0; people.person_count()];
        for (position, person) in (0u32..).zip(&persons) {
            order[person.id.0 as usize] = position;
        }
        let season = Season {
            positions: Some(Vec::new()),
            people: Arc::clone(people),
            persons: persons.into(),
            clubs: clubs.into(),
            counts: counts.into(),
            congresses: congresses.into(),
            competitions: competitions.into(),
            missing: missing.into(),
            odd: odd.into(),
            order: order.into(),
            ..Season::default()
        };
        (season, found)
    }

    /// The same season with its problems said in a language.
    pub fn with_language(mut self, language: Language) -> Season {
        self.language = language;
        self
    }

    /// The same season with some of its returns at hand; with the position of each, in order.
    pub fn with_loaded_returns(&self, returns: Vec<ReturnRecord>, positions: Vec<u32>) -> Season {
        Season { returns, positions: Some(positions), problems: Vec::new(), ..self.clone() }
    }

    /// Some persons with the events that they played; the returns with all of them are at hand.
    /// `wanted` are positions in [`Season::persons`].
    pub fn persons_with_events(&self, wanted: &[u32]) -> Vec<Person> {
        let persons = || wanted.iter().map(|at| &self.persons[*at as usize]);
        let mut played: HashMap<PersonId, Vec<Participation>> =
            persons().map(|person| (person.id, Vec::new())).collect();
        let events = self.loaded_returns().flat_map(|(ret, record)| {
            (0u32..).zip(&record.events).map(move |(event, own)| (ret, event, own))
        });
        let mut events: Vec<(u32, u32, &EventRecord)> = events.collect();
        events.arrange_by(|(.., a), (.., b)| {
            (a.identity.date, &a.key).cmp(&(b.identity.date, &b.key))
        });
        for (ret, event, own) in events {
            for (standing, row) in own.rankings.standings.iter_with_positions() {
                for spelling in own.players_of_standing(row) {
                    let person = self.people.spelling(*spelling).person;
                    let own = Participation { ret, event, standing, spelling: *spelling };
                    if let Some(played) = played.get_mut(&person) {
                        played.push(own);
                    }
                }
            }
        }
        let players = persons().map(|person| {
            let played = played.remove(&person.id).unwrap_or_default();
            Person { played, ..person.clone() }
        });
        players.collect()
    }

    /// A club with its events by date and key; its events are at hand.
    pub fn club_with_sorted_events(&self, club: &Club) -> Club {
        let mut club = club.clone();
        club.events.arrange_by(|a, b| {
            let of = |(ret, index): &(u32, u32)| self.event(*ret, *index);
            (of(a).identity.date, &of(a).key).cmp(&(of(b).identity.date, &of(b).key))
        });
        club
    }

    /// The season as shown before its results are released: only who plays.
    pub fn embargoed(&self) -> Season {
        let returns = self.returns.iter().map(ReturnRecord::embargoed).collect();
        Season::from_returns(returns, SeasonPlayers::clone(&self.people), Vec::new())
    }

    /// This season, which is veiled, with the returns at hand of another, which are not.
    pub fn with_returns_at_hand_hidden(&self, at_hand: &Season) -> Season {
        let returns = at_hand.returns.iter().map(ReturnRecord::embargoed).collect();
        self.with_loaded_returns(returns, at_hand.positions.clone().unwrap_or_default())
    }

    /// The season without rejected events and without problems; `None` if no event is rejected.
    pub fn without_rejected_events(&self) -> Option<Season> {
        let stands = |event: &&EventRecord| event.state != State::Rejected;
        if self.events().all(|(_, event)| stands(&event)) {
            return None;
        }
        let kept = |ret: &ReturnRecord| ReturnRecord {
            path: ret.path.clone(),
            annotated: None,
            events: ret.events.iter().filter(stands).cloned().collect(),
            competitions: ret.competitions.clone(),
            odd: Vec::new(),
            quiet: Vec::new(),
            problems: Vec::new(),
        };
        let returns = self.returns.iter().map(kept).collect();
        Some(Season::from_returns(returns, SeasonPlayers::clone(&self.people), Vec::new()))
    }

    /// Computes the quotas and returns what exceeds them, each with its return. `organisers` are
    /// those of the register; empty without one.
    pub(crate) fn compute_quotas_and_overruns(
        &mut self,
        organisers: &[Organiser],
    ) -> Vec<(u32, RenderedProblem)> {
        let bodies = self.held.organisation_quota_lines(&self.held, organisers);
        self.quotas = quotas::join_and_sort_quotas(bodies, self.held.area_quota_lines()).into();
        quotas::quota_overrun_problems(&self.quotas)
    }

    /// The same of a season with all returns at hand, whose problems tell it then.
    pub fn add_quota_problems(&mut self, organisers: &[Organiser]) {
        for ret in &mut self.returns {
            ret.problems.retain(|problem| !problem.is_of_kind::<problems::OverQuota>());
        }
        for (ret, told) in self.compute_quotas_and_overruns(organisers) {
            self.returns[ret as usize].add_problems(vec![told]);
        }
    }

    /// The rows of competitions over many events for which a person gets a certificate.
    pub fn competition_certificate_rows(
        &self,
        person: PersonId,
    ) -> impl Iterator<Item = (&CompetitionRanking, &CompetitionRow)> {
        let own = move |ranking| {
            let rows = CompetitionRanking::certificate_rows(ranking);
            rows.filter(move |row| row.people.contains(&person)).map(move |row| (ranking, row))
        };
        self.competitions.iter().flat_map(own)
    }

    /// `Season 2025`, or the years that it spans.
    pub fn title(&self) -> String {
        match self.years() {
            Some((first, last)) if first == last => format!("Season {first}"),
            Some((first, last)) => format!("Season {first}\u{2013}{last}"),
            None => "Season".to_string(),
        }
    }

    /// The first and the last year of its events.
    pub fn years(&self) -> Option<(i16, i16)> {
        let years = || self.counts.months.keys().flatten().map(|(year, _)| *year);
        years().min().zip(years().max())
    }

    /// The sum of all points earned.
    pub fn total_points(&self) -> PointsByKind {
        let mut points = PointsByKind::default();
        self.persons.iter().for_each(|person| points.add_all(&person.points));
        points
    }

    /// The events with their returns, by path and position.
    pub fn events(&self) -> impl Iterator<Item = (&ReturnRecord, &EventRecord)> {
        events_of_returns(&self.returns)
    }

    /// The returns at hand with their positions in the season.
    pub fn loaded_returns(&self) -> impl Iterator<Item = (u32, &ReturnRecord)> {
        let position = |at: usize| match &self.positions {
            None => at as u32,
            Some(positions) => positions[at],
        };
        self.returns.iter().enumerate().map(move |(at, ret)| (position(at), ret))
    }

    /// A return at hand by its position in the season.
    pub(crate) fn return_at(&self, ret: u32) -> &ReturnRecord {
        let at = self.positions.as_ref().map_or(Ok(ret as usize), |all| all.binary_search(&ret));
        &self.returns[at.unwrap_or(usize::MAX)]
    }

    /// An event at hand by the position of its return and its index in it.
    pub fn event(&self, ret: u32, event: u32) -> &EventRecord {
        &self.return_at(ret).events[event as usize]
    }

    /// The person with an id.
    pub fn person(&self, id: PersonId) -> &Person {
        &self.persons[self.order[id.0 as usize] as usize]
    }

    /// All problems: first those outside returns, then by return.
    pub fn all_problems(&self) -> impl Iterator<Item = ReturnProblem<'_>> {
        let loose = self.problems.iter().map(|(path, told)| ReturnProblem { path, told });
        let of_returns = self.returns.iter().flat_map(|ret| {
            ret.problems.iter().map(|told| ReturnProblem { path: &ret.path, told })
        });
        loose.chain(of_returns)
    }

    /// The number of problems of a severity.
    pub fn problem_count(&self, severity: Severity) -> usize {
        self.all_problems().filter(|problem| problem.told.severity == severity).count()
    }
}
