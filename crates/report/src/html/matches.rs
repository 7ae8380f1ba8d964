//! The matches of an event on its page: results round by round, and the race for the lead.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::language::LanguageTexts;
use crate::{award_texts, words};
use engine::awards::ComputedEvent;
use engine::rules::rule_book_facts;
use engine::scoring::{MatchScore, ScoredBoardsAndMatches, Scores};
use engine::standings::rank_after_round;
use model::{Exact, Note, Place, StableSort, Unit, natural_cmp};
use register::EventRecord;

use super::board_page_parts::{
    entries_in_standings_order, noun_with_number, number_text, score_card_href, signed_number_text,
};
use super::chart::Chart;
use super::points_race::{self, PointsByRound};

/// Most rows of the standings after each round; a larger table is left out.
const MOST_ROWS: usize = 120;
/// Most lines of the race.
const MOST_RUNNERS: usize = 40;
/// The number of leaders who are named.
const NAMED: usize = 5;

/// The matches of an event.
#[derive(Serialize)]
pub(super) struct MatchesOfEvent {
    /// Whether IMPs are known.
    imps: bool,
    /// The unit of a side's result: net IMPs, per cent or points.
    net: &'static str,
    /// The unit of the value of a match.
    unit: &'static str,
    /// Whether the value differs from the result.
    worth: bool,
    /// The number of columns.
    columns: usize,
    rounds: Vec<Round>,
    chart: Option<Chart>,
    /// The standings after each round, if rounds are drawn one by one.
    after: Option<After>,
}

/// The standings after each round, one row per contestant.
#[derive(Serialize)]
struct After {
    rounds: Vec<usize>,
    rows: Vec<AfterRow>,
}

#[derive(Serialize)]
struct AfterRow {
    name: String,
    cells: Vec<AfterCell>,
}

/// A contestant's score and place after a round.
#[derive(Serialize, Default, Clone)]
struct AfterCell {
    score: String,
    place: String,
}

#[derive(Serialize)]
struct Round {
    title: String,
    rows: Vec<Row>,
}

#[derive(Serialize)]
struct Row {
    home: SideCell,
    away: SideCell,
    boards: u32,
    imps: String,
    net: String,
    won: String,
    note: &'static str,
    /// How the results become the value of the match.
    why: String,
    clauses: String,
}

#[derive(Serialize, Default)]
struct SideCell {
    label: String,
    name: String,
    /// The score card; may be empty.
    href: String,
    /// Whether it advanced in a knock-out.
    won: bool,
}

/// The matches of an event; `None` if it has none.
pub(super) fn matches_of_event(
    texts: &LanguageTexts,
    record: &EventRecord,
    outcome: &ComputedEvent,
) -> Option<MatchesOfEvent> {
    let worked = outcome.scores.board_scoring()?;
    if worked.matches.is_empty() {
        return None;
    }
    let mut matches: Vec<&MatchScore> = worked.matches.iter().collect();
    matches.arrange_by(|a, b| {
        let round = |found: &MatchScore| found.round.clone().unwrap_or_default();
        let course = worked.knockout().map(|knockout| {
            knockout.round_position(&round(a)).cmp(&knockout.round_position(&round(b)))
        });
        let sessions = || natural_cmp(&a.session, &b.session);
        course
            .unwrap_or_else(sessions)
            .then_with(sessions)
            .then_with(|| natural_cmp(&round(a), &round(b)))
    });
    let order = entries_in_standings_order(outcome);
    let standing_of: BTreeMap<usize, u32> = order.iter().copied().zip(0u32..).collect();
    let mut rounds: Vec<Round> = Vec::new();
    for found in &matches {
        let title = title_of(
            found,
            [texts.translate_fixed_word("Session"), texts.translate_fixed_word("Round")],
        );
        let row = row_of(record, outcome, worked, found, &standing_of);
        match rounds.last_mut() {
            Some(round) if round.title == title => round.rows.push(row),
            _ => rounds.push(Round { title, rows: vec![row] }),
        }
    }
    let imps = matches.iter().any(|found| found.imps.iter().any(Option::is_some));
    Some(MatchesOfEvent {
        imps,
        // The two sides, boards and result are always there.
        columns: 4 + usize::from(imps) + usize::from(worked.plan.vps),
        net: match worked.plan.method.unit() {
            Unit::Percent => "%",
            Unit::Points => "Net points",
            _ => "Net IMPs",
        },
        unit: outcome.scores.unit.title(),
        worth: worked.plan.vps,
        after: after(outcome, worked, &order),
        chart: worked
            .knockout()
            .is_none()
            .then(|| race(texts, outcome, &matches, &order))
            .flatten(),
        rounds,
    })
}

