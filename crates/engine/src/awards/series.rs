//! A ladder and its games: the ranking over the games, if the ladder's own return has none (WBU
//! 2.7.3, 4.11).
//!
//! A contestant's result in a game is that of the team or pair in which all its players sat. So
//! games of pairs can rank pairs or single players (4.11.3).

use std::collections::BTreeMap;

use crate::rules::rule_book_facts;
use crate::scoring::SeriesScores;
use model::form::Key;
use model::name_comparison::name_key;
use model::problem::{Problem, ProblemDetail, phrase};
use model::{
    CellAddress, Entry, EntryStatus, Event, EventKind, Player, StableSort, State, TypedRow,
};

use super::competition::{CompetitionStages, StageFacts};
use super::ladder_games::{LadderGame, LadderGamePlayer, LadderGameScore};
use super::problems;

/// Why a ladder without contestants has no ranking; `None` for any other event.
pub(crate) fn unranked_ladder_problem(event: &Event) -> Option<ProblemDetail> {
    let clause =
        rule_book_facts::facts_of_event_rule_book(event).ladder_order_clause()?.to_string();
    event.is_ladder().then(|| problems::LadderWithoutGames { clause }.into())
}

/// The typed number of results that count for each contestant of a ladder.
pub(crate) fn typed_ladder_results_counted(event: &Event) -> Option<usize> {
    let typed =
        event.answer_whole_number(Key::ResultsCounted).or(event.answer_whole_number(Key::BestOf));
    typed.map(|count| count as usize).filter(|count| *count > 0)
}

/// Ranks a ladder over its games if its return has no ranking; takes the contestants from the games
/// if it lists none. `least`: the results that a contestant needs (WBU 4.11.4).
pub(crate) fn rank_ladder_over_games(
    event: &mut Event,
    competition: &CompetitionStages,
    least: usize,
    problems: &mut Vec<Problem>,
) -> Option<SeriesScores> {
    let own_ranking =
        !event.results.is_empty() || !event.boards.is_empty() || !event.matches.is_empty();
    if own_ranking || !event.is_ladder() {
        return None;
    }
    let mut games: Vec<(&StageFacts, &LadderGame)> = competition
        .ladder_games(competition.own.as_ref())
        .filter_map(|facts| Some((facts, facts.results.game.as_deref()?)))
        .collect();
    if games.is_empty() {
        return None;
    }
    games.arrange_by_key(|(facts, _)| {
        (facts.identity.date, facts.identity.path.clone(), facts.identity.id.clone())
    });
    report_faults(event, &games, problems);
    let unit = games[0].1.unit;
    if event.entries.is_empty() {
        event.entries = contestants(event, &games);
    }
    let best_of = typed_ladder_results_counted(event);
    let scores = |entry: &Entry| games.iter().map(|(_, game)| game.score_of(entry)).collect();
    Some(SeriesScores {
        unit,
        games: games.iter().map(|(facts, _)| facts.title_with_return().to_string()).collect(),
        best_of,
        least: best_of.unwrap_or(least),
        of_entry: event.entries.iter().map(scores).collect(),
    })
}

/// Reports games that cannot count: the ranking would differ without them.
fn report_faults(
    event: &mut Event,
    games: &[(&StageFacts, &LadderGame)],
    problems: &mut Vec<Problem>,
) {
    let unit = games[0].1.unit;
    for (facts, game) in games {
        let fault = match &game.fault {
            Some(fault) => fault.clone(),
            None if game.unit != unit => phrase!(
                "it is scored in {unit}, and {other} in {others}",
                unit = game.unit.title(),
                other = games[0].0.title_with_return(),
                others = unit.title()
            ),
            None => continue,
        };
        let trouble = problems::LadderGame { game: facts.title_with_return(), why: fault };
        problems.push(event.problem(trouble, Key::Ladder));
        event.lower_state(State::Provisional);
    }
}

/// The contestants of a ladder, taken from its games: pairs by their players, teams by name, or
/// single players.
fn contestants(event: &Event, games: &[(&StageFacts, &LadderGame)]) -> Vec<Entry> {
    let mut found: BTreeMap<String, (Option<String>, Vec<LadderGamePlayer>)> = BTreeMap::new();
    for result in games.iter().flat_map(|(_, game)| &game.results) {
        for (known, team, players) in contestants_of(event.contestant_kind(), result) {
            found.entry(known).or_insert((team, players));
        }
    }
    let at = event.at;
    let entry = |(number, (team, players)): (usize, (Option<String>, Vec<LadderGamePlayer>))| {
        entry_of(number + 1, team, players, at)
    };
    found.into_values().enumerate().map(entry).collect()
}

/// The contestants that have a result in a game: what identifies each, its team name and its
/// players.
fn contestants_of(
    kind: EventKind,
    result: &LadderGameScore,
) -> Vec<(String, Option<String>, Vec<LadderGamePlayer>)> {
    let mut players: Vec<&(String, LadderGamePlayer)> = result.players.iter().collect();
    players.arrange_by(|a, b| a.0.cmp(&b.0));
    let together = || players.iter().map(|(known, _)| known.as_str()).collect::<Vec<_>>().join("+");
    let all = || players.iter().map(|(_, player)| player.clone()).collect::<Vec<_>>();
    match kind {
        EventKind::Individual => players
            .iter()
            .map(|(known, player)| (known.clone(), None, vec![player.clone()]))
            .collect(),
        EventKind::Pairs if players.len() == 2 => vec![(together(), None, all())],
        EventKind::Teams => {
            let known = result.team.as_deref().map_or_else(together, name_key);
            vec![(known, result.team.clone(), all())]
        }
        // Only the ladder's own list can say which two of a team are a pair.
        _ => Vec::new(),
    }
}

fn entry_of(
    number: usize,
    name: Option<String>,
    players: Vec<LadderGamePlayer>,
    at: CellAddress,
) -> Entry {
    let player = |player: LadderGamePlayer| Player {
        name: player.name,
        number: player.number,
        boards: None,
        at,
    };
    Entry {
        at,
        label: number.to_string(),
        number: number.to_string(),
        section: None,
        direction: None,
        name,
        players: players.into_iter().map(player).collect(),
        club: None,
        status: EntryStatus::Playing,
        record: TypedRow::new(at),
    }
}
