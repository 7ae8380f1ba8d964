//! The entry desk: what each contestant owes and has paid, who is here, who comes late, which byes
//! are asked for. It is read from optional columns of `Entries` and changes no result.

mod amount;
pub mod problems;

use std::collections::BTreeSet;

use crate::draw::Draw;
use crate::prizes::amount_with_currency;
use crate::scoring::diplomacy::is_house_player;
use crate::scoring::parse_round_number;
use model::crosstable::Crosstable;
use model::form::{EntryColumn, Key};
use model::problem::Problem;
use model::{CellAddress, Entry, EntryStatus, Event, Exact};

pub(crate) use amount::TypedAmount;

/// The entry desk of an event. What is due less what is paid is what is owed less what is overpaid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryDesk {
    /// The contestants in the order of the sheet.
    pub rows: Vec<DeskRow>,
    /// The sign of the currency that is typed; may be empty.
    pub currency: &'static str,
    /// Whether a fee is typed for anybody; without one nobody owes anything.
    pub has_fees: bool,
    /// The sum of the fees, of the rows that count.
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
    /// The fee: that of the row, else that of the event.
    pub due: TypedAmount,
    /// What was paid.
    pub paid: TypedAmount,
    /// What is missing, below zero if too much was paid; `None` for a row that the sums leave out,
    /// because an amount cannot be read or is in another currency.
    pub open: Option<Exact>,
    /// Whether the contestant withdrew.
    pub withdrew: bool,
    /// Whether the contestant withdrew before the first round, or in none that is named.
    pub never_comes: bool,
    /// Whether the contestant is here.
    pub present: TypedPresence,
    /// When the contestant comes, as typed; a time of day as such. May be empty.
    pub arrives: String,
    /// The rounds in which a bye is asked for, as typed; may be empty.
    pub byes: String,
    /// The score of these byes, if one is typed for all.
    pub bye_score: Option<Exact>,
}

/// What is typed under `Present`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypedPresence {
    /// Nothing.
    Blank,
    Here,
    Away,
    /// A word that means neither, as typed.
    Odd(String),
}

impl EntryDesk {
    /// A sum with the sign of the currency.
    pub fn sum_with_currency(&self, amount: Exact) -> String {
        amount_with_currency(amount, self.currency)
    }

    /// An amount for people; one that cannot be read as typed.
    pub fn typed_amount_text(&self, amount: &TypedAmount) -> String {
        match amount {
            TypedAmount::Blank => self.sum_with_currency(Exact::ZERO),
            TypedAmount::Waived => "waived".to_string(),
            TypedAmount::Money(value, own) => {
                amount_with_currency(*value, own.unwrap_or(self.currency))
            }
            TypedAmount::Unread(text) => format!("\u{201c}{text}\u{201d}"),
        }
    }
}

impl DeskRow {
    /// What is missing; nothing if the fee is paid, or is not known.
    pub fn amount_owed(&self) -> Exact {
        self.open.unwrap_or_default().max(Exact::ZERO)
    }

    /// What was paid beyond the fee.
    pub fn amount_overpaid(&self) -> Exact {
        (Exact::ZERO - self.open.unwrap_or_default()).max(Exact::ZERO)
    }

    /// Whether the sums count the row.
    pub fn counts_in_sums(&self) -> bool {
        self.open.is_some()
    }
}

/// The columns that only the desk has.
const OF_DESK: [EntryColumn; 4] =
    [EntryColumn::FeeDue, EntryColumn::FeePaid, EntryColumn::Present, EntryColumn::Arrives];

