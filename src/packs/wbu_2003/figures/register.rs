//! 1.2, 1.6, 1.7 and 1.11: what the register of members goes by.

use serde::Deserialize;

use crate::model::names::folded;
use crate::model::{Exact, Holding};

use super::Handbook;

/// Who may register what.
#[derive(Deserialize, Debug)]
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
}

impl RegisterRules {
    /// Whether an issuer is a scheme whose points are not recognised.
    pub fn is_other_scheme(&self, issuer: &str) -> bool {
        let wanted = folded(issuer);
        self.others.iter().any(|other| folded(other) == wanted)
    }
}

/// The ranks of the scheme.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Ranks {
    /// Their clause.
    pub clause: String,
    /// Each of them, in increasing order of seniority.
    pub rank: Vec<Rank>,
}

/// A rank and what it takes.
#[derive(Deserialize, Debug)]
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

impl Handbook {
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

#[cfg(test)]
mod tests {
    use crate::engine::rules::RuleSet;
    use crate::model::{Exact, Holding};

    /// WBU 1.6.2: each rank exactly at its bounds, a hundredth below, and with a
    /// quarter of a Green Point too few.
    #[test]
    fn ranks_are_those_of_the_handbook() {
        let Some(RuleSet::Wbu(handbook)) = RuleSet::find("wbu-2003") else {
            unreachable!("the handbook is shipped")
        };
        let named = |local: &str, green: &str| {
            let exact = |text: &str| Exact::decimal(text).unwrap_or_default();
            let points = Holding {
                local: exact(local),
                green: exact(green),
                gold: Exact::whole(99),
                ..Holding::default()
            };
            handbook.rank_of(&points).map_or("", |rank| handbook.ranks.rank[rank].name.as_str())
        };
        for (local, green, rank) in [
            ("199", "0", ""),
            ("200", "0", "Club Master"),
            ("999", "0", "Club Master"),
            ("1000", "0", "Local Master"),
            ("2500", "0", "County Master"),
            ("4344", "7.25", "Master"),
            ("7499", "0", "Master"),
            ("7500", "0", "Advanced Master"),
            ("10000", "0", "1 Star Master"),
            ("15000", "0", "2 Star Master"),
            ("20000", "0", "3 Star Master"),
            ("25000", "0", "4 Star Master"),
            ("30000", "0", "5 Star Master"),
            ("40000", "0", "Tournament Master"),
            ("7500", "25", "Regional Master"),
            ("7525", "24.75", "1 Star Master"),
            ("7499", "25", "Advanced Master"),
            ("100000", "25", "Regional Master"),
            ("15000", "50", "Premier Regional Master"),
            ("22500", "75", "National Master"),
            ("30000", "100", "Premier National Master"),
            ("45000", "150", "Life Master"),
            ("60000", "300", "Senior Life Master"),
            ("60000", "600", "Grand Master"),
            ("59999", "600", "Senior Life Master"),
        ] {
            assert_eq!(named(local, green), rank, "{local} local, {green} green");
        }
    }

    #[test]
    fn ranks_and_unions_are_known_however_they_are_written() {
        let Some(RuleSet::Wbu(handbook)) = RuleSet::find("wbu-2003") else {
            unreachable!("the handbook is shipped")
        };
        for (text, name) in [
            ("** Master", "2 Star Master"),
            ("1* Master", "1 Star Master"),
            ("* Master", "1 Star Master"),
            ("LIFE MASTER", "Life Master"),
            ("1-Star Master", "1 Star Master"),
        ] {
            let rank =
                handbook.rank_named(text).map(|rank| handbook.ranks.rank[rank].name.as_str());
            assert_eq!(rank, Some(name), "{text}");
        }
        assert_eq!(handbook.rank_named("Emperor"), None);
        assert_eq!(handbook.register.union("W.B.U."), Some("WBU"));
        assert_eq!(handbook.register.union("ACBL"), None);
    }
}
