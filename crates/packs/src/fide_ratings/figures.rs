//! The schema of `fide-ratings.toml`: what differs between the editions of the rating rules, K, and
//! the conditions of title norms. The tables of conversion are in the crate `swiss`.

use std::sync::LazyLock;

use jiff::civil::Date;
use serde::Deserialize;

use engine::rules::cited_clauses::CitedClause;
use engine::rules::{RuleBookSource, expect_parsed_embedded_file, parse_figures};
use model::Exact;

static REGULATIONS: LazyLock<RatingRegulations> = LazyLock::new(|| {
    expect_parsed_embedded_file(
        "fide-ratings.toml",
        parse_figures(include_str!("fide-ratings.toml")),
    )
});

/// The figures that come with the program, read once.
pub(super) fn rating_regulations() -> &'static RatingRegulations {
    &REGULATIONS
}

/// The editions of the rating rules and the conditions of norms, as `fide-ratings.toml` has them.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct RatingRegulations {
    /// The document, its editions and period.
    pub source: RuleBookSource,
    /// The editions, the oldest first.
    pub edition: Vec<RatingRulesEdition>,
    /// How fast a rating changes.
    pub coefficient: CoefficientRules,
    /// Titles that show a master.
    pub master_titles: MasterTitles,
    /// The periods of an event.
    pub periods: RatedEventLengthRules,
    /// The rating that a score stands for.
    pub performance: CitedClause,
    /// The rise of 2024.
    pub rise: RiseOfLowRatings,
    /// Headings of ratings from other lists.
    pub other_lists: NonFideRatingHeadings,
    pub norms: NormRules,
}

/// An edition: what differs between them.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct RatingRulesEdition {
    /// The month of its beginning, for people.
    pub title: String,
    /// The first day of events under it.
    pub from: Date,
    /// A greater difference counts as this one.
    pub limit: u32,
    /// In how many games of an event the limit helps the higher rated player; in any number if
    /// absent.
    pub upgrades: Option<usize>,
    /// The rating from which differences have no limit.
    pub real_from: Option<u32>,
    pub limit_clause: String,
    pub expected_clause: String,
    pub coefficient_clause: String,
    pub rounding_clause: String,
    /// Until when a player is a junior.
    pub junior_until: JuniorUntil,
    /// The least rating of the list; players below count as unrated.
    pub floor: u32,
    pub floor_clause: String,
    /// The first rating of unrated players, where the text of the edition is known.
    pub first: Option<FirstRatingRules>,
}

impl RatingRulesEdition {
    /// A rating as the list has it; none below its floor.
    pub(super) fn listed_rating(&self, rating: Option<u32>) -> Option<u32> {
        rating.filter(|rating| *rating >= self.floor)
    }
}

/// The end of being a junior.
#[derive(Deserialize, Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum JuniorUntil {
    /// Until the birthday itself.
    #[serde(rename = "birthday")]
    Birthday,
    /// The end of the year of the birthday.
    #[serde(rename = "end of year")]
    EndOfYear,
}

/// How an unrated player gets a rating.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct FirstRatingRules {
    /// Games against rated opponents that it needs.
    pub games: u32,
    pub games_clause: String,
    /// Opponents that are added, each with a draw.
    #[serde(default)]
    pub drawn_with: Vec<u32>,
    /// Points of rating for each half point above half of the points, instead of the table.
    pub half_point: Option<u32>,
    /// The highest first rating.
    pub most: Option<u32>,
    pub clause: String,
}

/// The development coefficient K by age, rating and number of games.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct CoefficientRules {
    /// K of players to whom no other row applies.
    pub usual: u32,
    /// Of a player who once had `master_from`.
    pub master: u32,
    pub master_from: u32,
    /// Of a player until the birthday of `junior_age`, below `junior_below`.
    pub junior: u32,
    pub junior_age: i16,
    pub junior_below: u32,
    /// Of a player with fewer than `newcomer_games` rated games.
    pub newcomer: u32,
    pub newcomer_games: u32,
    /// The most that the coefficient times the games may be.
    pub most_with_games: u32,
    #[serde(rename = "house")]
    _house: bool,
    /// The reason for the reading.
    pub reason: String,
    #[serde(rename = "clause")]
    _clause: String,
}

/// How long an event can be to be rated as one.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct RatedEventLengthRules {
    /// The longest event, in days.
    pub longest: i32,
    pub clause: String,
}

/// Titles that need the rating of a master.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct MasterTitles {
    pub titles: Vec<String>,
    #[serde(rename = "house")]
    _house: bool,
    /// The reason for the reading.
    pub reason: String,
    pub clause: String,
}

