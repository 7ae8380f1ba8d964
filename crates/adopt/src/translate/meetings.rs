//! Rounds in which each row names its opponent and its score, as the sheet `Matches`.

use std::collections::HashMap;

use super::super::nobody;
use super::super::recognised::{RecognisedColumn, What};
use super::super::return_sheets::CellContent;
use super::draft::{CellRemark, DraftCell, ReturnDraft};
use super::matrix::result_from_points;
use super::ranking::ContestantRow;
use super::view::TableWithCells;
use model::form::MatchColumn;
use model::{CellAddress, Exact, Note};

/// What a row says of a round.
struct Said {
    /// The opponent, by its index in the rows; none where nobody is named.
    opponent: Option<usize>,
    /// What names the opponent, and its cell.
    named: (String, CellAddress),
}

/// Lays the rounds out as matches. A row whose opponent does not name it back is laid out with a
/// question, so that its score is not lost.
pub(super) fn fill_matches_from_opponents(
    draft: &mut ReturnDraft,
    view: TableWithCells<'_>,
    rows: &[ContestantRow],
    labels: &[String],
) -> bool {
    let keys = keys(view, rows);
    let running = [What::Vps, What::Imps].map(|what| (what, runs_on(view, what, rows, &keys)));
    for (round, column) in view.numbered_columns(What::Opponent) {
        let said: Vec<Option<Said>> =
            rows.iter().map(|scorer| said(view, column, scorer, &keys)).collect();
        let opponent = |row: usize| said[row].as_ref().and_then(|said| said.opponent);
        for (at, scorer) in rows.iter().enumerate() {
            let other = opponent(at);
            let mutual = other.is_some_and(|other| other != at && opponent(other) == Some(at));
            if mutual && other < Some(at) {
                continue;
            }
            let away = other.filter(|other| *other != at).map(|other| rows[other]);
            let other = away.filter(|_| mutual);
            let Some(scores) = scores(view, round, *scorer, other, running) else { continue };
            let cell = said[at].as_ref().map(|said| said.named.1);
            let mut row = vec![
                DraftCell::new(MatchColumn::Round, CellContent::text(&round.to_string()), cell),
                DraftCell::new(MatchColumn::Home, CellContent::text(&labels[scorer.entry]), cell),
            ];
            match (away, &said[at]) {
                (Some(away), _) => {
                    let remark = (!mutual).then(|| CellRemark::unresolved(not_mutual(round)));
                    let label = CellContent::text(&labels[away.entry]);
                    row.push(DraftCell::new(MatchColumn::Away, label, cell).with_remark(remark));
                }
                (None, Some(Said { named: (name, _), .. }))
                    if !nobody::means_nobody_plays(name) =>
                {
                    let words = match other {
                        Some(_) => format!("Round {round}: a contestant is its own opponent."),
                        None => {
                            format!("“{name}” is not a contestant in this table.")
                        }
                    };
                    row.push(
                        DraftCell::new(MatchColumn::Away, CellContent::Blank, cell)
                            .with_remark(Some(CellRemark::unresolved(words))),
                    );
                }
                _ => row.push(DraftCell::new(
                    MatchColumn::Note,
                    CellContent::text(Note::Bye.word()),
                    cell,
                )),
            }
            row.extend(scores);
            draft.matches.add(row);
        }
    }
    true
}

fn not_mutual(round: u16) -> String {
    format!("Round {round}: this opponent has a different opponent.")
}

/// The row of each contestant, by its number and by its name.
fn keys(view: TableWithCells<'_>, rows: &[ContestantRow]) -> HashMap<String, usize> {
    const NAMED: [What; 5] = [What::Number, What::Team, What::Names, What::Name, What::Surname];
    let mut found = HashMap::new();
    for (at, scorer) in rows.iter().enumerate() {
        for what in NAMED {
            if let Some((text, _)) = view.text_by_meaning(what, scorer.row) {
                found.entry(plain(&text)).or_insert(at);
            }
        }
    }
    // Who has no number is named by the place.
    if !view.has_column(What::Number) {
        let places = rows.iter().map(|scorer| view.text_by_meaning(What::Place, scorer.row));
        for (at, place) in places.enumerate() {
            if let Some((place, _)) = place {
                found.entry(plain(&place)).or_insert(at);
            }
        }
    }
    found
}

fn plain(text: &str) -> String {
    text.trim().trim_end_matches('.').trim_start_matches('0').to_lowercase()
}

