//! `events/<key>/desk.html`: the entry desk, for a phone or on paper: who owes a fee, who is not
//! here yet, who comes late, which byes are asked for. It is for the organisers alone.

use serde::Serialize;

use crate::award_texts;
use crate::language::LanguageTexts;
use crate::publish::OutputError;
use engine::awards::ComputedEvent;
use engine::entry_desk::{DeskRow, EntryDesk, TypedPresence, entry_desk_of_event};
use model::surname::SurnameSortKey;
use model::{Exact, StableSort};
use register::{EventRecord, SeasonPlayers};

use super::board_page_parts::ROOT_FROM_EVENT_FOLDER;
use super::contestants::Contestants;
use super::whole_lists::NamedPage;
use super::{Site, SiteAudience};

/// The file in the folder of the event.
const FILE: &str = "desk.html";

/// The context of the template `desk.html`.
#[derive(Serialize)]
struct DeskPage<'a> {
    title: String,
    event: &'a str,
    root: &'static str,
    event_href: String,
    facts: String,
    /// The sums with their arithmetic.
    sums: String,
    /// Who is here, in numbers; empty where nothing is typed.
    here: String,
    /// Who owes, who is not here, who comes late, who asks for byes.
    lists: Vec<DeskList>,
    rows: Vec<Row>,
}

/// Some contestants, each with what there is to do.
#[derive(Serialize)]
struct DeskList {
    id: &'static str,
    title: String,
    rows: Vec<[String; 2]>,
}

/// A contestant, by name.
#[derive(Serialize)]
struct Row {
    label: String,
    name: String,
    due: String,
    paid: String,
    /// What is missing, or what is too much with a plus sign; empty if the fee is paid, `?` if an
    /// amount cannot be read.
    open: String,
    here: String,
    arrives: String,
    byes: String,
}

/// The path of the desk of an event beside its page; empty without a desk, and for everybody.
pub(super) fn desk_page_href(
    edition: SiteAudience,
    event: &EventRecord,
    outcome: &ComputedEvent,
) -> String {
    match edition == SiteAudience::Secretary && entry_desk_of_event(&outcome.event).is_some() {
        true => format!("{}/{FILE}", event.key),
        false => String::new(),
    }
}

impl Site {
    /// The page of an event's entry desk, with its path; `None` without one, and for everybody.
    ///
    /// # Errors
    ///
    /// Those of the template.
    pub fn entry_desk_page(
        &self,
        people: &SeasonPlayers,
        event: &EventRecord,
        outcome: &ComputedEvent,
    ) -> Result<Option<NamedPage>, OutputError> {
        let desk =
            entry_desk_of_event(&outcome.event).filter(|_| self.edition == SiteAudience::Secretary);
        let Some(desk) = desk else { return Ok(None) };
        let texts = self.texts_in_language(event.language);
        let contestants = Contestants::new(people, event, outcome);
        let mut rows: Vec<(String, &DeskRow)> =
            desk.rows.iter().map(|row| (contestants.name(row.entry), row)).collect();
        rows.arrange_by_key(|(name, _)| (SurnameSortKey::from_name(name), name.clone()));
        let facts = [
            Some(event.identity.title.clone()),
            event.identity.date.map(|date| texts.day_text(date)),
        ];
        let facts = facts.into_iter().flatten();
        let facts = facts.chain([texts.text_for_count("count-entries", rows.len())]);
        let page = DeskPage {
            title: texts.text("desk"),
            event: &event.identity.title,
            root: ROOT_FROM_EVENT_FOLDER,
            event_href: format!("../{}.html", event.key),
            facts: facts.collect::<Vec<_>>().join(" \u{b7} "),
            sums: sums_of(texts, &desk),
            here: here_of(texts, &desk),
            lists: lists_of(texts, &desk, &rows),
            rows: rows
                .iter()
                .map(|(name, row)| row_of(texts, &contestants, &desk, name, row))
                .collect(),
        };
        let name = format!("events/{}/{FILE}", event.key);
        Ok(Some((name, self.render_in(event.language, FILE, &page)?)))
    }
}

/// `Due 100 − paid 75 = 25: owed 30 − overpaid 5.`
fn sums_of(texts: &LanguageTexts, desk: &EntryDesk) -> String {
    let money = |sum: Exact| texts.localise_number(&desk.sum_with_currency(sum)).into_owned();
    let [due, paid] = [desk.due, desk.paid].map(money);
    let [owed, over] = [desk.owed, desk.overpaid].map(money);
    if !desk.has_fees {
        let told = || texts.fill("desk-paid-only", &[("paid", &*paid)]);
        return if desk.paid.is_zero() { String::new() } else { told() };
    }
    let left = desk.rows.iter().filter(|row| !row.counts_in_sums()).count();
    let left = if left == 0 { String::new() } else { texts.text_for_count("desk-without", left) };
    let balance = desk.due - desk.paid;
    let sign = if balance < Exact::ZERO { "\u{2212}" } else { "" };
    let balance = format!("{sign}{}", money(balance.max(Exact::ZERO - balance)));
    let key = if desk.overpaid.is_zero() { "desk-owed" } else { "desk-overpaid" };
    let values = [
        ("due", &*due),
        ("paid", &*paid),
        ("balance", &*balance),
        ("owed", &*owed),
        ("over", &*over),
    ];
    [texts.fill(key, &values), left].concat()
}

