//! Puts questions to somebody at a terminal, with arrow keys and proposals.

use std::fmt;
use std::io::{self, IsTerminal};

use dialoguer::console::Term;
use dialoguer::theme::Theme;
use dialoguer::{Input, Select};

use super::super::terminal::{escape_to_one_line, is_output_seen};
use adopt::{Question, question_subject_key};

/// Who answers questions.
pub(super) trait QuestionAnswerer {
    /// The answer to a question that was shown; empty to leave it open.
    fn answer_question(&mut self, question: &Question) -> io::Result<String>;
}

/// Somebody at the terminal.
pub(in crate::cli) struct TerminalPerson;

/// What is chosen to leave a question open.
const OPEN: &str = "(skip)";

impl TerminalPerson {
    /// Whether somebody can be asked.
    pub(in crate::cli) fn can_be_asked() -> bool {
        io::stdin().is_terminal() && is_output_seen()
    }
}

/// The columns of the terminal that messages go to; none where it is no terminal.
pub(in crate::cli) fn terminal_width() -> Option<usize> {
    let size = if is_output_seen() { Term::stderr().size_checked() } else { None };
    let columns = size.map(|(_, columns)| usize::from(columns));
    columns.filter(|columns| *columns > 0)
}

/// Lets somebody choose one of some texts; `None` if nothing is chosen.
pub(in crate::cli) fn prompt_choice(
    prompt: &str,
    choices: &[String],
    first: usize,
) -> io::Result<Option<usize>> {
    let select = Select::with_theme(&Plain).with_prompt(prompt).items(choices).default(first);
    select.interact_opt().map_err(io::Error::other)
}

/// Lets somebody type a text, with a proposal.
pub(in crate::cli) fn prompt_text(prompt: &str, proposed: &str) -> io::Result<String> {
    let input = Input::<String>::with_theme(&Plain).with_prompt(prompt);
    input.default(proposed.to_string()).interact_text().map_err(io::Error::other)
}

/// Prompts without colours. A list of choices hides the cursor and does not show it again if it is
/// interrupted, so that it is shown from the beginning.
struct Plain;

impl Theme for Plain {
    fn format_select_prompt(&self, to: &mut dyn fmt::Write, prompt: &str) -> fmt::Result {
        write!(to, "{prompt}:\u{1b}[?25h")
    }
}

impl QuestionAnswerer for TerminalPerson {
    fn answer_question(&mut self, question: &Question) -> io::Result<String> {
        let word = escape_to_one_line(&question_subject_key(question.subject)).into_owned();
        let proposed = question.proposed.as_deref().unwrap_or_default();
        if question.choices.is_empty() {
            let input = Input::<String>::with_theme(&Plain).with_prompt(word).allow_empty(true);
            let input =
                if proposed.is_empty() { input } else { input.default(proposed.to_string()) };
            return input.interact_text().map_err(io::Error::other);
        }
        let mut choices: Vec<String> =
            question.choices.iter().map(|choice| escape_to_one_line(choice).into_owned()).collect();
        choices.push(OPEN.to_string());
        let first = question.choices.iter().position(|choice| choice == proposed);
        let select = Select::with_theme(&Plain).with_prompt(word).items(&choices);
        let chosen = select
            .default(first.unwrap_or(choices.len() - 1))
            .interact_opt()
            .map_err(io::Error::other)?;
        Ok(chosen.and_then(|at| question.choices.get(at).cloned()).unwrap_or_default())
    }
}
