//! Games of two players from the sheets `Matches`, `Draw` and `Games`: pairing, winner, and
//! centres after each game year.

use std::collections::BTreeMap;

use engine::scoring::chess_game_rows::{ChessGameRowMeaning, meaning_of_chess_game_row};
use model::crosstable::PlayerGameResult;
use model::diplomacy::{DiplomacyGameRow, Power};
use model::form::{FIRST_SUPPLY_CENTRE_YEAR, GameColumn};
use model::name_comparison::folded_name;
use model::problem::{Phrase, Problem, ProblemDetail, phrase};
use model::{Cell, CellAddress, Event, Exact, SeatOutcome, StableSort};

use super::players::player_in_words;
use super::problems;
use super::stage::TwoPlayerRound;

/// The last year with a column of centres, counted from 1900.
const LAST_YEAR: u8 = 99;
/// Supply centres of the map.
pub(super) const SUPPLY_CENTRE_COUNT: u32 = 34;

/// A game of two players.
#[derive(Clone, Debug)]
pub(crate) struct TwoPlayerGame {
    /// The round of the knock-out that it belongs to.
    pub stage: TwoPlayerRound,
    /// Its number in the round, if given.
    pub number: Option<usize>,
    /// The two entries; the first plays the first side.
    pub players: [usize; 2],
    /// The winner; `None` for an open or drawn game.
    pub winner: Option<usize>,
    /// Whether it ended without a winner.
    pub drawn: bool,
    /// Its row among the event's matches.
    pub row: usize,
    /// The cell of its row.
    pub at: CellAddress,
}

impl TwoPlayerGame {
    /// The loser of a game with a winner.
    pub(crate) fn loser(&self) -> Option<usize> {
        let winner = self.winner?;
        self.players.into_iter().find(|player| *player != winner)
    }

    /// Whether an entry plays it.
    pub(crate) fn has_player(&self, entry: usize) -> bool {
        self.players.contains(&entry)
    }

    /// Whether these two entries play it.
    pub(crate) fn is_between(&self, one: usize, other: usize) -> bool {
        self.has_player(one) && self.has_player(other)
    }
}

/// The games of an event by round and number, and its byes.
pub(super) fn games_and_byes_of_event(
    event: &Event,
    problems: &mut Vec<Problem>,
) -> (Vec<TwoPlayerGame>, Vec<(TwoPlayerRound, usize, CellAddress)>) {
    let mut tell = |trouble: ProblemDetail, at: CellAddress| {
        problems.push(event.problem(trouble, at));
    };
    let mut games: Vec<TwoPlayerGame> = Vec::new();
    let mut byes = Vec::new();
    for (row, found) in event.matches.iter().enumerate() {
        let Some(stage) = found.round.as_deref().and_then(TwoPlayerRound::from_name) else {
            tell(problems::NoSuchStage { text: found.round.clone() }.into(), found.at);
            continue;
        };
        let Some(away) = found.away else {
            byes.push((stage, found.home, found.at));
            continue;
        };
        let players = [found.home, away];
        let number = found.table.as_deref().and_then(|table| table.trim().parse().ok());
        let mut game =
            TwoPlayerGame { stage, number, players, winner: None, drawn: false, row, at: found.at };
        match meaning_of_chess_game_row(found) {
            Ok(ChessGameRowMeaning::Met { results: [PlayerGameResult::Win, _], .. }) => {
                game.winner = Some(found.home)
            }
            Ok(ChessGameRowMeaning::Met { results: [_, PlayerGameResult::Win], .. }) => {
                game.winner = Some(away)
            }
            Ok(ChessGameRowMeaning::Met { .. }) => {
                game.drawn = true;
                let sides = game_players_text(event, &game);
                tell(problems::GameDrawn { round: stage.name(), sides }.into(), found.result_at);
            }
            Ok(ChessGameRowMeaning::Open { .. } | ChessGameRowMeaning::Bye(_)) => {}
            Err(why) => tell(problems::OddResult { why }.into(), found.result_at),
        }
        enter(event, &mut games, game, &mut tell);
    }
    games.arrange_by_key(|game| (game.stage, game.number.unwrap_or(usize::MAX), game.at.row));
    outcomes_of_games(event, &mut games, &mut tell);
    tell_centres(event, &games, &mut tell);
    (games, byes)
}

/// Adds a game. Duplicate rows merge, and a row with a result wins over one without. A
/// player's second game in a round is a problem.
fn enter(
    event: &Event,
    games: &mut Vec<TwoPlayerGame>,
    game: TwoPlayerGame,
    tell: &mut impl FnMut(ProblemDetail, CellAddress),
) {
    let [one, other] = game.players;
    let of_matches = game.stage.is_played_in_matches();
    let same = games.iter_mut().find(|known| {
        known.stage == game.stage
            && known.is_between(one, other)
            && (!of_matches || known.number == game.number)
    });
    if let Some(known) = same {
        let settled = |game: &TwoPlayerGame| game.winner.is_some() || game.drawn;
        match (settled(known), settled(&game)) {
            (false, _) => *known = game,
            (true, false) => {}
            (true, true) if known.winner == game.winner => {}
            (true, true) => {
                let (round, sides) = (game.stage.name(), game_players_text(event, &game));
                tell(problems::ResultsDiffer { round, sides }.into(), game.at);
                (known.winner, known.drawn) = (None, false);
            }
        }
        return;
    }
    let again = games.iter().find(|known| {
        known.stage == game.stage
            && !of_matches
            && (known.has_player(one) || known.has_player(other))
    });
    if let Some(known) = again {
        let who = if known.has_player(one) { one } else { other };
        let (label, round) = (event.entries[who].label.clone(), game.stage.name());
        tell(problems::PlaysTwice { label, round }.into(), game.at);
        return;
    }
    games.push(game);
}

