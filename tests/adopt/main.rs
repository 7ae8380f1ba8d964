//! Sheets that were not made for palmares.

#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod around;
mod changed;
mod chess;
mod command;
mod lists;
mod recognised;
mod renamed;
mod shapes;
mod silent;
#[path = "../support/mod.rs"]
mod support;
mod unseen;
