//! The reports of an event that FIDE rates by months (B.02 4): one for each, with its rounds alone.

use std::collections::BTreeMap;

use jiff::civil::Date;

use engine::awards::ComputedEvent;
use engine::scoring::{RatingMonth, days_of_rounds, ratings_by_month_of_event};
use model::crosstable::{Contestant, Crosstable};
use swiss::trf::{RatingPeriodRounds, ReportLine, TournamentReport};

use super::header::{rank_players_by_points, round_dates_record, slashed_date_text};

/// The records that are those of the month, or would be of all rounds.
const OF_ALL_ROUNDS: [&str; 5] = ["042", "052", "132", "202", "212"];

/// The report of each month; none for an event that is rated as one.
pub(super) fn monthly_reports(
    outcome: &ComputedEvent,
    report: &TournamentReport,
) -> Vec<(RatingMonth, TournamentReport)> {
    let mut months: BTreeMap<RatingMonth, Vec<(usize, Date)>> = BTreeMap::new();
    if outcome.ratings.as_ref().is_some_and(|ratings| ratings.by_months) {
        let days = days_of_rounds(&outcome.event, report.table.played);
        for (round, day) in days.into_iter().enumerate() {
            let Some(day) = day else { continue };
            months.entry(RatingMonth::from_day(day)).or_default().push((round, day));
        }
    }
    let reports = months.into_iter();
    reports.map(|(month, rounds)| (month, of_month(outcome, report, month, &rounds))).collect()
}

/// The games of the players in the rounds of a month, with their ratings of its list.
fn of_month(
    outcome: &ComputedEvent,
    report: &TournamentReport,
    month: RatingMonth,
    rounds: &[(usize, Date)],
) -> TournamentReport {
    let contestants = report.table.contestants.iter().map(|player| {
        let results = rounds.iter().filter_map(|(round, _)| player.round_results.get(*round));
        let entry = outcome.event.entries.get(player.entry);
        let lists =
            entry.map(|entry| ratings_by_month_of_event(&outcome.event, entry)).unwrap_or_default();
        let later = lists.range(..=month).next_back().map(|(_, rating)| *rating);
        Contestant {
            rating: later.or(player.rating),
            round_results: results.copied().collect(),
            team_rounds: Vec::new(),
            virtual_points: Vec::new(),
            next: None,
            ..player.clone()
        }
    });
    let table = Crosstable {
        contestants: contestants.collect(),
        played: rounds.len(),
        rounds: Some(rounds.len()),
        points: report.table.points,
        ..Crosstable::default()
    };
    let mut players = report.players.clone();
    rank_players_by_points(&table, &mut players);
    let days: Vec<Option<Date>> = rounds.iter().map(|(_, day)| Some(*day)).collect();
    let (first, last) = (days.iter().min(), days.iter().max());
    let day = |day: Option<&Option<Date>>| day.copied().flatten().map(slashed_date_text);
    let own = [("042", day(first)), ("052", day(last)), ("132", round_dates_record(&days))];
    let own = own.into_iter().filter_map(|(code, text)| {
        Some(ReportLine { code: code.to_string(), text: text?, line: 0 })
    });
    let all = report.header.iter().filter(|line| !OF_ALL_ROUNDS.contains(&line.code.as_str()));
    let numbers: Vec<String> = rounds.iter().map(|(round, _)| (round + 1).to_string()).collect();
    let period = RatingPeriodRounds { rounds: numbers.join(", "), month: month.to_string() };
    TournamentReport {
        header: all.cloned().chain(own).collect(),
        players,
        table,
        comments: vec![period.to_string()],
        ..TournamentReport::default()
    }
}
