//! Who can get a prize: the contestants that fit the group of a row of the sheet `Prizes`.

use std::collections::BTreeSet;

use crate::groups::members::{MISSING, Unknown, is_in};
use crate::standings::{RankingList, TEAMS_LIST_NAME};
use model::names::folded;
use model::problem::{Phrase, Problem};
use model::{Event, PrizeRow};

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
        let mut unknown = [0; MISSING.len()];
        let mut members = Vec::new();
        for standing in &list.standings {
            let mut missing = Unknown::default();
            if is_in(event, group, standing.entry, &mut missing) {
                let (place, points) = (standing.place, standing.score);
                members.push(ListMember { entry: standing.entry, place, points });
            }
            unknown.iter_mut().zip(missing).for_each(|(many, is)| *many += usize::from(is));
        }
        for (many, what) in unknown.into_iter().zip(MISSING) {
            if many > 0 {
                let group = group.title();
                let what = Phrase::new(what);
                let trouble = problems::PrizeUnknown { many, what, group };
                problems.push(event.problem(trouble, row.at));
            }
        }
        Some(members)
    }

    /// The ranking of a prize; a list of teams has no prizes.
    fn list_of(&self, row: &PrizeRow, problems: &mut Vec<Problem>) -> Option<&RankingList> {
        let group = &row.group;
        let ranked =
            || self.lists.iter().filter(|list| list.section.as_deref() != Some(TEAMS_LIST_NAME));
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
