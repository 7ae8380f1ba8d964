//! Sentences about the scoring of boards and the sums of contestants, with clauses.

use crate::award_texts;
use engine::rules::rule_book_facts;
use engine::rules::scoring_rules::{FewerResultsRule, ScoringConventions};
use engine::scoring::{
    ComparedWith, ContestantScore, Datum, ScoringMethod, SessionScore, Traveller,
};
use model::{AdjustmentAmountKind, BoardLineScore, Exact, Unit, sum_of_terms_text};

use super::board_page_parts::{
    BoardScoredEvent, noun_with_number, number_text, signed_number_text,
};

/// The scoring of an event in sentences.
pub(super) fn scoring_sentences(played: &BoardScoredEvent<'_>) -> String {
    let conventions = rule_book_facts::scoring_conventions(played.event.rules);
    let texts = played.texts;
    let citing = |key, clause: &str| texts.fill(key, &[("clause", clause)]);
    let mut said = vec![match played.worked.plan.method {
        ScoringMethod::Matchpoints => texts.text("how-matchpoints"),
        ScoringMethod::Butler => citing(
            "how-butler",
            &conventions
                .datum_rule(rule_book_facts::scoring_properties_of_event(played.event))
                .clause,
        ),
        ScoringMethod::CrossImps => citing("how-cross-imps", &conventions.cross_imps.clause),
        ScoringMethod::Teams => texts.text("how-teams"),
        ScoringMethod::BoardAMatch => texts.text("how-board-a-match"),
        ScoringMethod::Aggregate => texts.text("how-aggregate"),
    }];
    said.extend(fewer_results(played, conventions));
    said.extend(artificial(played, conventions));
    said.join(" ")
}

/// The treatment of boards with fewer results, if there are any.
fn fewer_results(
    played: &BoardScoredEvent<'_>,
    conventions: &ScoringConventions,
) -> Option<String> {
    let short = |traveller: &Traveller| is_short(traveller);
    if played.worked.plan.method != ScoringMethod::Matchpoints
        || !played.worked.travellers.iter().any(short)
    {
        return None;
    }
    let clause = &conventions.matchpoints.clause;
    let key = match conventions.matchpoints.fewer_results {
        FewerResultsRule::Neuberg => "how-neuberg",
        FewerResultsRule::Simple => "how-simple",
    };
    Some(played.texts.fill(key, &[("clause", clause)]))
}

fn is_short(traveller: &Traveller) -> bool {
    (1..traveller.expected).contains(&traveller.scores)
}

/// The values of artificial scores, if there are any.
fn artificial(played: &BoardScoredEvent<'_>, conventions: &ScoringConventions) -> Option<String> {
    let given = |score: &BoardLineScore| {
        matches!(score, BoardLineScore::Artificial { .. } | BoardLineScore::Fouled)
    };
    if !played.event.boards.iter().any(|line| given(&line.score)) {
        return None;
    }
    let plan = played.worked.plan;
    if plan.method.has_maximum() {
        let amounts = &conventions.artificial;
        let key = match (amounts.allows_own_average(), amounts.own_average) {
            (true, _) => "how-artificial-own",
            (_, true) => "how-artificial-own-minus",
            _ => "how-artificial",
        };
        let [plus, average, minus] =
            [amounts.plus, amounts.average, amounts.minus].map(|amount| shown(played, amount));
        let values = [
            ("plus", &*plus),
            ("average", &*average),
            ("minus", &*minus),
            ("clause", &*amounts.clause),
        ];
        return Some(played.texts.fill(key, &values));
    }
    let amounts = &conventions.artificial_imps;
    let (plus, clause) = match plan.method {
        ScoringMethod::Teams => (amounts.teams, &amounts.teams_clause),
        _ => (amounts.pairs, &amounts.pairs_clause),
    };
    let plus = played.texts.localise_number(&signed_number_text(plus)).into_owned();
    Some(played.texts.fill("how-artificial-imps", &[("plus", &plus), ("clause", clause)]))
}

