//! The meaning of a row of `Matches` or `Draw` in a game between single players.
//!
//! | Result | Note | meaning |
//! |---|---|---|
//! | `1-0`, `0-1`, `½-½`, `0-0` | none, or one that fits | a game that was played |
//! | `+--`, `--+`, `---` | none, or one that fits | not played: the player present won |
//! | none | `forfeit`, `conceded`, `withdrawn` | not played: that side lost |
//! | any fitting one | `forfeit` | not played |
//! | any or none | `not played` | not played; without a result nobody scores |
//! | none | `adjourned` | adjourned: begun, to be finished later |
//! | none | none | not finished |
//!
//! A row without Black is a bye: `bye` scores 1, `half bye` or `½-½` scores ½, a lost result 0.
//! Scores of 1, ½ and 0 in the score columns are results too.

use model::crosstable::{Colour, PlayerGameResult, RoundResult};
use model::problem::{Phrase, SentenceValue, phrase};
use model::{Event, Exact, Match, Note};

/// The meaning of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChessGameRowMeaning {
    /// A game: the results of White and Black, and whether it was played.
    Met {
        /// White's result and Black's.
        results: [PlayerGameResult; 2],
        /// Whether it was played over the board.
        played: bool,
    },
    /// The home side had no opponent.
    Bye(RoundResult),
    /// A game without a result yet.
    Open {
        /// Whether the game is adjourned.
        adjourned: bool,
    },
}

use PlayerGameResult::{Draw, Loss, Win};

/// The meaning of a row. The error says why note and result contradict each other.
pub fn meaning_of_chess_game_row(row: &Match) -> Result<ChessGameRowMeaning, Phrase> {
    let result = row.result.or_else(|| by_scores(row));
    if row.away.is_none() {
        return bye(row.note, result);
    }
    if let Some(note @ (Note::Bye | Note::HalfBye)) = row.note {
        return Err(phrase!(
            "The note “{note}” is on a row with two players",
            note = note.to_string()
        ));
    }
    let loser = row.note.and_then(Note::losing_side);
    let lost = loser.map(|side| if side == 0 { [Loss, Win] } else { [Win, Loss] });
    let not_played = row.note == Some(Note::NotPlayed);
    let Some(typed) = result else {
        if row.note == Some(Note::Adjourned) {
            return Ok(ChessGameRowMeaning::Open { adjourned: true });
        }
        let results = lost.or(not_played.then_some([Loss, Loss]));
        let open = ChessGameRowMeaning::Open { adjourned: false };
        return Ok(
            results.map_or(open, |results| ChessGameRowMeaning::Met { results, played: false })
        );
    };
    let (results, over_the_board) = split_game_result(typed);
    if let (Some(lost), Some(note)) = (lost, row.note)
        && lost != results
    {
        return Err(phrase!(
            "The note “{note}” does not fit the result {result}",
            note = note.to_string(),
            result = typed
        ));
    }
    // A player who concedes or withdraws at the board has played.
    let forfeited = row.note.is_some_and(Note::is_forfeit);
    Ok(ChessGameRowMeaning::Met { results, played: over_the_board && !not_played && !forfeited })
}

/// `3 against 8`, for sentences.
pub fn match_sides_in_words(event: &Event, row: &Match) -> Phrase {
    let label = |entry: usize| event.entries[entry].label.clone();
    let one = label(row.home);
    match row.away {
        Some(away) => opponents_in_words([one.into(), label(away).into()]),
        None => phrase!("{one} (a bye)", one),
    }
}

/// `5 against 8`.
pub fn opponents_in_words([one, other]: [SentenceValue; 2]) -> Phrase {
    phrase!("{one} against {other}", one, other)
}

/// White's and Black's part of a result, and whether it was played.
pub(super) fn split_game_result(result: &str) -> ([PlayerGameResult; 2], bool) {
    match result {
        "1-0" => ([Win, Loss], true),
        "0-1" => ([Loss, Win], true),
        "0-0" => ([Loss, Loss], true),
        "+--" => ([Win, Loss], false),
        "--+" => ([Loss, Win], false),
        "---" => ([Loss, Loss], false),
        _ => ([Draw, Draw], true),
    }
}

/// The typed scores of a game that mean no result of one: `1.5` and `0.5`.
pub(super) fn scores_that_are_no_result(row: &Match) -> Option<[Exact; 2]> {
    let said = row.result.is_some() || row.note.is_some() || row.away.is_none();
    row.vps_imps_or_percentages().filter(|_| !said && by_scores(row).is_none())
}

/// The result that typed scores mean.
fn by_scores(row: &Match) -> Option<&'static str> {
    let (one, half) = (Exact::whole(1), Exact::whole(1) / 2);
    match row.vps_imps_or_percentages()? {
        [home, away] if home == one && away.is_zero() => Some("1-0"),
        [home, away] if home.is_zero() && away == one => Some("0-1"),
        [home, away] if home == half && away == half => Some("\u{bd}-\u{bd}"),
        [home, away] if home.is_zero() && away.is_zero() => Some("0-0"),
        _ => None,
    }
}

