//! Lines of a traveller: one board at one table, with contract, tricks and score, or an artificial
//! score. They are the rows of the sheet `Boards`, from whatever kind of file; the engine puts
//! those of a board together in `scoring::travellers`.

use super::{AuctionResult, CellAddress, Exact, Seat};

/// A row of the sheet `Boards`.
#[derive(Debug, Clone)]
pub struct BoardLine {
    /// The first cell of its row.
    pub at: CellAddress,
    /// The session, if the event has several.
    pub session: Option<String>,
    /// The round or match.
    pub round: Option<String>,
    /// The room of a team match.
    pub room: Option<super::Room>,
    /// The number of the board.
    pub board: u32,
    /// The version of a fouled board that was played (ABF 7.2).
    pub version: Option<&'static str>,
    /// Whether the row is marked as fouled. A result on such a row is that of the version played;
    /// `scoring::fouled_boards` decides whether it counts.
    pub fouled: bool,
    /// North-South, as indexes into the event's entries: one contestant, or two players of an
    /// individual.
    pub north_south: TableSide,
    pub east_west: TableSide,
    /// The contract, if given.
    pub bid: Option<AuctionResult>,
    /// The seat that declared; `None` if the row does not say it.
    pub by: Option<Seat>,
    /// The opening lead, as typed.
    pub lead: Option<String>,
    /// The tricks made by declarer.
    pub tricks: Option<u8>,
    pub score: BoardLineScore,
    /// The points of each side that a scoring program gave, if any.
    pub given: Option<Box<[Option<Exact>; 2]>>,
    /// A link to its calls and cards, or their LIN.
    pub play: Option<Box<str>>,
}

/// The contestants of one side of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableSide {
    /// The contestant, or the first player of an individual.
    pub first: usize,
    /// The second player of an individual.
    pub second: Option<usize>,
}

impl TableSide {
    /// The side of a pair or a team.
    pub fn new(entry: usize) -> TableSide {
        TableSide { first: entry, second: None }
    }

    /// Each contestant of the side.
    pub fn contestants(self) -> impl Iterator<Item = usize> + Clone {
        std::iter::once(self.first).chain(self.second)
    }

    /// Whether a contestant is on this side.
    pub fn contains_entry(self, entry: usize) -> bool {
        self.first == entry || self.second == Some(entry)
    }
}

/// What a line brings into the comparison: a score, a ruling, or nothing.
#[derive(Debug, Clone, PartialEq)]
pub enum BoardLineScore {
    /// A score at the table, or one assigned by the director. The score of East-West is from their
    /// own side: the negative of North-South's, unless the score is split (Law 12C1(e)).
    Real { north_south: PlainOrWeightedScore, east_west: PlainOrWeightedScore },
    /// An artificial score for each side (Law 12C2).
    Artificial {
        north_south: ArtificialScore,
        east_west: ArtificialScore,
        /// Whether one word stands for both sides.
        one_word: bool,
    },
    /// The board was fouled and has no score (ABF 7).
    Fouled,
    /// The board was not played.
    NotPlayed,
}

/// A score, or a weighted score (Law 12C1(c)).
#[derive(Debug, Clone, PartialEq)]
pub enum PlainOrWeightedScore {
    /// The score of North-South in points.
    Plain(i32),
    /// Scores with their shares, which add up to 1.
    Weighted(Vec<(i32, Exact)>),
}

impl PlainOrWeightedScore {
    /// The scores with their shares.
    pub fn scores_with_shares(&self) -> Vec<(i32, Exact)> {
        match self {
            PlainOrWeightedScore::Plain(score) => vec![(*score, Exact::whole(1))],
            PlainOrWeightedScore::Weighted(shares) => shares.clone(),
        }
    }

    /// The score; the mean of a weighted one.
    pub fn mean(&self) -> Exact {
        match self {
            PlainOrWeightedScore::Plain(score) => Exact::whole(*score),
            PlainOrWeightedScore::Weighted(shares) => {
                shares.iter().map(|(score, share)| Exact::whole(*score) * *share).sum()
            }
        }
    }

    /// The same score from the other side.
    pub fn for_other_side(&self) -> PlainOrWeightedScore {
        match self {
            PlainOrWeightedScore::Plain(score) => PlainOrWeightedScore::Plain(-score),
            PlainOrWeightedScore::Weighted(shares) => PlainOrWeightedScore::Weighted(
                shares.iter().map(|(score, share)| (-score, *share)).collect(),
            ),
        }
    }
}

/// An artificial score of one side.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum ArtificialScore {
    /// Average plus: not at fault.
    AveragePlus,
    /// Average: partly at fault.
    Average,
    /// Average minus: at fault.
    AverageMinus,
    /// A share of the board's matchpoints in per cent.
    Percent(Exact),
}

impl ArtificialScore {
    /// Its word on the form.
    pub fn form_word(self) -> String {
        match self {
            ArtificialScore::AveragePlus => "A+".to_string(),
            ArtificialScore::Average => "A".to_string(),
            ArtificialScore::AverageMinus => "A-".to_string(),
            ArtificialScore::Percent(percent) => format!("{} %", percent.to_decimal()),
        }
    }
}

impl BoardLine {
    /// The score of North-South as the traveller prints it, if there is one.
    pub fn north_south_score(&self) -> Option<Exact> {
        match &self.score {
            BoardLineScore::Real { north_south, .. } => Some(north_south.mean()),
            _ => None,
        }
    }

    /// Whether it has a score to compare with others.
    pub fn has_real_score(&self) -> bool {
        matches!(self.score, BoardLineScore::Real { .. })
    }

    /// Its sides, North-South first.
    pub fn sides(&self) -> [TableSide; 2] {
        [self.north_south, self.east_west]
    }
}
