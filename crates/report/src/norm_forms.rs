//! The figures that FIDE's forms ask for, to be copied into them: IT3, the report of the tournament,
//! and IT1, the certificate of each title norm that was made.

use std::collections::BTreeSet;

use workbook::rust_xlsxwriter::{Format, FormatAlign};
use workbook::write::{Book, CellContent, Sheet, SheetNames, StyleId, XlsxError, heading_format};

use super::AUTHOR;
use engine::awards::ComputedEvent;
use model::crosstable::{Crosstable, GameResult, RoundResult};
use model::form::{EntryColumn, Key};
use model::{Entry, Event, Exact, Norm, NormState};

/// Titles that are counted, the highest first.
const TITLES: [&str; 8] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];

/// The widths of the columns of a sheet.
const WIDTHS: [f64; 8] = [30.0, 30.0, 12.0, 8.0, 8.0, 8.0, 10.0, 12.0];

/// The workbook of an event; `None` for one without ratings of FIDE.
///
/// # Errors
///
/// If a cell holds what Excel does not take.
pub fn book(outcome: &ComputedEvent) -> Result<Option<Vec<u8>>, XlsxError> {
    let (Some(ratings), Some(table)) = (&outcome.ratings, &outcome.table) else { return Ok(None) };
    let forms = NormForms { event: &outcome.event, table, norms: &ratings.norms };
    let title = format!("Title norms: {}", outcome.event.title());
    let mut book = Book::new(&title, AUTHOR, outcome.event.date())?;
    let mut names = SheetNames::default();
    book.add_sheet(&names.unique_name("IT3"), |sheet| {
        forms.report(&mut FormSheet::new(sheet));
        Ok(())
    })?;
    for norm in ratings.norms.iter().filter(|norm| norm.figures.state == NormState::Made) {
        let player = forms.entry(norm.entry).map_or_else(String::new, Entry::display_name);
        book.add_sheet(
            &names.unique_name(&format!("IT1 {} {player}", norm.figures.title)),
            |sheet| {
                forms.certificate(&mut FormSheet::new(sheet), norm);
                Ok(())
            },
        )?;
    }
    book.save(None).map(Some)
}

/// A sheet that is written row by row.
struct FormSheet<'s, 'a> {
    sheet: &'s mut Sheet<'a>,
    row: u32,
    heading: StyleId,
    left: StyleId,
}

impl<'s, 'a> FormSheet<'s, 'a> {
    fn new(sheet: &'s mut Sheet<'a>) -> FormSheet<'s, 'a> {
        for (column, width) in (0u16..).zip(WIDTHS) {
            sheet.shell.set_column_width(column, width);
        }
        sheet.shell.set_landscape_page();
        let heading = sheet.style(&heading_format());
        let left = sheet.style(&Format::new().set_align(FormatAlign::Left));
        FormSheet { sheet, row: 0, heading, left }
    }

    fn headings(&mut self, headings: &[&str]) {
        self.row += u32::from(self.row > 0);
        for (column, heading) in (0u16..).zip(headings) {
            self.sheet.write_styled((self.row, column), self.heading, *heading);
        }
        self.row += 1;
    }

    fn fact<'c>(&mut self, what: &str, content: impl Into<CellContent<'c>>) {
        self.sheet.write((self.row, 0), what);
        self.sheet.write_styled((self.row, 1), self.left, content);
        self.row += 1;
    }

    fn cells(&mut self, cells: Vec<CellContent<'_>>) {
        for (column, content) in (0u16..).zip(cells) {
            self.sheet.write_styled((self.row, column), self.left, content);
        }
        self.row += 1;
    }
}

/// What the forms are filled from.
struct NormForms<'a> {
    event: &'a Event,
    table: &'a Crosstable,
    norms: &'a [Norm],
}

