//! An event of one player or chess team a side, round by round: its entries in their initial order,
//! and their outcome in each round by the rows of `Matches` and `Draw`: which row counts, what no row
//! means, and which results are pending. `draw` pairs the next round; `standings` breaks ties.
//!
//! | in the return | points | meeting, colour | in the next draw |
//! |---|---|---|---|
//! | a result over the board | as played | count | drawn |
//! | `+--`, `--+`, `---`, forfeit | the winner a point | neither (C.04.2, 3.4 and 3.5) | drawn |
//! | `bye` | a point | neither | drawn; no second one |
//! | `half bye`, `Byes` with ½ | half a point | neither | drawn after it |
//! | `Byes` with 0 or blank | none (C.04.2, 3.3) | neither | drawn after it |
//! | `drop-in N` | none before N (C.04.2, 2.4) | neither | drawn from N on |
//! | `withdrawn after N` | none after N | neither | not drawn (C.04.2, 3.2) |
//! | nothing | none, with a warning | neither | drawn |
//! | a game without a result | none yet | count | the draw waits; if requested nevertheless, the game counts as drawn (C.04.2, 3.1) |
//! | an adjourned game | none yet | count | drawn, the game counts as drawn (C.04.2, 3.1) |

use std::collections::{BTreeMap, HashMap};

use xxhash_rust::xxh3::xxh3_64_with_seed;

use model::crosstable::{
    Colour, Contestant, Crosstable, ForbiddenPairing, GamePoints, PlayerGameResult, RoundResult,
    TeamRoundPoints,
};
use model::form::EntryColumn;
use model::problem::Problem;
use model::{Cell, CellAddress, Entry, Event, Exact, ForbiddenPair, Match, Note, StableSort, Unit};

use super::attendance::{
    MAX_TOURNAMENT_ROUNDS, PlayerAttendance, parse_round_list, parse_round_number,
    rounds_planned_by_return,
};
use super::chess_game_rows::{
    ChessGameRowMeaning, match_sides_in_words, meaning_of_chess_game_row, scores_that_are_no_result,
};
use super::initial_order::{InitialOrderKey, initial_order};
use super::problems;
use super::score::{ContestantScore, ScoreTally, SessionScore, Totals};
use super::sibling_results::ResultsFromOtherEvents;
use super::team_match;
use super::totals::add_up_tally;

/// A tournament as the return describes it.
#[derive(Debug)]
pub struct ChessTournament {
    /// The crosstable, up to the last round with a result.
    pub table: Crosstable,
    /// The table position of each entry.
    pub position: Vec<usize>,
    /// The rows that count, by round and entry, as indexes into the event's matches.
    pub rows: Vec<Vec<Option<usize>>>,
    /// Games without a result in the table's rounds, as indexes into the matches.
    pub open: Vec<usize>,
    /// Rounds of the table without any row, from 1.
    pub empty: Vec<usize>,
    /// The games of the round after the table, none with a result: a draw that the return holds
    /// already.
    pub standing: Vec<usize>,
    /// Whether each position entered after the first round.
    pub late: Vec<bool>,
    /// The seed of the lot for the initial colour, if a lot decided it.
    pub lot: Option<u64>,
}

/// Whether games between two players, or matches of chess teams, make the ranking of an event.
pub fn is_ranked_by_chess_games(event: &Event) -> bool {
    event.is_of_chess() && (event.results.is_empty() || !event.matches.is_empty())
}

/// The initial order (C.04.2, 2.2) of those entered by a round. The organiser's seeding takes
/// precedence if everybody has one. Labels do not count as seeds, since they usually follow the
/// order of entry. A late entry takes its place from its first round on (2.4); before that it
/// stands after everybody, so that the other numbers do not change early.
fn order_of(entries: &[Entry], has_come: impl Fn(usize) -> bool) -> Vec<usize> {
    let titles: Vec<String> = entries.iter().map(title_of).collect();
    let names: Vec<String> = entries.iter().map(Entry::display_name).collect();
    let entrant = |index: usize| InitialOrderKey {
        rating: whole(&entries[index], EntryColumn::Rating),
        title: &titles[index],
        name: &names[index],
        label: &entries[index].label,
    };
    let entrants: Vec<InitialOrderKey<'_>> = (0..entries.len()).map(entrant).collect();
    let mut order = initial_order(&entrants);
    let seed = |index: &usize| whole(&entries[*index], EntryColumn::Seed);
    if (0..entries.len()).all(|index| seed(&index).is_some()) {
        order.arrange_by_key(seed);
    }
    order.arrange_by_key(|index| !has_come(*index));
    order
}

