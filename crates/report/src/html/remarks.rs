//! Sentences about the scoring of boards and the sums of contestants, with clauses.

use crate::award_texts;
use engine::rules::book;
use engine::rules::scoring::{FewerResultsRule, ScoringConventions};
use engine::scoring::{ComparedWith, Datum, Score, ScoringMethod, SessionScore, Traveller};
use model::{AdjustmentKind, Exact, LineScore, Unit, sum_text};

use super::played::{Played, named, number, signed};

/// The scoring of an event in sentences.
pub(super) fn how(played: &Played<'_>) -> String {
    let conventions = book::conventions(played.event.rules);
    let mut said = vec![match played.worked.plan.method {
        ScoringMethod::Matchpoints => {
            "Matchpoints: 2 for each result of the board that is worse, 1 for each that is equal (Law 78A)."
                .to_string()
        }
        ScoringMethod::Butler => format!(
            "IMPs (Law 78B) of each score against the board\u{2019}s datum ({}).",
            conventions.datum(book::occasion(played.event)).clause
        ),
        ScoringMethod::CrossImps => format!(
            "IMPs (Law 78B) of each score against every other score of the board, divided ({}).",
            conventions.cross_imps.clause
        ),
        ScoringMethod::Teams => "IMPs of the difference between the two rooms (Law 78B).".to_string(),
        ScoringMethod::BoardAMatch => {
            "Each board is won, drawn or lost against the other room: 2, 1 or 0.".to_string()
        }
        ScoringMethod::Aggregate => "Total points: the scores of all boards added up.".to_string(),
    }];
    said.extend(fewer_results(played, conventions));
    said.extend(artificial(played, conventions));
    said.join(" ")
}

/// The treatment of boards with fewer results, if there are any.
fn fewer_results(played: &Played<'_>, conventions: &ScoringConventions) -> Option<String> {
    let short = |traveller: &Traveller| is_short(traveller);
    if played.worked.plan.method != ScoringMethod::Matchpoints
        || !played.worked.travellers.iter().any(short)
    {
        return None;
    }
    let clause = &conventions.matchpoints.clause;
    Some(match conventions.matchpoints.fewer_results {
        FewerResultsRule::Neuberg => format!(
            "Where A results of a board can be compared and others have E, M matchpoints became (M + 1) \u{d7} E / A \u{2212} 1 ({clause})."
        ),
        FewerResultsRule::Simple => format!(
            "On a board with fewer results than the others, matchpoints count as a share of its own top ({clause})."
        ),
    })
}

fn is_short(traveller: &Traveller) -> bool {
    (1..traveller.expected).contains(&traveller.scores)
}

/// The values of artificial scores, if there are any.
fn artificial(played: &Played<'_>, conventions: &ScoringConventions) -> Option<String> {
    let given =
        |score: &LineScore| matches!(score, LineScore::Artificial { .. } | LineScore::Fouled);
    if !played.event.boards.iter().any(|line| given(&line.score)) {
        return None;
    }
    let plan = played.worked.plan;
    if plan.method.has_maximum() {
        let amounts = &conventions.artificial;
        let own = match (amounts.allows_own_average(), amounts.own_average) {
            (true, _) => {
                ", or the contestant\u{2019}s own average of the session where that is better for A+ or worse for A\u{2212}"
            }
            (_, true) => {
                ", for A\u{2212} the contestant\u{2019}s own average of the session where that is worse"
            }
            _ => "",
        };
        return Some(format!(
            "A+, A and A\u{2212} are artificial scores of {}, {} and {} %{own} ({}).",
            number(amounts.plus),
            number(amounts.average),
            number(amounts.minus),
            amounts.clause
        ));
    }
    let amounts = &conventions.artificial_imps;
    let (plus, clause) = match plan.method {
        ScoringMethod::Teams => (amounts.teams, &amounts.teams_clause),
        _ => (amounts.pairs, &amounts.pairs_clause),
    };
    Some(format!(
        "A+, A and A\u{2212} are artificial scores; average plus on one board is {} IMPs ({clause}).",
        signed(plus)
    ))
}

/// What the lines of a traveller were compared with.
pub(super) fn of_traveller(played: &Played<'_>, traveller: &Traveller) -> String {
    let mut said = Vec::new();
    said.extend(traveller.version.map(|version| {
        format!("Version {version} of a fouled board, compared with its own results only.")
    }));
    match &traveller.against {
        ComparedWith::Others { top } => {
            said.push(format!("Top {}.", number(*top)));
            if is_short(traveller) {
                let (scores, expected) = (traveller.scores, traveller.expected);
                said.push(format!("{scores} of {expected} results can be compared."));
                let conventions = book::conventions(played.event.rules);
                if conventions.matchpoints.fewer_results == FewerResultsRule::Neuberg {
                    said.push(format!(
                        "M matchpoints became (M + 1) \u{d7} {expected} / {scores} \u{2212} 1 ({}).",
                        conventions.matchpoints.clause
                    ));
                }
            }
        }
        ComparedWith::Datum(datum) => said.push(of_datum(played, traveller, datum)),
        ComparedWith::Divided { by } => {
            said.push(format!("{} scores; the sum of IMPs is divided by {by}.", traveller.scores))
        }
        ComparedWith::OtherRoom | ComparedWith::Itself => {}
        ComparedWith::Nothing => {
            if played.event.boards.iter().any(|line| line.has_real_score()) {
                said.push("Too few scores to be compared.".to_string());
            }
        }
    }
    said.join(" ")
}

