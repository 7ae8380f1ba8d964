//! Competitions whose events are in several returns: which events of other returns each
//! event depends on. Returns with such events are computed a second time.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use engine::awards::RelatedEvents;
use engine::awards::competition::StageFacts;
use model::Status;

use super::ReturnRecord;

/// An event by its return and its position in it.
type EventAt = (usize, usize);

/// Finds, for each event, the events of other returns in its competition; keys are return
/// and position. `left_out` are copies, which count elsewhere.
pub fn same_competition_events(
    records: &[ReturnRecord],
    left_out: &BTreeSet<EventAt>,
) -> BTreeMap<usize, BTreeMap<usize, RelatedEvents>> {
    let index = Index::new(records, left_out);
    let mut found: BTreeMap<usize, BTreeMap<usize, RelatedEvents>> = BTreeMap::new();
    for at in index.events.keys() {
        let related = index.related(*at);
        let doubtful = index.doubtful(*at);
        if related.is_empty() && doubtful.is_empty() {
            continue;
        }
        let events = related.into_iter().map(|other| index.facts_of(other)).collect();
        found.entry(at.0).or_default().insert(at.1, RelatedEvents { events, doubtful });
    }
    found
}

/// The events of a season, indexed by what other events refer to them by.
struct Index<'a> {
    records: &'a [ReturnRecord],
    events: BTreeMap<EventAt, &'a StageFacts>,
    by_id: HashMap<String, Vec<EventAt>>,
    by_part: HashMap<&'a str, Vec<EventAt>>,
    by_ladder: HashMap<&'a str, Vec<EventAt>>,
    area_finals: Vec<EventAt>,
    by_congress: HashMap<&'a str, Vec<EventAt>>,
    /// Team finals whose members may drop in elsewhere.
    senders: Vec<EventAt>,
    /// For each event, the stages that follow it.
    after: HashMap<EventAt, Vec<EventAt>>,
}

/// An id as events name each other by it.
pub(super) fn folded_event_id(id: &str) -> String {
    id.trim().to_lowercase()
}

