//! The sheet `Standings` of an annotated return.
//!
//! Scores and places are formulas over the cells of the return, with stored values: they
//! follow changes made in Excel. A score typed as text counts as palmares read it until a
//! number replaces it.

use std::collections::BTreeMap;

use workbook::rust_xlsxwriter::{Format, XlsxError};
use workbook::write::{
    self, CellContent, ColumnStyle, Sheet, SheetColumn, StyleId, prepare_list_sheet,
    stored_number_text,
};

use crate::award_texts;
use engine::awards::ComputedEvent;
use engine::scoring::{
    AppliedAdjustment, ContestantScore, EventCourse, ScoredBoardsAndMatches, Scores, SessionScore,
};
use engine::standings::{CategoryList, RankingList, Standing, printed_section};
use model::{AwardKind, Cell, Exact, Unit, column_letters, to_a1};

use super::annotation::{CopiedReturn, TOTAL_DECIMALS};
use super::board_games;
use super::boards::BoardsSheetAdditions;
use super::bracket_total;
use super::games;
use super::matches::MatchPositionsInCopy;
use super::score_histogram::{self, HISTOGRAM_CHART_ROWS, PlacedRankingList};

const COLUMNS: [SheetColumn; 9] = [
    SheetColumn { heading: "Event", width: 8.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "Section", width: 8.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "Direction", width: 9.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "Place", width: 7.0, style: ColumnStyle::Centred },
    SheetColumn { heading: "Entry", width: 9.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "Name", width: 44.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "Score", width: 11.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "Unit", width: 12.0, style: ColumnStyle::Centred },
    SheetColumn { heading: "Award", width: 8.0, style: ColumnStyle::Plain },
];
/// The last column, if an event has tie-breaks.
const TIE_BREAKS: SheetColumn =
    SheetColumn { heading: "Tie-breaks", width: 44.0, style: ColumnStyle::Plain };
const SECTION: u16 = 1;
const PLACE: u16 = 3;
const ENTRY: u16 = 4;
const SCORE: u16 = 6;
const AWARD: u16 = 8;
const TIE_BREAK: u16 = 9;

/// Writes the sheet `Standings`.
pub(super) fn write_standings_sheet(
    sheet: &mut Sheet<'_>,
    sources: &FormulaSources<'_>,
) -> Result<(), XlsxError> {
    let annotation = sources.copied.annotation;
    let of_outcome = |outcome: &ComputedEvent| -> usize {
        let of_categories = outcome.categories.iter().map(|list| list.standings.len());
        outcome.lists.iter().map(RankingList::contestant_count).chain(of_categories).sum()
    };
    let rows: usize = annotation.outcomes.iter().map(of_outcome).sum();
    let mut lists = annotation.outcomes.iter().flat_map(|outcome| &outcome.lists);
    let mut columns = COLUMNS.to_vec();
    let broken = |list: &RankingList| {
        let told = |who: &Standing| !who.tie_breaks.is_empty() || !who.measures.is_empty();
        list.standings.iter().any(told)
    };
    columns.extend(lists.any(broken).then_some(TIE_BREAKS));
    prepare_list_sheet(sheet, &columns, rows as u32, Some("Standings"));
    if rows == 0 {
        sheet.write((1, 0), "There are no places.");
    }
    let (mut row, mut tops, mut placed) = (1, Vec::new(), Vec::new());
    for index in 0..annotation.outcomes.len() {
        tops.push(row);
        let outcome = &annotation.outcomes[index];
        // The row of each entry's score, for the lists of categories.
        let mut scores = BTreeMap::new();
        for list in &outcome.lists {
            let columns = [SCORE, AWARD];
            placed.push(PlacedRankingList { outcome, list, first: row, columns });
            scores.extend(list.standings.iter().zip(row..).map(|(one, row)| (one.entry, row)));
            row = write_list(sheet, sources, index, list, row)?;
        }
        for category in &outcome.categories {
            row = write_category(sheet, outcome, category, &scores, row)?;
        }
    }
    sheet.shell.keep_blocks_together(&tops, row);
    // With several events the charts would be a twentieth of a copy; their pages have them.
    if let [outcome] = annotation.outcomes {
        let awards = points_by_entry(outcome);
        let mut beside = (1, columns.len() as u16 + 1);
        // Charts are printed below the lists where the page has room for them.
        let needed = (HISTOGRAM_CHART_ROWS + 1) * placed.len() as u32;
        let mut below = (row + needed <= sheet.shell.rows_per_page()).then_some(row + 1);
        for list in placed {
            let has_award = |entry: usize| !awards[entry].is_empty();
            let free =
                score_histogram::write_score_histogram(sheet, &list, has_award, beside, below);
            if free > beside.0 {
                below = below.map(|row| row + HISTOGRAM_CHART_ROWS + 1);
            }
            beside.0 = free;
        }
        if let Some(below) = below.filter(|below| *below > row + 1) {
            sheet.shell.set_print_area((0, 0), (below - 2, columns.len() as u16 - 1));
        }
    }
    Ok(())
}

