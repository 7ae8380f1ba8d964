//! The pairing criteria of C.04.3, Article 2: one file each.
//!
//! C1 to C3 decide who can meet; C4 and C5 consider everybody not yet paired. Each of the others
//! grades a pair with an integer, and the grades of a bracket's pairs add up. A pairing is better
//! if the first sum that differs is greater; so minimised counts are negative.

pub(super) mod c1;
mod c10;
mod c11;
mod c12;
mod c13;
mod c14;
mod c15;
mod c16;
mod c17;
mod c18;
mod c19;
pub(super) mod c2;
mod c20;
mod c21;
pub(super) mod c3;
pub(super) mod c4;
pub(super) mod c5;
mod c6;
mod c7;
mod c8;
mod c9;
mod pair;

pub(super) use pair::{PairBracket, PossiblePair};

/// How the grades of a criterion are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum GradeComparison {
    /// One sum over all pairs.
    Plain,
    /// A sum for each score of a moved-down player, the highest score first.
    ByScore,
}

/// One criterion of quality.
#[derive(Clone, Copy, Debug)]
pub(super) struct QualityCriterion {
    /// Its number, as `C6`.
    pub name: &'static str,
    pub clause: &'static str,
    /// Its aim, in words that follow `to`.
    pub wish: &'static str,
    /// How it is compared.
    pub scale: GradeComparison,
    /// The grade of a pair.
    pub grade: fn(&PossiblePair<'_>) -> i64,
}

const fn plain(
    name: &'static str,
    clause: &'static str,
    wish: &'static str,
    grade: fn(&PossiblePair<'_>) -> i64,
) -> QualityCriterion {
    QualityCriterion { name, clause, wish, scale: GradeComparison::Plain, grade }
}

const fn by_score(
    name: &'static str,
    clause: &'static str,
    wish: &'static str,
    grade: fn(&PossiblePair<'_>) -> i64,
) -> QualityCriterion {
    QualityCriterion { name, clause, wish, scale: GradeComparison::ByScore, grade }
}

/// The quality criteria in descending order (2.4).
pub(super) const QUALITY_CRITERIA: [QualityCriterion; 17] = [
    plain("C6", "C.04.3 C6", "have as few downfloaters as can be", c6::grade_pairs_in_bracket),
    by_score(
        "C7",
        "C.04.3 C7",
        "let those with the lowest scores float",
        c7::grade_paired_moved_down,
    ),
    plain(
        "C8",
        "C.04.3 C8",
        "have most pairs in the next bracket",
        c8::grade_pairs_in_next_bracket,
    ),
    by_score(
        "C8",
        "C.04.3 C8",
        "pair the highest scores in the next bracket",
        c8::grade_downfloaters_paired_next,
    ),
    plain(
        "C9",
        "C.04.3 C9",
        "give the bye to the player with the fewest unplayed games",
        c9::grade_unplayed_games,
    ),
    plain(
        "C10",
        "C.04.3 C10",
        "keep topscorers within a colour difference of two",
        c10::grade_colour_differences,
    ),
    plain(
        "C11",
        "C.04.3 C11",
        "spare topscorers the same colour three times running",
        c11::grade_third_same_colour,
    ),
    plain("C12", "C.04.3 C12", "meet most colour preferences", c12::grade_colour_preferences),
    plain(
        "C13",
        "C.04.3 C13",
        "meet most strong colour preferences",
        c13::grade_strong_preferences,
    ),
    plain(
        "C14",
        "C.04.3 C14",
        "spare residents a downfloat again after the last round",
        c14::grade_downfloats_last_round,
    ),
    plain(
        "C15",
        "C.04.3 C15",
        "spare residents an upfloat again after the last round",
        c15::grade_upfloats_last_round,
    ),
    plain(
        "C16",
        "C.04.3 C16",
        "spare residents a downfloat again after two rounds",
        c16::grade_downfloats_two_rounds_ago,
    ),
    plain(
        "C17",
        "C.04.3 C17",
        "spare residents an upfloat again after two rounds",
        c17::grade_upfloats_two_rounds_ago,
    ),
    by_score(
        "C18",
        "C.04.3 C18",
        "keep small the score differences of players who floated down in the last round",
        c18::grade_downfloat_scores_last_round,
    ),
    by_score(
        "C19",
        "C.04.3 C19",
        "keep small the score differences of those who meet a player who floated up in the last round",
        c19::grade_upfloat_scores_last_round,
    ),
    by_score(
        "C20",
        "C.04.3 C20",
        "keep small the score differences of players who floated down two rounds before",
        c20::grade_downfloat_scores_two_rounds_ago,
    ),
    by_score(
        "C21",
        "C.04.3 C21",
        "keep small the score differences of those who meet a player who floated up two rounds before",
        c21::grade_upfloat_scores_two_rounds_ago,
    ),
];

/// The position of C9, which applies to some brackets only.
pub(super) const C9_POSITION: usize = 4;
