//! What can be decided of each kind of case.

use model::names::folded;
use model::register::Member;

use super::decisions::Ruling;
use super::ledger::Ledger;
use super::{Case, CaseKind, Verdict};

/// The decision that a row and all others that suggest its member are this one.
pub const ALL_SAME: &str = "all same person";

impl CaseKind {
    /// Its name on the sheet.
    pub fn word(self) -> &'static str {
        match self {
            CaseKind::Player => "player",
            CaseKind::TwoRows => "two rows",
            CaseKind::TwoAwards => "two awards",
            CaseKind::Event => "event",
            CaseKind::Certificate => "certificate",
            CaseKind::NewTotals => "new totals",
        }
    }

    /// The possible decisions; for a player, also the number of any member.
    pub fn choices(self) -> &'static [&'static str] {
        match self {
            CaseKind::Player => &["same person", "new member", "not a member", "ignore"],
            CaseKind::TwoRows => &["same person", "two people"],
            CaseKind::TwoAwards | CaseKind::Event | CaseKind::Certificate => &["count", "ignore"],
            CaseKind::NewTotals => &["count"],
        }
    }
}

impl Case {
    /// The choices of the drop-down list.
    pub fn choices(&self) -> Vec<&'static str> {
        let mut choices = self.kind.choices().to_vec();
        // "same person" needs a suggested member, except for two rows that did not come up.
        let open = self.kind == CaseKind::TwoRows && self.kept.is_some();
        if self.suggested.is_none() && !open {
            choices.retain(|choice| *choice != "same person");
        }
        if self.alike > 1 {
            choices.insert(0, ALL_SAME);
        }
        if self.kind == CaseKind::TwoRows && matches!(self.verdict, Some(Verdict::Same(_))) {
            choices.push("undo");
        }
        choices
    }
}

/// A member as the drop-down offers it.
pub fn offer_of(member: &Member) -> String {
    offer(&member.number, &member.name)
}

/// Number and name, without the commas that part the words of a drop-down.
fn offer(number: &str, name: &str) -> String {
    format!("{number} {}", name.replace(',', " "))
}

impl Ledger<'_> {
    /// The number in the text of a decision: the text, or what stands before the name of a member who was
    /// chosen from the drop-down. A number with a remark behind it is none.
    pub(super) fn number_in<'t>(&self, text: &'t str, ruling: Ruling<'_>) -> &'t str {
        let Some((number, _)) = text.split_once(' ') else { return text };
        // What was applied before holds, whatever the member is called now.
        let applied = !ruling.now && ruling.row.member.as_deref() == Some(number);
        let chosen = || {
            let member = &self.members[self.of_number(number)? as usize];
            Some(folded(&offer(number, &member.name)) == folded(text))
        };
        if applied || chosen() == Some(true) { number } else { text }
    }
}
