//! Columns without a heading: what they hold and how they relate tells what they are.

use super::candidate::MeaningCandidate;
use super::profile::ColumnProfile;
use super::relations::scores_never_rise;
use super::view::ProfiledTable;
use super::weights::weights;
use super::{ColumnMeaning, MeaningEvidence, SheetKind, Sign, What};

/// What a column without a heading can be.
pub(super) fn unheaded_column_candidates(
    view: &ProfiledTable,
    kind: SheetKind,
    column: u16,
    profile: &ColumnProfile,
) -> Vec<MeaningCandidate> {
    let because = |sign, words: &str| vec![MeaningEvidence { sign, words: words.to_string() }];
    let first = view
        .columns()
        .filter(|(_, _, profile)| profile.filled > 0)
        .map(|(column, ..)| column)
        .next()
        == Some(column);
    let ranked = matches!(
        kind,
        SheetKind::LeagueTable
            | SheetKind::SwissRanking
            | SheetKind::PairsResults
            | SheetKind::TeamsResults
            | SheetKind::Ladder
            | SheetKind::Crosstable
    );
    if first
        && ranked
        && (profile.numbers_run_from_one() || profile.numbers_never_fall())
        && profile.percent_filled() >= 60
        && !view.has_column(What::Place)
        && in_order(view)
    {
        return vec![MeaningCandidate::new(
            column,
            ColumnMeaning::new(What::Place),
            weights().relation.unheaded,
            because(Sign::Relation, "it numbers the rows, which are in order of score"),
        )];
    }
    Vec::new()
}

/// Whether the rows stand in the order of a score.
fn in_order(view: &ProfiledTable) -> bool {
    use What::{Best, Imps, Percent, Points, Score, Total, Vps};
    [Points, Percent, Score, Vps, Imps, Total, Best]
        .into_iter()
        .flat_map(|what| view.columns_with_meaning(what))
        .any(|column| scores_never_rise(super::candidate::numbers_of_column(view, column)))
}
