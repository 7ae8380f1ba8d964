//! Relations between columns: they decide what headings leave open, and confirm the rest.

use super::candidate::{numbers_of_column, place_column_agrees};
use super::content::CellShape;
use super::relations::{
    are_close_like_scores, are_half_of_tops_in_total, are_proportional, is_difference_of,
    is_sum_of, numbers_cancel_out, places_contradict_order, scores_never_rise,
};
use super::view::ProfiledTable;
use super::weights::weights;
use super::{MeaningEvidence, RecognisedColumn, SheetKind, Sign, Sureness, What};

/// A candidate as relations see it: column, meaning, weight and evidence.
type Weighed<'a> = (u16, What, &'a mut i32, &'a mut Vec<MeaningEvidence>);

fn agrees(words: &str) -> MeaningEvidence {
    MeaningEvidence { sign: Sign::Relation, words: words.to_string() }
}

/// What orders contestants, the most telling first.
const MEASURES: [What; 10] = [
    What::Points,
    What::Percent,
    What::Score,
    What::Vps,
    What::Imps,
    What::Best,
    What::Total,
    What::Average,
    What::Round,
    What::Week,
];

/// Decides between place and number, and between master points and matchpoints.
pub(super) fn decide_meanings_by_relations(
    view: &ProfiledTable,
    mut candidates: Vec<Weighed>,
    kind: SheetKind,
) {
    places(view, &mut candidates, kind);
    awards(view, &mut candidates);
    rivals(view, &mut candidates);
}

/// Of two columns that could be the score, the one that places and the order of rows follow.
fn rivals(view: &ProfiledTable, candidates: &mut [Weighed]) {
    let places: Vec<u16> = view.columns_with_meaning(What::Place);
    let follows = |column: u16| {
        let ranked = places.iter().map(|place| place_column_agrees(view, *place, column));
        let ranked: Vec<Option<bool>> = ranked.collect();
        // Few places, or shared ones, tell nothing: then the order of the rows does.
        let told = ranked.iter().any(Option::is_some);
        ranked.contains(&Some(true)) || !told && scores_never_rise(numbers_of_column(view, column))
    };
    let measures: Vec<(u16, What)> = candidates
        .iter()
        .filter(|one| MEASURES.contains(&one.1) && !matches!(one.1, What::Round | What::Week))
        .map(|one| (one.0, one.1))
        .collect();
    for (column, what, weight, why) in candidates {
        let rival = measures.iter().any(|(other, same)| other != column && same == what);
        if rival && follows(*column) {
            **weight += weights().relation.ranks;
            why.push(agrees("the places follow it, not the other column of this kind"));
        }
    }
}

/// A place agrees with the scores, a number only counts the rows.
fn places(view: &ProfiledTable, candidates: &mut [Weighed], kind: SheetKind) {
    let (relation, certain) = (&weights().relation, weights().sureness.certain);
    let measures = measures_of(candidates);
    let explicit = candidates.iter().any(|one| one.1 == What::Place && *one.2 >= certain);
    let sorted =
        measures.first().is_some_and(|column| scores_never_rise(numbers_of_column(view, *column)));
    let doubtful: Vec<u16> = candidates
        .iter()
        .filter(|one| one.1 == What::Place && !explicit && kind != SheetKind::Entries)
        .map(|one| one.0)
        .collect();
    for (column, what, weight, why) in candidates {
        let Some(profile) = view.column_profile(*column) else { continue };
        let runs = profile.numbers_run_from_one() || profile.numbers_never_fall();
        let ranks = |measure: &u16| place_column_agrees(view, *column, *measure) == Some(true);
        let against = doubtful.contains(column)
            && measures.iter().any(|measure| {
                let (places, scores) =
                    (numbers_of_column(view, *column), numbers_of_column(view, *measure));
                places_contradict_order(places, scores) && !ranks(measure)
            });
        let ranked = doubtful.contains(column) && !against && measures.iter().any(ranks);
        match *what {
            What::Place if **weight < certain && !explicit && runs && sorted => {
                **weight += relation.in_order;
                why.push(agrees("it numbers the rows, which are in order of score"));
            }
            What::Place if **weight < certain && against => **weight -= relation.ranks,
            What::Place if **weight < certain && ranked => **weight += relation.ranks,
            What::Place if **weight < certain => **weight -= relation.unproved,
            What::Number if ranked && !runs => {
                **weight -= relation.ranks;
                why.push(agrees("it agrees with the scores, unlike numbers"));
            }
            What::Number if **weight < certain && profile.filled * 10 < profile.rows * 7 => {
                **weight -= relation.unproved;
                why.push(agrees("many have none, but every contestant has a number"));
            }
            What::Number if **weight < certain && profile.numbers_run_from_one() => {
                **weight += relation.counts;
                why.push(agrees("it numbers the rows"));
            }
            What::Number if !ranked && profile.has_numbers_in_no_order() => {
                **weight += relation.counts;
                why.push(agrees("every contestant has another one, in no order"));
            }
            What::Id if profile.numbers_run_from_one() => {
                **weight -= relation.counts;
                why.push(agrees("it only numbers the rows"));
            }
            _ => {}
        }
    }
}

