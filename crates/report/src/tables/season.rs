//! The tables of a season, and the files that they go to.

use super::{
    Table, awards, board_prizes, competitions, draws, events, groups, match_sides, missing, norms,
    odd, prizes, problems, quotas, ratings, standings, totals,
};
use crate::publish::OutputError;
use register::Season;

/// A table of a season.
pub struct SeasonTable {
    /// Makes it; of some returns of a season it has their rows.
    pub make: for<'a> fn(&'a Season) -> Table<'a>,
    /// Whether its rows come return by return; those of the others need the whole season.
    pub by_return: bool,
    /// Whether it is on a sheet of the season's workbook.
    pub has_sheet: bool,
    /// Whether it is left out of a season without rows of it.
    pub is_seldom: bool,
}

/// The tables of a season, in the order of their sheets.
pub static SEASON_TABLES: [SeasonTable; 16] = {
    const OFTEN: SeasonTable =
        SeasonTable { make: standings::table, by_return: true, has_sheet: true, is_seldom: false };
    const SELDOM: SeasonTable = SeasonTable { is_seldom: true, ..OFTEN };
    [
        OFTEN,
        SeasonTable { make: awards::table, ..OFTEN },
        SeasonTable { make: draws::table, ..OFTEN },
        SeasonTable { make: problems::season_table, ..OFTEN },
        SeasonTable { make: totals::table, by_return: false, ..OFTEN },
        SeasonTable { make: ratings::table, ..SELDOM },
        SeasonTable { make: norms::table, ..SELDOM },
        SeasonTable { make: quotas::season_table, by_return: false, ..SELDOM },
        SeasonTable { make: competitions::of_season, by_return: false, ..SELDOM },
        SeasonTable { make: missing::table, by_return: false, ..SELDOM },
        SeasonTable { make: odd::table, by_return: false, ..SELDOM },
        SeasonTable { make: events::table, has_sheet: false, ..OFTEN },
        SeasonTable { make: prizes::table, has_sheet: false, ..SELDOM },
        SeasonTable { make: groups::table, has_sheet: false, ..SELDOM },
        SeasonTable { make: board_prizes::table, has_sheet: false, ..SELDOM },
        SeasonTable { make: match_sides::table, has_sheet: false, ..SELDOM },
    ]
};

/// Files of one kind with the tables of a season. A table is named by its position in
/// [`SEASON_TABLES`].
pub trait TableWriter {
    /// Whether a table has a file of this kind.
    fn takes(own: &SeasonTable, table: &Table<'_>) -> bool;

    /// Begins a table that the files will have, with rows or without.
    ///
    /// # Errors
    ///
    /// Those of the disk.
    fn begin(&mut self, position: usize, table: &Table<'_>) -> Result<(), OutputError>;

    /// Adds rows to a table that was begun.
    ///
    /// # Errors
    ///
    /// Those of the disk.
    fn add(&mut self, position: usize, table: &Table<'_>) -> Result<(), OutputError>;

    /// Completes the files of a season.
    ///
    /// # Errors
    ///
    /// Those of the disk.
    fn finish(self, season: &Season) -> Result<(), OutputError>;
}
