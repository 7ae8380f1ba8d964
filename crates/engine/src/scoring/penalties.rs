//! Penalties by offence: how late, or which offence of the contestant it is, by the table of the
//! rule book.
//!
//! Offences count in the order of rounds, then of rows, after those of earlier stages (19.4). A row
//! of kind `warning` is an offence without cost; if it names no offence, it counts for all that
//! begin with a warning. A typed amount stands and is checked against the table; a penalty at the
//! director's discretion is only suggested.

use std::collections::HashMap;

use crate::rules::penalties::{
    CancelledBoardsPenalty, LineUpPenalty, PenaltyTable, choose_amount_by_unit,
};
use crate::rules::rule_book_facts;
use model::name_comparison::name_key;
use model::problem::{Problem, ProblemDetail};
use model::{
    Adjustment, AdjustmentAmountKind, Basis, Cell, CellAddress, Entry, Event, Exact,
    Offence as Misconduct, StableSort, Unit, natural_cmp,
};

use super::problems;
use super::score::AppliedAdjustment;
use super::sibling_results::{EarlierOffences, ResultsFromOtherEvents};

/// Offences without a first warning: the first one costs, a further one differs.
const AT_ONCE: [Option<Misconduct>; 2] =
    [Some(Misconduct::TelephoneUsed), Some(Misconduct::LineUp)];

/// The offences of an event, for later stages.
pub(crate) fn offences_of_event(event: &Event) -> EarlierOffences {
    let mut offences = EarlierOffences::new();
    // A score that was not entered is an offence of both pairs.
    for offence in in_order(event) {
        let known = offender(event, &event.entries[offence.entry]);
        offences.entry(known).or_default().push(offence.row.offence);
    }
    offences
}

/// What identifies an offender across stages; a team by its name, since not all members play the
/// finals.
fn offender(event: &Event, entry: &Entry) -> String {
    if event.is_of_teams() { name_key(&entry.display_name()) } else { entry.identity_key() }
}

fn is_offence(row: &Adjustment) -> bool {
    row.offence.is_some() || row.kind == AdjustmentAmountKind::Warning
}

/// The table's verdict on an offence.
enum Verdict {
    /// It costs this much.
    Costs(Exact, Basis),
    /// The table gives a warning only.
    Warns(Basis),
    /// The director may impose this much.
    Suggested(Exact, Basis),
    /// The table leaves the amount to the director.
    Director(Basis),
    /// A figure is missing in the row.
    Lacks(&'static str),
    /// The table does not list it.
    Unknown,
}

/// An offence of a contestant, from its own row or the other pair's.
struct Offence<'a> {
    row: &'a Adjustment,
    entry: usize,
    mirrored: bool,
}

/// The effects of an event's offences.
#[derive(Default)]
pub(crate) struct OffenceEffects {
    /// The computed adjustments, each with its entry.
    pub computed: Vec<(usize, AppliedAdjustment)>,
    /// The table's verdict on rows with a typed amount.
    pub of_typed: HashMap<CellAddress, Basis>,
}

/// The adjustments for offences; checks typed amounts against the table. Nothing if the rule book
/// has no table.
pub(crate) fn offence_adjustments(
    event: &Event,
    unit: Unit,
    siblings: &ResultsFromOtherEvents,
    problems: &mut Vec<Problem>,
) -> OffenceEffects {
    let Some(table) = rule_book_facts::facts_of_event_rule_book(event).penalties(event) else {
        return OffenceEffects::default();
    };
    let mut counts = earlier_offences(event, siblings);
    let mut found = OffenceEffects::default();
    for offence in
        in_order(event).into_iter().filter(|offence| siblings.counts_adjustment(offence.row))
    {
        let (row, entry) = (offence.row, offence.entry);
        let earlier = |word| counts.get(&(entry, word)).copied().unwrap_or(0);
        // A warning without an offence counts for every offence that begins with a warning.
        let warnings = if AT_ONCE.contains(&row.offence) { 0 } else { earlier(None) };
        let number = earlier(row.offence) + warnings + 1;
        let verdict = verdict(event, table, row, unit, number);
        *counts.entry((entry, row.offence)).or_default() += 1;
        if row.kind == AdjustmentAmountKind::Warning || row.offence.is_none() {
            continue;
        }
        let label = &event.entries[entry].label;
        if let Some(typed) = row.amount {
            let wrong = differs(label, typed.value, &verdict, unit);
            problems.extend(wrong.map(|wrong| event.problem(wrong, row.at)));
            found
                .of_typed
                .extend(typed_amount_basis(typed.value, verdict, unit).map(|told| (row.at, told)));
            continue;
        }
        problems.push(event.problem(untyped_amount_note(label, &verdict, unit), row.at));
        if let Verdict::Costs(amount, basis) = verdict {
            let amount = Cell::new(Exact::ZERO - amount, row.at);
            let adjusted =
                AppliedAdjustment { amount, before_percentage: false, basis: Some(basis) };
            found.computed.push((entry, adjusted));
        }
    }
    found
}

