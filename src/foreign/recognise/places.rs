//! Places in headings: `1. Platz`, `2nd`, `3rd place`.

/// The place in a heading such as `1. Platz`, `2nd`, `3rd place`.
pub(super) fn place_of_heading(text: &str) -> Option<u16> {
    let squeezed = super::headings::squeezed(text, true);
    let number = squeezed.number.filter(|number| (1..=20).contains(number))?;
    let rest = squeezed.text.replacen('#', "", 1);
    const PLACES: &[&str] = &[
        "st", "nd", "rd", "th", "stplace", "ndplace", "rdplace", "thplace", "platz", "place",
        "eplace", "erplace", "replace", "puesto", "lugar", "posto", "plaats", "eplaats", "miejsce",
        "plats", "aplats", "plac", "safle", "sira", "ylle", "pos", "o", "a", "e", "er", "eme", "ere",
        "de", "ste", "ci", "inci", "uncu", "nci", "plass", "plads",
    ];
    let ordinal = rest.is_empty() && text.trim().ends_with('.');
    (ordinal || PLACES.contains(&rest.as_str())).then_some(number)
}
