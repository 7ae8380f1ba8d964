//! The rule books, one folder each. To add one, add its folder and its line of `shipped`; one with
//! code has its `mod` besides. Users add their own while palmares runs.

pub mod abf_anc_2018;
pub mod fide_2026;
pub mod fide_ratings;
pub mod galway_2023;
pub mod nzdc_1999;
pub mod two_player;
mod user_rule_book;
pub mod wbu_2003;

use std::hash::{Hash, Hasher};
use std::sync::{LazyLock, PoisonError, RwLock};

use jiff::civil::Date;

pub use user_rule_book::{extended_rule_file, is_rule_file};

use engine::pack::{Pack, trait_objects_of_pack};
use engine::rules::RuleBookSource;
use engine::rules::membership::MemberRegisterRules;
use engine::scheme::scheme_book::AwardSchemeBook;
use engine::scoring::diplomacy;
use model::blank_return::BlankReturnAdditions;
use model::form::RuleBookWordList;
use model::name_comparison::folded_name;
use model::problem::{Problem, ProblemDeclaration};
use model::{Format, RuleBook, RuleBookPart, RuleBookVocabulary, RuleBooks, Scoring};

/// The rule book of a folder that holds figures alone.
macro_rules! figures {
    ($file:literal) => {
        AwardSchemeBook::from_embedded($file, include_str!($file))
    };
}

/// Every rule book of palmares, in the order of every list.
fn shipped() -> Vec<&'static dyn Pack> {
    vec![
        wbu_2003::Wbu2003::shipped(),
        &abf_anc_2018::AbfAnc2018,
        &galway_2023::Galway2023,
        &fide_2026::Fide2026,
        &fide_ratings::FideRatings,
        &nzdc_1999::Nzdc1999,
        &two_player::TwoPlayerDiplomacy,
        figures!("sbu_club/sbu-club.toml"),
        figures!("abf_masterpoints/abf-masterpoints.toml"),
        figures!("nz_bridge_2020/nz-bridge-2020.toml"),
        figures!("nz_bridge_2021/nz-bridge-2021.toml"),
        figures!("ecats_sims_100/ecats-sims-100.toml"),
        figures!("ecats_sims_150/ecats-sims-150.toml"),
    ]
}

/// All rule books, and what follows from them.
struct RuleBookLibrary {
    books: Vec<&'static dyn Pack>,
    /// The files of the last of them, which users wrote: what each is called, and its text.
    own: Vec<(String, String)>,
    shelf: RuleBooks,
    ids: &'static [&'static str],
    /// The words of the form: ids, and names of books with several editions.
    words: &'static [&'static str],
}

impl RuleBookLibrary {
    fn new(books: Vec<&'static dyn Pack>, own: Vec<(String, String)>) -> &'static RuleBookLibrary {
        let parts: Vec<&'static [RuleBookPart]> =
            books.iter().map(|book| trait_objects_of_pack(*book)).collect();
        let words: Vec<&'static RuleBookVocabulary> =
            books.iter().map(|book| book.form_vocabulary()).collect();
        let shelf = RuleBooks { books: parts.leak(), words: words.leak() };
        let ids: Vec<&str> = books.iter().map(|book| book.source().id.as_str()).collect();
        let mut names = ids.clone();
        for editions in books.iter().filter_map(|book| book.source().editions.as_deref()) {
            if !names.contains(&editions) {
                names.push(editions);
            }
        }
        Box::leak(Box::new(RuleBookLibrary {
            books,
            own,
            shelf,
            ids: ids.leak(),
            words: names.leak(),
        }))
    }
}

/// The rule books at this moment. Few are ever added, so none is given back.
static LIBRARY: LazyLock<RwLock<&'static RuleBookLibrary>> =
    LazyLock::new(|| RwLock::new(RuleBookLibrary::new(shipped(), Vec::new())));

fn library() -> &'static RuleBookLibrary {
    *LIBRARY.read().unwrap_or_else(PoisonError::into_inner)
}

/// Adds the rule book of a user's file and returns its id. A file that was added before gives way
/// to its new text. `name` is what the file is called; `base` is the id of the book of the file that
/// it extends, if it does.
pub fn add_user_rule_book(
    name: &str,
    text: &str,
    base: Option<&'static str>,
) -> Result<&'static str, Vec<Problem>> {
    let mut library = LIBRARY.write().unwrap_or_else(PoisonError::into_inner);
    let shipped = library.books.len() - library.own.len();
    // What the extended file says is part of what this one says.
    let of_base = base.and_then(|base| library.ids.iter().position(|id| *id == base));
    let of_base = of_base.and_then(|nth| library.own.get(nth.checked_sub(shipped)?));
    let whole = format!("{text}{}", of_base.map_or("", |(_, text)| text.as_str()));
    let mut own: Vec<(usize, &(String, String))> = library.own.iter().enumerate().collect();
    if let Some((nth, _)) = own.iter().find(|(_, (_, known))| *known == whole) {
        return Ok(library.ids[shipped + nth]);
    }
    own.retain(|(_, (known, _))| known != name);
    let mut books = library.books[..shipped].to_vec();
    books.extend(own.iter().map(|(nth, _)| library.books[shipped + nth]));
    let book = user_rule_book::parse_user_rule_book(text, &books, base)?;
    books.push(book);
    let named = (name.to_string(), whole);
    let own = own.into_iter().map(|(_, own)| own.clone()).chain([named]).collect();
    *library = RuleBookLibrary::new(books, own);
    Ok(&book.source().id)
}

/// Hashes the rule books of users, on which awards depend.
pub fn hash_user_rule_books(state: &mut impl Hasher) {
    let texts = library().own.iter().map(|(_, text)| text);
    texts.for_each(|text| text.hash(state));
}

