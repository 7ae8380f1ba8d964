//! `players.html`, `events.html`, `clubs.html`: the whole lists, on several pages if they are
//! long.

use std::ops::Range;

use jiff::civil::Date;
use serde::Serialize;

use crate::award_texts::PointColumns;
use crate::language::LanguageTexts;
use crate::publish::OutputError;
use model::name_comparison::name_sort_key;
use model::surname::{SurnameSortKey, surname_range};
use model::{PointsByKind, StableSort, name_capitals};
use register::{Club, Season};

use super::club::EventListRow;
use super::events_by_month::EventsByMonth;
use super::paging::{PageFiller, page_file_name, page_navigation_links, split_rows_into_pages};
use super::{PageLink, Site, TOP, group_thousands, points_cells};

/// The place of names that begin with no letter.
const OTHER: &str = "other";
/// About the markup of a row without its texts, and of a column of points.
const ROW_BYTES: usize = 170;
const COLUMN_BYTES: usize = 30;

/// A page and its name in the output.
pub(super) type NamedPage = (String, Vec<u8>);

/// Takes pages by their names in the output.
pub(super) type PageSink<'a> = &'a dyn Fn(&str, &[u8]) -> Result<(), OutputError>;

/// The context of the template `players.html`.
#[derive(Serialize)]
struct PlayersPage<'a> {
    title: String,
    root: &'static str,
    facts: String,
    /// The letters, with the places where they begin.
    letters: &'a [PageLink],
    pages: Vec<PageLink>,
    headings: Vec<&'static str>,
    rows: &'a [PlayerRow<'a>],
}

/// A player in the list.
#[derive(Serialize)]
struct PlayerRow<'a> {
    /// The place to jump to: the first player of a letter.
    id: String,
    key: &'a str,
    /// The name, in three parts.
    before: String,
    surname: String,
    after: String,
    number: &'a str,
    events: u32,
    points: Vec<String>,
}

impl PlayerRow<'_> {
    fn bytes(&self) -> usize {
        let name = self.before.len() + self.surname.len() + self.after.len();
        ROW_BYTES + name + self.key.len() + self.number.len() + COLUMN_BYTES * self.points.len()
    }
}

/// The context of the template `events.html`.
#[derive(Serialize)]
struct EventsPage<'a> {
    title: String,
    root: &'static str,
    facts: String,
    pages: Vec<PageLink>,
    rows: &'a [EventRow],
}

/// An event in the list.
#[derive(Serialize)]
struct EventRow {
    /// The place to jump to: the first event of a month.
    id: String,
    event: EventListRow,
}

/// The context of the template `clubs.html`.
#[derive(Serialize)]
struct ClubsPage<'a> {
    title: String,
    root: &'static str,
    facts: String,
    pages: Vec<PageLink>,
    headings: Vec<&'static str>,
    rows: &'a [ClubListRow<'a>],
}

/// A club in a list.
#[derive(Serialize)]
pub(super) struct ClubListRow<'a> {
    key: &'a str,
    pub name: &'a str,
    pub events: usize,
    tables: String,
    points: Vec<String>,
    #[serde(skip)]
    pub total: PointsByKind,
}

/// A month of the season, with a link to its events.
#[derive(Serialize)]
pub(super) struct MonthLink {
    /// The month and the year: `Mar 2026`.
    pub title: String,
    pub href: String,
    pub events: String,
}

