//! Writes what two rule books make of one season: a page and its tables, from the comparison of
//! both runs in `register`.

use super::output::Output;
use register::rule_book_comparison::RuleBookComparison;
use report::tables::rule_book_comparison::tables;
use report::{OutputError, csv};

/// Writes page and tables, and publishes them.
pub fn write_rule_book_comparison(
    comparison: &RuleBookComparison,
    output: Output<'_>,
) -> Result<(), OutputError> {
    let (publication, site) = (&output.publication, output.site);
    for (name, text) in site.assets() {
        publication.write(name, text.as_bytes())?;
    }
    publication.write("under.html", &site.rule_book_comparison_page(comparison)?)?;
    for table in tables(comparison) {
        csv::write(publication, &table)?;
    }
    output.publication.finish().map(drop)
}
