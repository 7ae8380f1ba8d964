//! The command line as it was typed, for the command that is proposed next.

/// The command line that was typed with another word in the place of a wrong one; `None` if that was not
/// typed.
pub(super) fn corrected_command_line(wrong: &str, meant: &str) -> Option<String> {
    let typed = std::env::args_os().skip(1);
    let mut words: Vec<String> = typed.map(|word| word.to_string_lossy().into_owned()).collect();
    let at = words.iter().position(|word| word == wrong)?;
    words[at] = meant.to_string();
    Some(format!("palmares {}", quote_command_line(&words)))
}

/// A command line as one types it.
pub(super) fn quote_command_line(words: &[String]) -> String {
    let quote = |word: &String| match word.contains(' ') {
        true => format!("\"{word}\""),
        false => word.clone(),
    };
    words.iter().map(quote).collect::<Vec<_>>().join(" ")
}
