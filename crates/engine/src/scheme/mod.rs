//! Rule books that are figures alone: the shapes that a scale of awards can have, and what each of
//! them awards.
//!
//! A scheme is a TOML file, shipped as a pack or written by a user. Its blocks say which events
//! they are for; of several scales over places the first that fits an event applies, and so does
//! the first of each other shape. What a player gets by several shapes is added up, and rounded
//! once.
//!
//! | file | contents |
//! |---|---|
//! | `event_conditions` | which events a block is for |
//! | `formula` | a first award by the number of tables: proportional, curve, root |
//! | `scale` | the award of each place |
//! | `ties` | places that are shared, rounding |
//! | `strata` | the awards of strata |
//! | `award` | the awards of an event |
//! | `figure_checks` | what a file may not say |
//! | `description` | a scheme as tables |
//! | `scheme_book` | a scheme as a rule book |
//! | `figure_positions` | where a value stands in its file |
//! | `figure_overlay` | a file that changes another rule book |
//! | `allowed_figure_ranges` | the range of each number of a book that a file extends |
//! | `rule_file` | a file becomes a scheme, or problems |
//! | `new.toml` | a scheme to begin one's own with |

pub mod allowed_figure_ranges;
mod award;
mod curve;
mod description;
pub mod event_conditions;
pub mod figure_checks;
pub mod figure_overlay;
pub mod figure_positions;
mod formula;
pub mod problems;
pub mod rule_file;
mod scale;
pub mod scheme_book;
mod strata;
mod ties;

use serde::Deserialize;

use crate::rules::RuleBookSource;
use crate::rules::membership::{GoldPointRules, Rank, RankValueByPointKind};
use model::{AwardKind, Exact};

use event_conditions::EventConditions;
use formula::FirstPlaceAward;
use ties::{AwardRounding, SharedPlacePolicy};

/// A scheme to begin one's own with, with remarks.
pub const SCHEME_TEMPLATE: &str = include_str!("new.toml");

/// A scheme of awards.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct AwardScheme {
    /// The document, its edition and period.
    pub source: RuleBookSource,
    /// What is awarded, how it is rounded and shared.
    pub awards: AwardRules,
    /// The least entry that brings awards; of several blocks the first that fits.
    #[serde(default)]
    pub least_entry: Vec<MinimumSizeForAwards>,
    /// Factors on every award; of several the first that fits. Without any, awards stand as they
    /// are.
    #[serde(default)]
    pub weight: Vec<EventAwardFactor>,
    /// Factors for teams by their size.
    #[serde(default)]
    pub team: Vec<TeamSizeFactor>,
    /// The scales, in the order in which they are tried.
    #[serde(default)]
    pub scale: Vec<AwardScale>,
    /// Awards of strata, if there are any.
    pub strata: Option<StrataAwardRule>,
    /// What points count for ranks.
    pub worth: Option<RankValueByPointKind>,
    /// Gold Points that fade, if any do.
    pub gold: Option<GoldPointRules>,
    /// The ranks, from the lowest.
    #[serde(default)]
    pub rank: Vec<Rank>,
    /// What the rule book says besides, which palmares does not compute.
    #[serde(default)]
    pub recorded: Vec<UncomputedRule>,
    /// The words of certificates.
    #[serde(default)]
    pub certificate: SchemeCertificateRules,
}

/// What is awarded, how it is rounded and shared.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct AwardRules {
    /// The kind of points.
    pub points: SchemePointsKind,
    /// How an award is rounded.
    pub round: AwardRounding,
    /// How contestants on one place share.
    pub ties: SharedPlacePolicy,
    /// The clause of shared places.
    pub ties_clause: String,
    /// How half a table counts; by default it does not.
    #[serde(default)]
    pub half_tables: HalfTableRounding,
    pub clause: String,
    /// Whether a block is a house reading.
    #[serde(default)]
    pub house: bool,
    /// The reason for the reading.
    #[serde(default)]
    pub reason: String,
}

/// The kinds of points that a scheme can award.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
pub enum SchemePointsKind {
    /// Points of the scheme's own name.
    Points,
    /// Local points, hundredths of a master point.
    Local,
    Green,
    Red,
    Gold,
}

impl SchemePointsKind {
    /// The kind of an award.
    pub(crate) fn award_kind(self) -> AwardKind {
        match self {
            SchemePointsKind::Points => AwardKind::Points,
            SchemePointsKind::Local => AwardKind::Local,
            SchemePointsKind::Green => AwardKind::Green,
            SchemePointsKind::Red => AwardKind::Red,
            SchemePointsKind::Gold => AwardKind::Gold,
        }
    }
}

/// How half a table counts.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[serde(rename_all = "lowercase")]
pub enum HalfTableRounding {
    /// Half a table does not count.
    #[default]
    Down,
    Up,
}

/// The least entry that brings awards.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct MinimumSizeForAwards {
    #[serde(default)]
    pub events: EventConditions,
    #[serde(default)]
    pub tables: u32,
    /// The least boards that everybody plays.
    #[serde(default)]
    pub boards: u32,
    pub clause: String,
}

/// A factor on every award of an event.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct EventAwardFactor {
    /// Its name for people.
    pub title: String,
    #[serde(default)]
    pub events: EventConditions,
    pub factor: Exact,
    /// The kind of points of these events; that of the awards if left out.
    pub points: Option<SchemePointsKind>,
    pub clause: String,
}

