//! What remains of a return once it is written: the result, which pages, workbooks, a
//! second run and the register read. It says all that they need, so that no output is
//! read back, and can be kept as bytes (`stored`).

mod contestants;
mod draw;
mod fingerprint;
mod games;
pub mod stored;

use std::ops::Deref;
use std::sync::Arc;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::engine::awards::Outcome;
use crate::engine::awards::competition::StageFacts;
use crate::engine::scoring::boards_of_event;
use crate::engine::standings::{RankingList, TEAMS, parts_of};
use crate::model::form::Key;
use crate::model::spelt::Spelt;
use crate::model::{
    AwardKind, Basis, Congress, EntryStatus, Event, EventKind, Exact, Holding, Issue, Portion,
    State, Unit, natural,
};
use crate::problem::Told;

use super::people::{People, SpellingId};

pub use contestants::{CategoryRecord, ListRecord, PartRecord, StandingRecord};
pub use draw::{DrawRecord, PairingRecord};
pub use fingerprint::Fingerprint;
pub use games::{GameRecord, GamesRecord, SeatRecord};

/// What remains of a return.
#[derive(Debug, Default, Clone, Serialize, Deserialize)]
pub struct ReturnRecord {
    /// Its path below the folder that was given, with `/` between folders.
    pub path: String,
    /// The path of its annotated copy below `returns/`, where there is one.
    pub annotated: Option<String>,
    /// Its events.
    pub events: Vec<EventRecord>,
    /// What is wrong with it.
    pub problems: Vec<Told>,
}

/// An event in the season's memory: its facts, which are read as fields of it, and what
/// was worked out.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct EventRecord {
    /// Its key.
    pub key: String,
    /// Day of issue of its certificates.
    pub last_day: Option<Date>,
    /// Who ran it.
    pub organiser: String,
    /// The rule set.
    #[serde(with = "rules_id")]
    pub rules: Spelt,
    /// Whether players get certificates, and of which kind.
    pub issue: Issue,
    /// The congress whose events share a certificate.
    pub congress: Option<Box<Congress>>,
    /// Who signs them.
    pub officer: String,
    /// Contestants entered.
    pub contestants: u32,
    /// Tables in play; none where the format has no tables.
    pub tables: Option<Exact>,
    /// Boards that each contestant played.
    pub boards: Option<u32>,
    /// Whether its boards can be shown: it was scored from them.
    pub of_boards: bool,
    /// How far it can be trusted.
    pub state: State,
    /// What scores are counted in.
    pub unit: Unit,
    /// Sessions that were played.
    pub sessions: u32,
    /// The ranking lists.
    pub lists: Vec<ListRecord>,
    /// Lists of one category beside them.
    pub categories: Vec<CategoryRecord>,
    /// The contestants of all lists, by list and place; those without a score
    /// stand behind the others.
    pub standings: Vec<StandingRecord>,
    /// The players of all contestants.
    pub players: Vec<SpellingId>,
    /// The awards, by standing and player.
    pub awards: Vec<AwardRecord>,
    /// Who met whom, for an event of one player a side.
    pub games: Option<Box<GamesRecord>>,
    /// The games of a Diplomacy tournament, by round and board.
    pub diplomacy: Option<Box<[GameRecord]>>,
    /// The next round, where there is one to draw.
    pub draw: Option<Box<DrawRecord>>,
    /// Whether its places and awards are kept secret for now.
    pub embargoed: bool,
    /// The ground of the event's awards; [`stored`] keeps it apart.
    #[serde(skip)]
    pub ground: Arc<Basis>,
    /// The event as others of its competition see it.
    pub facts: Arc<StageFacts>,
    /// Identifies what was played, whatever the file.
    pub fingerprint: Option<Fingerprint>,
}

impl Deref for EventRecord {
    type Target = StageFacts;

    fn deref(&self) -> &StageFacts {
        &self.facts
    }
}

