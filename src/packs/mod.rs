//! The rule books, one folder each; to add one, add its folder and its two lines here.

pub mod abf_anc_2018;
pub mod fide_2026;
pub mod galway_2023;
pub mod nzdc_1999;
pub mod two_player;
pub mod wbu_2003;

use crate::engine::pack::Pack;
use crate::model::RuleBook;

/// Every rule book, in the order in which they are listed.
static PACKS: [&dyn Pack; 6] = [
    &wbu_2003::Wbu2003,
    &abf_anc_2018::AbfAnc2018,
    &galway_2023::Galway2023,
    &fide_2026::Fide2026,
    &nzdc_1999::Nzdc1999,
    &two_player::TwoPlayerDiplomacy,
];

/// Every rule book, in the order in which they are listed.
pub fn all() -> impl Iterator<Item = &'static dyn Pack> {
    PACKS.iter().copied()
}

/// The rule book of an id, for an event to go by.
pub fn find(id: &str) -> Option<RuleBook> {
    let pack = PACKS.iter().find(|pack| pack.source().id == id)?;
    Some(RuleBook::new(&pack.source().id, pack))
}
