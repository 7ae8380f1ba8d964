//! Parts become a season.

use std::collections::HashMap;

use rayon::prelude::*;

use super::super::find::Found;
use super::super::identity::{Identities, Identity};
use super::super::output::{Output, Progress};
use super::super::store::{Earlier, Filed};
use super::super::twice::{beyond, returned_twice};
use super::super::{Done, Gathered, Loose, Waves, written};
use super::part::{PartError, Parts};
use super::plan::{PlanError, has_settings};
use crate::engine::awards::Elsewhere;
use crate::register::record::stored::Decoded;
use crate::register::{People, ReturnRecord};

/// So many records are read side by side.
const AT_ONCE: usize = 256;

/// A stored record: its identity, its part, and whether the files of its return are made of it.
type Stored = (Identity, usize, bool);

/// Merges parts into a season. `found` and `loose` are what is in the inputs of the parts now; the
/// returns are not read.
pub fn merge(
    parts: &Parts,
    found: &[Found],
    loose: Loose,
    output: Output<'_>,
    progress: &dyn Progress,
) -> Result<Done, PartError> {
    let identities = Identities::new(output.site);
    let mut earlier = Earlier::default();
    let stored = stored_in(parts, identities.as_ref(), &mut earlier)?;
    let reading = Reading { parts, earlier: &earlier, output: &output, progress };
    let (waves, people, part_of) = reading.all(&stored, found)?;
    has_settings(parts.season(), found).map_err(PartError::Plan)?;
    check_together(&waves.records, &part_of)?;
    progress.gathering();
    let gathered = Gathered { waves, people, identities, earlier };
    let done = written(gathered, (found, loose), (output, Vec::new()), progress)?;
    Ok(Done { again: None, ..done })
}

/// What all parts stored, part by part.
fn stored_in(
    parts: &Parts,
    identities: Option<&Identities>,
    earlier: &mut Earlier,
) -> Result<Vec<Stored>, PartError> {
    let mut stored = Vec::new();
    for (at, part) in parts.outputs.iter().enumerate() {
        let folder = || part.folder().to_path_buf();
        let Some(records) = part.records() else {
            return Err(PartError::Unfinished(folder(), "it has no records".to_string()));
        };
        let added = identities.and_then(|identities| earlier.add_part(records, identities));
        let added = added.ok_or_else(|| PartError::OtherVersion(folder()))?;
        stored.extend(added.into_iter().map(|(identity, has_files)| (identity, at, has_files)));
    }
    Ok(stored)
}

/// Reads the records of parts, and takes their files.
struct Reading<'a> {
    parts: &'a Parts,
    earlier: &'a Earlier,
    output: &'a Output<'a>,
    progress: &'a dyn Progress,
}

impl Reading<'_> {
    /// All of them, as if the returns had been done now; with the players, and the part of each
    /// return.
    fn all(
        &self,
        stored: &[Stored],
        found: &[Found],
    ) -> Result<(Waves, People, Vec<usize>), PartError> {
        self.progress.begin(found.len());
        let positions = found.iter().enumerate().map(|(at, found)| (found.path.as_str(), at));
        let positions: HashMap<&str, usize> = positions.collect();
        let mut people = People::default();
        let mut done: Vec<Option<(ReturnRecord, Filed, usize)>> = Vec::new();
        done.resize_with(found.len(), || None);
        let mut replaced = Vec::new();
        for some in stored.chunks(AT_ONCE) {
            let read = some.par_iter().map(|stored| self.one(stored));
            let read = read.collect::<Result<Vec<_>, PartError>>()?;
            for ((_, part, has_files), (record, filed)) in some.iter().zip(read) {
                let record = record.enter(&mut people);
                let Some(at) = positions.get(record.path.as_str()).copied() else {
                    return Err(PartError::Plan(PlanError::Changed(Some(record.path))));
                };
                match has_files {
                    true => done[at] = Some((record, filed, *part)),
                    false => replaced.push((at, record, filed)),
                }
            }
        }
        let mut waves = Waves { replaced, ..Waves::default() };
        let mut part_of = Vec::with_capacity(found.len());
        for (found, one) in found.iter().zip(done) {
            let Some((record, filed, part)) = one else {
                return Err(PartError::Plan(PlanError::Changed(Some(found.path.clone()))));
            };
            waves.records.push(record);
            waves.filed.push(filed);
            part_of.push(part);
        }
        Ok((waves, people, part_of))
    }

    fn one(&self, (identity, part, has_files): &Stored) -> Result<(Decoded, Filed), PartError> {
        let part = &self.parts.outputs[*part];
        let damaged = |what: String| PartError::Unfinished(part.folder().to_path_buf(), what);
        let known = self.earlier.record(*identity);
        let known = known.ok_or_else(|| damaged("its records are damaged".to_string()))?;
        for name in known.files.iter().flatten() {
            if !self.output.publication.bring(name, part)? {
                return Err(damaged(format!("{name} is missing or was changed")));
            }
        }
        if *has_files {
            self.progress.done();
        }
        let filed = Filed { identity: Some(*identity), is_known: true, files: known.files };
        Ok((known.record, filed))
    }
}

/// Checks that returns that know of each other were computed in the same part.
fn check_together(records: &[ReturnRecord], part_of: &[usize]) -> Result<(), PartError> {
    let by_path: HashMap<&str, usize> =
        records.iter().zip(part_of).map(|(record, part)| (record.path.as_str(), *part)).collect();
    for (ret, known) in beyond(records, &returned_twice(records)) {
        let copies = known.copies.values().map(|copy| match copy {
            Elsewhere::Same(path) | Elsewhere::Changed(path) | Elsewhere::Alike(path) => path,
        });
        let facts = known.competition.values().flat_map(|foreign| &foreign.events);
        let mut others = copies.chain(facts.filter_map(|facts| facts.path.as_ref()));
        let torn = |other: &&String| by_path.get(other.as_str()) != Some(&part_of[ret]);
        if let Some(other) = others.find(torn) {
            return Err(PartError::Torn(records[ret].path.clone(), other.clone()));
        }
    }
    Ok(())
}
