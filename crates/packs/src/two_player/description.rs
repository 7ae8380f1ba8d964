//! The description that `palmares rules two-player-diplomacy` prints: each round, and who meets
//! whom in it, from the figures that draw it.

use std::fmt;

use super::figures::TwoPlayerRules;

/// Prints the rounds and who meets whom.
pub(super) fn describe_rule_book(
    rules: &'static TwoPlayerRules,
    out: &mut dyn fmt::Write,
) -> fmt::Result {
    write!(out, "{}", rules.source.heading())?;
    let (groups, lucky, matches) = (&rules.groups, &rules.lucky, &rules.matches);
    writeln!(out, "\nQualifying rounds, {} entrants ({})", rules.entrants.entrants, groups.clause)?;
    writeln!(
        out,
        "  Q1   A against B, C against D of each group of {} ({})",
        groups.size, groups.first_clause
    )?;
    writeln!(out, "  Q2   the two losers ({})", groups.second_clause)?;
    writeln!(
        out,
        "       and a lucky loser among those beaten twice, by centres ({})",
        lucky.clause
    )?;
    for (nth, phase) in [(1, &rules.phase_one), (2, &rules.phase_two)] {
        let pairs = |pairs: &[[usize; 2]]| {
            pairs.iter().map(|[a, b]| format!("{a}-{b}")).collect::<Vec<_>>().join(", ")
        };
        writeln!(out, "\nPhase {nth}, {} players", phase.players)?;
        writeln!(out, "  {nth}.1  by lot ({})", phase.clause)?;
        writeln!(
            out,
            "  {nth}.2  winners of games {} ({})",
            pairs(&phase.winners),
            phase.winners_clause
        )?;
        writeln!(out, "       losers of games {} ({})", pairs(&phase.beaten), phase.beaten_clause)?;
        writeln!(out, "  {nth}.3  players with one win and one loss ({})", phase.third_clause)?;
    }
    writeln!(
        out,
        "\nMatches of {} games at a time, until one leads by {}",
        matches.games, matches.lead
    )?;
    writeln!(out, "  SF   semi-finals ({})", matches.semi_final_clause)?;
    writeln!(out, "  F    final: {} ({})", matches.title, matches.final_clause)
}
