//! An event scored from its boards and matches.

use std::collections::BTreeMap;

use super::problems;
use crate::engine::pack;
use crate::engine::rules::scoring::{Conventions, FewerResults, Occasion};
use crate::model::form::Key;
use crate::model::{Cell, Event, Exact, LineScore, Match, Note, State, Unit, natural};
use crate::packs::abf_anc_2018::figures::itc;
use crate::problem::Problem;

use super::around::{Around, Carried};
use super::course::Course;
use super::drop_ins;
use super::field::{Against, Traveller, position, sessions_of, travellers_of};
use super::knockouts::Knockout;
use super::matches::{self, MatchScore};
use super::plan::{Method, Plan};
use super::points::{Points, TablePoints};
use super::totals::{Part, Score, Scores, Tally, add_up};
use super::{artificial, butler, cross_imps, matchpoints, teams};

/// Everything that was worked out on the way from boards to totals.
#[derive(Debug)]
pub struct Worked {
    /// How the event is scored.
    pub plan: Plan,
    /// The names of the sessions.
    pub sessions: Vec<String>,
    /// Its travellers, by session, round, section and board.
    pub travellers: Vec<Traveller>,
    /// The points of each line of the event.
    pub points: Vec<TablePoints>,
    /// What artificial scores depended on.
    pub(super) beyond: artificial::Beyond,
    /// Its matches, by session and round.
    pub matches: Vec<MatchScore>,
    /// What its matches make of a knock-out.
    pub knockout: Option<Knockout>,
    /// The rounds of its matches, where they are drawn one by one.
    pub course: Option<Course>,
}

/// Whether an event is scored from its boards or matches. Handicaps are known
/// to the sheet `Results` only.
pub fn is_worked(event: &Event) -> bool {
    let by_hand = event.handicap() && !event.results.is_empty();
    !by_hand && (!event.boards.is_empty() || matches::are_scored(event))
}

/// Scores an event from its boards and matches.
pub fn score(event: &Event, around: &Around, problems: &mut Vec<Problem>) -> Scores {
    let conventions = pack::conventions(event.rules);
    let plan = Plan::of(event, conventions);
    let sessions = sessions_of(event);
    let mut travellers = travellers_of(event, &sessions);
    let mut points: Vec<TablePoints> = vec![[None, None]; event.boards.len()];
    for traveller in &mut travellers {
        let (against, scored) = compare(event, traveller, plan, conventions, around, problems);
        traveller.against = against;
        for (line, scored) in traveller.lines.iter().zip(scored) {
            points[*line] = scored;
        }
    }
    keep_in_bounds(&mut points);
    let beyond = artificial::give(event, plan, conventions, &travellers, &mut points, problems);
    tell_gaps(event, plan, conventions, &travellers, problems);
    let of_matches = plan.vps
        || plan.method == Method::Teams
        || event.is_knockout()
        || !event.matches.is_empty();
    let mut worked = Worked {
        plan,
        sessions,
        travellers,
        points,
        beyond,
        matches: Vec::new(),
        knockout: None,
        course: None,
    };
    if of_matches {
        worked.matches = matches::score(event, &worked, conventions, problems);
        worked.course = Course::of(event, &worked.matches, problems);
    }
    if let Some(course) = &worked.course {
        // A bye of a round that is drawn and not played brings nothing yet.
        worked.matches.retain(|played| played.sides[1].is_some() || course.has_begun(played));
    }
    if event.is_knockout() {
        worked.knockout = Knockout::of(event, &worked.matches, false);
        worked.knockout.iter().for_each(|knockout| tell_course(event, knockout, problems));
    }
    let tally = match &worked.knockout {
        Some(knockout) => by_round(event, knockout),
        None if of_matches => by_match(event, &worked),
        None => by_session(event, &worked),
    };
    let starting = drop_ins::starting(event, &worked, tally.unit, problems);
    let own;
    let around = match starting {
        Some(starting) => {
            own = around.beginning_with(starting);
            &own
        }
        None => around,
    };
    let mut scores = add_up(event, tally, around, problems);
    // Why their matches are worth nothing has been told.
    let sides = worked.matches.iter().flat_map(|played| played.sides).flatten();
    scores.refused = sides.filter(|entry| scores.of_entry[*entry].is_none()).collect();
    scores.worked = Some(worked);
    scores
}

