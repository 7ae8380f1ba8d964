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

pub use clean_text::{TypesettableText, make_typesettable};
pub use design::CertificateDesign;
pub use error::PaperError;
pub use face::{EmbeddedFont, Glyph, is_in_every_font};
#[cfg(feature = "pdf")]
pub use pdf::{PdfFile, YearMonthDay};
pub use picture::{Picture, PictureFormat};
pub use qr_code::QrPattern;
pub use sheet::{PaperSheet, PlacedDesign};
pub use slot::{TypesetLine, TypesetText};
pub use svg_page::{PageAsset, sheets_to_svg};
