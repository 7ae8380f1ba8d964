//! The columns that can be added to the sheet `Boards`.

use engine::scoring::ScoringMethod;

/// An added column; variants are in the order of the sheet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum AddedBoardColumn {
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

impl AddedBoardColumn {
    /// All columns, in order.
    pub(super) const ALL: [AddedBoardColumn; 10] = [
        AddedBoardColumn::Traveller,
        AddedBoardColumn::Score,
        AddedBoardColumn::Datum,
        AddedBoardColumn::NorthSouthMps,
        AddedBoardColumn::EastWestMps,
        AddedBoardColumn::Top,
        AddedBoardColumn::NorthSouthImps,
        AddedBoardColumn::EastWestImps,
        AddedBoardColumn::NorthSouthPoints,
        AddedBoardColumn::EastWestPoints,
    ];

    pub(super) fn title(self) -> &'static str {
        match self {
            AddedBoardColumn::Traveller => "Traveller",
            AddedBoardColumn::Score => "NS score",
            AddedBoardColumn::Datum => "Datum",
            AddedBoardColumn::NorthSouthMps => "NS MPs",
            AddedBoardColumn::EastWestMps => "EW MPs",
            AddedBoardColumn::Top => "Top",
            AddedBoardColumn::NorthSouthImps => "NS IMPs",
            AddedBoardColumn::EastWestImps => "EW IMPs",
            AddedBoardColumn::NorthSouthPoints => "NS points",
            AddedBoardColumn::EastWestPoints => "EW points",
        }
    }

    /// What it means, as a note on the heading.
    pub(super) fn note(self) -> &'static str {
        match self {
            AddedBoardColumn::Traveller => {
                "Lines with the same number are compared: same session, board and field."
            }
            AddedBoardColumn::Score => {
                "The North-South score used for comparison: as typed, or worked out from the contract or a ruling. A score that was worked out changes only with the next run."
            }
            AddedBoardColumn::Datum => {
                "The score that the board's scores are compared with. It changes only with the next run."
            }
            AddedBoardColumn::NorthSouthMps => {
                "Matchpoints: 2 for each lower score of the board, 1 for each equal one, adjusted by Neuberg's formula if the board has fewer results than others. A formula unless the board has a weighted or split score."
            }
            AddedBoardColumn::EastWestMps => "The top minus North-South's matchpoints.",
            AddedBoardColumn::Top => {
                "The top on the board: 2 for each other result expected. It changes only with the next run."
            }
            AddedBoardColumn::NorthSouthImps => "IMPs of North-South (Law 78B).",
            AddedBoardColumn::EastWestImps => "IMPs of East-West (Law 78B).",
            AddedBoardColumn::NorthSouthPoints => "Total points of North-South.",
            AddedBoardColumn::EastWestPoints => "Total points of East-West.",
        }
    }
}

/// The column with the points of a side: 0 for North-South, 1 for East-West.
pub(super) fn side_points_column(method: ScoringMethod, side: usize) -> AddedBoardColumn {
    match (method, side) {
        (ScoringMethod::Matchpoints | ScoringMethod::BoardAMatch, 0) => {
            AddedBoardColumn::NorthSouthMps
        }
        (ScoringMethod::Matchpoints | ScoringMethod::BoardAMatch, _) => {
            AddedBoardColumn::EastWestMps
        }
        (ScoringMethod::Aggregate, 0) => AddedBoardColumn::NorthSouthPoints,
        (ScoringMethod::Aggregate, _) => AddedBoardColumn::EastWestPoints,
        (ScoringMethod::Butler | ScoringMethod::CrossImps | ScoringMethod::Teams, 0) => {
            AddedBoardColumn::NorthSouthImps
        }
        (ScoringMethod::Butler | ScoringMethod::CrossImps | ScoringMethod::Teams, _) => {
            AddedBoardColumn::EastWestImps
        }
    }
}