impl NormForms<'_> {
    fn entry(&self, entry: usize) -> Option<&Entry> {
        self.event.entries.get(entry)
    }

    /// The facts of the tournament that both forms begin with.
    fn tournament(&self, sheet: &mut FormSheet<'_, '_>) {
        let text = |key: Key| self.event.text(key).unwrap_or_default();
        let day =
            |day: Option<jiff::civil::Date>| day.map_or_else(String::new, |day| day.to_string());
        sheet.fact("Tournament", self.event.title());
        sheet.fact("Place", text(Key::Venue));
        sheet.fact("Federation", text(Key::Area));
        sheet.fact("From", &day(self.event.date()));
        sheet.fact("To", &day(self.event.last_day()));
        sheet.fact("Rate of play", text(Key::TimeControl));
        sheet.fact("Rounds", count(self.table.rounds.unwrap_or(self.table.played)));
        sheet.fact("Chief arbiter", text(Key::ChiefArbiter));
    }

    /// The report of the tournament.
    fn report(&self, sheet: &mut FormSheet<'_, '_>) {
        sheet.headings(&["IT3: report of the tournament", ""]);
        self.tournament(sheet);
        sheet.fact("Deputy arbiters", &self.event.event_ids(Key::DeputyArbiters).join("; "));
        let system = if self.event.is_scheveningen() { "Scheveningen" } else { "Swiss" };
        sheet.fact("System", system);
        let players = &self.table.contestants;
        let rated: Vec<u32> = players.iter().filter_map(|player| player.rating).collect();
        sheet.fact("Players", count(players.len()));
        sheet.fact("Rated players", count(rated.len()));
        let federations = players.iter().filter_map(|player| self.entry(player.entry));
        let federations: Vec<String> = federations.map(federation).collect();
        let known: BTreeSet<&String> = federations.iter().filter(|own| !own.is_empty()).collect();
        sheet.fact("Federations", count(known.len()));
        let host = self.event.text(Key::Area).unwrap_or_default().to_uppercase();
        let foreign = federations.iter().filter(|own| !own.is_empty() && **own != host).count();
        sheet.fact("Players of other federations", count(foreign));
        for title in TITLES {
            let held = players.iter().filter(|player| player.title == title).count();
            sheet.fact(&format!("Players with the title {title}"), count(held));
        }
        sheet.headings(&[
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
            sheet.cells(vec![
                CellContent::Text(&entry.display_name()),
                CellContent::Text(&own.title),
                CellContent::Text(&fide_number(entry)),
                CellContent::Text(&federation(entry)),
                own.games.into(),
                own.score.to_cell_f64().into(),
                CellContent::Text(&required),
                CellContent::Number(f64::from(own.performance)),
            ]);
        }
        self.possible_norms(sheet);
    }

    /// The norms that are still possible, and what makes them.
    fn possible_norms(&self, sheet: &mut FormSheet<'_, '_>) {
        let possible: Vec<&Norm> =
            self.norms.iter().filter(|norm| norm.figures.state == NormState::Possible).collect();
        if possible.is_empty() {
            return;
        }
        sheet.headings(&["Still possible", "What makes it", "Norm"]);
        for norm in possible {
            let name = self.entry(norm.entry).map_or_else(String::new, Entry::display_name);
            let (needs, title) = (&*norm.figures.needs, &*norm.figures.title);
            sheet.cells(vec![
                CellContent::Text(&name),
                CellContent::Text(needs),
                CellContent::Text(title),
            ]);
        }
    }

    /// The certificate of a norm: the player, every game over the board, the figures and conditions.
    fn certificate(&self, sheet: &mut FormSheet<'_, '_>, norm: &Norm) {
        let Some(entry) = self.entry(norm.entry) else { return };
        let own = &norm.figures;
        sheet.headings(&["IT1: certificate of a title result", ""]);
        sheet.fact("Norm", &*own.title);
        sheet.fact("Player", &entry.display_name());
        sheet.fact("FIDE no.", &fide_number(entry));
        sheet.fact("Federation", &federation(entry));
        let born = entry.record.date(EntryColumn::Born).map(|cell| cell.value.to_string());
        sheet.fact("Date of birth", &born.unwrap_or_default());
        self.tournament(sheet);
        sheet.headings(&[
            "Round", "Opponent", "FIDE no.", "Fed.", "Rating", "Title", "Result", "Counts",
        ]);
        let player = self.table.contestants.iter().find(|player| player.entry == norm.entry);
        let results = player.map_or(&[][..], |player| &player.round_results);
        for (round, found) in (1..).zip(results) {
            let RoundResult::Game { opponent, result, .. } = found else { continue };
            let Some(other) = self.table.contestants.get(*opponent) else { continue };
            let Some(known) = self.entry(other.entry) else { continue };
            let result = match result {
                GameResult::Win => 1.0,
                GameResult::Draw => 0.5,
                GameResult::Loss => 0.0,
            };
            let rating = other.rating.map_or(CellContent::Text("unrated"), CellContent::from);
            sheet.cells(vec![
                count(round).into(),
                CellContent::Text(&other.name),
                CellContent::Text(&fide_number(known)),
                CellContent::Text(&federation(known)),
                rating,
                CellContent::Text(&other.title),
                CellContent::Number(result),
                CellContent::Text(if norm.rounds.contains(&round) { "yes" } else { "left out" }),
            ]);
        }
        sheet.headings(&["Figures", ""]);
        sheet.fact("Games that count", own.games);
        sheet.fact("Points", own.score.to_cell_f64());
        if let Some(required) = norm.required {
            sheet.fact("Required points", required.to_cell_f64());
            sheet.fact("Exceeded by", (own.score - required).to_cell_f64());
        }
        sheet.fact("Average rating of opponents", f64::from(own.average));
        sheet.fact("Performance", f64::from(own.performance));
        sheet.headings(&["Conditions", ""]);
        for step in norm.basis.steps() {
            sheet.cells(vec![CellContent::Text(&step.to_string())]);
        }
        sheet.fact("Clauses", &norm.basis.clauses_text());
        sheet.headings(&["Signed by the chief arbiter", ""]);
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
