//! The games that a crosstable or a matrix tells, with what in it does not fit, as the sheet
//! `Matches`.

use std::collections::BTreeMap;

use super::super::recognised::{Recognised, SheetKind, Sureness, What};
use super::super::sheets::Filled;
use super::all_play_all::{self, Meant};
use super::draft::{Draft, Put, Remark};
use super::encounter::Way;
use super::ranking::{Scorer, ranked_by};
use super::roster::Roster;
use super::rounds;
use super::view::View;
use crate::engine::draw::round_robin;
use crate::model::form::{EntryColumn, Key, MatchColumn};
use crate::model::{Address, Exact, Format, Note};

/// A game, or a match of teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Game {
    /// Its round.
    pub round: u16,
    /// White, or the first side, by its position in the roster.
    pub home: usize,
    /// The other side; none for a bye.
    pub away: Option<usize>,
    /// What both got, in halves of a game.
    pub halves: [u16; 2],
    /// Whether it was played.
    pub played: bool,
    /// The cell that tells it.
    pub at: Address,
}

/// A round that a contestant did not play, without points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Away {
    /// The contestant, by its position in the roster.
    pub entry: usize,
    /// The round.
    pub round: u16,
    /// The cell that says so.
    pub at: Address,
}

/// What of a table does not fit, so that no game was taken from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Doubt {
    /// A cell that is not read.
    Unclear { round: u16, text: String, why: &'static str, at: Address },
    /// Two cells that tell one game differently.
    Disagree { round: u16, text: String, other: String, place: Address, at: Address },
}

/// The games of a table.
#[derive(Clone, Debug, Default)]
pub(super) struct Played {
    /// The games of which the table is sure.
    pub games: Vec<Game>,
    /// Games of which the table tells nothing yet.
    pub open: Vec<Game>,
    /// The cells of which it is not.
    pub doubts: Vec<Doubt>,
    /// The rounds without a game and without points.
    pub away: Vec<Away>,
    /// The last round that the table has a column for.
    pub rounds: Option<u16>,
    /// How its cells are written.
    pub way: Way,
    /// Whether everybody meets everybody, and no cell tells a round.
    pub all_play_all: Option<Meant>,
}

/// A contestant whose typed points are not those of its games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Differs {
    /// The contestant, by its position in the roster.
    pub entry: usize,
    /// The points as typed.
    pub typed: String,
    /// The points of its games, as the table counts them.
    pub points: Exact,
    /// The cell of the points.
    pub at: Address,
}

/// The games that a table tells; none where it is no crosstable of chess, or cannot be read.
pub(super) fn played(view: View<'_>, rows: &[Scorer], roster: &Roster) -> Option<Played> {
    match view.table.kind {
        SheetKind::Crosstable if view.has(What::Opponent) => all_play_all::played(view, rows),
        SheetKind::Crosstable | SheetKind::SwissRanking => rounds::played(view, rows, roster),
        _ => None,
    }
}

impl Played {
    /// The typed points that differ from those of the games. Those of teams may be of matches or of
    /// games: what fits most of them is meant.
    pub(super) fn differing(&self, view: View<'_>, rows: &[Scorer]) -> Vec<Differs> {
        let Some((column, _)) = ranked_by(view) else { return Vec::new() };
        let typed: Vec<(usize, String, Exact, Address)> = rows
            .iter()
            .filter_map(|scorer| {
                let (typed, at) = view.in_column(column, scorer.row)?;
                let number = with_half(&typed)?;
                Some((scorer.entry, typed, number, at))
            })
            .collect();
        let differ = |points: &dyn Fn(usize) -> Exact| -> Vec<Differs> {
            let told = typed.iter().filter(|(entry, _, number, _)| *number != points(*entry));
            told.map(|(entry, typed, _, at)| {
                let (entry, typed, at) = (*entry, typed.clone(), *at);
                Differs { entry, typed, points: points(entry), at }
            })
            .collect()
        };
        let each = if self.way.two_a_win { 1 } else { 2 };
        let of_games = differ(&|entry| Exact::whole(i64::from(self.halves_of(entry))) / each);
        if !self.way.teams {
            return of_games;
        }
        let of_matches = differ(&|entry| Exact::whole(self.match_points_of(entry)));
        let best = if of_matches.len() <= of_games.len() { of_matches } else { of_games };
        if best.len() * 2 < typed.len() { best } else { Vec::new() }
    }

    /// What a team got in all matches: 2 for a win, 1 for a draw.
    fn match_points_of(&self, entry: usize) -> i64 {
        let points = |own: u16, other: u16| match own.cmp(&other) {
            std::cmp::Ordering::Greater => 2,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Less => 0,
        };
        let own = |game: &Game| {
            let [home, away] = game.halves;
            if game.home == entry {
                points(home, away)
            } else if game.away == Some(entry) {
                points(away, home)
            } else {
                0
            }
        };
        self.games.iter().map(own).sum()
    }

    /// What a contestant got in all games.
    fn halves_of(&self, entry: usize) -> u16 {
        let own = |game: &Game| {
            let home = if game.home == entry { game.halves[0] } else { 0 };
            home + if game.away == Some(entry) { game.halves[1] } else { 0 }
        };
        self.games.iter().map(own).sum()
    }

