//! Draws of match events: which round is next, and by which system: a round robin, a ranked Swiss,
//! or a system of the rule book.
//!
//! As in `next_round`, the round drawn is the first without results, or the one that the key `Draw`
//! names if all earlier results are in. A round that is in the return is not drawn again.
//! Contestants are positions among the event's entries.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use super::listed::list_up_to_twelve;
use super::next_round::{RoundToDraw, erroneous_draw_inputs, failed_draw_problem, round_to_draw};
use super::problems;
use super::round_robin::{entry_draw_number, give_byes_for_withdrawn};
use super::{Draw, DrawError, DrawOutcome, Pairing, ranked_swiss, round_robin};
use crate::pack;
use crate::rules::entrant_rules::{SmallSwissClauses, SwissRepeatRule};
use crate::rules::rule_book_facts;
use crate::scoring::{MatchPairing, MatchRounds, Scores, opponents_in_words, scores_after_round};
use crate::standings::match_ties::order_by_lot;
use model::form::{EntryColumn, Key};
use model::problem::{Phrase, Problem, ProblemDetail, SentenceValue, phrase};
use model::{Basis, CellAddress, Entry, Event, Exact, Format, Match, StableSort, natural_cmp};

/// Draws the next round of a match event, if there is one. `problems` are those of its return;
/// obstacles to the draw are added.
pub fn draw_next_match_round(
    event: &Event,
    scores: &Scores,
    problems: &mut Vec<Problem>,
) -> Option<Draw> {
    let course = scores.match_rounds()?;
    if rule_book_facts::facts_of_event_rule_book(event).is_match_in_stanzas(event)
        && event.entries.len() != 2
    {
        // The contestants are not known yet.
        return None;
    }
    let unusable = erroneous_draw_inputs(event, problems);
    DrawInput { event, scores, course, problems }.next_round(unusable)
}

/// Draws a round by the system of the event. To add a system: an arm here.
fn drawn(event: &Event, scores: &Scores, course: &MatchRounds, round: usize) -> DrawOutcome {
    let before = scores_after_round(event, scores, round - 1);
    let before = before.as_ref().unwrap_or(scores);
    let own = pack::pack_for_event(event)
        .and_then(|pack| pack.draw_match_round(event, scores, course, round));
    if let Some(own) = own {
        return own;
    }
    match event.format() {
        Some(Format::SwissPairs | Format::SwissTeams) if !is_all_play_all(event, round) => {
            swiss(event, before, course, round)
        }
        _ => of_round_robin(event, course, round),
    }
}

/// Whether a round belongs to the full round robin that replaced a Swiss. Rounds after it are for
/// the final places.
fn is_all_play_all(event: &Event, round: usize) -> bool {
    event.is_all_play_all() && round <= round_robin::rounds_per_leg(by_number(event).len())
}

/// Who is drawn in a round: everybody available; house contestants only to make the number even.
fn playing(event: &Event, course: &MatchRounds, round: usize) -> Vec<usize> {
    let is_there = |entry: &usize| course.there[*entry] && course.first[*entry] <= round;
    let there = (0..event.entries.len()).filter(is_there);
    let (house, mut playing) =
        there.partition::<Vec<_>, _>(|entry| event.entries[*entry].is_house_entry());
    let needed = if playing.is_empty() { house.len() } else { playing.len() % 2 };
    playing.extend(house.into_iter().take(needed));
    playing
}

/// Entries with their scores in the order in which a Swiss draws them: score without penalties, net
/// IMPs or percentages, lot.
fn order_of(
    event: &Event,
    before: &Scores,
    course: &MatchRounds,
    round: usize,
) -> Vec<(usize, Exact)> {
    let mut nets = vec![Exact::ZERO; event.entries.len()];
    for played in before.board_scoring().into_iter().flat_map(|worked| &worked.matches) {
        for (side, entry) in played.sides.into_iter().enumerate() {
            if let (Some(entry), Some(net)) = (entry, played.net[side]) {
                nets[entry] = nets[entry] + net;
            }
        }
    }
    // Penalties count in the ranking, not in the draw.
    let score = |entry: usize| {
        before.of_entry[entry].as_ref().map_or(Exact::ZERO, |score| score.unadjusted)
    };
    let mut order = playing(event, course, round);
    let seed = |entry: &usize| {
        event.entries[*entry].record.number(EntryColumn::Seed).map(|cell| cell.value)
    };
    let seeded = before.match_rounds().is_some_and(|before| before.played == 0)
        && order.iter().all(|entry| seed(entry).is_some());
    if seeded {
        order.arrange_by_key(seed);
    }
    order.arrange_by_key(|entry| Reverse((score(*entry), nets[*entry])));
    let rank = |entry: &usize| (score(*entry), nets[*entry], seed(entry).filter(|_| seeded));
    for level in order.chunk_by_mut(|a, b| rank(a) == rank(b)) {
        order_by_lot(event, level);
    }
    order.into_iter().map(|entry| (entry, score(entry))).collect()
}

