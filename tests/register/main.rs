//! Registers: reconciliation, decisions, ledgers, and everything that a person does to them.

#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod amendments;
mod book;
mod copies;
mod day;
mod decisions;
mod doubles;
mod edit;
mod edits;
mod firsts;
mod given;
mod laws;
mod merges;
mod moved;
mod orders;
mod papers;
mod past_runs;
mod reconcile;
mod silent;
mod since;
#[path = "../support/mod.rs"]
mod support;
mod ways;
mod workbook;
