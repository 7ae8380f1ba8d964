//! `hall.html` and `find.html`: the pages of an event while it is played. The first is for the
//! screen of the hall and turns over by itself: the next round, then the standings. The second is
//! for phones: a player types a name and sees board and opponent.

use std::collections::HashMap;

use jiff::civil::Date;
use serde::Serialize;

use crate::award_texts;
use crate::language::LanguageTexts;
use crate::publish::OutputError;
use model::name_comparison::name_sort_key;
use model::{StableSort, State, name_capitals};
use register::{DrawRecord, EventRecord, PairingRecord, Season, StandingRecord};

use super::standings::format_score;
use super::whole_lists::NamedPage;
use super::{Site, TOP};

/// Rows of a face that are legible from ten metres, in one column.
const MOST_ROWS: usize = 11;
/// Boards of many players on a face.
const MOST_BOARDS: usize = 2;
/// Longer names are set smaller.
const LONG_NAME: usize = 22;

/// The context of the template `hall.html`.
#[derive(Serialize)]
struct HallPage<'a> {
    title: String,
    root: &'static str,
    faces: Vec<ScreenView<'a>>,
}

/// What the screen shows at one time.
#[derive(Serialize, Default)]
struct ScreenView<'a> {
    event: &'a str,
    /// `Round 4`, or `Standings`.
    title: String,
    /// `2 of 3`; empty if the list has one face.
    part: String,
    /// Whether its names are long.
    long: bool,
    /// The names of the columns, of a draw.
    headings: Vec<&'static str>,
    pairings: Vec<Pairing>,
    boards: Vec<Board<'a>>,
    /// Two columns of standings.
    columns: Vec<Vec<Placed>>,
}

#[derive(Serialize, Clone)]
struct Pairing {
    table: String,
    first: Side,
    /// `None` for a bye.
    second: Option<Side>,
}

#[derive(Serialize, Clone)]
struct Side {
    name: String,
    /// The score so far; may be empty.
    score: String,
}

/// A board of many players.
#[derive(Serialize, Clone)]
struct Board<'a> {
    name: &'a str,
    /// The powers, each with its player.
    seats: Vec<(&'a str, String)>,
}

/// A row of the standings.
#[derive(Serialize, Clone)]
struct Placed {
    place: String,
    name: String,
    score: String,
}

/// The context of the template `find.html`.
#[derive(Serialize)]
struct FindPage<'a> {
    title: String,
    root: &'static str,
    /// `Open, round 4: 30 boards`.
    facts: Vec<String>,
    /// The word for a place to play: `Board` or `Table`.
    board: &'static str,
    /// Whether somebody plays for a team or a pair.
    teams: bool,
    /// Whether there are several events.
    several: bool,
    rows: Vec<Found<'a>>,
}

/// A player, and where the player sits.
#[derive(Serialize)]
struct Found<'a> {
    name: String,
    /// `Board 3, White`, or the place if no round is drawn.
    told: String,
    table: String,
    seat: String,
    opponent: String,
    /// The team or pair, if it has a name of its own.
    team: String,
    event: &'a str,
}

impl Site {
    /// The pages for an event while it is played, with their paths.
    pub fn live_event_pages(&self, season: &Season) -> Result<Vec<NamedPage>, OutputError> {
        let texts = self.texts();
        let events: Vec<LiveEvent<'_>> = live(texts, season);
        let faces = events.iter().flat_map(LiveEvent::faces).collect();
        let hall = HallPage { title: texts.text("hall"), root: TOP, faces };
        let mut rows: Vec<Found<'_>> = events.iter().flat_map(LiveEvent::players).collect();
        rows.arrange_by_key(|row| (name_sort_key(&row.name), row.name.clone()));
        let find = FindPage {
            title: texts.text("draw-mine"),
            root: TOP,
            facts: events.iter().map(LiveEvent::facts).collect(),
            board: events.first().map_or("Board", LiveEvent::table),
            teams: rows.iter().any(|row| !row.team.is_empty()),
            several: events.len() > 1,
            rows,
        };
        Ok(vec![
            ("hall.html".to_string(), self.render_in(self.language, "hall.html", &hall)?),
            ("find.html".to_string(), self.render_in(self.language, "find.html", &find)?),
        ])
    }
}

