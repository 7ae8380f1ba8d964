//! The games that a crosstable or a matrix tells, as the sheet `Matches`.

use std::collections::BTreeMap;

use super::super::recognised::{RecognisedWorkbook, SheetKind, What};
use super::super::return_sheets::CellContent;
use super::crosstable_games::{CrosstableGame, CrosstableGames, MissedRound, RoundInference};
use super::draft::{CellRemark, DraftCell, ReturnDraft};
use super::event::answer_key_unless_said;
use super::ranking::ContestantRow;
use super::roster::Roster;
use super::view::TableWithCells;
use super::{all_play_all, rounds};
use engine::draw::round_robin;
use model::form::{EntryColumn, Key, MatchColumn};
use model::{Format, Note};

/// The games that a table tells; none where it is no crosstable of chess, or cannot be read.
pub(super) fn read_crosstable_games(
    view: TableWithCells<'_>,
    rows: &[ContestantRow],
    roster: &Roster,
) -> Option<CrosstableGames> {
    match view.table.kind {
        SheetKind::Crosstable if view.has_column(What::Opponent) => {
            all_play_all::read_matrix_games(view, rows)
        }
        SheetKind::Crosstable | SheetKind::SwissRanking => {
            rounds::read_round_games(view, rows, roster)
        }
        _ => None,
    }
}

impl CrosstableGames {
    /// The games as rows of the sheet `Matches`, and what they say of the event.
    pub(super) fn fill_matches_sheet(
        &self,
        draft: &mut ReturnDraft,
        found: &RecognisedWorkbook,
        labels: &[String],
    ) {
        if let Some(meant) = self.all_play_all {
            meant.answer_event_keys(draft, found, self.way.teams);
        } else if self.way.teams {
            let words = "The cells are team matches with points and colours.";
            let format =
                DraftCell::new(Key::Format, CellContent::text(Format::ChessTeams.word()), None);
            answer_key_unless_said(
                draft,
                found,
                format.with_remark(Some(CellRemark::likely(words))),
            );
        }
        // Else more rounds may follow, which only the organiser knows.
        let complete = |last: &u16| usize::from(*last) >= round_robin::rounds_per_leg(labels.len());
        if let Some(rounds) = self.rounds.filter(complete) {
            let words = "Any more rounds would mean meeting again.";
            let put = DraftCell::new(Key::Rounds, CellContent::Number(f64::from(rounds)), None);
            answer_key_unless_said(draft, found, put.with_remark(Some(CellRemark::likely(words))));
        }
        draft.of_entries.extend(self.absences());
        for (nth, game) in self.games.iter().enumerate() {
            let told = self.all_play_all.filter(|_| nth == 0).map(RoundInference::remark);
            self.add(draft, game, labels, told);
        }
        for game in &self.open {
            let Some(away) = game.away else { continue };
            let mut row = pairing(game, labels);
            row.push(DraftCell::new(
                MatchColumn::Away,
                CellContent::text(&labels[away]),
                Some(game.at),
            ));
            draft.matches.add(row);
        }
    }

    /// What rounds without a game say of those who did not play: who plays no more from a round on
    /// has withdrawn, other rounds are byes without points.
    fn absences(&self) -> Vec<(usize, DraftCell<EntryColumn>)> {
        let mut of_entry: BTreeMap<usize, Vec<MissedRound>> = BTreeMap::new();
        for away in &self.away {
            of_entry.entry(away.entry).or_default().push(*away);
        }
        let mut found = Vec::new();
        for (entry, away) in of_entry {
            let met = |game: &&CrosstableGame| game.home == entry || game.away == Some(entry);
            let last = self.games.iter().filter(met).map(|game| game.round).max().unwrap_or(0);
            let (byes, after): (Vec<MissedRound>, Vec<MissedRound>) =
                away.into_iter().partition(|away| away.round < last);
            let whole = self.rounds.is_some_and(|rounds| last + after.len() as u16 == rounds);
            let left = last > 0 && after.len() > 1 && whole;
            let listed = if left { byes } else { [byes, after.clone()].concat() };
            if let Some(first) = listed.first() {
                let rounds: Vec<String> =
                    listed.iter().map(|away| format!("{}=0", away.round)).collect();
                let filled = CellContent::Text(rounds.join(","));
                found.push((entry, DraftCell::new(EntryColumn::Byes, filled, Some(first.at))));
            }
            if let (true, Some(first)) = (left, after.first()) {
                let words = "No cell names an opponent from this round on.";
                let filled = CellContent::Text(format!("withdrawn after {last}"));
                let put = DraftCell::new(EntryColumn::Status, filled, Some(first.at));
                found.push((entry, put.with_remark(Some(CellRemark::likely(words)))));
            }
        }
        found
    }

    fn add(
        &self,
        draft: &mut ReturnDraft,
        game: &CrosstableGame,
        labels: &[String],
        told: Option<CellRemark>,
    ) {
        use MatchColumn as M;
        let at = Some(game.at);
        let mut row = pairing(game, labels);
        if let Some(round) = row.first_mut() {
            *round = round.clone().with_remark(told);
        }
        let Some(away) = game.away else {
            let note = if game.halves[0] == 1 { Note::HalfBye } else { Note::Bye };
            row.push(DraftCell::new(M::Note, CellContent::text(note.word()), at));
            draft.matches.add(row);
            return;
        };
        row.push(DraftCell::new(M::Away, CellContent::text(&labels[away]), at));
        if self.way.teams && game.played {
            for (column, halves) in [M::HomeImps, M::AwayImps].into_iter().zip(game.halves) {
                row.push(DraftCell::new(column, CellContent::Number(f64::from(halves) / 2.0), at));
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
            row.push(DraftCell::new(M::Result, CellContent::text(result), at));
        }
        draft.matches.add(row);
    }
}

/// The round of a game and its first side.
fn pairing(game: &CrosstableGame, labels: &[String]) -> Vec<DraftCell<MatchColumn>> {
    let at = Some(game.at);
    vec![
        DraftCell::new(MatchColumn::Round, CellContent::text(&game.round.to_string()), at),
        DraftCell::new(MatchColumn::Home, CellContent::text(&labels[game.home]), at),
    ]
}
