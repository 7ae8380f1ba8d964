//! What a register of members goes by: ranks, other unions, points that fade (WBU 1.2,
//! 1.5 to 1.7, 1.11).

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

/// Who may register what.
#[derive(Deserialize, Debug, Default)]
#[serde(deny_unknown_fields)]
pub struct RegisterRules {
    /// Unions whose points are recognised, each by its names.
    pub unions: Vec<Vec<String>>,
    /// Other schemes that are known by name.
    pub others: Vec<String>,
    /// Their clause.
    pub unions_clause: String,
    /// Points of other schemes.
    pub others_clause: String,
    /// Green and Local Points as one holding.
    pub holding_clause: String,
    /// Certificates that were lost.
    pub lost_clause: String,
    /// Conditions such as a day of expiry.
    pub conditions_clause: String,
    /// Members who lapsed.
    pub lapsed_clause: String,
    /// A certificate is of one event.
    pub once_clause: String,
    /// Certificates that were wrong.
    pub errors_clause: String,
}

impl RegisterRules {
    /// The union that an issuer is; none for an organiser or another scheme.
    pub fn union(&self, issuer: &str) -> Option<&str> {
        let wanted = folded(issuer);
        let known = self.unions.iter().find(|names| names.iter().any(|n| folded(n) == wanted));
        known.and_then(|names| names.first()).map(String::as_str)
    }

    /// Whether an issuer is a scheme whose points are not recognised.
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
    /// Each of them, in increasing order of seniority.
    pub rank: Vec<Rank>,
}

/// A rank and what it takes.
#[derive(Deserialize, Debug, Default)]
#[serde(deny_unknown_fields)]
pub struct Rank {
    /// Its name.
    pub name: String,
    /// Least master points.
    pub master_points: Exact,
    /// Least Green Points among them.
    pub green_points: Exact,
    /// Other ways to write it.
    pub also: Vec<String>,
}

impl Rank {
    /// What it takes: `100 master points, 25 of them Green`.
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
    /// The most senior rank that a holding bears out, by its position among the
    /// ranks (1.6.2).
    pub fn rank_of(&self, points: &Holding) -> Option<usize> {
        let all = points.master_points();
        let is_reached =
            |rank: &Rank| all >= rank.master_points && points.green >= rank.green_points;
        self.ranks.rank.iter().rposition(is_reached)
    }

    /// The rank of a name, however it is written.
    pub fn rank_named(&self, name: &str) -> Option<usize> {
        if let Some(rank) = self.ranks.rank.iter().position(|rank| rank.name == name) {
            return Some(rank);
        }
        // `1*` and `*` are written with stars, which other comparisons keep.
        let wanted = folded(name);
        let fits = |rank: &Rank| {
            folded(&rank.name) == wanted || rank.also.iter().any(|other| folded(other) == wanted)
        };
        self.ranks.rank.iter().position(fits)
    }
}

/// Points that fade, and what brings them (WBU 1.5).
#[derive(Deserialize, Debug, Default)]
#[serde(deny_unknown_fields)]
pub struct Gold {
    /// Green Points in one event that bring them.
    pub least: Exact,
    /// Gold Points for each Green Point.
    pub share: Exact,
    /// The clause.
    pub clause: String,
    /// Whole years after which nothing of an award is left; each takes the same part.
    pub years: u32,
    /// The clause by which they count for form alone.
    pub form_clause: String,
}

impl Gold {
    /// The Gold Points that go with the Green Points of one event (1.5.1); none with
    /// too few.
    pub fn with(&self, green: Exact) -> Option<Exact> {
        (green >= self.least).then(|| green * self.share)
    }
}
