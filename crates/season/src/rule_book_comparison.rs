//! Writes what two rule books make of one season: a page and its tables, from the comparison of
//! both runs in `register`.

use super::output::RunOutput;
use register::rule_book_comparison::RuleBookComparison;
use report::tables::rule_book_comparison::rule_book_comparison_tables;
use report::{OutputError, csv};

/// Writes page and tables, and publishes them.
pub fn write_rule_book_comparison(
    comparison: &RuleBookComparison,
    output: RunOutput<'_>,
) -> Result<(), OutputError> {
    let (publication, site) = (&output.publication, output.site);
    for (name, text) in site.assets() {
        publication.write_file(name, text.as_bytes())?;
    }
    publication.write_file("under.html", &site.rule_book_comparison_page(comparison)?)?;
    for table in rule_book_comparison_tables(comparison) {
        csv::write_table_files(publication, &table)?;
    }
    output.publication.finish().map(drop)
}
