//! A match of chess teams: the games of its boards, or the game points of both sides, become its result.
//!
//! | in the return | match | game points |
//! |---|---|---|
//! | a row for each board | won by more game points; played if a game was played | a point a win, ½ a draw, forfeits too |
//! | a board without a row or result | not finished | none yet |
//! | `Home score`, `Away score` | won by the higher one | as typed |
//! | `forfeit`, `conceded`, `withdrawn`, `+--`, `--+` alone | not played, won by the other side | a point for each board |
//! | `not played`, `---` alone | not played, lost by both | none |
//! | `bye`, `half bye` | a draw (C.04.6, 1.4); in a round robin no match | half of the boards; in a round robin none |
//! | neither result nor score | not finished | none yet |

use model::crosstable::{GamePoints, PlayerGameResult, PointSystem, RoundResult, TeamRoundPoints};
use model::form::Key;
use model::problem::{Phrase, Problem, phrase};
use model::{ChessTeamGame, Event, Exact, Match, Note, TeamScore};

use super::chess_game_rows::{ChessGameRowMeaning, meaning_of_chess_game_row, split_game_result};
use super::problems;

/// A match of two teams.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ChessTeamMatch {
    pub said: ChessGameRowMeaning,
    /// The game points of home and away, with those of each board if they are known.
    pub games: [TeamRoundPoints; 2],
}

impl ChessTeamMatch {
    /// A match without game points.
    fn without_game_points(said: ChessGameRowMeaning) -> ChessTeamMatch {
        ChessTeamMatch { said, games: Default::default() }
    }
}

use PlayerGameResult::{Draw, Loss, Win};

/// Boards of a match: as the key `Team size` says, else the most boards or points of any match.
pub(super) fn boards_per_chess_match(event: &Event) -> Option<usize> {
    let typed =
        event.answer_whole_number(Key::TeamSize).map(|size| size as usize).filter(|size| *size > 0);
    let of_match = |row: &Match| {
        let boards = row.games.iter().map(|game| game.board as usize).max();
        let scores = row.vps_imps_or_percentages().and_then(|[home, away]| {
            usize::try_from((home + away).floor()).ok().filter(|sum| *sum > 0)
        });
        boards.max(scores)
    };
    typed.or_else(|| event.matches.iter().filter_map(of_match).max())
}

/// The points of games, or of matches of teams. A team that sits out in a round robin has none.
pub(super) fn point_system_of_event(event: &Event) -> PointSystem {
    let none = GamePoints::ZERO;
    match (event.is_of_chess_teams(), has_pairings_set_in_advance(event)) {
        (false, _) => PointSystem::STANDARD,
        (true, false) => PointSystem::MATCH_POINTS,
        (true, true) => {
            PointSystem { allocated_bye: none, half_bye: none, ..PointSystem::MATCH_POINTS }
        }
    }
}

/// Whether the pairings do not depend on results: everybody meets everybody, or those of the other
/// side. Any other Swiss of players is one whatever its movement says.
pub(super) fn has_pairings_set_in_advance(event: &Event) -> bool {
    event.is_of_chess_teams() && event.is_all_play_all() || event.is_scheveningen()
}

/// Whether teams are ranked by game points, as the key `Ranked by` says.
pub(super) fn is_ranked_by_game_points(event: &Event) -> bool {
    event.is_of_chess_teams() && event.listed_answer(Key::RankedBy) == Some(TeamScore::GamePoints)
}

/// Reports byes and forfeits of teams whose game points need the unknown number of boards, and a number
/// that no match reaches.
pub(super) fn report_doubtful_team_size(
    event: &Event,
    boards: Option<usize>,
    problems: &mut Vec<Problem>,
) {
    report_team_size_beyond_boards(event, problems);
    let worth = |row: &&Match| row.away.is_none() || row.note.is_some() || row.result.is_some();
    let needing = || event.matches.iter().find(worth);
    if boards == Some(0)
        && let Some(row) = needing()
    {
        problems.push(event.problem(problems::NoTeamSize, row.at));
    }
}

