//! The rows of the sheet `Games` as games: seats and centres.
//!
//! Decides which row belongs to which game, and whether its centres are possible. [`super::ending`]
//! decides how a game ended.

use std::collections::BTreeMap;

use model::diplomacy::{DiplomacyGame, DiplomacyGameRow, DiplomacySeat, Power};
use model::form::{FIRST_SUPPLY_CENTRE_YEAR, GameColumn};
use model::problem::{Problem, ProblemDetail};
use model::{Cell, CellAddress, Event, Exact, StableSort, natural_cmp};

use super::position::{CENTRES_FOR_SOLO, YEAR_BEFORE_FIRST_GAME_YEAR};
use super::problems;

/// Supply centres of the map.
const CENTRES: u32 = 34;
/// The most rounds of a tournament.
const MOST_ROUNDS: i128 = 200;

/// A game of the return.
#[derive(Debug, Clone)]
pub struct EnteredDiplomacyGame {
    pub game: DiplomacyGame,
    /// Whether something is missing or unreadable, which has its problem already. Such a game is
    /// not scored.
    pub in_doubt: bool,
}

/// The games of an event, by round and board.
pub fn diplomacy_games_of_event(
    event: &Event,
    problems: &mut Vec<Problem>,
) -> Vec<EnteredDiplomacyGame> {
    let mut found = Vec::new();
    let mut reader = GameReader { event, problems: &mut found };
    let mut boards: BTreeMap<(u32, BoardOrder), Vec<&DiplomacyGameRow>> = BTreeMap::new();
    for row in &event.games {
        if let Some(round) = reader.round(row) {
            let board = row.record.text(GameColumn::Board).map_or("", |cell| cell.value);
            boards.entry((round, BoardOrder(board.to_string()))).or_default().push(row);
        }
    }
    let mut tabled: Vec<EnteredDiplomacyGame> = boards
        .into_iter()
        .map(|((round, board), rows)| reader.game(round, board.0, &rows))
        .collect();
    reader.report_players_twice(&mut tabled);
    problems.extend(found.into_iter().map(|problem| problem.with_event(&event.id)));
    tabled
}

/// `Round 1, board 2`.
pub fn diplomacy_game_title(game: &DiplomacyGame) -> String {
    match game.board.as_str() {
        "" => format!("Round {}", game.round),
        board => format!("Round {}, board {board}", game.round),
    }
}

/// Boards in natural order, ignoring case.
#[derive(Clone)]
struct BoardOrder(String);

impl BoardOrder {
    fn key(&self) -> String {
        self.0.to_lowercase()
    }
}

impl PartialEq for BoardOrder {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for BoardOrder {}

impl Ord for BoardOrder {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        natural_cmp(&self.key(), &other.key())
    }
}

impl PartialOrd for BoardOrder {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

/// The centres of a row by year.
type Centres = BTreeMap<u16, Cell<Exact>>;

struct GameReader<'a> {
    event: &'a Event,
    problems: &'a mut Vec<Problem>,
}

