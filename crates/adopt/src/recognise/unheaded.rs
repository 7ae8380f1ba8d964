//! Columns without a heading: what they hold and how they relate tells what they are.

use super::candidate::Candidate;
use super::profile::Profile;
use super::relations::falls;
use super::view::View;
use super::weights::weights;
use super::{ColumnMeaning, Evidence, SheetKind, Sign, What};

/// What a column without a heading can be.
pub(super) fn candidates(
    view: &View,
    kind: SheetKind,
    column: u16,
    profile: &Profile,
) -> Vec<Candidate> {
    let because = |sign, words: &str| vec![Evidence { sign, words: words.to_string() }];
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
        && (profile.runs() || profile.climbs())
        && profile.fullness() >= 60
        && !view.has(What::Place)
        && in_order(view)
    {
        return vec![Candidate::new(
            column,
            ColumnMeaning::new(What::Place),
            weights().relation.unheaded,
            because(Sign::Relation, "it numbers the rows, which are in order of score"),
        )];
    }
    Vec::new()
}

/// Whether the rows stand in the order of a score.
fn in_order(view: &View) -> bool {
    use What::{Best, Imps, Percent, Points, Score, Total, Vps};
    [Points, Percent, Score, Vps, Imps, Total, Best]
        .into_iter()
        .flat_map(|what| view.all(what))
        .any(|column| falls(super::candidate::numbers_of(view, column)))
}
