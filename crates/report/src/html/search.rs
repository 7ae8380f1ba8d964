//! `names.js`: the names that the search finds. A script and no JSON file, since a page that was
//! opened from a folder may load scripts only.

use std::borrow::Cow;
use std::io::{BufWriter, Write};

use crate::language::LanguageTexts;
use crate::publish::{OpenFile, OutputError, Publication};
use model::StableSort;
use model::name_capitals;
use model::name_comparison::name_sort_key;
use model::surname::SurnameSortKey;
use register::{Person, Season};

use super::Site;
use super::club::EventListRow;
use super::events_by_month::{EventsByMonth, ListedEvent};
use super::hide_addresses::without_email_addresses;

/// What a line has: a name, a key, and what distinguishes namesakes.
type SearchLine<'a> = (Cow<'a, str>, &'a str, String);

impl Site {
    /// Writes the names: a text for players, events and clubs, with a line each of name, key and
    /// particulars, separated by tabs.
    pub(super) fn write_search_names(
        &self,
        season: &Season,
        listed: &EventsByMonth,
        publication: &Publication,
    ) -> Result<(), OutputError> {
        let out = BufWriter::with_capacity(1 << 16, publication.create_file("names.js")?);
        let mut script = NamesScript { out, site: self, lines: 0 };
        script.write("window.palmaresNames = {\n")?;
        script.list("players", |script| {
            let mut lines = players(season).into_iter();
            lines.try_for_each(|(name, key, told)| script.line(&name, key, &told))
        })?;
        script.list("events", |script| {
            listed.for_each_event(|event, _| {
                let EventListRow { title, key, .. } = &event.line;
                script.line(title, key, &told_of(script.site.texts(), &event))
            })
        })?;
        script.list("clubs", |script| {
            let mut lines = clubs(season).into_iter();
            lines.try_for_each(|(name, key, told)| script.line(&name, key, &told))
        })?;
        script.write("};\n")?;
        script.out.flush().map_err(OutputError::at(script.out.get_ref().path()))
    }
}

/// A script of names while it is written.
struct NamesScript<'a> {
    out: BufWriter<OpenFile>,
    site: &'a Site,
    /// Lines of the present list so far.
    lines: usize,
}

impl NamesScript<'_> {
    fn write(&mut self, text: &str) -> Result<(), OutputError> {
        let written = self.out.write_all(text.as_bytes());
        written.map_err(OutputError::at(self.out.get_ref().path()))
    }

    fn list(
        &mut self,
        kind: &str,
        lines: impl FnOnce(&mut Self) -> Result<(), OutputError>,
    ) -> Result<(), OutputError> {
        self.write(&format!("\"{kind}\": \""))?;
        self.lines = 0;
        lines(self)?;
        self.write("\",\n")
    }

    fn line(&mut self, name: &str, key: &str, told: &str) -> Result<(), OutputError> {
        let mut line = format!("{}\t{key}\t{}", in_one_line(name), in_one_line(told));
        if self.site.is_public() {
            line = without_email_addresses(&line).into_owned();
        }
        if self.lines > 0 {
            line.insert(0, '\n');
        }
        self.lines += 1;
        let json = serde_json::Value::String(line).to_string();
        // A page that holds the script itself must not end in it.
        let text = json.replace('<', "\\u003c");
        self.write(&text[1..text.len() - 1])
    }
}

/// A text without tabs and line breaks.
fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The players by surname, with number or club.
fn players<'a>(season: &'a Season) -> Vec<SearchLine<'a>> {
    let mut persons: Vec<&'a Person> = season.persons.iter().collect();
    persons.arrange_by_key(|person| {
        (SurnameSortKey::from_name(&person.name), season.people.person_key(person.id))
    });
    let line = |person: &'a Person| {
        let club = season.people.spelling(person.first).club();
        let told = person.number.as_deref().or(club).unwrap_or_default();
        (
            name_capitals::name_in_mixed_case(&person.name),
            season.people.person_key(person.id),
            told.to_string(),
        )
    };
    persons.into_iter().map(line).collect()
}

/// The day and the organiser of an event.
fn told_of(texts: &LanguageTexts, event: &ListedEvent) -> String {
    let date = event.date.map(|date| texts.day_text(date)).unwrap_or_default();
    let told = [&date, &event.line.organiser].into_iter().filter(|text| !text.is_empty());
    told.map(String::as_str).collect::<Vec<_>>().join(" \u{b7} ")
}

/// The clubs by name.
fn clubs(season: &Season) -> Vec<SearchLine<'_>> {
    let mut clubs: Vec<_> = season.clubs.iter().collect();
    clubs.arrange_by_key(|club| (name_sort_key(&club.name), &club.key));
    clubs.into_iter().map(|club| (Cow::from(&*club.name), &*club.key, String::new())).collect()
}
