//! What stands where a contestant could, and means that nobody plays: byes, phantoms, who was not paired.

/// What stands where a contestant could: nobody plays.
const NOBODY: [&str; 25] = [
    "bye",
    "bay",
    "phantom",
    "spielfrei",
    "freilos",
    "frei",
    "partner wanted",
    "no partner",
    "exempt",
    "libre",
    "descansa",
    "descanso",
    "riposo",
    "vrij",
    "pauza",
    "pausa",
    "frirunda",
    "frirond",
    "sit out",
    "sit-out",
    "sitout",
    "half table",
    "no pair",
    "tbd",
    "missing pair",
];

/// Words in front of `bye`: what it is worth, and who gave it.
const OF_BYES: [&str; 14] = [
    "half",
    "point",
    "halfpoint",
    "pt",
    "\u{bd}",
    "1",
    "0",
    "full",
    "zero",
    "no",
    "late",
    "pairing",
    "allocated",
    "requested",
];

/// Whether a cell says that nobody plays there.
pub(super) fn means_nobody_plays(text: &str) -> bool {
    let plain = text.trim().trim_matches(|c: char| "-()[]*.".contains(c)).trim().to_lowercase();
    // Numbers of nobody may stand behind: `BYE 0 0`.
    NOBODY.contains(&plain.as_str())
        || means_unpaired(&plain)
        || plain.split_whitespace().next() == Some("bye")
        || names_bye(&plain)
}

/// Whether a cell says that somebody was not paired, which is no bye.
pub(super) fn means_unpaired(text: &str) -> bool {
    const UNPAIRED: [&str; 4] = ["not paired", "unpaired", "absent", "not playing"];
    UNPAIRED.iter().any(|word| text.trim().eq_ignore_ascii_case(word))
}

/// Whether a text in small letters is a bye with what it is worth, and no more: `half-point bye`.
fn names_bye(plain: &str) -> bool {
    let words = plain.split(|c: char| !c.is_alphanumeric() && c != '\u{bd}');
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    words.split_last().is_some_and(|(last, before)| {
        *last == "bye" && before.iter().all(|word| OF_BYES.contains(word))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_told_from_somebody() {
        for text in [
            "spielfrei",
            "(bye)",
            "PHANTOM",
            "Partner wanted",
            "pairing allocated bye",
            "half-point bye",
            "BYE\n0 0",
        ] {
            assert!(means_nobody_plays(text), "{text}");
        }
        for text in ["Ann Lee", "Byers", "Ann Bye", "Frey", ""] {
            assert!(!means_nobody_plays(text), "{text}");
        }
    }
}
