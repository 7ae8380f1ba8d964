//! An event scored from its boards and matches. The lines of each board are compared by the event's
//! method, artificial scores follow, matches become victory points, and the knock-out or the rounds
//! that they form are found. Out come totals and the `ScoredBoardsAndMatches` behind them. `totals` scores
//! events from the sheet `Results`.

use std::collections::BTreeMap;

use crate::rules::rule_book_facts;
use crate::rules::scoring_rules::{FewerResultsRule, ScoringConventions};
use model::form::Key;
use model::problem::{Problem, phrase};
use model::{BoardLineScore, Event, Exact, State};

use super::artificial_context::ArtificialScoreInputs;
use super::board_scoring::{ContestStructure, ScoredBoardsAndMatches};
use super::drop_ins;
use super::knockouts::Knockout;
use super::match_length::most_boards_of_contestant;
use super::match_score::MatchScore;
use super::matches;
use super::missing_matches::{
    report_pairs_that_did_not_meet, report_rounds_without_some_match,
    report_winners_without_next_match,
};
use super::missing_sessions::report_missing_sessions;
use super::plan::{ScoringMethod, ScoringPlan};
use super::points::{BoardPoints, BoardPointsOfSides, can_be_summed_exactly};
use super::problems;
use super::rounds::MatchRounds;
use super::score::Totals;
use super::sibling_results::ResultsFromOtherEvents;
use super::tallies::{tally_by_match, tally_by_session, tally_survived_rounds};
use super::totals::add_up_tally;
use super::travellers::{ComparedWith, Traveller, session_names, travellers_of_event};
use super::{artificial, butler, cross_imps, matchpoints, teams};

/// Whether an event is scored from its boards or matches. Only the sheet `Results` has handicaps.
pub fn is_scored_from_boards_or_matches(event: &Event) -> bool {
    let by_hand = event.is_handicapped() && !event.results.is_empty();
    !by_hand && (!event.boards.is_empty() || matches::is_ranked_by_matches(event))
}

/// Scores an event from its boards and matches.
pub(super) fn score_boards_and_matches(
    event: &Event,
    siblings: &ResultsFromOtherEvents,
    problems: &mut Vec<Problem>,
) -> (Totals, ScoredBoardsAndMatches) {
    let conventions = rule_book_facts::scoring_conventions(event.rules);
    let plan = ScoringPlan::for_event(event, conventions);
    let sessions = session_names(event);
    let mut travellers = travellers_of_event(event, &sessions);
    let mut points =
        compare_travellers(event, &mut travellers, plan, conventions, siblings, problems);
    let context = artificial::score_artificial_lines(
        event,
        plan,
        conventions,
        &travellers,
        &mut points,
        problems,
    );
    report_gaps(event, plan, conventions, &travellers, &sessions, problems);
    let of_matches = plan.vps
        || plan.method == ScoringMethod::Teams
        || event.is_knockout()
        || !event.matches.is_empty();
    let (matches, contest) = (Vec::new(), ContestStructure::Boards);
    let mut worked =
        ScoredBoardsAndMatches { plan, sessions, travellers, points, context, matches, contest };
    if of_matches {
        worked.matches = matches::score_matches(event, &worked, conventions, problems);
        worked.contest = contest_of(event, &worked.matches, problems);
    }
    if let ContestStructure::Rounds(rounds) = &worked.contest {
        // A bye of a round that is drawn but not played scores nothing yet.
        worked
            .matches
            .retain(|played| played.sides[1].is_some() || rounds.is_match_of_begun_round(played));
    }
    let tally = match &worked.contest {
        ContestStructure::Boards => tally_by_session(event, &worked),
        ContestStructure::Matches | ContestStructure::Rounds(_) => tally_by_match(event, &worked),
        ContestStructure::Knockout(knockout) => tally_survived_rounds(event, knockout),
    };
    let starting = drop_ins::late_entry_starting_scores(event, &worked, tally.unit, problems);
    let own;
    let siblings = match starting {
        Some(starting) => {
            own = siblings.with_starting_scores(starting);
            &own
        }
        None => siblings,
    };
    let mut totals = add_up_tally(event, tally, siblings, problems);
    // Matches without a value have their problem already.
    let sides = worked.matches.iter().flat_map(|played| played.sides).flatten();
    totals.refused = sides.filter(|entry| totals.of_entry[*entry].is_none()).collect();
    (totals, worked)
}

/// Compares the lines of each traveller, and notes on it what they were compared with; returns the
/// points of each line of the event.
fn compare_travellers(
    event: &Event,
    travellers: &mut [Traveller],
    plan: ScoringPlan,
    conventions: &'static ScoringConventions,
    siblings: &ResultsFromOtherEvents,
    problems: &mut Vec<Problem>,
) -> Vec<BoardPointsOfSides> {
    let mut points: Vec<BoardPointsOfSides> = vec![[None, None]; event.boards.len()];
    for traveller in travellers {
        let (against, scored) = compare(event, traveller, plan, conventions, siblings, problems);
        traveller.against = against;
        for (line, scored) in traveller.lines.iter().zip(scored) {
            points[*line] = scored;
        }
    }
    keep_in_bounds(&mut points);
    points
}

