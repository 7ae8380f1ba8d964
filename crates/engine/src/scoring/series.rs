//! A series of games: the average of the best results in games that are events of their own (WBU
//! 4.11.2).

use std::collections::BTreeSet;

use model::{Cell, Event, Exact};

use super::points::can_be_summed_exactly;
use super::score::{ContestantScore, SessionScore, Totals, mark_best_sessions};
use super::sibling_results::SeriesScores;

/// The scores of a series. A player with fewer games than count has none.
pub(super) fn score_series(event: &Event, series: &SeriesScores) -> Totals {
    let mut of_entry = Vec::with_capacity(series.of_entry.len());
    // Percentages of games with fields of many sizes could overflow. Then all count to nine
    // decimals, so that equal scores stay equal.
    let exact = can_be_summed_exactly(series.of_entry.iter().flatten().flatten().copied());
    let kept = |score: Exact| if exact { score } else { score.rounded(9) };
    // Too few games for a place are no problem.
    let mut refused = BTreeSet::new();
    for (entry, games) in series.of_entry.iter().enumerate() {
        let at = event.entries.get(entry).map_or(event.at, |entry| entry.at);
        let score = average(series, games, |value| Cell::new(kept(value), at));
        if score.is_none() {
            refused.insert(entry);
        }
        of_entry.push(score);
    }
    Totals {
        unit: series.unit,
        sessions: series.games.clone(),
        best_of: series.best_of,
        of_entry,
        refused,
        carried: None,
        averaged: true,
    }
}

fn average(
    series: &SeriesScores,
    games: &[Option<Exact>],
    cell: impl Fn(Exact) -> Cell<Exact>,
) -> Option<ContestantScore> {
    let played = games.iter().enumerate().filter_map(|(game, score)| Some((game, (*score)?)));
    let mut parts: Vec<SessionScore> = played
        .map(|(session, score)| SessionScore {
            session,
            score: cell(score),
            max: None,
            counts: true,
        })
        .collect();
    if parts.len() < series.least.max(1) {
        return None;
    }
    mark_best_sessions(&mut parts, series.best_of);
    let counting: Vec<Exact> =
        parts.iter().filter(|part| part.counts).map(|part| part.score.value).collect();
    let count = Exact::whole(counting.len() as i128);
    let total = counting.into_iter().sum::<Exact>().checked_div(count)?;
    let (unadjusted, adjustments) = (total, Vec::new());
    Some(ContestantScore { total, unadjusted, parts, adjustments, brought: None })
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::Unit;

    fn series(best_of: Option<usize>, least: usize) -> SeriesScores {
        let games = vec!["1".to_string(), "2".to_string(), "3".to_string()];
        SeriesScores { unit: Unit::Percent, games, best_of, least, of_entry: Vec::new() }
    }

    fn total(series: &SeriesScores, games: [Option<i128>; 3]) -> Option<String> {
        let at = model::CellAddress { sheet: 0, row: 0, column: 0 };
        let games = games.map(|score| score.map(Exact::whole));
        average(series, &games, |value| Cell::new(value, at)).map(|score| score.total.to_string())
    }

    #[test]
    fn the_best_games_are_averaged() {
        let best = series(Some(2), 2);
        assert_eq!(total(&best, [Some(60), Some(50), Some(55)]).as_deref(), Some("57.5"));
        assert_eq!(total(&best, [Some(60), None, Some(50)]).as_deref(), Some("55"));
        assert_eq!(total(&best, [Some(60), None, None]), None);
    }

    #[test]
    fn all_games_count_where_no_number_is_said() {
        let all = series(None, 2);
        assert_eq!(total(&all, [Some(60), Some(50), Some(40)]).as_deref(), Some("50"));
    }
}
