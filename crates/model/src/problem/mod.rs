//! Problems: what is wrong, how badly, where, and what to do about it.
//!
//! Bad input is a value: rooms return problems beside what they made of the input, and no problem
//! stops a run. Each room and pack declares its own in a file `problems.rs`, see `problems!`.

mod blanks;
mod declaration;
pub mod internal_fault;
mod words;

pub use blanks::{Phrase, SentenceValue, phrase, phrase_translation_key};
pub use declaration::problems;
pub use declaration::{
    DeclaredProblem, ProblemDeclaration, ProblemDetail, problem_translation_key,
};
pub use internal_fault::{InternalFault, catch_panic};
pub use words::{abridged_name_list, did_you_mean_text, invalid_round_sentence};
pub use workbook::{CaughtPanics, caught_panics};

use crate::form::Key;
use crate::{CellAddress, Event, StableSort, WorkbookCopy, to_a1};
use std::borrow::Cow;
use std::collections::BTreeSet;

/// How bad a problem is.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
pub enum Severity {
    /// Something was read in a way worth knowing.
    Note,
    /// The result stands, but somebody should check it.
    Warning,
    /// Something could not be read or awarded.
    Error,
}

impl Severity {
    /// Its name in `problems.csv`.
    pub fn id(self) -> &'static str {
        match self {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        }
    }
}

/// Where in a return a problem is: the whole file, a sheet, a cell, a line or a character.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ProblemPlace {
    /// The file as a whole.
    File,
    /// A sheet, by its index.
    Sheet(u16),
    Cell(CellAddress),
    /// A line of a text file, from 1.
    Line(u32),
    /// A character of such a file: its line and its column, both from 1.
    Spot(u32, u16),
}

impl ProblemPlace {
    /// The place of a byte of a text.
    pub fn at_byte_of_text(text: &str, offset: usize) -> ProblemPlace {
        let before = &text.as_bytes()[..offset.min(text.len())];
        let line = before.iter().filter(|byte| **byte == b'\n').count();
        let start = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        let column = String::from_utf8_lossy(&before[start..]).chars().count();
        let counted = |count: usize| u32::try_from(count + 1).unwrap_or(u32::MAX);
        ProblemPlace::Spot(counted(line), u16::try_from(counted(column)).unwrap_or(u16::MAX))
    }

    /// The line of a text, if it is in one.
    pub fn line(self) -> Option<u32> {
        match self {
            ProblemPlace::Line(line) | ProblemPlace::Spot(line, _) => Some(line),
            ProblemPlace::File | ProblemPlace::Sheet(_) | ProblemPlace::Cell(_) => None,
        }
    }
}

impl From<CellAddress> for ProblemPlace {
    fn from(address: CellAddress) -> Self {
        ProblemPlace::Cell(address)
    }
}

/// A place in an event: a place, or the answer to a key.
pub trait PlaceInEvent {
    /// The place in this event.
    fn within(self, event: &Event) -> ProblemPlace;
}

impl<P: Into<ProblemPlace>> PlaceInEvent for P {
    fn within(self, _: &Event) -> ProblemPlace {
        self.into()
    }
}

impl PlaceInEvent for Key {
    fn within(self, event: &Event) -> ProblemPlace {
        event.answer_address(self).into()
    }
}

impl Event {
    /// A problem of this event.
    pub fn problem(&self, trouble: impl Into<ProblemDetail>, at: impl PlaceInEvent) -> Problem {
        Problem::new(trouble, at.within(self)).with_event(&self.id)
    }
}

/// A problem of one return.
#[derive(Clone, PartialEq, Debug)]
pub struct Problem {
    /// What is wrong, as a sentence, and the hint what to do.
    pub trouble: ProblemDetail,
    /// The place in the return that the problem points at.
    pub place: ProblemPlace,
    /// The event it belongs to, by its id.
    pub event: Option<String>,
}

impl Problem {
    /// A problem at a place.
    pub fn new(trouble: impl Into<ProblemDetail>, place: impl Into<ProblemPlace>) -> Self {
        Problem { trouble: trouble.into(), place: place.into(), event: None }
    }

