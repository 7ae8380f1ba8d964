//! The plan of a season in parts: a JSON file.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::hash::Hash;
use std::io::{self, BufReader, Write};
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};

use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::Xxh3;

use super::super::find::FoundReturn;
use super::super::identity::hash_path_and_settings;
use super::super::read::read_events_of_return;
use super::super::{Progress, SeasonOptions};
use super::balance::{ReturnLinks, share_groups_over_parts};
use model::file_names::NativePathText;
use register::dependency_keys::DependencyKeys;

/// The first value of the file.
const FORMAT: &str = "palmares plan, format 1";
/// So many returns are read side by side.
const AT_ONCE: usize = 1024;
/// What a return costs besides the bytes of its file, in bytes.
const EACH: u64 = 20_000;

/// Which part computes which return.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PartPlan {
    /// The format of the file.
    format: String,
    /// The files and folders with the returns.
    pub inputs: Vec<PathBuf>,
    /// A hash of the paths and settings of the returns.
    season: String,
    /// How many parts there are.
    pub parts: NonZeroU32,
    /// The returns in order of path.
    returns: Vec<PlannedReturn>,
}

/// A return and its part.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct PlannedReturn {
    path: String,
    /// The part that computes it, counted from 1.
    part: u32,
}

/// Why a plan cannot be used; formats as a sentence for the user.
#[derive(Debug)]
pub enum PartPlanError {
    /// The file cannot be read.
    Unreadable(PathBuf, std::io::Error),
    /// The file is no plan of this version.
    NoPlan(PathBuf, String),
    /// Returns or settings are not those of the plan; with the path of the first return that
    /// differs, if it is known.
    Changed(Option<String>),
    /// There is no such part.
    NoPart(u32, NonZeroU32),
}

impl fmt::Display for PartPlanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PartPlanError::Unreadable(path, why) => write!(f, "{}: {why}", path.native_path_text()),
            PartPlanError::NoPlan(path, why) => {
                write!(f, "{} is not a plan of this version of palmares: {why}", path.native_path_text())
            }
            PartPlanError::Changed(Some(path)) => write!(
                f,
                "the returns have changed since the plan was made: {path} was added or removed; plan again"
            ),
            PartPlanError::Changed(None) => f.write_str(
                "the settings differ from those of the plan; give --rules and --set as for palmares plan, or plan again",
            ),
            PartPlanError::NoPart(part, parts) => {
                write!(f, "the plan has no part {part}: its parts are 1 to {parts}")
            }
        }
    }
}

impl std::error::Error for PartPlanError {}

/// How the returns were shared out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PartPlanReport {
    /// Returns of the smallest and of the largest part.
    pub returns: (usize, usize),
    /// The returns that belong together and make up more than an equal share, with the part that
    /// computes them.
    pub too_large: Vec<(usize, u32)>,
}

/// The returns of a season while they are shared out.
#[derive(Default)]
pub struct PartPlanner {
    paths: Vec<String>,
    costs: Vec<u64>,
    bonds: ReturnLinks,
}

impl PartPlanner {
    /// Adds the next return in order of path: its path, what it costs, what ties it to others.
    pub fn add_return(&mut self, path: String, cost: u64, ties: &DependencyKeys) {
        self.paths.push(path);
        self.costs.push(cost);
        self.bonds.add_return(ties);
    }

    /// The plan of a season with an identity.
    pub fn plan(
        self,
        inputs: &[PathBuf],
        season: String,
        parts: NonZeroU32,
    ) -> (PartPlan, PartPlanReport) {
        let PartPlanner { paths, costs, bonds } = self;
        let groups = bonds.group_of_each_return();
        let part_of = share_groups_over_parts(&groups, &costs, parts.get() as usize);
        let returns = paths.into_iter().zip(&part_of);
        let returns = returns.map(|(path, part)| PlannedReturn { path, part: part + 1 });
        let plan = PartPlan {
            format: FORMAT.to_string(),
            inputs: inputs.to_vec(),
            season,
            parts,
            returns: returns.collect(),
        };
        let sharing = sharing_of(&plan, &groups, &costs);
        (plan, sharing)
    }
}

impl PartPlan {
    /// Plans a season. Returns by which others can be computed are in the same part.
    pub fn new(
        options: &SeasonOptions,
        found: Vec<FoundReturn>,
        parts: NonZeroU32,
        progress: &dyn Progress,
    ) -> (PartPlan, PartPlanReport) {
        progress.begin(found.len());
        let read = |found: &FoundReturn| {
            progress.doing(&found.path);
            let ties = DependencyKeys::from_events(&read_events_of_return(found));
            progress.done();
            ties
        };
        let (mut shares, mut identity) = (PartPlanner::default(), identity_begun());
        let mut found = found.into_iter();
        loop {
            let some: Vec<FoundReturn> = found.by_ref().take(AT_ONCE).collect();
            if some.is_empty() {
                break;
            }
            let ties: Vec<DependencyKeys> = some.par_iter().map(read).collect();
            for (found, ties) in some.into_iter().zip(&ties) {
                hash_path_and_settings(&found, &mut identity);
                let cost = cost_of(&found);
                shares.add_return(found.path, cost, ties);
            }
        }
        progress.gathering();
        shares.plan(&options.inputs, text_of(&identity), parts)
    }

