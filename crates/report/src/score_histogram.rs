//! The spread of the scores of a list, for the picture on its page and the chart in its copy: columns of
//! equal width that begin at round numbers. Half points have columns of their own.

use model::{Exact, Format};

/// The least number of scores that are spread.
const LEAST: usize = 5;

/// How many contestants have which scores.
#[derive(Debug, PartialEq)]
pub(crate) struct ScoreHistogram {
    /// The width of each column, in units of the scores.
    pub width: f64,
    pub columns: Vec<HistogramColumn>,
    /// Whether some have awards and some none.
    pub by_award: bool,
}

/// The contestants with a score from a number on, below the next column's.
#[derive(Debug, PartialEq)]
pub(crate) struct HistogramColumn {
    pub from: f64,
    pub count: usize,
    /// Those of them with awards.
    pub awarded: usize,
}

/// Whether events of a format are knock-outs of teams, pairs or players.
pub(crate) fn is_knockout_format(format: Option<Format>) -> bool {
    format.is_some_and(|format| format.is_knockout() || format == Format::TwoPlayer)
}

impl ScoreHistogram {
    /// That of scores, each with whether it has an award. `None` for a knock-out, whose bracket shows
    /// more, for few scores, and if all columns would be the same.
    pub(crate) fn from_scores(
        format: Option<Format>,
        scores: &[(Exact, bool)],
    ) -> Option<ScoreHistogram> {
        let halved = scores.iter().any(|(score, _)| score.denominator() == 2)
            && scores.iter().all(|(score, _)| score.denominator() <= 2);
        // Floats are enough for a chart.
        let scores: Vec<(f64, bool)> =
            scores.iter().map(|(score, awarded)| (score.to_cell_f64(), *awarded)).collect();
        let least = scores.iter().map(|(score, _)| *score).min_by(f64::total_cmp)?;
        let most = scores.iter().map(|(score, _)| *score).max_by(f64::total_cmp)?;
        if is_knockout_format(format) || scores.len() < LEAST {
            return None;
        }
        let width = histogram_column_width(most - least, halved);
        let first = (least / width).floor();
        let column = |nth: usize| HistogramColumn {
            from: (first + nth as f64) * width,
            count: 0,
            awarded: 0,
        };
        let last = ((most / width).floor() - first) as usize;
        let mut columns: Vec<HistogramColumn> = (0..=last).map(column).collect();
        for (score, awarded) in scores {
            let own = &mut columns[((score / width).floor() - first) as usize];
            own.count += 1;
            own.awarded += usize::from(awarded);
        }
        let differ = columns.windows(2).any(|pair| pair[0].count != pair[1].count);
        let by_award = columns.iter().any(|own| own.awarded > 0)
            && columns.iter().any(|own| own.awarded < own.count);
        differ.then_some(ScoreHistogram { width, columns, by_award })
    }
}

/// A width that divides a range into about a dozen columns: 1, 2 or 5 times a power of ten,
/// at least 1; a half if scores have halves and two dozen columns hold them all.
pub(crate) fn histogram_column_width(range: f64, halved: bool) -> f64 {
    const MOST: f64 = 14.0;
    if halved && range < MOST {
        return 0.5;
    }
    let mut width = 1.0;
    for factor in [2.0, 2.5, 2.0].iter().cycle() {
        if range / width < MOST {
            break;
        }
        width *= factor;
    }
    width
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_begin_at_round_numbers() {
        assert_eq!(histogram_column_width(12.0, false), 1.0);
        assert_eq!(histogram_column_width(25.0, false), 2.0);
        assert_eq!(histogram_column_width(60.0, true), 5.0);
        assert_eq!(histogram_column_width(1_300.0, false), 100.0);
        assert_eq!(histogram_column_width(9.0, true), 0.5);
    }

    #[test]
    fn a_spread_counts_every_score_once() {
        let scores: Vec<(Exact, bool)> =
            (40..=60).map(|score| (Exact::whole(score), score > 55)).collect();
        let spread = ScoreHistogram::from_scores(Some(Format::Pairs), &scores);
        let counts = |spread: &ScoreHistogram| {
            let each = spread.columns.iter();
            each.map(|own| (own.from, own.count, own.awarded)).collect::<Vec<_>>()
        };
        let wanted = (0..=10).map(|nth| {
            let (count, awarded) = match nth {
                8 | 9 => (2, 2),
                10 => (1, 1),
                _ => (2, 0),
            };
            (40.0 + 2.0 * f64::from(nth), count, awarded)
        });
        assert_eq!(spread.as_ref().map(counts), Some(wanted.collect()));
        assert!(spread.is_some_and(|spread| spread.by_award && spread.width == 2.0));
        assert_eq!(ScoreHistogram::from_scores(Some(Format::KnockoutTeams), &scores), None);
        assert_eq!(ScoreHistogram::from_scores(None, &scores[..4]), None);
    }
}
