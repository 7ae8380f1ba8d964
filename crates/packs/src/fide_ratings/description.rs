//! The description that `palmares rules fide-ratings` prints: the editions, K, the conditions of
//! norms and the tables of conversion, to be laid beside the FIDE Handbook.

use std::fmt;

use swiss::rating_tables;

use super::figures::{JuniorUntil, NormRules, NormTitle, RatingRegulations, RatingRulesEdition};

/// Prints the editions, the coefficient and the tables.
pub(super) fn describe_rule_book(
    rules: &RatingRegulations,
    out: &mut dyn fmt::Write,
) -> fmt::Result {
    write!(out, "{}", rules.source.heading())?;
    rules.edition.iter().try_for_each(|edition| print_edition(edition, out))?;
    let rise = &rules.rise;
    writeln!(out, "\nOn {} ratings from {} to {} rose once", rise.on, rise.least, rise.below - 1)?;
    writeln!(out, "  by {} x ({} - rating) ({})", rise.share, rise.below, rise.clause)?;
    let (days, clause) = (rules.periods.longest, &rules.periods.clause);
    writeln!(
        out,
        "\nEvents of more than {days} days: each month by the ratings of its list ({clause})"
    )?;
    print_coefficient(rules, out)?;
    print_norms(&rules.norms, out)?;
    writeln!(out, "\nScore in per cent and difference of ratings (B.02 8.1.1, B.01 1.4.9)")?;
    let row = |percent: u32| {
        format!("{percent:>4} {:>4}", rating_tables::rating_difference_for_score(percent))
    };
    print_columns((50..=100).map(row), out)?;
    writeln!(out, "  below 50 per cent the difference of the rest, with a minus")?;
    writeln!(out, "\nDifference of ratings and expected score in per cent (B.02 8.1.2)")?;
    let least = |percent: i32| {
        (0..=rating_tables::CERTAIN_WIN_DIFFERENCE)
            .find(|d| rating_tables::expected_score_percent(*d) == percent)
    };
    let row = |percent: i32| format!("{:>4}\u{2013} {percent:>4}", least(percent).unwrap_or(0));
    print_columns((50..=100).map(row), out)?;
    writeln!(out, "  the lower rated player expects the rest")?;
    let other = &rules.other_lists;
    writeln!(out, "\nNot rated: events with Rated no, and ratings under headings of other lists")?;
    writeln!(out, "  {} (our reading: {})", other.words.join(", "), other.reason)
}

fn print_edition(edition: &RatingRulesEdition, out: &mut dyn fmt::Write) -> fmt::Result {
    writeln!(out, "\nEvents from {}", edition.from)?;
    let upgrades = match edition.upgrades {
        Some(most) => format!("; for the higher rated player in {most} game of an event"),
        None => String::new(),
    };
    let real = match edition.real_from {
        Some(from) => format!("; for players from {from} the real difference counts"),
        None => String::new(),
    };
    let (limit, clause) = (edition.limit, &edition.limit_clause);
    writeln!(out, "  differences above {limit} count as {limit}{upgrades}{real} ({clause})")?;
    writeln!(out, "  the list begins at {} ({})", edition.floor, edition.floor_clause)?;
    let until = match edition.junior_until {
        JuniorUntil::Birthday => "until the birthday",
        JuniorUntil::EndOfYear => "until the end of the year of the birthday",
    };
    writeln!(out, "  juniors: {until} ({})", edition.coefficient_clause)?;
    let Some(first) = &edition.first else {
        return writeln!(out, "  first ratings are not computed");
    };
    write!(out, "  a first rating needs {} games ({})", first.games, first.games_clause)?;
    let drawn: Vec<String> = first.drawn_with.iter().map(u32::to_string).collect();
    if !drawn.is_empty() {
        write!(out, ", counts draws with {}", drawn.join(" and "))?;
    }
    if let Some(each) = first.half_point {
        write!(out, ", gains {each} for each half point above half")?;
    }
    if let Some(most) = first.most {
        write!(out, ", is at most {most}")?;
    }
    writeln!(out, " ({})", first.clause)
}

fn print_coefficient(rules: &RatingRegulations, out: &mut dyn fmt::Write) -> fmt::Result {
    let k = &rules.coefficient;
    writeln!(out, "\nK, the first that fits")?;
    writeln!(out, "  {:>3}  once {} was reached", k.master, k.master_from)?;
    writeln!(out, "  {:>3}  below {} until the age of {}", k.junior, k.junior_below, k.junior_age)?;
    writeln!(out, "  {:>3}  before {} rated games", k.newcomer, k.newcomer_games)?;
    writeln!(out, "  {:>3}  otherwise", k.usual)?;
    writeln!(out, "  lowered until K times the games is at most {}", k.most_with_games)?;
    writeln!(out, "  our reading: {}", k.reason)?;
    let titles = &rules.master_titles;
    writeln!(out, "  {}: {}", titles.titles.join(", "), titles.reason)
}

fn print_norms(rules: &NormRules, out: &mut dyn fmt::Write) -> fmt::Result {
    writeln!(out, "\nTitle norms, events from {}", rules.from)?;
    for norm in &rules.norm {
        let NormTitle { title, performance, average, floor, counts, counts_clause, .. } = norm;
        writeln!(
            out,
            "  {title:3}  performance {performance}, opponents' average {average}, one raised to {floor}; {} ({counts_clause})",
            counts.join(", ")
        )?;
    }
    writeln!(out, "  at least {} games ({})", rules.games, rules.games_clause)?;
    let (given, clause) = (rules.games_with_given, &rules.given_clause);
    writeln!(out, "  {given} of {} with a forfeit win or a bye ({clause})", rules.games)?;
    writeln!(out, "  opponents of {} other federations ({})", rules.foreign, rules.foreign_clause)?;
    let (own, one, clause) = (rules.most_own, rules.most_one, &rules.most_clause);
    writeln!(out, "  at most {own} of the own federation, {one} of one ({clause})")?;
    let (share, titles) = (rules.titled, rules.titles.join(", "));
    writeln!(out, "  at least {share} with a title of {titles} ({})", rules.titled_clause)?;
    let (share, least) = (rules.right, rules.least_right);
    writeln!(out, "  at least {share} and {least} with a title of the norm's line above")?;
    writeln!(out, "  unrated opponents count {} ({})", rules.unrated, rules.floor_clause)?;
    writeln!(out, "  at least {} % of the points ({})", rules.least_percent, rules.score_clause)?;
    let free = &rules.exempt;
    writeln!(
        out,
        "  federations are free with {} foreign rated players of {} federations in every round, {} of them {} ({})",
        free.players,
        free.federations,
        free.titled,
        free.titles.join(", "),
        free.clause
    )?;
    writeln!(out, "  our reading: {}", rules.reason)
}

/// Prints short rows in six columns.
fn print_columns(rows: impl Iterator<Item = String>, out: &mut dyn fmt::Write) -> fmt::Result {
    let rows: Vec<String> = rows.collect();
    let height = rows.len().div_ceil(6);
    for line in 0..height {
        let cells = rows.iter().skip(line).step_by(height).map(String::as_str);
        writeln!(out, "  {}", cells.collect::<Vec<_>>().join("   "))?;
    }
    Ok(())
}
