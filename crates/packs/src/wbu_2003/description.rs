//! The description that `palmares rules wbu-2003` prints: the figures chapter by chapter, with
//! their clauses, to be laid beside the handbook.

use std::fmt;

use engine::rules::rule_book_description::{print_rule_readings, print_scoring_conventions};
use engine::rules::shared_scoring_conventions;
use model::{EventKind, Exact};

use super::figures::{BoardBand, MasterPointHandbook, StepScale};

/// Prints the figures, chapter by chapter.
pub(super) fn describe_rule_book(
    handbook: &'static MasterPointHandbook,
    out: &mut dyn fmt::Write,
) -> fmt::Result {
    let source = &handbook.source;
    write!(out, "{}", source.heading())?;
    writeln!(out, "  {}", source.validity_text())?;
    writeln!(out, "  {}; rounded {} ({})", source.unit, source.rounding, source.rounding_clause)?;
    print_minimums(handbook, out)?;
    print_statuses(handbook, out)?;
    for band in &handbook.band {
        print_band(handbook, band, out)?;
    }
    print_knockouts(handbook, out)?;
    print_rest(handbook, out)?;
    let silent = &handbook.scoring;
    print_scoring_conventions(&shared_scoring_conventions().conventions, &[], out)?;
    writeln!(out, "  those of the house: {} ({})", silent.reason, silent.clause)
}

fn print_minimums(handbook: &MasterPointHandbook, out: &mut dyn fmt::Write) -> fmt::Result {
    writeln!(out, "\nLeast entries")?;
    for least in &handbook.minimum_entry {
        writeln!(out, "  {:40} {:22} {}", least.event, least.least, least.clause)?;
    }
    let boards = &handbook.minimum_boards;
    writeln!(out, "  {:40} {:22} {}", "boards that everybody plays", boards.boards, boards.clause)?;
    let share = &handbook.player_share;
    writeln!(
        out,
        "  {:40} {:22} {}",
        "boards that a player plays for an award", share.share, share.clause
    )
}

fn print_statuses(handbook: &MasterPointHandbook, out: &mut dyn fmt::Write) -> fmt::Result {
    writeln!(out, "\nStatus                     x Club   scale")?;
    for level in &handbook.status {
        writeln!(
            out,
            "  {:24} {:>6}   {:10} {}",
            level.title,
            level.factor.to_string(),
            level.scale,
            level.clause
        )?;
    }
    writeln!(out, "\nTeams of                   factor")?;
    for size in &handbook.team_size {
        let to = size.to.map_or("and more".to_string(), |to| format!("to {to}"));
        let members = if size.to == Some(size.from) {
            size.from.to_string()
        } else {
            format!("{} {to}", size.from)
        };
        writeln!(out, "  {members:24} {:>6}   {}", size.factor.to_string(), size.clause)?;
    }
    Ok(())
}

fn print_band(
    handbook: &MasterPointHandbook,
    band: &BoardBand,
    out: &mut dyn fmt::Write,
) -> fmt::Result {
    writeln!(
        out,
        "\nFirst awards at Club status, {}: {} ({}), at most {} ({})",
        band.title,
        band.share_title,
        handbook.scales.share_clause,
        band.maximum,
        band.maximum_clause
    )?;
    let ladders: Vec<&StepScale> = handbook
        .ladder
        .iter()
        .filter(|ladder| ladder.kind != EventKind::Individual || ladder.winners == 1)
        .collect();
    let headings: Vec<String> =
        ladders.iter().map(|ladder| format!("{:>28}", ladder.title)).collect();
    writeln!(out, "  tables {}", headings.join(""))?;
    let last = ladders.iter().map(|ladder| ladder.table_limit(band)).max().unwrap_or(0);
    for tables in 2..=last {
        let cells: Vec<String> = ladders
            .iter()
            .map(|ladder| format!("{:>28}", first_award(handbook, band, ladder, tables)))
            .collect();
        writeln!(out, "  {tables:>6} {}", cells.join(""))?;
    }
    let steps: Vec<String> =
        ladders.iter().map(|ladder| format!("{} a place, {}", ladder.unit, ladder.title)).collect();
    writeln!(
        out,
        "  lower places: {} less ({}); least award {} ({})",
        steps.join("; "),
        handbook.scales.reading_clause,
        handbook.scales.minimum,
        handbook.scales.minimum_clause
    )
}

