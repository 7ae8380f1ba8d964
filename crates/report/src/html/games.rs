//! The games of an event of one player or chess team a side on its page: the crosstable and the rounds.

use serde::Serialize;

use crate::language::LanguageTexts;
use crate::round_result_texts;
use engine::awards::ComputedEvent;
use model::crosstable::{Colour, Crosstable, GamePoints, PlayerGameResult, RoundResult};
use model::{ChessTeamGame, StableSort, natural_cmp};

use super::board_page_parts::{entries_in_standings_order, noun_with_number};
use super::contestants::Contestants;
use super::shown_event::EventPageSource;

/// The games of an event.
#[derive(Serialize)]
pub(super) struct GamesOfEvent {
    /// Whether anybody has a rating or a title.
    rated: bool,
    /// Whether contestants are teams: home and away, with game points.
    teams: bool,
    /// The numbers of the rounds.
    numbers: Vec<usize>,
    rows: Vec<CrossRow>,
    rounds: Vec<Round>,
}

/// A player in the crosstable.
#[derive(Serialize)]
struct CrossRow {
    /// The row, for links.
    row: usize,
    /// The player's label on `Entries`, which opponents are shown by.
    label: String,
    place: String,
    title: String,
    name: String,
    key: String,
    rating: String,
    rounds: Vec<CrossCell>,
    points: String,
}

/// A player's result in a round: `12w1`.
#[derive(Serialize)]
struct CrossCell {
    /// The opponent; empty without one.
    opponent: String,
    /// The row of the opponent, for the link.
    row: usize,
    /// The tooltip: the opponent, or why there was no game.
    told: String,
    /// Colour and result as the crosstable shows them.
    text: String,
    /// `w`, `d` or `l` for a game won, drawn or lost; else `u`.
    class: &'static str,
}

#[derive(Serialize)]
struct Round {
    number: usize,
    /// The games, by section if the round was drawn inside sections.
    groups: Vec<Group>,
    /// Players without an opponent: `Ann Jones (half-point bye)`.
    without: Vec<String>,
}

/// Games of a round under one heading.
#[derive(Serialize)]
struct Group {
    /// `Section A`; empty if the round was drawn over the whole field.
    title: String,
    games: Vec<GameRow>,
}

#[derive(Serialize)]
struct GameRow {
    white: Sat,
    black: Sat,
    result: String,
    note: &'static str,
    /// The games of a match of teams: `1 Ann Jones ½ – ½ Bob Ellis`.
    boards: Vec<String>,
}

/// A player at the board, with the points before the round.
#[derive(Serialize)]
struct Sat {
    name: String,
    key: String,
    points: String,
    won: bool,
}

/// A result with a dash between the sides; one that was not played keeps its signs.
fn points_shown(result: &str) -> String {
    match result {
        "+--" | "--+" | "---" => result.to_string(),
        played => played.replace('-', " \u{2013} "),
    }
}

/// The heading of a section; empty without one.
pub(super) fn section_title(texts: &LanguageTexts, section: &str) -> String {
    if section.is_empty() {
        String::new()
    } else {
        noun_with_number(texts.translate_fixed_word("Section"), section)
    }
}

/// The games of an event; `None` without a crosstable with a played round.
pub(super) fn games_of_event(
    event: EventPageSource<'_>,
    outcome: &ComputedEvent,
) -> Option<GamesOfEvent> {
    let table = outcome.table.as_ref().filter(|table| table.played > 0)?;
    let contestants = Contestants::new(event.people, event.record, outcome);
    let shown = Shown::from_crosstable(event.texts, table, &contestants, outcome);
    Some(GamesOfEvent {
        teams: table.boards.is_some(),
        rated: table.contestants.iter().any(|c| c.rating.is_some() || !c.title.is_empty()),
        numbers: (1..=table.played).collect(),
        rows: shown.order.iter().map(|position| shown.row(*position)).collect(),
        rounds: (0..table.played).map(|round| shown.round(round)).collect(),
    })
}

/// A crosstable with the row of each player.
struct Shown<'a> {
    texts: &'a LanguageTexts,
    outcome: &'a ComputedEvent,
    table: &'a Crosstable,
    contestants: &'a Contestants<'a>,
    /// Positions in the order of standings.
    order: Vec<usize>,
    /// The row of each position, from 1.
    row_of: Vec<usize>,
}

