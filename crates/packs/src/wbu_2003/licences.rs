//! 3.1.5, 3.2.7, 3.3 to 3.6: status by who could enter, and what a return must say of a licence.

use model::form::{EntryColumn, Key};
use model::name_comparison::name_key;
use model::problem::{Phrase, abridged_name_list, phrase};
use model::{EventKind, Exact, Licensor, OpenTo, Status};

use super::award_case::AwardCase;
use super::problems;
use super::status::{BaseStatus, StatusChange};

/// A status that follows from the answers of a return.
struct Derived {
    status: Status,
    clause: &'static str,
    why: Phrase,
}

/// The status of the organising body before any rise: derived from the answers, else as the
/// return claims.
pub(super) fn organising_body_status(case: &AwardCase<'_>) -> BaseStatus {
    tell_licence(case);
    tell_non_members(case);
    let event = case.event;
    let claimed = event.organiser_status();
    let rules = &case.handbook.licences;
    if let Some(derived) = derived(case, claimed) {
        let typed = event.answers.get(Key::Status).is_some();
        if typed && derived.status != claimed {
            let trouble = problems::StatusDiffers {
                claimed: claimed.word(),
                status: derived.status.word(),
                why: derived.why.clone(),
                clause: derived.clause.to_string(),
            };
            case.report_at_key(trouble, Key::Status);
        }
        let title = &case.handbook.shifted_status(derived.status, 0).title;
        return BaseStatus::from_clause(
            derived.status,
            derived.clause,
            format!("{title}: {}", derived.why),
        );
    }
    let base = BaseStatus::unchanged(claimed);
    let limited = event.answer_text(Key::EntryLimit).is_some();
    if limited && matches!(event.answer_text(Key::Special), None | Some("inter-club")) {
        let reason = "one entry for each body".to_string();
        let block = &rules.inter_club;
        return base.with_change(StatusChange {
            levels: block.levels,
            clause: &block.clause,
            reason,
        });
    }
    base
}

/// The status by licence or by kind of special event.
fn derived(case: &AwardCase<'_>, claimed: Status) -> Option<Derived> {
    let event = case.event;
    if event.answers.get(Key::Licence).is_some() {
        return match event.listed_answer(Key::LicensedBy) {
            Some(Licensor::Area) => licensed_by_area(case, claimed),
            _ => licensed(case, claimed),
        };
    }
    let special = event.answer_text(Key::Special)?;
    let rules = &case.handbook.licences;
    // 3.2.7 covers events of area associations. Other bodies hold invitation events and
    // simultaneous pairs at their own status.
    let of_area = (claimed == Status::Area || event.answer_text(Key::Area).is_some())
        && claimed != Status::Club;
    if special == "invitation" {
        return invitation(case).filter(|_| of_area);
    }
    let block = rules.special.iter().find(|block| block.special == special)?;
    if block.others_too && !of_area {
        return None;
    }
    let why = phrase!("a {special} event of an area", special = special.to_string());
    Some(Derived { status: block.status, clause: &block.clause, why })
}

/// 3.6.1: by open entry and by entries from outside.
fn licensed(case: &AwardCase<'_>, claimed: Status) -> Option<Derived> {
    let (event, rules) = (case.event, &case.handbook.licences);
    let outside = event.answers.yes_no(Key::OutsideEntry)?.value;
    let anyone = event.listed_answer(Key::OpenTo) == Some(OpenTo::Anyone);
    let congress = &rules.congress;
    if claimed == congress.status && outside && !anyone && is_long_congress(case) {
        let why = phrase!("licensed as a major congress");
        return Some(Derived { status: congress.status, clause: &congress.clause, why });
    }
    let block = if outside { &rules.wide } else { &rules.local };
    let who = if anyone { phrase!("open to non-members") } else { phrase!("for members") };
    Some(Derived {
        status: if anyone { block.open } else { block.members },
        clause: &block.clause,
        why: match outside {
            true => phrase!("licensed, {who}, with a significant entry from outside", who),
            false => phrase!("licensed, {who}, without a significant entry from outside", who),
        },
    })
}

/// 3.6.1(c): whether a congress can be major: at least four sessions, as far as known.
fn is_long_congress(case: &AwardCase<'_>) -> bool {
    let (own, least) = (case.facts, case.handbook.licences.congress.sessions);
    own.identity.congress.is_none() || case.competition.congress_session_count(own) >= least
}

