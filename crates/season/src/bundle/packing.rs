//! Gathers what a run was made of, and packs the bundle.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use model::certificate_signature::SigningKey;
use model::file_names::{NativePathText, RealPath};
use report::publish::{FinishedRun, RunFileNames, is_internal_file_name, is_palmares_output};
use report::{OutputError, OutputPart};
use workbook::archive::ArchiveWriter;

use super::super::files::{input_folder_name, is_lock_or_system_file, path_below_input};
use super::super::walk::{FolderWalk, WalkBounds, WalkStep};
use super::{
    BundleManifest, CreditingOptions, FORMAT, FileMark, GivenWord, LIST, RUN, RunRecipe, VERSION,
    is_held, is_inside, is_proved,
};

/// A run and what it was made of.
#[derive(Debug, Default)]
pub struct RunToBundle {
    /// The folder of the run.
    pub run: PathBuf,
    /// The files and folders of its returns.
    pub returns: Vec<PathBuf>,
    /// What the command line set, as `Key=value`.
    pub words: Vec<String>,
    pub templates: Option<PathBuf>,
    pub embargo: bool,
    /// The register to which it was credited.
    pub crediting: Option<CreditingOptions>,
}

/// Copies what a run was made of into a folder, under the names of a bundle, and says how the run is
/// made of it.
///
/// # Errors
///
/// If a file cannot be read or copied.
pub fn copy_run_inputs(order: &RunToBundle, folder: &Path) -> io::Result<RunRecipe> {
    let mut copies = Copies { folder, run: order.run.real_path().ok(), signed: false };
    let mut recipe = RunRecipe { embargo: order.embargo, ..RunRecipe::default() };
    for (nth, input) in (1..).zip(&order.returns) {
        let name = format!("returns/{nth}/{}", input_folder_name(input));
        copies.all(input, &name)?;
        recipe.returns.push(name);
    }
    for (nth, word) in (1..).zip(&order.words) {
        recipe.given.push(copies.word(word, nth)?);
    }
    if let Some(templates) = &order.templates {
        let name = "templates".to_string();
        copies.all(templates, &name)?;
        recipe.templates = Some(name);
    }
    if let Some(own) = &order.crediting {
        let mut one = |file: &PathBuf, role: &str| {
            let name = format!("{role}/{}", input_folder_name(file));
            copies.one(file, &name).map(|()| PathBuf::from(name))
        };
        recipe.crediting = Some(CreditingOptions {
            register: one(&own.register, "register")?,
            decisions: own.decisions.as_ref().map(|file| one(file, "decisions")).transpose()?,
            ledger: own.ledger.as_ref().map(|file| one(file, "ledger")).transpose()?,
            ..own.clone()
        });
    }
    recipe.signed = copies.signed;
    recipe.seen(&RunFileNames::read(&order.run));
    Ok(recipe)
}

impl RunRecipe {
    /// Whether a secret key signed the certificates of the run.
    pub fn has_signed_certificates(&self) -> bool {
        self.signed
    }

    /// Adds what the files of the run show: the parts of a season, and whether it has letters.
    fn seen(&mut self, run: &RunFileNames) {
        self.letters = run.has_file("letters/recipients.csv");
        let shows = |part: OutputPart| match part {
            OutputPart::Pages => run.has_file("index.html"),
            OutputPart::Workbooks => run.has_file("season.xlsx"),
            OutputPart::Certificates => run.has_file("certificates.css"),
            OutputPart::Data => run.has_file("data/events.csv"),
        };
        let parts: Vec<OutputPart> =
            OutputPart::ALL.into_iter().filter(|part| shows(*part)).collect();
        if self.crediting.is_none() && parts.len() < OutputPart::ALL.len() {
            self.only = parts.into_iter().map(|part| part.id().to_string()).collect();
        }
    }
}

/// Copies files under the names of a bundle.
struct Copies<'a> {
    folder: &'a Path,
    /// The run, whose files are no inputs.
    run: Option<PathBuf>,
    /// Whether one of them was a secret key.
    signed: bool,
}

