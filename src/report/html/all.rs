//! `players.html`, `events.html`, `clubs.html`: the whole lists, on several pages if they are
//! long.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde::Serialize;

use crate::model::names::alphabetical;
use crate::model::surname::{SurnameKey, surname};
use crate::model::{Exact, Holding, capitals};
use crate::register::{Club, Person, Season};
use crate::report::lines::PointColumns;
use crate::report::publish::OutputError;

use super::club::{EventLine, event_line, points_of};
use super::paging::{file_of, links_from, pages_of};
use super::{PageLink, Site, TOP, cells, counted, grouped};

/// The place of names that begin with no letter.
const OTHER: &str = "other";
/// About the markup of a row without its texts, and of a column of points.
const ROW_BYTES: usize = 170;
const COLUMN_BYTES: usize = 30;

/// A page and its name in the output.
pub(super) type Named = (String, Vec<u8>);

/// The context of the template `players.html`.
#[derive(Serialize)]
struct PlayersPage<'a> {
    title: &'static str,
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
    events: usize,
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
    title: &'static str,
    root: &'static str,
    facts: String,
    pages: Vec<PageLink>,
    rows: &'a [EventRow<'a>],
}

/// An event in the list.
#[derive(Serialize)]
struct EventRow<'a> {
    /// The place to jump to: the first event of a month.
    id: String,
    event: EventLine<'a>,
    #[serde(skip)]
    date: Option<Date>,
}

/// The context of the template `clubs.html`.
#[derive(Serialize)]
struct ClubsPage<'a> {
    title: &'static str,
    root: &'static str,
    facts: String,
    pages: Vec<PageLink>,
    headings: Vec<&'static str>,
    rows: &'a [ClubLine<'a>],
}

/// A club in a list.
#[derive(Serialize)]
pub(super) struct ClubLine<'a> {
    key: &'a str,
    pub name: &'a str,
    pub events: usize,
    tables: String,
    points: Vec<String>,
    #[serde(skip)]
    pub total: Holding,
}

/// A month of the season, with a link to its events.
#[derive(Serialize)]
pub(super) struct Month {
    /// `Mar 2026`.
    pub title: String,
    pub href: String,
    pub events: String,
}

impl Site {
    /// The pages of all players by surname.
    pub(super) fn players_pages(&self, season: &Season) -> Result<Vec<Named>, OutputError> {
        let columns = PointColumns::of(&season.points());
        let pages = pages_of(player_rows(season, &columns), PlayerRow::bytes);
        let links = range_links("players", &pages, |row| row.surname.clone());
        let letters_of = |(at, rows): (usize, &Vec<PlayerRow<'_>>)| {
            let firsts = rows.iter().filter(|row| !row.id.is_empty());
            let link = |row: &PlayerRow<'_>| PageLink {
                href: format!("{}#{}", file_of("players", at), row.id),
                text: if row.id == OTHER { "Other".to_string() } else { row.id.to_uppercase() },
                here: false,
            };
            firsts.map(link).collect::<Vec<PageLink>>()
        };
        let letters: Vec<PageLink> = pages.iter().enumerate().flat_map(letters_of).collect();
        let page = |(at, rows): (usize, &Vec<PlayerRow<'_>>)| {
            let file = file_of("players", at);
            let page = PlayersPage {
                title: "Players",
                root: TOP,
                facts: counted(season.persons.len(), "player", "players"),
                letters: &letters,
                pages: links_from(&links, &file),
                headings: columns.headings(),
                rows,
            };
            Ok((file, self.render("players.html", &page)?))
        };
        pages.iter().enumerate().map(page).collect()
    }

    /// The pages of all events, latest first, and the months with links to them, earliest first.
    pub(super) fn events_pages(
        &self,
        season: &Season,
    ) -> Result<(Vec<Named>, Vec<Month>), OutputError> {
        let rows: Vec<EventRow<'_>> = event_rows(season);
        let mut months = Vec::new();
        let pages = pages_of(rows, |row| row.event.bytes() + ROW_BYTES);
        let stem = "events";
        let links = range_links(stem, &pages, |row| month_of(row.date));
        let mut made = Vec::with_capacity(pages.len());
        for (at, rows) in pages.iter().enumerate() {
            let file = file_of(stem, at);
            for row in rows.iter().filter(|row| !row.id.is_empty()) {
                let href = format!("{file}#{}", row.id);
                months.push((row.date, href));
            }
            let page = EventsPage {
                title: "Events",
                root: TOP,
                facts: counted(season.events().count(), "event", "events"),
                pages: links_from(&links, &file),
                rows,
            };
            made.push((file, self.render("events.html", &page)?));
        }
        Ok((made, counted_months(season, months)))
    }

    /// The pages of all clubs.
    pub(super) fn clubs_pages(&self, season: &Season) -> Result<Vec<Named>, OutputError> {
        let columns = PointColumns::of(&season.points());
        let mut clubs = club_lines(season, &columns);
        clubs.sort_by_cached_key(|club| (alphabetical(club.name), club.key));
        let bytes = |club: &ClubLine<'_>| {
            ROW_BYTES + club.key.len() + club.name.len() + COLUMN_BYTES * club.points.len()
        };
        let pages = pages_of(clubs, bytes);
        let links = range_links("clubs", &pages, |club| club.name.to_string());
        let page = |(at, rows): (usize, &Vec<ClubLine<'_>>)| {
            let file = file_of("clubs", at);
            let page = ClubsPage {
                title: "Clubs",
                root: TOP,
                facts: counted(season.clubs.len(), "club", "clubs"),
                pages: links_from(&links, &file),
                headings: columns.headings(),
                rows,
            };
            Ok((file, self.render("clubs.html", &page)?))
        };
        pages.iter().enumerate().map(page).collect()
    }
}

