//! The chain of a register's ledger: checks by which a row that was changed, lost or doubled since
//! palmares wrote it shows.
//!
//! Each row of `Credited` and of `Decisions` has a check of its cells. Each reconciliation has a row on
//! the sheet `Ledger`: how many rows of `Credited`, `Balances`, `Pending` and `Decisions` it wrote with
//! a check of all of them, the seal of the row above, and a seal of its own. The order of rows does not
//! matter, so that a sheet can be sorted. A check is a CRC-32 of the cells as text, joined by `|`; that
//! of several rows is their sum modulo 2^32. It finds slips, not forgers. `docs/register.md` has a
//! script that does the same.

use std::collections::HashMap;

use flate2::Crc;
use serde::{Deserialize, Serialize};

use model::form::{BalanceColumn, CreditedColumn, FormColumn, PendingColumn};
use model::problem::{Problem, ProblemPlace};
use model::register::{
    DecisionRow, EventCreditRow, MemberAlias, MemberBalance, PendingPointsRow,
    ReconciliationLedgerRow, Register,
};
use model::{AwardKind, CellAddress, HeaderRow, MemberStatus};

use super::problems;

/// What the secretary says of a ledger that does not fit.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum LedgerOverride {
    /// Nothing: a ledger that does not fit is refused.
    #[default]
    Sealed,
    /// This is the first reconciliation: nothing of this register was credited before.
    First,
    /// The ledger counts as it stands; its chain begins anew.
    AsItStands,
}

/// The check of some cells.
pub(crate) fn cells_checksum(cells: &[&str]) -> u32 {
    let mut crc = Crc::new();
    for (nth, cell) in cells.iter().enumerate() {
        if nth > 0 {
            crc.update(b"|");
        }
        crc.update(cell.as_bytes());
    }
    crc.sum()
}

/// A check as it stands in a cell: eight digits to the base of sixteen.
pub fn checksum_to_hex(check: u32) -> String {
    format!("{check:08x}")
}

/// A check of a cell; none where the cell holds something else.
pub(crate) fn parse_checksum(text: &str) -> Option<u32> {
    u32::from_str_radix(text.trim(), 16).ok().filter(|_| text.trim().len() == 8)
}

/// The check of a row of `Credited`.
pub fn credited_row_checksum(row: &EventCreditRow) -> u32 {
    let day = |day: Option<jiff::civil::Date>| day.map(|day| day.to_string()).unwrap_or_default();
    let event = &row.event;
    cells_checksum(&[
        &day(event.date),
        &event.key,
        &event.title,
        &event.organiser,
        &day(row.registered),
        &row.text,
        &row.content,
    ])
}

/// The check of a row of `Balances`.
fn check_of_balance(row: &MemberBalance) -> u32 {
    let kinds =
        [AwardKind::Local, AwardKind::Green, AwardKind::Red, AwardKind::Gold, AwardKind::Points];
    let points = kinds.map(|kind| row.points.points(kind).to_decimal());
    let status = row.status.map_or("", MemberStatus::word);
    let cells = [&*row.number, &*row.name, status, &*row.certificates].into_iter();
    let cells = cells.chain(points.iter().map(String::as_str)).chain(row.club.as_deref());
    let cells = cells.chain(row.details.as_deref());
    cells_checksum(&cells.collect::<Vec<_>>())
}

/// What a row of decisions says of its case. Leading noughts of numbers do not matter, since Excel
/// drops them.
fn cells_of_case(row: &DecisionRow) -> [&str; 5] {
    let suggested = row.suggested.as_deref().unwrap_or_default().trim_start_matches('0');
    [&row.case, row.number.trim_start_matches('0'), &row.name, &row.club, suggested]
}

/// The check of a row of a workbook of decisions: of its case and of what the row says of it. What is
/// decided is the registrar's to type.
pub fn case_checksum(row: &DecisionRow) -> u32 {
    cells_checksum(&cells_of_case(row))
}

