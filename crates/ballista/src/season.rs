//! A whole season on a cluster: its parts are computed, their control totals compared, and the parts
//! merged.

use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use datafusion::error::DataFusionError;
use report::publish::check_output_folder;
use report::{Publication, Site};
use season::parts::{self, SeasonParts};
use season::{NoProgress, RunOutput, Settings};

use crate::pages::PagesTable;
use crate::part::Work;
use crate::rows::{Rows, buckets_of};
use crate::session::Cluster;
use crate::totals::{GROUPS, Totals, statement};

/// A season to compute.
#[derive(Debug, clap::Args)]
pub struct Run {
    /// The folder of the returns; all executors see it under this path.
    returns: PathBuf,

    /// How many parts.
    #[arg(long, value_name = "N")]
    parts: NonZeroU32,

    /// The folder to write, which all executors see: the plan, the parts, and in `season` what one run
    /// would have written.
    #[arg(long, value_name = "DIR")]
    out: PathBuf,

    /// The scheduler.
    #[arg(long, value_name = "NAME:PORT", default_value = "127.0.0.1:50050")]
    scheduler: String,

    /// How often the whole job is done before it has failed. Executors that are lost are none of these:
    /// the cluster does their work again by itself.
    #[arg(long, value_name = "N", default_value_t = 3)]
    attempts: u32,
}

impl Run {
    /// Runs the season.
    ///
    /// # Errors
    ///
    /// If the cluster cannot compute it, totals differ, or files cannot be written; in a sentence.
    pub async fn run(&self) -> Result<Totals, String> {
        let mut failed = 0;
        let work = Work::in_folder(&self.out, Rows::Awards).map_err(|why| why.to_string())?;
        let by_group = loop {
            match self.job(&work).await {
                Ok(totals) => break totals,
                Err(why) if failed + 1 < self.attempts => {
                    eprintln!("{why}; the job is done again");
                    failed += 1;
                }
                Err(why) => return Err(why),
            }
        };
        // Left by executors that were killed.
        let _ = std::fs::remove_dir_all(work.parts_folder());
        let folders: Vec<PathBuf> = (1..=self.parts.get()).map(|part| work.part(part)).collect();
        let season = self.out.join("season");
        let pages = std::fs::read_dir(work.pages()).into_iter().flatten().flatten();
        let pages: Vec<PathBuf> = pages.map(|entry| entry.path()).collect();
        merged(&folders, &pages, &season)?;
        let totals = Totals::read(&season).map_err(|why| why.to_string())?;
        for (group, _) in GROUPS {
            let other = by_group.get(group).cloned().unwrap_or_default();
            if let Some(differs) = totals.differs(&other) {
                return Err(format!(
                    "the control totals of the season and those by {group} differ: {differs}"
                ));
            }
        }
        Ok(totals)
    }

    /// Computes the parts with their control totals by group, then the pages of their players.
    async fn job(&self, work: &Work) -> Result<BTreeMap<String, Totals>, String> {
        let told = |why: DataFusionError| why.to_string();
        let cluster = Cluster::at(&self.scheduler, Some(self.out.clone())).await.map_err(told)?;
        let pages = PagesTable { work: work.clone(), buckets: buckets_of(self.parts) };
        let cluster = cluster.with("pages", pages).map_err(told)?;
        let returns = self.returns.to_string_lossy().replace('\'', "''");
        let rows =
            |rows| format!("returns('{returns}', parts => {}, rows => '{rows}')", self.parts);
        let totals = cluster.sql(&statement(&rows("awards"))).await.map_err(told)?;
        let insert = format!("INSERT INTO pages SELECT * FROM {}", rows("played"));
        cluster.sql(&insert).await.map_err(told)?;
        Totals::from_batches(&totals).map_err(|why| why.to_string())
    }
}

/// Merges parts and pages of players into a season.
fn merged(folders: &[PathBuf], pages: &[PathBuf], out: &Path) -> Result<(), String> {
    check_output_folder(out).map_err(|why| why.to_string())?;
    let opened = SeasonParts::open(folders).map_err(|why| why.to_string())?;
    let settings = Arc::new(Settings::default());
    let (found, loose) = season::find_returns(opened.inputs(), Some(out), &settings);
    let publication = Publication::begin(out).map_err(|why| why.to_string())?;
    let site = Site::new(None).map_err(|why| why.to_string())?;
    let output = RunOutput::new(publication, &site);
    let merged = parts::merge_parts(&opened, pages, found, loose, output, 0, &NoProgress);
    merged.map(drop).map_err(|why| why.to_string())
}