/// The first award as printed; blank below the minimum number of tables.
fn first_award(
    handbook: &MasterPointHandbook,
    band: &BoardBand,
    ladder: &StepScale,
    tables: u32,
) -> String {
    let least = handbook.minimum_entry(ladder.kind, ladder.winners).map_or(0, |least| least.tables);
    if tables < least || tables > ladder.table_limit(band) {
        return String::new();
    }
    let contestants = Exact::whole(tables * ladder.contestants_per_table);
    let awards = Exact::whole((contestants * band.share).ceil());
    let first = (ladder.unit * awards).min(band.maximum).max(handbook.scales.minimum);
    first.ceil().to_string()
}

fn print_knockouts(handbook: &MasterPointHandbook, out: &mut dyn fmt::Write) -> fmt::Result {
    let rules = &handbook.knockouts;
    writeln!(
        out,
        "\nKnock-outs: each match won, at Club status, from {} tables ({})",
        rules.least_tables, rules.least_clause
    )?;
    for kind in &rules.kind {
        let rounds: Vec<String> = kind
            .rounds
            .iter()
            .map(|award| format!("{award:>5}", award = award.to_string()))
            .collect();
        writeln!(
            out,
            "  {:28} preliminary {}, rounds {} ({})",
            kind.title,
            kind.preliminary,
            rounds.concat(),
            kind.clause
        )?;
    }
    writeln!(
        out,
        "  fewer than {} boards in proportion, {} or more a level up ({}); surplus rounds as preliminary ({})",
        rules.full_boards, rules.long_boards, rules.length_clause, rules.surplus_clause
    )?;
    writeln!(
        out,
        "  byes and triangular matches: preliminary, later the mean of the full rounds beside ({}); late bye of the undefeated in a double elimination x {} ({})",
        rules.byes_clause, rules.bye_share, rules.bye_clause
    )?;
    writeln!(
        out,
        "  qualified fields and finals of 2 or {} at their round of the original entry ({}, {}); consolations x {} ({})",
        rules.final_contestants,
        rules.entry_clause,
        rules.final_clause,
        rules.consolation_share,
        rules.consolation_clause
    )
}

/// Ladders: awards and steps by kind of contestant and size of games.
fn print_ladders(handbook: &MasterPointHandbook, out: &mut dyn fmt::Write) -> fmt::Result {
    let rules = &handbook.ladders;
    writeln!(out, "\nLadders at Club status ({})", rules.clause)?;
    for size in &rules.size {
        let steps = rules.step.iter().map(|step| {
            let awards = size.award_count(step.kind);
            format!("{}: {awards} x {}", step.title, step.step)
        });
        let steps: Vec<String> = steps.collect();
        writeln!(out, "  {:34} {}", format!("{} full tables", size.title), steps.join(", "))?;
    }
    let (many, last) = (&rules.many_games, &rules.last);
    writeln!(
        out,
        "  at least {} results count ({}); {} games: {} level up ({}); a final: {} level up ({}), both together ({})",
        rules.least_results,
        rules.results_clause,
        many.games,
        many.levels,
        many.clause,
        last.levels,
        last.clause,
        last.both_clause
    )
}

fn print_rest(handbook: &MasterPointHandbook, out: &mut dyn fmt::Write) -> fmt::Result {
    let large = &handbook.large_events;
    writeln!(out, "\nLarge events")?;
    for ladder in &handbook.ladder {
        writeln!(
            out,
            "  {:34} maximum reached at {} tables, {} from 36 boards",
            ladder.title, ladder.short_limit, ladder.long_limit
        )?;
    }
    writeln!(
        out,
        "  beyond: equal steps ({}), fractions kept ({}), at least {} ({}), maximum x sqrt(a/t) ({})",
        large.steps_clause,
        large.fractions_clause,
        large.minimum,
        large.minimum_clause,
        large.root_clause
    )?;
    print_ladders(handbook, out)?;
    writeln!(out, "\nOther rules")?;
    let long = &handbook.very_long;
    let major = &handbook.major;
    writeln!(out, "  {} boards or more: {} level up ({})", long.boards, long.levels, long.clause)?;
    writeln!(
        out,
        "  major championship of {} boards or more: {} level up ({})",
        major.least_boards, major.levels, major.clause
    )?;
    writeln!(
        out,
        "  ties share their places; least share 10 or 6 x the status ({})",
        handbook.ties.clause
    )?;
    writeln!(
        out,
        "  sections of teams, and of events without match points, are awarded apart ({})",
        handbook.sections_apart.clause
    )?;
    writeln!(
        out,
        "  handicap rankings bring no awards; scores without handicap do ({})",
        handbook.handicap.clause
    )?;
    print_rule_readings(handbook.house_readings(), out)
}
