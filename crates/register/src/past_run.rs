//! Reads an earlier run from its `data/*.csv`.
//!
//! What belongs here: the rows of the files, points as exact numbers. What does not:
//! conclusions from them.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::Deserialize;
use serde::de::DeserializeOwned;

use model::Exact;
use model::file_names::NativePathText;

/// The names under which a reconciliation writes the register.
pub const REGISTER_FILE_NAMES: [&str; 2] = ["register.xlsx", "register.xlsm"];

/// What to do about a run without a file of its data.
pub fn missing_data_hint(file: &Path) -> &'static str {
    let run = file.ancestors().nth(2);
    match run.is_some_and(|run| REGISTER_FILE_NAMES.iter().any(|name| run.join(name).is_file())) {
        true => {
            "the folder holds a reconciled register; give the folder of the run that was credited"
        }
        false => "run palmares again into its folder, without --only or with data among its parts",
    }
}

/// Why a run cannot be read.
#[derive(Debug)]
pub enum PastRunError {
    /// A file is missing or cannot be opened.
    File(PathBuf, std::io::Error),
    /// A row is invalid; with its line and the reason.
    Row(PathBuf, u64, String),
}

impl std::fmt::Display for PastRunError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            PastRunError::File(path, why) if why.kind() == std::io::ErrorKind::NotFound => {
                write!(f, "{} is missing; {}", path.native_path_text(), missing_data_hint(path))
            }
            PastRunError::File(path, why) => write!(f, "{}: {why}", path.native_path_text()),
            PastRunError::Row(path, line, why) => {
                write!(
                    f,
                    "{}, line {line}: {why}; the file was changed since the run wrote it",
                    path.native_path_text()
                )
            }
        }
    }
}

impl std::error::Error for PastRunError {}

/// A row of `events.csv`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
pub struct PastEvent {
    pub event_key: String,
    /// The path of its return.
    pub r#return: String,
    /// Its id in the return.
    pub event: String,
    /// Its name.
    pub title: String,
    /// Its first day, as ISO text.
    pub date: String,
    pub organiser: String,
    /// The rule set.
    pub rules: String,
    pub format: String,
    /// The status of the organising body.
    pub status: String,
    pub stage: String,
    /// Contestants entered.
    pub contestants: String,
    /// Tables in play.
    pub tables: String,
    /// Boards played by each contestant.
    pub boards: String,
    /// The state of its results: final, provisional or cancelled.
    pub state: String,
}

/// A row of `standings.csv`: the columns that are compared.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct PastStanding {
    pub event_key: String,
    pub section: String,
    pub direction: String,
    /// The place; empty if there is no score.
    pub place: String,
    /// How many contestants share it.
    pub tied: String,
    /// The contestant's label.
    pub entry: String,
    pub name: String,
    pub score: String,
    /// The unit of the score.
    pub unit: String,
}

/// A row of `awards.csv`.
#[derive(Debug, Clone, PartialEq)]
pub struct PastAward {
    pub event_key: Arc<str>,
    /// The contestant's label.
    pub entry: String,
    /// The place that earned it.
    pub place: String,
    /// The member number; empty without one.
    pub number: String,
    /// The player's name.
    pub player: String,
    /// The kind, as `awards.csv` names it.
    pub kind: Arc<str>,
    pub points: Exact,
    /// The clauses, joined by `;`.
    pub clauses: Arc<str>,
    /// The calculation.
    pub basis: Arc<str>,
}

/// A row of `awards.csv` as serde reads it.
#[derive(Deserialize)]
struct AwardRow {
    event_key: String,
    entry: String,
    place: String,
    player_no: String,
    player: String,
    kind: String,
    points: String,
    clauses: String,
    basis: String,
}

/// The results of an earlier run.
#[derive(Debug, Default)]
pub struct PastRun {
    /// The folder of its output.
    pub folder: PathBuf,
    pub events: Vec<PastEvent>,
    pub standings: Vec<PastStanding>,
    pub awards: Vec<PastAward>,
}

