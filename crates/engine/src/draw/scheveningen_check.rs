//! Whether the games of a Scheveningen match are those that it asks for.

use super::Draw;
use super::listed::list_up_to_twelve;
use super::problems;
use super::scheveningen::{ScheveningenGame, ScheveningenMatch, scheveningen_table};
use crate::scoring::{ChessTournament, scheveningen_sides};
use model::form::Key;
use model::problem::{Phrase, Problem, SentenceValue, phrase};
use model::{CellAddress, Event};

/// What is odd about the games and the number of rounds.
///
/// # Errors
///
/// If no round can be drawn, because there are not two sides with a table.
pub(super) fn check_scheveningen_games(
    event: &Event,
    tournament: &ChessTournament,
) -> Result<Vec<Problem>, Problem> {
    let refused = |why| {
        event.problem(problems::ScheveningenSides { why }, event.answer_address(Key::Movement))
    };
    let sides = scheveningen_sides(event).map_err(refused)?;
    let players = sides[0].players.len();
    if scheveningen_table(players).is_none() {
        return Err(refused(format!("there is no table for {players} players a side")));
    }
    let (table, position) = (&tournament.table, &tournament.position);
    let played = ScheveningenMatch { sides: &sides, table, position };
    let mut found = Vec::new();
    let open = !tournament.open.is_empty();
    let missing: Vec<Phrase> = played
        .games()
        .filter(|game| played.rounds_drawn_against(*game).is_empty())
        .map(|game| named(event, game.map(|player| player.entry(&sides))))
        .collect();
    if let Some(typed) =
        other_rounds(event, players, table.played >= players && !missing.is_empty())
    {
        let trouble = problems::ScheveningenRounds { typed, players };
        found.push(event.problem(trouble, event.answer_address(Key::Rounds)));
    }
    found.extend(met_again(event, tournament, &played));
    found.extend(of_one_side(event, tournament));
    let over = table.rounds.is_some_and(|rounds| table.played >= rounds) && !open;
    if over && !missing.is_empty() {
        let trouble = problems::ScheveningenMissing { games: list_up_to_twelve(missing) };
        found.push(event.problem(trouble, event.answer_address(Key::Rounds)));
    }
    Ok(found)
}

/// What `Rounds` says, if that is not the number of the players; an unreadable or impossible one was told. `further`:
/// whether games are missing after the last round of the table, so that there can be more rounds.
fn other_rounds(event: &Event, players: usize, further: bool) -> Option<SentenceValue> {
    let Some(rounds) = event.answer_whole_number(Key::Rounds).filter(|rounds| *rounds > 0) else {
        return event.is_key_unanswered(Key::Rounds).then(|| phrase!("blank").into());
    };
    let is_right = rounds as usize == players || further && rounds as usize > players;
    (!is_right).then(|| rounds.into())
}

/// `A1 and B1`, by the labels of two entries.
fn named(event: &Event, game: [usize; 2]) -> Phrase {
    let [one, other] = game.map(|entry| event.entries[entry].label.clone());
    phrase!("{one} and {other}", one, other)
}

/// The games of those who met before.
fn met_again(
    event: &Event,
    tournament: &ChessTournament,
    played: &ScheveningenMatch<'_>,
) -> Option<Problem> {
    let (mut games, mut first) = (Vec::new(), None);
    for game in played.games() {
        let rounds = played.rounds_drawn_against(game);
        let [_, again, ..] = rounds[..] else { continue };
        let entries = game.map(|player| player.entry(played.sides));
        let numbers: Vec<String> = rounds.iter().map(usize::to_string).collect();
        games.push(phrase!(
            "{game} (rounds {rounds})",
            game = named(event, entries),
            rounds = numbers
        ));
        first = first.or_else(|| place_of(event, tournament, again, entries[0]));
    }
    let trouble = problems::ScheveningenMet { games: list_up_to_twelve(games) };
    first.map(|at| event.problem(trouble, at))
}

/// The games between players of one side.
fn of_one_side(event: &Event, tournament: &ChessTournament) -> Option<Problem> {
    let sides = scheveningen_sides(event).ok()?;
    let (mut games, mut first) = (Vec::new(), None);
    for side in &sides {
        for (nth, one) in side.players.iter().enumerate() {
            for other in &side.players[nth + 1..] {
                let results =
                    &tournament.table.contestants[tournament.position[*one]].round_results;
                let opponent = Some(tournament.position[*other]);
                let round = results.iter().position(|found| found.paired_opponent() == opponent);
                let Some(round) = round.map(|round| round + 1) else { continue };
                games.push(phrase!(
                    "{game} (round {round})",
                    game = named(event, [*one, *other]),
                    round
                ));
                first = first.or_else(|| place_of(event, tournament, round, *one));
            }
        }
    }
    let trouble = problems::ScheveningenSameSide { games: list_up_to_twelve(games) };
    first.map(|at| event.problem(trouble, at))
}

/// Where the row of an entry in a round stands.
fn place_of(
    event: &Event,
    tournament: &ChessTournament,
    round: usize,
    entry: usize,
) -> Option<CellAddress> {
    let row = (*tournament.rows.get(round - 1)?.get(entry)?)?;
    Some(event.matches.get(row)?.at)
}

/// The problem of those who are here and not in a draw.
pub(super) fn unpaired_players_problem(
    event: &Event,
    tournament: &ChessTournament,
    draw: &Draw,
) -> Option<Problem> {
    let table = &tournament.table;
    let paired = |position: usize| {
        draw.pairings.iter().any(|own| own.first == position || own.second == Some(position))
    };
    let sides = scheveningen_sides(event).ok()?;
    let played = ScheveningenMatch { sides: &sides, table, position: &tournament.position };
    let waits = |position: usize| {
        let own = |game: &ScheveningenGame| {
            let entries = game.map(|player| player.entry(&sides));
            entries.iter().any(|entry| tournament.position[*entry] == position)
        };
        played.games().filter(own).any(|game| played.rounds_drawn_against(game).is_empty())
    };
    let left = table
        .next_draw_contestants()
        .into_iter()
        .filter(|position| !paired(*position) && waits(*position));
    let names: Vec<String> = left
        .map(|position| {
            let contestant = &table.contestants[position];
            format!("{} ({})", event.entries[contestant.entry].label, contestant.name)
        })
        .collect();
    let trouble = problems::ScheveningenUnpaired {
        round: draw.round,
        players: list_up_to_twelve(names.clone()),
    };
    (!names.is_empty()).then(|| event.problem(trouble, event.answer_address(Key::Movement)))
}
