//! 4.8: teams leagues, by the key figure of each division; 3.2.7(h): leagues between areas.

use std::collections::{BTreeMap, BTreeSet};

use crate::engine::awards::Awarded;
use crate::engine::standings::RankingList;
use crate::model::form::{EntryColumn, Key};
use crate::model::names::name_key;
use crate::model::{Basis, EventKind, Exact, Format, Status};

use super::base_status;
use super::basic_scales;
use super::certificate_parts::Certificates;
use super::dossier::{Dossier, none};
use super::eligibility::{Eligible, is_large_enough, no_scale};
use super::problems;
use super::product::{Factors, Product};
use super::scale::Scale;
use super::sections::{self, Parts, Proper};
use super::status::{AwardStatus, Base};
use super::wins::{Rate, Terms, give};
use super::{matches, play_offs};

/// Whether an event is a league, or a round robin of teams in divisions.
pub(super) fn is_league(dossier: &Dossier<'_>) -> bool {
    let event = dossier.event;
    let divided = !event.unanswered(Key::Divisions) || !event.unanswered(Key::Division);
    match event.format() {
        Some(Format::League) => true,
        Some(Format::RoundRobin) => event.kind() == EventKind::Teams && divided,
        _ => play_offs::is_play_off(dossier) && event.kind() == EventKind::Teams,
    }
}

/// Awards a division of a league.
pub(super) fn award(dossier: &Dossier<'_>, mut eligible: Eligible<'_>) -> Awarded {
    let rules = &dossier.handbook.leagues;
    let by_match = &dossier.handbook.match_awards;
    sections::tell_restricted(dossier, &mut eligible.ground);
    if !dossier.facts.stage.is_first() {
        let why = "a play-off of division winners is a basic event on its own entry";
        eligible.ground.because(&rules.parallel_clause, why);
        return basic_scales::award(dossier, eligible);
    }
    if eligible.boards < by_match.least_boards {
        let why = format!("{} boards, a basic event", eligible.boards);
        eligible.ground.because(&by_match.basic_clause, &why);
        return basic_scales::award(dossier, eligible);
    }
    if !dossier.contests().iter().any(|contest| contest.sides[1].is_some()) {
        let clause = by_match.clause.clone();
        let wrong = problems::WithoutMatches { boards: eligible.boards, printed: false, clause };
        dossier.report_key(wrong, Key::Boards);
        let why = "No matches in the return, ranking awards only";
        eligible.ground.because(&by_match.clause, why);
    }
    let certificates = Certificates::of_legs(dossier);
    certificates.explain(&mut eligible.ground);
    if certificates.clause.is_some() {
        eligible.ground.cite(&rules.legs_clause);
    }
    if dossier.event.text(Key::Special) == Some("inter-area league") {
        return between_areas(dossier, eligible, &certificates);
    }
    let parts = Parts::of(dossier, "division", Key::Divisions, |facts| facts.division);
    let proper = match parts.proper(dossier, rules.least_teams, &rules.least_clause, Key::Division)
    {
        Ok(proper) => proper,
        Err(awarded) => return awarded,
    };
    of_division(dossier, eligible, &proper, &certificates)
}

