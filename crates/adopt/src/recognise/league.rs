//! Matches played, won, drawn and lost, told by how their numbers add up.

use super::What;
use super::content::CellShape;
use super::numbers::{ONE_IN_TEN_THOUSANDTHS, TenThousandths};
use super::relations::{are_league_points, is_sum_of};
use super::view::ProfiledTable;

/// The columns of a league table, or of the wins, draws and losses in a ranking.
pub(super) struct LeagueColumns {
    pub(super) played: Option<u16>,
    pub(super) won: u16,
    pub(super) drawn: u16,
    pub(super) lost: u16,
    pub(super) points: Option<u16>,
}

/// Orders in which won, drawn and lost stand.
const ORDERS: [[usize; 3]; 4] = [[0, 1, 2], [0, 2, 1], [2, 1, 0], [1, 0, 2]];

/// Columns side by side of which the first is the sum of the others, or of which headings
/// say that they are won, drawn and lost; points follow from them, or headings tell the order.
pub(super) fn find_league_columns(view: &ProfiledTable) -> Option<LeagueColumns> {
    let counts: Vec<u16> = view
        .columns()
        .filter(|(_, _, profile)| {
            profile.filled >= 3
                && profile.percent_of_shape(CellShape::Whole) >= 90
                && profile.percent_of_numbers_that(|number| {
                    (0..=99 * ONE_IN_TEN_THOUSANDTHS).contains(&number)
                }) >= 90
        })
        .map(|(column, ..)| column)
        .collect();
    let four = counts.windows(4).filter(|four| four[3] - four[0] == 3).find_map(|four| {
        let parts = [numbers(view, four[1]), numbers(view, four[2]), numbers(view, four[3])];
        let adds_up = is_sum_of(numbers(view, four[0]), &parts);
        adds_up.then(|| ordered(view, Some(four[0]), [four[1], four[2], four[3]])).flatten()
    });
    four.or_else(|| {
        let said = |column: &u16| {
            let head = view.block.heads.get(column);
            head.is_some_and(|head| {
                [What::Won, What::Drawn, What::Lost]
                    .iter()
                    .any(|what| head.weight_of_meaning(*what) > 0)
            })
        };
        counts
            .windows(3)
            .filter(|three| three[2] - three[0] == 2 && three.iter().all(said))
            .find_map(|three| ordered(view, None, [three[0], three[1], three[2]]))
    })
}

fn numbers<'a>(view: &'a ProfiledTable, column: u16) -> &'a [Option<TenThousandths>] {
    view.column_profile(column).map_or(&[][..], |profile| &profile.numbers[..])
}

/// Which of three columns is won, drawn and lost: by the points, else by the headings.
fn ordered(view: &ProfiledTable, played: Option<u16>, three: [u16; 3]) -> Option<LeagueColumns> {
    let points = |won: u16, drawn: u16| {
        let measures = view.columns().filter(|(column, head, profile)| {
            *column > three[2]
                && profile.percent_of_shape(CellShape::Number) >= 90
                && !head.likely_means(What::Against)
        });
        let mut measures = measures.map(|(column, ..)| column);
        measures.find(|points| {
            are_league_points(numbers(view, *points), numbers(view, won), numbers(view, drawn))
        })
    };
    let said = |column: u16, what: What| {
        view.block.heads.get(&column).is_some_and(|head| head.weight_of_meaning(what) > 0)
    };
    let made = |order: [usize; 3], points: Option<u16>| {
        let [won, drawn, lost] = order.map(|at| three[at]);
        LeagueColumns { played, won, drawn, lost, points }
    };
    let told = |order: &[usize; 3]| {
        said(three[order[0]], What::Won)
            && said(three[order[1]], What::Drawn)
            && said(three[order[2]], What::Lost)
    };
    let proved = |order: &[usize; 3]| points(three[order[0]], three[order[1]]);
    let both = ORDERS
        .iter()
        .filter(|order| told(order))
        .find_map(|order| proved(order).map(|points| made(*order, Some(points))));
    both.or_else(|| {
        ORDERS
            .iter()
            .find(|order| told(order))
            .map(|order| made(*order, None))
            .filter(|_| played.is_some())
    })
    .or_else(|| {
        ORDERS
            .iter()
            .find_map(|order| proved(order).map(|points| made(*order, Some(points))))
            .filter(|_| played.is_some())
    })
}
