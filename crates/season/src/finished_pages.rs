//! Pages of players that were written away from the merge.

use std::collections::HashMap;
use std::path::PathBuf;

use super::identity::{InputHash, InputHasher};
use super::store::RecordFile;
use report::publish::FinishedRun;
use report::{OutputError, Publication};

/// Pages in folders of their own, each with the identity of what it is made of.
#[derive(Debug, Default)]
pub(super) struct FinishedPlayerPages {
    outputs: Vec<FinishedRun>,
    /// By name, each with its output.
    pages: HashMap<String, (usize, InputHash)>,
}

impl FinishedPlayerPages {
    /// Those in folders. A folder without pages of this program counts as empty.
    pub(super) fn from_folders(
        folders: &[PathBuf],
        identities: Option<&InputHasher>,
    ) -> Result<FinishedPlayerPages, OutputError> {
        let mut all = FinishedPlayerPages::default();
        for folder in folders {
            let Some(output) = FinishedRun::open(folder, folders.len())? else { continue };
            let records = output.records_and_seal();
            let opened = identities.zip(records);
            let opened = opened
                .and_then(|(own, (file, seal))| RecordFile::open(file, seal, own.common_hash()));
            let Some((_, index)) = opened else { continue };
            let at = all.outputs.len();
            let pages = index.made.pages.into_iter().map(|(name, identity)| (name, (at, identity)));
            all.pages.extend(pages);
            all.outputs.push(output);
        }
        Ok(all)
    }

    /// Takes a page, if there is one with this identity.
    pub(super) fn take_page(
        &self,
        name: &str,
        identity: Option<InputHash>,
        publication: &Publication,
    ) -> Result<bool, OutputError> {
        let known = self.pages.get(name).filter(|(_, own)| Some(*own) == identity);
        known.map_or(Ok(false), |(at, _)| publication.take_file_from(name, &self.outputs[*at]))
    }
}
