//! The list of earlier letters that is given back: who had one, and what it told.

use std::collections::{BTreeMap, BTreeSet};

use jiff::civil::Date;
use xxhash_rust::xxh3::xxh3_64;

use model::problem::{Problem, ProblemDetail};
use model::typed_dates::month_from_name;
use model::{CellAddress, Exact, PointsByKind, WorkbookCopy};

use super::letter_mark::{LETTER_POINT_COLUMNS, LetterContent, LetterSubject};
use super::own_columns::shown_cell_text;
use super::{PlayerLetterRow, problems};

/// A row of the list.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct EarlierLetter {
    pub told: LetterContent,
    /// What was typed of the letter; empty if it did not go out.
    pub sent: String,
    /// The points that it told.
    now: PointsByKind,
    number: String,
    name: String,
    club: String,
    mark: String,
    /// Where the row is.
    at: CellAddress,
}

impl EarlierLetter {
    pub(super) fn is_sent(&self) -> bool {
        !self.sent.is_empty()
    }

    /// What the player knows of: points, day and rank.
    pub(super) fn known_to_player(&self) -> (PointsByKind, Option<Date>, &str) {
        match self.is_sent() {
            true => (self.now, self.told.days[1], &self.told.rank),
            false => (self.told.before, self.told.before_day, &self.told.before_rank),
        }
    }

    /// The row of a player who is not here any more, as it was.
    fn into_row(self) -> PlayerLetterRow {
        PlayerLetterRow {
            owed: !self.is_sent(),
            rank: self.told.rank,
            name: self.name,
            number: self.number,
            club: self.club,
            points: self.now,
            sent: self.sent,
            mark: self.mark,
            ..PlayerLetterRow::default()
        }
    }
}

/// The earlier letters by the player's key.
#[derive(Debug, Clone, Default)]
pub struct EarlierLetters(BTreeMap<String, EarlierLetter>);

/// The headings of the columns that count, as the CSV file has them.
const NUMBER: &str = "number";
const NAME: &str = "name";
const CLUB: &str = "club";
const LETTER: &str = "letter";
const SENT: &str = "sent";
const MARK: &str = "mark";

impl EarlierLetters {
    /// What a letter that did not go out told, by the keys of the player.
    pub(super) fn unsent_letter_content(
        &self,
        key: &str,
        former: &[String],
    ) -> Option<&LetterContent> {
        let mut keys = std::iter::once(key).chain(former.iter().map(String::as_str));
        let letter = keys.find_map(|key| self.0.get(key));
        letter.filter(|letter| !letter.is_sent()).map(|letter| &letter.told)
    }

    /// Takes the letter of a player out.
    pub(super) fn take_letter(&mut self, key: &str) -> Option<EarlierLetter> {
        self.0.remove(key)
    }

    /// The rows of those that are left.
    pub(super) fn into_rows(self) -> impl Iterator<Item = PlayerLetterRow> {
        self.0.into_values().map(EarlierLetter::into_row)
    }

    /// A digest of what went out and what did not.
    pub fn digest(&self) -> u64 {
        let letter = |letter: &EarlierLetter| format!("{}\0{}\0", letter.mark, letter.sent);
        xxh3_64(self.0.values().map(letter).collect::<String>().as_bytes())
    }

    /// The letters of a list. Rows may be sorted, left out and brought together from several lists.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with it, each with its cell.
    pub fn read(copy: &WorkbookCopy, kind: LetterSubject) -> Result<EarlierLetters, Vec<Problem>> {
        let list = List::of(copy).map_err(|trouble| vec![Problem::for_file(trouble)])?;
        let (mut letters, mut troubles) = (EarlierLetters::default(), Vec::new());
        for row in list.rows() {
            if let Err(trouble) = list.letter(row).and_then(|own| letters.add(own, kind)) {
                troubles.push(trouble);
            }
        }
        if troubles.is_empty() && !letters.0.values().any(EarlierLetter::is_sent) {
            troubles.push(Problem::new(problems::NothingSent, list.place(list.head, SENT)));
        }
        if troubles.is_empty() { Ok(letters) } else { Err(troubles) }
    }

    fn add(&mut self, letter: EarlierLetter, kind: LetterSubject) -> Result<(), Problem> {
        let at = letter.at;
        if letter.told.kind != kind {
            let command = letter.told.kind.command();
            return Err(Problem::new(problems::OtherLettersList { command }, at));
        }
        let key = letter.told.key.clone();
        let own = self.0.get(&key);
        if let Some(own) = own.filter(|own| own.is_sent() != letter.is_sent()) {
            let (name, other) = (letter.name, own.at.a1());
            return Err(Problem::new(problems::ListedTwice { name, other }, at));
        }
        self.0.insert(key, letter);
        Ok(())
    }
}

/// What is said of a letter that did not go out, and of one that did.
const UNSENT: [&str; 9] = ["no", "n", "false", "0", "-", "not sent", "not yet", "none", "unsent"];
const SAID: [&str; 10] =
    ["yes", "y", "x", "true", "sent", "ok", "done", "posted", "\u{2713}", "\u{2714}"];

/// What a cell says of a letter: empty if it did not go out; `None` if that is not clear, as of
/// `returned 6 May`.
fn sent_of(typed: &str) -> Option<String> {
    let plain = typed.trim().trim_end_matches(['.', '!']).to_lowercase();
    if plain.is_empty() || UNSENT.contains(&plain.as_str()) {
        return Some(String::new());
    }
    let is_said = |word: &str| SAID.contains(&word);
    let is_sent = is_said(&plain) || is_day(&plain, is_said);
    is_sent.then(|| typed.trim().to_string())
}

