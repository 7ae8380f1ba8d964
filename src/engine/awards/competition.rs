//! What the events of one competition know of each other: a final its qualifying
//! stages, a consolation its premier final, a division the others of its league.
//!
//! Those of one workbook are found by `stages`, those of other returns
//! by the season, which works such a return out a second time.

use std::collections::BTreeSet;
use std::sync::Arc;

use jiff::civil::Date;

use crate::engine::rules::book;
use crate::engine::scoring::penalties::offences_of;
use crate::engine::scoring::{Offences, TableScores, boards_of_event};
use crate::model::form::Key;
use crate::model::names::{folded, name_key};
use crate::model::spelt::Spelt;
use crate::model::{
    Category, Championship, Entry, Event, EventKind, Exact, Format, Licensor, Stage, Status,
};

use super::game::Game;
use super::placings::Placings;

/// What the quotas of a year ask of an event.
#[derive(Debug, Clone, Default, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct Entitlement {
    /// Whether it is named a championship, as typed.
    pub championship: Option<Championship>,
    /// The number of its licence.
    pub licence: Option<String>,
    /// Who licensed it.
    pub licensed_by: Option<Licensor>,
    /// A special kind of event.
    #[serde(with = "crate::model::spelt::option")]
    pub special: Option<Spelt>,
    /// Who could enter.
    pub category: Option<Category>,
    /// Where it was played, as names are compared.
    pub venue: String,
    /// Whether it is a heat of another body's competition.
    pub heat: bool,
    /// The name of its area, as typed.
    pub area: String,
}

impl Entitlement {
    fn of(event: &Event) -> Entitlement {
        let choice = |key| event.answers.choice(key).map(|cell| cell.value);
        Entitlement {
            championship: event.word(Key::Championship),
            licence: event.text(Key::Licence).map(str::to_string),
            licensed_by: event.word(Key::LicensedBy),
            special: choice(Key::Special),
            category: event.word(Key::Category),
            venue: event.text(Key::Venue).map(name_key).unwrap_or_default(),
            heat: event.answers.get(Key::HeatFor).is_some(),
            area: event.text(Key::Area).unwrap_or_default().to_string(),
        }
    }
}

