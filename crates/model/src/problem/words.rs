//! Phrases that several rooms share.

/// `Did you mean “x”? `; empty without a suggestion.
pub fn did_you_mean(nearest: Option<&str>) -> String {
    nearest.map(|name| format!("Did you mean “{name}”? ")).unwrap_or_default()
}

/// That a row was skipped because its round is absent or invalid.
pub fn invalid_round_sentence(text: Option<String>, kind: &str) -> String {
    match text {
        Some(text) => format!("“{text}” is {kind}, so the row was skipped."),
        None => "The row has no round, so it was skipped.".to_string(),
    }
}
