//! What the events of one competition know of each other: a final its qualifying stages, a
//! consolation its premier final, a division the rest of its league.
//!
//! `stages` finds those of the same workbook, the season those of other returns; then it works the
//! return out again.

use model::problem::{Phrase, phrase};
use std::collections::BTreeSet;
use std::sync::Arc;

use jiff::civil::Date;

use crate::rules::rule_book_facts;
use crate::scoring::penalties::offences_of_event;
use crate::scoring::{EarlierOffences, ScoresByBoard, boards_per_contestant};
use model::form::Key;
use model::listed_word::ListedWord;
use model::name_comparison::{folded_name, name_key};
use model::{
    Category, Championship, Entry, Event, EventKind, Exact, Format, Licensor, Stage, Status,
};

use super::ladder_games::LadderGame;
use super::placings::StagePlacings;

/// What the quotas of a year need to know of an event.
#[derive(Debug, Clone, Default, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct EventFactsForQuotas {
    /// Whether it is a championship, as typed.
    pub championship: Option<Championship>,
    /// The number of its licence.
    pub licence: Option<String>,
    pub licensed_by: Option<Licensor>,
    /// The special kind of event.
    #[serde(with = "model::listed_word::option")]
    pub special: Option<ListedWord>,
    /// Who could enter, from the answer `Category`.
    pub category: Option<Category>,
    /// The venue, folded for comparison.
    pub venue: String,
    /// Whether it is a heat of another organiser's competition.
    pub heat: bool,
    /// The area, as typed.
    pub area: String,
}

impl EventFactsForQuotas {
    fn from_event(event: &Event) -> EventFactsForQuotas {
        let choice = |key| event.answers.choice(key).map(|cell| cell.value);
        EventFactsForQuotas {
            championship: event.listed_answer(Key::Championship),
            licence: event.answer_text(Key::Licence).map(str::to_string),
            licensed_by: event.listed_answer(Key::LicensedBy),
            special: choice(Key::Special),
            category: event.listed_answer(Key::Category),
            venue: event.answer_text(Key::Venue).map(name_key).unwrap_or_default(),
            heat: event.answers.get(Key::HeatFor).is_some(),
            area: event.answer_text(Key::Area).unwrap_or_default().to_string(),
        }
    }
}

/// What an event is called, whose it is and when it was held.
#[derive(Debug, Clone, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct StageIdentity {
    /// The short name by which other events refer to it.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// The path of its return, if it is in another one.
    pub path: Option<String>,
    /// The organiser, folded for comparison.
    pub organiser: String,
    /// The area, folded for comparison.
    pub area: String,
    /// The folded name of the competition that it is part of.
    pub part_of: Option<String>,
    /// The folded name of its congress.
    pub congress: Option<String>,
    /// The first day, if the return says it.
    pub date: Option<Date>,
}

impl StageIdentity {
    fn from_event(event: &Event) -> StageIdentity {
        let text = |key| event.answer_text(key).map(name_key).filter(|text| !text.is_empty());
        StageIdentity {
            id: event.id.clone(),
            title: event.title().to_string(),
            path: None,
            organiser: text(Key::Organiser).unwrap_or_default(),
            area: text(Key::Area).unwrap_or_default(),
            part_of: text(Key::PartOf),
            congress: text(Key::Congress),
            date: event.date(),
        }
    }
}

/// How many played in an event, and how much.
#[derive(Debug, Clone, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct StageSize {
    /// The tables in play; a half table is ½.
    pub tables: Exact,
    pub contestants: u32,
    /// Boards that each contestant played.
    pub boards: Option<u32>,
    pub sessions: u32,
    /// Full tables of the first stage, as typed.
    pub original_entry: Option<Exact>,
    /// Contestants of the first stage, as typed.
    pub original_contestants: Option<u32>,
}