/// Takes results from the outcomes on the sheet `Games`, and reports contradictions.
fn outcomes_of_games(
    event: &Event,
    games: &mut [TwoPlayerGame],
    tell: &mut impl FnMut(ProblemDetail, CellAddress),
) {
    for row in &event.games {
        let (Some(stage), Some(entry)) = (stage_of(row), row.entry) else { continue };
        let Some(outcome) = row.record.word::<SeatOutcome>(GameColumn::Outcome) else { continue };
        if outcome.value != SeatOutcome::Win {
            continue;
        }
        let board = board_of(row);
        let game = games.iter_mut().find(|game| {
            game.stage == stage
                && game.has_player(entry)
                && (!stage.is_played_in_matches() || board.is_none() || game.number == board)
        });
        let Some(game) = game else { continue };
        match game.winner {
            None if !game.drawn => game.winner = Some(entry),
            Some(winner) if winner == entry => {}
            _ => {
                let (round, sides) = (stage.name(), game_players_text(event, game));
                tell(problems::ResultsDiffer { round, sides }.into(), outcome.at);
            }
        }
    }
}

fn stage_of(row: &DiplomacyGameRow) -> Option<TwoPlayerRound> {
    TwoPlayerRound::from_name(row.record.text(GameColumn::Round)?.value)
}

fn board_of(row: &DiplomacyGameRow) -> Option<usize> {
    row.record.text(GameColumn::Board)?.value.trim().parse().ok()
}

/// A player's centres in a game, by game year.
pub(super) type CentresByYear = BTreeMap<u16, Cell<u32>>;

/// A player's centres in the game of a round, from the sheet `Games`; empty without rows,
/// `None` if a cell is unreadable or invalid.
pub(super) fn centres_by_year(
    event: &Event,
    stage: TwoPlayerRound,
    entry: usize,
) -> Option<CentresByYear> {
    let own = |row: &&DiplomacyGameRow| row.entry == Some(entry) && stage_of(row) == Some(stage);
    let mut years = CentresByYear::new();
    for row in event.games.iter().filter(own) {
        if row.faults.contains(&GameColumn::Centres) {
            return None;
        }
        for (year, held) in centres_of(row) {
            years.insert(year, Cell::new(possible(held)?, held.at));
        }
    }
    Some(years)
}

/// The first game year with centres.
pub(super) fn first_game_year(event: &Event) -> Option<u16> {
    event.games.iter().flat_map(centres_of).map(|(year, _)| year).min()
}

/// The cells of the year columns.
fn centres_of(row: &DiplomacyGameRow) -> impl Iterator<Item = (u16, Cell<Exact>)> + '_ {
    (1..=LAST_YEAR).filter_map(|nth| {
        let held = row.record.nth_number(GameColumn::Centres, nth)?;
        Some((FIRST_SUPPLY_CENTRE_YEAR + u16::from(nth), held))
    })
}

/// The number, if a player can hold so many centres.
fn possible(held: Cell<Exact>) -> Option<u32> {
    let there = (Exact::ZERO..=Exact::whole(SUPPLY_CENTRE_COUNT)).contains(&held.value);
    u32::try_from(held.value.numerator()).ok().filter(|_| there && held.value.is_whole())
}

/// Reports invalid centres of a player, and sums above 34 in a game.
fn tell_centres(
    event: &Event,
    games: &[TwoPlayerGame],
    tell: &mut impl FnMut(ProblemDetail, CellAddress),
) {
    for row in event.games.iter().filter(|row| stage_of(row).is_some()) {
        for (year, held) in centres_of(row).filter(|(_, held)| possible(*held).is_none()) {
            let text = held.value.to_decimal();
            tell(problems::GameOddCentres { text, year }.into(), held.at);
        }
    }
    for game in games.iter().filter(|game| !game.stage.is_played_in_matches()) {
        let rows = event.games.iter().filter(|row| {
            stage_of(row) == Some(game.stage)
                && row.entry.is_some_and(|entry| game.has_player(entry))
        });
        let mut sums: BTreeMap<u16, (u32, CellAddress)> = BTreeMap::new();
        for (year, held) in rows.flat_map(centres_of) {
            let (sum, at) = sums.entry(year).or_insert((0, held.at));
            (*sum, *at) = (*sum + possible(held).unwrap_or(0), held.at);
        }
        for (year, (sum, at)) in sums.into_iter().filter(|(_, (sum, _))| *sum > SUPPLY_CENTRE_COUNT)
        {
            let sides = game_players_text(event, game);
            tell(problems::GameTooManyCentres { sides, year, sum }.into(), at);
        }
    }
}

/// The power that a player has in a game, from the sheet `Games`, and its cell.
pub(super) fn power_of_player(
    event: &Event,
    game: &TwoPlayerGame,
    entry: usize,
) -> Option<(String, CellAddress)> {
    let row = event.games.iter().find(|row| {
        row.entry == Some(entry)
            && stage_of(row) == Some(game.stage)
            && (!game.stage.is_played_in_matches() || board_of(row) == game.number)
    })?;
    let power = row.record.text(GameColumn::Power)?;
    let side = Power::parse(power.value)
        .map_or_else(|| folded_name(power.value), |p| p.name().to_string());
    Some((side, power.at))
}

/// `3 (Megan Oakes) against 8 (Owen Strand)`.
pub(super) fn game_players_text(event: &Event, game: &TwoPlayerGame) -> Phrase {
    let [one, other] = game.players.map(|player| player_in_words(event, player));
    phrase!("{one} against {other}", one, other)
}