/// The events that are played now: those with a drawn round, and others of the same days. Without
/// a drawn round, those of the latest day with results.
fn live<'a>(texts: &'a LanguageTexts, season: &'a Season) -> Vec<LiveEvent<'a>> {
    let events = || season.events().map(|(_, event)| event);
    let stands = |event: &&EventRecord| event.state != State::Rejected;
    let is_drawn = |event: &&EventRecord| event.draw.is_some();
    let is_placed =
        |event: &EventRecord| event.rankings.standings.iter().any(|own| own.place.is_some());
    let days =
        |event: &EventRecord| Some((event.identity.date?, event.last_day.or(event.identity.date)?));
    let latest = |events: &mut dyn Iterator<Item = &EventRecord>| -> Option<(Date, Date)> {
        events.filter_map(days).max_by_key(|(first, last)| (*last, *first))
    };
    let drawn = latest(&mut events().filter(stands).filter(is_drawn));
    let now =
        drawn.or_else(|| latest(&mut events().filter(stands).filter(|event| is_placed(event))));
    let is_now = |event: &EventRecord| match (days(event), now) {
        (Some((first, last)), Some((begins, ends))) => first <= ends && begins <= last,
        // Without a date it cannot be an old one.
        (None, _) => true,
        (Some(_), None) => false,
    };
    let shown = events().filter(stands).filter(|event| is_now(event));
    let shown = shown.filter(|event| event.draw.is_some() || is_placed(event));
    shown.map(|event| LiveEvent::new(texts, season, event)).collect()
}

/// An event that is played now.
struct LiveEvent<'a> {
    texts: &'a LanguageTexts,
    season: &'a Season,
    event: &'a EventRecord,
    draw: Option<&'a DrawRecord>,
    /// The standings by the label of the contestant.
    standings: HashMap<&'a str, &'a StandingRecord>,
}

impl<'a> LiveEvent<'a> {
    fn new(texts: &'a LanguageTexts, season: &'a Season, event: &'a EventRecord) -> LiveEvent<'a> {
        let standings = event.rankings.standings.iter().map(|own| (&*own.entry, own)).collect();
        LiveEvent { texts, season, event, draw: event.draw.as_deref(), standings }
    }

    /// What a table is called.
    fn table(&self) -> &'static str {
        let seats =
            self.draw.is_some_and(|draw| draw.pairings.iter().any(|one| one.power.is_some()));
        if seats || self.draw.is_some_and(|draw| draw.coloured) { "Board" } else { "Table" }
    }

    /// The names of the two sides.
    fn sides(&self) -> [&'static str; 2] {
        if self.draw.is_some_and(|draw| draw.coloured) {
            ["White", "Black"]
        } else {
            ["Home", "Away"]
        }
    }

    fn facts(&self) -> String {
        let title = &self.event.identity.title;
        match self.draw {
            Some(draw) => {
                self.texts.fill("find-round", &[("title", title), ("number", &draw.round)])
            }
            None => self.texts.fill("find-standings", &[("title", title)]),
        }
    }

    fn round(&self, draw: &DrawRecord) -> String {
        self.texts.fill("round-number", &[("number", &draw.round)])
    }

    fn score(&self, standing: &StandingRecord) -> String {
        standing.score.map(|score| format_score(self.event, score)).unwrap_or_default()
    }

    fn name(&self, standing: &StandingRecord) -> String {
        award_texts::contestant_display_name(&self.season.people, self.event, standing)
    }