    /// A problem of the file as a whole.
    pub fn for_file(trouble: impl Into<ProblemDetail>) -> Self {
        Problem::new(trouble, ProblemPlace::File)
    }

    /// The same problem with its event.
    pub fn with_event(mut self, event: &str) -> Self {
        self.event = Some(event.to_string());
        self
    }

    /// Whether it is an error in the row of a cell.
    pub fn is_error_in_row_of(&self, at: CellAddress) -> bool {
        let row = |cell: CellAddress| (cell.sheet, cell.row);
        let beside = matches!(self.place, ProblemPlace::Cell(cell) if row(cell) == row(at));
        beside && self.trouble.severity() == Severity::Error
    }

    /// The problem in words, with the name of its sheet.
    pub fn render(&self, workbook_copy: Option<&WorkbookCopy>) -> RenderedProblem {
        let in_text = |cell: String, position| RenderedProblem {
            cell,
            position: (0, position),
            event: self.event.clone().unwrap_or_default(),
            ..RenderedProblem::for_file(self.trouble.clone())
        };
        let (sheet, cell) = match self.place {
            ProblemPlace::File => (None, None),
            ProblemPlace::Line(line) => return in_text(format!("line {line}"), (line, 0)),
            ProblemPlace::Spot(line, column) => {
                return in_text(format!("line {line}, column {column}"), (line, column));
            }
            ProblemPlace::Sheet(sheet) => (Some(sheet), None),
            ProblemPlace::Cell(address) => {
                (Some(address.sheet), Some((address.row, address.column)))
            }
        };
        let sheet_name = sheet.and_then(|index| workbook_copy?.sheets.get(usize::from(index)));
        RenderedProblem {
            sheet: sheet_name.map(|sheet| sheet.name.clone()).unwrap_or_default(),
            cell: cell.map(|(row, column)| to_a1(row, column)).unwrap_or_default(),
            position: (sheet.map_or(0, |sheet| sheet + 1), cell.unwrap_or_default()),
            event: self.event.clone().unwrap_or_default(),
            ..RenderedProblem::for_file(self.trouble.clone())
        }
    }
}

/// What is missing where something else could not be read: the slip itself is told first.
const FOLLOWING: [&str; 11] = [
    "draw-short-of-wishes",
    "entry-without-result",
    "field-average",
    "knockout-unfinished",
    "missing-session",
    "no-boards",
    "no-entries",
    "no-results",
    "no-rounds",
    "not-paired",
    "results-missing",
];

/// A column that was not read because of its heading: what is missing then is not told besides.
const LOST_COLUMN: [&str; 2] = ["column-near", "heading-blank"];

/// What a lost column causes in its event, besides [`FOLLOWING`].
const OF_LOST: [&str; 2] = ["draw-waits", "ladder-without-games"];

/// What a lost column of `Entries` causes in the rows of other sheets.
const OF_LOST_ELSEWHERE: [&str; 3] = ["ambiguous-entry", "repeated-result", "unknown-entry"];

/// What a lost column causes in the rows of its sheet.
const OF_LOST_ROWS: [&str; 17] = [
    "ending-blank",
    "match-without-result",
    "missing-key",
    "no-boards",
    "no-date",
    "no-declarer",
    "no-event",
    "no-event-named",
    "no-power",
    "no-rules",
    "no-such-round",
    "one-score",
    "play-without-contract",
    "repeated-entry",
    "repeated-match",
    "repeated-result",
    "year-gap",
];

/// A problem in words, for the terminal, `problems.csv`, the sheet `Problems` and the notes on
/// cells.
#[derive(
    Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
