//! `season.xlsx`: standings, awards, draws, problems and totals of the season.

use rust_xlsxwriter::XlsxError;

use crate::register::Season;
use crate::report::tables::{Table, awards, draws, problems, quotas, standings, totals};

use super::book::{Book, SheetNames};
use super::tables;

/// The bytes of the season's workbook.
pub fn book(season: &Season) -> Result<Vec<u8>, XlsxError> {
    let date = season.events().filter_map(|(_, event)| event.date).max();
    let quotas = quotas::table(season, None);
    let season_tables = [
        standings::table(season),
        awards::table(season),
        draws::table(season),
        problems::of_season(season),
        totals::table(season),
    ];
    let all: Vec<&Table<'_>> =
        season_tables.iter().chain((quotas.count > 0).then_some(&quotas)).collect();
    let (mut book, mut names) = (Book::new("Season", date)?, SheetNames::default());
    for table in all {
        tables::add(&mut book, table, &mut names)?;
    }
    book.save(None)
}
