//! `season.xlsx`: standings, awards, draws, problems and totals of the season.

use std::path::Path;

use rust_xlsxwriter::{Workbook, Worksheet, XlsxError};

use crate::model::{AwardKind, in_turn, serial_of};
use crate::register::{EventRecord, Season};
use crate::report::{lines, quotas};

use super::book::{self, ColumnStyle, SheetColumn};
use super::rows::Rows;
use super::{listing, packed};

const STANDINGS: [SheetColumn; 8] = [
    SheetColumn { heading: "Date", width: 11.0, style: ColumnStyle::Day },
    SheetColumn { heading: "Organiser", width: 28.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "Event", width: 34.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "List", width: 16.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "Place", width: 7.0, style: ColumnStyle::Centred },
    SheetColumn { heading: "Entry", width: 9.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "Name", width: 44.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "Score", width: 10.0, style: ColumnStyle::Plain },
];

const AWARDS: [SheetColumn; 9] = [
    SheetColumn { heading: "Number", width: 11.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "Player", width: 28.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "Date", width: 11.0, style: ColumnStyle::Day },
    SheetColumn { heading: "Event", width: 34.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "Place", width: 7.0, style: ColumnStyle::Centred },
    SheetColumn { heading: "Kind", width: 8.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "Points", width: 8.0, style: ColumnStyle::Centred },
    SheetColumn { heading: "Clauses", width: 24.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "Basis", width: 80.0, style: ColumnStyle::Plain },
];

const DRAWS: [SheetColumn; 7] = [
    SheetColumn { heading: "Event", width: 34.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "Round", width: 8.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "Table", width: 8.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "A", width: 8.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "Name of A", width: 30.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "B", width: 8.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "Name of B", width: 30.0, style: ColumnStyle::Plain },
];

const PROBLEMS: [SheetColumn; 8] = [
    SheetColumn { heading: "Severity", width: 10.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "Code", width: 22.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "Return", width: 40.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "Sheet", width: 12.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "Cell", width: 8.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "Event", width: 8.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "What is wrong", width: 70.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "What to do", width: 60.0, style: ColumnStyle::Plain },
];

const TOTALS: [SheetColumn; 5] = [
    SheetColumn { heading: "Number", width: 11.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "Player", width: 30.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "Events", width: 8.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "Local Points", width: 13.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "Master points", width: 13.0, style: ColumnStyle::Decimal },
];

/// The columns of totals where there are Green or Gold Points.
const TOTALS_BY_KIND: [SheetColumn; 7] = [
    SheetColumn { heading: "Number", width: 11.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "Player", width: 30.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "Events", width: 8.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "Local Points", width: 13.0, style: ColumnStyle::Plain },
    SheetColumn { heading: "Green Points", width: 13.0, style: ColumnStyle::Decimal },
    SheetColumn { heading: "Gold Points", width: 13.0, style: ColumnStyle::Decimal },
    SheetColumn { heading: "Master points", width: 13.0, style: ColumnStyle::Decimal },
];

/// Writes the season's workbook.
pub fn write(season: &Season, path: &Path, temporary: &Path) -> Result<(), XlsxError> {
    let date = season.events().filter_map(|(_, event)| event.date).max();
    let mut workbook = book::workbook("Season", date, temporary)?;
    write_standings(&mut workbook, season)?;
    write_awards(&mut workbook, season)?;
    write_draws(&mut workbook, season)?;
    write_problems(&mut workbook, season)?;
    write_totals(&mut workbook, season)?;
    let quotas = quotas::rows(season, None);
    let quotas = quotas::listing(&quotas);
    let parts = match quotas.count {
        0 => Vec::new(),
        _ => listing::add(&mut workbook, &quotas, &mut book::SheetNames::default())?,
    };
    packed::save(&mut workbook, &parts, path, temporary, in_turn)
}

fn day(sheet: &mut Worksheet, row: u32, column: u16, event: &EventRecord) -> Result<(), XlsxError> {
    if let Some(serial) = event.date.and_then(serial_of) {
        sheet.write_number(row, column, f64::from(serial))?;
    }
    Ok(())
}

fn write_standings(workbook: &mut Workbook, season: &Season) -> Result<(), XlsxError> {
    let members = |event: &EventRecord| -> usize {
        event.categories.iter().map(|category| category.members.len()).sum()
    };
    let count = season.events().map(|(_, event)| event.standings.len() + members(event)).sum();
    let mut rows = Rows::new(workbook, "Standings", &STANDINGS, count)?;
    for (_, event) in season.events() {
        let whole = event.lists.iter().flat_map(|list| {
            let place = |index: u32| (index, event.standings[index as usize].place);
            list.standings.clone().map(move |index| (list.title(), place(index)))
        });
        let of_category = event.categories.iter().flat_map(|category| {
            let member = |(index, place): &(u32, (u32, u32))| (*index, Some(*place));
            category.members.iter().map(move |one| (category.title.to_string(), member(one)))
        });
        for (title, (index, place)) in whole.chain(of_category) {
            let standing = &event.standings[index as usize];
            let (sheet, row) = rows.next();
            day(sheet, row, 0, event)?;
            book::text(sheet, row, 1, &event.organiser)?;
            book::text(sheet, row, 2, &event.title)?;
            book::text(sheet, row, 3, &title)?;
            if let Some((place, _)) = place {
                sheet.write_number(row, 4, f64::from(place))?;
            }
            book::text(sheet, row, 5, &standing.entry)?;
            book::text(sheet, row, 6, &lines::names(&season.people, event, standing))?;
            if let Some(score) = standing.score {
                sheet.write_number(row, 7, score.to_cell())?;
            }
        }
    }
    rows.put(workbook);
    Ok(())
}