fn said(
    view: TableWithCells<'_>,
    column: &RecognisedColumn,
    scorer: &ContestantRow,
    keys: &HashMap<String, usize>,
) -> Option<Said> {
    let (text, at) = view.cell_text(column, scorer.row)?;
    Some(Said { opponent: keys.get(&plain(&text)).copied(), named: (text, at) })
}

/// The cell of a contestant in the column of a round.
fn cell_of_round(
    view: TableWithCells<'_>,
    what: What,
    round: u16,
    row: u32,
) -> Option<CellAddress> {
    let of_round = view
        .numbered_columns(what)
        .into_iter()
        .find(|(number, column)| *number == round && column.meaning.number.is_some())?;
    Some(view.cell_address(of_round.1, row))
}

/// What a contestant had after a round, as typed.
fn number_of_round(view: TableWithCells<'_>, what: What, round: u16, row: u32) -> Option<Exact> {
    let text = view.grid.text(cell_of_round(view, what, round, row)?);
    Exact::parse_decimal(text.trim().replace(',', ".").as_str())
}

/// Whether the scores of rounds are running totals: they never fall, and what both sides of each match
/// add to theirs makes one sum, though their totals do not.
fn runs_on(
    view: TableWithCells<'_>,
    what: What,
    rows: &[ContestantRow],
    keys: &HashMap<String, usize>,
) -> bool {
    let number = |round: u16, at: usize| number_of_round(view, what, round, rows[at].row);
    let mut sums: Vec<Exact> = Vec::new();
    let mut totals: Vec<Exact> = Vec::new();
    for (round, column) in view.numbered_columns(What::Opponent) {
        for (at, scorer) in rows.iter().enumerate() {
            let other = said(view, column, scorer, keys).and_then(|said| said.opponent);
            let Some(other) = other.filter(|other| *other > at) else { continue };
            let [own, theirs] = [at, other].map(|side| {
                let before = if round > 1 { number(round - 1, side)? } else { Exact::ZERO };
                number(round, side).map(|total| (total, total - before))
            });
            let (Some(own), Some(theirs)) = (own, theirs) else { return false };
            if own.1 < Exact::ZERO || theirs.1 < Exact::ZERO {
                return false;
            }
            totals.push(own.0 + theirs.0);
            sums.push(own.1 + theirs.1);
        }
    }
    let one = |sums: &[Exact]| sums.windows(2).all(|pair| pair[0] == pair[1]);
    sums.len() > 3 && one(&sums) && !one(&totals)
}

/// What both sides scored in a round; none where neither has a score. `running`: of each unit whether its
/// columns are running totals, so that a round is what they add.
fn scores(
    view: TableWithCells<'_>,
    round: u16,
    home: ContestantRow,
    away: Option<ContestantRow>,
    running: [(What, bool); 2],
) -> Option<Vec<DraftCell<MatchColumn>>> {
    use MatchColumn as M;
    let cell = |what: What, scorer: ContestantRow| {
        let at = cell_of_round(view, what, round, scorer.row)?;
        if round > 1 && running.contains(&(what, true)) {
            let [total, before] =
                [round, round - 1].map(|round| number_of_round(view, what, round, scorer.row));
            let words = "The sheet has the total after each round; this is what the round added.";
            let added = CellContent::number_or_text(&(total? - before?).to_decimal());
            return Some(((added, Some(CellRemark::likely(words))), at));
        }
        Some((view.grid.score(at)?, at))
    };
    let mut found = Vec::new();
    for (what, columns) in [
        (What::Vps, [M::HomeVps, M::AwayVps]),
        (What::Imps, [M::HomeImps, M::AwayImps]),
        (What::Percent, [M::HomePercent, M::AwayPercent]),
    ] {
        let sides = [cell(what, home), away.and_then(|away| cell(what, away))];
        for (column, side) in columns.into_iter().zip(sides) {
            found.extend(side.map(|((filled, mark), at)| {
                DraftCell::new(column, filled, Some(at)).with_remark(mark)
            }));
        }
    }
    let points = |scorer: ContestantRow| {
        let (_, at) = cell(What::Points, scorer)?;
        Some((
            Exact::parse_decimal(&view.grid.text(at).replace(',', ".").replace('\u{bd}', "0.5"))?,
            at,
        ))
    };
    if let (Some((one, at)), Some((other, _))) = (points(home), away.and_then(points))
        && let Some(result) = result_from_points(one, other)
    {
        found.push(DraftCell::new(M::Result, CellContent::text(result), Some(at)));
    }
    (!found.is_empty()).then_some(found)
}
