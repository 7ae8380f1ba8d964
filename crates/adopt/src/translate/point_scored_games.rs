//! Games of players that were scored in points: 2 for a win and 1 for a draw, or 3 and 1.

use super::super::recognised::{SheetKind, What};
use super::view::TableWithCells;
use model::{CellAddress, Exact};

/// The points of a won game, 2 or 3; a draw is 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PointsForWin(pub u8);

impl PointsForWin {
    /// The points of a win in a table of games of players; none where they are 1 and \u{bd}, or
    /// other scores than those of wins and draws stand among them.
    pub(super) fn find(view: TableWithCells<'_>) -> Option<PointsForWin> {
        let sides = matches!(view.table.kind, SheetKind::Pairings | SheetKind::Matches);
        if !sides || view.has_column(What::Names) || view.has_column(What::Winner) {
            return None;
        }
        let rows = view.rows_by_contestant().into_iter().flatten();
        let points: Vec<[Exact; 2]> =
            rows.filter_map(|row| Some(points_of_both_sides(view, row)?.0)).collect();
        [2, 3].into_iter().map(PointsForWin).find(|win| {
            let all = points.iter().all(|points| win.means(*points).is_some());
            // Draws alone do not tell what a win is.
            all && points.iter().any(|points| win.means(*points) != Some(DRAWN_RESULT))
        })
    }

    /// The result of a row, with its cell.
    pub(super) fn result(
        self,
        view: TableWithCells<'_>,
        row: u32,
    ) -> Option<(&'static str, CellAddress)> {
        let (points, at) = points_of_both_sides(view, row)?;
        Some((self.means(points)?, at))
    }

    /// The result that the points of both sides mean.
    fn means(self, points: [Exact; 2]) -> Option<&'static str> {
        let win = Exact::whole(i64::from(self.0));
        match points {
            [home, away] if home == win && away.is_zero() => Some("1-0"),
            [home, away] if home.is_zero() && away == win => Some("0-1"),
            [home, away] if home == Exact::whole(1) && home == away => Some(DRAWN_RESULT),
            _ => None,
        }
    }
}

/// A drawn game.
pub(super) const DRAWN_RESULT: &str = "\u{bd}-\u{bd}";

/// The points of both sides of a row, in one cell or in two.
pub(super) fn points_of_both_sides(
    view: TableWithCells<'_>,
    row: u32,
) -> Option<([Exact; 2], CellAddress)> {
    if let Some((text, at)) = view.text_by_meaning(What::Result, row) {
        let [home, away] = split_scores(&text)?;
        return Some(([Exact::parse_decimal(&home)?, Exact::parse_decimal(&away)?], at));
    }
    let cell = |what| view.text_by_meaning(what, row);
    let ((home, at), (away, _)) = (cell(What::HomeScore)?, cell(What::AwayScore)?);
    Some(([Exact::parse_decimal(&home)?, Exact::parse_decimal(&away)?], at))
}

/// The two scores of `3\u{bd}-\u{bd}` or `41 : 36`.
pub(super) fn split_scores(text: &str) -> Option<[String; 2]> {
    let compact: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let (home, away) = compact.split_once([':', '-', '\u{2013}'])?;
    let plain = |part: &str| {
        let part = part.replace(',', ".");
        let (whole, half) = match part.strip_suffix('\u{bd}') {
            Some(whole) => (whole.to_string(), ".5"),
            None => (part.clone(), ""),
        };
        let number = format!("{}{half}", if whole.is_empty() { "0" } else { &whole });
        super::super::return_sheets::parse_plain_number(&number).map(|_| number)
    };
    Some([plain(home)?, plain(away)?])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_mean_results() {
        let means =
            |win: u8, home, away| PointsForWin(win).means([Exact::whole(home), Exact::whole(away)]);
        assert_eq!(means(3, 3, 0), Some("1-0"));
        assert_eq!(means(3, 0, 3), Some("0-1"));
        assert_eq!(means(3, 1, 1), Some(DRAWN_RESULT));
        assert_eq!(means(2, 2, 0), Some("1-0"));
        assert_eq!(means(2, 3, 0), None);
        assert_eq!(means(2, 1, 0), None, "the points of an ordinary win");
    }

    #[test]
    fn the_scores_of_a_match_are_told_apart() {
        let read = |text| split_scores(text).map(|[home, away]| format!("{home} {away}"));
        for (text, scores) in [
            ("2-2", Some("2 2")),
            ("3\u{bd}-\u{bd}", Some("3.5 0.5")),
            ("41 : 36", Some("41 36")),
            ("2,5-1,5", Some("2.5 1.5")),
            ("pp", None),
            ("2", None),
        ] {
            assert_eq!(read(text).as_deref(), scores, "{text}");
        }
    }
}
