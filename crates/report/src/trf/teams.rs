//! An event of chess teams as a report: the games of its players, and the teams' matches.

use std::collections::BTreeSet;

use engine::awards::ComputedEvent;
use engine::scoring::{ChessTournament, results_of_chess_team_game};
use model::crosstable::{
    Colour, Contestant, Crosstable, ForbiddenPairing, GamePoints, PlayerGameResult, RoundResult,
};
use model::form::{EntryColumn, Key};
use model::{ChessTeamGame, Entry, Event, Match, StableSort, TypedValue};
use swiss::trf::{ReportedPlayer, ReportedTeam, TeamBye, TeamMatch, TeamReport, TournamentReport};

use super::boards::boards_without_row;
use super::header::{
    place_of_entry, rank_players_by_points, slashed_date_text, tournament_header_lines,
};

/// The code of a Swiss (C.04.6) with preferences of type A, match points and game points (ETT26), and
/// its words.
const SWISS: [&str; 2] = ["FIDE_TEAM_TYPEA_MP_GP", "Team: Swiss-System"];
/// The same of a round robin by the Berger tables.
const ROUND_ROBIN: [&str; 2] = ["BERGER_TEAM_ROUNDROBIN", "Team: Round Robin"];

/// An event as a report; `None` if the boards of a match are not known, without which there are no
/// games of players.
pub(super) fn report_of_team_event(outcome: &ComputedEvent) -> Option<TournamentReport> {
    let tournament = outcome.scores.tournament()?;
    let event = &outcome.event;
    let mut report = Builder::new(event, tournament);
    for round in 0..tournament.table.played {
        let rows: BTreeSet<usize> = tournament.rows[round].iter().copied().flatten().collect();
        for row in rows {
            report.enter(round, &event.matches[row])?;
        }
    }
    let teams = TeamReport {
        teams: (0..event.entries.len()).map(|entry| report.team(outcome, entry)).collect(),
        matches: report.matches,
        byes: byes_of(event, tournament),
        forbidden: forbidden(&tournament.table),
        ..TeamReport::default()
    };
    let [system, kind] = if event.is_all_play_all() { ROUND_ROBIN } else { SWISS };
    let legs = event.answer_whole_number(Key::Legs).unwrap_or(1);
    let system = match event.is_all_play_all() {
        true => format!("{system}_G{legs}"),
        false => system.to_string(),
    };
    let table = Crosstable {
        contestants: report.contestants,
        played: tournament.table.played,
        rounds: tournament.table.rounds,
        initial_colour: tournament.table.initial_colour.filter(|_| !event.is_all_play_all()),
        ..Crosstable::default()
    };
    rank_players_by_points(&table, &mut report.players);
    Some(TournamentReport {
        header: tournament_header_lines(outcome, &system, kind),
        players: report.players,
        table,
        teams: Some(teams),
        ..TournamentReport::default()
    })
}

/// The players of all teams while their games are entered.
struct Builder<'a> {
    event: &'a Event,
    tournament: &'a ChessTournament,
    /// The position of each team's first player.
    first: Vec<usize>,
    contestants: Vec<Contestant>,
    players: Vec<ReportedPlayer>,
    matches: Vec<TeamMatch>,
}

