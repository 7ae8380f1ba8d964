//! Scores of Diplomacy and board games as formulas over the centres and places on the sheet
//! `Games`.

use engine::awards::ComputedEvent;
use engine::scoring::EventCourse;
use engine::scoring::diplomacy::{
    CentreCellReferences, DiplomacyEnding, DiplomacyGames, DiplomacyPlayerOutcome,
    DiplomacySystemRule, ScoredDiplomacyGame, YEAR_BEFORE_FIRST_GAME_YEAR,
};
use model::diplomacy::DiplomacyGame;
use model::{CellAddress, StableSort, column_letters};

use super::annotation::{CopiedReturn, TOTAL_DECIMALS};

/// The total of an entry as a formula; `adjustments` are further terms. `None` for other
/// events.
pub(super) fn board_game_total_formula(
    copied: CopiedReturn<'_>,
    outcome: &ComputedEvent,
    entry: usize,
    adjustments: Vec<String>,
) -> Option<String> {
    let (scores, cells) = (&outcome.scores, ReturnCells { copied });
    let mut terms: Vec<String> = match &scores.course {
        EventCourse::Diplomacy(diplomacy) => cells.games(diplomacy, entry),
        EventCourse::Plays(plays) => plays
            .iter()
            .flat_map(|play| play.results.iter().map(move |result| (play, result)))
            .filter(|(_, result)| result.entry == entry)
            .map(|(play, result)| {
                let points =
                    engine::rules::board_game_rules().place_points_for_player_count(play.players);
                let live = points.and_then(|points| {
                    let cell = cells.number(result.at, f64::from(result.place))?;
                    let worth: Vec<String> = points
                        .points
                        .iter()
                        .map(|points| points.to_cell_f64().to_string())
                        .collect();
                    let weight = play.game.weight.to_cell_f64();
                    Some(format!("CHOOSE({cell},{})*{weight}", worth.join(",")))
                });
                live.unwrap_or_else(|| result.score.to_cell_f64().to_string())
            })
            .collect(),
        _ => return None,
    };
    // A team has no games of its own: its members' scores are added.
    if terms.is_empty() {
        let score = scores.of_entry[entry].as_ref()?;
        terms.extend(score.parts.iter().map(|part| part.score.value.to_cell_f64().to_string()));
    }
    terms.extend(adjustments);
    Some(format!("ROUND({},{TOTAL_DECIMALS})", terms.join("+")))
}

/// The cells of a return.
struct ReturnCells<'a> {
    copied: CopiedReturn<'a>,
}

impl ReturnCells<'_> {
    /// The games of a player: formulas over the centres if all of them are numbers in the
    /// return, else the scores.
    fn games(&self, diplomacy: &DiplomacyGames, entry: usize) -> Vec<String> {
        let of_game = |(scored, seat): (&ScoredDiplomacyGame, usize)| {
            let live = self.centres(diplomacy.system, scored, seat);
            let live = live.map(|centres| diplomacy.system.score_cell_formula(&centres));
            live.unwrap_or_else(|| scored.played[seat].score.to_cell_f64().to_string())
        };
        diplomacy.games_of_entry(entry).map(|(scored, seat, _)| of_game((scored, seat))).collect()
    }

    /// The centres of a game that was won or drawn, if its rows are consecutive.
    fn centres(
        &self,
        system: &DiplomacySystemRule,
        scored: &ScoredDiplomacyGame,
        seat: usize,
    ) -> Option<CentreCellReferences> {
        let (game, played) = (&scored.game, &scored.played[seat]);
        let complete = matches!(scored.ending, DiplomacyEnding::Won(_) | DiplomacyEnding::Drawn);
        if !complete || played.kind == DiplomacyPlayerOutcome::Disqualified {
            return None;
        }
        let own = &game.seats[seat];
        let years = u32::from(game.years.last()?.saturating_sub(YEAR_BEFORE_FIRST_GAME_YEAR));
        let dead = own.final_centres() == 0;
        let lasted = played
            .lasted
            .map_or(0, |(year, _)| u32::from(year.saturating_sub(YEAR_BEFORE_FIRST_GAME_YEAR)));
        let counted = system.rule.system().survival_year();
        let survival = counted.and_then(|counted| {
            let year = game.years.iter().position(|year| *year == counted)?;
            let cells = || {
                let at = self.centres_at(game, seat, year)?;
                Some([self.copied.cell_reference(at), self.range(game, year)?])
            };
            Some(cells())
        });
        Some(CentreCellReferences {
            held: self.number(own.centres_at, f64::from(own.final_centres()))?,
            all: self.range(game, game.years.len() - 1)?,
            powers: game.seats.len(),
            // Without numbers in that year there is no formula.
            survival: match survival {
                Some(cells) => Some(cells?),
                None => None,
            },
            years,
            lasted: if dead { lasted } else { years.saturating_sub(1) },
            dead: dead.then_some(played.score),
        })
    }

    /// The centres of a game after a year, as a range of rows.
    fn range(&self, game: &DiplomacyGame, year: usize) -> Option<String> {
        let mut cells = Vec::with_capacity(game.seats.len());
        for seat in 0..game.seats.len() {
            cells.push(self.centres_at(game, seat, year)?);
        }
        cells.arrange_by_key(|at| at.row);
        let (first, last) = (cells.first()?, cells.last()?);
        if (last.row - first.row) as usize + 1 != cells.len() {
            return None;
        }
        let name = self.copied.quoted_sheet_name(first.sheet);
        let column = column_letters(first.column);
        Some(format!("{}!${column}${}:${column}${}", name, first.row + 1, last.row + 1))
    }

    /// The cell of a seat's centres after a year, if it stores the number.
    fn centres_at(&self, game: &DiplomacyGame, seat: usize, year: usize) -> Option<CellAddress> {
        let own = &game.seats[seat];
        let placed = self.copied.annotation.outcomes.iter().find_map(|outcome| {
            let diplomacy = outcome.scores.diplomacy_games()?;
            let known = diplomacy.games.iter().any(|scored| scored.game.at == game.at);
            outcome.event.headings.games.as_ref().filter(|_| known)
        })?;
        let column = placed.centres_column_of_year(*game.years.get(year)?)?;
        let at = CellAddress { column, ..own.at };
        self.number(at, f64::from(*own.centres.get(year)?)).map(|_| at)
    }

    /// The reference to a cell, if it stores the number.
    fn number(&self, at: CellAddress, number: f64) -> Option<String> {
        (self.copied.cell_number(at) == Some(number)).then(|| self.copied.cell_reference(at))
    }
}
