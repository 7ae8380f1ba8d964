//! What changed between two runs, in two lines: one of entries, rounds, leaders and places, one of
//! problems. `palmares watch` prints them after each save.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::time::Duration;

use crate::cli::problem_output::{count_with_noun, problem_message_and_hint};
use model::crosstable::RoundResult;
use model::problem::{RenderedProblem, Severity};
use model::{Place, StableSort, State};
use register::{DrawRecord, EventRecord, Season};
use report::{contestant_display_name, format_score};

/// Events that are told of in one line.
const MOST_EVENTS: usize = 3;
/// The code of an event that has no entries yet.
const NO_ENTRIES: &str = "no-entries";
/// Problems that are told of in one line.
const MOST_PROBLEMS: usize = 3;

/// What happened in the events after some files were saved, and what is wrong now. `before` is the
/// season of the run before.
pub(super) fn change_summary_lines(
    saved: &[PathBuf],
    before: Option<&Season>,
    now: &Season,
    took: Duration,
) -> [String; 2] {
    let name = |path: &PathBuf| path.file_name().map(|name| name.to_string_lossy().into_owned());
    let files = match saved {
        [] => String::new(),
        [one] => format!("{}: ", name(one).unwrap_or_default()),
        many => format!("{}: ", count_with_noun(many.len(), "file")),
    };
    let problems = problems(before, now);
    let told = events(before, now);
    [format!("{files}{told}"), format!("{problems}; {:.2} s", took.as_secs_f64())]
}

fn events(before: Option<&Season>, now: &Season) -> String {
    let earlier: BTreeMap<&str, &EventRecord> = before
        .into_iter()
        .flat_map(Season::events)
        .map(|(_, event)| (event.key.as_str(), event))
        .collect();
    let several = now.events().nth(1).is_some();
    if before.is_none() && now.events().count() > MOST_EVENTS {
        let (returns, all) = (now.returns.len(), now.events().count());
        return format!(
            "{}, {}",
            count_with_noun(returns, "return"),
            count_with_noun(all, "event")
        );
    }
    let mut told = Vec::new();
    for (_, event) in now.events() {
        let changes = changes(earlier.get(event.key.as_str()).copied(), before, event, now);
        if changes.is_empty() {
            continue;
        }
        let title = if several { format!("{}: ", event.identity.title) } else { String::new() };
        told.push(format!("{title}{}", changes.join(", ")));
    }
    let keys: BTreeSet<&str> = now.events().map(|(_, event)| event.key.as_str()).collect();
    let gone = earlier.values().filter(|event| !keys.contains(event.key.as_str()));
    told.extend(gone.map(|event| format!("{} is gone", event.identity.title)));
    if told.len() > MOST_EVENTS {
        let more = told.len() - MOST_EVENTS;
        told.truncate(MOST_EVENTS);
        told.push(format!("and {}", count_with_noun(more, "more event")));
    }
    if told.is_empty() { "no change in results or draws".to_string() } else { told.join("; ") }
}

/// What changed in an event.
fn changes(
    before: Option<&EventRecord>,
    was_in: Option<&Season>,
    now: &EventRecord,
    season: &Season,
) -> Vec<String> {
    let mut told = Vec::new();
    told.extend(entries(before, now));
    told.extend(rounds(before, now));
    let was = before.map(|event| event.state);
    if was != Some(now.state) {
        told.extend(match now.state {
            State::Final => Some("final".to_string()),
            State::Rejected if now.play.contestants == 0 => {
                Some("waiting for the first entries".to_string())
            }
            State::Rejected => Some("rejected".to_string()),
            State::Provisional if was == Some(State::Final) => {
                Some("provisional again".to_string())
            }
            State::Provisional => None,
        });
    }
    let first = leader(season, now);
    let was_first = before.zip(was_in).and_then(|(event, season)| leader(season, event));
    if first.is_some()
        && (first != was_first || was != Some(now.state) && now.state == State::Final)
    {
        let verb = if now.state == State::Final { "wins" } else { "leads" };
        told.extend(first.map(|(name, score)| match score.as_str() {
            "" => format!("{name} {verb}"),
            score => format!("{name} {verb} with {score}"),
        }));
    }
    let awards = now.awards.len();
    if before.is_none_or(|event| event.awards.len() != awards) && awards > 0 {
        told.push(count_with_noun(awards, "award"));
    }
    if let (true, Some(before)) = (told.is_empty(), before) {
        let differ = differing_places(before, now);
        told.extend((differ > 0).then(|| format!("{} changed", count_with_noun(differ, "place"))));
    }
    told
}

/// How many entries there are, if the number changed.
fn entries(before: Option<&EventRecord>, now: &EventRecord) -> Option<String> {
    let count = |count: u32| match count {
        1 => "1 entry".to_string(),
        count => format!("{count} entries"),
    };
    let all = count(now.play.contestants);
    match before.map(|event| event.play.contestants) {
        None => (now.play.contestants > 0).then_some(all),
        Some(was) if was < now.play.contestants => {
            Some(format!("{all} ({} more)", now.play.contestants - was))
        }
        Some(was) if was > now.play.contestants => {
            Some(format!("{all} ({} fewer)", was - now.play.contestants))
        }
        Some(_) => None,
    }
}