fn title_of(entry: &Entry) -> String {
    entry.record.text(EntryColumn::Title).map_or_else(String::new, |cell| cell.value.to_uppercase())
}

fn whole(entry: &Entry, column: EntryColumn) -> Option<u32> {
    let number = entry.record.number(column)?.value;
    u32::try_from(number.floor()).ok().filter(|number| *number > 0)
}

/// Reads the tournament of an event.
pub(super) fn read_chess_tournament(event: &Event, problems: &mut Vec<Problem>) -> ChessTournament {
    let before = problems.len();
    let planned = rounds_planned_by_return(event);
    let attended = |entry: &Entry| PlayerAttendance::from_entry(entry, planned, problems);
    let attendance: Vec<PlayerAttendance> = event.entries.iter().map(attended).collect();
    report_blank_scores(event, &attendance, problems);
    let sheet = Rows::from_event(event, planned, problems);
    team_match::report_doubtful_team_size(event, sheet.boards, problems);
    let played = sheet.last;
    let attendance = settled(attendance, &sheet);
    let has_come = |entry: usize| {
        let attendance = &attendance[entry];
        attendance.first <= played + 1 && attendance.last != Some(0)
    };
    let order = order_of(&event.entries, has_come);
    let mut position = vec![0; order.len()];
    order.iter().enumerate().for_each(|(place, entry)| position[*entry] = place);
    let mut tournament = ChessTournament {
        table: Crosstable {
            played,
            rounds: planned,
            points: team_match::point_system_of_event(event),
            boards: sheet.boards,
            set_in_advance: team_match::has_pairings_set_in_advance(event),
            ranked_by_games: team_match::is_ranked_by_game_points(event),
            ..Crosstable::default()
        },
        open: sheet.open(played),
        empty: (1..=played).filter(|round| sheet.is_empty(*round)).collect(),
        standing: sheet.standing(event, played + 1),
        rows: sheet.rows(event.entries.len(), played),
        late: order.iter().map(|entry| attendance[*entry].first > 1).collect(),
        lot: None,
        position,
    };
    let contestants = order.iter().zip(1u32..).map(|(entry, number)| {
        let own = Own { event, entry: *entry, attendance: &attendance[*entry], sheet: &sheet };
        own.contestant(number, &tournament, problems)
    });
    tournament.table.contestants = contestants.collect();
    tournament.table.forbidden = forbidden(event, &tournament.position, planned, problems);
    initial_colour(event, &mut tournament, problems);
    for problem in &mut problems[before..] {
        problem.event = Some(event.id.clone());
    }
    tournament
}

/// Reports requested byes without a value, which score nothing.
fn report_blank_scores(
    event: &Event,
    attendance: &[PlayerAttendance],
    problems: &mut Vec<Problem>,
) {
    let blank: Vec<&Entry> = event
        .entries
        .iter()
        .zip(attendance)
        .filter(|(_, attendance)| attendance.bye_score_blank)
        .map(|(entry, _)| entry)
        .collect();
    if let Some(first) = blank.first() {
        let labels: Vec<&str> = blank.iter().map(|entry| entry.label.as_str()).collect();
        let at = first.record.get(EntryColumn::Byes).map_or(first.at, |cell| cell.at);
        let trouble = problems::ByeScoreBlank { labels: labels.join(", ") };
        problems.push(Problem::new(trouble, at));
    }
}

/// Sets the withdrawal of players who give no round: after their last game.
fn settled(mut attendance: Vec<PlayerAttendance>, sheet: &Rows) -> Vec<PlayerAttendance> {
    for (entry, attendance) in attendance.iter_mut().enumerate() {
        if attendance.left && attendance.last.is_none() {
            let own = sheet.said.iter().rev().find(|(_, round)| {
                round
                    .get(&entry)
                    .is_some_and(|found| matches!(found.said, ChessGameRowMeaning::Met { .. }))
            });
            attendance.last = Some(own.map_or(0, |(round, _)| *round));
        }
    }
    attendance
}

