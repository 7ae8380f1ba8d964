//! Two people in one row: `Nom 1`, `Prénom 1`, `Nom 2`, `Prénom 2`; `Name`, `EBU No`, `Partner`,
//! `EBU No`.

use std::collections::BTreeMap;

use super::candidate::{MeaningCandidate, cells_evidence};
use super::column_heading::ColumnHeading;
use super::content::CellShape;
use super::headings::{heading_meanings, squeeze_heading};
use super::view::ProfiledTable;
use super::weights::weights;
use super::words::fact_words;
use super::{ColumnMeaning, MeaningEvidence, Sign, What};

/// The parts of a person that stand in columns of their own.
const PARTS: [What; 3] = [What::Forename, What::Surname, What::Id];

/// The meaning of each column that holds a part of one of two people; empty where the table does
/// not give forename and surname of both.
pub(super) fn columns_of_name_parts(view: &ProfiledTable) -> BTreeMap<u16, What> {
    let mut numbered: BTreeMap<(u16, What), u16> = BTreeMap::new();
    let mut plain: BTreeMap<What, Vec<u16>> = BTreeMap::new();
    let filled = || view.columns().filter(|(_, _, profile)| profile.filled > 0);
    let certain =
        |what: What| filled().map(|(_, head, _)| parts_of(head)).any(|parts| parts[..] == [what]);
    // `Nom` is a surname beside `Prénom` and a forename beside `Cognoms`.
    let other_of_two = match (certain(What::Forename), certain(What::Surname)) {
        (true, false) => Some(What::Surname),
        (false, true) => Some(What::Forename),
        _ => None,
    };
    // Beside `Surname`, a `Name` is a forename.
    let surnames =
        |head: &ColumnHeading| head.likely_means(What::Surname) && !head.likely_means(What::Name);
    let with_surnames = !certain(What::Forename) && filled().any(|(_, head, _)| surnames(head));
    for (column, head, profile) in filled() {
        let part = match parts_of(head)[..] {
            _ if with_surnames && head.likely_means(What::Name) => Some(What::Forename),
            [part] => Some(part),
            [What::Forename, What::Surname, ..] => other_of_two,
            _ => None,
        };
        let Some(part) = part.filter(|part| profile.fits_meaning(*part)) else { continue };
        match squeeze_heading(&head.text(), true).number {
            Some(who @ (1 | 2)) => {
                numbered.entry((who, part)).or_insert(column);
            }
            _ => plain.entry(part).or_default().push(column),
        }
    }
    if numbered.is_empty() {
        // The same headings twice, those of the partner behind those of the player.
        for (part, columns) in plain {
            if let [one, other] = columns[..] {
                numbered.extend([((1, part), one), ((2, part), other)]);
            }
        }
    }
    let at = |who: u16, part: What| numbered.get(&(who, part)).copied();
    let names = |who| at(who, What::Forename).zip(at(who, What::Surname));
    let (Some(one), Some(other)) = (names(1), names(2)) else { return BTreeMap::new() };
    if one.0.max(one.1) >= other.0.min(other.1) {
        return BTreeMap::new();
    }
    let mut found = BTreeMap::new();
    for ((who, part), column) in numbered {
        found.insert(column, if who == 1 { part } else { of_partner(part) });
    }
    found
}

fn of_partner(part: What) -> What {
    match part {
        What::Forename => What::PartnerForename,
        What::Surname => What::PartnerSurname,
        _ => What::PartnerId,
    }
}

/// The parts that a heading may name without its number: `Player 1 First Name` a forename.
fn parts_of(head: &ColumnHeading) -> Vec<What> {
    let text = head.text();
    let words: Vec<&str> = text
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty() && !word.bytes().all(|b| b.is_ascii_digit()))
        .collect();
    if words.is_empty() || words.len() > 6 {
        return Vec::new();
    }
    let whole = std::iter::once(words.join(" "));
    let ends = (1..words.len()).map(|at| words[at..].join(" "));
    let begins = (1..words.len()).rev().map(|at| words[..at].join(" "));
    let told = whole.chain(ends).chain(begins).map(|text| {
        let told = heading_meanings(&text);
        let says = |part: &What| {
            told.iter().any(|reading| reading.what == *part && reading.is_whole_heading())
        };
        PARTS.into_iter().filter(says).collect::<Vec<_>>()
    });
    told.into_iter().find(|parts| !parts.is_empty()).unwrap_or_default()
}

