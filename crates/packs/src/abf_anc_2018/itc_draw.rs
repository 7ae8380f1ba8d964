//! Draws of the Interstate Teams (10.3 to 10.5): round robins by printed tables.
//!
//! The first uses the numbers of the teams, the second of three is random (10.5.2), the last uses
//! the placing after the previous one, leader first (10.3). These numbers stay: `Draw number` on
//! the sheet `Entries` overrides the placing, and so do entered rounds of the last round robin.
//! Seats follow from the draw and the previous meeting (10.4.2, 10.5.3).

use xxhash_rust::xxh3::xxh3_64;

use super::figures::interstate_teams::{self, FinalMatch, RoundRobinsByTeamCount};
use engine::draw::round_robin::{entry_draw_number, give_byes_for_withdrawn};
use engine::draw::{Draw, DrawError, DrawOutcome, Pairing};
use engine::scoring::{MatchPairing, MatchRounds, Scores, parse_round_number};
use engine::standings::rank_after_round;
use model::{Basis, Entry, Event, Offence, StableSort, natural_cmp};

/// Draws a round, counted from 1; `None` for a stage without a printed draw.
pub(super) fn draw_interstate_teams_round(
    event: &Event,
    scores: &Scores,
    course: &MatchRounds,
    round: usize,
) -> Option<DrawOutcome> {
    if let Some(stage) = interstate_teams::interstate_teams_rules().final_match_of_event(event) {
        return Some(draw_stanza(event, stage, round));
    }
    let printed = interstate_teams::is_interstate_teams_qualifying(event)
        && interstate_teams::round_or_stanza_count(event).is_some();
    printed.then(|| draw_qualifying(event, scores, course, round))
}

fn draw_qualifying(
    event: &Event,
    scores: &Scores,
    course: &MatchRounds,
    round: usize,
) -> DrawOutcome {
    let rules = interstate_teams::interstate_teams_rules();
    let teams = event.entries.len();
    let (Some(field), Some(leg)) =
        (rules.round_robins_for_team_count(teams), rules.rounds_per_round_robin(teams))
    else {
        return Err(DrawError::Nobody);
    };
    let desk = DrawInput { event, scores, course, field, leg };
    let legs = course.planned.map_or(field.round_robins, |planned| planned.div_ceil(leg));
    let (own, nth) = ((round - 1) / leg, (round - 1) % leg + 1);
    let mut draw = match own {
        0 => desk.by_table(nth, &desk.team_numbers()),
        own if own + 1 >= legs => desk.by_table(nth, &desk.placings(own)),
        own => desk.at_random(own, nth),
    };
    give_byes_for_withdrawn(event, course, &mut draw);
    draw.round = round;
    draw.ground.add_step(format!("round robin {} of {legs}, round {nth} of {leg}", own + 1));
    draw.ground.add_cited_step("10.6", "the first named sits North-South in the open room");
    for pairing in &mut draw.pairings {
        desk.say_seats(pairing, own);
        desk.say_lost_seats(pairing, round);
    }
    Ok(draw)
}

/// Draws a stanza of a final, counted from 1: the two teams, higher placed first, and the choice
/// of opponents (11.5).
fn draw_stanza(event: &Event, stage: &'static FinalMatch, round: usize) -> DrawOutcome {
    let [higher, other] = &event.entries[..] else { return Err(DrawError::Nobody) };
    let clause = &interstate_teams::interstate_teams_rules().finals.choice_clause;
    let named = |entry: &Entry| format!("{} ({})", entry.label, entry.display_name());
    let choice = match stage.choice.as_str() {
        "odd or even" => format!(
            "choice of opponents: {} takes the odd or the even stanzas, {} the others",
            named(higher),
            named(other)
        ),
        _ => format!(
            "choice of opponents: {} names its stanza first, then {}, and so on in turn",
            named(higher),
            named(other)
        ),
    };
    let mut basis = Basis::new();
    basis.add_cited_step(clause, &choice);
    let mut ground = Basis::new();
    let (stanzas, boards) = (stage.stanzas, stage.boards);
    ground.add_cited_step(
        &stage.clause,
        format!("{} boards in {stanzas} stanzas of {boards}", stanzas * boards as usize),
    );
    let pairings = vec![Pairing { first: 0, second: Some(1), table: None, basis }];
    Ok(Draw { round, pairings, ground, ..Draw::default() })
}

/// The numbers of the teams and their basis.
struct Numbers {
    /// Entries by number, from 1.
    of: Vec<usize>,
    basis: Basis,
}

/// The input of a draw.
struct DrawInput<'a> {
    event: &'a Event,
    scores: &'a Scores,
    course: &'a MatchRounds,
    field: &'static RoundRobinsByTeamCount,
    /// Rounds of one round robin.
    leg: usize,
}

