//! The register of members: the rows of its sheets, each with its address.

use std::sync::Arc;

use jiff::civil::Date;
use workbook::Limits;

use super::form::{
    AliasColumn, BalanceColumn, CertificateColumn, CreditedColumn, DecisionColumn, GoldColumn,
    LedgerColumn, MemberColumn, PendingColumn,
};
use super::kinds::{MemberStatus, OrganiserKind};
use super::name_comparison::{event_title_key, name_sort_key};
use super::{AwardKind, CellAddress, ContactHashes, Exact, HeaderRow, PointsByKind};

/// The points that a register keeps.
pub const REGISTER_POINT_KINDS: [AwardKind; 5] =
    [AwardKind::Local, AwardKind::Green, AwardKind::Red, AwardKind::Gold, AwardKind::Points];

/// Limits for the register of a union with hundreds of thousands of members and several seasons of
/// credits.
pub const REGISTER_WORKBOOK_LIMITS: Limits = Limits {
    cells: 12_000_000,
    text: 512 << 20,
    unpacked: 2 << 30,
    held: 256 << 20,
    layout: 256 << 20,
    document: 512 << 20,
};

/// The workbook of a register of which the new one is made.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RegisterSourceWorkbook {
    /// Whether it can hold macros, so that its name must end in `.xlsm`.
    pub macros: bool,
    /// The number of sheets at the beginning of the copy that the workbook lacks: those made of a
    /// club's list.
    pub made: usize,
    /// The names of its sheets that palmares added and did not read.
    pub passed_over: Vec<String>,
}

/// The register of members.
#[derive(Debug, Default, Clone)]
pub struct Register {
    /// The members, in the order of the sheet.
    pub members: Vec<Member>,
    /// Other names and old numbers.
    pub aliases: Vec<MemberAlias>,
    /// Awards of Gold Points with their days.
    pub gold: Vec<GoldAwardRow>,
    /// Certificates that members sent in on paper.
    pub certificates: Vec<SubmittedCertificate>,
    /// Who may run events.
    pub organisers: Vec<Organiser>,
    /// What earlier reconciliations credited, by event.
    pub credited: Vec<EventCreditRow>,
    /// Points that wait for a decision, or for a member to rejoin.
    pub pending: Vec<PendingPointsRow>,
    /// The reconciliations, the first one first.
    pub ledger: Vec<ReconciliationLedgerRow>,
    /// What each member had after the last of them.
    pub balances: Vec<MemberBalance>,
    /// The registrar's earlier decisions.
    pub decisions: Vec<DecisionRow>,
    /// The columns of the sheets, to write a register of the same layout.
    pub layout: RegisterLayout,
}

impl Register {
    /// The cell of a member in a column; that of the number if there is no such column.
    pub fn member_cell_address(&self, member: &Member, column: MemberColumn) -> CellAddress {
        let placed = self.layout.members.as_ref();
        let column =
            placed.and_then(|placed| placed.sheet_column(column)).unwrap_or(member.at.column);
        CellAddress { column, ..member.at }
    }
}

/// The columns of a register's sheets; `None` for an absent sheet.
#[derive(Debug, Default, Clone)]
pub struct RegisterLayout {
    pub members: Option<HeaderRow<MemberColumn>>,
    pub aliases: Option<HeaderRow<AliasColumn>>,
    pub gold: Option<HeaderRow<GoldColumn>>,
    pub certificates: Option<HeaderRow<CertificateColumn>>,
    pub credited: Option<HeaderRow<CreditedColumn>>,
    pub ledger: Option<HeaderRow<LedgerColumn>>,
    pub balances: Option<HeaderRow<BalanceColumn>>,
    pub pending: Option<HeaderRow<PendingColumn>>,
    pub decisions: Option<HeaderRow<DecisionColumn>>,
}

/// A row of `Members`.
#[derive(Debug, Clone, PartialEq)]
pub struct Member {
    /// Its place; the column is that of the number.
    pub at: CellAddress,
    /// The member number, leading noughts kept.
    pub number: Arc<str>,
    /// The name, forename first if the register separates them.
    pub name: Arc<str>,
    /// The club; empty when not given.
    pub club: Arc<str>,
    /// The area of primary allegiance (WBU 3.1.3); empty when not given.
    pub area: Arc<str>,
    /// E-mail address and telephone number.
    pub contacts: ContactHashes,
    /// Whether points can be registered.
    pub status: MemberStatus,
    /// The day on which the member last joined.
    pub joined: Option<Date>,
    /// The points of each kind; Gold as typed, on the day of the last reconciliation.
    pub points: PointsByKind,
    /// The rank as typed; empty if none.
    pub rank: Arc<str>,
    /// The day of the last reconciliation.
    pub registered: Option<Date>,
    /// Whether status and points are readable. If not, new points stay pending.
    pub sound: bool,
}

