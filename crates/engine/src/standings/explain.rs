//! The basis of a place: how its score came about, and what separated it from equal ones.

use crate::scoring::diplomacy::{DiplomacyGames, diplomacy_game_title};
use crate::scoring::{ContestantScore, Scores};
use model::{Basis, DecimalsOrFractions, Exact, Unit, sum_of_terms_text};

use super::standing::{RankingList, Standing};

/// Why a contestant has its place: the sum of its score, and who is better.
pub fn explain_place(scores: &Scores, list: &RankingList, standing: &Standing) -> Basis {
    let mut basis = Basis::new();
    let fate = scores.knockout_progress(standing.entry);
    if let Some(diplomacy) = scores.diplomacy_games() {
        say_games(&mut basis, diplomacy, scores, list, standing);
        return basis;
    }
    match (fate, &scores.of_entry[standing.entry]) {
        (Some(fate), _) => {
            for step in &fate.told {
                basis.add_step(step);
            }
            basis.add_step(format!("rounds come through: {}", fate.survived));
        }
        (None, Some(score)) => drop(basis.add_step(sum(scores, score, standing.score))),
        (None, None) => {}
    }
    let brought = scores.of_entry[standing.entry].as_ref().and_then(|own| own.brought.as_ref());
    if let Some(brought) = brought {
        basis.append_with_bracketed_clauses(brought);
    }
    let ranked = list.standings.len();
    let did = if fate.is_some() { "came further" } else { "scored more" };
    let ahead = list.standings.iter().filter(|other| other.score > standing.score).count();
    let others = match ahead {
        0 => format!("nobody {did}"),
        1 => format!("1 contestant {did}"),
        many => format!("{many} contestants {did}"),
    };
    if !standing.play_off.is_empty() {
        let equal = list.standings.iter().filter(|other| other.score == standing.score).count();
        let won = standing.play_off.iter().map(u32::to_string).collect::<Vec<_>>().join(", then ");
        let better = standing.place as usize - 1 - ahead;
        basis.add_step(format!(
            "level with {} and played off: {won} won, {better} better in the play-off",
            equal - 1
        ));
    }
    say_tie_breaks(&mut basis, list, standing, fate.is_none());
    let shared =
        if standing.tied > 1 { format!(", {} share it", standing.tied) } else { String::new() };
    basis.add_step(format!("{others}: place {} of {ranked}{shared}", standing.place));
    basis
}

/// How games of Diplomacy make a place: the arithmetic of each, and players with the same sum (NZDC
/// 1999, B.3).
fn say_games(
    basis: &mut Basis,
    diplomacy: &DiplomacyGames,
    scores: &Scores,
    list: &RankingList,
    standing: &Standing,
) {
    let Some(score) = &scores.of_entry[standing.entry] else { return };
    for (scored, seat, played) in diplomacy.games_of_entry(standing.entry) {
        let (game, power) =
            (diplomacy_game_title(&scored.game), scored.game.seats[seat].power.name());
        let what = format!("{game} as {power}, {}", played.kind.name());
        let mut steps = played.told.iter().cloned();
        basis.add_cited_step("B.1", steps.next().unwrap_or_default().with_input(what));
        steps.for_each(|step| {
            basis.add_step(step);
        });
    }
    let whole = sum(scores, score, standing.score);
    basis.add_cited_step("B.3", &whole);
    let ranked = list.standings.len();
    let ahead = list.standings.iter().filter(|other| other.score > standing.score).count();
    let level = list.standings.iter().filter(|other| other.score == standing.score).count() - 1;
    if level > 0 {
        let better = standing.place as usize - 1 - ahead;
        let measures = standing.measures.iter().map(|measure| {
            let value = measure.value.map_or("none".to_string(), Exact::to_decimal);
            format!("{} {value}", measure.name)
        });
        let measures = measures.collect::<Vec<_>>().join(", ");
        basis.add_step(format!("level with {level}, {better} better by {measures}"));
    }
    let shared = match standing.tied {
        1 => String::new(),
        tied => format!(", {tied} share it"),
    };
    let others = match ahead {
        0 => "nobody scored more".to_string(),
        1 => "1 contestant scored more".to_string(),
        many => format!("{many} contestants scored more"),
    };
    basis.add_step(format!("{others}: place {} of {ranked}{shared}", standing.place));
}

