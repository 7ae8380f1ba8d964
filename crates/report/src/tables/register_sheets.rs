//! The sheets that a register keeps for the next reconciliation.

use model::form::{
    AliasColumn, BalanceColumn, CreditedColumn, DecisionColumn, FormColumn, GoldColumn,
    LedgerColumn, PendingColumn,
};
use model::register::{
    EventCreditRow, GoldAwardRow, MemberAlias, MemberBalance, PendingPointsRow,
    ReconciliationLedgerRow,
};
use model::{AwardKind, MemberStatus};
use register::ledger_chain;
use register::reconcile::DoubtfulCase;

use super::reconciliation::{ReconciliationTables, add_case_columns};
use super::{Table, TableDraft};

/// The sheet `Credited`, by event.
pub(crate) fn credited_sheet(rows: &[EventCreditRow]) -> Table<'_> {
    TableDraft::from_rows("", CreditedColumn::FORM.name, "", rows)
        .day("date", "Date", |row| row.event.date)
        .text("event", "Event", 28.0, |row| &row.event.key)
        .text("title", "Title", 28.0, |row| &row.event.title)
        .text("organiser", "Organiser", 28.0, |row| &row.event.organiser)
        .day("registered", "Registered", |row| row.registered)
        .text("members", "Members", 80.0, |row| &row.text)
        .text("content", "Content", 18.0, |row| &row.content)
        .text("check", "Check", 10.0, |row| {
            ledger_chain::checksum_to_hex(ledger_chain::credited_row_checksum(row))
        })
        .build()
}

/// The sheet `Ledger`, by reconciliation.
pub(crate) fn ledger_sheet(rows: &[ReconciliationLedgerRow]) -> Table<'_> {
    TableDraft::from_rows("", LedgerColumn::FORM.name, "", rows)
        .day("registered", "Registered", |row| row.registered)
        .whole_number("credited_rows", "Credited rows", 9.0, |row| row.credited.0)
        .text("credited_check", "Credited check", 10.0, |row| &row.credited.1)
        .whole_number("balances_rows", "Balances rows", 9.0, |row| row.balances.0)
        .text("balances_check", "Balances check", 10.0, |row| &row.balances.1)
        .whole_number("pending_rows", "Pending rows", 9.0, |row| row.pending.0)
        .text("pending_check", "Pending check", 10.0, |row| &row.pending.1)
        .whole_number("decisions_rows", "Decisions rows", 9.0, |row| {
            row.decisions.as_ref().map(|decisions| decisions.0)
        })
        .text("decisions_check", "Decisions check", 10.0, |row| {
            row.decisions.as_ref().map(|decisions| &*decisions.1)
        })
        .text("before", "Before", 10.0, |row| &row.before)
        .text("seal", "Seal", 10.0, |row| &row.seal)
        .build()
}

/// The sheet `Balances`, by member.
pub(crate) fn balances_sheet(rows: &[MemberBalance]) -> Table<'_> {
    let of = |kind| move |row: &MemberBalance| row.points.points(kind);
    TableDraft::from_rows("", BalanceColumn::FORM.name, "", rows)
        .text("number", "Number", 11.0, |row| &row.number)
        .text("name", "Name", 28.0, |row| &row.name)
        .number("local_points", "Local points", 9.0, of(AwardKind::Local))
        .number("green_points", "Green points", 9.0, of(AwardKind::Green))
        .number("red_points", "Red points", 9.0, of(AwardKind::Red))
        .number("gold_points", "Gold points", 9.0, of(AwardKind::Gold))
        .number("points", "Points", 9.0, of(AwardKind::Points))
        .text("status", "Status", 9.0, |row| row.status.map(MemberStatus::word).unwrap_or_default())
        .text("certificates", "Certificates", 28.0, |row| &row.certificates)
        .text("club", "Club", 28.0, |row| row.club.as_deref().unwrap_or_default())
        .text("details", "Details", 28.0, |row| row.details.as_deref().unwrap_or_default())
        .build()
}

/// The sheet `Pending`, with the reasons.
pub(crate) fn pending_sheet(rows: &[PendingPointsRow]) -> Table<'_> {
    TableDraft::from_rows("", PendingColumn::FORM.name, "", rows)
        .day("date", "Date", |row| row.event.date)
        .text("event", "Event", 28.0, |row| &row.event.key)
        .text("title", "Title", 28.0, |row| &row.event.title)
        .text("organiser", "Organiser", 28.0, |row| &row.event.organiser)
        .text("number", "Number", 11.0, |row| &row.number)
        .text("name", "Name", 28.0, |row| &row.name)
        .text("club", "Club", 28.0, |row| &row.club)
        .text("kind", "Kind", 8.0, |row| row.kind.id())
        .number("points", "Points", 9.0, |row| row.points)
        .text("why", "Why", 60.0, |row| &row.why)
        .text("waits_for", "Waits for", 28.0, |row| &row.waits_for)
        .text("certificates", "Certificates", 28.0, |row| row.certificates.join("; "))
        .text("content", "Content", 18.0, |row| &row.content)
        .text("check", "Check", 10.0, |row| {
            ledger_chain::checksum_to_hex(ledger_chain::pending_reason_checksum(row))
        })
        .build()
}

/// The rows of the sheet `Gold`.
pub(crate) fn gold_sheet(rows: &[GoldAwardRow]) -> Table<'_> {
    TableDraft::from_rows("", GoldColumn::FORM.name, "", rows)
        .text("number", "Number", 11.0, |row| &row.number)
        .day("date", "Date", |row| row.date)
        .number("points", "Points", 9.0, |row| row.points)
        .build()
}

/// The rows of the sheet `Aliases`.
pub(crate) fn aliases_sheet(rows: &[MemberAlias]) -> Table<'_> {
    TableDraft::from_rows("", AliasColumn::FORM.name, "", rows)
        .text("number", "Number", 11.0, |row| &row.number)
        .text("known_as", "Also known as", 28.0, |row| row.known_as.as_deref())
        .text("old_number", "Old number", 11.0, |row| row.old_number.as_deref())
        .text("check", "Check", 10.0, |row| {
            ledger_chain::checksum_to_hex(ledger_chain::alias_checksum(row))
        })
        .build()
}

/// The cases of the workbook of decisions; with `decided`, only decided ones, which the
/// register keeps.
pub(crate) fn decisions_table<'a>(books: &'a ReconciliationTables<'_>, decided: bool) -> Table<'a> {
    let cases = &books.reconciliation.cases;
    let wanted =
        move || cases.iter().filter(move |case: &&DoubtfulCase| !decided || case.decided.is_some());
    let row = |case| books.reconciliation.decision_row(case);
    add_case_columns(
        TableDraft::new("", DecisionColumn::FORM.name, "", wanted().count(), wanted),
        books,
        WIDTHS,
    )
    .text("status", "Status", 10.0, move |case| row(case).status.map(|status| status.word()))
    .text("check", "Check", 10.0, move |case| match decided {
        true => ledger_chain::kept_decision_checksums_text(&row(case)),
        false => ledger_chain::decision_row_checksums_text(&row(case)),
    })
    .build()
}

/// The widths of the columns of cases.
const WIDTHS: [f64; 15] =
    [24.0, 12.0, 11.0, 24.0, 24.0, 52.0, 9.0, 9.0, 9.0, 16.0, 12.0, 8.0, 44.0, 18.0, 12.0];