/// The partner's name in a column of its own, headed by the word alone, and the player's.
pub(super) fn player_and_partner_columns(view: &ProfiledTable) -> Option<(u16, u16)> {
    let named = |head: &ColumnHeading| {
        fact_words().partner.contains(&squeeze_heading(&head.text(), true).text)
    };
    let mut partners = view.columns().filter(|(_, head, profile)| {
        named(head) && profile.filled > 0 && profile.fits_meaning(What::Name)
    });
    let (partner, ..) = partners.next()?;
    let player = |what| {
        let columns = view.columns_with_meaning(what);
        let before = columns.iter().find(|column| **column < partner);
        before.or_else(|| columns.iter().find(|column| **column == partner + 1)).copied()
    };
    let player = [What::Name, What::Player, What::Surname].into_iter().find_map(player)?;
    // `Nom` is a forename elsewhere.
    let forenames = view.columns_with_meaning(What::Forename);
    let whole = forenames.iter().all(|column| [player, partner].contains(column));
    (partners.next().is_none() && whole).then_some((player, partner))
}

/// One heading of names above two columns of one name each.
fn under_one_heading(view: &ProfiledTable) -> Option<(u16, u16)> {
    let [first] = view.columns_with_meaning(What::Names)[..] else { return None };
    let second = first + 1;
    let of_one = |column: u16| {
        view.column_profile(column).is_some_and(|profile| {
            profile.percent_filled() >= 90
                && profile.fits_meaning(What::Name)
                && !profile.names_two_people()
        })
    };
    let unheaded = view.block.heads.get(&second).is_none_or(|head| head.text().is_empty());
    (unheaded && of_one(first) && of_one(second)).then_some((first, second))
}

/// Columns of one player each under headings that are the same, or those of the two players of a pair:
/// `Player`, `Player`; `North`, `South`. Numbers of members may stand between them.
pub(super) fn repeated_player_columns(view: &ProfiledTable) -> Vec<u16> {
    for what in [What::Player, What::Name, What::Surname] {
        let mut columns = view.columns_with_meaning(what);
        columns.sort_unstable();
        columns.retain(|column| {
            view.column_profile(*column)
                .is_some_and(|profile| profile.percent_of_shape(CellShape::Words) >= 70)
        });
        let text = |column: &u16| view.block.heads.get(column).map(ColumnHeading::text);
        let same = columns.windows(2).all(|pair| text(&pair[0]) == text(&pair[1]));
        // `North`, `South`
        let nth = |column: &u16| {
            let head = view.block.heads.get(column)?;
            let figures = head.text().bytes().any(|b| b.is_ascii_digit());
            let reading = head.readings.iter().find(|reading| reading.what == what)?;
            reading.number.filter(|_| !figures)
        };
        let sides = columns.iter().map(nth).eq([Some(1), Some(2)]);
        if (2..=8).contains(&columns.len()) && (same || sides) {
            return columns;
        }
    }
    Vec::new()
}

/// Candidates for the columns of two people.
pub(super) fn partner_column_candidates(view: &ProfiledTable, found: &mut Vec<MeaningCandidate>) {
    let weight = weights().heading.people;
    let why = |column: u16, what: What| {
        let words = "the headings are for two people".to_string();
        let mut why = vec![MeaningEvidence { sign: Sign::Heading, words }];
        why.extend(view.column_profile(column).map(|profile| cells_evidence(profile, what)));
        why
    };
    let parts = columns_of_name_parts(view);
    if !parts.is_empty() {
        // Full names beside the parts, or a player by number, would be a second reading of them.
        found.retain(|candidate| !parts.contains_key(&candidate.column));
        found.extend(parts.into_iter().map(|(column, what)| {
            MeaningCandidate::new(column, ColumnMeaning::new(what), weight, why(column, what))
        }));
    } else if let Some((player, partner)) =
        player_and_partner_columns(view).or_else(|| under_one_heading(view))
    {
        found.retain(|candidate| ![player, partner].contains(&candidate.column));
        for (number, column) in [(1, player), (2, partner)] {
            let meaning = ColumnMeaning::nth(What::Player, number);
            found.push(MeaningCandidate::new(column, meaning, weight, why(column, What::Player)));
        }
    } else {
        let players = repeated_player_columns(view);
        found.retain(|candidate| !players.contains(&candidate.column));
        found.extend((1u16..).zip(players).map(|(number, column)| {
            let meaning = ColumnMeaning::nth(What::Player, number);
            MeaningCandidate::new(column, meaning, weight, why(column, What::Player))
        }));
    }
}
