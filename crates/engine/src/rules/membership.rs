//! Rules of a register of members: ranks, other unions, fading points (WBU 1.2, 1.5 to 1.7, 1.11).

use serde::Deserialize;

use model::name_comparison::folded_name;
use model::{AwardKind, Exact, PointsByKind};

/// How a rule book keeps a register of members.
#[derive(Deserialize, Debug, Default)]
#[serde(deny_unknown_fields)]
pub struct MemberRegisterRules {
    /// Who may have points registered.
    pub registration: PointsEntitlementRule,
    /// Unions, certificates and members who lapsed.
    pub register: CreditingRules,
    /// What points count for ranks.
    #[serde(default)]
    pub worth: RankValueByPointKind,
    /// Ranks in increasing order of seniority.
    pub ranks: RankList,
    /// The points that fade with the years (WBU 1.5).
    pub gold: GoldPointRules,
}

/// Who may have points registered.
#[derive(Deserialize, Debug, Default)]
#[serde(deny_unknown_fields)]
pub struct PointsEntitlementRule {
    pub clause: String,
}

/// What the register asks of an award before it is credited.
#[derive(Deserialize, Debug, Default)]
#[serde(deny_unknown_fields)]
pub struct CreditingRules {
    /// Recognised unions, each with its names.
    pub unions: Vec<Vec<String>>,
    /// Other schemes known by name.
    pub others: Vec<String>,
    pub unions_clause: String,
    /// The clause on points of other schemes.
    pub others_clause: String,
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

impl CreditingRules {
    /// All clauses of the block, to be checked against the list of the rule book.
    pub(crate) fn clauses_mut(&mut self) -> [&mut String; 7] {
        [
            &mut self.unions_clause,
            &mut self.others_clause,
            &mut self.lost_clause,
            &mut self.conditions_clause,
            &mut self.lapsed_clause,
            &mut self.once_clause,
            &mut self.errors_clause,
        ]
    }

    /// The recognised union of an issuer; `None` for an organiser or another scheme.
    pub fn recognised_union(&self, issuer: &str) -> Option<&str> {
        let wanted = folded_name(issuer);
        let known = self.unions.iter().find(|names| names.iter().any(|n| folded_name(n) == wanted));
        known.and_then(|names| names.first()).map(String::as_str)
    }

    /// Whether an issuer is a scheme that is not recognised.
    pub fn is_unrecognised_scheme(&self, issuer: &str) -> bool {
        let wanted = folded_name(issuer);
        self.others.iter().any(|other| folded_name(other) == wanted)
    }
}

/// The ranks of the scheme.
#[derive(Deserialize, Debug, Default)]
#[serde(deny_unknown_fields)]
pub struct RankList {
    pub clause: String,
    /// The ranks, from the lowest.
    pub rank: Vec<Rank>,
}

/// What a point of each kind counts for ranks, in master points.
#[derive(Deserialize, Debug, Clone)]
#[serde(default, deny_unknown_fields)]
pub struct RankValueByPointKind {
    /// Of Local Points; by default a hundredth.
    pub local: Exact,
    /// Of Green Points; by default one, as of the others.
    pub green: Exact,
    pub red: Exact,
    pub gold: Exact,
    /// Of points without a colour.
    pub points: Exact,
    /// The clause on all points as one holding.
    pub clause: String,
}

impl Default for RankValueByPointKind {
    fn default() -> RankValueByPointKind {
        let one = Exact::whole(1);
        RankValueByPointKind {
            local: one / 100,
            green: one,
            red: one,
            gold: one,
            points: one,
            clause: String::new(),
        }
    }
}

impl RankValueByPointKind {
    /// What a point of a kind counts.
    pub fn value_per_point(&self, kind: AwardKind) -> Exact {
        match kind {
            AwardKind::Local => self.local,
            AwardKind::Green => self.green,
            AwardKind::Red => self.red,
            AwardKind::Gold => self.gold,
            AwardKind::Points => self.points,
            AwardKind::Pqp | AwardKind::Title | AwardKind::Prize => Exact::ZERO,
        }
    }
}

/// A rank and what it takes.
#[derive(Deserialize, Debug, Clone, Default)]
#[serde(deny_unknown_fields)]
pub struct Rank {
    pub name: String,
    /// The least master points.
    pub points: Exact,
    /// The least points of some colours among them.
    #[serde(default)]
    pub of_it: Vec<PointColourMinimum>,
    /// Its stars: one each time the points reach another number.
    #[serde(default)]
    pub stars: Vec<Exact>,
    /// Other spellings of the rank in lists of members.
    #[serde(default)]
    pub also: Vec<String>,
    /// The clause; empty for that of the ranks.
    #[serde(default)]
    pub clause: String,
}

/// The least points of a colour.
#[derive(Deserialize, Debug, Clone, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct PointColourMinimum {
    /// The colour, or colours together.
    pub colour: PointColours,
    /// How many points of the colour the rank takes at least.
    pub points: Exact,
}