/// The links to the pages of a list, each with the names of its first and last rows.
fn range_links<T>(stem: &str, pages: &[Vec<T>], name: impl Fn(&T) -> String) -> Vec<PageLink> {
    let link = |(at, rows): (usize, &Vec<T>)| {
        let ends = [rows.first(), rows.last()].map(|row| row.map(&name).unwrap_or_default());
        let [first, last] = ends;
        let text = if first == last { first } else { format!("{first} \u{2013} {last}") };
        PageLink { href: file_of(stem, at), text, here: false }
    };
    pages.iter().enumerate().map(link).collect()
}

/// The players by surname.
fn player_rows<'a>(season: &'a Season, columns: &PointColumns) -> Vec<PlayerRow<'a>> {
    let order = |person: &'a Person| (SurnameKey::of(&person.name), season.people.key(person.id));
    let mut keyed: Vec<((SurnameKey, &str), &Person)> =
        season.persons.iter().map(|person| (order(person), person)).collect();
    keyed.sort_by(|(a, _), (b, _)| a.cmp(b));
    let mut last = None;
    let row = |((order, key), person): ((SurnameKey, &'a str), &'a Person)| {
        let letter = order.letter();
        let id = match letter {
            _ if last == Some(letter) => String::new(),
            Some(letter) => letter.to_ascii_lowercase().to_string(),
            None => OTHER.to_string(),
        };
        last = Some(letter);
        let name = capitals::shown(&person.name);
        // Capitals tell the surname, so it is looked for in the name as typed.
        let range = surname(&person.name);
        let same = name.get(range.clone()).is_some() && name.len() == person.name.len();
        let range = if same { range } else { 0..name.len() };
        PlayerRow {
            id,
            key,
            before: name[..range.start].to_string(),
            surname: name[range.clone()].to_string(),
            after: name[range.end..].to_string(),
            number: person.number.as_deref().unwrap_or_default(),
            events: person.played.len(),
            points: cells(columns, &person.points),
        }
    };
    keyed.into_iter().map(row).collect()
}

/// The events, latest first; those without a date last.
pub(super) fn in_order(season: &Season) -> Vec<(u32, u32)> {
    let mut events: Vec<(u32, u32)> = (0u32..)
        .zip(&season.returns)
        .flat_map(|(ret, record)| (0u32..).zip(&record.events).map(move |(event, _)| (ret, event)))
        .collect();
    events.sort_by(|a, b| {
        let of = |(ret, event): &(u32, u32)| season.event(*ret, *event);
        of(b).date.cmp(&of(a).date).then_with(|| of(a).key.cmp(&of(b).key))
    });
    events
}

fn event_rows(season: &Season) -> Vec<EventRow<'_>> {
    let mut last = None;
    let row = |(ret, event): (u32, u32)| {
        let date = season.event(ret, event).date;
        let month = date.map(|date| (date.year(), date.month()));
        let is_new = last != Some(month);
        last = Some(month);
        let id = match month {
            Some((year, month)) if is_new => format!("m{year}-{month:02}"),
            None if is_new => "undated".to_string(),
            _ => String::new(),
        };
        EventRow { id, event: event_line(season, ret, event), date }
    };
    in_order(season).into_iter().map(row).collect()
}

/// `Mar 2026`.
fn month_of(date: Option<Date>) -> String {
    date.map_or("without a date".to_string(), |date| date.strftime("%b %Y").to_string())
}

/// The months with their counts, earliest first; events without a date last.
fn counted_months(season: &Season, mut months: Vec<(Option<Date>, String)>) -> Vec<Month> {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for (_, event) in season.events() {
        *counts.entry(month_of(event.date)).or_default() += 1;
    }
    months.sort_by_key(|(date, _)| (date.is_none(), *date));
    let month = |(date, href): (Option<Date>, String)| {
        let title = month_of(date);
        let events = counts.get(&title).copied().unwrap_or_default();
        Month { events: counted(events, "event", "events"), title, href }
    };
    months.into_iter().map(month).collect()
}

/// All clubs, in the order of the season.
pub(super) fn club_lines<'a>(season: &'a Season, columns: &PointColumns) -> Vec<ClubLine<'a>> {
    let line = |club: &'a Club| {
        let events = club.events.iter().map(|(ret, event)| season.event(*ret, *event));
        let tables: Exact = events.filter_map(|event| event.tables).sum();
        let total = points_of(season, club);
        ClubLine {
            key: &club.key,
            name: &club.name,
            events: club.events.len(),
            tables: grouped(&tables.to_decimal()),
            points: cells(columns, &total),
            total,
        }
    };
    season.clubs.iter().map(line).collect()
}
