//! The scores of contestants by session, match or round, before they are added up.

use std::collections::BTreeMap;

use crate::rules::rule_book_facts;
use model::{Cell, Event, Exact, Note, StableSort, Unit, natural_cmp};

use super::artificial_context::ArtificialScoreInputs;
use super::board_scoring::{ContestStructure, ScoredBoardsAndMatches};
use super::knockouts::Knockout;
use super::match_score::MatchScore;
use super::plan::ScoringPlan;
use super::score::{ScoreTally, SessionScore, Totals};
use super::sibling_results::{CarriedScores, ResultsFromOtherEvents};
use super::totals::add_up_tally;
use super::travellers::position_in_sorted_names;

/// The points of each contestant by session.
pub(super) fn tally_by_session(event: &Event, worked: &ScoredBoardsAndMatches) -> ScoreTally {
    let mut sums: Vec<BTreeMap<usize, (Exact, Exact)>> = vec![BTreeMap::new(); event.entries.len()];
    for traveller in &worked.travellers {
        for index in &traveller.lines {
            for (entry, points) in worked.points_on_line(event, *index) {
                let sum =
                    sums[entry].entry(traveller.session).or_insert((Exact::ZERO, Exact::ZERO));
                *sum = (sum.0 + points.value, sum.1 + points.most.unwrap_or(Exact::ZERO));
            }
        }
    }
    let of_maximum = worked.plan.method.has_maximum();
    let parts = sums.into_iter().enumerate().map(|(entry, sums)| {
        let at = event.entries[entry].at;
        let part = |(session, (value, most)): (usize, (Exact, Exact))| SessionScore {
            session,
            score: Cell::new(value, at),
            max: of_maximum.then(|| Cell::new(most, at)),
            counts: true,
        };
        sums.into_iter().map(part).collect()
    });
    ScoreTally {
        unit: worked.plan.method.unit(),
        of_maximum,
        parts: parts.collect(),
        sessions: worked.sessions.clone(),
        there: Vec::new(),
    }
}

/// The scores of each contestant's matches, by round.
pub(super) fn tally_by_match(event: &Event, worked: &ScoredBoardsAndMatches) -> ScoreTally {
    let name = |played: &MatchScore| match (played.session.as_str(), played.round.as_deref()) {
        ("", round) => round.unwrap_or_default().to_string(),
        (session, None) => session.to_string(),
        (session, Some(round)) => format!("{session}, round {round}"),
    };
    // A match that breaks a tie counts for nothing else (WBU 4.5.9).
    let counting = || worked.matches.iter().filter(|played| played.note != Some(Note::PlayOff));
    let mut rounds: Vec<String> = counting().map(name).collect();
    rounds.arrange_by(|a, b| natural_cmp(a, b));
    rounds.dedup();
    let mut parts: Vec<Vec<SessionScore>> = vec![Vec::new(); event.entries.len()];
    // A final in stanzas has IMPs for each side, to which one side's carry-over is added.
    let stanzas = rule_book_facts::facts_of_event_rule_book(event).is_match_in_stanzas(event);
    for played in counting() {
        let name = name(played);
        let session = position_in_sorted_names(&rounds, &name).unwrap_or_default();
        for (side, entry) in played.sides.into_iter().enumerate() {
            let value = if stanzas { played.printed_imps_of_side(side) } else { played.won[side] };
            let (Some(entry), Some(value)) = (entry, value) else { continue };
            parts[entry].push(SessionScore {
                session,
                score: Cell::new(value, played.at),
                max: played.most.map(|most| Cell::new(most, played.at)),
                counts: true,
            });
        }
    }
    let unit = match worked.plan {
        ScoringPlan { vps: true, .. } => Unit::Vps,
        plan => plan.method.unit(),
    };
    let has_begun = |entry: usize| match worked.match_rounds() {
        Some(rounds) => rounds.first[entry] <= rounds.played + 1,
        None => stanzas,
    };
    // A contestant whose matches have no known value has no score, not 0.
    let unknown = |entry: usize| {
        let lacks = |played: &MatchScore| {
            let side = played.sides.iter().position(|side| *side == Some(entry));
            side.is_some_and(|side| played.net[side].is_some() && played.won[side].is_none())
        };
        worked.plan.vps && parts[entry].is_empty() && counting().any(lacks)
    };
    let there = (0..event.entries.len()).map(|entry| has_begun(entry) && !unknown(entry)).collect();
    ScoreTally { unit, of_maximum: unit == Unit::Percent, parts, sessions: rounds, there }
}

/// The rounds that each contestant of a knock-out survived.
pub(super) fn tally_survived_rounds(event: &Event, knockout: &Knockout) -> ScoreTally {
    let part = |entry: usize, session: usize, value: Exact| SessionScore {
        session,
        score: Cell::new(value, event.entries[entry].at),
        max: None,
        counts: true,
    };
    let parts = knockout.fates.iter().enumerate().map(|(entry, fate)| {
        let Some(fate) = fate else { return Vec::new() };
        let whole = usize::try_from(fate.survived.floor()).unwrap_or_default();
        let rest = fate.survived - Exact::whole(fate.survived.floor());
        let mut parts: Vec<SessionScore> =
            (0..whole).map(|round| part(entry, round, Exact::whole(1))).collect();
        if whole <= fate.last {
            parts.push(part(entry, whole, rest));
        }
        parts
    });
    ScoreTally {
        unit: Unit::Points,
        of_maximum: false,
        parts: parts.collect(),
        sessions: knockout.rounds.iter().map(|round| round.name.clone()).collect(),
        there: Vec::new(),
    }
}

/// The scores of a match event after a round; `None` for an event without rounds.
pub(super) fn totals_after_round(
    event: &Event,
    worked: &ScoredBoardsAndMatches,
    carried: Option<CarriedScores>,
    round: usize,
) -> Option<(Totals, ScoredBoardsAndMatches)> {
    let rounds = worked.match_rounds()?.up_to_round(round);
    let begun = |played: &&MatchScore| rounds.is_match_of_begun_round(played);
    let mut found: Vec<MatchScore> = worked.matches.iter().filter(begun).cloned().collect();
    rule_book_facts::facts_of_event_rule_book(event).set_resultless_match_values(
        event,
        &mut found,
        &mut Vec::new(),
    );
    let before = ScoredBoardsAndMatches {
        plan: worked.plan,
        sessions: worked.sessions.clone(),
        travellers: Vec::new(),
        points: Vec::new(),
        context: ArtificialScoreInputs::default(),
        matches: found,
        contest: ContestStructure::Rounds(rounds),
    };
    let tally = tally_by_match(event, &before);
    let then = add_up_tally(
        event,
        tally,
        &ResultsFromOtherEvents::up_to_round(round, carried),
        &mut Vec::new(),
    );
    Some((then, before))
}
