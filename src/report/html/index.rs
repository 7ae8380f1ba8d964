//! `index.html`: the overview of the season.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::model::{AwardKind, Exact, capitals};
use crate::problem::Severity;
use crate::register::Season;
use crate::report::lines::PointColumns;
use crate::report::publish::OutputError;

use super::charts::{self, Amount, Chart, Columns};
use super::club::{EventLine, PlayerLine, event_line, points_of};
use super::lists::{ListPart, quotas_part};
use super::{Site, TOP, cells, counted, grouped, kinds_of, link, place_of, points_told};

/// Most problems on the page; the workbook and the CSV file have all.
const MOST_PROBLEMS: usize = 300;
/// Most clubs in the chart.
const CHARTED_CLUBS: usize = 10;

/// The context of the template `index.html`.
#[derive(Serialize)]
struct IndexPage<'a> {
    title: &'a str,
    root: &'static str,
    /// Whether results are kept secret.
    embargo: bool,
    tiles: Vec<Tile>,
    charts: Vec<Chart>,
    problems_total: String,
    problems_left: usize,
    problems: Vec<ProblemRow<'a>>,
    clubs: Vec<ClubLine<'a>>,
    events: Vec<EventLine<'a>>,
    headings: Vec<&'static str>,
    players: Vec<PlayerLine<'a>>,
    quotas: Option<ListPart>,
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
    points: Vec<String>,
}

impl Site {
    /// The page of the season.
    pub fn index_page(&self, season: &Season) -> Result<Vec<u8>, OutputError> {
        let title = title_of(season);
        let grave =
            || season.all_problems().filter(|problem| problem.told.severity > Severity::Note);
        let total = grave().count();
        let columns = PointColumns::of(&season.points());
        let page = IndexPage {
            title: &title,
            root: TOP,
            embargo: self.embargo,
            tiles: tiles(season),
            charts: [months(season), clubs_chart(season)].into_iter().flatten().collect(),
            problems_total: problems_total(season),
            problems_left: total.saturating_sub(MOST_PROBLEMS),
            problems: problem_rows(season),
            clubs: club_lines(season, &columns),
            headings: columns.headings(),
            events: event_lines(season),
            players: season
                .persons
                .iter()
                .map(|person| PlayerLine {
                    key: season.people.key(person.id),
                    name: capitals::shown(&person.name),
                    number: person.number.as_deref().unwrap_or_default(),
                    events: person.played.len(),
                    points: cells(&columns, &person.points),
                })
                .collect(),
            quotas: quotas_part(season, None),
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
    let points = season.points();
    let tile = |number: String, one, many| {
        let text = if number == "1" { one } else { many };
        Tile { number: grouped(&number), text }
    };
    let of_kind = |kind: AwardKind| {
        let text = points.of(kind).to_decimal();
        let title = kind.title();
        tile(text, title.trim_end_matches('s'), title)
    };
    let mut tiles = vec![
        tile(season.returns.len().to_string(), "return", "returns"),
        tile(season.events().count().to_string(), "event", "events"),
        tile(season.clubs.len().to_string(), "club", "clubs"),
        tile(season.persons.len().to_string(), "player", "players"),
    ];
    tiles.extend(kinds_of(&points).into_iter().map(of_kind));
    tiles.extend([
        tile(season.count(Severity::Error).to_string(), "error", "errors"),
        tile(season.count(Severity::Warning).to_string(), "warning", "warnings"),
    ]);
    tiles
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

/// Errors first, then warnings, up to [`MOST_PROBLEMS`].
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

fn club_lines<'a>(season: &'a Season, columns: &PointColumns) -> Vec<ClubLine<'a>> {
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
                points: cells(columns, &points_of(season, club)),
            }
        })
        .collect()
}

/// The events, latest first.
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
                value: count.to_string(),
                told: format!("{name} {year}: {}", counted(count as usize, "event", "events")),
                picked: false,
            }
        })
        .collect();
    let shown = Columns {
        title: "Events in each month",
        caption: "Events in each month.",
        units: ["events", "month"],
        edges: false,
        picked: [""; 2],
    };
    charts::columns(&shown, &amounts)
}

/// The first clubs by Local Points, or by master points if there are Green Points.
fn clubs_chart(season: &Season) -> Option<Chart> {
    let with_green = !season.points().green.is_zero();
    let title = if with_green { "Master points by club" } else { "Local Points by club" };
    let mut amounts: Vec<Amount> = season
        .clubs
        .iter()
        .map(|club| {
            let points = points_of(season, club);
            let worth = if with_green { points.master_points() } else { points.local };
            Amount {
                name: club.name.clone(),
                amount: i64::try_from(worth.floor()).unwrap_or(i64::MAX),
                value: grouped(&worth.floor().to_string()),
                told: format!("{}: {}", club.name, points_told(&points).join(", ")),
                picked: false,
            }
        })
        .collect();
    if amounts.len() < 2 {
        return None;
    }
    amounts.sort_by(|a, b| b.amount.cmp(&a.amount).then_with(|| a.name.cmp(&b.name)));
    amounts.truncate(CHARTED_CLUBS);
    charts::bars(title, &format!("{title}, the first ten."), &amounts)
}
