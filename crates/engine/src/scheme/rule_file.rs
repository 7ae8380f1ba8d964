//! The text of a rule file becomes a scheme, or problems at their lines.

use std::ops::Range;

use toml::de::{DeArray, DeTable};
use toml::{Spanned, Table};

use super::figure_checks::unsound_scheme_figures;
use super::figure_positions::FigurePositions;
use super::{AwardScheme, problems};
use crate::rules::{FigureError, UnsoundFigure, read_figures_or_error_path};
use model::StableSort;
use model::misspelt_names::nearest_name;
use model::problem::{Problem, ProblemDetail, ProblemPlace};

/// Parses a rule file; the error is the place where it is no TOML.
pub fn parse_rule_file(text: &str) -> Result<Spanned<DeTable<'_>>, Vec<Problem>> {
    DeTable::parse(text).map_err(|error| {
        let why = error.message().split_whitespace().collect::<Vec<_>>().join(" ");
        vec![at(text, error.span(), problems::RulesSyntax { why })]
    })
}

/// Reads a scheme that stands alone from a file's tree and its figures.
pub fn read_scheme(
    text: &str,
    tree: &Spanned<DeTable<'_>>,
    figures: &Table,
) -> Result<AwardScheme, Vec<Problem>> {
    let scheme = read_figures_or_error_path(figures).map_err(|error: FigureError| {
        let span = span_of_error(tree, &error);
        vec![at(text, span, problem_from_figure_error(error.message()))]
    })?;
    let wrong = unsound_scheme_figures(&scheme);
    if wrong.is_empty() {
        return Ok(scheme);
    }
    Err(unsound_figure_problems(text, wrong, &FigurePositions::from_table(tree.get_ref())))
}

/// Where a value that cannot be read stands: an unknown key itself, else the value.
fn span_of_error(tree: &Spanned<DeTable<'_>>, error: &FigureError) -> Option<Range<usize>> {
    let (mut table, mut span) = (Some(tree.get_ref()), tree.span());
    let mut list: Option<&DeArray<'_>> = None;
    for step in error.path() {
        let value = match (table, list) {
            (Some(block), _) => block.get(step.as_str())?,
            (None, Some(items)) => items.get(step.parse::<usize>().ok()?)?,
            (None, None) => return None,
        };
        span = value.span();
        table = value.get_ref().as_table();
        list = value.get_ref().as_array();
    }
    let unknown = error.message().strip_prefix("unknown field `");
    let unknown = unknown.and_then(|rest| rest.split('`').next());
    let key = table.zip(unknown).and_then(|(block, unknown)| {
        block.keys().find(|key| key.get_ref() == unknown).map(Spanned::span)
    });
    Some(key.unwrap_or(span))
}

/// What is wrong, at its places, in their order.
pub fn unsound_figure_problems(
    text: &str,
    wrong: Vec<UnsoundFigure>,
    places: &FigurePositions,
) -> Vec<Problem> {
    let mut wrong: Vec<(usize, ProblemDetail)> =
        wrong.into_iter().map(|one| (places.byte_of_value(&one.path), one.trouble)).collect();
    wrong.arrange_by_key(|(at, _)| *at);
    let problem = |(at, trouble)| Problem::new(trouble, ProblemPlace::at_byte_of_text(text, at));
    wrong.into_iter().map(problem).collect()
}

/// What the reader of figures says is wrong, as a problem.
pub(crate) fn problem_from_figure_error(message: &str) -> ProblemDetail {
    let message = message.split_whitespace().collect::<Vec<_>>().join(" ");
    let quoted: Vec<&str> = message.split('`').skip(1).step_by(2).collect();
    let names = |quoted: &[&str]| quoted.iter().map(ToString::to_string).collect::<Vec<_>>();
    match (message.split(' ').take(2).collect::<Vec<_>>().as_slice(), quoted.as_slice()) {
        (["unknown", "field"], [key, known @ ..]) => {
            let nearest = nearest_name(key, known.iter().copied()).map(str::to_string);
            let (key, known) = (key.to_string(), names(known).join(", "));
            problems::UnknownKey { key, known, nearest }.into()
        }
        (["missing", "field"], ["clause" | "ties_clause", ..]) => problems::MissingClause.into(),
        (["missing", "field"], [key, ..]) => problems::MissingKey { key: key.to_string() }.into(),
        _ => problems::UnfitValue { why: message }.into(),
    }
}

fn at(text: &str, span: Option<Range<usize>>, trouble: impl Into<ProblemDetail>) -> Problem {
    Problem::new(trouble, ProblemPlace::at_byte_of_text(text, span.map_or(0, |span| span.start)))
}
