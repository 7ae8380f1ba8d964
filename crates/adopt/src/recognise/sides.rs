//! The two sides of a pairing: white and black, home and away, winner and loser.

use super::What;
use super::content::CellShape;
use super::grid::ColumnSpan;
use super::numbers::{ONE_IN_TEN_THOUSANDTHS, TenThousandths};
use super::paired_names::are_sides_of_matches;
use super::view::ProfiledTable;

/// The columns of the two sides of a pairing or match.
#[derive(Clone, Debug)]
pub(super) struct SideColumns {
    /// White, home or the winner, and the column that names that side; mostly the left one.
    pub(super) left: SideNameColumn,
    /// What the other side is, and its column.
    pub(super) right: SideNameColumn,
    /// The columns that tell of each side, its name included.
    pub(super) left_columns: ColumnSpan,
    pub(super) right_columns: ColumnSpan,
}

/// A side of matches, and the column that names it.
#[derive(Clone, Copy, Debug)]
pub(super) struct SideNameColumn {
    /// White, home, the winner or the other side.
    pub(super) what: What,
    pub(super) column: u16,
}

impl SideNameColumn {
    /// Two sides with the names of both.
    fn both(whats: [What; 2], columns: [u16; 2]) -> [SideNameColumn; 2] {
        [0, 1].map(|side| SideNameColumn { what: whats[side], column: columns[side] })
    }
}

impl SideColumns {
    /// The columns that name the sides, from the left.
    pub(super) fn name_columns(&self) -> (u16, u16) {
        (self.left.column.min(self.right.column), self.left.column.max(self.right.column))
    }

    /// Two that belong to the sides as they stand, home or white first.
    pub(super) fn order_home_first<T>(&self, [one, other]: [T; 2]) -> [T; 2] {
        if self.left.column < self.right.column { [one, other] } else { [other, one] }
    }
}

/// The sides, where the table has two.
pub(super) fn find_side_columns(view: &ProfiledTable) -> Option<SideColumns> {
    let pairs = [[What::White, What::Black], [What::Home, What::Away], [What::Winner, What::Loser]];
    let said = pairs.into_iter().find_map(|both| {
        let [left, right] = both.map(|what| view.columns_with_meaning(what));
        let left = left.into_iter().find(|column| words(view, *column))?;
        let right = right.into_iter().find(|column| words(view, *column) && *column != left)?;
        Some(SideNameColumn::both(both, [left, right]))
    });
    let [left, right] = said.or_else(|| twice(view))?;
    let mut columns = spread(view, left.column.min(right.column), left.column.max(right.column));
    if left.column > right.column {
        columns.reverse();
    }
    let [left_columns, right_columns] = columns;
    Some(SideColumns { left, right, left_columns, right_columns })
}

fn words(view: &ProfiledTable, column: u16) -> bool {
    view.column_profile(column)
        .is_some_and(|profile| profile.percent_of_shape(CellShape::Words) >= 60)
}

/// Names that stand twice, with a result or a mark between or behind them.
fn twice(view: &ProfiledTable) -> Option<[SideNameColumn; 2]> {
    let named = [What::Name, What::Team, What::Names, What::Surname, What::Player];
    let (what, columns) = named.into_iter().find_map(|what| {
        let mut columns = view.columns_with_meaning(what);
        columns.sort_unstable();
        columns.retain(|column| words(view, *column));
        (columns.len() == 2).then_some((what, columns))
    })?;
    const TEAMS: [What; 2] = [What::Home, What::Away];
    const PLAYERS: [What; 2] = [What::White, What::Black];
    let (left, right) = (columns[0], columns[1]);
    let both = |whats| Some(SideNameColumn::both(whats, [left, right]));
    let same = view.block.heads.get(&left)?.text() == view.block.heads.get(&right)?.text();
    if game_point_columns(view, left, right).is_some() {
        let whats = if what == What::Team { TEAMS } else { PLAYERS };
        return both(whats);
    }
    let result = !view.columns_with_meaning(What::Result).is_empty();
    let versus = view.columns().any(|(column, _, profile)| {
        left < column
            && column < right
            && profile.distinct == 1
            && profile.texts.iter().all(|text| {
                text.is_empty()
                    || matches!(
                        text.to_lowercase().trim_matches('.'),
                        "v" | "vs"
                            | "-"
                            | "–"
                            | ":"
                            | "x"
                            | "gegen"
                            | "contre"
                            | "contra"
                            | "tegen"
                            | "mot"
                    )
            })
    });
    let met = || scores_behind(view, right) || have_met(view, [left, right]);
    if what == What::Team && same && met() {
        return both(TEAMS);
    }
    if !(result || versus) || !same && !versus && what != What::Player {
        return None;
    }
    if what == What::Team {
        return both(TEAMS);
    }
    if what == What::Player {
        return both([What::Player; 2]);
    }
    both(PLAYERS)
}

