//! The check of the places that a report gives: by the points and by its own list of tie-breaks
//! (`212`, else `202`).
//!
//! Who stays level after the list can share a place or have any order (TRF26: ties are allowed), so
//! that each of their places fits. A tie-break that is not computed ends the list, as does one of
//! ratings where somebody has none, and lots.

use std::borrow::Cow;

use super::fault::{LocatedTrfFault, TrfFault};
use super::report::TournamentReport;
use crate::crosstable::{Crosstable, RoundResult};
use crate::tie_breaks::{Standing, TieBreak, TieBreakKind, TieBreaks};

/// Words for the score, which comes first.
const SCORES: [&str; 3] = ["PTS", "MPTS", "MP"];

/// Compares each place of a report with its results, and tells why not otherwise. Nothing is compared
/// before the first round, while a game has no result, and in a report without places or whose list
/// does not begin with the points.
pub fn check_standings(report: &TournamentReport) -> Vec<LocatedTrfFault> {
    if report.table.played == 0 {
        return Vec::new();
    }
    let not_compared =
        |why| vec![LocatedTrfFault::for_whole_file(TrfFault::PlacesNotCompared { why })];
    let of_teams = report.teams.as_ref().map_or(0, |teams| teams.teams.len());
    if (0..report.players.len().max(of_teams)).all(|at| typed_place(report, at).is_none()) {
        return not_compared("the file gives no places");
    }
    let table = match &report.teams {
        Some(_) => report.team_crosstable().map(Cow::Owned),
        None => Some(Cow::Borrowed(&report.table)),
    };
    let open = |found: &RoundResult| matches!(found, RoundResult::Unfinished { .. });
    let Some(table) = table.filter(|table| {
        let mut results = table.contestants.iter().flat_map(|one| &one.round_results);
        !results.any(open)
    }) else {
        return not_compared("a game has no result yet");
    };
    let Some((list, ended)) = list_of(report, &table) else {
        let what = "the standings do not begin with the points";
        return vec![LocatedTrfFault::for_whole_file(TrfFault::NotCounted { code: "212", what })];
    };
    let by = match &list[..] {
        [] => "the points".to_string(),
        list => {
            let codes: Vec<String> = list.iter().map(|by| by.code()).collect();
            format!("the points and {}", codes.join(", "))
        }
    };
    let standings = TieBreaks::new(&table, list, 0).standings();
    let all = standings.iter().map(|one| (one, typed_place(report, one.contestant)));
    let all: Vec<RankedContestant> = all.collect();
    // Who withdrew may have no place, and others whose place is missing are ranked; the file decides.
    let left = |one: &Standing| {
        let last = table.contestants[one.contestant].round_results.last();
        matches!(last, Some(RoundResult::ZeroBye | RoundResult::Absent))
    };
    let ranked: [&dyn Fn(&RankedContestant) -> bool; 3] =
        [&|(one, typed)| typed.is_some() || !left(one), &|(_, typed)| typed.is_some(), &|_| true];
    let wrong = ranked.into_iter().map(|is_ranked| {
        let ranked: Vec<RankedContestant> = all.iter().copied().filter(is_ranked).collect();
        wrong_places(&ranked, &by)
    });
    let mut found = wrong.min_by_key(Vec::len).unwrap_or_default();
    found.sort_by_key(|fault| fault.line);
    let ended = ended.map(|why| TrfFault::PlacesPartlyCompared { by, why });
    found.into_iter().chain(ended.map(LocatedTrfFault::for_whole_file)).collect()
}

/// A contestant with the place that the report gives, and its line.
type RankedContestant<'a> = (&'a Standing, Option<(u32, Option<u32>)>);

/// The places that are not those of a ranking.
fn wrong_places(ranked: &[RankedContestant], by: &str) -> Vec<LocatedTrfFault> {
    let (mut found, mut better) = (Vec::new(), 0);
    for level in ranked.chunk_by(|(one, _), (other, _)| one.place == other.place) {
        let places = [better + 1, better + level.len()];
        better += level.len();
        for (one, typed) in level {
            let Some((typed, line)) = *typed else { continue };
            if !(places[0]..=places[1]).contains(&(typed as usize)) {
                let (by, values) = (by.to_string(), values_of(one));
                let fault = TrfFault::Place { typed, places, by, values };
                found.push(LocatedTrfFault { line, fault });
            }
        }
    }
    found
}

/// The tie-breaks by which the report ranks, as far as they can be followed, and why no further; `None`
/// if something else than the points comes first.
fn list_of(
    report: &TournamentReport,
    table: &Crosstable,
) -> Option<(Vec<TieBreak>, Option<String>)> {
    let named = report.record_text("212").or_else(|| report.record_text("202")).unwrap_or_default();
    let mut names = named.split(',').map(str::trim).filter(|name| !name.is_empty()).peekable();
    names.next_if(|name| SCORES.contains(name));
    if report.record_text("212").is_some() && names.peek() == Some(&"GPTS") {
        names.next_if(|_| table.is_ranked_by_game_points())?;
    }
    let mut list = Vec::new();
    for name in names {
        match followed(name, table) {
            Ok(Some(by)) => list.push(by),
            Ok(None) => break,
            Err(why) => return Some((list, Some(why))),
        }
    }
    Some((list, None))
}

/// A tie-break of the list, or why it cannot be followed; `None` for lots, which any order fits.
fn followed(name: &str, table: &Crosstable) -> Result<Option<TieBreak>, String> {
    let Ok(by) = name.parse::<TieBreak>() else {
        return Err(format!("palmares does not compute the tie-break {name}"));
    };
    if by.is_for_teams_only() && table.boards.is_none() {
        return Err(format!("the tie-break {name} is for teams"));
    }
    if by.definition.of_ratings && table.contestants.iter().any(|one| one.rating.is_none()) {
        return Err(format!("the tie-break {name} needs ratings, which not everybody has"));
    }
    Ok((by.definition.measure != TieBreakKind::Lots).then_some(by))
}

/// The place that the report gives, and its line.
fn typed_place(report: &TournamentReport, at: usize) -> Option<(u32, Option<u32>)> {
    let rank = match &report.teams {
        Some(teams) => teams.teams.get(at)?.rank,
        None => report.players.get(at)?.rank,
    };
    Some((rank.filter(|rank| *rank > 0)?, report.lines.get(at).copied()))
}

/// Points and tie-breaks: `4½ points, BH-C1 14½`.
fn values_of(one: &Standing) -> String {
    let points = match one.points.to_text() {
        title if ["1", "\u{bd}"].contains(&&*title) => format!("{title} point"),
        title => format!("{title} points"),
    };
    let values = one.tie_breaks.iter().filter_map(|broken| {
        let value = broken.value?;
        let shown = match value.is_integer() {
            true => value.to_integer().to_string(),
            false => {
                let hundredths = (value * 100).round().to_integer();
                let (whole, rest) = (hundredths / 100, hundredths.abs() % 100);
                format!("{whole}.{rest:02}").trim_end_matches('0').to_string()
            }
        };
        Some(format!("{} {shown}", broken.by.code()))
    });
    std::iter::once(points).chain(values).collect::<Vec<_>>().join(", ")
}
