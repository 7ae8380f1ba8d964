//! Draws: pairings with their reasons, or why there is none.

/// A step of an explanation.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct DrawReason {
    /// The rule, as the handbook numbers it: `C.04.3 5.2.4`.
    pub clause: &'static str,
    /// What it decided, in words.
    pub words: String,
}

impl DrawReason {
    /// A step and its rule.
    pub fn new(clause: &'static str, words: impl Into<String>) -> DrawReason {
        DrawReason { clause, words: words.into() }
    }
}

/// A pairing, or a bye.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Pairing {
    /// White, as a position in the crosstable; the player with the bye.
    pub white: usize,
    /// Black; `None` for a bye.
    pub black: Option<usize>,
    /// The bracket of the pairing, an index into [`Draw::brackets`]; `None` for a bye, which is
    /// below all brackets.
    pub bracket: Option<usize>,
    /// The reasons for the pairing and its colours, without those of the bracket.
    pub reasons: Vec<DrawReason>,
}

impl Pairing {
    /// A pairing without reasons, such as somebody else's.
    pub fn without_reasons(white: usize, black: Option<usize>) -> Pairing {
        Pairing { white, black, bracket: None, reasons: Vec::new() }
    }
}

/// The pairings of the next round with their reasons.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Draw {
    /// The round, from 1.
    pub round: usize,
    /// The pairings in the order of boards (C.04.2); a bye comes last.
    pub pairings: Vec<Pairing>,
    /// The reasons of the whole round: the system and its edition.
    pub reasons: Vec<DrawReason>,
    /// The reasons of each bracket, from the top.
    pub brackets: Vec<Vec<DrawReason>>,
}

impl Draw {
    /// A draw without reasons, such as somebody else's.
    pub fn without_reasons(round: usize, pairings: Vec<Pairing>) -> Draw {
        Draw { round, pairings, ..Draw::default() }
    }

    /// All reasons of a pairing: those of the round, of its bracket, and its own.
    pub fn reasons_of<'a>(&'a self, pairing: &'a Pairing) -> impl Iterator<Item = &'a DrawReason> {
        let bracket = pairing.bracket.and_then(|index| self.brackets.get(index));
        self.reasons.iter().chain(bracket.into_iter().flatten()).chain(&pairing.reasons)
    }
}

/// Why there is no draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrawError {
    /// Nobody is there to play.
    Nobody,
    /// No legal pairing of everybody exists (C.04.3, 1.9.3), and the arbiter decides.
    Impossible {
        /// The players of whom every draw leaves some over, as positions.
        obstructing: Vec<usize>,
    },
    /// The table is none of a tournament: it contradicts itself.
    Table {
        /// What is wrong with it, in words.
        why: String,
    },
    /// The draw failed the independent [`check`](crate::check): a fault of the program.
    Faulty {
        /// The faults in words.
        faults: Vec<String>,
    },
}

impl DrawError {
    /// The reason in words; `name` gives a player's name.
    pub fn in_words(&self, name: impl Fn(usize) -> String) -> String {
        match self {
            DrawError::Nobody => "nobody is present to be drawn".to_string(),
            DrawError::Impossible { obstructing } => {
                let named: Vec<String> = obstructing.iter().map(|at| name(*at)).collect();
                let who = match named.len() {
                    0 => String::new(),
                    _ => format!("; in the way: {}", named.join(", ")),
                };
                format!(
                    "no pairing of everybody keeps the rules, so the arbiter decides (C.04.3, 1.9.3){who}"
                )
            }
            DrawError::Table { why } => format!("the crosstable cannot be drawn: {why}"),
            DrawError::Faulty { faults } => format!(
                "the draw failed its check, which is a fault of the program: {}",
                faults.join("; ")
            ),
        }
    }
}

impl std::fmt::Display for DrawError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.in_words(|position| format!("position {position}")))
    }
}

impl std::error::Error for DrawError {}

/// A draw, or why there is none.
pub type DrawResult = Result<Draw, DrawError>;
