//! 5.5, Scale I: events at the annual general meeting of an area.

use model::problem::{Phrase, phrase};
use std::sync::Arc;

use crate::wbu_2003::award_case::AwardCase;
use crate::wbu_2003::eligibility::{EligibleEvent, has_enough_tables};
use crate::wbu_2003::finals::OriginalTables;
use crate::wbu_2003::scale::AwardScale;
use crate::wbu_2003::status::{BaseStatus, EventStatus};
use crate::wbu_2003::{basic_scales, places, players, problems, rounding, sections};
use engine::awards::EventAwards;
use engine::standings::{RankingList, Standing};
use model::form::Key;
use model::{AwardKind, Basis, Championship, DecimalsOrFractions, EventKind, Exact, Status, Surd};

use super::quarters::GreenPointsByPlace;
use super::rows::{
    AwardRows, GreenAndLocalPoints, GreenAndLocalScales, local_less_green, local_less_green_text,
    points_sum_text,
};
use super::won::{self, ContestantMatch};
use super::{area, tell_failed};

/// Awards an event at a general meeting; `None` if it fails a condition and gets ordinary
/// awards.
pub(super) fn award_agm_event(
    case: &AwardCase<'_>,
    eligible: &mut EligibleEvent<'_>,
) -> Option<EventAwards> {
    if let Some(failed) = failed(case) {
        tell_failed(case, &failed.0, failed.1);
        eligible.ground.add_cited_step(failed.1, format!("no Green Points: {}", failed.0));
        return None;
    }
    let of_teams = case.event.contestant_kind() == EventKind::Teams;
    if of_teams && case.played_matches().is_empty() {
        let clause = case.handbook.green.agm.teams_clause.clone();
        case.report_at_key(
            problems::GreenWithoutMatches { what: phrase!("match"), clause },
            Key::GreenPoints,
        );
    }
    let mut awarded = EventAwards::default();
    let lists = sections::lists_that_decide_awards(case, eligible.lists, &mut eligible.ground);
    for list in lists.iter() {
        let tables = sections::tables_of_list(case.event, list, &lists);
        if !has_enough_tables(case, list, tables, &mut awarded) {
            continue;
        }
        if of_teams {
            teams(case, eligible, list, tables, &mut awarded);
        } else {
            pairs(case, eligible, list, tables, &mut awarded);
        }
    }
    Some(awarded)
}

/// The condition of Scale I or 5.5.3 that the event fails, with its clause.
fn failed(case: &AwardCase<'_>) -> Option<(Phrase, &'static str)> {
    let rules = &case.handbook.green.agm;
    let clause = match case.event.contestant_kind() {
        EventKind::Teams => &rules.teams_clause,
        _ => &rules.pairs_clause,
    };
    if case.event.listed_answer(Key::Championship) == Some(Championship::Major) {
        let why =
            phrase!("the event at a general meeting is not the major championship of the area");
        return Some((why, &rules.clause));
    }
    let typed =
        case.event.answer_whole_number(Key::Sessions).filter(|typed| *typed != rules.sessions)?;
    let why = phrase!(
        "the event had {sessions} sessions, but must have {needed}",
        sessions = typed,
        needed = rules.sessions
    );
    Some((why, clause))
}

/// Area status, the status of Scale C.
fn status(case: &AwardCase<'_>, clause: &'static str) -> EventStatus {
    let words = "Area status at the general meeting of an area".to_string();
    BaseStatus::from_clause(Status::Area, clause, words).into_event_status(case)
}

/// The ranking part of Scale I.
struct ScaleI {
    local: Vec<LocalPointsOfPlace>,
    greens: GreenPointsByPlace,
}

/// The Local Points of a place beside its Green Points.
struct LocalPointsOfPlace {
    left: Surd,
    told: String,
}

