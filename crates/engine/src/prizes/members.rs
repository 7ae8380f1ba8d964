//! Who can get a prize: the contestants that fit the group of a row of the sheet `Prizes`.

use std::collections::BTreeSet;

use crate::groups::group_membership::{GROUP_FACT_NAMES, MissingGroupFacts, is_in_group};
use crate::standings::{DIPLOMACY_TEAMS_LIST_NAME, RankingList};
use model::name_comparison::folded_name;
use model::problem::{Phrase, Problem};
use model::{Event, PrizeRow};

use super::problems;
use super::shares::PrizeListMember;

/// An event with its rankings.
pub(super) struct EventWithRankings<'a> {
    pub event: &'a Event,
    pub lists: &'a [RankingList],
}

impl EventWithRankings<'_> {
    /// Those who can get a prize, best first; `None` if it names none of several rankings. Tells of
    /// those of whom it is not known.
    pub(super) fn prize_contenders(
        &self,
        row: &PrizeRow,
        problems: &mut Vec<Problem>,
    ) -> Option<Vec<PrizeListMember>> {
        let (event, group) = (self.event, &row.group);
        let list = match group.chosen {
            Some(entry) => self.lists.iter().find(|list| list.standing_of_entry(entry).is_some()),
            None => Some(self.list_of(row, problems)?),
        };
        let Some(list) = list else { return Some(Vec::new()) };
        let mut unknown = [0; GROUP_FACT_NAMES.len()];
        let mut members = Vec::new();
        for standing in &list.standings {
            let mut missing = MissingGroupFacts::default();
            if is_in_group(event, group, standing.entry, &mut missing) {
                let (place, points) = (standing.place, standing.score);
                members.push(PrizeListMember { entry: standing.entry, place, points });
            }
            unknown.iter_mut().zip(missing).for_each(|(many, is)| *many += usize::from(is));
        }
        for (many, what) in unknown.into_iter().zip(GROUP_FACT_NAMES) {
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
        let ranked = || {
            self.lists
                .iter()
                .filter(|list| list.section.as_deref() != Some(DIPLOMACY_TEAMS_LIST_NAME))
        };
        let fits = |list: &&RankingList| {
            let section = list.section.as_ref().zip(group.section.as_ref());
            let direction = list.direction.zip(group.direction);
            section.is_none_or(|(own, wanted)| folded_name(own) == folded_name(wanted))
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
