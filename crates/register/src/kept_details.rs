//! Checks of a member's cells and rows that `Balances` does not keep as they are, by which a column that
//! was sorted alone and a lost row show: `rank 5d1c2c29; alias 0a1b2c3d 000123`.

use std::collections::HashMap;

use jiff::civil::Date;

use model::MemberStatus;
use model::form::MemberColumn;
use model::name_comparison::folded_name;
use model::register::{GoldAwardRow, Member, MemberAlias, MemberBalance};

use super::ledger_chain::{alias_checksum, cells_checksum, checksum_to_hex};

/// The columns of `Members` with a check, and the word before it.
pub(crate) const CHECKSUMMED_MEMBER_COLUMNS: [(MemberColumn, &str); 6] = [
    (MemberColumn::Rank, "rank"),
    (MemberColumn::Area, "area"),
    (MemberColumn::Email, "e-mail"),
    (MemberColumn::Telephone, "telephone"),
    (MemberColumn::Joined, "joined"),
    (MemberColumn::Status, "status"),
];

/// The word before the checks of the rows of `Gold`.
const GOLD: &str = "gold";
/// The word before the check of a row of `Aliases`, with its old number.
const ALIAS: &str = "alias";

/// The check of a member's cell; none where it is blank, or says what a blank one means.
pub(crate) fn member_cell_checksum(member: &Member, column: MemberColumn) -> Option<String> {
    let day = |day: Option<Date>| day.map(|day| day.to_string()).unwrap_or_default();
    let hash = |hash: Option<std::num::NonZeroU64>| hash.map(|hash| hash.to_string());
    let text = match column {
        MemberColumn::Rank => folded_name(&member.rank),
        MemberColumn::Area => folded_name(&member.area),
        MemberColumn::Email => hash(member.contacts.email).unwrap_or_default(),
        MemberColumn::Telephone => hash(member.contacts.telephone).unwrap_or_default(),
        MemberColumn::Joined => day(member.joined),
        MemberColumn::Status if member.status != MemberStatus::Active => {
            member.status.word().to_string()
        }
        _ => String::new(),
    };
    (!text.is_empty()).then(|| checksum_to_hex(cells_checksum(&[&text])))
}

/// The checks of a member's rows of `Gold` up to a day: of the rows whole, of their days and of their
/// points, each as a sum modulo 2^32. Whole columns that moved leave the sums of all members as they were.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub(crate) struct GoldRowChecksums {
    pub rows: u32,
    pub days: u32,
    pub points: u32,
}

impl GoldRowChecksums {
    /// Adds those of another member.
    pub fn add(&mut self, other: GoldRowChecksums) {
        self.rows = self.rows.wrapping_add(other.rows);
        self.days = self.days.wrapping_add(other.days);
        self.points = self.points.wrapping_add(other.points);
    }
}

/// The checks of the rows of `Gold` up to a day, by the number of the member.
pub(crate) fn gold_row_checksums(
    rows: &[GoldAwardRow],
    to: Date,
) -> HashMap<&str, GoldRowChecksums> {
    let mut found: HashMap<&str, GoldRowChecksums> = HashMap::new();
    for row in rows.iter().filter(|row| row.date <= to) {
        let (day, points) = (row.date.to_string(), row.points.to_decimal());
        found.entry(&row.number).or_default().add(GoldRowChecksums {
            rows: cells_checksum(&[&day, &points]),
            days: cells_checksum(&[&day]),
            points: cells_checksum(&[&points]),
        });
    }
    found
}

/// What `Balances` keeps of a member besides points, name, status and club, of the columns that the
/// sheet has.
pub(crate) fn balance_details_text(
    member: &Member,
    has_column: impl Fn(MemberColumn) -> bool,
    gold: Option<&GoldRowChecksums>,
    aliases: &[&MemberAlias],
) -> Box<str> {
    let cells = CHECKSUMMED_MEMBER_COLUMNS.into_iter().filter(|(column, _)| has_column(*column));
    let cells =
        cells.filter_map(|(column, word)| Some((word, member_cell_checksum(member, column)?)));
    let mut parts: Vec<String> = cells.map(|(word, check)| format!("{word} {check}")).collect();
    parts.extend(gold.map(|gold| {
        let [rows, days, points] = [gold.rows, gold.days, gold.points].map(checksum_to_hex);
        format!("{GOLD} {rows} {days} {points}")
    }));
    for alias in aliases {
        let old = alias.old_number.as_deref().unwrap_or_default().replace(';', " ");
        let check = checksum_to_hex(alias_checksum(alias));
        parts.push(format!("{ALIAS} {check} {old}").trim_end().to_string());
    }
    parts.join("; ").into()
}

/// What a balance keeps under a word, part by part.
fn kept_under<'a>(balance: &'a MemberBalance, word: &'a str) -> impl Iterator<Item = &'a str> {
    let parts = balance.details.as_deref().unwrap_or_default().split(';').map(str::trim);
    parts.filter_map(move |part| part.strip_prefix(word)?.strip_prefix(' '))
}

/// The check of a cell that a balance keeps; empty for a blank one.
pub(crate) fn cell_checksum_in_balance<'a>(balance: &'a MemberBalance, word: &'a str) -> &'a str {
    kept_under(balance, word).next().unwrap_or_default()
}

/// The checks of the rows of `Gold` that a balance keeps; none in registers of earlier versions.
pub(crate) fn gold_checksums_in_balance(balance: &MemberBalance) -> Option<GoldRowChecksums> {
    balance.details.as_ref()?;
    let Some(text) = kept_under(balance, GOLD).next() else {
        return Some(GoldRowChecksums::default());
    };
    let mut sums = text.split(' ').map(|sum| u32::from_str_radix(sum, 16).ok());
    let mut next = || sums.next().flatten();
    Some(GoldRowChecksums { rows: next()?, days: next()?, points: next()? })
}

/// The old numbers of members that a balance keeps, one for each row of `Aliases`; empty for a row
/// without one.
pub(crate) fn old_numbers_in_balance(balance: &MemberBalance) -> impl Iterator<Item = &str> {
    kept_under(balance, ALIAS).map(|text| text.split_once(' ').map_or("", |(_, old)| old))
}