impl StageSize {
    fn from_event(event: &Event) -> StageSize {
        let number = |key| event.answers.number(key).map(|cell| cell.value);
        let tables = number(Key::Tables);
        StageSize {
            tables: tables.unwrap_or_else(|| event.table_count(event.entries.len())),
            contestants: event.entries.len() as u32,
            boards: boards_per_contestant(event),
            sessions: event.answer_whole_number(Key::Sessions).unwrap_or(1),
            original_entry: number(Key::OriginalEntry),
            original_contestants: event.answer_whole_number(Key::OriginalContestants),
        }
    }
}

/// The events that an event builds on, and whom it shares with others.
#[derive(Debug, Clone, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct StageLinks {
    /// The number of stages before it, as typed.
    pub qualifying_stages: Option<u32>,
    /// Ids of the stages before it.
    pub qualifiers: Vec<String>,
    /// Ids of other events from which it takes tables or scores.
    pub score_sources: Vec<String>,
    /// Whether members of beaten teams drop in on it.
    pub has_drop_ins: bool,
    /// Whether members of its beaten teams drop in elsewhere.
    pub sends_drop_ins: bool,
    /// The two teams entered in a final in stanzas, by players and by name; empty if the final
    /// takes the teams of the stage before.
    pub finalists: Vec<[String; 2]>,
}

impl StageLinks {
    fn from_event(event: &Event) -> StageLinks {
        StageLinks {
            qualifying_stages: event.answer_whole_number(Key::QualifyingStages),
            qualifiers: event.answer_event_ids(Key::Qualifier),
            score_sources: score_sources_of(event),
            has_drop_ins: rule_book_facts::facts_of_event_rule_book(event)
                .late_entry_score_rule(event)
                .is_some(),
            sends_drop_ins: rule_book_facts::facts_of_event_rule_book(event)
                .is_match_in_stanzas(event),
            finalists: finalists_of(event),
        }
    }
}

/// The part of a league or of a sectional event that an event is.
#[derive(Debug, Clone, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct DivisionAndSection {
    /// The number of divisions of its league.
    pub divisions: Option<u32>,
    pub division: Option<u32>,
    /// The number of its section, if sections differ in status.
    pub section_number: Option<u32>,
}

/// The terms of the ladder that an event is, or is a game of.
#[derive(Debug, Clone, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct LadderTerms {
    /// The folded name of the ladder that it is a game of.
    pub name: Option<String>,
    /// The number of results that count.
    pub results_counted: Option<u32>,
    /// Whether it leads to a final, as typed.
    pub has_final: bool,
    /// Games available, as typed.
    pub games_available: Option<u32>,
    /// Average full tables of its games, as typed.
    pub average_tables: Option<Exact>,
}

impl LadderTerms {
    fn from_event(event: &Event) -> LadderTerms {
        LadderTerms {
            name: event.answer_text(Key::Ladder).map(folded_name),
            results_counted: event
                .answer_whole_number(Key::ResultsCounted)
                .or(event.answer_whole_number(Key::BestOf)),
            has_final: event.answers.yes_no(Key::LadderFinal).is_some_and(|cell| cell.value),
            games_available: event.answer_whole_number(Key::GamesAvailable),
            average_tables: event.answers.number(Key::AverageTables).map(|cell| cell.value),
        }
    }
}

/// What was worked out of an event that other events of its competition may need.
#[derive(Debug, Clone, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct StageResults {
    /// The scores at its tables, for events that join its datum; only if its rule book has such
    /// events.
    pub table_scores: Option<Arc<ScoresByBoard>>,
    /// Its results for its ladder, once it is worked out.
    pub game: Option<Arc<LadderGame>>,
    /// Its placings, once it is worked out; only if its rule book needs them.
    pub placings: Option<Arc<StagePlacings>>,
    /// Offences of its contestants, for later stages.
    pub offences: EarlierOffences,
}

