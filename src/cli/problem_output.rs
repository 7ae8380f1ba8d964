//! What commands say to a person: problems in full, with or without colours.

use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::io::{self, Write};

use anstyle::{AnsiColor, Style};

use super::terminal::{Terminal, escape_to_one_line, is_output_seen};
use model::Language;
use model::file_names::with_native_separators;
use model::problem::{RenderedProblem, Severity};
use report::{problem_hint, problem_message};

/// How a command prints problems.
#[derive(clap::Args, Debug)]
pub(super) struct ProblemOutputOptions {
    /// Print errors only, and no summary.
    #[arg(long, short)]
    pub quiet: bool,

    /// List every problem in full, including notes.
    #[arg(long, short, conflicts_with = "quiet")]
    pub verbose: bool,
}

thread_local! {
    /// When to use colours: `auto`, `always` or `never`.
    static COLOUR: RefCell<String> = const { RefCell::new(String::new()) };
    /// The language in which problems are told.
    static LANGUAGE: Cell<Language> = const { Cell::new(Language::English) };
}

/// Sets when to use colours in the command of this thread.
pub(super) fn set_colour_use(when: String) {
    COLOUR.set(when);
}

/// Sets the language in which the command of this thread tells problems.
pub(super) fn set_problem_language(language: Language) {
    LANGUAGE.set(language);
}

/// What is wrong and what to do about it, in that language.
pub(super) fn problem_message_and_hint(told: &RenderedProblem) -> [Cow<'_, str>; 2] {
    let language = LANGUAGE.get();
    [problem_message(language, told), problem_hint(language, told)]
}

impl ProblemOutputOptions {
    /// Whether standard error gets colours.
    pub(super) fn uses_colours(&self) -> bool {
        match COLOUR.with_borrow(String::clone).as_str() {
            "always" => true,
            "never" => false,
            _ => is_output_seen() && std::env::var_os("NO_COLOR").is_none(),
        }
    }

    /// Prints a problem as a block with its place and hint.
    pub(super) fn print_problem(
        &self,
        err: &mut Terminal,
        path: &str,
        told: &RenderedProblem,
    ) -> io::Result<()> {
        if self.quiet && told.severity != Severity::Error {
            return Ok(());
        }
        let color = match told.severity {
            Severity::Error => AnsiColor::Red,
            Severity::Warning => AnsiColor::Yellow,
            Severity::Note => AnsiColor::Cyan,
        };
        let (style, faint) = if self.uses_colours() {
            (color.on_default().bold(), Style::new().dimmed())
        } else {
            (Style::new(), Style::new())
        };
        let file = with_native_separators(path);
        let place: Vec<&str> =
            [&*file, &told.sheet, &told.cell].into_iter().filter(|part| !part.is_empty()).collect();
        let [message, hint] = problem_message_and_hint(told);
        err.write_in_style(style, &format!("{}[{}]", told.severity.id(), told.code))?;
        write!(err, ": {}\n  ", escape_to_one_line(&message))?;
        err.write_in_style(faint, "-->")?;
        write!(err, " {}\n  ", escape_to_one_line(&place.join(" \u{203a} ")))?;
        err.write_in_style(faint, "hint:")?;
        writeln!(err, " {}", escape_to_one_line(&hint))
    }
}

/// A count with its noun.
pub(super) fn count_with_noun(count: usize, noun: &str) -> String {
    if count == 1 { format!("1 {noun}") } else { format!("{count} {noun}s") }
}
