//! Places within the groups of events: of a season (`data/groups.csv`), and of one return for its
//! annotated copy.

use crate::award_texts;
use engine::awards::ComputedEvent;
use engine::standings::Standing;
use model::Place;
use register::{
    EventRecord, GroupContestant, GroupRankingRecord, ReturnRecord, Season, StandingRecord,
};

use super::{CellExtra, Table, TableDraft};

/// A contestant of a group.
#[derive(Clone, Copy)]
struct Placed<'a> {
    of: &'a ReturnRecord,
    event: &'a EventRecord,
    group: &'a GroupRankingRecord,
    member: &'a GroupContestant,
}

impl<'a> Placed<'a> {
    fn standing(self) -> &'a StandingRecord {
        &self.event.rankings.standings[self.member.standing as usize]
    }
}

/// All places within groups of a season.
pub(crate) fn group_places_table(season: &Season) -> Table<'_> {
    let members = || {
        season.events().flat_map(|(of, event)| {
            event.rankings.groups.iter().flat_map(move |group| {
                group.members.iter().map(move |member| Placed { of, event, group, member })
            })
        })
    };
    let names =
        |row: Placed<'_>| award_texts::contestant_name(&season.people, row.event, row.standing());
    TableDraft::new("data/groups.csv", "Groups", "", members().count(), members)
        .text("return", "Return", 28.0, |row| &row.of.path)
        .text("event_key", "Key", 24.0, |row| &row.event.key)
        .text("group", "Group", 24.0, |row| &*row.group.title)
        .text("stratum", "Stratum", 8.0, |row| &*row.group.stratum)
        .whole_number("place", "Place", 7.0, |row| Some(row.member.place.number))
        .whole_number("tied", "Tied", 7.0, |row| Some(row.member.place.tied))
        .text("entry", "Entry", 9.0, |row| &row.standing().entry)
        .text("name", "Name", 44.0, names)
        .amount("score", "Score", 10.0, |row| row.standing().score)
        .with_unit("score", "that of the column unit")
        .text("unit", "Unit", 12.0, |row| row.event.play.unit.word())
        .whole_number("overall", "Overall", 8.0, |row| {
            row.standing().place.map(|place| place.number)
        })
        .text("basis", "Basis", 44.0, |row| &*row.member.why)
        .build()
}

/// The places within the groups of one return.
pub(crate) fn return_group_places_table(outcomes: &[ComputedEvent]) -> Table<'_> {
    let members = || {
        outcomes.iter().flat_map(|outcome| {
            outcome.groups.iter().flat_map(move |group| {
                let own = group.standings.iter().zip(&group.reasons);
                own.map(move |(standing, why)| (outcome, group, standing, why))
            })
        })
    };
    let overall = |outcome: &ComputedEvent, standing: &Standing| {
        let own = outcome.lists.iter().find_map(|list| list.standing_of_entry(standing.entry));
        own.map(|own| own.place)
    };
    let entry = |outcome: &'_ ComputedEvent, standing: &Standing| {
        outcome.event.entries[standing.entry].display_name()
    };
    TableDraft::new("", "Group places", "", members().count(), members)
        .text("event", "Event", 8.0, |(outcome, ..)| &outcome.event.id)
        .text("group", "Group", 24.0, |(_, group, ..)| group.title.as_str())
        .text("place", "Place", 7.0, |(.., standing, _)| Place::from(standing).to_string())
        .text("entry", "Entry", 9.0, |(outcome, _, standing, _)| {
            &outcome.event.entries[standing.entry].label
        })
        .text("name", "Name", 44.0, move |(outcome, _, standing, _)| entry(outcome, standing))
        .amount("score", "Score", 10.0, |(.., standing, _)| Some(standing.score))
        .whole_number("overall", "Overall", 8.0, move |(outcome, _, standing, _)| {
            overall(outcome, standing)
        })
        .prose("bounds", "Who is in it", 34.0, |(_, group, ..)| group.bounds.as_str())
        .with_cell_extras("place", |(.., why)| CellExtra {
            note: why.clone(),
            ..CellExtra::default()
        })
        .build()
}
