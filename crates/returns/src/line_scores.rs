//! The score of a traveller line: adjusted, typed, or computed from the contract. A typed score is
//! compared with the contract and the board.

use engine::rules::contract_scores;
use model::form::BoardColumn as Column;
use model::problem::{Phrase, phrase};
use model::{
    AuctionResult, BoardLineScore, Cell, CellAddress, Contract, Exact, PlainOrWeightedScore, Seat,
    parse_tricks_of_result, vulnerability_of_board,
};

use super::artificial_scores;
use super::problems;
use super::table::RowReading;

/// Bound on the score of a board: 7NT redoubled, thirteen down, costs 7,600.
const HIGHEST: u32 = 10_000;
/// The columns of a typed score.
const SCORES: [Column; 3] = [Column::Score, Column::NorthSouthScore, Column::EastWestScore];

/// The contract of a row.
pub(super) struct LineContract {
    pub bid: Option<AuctionResult>,
    /// The seat that declared, if the row says it.
    pub by: Option<Seat>,
    /// The number of tricks that the declarer made.
    pub tricks: Option<u8>,
    /// The cell of the contract, or the row.
    at: CellAddress,
}

/// The contract of a row; `None` if a cell is invalid.
pub(super) fn read_contract(row: &mut RowReading<Column>) -> Option<LineContract> {
    let spoilt = [Column::Contract, Column::By, Column::Tricks, Column::Result, Column::Adjusted];
    if row.is_faulty_in(&spoilt) {
        return None;
    }
    let typed = row.record.text(Column::Contract).map(Cell::into_owned);
    let by = row.record.choice(Column::By).and_then(|cell| Seat::from_letter(cell.value));
    let at = typed.as_ref().map_or(row.record.at, |cell| cell.at);
    let bid = match typed {
        None => None,
        Some(typed) => match AuctionResult::parse(&typed.value) {
            Some(bid) => Some(bid),
            None => {
                return row
                    .report_skipped(problems::UnreadableContract { text: typed.value }, typed.at);
            }
        },
    };
    let tricks = match bid {
        Some(AuctionResult::Contract(contract)) => read_tricks(row, contract)?,
        _ => {
            tell_unused_play(row);
            None
        }
    };
    Some(LineContract { bid, by, tricks, at })
}

/// Reports tricks or a result without a contract. Scoring programs write 0 beside a passed-out
/// board, and the play beside a ruling.
fn tell_unused_play(row: &mut RowReading<Column>) {
    if row.record.get(Column::Adjusted).is_some() {
        return;
    }
    let tricks = row.record.number(Column::Tricks).filter(|tricks| !tricks.value.is_zero());
    let result =
        row.record.text(Column::Result).filter(|result| !matches!(result.value, "0" | "="));
    let unused = [("Tricks", tricks.map(|cell| cell.at)), ("Result", result.map(|cell| cell.at))];
    for (column, at) in unused {
        if let Some(at) = at {
            row.report(problems::PlayUnused { column }, at);
        }
    }
}

/// The tricks of a contract; `Some(None)` if blank.
#[allow(clippy::option_option)] // outer: whether the row can be used
fn read_tricks(row: &mut RowReading<Column>, contract: Contract) -> Option<Option<u8>> {
    let typed = row.record.number(Column::Tricks);
    let result = row.record.text(Column::Result).map(Cell::into_owned);
    let tricks = match typed {
        None => None,
        Some(typed) => match u8::try_from(typed.value.numerator()) {
            Ok(tricks @ 0..=13) if typed.value.is_whole() => Some(tricks),
            _ => {
                let text = typed.value.to_decimal();
                return row.report_skipped(problems::ImpossibleTricks { text }, typed.at);
            }
        },
    };
    let Some(result) = result else {
        return Some(tricks);
    };
    match (parse_tricks_of_result(contract, &result.value), tricks) {
        (None, _) => {
            row.report_skipped(problems::ImpossibleTricks { text: result.value }, result.at)
        }
        (Some(meant), Some(tricks)) if meant != tricks => {
            row.report_skipped(problems::TricksDisagree { tricks, result: result.value }, result.at)
        }
        (meant, _) => Some(meant),
    }
}

