//! Words that the sentences of several rooms share.

/// `Did you mean “x”? `, when there is something near.
pub fn meant(nearest: Option<&str>) -> String {
    nearest.map(|name| format!("Did you mean “{name}”? ")).unwrap_or_default()
}

/// What is wrong with the round of a row: it is none of this kind, or absent.
pub fn not_a_round(text: Option<String>, kind: &str) -> String {
    match text {
        Some(text) => format!("“{text}” is {kind}"),
        None => "The row names no round".to_string(),
    }
}