impl<'a> Shown<'a> {
    fn from_crosstable(
        texts: &'a LanguageTexts,
        table: &'a Crosstable,
        contestants: &'a Contestants<'a>,
        outcome: &'a ComputedEvent,
    ) -> Self {
        let mut rank = vec![usize::MAX; outcome.event.entries.len()];
        for (nth, entry) in entries_in_standings_order(outcome).into_iter().enumerate() {
            rank[entry] = nth;
        }
        let mut order: Vec<usize> = (0..table.contestants.len()).collect();
        order.arrange_by_key(|position| {
            rank.get(table.contestants[*position].entry).copied().unwrap_or(usize::MAX)
        });
        let mut row_of = vec![0; order.len()];
        order.iter().enumerate().for_each(|(nth, position)| row_of[*position] = nth + 1);
        Shown { texts, outcome, table, contestants, order, row_of }
    }

    fn name(&self, position: usize) -> String {
        self.contestants.name(self.table.contestants[position].entry)
    }

    fn label(&self, position: usize) -> &str {
        self.contestants.label(self.table.contestants[position].entry)
    }

    fn key(&self, position: usize) -> String {
        self.contestants.player_page_key(self.table.contestants[position].entry).to_string()
    }

    fn row(&self, position: usize) -> CrossRow {
        let contestant = &self.table.contestants[position];
        let round_result = |round: usize| contestant.round_results.get(round).copied();
        CrossRow {
            row: self.row_of[position],
            label: self.label(position).to_string(),
            place: self.contestants.place(contestant.entry),
            title: contestant.title.clone(),
            name: self.name(position),
            key: self.key(position),
            rating: contestant.rating.map(|rating| rating.to_string()).unwrap_or_default(),
            rounds: (0..self.table.played)
                .map(|round| {
                    self.cell(position, round, round_result(round).unwrap_or(RoundResult::Absent))
                })
                .collect(),
            points: self.table.ranking_points_before(position, self.table.played).to_text(),
        }
    }

    /// The result of a round as a sign: of a team the game points.
    fn sign(&self, position: usize, round: usize, round_result: RoundResult) -> String {
        let sign = round_result_texts::crosstable_result_text(round_result, &self.table.points);
        let sign = self.texts.translate_words_with_numbers(&sign).unwrap_or(sign);
        let games = self.table.contestants[position].team_rounds.get(round);
        match (round_result, games) {
            (RoundResult::Game { .. }, Some(games)) => games.points.to_text(),
            (RoundResult::Forfeit { .. }, Some(games)) => {
                format!("{sign}{}", games.points.to_text())
            }
            _ => sign,
        }
    }

    fn cell(&self, position: usize, round: usize, round_result: RoundResult) -> CrossCell {
        let opponent = round_result.paired_opponent();
        let colour = round_result
            .allocated_colour()
            .map(round_result_texts::colour_letter)
            .unwrap_or_default();
        let against = opponent.map(|opponent| self.name(opponent));
        let special = Some(round_result_texts::missing_result_reason(round_result))
            .filter(|told| !told.is_empty());
        let special = special.map(|told| self.texts.translate_fixed_word(told).to_string());
        let told: Vec<String> = against.into_iter().chain(special).collect();
        CrossCell {
            opponent: opponent.map(|o| self.label(o).to_string()).unwrap_or_default(),
            row: opponent.map_or(0, |o| self.row_of[o]),
            told: told.join(", "),
            text: format!("{colour}{}", self.sign(position, round, round_result)),
            class: match round_result {
                RoundResult::Game { result: PlayerGameResult::Win, .. } => "w",
                RoundResult::Game { result: PlayerGameResult::Draw, .. } => "d",
                RoundResult::Game { result: PlayerGameResult::Loss, .. } => "l",
                _ => "u",
            },
        }
    }

