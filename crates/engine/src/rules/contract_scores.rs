//! The score of a contract (Law 77 of 2017), and all possible scores.

use std::sync::LazyLock;

use model::{Contract, Doubling, Strain, Vulnerability};

/// The score of the declaring side by Law 77 of 2017.
pub fn contract_score(contract: Contract, vulnerable: bool, tricks: u8) -> i32 {
    let over = i32::from(tricks) - i32::from(contract.tricks_needed());
    if over < 0 {
        return -undertricks(contract.doubling, vulnerable, -over);
    }
    let bid = trick_points(contract);
    let game = if vulnerable { 500 } else { 300 };
    let game = if bid >= 100 { game } else { 50 };
    let slam = match (contract.level, vulnerable) {
        (6, false) => 500,
        (6, true) => 750,
        (7, false) => 1000,
        (7, true) => 1500,
        _ => 0,
    };
    let making_it = 50 * contract.doubling as i32;
    bid + over * overtrick(contract, vulnerable) + game + slam + making_it
}

/// The points of the tricks bid.
fn trick_points(contract: Contract) -> i32 {
    let level = i32::from(contract.level);
    let points = match contract.strain {
        Strain::Clubs | Strain::Diamonds => 20 * level,
        Strain::Hearts | Strain::Spades => 30 * level,
        Strain::NoTrump => 30 * level + 10,
    };
    points << contract.doubling as i32
}

fn overtrick(contract: Contract, vulnerable: bool) -> i32 {
    match (contract.doubling, contract.strain) {
        (Doubling::Undoubled, Strain::Clubs | Strain::Diamonds) => 20,
        (Doubling::Undoubled, _) => 30,
        (doubled, _) => 100 * doubled as i32 * if vulnerable { 2 } else { 1 },
    }
}

/// The cost of undertricks.
fn undertricks(doubling: Doubling, vulnerable: bool, down: i32) -> i32 {
    match (doubling, vulnerable) {
        (Doubling::Undoubled, false) => 50 * down,
        (Doubling::Undoubled, true) => 100 * down,
        // 100 for the first, 200 for the second and third, 300 for each further one.
        (doubled, false) => {
            doubled as i32 * (100 + 200 * (down - 1).min(2) + 300 * (down - 3).max(0))
        }
        // 200 for the first, 300 for each further one.
        (doubled, true) => doubled as i32 * (300 * down - 100),
    }
}

/// All scores of a declaring side, not vulnerable and vulnerable, ascending without duplicates.
static SCORES: LazyLock<[Vec<i32>; 2]> = LazyLock::new(|| [false, true].map(all_scores));

fn all_scores(vulnerable: bool) -> Vec<i32> {
    let mut scores = Vec::new();
    for level in 1..=7 {
        for strain in Strain::ALL {
            for doubling in Doubling::ALL {
                let contract = Contract { level, strain, doubling };
                scores.extend((0..=13).map(|tricks| contract_score(contract, vulnerable, tricks)));
            }
        }
    }
    scores.sort_unstable();
    scores.dedup();
    scores
}

/// Whether a score of North-South is possible on a board: by any contract of either side, or passed
/// out.
pub fn is_possible_ns_score(score_ns: i32, vulnerability: Vulnerability) -> bool {
    let by = |vulnerable: bool, score: i32| {
        SCORES[usize::from(vulnerable)].binary_search(&score).is_ok()
    };
    let east_west = score_ns.checked_neg().is_some_and(|score| by(vulnerability.east_west, score));
    score_ns == 0 || by(vulnerability.north_south, score_ns) || east_west
}
