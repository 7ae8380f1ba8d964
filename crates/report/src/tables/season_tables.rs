//! The tables of a season, and the files that they go to.

use super::{
    Table, awards, board_prizes, club_questions, competitions, draws, events, groups, match_sides,
    norms, oddities, player_totals, prizes, problems, quotas, ratings, standings,
};
use crate::publish::OutputError;
use crate::row_blocks::RowBlocksByFile;
use register::{ReturnRecord, Season, SeasonPlayers};

/// A table of a season.
pub(crate) struct SeasonTable {
    /// What makes it.
    pub make: SeasonTableMaker,
    /// Whether it is on a sheet of the season's workbook.
    pub has_sheet: bool,
    /// Whether it is left out of a season without rows of it.
    pub is_seldom: bool,
}

/// Makes a table of some returns.
pub(crate) type RecordTableMaker = for<'a> fn(&'a SeasonPlayers, &'a [ReturnRecord]) -> Table<'a>;

/// Makes a table of a season.
#[derive(Clone, Copy)]
pub(crate) enum SeasonTableMaker {
    /// Each row is made of the record of its return alone, so that the next run can take the rows of
    /// returns that did not change.
    OfRecords(RecordTableMaker),
    /// Of some returns of a season it has their rows.
    ByReturn(for<'a> fn(&'a Season) -> Table<'a>),
    /// Its rows need the whole season.
    OfSeason(for<'a> fn(&'a Season) -> Table<'a>),
}

impl SeasonTable {
    /// The table with its rows from the returns at hand.
    pub(crate) fn build_table<'a>(&self, season: &'a Season) -> Table<'a> {
        match self.make {
            SeasonTableMaker::OfRecords(make) => make(&season.people, &season.returns),
            SeasonTableMaker::ByReturn(make) | SeasonTableMaker::OfSeason(make) => make(season),
        }
    }

    /// Whether its rows come return by return.
    pub(crate) fn has_rows_by_return(&self) -> bool {
        !matches!(self.make, SeasonTableMaker::OfSeason(_))
    }
}

/// The tables of a season, in the order of their sheets.
pub(crate) static SEASON_TABLES: [SeasonTable; 16] = {
    use SeasonTableMaker::{ByReturn, OfRecords, OfSeason};
    const OFTEN: SeasonTable = SeasonTable {
        make: OfRecords(standings::standings_table),
        has_sheet: true,
        is_seldom: false,
    };
    const SELDOM: SeasonTable = SeasonTable { is_seldom: true, ..OFTEN };
    [
        OFTEN,
        SeasonTable { make: OfRecords(awards::awards_table), ..OFTEN },
        SeasonTable { make: ByReturn(draws::draws_table), ..OFTEN },
        SeasonTable { make: ByReturn(problems::season_problems_table), ..OFTEN },
        SeasonTable { make: OfSeason(player_totals::player_totals_table), ..OFTEN },
        SeasonTable { make: ByReturn(ratings::ratings_table), ..SELDOM },
        SeasonTable { make: ByReturn(norms::title_norms_table), ..SELDOM },
        SeasonTable { make: OfSeason(quotas::season_quotas_table), ..SELDOM },
        SeasonTable { make: OfSeason(competitions::season_competitions_table), ..SELDOM },
        SeasonTable { make: OfSeason(club_questions::club_questions_table), ..SELDOM },
        SeasonTable { make: OfSeason(oddities::oddities_table), ..SELDOM },
        SeasonTable { make: ByReturn(events::events_table), has_sheet: false, ..OFTEN },
        SeasonTable { make: ByReturn(prizes::season_prizes_table), has_sheet: false, ..SELDOM },
        SeasonTable { make: ByReturn(groups::group_places_table), has_sheet: false, ..SELDOM },
        SeasonTable {
            make: ByReturn(board_prizes::board_prizes_table),
            has_sheet: false,
            ..SELDOM
        },
        SeasonTable {
            make: ByReturn(match_sides::scheveningen_sides_table),
            has_sheet: false,
            ..SELDOM
        },
    ]
};

/// Files of one kind with the tables of a season. A table is named by its position in
/// [`SEASON_TABLES`].
pub(crate) trait SeasonTableWriter {
    /// Whether a table has a file of this kind.
    fn has_file_for(own: &SeasonTable, table: &Table<'_>) -> bool;

    /// Begins a table that the files will have, with rows or without.
    ///
    /// # Errors
    ///
    /// Those of the disk.
    fn begin_table(&mut self, position: usize, table: &Table<'_>) -> Result<(), OutputError>;

    /// Adds rows to a table that was begun.
    ///
    /// # Errors
    ///
    /// Those of the disk.
    fn add_rows(&mut self, position: usize, table: &Table<'_>) -> Result<(), OutputError>;

    /// Adds a block of the earlier run to a table that was begun, if it is there. The block before it
    /// has ended.
    ///
    /// # Errors
    ///
    /// Those of the disk.
    fn take_earlier_block(&mut self, position: usize, identity: u128) -> Result<bool, OutputError>;

    /// Ends a block of rows, with an identity if the next run may take it.
    ///
    /// # Errors
    ///
    /// Those of the disk.
    fn end_block(&mut self, position: usize, identity: Option<u128>) -> Result<(), OutputError>;

    /// Completes the files of a season. Returns the blocks of each.
    ///
    /// # Errors
    ///
    /// Those of the disk.
    fn finish(self, season: &Season) -> Result<RowBlocksByFile, OutputError>;
}
