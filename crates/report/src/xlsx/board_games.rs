//! Scores of Diplomacy and board games as formulas over the centres and places on the sheet
//! `Games`.

use engine::awards::ComputedEvent;
use engine::scoring::Course;
use engine::scoring::diplomacy::{
    CentreReferences, DiplomacyGames, Ending, PlayerEnding, ScoredGame, SystemRule,
    YEAR_BEFORE_FIRST,
};
use model::diplomacy::Game;
use model::{Address, StableSort, column_letters};

use super::annotation::{CopiedReturn, DECIMALS};

/// The total of an entry as a formula; `adjustments` are further terms. `None` for other
/// events.
pub(super) fn total(
    copied: CopiedReturn<'_>,
    outcome: &ComputedEvent,
    entry: usize,
    adjustments: Vec<String>,
) -> Option<String> {
    let (scores, cells) = (&outcome.scores, ReturnCells { copied });
    let mut terms: Vec<String> = match &scores.course {
        Course::Diplomacy(diplomacy) => cells.games(diplomacy, entry),
        Course::Plays(plays) => plays
            .iter()
            .flat_map(|play| play.results.iter().map(move |result| (play, result)))
            .filter(|(_, result)| result.entry == entry)
            .map(|(play, result)| {
                let points = engine::rules::board_games().points_of(play.players);
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
    Some(format!("ROUND({},{DECIMALS})", terms.join("+")))
}

/// The cells of a return.
struct ReturnCells<'a> {
    copied: CopiedReturn<'a>,
}

impl ReturnCells<'_> {
    /// The games of a player: formulas over the centres if all of them are numbers in the
    /// return, else the scores.
    fn games(&self, diplomacy: &DiplomacyGames, entry: usize) -> Vec<String> {
        let of_game = |(scored, seat): (&ScoredGame, usize)| {
            let live = self.centres(diplomacy.system, scored, seat);
            let live = live.map(|centres| diplomacy.system.formula(&centres));
            live.unwrap_or_else(|| scored.played[seat].score.to_cell_f64().to_string())
        };
        diplomacy.of_entry(entry).map(|(scored, seat, _)| of_game((scored, seat))).collect()
    }

    /// The centres of a game that was won or drawn, if its rows are consecutive.
    fn centres(
        &self,
        system: &SystemRule,
        scored: &ScoredGame,
        seat: usize,
    ) -> Option<CentreReferences> {
        let (game, played) = (&scored.game, &scored.played[seat]);
        let complete = matches!(scored.ending, Ending::Won(_) | Ending::Drawn);
        if !complete || played.kind == PlayerEnding::Disqualified {
            return None;
        }
        let own = &game.seats[seat];
        let years = u32::from(game.years.last()?.saturating_sub(YEAR_BEFORE_FIRST));
        let dead = own.last_centres() == 0;
        let lasted =
            played.lasted.map_or(0, |(year, _)| u32::from(year.saturating_sub(YEAR_BEFORE_FIRST)));
        let counted = system.rule.system().survival_year();
        let survival = counted.and_then(|counted| {
            let year = game.years.iter().position(|year| *year == counted)?;
            let cells = || {
                let at = self.centres_at(game, seat, year)?;
                Some([self.copied.reference(at), self.range(game, year)?])
            };
            Some(cells())
        });
        Some(CentreReferences {
            held: self.number(own.centres_at, f64::from(own.last_centres()))?,
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
    fn range(&self, game: &Game, year: usize) -> Option<String> {
        let mut cells = Vec::with_capacity(game.seats.len());
        for seat in 0..game.seats.len() {
            cells.push(self.centres_at(game, seat, year)?);
        }
        cells.arrange_by_key(|at| at.row);
        let (first, last) = (cells.first()?, cells.last()?);
        if (last.row - first.row) as usize + 1 != cells.len() {
            return None;
        }
        let name = self.copied.sheet(first.sheet);
        let column = column_letters(first.column);
        Some(format!("{}!${column}${}:${column}${}", name, first.row + 1, last.row + 1))
    }

    /// The cell of a seat's centres after a year, if it stores the number.
    fn centres_at(&self, game: &Game, seat: usize, year: usize) -> Option<Address> {
        let own = &game.seats[seat];
        let placed = self.copied.annotation.outcomes.iter().find_map(|outcome| {
            let diplomacy = outcome.scores.diplomacy()?;
            let known = diplomacy.games.iter().any(|scored| scored.game.at == game.at);
            outcome.event.headings.games.as_ref().filter(|_| known)
        })?;
        let column = placed.year_column(*game.years.get(year)?)?;
        let at = Address { column, ..own.at };
        self.number(at, f64::from(*own.centres.get(year)?)).map(|_| at)
    }

    /// The reference to a cell, if it stores the number.
    fn number(&self, at: Address, number: f64) -> Option<String> {
        (self.copied.number(at) == Some(number)).then(|| self.copied.reference(at))
    }
}
