//! Unpacks a bundle that somebody sent: nothing leads out of its folder, and nothing is larger than
//! its list says.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::path::Path;

use workbook::WorkbookFault;
use workbook::archive::ArchiveReader;

use super::problems::{
    BundleDamaged, BundleTooLarge, EntryChanged, EntryMissing, EntryUnlisted, NameOutside,
};
use super::{BundleManifest, BundleProblems, FORMAT, FileMark, LIST, RUN, is_held, is_inside};
use model::file_names::folded_path;
use model::problem::ProblemDetail;

/// The largest list.
const MOST_LIST: u64 = 256 << 20;
/// The most bytes of all files together.
const MOST_BYTES: u64 = 4 << 30;

/// Unpacks a bundle into an empty folder. The problems say what is wrong with it; nothing is to be
/// computed then.
///
/// # Errors
///
/// If the folder cannot be written.
pub fn unpack_bundle(
    file: &Path,
    folder: &Path,
) -> std::io::Result<Result<BundleManifest, BundleProblems>> {
    let whole = |why: ProblemDetail| Ok(Err(vec![(String::new(), why)]));
    let mut archive = match ArchiveReader::open(File::open(file)?) {
        Ok(archive) => archive,
        Err(why) => return whole(damaged(&why)),
    };
    let list = match list_of(&mut archive) {
        Ok(list) => list,
        Err(why) => return whole(why),
    };
    let held = list.outputs.iter().filter(|(name, _)| is_held(name));
    let held = held.map(|(name, mark)| (format!("{RUN}/{name}"), mark));
    let inputs = list.inputs.iter().map(|(name, mark)| (name.clone(), mark));
    let entries: Vec<(String, &FileMark)> = inputs.chain(held).collect();
    if let Some(why) = refused(&list, &entries) {
        return whole(why);
    }
    let mut wrong = BundleProblems::new();
    let listed: BTreeSet<&str> = entries.iter().map(|(name, _)| &**name).chain([LIST]).collect();
    let names = archive.file_names();
    let unlisted = names.into_iter().filter(|name| !listed.contains(&**name));
    wrong.extend(unlisted.map(|name| (name, EntryUnlisted.into())));
    for (name, mark) in &entries {
        match entry(&mut archive, name, mark) {
            Ok(content) => write(&folder.join(name), &content)?,
            Err(why) => wrong.push((name.clone(), why)),
        }
    }
    Ok(if wrong.is_empty() { Ok(list) } else { Err(wrong) })
}

/// The list of a bundle.
fn list_of(archive: &mut ArchiveReader) -> Result<BundleManifest, ProblemDetail> {
    let no_list = |why: String| -> ProblemDetail { BundleDamaged { why }.into() };
    let content = archive.file_content(LIST, MOST_LIST).map_err(|why| damaged(&why))?;
    let content = content.ok_or_else(|| no_list(format!("it does not hold {LIST}")))?;
    let list: BundleManifest = serde_json::from_slice(&content)
        .map_err(|why| no_list(format!("{LIST} cannot be read ({why})")))?;
    match list.format {
        FORMAT => Ok(list),
        other => Err(no_list(format!("it has format {other}, but this program reads {FORMAT}"))),
    }
}

/// Why nothing of a bundle is unpacked.
fn refused(list: &BundleManifest, entries: &[(String, &FileMark)]) -> Option<ProblemDetail> {
    let used = list.recipe.input_names();
    let names = entries.iter().map(|(name, _)| name).chain(&used).chain(list.outputs.keys());
    if let Some(name) = names.into_iter().find(|name| !is_inside(name)) {
        return Some(NameOutside { name: name.clone() }.into());
    }
    let names = || entries.iter().map(|(name, _)| folded_path(name).into_owned());
    let files: BTreeSet<String> = names().collect();
    let is_folder =
        |name: &String| name.match_indices('/').any(|(end, _)| files.contains(&name[..end]));
    if files.len() < entries.len() || names().any(|name| is_folder(&name)) {
        let why = "two of its files have one name".to_string();
        return Some(BundleDamaged { why }.into());
    }
    let bytes = entries.iter().fold(0u64, |all, (_, mark)| all.saturating_add(mark.size));
    let why = format!(
        "its files come to {} MB, but at most {} MB are allowed",
        bytes >> 20,
        MOST_BYTES >> 20
    );
    (bytes > MOST_BYTES).then(|| BundleTooLarge { why }.into())
}

/// A file of a bundle, if it is the one of the list.
fn entry(
    archive: &mut ArchiveReader,
    name: &str,
    mark: &FileMark,
) -> Result<Vec<u8>, ProblemDetail> {
    let changed = |why: String| EntryChanged { why };
    let content = archive.file_content(name, mark.size).map_err(|why| changed(why_of(&why)))?;
    let content = content.ok_or(EntryMissing)?;
    let own = FileMark::of(&content);
    let (is, listed) = match own.size == mark.size {
        _ if own == *mark => return Ok(content),
        true => (format!("digest is {}", own.digest), &mark.digest),
        false => (format!("length is {}", own.size), &mark.size.to_string()),
    };
    Err(changed(format!("its {is}, but the list says {listed}")).into())
}

fn write(path: &Path, content: &[u8]) -> std::io::Result<()> {
    path.parent().map_or(Ok(()), fs::create_dir_all)?;
    fs::write(path, content)
}

fn damaged(why: &WorkbookFault) -> ProblemDetail {
    BundleDamaged { why: why_of(why) }.into()
}

/// What is wrong, as the end of a sentence.
fn why_of(fault: &WorkbookFault) -> String {
    match fault {
        WorkbookFault::Damaged { why } | WorkbookFault::TooLarge { what: why } => why.clone(),
        WorkbookFault::Encrypted => "it has a password".to_string(),
        other => other.to_string(),
    }
}
