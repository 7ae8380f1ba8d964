//! The prize money of an event: what is paid to whom, with the arithmetic in words, and what is
//! left over. `engine::prizes` worked it out.

use serde::{Deserialize, Serialize};

use engine::prizes::DividedPrizes;
use model::Exact;

/// The prizes of an event.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct PrizesRecord {
    /// The currency of all amounts; may be empty.
    pub currency: Box<str>,
    /// The sum of the sheet `Prizes`.
    pub total: Exact,
    /// The sum that is paid; the rest is left over.
    pub paid: Exact,
    /// What is paid, in the order of the sheet, then by place.
    pub payments: Vec<PrizePaymentRecord>,
}

/// A payment to a contestant.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct PrizePaymentRecord {
    /// The contestant, an index into the event's standings.
    pub standing: u32,
    /// The names of the prizes that it is, or is a share of.
    pub name: Box<str>,
    /// The money, in hundredths at most.
    pub amount: Exact,
    /// How it comes about.
    pub basis: Box<str>,
}

impl PrizesRecord {
    /// The record of prizes; `positions` are the standings of the entries.
    pub(super) fn from_prizes(prizes: &DividedPrizes, positions: &[u32]) -> PrizesRecord {
        let payments = prizes.payments.iter().map(|payment| PrizePaymentRecord {
            standing: positions[payment.entry],
            name: payment.name.as_str().into(),
            amount: payment.amount,
            basis: payment.basis.sentence().into(),
        });
        PrizesRecord {
            currency: prizes.currency.as_str().into(),
            total: prizes.total,
            paid: prizes.paid,
            payments: payments.collect(),
        }
    }
}
