//! The finals of the Interstate Teams: the teams and the carry-over (11.1 to 11.4, 12.3).

use engine::awards::competition::{CompetitionStages, StageFacts};
use engine::awards::placings::{StagePlacing, StagePlacings};
use engine::awards::problems::CarryMissing;
use engine::scoring::CarriedScores;
use model::form::Key;
use model::problem::{Problem, phrase};
use model::{Basis, DecimalsOrFractions, Event, Exact, StableSort, Stage, Unit};

use super::figures::interstate_teams::{self, FinalMatch};
use super::problems;

/// The Qualifying Stage of a final and its placings.
fn qualifying(competition: &CompetitionStages) -> Option<(&StageFacts, &StagePlacings)> {
    let (mut seen, mut next) = (0, vec![competition.own.as_ref()]);
    while let Some(stage) = next.pop() {
        for before in competition.stages_before(stage) {
            if before.stage.is_first() {
                return Some((before, before.results.placings.as_deref()?));
            }
            next.push(before);
        }
        seen += 1;
        if seen > 16 {
            // A cycle of stages.
            break;
        }
    }
    None
}

/// The Repechage Final before a Final, if any.
pub(super) fn repechage_before_final(
    competition: &CompetitionStages,
) -> Option<(&StageFacts, &StagePlacings)> {
    let own = competition.own.as_ref();
    let beside = competition.sibling_stages(own).filter(|stage| {
        // Other divisions have their own Repechage Finals.
        stage.links.qualifiers.iter().any(|id| own.links.qualifiers.contains(id))
    });
    let before = competition.stages_before(own).chain(beside);
    let mut before =
        before.filter(|stage| stage.stage == Stage::Repechage && own.stage == Stage::Final);
    before.find_map(|stage| Some((stage, stage.results.placings.as_deref()?)))
}

/// The placings of a final's Qualifying Stage.
pub(super) fn qualifying_placings(competition: &CompetitionStages) -> Option<&StagePlacings> {
    qualifying(competition).map(|(_, placing)| placing)
}

/// The team with a place of the Qualifying Stage. House teams take none (3.7), and the next team
/// replaces one that withdrew.
fn contending(placing: &StagePlacings, place: usize) -> Option<&StagePlacing> {
    let mut contending = placing.all().filter(|one| !one.house && !one.stays_out);
    contending.nth(place.checked_sub(1)?).filter(|one| one.tied == 1)
}

/// The two teams of a final, the higher placed first; `None` until the stages before are over.
fn finalists<'a>(
    event: &Event,
    competition: &'a CompetitionStages,
) -> Option<[&'a StagePlacing; 2]> {
    let stage = interstate_teams::interstate_teams_rules().final_match_of_event(event)?;
    let (_, placing) = qualifying(competition).filter(|(_, placing)| placing.over)?;
    let placed = |place: usize| contending(placing, place);
    let higher = placed(stage.places[0])?;
    let other = match repechage_before_final(competition) {
        Some((_, repechage)) => {
            let won = |one: &&StagePlacing| one.place == 1 && one.tied == 1;
            repechage.all().find(won).filter(|_| repechage.over)?
        }
        None => placed(stage.places[1])?,
    };
    Some([higher, other])
}

/// Keeps the two entries that play a final, and reports a difference from the earlier stages.
pub(super) fn keep_finalists(
    event: &mut Event,
    competition: &CompetitionStages,
    problems: &mut Vec<Problem>,
) {
    let Some(stage) = interstate_teams::interstate_teams_rules().final_match_of_event(event) else {
        return;
    };
    let expected = finalists(event, competition);
    let mut own = playing(event, expected.as_ref());
    let doubt = match (&expected, &own[..]) {
        (Some(two), [_, _]) if !is_seated(event, competition, stage, two, &own) => {
            Some(others_play(event, stage, two, &own))
        }
        (_, []) if event.matches.is_empty() => Some(waits(event, competition, stage, &expected)),
        _ => None,
    };
    problems.extend(doubt);
    if own.is_empty() && !event.matches.is_empty() {
        return;
    }
    if !own.is_empty() {
        tell_others(event, &own, &stage.clause, problems);
    }
    if let Some(placing) = qualifying_placings(competition) {
        let place = |entry: &usize| {
            placing.placing_of_team(&event.entries[*entry]).map_or(u32::MAX, |placed| placed.place)
        };
        own.arrange_by_key(place);
    }
    event.retain_and_reorder_entries(&own);
}