/// The tie-breaks of a contestant, and which of them decided. Without any, what ranked `by_points`
/// alone can only be the organiser's places.
fn say_tie_breaks(basis: &mut Basis, list: &RankingList, standing: &Standing, by_points: bool) {
    let level =
        |other: &&Standing| (other.score, &other.play_off) == (standing.score, &standing.play_off);
    let level: Vec<&Standing> = list.standings.iter().filter(level).collect();
    if standing.tie_breaks.is_empty() {
        if by_points && standing.tied < level.len() as u32 {
            let better = level.iter().filter(|other| other.place < standing.place).count();
            basis.add_step(format!(
                "level with {}, {better} better by the organiser's places, since no games are known",
                level.len() - 1
            ));
        }
        return;
    }
    if level.len() > 1 {
        let better = level.iter().filter(|other| other.place < standing.place).count();
        basis.add_step(format!("level with {}, {better} better by tie-breaks", level.len() - 1));
        for (sense, place) in
            [("behind", above(&level, standing)), ("ahead of", below(&level, standing))]
        {
            let told = place.and_then(|other| Some((other.place, decided(standing, other)?)));
            if let Some((place, told)) = told {
                basis.add_step(format!("{sense} place {place} by {told}"));
            }
        }
    }
    for broken in standing.tie_breaks.iter().filter(|broken| !broken.basis.is_empty()) {
        basis.append_with_bracketed_clauses(&broken.basis);
    }
}

/// The next better of some level contestants.
fn above<'a>(level: &[&'a Standing], own: &Standing) -> Option<&'a Standing> {
    let better = level.iter().copied().filter(|other| other.place < own.place);
    better.max_by_key(|other| other.place)
}

/// The next worse of some level contestants.
fn below<'a>(level: &[&'a Standing], own: &Standing) -> Option<&'a Standing> {
    let worse = level.iter().copied().filter(|other| other.place > own.place);
    worse.min_by_key(|other| other.place)
}

/// The tie-break that decided between two level contestants, with both values: `BH-C1 (11 against
/// 12)`.
fn decided(own: &Standing, other: &Standing) -> Option<String> {
    let both = own.tie_breaks.iter().zip(&other.tie_breaks);
    let (one, two) = both.into_iter().find(|(one, two)| one.value != two.value)?;
    let told = |value: Option<Exact>| value.map_or("none".to_string(), |value| value.to_string());
    Some(format!("{} ({} against {})", one.by.code(), told(one.value), told(two.value)))
}

/// The terms of penalties and bonuses.
fn adjustments(
    score: &ContestantScore,
    notation: DecimalsOrFractions,
) -> impl Iterator<Item = String> + '_ {
    score.adjustments.iter().map(move |adjusted| {
        let why = adjusted
            .basis
            .as_ref()
            .map(|basis| format!(" ({}, {})", basis.sentence(), basis.cited_clauses().join(", ")));
        let amount = notation.format(adjusted.amount.value);
        format!("{amount} adjustment{}", why.unwrap_or_default())
    })
}

/// `57.25 % = (60 + 54.5) / 2, the best 2 of 3 games; 41 does not count`.
fn averaged(scores: &Scores, score: &ContestantScore, whole: &str) -> String {
    let named = |counts: bool| -> Vec<String> {
        let parts = score.parts.iter().filter(|part| part.counts == counts);
        parts
            .map(|part| match scores.sessions.get(part.session) {
                Some(game) => {
                    format!("{} in {game}", DecimalsOrFractions::Cut.format(part.score.value))
                }
                None => DecimalsOrFractions::Cut.format(part.score.value),
            })
            .collect()
    };
    let (counting, others) = (named(true), named(false));
    let (count, all) = (counting.len(), score.parts.len());
    let sum = format!("score {whole} = ({}) / {count}", sum_of_terms_text(&counting));
    match &others[..] {
        [] => sum,
        _ => format!("{sum}, the best {count} of {all} games, without {}", others.join(", ")),
    }
}

/// `57.25 = 30 + 27.25`, with the sessions that do not count and the adjustments.
fn sum(scores: &Scores, score: &ContestantScore, total: Exact) -> String {
    let unit = scores.unit.title();
    let of_boards = scores.board_scoring().is_some();
    let numbers = score.parts.iter().flat_map(|part| {
        [Some(part.score.value), part.max.map(|max| max.value)].into_iter().flatten()
    });
    let amounts = score.adjustments.iter().map(|adjusted| adjusted.amount.value);
    let notation = match scores.unit {
        Unit::Percent => DecimalsOrFractions::Cut,
        _ => DecimalsOrFractions::for_numbers(numbers.chain(amounts).chain([total])),
    };
    let shown = |number: Exact| notation.format(number);
    let whole = match scores.unit {
        Unit::Percent if of_boards || scores.averaged => total.to_fixed(2),
        _ => shown(total),
    };
    let terms: Vec<String> = score
        .parts
        .iter()
        .map(|part| {
            let number = match part.max {
                Some(max) => format!("{} of {}", shown(part.score.value), shown(max.value)),
                None => shown(part.score.value),
            };
            if part.counts { number } else { format!("({number} does not count)") }
        })
        .chain(adjustments(score, notation))
        .collect();
    if scores.averaged {
        return averaged(scores, score, &format!("{whole} {unit}"));
    }
    if terms.len() == 1 && score.parts[0].max.is_none() {
        format!("score {whole} {unit}")
    } else {
        format!("score {whole} {unit} = {}", sum_of_terms_text(&terms))
    }
}