pub struct RenderedProblem {
    /// How bad it is.
    pub severity: Severity,
    /// Its stable short name.
    pub code: Cow<'static, str>,
    /// What stands above problems of its kind.
    pub heading: Cow<'static, str>,
    /// The sheet; empty for the whole file.
    pub sheet: String,
    /// The cell as Excel writes it, or the line of a text file; empty for a whole sheet.
    pub cell: String,
    /// Sheet, row and column, to sort problems.
    pub position: (u16, (u32, u16)),
    /// The event's id, if it belongs to one.
    pub event: String,
    /// What is wrong, in a sentence; in English until `report` says it in another language.
    pub message: String,
    /// What to do about it.
    pub hint: String,
    /// The name of its kind, see [`ProblemDeclaration::name`].
    pub name: Cow<'static, str>,
    /// Names and contents of the blanks, from which other languages make their sentences.
    pub blanks: Vec<(Cow<'static, str>, SentenceValue)>,
}

impl RenderedProblem {
    /// A problem of a whole file, in words.
    pub fn for_file(trouble: impl Into<ProblemDetail>) -> RenderedProblem {
        let trouble = trouble.into();
        let declaration = trouble.declaration;
        let (message, hint) =
            (trouble.fill_sentence(declaration.message), trouble.fill_sentence(declaration.hint));
        let names = declaration.blanks.iter().map(|name| Cow::Borrowed(*name));
        RenderedProblem {
            severity: declaration.severity,
            code: declaration.code.into(),
            heading: declaration.heading.into(),
            sheet: String::new(),
            cell: String::new(),
            position: (0, (0, 0)),
            event: String::new(),
            message,
            hint,
            name: declaration.name.into(),
            blanks: names.zip(trouble.blanks).collect(),
        }
    }

    /// Whether it has the code of this kind.
    pub fn is_of_kind<D: DeclaredProblem>(&self) -> bool {
        self.code == D::DECLARATION.code
    }

    /// The key of its kind in the catalogues of other languages.
    pub fn translation_key(&self) -> String {
        problem_translation_key(&self.code, &self.name)
    }

    /// The sort key of problems: place, then the worst first; what others can have caused is last.
    pub fn sort_key(&self) -> impl Ord + '_ {
        let follows = FOLLOWING.contains(&&*self.code);
        (
            follows,
            self.position,
            std::cmp::Reverse(self.severity),
            &self.code,
            &self.message,
            &self.event,
        )
    }
}

/// Problems in words, in order of place.
pub fn render_problems(
    problems: &[Problem],
    workbook_copy: Option<&WorkbookCopy>,
) -> Vec<RenderedProblem> {
    let mut told: Vec<RenderedProblem> =
        problems.iter().map(|problem| problem.render(workbook_copy)).collect();
    leave_out_lost(&mut told);
    leave_out_unused_numbers(&mut told);
    told.arrange_by(|a, b| a.sort_key().cmp(&b.sort_key()));
    // Blanks that no sentence shows make no difference.
    told.dedup_by(|a, b| a.sort_key() == b.sort_key() && a.hint == b.hint);
    told
}

/// Leaves out what a column that was not read because of its heading has caused.
fn leave_out_lost(told: &mut Vec<RenderedProblem>) {
    let is_lost = |told: &&RenderedProblem| {
        told.severity == Severity::Error && LOST_COLUMN.contains(&&*told.code)
    };
    let sheets: BTreeSet<u16> = told.iter().filter(is_lost).map(|told| told.position.0).collect();
    if sheets.is_empty() {
        return;
    }
    told.retain(|told| {
        let of_event = FOLLOWING.contains(&&*told.code) || OF_LOST.contains(&&*told.code);
        let of_row = OF_LOST_ROWS.contains(&&*told.code) && sheets.contains(&told.position.0);
        let after = sheets.first().is_some_and(|sheet| *sheet < told.position.0);
        let elsewhere = OF_LOST_ELSEWHERE.contains(&&*told.code) && after;
        !of_event && !of_row && !elsewhere
    });
}

/// Leaves out that a player has no member number where the cell on the right holds one that was not
/// used.
fn leave_out_unused_numbers(told: &mut Vec<RenderedProblem>) {
    let unused = |told: &&RenderedProblem| told.code == "odd-number";
    let cells: BTreeSet<_> = told.iter().filter(unused).map(|told| told.position).collect();
    told.retain(|told| {
        let (sheet, (row, column)) = told.position;
        told.code != "unregistered-award" || !cells.contains(&(sheet, (row, column + 1)))
    });
}
