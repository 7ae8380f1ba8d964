//! Who may drop in on the Interstate Pairs (16.1, 16.2): in round 4, members of a team that lost
//! a Repechage Final; in round 6, members of a Youth finalist. Their team is checked only if that
//! final is in the season. No other round, and no other competition, has drop-ins.

use super::AwardCase;
use crate::abf_anc_2018::figures::AbfCompetition;
use engine::awards::competition::StageFacts;
use engine::awards::placings::StagePlacing;
use model::problem::{Phrase, Problem, phrase};
use model::{Category, Entry, Stage};

use super::problems;

/// The round that members of beaten teams enter (16.1).
const REPECHAGE_ROUND: usize = 4;
/// The round that members of Youth finalists enter (16.2).
const YOUTH_ROUND: usize = 6;
/// Why nobody drops in on another round.
const OTHER_ROUND: Phrase = phrase!("pairs may drop in only at the start of round 4 or of round 6");
/// Why nobody drops in on another competition.
const ELSEWHERE: Phrase = phrase!("pairs may drop in on the Interstate Pairs only");
/// The categories that members of Youth finalists may enter.
const YOUTH_CATEGORIES: [&str; 3] = ["youth", "open", "women"];

/// Reports pairs that may not drop in.
pub(super) fn report_barred_from_dropping_in(case: &AwardCase<'_>, problems: &mut Vec<Problem>) {
    let event = case.event;
    let of_pairs = AbfCompetition::from_event(event) == Some(AbfCompetition::Pairs);
    let course = case.scores.match_rounds();
    for (index, entry) in
        event.entries.iter().enumerate().filter(|(_, entry)| !entry.is_house_entry())
    {
        let typed = entry.is_drop_in().then(|| entry.round_in_status()).flatten();
        let Some(round) = course.map(|course| course.first[index]).or(typed) else { continue };
        let found = match round {
            _ if !of_pairs => entry.is_drop_in().then_some((ELSEWHERE, "16")),
            REPECHAGE_ROUND => of_team(case, entry, &is_repechage, "16.1", true),
            YOUTH_ROUND => youth(case, entry),
            _ => entry.is_drop_in().then_some((OTHER_ROUND, "16.1, 16.2")),
        };
        if let Some((why, clause)) = found {
            let (label, clause) = (entry.label.clone(), clause.to_string());
            let wrong = problems::DropInOfNoTeam { label, round, why, clause };
            problems.push(event.problem(wrong, entry.at));
        }
    }
}

fn is_repechage(stage: &StageFacts) -> bool {
    stage.stage == Stage::Repechage
}

fn is_youth_final(stage: &StageFacts) -> bool {
    stage.stage == Stage::Final && stage.entitlement.category == Some(Category::Youth)
}

fn youth(case: &AwardCase<'_>, entry: &Entry) -> Option<(Phrase, &'static str)> {
    let category = entry.category().unwrap_or_else(|| "open".to_string());
    if !YOUTH_CATEGORIES.contains(&category.as_str()) {
        return Some((phrase!("it enters category {category}", category), "16.2"));
    }
    of_team(case, entry, &is_youth_final, "16.2", false)
}

/// Why the two are not of one team of such a final; `None` if no such final is known.
fn of_team(
    case: &AwardCase<'_>,
    entry: &Entry,
    is: &dyn Fn(&StageFacts) -> bool,
    clause: &'static str,
    beaten: bool,
) -> Option<(Phrase, &'static str)> {
    let stages =
        case.competition.stages_with_placings().filter(|stage| stage.is_of_teams && is(stage));
    let teams: Vec<&StagePlacing> = stages
        .filter_map(StageFacts::placings)
        .flat_map(|placings| placings.lists.iter().flatten())
        .filter(|team| !beaten || team.place > 1)
        .collect();
    let together = |team: &&&StagePlacing| {
        entry
            .players
            .iter()
            .all(|player| team.players.contains(&player.identity_key().into_owned()))
    };
    if teams.is_empty() || teams.iter().any(|team| together(&team)) {
        return None;
    }
    let of = match beaten {
        true => phrase!("a team that lost a Repechage Final"),
        false => phrase!("a Youth finalist"),
    };
    Some((phrase!("its players are not both members of one such team, {of}", of), clause))
}
