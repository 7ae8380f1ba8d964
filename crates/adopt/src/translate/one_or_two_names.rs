//! Rows of two words each, of which nothing says whether they are one person or the surnames of a pair:
//! `Vosper, Tolland`, `Vosper Tolland`.

use deunicode::deunicode;

use engine::rules::name_lists::person_name_lists;

use super::super::problems::KindDoubtful;
use super::super::recognise::{EventContestantKind, contestants_of_title, heading_has_meaning};
use super::super::recognised::{FactKind, RecognisedWorkbook, SheetKind, What};
use super::contestants::contestant_kind;
use super::roster::ContestantKind;
use super::view::TableWithCells;
use model::CellAddress;
use model::problem::{Problem, ProblemPlace};

/// What is told of a list of single players where each row may be a pair: nothing says that they are
/// singles, and hardly any word is a forename.
pub(super) fn surnames_of_pairs_problem(
    event: &RecognisedWorkbook,
    view: TableWithCells<'_>,
) -> Option<Problem> {
    const FEWEST: usize = 3;
    let kinds = [SheetKind::PairsResults, SheetKind::Ladder];
    let single = contestant_kind(view) == ContestantKind::Players;
    if !kinds.contains(&view.table.kind) || !single || says_who_plays(event, view) {
        return None;
    }
    let (_, column) = [What::Names, What::Name]
        .into_iter()
        .find_map(|what| view.numbered_columns(what).into_iter().next())?;
    let rows = view.rows_by_contestant().into_iter().flatten();
    let cells: Vec<(String, CellAddress)> =
        rows.filter_map(|row| view.cell_text(column, row)).collect();
    let words: Vec<([&str; 2], CellAddress)> =
        cells.iter().filter_map(|(text, at)| Some((two_words(text)?, *at))).collect();
    let named = words.iter().filter(|(words, _)| words.iter().any(|word| is_forename(word)));
    let doubtful = words.len() >= FEWEST
        && words.len() * 10 >= cells.len() * 9
        && named.count() * 4 < words.len();
    let (_, at) = words.first().filter(|_| doubtful)?;
    let title = view.grid.text(*at);
    let [titled, read] = [EventContestantKind::Pairs, EventContestantKind::Individuals];
    let trouble = KindDoubtful { title, titled: titled.word(), read: read.word() };
    Some(Problem::new(trouble, ProblemPlace::Cell(*at)))
}

/// Whether a title, a heading or a column of what only single players have says who plays; a title that
/// says pairs is told against the rows.
fn says_who_plays(event: &RecognisedWorkbook, view: TableWithCells<'_>) -> bool {
    let facts = [FactKind::Title, FactKind::Format].into_iter();
    let facts = facts.filter_map(|kind| event.fact(kind)?.value.as_deref());
    let tab = view.grid.sheet_name(view.table.sheet);
    let headings = view.table.columns.iter().map(|column| column.heading.as_str());
    let of_player = view.table.columns.iter().any(|column| {
        let what = column.meaning.what;
        matches!(what, What::Id | What::Rating | What::Title | What::Birth | What::Sex)
            || what == What::Name && heading_has_meaning(&column.heading, What::Player)
    });
    let titled = |text| contestants_of_title(text);
    of_player
        || facts.chain(headings).any(|text| titled(text).is_some())
        || [tab, view.caption()].map(titled).contains(&Some(EventContestantKind::Individuals))
}

/// The two words of a name, with a comma between them or a blank.
fn two_words(text: &str) -> Option<[&str; 2]> {
    let (one, other) = text.trim().split_once([',', ' '])?;
    let is_word = |word: &str| {
        word.chars().filter(|c| c.is_alphabetic()).count() > 1
            && word.starts_with(char::is_uppercase)
            && word.chars().all(|c| c.is_alphabetic() || "-'\u{2019}".contains(c))
    };
    let words = [one, other.trim()];
    words.iter().all(|word| is_word(word)).then_some(words)
}

fn is_forename(word: &str) -> bool {
    person_name_lists().has_other_forms(&deunicode(word).to_lowercase())
}
