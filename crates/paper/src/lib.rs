#![doc = include_str!("../README.md")]
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::panic))] // a test fails by panicking

mod clean_text;
mod design;
mod error;
mod face;
mod fit;
mod fit_cache;
mod flow;
#[cfg(feature = "pdf")]
mod pdf;
mod picture;
mod qr_code;
mod sheet;
mod slot;
mod style;
mod stylesheet;
mod svg_page;
mod text_css;
mod units;
#[cfg(feature = "pdf")]
mod vector;

pub use clean_text::{CleanText, clean};
pub use design::Design;
pub use error::PaperError;
pub use face::{Face, Glyph, is_covered};
#[cfg(feature = "pdf")]
pub use pdf::{Day, PdfFile};
pub use picture::{Picture, PictureKind};
pub use qr_code::QrPattern;
pub use sheet::{PlacedDesign, Sheet};
pub use slot::{TypesetLine, TypesetText};
pub use svg_page::{DesignFile, sheets_to_svg};
