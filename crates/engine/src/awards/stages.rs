//! The events of one return in the order of their dependencies: a datum takes tables from other
//! events, a later stage scores from an earlier one.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use serde::Serialize;

use crate::pack;
use crate::rules::rule_book_facts::{self, CarryOverMode};
use crate::scoring::{
    CarriedScores, ContestantScore, ResultsFromOtherEvents, ScoresByBoard, fouled_boards,
};
use model::form::Key;
use model::problem::Problem;
use model::{Event, Exact, StableSort, Stage, State, TypedValue, Unit};

use super::competition::{CompetitionStages, StageFacts};
use super::series;
use super::{ComputedEvent, DuplicateEvent, compute_event};
use super::{glyphs, problems};

/// What the season knows of the events of a return, by position.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct SeasonContext {
    /// Their copies in other returns.
    pub copies: BTreeMap<usize, DuplicateEvent>,
    /// Related events of other returns.
    pub competition: BTreeMap<usize, RelatedEvents>,
}

/// Related events of other returns.
#[derive(Debug, Default, Clone, PartialEq, Serialize)]
pub struct RelatedEvents {
    pub events: Vec<Arc<StageFacts>>,
    /// Ids of stages that several returns hold.
    pub doubtful: Vec<String>,
}

/// Computes the events of a return.
pub fn compute_events(
    mut events: Vec<Event>,
    context: &SeasonContext,
    problems: &mut Vec<Problem>,
) -> Vec<ComputedEvent> {
    events.iter_mut().for_each(|event| fouled_boards::settle_fouled_boards(event, problems));
    let mut facts: Vec<Arc<StageFacts>> =
        events.iter().map(|event| Arc::new(StageFacts::from_event(event))).collect();
    let alone = RelatedEvents::default();
    let joined = |(index, event): (usize, &Event)| {
        let foreign = context.competition.get(&index).unwrap_or(&alone);
        with_joined_tables(event, &events, foreign, problems)
    };
    let mut siblings_of_each: Vec<ResultsFromOtherEvents> =
        events.iter().enumerate().map(joined).collect();
    let sources: Vec<Option<usize>> =
        events.iter().map(|event| carries_from(event, &events, problems)).collect();
    let before: Vec<Vec<usize>> =
        events.iter().map(|event| stages_before(event, &events)).collect();
    let mut waiting: Vec<Option<Event>> = events.into_iter().map(Some).collect();
    let mut done: Vec<Option<ComputedEvent>> = waiting.iter().map(|_| None).collect();
    for index in with_ladders_last(in_order(&sources, &before), &sources, &facts) {
        let Some(mut event) = waiting[index].take() else { continue };
        let before = problems.len();
        let source = sources[index].and_then(|source| done[source].as_ref());
        let mut siblings = std::mem::take(&mut siblings_of_each[index]);
        let in_full = rule_book_facts::facts_of_event_rule_book(&event).carry_over_mode(&event)
            != CarryOverMode::ByRule;
        let source = source.filter(|_| in_full);
        siblings.carried = source.and_then(|source| carried(&event, source, problems));
        let copy = context.copies.get(&index);
        let competition = competition_of(index, &facts, context);
        let by_rule = pack::pack_for_event(&event)
            .and_then(|pack| pack.complete_before_scoring(&mut event, &competition, problems));
        siblings.carried = by_rule.or(siblings.carried);
        siblings.offences = competition.offences_in_earlier_stages();
        let least = rule_book_facts::facts_of_event_rule_book(&event).least_ladder_results();
        siblings.series = series::rank_ladder_over_games(&mut event, &competition, least, problems);
        if super::has_error(&problems[before..]) {
            // Without its carried scores the places are uncertain.
            event.lower_state(State::Provisional);
        }
        let outcome = compute_event(event, copy, &siblings, &competition, problems);
        facts[index] = Arc::clone(&outcome.facts);
        done[index] = Some(outcome);
    }
    let done: Vec<ComputedEvent> = done.into_iter().flatten().collect();
    glyphs::report_missing_glyphs(&done, problems);
    done
}

/// The competition of an event: the other events of its return and the related ones of other
/// returns.
fn competition_of(
    index: usize,
    facts: &[Arc<StageFacts>],
    context: &SeasonContext,
) -> CompetitionStages {
    let others = facts.iter().enumerate().filter(|(other, _)| *other != index);
    let foreign = context.competition.get(&index).cloned().unwrap_or_default();
    CompetitionStages {
        own: Arc::clone(&facts[index]),
        here: others.map(|(_, facts)| Arc::clone(facts)).collect(),
        elsewhere: foreign.events,
        doubtful: foreign.doubtful,
    }
}

/// The earlier stages of an event within its return.
fn stages_before(event: &Event, events: &[Event]) -> Vec<usize> {
    let book = rule_book_facts::facts_of_event_rule_book(event);
    (0..events.len()).filter(|other| book.waits_for_event(event, &events[*other])).collect()
}

/// Orders positions so that each stage follows the one it carries from and those it is made of.
/// Stages in a cycle keep their order and carry nothing.
fn in_order(sources: &[Option<usize>], before: &[Vec<usize>]) -> Vec<usize> {
    let mut depth = vec![0usize; sources.len()];
    for _ in 0..sources.len() {
        let mut settled = true;
        for index in 0..depth.len() {
            let needs = before[index].iter().copied().chain(sources[index]);
            let least = needs.map(|other| depth[other] + 1).max().unwrap_or(0);
            if depth[index] < least && least <= sources.len() {
                (depth[index], settled) = (least, false);
            }
        }
        if settled {
            break;
        }
    }
    let mut order: Vec<usize> = (0..sources.len()).collect();
    order.arrange_by_key(|index| depth[*index]);
    order
}