/// What other events of its competition know of an event.
#[derive(Debug, Clone, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct StageFacts {
    pub identity: StageIdentity,
    pub format: Option<Format>,
    /// The kind of contest.
    pub kind: EventKind,
    pub stage: Stage,
    /// Status of the organising body.
    pub status: Status,
    pub size: StageSize,
    pub links: StageLinks,
    /// Whether it was ranked with handicaps.
    pub handicap: bool,
    pub league: DivisionAndSection,
    /// The kind of Green Point event.
    #[serde(with = "model::listed_word::option")]
    pub green_points: Option<ListedWord>,
    pub ladder: LadderTerms,
    /// Its players by number or name; only if another event may need them.
    pub player_keys: BTreeSet<String>,
    /// What the quotas of a year need.
    pub entitlement: EventFactsForQuotas,
    /// Whether it is an event of teams.
    pub is_of_teams: bool,
    pub results: StageResults,
}

impl StageFacts {
    /// The facts of an event.
    pub fn from_event(event: &Event) -> StageFacts {
        let asked = event.answer_text(Key::PartOf).is_some()
            || event.answer_text(Key::GreenPoints).is_some();
        let players = event.entries.iter().filter(|_| asked).flat_map(|entry| &entry.players);
        StageFacts {
            identity: StageIdentity::from_event(event),
            format: event.format(),
            kind: event.contestant_kind(),
            stage: event.stage(),
            status: event.organiser_status(),
            size: StageSize::from_event(event),
            links: StageLinks::from_event(event),
            handicap: event.is_handicapped(),
            league: DivisionAndSection {
                divisions: event.answer_whole_number(Key::Divisions),
                division: event.answer_whole_number(Key::Division),
                section_number: event.answer_whole_number(Key::SectionNumber),
            },
            green_points: event.answers.choice(Key::GreenPoints).map(|cell| cell.value),
            ladder: LadderTerms::from_event(event),
            player_keys: players.map(|player| player.identity_key().into_owned()).collect(),
            entitlement: EventFactsForQuotas::from_event(event),
            is_of_teams: event.is_of_teams(),
            results: StageResults {
                table_scores: table_scores_of(event).map(Arc::new),
                game: None,
                placings: None,
                offences: offences_of_event(event),
            },
        }
    }

    /// The same facts without the scores at its tables, which only its own competition needs.
    pub fn without_table_scores(self: &Arc<StageFacts>) -> Arc<StageFacts> {
        if self.results.table_scores.is_none() {
            return Arc::clone(self);
        }
        let mut without = StageFacts::clone(self);
        without.results.table_scores = None;
        Arc::new(without)
    }

    /// Whether a team is one of the two in a final; `None` if unknown.
    pub fn is_finalist(&self, team: &Entry) -> Option<bool> {
        let same = |[known_by, name]: &[String; 2]| {
            *known_by == team.identity_key() || *name == name_key(&team.display_name())
        };
        (!self.links.finalists.is_empty()).then(|| self.links.finalists.iter().any(same))
    }

    /// The placings, as far as stages after it need them.
    pub fn placings(&self) -> Option<&StagePlacings> {
        self.results.placings.as_deref()
    }

    /// Whether an id means this event.
    pub fn is_meant_by_id(&self, id: &str) -> bool {
        self.identity.id.trim().eq_ignore_ascii_case(id.trim())
    }

    /// Whether it is the final of an area's major championship with Green Points.
    pub fn is_area_championship_final(&self) -> bool {
        matches!(self.green_points, Some("area teams" | "area pairs")) && self.stage.is_last()
    }

