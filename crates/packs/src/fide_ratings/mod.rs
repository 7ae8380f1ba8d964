//! FIDE ratings and title norms: chapter B.02 of the FIDE Handbook, in the editions of July 2014,
//! January 2022, March 2024 and October 2025, and chapter B.01 of January 2024.
//!
//! palmares computes what a tournament does to the rating of each player, and the title norms made
//! or still possible. The first day of the event chooses the edition; the figures are in
//! `fide-ratings.toml`, the tables of conversion in the crate `swiss`. An event under these rules
//! has places by points alone and no awards.
//!
//! Example: a player rated 2400 with K 10 who beats one rated 2300 was expected to score 0.64, and
//! gains 3.6.

mod change;
mod coefficient;
mod description;
mod figures;
mod norms;
mod periods;

use std::fmt;

use engine::pack::Pack;
use engine::rules::RuleBookSource;
use engine::rules::rule_book_facts::RuleBookFacts;
use model::crosstable::Crosstable;
use model::name_comparison::name_sort_key;
use model::{Event, RatingsAfterTournament};

use figures::rating_regulations;
use periods::RatingPeriods;

/// FIDE's rules of ratings.
pub(crate) struct FideRatings;

impl RuleBookFacts for FideRatings {}

impl Pack for FideRatings {
    fn source(&self) -> &'static RuleBookSource {
        &rating_regulations().source
    }

    fn describe(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        description::describe_rule_book(rating_regulations(), out)
    }

    fn has_rated_games(&self) -> bool {
        true
    }

    fn ratings_after_event(
        &self,
        event: &Event,
        table: &Crosstable,
    ) -> Option<RatingsAfterTournament> {
        rate(event, table)
    }

    fn reason_without_awards(&self) -> Option<&'static str> {
        Some("ratings are not awards")
    }
}

/// The ratings after an event; `None` before the first edition, and for ratings of another list.
fn rate(event: &Event, table: &Crosstable) -> Option<RatingsAfterTournament> {
    let is_rated = table.contestants.iter().any(|player| player.rating.is_some());
    if !is_rated || event.headings.ratings.as_deref().is_some_and(is_of_another_list) {
        return None;
    }
    let edition = rating_regulations().edition_on(event.date())?;
    let mut ratings = RatingsAfterTournament::default();
    ratings.ground.add_step(format!("FIDE ratings (B.02), edition of {}", edition.title));
    let periods = RatingPeriods::from_event(event, table);
    ratings.by_months = periods.is_monthly();
    if periods.lacks_days {
        let step =
            "longer than one period; rated as one, since the days of its rounds are not all known";
        ratings.ground.add_cited_step(&rating_regulations().periods.clause, step);
    }
    let own = |player| change::rate_player(edition, event, table, &periods, player);
    ratings.norms = norms::find_norms(edition, event, table);
    ratings.no_norms = norms::reason_without_norms(event, table);
    ratings.players = (0..table.contestants.len()).map(own).collect();
    Some(ratings)
}

/// Whether a heading names a list other than FIDE's of standard ratings.
fn is_of_another_list(heading: &str) -> bool {
    let heading = name_sort_key(heading);
    let others = &rating_regulations().other_lists.words;
    heading.split(' ').any(|own| others.iter().any(|word| word == own))
}