/// A datum with its calculation and the scores left out.
fn of_datum(played: &Played<'_>, traveller: &Traveller, datum: &Datum) -> String {
    let kept = datum.scores - datum.low - datum.high;
    let mut text = format!("Datum {}", number(datum.value));
    let scores = if kept == 1 { "1 score".to_string() } else { format!("{kept} scores") };
    let mean = format!("{}", datum.mean).replace('-', "\u{2212}");
    if datum.value == datum.mean {
        text.push_str(&format!(": the mean of {scores}"));
    } else {
        text.push_str(&format!(": the mean of {scores} is {mean}, rounded"));
    }
    if datum.low + datum.high > 0 {
        let left_out = match left_out(played, traveller, datum) {
            Some(scores) => scores,
            None => format!("the {} lowest and the {} highest", datum.low, datum.high),
        };
        text.push_str(&format!("; left out of {}: {left_out}", datum.scores));
    } else if datum.scores > traveller.scores {
        text.push_str(", including those of other tables");
    }
    format!("{text} ({}).", datum.clause)
}

/// The scores that a datum leaves out, if it was computed from this traveller alone.
fn left_out(played: &Played<'_>, traveller: &Traveller, datum: &Datum) -> Option<String> {
    let scores = traveller.lines.iter().filter_map(|line| played.event.boards[*line].shown_score());
    let mut scores: Vec<Exact> = scores.collect();
    if scores.len() != datum.scores {
        return None;
    }
    scores.sort_unstable();
    let ends = scores[..datum.low].iter().chain(&scores[scores.len() - datum.high..]);
    Some(ends.map(|score| number(*score)).collect::<Vec<String>>().join(", "))
}

/// The sum of a contestant's boards or matches, with the calculation.
pub(super) fn sum_of(played: &Played<'_>, entry: usize) -> String {
    let scores = &played.outcome.scores;
    let Some(score) = &scores.of_entry[entry] else { return "No score.".to_string() };
    let mut text = match scores.unit {
        Unit::Percent => shares(played, score),
        unit => {
            let parts: Vec<&SessionScore> = score.parts.iter().filter(|part| part.counts).collect();
            let sum: Exact = parts.iter().map(|part| part.score.value).sum();
            let each: Vec<String> = parts.iter().map(|part| number(part.score.value)).collect();
            let total = format!("{} {}", number(sum), unit.title());
            match each.len() {
                0 | 1 => total,
                _ => format!("{} = {total}", sum_text(&each)),
            }
        }
    };
    for adjustment in played.event.adjustments.iter().filter(|known| known.entry == entry) {
        let Some(amount) = adjustment.amount else { continue };
        let unit = match adjustment.kind {
            AdjustmentKind::Score(unit) => unit,
            AdjustmentKind::OfEvent => scores.unit,
            AdjustmentKind::Warning => continue,
        };
        text.push_str(&format!(
            "; adjusted by {} {}",
            award_texts::signed(amount.value, unit),
            unit.title()
        ));
        if let Some(reason) = &adjustment.reason {
            text.push_str(&format!(" ({reason})"));
        }
    }
    if !score.adjustments.is_empty() {
        text.push_str(&format!(
            " = {} {}",
            award_texts::score(score.total, scores.unit),
            scores.unit.title()
        ));
    }
    if let (Some(full), Some(factored)) = (played.full, factored(played, entry)) {
        text.push_str(&format!("; scaled to all boards: {} of {}", number(factored), number(full)));
    }
    let left_out = score.parts.iter().filter(|part| !part.counts).count();
    if left_out > 0 {
        text.push_str(&format!(
            "; the best {} of {} count",
            score.parts.len() - left_out,
            score.parts.len()
        ));
    }
    format!("{text}.")
}

/// The matchpoints of a contestant with fewer boards, scaled to all boards.
fn factored(played: &Played<'_>, entry: usize) -> Option<Exact> {
    let (scores, full) = (&played.outcome.scores, played.full?);
    let counting = scores.of_entry[entry].as_ref()?.parts.iter().filter(|part| part.counts);
    let possible: Exact = counting.filter_map(|part| part.max).map(|max| max.value).sum();
    scores.factored_to(entry, full).filter(|_| possible < full)
}

/// Matchpoints and their maximum, by session if there are several.
fn shares(played: &Played<'_>, score: &Score) -> String {
    let scores = &played.outcome.scores;
    let of = |value: Exact, most: Exact| {
        let share = (value * Exact::whole(100)).checked_div(most).unwrap_or(Exact::ZERO);
        format!("{} of {} = {} %", number(value), number(most), share.to_fixed(2))
    };
    let counting = || score.parts.iter().filter(|part| part.counts);
    let most = |part: &SessionScore| part.max.map_or(Exact::ZERO, |max| max.value);
    let (value, possible) =
        (counting().map(|part| part.score.value).sum(), counting().map(most).sum());
    let mut text = String::from("Matchpoints ");
    if counting().count() > 1 {
        for part in counting() {
            let name = named("Session", &scores.sessions[part.session]);
            text.push_str(&format!("{name}: {}; ", of(part.score.value, most(part))));
        }
        text.push_str("together ");
    }
    text.push_str(&of(value, possible));
    text
}