fn of_division(
    dossier: &Dossier<'_>,
    mut eligible: Eligible<'_>,
    proper: &Proper,
    certificates: &Certificates,
) -> Awarded {
    let handbook = dossier.handbook;
    let rules = &handbook.leagues;
    let status = base_status::base(dossier).settle(dossier);
    let body = status.of_body();
    let figure = rules.of(body).and_then(|of| {
        let (figure, between) = of.figure(proper.parts, proper.part)?;
        Some((if between { Exact::whole(figure.ceil()) } else { figure }, of.clause.as_str()))
    });
    if let Some(told) = &proper.told {
        eligible.ground.because(&rules.least_clause, told);
    }
    tell_parallel(dossier, &mut eligible.ground);
    if proper.parts == 1 {
        // 4.8.1: like any event with an award per match; a raised status has no key figure.
        let raised = status.factor != status.unraised(dossier);
        let figure = figure.filter(|_| !raised);
        return matches::on_own_entry(dossier, eligible, &status, figure, certificates);
    }
    let Some((key, clause)) = figure else {
        let what = format!("leagues of several divisions at {} level", body);
        return no_scale(dossier, &what, &handbook.sections.none_clause, Key::Divisions);
    };
    let multiple = handbook.sections.of(body).and_then(|of| of.figure(proper.parts, proper.part));
    let division = Division {
        status: multiple.map_or(Exact::whole(1), |(multiple, _)| multiple),
        key,
        clause,
        told: format!("division {} of {}: key figure {key}", proper.part, proper.parts),
    };
    let mut awarded = Awarded::default();
    let lists = sections::fields(dossier, eligible.lists, &mut eligible.ground);
    for list in lists.iter() {
        let teams = sections::tables_of(dossier.event, list, &lists);
        if !is_large_enough(dossier, list, teams, &mut awarded) {
            continue;
        }
        let mut ground = eligible.ground.clone();
        let Some(terms) = division.terms(dossier, &eligible, (teams, list), &mut ground) else {
            continue;
        };
        let everybody = |_| true;
        let awards = give(dossier, &eligible, list, &terms, everybody, certificates, &ground);
        awarded.add(list, &ground, awards);
    }
    awarded
}

/// 4.8.8: parts of a division count once.
fn tell_parallel(dossier: &Dossier<'_>, ground: &mut Basis) {
    let facts = dossier.facts;
    let other = dossier
        .competition
        .parts(facts)
        .find(|other| other.division == facts.division && other.stage == facts.stage);
    if let Some(other) = other.filter(|_| facts.division.is_some()) {
        let clause = &dossier.handbook.leagues.parallel_clause;
        ground.because(clause, format!("the same division as {}, counted once", other.told()));
    }
}

/// A division of several.
struct Division {
    /// Its status as a multiple of the Club award, for minimum awards.
    status: Exact,
    /// The award of a match and of the last place with a ranking award.
    key: Exact,
    clause: &'static str,
    told: String,
}

impl Division {
    /// The awards of its matches and places.
    fn terms(
        &self,
        dossier: &Dossier<'_>,
        eligible: &Eligible<'_>,
        (teams, list): (Exact, &RankingList),
        ground: &mut Basis,
    ) -> Option<Terms> {
        let handbook = dossier.handbook;
        let (rules, by_match) = (&handbook.leagues, &handbook.match_awards);
        let event = dossier.event;
        let ladder = handbook.ladder(event.kind(), event.winners())?;
        ground.because(self.clause, &self.told);
        let rate = Rate::of_key(dossier, eligible, self.key, self.clause);
        rate.explain(dossier, list, ground);
        let short = eligible.boards < by_match.long_boards;
        let step = if short { self.key * rules.short_factor } else { self.key };
        let teams = teams.floor();
        let count = (Exact::whole(teams) * handbook.quali_finals.share).ceil();
        let scale = Scale::steps(
            handbook,
            u32::try_from(count).unwrap_or(u32::MAX),
            step.checked_div(self.status)?,
            Factors { status: self.status, team: eligible.team_factor.0 },
            ladder.tie_minimum,
        );
        ground.cite(&rules.clause).cite(&rules.ranking_clause).cite(&by_match.ranking_clause);
        let each = Product::of(self.key, "");
        let each = match short {
            true => each.times(rules.short_factor, &format!("{} boards", eligible.boards)),
            false => each,
        };
        let each = each.times(eligible.team_factor.0, "size of the teams");
        ground.say(format!(
            "ranking: {teams} {}: {} of {}",
            basic_scales::counted(ladder, teams),
            scale.counted(),
            each.told()
        ));
        eligible.explain_team(ground);
        let kind = by_match.of(event.kind(), event.winners())?;
        let least = kind.certificate * self.status * eligible.team_factor.0;
        Some(Terms { rate, scale, least })
    }
}

