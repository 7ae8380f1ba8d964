//! The rating of a player after a tournament: the games that count, the score to be expected from
//! them, the change and the new rating (B.02 8.3); the first rating of an unrated player (8.2).

use engine::scoring::RatingMonth;
use swiss::performance::Performance;
use swiss::rating_tables;

use model::crosstable::{Contestant, Crosstable, PlayerGameResult, RoundResult};
use model::{
    Basis, BasisStep, Event, Exact, RatedPlayer, RatingChange, StableSort, sum_of_terms_text,
};

use super::coefficient::{self, DevelopmentCoefficient};
use super::figures::{FirstRatingRules, RatingRulesEdition, rating_regulations};
use super::periods::RatingPeriods;

/// A game against a rated opponent.
struct Met {
    rating: u32,
    /// Twice the points of the game, so that a draw is a whole number.
    halves: u32,
}

/// The games of a player.
struct Games {
    /// The games against rated opponents, which count.
    met: Vec<Met>,
    /// Rounds that do not, with the reason.
    without: Vec<String>,
}

impl Games {
    /// The games of some rounds, from 1, with the ratings of their periods.
    fn of_rounds(
        edition: &RatingRulesEdition,
        table: &Crosstable,
        periods: &RatingPeriods,
        own: &Contestant,
        rounds: &[usize],
    ) -> Games {
        let mut games = Games { met: Vec::new(), without: Vec::new() };
        for round in rounds {
            let Some(round_result) = own.round_results.get(round - 1) else { continue };
            let (opponent, result, rated) = match *round_result {
                RoundResult::Game { opponent, result, rated, .. } => (opponent, result, rated),
                RoundResult::Unfinished { .. } => {
                    games.without.push(format!("round {round} unfinished"));
                    continue;
                }
                _ => {
                    games.without.push(format!("round {round} not played"));
                    continue;
                }
            };
            match edition.listed_rating(periods.rating_in_month(
                table,
                opponent,
                periods.month_of_round(*round),
            )) {
                _ if !rated => games.without.push(format!("round {round} without a move each")),
                None => games.without.push(format!("round {round} against an unrated player")),
                Some(rating) => games.met.push(Met { rating, halves: halves(result) }),
            }
        }
        games
    }

    fn halves(&self) -> u32 {
        self.met.iter().map(|met| met.halves).sum()
    }

    fn score(&self) -> Exact {
        Exact::whole(self.halves()) / 2
    }

    fn performance(&self) -> Option<Performance> {
        let ratings: Vec<i32> = self.met.iter().map(|met| signed(met.rating)).collect();
        Performance::against(&ratings, signed(self.halves()))
    }
}

fn halves(result: PlayerGameResult) -> u32 {
    match result {
        PlayerGameResult::Win => 2,
        PlayerGameResult::Draw => 1,
        PlayerGameResult::Loss => 0,
    }
}

fn signed(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX / 4)
}

