//! A match or game of two contestants: a row of the sheet `Matches`.

use jiff::civil::Date;

use super::{Cell, CellAddress, Entry, Exact, Note};

/// A match or game of two contestants.
#[derive(Debug, Clone)]
pub struct Match {
    /// The first cell of its row.
    pub at: CellAddress,
    /// The session, where the event has several.
    pub session: Option<String>,
    /// The day it was played.
    pub date: Option<Date>,
    pub round: Option<String>,
    /// The table or board as typed.
    pub table: Option<String>,
    /// The home side, as an index into the event's entries.
    pub home: usize,
    /// The away side; `None` for a bye.
    pub away: Option<usize>,
    /// Boards of the match, if given.
    pub boards: Option<Cell<Exact>>,
    /// IMPs or another score of each side, if given.
    pub imps: [Option<Cell<Exact>>; 2],
    /// Victory points of each side.
    pub vps: [Option<Cell<Exact>>; 2],
    /// Percentage of each side.
    pub percent: [Option<Cell<Exact>>; 2],
    /// Average-plus boards of each side.
    pub average_plus: [u32; 2],
    /// Boards that were compared, if given.
    pub compared: Option<Cell<Exact>>,
    /// The typed result in the form's spelling: `1-0`, `½-½`, `--+` …
    pub result: Option<&'static str>,
    /// The cell of the result, or where it belongs; the row if there is no such column.
    pub result_at: CellAddress,
    /// The pairing as it was drawn, as the sheets `Draw` and `Matches` keep it.
    pub drawn: Option<Cell<String>>,
    /// The result before it was corrected by hand, as typed.
    pub result_before: Option<String>,
    /// A special circumstance, such as a forfeit or a bye.
    pub note: Option<Note>,
    /// The games of a match of chess teams, by board.
    pub games: Vec<ChessTeamGame>,
}

/// A game of a match of chess teams: a row of the sheet `Matches` with a board.
#[derive(Debug, Clone)]
pub struct ChessTeamGame {
    /// The first cell of its row.
    pub at: CellAddress,
    /// The board, from 1.
    pub board: u32,
    /// The players of home and away as typed, as indexes into the players of their entries; none
    /// where the cell is blank.
    pub players: [Option<usize>; 2],
    /// Their cells; the first of the row where the cell is blank.
    pub player_at: [CellAddress; 2],
    /// The result seen from the home side.
    pub result: Option<&'static str>,
    /// A special circumstance, such as a forfeit or a bye.
    pub note: Option<Note>,
}

impl ChessTeamGame {
    /// Whether it began and is to be finished later.
    pub fn is_adjourned(&self) -> bool {
        self.note == Some(Note::Adjourned) && self.result.is_none()
    }

    /// The player of a side: as typed, else the one of that board in the order of the team; nobody on
    /// the side that lost a game without playing it and names nobody.
    pub fn player_of_side(&self, side: usize) -> Option<usize> {
        let by_note = || match self.note {
            Some(Note::NotPlayed) => true,
            note => note.filter(|note| note.is_forfeit()).and_then(Note::losing_side) == Some(side),
        };
        let absent = match self.result {
            Some("+--") => side == 1,
            Some("--+") => side == 0,
            Some("---") => true,
            _ => by_note(),
        };
        self.players[side].or_else(|| (!absent).then(|| self.board as usize - 1))
    }
}

/// Two contestants who must not meet: a row of the sheet `Forbidden`.
#[derive(Debug, Clone)]
pub struct ForbiddenPair {
    /// The first cell of its row.
    pub at: CellAddress,
    /// The two, as indexes into the event's entries.
    pub pair: [usize; 2],
    /// The rounds that it applies to, as typed; `None` for all.
    pub rounds: Option<Cell<String>>,
}

