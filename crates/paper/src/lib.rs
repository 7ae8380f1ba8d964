#![doc = include_str!("../README.md")]
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::panic))] // a test fails by panicking

mod clean;
mod code;
mod design;
mod face;
mod fault;
mod fit;
mod fits;
mod flow;
mod look;
mod page;
#[cfg(feature = "pdf")]
mod pdf;
mod picture;
mod sheet;
mod slot;
mod style;
mod units;
#[cfg(feature = "pdf")]
mod vector;

pub use clean::{CleanText, clean};
pub use code::QrPattern;
pub use design::Design;
pub use face::{Face, Glyph, is_covered};
pub use fault::Fault;
pub use page::page;
#[cfg(feature = "pdf")]
pub use pdf::{Day, PdfFile};
pub use picture::{Picture, PictureKind};
pub use sheet::{Placed, Sheet};
pub use slot::{SetLine, SetText};