/// The standings after each round of an event that is drawn round by round.
fn after(
    outcome: &ComputedEvent,
    worked: &ScoredBoardsAndMatches,
    order: &[usize],
) -> Option<After> {
    let played = worked.match_rounds()?.played;
    if played < 2 || order.len() > MOST_ROWS {
        return None;
    }
    let rounds: Vec<usize> = (1..=played).collect();
    let mut cells = vec![vec![AfterCell::default(); rounds.len()]; outcome.event.entries.len()];
    for (nth, round) in rounds.iter().enumerate() {
        for list in rank_after_round(&outcome.event, &outcome.scores, *round)? {
            for standing in &list.standings {
                cells[standing.entry][nth] = AfterCell {
                    score: award_texts::score_text(standing.score, outcome.scores.unit),
                    place: Place::from(standing).to_string(),
                };
            }
        }
    }
    let row = |entry: &usize| AfterRow {
        name: outcome.event.entries[*entry].display_name(),
        cells: std::mem::take(&mut cells[*entry]),
    };
    Some(After { rows: order.iter().map(row).collect(), rounds })
}

/// The session and the round of a match, by the words for them.
fn title_of(found: &MatchScore, words: [&str; 2]) -> String {
    let session = Some(found.session.as_str()).filter(|session| !session.is_empty());
    let session = session.map(|session| noun_with_number(words[0], session));
    let round = found.round.as_deref().map(|round| noun_with_number(words[1], round));
    session.into_iter().chain(round).collect::<Vec<String>>().join(", ")
}

fn row_of(
    record: &EventRecord,
    outcome: &ComputedEvent,
    worked: &ScoredBoardsAndMatches,
    found: &MatchScore,
    standing_of: &BTreeMap<usize, u32>,
) -> Row {
    let rounds = worked.knockout().into_iter().flat_map(|knockout| &knockout.rounds);
    let mut meetings = rounds.flat_map(|round| &round.meetings);
    let through = meetings.find(|met| met.row.at == found.at).and_then(|met| met.winner);
    let side = |nth: usize| {
        let Some(entry) = found.sides[nth] else { return SideCell::default() };
        let (contestant, standing) = (&outcome.event.entries[entry], standing_of.get(&entry));
        let name = contestant.display_name();
        SideCell {
            label: contestant.label.clone(),
            name: if name == contestant.label { String::new() } else { name },
            href: standing
                .filter(|_| record.play.from_boards)
                .map(|standing| format!("{}/{}", record.key, score_card_href(record, *standing)))
                .unwrap_or_default(),
            won: through == Some(entry),
        }
    };
    let pair = |values: [Option<Exact>; 2], show: fn(Exact) -> String| match values {
        [None, None] => String::new(),
        [Some(one), None] => show(one),
        [one, other] => {
            let show = |value: Option<Exact>| value.map(show).unwrap_or_default();
            format!("{} : {}", show(one), show(other))
        }
    };
    let of_percent = worked.plan.method.has_maximum();
    let fixed: fn(Exact) -> String = |value| value.to_fixed(2);
    let won = if outcome.scores.unit == Unit::Vps { fixed } else { number_text };
    let basis = found.basis.iter().flatten();
    let mut said: Vec<String> = basis.clone().map(|basis| basis.sentence()).collect();
    said.dedup();
    let mut clauses: Vec<&str> = basis.flat_map(|basis| basis.cited_clauses()).collect();
    clauses.dedup();
    Row {
        home: side(0),
        away: side(1),
        boards: found.boards_known(),
        imps: pair(found.imps, number_text),
        net: match found.net {
            // The other side has the same with opposite sign.
            [Some(one), Some(other)] if !of_percent && one + other == Exact::ZERO => {
                signed_number_text(one)
            }
            net => pair(net, if of_percent { fixed } else { signed_number_text }),
        },
        won: pair(found.won, won),
        note: found.note.map_or("", Note::word),
        why: words::with_full_stop(&said.join("; ")),
        clauses: clauses.join(", "),
    }
}

