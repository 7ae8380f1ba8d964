//! Plays of board games (NZDC 1999, rule 27): points by the number of players and the
//! place, weighted by the length of the game.

use std::collections::BTreeMap;

use crate::rules::board_game_rules;
use crate::rules::board_games::{BoardGamePointsByPlace, CountedBoardGame};
use model::diplomacy::DiplomacyGameRow;
use model::form::GameColumn as Column;
use model::problem::{Problem, ProblemDetail};
use model::{Cell, CellAddress, Event, Exact, Format, StableSort, Unit, natural_cmp};

use super::diplomacy::{is_house_player, ordinal_text};
use super::problems;
use super::score::{ScoreTally, SessionScore, Totals};
use super::sibling_results::ResultsFromOtherEvents;
use super::totals::add_up_tally;

/// A play of a board game.
#[derive(Debug)]
pub struct BoardGamePlay {
    pub game: &'static CountedBoardGame,
    /// Its score sheet, as typed; empty if the game was played once.
    pub sheet: String,
    /// Players of the play.
    pub players: usize,
    /// The players with place, points and arithmetic.
    pub results: Vec<BoardGamePlayResult>,
}

/// A player's result in a play.
#[derive(Debug)]
pub struct BoardGamePlayResult {
    /// The player, a position among the entries.
    pub entry: usize,
    /// The place on the sheet.
    pub place: u32,
    /// Points of the place times the weight.
    pub score: Exact,
    /// The arithmetic of the score: `8 x 4.5`.
    pub told: String,
    /// The cell of the place.
    pub at: CellAddress,
}

impl BoardGamePlay {
    /// `Modern Art, sheet 3`.
    pub fn title(&self) -> String {
        titled(&self.game.name, &self.sheet)
    }
}

fn titled(game: &str, sheet: &str) -> String {
    if sheet.is_empty() { game.to_string() } else { format!("{game}, sheet {sheet}") }
}

/// Whether plays of board games make the ranking of an event.
pub fn is_ranked_by_board_games(event: &Event) -> bool {
    event.format() == Some(Format::BoardGames)
        && (event.results.is_empty() || !event.games.is_empty())
}

/// Scores the plays of an event. Tied players score the place on the sheet.
pub(crate) fn score_board_game_plays(
    event: &Event,
    problems: &mut Vec<Problem>,
) -> (Totals, Vec<BoardGamePlay>) {
    let mut found = Vec::new();
    let mut reader = PlayReader { event, problems: &mut found };
    let plays = reader.plays();
    problems.extend(found.into_iter().map(|problem| problem.with_event(&event.id)));
    let mut parts: Vec<Vec<SessionScore>> = vec![Vec::new(); event.entries.len()];
    for (session, play) in plays.iter().enumerate() {
        for result in play.results.iter().filter(|one| !is_house_player(&event.entries[one.entry]))
        {
            let score = Cell::new(result.score, result.at);
            parts[result.entry].push(SessionScore { session, score, max: None, counts: true });
        }
    }
    let sessions = plays.iter().map(BoardGamePlay::title).collect();
    let tally =
        ScoreTally { unit: Unit::Points, of_maximum: false, parts, sessions, there: Vec::new() };
    let totals = add_up_tally(event, tally, &ResultsFromOtherEvents::default(), problems);
    (totals, plays)
}

/// The order of plays: the sheet in natural order, then the game.
#[derive(PartialEq, Eq)]
struct PlayOrder {
    sheet: String,
    game: String,
}

impl Ord for PlayOrder {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        natural_cmp(&self.sheet, &other.sheet).then_with(|| self.game.cmp(&other.game))
    }
}

impl PartialOrd for PlayOrder {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

struct PlayReader<'a> {
    event: &'a Event,
    problems: &'a mut Vec<Problem>,
}

/// The known places of a play.
fn places_of<'r>(rows: &'r [&DiplomacyGameRow]) -> impl Iterator<Item = Cell<Exact>> + 'r {
    rows.iter().filter_map(|row| row.record.number(Column::Place))
}

/// The first impossible place. A place is the number of players placed better plus one, so 1, 2, 2
/// are followed by 4 (a reading of rule 27). Reports a missing or invalid place instead.
fn impossible(rows: &[&DiplomacyGameRow]) -> Option<CellAddress> {
    let mut places: Vec<Cell<Exact>> = places_of(rows).collect();
    let there = Exact::whole(1)..=Exact::whole(rows.len() as i128);
    if places.len() < rows.len() || places.iter().any(|cell| !there.contains(&cell.value)) {
        return None;
    }
    places.arrange_by_key(|cell| cell.value);
    let better = |place: Exact| places.iter().filter(|cell| cell.value < place).count() as i128;
    let wrong = places.iter().find(|cell| cell.value != Exact::whole(better(cell.value) + 1));
    wrong.map(|cell| cell.at)
}

