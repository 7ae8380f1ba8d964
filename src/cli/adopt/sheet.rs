//! A sheet on its way to a return, with the questions put to it.

use std::path::PathBuf;

use adopt::{
    AdoptedCsvRow, Question, SheetKind, answered_question, apply_answer, question_subject_key,
};
use season::UnderstoodForeignSheet;

/// A sheet on its way to a return.
pub(super) struct AdoptedSheet {
    pub file: PathBuf,
    /// Its path below the folder that was given.
    pub name: String,
    /// The path of its return below the output folder, without the ending.
    pub becomes: String,
    pub foreign: UnderstoodForeignSheet,
    /// Its rows of adopted.csv, as it was recognised before anybody answered.
    pub rows: Vec<AdoptedCsvRow>,
    /// What sheets of one make have in common; empty for one that is no event.
    pub make: String,
    /// The questions put to it.
    pub asked: Vec<SheetQuestion>,
}

/// A question put to a sheet.
pub(super) struct SheetQuestion {
    pub question: Question,
    /// What was answered; of an open question, what was answered and is invalid.
    pub answer: String,
    /// Whether there is no valid answer yet.
    pub open: bool,
}

impl From<Question> for SheetQuestion {
    fn from(question: Question) -> SheetQuestion {
        SheetQuestion { question, answer: String::new(), open: true }
    }
}

impl AdoptedSheet {
    /// A sheet that nothing was asked of yet.
    pub(super) fn new(
        file: PathBuf,
        name: String,
        foreign: UnderstoodForeignSheet,
        rows: Vec<AdoptedCsvRow>,
    ) -> AdoptedSheet {
        let make = series_fingerprint(&foreign);
        let becomes = name.rsplit_once('.').map_or(&*name, |(stem, _)| stem).to_string();
        AdoptedSheet { file, name, becomes, foreign, rows, make, asked: Vec::new() }
    }

    pub(super) fn file_stem(&self) -> String {
        self.file.file_stem().unwrap_or_default().to_string_lossy().into_owned()
    }

    /// Whether anything of an event was found.
    pub(super) fn has_event(&self) -> bool {
        self.foreign.found.kind != SheetKind::None && !self.foreign.ours
    }

    /// Whether anything was answered.
    pub(super) fn has_any_answer(&self) -> bool {
        self.asked.iter().any(|asked| !asked.open)
    }

    /// The position of the open question that fits.
    pub(super) fn find_open_question(&self, fits: impl Fn(&Question) -> bool) -> Option<usize> {
        self.asked.iter().position(|asked| asked.open && fits(&asked.question))
    }

    /// The position of the question with that word. One that a layout answers is put again.
    pub(super) fn find_or_add_question(&mut self, about: &str) -> Option<usize> {
        let known = self
            .asked
            .iter()
            .position(|asked| question_subject_key(asked.question.subject) == about);
        known.or_else(|| {
            let question = answered_question(&self.foreign.found, about, &self.file_stem())?;
            self.asked.push(question.into());
            Some(self.asked.len() - 1)
        })
    }

    /// Answers a question; an error says why the answer is invalid.
    pub(super) fn answer_question(&mut self, at: usize, text: &str) -> Result<(), String> {
        let Some(asked) = self.asked.get_mut(at).filter(|_| !text.trim().is_empty()) else {
            return Ok(());
        };
        apply_answer(&mut self.foreign.found, &asked.question, text)?;
        (asked.answer, asked.open) = (text.trim().to_string(), false);
        Ok(())
    }
}

/// What sheets of one make have in common; empty for one that is no event.
fn series_fingerprint(foreign: &UnderstoodForeignSheet) -> String {
    if foreign.ours || foreign.found.kind == SheetKind::None {
        return String::new();
    }
    adopt::layout_fingerprint(&foreign.found, &foreign.copy)
}
