//! The sections of an event as people name them above their lists, in the languages of the sheets.

/// Words for a part of the field.
const SECTIONS: [&str; 20] = [
    "section",
    "sectie",
    "sektion",
    "secci\u{f3}n",
    "seccion",
    "sezione",
    "sec\u{e7}\u{e3}o",
    "adran",
    "sekcja",
    "lijn",
    "line",
    "linie",
    "ligne",
    "girone",
    "group",
    "groep",
    "gruppe",
    "groupe",
    "grupo",
    "grupa",
];

/// Words for a part that is ranked by itself: those of two do not play for one place.
const RANKED_APART: [&str; 25] = [
    "division",
    "div",
    "divisie",
    "divisi\u{f3}n",
    "divisione",
    "divis\u{e3}o",
    "dywizja",
    "liga",
    "klasse",
    "klasa",
    "klas",
    "final",
    "finale",
    "finaal",
    "finalen",
    "pool",
    "poule",
    "heat",
    "manche",
    "vorlauf",
    "flight",
    "bracket",
    "stratum",
    "strat",
    "tier",
];

/// Colours by which sections are told apart.
const COLOURS: [&str; 36] = [
    "red",
    "blue",
    "green",
    "yellow",
    "white",
    "black",
    "orange",
    "pink",
    "brown",
    "gold",
    "silver",
    "rot",
    "blau",
    "gr\u{fc}n",
    "gelb",
    "rood",
    "blauw",
    "groen",
    "geel",
    "rouge",
    "bleu",
    "vert",
    "jaune",
    "rojo",
    "azul",
    "verde",
    "amarillo",
    "rosso",
    "blu",
    "giallo",
    "coch",
    "glas",
    "gwyrdd",
    "melyn",
    "vermelho",
    "amarelo",
];

/// The section that a text names: `Section A`, `A-lijn`, `Group 2`, `Red section`, `Final B`.
pub(super) fn section_in_text(text: &str) -> Option<String> {
    named(text).map(|(section, _)| section)
}

/// Whether a text names a section that is ranked by itself, as a division or a final.
pub(super) fn is_section_ranked_apart(text: &str) -> bool {
    named(text).is_some_and(|(_, apart)| apart)
}

fn named(text: &str) -> Option<(String, bool)> {
    let words: Vec<&str> =
        text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let is_name = |word: &&&str| {
        word.chars().count() <= 2
            && word.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit())
    };
    let at = |known: &[&str]| {
        words.iter().position(|word| known.contains(&word.to_lowercase().as_str()))
    };
    if let Some(at) = at(&SECTIONS) {
        let coloured =
            |word: &&&str| words.len() == 2 && COLOURS.contains(&word.to_lowercase().as_str());
        let beside = [Some(at + 1), at.checked_sub(1)].map(|at| words.get(at?));
        let of = |is: &dyn Fn(&&&str) -> bool| beside.into_iter().flatten().find(|word| is(word));
        let found = of(&is_name).or_else(|| of(&coloured))?;
        return Some(((*found).to_string(), false));
    }
    // In a title of more words they name a season or a trophy.
    let at = at(&RANKED_APART).filter(|_| words.len() == 2)?;
    let name = words.get(1 - at).filter(is_name)?;
    Some(((*name).to_string(), true))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_name_sections() {
        for (text, section, apart) in [
            ("SECTION A  NORTH-SOUTH", Some("A"), false),
            ("A-lijn", Some("A"), false),
            ("Group 2", Some("2"), false),
            ("Red Section", Some("Red"), false),
            ("Final ranking", None, false),
            ("Section results", None, false),
            ("Final A", Some("A"), true),
            ("Division 2", Some("2"), true),
            ("B-Finale", Some("B"), true),
            ("Winter League Division 2", None, false),
            ("Board 1", None, false),
        ] {
            assert_eq!(section_in_text(text).as_deref(), section, "{text}");
            assert_eq!(is_section_ranked_apart(text), apart, "{text}");
        }
    }
}