/// The check of a decision that a register keeps: of its case, and of what was decided.
pub(crate) fn kept_decision_checksum(row: &DecisionRow) -> u32 {
    let [case, number, name, club, suggested] = cells_of_case(row);
    let decided = [
        row.decision.as_deref().unwrap_or_default(),
        row.member.as_deref().unwrap_or_default(),
        row.status.map_or("", MemberStatus::word),
    ];
    cells_checksum(&[case, number, name, club, suggested, decided[0], decided[1], decided[2]])
}

/// The checks that a row of the decisions of a register is written with, apart from each other by a space: of
/// the decision, and of what speaks for and against it.
pub fn kept_decision_checksums_text(row: &DecisionRow) -> String {
    [kept_decision_checksum(row), reasons_checksum(row)].map(checksum_to_hex).join(" ")
}

/// The checks that a row of a workbook of decisions is written with, apart from each other by a space: of
/// the case, of what speaks for and against it, and of a row that is decided, of its decision and its
/// member.
pub fn decision_row_checksums_text(row: &DecisionRow) -> String {
    let mut checks = vec![case_checksum(row), reasons_checksum(row)];
    if let Some(decision) = &row.decision {
        let member = row.member.as_deref().unwrap_or_default();
        checks.extend([decision_cell_checksum(row, decision), decision_cell_checksum(row, member)]);
    }
    checks.into_iter().map(checksum_to_hex).collect::<Vec<_>>().join(" ")
}

/// What [`decision_row_checksums_text`] or [`kept_decision_checksums_text`] wrote with a row, each of
/// which may be unreadable. Rows of earlier versions have the first check alone, or none.
#[derive(Debug, Default)]
pub(crate) struct DecisionRowChecksums(Vec<Option<u32>>);

impl DecisionRowChecksums {
    /// The checks of a row.
    pub(crate) fn from_row(row: &DecisionRow) -> DecisionRowChecksums {
        let texts = row.check.as_deref().into_iter().flat_map(|text| text.split(' '));
        DecisionRowChecksums(texts.map(parse_checksum).collect())
    }

    /// That of the case, in a register of the decision; `None` if there is none or it is unreadable.
    pub(crate) fn case_checksum(&self) -> Option<u32> {
        self.0.first().copied().flatten()
    }

    /// Whether what speaks for and against the case is not as it was written. Without a column of it that is
    /// not known.
    pub(crate) fn has_changed_reasons(&self, row: &DecisionRow) -> bool {
        let check = self.0.get(1).filter(|_| row.reasons.is_whole);
        check.is_some_and(|check| *check != Some(reasons_checksum(row)))
    }

    /// Those of the decision and its member, if palmares wrote them.
    pub(crate) fn decision_checksums(&self) -> Option<[u32; 2]> {
        match self.0[..] {
            [_, _, Some(decision), Some(member)] => Some([decision, member]),
            _ => None,
        }
    }

    /// That of the member beside a decision.
    pub(crate) fn member_checksum(&self) -> Option<u32> {
        self.0.get(3).copied().flatten()
    }

    /// Whether the row was written without a decision.
    pub(crate) fn was_written_undecided(&self) -> bool {
        self.0.len() == 2
    }
}

/// The check of what a row says for and against its case.
fn reasons_checksum(row: &DecisionRow) -> u32 {
    let own = &row.reasons;
    let cells = [&own.evidence, &own.suggestion, &own.reasons].map(|text| prose_of_cell(text));
    cells_checksum(&[&row.case, &cells[0], &cells[1], &cells[2]])
}

/// A text without what a program changes in it. A cell that is longer may be cut.
fn prose_of_cell(text: &str) -> String {
    const MOST: usize = 2_000;
    text.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(MOST).collect()
}

/// The check of why the points of a row of `Pending` wait.
pub fn pending_reason_checksum(row: &PendingPointsRow) -> u32 {
    cells_checksum(&[&row.event.key, &row.name, row.kind.id(), &prose_of_cell(&row.why)])
}

/// The check of a cell that decides a case: its decision, or the member beside it.
pub(crate) fn decision_cell_checksum(row: &DecisionRow, cell: &str) -> u32 {
    cells_checksum(&[&row.case, cell.trim_start_matches('0')])
}

