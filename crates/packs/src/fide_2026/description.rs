//! The description that `palmares rules fide-2026` prints, for arbiters who choose tie-breaks: it
//! lists every code with its modifiers.

use std::fmt;

use swiss::tie_breaks::{TIE_BREAKS, clauses};

use super::figures::TieBreakRegulations;

/// Prints the default tie-breaks, all codes, and how unplayed rounds count.
pub(super) fn describe_rule_book(
    rules: &TieBreakRegulations,
    out: &mut dyn fmt::Write,
) -> fmt::Result {
    write!(out, "{}", rules.source.heading())?;
    let chosen = &rules.tie_breaks;
    let (order, clause) = (chosen.order.join(", "), &chosen.clause);
    writeln!(out, "\nTie-breaks of a Swiss that names none: {order} ({clause})")?;
    writeln!(out, "  our choice: {}", chosen.reason)?;
    let of_teams = rules.team_tie_breaks.order.join(", ");
    writeln!(out, "  of chess teams, ranked by match points: {of_teams}")?;
    writeln!(
        out,
        "  each is applied to those who are still level ({}); whoever stays level shares the place",
        clauses::STILL_LEVEL_CLAUSE
    )?;
    describe_tie_break_codes(out)?;
    describe_unplayed_rounds(out)?;
    writeln!(out, "\nOur readings, where the text is silent")?;
    for (clause, reading) in clauses::CLAUSE_INTERPRETATIONS {
        writeln!(out, "  {clause}: {reading}")?;
    }
    Ok(())
}

/// Prints every tie-break with its modifiers, and what these mean.
fn describe_tie_break_codes(out: &mut dyn fmt::Write) -> fmt::Result {
    writeln!(out, "\nTie-breaks, by code or by name, with commas between them under Tie-breaks")?;
    for entry in &TIE_BREAKS {
        let modified: Vec<&str> = entry.modifiers.iter().map(|kind| kind.codes()).collect();
        let modified = match modified.is_empty() {
            true => String::new(),
            false => format!("; {}", modified.join(" ")),
        };
        writeln!(out, "  {:6} {:42} {}{modified}", entry.code, entry.title, entry.clause)?;
    }
    writeln!(
        out,
        "  behind a code: -C1 -C2 without the one or two least values, -M1 -M2 without as many"
    )?;
    writeln!(
        out,
        "  of the greatest too, -L+1 -L-1 Koya's limit moved by half points, -F over Fore Buchholz,"
    )?;
    writeln!(out, "  -P forfeits as games, -R the other way round")?;
    let unrated = clauses::UNRATED_PLAYERS_CLAUSE;
    writeln!(out, "  those of article 10 are left out where anybody has no rating ({unrated})")
}

/// Prints how rounds that were not played count.
fn describe_unplayed_rounds(out: &mut dyn fmt::Write) -> fmt::Result {
    writeln!(out, "\nRounds that were not played")?;
    writeln!(
        out,
        "  of opponents: rounds off at the end count as draws, all others as awarded ({})",
        clauses::ADJUSTED_SCORE_CLAUSE
    )?;
    writeln!(
        out,
        "  of the player: a dummy with the player's own points, at most the opponent's where the"
    )?;
    writeln!(
        out,
        "  round was forfeited, else at most a draw in every round ({})",
        clauses::DUMMY_OPPONENT_CLAUSE
    )?;
    writeln!(
        out,
        "  cuts take rounds that were not played by choice first ({})",
        clauses::VOLUNTARY_UNPLAYED_CLAUSE
    )
}
