//! The rounds of the knock-out, in the order in which they are played.

use model::name_comparison::folded_name;

/// A round of the knock-out, in the order in which they are played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum KnockoutStage {
    /// First games of the qualifying groups.
    Q1,
    /// Games of the losers of Q1.
    Q2,
    /// Phase One: first games.
    One1,
    /// Phase One: winners' games and losers' games.
    One2,
    /// Phase One: third games.
    One3,
    /// Phase Two: first games.
    Two1,
    /// Phase Two: winners' games and losers' games.
    Two2,
    /// Phase Two: third games.
    Two3,
    Semi,
    Final,
}

impl KnockoutStage {
    /// All rounds, in order.
    pub const ALL: [KnockoutStage; 10] = [
        KnockoutStage::Q1,
        KnockoutStage::Q2,
        KnockoutStage::One1,
        KnockoutStage::One2,
        KnockoutStage::One3,
        KnockoutStage::Two1,
        KnockoutStage::Two2,
        KnockoutStage::Two3,
        KnockoutStage::Semi,
        KnockoutStage::Final,
    ];

    /// Its name on the form.
    pub fn name(self) -> &'static str {
        ["Q1", "Q2", "1.1", "1.2", "1.3", "2.1", "2.2", "2.3", "SF", "F"][self as usize]
    }

    /// Parses a name in any case; also `semi-final` and `final`.
    pub fn from_name(text: &str) -> Option<KnockoutStage> {
        let text = folded_name(text);
        let text = text.strip_prefix("round").unwrap_or(&text);
        match text {
            "semifinal" | "semifinals" => Some(KnockoutStage::Semi),
            "final" => Some(KnockoutStage::Final),
            _ => KnockoutStage::ALL.into_iter().find(|stage| folded_name(stage.name()) == text),
        }
    }

    /// The round in a sentence: `round 1.2`, `the semi-final`.
    pub fn in_words(self) -> String {
        match self {
            KnockoutStage::Semi => "the semi-final".to_string(),
            KnockoutStage::Final => "the final".to_string(),
            stage => format!("round {}", stage.name()),
        }
    }

    /// Whether the round is played in matches of several games.
    pub fn is_played_in_matches(self) -> bool {
        self >= KnockoutStage::Semi
    }

    /// The rounds of Phase One.
    pub const PHASE_ONE: [KnockoutStage; 3] =
        [KnockoutStage::One1, KnockoutStage::One2, KnockoutStage::One3];
    /// The rounds of Phase Two.
    pub const PHASE_TWO: [KnockoutStage; 3] =
        [KnockoutStage::Two1, KnockoutStage::Two2, KnockoutStage::Two3];
}