/// What a tournament does to the rating of a contestant, a position of the crosstable.
pub(super) fn rate_player(
    edition: &'static RatingRulesEdition,
    event: &Event,
    table: &Crosstable,
    periods: &RatingPeriods,
    player: usize,
) -> RatedPlayer {
    let own = &table.contestants[player];
    let rounds: Vec<usize> = (1..=table.played).collect();
    let games = Games::of_rounds(edition, table, periods, own, &rounds);
    let mut basis = Basis::new();
    let mut of_periods: Vec<RatingChange> = Vec::new();
    for (month, rounds) in periods.rounds_by_month(table.played) {
        let Some(rating) = edition.listed_rating(periods.rating_in_month(table, player, month))
        else {
            continue;
        };
        let games = Games::of_rounds(edition, table, periods, own, &rounds);
        let is_given = month.is_some_and(|month| periods.has_list_of_month(player, month));
        if let Some(month) = month {
            say_period(is_given, month, rating, &rounds, &mut basis);
        }
        let mut change = of_rated(edition, event, own, rating, &games, &mut basis);
        if let Some(last) = of_periods.last().filter(|_| !is_given) {
            // No list shows what the months before brought.
            let gained = |own: &RatingChange| Some(signed(own.after?) - signed(own.before?));
            let after = gained(&change).zip(last.after).map(|(own, after)| signed(after) + own);
            change.after = after.and_then(|after| u32::try_from(after).ok());
        }
        of_periods.push(change);
    }
    if of_periods.len() > 1
        && let Some(last) = of_periods.last()
    {
        let after = last.after.map_or("none".to_string(), |after| after.to_string());
        let step = BasisStep::new("new rating after all months").with_result(after);
        basis.add_cited_step(&rating_regulations().periods.clause, step);
    }
    let figures = together(of_periods, &games).unwrap_or_else(|| {
        let first = periods.rounds_by_month(table.played).into_keys().next().flatten();
        say_below_floor(edition, periods.rating_in_month(table, player, first), &mut basis);
        of_unrated(edition, &games, &mut basis)
    });
    if let Some(own) = games.performance() {
        let step = BasisStep::new(format!("performance for {} %", own.percent));
        let step = step.with_arithmetic(sum_of_terms_text(&[
            own.opponents.to_string(),
            own.difference.to_string(),
        ]));
        basis.add_cited_step(
            &rating_regulations().performance.clause,
            step.with_result(own.rating()),
        );
    }
    if !games.without.is_empty() {
        basis.add_step(format!("not counted: {}", games.without.join(", ")));
    }
    RatedPlayer { entry: own.entry, figures, basis }
}

/// Says by what list a month is rated.
fn say_period(
    is_given: bool,
    month: RatingMonth,
    rating: u32,
    rounds: &[usize],
    basis: &mut Basis,
) {
    let rounds: Vec<String> = rounds.iter().map(usize::to_string).collect();
    let named = if rounds.len() == 1 { "round" } else { "rounds" };
    let step = BasisStep::new(format!("{month}, {named} {}", rounds.join(", ")));
    let note = if is_given { "" } else { "no later list is given for this month" };
    let step = step.with_result(format!("rating {rating}")).with_note(note);
    basis.add_cited_step(&rating_regulations().periods.clause, step);
}

/// The figures of all periods in one: the rating before the first and after the last, and the sums; `None`
/// for nobody who was rated in one.
fn together(periods: Vec<RatingChange>, games: &Games) -> Option<RatingChange> {
    periods.into_iter().reduce(|sum, own| RatingChange {
        before: sum.before,
        games: sum.games + own.games,
        score: sum.score + own.score,
        expected: sum.expected.zip(own.expected).map(|(sum, own)| sum + own),
        k: sum.k.filter(|k| Some(*k) == own.k),
        change: sum.change.zip(own.change).map(|(sum, own)| sum + own),
        after: own.after,
        performance: games.performance().map(Performance::rating),
    })
}

