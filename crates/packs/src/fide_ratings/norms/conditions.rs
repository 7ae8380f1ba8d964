//! The conditions of a title norm for some games (B.01 1.4.1 to 1.4.9), each with its clause.

use std::collections::BTreeMap;

use swiss::performance::rounded_average;
use swiss::rating_tables;

use crate::fide_ratings::figures::{NormRules, NormTitle};
use model::{Exact, sum_of_terms_text};

use super::field::{NormCandidate, OverTheBoardGame};

/// A condition, met or not.
pub(super) struct NormCondition {
    pub clause: &'static str,
    /// What it needs and what there is.
    pub told: String,
    /// Whether it is met.
    pub is_met: bool,
}

/// What a tournament asks for a norm.
#[derive(Clone, Copy)]
pub(super) struct NormDemand {
    /// The games that it takes.
    pub least: usize,
    /// Whether federations do not matter.
    pub exempt: bool,
}

/// The conditions of a norm for some games.
pub(super) struct NormConditions {
    /// All of them, in the order of the clauses.
    pub all: Vec<NormCondition>,
    /// The average rating of the opponents.
    pub average: i32,
    pub performance: i32,
}

impl NormConditions {
    /// The conditions of a norm.
    pub(super) fn new(
        rules: &'static NormRules,
        norm: &'static NormTitle,
        own: &NormCandidate,
        games: &[&OverTheBoardGame],
        demand: NormDemand,
    ) -> NormConditions {
        let NormDemand { least, exempt } = demand;
        let mut all = Vec::with_capacity(8);
        let mut say = |clause: &'static str, is_met: bool, told: String| {
            all.push(NormCondition { clause, told, is_met });
        };
        let count = games.len();
        let clause = if least < rules.games { &rules.given_clause } else { &rules.games_clause };
        say(clause, count >= least, format!("{count} games, at least {least}"));
        if exempt {
            let told = "enough foreign players with titles in every round: federations are free";
            say(&rules.exempt.clause, true, told.to_string());
        } else {
            say_federations(rules, own, games, &mut say);
        }
        let titled = count_titled_opponents(rules, games);
        let need = rules.min_titled_opponents(count);
        let told = format!("opponents with titles: {titled}, at least {need}");
        say(&rules.titled_clause, titled >= need, told);
        let right = count_norm_title_opponents(norm, games);
        let need = rules.min_norm_title_opponents(count);
        let told = format!("opponents with {}: {right}, at least {need}", norm.counts.join(" or "));
        say(&norm.counts_clause, right >= need, told);
        let (opponents, told) = (opponents(rules, norm, games), told_sum(rules, norm, games));
        let told = format!("average {told} = {opponents}, at least {}", norm.average);
        say(&rules.average_clause, opponents >= norm.average, told);
        let halves: u32 = games.iter().map(|game| game.halves).sum();
        let percent = percent(halves, count);
        // Exactly, not by the rounded percentage.
        let is_met = Exact::whole(halves * 50) >= Exact::whole(rules.least_percent * count as u32);
        let score = Exact::whole(halves) / 2;
        let told = format!("{score} of {count} points, at least {} %", rules.least_percent);
        say(&rules.score_clause, is_met, told);
        let difference = rating_tables::rating_difference_for_score(percent);
        let performance = opponents + difference;
        let sum = sum_of_terms_text(&[opponents.to_string(), difference.to_string()]);
        let told = format!(
            "performance for {percent} %: {sum} = {performance}, at least {}",
            norm.performance
        );
        say(&rules.performance_clause, performance >= norm.performance, told);
        NormConditions { all, average: opponents, performance }
    }

    /// Whether the norm is made.
    pub(super) fn are_met(&self) -> bool {
        self.all.iter().all(|condition| condition.is_met)
    }
}

/// The conditions on the federations of opponents. Opponents of an unknown one count as those of
/// the player's own.
fn say_federations(
    rules: &'static NormRules,
    own: &NormCandidate,
    games: &[&OverTheBoardGame],
    say: &mut impl FnMut(&'static str, bool, String),
) {
    if own.federation.is_empty() {
        let told = "the sheet does not say the federation of the player";
        return say(&rules.foreign_clause, false, told.to_string());
    }
    let federations = OpponentFederations::count(rules, own, games);
    let (foreign, need) = (federations.foreign.len(), rules.foreign);
    let named: Vec<&str> = federations.foreign.keys().copied().collect();
    let named = if named.is_empty() { String::new() } else { format!(" ({})", named.join(", ")) };
    let told = format!("other federations of opponents: {foreign}{named}, at least {need}");
    say(&rules.foreign_clause, foreign >= need, told);
    let [most_own, most_one] = rules.max_federation_opponents(games.len());
    let unknown = match federations.unknown {
        0 => String::new(),
        unknown => format!(", {unknown} of an unknown one among them"),
    };
    let (home, one) = (federations.home, federations.most_of_one_federation());
    let told = format!(
        "opponents of the own federation: {home}, at most {most_own}{unknown}; of one: {one}, at most {most_one}"
    );
    say(&rules.most_clause, home <= most_own && one <= most_one, told);
}

/// The federations of some opponents.
pub(super) struct OpponentFederations<'g> {
    /// Opponents of each foreign federation.
    pub foreign: BTreeMap<&'g str, usize>,
    /// Opponents of the player's own federation, and of unknown ones.
    pub home: usize,
    /// Opponents of unknown federations.
    pub unknown: usize,
}

