//! Files beside a return that complete it: `monday.names.csv` says who the users of `monday.csv` are,
//! `monday.pbn` has the hands of `monday.bws`.

use std::collections::HashSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use xxhash_rust::xxh3::xxh3_128;

use super::files::{FileProblems, read_file_bytes};
use super::layouts::layouts_for_file;
use adopt::Layouts;
use model::problem::RenderedProblem;
use model::{HandRecordFile, KnownPlayers, join_sequential};
use returns::settings::Settings;
use returns::settings::problems::ListUnreadable;

/// What ends the name of a list of players beside a return.
const NAMES: &str = ".names.csv";
/// The extension of hands.
const HANDS: &str = "pbn";

/// Whether a file is a list of players beside a return.
pub(super) fn is_player_list(name: &str) -> bool {
    name.to_lowercase().ends_with(NAMES)
}

/// The hands of a file without results; `None` for any other.
fn hands_of(file: &Path) -> Option<HandRecordFile> {
    returns::read_pbn_hands(&read_file_bytes(file).ok()?, &file.file_name()?.to_string_lossy())
}

/// Removes hands beside a session of their name from the returns.
pub(super) fn remove_companion_hand_files(files: &mut Vec<(String, PathBuf)>) {
    let is_hands =
        |file: &Path| file.extension().is_some_and(|end| end.eq_ignore_ascii_case(HANDS));
    if !files.iter().any(|(_, file)| is_hands(file)) {
        return;
    }
    let sessions: HashSet<PathBuf> = files
        .iter()
        .filter(|(_, file)| !is_hands(file))
        .map(|(_, file)| file.with_extension(""))
        .collect();
    files.retain(|(_, file)| {
        let beside = is_hands(file) && sessions.contains(&file.with_extension(""));
        !(beside && hands_of(file).is_some())
    });
}

/// The list of players that stands beside a return.
fn names_beside(file: &Path) -> Option<PathBuf> {
    let mut name: OsString = file.file_stem().unwrap_or_default().to_owned();
    name.push(NAMES);
    let names = file.with_file_name(name);
    names.is_file().then_some(names)
}

/// The hands that stand beside a return.
fn hands_beside(file: &Path) -> Option<(PathBuf, HandRecordFile)> {
    let hands = file.with_extension(HANDS);
    let found = (hands != file && hands.is_file()).then(|| hands_of(&hands)).flatten()?;
    Some((hands, found))
}

/// The files that stand beside a return and complete it: names and contents. The workbook that it is
/// imported to needs them too.
pub fn read_companion_files(file: &Path) -> Vec<(String, Vec<u8>)> {
    let found = [names_beside(file), hands_beside(file).map(|(hands, _)| hands)];
    let files = found.into_iter().flatten();
    files.filter_map(|file| Some((shown(&file), read_file_bytes(&file).ok()?))).collect()
}

/// The settings of a return with what stands beside it.
pub(super) fn add_companions_to_settings(
    settings: Arc<Settings>,
    file: &Path,
    path: &str,
    loose: &mut FileProblems,
) -> Arc<Settings> {
    let mut all: Option<Settings> = None;
    if let Some(names) = names_beside(file) {
        match read_known_players(&names, &layouts_for_file(&names)) {
            Ok(known) => {
                all.get_or_insert_with(|| Settings::clone(&settings))
                    .add_known_players(Arc::new(known));
            }
            Err(why) => loose.push((
                path.to_string(),
                RenderedProblem::for_file(ListUnreadable { file: shown(&names), why }),
            )),
        }
    }
    if let Some((_, hands)) = hands_beside(file) {
        all.get_or_insert_with(|| Settings::clone(&settings)).set_companion_hands(Arc::new(hands));
    }
    all.map_or(settings, Arc::new)
}

/// The players of a list.
pub(super) fn read_known_players(file: &Path, layouts: &Layouts) -> Result<KnownPlayers, String> {
    let bytes =
        read_file_bytes(file).map_err(|trouble| RenderedProblem::for_file(trouble).message)?;
    returns::read_known_players(&bytes, xxh3_128(&bytes), join_sequential, layouts)
}

fn shown(file: &Path) -> String {
    file.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
