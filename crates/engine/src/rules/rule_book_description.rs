//! Parts of rule book descriptions for `palmares rules` that packs share.

use std::fmt;

use super::scoring_rules::{
    CrossImpDivisor, DatumRule, FewerResultsRule, RequiredEventProperties, ScoringConventions,
};
use super::shared_scoring_conventions;
use super::vp_scale::VpScaleRule;
use model::{Category, Format, Stage};

/// Prints readings of unclear rules: clause and reason.
pub fn print_rule_readings<'a>(
    readings: impl IntoIterator<Item = (&'a str, &'a str)>,
    out: &mut dyn fmt::Write,
) -> fmt::Result {
    writeln!(out, "\nOur readings, where the text is silent")?;
    for (clause, reason) in readings {
        writeln!(out, "  {clause}: {reason}")?;
    }
    Ok(())
}

/// Prints how boards become scores, with victory point scales.
pub fn print_scoring_conventions(
    conventions: &ScoringConventions,
    scales: &[VpScaleRule],
    out: &mut dyn fmt::Write,
) -> fmt::Result {
    writeln!(out, "\nScoring")?;
    let matchpoints = &conventions.matchpoints;
    let fewer = match matchpoints.fewer_results {
        FewerResultsRule::Neuberg => "Neuberg's formula",
        FewerResultsRule::Simple => "as a share of the board's own top",
    };
    writeln!(out, "  boards with fewer results: {fewer} ({})", matchpoints.clause)?;
    let artificial = &conventions.artificial;
    let own = match (artificial.allows_own_average(), artificial.own_average) {
        (true, _) => ", or the own average of the session",
        (_, true) => ", for A- or the own average of the session",
        _ => "",
    };
    let clauses = with_first(artificial.plus_clause.as_deref(), &artificial.clause);
    writeln!(
        out,
        "  A+, A, A-: {}, {}, {} %{own} ({clauses})",
        artificial.plus, artificial.average, artificial.minus,
    )?;
    let imps = &conventions.artificial_imps;
    writeln!(
        out,
        "  A+ in IMPs: {} for pairs ({}), {} for teams ({})",
        imps.pairs, imps.pairs_clause, imps.teams, imps.teams_clause
    )?;
    if let Some(several) = &conventions.several_boards {
        writeln!(
            out,
            "  on several boards: x sqrt(boards), to the nearest IMP ({}, {}, {}); in per cent as printed ({})",
            several.pairs_clause, several.teams_clause, several.imps_clause, several.percent_clause
        )?;
    }
    let cross = &conventions.cross_imps;
    let divisor = match cross.divisor {
        CrossImpDivisor::Comparisons => "divided by the comparisons",
        CrossImpDivisor::Results => "divided by the results",
        CrossImpDivisor::None => "not divided",
    };
    writeln!(out, "  cross-IMPs: {divisor} ({})", cross.clause)?;
    for special in &conventions.special_datums {
        print_datum(&format!("datum, {}", words(&special.events)), &special.datum, out)?;
    }
    print_datum("datum", &conventions.ordinary_datum, out)?;
    print_datum("datum of a version of a fouled board", &conventions.fouled_datum, out)?;
    print_vp_scales(conventions, scales, out)
}

/// The scale of victory points of each kind of event.
fn print_vp_scales(
    conventions: &ScoringConventions,
    scales: &[VpScaleRule],
    out: &mut dyn fmt::Write,
) -> fmt::Result {
    let one_scale = conventions.vps.len() == 1;
    let scale = |id: &str| {
        scales.iter().chain(&shared_scoring_conventions().vp_scales).find(|rule| rule.id == id)
    };
    for choice in &conventions.vps {
        let scale = scale(&choice.scale).map_or(choice.scale.as_str(), |rule| &rule.title);
        let boards =
            choice.boards.map_or("the boards played".to_string(), |n| format!("{n} boards"));
        let events = if one_scale { "all events".to_string() } else { words(&choice.events) };
        writeln!(out, "  VPs, {events}: {scale} for {boards} ({})", choice.clause)?;
    }
    Ok(())
}

fn print_datum(what: &str, datum: &DatumRule, out: &mut dyn fmt::Write) -> fmt::Result {
    let bands = datum.band.iter().map(|band| {
        let clause = band.clause.as_deref().unwrap_or(&datum.clause);
        let share = band.share.map_or(String::new(), |share| format!(" and {share} at each end"));
        format!(
            "from {} scores without {} low, {} high{share} ({clause})",
            band.from, band.low, band.high
        )
    });
    let rounding = match datum.round_to {
        0 => "not rounded".to_string(),
        step => format!("to the nearest {step}"),
    };
    writeln!(
        out,
        "  {what}: {}; {rounding} ({})",
        bands.collect::<Vec<_>>().join("; "),
        datum.clause
    )
}

/// The events that a block is for.
fn words(contest: &RequiredEventProperties) -> String {
    let words: Vec<&str> = [
        contest.competition.as_deref(),
        contest.category.map(Category::word),
        contest.stage.map(Stage::word),
        contest.format.map(Format::word),
    ]
    .into_iter()
    .flatten()
    .collect();
    if words.is_empty() { "other events".to_string() } else { words.join(" ") }
}

fn with_first(first: Option<&str>, clause: &str) -> String {
    first.map_or(clause.to_string(), |first| format!("{first}; {clause}"))
}