/// The contest that the matches of an event form.
fn contest_of(
    event: &Event,
    matches: &[MatchScore],
    problems: &mut Vec<Problem>,
) -> ContestStructure {
    if event.is_knockout() {
        let knockout = Knockout::from_event(event, matches, false);
        if let Some(knockout) = &knockout {
            report_course(event, knockout, problems);
            report_winners_without_next_match(event, knockout, problems);
        }
        return knockout.map_or(ContestStructure::Matches, ContestStructure::Knockout);
    }
    if let Some(rounds) = MatchRounds::from_event(event, matches, problems) {
        return ContestStructure::Rounds(rounds);
    }
    let before = problems.len();
    report_rounds_without_some_match(event, matches, problems);
    if problems.len() == before {
        report_pairs_that_did_not_meet(event, matches, problems);
    }
    ContestStructure::Matches
}

/// The matches of an event that is ranked by its results, with what each side scored. They raise no
/// problem, since they do not rank.
pub fn scored_matches_of_event(event: &Event) -> Vec<MatchScore> {
    let conventions = rule_book_facts::scoring_conventions(event.rules);
    let plan = ScoringPlan::for_event(event, conventions);
    let context = ArtificialScoreInputs::default();
    let worked = ScoredBoardsAndMatches {
        plan,
        sessions: session_names(event),
        travellers: Vec::new(),
        points: Vec::new(),
        context,
        matches: Vec::new(),
        contest: ContestStructure::Matches,
    };
    matches::score_matches(event, &worked, conventions, &mut Vec::new())
}

/// Rounds points to nine decimals if their sums could overflow, as in large fields where boards
/// differ in their number of results. All points of the event are rounded alike, so that equal
/// points stay equal.
fn keep_in_bounds(points: &mut [BoardPointsOfSides]) {
    let values = || points.iter().flatten().flatten().map(|points| points.value);
    if !can_be_summed_exactly(values()) {
        for points in points.iter_mut().flatten().flatten() {
            points.value = points.value.rounded(9);
        }
    }
}

fn compare(
    event: &Event,
    traveller: &Traveller,
    plan: ScoringPlan,
    conventions: &'static ScoringConventions,
    siblings: &ResultsFromOtherEvents,
    problems: &mut Vec<Problem>,
) -> (ComparedWith, Vec<BoardPointsOfSides>) {
    match plan.method {
        ScoringMethod::Matchpoints => {
            matchpoints::score_matchpoints(event, traveller, conventions.matchpoints.fewer_results)
        }
        ScoringMethod::CrossImps => {
            cross_imps::score_cross_imps(event, traveller, conventions.cross_imps.divisor)
        }
        ScoringMethod::Teams | ScoringMethod::BoardAMatch => {
            teams::score_between_rooms(event, traveller, plan.method, problems)
        }
        ScoringMethod::Aggregate => aggregate(event, traveller),
        ScoringMethod::Butler => {
            compare_with_datum(event, traveller, conventions, siblings, problems)
        }
    }
}

fn compare_with_datum(
    event: &Event,
    traveller: &Traveller,
    conventions: &'static ScoringConventions,
    siblings: &ResultsFromOtherEvents,
    problems: &mut Vec<Problem>,
) -> (ComparedWith, Vec<BoardPointsOfSides>) {
    let scores = siblings.scores_for_datum(event, traveller);
    let considered = scores.len();
    let convention = match traveller.version {
        Some(_) => &conventions.fouled_datum,
        None => conventions.datum_rule(rule_book_facts::scoring_properties_of_event(event)),
    };
    if let Some(datum) = butler::compute_datum(scores, convention) {
        return butler::score_butler(event, traveller, datum);
    }
    let real = |line: usize| event.boards[line].has_real_score();
    let artificial = |line: usize| {
        real(line).then_some(BoardPoints { value: Exact::ZERO, most: None, artificial: true })
    };
    if let Some(first) = traveller.lines.iter().copied().find(|line| real(*line)) {
        let wrong = problems::TooFewScores { board: traveller.board, scores: considered };
        let at = event.boards[first].at;
        problems.push(event.problem(wrong, at));
    }
    let points = traveller.lines.iter().map(|line| [artificial(*line), artificial(*line)]);
    (ComparedWith::Nothing, points.collect())
}

