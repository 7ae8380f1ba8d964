//! The prize money of an event on its page, and the receipts to sign.

use serde::Serialize;

use crate::language::LanguageTexts;
use crate::publish::OutputError;
use crate::words;
use engine::awards::ComputedEvent;
use engine::prizes::DividedPrizes;
use register::{EventRecord, SeasonPlayers};

use super::board_page_parts::ROOT_FROM_EVENT_FOLDER;
use super::contestants::Contestants;
use super::shown_event::EventPageSource;
use super::{PlayerLink, Site, SiteAudience};

/// The prizes of an event.
#[derive(Serialize)]
pub(super) struct PrizeMoney<'a> {
    rows: Vec<PrizeRow<'a>>,
    /// The total, what is paid and what is left over, as a sentence.
    total: String,
    /// The page of receipts; empty without one.
    receipts_href: String,
}

#[derive(Serialize)]
struct PrizeRow<'a> {
    /// The name of a team; empty for others.
    name: String,
    players: Vec<PlayerLink<'a>>,
    prize: &'a str,
    amount: String,
    why: String,
}

/// The context of the template `receipts.html`.
#[derive(Serialize)]
struct ReceiptsPage<'a> {
    title: String,
    event: &'a str,
    root: &'static str,
    event_href: String,
    organiser: &'a str,
    day: String,
    receipts: Vec<Receipt<'a>>,
    total: String,
}

#[derive(Serialize)]
struct Receipt<'a> {
    /// Its number on the page, from 1.
    number: usize,
    name: String,
    prize: &'a str,
    amount: String,
    why: String,
}

/// The prizes of an event; `None` if it pays none.
pub(super) fn prize_money_of_event<'a>(
    event: EventPageSource<'a>,
    outcome: &'a ComputedEvent,
    with_receipts: bool,
) -> Option<PrizeMoney<'a>> {
    let prizes = outcome.prizes.as_ref()?;
    let contestants = Contestants::new(event.people, event.record, outcome);
    let rows = prizes.payments.iter().map(|payment| {
        let players = contestants.players_of_entry(payment.entry);
        let is_team = outcome.event.entries[payment.entry].name.is_some() || players.is_empty();
        PrizeRow {
            name: if is_team { contestants.name(payment.entry) } else { String::new() },
            players: if is_team { Vec::new() } else { players },
            prize: &payment.name,
            amount: prizes.amount_with_currency(payment.amount),
            why: words::with_full_stop(&payment.basis.sentence()),
        }
    });
    let receipts = with_receipts && !prizes.payments.is_empty();
    Some(PrizeMoney {
        rows: rows.collect(),
        total: total_text(event.texts, prizes),
        receipts_href: if receipts {
            format!("{}/receipts.html", event.record.key)
        } else {
            String::new()
        },
    })
}

/// The control total: what there is, what is paid, and what is left.
fn total_text(texts: &LanguageTexts, prizes: &DividedPrizes) -> String {
    let money = |sum| texts.localise_number(&prizes.amount_with_currency(sum)).into_owned();
    let [total, paid, left] = [prizes.total, prizes.paid, prizes.remainder()].map(money);
    let key = if prizes.remainder().is_zero() { "prizes-paid" } else { "prizes-left" };
    texts.fill(key, &[("total", &*total), ("paid", &*paid), ("left", &*left)])
}

impl Site {
    /// The page of receipts of an event, with its path; `None` without prizes, and for everybody.
    pub fn prize_receipts_page(
        &self,
        people: &SeasonPlayers,
        event: &EventRecord,
        outcome: &ComputedEvent,
    ) -> Result<Option<(String, Vec<u8>)>, OutputError> {
        let prizes = outcome.prizes.as_ref().filter(|prizes| !prizes.payments.is_empty());
        let Some(prizes) =
            prizes.filter(|_| self.edition == SiteAudience::Secretary && !event.embargoed)
        else {
            return Ok(None);
        };
        let texts = self.texts_in_language(event.language);
        let contestants = Contestants::new(people, event, outcome);
        let receipts = (1..).zip(&prizes.payments).map(|(number, payment)| Receipt {
            number,
            name: contestants.name(payment.entry),
            prize: &payment.name,
            amount: prizes.amount_with_currency(payment.amount),
            why: words::with_full_stop(&payment.basis.sentence()),
        });
        let page = ReceiptsPage {
            title: texts.text("receipts"),
            event: &event.identity.title,
            root: ROOT_FROM_EVENT_FOLDER,
            event_href: format!("../{}.html", event.key),
            organiser: &event.organiser.name,
            day: event.last_day.map(|day| texts.day_text(day)).unwrap_or_default(),
            receipts: receipts.collect(),
            total: total_text(texts, prizes),
        };
        let name = format!("events/{}/receipts.html", event.key);
        Ok(Some((name, self.render_in(event.language, "receipts.html", &page)?)))
    }
}
