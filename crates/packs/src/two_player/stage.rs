//! The rounds of the knock-out, in the order in which they are played.

use model::name_comparison::folded_name;

/// A round of the knock-out, in the order in which they are played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum TwoPlayerRound {
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

impl TwoPlayerRound {
    /// All rounds, in order.
    pub const ALL: [TwoPlayerRound; 10] = [
        TwoPlayerRound::Q1,
        TwoPlayerRound::Q2,
        TwoPlayerRound::One1,
        TwoPlayerRound::One2,
        TwoPlayerRound::One3,
        TwoPlayerRound::Two1,
        TwoPlayerRound::Two2,
        TwoPlayerRound::Two3,
        TwoPlayerRound::Semi,
        TwoPlayerRound::Final,
    ];

    /// Its name on the form.
    pub(crate) fn name(self) -> &'static str {
        ["Q1", "Q2", "1.1", "1.2", "1.3", "2.1", "2.2", "2.3", "SF", "F"][self as usize]
    }

    /// Parses a name in any case; also `semi-final` and `final`.
    pub(crate) fn from_name(text: &str) -> Option<TwoPlayerRound> {
        let text = folded_name(text);
        let text = text.strip_prefix("round").unwrap_or(&text);
        match text {
            "semifinal" | "semifinals" => Some(TwoPlayerRound::Semi),
            "final" => Some(TwoPlayerRound::Final),
            _ => TwoPlayerRound::ALL.into_iter().find(|stage| folded_name(stage.name()) == text),
        }
    }

    /// The round in a sentence: `round 1.2`, `the semi-final`.
    pub(crate) fn in_words(self) -> String {
        match self {
            TwoPlayerRound::Semi => "the semi-final".to_string(),
            TwoPlayerRound::Final => "the final".to_string(),
            stage => format!("round {}", stage.name()),
        }
    }

    /// Whether the round is played in matches of several games.
    pub(crate) fn is_played_in_matches(self) -> bool {
        self >= TwoPlayerRound::Semi
    }

    /// The rounds of Phase One.
    pub(crate) const PHASE_ONE_ROUNDS: [TwoPlayerRound; 3] =
        [TwoPlayerRound::One1, TwoPlayerRound::One2, TwoPlayerRound::One3];
    /// The rounds of Phase Two.
    pub(crate) const PHASE_TWO_ROUNDS: [TwoPlayerRound; 3] =
        [TwoPlayerRound::Two1, TwoPlayerRound::Two2, TwoPlayerRound::Two3];
}
