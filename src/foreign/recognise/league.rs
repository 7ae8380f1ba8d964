//! Matches played, won, drawn and lost, told by how their numbers add up.

use super::content::{ONE, Shape};
use super::relations::{league_points, sums};
use super::view::View;

/// The columns of a league table.
pub(super) struct League {
    pub(super) played: u16,
    pub(super) won: u16,
    pub(super) drawn: u16,
    pub(super) lost: u16,
    pub(super) points: u16,
}

/// Four columns side by side, of which the first or the last is the sum of the others, and
/// points that follow from them.
pub(super) fn found(view: &View) -> Option<League> {
    let small: Vec<u16> = view
        .columns()
        .filter(|(_, _, profile)| {
            profile.filled >= 3
                && profile.share(Shape::Whole) >= 90
                && profile.numbers_that(|number| (0..=99 * ONE).contains(&number)) >= 90
        })
        .map(|(column, ..)| column)
        .collect();
    let points: Vec<u16> = view
        .columns()
        .filter(|(_, _, profile)| profile.filled >= 3 && profile.share(Shape::Number) >= 90)
        .map(|(column, ..)| column)
        .collect();
    small.windows(4).find_map(|four| {
        if four[3] - four[0] != 3 {
            return None;
        }
        let numbers =
            |column: u16| view.profile(column).map_or(&[][..], |profile| &profile.numbers[..]);
        if !sums(numbers(four[0]), &[numbers(four[1]), numbers(four[2]), numbers(four[3])]) {
            return None;
        }
        let from = |won: u16, drawn: u16| {
            points.iter().copied().find(|points| {
                *points > four[3] && league_points(numbers(*points), numbers(won), numbers(drawn))
            })
        };
        [(1, 2, 3), (1, 3, 2)].into_iter().find_map(|(won, drawn, lost)| {
            let points = from(four[won], four[drawn])?;
            Some(League {
                played: four[0],
                won: four[won],
                drawn: four[drawn],
                lost: four[lost],
                points,
            })
        })
    })
}