/// A row of `Aliases`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MemberAlias {
    /// Where the row stands in the register's workbook.
    pub at: CellAddress,
    /// The number of the member that the row is about.
    pub number: Box<str>,
    /// A name other than that of `Members` under which the member plays.
    pub known_as: Option<Box<str>>,
    /// A number that the member had.
    pub old_number: Option<Box<str>>,
    /// The check that was written with the row; none on new rows.
    pub check: Option<Box<str>>,
}

/// A row of `Gold`: an award of Gold Points, undiminished.
#[derive(Debug, Clone, PartialEq)]
pub struct GoldAwardRow {
    /// Where the row stands in the register's workbook.
    pub at: CellAddress,
    /// The number of the member that the row is about.
    pub number: Box<str>,
    /// The day of the award.
    pub date: Date,
    /// How much was awarded.
    pub points: Exact,
}

/// A row of `Certificates`: a certificate that a member sent in.
#[derive(Debug, Clone, PartialEq)]
pub struct SubmittedCertificate {
    /// Where the row stands in the register's workbook.
    pub at: CellAddress,
    /// The number printed on the certificate.
    pub certificate: Box<str>,
    /// The number of the member that the row is about.
    pub number: Box<str>,
    /// The name beside it; empty when not given.
    pub name: Box<str>,
    /// The day of issue.
    pub date: Option<Date>,
    /// The union that issued it, or the organiser; empty when not given.
    pub issuer: Box<str>,
    /// The event; empty when not given.
    pub event: Box<str>,
    /// The last day for its registration.
    pub expires: Option<Date>,
    /// Its Local and Green Points; negative on a row that reverses an earlier one (WBU 1.11.1).
    pub points: PointsByKind,
    /// The day of the reconciliation that counted or refused it.
    pub registered: Option<Date>,
    /// Whether the row fits what earlier reconciliations counted. If not, it stays pending.
    pub sound: bool,
}

impl SubmittedCertificate {
    /// Whether the row takes back the points of an earlier one.
    pub fn is_reversal(&self) -> bool {
        self.points.local < Exact::ZERO || self.points.green < Exact::ZERO
    }

    /// Whether it has neither a day nor an event.
    pub fn has_no_event(&self) -> bool {
        self.date.is_none() && self.event.trim().is_empty()
    }
}

/// A row of `Organisers`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Organiser {
    /// Where the row stands in the register's workbook.
    pub at: CellAddress,
    /// Its number; empty when not given.
    pub number: Box<str>,
    pub name: Box<str>,
    /// The kind of organiser.
    pub kind: Option<OrganiserKind>,
    /// Its area; empty when not given.
    pub area: Box<str>,
    /// The number of districts of an area (WBU 3.2.4(b)).
    pub districts: Option<u32>,
    /// Whether it may print certificates by computer (WBU 1.8.3).
    pub computer: Option<bool>,
}

/// A row of `Credited`: what members were credited for an event. An event with many players has
/// several rows.
#[derive(Debug, Clone, PartialEq)]
pub struct EventCreditRow {
    /// Where the row stands in the register's workbook.
    pub at: CellAddress,
    pub event: RegisterEventIdentity,
    /// The day of the reconciliation.
    pub registered: Option<Date>,
    /// Each member's number and points as in the cell; [`EventCreditRow::member_credits`] parses it. The text
    /// takes a tenth of the memory.
    pub text: Box<str>,
    /// A fingerprint of the event's return; empty if none was kept.
    pub content: Box<str>,
    /// The check that was written with the row; none on rows of earlier versions.
    pub check: Option<u32>,
}

/// A row of `Ledger`: one reconciliation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReconciliationLedgerRow {
    /// Where the row stands in the register's workbook.
    pub at: CellAddress,
    /// The day of the reconciliation.
    pub registered: Option<Date>,
    /// The rows of `Credited` that it wrote, and their check.
    pub credited: (u32, Box<str>),
    /// The rows of `Balances` that it wrote, and their check.
    pub balances: (u32, Box<str>),
    /// The rows of `Pending` that it wrote, and their check.
    pub pending: (u32, Box<str>),
    /// The rows of `Decisions` that it wrote, and their check; none on rows of earlier versions.
    pub decisions: Option<(u32, Box<str>)>,
    /// The seal of the row above; empty on the first one.
    pub before: Box<str>,
    /// The check of this row.
    pub seal: Box<str>,
}