/// Writes the list of a category: the section is its name, the scores refer to the ranking
/// above.
fn write_category(
    sheet: &mut Sheet<'_>,
    outcome: &ComputedEvent,
    category: &CategoryList,
    scores: &BTreeMap<usize, u32>,
    first: u32,
) -> Result<u32, XlsxError> {
    let awards = points_by_entry(outcome);
    let list = &outcome.lists[category.list];
    let last = first + category.standings.len() as u32;
    let mut row = first;
    for standing in &category.standings {
        write_contestant(sheet, outcome, list, standing.entry, row);
        sheet.write((row, SECTION), &category.category);
        write_place(sheet, &category.standings, standing, row, first, last);
        if let Some(score) = scores.get(&standing.entry) {
            write_score(sheet, outcome, row, &to_a1(*score, SCORE), standing.score);
        }
        write_tie_breaks(sheet, standing, row)?;
        write_award(sheet, awards.get(standing.entry), row);
        row += 1;
    }
    Ok(row)
}

/// Writes a place as a formula over the scores of its list, plus a constant for places
/// decided by play-offs or tie-breaks, which no score shows.
fn write_place(
    sheet: &mut Sheet<'_>,
    list: &[Standing],
    standing: &Standing,
    row: u32,
    first: u32,
    last: u32,
) {
    let column = column_letters(SCORE);
    let range = format!("${column}${}:${column}${last}", first + 1);
    let more = list.iter().filter(|other| other.score > standing.score).count() as u32;
    let Some(by_ties) = standing.place.checked_sub(more + 1) else {
        return sheet.write((row, PLACE), standing.place);
    };
    let plus = if by_ties > 0 { format!("+{by_ties}") } else { String::new() };
    let place = format!("RANK({},{range}){plus}", to_a1(row, SCORE));
    let value = standing.place.to_string();
    sheet.write((row, PLACE), CellContent::Formula(&place, write::FormulaResult::Number(&value)));
}

/// Writes a score as a formula.
fn write_score(
    sheet: &mut Sheet<'_>,
    outcome: &ComputedEvent,
    row: u32,
    formula: &str,
    score: Exact,
) {
    let totals = || outcome.scores.of_entry.iter().flatten().map(|score| score.total);
    let decimals = match outcome.scores.unit {
        Unit::Percent => true,
        // Victory points of the Interstate Pairs are fractions (ABF ANC 15.2).
        Unit::Vps => totals().any(|total| !total.is_whole()),
        _ => false,
    };
    let style = match decimals {
        true => sheet.style_id(&Format::new().set_num_format("0.00")),
        false => StyleId::PLAIN,
    };
    let value = stored_number_text(score.rounded(TOTAL_DECIMALS).to_cell_f64());
    sheet.write_styled(
        (row, SCORE),
        style,
        CellContent::Formula(formula, write::FormulaResult::Number(&value)),
    );
}