/// The matches of an event that is ranked by its results: what each side made of
/// them. Nothing is told of them, since nothing is ranked by them.
pub fn matches_of(event: &Event) -> Vec<MatchScore> {
    let conventions = pack::conventions(event.rules);
    let plan = Plan::of(event, conventions);
    let beyond = artificial::Beyond::default();
    let worked = Worked {
        plan,
        sessions: sessions_of(event),
        travellers: Vec::new(),
        points: Vec::new(),
        beyond,
        matches: Vec::new(),
        knockout: None,
        course: None,
    };
    matches::score(event, &worked, conventions, &mut Vec::new())
}

/// The scores of an event of matches as they stood after a round, in the light of what
/// is known of that round and those before it: what a forfeit is worth, for one. Penalties
/// of those rounds and what was carried are in them. None for an event without rounds.
pub fn scores_after(event: &Event, scores: &Scores, round: usize) -> Option<Scores> {
    let carried = scores.carried.map(|session| {
        let own = |score: &Option<Score>| {
            let part = score.as_ref()?.parts.iter().find(|part| part.session == session)?;
            Some((part.score.value, part.max.map(|max| max.value)))
        };
        let title = scores.sessions[session].clone();
        let of_entry = scores.of_entry.iter().map(own).collect();
        Carried { title, unit: scores.unit, of_entry, basis: Vec::new() }
    });
    after(event, scores.worked.as_ref()?, carried, round)
}

/// The same of matches that are not yet added up.
pub(super) fn after(
    event: &Event,
    worked: &Worked,
    carried: Option<Carried>,
    round: usize,
) -> Option<Scores> {
    let course = worked.course.as_ref()?.until(round);
    let begun = |played: &&MatchScore| course.has_begun(played);
    let mut found: Vec<MatchScore> = worked.matches.iter().filter(begun).cloned().collect();
    super::itc::settle(event, &mut found, &mut Vec::new());
    let before = Worked {
        plan: worked.plan,
        sessions: worked.sessions.clone(),
        travellers: Vec::new(),
        points: Vec::new(),
        beyond: artificial::Beyond::default(),
        matches: found,
        knockout: None,
        course: Some(course),
    };
    let tally = by_match(event, &before);
    let mut then = add_up(event, tally, &Around::after(round, carried), &mut Vec::new());
    then.worked = Some(before);
    Some(then)
}

/// The knock-out that the matches of an event make, whatever it is ranked by.
/// `one_round` for a final of two or three contestants of another format.
pub fn knockout_of(event: &Event, scores: &Scores, one_round: bool) -> Option<Knockout> {
    match &scores.worked {
        Some(Worked { knockout: Some(knockout), .. }) => Some(knockout.clone()),
        Some(worked) => Knockout::of(event, &worked.matches, one_round),
        None => Knockout::of(event, &matches_of(event), one_round),
    }
}

/// The least common denominator up to which points of boards stay fractions.
const COMMON: i128 = 1_000_000_000;

/// Whether sums of some numbers have room for their common denominator.
pub(super) fn stay_exact(mut values: impl Iterator<Item = Exact>) -> bool {
    let common = values.try_fold(1i128, |common, value| {
        if common % value.denominator() == 0 {
            return Some(common);
        }
        let above = Exact::ratio(common, value.denominator())?.numerator();
        above.checked_mul(value.denominator()).filter(|common| *common <= COMMON)
    });
    common.is_some()
}

/// Large fields, where each board has another number of results, have points
/// with denominators that no sum has room for. Points of such an event count to
/// nine decimals, all of them alike, so that equal points stay equal.
fn keep_in_bounds(points: &mut [TablePoints]) {
    let values = || points.iter().flatten().flatten().map(|points| points.value);
    if !stay_exact(values()) {
        for points in points.iter_mut().flatten().flatten() {
            points.value = points.value.rounded(9);
        }
    }
}

fn compare(
    event: &Event,
    traveller: &Traveller,
    plan: Plan,
    conventions: &'static Conventions,
    around: &Around,
    problems: &mut Vec<Problem>,
) -> (Against, Vec<TablePoints>) {
    match plan.method {
        Method::Matchpoints => {
            matchpoints::score(event, traveller, conventions.matchpoints.fewer_results)
        }
        Method::CrossImps => cross_imps::score(event, traveller, conventions.cross_imps.divisor),
        Method::Teams | Method::BoardAMatch => {
            teams::score(event, traveller, plan.method, problems)
        }
        Method::Aggregate => aggregate(event, traveller),
        Method::Butler => compare_with_datum(event, traveller, conventions, around, problems),
    }
}

