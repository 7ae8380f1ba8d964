//! palmares
pub mod awards;
pub mod cli;
pub mod model;
pub mod problem;
pub mod register;
pub mod report;
pub mod returns;
pub mod rules;
pub mod scoring;
pub mod season;
pub mod standings;
