//! The families of scoring systems, a file each: parameters, rule, sentences and formula.
//!
//! To add one: its file, a line of `families!`, a block in `systems.toml`, and its published
//! examples in `tests/rules/diplomacy/systems.csv`.

use serde::Deserialize;

use super::system::DiplomacySystem;

/// Declares the families: title, word in `systems.toml`, file and type.
macro_rules! families {
    ($($(#[$doc:meta])* $word:literal $file:ident::$family:ident),+ $(,)?) => {
        $(mod $file;)+

        /// The families of systems, each with its parameters.
        #[derive(Deserialize, Debug)]
        #[serde(tag = "kind", deny_unknown_fields)]
        pub enum SystemFamily {
            $($(#[$doc])* #[serde(rename = $word)] $family($file::$family)),+
        }

        impl SystemFamily {
            /// Its rule, with the parameters.
            pub fn system(&self) -> &dyn DiplomacySystem {
                match self {
                    $(SystemFamily::$family(family) => family),+
                }
            }
        }
    };
}

families! {
    /// Detour98f and Detour09.
    "detour" detour::Detour,
    /// C-Diplo.
    "c-diplo" c_diplo::CDiplo,
    /// Sum of squares.
    "sum of squares" sum_of_squares::SumOfSquares,
    /// Draw size.
    "draw size" draw_size::DrawSize,
    /// Carnage.
    "carnage" carnage::Carnage,
    /// ManorCon.
    "manorcon" manorcon::ManorCon,
    /// Bangkok and Olympic.
    "bangkok" bangkok::Bangkok,
    /// World Classic and Summer Classic.
    "classic" classic::WorldClassic,
}