/// Writes the awards of a contestant's players.
fn write_award(sheet: &mut Sheet<'_>, own: Option<&Vec<(AwardKind, Exact)>>, row: u32) {
    match own.map(Vec::as_slice) {
        Some([(AwardKind::Local, points)]) => {
            sheet.write((row, AWARD), points.to_cell_f64());
        }
        Some(several) if !several.is_empty() => {
            sheet.write((row, AWARD), &award_texts::award_text(several.iter().copied()));
        }
        _ => {}
    }
}

fn write_list(
    sheet: &mut Sheet<'_>,
    sources: &FormulaSources<'_>,
    index: usize,
    list: &RankingList,
    first: u32,
) -> Result<u32, XlsxError> {
    let outcome = &sources.copied.annotation.outcomes[index];
    let awards = points_by_entry(outcome);
    let last = first + list.standings.len() as u32;
    let mut row = first;
    for standing in &list.standings {
        write_contestant(sheet, outcome, list, standing.entry, row);
        write_place(sheet, &list.standings, standing, row, first, last);
        if let Some(score) = &outcome.scores.of_entry[standing.entry] {
            let (copied, scores) = (sources.copied, &outcome.scores);
            let amounts = || sources.amounts(&score.adjustments, false);
            let formula = match scores.board_scoring() {
                _ if is_of_boards(scores) => board_games::board_game_total_formula(
                    copied,
                    outcome,
                    standing.entry,
                    amounts(),
                ),
                _ if scores.tournament().is_some() => {
                    games::game_points_total_formula(copied, outcome, standing.entry, amounts())
                }
                _ if scores.bracket().is_some() => {
                    bracket_total::bracket_total_formula(copied, outcome, standing.entry)
                }
                Some(worked) => sources.worked_total(index, standing.entry, worked, row),
                None => Some(sources.total(scores, score)),
            };
            // Without a formula, a plain number can still be ranked.
            let number =
                || stored_number_text(standing.score.rounded(TOTAL_DECIMALS).to_cell_f64());
            let formula = formula.unwrap_or_else(number);
            write_score(sheet, outcome, row, &formula, standing.score);
        }
        write_tie_breaks(sheet, standing, row)?;
        write_award(sheet, awards.get(standing.entry), row);
        row += 1;
    }
    for entry in &list.unranked {
        write_contestant(sheet, outcome, list, *entry, row);
        row += 1;
    }
    Ok(row)
}

/// Writes the tie-breaks of a contestant, with their calculation as a note.
fn write_tie_breaks(sheet: &mut Sheet<'_>, standing: &Standing, row: u32) -> Result<(), XlsxError> {
    if !standing.measures.is_empty() {
        sheet.write((row, TIE_BREAK), &award_texts::game_measures_text(&standing.measures));
        return Ok(());
    }
    if standing.tie_breaks.is_empty() {
        return Ok(());
    }
    sheet.write((row, TIE_BREAK), &award_texts::tie_breaks_text(&standing.tie_breaks));
    let sentences = standing.tie_breaks.iter().filter(|broken| !broken.basis.is_empty());
    let sentences: Vec<String> = sentences
        .map(|broken| {
            format!("{} ({})", broken.basis.sentence(), broken.basis.cited_clauses().join(", "))
        })
        .collect();
    sheet.add_note((row, TIE_BREAK), &sentences.join("\n"));
    Ok(())
}

fn write_contestant(
    sheet: &mut Sheet<'_>,
    outcome: &ComputedEvent,
    list: &RankingList,
    index: usize,
    row: u32,
) {
    let entry = &outcome.event.entries[index];
    sheet.write((row, 0), &outcome.event.id);
    let section = printed_section(&outcome.event, list, entry);
    sheet.write((row, 1), section.unwrap_or_default());
    sheet.write((row, 2), list.direction.map_or("", |direction| direction.word()));
    sheet.write((row, 4), &entry.label);
    sheet.write(
        (row, 5),
        &award_texts::with_house_mark(entry.display_name(), entry.is_house_entry()),
    );
    sheet.write((row, 7), outcome.scores.unit.word());
}

