//! 4.9: sections of differing status, and the figures of divisions.

use serde::Deserialize;

use model::{Exact, Status};

/// Sections of differing status (4.9).
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct SectionStatusRules {
    /// What decides the status of a section.
    pub clause: String,
    /// Least full tables of every section but the first.
    pub least_tables: u32,
    pub least_clause: String,
    /// No player can play in two of them.
    pub players_clause: String,
    /// More sections than the table has.
    pub between_clause: String,
    /// Events without a scale.
    pub none_clause: String,
    /// A single section with a restricted entry.
    pub restricted_clause: String,
    /// The categories whose entry is restricted.
    pub restricted: Vec<String>,
    /// Multiples of the Club award by organiser.
    pub body: Vec<FiguresBySectionCount>,
}

/// Figures by the number of sections or divisions of an organiser.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct FiguresBySectionCount {
    /// The status of the organiser.
    pub status: Status,
    pub clause: String,
    /// A row for each number of parts, from 1: the figures, first part first.
    pub rows: Vec<Vec<Exact>>,
}

impl FiguresBySectionCount {
    /// The figure of a part, and whether it is interpolated: beyond the last row, in equal
    /// steps from its first to its last figure (4.8.5, 4.8.6, 4.9.7).
    pub(crate) fn figure_of_division(&self, parts: u32, part: u32) -> Option<(Exact, bool)> {
        if part == 0 || part > parts {
            return None;
        }
        if let Some(row) = self.rows.get(parts as usize - 1) {
            return row.get(part as usize - 1).map(|figure| (*figure, false));
        }
        let row = self.rows.last()?;
        let (first, last) = (*row.first()?, *row.last()?);
        let fallen = (first - last) * Exact::whole(part - 1) / (parts - 1);
        Some((first - fallen, true))
    }
}

impl SectionStatusRules {
    /// The multiples of an organiser; `None` if the handbook prints none.
    pub(crate) fn award_multiples(&self, status: Status) -> Option<&FiguresBySectionCount> {
        self.body.iter().find(|body| body.status == status)
    }
}