/// A row and what it says.
#[derive(Clone, Copy, Debug)]
struct Found {
    /// An index into the event's matches.
    row: usize,
    said: ChessGameRowMeaning,
}

/// The rows that count, by round and entry.
struct Rows {
    /// The boards of a match of teams; none for players.
    boards: Option<usize>,
    said: BTreeMap<usize, HashMap<usize, Found>>,
    /// The last round with a known result.
    last: usize,
}

impl Rows {
    fn from_event(event: &Event, planned: Option<usize>, problems: &mut Vec<Problem>) -> Rows {
        let teams = event.is_of_chess_teams();
        // Until a match is known, a match has no boards.
        let boards = teams.then(|| team_match::boards_per_chess_match(event).unwrap_or(0));
        let mut rows = Rows { boards, said: BTreeMap::new(), last: 0 };
        let read = |(index, row): (usize, &Match)| {
            let round = round_of(row, planned, problems)?;
            if let Some([home, away]) = scores_that_are_no_result(row).filter(|_| !teams) {
                let [home, away] = [home, away].map(Exact::to_decimal);
                let own =
                    row.vps[0].or(row.imps[0]).or(row.percent[0]).map_or(row.at, |own| own.at);
                problems.push(Problem::new(problems::ScoresNoResult { home, away }, own));
            }
            let said = match teams {
                true => team_match::read_chess_team_match(row, boards).map(|found| found.said),
                false => meaning_of_chess_game_row(row),
            };
            let said = said.unwrap_or_else(|why| {
                let trouble = problems::OddResult { why };
                problems.push(Problem::new(trouble, row.result_at));
                ChessGameRowMeaning::Open { adjourned: false }
            });
            Some((round, Found { row: index, said }))
        };
        let counting = event.matches.iter().enumerate().filter(|(_, row)| !row.is_play_off());
        let mut found: Vec<(usize, Found)> = counting.filter_map(read).collect();
        // A row with a result takes precedence over one without.
        found.arrange_by_key(|(_, found)| found.said.is_open());
        for (round, found) in found {
            rows.enter(event, round, found, problems);
        }
        let with_games = rows.said.iter().rev().find(|(_, round)| {
            round.values().any(|found| matches!(found.said, ChessGameRowMeaning::Met { .. }))
        });
        rows.last = with_games.map_or(0, |(round, _)| *round);
        rows
    }

    /// Enters a row, unless a player has another one in that round.
    fn enter(&mut self, event: &Event, round: usize, found: Found, problems: &mut Vec<Problem>) {
        let row = &event.matches[found.row];
        let of_round = self.said.entry(round).or_default();
        let Some(entry) = row.sides().find(|entry| of_round.contains_key(entry)) else {
            of_round.extend(row.sides().map(|entry| (entry, found)));
            if row.differs_from_draw(&event.entries) {
                let drawn = row.drawn.as_ref().map_or_else(String::new, |cell| cell.value.clone());
                let pairing = row.pairing_text(&event.entries);
                let trouble = problems::DrawChanged { pairing, drawn };
                problems.push(Problem::new(trouble, row.at));
            }
            return;
        };
        let known = of_round[&entry];
        let first = &event.matches[known.row];
        let turned = first.away == Some(row.home);
        let same = first.sides().all(|side| row.sides().any(|other| other == side))
            && first.away.is_some() == row.away.is_some();
        // A drawn game that was not played needs no correction.
        if found.said.is_open() && (same || event.is_draw_sheet_pairing(row)) {
            return;
        }
        let place = place_of(event, first.at);
        if !same {
            let label = event.entries[entry].label.clone();
            let trouble = problems::RoundTwice { label, round, first: place };
            problems.push(Problem::new(trouble, row.at));
            return;
        }
        if known.said == found.said && !turned {
            return;
        }
        let shown =
            |row: &Match| row.result.or(row.note.map(Note::word)).unwrap_or("blank").to_string();
        let colours = if turned { " with the colours changed" } else { "" };
        let trouble = problems::ResultsDisagree {
            sides: match_sides_in_words(event, row),
            round,
            result: format!("{}{colours}", shown(row)),
            other: shown(first),
            first: place,
        };
        problems.push(Problem::new(trouble, row.result_at));
        of_round.extend(row.sides().map(|entry| {
            (entry, Found { said: ChessGameRowMeaning::Open { adjourned: false }, ..known })
        }));
    }

