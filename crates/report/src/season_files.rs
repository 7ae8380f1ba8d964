//! The tables of a season as files: `data/` and `season.xlsx`. The returns come in pieces of the
//! season, and the memory does not grow with them.

use jiff::civil::Date;

use super::csv::SeasonCsv;
use super::tables::season::{SEASON_TABLES, TableWriter};
use super::xlsx::SeasonBook;
use super::{OutputError, OutputPart, Publication, Site};
use model::Join;
use register::Season;

pub use workbook::write::RowLimits;

/// The tables of a season while they are written. The same returns in the same order give the same
/// bytes, however they are cut into pieces.
pub struct SeasonFiles<'p> {
    csv: Option<Tables<SeasonCsv<'p>>>,
    book: Option<Tables<SeasonBook>>,
    join: Join,
}

impl<'p> SeasonFiles<'p> {
    /// Begins the files that a site has. `latest` is the last day of an event; `join` writes two
    /// kinds of files side by side.
    ///
    /// # Errors
    ///
    /// Those of the disk.
    pub fn begin(
        publication: &'p Publication,
        site: &Site,
        latest: Option<Date>,
        join: Join,
    ) -> Result<SeasonFiles<'p>, OutputError> {
        SeasonFiles::begin_with_limits(RowLimits::default(), publication, site, latest, join)
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
        join: Join,
    ) -> Result<SeasonFiles<'p>, OutputError> {
        let csv = site.has(OutputPart::Data).then(|| Tables::begin(SeasonCsv::new(publication)));
        let book = site
            .has(OutputPart::Workbooks)
            .then(|| Tables::begin(SeasonBook::new(publication, latest, room)?));
        Ok(SeasonFiles { csv: csv.transpose()?, book: book.transpose()?, join })
    }

    /// Adds the next returns of the season. `some` has them, with all people of the season, and the
    /// first time the problems outside returns.
    ///
    /// # Errors
    ///
    /// Those of the disk.
    pub fn add(&mut self, some: &Season) -> Result<(), OutputError> {
        let SeasonFiles { csv, book, join } = self;
        let [mut in_csv, mut in_book] = [Ok(()), Ok(())];
        join(&mut || in_csv = csv.as_mut().map_or(Ok(()), |csv| csv.add(some, true)), &mut || {
            in_book = book.as_mut().map_or(Ok(()), |book| book.add(some, true))
        });
        in_csv.and(in_book)
    }

    /// Adds what concerns the season as a whole, and completes the files.
    ///
    /// # Errors
    ///
    /// Those of the disk.
    pub fn finish(self, season: &Season) -> Result<(), OutputError> {
        let SeasonFiles { mut csv, mut book, join } = self;
        let [mut in_csv, mut in_book] = [Ok(()), Ok(())];
        join(&mut || in_csv = csv.take().map_or(Ok(()), |csv| csv.finish(season)), &mut || {
            in_book = book.take().map_or(Ok(()), |book| book.finish(season))
        });
        in_csv.and(in_book)
    }
}

/// Files of one kind, and which tables they have so far.
struct Tables<F> {
    files: F,
    begun: [bool; SEASON_TABLES.len()],
}

impl<F: TableWriter> Tables<F> {
    /// The tables that every season has, without rows.
    fn begin(files: F) -> Result<Tables<F>, OutputError> {
        let mut tables = Tables { files, begun: [false; SEASON_TABLES.len()] };
        tables.add(&Season::default(), true)?;
        Ok(tables)
    }

    /// Adds the rows of all tables whose rows come return by return, or of the others.
    fn add(&mut self, season: &Season, by_return: bool) -> Result<(), OutputError> {
        let tables = SEASON_TABLES.iter().enumerate().filter(|(_, own)| own.by_return == by_return);
        for (position, own) in tables {
            let table = (own.make)(season);
            if !F::takes(own, &table) || (own.is_seldom && table.is_empty()) {
                continue;
            }
            if !std::mem::replace(&mut self.begun[position], true) {
                self.files.begin(position, &table)?;
            }
            self.files.add(position, &table)?;
        }
        Ok(())
    }

    fn finish(mut self, season: &Season) -> Result<(), OutputError> {
        self.add(season, false)?;
        self.files.finish(season)
    }
}
