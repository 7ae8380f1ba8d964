//! Rule books: every printed figure, worked example and clause against what palmares computes.

#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod championship_pairs;
mod groups;
mod groups_refused;
mod interstate;
mod prizes;
mod quotas;
mod rules;
#[path = "../support/mod.rs"]
mod support;
mod unions;