    /// Reads the file of a plan; the error says why it cannot be used.
    pub fn read(path: &Path) -> Result<PartPlan, PartPlanError> {
        let unreadable = |why| PartPlanError::Unreadable(path.to_path_buf(), why);
        let file = std::fs::File::open(path).map_err(unreadable)?;
        let foreign = |why: String| PartPlanError::NoPlan(path.to_path_buf(), why);
        let plan: PartPlan = serde_json::from_reader(BufReader::new(file))
            .map_err(|why| foreign(why.to_string()))?;
        match plan.format == FORMAT {
            true => Ok(plan),
            false => Err(foreign(format!("it is of “{}”", plan.format))),
        }
    }

    /// Writes the file of the plan.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        serde_json::to_writer_pretty(&mut *out, self)?;
        writeln!(out)
    }

    /// The part and the position of each return.
    pub fn parts_and_positions(&self) -> Vec<(u32, u32)> {
        (0u32..).zip(&self.returns).map(|(at, planned)| (planned.part, at)).collect()
    }

    /// A hash of all of it.
    pub(super) fn content_hash(&self) -> String {
        let mut hash = Xxh3::new();
        (&self.season, self.parts).hash(&mut hash);
        self.returns.iter().for_each(|planned| (&planned.path, planned.part).hash(&mut hash));
        format!("{:032x}", hash.digest128())
    }

    /// The returns of a part, in order of path, with their positions in the season. `found` are all
    /// returns that are there now.
    pub fn returns_of_part(
        &self,
        part: u32,
        found: Vec<FoundReturn>,
    ) -> Result<(Vec<FoundReturn>, Vec<u32>), PartPlanError> {
        if part == 0 || part > self.parts.get() {
            return Err(PartPlanError::NoPart(part, self.parts));
        }
        is_season(&self.season, self.returns.iter().map(|planned| planned.path.as_str()), &found)?;
        let all = found.into_iter().zip(0u32..).zip(&self.returns);
        Ok(all.filter(|(_, planned)| planned.part == part).map(|(own, _)| own).unzip())
    }

    /// The identity of the season of which it is the plan.
    pub(super) fn season_identity(&self) -> &str {
        &self.season
    }
}

/// Checks that returns are those that were planned.
fn is_season<'a>(
    season: &str,
    planned: impl Iterator<Item = &'a str> + Clone,
    found: &[FoundReturn],
) -> Result<(), PartPlanError> {
    let there = found.iter().map(|found| found.path.as_str());
    if planned.clone().eq(there.clone()) {
        return check_settings_as_planned(season, found);
    }
    let (planned, there): (BTreeSet<&str>, BTreeSet<&str>) = (planned.collect(), there.collect());
    let other = planned.symmetric_difference(&there).next();
    Err(PartPlanError::Changed(other.map(|path| (*path).to_string())))
}

/// Checks that the settings of the returns are those that were planned.
pub(super) fn check_settings_as_planned(
    season: &str,
    found: &[FoundReturn],
) -> Result<(), PartPlanError> {
    match identity_of(found) == season {
        true => Ok(()),
        false => Err(PartPlanError::Changed(None)),
    }
}

/// A hash of the paths and settings of returns.
fn identity_of(found: &[FoundReturn]) -> String {
    let mut hash = identity_begun();
    found.iter().for_each(|found| hash_path_and_settings(found, &mut hash));
    text_of(&hash)
}

fn identity_begun() -> Xxh3 {
    let mut hash = Xxh3::new();
    packs::hash_user_rule_books(&mut hash);
    hash
}

fn text_of(identity: &Xxh3) -> String {
    format!("{:032x}", identity.digest128())
}

/// About what a return costs.
fn cost_of(found: &FoundReturn) -> u64 {
    std::fs::metadata(&found.file).map_or(0, |file| file.len()) + EACH
}

fn sharing_of(plan: &PartPlan, groups: &[u32], costs: &[u64]) -> PartPlanReport {
    let mut counts = vec![0usize; plan.parts.get() as usize];
    let mut members: BTreeMap<u32, (usize, u64)> = BTreeMap::new();
    for ((planned, group), cost) in plan.returns.iter().zip(groups).zip(costs) {
        counts[planned.part as usize - 1] += 1;
        let (count, sum) = members.entry(*group).or_default();
        (*count, *sum) = (*count + 1, *sum + cost);
    }
    let share = costs.iter().sum::<u64>() / u64::from(plan.parts.get());
    let too_large = members.iter().filter(|(_, (count, sum))| *count > 1 && *sum > share);
    let [least, most] = [counts.iter().min(), counts.iter().max()];
    PartPlanReport {
        returns: (least.copied().unwrap_or_default(), most.copied().unwrap_or_default()),
        too_large: too_large
            .map(|(group, (count, _))| (*count, plan.returns[*group as usize].part))
            .collect(),
    }
}
