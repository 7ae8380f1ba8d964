//! Which meanings the columns of each kind of table can have.

use super::{SheetKind, What};
use What::*;

/// What tells of a contestant in any table of contestants.
const PERSON: &[What] = &[
    Name, Surname, Forename, Title, Id, Federation, Rating, Category, Sex, Birth, Club, Email,
    Phone, Timestamp, Note, Number, Index,
];

/// The meanings of a kind of table beside those of a person; the first are preferred.
// A table.
pub(super) fn meanings_of_table_kind(kind: SheetKind) -> Vec<What> {
    let own: &[What] = match kind {
        SheetKind::Entries => &[
            Names,
            Team,
            PartnerForename,
            PartnerSurname,
            PartnerId,
            Player,
            Status,
            Direction,
            Seat,
            Section,
            Stratum,
        ],
        SheetKind::Register => &[Status, Rank, Joined],
        SheetKind::SwissRanking => {
            &[Place, Points, TieBreak, Performance, Won, Drawn, Lost, Played, Round, Team]
        }
        SheetKind::SwissRounds => &[
            Place,
            Names,
            Team,
            Player,
            Opponent,
            Vps,
            Imps,
            Points,
            Percent,
            Total,
            TieBreak,
            Played,
            Section,
            PartnerId,
            PartnerForename,
            PartnerSurname,
        ],
        SheetKind::Crosstable => &[Place, Points, Round, Opponent, TieBreak, Performance, Team],
        SheetKind::PairsResults => &[
            Place,
            Names,
            Player,
            Score,
            Percent,
            Max,
            Imps,
            Vps,
            Masterpoints,
            Total,
            Average,
            Direction,
            Seat,
            Section,
            Stratum,
            Round,
            PartnerId,
            PartnerForename,
            PartnerSurname,
            Best,
            Played,
            Date,
            Handicap,
            Net,
        ],
        SheetKind::TeamsResults => &[
            Date,
            Place,
            Team,
            Names,
            Player,
            Vps,
            Points,
            Imps,
            Score,
            Masterpoints,
            Total,
            Round,
            Played,
            Won,
            Drawn,
            Lost,
            For,
            Against,
            Difference,
            TieBreak,
            Section,
        ],
        SheetKind::TeamsMatrix => {
            &[Place, Team, Opponent, Vps, Points, Imps, Total, TieBreak, Played, Masterpoints]
        }
        SheetKind::LeagueTable => &[
            Place, Team, Played, Won, Drawn, Lost, For, Against, Difference, Points, Vps, TieBreak,
        ],
        SheetKind::Ladder => {
            &[Place, Names, Week, Round, Best, Average, Total, Played, Points, Score, Percent, Team]
        }
        SheetKind::Travellers => {
            &[Board, NsNames, EwNames, Contract, By, Lead, Tricks, NsScore, EwScore, NsImps, EwImps]
        }
        SheetKind::CentreCounts => &[Power, Player, Year, Score, Place, Total],
        SheetKind::DiplomacyScores => {
            &[Power, Round, Best, Total, Average, Score, Place, Player, Date, Outcome, Played]
        }
        SheetKind::GameResults => &[Date, Game, Player, Winner, Score, Round],
        SheetKind::PrizeList => &[Place, Order],
        _ => &[],
    };
    let person: &[What] = match kind {
        SheetKind::Travellers | SheetKind::CentreCounts | SheetKind::None => &[Note],
        SheetKind::LeagueTable | SheetKind::TeamsMatrix | SheetKind::TeamsResults => {
            &[Name, Number, Note, Club, Index]
        }
        SheetKind::GameResults => &[Timestamp, Note, Index, Email],
        _ => PERSON,
    };
    own.iter().chain(person).copied().collect()
}

/// What a heading of points is read as: `Points` of a chess ranking and `Score` of pairs are
/// written with the same words.
pub(super) fn points_meaning_for_kind(kind: SheetKind, what: What) -> What {
    match (kind, what) {
        (SheetKind::SwissRanking | SheetKind::Crosstable, Score | Total) => Points,
        (SheetKind::LeagueTable, Score | Total) => Points,
        (SheetKind::PairsResults, Points) => Score,
        (SheetKind::CentreCounts | SheetKind::DiplomacyScores | SheetKind::GameResults, Points) => {
            Score
        }
        (SheetKind::CentreCounts, Name) => Player,
        (SheetKind::PrizeList, Winner) => Name,
        (SheetKind::LeagueTable, Club) => Team,
        (SheetKind::TeamsMatrix | SheetKind::TeamsResults, Score) => Points,
        (_, what) => what,
    }
}
