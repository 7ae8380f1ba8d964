//! The ratings and title norms after a tournament on the page of its event.

use serde::Serialize;

use crate::language::LanguageTexts;
use crate::{award_texts, words};
use engine::awards::ComputedEvent;
use model::{Basis, Exact, NormState, RatedPlayer, TitleNorm};

use super::board_page_parts::entries_in_standings_order;
use super::contestants::Contestants;
use super::shown_event::EventPageSource;

/// The ratings of an event's players.
#[derive(Serialize)]
pub(super) struct RatingsOfEvent {
    /// The rules and their edition.
    by: String,
    rows: Vec<Row>,
    norms: Vec<NormRow>,
}

/// A title norm, in the order of standings.
#[derive(Serialize)]
struct NormRow {
    name: String,
    key: String,
    title: String,
    state: String,
    /// The result, or what makes it.
    told: String,
    why: String,
    clauses: String,
}

/// A player, in the order of standings.
#[derive(Serialize)]
struct Row {
    name: String,
    key: String,
    before: String,
    games: String,
    score: String,
    expected: String,
    k: String,
    change: String,
    after: String,
    performance: String,
    /// The derivation, with its clauses.
    why: String,
    clauses: String,
}

/// The ratings of an event; `None` if it is not rated.
pub(super) fn ratings_of_event(
    event: EventPageSource<'_>,
    outcome: &ComputedEvent,
) -> Option<RatingsOfEvent> {
    let ratings = outcome.ratings.as_ref()?;
    let contestants = Contestants::new(event.people, event.record, outcome);
    let entries = || entries_in_standings_order(outcome).into_iter();
    let rated = entries().filter_map(|entry| ratings.rated_player_of_entry(entry));
    let norms = entries().flat_map(|entry| ratings.norms_of_entry(entry));
    Some(RatingsOfEvent {
        by: words::with_full_stop(&ratings.ground.sentence()),
        rows: rated.map(|rated| row_of(&contestants, rated)).collect(),
        norms: norms.map(|norm| norm_of(event.texts, &contestants, norm)).collect(),
    })
}

fn norm_of(texts: &LanguageTexts, contestants: &Contestants<'_>, norm: &TitleNorm) -> NormRow {
    let own = &norm.figures;
    NormRow {
        name: contestants.name(norm.entry),
        key: contestants.player_page_key(norm.entry).to_string(),
        title: own.title.to_string(),
        state: texts.translate_fixed_word(own.state.word()).to_string(),
        told: match own.state {
            NormState::Possible => own.needs.to_string(),
            NormState::Made | NormState::Missed => {
                let (games, performance) = (own.games.to_string(), own.performance.to_string());
                let score = award_texts::chess_points_text(own.score);
                let values =
                    [("score", &*score), ("games", &*games), ("performance", &*performance)];
                texts.fill("norm-result", &values)
            }
        },
        why: words::with_full_stop(&norm.basis.sentence()),
        clauses: clauses_of(&norm.basis),
    }
}

fn clauses_of(basis: &Basis) -> String {
    basis.cited_clauses().join(", ")
}

fn row_of(contestants: &Contestants<'_>, rated: &RatedPlayer) -> Row {
    let own = &rated.figures;
    let number = |number: Option<u32>| number.map(|own| own.to_string()).unwrap_or_default();
    Row {
        name: contestants.name(rated.entry),
        key: contestants.player_page_key(rated.entry).to_string(),
        before: number(own.before),
        games: own.games.to_string(),
        score: award_texts::chess_points_text(own.score),
        expected: own.expected.map(|expected| expected.to_fixed(2)).unwrap_or_default(),
        k: number(own.k),
        change: own.change.map(signed).unwrap_or_default(),
        after: number(own.after),
        performance: own.performance.map(|own| own.to_string()).unwrap_or_default(),
        why: words::with_full_stop(&rated.basis.sentence()),
        clauses: clauses_of(&rated.basis),
    }
}

/// A change with its sign.
fn signed(change: Exact) -> String {
    match change.to_decimal() {
        text if change > Exact::ZERO => format!("+{text}"),
        text => text.replacen('-', "\u{2212}", 1),
    }
}
