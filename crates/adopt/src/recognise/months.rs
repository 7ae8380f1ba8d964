//! The names of the months in ten languages and more, whole and short.

use std::collections::HashSet;
use std::sync::LazyLock;

use deunicode::deunicode;

/// Beginnings of the names of months, without accents.
const MONTHS: [&[&str]; 12] = [
    &["jan", "ion", "gen", "ene", "sty", "oca", "janv", "tam"],
    &["feb", "fev", "chw", "lut", "sub", "fevr", "hel"],
    &["mar", "maw", "mrt", "maa", "marz", "mrz", "maer"],
    &["apr", "ebr", "abr", "avr", "kwi", "nis"],
    &["may", "mai", "maj", "mei", "mag", "mayi"],
    &["jun", "meh", "giu", "cze", "haz", "juin", "kes"],
    &["jul", "gor", "lug", "lip", "tem", "juil", "hei"],
    &["aug", "aws", "ago", "sie", "agu", "aou", "aout", "elo"],
    &["sep", "med", "set", "wrz", "eyl", "sept", "syy"],
    &["oct", "okt", "hyd", "ott", "out", "paz", "eki", "lok"],
    &["nov", "tac", "lis", "kas", "mar"],
    &["dec", "rha", "dic", "dez", "gru", "ara", "des", "jou"],
];

/// Names of months of more than four letters, and short ones that are no abbreviation.
const WHOLE: &[&str] = &[
    "january",
    "february",
    "march",
    "april",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
    "januar",
    "februar",
    "marz",
    "juni",
    "juli",
    "oktober",
    "dezember",
    "janvier",
    "fevrier",
    "mars",
    "avril",
    "juin",
    "juillet",
    "aout",
    "septembre",
    "octobre",
    "novembre",
    "decembre",
    "enero",
    "febrero",
    "marzo",
    "abril",
    "mayo",
    "junio",
    "julio",
    "agosto",
    "septiembre",
    "octubre",
    "noviembre",
    "diciembre",
    "janeiro",
    "fevereiro",
    "marco",
    "maio",
    "junho",
    "julho",
    "setembro",
    "outubro",
    "novembro",
    "dezembro",
    "gennaio",
    "febbraio",
    "aprile",
    "maggio",
    "giugno",
    "luglio",
    "settembre",
    "ottobre",
    "dicembre",
    "januari",
    "februari",
    "maart",
    "mei",
    "augustus",
    "augusti",
    "stycznia",
    "lutego",
    "marca",
    "kwietnia",
    "maja",
    "czerwca",
    "lipca",
    "sierpnia",
    "wrzesnia",
    "pazdziernika",
    "listopada",
    "grudnia",
    "ocak",
    "subat",
    "mart",
    "nisan",
    "mayis",
    "haziran",
    "temmuz",
    "agustos",
    "eylul",
    "ekim",
    "kasim",
    "aralik",
    "ionawr",
    "chwefror",
    "mawrth",
    "ebrill",
    "mehefin",
    "gorffennaf",
    "awst",
    "medi",
    "hydref",
    "tachwedd",
    "rhagfyr",
    "maj",
    "may",
    "mai",
    "sept",
    "desember",
];

/// The month that a word names.
pub(super) fn month_from_name(word: &str) -> Option<u8> {
    let plain = deunicode(word).to_lowercase();
    let plain = plain.trim_end_matches('.');
    if plain.len() < 3 || plain.len() > 12 || !plain.bytes().all(|b| b.is_ascii_lowercase()) {
        return None;
    }
    static WHOLE_WORDS: LazyLock<HashSet<&str>> = LazyLock::new(|| WHOLE.iter().copied().collect());
    let is_whole = WHOLE_WORDS.contains(plain);
    if plain.len() > 4 && !is_whole {
        return None;
    }
    // A short word is an abbreviation as a whole: `jour` is no December.
    let fits = |names: &&[&str]| {
        names.iter().any(|name| {
            if plain.len() <= 4 && !is_whole { plain == *name } else { plain.starts_with(name) }
        })
    };
    MONTHS.iter().position(fits).map(|at| at as u8 + 1)
}
