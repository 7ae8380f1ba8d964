//! Pages of lists: the differences between two runs, a season under two rule books, and the
//! register.

use serde::Serialize;
use workbook::table::{Column, TableColumnKind};

use super::{Site, TOP, count_with_noun, group_thousands};
use crate::language::LanguageTexts;
use crate::output_parts::OutputPart;
use crate::publish::OutputError;
use crate::tables::rule_book_comparison::rule_book_comparison_tables as comparison_tables;
use crate::tables::{
    Field, Table, club_questions, oddities, quotas, run_difference, usebio_points_changes,
};
use crate::usebio::UsebioPointsChange;
use crate::words;
use model::Language;
use register::Season;
use register::rule_book_comparison::RuleBookComparison;
use register::run_difference::SeasonRunDifference;

/// Most rows of a list on a page; the files have all.
const MOST_ROWS: usize = 1_000;

/// The page of what is to be asked.
pub(super) const QUESTIONS_PAGE: &str = "questions.html";

/// The context of the template `lists.html`.
#[derive(Serialize)]
pub(super) struct ListsPageContext<'a> {
    /// The heading of the page.
    pub title: &'a str,
    /// The relative path to the folder of the index.
    pub root: &'static str,
    /// The line below the heading.
    pub facts: String,
    /// The workbook with the same lists; empty without one.
    pub workbook: &'a str,
    /// Links to other files, each with its text.
    pub links: Vec<(&'a str, &'a str)>,
    pub lists: Vec<ListOnPage>,
}

/// A list on a page.
#[derive(Serialize)]
pub(super) struct ListOnPage {
    title: String,
    anchor: String,
    about: String,
    /// Its CSV file; empty without one.
    file: &'static str,
    count: String,
    headings: Vec<Heading>,
    rows: Vec<Row>,
    left: usize,
}

#[derive(Serialize)]
struct Heading {
    text: String,
    class: &'static str,
}

#[derive(Serialize)]
struct Row {
    cells: Vec<Cell>,
    /// Whether any cell is long.
    long: bool,
}

#[derive(Serialize)]
struct Cell {
    /// Its text, or the beginning of a long one.
    text: String,
    /// The whole text, if long.
    long: String,
    class: &'static str,
}

/// Longer texts are folded.
const LONG: usize = 280;
/// The visible part of a folded text.
const SEEN: usize = 160;

impl Cell {
    fn new(text: String, class: &'static str) -> Cell {
        if text.chars().count() <= LONG {
            return Cell { text, long: String::new(), class };
        }
        let seen: String = text.chars().take(SEEN).collect();
        Cell { text: format!("{seen}\u{2026}"), long: text, class }
    }
}

impl ListOnPage {
    /// A table with all its columns and rows, for printing.
    pub(super) fn from_whole_table(table: &Table<'_>) -> ListOnPage {
        ListOnPage::shortened(table, &[], usize::MAX)
    }

    /// A table without the hidden columns, which only programs read.
    pub(super) fn from_table(table: &Table<'_>, hidden: &[&str]) -> ListOnPage {
        ListOnPage::shortened(table, hidden, MOST_ROWS)
    }

    fn shortened(table: &Table<'_>, hidden: &[&str], most: usize) -> ListOnPage {
        let shown = table.page_output_table(hidden);
        let class = |column: &Column| match column.kind {
            TableColumnKind::Whole | TableColumnKind::Number | TableColumnKind::Decimal => "n",
            TableColumnKind::Prose => "prose",
            TableColumnKind::Text | TableColumnKind::Day => "",
        };
        let cell = |(field, column): (&Field<'_>, &Column)| {
            Cell::new(text_of(field, column.kind), class(column))
        };
        let heading =
            |column: &Column| Heading { text: column.heading.to_string(), class: class(column) };
        ListOnPage {
            title: shown.title.to_string(),
            anchor: shown.title.to_lowercase().replace(' ', "-"),
            about: table.description().to_string(),
            file: table.csv_path(),
            count: count_with_noun(shown.count, "row", "rows"),
            headings: shown.columns.iter().map(heading).collect(),
            rows: (shown.rows)()
                .take(most)
                .map(|row| {
                    let cells: Vec<Cell> = row.iter().zip(&*shown.columns).map(cell).collect();
                    Row { long: cells.iter().any(|cell| !cell.long.is_empty()), cells }
                })
                .collect(),
            left: shown.count.saturating_sub(most),
        }
    }
}

impl ListOnPage {
    /// The same in a language; prose, where names of events stand, stays.
    fn in_language(mut self, texts: &LanguageTexts) -> ListOnPage {
        self.count = texts.text_for_count("count-rows", self.rows.len() + self.left);
        let headings = self.headings.iter_mut().map(|heading| &mut heading.text);
        let cells = self.rows.iter_mut().flat_map(|row| &mut row.cells);
        let cells = cells
            .filter(|cell| cell.class != "prose")
            .flat_map(|cell| [&mut cell.text, &mut cell.long]);
        let words = [&mut self.title, &mut self.about].into_iter().chain(headings).chain(cells);
        words.for_each(|words| *words = texts.translate_fixed_words(words));
        self
    }
}

fn text_of(field: &Field<'_>, kind: TableColumnKind) -> String {
    match field.plain() {
        Field::Text(text) => text.to_string(),
        Field::Number(number) if kind == TableColumnKind::Decimal => number.to_fixed(2),
        Field::Number(number) => group_thousands(&number.to_decimal()),
        Field::Day(day) => words::day_text(*day),
        Field::Nothing | Field::Marked(_) => String::new(),
    }
}

