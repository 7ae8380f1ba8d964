//! Parts become a season, some returns at a time, so that the memory does not grow with all they
//! hold.
//!
//! 1. **Add up**: one record after the other, in order of path; its files are taken, what the pages
//!    of its players and clubs show of it is put aside by player and by club.
//! 2. **Players**: their pages and certificates, some players at a time, from what was put aside.
//! 3. **Tables**: the records once more, with the problems that only the season shows.
//! 4. **Clubs**, lists, and everything else, which needs no record.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use rayon::prelude::*;

use super::super::Loose;
use super::super::find::Found;
use super::super::finished::FinishedPages;
use super::super::identity::{Identities, Identity};
use super::super::output::{Output, Progress};
use super::super::store::{Earlier, Entry, Known, Storing};
use super::super::whole::Whole;
use super::aside::{Aside, Players};
use super::part::{PartError, Parts};
use super::plan::{PlanError, has_settings};
use super::stores::Stores;
use super::torn::Torn;
use crate::problem::Told;
use crate::register::{People, ReturnRecord, Season, Tally, Troubles};
use crate::report::OutputError;
use crate::report::html::Looks;

/// So many records are read side by side.
const AT_ONCE: usize = 32;

/// A merged season.
#[derive(Debug)]
pub struct Merged {
    /// The season, without its returns.
    pub season: Season,
    /// Its problems.
    pub troubles: Troubles,
}

/// What was added up over all returns.
struct Added {
    /// The season without its returns.
    season: Season,
    /// The same as its pages show it; `None` if they show all of it.
    shown: Option<Season>,
    /// Problems that only the season shows, by return.
    found: BTreeMap<u32, Vec<Told>>,
    aside: Aside,
}

/// Merges parts into a season, with the folders of the pages of players that [`write_players`] wrote.
/// `found` and `loose` are what is in the inputs of the parts now; the returns are not read. Of the
/// problems of a kind the first `most` are told.
///
/// [`write_players`]: super::write_players
pub fn merge(
    (parts, players): (&Parts, &[PathBuf]),
    (found, loose): (Vec<Found>, Loose),
    output: Output<'_>,
    most: usize,
    progress: &dyn Progress,
) -> Result<Merged, PartError> {
    let stores = Stores::open(parts, Identities::new(output.site).as_ref())?;
    if has_settings(parts.season(), &found).is_err() {
        return Err(PartError::Plan(PlanError::Changed(stores.other_than(&found))));
    }
    let looks = Looks::of(found.iter().map(|found| found.settings.look()));
    drop(found);
    merge_stores((&stores, players), (loose, &looks), output, most, progress)
}

/// The same of parts whose returns are not there: with the looks of certificates that every return
/// has, and without problems outside of returns.
pub fn merge_records(
    parts: &Parts,
    output: Output<'_>,
    most: usize,
    progress: &dyn Progress,
) -> Result<Merged, PartError> {
    let stores = Stores::open(parts, Identities::new(output.site).as_ref())?;
    merge_stores((&stores, &[]), (Loose::new(), &Looks::default()), output, most, progress)
}

fn merge_stores(
    (stores, players): (&Stores<'_>, &[PathBuf]),
    outside: (Loose, &Looks),
    output: Output<'_>,
    most: usize,
    progress: &dyn Progress,
) -> Result<Merged, PartError> {
    let identities = Identities::new(output.site);
    let merging = Merging { stores, players, output: &output, progress };
    let merged = merging.all(outside, identities.as_ref(), most)?;
    progress.publishing();
    output.publication.finish()?;
    Ok(merged)
}

struct Merging<'a> {
    stores: &'a Stores<'a>,
    /// Folders with pages of players.
    players: &'a [PathBuf],
    output: &'a Output<'a>,
    progress: &'a dyn Progress,
}

