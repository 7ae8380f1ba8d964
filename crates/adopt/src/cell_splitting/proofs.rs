//! What proves that cells hold two things: how the rows and columns of their table agree.

use std::collections::{BTreeSet, HashMap};

use super::FEWEST;
use super::form::{CellParts, CellPattern, cell_patterns};
use crate::nobody::means_nobody_plays;
use crate::recognise::{TenThousandths, heading_has_meaning, parse_typed_number};
use crate::recognised::What;
use model::{CellValue, SheetCopy, game_result::parse_game_result};

/// How many of a hundred cells of a column must be of one form.
const OF_FORM: usize = 80;

/// How many of a hundred cells must agree with each other.
const PROVED: usize = 90;

/// Rows of a sheet with columns of texts that may hold two things.
pub(super) struct CombinedCellsArea<'a> {
    /// The row of the headings.
    head: Option<u32>,
    rows: Vec<u32>,
    pub(super) columns: Vec<u16>,
    texts: HashMap<(u32, u16), std::borrow::Cow<'a, str>>,
}

/// A column whose cells are parted.
pub(super) struct SplitColumn {
    pub(super) column: u16,
    /// What becomes of the cell of each row, the heading among them.
    pub(super) rows: Vec<(u32, Vec<Option<String>>)>,
}

impl SplitColumn {
    /// How many columns it becomes.
    pub(super) fn column_count(&self) -> usize {
        self.rows.iter().map(|(_, parts)| parts.len()).max().unwrap_or_default()
    }
}

impl<'a> CombinedCellsArea<'a> {
    /// The area of some columns in the rows from one to another.
    pub(super) fn new(
        sheet: &'a SheetCopy,
        rows: (u32, u32),
        columns: Vec<u16>,
    ) -> CombinedCellsArea<'a> {
        let above = rows.0.saturating_sub(super::FARTHEST);
        let begins = sheet.cells.partition_point(|cell| cell.row < above);
        let cells = sheet.cells[begins..].iter().take_while(|cell| cell.row <= rows.1);
        let texts: HashMap<(u32, u16), std::borrow::Cow<'a, str>> = cells
            .filter_map(|cell| {
                let text = match &cell.value {
                    CellValue::Text(text) => std::borrow::Cow::Borrowed(text.trim()),
                    CellValue::Number(number) => std::borrow::Cow::Owned(number.to_string()),
                    _ => return None,
                };
                Some(((cell.row, cell.column), text))
            })
            .filter(|(_, text)| !text.is_empty())
            .collect();
        let filled: BTreeSet<u32> = texts.keys().map(|(row, _)| *row).collect();
        let headed =
            |row: &&u32| columns.iter().any(|column| texts.contains_key(&(**row, *column)));
        let head = filled.range(above..rows.0).rev().find(headed).copied();
        let rows = filled.range(rows.0..=rows.1).copied().collect();
        CombinedCellsArea { head, rows, columns, texts }
    }

    fn text(&self, row: u32, column: u16) -> Option<&str> {
        self.texts.get(&(row, column)).map(|text| &**text)
    }

    pub(super) fn heading_of_column(&self, column: u16) -> &str {
        self.head.and_then(|head| self.text(head, column)).unwrap_or_default()
    }

    /// The cells of a column by a form, row by row.
    fn read(&self, column: u16, form: &CellPattern) -> Vec<Option<CellParts<'_>>> {
        let read = |row: &u32| self.text(*row, column).and_then(|text| form.read(text));
        self.rows.iter().map(read).collect()
    }

    /// The cells of a column by the first form of some that most are of.
    pub(super) fn read_by_fitting_pattern<'f>(
        &self,
        column: u16,
        forms: &'f [CellPattern],
    ) -> Option<(&'f CellPattern, Vec<Option<CellParts<'_>>>)> {
        let all = forms.iter().map(|form| (form, self.read(column, form)));
        all.into_iter().find(|(_, read)| self.is_of_form(column, read))
    }

    /// Whether two neighbouring columns hold numbers that make one sum in all rows.
    pub(super) fn has_two_score_columns(&self) -> bool {
        let columns: BTreeSet<u16> = self.texts.keys().map(|(_, column)| *column).collect();
        let score = |row: u32, column: u16| number_in_ten_thousandths(self.text(row, column)?);
        columns.iter().any(|column| {
            let sum =
                |row: &u32| Some(score(*row, *column)? + score(*row, column.checked_add(1)?)?);
            let sums: Option<BTreeSet<TenThousandths>> = self.rows.iter().map(sum).collect();
            sums.is_some_and(|sums| sums.len() == 1)
        })
    }

    fn is_of_form(&self, column: u16, read: &[Option<CellParts<'_>>]) -> bool {
        let filled = self.rows.iter().filter(|row| self.text(**row, column).is_some()).count();
        let read = read.iter().flatten().count();
        read >= FEWEST && read * 100 >= filled * OF_FORM
    }

    /// The other columns in which each row has a text of its own, by the row of each.
    fn keys(&self) -> Vec<HashMap<String, usize>> {
        let columns: BTreeSet<u16> = self.texts.keys().map(|(_, column)| *column).collect();
        let others = columns.into_iter().filter(|column| !self.columns.contains(column));
        let key = |column: u16| {
            let texts = self.rows.iter().map(|row| self.text(*row, column).map(comparable_text));
            let known: HashMap<String, usize> =
                texts.enumerate().filter_map(|(row, text)| Some((text?, row))).collect();
            (known.len() == self.rows.len()).then_some(known)
        };
        others.filter_map(key).collect()
    }

    /// What becomes of a column: its headings, and the parts of each cell. A cell without parts
    /// stands as it is in the first one, so that nothing is lost.
    pub(super) fn split_column<'p>(
        &self,
        column: u16,
        heads: &[&str],
        parts: impl Iterator<Item = Option<Vec<&'p str>>>,
    ) -> SplitColumn {
        let owned = |text: &str| Some(text.to_string()).filter(|text| !text.is_empty());
        let head = self.head.map(|row| (row, heads.iter().map(|head| owned(head)).collect()));
        let rows = self
            .rows
            .iter()
            .zip(parts)
            .filter_map(|(row, parts)| Some((*row, parts?.into_iter().map(owned).collect())));
        SplitColumn { column, rows: head.into_iter().chain(rows).collect() }
    }
}