/// The same, with ladders after their games, then the finals of ladders and what carries from them.
fn with_ladders_last(
    order: Vec<usize>,
    sources: &[Option<usize>],
    facts: &[Arc<StageFacts>],
) -> Vec<usize> {
    let of_ladder = |index: usize| facts[index].is_ladder() || facts[index].stage == Stage::Final;
    let after_games = |index: &usize| {
        let chain = std::iter::successors(Some(*index), |at| sources[*at]);
        chain.take(sources.len() + 1).any(of_ladder)
    };
    let (last, mut order): (Vec<usize>, Vec<usize>) = order.into_iter().partition(after_games);
    order.extend(last);
    order
}

fn named<'a>(events: &'a [Event], id: &str) -> Option<(usize, &'a Event)> {
    events.iter().enumerate().find(|(_, event)| event.id.trim().eq_ignore_ascii_case(id.trim()))
}

/// Adds the tables of the events that `Datum with` names, in this return or another.
fn with_joined_tables(
    event: &Event,
    events: &[Event],
    foreign: &RelatedEvents,
    problems: &mut Vec<Problem>,
) -> ResultsFromOtherEvents {
    let mut siblings = ResultsFromOtherEvents::default();
    let Some(cell) = event.answers.get(Key::DatumWith) else {
        return siblings;
    };
    let TypedValue::List(ids) = cell.value else {
        return siblings;
    };
    for id in ids {
        match named(events, id) {
            Some((_, other)) if other.id != event.id => {
                siblings.add_tables_to_datum(&ScoresByBoard::from_event(other))
            }
            Some(_) => {}
            None => {
                let elsewhere = foreign.events.iter().filter(|facts| facts.is_meant_by_id(id));
                if let Some(scores) = elsewhere.flat_map(|facts| &facts.results.table_scores).next()
                {
                    siblings.add_tables_to_datum(scores);
                    continue;
                }
                let wrong = problems::DatumWithUnknown { id: id.to_string() };
                problems.push(event.problem(wrong, cell.at));
            }
        }
    }
    siblings
}

/// The event whose scores are carried in full. Rule books may carry a part instead.
fn carries_from(event: &Event, events: &[Event], problems: &mut Vec<Problem>) -> Option<usize> {
    let rule = event.answer_text(Key::CarryOver);
    let carry_over = rule_book_facts::facts_of_event_rule_book(event).carry_over_mode(event);
    if carry_over == CarryOverMode::ByRule {
        let stages = event.answer_text(Key::CarryOverFrom).map(|id| vec![id.to_string()]);
        let stages = stages.unwrap_or_else(|| event.answer_event_ids(Key::Qualifier));
        let found = stages.iter().filter_map(|id| named(events, id));
        return found.map(|(index, _)| index).find(|index| events[*index].id != event.id);
    }
    if let Some(rule) = rule.filter(|rule| *rule != "none" && carry_over == CarryOverMode::InFull) {
        let wrong = problems::CarryNotComputed { rule: rule.to_string() };
        problems.push(event.problem(wrong, Key::CarryOver));
    }
    let from = event.answers.text(Key::CarryOverFrom);
    let from = from.filter(|_| rule.is_none() && carry_over == CarryOverMode::InFull)?;
    let found = named(events, from.value).filter(|(_, other)| other.id != event.id);
    if found.is_none() {
        let wrong = problems::CarryUnknown { id: from.value.to_string() };
        problems.push(event.problem(wrong, from.at));
    }
    found.map(|(index, _)| index)
}

/// What the contestants of an event carry from another, matched by their players, else by label.
fn carried(
    event: &Event,
    source: &ComputedEvent,
    problems: &mut Vec<Problem>,
) -> Option<CarriedScores> {
    let from = &source.event;
    let mut known: HashMap<String, usize> = HashMap::new();
    for (index, entry) in from.entries.iter().enumerate() {
        known.insert(entry.identity_key(), index);
    }
    let mut of_entry = Vec::with_capacity(event.entries.len());
    for entry in &event.entries {
        let score = known
            .get(&entry.identity_key())
            .and_then(|index| source.scores.of_entry[*index].as_ref());
        if score.is_none() {
            let wrong = problems::CarryMissing { label: entry.label.clone(), id: from.id.clone() };
            problems.push(event.problem(wrong, entry.at));
        }
        of_entry.push(score.map(|score| brought(score, source.scores.unit)));
    }
    let title = format!("carried from {}", from.id);
    Some(CarriedScores { title, unit: source.scores.unit, of_entry, basis: Vec::new() })
}

/// A score as it is carried: a percentage keeps its maximum, so that it weighs as much as its
/// boards.
fn brought(score: &ContestantScore, unit: Unit) -> (Exact, Option<Exact>) {
    let most: Option<Exact> = score
        .parts
        .iter()
        .filter(|part| part.counts)
        .map(|part| part.max.map(|max| max.value))
        .sum();
    match most.filter(|_| unit == Unit::Percent) {
        Some(most) => (score.total * most / 100, Some(most)),
        None => (score.total, None),
    }
}
