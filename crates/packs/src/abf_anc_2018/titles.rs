//! Titles and Playoff Qualifying Points by a list of standings.

use std::sync::Arc;

use super::{AwardCase, contenders};
use crate::abf_anc_2018::figures::PlayoffPointsByPlace;
use engine::standings::Standing;
use model::{Award, AwardKind, Basis, DecimalsOrFractions, Exact, Place, Unit};

/// Players of a pair who can win: the entered partnership. Others on the row are substitutes.
const PARTNERS: usize = 2;

/// The title of a list for each partner of the first pair; `told` names it. Who is out of the
/// contest is skipped (3.7, 21.2, 22). If the winner's awards are withheld, nobody gets the title.
pub(super) fn title_awards(
    case: &AwardCase<'_>,
    standings: &[Standing],
    withheld: &dyn Fn(usize) -> bool,
    clause: &'static str,
    told: &str,
) -> Vec<Award> {
    let is_in = |one: &&Standing| contenders::reason_out_of_contest(case, one.entry).is_none();
    let contest: Vec<&Standing> = standings.iter().filter(is_in).collect();
    let contest = || contest.iter().copied();
    let Some(first) = contest().map(|standing| standing.place).min() else { return Vec::new() };
    let ranked = contest().count();
    let winners: Vec<&Standing> = contest().filter(|standing| standing.place == first).collect();
    let shared = match winners.len() {
        1 => String::new(),
        many => format!(", shared by {many}"),
    };
    let of_winner = |standing: &Standing| {
        let mut basis = Basis::new();
        let unit = case.scores.unit.title();
        let score = shown(case, standing);
        let step = format!("{told}: place 1 of {ranked} with {score} {unit}{shared}");
        basis.add_cited_step(clause, &step);
        let (entry, kind) = (standing.entry, AwardKind::Title);
        let place = Place { number: 1, tied: winners.len() as u32 };
        let mut awards = to_partners(case, entry, place, kind, Exact::ZERO, basis, |_| true);
        awards.iter_mut().for_each(|award| award.title = told.into());
        awards
    };
    let winners = winners.iter().filter(|standing| !withheld(standing.entry));
    winners.flat_map(|standing| of_winner(standing)).collect()
}

/// Whether a pair can get Playoff Qualifying Points.
pub(super) fn is_eligible_for_playoff_points(case: &AwardCase<'_>, entry: usize) -> bool {
    let own = &case.event.entries[entry];
    let players = own.players.len().min(PARTNERS);
    let can = (0..players).any(|player| own.can_earn_pqp(player));
    can && contenders::reason_out_of_contest(case, entry).is_none()
}

/// Playoff Qualifying Points of the first eligible pairs. Pairs with equal scores share the points
/// of their places, even if a tie-break separated them (22.4).
pub(super) fn playoff_point_awards(
    case: &AwardCase<'_>,
    standings: &[Standing],
    withheld: &dyn Fn(usize) -> bool,
    scale: &'static PlayoffPointsByPlace,
) -> Vec<Award> {
    let can = |entry: usize, player: usize| case.event.entries[entry].can_earn_pqp(player);
    let eligible: Vec<&Standing> = standings
        .iter()
        .filter(|standing| is_eligible_for_playoff_points(case, standing.entry))
        .collect();
    let clause_of_ties = &case.regulations.butler.tie_clause;
    let mut awards = Vec::new();
    let mut before = 0;
    for level in eligible.chunk_by(|a, b| a.score == b.score) {
        let places = before..before + level.len();
        before += level.len();
        let points: Vec<Exact> = places
            .clone()
            .map(|place| scale.points.get(place).copied().unwrap_or(Exact::ZERO))
            .collect();
        let sum: Exact = points.iter().copied().sum();
        let Some(share) = sum.checked_div(Exact::whole(level.len() as i128)) else { continue };
        if share.is_zero() {
            break;
        }
        for standing in level.iter().filter(|standing| !withheld(standing.entry)) {
            let mut basis = Basis::new();
            let place = places.start + 1;
            let of = eligible.len();
            match level.len() {
                1 => {
                    let step = format!("place {place} of {of} eligible pairs: {share} PQP");
                    basis.add_cited_step(&scale.clause, &step);
                }
                many => {
                    let notation =
                        DecimalsOrFractions::for_numbers(points.iter().copied().chain([share]));
                    let terms: Vec<String> =
                        points.iter().map(|term| notation.format(*term)).collect();
                    let step = format!(
                        "{many} eligible pairs of {of} level at {} {} on places {place} to {}: ({}) / {many} = {} PQP",
                        shown(case, standing),
                        case.scores.unit.title(),
                        places.end,
                        terms.join(" + "),
                        notation.format(share)
                    );
                    basis.add_cited_step(&scale.clause, &step).cite(clause_of_ties);
                }
            }
            let (entry, kind) = (standing.entry, AwardKind::Pqp);
            let shared = Place { number: place as u32, tied: level.len() as u32 };
            let can = |player| can(entry, player);
            awards.extend(to_partners(case, entry, shared, kind, share, basis, can));
        }
    }
    awards
}

/// A score in words: exact victory points are shown with two decimals.
fn shown(case: &AwardCase<'_>, standing: &Standing) -> String {
    match case.scores.unit {
        Unit::Vps => standing.score.rounded(2).to_decimal(),
        _ => standing.score.to_short_text(),
    }
}

/// An award for each eligible partner of a pair.
fn to_partners(
    case: &AwardCase<'_>,
    entry: usize,
    place: Place,
    kind: AwardKind,
    points: Exact,
    basis: Basis,
    can: impl Fn(usize) -> bool,
) -> Vec<Award> {
    let basis = Arc::new(basis);
    let players = case.event.entries[entry].players.len();
    let most = if case.event.is_of_teams() { players } else { players.min(PARTNERS) };
    let award = |player| Award {
        entry,
        player,
        place: place.number,
        tied: place.tied,
        kind,
        title: Box::default(),
        points,
        basis: Arc::clone(&basis),
        portions: Vec::new(),
    };
    (0..most).filter(|player| can(*player)).map(award).collect()
}
