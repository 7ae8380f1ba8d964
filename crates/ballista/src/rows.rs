//! The rows that a part of a season yields, as batches of Arrow. A statement names the table that
//! it wants of `returns`: awards, standings, events, problems, or what the pages of players need.
//! The first four have the columns of the files under `data/`; awards also tell their part, player
//! and club, so that SQL can add them up.

use std::num::NonZeroU32;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;

use datafusion::arrow::array::{ArrayRef, BinaryArray, Int64Array, RecordBatch};
use datafusion::arrow::datatypes::{DataType, Field, Schema, SchemaRef};
use datafusion::arrow::error::ArrowError;
use register::Season;
use report::Site;
use report::arrow::{ArrowBatchBuilder, arrow_schema_of_table};
use report::tables::awards::award_points_in_files;
use report::tables::{self, Table, TableDraft};
use season::parts::{PlayerBucketRecord, read_player_bucket_records};
use serde::{Deserialize, Serialize};

/// The rows `played` of a batch: a few megabytes.
const AT_ONCE: usize = 256;

/// Which rows: those of a table of the season.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Rows {
    /// The awards, each with its part, player, club and event.
    Awards,
    /// The places of contestants, as in `data/standings.csv`.
    Standings,
    /// The events, as in `data/events.csv`.
    Events,
    /// The problems, as in `data/problems.csv`.
    Problems,
    /// What the pages of players show of each return, by bucket of players; of parts that were
    /// computed before.
    Played,
}

impl Rows {
    const ALL: [Rows; 5] =
        [Rows::Awards, Rows::Standings, Rows::Events, Rows::Problems, Rows::Played];

    fn name(self) -> &'static str {
        match self {
            Rows::Awards => "awards",
            Rows::Standings => "standings",
            Rows::Events => "events",
            Rows::Problems => "problems",
            Rows::Played => "played",
        }
    }

    /// The table of a season; [`Rows::Played`] has none.
    fn table(self, season: &Season, part: u32) -> Option<Table<'_>> {
        match self {
            Rows::Awards => Some(awards(season, part)),
            Rows::Standings => {
                Some(tables::standings::standings_table(&season.people, &season.returns))
            }
            Rows::Events => Some(tables::events::events_table(season)),
            Rows::Problems => Some(tables::problems::season_problems_table(season)),
            Rows::Played => None,
        }
    }

    /// The columns of the table, with their types.
    pub fn schema(self) -> SchemaRef {
        let season = Season::default();
        let table = self.table(&season, 0);
        Arc::new(
            table.map_or_else(of_played, |table| arrow_schema_of_table(&table.csv_output_table())),
        )
    }

    /// The rows of a part of a season, which is numbered in its plan; none for [`Rows::Played`].
    ///
    /// # Errors
    ///
    /// If a cell is not of the type of its column.
    pub fn batches(self, season: &Season, part: u32) -> Result<Vec<RecordBatch>, ArrowError> {
        let Some(table) = self.table(season, part) else { return Ok(Vec::new()) };
        let shown = table.csv_output_table();
        let (mut batches, mut all) = (ArrowBatchBuilder::new(&shown), Vec::new());
        batches.add_rows(&shown, |batch| {
            all.push(batch);
            Ok::<(), ArrowError>(())
        })?;
        all.extend(batches.take_rest()?);
        Ok(all)
    }
}

impl FromStr for Rows {
    type Err = String;

    fn from_str(name: &str) -> Result<Rows, String> {
        Rows::ALL.into_iter().find(|rows| rows.name() == name).ok_or_else(|| {
            let names = Rows::ALL.map(Rows::name).join(", ");
            format!("there is no table “{name}”; there are {names}")
        })
    }
}

/// Into how many buckets the players of a season in parts are divided.
pub fn buckets_of(parts: NonZeroU32) -> u16 {
    u16::try_from(parts.get()).unwrap_or(u16::MAX)
}

/// The columns of [`Rows::Played`].
fn of_played() -> Schema {
    Schema::new(vec![
        Field::new("bucket", DataType::Int64, true),
        Field::new("position", DataType::Int64, true),
        Field::new("record", DataType::Binary, true),
    ])
}

/// The rows [`Rows::Played`] of a finished part.
///
/// # Errors
///
/// If there is no such part.
pub fn played(part: &Path, buckets: u16) -> Result<Vec<RecordBatch>, String> {
    let site = Site::new(None).map_err(|why| why.to_string())?;
    let rows = read_player_bucket_records(part, &site, buckets).map_err(|why| why.to_string())?;
    let batch = |rows: &[PlayerBucketRecord]| {
        let bucket = rows.iter().map(|row| i64::from(row.bucket));
        let position = rows.iter().map(|row| i64::from(row.position));
        let record = rows.iter().map(|row| row.record.as_slice());
        let columns: Vec<ArrayRef> = vec![
            Arc::new(Int64Array::from_iter_values(bucket)),
            Arc::new(Int64Array::from_iter_values(position)),
            Arc::new(BinaryArray::from_iter_values(record)),
        ];
        RecordBatch::try_new(Arc::new(of_played()), columns).map_err(|why| why.to_string())
    };
    rows.chunks(AT_ONCE).map(batch).collect()
}

/// The awards of a part, with the points of `data/awards.csv`.
fn awards(season: &Season, part: u32) -> Table<'_> {
    let awards = move || {
        season.events().flat_map(move |(_, event)| {
            let own = event.awards.iter();
            own.map(move |award| (event, award, season.people.spelling(award.player)))
        })
    };
    let count = season.events().map(|(_, event)| event.awards.len()).sum();
    TableDraft::new("awards", "Awards", "The awards of a part of a season.", count, awards)
        .whole_number("part", "Part", 6.0, move |_| part)
        .text("event_key", "Key", 24.0, |(event, ..)| &event.key)
        .day("date", "Date", |(event, ..)| event.identity.date)
        .text("club", "Organiser", 28.0, |(event, ..)| &event.organiser.name)
        .text("title", "Event", 34.0, |(event, ..)| &event.identity.title)
        .text("entry", "Entry", 9.0, |(event, award, _)| {
            &event.rankings.standings[award.standing as usize].entry
        })
        .whole_number("place", "Place", 7.0, |(_, award, _)| award.place.number)
        .text("player_no", "Number", 11.0, |(.., player)| player.number.as_deref())
        .text("player", "Player", 28.0, |(.., player)| &player.name)
        .text("kind", "Kind", 8.0, |(_, award, _)| award.kind.id())
        .number("points", "Points", 8.0, |(_, award, _)| award_points_in_files(award))
        .with_unit("points", "points of the kind in the column kind; 0 for a title or a prize")
        .text("clauses", "Clauses", 24.0, |(_, award, _)| award.basis.clauses_text())
        .text("basis", "Basis", 80.0, |(_, award, _)| award.basis.sentence())
        .build()
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_table_goes_by_its_name() {
        for rows in Rows::ALL {
            assert_eq!(Rows::from_str(rows.name()), Ok(rows));
            assert!(!rows.schema().fields().is_empty());
        }
        assert!(Rows::from_str("players").unwrap_err().contains("awards, standings"));
    }
}
