//! `season.xlsx`: standings, awards, draws, problems and totals of the season.

use workbook::write::{Book, SheetNames, XlsxError};

use super::AUTHOR;
use crate::register::Season;
use crate::report::tables::{
    Shown, Table, awards, draws, norms, problems, quotas, ratings, standings, totals,
};

/// The bytes of the season's workbook.
pub fn book(season: &Season) -> Result<Vec<u8>, XlsxError> {
    let date = season.events().filter_map(|(_, event)| event.date).max();
    let seldom = [ratings::table(season), norms::table(season), quotas::table(season, None)];
    let mut tables: Vec<Shown<'_>> = vec![
        standings::table(season).on_sheet(),
        awards::table(season).on_sheet(),
        draws::table(season).on_sheet(),
        problems::of_season(season).on_sheet(),
        totals::table(season).on_sheet(),
    ];
    tables.extend(seldom.iter().filter(|table| !table.is_empty()).map(Table::on_sheet));
    let (mut book, mut names) = (Book::new("Season", AUTHOR, date)?, SheetNames::default());
    for table in &tables {
        table.add_to(&mut book, &mut names)?;
    }
    book.save(None)
}
