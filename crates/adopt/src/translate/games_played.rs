//! The games that a crosstable or a matrix tells, as the sheet `Matches`.

use std::collections::BTreeMap;

use super::super::recognised::{RecognisedWorkbook, SheetKind, What};
use super::super::return_sheets::CellContent;
use super::crosstable_games::{Away, Game, Meant, Played};
use super::draft::{Draft, Put, Remark};
use super::event::answer_unless_said;
use super::ranking::Scorer;
use super::roster::Roster;
use super::view::View;
use super::{all_play_all, rounds};
use engine::draw::round_robin;
use model::form::{EntryColumn, Key, MatchColumn};
use model::{Format, Note};

/// The games that a table tells; none where it is no crosstable of chess, or cannot be read.
pub(super) fn played(view: View<'_>, rows: &[Scorer], roster: &Roster) -> Option<Played> {
    match view.table.kind {
        SheetKind::Crosstable if view.has(What::Opponent) => all_play_all::played(view, rows),
        SheetKind::Crosstable | SheetKind::SwissRanking => rounds::played(view, rows, roster),
        _ => None,
    }
}

impl Played {
    /// The games as rows of the sheet `Matches`, and what they say of the event.
    pub(super) fn lay_out(&self, draft: &mut Draft, found: &RecognisedWorkbook, labels: &[String]) {
        if let Some(meant) = self.all_play_all {
            meant.lay_out(draft, found, self.way.teams);
        } else if self.way.teams {
            let words = "The cells are team matches with points and colours.";
            let format = Put::new(Key::Format, CellContent::text(Format::ChessTeams.word()), None);
            answer_unless_said(draft, found, format.noted(Some(Remark::likely(words))));
        }
        // Else more rounds may follow, which only the organiser knows.
        let complete = |last: &u16| usize::from(*last) >= round_robin::rounds(labels.len());
        if let Some(rounds) = self.rounds.filter(complete) {
            let words = "Any more rounds would mean meeting again.";
            let put = Put::new(Key::Rounds, CellContent::Number(f64::from(rounds)), None);
            answer_unless_said(draft, found, put.noted(Some(Remark::likely(words))));
        }
        draft.of_entries.extend(self.absences());
        for (nth, game) in self.games.iter().enumerate() {
            let told = self.all_play_all.filter(|_| nth == 0).map(Meant::remark);
            self.add(draft, game, labels, told);
        }
        for game in &self.open {
            let Some(away) = game.away else { continue };
            let mut row = pairing(game, labels);
            row.push(Put::new(MatchColumn::Away, CellContent::text(&labels[away]), Some(game.at)));
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
                let filled = CellContent::Text(rounds.join(","));
                found.push((entry, Put::new(EntryColumn::Byes, filled, Some(first.at))));
            }
            if let (true, Some(first)) = (left, after.first()) {
                let words = "No cell names an opponent from this round on.";
                let filled = CellContent::Text(format!("withdrawn after {last}"));
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
            row.push(Put::new(M::Note, CellContent::text(note.word()), at));
            draft.matches.add(row);
            return;
        };
        row.push(Put::new(M::Away, CellContent::text(&labels[away]), at));
        if self.way.teams && game.played {
            for (column, halves) in [M::HomeImps, M::AwayImps].into_iter().zip(game.halves) {
                row.push(Put::new(column, CellContent::Number(f64::from(halves) / 2.0), at));
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
            row.push(Put::new(M::Result, CellContent::text(result), at));
        }
        draft.matches.add(row);
    }
}

/// The round of a game and its first side.
fn pairing(game: &Game, labels: &[String]) -> Vec<Put<MatchColumn>> {
    let at = Some(game.at);
    vec![
        Put::new(MatchColumn::Round, CellContent::text(&game.round.to_string()), at),
        Put::new(MatchColumn::Home, CellContent::text(&labels[game.home]), at),
    ]
}
