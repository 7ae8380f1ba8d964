//! Brackets: who met whom follows from where the names stand.

use super::super::nobody;
use super::super::people;
use super::super::recognised::{ColumnMeaning, RecognisedColumn, What};
use super::super::return_sheets::CellContent;
use super::draft::{DraftCell, ReturnDraft};
use super::roster::{ContestantKind, Roster, RosterContestant};
use super::view::TableWithCells;
use model::form::MatchColumn;
use model::name_comparison::name_key;
use model::{CellAddress, Note};

/// A name in a column of a bracket.
#[derive(Clone, Debug)]
struct Slot {
    name: String,
    at: CellAddress,
    /// What stands in the column of scores beside it.
    score: Option<(String, CellAddress)>,
}

/// A match, with the slots of its sides and of the one who went on.
struct Tie {
    round: u16,
    home: Slot,
    away: Option<Slot>,
    winner: Option<Slot>,
}

/// A match whose sides were entered.
pub(super) struct BracketMatch {
    tie: Tie,
    home: usize,
    away: Option<usize>,
}

/// Enters the contestants, and says who met whom.
pub(super) fn enter_bracket_contestants(
    view: TableWithCells<'_>,
    sort: ContestantKind,
    roster: &mut Roster,
) -> Vec<BracketMatch> {
    let mut entered = Vec::new();
    for tie in ties(view) {
        let mut one =
            |slot: &Slot| roster.enter(RosterContestant::from_name(&slot.name, slot.at, sort));
        let (home, away) = (one(&tie.home), tie.away.as_ref().map(&mut one));
        entered.push(BracketMatch { tie, home, away });
    }
    entered
}

/// Lays the matches out that were played or fixed.
pub(super) fn fill_bracket_matches(
    draft: &mut ReturnDraft,
    entered: &[BracketMatch],
    labels: &[String],
) {
    for one in entered {
        draft.matches.add(row_of(one, labels));
    }
}

fn slots(
    view: TableWithCells<'_>,
    names: &RecognisedColumn,
    scores: Option<&RecognisedColumn>,
) -> Vec<Slot> {
    let rows = view.table.first_row..=view.table.last_row;
    let slot = |row| {
        let (name, at) = view.cell_text(names, row)?;
        let score = scores.and_then(|column| view.cell_text(column, row));
        people::has_letters(&name).then_some(Slot { name, at, score })
    };
    rows.filter_map(slot).collect()
}

/// The matches of all rounds. Those of a later round are between the winners of two neighbours.
fn ties(view: TableWithCells<'_>) -> Vec<Tie> {
    let rounds = view.numbered_columns(What::Team);
    let scores = view.numbered_columns(What::Score);
    let column_of =
        |round: u16| scores.iter().find(|(of, _)| *of == round).map(|(_, column)| *column);
    let columns: Vec<(u16, Vec<Slot>)> = rounds
        .iter()
        .map(|(round, names)| (*round, slots(view, names, column_of(*round))))
        .collect();
    let mut ties = Vec::new();
    let Some((_, first)) = columns.first() else { return ties };
    let mut sides: Vec<Option<Slot>> = first.iter().cloned().map(Some).collect();
    for (index, (round, _)) in columns.iter().enumerate() {
        let next = columns.get(index + 1).map(|(_, slots)| slots.as_slice()).unwrap_or_default();
        let mut winners = Vec::new();
        for two in sides.chunks(2) {
            let (home, away) = (two.first().cloned().flatten(), two.get(1).cloned().flatten());
            let is_one = |slot: &&Slot| {
                let key = name_key(&slot.name);
                [&home, &away].into_iter().flatten().any(|side| name_key(&side.name) == key)
            };
            let winner = next.iter().find(is_one).cloned();
            winners.push(winner.clone());
            let (Some(home), Some(away)) = (home, away) else { continue };
            let away = Some(away).filter(|away| !nobody::means_nobody_plays(&away.name));
            if !nobody::means_nobody_plays(&home.name) && (away.is_some() || index == 0) {
                ties.push(Tie { round: *round, home, away, winner });
            }
        }
        sides = winners;
        if sides.len() < 2 {
            break;
        }
    }
    ties
}

fn row_of(one: &BracketMatch, labels: &[String]) -> Vec<DraftCell<MatchColumn>> {
    use MatchColumn as M;
    let BracketMatch { tie, home, away } = one;
    let mut row = vec![
        DraftCell::new(M::Round, CellContent::Text(tie.round.to_string()), None),
        DraftCell::new(M::Home, CellContent::text(&labels[*home]), Some(tie.home.at)),
    ];
    let (Some(away), Some(away_slot)) = (*away, &tie.away) else {
        row.push(DraftCell::new(M::Note, CellContent::text(Note::Bye.word()), Some(tie.home.at)));
        return row;
    };
    row.push(DraftCell::new(M::Away, CellContent::text(&labels[away]), Some(away_slot.at)));
    let number = |slot: &Slot| {
        let (text, at) = slot.score.clone()?;
        super::super::return_sheets::parse_plain_number(&text.replace(',', "."))
            .map(|number| (number, at))
    };
    let winner = tie
        .winner
        .as_ref()
        .map(|winner| (name_key(&winner.name) == name_key(&tie.home.name), winner.at));
    match (number(&tie.home), number(away_slot), winner) {
        (Some((one, at)), Some((other, other_at)), _) if one != other => {
            row.push(DraftCell::new(M::HomeImps, CellContent::Number(one), Some(at)));
            row.push(DraftCell::new(M::AwayImps, CellContent::Number(other), Some(other_at)));
        }
        (Some((one, at)), Some((other, other_at)), Some((home_won, from))) => {
            row.push(DraftCell::new(M::HomeImps, CellContent::Number(one), Some(at)));
            row.push(DraftCell::new(M::AwayImps, CellContent::Number(other), Some(other_at)));
            row.push(DraftCell::new(
                M::Result,
                CellContent::text(if home_won { "1-0" } else { "0-1" }),
                Some(from),
            ));
            row.push(DraftCell::new(
                M::Note,
                CellContent::text(Note::ExtraBoards.word()),
                Some(from),
            ));
        }
        // A word beside a name says that nobody played.
        (_, _, Some((home_won, from))) if words(&tie.home) || words(away_slot) => {
            let note = if home_won { Note::ForfeitAway } else { Note::ForfeitHome };
            row.push(DraftCell::new(M::Note, CellContent::text(note.word()), Some(from)));
        }
        (_, _, Some((home_won, from))) => {
            row.push(DraftCell::new(
                M::Result,
                CellContent::text(if home_won { "1-0" } else { "0-1" }),
                Some(from),
            ));
        }
        _ => {}
    }
    row
}

/// Whether a word stands where the score should.
fn words(slot: &Slot) -> bool {
    slot.score.as_ref().is_some_and(|(text, _)| people::has_letters(text))
}

/// Whether the names of a bracket are pairs.
pub(super) fn bracket_names_are_pairs(view: TableWithCells<'_>) -> bool {
    let Some(names) = view.column(ColumnMeaning::nth(What::Team, 1)) else { return false };
    let slots = slots(view, names, None);
    !slots.is_empty() && slots.iter().all(|slot| people::parse_persons(&slot.name).len() == 2)
}