/// The entry of a team of an earlier stage.
fn entry_of(event: &Event, placed: &StagePlacing) -> Option<usize> {
    let by = |by: u8| event.entries.iter().position(|entry| placed.matches_entry(entry, by));
    by(0).or_else(|| by(1)).or_else(|| by(2))
}

/// The entries that play in a final: those with results, else the expected ones, else the only two;
/// empty if not known.
fn playing(event: &Event, expected: Option<&[&StagePlacing; 2]>) -> Vec<usize> {
    let mut met: Vec<usize> = event.matches.iter().flat_map(|row| row.sides()).collect();
    met.extend(event.boards.iter().flat_map(|line| line.sides()).map(|side| side.first));
    met.sort_unstable();
    met.dedup();
    let found: Option<Vec<usize>> =
        expected.and_then(|two| two.iter().map(|one| entry_of(event, one)).collect());
    match (found, met.len()) {
        (Some(found), 2) if met.iter().all(|entry| found.contains(entry)) => found,
        (_, 2) => met,
        (Some(found), _) => found,
        (None, _) if event.entries.len() == 2 => vec![0, 1],
        (None, _) => Vec::new(),
    }
}

/// Whether the teams of a final are the expected ones. Without a return of the Repechage Final,
/// either of its teams can be the winner.
fn is_seated(
    event: &Event,
    competition: &CompetitionStages,
    stage: &FinalMatch,
    two: &[&StagePlacing; 2],
    own: &[usize],
) -> bool {
    let plays = |one: &StagePlacing| entry_of(event, one).is_some_and(|at| own.contains(&at));
    let third = qualifying_placings(competition)
        .filter(|_| {
            interstate_teams::interstate_teams_rules().follows_repechage(stage)
                && repechage_before_final(competition).is_none()
        })
        .and_then(|placing| contending(placing, stage.places[1] + 1));
    plays(two[0]) && [Some(two[1]), third].into_iter().flatten().any(plays)
}

fn others_play(
    event: &Event,
    stage: &FinalMatch,
    two: &[&StagePlacing; 2],
    own: &[usize],
) -> Problem {
    let typed: Vec<String> = own.iter().map(|entry| event.entries[*entry].display_name()).collect();
    let placed: Vec<String> = two.iter().map(|one| one.title.clone()).collect();
    let (typed, placed, clause) = (typed.join(", "), placed.join(", "), stage.clause.clone());
    event.problem(problems::FinalTeams { typed, placed, clause }, event.at)
}

/// The problem of a final without teams: names the expected ones, or the stages that must end first.
fn waits(
    event: &Event,
    competition: &CompetitionStages,
    stage: &FinalMatch,
    expected: &Option<[&StagePlacing; 2]>,
) -> Problem {
    let clause = stage.clause.clone();
    if let Some([higher, other]) = expected {
        let [one, other] = [higher, other].map(|own| own.title.to_string());
        let placed = phrase!("{one} and {other}", one, other);
        return event.problem(problems::FinalNotEntered { placed, clause }, event.at);
    }
    let before = competition.stages_before(&competition.own).map(StageFacts::title_with_return);
    let stage = before.reduce(|one, other| phrase!("{one} and {other}", one, other));
    let stage = stage.unwrap_or(phrase!("the stage before it"));
    event.problem(problems::FinalWaits { stage, clause }, event.answer_address(Key::Qualifier))
}