    /// The games as rows of the sheet `Matches`, and what they say of the event.
    pub(super) fn lay_out(&self, draft: &mut Draft, found: &Recognised, labels: &[String]) {
        if let Some(meant) = self.all_play_all {
            meant.lay_out(draft, found, self.way.teams);
        } else if self.way.teams {
            let words = "The cells tell matches of teams by their points, with colours.";
            let format = Put::new(Key::Format, Filled::text(Format::ChessTeams.word()), None);
            answer(draft, found, format.noted(Some(Remark::likely(words))));
        }
        // Else more rounds may follow, which only the organiser knows.
        let complete = |last: &u16| usize::from(*last) >= round_robin::rounds(labels.len());
        if let Some(rounds) = self.rounds.filter(complete) {
            let words = "More rounds than these would need second meetings.";
            let put = Put::new(Key::Rounds, Filled::Number(f64::from(rounds)), None);
            answer(draft, found, put.noted(Some(Remark::likely(words))));
        }
        draft.of_entries.extend(self.absences());
        for (nth, game) in self.games.iter().enumerate() {
            let told = self.all_play_all.filter(|_| nth == 0).map(Meant::remark);
            self.add(draft, game, labels, told);
        }
        for game in &self.open {
            let Some(away) = game.away else { continue };
            let mut row = pairing(game, labels);
            row.push(Put::new(MatchColumn::Away, Filled::text(&labels[away]), Some(game.at)));
            draft.matches.add(row);
        }
    }

    /// What rounds without a game say of those who did not play: who plays no more from a round on
    /// has withdrawn, other rounds are byes without points.
    fn absences(&self) -> Vec<(usize, Put<EntryColumn>)> {
        let mut of_entry: BTreeMap<usize, Vec<Away>> = BTreeMap::new();
        for away in &self.away {
            of_entry.entry(away.entry).or_default().push(*away);
        }
        let mut found = Vec::new();
        for (entry, away) in of_entry {
            let met = |game: &&Game| game.home == entry || game.away == Some(entry);
            let last = self.games.iter().filter(met).map(|game| game.round).max().unwrap_or(0);
            let (byes, after): (Vec<Away>, Vec<Away>) =
                away.into_iter().partition(|away| away.round < last);
            let whole = self.rounds.is_some_and(|rounds| last + after.len() as u16 == rounds);
            let left = last > 0 && after.len() > 1 && whole;
            let listed = if left { byes } else { [byes, after.clone()].concat() };
            if let Some(first) = listed.first() {
                let rounds: Vec<String> =
                    listed.iter().map(|away| format!("{}=0", away.round)).collect();
                let filled = Filled::Text(rounds.join(","));
                found.push((entry, Put::new(EntryColumn::Byes, filled, Some(first.at))));
            }
            if let (true, Some(first)) = (left, after.first()) {
                let words = "No cell names an opponent from this round on.";
                let filled = Filled::Text(format!("withdrawn after {last}"));
                let put = Put::new(EntryColumn::Status, filled, Some(first.at));
                found.push((entry, put.noted(Some(Remark::likely(words)))));
            }
        }
        found
    }

    fn add(&self, draft: &mut Draft, game: &Game, labels: &[String], told: Option<Remark>) {
        use MatchColumn as M;
        let at = Some(game.at);
        let mut row = pairing(game, labels);
        if let Some(round) = row.first_mut() {
            *round = round.clone().noted(told);
        }
        let Some(away) = game.away else {
            let note = if game.halves[0] == 1 { Note::HalfBye } else { Note::Bye };
            row.push(Put::new(M::Note, Filled::text(note.word()), at));
            draft.matches.add(row);
            return;
        };
        row.push(Put::new(M::Away, Filled::text(&labels[away]), at));
        if self.way.teams && game.played {
            for (column, halves) in [M::HomeImps, M::AwayImps].into_iter().zip(game.halves) {
                row.push(Put::new(column, Filled::Number(f64::from(halves) / 2.0), at));
            }
        } else {
            let result = match (game.halves, game.played) {
                ([2, _], true) => "1-0",
                ([1, _], _) => "\u{bd}-\u{bd}",
                (_, true) => "0-1",
                ([2, _], false) => "+--",
                ([0, 0], false) => "---",
                _ => "--+",
            };
            row.push(Put::new(M::Result, Filled::text(result), at));
        }
        draft.matches.add(row);
    }
}

/// The round of a game and its first side.
fn pairing(game: &Game, labels: &[String]) -> Vec<Put<MatchColumn>> {
    let at = Some(game.at);
    vec![
        Put::new(MatchColumn::Round, Filled::text(&game.round.to_string()), at),
        Put::new(MatchColumn::Home, Filled::text(&labels[game.home]), at),
    ]
}

/// A number of points, perhaps with a half: `3\u{bd}`, `2,5`.
fn with_half(text: &str) -> Option<Exact> {
    let plain = text.replace(',', ".");
    match plain.strip_suffix('\u{bd}') {
        Some("") => Some(Exact::whole(1) / 2),
        Some(whole) => Some(Exact::decimal(whole.trim())? + Exact::whole(1) / 2),
        None => Exact::decimal(&plain),
    }
}

/// Answers a key of the event, unless the sheet or the organiser said it.
pub(super) fn answer(draft: &mut Draft, found: &Recognised, put: Put<Key>) {
    let said = found.facts.iter().any(|fact| {
        let key = super::key_of(fact.kind, false);
        let same = key.is_some_and(|key| put.is_of(&Put::new(key, Filled::Blank, None)));
        same && fact.value.is_some() && fact.sure != Sureness::Asked
    });
    if !said && !draft.event.iter().any(|own| own.is_of(&put)) {
        draft.event.push(put);
    }
}