/// Reports a `Team size` that no match reaches, though the boards that are there have results: every match
/// lacks boards, so none is finished.
fn report_team_size_beyond_boards(event: &Event, problems: &mut Vec<Problem>) {
    let Some(typed) = event.answers.number(Key::TeamSize) else { return };
    let of_boards = || event.matches.iter().filter(|row| !row.games.is_empty());
    let most = of_boards().flat_map(|row| &row.games).map(|game| game.board).max();
    let has_result = |game: &ChessTeamGame| results_of_chess_team_game(game).is_some();
    let is_complete = of_boards().flat_map(|row| &row.games).all(has_result);
    if let Some(most) = most.filter(|most| is_complete && Exact::whole(*most) < typed.value) {
        let size = typed.value.to_decimal();
        let trouble = problems::TeamSizeUnmet { size, most };
        problems.push(event.problem(trouble, typed.at));
    }
}

/// The meaning of a match. The error says what contradicts itself.
pub(super) fn read_chess_team_match(
    row: &Match,
    boards: Option<usize>,
) -> Result<ChessTeamMatch, Phrase> {
    if row.away.is_none() {
        return meaning_of_chess_game_row(row).map(ChessTeamMatch::without_game_points);
    }
    let typed = row.vps_imps_or_percentages();
    if !row.games.is_empty() {
        let found = of_games(&row.games, boards);
        if let (Some(typed), ChessGameRowMeaning::Met { .. }) = (typed, found.said)
            && points_of(typed) != Some([found.games[0].points, found.games[1].points])
        {
            let [home, away] = &found.games;
            let (home, away) = (home.points.to_text(), away.points.to_text());
            return Err(phrase!(
                "The boards of this match make {home} to {away}, which is not its score",
                home,
                away
            ));
        }
        return Ok(found);
    }
    match typed {
        Some(typed) => of_score(row, typed, boards),
        None => of_words(row, boards),
    }
}

/// A match by its boards.
fn of_games(games: &[ChessTeamGame], boards: Option<usize>) -> ChessTeamMatch {
    let count = games.last().map_or(0, |last| last.board as usize).max(boards.unwrap_or(0));
    let mut points = [vec![GamePoints::ZERO; count], vec![GamePoints::ZERO; count]];
    let mut played = false;
    for game in games {
        let Some((results, over_the_board)) = results_of_chess_team_game(game) else { continue };
        played |= over_the_board;
        for (side, result) in results.into_iter().enumerate() {
            points[side][game.board as usize - 1] = match result {
                Win => GamePoints::ONE,
                Draw => GamePoints::HALF,
                Loss => GamePoints::ZERO,
            };
        }
    }
    let open = games.iter().filter(|game| results_of_chess_team_game(game).is_none());
    let (open, adjourned) = (open.clone().count(), open.filter(|game| game.is_adjourned()).count());
    let missing = count - games.len();
    if open + missing > 0 {
        return ChessTeamMatch::without_game_points(ChessGameRowMeaning::Open {
            adjourned: adjourned == open + missing,
        });
    }
    let games =
        points.map(|boards| TeamRoundPoints { points: boards.iter().copied().sum(), boards });
    let results = compared([games[0].points, games[1].points], played);
    ChessTeamMatch { said: ChessGameRowMeaning::Met { results, played }, games }
}

/// The results of a game, and whether it was played; none without a result.
pub fn results_of_chess_team_game(game: &ChessTeamGame) -> Option<([PlayerGameResult; 2], bool)> {
    let by_note = || match (game.note?, game.note.and_then(Note::losing_side)) {
        (_, Some(0)) => Some(([Loss, Win], false)),
        (_, Some(_)) => Some(([Win, Loss], false)),
        (Note::NotPlayed, None) => Some(([Loss, Loss], false)),
        _ => None,
    };
    let forfeited = game.note.is_some_and(|note| note.is_forfeit() || note == Note::NotPlayed);
    let typed = game.result.map(split_game_result);
    typed.map(|(results, played)| (results, played && !forfeited)).or_else(by_note)
}

/// The results of both sides by their game points. A match that nobody played and nobody won is lost
/// by both.
fn compared([home, away]: [GamePoints; 2], played: bool) -> [PlayerGameResult; 2] {
    match home.cmp(&away) {
        std::cmp::Ordering::Greater => [Win, Loss],
        std::cmp::Ordering::Less => [Loss, Win],
        std::cmp::Ordering::Equal if home == GamePoints::ZERO && !played => [Loss, Loss],
        std::cmp::Ordering::Equal => [Draw, Draw],
    }
}

