//! The layouts that a club has learned: beside its sheets, in the folders above them up to the one
//! that was given, and under `layouts/` of any of these. Each file is read once.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::files::{FileProblems, path_below_input, read_file_bytes};
use adopt::problems::LayoutInvalid;
use adopt::{LAYOUT_FILE_ENDING, LayoutFile, Layouts, LearnedLayout};
use model::problem::{ProblemDetail, RenderedProblem};

/// The folder of layouts below that of the sheets.
const FOLDER: &str = "layouts";

/// Whether a file is a layout.
pub(crate) fn is_layout_file(file: &Path) -> bool {
    file.file_name()
        .is_some_and(|name| name.to_string_lossy().to_lowercase().ends_with(LAYOUT_FILE_ENDING))
}

/// The layouts for a file by itself.
pub(crate) fn layouts_for_file(file: &Path) -> Arc<Layouts> {
    let inputs = [file.to_path_buf()];
    LayoutFinder::new(&inputs, None).for_file(file)
}

/// A file that was given by itself takes the layouts of so many folders above it.
const MOST_ABOVE: usize = 4;

/// The layouts of folders, while returns are found.
pub struct LayoutFinder<'a> {
    inputs: &'a [PathBuf],
    /// A folder whose layouts are for all sheets.
    for_all: Option<&'a Path>,
    /// What was read of each folder.
    read: HashMap<PathBuf, Vec<Arc<LayoutFile>>>,
    /// The layouts for the sheets of each folder.
    ready: HashMap<PathBuf, Arc<Layouts>>,
    /// Layouts that could not be read.
    pub loose: FileProblems,
}

impl<'a> LayoutFinder<'a> {
    /// The layouts under files and folders; those of one more folder are for all sheets.
    pub fn new(inputs: &'a [PathBuf], for_all: Option<&'a Path>) -> LayoutFinder<'a> {
        let (read, ready, loose) = (HashMap::new(), HashMap::new(), FileProblems::new());
        LayoutFinder { inputs, for_all, read, ready, loose }
    }

    /// The layouts for a file.
    pub fn for_file(&mut self, file: &Path) -> Arc<Layouts> {
        let folder = folder_of(file);
        if let Some(known) = self.ready.get(folder) {
            return Arc::clone(known);
        }
        let layouts = Arc::new(Layouts::new(self.above(folder)));
        self.ready.insert(folder.to_path_buf(), Arc::clone(&layouts));
        layouts
    }

    /// The layouts of a folder and of those above it, up to the one that was given.
    fn above(&mut self, folder: &Path) -> Vec<Arc<LayoutFile>> {
        let holds = |input: &&PathBuf| input.is_dir() && folder.starts_with(input);
        let given =
            self.inputs.iter().filter(holds).min_by_key(|input| input.as_os_str().len()).cloned();
        let mut learned = Vec::new();
        for above in folder.ancestors().take(if given.is_none() { MOST_ABOVE } else { usize::MAX })
        {
            learned.extend(self.in_folder(above, given.as_ref()).iter().cloned());
            if given.as_deref() == Some(above) {
                break;
            }
        }
        for one in
            self.for_all.map(|folder| self.in_folder(folder, None).to_vec()).unwrap_or_default()
        {
            if !learned.contains(&one) {
                learned.push(one);
            }
        }
        learned
    }

    /// The layouts that stand in a folder, and in its folder of layouts.
    fn in_folder(&mut self, folder: &Path, given: Option<&PathBuf>) -> &[Arc<LayoutFile>] {
        if !self.read.contains_key(folder) {
            let mut files: Vec<PathBuf> = [folder.to_path_buf(), folder.join(FOLDER)]
                .iter()
                .filter_map(|folder| std::fs::read_dir(folder).ok())
                .flat_map(|entries| entries.flatten().map(|entry| entry.path()))
                .filter(|file| is_layout_file(file) && file.is_file())
                .collect();
            files.sort();
            let near = folder.components().count();
            let mut learned = Vec::new();
            for file in files {
                let name = path_below_input(given.map_or(folder, PathBuf::as_path), &file);
                match read_layout_file(&file) {
                    Ok(layout) => learned.push(Arc::new(LayoutFile { name, near, layout })),
                    Err(trouble) => self.loose.push((name, RenderedProblem::for_file(trouble))),
                }
            }
            self.read.insert(folder.to_path_buf(), learned);
        }
        self.read.get(folder).map_or(&[], Vec::as_slice)
    }
}

fn folder_of(file: &Path) -> &Path {
    match file.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    }
}

/// Reads the file of a layout; the error says what is wrong with it.
pub(crate) fn read_layout_file(file: &Path) -> Result<LearnedLayout, ProblemDetail> {
    let bytes = read_file_bytes(file)?;
    let text = String::from_utf8(bytes).map_err(|_| "it is not UTF-8 text".to_string());
    text.and_then(|text| LearnedLayout::read(&text)).map_err(|why| LayoutInvalid { why }.into())
}