/// A rise of all ratings of a list that were low.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct RiseOfLowRatings {
    /// The day of the list with the new ratings.
    pub on: Date,
    /// The least rating that rose.
    pub least: u32,
    /// The rating from which none rose.
    pub below: u32,
    /// The part of the distance to it that was added.
    pub share: Exact,
    pub clause: String,
}

impl RiseOfLowRatings {
    /// The rating on the new list.
    pub(super) fn new_rating(&self, rating: u32) -> Exact {
        if !(self.least..self.below).contains(&rating) {
            return Exact::whole(rating);
        }
        (Exact::whole(rating) + self.share * Exact::whole(self.below - rating)).rounded(0)
    }
}

/// Headings of ratings that are not FIDE's.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct NonFideRatingHeadings {
    /// The words, in lower case.
    pub words: Vec<String>,
    #[serde(rename = "house")]
    _house: bool,
    /// The reason for the reading.
    pub reason: String,
    #[serde(rename = "clause")]
    _clause: String,
}

/// The conditions of all title norms.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct NormRules {
    /// The first day of events under these rules.
    pub from: Date,
    /// The least number of games for a norm.
    pub games: usize,
    pub games_clause: String,
    /// The least games where one more was given.
    pub games_with_given: usize,
    pub given_clause: String,
    /// With more games, none is left out.
    pub most_games: usize,
    /// The most games won that are left out.
    pub most_left_out: usize,
    pub left_out_clause: String,
    /// The word for players without a federation.
    pub no_federation: String,
    /// The least foreign federations.
    pub foreign: usize,
    pub foreign_clause: String,
    /// The greatest part of opponents from the player's own federation.
    pub most_own: Exact,
    /// The greatest part from one federation.
    pub most_one: Exact,
    pub most_clause: String,
    /// The titles of opponents that count as titled.
    pub titles: Vec<String>,
    /// The least part of opponents with one.
    pub titled: Exact,
    pub titled_clause: String,
    /// The least part with the title of the norm or a higher one.
    pub right: Exact,
    /// The least number of them.
    pub least_right: usize,
    /// The rating of an unrated opponent.
    pub unrated: u32,
    pub average_clause: String,
    pub floor_clause: String,
    /// The least percentage of points.
    pub least_percent: u32,
    pub score_clause: String,
    pub performance_clause: String,
    /// Rounds before the end with forecasts.
    pub forecast_rounds: usize,
    #[serde(rename = "house")]
    _house: bool,
    /// The reason for the reading.
    pub reason: String,
    /// Tournaments in which federations do not matter.
    pub exempt: FederationExemption,
    /// The titles that norms lead to, with their figures.
    pub norm: Vec<NormTitle>,
}

impl NormRules {
    /// The least opponents with titles among so many games.
    pub(super) fn min_titled_opponents(&self, games: usize) -> usize {
        needed(self.titled, games)
    }

    /// The least opponents with the title of the norm among so many games.
    pub(super) fn min_norm_title_opponents(&self, games: usize) -> usize {
        needed(self.right, games).max(self.least_right)
    }

    /// The most opponents of the player's own federation, and of any one.
    pub(super) fn max_federation_opponents(&self, games: usize) -> [usize; 2] {
        [self.most_own, self.most_one].map(|part| {
            usize::try_from((part * Exact::whole(games as u64)).floor()).unwrap_or_default()
        })
    }
}

/// A part of some games, rounded up.
fn needed(part: Exact, games: usize) -> usize {
    usize::try_from((part * Exact::whole(games as u64)).ceil()).unwrap_or(usize::MAX)
}

/// The foreign rated players of every round that free a Swiss from federations.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct FederationExemption {
    /// The least of them.
    pub players: usize,
    /// The least federations among them.
    pub federations: usize,
    /// The least with one of `titles`.
    pub titled: usize,
    pub titles: Vec<String>,
    pub clause: String,
}

/// A title that norms lead to.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct NormTitle {
    pub title: String,
    /// The least performance rating.
    pub performance: i32,
    /// The least average rating of the opponents.
    pub average: i32,
    /// The rating that the lowest opponent counts at least.
    pub floor: u32,
    /// Titles of opponents that count for it.
    pub counts: Vec<String>,
    pub counts_clause: String,
    /// Titles whose holders need no such norm.
    pub held: Vec<String>,
    /// Whether it is a title of women.
    #[serde(default)]
    pub women: bool,
}

impl RatingRegulations {
    /// The edition in force on a day; the last without a day, none before the first.
    pub(super) fn edition_on(&self, day: Option<Date>) -> Option<&RatingRulesEdition> {
        let in_force = |edition: &&RatingRulesEdition| day.is_none_or(|day| edition.from <= day);
        self.edition.iter().rfind(in_force)
    }
}