/// The check of a row of `Aliases`. Leading noughts do not matter, since Excel drops them.
pub fn alias_checksum(alias: &MemberAlias) -> u32 {
    let old = alias.old_number.as_deref().unwrap_or_default();
    cells_checksum(&[
        alias.number.trim_start_matches('0'),
        alias.known_as.as_deref().unwrap_or_default(),
        old.trim_start_matches('0'),
    ])
}

/// The number of some rows, and the check of all of them in any order.
pub(crate) fn combine_checksums(checks: impl Iterator<Item = u32>) -> (u32, Box<str>) {
    let (count, sum) = checks.fold((0u32, 0u32), |(count, sum), check| {
        (count.saturating_add(1), sum.wrapping_add(check))
    });
    (count, checksum_to_hex(sum).into())
}

/// The seal of a row of `Ledger`.
fn seal(row: &ReconciliationLedgerRow) -> Box<str> {
    let sheets = [&row.credited, &row.balances, &row.pending].into_iter().chain(&row.decisions);
    let mut cells = vec![row.registered.map(|day| day.to_string()).unwrap_or_default()];
    cells.extend(sheets.flat_map(|(rows, check)| [rows.to_string(), check.to_string()]));
    cells.push(row.before.to_string());
    let cells: Vec<&str> = cells.iter().map(String::as_str).collect();
    checksum_to_hex(cells_checksum(&cells)).into()
}

/// The check of a row of `Pending`.
fn check_of_pending(row: &PendingPointsRow) -> u32 {
    let event = &row.event;
    cells_checksum(&[
        &event.date.map(|day| day.to_string()).unwrap_or_default(),
        &event.key,
        &event.title,
        &event.organiser,
        &row.number,
        &row.name,
        &row.club,
        row.kind.id(),
        &row.points.to_decimal(),
        &row.waits_for,
        &row.certificates.join("; "),
    ])
}

/// The ledger with the row of a reconciliation that wrote these sheets.
pub(crate) fn ledger_with_new_row(
    register: &Register,
    registered: jiff::civil::Date,
    credited: &[EventCreditRow],
    balances: &[MemberBalance],
    pending: &[PendingPointsRow],
    decisions: &[DecisionRow],
) -> Vec<ReconciliationLedgerRow> {
    let mut rows = register.ledger.clone();
    let before = rows.last().map(|row| row.seal.clone()).unwrap_or_default();
    let mut row = ReconciliationLedgerRow {
        at: CellAddress { sheet: 0, row: 0, column: 0 },
        registered: Some(registered),
        credited: combine_checksums(credited.iter().map(credited_row_checksum)),
        balances: combine_checksums(balances.iter().map(check_of_balance)),
        pending: combine_checksums(pending.iter().map(check_of_pending)),
        decisions: Some(combine_checksums(decisions.iter().map(kept_decision_checksum))),
        before,
        seal: Box::default(),
    };
    row.seal = seal(&row);
    rows.push(row);
    rows
}

/// What is wrong with the ledger of a register. `ours`: the register has other marks of an earlier
/// reconciliation: its lists, or totals that are sums.
pub fn verify_or_restart_ledger(
    register: &mut Register,
    ours: bool,
    trust: LedgerOverride,
) -> Vec<Problem> {
    let found = faults(register, ours);
    let lost = register.layout.credited.is_none() || register.layout.ledger.is_none();
    let trusted = match trust {
        LedgerOverride::Sealed => false,
        LedgerOverride::First => lost,
        LedgerOverride::AsItStands => true,
    };
    if !trusted {
        return found;
    }
    if !found.is_empty() {
        // The chain begins anew.
        register.ledger.clear();
        register.balances.clear();
    }
    Vec::new()
}

