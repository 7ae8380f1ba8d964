//! `index.html`: the overview of the season. The whole lists have pages of their own.

use std::collections::VecDeque;

use serde::Serialize;

use crate::award_texts::PointColumns;
use crate::language::LanguageTexts;
use crate::output_parts::OutputPart;
use crate::publish::OutputError;
use model::problem::Severity;
use model::{AwardKind, StableSort};
use register::{ProblemsByKind, Season};

use super::chart::Chart;
use super::charts::{self, ChartAmount, ColumnChartOptions};
use super::club::EventListRow;
use super::competitions::{self, CompetitionLink};
use super::events_by_month::EventsByMonth;
use super::leaders::{LeaderList, PointsByCategory, index_leader_lists};
use super::whole_lists::{ClubListRow, MonthLink, club_list_rows};
use super::{Site, TOP, group_thousands, kinds_with_points, point_texts, season_title};

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
    leaders: Vec<LeaderList<'a>>,
    competitions: Vec<CompetitionLink<'a>>,
    latest: Vec<EventListRow>,
    /// Events with a drawn round or without results.
    ahead: Vec<EventListRow>,
    months: Vec<MonthLink>,
    months_chart: Option<Chart>,
    clubs_chart: Option<Chart>,
    headings: Vec<&'static str>,
    clubs: Vec<ClubListRow<'a>>,
    /// `All 1,204 events`; empty if the list above is whole.
    all_events: String,
    all_clubs: String,
}

#[derive(Serialize)]
struct Tile {
    number: String,
    text: String,
    href: &'static str,
}

impl Site {
    /// Whether there is a page for the secretary. Under an embargo, problems could tell results.
    pub(super) fn has_secretary_page(&self) -> bool {
        !self.is_public() && !self.embargo
    }

    /// The overview of a season.
    pub(super) fn index_page(
        &self,
        season: &Season,
        listed: &EventsByMonth,
        categories: &PointsByCategory,
        troubles: &ProblemsByKind,
        mut months: Vec<MonthLink>,
    ) -> Result<Vec<u8>, OutputError> {
        let texts = self.texts();
        let title = season_title(texts, season);
        let columns = PointColumns::from_total(&season.total_points());
        months.drain(..months.len().saturating_sub(MOST_MONTHS));
        let (latest, ahead) = events_of(listed)?;
        let all = |count: usize, key, shown: usize| match count > shown {
            true => texts.text_for_count(key, count),
            false => String::new(),
        };
        let (events, clubs) = (season.counts.event_count(), first_clubs(season, &columns));
        let page = IndexPage {
            title: &title,
            root: TOP,
            workbook: self.has_secretary_page() && self.has_part(OutputPart::Workbooks),
            problems: if self.has_secretary_page() {
                problems_total(texts, troubles)
            } else {
                String::new()
            },
            secretary: self.has_secretary_page(),
            tiles: tiles(texts, season),
            leaders: index_leader_lists(texts, season, categories),
            competitions: competitions::competition_links(texts, season),
            all_events: all(events, "index-all-events", latest.len()),
            all_clubs: all(season.clubs.len(), "index-all-clubs", clubs.len()),
            latest,
            ahead,
            months,
            months_chart: months_chart(texts, season),
            clubs_chart: clubs_chart(texts, season),
            headings: columns.headings(),
            clubs,
        };
        self.render("index.html", &page)
    }
}

fn tiles(texts: &LanguageTexts, season: &Season) -> Vec<Tile> {
    let points = season.total_points();
    let counted = |count: usize, key, href| {
        let number = texts.localise_number(&group_thousands(&count.to_string())).into_owned();
        Tile { number, text: texts.text_for_count(key, count), href }
    };
    let of_kind = |kind: AwardKind| {
        let number = points.points(kind).to_decimal();
        let title = kind.full_name();
        let title = if number == "1" { title.trim_end_matches('s') } else { title };
        let number = texts.localise_number(&group_thousands(&number)).into_owned();
        Tile { number, text: texts.translate_fixed_word(title).to_string(), href: "" }
    };
    let mut tiles = vec![
        counted(season.counts.event_count(), "tile-events", "events.html"),
        counted(season.clubs.len(), "tile-clubs", "clubs.html"),
        counted(season.persons.len(), "tile-players", "players.html"),
    ];
    tiles.extend(kinds_with_points(&points).into_iter().map(of_kind));
    tiles
}

