//! 5.1, 5.2: heats in clubs of national and area events, Scale H; 5.1.2: pairs that play in a
//! heat, but not for qualification.

use std::collections::BTreeMap;

use crate::wbu_2003::figures::HeatEvent;
use engine::awards::EventAwards;
use engine::standings::{RankingList, Standing};
use model::form::{EntryColumn, Key};
use model::{Basis, EventKind, Exact, Format, Status};

use super::award_case::AwardCase;
use super::basic_scales;
use super::eligibility::{
    EligibleEvent, has_enough_tables, no_awards_without_scale, part_has_enough_tables,
};
use super::product::AwardFactors;
use super::scale::AwardScale;
use super::status::{self, BaseStatus};
use super::{places, sections};

/// Awards a heat. The status of the club that runs it does not matter.
pub(super) fn award_heat(case: &AwardCase<'_>, mut eligible: EligibleEvent<'_>) -> EventAwards {
    let word = case.event.answer_text(Key::HeatFor).unwrap_or_default();
    let series = match series(case, word) {
        Ok(series) => series,
        Err(awarded) => return awarded,
    };
    let lists = sections::lists_that_decide_awards(case, eligible.lists, &mut eligible.ground);
    let playing = playing_for_it(case);
    if playing.values().all(|playing| *playing) {
        return enhanced(case, &eligible, &series, &lists);
    }
    apart(case, eligible, &series, &lists, &playing)
}

/// The award series of a heat.
enum Series {
    /// Scale H for this event.
    ScaleH(&'static HeatEvent),
    /// The series of the Webber Cup.
    Cup,
}

/// The series of a word in the form; an error if there is none.
fn series(case: &AwardCase<'_>, word: &str) -> Result<Series, EventAwards> {
    let (handbook, event) = (case.handbook, case.event);
    let rules = &handbook.heats;
    let Some(heat) = rules.event_by_word(word) else {
        let cup = &rules.cup;
        if event.format() == Some(Format::League) {
            let what = format!("a league that leads to {}", cup.title);
            return Err(no_awards_without_scale(case, &what, &cup.clause, Key::Format));
        }
        if event.contestant_kind() != EventKind::Teams {
            let what = format!("a heat of {} that is not a teams event", cup.title);
            return Err(no_awards_without_scale(case, &what, &cup.clause, Key::Format));
        }
        return Ok(Series::Cup);
    };
    if event.contestant_kind() == EventKind::Individual {
        let what = format!("an individual heat of {}", heat.title);
        return Err(no_awards_without_scale(case, &what, &heat.clause, Key::HeatFor));
    }
    Ok(Series::ScaleH(heat))
}

/// Awards everybody by the scale of the heat.
fn enhanced(
    case: &AwardCase<'_>,
    eligible: &EligibleEvent<'_>,
    series: &Series,
    lists: &[RankingList],
) -> EventAwards {
    let mut awarded = EventAwards::default();
    for list in lists {
        let tables = sections::tables_of_list(case.event, list, lists);
        let group = Group { list, tables, words: None, field: None };
        enhanced_group(case, eligible, series, &group, &mut awarded);
    }
    awarded
}

/// Contestants with a common ranking and scale.
struct Group<'a> {
    list: &'a RankingList,
    tables: Exact,
    /// Who they are, if not all contestants.
    words: Option<String>,
    /// Their field, if not the whole event.
    field: Option<&'static str>,
}

impl Group<'_> {
    /// Whether it has the tables that 2.1.1 requires; the problem names the group (5.1.2).
    fn is_large_enough(&self, case: &AwardCase<'_>, awarded: &mut EventAwards) -> bool {
        match self.field {
            None => has_enough_tables(case, self.list, self.tables, awarded),
            field => part_has_enough_tables(case, self.list, self.tables, field, awarded),
        }
    }

    /// Records the group of each contestant.
    fn say(&self, case: &AwardCase<'_>) {
        let Some(words) = &self.words else { return };
        for standing in &self.list.standings {
            let clause = Some(case.handbook.heats.apart_clause.as_str());
            case.explain_missing_award(standing.entry, clause, words);
        }
    }

    fn explain(&self, case: &AwardCase<'_>, ground: &mut Basis) {
        if let Some(words) = &self.words {
            ground.add_cited_step(&case.handbook.heats.apart_clause, words);
        }
    }
}

