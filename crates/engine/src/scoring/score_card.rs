//! The score card of a contestant: each board with its result and the reason.
//!
//! All sentences about a board are made here, for `explain`, pages and notes.

use crate::rules::scoring_rules::{CrossImpDivisor, FewerResultsRule, ScoringConventions};
use crate::rules::{self, rule_book_facts};
use model::{
    Basis, BoardLine, BoardLineScore, Event, Exact, PlainOrWeightedScore, Room, TableSide,
    sum_of_terms_text,
};

use super::artificial;
use super::board_scoring::ScoredBoardsAndMatches;
use super::imps::imps_of_difference;
use super::plan::ScoringMethod;
use super::points::BoardPoints;
use super::travellers::{ComparedWith, Datum, Traveller};

/// A line of a contestant's score card.
#[derive(Debug, Clone, Copy)]
pub struct ScoreCardLine<'a> {
    pub traveller: &'a Traveller,
    /// The line's index in the event.
    pub line: usize,
    /// Where the contestant sat: 0 for North-South, 1 for East-West.
    pub side: usize,
    /// The other side of the table.
    pub opponents: TableSide,
    /// Its points; `None` if it does not count.
    pub points: Option<BoardPoints>,
}

/// Contract, declarer and tricks in short: `3NTx by E, 9 tricks`.
pub fn contract_in_short(line: &BoardLine) -> String {
    let Some(bid) = line.bid else { return String::new() };
    let by = line.by.map(|by| format!(" by {}", by.letter())).unwrap_or_default();
    let tricks = line.tricks.map(|tricks| format!(", {tricks} tricks")).unwrap_or_default();
    format!("{bid}{by}{tricks}")
}

/// The score of a line as one side sees it: `-420`, `A+`, `not played`.
pub fn line_score_text(line: &BoardLine, side: usize) -> String {
    match &line.score {
        BoardLineScore::Real { north_south, east_west } => {
            let own = [north_south, east_west][side];
            match own {
                PlainOrWeightedScore::Plain(score) => score.to_string(),
                PlainOrWeightedScore::Weighted(_) => {
                    format!("weighted {}", own.mean().to_short_text())
                }
            }
        }
        BoardLineScore::Artificial { north_south, east_west, .. } => {
            [north_south, east_west][side].form_word()
        }
        BoardLineScore::Fouled => "fouled".to_string(),
        BoardLineScore::NotPlayed => "not played".to_string(),
    }
}

impl ScoredBoardsAndMatches {
    /// The score card of a contestant, in the order of sessions and boards.
    pub fn score_card(&self, event: &Event, entry: usize) -> Vec<ScoreCardLine<'_>> {
        let mut card = Vec::new();
        for traveller in &self.travellers {
            for index in &traveller.lines {
                let sides = event.boards[*index].sides();
                let own = (0..2).filter(|side| sides[*side].contains_entry(entry));
                card.extend(own.map(|side| ScoreCardLine {
                    traveller,
                    line: *index,
                    side,
                    opponents: sides[1 - side],
                    points: self.points_counted_on_line(*index, side),
                }));
            }
        }
        card
    }

    /// The basis of a side's points on a line: clauses and arithmetic.
    pub fn basis_of_line_points(
        &self,
        event: &Event,
        traveller: &Traveller,
        line: usize,
        side: usize,
    ) -> Basis {
        let conventions = rule_book_facts::scoring_conventions(event.rules);
        let Some(points) = self.points[line][side] else {
            let mut basis = Basis::new();
            basis.add_step("no points: there is nothing to compare it with");
            return basis;
        };
        if points.artificial {
            let basis =
                artificial::artificial_score_basis(event, self, conventions, traveller, line, side);
            return if basis.is_empty() { of_too_few(points, traveller) } else { basis };
        }
        let BoardLineScore::Real { north_south, east_west } = &event.boards[line].score else {
            return Basis::new();
        };
        let own = [north_south, east_west][side];
        match &traveller.against {
            ComparedWith::Others { .. } => {
                of_matchpoints(event, traveller, own, side, points, conventions)
            }
            ComparedWith::Datum(datum) => {
                let mut basis = datum_basis(event, traveller, datum);
                basis.cite(&rules::shared_scoring_conventions().imps.clause);
                let sign = Exact::whole(if side == 0 { 1 } else { -1 });
                basis.add_step(against(own, sign * datum.value, points));
                basis
            }
            ComparedWith::Divided { by } => {
                of_cross_imps(event, traveller, line, side, own, *by, points)
            }
            ComparedWith::OtherRoom => self.of_rooms(event, traveller, line, side, own, points),
            ComparedWith::Itself => {
                let mut basis = Basis::new();
                basis.add_step(format!("the score itself: {}", points.value));
                basis
            }
            ComparedWith::Nothing => of_too_few(points, traveller),
        }
    }

    /// The share of the top that an artificial score gives a side of a line; `None` if it is in
    /// IMPs.
    pub fn artificial_share(
        &self,
        event: &Event,
        traveller: &Traveller,
        line: usize,
        side: usize,
    ) -> Option<artificial::ArtificialShare> {
        let conventions = rule_book_facts::scoring_conventions(event.rules);
        artificial::artificial_share_of_top(event, self, conventions, traveller, line, side)
    }

    /// The result of the other room, and the difference.
    fn of_rooms(
        &self,
        event: &Event,
        traveller: &Traveller,
        line: usize,
        side: usize,
        own: &PlainOrWeightedScore,
        points: BoardPoints,
    ) -> Basis {
        let mut basis = Basis::new();
        let here = &event.boards[line];
        let there =
            self.line_of_other_room(event, traveller, line).map(|line| &event.boards[line].score);
        let Some(BoardLineScore::Real { north_south, east_west }) = there else {
            return basis;
        };
        let other = [east_west, north_south][side];
        let (own, other) = (own.mean(), other.mean());
        let room = here.room.map_or("here", Room::word);
        let worth = match self.plan.method {
            ScoringMethod::BoardAMatch => format!("{} of 2", points.value),
            _ => {
                basis.cite(&rules::shared_scoring_conventions().imps.clause);
                in_imps(points.value)
            }
        };
        let rooms = [format!("{own} ({room})"), format!("{other} in the other room")];
        basis.add_step(format!("{} = {}: {worth}", sum_of_terms_text(&rooms), own + other));
        basis
    }

    /// The line of the other room of a board of teams.
    pub fn line_of_other_room(
        &self,
        event: &Event,
        traveller: &Traveller,
        line: usize,
    ) -> Option<usize> {
        let [north_south, east_west] = event.boards[line].sides();
        let swapped = |other: &usize| {
            event.boards[*other].sides() == [east_west, north_south]
                && event.boards[*other].has_real_score()
        };
        traveller.lines.iter().copied().find(swapped)
    }
}