/// Kinds of points by their colours: `Green`, `red and gold`; `A`, `B` and `C` are gold, green and
/// points without a colour.
#[derive(Deserialize, Debug, Clone, PartialEq, Eq)]
#[serde(try_from = "String")]
pub struct PointColours {
    /// The words of the rule book.
    pub words: String,
    pub kinds: Vec<AwardKind>,
}

impl TryFrom<String> for PointColours {
    type Error = String;

    fn try_from(words: String) -> Result<PointColours, String> {
        let kind = |word: &str| match word.trim().to_lowercase().as_str() {
            "local" => Some(AwardKind::Local),
            "green" | "b" => Some(AwardKind::Green),
            "red" => Some(AwardKind::Red),
            "gold" | "a" => Some(AwardKind::Gold),
            "points" | "c" => Some(AwardKind::Points),
            _ => None,
        };
        match words.split(" and ").map(kind).collect() {
            Some(kinds) => Ok(PointColours { words, kinds }),
            None => Err(format!(
                "“{words}” is not a colour; colours are local, green, red, gold, points, A, B, C, and \
                 several with “and” between them"
            )),
        }
    }
}

impl PointColours {
    /// The points of these colours.
    pub(crate) fn points_of_colour(&self, points: &PointsByKind) -> Exact {
        self.kinds.iter().map(|kind| points.points(*kind)).sum()
    }
}

impl Rank {
    /// Its requirements: `100 master points, 25 of them Green`.
    pub fn requirements_text(&self) -> String {
        let of_it =
            self.of_it.iter().map(|of| format!(", {} of them {}", of.points, of.colour.words));
        format!("{} master points{}", self.points, of_it.collect::<String>())
    }

    /// The least points of a colour.
    fn least_of(&self, colour: &PointColours) -> Exact {
        let own = self.of_it.iter().find(|of| of.colour.kinds == colour.kinds);
        own.map_or(Exact::ZERO, |of| of.points)
    }

    /// Whether it asks for more than another rank, in points or in a colour.
    pub fn asks_more_than(&self, other: &Rank) -> bool {
        self.points > other.points
            || self.of_it.iter().any(|of| of.points > other.least_of(&of.colour))
    }

    /// The rank, and behind it those of its stars, each by its own name.
    pub(crate) fn with_stars(&self) -> impl Iterator<Item = Rank> {
        let starred = |(nth, points): (usize, &Exact)| Rank {
            name: format!("{} Star {}", nth + 1, self.name),
            points: *points,
            also: vec![
                format!("{} {}", "*".repeat(nth + 1), self.name),
                format!("{}* {}", nth + 1, self.name),
            ],
            stars: Vec::new(),
            ..self.clone()
        };
        let plain = Rank { stars: Vec::new(), ..self.clone() };
        let starred: Vec<Rank> = self.stars.iter().enumerate().map(starred).collect();
        std::iter::once(plain).chain(starred)
    }
}

impl MemberRegisterRules {
    /// Whether its register holds points of a kind.
    pub fn registers_points_of_kind(&self, kind: AwardKind) -> bool {
        !self.worth.value_per_point(kind).is_zero()
            || (kind == AwardKind::Gold && self.gold.has_fading_points())
    }

