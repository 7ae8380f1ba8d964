//! Puts questions to somebody at a terminal, with arrow keys and proposals.

use std::io::{self, IsTerminal};

use dialoguer::theme::ColorfulTheme;
use dialoguer::{Input, Select};

use super::super::terminal::in_line;
use crate::foreign::Question;

/// Who answers questions.
pub(super) trait Asker {
    /// The answer to a question; empty to leave it open. `wrong` says why the answer before was
    /// none.
    fn ask(&mut self, question: &Question, wrong: Option<&str>) -> io::Result<String>;
}

/// Somebody at the terminal.
pub(super) struct Person;

/// What is chosen to leave a question open.
const OPEN: &str = "(leave it open)";

impl Person {
    /// Whether somebody can be asked.
    pub(super) fn is_there() -> bool {
        io::stdin().is_terminal() && io::stderr().is_terminal()
    }
}

impl Asker for Person {
    fn ask(&mut self, question: &Question, wrong: Option<&str>) -> io::Result<String> {
        let theme = ColorfulTheme::default();
        let words = in_line(&question.words).into_owned();
        let words = wrong.map_or(words.clone(), |wrong| format!("{words} ({wrong})"));
        let proposed = question.proposed.as_deref().unwrap_or_default();
        if question.choices.is_empty() {
            let input = Input::<String>::with_theme(&theme).with_prompt(words).allow_empty(true);
            let input =
                if proposed.is_empty() { input } else { input.default(proposed.to_string()) };
            return input.interact_text().map_err(io::Error::other);
        }
        let mut choices: Vec<String> =
            question.choices.iter().map(|choice| in_line(choice).into_owned()).collect();
        choices.push(OPEN.to_string());
        let first = question.choices.iter().position(|choice| choice == proposed);
        let select = Select::with_theme(&theme).with_prompt(words).items(&choices);
        let chosen = select
            .default(first.unwrap_or(choices.len() - 1))
            .interact()
            .map_err(io::Error::other)?;
        Ok(question.choices.get(chosen).cloned().unwrap_or_default())
    }
}
