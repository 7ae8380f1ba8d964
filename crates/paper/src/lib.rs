#![doc = include_str!("../README.md")]
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::panic))] // a test fails by panicking

mod clean_text;
mod design;
mod face;
mod fault;
mod fit;
mod fit_cache;
mod flow;
mod page;
#[cfg(feature = "pdf")]
mod pdf;
mod picture;
mod qr_code;
mod sheet;
mod slot;
mod style;
mod text_look;
mod units;
#[cfg(feature = "pdf")]
mod vector;

pub use clean_text::{CleanText, clean};
pub use design::Design;
pub use face::{Face, Glyph, is_covered};
pub use fault::Fault;
pub use page::page;
#[cfg(feature = "pdf")]
pub use pdf::{Day, PdfFile};
pub use picture::{Picture, PictureKind};
pub use qr_code::QrPattern;
pub use sheet::{Placed, Sheet};
pub use slot::{SetLine, SetText};
