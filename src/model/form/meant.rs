//! Synonyms of the words of the form.

use crate::model::names::folded;

use super::columns::Column;

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
    ("Outcome", &["won", "winner", "solo", "victory"], "win"),
    ("Outcome", &["drawn", "drew", "included"], "draw"),
    ("Outcome", &["elimination", "elim", "out"], "eliminated"),
    ("Outcome", &["survivor", "survival", "loss", "lost", "beaten"], "survived"),
    ("Outcome", &["dq", "disq"], "disqualified"),
];

/// The word of a closed list that a text means: the word itself or a synonym in that column.
pub fn word_meant(
    column: &Column,
    choices: &'static [&'static str],
    text: &str,
) -> Option<&'static str> {
    if let Some(word) = choices.iter().copied().find(|word| *word == text) {
        return Some(word);
    }
    let wanted = folded(text);
    let itself = choices.iter().copied().find(|word| folded(word) == wanted);
    itself.or_else(|| {
        let other = OTHER_WORDS.iter().find(|(name, written, _)| {
            *name == column.name && written.iter().any(|one| folded(one) == wanted)
        });
        other.map(|(.., word)| *word).filter(|word| choices.contains(word))
    })
}
