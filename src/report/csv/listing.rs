//! Any list as a CSV file.

use std::path::Path;

use super::{borrowed, exact, to_file};
use crate::report::listing::{Field, Listing};

/// Writes a list.
pub fn write(listing: &Listing<'_>, path: &Path) -> std::io::Result<()> {
    to_file(path, |table| {
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
