//! Scores of games of Diplomacy and of plays of board games as formulas over the
//! centres and places of the sheet `Games`.

use crate::awards::Outcome;
use crate::model::diplomacy::Game;
use crate::model::{Address, Stored, a1, column_letters};
use crate::rules::diplomacy::{Detour, Family};
use crate::scoring::diplomacy::{Diplomacy, Ending, Kind, Scored};

use super::annotated::{Annotation, quoted};
use super::standings::DECIMALS;

/// The total of an entry as a formula; `adjustments` are terms that are added. None
/// where the event is not one of such games.
pub fn total(
    annotation: &Annotation<'_>,
    names: &[String],
    outcome: &Outcome,
    entry: usize,
    adjustments: Vec<String>,
) -> Option<String> {
    let (scores, cells) = (&outcome.scores, Cells { annotation, names });
    let mut terms: Vec<String> = match (&scores.diplomacy, &scores.plays) {
        (Some(diplomacy), _) => cells.games(diplomacy, entry),
        (None, Some(plays)) => plays
            .iter()
            .flat_map(|play| play.results.iter().map(move |result| (play, result)))
            .filter(|(_, result)| result.entry == entry)
            .map(|(play, result)| {
                let points = crate::rules::nzdc().points_of(play.players);
                let live = points.and_then(|points| {
                    let cell = cells.number(result.at, f64::from(result.place))?;
                    let worth: Vec<String> =
                        points.points.iter().map(|points| points.to_cell().to_string()).collect();
                    let weight = play.game.weight.to_cell();
                    Some(format!("CHOOSE({cell},{})*{weight}", worth.join(",")))
                });
                live.unwrap_or_else(|| result.score.to_cell().to_string())
            })
            .collect(),
        (None, None) => return None,
    };
    // A team has no games of its own: its members' scores are added.
    if terms.is_empty() {
        let score = scores.of_entry[entry].as_ref()?;
        terms.extend(score.parts.iter().map(|part| part.score.value.to_cell().to_string()));
    }
    terms.extend(adjustments);
    Some(format!("ROUND({},{DECIMALS})", terms.join("+")))
}

/// The cells of a return.
struct Cells<'a> {
    annotation: &'a Annotation<'a>,
    names: &'a [String],
}

impl Cells<'_> {
    /// The games of a player: as they follow from the centres where the scoring system
    /// can be said in a formula, else the scores.
    fn games(&self, diplomacy: &Diplomacy, entry: usize) -> Vec<String> {
        let of_game = |(scored, seat): (&Scored, usize)| {
            let live = match &diplomacy.system.rule {
                Family::Detour(detour) if detour.outlived.is_none() => {
                    self.detour(detour, scored, seat, diplomacy.system.decimals)
                }
                _ => None,
            };
            live.unwrap_or_else(|| scored.played[seat].score.to_cell().to_string())
        };
        diplomacy.of_entry(entry).map(|(scored, seat, _)| of_game((scored, seat))).collect()
    }

    /// A game by Detour over the centres of its seven rows, where they stand one below
    /// the other.
    fn detour(&self, rule: &Detour, scored: &Scored, seat: usize, decimals: u32) -> Option<String> {
        let game = &scored.game;
        let sound = matches!(scored.ending, Ending::Won(_) | Ending::Drawn);
        if !sound || scored.played[seat].kind == Kind::Disqualified {
            return None;
        }
        let own = &game.seats[seat];
        let held = self.number(own.centres_at, f64::from(own.last_centres()))?;
        let all = self.range(game, game.years.len() - 1)?;
        let survival = match &rule.survival {
            Some(survival) => {
                let year = game.years.iter().position(|year| *year == survival.year);
                year.map(|year| Some((self.range(game, year)?, survival)))
                    .unwrap_or(Some((String::new(), survival)))?
            }
            None => return None,
        };
        let (of_year, survival) = survival;
        let places = rule.position.len();
        let [centre, alive, points] =
            [rule.centre, rule.alive, survival.points].map(|number| number.to_cell());
        let lead = format!("(LARGE({all},1)-LARGE({all},2))");
        let survived_all = match of_year.as_str() {
            "" => String::new(),
            of_year => format!("+{points}*COUNTIF({of_year},\">0\")"),
        };
        let survived = match of_year.as_str() {
            "" => String::new(),
            _ => {
                let year = game.years.iter().position(|year| *year == survival.year)?;
                let at = self.centres_at(game, seat, year)?;
                format!("+{points}*({}>0)", self.reference(at))
            }
        };
        let raw = format!(
            "{centre}*{held}{survived}+{alive}*({held}>0)+IF({held}=MAX({all}),{lead},0)+({held}>0)*MAX(0,{}-COUNTIF({all},\">=\"&{held}))",
            places + 1
        );
        let level = format!("COUNTIF({all},\">=\"&{all})");
        let sum = format!(
            "{centre}*SUM({all}){survived_all}+{alive}*COUNTIF({all},\">0\")+{lead}+SUMPRODUCT(({all}>0)*({level}<={places})*({}-{level}))",
            places + 1
        );
        let (solo, standard) = (rule.solo.to_cell(), rule.standard.to_cell());
        Some(format!(
            "IF(MAX({all})>=18,IF({held}>=18,{solo},0),ROUND({standard}*({raw})/({sum}),{decimals}))"
        ))
    }

    /// The centres of all rows of a game after one of its years, as a range.
    fn range(&self, game: &Game, year: usize) -> Option<String> {
        let mut cells = Vec::with_capacity(game.seats.len());
        for seat in 0..game.seats.len() {
            cells.push(self.centres_at(game, seat, year)?);
        }
        cells.sort_unstable_by_key(|at| at.row);
        let (first, last) = (cells.first()?, cells.last()?);
        if (last.row - first.row) as usize + 1 != cells.len() {
            return None;
        }
        let name = self.names.get(usize::from(first.sheet))?;
        let column = column_letters(first.column);
        Some(format!("{}!${column}${}:${column}${}", quoted(name), first.row + 1, last.row + 1))
    }

    /// The cell of a seat's centres after a year: as many columns before that of the
    /// last year as there are years between, where it stores the number.
    fn centres_at(&self, game: &Game, seat: usize, year: usize) -> Option<Address> {
        let own = &game.seats[seat];
        let placed = self.annotation.outcomes.iter().find_map(|outcome| {
            let diplomacy = outcome.scores.diplomacy.as_ref()?;
            let known = diplomacy.games.iter().any(|scored| scored.game.at == game.at);
            outcome.event.game_columns.as_ref().filter(|_| known)
        })?;
        let column = placed.year_column(*game.years.get(year)?)?;
        let at = Address { column, ..own.at };
        self.number(at, f64::from(*own.centres.get(year)?)).map(|_| at)
    }

    fn reference(&self, at: Address) -> String {
        let name = self.names.get(usize::from(at.sheet)).map_or("", String::as_str);
        format!("{}!{}", quoted(name), a1(at.row, at.column))
    }

    /// A cell's reference, where it stores a number.
    fn number(&self, at: Address, number: f64) -> Option<String> {
        let sheet = self.annotation.facsimile.sheets.get(usize::from(at.sheet))?;
        let key = (at.row, at.column);
        let found = sheet.cells.binary_search_by_key(&key, |cell| (cell.row, cell.column)).ok()?;
        let same = matches!(sheet.cells[found].value, Stored::Number(stored) if stored == number);
        same.then(|| self.reference(at))
    }
}