fn enhanced_group(
    case: &AwardCase<'_>,
    eligible: &EligibleEvent<'_>,
    series: &Series,
    group: &Group<'_>,
    awarded: &mut EventAwards,
) {
    let rules = &case.handbook.heats;
    let one_winner_pairs = matches!(series, Series::ScaleH(_))
        && case.event.contestant_kind() == EventKind::Pairs
        && case.event.ranking_list_count() == 1;
    let enough = one_winner_pairs && group.tables >= Exact::whole(rules.one_winner_tables);
    if !enough && !group.is_large_enough(case, awarded) {
        return;
    }
    let mut ground = eligible.ground.clone();
    group.explain(case, &mut ground);
    let scale = match series {
        Series::ScaleH(heat) => scale_h(case, eligible, heat, group.tables, &mut ground),
        Series::Cup => Some(cup(case, eligible, group.tables, &mut ground)),
    };
    let Some(scale) = scale else {
        let Series::ScaleH(heat) = series else { return };
        let what = format!("a heat of {} boards of {}", eligible.boards, heat.title);
        let none = no_awards_without_scale(case, &what, &heat.clause, Key::Boards);
        awarded.add_list_awards(group.list, &none.ground, Vec::new());
        return;
    };
    let awards = places::award_places(case, &scale, group.list, ground.clone(), eligible.boards);
    awarded.add_list_awards(group.list, &ground, awards);
}

/// Scale H: half of the field, a multiple of the basic scale, no maximum; `None` below the
/// minimum boards.
fn scale_h(
    case: &AwardCase<'_>,
    eligible: &EligibleEvent<'_>,
    heat: &'static HeatEvent,
    tables: Exact,
    ground: &mut Basis,
) -> Option<AwardScale> {
    let (handbook, event) = (case.handbook, case.event);
    let rules = &handbook.heats;
    let ladder = handbook.step_scale(event.contestant_kind(), event.ranking_list_count())?;
    if eligible.boards < rules.least_boards {
        return None;
    }
    let long = eligible.boards >= rules.long_boards;
    let factor = if long { heat.long } else { heat.short };
    let tables = tables.floor();
    let count = (ladder.contestants_for_tables(tables) * rules.share).ceil();
    let awards = u32::try_from(count).unwrap_or(u32::MAX);
    let factors = AwardFactors { status: factor, team: eligible.team_factor.0 };
    let scale =
        AwardScale::with_unit_steps(handbook, awards, ladder.unit, factors, ladder.tie_minimum);
    ground.cite(&heat.clause).cite(&handbook.scales.tables_clause);
    ground.add_step(format!(
        "Scale H, heat of {}: {tables} {}, {} boards, {}, basic scale x {factor}: {}",
        heat.title,
        basic_scales::full_table_noun(ladder, tables),
        eligible.boards,
        ladder.title,
        scale.in_words(None)
    ));
    eligible.explain_team_factor(ground);
    Some(scale)
}

/// The Webber Cup: the first award is a figure per team, then equal steps down.
fn cup(
    case: &AwardCase<'_>,
    eligible: &EligibleEvent<'_>,
    tables: Exact,
    ground: &mut Basis,
) -> AwardScale {
    let (handbook, event) = (case.handbook, case.event);
    let rules = &handbook.heats.cup;
    let teams = Exact::whole(tables.floor());
    let count = (teams * rules.share).ceil();
    let awards = u32::try_from(count).unwrap_or(u32::MAX);
    let first = teams * rules.per_team;
    let tie_minimum = handbook
        .step_scale(event.contestant_kind(), event.ranking_list_count())
        .map_or(Exact::ZERO, |own| own.tie_minimum);
    let factors = AwardFactors { status: Exact::whole(1), team: eligible.team_factor.0 };
    let scale = AwardScale::with_unit_steps(handbook, awards, first / awards, factors, tie_minimum);
    let words = format!(
        "Heat of {}: first award {} x {teams} teams = {first}, {}",
        rules.title,
        rules.per_team,
        scale.in_words(None)
    );
    ground.add_cited_step(&rules.clause, &words);
    eligible.explain_team_factor(ground);
    scale
}