/// Whether what stands directly behind both names are scores of sides that met.
fn have_met(view: &ProfiledTable, names: [u16; 2]) -> bool {
    let [Some(one), Some(other)] = names.map(|name| view.column_profile(name)) else {
        return false;
    };
    let scores = names.map(|name| super::candidate::numbers_of_column(view, name + 1));
    let text =
        |column: u16| view.block.heads.get(&column).map(super::column_heading::ColumnHeading::text);
    let score = |at: usize, row: usize| scores[at].get(row).copied().flatten();
    let rows = one.texts.iter().zip(&other.texts).enumerate().map(|(row, (one, other))| {
        [(one.as_str(), score(0, row)), (other.as_str(), score(1, row))]
    });
    let headed = text(names[0] + 1).filter(|text| !text.is_empty());
    names[0] + 1 < names[1]
        && headed.is_some()
        && headed == text(names[1] + 1)
        && are_sides_of_matches(&rows.collect::<Vec<_>>())
}

/// Whether two columns of numbers with one heading stand behind the names of both sides.
fn scores_behind(view: &ProfiledTable, right: u16) -> bool {
    let mut behind = view.columns().filter(|(column, head, profile)| {
        *column > right
            && !head.lines.is_empty()
            && profile.percent_of_shape(CellShape::Number) >= 90
    });
    let (Some((_, one, _)), Some((_, other, _))) = (behind.next(), behind.next()) else {
        return false;
    };
    one.text() == other.text() && behind.next().is_none()
}

/// Two columns with one heading, behind the name of each side, whose numbers are those of a game:
/// the winner's 1, 2 or 3 against 0, or the same for both; or parts of one sum, as of a match.
pub(super) fn game_point_columns(view: &ProfiledTable, left: u16, right: u16) -> Option<[u16; 2]> {
    let behind = |name: u16, end: u16| {
        view.columns().filter(move |(column, ..)| name < *column && *column < end)
    };
    behind(left, right).find_map(|(one, head, profile)| {
        let mut same = behind(right, u16::MAX).filter(|(_, other, _)| other.text() == head.text());
        let (other, _, theirs) = same.next()?;
        let filled = profile.filled >= 2 && profile.filled == theirs.filled;
        let games: Vec<(TenThousandths, TenThousandths)> = profile
            .numbers
            .iter()
            .zip(&theirs.numbers)
            .filter_map(|(one, other)| Some(((*one)?, (*other)?)))
            .collect();
        let fits = !head.lines.is_empty() && filled && games.len() == profile.filled;
        (fits && (are_won_or_drawn(&games) || share_one_sum(&games))).then_some([one, other])
    })
}