/// The columns of an area that are parted.
pub(super) fn columns_to_split(area: &CombinedCellsArea<'_>) -> Vec<SplitColumn> {
    let whole = crosstable(area).or_else(|| rounds(area));
    whole.unwrap_or_else(|| {
        let sides = area.columns.iter().find_map(|column| sides(area, *column));
        let taken = sides.as_ref().map(|sides| sides.column);
        let others = area.columns.iter().filter(|column| Some(**column) != taken);
        let others = others.filter_map(|column| {
            share(area, *column)
                .or_else(|| placed(area, *column))
                .or_else(|| of_both(area, *column))
        });
        others.chain(sides).collect()
    })
}

/// A number as tables compare it.
pub(super) fn number_in_ten_thousandths(text: &str) -> Option<TenThousandths> {
    parse_typed_number(text).map(|typed| typed.value)
}

pub(super) fn comparable_text(text: &str) -> String {
    let text = text.trim().trim_end_matches('.').to_lowercase();
    let bare = text.trim_start_matches('0');
    if bare.is_empty() { text } else { bare.to_string() }
}

/// The two scores of a cell.
fn scores(parts: &CellParts<'_>) -> Option<(TenThousandths, TenThousandths)> {
    Some((
        number_in_ten_thousandths(parts.get(&'s')?)?,
        number_in_ten_thousandths(parts.get(&'t')?)?,
    ))
}