/// An award.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct AwardRecord {
    /// The contestant, an index into [`EventRecord::standings`].
    pub standing: u32,
    /// The player.
    pub player: SpellingId,
    /// The place that earned it, and how many share it.
    pub place: (u32, u32),
    /// What was awarded.
    pub kind: AwardKind,
    /// What a title or prize is called: `Champion`; empty for points.
    pub title: Box<str>,
    /// How much.
    pub points: Exact,
    /// Why; [`stored`] keeps it apart, as awards share it.
    #[serde(skip)]
    pub basis: Arc<Basis>,
    /// The certificates it goes on, where it is not one of the event's last day.
    pub portions: Box<[Portion]>,
}

impl EventRecord {
    /// What remains of an event. Its players are entered among the season's.
    pub fn new(outcome: &Outcome, key: String, people: &mut People) -> EventRecord {
        let event = &outcome.event;
        let organiser = event.text(Key::Organiser).unwrap_or_default();
        let green = outcome.awarded.awards.iter().any(|award| award.kind == AwardKind::Green);
        let issue = Issue::of(event, green);
        let mut record = EventRecord {
            key,
            last_day: event.last_day(),
            organiser: organiser.to_string(),
            rules: event.rules.map_or("", |rules| rules.id),
            issue,
            congress: Congress::of(event, issue).map(Box::new),
            officer: event.text(Key::IssuingOfficer).unwrap_or_default().to_string(),
            contestants: players_or_teams(event),
            tables: tables(event),
            boards: boards_of_event(event),
            of_boards: event.state != State::Rejected
                && outcome.scores.worked().is_some()
                && !event.boards.is_empty(),
            state: event.state,
            unit: outcome.scores.unit,
            sessions: outcome.scores.sessions.len() as u32,
            lists: Vec::with_capacity(outcome.lists.len()),
            categories: Vec::new(),
            standings: Vec::with_capacity(event.entries.len()),
            players: Vec::new(),
            awards: Vec::with_capacity(outcome.awarded.awards.len()),
            games: None,
            diplomacy: None,
            draw: DrawRecord::of(outcome).map(Box::new),
            embargoed: false,
            ground: Arc::new(outcome.awarded.ground.clone()),
            facts: Arc::clone(&outcome.facts),
            fingerprint: Fingerprint::of(outcome),
        };
        let mut positions = vec![0u32; event.entries.len()];
        for list in &outcome.lists {
            record.add_list(outcome, list, people, &mut positions);
        }
        let categories = outcome.categories.iter();
        record.categories = categories.map(|list| CategoryRecord::of(list, &positions)).collect();
        record.add_awards(outcome, &positions);
        record.diplomacy = GameRecord::of(outcome, &record.lists, &positions);
        // Without lists there is nobody whose games they could be.
        let table = outcome.table.as_ref().filter(|_| !record.lists.is_empty());
        record.games = table.map(|table| Box::new(GamesRecord::of(table, &positions)));
        record
    }

    /// The event as pages may show it before its results are released: who plays, by
    /// label, without places, scores, games and awards.
    pub fn veiled(&self) -> EventRecord {
        let mut veiled = self.clone();
        veiled.embargoed = true;
        veiled.lists.retain(|list| list.section.as_deref() != Some(TEAMS));
        veiled.standings.clear();
        for list in &mut veiled.lists {
            let start = veiled.standings.len() as u32;
            let range = list.standings.start as usize..list.standings.end as usize;
            let mut own: Vec<&StandingRecord> = self.standings[range].iter().collect();
            own.sort_by(|a, b| natural(&a.entry, &b.entry));
            veiled.standings.extend(own.into_iter().map(StandingRecord::veiled));
            list.standings = start..veiled.standings.len() as u32;
            list.ranked = 0;
        }
        veiled.awards.clear();
        veiled.categories = Default::default();
        (veiled.games, veiled.diplomacy, veiled.of_boards) = (None, None, false);
        veiled.ground = Arc::default();
        veiled
    }

