//! The settings of returns: `palmares.toml` in their folder and in those above it, up to
//! the folder that was given, over what the command line says.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

use paper::Picture;

use super::companion_files::{add_companions_to_settings, read_known_players};
use super::files::{FileProblems, input_folder_name, path_below_input, read_file_bytes};
use super::layouts::layouts_for_file;
use super::problems::{FileLeftOut, SettingsMisnamed};
use engine::scheme::problems::RulesUnreadable;
use model::certificate_signature::SigningKey;
use model::file_names::{NativePathText, RealPath};
use model::form::FormColumn;
use model::problem::{Problem, ProblemPlace, RenderedProblem, catch_panic, render_problems};
use model::{Language, SettingOrigin};
use returns::settings::problems::{KeyUnreadable, ListUnreadable, PictureUnreadable};
use returns::settings::{Settings, parse_setting_arguments, read_settings_file};

/// A longer rule file is none.
const MOST_RULES: usize = 1 << 20;
/// The name of a settings file.
pub(super) const SETTINGS_FILE_NAME: &str = "palmares.toml";

/// What the command line sets: words such as `Boards=24`. The error says what is wrong.
pub fn command_line_settings<'a>(
    words: impl IntoIterator<Item = &'a str>,
) -> Result<Arc<Settings>, String> {
    let mut settings = parse_setting_arguments(words).map_err(|trouble| {
        let RenderedProblem { message, hint, .. } = RenderedProblem::for_file(trouble);
        format!("{message} {hint}")
    })?;
    for (key, file, _) in settings.picture_files() {
        let picture = picture(Path::new(&file));
        let picture = picture.map_err(|why| format!("{}: {file}: {why}", key.definition().name))?;
        settings.add_picture(key, Arc::new(picture));
    }
    if let Some((file, _)) = settings.signing_key_file() {
        let key = key_of(Path::new(&file)).map_err(|why| format!("Signing key: {file}: {why}"))?;
        settings.set_signing_key(key);
    }
    if let Some((file, _)) = settings.default_rule_book_file() {
        settings.set_default_rule_book_id(Some(resolve_rule_book(&file)?));
    }
    if let Some((file, _)) = settings.member_list_file() {
        let path = Path::new(&file);
        let known = read_known_players(path, &layouts_for_file(path));
        let known = known.map_err(|why| format!("Member list: {file}: {why}"))?;
        settings.add_known_players(Arc::new(known));
    }
    Ok(Arc::new(settings))
}

/// The id of the rule book that a word of the command line names: itself, or that of a file. The
/// error says what is wrong with the file.
pub fn resolve_rule_book(word: &str) -> Result<&'static str, String> {
    if !packs::is_rule_file(word) {
        let known = packs::parse_rule_book_name(Some(word));
        return known.ok_or_else(|| format!("there is no rule book {word}"));
    }
    add_rules(Path::new(word), word, &mut Vec::new()).map_err(|wrong| {
        let told = wrong.iter().map(|told| {
            let place =
                if told.cell.is_empty() { String::new() } else { format!(", {}", told.cell) };
            format!("{word}{place}: {} {} [{}]", told.message, told.hint, told.code)
        });
        told.collect::<Vec<_>>().join("\n")
    })
}

/// Adds the rule book of a file to those of palmares, and returns its id. `shown` is how the user
/// named the file; `chain` are the files that extend it, to which it is added.
fn add_rules(
    file: &Path,
    shown: &str,
    chain: &mut Vec<PathBuf>,
) -> Result<&'static str, Vec<RenderedProblem>> {
    let place = file.real_path().unwrap_or_else(|_| file.to_path_buf());
    let named = place.native_path_text();
    if chain.contains(&place) {
        return Err(unreadable(shown, "it extends itself"));
    }
    chain.push(place);
    let bytes = read_file_bytes(file).map_err(|trouble| {
        let why = RenderedProblem::for_file(trouble).message;
        unreadable(shown, why.replacen("The file", "it", 1).trim_end_matches('.'))
    })?;
    if bytes.len() > MOST_RULES {
        return Err(unreadable(shown, "it is larger than a megabyte"));
    }
    let text = std::str::from_utf8(bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&bytes));
    let text = text.map_err(|_| unreadable(shown, "it is not UTF-8"))?;
    let base =
        packs::extended_rule_file(text).map(|base| extended(file, &base, chain)).transpose()?;
    catch_panic(|| packs::add_user_rule_book(&named, text, base))
        .map_err(|fault| vec![RenderedProblem::for_file(fault)])?
        .map_err(|problems| render_problems(&problems, None))
}

