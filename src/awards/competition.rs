//! What the events of one competition know of each other: a final its qualifying
//! stages, a consolation its premier final, a division the others of its league.
//!
//! Those of one workbook are found by [`super::stages`], those of other returns
//! by the season, which works such a return out a second time.

use std::collections::BTreeSet;
use std::sync::Arc;

use jiff::civil::Date;

use crate::model::form::{Key, folded};
use crate::model::names::name_key;
use crate::model::{Event, EventKind, Exact, Status, Value};
use crate::scoring::boards_of_event;

/// An event as others of its competition see it.
#[derive(Debug, Clone)]
pub struct StageFacts {
    /// Its short name.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// The return it is in, where that is another.
    pub path: Option<String>,
    /// Who ran it, as names are compared.
    pub organiser: String,
    /// Its area, as names are compared.
    pub area: String,
    /// What it shares with the rest of its competition, as names are compared.
    pub part_of: Option<String>,
    /// The congress it belongs to, as names are compared.
    pub congress: Option<String>,
    /// First day.
    pub date: Option<Date>,
    /// The format.
    pub format: &'static str,
    /// The kind of contest.
    pub kind: EventKind,
    /// The stage.
    pub stage: &'static str,
    /// Status of the organising body.
    pub status: Status,
    /// Tables in play.
    pub tables: Exact,
    /// Contestants.
    pub contestants: u32,
    /// Boards that each contestant played.
    pub boards: Option<u32>,
    /// Sessions.
    pub sessions: u32,
    /// Full tables of the first stage, as typed.
    pub original_entry: Option<Exact>,
    /// Contestants of the first stage, as typed.
    pub original_contestants: Option<u32>,
    /// Stages before it, as typed.
    pub qualifying_stages: Option<u32>,
    /// Ids of the stages before it.
    pub qualifiers: Vec<String>,
    /// Whether it was ranked with handicaps.
    pub handicap: bool,
    /// Which division it is.
    pub division: Option<u32>,
    /// Which section of differing status it is.
    pub section_number: Option<u32>,
    /// The kind of green point event.
    pub green_points: Option<&'static str>,
    /// The ladder it is a game of.
    pub ladder: Option<String>,
    /// Results that count in a ladder.
    pub results_counted: Option<u32>,
    /// Its players, known by number or name; only where another event may ask.
    pub players: BTreeSet<String>,
}

impl StageFacts {
    /// The facts of an event.
    pub fn of(event: &Event) -> StageFacts {
        let text = |key| event.text(key).map(name_key).filter(|text| !text.is_empty());
        let typed = event.answers.number(Key::Tables).map(|cell| cell.value);
        let choice = |key| event.answers.choice(key).map(|cell| cell.value);
        let asked = event.text(Key::PartOf).is_some() || event.text(Key::GreenPoints).is_some();
        let players = event.entries.iter().filter(|_| asked).flat_map(|entry| &entry.players);
        StageFacts {
            id: event.id.clone(),
            title: event.title().to_string(),
            path: None,
            organiser: text(Key::Organiser).unwrap_or_default(),
            area: text(Key::Area).unwrap_or_default(),
            part_of: text(Key::PartOf),
            congress: text(Key::Congress),
            date: event.date(),
            format: event.format().unwrap_or_default(),
            kind: event.kind(),
            stage: event.stage(),
            status: event.status(),
            tables: typed.unwrap_or_else(|| event.tables_of(event.entries.len())),
            contestants: event.entries.len() as u32,
            boards: boards_of_event(event),
            sessions: event.whole(Key::Sessions).unwrap_or(1),
            original_entry: event.answers.number(Key::OriginalEntry).map(|cell| cell.value),
            original_contestants: event.whole(Key::OriginalContestants),
            qualifying_stages: event.whole(Key::QualifyingStages),
            qualifiers: qualifiers_of(event),
            handicap: event.handicap(),
            division: event.whole(Key::Division),
            section_number: event.whole(Key::SectionNumber),
            green_points: choice(Key::GreenPoints),
            ladder: event.text(Key::Ladder).map(folded),
            results_counted: event.whole(Key::ResultsCounted).or(event.whole(Key::BestOf)),
            players: players.map(|player| player.known_by().into_owned()).collect(),
        }
    }