fn compare_with_datum(
    event: &Event,
    traveller: &Traveller,
    conventions: &'static Conventions,
    around: &Around,
    problems: &mut Vec<Problem>,
) -> (Against, Vec<TablePoints>) {
    let scores = around.considered(event, traveller);
    let considered = scores.len();
    let convention = match traveller.version {
        Some(_) => &conventions.fouled_datum,
        None => conventions.datum(Occasion::of(event)),
    };
    if let Some(datum) = butler::datum(scores, convention) {
        return butler::score(event, traveller, datum);
    }
    let real = |line: usize| event.boards[line].is_real();
    let artificial = |line: usize| {
        real(line).then_some(Points { value: Exact::ZERO, most: None, artificial: true })
    };
    if let Some(first) = traveller.lines.iter().copied().find(|line| real(*line)) {
        let wrong = problems::TooFewScores { board: traveller.board, scores: considered };
        let at = event.boards[first].at;
        problems.push(event.problem(wrong, at));
    }
    let points = traveller.lines.iter().map(|line| [artificial(*line), artificial(*line)]);
    (Against::Nothing, points.collect())
}

/// Total points: each side has its own score.
fn aggregate(event: &Event, traveller: &Traveller) -> (Against, Vec<TablePoints>) {
    let points = traveller.lines.iter().map(|line| match &event.boards[*line].score {
        LineScore::Real { north_south, east_west } => {
            [north_south, east_west].map(|scored| Some(Points::plain(scored.mean())))
        }
        _ => [None, None],
    });
    (Against::Itself, points.collect())
}

/// The points of each contestant by session.
fn by_session(event: &Event, worked: &Worked) -> Tally {
    let mut sums: Vec<BTreeMap<usize, (Exact, Exact)>> = vec![BTreeMap::new(); event.entries.len()];
    for traveller in &worked.travellers {
        for index in &traveller.lines {
            for (entry, points) in worked.of_line(event, *index) {
                let sum =
                    sums[entry].entry(traveller.session).or_insert((Exact::ZERO, Exact::ZERO));
                *sum = (sum.0 + points.value, sum.1 + points.most.unwrap_or(Exact::ZERO));
            }
        }
    }
    let of_maximum = worked.plan.method.of_maximum();
    let parts = sums.into_iter().enumerate().map(|(entry, sums)| {
        let at = event.entries[entry].at;
        let part = |(session, (value, most)): (usize, (Exact, Exact))| Part {
            session,
            score: Cell::new(value, at),
            max: of_maximum.then(|| Cell::new(most, at)),
            counts: true,
        };
        sums.into_iter().map(part).collect()
    });
    Tally {
        unit: worked.plan.method.unit(),
        of_maximum,
        parts: parts.collect(),
        sessions: worked.sessions.clone(),
        there: Vec::new(),
    }
}

/// What each contestant won of its matches, round by round.
fn by_match(event: &Event, worked: &Worked) -> Tally {
    let name = |played: &MatchScore| match (played.session.as_str(), played.round.as_deref()) {
        ("", round) => round.unwrap_or_default().to_string(),
        (session, None) => session.to_string(),
        (session, Some(round)) => format!("{session}, round {round}"),
    };
    // What breaks a tie counts for nothing else (WBU 4.5.9).
    let counting = || worked.matches.iter().filter(|played| played.note != Some(Note::PlayOff));
    let mut rounds: Vec<String> = counting().map(name).collect();
    rounds.sort_by(|a, b| natural(a, b));
    rounds.dedup();
    let mut parts: Vec<Vec<Part>> = vec![Vec::new(); event.entries.len()];
    // A final in stanzas is told in the IMPs of each side, to which the carry-over of one
    // of them is added (ABF ANC 11.2).
    let stanzas = itc::is_final(event);
    for played in counting() {
        let name = name(played);
        let session = position(&rounds, &name).unwrap_or_default();
        for (side, entry) in played.sides.into_iter().enumerate() {
            let value = if stanzas { played.imps_of(side) } else { played.won[side] };
            let (Some(entry), Some(value)) = (entry, value) else { continue };
            parts[entry].push(Part {
                session,
                score: Cell::new(value, played.at),
                max: played.most.map(|most| Cell::new(most, played.at)),
                counts: true,
            });
        }
    }
    let unit = match worked.plan {
        Plan { vps: true, .. } => Unit::Vps,
        plan => plan.method.unit(),
    };
    let has_begun = |entry: usize| match &worked.course {
        Some(course) => course.first[entry] <= course.played + 1,
        None => itc::is_final(event),
    };
    // Whose matches are worth nobody knows what has no score, not nought.
    let unknown = |entry: usize| {
        let lacks = |played: &MatchScore| {
            let side = played.sides.iter().position(|side| *side == Some(entry));
            side.is_some_and(|side| played.net[side].is_some() && played.won[side].is_none())
        };
        worked.plan.vps && parts[entry].is_empty() && counting().any(lacks)
    };
    let there = (0..event.entries.len()).map(|entry| has_begun(entry) && !unknown(entry)).collect();
    Tally { unit, of_maximum: unit == Unit::Percent, parts, sessions: rounds, there }
}