impl GameReader<'_> {
    /// The cell of a row for a year.
    fn cell(&self, row: CellAddress, year: u16) -> CellAddress {
        let columns = self.event.headings.games.as_ref();
        let column = columns.and_then(|columns| columns.centres_column_of_year(year));
        CellAddress { column: column.unwrap_or(row.column), ..row }
    }

    fn report(&mut self, trouble: ProblemDetail, at: CellAddress) {
        self.problems.push(Problem::new(trouble, at));
    }

    /// The round of a row; 1 if the sheet has no rounds.
    fn round(&mut self, row: &DiplomacyGameRow) -> Option<u32> {
        let Some(cell) = row.record.text(GameColumn::Round) else {
            let headed = self.event.headings.games.as_ref();
            if headed.is_some_and(|headed| headed.sheet_column(GameColumn::Round).is_none()) {
                return Some(1);
            }
            if !row.faults.contains(&GameColumn::Round) {
                self.report(problems::GameRound { text: None }.into(), row.record.at);
            }
            return None;
        };
        let digits: String = cell.value.chars().filter(char::is_ascii_digit).collect();
        let words = cell.value.to_lowercase();
        let named = words.trim_start_matches("round").trim_start_matches('r').trim();
        let number = digits
            .parse::<u32>()
            .ok()
            .filter(|number| named == digits && *number > 0 && i128::from(*number) <= MOST_ROUNDS);
        if number.is_none() {
            self.report(problems::GameRound { text: Some(cell.value.to_string()) }.into(), cell.at);
        }
        number
    }

    fn game(
        &mut self,
        round: u32,
        board: String,
        rows: &[&DiplomacyGameRow],
    ) -> EnteredDiplomacyGame {
        let at = rows.first().map_or(self.event.at, |row| row.record.at);
        let game =
            DiplomacyGame { at, round, board, seats: Vec::new(), ending: None, years: Vec::new() };
        let mut tabled = EnteredDiplomacyGame { game, in_doubt: false };
        self.ending(&mut tabled.game, rows);
        let mut seats: Vec<(DiplomacySeat, Centres, &DiplomacyGameRow)> = Vec::new();
        for row in rows {
            match self.seat(&tabled.game, row, &seats) {
                Some(seat) => {
                    let centres = self.centres(row, &mut tabled.in_doubt);
                    seats.push((seat, centres, row));
                }
                None => tabled.in_doubt = true,
            }
        }
        seats.arrange_by_key(|(seat, ..)| seat.power);
        self.years(&mut tabled, &seats);
        self.fill(&mut tabled, seats);
        self.check_years(&mut tabled.game);
        if !tabled.in_doubt {
            self.tell_falling_sums(&tabled.game);
        }
        let game = &tabled.game;
        let begun = !game.is_to_be_played();
        if begun && !tabled.in_doubt && game.seats.len() < Power::ALL.len() {
            let absent = |power: &Power| !game.seats.iter().any(|seat| seat.power == *power);
            let powers: Vec<&str> =
                Power::ALL.into_iter().filter(absent).map(Power::name).collect();
            let (game, powers) = (diplomacy_game_title(game), powers.join(", "));
            self.report(problems::PowersMissing { game, powers }.into(), at);
            tabled.in_doubt = true;
        }
        tabled
    }

    /// The ending, from any of the rows; rows with different endings are reported.
    fn ending(&mut self, game: &mut DiplomacyGame, rows: &[&DiplomacyGameRow]) {
        for cell in rows.iter().filter_map(|row| row.record.word(GameColumn::Ending)) {
            match game.ending {
                None => game.ending = Some(cell),
                Some(first) if first.value != cell.value => {
                    let (ending, other) = (cell.value.word(), first.value.word());
                    let first = first.at.a1();
                    let game = diplomacy_game_title(game);
                    self.report(
                        problems::EndingTwice { game, ending, other, first }.into(),
                        cell.at,
                    );
                }
                Some(_) => {}
            }
        }
    }

    fn seat(
        &mut self,
        game: &DiplomacyGame,
        row: &DiplomacyGameRow,
        known: &[(DiplomacySeat, Centres, &DiplomacyGameRow)],
    ) -> Option<DiplomacySeat> {
        let Some(cell) = row.record.text(GameColumn::Power) else {
            if !row.faults.contains(&GameColumn::Power) {
                self.report(problems::NoPower.into(), row.record.at);
            }
            return None;
        };
        let Some(power) = Power::parse(cell.value) else {
            self.report(problems::UnknownPower { text: cell.value.to_string() }.into(), cell.at);
            return None;
        };
        if let Some((first, ..)) = known.iter().find(|(seat, ..)| seat.power == power) {
            let (power, game, first) = (power.name(), diplomacy_game_title(game), first.at.a1());
            self.report(problems::PowerTwice { power, game, first }.into(), cell.at);
            return None;
        }
        Some(DiplomacySeat {
            at: row.record.at,
            power,
            entry: row.entry,
            centres: Vec::new(),
            centres_at: row.record.at,
            outcome: row.record.word(GameColumn::Outcome),
        })
    }

    /// The centres of a row; drops impossible ones.
    fn centres(&mut self, row: &DiplomacyGameRow, in_doubt: &mut bool) -> Centres {
        let mut centres = Centres::new();
        *in_doubt |= row.faults.contains(&GameColumn::Centres);
        for (column, nth, cell) in row.record.cells() {
            if column != GameColumn::Centres {
                continue;
            }
            let year = FIRST_SUPPLY_CENTRE_YEAR + u16::from(nth);
            let Some(number) = row.record.nth_number(column, nth) else { continue };
            let possible = (Exact::ZERO..=Exact::whole(CENTRES)).contains(&number.value);
            if possible && number.value.is_whole() {
                centres.insert(year, number);
            } else {
                let text = number.value.to_decimal();
                self.report(problems::OddCentres { text, year }.into(), cell.at);
                *in_doubt = true;
            }
        }
        centres
    }

    /// The game years, from the first with centres of any power.
    fn years(
        &mut self,
        tabled: &mut EnteredDiplomacyGame,
        seats: &[(DiplomacySeat, Centres, &DiplomacyGameRow)],
    ) {
        let entered = |year: &u16| seats.iter().any(|(_, centres, _)| centres.contains_key(year));
        let last = seats.iter().filter_map(|(_, centres, _)| centres.keys().max()).max();
        let Some(last) = last.copied() else { return };
        let all = YEAR_BEFORE_FIRST_GAME_YEAR + 1..=last;
        let missing: Vec<String> =
            all.clone().filter(|year| !entered(year)).map(|year| year.to_string()).collect();
        if !missing.is_empty() {
            let (game, years) = (diplomacy_game_title(&tabled.game), missing.join(", "));
            let next = all.clone().find(entered).unwrap_or(last);
            let at = self.cell(tabled.game.at, next);
            self.report(problems::YearGap { game, years }.into(), at);
        }
        tabled.game.years = all.filter(entered).collect();
    }

    /// Gives each seat its centres. After a year without centres, blanks count as 0.
    fn fill(
        &mut self,
        tabled: &mut EnteredDiplomacyGame,
        seats: Vec<(DiplomacySeat, Centres, &DiplomacyGameRow)>,
    ) {
        let years = tabled.game.years.clone();
        for (mut seat, centres, row) in seats {
            for year in &years {
                let number = match centres.get(year) {
                    Some(cell) => {
                        seat.centres_at = cell.at;
                        u32::try_from(cell.value.numerator()).unwrap_or(0)
                    }
                    None if seat.centres.last() == Some(&0) => 0,
                    None => {
                        // An unreadable cell has its problem already.
                        if !row.faults.contains(&GameColumn::Centres) && !tabled.in_doubt {
                            let power = seat.power.name();
                            let at = self.cell(seat.at, *year);
                            self.report(problems::CentresMissing { power, year: *year }.into(), at);
                        }
                        tabled.in_doubt = true;
                        0
                    }
                };
                seat.centres.push(number);
            }
            tabled.game.seats.push(seat);
        }
    }

    /// Reports years in which fewer centres are owned than in the year before: a centre changes hands, but
    /// is never free again.
    fn tell_falling_sums(&mut self, game: &DiplomacyGame) {
        let sums = (0..game.years.len())
            .map(|index| game.seats.iter().map(|seat| seat.centres[index]).sum::<u32>());
        let sums: Vec<u32> = sums.collect();
        for (pair, year) in sums.windows(2).zip(game.years.iter().skip(1)) {
            if pair[1] < pair[0] {
                let (game_title, year) = (diplomacy_game_title(game), *year);
                let (before, sum) = (pair[0], pair[1]);
                let trouble = problems::FewerCentres { game: game_title, year, sum, before };
                self.report(trouble.into(), self.cell(game.at, year));
            }
        }
    }

    /// Reports impossible centres: more than exist, regained after none, or after the end.
    fn check_years(&mut self, game: &mut DiplomacyGame) {
        let name = diplomacy_game_title(game);
        let won = (0..game.years.len()).find_map(|index| {
            let winner = game.seats.iter().find(|seat| seat.centres[index] >= CENTRES_FOR_SOLO)?;
            Some((index, winner.power, winner.centres[index]))
        });
        if let Some((index, power, centres)) = won
            && index + 1 < game.years.len()
        {
            let (power, year) = (power.name(), game.years[index]);
            let game_name = name.clone();
            let at = self.cell(game.at, game.years[index + 1]);
            self.report(problems::GoesOn { game: game_name, power, year, centres }.into(), at);
            game.years.truncate(index + 1);
            game.seats.iter_mut().for_each(|seat| seat.centres.truncate(index + 1));
        }
        for (index, year) in game.years.iter().enumerate() {
            let sum: u32 = game.seats.iter().map(|seat| seat.centres[index]).sum();
            if sum > CENTRES {
                let trouble = problems::TooManyCentres { game: name.clone(), year: *year, sum };
                let at = self.cell(game.at, *year);
                self.report(trouble.into(), at);
            }
        }
        for seat in &game.seats {
            let back = seat.centres.windows(2).position(|pair| pair[0] == 0 && pair[1] > 0);
            if let Some(index) = back {
                let (power, year) = (seat.power.name(), game.years[index + 1]);
                let trouble = problems::BackFromNothing { power, year, gone: game.years[index] };
                let at = self.cell(seat.at, year);
                self.report(trouble.into(), at);
            }
        }
    }

    /// Reports a player's second seat in a round, which counts only for the others at its board.
    fn report_players_twice(&mut self, tabled: &mut [EnteredDiplomacyGame]) {
        let mut first: BTreeMap<(u32, usize), CellAddress> = BTreeMap::new();
        for EnteredDiplomacyGame { game, .. } in tabled {
            for seat in &mut game.seats {
                let Some(entry) = seat.entry else { continue };
                let at = *first.entry((game.round, entry)).or_insert(seat.at);
                if at != seat.at {
                    let label = self.event.entries[entry].label.clone();
                    let (round, first) = (game.round, at.a1());
                    self.report(problems::PlayerTwice { label, round, first }.into(), seat.at);
                    seat.entry = None;
                }
            }
        }
    }
}