/// A match by the score of both sides.
fn of_score(
    row: &Match,
    typed: [Exact; 2],
    boards: Option<usize>,
) -> Result<ChessTeamMatch, Phrase> {
    let shown = || {
        let [home, away] = typed.map(Exact::to_decimal);
        phrase!("{home} to {away}", home, away)
    };
    let Some(points) = points_of(typed) else {
        return Err(phrase!(
            "{score} is not a number of game points, which are whole or half",
            score = shown()
        ));
    };
    let most = boards.map(|boards| GamePoints(GamePoints::ONE.0 * boards as i32));
    if most.is_some_and(|most| points[0] + points[1] > most) {
        let boards = boards.unwrap_or_default();
        return Err(phrase!("{score} is more than {boards} boards give", score = shown(), boards));
    }
    let played = !row.note.is_some_and(|note| note.is_forfeit() || note == Note::NotPlayed);
    let results = compared(points, played);
    if let (Some(loser), Some(note)) = (row.note.and_then(Note::losing_side), row.note)
        && results[loser] == Win
    {
        return Err(phrase!(
            "The note “{note}” does not fit the score {score}",
            note = note.to_string(),
            score = shown()
        ));
    }
    let games = points.map(|points| TeamRoundPoints { points, boards: Vec::new() });
    Ok(ChessTeamMatch { said: ChessGameRowMeaning::Met { results, played }, games })
}

/// A match with a note or a result only.
fn of_words(row: &Match, boards: Option<usize>) -> Result<ChessTeamMatch, Phrase> {
    let said = meaning_of_chess_game_row(row)?;
    let ChessGameRowMeaning::Met { results, played: false } = said else {
        let scored = matches!(said, ChessGameRowMeaning::Met { .. });
        return match (scored, row.result) {
            (true, Some(result)) => Err(phrase!(
                "{result} is the result of a game; a match of teams has Home score and Away score, or a row for each board",
                result
            )),
            _ => Ok(ChessTeamMatch::without_game_points(said)),
        };
    };
    let most = GamePoints(GamePoints::ONE.0 * boards.unwrap_or(0) as i32);
    let points = results.map(|result| if result == Win { most } else { GamePoints::ZERO });
    let games = points.map(|points| TeamRoundPoints { points, boards: Vec::new() });
    Ok(ChessTeamMatch { said, games })
}

/// Game points, if whole or half.
fn points_of(typed: [Exact; 2]) -> Option<[GamePoints; 2]> {
    let one = |typed: Exact| {
        let halves = typed * Exact::whole(2);
        let halves = halves.is_whole().then(|| i32::try_from(halves.numerator()).ok()).flatten()?;
        (0..10_000).contains(&halves).then_some(GamePoints(halves * GamePoints::HALF.0))
    };
    Some([one(typed[0])?, one(typed[1])?])
}

