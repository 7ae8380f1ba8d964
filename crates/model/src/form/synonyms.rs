//! Synonyms of the words of the form, and headings that no column of the form holds. Synonyms of
//! headings stand with their columns; here are those of words in cells (`voted draw` is `vote`),
//! and what a strange heading means, so that a hint does not offer the wrong column.

use crate::name_comparison::folded_name;
use crate::problem::{Phrase, phrase};

use super::columns::ColumnDefinition;

/// Synonyms of words of closed lists: the column, the synonyms, the word.
const OTHER_WORDS: &[(&str, &[&str], &str)] = &[
    ("Ending", &["time draw", "timed", "time called", "time limit"], "time"),
    ("Ending", &["voted", "vote draw", "voted draw", "draw by vote", "agreed", "draw"], "vote"),
    ("Ending", &["solo win", "solo victory", "win", "won", "18 centres"], "solo"),
    ("Ending", &["concession", "concede", "conceded win"], "conceded"),
    ("Ending", &["abandon", "unfinished"], "abandoned"),
    ("Kind", &["vps", "victory points"], "vp"),
    ("Kind", &["imps"], "imp"),
    ("Kind", &["mp", "mps", "matchpoint"], "matchpoints"),
    ("Kind", &["%", "per cent", "percentage"], "percent"),
    ("Kind", &["point", "pts"], "points"),
    ("Kind", &["warn", "warned", "warnings"], "warning"),
    (
        "Note",
        &["forfeit by home", "home forfeits", "home forfeit", "forfeited home"],
        "forfeit home",
    ),
    (
        "Note",
        &["forfeit by away", "away forfeits", "away forfeit", "forfeited away"],
        "forfeit away",
    ),
    ("Offence", &["lateness", "late arrival", "slow play", "slow"], "late"),
    ("Offence", &["board cancelled", "cancelled boards", "boards not played"], "boards cancelled"),
    ("Offence", &["line-up late", "late line-up", "missing line-up"], "line-up"),
    ("Offence", &["telephone not off", "phone off", "phone not off"], "telephone off"),
    ("Offence", &["phone used", "telephone use"], "telephone used"),
    ("Offence", &["scores not entered", "score not entered", "scores"], "score entry"),
    (
        "Stage",
        &["qualifying stage", "qualification", "preliminary", "preliminary stage"],
        "qualifying",
    ),
    ("Stage", &["repechage final", "repechage finals", "rep\u{ea}chage"], "repechage"),
    ("Stage", &["final stage"], "final"),
    ("Category", &["women's", "womens", "ladies"], "women"),
    ("Category", &["senior", "senior's", "seniors'"], "seniors"),
    ("Category", &["juniors", "junior", "youths"], "youth"),
    ("Sharing", &["averaged", "equal", "equally", "share", "shared", "split", "pooled"], "average"),
    ("Sharing", &["hort system", "hort's system", "hort-system"], "hort"),
    ("Sharing", &["tie-break", "tie-breaks", "by place", "rank", "ranking", "none"], "place"),
    ("Outcome", &["won", "winner", "solo", "victory"], "win"),
    ("Outcome", &["drawn", "drew", "included"], "draw"),
    ("Outcome", &["elimination", "elim", "out"], "eliminated"),
    ("Outcome", &["survivor", "survival", "loss", "lost", "beaten"], "survived"),
    ("Outcome", &["dq", "disq"], "disqualified"),
];

/// The word of a closed list that a text means: the word itself or a synonym in that column.
pub fn parse_choice(
    column: &ColumnDefinition,
    choices: &'static [&'static str],
    text: &str,
) -> Option<&'static str> {
    if let Some(word) = choices.iter().copied().find(|word| *word == text) {
        return Some(word);
    }
    let wanted = folded_name(text);
    let itself = choices.iter().copied().find(|word| folded_name(word) == wanted);
    itself.or_else(|| {
        let other = OTHER_WORDS.iter().find(|(name, written, _)| {
            *name == column.name && written.iter().any(|one| folded_name(one) == wanted)
        });
        other.map(|(.., word)| *word).filter(|word| choices.contains(word))
    })
}

/// Headings that people use for what no column of the form holds, with what it is. A hint never
/// offers a column for them.
// A table.
static OTHER_COLUMNS: [(&[&str], Phrase); 10] = [
    (&["NGS", "NGS grade", "Grade", "Grading", "Rating"], phrase!("grades of players")),
    (&["Table", "Table no", "Tables"], phrase!("the tables at which contestants sat")),
    (
        &["TB", "Tie-break", "Tiebreak", "Tie break", "Buchholz", "BH", "SB", "Sonneborn-Berger"],
        phrase!("tie-breaks, which palmares works out itself"),
    ),
    (
        &["LP", "LPs", "Local points", "Green points", "Points awarded", "MPs awarded"],
        phrase!("awards, which palmares works out itself"),
    ),
    (&["Won", "Wins", "Drawn", "Draws", "Lost", "Losses", "Played"], phrase!("numbers of games")),
    (&["Tel", "Phone", "Telephone", "Mobile", "Email", "E-mail"], phrase!("how to reach people")),
    (&["Fed", "Federation", "Nation", "Country"], phrase!("federations of players")),
    (&["FIDE ID", "FIDE no"], phrase!("numbers of players with FIDE")),
    (&["Paid", "Fee", "Table money", "Cash"], phrase!("payments")),
    (&["Timestamp", "Time"], phrase!("times")),
];

/// What a heading means that no column of the form holds: `TB1` are tie-breaks.
pub fn meaning_of_heading_outside_form(heading: &str) -> Option<Phrase> {
    let wanted = folded_name(heading);
    let stem = wanted.trim_end_matches(|c: char| c.is_ascii_digit());
    let means = |written: &&str| folded_name(written) == wanted || folded_name(written) == stem;
    let known = OTHER_COLUMNS.iter().find(|(written, _)| written.iter().any(&means));
    known.map(|(_, what)| what.clone())
}
