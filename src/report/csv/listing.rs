//! Any list as a CSV file.

use super::{borrowed, exact, write_with};
use crate::report::listing::{Field, Listing};
use crate::report::publish::{OutputError, Publication};

/// Writes a list as a CSV file of the output.
pub fn write(publication: &Publication, listing: &Listing<'_>) -> Result<(), OutputError> {
    write_with(publication, listing.file, |table| {
        let headings: Vec<&str> = listing.columns.iter().map(|column| column.key).collect();
        table.headings(&headings)?;
        for row in (listing.rows)() {
            table.fields(row.iter().map(|field| match field {
                Field::Nothing => borrowed(""),
                Field::Text(text) => borrowed(text),
                Field::Number(number) => exact(*number).into(),
                Field::Day(day) => day.to_string().into(),
            }))?;
        }
        Ok(())
    })
}
