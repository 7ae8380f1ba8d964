//! 3.2 to 3.6: what an organisation may hold in a year.

use serde::Deserialize;

use model::{Category, EventKind, Status};

use engine::rules::cited_clauses::ClauseReading;

/// What an organisation may hold in a year (3.2 to 3.6).
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct YearlyQuotas {
    pub regular: BasicSessionQuota,
    pub ladders: LadderQuota,
    pub minor: MinorChampionshipsPerYear,
    /// Teams leagues and round-robins among them (3.2.5(a)).
    pub leagues: YearlyLimit,
    /// Green Point events at an area's general meeting (5.5.1).
    pub agm: YearlyLimit,
    /// Complementary categories that count as one (3.2.5(b)).
    pub paired: ComplementaryCategories,
    /// The clause that minor championships must differ.
    pub alike_clause: String,
    /// Major championships of each kind of contest (3.2.6).
    pub major: Vec<MajorChampionshipQuota>,
    /// Special events of an area and their limits (3.2.7).
    pub special: Vec<SpecialEventQuota>,
    /// The clause of inter-club events, which use up the other quotas.
    pub inter_club_clause: String,
    /// Heats of other bodies' competitions.
    pub heats_clause: String,
    /// Licensed events do not count.
    pub licensed_clause: String,
    /// Events that an area licensed, by status (3.6.4).
    pub by_area: Vec<AreaLicenceQuota>,
    /// The clause of `by_area`.
    pub by_area_clause: String,
    /// What a session is; fees of licences go by sessions.
    pub session_clause: String,
    /// Where the handbook is silent: palmares' own readings.
    pub reading: Vec<ClauseReading>,
}

/// A limit and its clause.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct YearlyLimit {
    /// How many in a year.
    pub allowed: u32,
    pub clause: String,
}

/// The quota of basic sessions (3.2.2).
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct BasicSessionQuota {
    /// An event with fewer boards than this is a basic session, else a championship.
    pub below: u32,
    /// How many an area may hold in a year.
    pub area: u32,
    /// The clause that defines them.
    pub clause: String,
    /// Clubs may hold any number.
    pub club_clause: String,
    /// Areas may hold one a week.
    pub area_clause: String,
}

/// How many ladders may be held in a year.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct LadderQuota {
    /// How many in a year.
    pub allowed: u32,
    /// The clauses of the limit.
    pub clause: String,
    /// The final of a ladder is part of it.
    pub final_clause: String,
    /// Ladders of the sections of one event count as one.
    pub sections_clause: String,
}

/// How many minor championships may be held in a year (3.2.4).
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct MinorChampionshipsPerYear {
    /// How many an area may hold in a year.
    pub area: u32,
    /// Additional ones for each district.
    pub per_district: u32,
    /// The definition, and that clubs may hold any number.
    pub clause: String,
    /// The limit of areas.
    pub area_clause: String,
}

/// Categories that make up one championship.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ComplementaryCategories {
    /// Categories that complement each other.
    pub categories: Vec<[Category; 2]>,
    pub clause: String,
}

/// Major championships of a kind of contest.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct MajorChampionshipQuota {
    /// The kind of contest.
    pub kind: EventKind,
    /// How many in a year.
    pub allowed: u32,
    /// What the list calls them.
    pub title: String,
    pub clause: String,
}

/// Special events of an area.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct SpecialEventQuota {
    /// Their word in `Special`.
    pub special: String,
    /// How many in a year; none for any number.
    pub allowed: Option<u32>,
    /// What the list calls them.
    pub title: String,
    pub clause: String,
}

/// Events that an area licensed at a status.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct AreaLicenceQuota {
    pub status: Status,
    /// How many in a year; none for any number.
    pub allowed: Option<u32>,
    /// What the list calls them.
    pub title: String,
}
