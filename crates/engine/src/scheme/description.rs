//! A scheme as tables, for `palmares rules`: factors, scales, strata and ranks, each with its
//! clause, to be laid beside the printed book.

use std::fmt;

use super::allowed_figure_ranges::print_scheme_figure_ranges;
use super::scale::ListAwards;
use super::{
    AwardScale, AwardScaleShape, AwardScheme, EventAwardFactor, FractionRounding, WinAwardUnit,
};
use crate::rules::membership::Rank;
use crate::rules::rule_book_description::print_rule_readings;
use model::Exact;

/// The contestants for which the table of a scale is printed.
const CONTESTANTS: [u32; 10] = [4, 6, 8, 9, 10, 12, 14, 16, 20, 30];
/// So many awards of a row are printed.
const MOST_AWARDS: u32 = 10;

/// Prints what it awards, how it rounds and shares, every scale, the ranks and what it leaves out.
pub(super) fn print_scheme(scheme: &AwardScheme, out: &mut dyn fmt::Write) -> fmt::Result {
    let (source, awards) = (&scheme.source, &scheme.awards);
    write!(out, "{}", source.heading())?;
    writeln!(out, "  {}", source.validity_text())?;
    let unit = match source.unit.as_str() {
        "" => awards.points.award_kind().full_name(),
        unit => unit,
    };
    writeln!(out, "  {unit}; rounded {} ({})", awards.round, awards.clause)?;
    writeln!(out, "  ties: {} ({})", awards.ties.in_words(), awards.ties_clause)?;
    print_factors(scheme, out)?;
    for scale in &scheme.scale {
        print_scale(scale, out)?;
    }
    if let Some(strata) = &scheme.strata {
        let least = match strata.tables {
            0 => String::new(),
            tables => format!(" of at least {tables} tables"),
        };
        writeln!(out, "\nStrata ({})", strata.clause)?;
        writeln!(out, "  each{least} by its own contestants and tables; the better award counts")?;
    }
    print_ranks(&scheme.rank, out)?;
    if !scheme.recorded.is_empty() {
        writeln!(out, "\nNot computed")?;
    }
    for recorded in &scheme.recorded {
        writeln!(out, "  {} ({}): {}", recorded.title, recorded.clause, recorded.rule)?;
        writeln!(out, "    {}", recorded.why)?;
    }
    let of_awards = awards.house.then_some((awards.ties_clause.as_str(), awards.reason.as_str()));
    let of_scales = scheme.scale.iter().filter(|scale| scale.house);
    let of_scales = of_scales.map(|scale| (scale.clause.as_str(), scale.reason.as_str()));
    let readings: Vec<(&str, &str)> = of_awards.into_iter().chain(of_scales).collect();
    if !readings.is_empty() {
        print_rule_readings(readings, out)?;
    }
    print_scheme_figure_ranges(out)
}

fn print_factors(scheme: &AwardScheme, out: &mut dyn fmt::Write) -> fmt::Result {
    if !scheme.least_entry.is_empty() {
        writeln!(out, "\nLeast entries")?;
    }
    for least in &scheme.least_entry {
        let needs = [(least.tables, "tables"), (least.boards, "boards")];
        let needs = needs.into_iter().filter(|(number, _)| *number > 0);
        let needs: Vec<String> = needs.map(|(number, what)| format!("{number} {what}")).collect();
        writeln!(
            out,
            "  {:44} {:22} {}",
            least.events.to_string(),
            needs.join(", "),
            least.clause
        )?;
    }
    if !scheme.weight.is_empty() {
        writeln!(out, "\nFactors")?;
    }
    for weight in &scheme.weight {
        let what = format!("{}: {}", weight.title, weight.events);
        writeln!(out, "  {what:44} x {:20} {}", factor_of(weight), weight.clause)?;
    }
    for team in &scheme.team {
        let what = format!("teams of {}", team.players);
        writeln!(out, "  {what:44} x {:20} {}", team.factor.to_string(), team.clause)?;
    }
    Ok(())
}

