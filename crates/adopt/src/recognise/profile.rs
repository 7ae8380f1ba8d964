//! What the cells of a column look like, all together.

use std::collections::{BTreeMap, HashSet};

use super::What;
use super::block::RawTable;
use super::content::{CellShape, is_seat_of_pair, split_two_names_at_comma};
use super::grid::{GridCell, GridValue, SheetGrid};
use super::headings::squeeze_heading;
use super::numbers::{ONE_IN_TEN_THOUSANDTHS, TenThousandths};
use super::places::parse_ordinal;
use super::relations::averages_fifty;
use crate::people::member_numbers_in_cell;

/// Rows of a table that are looked at one by one; the others are like them.
const MOST_ROWS: usize = 2_000;

/// A column of a table.
#[derive(Debug, Default)]
pub(super) struct ColumnProfile {
    /// Rows of the table.
    pub(super) rows: usize,
    /// Cells that hold something.
    pub(super) filled: usize,
    /// How many cells have each shape.
    shapes: BTreeMap<CellShape, usize>,
    /// How many different texts.
    pub(super) distinct: usize,
    /// The number in each row, where there is one.
    pub(super) numbers: Vec<Option<TenThousandths>>,
    /// The text in each row; empty for a blank.
    pub(super) texts: Vec<String>,
    /// Cells that are stored as a day or begin with digits.
    leading_digits: usize,
}

/// The profiles of all columns of a table by some of its rows, which are indices into
/// [`SheetGrid::rows`].
pub(super) fn profile_columns(
    grid: &SheetGrid,
    block: &RawTable,
    rows: impl Iterator<Item = usize>,
) -> BTreeMap<u16, ColumnProfile> {
    let mut found: BTreeMap<u16, ColumnProfile> =
        block.heads.keys().map(|column| (*column, ColumnProfile::default())).collect();
    let columns = block.column_span();
    let rows: Vec<usize> = rows.take(MOST_ROWS).collect();
    for (place, at) in rows.iter().enumerate() {
        for cell in grid.rows[*at].cells_within(columns) {
            if let Some(profile) = found.get_mut(&cell.column) {
                profile.add(cell, place);
            }
        }
    }
    for profile in found.values_mut() {
        profile.rows = rows.len();
        profile.numbers.resize(rows.len(), None);
        profile.texts.resize(rows.len(), String::new());
        let texts: HashSet<&str> =
            profile.texts.iter().filter(|text| !text.is_empty()).map(String::as_str).collect();
        profile.distinct = texts.len();
    }
    found
}

impl ColumnProfile {
    fn add(&mut self, cell: &GridCell, place: usize) {
        const ALL: [CellShape; 25] = [
            CellShape::Number,
            CellShape::Whole,
            CellShape::Percent,
            CellShape::Day,
            CellShape::Moment,
            CellShape::Email,
            CellShape::Phone,
            CellShape::Words,
            CellShape::Pair,
            CellShape::Comma,
            CellShape::Title,
            CellShape::Code,
            CellShape::Sex,
            CellShape::Direction,
            CellShape::Seat,
            CellShape::Game,
            CellShape::Versus,
            CellShape::Encounter,
            CellShape::Contract,
            CellShape::Seated,
            CellShape::Card,
            CellShape::Power,
            CellShape::Mixed,
            CellShape::Mark,
            CellShape::Long,
        ];
        self.filled += 1;
        let shapes = cell.shapes();
        for shape in ALL.into_iter().filter(|shape| shapes.has(*shape)) {
            *self.shapes.entry(shape).or_default() += 1;
        }
        self.numbers.resize(place, None);
        self.numbers.push(cell.number());
        self.texts.resize(place, String::new());
        self.texts.push(cell.text.clone());
        self.leading_digits += usize::from(
            cell.text.starts_with(|c: char| c.is_ascii_digit())
                && !matches!(cell.value, GridValue::Date { .. }),
        );
    }

    /// How many of a hundred filled cells have a shape.
    pub(super) fn percent_of_shape(&self, shape: CellShape) -> usize {
        percent_rounded_down(self.shapes.get(&shape).copied().unwrap_or_default(), self.filled)
    }

    /// How many of a hundred filled cells have one of some shapes; counts each shape alone, so
    /// that it may be too high where they overlap.
    fn share_of(&self, shapes: &[CellShape]) -> usize {
        shapes.iter().map(|shape| self.percent_of_shape(*shape)).sum::<usize>().min(100)
    }

