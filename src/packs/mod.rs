//! The rule books, one folder each; to add one, add its folder and its two lines here.

pub mod abf_anc_2018;
pub mod fide_2026;
pub mod galway_2023;
pub mod nzdc_1999;
pub mod two_player;
pub mod wbu_2003;

use crate::engine::pack::Pack;
use crate::engine::rules::book::Book;
use crate::model::{Part, RuleBook, Shelf};

/// What the rooms ask of each rule book, a trait object a room.
macro_rules! shelf {
    ($($pack:expr,)*) => {
        &[$(&[&(&$pack as &dyn Book), &(&$pack as &dyn Pack)]),*]
    };
}

/// Every rule book, in the order in which they are listed.
static SHELF: &[&[Part]] = shelf![
    wbu_2003::Wbu2003,
    abf_anc_2018::AbfAnc2018,
    galway_2023::Galway2023,
    fide_2026::Fide2026,
    nzdc_1999::Nzdc1999,
    two_player::TwoPlayerDiplomacy,
];

/// Every rule book, for events to choose from.
pub fn shelf() -> Shelf {
    Shelf(SHELF)
}

/// Every rule book, in the order in which they are listed.
pub fn all() -> impl Iterator<Item = &'static dyn Pack> {
    shelf().parts::<&'static dyn Pack>().copied()
}

/// The rule book of an id, for an event to go by.
pub fn find(id: &str) -> Option<RuleBook> {
    let (parts, pack) = SHELF.iter().zip(all()).find(|(_, pack)| pack.source().id == id)?;
    Some(RuleBook::new(&pack.source().id, parts))
}
