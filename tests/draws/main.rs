//! Draws and events of games: rounds drawn, seeded, rehearsed and written; chess, draughts and Diplomacy.

#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod chess_teams;
mod desk;
mod diplomacy;
mod draw_pages;
mod galway;
mod norm_forms;
mod ratings;
mod rehearsal;
mod scheveningen;
mod seeding;
#[path = "../support/mod.rs"]
mod support;
mod swiss;
mod tables;
mod two_player;
mod write_round;