fn here_of(texts: &LanguageTexts, desk: &EntryDesk) -> String {
    let count = |is: &dyn Fn(&TypedPresence) -> bool| {
        desk.rows.iter().filter(|row| is(&row.present)).count()
    };
    let here = count(&|own| *own == TypedPresence::Here);
    let away = count(&|own| *own == TypedPresence::Away);
    match here + away {
        0 => String::new(),
        _ => {
            let open = desk.rows.len() - here - away;
            let [here, away, open] = [here, away, open].map(|count| count.to_string());
            texts.fill("desk-here", &[("here", &*here), ("away", &*away), ("open", &*open)])
        }
    }
}

fn lists_of(texts: &LanguageTexts, desk: &EntryDesk, rows: &[(String, &DeskRow)]) -> Vec<DeskList> {
    let list = |id, title: &str, told: &dyn Fn(&DeskRow) -> Option<String>| {
        let named = |(name, row): &(String, &DeskRow)| Some([name.clone(), told(row)?]);
        let title = texts.text(title);
        DeskList { id, title, rows: rows.iter().filter_map(named).collect() }
    };
    let text = |text: &str| Some(text.to_string()).filter(|text| !text.is_empty());
    let some_here = rows
        .iter()
        .any(|(_, row)| matches!(row.present, TypedPresence::Here | TypedPresence::Away));
    let missing =
        |row: &DeskRow| some_here && row.present != TypedPresence::Here && !row.never_comes;
    let lists = [
        list("owes", "desk-owes", &|row| {
            let key = if row.withdrew { "desk-owes-left" } else { "desk-owes-of" };
            let values = [
                ("owed", &*desk.sum_with_currency(row.amount_owed())),
                ("due", &*desk.typed_amount_text(&row.due)),
            ]
            .map(|(name, amount)| (name, texts.localise_number(amount).into_owned()));
            let values = values.each_ref().map(|(name, amount)| (*name, amount.as_str()));
            let shown = || texts.fill(key, &values);
            (row.amount_owed() > Exact::ZERO).then(shown)
        }),
        list("unread", "desk-unread", &|row| {
            let values = [
                ("due", &*desk.typed_amount_text(&row.due)),
                ("paid", &*desk.typed_amount_text(&row.paid)),
            ];
            let shown = || texts.fill("desk-unread-fee", &values);
            (!row.counts_in_sums()).then(shown)
        }),
        list("missing", "desk-missing", &|row| missing(row).then(|| row.arrives.clone())),
        list("late", "desk-late", &|row| text(&row.arrives)),
        list("byes", "desk-byes", &|row| text(&byes_of(texts, row))),
    ];
    lists.into_iter().filter(|list| !list.rows.is_empty()).collect()
}

/// `1 (for ½)`; empty without a bye.
fn byes_of(texts: &LanguageTexts, row: &DeskRow) -> String {
    match row.bye_score.filter(|_| !row.byes.is_empty()) {
        Some(score) => {
            let values =
                [("rounds", &*row.byes), ("score", &*award_texts::chess_points_text(score))];
            texts.fill("desk-bye-for", &values)
        }
        None => row.byes.clone(),
    }
}

fn row_of(
    texts: &LanguageTexts,
    contestants: &Contestants<'_>,
    desk: &EntryDesk,
    name: &str,
    row: &DeskRow,
) -> Row {
    let amount = |text: String| texts.localise_number(&text).into_owned();
    let open = match (row.amount_owed().is_zero(), row.amount_overpaid().is_zero()) {
        _ if !row.counts_in_sums() => "?".to_string(),
        (false, _) => desk.sum_with_currency(row.amount_owed()),
        (true, false) => format!("+{}", desk.sum_with_currency(row.amount_overpaid())),
        (true, true) => String::new(),
    };
    Row {
        label: contestants.label(row.entry).to_string(),
        name: name.to_string(),
        due: amount(desk.typed_amount_text(&row.due)),
        paid: amount(desk.typed_amount_text(&row.paid)),
        open: amount(open),
        here: match &row.present {
            TypedPresence::Here => texts.translate_fixed_word("yes").to_string(),
            TypedPresence::Away => texts.translate_fixed_word("no").to_string(),
            TypedPresence::Odd(text) => text.clone(),
            TypedPresence::Blank => String::new(),
        },
        arrives: row.arrives.clone(),
        byes: byes_of(texts, row),
    }
}