    /// How many of a hundred filled cells satisfy a condition on their number.
    pub(super) fn percent_of_numbers_that(&self, holds: impl Fn(TenThousandths) -> bool) -> usize {
        percent_rounded_down(
            self.numbers.iter().flatten().filter(|number| holds(**number)).count(),
            self.filled,
        )
    }

    /// How many of a hundred rows are filled.
    pub(super) fn percent_filled(&self) -> usize {
        percent_rounded_down(self.filled, self.rows)
    }

    /// Whether its numbers are 1, 2, 3 … from the top, gaps for ties allowed.
    pub(super) fn numbers_run_from_one(&self) -> bool {
        let numbers: Vec<TenThousandths> = self.numbers.iter().flatten().copied().collect();
        numbers.len() >= 2
            && numbers.len() * 10 >= self.filled * 9
            && numbers[0] <= ONE_IN_TEN_THOUSANDTHS
            && numbers.windows(2).all(|pair| pair[1] == pair[0] + ONE_IN_TEN_THOUSANDTHS)
    }

    /// Whether its numbers never fall from the top, as places do.
    pub(super) fn numbers_never_fall(&self) -> bool {
        let numbers: Vec<TenThousandths> = self.numbers.iter().flatten().copied().collect();
        numbers.len() >= 2
            && numbers[0] == ONE_IN_TEN_THOUSANDTHS
            && numbers.windows(2).all(|pair| pair[1] >= pair[0])
    }

    /// Whether its numbers are whole and small, each once and in no order, as those of contestants are.
    pub(super) fn has_numbers_in_no_order(&self) -> bool {
        const FEWEST: usize = 4;
        const MOST_BEYOND: TenThousandths = 10;
        let numbers: Vec<TenThousandths> = self.numbers.iter().flatten().copied().collect();
        let most = (2 * numbers.len() as TenThousandths + MOST_BEYOND) * ONE_IN_TEN_THOUSANDTHS;
        let is_small = |number: &TenThousandths| {
            number % ONE_IN_TEN_THOUSANDTHS == 0 && (ONE_IN_TEN_THOUSANDTHS..=most).contains(number)
        };
        numbers.len() >= FEWEST
            && numbers.len() == self.filled
            && self.distinct == self.filled
            && numbers.iter().all(is_small)
            && !numbers.is_sorted()
            && !numbers.iter().rev().is_sorted()
    }

    /// Whether its cells are seats such as `4 NS`, each with a direction.
    pub(super) fn names_seats(&self) -> bool {
        let seats = self.texts.iter().filter(|text| is_seat_of_pair(text)).count();
        seats * 10 >= self.filled * 8 && self.filled >= 2
    }

    /// Whether its numbers are shares between 0 and 1, as cells with a format of percentages
    /// hold them.
    pub(super) fn is_of_fractions(&self) -> bool {
        let known = || self.numbers.iter().flatten();
        let (sum, count) = (known().sum::<TenThousandths>(), known().count() as TenThousandths);
        // Master points are fractions too: 0.80, 0.60, 0.40.
        let even = (4 * ONE_IN_TEN_THOUSANDTHS * count..=6 * ONE_IN_TEN_THOUSANDTHS * count)
            .contains(&(10 * sum));
        self.filled >= 3
            && self.percent_filled() >= 90
            && even
            && self.percent_of_numbers_that(|number| (1..=ONE_IN_TEN_THOUSANDTHS).contains(&number))
                >= 95
            && self.percent_of_shape(CellShape::Whole) <= 20
    }

    /// Whether its numbers may be percentages: of many rows, from 10 to 90, few of them whole.
    pub(super) fn may_be_percentages(&self) -> bool {
        self.numbers.len() >= 6
            && self.percent_of_shape(CellShape::Whole) < 50
            && self.percent_of_numbers_that(|share| {
                (10 * ONE_IN_TEN_THOUSANDTHS..=90 * ONE_IN_TEN_THOUSANDTHS).contains(&share)
            }) == 100
    }

    /// Whether its numbers are percentages by their average.
    pub(super) fn averages_fifty(&self) -> bool {
        self.may_be_percentages() && averages_fifty(&self.numbers)
    }

    /// Whether most of its cells are sums of money.
    pub(super) fn is_of_money(&self) -> bool {
        let money = |text: &&String| {
            text.contains(['€', '£', '$']) && text.bytes().any(|byte| byte.is_ascii_digit())
        };
        self.texts.iter().filter(money).count() * 2 > self.filled
    }