    fn side(&self, [label, name]: &[Box<str>; 2]) -> Side {
        let Some(standing) = self.standings.get(&**label) else {
            return Side {
                name: name_capitals::name_in_mixed_case(name).into_owned(),
                score: String::new(),
            };
        };
        let score = standing.place.map(|_| self.score(standing)).unwrap_or_default();
        Side { name: self.name(standing), score }
    }

    /// The draw, then the standings.
    fn faces(&self) -> Vec<ScreenView<'a>> {
        let mut faces = self.draw.map(|draw| self.faces_of_draw(draw)).unwrap_or_default();
        faces.extend(self.faces_of_standings());
        let long = |face: &ScreenView<'_>| {
            let pairs =
                face.pairings.iter().flat_map(|row| std::iter::once(&row.first).chain(&row.second));
            let placed = face.columns.iter().flatten().map(|row| &row.name);
            let seats = face.boards.iter().flat_map(|board| &board.seats).map(|(_, name)| name);
            let mut names = pairs.map(|side| &side.name).chain(placed).chain(seats);
            names.any(|name| name.chars().count() > LONG_NAME)
        };
        faces.into_iter().map(|face| ScreenView { long: long(&face), ..face }).collect()
    }

    fn faces_of_draw(&self, draw: &'a DrawRecord) -> Vec<ScreenView<'a>> {
        let title = self.round(draw);
        let is_seat = |row: &&PairingRecord| row.power.is_some();
        let pairing = |row: &PairingRecord| Pairing {
            table: if row.is_bye() { String::new() } else { row.table.to_string() },
            first: self.side(&row.first),
            second: row.second.as_ref().map(|second| self.side(second)),
        };
        let pairings = draw.pairings.iter().filter(|row| !is_seat(row)).map(pairing);
        let pairings: Vec<Pairing> = pairings.collect();
        let [first, second] = self.sides();
        let mut faces = in_parts(self.texts, &pairings, MOST_ROWS, |rows, part| ScreenView {
            event: &self.event.identity.title,
            title: title.clone(),
            part,
            headings: vec![self.table(), first, second],
            pairings: rows.to_vec(),
            ..ScreenView::default()
        });
        let mut boards: Vec<Board<'a>> = Vec::new();
        for row in draw.pairings.iter().filter(is_seat) {
            let power = self.texts.translate_fixed_word(row.power.map_or("", |power| power.name()));
            let seat = (power, self.side(&row.first).name);
            match boards.iter_mut().find(|board| board.name == &*row.table) {
                Some(board) => board.seats.push(seat),
                None => boards.push(Board { name: &row.table, seats: vec![seat] }),
            }
        }
        faces.extend(in_parts(self.texts, &boards, MOST_BOARDS, |boards, part| ScreenView {
            event: &self.event.identity.title,
            title: title.clone(),
            part,
            boards: boards.to_vec(),
            ..ScreenView::default()
        }));
        faces
    }

    fn faces_of_standings(&self) -> Vec<ScreenView<'a>> {
        let mut faces = Vec::new();
        for list in &self.event.rankings.lists {
            let rows = self.event.rankings.standings.rows_of_list(list).filter_map(|own| {
                let place = own.place?.to_string();
                Some(Placed { place, name: self.name(own), score: self.score(own) })
            });
            let title = match (list.title(), self.event.state) {
                (title, _) if !title.is_empty() => {
                    format!(
                        "{}, {}",
                        self.texts.text("standings"),
                        self.texts.translate_fixed_word(&title)
                    )
                }
                (_, State::Final) => self.texts.text("hall-final"),
                _ => self.texts.text("standings"),
            };
            let rows: Vec<Placed> = rows.collect();
            faces.extend(in_parts(self.texts, &rows, 2 * MOST_ROWS, |rows, part| ScreenView {
                event: &self.event.identity.title,
                title: title.clone(),
                part,
                columns: rows
                    .chunks(rows.len().div_ceil(2).max(1))
                    .map(<[Placed]>::to_vec)
                    .collect(),
                ..ScreenView::default()
            }));
        }
        faces
    }

    /// Every player with the seat in the next round, or with the place.
    fn players(&self) -> Vec<Found<'a>> {
        let Some(draw) = self.draw else { return self.placed_players() };
        let mut rows = Vec::new();
        for row in &draw.pairings {
            let sides = std::iter::once(&row.first).chain(&row.second);
            for (seat, own) in sides.enumerate() {
                let other = if seat == 0 { row.second.as_ref() } else { Some(&row.first) };
                let seat = match row.power {
                    Some(power) => power.name(),
                    None if row.is_bye() => "bye",
                    None => self.sides()[seat],
                };
                let seat = self.texts.translate_fixed_word(seat);
                let (table, told) = match row.is_bye() {
                    true => (String::new(), seat.to_string()),
                    false => {
                        let table = self.texts.translate_fixed_word(self.table());
                        (row.table.to_string(), format!("{table} {}, {seat}", row.table))
                    }
                };
                let opponent = other.map(|other| self.side(other).name).unwrap_or_default();
                rows.extend(self.of_contestant(own).map(|(name, team)| Found {
                    name,
                    told: told.clone(),
                    table: table.clone(),
                    seat: seat.to_string(),
                    opponent: opponent.clone(),
                    team,
                    event: &self.event.identity.title,
                }));
            }
        }
        rows
    }

    /// The players of a contestant that was drawn, each with the contestant's name.
    fn of_contestant(&self, own: &'a [Box<str>; 2]) -> impl Iterator<Item = (String, String)> {
        let contestant = self.side(own).name;
        let players = self.standings.get(&*own[0]).map(|own| self.event.players_of_standing(own));
        let name = |id: &_| {
            name_capitals::name_in_mixed_case(&self.season.people.spelling(*id).name).into_owned()
        };
        let mut names: Vec<String> = players.unwrap_or_default().iter().map(name).collect();
        if names.is_empty() {
            names.push(contestant.clone());
        }
        names.into_iter().map(move |name| {
            let team = if name == contestant { String::new() } else { contestant.clone() };
            (name, team)
        })
    }

    fn placed_players(&self) -> Vec<Found<'a>> {
        let mut rows = Vec::new();
        for standing in &self.event.rankings.standings {
            let Some(place) = standing.place else { continue };
            let (place, score, own) =
                (place.to_string(), self.score(standing), self.name(standing));
            for id in self.event.players_of_standing(standing) {
                let name =
                    name_capitals::name_in_mixed_case(&self.season.people.spelling(*id).name)
                        .into_owned();
                let team = if name == own { String::new() } else { own.clone() };
                let seat = self.texts.fill("letter-place", &[("place", &*place)]);
                let values = [("place", &*place), ("score", &*self.texts.localise_number(&score))];
                rows.push(Found {
                    told: self.texts.fill("find-place", &values),
                    table: String::new(),
                    seat,
                    opponent: String::new(),
                    name,
                    team,
                    event: &self.event.identity.title,
                });
            }
        }
        rows
    }
}

/// The faces of a list, none with more than `most` of it and all about as long.
fn in_parts<'a, T>(
    texts: &LanguageTexts,
    list: &[T],
    most: usize,
    face: impl Fn(&[T], String) -> ScreenView<'a>,
) -> Vec<ScreenView<'a>> {
    let count = list.len().div_ceil(most).max(1);
    let parts = list.chunks(list.len().div_ceil(count).max(1));
    let part = |nth: usize| match count {
        1 => String::new(),
        _ => texts.fill(
            "player-place-of",
            &[("place", &(nth + 1).to_string()), ("field", &count.to_string())],
        ),
    };
    parts.enumerate().map(|(nth, rows)| face(rows, part(nth))).collect()
}
