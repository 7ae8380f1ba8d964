//! The list of earlier letters that is given back: who had one, and what it told.

use std::collections::HashMap;

use xxhash_rust::xxh3::xxh3_64;

use model::names::folded;
use model::problem::{Problem, ProblemDetail};
use model::{Address, Exact, PointsByKind, WorkbookCopy};

use super::{KINDS, PlayerRow, problems};

/// Between the parts of a mark, and between the points of its second part.
const PARTS: char = '/';
const POINTS: char = ';';

/// An earlier letter.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct SentLetter {
    /// What was typed of it; empty if it did not go out.
    pub sent: String,
    /// The digest of what it told.
    pub contents: u64,
    /// The points that it told.
    now: PointsByKind,
    /// The points of the last letter that went out before it.
    before: PointsByKind,
}

impl SentLetter {
    /// The points that the player knows of.
    pub(super) fn told(&self) -> PointsByKind {
        if self.is_sent() { self.now } else { self.before }
    }

    pub(super) fn is_sent(&self) -> bool {
        !self.sent.is_empty()
    }
}

/// The earlier letters by player.
#[derive(Debug, Clone, Default)]
pub struct SentLetters(HashMap<String, SentLetter>);

/// What is wrong with a list, with its place.
pub type ListTrouble = Vec<Problem>;

/// The headings of the columns that count, as the CSV file has them.
const NUMBER: &str = "number";
const NAME: &str = "name";
const CLUB: &str = "club";
const SENT: &str = "sent";
const MARK: &str = "mark";

/// What tells one player from another: the number without leading noughts, which Excel drops, or
/// name and club.
pub(super) fn identity(number: &str, name: &str, club: &str) -> String {
    let plain = |text: &str| -> String {
        folded(text).chars().filter(|letter| letter.is_alphanumeric()).collect()
    };
    match number.trim().trim_start_matches('0') {
        "" => format!("{}\0{}", plain(name), plain(club)),
        number => number.to_lowercase(),
    }
}

/// The mark of a row: the digest of its letter, the points before it, and a digest of the whole.
pub(super) fn mark_of(row: &PlayerRow, contents: u64, before: &PointsByKind) -> String {
    let before = KINDS.map(|(kind, ..)| before.points(kind).in_files());
    let told = format!("{contents:016x}{PARTS}{}", before.join(&POINTS.to_string()));
    let check = check_of(&identity(&row.number, &row.name, &row.club), &row.points, &told);
    format!("{told}{PARTS}{check:016x}")
}

fn check_of(identity: &str, points: &PointsByKind, told: &str) -> u64 {
    let points = KINDS.map(|(kind, ..)| points.points(kind).in_files());
    xxh3_64(format!("{identity}\0{}\0{told}", points.join("\0")).as_bytes())
}

impl SentLetters {
    pub(super) fn of(&self, identity: &str) -> Option<&SentLetter> {
        self.0.get(identity)
    }

    /// A digest of what went out and what did not.
    pub fn digest(&self) -> u64 {
        let letter = |(player, letter): (&String, &SentLetter)| {
            let SentLetter { sent, contents, .. } = letter;
            xxh3_64(format!("{player}\0{sent}\0{contents}").as_bytes())
        };
        // The order of the rows says nothing.
        self.0.iter().map(letter).fold(0, u64::wrapping_add)
    }

    /// The letters of a list. Rows may be sorted, left out and brought together from several lists.
    ///
    /// # Errors
    ///
    /// If it is no such list, if a row was changed, or if no letter is marked as sent.
    pub fn read(copy: &WorkbookCopy) -> Result<SentLetters, ListTrouble> {
        let list = List::of(copy)?;
        let (mut letters, mut troubles) = (HashMap::new(), Vec::new());
        for row in list.rows() {
            let [number, name, club] = [NUMBER, NAME, CLUB].map(|column| list.text(row, column));
            let player = identity(&number, &name, &club);
            match list.letter(row, &player) {
                Some(letter) => drop(letters.insert(player, letter)),
                None => {
                    let name = if name.is_empty() { number } else { name };
                    let at = list.place(row, MARK);
                    troubles.push(Problem::new(problems::ChangedListRow { name }, at));
                }
            }
        }
        if troubles.is_empty() && !letters.values().any(SentLetter::is_sent) {
            troubles.push(Problem::new(problems::NothingSent, list.place(list.head, SENT)));
        }
        if troubles.is_empty() { Ok(SentLetters(letters)) } else { Err(troubles) }
    }
}

