//! Writes what two rule books make of one season.

use super::output::Output;
use crate::register::under::Under;
use crate::report::tables::under::tables;
use crate::report::{OutputError, csv};

/// Writes page and tables, and publishes them.
pub fn write_under(under: &Under, output: Output<'_>) -> Result<(), OutputError> {
    let (publication, site) = (&output.publication, output.site);
    for (name, text) in site.assets() {
        publication.write(name, text.as_bytes())?;
    }
    publication.write("under.html", &site.under_page(under)?)?;
    for table in tables(under) {
        csv::write(publication, &table)?;
    }
    output.publication.finish().map(drop)
}