/// A round of a ranked Swiss.
fn swiss(event: &Event, before: &Scores, course: &MatchRounds, round: usize) -> DrawOutcome {
    let order = order_of(event, before, course, round);
    let ranked: Vec<usize> = order.iter().map(|(entry, _)| *entry).collect();
    let repeats = repeats_of(event, course).filter(|_| !event.is_all_play_all());
    let field = ranked_swiss::RankedSwissContestants {
        ranked: &ranked,
        met: &|a, b| course.meetings_before_round(a, b, round),
        may_meet: &|a, b| {
            let again =
                || repeats.is_some_and(|repeats| may_meet_again(course, repeats, a, b, round));
            // After a full round robin everybody has met everybody.
            let most = u32::from(event.is_all_play_all());
            (course.meetings_before_round(a, b, round) <= most || again())
                && !course.is_forbidden_pair(a, b, round)
        },
        may_have_bye: &|entry| !course.had_bye_before_round(entry, round),
    };
    let mut draw = ranked_swiss::draw_ranked_swiss_round(
        &field,
        round,
        rule_book_facts::facts_of_event_rule_book(event).draw_order_clause(),
    )?;
    let score = |entry: usize| {
        let found = order.iter().find(|(known, _)| *known == entry);
        found.map_or(Exact::ZERO, |(_, score)| *score).rounded(2).to_decimal()
    };
    let unit = before.unit.title();
    for pairing in draw.pairings.iter_mut().filter(|_| round > 1) {
        let told = match pairing.second {
            Some(second) => format!("{} {unit} against {}", score(pairing.first), score(second)),
            None => format!("{} {unit}", score(pairing.first)),
        };
        pairing.basis.add_step(&told);
    }
    let seed = event.seed();
    let by_hand = |entry: &Entry| entry.record.number(EntryColumn::Lot).is_some();
    let lots = match event.entries.iter().any(by_hand) {
        true => "then by the lots drawn by hand; if these do not decide, by that of",
        false => "then by the lot of",
    };
    let ground = &mut draw.ground;
    ground.add_step(format!("equal scores by net score, {lots} seed {seed}"));
    let rule = rule_book_facts::facts_of_event_rule_book(event).small_swiss_clauses();
    if let (Some(rule), Some(repeats), Some(rounds)) = (rule, repeats, course.planned) {
        say_modified(ground, rule, repeats, rounds, ranked.len(), round);
    }
    if before.of_entry.iter().flatten().any(|score| !score.adjustments.is_empty()) {
        ground.add_cited_step("5.1", "drawn from the scores without penalties");
    }
    Ok(draw)
}

/// The repeats of an event that is a modified Swiss by its rule book.
fn repeats_of(event: &Event, course: &MatchRounds) -> Option<SwissRepeatRule> {
    let entrants = event.entries.iter().filter(|entry| !entry.is_house_entry()).count();
    rule_book_facts::facts_of_event_rule_book(event).swiss_repeat_rule(
        event,
        entrants,
        course.planned?,
    )
}