/// The game points of a round without a match: half of the boards for a bye worth a draw, all for
/// one worth a win; in a round robin none.
pub(super) fn game_points_without_match(
    round_result: RoundResult,
    boards: Option<usize>,
    set: bool,
) -> TeamRoundPoints {
    let boards = boards.unwrap_or(0) as i32;
    let points = match round_result {
        _ if set => GamePoints::ZERO,
        RoundResult::AllocatedBye | RoundResult::HalfBye => GamePoints(GamePoints::HALF.0 * boards),
        RoundResult::FullBye => GamePoints(GamePoints::ONE.0 * boards),
        _ => GamePoints::ZERO,
    };
    TeamRoundPoints { points, boards: Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::{Cell, CellAddress};

    const AT: CellAddress = CellAddress { sheet: 0, row: 0, column: 0 };

    fn row(note: Option<Note>, result: Option<&'static str>, score: Option<[i32; 2]>) -> Match {
        let cell = |halves: i32| Cell::new(Exact::whole(i128::from(halves)) / 2, AT);
        Match {
            imps: score.map_or([None; 2], |score| score.map(|halves| Some(cell(halves)))),
            result,
            note,
            ..Match::between(0, Some(1), AT)
        }
    }

    fn with_games(results: &[Option<&'static str>]) -> Match {
        let game = |(board, result): (u32, &Option<&'static str>)| ChessTeamGame {
            at: AT,
            board,
            players: [None; 2],
            player_at: [AT; 2],
            result: result.filter(|result| *result != "adjourned"),
            note: result.filter(|result| *result == "adjourned").map(|_| Note::Adjourned),
        };
        Match { games: (1..).zip(results).map(game).collect(), ..row(None, None, None) }
    }

    fn met(results: [PlayerGameResult; 2], played: bool) -> ChessGameRowMeaning {
        ChessGameRowMeaning::Met { results, played }
    }

    fn halves(found: &ChessTeamMatch) -> [i32; 2] {
        [found.games[0].points.0 / 5, found.games[1].points.0 / 5]
    }

    #[test]
    fn boards_make_a_match() {
        let draw = "\u{bd}-\u{bd}";
        for (results, said, points) in [
            (&[Some("1-0"), Some(draw), Some("0-1"), Some(draw)][..], met([Draw; 2], true), [4, 4]),
            (&[Some("1-0"), Some("+--"), Some("0-1")], met([Win, Loss], true), [4, 2]),
            (&[Some("+--"), Some("+--")], met([Win, Loss], false), [4, 0]),
            (&[Some("---"), Some("---")], met([Loss, Loss], false), [0, 0]),
            (&[Some("0-0"), Some("0-0")], met([Draw, Draw], true), [0, 0]),
            (&[Some("1-0"), None], ChessGameRowMeaning::Open { adjourned: false }, [0, 0]),
            (
                &[Some("1-0"), Some("adjourned")],
                ChessGameRowMeaning::Open { adjourned: true },
                [0, 0],
            ),
            (&[None, Some("adjourned")], ChessGameRowMeaning::Open { adjourned: false }, [0, 0]),
        ] {
            let found = read_chess_team_match(&with_games(results), Some(results.len()))
                .unwrap_or_else(|why| {
                    unreachable!("{why}");
                });
            assert_eq!((found.said, halves(&found)), (said, points), "{results:?}");
        }
        // A board without a row is not finished.
        let three = with_games(&[Some("1-0"), Some("1-0"), Some("1-0")]);
        let found = read_chess_team_match(&three, Some(4)).map(|found| found.said);
        assert_eq!(found, Ok(ChessGameRowMeaning::Open { adjourned: false }));
    }

    #[test]
    fn scores_and_notes_make_a_match() {
        for (note, result, score, said, points) in [
            (None, None, Some([5, 3]), met([Win, Loss], true), [5, 3]),
            (None, None, Some([4, 4]), met([Draw, Draw], true), [4, 4]),
            (Some(Note::ForfeitAway), None, None, met([Win, Loss], false), [8, 0]),
            (None, Some("--+"), None, met([Loss, Win], false), [0, 8]),
            (None, Some("---"), None, met([Loss, Loss], false), [0, 0]),
            (Some(Note::NotPlayed), None, None, met([Loss, Loss], false), [0, 0]),
            (Some(Note::ForfeitHome), None, Some([0, 8]), met([Loss, Win], false), [0, 8]),
            (None, None, None, ChessGameRowMeaning::Open { adjourned: false }, [0, 0]),
            (
                Some(Note::Adjourned),
                None,
                None,
                ChessGameRowMeaning::Open { adjourned: true },
                [0, 0],
            ),
        ] {
            let found =
                read_chess_team_match(&row(note, result, score), Some(4)).unwrap_or_else(|why| {
                    unreachable!("{why}");
                });
            assert_eq!((found.said, halves(&found)), (said, points), "{note:?} {result:?}");
        }
    }

    #[test]
    fn what_contradicts_itself_is_no_match() {
        let mut both = with_games(&[Some("1-0"), Some("1-0")]);
        both.imps = row(None, None, Some([2, 2])).imps;
        for (found, boards) in [
            (both, 2),
            (row(None, Some("1-0"), None), 4),
            (row(None, None, Some([9, 0])), 4),
            (row(Some(Note::ForfeitHome), None, Some([8, 0])), 4),
            (row(Some(Note::Bye), None, None), 4),
        ] {
            assert!(read_chess_team_match(&found, Some(boards)).is_err(), "{found:?}");
        }
    }

    #[test]
    fn byes_are_worth_half_of_the_boards() {
        for (round_result, set, points) in [
            (RoundResult::AllocatedBye, false, 20),
            (RoundResult::HalfBye, false, 20),
            (RoundResult::FullBye, false, 40),
            (RoundResult::ZeroBye, false, 0),
            (RoundResult::AllocatedBye, true, 0),
        ] {
            assert_eq!(
                game_points_without_match(round_result, Some(4), set).points,
                GamePoints(points),
                "{round_result:?}"
            );
        }
    }
}