/// Every rule book, for events to choose from.
pub fn rule_books() -> RuleBooks {
    library().shelf
}

/// The words that the form accepts in a list which the rule books fill.
pub fn form_words_from_rule_books(list: RuleBookWordList) -> &'static [&'static str] {
    static COMPETITIONS: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
        let competitions = rule_books().words.iter().flat_map(|words| words.competitions);
        competitions.map(|competition| competition.word).collect()
    });
    static CARRY_OVERS: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
        let rules = rule_books().words.iter().flat_map(|words| words.carry_overs);
        std::iter::once("none").chain(rules.map(|rule| rule.word)).collect()
    });
    static SCORINGS: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
        let systems = diplomacy::diplomacy_systems().system.iter().map(|system| system.id.as_str());
        Scoring::WORDS.iter().copied().chain(systems).collect()
    });
    match list {
        RuleBookWordList::Scorings => &SCORINGS,
        RuleBookWordList::Books => library().words,
        RuleBookWordList::Competitions => &COMPETITIONS,
        RuleBookWordList::CarryOvers => &CARRY_OVERS,
    }
}

/// The word of such a list that a synonym stands for.
pub fn rule_book_word_for_synonym(list: RuleBookWordList, text: &str) -> Option<&'static str> {
    if list != RuleBookWordList::Competitions {
        return None;
    }
    let wanted = folded_name(text);
    let mut known = rule_books().words.iter().flat_map(|words| words.competitions);
    let meant = known.find(|known| known.others.iter().any(|other| folded_name(other) == wanted));
    meant.map(|competition| competition.word)
}

/// Every rule book, in listing order.
pub fn all_packs() -> impl Iterator<Item = &'static dyn Pack> {
    library().books.iter().copied()
}

/// The declarations of every problem that a rule book can raise.
pub fn declared_problems() -> impl Iterator<Item = &'static ProblemDeclaration> {
    all_packs().flat_map(|pack| pack.problem_declarations()).copied()
}

/// The rule book with this id; of several editions with this name, the last.
pub fn find_rule_book(name: &str) -> Option<RuleBook> {
    find_rule_book_on_day(name, None)
}

/// The rule book with this id; of several editions with this name, the one of a day, else the
/// last.
pub fn find_rule_book_on_day(name: &str, day: Option<Date>) -> Option<RuleBook> {
    let library = library();
    let exact = library.ids.iter().position(|id| *id == name);
    let nth = exact.or_else(|| {
        let of_name = |nth: &usize| library.books[*nth].source().editions.as_deref() == Some(name);
        let of_day =
            |nth: &usize| day.is_some_and(|day| library.books[*nth].source().is_in_force(day));
        let editions = || (0..library.books.len()).filter(of_name);
        let last = || editions().max_by_key(|nth| library.books[*nth].source().valid_from);
        editions().find(of_day).or_else(last)
    })?;
    Some(RuleBook::new(library.ids[nth], library.shelf.books[nth]))
}

/// The ids of the rule books, in listing order.
pub fn rule_book_ids() -> &'static [&'static str] {
    library().ids
}

/// What an argument of the command line or the form can name: an id, or a book with several
/// editions.
pub fn rule_book_names() -> &'static [&'static str] {
    library().words
}

/// The name that an argument of the command line spells.
pub fn parse_rule_book_name(word: Option<&str>) -> Option<&'static str> {
    rule_book_names().iter().copied().find(|name| Some(*name) == word)
}

/// The pack with this id, if it awards anything.
pub fn awarding_pack(id: &str) -> Option<&'static dyn Pack> {
    all_packs().find(|pack| pack.source().id == id && pack.reason_without_awards().is_none())
}

/// The default rule book of a format, for files that name none.
pub fn default_rule_book_of_format(format: Format) -> Option<&'static str> {
    let mut books = all_packs().zip(rule_book_ids());
    books.find(|(book, _)| book.is_default_for_format(format)).map(|(_, id)| *id)
}

/// What a rule book adds to the blank return of a format.
pub fn blank_return_additions(id: Option<&str>, format: Format) -> BlankReturnAdditions {
    let mut books = all_packs().zip(rule_book_ids());
    let book = books.find(|(_, own)| Some(**own) == id).map(|(book, _)| book);
    book.map(|book| book.form_additions(format)).unwrap_or_default()
}

/// How members and their points are registered under a rule book, or the edition of a day. Under
/// one that keeps no register, and without one, [`default_membership_rules`] tells.
pub fn membership_rules_of_book(
    name: Option<&str>,
    day: Option<Date>,
) -> &'static MemberRegisterRules {
    let book = name.and_then(|name| find_rule_book_on_day(name, day));
    let of_book = || {
        all_packs()
            .find(|own| book.is_some_and(|book| own.source().id == book.id))?
            .member_register_rules()
    };
    of_book().unwrap_or_else(default_membership_rules)
}

/// The source of the rule book that registers members in this way; `None` if none does.
pub fn source_of_membership_rules(rules: &MemberRegisterRules) -> Option<&'static RuleBookSource> {
    let own =
        |book: &&dyn Pack| book.member_register_rules().is_some_and(|own| std::ptr::eq(own, rules));
    all_packs().find(own).map(Pack::source)
}

/// How members and their points are registered: the answer of the first rule book that keeps
/// a register, those of users first.
pub fn default_membership_rules() -> &'static MemberRegisterRules {
    static NONE: LazyLock<MemberRegisterRules> = LazyLock::new(MemberRegisterRules::default);
    let RuleBookLibrary { books, own, .. } = library();
    let (shipped, own) = books.split_at(books.len() - own.len());
    own.iter().chain(shipped).find_map(|book| book.member_register_rules()).unwrap_or_else(|| &NONE)
}
