//! FIDE's rules for Swiss tournaments.

pub mod figures;
