//! `index.html`: the season.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::model::Exact;
use crate::problem::Severity;
use crate::register::Season;
use crate::report::publish::OutputError;

use super::charts::{self, Amount, Chart};
use super::club::{EventLine, PlayerLine, event_line, points_of};
use super::{Site, TOP, counted, grouped, link, place_of};

/// Problems beyond this number are in the workbook and the CSV file only.
const MOST_PROBLEMS: usize = 300;
/// Clubs in the chart.
const CHARTED_CLUBS: usize = 10;

/// What the template `index.html` is given.
#[derive(Serialize)]
struct IndexPage<'a> {
    title: &'a str,
    root: &'static str,
    tiles: Vec<Tile>,
    charts: Vec<Chart>,
    problems_total: String,
    problems_left: usize,
    problems: Vec<ProblemRow<'a>>,
    clubs: Vec<ClubLine<'a>>,
    events: Vec<EventLine<'a>>,
    players: Vec<PlayerLine<'a>>,
}

#[derive(Serialize)]
struct Tile {
    number: String,
    text: &'static str,
}

#[derive(Serialize)]
struct ProblemRow<'a> {
    severity: &'static str,
    path: &'a str,
    href: String,
    place: String,
    message: &'a str,
    hint: &'a str,
}

#[derive(Serialize)]
struct ClubLine<'a> {
    key: &'a str,
    name: &'a str,
    events: usize,
    tables: String,
    local: String,
}

impl Site {
    /// The page of the season.
    pub fn index_page(&self, season: &Season) -> Result<Vec<u8>, OutputError> {
        let title = title_of(season);
        let grave =
            || season.all_problems().filter(|problem| problem.told.severity > Severity::Note);
        let total = grave().count();
        let page = IndexPage {
            title: &title,
            root: TOP,
            tiles: tiles(season),
            charts: [months(season), clubs_chart(season)].into_iter().flatten().collect(),
            problems_total: problems_total(season),
            problems_left: total.saturating_sub(MOST_PROBLEMS),
            problems: problem_rows(season),
            clubs: club_lines(season),
            events: event_lines(season),
            players: season
                .persons
                .iter()
                .map(|person| PlayerLine {
                    key: season.people.key(person.id),
                    name: &person.name,
                    number: person.number.as_deref().unwrap_or_default(),
                    events: person.played.len(),
                    local: grouped(&person.points.local.to_decimal()),
                })
                .collect(),
        };
        self.render("index.html", &page)
    }
}

/// `Season 2025`, or the years it spans.
fn title_of(season: &Season) -> String {
    let years = || season.events().filter_map(|(_, event)| event.date).map(|date| date.year());
    match (years().min(), years().max()) {
        (Some(first), Some(last)) if first == last => format!("Season {first}"),
        (Some(first), Some(last)) => format!("Season {first}\u{2013}{last}"),
        _ => "Season".to_string(),
    }
}

fn tiles(season: &Season) -> Vec<Tile> {
    let points: Exact = season.persons.iter().map(|person| person.points.local).sum();
    let tile = |number: String, one, many| {
        let text = if number == "1" { one } else { many };
        Tile { number: grouped(&number), text }
    };
    vec![
        tile(season.returns.len().to_string(), "return", "returns"),
        tile(season.events().count().to_string(), "event", "events"),
        tile(season.clubs.len().to_string(), "club", "clubs"),
        tile(season.persons.len().to_string(), "player", "players"),
        tile(points.to_decimal(), "Local Point", "Local Points"),
        tile(season.count(Severity::Error).to_string(), "error", "errors"),
        tile(season.count(Severity::Warning).to_string(), "warning", "warnings"),
    ]
}

fn problems_total(season: &Season) -> String {
    let counts = [
        (season.count(Severity::Error), "error", "errors"),
        (season.count(Severity::Warning), "warning", "warnings"),
        (season.count(Severity::Note), "note", "notes"),
    ];
    let told: Vec<String> = counts
        .into_iter()
        .filter(|(count, _, _)| *count > 0)
        .map(|(count, one, many)| counted(count, one, many))
        .collect();
    told.join(", ")
}

