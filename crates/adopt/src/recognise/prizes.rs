//! Lists of prizes: a column of awards, and running numbers of each award.

use super::content::Shape;
use super::headings::squeezed;
use super::profile::Profile;
use super::{Column, ColumnMeaning, Evidence, Sign, Sureness, What};

/// Words of awards, without case and accents.
const AWARDS: &[&str] = &[
    "award", "prize", "gold", "silver", "bronze", "platinum", "trophy", "medal", "cup", "winner",
    "preis", "pokal", "medaille", "prix", "premio", "trofeo", "medalla", "coppa", "medaglia",
    "prijs", "beker", "nagroda", "puchar", "medal", "odul", "kupa", "madalya", "pris", "medalj",
    "gwobr",
];

/// Whether a text speaks of a prize.
pub(super) fn is_award(text: &str) -> bool {
    text.split_whitespace().any(|word| {
        let word = squeezed(word, true).text;
        AWARDS.iter().any(|award| word == *award || word.strip_suffix('s') == Some(award))
    })
}

/// Adds the columns of a list without headings that tells of prizes; gives whether it does.
pub(super) fn columns(filled: &[(u16, &Profile)], columns: &mut Vec<Column>) -> bool {
    let words = |profile: &Profile| {
        profile.share(Shape::Words) >= 90 && profile.filled * 10 >= profile.rows * 9
    };
    let Some((awards, of)) = filled.iter().find(|(_, profile)| {
        words(profile)
            && profile.texts.iter().filter(|text| is_award(text)).count() * 10 >= profile.filled * 8
    }) else {
        return false;
    };
    let mut add = |column: u16, meaning, words: &str| {
        columns.push(Column {
            column,
            heading: String::new(),
            meaning,
            sure: Sureness::Likely,
            evidence: vec![Evidence { sign: Sign::Content, words: words.to_string() }],
        })
    };
    add(*awards, ColumnMeaning::new(What::Category), "its cells are prizes");
    let club = |text: &&String| super::words::names_body(text);
    let clubs = filled.iter().find(|(column, profile)| {
        column != awards
            && words(profile)
            && profile.texts.iter().filter(club).count() * 10 >= profile.filled * 8
    });
    if let Some((clubs, _)) = clubs {
        add(*clubs, ColumnMeaning::new(What::Club), "its cells are clubs");
    }
    // A running number stands in the column of its own award.
    let orders: Vec<u16> = filled
        .iter()
        .filter(|(_, profile)| {
            profile.filled < of.filled && profile.share(Shape::Whole) == 100 && profile.runs()
        })
        .map(|(column, _)| *column)
        .collect();
    if orders.len() >= 2 {
        for (number, column) in (1..).zip(orders) {
            add(
                column,
                ColumnMeaning::nth(What::Order, number),
                "it numbers the rows of one award",
            );
        }
    }
    true
}
