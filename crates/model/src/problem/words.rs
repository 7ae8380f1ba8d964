//! Phrases that several rooms share in the sentences of their problems: a list of names that is cut
//! short, a suggestion, and that a round cannot be read.

use super::{SentenceValue, phrase};

/// Names in a row, the first few of many: `Ann, Bob and 2 more`.
pub fn abridged_name_list(
    names: impl IntoIterator<Item = impl Into<SentenceValue>>,
    most: usize,
) -> SentenceValue {
    let mut names: Vec<SentenceValue> = names.into_iter().map(Into::into).collect();
    let count = names.len().saturating_sub(most);
    names.truncate(most);
    match count {
        0 => names.into(),
        count => phrase!("{names} and {count} more", names, count).into(),
    }
}

/// `Did you mean “x”? `; empty without a suggestion.
pub fn did_you_mean_text(nearest: Option<&str>) -> String {
    nearest.map(|name| format!("Did you mean “{name}”? ")).unwrap_or_default()
}

/// That a row was skipped because its round is absent or invalid.
pub fn invalid_round_sentence(text: Option<String>, kind: &str) -> String {
    match text {
        Some(text) => format!("“{text}” is {kind}, so the row was skipped."),
        None => "The row has no round, so it was skipped.".to_string(),
    }
}
