//! Columns of a layout that go on: the next sheet has more rounds or years, or fewer.

use std::collections::{BTreeMap, BTreeSet};

use super::layout::{LayoutTable, LearnedLayout};
use super::recognised::{ColumnMeaning, RecognisedWorkbook, What};
use super::table_headings::heading_key;
use model::WorkbookCopy;

/// Meanings whose columns go on.
const GOES_ON: [What; 6] =
    [What::Round, What::Year, What::Week, What::Opponent, What::Power, What::TieBreak];

/// Columns whose headings differ by the number of their meaning alone, one after the other.
#[derive(Debug)]
pub(super) struct ColumnSeries {
    what: What,
    /// What stands before and after the number.
    around: (String, String),
    /// Their numbers, with their positions in the table.
    columns: BTreeMap<u16, usize>,
}

/// The numbers in a heading, with what stands around each.
fn numbers(heading: &str) -> impl Iterator<Item = (u16, (String, String))> {
    let digit = |at: usize| heading.as_bytes().get(at).is_some_and(u8::is_ascii_digit);
    let starts = (0..heading.len()).filter(move |at| digit(*at) && (*at == 0 || !digit(*at - 1)));
    starts.filter_map(move |start| {
        let end = (start..).find(|at| !digit(*at))?;
        let around = |part: &str| heading_key(part);
        let (before, after) = (around(&heading[..start]), around(&heading[end..]));
        Some((heading[start..end].parse().ok()?, (before, after)))
    })
}

/// The series among the columns of a table.
pub(super) fn find_column_series(table: &LayoutTable) -> Vec<ColumnSeries> {
    let mut series: Vec<ColumnSeries> = Vec::new();
    for (at, (heading, meaning)) in table.columns.values().enumerate() {
        let ColumnMeaning { what, number: Some(number) } = *meaning else { continue };
        let found = numbers(heading).find(|(told, _)| *told == number);
        let Some((_, around)) = found.filter(|_| GOES_ON.contains(&what)) else { continue };
        match series.iter_mut().find(|one| one.what == what && one.around == around) {
            Some(one) => {
                one.columns.insert(number, at);
            }
            None => series.push(ColumnSeries { what, around, columns: [(number, at)].into() }),
        }
    }
    let alike =
        |one: &ColumnSeries| series.iter().filter(|other| other.around == one.around).count() > 1;
    let unclear: Vec<bool> = series.iter().map(alike).collect();
    let successive =
        |one: &ColumnSeries| one.columns.keys().zip(one.first()..=u16::MAX).all(|(a, b)| *a == b);
    let kept = series.into_iter().zip(unclear);
    kept.filter(|(one, unclear)| !unclear && successive(one)).map(|(one, _)| one).collect()
}

impl ColumnSeries {
    fn first(&self) -> u16 {
        self.columns.keys().next().copied().unwrap_or_default()
    }

    /// The positions of its columns in the table.
    pub(super) fn column_positions(&self) -> impl Iterator<Item = usize> {
        self.columns.values().copied()
    }

    /// The columns that a sheet can lack, by their positions: all but the first.
    fn rest(&self) -> impl Iterator<Item = usize> {
        self.columns.values().skip(1).copied()
    }

    /// Whether what a sheet has of it is without gaps.
    fn is_without_gaps(&self, there: &[Option<u16>]) -> bool {
        let has = |at: &usize| there.get(*at).is_some_and(Option::is_some);
        let lacks: Vec<bool> = self.columns.values().map(|at| !has(at)).collect();
        lacks.is_sorted()
    }

    /// The columns with which the sheet goes on, of those that have no meaning yet.
    fn further(&self, there: &[Option<u16>], free: &[(u16, String)]) -> Vec<(u16, ColumnMeaning)> {
        let last = self.columns.last_key_value();
        let Some((last, Some(at))) = last.map(|(last, at)| (*last, there[*at])) else {
            return Vec::new();
        };
        let (mut after, mut further) = (at, Vec::new());
        for number in last.saturating_add(1)..=u16::MAX {
            let told = |text: &str| {
                numbers(text).any(|(told, around)| told == number && around == self.around)
            };
            let mut next = free.iter().filter(|(column, text)| *column > after && told(text));
            match (next.next(), next.next()) {
                (Some((column, _)), None) => {
                    further
                        .push((*column, ColumnMeaning { what: self.what, number: Some(number) }));
                    after = *column;
                }
                _ => break,
            }
        }
        further
    }
}

/// The columns that a sheet can lack, by their positions in the table.
pub(super) fn optional_columns(series: &[ColumnSeries]) -> BTreeSet<usize> {
    series.iter().flat_map(ColumnSeries::rest).collect()
}

/// What sheets of one make have in common: their tables, wherever these stand and however many
/// rounds they show.
pub fn layout_fingerprint(found: &RecognisedWorkbook, copy: &WorkbookCopy) -> String {
    let mut layout = LearnedLayout::from_recognised(found, copy);
    (layout.answers, layout.cells, layout.each) = Default::default();
    for table in &mut layout.tables {
        let lack = optional_columns(&find_column_series(table));
        (table.sheet, table.heading) = (String::new(), table.heading.map(|_| 1));
        table.ignored.clear();
        let mut at = 0..;
        table.columns.retain(|_, _| at.next().is_some_and(|at| !lack.contains(&at)));
    }
    layout.tables.dedup();
    layout.to_toml("")
}

/// Whether every column that has to be there was found.
pub(super) fn has_required_columns(series: &[ColumnSeries], there: &[Option<u16>]) -> bool {
    let rest = optional_columns(series);
    let mut lacks = (0..there.len()).filter(|at| there[*at].is_none());
    lacks.all(|at| rest.contains(&at)) && series.iter().all(|one| one.is_without_gaps(there))
}

