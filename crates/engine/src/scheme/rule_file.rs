//! The text of a rule file becomes a scheme, or problems at their lines.

use std::ops::Range;

use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeTable, Deserializer};

use super::check::unsound_figures;
use super::source_positions::SourcePositions;
use super::{Scheme, problems};
use crate::rules::UnsoundFigure;
use model::StableSort;
use model::nearest::nearest_name;
use model::problem::{Problem, ProblemDetail, ProblemPlace};

/// Parses a rule file; the error is the place where it is no TOML.
pub fn parsed(text: &str) -> Result<Spanned<DeTable<'_>>, Vec<Problem>> {
    DeTable::parse(text).map_err(|error| {
        let why = error.message().split_whitespace().collect::<Vec<_>>().join(" ");
        vec![at(text, error.span(), problems::RulesSyntax { why })]
    })
}

/// Reads a scheme that stands alone.
pub fn scheme(text: &str, tree: &Spanned<DeTable<'_>>) -> Result<Scheme, Vec<Problem>> {
    let scheme = Scheme::deserialize(Deserializer::from(tree.clone()));
    let scheme = scheme.map_err(|error| {
        let trouble = detail_from_message(error.message());
        vec![at(text, error.span(), trouble)]
    })?;
    let wrong = unsound_figures(&scheme);
    if wrong.is_empty() {
        return Ok(scheme);
    }
    Err(locate_problems(text, wrong, &SourcePositions::of_file(tree.get_ref())))
}

/// What is wrong, at its places, in their order.
pub fn locate_problems(
    text: &str,
    wrong: Vec<UnsoundFigure>,
    places: &SourcePositions,
) -> Vec<Problem> {
    let mut wrong: Vec<(usize, ProblemDetail)> =
        wrong.into_iter().map(|one| (places.byte_of(&one.path), one.trouble)).collect();
    wrong.arrange_by_key(|(at, _)| *at);
    let problem = |(at, trouble)| Problem::new(trouble, ProblemPlace::in_text(text, at));
    wrong.into_iter().map(problem).collect()
}

/// What the reader of figures says is wrong, as a problem.
pub fn detail_from_message(message: &str) -> ProblemDetail {
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
    Problem::new(trouble, ProblemPlace::in_text(text, span.map_or(0, |span| span.start)))
}
