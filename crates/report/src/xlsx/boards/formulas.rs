//! The points of a line as formulas over the scores of the sheet.

use std::collections::HashSet;

use engine::rules::rule_book_facts;
use engine::rules::scoring_rules::FewerResultsRule;
use engine::scoring::{ComparedWith, ScoringMethod};
use model::CellValue;

use super::column::{AddedBoardColumn, side_points_column};
use super::{BoardsSheetAdditions, Compared};
use crate::xlsx::grid::{absolute_column_reference, column_range, imps_formula};

/// With more lines than this, formulas search only the board's own rows, so that
/// recalculation stays fast.
const MANY_LINES: usize = 2_000;

impl BoardsSheetAdditions<'_> {
    /// The formula of the points of a side of a line with a plain score.
    pub(super) fn side_points_formula(
        &self,
        compared: &Compared<'_>,
        index: usize,
        side: usize,
    ) -> Option<String> {
        let Compared { source, traveller, .. } = *compared;
        let row = source.event.boards[index].at.row;
        let method = source.worked.plan.method;
        let score = absolute_column_reference(row, self.score);
        let when_scored = |formula: String| Some(format!("IF(ISNUMBER({score}),{formula},\"\")"));
        if side == 1 {
            let other = absolute_column_reference(row, self.at(side_points_column(method, 0))?);
            return match method {
                ScoringMethod::Matchpoints | ScoringMethod::BoardAMatch => when_scored(format!(
                    "{}-{other}",
                    absolute_column_reference(row, self.at(AddedBoardColumn::Top)?)
                )),
                _ => when_scored(format!("-{other}")),
            };
        }
        match (&traveller.against, method) {
            (ComparedWith::Others { .. }, _) => when_scored(self.matchpoints(compared, row)?),
            (ComparedWith::Datum(_), _) => {
                let datum = absolute_column_reference(row, self.at(AddedBoardColumn::Datum)?);
                when_scored(imps_formula(&format!("{score}-{datum}")))
            }
            (ComparedWith::Divided { by }, _) => when_scored(self.cross_imps(compared, row, *by)?),
            (ComparedWith::OtherRoom, _) => {
                let there = source.worked.line_of_other_room(source.event, traveller, index)?;
                let there =
                    absolute_column_reference(source.event.boards[there].at.row, self.score);
                let difference = format!("{score}-{there}");
                let worth = match method {
                    ScoringMethod::BoardAMatch => format!("1+SIGN({difference})"),
                    _ => imps_formula(&difference),
                };
                Some(format!("IF(COUNT({score},{there})=2,{worth},\"\")"))
            }
            (ComparedWith::Itself, _) => when_scored(score.clone()),
            (ComparedWith::Nothing, _) => None,
        }
    }

    /// The formula of an artificial score that is a share of the top: its fixed share, or
    /// the contestant's average on the other boards of the session.
    pub(super) fn artificial_score_formula(
        &self,
        compared: &Compared<'_>,
        index: usize,
        side: usize,
    ) -> Option<String> {
        let Compared { source, traveller, .. } = *compared;
        let share = source.worked.artificial_share(source.event, traveller, index, side)?;
        let line = &source.event.boards[index];
        let top = absolute_column_reference(line.at.row, self.at(AddedBoardColumn::Top)?);
        let amount = (share.percent / 100).to_cell_f64();
        let which = match (share.or_more, share.or_less) {
            (true, _) => "MAX",
            (_, true) => "MIN",
            _ => return Some(format!("{amount}*{top}")),
        };
        let session = &line.session;
        let method = source.worked.plan.method;
        let mut cells = (Vec::new(), Vec::new());
        for (own, seat) in &source.of_entry[line.sides()[side].first] {
            let other = &source.event.boards[*own];
            let points = source.worked.points_counted_on_line(*own, *seat);
            if other.session == *session && points.is_some_and(|points| !points.artificial) {
                cells.0.push(absolute_column_reference(
                    other.at.row,
                    self.at(side_points_column(method, *seat))?,
                ));
                cells
                    .1
                    .push(absolute_column_reference(other.at.row, self.at(AddedBoardColumn::Top)?));
            }
        }
        if cells.0.is_empty() || cells.0.len() > 200 {
            return None;
        }
        let own = format!("SUM({})/SUM({})", cells.0.join(","), cells.1.join(","));
        Some(format!("{which}({amount},{own})*{top}"))
    }

    /// Matchpoints are twice the count of lower scores plus the count of equal ones, less
    /// one for the line itself.
    fn matchpoints(&self, compared: &Compared<'_>, row: u32) -> Option<String> {
        let (first, last) = self.rows_searched(compared)?;
        let keys: String = self
            .keys
            .iter()
            .map(|key| {
                format!(
                    "{},{},",
                    column_range(*key, first, last),
                    absolute_column_reference(row, *key)
                )
            })
            .collect();
        let (scores, score) =
            (column_range(self.score, first, last), absolute_column_reference(row, self.score));
        let won =
            format!("2*COUNTIFS({keys}{scores},\"<\"&{score})+COUNTIFS({keys}{scores},{score})");
        let conventions = rule_book_facts::scoring_conventions(compared.source.event.rules);
        Some(match conventions.matchpoints.fewer_results {
            FewerResultsRule::Simple => format!("{won}-1"),
            FewerResultsRule::Neuberg => {
                let top = absolute_column_reference(row, self.at(AddedBoardColumn::Top)?);
                let results = format!("COUNTIFS({keys}{scores},\">-100000\")");
                format!("({won})*({top}/2+1)/{results}-1")
            }
        })
    }

    /// IMPs against every other score of the board, from its first row to its last.
    fn cross_imps(&self, compared: &Compared<'_>, row: u32, by: usize) -> Option<String> {
        let (first, last) = compared.span;
        let Compared { source, traveller, .. } = *compared;
        if (last - first) as usize > MANY_LINES {
            return None;
        }
        let id = self.travellers.get(&row)?;
        let own = |row: u32| self.travellers.get(&row) == Some(id);
        let mut masks = String::new();
        if !(first..=last).all(own) {
            for key in &self.keys {
                // Array formulas never treat a number and a text as equal.
                let same = |row: &u32| {
                    self.grid
                        .cell_value(*row, *key)
                        .is_none_or(|cell| matches!(cell, CellValue::Number(_)))
                };
                if Some(*key) != self.at(AddedBoardColumn::Traveller)
                    && !(first..=last).all(|row| same(&row))
                {
                    return None;
                }
                masks.push_str(&format!(
                    "({}={})*",
                    column_range(*key, first, last),
                    absolute_column_reference(row, *key)
                ));
            }
        }
        let scored: HashSet<u32> = traveller
            .lines
            .iter()
            .map(|line| &source.event.boards[*line])
            .filter(|line| line.has_real_score())
            .map(|line| line.at.row)
            .collect();
        // Text among the scores breaks the arithmetic.
        let text = |row: u32| {
            Some(self.score) != self.at(AddedBoardColumn::Score)
                && !matches!(
                    self.grid.cell_value(row, self.score),
                    None | Some(CellValue::Number(_) | CellValue::Blank)
                )
        };
        if (first..=last).any(text) {
            return None;
        }
        let scores = column_range(self.score, first, last);
        if !(first..=last).all(|row| scored.contains(&row)) {
            masks.push_str(&format!("ISNUMBER({scores})*"));
        }
        let difference = format!("{}-{scores}", absolute_column_reference(row, self.score));
        Some(format!("SUMPRODUCT({masks}{})/{by}", imps_formula(&difference)))
    }

    /// The rows in which formulas search for the lines of a board.
    fn rows_searched(&self, compared: &Compared<'_>) -> Option<(u32, u32)> {
        if self.travellers.len() <= MANY_LINES {
            return Some((self.grid.first, self.grid.last));
        }
        let (first, last) = compared.span;
        ((last - first) as usize <= MANY_LINES).then_some((first, last))
    }
}