/// The basis of a datum.
pub fn datum_basis(event: &Event, traveller: &Traveller, datum: &Datum) -> Basis {
    let conventions = rule_book_facts::scoring_conventions(event.rules);
    let convention = match traveller.version {
        Some(_) => &conventions.fouled_datum,
        None => conventions.datum_rule(rule_book_facts::scoring_properties_of_event(event)),
    };
    let mut basis = Basis::new();
    if let Some(left_out) = convention.excluded_scores(datum.scores) {
        basis.cite(left_out.clause);
    }
    let middle = datum.scores - datum.low - datum.high;
    let scores = match (datum.low, datum.high) {
        (0, 0) => format!("mean of {}", counted(datum.scores, "score")),
        (low, high) => format!(
            "mean of the {} of {} ({low} lowest and {high} highest left out)",
            counted(middle, "middle score"),
            datum.scores
        ),
    };
    let rounded = if datum.mean == datum.value {
        String::new()
    } else {
        format!(", rounded to {}", datum.value)
    };
    let mean = datum.mean.to_short_text();
    basis.add_step(format!("datum {}: {scores} = {mean}{rounded}", datum.value));
    basis
}

/// The formula for the matchpoints of a board with fewer results: `18 results of 19: (M + 1) x 19 /
/// 18 - 1`.
pub fn fewer_results_basis(event: &Event, traveller: &Traveller) -> Option<Basis> {
    let convention = &rule_book_facts::scoring_conventions(event.rules).matchpoints;
    let (scores, expected) = (traveller.scores, traveller.expected);
    if scores == expected || scores == 0 {
        return None;
    }
    let mut basis = Basis::new();
    let step = match convention.fewer_results {
        FewerResultsRule::Neuberg => {
            format!("{}: (M + 1) x {expected} / {scores} - 1", results_of(scores, expected))
        }
        FewerResultsRule::Simple => {
            format!("{}: a share of {}", results_of(scores, expected), 2 * scores - 2)
        }
    };
    basis.add_cited_step(&convention.clause, &step);
    Some(basis)
}

fn results_of(scores: usize, expected: usize) -> String {
    format!("{} of {expected}", counted(scores, "result"))
}

/// `1 other`, `2 others`.
fn counted(number: usize, what: &str) -> String {
    if number == 1 { format!("1 {what}") } else { format!("{number} {what}s") }
}

fn of_too_few(points: BoardPoints, traveller: &Traveller) -> Basis {
    let mut basis = Basis::new();
    basis.add_step(format!("{} scores are too few to compare: {}", traveller.scores, points.value));
    basis
}

/// The scores of one side of a traveller.
fn field_of<'a>(
    event: &'a Event,
    traveller: &'a Traveller,
    side: usize,
) -> impl Iterator<Item = (usize, &'a PlainOrWeightedScore)> {
    traveller.lines.iter().filter_map(move |line| match &event.boards[*line].score {
        BoardLineScore::Real { north_south, east_west } => {
            Some((*line, [north_south, east_west][side]))
        }
        _ => None,
    })
}

