//! Clauses that tie-breaks use beside their own, and readings of unclear ones.

/// Each tie-break of a list applies to those still level.
pub const STILL_LEVEL_CLAUSE: &str = "C.07 4.2";
/// Without the least value.
pub const CUT_1_CLAUSE: &str = "C.07 14.1";
/// Without the two least values.
pub const CUT_2_CLAUSE: &str = "C.07 14.2";
/// Without the least and the greatest value.
pub const MEDIAN_1_CLAUSE: &str = "C.07 14.3";
/// Without the two least and the two greatest values.
pub const MEDIAN_2_CLAUSE: &str = "C.07 14.4";
/// Another limit for Koya.
pub const KOYA_LIMIT_CLAUSE: &str = "C.07 14.5";
/// Direct encounters with forfeits.
pub const ENCOUNTER_FORFEITS_CLAUSE: &str = "C.07 6.1.1";
/// Averages of Fore Buchholz.
pub const AVERAGE_FORE_BUCHHOLZ_CLAUSE: &str = "C.07 8.2";
/// The tournaments in which the rules for unplayed rounds apply.
pub const UNPLAYED_ROUNDS_CLAUSE: &str = "C.07 15.3";
/// The value of opponents' unplayed rounds.
pub const ADJUSTED_SCORE_CLAUSE: &str = "C.07 16.3";
/// The value of own unplayed rounds.
pub const DUMMY_OPPONENT_CLAUSE: &str = "C.07 16.4";
/// Rounds that a player chose not to play are cut first.
pub const VOLUNTARY_UNPLAYED_CLAUSE: &str = "C.07 16.5";
/// Tie-breaks by rating are skipped if anybody is unrated.
pub const UNRATED_PLAYERS_CLAUSE: &str = "C.07 10";
/// From scores to differences of ratings.
pub const SCORE_TO_DIFFERENCE_CLAUSE: &str = "B.02 8.1.1";
/// From differences of ratings to scores.
pub const DIFFERENCE_TO_SCORE_CLAUSE: &str = "B.02 8.1.2";

/// Readings of unclear clauses: clause and reading.
pub const CLAUSE_INTERPRETATIONS: [(&str, &str); 11] = [
    (
        "C.07 16.4.2",
        "while rounds are to come, tie-breaks are those of a tournament that ends with the round played last",
    ),
    (
        "C.07 16.1.1",
        "a round in which nothing is known of a player, before a late entry or after leaving, is a zero-point bye",
    ),
    (
        "C.07 8.3",
        "Fore Buchholz takes every board of the last planned round as drawn, forfeits too; before that round is drawn it is the Buchholz",
    ),
    (
        "C.07 16.2",
        "a game that neither side played and that was given as half to each is unplayed for both and voluntary for neither",
    ),
    (
        "C.07 9.2",
        "Koya counts the points of all rounds with an opponent, forfeits too, against half of what winning every round brings",
    ),
    (
        "C.07 7.7",
        "standard points compare with what the opponent scored in the round, so two players who both failed to come have half each",
    ),
    (
        "C.07 10.2",
        "performances take games over the board as 1, half and 0, their share in whole per cent, halves up",
    ),
    (
        "C.07 10.1",
        "a player without a game over the board has no average and stands behind those who have one",
    ),
    (
        "C.07 13.3.3",
        "in an extended direct encounter every group that stays level begins again with match points; FIDE's exercise of 2023 went on with game points",
    ),
    (
        "C.07 13.3.2",
        "two teams that an extended direct encounter leaves level are compared by the boards of their own matches, as FIDE's exercises 46 to 48 do, and stay level if they have not met",
    ),
    (
        "C.04.7",
        "points that count for the draw alone, by acceleration or a section, count in no tie-break",
    ),
];
