//! The scoring of an event: the method for boards, and for matches.

use crate::rules::rule_book_facts;
use crate::rules::scoring_rules::ScoringConventions;
use crate::rules::vp_scale::VpScaleInput;
use model::form::Key;
use model::{Event, Format, Scoring, Unit};

/// The method for a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScoringMethod {
    /// Matchpoints against the other tables (Law 78A).
    Matchpoints,
    /// IMPs against a datum.
    Butler,
    /// IMPs against every other table.
    CrossImps,
    /// IMPs against the other room (Law 78B).
    Teams,
    /// Win, tie or loss against the other room.
    BoardAMatch,
    /// The scores themselves are added up.
    Aggregate,
}

impl ScoringMethod {
    /// Its name for people.
    pub fn title(self) -> &'static str {
        match self {
            ScoringMethod::Matchpoints => "matchpoints",
            ScoringMethod::Butler => "IMPs against the datum",
            ScoringMethod::CrossImps => "cross-IMPs",
            ScoringMethod::Teams => "IMPs between two rooms",
            ScoringMethod::BoardAMatch => "board-a-match",
            ScoringMethod::Aggregate => "total points",
        }
    }

    /// The unit of its totals.
    pub fn unit(self) -> Unit {
        match self {
            ScoringMethod::Matchpoints | ScoringMethod::BoardAMatch => Unit::Percent,
            ScoringMethod::Butler | ScoringMethod::CrossImps | ScoringMethod::Teams => Unit::Imps,
            ScoringMethod::Aggregate => Unit::Points,
        }
    }

    /// Whether a board has a maximum.
    pub fn has_maximum(self) -> bool {
        matches!(self, ScoringMethod::Matchpoints | ScoringMethod::BoardAMatch)
    }
}

/// The scoring of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoringPlan {
    /// The method for a board.
    pub method: ScoringMethod,
    /// Whether matches give victory points.
    pub vps: bool,
}

/// Formats whose matches give victory points by default.
const VP_FORMATS: [Format; 3] = [Format::SwissPairs, Format::SwissTeams, Format::RoundRobin];

impl ScoringPlan {
    /// The plan of an event: its scoring as typed, else by format and victory point scale.
    pub(crate) fn for_event(event: &Event, conventions: &ScoringConventions) -> ScoringPlan {
        let scoring = event.scoring();
        let by_format = event.format().is_some_and(|format| VP_FORMATS.contains(&format))
            && !matches!(scoring, Some(Scoring::Imps | Scoring::Points));
        let book = rule_book_facts::facts_of_event_rule_book(event);
        if book.is_match_in_stanzas(event) {
            return ScoringPlan { method: ScoringMethod::Teams, vps: false };
        }
        let asked = scoring == Some(Scoring::Vps)
            || event.answer_text(Key::VpScale).is_some()
            || (book.is_vp_match_stage(event) && event.answer_text(Key::Scoring).is_none());
        let rule = vp_scale_id(event, conventions)
            .and_then(|id| rule_book_facts::find_vp_scale(event.shelf, id));
        let of_percent = rule.is_some_and(|rule| rule.input() == VpScaleInput::Percent);
        let vps = asked || by_format;
        let method = match (event.is_of_teams(), scoring) {
            (true, Some(Scoring::Matchpoints | Scoring::Percent)) => ScoringMethod::BoardAMatch,
            (_, Some(Scoring::Points)) => ScoringMethod::Aggregate,
            (true, _) => ScoringMethod::Teams,
            (false, Some(Scoring::Matchpoints | Scoring::Percent)) => ScoringMethod::Matchpoints,
            (false, Some(Scoring::Butler | Scoring::Imps)) => ScoringMethod::Butler,
            (false, Some(Scoring::CrossImps)) => ScoringMethod::CrossImps,
            (false, _) if !vps || of_percent => ScoringMethod::Matchpoints,
            (false, _) => ScoringMethod::Butler,
        };
        // No scale was asked for, and the default one does not fit the method.
        let unfit = of_percent != (method == ScoringMethod::Matchpoints);
        ScoringPlan { method, vps: asked || (by_format && !unfit) }
    }
}

/// The victory point scale of an event: as typed, else that of its rule book.
pub(super) fn vp_scale_id<'a>(
    event: &'a Event,
    conventions: &'a ScoringConventions,
) -> Option<&'a str> {
    let chosen = || {
        conventions
            .default_vp_scale(rule_book_facts::scoring_properties_of_event(event))
            .map(|choice| choice.scale.as_str())
    };
    event.answer_text(Key::VpScale).or_else(chosen)
}