fn faults(register: &Register, ours: bool) -> Vec<Problem> {
    let layout = &register.layout;
    let written = register.ledger.last();
    let expects_rows = written.map_or(ours, |row| row.credited.0 > 0);
    if layout.credited.is_none() && expects_rows {
        return vec![Problem::for_file(problems::LedgerMissing { sheet: "Credited" })];
    }
    let mut found = doubled(register);
    let sealed = register.credited.iter().any(|row| row.check.is_some());
    if layout.ledger.is_none() {
        if sealed || layout.balances.is_some() {
            found.push(Problem::for_file(problems::LedgerMissing { sheet: "Ledger" }));
        }
        return found;
    }
    if layout.balances.is_none() && written.is_some_and(|row| row.balances.0 > 0) {
        found.push(Problem::for_file(problems::LedgerMissing { sheet: "Balances" }));
    }
    found.extend(edited(register));
    found.extend(chained(register));
    found.extend(older(register));
    let Some(written) = written else {
        found.push(Problem::for_file(problems::LedgerMissing { sheet: "Ledger" }));
        return found;
    };
    let [credited, balances, pending] = sheets(register);
    found.extend(differs(CreditedColumn::FORM.name, &written.credited, &credited));
    if layout.balances.is_some() {
        found.extend(differs(BalanceColumn::FORM.name, &written.balances, &balances));
    }
    found.extend(differs(PendingColumn::FORM.name, &written.pending, &pending));
    found
}

/// A ledger that ends before the day on which most members were reconciled: it is of an older copy.
fn older(register: &Register) -> Option<Problem> {
    let last = register.ledger.iter().filter_map(|row| row.registered).max()?;
    let days = || register.members.iter().filter_map(|member| member.registered);
    let later = days().filter(|day| *day > last).count();
    let day = days().max().filter(|_| later > 1 && later * 2 >= days().count())?;
    let trouble = problems::LedgerOlder { ends: last.to_string(), day: day.to_string() };
    // The ledger can be of another file.
    Some(Problem::for_file(trouble))
}

/// What a sheet holds.
struct HeldRows {
    /// How many rows, and their check.
    rows: (u32, Box<str>),
    /// Where its headings are.
    at: Option<CellAddress>,
}

/// What the sheets `Credited`, `Balances` and `Pending` hold.
fn sheets(register: &Register) -> [HeldRows; 3] {
    let layout = &register.layout;
    [
        HeldRows {
            rows: combine_checksums(register.credited.iter().map(credited_row_checksum)),
            at: layout.credited.as_ref().map(HeaderRow::first_cell),
        },
        HeldRows {
            rows: combine_checksums(register.balances.iter().map(check_of_balance)),
            at: layout.balances.as_ref().map(HeaderRow::first_cell),
        },
        HeldRows {
            rows: combine_checksums(register.pending.iter().map(check_of_pending)),
            at: layout.pending.as_ref().map(HeaderRow::first_cell),
        },
    ]
}

/// The problem of a sheet that does not hold the rows that were written.
fn differs(sheet: &'static str, wrote: &(u32, Box<str>), found: &HeldRows) -> Option<Problem> {
    let trouble = problems::LedgerDiffers { sheet, wrote: wrote.0, holds: found.rows.0 };
    (*wrote != found.rows)
        .then(|| Problem::new(trouble, found.at.map_or(ProblemPlace::File, ProblemPlace::Cell)))
}

/// Rows of `Credited` that stand twice.
fn doubled(register: &Register) -> Vec<Problem> {
    let mut first: HashMap<(u32, &str), CellAddress> = HashMap::new();
    let mut found = Vec::new();
    for row in &register.credited {
        let key = (credited_row_checksum(row), &*row.text);
        match first.get(&key) {
            Some(at) => {
                let trouble = problems::LedgerRowTwice { first: at.a1() };
                found.push(Problem::new(trouble, row.at));
            }
            None => {
                first.insert(key, row.at);
            }
        }
    }
    found
}

/// Rows of `Credited` that were changed since they were written.
fn edited(register: &Register) -> impl Iterator<Item = Problem> + '_ {
    let changed =
        register.credited.iter().filter(|row| row.check != Some(credited_row_checksum(row)));
    changed.map(|row| Problem::new(problems::LedgerRowChanged, row.at))
}

/// Rows of `Ledger` that do not follow each other.
fn chained(register: &Register) -> Vec<Problem> {
    let mut before: &str = "";
    let mut found = Vec::new();
    for (nth, row) in register.ledger.iter().enumerate() {
        // The first rows may have been left behind in an older register.
        let follows = nth == 0 || *row.before == *before;
        if !follows || row.seal != seal(row) {
            found.push(Problem::new(problems::LedgerRowChanged, row.at));
        }
        before = &row.seal;
    }
    found
}
