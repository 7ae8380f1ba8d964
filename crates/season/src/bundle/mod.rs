//! A proof bundle: an archive with everything of which a run is made, and with the digest of every
//! file of the run, so that anybody can compute it again and see whether it comes out equal.
//!
//! `bundle.json` is the list: the version of the program, how the run is made, and each file with its
//! size and digest. `returns/`, `given/`, `templates/`, `register/`, `decisions/` and `ledger/` hold what
//! went in; `run/` holds the tables and workbooks that came out, so that a difference has a line
//! or a cell. Pages and certificates are known by their digests. Secret keys never go into a
//! bundle: an empty key takes their place.

mod comparing;
mod computing;
mod packing;
pub(super) mod problems;
mod unpacking;

use std::collections::BTreeMap;
use std::path::{Component, Path, PathBuf};

use jiff::civil::Date;
use model::problem::ProblemDetail;
use register::ledger_chain::LedgerOverride;
use register::reconcile::AcceptanceThreshold;
use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_128;

use problems::OtherVersion;

pub use comparing::{compare_run_with_bundle, compare_run_with_recomputed};
pub use packing::{RunToBundle, copy_run_inputs, pack_bundle};
pub use unpacking::unpack_bundle;

/// The entry with the list.
const LIST: &str = "bundle.json";
/// The folder of the run's tables and workbooks.
const RUN: &str = "run";
/// The number of the format.
const FORMAT: u32 = 1;
/// The version of this program.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The most bytes of a name, and of the names of a file and its folders.
const LONGEST_NAME: usize = 255;
const LONGEST_PATH: usize = 1024;

/// Problems by the file of a bundle or run that they are about.
pub type BundleProblems = Vec<(String, ProblemDetail)>;

/// What a bundle says of itself.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BundleManifest {
    format: u32,
    /// The version of the program that made the run.
    palmares: String,
    /// How the run is made.
    pub recipe: RunRecipe,
    /// What went in, by name.
    inputs: BTreeMap<String, FileMark>,
    /// What came out, by name in the run.
    outputs: BTreeMap<String, FileMark>,
}

/// By what a file is known.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FileMark {
    /// Its length in bytes.
    size: u64,
    /// The XXH3 of its content, 128 bits in base 16: it finds slips and changes, not forgers.
    digest: String,
}

/// How a run is made of the files of a bundle.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RunRecipe {
    /// The files and folders of returns.
    returns: Vec<String>,
    /// What the command line set.
    given: Vec<GivenWord>,
    /// The folder of templates.
    templates: Option<String>,
    /// The parts of the output; all without any.
    only: Vec<String>,
    letters: bool,
    embargo: bool,
    /// Whether a secret key signed its certificates, for which an empty one stands here.
    signed: bool,
    /// The register to which it was credited.
    crediting: Option<CreditingOptions>,
}

/// A setting of the command line.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct GivenWord {
    key: String,
    /// Its value, or the file of the bundle that is the value.
    value: String,
    is_file: bool,
}

/// How a season is credited to a register.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CreditingOptions {
    /// The register of members.
    pub register: PathBuf,
    /// The workbook of decisions.
    pub decisions: Option<PathBuf>,
    /// A register whose ledger counts instead.
    pub ledger: Option<PathBuf>,
    /// The day of reconciliation.
    pub as_of: Option<Date>,
    /// What was said of a ledger that does not fit.
    pub trust: LedgerOverride,
    /// What is credited without a decision.
    pub accept: AcceptanceThreshold,
    /// Whether likely doubles were looked for.
    pub duplicates: bool,
    /// Whether everybody got a certificate.
    pub all: bool,
}

impl FileMark {
    fn of(content: &[u8]) -> FileMark {
        let digest = format!("{:032x}", xxh3_128(content));
        FileMark { size: content.len() as u64, digest }
    }
}

impl BundleManifest {
    /// How many files went in, and how many came out.
    pub fn file_counts(&self) -> (usize, usize) {
        (self.inputs.len(), self.outputs.len())
    }

    /// The version of the program that made the run.
    pub fn program_version(&self) -> &str {
        &self.palmares
    }

    /// That the run was made by another version of the program, if it was.
    pub fn check_version(&self) -> BundleProblems {
        let theirs = self.palmares.clone();
        match theirs == VERSION {
            true => BundleProblems::new(),
            false => vec![(String::new(), OtherVersion { theirs, ours: VERSION }.into())],
        }
    }
}

/// Whether a name leads to a file below the folder of a bundle on every system.
fn is_inside(name: &str) -> bool {
    let steps = || name.split('/');
    steps().all(|step| !["", ".", ".."].contains(&step) && step.len() <= LONGEST_NAME)
        && name.len() <= LONGEST_PATH
        && !name.contains(['\\', ':'])
        && !name.contains(char::is_control)
        && Path::new(name).components().all(|part| matches!(part, Component::Normal(_)))
}

/// Whether the returns alone decide a file of a run. Letters to players tell what changed since
/// others that went out; PDF files are not computed again.
fn is_proved(name: &str) -> bool {
    !name.ends_with(".pdf") && !name.starts_with("letters/players")
}

/// Whether a file of a run goes into its bundle as it is, not only as a digest.
fn is_held(name: &str) -> bool {
    let name = name.to_lowercase();
    name.ends_with(".csv") || is_workbook(&name)
}

fn is_workbook(name: &str) -> bool {
    name.ends_with(".xlsx") || name.ends_with(".xlsm")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_lead_out_of_a_bundle_are_known() {
        for name in ["returns/1/season/july.xlsx", "given/1/own rules.toml", "run/data/..csv"] {
            assert!(is_inside(name), "{name}");
        }
        for name in [
            "",
            "/etc/x",
            "../x",
            "returns/../../x",
            "a//b",
            "a/./b",
            "c:\\x",
            "a\\..\\b",
            "c:x",
            "a/",
        ] {
            assert!(!is_inside(name), "{name}");
        }
        assert!(!is_inside("a\u{0}b"));
    }
}