    /// Whether most of its cells name two people. Where only a comma parts them, a forename of one
    /// side must stand on the other side too: else it may be `Surname, Forename`.
    pub(super) fn names_two_people(&self) -> bool {
        self.percent_of_shape(CellShape::Pair) >= 60
            || self.may_pair_names_by_comma() && self.forenames_on_both_sides()
    }

    /// Whether most of its cells name at least so many people.
    pub(super) fn names_people_at_least(&self, people: usize) -> bool {
        let enough = |text: &&String| super::super::people::parse_persons(text).len() >= people;
        self.texts.iter().filter(enough).count() * 10 >= self.filled * 8
    }

    /// Whether its cells may be two people each with a comma between.
    pub(super) fn may_pair_names_by_comma(&self) -> bool {
        self.percent_of_shape(CellShape::Comma) >= 90
    }

    fn forenames_on_both_sides(&self) -> bool {
        let first = |name: &str| name.split_whitespace().next().map(str::to_lowercase);
        let sides = self.texts.iter().filter_map(|text| split_two_names_at_comma(text));
        let (left, right): (HashSet<_>, HashSet<_>) =
            sides.map(|(one, other)| (first(one), first(other))).unzip();
        !left.is_disjoint(&right)
    }

    /// Whether its texts are written as names of people are: each word with a capital, but for
    /// particles.
    pub(super) fn names_people(&self) -> bool {
        let capital =
            |word: &str| word.chars().find(|c| c.is_alphabetic()).is_some_and(char::is_uppercase);
        let person = |text: &&String| {
            let words = || text.split([' ', ',']).filter(|word| word.contains(char::is_alphabetic));
            let mut long = words().filter(|word| word.chars().count() > 3).peekable();
            match long.peek() {
                Some(_) => long.all(capital),
                None => words().count() > 1 && words().all(capital),
            }
        };
        self.texts.iter().filter(person).count() * 10 >= self.filled * 8
    }

    /// Whether its numbers are ratings by their size, and differ as ratings do.
    pub(super) fn holds_ratings(&self) -> bool {
        self.ratings() >= 80
            && self.percent_of_numbers_that(|number| number >= 500 * ONE_IN_TEN_THOUSANDTHS) >= 50
            && self.distinct * 2 >= self.filled
    }

    /// Whether its cells could be numbers of members and no two are the same.
    pub(super) fn holds_member_numbers(&self) -> bool {
        let long = |text: &&String| text.bytes().filter(u8::is_ascii_digit).count() >= 4;
        let long = self.texts.iter().filter(long).count();
        self.filled >= 3
            && self.ids() >= 60
            && percent_rounded_down(long, self.filled) >= 60
            && self.distinct * 10 >= self.filled * 7
    }

    /// Whether its cells are the two directions and nothing else, whatever its heading.
    pub(super) fn is_of_directions(&self) -> bool {
        let written = self.texts.iter().filter(|text| !text.is_empty()).all(|text| text.len() > 1);
        self.percent_of_shape(CellShape::Direction) == 100
            && self.distinct == 2
            && written
            && self.filled >= 4
    }

    /// Whether its numbers are those from 1 to the number of the rows, each once.
    pub(super) fn numbers_each_row(&self) -> bool {
        const FEWEST: usize = 6;
        let mut numbers: Vec<TenThousandths> = self.numbers.iter().flatten().copied().collect();
        numbers.sort_unstable();
        self.rows >= FEWEST
            && (1..)
                .map(|number| number * ONE_IN_TEN_THOUSANDTHS)
                .zip(&numbers)
                .all(|(count, number)| count == *number)
            && numbers.len() == self.rows
    }

    /// Whether most cells hold two numbers as members have them.
    pub(super) fn holds_two_member_numbers(&self) -> bool {
        let two = |text: &&String| {
            let numbers = member_numbers_in_cell(text);
            numbers.len() == 2 && numbers.iter().all(|number| number.len() >= 4)
        };
        self.filled >= 3
            && percent_rounded_down(self.texts.iter().filter(two).count(), self.filled) >= 80
    }

    /// The largest number.
    pub(super) fn largest_number(&self) -> TenThousandths {
        self.numbers.iter().flatten().copied().max().unwrap_or_default()
    }

