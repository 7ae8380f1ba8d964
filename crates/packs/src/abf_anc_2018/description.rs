//! The description that `palmares rules abf-anc-2018` prints: how events are scored, from the
//! figures that score them.

use std::fmt;

use engine::rules::rule_book_description::print_scoring_conventions;

use super::figures::AbfRegulations;

/// Prints how events are scored. The clauses say what is awarded.
pub(super) fn describe_rule_book(
    regulations: &'static AbfRegulations,
    out: &mut dyn fmt::Write,
) -> fmt::Result {
    let source = &regulations.source;
    write!(out, "{}", source.heading())?;
    writeln!(out, "  {}", source.validity_text())?;
    writeln!(out, "  {}; rounded: {} ({})", source.unit, source.rounding, source.rounding_clause)?;
    print_scoring_conventions(&regulations.scoring, &regulations.vp_scales, out)
}
