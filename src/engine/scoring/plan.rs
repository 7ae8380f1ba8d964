//! The scoring of an event: the method for boards, and for matches.

use crate::engine::rules::book;
use crate::engine::rules::scoring::Conventions;
use crate::engine::rules::vp_scale::ScaleInput;
use crate::model::form::Key;
use crate::model::{Event, Format, Scoring, Unit};

/// The method for a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
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

impl Method {
    /// Its name for people.
    pub fn title(self) -> &'static str {
        match self {
            Method::Matchpoints => "matchpoints",
            Method::Butler => "IMPs against the datum",
            Method::CrossImps => "cross-IMPs",
            Method::Teams => "IMPs between two rooms",
            Method::BoardAMatch => "board-a-match",
            Method::Aggregate => "total points",
        }
    }

    /// The unit of its totals.
    pub fn unit(self) -> Unit {
        match self {
            Method::Matchpoints | Method::BoardAMatch => Unit::Percent,
            Method::Butler | Method::CrossImps | Method::Teams => Unit::Imps,
            Method::Aggregate => Unit::Points,
        }
    }

    /// Whether a board has a maximum.
    pub fn of_maximum(self) -> bool {
        matches!(self, Method::Matchpoints | Method::BoardAMatch)
    }
}

/// The scoring of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The method for a board.
    pub method: Method,
    /// Whether matches give victory points.
    pub vps: bool,
}

/// Formats whose matches give victory points by default.
const VP_FORMATS: [Format; 3] = [Format::SwissPairs, Format::SwissTeams, Format::RoundRobin];

impl Plan {
    /// The plan of an event: its scoring as typed, else by format and victory point scale.
    pub fn for_event(event: &Event, conventions: &Conventions) -> Plan {
        let scoring = event.scoring();
        let by_format = event.format().is_some_and(|format| VP_FORMATS.contains(&format))
            && !matches!(scoring, Some(Scoring::Imps | Scoring::Points));
        let book = book::book_of(event);
        if book.is_in_stanzas(event) {
            return Plan { method: Method::Teams, vps: false };
        }
        let asked = scoring == Some(Scoring::Vps)
            || event.text(Key::VpScale).is_some()
            || (book.is_stage_of_matches(event) && event.text(Key::Scoring).is_none());
        let rule = scale_id(event, conventions).and_then(|id| book::vp_scale(event.shelf, id));
        let of_percent = rule.is_some_and(|rule| rule.measure() == ScaleInput::Percent);
        let vps = asked || by_format;
        let method = match (event.is_of_teams(), scoring) {
            (true, Some(Scoring::Matchpoints | Scoring::Percent)) => Method::BoardAMatch,
            (_, Some(Scoring::Points)) => Method::Aggregate,
            (true, _) => Method::Teams,
            (false, Some(Scoring::Matchpoints | Scoring::Percent)) => Method::Matchpoints,
            (false, Some(Scoring::Butler | Scoring::Imps)) => Method::Butler,
            (false, Some(Scoring::CrossImps)) => Method::CrossImps,
            (false, _) if !vps || of_percent => Method::Matchpoints,
            (false, _) => Method::Butler,
        };
        // No scale was asked for, and the default one does not fit the method.
        let unfit = of_percent != (method == Method::Matchpoints);
        Plan { method, vps: asked || (by_format && !unfit) }
    }
}

/// The victory point scale of an event: as typed, else that of its rule book.
pub(super) fn scale_id<'a>(event: &'a Event, conventions: &'a Conventions) -> Option<&'a str> {
    let chosen = || conventions.vps(book::occasion(event)).map(|choice| choice.scale.as_str());
    event.text(Key::VpScale).or_else(chosen)
}