/// What a sheet has beside the columns of a table.
#[derive(Debug, Default)]
pub(super) struct ExtraColumns {
    /// Columns with which a series goes on.
    pub further: Vec<(u16, ColumnMeaning)>,
    /// Columns of which the layout says nothing.
    pub unknown: Vec<(u16, String)>,
}

/// What stands beside the columns of a table that were found; none where one is missing that has
/// to be there. `free` are the headings that belong to no table of the layout.
pub(super) fn extra_columns(
    table: &LayoutTable,
    series: &[ColumnSeries],
    there: &[Option<u16>],
    free: Vec<(u16, String)>,
) -> Option<ExtraColumns> {
    if !has_required_columns(series, there) {
        return None;
    }
    let lacks = there.contains(&None);
    let further: Vec<_> = series.iter().flat_map(|one| one.further(there, &free)).collect();
    let left_alone: BTreeSet<String> = table.ignored.iter().map(|text| heading_key(text)).collect();
    let is_new = |(column, text): &(u16, String)| {
        !further.iter().any(|(own, _)| own == column) && !left_alone.contains(&heading_key(text))
    };
    let unknown: Vec<_> = free.into_iter().filter(is_new).collect();
    // A round that is gone may stand there under another name.
    (!lacks || unknown.is_empty()).then_some(ExtraColumns { further, unknown })
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::super::layout::LearnedLayout;
    use super::*;

    /// A table with these headings, read by a layout with those: the further columns, and those
    /// that are unknown; none where the layout does not hold.
    fn columns_read(
        layout: &[(&str, &str)],
        headings: &[&str],
    ) -> Option<(Vec<String>, Vec<String>)> {
        let letters = ('A'..='Z').zip(layout);
        let columns = letters.map(|(letter, (heading, meaning))| {
            format!("{letter} = [\"{heading}\", \"{meaning}\"]\n")
        });
        let text = format!(
            "kind = \"crosstable\"\n[[table]]\nkind = \"crosstable\"\nheading = 1\nignored = [\"Remark\"]\n[table.columns]\n{}",
            columns.collect::<String>()
        );
        let table = LearnedLayout::read(&text).unwrap().tables.remove(0);
        let at = |wanted: &str| headings.iter().position(|heading| *heading == wanted);
        let there: Vec<Option<u16>> =
            layout.iter().map(|(heading, _)| at(heading).map(|at| at as u16)).collect();
        let all = (0u16..).zip(headings).map(|(at, heading)| (at, (*heading).to_string()));
        let free = all.filter(|(at, _)| !there.contains(&Some(*at))).collect();
        let beside = extra_columns(&table, &find_column_series(&table), &there, free)?;
        let further = beside.further.iter().map(|(at, meaning)| format!("{at} {meaning}"));
        Some((further.collect(), beside.unknown.into_iter().map(|(_, text)| text).collect()))
    }

    #[test]
    fn rounds_and_years_go_on_and_nothing_else_is_guessed() {
        const ROUNDS: [(&str, &str); 4] =
            [("Nr", "number"), ("Name", "name"), ("Rd. 1", "round 1"), ("Rd. 2", "round 2")];
        const YEARS: [(&str, &str); 3] =
            [("Power", "power"), ("1901", "year 1901"), ("1902", "year 1902")];
        const BOTH: [(&str, &str); 3] =
            [("Name", "name"), ("R1 Power", "power 1"), ("R1 Score", "round 1")];
        const PAIR: [(&str, &str); 2] = [("Player 1", "player 1"), ("Player 2", "player 2")];
        for (layout, headings, further, unknown) in [
            (&ROUNDS[..], &["Nr", "Name", "Rd. 1", "Rd. 2"][..], &[][..], &[][..]),
            (
                &ROUNDS,
                &["Nr", "Name", "Rd. 1", "Rd. 2", "Rd. 3", "Rd. 4"],
                &["4 round 3", "5 round 4"],
                &[],
            ),
            (&ROUNDS, &["Nr", "Name", "Rd. 1"], &[], &[]),
            (&ROUNDS, &["Nr", "Name", "Rd. 1", "Rd. 2", "Remark"], &[], &[]),
            // A round is left out, or stands before the others, or twice.
            (&ROUNDS, &["Nr", "Name", "Rd. 1", "Rd. 2", "Rd. 4"], &[], &["Rd. 4"]),
            (&ROUNDS, &["Rd. 3", "Nr", "Name", "Rd. 1", "Rd. 2"], &[], &["Rd. 3"]),
            (
                &ROUNDS,
                &["Nr", "Name", "Rd. 1", "Rd. 2", "Rd. 3", "Rd. 3"],
                &[],
                &["Rd. 3", "Rd. 3"],
            ),
            (&YEARS, &["Power", "1901", "1902", "1903"], &["3 year 1903"], &[]),
            (
                &BOTH,
                &["Name", "R1 Power", "R1 Score", "R2 Power", "R2 Score"],
                &["3 power 2", "4 round 2"],
                &[],
            ),
            (&PAIR, &["Player 1", "Player 2", "Player 3"], &[], &["Player 3"]),
        ] {
            let words = |texts: &[&str]| texts.iter().map(|text| (*text).to_string()).collect();
            assert_eq!(
                columns_read(layout, headings),
                Some((words(further), words(unknown))),
                "{headings:?}"
            );
        }
        // The first is gone, or one between, or one may stand there under another name.
        for headings in
            [&["Nr", "Name", "Rd. 2"][..], &["Nr", "Name"], &["Nr", "Name", "Rd. 1", "Final"]]
        {
            assert_eq!(columns_read(&ROUNDS, headings), None, "{headings:?}");
        }
        assert_eq!(columns_read(&PAIR, &["Player 1"]), None);
    }
}
