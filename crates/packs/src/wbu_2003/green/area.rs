//! 5.2: rules of both the teams and the pairs championship of an area: original entry,
//! conditions of a major championship, and no final of a second area in the season.

use model::problem::{Phrase, phrase};
use std::sync::Arc;

use crate::wbu_2003::award_case::AwardCase;
use crate::wbu_2003::finals::OriginalEntryScale;
use crate::wbu_2003::large_events::TheoreticalMaximum;
use crate::wbu_2003::status::EventStatus;
use crate::wbu_2003::{major, original_entry, places, players, problems, rounding};
use engine::awards::EventAwards;
use engine::standings::RankingList;
use model::form::Key;
use model::{AwardKind, Basis, Championship, EntryStatus, Exact, Stage, Surd};

use super::rows::{
    AwardRows, GreenAndLocalPoints, GreenAndLocalScales, local_less_green, local_less_green_text,
};
use super::tell_failed;

/// The total original entry of a championship.
pub(super) struct OriginalEntryTotal {
    /// Full tables; teams in a teams event.
    pub tables: Exact,
    pub contestants: u32,
    /// Whether there was a qualifying round.
    pub qualified: bool,
    /// Its source, in words.
    pub told: String,
}

impl OriginalEntryTotal {
    /// The total original entry; the error says why it is unknown.
    pub(super) fn from_case(case: &AwardCase<'_>) -> Result<OriginalEntryTotal, EventAwards> {
        let own = case.facts;
        let more = own.size.original_entry.is_some_and(|typed| typed > own.size.tables)
            || own.size.original_contestants.is_some_and(|typed| typed > own.size.contestants);
        let qualified = own.stage == Stage::Final || !own.links.qualifiers.is_empty() || more;
        if !qualified {
            let told = "without a qualifying round".to_string();
            let (tables, contestants) = (own.size.tables, own.size.contestants);
            return Ok(OriginalEntryTotal { tables, contestants, qualified, told });
        }
        if let (None, true, Some(contestants)) = (
            own.size.original_entry,
            own.links.qualifiers.is_empty(),
            own.size.original_contestants,
        ) {
            let tables = case.event.table_count(contestants as usize);
            return Ok(OriginalEntryTotal {
                tables,
                contestants,
                qualified,
                told: "as given".to_string(),
            });
        }
        let original = original_entry::total_original_entry(case)?;
        let (tables, contestants) = (original.tables, original.contestants);
        Ok(OriginalEntryTotal { tables, contestants, qualified, told: original.in_words() })
    }
}

/// The condition of 5.2.1 or 5.2.2 that an event fails, with its clause.
pub(super) fn failed_area_condition(case: &AwardCase<'_>) -> Option<(Phrase, &'static str)> {
    let rules = &case.handbook.green.area;
    if case.event.listed_answer(Key::Championship) == Some(Championship::Minor) {
        let why = phrase!("a minor championship is not the one that the area nominates");
        return Some((why, &rules.nominated_clause));
    }
    let (why, _) = major::reason_against_major(case)?;
    Some((phrase!("it cannot be a major championship, {why}", why), &rules.major_clause))
}

/// Why an event that is not all-play-all fails.
pub(super) fn reason_not_all_play_all(
    case: &AwardCase<'_>,
    clause: &'static str,
) -> Option<(Phrase, &'static str)> {
    let rules = &case.handbook.green.area;
    let movement = case.event.answer_text(Key::Movement).map(str::to_lowercase);
    let by_movement = movement.filter(|typed| rules.not_all_play_all.contains(typed));
    let format = case.event.format().map(|format| format.to_string());
    let by_format = format.filter(|format| rules.formats_not_all_play_all.contains(format));
    let how = by_movement.or(by_format)?;
    Some((phrase!("the final must be all-play-all, but this is {how}", how), clause))
}

/// The scale of a final after a qualifying round: Scale QD unchanged.
pub(super) fn area_final_scale(
    case: &AwardCase<'_>,
    status: &EventStatus,
) -> Option<OriginalEntryScale> {
    let handbook = case.handbook;
    let ladder =
        handbook.step_scale(case.event.contestant_kind(), case.event.ranking_list_count())?;
    let rules = &handbook.quali_finals;
    Some(OriginalEntryScale {
        name: format!("Q{}", status.scale),
        unit: ladder.final_unit,
        share: rules.share,
        maximum: TheoreticalMaximum {
            award: rules.maximum,
            tables: ladder.final_limits[0],
            clause: &rules.maximum_clause,
        },
        clauses: vec![&rules.clause, &rules.share_clause],
        few_clause: &rules.few_clause,
    })
}

/// How Green and Local Points combine.
pub(super) struct GreenAndLocalTerms {
    /// Whether Local Points above the value of the Green Points remain (5.3.2).
    pub local_stays: bool,
    /// The share of the boards that a player needs for Green Points, and the boards.
    pub boards: Option<(Exact, u32)>,
    /// The clause of the awards.
    pub clause: &'static str,
}