/// 3.2.7(h): each team has the status of its rank among those of its area.
fn between_areas(
    dossier: &Dossier<'_>,
    mut eligible: Eligible<'_>,
    certificates: &Certificates,
) -> Awarded {
    let rules = &dossier.handbook.leagues.inter_area;
    let areas = areas_of(dossier);
    if areas.len() < rules.areas {
        let wrong = problems::FewAreas {
            areas: areas.len(),
            least: rules.areas,
            clause: rules.clause.clone(),
        };
        dossier.report_key(wrong, Key::Special);
        let why = format!("{} areas, and an inter-area league needs {}", areas.len(), rules.areas);
        return none(&why, Some(&rules.clause));
    }
    let sides = sides_of(dossier, &areas);
    let mut awarded = Awarded::default();
    let lists = sections::fields(dossier, eligible.lists, &mut eligible.ground);
    for list in lists.iter() {
        let tables = sections::tables_of(dossier.event, list, &lists);
        if !is_large_enough(dossier, list, tables, &mut awarded) {
            continue;
        }
        let of_list: BTreeSet<Status> = sides.values().copied().collect();
        for side in of_list {
            let status = status_of_side(dossier, side);
            let mut ground = eligible.ground.clone();
            status.explain(dossier, &mut ground);
            let rate = Rate::per_board(dossier, &eligible, &status, Exact::whole(1));
            rate.explain(dossier, list, &mut ground);
            let field = (tables, list);
            let terms = matches::own_terms(dossier, &eligible, &status, field, rate, &mut ground);
            let Some(terms) = terms else { continue };
            let of_side = |entry: usize| sides.get(&entry) == Some(&side);
            let awards = give(dossier, &eligible, list, &terms, of_side, certificates, &ground);
            awarded.add(list, &ground, awards);
        }
    }
    awarded
}

/// The teams of each area, by index.
fn areas_of(dossier: &Dossier<'_>) -> BTreeMap<String, Vec<usize>> {
    let mut areas: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (index, entry) in dossier.event.entries.iter().enumerate() {
        let area = entry.record.text(EntryColumn::Area).map(|cell| name_key(cell.value));
        if let Some(area) = area.filter(|area| !area.is_empty()) {
            areas.entry(area).or_default().push(index);
        }
    }
    areas
}

/// The status of each team. One of several teams of an area without a rank has none, with a
/// problem.
fn sides_of(
    dossier: &Dossier<'_>,
    areas: &BTreeMap<String, Vec<usize>>,
) -> BTreeMap<usize, Status> {
    let rules = &dossier.handbook.leagues.inter_area;
    let mut sides = BTreeMap::new();
    for (index, entry) in dossier.event.entries.iter().enumerate() {
        let typed = entry.record.choice(EntryColumn::Side).map(|cell| cell.value);
        let alone = areas.values().any(|teams| *teams == [index]);
        let side = typed.or_else(|| alone.then_some(rules.sides.first()?.side.as_str()));
        let known = side.and_then(|side| rules.sides.iter().find(|known| known.side == side));
        match known {
            Some(known) => {
                sides.insert(index, known.status);
            }
            None => {
                let (label, clause) = (entry.label.clone(), rules.clause.clone());
                dossier.report(problems::NoSide { label, clause }, entry.at);
            }
        }
    }
    sides
}

fn status_of_side(dossier: &Dossier<'_>, side: Status) -> AwardStatus {
    let rules = &dossier.handbook.leagues.inter_area;
    let letter = rules.sides.iter().find(|known| known.status == side);
    let letter = letter.map_or("", |known| known.side.as_str());
    let sentence = format!("{letter} teams of an inter-area league: {} status", side);
    Base::derived(side, &rules.clause, sentence).settle(dossier)
}
