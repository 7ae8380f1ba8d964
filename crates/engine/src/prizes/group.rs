//! Who can get a prize: the contestants that fit the group of a row of the sheet `Prizes`.

use std::collections::BTreeSet;

use crate::standings::{RankingList, TEAMS};
use model::form::EntryColumn;
use model::names::folded;
use model::problem::Problem;
use model::{Entry, Event, PrizeGroup, PrizeRow, Value, category_meant};

use super::problems;
use super::shares::ListMember;

/// An event with its rankings.
pub(super) struct PrizeField<'a> {
    pub event: &'a Event,
    pub lists: &'a [RankingList],
}

impl PrizeField<'_> {
    /// Those who can get a prize, best first; `None` if it names none of several rankings. Tells of
    /// those of whom it is not known.
    pub(super) fn members(
        &self,
        row: &PrizeRow,
        problems: &mut Vec<Problem>,
    ) -> Option<Vec<ListMember>> {
        let (event, group) = (self.event, &row.group);
        let list = match group.chosen {
            Some(entry) => self.lists.iter().find(|list| list.of_entry(entry).is_some()),
            None => Some(self.list_of(row, problems)?),
        };
        let Some(list) = list else { return Some(Vec::new()) };
        let mut unknown: [usize; 2] = [0, 0];
        let mut members = Vec::new();
        for standing in &list.standings {
            let entry = &event.entries[standing.entry];
            let chosen = group.chosen.is_none_or(|chosen| chosen == standing.entry);
            if !chosen || entry.is_house() || entry.withdrew() || !is_named(group, entry) {
                continue;
            }
            let (rated, aged) = (is_rated(group, entry), is_aged(group, entry));
            if rated == Some(true) && aged == Some(true) {
                let (place, points) = (standing.place, standing.score);
                members.push(ListMember { entry: standing.entry, place, points });
            }
            unknown[0] += usize::from(rated.is_none());
            unknown[1] += usize::from(aged.is_none());
        }
        for (many, what) in unknown.into_iter().zip(["rating", "date of birth"]) {
            if many > 0 {
                let group = group.title();
                let trouble = problems::PrizeUnknown { many, what, group };
                problems.push(event.problem(trouble, row.at));
            }
        }
        Some(members)
    }

    /// The ranking of a prize; a list of teams has no prizes.
    fn list_of(&self, row: &PrizeRow, problems: &mut Vec<Problem>) -> Option<&RankingList> {
        let group = &row.group;
        let ranked = || self.lists.iter().filter(|list| list.section.as_deref() != Some(TEAMS));
        let fits = |list: &&RankingList| {
            let section = list.section.as_ref().zip(group.section.as_ref());
            let direction = list.direction.zip(group.direction);
            section.is_none_or(|(own, wanted)| folded(own) == folded(wanted))
                && direction.is_none_or(|(own, wanted)| own == wanted)
        };
        let fitting: Vec<&RankingList> = ranked().filter(fits).collect();
        if let [only] = fitting[..] {
            return Some(only);
        }
        let names: BTreeSet<String> = ranked().map(RankingList::title).collect();
        let lists = names.into_iter().collect::<Vec<_>>().join("; ");
        problems.push(self.event.problem(problems::PrizeList { lists }, row.at));
        None
    }
}

/// Whether a contestant is of the section, direction, category and club of a group.
fn is_named(group: &PrizeGroup, entry: &Entry) -> bool {
    let same = |wanted: &Option<String>, own: &Option<String>| {
        let own = own.as_deref().map(folded);
        wanted.as_deref().is_none_or(|wanted| own.as_deref() == Some(&*folded(wanted)))
    };
    let wanted = group.category.as_deref().map(category_meant);
    let of_category =
        wanted.is_none_or(|wanted| entry.categories().any(|own| folded(&own) == folded(&wanted)));
    same(&group.section, &entry.section)
        && group.direction.is_none_or(|wanted| entry.direction == Some(wanted))
        && of_category
        && same(&group.club, &entry.club)
}

/// Whether a contestant's rating is within a group's; `None` without a rating.
fn is_rated(group: &PrizeGroup, entry: &Entry) -> Option<bool> {
    if !group.is_of_ratings() {
        return Some(true);
    }
    let rating = entry.record.number(EntryColumn::Rating).map(|cell| cell.value.floor());
    let Some(rating) = rating.filter(|rating| *rating > 0) else {
        // Somebody without a rating is meant by “unrated”, or is unknown.
        return group.unrated.then_some(true);
    };
    let [least, most] = group.rating.map(|bound| bound.map(i128::from));
    Some(least.is_none_or(|least| rating >= least) && most.is_none_or(|most| rating <= most))
}

/// Whether all players of a contestant were born within the days of a group; `None` if a day is not
/// known.
fn is_aged(group: &PrizeGroup, entry: &Entry) -> Option<bool> {
    if !group.is_of_ages() {
        return Some(true);
    }
    let [first, last] = group.born;
    let mut all = true;
    for player in 0..entry.players.len() {
        let Some(Value::Date(born)) =
            entry.cell_of(EntryColumn::Born, player).map(|cell| cell.value)
        else {
            return None;
        };
        all &= first.is_none_or(|first| *born >= first) && last.is_none_or(|last| *born <= last);
    }
    Some(all && !entry.players.is_empty())
}