    /// Whether points of a kind fade by the sheet `Gold`.
    pub fn is_fading_point_kind(&self, kind: AwardKind) -> bool {
        kind == AwardKind::Gold && self.gold.has_fading_points()
    }

    /// The master points of a holding (1.6.1).
    pub fn master_points(&self, points: &PointsByKind) -> Exact {
        AwardKind::ALL
            .into_iter()
            .map(|kind| points.points(kind) * self.worth.value_per_point(kind))
            .sum()
    }

    /// A holding in words: `50.69 master points, 7.25 of them Green`. Of colours, those that ranks
    /// ask for.
    pub fn holding_in_words(&self, points: &PointsByKind) -> String {
        let mut told = format!("{} master points", self.master_points(points).to_decimal());
        let mut known: Vec<&PointColours> = Vec::new();
        for of in self.ranks.rank.iter().flat_map(|rank| &rank.of_it) {
            let held = of.colour.points_of_colour(points);
            if !known.contains(&&of.colour) && !held.is_zero() {
                told.push_str(&format!(", {} of them {}", held.to_decimal(), of.colour.words));
            }
            known.push(&of.colour);
        }
        told
    }

    /// What a holding lacks for a rank: `12 master points and 3 Green Points`.
    pub fn shortfall_text(&self, rank: &Rank, points: &PointsByKind) -> String {
        let all = (rank.points - self.master_points(points), "master point".to_string());
        let of = rank.of_it.iter().map(|of| {
            (of.points - of.colour.points_of_colour(points), format!("{} Point", of.colour.words))
        });
        let lacks = std::iter::once(all).chain(of).filter(|(points, _)| *points > Exact::ZERO);
        let told = lacks.map(|(points, what)| {
            let plural = if points == Exact::from(1) { "" } else { "s" };
            format!("{} {what}{plural}", points.to_decimal())
        });
        told.collect::<Vec<_>>().join(" and ")
    }

    /// The highest rank that a holding qualifies for, as a position (1.6.2).
    pub fn highest_rank_reached(&self, points: &PointsByKind) -> Option<usize> {
        let all = self.master_points(points);
        let is_reached = |rank: &Rank| {
            all >= rank.points
                && rank.of_it.iter().all(|of| of.colour.points_of_colour(points) >= of.points)
        };
        self.ranks.rank.iter().rposition(is_reached)
    }

    /// The clause of a rank.
    pub fn clause_of_rank(&self, rank: usize) -> &str {
        match self.ranks.rank[rank].clause.as_str() {
            "" => &self.ranks.clause,
            clause => clause,
        }
    }

    /// The rank with a name, in any spelling.
    pub fn find_rank_by_name(&self, name: &str) -> Option<usize> {
        if let Some(rank) = self.ranks.rank.iter().position(|rank| rank.name == name) {
            return Some(rank);
        }
        // `1*` and `*` contain stars, which other comparisons drop.
        let wanted = folded_name(name);
        let fits = |rank: &Rank| {
            folded_name(&rank.name) == wanted
                || rank.also.iter().any(|other| folded_name(other) == wanted)
        };
        self.ranks.rank.iter().position(fits)
    }
}

/// Points that fade, and how they are earned (WBU 1.5).
#[derive(Deserialize, Debug, Default, Clone)]
#[serde(deny_unknown_fields)]
pub struct GoldPointRules {
    /// The least Green Points in one event.
    pub least: Exact,
    /// Gold Points for each Green Point.
    pub share: Exact,
    pub clause: String,
    /// Years until nothing of an award is left; each year takes the same part.
    pub years: u32,
    /// The clause that they count as form only.
    pub form_clause: String,
}

impl GoldPointRules {
    /// The Gold Points for the Green Points of one event (1.5.1); `None` for too few.
    pub fn gold_for_green_points(&self, green: Exact) -> Option<Exact> {
        (self.has_fading_points() && green >= self.least).then(|| green * self.share)
    }

    /// Whether there are such points.
    pub(crate) fn has_fading_points(&self) -> bool {
        self.years > 0
    }
}
