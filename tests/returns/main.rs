//! What comes in: cells, slips, damaged and hostile files, pads, USEBIO, Tournament Report Files, settings.

#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod faults;
mod file_kinds;
mod hostile;
mod import_law;
mod mistaken;
mod pads;
mod problems;
mod reading;
mod send;
mod sessions;
mod settings;
mod slips;
#[path = "../support/mod.rs"]
mod support;
mod terminal;
mod trf;
mod uploads;
mod usebio;
mod workbooks;