impl Site {
    /// Writes the pages of all players by surname.
    pub(super) fn write_player_list_pages(
        &self,
        season: &Season,
        to: PageSink<'_>,
    ) -> Result<(), OutputError> {
        let columns = PointColumns::from_total(&season.total_points());
        let order = in_order_of_surname(season);
        let mut filling = PageFiller::default();
        let mut pages: Vec<(Range<usize>, [String; 2])> = Vec::new();
        let mut letters = Vec::new();
        for (at, row) in player_rows(season, &columns, &order, 0..order.len()).enumerate() {
            let page = filling.add_row(row.bytes());
            if page == pages.len() {
                pages.push((at..at, [row.surname.clone(), String::new()]));
            }
            (pages[page].0.end, pages[page].1[1]) = (at + 1, row.surname.clone());
            if !row.id.is_empty() {
                let href = format!("{}#{}", page_file_name("players", page), row.id);
                let other = || self.texts().text("players-other");
                let text = if row.id == OTHER { other() } else { row.id.to_uppercase() };
                letters.push(PageLink { href, text, here: false });
            }
        }
        if pages.is_empty() {
            pages.push(Default::default());
        }
        let links = range_links("players", pages.iter().map(|(_, ends)| ends));
        for (page, (range, _)) in pages.into_iter().enumerate() {
            let file = page_file_name("players", page);
            let rows: Vec<PlayerRow<'_>> = player_rows(season, &columns, &order, range).collect();
            let page = PlayersPage {
                title: self.texts().text("players"),
                root: TOP,
                facts: self.texts().text_for_count("count-players", season.persons.len()),
                letters: &letters,
                pages: page_navigation_links(&links, &file),
                headings: columns.headings(),
                rows: &rows,
            };
            to(&file, &self.render("players.html", &page)?)?;
        }
        Ok(())
    }

    /// Writes the pages of all events, latest first. Returns the months with links to them, earliest
    /// first.
    pub(super) fn write_event_list_pages(
        &self,
        season: &Season,
        listed: &EventsByMonth,
        to: PageSink<'_>,
    ) -> Result<Vec<MonthLink>, OutputError> {
        let mut filling = PageFiller::default();
        let mut pages: Vec<(usize, [String; 2])> = Vec::new();
        let mut months = Vec::new();
        listed.for_each_event(|event, is_first| {
            let page = filling.add_row(event.line.text_length() + ROW_BYTES);
            let month = month_of(self.texts(), event.date);
            if page == pages.len() {
                pages.push((0, [month.clone(), String::new()]));
            }
            pages[page].0 += 1;
            pages[page].1[1] = month;
            if is_first {
                let href = format!("{}#{}", page_file_name("events", page), anchor_of(event.date));
                months.push((event.date, href));
            }
            Ok(())
        })?;
        if pages.is_empty() {
            pages.push(Default::default());
        }
        let links = range_links("events", pages.iter().map(|(_, ends)| ends));
        let mut pages = pages.into_iter().map(|(count, _)| count).enumerate();
        let mut left = pages.next();
        let mut rows: Vec<EventRow> = Vec::new();
        let write = |page: usize, rows: &[EventRow]| {
            let file = page_file_name("events", page);
            let page = EventsPage {
                title: self.texts().text("events"),
                root: TOP,
                facts: self.texts().text_for_count("count-events", season.counts.event_count()),
                pages: page_navigation_links(&links, &file),
                rows,
            };
            to(&file, &self.render("events.html", &page)?)
        };
        listed.for_each_event(|event, is_first| {
            let id = if is_first { anchor_of(event.date) } else { String::new() };
            rows.push(EventRow { id, event: event.line });
            if let Some((page, count)) = left
                && rows.len() == count
            {
                write(page, &std::mem::take(&mut rows))?;
                left = pages.next();
            }
            Ok(())
        })?;
        if let Some((page, _)) = left {
            write(page, &rows)?;
        }
        Ok(counted_months(self.texts(), season, months))
    }

    /// Writes the pages of all clubs.
    pub(super) fn write_club_list_pages(
        &self,
        season: &Season,
        to: PageSink<'_>,
    ) -> Result<(), OutputError> {
        let columns = PointColumns::from_total(&season.total_points());
        let mut clubs = club_list_rows(season, &columns);
        clubs.arrange_by_key(|club| (name_sort_key(club.name), club.key));
        let bytes = |club: &ClubListRow<'_>| {
            ROW_BYTES + club.key.len() + club.name.len() + COLUMN_BYTES * club.points.len()
        };
        let pages = split_rows_into_pages(clubs, bytes);
        let name =
            |club: Option<&ClubListRow<'_>>| club.map_or_else(String::new, |c| c.name.into());
        let ends: Vec<[String; 2]> =
            pages.iter().map(|clubs| [clubs.first(), clubs.last()].map(name)).collect();
        let links = range_links("clubs", ends.iter());
        for (at, rows) in pages.iter().enumerate() {
            let file = page_file_name("clubs", at);
            let page = ClubsPage {
                title: self.texts().text("clubs"),
                root: TOP,
                facts: self.texts().text_for_count("count-clubs", season.clubs.len()),
                pages: page_navigation_links(&links, &file),
                headings: columns.headings(),
                rows,
            };
            to(&file, &self.render("clubs.html", &page)?)?;
        }
        Ok(())
    }
}