impl PastRun {
    /// Reads the run whose output is in `folder`.
    pub fn read(folder: &Path) -> Result<PastRun, PastRunError> {
        let data = folder.join("data");
        let mut run = PastRun { folder: folder.to_path_buf(), ..PastRun::default() };
        read_rows(&data.join("events.csv"), |event: PastEvent| {
            run.events.push(plain_event(event));
            Ok(())
        })?;
        read_rows(&data.join("standings.csv"), |row: PastStanding| {
            let (entry, name) = (plain(row.entry), plain(row.name));
            run.standings.push(PastStanding { section: plain(row.section), entry, name, ..row });
            Ok(())
        })?;
        run.awards = read_past_awards(&data.join("awards.csv"))?;
        Ok(run)
    }
}

/// Reads only the awards.
pub(crate) fn read_past_awards(path: &Path) -> Result<Vec<PastAward>, PastRunError> {
    let mut awards: Vec<PastAward> = Vec::new();
    read_rows(path, |row: AwardRow| {
        let Some(points) = Exact::parse_decimal(&row.points) else {
            return Err(format!("\u{201c}{}\u{201d} under points is not a number", row.points));
        };
        // Neighbouring rows share an event and mostly a basis: each is kept once.
        let last = awards.last();
        let shared = |text: String, known: Option<&Arc<str>>| match known {
            Some(known) if **known == *text => Arc::clone(known),
            _ => Arc::from(text),
        };
        let award = PastAward {
            event_key: shared(row.event_key, last.map(|award| &award.event_key)),
            entry: plain(row.entry),
            place: row.place,
            number: plain(row.player_no),
            player: plain(row.player),
            kind: shared(row.kind, last.map(|award| &award.kind)),
            points,
            clauses: shared(row.clauses, last.map(|award| &award.clauses)),
            basis: shared(plain(row.basis), last.map(|award| &award.basis)),
        };
        awards.push(award);
        Ok(())
    })?;
    Ok(awards)
}

/// Calls `each` with every row of a file.
fn read_rows<T: DeserializeOwned>(
    path: &Path,
    mut each: impl FnMut(T) -> Result<(), String>,
) -> Result<(), PastRunError> {
    let file = std::fs::File::open(path).map_err(|why| PastRunError::File(path.into(), why))?;
    let mut reader = csv::Reader::from_reader(std::io::BufReader::with_capacity(1 << 16, file));
    let headings = reader.headers().cloned().map_err(|why| row_error(path, &why))?;
    let mut record = csv::StringRecord::new();
    while reader.read_record(&mut record).map_err(|why| row_error(path, &why))? {
        let row: T = record.deserialize(Some(&headings)).map_err(|why| row_error(path, &why))?;
        let line = record.position().map_or(0, csv::Position::line);
        each(row).map_err(|why| PastRunError::Row(path.into(), line, why))?;
    }
    Ok(())
}

fn row_error(path: &Path, why: &csv::Error) -> PastRunError {
    let line = why.position().map_or(1, csv::Position::line);
    let why = match why.kind() {
        csv::ErrorKind::Deserialize { err, .. } => err.to_string(),
        csv::ErrorKind::UnequalLengths { expected_len, len, .. } => {
            format!("{len} cells, but {expected_len} columns")
        }
        csv::ErrorKind::Utf8 { .. } => "text that is not UTF-8".to_string(),
        _ => why.to_string(),
    };
    PastRunError::Row(path.into(), line, why)
}

fn plain_event(event: PastEvent) -> PastEvent {
    PastEvent {
        r#return: plain(event.r#return),
        event: plain(event.event),
        title: plain(event.title),
        organiser: plain(event.organiser),
        ..event
    }
}

/// The text without the apostrophe that keeps a spreadsheet from taking it for a formula.
fn plain(text: String) -> String {
    match text.strip_prefix('\'') {
        Some(rest) if rest.starts_with(['=', '+', '-', '@', '\t', '\r']) => rest.to_string(),
        _ => text,
    }
}