/// The words for a session and a round, by which a chart finds its rounds.
const WORDS: [&str; 2] = ["Session", "Round"];

/// Short names of rounds for a chart: without sessions if still unique.
fn short_names(rounds: &[String]) -> Vec<String> {
    let bare = |name: &str| name.replace("Round ", "");
    let last = |name: &String| bare(name.rsplit(", ").next().unwrap_or(name));
    let short: Vec<String> = rounds.iter().map(last).collect();
    let distinct: BTreeSet<&String> = short.iter().collect();
    if distinct.len() == short.len() {
        short
    } else {
        rounds.iter().map(|name| bare(name)).collect()
    }
}

/// What a contestant carried over from the stage before.
fn carry_over(scores: &Scores, entry: usize) -> Exact {
    let parts = scores.of_entry[entry].iter().flat_map(|score| &score.parts);
    let carried = parts.filter(|part| Some(part.session) == scores.carried);
    carried.map(|part| part.score.value).sum()
}

/// The chart of points won after each round, including the carry-over.
fn race(
    texts: &LanguageTexts,
    outcome: &ComputedEvent,
    matches: &[&MatchScore],
    order: &[usize],
) -> Option<Chart> {
    let counting = || matches.iter().filter(|found| found.note != Some(Note::PlayOff));
    let mut rounds: Vec<String> = counting().map(|found| title_of(found, WORDS)).collect();
    rounds.dedup();
    let mut won = vec![vec![Exact::ZERO; rounds.len()]; outcome.event.entries.len()];
    for found in counting() {
        let title = title_of(found, WORDS);
        let round = rounds.iter().position(|known| *known == title)?;
        for (side, entry) in found.sides.into_iter().enumerate() {
            // A final in stanzas shows the IMPs of each side.
            let points = match rule_book_facts::facts_of_event_rule_book(&outcome.event)
                .is_match_in_stanzas(&outcome.event)
            {
                true => found.printed_imps_of_side(side),
                false => found.won[side],
            };
            if let (Some(entry), Some(points)) = (entry, points) {
                won[entry][round] = won[entry][round] + points;
            }
        }
    }
    let runners: Vec<PointsByRound> = order
        .iter()
        .take(MOST_RUNNERS)
        .enumerate()
        .map(|(position, entry)| {
            // The carry-over comes first.
            let mut sum = carry_over(&outcome.scores, *entry);
            let so_far = won[*entry].iter().map(|points| {
                sum = sum + *points;
                sum.to_cell_f64()
            });
            PointsByRound {
                name: outcome.event.entries[*entry].display_name(),
                picked: position < NAMED,
                points: so_far.collect(),
            }
        })
        .collect();
    let names = short_names(&rounds);
    let unit = texts.translate_fixed_word(outcome.scores.unit.title());
    let caption = match runners.len() {
        0..=NAMED => texts.fill("chart-race-caption", &[("unit", unit)]),
        _ => texts.text_for_count_with("chart-race-caption-named", NAMED, &[("unit", unit)]),
    };
    let title = texts.fill("chart-race", &[("unit", unit)]);
    points_race::points_race_chart(texts, [&title, &caption, unit], &names, &runners)
}
