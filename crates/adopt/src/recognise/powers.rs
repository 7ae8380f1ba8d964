//! The great powers of Diplomacy, as sheets in several languages spell them.

use deunicode::deunicode;

/// Each power with its spellings, without case and accents.
const POWERS: [&[&str]; 7] = [
    &[
        "austria",
        "austriahungary",
        "osterreich",
        "osterreichungarn",
        "autriche",
        "autrichehongrie",
        "oostenrijk",
        "austriaungheria",
        "austriahungria",
        "austrowegry",
        "avusturya",
        "osterrike",
        "osterrikeungern",
        "awstria",
        "aut",
        "aus",
    ],
    &[
        "england",
        "greatbritain",
        "britain",
        "angleterre",
        "inglaterra",
        "inghilterra",
        "engeland",
        "anglia",
        "ingiltere",
        "lloegr",
        "eng",
    ],
    &[
        "france",
        "frankreich",
        "francia",
        "franca",
        "frankrijk",
        "francja",
        "fransa",
        "frankrike",
        "ffrainc",
        "fra",
    ],
    &[
        "germany",
        "deutschland",
        "allemagne",
        "alemania",
        "alemanha",
        "germania",
        "duitsland",
        "niemcy",
        "almanya",
        "tyskland",
        "yralmaen",
        "ger",
    ],
    &["italy", "italien", "italie", "italia", "wlochy", "italya", "yreidal", "ita"],
    &[
        "russia", "russland", "russie", "rusia", "rusland", "rosja", "rusya", "ryssland", "rwsia",
        "rus",
    ],
    &[
        "turkey", "turkei", "turquie", "turquia", "turchia", "turkije", "turcja", "turkiye",
        "osmanli", "turkiet", "twrci", "tur", "turkiye",
    ],
];

/// The power that a text names, from 0 (Austria) to 6 (Turkey).
pub(super) fn power_index_in_text(text: &str) -> Option<usize> {
    if text.len() > 24 {
        return None;
    }
    let plain: String =
        deunicode(text).to_lowercase().chars().filter(|c| c.is_alphabetic()).collect();
    POWERS.iter().position(|names| names.contains(&plain.as_str()))
}

/// Whether a text names a power.
pub(super) fn is_power_name(text: &str) -> bool {
    power_index_in_text(text).is_some()
}
