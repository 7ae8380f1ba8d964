//! What FIDE's forms of title norms ask for, to be copied into them: IT3, the report of the tournament,
//! and IT1, the certificate of each title norm that was made. `xlsx` and `html` write them.

use std::collections::BTreeSet;

use engine::awards::ComputedEvent;
use model::crosstable::{Crosstable, PlayerGameResult, RoundResult};
use model::form::{EntryColumn, Key};
use model::{Entry, Event, Exact, NormState, TitleNorm};

/// Titles that are counted, the highest first.
const TITLES: [&str; 8] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];

/// The columns of the widest rows.
pub(crate) const NORM_FORM_COLUMN_COUNT: usize = 8;

/// A form, row by row.
pub(crate) struct NormForm {
    /// A short name: `IT1 GM Megan Oakes`.
    pub name: String,
    pub rows: Vec<NormFormRow>,
}

/// A row of a form.
pub(crate) enum NormFormRow {
    /// The headings of the rows below.
    Headings(Vec<String>),
    /// What the form asks for, and the answer; blank for what has to be written by hand.
    Fact(String, NormFormCell),
    /// The cells of a list.
    Cells(Vec<NormFormCell>),
}

/// A cell of a form.
pub(crate) enum NormFormCell {
    Text(String),
    /// For display alone.
    Number(f64),
}

impl From<&str> for NormFormCell {
    fn from(text: &str) -> NormFormCell {
        NormFormCell::Text(text.to_string())
    }
}

impl From<String> for NormFormCell {
    fn from(text: String) -> NormFormCell {
        NormFormCell::Text(text)
    }
}

impl From<u32> for NormFormCell {
    fn from(number: u32) -> NormFormCell {
        NormFormCell::Number(f64::from(number))
    }
}

impl From<i32> for NormFormCell {
    fn from(number: i32) -> NormFormCell {
        NormFormCell::Number(f64::from(number))
    }
}

impl From<Exact> for NormFormCell {
    fn from(number: Exact) -> NormFormCell {
        NormFormCell::Number(number.to_cell_f64())
    }
}

impl NormForm {
    fn headings(&mut self, headings: &[&str]) {
        let headings = headings.iter().map(|heading| (*heading).to_string()).collect();
        self.rows.push(NormFormRow::Headings(headings));
    }

    fn fact(&mut self, what: &str, cell: impl Into<NormFormCell>) {
        self.rows.push(NormFormRow::Fact(what.to_string(), cell.into()));
    }

    fn cells(&mut self, cells: Vec<NormFormCell>) {
        self.rows.push(NormFormRow::Cells(cells));
    }
}

/// The forms of an event, the report first; none for one without ratings of FIDE.
pub(crate) fn norm_forms_of_event(outcome: &ComputedEvent) -> Vec<NormForm> {
    let (Some(ratings), Some(table)) = (&outcome.ratings, &outcome.table) else {
        return Vec::new();
    };
    let forms = NormForms {
        event: &outcome.event,
        table,
        norms: &ratings.norms,
        no_norms: &ratings.no_norms,
    };
    let mut report = NormForm { name: "IT3".to_string(), rows: Vec::new() };
    forms.report(&mut report);
    let made = ratings.norms.iter().filter(|norm| norm.figures.state == NormState::Made);
    let certificates = made.map(|norm| {
        let player = forms.entry(norm.entry).map_or_else(String::new, Entry::display_name);
        let name = format!("IT1 {} {player}", norm.figures.title);
        let mut form = NormForm { name, rows: Vec::new() };
        forms.certificate(&mut form, norm);
        form
    });
    std::iter::once(report).chain(certificates).collect()
}

/// What the forms are filled from.
struct NormForms<'a> {
    event: &'a Event,
    table: &'a Crosstable,
    norms: &'a [TitleNorm],
    /// Why there can be none.
    no_norms: &'a str,
}

