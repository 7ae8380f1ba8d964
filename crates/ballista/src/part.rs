//! A part of a season, computed by an executor.
//!
//! It is an ordinary part: its folder is what `palmares run --plan PLAN --part I` writes. As a task
//! can be repeated, also by two executors at once, the folder is written beside and then moved.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use datafusion::arrow::array::RecordBatch;
use register::Season;
use report::publish::refuse_overwriting_returns;
use report::{Publication, Site};
use season::parts::{PartInfo, PartPlan, run_part};
use season::{NoProgress, RunOutput, SeasonOptions, Settings};
use serde::{Deserialize, Serialize};

use crate::rows::{Rows, buckets_of, played};

/// Marks a run and all files of it by their hashes.
const MARKER: &str = ".palmares";

/// What the partitions of a table are computed of: the plan and its folder.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Work {
    /// The folder that all executors see. It has the plan, the parts, and what is being written.
    folder: PathBuf,
    /// The rows that a part yields.
    pub rows: Rows,
}

impl Work {
    /// The work in a folder, by its absolute path.
    ///
    /// # Errors
    ///
    /// If the folder cannot be made.
    pub fn in_folder(folder: &Path, rows: Rows) -> io::Result<Work> {
        fs::create_dir_all(folder)?;
        Ok(Work { folder: folder.canonicalize()?, rows })
    }

    /// The file of the plan.
    pub fn plan(&self) -> PathBuf {
        self.folder.join("plan.json")
    }

    /// The folder of a part, from 1.
    pub fn part(&self, part: u32) -> PathBuf {
        self.parts().join(part.to_string())
    }

    fn parts(&self) -> PathBuf {
        self.folder.join("parts")
    }

    /// The folder of the pages of players.
    pub fn pages(&self) -> PathBuf {
        self.folder.join("pages")
    }

    /// The folder in which parts are written.
    pub fn parts_folder(&self) -> PathBuf {
        self.folder.join("computing")
    }

    /// Computes a part, puts its folder in place and returns its rows.
    ///
    /// # Errors
    ///
    /// If the plan is not that of the returns, or a file cannot be read or written.
    pub fn compute(&self, part: u32) -> Result<Vec<RecordBatch>, String> {
        let place = self.part(part);
        if self.rows == Rows::Played {
            let plan = PartPlan::read(&self.plan()).map_err(|why| why.to_string())?;
            return played(&place, buckets_of(plan.parts));
        }
        let season = self.beside_then_moved(&place, |folder| self.run(part, folder))?;
        self.rows.batches(&season, part).map_err(|why| why.to_string())
    }

    /// Writes a folder beside its place and moves it there when it is complete.
    ///
    /// # Errors
    ///
    /// Those of writing, and of the disk.
    pub fn beside_then_moved<T>(
        &self,
        place: &Path,
        write: impl FnOnce(&Path) -> Result<T, String>,
    ) -> Result<T, String> {
        let beside = self.parts_folder();
        for folder in [Some(beside.as_path()), place.parent()].into_iter().flatten() {
            fs::create_dir_all(folder).map_err(with_path(folder))?;
        }
        let name = place.file_name().unwrap_or_default().to_string_lossy();
        let prefix = format!("{name}-{}-", std::process::id());
        let own = tempfile::Builder::new().prefix(&prefix).tempdir_in(&beside);
        let own = own.map_err(with_path(&beside))?;
        let folder = own.path().join("new");
        let written = write(&folder)?;
        move_to(&folder, place, own.path()).map_err(with_path(place))?;
        Ok(written)
    }

    /// Runs a part into a folder.
    fn run(&self, part: u32, folder: &Path) -> Result<Season, String> {
        let plan = PartPlan::read(&self.plan()).map_err(|why| why.to_string())?;
        let about = PartInfo::new(&plan, part);
        let settings = Arc::new(Settings::default());
        let (found, _) = season::find_returns(&plan.inputs, Some(&self.folder), &settings);
        let (found, positions) =
            plan.returns_of_part(part, found).map_err(|why| why.to_string())?;
        refuse_overwriting_returns(folder, found.iter().map(|found| found.file.as_path()))
            .map_err(|why| why.to_string())?;
        let publication = Publication::begin(folder).map_err(|why| why.to_string())?;
        let site = Site::new(None).map_err(|why| why.to_string())?;
        let options = SeasonOptions { inputs: plan.inputs, settings, ..SeasonOptions::default() };
        let output = RunOutput::new(publication, &site);
        // A slot of an executor is one thread.
        let done = season::run_with_thread_count(Some(1), || {
            run_part(&options, &found, &positions, &about, output, &NoProgress)
        });
        done.map(|done| done.season).map_err(|why| why.to_string())
    }
}

fn with_path(path: &Path) -> impl FnOnce(io::Error) -> String {
    move |why| format!("{}: {why}", path.display())
}

/// Moves a complete folder into its place. Of two that come at once the first stays: both have the
/// same files, as their markers say. Another one that is there goes into `bin`.
fn move_to(folder: &Path, place: &Path, bin: &Path) -> io::Result<()> {
    let mut old = 0;
    loop {
        match fs::rename(folder, place) {
            Ok(()) => return Ok(()),
            Err(_) if place.exists() => {}
            Err(why) => return Err(why),
        }
        if same_marker(folder, place)? {
            return Ok(());
        }
        old += 1;
        match fs::rename(place, bin.join(format!("old-{old}"))) {
            // Another executor was faster.
            Err(why) if why.kind() == io::ErrorKind::NotFound => {}
            moved => moved?,
        }
    }
}

fn same_marker(folder: &Path, place: &Path) -> io::Result<bool> {
    let own = fs::read(folder.join(MARKER))?;
    Ok(fs::read(place.join(MARKER)).is_ok_and(|other| other == own))
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn folder(root: &Path, name: &str, marker: &str) -> PathBuf {
        let folder = root.join(name);
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join(MARKER), marker).unwrap();
        fs::write(folder.join("from"), name).unwrap();
        folder
    }

    #[test]
    fn the_first_of_two_equal_parts_stays_and_another_part_goes() {
        let root = tempfile::tempdir().unwrap();
        let (root, place) = (root.path(), root.path().join("parts/1"));
        fs::create_dir_all(root.join("parts")).unwrap();
        for (name, marker, stays) in
            [("one", "a", "one"), ("other", "a", "one"), ("later", "b", "later")]
        {
            let bin = root.join(format!("bin of {name}"));
            fs::create_dir(&bin).unwrap();
            move_to(&folder(root, name, marker), &place, &bin).unwrap();
            assert_eq!(fs::read_to_string(place.join("from")).unwrap(), stays);
        }
    }
}