    fn get(&self, round: usize, entry: usize) -> Option<Found> {
        self.said.get(&round)?.get(&entry).copied()
    }

    fn is_empty(&self, round: usize) -> bool {
        self.said.get(&round).is_none_or(HashMap::is_empty)
    }

    /// Games without a result up to a round, in order of rows.
    fn open(&self, last: usize) -> Vec<usize> {
        let rounds = self.said.range(..=last).flat_map(|(_, round)| round.values());
        let mut open: Vec<usize> =
            rounds.filter(|found| found.said.is_open()).map(|found| found.row).collect();
        open.sort_unstable();
        open.dedup();
        open
    }

    /// The games of a round in order of rows, if it has any.
    fn standing(&self, event: &Event, round: usize) -> Vec<usize> {
        let found = self.said.get(&round).into_iter().flat_map(HashMap::values);
        let mut rows: Vec<usize> = found.map(|found| found.row).collect();
        rows.sort_unstable();
        rows.dedup();
        // Byes alone are known in advance and are no draw.
        let games = rows.iter().any(|row| event.matches[*row].away.is_some());
        if games { rows } else { Vec::new() }
    }

    /// The row of each entry, by round.
    fn rows(&self, entries: usize, last: usize) -> Vec<Vec<Option<usize>>> {
        let of = |round| {
            (0..entries).map(|entry| self.get(round, entry).map(|found| found.row)).collect()
        };
        (1..=last).map(of).collect()
    }
}

/// The round of a row, or a problem.
fn round_of(row: &Match, planned: Option<usize>, problems: &mut Vec<Problem>) -> Option<usize> {
    let most = planned.unwrap_or(MAX_TOURNAMENT_ROUNDS);
    let number = row.round.as_deref().and_then(parse_round_number);
    let round = number.filter(|round| (1..=most).contains(round));
    if round.is_none() {
        let trouble = problems::NoSuchRound { text: row.round.clone(), rounds: planned };
        problems.push(Problem::new(trouble, row.at));
    }
    round
}

/// A cell, with its sheet if the event has rows on two.
fn place_of(event: &Event, at: CellAddress) -> String {
    let sheet = if event.is_cell_of_draw_sheet(at) { "Draw" } else { "Matches" };
    format!("{sheet}!{}", at.a1())
}

/// The rounds of one player.
struct Own<'a> {
    event: &'a Event,
    entry: usize,
    attendance: &'a PlayerAttendance,
    sheet: &'a Rows,
}

