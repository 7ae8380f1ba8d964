//! Reading a file of figures.

use serde::de::DeserializeOwned;

/// Reads a TOML file of figures. The error names the line of bad TOML, else the key that is
/// absent, unknown or of the wrong kind.
///
/// The file becomes a table of values first. Straight from the text, serde's code would be made
/// three times for every struct of a handbook, a seventh of all code of this crate.
pub fn figures<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    let values: toml::Value = toml::from_str(text).map_err(|why| why.to_string())?;
    T::deserialize(values).map_err(|why| why.to_string())
}