    /// Whether a meaning suits what the cells hold.
    // A table.
    pub(super) fn fits_meaning(&self, what: What) -> bool {
        use CellShape::{
            Card, Code, Contract, Day, Direction, Email, Game, Long, Mark, Mixed, Number, Phone,
            Seat, Seated, Sex, Title, Versus, Whole, Words,
        };
        let numbers = self.percent_of_shape(Number);
        match what {
            What::Place | What::HomePlace | What::AwayPlace => {
                self.places() >= 60
                    && self.largest_number() <= ONE_IN_TEN_THOUSANDTHS * (self.rows as i64 * 3 + 30)
            }
            What::Number | What::WhiteNumber | What::BlackNumber => {
                self.share_of(&[Whole, Seat, Mixed]) >= 70
                    || self.percent_of_shape(Direction) + self.percent_of_shape(Mixed) >= 70
            }
            What::Index | What::Order => self.percent_of_shape(Whole) >= 80,
            What::Forename | What::PartnerForename if self.initials() >= 70 => true,
            What::Name
            | What::Surname
            | What::Forename
            | What::PartnerForename
            | What::PartnerSurname
            | What::Player
            | What::Winner
            | What::Loser => {
                self.percent_of_shape(Words) >= 70
                    && self.percent_of_shape(Long) < 30
                    && self.percent_of_shape(Email) == 0
                    && !self.few_words()
            }
            What::Team | What::Home | What::Away | What::White | What::Black => {
                self.percent_of_shape(Words) >= 60
                    && self.percent_of_shape(Long) < 40
                    && self.percent_of_shape(Email) == 0
            }
            What::Names | What::NsNames | What::EwNames => {
                self.percent_of_shape(Words) >= 60
                    || what != What::Names && self.percent_of_shape(Whole) >= 80
            }
            What::Club | What::Game | What::Outcome => {
                self.percent_of_shape(Words) + self.percent_of_shape(Code) >= 60
                    && self.percent_of_shape(Email) == 0
            }
            What::Title => {
                self.share_of(&[Title, Mark]) >= 70
                    || self.short() && self.percent_of_shape(Number) < 30
            }
            What::Id | What::PartnerId | What::WhiteId | What::BlackId => self.ids() >= 60,
            What::Federation => {
                self.share_of(&[Code, Words]) >= 70 && self.distinct * 2 <= self.filled.max(8) + 8
            }
            What::Rating | What::WhiteRating | What::BlackRating | What::Performance => {
                self.ratings() >= 60 || what == What::Performance && numbers >= 80
            }
            What::Category | What::Stratum | What::Section => {
                self.distinct * 2 <= self.filled.max(6) + 4
                    && self.percent_of_shape(Long) == 0
                    && !self.is_of_money()
            }
            What::Sex => self.percent_of_shape(Sex) >= 70,
            What::Birth => {
                self.percent_of_shape(Day) >= 60
                    || self.percent_of_numbers_that(|year| {
                        (1900 * ONE_IN_TEN_THOUSANDTHS..=2030 * ONE_IN_TEN_THOUSANDTHS)
                            .contains(&year)
                    }) >= 60
            }
            What::Email => self.percent_of_shape(Email) >= 60,
            What::Phone => {
                self.percent_of_shape(Phone) >= 40
                    || numbers >= 80 && self.largest_number() > 10_000_000 * ONE_IN_TEN_THOUSANDTHS
                    || self.digits() >= 60
            }
            What::Timestamp => self.percent_of_shape(Day) >= 80,
            What::Status | What::Note | What::Rank => true,
            What::Joined | What::Date => {
                self.percent_of_shape(Day) >= 60 || what == What::Joined && numbers >= 60
            }
            What::Direction => self.share_of(&[Direction, Seated]) >= 70,
            What::Seat => self.share_of(&[Seat, Direction]) >= 70,
            What::Percent => {
                self.percent_of_numbers_that(|share| {
                    (-5 * ONE_IN_TEN_THOUSANDTHS..=105 * ONE_IN_TEN_THOUSANDTHS).contains(&share)
                }) >= 70
            }
            What::Won | What::Drawn | What::Lost | What::Played => {
                self.percent_of_shape(Number) >= 70
                    && self.largest_number() <= 400 * ONE_IN_TEN_THOUSANDTHS
            }
            What::Points
            | What::Score
            | What::Max
            | What::Handicap
            | What::Net
            | What::Imps
            | What::Vps
            | What::Total
            | What::Average
            | What::Best
            | What::TieBreak
            | What::For
            | What::Against
            | What::Difference
            | What::HomeScore
            | What::AwayScore
            | What::HomeVps
            | What::AwayVps
            | What::WhitePoints
            | What::BlackPoints
            | What::NsImps
            | What::EwImps
            | What::Length => numbers >= 60,
            // Also `1.20(A)`, won in a stratum.
            What::Masterpoints => {
                numbers >= 60 || percent_rounded_down(self.leading_digits, self.filled) >= 60
            }
            What::NsScore | What::EwScore => numbers + self.percent_of_shape(Mark) >= 60,
            What::Tricks => numbers >= 60 || self.percent_of_shape(Mark) >= 60,
            What::Round | What::Opponent | What::Week => true,
            What::Year => {
                self.percent_of_numbers_that(|centres| {
                    (0..=34 * ONE_IN_TEN_THOUSANDTHS).contains(&centres)
                }) >= 60
            }
            What::Board | What::Match => self.share_of(&[Whole, Mixed, Mark]) >= 70,
            What::Result => self.share_of(&[Game, Versus]) >= 50,
            What::Contract => self.percent_of_shape(Contract) >= 60,
            What::By => self.percent_of_shape(Seated) >= 60,
            What::Lead => self.percent_of_shape(Card) + self.percent_of_shape(Mixed) >= 60,
            What::Power => self.percent_of_shape(CellShape::Power) >= 60,
        }
    }