impl Own<'_> {
    fn contestant(
        &self,
        number: u32,
        tournament: &ChessTournament,
        problems: &mut Vec<Problem>,
    ) -> Contestant {
        let entry = &self.event.entries[self.entry];
        let played = tournament.table.played;
        let round_results =
            (1..=played).map(|round| self.round_result(round, tournament, problems));
        let round_results: Vec<RoundResult> = round_results.collect();
        let team_rounds = match self.sheet.boards {
            Some(_) => {
                (1..).zip(&round_results).map(|(round, own)| self.team_round(round, *own)).collect()
            }
            None => Vec::new(),
        };
        Contestant {
            number,
            entry: self.entry,
            name: entry.display_name(),
            title: title_of(entry),
            rating: whole(entry, EntryColumn::Rating),
            round_results,
            team_rounds,
            virtual_points: super::virtual_points::virtual_points_of_entry(
                self.event, entry, problems,
            ),
            next: Some(self.next(played + 1)),
        }
    }

    /// The games of a team in a round with this outcome.
    fn team_round(&self, round: usize, round_result: RoundResult) -> TeamRoundPoints {
        let found = self.sheet.get(round, self.entry);
        let row = found.map(|found| &self.event.matches[found.row]);
        let own = row.filter(|_| round_result.paired_opponent().is_some()).and_then(|row| {
            let mut found = team_match::read_chess_team_match(row, self.sheet.boards).ok()?;
            Some(std::mem::take(&mut found.games[usize::from(row.home != self.entry)]))
        });
        let set = team_match::has_pairings_set_in_advance(self.event);
        own.unwrap_or_else(|| {
            team_match::game_points_without_match(round_result, self.sheet.boards, set)
        })
    }

    fn round_result(
        &self,
        round: usize,
        tournament: &ChessTournament,
        problems: &mut Vec<Problem>,
    ) -> RoundResult {
        let asked = self.attendance.requested_bye(round);
        let Some(found) = self.sheet.get(round, self.entry) else {
            let known = self.attendance.unplayed_round_result(round);
            // A round without any row tells nothing of anybody, and in a round robin of an odd
            // number somebody sits out.
            let sits_out = self.event.is_all_play_all() && self.event.entries.len() % 2 == 1;
            if known.is_none() && !self.sheet.is_empty(round) && !sits_out {
                let label = self.label();
                let trouble = problems::NotPaired { label, round };
                problems.push(Problem::new(trouble, self.event.entries[self.entry].at));
            }
            return known.unwrap_or(RoundResult::Absent);
        };
        let row = &self.event.matches[found.row];
        let side = usize::from(row.home != self.entry);
        let opponent = if side == 0 { row.away } else { Some(row.home) };
        let opponent = opponent.map(|entry| tournament.position[entry]);
        let round_result = found.said.round_result(side, opponent);
        match (round_result, asked) {
            // A requested bye is no bye of the draw.
            (RoundResult::AllocatedBye, Some(asked)) => return asked,
            (RoundResult::Game { .. }, Some(_)) => {
                let trouble = problems::ByeAndGame { label: self.label(), round };
                problems.push(Problem::new(trouble, row.at));
            }
            _ => {}
        }
        if self.attendance.is_away(round) && round_result.was_game_played() {
            let status = self.event.entries[self.entry].record.text(EntryColumn::Status);
            let status = status.map_or_else(String::new, |cell| cell.value.to_string());
            let trouble = problems::PlaysWhileAway { label: self.label(), round, status };
            problems.push(Problem::new(trouble, row.at));
        }
        round_result
    }

    /// What is known of the next round.
    fn next(&self, round: usize) -> RoundResult {
        let written = self.sheet.get(round, self.entry).map(|found| found.said);
        match (written, self.attendance.unplayed_round_result(round)) {
            (Some(ChessGameRowMeaning::Bye(RoundResult::AllocatedBye)), Some(known)) => known,
            // The bye of an existing draw is drawn again with it.
            (Some(ChessGameRowMeaning::Bye(RoundResult::AllocatedBye)), None)
                if !self.sheet.standing(self.event, round).is_empty() =>
            {
                RoundResult::Absent
            }
            (Some(ChessGameRowMeaning::Bye(bye)), _) => bye,
            (_, known) => known.unwrap_or(RoundResult::Absent),
        }
    }

    fn label(&self) -> String {
        self.event.entries[self.entry].label.clone()
    }
}

/// The pairs of the sheet `Forbidden`; an unknown label is a problem.
fn forbidden(
    event: &Event,
    position: &[usize],
    planned: Option<usize>,
    problems: &mut Vec<Problem>,
) -> Vec<ForbiddenPairing> {
    let mut forbidden = Vec::new();
    for ForbiddenPair { pair, rounds, .. } in &event.forbidden {
        let runs = match rounds {
            None => vec![[1, planned.unwrap_or(MAX_TOURNAMENT_ROUNDS)]],
            Some(cell) => parse_round_list(&cell.value, planned).unwrap_or_else(|| {
                let trouble = problems::RoundList { text: cell.value.clone(), rounds: planned };
                problems.push(Problem::new(trouble, cell.at));
                Vec::new()
            }),
        };
        let pair = pair.map(|entry| position[entry]);
        let rounds = runs.into_iter().map(|run| run.map(|round| round as u32));
        forbidden.extend(rounds.map(|rounds| ForbiddenPairing { pair, rounds }));
    }
    forbidden
}