impl Site {
    /// The quotas of a season, or of one organisation, in a language.
    pub(super) fn quota_list(
        &self,
        texts: &LanguageTexts,
        season: &Season,
        club: Option<&str>,
    ) -> Option<ListOnPage> {
        let quotas = quotas::quotas_table(season, club);
        let hidden: &[&str] = if club.is_some() { &["organiser"] } else { &[] };
        let most = match [OutputPart::Data, OutputPart::Workbooks].map(|part| self.has_part(part)) {
            [true, true] => MOST_ROWS,
            // The sentence about rows that are left out names both.
            _ => usize::MAX,
        };
        let list = || ListOnPage::shortened(&quotas, hidden, most).in_language(texts);
        let file = |list: ListOnPage| match self.has_part(OutputPart::Data) {
            true => list,
            false => ListOnPage { file: "", ..list },
        };
        (!quotas.is_empty()).then(list).map(file)
    }

    /// The page of what is to be asked, with its path; `None` if nothing is.
    pub(super) fn questions_page(
        &self,
        season: &Season,
    ) -> Result<Option<(String, Vec<u8>)>, OutputError> {
        if season.missing.is_empty() && season.odd.is_empty() {
            return Ok(None);
        }
        let of = |table: Table<'_>| {
            let part = ListOnPage::from_table(&table, &[]);
            match self.has_part(OutputPart::Data) {
                true => part,
                false => ListOnPage { file: "", ..part },
            }
        };
        let page = ListsPageContext {
            title: "Questions for the clubs",
            root: TOP,
            facts: "Missing weeks, duplicates and oddities, each with the reason. Nothing here changes a result."
                .to_string(),
            workbook: if self.has_part(OutputPart::Workbooks) { "season.xlsx" } else { "" },
            links: vec![("secretary.html", "For the secretary")],
            lists: vec![of(club_questions::club_questions_table(season)), of(oddities::oddities_table(season))],
        };
        Ok(Some((
            QUESTIONS_PAGE.to_string(),
            self.render_in(Language::English, "lists.html", &page)?,
        )))
    }

    /// The page of a season under two rule books.
    pub fn rule_book_comparison_page(
        &self,
        comparison: &RuleBookComparison,
    ) -> Result<Vec<u8>, OutputError> {
        let [first, second] = &comparison.titles;
        let mut moved: Vec<(&str, &str)> =
            comparison.players.iter().map(|player| (&*player.number, &*player.player)).collect();
        moved.sort_unstable();
        moved.dedup();
        let moved =
            count_with_noun(moved.len(), "player\u{2019}s points", "players\u{2019} points");
        let facts = format!(
            "First book: {first} \u{b7} second book: {second} \u{b7} different: {moved} \u{b7} the same: {}",
            comparison.same
        );
        let lists = comparison_tables(comparison);
        let page = ListsPageContext {
            title: "One season under two rule books",
            root: TOP,
            facts,
            workbook: "",
            links: Vec::new(),
            lists: lists
                .iter()
                .map(|table| ListOnPage::from_table(table, &["event_key"]))
                .collect(),
        };
        self.render_in(Language::English, "lists.html", &page)
    }

    /// The page of the players whose points by their USEBIO files, `files` in number with `players`
    /// players, are others than ours; a single file.
    pub fn usebio_points_changes_page(
        &self,
        files: usize,
        players: usize,
        changes: &[UsebioPointsChange],
    ) -> Result<Vec<u8>, OutputError> {
        let files = count_with_noun(files, "file", "files");
        let of = |count| count_with_noun(count, "player", "players");
        let facts = match changes.len() {
            0 => format!("{files}, {}: all points agree.", of(players)),
            count => format!("{files}, {}: the points of {} differ.", of(players), of(count)),
        };
        let table = usebio_points_changes::usebio_points_changes_table(changes);
        let page = ListsPageContext {
            title: "Points of the files and ours",
            root: TOP,
            facts,
            workbook: "",
            links: Vec::new(),
            lists: vec![ListOnPage { file: "", ..ListOnPage::from_whole_table(&table) }],
        };
        Ok(self.page_as_single_file(
            Language::English,
            self.render_in(Language::English, "lists.html", &page)?,
        ))
    }

    /// The page of the differences between two runs.
    pub fn run_difference_page(
        &self,
        difference: &SeasonRunDifference,
    ) -> Result<Vec<u8>, OutputError> {
        let facts = if difference.is_empty() {
            "Both runs agree.".to_string()
        } else {
            let counts = [
                count_with_noun(difference.events.len(), "event", "events"),
                count_with_noun(difference.places.len(), "place", "places"),
                count_with_noun(difference.awards.len(), "award", "awards"),
                count_with_noun(
                    difference.members.len(),
                    "member\u{2019}s total",
                    "members\u{2019} totals",
                ),
            ];
            format!("Different: {}", counts.join(" \u{b7} "))
        };
        let changes = run_difference::run_difference_tables(difference);
        let page = ListsPageContext {
            title: "What changed between two runs",
            root: TOP,
            facts,
            workbook: "diff.xlsx",
            links: vec![("amendment.csv", "Amendment")],
            lists: changes
                .iter()
                .map(|table| ListOnPage::from_table(table, &["event_key"]))
                .collect(),
        };
        self.render_in(Language::English, "lists.html", &page)
    }
}