/// The first sheet of a list.
struct List {
    cells: HashMap<(u32, u16), String>,
    /// The row of the headings.
    head: u32,
    columns: HashMap<String, u16>,
    last: u32,
}

impl List {
    fn of(copy: &WorkbookCopy) -> Result<List, ListTrouble> {
        let lacks = |lacks: &'static str| {
            let trouble: ProblemDetail = problems::NoLettersList { lacks }.into();
            vec![Problem::of_file(trouble)]
        };
        let cells = copy.sheets.first().map(|sheet| &sheet.cells[..]).unwrap_or_default();
        let cells: HashMap<(u32, u16), String> = cells
            .iter()
            .map(|cell| ((cell.row, cell.column), super::of_register::text_of(&cell.value)))
            .collect();
        let mark = cells.iter().find(|(_, text)| text.trim() == MARK);
        let head = mark.map(|((row, _), _)| *row).ok_or_else(|| lacks(MARK))?;
        let of_head = cells.iter().filter(|((row, _), _)| *row == head);
        let columns = of_head.map(|((_, column), text)| (text.trim().to_string(), *column));
        let last = cells.keys().map(|(row, _)| *row).max().unwrap_or_default();
        let list = List { columns: columns.collect(), head, last, cells };
        let points = KINDS.iter().map(|(_, key, _)| *key);
        let wanted = [NUMBER, NAME, CLUB, SENT].into_iter().chain(points);
        for column in wanted {
            if !list.columns.contains_key(column) {
                return Err(lacks(column));
            }
        }
        Ok(list)
    }

    /// The rows with anything in them.
    fn rows(&self) -> impl Iterator<Item = u32> + '_ {
        let filled = |row: &u32| {
            [NUMBER, NAME, MARK].iter().any(|column| !self.text(*row, column).is_empty())
        };
        (self.head + 1..=self.last).filter(filled)
    }

    fn text(&self, row: u32, column: &str) -> String {
        let column = self.columns.get(column);
        let text = column.and_then(|column| self.cells.get(&(row, *column)));
        text.map(|text| text.trim().to_string()).unwrap_or_default()
    }

    fn place(&self, row: u32, column: &str) -> Address {
        let column = self.columns.get(column).copied().unwrap_or_default();
        Address { sheet: 0, row, column }
    }

    /// The letter of a row; `None` if it is not as it was written.
    fn letter(&self, row: u32, identity: &str) -> Option<SentLetter> {
        let mut now = PointsByKind::default();
        for (kind, key, _) in KINDS {
            let text = self.text(row, key);
            now.add(kind, if text.is_empty() { Exact::ZERO } else { points_of(&text)? });
        }
        let mark = self.text(row, MARK);
        let (told, check) = mark.rsplit_once(PARTS)?;
        (check == format!("{:016x}", check_of(identity, &now, told))).then_some(())?;
        let (contents, points) = told.split_once(PARTS)?;
        let mut before = PointsByKind::default();
        for ((kind, ..), text) in KINDS.iter().zip(points.split(POINTS)) {
            before.add(*kind, points_of(text)?);
        }
        let contents = u64::from_str_radix(contents, 16).ok()?;
        Some(SentLetter { sent: self.text(row, SENT), contents, now, before })
    }
}

/// Points as files have them; Excel may have written a comma.
fn points_of(text: &str) -> Option<Exact> {
    Exact::decimal(&text.replace(',', "."))
}
