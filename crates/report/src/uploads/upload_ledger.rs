//! The ledger of uploads, a csv file that a person can read: what was written when for which body,
//! and what came back.
//!
//! A row is never changed. Its last column checks it and all rows before it, so that a row that was
//! changed, moved or taken out is found; the column `note` is for people and not checked.

use std::io;

use model::problem::ProblemDetail;
use workbook::table::escape_formula;
use xxhash_rust::xxh3::{xxh3_64, xxh3_128};

use super::{csv_of, problems};

/// The name of the file.
pub const UPLOAD_LEDGER_FILE: &str = "uploads.csv";
/// Its columns.
const COLUMNS: [&str; 7] = ["time", "body", "file", "what", "content", "check", "note"];
/// Those that a check covers.
const CHECKED: usize = 5;
/// Between the cells of a check.
const BETWEEN: &str = "\u{1f}";

/// What happened to a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UploadStep {
    Written,
    Accepted,
    Refused,
}

impl UploadStep {
    const ALL: [UploadStep; 3] = [UploadStep::Written, UploadStep::Accepted, UploadStep::Refused];

    /// Its word.
    pub fn word(self) -> &'static str {
        match self {
            UploadStep::Written => "written",
            UploadStep::Accepted => "accepted",
            UploadStep::Refused => "refused",
        }
    }
}

/// What is known of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UploadedFileState {
    /// The mark of its content, see [`content_hash`].
    pub content: String,
    /// How often it was written.
    pub written: usize,
    /// What happened to it last.
    pub last: UploadStep,
}

/// The ledger of a folder.
#[derive(Default, Debug)]
pub struct UploadLedger {
    rows: Vec<[String; COLUMNS.len()]>,
}

/// The mark of a content. It begins with a letter, so that no spreadsheet takes it for a number.
pub fn content_hash(bytes: &[u8]) -> String {
    format!("x{:032x}", xxh3_128(bytes))
}

impl UploadLedger {
    /// Reads a ledger and checks it.
    ///
    /// # Errors
    ///
    /// A problem if it is damaged or contradicts itself.
    pub fn read(bytes: &[u8]) -> Result<UploadLedger, ProblemDetail> {
        let damaged = |why: String| problems::LedgerDamaged { why };
        let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
        let mut reader = csv::ReaderBuilder::new().has_headers(false).from_reader(bytes);
        let mut ledger = UploadLedger::default();
        let mut headings = false;
        for (line, record) in (1..).zip(reader.records()) {
            let record =
                record.map_err(|_| damaged(format!("row {line} does not have seven cells")))?;
            if line == 1 {
                headings = record.iter().eq(COLUMNS);
                continue;
            }
            let cells: Vec<String> = record.iter().map(str::to_string).collect();
            let row = <[String; COLUMNS.len()]>::try_from(cells);
            let row = row.map_err(|_| damaged(format!("row {line} does not have seven cells")))?;
            ledger.check(&row).map_err(|why| problems::LedgerContradiction {
                why: format!("row {line} {why}"),
            })?;
            ledger.rows.push(row);
        }
        match headings {
            true => Ok(ledger),
            false => Err(damaged(format!("its first row is not {}", COLUMNS.join(", "))).into()),
        }
    }

    /// Whether a row can follow those before it; the error is the end of a sentence about it.
    fn check(&self, row: &[String; COLUMNS.len()]) -> Result<(), String> {
        let [time, body, file, what, content, check, _] = row;
        if self.check_of(row) != *check {
            return Err(
                "was changed, or a row before it was changed, moved or taken out".to_string()
            );
        }
        let step = UploadStep::ALL.into_iter().find(|step| step.word() == what);
        let step =
            step.ok_or_else(|| format!("says “{what}”, which is not a word of the ledger"))?;
        if self.rows.last().is_some_and(|[before, ..]| before > time) {
            return Err("is older than the one above it".to_string());
        }
        let as_written =
            || self.file_state(body, file).is_some_and(|known| known.content == *content);
        match step == UploadStep::Written || as_written() {
            true => Ok(()),
            false => Err(format!("says that {file} was {what}, which was not written so")),
        }
    }

    /// The check of a row behind those that are there.
    fn check_of(&self, row: &[String; COLUMNS.len()]) -> String {
        let before = self.rows.last().map_or("", |row| &*row[CHECKED]);
        let cells = format!("{before}{BETWEEN}{}", row[..CHECKED].join(BETWEEN));
        format!("x{:016x}", xxh3_64(cells.as_bytes()))
    }

    /// What is known of a file of a body.
    pub fn file_state(&self, body: &str, file: &str) -> Option<UploadedFileState> {
        let mut known: Option<UploadedFileState> = None;
        for [_, _, _, what, content, ..] in self.of(body, file) {
            let step = UploadStep::ALL.into_iter().find(|step| step.word() == what);
            let last = step.unwrap_or(UploadStep::Written);
            let before = known.map_or(0, |known| known.written);
            let written = before + usize::from(last == UploadStep::Written);
            known = Some(UploadedFileState { content: content.clone(), written, last });
        }
        known
    }

    /// Whether any content of a file was accepted.
    pub fn was_accepted(&self, body: &str, file: &str) -> bool {
        self.of(body, file).any(|row| row[3] == UploadStep::Accepted.word())
    }

    fn of<'a>(
        &'a self,
        body: &str,
        file: &str,
    ) -> impl Iterator<Item = &'a [String; COLUMNS.len()]> + use<'a> {
        let (body, file) = (cell(body), cell(file));
        self.rows.iter().filter(move |row| row[1] == body && row[2] == file)
    }

    /// Adds a row. `now` is the time as `2026-05-04T20:15:00Z`; a clock that was put back stands
    /// still.
    pub fn add_row(&mut self, now: &str, body: &str, file: &str, step: UploadStep, content: &str) {
        let last = self.rows.last().map_or("", |row| &*row[0]);
        let time = now.max(last).to_string();
        let mut row = [
            time,
            cell(body),
            cell(file),
            step.word().into(),
            content.into(),
            String::new(),
            String::new(),
        ];
        row[CHECKED] = self.check_of(&row);
        self.rows.push(row);
    }

    /// The bytes of the file.
    ///
    /// # Errors
    ///
    /// If it does not read back as it was written.
    pub fn to_bytes(&self) -> io::Result<Vec<u8>> {
        let rows: Vec<Vec<String>> = self.rows.iter().map(|row| row.to_vec()).collect();
        csv_of(&COLUMNS.map(str::to_string), &rows)
    }
}

/// A text as its cell has it.
fn cell(text: &str) -> String {
    escape_formula(text.into()).into_owned()
}