/// The score of a line: adjusted, else typed, else computed from the contract.
pub(super) fn read_line_score(
    row: &mut RowReading<Column>,
    board: u32,
    auction: &LineContract,
) -> Option<BoardLineScore> {
    if row.is_faulty_in(&SCORES) {
        return None;
    }
    if let Some(typed) = row.record.text(Column::Adjusted).map(Cell::into_owned) {
        return match artificial_scores::parse_adjusted_score(&typed.value) {
            // The result of a fouled board can still be compared (ABF ANC 7.2).
            Ok(BoardLineScore::Fouled) if has_result(row, auction) => {
                score_of_table(row, board, auction)
            }
            Ok(score) => {
                tell_odd_ruling(row, &score, board, typed.at);
                Some(score)
            }
            Err(wrong) => row.report_skipped(wrong, typed.at),
        };
    }
    score_of_table(row, board, auction)
}

/// Whether a row is marked as fouled.
pub(super) fn is_row_fouled(row: &RowReading<Column>) -> bool {
    let typed = row.record.text(Column::Adjusted);
    typed.is_some_and(|typed| {
        artificial_scores::parse_adjusted_score(typed.value) == Ok(BoardLineScore::Fouled)
    })
}

/// Whether a row has a score, or a complete contract.
fn has_result(row: &RowReading<Column>, auction: &LineContract) -> bool {
    SCORES.iter().any(|column| row.record.get(*column).is_some())
        || match auction.bid {
            Some(AuctionResult::PassedOut) => true,
            Some(AuctionResult::Contract(_)) => auction.by.is_some() && auction.tricks.is_some(),
            None => false,
        }
}

/// The score at the table: typed, else computed from the contract.
fn score_of_table(
    row: &mut RowReading<Column>,
    board: u32,
    auction: &LineContract,
) -> Option<BoardLineScore> {
    let own = |column| row.record.number(column);
    let (typed, ns) = (own(Column::Score), own(Column::NorthSouthScore));
    // East-West's own score, seen from North-South.
    let ew = own(Column::EastWestScore).map(|ew| Cell::new(Exact::ZERO - ew.value, ew.at));
    if let (Some(ns), Some(ew)) = (ns, ew)
        && ns.value != ew.value
    {
        return split_score(row, [ns, ew], board, auction);
    }
    let computed = computed_score(row, board, auction)?;
    let mut said = [typed, ns, ew].into_iter().flatten();
    let score = match (said.next(), computed) {
        (Some(typed), computed) => {
            if let Some(other) = said.find(|other| other.value != typed.value) {
                let [score, other_score] = [typed, other].map(|cell| cell.value.to_decimal());
                return row.report_skipped(
                    problems::ScoresDisagree { score, other: other_score },
                    other.at,
                );
            }
            agreed(row, typed, computed, board, auction)?
        }
        (None, Some(computed)) => computed,
        (None, None) => {
            return row.report_skipped(problems::BoardWithoutResult { board }, row.record.at);
        }
    };
    let north_south = PlainOrWeightedScore::Plain(score);
    Some(BoardLineScore::Real { east_west: north_south.for_other_side(), north_south })
}

/// Warns of a ruling with a score that no contract on the board gives. The ruling counts.
fn tell_odd_ruling(
    row: &mut RowReading<Column>,
    score: &BoardLineScore,
    board: u32,
    at: CellAddress,
) {
    let BoardLineScore::Real { north_south, .. } = score else { return };
    let odd = north_south.scores_with_shares().into_iter().find_map(|(score, _)| {
        let why = impossible(Some(score), board)?;
        Some(problems::OddRuling { score: score.to_string(), why })
    });
    if let Some(wrong) = odd {
        row.report(wrong, at);
    }
}

/// A separate score for each side, both seen from North-South (Law 12C1(e)).
fn split_score(
    row: &mut RowReading<Column>,
    [ns, ew]: [Cell<Exact>; 2],
    board: u32,
    auction: &LineContract,
) -> Option<BoardLineScore> {
    let north_south = plausible(row, ns, board, auction)?;
    let east_west = -plausible(row, ew, board, auction)?;
    if north_south + east_west > 0 {
        let wrong = problems::ScoresBothGain {
            north_south: north_south.to_string(),
            east_west: east_west.to_string(),
        };
        row.report(wrong, ew.at);
    }
    Some(BoardLineScore::Real {
        north_south: PlainOrWeightedScore::Plain(north_south),
        east_west: PlainOrWeightedScore::Plain(east_west),
    })
}

