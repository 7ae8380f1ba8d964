//! Matches of the Interstate Teams without a result: forfeits, and matches with too few compared
//! boards (7.7, 10.8, 10.10).
//!
//! The side not at fault gets 56.5 VPs until the round robin is over; then the highest of that,
//! its own average, and 70 less the offender's average, recomputed at the end of each round robin
//! over all matches so far (house reading). Byes and other forfeits do not count in averages. The
//! scale read backwards gives the IMPs.

use std::collections::BTreeSet;

use engine::rules::vp_scale::{VpScaleRule, VpScaleShape};
use engine::scoring::{MatchScore, match_length, parse_round_number};
use model::problem::Problem;
use model::{Basis, DecimalsOrFractions, Event, Exact, Match, Note};

use super::figures::{self, interstate_teams};
use super::problems;

/// Which sides of a match without a result are at fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    Side(usize),
    Neither,
    /// Both: by the result, nobody came.
    Both,
}

/// Compared and total boards of a row with fewer than half compared; `None` without a total.
pub(super) fn boards_if_too_few_compared(event: &Event, row: &Match) -> Option<(Exact, Exact)> {
    let planned =
        || match_length::match_length_of_event(event).map(|length| Exact::whole(length.boards));
    let boards = row.boards.map(|cell| cell.value).or_else(planned)?;
    let compared = row.compared?.value;
    (compared * Exact::whole(2) < boards).then_some((compared, boards))
}

/// `too_few` for a match scored from its boards.
fn fouled(found: &MatchScore) -> Option<(Exact, Exact)> {
    let compared = found.boards.saturating_sub(found.artificial);
    let few = found.of_boards && found.artificial > 0 && 2 * compared < found.boards;
    few.then(|| (Exact::whole(compared), Exact::whole(found.boards)))
}

fn fault_of(event: &Event, row: &Match) -> Option<Fault> {
    row.away?;
    match row.note {
        Some(Note::ForfeitHome) => Some(Fault::Side(0)),
        Some(Note::ForfeitAway) => Some(Fault::Side(1)),
        Some(Note::Unplayable) => Some(Fault::Neither),
        _ => forfeited(row)
            .or_else(|| boards_if_too_few_compared(event, row).map(|_| Fault::Neither)),
    }
}

/// Who is at fault by `Result`, in a row without scores and note.
fn forfeited(row: &Match) -> Option<Fault> {
    let told = row.note.is_some() || row.imps.iter().chain(&row.vps).any(Option::is_some);
    match row.result.filter(|_| !told)? {
        "+--" => Some(Fault::Side(1)),
        "--+" => Some(Fault::Side(0)),
        "---" => Some(Fault::Both),
        _ => None,
    }
}

/// Whether [`score_forfeits`] scores a match without a result.
pub(super) fn is_scored_without_result(event: &Event, row: &Match) -> bool {
    interstate_teams::is_interstate_teams_qualifying(event) && fault_of(event, row).is_some()
}

/// Scores every forfeit of a Qualifying Stage.
pub(super) fn score_forfeits(
    event: &Event,
    played: &mut [MatchScore],
    problems: &mut Vec<Problem>,
) {
    if !interstate_teams::is_interstate_teams_qualifying(event) {
        return;
    }
    let fault = |found: &MatchScore| {
        let typed = row_of(event, found).and_then(|row| fault_of(event, row));
        typed.or_else(|| fouled(found).map(|_| Fault::Neither))
    };
    let faults: Vec<Option<Fault>> = played.iter().map(fault).collect();
    for found in played.iter_mut().filter(|found| found.sides[1].is_none()) {
        problems.extend(settle_bye(event, found));
    }
    let ledger = Ledger::from_matches(event, played, &faults);
    for (found, fault) in played.iter_mut().zip(&faults) {
        if let Some(fault) = fault {
            ledger.settle(event, found, *fault, problems);
        }
    }
}

/// The row of a match.
fn row_of<'e>(event: &'e Event, found: &MatchScore) -> Option<&'e Match> {
    event.matches.iter().find(|row| row.at == found.at)
}

