//! The description that `palmares rules abf-anc-2018` prints: how events are scored, from the
//! figures that score them.

use std::fmt;

use engine::rules::description::print_conventions;

use super::figures::Regulations;

/// Prints how events are scored. The clauses say what is awarded.
pub(super) fn print(regulations: &'static Regulations, out: &mut dyn fmt::Write) -> fmt::Result {
    let source = &regulations.source;
    write!(out, "{}", source.heading())?;
    writeln!(out, "  {}", source.validity_text())?;
    writeln!(out, "  {}; rounded: {} ({})", source.unit, source.rounding, source.rounding_clause)?;
    print_conventions(&regulations.scoring, &regulations.vp_scales, out)
}
