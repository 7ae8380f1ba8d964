//! The files under `data/` for other programs, with exact decimals.

use std::io::{BufWriter, Write};
use std::path::PathBuf;

use super::publish::{OutputError, Publication, Writing};
use super::tables::Table;
use super::tables::season::{OF_SEASON, SeasonTable, TableFiles};

/// Writes a table as a CSV file of the output.
pub fn write(publication: &Publication, table: &Table<'_>) -> Result<(), OutputError> {
    let mut file = CsvFile::begin(publication, table)?;
    file.add(table)?;
    file.finish()
}

/// A CSV file of the output while its rows come.
struct CsvFile {
    out: BufWriter<Writing>,
    path: PathBuf,
}

impl CsvFile {
    /// The file of a table, without its rows.
    fn begin(publication: &Publication, table: &Table<'_>) -> Result<CsvFile, OutputError> {
        let file = publication.create(table.file())?;
        let path = file.path().to_path_buf();
        let mut out = BufWriter::with_capacity(1 << 16, file);
        table.in_csv().write_csv_head(&mut out).map_err(OutputError::at(&path))?;
        Ok(CsvFile { out, path })
    }

    /// Adds the rows of a table.
    fn add(&mut self, table: &Table<'_>) -> Result<(), OutputError> {
        table.in_csv().write_csv_rows(&mut self.out).map_err(OutputError::at(&self.path))
    }

    fn finish(mut self) -> Result<(), OutputError> {
        self.out.flush().map_err(OutputError::at(&self.path))
    }
}

/// The CSV files of a season while the rows of its tables come.
pub(super) struct SeasonCsv<'p> {
    publication: &'p Publication,
    /// The files of [`OF_SEASON`].
    files: [Option<CsvFile>; OF_SEASON.len()],
}

impl<'p> SeasonCsv<'p> {
    /// No files.
    pub(super) fn new(publication: &'p Publication) -> SeasonCsv<'p> {
        SeasonCsv { publication, files: [const { None }; OF_SEASON.len()] }
    }
}

impl TableFiles for SeasonCsv<'_> {
    fn takes(_: &SeasonTable, table: &Table<'_>) -> bool {
        !table.file().is_empty()
    }

    fn begin(&mut self, position: usize, table: &Table<'_>) -> Result<(), OutputError> {
        self.files[position] = Some(CsvFile::begin(self.publication, table)?);
        Ok(())
    }

    fn add(&mut self, position: usize, table: &Table<'_>) -> Result<(), OutputError> {
        self.files[position].as_mut().map_or(Ok(()), |file| file.add(table))
    }

    fn finish(self) -> Result<(), OutputError> {
        self.files.into_iter().flatten().try_for_each(CsvFile::finish)
    }
}