/// The rounds that each contestant of a knock-out came through.
fn by_round(event: &Event, knockout: &Knockout) -> Tally {
    let part = |entry: usize, session: usize, value: Exact| Part {
        session,
        score: Cell::new(value, event.entries[entry].at),
        max: None,
        counts: true,
    };
    let parts = knockout.fates.iter().enumerate().map(|(entry, fate)| {
        let Some(fate) = fate else { return Vec::new() };
        let whole = usize::try_from(fate.survived.floor()).unwrap_or_default();
        let rest = fate.survived - Exact::whole(fate.survived.floor());
        let mut parts: Vec<Part> =
            (0..whole).map(|round| part(entry, round, Exact::whole(1))).collect();
        if whole <= fate.last {
            parts.push(part(entry, whole, rest));
        }
        parts
    });
    Tally {
        unit: Unit::Points,
        of_maximum: false,
        parts: parts.collect(),
        sessions: knockout.rounds.iter().map(|round| round.name.clone()).collect(),
        there: Vec::new(),
    }
}

/// Warnings for a course that no knock-out takes.
fn tell_course(event: &Event, knockout: &Knockout, problems: &mut Vec<Problem>) {
    for (entry, meeting, round) in knockout.playing_on() {
        let (label, round) = (event.entries[entry].label.clone(), round.title());
        problems.push(event.problem(problems::PlaysOnAfterDefeat { label, round }, meeting.row.at));
    }
    let undefeated = knockout.undefeated();
    let last = knockout.rounds.last().and_then(|round| round.meetings.first());
    if let Some(last) = last.filter(|_| undefeated > 1) {
        problems.push(event.problem(problems::KnockoutUnfinished { undefeated }, last.row.at));
    }
}

impl Worked {
    /// What each contestant at a table makes of a line.
    pub fn of_line<'a>(
        &'a self,
        event: &'a Event,
        line: usize,
    ) -> impl Iterator<Item = (usize, Points)> + 'a {
        let sides = event.boards[line].sides();
        (0..2)
            .filter_map(move |side| Some((sides[side], self.counting(line, side)?)))
            .flat_map(|(side, points)| side.contestants().map(move |entry| (entry, points)))
    }

    /// The points of a side of a line, 0 for North-South, where they count for it.
    /// A board of teams counts once: the side that sat North-South has it from this
    /// room, the other from its own.
    pub fn counting(&self, line: usize, side: usize) -> Option<Points> {
        let rooms = matches!(self.plan.method, Method::Teams | Method::BoardAMatch);
        let points = self.points[line][side]?;
        (!rooms || side == 0 || points.artificial).then_some(points)
    }

    /// Matches that an entry won, drew and lost, by what both sides got of them; a
    /// bye is none. No matches, no record.
    pub fn record_of(&self, entry: usize) -> Option<[u32; 3]> {
        if let Some(knockout) = &self.knockout {
            return Some(knockout.record_of(entry));
        }
        let mut record = [0; 3];
        for played in self.matches.iter().filter(|played| played.note != Some(Note::PlayOff)) {
            let Some(side) = played.sides.iter().position(|side| *side == Some(entry)) else {
                continue;
            };
            if let (Some(own), Some(other)) = (played.won[side], played.won[1 - side]) {
                record[match own.cmp(&other) {
                    std::cmp::Ordering::Greater => 0,
                    std::cmp::Ordering::Equal => 1,
                    std::cmp::Ordering::Less => 2,
                }] += 1;
            }
        }
        (!self.matches.is_empty()).then_some(record)
    }

    /// Boards that each contestant has a score on.
    pub fn boards_played(&self, event: &Event) -> Vec<usize> {
        let mut boards = vec![0; event.entries.len()];
        for line in 0..event.boards.len() {
            self.of_line(event, line).for_each(|(entry, _)| boards[entry] += 1);
        }
        boards
    }
}