/// The distinct awards of each entry's players.
fn points_by_entry(outcome: &ComputedEvent) -> Vec<Vec<(AwardKind, Exact)>> {
    let mut points = vec![Vec::new(); outcome.event.entries.len()];
    for award in &outcome.awarded.awards {
        let (own, of_kind) = (&mut points[award.entry], (award.kind, award.points));
        if !own.contains(&of_kind) {
            own.push(of_kind);
        }
    }
    points
}

/// The cells that formulas refer to.
pub(super) struct FormulaSources<'a> {
    /// The return as it stands in the copy.
    pub copied: CopiedReturn<'a>,
    /// The columns added to its boards.
    pub boards: Option<&'a BoardsSheetAdditions<'a>>,
    /// The places of its matches.
    pub matches: &'a MatchPositionsInCopy<'a>,
}

impl FormulaSources<'_> {
    /// The formula of a total.
    fn total(&self, scores: &Scores, score: &ContestantScore) -> String {
        let counting: Vec<&SessionScore> = score.parts.iter().filter(|part| part.counts).collect();
        if scores.averaged {
            // The games are separate events, some of them in other returns.
            let numbers: Vec<String> =
                counting.iter().map(|part| part.score.value.to_cell_f64().to_string()).collect();
            return format!("ROUND(({})/{},{TOTAL_DECIMALS})", numbers.join("+"), numbers.len());
        }
        if counting.iter().any(|part| part.max.is_some()) {
            return self.percentage(scores, &counting, &score.adjustments);
        }
        let amounts = score.adjustments.iter().map(|adjusted| self.value(&adjusted.amount));
        let terms: Vec<String> = match best_of(scores, score) {
            Some(best) => vec![self.best(&score.parts, best)],
            None => counting.iter().map(|part| self.part(scores, part, &part.score)).collect(),
        };
        let terms: Vec<String> = terms.into_iter().chain(amounts).collect();
        match &terms[..] {
            // A single cell needs no rounding, unless it is a fraction turned into a
            // percentage.
            [only] if !only.contains('*') => only.clone(),
            _ => format!("ROUND({},{TOTAL_DECIMALS})", terms.join("+")),
        }
    }

    /// The total of an event that was scored from boards or matches; `None` if there is no
    /// formula.
    fn worked_total(
        &self,
        index: usize,
        entry: usize,
        worked: &ScoredBoardsAndMatches,
        row: u32,
    ) -> Option<String> {
        let outcome = &self.copied.annotation.outcomes[index];
        let scores = &outcome.scores;
        // The progress in a knock-out is no sum of cells.
        if worked.knockout().is_some() {
            return None;
        }
        let score = scores.of_entry[entry].as_ref()?;
        let is_carried = |part: &&SessionScore| Some(part.session) == scores.carried;
        let carried: Vec<&SessionScore> = score.parts.iter().filter(is_carried).collect();
        let all = score.parts.iter().all(|part| part.counts);
        let (points, tops) = if worked.matches.is_empty() {
            let counting = score.parts.iter().filter(|part| part.counts);
            let sessions: Vec<usize> = counting.map(|part| part.session).collect();
            let label = &outcome.event.entries[entry].label;
            let cell = format!("${}", to_a1(row, ENTRY));
            self.boards?.sum_formulas(index, entry, (!all).then_some(&sessions), &cell, label)?
        } else {
            (self.matches.match_points_sum_formula(index, entry).filter(|_| all)?, None)
        };
        let before: Vec<String> = carried
            .iter()
            .map(|part| part.score.value.to_cell_f64().to_string())
            .chain(self.amounts(&score.adjustments, true))
            .collect();
        let after = self.amounts(&score.adjustments, false);
        let added = |sum: String, terms: &[String]| {
            std::iter::once(sum).chain(terms.iter().cloned()).collect::<Vec<String>>().join("+")
        };
        let Some(tops) = tops else {
            let terms: Vec<String> = before.into_iter().chain(after).collect();
            return Some(format!("ROUND({},{TOTAL_DECIMALS})", added(points, &terms)));
        };
        let carried_tops: Vec<String> = carried
            .iter()
            .filter_map(|part| Some(part.max?.value.to_cell_f64().to_string()))
            .collect();
        let possible: Exact = score
            .parts
            .iter()
            .filter(|part| part.counts)
            .filter_map(|part| part.max)
            .map(|max| max.value)
            .sum();
        if possible.is_zero() {
            return None;
        }
        let share = format!("100*({})/({})", added(points, &before), added(tops, &carried_tops));
        Some(format!("ROUND({},{TOTAL_DECIMALS})", added(share, &after)))
    }

    /// Adjustments that are added before or after a score becomes a percentage.
    fn amounts(&self, adjustments: &[AppliedAdjustment], before: bool) -> Vec<String> {
        let own = adjustments.iter().filter(|adjusted| adjusted.before_percentage == before);
        own.map(|adjusted| self.value(&adjusted.amount)).collect()
    }

    /// A session's score, or its maximum, as a formula. A carry-over is in no cell of the
    /// event.
    fn part(&self, scores: &Scores, part: &SessionScore, cell: &Cell<Exact>) -> String {
        match scores.carried {
            Some(carried) if carried == part.session => cell.value.to_cell_f64().to_string(),
            _ => self.value(cell),
        }
    }

    fn percentage(
        &self,
        scores: &Scores,
        parts: &[&SessionScore],
        adjustments: &[AppliedAdjustment],
    ) -> String {
        let mut scored: Vec<String> =
            parts.iter().map(|part| self.part(scores, part, &part.score)).collect();
        scored.extend(self.amounts(adjustments, true));
        let amounts = self.amounts(adjustments, false);
        let possible: Vec<String> = parts
            .iter()
            .filter_map(|part| Some(self.part(scores, part, part.max.as_ref()?)))
            .collect();
        let share = format!("100*({})/({})", scored.join("+"), possible.join("+"));
        let terms: Vec<String> = std::iter::once(share).chain(amounts).collect();
        format!("ROUND({},{TOTAL_DECIMALS})", terms.join("+"))
    }

    /// The sum of the best of some cells.
    fn best(&self, parts: &[SessionScore], best: usize) -> String {
        let cells: Vec<String> = parts.iter().map(|part| self.value(&part.score)).collect();
        let numbers: Vec<String> = (1..=cells.len()).map(|number| number.to_string()).collect();
        let list = format!("CHOOSE({{{}}},{})", numbers.join(","), cells.join(","));
        let places: Vec<String> =
            (1..=best).map(|place| format!("LARGE({list},{place})")).collect();
        places.join("+")
    }

    /// A cell's number as a formula.
    fn value(&self, cell: &Cell<Exact>) -> String {
        let reference = self.copied.cell_reference(cell.at);
        match self.copied.cell_number(cell.at) {
            Some(stored) if stored == cell.value.to_cell_f64() => reference,
            Some(stored) if is_hundredth(stored, cell.value) => format!("{reference}*100"),
            _ => format!("IF(ISNUMBER({reference}),{reference},{})", cell.value.to_cell_f64()),
        }
    }
}

/// Whether a stored fraction was read as this percentage.
fn is_hundredth(stored: f64, read: Exact) -> bool {
    (stored * 100.0 - read.to_cell_f64()).abs() < 1e-7
}

/// Whether scores are those of games of many players at one board.
fn is_of_boards(scores: &Scores) -> bool {
    matches!(scores.course, EventCourse::Diplomacy(_) | EventCourse::Plays(_))
}

/// The number of sessions that count, if fewer than played.
fn best_of(scores: &Scores, score: &ContestantScore) -> Option<usize> {
    scores.best_of.filter(|best| *best < score.parts.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fraction_is_recognised_as_its_percentage() {
        let read = Exact::parse_decimal("47.69").unwrap_or(Exact::ZERO);
        assert!(is_hundredth(0.4769, read));
        assert!(!is_hundredth(47.69, read));
    }
}
