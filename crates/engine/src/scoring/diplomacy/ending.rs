//! How a game ended, and each player's outcome (NZDC 1999, rule 13).

use model::diplomacy::DiplomacyGame;
use model::problem::{Problem, ProblemDetail};
use model::{Cell, CellAddress, GameEnding, SeatOutcome};

use super::entered_games::{EnteredDiplomacyGame, diplomacy_game_title};
use super::position::CENTRES_FOR_SOLO;
use super::problems;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiplomacyEnding {
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
pub enum DiplomacyPlayerOutcome {
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

impl DiplomacyPlayerOutcome {
    /// Its name for people.
    pub fn name(self) -> &'static str {
        match self {
            DiplomacyPlayerOutcome::Win => SeatOutcome::Win.word(),
            DiplomacyPlayerOutcome::Draw => SeatOutcome::Draw.word(),
            DiplomacyPlayerOutcome::Eliminated => SeatOutcome::Eliminated.word(),
            DiplomacyPlayerOutcome::Loss => SeatOutcome::Survived.word(),
            DiplomacyPlayerOutcome::Disqualified => SeatOutcome::Disqualified.word(),
            DiplomacyPlayerOutcome::Abandoned => GameEnding::Abandoned.word(),
        }
    }
}

/// How a game ended. Checks the typed ending against the centres.
pub(super) fn ending_of_diplomacy_game(
    tabled: &EnteredDiplomacyGame,
    problems: &mut Vec<Problem>,
) -> DiplomacyEnding {
    let game = &tabled.game;
    let mut report =
        |trouble: ProblemDetail, at: CellAddress| problems.push(Problem::new(trouble, at));
    let typed = game.ending;
    let name = || diplomacy_game_title(game);
    if game.is_to_be_played() {
        return DiplomacyEnding::ToBePlayed;
    }
    if tabled.in_doubt {
        return DiplomacyEnding::InDoubt;
    }
    let winner = game.seats.iter().position(|seat| seat.final_centres() >= CENTRES_FOR_SOLO);
    if let Some(winner) = winner {
        if let Some(Cell { value: ending, at }) =
            typed.filter(|cell| cell.value != GameEnding::Solo)
        {
            let seat = &game.seats[winner];
            let (power, centres) = (seat.power.name(), seat.final_centres());
            report(
                problems::EndingDiffers { game: name(), ending: ending.word(), power, centres }
                    .into(),
                at,
            );
        }
        return DiplomacyEnding::Won(winner);
    }
    let most = game.seats.iter().map(|seat| seat.final_centres()).max().unwrap_or(0);
    match typed.map(|cell| (cell.value, cell.at)) {
        Some((GameEnding::Abandoned, _)) => return DiplomacyEnding::Abandoned,
        Some((GameEnding::Conceded, at)) => {
            report(problems::Conceded { game: name() }.into(), at);
            return DiplomacyEnding::Abandoned;
        }
        _ if game.years.is_empty() || most == 0 => {
            report(
                problems::NoCentres { game: name() }.into(),
                typed.map_or(game.at, |cell| cell.at),
            );
            return DiplomacyEnding::InDoubt;
        }
        Some((GameEnding::Solo, at)) => {
            report(problems::SoloWithoutCentres { game: name(), most }.into(), at);
            return DiplomacyEnding::Abandoned;
        }
        Some(_) => {}
        None => report(problems::EndingBlank { game: name() }.into(), game.at),
    }
    DiplomacyEnding::Drawn
}

/// The outcome of a seat. Checks the typed outcome.
pub(super) fn diplomacy_outcome_of_seat(
    game: &DiplomacyGame,
    seat: usize,
    ending: DiplomacyEnding,
    problems: &mut Vec<Problem>,
) -> DiplomacyPlayerOutcome {
    let own = &game.seats[seat];
    let alive = own.final_centres() > 0;
    let worked = match ending {
        DiplomacyEnding::Won(winner) if winner == seat => DiplomacyPlayerOutcome::Win,
        DiplomacyEnding::Won(_) | DiplomacyEnding::Drawn if !alive => {
            DiplomacyPlayerOutcome::Eliminated
        }
        DiplomacyEnding::Won(_) => DiplomacyPlayerOutcome::Loss,
        DiplomacyEnding::Drawn => DiplomacyPlayerOutcome::Draw,
        DiplomacyEnding::Abandoned | DiplomacyEnding::ToBePlayed | DiplomacyEnding::InDoubt => {
            DiplomacyPlayerOutcome::Abandoned
        }
    };
    match own.outcome {
        Some(Cell { value: SeatOutcome::Disqualified, .. }) => DiplomacyPlayerOutcome::Disqualified,
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