/// Errors first, then warnings, as many as a page bears.
fn problem_rows(season: &Season) -> Vec<ProblemRow<'_>> {
    let annotated: BTreeMap<&str, &str> = season
        .returns
        .iter()
        .filter_map(|ret| Some((ret.path.as_str(), ret.annotated.as_deref()?)))
        .collect();
    let of =
        |severity| season.all_problems().filter(move |problem| problem.told.severity == severity);
    of(Severity::Error)
        .chain(of(Severity::Warning))
        .take(MOST_PROBLEMS)
        .map(|problem| ProblemRow {
            severity: problem.told.severity.id(),
            path: problem.path,
            href: annotated
                .get(problem.path)
                .map(|path| format!("returns/{}", link(path)))
                .unwrap_or_default(),
            place: place_of(problem.told),
            message: &problem.told.message,
            hint: &problem.told.hint,
        })
        .collect()
}

fn club_lines(season: &Season) -> Vec<ClubLine<'_>> {
    season
        .clubs
        .iter()
        .map(|club| {
            let events = club.events.iter().map(|(ret, event)| season.event(*ret, *event));
            let tables: Exact = events.filter_map(|event| event.tables).sum();
            ClubLine {
                key: &club.key,
                name: &club.name,
                events: club.events.len(),
                tables: grouped(&tables.to_decimal()),
                local: grouped(&points_of(season, club).to_decimal()),
            }
        })
        .collect()
}

/// The latest event first.
fn event_lines(season: &Season) -> Vec<EventLine<'_>> {
    let mut events: Vec<(u32, u32)> = (0u32..)
        .zip(&season.returns)
        .flat_map(|(ret, record)| (0u32..).zip(&record.events).map(move |(event, _)| (ret, event)))
        .collect();
    events.sort_by(|a, b| {
        let of = |(ret, event): &(u32, u32)| season.event(*ret, *event);
        of(b).date.cmp(&of(a).date).then_with(|| of(a).key.cmp(&of(b).key))
    });
    events.into_iter().map(|(ret, event)| event_line(season, ret, event)).collect()
}

fn months(season: &Season) -> Option<Chart> {
    let mut counts: BTreeMap<(i16, i8), i64> = BTreeMap::new();
    for date in season.events().filter_map(|(_, event)| event.date) {
        *counts.entry((date.year(), date.month())).or_default() += 1;
    }
    if counts.len() < 2 {
        return None;
    }
    const NAMES: [&str; 12] =
        ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
    let amounts: Vec<Amount> = counts
        .into_iter()
        .map(|((year, month), count)| {
            let name = NAMES[(month as usize - 1) % NAMES.len()];
            Amount {
                name: name.to_string(),
                amount: count,
                told: format!("{name} {year}: {}", counted(count as usize, "event", "events")),
                picked: false,
            }
        })
        .collect();
    charts::columns("Events in each month", "Events in each month.", &amounts)
}

fn clubs_chart(season: &Season) -> Option<Chart> {
    let mut amounts: Vec<Amount> = season
        .clubs
        .iter()
        .map(|club| {
            let points = points_of(season, club);
            Amount {
                name: club.name.clone(),
                amount: i64::try_from(points.floor()).unwrap_or(i64::MAX),
                told: format!("{}: {} Local Points", club.name, points.to_decimal()),
                picked: false,
            }
        })
        .collect();
    if amounts.len() < 2 {
        return None;
    }
    amounts.sort_by(|a, b| b.amount.cmp(&a.amount).then_with(|| a.name.cmp(&b.name)));
    amounts.truncate(CHARTED_CLUBS);
    charts::bars("Local Points by club", "Local Points by club, the first ten.", &amounts)
}
