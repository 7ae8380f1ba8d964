//! What a player still needs for a norm: the score of the remaining games against an average of the
//! remaining opponents, and who must be among them.

use crate::fide_ratings::figures::{NormRules, NormTitle};
use model::Exact;

use super::conditions::{
    NormConditions, NormDemand, OpponentFederations, count_norm_title_opponents,
    count_titled_opponents,
};
use super::field::{NormCandidate, OverTheBoardGame};

/// The ratings among which an average is looked for.
const RATINGS: std::ops::Range<u32> = 1_000..3_000;
/// The most scores that are told.
const TOLD: usize = 3;

/// What makes the norm.
pub(super) struct NormForecast {
    /// Scores of the remaining games with the least average of the opponents, the lowest first.
    pub scores: Vec<(Exact, u32)>,
    /// Who must be among the remaining opponents: `1 GM`, `1 with a title`.
    pub among: Vec<String>,
}

impl NormForecast {
    /// The forecast for some remaining games; `None` if no score against opponents up to `best`
    /// makes the norm.
    pub(super) fn new(
        rules: &'static NormRules,
        norm: &'static NormTitle,
        own: &NormCandidate,
        remaining: usize,
        best: u32,
        demand: NormDemand,
    ) -> Option<NormForecast> {
        let games: Vec<&OverTheBoardGame> = own.games.iter().collect();
        let count = games.len() + remaining;
        let rights = rules
            .min_norm_title_opponents(count)
            .saturating_sub(count_norm_title_opponents(norm, &games));
        let titles =
            rules.min_titled_opponents(count).saturating_sub(count_titled_opponents(rules, &games));
        let mut among = Vec::new();
        among.extend((rights > 0).then(|| format!("{rights} {}", norm.counts.join(" or "))));
        let more = titles.saturating_sub(rights);
        among.extend((more > 0).then(|| format!("{more} more with titles")));
        if !demand.exempt {
            let federations = OpponentFederations::count(rules, own, &games);
            let [most_own, most_one] = rules.max_federation_opponents(count);
            let foreign = rules.foreign.saturating_sub(federations.foreign.len());
            let fits =
                federations.home <= most_own && federations.most_of_one_federation() <= most_one;
            if own.federation.is_empty() || !fits || foreign > remaining {
                return None;
            }
            let word = if foreign == 1 { "federation" } else { "federations" };
            among.extend((foreign > 0).then(|| format!("{foreign} further {word}")));
        }
        if titles.max(rights) > remaining || remaining == 0 {
            return None;
        }
        let score = |halves: u32| {
            let average = least_average(rules, norm, own, remaining, halves, demand)?;
            (average <= best).then(|| (Exact::whole(halves) / 2, average))
        };
        let scores: Vec<(Exact, u32)> =
            (0..=2 * remaining as u32).filter_map(score).take(TOLD).collect();
        (!scores.is_empty()).then_some(NormForecast { scores, among })
    }

    /// `2.5 of 3 against an average of 2410`.
    pub(super) fn in_words(&self, remaining: usize) -> String {
        let score = |(score, average): &(Exact, u32)| {
            format!("{score} of {remaining} against an average of {average}")
        };
        let scores: Vec<String> = self.scores.iter().map(score).collect();
        let among = match self.among.as_slice() {
            [] => String::new(),
            among => format!("; among the opponents {}", among.join(", ")),
        };
        format!("{}{among}", scores.join(", or "))
    }
}

/// The least average of the remaining opponents with which a score makes the norm.
fn least_average(
    rules: &'static NormRules,
    norm: &'static NormTitle,
    own: &NormCandidate,
    remaining: usize,
    halves: u32,
    demand: NormDemand,
) -> Option<u32> {
    let reached = |rating: u32| {
        // Opponents of one rating with all that the norm asks of them.
        let future: Vec<OverTheBoardGame> = (0..remaining as u32)
            .map(|nth| OverTheBoardGame {
                round: 0,
                rating: Some(rating),
                title: norm.counts.first().cloned().unwrap_or_default(),
                federation: rules.no_federation.clone(),
                halves: (halves.saturating_sub(2 * nth)).min(2),
            })
            .collect();
        let games: Vec<&OverTheBoardGame> = own.games.iter().chain(&future).collect();
        let found = NormConditions::new(rules, norm, own, &games, demand);
        let is_figure = |clause: &str| {
            [&rules.games_clause, &rules.average_clause, &rules.score_clause]
                .into_iter()
                .chain([&rules.performance_clause])
                .any(|own| own == clause)
        };
        found.all.iter().filter(|own| is_figure(own.clause)).all(|own| own.is_met)
    };
    // A higher average never makes it harder.
    let (mut below, mut from) = (RATINGS.start, RATINGS.end);
    while below < from {
        let middle = (below + from) / 2;
        if reached(middle) {
            from = middle;
        } else {
            below = middle + 1;
        }
    }
    (from < RATINGS.end).then_some(from)
}