/// The links to the pages of a list, each with the names of its first and last rows.
fn range_links<'a>(stem: &str, ends: impl Iterator<Item = &'a [String; 2]>) -> Vec<PageLink> {
    let link = |(at, [first, last]): (usize, &[String; 2])| {
        let text = if first == last { first.clone() } else { format!("{first} \u{2013} {last}") };
        PageLink { href: page_file_name(stem, at), text, here: false }
    };
    ends.enumerate().map(link).collect()
}

/// The positions of the players by surname, each with the letter under which it stands.
fn in_order_of_surname(season: &Season) -> Vec<(usize, Option<char>)> {
    let mut keyed: Vec<(SurnameSortKey, &str, usize)> = season
        .persons
        .iter()
        .enumerate()
        .map(|(at, person)| {
            (SurnameSortKey::from_name(&person.name), season.people.person_key(person.id), at)
        })
        .collect();
    keyed.sort_unstable();
    keyed.into_iter().map(|(order, _, at)| (at, order.index_letter())).collect()
}

/// The players in a range of an order.
fn player_rows<'a>(
    season: &'a Season,
    columns: &PointColumns,
    order: &[(usize, Option<char>)],
    range: Range<usize>,
) -> impl Iterator<Item = PlayerRow<'a>> {
    range.map(move |nth| {
        let (at, letter) = order[nth];
        let person = &season.persons[at];
        let id = match letter {
            _ if nth > 0 && order[nth - 1].1 == letter => String::new(),
            Some(letter) => letter.to_ascii_lowercase().to_string(),
            None => OTHER.to_string(),
        };
        let name = name_capitals::name_in_mixed_case(&person.name);
        // Capitals tell the surname, so it is looked for in the name as typed.
        let range = surname_range(&person.name);
        let same = name.get(range.clone()).is_some() && name.len() == person.name.len();
        let range = if same { range } else { 0..name.len() };
        PlayerRow {
            id,
            key: season.people.person_key(person.id),
            before: name[..range.start].to_string(),
            surname: name[range.clone()].to_string(),
            after: name[range.end..].to_string(),
            number: person.number.as_deref().unwrap_or_default(),
            events: person.events,
            points: points_cells(columns, &person.points),
        }
    })
}

/// The place of a month on the pages of events.
fn anchor_of(date: Option<Date>) -> String {
    match date {
        Some(date) => format!("m{}-{:02}", date.year(), date.month()),
        None => "undated".to_string(),
    }
}

/// The month of a day as lists show it: `Mar 2026`.
fn month_of(texts: &LanguageTexts, date: Option<Date>) -> String {
    date.map_or_else(|| texts.text("month-none"), |date| texts.month_and_year_text(date))
}

/// The months with their counts, earliest first; events without a date last.
fn counted_months(
    texts: &LanguageTexts,
    season: &Season,
    mut months: Vec<(Option<Date>, String)>,
) -> Vec<MonthLink> {
    months.arrange_by_key(|(date, _)| (date.is_none(), *date));
    let month = |(date, href): (Option<Date>, String)| {
        let events = season.counts.months.get(&date.map(|date| (date.year(), date.month())));
        let events = events.map_or(0, |month| month.events);
        MonthLink {
            events: texts.text_for_count("count-events", events),
            title: month_of(texts, date),
            href,
        }
    };
    months.into_iter().map(month).collect()
}

/// All clubs, in the order of the season.
pub(super) fn club_list_rows<'a>(
    season: &'a Season,
    columns: &PointColumns,
) -> Vec<ClubListRow<'a>> {
    let line = |club: &'a Club| ClubListRow {
        key: &club.key,
        name: &club.name,
        events: club.events.len(),
        tables: group_thousands(&club.tables.to_decimal()),
        points: points_cells(columns, &club.points),
        total: club.points,
    };
    season.clubs.iter().map(line).collect()
}
