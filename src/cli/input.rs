//! The returns that a command is given, and what the command line says for them.

use std::path::PathBuf;
use std::sync::Arc;

use super::exit_status::{ExitStatus, print_error_and_next_command};
use super::missing_input::print_missing_path;
use super::problem_output::set_problem_language;
use super::rule_books::RuleBookIdParser;
use super::terminal::Terminal;
use super::typed_command::corrected_command_line;
use model::file_names::NativePathText;
use report::publish::is_palmares_output;
use season::Settings;

/// The returns and how they are read.
#[derive(clap::Args, Debug)]
pub(super) struct ReturnsInput {
    /// Workbooks, USEBIO files, and folders of them.
    #[arg(required = true, value_name = "RETURNS")]
    pub returns: Vec<PathBuf>,

    #[command(flatten)]
    pub given: CommandLineSettings,
}

impl ReturnsInput {
    /// The first input that does not exist.
    pub(super) fn first_missing_path(&self) -> Option<&PathBuf> {
        self.returns.iter().find(|path| !path.exists())
    }

    /// Says which input does not exist or was written by palmares; `None` if there is none.
    pub(super) fn report_unusable_input(&self, err: &mut Terminal) -> Option<ExitStatus> {
        let of_ours = || self.returns.iter().find(|path| is_palmares_output(path));
        match (self.first_missing_path(), of_ours()) {
            (Some(path), _) => Some(print_missing_path(path, err)),
            (None, Some(path)) => {
                let shown = path.native_path_text();
                let why = format!(
                    "{shown} holds what palmares wrote; give the folder of the returns, or {} for its annotated copies",
                    path.join("returns").native_path_text()
                );
                Some(print_error_and_next_command(
                    err,
                    &why,
                    corrected_command_line(&shown, "FOLDER"),
                ))
            }
            (None, None) => None,
        }
    }
}

/// What the command line says for events that leave it out.
#[derive(clap::Args, Debug)]
pub(super) struct CommandLineSettings {
    /// The rule book for events that name none, or a rule file of your own (.toml); short for --set
    /// "Rules=ID".
    #[arg(long, value_name = "ID", value_parser = RuleBookIdParser)]
    pub rules: Option<&'static str>,

    /// A value for events that leave it blank, such as "Boards=24": anything in column A of the
    /// Event sheet, Names, First day or a certificate setting. Can be repeated; takes precedence
    /// over palmares.toml.
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub settings: Vec<String>,
}

impl CommandLineSettings {
    /// The settings for some inputs, whose language the terminal then speaks; the error is what is wrong
    /// with the command line.
    pub(super) fn settings(&self, inputs: &[PathBuf]) -> Result<Arc<Settings>, String> {
        let rules = self.rules.as_ref().map(|rules| format!("Rules={rules}"));
        let given = rules.iter().chain(&self.settings).map(String::as_str);
        let settings = season::command_line_settings(given)?;
        set_problem_language(season::season_language(inputs, &settings));
        Ok(settings)
    }
}
