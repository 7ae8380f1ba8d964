//! The rule books that this version knows, for programs: id, title, body and period.
//! `palmares rules` prints the same list.

use jiff::civil::Date;

/// A rule book, or one edition of it.
#[derive(Clone, Copy, Debug)]
pub struct RuleBook {
    source: &'static engine::rules::RuleBookSource,
}

/// All rule books, in the order in which `palmares rules` lists them.
///
/// ```
/// let book = palmares::rule_books().find(|book| book.id() == "wbu-2003").unwrap();
/// assert_eq!(book.body(), "Welsh Bridge Union");
/// ```
pub fn rule_books() -> impl Iterator<Item = RuleBook> {
    packs::all_packs().map(|pack| RuleBook { source: pack.source() })
}

impl RuleBook {
    /// Its id, as on the form.
    pub fn id(&self) -> &'static str {
        &self.source.id
    }

    /// Its name for people.
    pub fn title(&self) -> &'static str {
        &self.source.title
    }

    /// The body that issued it.
    pub fn body(&self) -> &'static str {
        &self.source.body
    }

    /// The first and the last day of events under it, as far as they are known.
    pub fn in_force(&self) -> (Option<Date>, Option<Date>) {
        (self.source.valid_from, self.source.valid_until)
    }
}
