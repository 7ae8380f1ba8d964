//! `events/<key>/desk.html`: the entry desk, for a phone or on paper: who owes a fee, who is not
//! here yet, who comes late, which byes are asked for. It is for the organisers alone.

use serde::Serialize;

use crate::publish::OutputError;
use crate::{award_texts, words};
use engine::awards::ComputedEvent;
use engine::desk::{DeskRow, EntryDesk, Presence, desk_of};
use model::surname::SurnameKey;
use model::{Exact, StableSort};
use register::{EventRecord, People};

use super::contestants::Contestants;
use super::played::ROOT;
use super::whole_lists::NamedPage;
use super::{Edition, Site, counted};

/// The file in the folder of the event.
const FILE: &str = "desk.html";

/// The context of the template `desk.html`.
#[derive(Serialize)]
struct DeskPage<'a> {
    title: &'static str,
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
    title: &'static str,
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
pub(super) fn href_of(edition: Edition, event: &EventRecord, outcome: &ComputedEvent) -> String {
    match edition == Edition::Secretary && desk_of(&outcome.event).is_some() {
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
    pub fn desk_page(
        &self,
        people: &People,
        event: &EventRecord,
        outcome: &ComputedEvent,
    ) -> Result<Option<NamedPage>, OutputError> {
        let desk = desk_of(&outcome.event).filter(|_| self.edition == Edition::Secretary);
        let Some(desk) = desk else { return Ok(None) };
        let contestants = Contestants::new(people, event, outcome);
        let mut rows: Vec<(String, &DeskRow)> =
            desk.rows.iter().map(|row| (contestants.name(row.entry), row)).collect();
        rows.arrange_by_key(|(name, _)| (SurnameKey::from_name(name), name.clone()));
        let facts = [Some(event.identity.title.clone()), event.identity.date.map(words::day)];
        let facts = facts.into_iter().flatten();
        let facts = facts.chain([counted(rows.len(), "entry", "entries")]);
        let page = DeskPage {
            title: "Entry desk",
            event: &event.identity.title,
            root: ROOT,
            event_href: format!("../{}.html", event.key),
            facts: facts.collect::<Vec<_>>().join(" \u{b7} "),
            sums: sums_of(&desk),
            here: here_of(&desk),
            lists: lists_of(&desk, &rows),
            rows: rows.iter().map(|(name, row)| row_of(&contestants, &desk, (name, row))).collect(),
        };
        let name = format!("events/{}/{FILE}", event.key);
        Ok(Some((name, self.render(FILE, &page)?)))
    }
}

/// `Due 100 − paid 75 = 25: owed 30 − overpaid 5.`
fn sums_of(desk: &EntryDesk) -> String {
    let [due, paid] = [desk.due, desk.paid].map(|sum| desk.money(sum));
    let [owed, over] = [desk.owed, desk.overpaid].map(|sum| desk.money(sum));
    if !desk.has_fees {
        return if desk.paid.is_zero() { String::new() } else { format!("Paid {paid}.") };
    }
    let left = desk.rows.iter().filter(|row| !row.counts()).count();
    let left = match left {
        0 => String::new(),
        _ => {
            format!(" Without {}, whose amounts cannot be read.", counted(left, "entry", "entries"))
        }
    };
    let balance = desk.due - desk.paid;
    let sign = if balance < Exact::ZERO { "\u{2212}" } else { "" };
    let balance = desk.money(balance.max(Exact::ZERO - balance));
    match desk.overpaid.is_zero() {
        true => format!("Due {due} \u{2212} paid {paid} = owed {owed}.{left}"),
        false => format!(
            "Due {due} \u{2212} paid {paid} = {sign}{balance}: owed {owed} \u{2212} overpaid {over}.{left}"
        ),
    }
}

fn here_of(desk: &EntryDesk) -> String {
    let count =
        |is: &dyn Fn(&Presence) -> bool| desk.rows.iter().filter(|row| is(&row.present)).count();
    let here = count(&|own| *own == Presence::Here);
    let away = count(&|own| *own == Presence::Away);
    match here + away {
        0 => String::new(),
        _ => format!("{here} here, {away} not here, {} not ticked.", desk.rows.len() - here - away),
    }
}

fn lists_of(desk: &EntryDesk, rows: &[(String, &DeskRow)]) -> Vec<DeskList> {
    let list = |id, title, told: &dyn Fn(&DeskRow) -> Option<String>| {
        let named = |(name, row): &(String, &DeskRow)| Some([name.clone(), told(row)?]);
        DeskList { id, title, rows: rows.iter().filter_map(named).collect() }
    };
    let text = |text: &str| Some(text.to_string()).filter(|text| !text.is_empty());
    let some_here =
        rows.iter().any(|(_, row)| matches!(row.present, Presence::Here | Presence::Away));
    let missing = |row: &DeskRow| some_here && row.present != Presence::Here && !row.never_comes;
    let lists = [
        list("owes", "Still to pay", &|row| {
            let left = if row.withdrew { " (withdrawn)" } else { "" };
            let shown = || format!("{} of {}{left}", desk.money(row.owes()), desk.shown(&row.due));
            (row.owes() > Exact::ZERO).then(shown)
        }),
        list("unread", "Not in the sums", &|row| {
            let shown = || format!("fee {}, paid {}", desk.shown(&row.due), desk.shown(&row.paid));
            (!row.counts()).then(shown)
        }),
        list("missing", "Not here yet", &|row| missing(row).then(|| row.arrives.clone())),
        list("late", "Come late", &|row| text(&row.arrives)),
        list("byes", "Byes asked for", &|row| text(&byes_of(row))),
    ];
    lists.into_iter().filter(|list| !list.rows.is_empty()).collect()
}

/// `1 (for ½)`; empty without a bye.
fn byes_of(row: &DeskRow) -> String {
    match row.bye_score.filter(|_| !row.byes.is_empty()) {
        Some(score) => format!("{} (for {})", row.byes, award_texts::halves(score)),
        None => row.byes.clone(),
    }
}

fn row_of(contestants: &Contestants<'_>, desk: &EntryDesk, (name, row): (&str, &DeskRow)) -> Row {
    let open = match (row.owes().is_zero(), row.overpaid().is_zero()) {
        _ if !row.counts() => "?".to_string(),
        (false, _) => desk.money(row.owes()),
        (true, false) => format!("+{}", desk.money(row.overpaid())),
        (true, true) => String::new(),
    };
    Row {
        label: contestants.label(row.entry).to_string(),
        name: name.to_string(),
        due: desk.shown(&row.due),
        paid: desk.shown(&row.paid),
        open,
        here: match &row.present {
            Presence::Here => "yes".to_string(),
            Presence::Away => "no".to_string(),
            Presence::Odd(text) => text.clone(),
            Presence::Blank => String::new(),
        },
        arrives: row.arrives.clone(),
        byes: byes_of(row),
    }
}