/// A row of `Balances`: what a member had after the last reconciliation.
#[derive(Debug, Clone, PartialEq)]
pub struct MemberBalance {
    /// Where the row stands in the register's workbook.
    pub at: CellAddress,
    pub number: Box<str>,
    pub name: Box<str>,
    /// The points of each kind.
    pub points: PointsByKind,
    /// The status; none where the cell holds something else.
    pub status: Option<MemberStatus>,
    /// The certificates on paper that were counted, with their points, separated by semicolons.
    pub certificates: Box<str>,
    /// The club; none in registers of earlier versions, which do not say it.
    pub club: Option<Box<str>>,
    /// The checks of other cells and rows of the member; none in registers of earlier versions.
    pub details: Option<Box<str>>,
}

impl EventCreditRow {
    /// The credit of each member; empty if the text is invalid.
    pub fn member_credits(&self) -> Vec<MemberCredit> {
        parse_member_credits(&self.text).unwrap_or_default()
    }
}

/// What a member was credited for an event.
#[derive(Debug, Clone, PartialEq)]
pub struct MemberCredit {
    pub number: Box<str>,
    pub points: PointsByKind,
    /// How the member was identified, beyond number and name: the keys of cases that were decided
    /// or accepted as likely, and `certificate` with the number of each certificate.
    pub by: Vec<Box<str>>,
}

/// What identifies an event in the register.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Default, Hash)]
pub struct RegisterEventIdentity {
    /// The first day of the event.
    pub date: Option<Date>,
    /// Its key in the output.
    pub key: Box<str>,
    pub title: Box<str>,
    /// The club or body that ran it.
    pub organiser: Box<str>,
}

impl RegisterEventIdentity {
    /// Day, organiser and title, folded; of a title without words such as `(corrected)`.
    pub fn comparison_key(&self) -> (Option<Date>, String, String) {
        (self.date, name_sort_key(&self.organiser), event_title_key(&self.title))
    }
}

/// A row of `Pending`: points that could not be credited yet.
#[derive(Debug, Clone, PartialEq)]
pub struct PendingPointsRow {
    /// Where the row stands in the register's workbook.
    pub at: CellAddress,
    pub event: RegisterEventIdentity,
    /// The number as returned; empty if none.
    pub number: Box<str>,
    /// The name as returned.
    pub name: Box<str>,
    /// The club of a player without a number.
    pub club: Box<str>,
    pub kind: AwardKind,
    /// The points that wait to be credited.
    pub points: Exact,
    /// What it waits for, other than a match of the player: the key of the event's case, or `day`
    /// with the day on which the points were won; else empty.
    pub waits_for: Box<str>,
    /// The numbers of its certificates.
    pub certificates: Vec<Box<str>>,
    /// The fingerprint of the return, as [`EventCreditRow::content`].
    pub content: Box<str>,
    /// Why it waits, in words.
    pub why: Box<str>,
    /// The check of these words that was written with the row; none on rows of earlier versions.
    pub check: Option<u32>,
}

/// A row of `Decisions`, of the register or of the workbook of decisions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DecisionRow {
    /// Where the row stands in the register's workbook.
    pub at: CellAddress,
    /// The key of the case.
    pub case: Box<str>,
    /// The number of the case. Number, name and club are kept so that a case that does not recur
    /// still says what it was.
    pub number: Box<str>,
    pub name: Box<str>,
    pub club: Box<str>,
    /// The number of the member that the player probably is.
    pub suggested: Option<Box<str>>,
    /// The decision as typed; `None` if the cell is empty.
    pub decision: Option<Box<str>>,
    /// The member that it means; for a new member the number given.
    pub member: Option<Box<str>>,
    /// The status of the member when it was decided; none on rows of earlier versions, or that mean no
    /// member.
    pub status: Option<MemberStatus>,
    /// The check that was written with the row: in a register of all that decides, in a workbook of
    /// decisions of the case. None on rows of earlier versions.
    pub check: Option<Box<str>>,
    /// Whether a cell that a register keeps, other than the decision, is not as it was written.
    pub changed: bool,
    /// What spoke for it when it was decided.
    pub reasons: DecisionReasons,
}