impl DrawInput<'_> {
    fn label(&self, entry: usize) -> &str {
        &self.event.entries[entry].label
    }

    /// The teams by number (10.2): numeric labels, else `Draw number`, else the numbers of the
    /// States, else the order of labels.
    fn team_numbers(&self) -> Numbers {
        let mut of: Vec<usize> = (0..self.event.entries.len()).collect();
        of.arrange_by(|a, b| natural_cmp(self.label(*a), self.label(*b)));
        let mut basis = Basis::new();
        let plain = of.iter().zip(1usize..).all(|(entry, n)| self.label(*entry) == n.to_string());
        if plain {
            basis.add_cited_step("10.2", "team numbers are the entry numbers");
            return Numbers { of, basis };
        }
        let typed = |entry: usize| entry_draw_number(&self.event.entries[entry]);
        let of_state = |entry: usize| {
            let own = &self.event.entries[entry];
            let rules = interstate_teams::interstate_teams_rules();
            rules
                .drawn_number_of_state(self.event, &own.label)
                .or(rules.drawn_number_of_state(self.event, own.name.as_deref()?))
        };
        let why = if let Some(numbered) = self.numbered(typed) {
            of = numbered;
            "team numbers as typed under Draw number"
        } else if let Some(numbered) = self.numbered(of_state) {
            of = numbered;
            "team numbers as drawn for the States"
        } else {
            "team numbers in the order of the entries"
        };
        let named = of.iter().zip(1..).map(|(entry, n)| format!("{} is {n}", self.label(*entry)));
        basis.add_cited_step("10.2", format!("{why}: {}", named.collect::<Vec<_>>().join(", ")));
        Numbers { of, basis }
    }

    /// Entries by number, if the numbers are 1 to n without duplicates.
    fn numbered(&self, number: impl Fn(usize) -> Option<usize>) -> Option<Vec<usize>> {
        let teams = self.event.entries.len();
        let by = |wanted: usize| (0..teams).find(|entry| number(*entry) == Some(wanted));
        (1..=teams).map(by).collect()
    }

    /// The numbers of the last round robin, index `own` (10.3).
    fn placings(&self, own: usize) -> Numbers {
        let mut basis = Basis::new();
        let clause = &interstate_teams::interstate_teams_rules().renumbering.clause;
        if let Some(of) = self.numbered(|entry| entry_draw_number(&self.event.entries[entry])) {
            basis.add_cited_step(clause, "numbers as typed under Draw number");
            return Numbers { of, basis };
        }
        let until = own * self.leg;
        let placed = self.placing_after(until);
        let of = self.as_drawn(own, &placed);
        let named = of.iter().zip(1..).map(|(entry, n)| format!("{n} is {}", self.label(*entry)));
        let named = named.collect::<Vec<_>>().join(", ");
        if of == placed {
            basis.add_cited_step(
                clause,
                format!("numbers by the placing after round {until}: {named}"),
            );
        } else {
            basis.add_cited_step(clause, "numbers as the rounds drawn so far have them");
            basis.add_step(format!("they are not altered: {named}"));
        }
        Numbers { of, basis }
    }

    /// Teams by their place after a round.
    fn placing_after(&self, round: usize) -> Vec<usize> {
        let lists = rank_after_round(self.event, self.scores, round).unwrap_or_default();
        let ranked = lists.iter().flat_map(|list| {
            let ranked = list.standings.iter().map(|standing| standing.entry);
            ranked.chain(list.unranked.iter().copied())
        });
        ranked.collect()
    }

    /// The entered rounds of a round robin, counted from 1, with matches by table and the bye last.
    fn rows_of(&self, own: usize) -> Vec<(usize, Vec<MatchPairing>)> {
        let first = own * self.leg;
        let table = |pair: &MatchPairing| {
            let row = pair.row.map(|row| &self.event.matches[row]);
            row.and_then(|row| row.table.clone()).unwrap_or_default()
        };
        let rounds = (1..=self.leg).map(|nth| {
            let mut pairs: Vec<MatchPairing> = self.course.pairings_of_round(first + nth).collect();
            pairs.arrange_by(|a, b| {
                let tables = || natural_cmp(&table(a), &table(b));
                a.second.is_none().cmp(&b.second.is_none()).then_with(tables)
            });
            (nth, pairs)
        });
        rounds.filter(|(_, pairs)| !pairs.is_empty()).collect()
    }

    /// The numbers that give the entered matches of a round robin: at the same tables if possible,
    /// else at any. The placing comes first, and remains if no order fits.
    fn as_drawn(&self, own: usize, placed: &[usize]) -> Vec<usize> {
        let rows = self.rows_of(own);
        let same = |pair: &MatchPairing, drawn: &(usize, Option<usize>)| {
            (pair.first, pair.second) == *drawn
        };
        let at_tables = |of: &[usize]| {
            rows.iter().all(|(nth, pairs)| {
                let drawn = self.pairs(*nth, of);
                pairs.len() == drawn.len()
                    && pairs.iter().zip(&drawn).all(|(pair, drawn)| same(pair, drawn))
            })
        };
        let at_any = |of: &[usize]| {
            rows.iter().all(|(nth, pairs)| {
                let drawn = self.pairs(*nth, of);
                let stands = |pair: &MatchPairing| {
                    drawn.iter().any(|drawn| {
                        same(pair, drawn) || self.is_left_alone(pair, drawn.0, drawn.1)
                    })
                };
                pairs.iter().all(stands)
            })
        };
        // Without tables, the order of rows has no meaning.
        let has_table = |pair: &MatchPairing| {
            pair.row.is_some_and(|row| self.event.matches[row].table.is_some())
        };
        let mut pairs = rows.iter().flat_map(|(_, pairs)| pairs);
        let tables = pairs.all(|pair| pair.second.is_none() || has_table(pair));
        if !tables && at_any(placed) {
            return placed.to_vec();
        }
        let mut of = placed.to_vec();
        first_permutation(&mut of, 0, &at_tables)
            .or_else(|| first_permutation(&mut of, 0, &at_any))
            .unwrap_or_else(|| placed.to_vec())
    }

    /// Whether a bye replaces the match against a team that withdrew.
    fn is_left_alone(&self, bye: &MatchPairing, first: usize, second: Option<usize>) -> bool {
        let gone = |entry: usize| !self.course.there[entry];
        let Some(second) = second.filter(|_| bye.second.is_none()) else { return false };
        (bye.first == first && gone(second)) || (bye.first == second && gone(first))
    }

    /// The pairs of a round of the table by numbers, bye last.
    fn pairs(&self, nth: usize, of: &[usize]) -> Vec<(usize, Option<usize>)> {
        let Some((pairs, bye)) =
            interstate_teams::interstate_teams_rules().round_pairings(of.len(), nth)
        else {
            return Vec::new();
        };
        let met = pairs.iter().map(|[one, other]| (of[one - 1], Some(of[other - 1])));
        met.chain(bye.map(|alone| (of[alone - 1], None))).collect()
    }

    fn by_table(&self, nth: usize, numbers: &Numbers) -> Draw {
        let number =
            |entry: usize| numbers.of.iter().position(|of| *of == entry).map_or(0, |n| n + 1);
        let pairings = self.pairs(nth, &numbers.of).into_iter().map(|(first, second)| {
            let mut basis = Basis::new();
            let told = match second {
                Some(second) => format!("numbers {} and {}", number(first), number(second)),
                None => format!("number {} has the bye", number(first)),
            };
            basis.add_cited_step(&self.field.table_clause, &told);
            Pairing { first, second, table: None, basis }
        });
        let mut ground = Basis::new();
        let table = format!("draw for {} teams", self.field.table);
        ground.add_cited_step(&self.field.clause, &table).cite(&self.field.table_clause);
        if let Some(reason) = &self.field.reason {
            ground.add_step(format!("house reading: {reason}"));
        }
        ground.append(&numbers.basis);
        Draw { pairings: pairings.collect(), ground, ..Draw::default() }
    }

    /// A round of the random round robin (10.5.2). Every pair meets once in it, even if its first
    /// rounds were entered by hand.
    fn at_random(&self, own: usize, nth: usize) -> Draw {
        let teams = self.event.entries.len();
        let size = teams + teams % 2;
        let seed = self.event.seed();
        let rows = self.rows_of(own);
        let before = rows.iter().filter(|(known, _)| *known < nth);
        let mut met = vec![vec![false; size]; size];
        for (first, second) in before.flat_map(|(_, pairs)| pairs).map(|p| (p.first, p.second)) {
            let second = second.unwrap_or(size - 1);
            (met[first][second], met[second][first]) = (true, true);
        }
        let lot = |a: usize, b: usize| {
            let name = |entry: usize| self.event.entries.get(entry).map_or("", |e| &e.label);
            xxh3_64(format!("{seed}|{own}|{}|{}", name(a), name(b)).as_bytes())
        };
        let mut rounds = Vec::new();
        complete(&mut met, &lot, self.leg + 1 - nth, &mut rounds);
        let clause = &interstate_teams::interstate_teams_rules().random.clause;
        let mut pairs = rounds.into_iter().next().unwrap_or_default();
        pairs.arrange_by_key(|[a, b]| (*b >= teams, lot(*a, *b)));
        let pairings = pairs.into_iter().map(|[a, b]| {
            let mut basis = Basis::new();
            if b >= teams {
                basis.add_cited_step(clause, "the lot gave the bye");
                return Pairing { first: a, second: None, table: None, basis };
            }
            basis.add_cited_step(clause, "drawn by lot");
            // The same lot decides who comes first.
            let turned = lot(a, b) % 2 == 1;
            let [first, second] = if turned { [b, a] } else { [a, b] };
            Pairing { first, second: Some(second), table: None, basis }
        });
        let mut ground = Basis::new();
        let told = format!("drawn at random with seed {seed}, everybody meets once");
        ground.add_cited_step(&self.field.clause, &told).cite(clause);
        Draw { pairings: pairings.collect(), ground, ..Draw::default() }
    }

    /// Adds who sits first to a match of round robin index `own`.
    fn say_seats(&self, pairing: &mut Pairing, own: usize) {
        let Some(second) = pairing.second else { return };
        let blind_first = self.field.round_robins > 2;
        let clause: &'static str = &self.field.sits_clause;
        let told = match (own, blind_first) {
            (0, true) => "blind".to_string(),
            (0, false) | (1, true) => self.sits_first(second),
            _ => {
                let earlier = self.met_in(own - 1, pairing.first, second);
                // The team that sat first then sits last now.
                let first = match earlier {
                    Some(then) if then.second == Some(second) => pairing.first,
                    Some(_) => second,
                    None => second,
                };
                self.sits_first(first)
            }
        };
        let mut basis = Basis::new();
        basis.add_cited_step(clause, &told);
        basis.append(&pairing.basis);
        pairing.basis = basis;
    }

    /// Adds who lost its seating rights by a late or wrong line-up (10.6).
    fn say_lost_seats(&self, pairing: &mut Pairing, round: usize) {
        let late = |entry: usize| {
            self.event.adjustments.iter().any(|row| {
                let of_round = row.round.as_deref().and_then(parse_round_number) == Some(round);
                row.entry == entry && of_round && row.offence == Some(Offence::LineUp)
            })
        };
        let sides = [Some(pairing.first), pairing.second];
        for entry in sides.into_iter().flatten().filter(|entry| late(*entry)) {
            let (label, title) = (self.label(entry), self.event.entries[entry].display_name());
            let told = format!("{label} ({title}) has lost its seating rights");
            pairing.basis.add_cited_step("10.6", &told);
        }
    }

    fn sits_first(&self, entry: usize) -> String {
        format!("sits first: {} ({})", self.label(entry), self.event.entries[entry].display_name())
    }

    /// The meeting of two in a round robin.
    fn met_in(&self, own: usize, one: usize, other: usize) -> Option<MatchPairing> {
        let rounds = own * self.leg + 1..=(own + 1) * self.leg;
        let met = |pair: &&MatchPairing| {
            pair.has_contestant(one) && pair.has_contestant(other) && rounds.contains(&pair.round)
        };
        self.course.pairs.iter().find(met).copied()
    }
}

