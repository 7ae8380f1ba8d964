//! Places in headings and cells: `1. Platz`, `2nd`, `3rd place`, `Winner`, in the languages of the
//! sheets. A column with such a heading holds the contestants of that place.

/// The place that one word tells: `1st`, `First`.
pub(crate) fn parse_ordinal(text: &str) -> Option<u16> {
    const SUFFIXES: [&str; 13] = [
        "st", "nd", "rd", "th", "er", "ere", "\u{e8}re", "e", "eme", "\u{e8}me", "\u{ba}",
        "\u{aa}", "ste",
    ];
    let word = text.trim().trim_matches(['=', '.']).to_lowercase();
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let (number, suffix) = word.split_at(digits);
    if !number.is_empty() {
        return number.parse().ok().filter(|_| SUFFIXES.contains(&suffix));
    }
    ORDINALS.iter().position(|words| words.contains(&word.as_str())).map(|at| at as u16 + 1)
}

/// Words for the first places, without case and accents.
const ORDINALS: [&[&str]; 5] = [
    &[
        "first",
        "winner",
        "erster",
        "sieger",
        "gewinner",
        "premier",
        "vainqueur",
        "primero",
        "ganador",
        "primeiro",
        "vencedor",
        "primo",
        "vincitore",
        "eerste",
        "winnaar",
        "pierwszy",
        "zwyciezca",
        "birinci",
        "etta",
        "ettan",
        "vinnare",
        "cyntaf",
        "enillydd",
    ],
    &[
        "second", "runnerup", "zweiter", "deuxieme", "segundo", "secondo", "tweede", "drugi",
        "ikinci", "tvaa", "tvaan", "ail",
    ],
    &[
        "third",
        "dritter",
        "troisieme",
        "tercero",
        "terceiro",
        "terzo",
        "derde",
        "trzeci",
        "ucuncu",
        "trea",
        "trean",
        "trydydd",
    ],
    &[
        "fourth",
        "vierter",
        "quatrieme",
        "cuarto",
        "quarto",
        "vierde",
        "czwarty",
        "dorduncu",
        "fyra",
        "fyran",
        "pedwerydd",
    ],
    &["fifth", "funfter", "cinquieme", "quinto", "vijfde", "piaty", "besinci", "femma", "pumed"],
];

/// The place in a heading such as `1. Platz`, `2nd`, `3rd place`.
pub(super) fn place_in_heading(text: &str) -> Option<u16> {
    let squeezed = super::headings::squeeze_heading(text, true);
    let ordinal = ORDINALS.iter().position(|words| words.contains(&squeezed.text.as_str()));
    if let Some(place) = ordinal {
        return Some(place as u16 + 1);
    }
    let number = squeezed.number.filter(|number| (1..=20).contains(number))?;
    let rest = squeezed.text.replacen('#', "", 1);
    const PLACES: &[&str] = &[
        "st", "nd", "rd", "th", "stplace", "ndplace", "rdplace", "thplace", "platz", "place",
        "eplace", "erplace", "replace", "puesto", "lugar", "posto", "plaats", "eplaats", "miejsce",
        "plats", "aplats", "plac", "safle", "sira", "ylle", "pos", "o", "a", "e", "er", "eme",
        "ere", "de", "ste", "ci", "inci", "uncu", "nci", "plass", "plads",
    ];
    let ordinal = rest.is_empty() && text.trim().ends_with('.');
    (ordinal || PLACES.contains(&rest.as_str())).then_some(number)
}