/// The errors and warnings, or the notes if there is nothing worse.
fn problems_total(texts: &LanguageTexts, troubles: &ProblemsByKind) -> String {
    let counts = [
        (troubles.count_of_severity(Severity::Error), "count-errors"),
        (troubles.count_of_severity(Severity::Warning), "count-warnings"),
    ];
    let told: Vec<String> = counts
        .into_iter()
        .filter(|(count, _)| *count > 0)
        .map(|(count, key)| texts.text_for_count(key, count))
        .collect();
    told.join(", ")
}

/// The latest results, latest first, and the events ahead, next first.
fn events_of(
    listed: &EventsByMonth,
) -> Result<(Vec<EventListRow>, Vec<EventListRow>), OutputError> {
    let mut latest = Vec::new();
    let mut ahead = VecDeque::new();
    listed.for_each_event(|event, _| {
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
fn first_clubs<'a>(season: &'a Season, columns: &PointColumns) -> Vec<ClubListRow<'a>> {
    let mut clubs = club_list_rows(season, columns);
    let worth = |club: &ClubListRow<'_>| {
        (club.total.master_points(), club.total.gold, club.total.pqp, club.events)
    };
    clubs.arrange_by_key(|club| std::cmp::Reverse(worth(club)));
    clubs.truncate(MOST);
    clubs
}

fn months_chart(texts: &LanguageTexts, season: &Season) -> Option<Chart> {
    let months = season.counts.months.iter();
    let counts: Vec<((i16, i8), usize)> =
        months.filter_map(|(month, own)| Some(((*month)?, own.events))).collect();
    if counts.len() < 2 {
        return None;
    }
    let amounts: Vec<ChartAmount> = counts
        .into_iter()
        .map(|((year, month), count)| {
            let name = texts.short_month_name(month);
            ChartAmount {
                name: name.to_string(),
                amount: i64::try_from(count).unwrap_or(i64::MAX),
                value: count.to_string(),
                told: format!("{name} {year}: {}", texts.text_for_count("count-events", count)),
                picked: 0,
            }
        })
        .collect();
    let shown = ColumnChartOptions {
        title: &texts.text("chart-months"),
        caption: &texts.text("chart-months-caption"),
        units: [&texts.text("unit-events"), &texts.text("unit-month")],
        edges: false,
        picked: [""; 2],
    };
    charts::column_chart(&shown, &amounts)
}

/// The first clubs by Local Points, or by master points if there are Green Points.
fn clubs_chart(texts: &LanguageTexts, season: &Season) -> Option<Chart> {
    let with_green = !season.total_points().green.is_zero();
    let title = match with_green {
        true => texts.text("chart-clubs-master"),
        false => texts.text("chart-clubs-local"),
    };
    let columns = PointColumns::from_total(&season.total_points());
    let amount = |club: ClubListRow<'_>| {
        let worth = if with_green { club.total.master_points() } else { club.total.local };
        ChartAmount {
            name: club.name.to_string(),
            amount: i64::try_from(worth.floor()).unwrap_or(i64::MAX),
            value: texts.localise_number(&group_thousands(&worth.floor().to_string())).into_owned(),
            told: format!("{}: {}", club.name, point_texts(texts, &club.total).join(", ")),
            picked: 0,
        }
    };
    let amounts: Vec<ChartAmount> = first_clubs(season, &columns).into_iter().map(amount).collect();
    if amounts.len() < 2 {
        return None;
    }
    let caption = texts.fill("chart-first-ten", &[("title", &title)]);
    charts::bar_chart(&title, &caption, &amounts)
}
