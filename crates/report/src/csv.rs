//! The files under `data/` for other programs, with exact decimals.

use std::io::{BufWriter, Seek, Write};
use std::path::PathBuf;

#[cfg(feature = "parquet")]
use super::parquet::ParquetFile;
use super::publish::{OpenFile, OutputError, Publication};
use super::row_blocks::{EarlierRowBlocks, RowBlockInFile, RowBlocksByFile};
use super::tables::Table;
use super::tables::season_tables::{SEASON_TABLES, SeasonTable, SeasonTableWriter};
use register::Season;

/// Writes a table as a CSV file of the output; with the feature `parquet` as a Parquet file beside
/// it too.
pub fn write_table_files(publication: &Publication, table: &Table<'_>) -> Result<(), OutputError> {
    let mut file = CsvFile::begin(publication, table)?;
    file.add(table)?;
    file.finish()
}

/// A CSV file of the output while its rows come; with the feature `parquet` with the Parquet file
/// beside it.
struct CsvFile {
    out: BufWriter<OpenFile>,
    path: PathBuf,
    /// Its name in the output.
    name: &'static str,
    /// Where the block begins.
    begins: u64,
    blocks: Vec<RowBlockInFile>,
    #[cfg(feature = "parquet")]
    parquet: Option<ParquetFile>,
}

impl CsvFile {
    /// The file of a table, without its rows.
    fn begin(publication: &Publication, table: &Table<'_>) -> Result<CsvFile, OutputError> {
        let file = publication.create_file(table.csv_path())?;
        let path = file.path().to_path_buf();
        let mut out = BufWriter::with_capacity(1 << 16, file);
        let head =
            table.csv_output_table().write_csv_head(&mut out).and_then(|()| out.stream_position());
        Ok(CsvFile {
            begins: head.map_err(OutputError::at(&path))?,
            out,
            path,
            name: table.csv_path(),
            blocks: Vec::new(),
            #[cfg(feature = "parquet")]
            parquet: ParquetFile::begin(publication, table)?,
        })
    }

    /// Adds the rows of a table.
    fn add(&mut self, table: &Table<'_>) -> Result<(), OutputError> {
        #[cfg(feature = "parquet")]
        self.parquet.as_mut().map_or(Ok(()), |file| file.add_rows(table))?;
        table.csv_output_table().write_csv_rows(&mut self.out).map_err(OutputError::at(&self.path))
    }

    /// Adds the bytes of a block.
    fn take_block(&mut self, identity: u128, bytes: &[u8]) -> Result<(), OutputError> {
        self.out.write_all(bytes).map_err(OutputError::at(&self.path))?;
        self.end_block(Some(identity))
    }

    fn end_block(&mut self, identity: Option<u128>) -> Result<(), OutputError> {
        let end = self.out.stream_position().map_err(OutputError::at(&self.path))?;
        let block = identity.map(|own| RowBlockInFile::from_plain_file(own, self.begins..end));
        self.blocks.extend(block);
        self.begins = end;
        Ok(())
    }

    fn finish(mut self) -> Result<(), OutputError> {
        #[cfg(feature = "parquet")]
        self.parquet.map_or(Ok(()), ParquetFile::finish)?;
        self.out.flush().map_err(OutputError::at(&self.path))
    }
}

/// The CSV files of a season while the rows of its tables come.
pub(super) struct SeasonCsvFiles<'p> {
    publication: &'p Publication,
    earlier: &'p EarlierRowBlocks,
    /// The files of [`SEASON_TABLES`].
    files: [Option<CsvFile>; SEASON_TABLES.len()],
}

impl<'p> SeasonCsvFiles<'p> {
    /// CSV files of a season, none of which has been begun.
    pub(super) fn new(
        publication: &'p Publication,
        earlier: &'p EarlierRowBlocks,
    ) -> SeasonCsvFiles<'p> {
        SeasonCsvFiles { publication, earlier, files: [const { None }; SEASON_TABLES.len()] }
    }
}

impl SeasonTableWriter for SeasonCsvFiles<'_> {
    fn has_file_for(_: &SeasonTable, table: &Table<'_>) -> bool {
        !table.csv_path().is_empty()
    }

    fn begin_table(&mut self, position: usize, table: &Table<'_>) -> Result<(), OutputError> {
        self.files[position] = Some(CsvFile::begin(self.publication, table)?);
        Ok(())
    }

    fn add_rows(&mut self, position: usize, table: &Table<'_>) -> Result<(), OutputError> {
        self.files[position].as_mut().map_or(Ok(()), |file| file.add(table))
    }

    fn take_earlier_block(&mut self, position: usize, identity: u128) -> Result<bool, OutputError> {
        let Some(file) = &mut self.files[position] else { return Ok(false) };
        // A Parquet file takes rows only.
        let block = self.earlier.read_block(file.name, identity);
        let block = block.filter(|_| cfg!(not(feature = "parquet")));
        block.map_or(Ok(false), |(_, bytes)| file.take_block(identity, &bytes).map(|()| true))
    }

    fn end_block(&mut self, position: usize, identity: Option<u128>) -> Result<(), OutputError> {
        self.files[position].as_mut().map_or(Ok(()), |file| file.end_block(identity))
    }

    fn finish(self, _: &Season) -> Result<RowBlocksByFile, OutputError> {
        let mut blocks = RowBlocksByFile::new();
        for mut file in self.files.into_iter().flatten() {
            let own = std::mem::take(&mut file.blocks);
            if !own.is_empty() {
                blocks.insert(file.name.to_string(), own);
            }
            file.finish()?;
        }
        Ok(blocks)
    }
}