/// The format chosen for a Swiss because of its small numbers, for its page; `None` if the rule
/// book has no such rule.
pub fn small_swiss_format_basis(event: &Event, scores: &Scores) -> Option<Basis> {
    let course = scores.match_rounds()?;
    let rule = rule_book_facts::facts_of_event_rule_book(event).small_swiss_clauses()?;
    let is_swiss = event.format().is_some_and(Format::is_bridge_swiss);
    let rounds = course.planned.filter(|_| is_swiss)?;
    let field = event.entries.iter().filter(|entry| !entry.is_house_entry()).count();
    let mut basis = Basis::new();
    if event.is_all_play_all() {
        let full = round_robin::rounds_per_leg(by_number(event).len());
        let step = match rounds.checked_sub(full) {
            Some(0) => format!("Full round robin of {field} in {rounds} rounds"),
            Some(more) => format!(
                "Full round robin of {field} in {full} rounds, {more} more for the final places"
            ),
            None => format!(
                "Round robin of {field}: {rounds} of the {full} rounds in which everybody meets"
            ),
        };
        basis.add_cited_step(&rule.all_play_all_clause, &step);
        return Some(basis);
    }
    let Some(repeats) = repeats_of(event, course) else {
        basis.add_step(format!("Swiss of {rounds} rounds for {field}: nobody meets again"));
        return Some(basis);
    };
    let step = format!("Modified Swiss of {rounds} rounds for {field}");
    basis.add_cited_step(repeats.clause, &step);
    let step = format!("nobody meets again up to round {}", repeats.normal_until);
    basis.add_cited_step(&rule.normal_clause, &step);
    let of_rounds = repeats.of_rounds;
    let step = format!("later those who met in rounds 1 to {of_rounds} may meet once more");
    basis.add_cited_step(&rule.repeats_clause, &step);
    if round_robin::rounds_per_leg(field) <= rounds {
        let step = "a full round robin would fit: Movement all play all asks for it";
        basis.add_cited_step(&rule.all_play_all_clause, step);
    }
    Some(basis)
}

/// Names the format of a modified Swiss.
fn say_modified(
    ground: &mut Basis,
    rule: &'static SmallSwissClauses,
    repeats: SwissRepeatRule,
    rounds: usize,
    field: usize,
    round: usize,
) {
    let SwissRepeatRule { normal_until, of_rounds, clause } = repeats;
    let step = format!("modified Swiss of {rounds} rounds for {field}");
    ground.add_cited_step(clause, &step);
    if round <= normal_until {
        let step = format!("nobody meets again up to round {normal_until}");
        ground.add_cited_step(&rule.normal_clause, &step);
    } else {
        let step = format!("those who met in rounds 1 to {of_rounds} may meet once more");
        ground.add_cited_step(&rule.repeats_clause, &step);
    }
}

/// Whether two contestants may meet a second time in a round: only if their first meeting was in
/// the first half.
fn may_meet_again(
    course: &MatchRounds,
    repeats: SwissRepeatRule,
    a: usize,
    b: usize,
    round: usize,
) -> bool {
    let early = course.meetings_before_round(a, b, round.min(repeats.of_rounds + 1));
    round > repeats.normal_until && early == 1 && course.meetings_before_round(a, b, round) == 1
}

/// Entries by their numbers in the draw table: `Draw number` if everybody has a different one, else
/// the order of labels. House contestants only to make the number even.
fn by_number(event: &Event) -> Vec<usize> {
    let (house, mut order): (Vec<usize>, Vec<usize>) =
        (0..event.entries.len()).partition(|entry| event.entries[*entry].is_house_entry());
    let needed = order.len() % 2;
    order.extend(house.into_iter().take(needed));
    let typed = |entry: &usize| entry_draw_number(&event.entries[*entry]);
    let numbers: BTreeSet<usize> = order.iter().filter_map(typed).collect();
    if numbers.len() == order.len() {
        order.arrange_by_key(typed);
    } else {
        let label = |entry: usize| event.entries[entry].label.as_str();
        order.arrange_by(|a, b| natural_cmp(label(*a), label(*b)));
    }
    order
}

/// A round of a round robin. The opponent of a withdrawn contestant has a bye.
fn of_round_robin(event: &Event, course: &MatchRounds, round: usize) -> DrawOutcome {
    let order = by_number(event);
    let of_leg = round_robin::rounds_per_leg(order.len()).max(1);
    let legs = event.answer_whole_number(Key::Legs).map_or(1, |legs| legs as usize);
    let legs = course.planned.map_or(legs, |planned| planned.div_ceil(of_leg)).max(legs);
    let mut draw = round_robin::draw_round_robin_round(&order, round, legs)?;
    draw.coloured = false;
    if let (Some(rule), true) = (
        rule_book_facts::facts_of_event_rule_book(event).small_swiss_clauses(),
        event.is_all_play_all(),
    ) {
        let step = format!("full round robin of {}", order.len());
        draw.ground.add_cited_step(&rule.all_play_all_clause, &step);
    }
    give_byes_for_withdrawn(event, course, &mut draw);
    Ok(draw)
}