/// The entry desk of an event; `None` unless one of its columns, or `Entry fee`, is filled in.
pub fn entry_desk_of_event(event: &Event) -> Option<EntryDesk> {
    let typed = |entry: &Entry| OF_DESK.iter().any(|column| entry.record.get(*column).is_some());
    if !event.entries.iter().any(typed) && event.is_key_unanswered(Key::EntryFee) {
        return None;
    }
    let fee = TypedAmount::parse(event.answer_text(Key::EntryFee).unwrap_or_default());
    let comes = |entry: &Entry| entry.status != EntryStatus::Team && !is_house_player(entry);
    let entries = event.entries.iter().enumerate().filter(|(_, entry)| comes(entry));
    let mut rows: Vec<DeskRow> = entries.map(|(index, entry)| row_of(index, entry, &fee)).collect();
    let has_fees =
        fee != TypedAmount::Blank || rows.iter().any(|row| row.due != TypedAmount::Blank);
    let amounts = rows.iter().flat_map(|row| [&row.due, &row.paid]);
    let currency = [&fee].into_iter().chain(amounts).find_map(TypedAmount::currency).unwrap_or("");
    for row in &mut rows {
        let known = |amount: &TypedAmount| {
            amount.value().filter(|_| amount.currency().is_none_or(|own| own == currency))
        };
        let open = known(&row.due).zip(known(&row.paid)).map(|(due, paid)| due - paid);
        row.open = open.map(|open| if has_fees { open } else { Exact::ZERO });
    }
    let sum = |of: &dyn Fn(&DeskRow) -> Exact| {
        rows.iter().filter(|row| row.counts_in_sums()).map(of).sum()
    };
    Some(EntryDesk {
        currency,
        has_fees,
        due: sum(&|row| row.due.value().unwrap_or_default()),
        paid: sum(&|row| row.paid.value().unwrap_or_default()),
        owed: sum(&DeskRow::amount_owed),
        overpaid: sum(&DeskRow::amount_overpaid),
        rows,
    })
}

fn row_of(index: usize, entry: &Entry, fee: &TypedAmount) -> DeskRow {
    let text = |column| typed(entry, column).map_or("", |(text, _)| text);
    let [own, paid] =
        [EntryColumn::FeeDue, EntryColumn::FeePaid].map(|column| TypedAmount::parse(text(column)));
    let due = match (own, &paid) {
        (TypedAmount::Blank, TypedAmount::Waived) => TypedAmount::Waived,
        (TypedAmount::Blank, _) => fee.clone(),
        (own, _) => own,
    };
    DeskRow {
        entry: index,
        due,
        paid,
        open: None,
        withdrew: entry.withdrew(),
        never_comes: entry.withdrew() && entry.round_in_status().unwrap_or(0) == 0,
        present: presence(text(EntryColumn::Present)),
        arrives: hour(text(EntryColumn::Arrives)),
        byes: text(EntryColumn::Byes).to_string(),
        bye_score: entry.record.number(EntryColumn::ByeScore).map(|cell| cell.value),
    }
}

fn typed(entry: &Entry, column: EntryColumn) -> Option<(&str, CellAddress)> {
    let cell = entry.record.text(column)?;
    Some((cell.value.trim(), cell.at))
}

/// What a word under `Present` means.
fn presence(text: &str) -> TypedPresence {
    match text.to_lowercase().as_str() {
        "" => TypedPresence::Blank,
        "yes" | "y" | "true" | "1" | "x" | "\u{2713}" | "\u{2714}" | "here" | "present" => {
            TypedPresence::Here
        }
        "no" | "n" | "false" | "0" | "absent" | "away" | "not here" | "not present" => {
            TypedPresence::Away
        }
        _ => TypedPresence::Odd(text.to_string()),
    }
}

/// A time as one of the day: a cell that lost its format holds 0.4375 for 10:30.
fn hour(text: &str) -> String {
    let part =
        Exact::parse_decimal(text).filter(|part| *part > Exact::ZERO && *part < Exact::whole(1));
    let Some(part) = part else { return text.to_string() };
    let minutes = (part * Exact::whole(24 * 60)).rounded(0).numerator();
    format!("{:02}:{:02}", minutes / 60 % 24, minutes % 60)
}