impl PlayReader<'_> {
    fn report(&mut self, trouble: ProblemDetail, at: CellAddress) {
        self.problems.push(Problem::new(trouble, at));
    }

    fn plays(&mut self) -> Vec<BoardGamePlay> {
        let mut sheets: BTreeMap<PlayOrder, (&'static CountedBoardGame, Vec<&DiplomacyGameRow>)> =
            BTreeMap::new();
        for row in &self.event.games {
            if let Some(game) = self.game(row) {
                let sheet = row.record.text(Column::Sheet).map_or("", |cell| cell.value);
                let order = PlayOrder { sheet: sheet.to_lowercase(), game: game.name.clone() };
                sheets.entry(order).or_insert_with(|| (game, Vec::new())).1.push(row);
            }
        }
        let mut plays = Vec::with_capacity(sheets.len());
        for (game, rows) in sheets.into_values() {
            plays.extend(self.play(game, &rows));
        }
        plays
    }

    fn game(&mut self, row: &DiplomacyGameRow) -> Option<&'static CountedBoardGame> {
        let Some(cell) = row.record.text(Column::Game) else {
            if !row.faults.contains(&Column::Game) {
                self.report(problems::NoGame.into(), row.record.at);
            }
            return None;
        };
        match board_game_rules().find_board_game(cell.value) {
            Ok(game) => Some(game),
            Err(nearest) => {
                let (name, nearest) = (cell.value.to_string(), nearest.map(str::to_string));
                self.report(problems::UnlistedGame { name, nearest }.into(), cell.at);
                None
            }
        }
    }

    fn play(
        &mut self,
        game: &'static CountedBoardGame,
        rows: &[&DiplomacyGameRow],
    ) -> Option<BoardGamePlay> {
        let first = rows.first()?;
        let sheet = first.record.text(Column::Sheet).map_or("", |cell| cell.value).to_string();
        let title = titled(&game.name, &sheet);
        if !self.counts(&title, rows) {
            return None;
        }
        let rows = self.apart(&title, rows);
        let players = rows.len();
        let Some(points) = board_game_rules().place_points_for_player_count(players) else {
            let (least, most) = board_game_rules().player_range();
            let trouble = problems::PlayersOfPlay { play: title, players, least, most };
            self.report(trouble.into(), first.record.at);
            return None;
        };
        if let Some(at) = impossible(&rows) {
            let places = places_of(&rows).map(|cell| cell.value.to_decimal());
            let places = places.collect::<Vec<_>>().join(", ");
            self.report(problems::PlacesImpossible { play: title, places }.into(), at);
            return None;
        }
        let results = rows.iter().filter_map(|row| self.result(&title, game, points, row));
        let results = results.collect();
        Some(BoardGamePlay { game, sheet, players, results })
    }

    /// Whether a play counts; reports why not.
    fn counts(&mut self, title: &str, rows: &[&DiplomacyGameRow]) -> bool {
        let said: Vec<Cell<bool>> =
            rows.iter().filter_map(|row| row.record.yes_no(Column::Counts)).collect();
        let Some(no) = said.iter().find(|cell| !cell.value) else { return true };
        let play = title.to_string();
        match said.iter().find(|cell| cell.value) {
            Some(yes) => {
                self.report(problems::CountsTwice { play, first: no.at.a1() }.into(), yes.at)
            }
            None => self.report(problems::PlayLeftOut { play }.into(), no.at),
        }
        false
    }

    /// The rows without further rows of the same player.
    fn apart<'r>(
        &mut self,
        title: &str,
        rows: &[&'r DiplomacyGameRow],
    ) -> Vec<&'r DiplomacyGameRow> {
        let mut known: BTreeMap<usize, CellAddress> = BTreeMap::new();
        let mut apart = Vec::with_capacity(rows.len());
        for row in rows {
            let at = row.record.at;
            let first = row.entry.map(|entry| (entry, *known.entry(entry).or_insert(at)));
            match first.filter(|(_, first)| *first != at) {
                Some((entry, first)) => {
                    let label = self.event.entries[entry].label.clone();
                    let (play, first) = (title.to_string(), first.a1());
                    self.report(problems::TwiceInPlay { label, play, first }.into(), at);
                }
                None => apart.push(*row),
            }
        }
        apart
    }

    fn result(
        &mut self,
        title: &str,
        game: &CountedBoardGame,
        points: &BoardGamePointsByPlace,
        row: &DiplomacyGameRow,
    ) -> Option<BoardGamePlayResult> {
        let play = || title.to_string();
        let Some(cell) = row.record.number(Column::Place) else {
            self.report(problems::PlaceMissing { play: play() }.into(), row.record.at);
            return None;
        };
        let place = u32::try_from(cell.value.numerator()).unwrap_or(0);
        let Some(worth) = (place as usize).checked_sub(1).and_then(|at| points.points.get(at))
        else {
            let players = points.players;
            self.report(problems::PlaceImpossible { play: play(), place, players }.into(), cell.at);
            return None;
        };
        Some(BoardGamePlayResult {
            entry: row.entry?,
            place,
            score: *worth * game.weight,
            told: format!(
                "{} of {} in {title}: {worth} x {} = {}",
                ordinal_text(place as usize),
                points.players,
                game.weight,
                *worth * game.weight
            ),
            at: cell.at,
        })
    }
}
