//! Rules of a register of members: ranks, other unions, fading points (WBU 1.2, 1.5 to 1.7, 1.11).

use serde::Deserialize;

use crate::model::names::folded;
use crate::model::{Exact, Holding};

/// How a rule book keeps a register of members.
#[derive(Deserialize, Debug, Default)]
#[serde(deny_unknown_fields)]
pub struct Membership {
    /// Who may have points registered.
    pub registration: Registration,
    /// Unions, certificates and members who lapsed.
    pub register: RegisterRules,
    /// Ranks in increasing order of seniority.
    pub ranks: Ranks,
    /// Points that fade.
    pub gold: Gold,
}

/// Who may have points registered.
#[derive(Deserialize, Debug, Default)]
#[serde(deny_unknown_fields)]
pub struct Registration {
    /// Its clause.
    pub clause: String,
}

/// Rules of registration.
#[derive(Deserialize, Debug, Default)]
#[serde(deny_unknown_fields)]
pub struct RegisterRules {
    /// Recognised unions, each with its names.
    pub unions: Vec<Vec<String>>,
    /// Other schemes known by name.
    pub others: Vec<String>,
    /// Their clause.
    pub unions_clause: String,
    /// The clause on points of other schemes.
    pub others_clause: String,
    /// The clause on Green and Local Points as one holding.
    pub holding_clause: String,
    /// The clause on lost certificates.
    pub lost_clause: String,
    /// The clause on conditions such as a day of expiry.
    pub conditions_clause: String,
    /// The clause on lapsed members.
    pub lapsed_clause: String,
    /// The clause that a certificate is for one event.
    pub once_clause: String,
    /// The clause on wrong certificates.
    pub errors_clause: String,
}

impl RegisterRules {
    /// The recognised union of an issuer; `None` for an organiser or another scheme.
    pub fn union(&self, issuer: &str) -> Option<&str> {
        let wanted = folded(issuer);
        let known = self.unions.iter().find(|names| names.iter().any(|n| folded(n) == wanted));
        known.and_then(|names| names.first()).map(String::as_str)
    }

    /// Whether an issuer is a scheme that is not recognised.
    pub fn is_other_scheme(&self, issuer: &str) -> bool {
        let wanted = folded(issuer);
        self.others.iter().any(|other| folded(other) == wanted)
    }
}

/// The ranks of the scheme.
#[derive(Deserialize, Debug, Default)]
#[serde(deny_unknown_fields)]
pub struct Ranks {
    /// Their clause.
    pub clause: String,
    /// The ranks, from the lowest.
    pub rank: Vec<Rank>,
}

/// A rank and its requirements.
#[derive(Deserialize, Debug, Default)]
#[serde(deny_unknown_fields)]
pub struct Rank {
    /// Its name.
    pub name: String,
    /// Least master points.
    pub master_points: Exact,
    /// Least Green Points among them.
    pub green_points: Exact,
    /// Other spellings.
    pub also: Vec<String>,
}

impl Rank {
    /// Its requirements: `100 master points, 25 of them Green`.
    pub fn takes(&self) -> String {
        match self.green_points.is_zero() {
            true => format!("{} master points", self.master_points),
            false => {
                format!("{} master points, {} of them Green", self.master_points, self.green_points)
            }
        }
    }
}

impl Membership {
    /// The highest rank that a holding qualifies for, as a position (1.6.2).
    pub fn rank_of(&self, points: &Holding) -> Option<usize> {
        let all = points.master_points();
        let is_reached =
            |rank: &Rank| all >= rank.master_points && points.green >= rank.green_points;
        self.ranks.rank.iter().rposition(is_reached)
    }

    /// The rank with a name, in any spelling.
    pub fn rank_named(&self, name: &str) -> Option<usize> {
        if let Some(rank) = self.ranks.rank.iter().position(|rank| rank.name == name) {
            return Some(rank);
        }
        // `1*` and `*` contain stars, which other comparisons drop.
        let wanted = folded(name);
        let fits = |rank: &Rank| {
            folded(&rank.name) == wanted || rank.also.iter().any(|other| folded(other) == wanted)
        };
        self.ranks.rank.iter().position(fits)
    }
}

/// Points that fade, and how they are earned (WBU 1.5).
#[derive(Deserialize, Debug, Default)]
#[serde(deny_unknown_fields)]
pub struct Gold {
    /// The least Green Points in one event.
    pub least: Exact,
    /// Gold Points for each Green Point.
    pub share: Exact,
    /// The clause.
    pub clause: String,
    /// Years until nothing of an award is left; each year takes the same part.
    pub years: u32,
    /// The clause that they count as form only.
    pub form_clause: String,
}

impl Gold {
    /// The Gold Points for the Green Points of one event (1.5.1); `None` for too few.
    pub fn with(&self, green: Exact) -> Option<Exact> {
        (green >= self.least).then(|| green * self.share)
    }
}