/// Adds the rule book that a file extends, in or below its folder, and returns its id.
fn extended(
    file: &Path,
    base: &str,
    chain: &mut Vec<PathBuf>,
) -> Result<&'static str, Vec<RenderedProblem>> {
    let folder = file.parent().unwrap_or(Path::new(""));
    let Some(place) = below(folder, base) else {
        return Err(unreadable(
            base,
            "it is not in or below the folder of the file that extends it",
        ));
    };
    add_rules(&place, base, chain).map_err(|wrong| match wrong.first() {
        Some(told) if !told.is_of_kind::<RulesUnreadable>() => {
            unreadable(base, &format!("{}: {}", told.cell, told.message.trim_end_matches('.')))
        }
        _ => wrong,
    })
}

fn unreadable(file: &str, why: &str) -> Vec<RenderedProblem> {
    let (file, why) = (file.to_string(), why.to_string());
    vec![RenderedProblem::for_file(RulesUnreadable { file, why })]
}

/// A secret key from a file.
fn key_of(file: &Path) -> Result<SigningKey, String> {
    let bytes =
        read_file_bytes(file).map_err(|trouble| RenderedProblem::for_file(trouble).message)?;
    SigningKey::read(&String::from_utf8_lossy(&bytes))
}

/// A picture from a file.
fn picture(file: &Path) -> Result<Picture, String> {
    let bytes =
        read_file_bytes(file).map_err(|trouble| RenderedProblem::for_file(trouble).message)?;
    Picture::read(bytes).map_err(|why| why.to_string())
}

/// Reads the pictures and the key that the settings of a folder name.
fn read_files(settings: &mut Settings, folder: &Path) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (key, file, from) in settings.picture_files() {
        match inside(folder, &file).and_then(|file| picture(&file)) {
            Ok(picture) => settings.add_picture(key, Arc::new(picture)),
            Err(why) => {
                let why = why.trim_end_matches('.').to_string();
                let trouble = PictureUnreadable { key: key.definition().name, file, why };
                problems.push(Problem::new(trouble, line_of(&from)));
            }
        }
    }
    if let Some((file, from)) = settings.signing_key_file() {
        match inside(folder, &file).and_then(|file| key_of(&file)) {
            Ok(key) => settings.set_signing_key(key),
            Err(why) => {
                let why = why.trim_end_matches('.').to_string();
                problems.push(Problem::new(KeyUnreadable { file, why }, line_of(&from)));
            }
        }
    }
    if let Some((file, from)) = settings.member_list_file() {
        let read = |path: PathBuf| read_known_players(&path, &layouts_for_file(&path));
        match inside(folder, &file).and_then(read) {
            Ok(known) => settings.add_known_players(Arc::new(known)),
            Err(why) => {
                let why = why.trim_end_matches('.').to_string();
                problems.push(Problem::new(ListUnreadable { file, why }, line_of(&from)));
            }
        }
    }
    problems
}

/// A file in or below a folder.
fn inside(folder: &Path, file: &str) -> Result<PathBuf, String> {
    let outside = || "it is not in or below the folder of palmares.toml".to_string();
    below(folder, file).ok_or_else(outside)
}

fn below(folder: &Path, file: &str) -> Option<PathBuf> {
    let is_name = |part| matches!(part, Component::Normal(_));
    Path::new(file).components().all(is_name).then(|| folder.join(file))
}

/// A problem at the line of a settings file.
fn at_line(mut told: RenderedProblem, from: &SettingOrigin) -> RenderedProblem {
    if let SettingOrigin::File { line, .. } = from {
        (told.cell, told.position) = (format!("line {line}"), (0, (*line, 0)));
    }
    told
}

fn line_of(from: &SettingOrigin) -> ProblemPlace {
    match from {
        SettingOrigin::File { line, .. } => ProblemPlace::Line(*line),
        SettingOrigin::CommandLine => ProblemPlace::File,
    }
}

