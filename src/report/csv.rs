//! The files under `data/` for other programs, with exact decimals.

use std::io::{BufWriter, Write};

use super::publish::{OutputError, Publication};
use super::tables::Table;

/// Writes a table as a CSV file of the output; with the feature `parquet` as a Parquet file beside
/// it too.
pub fn write(publication: &Publication, table: &Table<'_>) -> Result<(), OutputError> {
    let file = publication.create(table.file())?;
    let path = file.path().to_path_buf();
    let mut out = BufWriter::with_capacity(1 << 16, file);
    table
        .in_csv()
        .write_csv(&mut out)
        .and_then(|()| out.flush())
        .map_err(OutputError::at(&path))?;
    #[cfg(feature = "parquet")]
    super::parquet::write(publication, table)?;
    Ok(())
}