    fn add_list(
        &mut self,
        outcome: &Outcome,
        list: &RankingList,
        people: &mut People,
        positions: &mut [u32],
    ) {
        let start = self.standings.len() as u32;
        let parts = parts_of(&outcome.event, list);
        let ranked = list.standings.iter().map(|standing| (standing.entry, Some(standing)));
        let unranked = list.unranked.iter().map(|entry| (*entry, None));
        for (index, standing) in ranked.chain(unranked) {
            let entry = &outcome.event.entries[index];
            positions[index] = self.standings.len() as u32;
            let first = self.players.len() as u32;
            let club = entry.club.as_deref().unwrap_or(&self.organiser);
            for player in &entry.players {
                self.players.push(people.enter(&player.name, player.number.as_deref(), club));
            }
            let players = first..self.players.len() as u32;
            let part = PartRecord::of(&parts, index).map(Box::new);
            let standing = StandingRecord::of(outcome, index, standing);
            self.standings.push(StandingRecord { part, players, ..standing });
        }
        self.lists.push(ListRecord {
            section: list.section.as_deref().map(Into::into),
            direction: list.direction,
            standings: start..self.standings.len() as u32,
            ranked: list.standings.len() as u32,
        });
    }

    fn add_awards(&mut self, outcome: &Outcome, positions: &[u32]) {
        for award in &outcome.awarded.awards {
            let standing = positions[award.entry];
            let players = &self.standings[standing as usize].players;
            let player = self.players[players.start as usize + award.player];
            self.awards.push(AwardRecord {
                standing,
                player,
                place: (award.place, award.tied),
                kind: award.kind,
                title: award.title.clone(),
                points: award.points,
                basis: Arc::clone(&award.basis),
                portions: award.portions.as_slice().into(),
            });
        }
        self.awards.sort_by_key(|award| award.standing);
    }

    /// The list that a standing is in.
    pub fn list_of(&self, standing: u32) -> Option<&ListRecord> {
        self.lists.iter().find(|list| list.standings.contains(&standing))
    }

    /// The players of a contestant.
    pub fn players_of(&self, standing: &StandingRecord) -> &[SpellingId] {
        &self.players[standing.players.start as usize..standing.players.end as usize]
    }

    /// The table of its games and a contestant's position in it.
    pub fn games_of(&self, standing: u32) -> Option<(&GamesRecord, usize)> {
        let games = self.games.as_deref()?;
        let position = games.players.iter().position(|player| player.standing == standing)?;
        Some((games, position))
    }

    /// The awards of a contestant.
    pub fn awards_of(&self, standing: u32) -> impl Iterator<Item = &AwardRecord> {
        let first = self.awards.partition_point(|award| award.standing < standing);
        self.awards[first..].iter().take_while(move |award| award.standing == standing)
    }

    /// Points that it brought in all.
    pub fn points(&self) -> Holding {
        let mut points = Holding::default();
        self.awards.iter().for_each(|award| points.add(award.kind, award.points));
        points
    }

    /// Whether players get their points on certificates (WBU 1.7.1).
    pub fn on_certificates(&self) -> bool {
        self.issue != Issue::Direct
    }
}

/// Contestants entered; teams of players who are contestants themselves are none.
fn players_or_teams(event: &Event) -> u32 {
    event.entries.iter().filter(|entry| entry.status != EntryStatus::Team).count() as u32
}

/// Tables in play: as typed, else as the entries make them; those of a ladder
/// play at no time together.
fn tables(event: &Event) -> Option<Exact> {
    let typed = event.answers.number(Key::Tables).map(|cell| cell.value);
    let at_once = event.kind() != EventKind::Other && !event.is_ladder();
    let counted = at_once.then(|| event.tables_of(event.entries.len()));
    typed.or(counted)
}

/// The id of a rule book in a stored record; empty for none.
mod rules_id {
    use serde::de::{Deserializer, Error};
    use serde::{Deserialize, Serializer};

    use crate::packs;

    pub fn serialize<S: Serializer>(id: &str, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(id)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<&'static str, D::Error> {
        let id = String::deserialize(from)?;
        let known = packs::id_of(Some(&id)).or_else(|| id.is_empty().then_some(""));
        known.ok_or_else(|| D::Error::custom(format!("{id} is no rule book")))
    }
}
