//! Everything becomes files: workbooks, pages, certificates, CSV.
//!
//! What belongs here: how things look. What does not: deciding anything. Lines
//! that several outputs print are worded once, in `lines`; files reach their
//! place through `publish`.

pub mod csv;
pub mod html;
mod lines;
pub mod outings;
pub mod publish;
pub mod tables;
pub mod trf;
pub mod usebio;
mod words;
pub mod xlsx;

pub use html::Site;
pub use publish::{OutputError, Publication};