/// What a player played of a match: a row of the sheet `Lineups`.
#[derive(Debug, Clone)]
pub struct PlayerLineup {
    /// The first cell of its row.
    pub at: CellAddress,
    /// The round; `None` for all rounds of the entry.
    pub round: Option<String>,
    /// The contestant, an index into the event's entries.
    pub entry: usize,
    /// The player, an index into the entry's players.
    pub player: usize,
    /// Boards played; `None` for all boards of the match.
    pub boards: Option<Cell<Exact>>,
    /// Boards that a concession left unplayed while the player was present.
    pub deemed: Option<Cell<Exact>>,
}

impl Match {
    /// A match of two entries of which nothing else is given; without `away`, a bye.
    pub fn between(home: usize, away: Option<usize>, at: CellAddress) -> Match {
        Match {
            at,
            session: None,
            date: None,
            round: None,
            table: None,
            home,
            away,
            boards: None,
            imps: [None; 2],
            vps: [None; 2],
            percent: [None; 2],
            average_plus: [0; 2],
            compared: None,
            result: None,
            result_at: at,
            drawn: None,
            result_before: None,
            note: None,
            games: Vec::new(),
        }
    }

    /// The sides, home first.
    pub fn sides(&self) -> impl Iterator<Item = usize> {
        std::iter::once(self.home).chain(self.away)
    }

    /// The typed result as wins of each side; `None` if it has no score.
    pub fn wins_by_result(&self) -> Option<[Exact; 2]> {
        let (one, half, none) = (Exact::whole(1), Exact::whole(1) / 2, Exact::ZERO);
        Some(match self.result? {
            "1-0" | "+--" => [one, none],
            "0-1" | "--+" => [none, one],
            "\u{bd}-\u{bd}" => [half, half],
            _ => return None,
        })
    }

    /// The typed scores that decide the match: victory points, else IMPs or another score, else
    /// percentages.
    pub fn vps_imps_or_percentages(&self) -> Option<[Exact; 2]> {
        let both = |cells: [Option<Cell<Exact>>; 2]| Some([cells[0]?.value, cells[1]?.value]);
        both(self.vps).or_else(|| both(self.imps)).or_else(|| both(self.percent))
    }

    /// The pairing as the sheet `Draw` writes it: `3 - 8`, `7 - bye`.
    pub fn pairing_text(&self, entries: &[Entry]) -> String {
        format_pairing(
            &entries[self.home].label,
            self.away.map(|away| entries[away].label.as_str()),
        )
    }

    /// Whether the row has other contestants than were drawn.
    pub fn differs_from_draw(&self, entries: &[Entry]) -> bool {
        let compact = |text: &str| -> String {
            text.chars().filter(|c| !c.is_whitespace()).flat_map(char::to_lowercase).collect()
        };
        let drawn = self.drawn.as_ref().map(|drawn| compact(&drawn.value));
        drawn.is_some_and(|drawn| drawn != compact(&self.pairing_text(entries)))
    }

    /// Whether the row says anything about the outcome. A row without Away is a bye.
    pub fn has_outcome(&self) -> bool {
        let mut scores = self.imps.iter().chain(&self.vps).chain(&self.percent);
        self.away.is_none()
            || self.note.is_some()
            || self.result.is_some()
            || !self.games.is_empty()
            || self.compared.is_some()
            || self.average_plus.iter().any(|boards| *boards > 0)
            || scores.any(Option::is_some)
    }

    /// Whether it is a game that began and is to be finished later: with a result it is finished.
    pub fn is_adjourned(&self) -> bool {
        let on_boards = self.games.iter().any(ChessTeamGame::is_adjourned);
        (self.note == Some(Note::Adjourned) && self.result.is_none()) || on_boards
    }

    /// Whether it only breaks a tie and counts for nothing else (WBU 4.5.9).
    pub fn is_play_off(&self) -> bool {
        self.note == Some(Note::PlayOff)
    }
}

/// The pairing of two labels as the sheet `Draw` writes it.
pub fn format_pairing(first: &str, second: Option<&str>) -> String {
    format!("{first} - {}", second.unwrap_or("bye"))
}
