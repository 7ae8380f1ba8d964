//! Awards of strata: the places of each stratum, by its own contestants and tables, from the scale of
//! the event.

use super::scale::ListAwards;
use super::{AwardScheme, HalfTableRounding};
use crate::groups::GroupRanking;
use crate::pack::AwardContext;
use crate::standings::RankingList;
use model::{Basis, Exact};

/// A stratum of a ranking list with its awards.
pub(super) struct AwardedStratum<'a> {
    pub group: &'a GroupRanking,
    pub ladder: ListAwards<'static>,
}

/// The strata of the list at a position that have awards, from the highest; `ladder` has those of
/// the whole list. The ground says how many awards each has, or why none.
pub(super) fn awarded_strata_of_list<'a>(
    scheme: &'static AwardScheme,
    case: &AwardContext<'a>,
    at: usize,
    ladder: Option<&ListAwards<'static>>,
    ground: &mut Basis,
) -> Vec<AwardedStratum<'a>> {
    let (Some(rule), Some(ladder)) = (&scheme.strata, ladder) else { return Vec::new() };
    let mut strata = Vec::new();
    for group in case.rankings.groups.iter().filter(|group| group.list == at) {
        let Some(label) = &group.stratum else { continue };
        let contestants = u32::try_from(group.contestants).unwrap_or(u32::MAX);
        let tables = tables_of(scheme, case, group);
        let own = ListAwards::new(ladder.scale(), contestants, tables);
        let Some(own) = own.filter(|_| tables >= rule.tables) else {
            let why = match tables < rule.tables {
                true => format!("{tables} full tables, {} needed", rule.tables),
                false => format!("the scale says nothing of {tables} full tables"),
            };
            ground.add_cited_step(&rule.clause, format!("no awards of stratum {label}: {why}"));
            continue;
        };
        ground.add_cited_step(&rule.clause, own.explain_award_count(&format!("stratum {label}")));
        strata.push(AwardedStratum { group, ladder: own });
    }
    strata
}

/// Full tables of a stratum: those of all lists of its section.
fn tables_of(scheme: &AwardScheme, case: &AwardContext<'_>, group: &GroupRanking) -> u32 {
    let (lists, groups) = (case.rankings.ranked, case.rankings.groups);
    let section = |list: usize| lists.get(list).map(|list: &RankingList| &list.section);
    let same = |other: &&GroupRanking| {
        other.row == group.row && section(other.list) == section(group.list)
    };
    let contestants = groups.iter().filter(same).map(|other| other.contestants).sum();
    scheme.awards.half_tables.full_tables(case.event.table_count(contestants))
}

impl HalfTableRounding {
    /// Full tables.
    pub(super) fn full_tables(self, tables: Exact) -> u32 {
        let whole = match self {
            HalfTableRounding::Down => tables.floor(),
            HalfTableRounding::Up => tables.ceil(),
        };
        u32::try_from(whole).unwrap_or(0)
    }
}
