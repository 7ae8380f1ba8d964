//! `index.html`: the overview of the season. The whole lists have pages of their own.

use std::collections::VecDeque;

use serde::Serialize;

use crate::award_texts::PointColumns;
use crate::output_parts::OutputPart;
use crate::publish::OutputError;
use model::problem::Severity;
use model::{AwardKind, StableSort};
use register::{ProblemsByKind, Season};

use super::chart::Chart;
use super::charts::{self, Amount, ColumnValues};
use super::club::EventLine;
use super::competitions::{self, CompetitionLink};
use super::events_by_month::EventsByMonth;
use super::leaders::{Categories, Leaders, first_leaders};
use super::whole_lists::{ClubLine, Month, club_lines};
use super::{Site, TOP, counted, group_thousands, kinds_of, point_texts};

/// Events and clubs in the lists of the page.
const MOST: usize = 10;
/// Months in the calendar.
const MOST_MONTHS: usize = 24;

/// The context of the template `index.html`.
#[derive(Serialize)]
struct IndexPage<'a> {
    title: &'a str,
    root: &'static str,
    /// Whether there is the workbook of the season beside the pages.
    workbook: bool,
    /// `3 errors, 12 warnings`; empty on a public site and without problems.
    problems: String,
    /// Whether there is a page for the secretary.
    secretary: bool,
    tiles: Vec<Tile>,
    leaders: Vec<Leaders<'a>>,
    competitions: Vec<CompetitionLink<'a>>,
    latest: Vec<EventLine>,
    /// Events with a drawn round or without results.
    ahead: Vec<EventLine>,
    months: Vec<Month>,
    months_chart: Option<Chart>,
    clubs_chart: Option<Chart>,
    headings: Vec<&'static str>,
    clubs: Vec<ClubLine<'a>>,
    /// `All 1,204 events`; empty if the list above is whole.
    all_events: String,
    all_clubs: String,
}

#[derive(Serialize)]
struct Tile {
    number: String,
    text: &'static str,
    href: &'static str,
}

impl Site {
    /// Whether there is a page for the secretary. Under an embargo, problems could tell results.
    pub(super) fn has_secretary(&self) -> bool {
        !self.is_public() && !self.embargo
    }

    /// The overview of a season.
    pub(super) fn index_page(
        &self,
        season: &Season,
        (listed, categories, troubles): (&EventsByMonth, &Categories, &ProblemsByKind),
        mut months: Vec<Month>,
    ) -> Result<Vec<u8>, OutputError> {
        let title = season.title();
        let columns = PointColumns::from_total(&season.points());
        months.drain(..months.len().saturating_sub(MOST_MONTHS));
        let (latest, ahead) = events_of(listed)?;
        let all = |count: usize, one, many, shown: usize| match count > shown {
            true => format!("All {}", counted(count, one, many)),
            false => String::new(),
        };
        let (events, clubs) = (season.counts.event_count(), first_clubs(season, &columns));
        let page = IndexPage {
            title: &title,
            root: TOP,
            workbook: self.has_secretary() && self.has(OutputPart::Workbooks),
            problems: if self.has_secretary() { problems_total(troubles) } else { String::new() },
            secretary: self.has_secretary(),
            tiles: tiles(season),
            leaders: first_leaders(season, categories),
            competitions: competitions::links(season),
            all_events: all(events, "event", "events", latest.len()),
            all_clubs: all(season.clubs.len(), "club", "clubs", clubs.len()),
            latest,
            ahead,
            months,
            months_chart: months_chart(season),
            clubs_chart: clubs_chart(season),
            headings: columns.headings(),
            clubs,
        };
        self.render("index.html", &page)
    }
}

fn tiles(season: &Season) -> Vec<Tile> {
    let points = season.points();
    let tile = |number: String, one, many, href| {
        let text = if number == "1" { one } else { many };
        Tile { number: group_thousands(&number), text, href }
    };
    let of_kind = |kind: AwardKind| {
        let text = points.points(kind).to_decimal();
        let title = kind.full_name();
        tile(text, title.trim_end_matches('s'), title, "")
    };
    let mut tiles = vec![
        tile(season.counts.event_count().to_string(), "event", "events", "events.html"),
        tile(season.clubs.len().to_string(), "club", "clubs", "clubs.html"),
        tile(season.persons.len().to_string(), "player", "players", "players.html"),
    ];
    tiles.extend(kinds_of(&points).into_iter().map(of_kind));
    tiles
}

/// The errors and warnings, or the notes if there is nothing worse.
fn problems_total(troubles: &ProblemsByKind) -> String {
    let counts = [
        (troubles.count(Severity::Error), "error", "errors"),
        (troubles.count(Severity::Warning), "warning", "warnings"),
    ];
    let told: Vec<String> = counts
        .into_iter()
        .filter(|(count, _, _)| *count > 0)
        .map(|(count, one, many)| counted(count, one, many))
        .collect();
    told.join(", ")
}

/// The latest results, latest first, and the events ahead, next first.
fn events_of(listed: &EventsByMonth) -> Result<(Vec<EventLine>, Vec<EventLine>), OutputError> {
    let mut latest = Vec::new();
    let mut ahead = VecDeque::new();
    listed.each(|event, _| {
        if event.is_ahead {
            // The last ones are next.
            ahead.truncate(MOST - 1);
            ahead.push_front(event.line.clone());
        }
        if event.has_results && latest.len() < MOST {
            latest.push(event.line);
        }
        Ok(())
    })?;
    Ok((latest, ahead.into()))
}

/// The first clubs by the points earned at their events.
fn first_clubs<'a>(season: &'a Season, columns: &PointColumns) -> Vec<ClubLine<'a>> {
    let mut clubs = club_lines(season, columns);
    let worth = |club: &ClubLine<'_>| {
        (club.total.master_points(), club.total.gold, club.total.pqp, club.events)
    };
    clubs.arrange_by_key(|club| std::cmp::Reverse(worth(club)));
    clubs.truncate(MOST);
    clubs
}

fn months_chart(season: &Season) -> Option<Chart> {
    let months = season.counts.months.iter();
    let counts: Vec<((i16, i8), usize)> =
        months.filter_map(|(month, own)| Some(((*month)?, own.events))).collect();
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
                amount: i64::try_from(count).unwrap_or(i64::MAX),
                value: count.to_string(),
                told: format!("{name} {year}: {}", counted(count, "event", "events")),
                picked: 0,
            }
        })
        .collect();
    let shown = ColumnValues {
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
    let columns = PointColumns::from_total(&season.points());
    let amount = |club: ClubLine<'_>| {
        let worth = if with_green { club.total.master_points() } else { club.total.local };
        Amount {
            name: club.name.to_string(),
            amount: i64::try_from(worth.floor()).unwrap_or(i64::MAX),
            value: group_thousands(&worth.floor().to_string()),
            told: format!("{}: {}", club.name, point_texts(&club.total).join(", ")),
            picked: 0,
        }
    };
    let amounts: Vec<Amount> = first_clubs(season, &columns).into_iter().map(amount).collect();
    if amounts.len() < 2 {
        return None;
    }
    charts::bars(title, &format!("{title}, the first ten."), &amounts)
}
