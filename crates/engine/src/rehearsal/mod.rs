//! What a change would do to the draw of the next round, before anything is published.
//!
//! [`rehearsed_changes`] reads the changes, `apply` makes them in a copy of the event, `redraw` looks for a
//! new draw that keeps as many pairings of a published round as it can.
//!
//! A published pairing stays: C.04.2, 4.4 changes it only if it breaks an absolute criterion. So a
//! round that stands in the return is kept, and the opponent of somebody who is away has no game.
//! A re-draw is for a round that the players have not seen yet.

mod apply;
mod redraw;
pub mod rehearsed_changes;

use std::collections::BTreeSet;

use crate::awards::{ComputedEvent, SeasonContext, compute_events};
use crate::rules::rule_book_facts::{self, PublishedDrawRule};
use crate::scoring::parse_round_number;
use model::problem::Problem;
use model::{BasisStep, Event, sentence_of_steps};

use rehearsed_changes::RehearsedChange;

/// A pairing, a bye or a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RehearsedLine {
    /// The table, or board and power.
    pub place: String,
    /// Both sides, the one with a bye, or the player of a seat, as indexes into the entries.
    pub sides: Vec<usize>,
    /// The reasons of the pairing, as `explain` prints them.
    pub why: String,
    /// Whether it is a seat at a board of many players.
    pub seat: bool,
}

impl RehearsedLine {
    /// Whether a line pairs the same, with the same colours; or is the same seat.
    fn is_same(&self, other: &RehearsedLine) -> bool {
        self.sides == other.sides && (!self.seat || self.place == other.place)
    }
}

/// A round with its lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RehearsedRound {
    pub name: String,
    /// Its lines in the order of tables.
    pub lines: Vec<RehearsedLine>,
}

impl RehearsedRound {
    /// The round that an event draws, if any.
    fn drawn_in(outcome: &ComputedEvent) -> Option<RehearsedRound> {
        let draw = outcome.draw.as_ref()?;
        let pairings = draw.numbered_pairings().map(|(table, pairing)| RehearsedLine {
            place: table.to_string(),
            sides: [Some(pairing.first), pairing.second]
                .into_iter()
                .flatten()
                .map(|side| outcome.entry_at_draw_position(side))
                .collect(),
            why: sentence_of_steps(draw.reasons_of_pairing(pairing).map(|step: &BasisStep| step)),
            seat: false,
        });
        let seats = draw.boards.iter().flat_map(|board| {
            board.seats.iter().map(|seat| RehearsedLine {
                place: format!("{} {}", board.label, seat.power.name()),
                sides: vec![outcome.entry_at_draw_position(seat.who)],
                why: seat.basis.sentence(),
                seat: true,
            })
        });
        let lines = pairings.chain(seats).collect();
        Some(RehearsedRound { name: draw.round_name(), lines })
    }

    /// The lines that another round lacks.
    pub fn lines_missing_in<'a>(
        &'a self,
        other: &'a RehearsedRound,
    ) -> impl Iterator<Item = &'a RehearsedLine> {
        self.lines.iter().filter(|line| !other.lines.iter().any(|own| own.is_same(line)))
    }

    /// The entries that have a line in the round, with an opponent or without.
    pub fn entries_in_round(&self) -> BTreeSet<usize> {
        self.lines.iter().flat_map(|line| line.sides.iter().copied()).collect()
    }
}

/// What changes would do.
#[derive(Debug)]
pub struct Rehearsal {
    /// The round without the changes; `None` if it is not drawn yet.
    pub before: Option<RehearsedRound>,
    /// Whether it stands in the return, so that it counts as published.
    pub published: bool,
    /// The round with the changes, drawn anew where it is not published; of a published round the
    /// new draw with the fewest pairings changed. The error is why there is none.
    pub after: Result<RehearsedRound, String>,
    /// The published lines that somebody leaves.
    pub broken: Vec<RehearsedLine>,
    /// Those who are there and not in the published round.
    pub unpaired: Vec<usize>,
    /// What the rules say of a published draw, if anything.
    pub stands_by: Option<PublishedDrawRule>,
    /// Whether it is an event of games between two, with colours.
    pub coloured: bool,
    /// Published lines of two who must not meet.
    pub illegal: Vec<RehearsedLine>,
    /// The event with the changes.
    pub event: Event,
}