impl ScaleI {
    /// Scale QC, with part of each award as Green Points: quarters by steps from the last award.
    fn new(case: &AwardCase<'_>, scale: &AwardScale) -> ScaleI {
        let rules = &case.handbook.green.agm;
        let green = |place: u32| {
            let steps = scale.awards - place + 1;
            let less = u32::from(steps <= rules.less_up_to);
            let quarters = steps / rules.steps_per_quarter.max(1) + rules.quarters - less;
            case.handbook.green.quarter * Exact::whole(quarters)
        };
        let greens: Vec<Exact> = (1..=scale.awards).map(green).collect();
        let places = (1..=scale.awards).map(|place| scale.points_of_place(place)).zip(&greens);
        let local = places.map(|(due, green)| LocalPointsOfPlace {
            left: local_less_green(case, due, *green),
            told: local_less_green_text(case, due, *green),
        });
        ScaleI { local: local.collect(), greens: GreenPointsByPlace(greens) }
    }

    /// The equal share of tied places in Local Points, and its explanation.
    fn local(&self, standing: &Standing) -> Option<(Surd, String)> {
        let (place, tied) = (standing.place, standing.tied);
        let own = self.local.get((place as usize).saturating_sub(1)..)?;
        let own = &own[..own.len().min(tied as usize)];
        let sum = own.iter().map(|place| place.left).reduce(|sum, award| sum + award)?;
        let share = sum.times(Exact::whole(1) / tied);
        let told = match (tied, own) {
            (1, [only]) => format!("place {place}: {} Local", only.told),
            _ => {
                let notation = DecimalsOrFractions::for_numbers(
                    own.iter().map(|place| place.left).chain([share]),
                );
                let terms: Vec<String> =
                    own.iter().map(|place| notation.format(place.left)).collect();
                let (terms, share) = (terms.join(" + "), notation.format(share));
                let last = place + tied - 1;
                let each: Vec<&str> = own.iter().map(|place| place.told.as_str()).collect();
                let each = each.join(", ");
                format!(
                    "places {place} to {last}: {each}, tied: ({terms}) / {tied} = {share} Local"
                )
            }
        };
        Some((share, told))
    }
}

/// 5.5.2: awards for the matches won or drawn, and for the top quarter.
fn teams(
    case: &AwardCase<'_>,
    eligible: &EligibleEvent<'_>,
    list: &RankingList,
    tables: Exact,
    awarded: &mut EventAwards,
) {
    let rules = &case.handbook.green.agm;
    let mut ground = eligible.ground.clone();
    let status = status(case, &rules.teams_clause);
    status.explain_changes(case, &mut ground);
    let Some(mut series) = area::area_final_scale(case, &status) else { return };
    series.name = format!("I, {} less Green Points", series.name);
    let told = format!("{} teams", tables.floor());
    let original = OriginalTables { tables, told: &told };
    let scale = series.scale_for_tables(case, eligible, &status, original, list, &mut ground);
    let scale_i = ScaleI::new(case, &scale);
    ground.cite(&case.handbook.green.clause);
    ground.add_cited_step(
        &rules.teams_clause,
        format!("Green Points: {}", scale_i.greens.in_words()),
    );
    let ground_of_rows = Arc::new(ground.clone());
    let mut rows = AwardRows::default();
    for standing in &list.standings {
        let of_stage = players::entitled_player_indices(case, standing.entry, eligible.boards);
        for player in 0..case.event.entries[standing.entry].players.len() {
            let ranked = of_stage.contains(&player).then_some(&scale_i);
            add_player(case, standing, player, ranked, &ground_of_rows, &mut rows);
        }
    }
    awarded.add_list_awards(list, &ground, rows.0);
}