/// The number of offences of each entry in earlier stages, by kind.
fn earlier_offences(
    event: &Event,
    siblings: &ResultsFromOtherEvents,
) -> HashMap<(usize, Option<Misconduct>), u32> {
    let mut counts = HashMap::new();
    for (index, entry) in event.entries.iter().enumerate() {
        for offence in siblings.offences.get(&offender(event, entry)).into_iter().flatten() {
            *counts.entry((index, *offence)).or_default() += 1;
        }
    }
    counts
}

/// The note on an offence without a typed amount.
fn untyped_amount_note(label: &str, verdict: &Verdict, unit: Unit) -> ProblemDetail {
    let (label, unit) = (label.to_string(), unit.title());
    let off = |amount: &Exact| (Exact::ZERO - *amount).to_short_text();
    match verdict {
        Verdict::Costs(amount, basis) => {
            let (amount, basis) = (off(amount), in_words(basis));
            problems::PenaltyComputed { label, amount, unit, basis }.into()
        }
        Verdict::Warns(basis) => problems::PenaltyWarns { label, basis: in_words(basis) }.into(),
        Verdict::Suggested(amount, basis) => {
            let (amount, basis) = (off(amount), in_words(basis));
            problems::PenaltySuggested { label, amount, unit, basis }.into()
        }
        Verdict::Director(basis) => {
            problems::PenaltyDirector { label, basis: in_words(basis) }.into()
        }
        Verdict::Lacks(column) => problems::PenaltyLacks { label, column }.into(),
        Verdict::Unknown => problems::AdjustmentNotComputed.into(),
    }
}

/// Whether the offence determines the amount of a row, as far as any table says.
pub(crate) fn is_penalty_amount_computed(event: &Event, row: &Adjustment) -> bool {
    row.offence.is_some()
        && row.amount.is_none()
        && rule_book_facts::facts_of_event_rule_book(event).penalties(event).is_some()
}

/// `late by 7 minutes, offence 1: 1 VP (App penalties ABPC 5-10)`.
fn in_words(basis: &Basis) -> String {
    format!("{} ({})", basis.sentence(), basis.cited_clauses().join(", "))
}

/// The offences by round, then by row. A score that was not entered is the other pair's offence
/// too, unless it has a row of its own.
fn in_order(event: &Event) -> Vec<Offence<'_>> {
    let mut offences = Vec::new();
    for row in event.adjustments.iter().filter(|row| is_offence(row)) {
        offences.push(Offence { row, entry: row.entry, mirrored: false });
        let both = row.offence == Some(Misconduct::ScoreEntry)
            && row.amount.is_none()
            && row.kind != AdjustmentAmountKind::Warning;
        let Some(round) = row.round.as_deref().filter(|_| both) else { continue };
        for other in opponents_of(event, row.entry, round) {
            let own = |known: &&Adjustment| {
                known.entry == other
                    && known.offence == row.offence
                    && known.round.as_deref() == Some(round)
            };
            if !event.adjustments.iter().any(|known| own(&known)) {
                offences.push(Offence { row, entry: other, mirrored: true });
            }
        }
    }
    let round = |offence: &Offence<'_>| offence.row.round.clone().unwrap_or_default();
    offences.arrange_by(|a, b| {
        let rows = a.row.at.cmp(&b.row.at).then(a.mirrored.cmp(&b.mirrored));
        natural_cmp(&round(a), &round(b)).then(rows)
    });
    offences
}

