//! `season.xlsx`: an overview with charts, then standings, awards, draws, problems and totals of the season.

use std::hash::Hash;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use jiff::civil::Date;
use workbook::table::{GrowingBook, GrowingTable, MarkedRowBlock};
use workbook::write::{Book, RowLimits, SheetNames, XlsxError};
use xxhash_rust::xxh3::Xxh3;

use super::{WORKBOOK_AUTHOR, overview};
use crate::publish::{OpenFile, OutputError, Publication};
use crate::row_blocks::{EarlierRowBlocks, RowBlockInFile, RowBlocksByFile};
use crate::tables::Table;
use crate::tables::season_tables::{SEASON_TABLES, SeasonTable, SeasonTableWriter};
use register::Season;

const NAME: &str = "season.xlsx";

/// The season's workbook while the rows of its tables come.
pub(crate) struct SeasonBook<'p> {
    earlier: &'p EarlierRowBlocks,
    out: BufWriter<OpenFile>,
    path: PathBuf,
    book: GrowingBook,
    /// The tables of [`SEASON_TABLES`], with whether they are shown.
    tables: [Option<(GrowingTable, bool)>; SEASON_TABLES.len()],
}

impl<'p> SeasonBook<'p> {
    /// A workbook without rows; `latest` is the last day of an event.
    ///
    /// # Errors
    ///
    /// Those of the disk.
    pub(crate) fn new(
        publication: &Publication,
        latest: Option<Date>,
        room: RowLimits,
        earlier: &'p EarlierRowBlocks,
    ) -> Result<SeasonBook<'p>, OutputError> {
        let out = publication.create_file(NAME)?;
        let path = out.path().to_path_buf();
        let spare = publication.scratch_file_creator(NAME);
        let spare = Box::new(move || Ok(Box::new(spare()?) as _));
        let book = GrowingBook::new("Season", WORKBOOK_AUTHOR, latest, room, spare);
        let mut book = book.map_err(failed(&path))?;
        let none = Season::default();
        let mut tables = [const { None }; SEASON_TABLES.len()];
        // Formats are numbered before it is known which seldom tables have rows.
        for (table, own) in tables.iter_mut().zip(&SEASON_TABLES) {
            if own.has_rows_by_return() && own.has_sheet {
                let begun = book
                    .begin_table(&own.build_table(&none).sheet_output_table())
                    .map_err(failed(&path))?;
                *table = Some((begun, false));
            }
        }
        let out = BufWriter::with_capacity(1 << 16, out);
        Ok(SeasonBook { earlier, out, path, book, tables })
    }
}

impl SeasonTableWriter for SeasonBook<'_> {
    fn has_file_for(own: &SeasonTable, _: &Table<'_>) -> bool {
        own.has_sheet
    }

    fn begin_table(&mut self, position: usize, table: &Table<'_>) -> Result<(), OutputError> {
        let begun = match self.tables[position].take() {
            Some((begun, _)) => begun,
            None => {
                self.book.begin_table(&table.sheet_output_table()).map_err(failed(&self.path))?
            }
        };
        self.tables[position] = Some((begun, true));
        Ok(())
    }

    fn add_rows(&mut self, position: usize, table: &Table<'_>) -> Result<(), OutputError> {
        let Some((own, _)) = &mut self.tables[position] else { return Ok(()) };
        own.add_rows(&table.sheet_output_table()).map_err(OutputError::at(&self.path))
    }

    fn take_earlier_block(&mut self, position: usize, identity: u128) -> Result<bool, OutputError> {
        let Some((own, _)) = &mut self.tables[position] else { return Ok(false) };
        let mark = mark_of(identity, position, own);
        let Some((block, packed)) = self.earlier.read_block(NAME, mark) else { return Ok(false) };
        let block = MarkedRowBlock { mark, rows: block.to_row_block() };
        own.add_packed_block(block, &packed).map_err(OutputError::at(&self.path))
    }

    fn end_block(&mut self, position: usize, identity: Option<u128>) -> Result<(), OutputError> {
        let Some((own, _)) = &mut self.tables[position] else { return Ok(()) };
        let mark = identity.map(|identity| mark_of(identity, position, own));
        own.end_block(mark).map_err(OutputError::at(&self.path))
    }

    fn finish(mut self, season: &Season) -> Result<RowBlocksByFile, OutputError> {
        let shown = self.tables.into_iter().flatten().filter(|(_, is_shown)| *is_shown);
        let tables = shown.map(|(table, _)| table).collect();
        let front = |book: &mut Book<'_>, names: &mut SheetNames| {
            book.add_sheet(&names.unique_name(overview::OVERVIEW_SHEET), |sheet| {
                overview::write_overview_sheet(sheet, season);
                Ok(())
            })
        };
        let blocks = self.book.save(front, tables, &mut self.out).map_err(failed(&self.path))?;
        self.out.flush().map_err(OutputError::at(&self.path))?;
        let blocks =
            blocks.into_iter().map(|own| RowBlockInFile::from_workbook(own.mark, own.rows));
        Ok(RowBlocksByFile::from([(NAME.to_string(), blocks.collect())]))
    }
}

/// The mark of a block: its rows are those of a table, and have their numbers in them.
fn mark_of(identity: u128, position: usize, table: &GrowingTable) -> u128 {
    let mut hash = Xxh3::new();
    (identity, position, table.rows_before_block()).hash(&mut hash);
    hash.digest128()
}

/// An error of the disk, or of the workbook.
fn failed(path: &Path) -> impl FnOnce(XlsxError) -> OutputError {
    let path = path.to_path_buf();
    move |why| match why {
        XlsxError::IoError(why) => OutputError::Io(path, why),
        why => OutputError::Workbook(NAME.to_string(), why),
    }
}