/// Adds a player's award for matches and, if the player shares in it, for the place.
fn add_player(
    case: &AwardCase<'_>,
    standing: &Standing,
    player: usize,
    ranked: Option<&ScaleI>,
    ground: &Arc<Basis>,
    rows: &mut AwardRows,
) {
    let matches = Matches::from_case(case, &won::matches_of_player(case, standing.entry, player));
    let (mut of_green, mut of_local) = (Basis::extending(ground), Basis::extending(ground));
    let mut green = matches.explain_green(case, &mut of_green);
    let mut local = Surd::from_exact(matches.explain_local(case, &mut of_local));
    let (mut terms, mut greens) = (vec![local], vec![Surd::from_exact(green)]);
    if let Some((share, told)) = ranked.and_then(|scale| scale.local(standing)) {
        if standing.tied > 1 {
            of_local.cite(&case.handbook.ties.clause);
        }
        of_local.add_step(&told);
        terms.push(share);
        local = share + local;
    }
    let rules = &case.handbook.green;
    if let Some(share) = ranked.and_then(|scale| scale.greens.share_of_tie(rules, standing)) {
        share.explain(rules, &mut of_green);
        greens.push(share.points.into());
        green = green + share.points;
    }
    let points = Exact::whole(local.ceil());
    let rounded = rounding::award_rounding_text(case.handbook, local, &mut of_local);
    of_local.add_step(format!("{} Local{rounded}", points_sum_text(&terms)));
    of_green.add_step(format!("{} Green", points_sum_text(&greens)));
    if points.is_zero() && green.is_zero() && player == 0 {
        let step = "no match was won or drawn, and the place is below the ranking awards";
        case.explain_missing_award(
            standing.entry,
            Some(&case.handbook.green.agm.teams_clause),
            step,
        );
    }
    rows.add(standing, player, AwardKind::Local, points, &Arc::new(of_local));
    rows.add(standing, player, AwardKind::Green, green, &Arc::new(of_green));
}

/// A player's matches won or drawn.
struct Matches {
    /// Matches won or drawn; a mini-match counts half.
    count: Exact,
    /// Their boards, without lost mini-matches.
    boards: Exact,
}

impl Matches {
    fn from_case(case: &AwardCase<'_>, played: &[ContestantMatch]) -> Matches {
        let event = case.event;
        let planned = event.answer_whole_number(Key::BoardsPerMatch).or_else(|| {
            let (boards, rounds) =
                (case.facts.size.boards?, event.answer_whole_number(Key::Rounds)?);
            boards.checked_div(rounds)
        });
        let mut matches = Matches { count: Exact::ZERO, boards: Exact::ZERO };
        let mut unknown = false;
        for one in played {
            // Typed boards can be those of the mini-match or of the whole match.
            let boards =
                if one.triangular { planned.or(one.boards) } else { one.boards.or(planned) };
            matches.count = matches.count + one.not_lost;
            matches.boards = matches.boards + one.not_lost * Exact::whole(boards.unwrap_or(0));
            unknown |= boards.is_none() && one.not_lost > Exact::ZERO;
        }
        if unknown {
            let clause = case.handbook.green.agm.teams_clause.clone();
            case.report_at_key(problems::GreenWithoutBoards { clause }, Key::BoardsPerMatch);
        }
        matches
    }

    /// The quarters of a Green Point for the matches.
    fn quarters(&self, case: &AwardCase<'_>) -> Exact {
        let each = case.handbook.green.agm.matches_per_quarter;
        Exact::whole((self.count / each).floor())
    }

    fn explain_green(&self, case: &AwardCase<'_>, basis: &mut Basis) -> Exact {
        let rules = &case.handbook.green;
        let green = rules.quarter * self.quarters(case);
        if self.count > Exact::ZERO {
            let words = format!(
                "{} matches won or drawn, {} of each {}: {green} Green",
                self.count, rules.quarter, rules.agm.matches_per_quarter
            );
            basis.add_cited_step(&rules.agm.matches_reading.clause, &words);
        }
        green
    }

