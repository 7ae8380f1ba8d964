//! The games of a Diplomacy tournament on its page: the powers and scores by round, and
//! each game with its centres by year as a table and a chart.

use std::borrow::Cow;

use serde::Serialize;

use crate::language::LanguageTexts;
use engine::scoring::diplomacy::DiplomacyPlayerOutcome as EndingKind;
use model::name_capitals;
use register::{DiplomacyGameRecord, DiplomacySeatRecord};

use super::PlayerLink;
use super::chart::Chart;
use super::charts::{self, SupplyCentresByYear};
use super::shown_event::EventPageSource;

/// The games of an event.
#[derive(Serialize)]
pub(super) struct DiplomacyEventGames<'a> {
    /// The rounds that are shown.
    rounds: Vec<u32>,
    rows: Vec<TableRow<'a>>,
    games: Vec<Game<'a>>,
}

/// A player of the tournament table.
#[derive(Serialize)]
struct TableRow<'a> {
    place: String,
    player: Option<PlayerLink<'a>>,
    name: Cow<'a, str>,
    cells: Vec<TableCell>,
    total: String,
}

/// A player's power and score in a round; empty if not played.
#[derive(Serialize, Default)]
struct TableCell {
    /// The initial of the power.
    power: char,
    /// The tooltip: name of the power and outcome.
    told: String,
    score: String,
    class: &'static str,
    /// The link to the game on the page.
    href: String,
}

#[derive(Serialize)]
struct Game<'a> {
    id: String,
    title: String,
    ending: String,
    years: Vec<u16>,
    seats: Vec<Seat<'a>>,
    chart: Option<Chart>,
}

#[derive(Serialize)]
struct Seat<'a> {
    power: &'static str,
    initial: char,
    player: Option<PlayerLink<'a>>,
    name: Cow<'a, str>,
    centres: Vec<u32>,
    outcome: &'static str,
    score: String,
    why: &'a str,
}

/// The games of an event of Diplomacy with its tournament table.
pub(super) fn diplomacy_games_of_event(
    event: EventPageSource<'_>,
) -> Option<DiplomacyEventGames<'_>> {
    let EventPageSource { texts, people, record } = event;
    let games = record.diplomacy.as_deref()?;
    let last = games.iter().map(|game| game.round).max()?;
    let rounds: Vec<u32> = (1..=last).collect();
    // Teams have no games of their own.
    let players = record.rankings.lists.first()?.standings.clone();
    let row = |index: u32| {
        let standing = &record.rankings.standings[index as usize];
        TableRow {
            place: standing.place.map(|place| place.to_string()).unwrap_or_default(),
            player: PlayerLink::first(people, record, index),
            name: name_capitals::name_in_mixed_case(&standing.entry),
            cells: rounds.iter().map(|round| cell(texts, games, *round, index)).collect(),
            total: standing.score.map(|score| score.to_decimal()).unwrap_or_default(),
        }
    };
    let rows = players.map(row).filter(|row| row.cells.iter().any(|cell| cell.power != ' '));
    let rows = rows.collect();
    let shown = games.iter().map(|game| shown_game(event, game)).collect();
    Some(DiplomacyEventGames { rounds, rows, games: shown })
}

fn cell(
    texts: &LanguageTexts,
    games: &[DiplomacyGameRecord],
    round: u32,
    standing: u32,
) -> TableCell {
    let own = |seat: &&DiplomacySeatRecord| seat.standing == Some(standing);
    let in_round = games.iter().filter(|game| game.round == round);
    let found = in_round.filter_map(|game| Some((game, game.seats.iter().find(own)?))).next();
    let Some((game, seat)) = found else {
        return TableCell { power: ' ', ..TableCell::default() };
    };
    TableCell {
        power: seat.power.initial(),
        told: texts.translate_fixed_words(&format!(
            "{}, {}",
            seat.power.name(),
            diplomacy_outcome_text(seat)
        )),
        score: seat.score.map(|score| score.to_decimal()).unwrap_or_default(),
        class: match seat.outcome {
            Some(EndingKind::Win) => "w",
            Some(EndingKind::Draw) => "d",
            None => "",
            Some(_) => "l",
        },
        href: format!("#{}", id_of(game)),
    }
}

/// The outcome for a player; empty before the game is played.
pub(super) fn diplomacy_outcome_text(seat: &DiplomacySeatRecord) -> &'static str {
    seat.outcome.map_or("", EndingKind::name)
}

/// The id of a game on the page.
fn id_of(game: &DiplomacyGameRecord) -> String {
    let board: String = game.board.chars().filter(char::is_ascii_alphanumeric).collect();
    format!("g{}-{board}", game.round)
}

fn shown_game<'a>(event: EventPageSource<'a>, game: &'a DiplomacyGameRecord) -> Game<'a> {
    let EventPageSource { texts, people, record } = event;
    let seats = game.seats.iter().map(|seat| Seat {
        power: seat.power.name(),
        initial: seat.power.initial(),
        player: seat.standing.and_then(|standing| PlayerLink::first(people, record, standing)),
        name: name_capitals::name_in_mixed_case(&seat.name),
        centres: seat.centres.to_vec(),
        outcome: diplomacy_outcome_text(seat),
        score: seat.score.map(|score| score.to_decimal()).unwrap_or_default(),
        why: &seat.told,
    });
    let holders: Vec<SupplyCentresByYear<'_>> = game
        .seats
        .iter()
        .map(|seat| SupplyCentresByYear {
            class: POWER_CLASSES[seat.power as usize],
            letter: seat.power.initial(),
            name: texts.translate_fixed_word(seat.power.name()),
            amounts: seat.centres.iter().map(|centres| *centres as i32).collect(),
        })
        .collect();
    let name = texts.translate_fixed_words(&game.title);
    let title = texts.fill("chart-centres", &[("game", &name)]);
    Game {
        id: id_of(game),
        title: name,
        ending: texts.translate_fixed_words(&game.ending),
        years: game.years.to_vec(),
        seats: seats.collect(),
        chart: charts::supply_centre_chart(
            &title,
            &texts.text("unit-centres"),
            &game.years,
            &holders,
        ),
    }
}

/// The classes of the powers' lines, in the order of the powers.
const POWER_CLASSES: [&str; 7] = [
    "power austria",
    "power england",
    "power france",
    "power germany",
    "power italy",
    "power russia",
    "power turkey",
];
