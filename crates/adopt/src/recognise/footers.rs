//! Rows below a table that tell of no contestant: averages, totals, remarks.

use super::grid::Cell;
use super::headings::squeezed;

/// Words that begin a row of averages or totals, without case, accents and blanks.
const FOOTERS: &[&str] = &[
    "average",
    "mean",
    "total",
    "totals",
    "sum",
    "sums",
    "median",
    "grandtotal",
    "subtotal",
    "averagescore",
    "durchschnitt",
    "mittelwert",
    "summe",
    "gesamt",
    "mittel",
    "schnitt",
    "moyenne",
    "totaux",
    "somme",
    "media",
    "promedio",
    "totale",
    "totales",
    "suma",
    "gemiddelde",
    "gemiddeld",
    "totaal",
    "razem",
    "srednia",
    "ogolem",
    "toplam",
    "ortalama",
    "medel",
    "medelvarde",
    "summa",
    "snitt",
    "totalt",
    "cyfanswm",
    "cyfartaledd",
    "gennemsnit",
    "gjennomsnitt",
    "ialt",
    "celkem",
    "prumer",
    "osszesen",
    "atlag",
    "ukupno",
    "prosjek",
    "keskiarvo",
    "yhteensa",
    "count",
    "maximum",
    "minimum",
    "tops",
    "numberofpairs",
    "anzahl",
    "checksum",
    "check",
    "nombredejoueurs",
    "nombredepaires",
    "totaalaantal",
    "aantalparen",
    "aantalspelers",
    "totalplayers",
];

/// Whether a row begins with the word of an average or total.
pub(super) fn is_footer(cells: &[Cell]) -> bool {
    let texts = cells.iter().filter(|cell| cell.is_text()).take(2);
    texts.into_iter().any(|cell| is_footer_text(&cell.text))
}

/// Whether a text below the names of a table is none: a word of averages, a remark.
pub(crate) fn is_no_name(text: &str) -> bool {
    is_footer_text(text) || is_remark(text)
}

/// Whether a text is a word of averages or totals.
pub(super) fn is_footer_text(text: &str) -> bool {
    let plain = text.trim_end_matches([':', '.', '=']);
    let words = plain.split_whitespace().count();
    words <= 3 && FOOTERS.contains(&squeezed(plain, true).text.as_str())
}

/// Words in place of a score: withdrawn, absent, did not finish.
const WITHOUT: &[&str] = &[
    "wd",
    "wdn",
    "withdrawn",
    "withdrew",
    "dns",
    "dnf",
    "dnp",
    "dq",
    "dsq",
    "disq",
    "abs",
    "absent",
    "ret",
    "retired",
    "np",
    "na",
    "bye",
    "sitout",
    "scr",
    "scratched",
    "zuruckgezogen",
    "ausgeschieden",
    "abgesagt",
    "forfait",
    "abandon",
    "retire",
    "retirado",
    "ritirato",
    "teruggetrokken",
    "tynnodd",
    "wycofany",
    "utgatt",
    "trukket",
];

/// Whether a cell of a column of scores says that there is none.
pub(super) fn is_without_score(text: &str) -> bool {
    let plain: String =
        text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    let plain = squeezed(&plain, true).text;
    WITHOUT.contains(&plain.as_str()) || !text.chars().any(char::is_alphanumeric)
}

/// Whether a text is a remark, not a name: a sentence, a label, an address of a page.
pub(super) fn is_remark(text: &str) -> bool {
    // Marks between the names of a team are no words.
    let words = text.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count();
    let lower = text.to_lowercase();
    let marks = text.starts_with(['*', '†', '©', '#', '(']) && words > 1;
    marks
        || text.contains(": ")
        || text.ends_with(':')
        || text.contains(" = ")
        || lower.contains("http")
        || lower.contains("www.")
        || words > 8
        || words > 4 && text.ends_with('.')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_of_the_list_can_match() {
        for word in FOOTERS {
            assert_eq!(squeezed(word, true).text, *word, "as it stands in the list");
        }
        for text in ["Nombre de joueurs", "Totaal aantal:", "Number of pairs", "Średnia"] {
            assert!(is_footer_text(text), "{text}");
        }
    }
}
