//! Rows of the sheet `Adjustments` that contradict themselves or stand there twice.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use model::problem::Problem;
use model::{Adjustment, AdjustmentAmountKind, Cell, CellAddress, Event, Exact};

use super::problems;

/// Beginnings of words of a reason for which something is taken away, in the languages of returns;
/// words of up to four letters stand as a whole.
const PENALTY_WORDS: [&str; 28] = [
    "penal",
    "p\u{e9}nal",
    "fined",
    "deduct",
    "straf",
    "zeitstraf",
    "abzug",
    "abz\u{fc}g",
    "punktabz",
    "bu\u{df}geld",
    "bussgeld",
    "amende",
    "d\u{e9}duction",
    "multa",
    "ammenda",
    "sanci\u{f3}n",
    "sanzion",
    "detrazion",
    "deducci\u{f3}n",
    "boete",
    "aftrek",
    "b\u{f8}de",
    "fradrag",
    "kara",
    "kary",
    "cosb",
    "dirwy",
    "pion\u{f3}s",
];

/// Offences by which a contestant loses; in a reason they stand for a penalty, unless it is the other side's.
const OFFENCE_WORDS: [&str; 9] =
    ["late", "lateness", "slow", "phone", "telephone", "mobile", "smoking", "alcohol", "mobiles"];

/// Words of a reason that give something: an offence beside them is that of others.
const GAIN_WORDS: [&str; 10] = [
    "opponent",
    "opponents",
    "opps",
    "other",
    "bonus",
    "award",
    "redress",
    "compensation",
    "compensate",
    "cancelled",
];

/// Adds a warning for each doubtful row.
pub(super) fn check_adjustment_rows(event: &Event, found: &mut Vec<Problem>) {
    let mut known: HashMap<_, CellAddress> = HashMap::new();
    for row in &event.adjustments {
        // Two offences of one kind are often two rows; an amount is typed once.
        let Some(amount) = row.amount else { continue };
        tell_amount(row, amount, found);
        let (round, reason) = (row.round.as_deref(), row.reason.as_deref());
        let of_offence = (row.offence, row.minutes, row.boards);
        match known.entry((row.entry, row.kind, amount.value, round, reason, of_offence)) {
            Entry::Occupied(first) => {
                let trouble = problems::AdjustmentAgain { first: first.get().a1() };
                found.push(Problem::new(trouble, row.at));
            }
            Entry::Vacant(first) => {
                first.insert(row.at);
            }
        }
    }
}

/// Reports a warning with an amount, which does not count, and a penalty that adds to the score.
fn tell_amount(row: &Adjustment, amount: Cell<Exact>, found: &mut Vec<Problem>) {
    let typed = amount.value.to_decimal();
    if row.kind == AdjustmentAmountKind::Warning && amount.value != Exact::ZERO {
        let trouble = problems::WarningWithAmount { amount: typed };
        found.push(Problem::new(trouble, amount.at));
        return;
    }
    let reason = row.reason.as_deref().unwrap_or_default();
    if amount.value > Exact::ZERO && is_of_penalty(reason) {
        let trouble = problems::PenaltyAdds { amount: typed, reason: reason.to_string() };
        found.push(Problem::new(trouble, amount.at));
    }
}

/// Whether a reason says that something is taken away. `Fine` alone or `fine for` is one, not `fine
/// play`.
fn is_of_penalty(reason: &str) -> bool {
    const WHOLE: usize = 4;
    let lower = reason.to_lowercase();
    let words = lower.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty());
    let words: Vec<&str> = words.collect();
    let is_fine = |(at, word): (usize, &&str)| {
        *word == "fine" && words.get(at + 1).is_none_or(|next| ["for", "of"].contains(next))
    };
    let begins = |word: &&str| {
        PENALTY_WORDS.iter().any(|stem| match stem.chars().count() > WHOLE {
            true => word.starts_with(stem),
            false => word == stem,
        })
    };
    let has = |list: &[&str]| words.iter().any(|word| list.contains(word));
    let is_own_offence = has(&OFFENCE_WORDS) && !has(&GAIN_WORDS);
    words.iter().enumerate().any(is_fine) || words.iter().any(begins) || is_own_offence
}

#[cfg(test)]
mod tests {
    use super::is_of_penalty;

    #[test]
    fn reasons_tell_of_penalties_in_several_languages() {
        for reason in [
            "penalty: late arrival",
            "Slow play fine",
            "Fine for a phone",
            "Mobile phone rang",
            "late start",
            "Slow play",
            "VPs deducted",
            "Strafe",
            "Strafpunkte",
            "Zeitstrafe",
            "Abzug",
            "p\u{e9}nalit\u{e9} de retard",
            "amende",
            "penalit\u{e0}",
            "Multa",
            "penalizaci\u{f3}n",
            "boete",
            "straf voor traagheid",
            "b\u{f8}de",
            "fradrag",
            "kara",
            "cosb",
            "pion\u{f3}s",
        ] {
            assert!(is_of_penalty(reason), "{reason}");
        }
        for reason in [
            "fine play",
            "Fine defence",
            "weighted score",
            "split score",
            "bonus",
            "opponents late",
            "compensation for slow play",
            "",
        ] {
            assert!(!is_of_penalty(reason), "{reason}");
        }
    }
}
