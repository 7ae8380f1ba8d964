//! The status of a contestant: what the words of its cell say of who left, who comes late, and the
//! round.

/// The status of a contestant.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum EntryStatus {
    /// Takes part and is ranked.
    #[default]
    Playing,
    /// Left the event; no further results are expected.
    Withdrawn,
    /// A team of players of the event, ranked by their scores.
    Team,
    /// Any other status of the form, as typed.
    Other(String),
}

/// How the status of those who withdrew begins, whatever follows.
const WITHDREW: &str = "withdr";
/// Other words for it. They stand alone or before a round: `left after 3` is one, `left-handed` is not.
const LEFT: [&str; 13] = [
    "w/d",
    "w.d",
    "wd",
    "wdn",
    "wdr",
    "retired",
    "ret",
    "left",
    "out",
    "quit",
    "dropped out",
    "dropout",
    "drop-out",
];
/// What stands before the last round that somebody played.
const AFTER: &str = "after";
/// What stands before the first round that somebody does not play.
const NOT_FROM: [&str; 3] = ["from", "before", "since"];
/// How the status of those who were disqualified begins.
const DISQUALIFIED: [&str; 3] = ["disq", "dsq", "dq"];
/// How the status of those who come late begins.
const LATE: [&str; 4] = ["drop-in", "drop in", "dropin", "late"];

/// The status that a cell gives.
pub fn entry_status_from_text(text: Option<String>) -> EntryStatus {
    match text {
        None => EntryStatus::Playing,
        Some(text) if says_withdrawn(&text) => EntryStatus::Withdrawn,
        Some(text) => EntryStatus::Other(text),
    }
}

fn says_withdrawn(status: &str) -> bool {
    let status = status.trim().to_lowercase();
    let is_left = |rest: &str| {
        let word = rest.split(|c: char| !c.is_alphanumeric()).find(|word| !word.is_empty());
        word.is_none_or(|word| word == AFTER || NOT_FROM.contains(&word))
    };
    status.starts_with(WITHDREW)
        || LEFT.iter().any(|word| status.strip_prefix(word).is_some_and(is_left))
}

pub(crate) fn says_disqualified(status: &str) -> bool {
    let status = status.trim().to_lowercase();
    DISQUALIFIED.iter().any(|word| status.starts_with(word))
}

pub(crate) fn says_late(status: &str) -> bool {
    let status = status.trim().to_lowercase();
    LATE.iter().any(|word| status.starts_with(word))
}

/// The round that a status names: the first of those who come late, the last of those who leave.
/// `None` where it names several.
pub(crate) fn round_in_status(status: &str) -> Option<usize> {
    let status = status.to_lowercase();
    let start = status.find(|c: char| c.is_ascii_digit())?;
    let (before, from) = status.split_at(start);
    let end = from.find(|c: char| !c.is_ascii_digit()).unwrap_or(from.len());
    if from[end..].contains(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let number: usize = from[..end].parse().ok()?;
    let said = |word: &&str| *word == AFTER || NOT_FROM.contains(word);
    let said = before.split(|c: char| !c.is_alphabetic()).rfind(said);
    match said {
        Some(word) if word != AFTER && !says_late(&status) => number.checked_sub(1),
        _ => Some(number),
    }
}

/// Whether a status is about a round, be it readable or not.
pub(crate) fn is_about_round(status: &str) -> bool {
    let status = status.to_lowercase();
    let has_number = status.contains(|c: char| c.is_ascii_digit());
    [AFTER, "round"].iter().any(|word| status.contains(word))
        || has_number && NOT_FROM.iter().any(|word| status.contains(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_for_leaving_are_read_with_the_last_round() {
        for (text, withdrew, round) in [
            ("withdrawn after 3", true, Some(3)),
            ("Withdrew", true, None),
            ("wd after 3", true, Some(3)),
            ("W/D", true, None),
            ("w.d.", true, None),
            ("withdrawn from round 4", true, Some(3)),
            ("left after round 2", true, Some(2)),
            ("withdrawn from event after 2", true, Some(2)),
            ("out before 5", true, Some(4)),
            ("retired (from R3)", true, Some(2)),
            ("dropped out after 1", true, Some(1)),
            ("withdrawn after 2, back for 5", true, None),
            ("withdrawn from 0", true, None),
            ("out", true, None),
            ("out of town", false, None),
            ("left-handed", false, None),
            ("returned", false, None),
            ("outsider", false, None),
            ("out 3", false, Some(3)),
            ("absent", false, None),
            ("drop-in 4", false, Some(4)),
            ("late from 2", false, Some(2)),
        ] {
            let status = entry_status_from_text(Some(text.to_string()));
            assert_eq!(status == EntryStatus::Withdrawn, withdrew, "{text}");
            assert_eq!(round_in_status(text), round, "{text}");
        }
    }
}