impl<'a> Index<'a> {
    fn new(records: &'a [ReturnRecord], left_out: &BTreeSet<EventAt>) -> Index<'a> {
        let mut index = Index {
            records,
            events: BTreeMap::new(),
            by_id: HashMap::new(),
            by_part: HashMap::new(),
            by_ladder: HashMap::new(),
            area_finals: Vec::new(),
            by_congress: HashMap::new(),
            senders: Vec::new(),
            after: HashMap::new(),
        };
        for (ret, record) in records.iter().enumerate() {
            for (position, event) in record.events.iter().enumerate() {
                if !left_out.contains(&(ret, position)) {
                    index.enter((ret, position), &event.facts);
                }
            }
        }
        let stages: Vec<(EventAt, EventAt)> = index
            .events
            .iter()
            .flat_map(|(at, facts)| {
                let before = facts.links.qualifiers.iter().filter_map(|id| index.before(*at, id));
                before.map(|stage| (stage, *at)).collect::<Vec<_>>()
            })
            .collect();
        for (stage, next) in stages {
            index.after.entry(stage).or_default().push(next);
        }
        index
    }

    fn enter(&mut self, at: EventAt, facts: &'a StageFacts) {
        self.events.insert(at, facts);
        self.by_id.entry(folded_event_id(&facts.identity.id)).or_default().push(at);
        if let Some(part_of) = &facts.identity.part_of {
            self.by_part.entry(part_of).or_default().push(at);
        }
        if let Some(ladder) = &facts.ladder.name {
            self.by_ladder.entry(ladder).or_default().push(at);
        }
        if facts.links.sends_drop_ins {
            self.senders.push(at);
        }
        if facts.is_area_championship_final() {
            self.area_finals.push(at);
        }
        if let Some(congress) = &facts.identity.congress {
            self.by_congress.entry(congress).or_default().push(at);
        }
    }

    /// The earlier stage that an event names by id: in its own return, else the only
    /// candidate of the season.
    fn before(&self, at: EventAt, id: &str) -> Option<EventAt> {
        match self.candidates(at, id)[..] {
            [only] => Some(only),
            _ => None,
        }
    }

    /// The event whose tables or scores another event uses: in its own return, else the
    /// only one of the season, on whatever day.
    fn source_of(&self, at: EventAt, id: &str) -> Option<EventAt> {
        let named = self.by_id.get(&folded_event_id(id)).map_or(&[][..], Vec::as_slice);
        let own = named.iter().find(|other| other.0 == at.0 && **other != at);
        let same_body = |other: &&EventAt| self.events[&at].has_same_organiser(self.events[*other]);
        let mut others = named.iter().filter(|other| **other != at).filter(same_body);
        own.or_else(|| others.next().filter(|_| others.next().is_none())).copied()
    }

    /// The ids named by an event that fit several events.
    fn doubtful(&self, at: EventAt) -> Vec<String> {
        let named = self.events[&at].links.qualifiers.iter();
        named.filter(|id| self.candidates(at, id).len() > 1).cloned().collect()
    }

    /// The candidates for an id that an event names.
    fn candidates(&self, at: EventAt, id: &str) -> Vec<EventAt> {
        let own = self.events[&at];
        let named = self.by_id.get(&folded_event_id(id)).map_or(&[][..], Vec::as_slice);
        if let Some(here) = named.iter().find(|other| other.0 == at.0 && **other != at) {
            return vec![*here];
        }
        let fits = |other: &&EventAt| {
            let facts = self.events[*other];
            let earlier = own.identity.date.is_none()
                || facts.identity.date.is_none()
                || facts.identity.date <= own.identity.date;
            **other != at && earlier && own.has_same_organiser(facts)
        };
        let mut candidates: Vec<EventAt> = named.iter().filter(fits).copied().collect();
        if candidates.len() > 1 && own.identity.part_of.is_some() {
            candidates.retain(|other| self.events[other].identity.part_of == own.identity.part_of);
        }
        candidates
    }

    /// The events of other returns that belong to an event's competition.
    fn related(&self, at: EventAt) -> BTreeSet<EventAt> {
        let own = self.events[&at];
        let mut related = BTreeSet::new();
        let part_of = own.identity.part_of.as_deref().and_then(|part_of| self.by_part.get(part_of));
        related.extend(
            part_of
                .into_iter()
                .flatten()
                .filter(|other| own.has_same_organiser(self.events[*other])),
        );
        if own.is_ladder() {
            let names = [Some(own.identity.id.as_str()), own.ladder.name.as_deref()];
            for name in names.into_iter().flatten() {
                let ladder = model::name_comparison::folded_name(name);
                related.extend(self.by_ladder.get(ladder.as_str()).into_iter().flatten());
            }
        }
        if own.is_area_championship_final() {
            let rival = |other: &&EventAt| {
                let facts = self.events[*other];
                facts.green_points == own.green_points && facts.identity.area != own.identity.area
            };
            related.extend(self.area_finals.iter().filter(rival));
        }
        // 3.6.1(c): a major congress needs its sessions, in whichever return.
        if own.status == Status::Regional {
            let congress =
                own.identity.congress.as_deref().and_then(|name| self.by_congress.get(name));
            let of_body = |other: &&EventAt| own.has_same_organiser(self.events[*other]);
            related.extend(congress.into_iter().flatten().filter(of_body));
        }
        related.extend(own.links.score_sources.iter().filter_map(|id| self.source_of(at, id)));
        if own.links.has_drop_ins {
            related.extend(self.senders.iter().copied());
        }
        related.extend(self.after.get(&at).into_iter().flatten());
        self.add_stages_before(at, &mut related);
        related.retain(|other| other.0 != at.0);
        related
    }

    /// Adds all earlier stages of an event, and the other events that follow the stage just
    /// before it.
    fn add_stages_before(&self, at: EventAt, related: &mut BTreeSet<EventAt>) {
        let mut waiting = vec![at];
        let mut seen = BTreeSet::new();
        while let Some(stage) = waiting.pop() {
            for id in &self.events[&stage].links.qualifiers {
                let Some(before) = self.before(stage, id) else { continue };
                if seen.insert(before) {
                    waiting.push(before);
                }
                if stage == at {
                    related.extend(self.after.get(&before).into_iter().flatten());
                }
            }
        }
        related.extend(seen);
    }

    /// The facts of an event for use by other returns, with the path of its return.
    fn facts_of(&self, at: EventAt) -> Arc<StageFacts> {
        let mut facts = self.events[&at].clone();
        facts.identity.path = Some(self.records[at.0].path.clone());
        Arc::new(facts)
    }
}
