//! Whether returns that know of each other were computed in different parts.

use std::collections::{BTreeMap, HashMap};

use super::super::duplicate_returns::{duplicate_event_contexts, season_contexts};
use super::balance::ReturnLinks;
use super::part::PartMergeError;
use super::stores::PartRecords;
use engine::awards::DuplicateEvent;
use register::dependency_keys::DependencyKeys;
use register::{ReturnRecord, SeasonPlayers};

/// What ties the returns of all parts together, as their records tell.
#[derive(Default)]
pub(super) struct LinksAcrossParts {
    bonds: ReturnLinks,
    /// The part of each return.
    part_of: Vec<u16>,
}

impl LinksAcrossParts {
    /// Adds the next return.
    pub(super) fn add_return(&mut self, part: u16, record: &ReturnRecord) {
        self.bonds.add_return(&DependencyKeys::from_record(record));
        self.part_of.push(part);
    }

    /// Checks that returns that know of each other were computed in the same part.
    pub(super) fn check_linked_in_one_part(
        self,
        stores: &PartRecords<'_>,
    ) -> Result<(), PartMergeError> {
        let mut groups: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
        let LinksAcrossParts { bonds, part_of } = self;
        let roots = bonds.group_of_each_return();
        let other = |ret: &usize| part_of[*ret] != part_of[roots[*ret] as usize];
        for ret in (0..roots.len()).filter(other) {
            groups.entry(roots[ret]).or_default();
        }
        for (ret, root) in (0u32..).zip(&roots) {
            if let Some(group) = groups.get_mut(root) {
                group.push(ret);
            }
        }
        groups.values().try_for_each(|group| check_group(group, &part_of, stores))
    }
}

/// The same of returns that are tied, in several parts.
fn check_group(
    group: &[u32],
    part_of: &[u16],
    stores: &PartRecords<'_>,
) -> Result<(), PartMergeError> {
    let mut people = SeasonPlayers::default();
    let records = group
        .iter()
        .map(|ret| Ok(stores.record_of_return(*ret)?.resolve_or_add_players(&mut people)));
    let records = records.collect::<Result<Vec<ReturnRecord>, PartMergeError>>()?;
    let parts = group.iter().map(|ret| part_of[*ret as usize]);
    let by_path: HashMap<&str, u16> =
        records.iter().map(|record| record.path.as_str()).zip(parts).collect();
    for (ret, known) in season_contexts(&records, &duplicate_event_contexts(&records)) {
        let copies = known.copies.values().filter_map(DuplicateEvent::other_return_path);
        let facts = known.competition.values().flat_map(|foreign| &foreign.events);
        let mut others = copies.chain(facts.filter_map(|facts| facts.identity.path.as_ref()));
        let own = &records[ret].path;
        let torn = |other: &&String| by_path.get(other.as_str()) != by_path.get(own.as_str());
        if let Some(other) = others.find(torn) {
            return Err(PartMergeError::Torn(own.clone(), other.clone()));
        }
    }
    Ok(())
}
