//! The two tables that the World Diplomacy Database takes of a tournament: `classification`, a row
//! a player, and `boards`, a row a player and game. Columns go by their names.

use std::io;

use engine::awards::ComputedEvent;
use engine::scoring::diplomacy::{
    DiplomacyPlayerOutcome, DiplomacyPlayerResult, ScoredDiplomacyGame,
    YEAR_BEFORE_FIRST_GAME_YEAR, is_house_player,
};
use model::diplomacy::{DiplomacySeat, Power};
use model::surname::split_name;
use model::{AwardKind, Entry, Exact, StableSort};

use super::csv_of;

/// The place of a player who is not ranked.
const UNRANKED: &str = "999";
/// Rounds and game years that have a column even if they were not played.
const LEAST_ROUNDS: u32 = 8;
const LEAST_YEARS: u16 = 20;
/// The first columns of both tables. The third tells players of one name apart.
const PLAYER: [&str; 3] = ["FIRST NAME", "NAME", "HOMONYME"];

/// The table `classification`; `None` for an event without games of Diplomacy.
pub fn wdd_classification_csv(outcome: &ComputedEvent) -> io::Result<Option<Vec<u8>>> {
    let Some(diplomacy) = outcome.scores.diplomacy_games() else { return Ok(None) };
    let rounds = diplomacy.rounds.max(LEAST_ROUNDS);
    let mut columns: Vec<String> = PLAYER.map(str::to_string).to_vec();
    columns.extend(["RANK", "EXAEQUO", "SCORE"].map(str::to_string));
    columns.extend((1..=rounds).map(|round| format!("R{round}")));
    for power in Power::ALL {
        let of_power = |what: &str| format!("{what}_{}", code(power));
        columns.extend(["RK", "PT", "CT", "HEAT", "BOARD"].map(of_power));
    }
    let played =
        |entry: &usize| diplomacy.games.iter().any(|scored| played_by(scored, *entry).is_some());
    let mut entries: Vec<usize> = (0..outcome.event.entries.len()).filter(played).collect();
    let place = |entry: usize| {
        let known = &outcome.event.entries[entry];
        let listed = !is_house_player(known) && !known.is_disqualified();
        let standing = outcome.lists.iter().find_map(|list| list.standing_of_entry(entry));
        standing.filter(|_| listed).map(|standing| (standing.place, standing.tied))
    };
    entries.arrange_by_key(|entry| place(*entry).map_or(u32::MAX, |(place, _)| place));
    let rows: Vec<Vec<String>> = entries
        .into_iter()
        .map(|entry| {
            let mut row = player(&outcome.event.entries[entry]);
            row.extend(match place(entry) {
                Some((place, tied)) => [place.to_string(), tied.to_string()],
                None => [UNRANKED.to_string(), "1".to_string()],
            });
            let total = outcome.scores.of_entry[entry].as_ref().map(|score| score.total);
            row.push(total.map(|total| total.to_decimal()).unwrap_or_default());
            row.extend((1..=rounds).map(|round| round_score(&diplomacy.games, entry, round)));
            row.extend(Power::ALL.into_iter().flat_map(|power| best(outcome, entry, power)));
            row
        })
        .collect();
    csv_of(&columns, &rows).map(Some)
}

/// The table `boards`; `None` for an event without games of Diplomacy.
pub fn wdd_boards_csv(outcome: &ComputedEvent) -> io::Result<Option<Vec<u8>>> {
    let Some(diplomacy) = outcome.scores.diplomacy_games() else { return Ok(None) };
    let games = || diplomacy.games.iter();
    let last = games().flat_map(|scored| scored.game.years.iter().copied()).max();
    let last = last.unwrap_or_default().max(YEAR_BEFORE_FIRST_GAME_YEAR + LEAST_YEARS);
    let mut columns: Vec<String> = PLAYER.map(str::to_string).to_vec();
    columns.extend(
        ["ROUND", "BOARD", "COUNTRY", "RANK", "EXAEQUO", "SCORE", "NB_CENTRE", "YEAR_ELIMINATION"]
            .map(str::to_string),
    );
    columns.push("DRAW".to_string());
    columns.extend(
        (YEAR_BEFORE_FIRST_GAME_YEAR + 1..=last)
            .map(|year| format!("CT_{:02}", year - YEAR_BEFORE_FIRST_GAME_YEAR)),
    );
    let mut rows = Vec::new();
    for scored in games() {
        let drawn = scored
            .played
            .iter()
            .filter(|played| played.kind == DiplomacyPlayerOutcome::Draw)
            .count();
        let held: Vec<(u32, Option<u16>)> =
            scored.game.seats.iter().map(|seat| lasted(scored, seat)).collect();
        for (nth, (seat, played)) in scored.game.seats.iter().zip(&scored.played).enumerate() {
            let Some(entry) = seat.entry else { continue };
            let mut row = player(&outcome.event.entries[entry]);
            let place = held.iter().filter(|other| **other > held[nth]).count() + 1;
            let tied = held.iter().filter(|other| **other == held[nth]).count();
            let years = || scored.game.years.iter().zip(&seat.centres);
            row.extend([
                scored.game.round.to_string(),
                board_of(&diplomacy.games, scored),
                code(seat.power),
                place.to_string(),
                tied.to_string(),
                played.score.to_decimal(),
                seat.centres.last().map(u32::to_string).unwrap_or_default(),
                held[nth]
                    .1
                    .map(|gone| (gone - YEAR_BEFORE_FIRST_GAME_YEAR).to_string())
                    .unwrap_or_default(),
                match played.kind {
                    DiplomacyPlayerOutcome::Win => "1".to_string(),
                    DiplomacyPlayerOutcome::Draw => drawn.to_string(),
                    DiplomacyPlayerOutcome::Loss
                    | DiplomacyPlayerOutcome::Eliminated
                    | DiplomacyPlayerOutcome::Disqualified => "0".to_string(),
                    DiplomacyPlayerOutcome::Abandoned => String::new(),
                },
            ]);
            row.extend((YEAR_BEFORE_FIRST_GAME_YEAR + 1..=last).map(|wanted| {
                let held = years().find(|(year, _)| **year == wanted);
                held.map(|(_, centres)| centres.to_string()).unwrap_or_default()
            }));
            rows.push(row);
        }
    }
    csv_of(&columns, &rows).map(Some)
}