fn print_scale(scale: &AwardScale, out: &mut dyn fmt::Write) -> fmt::Result {
    writeln!(out, "\n{}: {} ({})", scale.title, scale.events, scale.clause)?;
    if let Some(share) = scale.share {
        let round = if share.round == FractionRounding::Up { "up" } else { "down" };
        writeln!(out, "  {} of the field, rounded {round}", share.part)?;
    }
    if let Some(least) = scale.least {
        writeln!(out, "  at least {least}")?;
    }
    let Some(shape) = scale.shapes().first().copied() else { return Ok(()) };
    match shape {
        AwardScaleShape::Step | AwardScaleShape::Places => print_places(scale, out),
        AwardScaleShape::First => print_firsts(scale, out),
        AwardScaleShape::Matches => {
            let Some(won) = scale.matches else { return Ok(()) };
            let of = if won.of == WinAwardUnit::Board {
                "for each board of a match"
            } else {
                "for a match"
            };
            writeln!(out, "  {of}: won {}, drawn {}", won.won, won.drawn)
        }
        AwardScaleShape::EachBoard => writeln!(out, "  {} for each board", shown(scale.each_board)),
        AwardScaleShape::EachPoint => {
            writeln!(out, "  {} for each point of the score", shown(scale.each_point))
        }
        AwardScaleShape::Titles => {
            writeln!(out, "  {}", scale.titles.as_deref().unwrap_or_default().join(", "))
        }
    }
}

fn shown(number: Option<Exact>) -> String {
    number.unwrap_or_default().to_string()
}

/// A row of awards for each number of contestants; one row if it does not matter.
fn print_places(scale: &AwardScale, out: &mut dyn fmt::Write) -> fmt::Result {
    let row = |contestants| ListAwards::new(scale, contestants, 1).map(|ladder| awards_of(&ladder));
    if scale.places.is_some() && scale.share.is_none() {
        return writeln!(out, "  {}", row(u32::MAX).unwrap_or_default());
    }
    writeln!(out, "  contestants  awards")?;
    for contestants in CONTESTANTS {
        writeln!(out, "  {contestants:>11}  {}", row(contestants).unwrap_or_default())?;
    }
    Ok(())
}

fn awards_of(ladder: &ListAwards<'_>) -> String {
    let shown = ladder.awards.min(MOST_AWARDS);
    let awards: Vec<String> =
        (1..=shown).map(|place| ladder.award_of_place(place).to_short_text()).collect();
    let more = if ladder.awards > shown { " ..." } else { "" };
    format!("{}{more}", awards.join(" "))
}

fn print_firsts(scale: &AwardScale, out: &mut dyn fmt::Write) -> fmt::Result {
    for first in scale.first.iter().flatten() {
        let tables = match first.tables {
            Some(band) => format!("{band} tables"),
            None => "any tables".to_string(),
        };
        writeln!(out, "  {tables:20} first award {first}")?;
    }
    let fall = match scale.fall {
        Some(super::AwardDecreaseByPlace::ToLeast) => {
            "by equal steps to the least award".to_string()
        }
        Some(super::AwardDecreaseByPlace::Divided) => {
            format!("second {}, place p from the third: the first / (p - 1)", shown(scale.second))
        }
        Some(super::AwardDecreaseByPlace::Equal) | None => "by equal steps".to_string(),
    };
    writeln!(out, "  places fall: {fall}")
}

/// A factor as the description prints it: `1.5, green`.
fn factor_of(weight: &EventAwardFactor) -> String {
    let points = weight.points.map(|points| format!(", {}", points.award_kind().id()));
    format!("{}{}", weight.factor, points.unwrap_or_default())
}

fn print_ranks(ranks: &[Rank], out: &mut dyn fmt::Write) -> fmt::Result {
    if !ranks.is_empty() {
        writeln!(out, "\nRanks")?;
    }
    for rank in ranks {
        let of_it = rank.of_it.iter().map(|of| format!(", {} {}", of.points, of.colour.words));
        let stars: Vec<String> = rank.stars.iter().map(Exact::to_string).collect();
        let stars = match stars.is_empty() {
            true => String::new(),
            false => format!("; a star each at {}", stars.join(", ")),
        };
        let takes = format!("{}{}{stars}", rank.points, of_it.collect::<String>());
        writeln!(out, "  {:28} {takes:34} {}", rank.name, rank.clause)?;
    }
    Ok(())
}