fn of_matchpoints(
    event: &Event,
    traveller: &Traveller,
    own: &PlainOrWeightedScore,
    side: usize,
    points: BoardPoints,
    conventions: &'static ScoringConventions,
) -> Basis {
    let mut basis = Basis::new();
    basis.cite("Law 78A");
    let plain = |scored: &PlainOrWeightedScore| match scored {
        PlainOrWeightedScore::Plain(score) => Some(*score),
        PlainOrWeightedScore::Weighted(_) => None,
    };
    let (scores, expected) = (traveller.scores, traveller.expected);
    let others = scores.saturating_sub(1);
    let field: Option<Vec<i32>> =
        field_of(event, traveller, side).map(|(_, scored)| plain(scored)).collect();
    let stretched =
        scores != expected && conventions.matchpoints.fewer_results == FewerResultsRule::Neuberg;
    let won = if stretched {
        let back = Exact::ratio(scores as i128, expected as i128).unwrap_or(Exact::ZERO);
        (points.value + Exact::whole(1)) * back - Exact::whole(1)
    } else {
        points.value
    };
    let top = 2 * others;
    match plain(own).zip(field) {
        Some((own, field)) => {
            let below = field.iter().filter(|other| **other < own).count();
            let equal = field.iter().filter(|other| **other == own).count().saturating_sub(1);
            basis.add_step(format!(
                "{below} below, {equal} equal of {}: 2 x {below} + {equal} = {won} of {top}",
                counted(others, "other")
            ));
        }
        None => {
            let won = won.to_short_text();
            basis.add_step(format!(
                "compared share by share with {}: {won} of {top}",
                counted(others, "other")
            ));
        }
    }
    if stretched {
        let (won, value) = (won.to_short_text(), points.value.to_short_text());
        let most = points.most.unwrap_or(Exact::ZERO);
        basis.add_cited_step(
            &conventions.matchpoints.clause,
            format!(
                "{}: ({won} + 1) x {expected} / {scores} - 1 = {value} of {most}",
                results_of(scores, expected)
            ),
        );
    }
    basis
}

/// `420 against datum 380: 40 = 1 IMP`, share by share for a weighted score.
fn against(own: &PlainOrWeightedScore, other: Exact, points: BoardPoints) -> String {
    let shares = own.scores_with_shares();
    let datum = other.to_short_text();
    if let [(score, _)] = shares[..] {
        let difference = (Exact::whole(score) - other).to_short_text();
        return format!("{score} against {datum}: {difference} = {}", in_imps(points.value));
    }
    let terms = shares.iter().map(|(score, share)| {
        let imps = imps_of_difference(Exact::whole(*score) - other);
        let (sign, imps) = if imps < 0 { ("-", -imps) } else { ("", imps) };
        format!("{sign}{share} x {imps} (for {score})")
    });
    let terms: Vec<String> = terms.collect();
    format!("against {datum}: {} = {}", sum_of_terms_text(&terms), in_imps(points.value))
}

/// `1 IMP`, `-2 2/3 IMPs`.
fn in_imps(value: Exact) -> String {
    let one = value == Exact::whole(1) || value == Exact::whole(-1);
    format!("{} {}", value.to_short_text(), if one { "IMP" } else { "IMPs" })
}

fn of_cross_imps(
    event: &Event,
    traveller: &Traveller,
    line: usize,
    side: usize,
    own: &PlainOrWeightedScore,
    by: usize,
    points: BoardPoints,
) -> Basis {
    let conventions = rule_book_facts::scoring_conventions(event.rules);
    let mut basis = Basis::new();
    basis
        .cite(&rules::shared_scoring_conventions().imps.clause)
        .cite(&conventions.cross_imps.clause);
    let others: Vec<&PlainOrWeightedScore> = field_of(event, traveller, side)
        .filter(|(other, _)| *other != line)
        .map(|(_, scored)| scored)
        .collect();
    let each = |other: &&PlainOrWeightedScore| -> Exact {
        let mut sum = Exact::ZERO;
        for (score, share) in own.scores_with_shares() {
            for (seen, weight) in other.scores_with_shares() {
                let imps = imps_of_difference(Exact::whole(score) - Exact::whole(seen));
                sum = sum + Exact::whole(imps) * share * weight;
            }
        }
        sum
    };
    let each: Vec<Exact> = others.iter().map(each).collect();
    let sum: Exact = each.iter().copied().sum();
    let terms: Vec<String> = each
        .iter()
        .enumerate()
        .map(|(nth, imps)| match (nth, *imps < Exact::ZERO) {
            (0, _) => imps.to_short_text(),
            (_, true) => format!("- {}", (Exact::ZERO - *imps).to_short_text()),
            (_, false) => format!("+ {}", imps.to_short_text()),
        })
        .collect();
    let value = points.value.to_short_text();
    let divided = match conventions.cross_imps.divisor {
        CrossImpDivisor::None => String::new(),
        CrossImpDivisor::Comparisons => format!(", / {} = {value}", counted(by, "comparison")),
        CrossImpDivisor::Results => format!(", / {} = {value}", counted(by, "result")),
    };
    let others = counted(others.len(), "other");
    let terms = if terms.is_empty() { "0".to_string() } else { terms.join(" ") };
    basis.add_step(format!("IMPs against {others}: {terms} = {}{divided}", sum.to_short_text()));
    basis
}
