//! The entry desk: what each contestant owes and has paid, who is here, who comes late, which byes
//! are asked for. It is read from optional columns of `Entries` and changes no result.

pub mod problems;

use std::collections::BTreeSet;

use crate::draw::Draw;
use crate::scoring::diplomacy::is_house;
use model::crosstable::Crosstable;
use model::form::{EntryColumn, Key};
use model::problem::Problem;
use model::{Entry, EntryStatus, Event, Exact};

/// The entry desk of an event. What is due less what is paid is what is owed less what is overpaid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryDesk {
    /// The contestants in the order of the sheet.
    pub rows: Vec<DeskRow>,
    /// The sum of the fees.
    pub due: Exact,
    /// The sum of what was paid.
    pub paid: Exact,
    /// The sum of what is missing.
    pub owed: Exact,
    /// The sum of what was paid beyond the fees.
    pub overpaid: Exact,
}

/// A contestant at the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeskRow {
    /// An index into the event's entries.
    pub entry: usize,
    /// The fee: that of the row, else that of the event, else nothing.
    pub due: Exact,
    /// What was paid.
    pub paid: Exact,
    /// Whether the contestant is here; `None` where nothing is typed.
    pub present: Option<bool>,
    /// When the contestant comes, as typed; may be empty.
    pub arrives: String,
    /// The rounds in which a bye is asked for, as typed; may be empty.
    pub byes: String,
    /// The score of these byes, if one is typed for all.
    pub bye_score: Option<Exact>,
}

impl DeskRow {
    /// What is missing; nothing if the fee is paid.
    pub fn owes(&self) -> Exact {
        (self.due - self.paid).max(Exact::ZERO)
    }

    /// What was paid beyond the fee.
    pub fn overpaid(&self) -> Exact {
        (self.paid - self.due).max(Exact::ZERO)
    }
}

/// The columns that only the desk has.
const OF_DESK: [EntryColumn; 4] =
    [EntryColumn::FeeDue, EntryColumn::FeePaid, EntryColumn::Present, EntryColumn::Arrives];

/// The entry desk of an event; `None` unless one of its columns, or `Entry fee`, is filled in.
pub fn desk_of(event: &Event) -> Option<EntryDesk> {
    let typed = |entry: &Entry| OF_DESK.iter().any(|column| entry.record.get(*column).is_some());
    if !event.entries.iter().any(typed) && event.unanswered(Key::EntryFee) {
        return None;
    }
    let fee = event.answers.number(Key::EntryFee).map(|cell| cell.value).filter(is_money);
    let comes = |entry: &Entry| entry.status != EntryStatus::Team && !is_house(entry);
    let entries = event.entries.iter().enumerate().filter(|(_, entry)| comes(entry));
    let rows: Vec<DeskRow> =
        entries.map(|(index, entry)| row_of(index, entry, fee.unwrap_or_default())).collect();
    let sum = |of: fn(&DeskRow) -> Exact| rows.iter().map(of).sum();
    Some(EntryDesk {
        due: sum(|row| row.due),
        paid: sum(|row| row.paid),
        owed: sum(DeskRow::owes),
        overpaid: sum(DeskRow::overpaid),
        rows,
    })
}

fn row_of(index: usize, entry: &Entry, fee: Exact) -> DeskRow {
    let record = &entry.record;
    let money = |column| record.number(column).map(|cell| cell.value).filter(is_money);
    let text = |column| record.text(column).map_or("", |cell| cell.value).trim().to_string();
    DeskRow {
        entry: index,
        due: money(EntryColumn::FeeDue).unwrap_or(fee),
        paid: money(EntryColumn::FeePaid).unwrap_or_default(),
        present: record.yes_no(EntryColumn::Present).map(|cell| cell.value),
        arrives: text(EntryColumn::Arrives),
        byes: text(EntryColumn::Byes),
        bye_score: record.number(EntryColumn::ByeScore).map(|cell| cell.value),
    }
}

/// Whether a number is an amount of money: not negative, in hundredths at most.
fn is_money(amount: &Exact) -> bool {
    *amount >= Exact::ZERO && (*amount * Exact::whole(100)).is_whole()
}

/// Reports amounts that are none, and asks about contestants who are not here although the first
/// round is drawn with them. The draw stays as it is.
pub fn check_desk(
    event: &Event,
    table: Option<&Crosstable>,
    draw: Option<&Draw>,
    problems: &mut Vec<Problem>,
) {
    let fee = event.answers.number(Key::EntryFee);
    let typed = event.entries.iter().flat_map(|entry| {
        [EntryColumn::FeeDue, EntryColumn::FeePaid].map(|column| entry.record.number(column))
    });
    for cell in fee.into_iter().chain(typed.flatten()).filter(|cell| !is_money(&cell.value)) {
        let trouble = problems::NoMoney { amount: cell.value.to_decimal() };
        problems.push(event.problem(trouble, cell.at));
    }
    let Some(draw) = draw.filter(|draw| draw.round == 1) else { return };
    let contestant = |position: usize| {
        let known = table.and_then(|table| table.contestants.get(position));
        known.map_or(position, |known| known.entry)
    };
    let paired = draw.pairings.iter().flat_map(|own| [Some(own.first), own.second]).flatten();
    let seated = draw.boards.iter().flat_map(|board| &board.seats).map(|seat| seat.who);
    let drawn: BTreeSet<usize> = paired.chain(seated).map(contestant).collect();
    let away = drawn.into_iter().filter_map(|entry| {
        let entry = event.entries.get(entry)?;
        let cell = entry.record.yes_no(EntryColumn::Present).filter(|cell| !cell.value)?;
        Some((entry.title(), cell.at))
    });
    let away: Vec<_> = away.collect();
    if let Some((_, at)) = away.first() {
        let names: Vec<&str> = away.iter().map(|(name, _)| name.as_str()).collect();
        let trouble = problems::NotPresent { names: names.join(", ") };
        problems.push(event.problem(trouble, *at));
    }
}