/// The language of the pages of a season: what the command line says, else `palmares.toml` in the
/// first of the folders.
pub fn season_language(inputs: &[PathBuf], given: &Settings) -> Language {
    let of_folder = || {
        let input = inputs.first()?;
        let folder = if input.is_dir() { input.clone() } else { folder_of_file(input) };
        let bytes = read_file_bytes(&folder.join(SETTINGS_FILE_NAME)).ok()?;
        catch_panic(|| read_settings_file(&bytes, SETTINGS_FILE_NAME)).ok()?.0.language()
    };
    given.language().or_else(of_folder).unwrap_or_default()
}

/// The settings of a return by itself, and what is wrong with their files.
pub fn settings_for_file(file: &Path, given: &Arc<Settings>) -> (Arc<Settings>, FileProblems) {
    let mut loose = FileProblems::new();
    let inputs = [file.to_path_buf()];
    let settings = FolderSettings::under_inputs(&inputs, given, &mut loose).for_file(file);
    let name = path_below_input(file, file);
    let settings = add_companions_to_settings(settings, file, &name, &mut loose);
    loose.sort();
    (settings, loose)
}

/// The settings of folders, each file read once.
pub(super) struct FolderSettings<'a> {
    inputs: &'a [PathBuf],
    given: &'a Arc<Settings>,
    /// Folders whose file is read: what it sets, if it is there.
    read: HashMap<PathBuf, Option<Settings>>,
    /// What holds in a folder.
    settled: HashMap<PathBuf, Arc<Settings>>,
    /// The lists of members that the files name.
    lists: HashSet<PathBuf>,
    loose: &'a mut FileProblems,
}

