//! `palmares explain --competition`: why a contender of a competition over many events has its place.

use std::io::{self, Write};

use super::{Args, compact};
use crate::cli::exit_status::{ExitStatus, print_usage_error};
use crate::cli::problem_output::count_with_noun;
use crate::cli::settings;
use crate::cli::terminal::Terminal;
use model::name_comparison::name_key;
use model::{Place, name_capitals};
use register::{CompetitionRanking, CompetitionRow, EventRecord, Season};
use report::OutputError;
use season::{NoProgress, SeasonOptions, find_returns, run_season};

/// Prints the rows of a competition that fit, each with its events.
pub(super) fn print_competition_places(
    args: &Args,
    wanted: &str,
    out: &mut Terminal,
    err: &mut Terminal,
) -> ExitStatus {
    let season = match season_of(args, err) {
        Ok(season) => season,
        Err(why) => return print_usage_error(err, &why),
    };
    let competitions = &season.competitions;
    let is_wanted = |own: &&CompetitionRanking| {
        [&own.asked.id, &own.asked.title, &own.key]
            .iter()
            .any(|own| compact(own) == compact(wanted))
    };
    let Some(ranking) = competitions.iter().find(is_wanted) else {
        let names: Vec<&str> = competitions.iter().map(|own| own.asked.title.as_str()).collect();
        let why = match names.is_empty() {
            true => "these returns have no competition over many events".to_string(),
            false => format!("there is no competition {wanted}; there are {}", names.join(", ")),
        };
        return print_usage_error(err, &why);
    };
    let rows: Vec<&CompetitionRow> = ranking.rows.iter().filter(|row| args.row_fits(row)).collect();
    if rows.is_empty() {
        let whom = args.player.as_ref().or(args.entry.as_ref()).cloned().unwrap_or_default();
        return print_usage_error(
            err,
            &format!("nobody called {whom} is in {}", ranking.asked.title),
        );
    }
    let mut rows = rows.into_iter().enumerate();
    let printed = rows.try_for_each(|(nth, row)| {
        if nth > 0 {
            writeln!(out)?;
        }
        print_row(out, &season, ranking, row)
    });
    if printed.is_ok() { ExitStatus::Done } else { ExitStatus::Output }
}

/// The season of the returns; the error is for the user.
fn season_of(args: &Args, err: &mut Terminal) -> Result<Season, String> {
    let inputs = [std::slice::from_ref(&args.file), &args.season[..]].concat();
    let settings = args.given.settings(&inputs)?;
    let options = SeasonOptions { inputs, settings, ..SeasonOptions::default() };
    let (found, loose) = find_returns(&options.inputs, None, &options.settings);
    settings::report_faulty_settings_files(&loose, err);
    let done = run_season(&options, &found, loose, Vec::new(), &NoProgress);
    done.map(|done| done.season).map_err(|why: OutputError| why.to_string())
}

impl Args {
    /// Whether a row is of the contender that is asked for.
    fn row_fits(&self, row: &CompetitionRow) -> bool {
        if let Some(entry) = &self.entry {
            return name_key(entry) == name_key(&row.name) || compact(entry) == compact(&row.entry);
        }
        let Some(wanted) = &self.player else { return false };
        let bare = |number: &str| compact(number).trim_start_matches('0').to_string();
        let mut numbers = row.numbers.split('+').filter(|number| !number.is_empty());
        let mut names = row.name.split(" & ");
        numbers.any(|number| bare(number) == bare(wanted))
            || names.any(|name| name_key(name) == name_key(wanted))
            || name_key(&row.name) == name_key(wanted)
    }
}

fn print_row(
    out: &mut Terminal,
    season: &Season,
    ranking: &CompetitionRanking,
    row: &CompetitionRow,
) -> io::Result<()> {
    let ranked = ranking.rows.iter().filter(|row| row.place.is_some()).count();
    let place = match row.place {
        Some(Place { number, tied: 1 }) => format!("place {number} of {ranked}"),
        Some(Place { number, tied }) => format!("place {number} of {ranked}, shared by {tied}"),
        None => "without a place".to_string(),
    };
    let provisional = if ranking.is_provisional { ", provisional" } else { "" };
    writeln!(
        out,
        "{}: {place}, {} counted{provisional}",
        ranking.asked.title,
        count_with_noun(ranking.events, "event")
    )?;
    writeln!(out, "{}", name_capitals::name_in_mixed_case(&row.name))?;
    writeln!(out, "  {}", row.basis)?;
    let keys: Vec<&str> = row.events.split(';').filter(|key| !key.is_empty()).collect();
    let all = season.returns.iter().flat_map(|record| &record.events);
    let own = |event: &&EventRecord| keys.contains(&event.key.as_str());
    for event in all.filter(own) {
        let day = event.identity.date.map(|day| format!("{day}  ")).unwrap_or_default();
        writeln!(out, "  {day}{} ({})", event.identity.title, event.key)?;
    }
    Ok(())
}
