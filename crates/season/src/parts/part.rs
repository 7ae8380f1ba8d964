//! A part of a season: its run, and what its folder says of it.

use std::fmt;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::super::find::FoundReturn;
use super::super::identity::InputHasher;
use super::super::output::{Progress, RunOutput};
use super::super::store::{EarlierRecords, RecordState, RecordToStore, RecordWriter};
use super::super::{ComputedSeason, RunResult, SeasonOptions, compute_until_stable, run_context};
use super::plan::{PartPlan, PartPlanError};
use model::StableSort;
use model::file_names::NativePathText;
use register::{ReturnRecord, Season, SeasonPlayers};
use report::OutputError;
use report::publish::{FinishedRun, SEASON_PART_FILE};

/// The first value of the file.
const FORMAT: &str = "palmares part, format 1";

/// Which part of which plan a folder holds: its file `part.json`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PartInfo {
    format: String,
    /// The files and folders with the returns of all parts.
    inputs: Vec<PathBuf>,
    /// A hash of the paths and settings of all returns.
    season: String,
    /// A hash of the plan.
    plan: String,
    /// Which part, from 1.
    part: u32,
    /// How many parts there are.
    parts: NonZeroU32,
}

impl PartInfo {
    /// A part of a plan.
    pub fn new(plan: &PartPlan, part: u32) -> PartInfo {
        PartInfo {
            format: FORMAT.to_string(),
            inputs: plan.inputs.clone(),
            season: plan.season_identity().to_string(),
            plan: plan.content_hash(),
            part,
            parts: plan.parts,
        }
    }

    /// The text of the file.
    fn text(&self) -> String {
        // Neither a key nor a number of it can fail.
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }
}

/// Why parts cannot be merged; formats as a sentence for the user.
#[derive(Debug)]
pub enum PartMergeError {
    /// The folder holds no part.
    NoPart(PathBuf),
    /// The run of the part has not ended, or what it wrote was changed.
    Unfinished(PathBuf, String),
    /// The part is one of another plan than the first.
    OtherPlan(PathBuf, PathBuf),
    /// Another version of palmares ran the part, or with other templates or rule files.
    OtherVersion(PathBuf),
    /// Two folders hold the same part.
    Doubled(u32, PathBuf, PathBuf),
    /// Parts that are not there.
    Missing(Vec<u32>, NonZeroU32),
    /// Two returns that know of each other are in different parts.
    Torn(String, String),
    /// The returns are not those of the plan.
    Plan(PartPlanError),
    /// The files could not be read or written.
    Output(OutputError),
}