impl NormForms<'_> {
    fn entry(&self, entry: usize) -> Option<&Entry> {
        self.event.entries.get(entry)
    }

    /// The facts of the tournament that both forms begin with.
    fn tournament(&self, form: &mut NormForm) {
        let text = |key: Key| self.event.answer_text(key).unwrap_or_default();
        let day =
            |day: Option<jiff::civil::Date>| day.map_or_else(String::new, |day| day.to_string());
        form.fact("Tournament", self.event.title());
        form.fact("Place", text(Key::Venue));
        form.fact("Federation", text(Key::Area));
        form.fact("From", day(self.event.date()));
        form.fact("To", day(self.event.last_day()));
        form.fact("Rate of play", text(Key::TimeControl));
        form.fact("Rounds", count(self.table.rounds.unwrap_or(self.table.played)));
        form.fact("Chief arbiter", text(Key::ChiefArbiter));
    }

    /// The report of the tournament.
    fn report(&self, form: &mut NormForm) {
        form.headings(&["IT3: report of the tournament"]);
        self.tournament(form);
        form.fact("Deputy arbiters", self.event.answer_event_ids(Key::DeputyArbiters).join("; "));
        let system = if self.event.is_scheveningen() { "Scheveningen" } else { "Swiss" };
        form.fact("System", system);
        let players = &self.table.contestants;
        let rated: Vec<u32> = players.iter().filter_map(|player| player.rating).collect();
        form.fact("Players", count(players.len()));
        form.fact("Rated players", count(rated.len()));
        let federations = players.iter().filter_map(|player| self.entry(player.entry));
        let federations: Vec<String> = federations.map(federation).collect();
        let known: BTreeSet<&String> = federations.iter().filter(|own| !own.is_empty()).collect();
        form.fact("Federations", count(known.len()));
        let host = self.event.answer_text(Key::Area).unwrap_or_default().to_uppercase();
        let foreign = federations.iter().filter(|own| !own.is_empty() && **own != host).count();
        form.fact("Players of other federations", count(foreign));
        for title in TITLES {
            let held = players.iter().filter(|player| player.title == title).count();
            form.fact(&format!("Players with the title {title}"), count(held));
        }
        form.headings(&[
            "Norms made",
            "Norm",
            "FIDE no.",
            "Fed.",
            "Games",
            "Points",
            "Required",
            "Performance",
        ]);
        for norm in self.norms.iter().filter(|norm| norm.figures.state == NormState::Made) {
            let Some(entry) = self.entry(norm.entry) else { continue };
            let own = &norm.figures;
            let required = norm.required.map_or_else(String::new, Exact::to_decimal);
            form.cells(vec![
                entry.display_name().into(),
                (*own.title).into(),
                fide_number(entry).into(),
                federation(entry).into(),
                own.games.into(),
                own.score.into(),
                required.into(),
                own.performance.into(),
            ]);
        }
        self.possible_norms(form);
        if self.norms.is_empty() {
            let why = if self.no_norms.is_empty() { "nobody made one" } else { self.no_norms };
            form.fact("No norms", why);
        }
    }

    /// The norms that are still possible, and what makes them.
    fn possible_norms(&self, form: &mut NormForm) {
        let possible: Vec<&TitleNorm> =
            self.norms.iter().filter(|norm| norm.figures.state == NormState::Possible).collect();
        if possible.is_empty() {
            return;
        }
        form.headings(&["Still possible", "What makes it", "Norm"]);
        for norm in possible {
            let name = self.entry(norm.entry).map_or_else(String::new, Entry::display_name);
            let (needs, title) = (&*norm.figures.needs, &*norm.figures.title);
            form.cells(vec![name.into(), needs.into(), title.into()]);
        }
    }

    /// The certificate of a norm: the player, every game over the board, the figures and conditions.
    fn certificate(&self, form: &mut NormForm, norm: &TitleNorm) {
        let Some(entry) = self.entry(norm.entry) else { return };
        let own = &norm.figures;
        form.headings(&["IT1: certificate of a title result"]);
        form.fact("Norm", &*own.title);
        form.fact("Player", entry.display_name());
        form.fact("FIDE no.", fide_number(entry));
        form.fact("Federation", federation(entry));
        let born = entry.record.date(EntryColumn::Born).map(|cell| cell.value.to_string());
        form.fact("Date of birth", born.unwrap_or_default());
        form.fact("Place of birth", "");
        self.tournament(form);
        form.headings(&[
            "Round", "Opponent", "FIDE no.", "Fed.", "Rating", "Title", "Result", "Counts",
        ]);
        let player = self.table.contestants.iter().find(|player| player.entry == norm.entry);
        let results = player.map_or(&[][..], |player| &player.round_results);
        for (round, found) in (1..).zip(results) {
            let RoundResult::Game { opponent, result, .. } = found else { continue };
            let Some(other) = self.table.contestants.get(*opponent) else { continue };
            let Some(known) = self.entry(other.entry) else { continue };
            let result = match result {
                PlayerGameResult::Win => 1.0,
                PlayerGameResult::Draw => 0.5,
                PlayerGameResult::Loss => 0.0,
            };
            let rating = other.rating.map_or(NormFormCell::from("unrated"), NormFormCell::from);
            form.cells(vec![
                count(round).into(),
                other.name.as_str().into(),
                fide_number(known).into(),
                federation(known).into(),
                rating,
                other.title.as_str().into(),
                NormFormCell::Number(result),
                (if norm.rounds.contains(&round) { "yes" } else { "left out" }).into(),
            ]);
        }
        form.headings(&["Figures"]);
        form.fact("Games that count", own.games);
        form.fact("Points", own.score);
        if let Some(required) = norm.required {
            form.fact("Required points", required);
            form.fact("Exceeded by", own.score - required);
        }
        form.fact("Average rating of opponents", own.average);
        form.fact("Performance", own.performance);
        form.headings(&["Conditions"]);
        for step in norm.basis.steps() {
            form.cells(vec![step.to_string().into()]);
        }
        form.fact("Clauses", norm.basis.clauses_text());
        form.headings(&["Signed"]);
        for what in ["Remarks", "Chief arbiter, date", "Federation of the organiser, date"] {
            form.fact(what, "");
        }
    }
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn fide_number(entry: &Entry) -> String {
    entry.players.first().and_then(|player| player.number.clone()).unwrap_or_default()
}

/// The federation in capitals; empty if unknown.
fn federation(entry: &Entry) -> String {
    let typed = entry.record.text(EntryColumn::Federation);
    typed.map(|cell| cell.value.to_uppercase()).unwrap_or_default()
}
