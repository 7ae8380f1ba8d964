//! The rule books, one folder each. To add one, add its folder, its `mod` and its line of `SHELF`.

pub mod abf_anc_2018;
pub mod fide_2026;
pub mod fide_ratings;
pub mod galway_2023;
pub mod nzdc_1999;
pub mod two_player;
pub mod wbu_2003;

use std::sync::LazyLock;

use crate::engine::pack::Pack;
use crate::engine::rules::book::Book;
use crate::engine::rules::membership::Membership;
use crate::engine::scoring::diplomacy;
use crate::model::blank::FormNeeds;
use crate::model::form::BookWords;
use crate::model::names::folded;
use crate::model::{Format, Part, RuleBook, Scoring, Shelf, Vocabulary};
use crate::problem::Declaration;

/// Each rule book as one trait object per trait that a room calls.
macro_rules! shelf {
    ($($pack:expr,)*) => {
        &[$(&[&(&$pack as &dyn Book), &(&$pack as &dyn Pack)]),*]
    };
}

/// Every rule book, in the order of every list.
static SHELF: &[&[Part]] = shelf![
    wbu_2003::Wbu2003,
    abf_anc_2018::AbfAnc2018,
    galway_2023::Galway2023,
    fide_2026::Fide2026,
    fide_ratings::FideRatings,
    nzdc_1999::Nzdc1999,
    two_player::TwoPlayerDiplomacy,
];

/// The words that each rule book adds to the form.
static WORDS: LazyLock<Vec<&'static Vocabulary>> = LazyLock::new(|| {
    let books = Shelf { books: SHELF, words: &[] };
    books.parts::<&'static dyn Book>().map(|book| book.vocabulary()).collect()
});

/// Every rule book, for events to choose from.
pub fn shelf() -> Shelf {
    Shelf { books: SHELF, words: &WORDS }
}

/// The words that the form accepts in a list which the rule books fill.
pub fn words(list: BookWords) -> &'static [&'static str] {
    static COMPETITIONS: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
        let competitions = WORDS.iter().flat_map(|words| words.competitions);
        competitions.map(|competition| competition.word).collect()
    });
    static CARRY_OVERS: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
        let rules = WORDS.iter().flat_map(|words| words.carry_overs);
        std::iter::once("none").chain(rules.map(|rule| rule.word)).collect()
    });
    static SCORINGS: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
        let systems = diplomacy::systems().system.iter().map(|system| system.id.as_str());
        Scoring::WORDS.iter().copied().chain(systems).collect()
    });
    match list {
        BookWords::Scorings => &SCORINGS,
        BookWords::Books => ids(),
        BookWords::Competitions => &COMPETITIONS,
        BookWords::CarryOvers => &CARRY_OVERS,
    }
}

/// The word of such a list that a synonym stands for.
pub fn other_word(list: BookWords, text: &str) -> Option<&'static str> {
    if list != BookWords::Competitions {
        return None;
    }
    let wanted = folded(text);
    let mut known = WORDS.iter().flat_map(|words| words.competitions);
    let meant = known.find(|known| known.others.iter().any(|other| folded(other) == wanted));
    meant.map(|competition| competition.word)
}

/// Every rule book, in listing order.
pub fn all() -> impl Iterator<Item = &'static dyn Pack> {
    shelf().parts::<&'static dyn Pack>().copied()
}

/// The declarations of every problem that a rule book can raise.
pub fn declared_problems() -> impl Iterator<Item = &'static Declaration> {
    all().flat_map(|pack| pack.problems()).copied()
}

/// The rule book with this id.
pub fn find(id: &str) -> Option<RuleBook> {
    let (parts, pack) = SHELF.iter().zip(all()).find(|(_, pack)| pack.source().id == id)?;
    Some(RuleBook::new(&pack.source().id, parts))
}

/// The ids of the rule books, in listing order.
pub fn ids() -> &'static [&'static str] {
    static IDS: LazyLock<Vec<&'static str>> =
        LazyLock::new(|| all().map(|pack| pack.source().id.as_str()).collect());
    &IDS
}

/// The id that an argument of the command line names.
pub fn id_of(word: Option<&str>) -> Option<&'static str> {
    ids().iter().copied().find(|id| Some(*id) == word)
}

/// The pack with this id, if it awards anything.
pub fn awarding(id: &str) -> Option<&'static dyn Pack> {
    all().find(|pack| pack.source().id == id && pack.awards_nothing().is_none())
}

/// The default rule book of a format, for files that name none.
pub fn usual_for(format: Format) -> Option<&'static str> {
    let mut books = shelf().parts::<&'static dyn Book>().zip(ids());
    books.find(|(book, _)| book.is_usual_for(format)).map(|(_, id)| *id)
}

/// What a rule book adds to the blank return of a format.
pub fn form_needs(id: Option<&str>, format: Format) -> FormNeeds {
    let mut books = shelf().parts::<&'static dyn Book>().zip(ids());
    let book = books.find(|(_, own)| Some(**own) == id).map(|(book, _)| book);
    book.map(|book| book.form_needs(format)).unwrap_or_default()
}

/// How members and their points are registered: the answer of the first rule book that keeps
/// a register.
pub fn membership() -> &'static Membership {
    static NONE: LazyLock<Membership> = LazyLock::new(Membership::default);
    let mut books = shelf().parts::<&'static dyn Book>();
    books.find_map(|book| book.membership()).unwrap_or_else(|| &NONE)
}
