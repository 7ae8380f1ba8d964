//! The knock-out of two-player Diplomacy, by the organisers' page on the structure of the tournament.
//!
//! palmares draws groups and matches, scores the games, chooses lucky losers and awards the titles.
//! The figures are in `two-player-diplomacy.toml`.
//!
//! Example: the winner of the final is Champion, the other finalist second, and the losing
//! semi-finalists share third place (a house reading).

mod bracket;
mod description;
mod draw;
pub mod figures;
mod games;
mod groups;
mod knockout;
mod lucky_loser;
mod matches;
mod players;
mod problems;
mod stage;
mod survived_rounds_formula;

use std::any::Any;

use std::fmt;

use toml::Table;

use engine::pack::{AwardContext, Pack};
use engine::rules::RuleBookSource;
use engine::rules::book::RuleBookFacts;
use engine::rules::clauses::Clauses;
use model::problem::{Declaration, Problem};
use std::sync::Arc;

use crate::two_player::figures::TwoPlayerRules;
use engine::awards::{EventAwards, Rankings, without_awards};
use engine::draw::Draw;
use engine::scoring::bracket::Bracket;
use knockout::KnockoutState;
use matches::matches_of;
use model::blank_return::FormAdditions;
use model::form::EntryColumn;
use model::{Award, AwardKind, Basis, Event, Exact, Format, StableSort};
use stage::KnockoutStage;

/// The knock-out of two-player Diplomacy.
pub struct TwoPlayerDiplomacy;

impl RuleBookFacts for TwoPlayerDiplomacy {
    fn is_usual_for(&self, format: Format) -> bool {
        format == Format::TwoPlayer
    }

    fn form_needs(&self, _: Format) -> FormAdditions {
        FormAdditions {
            entries: &[EntryColumn::Group, EntryColumn::GroupPlace],
            ..FormAdditions::default()
        }
    }
}

impl Pack for TwoPlayerDiplomacy {
    fn source(&self) -> &'static RuleBookSource {
        &figures::rules().source
    }

    fn figures(&self) -> Option<Table> {
        include_str!("two-player-diplomacy.toml").parse().ok()
    }

    fn problems(&self) -> &'static [&'static Declaration] {
        problems::LIST
    }

    fn describe(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        description::print(figures::rules(), out)
    }

    fn clauses(&self) -> Option<&'static Clauses> {
        Some(figures::clauses())
    }

    fn runs(&self, format: Format) -> bool {
        format == Format::TwoPlayer
    }

    fn play(&self, event: &Event, problems: &mut Vec<Problem>) -> Option<Box<dyn Bracket>> {
        Some(Box::new(KnockoutState::from_event(event, problems)))
    }

    fn next_round(
        &self,
        event: &Event,
        bracket: &dyn Bracket,
        problems: &mut Vec<Problem>,
    ) -> Option<Draw> {
        draw::next_round(event, own(bracket)?, problems)
    }

    fn award(&self, case: &AwardContext<'_>, _: &mut Vec<Problem>) -> EventAwards {
        match case.scores.bracket().and_then(own) {
            Some(knockout) => award(figures::rules(), case.event, knockout, case.rankings),
            None => without_awards("the event is not a two-player knock-out"),
        }
    }
}

/// The bracket as this pack's own, if it is.
fn own(bracket: &dyn Bracket) -> Option<&KnockoutState> {
    (bracket as &dyn Any).downcast_ref()
}

/// The title of a finished knock-out.
pub fn award(
    rules: &'static TwoPlayerRules,
    event: &Event,
    knockout: &KnockoutState,
    rankings: Rankings<'_>,
) -> EventAwards {
    let last = matches_of(&knockout.games, KnockoutStage::Final);
    let Some(last) = last.iter().find(|played| played.winner.is_some()) else {
        return without_awards(&knockout.how_far().unwrap_or_default());
    };
    let (Some(winner), Some(loser)) = (last.winner, last.loser()) else {
        return without_awards(&knockout.how_far().unwrap_or_default());
    };
    let mut awarded = EventAwards::default();
    let places = "the other finalist is second, the losing semi-finalists share the third place";
    awarded.ground.add_cited_step(&rules.matches.final_clause, places);
    let mut won = last.won;
    won.arrange_by(|a, b| b.cmp(a));
    let [most, least] = won;
    let mut basis = Basis::new();
    let (title, other) = (&rules.matches.title, &event.entries[loser].label);
    let told = format!(
        "{title}: {most} - {least} in the final against {other}, a lead of {}",
        most - least
    );
    basis.add_cited_step(&rules.matches.final_clause, &told);
    let basis = Arc::new(basis);
    let standing = rankings.ranked.iter().find_map(|list| list.of_entry(winner));
    let (place, tied) = standing.map_or((1, 1), |standing| (standing.place, standing.tied));
    awarded.awards.extend((0..event.entries[winner].players.len()).map(|player| Award {
        entry: winner,
        player,
        place,
        tied,
        kind: AwardKind::Title,
        title: title.as_str().into(),
        points: Exact::ZERO,
        basis: Arc::clone(&basis),
        portions: Vec::new(),
    }));
    awarded
}
