//! A table with its headings and the profiles of its columns: what its kind is read from.

use std::collections::{BTreeMap, BTreeSet};

use super::block::RawTable;
use super::column_heading::ColumnHeading;
use super::content::CellShape;
use super::grid::SheetGrid;
use super::profile::{ColumnProfile, profile_columns};
use super::{VARIABLE_ROWS_PER_TEAM, What};

/// A table as it is looked at.
pub(super) struct ProfiledTable<'a> {
    pub(super) block: &'a RawTable,
    pub(super) profiles: BTreeMap<u16, ColumnProfile>,
    /// Rows that one contestant takes; [`VARIABLE_ROWS_PER_TEAM`] for teams whose players have a row each.
    pub(super) each: u32,
}

impl<'a> ProfiledTable<'a> {
    /// The view of a table whose contestants take a row each, or two.
    pub(super) fn new(grid: &SheetGrid, block: &'a RawTable, each: u32) -> ProfiledTable<'a> {
        let rows = block.rows.iter().copied().step_by(each as usize);
        ProfiledTable { block, profiles: profile_columns(grid, block, rows), each }
    }

    /// The view of the first rows of teams whose players have a row each; `first` are their
    /// positions in the block.
    pub(super) fn for_team_rows(
        grid: &SheetGrid,
        block: &'a RawTable,
        first: &[usize],
    ) -> ProfiledTable<'a> {
        let rows = first.iter().filter_map(|at| block.rows.get(*at)).copied();
        ProfiledTable {
            block,
            profiles: profile_columns(grid, block, rows),
            each: VARIABLE_ROWS_PER_TEAM,
        }
    }

    /// The columns with a heading or without, from the left, with their profiles.
    pub(super) fn columns(&self) -> impl Iterator<Item = (u16, &ColumnHeading, &ColumnProfile)> {
        self.block.heads.iter().filter_map(|(column, head)| {
            self.profiles.get(column).map(|profile| (*column, head, profile))
        })
    }

    /// The columns whose headings say a meaning that their cells suit, the best first.
    pub(super) fn columns_with_meaning(&self, what: What) -> Vec<u16> {
        let said = self.columns().filter(|(_, head, profile)| {
            head.likely_means(what) && profile.filled > 0 && profile.fits_meaning(what)
        });
        let mut found: Vec<(i32, u16)> =
            said.map(|(column, head, _)| (-head.weight_of_meaning(what), column)).collect();
        found.sort_unstable();
        found.into_iter().map(|(_, column)| column).collect()
    }

    pub(super) fn has_column(&self, what: What) -> bool {
        !self.columns_with_meaning(what).is_empty()
    }

    pub(super) fn column_profile(&self, column: u16) -> Option<&ColumnProfile> {
        self.profiles.get(&column)
    }

    /// Rows that are looked at.
    pub(super) fn row_count(&self) -> usize {
        self.profiles.values().map(|profile| profile.rows).max().unwrap_or_default()
    }

    /// Columns whose headings are numbers or rounds, with those numbers: 1, 2, 3 …
    pub(super) fn numbered_columns(&self) -> Vec<(u16, u16)> {
        let mut found: Vec<(u16, u16)> = Vec::new();
        for (column, head, _) in self.columns() {
            let number = super::headings::parse_bare_number(&head.text()).or_else(|| {
                let round = |reading: &&super::headings::HeadingMeaning| {
                    matches!(reading.what, What::Round | What::Opponent | What::Week)
                        && reading.is_likely()
                };
                head.readings.iter().find(round).and_then(|reading| reading.number)
            });
            if let Some(number) = number.filter(|number| *number <= 200) {
                let next =
                    found.last().is_none_or(|(_, last)| number == last + 1) || found.is_empty();
                if next {
                    found.push((column, number));
                }
            }
        }
        if found.len() >= 2 && found[0].1 <= 1 { found } else { self.headed_by_rows() }
    }