/// The figures of a rated player.
fn of_rated(
    edition: &'static RatingRulesEdition,
    event: &Event,
    own: &Contestant,
    rating: u32,
    games: &Games,
    basis: &mut Basis,
) -> RatingChange {
    let expected = expected(edition, rating, games, basis);
    let count = games.met.len() as u32;
    let DevelopmentCoefficient { mut k, why, clause } =
        coefficient::development_coefficient(edition, event, &event.entries[own.entry], rating);
    let step = BasisStep::new(format!("K {k}")).with_note(why);
    basis.add_cited_step(clause, step);
    if let Some(lower) = coefficient::lowered_coefficient(k, count) {
        let most = rating_regulations().coefficient.most_with_games;
        let step = BasisStep::new(format!("{count} games with K {k} are more than {most}"));
        basis.add_cited_step(&edition.coefficient_clause, step.with_result(format!("K {lower}")));
        k = lower;
    }
    let change = Exact::whole(k) * (games.score() - expected);
    let step = BasisStep::new("change").with_arithmetic(format!(
        "{k} x ({} - {})",
        games.score(),
        expected.to_fixed(2)
    ));
    basis.add_cited_step(&edition.expected_clause, step.with_result(with_sign(change)));
    let after = Exact::whole(rating) + change.rounded(0);
    let step = BasisStep::new("new rating")
        .with_arithmetic(sum_of_terms_text(&[rating.to_string(), change.to_string()]));
    let note = if change.is_whole() { "" } else { "rounded once, halves away from zero" };
    basis.add_cited_step(&edition.rounding_clause, step.with_result(after).with_note(note));
    let is_listed = after >= Exact::whole(edition.floor);
    if !is_listed {
        let step = format!("below {} the player is unrated on the next list", edition.floor);
        basis.add_cited_step(&edition.floor_clause, step);
    }
    RatingChange {
        before: Some(rating),
        games: count,
        score: games.score(),
        expected: Some(expected),
        k: Some(k),
        change: Some(change),
        after: u32::try_from(after.numerator()).ok().filter(|_| is_listed),
        performance: games.performance().map(Performance::rating),
    }
}

/// The score to be expected from some games.
fn expected(
    edition: &'static RatingRulesEdition,
    rating: u32,
    games: &Games,
    basis: &mut Basis,
) -> Exact {
    let limited = limited(edition, rating, games);
    let mut percent = 0;
    let mut terms = Vec::with_capacity(games.met.len());
    for (met, limited) in games.met.iter().zip(&limited) {
        let real = signed(rating) - signed(met.rating);
        let counted = if *limited { real.signum() * signed(edition.limit) } else { real };
        let own = rating_tables::expected_score_percent(counted);
        percent += own;
        let note = match limited {
            true => format!(", {} counts as {}", real.abs(), edition.limit),
            false => String::new(),
        };
        terms.push(format!("{} ({}{note})", hundredths(own).to_fixed(2), met.rating));
    }
    let expected = hundredths(percent);
    let step = BasisStep::new("expected")
        .with_arithmetic(terms.join(" + "))
        .with_result(expected.to_fixed(2));
    if limited.contains(&true) {
        basis.add_cited_step(&edition.limit_clause, "differences are limited");
    }
    basis.add_cited_step(&edition.expected_clause, step);
    expected
}

fn hundredths(percent: i32) -> Exact {
    Exact::whole(percent) / 100
}

/// The games whose difference of ratings is limited.
fn limited(edition: &RatingRulesEdition, rating: u32, games: &Games) -> Vec<bool> {
    let above = |met: &Met| met.rating.abs_diff(rating) > edition.limit;
    let mut limited: Vec<bool> = games.met.iter().map(above).collect();
    if edition.real_from.is_some_and(|from| rating >= from) {
        limited.fill(false);
    }
    if let Some(most) = edition.upgrades {
        let helps = |nth: &usize| limited[*nth] && games.met[*nth].rating < rating;
        let mut helped: Vec<usize> = (0..limited.len()).filter(helps).collect();
        // The lowest rated opponents make the greatest differences.
        helped.arrange_by_key(|nth| games.met[*nth].rating);
        helped.iter().skip(most).for_each(|nth| limited[*nth] = false);
    }
    limited
}

/// Says why a player with a rating counts as unrated.
fn say_below_floor(edition: &'static RatingRulesEdition, rating: Option<u32>, basis: &mut Basis) {
    let Some(rating) = rating else { return };
    let step = format!("{rating} is below {} and counts as unrated", edition.floor);
    basis.add_cited_step(&edition.floor_clause, step);
    let rise = &rating_regulations().rise;
    let risen = rise.new_rating(rating);
    if edition.from >= rise.on && risen != Exact::whole(rating) {
        let step = BasisStep::new(format!("a rating of a list before {} rose", rise.on))
            .with_arithmetic(format!("{rating} + {} x ({} - {rating})", rise.share, rise.below));
        basis.add_cited_step(&rise.clause, step.with_result(risen));
    }
}