/// A number in the language.
fn shown(played: &BoardScoredEvent<'_>, value: Exact) -> String {
    played.texts.localise_number(&number_text(value)).into_owned()
}

/// What the lines of a traveller were compared with.
pub(super) fn traveller_comparison_text(
    played: &BoardScoredEvent<'_>,
    traveller: &Traveller,
) -> String {
    let texts = played.texts;
    let [scores, expected] = [traveller.scores, traveller.expected].map(|count| count.to_string());
    let mut said = Vec::new();
    said.extend(
        traveller.version.map(|version| texts.fill("traveller-version", &[("version", version)])),
    );
    match &traveller.against {
        ComparedWith::Others { top } => {
            said.push(texts.fill("traveller-top", &[("top", &shown(played, *top))]));
            if is_short(traveller) {
                let values = [("scores", &*scores), ("expected", &*expected)];
                said.push(texts.fill("traveller-compared", &values));
                let conventions = rule_book_facts::scoring_conventions(played.event.rules);
                if conventions.matchpoints.fewer_results == FewerResultsRule::Neuberg {
                    let clause = ("clause", &*conventions.matchpoints.clause);
                    let [scores, expected] = values;
                    said.push(texts.fill("traveller-neuberg", &[scores, expected, clause]));
                }
            }
        }
        ComparedWith::Datum(datum) => said.push(of_datum(played, traveller, datum)),
        ComparedWith::Divided { by } => {
            let values = [("scores", &*scores), ("by", &by.to_string())];
            said.push(texts.fill("traveller-divided", &values));
        }
        ComparedWith::OtherRoom | ComparedWith::Itself => {}
        ComparedWith::Nothing => {
            if played.event.boards.iter().any(|line| line.has_real_score()) {
                said.push(texts.text("traveller-too-few"));
            }
        }
    }
    said.join(" ")
}

/// A datum with its calculation and the scores left out.
fn of_datum(played: &BoardScoredEvent<'_>, traveller: &Traveller, datum: &Datum) -> String {
    let kept = datum.scores - datum.low - datum.high;
    let texts = played.texts;
    let (value, mean) =
        (number_text(datum.value), format!("{}", datum.mean).replace('-', "\u{2212}"));
    let values = [("value", &*value), ("mean", &*mean)];
    let mut text = match datum.value == datum.mean {
        true => texts.text_for_count_with("datum-mean", kept, &values[..1]),
        false => texts.text_for_count_with("datum-rounded", kept, &values),
    };
    if datum.low + datum.high > 0 {
        let [all, low, high] = [datum.scores, datum.low, datum.high].map(|count| count.to_string());
        let left_out = left_out(played, traveller, datum)
            .unwrap_or_else(|| texts.fill("datum-ends", &[("low", &*low), ("high", &*high)]));
        let values = [("number", &*all), ("scores", &*left_out)];
        text.push_str(&texts.fill("datum-left-out", &values));
    } else if datum.scores > traveller.scores {
        text.push_str(&texts.text("datum-others"));
    }
    format!("{text} ({}).", datum.clause)
}

/// The scores that a datum leaves out, if it was computed from this traveller alone.
fn left_out(played: &BoardScoredEvent<'_>, traveller: &Traveller, datum: &Datum) -> Option<String> {
    let scores =
        traveller.lines.iter().filter_map(|line| played.event.boards[*line].north_south_score());
    let mut scores: Vec<Exact> = scores.collect();
    if scores.len() != datum.scores {
        return None;
    }
    scores.sort_unstable();
    let ends = scores[..datum.low].iter().chain(&scores[scores.len() - datum.high..]);
    Some(ends.map(|score| number_text(*score)).collect::<Vec<String>>().join(", "))
}

