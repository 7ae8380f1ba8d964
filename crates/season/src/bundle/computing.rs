//! Computes the run of a bundle again, from the files that were unpacked and the words that the
//! command line had then. `comparing` says whether the same files come out.

use std::path::Path;
use std::sync::Arc;

use register::Season;
use report::player_letters::EarlierLetters;
use report::{OutputPart, OutputParts, Publication, Site};
use returns::settings::{Settings, parse_setting_arguments};

use super::super::LetterRequest;
use super::super::reconcile::{ReconcileError, ReconcileInputs, reconcile_register};
use super::super::{
    Progress, RunOutput, SeasonOptions, find_returns, run_season, season_language,
    write_reconciliation,
};
use super::problems::{NameOutside, NotComputed};
use super::{CreditingOptions, RunRecipe};
use model::problem::{ProblemDetail, RenderedProblem};
use report::OutputError;

impl RunRecipe {
    /// The names of files and folders of the bundle that it uses.
    pub(super) fn input_names(&self) -> Vec<String> {
        let files = self.given.iter().filter(|word| word.is_file).map(|word| &word.value);
        let all = self.returns.iter().chain(files).chain(&self.templates);
        let mut names: Vec<String> = all.cloned().collect();
        if let Some(CreditingOptions { register, decisions, ledger, .. }) = &self.crediting {
            let files = [Some(register), decisions.as_ref(), ledger.as_ref()];
            names.extend(files.into_iter().flatten().map(|file| file.to_string_lossy().into()));
        }
        names
    }

    /// The folder of templates in the folder of the bundle's files.
    pub fn templates_folder(&self, files: &Path) -> Option<std::path::PathBuf> {
        self.templates.as_ref().map(|name| files.join(name))
    }

    /// A site as the run had it; the files of the bundle lie in a folder.
    pub fn site_of_run(&self, site: Site, files: &Path) -> Site {
        let inputs: Vec<_> = self.returns.iter().map(|name| files.join(name)).collect();
        let language = self.settings(files).map(|settings| season_language(&inputs, &settings));
        let mut site = site.in_language(language.unwrap_or_default());
        site.embargo = self.embargo;
        match &self.only[..] {
            [] => site,
            only => site.with_parts(OutputParts::only(
                OutputPart::ALL.into_iter().filter(|part| only.iter().any(|id| id == part.id())),
            )),
        }
    }

    /// Computes the run from the files of the bundle, which lie in a folder, into another.
    ///
    /// # Errors
    ///
    /// The problem that keeps it from being computed.
    pub fn recompute_run(
        &self,
        files: &Path,
        out: &Path,
        site: &Site,
        progress: &dyn Progress,
    ) -> Result<(), ProblemDetail> {
        let settings = self.settings(files)?;
        let publication = Publication::begin(out).map_err(of_output)?;
        let inputs = self.returns.iter().map(|name| files.join(name)).collect::<Vec<_>>();
        let output = RunOutput::new(publication, site);
        match &self.crediting {
            Some(own) => credit(own, files, inputs, settings, output, progress),
            None => {
                let (found, loose) = find_returns(&inputs, Some(out), &settings);
                let order = || LetterRequest::new(&found, EarlierLetters::default());
                let output = RunOutput { letters: self.letters.then(order), ..output };
                let options = SeasonOptions { inputs, settings, ..SeasonOptions::default() };
                let done = run_season(&options, &found, loose, vec![output], progress);
                done.map(|done| drop::<Season>(done.season)).map_err(of_output)
            }
        }
    }

    /// What the command line set; files that it names lie in the bundle.
    fn settings(&self, files: &Path) -> Result<Arc<Settings>, ProblemDetail> {
        let word = |word: &super::GivenWord| match word.is_file {
            true => format!("{}={}", word.key, files.join(&word.value).display()),
            false => format!("{}={}", word.key, word.value),
        };
        let words: Vec<String> = self.given.iter().map(word).collect();
        let words = || words.iter().map(String::as_str);
        let named = parse_setting_arguments(words())?;
        let pictures = named.picture_files().into_iter().map(|(_, file, _)| file);
        let others =
            [named.signing_key_file(), named.default_rule_book_file(), named.member_list_file()];
        let mut all = pictures.chain(others.into_iter().flatten().map(|(file, _)| file));
        match all.find(|file| !Path::new(file).starts_with(files)) {
            Some(name) => Err(NameOutside { name }.into()),
            None => super::super::command_line_settings(words())
                .map_err(|why| NotComputed { why }.into()),
        }
    }
}

/// Credits a season to the register of a bundle.
fn credit(
    own: &CreditingOptions,
    files: &Path,
    inputs: Vec<std::path::PathBuf>,
    settings: Arc<Settings>,
    output: RunOutput<'_>,
    progress: &dyn Progress,
) -> Result<(), ProblemDetail> {
    let at = |name: &Option<std::path::PathBuf>| name.as_ref().map(|name| files.join(name));
    let order = ReconcileInputs {
        register: files.join(&own.register),
        inputs,
        settings,
        as_of: own.as_of,
        decisions: at(&own.decisions),
        ledger: at(&own.ledger),
        trust: own.trust,
        accept: own.accept,
        duplicates: own.duplicates,
        out: None,
    };
    let mut done = reconcile_register(&order, progress).map_err(of_crediting)?;
    write_reconciliation(&mut done, own.all, output).map_err(of_output)
}

fn of_output(why: OutputError) -> ProblemDetail {
    NotComputed { why: why.to_string() }.into()
}

fn of_crediting(why: ReconcileError) -> ProblemDetail {
    let first = |problems: Vec<(String, RenderedProblem)>, why: &str| {
        let told = problems.into_iter().next();
        told.map_or(why.to_string(), |(path, told)| format!("{path}: {}", told.message))
    };
    let why = match why {
        ReconcileError::Register(problems) => first(problems, "the register cannot be used"),
        ReconcileError::NoDay { problems, .. } => first(problems, "no event has a date"),
        ReconcileError::Run(_, why) | ReconcileError::Amendment(_, why) => why,
        ReconcileError::Overwrites(..)
        | ReconcileError::LosesDecisions(..)
        | ReconcileError::NothingFound => "it holds no returns".to_string(),
        ReconcileError::Season(why) => why.to_string(),
    };
    NotComputed { why: why.trim_end_matches('.').to_string() }.into()
}
