//! The records of a season: the highest percentages, and the most points in one event.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use jiff::civil::Date;
use serde::Serialize;

use crate::award_texts::{self, PointsMeasure};
use crate::language::LanguageTexts;
use model::{AwardKind, Exact, PointsByKind, StableSort, State};
use register::page_keys::slug;
use register::{EventRecord, Season, StandingRecord};

use super::chart::Chart;
use super::charts::{self, ChartAmount};

/// Results in a list.
const MOST: usize = 10;

/// The best results of the returns so far.
#[derive(Default)]
pub(super) struct SeasonBestResults {
    percentages: Vec<Best>,
    /// The most points in one event, by what lists of points can count.
    points: BTreeMap<PointsMeasure, Vec<Best>>,
}

/// A result that is among the best.
struct Best {
    value: Exact,
    names: String,
    date: Option<Date>,
    key: String,
    title: String,
    contestants: u32,
}

/// A list of records on the page of leaders.
#[derive(Serialize)]
pub(super) struct RecordList {
    id: String,
    title: String,
    chart: Option<Chart>,
    rows: Vec<RecordLine>,
}

#[derive(Serialize)]
struct RecordLine {
    value: String,
    names: String,
    date: String,
    /// The key of the event.
    key: String,
    title: String,
    /// `14 contestants`.
    field: String,
}

impl SeasonBestResults {
    /// Adds the results of the returns at hand.
    pub(super) fn add_results(&mut self, season: &Season) {
        // A result that is still open, or that another return contradicts, is no record.
        for (_, event) in season.events().filter(|(_, event)| event.state == State::Final) {
            for (at, row) in event.rankings.standings.iter_with_positions() {
                let best = |value: Exact| Best {
                    value,
                    names: award_texts::contestant_display_name(&season.people, event, row),
                    date: event.identity.date,
                    key: event.key.clone(),
                    title: event.identity.title.clone(),
                    contestants: event.play.contestants,
                };
                if let Some(percentage) = without_handicap(event, at, row) {
                    add_to(&mut self.percentages, percentage, best);
                }
                let points = most_of(event, at);
                for measure in PointsMeasure::ALL {
                    let own = self.points.entry(measure).or_default();
                    add_to(own, measure.points_counted(&points), best);
                }
            }
        }
    }

    /// The lists of a season that have rows.
    pub(super) fn lists(&self, texts: &LanguageTexts, season: &Season) -> Vec<RecordList> {
        let main = PointsMeasure::measures_for_total(&season.total_points()).first().copied();
        let points = main.and_then(|main| {
            Some((
                texts.fill("records-most", &[("kind", texts.translate_fixed_word(main.title()))]),
                self.points.get(&main)?,
            ))
        });
        let percentages = (texts.text("records-highest"), &self.percentages);
        let lists = [percentages].into_iter().chain(points);
        lists
            .filter(|(_, own)| !own.is_empty())
            .map(|(title, own)| list_of(texts, title, own))
            .collect()
    }
}

/// The percentage of a contestant; without its handicap, and none where only the sum without it is
/// known.
fn without_handicap(event: &EventRecord, at: u32, row: &StandingRecord) -> Option<Exact> {
    let percentage = event.percentage_of_standing(at)?;
    match &row.scratch {
        Some(_) if !event.results.percentages.is_empty() => None,
        Some(scratch) => Some(**scratch),
        None => Some(percentage),
    }
}

/// The most that a player of a contestant got, by kind.
fn most_of(event: &EventRecord, standing: u32) -> PointsByKind {
    let mut most = PointsByKind::default();
    let awards: Vec<_> = event.awards_of_standing(standing).collect();
    for own in awards.chunk_by(|a, b| a.player == b.player) {
        let mut points = PointsByKind::default();
        own.iter().for_each(|award| points.add(award.kind, award.points));
        for kind in AwardKind::ALL {
            most.add(kind, (points.points(kind) - most.points(kind)).max(Exact::ZERO));
        }
    }
    most
}

/// Keeps a value if it is among the best; of equals the earliest come first.
fn add_to(all: &mut Vec<Best>, value: Exact, best: impl FnOnce(Exact) -> Best) {
    let is_full = all.len() == MOST;
    if value.is_zero() || (is_full && all.last().is_some_and(|last| value < last.value)) {
        return;
    }
    all.push(best(value));
    all.arrange_by(|a, b| {
        let order = |own: &Best| (Reverse(own.value), own.date.is_none(), own.date);
        let place = |own: &Best| (own.key.clone(), own.names.clone());
        order(a).cmp(&order(b)).then_with(|| place(a).cmp(&place(b)))
    });
    all.truncate(MOST);
}

fn list_of(texts: &LanguageTexts, title: String, all: &[Best]) -> RecordList {
    let amounts: Vec<ChartAmount> = all.iter().map(|own| amount_of(texts, own)).collect();
    let line = |own: &Best| RecordLine {
        value: shown(own.value),
        names: own.names.clone(),
        date: own.date.map(|date| texts.day_text(date)).unwrap_or_default(),
        key: own.key.clone(),
        title: own.title.clone(),
        field: texts.text_for_count("count-contestants", own.contestants as usize),
    };
    RecordList {
        id: slug(&title),
        chart: charts::bar_chart(&title, &texts.text("chart-bars"), &amounts),
        rows: all.iter().map(line).collect(),
        title,
    }
}

fn amount_of(texts: &LanguageTexts, own: &Best) -> ChartAmount {
    ChartAmount {
        name: own.names.clone(),
        amount: i64::try_from((own.value * Exact::whole(100)).floor()).unwrap_or(i64::MAX),
        value: texts.localise_number(&shown(own.value)).into_owned(),
        told: format!("{}: {}, {}", own.names, texts.localise_number(&shown(own.value)), own.title),
        picked: 0,
    }
}

/// At most two decimals.
fn shown(value: Exact) -> String {
    value.rounded(2).to_decimal()
}