/// The two columns headed `White score` and `Black score`, home first, whose numbers are those of a
/// game, where no other column has the result.
pub(super) fn headed_game_point_columns(view: &ProfiledTable) -> Option<[u16; 2]> {
    if view.has_column(What::Result) {
        return None;
    }
    let pairs = [[What::WhitePoints, What::BlackPoints], [What::HomeScore, What::AwayScore]];
    pairs.into_iter().find_map(|[one, other]| {
        let (one, other) =
            (*view.columns_with_meaning(one).first()?, *view.columns_with_meaning(other).first()?);
        let (own, theirs) = (view.column_profile(one)?, view.column_profile(other)?);
        let games: Option<Vec<(TenThousandths, TenThousandths)>> =
            own.numbers.iter().zip(&theirs.numbers).map(|(one, other)| one.zip(*other)).collect();
        let games = games.filter(|games| games.len() >= 2 && one != other)?;
        are_won_or_drawn(&games).then_some([one, other])
    })
}

/// Whether all games are won for 1, 2 or 3 points or drawn, and one at least is won.
fn are_won_or_drawn(games: &[(TenThousandths, TenThousandths)]) -> bool {
    let most = games.iter().map(|(one, other)| *one.max(other)).max();
    let Some(win) = most.filter(|most| {
        [ONE_IN_TEN_THOUSANDTHS, 2 * ONE_IN_TEN_THOUSANDTHS, 3 * ONE_IN_TEN_THOUSANDTHS]
            .contains(most)
    }) else {
        return false;
    };
    let draw = if win == ONE_IN_TEN_THOUSANDTHS {
        ONE_IN_TEN_THOUSANDTHS / 2
    } else {
        ONE_IN_TEN_THOUSANDTHS
    };
    let won = |game: &&(TenThousandths, TenThousandths)| **game == (win, 0) || **game == (0, win);
    let drawn = |game: &&(TenThousandths, TenThousandths)| **game == (draw, draw);
    games.iter().all(|game| won(&game) || drawn(&game)) && games.iter().any(|game| won(&game))
}

/// Whether what both sides have makes the same small sum in every row, and not all in one way.
fn share_one_sum(games: &[(TenThousandths, TenThousandths)]) -> bool {
    const MOST: TenThousandths = 20 * ONE_IN_TEN_THOUSANDTHS;
    let sum = |game: &(TenThousandths, TenThousandths)| game.0 + game.1;
    let first = games.first().map(sum).filter(|sum| (ONE_IN_TEN_THOUSANDTHS..=MOST).contains(sum));
    first.is_some()
        && games.iter().all(|game| Some(sum(game)) == first && game.0 >= 0 && game.1 >= 0)
        && games.iter().any(|game| game.0 != games[0].0)
}

/// The columns of each side: up to a result or a mark between them, or as the headings repeat.
fn spread(view: &ProfiledTable, left: u16, right: u16) -> [ColumnSpan; 2] {
    let all = view.block.column_span();
    let results = view.columns_with_meaning(What::Result);
    let mark = |column: u16| {
        view.column_profile(column).is_some_and(|profile| {
            profile.filled > 0 && profile.percent_of_shape(CellShape::Mark) >= 90
        })
    };
    let open = |column: u16| {
        view.block.heads.get(&column).is_some_and(|head| head.surely_means(What::Result))
            && view.column_profile(column).is_some_and(|profile| profile.filled == 0)
    };
    let middle =
        (left + 1..right).find(|column| results.contains(column) || mark(*column) || open(*column));
    if let Some(middle) = middle {
        return [ColumnSpan { last: middle - 1, ..all }, ColumnSpan { first: middle + 1, ..all }];
    }
    let text = |column: u16| {
        view.block
            .heads
            .get(&column)
            .map(super::column_heading::ColumnHeading::text)
            .unwrap_or_default()
    };
    let before = (all.first..left)
        .rev()
        .take_while(|column| {
            (left + 1..right).any(|other| !text(*column).is_empty() && text(other) == text(*column))
        })
        .count() as u16;
    let start = right - before.min(right - left - 1);
    let first = all.first.max(left.saturating_sub(before));
    [ColumnSpan { first, last: start - 1 }, ColumnSpan { first: start, ..all }]
}
