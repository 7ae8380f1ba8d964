//! What can be decided of each kind of case: the words of the drop-down in `decisions.xlsx`.
//! `decisions` reads the answer, `cases` applies it.

use model::DecisionWord;
use model::register::Member;

use super::{CaseKind, DoubtfulCase, Verdict};

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
    pub(crate) fn choices(self) -> &'static [&'static str] {
        use DecisionWord::{Count, Ignore, NewMember, NotAMember, SamePerson, TwoPeople};
        match self {
            CaseKind::Player => {
                const { &[SamePerson.text(), NewMember.text(), NotAMember.text(), Ignore.text()] }
            }
            CaseKind::TwoRows => const { &[SamePerson.text(), TwoPeople.text()] },
            CaseKind::TwoAwards | CaseKind::Event | CaseKind::Certificate => {
                const { &[Count.text(), Ignore.text()] }
            }
            CaseKind::NewTotals => const { &[Count.text()] },
        }
    }
}

impl DoubtfulCase {
    /// The choices of the drop-down list.
    pub fn choices(&self) -> Vec<&'static str> {
        let mut choices = self.kind.choices().to_vec();
        // "same person" needs a suggested member, except for two rows that did not come up.
        let open = self.kind == CaseKind::TwoRows && self.kept.is_some();
        if self.suggested.is_none() && !open {
            choices.retain(|choice| *choice != DecisionWord::SamePerson.text());
        }
        if self.alike > 1 {
            choices.insert(0, DecisionWord::AllSamePerson.text());
        }
        if self.kind == CaseKind::TwoRows && matches!(self.verdict, Some(Verdict::Same(_))) {
            choices.push(DecisionWord::Undo.text());
        }
        choices
    }
}

/// A member as the drop-down offers it.
pub fn member_dropdown_label(member: &Member) -> String {
    number_and_name_label(&member.number, &member.name)
}

/// Number and name, without the commas that part the words of a drop-down.
pub(super) fn number_and_name_label(number: &str, name: &str) -> String {
    format!("{number} {}", name.replace(',', " "))
}
