//! Control totals: the points of a season by part, by player and by club are the same, and those of
//! the merged season.

use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;

use datafusion::arrow::array::{AsArray, RecordBatch};
use datafusion::arrow::compute::cast;
use datafusion::arrow::datatypes::{DataType, Decimal128Type, Int64Type};
use datafusion::arrow::error::ArrowError;
use model::Exact;
use serde::Deserialize;

/// One unit in the last decimal of points.
const BILLION: i128 = 1_000_000_000;

/// The awards and the points of each kind.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Totals(BTreeMap<String, Sum>);

/// Awards and their points, in billionths.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Sum {
    awards: i128,
    points: i128,
}

/// What the points are grouped by, as columns of `returns`.
pub const GROUPS: [(&str, &str); 3] = [
    ("part", "CAST(part AS VARCHAR)"),
    ("player", "coalesce(player_no, player)"),
    ("club", "club"),
];

/// The statement for the totals of `returns`: a row for each kind and each of [`GROUPS`]. The parts
/// are computed once, and the rows are shuffled by group.
pub fn statement(returns: &str) -> String {
    let columns = GROUPS.map(|(name, of)| format!("{of} AS by_{name}")).join(", ");
    let groups = GROUPS.map(|(name, _)| format!("by_{name}"));
    let sets = groups.each_ref().map(|by| format!("(kind, {by})")).join(", ");
    let is_one = |(name, _): (&str, &str)| format!("WHEN by_{name} IS NOT NULL THEN '{name}'");
    let group = GROUPS.map(is_one).join(" ");
    let all = groups.join(", ");
    format!(
        "WITH awards AS (SELECT kind, points, {columns} FROM {returns}),
        groups AS (
            SELECT kind, {all}, count(*) AS awards, sum(points) AS points
            FROM awards GROUP BY GROUPING SETS ({sets})
        )
        SELECT CASE {group} END AS grouped, kind, count(*) AS groups,
            sum(awards) AS awards, CAST(sum(points) AS DECIMAL(38, 9)) AS points
        FROM groups GROUP BY grouped, kind ORDER BY grouped, kind"
    )
}

impl Totals {
    /// The totals of a season: of its file `data/awards.csv`.
    ///
    /// # Errors
    ///
    /// If the file cannot be read.
    pub fn read(season: &Path) -> Result<Totals, csv::Error> {
        #[derive(Deserialize)]
        struct Award {
            kind: String,
            points: String,
        }
        let mut totals = Totals::default();
        for award in csv::Reader::from_path(season.join("data/awards.csv"))?.deserialize() {
            let Award { kind, points } = award?;
            let sum = totals.0.entry(kind).or_default();
            sum.awards += 1;
            sum.points += billionths(Exact::parse_decimal(&points).unwrap_or_default());
        }
        Ok(totals)
    }

    /// The totals that a [`statement`] yields, by what they are grouped by.
    ///
    /// # Errors
    ///
    /// If the rows have other columns.
    pub fn from_batches(batches: &[RecordBatch]) -> Result<BTreeMap<String, Totals>, ArrowError> {
        let mut read: BTreeMap<String, Totals> = BTreeMap::new();
        for batch in batches {
            let column = |name: &str, kind: &DataType| {
                let column = batch.column_by_name(name);
                let missing = || ArrowError::SchemaError(format!("there is no column {name}"));
                cast(column.ok_or_else(missing)?, kind)
            };
            let [grouped, kind] = ["grouped", "kind"].map(|name| column(name, &DataType::Utf8));
            let (grouped, kind) = (grouped?, kind?);
            let awards = column("awards", &DataType::Int64)?;
            let points = column("points", &DataType::Decimal128(38, 9))?;
            for row in 0..batch.num_rows() {
                let of = |text: &dyn datafusion::arrow::array::Array| {
                    text.as_string::<i32>().value(row).to_string()
                };
                let sum = Sum {
                    awards: awards.as_primitive::<Int64Type>().value(row).into(),
                    points: points.as_primitive::<Decimal128Type>().value(row),
                };
                read.entry(of(&grouped)).or_default().0.insert(of(&kind), sum);
            }
        }
        Ok(read)
    }

    /// Where they differ from others, in a sentence.
    pub fn differs(&self, other: &Totals) -> Option<String> {
        let kinds = self.0.keys().chain(other.0.keys());
        let sum = |totals: &Totals, kind| totals.0.get(kind).copied().unwrap_or_default();
        let mut both = kinds.map(|kind| (kind, sum(self, kind), sum(other, kind)));
        let (kind, own, others) = both.find(|(_, own, others)| own != others)?;
        Some(format!("{kind}: {own} and {others}"))
    }
}

/// A number of at most nine decimals in billionths.
fn billionths(number: Exact) -> i128 {
    number.numerator() * (BILLION / number.denominator())
}

impl fmt::Display for Sum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let points = Exact::ratio(self.points, BILLION).unwrap_or_default();
        write!(f, "{} awards, {} points", self.awards, points.to_decimal())
    }
}

impl fmt::Display for Totals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines: Vec<String> =
            self.0.iter().map(|(kind, sum)| format!("{kind}: {sum}")).collect();
        f.write_str(&lines.join("; "))
    }
}