/// The first permutation of `of` from an index on that fits, in lexicographic order of indices.
fn first_permutation(
    of: &mut Vec<usize>,
    from: usize,
    fits: &impl Fn(&[usize]) -> bool,
) -> Option<Vec<usize>> {
    if from == of.len() {
        return fits(of).then(|| of.clone());
    }
    for next in from..of.len() {
        of[from..=next].rotate_right(1);
        let found = first_permutation(of, from + 1, fits);
        of[from..=next].rotate_left(1);
        if found.is_some() {
            return found;
        }
    }
    None
}

/// Fills rounds without repeated meetings in the order of a lot; false if that fails.
fn complete(
    met: &mut Vec<Vec<bool>>,
    lot: &impl Fn(usize, usize) -> u64,
    left: usize,
    rounds: &mut Vec<Vec<[usize; 2]>>,
) -> bool {
    if left == 0 {
        return true;
    }
    rounds.push(Vec::new());
    let done = fill(met, lot, left, rounds);
    if !done {
        rounds.pop();
    }
    done
}

fn fill(
    met: &mut Vec<Vec<bool>>,
    lot: &impl Fn(usize, usize) -> u64,
    left: usize,
    rounds: &mut Vec<Vec<[usize; 2]>>,
) -> bool {
    let size = met.len();
    let taken: Vec<usize> = rounds.last().into_iter().flatten().flatten().copied().collect();
    let Some(one) = (0..size).find(|one| !taken.contains(one)) else {
        return complete(met, lot, left - 1, rounds);
    };
    let free = |other: &usize| !taken.contains(other) && !met[one][*other];
    let mut others: Vec<usize> = (one + 1..size).filter(free).collect();
    others.arrange_by_key(|other| lot(one, *other));
    for other in others {
        (met[one][other], met[other][one]) = (true, true);
        rounds.last_mut().into_iter().for_each(|round| round.push([one, other]));
        if fill(met, lot, left, rounds) {
            return true;
        }
        rounds.last_mut().into_iter().for_each(|round| {
            round.pop();
        });
        (met[one][other], met[other][one]) = (false, false);
    }
    false
}