/// Total points: each side has its own score.
fn aggregate(event: &Event, traveller: &Traveller) -> (ComparedWith, Vec<BoardPointsOfSides>) {
    let points = traveller.lines.iter().map(|line| match &event.boards[*line].score {
        BoardLineScore::Real { north_south, east_west } => {
            [north_south, east_west].map(|scored| Some(BoardPoints::without_maximum(scored.mean())))
        }
        _ => [None, None],
    });
    (ComparedWith::Itself, points.collect())
}

/// Reports impossible courses of a knock-out.
fn report_course(event: &Event, knockout: &Knockout, problems: &mut Vec<Problem>) {
    for (entry, meeting, round) in knockout.losers_who_played_on() {
        let (label, round) = (event.entries[entry].label.clone(), round.title());
        problems.push(event.problem(problems::PlaysOnAfterDefeat { label, round }, meeting.row.at));
    }
    let undefeated = knockout.uneliminated_count();
    let last = knockout.rounds.last().and_then(|round| round.meetings.first());
    if let Some(last) = last.filter(|_| undefeated > 1) {
        problems.push(event.problem(problems::KnockoutUnfinished { undefeated }, last.row.at));
    }
}

/// Reports boards with fewer results than others, and contestants with fewer boards.
fn report_gaps(
    event: &Event,
    plan: ScoringPlan,
    conventions: &'static ScoringConventions,
    travellers: &[Traveller],
    sessions: &[String],
    problems: &mut Vec<Problem>,
) {
    // Skipped rows cause gaps of their own, and have their problems.
    if event.boards.is_empty() || event.is_of_teams() || event.state != State::Final {
        return;
    }
    let results = |traveller: &Traveller| {
        let lines = traveller.lines.iter().map(|line| &event.boards[*line].score);
        lines.filter(|score| **score != BoardLineScore::NotPlayed).count()
    };
    let short: Vec<&Traveller> = travellers
        .iter()
        .filter(|traveller| traveller.version.is_none() && results(traveller) < traveller.expected)
        .collect();
    if let Some(first) = short.first() {
        let names: Vec<String> =
            short.iter().map(|short| format!("{} ({})", short.board, results(short))).collect();
        let how = match (plan.method, conventions.matchpoints.fewer_results) {
            (ScoringMethod::Matchpoints, FewerResultsRule::Neuberg) => {
                phrase!("Their matchpoints were stretched by Neuberg's formula.")
            }
            (ScoringMethod::Matchpoints, FewerResultsRule::Simple) => {
                phrase!("Their matchpoints count as a share of their own top.")
            }
            _ => phrase!("They were scored with the results there are."),
        };
        let wrong =
            problems::FewerResults { boards: names.join(", "), expected: first.expected, how };
        let at = event.boards[first.lines[0]].at;
        problems.push(event.problem(wrong, at));
    }
    if let (Some(typed), Some(counted)) =
        (event.answer_whole_number(Key::Boards), most_boards_of_contestant(event))
        && typed != counted
    {
        let wrong = problems::BoardsDisagree { typed, counted };
        problems.push(event.problem(wrong, Key::Boards));
    }
    if !event.is_of_matches() {
        report_fewer_boards(event, problems);
        let scores = travellers.iter().flat_map(|traveller| {
            let lines = traveller.lines.iter().map(|line| &event.boards[*line]);
            lines.flat_map(move |line| {
                let entries = line.sides().into_iter().flat_map(|side| side.contestants());
                entries.map(move |entry| (entry, traveller.session, line.at))
            })
        });
        report_missing_sessions(event, scores, sessions, |_| false, problems);
    }
}

fn report_fewer_boards(event: &Event, problems: &mut Vec<Problem>) {
    let mut played = vec![0usize; event.entries.len()];
    for line in event.boards.iter().filter(|line| line.score != BoardLineScore::NotPlayed) {
        let sides = [line.north_south, line.east_west];
        sides.into_iter().flat_map(|side| side.contestants()).for_each(|entry| played[entry] += 1);
    }
    // Sit-outs depend on the direction, so directions are compared separately.
    let mut most: BTreeMap<_, usize> = BTreeMap::new();
    let list =
        |entry: usize| (event.entries[entry].section.clone(), event.entries[entry].direction);
    for (entry, boards) in played.iter().enumerate() {
        let known = most.entry(list(entry)).or_default();
        *known = (*known).max(*boards);
    }
    for (list_of, most) in most {
        let fewer: Vec<usize> = (0..played.len())
            .filter(|entry| list(*entry) == list_of && (1..most).contains(&played[*entry]))
            .collect();
        let Some(first) = fewer.first() else { continue };
        let labels: Vec<String> = fewer
            .iter()
            .map(|entry| format!("{} ({})", event.entries[*entry].label, played[*entry]))
            .collect();
        let wrong = problems::FewerBoards { labels: labels.join(", "), most };
        let at = event.entries[*first].at;
        problems.push(event.problem(wrong, at));
    }
}