impl<'a> Builder<'a> {
    fn new(event: &'a Event, tournament: &'a ChessTournament) -> Builder<'a> {
        let played = tournament.table.played;
        let (mut first, mut contestants, mut players) = (Vec::new(), Vec::new(), Vec::new());
        for (entry, own) in event.entries.iter().enumerate() {
            first.push(contestants.len());
            for nth in 0..own.players.len() {
                let number = contestants.len() as u32 + 1;
                players.push(player_of(own, nth, number));
                contestants.push(Contestant {
                    number,
                    entry,
                    name: own.players[nth].name.clone(),
                    title: text_of(own, EntryColumn::PlayerTitle, nth),
                    rating: rating_of(own, nth),
                    round_results: vec![RoundResult::Absent; played],
                    ..Contestant::default()
                });
            }
        }
        Builder { event, tournament, first, contestants, players, matches: Vec::new() }
    }

    /// Enters a match of a round, counted from 0; `None` if it has a score and no boards.
    fn enter(&mut self, round: usize, row: &Match) -> Option<()> {
        let Some(away) = row.away else { return Some(()) };
        let teams = [row.home, away];
        if row.games.is_empty() {
            let results = teams.map(|team| {
                let position = self.tournament.position[team];
                self.tournament.table.contestants[position].round_results[round]
            });
            let lost = |round_result: RoundResult| match round_result {
                RoundResult::Forfeit { result, .. } => Some(result == PlayerGameResult::Loss),
                _ => None,
            };
            // A match that has not begun is none yet.
            if let [RoundResult::Unfinished { .. } | RoundResult::Absent, _] = results {
                return Some(());
            }
            let forfeited = Some([lost(results[0])?, lost(results[1])?]);
            self.matches.push(TeamMatch { round: round + 1, teams, boards: Vec::new(), forfeited });
            return Some(());
        }
        let open: Vec<ChessTeamGame> = boards_without_row(row, self.tournament)
            .into_iter()
            .map(|board| open_game(row, board))
            .collect();
        // Without a player for it the match would be finished: then it is none yet.
        let Some(boards) = self.seated(teams, row, &open) else { return Some(()) };
        for game in row.games.iter().chain(&open) {
            self.enter_game(round, game, boards[game.board as usize - 1]);
        }
        self.matches.push(TeamMatch { round: round + 1, teams, boards, forfeited: None });
        Some(())
    }

    /// The players of each board, home first. On a board without a row sit the players of that board in
    /// the order of the team, or others who do not sit yet; `None` if there are none.
    fn seated(
        &self,
        teams: [usize; 2],
        row: &Match,
        open: &[ChessTeamGame],
    ) -> Option<Vec<[Option<usize>; 2]>> {
        let count = row.games.iter().chain(open).map(|game| game.board as usize).max()?;
        let mut boards = vec![[None; 2]; count];
        for game in &row.games {
            let pair = [0, 1].map(|side| self.player(teams[side], game, side));
            boards[game.board as usize - 1] = pair;
        }
        for game in open {
            for side in 0..2 {
                let first = self.first[teams[side]];
                let players = first..first + self.event.entries[teams[side]].players.len();
                let usual = self.player(teams[side], game, side);
                let is_free = |player: &usize| {
                    boards.iter().all(|pair: &[Option<usize>; 2]| pair[side] != Some(*player))
                };
                let player = usual.into_iter().chain(players).find(is_free)?;
                boards[game.board as usize - 1][side] = Some(player);
            }
        }
        Some(boards)
    }

    /// The position of a side's player; nobody at an empty board.
    fn player(&self, team: usize, game: &ChessTeamGame, side: usize) -> Option<usize> {
        let nth = game.player_of_side(side)?;
        let known = nth < self.event.entries[team].players.len();
        known.then(|| self.first[team] + nth)
    }

    fn enter_game(&mut self, round: usize, game: &ChessTeamGame, pair: [Option<usize>; 2]) {
        let home = [Colour::White, Colour::Black][(game.board as usize - 1) % 2];
        let found = results_of_chess_team_game(game);
        for side in 0..2 {
            let Some(player) = pair[side] else { continue };
            let colour = if side == 0 { home } else { home.other() };
            let opponent = pair[1 - side];
            let round_result = match (found, opponent) {
                (Some((results, true)), Some(opponent)) => {
                    RoundResult::Game { opponent, colour, result: results[side], rated: true }
                }
                (Some((results, _)), _) => {
                    RoundResult::Forfeit { opponent, colour: Some(colour), result: results[side] }
                }
                (None, Some(opponent)) => {
                    RoundResult::Unfinished { opponent, colour, adjourned: game.is_adjourned() }
                }
                (None, None) => RoundResult::Absent,
            };
            self.contestants[player].round_results[round] = round_result;
        }
    }

    fn team(&self, outcome: &ComputedEvent, entry: usize) -> ReportedTeam {
        let own = &self.event.entries[entry];
        let table = &self.tournament.table;
        let position = self.tournament.position[entry];
        let games = table.contestants[position].team_rounds.iter().map(|round| round.points);
        let first = self.first[entry];
        ReportedTeam {
            number: number_of(self.event, entry),
            name: own.display_name(),
            nickname: String::new(),
            strength: whole(own, EntryColumn::Rating),
            match_points: Some(table.total_points(position)),
            game_points: Some(games.sum::<GamePoints>()),
            rank: place_of_entry(outcome, entry),
            players: (first..first + own.players.len()).collect(),
        }
    }
}

