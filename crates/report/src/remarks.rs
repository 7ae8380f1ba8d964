//! What files of other layouts have no place for, as cells of the return form (see [`embedded_form_cells`]).
//!
//! [`embedded_form_cells`]: model::embedded_form_cells

use std::borrow::Cow;

use engine::awards::ComputedEvent;
use model::form::{AdjustmentColumn as Adjust, EntryColumn, FormColumn, Key, ResultColumn};
use model::{ArtificialScore, BoardLineScore, Event, Exact, PlainOrWeightedScore};

/// The cells of a row, by the headings of their columns.
pub(super) type FormRowCells = Vec<(Cow<'static, str>, String)>;

/// The answers of an event, without those that the file has in other ways.
pub(super) fn event_answer_cells(outcome: &ComputedEvent, elsewhere: &[Key]) -> FormRowCells {
    let event = &outcome.event;
    let answers = event.answers.cells().filter(|(key, _, _)| !elsewhere.contains(key));
    let mut cells: FormRowCells = answers
        .map(|(key, _, cell)| (key.definition().name.into(), cell.value.to_string()))
        .collect();
    if event.is_key_unanswered(Key::Rules) {
        let rules =
            event.rules.map(|rules| (Key::Rules.definition().name.into(), rules.id.to_string()));
        cells.extend(rules);
    }
    if event.is_key_unanswered(Key::Scoring) {
        // An empty cell: the unit follows from the format and the boards.
        let by_results = outcome.scores.board_scoring().is_none();
        let unit = if by_results { outcome.scores.unit.word() } else { "" };
        cells.push((Key::Scoring.definition().name.into(), unit.to_string()));
    }
    cells
}

/// The penalties and bonuses of an event, a row each.
pub(super) fn adjustment_rows(event: &Event) -> impl Iterator<Item = FormRowCells> {
    event.adjustments.iter().map(|adjustment| {
        let name = |column: Adjust| column.definition().name.into();
        let label = event.entries[adjustment.entry].label.clone();
        let mut cells = vec![(name(Adjust::Entry), label)];
        let decimal = |number: Option<Exact>| number.map(|number| number.to_decimal());
        let more = [
            (Adjust::Round, adjustment.round.clone()),
            (Adjust::Kind, adjustment.kind.typed_unit().map(|kind| kind.to_string())),
            (Adjust::Amount, decimal(adjustment.amount.map(|amount| amount.value))),
            (Adjust::Offence, adjustment.offence.map(|offence| offence.to_string())),
            (Adjust::Minutes, decimal(adjustment.minutes)),
            (Adjust::Boards, adjustment.boards.map(|boards| boards.to_string())),
            (Adjust::Reason, adjustment.reason.clone()),
        ];
        cells.extend(more.into_iter().filter_map(|(column, text)| Some((name(column), text?))));
        cells
    })
}

/// The results of an event without boards, with all decimals. Where scores follow from boards and
/// matches, one row without a cell.
pub(super) fn result_rows(outcome: &ComputedEvent) -> Vec<FormRowCells> {
    if outcome.scores.board_scoring().is_some() {
        return vec![FormRowCells::new()];
    }
    let name = |column: ResultColumn| column.definition().name.into();
    let rows = outcome.event.results.iter().map(|result| {
        let entry = &outcome.event.entries[result.entry];
        let mut cells = vec![(name(ResultColumn::Entry), entry.label.clone())];
        let numbers = [
            (ResultColumn::Score, result.score),
            (ResultColumn::MaxScore, result.max),
            (ResultColumn::HandicapScore, result.handicap),
        ];
        for (column, number) in numbers {
            cells.extend(number.map(|number| (name(column), number.value.to_decimal())));
        }
        let session = result.session.clone();
        cells.extend(session.map(|session| (name(ResultColumn::Session), session)));
        cells
    });
    rows.collect()
}

/// The number of a contestant as typed.
pub(super) fn typed_contestant_number(event: &Event, entry: usize) -> &str {
    let entry = &event.entries[entry];
    entry.record.text(EntryColumn::Entry).map_or(&*entry.label, |cell| cell.value)
}

/// The score of North-South in the notation of scoring programs.
pub(super) fn north_south_score_text(score: &BoardLineScore) -> String {
    match score {
        BoardLineScore::Real { north_south, .. } => north_south.mean().rounded(0).to_decimal(),
        BoardLineScore::Artificial { north_south, east_west, .. } => {
            artificial(*north_south, *east_west)
        }
        BoardLineScore::Fouled => "A6060".to_string(),
        BoardLineScore::NotPlayed => "NP".to_string(),
    }
}

/// The score of each side, if they are not the same score seen from both sides.
pub(super) fn differing_side_scores(score: &BoardLineScore) -> Option<[i32; 2]> {
    match score {
        BoardLineScore::Real {
            north_south: PlainOrWeightedScore::Plain(ns),
            east_west: PlainOrWeightedScore::Plain(ew),
        } => (*ns != -*ew).then_some([*ns, *ew]),
        _ => None,
    }
}

/// The words of the form for a ruling that a score of scoring programs does not tell in full.
pub(super) fn ruling_text(score: &BoardLineScore) -> Option<String> {
    match score {
        BoardLineScore::Real {
            north_south: PlainOrWeightedScore::Plain(_),
            east_west: PlainOrWeightedScore::Plain(_),
        }
        | BoardLineScore::NotPlayed => None,
        BoardLineScore::Real { north_south, .. } => {
            let terms = north_south.scores_with_shares().into_iter().map(|(score, share)| {
                format!("{score}*{}/{}", share.numerator(), share.denominator())
            });
            Some(format!("weighted {}", terms.collect::<Vec<_>>().join(" + ")))
        }
        BoardLineScore::Artificial { north_south, one_word: true, .. } => Some(word(*north_south)),
        BoardLineScore::Artificial { north_south, east_west, .. } => {
            Some(format!("{}/{}", word(*north_south), word(*east_west)))
        }
        BoardLineScore::Fouled => Some("fouled".to_string()),
    }
}

/// An artificial score in the notation of scoring programs: `A6040`.
fn artificial(north_south: ArtificialScore, east_west: ArtificialScore) -> String {
    let percent = |side: ArtificialScore| match side {
        ArtificialScore::AveragePlus => Exact::whole(60),
        ArtificialScore::Average => Exact::whole(50),
        ArtificialScore::AverageMinus => Exact::whole(40),
        ArtificialScore::Percent(percent) => percent.rounded(0),
    };
    let digits = |side| format!("{:02}", percent(side).numerator().clamp(0, 99));
    format!("A{}{}", digits(north_south), digits(east_west))
}

/// An artificial score in the notation of the form.
fn word(side: ArtificialScore) -> String {
    match side {
        ArtificialScore::Percent(percent) => percent.to_decimal(),
        word => word.form_word(),
    }
}