/// The opponents of an entry in a round.
fn opponents_of(event: &Event, entry: usize, round: &str) -> Vec<usize> {
    let of_matches = event.matches.iter().filter(|row| row.round.as_deref() == Some(round));
    let of_matches = of_matches.filter_map(|row| Some([row.home, row.away?]));
    let of_boards = event.boards.iter().filter(|line| line.round.as_deref() == Some(round));
    let of_boards = of_boards.map(|line| [line.north_south.first, line.east_west.first]);
    let mut others: Vec<usize> = of_matches
        .chain(of_boards)
        .filter(|sides| sides.contains(&entry))
        .map(|[one, other]| if one == entry { other } else { one })
        .collect();
    others.sort_unstable();
    others.dedup();
    others
}

/// The table's verdict on the `number`th offence of a contestant.
fn verdict(
    event: &Event,
    table: &'static PenaltyTable,
    row: &Adjustment,
    unit: Unit,
    number: u32,
) -> Verdict {
    let occasion = rule_book_facts::scoring_properties_of_event(event);
    match row.offence {
        // In matchpoint events the director decides.
        Some(word @ (Misconduct::Late | Misconduct::BoardsCancelled | Misconduct::LineUp))
            if !matches!(unit, Unit::Vps | Unit::Imps) =>
        {
            director(&table.discretion_clause, word.word())
        }
        Some(Misconduct::Late) => late(table, row, unit, number),
        Some(Misconduct::BoardsCancelled) => {
            let rule = table.boards_cancelled.as_ref();
            rule.map_or(Verdict::Unknown, |rule| boards_cancelled(rule, row, unit))
        }
        Some(Misconduct::LineUp) => {
            let rule = table.line_up.as_ref().filter(|_| unit == Unit::Vps);
            rule.map_or(Verdict::Unknown, |rule| line_up(rule, number))
        }
        Some(word @ Misconduct::ScoreEntry) => {
            let Some(rule) = table.missing_score_penalty(occasion) else { return Verdict::Unknown };
            let mut basis = Basis::new();
            basis.cite(&rule.clause);
            let rule = &rule.cost;
            costs(
                basis,
                rule.amount_in_unit(unit),
                rule.warns,
                &rule.clause,
                word.word(),
                number,
                unit,
            )
        }
        Some(word) => {
            let Some(clause) = table.conduct_rule_for(word, occasion) else {
                return director(&table.clause, &format!("{word} is not forbidden here"));
            };
            let Some(rule) = table.disciplinary_penalty(occasion) else {
                return director(&clause.clause, word.word());
            };
            if clause.director_from.is_some_and(|from| number >= from) {
                return director(&clause.clause, &format!("{word}, offence {number}"));
            }
            let mut basis = Basis::new();
            basis.cite(&clause.clause).cite(&rule.clause);
            let amount = rule.cost.amount_in_unit(unit);
            costs(basis, amount, clause.warns, &rule.cost.clause, word.word(), number, unit)
        }
        None => Verdict::Unknown,
    }
}

/// What the rules leave to the director, whom the organiser asks.
fn director(clause: &'static str, told: &str) -> Verdict {
    let mut basis = Basis::new();
    basis.add_cited_step(clause, format!("{told}: the director decides"));
    Verdict::Director(basis)
}