/// A game of a board without a row: it has no result yet.
fn open_game(row: &Match, board: u32) -> ChessTeamGame {
    let (players, player_at) = ([None; 2], [row.at; 2]);
    ChessTeamGame { at: row.at, board, players, player_at, result: None, note: None }
}

/// The pairing number of a team: its label if all labels are numbers, else its row.
fn number_of(event: &Event, entry: usize) -> u32 {
    let number = |entry: &Entry| entry.label.parse::<u32>().ok().filter(|n| (1..=999).contains(n));
    let numbers: Option<BTreeSet<u32>> = event.entries.iter().map(number).collect();
    let distinct = numbers.is_some_and(|numbers| numbers.len() == event.entries.len());
    let own = event.entries.get(entry).and_then(number);
    own.filter(|_| distinct).unwrap_or(entry as u32 + 1)
}

/// The pairs of teams that must not meet, in the order of the entries.
fn forbidden(table: &Crosstable) -> Vec<ForbiddenPairing> {
    let entry = |position: usize| table.contestants[position].entry;
    let of_entries =
        |ban: &ForbiddenPairing| ForbiddenPairing { pair: ban.pair.map(entry), ..*ban };
    table.forbidden.iter().map(of_entries).collect()
}

/// The byes of teams, also those of the next round, if there is one. In a round robin a team that sits out
/// has none.
fn byes_of(event: &Event, tournament: &ChessTournament) -> Vec<TeamBye> {
    if event.is_all_play_all() {
        return Vec::new();
    }
    let table = &tournament.table;
    let is_last = table.rounds.is_some_and(|rounds| table.played >= rounds);
    let mut byes = Vec::new();
    for (team, position) in tournament.position.iter().enumerate() {
        let own = &table.contestants[*position];
        // The bye of the draw is drawn again with its round.
        let next = own.next.filter(|bye| *bye != RoundResult::AllocatedBye && !is_last);
        byes.extend((1..).zip(own.round_results.iter().copied().chain(next)).filter_map(
            |(round, bye)| match bye {
                RoundResult::AllocatedBye
                | RoundResult::FullBye
                | RoundResult::HalfBye
                | RoundResult::ZeroBye => Some(TeamBye { round, team, bye }),
                _ => None,
            },
        ));
    }
    byes.arrange_by_key(|bye| (bye.round, bye.team));
    byes
}

fn player_of(entry: &Entry, nth: usize, id: u32) -> ReportedPlayer {
    let born = entry.player_cell(EntryColumn::Born, nth).and_then(|cell| match cell.value {
        TypedValue::Date(day) => Some(*day),
        _ => None,
    });
    let year = || {
        entry.player_numeric_cell(EntryColumn::BirthYear, nth).map(|cell| cell.value.to_decimal())
    };
    ReportedPlayer {
        id,
        fide_number: entry.players[nth].number.clone().unwrap_or_default(),
        born: born.map(slashed_date_text).or_else(year).unwrap_or_default(),
        ..ReportedPlayer::default()
    }
}

fn text_of(entry: &Entry, column: EntryColumn, nth: usize) -> String {
    entry.player_cell(column, nth).map(|cell| cell.value.to_string()).unwrap_or_default()
}

fn rating_of(entry: &Entry, nth: usize) -> Option<u32> {
    let number = entry.player_numeric_cell(EntryColumn::PlayerRating, nth)?.value;
    u32::try_from(number.floor()).ok().filter(|number| *number > 0)
}

fn whole(entry: &Entry, column: EntryColumn) -> Option<u32> {
    let number = entry.record.number(column)?.value;
    u32::try_from(number.floor()).ok().filter(|number| *number > 0)
}