/// 3.4, 3.6.4: a club event allowed by the area has Club status; an area may also license events
/// at District and Area status.
fn licensed_by_area(case: &AwardCase<'_>, claimed: Status) -> Option<Derived> {
    let rules = &case.handbook.licences;
    let highest = &rules.area_levels;
    if claimed == rules.by_area.status || claimed > highest.highest {
        let why = phrase!("a club event with the permission of its area");
        let block = &rules.by_area;
        return Some(Derived { status: block.status, clause: &block.clause, why });
    }
    let outside = case.event.answers.yes_no(Key::OutsideEntry)?.value;
    let block = if outside { &rules.wide } else { &rules.local };
    Some(Derived {
        status: block.members,
        clause: &highest.clause,
        why: match outside {
            true => phrase!("licensed by the area, with a significant entry from outside"),
            false => phrase!("licensed by the area, without a significant entry from outside"),
        },
    })
}

/// 3.2.7(e): by the entry on the day.
fn invitation(case: &AwardCase<'_>) -> Option<Derived> {
    let block = &case.handbook.licences.invitation;
    if case.event.answer_text(Key::EntryLimit).is_some() {
        let why = phrase!("an invitation event, one entry for each body");
        return Some(Derived { status: block.limited, clause: &block.clause, why });
    }
    let share = outside_share(case)?;
    let of = block.share.to_string();
    let (status, why) = if share < block.share {
        let why =
            phrase!("an invitation event, less than {share} of the entry from outside", share = of);
        (block.mostly_own, why)
    } else {
        let why =
            phrase!("an invitation event, at least {share} of the entry from outside", share = of);
        (block.otherwise, why)
    };
    Some(Derived { status, clause: &block.clause, why })
}

/// The share of entries from other areas; if no entry gives its area, all or none by
/// `Outside entry`.
fn outside_share(case: &AwardCase<'_>) -> Option<Exact> {
    let event = case.event;
    let own = case.facts.identity.area.as_str();
    let areas: Vec<String> = event
        .entries
        .iter()
        .filter_map(|entry| entry.record.text(EntryColumn::Area))
        .map(|cell| name_key(cell.value))
        .collect();
    if areas.is_empty() || own.is_empty() {
        let outside = event.answers.yes_no(Key::OutsideEntry)?.value;
        return Some(Exact::whole(i128::from(outside)));
    }
    let outside = areas.iter().filter(|area| *area != own).count();
    Exact::ratio(outside as i128, event.entries.len() as i128)
}

/// 3.4, 3.1.6: an event open beyond the organiser's members needs a licence.
fn tell_licence(case: &AwardCase<'_>) {
    let (event, rules) = (case.event, &case.handbook.licences);
    let special = event.answer_text(Key::Special).is_some();
    if event.answers.get(Key::Licence).is_some() || special {
        return;
    }
    let open_to = event.listed_answer(Key::OpenTo).unwrap_or(OpenTo::Members);
    let clause = match (event.organiser_status(), open_to) {
        (Status::Club, OpenTo::Area | OpenTo::Union | OpenTo::Anyone) => &rules.needed_clause,
        (Status::District | Status::Area, OpenTo::Union | OpenTo::Anyone) => &rules.open_clause,
        _ => return,
    };
    let who = match open_to {
        OpenTo::Area => phrase!("all members of the area"),
        OpenTo::Union => phrase!("all members of the union"),
        _ => phrase!("anyone"),
    };
    case.report_at_key(problems::LicenceMissing { who, clause: clause.clone() }, Key::Licence);
}

/// 3.1.5, 3.2.7(f): events that only members may play in.
fn tell_non_members(case: &AwardCase<'_>) {
    let (event, rules) = (case.event, &case.handbook.licences);
    let division = event.answer_whole_number(Key::Division).unwrap_or(1);
    let lowest = event.answer_whole_number(Key::Divisions).unwrap_or(1);
    let (what, clause) = if event.organiser_status() == Status::National {
        (phrase!("an event of national status"), &rules.national_clause)
    } else if event.organiser_status() == Status::Area
        && event.contestant_kind() == EventKind::Teams
        && lowest > 1
        && division < lowest
    {
        (phrase!("a division of an area's league above the lowest"), &rules.division_clause)
    } else {
        return;
    };
    let without = event
        .entries
        .iter()
        .flat_map(|entry| &entry.players)
        .filter(|player| player.number.is_none());
    let names: Vec<String> = without.map(|player| player.name.clone()).collect();
    if !names.is_empty() {
        let names = abridged_name_list(names, 1);
        case.report_at_key(
            problems::NonMembers { names, what, clause: clause.clone() },
            Key::Status,
        );
    }
}