/// Whether a text is a day: figures with a month, perhaps behind a word of `beside`.
fn is_day(plain: &str, beside: impl Fn(&str) -> bool) -> bool {
    const ORDINAL: [&str; 4] = ["st", "nd", "rd", "th"];
    let of_day =
        |word: &str| month_from_name(word).is_some() || ORDINAL.contains(&word) || beside(word);
    let words = plain.split(|own: char| !own.is_alphabetic()).filter(|word| !word.is_empty());
    plain.chars().any(|own| own.is_ascii_digit()) && words.into_iter().all(of_day)
}

/// The first sheet of a list.
struct List {
    cells: BTreeMap<(u32, u16), String>,
    /// The row of the headings.
    head: u32,
    columns: BTreeMap<String, u16>,
    last: u32,
}

impl List {
    fn of(copy: &WorkbookCopy) -> Result<List, ProblemDetail> {
        let sheet = copy.sheets.first().map(|sheet| &sheet.cells[..]).unwrap_or_default();
        let text = |cell: &workbook::StoredCell| shown_cell_text(copy, cell).trim().to_string();
        let cells: BTreeMap<(u32, u16), String> =
            sheet.iter().map(|cell| ((cell.row, cell.column), text(cell))).collect();
        let points = LETTER_POINT_COLUMNS.iter().map(|(_, key, _)| *key);
        let wanted: Vec<&'static str> =
            [NUMBER, NAME, CLUB, LETTER, SENT, MARK].into_iter().chain(points).collect();
        let times = |row: u32, heading: &str| {
            let own = cells.range((row, 0)..=(row, u16::MAX));
            own.filter(|(_, text)| *text == heading).count()
        };
        let last = cells.last_key_value().map_or(0, |((row, _), _)| *row);
        let rows: BTreeSet<u32> = cells.keys().map(|(row, _)| *row).collect();
        let is_head = |row: &u32| wanted.iter().all(|heading| times(*row, heading) == 1);
        let Some(head) = rows.iter().copied().find(is_head) else {
            // The row that is most like one says what is amiss.
            let fitting = |row: &&u32| wanted.iter().filter(|own| times(**row, own) == 1).count();
            let nearest = rows.iter().max_by_key(fitting).copied().unwrap_or_default();
            let lacks = wanted.iter().find(|own| times(nearest, own) != 1).copied();
            return Err(problems::NoLettersList { lacks: lacks.unwrap_or(MARK) }.into());
        };
        let of_head = cells.range((head, 0)..=(head, u16::MAX));
        let columns = of_head.map(|((_, column), text)| (text.clone(), *column)).collect();
        Ok(List { columns, head, last, cells })
    }

    /// The rows with anything of ours in them.
    fn rows(&self) -> impl Iterator<Item = u32> + '_ {
        let filled = |row: &u32| {
            [NUMBER, NAME, SENT, MARK].iter().any(|column| !self.text(*row, column).is_empty())
        };
        (self.head + 1..=self.last).filter(filled)
    }

    fn text(&self, row: u32, column: &str) -> &str {
        let column = self.columns.get(column);
        let text = column.and_then(|column| self.cells.get(&(row, *column)));
        text.map(String::as_str).unwrap_or_default()
    }

    fn place(&self, row: u32, column: &str) -> CellAddress {
        let column = self.columns.get(column).copied().unwrap_or_default();
        CellAddress { sheet: 0, row, column }
    }

    /// The letter of a row.
    fn letter(&self, row: u32) -> Result<EarlierLetter, Problem> {
        let player = [NUMBER, NAME, CLUB].map(|column| self.text(row, column));
        let [number, name, club] = player.map(str::to_string);
        let whom = if name.is_empty() { number.clone() } else { name.clone() };
        let mark = self.text(row, MARK);
        let read = self
            .points(row)
            .and_then(|now| Some((LetterContent::from_row_mark(mark, player, &now)?, now)));
        let Some((told, now)) = read else {
            let trouble = problems::ChangedListRow { name: whom };
            return Err(Problem::new(trouble, self.place(row, MARK)));
        };
        let at = self.place(row, SENT);
        let typed = self.text(row, SENT);
        let Some(sent) = sent_of(typed) else {
            return Err(Problem::new(problems::UnclearSent { typed: typed.to_string() }, at));
        };
        // Beside a letter it is blank until somebody fills it in, and without one only if it is owed.
        let knew = self.text(row, LETTER).is_empty() && self.text(row, "owed").is_empty();
        if sent.is_empty() && knew {
            return Err(Problem::new(problems::ClearedSent { name: whom }, at));
        }
        Ok(EarlierLetter { told, sent, now, number, name, club, mark: mark.to_string(), at })
    }

    /// The points of a row. Excel may have written commas.
    fn points(&self, row: u32) -> Option<PointsByKind> {
        let mut points = PointsByKind::default();
        for (kind, key, _) in LETTER_POINT_COLUMNS {
            let text = self.text(row, key).replace(',', ".");
            points.add(
                kind,
                if text.is_empty() { Exact::ZERO } else { Exact::parse_decimal(&text)? },
            );
        }
        Some(points)
    }
}
