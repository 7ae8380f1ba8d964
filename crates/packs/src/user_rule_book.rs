//! A rule book that a user writes: a scheme of its own, or changes to another book.

use toml::de::{DeTable, DeValue};
use toml::{Spanned, Table};

use engine::pack::Pack;
use engine::scheme::figure_overlay::{OverlaidFigures, overlay_figures};
use engine::scheme::problems::{BadId, MissingKey, NothingExtended, UnfitValue};
use engine::scheme::rule_file;
use engine::scheme::scheme_book::AwardSchemeBook;
use model::StableSort;
use model::problem::{Problem, ProblemDetail, ProblemPlace, phrase};

/// The key that names the book which a file changes.
const EXTENDS: &str = "extends";

/// Whether a rule book is given by its file.
pub fn is_rule_file(word: &str) -> bool {
    word.trim().to_lowercase().ends_with(".toml")
}

/// The other file of a user that a file extends, if it names one.
pub fn extended_rule_file(text: &str) -> Option<String> {
    let tree: Table = text.parse().ok()?;
    let extended = tree.get(EXTENDS)?.as_str()?;
    is_rule_file(extended).then(|| extended.trim().to_string())
}

/// The rule book of a file. `known` are the books that it can extend and whose ids it cannot have;
/// `base` is the id of the book of the file that it extends, if it names a file.
pub(super) fn parse_user_rule_book(
    text: &str,
    known: &[&'static dyn Pack],
    base: Option<&'static str>,
) -> Result<&'static dyn Pack, Vec<Problem>> {
    let mut tree = rule_file::parse_rule_file(text)?;
    let extended = tree.get_mut().remove(EXTENDS);
    let made = match extended {
        Some(extended) => changed(text, &mut tree, &extended, known, base),
        None => alone(text, &tree),
    }?;
    let id = &made.source().id;
    if known.iter().any(|book| book.source().id == *id) {
        let why = phrase!("is that of another rule book");
        let id = id.clone();
        return Err(vec![problem(text, place_of_id(&tree), BadId { id, why })]);
    }
    Ok(made)
}

fn alone(text: &str, tree: &Spanned<DeTable<'_>>) -> Result<&'static dyn Pack, Vec<Problem>> {
    let figures: Table = text.parse().unwrap_or_default();
    let scheme = rule_file::read_scheme(text, tree, &figures)?;
    Ok(AwardSchemeBook::new(scheme, figures))
}

fn changed(
    text: &str,
    tree: &mut Spanned<DeTable<'_>>,
    extended: &Spanned<DeValue<'_>>,
    known: &[&'static dyn Pack],
    base: Option<&'static str>,
) -> Result<&'static dyn Pack, Vec<Problem>> {
    let whole = extended.span().start;
    let fail = |trouble: ProblemDetail| vec![problem(text, whole, trouble)];
    let Some(id) = extended.get_ref().as_str() else {
        let why = "extends is the id of a rule book, in quotation marks".to_string();
        return Err(fail(UnfitValue { why }.into()));
    };
    let id = base.unwrap_or(id);
    let bases = || {
        let figures = known.iter().filter_map(|book| Some((*book, book.figures()?)));
        figures.filter(|(book, figures)| book.check_figures(figures).is_ok())
    };
    let Some((book, figures)) = bases().find(|(book, _)| book.source().id == id) else {
        let known: Vec<&str> = bases().map(|(book, _)| book.source().id.as_str()).collect();
        let (id, known) = (id.to_string(), known.join(", "));
        return Err(fail(NothingExtended { id, known }.into()));
    };
    for key in ["id", "title"] {
        let source = tree.get_ref().get("source").and_then(|source| source.get_ref().as_table());
        if source.is_none_or(|source| !source.contains_key(key)) {
            return Err(fail(MissingKey { key: format!("{key} in [source]") }.into()));
        }
    }
    let sound = |figures: &Table| book.check_figures(figures).map(drop);
    let OverlaidFigures { figures, places } =
        overlay_figures(&figures, tree.get_ref(), whole, &sound).map_err(|wrong| {
            let told = |(at, trouble): (usize, ProblemDetail)| problem(text, at, trouble);
            let mut problems: Vec<Problem> = wrong.into_iter().map(told).collect();
            problems.arrange_by_key(|problem| problem.place);
            problems
        })?;
    let wrong = book.check_figures(&figures).unwrap_or_default();
    if !wrong.is_empty() {
        return Err(rule_file::unsound_figure_problems(text, wrong, &places));
    }
    let why = || fail(UnfitValue { why: format!("{id} cannot be extended") }.into());
    book.with_figures(&figures).ok_or_else(why)
}

/// Where the id stands.
fn place_of_id(tree: &Spanned<DeTable<'_>>) -> usize {
    let source = tree.get_ref().get("source").and_then(|source| source.get_ref().as_table());
    source.and_then(|source| source.get("id")).map_or(0, |id| id.span().start)
}

fn problem(text: &str, at: usize, trouble: impl Into<ProblemDetail>) -> Problem {
    Problem::new(trouble, ProblemPlace::at_byte_of_text(text, at))
}
