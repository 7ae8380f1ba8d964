//! `season.xlsx`: standings, awards, draws, problems and totals of the season.

use workbook::rust_xlsxwriter::XlsxError;
use workbook::write::{Book, ColumnStyle, SheetColumn, SheetNames};

use crate::model::diplomacy::Power;
use crate::model::{AwardKind, Exact};
use crate::register::{EventRecord, Season};
use crate::report::listing::{Field, Rows};
use crate::report::{lines, quotas};

use super::AUTHOR;
use super::listing;
use super::rows::{self, MakeRows};

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

/// One of the lists of the season.
struct List<'a> {
    title: &'static str,
    columns: &'static [SheetColumn<'static>],
    count: usize,
    rows: Box<MakeRows<'a>>,
}

/// The bytes of the season's workbook.
pub fn book(season: &Season) -> Result<Vec<u8>, XlsxError> {
    let date = season.events().filter_map(|(_, event)| event.date).max();
    let quotas = quotas::rows(season, None);
    let quotas = quotas::listing(&quotas);
    let lists =
        [standings(season), awards(season), draws(season), problems(season), totals(season)];
    let (mut book, mut names) = (Book::new("Season", AUTHOR, date)?, SheetNames::default());
    for list in &lists {
        let named = (list.title, list.columns);
        rows::add(&mut book, named, list.count, &*list.rows, &mut names, |_| Ok(()))?;
    }
    if quotas.count > 0 {
        listing::add(&mut book, &quotas, &mut names)?;
    }
    book.save(None)
}

fn standings(season: &Season) -> List<'_> {
    let members = |event: &EventRecord| -> usize {
        event.categories.iter().map(|category| category.members.len()).sum()
    };
    let count = season.events().map(|(_, event)| event.standings.len() + members(event)).sum();
    let rows = move || -> Rows<'_> {
        Box::new(season.events().flat_map(move |(_, event)| {
            places(event).map(move |place| standing(season, event, place))
        }))
    };
    List { title: "Standings", columns: &STANDINGS, count, rows: Box::new(rows) }
}

/// A place on a list: the list's title, who has it, and the place where there is one.
type Placed = (String, u32, Option<(u32, u32)>);

/// Every place of an event, then those of its categories.
fn places(event: &EventRecord) -> impl Iterator<Item = Placed> {
    let whole = event.lists.iter().flat_map(|list| {
        let place = |index: u32| (list.title(), index, event.standings[index as usize].place);
        list.standings.clone().map(place)
    });
    let of_category = event.categories.iter().flat_map(|category| {
        let member =
            |(index, place): &(u32, (u32, u32))| (category.title.to_string(), *index, Some(*place));
        category.members.iter().map(member)
    });
    whole.chain(of_category)
}

fn standing<'a>(
    season: &Season,
    event: &'a EventRecord,
    (title, index, place): Placed,
) -> Vec<Field<'a>> {
    let standing = &event.standings[index as usize];
    vec![
        Field::on(event.date),
        (&*event.organiser).into(),
        (&*event.title).into(),
        title.into(),
        Field::of(place.map(|(place, _)| Exact::whole(i128::from(place)))),
        (&*standing.entry).into(),
        lines::names(&season.people, event, standing).into(),
        Field::of(standing.score),
    ]
}

fn awards(season: &Season) -> List<'_> {
    let count = season.events().map(|(_, event)| event.awards.len()).sum();
    let rows = move || -> Rows<'_> {
        let awards = season
            .events()
            .flat_map(|(_, event)| event.awards.iter().map(move |award| (event, award)));
        Box::new(awards.map(|(event, award)| {
            let player = season.people.spelling(award.player);
            vec![
                player.number.as_deref().unwrap_or_default().into(),
                (&*player.name).into(),
                Field::on(event.date),
                (&*event.title).into(),
                Field::Number(Exact::whole(i128::from(award.place.0))),
                award.kind.id().into(),
                Field::Number(award.points),
                award.basis.clauses().into(),
                award.basis.sentence().into(),
            ]
        }))
    };
    List { title: "Awards", columns: &AWARDS, count, rows: Box::new(rows) }
}

fn draws(season: &Season) -> List<'_> {
    let draws = || season.events().filter_map(|(_, event)| Some((event, event.draw.as_deref()?)));
    let count = draws().map(|(_, draw)| draw.pairings.len()).sum();
    let rows = move || -> Rows<'_> {
        let pairings =
            draws().flat_map(|(event, draw)| draw.pairings.iter().map(move |of| (event, draw, of)));
        Box::new(pairings.map(|(event, draw, pairing)| {
            let mut row = vec![
                (&*event.title).into(),
                number_or_text(&draw.round),
                number_or_text(&pairing.table),
            ];
            for side in [Some(&pairing.first), pairing.second.as_ref()] {
                row.extend(match side {
                    Some([label, name]) => [(&**label).into(), (&**name).into()],
                    None => [pairing.power.map_or("bye", Power::name).into(), Field::Nothing],
                });
            }
            row
        }))
    };
    List { title: "Draws", columns: &DRAWS, count, rows: Box::new(rows) }
}

/// A round or a table, which is usually a number.
fn number_or_text(text: &str) -> Field<'_> {
    match text.parse::<u32>() {
        Ok(number) => Field::Number(Exact::whole(i128::from(number))),
        Err(_) => text.into(),
    }
}

fn problems(season: &Season) -> List<'_> {
    let rows = move || -> Rows<'_> {
        Box::new(season.all_problems().map(|problem| {
            let told = problem.told;
            let cells = [
                told.severity.id(),
                &told.code,
                problem.path,
                &told.sheet,
                &told.cell,
                &told.event,
                &told.message,
                &told.hint,
            ];
            cells.map(Field::from).into()
        }))
    };
    let count = season.all_problems().count();
    List { title: "Problems", columns: &PROBLEMS, count, rows: Box::new(rows) }
}

fn totals(season: &Season) -> List<'_> {
    let by_kind = season.points().kinds() != [AwardKind::Local];
    let rows = move || -> Rows<'_> {
        Box::new(season.persons.iter().map(move |person| {
            let mut row = vec![
                person.number.as_deref().unwrap_or_default().into(),
                (&*person.name).into(),
                Field::count(person.played.len()),
            ];
            let points = &person.points;
            let others = [points.green, points.gold];
            let amounts = std::iter::once(points.local)
                .chain(others.into_iter().filter(|_| by_kind))
                .chain([points.master_points()]);
            row.extend(amounts.map(Field::Number));
            row
        }))
    };
    let columns: &[SheetColumn] = if by_kind { &TOTALS_BY_KIND } else { &TOTALS };
    List { title: "Totals", columns, count: season.persons.len(), rows: Box::new(rows) }
}
