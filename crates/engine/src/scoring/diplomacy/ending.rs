//! How a game ended, and each player's outcome (NZDC 1999, rule 13).

use model::diplomacy::Game;
use model::problem::{Problem, ProblemDetail};
use model::{Address, Cell, GameEnding, SeatOutcome};

use super::entered_games::{EnteredGame, title};
use super::position::SOLO;
use super::problems;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// A power has 18 centres; the seat.
    Won(usize),
    /// Time was called, or all survivors voted for a draw, which includes all of them.
    Drawn,
    /// Ended in any other way: 0 for all players.
    Abandoned,
    /// Only the seats are known.
    ToBePlayed,
    /// Something is missing or unreadable; the game is not scored.
    InDoubt,
}

/// A player's outcome, worst first (NZDC 1999, B.4.1).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
pub enum PlayerEnding {
    /// A game that was abandoned (a reading).
    Abandoned,
    /// Disqualified in the game (a reading).
    Disqualified,
    /// Centres at the end of a game that another won.
    Loss,
    /// No centre at the end, whoever won.
    Eliminated,
    /// Centres at the end of a drawn game.
    Draw,
    /// A power reached 18 centres, which wins the game.
    Win,
}

impl PlayerEnding {
    /// Its name for people.
    pub fn name(self) -> &'static str {
        match self {
            PlayerEnding::Win => SeatOutcome::Win.word(),
            PlayerEnding::Draw => SeatOutcome::Draw.word(),
            PlayerEnding::Eliminated => SeatOutcome::Eliminated.word(),
            PlayerEnding::Loss => SeatOutcome::Survived.word(),
            PlayerEnding::Disqualified => SeatOutcome::Disqualified.word(),
            PlayerEnding::Abandoned => GameEnding::Abandoned.word(),
        }
    }
}

/// How a game ended. Checks the typed ending against the centres.
pub(super) fn ending_of(tabled: &EnteredGame, problems: &mut Vec<Problem>) -> Ending {
    let game = &tabled.game;
    let mut report = |trouble: ProblemDetail, at: Address| problems.push(Problem::new(trouble, at));
    let typed = game.ending;
    let name = || title(game);
    if game.is_to_be_played() {
        return Ending::ToBePlayed;
    }
    if tabled.in_doubt {
        return Ending::InDoubt;
    }
    let winner = game.seats.iter().position(|seat| seat.last_centres() >= SOLO);
    if let Some(winner) = winner {
        if let Some(Cell { value: ending, at }) =
            typed.filter(|cell| cell.value != GameEnding::Solo)
        {
            let seat = &game.seats[winner];
            let (power, centres) = (seat.power.name(), seat.last_centres());
            report(
                problems::EndingDiffers { game: name(), ending: ending.word(), power, centres }
                    .into(),
                at,
            );
        }
        return Ending::Won(winner);
    }
    let most = game.seats.iter().map(|seat| seat.last_centres()).max().unwrap_or(0);
    match typed.map(|cell| (cell.value, cell.at)) {
        Some((GameEnding::Abandoned, _)) => return Ending::Abandoned,
        Some((GameEnding::Conceded, at)) => {
            report(problems::Conceded { game: name() }.into(), at);
            return Ending::Abandoned;
        }
        _ if game.years.is_empty() || most == 0 => {
            report(
                problems::NoCentres { game: name() }.into(),
                typed.map_or(game.at, |cell| cell.at),
            );
            return Ending::InDoubt;
        }
        Some((GameEnding::Solo, at)) => {
            report(problems::SoloWithoutCentres { game: name(), most }.into(), at);
            return Ending::Abandoned;
        }
        Some(_) => {}
        None => report(problems::EndingBlank { game: name() }.into(), game.at),
    }
    Ending::Drawn
}

/// The outcome of a seat. Checks the typed outcome.
pub(super) fn kind_of(
    game: &Game,
    seat: usize,
    ending: Ending,
    problems: &mut Vec<Problem>,
) -> PlayerEnding {
    let own = &game.seats[seat];
    let alive = own.last_centres() > 0;
    let worked = match ending {
        Ending::Won(winner) if winner == seat => PlayerEnding::Win,
        Ending::Won(_) | Ending::Drawn if !alive => PlayerEnding::Eliminated,
        Ending::Won(_) => PlayerEnding::Loss,
        Ending::Drawn => PlayerEnding::Draw,
        Ending::Abandoned | Ending::ToBePlayed | Ending::InDoubt => PlayerEnding::Abandoned,
    };
    match own.outcome {
        Some(Cell { value: SeatOutcome::Disqualified, .. }) => PlayerEnding::Disqualified,
        Some(Cell { value: typed, at }) if typed.word() != worked.name() => {
            let (power, worked_name) = (own.power.name(), worked.name());
            let trouble =
                problems::OutcomeDiffers { power, typed: typed.word(), worked: worked_name };
            problems.push(Problem::new(trouble, at));
            worked
        }
        _ => worked,
    }
}
