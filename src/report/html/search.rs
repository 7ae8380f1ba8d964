//! `names.js`: the names that the search finds. A script and no JSON file, since a page that was
//! opened from a folder may load scripts only.

use std::borrow::Cow;
use std::fmt::Write;

use crate::model::capitals;
use crate::model::names::alphabetical;
use crate::model::surname::SurnameKey;
use crate::register::{Person, Season};
use crate::report::publish::OutputError;
use crate::report::words;

use super::Site;
use super::addresses::without_addresses;
use super::all::in_order;

/// What a line has: a name, a key, and what distinguishes namesakes.
type Line<'a> = (Cow<'a, str>, &'a str, String);

impl Site {
    /// The names: a text for players, events and clubs, with a line each of name, key and
    /// particulars, separated by tabs.
    pub(super) fn names_file(&self, season: &Season) -> Result<Vec<u8>, OutputError> {
        let lists = [
            ("players", self.lines(players(season))),
            ("events", self.lines(events(season))),
            ("clubs", self.lines(clubs(season))),
        ];
        let mut script = String::from("window.palmaresNames = {\n");
        for (kind, lines) in lists {
            let json = serde_json::Value::String(lines).to_string();
            // A page that holds the script itself must not end in it.
            let text = json.replace('<', "\\u003c");
            let _ = writeln!(script, "\"{kind}\": {text},");
        }
        script.push_str("};\n");
        Ok(script.into_bytes())
    }

    fn lines(&self, lines: Vec<Line<'_>>) -> String {
        let mut text = String::new();
        for (name, key, told) in lines {
            let line = format!("{}\t{key}\t{}", in_one_line(&name), in_one_line(&told));
            if !text.is_empty() {
                text.push('\n');
            }
            match self.is_public() {
                true => text.push_str(&without_addresses(&line)),
                false => text.push_str(&line),
            }
        }
        text
    }
}

/// A text without tabs and line breaks.
fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The players by surname, with number or club.
fn players<'a>(season: &'a Season) -> Vec<Line<'a>> {
    let mut persons: Vec<&'a Person> = season.persons.iter().collect();
    persons
        .sort_by_cached_key(|person| (SurnameKey::of(&person.name), season.people.key(person.id)));
    let line = |person: &'a Person| {
        let first = person.played.first().map(|played| season.people.spelling(played.spelling));
        let club = first.and_then(|spelling| spelling.club());
        let told = person.number.as_deref().or(club).unwrap_or_default();
        (capitals::shown(&person.name), season.people.key(person.id), told.to_string())
    };
    persons.into_iter().map(line).collect()
}

/// The events, latest first, with day and organiser.
fn events(season: &Season) -> Vec<Line<'_>> {
    let line = |(ret, event): (u32, u32)| {
        let event = season.event(ret, event);
        let date = event.date.map(words::day).unwrap_or_default();
        let told = [date.as_str(), &event.organiser].into_iter().filter(|text| !text.is_empty());
        (Cow::from(&*event.title), &*event.key, told.collect::<Vec<_>>().join(" \u{b7} "))
    };
    in_order(season).into_iter().map(line).collect()
}

/// The clubs by name.
fn clubs(season: &Season) -> Vec<Line<'_>> {
    let mut clubs: Vec<_> = season.clubs.iter().collect();
    clubs.sort_by_cached_key(|club| (alphabetical(&club.name), &club.key));
    clubs.into_iter().map(|club| (Cow::from(&*club.name), &*club.key, String::new())).collect()
}