/// Whether each entry plays for qualification. A blank means yes, unless the only word typed
/// is yes: then it means no.
fn playing_for_it(case: &AwardCase<'_>) -> BTreeMap<usize, bool> {
    let entries = &case.event.entries;
    let typed: Vec<Option<bool>> = entries
        .iter()
        .map(|entry| entry.record.yes_no(EntryColumn::Qualifying).map(|cell| cell.value))
        .collect();
    let only_yes = typed.contains(&Some(true)) && !typed.contains(&Some(false));
    typed.into_iter().map(|typed| typed.unwrap_or(!only_yes)).enumerate().collect()
}

/// 5.1.2: two groups in one movement, each ranked and awarded by itself.
fn apart(
    case: &AwardCase<'_>,
    mut eligible: EligibleEvent<'_>,
    series: &Series,
    lists: &[RankingList],
    playing: &BTreeMap<usize, bool>,
) -> EventAwards {
    let mut awarded = EventAwards::default();
    let ground = eligible.ground.clone();
    for qualifying in [true, false] {
        let of_group = |entry: usize| playing.get(&entry) == Some(&qualifying);
        let within: Vec<RankingList> = lists.iter().map(|list| only(list, of_group)).collect();
        for list in &within {
            let field = within.iter().filter(|other| other.section == list.section);
            let contestants = field.map(RankingList::contestant_count).sum();
            if contestants == 0 {
                continue;
            }
            let tables = case.event.table_count(contestants);
            let who = match (qualifying, contestants) {
                (true, 1) => "who plays",
                (true, _) => "who play",
                (false, 1) => "who does not play",
                (false, _) => "who do not play",
            };
            let words =
                format!("ranked and awarded among the {contestants} {who} for the qualification");
            let field = match qualifying {
                true => "the field of those who play for the qualification",
                false => "the field of those who do not play for the qualification",
            };
            let group = Group { list, tables, words: Some(words), field: Some(field) };
            group.say(case);
            if qualifying {
                enhanced_group(case, &eligible, series, &group, &mut awarded);
            } else {
                eligible.ground = ground.clone();
                at_club_scale(case, &eligible, &group, &mut awarded);
            }
        }
    }
    awarded
}

/// The other pairs of 5.1.2: Club scale, whoever runs the heat.
fn at_club_scale(
    case: &AwardCase<'_>,
    eligible: &EligibleEvent<'_>,
    group: &Group<'_>,
    awarded: &mut EventAwards,
) {
    if !group.is_large_enough(case, awarded) {
        return;
    }
    let mut ground = eligible.ground.clone();
    group.explain(case, &mut ground);
    let status =
        status::raised_for_long_event(case, BaseStatus::unchanged(Status::Club), eligible.boards)
            .into_event_status(case);
    status.explain_changes(case, &mut ground);
    let Some(scale) = basic_scales::basic_scale(case, eligible, &status, group.tables, &mut ground)
    else {
        return;
    };
    let awards = places::award_places(case, &scale, group.list, ground.clone(), eligible.boards);
    awarded.add_list_awards(group.list, &ground, awards);
}

/// A list reduced to a group, with places among themselves.
fn only(list: &RankingList, of_group: impl Fn(usize) -> bool) -> RankingList {
    let own: Vec<&Standing> =
        list.standings.iter().filter(|standing| of_group(standing.entry)).collect();
    let standings = own
        .iter()
        .map(|standing| Standing {
            place: 1 + own.iter().filter(|other| other.place < standing.place).count() as u32,
            tied: own.iter().filter(|other| other.place == standing.place).count() as u32,
            ..(*standing).clone()
        })
        .collect();
    let unranked = list.unranked.iter().copied().filter(|entry| of_group(*entry)).collect();
    RankingList { section: list.section.clone(), direction: list.direction, standings, unranked }
}