/// Reports amounts that are none and words that say nothing of who is here, and asks about
/// contestants who are drawn in a round before they arrive, or in the first and are not here. All stays as
/// it is.
pub(crate) fn check_entry_desk(
    event: &Event,
    table: Option<&Crosstable>,
    draw: Option<&Draw>,
    problems: &mut Vec<Problem>,
) {
    let Some(desk) = entry_desk_of_event(event) else { return };
    let left = desk.rows.iter().filter(|row| !row.counts_in_sums()).flat_map(|row| {
        let columns = [(EntryColumn::FeeDue, &row.due), (EntryColumn::FeePaid, &row.paid)];
        columns.into_iter().filter_map(|(column, amount)| {
            let known = amount.value().is_some()
                && amount.currency().is_none_or(|own| own == desk.currency);
            let entry = event.entries.get(row.entry).filter(|_| !known)?;
            let fee = event.answers.text(Key::EntryFee).map(|cell| (cell.value, cell.at));
            let (text, at) = typed(entry, column).or(fee)?;
            Some((format!("{} (\u{201c}{text}\u{201d})", entry.display_name()), at))
        })
    });
    if let Some((names, at)) = told_together(left) {
        problems.push(event.problem(problems::NoMoney { names }, at));
    }
    let odd = desk.rows.iter().filter_map(|row| {
        let TypedPresence::Odd(text) = &row.present else { return None };
        let entry = event.entries.get(row.entry)?;
        let (_, at) = typed(entry, EntryColumn::Present)?;
        Some((format!("{} (\u{201c}{text}\u{201d})", entry.display_name()), at))
    });
    if let Some((names, at)) = told_together(odd) {
        problems.push(event.problem(problems::PresentUnclear { names }, at));
    }
    let unclear = event.entries.iter().filter_map(|entry| {
        let (text, at) = typed(entry, EntryColumn::Arrives).filter(|(text, _)| !says_when(text))?;
        Some((format!("{} (\u{201c}{text}\u{201d})", entry.display_name()), at))
    });
    if let Some((names, at)) = told_together(unclear) {
        problems.push(event.problem(problems::ArrivesUnclear { names }, at));
    }
    let Some(draw) = draw else { return };
    let drawn = contestants_of(draw, table);
    problems.extend(late_ones(event, &desk, draw, &drawn));
    if draw.round > 1 {
        return;
    }
    let away = desk.rows.iter().filter_map(|row| {
        let away = row.present == TypedPresence::Away && drawn.contains(&row.entry);
        let entry = event.entries.get(row.entry).filter(|_| away)?;
        Some((entry.display_name(), typed(entry, EntryColumn::Present)?.1))
    });
    if let Some((names, at)) = told_together(away) {
        problems.push(event.problem(problems::NotPresent { names }, at));
    }
}

/// Whether a text under `Arrives` is a round, or has a time or a day: `round 2`, `10:30`, `2 pm`, `14h`.
fn says_when(text: &str) -> bool {
    let text = text.to_lowercase();
    let has = |parts: &[u8]| {
        text.as_bytes().windows(2).any(|two| two[0].is_ascii_digit() && parts.contains(&two[1]))
    };
    let of_half = || ["am", "pm"].iter().any(|half| text.trim_end_matches('.').ends_with(half));
    let of_clock = || has(b":.h-/") || (of_half() && text.contains(|c: char| c.is_ascii_digit()));
    parse_round_number(&text).is_some() || (!text.starts_with("round") && of_clock())
}

/// Who is drawn in a round before the one under `Arrives`.
fn late_ones(
    event: &Event,
    desk: &EntryDesk,
    draw: &Draw,
    drawn: &BTreeSet<usize>,
) -> Option<Problem> {
    let late = desk.rows.iter().filter(|row| drawn.contains(&row.entry)).filter_map(|row| {
        let entry = event.entries.get(row.entry)?;
        let (text, at) = typed(entry, EntryColumn::Arrives)?;
        // A number alone can be an hour.
        let names_round = text.starts_with(char::is_alphabetic);
        parse_round_number(text).filter(|first| names_round && *first > draw.round)?;
        Some((format!("{} ({text})", entry.display_name()), at))
    });
    let (names, at) = told_together(late)?;
    Some(event.problem(problems::ArrivesLate { round: draw.round, names }, at))
}

/// The entries that a draw pairs.
fn contestants_of(draw: &Draw, table: Option<&Crosstable>) -> BTreeSet<usize> {
    let contestant = |position: usize| {
        let known = table.and_then(|table| table.contestants.get(position));
        known.map_or(position, |known| known.entry)
    };
    let paired = draw.pairings.iter().flat_map(|own| [Some(own.first), own.second]).flatten();
    let seated = draw.boards.iter().flat_map(|board| &board.seats).map(|seat| seat.who);
    paired.chain(seated).map(contestant).collect()
}

/// Some names in one sentence, and where the first stands; `None` without any.
fn told_together(
    found: impl Iterator<Item = (String, CellAddress)>,
) -> Option<(String, CellAddress)> {
    const SHOWN: usize = 5;
    let (names, places): (Vec<String>, Vec<CellAddress>) = found.unzip();
    let more = names.len().saturating_sub(SHOWN);
    let mut told = names.iter().take(SHOWN).cloned().collect::<Vec<_>>().join(", ");
    if more > 0 {
        told.push_str(&format!(" and {more} more"));
    }
    Some((told, *places.first()?))
}