/// Cancelled boards: an amount for the first and for each further one, at the director's discretion.
fn boards_cancelled(
    rule: &'static CancelledBoardsPenalty,
    row: &Adjustment,
    unit: Unit,
) -> Verdict {
    let Some(boards) = row.boards.filter(|boards| *boards > 0) else {
        return Verdict::Lacks("Boards");
    };
    let Some([first, further]) = choose_amount_by_unit(unit, Some(rule.vps), Some(rule.imps))
    else {
        return Verdict::Unknown;
    };
    let amount = first + further * Exact::whole(boards - 1);
    let step = format!("{boards} cancelled: {first} for the first, {further} for each further one");
    let mut basis = Basis::new();
    basis.add_cited_step(&rule.clause, &step);
    Verdict::Suggested(amount, basis)
}

/// A late or missing line-up: more for each further offence.
fn line_up(rule: &'static LineUpPenalty, number: u32) -> Verdict {
    let nth = (number as usize - 1).min(rule.vps.len().saturating_sub(1));
    let Some(amount) = rule.vps.get(nth) else { return Verdict::Unknown };
    let step = format!("line-up, offence {number}: {amount} VPs and the loss of seating rights");
    let mut basis = Basis::new();
    basis.add_cited_step(&rule.clause, &step);
    Verdict::Costs(*amount, basis)
}

/// An offence with a fixed cost, perhaps after a warning.
fn costs(
    mut basis: Basis,
    amount: Option<Exact>,
    warns: bool,
    clause: &'static str,
    word: &str,
    number: u32,
    unit: Unit,
) -> Verdict {
    if warns && number == 1 {
        basis.add_cited_step(clause, format!("{word}, offence 1: a warning"));
        return Verdict::Warns(basis);
    }
    let Some(amount) = amount else {
        return director(clause, &format!("{word}, offence {number}"));
    };
    let unit =
        if amount == Exact::whole(1) { unit.title().trim_end_matches('s') } else { unit.title() };
    basis.add_cited_step(clause, format!("{word}, offence {number}: {amount} {unit}"));
    Verdict::Costs(amount, basis)
}

fn late(table: &'static PenaltyTable, row: &Adjustment, unit: Unit, number: u32) -> Verdict {
    let Some(minutes) = row.minutes else { return Verdict::Lacks("Minutes") };
    let mut basis = Basis::new();
    basis.cite(&table.clause);
    let Some(band) = table.late.iter().find(|band| minutes <= Exact::whole(band.to)) else {
        let step = format!(
            "late by {minutes} minutes: the director decides, up to forfeit or disqualification"
        );
        basis.add_cited_step(&table.over_clause, &step);
        return Verdict::Director(basis);
    };
    let amount = choose_amount_by_unit(unit, Some(band.vps), Some(band.imps));
    let of = if minutes == Exact::whole(1) { "minute" } else { "minutes" };
    let word = format!("late by {minutes} {of}");
    costs(basis, amount, band.warns, &band.clause, &word, number, unit)
}

/// The table's verdict on an offence with a typed amount, and that the typed one stands.
fn typed_amount_basis(typed: Exact, verdict: Verdict, unit: Unit) -> Option<Basis> {
    let (by_table, mut basis) = match verdict {
        Verdict::Costs(amount, basis) => (Some(Exact::ZERO - amount), basis),
        Verdict::Warns(basis) => (Some(Exact::ZERO), basis),
        Verdict::Suggested(_, basis) | Verdict::Director(basis) => (None, basis),
        Verdict::Lacks(_) | Verdict::Unknown => return None,
    };
    if by_table.is_some_and(|by_table| by_table != typed) {
        basis.add_step(format!("{} {} were typed and count", typed.to_short_text(), unit.title()));
    }
    Some(basis)
}

/// The difference of a typed amount from the table, if any.
fn differs(label: &str, typed: Exact, verdict: &Verdict, unit: Unit) -> Option<ProblemDetail> {
    let (by_table, basis) = match verdict {
        Verdict::Costs(amount, basis) => (Exact::ZERO - *amount, basis),
        Verdict::Warns(basis) => (Exact::ZERO, basis),
        _ => return None,
    };
    (typed != by_table).then(|| {
        problems::PenaltyDiffers {
            label: label.to_string(),
            typed: typed.to_short_text(),
            amount: by_table.to_short_text(),
            unit: unit.title(),
            basis: in_words(basis),
        }
        .into()
    })
}
