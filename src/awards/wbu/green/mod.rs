//! 1.4 and 5.2 to 5.6: Green Points, the events that bring them, and the Local
//! Points that go with them.
//!
//! | file | clauses |
//! |---|---|
//! | `quarters` | Green Points by place, in quarters |
//! | `rows` | the awards of a player of two kinds |
//! | `won` | matches and rounds won or drawn |
//! | `area` | 5.2 what both championships of an area have in common |
//! | `area_teams` | 5.3 |
//! | `area_pairs` | 5.4, Scale G |
//! | `agm` | 5.5, Scale I |
//! | `joint_swiss` | 5.6.1 to 5.6.3 |
//! | `multiple` | 5.6.4, 5.6.5 |

mod agm;
mod area;
mod area_pairs;
mod area_teams;
mod joint_swiss;
mod multiple;
mod quarters;
mod rows;
mod won;

use crate::awards::Awarded;
use crate::model::form::Key;
use crate::model::{EventKind, Status};
use crate::problem::HandbookTrouble as Wrong;

use super::dossier::Dossier;
use super::eligibility::{Eligible, no_scale};
use super::status::Base;

/// Awards a green point event; the error is an event, or a stage of one, that is
/// awarded as others are.
pub fn award<'a>(dossier: &Dossier<'_>, eligible: Eligible<'a>) -> Result<Awarded, Eligible<'a>> {
    let Some(word) = dossier.facts.green_points else { return Err(eligible) };
    if let Some(awarded) = of_another_kind(dossier, word) {
        return Ok(awarded);
    }
    let is_final = ["single", "final"].contains(&dossier.facts.stage);
    match word {
        "area teams" if is_final => Ok(area_teams::award(dossier, eligible)),
        "area pairs" if is_final => Ok(area_pairs::award(dossier, eligible)),
        "agm teams" | "agm pairs" => agm::award(dossier, eligible),
        "joint swiss teams" | "joint swiss pairs" | "flight a" | "flight b" => {
            Ok(joint_swiss::award(dossier, &eligible))
        }
        "multiple teams" | "multiple pairs" => Ok(multiple::award(dossier, &eligible)),
        _ => Err(eligible),
    }
}

/// The status of a championship of an area: Regional in every stage of it (5.3.2,
/// 5.4.1).
pub fn base(dossier: &Dossier<'_>) -> Option<Base> {
    let rules = &dossier.handbook.green;
    let clause = match dossier.facts.green_points? {
        "area teams" => &rules.area_teams.clause,
        "area pairs" => &rules.area_pairs.final_clause,
        _ => return None,
    };
    let words = "Regional status in a Green Point championship of an area".to_string();
    Some(Base::derived(Status::Regional, clause, words))
}

/// An event whose format is not that of its kind of Green Points has no scale.
fn of_another_kind(dossier: &Dossier<'_>, word: &str) -> Option<Awarded> {
    let kind = dossier.event.kind();
    let fits = match word {
        word if word.ends_with("teams") => kind == EventKind::Teams,
        word if word.ends_with("pairs") => kind == EventKind::Pairs,
        _ => [EventKind::Teams, EventKind::Pairs].contains(&kind),
    };
    let format = dossier.event.format().unwrap_or_default();
    let what = format!("Green Points of {word} in an event of format {format}");
    let clause = &dossier.handbook.no_scale.clause;
    (!fits).then(|| no_scale(dossier, &what, clause, Key::GreenPoints))
}

/// Tells why an event brings no Green Points.
fn tell_failed(dossier: &Dossier<'_>, (why, clause): &(String, &'static str)) {
    let trouble = Wrong::GreenConditions { why: why.clone(), clause: clause.to_string() };
    dossier.report_key(trouble, Key::GreenPoints);
}

/// Tells that the handbook asks for something else, and that the awards stand.
fn tell_in_doubt(dossier: &Dossier<'_>, why: &str, clause: &'static str) {
    let trouble = Wrong::GreenInDoubt { why: why.to_string(), clause: clause.to_string() };
    dossier.report_key(trouble, Key::GreenPoints);
}