/// The score of the contract, seen from North-South; `Some(None)` without a contract, or if only
/// a typed score is given.
#[allow(clippy::option_option)] // outer: whether the row can be used
fn computed_score(
    row: &mut RowReading<Column>,
    board: u32,
    auction: &LineContract,
) -> Option<Option<i32>> {
    let contract = match auction.bid {
        None => return Some(None),
        Some(AuctionResult::PassedOut) => return Some(Some(0)),
        Some(AuctionResult::Contract(contract)) => contract,
    };
    let typed = SCORES.iter().any(|column| row.record.get(*column).is_some());
    match (auction.by, auction.tricks) {
        (Some(by), Some(tricks)) => Some(Some(score_of(contract, by, tricks, board))),
        _ if typed => Some(None),
        (None, _) => {
            row.report_skipped(problems::NoDeclarer { contract: contract.to_string() }, auction.at)
        }
        (_, None) => {
            row.report_skipped(problems::NoTricks { contract: contract.to_string() }, auction.at)
        }
    }
}

/// The score of a contract, seen from North-South.
fn score_of(contract: Contract, by: Seat, tricks: u8, board: u32) -> i32 {
    let score = contract_scores::contract_score(
        contract,
        vulnerability_of_board(board).includes(by),
        tricks,
    );
    if by.is_north_south() { score } else { -score }
}

/// A typed score, with a warning if the contract gives another.
fn agreed(
    row: &mut RowReading<Column>,
    typed: Cell<Exact>,
    computed: Option<i32>,
    board: u32,
    auction: &LineContract,
) -> Option<i32> {
    let score = plausible(row, typed, board, auction)?;
    // One problem per cell.
    let possible = impossible(Some(score), board).is_none();
    if let Some(computed) = computed.filter(|computed| possible && *computed != score) {
        let contract = match auction.bid {
            Some(AuctionResult::Contract(contract)) => contract.to_string(),
            _ => "pass".to_string(),
        };
        let wrong = problems::ContractScore {
            typed: typed.value.to_decimal(),
            contract,
            by: auction.by.map_or(String::new(), |by| by.letter().to_string()),
            tricks: auction.tricks.unwrap_or_default(),
            computed,
        };
        row.report(wrong, typed.at);
    }
    Some(score)
}

/// Why no contract on a board gives a score, if none does; `None` as score means not whole.
fn impossible(score: Option<i32>, board: u32) -> Option<Phrase> {
    let vulnerability = vulnerability_of_board(board);
    match score {
        None => Some(phrase!("scores are whole numbers")),
        Some(score) if contract_scores::is_possible_ns_score(score, vulnerability) => None,
        Some(score) if score % 10 != 0 => Some(phrase!("scores end in 0")),
        Some(_) => Some(phrase!(
            "there is no such score with {who} vulnerable",
            who = Phrase::new(vulnerability.traveller_word())
        )),
    }
}

/// A typed score. A score that no contract on this board gives counts, with a warning, since the
/// players agreed on it; an invalid number does not.
fn plausible(
    row: &mut RowReading<Column>,
    typed: Cell<Exact>,
    board: u32,
    auction: &LineContract,
) -> Option<i32> {
    let score = typed.value.is_whole().then(|| i32::try_from(typed.value.numerator()).ok());
    let score = score.flatten();
    let Some(why) = impossible(score, board) else { return score };
    let computed = match (auction.bid, auction.by, auction.tricks) {
        (Some(AuctionResult::Contract(contract)), Some(by), Some(tricks)) => {
            let score = score_of(contract, by, tricks, board);
            phrase!(
                "{why}; {contract} by {by} with {tricks} tricks gives {score}",
                why,
                contract = contract.to_string(),
                by = by.letter(),
                tricks,
                score
            )
        }
        _ => why,
    };
    let used = score.filter(|score| score.unsigned_abs() <= HIGHEST);
    let wrong = problems::ImpossibleScore {
        score: typed.value.to_decimal(),
        why: computed,
        used: used.is_some(),
    };
    row.report(wrong, typed.at);
    used
}