/// Awards a list: Green Points in lieu of Local Points to eligible players, the local award on
/// the usual scale to the others (5.2.6, 5.2.7).
pub(super) fn award_green_or_local(
    case: &AwardCase<'_>,
    list: &RankingList,
    scales: &GreenAndLocalScales<'_>,
    terms: &GreenAndLocalTerms,
    boards: u32,
) -> AwardRows {
    let green_rules = &case.handbook.green;
    let GreenAndLocalScales { greens, scale, .. } = scales;
    let mut rows = AwardRows::default();
    for standing in &list.standings {
        let both = scales.points_of_standing(case, standing, list.standings.len());
        let Some(GreenAndLocalPoints { green: points, due, mut of_green, of_local }) = both else {
            let awards = match terms.local_stays {
                true => scale.award_count_text(),
                false => format!("{} of Green Points", greens.award_count_text()),
            };
            places::explain_place_below_awards(case, &awards, list, standing);
            continue;
        };
        let mut left = Exact::whole(due.ceil());
        let mut of_rest = of_local.clone();
        if points > Exact::ZERO {
            left = in_lieu(case, due, points, terms, &mut of_rest);
            tell_none_left(case, due, left, terms, &mut of_green);
        } else if !terms.local_stays {
            left = Exact::ZERO;
        }
        if left.is_zero() && points.is_zero() {
            let awards = format!("{} of Green Points", greens.award_count_text());
            places::explain_place_below_awards(case, &awards, list, standing);
            let clause = Some(green_rules.area.instead_clause.as_str());
            case.explain_missing_award(standing.entry, clause, "Green Points replace Local Points");
        }
        if left == Exact::ZERO && terms.local_stays && due.ceil() > 0 {
            // The local award has no row here, so the Green row explains it.
            of_green.append(&of_local);
        }
        let (of_green, of_rest) = (Arc::new(of_green), Arc::new(of_rest));
        for player in players::entitled_player_indices(case, standing.entry, boards) {
            let why = local_only(case, standing.entry, player, terms);
            let Some((why, clause)) = why.filter(|_| !greens.0.is_empty()) else {
                rows.add(standing, player, AwardKind::Local, left, &of_rest);
                rows.add(standing, player, AwardKind::Green, points, &of_green);
                continue;
            };
            if points > Exact::ZERO || !terms.local_stays {
                tell_local(case, standing.entry, player, &why, clause);
            }
            let mut basis = of_local.clone();
            basis.add_cited_step(clause, format!("the local award and no Green Points: {why}"));
            let points = Exact::whole(due.ceil());
            rows.add(standing, player, AwardKind::Local, points, &Arc::new(basis));
        }
    }
    rows
}

/// The Local Points that remain in addition to Green Points.
fn in_lieu(
    case: &AwardCase<'_>,
    due: Surd,
    green: Exact,
    terms: &GreenAndLocalTerms,
    basis: &mut Basis,
) -> Exact {
    if !terms.local_stays {
        return Exact::ZERO;
    }
    let rules = &case.handbook.green;
    let left = local_less_green(case, due, green);
    let rounded = rounding::award_rounding_text(case.handbook, left, basis);
    let (worth, told) = (green * rules.local, local_less_green_text(case, due, green));
    basis.cite(terms.clause).cite(&rules.local_clause);
    basis.add_step(format!("{green} Green in lieu of {worth} Local: {told}{rounded}"));
    Exact::whole(left.ceil())
}

/// Explains the Local Points on the Green award.
fn tell_none_left(
    case: &AwardCase<'_>,
    due: Surd,
    left: Exact,
    terms: &GreenAndLocalTerms,
    basis: &mut Basis,
) {
    if !terms.local_stays {
        let clause = &case.handbook.green.area.instead_clause;
        basis.add_cited_step(clause, "in place of Local Points");
    } else if due.ceil() > 0 {
        let words = format!("in lieu of Local Points, {left} of {due} stay");
        basis.add_cited_step(terms.clause, &words);
    }
}

/// Why a player gets Local Points instead of Green Points, with the clause.
fn local_only(
    case: &AwardCase<'_>,
    entry: usize,
    player: usize,
    terms: &GreenAndLocalTerms,
) -> Option<(Phrase, &'static str)> {
    let clause = &case.handbook.green.area.twice_clause;
    let own = &case.event.entries[entry];
    if matches!(&own.status, EntryStatus::Other(text) if text.eq_ignore_ascii_case("green elsewhere"))
    {
        return Some((phrase!("entered as one who played in the final of another area"), clause));
    }
    let known = own.players[player].identity_key();
    let earlier = case
        .competition
        .earlier_finals(case.facts)
        .filter(|other| other.identity.area != case.facts.identity.area)
        .filter(|other| other.green_points == case.facts.green_points)
        .find(|other| other.player_keys.contains(known.as_ref()));
    if let Some(other) = earlier {
        let event = other.title_with_return();
        let why = match other.identity.date {
            Some(date) => {
                phrase!("played in the final of another area, {event} on {date}", event, date)
            }
            None => phrase!("played in the final of another area, {event}", event),
        };
        return Some((why, clause));
    }
    let (share, boards) = terms.boards?;
    let played = own.players[player].boards?.value;
    let needed = share * Exact::whole(boards);
    let why = phrase!(
        "played {played} of {boards} boards, {needed} needed",
        played = played.to_string(),
        boards,
        needed = needed.ceil().to_string()
    );
    (played < needed).then_some((why, terms.clause))
}

fn tell_local(
    case: &AwardCase<'_>,
    entry: usize,
    player: usize,
    why: &Phrase,
    clause: &'static str,
) {
    let player = &case.event.entries[entry].players[player];
    let (name, why) = (player.name.clone(), why.clone());
    let trouble = problems::LocalForGreen { player: name, why, clause: clause.to_string() };
    case.report(trouble, player.at);
}

/// Reports that there are no Green Points, and says so in the ground.
pub(super) fn report_no_green_points(
    case: &AwardCase<'_>,
    failed: &(Phrase, &'static str),
    ground: &mut Basis,
) {
    tell_failed(case, &failed.0, failed.1);
    ground.add_cited_step(failed.1, format!("no Green Points: {}", failed.0));
}
