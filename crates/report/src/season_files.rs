//! The tables of a season as files: `data/` and `season.xlsx`. The returns come in pieces of the
//! season, and the memory does not grow with them.

use jiff::civil::Date;

use super::csv::SeasonCsvFiles;
use super::row_blocks::{
    self, EarlierRunRows, RETURNS_PER_BLOCK, ReturnRowsHashLookup, RowBlocksByFile,
};
use super::tables::season_tables::{
    RecordTableMaker, SEASON_TABLES, SeasonTableMaker, SeasonTableWriter,
};
use super::xlsx::SeasonBook;
use super::{OutputError, OutputPart, Publication, Site};
use model::ParallelJoin;
use register::Season;

pub use workbook::write::RowLimits;

/// The tables of a season while they are written. The same returns in the same order give the same
/// bytes, however they are cut into pieces.
pub struct SeasonTableFiles<'p> {
    csv: Option<Tables<SeasonCsvFiles<'p>>>,
    book: Option<Tables<SeasonBook<'p>>>,
    of_return: ReturnRowsHashLookup<'p>,
    join: ParallelJoin,
}

impl<'p> SeasonTableFiles<'p> {
    /// Begins the files that a site has. `latest` is the last day of an event; `join` writes two
    /// kinds of files side by side. Rows of returns that the earlier run had are taken from its files.
    ///
    /// # Errors
    ///
    /// Those of the disk.
    pub fn begin(
        publication: &'p Publication,
        site: &Site,
        latest: Option<Date>,
        join: ParallelJoin,
        earlier: EarlierRunRows<'p>,
    ) -> Result<SeasonTableFiles<'p>, OutputError> {
        let room = RowLimits::default();
        SeasonTableFiles::begin_with_limits(room, publication, site, latest, join, earlier)
    }

    /// The same with sheets and memory of a given size.
    ///
    /// # Errors
    ///
    /// Those of the disk.
    pub fn begin_with_limits(
        room: RowLimits,
        publication: &'p Publication,
        site: &Site,
        latest: Option<Date>,
        join: ParallelJoin,
        earlier: EarlierRunRows<'p>,
    ) -> Result<SeasonTableFiles<'p>, OutputError> {
        let csv = || Tables::begin(SeasonCsvFiles::new(publication, earlier.blocks));
        let csv = site.has_part(OutputPart::Data).then(csv).transpose()?;
        let book = || Tables::begin(SeasonBook::new(publication, latest, room, earlier.blocks)?);
        let book = site.has_part(OutputPart::Workbooks).then(book).transpose()?;
        Ok(SeasonTableFiles { csv, book, of_return: earlier.of_return, join })
    }

    /// Adds the next returns of the season. `some` has them, with all people of the season, and the
    /// first time the problems outside returns.
    ///
    /// # Errors
    ///
    /// Those of the disk.
    pub fn add_returns(&mut self, some: &Season) -> Result<(), OutputError> {
        let SeasonTableFiles { csv, book, of_return, join } = self;
        let [mut in_csv, mut in_book] = [Ok(()), Ok(())];
        let rows = RowsToAdd::OfReturns(*of_return);
        join(&mut || in_csv = csv.as_mut().map_or(Ok(()), |csv| csv.add(some, rows)), &mut || {
            in_book = book.as_mut().map_or(Ok(()), |book| book.add(some, rows))
        });
        in_csv.and(in_book)
    }

    /// Adds what concerns the season as a whole, and completes the files. Returns their blocks.
    ///
    /// # Errors
    ///
    /// Those of the disk.
    pub fn finish(self, season: &Season) -> Result<RowBlocksByFile, OutputError> {
        let SeasonTableFiles { mut csv, mut book, join, .. } = self;
        let [mut in_csv, mut in_book] = [None, None];
        join(&mut || in_csv = csv.take().map(|csv| csv.finish(season)), &mut || {
            in_book = book.take().map(|book| book.finish(season))
        });
        let mut blocks = in_csv.transpose()?.unwrap_or_default();
        blocks.extend(in_book.transpose()?.unwrap_or_default());
        Ok(blocks)
    }
}

/// The tables to which rows are added.
#[derive(Clone, Copy)]
enum RowsToAdd<'a> {
    /// Those whose rows come return by return.
    OfReturns(ReturnRowsHashLookup<'a>),
    /// The others.
    OfSeason,
}

/// Files of one kind, and which tables they have so far.
struct Tables<F> {
    files: F,
    begun: [bool; SEASON_TABLES.len()],
}

impl<F: SeasonTableWriter> Tables<F> {
    /// The tables that every season has, without rows.
    fn begin(files: F) -> Result<Tables<F>, OutputError> {
        let mut tables = Tables { files, begun: [false; SEASON_TABLES.len()] };
        tables.add(&Season::default(), RowsToAdd::OfReturns(&|_| None))?;
        Ok(tables)
    }

    fn add(&mut self, season: &Season, rows: RowsToAdd<'_>) -> Result<(), OutputError> {
        let by_return = matches!(rows, RowsToAdd::OfReturns(_));
        let tables = SEASON_TABLES
            .iter()
            .enumerate()
            .filter(|(_, own)| own.has_rows_by_return() == by_return);
        for (position, own) in tables {
            let table = own.build_table(season);
            if !F::has_file_for(own, &table) || (own.is_seldom && table.is_empty()) {
                continue;
            }
            if !std::mem::replace(&mut self.begun[position], true) {
                self.files.begin_table(position, &table)?;
            }
            match (own.make, rows) {
                (SeasonTableMaker::OfRecords(make), RowsToAdd::OfReturns(of_return)) => {
                    self.add_blocks(position, make, season, of_return)?;
                }
                _ => self.files.add_rows(position, &table)?,
            }
        }
        Ok(())
    }

    /// Adds the rows of a table in blocks of [`RETURNS_PER_BLOCK`] returns.
    fn add_blocks(
        &mut self,
        position: usize,
        make: RecordTableMaker,
        season: &Season,
        of_return: ReturnRowsHashLookup<'_>,
    ) -> Result<(), OutputError> {
        let ends = |ret: u32| ret % RETURNS_PER_BLOCK == RETURNS_PER_BLOCK - 1;
        let positions: Vec<u32> = season.loaded_returns().map(|(ret, _)| ret).collect();
        let mut done = 0;
        for some in positions.chunk_by(|ret, _| !ends(*ret)) {
            let returns = &season.returns[done..done + some.len()];
            done += some.len();
            let last = some.last().copied().unwrap_or_default();
            let is_whole = ends(last) && some.len() == RETURNS_PER_BLOCK as usize;
            let whole = is_whole.then(|| last + 1 - RETURNS_PER_BLOCK..last + 1);
            let identity = whole.and_then(|whole| row_blocks::row_block_identity(whole, of_return));
            if let Some(identity) = identity
                && self.files.take_earlier_block(position, identity)?
            {
                continue;
            }
            self.files.add_rows(position, &make(&season.people, returns))?;
            if ends(last) {
                self.files.end_block(position, identity)?;
            }
        }
        Ok(())
    }

    fn finish(mut self, season: &Season) -> Result<RowBlocksByFile, OutputError> {
        self.add(season, RowsToAdd::OfSeason)?;
        self.files.finish(season)
    }
}