/// A crosstable of `16-4`, where the other side has `4-16`: a cell keeps the score of its row.
fn crosstable(area: &CombinedCellsArea<'_>) -> Option<Vec<SplitColumn>> {
    let size = area.rows.len();
    if size < FEWEST || area.columns.len() != size {
        return None;
    }
    let form = cell_patterns().scores.first()?;
    let read: Vec<_> = area.columns.iter().map(|column| area.read(*column, form)).collect();
    let cell = |row: usize, column: usize| read[column][row].as_ref();
    let mirrored = |row: usize, column: usize| {
        let (own, other) = (scores(cell(row, column)?)?, scores(cell(column, row)?)?);
        Some(own == (other.1, other.0))
    };
    let all = (0..size).flat_map(|row| (0..row).map(move |column| (row, column)));
    let told: Vec<bool> = all.filter_map(|(row, column)| mirrored(row, column)).collect();
    let proved = told.iter().filter(|same| **same).count();
    let open = (0..size).all(|at| cell(at, at).is_none());
    if !open || proved < FEWEST || proved * 100 < told.len() * PROVED {
        return None;
    }
    let columns = area.columns.iter().enumerate().map(|(at, column)| {
        let parts = (0..size).map(|row| {
            let same = mirrored(row, at) == Some(true);
            cell(row, at).filter(|_| same).map(|parts| vec![parts[&'s']])
        });
        area.split_column(*column, &[area.heading_of_column(*column)], parts)
    });
    Some(columns.collect())
}

/// The cells of a column, each with its row, its opponent and what it says.
type Met<'t> = Vec<Option<(usize, CellParts<'t>)>>;

/// The rounds of a table by a form of their cells.
struct Rounds<'f, 't> {
    /// How many cells name each other.
    proved: usize,
    form: &'f CellPattern,
    /// The cells of each column.
    met: Vec<(u16, Met<'t>)>,
}

/// Rounds of which each cell names the opponent and tells the score.
fn rounds(area: &CombinedCellsArea<'_>) -> Option<Vec<SplitColumn>> {
    let keys = area.keys();
    let mut best: Option<Rounds<'_, '_>> = None;
    for form in &cell_patterns().rounds {
        let columns = area.columns.iter().map(|column| (*column, area.read(*column, form)));
        let columns: Vec<_> =
            columns.filter(|(column, read)| area.is_of_form(*column, read)).collect();
        if columns.is_empty() {
            continue;
        }
        for key in &keys {
            let met = columns.iter().map(|(column, read)| (*column, met(read, key)));
            let met: Vec<(u16, Met<'_>)> = met.collect();
            let proved: usize = met.iter().map(|(_, met)| mutual(met)).sum();
            let named = |parts: &&CellParts<'_>| !means_nobody_plays(parts[&'o']);
            let told = columns.iter().flat_map(|(_, read)| read.iter().flatten());
            let all = told.filter(named).count();
            let sound = proved >= 2 * FEWEST - 2 && proved * 100 >= all * PROVED;
            if !sound || best.as_ref().is_some_and(|best| best.proved > proved) {
                continue;
            }
            // Two readings that are proved alike tell nothing.
            if let Some(other) = &best
                && other.proved == proved
                && !std::ptr::eq(other.form, form)
                && !agree(&other.met, &met)
            {
                return None;
            }
            best = Some(Rounds { proved, form, met });
        }
    }
    let Rounds { form, met: columns, .. } = best?;
    // Results of chess have a reader of their own.
    let points = |(_, parts): &(usize, CellParts<'_>)| number_in_ten_thousandths(parts.get(&'s')?);
    let mut all = columns.iter().flat_map(|(_, met)| met.iter().flatten()).filter_map(points);
    if all.all(|points| [0, 5_000, 10_000].contains(&points)) {
        return None;
    }
    let both = form.has_part('t');
    let columns = columns.iter().map(|(column, met)| {
        let heading = area.heading_of_column(*column);
        let heads = [format!("{heading} opp"), format!("{heading} score")];
        let parts = met.iter().zip(&area.rows).enumerate().map(|(row, (one, at))| {
            let (other, parts) = one.as_ref()?;
            let back = met[*other].as_ref();
            // Of scores that contradict each other none is taken, and the cell is told.
            let same = !both || back.is_some_and(|back| back.0 == row && reversed(parts, &back.1));
            let score = if same { parts[&'s'] } else { area.text(*at, *column)? };
            Some(vec![parts[&'o'], score])
        });
        area.split_column(*column, &[heads[0].trim(), heads[1].trim()], parts)
    });
    Some(columns.collect())
}

/// The cells of a round with the rows of their opponents.
fn met<'t>(read: &[Option<CellParts<'t>>], key: &HashMap<String, usize>) -> Met<'t> {
    let of = |(row, parts): (usize, &Option<CellParts<'t>>)| {
        let parts = parts.as_ref()?;
        let opponent = named(key, parts.get(&'o')?)?;
        (opponent != row).then(|| (opponent, parts.clone()))
    };
    read.iter().enumerate().map(of).collect()
}

