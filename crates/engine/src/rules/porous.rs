//! Porous sections as data: sections by rating, and a pairing bonus.

use serde::Deserialize;

use super::cited_clauses::{CitedClause, ClauseReading};

/// The rules of a tournament with porous sections.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct PorousSectionRules {
    /// Who counts for the sections.
    pub counted: CitedClause,
    /// The number of sections by counted entries, ascending.
    pub section_count: Vec<SectionCountBand>,
    /// The size of sections.
    pub section_size: SectionSizeRule,
    /// The section of players who do not count.
    pub not_counted: ClauseReading,
    pub bonus: SectionVirtualPoints,
    /// The draw on notional points.
    pub pairing: NotionalPointsDraw,
    /// The draw inside sections.
    pub within: ClauseReading,
    /// Rounds of the tournament.
    pub rounds: RoundCountRule,
}

/// A band of the number of sections.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct SectionCountBand {
    /// The fewest counted entries.
    pub from: usize,
    pub sections: usize,
    pub clause: String,
}

/// The size of sections.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct SectionSizeRule {
    /// The most players of a section, except the lowest.
    pub most: usize,
    pub clause: String,
    /// Whether the reading is palmares' own.
    pub house: bool,
    /// The reason for the reading.
    pub reason: String,
}

/// What is added to the points of players of higher sections before the first rounds are paired.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct SectionVirtualPoints {
    /// Points for each section up, in whole points.
    pub points: i32,
    /// The first rounds, drawn with it.
    pub rounds: usize,
    pub clause: String,
}

/// The draw on notional points.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct NotionalPointsDraw {
    /// The clause of the method.
    pub clause: String,
    /// The clause of round 1.
    pub first_round_clause: String,
    /// The clause of round 2.
    pub second_round_clause: String,
    /// The clause of round 3.
    pub third_round_clause: String,
    /// The clause of round 4.
    pub fourth_round_clause: String,
    /// Whether the reading is palmares' own.
    pub house: bool,
    /// The reason for the reading.
    pub reason: String,
}

impl NotionalPointsDraw {
    /// The clause of a round with a bonus, counted from 1.
    pub(crate) fn round_clause(&self, round: usize) -> &str {
        match round {
            1 => &self.first_round_clause,
            2 => &self.second_round_clause,
            3 => &self.third_round_clause,
            _ => &self.fourth_round_clause,
        }
    }
}

/// Rounds of the tournament.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RoundCountRule {
    /// The number of rounds that are played.
    pub rounds: usize,
    pub clause: String,
}

/// Sizes of sections, from the top.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SectionSizes {
    /// Players of each section.
    pub sizes: Vec<usize>,
    /// The requested number of sections; fewer exist if there are too few players.
    pub wanted: usize,
    /// Whether the limit reduced the upper sections.
    pub outgrown: bool,
}

impl PorousSectionRules {
    /// The band for a number of counted entries.
    pub(crate) fn section_count_band(&self, counted: usize) -> Option<&SectionCountBand> {
        self.section_count.iter().rev().find(|band| band.from <= counted)
    }

    /// The sizes for a number of counted entries; `typed`: the organiser's number of sections.
    pub fn section_sizes(&self, counted: usize, typed: Option<usize>) -> SectionSizes {
        let by_rule = self.section_count_band(counted).map_or(1, |band| band.sections);
        let wanted = typed.unwrap_or(by_rule).max(1);
        let sections = wanted.min(counted / 2).max(1);
        let even = 2 * (counted / (2 * sections));
        let upper = if sections > 1 { even.min(self.section_size.most) } else { 0 };
        let mut sizes = vec![upper; sections - 1];
        sizes.push(counted - upper * (sections - 1));
        SectionSizes { sizes, wanted, outgrown: sections > 1 && even > self.section_size.most }
    }

    /// Palmares' own readings, each with its clause.
    pub fn readings(&self) -> [(&str, &str); 4] {
        [
            (&self.section_size.clause, &self.section_size.reason),
            (&self.not_counted.clause, &self.not_counted.reason),
            (&self.pairing.clause, &self.pairing.reason),
            (&self.within.clause, &self.within.reason),
        ]
    }
}