impl Merging<'_> {
    /// Writes everything.
    fn all(
        &self,
        (loose, looks): (Loose, &Looks),
        identities: Option<&Identities>,
        most: usize,
    ) -> Result<Merged, PartError> {
        let returns: Vec<Option<Identity>> =
            self.stores.counted().iter().map(|(_, entry)| Some(entry.identity)).collect();
        self.progress.begin(returns.len());
        let extra = self.output.extra();
        let identity =
            identities.and_then(|own| own.of_season(returns.iter().copied(), &loose, extra));
        let mut storing = match identities {
            Some(own) => Some(Storing::begin(&self.output.publication, own.common())?),
            None => None,
        };
        let mut added = self.add_up(&mut storing)?;
        self.progress.gathering();
        let earlier = Earlier::default();
        let finished = FinishedPages::in_folders(self.players, identities)?;
        let whole = Whole::new(self.output, &earlier, (looks, &returns), self.progress);
        let whole = whole.with_finished(finished);
        let pages = added.season.clubs.len() + added.season.persons.len();
        self.progress.writing(pages);
        self.players(&mut added, &whole)?;
        let troubles = self.tables(&mut added, loose, (&whole, most))?;
        let Added { season, shown, aside, .. } = added;
        let shown = shown.as_ref().unwrap_or(&season);
        for some in 0..aside.buckets() {
            let (at_hand, clubs) = aside.clubs(some, shown)?;
            whole.write_clubs(&at_hand, &clubs)?;
        }
        let pages = whole.finish()?;
        if let Some(storing) = storing {
            storing.finish(&self.output.publication, identity, pages)?;
        }
        Ok(Merged { season, troubles })
    }

    /// Adds all records up, takes their files, stores them, and puts aside what pages show of them.
    fn add_up(&self, storing: &mut Option<Storing>) -> Result<Added, PartError> {
        let (mut people, mut tally) = (People::default(), Tally::default());
        let site = self.output.site;
        let mut veiled = site.embargo.then(Tally::default);
        let mut aside = Aside::new(&self.output.publication, self.stores.bytes());
        let mut torn = Torn::default();
        for some in self.stores.counted().chunks(AT_ONCE) {
            let read = some.par_iter().map(|stored| self.one(stored));
            let read = read.collect::<Result<Vec<_>, PartError>>()?;
            let mut records = Vec::with_capacity(read.len());
            for ((part, entry), (known, bytes)) in some.iter().zip(read) {
                store(storing, entry, &bytes)?;
                let record = known.record.enter(&mut people);
                torn.add(*part, &record);
                tally.add(entry.position, &record, &people);
                let record = match &mut veiled {
                    None => record,
                    Some(tally) => {
                        let record = record.veiled();
                        tally.add(entry.position, &record, &people);
                        record
                    }
                };
                records.push((entry.position, record));
            }
            aside.put(&records, &people)?;
        }
        for (part, entry) in self.stores.replaced() {
            store(storing, entry, &self.stores.bytes_of(*part, entry)?)?;
        }
        torn.check(self.stores)?;
        let people = Arc::new(people);
        let path_of = |ret: u32| self.stores.path_of(ret);
        let (season, found) = Season::of(&people, tally.sums(&people, &path_of));
        let shown = veiled.map(|tally| Season::of(&people, tally.sums(&people, &path_of)).0);
        let mut by_return: BTreeMap<u32, Vec<Told>> = BTreeMap::new();
        found.into_iter().for_each(|(ret, told)| by_return.entry(ret).or_default().push(told));
        Ok(Added { season, shown, found: by_return, aside })
    }

    /// A record that counts, with its bytes; takes its files.
    fn one(&self, (part, entry): &(usize, Entry)) -> Result<(Known, Vec<u8>), PartError> {
        let bytes = self.stores.bytes_of(*part, entry)?;
        let known = Known::of(&bytes).ok_or_else(|| self.stores.damaged(*part))?;
        for name in known.files.iter().flatten() {
            let output = self.stores.output(*part);
            if !self.output.publication.bring(name, output)? {
                let what = format!("{name} is missing or was changed");
                return Err(PartError::Unfinished(output.folder().to_path_buf(), what));
            }
        }
        self.progress.done();
        Ok((known, bytes))
    }

    /// Writes the pages and certificates of players; finds what only their names in all returns show.
    fn players(&self, added: &mut Added, whole: &Whole<'_>) -> Result<(), PartError> {
        let Added { season, shown, found, aside } = added;
        let shown = shown.as_ref().unwrap_or(season);
        for some in 0..aside.buckets() {
            let Players { at_hand, persons, names } = aside.players(some, shown)?;
            whole.write_players(&at_hand, &persons)?;
            names.into_iter().for_each(|(ret, told)| found.entry(ret).or_default().push(told));
        }
        Ok(())
    }

    /// Writes tables, and what the pages of the season say of its returns. Returns the problems.
    fn tables(
        &self,
        added: &mut Added,
        loose: Loose,
        (whole, most): (&Whole<'_>, usize),
    ) -> Result<Troubles, PartError> {
        let mut troubles = Troubles::new(most.max(self.output.site.most_of_kind()));
        let mut pages = whole.season_pages();
        let mut files = whole.season_files(&added.season)?;
        let mut loose = Some(loose);
        for some in self.stores.counted().chunks(AT_ONCE) {
            let mut at_hand = self.at_hand(some, added)?;
            at_hand.problems = loose.take().unwrap_or_default();
            troubles.add(&at_hand);
            let shown = added.shown.as_ref().map(|shown| shown.veil(&at_hand));
            let add_pages = || match &mut pages {
                Some(pages) => pages.add(shown.as_ref().unwrap_or(&at_hand)),
                None => Ok(()),
            };
            let (files, pages) = rayon::join(|| files.add(&at_hand), add_pages);
            files.and(pages)?;
        }
        files.finish(&added.season)?;
        if let Some(pages) = pages {
            pages.finish(added.shown.as_ref().unwrap_or(&added.season), &troubles)?;
        }
        Ok(troubles)
    }

    /// Some returns of the season, with all their problems.
    fn at_hand(&self, some: &[(usize, Entry)], added: &mut Added) -> Result<Season, PartError> {
        let read = some.par_iter().map(|(part, entry)| {
            let bytes = self.stores.bytes_of(*part, entry)?;
            let known =
                Known::of(&bytes).and_then(|known| known.record.among(&added.season.people));
            known.ok_or_else(|| self.stores.damaged(*part))
        });
        let mut records = read.collect::<Result<Vec<ReturnRecord>, PartError>>()?;
        let positions: Vec<u32> = some.iter().map(|(_, entry)| entry.position).collect();
        for (ret, record) in positions.iter().zip(&mut records) {
            record.add_problems(added.found.remove(ret).unwrap_or_default());
        }
        Ok(added.season.with(records, positions))
    }
}

fn store(storing: &mut Option<Storing>, entry: &Entry, bytes: &[u8]) -> Result<(), OutputError> {
    let own = (entry.identity, entry.position, entry.replaced);
    storing.as_mut().map_or(Ok(()), |storing| storing.put_packed(own, bytes))
}
