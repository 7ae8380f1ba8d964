//! The words under `Decision`, in a workbook of decisions and on the sheet that a register keeps.

use super::name_comparison::folded_name;

/// What a registrar decides of a case; a player can also be given the number of a member.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DecisionWord {
    SamePerson,
    /// This row, and all open rows that suggest its member.
    AllSamePerson,
    NewMember,
    NotAMember,
    Count,
    Ignore,
    /// Of two rows of the register.
    TwoPeople,
    /// What was merged is taken back.
    Undo,
}

impl DecisionWord {
    /// Every word that a drop-down can have.
    pub const ALL: [DecisionWord; 8] = [
        DecisionWord::SamePerson,
        DecisionWord::AllSamePerson,
        DecisionWord::NewMember,
        DecisionWord::NotAMember,
        DecisionWord::Count,
        DecisionWord::Ignore,
        DecisionWord::TwoPeople,
        DecisionWord::Undo,
    ];

    /// The word as the drop-down has it.
    pub const fn text(self) -> &'static str {
        match self {
            DecisionWord::SamePerson => "same person",
            DecisionWord::AllSamePerson => "all same person",
            DecisionWord::NewMember => "new member",
            DecisionWord::NotAMember => "not a member",
            DecisionWord::Count => "count",
            DecisionWord::Ignore => "ignore",
            DecisionWord::TwoPeople => "two people",
            DecisionWord::Undo => "undo",
        }
    }

    /// The word that a text is, whatever its case and blanks.
    pub fn parse(text: &str) -> Option<DecisionWord> {
        let text = folded_name(text);
        DecisionWord::ALL.into_iter().find(|word| folded_name(word.text()) == text)
    }
}