/// The row that a text names: in full, or by the letters with which it alone begins.
fn named(key: &HashMap<String, usize>, text: &str) -> Option<usize> {
    let text = comparable_text(text);
    if let Some(row) = key.get(&text) {
        return Some(*row);
    }
    let mut begun = key.iter().filter(|(known, _)| known.starts_with(&text));
    let found = begun.next().filter(|_| text.chars().filter(|c| c.is_alphabetic()).count() >= 2)?;
    begun.next().is_none().then_some(*found.1)
}

/// How many cells of a round name an opponent that names them.
fn mutual(met: &Met<'_>) -> usize {
    let back = |row: usize| {
        let (other, parts) = met[row].as_ref()?;
        let (opposite, theirs) = met[*other].as_ref()?;
        (*opposite == row && (!parts.contains_key(&'t') || reversed(parts, theirs))).then_some(())
    };
    (0..met.len()).filter_map(back).count()
}

/// Whether two cells tell the same scores, each its own first.
fn reversed(one: &CellParts<'_>, other: &CellParts<'_>) -> bool {
    scores(one).zip(scores(other)).is_some_and(|(one, other)| one == (other.1, other.0))
}

/// Whether two readings of a cell say the same.
fn agree(one: &[(u16, Met<'_>)], other: &[(u16, Met<'_>)]) -> bool {
    let own = |met: &Met<'_>| {
        let said = met
            .iter()
            .map(|one| one.as_ref().and_then(|(_, parts)| number_in_ten_thousandths(parts[&'s'])));
        said.collect::<Vec<_>>()
    };
    one.len() == other.len()
        && one.iter().zip(other).all(|(one, other)| own(&one.1) == own(&other.1))
}

/// Both sides of a match in one cell, perhaps with the score: a word such as `v` joins them, or
/// the table tells scores of two sides and names stand several times.
fn sides(area: &CombinedCellsArea<'_>, column: u16) -> Option<SplitColumn> {
    let (form, read) = area.read_by_fitting_pattern(column, &cell_patterns().matches)?;
    let scored = form.has_part('s');
    let results = |other: u16| {
        area.read_by_fitting_pattern(other, &cell_patterns().scores).map(|(_, read)| read)
    };
    let beside = area.columns.iter().filter(|other| **other != column).find_map(|at| results(*at));
    if form.joins_by_dash() {
        let names = read.iter().flatten().flat_map(|parts| [parts[&'h'], parts[&'a']]);
        let names: Vec<String> = names.map(comparable_text).collect();
        let different: BTreeSet<&String> = names.iter().collect();
        if different.len() * 2 > names.len()
            || !scored && beside.is_none() && !area.has_two_score_columns()
        {
            return None;
        }
    }
    if read
        .iter()
        .flatten()
        .any(|parts| comparable_text(parts[&'h']) == comparable_text(parts[&'a']))
    {
        return None;
    }
    let told = |parts: &CellParts<'_>| {
        parse_game_result(&format!("{}-{}", parts.get(&'s')?, parts.get(&'t')?))
    };
    let own = if scored { Some(&read) } else { beside.as_ref() };
    let games = own.is_some_and(|read| read.iter().flatten().all(|parts| told(parts).is_some()));
    let [one, other] = if games { ["White", "Black"] } else { ["Home", "Away"] };
    let scores =
        own.filter(|_| scored).map(|read| headings_of_scores(area.heading_of_column(column), read));
    let heads: Vec<&str> = match scores {
        Some(Some([home, away])) => vec![one, other, home, away],
        Some(None) => vec![one, other, "Result"],
        None => vec![one, other],
    };
    let results: Vec<Option<String>> = read
        .iter()
        .map(|parts| Some(format!("{}-{}", parts.as_ref()?.get(&'s')?, parts.as_ref()?.get(&'t')?)))
        .collect();
    let parts = read.iter().zip(&results).map(|(parts, result)| {
        let parts = parts.as_ref()?;
        let mut said = vec![parts[&'h'], parts[&'a']];
        match heads.len() {
            4 => said.extend([parts[&'s'], parts[&'t']]),
            3 => said.extend(result.as_deref()),
            _ => {}
        }
        Some(said)
    });
    Some(area.split_column(column, &heads, parts))
}

