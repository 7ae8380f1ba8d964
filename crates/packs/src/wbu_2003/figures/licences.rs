//! 3.1 to 3.6: who may hold an event, and the status that follows.

use serde::Deserialize;

use model::{Exact, Status};

/// Statuses that follow from who could enter.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct LicenceStatusRules {
    /// Special events of an area and their status.
    pub special: Vec<SpecialEvent>,
    /// Invitation events of an area.
    pub invitation: InvitationEventRules,
    /// Inter-club events with one entry for each body.
    pub inter_club: EventStatusRise,
    /// Licensed events without an entry from outside.
    pub local: LicensedEventStatus,
    /// Licensed events with an entry from outside.
    pub wide: LicensedEventStatus,
    /// Events at a congress with major status.
    pub congress: MajorCongress,
    /// Club events that an area allowed.
    pub by_area: FixedStatus,
    /// Statuses at which an area may license events.
    pub area_levels: HighestAreaLicenceStatus,
    /// A club event open beyond its area needs a licence.
    pub needed_clause: String,
    /// So does any event open to non-members.
    pub open_clause: String,
    /// Only members may play in national events.
    pub national_clause: String,
    /// Non-members may play in the lowest division of an area's league only.
    pub division_clause: String,
}

/// A special event with a status of its own.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct SpecialEvent {
    /// Its word under `Special`.
    pub special: String,
    pub status: Status,
    /// Whether other bodies may hold such events too, at their own status.
    pub others_too: bool,
    pub clause: String,
}

/// Events for invited contestants of other areas.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct InvitationEventRules {
    /// Below this share of entries from outside, it is an event of the area.
    pub share: Exact,
    /// The status if the share from outside is less.
    pub mostly_own: Status,
    /// Its status with one entry for each body.
    pub limited: Status,
    pub otherwise: Status,
    pub clause: String,
}

/// A rise in status.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct EventStatusRise {
    /// By how many levels the status rises.
    pub levels: i32,
    pub clause: String,
}

/// The status of a licensed event.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct LicensedEventStatus {
    /// Status if non-members can enter.
    pub open: Status,
    /// Status if only members can enter.
    pub members: Status,
    pub clause: String,
}

/// A congress with major status.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct MajorCongress {
    pub status: Status,
    /// The least number of sessions.
    pub sessions: u32,
    pub clause: String,
}

/// A status that a clause sets.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct FixedStatus {
    pub status: Status,
    pub clause: String,
}

/// The highest status of a licence from an area.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct HighestAreaLicenceStatus {
    pub highest: Status,
    pub clause: String,
}
