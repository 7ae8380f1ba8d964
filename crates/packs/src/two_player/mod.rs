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
use engine::rules::clauses::ClauseList;
use engine::rules::rule_book_facts::RuleBookFacts;
use model::problem::{Problem, ProblemDeclaration};
use std::sync::Arc;

use crate::two_player::figures::TwoPlayerRules;
use engine::awards::{AwardRankings, EventAwards, no_awards_because};
use engine::draw::Draw;
use engine::scoring::bracket::Bracket;
use knockout::TwoPlayerKnockout;
use matches::matches_of_round;
use model::blank_return::BlankReturnAdditions;
use model::form::EntryColumn;
use model::{Award, AwardKind, Basis, Event, Exact, Format, StableSort};
use stage::TwoPlayerRound;

/// The knock-out of two-player Diplomacy.
pub(crate) struct TwoPlayerDiplomacy;

impl RuleBookFacts for TwoPlayerDiplomacy {
    fn is_default_for_format(&self, format: Format) -> bool {
        format == Format::TwoPlayer
    }

    fn form_additions(&self, _: Format) -> BlankReturnAdditions {
        BlankReturnAdditions {
            entries: &[EntryColumn::Group, EntryColumn::GroupPlace],
            ..BlankReturnAdditions::default()
        }
    }
}

impl Pack for TwoPlayerDiplomacy {
    fn source(&self) -> &'static RuleBookSource {
        &figures::two_player_rules().source
    }

    fn figures(&self) -> Option<Table> {
        include_str!("two-player-diplomacy.toml").parse().ok()
    }

    fn problem_declarations(&self) -> &'static [&'static ProblemDeclaration] {
        problems::LIST
    }

    fn describe(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        description::describe_rule_book(figures::two_player_rules(), out)
    }

    fn clauses(&self) -> Option<&'static ClauseList> {
        Some(figures::clauses())
    }

    fn runs_format(&self, format: Format) -> bool {
        format == Format::TwoPlayer
    }

    fn play_bracket(&self, event: &Event, problems: &mut Vec<Problem>) -> Option<Box<dyn Bracket>> {
        Some(Box::new(TwoPlayerKnockout::from_event(event, problems)))
    }

    fn draw_next_bracket_round(
        &self,
        event: &Event,
        bracket: &dyn Bracket,
        problems: &mut Vec<Problem>,
    ) -> Option<Draw> {
        draw::draw_next_games(event, own(bracket)?, problems)
    }

    fn award(&self, case: &AwardContext<'_>, _: &mut Vec<Problem>) -> EventAwards {
        match case.scores.bracket().and_then(own) {
            Some(knockout) => award_knockout_title(
                figures::two_player_rules(),
                case.event,
                knockout,
                case.rankings,
            ),
            None => no_awards_because("the event is not a two-player knock-out"),
        }
    }
}

/// The bracket as this pack's own, if it is.
fn own(bracket: &dyn Bracket) -> Option<&TwoPlayerKnockout> {
    (bracket as &dyn Any).downcast_ref()
}

/// The title of a finished knock-out.
pub(crate) fn award_knockout_title(
    rules: &'static TwoPlayerRules,
    event: &Event,
    knockout: &TwoPlayerKnockout,
    rankings: AwardRankings<'_>,
) -> EventAwards {
    let last = matches_of_round(&knockout.games, TwoPlayerRound::Final);
    let Some(last) = last.iter().find(|played| played.winner.is_some()) else {
        return no_awards_because(&knockout.progress_text().unwrap_or_default());
    };
    let (Some(winner), Some(loser)) = (last.winner, last.loser()) else {
        return no_awards_because(&knockout.progress_text().unwrap_or_default());
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
    let standing = rankings.ranked.iter().find_map(|list| list.standing_of_entry(winner));
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