/// What victory points of both sides add up to.
pub(super) const VP_SUMS: [TenThousandths; 2] = [200_000, 300_000];

/// The headings of scores of both sides: they are victory points where all make one known sum, or
/// where the heading says so.
fn headings_of_scores(heading: &str, read: &[Option<CellParts<'_>>]) -> Option<[&'static str; 2]> {
    let sums = read.iter().flatten().map(|parts| scores(parts).map(|(one, other)| one + other));
    let sums: Option<Vec<TenThousandths>> = sums.collect();
    let sums = sums.filter(|sums| sums.len() >= FEWEST)?;
    let same = VP_SUMS.iter().any(|known| sums.iter().all(|sum| sum == known));
    let imps = heading_has_meaning(heading, What::Imps);
    let both = same && !imps || heading_has_meaning(heading, What::Vps);
    both.then_some(["Home VP", "Away VP"]).or(imps.then_some(["Home IMP", "Away IMP"]))
}

/// What both sides of a match scored, in one cell beside the sides.
fn of_both(area: &CombinedCellsArea<'_>, column: u16) -> Option<SplitColumn> {
    let (_, read) = area.read_by_fitting_pattern(column, &cell_patterns().scores)?;
    let heads = headings_of_scores(area.heading_of_column(column), &read)?;
    let parts = read.iter().map(|parts| parts.as_ref().map(|parts| vec![parts[&'s'], parts[&'t']]));
    Some(area.split_column(column, &heads, parts))
}

/// Scores, each with the most that was possible: half of it in all.
fn share(area: &CombinedCellsArea<'_>, column: u16) -> Option<SplitColumn> {
    let (_, read) = area.read_by_fitting_pattern(column, &cell_patterns().shares)?;
    let told = |parts: &CellParts<'_>| {
        Some((
            number_in_ten_thousandths(parts.get(&'s')?)?,
            number_in_ten_thousandths(parts.get(&'m')?)?,
        ))
    };
    let told: Vec<(TenThousandths, TenThousandths)> =
        read.iter().flatten().map(told).collect::<Option<_>>()?;
    let (scored, most) = told.iter().fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
    let within = told.iter().all(|(score, most)| (0..=*most).contains(score));
    let same = told.iter().all(|one| one.1 == told[0].1);
    if !within || !same || most <= 0 || (2 * scored - most).abs() * 20 > most {
        return None;
    }
    let parts = read.iter().map(|parts| parts.as_ref().map(|parts| vec![parts[&'s'], parts[&'m']]));
    Some(area.split_column(column, &[area.heading_of_column(column), "Max"], parts))
}

/// Scores, each with its place: places count the scores that are higher.
fn placed(area: &CombinedCellsArea<'_>, column: u16) -> Option<SplitColumn> {
    let read = cell_patterns().placed.iter().map(|form| area.read(column, form));
    let read = read.into_iter().find(|read| {
        let told = |parts: &CellParts<'_>| {
            Some((
                number_in_ten_thousandths(parts.get(&'s')?)?,
                number_in_ten_thousandths(parts.get(&'p')?)?,
            ))
        };
        let told: Option<Vec<_>> = read.iter().flatten().map(told).collect();
        let ranks = |told: &[(TenThousandths, TenThousandths)]| {
            let place = |score: TenThousandths| told.iter().filter(|other| other.0 > score).count();
            let sound = |one: &(TenThousandths, TenThousandths)| {
                one.1 == (place(one.0) as TenThousandths + 1) * 10_000
            };
            told.len() > FEWEST && told.iter().all(sound)
        };
        area.is_of_form(column, read) && told.is_some_and(|told| ranks(&told))
    })?;
    let parts = read.iter().map(|parts| parts.as_ref().map(|parts| vec![parts[&'s'], parts[&'p']]));
    Some(area.split_column(column, &[area.heading_of_column(column), "Place"], parts))
}
