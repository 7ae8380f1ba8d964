//! The description that `palmares rules galway-2023` prints: the sizes of the sections, their draw
//! and their titles, with palmares' own readings.

use std::fmt;

use engine::rules::rule_book_description::print_rule_readings;

use super::figures::GalwayRegulations;

/// Prints sizes by entries, bonus, draw and titles.
pub(super) fn describe_rule_book(
    congress: &'static GalwayRegulations,
    out: &mut dyn fmt::Write,
) -> fmt::Result {
    let source = &congress.source;
    write!(out, "{}", source.heading())?;
    writeln!(out, "  {}", source.validity_text())?;
    let porous = &congress.porous;
    writeln!(out, "\nSections ({})", porous.counted.clause)?;
    for (nth, band) in porous.section_count.iter().enumerate() {
        let to = porous.section_count.get(nth + 1).map(|next| next.from - 1);
        let to = to.map_or("and more".to_string(), |to| format!("to {to}"));
        writeln!(out, "  {:>3} {to:9} {} sections ({})", band.from, band.sections, band.clause)?;
    }
    let (most, clause) = (porous.section_size.most, &porous.section_size.clause);
    writeln!(out, "\nSizes: even and equal, at most {most}, the rest in the lowest ({clause})")?;
    for counted in (8..=200).step_by(8) {
        let sizes = porous.section_sizes(counted, None).sizes;
        let each: Vec<String> = sizes.iter().map(|size| format!("{size:>3}")).collect();
        writeln!(out, "  {counted:>3} {}", each.join(" "))?;
    }
    let bonus = &porous.bonus;
    writeln!(
        out,
        "\nDraw\n  rounds 1 to {}: as in a normal Swiss ({}), on points and {} for each section up ({})",
        bonus.rounds, porous.pairing.clause, bonus.points, bonus.clause
    )?;
    let rounds = &porous.rounds;
    writeln!(
        out,
        "  rounds {} to {} ({}): inside sections, on points ({})",
        bonus.rounds + 1,
        rounds.rounds,
        rounds.clause,
        porous.within.clause
    )?;
    let winners = &congress.winners;
    writeln!(out, "\nTitles\n  one ranking of all entrants ({})", winners.open_clause)?;
    writeln!(
        out,
        "  a winner of each section and its first {} places ({})",
        winners.prize_places, winners.clause
    )?;
    print_rule_readings(congress.house_readings(), out)
}