/// What a row of `Decisions` says for and against a case.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct DecisionReasons {
    /// The event and the candidates, in words.
    pub evidence: Box<str>,
    pub suggestion: Box<str>,
    /// The score of the suggestion, out of 100.
    pub score: u8,
    pub reasons: Box<str>,
    /// Whether the sheet has a column for each of these texts.
    pub is_whole: bool,
}

/// The credit of members for an event, as a cell's text: `012345: 40; 023456: 40, 0.25 green
/// <player zo-muller-x8sms0j7z>`.
pub fn format_member_credits(members: &[MemberCredit]) -> String {
    let mut text = String::new();
    for member in members {
        if !text.is_empty() {
            text.push_str("; ");
        }
        append_member_credit(member, &mut text);
    }
    text
}

/// Appends the credit of one member.
pub fn append_member_credit(member: &MemberCredit, text: &mut String) {
    escape(&member.number, text);
    text.push(':');
    for (nth, kind) in member.points.kinds_or_local().into_iter().enumerate() {
        text.push_str(if nth == 0 { " " } else { ", " });
        text.push_str(&member.points.points(kind).to_decimal());
        if kind != AwardKind::Local {
            text.push(' ');
            text.push_str(kind.id());
        }
    }
    for key in &member.by {
        text.push_str(" <");
        escape(key, text);
        text.push('>');
    }
}

/// The separators of [`format_member_credits`].
const PARTING: [char; 5] = ['%', ';', ':', '<', '>'];

/// Appends a text with each separator as `%` and its code.
fn escape(text: &str, to: &mut String) {
    for letter in text.chars() {
        match PARTING.contains(&letter) {
            true => to.push_str(&format!("%{:02X}", u32::from(letter))),
            false => to.push(letter),
        }
    }
}

/// The inverse of [`escape`].
fn unescaped(text: &str) -> Box<str> {
    if !text.contains('%') {
        return text.into();
    }
    let mut plain = text.to_string();
    // The percent sign last, or codes would be decoded twice.
    for letter in PARTING.into_iter().rev() {
        plain = plain.replace(&format!("%{:02X}", u32::from(letter)), &letter.to_string());
    }
    plain.into()
}

/// Parses the text of [`format_member_credits`]. The error is the invalid part.
pub fn parse_member_credits(text: &str) -> Result<Vec<MemberCredit>, String> {
    let members = text.split(';').map(str::trim).filter(|part| !part.is_empty());
    let credited = members.map(|part| {
        let (number, rest) = part.split_once(':').ok_or_else(|| part.to_string())?;
        let (amounts, keys) = rest.split_once('<').unwrap_or((rest, ""));
        let mut points = PointsByKind::default();
        for amount in amounts.split(',') {
            let (figure, kind) = amount.trim().split_once(' ').unwrap_or((amount.trim(), "local"));
            let kind = REGISTER_POINT_KINDS.into_iter().find(|known| known.id() == kind.trim());
            let (Some(kind), Some(figure)) = (kind, Exact::parse_decimal(figure)) else {
                return Err(part.to_string());
            };
            points.add(kind, figure);
        }
        let keys = keys.split('<').map(|key| key.trim().trim_end_matches('>'));
        let by = keys.filter(|key| !key.is_empty()).map(unescaped).collect();
        Ok(MemberCredit { number: unescaped(number.trim()), points, by })
    });
    credited.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_credited_is_read_as_it_was_written() {
        for text in [
            "012345: 40; 023456: 40, 0.25 green; 034567: 5.25 green, 1.05 gold",
            "012345: 40 <player zo-muller-x8sms0j7z> <certificate AB-1>; 023456: 40",
            "A%3B1%25: 40 <player A%3B1%25 a%3Cb>",
            "012345: 0; 023456: 0",
        ] {
            let read = parse_member_credits(text).unwrap_or_default();
            assert_eq!(format_member_credits(&read), text);
        }
        let read = parse_member_credits("A%3B1%253A: 40 <player 7%3A zo>").unwrap_or_default();
        assert_eq!((&*read[0].number, &*read[0].by[0]), ("A;1%3A", "player 7: zo"));
        for wrong in ["012345 40", "012345: x", "012345: 40 silver"] {
            assert_eq!(parse_member_credits(wrong), Err(wrong.to_string()));
        }
    }
}
