//! What comes out: annotated copies, pages, letters, explanations, seals.

#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod annotated;
mod copy_charts;
mod explain;
mod languages;
mod letters;
mod pages;
mod player_letters;
mod players;
mod printing;
mod seal;
mod site;
#[path = "../support/mod.rs"]
mod support;