/// Notes for boards with fewer results than others, and for contestants with
/// fewer boards.
fn tell_gaps(
    event: &Event,
    plan: Plan,
    conventions: &'static Conventions,
    travellers: &[Traveller],
    problems: &mut Vec<Problem>,
) {
    // Rows that were left out make gaps of their own, and have been told.
    if event.boards.is_empty() || event.is_of_teams() || event.state != State::Final {
        return;
    }
    let results = |traveller: &Traveller| {
        let lines = traveller.lines.iter().map(|line| &event.boards[*line].score);
        lines.filter(|score| **score != LineScore::NotPlayed).count()
    };
    let short: Vec<&Traveller> = travellers
        .iter()
        .filter(|traveller| traveller.version.is_none() && results(traveller) < traveller.expected)
        .collect();
    if let Some(first) = short.first() {
        let names: Vec<String> =
            short.iter().map(|short| format!("{} ({})", short.board, results(short))).collect();
        let how = match (plan.method, conventions.matchpoints.fewer_results) {
            (Method::Matchpoints, FewerResults::Neuberg) => {
                "Their matchpoints were stretched by Neuberg's formula."
            }
            (Method::Matchpoints, FewerResults::Simple) => {
                "Their matchpoints count as a share of their own top."
            }
            _ => "They were scored with the results there are.",
        };
        let wrong =
            problems::FewerResults { boards: names.join(", "), expected: first.expected, how };
        let at = event.boards[first.lines[0]].at;
        problems.push(event.problem(wrong, at));
    }
    if let (Some(typed), Some(counted)) = (event.whole(Key::Boards), boards_counted(event))
        && typed != counted
    {
        let wrong = problems::BoardsDisagree { typed, counted };
        problems.push(event.problem(wrong, Key::Boards));
    }
    if !event.is_of_matches() {
        tell_fewer_boards(event, problems);
    }
}

fn tell_fewer_boards(event: &Event, problems: &mut Vec<Problem>) {
    let mut played = vec![0usize; event.entries.len()];
    for line in event.boards.iter().filter(|line| line.score != LineScore::NotPlayed) {
        let sides = [line.north_south, line.east_west];
        sides.into_iter().flat_map(|side| side.contestants()).for_each(|entry| played[entry] += 1);
    }
    // Who sits out depends on the direction; those are compared apart.
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

/// The boards that a contestant plays in the event: as typed, else the most that
/// anybody has lines or matches for.
pub fn boards_of_event(event: &Event) -> Option<u32> {
    event.whole(Key::Boards).or_else(|| boards_counted(event))
}

/// The most boards that anybody has lines or matches for.
fn boards_counted(event: &Event) -> Option<u32> {
    let mut played = vec![0u32; event.entries.len()];
    for line in event.boards.iter().filter(|line| line.score != LineScore::NotPlayed) {
        let rooms = event.is_of_teams();
        let sides = [line.north_south, line.east_west].into_iter().take(if rooms { 1 } else { 2 });
        sides.flat_map(|side| side.contestants()).for_each(|entry| played[entry] += 1);
    }
    if event.boards.is_empty() {
        let per_match = event.whole(Key::BoardsPerMatch);
        // Nobody plays boards in a bye, and those of a play-off are beside the event.
        let met = |found: &&Match| found.away.is_some() && found.note != Some(Note::PlayOff);
        for played_match in event.matches.iter().filter(met) {
            let typed = played_match.boards.map(|cell| cell.value.numerator());
            let boards = typed.and_then(|boards| u32::try_from(boards).ok()).or(per_match)?;
            played_match
                .sides()
                .for_each(|entry| played[entry] = played[entry].saturating_add(boards));
        }
    }
    played.into_iter().max().filter(|most| *most > 0)
}