/// Reports rows of a final with other teams.
fn tell_others(event: &Event, own: &[usize], clause: &str, problems: &mut Vec<Problem>) {
    let label = |entry: usize| event.entries[entry].display_name();
    let of_matches = event.matches.iter().map(|row| (row.at, row.sides().collect::<Vec<_>>()));
    let of_boards = event
        .boards
        .iter()
        .map(|line| (line.at, line.sides().map(|side| side.first).into_iter().collect::<Vec<_>>()));
    let of_adjustments = event.adjustments.iter().map(|row| (row.at, vec![row.entry]));
    for (at, sides) in of_matches.chain(of_boards).chain(of_adjustments) {
        let Some(other) = sides.into_iter().find(|side| !own.contains(side)) else { continue };
        let wrong = problems::NotInFinal { team: label(other), clause: clause.to_string() };
        problems.push(event.problem(wrong, at));
    }
}

/// The stage that a final carries over from: the one that the return names, else the Qualifying
/// Stage. Reports one that is not known.
fn find_carry_over_stage<'a>(
    event: &Event,
    competition: &'a CompetitionStages,
    problems: &mut Vec<Problem>,
) -> Option<(&'a StageFacts, &'a StagePlacings)> {
    let named = event.answer_text(Key::CarryOverFrom);
    let stage = match named {
        Some(id) => competition
            .stage_with_id(id)
            .and_then(|facts| Some((facts, facts.results.placings.as_deref()?))),
        None => qualifying(competition),
    };
    if stage.is_none() {
        let first = || competition.own.links.qualifiers.first().cloned().unwrap_or_default();
        let id = named.map_or_else(first, str::to_string);
        let key = if named.is_some() { Key::CarryOverFrom } else { Key::Qualifier };
        problems.push(event.problem(problems::StageNotKnown { id }, key));
    }
    stage
}

/// The carry-over of a final: the higher placed team gets a tenth of the VP difference of the
/// Qualifying Stage in IMPs, not rounded (11.2).
pub(super) fn finals_carry_over(
    event: &Event,
    competition: &CompetitionStages,
    problems: &mut Vec<Problem>,
) -> Option<CarriedScores> {
    if event.answer_text(Key::CarryOver) != Some("abf 11.2") {
        if event.is_key_unanswered(Key::CarryOver) && qualifying(competition).is_some() {
            let clause =
                interstate_teams::interstate_teams_rules().qualifying.carry_over_clause.clone();
            let wrong = problems::CarryOverBlank { clause };
            problems.push(event.problem(wrong, Key::CarryOver));
        }
        return None;
    }
    let (facts, placing) = find_carry_over_stage(event, competition, problems)?;
    let mut own = Vec::with_capacity(event.entries.len());
    for entry in &event.entries {
        let placed = placing.placing_of_team(entry);
        if placed.is_none() {
            let (label, id) = (entry.label.clone(), facts.identity.id.clone());
            let wrong = CarryMissing { label, id };
            problems.push(event.problem(wrong, entry.at));
        }
        own.push(placed);
    }
    let [Some(one), Some(other)] = own[..] else { return None };
    let share = interstate_teams::interstate_teams_rules().qualifying.carry_over;
    let (higher, lower) = if one.place <= other.place { (one, other) } else { (other, one) };
    let carry = (higher.score - lower.score) * share;
    let of_entry =
        [one, other].map(|placed| std::ptr::eq(placed, higher).then_some((carry, None::<Exact>)));
    let mut basis = Basis::new();
    let [above, below, each, sum] = [higher.score, lower.score, share, carry]
        .map(|number| DecimalsOrFractions::Cut.format(number));
    let told = format!("carry-over ({above} - {below}) x {each} = {sum} IMPs");
    basis.add_cited_step(
        &interstate_teams::interstate_teams_rules().qualifying.carry_over_clause,
        &told,
    );
    let bases = of_entry.iter().map(|own| own.is_some().then(|| basis.clone()));
    Some(CarriedScores {
        title: format!("carried from {}", facts.identity.id),
        unit: Unit::Imps,
        basis: bases.collect(),
        of_entry: of_entry.to_vec(),
    })
}
