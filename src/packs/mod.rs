//! The rule books, one folder each; to add one, add its folder and a line here.

pub mod abf_anc_2018;
pub mod fide_2026;
pub mod galway_2023;
pub mod nzdc_1999;
pub mod two_player;
pub mod wbu_2003;
