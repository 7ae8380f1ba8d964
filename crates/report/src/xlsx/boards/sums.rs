//! The points of a contestant as a sum over the columns added to `Boards`: by label if that
//! identifies its rows, else cell by cell.

use engine::scoring::Traveller;
use model::form::BoardColumn;

use super::column::{AddedBoardColumn, side_points_column};
use super::{BoardsSheetAdditions, OwnerMap, Owners, Source};
use crate::xlsx::grid::absolute_column_reference;

/// With more combinations of labels than this, a sum lists its cells.
const MANY_LABELS: usize = 3;

impl BoardsSheetAdditions<'_> {
    pub(super) fn entry_identifying_columns(&self) -> Owners {
        let extra = [BoardColumn::Event, BoardColumn::Section]
            .map(|column| self.placed.sheet_column(column));
        let [event, section] = extra;
        let mut ways: Vec<Vec<u16>> = vec![Vec::new()];
        ways.extend(event.map(|event| vec![event]));
        ways.extend(section.map(|section| vec![section]));
        ways.extend(event.zip(section).map(|(event, section)| vec![event, section]));
        Owners(
            ways.into_iter()
                .filter_map(|columns| Some((columns.clone(), self.owner_map(&columns)?)))
                .collect(),
        )
    }

    /// The owner of the points in rows with equal words; `None` if a spreadsheet cannot
    /// distinguish some words.
    fn owner_map(&self, columns: &[u16]) -> Option<OwnerMap> {
        let mut map = OwnerMap::new();
        for source in &self.sources {
            for (index, line) in source.event.boards.iter().enumerate() {
                for (side, seated) in line.sides().into_iter().enumerate() {
                    if source.worked.points[index][side].is_none() {
                        continue;
                    }
                    let words = self.words(line.at.row, side, columns)?;
                    let counts = source.worked.points_counted_on_line(index, side).is_some();
                    let owner = (counts && seated.second.is_none())
                        .then_some((source.outcome, seated.first));
                    let known = map.entry((side, words)).or_insert(owner);
                    if *known != owner {
                        *known = None;
                    }
                }
            }
        }
        Some(map)
    }

    /// The words that identify a row: the label of a side and some further columns.
    fn words(&self, row: u32, side: usize, columns: &[u16]) -> Option<Vec<String>> {
        let label = self.label_column(side)?;
        std::iter::once(label)
            .chain(columns.iter().copied())
            .map(|column| self.grid.cell_criterion(row, column))
            .collect()
    }

    fn label_column(&self, side: usize) -> Option<u16> {
        self.placed.sheet_column([BoardColumn::NorthSouth, BoardColumn::EastWest][side])
    }

    /// The formulas that sum an entry's points and tops in an event, limited to `sessions`
    /// if not all count. `cell` is that with the entry's label.
    pub(crate) fn sum_formulas(
        &self,
        outcome: usize,
        entry: usize,
        sessions: Option<&[usize]>,
        cell: &str,
        label: &str,
    ) -> Option<(String, Option<String>)> {
        let source = self.sources.iter().find(|source| source.outcome == outcome)?;
        let method = source.worked.plan.method;
        let mut lines = source.of_entry[entry].clone();
        if let Some(sessions) = sessions {
            lines.retain(|(line, _)| {
                let holds = |traveller: &&Traveller| traveller.lines.contains(line);
                let traveller = source.worked.travellers.iter().find(holds);
                traveller.is_some_and(|traveller| sessions.contains(&traveller.session))
            });
        }
        let points = |side: usize| self.at(side_points_column(method, side));
        let points = [points(0)?, points(1)?];
        let whole = sessions.is_none();
        let by_label = |columns: [u16; 2]| {
            whole.then(|| self.by_label(source, entry, columns, cell, label)).flatten()
        };
        let by_cell = |columns: [u16; 2]| self.by_cell(source, &lines, columns);
        let sum = |columns: [u16; 2]| by_label(columns).unwrap_or_else(|| by_cell(columns));
        let tops = method.has_maximum().then(|| self.at(AddedBoardColumn::Top)).flatten();
        Some((sum(points), tops.map(|top| sum([top, top]))))
    }

    /// The sum of the columns over the rows with an entry's labels.
    fn by_label(
        &self,
        source: &Source<'_>,
        entry: usize,
        columns: [u16; 2],
        cell: &str,
        label: &str,
    ) -> Option<String> {
        let owner = Some((source.outcome, entry));
        for (more, map) in &self.owners.0 {
            let mut ways: Vec<(usize, Vec<String>)> = Vec::new();
            for (line, side) in &source.of_entry[entry] {
                let words = self.words(source.event.boards[*line].at.row, *side, more)?;
                if !ways.contains(&(*side, words.clone())) {
                    ways.push((*side, words));
                }
            }
            ways.sort();
            let own = |way: &(usize, Vec<String>)| map.get(way).copied().flatten() == owner;
            if ways.is_empty() || ways.len() > MANY_LABELS || !ways.iter().all(own) {
                continue;
            }
            let sum_of = |(side, words): &(usize, Vec<String>)| {
                let labels = self.label_column(*side)?;
                let places = std::iter::once(labels).chain(more.iter().copied());
                let criteria: String = places
                    .zip(words)
                    .enumerate()
                    .map(|(nth, (column, word))| {
                        let criterion = match nth {
                            0 if word.eq_ignore_ascii_case(label) => cell.to_string(),
                            _ => format!("\"{word}\""),
                        };
                        format!(
                            ",{}!{},{criterion}",
                            self.name,
                            self.grid.full_column_range(column)
                        )
                    })
                    .collect();
                let summed = self.grid.full_column_range(columns[*side]);
                Some(format!("SUMIFS({}!{summed}{criteria})", self.name))
            };
            let sums: Option<Vec<String>> = ways.iter().map(sum_of).collect();
            return sums.map(|sums| sums.join("+"));
        }
        None
    }

    /// The sum of the cells of some lines.
    fn by_cell(&self, source: &Source<'_>, lines: &[(usize, usize)], columns: [u16; 2]) -> String {
        let cells = lines.iter().map(|(line, side)| {
            let cell = absolute_column_reference(source.event.boards[*line].at.row, columns[*side]);
            format!("{}!{cell}", self.name)
        });
        let cells: Vec<String> = cells.collect();
        // A function takes at most 255 arguments.
        let sums: Vec<String> =
            cells.chunks(200).map(|cells| format!("SUM({})", cells.join(","))).collect();
        if sums.is_empty() { "0".to_string() } else { sums.join("+") }
    }

    /// The sum of the points of some lines.
    pub(crate) fn line_points_sum_formula(
        &self,
        outcome: usize,
        lines: &[(usize, usize)],
    ) -> Option<String> {
        let source = self.sources.iter().find(|source| source.outcome == outcome)?;
        let method = source.worked.plan.method;
        let points = |side: usize| self.at(side_points_column(method, side));
        Some(self.by_cell(source, lines, [points(0)?, points(1)?]))
    }

    /// The sum of the tops of some lines, if there are tops.
    pub(crate) fn line_tops_sum_formula(
        &self,
        outcome: usize,
        lines: &[(usize, usize)],
    ) -> Option<String> {
        let source = self.sources.iter().find(|source| source.outcome == outcome)?;
        let top = self.at(AddedBoardColumn::Top)?;
        Some(self.by_cell(source, lines, [top, top]))
    }
}