impl fmt::Display for PartMergeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PartMergeError::NoPart(path) => write!(
                f,
                "{} is not part of a season; palmares run --plan PLAN --part I --out DIR writes one",
                path.native_path_text()
            ),
            PartMergeError::Unfinished(path, what) => {
                write!(
                    f,
                    "the part in {} is not complete: {what}; run it again",
                    path.native_path_text()
                )
            }
            PartMergeError::OtherPlan(path, first) => {
                write!(
                    f,
                    "{} and {} belong to different plans",
                    path.native_path_text(),
                    first.native_path_text()
                )
            }
            PartMergeError::OtherVersion(path) => write!(
                f,
                "the part in {} was run by another version of palmares, or with other templates, rule files or --embargo; run it again",
                path.native_path_text()
            ),
            PartMergeError::Doubled(part, one, other) => write!(
                f,
                "{} and {} both hold part {part}; give one of them",
                one.native_path_text(),
                other.native_path_text()
            ),
            PartMergeError::Missing(missing, parts) => {
                let named: Vec<String> = missing.iter().map(u32::to_string).collect();
                write!(f, "of the {parts} parts these are missing: {}", named.join(", "))
            }
            PartMergeError::Torn(one, other) => write!(
                f,
                "{one} and {other} belong together, but were computed in different parts: one was changed after the plan was made; plan again"
            ),
            PartMergeError::Plan(why) => why.fmt(f),
            PartMergeError::Output(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for PartMergeError {}

impl From<OutputError> for PartMergeError {
    fn from(why: OutputError) -> PartMergeError {
        PartMergeError::Output(why)
    }
}

/// Runs a part of a season. `found` are its returns, with their positions in the season. Its folder
/// gets their files and records, and nothing that concerns the season as a whole.
pub fn run_part(
    options: &SeasonOptions,
    found: &[FoundReturn],
    positions: &[u32],
    about: &PartInfo,
    output: RunOutput<'_>,
    progress: &dyn Progress,
) -> Result<RunResult, OutputError> {
    let run_context = run_context(options, Some(&output), &[], progress);
    let computed = compute_until_stable(&run_context, options, found)?;
    progress.gathering();
    let ComputedSeason { computed, people, identities, earlier } =
        ComputedSeason::new(computed, run_context);
    let had_earlier = !earlier.is_empty();
    let publication = &output.publication;
    publication.write_file(SEASON_PART_FILE, about.text().as_bytes())?;
    if let Some(identities) = identities {
        let mut storing = RecordWriter::begin(publication, identities.common_hash())?;
        storing.store_records(&computed.to_store(positions), &people, &earlier)?;
        storing.finish(publication, None, Default::default())?;
    }
    progress.publishing();
    let published = output.publication.finish()?;
    let again = had_earlier
        .then_some(super::super::IncrementalStats { returns: computed.changed, published });
    Ok(RunResult {
        season: Season::from_returns(computed.records, people, Vec::new()),
        incremental: again,
    })
}

/// Writes the folder of a part whose returns were not read: records with their positions in the season,
/// some at a time with their people.
pub fn store_part_records(
    about: &PartInfo,
    output: RunOutput<'_>,
    records: impl Iterator<Item = (Vec<(u32, ReturnRecord)>, SeasonPlayers)>,
) -> Result<(), OutputError> {
    let publication = &output.publication;
    publication.write_file(SEASON_PART_FILE, about.text().as_bytes())?;
    if let Some(identities) = InputHasher::new(output.site) {
        let mut storing = RecordWriter::begin(publication, identities.common_hash())?;
        for (some, people) in records {
            let filed = |position: &u32| RecordState {
                identity: Some(identities.hash_of_record_without_return(*position)),
                is_known: false,
                files: Some(Vec::new()),
            };
            let filed: Vec<RecordState> =
                some.iter().map(|(position, _)| filed(position)).collect();
            let to_store = some.iter().zip(&filed).map(|((position, record), filed)| {
                RecordToStore { position: *position, record, filed }
            });
            storing.store_records(
                &to_store.collect::<Vec<_>>(),
                &people,
                &EarlierRecords::default(),
            )?;
        }
        storing.finish(publication, None, Default::default())?;
    }
    output.publication.finish().map(drop)
}

/// The parts of a season, each complete.
#[derive(Debug)]
pub struct SeasonParts {
    /// Any of them, for what they have in common.
    of: PartInfo,
    /// Their outputs, in order of part.
    pub(super) outputs: Vec<FinishedRun>,
}

impl SeasonParts {
    /// Opens the parts in folders, and in folders of such folders. All must be there once, and of one
    /// plan.
    pub fn open(folders: &[PathBuf]) -> Result<SeasonParts, PartMergeError> {
        let mut opened: Vec<(PartInfo, FinishedRun)> = Vec::new();
        let inner: Vec<PathBuf> = folders.iter().flat_map(|folder| folders_in(folder)).collect();
        let outputs = inner.len();
        for folder in inner {
            let (part, output) = open_part(&folder, outputs)?;
            if let Some((first, of)) = opened.first()
                && part.plan != first.plan
            {
                return Err(PartMergeError::OtherPlan(folder, of.folder().to_path_buf()));
            }
            if let Some((_, other)) = opened.iter().find(|(other, _)| other.part == part.part) {
                return Err(PartMergeError::Doubled(
                    part.part,
                    other.folder().to_path_buf(),
                    folder,
                ));
            }
            opened.push((part, output));
        }
        opened.arrange_by_key(|(part, _)| part.part);
        let Some((of, _)) = opened.first() else {
            return Err(PartMergeError::NoPart(folders.first().cloned().unwrap_or_default()));
        };
        let of = of.clone();
        let is_there = |part: &u32| opened.iter().any(|(other, _)| other.part == *part);
        let missing: Vec<u32> = (1..=of.parts.get()).filter(|part| !is_there(part)).collect();
        if !missing.is_empty() {
            return Err(PartMergeError::Missing(missing, of.parts));
        }
        Ok(SeasonParts { of, outputs: opened.into_iter().map(|(_, output)| output).collect() })
    }

    /// The files and folders with the returns.
    pub fn inputs(&self) -> &[PathBuf] {
        &self.of.inputs
    }

    /// The identity of the season of which they are the parts.
    pub(super) fn season_identity(&self) -> &str {
        &self.of.season
    }
}

/// A folder, or those in it, if it has folders with parts and is none itself.
fn folders_in(folder: &Path) -> Vec<PathBuf> {
    if folder.join(SEASON_PART_FILE).is_file() || FinishedRun::has_unfinished_run(folder) {
        return vec![folder.to_path_buf()];
    }
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut inner: Vec<PathBuf> =
        entries.map(|entry| entry.path()).filter(|path| path.is_dir()).collect();
    inner.sort();
    match inner.iter().any(|path| path.join(SEASON_PART_FILE).is_file()) {
        true => inner,
        false => vec![folder.to_path_buf()],
    }
}

/// The part in a folder, one of so many outputs.
pub(super) fn open_part(
    folder: &Path,
    outputs: usize,
) -> Result<(PartInfo, FinishedRun), PartMergeError> {
    let unfinished =
        |what: &str| PartMergeError::Unfinished(folder.to_path_buf(), what.to_string());
    let Some(output) = FinishedRun::open(folder, outputs)? else {
        return Err(match FinishedRun::has_unfinished_run(folder) {
            true => unfinished("its run has not ended"),
            false => PartMergeError::NoPart(folder.to_path_buf()),
        });
    };
    let Some(text) = output.file_content(SEASON_PART_FILE)? else {
        return Err(match folder.join(SEASON_PART_FILE).is_file() {
            true => unfinished("its part.json was changed"),
            false => PartMergeError::NoPart(folder.to_path_buf()),
        });
    };
    let part: PartInfo = serde_json::from_slice(&text)
        .map_err(|_| PartMergeError::OtherVersion(folder.to_path_buf()))?;
    match part.format == FORMAT {
        true => Ok((part, output)),
        false => Err(PartMergeError::OtherVersion(folder.to_path_buf())),
    }
}
