//! References to the cells with the results of games, and the formula of the points for what they
//! hold: standings follow when a result is changed in Excel. A result that the formula cannot spell
//! keeps its present points.

use model::form::{DrawColumn, MatchColumn};
use model::game_result::OTHER_RESULT_SPELLINGS;
use model::{CellValue, Event, Match};

use super::annotation::CopiedReturn;

/// The cell for the result of a game.
pub(super) struct ResultCell {
    reference: String,
    holds: CellContent,
}

/// What the cell holds, as far as a formula can ask for it.
enum CellContent {
    /// Empty, or a result in a spelling of the formula.
    Spelt(Option<&'static str>),
    /// The result in another spelling.
    Text(String),
    /// A number, a day or a time.
    Number,
}

impl ResultCell {
    /// The cell of a row of `Matches` or `Draw`; `None` if the sheet has no column of
    /// results, or the cell was not read.
    pub(super) fn find(copied: CopiedReturn<'_>, event: &Event, row: &Match) -> Option<ResultCell> {
        let at = row.result_at;
        let of_matches = event.headings.matches.as_ref().filter(|placed| placed.sheet == at.sheet);
        let of_draw = event.headings.draw.as_ref().filter(|placed| placed.sheet == at.sheet);
        let headed = of_matches
            .and_then(|placed| placed.sheet_column(MatchColumn::Result))
            .or_else(|| of_draw.and_then(|placed| placed.sheet_column(DrawColumn::Result)));
        if headed != Some(at.column) {
            return None;
        }
        let holds = match copied.cell_value(at) {
            None | Some(CellValue::Blank) => CellContent::Spelt(None),
            Some(CellValue::Text(text)) if row.result.is_some() || row.is_adjourned() => {
                spelt(text, row.result)
            }
            Some(CellValue::Number(_) | CellValue::Date(_)) if row.result.is_some() => {
                CellContent::Number
            }
            _ => return None,
        };
        Some(ResultCell { reference: copied.cell_reference(at), holds })
    }

    /// The formula of the points for the result. `now` are the present points, from
    /// whatever source; they apply until another result is chosen.
    pub(super) fn points_formula(&self, worth: &[(&str, f64)], now: f64) -> String {
        let of_spelling = OTHER_RESULT_SPELLINGS.iter().filter_map(|(spelling, result)| {
            let (_, worth) = worth.iter().find(|(known, _)| known == result)?;
            Some((*spelling, *worth))
        });
        let listed: Vec<(&str, f64)> =
            worth.iter().copied().chain(of_spelling).filter(|(_, worth)| *worth != 0.0).collect();
        let results: Vec<String> =
            listed.iter().map(|(result, _)| format!("\"{result}\"")).collect();
        let points: Vec<String> = listed.iter().map(|(_, worth)| worth.to_string()).collect();
        let cell = &self.reference;
        let live =
            format!("SUMPRODUCT(({cell}={{{}}})*{{{}}})", results.join(","), points.join(","));
        match &self.holds {
            CellContent::Spelt(result) => {
                let points_of_cell = worth.iter().find(|(known, _)| Some(*known) == *result);
                let points_of_cell = points_of_cell.map_or(0.0, |(_, worth)| *worth);
                match result {
                    _ if points_of_cell == now => live,
                    // Scores or another sheet give the result.
                    None => format!("IF({cell}=\"\",{now},{live})"),
                    Some(result) => format!("IF({cell}=\"{result}\",{now},{live})"),
                }
            }
            CellContent::Text(text) => {
                format!("IF({cell}=\"{}\",{now},{live})", text.replace('"', "\"\""))
            }
            CellContent::Number => format!("IF(ISNUMBER({cell}),{now},{live})"),
        }
    }
}

fn spelt(text: &str, read: Option<&'static str>) -> CellContent {
    let offered = OTHER_RESULT_SPELLINGS
        .iter()
        .any(|(spelling, result)| *spelling == text && Some(*result) == read);
    if offered || read == Some(text) {
        CellContent::Spelt(read)
    } else {
        CellContent::Text(text.to_string())
    }
}
