//! The bracket as standings, pages and workbooks show it: the engine's trait `Bracket` for the
//! state of the knock-out, which `knockout` computes. Nothing is decided here.

use engine::scoring::KnockoutProgress;
use engine::scoring::bracket::{
    Bracket, BracketGame, BracketRound, BracketSeparator, SpreadsheetCells,
};
use model::{Event, Exact};

use super::knockout::{TwoPlayerKnockout, TwoPlayerProgress};
use super::matches::matches_of_round;
use super::stage::TwoPlayerRound;
use super::survived_rounds_formula;

impl Bracket for TwoPlayerKnockout {
    fn progress_of_contestant(&self, entry: usize) -> Option<&KnockoutProgress> {
        self.fates[entry].as_ref()
    }

    fn win_draw_loss(&self, entry: usize) -> [u32; 3] {
        let mut record = [0; 3];
        for game in self.games.iter().filter(|game| game.has_player(entry)) {
            match game.winner {
                Some(winner) if winner == entry => record[0] += 1,
                Some(_) => record[2] += 1,
                None if game.drawn => record[1] += 1,
                None => {}
            }
        }
        record
    }

    fn progress_text(&self) -> Option<String> {
        let earliest = self.standings.iter().flatten().filter_map(|standing| match standing {
            TwoPlayerProgress::In(stage) => Some(*stage),
            _ => None,
        });
        let running = "the knock-out is running";
        (!self.is_over()).then(|| match earliest.min() {
            Some(stage) => format!("{running}: {} is not over", stage.in_words()),
            None => running.to_string(),
        })
    }

    /// The values that chose the lucky loser (Qualifying (d)). Places go by the last round
    /// reached.
    fn separators_of_contestant(&self, entry: usize) -> Vec<(BracketSeparator, Exact)> {
        let own = self.choice.candidates.iter().find(|own| own.entry == entry);
        let compared = own.into_iter().flat_map(|own| &own.compared);
        compared.map(|(by, value)| (by.bracket_separator(), *value)).collect()
    }

    fn rounds(&self) -> Vec<BracketRound> {
        let round = |stage: TwoPlayerRound| BracketRound {
            name: stage.name(),
            games: self.pictured(stage),
        };
        TwoPlayerRound::ALL.into_iter().map(round).collect()
    }

    fn survived_rounds_formula(
        &self,
        event: &Event,
        entry: usize,
        cells: &dyn SpreadsheetCells,
    ) -> Option<(String, usize)> {
        Some(survived_rounds_formula::formula_of_survived_rounds(event, self, entry, cells))
    }
}

impl TwoPlayerKnockout {
    /// The games of a round, or its matches.
    fn pictured(&self, stage: TwoPlayerRound) -> Vec<BracketGame> {
        let game = |players: [usize; 2], winner, won| {
            let out = players.map(
                |player| matches!(self.standings[player], Some(TwoPlayerProgress::Out(at, _)) if at == stage),
            );
            BracketGame { players, winner, won, out }
        };
        if stage.is_played_in_matches() {
            let matches = matches_of_round(&self.games, stage).into_iter();
            return matches.map(|own| game(own.players, own.winner, Some(own.won))).collect();
        }
        let games = self.games.iter().filter(|own| own.stage == stage);
        games.map(|own| game(own.players, own.winner, None)).collect()
    }
}