impl Copies<'_> {
    /// Copies a file, or all files of a folder that a run may look at.
    fn all(&mut self, input: &Path, name: &str) -> io::Result<()> {
        if !input.is_dir() {
            return self.one(input, name);
        }
        // An earlier run whose awards are credited.
        let of_run = is_palmares_output(input);
        let mut walk = FolderWalk::following_links(input, WalkBounds::RETURNS);
        while let Some(step) = walk.next() {
            let entry = match step {
                WalkStep::Entry(entry) => entry,
                WalkStep::Unreadable { path, why } => {
                    return Err(io::Error::other(format!("{}: {why}", path.native_path_text())));
                }
                WalkStep::Past(_) => continue,
            };
            let (own, inner) = (entry.name(), entry.depth > 0);
            if entry.kind.is_dir() {
                let place = entry.path.real_path().ok();
                if inner
                    && (is_internal_file_name(&own)
                        || is_palmares_output(&entry.path)
                        || place == self.run)
                {
                    walk.leave_folder();
                }
            } else if entry.kind.is_file() && (of_run || !is_lock_or_system_file(&own)) {
                self.one(&entry.path, &format!("{name}/{}", path_below_input(input, &entry.path)))?;
            }
        }
        Ok(())
    }

    /// Copies a file. An empty key stands for a secret one.
    fn one(&mut self, file: &Path, name: &str) -> io::Result<()> {
        let at = |why: io::Error| io::Error::other(format!("{}: {why}", file.native_path_text()));
        if !is_inside(name) {
            return Err(at(io::Error::other("no archive can hold a file of this name; rename it")));
        }
        let mut content = fs::read(file).map_err(at)?;
        if std::str::from_utf8(&content).is_ok_and(|text| SigningKey::read(text).is_ok()) {
            content = SigningKey::new([0; 32]).to_text().into_bytes();
            self.signed = true;
        }
        let to = self.folder.join(name);
        to.parent().map_or(Ok(()), fs::create_dir_all)?;
        fs::write(to, content)
    }

    /// A setting of the command line, with the file that it names.
    fn word(&mut self, word: &str, nth: usize) -> io::Result<GivenWord> {
        let (key, value) = word.split_once('=').unwrap_or((word, ""));
        let (key, value) = (key.trim().to_string(), value.trim().to_string());
        let file = Path::new(&value);
        if !value.contains('.') || !file.is_file() {
            return Ok(GivenWord { key, value, is_file: false });
        }
        let name = format!("given/{nth}/{}", input_folder_name(file));
        self.one(file, &name)?;
        // A rule file may extend others below its folder.
        let (folder, mut last) = (file.parent().unwrap_or(Path::new("")), file.to_path_buf());
        for _ in 0..100 {
            let text = fs::read_to_string(&last).unwrap_or_default();
            let base = packs::is_rule_file(&last.to_string_lossy());
            let Some(base) = packs::extended_rule_file(&text).filter(|_| base) else { break };
            last = last.parent().unwrap_or(Path::new("")).join(base);
            match last.strip_prefix(folder) {
                Ok(below) if last.is_file() => {
                    let below = below.to_string_lossy().replace('\\', "/");
                    self.one(&last, &format!("given/{nth}/{below}"))?;
                }
                _ => break,
            }
        }
        Ok(GivenWord { key, value: name, is_file: true })
    }
}

/// Packs the files of a folder, which are those of `recipe`, and the run that was computed from
/// them.
///
/// # Errors
///
/// If a file cannot be read, or the bundle not be written.
pub fn pack_bundle(
    recipe: RunRecipe,
    files: &Path,
    computed: &Path,
    out: &mut File,
) -> Result<BundleManifest, OutputError> {
    let mut inputs = BTreeMap::new();
    for entry in FolderWalk::ignoring_links(files, WalkBounds::OUTPUT).entries() {
        if entry.kind.is_file() {
            let content = fs::read(&entry.path).map_err(OutputError::at(&entry.path))?;
            inputs.insert(path_below_input(files, &entry.path), FileMark::of(&content));
        }
    }
    let run = FinishedRun::open(computed, 1)?;
    let content = |name: &str| match &run {
        Some(run) => run.file_content(name).map(Option::unwrap_or_default),
        None => Ok(Vec::new()),
    };
    let mut outputs = BTreeMap::new();
    let names = run.as_ref().map_or(Ok(Vec::new()), FinishedRun::file_names)?;
    for name in names.into_iter().filter(|name| is_proved(name)) {
        let mark = FileMark::of(&content(&name)?);
        outputs.insert(name, mark);
    }
    let list = BundleManifest { format: FORMAT, palmares: VERSION.into(), recipe, inputs, outputs };
    let mut archive = ArchiveWriter::new(out);
    let mut add = |name: &str, content: &[u8]| {
        archive.add_file(name, content).map_err(OutputError::at(Path::new(name)))
    };
    let text = serde_json::to_vec_pretty(&list)
        .map_err(io::Error::from)
        .map_err(OutputError::at(files))?;
    add(LIST, &text)?;
    for name in list.inputs.keys() {
        let path = files.join(name);
        add(name, &fs::read(&path).map_err(OutputError::at(&path))?)?;
    }
    for name in list.outputs.keys().filter(|name| is_held(name)) {
        add(&format!("{RUN}/{name}"), &content(name)?)?;
    }
    archive.finish().map_err(OutputError::at(files))?;
    Ok(list)
}