fn bye(note: Option<Note>, result: Option<&'static str>) -> Result<ChessGameRowMeaning, Phrase> {
    let round_result = match (note, result) {
        (Some(Note::HalfBye), None | Some("\u{bd}-\u{bd}")) => RoundResult::HalfBye,
        (Some(Note::Bye) | None, None | Some("1-0" | "+--")) => RoundResult::AllocatedBye,
        (Some(Note::Bye) | None, Some("\u{bd}-\u{bd}")) => RoundResult::HalfBye,
        (Some(Note::ForfeitHome), None | Some("--+" | "---" | "0-1" | "0-0")) => {
            RoundResult::Forfeit { opponent: None, colour: None, result: Loss }
        }
        (
            Some(Note::Bye | Note::NotPlayed | Note::WithdrawnHome) | None,
            None | Some("---" | "--+" | "0-1" | "0-0"),
        ) => RoundResult::ZeroBye,
        (note, result) => {
            let note = note.map(|note| note.to_string());
            let why = match (note, result) {
                (Some(note), Some(result)) => {
                    phrase!("“{note}” does not fit the result {result}", note, result)
                }
                (Some(note), None) => phrase!("“{note}” is not a bye", note),
                (None, Some(result)) => phrase!("{result} is not the score of a bye", result),
                (None, None) => phrase!("no bye"),
            };
            return Err(phrase!("The row has one player only, and {why}", why));
        }
    };
    Ok(ChessGameRowMeaning::Bye(round_result))
}

impl ChessGameRowMeaning {
    /// Whether there is no result yet.
    pub(crate) fn is_open(self) -> bool {
        matches!(self, ChessGameRowMeaning::Open { .. })
    }

    /// The outcome for a side, White 0 or Black 1. `opponent` is the position of the other side.
    pub(crate) fn round_result(self, side: usize, opponent: Option<usize>) -> RoundResult {
        let colour = [Colour::White, Colour::Black][side];
        match (self, opponent) {
            (ChessGameRowMeaning::Met { results, played: true }, Some(opponent)) => {
                RoundResult::Game { opponent, colour, result: results[side], rated: true }
            }
            (ChessGameRowMeaning::Met { results, .. }, opponent) => {
                RoundResult::Forfeit { opponent, colour: Some(colour), result: results[side] }
            }
            (ChessGameRowMeaning::Bye(round_result), _) => round_result,
            (ChessGameRowMeaning::Open { adjourned }, Some(opponent)) => {
                RoundResult::Unfinished { opponent, colour, adjourned }
            }
            (ChessGameRowMeaning::Open { .. }, None) => RoundResult::Absent,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::{Cell, CellAddress};

    fn row(away: Option<usize>, result: Option<&'static str>, note: Option<Note>) -> Match {
        let at = CellAddress { sheet: 0, row: 0, column: 0 };
        Match { result, note, ..Match::between(0, away, at) }
    }

    #[test]
    fn results_and_notes_make_a_game() {
        let half = Some("\u{bd}-\u{bd}");
        for (result, note, results, played) in [
            (Some("1-0"), None, [Win, Loss], true),
            (half, None, [Draw, Draw], true),
            (Some("0-0"), None, [Loss, Loss], true),
            (Some("--+"), None, [Loss, Win], false),
            (Some("---"), None, [Loss, Loss], false),
            (None, Some(Note::ForfeitHome), [Loss, Win], false),
            (Some("1-0"), Some(Note::ForfeitAway), [Win, Loss], false),
            (Some("0-1"), Some(Note::ConcededHome), [Loss, Win], true),
            (None, Some(Note::NotPlayed), [Loss, Loss], false),
            (half, Some(Note::NotPlayed), [Draw, Draw], false),
            (Some("1-0"), Some(Note::Adjusted), [Win, Loss], true),
        ] {
            let met = ChessGameRowMeaning::Met { results, played };
            assert_eq!(
                meaning_of_chess_game_row(&row(Some(1), result, note)),
                Ok(met),
                "{result:?} {note:?}"
            );
        }
        for (note, adjourned) in [(None, false), (Some(Note::Adjourned), true)] {
            assert_eq!(
                meaning_of_chess_game_row(&row(Some(1), None, note)),
                Ok(ChessGameRowMeaning::Open { adjourned }),
                "{note:?}"
            );
        }
        // A result finishes an adjourned game.
        let finished = meaning_of_chess_game_row(&row(Some(1), Some("0-1"), Some(Note::Adjourned)));
        assert_eq!(finished, Ok(ChessGameRowMeaning::Met { results: [Loss, Win], played: true }));
        assert!(meaning_of_chess_game_row(&row(None, None, Some(Note::Adjourned))).is_err());
        assert!(
            meaning_of_chess_game_row(&row(Some(1), Some("1-0"), Some(Note::ForfeitHome))).is_err()
        );
        assert!(meaning_of_chess_game_row(&row(Some(1), None, Some(Note::Bye))).is_err());
    }

    #[test]
    fn a_row_with_one_player_is_a_bye() {
        for (result, note, round_result) in [
            (None, None, RoundResult::AllocatedBye),
            (None, Some(Note::Bye), RoundResult::AllocatedBye),
            (Some("+--"), None, RoundResult::AllocatedBye),
            (None, Some(Note::HalfBye), RoundResult::HalfBye),
            (Some("\u{bd}-\u{bd}"), Some(Note::Bye), RoundResult::HalfBye),
            (Some("---"), None, RoundResult::ZeroBye),
            (None, Some(Note::NotPlayed), RoundResult::ZeroBye),
        ] {
            let bye = Ok(ChessGameRowMeaning::Bye(round_result));
            assert_eq!(
                meaning_of_chess_game_row(&row(None, result, note)),
                bye,
                "{result:?} {note:?}"
            );
        }
        assert!(meaning_of_chess_game_row(&row(None, Some("1-0"), Some(Note::HalfBye))).is_err());
    }

    #[test]
    fn scores_are_results() {
        let mut scored = row(Some(1), None, None);
        let half = Exact::whole(1) / 2;
        scored.imps = [Some(Cell::new(half, scored.at)); 2];
        let met = ChessGameRowMeaning::Met { results: [Draw, Draw], played: true };
        assert_eq!(meaning_of_chess_game_row(&scored), Ok(met));
    }
}