/// The inputs of one event's draw.
struct DrawInput<'a> {
    event: &'a Event,
    scores: &'a Scores,
    course: &'a MatchRounds,
    problems: &'a mut Vec<Problem>,
}

impl DrawInput<'_> {
    fn report(&mut self, trouble: ProblemDetail, at: CellAddress) {
        self.problems.push(self.event.problem(trouble, at));
    }

    fn next_round(&mut self, unusable: Vec<String>) -> Option<Draw> {
        let course = self.course;
        let wanted = round_to_draw(self.event, course.played, course.planned, self.problems);
        let open = self.report_missing(wanted.as_ref());
        let RoundToDraw { round, asked } = wanted?;
        if open && !asked {
            return None;
        }
        if !unusable.is_empty() && !asked {
            let trouble = problems::DrawWaits { round, cells: list_up_to_twelve(unusable) };
            self.report(trouble.into(), self.event.answer_address(Key::Draw));
            return None;
        }
        let drawn = drawn(self.event, self.scores, course, round);
        if round <= course.played {
            self.report(problems::DrawAgain { round }.into(), self.event.answer_address(Key::Draw));
            return self.settled(round, drawn).map(|draw| Draw { stands: true, ..draw });
        }
        match course.next_drawn_pairings().as_slice() {
            [] => self.settled(round, drawn),
            pairs => Some(self.standing(round, pairs.to_vec(), drawn.ok())),
        }
    }

    /// Reports matches without a result in rounds that have others; returns whether any precede the
    /// wanted round.
    fn report_missing(&mut self, wanted: Option<&RoundToDraw>) -> bool {
        let next = wanted.map(|wanted| wanted.round);
        let asked = wanted.is_some_and(|wanted| wanted.asked);
        let mut missing = false;
        for round in 1..=self.course.played {
            let open = self.course.open.iter().map(|index| self.course.pairs[*index]);
            let open: Vec<MatchPairing> = open.filter(|pair| pair.round == round).collect();
            let empty = self.course.empty.contains(&round);
            let mut idle = self.idle(round);
            if let [alone] = idle[..] {
                let alone = &self.event.entries[alone];
                rule_book_facts::facts_of_event_rule_book(self.event).report_missing_bye(
                    self.event,
                    alone,
                    round,
                    self.problems,
                );
                idle.clear();
            }
            if open.is_empty() && idle.is_empty() && !empty {
                continue;
            }
            let before = next.is_none_or(|next| round < next);
            missing |= before;
            let named = |pair: &MatchPairing| self.named(*pair);
            let boards = match empty {
                true => phrase!("any match").into(),
                false => {
                    let idle = (!idle.is_empty()).then(|| {
                        phrase!("{names}, who have no match in it", names = self.names(&idle))
                    });
                    list_up_to_twelve(open.iter().map(named).chain(idle))
                }
            };
            let row = |pair: &MatchPairing| pair.row.map(|row| self.event.matches[row].at);
            let at = open.first().and_then(row).unwrap_or(self.event.at);
            let drawn = asked.then_some(phrase!("as if they had not been played"));
            let next = next.filter(|_| before);
            self.report(problems::ResultsMissing { round, boards, next, drawn }.into(), at);
        }
        missing
    }

    /// Contestants without a match in a round who could have met. A single one has the bye.
    fn idle(&self, round: usize) -> Vec<usize> {
        let (event, course) = (self.event, self.course);
        let plays = |entry: &usize| {
            let own = &event.entries[*entry];
            let away = own.is_house_entry()
                || own.has_left()
                || own.record.get(EntryColumn::Byes).is_some();
            course.first[*entry] <= round && !away
        };
        let drawn =
            |entry: &usize| course.pairings_of_round(round).any(|pair| pair.has_contestant(*entry));
        let idle = (0..event.entries.len()).filter(plays).filter(|entry| !drawn(entry));
        idle.collect()
    }

    /// `table 3 (5 against 8)`.
    fn named(&self, pair: MatchPairing) -> Phrase {
        let label = |entry: usize| self.event.entries[entry].label.clone();
        let (one, table) =
            (label(pair.first), pair.row.and_then(|row| self.event.matches[row].table.clone()));
        let sides = match pair.second {
            Some(second) => opponents_in_words([one.into(), label(second).into()]),
            None => phrase!("the bye of {one}", one),
        };
        match table {
            Some(table) => phrase!("table {table} ({sides})", table, sides),
            None => sides,
        }
    }

    /// `5 (Queensland), 8 (Victoria)`.
    fn names(&self, entries: &[usize]) -> SentenceValue {
        let named = |entry: &usize| {
            let entry = &self.event.entries[*entry];
            format!("{} ({})", entry.label, entry.display_name())
        };
        list_up_to_twelve(entries.iter().map(named))
    }

    /// A draw, or the reason why there is none.
    fn settled(&mut self, round: usize, drawn: DrawOutcome) -> Option<Draw> {
        let trouble: ProblemDetail = match drawn {
            Ok(draw) => return Some(draw),
            Err(DrawError::Impossible { obstructing }) => {
                let obstructing = self.names(&obstructing);
                problems::NoDraw { round, obstructing, clause: "nobody meets again" }.into()
            }
            Err(DrawError::Nobody) => problems::NobodyToDraw { round }.into(),
            Err(DrawError::Table { why }) => {
                self.problems.push(failed_draw_problem(self.event, round, &[why]));
                return None;
            }
            Err(DrawError::Faulty { faults }) => {
                self.problems.push(failed_draw_problem(self.event, round, &faults));
                return None;
            }
        };
        self.report(trouble, self.event.answer_address(Key::Rounds));
        None
    }

    /// The draw of the return, with reasons for those pairings that palmares would also draw.
    fn standing(
        &mut self,
        round: usize,
        mut pairs: Vec<MatchPairing>,
        drawn: Option<Draw>,
    ) -> Draw {
        let event = self.event;
        let row = |pair: &MatchPairing| pair.row.map(|row| &event.matches[row]);
        let table =
            |pair: &MatchPairing| row(pair).and_then(|row| row.table.clone()).unwrap_or_default();
        pairs.arrange_by(|a, b| {
            let (one, other) = (table(a), table(b));
            (a.second.is_none(), one.is_empty())
                .cmp(&(b.second.is_none(), other.is_empty()))
                .then_with(|| natural_cmp(&one, &other))
                .then(a.row.cmp(&b.row))
        });
        let mut differs = Vec::new();
        let mut pairings = Vec::with_capacity(pairs.len());
        for pair in &pairs {
            let found = drawn.iter().flat_map(|draw| &draw.pairings);
            let own = (pair.first, pair.second);
            let found = found.clone().find(|pairing| (pairing.first, pairing.second) == own);
            let by_hand = row(pair).is_some_and(|row| row.differs_from_draw(&event.entries));
            if let (None, Some(row), false) = (found, row(pair), by_hand) {
                differs.push(row.pairing_text(&event.entries));
            }
            let basis = found.map(|pairing| pairing.basis.clone()).unwrap_or_else(|| {
                let mut basis = Basis::new();
                basis.add_step(if by_hand {
                    "set by hand and kept"
                } else {
                    "kept as it was published"
                });
                basis
            });
            pairings.push(Pairing { first: pair.first, second: pair.second, table: None, basis });
        }
        let at = pairs.first().and_then(row).map_or(event.at, |row: &Match| row.at);
        if !differs.is_empty() {
            let differs = list_up_to_twelve(differs);
            self.report(problems::DrawStands { round, differs }.into(), at);
        }
        let paired = |entry: &usize| pairs.iter().any(|pair| pair.has_contestant(*entry));
        let there = playing(event, self.course, round);
        let left: Vec<usize> = there.into_iter().filter(|entry| !paired(entry)).collect();
        if !left.is_empty() {
            let labels = self.names(&left);
            self.report(problems::NotDrawn { round, labels }.into(), at);
        }
        let ground = drawn.map(|drawn| drawn.ground).unwrap_or_default();
        Draw { round, pairings, ground, stands: true, ..Draw::default() }
    }
}