/// Scores a bye. Other typed VPs stay, and are reported.
fn settle_bye(event: &Event, found: &mut MatchScore) -> Option<Problem> {
    let bye = &interstate_teams::interstate_teams_rules().bye;
    found.net[0] = Some(bye.imps);
    let typed = found.won[0].filter(|typed| *typed != bye.vps);
    let Some((entry, typed)) = found.sides[0].zip(typed) else {
        let mut basis = Basis::new();
        basis.add_cited_step(&bye.clause, format!("a bye: {} VPs, {} IMPs", bye.vps, bye.imps));
        found.basis[0] = Some(basis);
        return None;
    };
    let trouble = problems::ByeVps {
        label: event.entries[entry].label.clone(),
        typed: typed.to_decimal(),
        vps: bye.vps.to_decimal(),
        clause: bye.clause.clone(),
    };
    Some(event.problem(trouble, found.typed_at[0].unwrap_or(found.at)))
}

/// The IMPs for the VPs of a match: the scale read backwards (10.8).
fn imps_of(vps: Exact) -> Exact {
    let scale = figures::abf_regulations().vp_scales.iter().find(|rule| rule.id == "abf-itc");
    let Some(VpScaleRule { shape: VpScaleShape::Pieces(pieces), .. }) = scale else {
        return Exact::ZERO;
    };
    let piece = pieces.piece.iter().rev().find(|piece| piece.vps <= vps && !piece.slope.is_zero());
    let Some(piece) = piece else { return Exact::ZERO };
    piece.from + (vps - piece.vps).checked_div(piece.slope).unwrap_or(Exact::ZERO)
}

/// The scores of played matches, for averages.
struct Ledger {
    /// Entry, round and VPs of each match that counts.
    scored: Vec<(usize, usize, Exact)>,
    /// The last round of each finished round robin.
    over: Vec<usize>,
}

impl Ledger {
    fn from_matches(event: &Event, played: &[MatchScore], faults: &[Option<Fault>]) -> Ledger {
        let round = |text: Option<&str>| text.and_then(parse_round_number).unwrap_or(0);
        let mut scored = Vec::new();
        let mut last = 0;
        for (found, fault) in played.iter().zip(faults) {
            let round = round(found.round.as_deref());
            if found.sides[1].is_some() && found.note != Some(Note::PlayOff) {
                last = last.max(round);
                for side in (0..2).filter(|_| fault.is_none()) {
                    let (Some(entry), Some(vps)) = (found.sides[side], found.won[side]) else {
                        continue;
                    };
                    scored.push((entry, round, vps));
                }
            }
        }
        let waiting = |row: &Match| {
            let known = played.iter().any(|found| {
                let same = |entry| found.sides.contains(&Some(entry));
                found.round == row.round && row.sides().all(same)
            });
            row.away.is_some() && row.note.is_none() && !known
        };
        let open = event.matches.iter().filter(|row| waiting(row));
        let open: Vec<usize> = open.map(|row| round(row.round.as_deref())).collect();
        let teams = event.entries.len();
        let leg = interstate_teams::interstate_teams_rules()
            .rounds_per_round_robin(teams)
            .unwrap_or(teams.max(2) - 1 + teams % 2);
        let over = (1..=last / leg).map(|nth| nth * leg);
        // A match without a row is also still to be played.
        let staying = event.entries.iter().filter(|entry| !entry.withdrew()).count();
        let drawn = |end: usize| {
            let typed = event.matches.iter().filter(|row| round(row.round.as_deref()) == end);
            let known = played.iter().filter(|found| round(found.round.as_deref()) == end);
            let known = known.flat_map(|found| found.sides.into_iter().flatten());
            typed.flat_map(Match::sides).chain(known).collect::<BTreeSet<usize>>().len()
        };
        let over = over.filter(|end| last > *end || drawn(*end) + 1 >= staying);
        let over = over.filter(|end| open.iter().all(|round| round > end)).collect();
        Ledger { scored, over }
    }

    /// The sum, number and average of a team's matches up to a round.
    fn average(&self, entry: usize, until: usize) -> Option<(Exact, u32, Exact)> {
        let own = self.scored.iter().filter(|(who, round, _)| *who == entry && *round <= until);
        let own: Vec<Exact> = own.map(|(_, _, vps)| *vps).collect();
        let count = u32::try_from(own.len()).ok()?;
        let sum: Exact = own.into_iter().sum();
        Some((sum, count, sum.checked_div(Exact::whole(count))?))
    }

