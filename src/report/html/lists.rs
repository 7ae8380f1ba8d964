//! Pages made of lists: what differs between two runs, and the register.

use serde::Serialize;

use super::{Site, TOP, counted, grouped};
use crate::register::Season;
use crate::register::difference::Difference;
use crate::report::difference;
use crate::report::listing::{Field, Holds, Listing};
use crate::report::publish::OutputError;
use crate::report::{quotas, words};

/// Rows of a list that a page bears; the files have all of them.
const MOST_ROWS: usize = 1_000;

/// What the template `lists.html` is given.
#[derive(Serialize)]
pub struct ListsPage<'a> {
    /// The heading.
    pub title: &'a str,
    /// The way to the folder of the index.
    pub root: &'static str,
    /// What there is to say in a line.
    pub facts: String,
    /// The workbook with the same lists.
    pub workbook: &'a str,
    /// Other files to look at, each with its name for people.
    pub links: Vec<(&'a str, &'a str)>,
    /// The lists.
    pub lists: Vec<ListPart>,
}

/// A list on a page.
#[derive(Serialize)]
pub struct ListPart {
    title: &'static str,
    anchor: String,
    about: String,
    file: &'static str,
    count: String,
    headings: Vec<Heading>,
    rows: Vec<Vec<Shown>>,
    left: usize,
}

#[derive(Serialize)]
struct Heading {
    text: &'static str,
    class: &'static str,
}

#[derive(Serialize)]
struct Shown {
    /// What it says, or the beginning of what is long.
    text: String,
    /// All of what is long.
    long: String,
    class: &'static str,
}

/// Longer texts are folded up.
const LONG: usize = 280;
/// So much of them is seen.
const SEEN: usize = 160;

impl Shown {
    fn new(text: String, class: &'static str) -> Shown {
        if text.chars().count() <= LONG {
            return Shown { text, long: String::new(), class };
        }
        let seen: String = text.chars().take(SEEN).collect();
        Shown { text: format!("{seen}\u{2026}"), long: text, class }
    }
}

impl ListPart {
    /// A list with all its columns and rows, for printing.
    pub fn whole(listing: &Listing<'_>) -> ListPart {
        ListPart::shortened(listing, &[], usize::MAX)
    }

    /// A list without the columns that only programs read, named by their keys.
    pub fn of(listing: &Listing<'_>, hidden: &[&str]) -> ListPart {
        ListPart::shortened(listing, hidden, MOST_ROWS)
    }

    fn shortened(listing: &Listing<'_>, hidden: &[&str], most: usize) -> ListPart {
        let shown: Vec<usize> = (0..listing.columns.len())
            .filter(|at| !hidden.contains(&listing.columns[*at].key))
            .collect();
        let class = |at: usize| match listing.columns[at].holds {
            Holds::Number | Holds::Decimal => "n",
            Holds::Prose => "prose",
            Holds::Text | Holds::Day => "",
        };
        let cells = |row: Vec<Field<'_>>| {
            shown
                .iter()
                .map(|at| Shown::new(shown_text(&row[*at], listing.columns[*at].holds), class(*at)))
                .collect()
        };
        ListPart {
            title: listing.title,
            anchor: listing.title.to_lowercase().replace(' ', "-"),
            about: listing.about.clone(),
            file: listing.file,
            count: counted(listing.count, "row", "rows"),
            headings: shown
                .iter()
                .map(|at| Heading { text: listing.columns[*at].heading, class: class(*at) })
                .collect(),
            rows: (listing.rows)().take(most).map(cells).collect(),
            left: listing.count.saturating_sub(most),
        }
    }
}

/// The quotas of a season, or of one organisation, as a part of its page.
pub fn quotas_part(season: &Season, club: Option<&str>) -> Option<ListPart> {
    let rows = quotas::rows(season, club);
    let hidden: &[&str] = if club.is_some() { &["organiser"] } else { &[] };
    (!rows.is_empty()).then(|| ListPart::of(&quotas::listing(&rows), hidden))
}

fn shown_text(field: &Field<'_>, holds: Holds) -> String {
    match field {
        Field::Nothing => String::new(),
        Field::Text(text) => text.to_string(),
        Field::Number(number) if holds == Holds::Decimal => number.to_fixed(2),
        Field::Number(number) => grouped(&number.to_decimal()),
        Field::Day(day) => words::day(*day),
    }
}

impl Site {
    /// The page of what differs between two runs.
    pub fn difference_page(&self, difference: &Difference) -> Result<Vec<u8>, OutputError> {
        let facts = if difference.is_empty() {
            "Both runs say the same.".to_string()
        } else {
            let counts = [
                counted(difference.events.len(), "event", "events"),
                counted(difference.places.len(), "place", "places"),
                counted(difference.awards.len(), "award", "awards"),
                counted(
                    difference.members.len(),
                    "member\u{2019}s total",
                    "members\u{2019} totals",
                ),
            ];
            format!("Different: {}", counts.join(" \u{b7} "))
        };
        let lists = difference::listings(difference);
        let page = ListsPage {
            title: "What changed between two runs",
            root: TOP,
            facts,
            workbook: "diff.xlsx",
            links: vec![("amendment.csv", "Amendment")],
            lists: lists.iter().map(|list| ListPart::of(list, &["event_key"])).collect(),
        };
        self.render("lists.html", &page)
    }
}
