//! The files under `data/` for other programs, with exact decimals.

use std::io::{BufWriter, Write};
use std::path::PathBuf;

#[cfg(feature = "parquet")]
use super::parquet::ParquetFile;
use super::publish::{OpenFile, OutputError, Publication};
use super::tables::Table;
use super::tables::season::{SEASON_TABLES, SeasonTable, TableWriter};
use register::Season;

/// Writes a table as a CSV file of the output; with the feature `parquet` as a Parquet file beside
/// it too.
pub fn write(publication: &Publication, table: &Table<'_>) -> Result<(), OutputError> {
    let mut file = CsvFile::begin(publication, table)?;
    file.add(table)?;
    file.finish()
}

/// A CSV file of the output while its rows come; with the feature `parquet` with the Parquet file
/// beside it.
struct CsvFile {
    out: BufWriter<OpenFile>,
    path: PathBuf,
    #[cfg(feature = "parquet")]
    parquet: Option<ParquetFile>,
}

impl CsvFile {
    /// The file of a table, without its rows.
    fn begin(publication: &Publication, table: &Table<'_>) -> Result<CsvFile, OutputError> {
        let file = publication.create(table.csv_path())?;
        let path = file.path().to_path_buf();
        let mut out = BufWriter::with_capacity(1 << 16, file);
        table.in_csv().write_csv_head(&mut out).map_err(OutputError::at(&path))?;
        Ok(CsvFile {
            out,
            path,
            #[cfg(feature = "parquet")]
            parquet: ParquetFile::begin(publication, table)?,
        })
    }

    /// Adds the rows of a table.
    fn add(&mut self, table: &Table<'_>) -> Result<(), OutputError> {
        #[cfg(feature = "parquet")]
        self.parquet.as_mut().map_or(Ok(()), |file| file.add(table))?;
        table.in_csv().write_csv_rows(&mut self.out).map_err(OutputError::at(&self.path))
    }

    fn finish(mut self) -> Result<(), OutputError> {
        #[cfg(feature = "parquet")]
        self.parquet.map_or(Ok(()), ParquetFile::finish)?;
        self.out.flush().map_err(OutputError::at(&self.path))
    }
}

/// The CSV files of a season while the rows of its tables come.
pub(super) struct SeasonCsv<'p> {
    publication: &'p Publication,
    /// The files of [`SEASON_TABLES`].
    files: [Option<CsvFile>; SEASON_TABLES.len()],
}

impl<'p> SeasonCsv<'p> {
    /// CSV files of a season, none of which has been begun.
    pub(super) fn new(publication: &'p Publication) -> SeasonCsv<'p> {
        SeasonCsv { publication, files: [const { None }; SEASON_TABLES.len()] }
    }
}

impl TableWriter for SeasonCsv<'_> {
    fn takes(_: &SeasonTable, table: &Table<'_>) -> bool {
        !table.csv_path().is_empty()
    }

    fn begin(&mut self, position: usize, table: &Table<'_>) -> Result<(), OutputError> {
        self.files[position] = Some(CsvFile::begin(self.publication, table)?);
        Ok(())
    }

    fn add(&mut self, position: usize, table: &Table<'_>) -> Result<(), OutputError> {
        self.files[position].as_mut().map_or(Ok(()), |file| file.add(table))
    }

    fn finish(self, _: &Season) -> Result<(), OutputError> {
        self.files.into_iter().flatten().try_for_each(CsvFile::finish)
    }
}
