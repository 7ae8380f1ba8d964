//! Lists of prizes: a column of awards, and running numbers of each award.

use super::content::CellShape;
use super::headings::squeeze_heading;
use super::profile::ColumnProfile;
use super::{ColumnMeaning, MeaningEvidence, RecognisedColumn, Sign, Sureness, What};

/// Words of awards, without case and accents.
const AWARDS: &[&str] = &[
    "award", "prize", "gold", "silver", "bronze", "platinum", "trophy", "medal", "cup", "winner",
    "preis", "pokal", "medaille", "prix", "premio", "trofeo", "medalla", "coppa", "medaglia",
    "prijs", "beker", "nagroda", "puchar", "medal", "odul", "kupa", "madalya", "pris", "medalj",
    "gwobr",
];

/// Whether a text speaks of a prize.
pub(super) fn speaks_of_prize(text: &str) -> bool {
    text.split_whitespace().any(|word| {
        let word = squeeze_heading(word, true).text;
        AWARDS.iter().any(|award| word == *award || word.strip_suffix('s') == Some(award))
    })
}

/// Adds the columns of a list without headings that tells of prizes; gives whether it does.
pub(super) fn add_prize_columns(
    filled: &[(u16, &ColumnProfile)],
    columns: &mut Vec<RecognisedColumn>,
) -> bool {
    let words = |profile: &ColumnProfile| {
        profile.percent_of_shape(CellShape::Words) >= 90 && profile.filled * 10 >= profile.rows * 9
    };
    let Some((awards, of)) = filled.iter().find(|(_, profile)| {
        words(profile)
            && profile.texts.iter().filter(|text| speaks_of_prize(text)).count() * 10
                >= profile.filled * 8
    }) else {
        return false;
    };
    let mut add = |column: u16, meaning, words: &str| {
        columns.push(RecognisedColumn {
            column,
            heading: String::new(),
            meaning,
            sure: Sureness::Likely,
            evidence: vec![MeaningEvidence { sign: Sign::Content, words: words.to_string() }],
        })
    };
    add(*awards, ColumnMeaning::new(What::Category), "its cells are prizes");
    let club = |text: &&String| super::words::names_organising_body(text);
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
            profile.filled < of.filled
                && profile.percent_of_shape(CellShape::Whole) == 100
                && profile.numbers_run_from_one()
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