/// An event as others of its competition see it.
#[derive(Debug, Clone, PartialEq, serde::Serialize, serde::Deserialize)]
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
    pub format: Option<Format>,
    /// The kind of contest.
    pub kind: EventKind,
    /// The stage.
    pub stage: Stage,
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
    /// Ids of other events that it takes tables or scores from.
    pub asks: Vec<String>,
    /// The scores at its tables, for events that they join the datum of; only where its
    /// rule set has such events.
    pub table_scores: Option<Arc<TableScores>>,
    /// Whether members of beaten teams drop in on it.
    pub has_drop_ins: bool,
    /// Whether they come from it.
    pub sends_drop_ins: bool,
    /// Whether it was ranked with handicaps.
    pub handicap: bool,
    /// Divisions of its league.
    pub divisions: Option<u32>,
    /// Which division it is.
    pub division: Option<u32>,
    /// Which section of differing status it is.
    pub section_number: Option<u32>,
    /// The kind of green point event.
    #[serde(with = "crate::model::spelt::option")]
    pub green_points: Option<Spelt>,
    /// The ladder it is a game of.
    pub ladder: Option<String>,
    /// Results that count in a ladder.
    pub results_counted: Option<u32>,
    /// Whether a ladder leads to a final, as typed.
    pub ladder_final: bool,
    /// Games available in a ladder, as typed.
    pub games_available: Option<u32>,
    /// Average full tables of a ladder's games, as typed.
    pub average_tables: Option<Exact>,
    /// What it tells the ladder it is a game of, once it is worked out.
    pub game: Option<Arc<Game>>,
    /// Its players, known by number or name; only where another event may ask.
    pub players: BTreeSet<String>,
    /// What the quotas of a year ask of it.
    pub entitlement: Entitlement,
    /// Who it is for, as typed.
    pub category: Option<Category>,
    /// Whether it is one of teams.
    pub is_of_teams: bool,
    /// The two teams that are entered in a final in stanzas, by players and by name;
    /// empty where it takes those of the stage before.
    pub finalists: Vec<[String; 2]>,
    /// Who came where in it, once it is worked out; only where its rule set asks.
    pub placings: Option<Arc<Placings>>,
    /// Offences of its contestants, for the stages behind it.
    pub offences: Offences,
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
            format: event.format(),
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
            qualifiers: event.ids(Key::Qualifier),
            asks: asked_by(event),
            table_scores: table_scores_of(event).map(Arc::new),
            has_drop_ins: book::of(event).drop_ins(event).is_some(),
            sends_drop_ins: book::of(event).is_in_stanzas(event),
            handicap: event.handicap(),
            divisions: event.whole(Key::Divisions),
            division: event.whole(Key::Division),
            section_number: event.whole(Key::SectionNumber),
            green_points: choice(Key::GreenPoints),
            ladder: event.text(Key::Ladder).map(folded),
            results_counted: event.whole(Key::ResultsCounted).or(event.whole(Key::BestOf)),
            ladder_final: event.answers.yes_no(Key::LadderFinal).is_some_and(|cell| cell.value),
            games_available: event.whole(Key::GamesAvailable),
            average_tables: event.answers.number(Key::AverageTables).map(|cell| cell.value),
            game: None,
            players: players.map(|player| player.known_by().into_owned()).collect(),
            entitlement: Entitlement::of(event),
            category: event.word(Key::Category),
            is_of_teams: event.is_of_teams(),
            finalists: finalists_of(event),
            placings: None,
            offences: offences_of(event),
        }
    }

    /// Whether a team is one of the two that are entered in a final; none where that is
    /// not known.
    pub fn is_played_by(&self, team: &Entry) -> Option<bool> {
        let same = |[known_by, name]: &[String; 2]| {
            *known_by == team.known_by() || *name == name_key(&team.title())
        };
        (!self.finalists.is_empty()).then(|| self.finalists.iter().any(same))
    }

    /// Who came where in it.
    pub fn placings(&self) -> Option<&Placings> {
        self.placings.as_deref()
    }

    /// Whether an id means this event.
    pub fn is_named(&self, id: &str) -> bool {
        self.id.trim().eq_ignore_ascii_case(id.trim())
    }

    /// Whether it is the final of an area's major championship with Green Points.
    pub fn is_area_final(&self) -> bool {
        matches!(self.green_points, Some("area teams" | "area pairs")) && self.stage.is_last()
    }

    /// Whether it is a ladder.
    pub fn is_ladder(&self) -> bool {
        self.format.is_some_and(Format::is_ladder)
    }

    /// Whether its format is a knock-out.
    pub fn is_knockout(&self) -> bool {
        self.format.is_some_and(Format::is_knockout)
    }

    /// Whether an id means this ladder: its name, or the one that it shares with its
    /// games.
    pub fn is_ladder_named(&self, id: &str) -> bool {
        self.is_named(id)
            || folded(&self.id) == folded(id)
            || self.ladder.as_deref() == Some(folded(id).as_str())
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

/// The two teams of a final that were entered in it.
fn finalists_of(event: &Event) -> Vec<[String; 2]> {
    let is_final = event.entries.len() == 2 && book::of(event).is_in_stanzas(event);
    let entered = event.entries.iter().filter(|_| is_final);
    entered.map(|entry| [entry.known_by(), name_key(&entry.title())]).collect()
}

/// The ids of events, beside its stages before, that an event takes something from:
/// tables for its datum, scores to carry.
fn asked_by(event: &Event) -> Vec<String> {
    let tables = event.ids(Key::DatumWith).into_iter();
    tables.chain(event.text(Key::CarryOverFrom).map(str::to_string)).collect()
}

/// The scores at the tables of an event of pairs, where its rule book keeps them.
fn table_scores_of(event: &Event) -> Option<TableScores> {
    let kept = book::of(event).keeps_stages();
    let of_tables = kept && !event.is_of_teams() && !event.boards.is_empty();
    of_tables.then(|| TableScores::of(event))
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
    /// Ids of stages that several returns of the season hold.
    pub doubtful: Vec<String>,
}

impl Competition {
    /// An event without others.
    pub fn alone(event: &Event) -> Competition {
        let own = Arc::new(StageFacts::of(event));
        Competition { own, here: Vec::new(), elsewhere: Vec::new(), doubtful: Vec::new() }
    }

    fn all(&self) -> impl Iterator<Item = &StageFacts> {
        self.here.iter().chain(&self.elsewhere).map(Arc::as_ref)
    }

    /// The event that another means by an id: one of its own return first.
    fn named(&self, id: &str, path: Option<&String>) -> Option<&StageFacts> {
        let named = || self.all().filter(|facts| facts.is_named(id));
        named().find(|facts| facts.path.as_ref() == path).or_else(|| named().next())
    }

    /// The event of an id, that of the own return first.
    pub fn stage(&self, id: &str) -> Option<&StageFacts> {
        self.named(id, None)
    }

    /// Whether a stage that an event names can be found.
    pub fn knows(&self, id: &str) -> bool {
        self.named(id, None).is_some()
    }

    /// Whether several returns hold an event that this one names.
    pub fn is_doubtful(&self, id: &str) -> bool {
        self.doubtful.iter().any(|known| known.eq_ignore_ascii_case(id))
    }

    /// The stages before an event that can be found.
    pub fn before<'a>(&'a self, own: &'a StageFacts) -> impl Iterator<Item = &'a StageFacts> {
        own.qualifiers.iter().filter_map(|id| self.named(id, own.path.as_ref()))
    }

    /// The stages that a rule of its rule set carries scores from into an event: the one
    /// under `Carry over from`, else its qualifiers.
    pub fn carried_from(&self, event: &Event) -> Vec<&StageFacts> {
        match event.text(Key::CarryOverFrom) {
            Some(id) => self.named(id, self.own.path.as_ref()).into_iter().collect(),
            None => self.before(&self.own).collect(),
        }
    }

    /// The other stages that are known, with placings.
    pub fn of_rules(&self) -> impl Iterator<Item = &StageFacts> {
        self.all().filter(|stage| stage.placings.is_some())
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

    /// Offences in the stages before an event, and in those before them: warnings count
    /// on from stage to stage.
    pub fn offences_before(&self) -> Offences {
        let mut offences = Offences::new();
        let (mut seen, mut next) = (Vec::new(), vec![self.own.as_ref()]);
        while let Some(stage) = next.pop() {
            for before in self.before(stage) {
                if seen.iter().any(|known| std::ptr::eq(*known, before)) {
                    continue;
                }
                seen.push(before);
                next.push(before);
                for (known_by, own) in &before.offences {
                    offences.entry(known_by.clone()).or_default().extend(own);
                }
            }
        }
        offences
    }

    /// Sessions of the congress that an event belongs to, as far as they are known.
    pub fn sessions_of_congress(&self, own: &StageFacts) -> u32 {
        let others = self.all().filter(|other| {
            own.congress.is_some() && other.congress == own.congress && own.same_body(other)
        });
        own.sessions + others.map(|other| other.sessions).sum::<u32>()
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
            let is_final = other.stage.is_last();
            let known = !own.area.is_empty() && !other.area.is_empty();
            is_final && known && other.date.is_some() && other.date < own.date
        })
    }

    /// The games of a ladder that can be found; those without a result are none.
    pub fn games<'a>(&'a self, ladder: &'a StageFacts) -> impl Iterator<Item = &'a StageFacts> {
        self.all().filter(|other| other.game.is_some() && other.stage != Stage::Final).filter(
            move |other| {
                other.ladder.as_ref().is_some_and(|id| ladder.is_ladder_named(id))
                    && ladder.same_body(other)
            },
        )
    }

    /// The ladder that an event is the final of (WBU 4.11.9).
    pub fn ladder_before<'a>(&'a self, own: &'a StageFacts) -> Option<&'a StageFacts> {
        self.all().find(|other| other.is_ladder() && self.is_final_of(own, other))
    }

    /// The final of a ladder.
    pub fn final_of_ladder<'a>(&'a self, ladder: &'a StageFacts) -> Option<&'a StageFacts> {
        self.all().find(|other| self.is_final_of(other, ladder))
    }

    /// Whether an event is the final of a ladder: it names the ladder, or games of it,
    /// as its stage before, or is a final of that ladder.
    fn is_final_of(&self, last: &StageFacts, ladder: &StageFacts) -> bool {
        let of_games = self.before(last).filter_map(|stage| stage.ladder.as_ref());
        let mut named = last.qualifiers.iter().chain(&last.ladder).chain(of_games);
        last.stage == Stage::Final
            && !last.is_ladder()
            && ladder.same_body(last)
            && named.any(|id| ladder.is_ladder_named(id))
    }
}