/// The factor for teams of so many players.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct TeamSizeFactor {
    /// The players of the team.
    pub players: u32,
    /// The factor on the award of each.
    pub factor: Exact,
    pub clause: String,
}

/// The part of the field that gets an award.
#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(deny_unknown_fields)]
pub struct AwardedFieldShare {
    /// The part, above 0 and at most 1.
    pub part: Exact,
    /// Which way a fraction of a contestant is rounded.
    pub round: FractionRounding,
}

/// Which way a number is rounded.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
pub enum FractionRounding {
    Up,
    Down,
}

/// A scale. Exactly one of its shapes is given.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct AwardScale {
    /// Its name for people.
    pub title: String,
    #[serde(default)]
    pub events: EventConditions,
    /// The part of the field with an award; all of it if left out.
    pub share: Option<AwardedFieldShare>,
    /// The least award of a place, and of a contestant who shares places.
    pub least: Option<Exact>,
    /// Shape: each place has a step more than the one below it.
    pub step: Option<Exact>,
    /// The award of the last place of such a scale; a step if left out.
    pub last: Option<Exact>,
    /// Shape: a first award by the number of tables, from which places fall.
    pub first: Option<Vec<FirstPlaceAward>>,
    /// How places fall from a first award.
    pub fall: Option<AwardDecreaseByPlace>,
    /// The part of the first award that the second place gets, if places fall by division.
    pub second: Option<Exact>,
    /// Shape: the awards place by place.
    pub places: Option<Vec<Exact>>,
    /// Shape: awards for matches won.
    pub matches: Option<WinAwards>,
    /// Shape: an award for each board played.
    pub each_board: Option<Exact>,
    /// Shape: an award for each point of the score.
    pub each_point: Option<Exact>,
    /// Shape: the titles of the first places.
    pub titles: Option<Vec<String>>,
    pub clause: String,
    /// Whether this is a house reading.
    #[serde(default)]
    pub house: bool,
    /// The reason for the reading.
    #[serde(default)]
    pub reason: String,
}

/// How places fall from a first award.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum AwardDecreaseByPlace {
    /// By equal steps, as if the place below the last had nothing.
    Equal,
    /// By equal steps down to the least award, which the last place has.
    ToLeast,
    /// By division: place `p` from the third has the first award divided by `p - 1`.
    Divided,
}

/// Awards for matches won.
#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(deny_unknown_fields)]
pub struct WinAwards {
    /// For a match won.
    pub won: Exact,
    /// For a match drawn.
    #[serde(default)]
    pub drawn: Exact,
    /// Whether that is for the match, or for each of its boards.
    pub of: WinAwardUnit,
}

/// What an award for a match won is for.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
pub enum WinAwardUnit {
    Match,
    /// Each board of the match.
    Board,
}

/// Strata are awarded: each by its own contestants and tables, from the event's scale over places. A
/// contestant has the better of its awards.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct StrataAwardRule {
    /// The least full tables of a stratum that brings awards.
    #[serde(default)]
    pub tables: u32,
    pub clause: String,
}

/// What the rule book says besides, which palmares does not compute.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct UncomputedRule {
    /// What it is about.
    pub title: String,
    /// What the rule book says.
    pub rule: String,
    /// Why it is not computed.
    pub why: String,
    pub clause: String,
}

/// The words of certificates.
#[derive(Deserialize, Debug, Default)]
#[serde(deny_unknown_fields)]
pub struct SchemeCertificateRules {
    /// The text below the points of a certificate.
    #[serde(default)]
    pub closing: String,
    /// The clause that puts all events of a congress on one certificate.
    pub together_clause: Option<String>,
}

impl AwardScale {
    /// Its shapes, by their keys; a sound scale has one.
    pub(crate) fn shapes(&self) -> Vec<AwardScaleShape> {
        let given = [
            (self.step.is_some(), AwardScaleShape::Step),
            (self.first.is_some(), AwardScaleShape::First),
            (self.places.is_some(), AwardScaleShape::Places),
            (self.matches.is_some(), AwardScaleShape::Matches),
            (self.each_board.is_some(), AwardScaleShape::EachBoard),
            (self.each_point.is_some(), AwardScaleShape::EachPoint),
            (self.titles.is_some(), AwardScaleShape::Titles),
        ];
        given.into_iter().filter(|(is_given, _)| *is_given).map(|(_, shape)| shape).collect()
    }
}

/// The shape of a scale.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AwardScaleShape {
    /// Steps from the last award.
    Step,
    /// A first award by the number of tables.
    First,
    /// Awards place by place.
    Places,
    Matches,
    EachBoard,
    /// Points of the score.
    EachPoint,
    Titles,
}

impl AwardScaleShape {
    /// Its key in the file.
    pub fn key(self) -> &'static str {
        match self {
            AwardScaleShape::Step => "step",
            AwardScaleShape::First => "first",
            AwardScaleShape::Places => "places",
            AwardScaleShape::Matches => "matches",
            AwardScaleShape::EachBoard => "each_board",
            AwardScaleShape::EachPoint => "each_point",
            AwardScaleShape::Titles => "titles",
        }
    }

    /// Whether it awards the places of a ranking. An event has one scale over places, and one of
    /// each other shape besides.
    pub(crate) fn awards_places(self) -> bool {
        matches!(self, AwardScaleShape::Step | AwardScaleShape::First | AwardScaleShape::Places)
    }

    /// Whether one event cannot have scales of both shapes.
    pub(crate) fn excludes(self, other: AwardScaleShape) -> bool {
        self == other || (self.awards_places() && other.awards_places())
    }
}