    /// Scores a match without a result; reports other typed VPs.
    fn settle(
        &self,
        event: &Event,
        found: &mut MatchScore,
        fault: Fault,
        problems: &mut Vec<Problem>,
    ) {
        let rule = &interstate_teams::interstate_teams_rules().forfeit;
        let row = row_of(event, found);
        for side in 0..2 {
            let Some(entry) = found.sides[side] else { continue };
            let (vps, mut basis) = self.worth(event, found, side, fault);
            let few = row
                .and_then(|row| boards_if_too_few_compared(event, row))
                .or_else(|| fouled(found));
            if let Some((compared, boards)) = few {
                let told = format!("{compared} of {boards} boards compared, fewer than half");
                basis.add_cited_step(&rule.unplayable_clause, &told);
            }
            let net = imps_of(vps);
            basis.add_cited_step(
                &rule.scale_clause,
                format!("{} VPs are {net} IMPs", vps.to_short_text()),
            );
            let typed = row.and_then(|row| row.vps[side]).map(|cell| cell.value);
            // Before the end of the round robin, the return holds the provisional amount.
            let typed = typed.filter(|typed| *typed != vps.rounded(2) && *typed != rule.vps);
            if let Some(typed) = typed {
                let trouble = problems::ForfeitVps {
                    label: event.entries[entry].label.clone(),
                    typed: typed.to_decimal(),
                    computed: vps.to_short_text(),
                    clause: rule.clause.clone(),
                };
                problems.push(event.problem(trouble, found.typed_at[side].unwrap_or(found.at)));
            }
            (found.won[side], found.net[side], found.basis[side]) =
                (Some(vps), Some(net), Some(basis));
        }
        found.scale = None;
        found.imps = [None; 2];
        found.note = found.note.or(match fault {
            Fault::Neither => Some(Note::Unplayable),
            Fault::Side(0) => Some(Note::ForfeitHome),
            Fault::Side(_) => Some(Note::ForfeitAway),
            Fault::Both => Some(Note::NotPlayed),
        });
    }

    /// The VPs of a side in a match without a result, and their basis.
    fn worth(
        &self,
        event: &Event,
        found: &MatchScore,
        side: usize,
        fault: Fault,
    ) -> (Exact, Basis) {
        let rule = &interstate_teams::interstate_teams_rules().forfeit;
        let mut basis = Basis::new();
        let label =
            |side: usize| found.sides[side].map_or("", |entry| event.entries[entry].label.as_str());
        if fault == Fault::Side(side) || fault == Fault::Both {
            basis.add_cited_step(&rule.clause, format!("forfeit of {}: 0 VPs", label(side)));
            return (Exact::ZERO, basis);
        }
        if fault == Fault::Neither {
            let told = "unplayable, scored as a forfeit in which neither side offends";
            basis.add_cited_step(&rule.unplayable_clause, told);
        }
        let round = found.round.as_deref().and_then(parse_round_number).unwrap_or(0);
        let Some(until) = self.over.iter().copied().rfind(|end| round <= *end) else {
            let told = format!("{} VPs until the round robin is over", rule.vps);
            basis.add_cited_step(&rule.clause, &told);
            return (rule.vps, basis);
        };
        let mut best = rule.vps;
        let mut told = vec![rule.vps.to_decimal()];
        if let Some((sum, count, own)) =
            found.sides[side].and_then(|entry| self.average(entry, until))
        {
            best = best.max(own);
            let [sum, own] = [sum, own].map(|number| DecimalsOrFractions::Cut.format(number));
            told.push(format!("own average {sum} / {count} = {own}"));
        }
        let offender = found.sides[1 - side].filter(|_| fault == Fault::Side(1 - side));
        if let Some((sum, count, other)) = offender.and_then(|entry| self.average(entry, until)) {
            let whole = rule.whole - other;
            let left = whole.min(rule.most);
            best = best.max(left);
            let most = match whole > rule.most {
                true => format!(", capped at {} ({})", rule.most, rule.clause),
                false => String::new(),
            };
            let [of, other, left, sum] = [rule.whole, other, whole, sum]
                .map(|number| DecimalsOrFractions::Cut.format(number));
            told.push(format!("{}'s average {sum} / {count} = {other}", label(1 - side)));
            told.push(format!("{of} - {other} = {left}{most}"));
        }
        let told = format!(
            "after round {until} the highest of {}: {} VPs",
            told.join("; "),
            DecimalsOrFractions::Cut.format(best)
        );
        basis.add_cited_step(&rule.clause, &told);
        (best, basis)
    }
}
