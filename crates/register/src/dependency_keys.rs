//! What ties returns together, seen before any of them is computed.
//!
//! An event asks for others (its earlier stages, the games of its ladder, its congress), and other
//! events are what it asks for. Asked and offered are hashes; returns of which one asks for what
//! another offers must be computed together. [`events_across_returns`](super::events_across_returns) and copies of
//! one event relate only returns that are tied, as `palmares merge` checks again.

use std::hash::{Hash, Hasher};

use xxhash_rust::xxh3::Xxh3;

use engine::awards::competition::StageFacts;
use model::name_comparison::folded_name;
use model::{Event, Status};

use super::events_across_returns::folded_event_id;
use super::record::{EventFingerprint, ReturnRecord, unscored_event_hashes};

/// What the events of a return ask of others, and offer to them.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct DependencyKeys {
    /// What they ask for.
    pub asked: Vec<u64>,
    /// What they ask for besides, if one of them is in another return too: then that of the other
    /// return may be the one that counts.
    pub asked_if_copied: Vec<u64>,
    /// What others can ask of them.
    pub offered: Vec<u64>,
    /// Marks by which the same event is known in another return.
    pub marks: Vec<u64>,
}

/// What one event can ask of another. The texts are folded.
#[derive(Hash, Clone, Copy)]
enum Tie<'a> {
    /// An event with an id, of an organiser; `None` for any.
    Id(&'a str, Option<&'a str>),
    /// The parts of a competition of an organiser; `None` for any.
    PartOf(&'a str, Option<&'a str>),
    /// The events of a congress of an organiser; `None` for any.
    Congress(&'a str, Option<&'a str>),
    /// The games of a ladder.
    Ladder(&'a str),
    /// Finals of areas of a kind.
    AreaFinal(Option<&'a str>),
    /// Teams whose members drop in elsewhere.
    DropIns,
}

impl Tie<'_> {
    fn hash(self) -> u64 {
        let mut hash = Xxh3::new();
        Hash::hash(&self, &mut hash);
        hash.finish()
    }
}

impl DependencyKeys {
    /// Those of the events of a return.
    pub fn from_events(events: &[Event]) -> DependencyKeys {
        let facts: Vec<StageFacts> = events.iter().map(StageFacts::from_event).collect();
        let facts: Vec<&StageFacts> = facts.iter().collect();
        DependencyKeys::between(&facts, events.iter().flat_map(unscored_event_hashes).collect())
    }

    /// Those of the events of a return that was computed, by what they were found to be.
    pub fn from_record(record: &ReturnRecord) -> DependencyKeys {
        let facts: Vec<&StageFacts> = record.events.iter().map(|event| &*event.facts).collect();
        let prints = record.events.iter().filter_map(|event| event.fingerprint.as_ref());
        DependencyKeys::between(&facts, prints.flat_map(EventFingerprint::hashes).collect())
    }

    fn between(facts: &[&StageFacts], marks: Vec<u64>) -> DependencyKeys {
        let mut ties = DependencyKeys { marks, ..DependencyKeys::default() };
        for (at, own) in facts.iter().enumerate() {
            let here = |id: &str| {
                let mut others = facts.iter().enumerate().filter(|(other, _)| *other != at);
                others.any(|(_, other)| folded_event_id(&other.identity.id) == id)
            };
            ties.of_facts(own, here);
        }
        let DependencyKeys { asked, asked_if_copied, offered, marks } = &mut ties;
        for hashes in [asked, asked_if_copied, offered, marks] {
            hashes.sort_unstable();
            hashes.dedup();
        }
        ties
    }

    fn of_facts(&mut self, own: &StageFacts, here: impl Fn(&str) -> bool) {
        let id = folded_event_id(&own.identity.id);
        self.offer(|body| Tie::Id(&id, body), &own.identity.organiser);
        for named in own
            .links
            .qualifiers
            .iter()
            .chain(&own.links.score_sources)
            .map(|id| folded_event_id(id))
        {
            let asked = asked_of(|body| Tie::Id(&named, body), &own.identity.organiser);
            // An event of the same return is meant before those of others.
            match here(&named) {
                true => self.asked_if_copied.extend(asked),
                false => self.asked.extend(asked),
            }
        }
        if let Some(part_of) = &own.identity.part_of {
            self.offer(|body| Tie::PartOf(part_of, body), &own.identity.organiser);
            self.asked.extend(asked_of(|body| Tie::PartOf(part_of, body), &own.identity.organiser));
        }
        if let Some(congress) = &own.identity.congress {
            self.offer(|body| Tie::Congress(congress, body), &own.identity.organiser);
            if own.status == Status::Regional {
                let asked = asked_of(|body| Tie::Congress(congress, body), &own.identity.organiser);
                self.asked.extend(asked);
            }
        }
        if let Some(ladder) = &own.ladder.name {
            self.offered.push(Tie::Ladder(ladder).hash());
        }
        if own.is_ladder() {
            let names = [Some(own.identity.id.as_str()), own.ladder.name.as_deref()];
            let asked =
                names.into_iter().flatten().map(|name| Tie::Ladder(&folded_name(name)).hash());
            self.asked.extend(asked);
        }
        if own.is_area_championship_final() {
            self.both(Tie::AreaFinal(own.green_points));
        }
        if own.links.sends_drop_ins {
            self.offered.push(Tie::DropIns.hash());
        }
        if own.links.has_drop_ins {
            self.asked.push(Tie::DropIns.hash());
        }
    }

    /// Offers something of an organiser to events of this organiser, and to those without one.
    fn offer<'a>(&mut self, tie: impl Fn(Option<&'a str>) -> Tie<'a>, organiser: &'a str) {
        self.offered.extend([tie(Some(organiser)), tie(None)].map(Tie::hash));
    }

    fn both(&mut self, tie: Tie<'_>) {
        self.asked.push(tie.hash());
        self.offered.push(tie.hash());
    }
}

/// What is asked for: something of this organiser, and of events without one; an event without one
/// asks for that of any.
fn asked_of<'a>(tie: impl Fn(Option<&'a str>) -> Tie<'a>, organiser: &'a str) -> Vec<u64> {
    match organiser {
        "" => vec![tie(None).hash()],
        _ => [tie(Some(organiser)), tie(Some(""))].map(Tie::hash).to_vec(),
    }
}