    /// Columns headed by what tells the rows apart, in their order: names, the letters with which
    /// they begin, or letters of a column; numbered from 1.
    fn headed_by_rows(&self) -> Vec<(u16, u16)> {
        let size = self.row_count();
        if size < 3 || self.block.heads.len() <= size {
            return Vec::new();
        }
        let plain = |text: &str| text.trim().trim_end_matches('.').to_lowercase();
        let columns: Vec<(u16, String)> =
            self.columns().map(|(column, head, _)| (column, plain(&head.text()))).collect();
        let keys = self
            .columns()
            .filter(|(_, _, profile)| profile.filled == size && profile.distinct == size);
        let mut found = keys.filter_map(|(_, _, key)| {
            let texts: Vec<String> = key.texts.iter().map(|text| plain(text)).collect();
            let stands = |(head, text): (&(u16, String), &String)| {
                head.1 == *text || head.1.chars().count() >= 2 && text.starts_with(&head.1)
            };
            columns.windows(size).find(|heads| heads.iter().zip(&texts).all(stands))
        });
        let heads = found.next().unwrap_or_default();
        (1..).zip(heads).map(|(number, (column, _))| (*column, number)).collect()
    }

    /// Columns whose headings are game years.
    pub(super) fn game_year_columns(&self) -> Vec<(u16, u16)> {
        let year = |head: &ColumnHeading| {
            let text = head.text();
            let digits: String = text.chars().filter(char::is_ascii_digit).collect();
            digits
                .parse::<u16>()
                .ok()
                .filter(|year| (1901..=1940).contains(year) && digits.len() == 4)
        };
        let found: Vec<(u16, u16)> = self
            .columns()
            .filter_map(|(column, head, profile)| {
                let centres = profile.filled == 0 || profile.fits_meaning(What::Year);
                year(head).filter(|_| centres).map(|year| (column, year))
            })
            .collect();
        let rising = found.windows(2).all(|pair| pair[0].1 < pair[1].1);
        if found.len() >= 2 && rising { found } else { Vec::new() }
    }

    /// Columns whose headings are days or months, as ladders have them.
    pub(super) fn dated_columns(&self) -> Vec<u16> {
        let dated = |head: &ColumnHeading| {
            let text = head.text();
            super::days::lone_day_has_time(&text).is_some()
                || super::days::lone_month_in_text(&text).is_some()
        };
        let texts: Vec<String> = self.columns().map(|(_, head, _)| head.text()).collect();
        let days = super::days::longest_run_of_ascending_days(texts.iter().map(String::as_str));
        let found: Vec<u16> = self
            .columns()
            .enumerate()
            .filter(|(at, (_, head, profile))| {
                (dated(head) || days.contains(at))
                    && profile.percent_of_shape(CellShape::Number) >= 50
            })
            .map(|(_, (column, ..))| column)
            .collect();
        if found.len() >= 2 { found } else { Vec::new() }
    }

    /// Whether the diagonal of numbered columns holds marks or nothing, as in a matrix.
    pub(super) fn has_blank_diagonal(&self, numbered: &[(u16, u16)]) -> bool {
        if numbered.len() < 3 || numbered.len() != self.row_count() {
            return false;
        }
        numbered.iter().enumerate().all(|(row, (column, _))| {
            let text = self.profiles.get(column).and_then(|profile| profile.texts.get(row));
            text.is_none_or(|text| {
                text.chars().all(|c| !c.is_ascii_digit()) && text.chars().count() <= 3
            })
        }) && numbered
            .iter()
            .any(|(column, _)| self.profiles.get(column).is_some_and(|profile| profile.filled > 0))
    }

    /// Columns that hold names of powers, not codes of federations.
    pub(super) fn power_columns(&self) -> Vec<u16> {
        let power = |head: &ColumnHeading, profile: &ColumnProfile| {
            let powers: BTreeSet<usize> = profile
                .texts
                .iter()
                .filter_map(|text| super::powers::power_index_in_text(text))
                .collect();
            let codes =
                profile.percent_of_shape(CellShape::Code) >= 50 && !head.surely_means(What::Power);
            profile.filled >= 2
                && profile.percent_of_shape(CellShape::Power) >= 80
                && powers.len() >= 2
                && !codes
        };
        let found = self.columns().filter(|(_, head, profile)| power(head, profile));
        found.map(|(column, ..)| column).collect()
    }
}