    /// Whether an area licensed it.
    pub fn is_licensed_by_area(&self) -> bool {
        let EventFactsForQuotas { licence, licensed_by, .. } = &self.entitlement;
        let by_area = licence.is_some() && *licensed_by == Some(Licensor::Area);
        by_area && !self.identity.area.is_empty()
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
    pub fn is_ladder_with_id(&self, id: &str) -> bool {
        self.is_meant_by_id(id)
            || folded_name(&self.identity.id) == folded_name(id)
            || self.ladder.name.as_deref() == Some(folded_name(id).as_str())
    }

    /// Its name for people, with its return if that is another.
    pub fn title_with_return(&self) -> Phrase {
        let id = self.identity.id.clone();
        match &self.identity.path {
            None => phrase!("event {id}", id),
            Some(path) => phrase!("event {id} of {path}", id, path = path.to_string()),
        }
    }

    /// Whether the same organiser ran both, as far as known.
    pub fn has_same_organiser(&self, other: &StageFacts) -> bool {
        self.identity.organiser.is_empty()
            || other.identity.organiser.is_empty()
            || self.identity.organiser == other.identity.organiser
    }
}

/// The two teams entered in a final.
fn finalists_of(event: &Event) -> Vec<[String; 2]> {
    let is_final = event.entries.len() == 2
        && rule_book_facts::facts_of_event_rule_book(event).is_match_in_stanzas(event);
    let entered = event.entries.iter().filter(|_| is_final);
    entered.map(|entry| [entry.identity_key(), name_key(&entry.display_name())]).collect()
}

/// The ids of events, other than stages before it, from which an event takes tables or scores.
fn score_sources_of(event: &Event) -> Vec<String> {
    let tables = event.answer_event_ids(Key::DatumWith).into_iter();
    tables.chain(event.answer_text(Key::CarryOverFrom).map(str::to_string)).collect()
}

/// The scores at the tables of a pairs event, if its rule book keeps them.
fn table_scores_of(event: &Event) -> Option<ScoresByBoard> {
    let kept = rule_book_facts::facts_of_event_rule_book(event).needs_earlier_stages();
    let of_tables = kept && !event.is_of_teams() && !event.boards.is_empty();
    of_tables.then(|| ScoresByBoard::from_event(event))
}

/// The other events that the awards of an event can depend on.
#[derive(Debug, Clone)]
pub struct CompetitionStages {
    /// The facts of the event itself.
    pub own: Arc<StageFacts>,
    /// The events of its own return.
    pub here: Vec<Arc<StageFacts>>,
    /// The related events of other returns.
    pub elsewhere: Vec<Arc<StageFacts>>,
    /// Ids of stages that several returns hold.
    pub doubtful: Vec<String>,
}

impl CompetitionStages {
    /// An event on its own.
    pub fn for_single_event(event: &Event) -> CompetitionStages {
        let own = Arc::new(StageFacts::from_event(event));
        CompetitionStages { own, here: Vec::new(), elsewhere: Vec::new(), doubtful: Vec::new() }
    }

    fn all(&self) -> impl Iterator<Item = &StageFacts> {
        self.here.iter().chain(&self.elsewhere).map(Arc::as_ref)
    }

    /// The event with an id, as seen from a return: one of the same return first.
    fn named(&self, id: &str, path: Option<&String>) -> Option<&StageFacts> {
        let named = || self.all().filter(|facts| facts.is_meant_by_id(id));
        named().find(|facts| facts.identity.path.as_ref() == path).or_else(|| named().next())
    }

    /// The event with an id; one of the own return first.
    pub fn stage_with_id(&self, id: &str) -> Option<&StageFacts> {
        self.named(id, None)
    }

    /// Whether a stage that an event names exists.
    pub fn has_stage(&self, id: &str) -> bool {
        self.named(id, None).is_some()
    }

    /// Whether several returns hold a stage that this event names.
    pub fn is_ambiguous_stage(&self, id: &str) -> bool {
        self.doubtful.iter().any(|known| known.eq_ignore_ascii_case(id))
    }