impl<'g> OpponentFederations<'g> {
    pub(super) fn count(
        rules: &NormRules,
        own: &NormCandidate,
        games: &[&'g OverTheBoardGame],
    ) -> Self {
        let mut federations = OpponentFederations { foreign: BTreeMap::new(), home: 0, unknown: 0 };
        for game in games {
            match game.federation.as_str() {
                none if none == rules.no_federation => {}
                "" => {
                    (federations.unknown, federations.home) =
                        (federations.unknown + 1, federations.home + 1)
                }
                home if home == own.federation => federations.home += 1,
                foreign => *federations.foreign.entry(foreign).or_default() += 1,
            }
        }
        federations
    }

    /// Opponents of the most frequent federation.
    pub(super) fn most_of_one_federation(&self) -> usize {
        self.foreign.values().copied().max().unwrap_or(0).max(self.home)
    }
}

/// Opponents with titles that count.
pub(super) fn count_titled_opponents(rules: &NormRules, games: &[&OverTheBoardGame]) -> usize {
    games.iter().filter(|game| rules.titles.contains(&game.title)).count()
}

/// Opponents with the title of the norm or a higher one.
pub(super) fn count_norm_title_opponents(norm: &NormTitle, games: &[&OverTheBoardGame]) -> usize {
    games.iter().filter(|game| norm.counts.contains(&game.title)).count()
}

/// Whether average and performance are those of the norm.
pub(super) fn has_norm_performance(
    rules: &NormRules,
    norm: &NormTitle,
    games: &[&OverTheBoardGame],
) -> bool {
    let average = opponents(rules, norm, games);
    let halves = games.iter().map(|game| game.halves).sum();
    let difference = rating_tables::rating_difference_for_score(percent(halves, games.len()));
    average >= norm.average && average + difference >= norm.performance
}

/// The fewest points from these games that make the performance and the share of a norm.
pub(super) fn points_required_for_norm(
    rules: &NormRules,
    norm: &NormTitle,
    games: &[&OverTheBoardGame],
) -> Option<Exact> {
    let count = u32::try_from(games.len()).ok()?;
    let average = opponents(rules, norm, games);
    let makes = |halves: &u32| {
        let difference = rating_tables::rating_difference_for_score(percent(*halves, games.len()));
        halves * 50 >= rules.least_percent * count && average + difference >= norm.performance
    };
    (0..=2 * count).find(makes).map(|halves| Exact::whole(halves) / 2)
}

/// The ratings of opponents, and the index of the lowest if it is raised to the floor.
fn ratings(
    rules: &NormRules,
    norm: &NormTitle,
    games: &[&OverTheBoardGame],
) -> (Vec<u32>, Option<usize>) {
    let ratings = games.iter().map(|game| game.rating.unwrap_or(rules.unrated));
    let ratings: Vec<u32> = ratings.collect();
    let lowest = (0..ratings.len()).min_by_key(|nth| ratings[*nth]);
    let raised = lowest.filter(|nth| ratings[*nth] < norm.floor);
    (ratings, raised)
}

/// The average rating of opponents, the lowest raised to the floor.
fn opponents(rules: &NormRules, norm: &NormTitle, games: &[&OverTheBoardGame]) -> i32 {
    let (ratings, raised) = ratings(rules, norm, games);
    let more = raised.map_or(0, |nth| i64::from(norm.floor - ratings[nth]));
    let sum = ratings.iter().copied().map(i64::from).sum::<i64>() + more;
    rounded_average(sum, ratings.len()).unwrap_or_default()
}

/// The sum and the number of their ratings.
fn told_sum(rules: &NormRules, norm: &NormTitle, games: &[&OverTheBoardGame]) -> String {
    let (ratings, raised) = ratings(rules, norm, games);
    let told = ratings.iter().enumerate().map(|(nth, rating)| match raised {
        Some(raised) if raised == nth => format!("{} (for {rating})", norm.floor),
        _ => rating.to_string(),
    });
    format!("({}) / {}", sum_of_terms_text(&told.collect::<Vec<_>>()), ratings.len())
}

/// The percentage of points, rounded half up.
fn percent(halves: u32, games: usize) -> u32 {
    let percent = rounded_average(i64::from(halves) * 50, games).unwrap_or_default();
    u32::try_from(percent).unwrap_or_default()
}