/// Percentages are in proportion to matchpoints, not to master points.
fn awards(view: &ProfiledTable, candidates: &mut [Weighed]) {
    let (relation, certain) = (&weights().relation, weights().sureness.certain);
    let percents: Vec<u16> = candidates
        .iter()
        .filter(|one| one.1 == What::Percent && *one.2 >= certain)
        .map(|one| one.0)
        .collect();
    let scores = |column: u16| {
        percents.iter().any(|percent| {
            are_proportional(numbers_of_column(view, column), numbers_of_column(view, *percent))
        })
    };
    let other_score = candidates.iter().any(|one| {
        matches!(one.1, What::Score | What::Points) && *one.2 >= certain && scores(one.0)
    });
    let tops: Vec<u16> =
        candidates.iter().filter(|one| one.1 == What::Max).map(|one| one.0).collect();
    let of_tops = |column: u16| {
        tops.iter().any(|top| {
            *top != column
                && are_half_of_tops_in_total(
                    numbers_of_column(view, column),
                    numbers_of_column(view, *top),
                )
        })
    };
    let measures: std::collections::BTreeSet<u16> = candidates
        .iter()
        .filter(|one| MEASURES.contains(&one.1) && *one.2 >= weights().sureness.likely)
        .map(|one| one.0)
        .collect();
    let alone = |column: u16| {
        measures.iter().all(|measure| *measure == column)
            && are_close_like_scores(numbers_of_column(view, column))
    };
    for (column, what, weight, why) in candidates {
        match *what {
            What::Masterpoints if scores(*column) => **weight -= relation.no_award,
            What::Masterpoints if of_tops(*column) || alone(*column) => {
                **weight -= relation.no_award;
            }
            What::Score | What::Points if scores(*column) => {
                **weight += relation.proportion;
                why.push(agrees("the percentages are in proportion to it"));
            }
            What::Score | What::Points if of_tops(*column) => {
                **weight += relation.proportion;
                why.push(agrees("together they make half of all the tops"));
            }
            What::Masterpoints if other_score || few(view, *column) => {
                **weight += relation.award;
                why.push(agrees("another column is in proportion to the percentages, or only the top places have any"));
            }
            _ => {}
        }
    }
}

/// The columns that may order contestants, the most telling first.
fn measures_of(candidates: &[Weighed]) -> Vec<u16> {
    let mut found = Vec::new();
    for what in MEASURES {
        let said =
            candidates.iter().filter(|one| one.1 == what && *one.2 >= weights().sureness.likely);
        found.extend(said.map(|one| one.0));
    }
    found
}

/// Whether at most two thirds of the rows have a number, as with master points.
fn few(view: &ProfiledTable, column: u16) -> bool {
    view.column_profile(column).is_some_and(|profile| {
        profile.filled > 0
            && profile.percent_filled() <= 67
            && profile.percent_of_shape(CellShape::Number) >= 90
    })
}

/// Adds what agrees to the evidence, and doubts a place that contradicts every score.
pub(super) fn confirm_meanings_by_relations(view: &ProfiledTable, chosen: &mut [RecognisedColumn]) {
    let of = |chosen: &[RecognisedColumn], what: What| {
        chosen.iter().find(|column| column.meaning.what == what).map(|column| column.column)
    };
    let measures: Vec<u16> = MEASURES.iter().filter_map(|what| of(chosen, *what)).collect();
    if let Some(place) = of(chosen, What::Place) {
        let ranked: Vec<Option<bool>> =
            measures.iter().map(|measure| place_column_agrees(view, place, *measure)).collect();
        let agree = ranked.contains(&Some(true));
        let against = !agree && ranked.contains(&Some(false));
        for column in chosen.iter_mut().filter(|column| column.column == place) {
            if agree {
                column.evidence.push(agrees("it agrees with the scores"));
            } else if against && column.sure == Sureness::Certain {
                column.sure = Sureness::Likely;
                let words = "it does not agree with the scores".to_string();
                column.evidence.push(MeaningEvidence { sign: Sign::Contradiction, words });
            }
        }
    }
    let rounds: Vec<&[Option<i64>]> = chosen
        .iter()
        .filter(|column| matches!(column.meaning.what, What::Round | What::Week | What::Opponent))
        .map(|column| numbers_of_column(view, column.column))
        .collect();
    let total = [What::Total, What::Points, What::Vps, What::Score, What::Best]
        .into_iter()
        .filter_map(|what| of(chosen, what))
        .find(|column| rounds.len() >= 2 && is_sum_of(numbers_of_column(view, *column), &rounds));
    let difference =
        of(chosen, What::Difference).zip(of(chosen, What::For)).zip(of(chosen, What::Against));
    let differs = difference.is_some_and(|((difference, plus), minus)| {
        is_difference_of(
            numbers_of_column(view, difference),
            numbers_of_column(view, plus),
            numbers_of_column(view, minus),
        )
    });
    let scores = of(chosen, What::NsScore).zip(of(chosen, What::EwScore));
    let mirrored = scores.is_some_and(|(one, other)| {
        numbers_cancel_out(numbers_of_column(view, one), numbers_of_column(view, other))
    });
    for column in chosen.iter_mut() {
        match column.meaning.what {
            _ if Some(column.column) == total => {
                column.evidence.push(agrees("it is the total of the rounds or opponents"))
            }
            What::Difference if differs => column.evidence.push(agrees("it is for minus against")),
            What::NsScore | What::EwScore if mirrored => {
                column.evidence.push(agrees("what one side wins the other loses"))
            }
            _ => {}
        }
    }
}