    /// The known stages before an event.
    pub fn stages_before<'a>(
        &'a self,
        own: &'a StageFacts,
    ) -> impl Iterator<Item = &'a StageFacts> {
        own.links.qualifiers.iter().filter_map(|id| self.named(id, own.identity.path.as_ref()))
    }

    /// The stages from which the rule book carries scores into an event: that under `Carry over
    /// from`, else its qualifiers.
    pub fn carry_over_sources(&self, event: &Event) -> Vec<&StageFacts> {
        match event.answer_text(Key::CarryOverFrom) {
            Some(id) => self.named(id, self.own.identity.path.as_ref()).into_iter().collect(),
            None => self.stages_before(&self.own).collect(),
        }
    }

    /// The other known stages with placings.
    pub fn stages_with_placings(&self) -> impl Iterator<Item = &StageFacts> {
        self.all().filter(|stage| stage.results.placings.is_some())
    }

    /// The other parts of a competition: events with the same `Part of` or with a common earlier
    /// stage.
    pub fn sibling_stages<'a>(
        &'a self,
        own: &'a StageFacts,
    ) -> impl Iterator<Item = &'a StageFacts> {
        self.all().filter(|other| {
            let named =
                own.identity.part_of.is_some() && own.identity.part_of == other.identity.part_of;
            let common = own.links.qualifiers.iter().any(|id| {
                other.links.qualifiers.iter().any(|other| other.eq_ignore_ascii_case(id))
            });
            (named || common) && own.has_same_organiser(other)
        })
    }

    /// Offences in all earlier stages. Warnings are counted from stage to stage.
    pub(crate) fn offences_in_earlier_stages(&self) -> EarlierOffences {
        let mut offences = EarlierOffences::new();
        let (mut seen, mut next) = (Vec::new(), vec![self.own.as_ref()]);
        while let Some(stage) = next.pop() {
            for before in self.stages_before(stage) {
                if seen.iter().any(|known| std::ptr::eq(*known, before)) {
                    continue;
                }
                seen.push(before);
                next.push(before);
                for (known_by, own) in &before.results.offences {
                    offences.entry(known_by.clone()).or_default().extend(own);
                }
            }
        }
        offences
    }

    /// Known sessions of the congress of an event.
    pub fn congress_session_count(&self, own: &StageFacts) -> u32 {
        let others = self.all().filter(|other| {
            own.identity.congress.is_some()
                && other.identity.congress == own.identity.congress
                && own.has_same_organiser(other)
        });
        own.size.sessions + others.map(|other| other.size.sessions).sum::<u32>()
    }

    /// The stages after an event.
    pub fn stages_after<'a>(&'a self, own: &'a StageFacts) -> impl Iterator<Item = &'a StageFacts> {
        self.all().filter(|other| other.links.qualifiers.iter().any(|id| own.is_meant_by_id(id)))
    }

    /// The finals and single-stage events held before an event; only if both areas are known.
    pub fn earlier_finals<'a>(
        &'a self,
        own: &'a StageFacts,
    ) -> impl Iterator<Item = &'a StageFacts> {
        self.all().filter(|other| {
            let is_final = other.stage.is_last();
            let known = !own.identity.area.is_empty() && !other.identity.area.is_empty();
            is_final
                && known
                && other.identity.date.is_some()
                && other.identity.date < own.identity.date
        })
    }

    /// The known games of a ladder; skips games without a result.
    pub fn ladder_games<'a>(
        &'a self,
        ladder: &'a StageFacts,
    ) -> impl Iterator<Item = &'a StageFacts> {
        self.all()
            .filter(|other| other.results.game.is_some() && other.stage != Stage::Final)
            .filter(move |other| {
                other.ladder.name.as_ref().is_some_and(|id| ladder.is_ladder_with_id(id))
                    && ladder.has_same_organiser(other)
            })
    }

    /// The ladder of which an event is the final (WBU 4.11.9).
    pub fn ladder_of_final<'a>(&'a self, own: &'a StageFacts) -> Option<&'a StageFacts> {
        self.all().find(|other| other.is_ladder() && self.is_final_of(own, other))
    }

    /// The final of a ladder.
    pub fn final_of_ladder<'a>(&'a self, ladder: &'a StageFacts) -> Option<&'a StageFacts> {
        self.all().find(|other| self.is_final_of(other, ladder))
    }

    /// Whether an event is the final of a ladder: it names the ladder or its games as the stage
    /// before, or is a final of that ladder.
    fn is_final_of(&self, last: &StageFacts, ladder: &StageFacts) -> bool {
        let of_games = self.stages_before(last).filter_map(|stage| stage.ladder.name.as_ref());
        let mut named = last.links.qualifiers.iter().chain(&last.ladder.name).chain(of_games);
        last.stage == Stage::Final
            && !last.is_ladder()
            && ladder.has_same_organiser(last)
            && named.any(|id| ladder.is_ladder_with_id(id))
    }
}
