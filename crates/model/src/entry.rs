//! The contestants of an event (players, pairs or teams) and the players behind them, as they were
//! entered.

use std::borrow::Cow;

use super::entry_status::{self, EntryStatus};
use super::form::{EntryColumn, FormColumn};
use super::kinds::Direction;
use super::name_comparison::name_key;
use super::{Cell, CellAddress, Exact, TypedRow, TypedValue};

/// A contestant: a pair, a team or a player.
#[derive(Debug, Clone)]
pub struct Entry {
    /// The first cell of its row.
    pub at: CellAddress,
    /// Its unique name in the event: `7`, `1NS`, `A3EW`.
    pub label: String,
    /// Its number, without direction.
    pub number: String,
    pub section: Option<String>,
    pub direction: Option<Direction>,
    /// The name of a team.
    pub name: Option<String>,
    pub players: Vec<Player>,
    pub club: Option<String>,
    pub status: EntryStatus,
    /// All readable cells of its row.
    pub record: TypedRow<EntryColumn>,
}

impl Entry {
    /// Whether it left before the end.
    pub fn withdrew(&self) -> bool {
        self.status == EntryStatus::Withdrawn
    }

    /// Whether its status is that of a late entry: `drop-in 4`.
    pub fn is_drop_in(&self) -> bool {
        self.status_text().contains("drop-in")
    }

    /// Whether its status says that it comes after the first round.
    pub fn comes_late(&self) -> bool {
        entry_status::says_late(&self.status_text())
    }

    /// Whether it was disqualified.
    pub fn is_disqualified(&self) -> bool {
        entry_status::says_disqualified(&self.status_text())
    }

    /// Whether it left before the end, by itself or not: it plays no further rounds.
    pub fn has_left(&self) -> bool {
        self.withdrew() || self.is_disqualified()
    }

    /// The status of its row, in lower case.
    fn status_text(&self) -> String {
        let status = self.record.text(EntryColumn::Status);
        status.map_or_else(String::new, |cell| cell.value.to_lowercase())
    }

    /// The round that its status names: `withdrawn after 3`, `drop-in 4`. `withdrawn from 4` is after 3.
    pub fn round_in_status(&self) -> Option<usize> {
        entry_status::round_in_status(&self.status_text())
    }

    /// Whether its status is about a round, be it readable or not.
    pub fn has_status_about_round(&self) -> bool {
        entry_status::is_about_round(&self.status_text())
    }

    /// Whether the organiser added it to make the numbers even.
    pub fn is_house_entry(&self) -> bool {
        self.status_text().contains("house")
    }

    /// Whether it plays without wanting to qualify.
    pub fn is_not_contending(&self) -> bool {
        self.status_text().contains("not contending")
    }

    /// Its category as on the form, in lower case.
    pub fn category(&self) -> Option<String> {
        Some(normalize_category(self.record.text(EntryColumn::Category)?.value))
    }

    /// Its categories, where the cell holds several: `women, U16`.
    pub fn categories(&self) -> impl Iterator<Item = String> {
        let typed = self.record.text(EntryColumn::Category).map(|cell| cell.value);
        typed.into_iter().flat_map(|typed| typed.split([',', ';', '/'])).map(normalize_category)
    }

    /// Its name for people: the team's name, else its players' names, else its label.
    pub fn display_name(&self) -> String {
        if let Some(name) = &self.name {
            return name.clone();
        }
        if self.players.is_empty() {
            return self.label.clone();
        }
        let names: Vec<&str> = self.players.iter().map(|player| player.name.as_str()).collect();
        names.join(" & ")
    }

    /// The positions of its players on the row, from 1. Positions can be blank.
    fn positions(&self) -> impl Iterator<Item = u8> {
        (1..=EntryColumn::Player.definition().times).filter(|nth| {
            let of = |column| self.record.nth_text(column, *nth).is_some();
            of(EntryColumn::Player) || of(EntryColumn::Number)
        })
    }

    /// The index of the player at a position of the row.
    pub fn player_index_at_position(&self, nth: u8) -> Option<usize> {
        self.positions().position(|known| known == nth)
    }

    /// The cell of a column for the player with this index.
    pub fn player_cell(&self, column: EntryColumn, player: usize) -> Option<Cell<&TypedValue>> {
        self.record.nth_cell(column, self.positions().nth(player)?)
    }

    /// Whether the player with this index can earn Playoff Qualifying Points (ABF ANC 14, 22).
    pub fn can_earn_pqp(&self, player: usize) -> bool {
        let said = self.player_cell(EntryColumn::Pqp, player);
        said.is_none_or(|cell| *cell.value != TypedValue::YesNo(false))
    }

    /// The number in a column for the player with this index.
    pub fn player_numeric_cell(&self, column: EntryColumn, player: usize) -> Option<Cell<Exact>> {
        self.record.nth_number(column, self.positions().nth(player)?)
    }

    /// What identifies a contestant across stages: [`Entry::players_key`], else its name.
    pub fn identity_key(&self) -> String {
        self.players_key().unwrap_or_else(|| name_key(&self.display_name()))
    }

    /// What identifies a contestant across files and stages: its players by number, else by name.
    /// `None` without players.
    pub fn players_key(&self) -> Option<String> {
        let mut players: Vec<Cow<'_, str>> =
            self.players.iter().map(Player::identity_key).collect();
        players.sort_unstable();
        (!players.is_empty()).then(|| players.join("+"))
    }
}

/// The category that a text means, in lower case.
pub fn normalize_category(text: &str) -> String {
    let typed = text.trim().to_lowercase();
    match typed.as_str() {
        "woman" | "woman's" | "womans" | "women's" | "womens" | "lady" | "ladies" | "ladies'"
        | "female" | "females" => "women".to_string(),
        "senior" | "senior's" | "seniors'" => "seniors".to_string(),
        "juniors" | "junior" => "youth".to_string(),
        _ => typed,
    }
}

/// A player as entered.
#[derive(Debug, Clone)]
pub struct Player {
    /// The name as typed, or the number if there is no name.
    pub name: String,
    /// The number of the player in the register of the union, as typed.
    pub number: Option<String>,
    /// Boards played, if not all.
    pub boards: Option<Cell<Exact>>,
    /// The cell of the name, or of the number if there is no name.
    pub at: CellAddress,
}

impl Player {
    /// The number, else the folded name.
    pub fn identity_key(&self) -> Cow<'_, str> {
        match &self.number {
            Some(number) => Cow::Borrowed(number),
            None => Cow::Owned(name_key(&self.name)),
        }
    }
}
