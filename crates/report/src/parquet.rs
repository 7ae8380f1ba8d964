//! The tables under `data/` as Parquet files, with types, for DuckDB, DataFusion, Spark and Polars.
//! The same rows give the same bytes, however they come.

use std::io::{self, BufWriter};
use std::path::PathBuf;

use parquet::arrow::ArrowWriter;
use parquet::basic::Compression;
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;

use super::arrow::ArrowBatchBuilder;
use super::publish::{OpenFile, OutputError, Publication};
use super::tables::{OutputTable, Table};

/// The rows of a group, except of the last one.
const ROWS_OF_A_GROUP: usize = 1 << 17;

/// The path of a table's Parquet file, beside its CSV file; `None` for lists outside `data/`, which
/// go to people.
fn name_of(file: &str) -> Option<String> {
    let stem = file.strip_suffix(".csv").filter(|stem| stem.starts_with("data/"))?;
    Some(format!("{stem}.parquet"))
}

/// A Parquet file whose rows come in several tables of the same columns.
pub(crate) struct ParquetFile {
    rows: Rows<BufWriter<OpenFile>>,
    path: PathBuf,
}

impl ParquetFile {
    /// Begins the file of a table, without its rows; `None` if the table has no such file.
    pub fn begin(
        publication: &Publication,
        table: &Table<'_>,
    ) -> Result<Option<ParquetFile>, OutputError> {
        let Some(name) = name_of(table.csv_path()) else { return Ok(None) };
        let file = publication.create_file(&name)?;
        let path = file.path().to_path_buf();
        let rows = Rows::begin(BufWriter::with_capacity(1 << 16, file), &table.csv_output_table());
        match rows {
            Ok(rows) => Ok(Some(ParquetFile { rows, path })),
            Err(why) => Err(OutputError::Io(path, as_io(why))),
        }
    }

    /// Adds the rows of a table.
    pub fn add_rows(&mut self, table: &Table<'_>) -> Result<(), OutputError> {
        let added = self.rows.add(&table.csv_output_table()).map_err(as_io);
        added.map_err(OutputError::at(&self.path))
    }

    /// Writes the end of the file, without which it cannot be read.
    pub(crate) fn finish(self) -> Result<(), OutputError> {
        self.rows.finish().map_err(as_io).map_err(OutputError::at(&self.path))
    }
}

/// Writes rows as Parquet.
struct Rows<W: io::Write + Send> {
    batches: ArrowBatchBuilder,
    writer: ArrowWriter<W>,
}

impl<W: io::Write + Send> Rows<W> {
    fn begin(out: W, table: &OutputTable<'_>) -> Result<Rows<W>, ParquetError> {
        let told = [("title", &table.title), ("about", &table.about)];
        let told = told.into_iter().filter(|(_, text)| !text.is_empty());
        let told = told.map(|(key, text)| KeyValue::new(key.to_string(), text.to_string()));
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_max_row_group_row_count(Some(ROWS_OF_A_GROUP))
            .set_key_value_metadata(Some(told.collect()))
            .build();
        let batches = ArrowBatchBuilder::new(table);
        let writer = ArrowWriter::try_new(out, batches.schema(), Some(properties))?;
        Ok(Rows { batches, writer })
    }

    fn add(&mut self, table: &OutputTable<'_>) -> Result<(), ParquetError> {
        self.batches.add_rows(table, |batch| self.writer.write(&batch))
    }

    fn finish(mut self) -> Result<(), ParquetError> {
        if let Some(rest) = self.batches.take_rest()? {
            self.writer.write(&rest)?;
        }
        self.writer.close().map(drop)
    }
}

/// The error of the system behind one of Parquet.
fn as_io(why: ParquetError) -> io::Error {
    match why {
        ParquetError::External(why) => match why.downcast::<io::Error>() {
            Ok(why) => *why,
            Err(why) => io::Error::other(why),
        },
        why => io::Error::other(why),
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use workbook::table::{Column, Field};

    use super::*;
    use model::Exact;

    static COLUMNS: [Column; 3] = [
        Column::whole("place", "Place", 7.0),
        Column::text("name", "Name", 20.0),
        Column::number("points", "Points", 8.0),
    ];

    /// The file of rows that come in pieces of some size.
    fn in_pieces(rows: &[u64], piece: usize) -> Vec<u8> {
        let table = |rows| {
            OutputTable::new("data/x.csv", "X", "", &COLUMNS, rows, |row: &u64| {
                let quarter = Exact::ratio(*row, 4).unwrap();
                vec![Exact::from(*row).into(), format!("N{}", row % 977).into(), quarter.into()]
            })
        };
        let mut bytes = Vec::new();
        let mut file = Rows::begin(&mut bytes, &table(&rows[..0])).unwrap();
        for piece in rows.chunks(piece) {
            file.add(&table(piece)).unwrap();
        }
        file.finish().unwrap();
        bytes
    }

    #[test]
    fn the_bytes_do_not_depend_on_the_pieces() {
        let rows: Vec<u64> = (0..2 * ROWS_OF_A_GROUP as u64 + 5).collect();
        let whole = in_pieces(&rows, rows.len());
        for piece in [1, 1_000, 8_192, 100_001] {
            assert!(in_pieces(&rows, piece) == whole, "pieces of {piece} rows");
        }
    }

    #[test]
    fn a_cell_of_another_type_is_an_error() {
        let rows = [Exact::ratio(1, 2).unwrap()];
        let table = OutputTable::new("data/x.csv", "X", "", &COLUMNS[..1], &rows, |half| {
            vec![Field::Number(*half)]
        });
        let mut file = Rows::begin(Vec::new(), &table).unwrap();
        assert!(file.add(&table).is_err(), "half a place");
    }

    #[test]
    fn lists_for_people_have_no_such_file() {
        assert_eq!(name_of("data/awards.csv").as_deref(), Some("data/awards.parquet"));
        assert_eq!(name_of("letters/recipients.csv"), None);
        assert_eq!(name_of("amendment.csv"), None);
    }
}