/// The figures of an unrated player, who can get a first rating.
fn of_unrated(
    edition: &'static RatingRulesEdition,
    games: &Games,
    basis: &mut Basis,
) -> RatingChange {
    let count = games.met.len() as u32;
    let after = edition.first.as_ref().and_then(|first| first_rating(edition, first, games, basis));
    if edition.first.is_none() {
        basis.add_step("unrated: first ratings of this edition are not computed");
    }
    RatingChange {
        games: count,
        score: games.score(),
        after,
        performance: games.performance().map(Performance::rating),
        ..RatingChange::default()
    }
}

/// The first rating (B.02 8.2); `None` if there is none yet.
fn first_rating(
    edition: &'static RatingRulesEdition,
    first: &'static FirstRatingRules,
    games: &Games,
    basis: &mut Basis,
) -> Option<u32> {
    let count = games.met.len() as u32;
    if count < first.games {
        let step = format!("{count} of {} games against rated opponents", first.games);
        basis.add_cited_step(&first.games_clause, step);
        return None;
    }
    if games.halves() == 0 {
        basis.add_cited_step(
            &first.clause,
            "no points: a first event without points is disregarded",
        );
        return None;
    }
    let all = games.met.iter().map(|met| met.rating).chain(first.drawn_with.iter().copied());
    let all: Vec<Exact> = all.map(Exact::whole).collect();
    let average = all.iter().copied().sum::<Exact>() / all.len() as u32;
    let halves = games.halves() + first.drawn_with.len() as u32;
    let step = BasisStep::new(match first.drawn_with.as_slice() {
        [] => "average of the opponents".to_string(),
        drawn => format!("average of the opponents and {} drawn games", drawn.len()),
    });
    let terms: Vec<String> = all.iter().map(Exact::to_string).collect();
    let sum = format!("({}) / {}", sum_of_terms_text(&terms), all.len());
    basis.add_cited_step(
        &first.clause,
        step.with_arithmetic(sum).with_result(average.to_short_text()),
    );
    let above = halves.saturating_sub(all.len() as u32);
    let (difference, why) = match first.half_point.filter(|_| above > 0) {
        Some(each) => (signed(each * above), format!("{above} half points above half")),
        None => {
            let percent = (Exact::whole(halves * 50) / all.len() as u32).rounded(0);
            let percent = u32::try_from(percent.numerator()).unwrap_or_default();
            (rating_tables::rating_difference_for_score(percent), format!("{percent} %"))
        }
    };
    basis.add_cited_step(
        &first.clause,
        BasisStep::new("difference of ratings").with_arithmetic(why).with_result(difference),
    );
    limited_first(edition, first, average, difference, basis)
}

/// A first rating within its limits.
fn limited_first(
    edition: &'static RatingRulesEdition,
    first: &'static FirstRatingRules,
    average: Exact,
    difference: i32,
    basis: &mut Basis,
) -> Option<u32> {
    let exact = average + Exact::whole(difference);
    let most = first.most.map(Exact::whole);
    let rating = most.map_or(exact.rounded(0), |most| exact.rounded(0).min(most));
    let step = BasisStep::new("first rating")
        .with_arithmetic(sum_of_terms_text(&[average.to_short_text(), difference.to_string()]));
    let note = match most {
        Some(most) if exact > most => format!("at most {most}"),
        _ => String::new(),
    };
    basis.add_cited_step(&first.clause, step.with_result(rating).with_note(note));
    if rating < Exact::whole(edition.floor) {
        let step = format!("below {} the player stays unrated", edition.floor);
        basis.add_cited_step(&edition.floor_clause, step);
        return None;
    }
    u32::try_from(rating.numerator()).ok()
}

/// A change with its sign.
fn with_sign(change: Exact) -> String {
    if change > Exact::ZERO { format!("+{change}") } else { change.to_string() }
}