impl<'a> FolderSettings<'a> {
    /// The settings under some inputs.
    pub(super) fn under_inputs(
        inputs: &'a [PathBuf],
        given: &'a Arc<Settings>,
        loose: &'a mut FileProblems,
    ) -> FolderSettings<'a> {
        let (read, settled, lists) = (HashMap::new(), HashMap::new(), HashSet::new());
        FolderSettings { inputs, given, read, settled, lists, loose }
    }

    /// The settings of a return: those of the command line, then those of its folder, then
    /// those of each folder above, up to the one that was given. A file that was given by
    /// itself takes those of all folders above it.
    pub(super) fn for_file(&mut self, file: &Path) -> Arc<Settings> {
        let folder = folder_of_file(file);
        if let Some(known) = self.settled.get(&folder) {
            return Arc::clone(known);
        }
        let mut settings: Option<Settings> = None;
        for (folder, shown) in self.chain(&folder) {
            if let Some(found) = self.read_once(&folder, &shown) {
                let nearer = settings.unwrap_or_else(|| Settings::clone(self.given));
                settings = Some(nearer.with_fallback(&found));
            }
        }
        let settings = settings.map_or_else(|| Arc::clone(self.given), Arc::new);
        self.settled.insert(folder, Arc::clone(&settings));
        settings
    }

    /// Folders from the nearest to the farthest, each with what its file is called in
    /// problems.
    fn chain(&self, folder: &Path) -> Vec<(PathBuf, String)> {
        let holds = |input: &&PathBuf| input.is_dir() && folder.starts_with(input);
        let outermost =
            self.inputs.iter().filter(holds).min_by_key(|input| input.as_os_str().len());
        if let Some(input) = outermost {
            let several = self.inputs.len() > 1;
            let root =
                if several { format!("{}/", input_folder_name(input)) } else { String::new() };
            let inside = folder.ancestors().take_while(|above| above.starts_with(input));
            let shown = |above: &Path| {
                format!("{root}{}", path_below_input(input, &above.join(SETTINGS_FILE_NAME)))
            };
            return inside.map(|above| (above.to_path_buf(), shown(above))).collect();
        }
        let absolute = std::path::absolute(folder).unwrap_or_else(|_| folder.to_path_buf());
        let above = absolute.ancestors().enumerate();
        above
            .map(|(up, above)| {
                (above.to_path_buf(), format!("{}{SETTINGS_FILE_NAME}", "../".repeat(up)))
            })
            .collect()
    }

    /// What the file of a folder sets; none where there is none.
    fn read_once(&mut self, folder: &Path, shown: &str) -> Option<Settings> {
        let place = folder.real_path().unwrap_or_else(|_| folder.to_path_buf());
        if let Some(known) = self.read.get(&place) {
            return known.clone();
        }
        let file = folder.join(SETTINGS_FILE_NAME);
        let found = file.symlink_metadata().is_ok().then(|| {
            let (mut settings, mut problems) = read_file_bytes(&file)
                .and_then(|bytes| {
                    catch_panic(|| read_settings_file(&bytes, shown)).map_err(Into::into)
                })
                .map(|(mut settings, mut problems)| {
                    problems.extend(read_files(&mut settings, folder));
                    (settings, render_problems(&problems, None))
                })
                .unwrap_or_else(|trouble| {
                    (Settings::default(), vec![RenderedProblem::for_file(trouble)])
                });
            problems.extend(self.read_rules(&mut settings, folder, shown));
            self.loose.extend(problems.into_iter().map(|told| (shown.to_string(), told)));
            let list = settings.member_list_file().and_then(|(list, _)| inside(folder, &list).ok());
            self.lists.extend(list.and_then(|list| list.real_path().ok()));
            settings
        });
        self.read.insert(place, found.clone());
        found
    }

    /// Reads the rule file that the settings of a folder name. What is wrong with it is told at its
    /// lines, and in the settings.
    fn read_rules(
        &mut self,
        settings: &mut Settings,
        folder: &Path,
        shown: &str,
    ) -> Option<RenderedProblem> {
        let (file, from) = settings.default_rule_book_file()?;
        let beside = |file: &str| match shown.rsplit_once('/') {
            Some((above, _)) => format!("{above}/{file}"),
            None => file.to_string(),
        };
        let mut chain = Vec::new();
        let read = match inside(folder, &file) {
            Ok(place) => add_rules(&place, &file, &mut chain)
                .map_err(|wrong| (wrong, "it has mistakes".to_string())),
            Err(why) => Err((Vec::new(), why)),
        };
        // These are no files that were left out.
        let whole = folder.real_path().unwrap_or_else(|_| folder.to_path_buf());
        let chain = chain.iter().filter_map(|own| own.strip_prefix(&whole).ok());
        let used = chain.map(|own| own.to_string_lossy().replace('\\', "/"));
        let used: Vec<String> = used.chain([file.clone()]).map(|own| beside(&own)).collect();
        let is_of_name = |told: &RenderedProblem| {
            told.is_of_kind::<FileLeftOut>() || told.is_of_kind::<SettingsMisnamed>()
        };
        self.loose.retain(|(path, told)| !used.contains(path) || !is_of_name(told));
        let (wrong, why) = match read {
            Ok(id) => {
                settings.set_default_rule_book_id(Some(id));
                return None;
            }
            Err(wrong) => wrong,
        };
        settings.set_default_rule_book_id(None);
        let whole = wrong.iter().find(|told| told.is_of_kind::<RulesUnreadable>()).cloned();
        if let Some(told) = whole {
            return Some(at_line(told, &from));
        }
        self.loose.extend(wrong.into_iter().map(|told| (beside(&file), told)));
        Some(at_line(RenderedProblem::for_file(RulesUnreadable { file, why }), &from))
    }

    /// Whether a file is a list of members that settings name.
    pub(super) fn is_member_list(&self, file: &Path) -> bool {
        !self.lists.is_empty() && file.real_path().is_ok_and(|file| self.lists.contains(&file))
    }

    /// Reads the files of folders that hold no return, for what is wrong with them.
    pub(super) fn check_folders_without_returns(&mut self, folders: &BTreeSet<PathBuf>) {
        for folder in folders {
            self.for_file(&folder.join(SETTINGS_FILE_NAME));
        }
    }
}

/// Whether a path is that of a settings file.
pub fn is_settings_file(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name == SETTINGS_FILE_NAME)
}

/// The folder of a file.
pub(super) fn folder_of_file(file: &Path) -> PathBuf {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder.to_path_buf(),
        _ => PathBuf::from("."),
    }
}