/// What happened to the rounds: results, and the draw of the next one.
fn rounds(before: Option<&EventRecord>, now: &EventRecord) -> Vec<String> {
    let drawn = |event: Option<&EventRecord>| event.and_then(|event| event.draw.clone());
    let (was, is) = (drawn(before), drawn(Some(now)));
    let results = played(now);
    let grew = results.filter(|(round, count)| {
        before.and_then(played).is_none_or(|(was, had)| (*round, *count) != (was, had))
    });
    match (was, is) {
        (Some(was), Some(is)) if was.round == is.round => {
            let pairs = |draw: &DrawRecord| -> BTreeSet<String> {
                let pairings = draw.pairings.iter();
                pairings
                    .map(|one| format!("{:?}{:?}{:?}", one.first, one.second, one.power))
                    .collect()
            };
            let differ = pairs(&is).difference(&pairs(&was)).count();
            let anew = format!(
                "round {} redrawn ({} changed)",
                is.round,
                count_with_noun(differ, "pairing")
            );
            if differ > 0 {
                return vec![anew];
            }
            let entered = format!("round {} is in the workbook", is.round);
            (is.stands && !was.stands).then_some(entered).into_iter().collect()
        }
        (_, Some(is)) => {
            let last = is.round.parse::<u32>().ok().filter(|round| *round > 1);
            let complete = last.filter(|_| before.is_some());
            let complete = complete.map(|round| format!("round {} complete", round - 1));
            complete.into_iter().chain([format!("round {} drawn", is.round)]).collect()
        }
        (Some(was), None) if grew.is_none() && now.state == State::Provisional => {
            let standing = if was.stands { "under way" } else { "no longer drawn" };
            vec![format!("round {} {standing}", was.round)]
        }
        (_, None) => {
            let told =
                |(round, count)| format!("round {round}: {}", count_with_noun(count, "result"));
            grew.map(told).into_iter().collect()
        }
    }
}

/// The last round with results, and how many it has; `None` for events without such rounds.
fn played(event: &EventRecord) -> Option<(usize, usize)> {
    if let Some(games) = event.games.as_deref() {
        let rounds = games.players.iter().map(|player| player.round_results.len()).max()?;
        let is_result = |round_result: &&RoundResult| {
            matches!(round_result, RoundResult::Game { .. } | RoundResult::Forfeit { .. })
        };
        let of = |round: usize| {
            let round_results =
                games.players.iter().filter_map(|player| player.round_results.get(round));
            round_results.filter(is_result).count().div_ceil(2)
        };
        return (0..rounds).rev().map(|round| (round + 1, of(round))).find(|(_, count)| *count > 0);
    }
    let games = event.diplomacy.as_deref()?;
    let ended = || games.iter().filter(|game| game.seats.iter().any(|seat| seat.score.is_some()));
    let last = ended().map(|game| game.round).max()?;
    Some((last as usize, ended().filter(|game| game.round == last).count()))
}

/// The contestant at the head of the first list, with the score; `None` if several share it.
fn leader(season: &Season, event: &EventRecord) -> Option<(String, String)> {
    let first = event.rankings.lists.first()?;
    let own = event.rankings.standings.get(first.standings.start as usize)?;
    if own.place != Some(Place { number: 1, tied: 1 }) {
        return None;
    }
    let name = contestant_display_name(&season.people, event, own);
    Some((name, own.score.map(|score| format_score(event, score)).unwrap_or_default()))
}

/// The contestants whose place or score differs.
fn differing_places(before: &EventRecord, now: &EventRecord) -> usize {
    let was: BTreeMap<&str, _> =
        before.rankings.standings.iter().map(|own| (&*own.entry, (own.place, own.score))).collect();
    now.rankings
        .standings
        .iter()
        .filter(|own| was.get(&*own.entry) != Some(&(own.place, own.score)))
        .count()
}

/// The errors and warnings, the new ones first.
fn problems(before: Option<&Season>, now: &Season) -> String {
    let grave = now.all_problems().filter(|one| one.told.severity != Severity::Note);
    // A form that is still blank is no mistake.
    let mut all: Vec<_> = grave.filter(|one| one.told.code != NO_ENTRIES).collect();
    let count = |kind| all.iter().filter(|one| one.told.severity == kind).count();
    let [errors, warnings] = [Severity::Error, Severity::Warning].map(count);
    let counts = [(errors, "error"), (warnings, "warning")];
    let counts = counts.into_iter().filter(|(count, _)| *count > 0);
    let counts: Vec<String> = counts.map(|(count, noun)| count_with_noun(count, noun)).collect();
    if counts.is_empty() {
        return "no errors, no warnings".to_string();
    }
    type Own<'a> = (&'a str, &'a str, &'a str, &'a str);
    fn own<'a>(path: &'a str, told: &'a RenderedProblem) -> Own<'a> {
        (path, &told.code, &told.sheet, &told.cell)
    }
    let known: BTreeSet<Own<'_>> = before
        .into_iter()
        .flat_map(Season::all_problems)
        .map(|one| own(one.path, one.told))
        .collect();
    all.arrange_by_key(|one| {
        (known.contains(&own(one.path, one.told)), one.told.severity != Severity::Error)
    });
    let several = now.returns.len() > 1;
    let place = |path: &str, told: &RenderedProblem| {
        let cell = [&*told.sheet, &*told.cell].into_iter().filter(|part| !part.is_empty());
        let cell = cell.collect::<Vec<_>>().join("!");
        let path = if several || cell.is_empty() { path } else { "" };
        [path, &cell].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
    };
    let mut places: Vec<String> =
        all.iter().take(MOST_PROBLEMS).map(|one| place(one.path, one.told)).collect();
    places.dedup();
    match &all[..] {
        [one] => {
            format!(
                "{}: {}: {}",
                counts.join(", "),
                places.join(", "),
                problem_message_and_hint(one.told)[0]
            )
        }
        _ if all.len() > MOST_PROBLEMS => {
            format!("{}: {}, \u{2026}", counts.join(", "), places.join(", "))
        }
        _ => format!("{}: {}", counts.join(", "), places.join(", ")),
    }
}