fn write_awards(workbook: &mut Workbook, season: &Season) -> Result<(), XlsxError> {
    let count = season.events().map(|(_, event)| event.awards.len()).sum();
    let mut rows = Rows::new(workbook, "Awards", &AWARDS, count)?;
    for (_, event) in season.events() {
        for award in &event.awards {
            let player = season.people.spelling(award.player);
            let (sheet, row) = rows.next();
            book::text(sheet, row, 0, player.number.as_deref().unwrap_or_default())?;
            book::text(sheet, row, 1, &player.name)?;
            day(sheet, row, 2, event)?;
            book::text(sheet, row, 3, &event.title)?;
            sheet.write_number(row, 4, f64::from(award.place.0))?;
            book::text(sheet, row, 5, award.kind.id())?;
            sheet.write_number(row, 6, award.points.to_cell())?;
            book::text(sheet, row, 7, &award.basis.clauses())?;
            book::text(sheet, row, 8, &award.basis.sentence())?;
        }
    }
    rows.put(workbook);
    Ok(())
}

fn write_draws(workbook: &mut Workbook, season: &Season) -> Result<(), XlsxError> {
    let draws = || season.events().filter_map(|(_, event)| Some((event, event.draw.as_deref()?)));
    let count = draws().map(|(_, draw)| draw.pairings.len()).sum();
    let mut rows = Rows::new(workbook, "Draws", &DRAWS, count)?;
    for (event, draw) in draws() {
        for pairing in &draw.pairings {
            let (sheet, row) = rows.next();
            book::text(sheet, row, 0, &event.title)?;
            number_or_text(sheet, row, 1, &draw.round)?;
            number_or_text(sheet, row, 2, &pairing.table)?;
            let sides = [Some(&pairing.first), pairing.second.as_ref()];
            for (column, side) in [3u16, 5].into_iter().zip(sides) {
                match side {
                    Some([label, name]) => {
                        book::text(sheet, row, column, label)?;
                        book::text(sheet, row, column + 1, name)?;
                    }
                    None => book::text(sheet, row, column, pairing.power.unwrap_or("bye"))?,
                }
            }
        }
    }
    rows.put(workbook);
    Ok(())
}

/// A round or a table, which is usually a number.
fn number_or_text(
    sheet: &mut Worksheet,
    row: u32,
    column: u16,
    text: &str,
) -> Result<(), XlsxError> {
    match text.parse::<u32>() {
        Ok(number) => sheet.write_number(row, column, f64::from(number)).map(drop),
        Err(_) => book::text(sheet, row, column, text),
    }
}

fn write_problems(workbook: &mut Workbook, season: &Season) -> Result<(), XlsxError> {
    let mut rows = Rows::new(workbook, "Problems", &PROBLEMS, season.all_problems().count())?;
    for problem in season.all_problems() {
        let (sheet, row) = rows.next();
        let told = problem.told;
        let cells = [
            told.severity.id(),
            told.code,
            problem.path,
            &told.sheet,
            &told.cell,
            &told.event,
            &told.message,
            &told.hint,
        ];
        for (column, text) in (0u16..).zip(cells) {
            book::text(sheet, row, column, text)?;
        }
    }
    rows.put(workbook);
    Ok(())
}

fn write_totals(workbook: &mut Workbook, season: &Season) -> Result<(), XlsxError> {
    let total = season.points();
    let by_kind = total.kinds() != [AwardKind::Local];
    let columns: &[SheetColumn] = if by_kind { &TOTALS_BY_KIND } else { &TOTALS };
    let mut rows = Rows::new(workbook, "Totals", columns, season.persons.len())?;
    for person in &season.persons {
        let (sheet, row) = rows.next();
        book::text(sheet, row, 0, person.number.as_deref().unwrap_or_default())?;
        book::text(sheet, row, 1, &person.name)?;
        sheet.write_number(row, 2, person.played.len() as f64)?;
        let points = &person.points;
        let others = [points.green, points.gold];
        let amounts = std::iter::once(points.local)
            .chain(others.into_iter().filter(|_| by_kind))
            .chain([points.master_points()]);
        for (column, amount) in (3u16..).zip(amounts) {
            sheet.write_number(row, column, amount.to_cell())?;
        }
    }
    rows.put(workbook);
    Ok(())
}