impl Rehearsal {
    /// Whether an entry plays no more in the round.
    pub fn is_out_of_round(&self, entry: usize) -> bool {
        self.after.as_ref().is_ok_and(|after| !after.entries_in_round().contains(&entry))
    }
}

/// The general rule for games between two players.
const OF_GAMES: PublishedDrawRule = PublishedDrawRule {
    clause: "C.04.2, 4.4",
    says: "a published pairing is not changed unless it breaks an absolute criterion",
};

/// Rehearses changes of the event at `index` of a return's events; `problems` are those of reading
/// it.
///
/// # Errors
///
/// Which change does not fit the event.
pub fn rehearse_changes(
    events: &[Event],
    index: usize,
    changes: &[RehearsedChange],
    problems: &[Problem],
) -> Result<Rehearsal, String> {
    let stage = Stage { events, index, problems };
    let (now, _) = stage.outcome(None);
    let before = RehearsedRound::drawn_in(&now);
    let round = next_round(&now, before.as_ref());
    let published = now.draw.as_ref().is_some_and(|draw| draw.stands);
    let mut event = events[index].clone();
    for change in changes {
        apply::apply_rehearsed_change(change, &mut event, round)?;
    }
    let (kept, problems) = stage.outcome(Some(event.clone()));
    let coloured = now.table.is_some();
    let of_games = || coloured.then_some(OF_GAMES);
    let stands_by = rule_book_facts::facts_of_event_rule_book(&now.event)
        .published_draw_rule(&now.event)
        .or_else(of_games);
    let mut rehearsal = Rehearsal {
        before,
        published,
        after: Err(String::new()),
        broken: Vec::new(),
        unpaired: Vec::new(),
        stands_by,
        coloured,
        illegal: Vec::new(),
        event,
    };
    match rehearsal.before.clone().filter(|_| published) {
        None => rehearsal.after = RehearsedRound::drawn_in(&kept).ok_or_else(|| why_not(&problems)),
        Some(round_before) => {
            redraw::redraw_published_round(&mut rehearsal, &round_before, &stage, round)
        }
    }
    Ok(rehearsal)
}

/// The number of the round that is drawn next.
fn next_round(now: &ComputedEvent, before: Option<&RehearsedRound>) -> usize {
    let drawn = now.draw.as_ref().map(|draw| draw.round);
    let drawn = drawn.filter(|_| before.is_some());
    let rounds =
        now.event.matches.iter().filter_map(|row| parse_round_number(row.round.as_deref()?));
    drawn.unwrap_or_else(|| rounds.max().unwrap_or(0) + 1)
}

/// Why there is no draw.
fn why_not(problems: &[Problem]) -> String {
    const OF_DRAWS: [&str; 5] =
        ["no-draw", "draw-waits", "results-missing", "nobody-to-draw", "draw-round"];
    let told = problems.iter().filter(|problem| OF_DRAWS.contains(&problem.trouble.code()));
    let told: Vec<String> = told.map(|problem| problem.render(None).message).collect();
    match told.is_empty() {
        true => "no round is left to draw".to_string(),
        false => told.join(" "),
    }
}

/// A return of which one event is computed with changes.
struct Stage<'a> {
    events: &'a [Event],
    index: usize,
    problems: &'a [Problem],
}

impl Stage<'_> {
    /// The outcome of the event, or of `instead` in its place, with the problems of computing.
    fn outcome(&self, instead: Option<Event>) -> (ComputedEvent, Vec<Problem>) {
        let mut events = self.events.to_vec();
        if let Some(event) = instead {
            events[self.index] = event;
        }
        let mut problems = self.problems.to_vec();
        let mut all = compute_events(events, &SeasonContext::default(), &mut problems);
        let outcome = all.swap_remove(self.index);
        (outcome, problems)
    }
}
