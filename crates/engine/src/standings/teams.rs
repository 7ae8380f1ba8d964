//! The team competition of a Diplomacy tournament (NZDC 1999, rule 26): the sum of the members'
//! scores in one round, ranked beside the players.

use std::collections::BTreeMap;

use crate::scoring::diplomacy::{
    DiplomacyPlayerResult, DiplomacyTeamRules, is_house_player, typed_diplomacy_team,
};
use crate::scoring::{AppliedAdjustment, ContestantScore, Scores, SessionScore};
use model::diplomacy::DiplomacyGameRow;
use model::form::GameColumn;
use model::name_comparison::name_key;
use model::problem::{Problem, ProblemDetail};
use model::{
    AdjustmentAmountKind, Cell, CellAddress, Entry, EntryStatus, Event, Exact, StableSort,
    TypedRow, Unit,
};

use super::games::DiplomacyPlayerSortKey;
use super::problems;
use super::standing::{
    ContestantWithGames, DIPLOMACY_TEAMS_LIST_NAME, RankingList, assign_places_by_games,
};

/// A team as the return names it.
struct Team {
    name: String,
    at: CellAddress,
    members: Vec<usize>,
}

/// Ranks the teams of an event, which become contestants beside its players; `None` before their
/// round is played.
pub(crate) fn add_and_rank_diplomacy_teams(
    rules: &DiplomacyTeamRules,
    event: &mut Event,
    scores: &mut Scores,
    problems: &mut Vec<Problem>,
) -> Option<RankingList> {
    let teams = teams_of(rules, event, problems);
    let diplomacy = scores.diplomacy_games()?;
    if teams.is_empty() || diplomacy.last_scored_round() < rules.round {
        return None;
    }
    let session = rules.round as usize - 1;
    let mut ranked = Vec::new();
    let (mut entries, mut sums, mut unranked) = (Vec::new(), Vec::new(), Vec::new());
    for team in teams {
        let entry = event.entries.len() + entries.len();
        let own = |member: &usize| {
            diplomacy
                .games_of_entry(*member)
                .filter(|(scored, ..)| scored.game.round == rules.round)
        };
        let games: Vec<&DiplomacyPlayerResult> =
            team.members.iter().flat_map(own).map(|(.., played)| played).collect();
        let score = sum_of(event, scores, &team, session, rules.round);
        if games.is_empty() {
            unranked.push(entry);
        } else {
            let own = DiplomacyPlayerSortKey::from_games(games.into_iter());
            let measures = own.separators();
            ranked.push(ContestantWithGames { entry, score: score.total, games: own, measures });
        }
        sums.push(Some(score).filter(|score| !score.parts.is_empty()));
        entries.push(entry_of(event, team));
    }
    event.entries.append(&mut entries);
    scores.totals.of_entry.append(&mut sums);
    let standings = assign_places_by_games(event, ranked);
    Some(RankingList {
        section: Some(DIPLOMACY_TEAMS_LIST_NAME.to_string()),
        direction: None,
        standings,
        unranked,
    })
}

/// The members' scores in the round, less penalties.
fn sum_of(
    event: &Event,
    scores: &Scores,
    team: &Team,
    session: usize,
    round: u32,
) -> ContestantScore {
    let mut parts: Vec<SessionScore> = Vec::new();
    for score in team.members.iter().filter_map(|member| scores.of_entry[*member].as_ref()) {
        parts.extend(score.parts.iter().filter(|part| part.session == session).cloned());
    }
    let of_round =
        |typed: &Option<String>| typed.as_deref().map(str::trim) == Some(&round.to_string());
    let taken = event.adjustments.iter().filter(|adjustment| {
        team.members.contains(&adjustment.entry)
            && adjustment.kind == AdjustmentAmountKind::Score(Unit::Points)
            && of_round(&adjustment.round)
    });
    let adjustments: Vec<AppliedAdjustment> = taken
        .filter_map(|adjustment| adjustment.amount)
        .map(|amount| AppliedAdjustment { amount, before_percentage: false, basis: None })
        .collect();
    let unadjusted: Exact = parts.iter().map(|part| part.score.value).sum();
    let total = unadjusted + adjustments.iter().map(|taken| taken.amount.value).sum();
    ContestantScore { total, unadjusted, parts, adjustments, brought: None }
}

/// A team as a contestant with its members as players.
fn entry_of(event: &Event, team: Team) -> Entry {
    let taken = event.entries.iter().any(|entry| entry.label == team.name);
    let label = if taken { format!("Team {}", team.name) } else { team.name.clone() };
    let members = team.members.iter().flat_map(|member| event.entries[*member].players.clone());
    Entry {
        at: team.at,
        number: label.clone(),
        label,
        section: Some(DIPLOMACY_TEAMS_LIST_NAME.to_string()),
        direction: None,
        players: members.collect(),
        name: Some(team.name),
        club: None,
        status: EntryStatus::Team,
        record: TypedRow::new(team.at),
    }
}

/// The teams by name, from the rows of entries and the games of the round.
fn teams_of(rules: &DiplomacyTeamRules, event: &Event, problems: &mut Vec<Problem>) -> Vec<Team> {
    let mut teams: BTreeMap<String, Team> = BTreeMap::new();
    for (index, entry) in event.entries.iter().enumerate() {
        if is_house_player(entry) || entry.status == EntryStatus::Team {
            continue;
        }
        let mut report = |trouble: ProblemDetail, at: CellAddress| {
            problems.push(event.problem(trouble, at));
        };
        let typed = named_by(rules, event, index);
        let Some(first) = typed.first() else { continue };
        let label = || entry.label.clone();
        let same = |other: &&Cell<&str>| name_key(other.value) == name_key(first.value);
        if let Some(other) = typed.iter().find(|other| !same(other)) {
            let (team, known) = (other.value.to_string(), first.value.to_string());
            report(problems::SecondTeam { label: label(), team, other: known }.into(), other.at);
        }
        let team = teams.entry(name_key(first.value)).or_insert_with(|| Team {
            name: first.value.to_string(),
            at: first.at,
            members: Vec::new(),
        });
        if team.members.len() == rules.most {
            let (team, most) = (team.name.clone(), rules.most);
            report(problems::FourthMember { team, label: label(), most }.into(), first.at);
        } else {
            team.members.push(index);
        }
    }
    // A disqualified player stays a member and scores nothing.
    let mut teams: Vec<Team> = teams.into_values().collect();
    for team in &mut teams {
        team.members.retain(|member| !event.entries[*member].is_disqualified());
    }
    teams.retain(|team| !team.members.is_empty());
    teams
}

/// The teams named for a player: on the player's own row, then in games, that of the team round
/// first.
fn named_by<'a>(rules: &DiplomacyTeamRules, event: &'a Event, entry: usize) -> Vec<Cell<&'a str>> {
    let of_another_round = |row: &&DiplomacyGameRow| {
        let round = row.record.text(GameColumn::Round).map(|cell| cell.value);
        round.is_some_and(|round| round.trim() != rules.round.to_string())
    };
    let mut rows: Vec<&DiplomacyGameRow> =
        event.games.iter().filter(|row| row.entry == Some(entry)).collect();
    rows.arrange_by_key(of_another_round);
    let typed = rows.into_iter().filter_map(|row| row.record.text(GameColumn::Team));
    typed_diplomacy_team(&event.entries[entry]).into_iter().chain(typed).collect()
}