    fn round(&self, round: usize) -> Round {
        let mut games = Vec::new();
        let mut without = Vec::new();
        for (position, contestant) in self.table.contestants.iter().enumerate() {
            let round_result =
                contestant.round_results.get(round).copied().unwrap_or(RoundResult::Absent);
            match (round_result.paired_opponent(), round_result.allocated_colour()) {
                (Some(opponent), Some(Colour::White)) => games.push((position, opponent)),
                (Some(_), Some(Colour::Black)) => {}
                // A game without colours is listed once.
                (Some(opponent), None) if position < opponent => games.push((position, opponent)),
                (Some(_), None) => {}
                (None, _) => without
                    .push((round_result_texts::missing_result_reason(round_result), position)),
            }
        }
        let inside = self.contestants.is_drawn_inside_sections(round + 1);
        let section = |(white, _): &(usize, usize)| match inside {
            true => self.contestants.section_of_entry(self.table.contestants[*white].entry),
            false => "",
        };
        games.arrange_by_key(|(white, black)| self.board_order(round, *white, *black));
        games.arrange_by(|a, b| natural_cmp(section(a), section(b)));
        let groups = games.chunk_by(|a, b| section(a) == section(b)).map(|games| Group {
            title: section_title(self.texts, section(&games[0])),
            games: games.iter().map(|(white, black)| self.game(round, *white, *black)).collect(),
        });
        let groups = groups.collect();
        without.arrange_by_key(|(told, position)| (*told, self.row_of[*position]));
        let told = |(told, position): (&str, usize)| {
            format!("{} ({})", self.name(position), self.texts.translate_fixed_word(told))
        };
        Round { number: round + 1, groups, without: without.into_iter().map(told).collect() }
    }

    /// The games of a team's match in a round.
    fn boards(&self, round: usize, home: usize) -> Vec<String> {
        let event = &self.outcome.event;
        let entry = self.table.contestants[home].entry;
        let tournament = self.outcome.scores.tournament();
        let row = tournament.and_then(|found| *found.rows.get(round)?.get(entry)?);
        let Some(row) = row.map(|row| &event.matches[row]) else { return Vec::new() };
        let name = |entry: usize, player: Option<usize>| {
            let player = player.and_then(|player| event.entries[entry].players.get(player));
            player.map_or(self.texts.translate_fixed_word("nobody"), |player| player.name.as_str())
        };
        let game = |game: &ChessTeamGame| {
            let away = row.away.map_or("", |away| name(away, game.player_of_side(1)));
            let result = match game.result {
                Some(result) => points_shown(result),
                None if game.is_adjourned() => {
                    self.texts.translate_fixed_word("adjourned").to_string()
                }
                None => "?".to_string(),
            };
            format!("{} {} {result} {away}", game.board, name(row.home, game.player_of_side(0)))
        };
        row.games.iter().map(game).collect()
    }

    /// The order of boards: the higher score of the two, the sum of both, the number of the
    /// higher.
    fn board_order(
        &self,
        round: usize,
        white: usize,
        black: usize,
    ) -> (GamePoints, GamePoints, u32) {
        let points = |position| self.table.pairing_points(position, round);
        let number = |position: usize| self.table.contestants[position].number;
        let (one, other) = (points(white), points(black));
        let higher = match one.cmp(&other) {
            std::cmp::Ordering::Greater => number(white),
            std::cmp::Ordering::Less => number(black),
            std::cmp::Ordering::Equal => number(white).min(number(black)),
        };
        (GamePoints::ZERO - one.max(other), GamePoints::ZERO - (one + other), higher)
    }

    fn game(&self, round: usize, white: usize, black: usize) -> GameRow {
        let round_result = |position: usize| {
            let round_results = &self.table.contestants[position].round_results;
            round_results.get(round).copied().unwrap_or(RoundResult::Absent)
        };
        let sign = |position| self.sign(position, round, round_result(position));
        let forfeit = [white, black]
            .map(|position| matches!(round_result(position), RoundResult::Forfeit { .. }));
        let unfinished = matches!(round_result(white), RoundResult::Unfinished { .. });
        let sat = |position: usize| Sat {
            name: self.name(position),
            key: self.key(position),
            points: self.table.ranking_points_before(position, round).to_text(),
            won: matches!(
                round_result(position),
                RoundResult::Game { result: PlayerGameResult::Win, .. }
                    | RoundResult::Forfeit { result: PlayerGameResult::Win, .. }
            ),
        };
        GameRow {
            white: sat(white),
            black: sat(black),
            boards: self.boards(round, white),
            result: match unfinished {
                true => String::new(),
                false => format!("{} \u{2013} {}", sign(white), sign(black)),
            },
            note: match unfinished {
                true => round_result_texts::missing_result_reason(round_result(white)),
                false if forfeit.contains(&true) => "not played",
                false => "",
            },
        }
    }
}
