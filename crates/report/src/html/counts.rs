//! Things and points with their number, as the pages of a season name them.

use crate::award_texts::{PointColumns, display_names};
use crate::language::Texts;
use crate::words::group_thousands;
use model::{AwardKind, Exact, PointsByKind};
use register::{EventRecord, Season};

/// A count with its noun.
pub(crate) fn counted(count: usize, one: &str, many: &str) -> String {
    match count {
        1 => format!("1 {one}"),
        _ => format!("{} {many}", group_thousands(&count.to_string())),
    }
}

/// A number of tables with its noun.
pub(super) fn tables_text(texts: &Texts, tables: Exact) -> String {
    let number = tables.to_decimal();
    match usize::try_from(tables.floor()).ok().filter(|_| tables.is_whole()) {
        Some(whole) => texts.for_number("count-tables", whole, &number, &[]),
        None => texts.fill("count-tables-part", &[("number", &texts.number(&number))]),
    }
}

/// Points as cells of a table.
pub(super) fn cells(columns: &PointColumns, points: &PointsByKind) -> Vec<String> {
    columns.cells(points).into_iter().map(|points| group_thousands(&points.to_decimal())).collect()
}

/// The kinds of which there are points.
pub(super) fn kinds_of(points: &PointsByKind) -> Vec<AwardKind> {
    points.kinds().into_iter().filter(|kind| !points.points(*kind).is_zero()).collect()
}

/// Non-zero points by kind: `1,204 Local Points`.
pub(super) fn point_texts(texts: &Texts, points: &PointsByKind) -> Vec<String> {
    let told = |kind: AwardKind| {
        let number = group_thousands(&points.points(kind).to_decimal());
        format!("{} {}", texts.number(&number), texts.fixed(kind.full_name()))
    };
    kinds_of(points).into_iter().map(told).collect()
}

/// The title of a season: `Season 2026`.
pub(super) fn season_title(texts: &Texts, season: &Season) -> String {
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
pub(super) fn winners(texts: &Texts, season: &Season, event: &EventRecord) -> String {
    let mut names = Vec::new();
    for list in &event.rankings.lists {
        for index in list.standings.clone() {
            let standing = &event.rankings.standings[index as usize];
            if standing.place.is_some_and(|place| place.number == 1) {
                names.push(display_names(&season.people, event, standing));
            }
        }
    }
    // A page has room for a few.
    if names.len() > 4 {
        let more = names.len() - 3;
        names.truncate(3);
        names.push(texts.counted("count-more", more));
    }
    names.join("; ")
}
