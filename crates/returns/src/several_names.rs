//! Several names in one cell.

/// Whether a text is two names: `Carys Lorimer & Huw Tremlett`.
pub(super) fn are_two(text: &str) -> bool {
    let names = parted(text);
    names.len() == 2
        && names.iter().all(|name| name.chars().filter(|c| c.is_alphabetic()).count() > 1)
}

/// The parts of a cell with several names or numbers.
pub(super) fn parted(text: &str) -> Vec<&str> {
    const BETWEEN: [&str; 9] =
        ["&", "/", ";", "+", "\n", " and ", " \u{2013} ", " \u{2014} ", " - "];
    let between = BETWEEN.into_iter().find(|sign| text.contains(sign));
    let parts = between.map_or_else(|| vec![text], |sign| text.split(sign).collect());
    parts.into_iter().map(str::trim).filter(|part| !part.is_empty()).collect()
}