/// The colour of odd numbers in round 1 (C.04.3, 5.1): as typed on the row of the top seed, else as
/// round 1 was played, else by lot from the event's seed.
fn initial_colour(event: &Event, tournament: &mut ChessTournament, problems: &mut Vec<Problem>) {
    let table = &mut tournament.table;
    let typed = event
        .entries
        .iter()
        .enumerate()
        .find_map(|(index, entry)| Some((index, entry.record.choice(EntryColumn::Colour)?)));
    if let Some((entry, Cell { value, at })) = typed {
        if let Some(top) = table.contestants.first().filter(|top| top.entry != entry) {
            let (label, top) =
                (event.entries[entry].label.clone(), event.entries[top.entry].label.clone());
            problems.push(Problem::new(problems::ColourNotTop { label, top }, at));
        }
        table.initial_colour =
            [Colour::White, Colour::Black].into_iter().find(|colour| colour.id() == value);
        return;
    }
    table.initial_colour = table.inferred_initial_colour().or_else(|| {
        let seed = event.seed();
        tournament.lot = Some(seed);
        let black = xxh3_64_with_seed(b"initial colour", seed) % 2 == 1;
        Some(if black { Colour::Black } else { Colour::White })
    });
}

impl ChessTournament {
    /// Whether all planned rounds are in.
    pub(crate) fn is_over(&self) -> bool {
        let all = self.table.rounds.is_none_or(|rounds| self.table.played >= rounds);
        all && self.table.played > 0 && self.open.is_empty() && self.empty.is_empty()
    }

    /// Its progress, for sentences: `2 of 5 rounds are in`.
    pub(crate) fn progress_text(&self) -> String {
        let missing = |round: &usize| {
            let rows = &self.rows[*round - 1];
            self.empty.contains(round) || self.open.iter().any(|open| rows.contains(&Some(*open)))
        };
        let done = (1..=self.table.played).take_while(|round| !missing(round)).count();
        match self.table.rounds {
            Some(rounds) => format!("{done} of {rounds} rounds are in"),
            None if done == 1 => "1 round is in".to_string(),
            None => format!("{done} rounds are in"),
        }
    }

    /// Games that an entry played over the board: won, drawn, lost.
    pub(crate) fn win_draw_loss(&self, entry: usize) -> [u32; 3] {
        let mut record = [0; 3];
        for round_result in &self.table.contestants[self.position[entry]].round_results {
            if let RoundResult::Game { result, .. } = round_result {
                record[match result {
                    PlayerGameResult::Win => 0,
                    PlayerGameResult::Draw => 1,
                    PlayerGameResult::Loss => 2,
                }] += 1;
            }
        }
        record
    }
}

/// Scores an event by its games: 1, ½ or 0 points; teams by match points or game points. Everybody
/// entered is ranked from the first round on.
pub(super) fn score_chess_games(
    event: &Event,
    siblings: &ResultsFromOtherEvents,
    problems: &mut Vec<Problem>,
) -> (Totals, ChessTournament) {
    let tournament = read_chess_tournament(event, problems);
    let table = &tournament.table;
    let parts = (0..event.entries.len()).map(|entry| {
        let own = &table.contestants[tournament.position[entry]];
        let part = |(round, round_result): (usize, &RoundResult)| {
            let row = tournament.rows[round][entry].map(|row| event.matches[row].result_at);
            let games = own.team_rounds.get(round).filter(|_| table.ranked_by_games);
            let points = games.map_or(table.points.points(*round_result), |games| games.points);
            let score =
                Cell::new(game_points_as_number(points), row.unwrap_or(event.entries[entry].at));
            SessionScore { session: round, score, max: None, counts: true }
        };
        own.round_results.iter().enumerate().map(part).collect()
    });
    let tally = ScoreTally {
        unit: Unit::Points,
        of_maximum: false,
        parts: parts.collect(),
        sessions: (1..=table.played).map(|round| round.to_string()).collect(),
        there: Vec::new(),
    };
    let mut totals = add_up_tally(event, tally, siblings, problems);
    let nothing = || ContestantScore {
        total: Exact::ZERO,
        unadjusted: Exact::ZERO,
        parts: Vec::new(),
        adjustments: Vec::new(),
        brought: None,
    };
    for score in &mut totals.of_entry {
        score.get_or_insert_with(nothing);
    }
    (totals, tournament)
}

/// Points of games as a number.
pub(super) fn game_points_as_number(points: GamePoints) -> Exact {
    Exact::whole(i128::from(points.0)) / 10
}
