//! Reads the figures of a rule book from TOML, and says where a value is unsound.

use std::fmt;

use jiff::civil::Date;
use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{DeserializeOwned, Deserializer, Error, MapAccess, Visitor};
use toml::Table;
use toml::value::Datetime;

use super::figure_value::{FigureError, FigurePath, UnreadKeys};
use model::problem::ProblemDetail;

/// Reads a TOML file of figures. The error names the line of bad TOML, else the key that is
/// absent, unknown or of the wrong kind.
pub fn parse_figures<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    figures_from_table(&toml::from_str(text).map_err(|why| why.to_string())?)
}

/// Reads figures from a table of values. The error names the key that is absent, unknown or of the
/// wrong kind.
pub fn figures_from_table<T: DeserializeOwned>(table: &Table) -> Result<T, String> {
    read_figures_or_error_path(table).map_err(|why| why.to_string())
}

/// Reads figures from a table of values. The error knows the way to the value.
pub fn read_figures_or_error_path<T: DeserializeOwned>(table: &Table) -> Result<T, FigureError> {
    T::deserialize(MapAccessDeserializer::new(UnreadKeys::from_table(table)))
}

/// A figure that a rule book cannot have, though its file has the right shape.
#[derive(Debug)]
pub struct UnsoundFigure {
    /// The keys and positions that lead to the figure.
    pub path: FigurePath,
    /// What is wrong with it.
    pub trouble: ProblemDetail,
}

/// Reads a day of a file: `2026-01-01`, plain or in quotation marks.
pub(super) fn day<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Date>, D::Error> {
    from.deserialize_any(Day).map(Some)
}

struct Day;

impl<'de> Visitor<'de> for Day {
    type Value = Date;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a day such as 2026-01-01")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Date, E> {
        text.parse().map_err(|_| E::custom(format!("`{text}` is not a day such as 2026-01-01")))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Date, A::Error> {
        let day = Datetime::deserialize(MapAccessDeserializer::new(map))?;
        self.visit_str(&day.to_string())
    }
}
