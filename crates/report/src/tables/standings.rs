//! The standings of a season (`data/standings.csv`): each place on a list, then those within
//! categories, with everything that separated equal scores.

use crate::award_texts;
use model::Place;
use register::{
    CategoryRankingRecord, EventRecord, RankingListRecord, ReturnRecord, SeasonPlayers,
    StandingRecord, events_of_returns,
};

use super::{Table, TableDraft};

/// A place on a list or in a category of one.
#[derive(Clone, Copy)]
struct Placed<'a> {
    event: &'a EventRecord,
    list: &'a RankingListRecord,
    category: Option<&'a CategoryRankingRecord>,
    standing: &'a StandingRecord,
    /// The place and the number that share it.
    place: Option<Place>,
}

/// All places of all events of returns; categories come after the lists of an event.
pub fn standings_table<'a>(people: &'a SeasonPlayers, returns: &'a [ReturnRecord]) -> Table<'a> {
    let members = |event: &EventRecord| -> usize {
        event.rankings.categories.iter().map(|category| category.members.len()).sum()
    };
    let count = events_of_returns(returns)
        .map(|(_, event)| event.rankings.standings.len() + members(event))
        .sum();
    let names = |row: Placed<'_>| award_texts::contestant_name(people, row.event, row.standing);
    TableDraft::new("data/standings.csv", "Standings", "", count, || {
        events_of_returns(returns).flat_map(|(_, event)| places(event))
    })
    .text("event_key", "Key", 24.0, |row| &row.event.key)
    .day("date", "Date", |row| row.event.identity.date)
    .text("organiser", "Organiser", 28.0, |row| &row.event.organiser.name)
    .text("title", "Event", 34.0, |row| &row.event.identity.title)
    .text("list", "List", 16.0, Placed::list_title)
    .text("section", "Section", 8.0, Placed::section)
    .text("direction", "Direction", 9.0, |row| row.list.direction.map(|own| own.word()))
    .whole_number("place", "Place", 7.0, |row| row.place.map(|place| place.number))
    .whole_number("tied", "Tied", 7.0, |row| row.place.map(|place| place.tied))
    .text("entry", "Entry", 9.0, |row| &row.standing.entry)
    .text("name", "Name", 44.0, names)
    .amount("score", "Score", 10.0, |row| row.standing.score)
    .with_unit("score", "that of the column unit")
    .text("unit", "Unit", 12.0, |row| row.event.play.unit.word())
    .whole_number("played", "Played", 8.0, |row| row.standing.played)
    .whole_number("won", "Won", 8.0, |row| row.matches(0))
    .whole_number("drawn", "Drawn", 8.0, |row| row.matches(1))
    .whole_number("lost", "Lost", 8.0, |row| row.matches(2))
    .text("tiebreaks", "Tie-breaks", 44.0, |row| tie_breaks(row.standing))
    .csv_columns(&[
        "event_key",
        "section",
        "direction",
        "place",
        "tied",
        "entry",
        "name",
        "score",
        "unit",
        "played",
        "won",
        "drawn",
        "lost",
        "tiebreaks",
    ])
    .sheet_columns(&["date", "organiser", "title", "list", "place", "entry", "name", "score"])
    .single_line_rows()
    .repeated_in_event_files()
    .build()
}

fn places(event: &EventRecord) -> impl Iterator<Item = Placed<'_>> {
    let whole = event.rankings.lists.iter().flat_map(move |list| {
        list.standings.clone().map(move |index| {
            let standing = &event.rankings.standings[index as usize];
            Placed { event, list, category: None, standing, place: standing.place }
        })
    });
    let of_category = event.rankings.categories.iter().flat_map(move |category| {
        let list = &event.rankings.lists[category.list as usize];
        category.members.iter().map(move |(index, place)| {
            let standing = &event.rankings.standings[*index as usize];
            Placed { event, list, category: Some(category), standing, place: Some(*place) }
        })
    });
    whole.chain(of_category)
}

impl<'a> Placed<'a> {
    fn list_title(self) -> String {
        self.category.map_or_else(|| self.list.title(), |category| category.title.to_string())
    }

    /// The category or the section in which the contestant is ranked.
    fn section(self) -> &'a str {
        let part = || self.standing.part.as_ref().map(|part| &*part.section);
        let section = || self.list.section.as_deref().or_else(part);
        let category = self.category.map(|category| &*category.category);
        category.or_else(section).unwrap_or_default()
    }

    /// The matches won (0), drawn (1) or lost (2).
    fn matches(self, which: usize) -> Option<u32> {
        self.standing.matches.as_ref().map(|record| record[which])
    }
}

/// Named values beside the score: the score without handicap, the play-offs won, and the
/// tie-breaks in order by code; one that was not needed has no value.
fn tie_breaks(standing: &StandingRecord) -> String {
    let value = |value: Option<_>| value.map(model::Exact::to_file_text).unwrap_or_default();
    let scratch =
        standing.scratch.as_deref().map(|scratch| format!("scratch={}", scratch.to_file_text()));
    let play_offs = standing.play_off.iter().map(|won| format!("play-off={won}"));
    let broken = standing.tie_breaks.iter();
    let broken = broken.map(|(by, own)| format!("{}={}", by.code(), value(*own)));
    let measures = standing.measures.iter();
    let measures = measures.map(|measure| format!("{}={}", measure.name, value(measure.value)));
    let all = scratch.into_iter().chain(play_offs).chain(broken).chain(measures);
    all.collect::<Vec<String>>().join(";")
}