    fn explain_local(&self, case: &AwardCase<'_>, basis: &mut Basis) -> Exact {
        let rules = &case.handbook.green;
        let each = rules.agm.per_board;
        let due = self.boards * each;
        let worth = rules.quarter * rules.local * self.quarters(case);
        let left = (due - worth).max(Exact::ZERO);
        if self.count > Exact::ZERO {
            let words = format!(
                "{} matches won or drawn: {} boards x {each} = {due} Local, {worth} of them as Green Points: {}",
                self.count,
                self.boards,
                if due < worth {
                    format!("{due} - {worth}, at least 0")
                } else {
                    format!("{due} - {worth} = {left}")
                }
            );
            basis.add_cited_step(&rules.agm.matches_reading.clause, &words);
        }
        left
    }
}

/// 5.5.3: Scale C for the top half; the top quarter gets part of it as Green Points.
fn pairs(
    case: &AwardCase<'_>,
    eligible: &EligibleEvent<'_>,
    list: &RankingList,
    tables: Exact,
    awarded: &mut EventAwards,
) {
    let handbook = case.handbook;
    let rules = &handbook.green.agm;
    let mut ground = eligible.ground.clone();
    let status = status(case, &rules.pairs_clause);
    status.explain_changes(case, &mut ground);
    let long = EligibleEvent {
        lists: eligible.lists,
        boards: eligible.boards.max(rules.scale_boards),
        team_factor: eligible.team_factor,
        ground: Basis::new(),
    };
    let Some(scale) = basic_scales::basic_scale(case, &long, &status, tables, &mut ground) else {
        return;
    };
    let Some(greens) = greens_of_pairs(case, tables) else { return };
    ground.cite(&handbook.green.clause);
    ground.add_cited_step(
        &rules.blocks_reading.clause,
        format!("Green Points: {}", greens.in_words()),
    );
    let scales = GreenAndLocalScales::new(&greens, &ground, &scale, &ground);
    let mut rows = AwardRows::default();
    for standing in &list.standings {
        let both = scales.points_of_standing(case, standing, list.standings.len());
        let Some(GreenAndLocalPoints { green: points, due, mut of_green, mut of_local }) = both
        else {
            places::explain_place_below_awards(case, &scale.award_count_text(), list, standing);
            continue;
        };
        let exact = local_less_green(case, due, points);
        let rounded = rounding::award_rounding_text(handbook, exact, &mut of_local);
        let left = Exact::whole(exact.ceil());
        if points > Exact::ZERO {
            let worth = points * handbook.green.local;
            let told = local_less_green_text(case, due, points);
            let words = format!("{points} Green in lieu of {worth} Local: {told}{rounded}");
            of_local.add_cited_step(&handbook.green.local_clause, &words);
            let words = format!("in lieu of Local Points, {left} of {due} stay");
            of_green.add_cited_step(&rules.pairs_clause, &words);
        }
        let (of_local, of_green) = (Arc::new(of_local), Arc::new(of_green));
        for player in players::entitled_player_indices(case, standing.entry, eligible.boards) {
            rows.add(standing, player, AwardKind::Local, left, &of_local);
            rows.add(standing, player, AwardKind::Green, points, &of_green);
        }
    }
    awarded.add_list_awards(list, &ground, rows.0);
}

/// The Green Points of the first quarter of the field of pairs.
fn greens_of_pairs(case: &AwardCase<'_>, tables: Exact) -> Option<GreenPointsByPlace> {
    let (event, rules) = (case.event, &case.handbook.green.agm);
    let scale = case.handbook.step_scale(event.contestant_kind(), event.ranking_list_count())?;
    let quarter = (scale.contestants_for_tables(tables.floor()) * rules.share).ceil();
    let quarter = usize::try_from(quarter).unwrap_or(usize::MAX);
    let behind = quarter.saturating_sub(rules.first.len());
    let mut values = rules.first.clone();
    values.extend(GreenPointsByPlace::equal_blocks(&rules.blocks, behind));
    Some(GreenPointsByPlace(values).limited_to_places(quarter))
}