/// The sum of a contestant's boards or matches, with the calculation.
pub(super) fn score_sum_text(played: &BoardScoredEvent<'_>, entry: usize) -> String {
    let (texts, scores) = (played.texts, &played.outcome.scores);
    let Some(score) = &scores.of_entry[entry] else { return texts.text("sum-none") };
    let mut text = match scores.unit {
        Unit::Percent => shares(played, score),
        unit => {
            let parts: Vec<&SessionScore> = score.parts.iter().filter(|part| part.counts).collect();
            let sum: Exact = parts.iter().map(|part| part.score.value).sum();
            let each = parts.iter().map(|part| shown(played, part.score.value));
            let each: Vec<String> = each.collect();
            let total =
                format!("{} {}", shown(played, sum), texts.translate_fixed_word(unit.title()));
            match each.len() {
                0 | 1 => total,
                _ => format!("{} = {total}", sum_of_terms_text(&each)),
            }
        }
    };
    for adjustment in played.event.adjustments.iter().filter(|known| known.entry == entry) {
        let Some(amount) = adjustment.amount else { continue };
        let unit = match adjustment.kind {
            AdjustmentAmountKind::Score(unit) => unit,
            AdjustmentAmountKind::OfEvent => scores.unit,
            AdjustmentAmountKind::Warning => continue,
        };
        let amount = award_texts::signed_adjustment_text(amount.value, unit);
        let amount = format!(
            "{} {}",
            texts.localise_number(&amount),
            texts.translate_fixed_word(unit.title())
        );
        text.push_str(&texts.fill("sum-adjusted", &[("amount", &amount)]));
        if let Some(reason) = &adjustment.reason {
            text.push_str(&format!(" ({reason})"));
        }
    }
    if !score.adjustments.is_empty() {
        text.push_str(&format!(
            " = {} {}",
            texts.localise_number(&award_texts::score_text(score.total, scores.unit)),
            texts.translate_fixed_word(scores.unit.title())
        ));
    }
    if let (Some(full), Some(factored)) = (played.full, factored(played, entry)) {
        let values = [("value", &*shown(played, factored)), ("full", &*shown(played, full))];
        text.push_str(&texts.fill("sum-scaled", &values));
    }
    let left_out = score.parts.iter().filter(|part| !part.counts).count();
    if left_out > 0 {
        let (all, best) = (score.parts.len(), score.parts.len() - left_out);
        let values = [("best", &*best.to_string()), ("all", &*all.to_string())];
        text.push_str(&texts.fill("sum-best", &values));
    }
    format!("{text}.")
}

/// The matchpoints of a contestant with fewer boards, scaled to all boards.
fn factored(played: &BoardScoredEvent<'_>, entry: usize) -> Option<Exact> {
    let (scores, full) = (&played.outcome.scores, played.full?);
    let counting = scores.of_entry[entry].as_ref()?.parts.iter().filter(|part| part.counts);
    let possible: Exact = counting.filter_map(|part| part.max).map(|max| max.value).sum();
    scores.matchpoints_scaled_to_maximum(entry, full).filter(|_| possible < full)
}

/// Matchpoints and their maximum, by session if there are several.
fn shares(played: &BoardScoredEvent<'_>, score: &ContestantScore) -> String {
    let (texts, scores) = (played.texts, &played.outcome.scores);
    let of = |value: Exact, most: Exact| {
        let share = (value * Exact::whole(100)).checked_div(most).unwrap_or(Exact::ZERO);
        let [value, most] = [value, most].map(|amount| shown(played, amount));
        let share = share.to_fixed(2);
        let values =
            [("value", &*value), ("most", &*most), ("share", &*texts.localise_number(&share))];
        texts.fill("sum-share", &values)
    };
    let counting = || score.parts.iter().filter(|part| part.counts);
    let most = |part: &SessionScore| part.max.map_or(Exact::ZERO, |max| max.value);
    let (value, possible) =
        (counting().map(|part| part.score.value).sum(), counting().map(most).sum());
    let mut text = format!("{} ", texts.text("sum-matchpoints"));
    if counting().count() > 1 {
        for part in counting() {
            let name = noun_with_number(
                texts.translate_fixed_word("Session"),
                &scores.sessions[part.session],
            );
            text.push_str(&format!("{name}: {}; ", of(part.score.value, most(part))));
        }
        text.push_str(&texts.text("sum-together"));
        text.push(' ');
    }
    text.push_str(&of(value, possible));
    text
}