    /// How many of a hundred cells are places: `3`, `3=`, `=3`, `3.`, `3-5`, `T3`.
    fn places(&self) -> usize {
        let place = |text: &&String| {
            let plain = squeeze_heading(text, true).text;
            parse_ordinal(text).is_some()
                || matches!(plain.trim_matches(['=', 't', '-', '+']), "#" | "##")
                    && text.chars().count() <= 7
                    && !text.contains([',', '½'])
                    && (!text.contains('.') || text.ends_with('.'))
        };
        percent_rounded_down(self.texts.iter().filter(place).count(), self.filled)
    }

    /// How many of a hundred cells are initials: `J`, `J.P.`, `M E`.
    fn initials(&self) -> usize {
        let initials = |text: &&String| {
            let letters = text.chars().filter(|c| c.is_alphabetic());
            (1..=3).contains(&letters.clone().count())
                && letters.clone().all(char::is_uppercase)
                && text.chars().all(|c| c.is_alphabetic() || ". -".contains(c))
        };
        percent_rounded_down(self.texts.iter().filter(initials).count(), self.filled)
    }

    /// How many of a hundred cells could be numbers of members.
    fn ids(&self) -> usize {
        let id = |text: &&String| {
            let digits = text.bytes().filter(u8::is_ascii_digit).count();
            let letters = text.chars().filter(|c| c.is_alphabetic()).count();
            digits >= 3
                && letters <= 4
                && !text.contains(['@', ':'])
                && !(text.contains(['.', ',']) && letters == 0 && digits < 6)
        };
        let own = self.percent_of_shape(CellShape::Whole) >= 90 && self.distinct == self.filled;
        if own {
            100
        } else {
            percent_rounded_down(self.texts.iter().filter(id).count(), self.filled)
        }
    }

    /// How many of a hundred cells could be ratings: 0 and 100 to 3500, a letter behind allowed.
    fn ratings(&self) -> usize {
        let rating = |text: &&String| {
            let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
            let rest = text[digits.len()..].trim_start_matches([',', '.']).trim();
            digits.parse::<u32>().is_ok_and(|rating| rating <= 3_500 && digits.len() <= 4)
                && rest.chars().count() <= 3
        };
        let low = self
            .numbers
            .iter()
            .flatten()
            .filter(|number| (1..100 * ONE_IN_TEN_THOUSANDTHS).contains(*number));
        if low.count() * 2 > self.filled {
            return 0;
        }
        percent_rounded_down(self.texts.iter().filter(rating).count(), self.filled)
    }

    fn digits(&self) -> usize {
        percent_rounded_down(
            self.texts
                .iter()
                .filter(|text| text.bytes().filter(u8::is_ascii_digit).count() >= 7)
                .count(),
            self.filled,
        )
    }

    /// Whether no text has more than four letters.
    fn short(&self) -> bool {
        self.texts.iter().all(|text| text.chars().count() <= 4)
    }

    /// Whether the same few words come again and again.
    fn few_words(&self) -> bool {
        self.filled >= 8 && self.distinct * 5 <= self.filled
    }
}

/// Of a hundred, rounded down; 0 of nothing.
pub(super) fn percent_rounded_down(part: usize, of: usize) -> usize {
    (part * 100).checked_div(of).unwrap_or_default()
}
