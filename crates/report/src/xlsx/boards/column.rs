//! The columns that can be added to the sheet `Boards`.

use engine::scoring::ScoringMethod;

/// An added column; variants are in the order of the sheet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Column {
    Traveller,
    Score,
    Datum,
    NorthSouthMps,
    EastWestMps,
    Top,
    NorthSouthImps,
    EastWestImps,
    NorthSouthPoints,
    EastWestPoints,
}

impl Column {
    /// All columns, in order.
    pub(super) const ALL: [Column; 10] = [
        Column::Traveller,
        Column::Score,
        Column::Datum,
        Column::NorthSouthMps,
        Column::EastWestMps,
        Column::Top,
        Column::NorthSouthImps,
        Column::EastWestImps,
        Column::NorthSouthPoints,
        Column::EastWestPoints,
    ];

    pub(super) fn title(self) -> &'static str {
        match self {
            Column::Traveller => "Traveller",
            Column::Score => "NS score",
            Column::Datum => "Datum",
            Column::NorthSouthMps => "NS MPs",
            Column::EastWestMps => "EW MPs",
            Column::Top => "Top",
            Column::NorthSouthImps => "NS IMPs",
            Column::EastWestImps => "EW IMPs",
            Column::NorthSouthPoints => "NS points",
            Column::EastWestPoints => "EW points",
        }
    }

    /// What it means, as a note on the heading.
    pub(super) fn note(self) -> &'static str {
        match self {
            Column::Traveller => {
                "Lines with the same number are compared: same session, board and field."
            }
            Column::Score => {
                "The North-South score used for comparison: as typed, or worked out from the contract or a ruling. A score that was worked out changes only with the next run."
            }
            Column::Datum => {
                "The score that the board's scores are compared with. It changes only with the next run."
            }
            Column::NorthSouthMps => {
                "Matchpoints: 2 for each lower score of the board, 1 for each equal one, adjusted by Neuberg's formula if the board has fewer results than others. A formula unless the board has a weighted or split score."
            }
            Column::EastWestMps => "The top minus North-South's matchpoints.",
            Column::Top => {
                "The top on the board: 2 for each other result expected. It changes only with the next run."
            }
            Column::NorthSouthImps => "IMPs of North-South (Law 78B).",
            Column::EastWestImps => "IMPs of East-West (Law 78B).",
            Column::NorthSouthPoints => "Total points of North-South.",
            Column::EastWestPoints => "Total points of East-West.",
        }
    }
}

/// The column with the points of a side: 0 for North-South, 1 for East-West.
pub(super) fn points_column(method: ScoringMethod, side: usize) -> Column {
    match (method, side) {
        (ScoringMethod::Matchpoints | ScoringMethod::BoardAMatch, 0) => Column::NorthSouthMps,
        (ScoringMethod::Matchpoints | ScoringMethod::BoardAMatch, _) => Column::EastWestMps,
        (ScoringMethod::Aggregate, 0) => Column::NorthSouthPoints,
        (ScoringMethod::Aggregate, _) => Column::EastWestPoints,
        (ScoringMethod::Butler | ScoringMethod::CrossImps | ScoringMethod::Teams, 0) => {
            Column::NorthSouthImps
        }
        (ScoringMethod::Butler | ScoringMethod::CrossImps | ScoringMethod::Teams, _) => {
            Column::EastWestImps
        }
    }
}