    /// Whether an id means this event.
    pub fn is_named(&self, id: &str) -> bool {
        self.id.trim().eq_ignore_ascii_case(id.trim())
    }

    /// Its name for people, with its return where that is another.
    pub fn told(&self) -> String {
        match &self.path {
            None => format!("event {}", self.id),
            Some(path) => format!("event {} of {path}", self.id),
        }
    }

    /// Whether the same body ran both, as far as both say.
    pub fn same_body(&self, other: &StageFacts) -> bool {
        self.organiser.is_empty() || other.organiser.is_empty() || self.organiser == other.organiser
    }
}

/// The ids that an event names as its stages before.
pub fn qualifiers_of(event: &Event) -> Vec<String> {
    match event.answers.get(Key::Qualifier).map(|cell| cell.value) {
        Some(Value::List(ids)) => ids.iter().map(|id| id.to_string()).collect(),
        _ => Vec::new(),
    }
}

/// The other events that an event's awards can depend on.
#[derive(Debug, Clone)]
pub struct Competition {
    /// The event itself.
    pub own: Arc<StageFacts>,
    /// Those of its own return.
    pub here: Vec<Arc<StageFacts>>,
    /// Those of other returns that the season found to belong to it.
    pub elsewhere: Vec<Arc<StageFacts>>,
}

impl Competition {
    /// An event without others.
    pub fn alone(event: &Event) -> Competition {
        let own = Arc::new(StageFacts::of(event));
        Competition { own, here: Vec::new(), elsewhere: Vec::new() }
    }

    fn all(&self) -> impl Iterator<Item = &StageFacts> {
        self.here.iter().chain(&self.elsewhere).map(Arc::as_ref)
    }

    /// The event that an id means: of the own return first.
    pub fn named(&self, id: &str) -> Option<&StageFacts> {
        self.all().find(|facts| facts.is_named(id))
    }

    /// The stages before an event that can be found.
    pub fn before<'a>(&'a self, own: &'a StageFacts) -> impl Iterator<Item = &'a StageFacts> {
        own.qualifiers.iter().filter_map(|id| self.named(id))
    }

    /// The parts of the same competition: those with the same `Part of`, and those
    /// with a stage before them in common.
    pub fn parts<'a>(&'a self, own: &'a StageFacts) -> impl Iterator<Item = &'a StageFacts> {
        self.all().filter(|other| {
            let named = own.part_of.is_some() && own.part_of == other.part_of;
            let common = own
                .qualifiers
                .iter()
                .any(|id| other.qualifiers.iter().any(|other| other.eq_ignore_ascii_case(id)));
            (named || common) && own.same_body(other)
        })
    }

    /// The stages that come after an event.
    pub fn after<'a>(&'a self, own: &'a StageFacts) -> impl Iterator<Item = &'a StageFacts> {
        self.all().filter(|other| other.qualifiers.iter().any(|id| own.is_named(id)))
    }

    /// The finals, and events of one stage, that were held before an event; only
    /// where the areas of both are known.
    pub fn earlier_finals<'a>(
        &'a self,
        own: &'a StageFacts,
    ) -> impl Iterator<Item = &'a StageFacts> {
        self.all().filter(|other| {
            let is_final = ["single", "final"].contains(&other.stage);
            let known = !own.area.is_empty() && !other.area.is_empty();
            is_final && known && other.date.is_some() && other.date < own.date
        })
    }

    /// The games of a ladder.
    pub fn games<'a>(&'a self, ladder: &'a str) -> impl Iterator<Item = &'a StageFacts> {
        self.all().filter(move |other| other.ladder.as_deref() == Some(ladder))
    }
}
