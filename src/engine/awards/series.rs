//! A ladder and its games: what each game tells the ladder, and the ranking over
//! the games where the return of the ladder gives none (WBU 2.7.3, 4.11).
//!
//! A contestant's result in a game is that of the team or pair in which all its
//! players sat, so that games of pairs can rank pairs or single players (4.11.3).

use std::collections::{BTreeMap, BTreeSet};

use super::problems;
use crate::engine::rules::RuleSet;
use crate::engine::scoring::{Scores, Series};
use crate::model::form::Key;
use crate::model::names::name_key;
use crate::model::{
    Address, Entry, EntryStatus, Event, EventKind, Exact, Player, Record, State, Unit,
};
use crate::problem::{Problem, Trouble};

use super::competition::{Competition, StageFacts};

/// What a game tells the ladder that it belongs to.
#[derive(Debug, Clone, PartialEq)]
pub struct Game {
    /// What it is scored in.
    pub unit: Unit,
    /// Who scored what.
    pub results: Vec<GameResult>,
    /// Why its scores cannot count, if so.
    pub fault: Option<&'static str>,
}

/// A contestant's result in a game.
#[derive(Debug, Clone, PartialEq)]
pub struct GameResult {
    /// The name of a team, as typed.
    pub team: Option<String>,
    /// The players as entered, with what each is known by.
    pub players: Vec<(String, GamePlayer)>,
    /// The score, without handicap.
    pub score: Exact,
}

/// A player of a game.
#[derive(Debug, Clone, PartialEq)]
pub struct GamePlayer {
    /// Name, as typed.
    pub name: String,
    /// Member number.
    pub number: Option<String>,
}

impl Game {
    /// What an event that was worked out tells its ladder; `None` for one that is
    /// no game of a ladder, or that counts elsewhere.
    pub fn of(event: &Event, scores: &Scores, scratch: Option<&Scores>) -> Option<Game> {
        event.text(Key::Ladder)?;
        if event.is_ladder() || event.state == State::Rejected {
            return None;
        }
        let fault = if event.state != State::Final {
            Some("its errors come first")
        } else if event.handicap() && scratch.is_none() {
            Some("it was ranked with handicaps, and the scores without them are not given")
        } else {
            None
        };
        let scores = scratch.unwrap_or(scores);
        let results = event.entries.iter().zip(&scores.of_entry).filter_map(|(entry, score)| {
            let score = score.as_ref()?.total;
            let known = |player: &Player| {
                let told = GamePlayer { name: player.name.clone(), number: player.number.clone() };
                (player.known_by().into_owned(), told)
            };
            let players = entry.players.iter().map(known).collect();
            Some(GameResult { team: entry.name.clone(), players, score })
        });
        Some(Game { unit: scores.unit, results: results.collect(), fault })
    }

    /// What a contestant scored in it.
    fn score_of(&self, entry: &Entry) -> Option<Exact> {
        let team = entry.name.as_deref().map(name_key);
        let known: BTreeSet<String> =
            entry.players.iter().map(|player| player.known_by().into_owned()).collect();
        let sat = |result: &&GameResult| {
            let mut players = result.players.iter().map(|(known, _)| known);
            let all = !known.is_empty()
                && players.clone().filter(|player| known.contains(*player)).count() == known.len();
            all || (team.is_some()
                && team == result.team.as_deref().map(name_key)
                && players.next().is_some())
        };
        self.results.iter().find(sat).map(|result| result.score)
    }
}

/// Why a ladder without contestants has no ranking; `None` for any other event.
pub fn without_games(event: &Event) -> Option<Trouble> {
    let RuleSet::Wbu(handbook) = RuleSet::of(event)? else { return None };
    let clause = handbook.ladders.order_clause.clone();
    event.is_ladder().then(|| problems::LadderWithoutGames { clause }.into())
}

/// How many results of a ladder count for each contestant, as typed.
pub fn typed_results(event: &Event) -> Option<usize> {
    let typed = event.whole(Key::ResultsCounted).or(event.whole(Key::BestOf));
    typed.map(|count| count as usize).filter(|count| *count > 0)
}

/// The ranking of a ladder over its games, where its return has no ranking of its
/// own; its contestants are taken from the games where it lists none. `least` are
/// the results that must count for each (WBU 4.11.4).
pub fn over_games(
    event: &mut Event,
    competition: &Competition,
    least: usize,
    problems: &mut Vec<Problem>,
) -> Option<Series> {
    let own_ranking =
        !event.results.is_empty() || !event.boards.is_empty() || !event.matches.is_empty();
    if own_ranking || !event.is_ladder() {
        return None;
    }
    let mut games: Vec<(&StageFacts, &Game)> = competition
        .games(competition.own.as_ref())
        .filter_map(|facts| Some((facts, facts.game.as_deref()?)))
        .collect();
    if games.is_empty() {
        return None;
    }
    games.sort_by_key(|(facts, _)| (facts.date, facts.path.clone(), facts.id.clone()));
    tell_faults(event, &games, problems);
    let unit = games[0].1.unit;
    if event.entries.is_empty() {
        event.entries = contestants(event, &games);
    }
    let best_of = typed_results(event);
    let scores = |entry: &Entry| games.iter().map(|(_, game)| game.score_of(entry)).collect();
    Some(Series {
        unit,
        games: games.iter().map(|(facts, _)| facts.told()).collect(),
        best_of,
        least: best_of.unwrap_or(least),
        of_entry: event.entries.iter().map(scores).collect(),
    })
}

/// Errors for games that cannot count: a ranking without them would be another.
fn tell_faults(event: &mut Event, games: &[(&StageFacts, &Game)], problems: &mut Vec<Problem>) {
    let unit = games[0].1.unit;
    for (facts, game) in games {
        let fault = match game.fault {
            Some(fault) => fault.to_string(),
            None if game.unit != unit => format!(
                "it is scored in {}, and {} in {}",
                game.unit.title(),
                games[0].0.told(),
                unit.title()
            ),
            None => continue,
        };
        let trouble = problems::LadderGame { game: facts.told(), why: fault };
        problems.push(event.problem(trouble, Key::Ladder));
        event.doubt(State::Provisional);
    }
}

/// Everybody who played in the games: pairs by their players, teams by their name,
/// or single players.
fn contestants(event: &Event, games: &[(&StageFacts, &Game)]) -> Vec<Entry> {
    let mut found: BTreeMap<String, (Option<String>, Vec<GamePlayer>)> = BTreeMap::new();
    for result in games.iter().flat_map(|(_, game)| &game.results) {
        for (known, team, players) in contestants_of(event.kind(), result) {
            found.entry(known).or_insert((team, players));
        }
    }
    let at = event.at;
    let entry = |(number, (team, players)): (usize, (Option<String>, Vec<GamePlayer>))| {
        entry_of(number + 1, team, players, at)
    };
    found.into_values().enumerate().map(entry).collect()
}

/// The contestants of a ladder of some kind that had a result of a game: what each
/// is known by, the team, the players.
fn contestants_of(
    kind: EventKind,
    result: &GameResult,
) -> Vec<(String, Option<String>, Vec<GamePlayer>)> {
    let mut players: Vec<&(String, GamePlayer)> = result.players.iter().collect();
    players.sort_by(|a, b| a.0.cmp(&b.0));
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
        // Which two of a team are a pair, only the ladder's own list can say.
        _ => Vec::new(),
    }
}

fn entry_of(number: usize, name: Option<String>, players: Vec<GamePlayer>, at: Address) -> Entry {
    let player =
        |player: GamePlayer| Player { name: player.name, number: player.number, boards: None, at };
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
        record: Record::new(at),
    }
}
