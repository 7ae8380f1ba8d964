//! The quotas of organisations: what each held in a year, and what it may hold. The events come
//! return by return; those of some organisations are enough for their own lines.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use engine::awards::competition::{StageFacts, StageIdentity};
use engine::awards::quotas::{
    KnownOrganisations, OrganiserQuotaLine, OrganiserQuotaLineWithEvents, QuotaEvent,
};
use engine::pack::Pack;
use model::problem::RenderedProblem;
use model::register::Organiser;
use model::{StableSort, State};

use super::page_keys::club_key;
use super::problems;
use super::record::{EventRecord, ReturnRecord};

/// The events that count for quotas.
#[derive(Debug, Default)]
pub struct QuotaEvents {
    /// By rule book.
    books: BTreeMap<&'static str, OfBook>,
    organisers: BTreeSet<Arc<str>>,
}

/// Those under a rule book.
#[derive(Debug, Default)]
struct OfBook {
    events: Vec<HeldEvent>,
    /// The folded names of the areas.
    areas: BTreeSet<String>,
}

#[derive(Debug)]
struct HeldEvent {
    ret: u32,
    /// The organiser, as typed.
    organiser: Arc<str>,
    facts: Arc<StageFacts>,
}

/// A line of the quota report (WBU 3.2 to 3.6).
#[derive(Debug, Clone)]
pub struct QuotaReportLine {
    /// The position of the rule book.
    book: usize,
    pub line: OrganiserQuotaLine,
    /// The key of the organisation among the clubs.
    pub club: String,
    /// The events of each competition, with their days.
    pub events: String,
    /// The return and the id of the first event beyond the quota.
    beyond: Option<(u32, String)>,
}

impl QuotaEvents {
    /// Adds the events of a return.
    pub fn add_return(&mut self, ret: u32, record: &ReturnRecord) {
        self.add_those(ret, record, |_| true);
    }

    /// Adds what a return tells of areas: their names, and the events that they licensed.
    pub fn add_area_licensed_events(&mut self, ret: u32, record: &ReturnRecord) {
        self.add_those(ret, record, StageFacts::is_licensed_by_area);
    }

    fn add_those(
        &mut self,
        ret: u32,
        record: &ReturnRecord,
        is_wanted: impl Fn(&StageFacts) -> bool,
    ) {
        for event in record.events.iter().filter(|event| counts(event)) {
            let of_book = self.books.entry(event.rules).or_default();
            if !event.identity.area.is_empty() && !of_book.areas.contains(&event.identity.area) {
                of_book.areas.insert(event.identity.area.clone());
            }
            if is_wanted(&event.facts) {
                let organiser = interned(&mut self.organisers, &event.organiser.name);
                let facts = event.facts.without_table_scores();
                of_book.events.push(HeldEvent { ret, organiser, facts });
            }
        }
    }

    /// The lines of organisations, all of whose events are here. `all` knows the areas of the season;
    /// `organisers` are those of the register.
    pub fn organisation_quota_lines(
        &self,
        all: &QuotaEvents,
        organisers: &[Organiser],
    ) -> Vec<QuotaReportLine> {
        let none = BTreeSet::new();
        self.quotas(|pack, held| {
            let book = all.books.get(pack.source().id.as_str());
            let areas = book.map_or(&none, |book| &book.areas);
            pack.quotas_of_organisations(held, &KnownOrganisations { organisers, areas })
        })
    }

    /// The lines of areas for the events that they licensed, all of which are here.
    pub fn area_quota_lines(&self) -> Vec<QuotaReportLine> {
        self.quotas(|pack, held| pack.quotas_of_areas(held))
    }

    fn quotas(
        &self,
        count: impl Fn(&dyn Pack, &[QuotaEvent<'_>]) -> Vec<OrganiserQuotaLineWithEvents>,
    ) -> Vec<QuotaReportLine> {
        let mut quotas = Vec::new();
        for (book, pack) in packs::all_packs().enumerate() {
            let Some(own) = self.books.get(pack.source().id.as_str()) else { continue };
            let held = own.events.iter().map(|event| QuotaEvent {
                facts: &event.facts,
                organiser: &event.organiser,
                area: &event.facts.entitlement.area,
            });
            let held: Vec<QuotaEvent<'_>> = held.collect();
            quotas.extend(count(pack, &held).into_iter().map(|line| own.quota(book, line)));
        }
        quotas
    }
}

impl OfBook {
    fn quota(
        &self,
        book: usize,
        OrganiserQuotaLineWithEvents { line, events }: OrganiserQuotaLineWithEvents,
    ) -> QuotaReportLine {
        let told = |at: &usize| {
            let StageIdentity { date, title, .. } = &self.events[*at].facts.identity;
            date.map_or_else(|| title.clone(), |date| format!("{date} {title}"))
        };
        let competitions = events
            .iter()
            .map(|events| events.iter().map(told).collect::<Vec<String>>().join(" with "));
        let over = line.allowed.filter(|allowed| *allowed < line.held);
        let beyond = over.and_then(|allowed| events.get(allowed as usize)?.first());
        let beyond = beyond.map(|at| &self.events[*at]);
        QuotaReportLine {
            book,
            club: club_key(&line.organiser),
            events: competitions.collect::<Vec<String>>().join("; "),
            beyond: beyond.map(|event| (event.ret, event.facts.identity.id.clone())),
            line,
        }
    }
}

impl QuotaReportLine {
    /// The sort key of lines.
    fn order(&self) -> (usize, &str, Option<i16>) {
        (self.book, &self.line.organiser, self.line.year)
    }
}

/// Whether an event counts for the quotas of its rule book.
fn counts(event: &EventRecord) -> bool {
    let pack = || packs::all_packs().find(|pack| pack.source().id == event.rules);
    event.state != State::Rejected && pack().is_some_and(|pack| pack.has_quotas())
}

fn interned(known: &mut BTreeSet<Arc<str>>, text: &str) -> Arc<str> {
    if let Some(known) = known.get(text) {
        return Arc::clone(known);
    }
    let new: Arc<str> = text.into();
    known.insert(Arc::clone(&new));
    new
}

/// All lines of a season, by rule book, organisation and year: those of bodies before those of areas.
pub fn join_and_sort_quotas(
    mut bodies: Vec<QuotaReportLine>,
    areas: Vec<QuotaReportLine>,
) -> Vec<QuotaReportLine> {
    bodies.extend(areas);
    bodies.arrange_by(|a, b| a.order().cmp(&b.order()));
    bodies
}

/// What exceeds quotas, each with its return.
pub fn quota_overrun_problems(quotas: &[QuotaReportLine]) -> Vec<(u32, RenderedProblem)> {
    let overrun = |quota: &QuotaReportLine| {
        let OrganiserQuotaLine { organiser, year, what, held, allowed, note, clause, .. } =
            &quota.line;
        let (ret, event) = quota.beyond.clone()?;
        let trouble = problems::OverQuota {
            organiser: organiser.clone(),
            year: *year,
            what: what.clone(),
            held: *held,
            allowed: (*allowed)?,
            note: note.clone(),
            clause: clause.clone(),
        };
        Some((ret, RenderedProblem { event, ..RenderedProblem::for_file(trouble) }))
    };
    quotas.iter().filter_map(overrun).collect()
}
