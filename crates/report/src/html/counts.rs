//! Things and points with their number, as the pages of a season name them.

use crate::award_texts::{PointColumns, contestant_display_name};
use crate::language::LanguageTexts;
use crate::words::group_thousands;
use model::{AwardKind, Exact, PointsByKind};
use register::{EventRecord, Season};

/// A count with its noun.
pub(crate) fn count_with_noun(count: usize, one: &str, many: &str) -> String {
    match count {
        1 => format!("1 {one}"),
        _ => format!("{} {many}", group_thousands(&count.to_string())),
    }
}

/// A number of tables with its noun.
pub(super) fn table_count_text(texts: &LanguageTexts, tables: Exact) -> String {
    let number = tables.to_decimal();
    match usize::try_from(tables.floor()).ok().filter(|_| tables.is_whole()) {
        Some(whole) => texts.text_for_formatted_number("count-tables", whole, &number, &[]),
        None => texts.fill("count-tables-part", &[("number", &texts.localise_number(&number))]),
    }
}

/// Points as cells of a table.
pub(super) fn points_cells(columns: &PointColumns, points: &PointsByKind) -> Vec<String> {
    columns.cells(points).into_iter().map(|points| group_thousands(&points.to_decimal())).collect()
}

/// The kinds of which there are points.
pub(super) fn kinds_with_points(points: &PointsByKind) -> Vec<AwardKind> {
    points.kinds_or_local().into_iter().filter(|kind| !points.points(*kind).is_zero()).collect()
}

/// Non-zero points by kind: `1,204 Local Points`.
pub(super) fn point_texts(texts: &LanguageTexts, points: &PointsByKind) -> Vec<String> {
    let told = |kind: AwardKind| {
        let number = group_thousands(&points.points(kind).to_decimal());
        format!(
            "{} {}",
            texts.localise_number(&number),
            texts.translate_fixed_word(kind.full_name())
        )
    };
    kinds_with_points(points).into_iter().map(told).collect()
}

/// The title of a season: `Season 2026`.
pub(super) fn season_title(texts: &LanguageTexts, season: &Season) -> String {
    match season.years() {
        Some((first, last)) if first == last => {
            texts.fill("season-of", &[("years", &first.to_string())])
        }
        Some((first, last)) => {
            texts.fill("season-of", &[("years", &format!("{first}\u{2013}{last}"))])
        }
        None => texts.text("frame-season"),
    }
}

/// The names of the winners of an event's lists.
pub(super) fn winner_names_text(
    texts: &LanguageTexts,
    season: &Season,
    event: &EventRecord,
) -> String {
    let mut names = Vec::new();
    for list in &event.rankings.lists {
        for index in list.standings.clone() {
            let standing = &event.rankings.standings[index as usize];
            if standing.place.is_some_and(|place| place.number == 1) {
                names.push(contestant_display_name(&season.people, event, standing));
            }
        }
    }
    // A page has room for a few.
    if names.len() > 4 {
        let more = names.len() - 3;
        names.truncate(3);
        names.push(texts.text_for_count("count-more", more));
    }
    names.join("; ")
}
