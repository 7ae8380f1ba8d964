//! Whole runs: what a season writes, again, in parts, while it is watched, and what commands say.

#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod again;
mod bundle;
mod command_line;
mod competitions;
mod diff;
mod finding;
mod laws;
mod only;
mod overview;
mod parts;
mod questions;
mod records;
mod runs;
mod samples;
mod season_files;
#[path = "../support/mod.rs"]
mod support;
mod talk;
mod watch;