/// A power in the database: the standard game is `0`, then the first two letters of its name.
fn code(power: Power) -> String {
    format!("0{}", power.name()[..2].to_uppercase())
}

/// First name, name, and that nobody else of this name is meant.
fn player(entry: &Entry) -> Vec<String> {
    let (forename, surname) = split_name(&entry.display_name());
    vec![forename, surname, "1".to_string()]
}

/// The seat of an entry in a game that was scored, and its result.
fn played_by(
    scored: &ScoredDiplomacyGame,
    entry: usize,
) -> Option<(&DiplomacySeat, &DiplomacyPlayerResult)> {
    let mut seats = scored.game.seats.iter().zip(&scored.played);
    seats.find(|(seat, _)| seat.entry == Some(entry))
}

/// Centres at the end, and the year in which a power without any lost its last: those who were
/// eliminated rank by it.
fn lasted(scored: &ScoredDiplomacyGame, seat: &DiplomacySeat) -> (u32, Option<u16>) {
    let mut years = scored.game.years.iter().zip(&seat.centres);
    let gone = years.find(|(year, centres)| **centres == 0 && **year > YEAR_BEFORE_FIRST_GAME_YEAR);
    (seat.centres.last().copied().unwrap_or_default(), gone.map(|(year, _)| *year))
}

/// The sum of an entry's scores in a round; empty if it did not play.
fn round_score(games: &[ScoredDiplomacyGame], entry: usize, round: u32) -> String {
    let own = games.iter().filter(|scored| scored.game.round == round);
    let scores: Vec<_> =
        own.filter_map(|scored| played_by(scored, entry)).map(|(_, played)| played.score).collect();
    if scores.is_empty() {
        return String::new();
    }
    scores.into_iter().sum::<Exact>().to_decimal()
}

/// Place, points, centres, round and board of the best game with a power, for who won its title.
fn best(outcome: &ComputedEvent, entry: usize, power: Power) -> [String; 5] {
    let title = power.best_game_title();
    let won = outcome.awarded.awards.iter().any(|award| {
        award.entry == entry && award.kind == AwardKind::Title && *award.title == *title
    });
    let games =
        outcome.scores.diplomacy_games().filter(|_| won).map_or(&[][..], |all| &all.games[..]);
    let with_it = games.iter().filter_map(|scored| {
        let (seat, played) = played_by(scored, entry)?;
        (seat.power == power).then_some((scored, seat, played))
    });
    // The first of equal games.
    let best = with_it.reduce(|a, b| if b.2.score > a.2.score { b } else { a });
    let Some((scored, seat, played)) = best else { return Default::default() };
    [
        "1".to_string(),
        played.score.to_decimal(),
        seat.centres.last().map(u32::to_string).unwrap_or_default(),
        scored.game.round.to_string(),
        board_of(games, scored),
    ]
}

/// The board as typed, or its number in the round.
fn board_of(games: &[ScoredDiplomacyGame], wanted: &ScoredDiplomacyGame) -> String {
    if !wanted.game.board.is_empty() {
        return wanted.game.board.clone();
    }
    let of_round = games.iter().filter(|scored| scored.game.round == wanted.game.round);
    let before = of_round.take_while(|scored| !std::ptr::eq(*scored, wanted)).count();
    (before + 1).to_string()
}
