//! What can be decided of each kind of case: the words of the drop-down in `decisions.xlsx`.
//! `decisions` reads the answer, `cases` applies it.

use model::register::Member;

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
pub fn dropdown_label(member: &Member) -> String {
    offer(&member.number, &member.name)
}

/// Number and name, without the commas that part the words of a drop-down.
pub(super) fn offer(number: &str, name: &str) -> String {
    format!("{number} {}", name.replace(',', " "))
}
