//! Columns that follow from others, as totals from rounds, percentages from matchpoints and places
//! from scores: what most rows of a table prove, and the rows that contradict it.

use super::super::problems::{ColumnDisagrees, PlacesDoubtful};
use super::super::recognise::{ONE_IN_TEN_THOUSANDTHS, TenThousandths, parse_typed_number};
use super::super::recognised::{ColumnMeaning, RecognisedColumn, SheetKind, What};
use super::adjustments::find_adjustments;
use super::ranking::{ranking_column, score_columns, session_percentage_columns};
use super::view::TableWithCells;
use model::problem::{Problem, ProblemPlace};
use model::{Exact, StableSort};

/// What a cell says, and what follows for it from the others of its row.
struct Said {
    row: u32,
    typed: TenThousandths,
    follows: TenThousandths,
    fits: bool,
}

/// A way in which a column follows from others.
struct Rule<'a> {
    target: &'a RecognisedColumn,
    /// What it follows from, in words.
    from: String,
    /// The columns that it follows from.
    parts: Vec<u16>,
    said: Vec<Said>,
}

impl Rule<'_> {
    fn fitting(&self) -> usize {
        self.said.iter().filter(|said| said.fits).count()
    }

    /// Whether most rows prove it: three quarters, and three at least.
    fn is_proved(&self) -> bool {
        const FEWEST: usize = 3;
        let fitting = self.fitting();
        fitting >= FEWEST && fitting * 4 >= self.said.len() * 3
    }

    /// Whether what is typed never falls where what follows rises: places that leave some out.
    fn is_in_order(&self) -> bool {
        let mut both: Vec<(TenThousandths, TenThousandths)> =
            self.said.iter().map(|said| (said.follows, said.typed)).collect();
        both.sort_unstable();
        both.windows(2).all(|pair| pair[0].1 <= pair[1].1)
    }
}

/// The cells that contradict what the other rows of their table prove.
pub(super) fn contradiction_problems(view: TableWithCells<'_>) -> Vec<Problem> {
    use SheetKind as K;
    let sheet = Sheet::new(view);
    let adjusted = find_adjustments(view, &sheet.rows).is_some();
    let own = view.table.columns.iter().filter(|column| column.meaning.number.is_none());
    // Points of games are compared with them elsewhere.
    let sums = own.filter(|_| !adjusted && view.table.kind != SheetKind::Crosstable);
    // The return of any other table has its places, and a run compares them.
    let without_places = [K::SwissRounds, K::TeamsMatrix, K::Crosstable, K::LeagueTable, K::Ladder];
    let of_sessions = || session_percentage_columns(view).is_some();
    let without = without_places.contains(&view.table.kind) || of_sessions();
    let places = sheet.places_of_ranking().filter(|_| without);
    let rules = sums
        .filter_map(|target| best(sheet.rules(target)))
        .chain(best(places.into_iter().collect()));
    let wrong = rules.flat_map(|rule| {
        let wrong = rule.said.iter().filter(|said| !said.fits);
        wrong.map(|said| sheet.problem(&rule, said)).collect::<Vec<_>>()
    });
    wrong.collect()
}

/// The columns that follow from others, each with those that it follows from; [`contradiction_problems`] tells
/// of the rows that do not.
pub(super) fn proved_derived_columns(view: TableWithCells<'_>) -> Vec<(u16, Vec<u16>)> {
    let sheet = Sheet::new(view);
    let rules = view.table.columns.iter().flat_map(|target| sheet.rules(target));
    let proved = rules.filter(Rule::is_proved);
    proved.map(|rule| (rule.target.column, rule.parts)).collect()
}

/// Whether a table has places, one in each row, and each counts those with a higher score.
pub(super) fn places_follow_scores(view: TableWithCells<'_>) -> bool {
    let sheet = Sheet::new(view);
    let is_place = |row: &u32| {
        let place =
            view.text_by_meaning(What::Place, *row).map(|(place, _)| place).unwrap_or_default();
        let place = place.trim_matches('=').trim_end_matches('.');
        !place.is_empty() && place.bytes().all(|byte| byte.is_ascii_digit())
    };
    sheet.rows.iter().all(is_place)
        && sheet.places_of_ranking().is_some_and(|places| {
            places.said.len() == sheet.rows.len()
                && places.said.iter().all(|said| said.typed == said.follows)
        })
}

/// Places of which more than a quarter contradict each column of scores, whether each list has
/// its own or all have one: numbers that are no places, or the lowest score first.
pub(super) fn doubtful_places_problem(view: TableWithCells<'_>) -> Option<Problem> {
    let sheet = Sheet::new(view);
    let rules: Vec<Rule<'_>> = score_columns(view)
        .flat_map(|score| [true, false].map(|listed| sheet.places(score, listed)))
        .flatten()
        .filter(|rule| rule.said.len() > 1)
        .collect();
    let holds = |rule: &Rule<'_>| rule.is_proved() || rule.is_in_order();
    let closest = rules.iter().max_by_key(|rule| rule.fitting())?;
    let first = closest.said.first().filter(|_| !rules.iter().any(holds))?;
    let row = view.table.heading.unwrap_or(first.row);
    let trouble = PlacesDoubtful {
        heading: closest.target.heading.clone(),
        from: closest.from.clone(),
        wrong: closest.said.len() - closest.fitting(),
        all: closest.said.len(),
    };
    Some(Problem::new(trouble, ProblemPlace::Cell(view.cell_address(closest.target, row))))
}

/// Of the ways in which a column may follow, the one that most rows prove.
fn best(rules: Vec<Rule<'_>>) -> Option<Rule<'_>> {
    let proved = rules.into_iter().filter(Rule::is_proved);
    proved.max_by_key(Rule::fitting)
}

/// A table with the first row of each contestant.
struct Sheet<'a> {
    view: TableWithCells<'a>,
    rows: Vec<u32>,
}

impl<'a> Sheet<'a> {
    fn new(view: TableWithCells<'a>) -> Sheet<'a> {
        let rows = view.rows_by_contestant();
        Sheet { view, rows: rows.iter().filter_map(|rows| rows.first().copied()).collect() }
    }

    /// The ways in which a column may follow from others.
    fn rules(&self, target: &'a RecognisedColumn) -> Vec<Rule<'a>> {
        use What::{
            Against, Average, Best, Difference, Drawn, For, Handicap, Imps, Lost, Max, Net,
            Percent, Played, Points, Score, Total, Vps, Won,
        };
        let one = |what| self.view.column(ColumnMeaning::new(what));
        let all = |whats: &[(What, i64)]| -> Option<Vec<(&'a RecognisedColumn, i64)>> {
            whats.iter().map(|(what, times)| Some((one(*what)?, *times))).collect()
        };
        let sum = |parts: &[(What, i64)]| Some(self.sum(target, &all(parts)?));
        match target.meaning.what {
            Played => sum(&[(Won, 1), (Drawn, 1), (Lost, 1)]).into_iter().collect(),
            Difference => sum(&[(For, 1), (Against, -1)]).into_iter().collect(),
            Net => [Percent, Score]
                .into_iter()
                .filter_map(|gross| sum(&[(gross, 1), (Handicap, 1)]))
                .collect(),
            Percent => {
                let score = one(Score).or_else(|| one(Points));
                let share = score.and_then(|score| self.share(target, score, one(Max)));
                share.into_iter().chain(self.of_series(target)).collect()
            }
            Points => {
                const WIN_AND_DRAW: [(i64, i64); 5] = [(2, 1), (3, 1), (4, 2), (10, 5), (4, 1)];
                let league = WIN_AND_DRAW.map(|(win, draw)| sum(&[(Won, win), (Drawn, draw)]));
                league.into_iter().flatten().chain(self.of_series(target)).collect()
            }
            Vps | Total | Score | Imps | Best | Average => self.of_series(target),
            _ => Vec::new(),
        }
    }

    /// Places by the score that ranks, in each section and direction.
    fn places_of_ranking(&self) -> Option<Rule<'a>> {
        self.places(ranking_column(self.view)?.0, true)
    }

    /// Places that count those with a higher score, in each section and direction if they are
    /// `listed`. Ties may be broken.
    fn places(&self, score: &RecognisedColumn, listed: bool) -> Option<Rule<'a>> {
        let target = self.view.column(ColumnMeaning::new(What::Place))?;
        let list = |row: u32| {
            let groups = [What::Section, What::Direction].into_iter().filter(|_| listed);
            groups
                .map(|what| self.view.text_by_meaning(what, row).map(|(text, _)| text))
                .collect::<Vec<_>>()
        };
        let rows: Vec<_> = self.values(score).map(|(row, own)| (list(row), own, row)).collect();
        let mut scores: Vec<(&[Option<String>], TenThousandths)> =
            rows.iter().map(|(list, own, _)| (&list[..], *own)).collect();
        scores.sort_unstable();
        let said = rows.iter().filter_map(|(list, own, row)| {
            let (text, _) = self.view.cell_text(target, *row)?;
            let digits = text.split(|c: char| !c.is_ascii_digit()).find(|part| !part.is_empty())?;
            let typed =
                digits.parse::<TenThousandths>().ok()?.checked_mul(ONE_IN_TEN_THOUSANDTHS)?;
            // Those of the list stand together, the lowest score first.
            let above =
                |score: TenThousandths| scores.partition_point(|one| *one <= (&list[..], score));
            let end = scores.partition_point(|(one, _)| *one <= &list[..]);
            let [higher, as_high] = [end - above(*own), end - above(*own - 1)];
            let [follows, after] = [higher, as_high].map(|count| {
                TenThousandths::try_from(count + 1).unwrap_or(0) * ONE_IN_TEN_THOUSANDTHS
            });
            let fits = (follows..after).contains(&typed);
            Some(Said { row: *row, typed, follows, fits })
        });
        let (from, parts) = (named(std::iter::once(score)), vec![score.column]);
        Some(Rule { target, from, parts, said: said.collect() })
    }

    /// Sums and means of the columns of rounds, sessions, opponents or weeks; of weeks also those
    /// of the best.
    fn of_series(&self, target: &'a RecognisedColumn) -> Vec<Rule<'a>> {
        const SERIES: [What; 6] =
            [What::Vps, What::Imps, What::Percent, What::Round, What::Opponent, What::Week];
        let mut found = Vec::new();
        for what in SERIES {
            let numbered = self.view.numbered_columns(what).into_iter().map(|(_, column)| column);
            let parts: Vec<&RecognisedColumn> =
                numbered.filter(|column| column.meaning.number.is_some()).collect();
            if parts.len() < 2 {
                continue;
            }
            let counted =
                if what == What::Week { 1..=parts.len() } else { parts.len()..=parts.len() };
            for best in counted {
                found.push(self.of_best(target, &parts, best, false));
                found.push(self.of_best(target, &parts, best, true));
            }
        }
        found
    }

    /// A column as the sum or the mean of the best of others.
    fn of_best(
        &self,
        target: &'a RecognisedColumn,
        parts: &[&RecognisedColumn],
        best: usize,
        mean: bool,
    ) -> Rule<'a> {
        let follows = |row: u32| {
            let cells = parts.iter().map(|part| self.value(part, row, true));
            let mut values: Vec<TenThousandths> =
                cells.collect::<Option<Vec<_>>>()?.into_iter().flatten().collect();
            values.arrange_by_key(|value| -value);
            values.truncate(best);
            let sum: TenThousandths = values.iter().sum();
            match mean {
                true => rounded(sum, TenThousandths::try_from(values.len()).ok()?),
                false => Some(sum).filter(|_| !values.is_empty()),
            }
        };
        let off = if mean { self.unit(target) } else { HUNDREDTH };
        let headings: Vec<&str> = parts.iter().map(|part| part.heading.as_str()).collect();
        let from = match &headings[..] {
            [first, .., last] if !first.is_empty() => {
                format!("the columns “{first}” to “{last}”")
            }
            _ => "the columns beside it".to_string(),
        };
        let own = parts.iter().map(|part| part.column).collect();
        self.rule(target, from, own, |row| Some((follows(row)?, off)))
    }

    /// A column as the sum of others, each so many times.
    fn sum(&self, target: &'a RecognisedColumn, parts: &[(&RecognisedColumn, i64)]) -> Rule<'a> {
        let follows = |row: u32| {
            let cells =
                parts.iter().map(|(part, times)| Some(self.value(part, row, false)?? * times));
            cells.sum::<Option<TenThousandths>>().map(|sum| (sum, HUNDREDTH))
        };
        let own = parts.iter().map(|(part, _)| part.column).collect();
        self.rule(target, named(parts.iter().map(|(part, _)| *part)), own, follows)
    }

    /// Percentages of scores: of the maximum of each row, or of one that most rows share. A row of
    /// less than that may have sat out.
    fn share(
        &self,
        percent: &'a RecognisedColumn,
        score: &RecognisedColumn,
        max: Option<&RecognisedColumn>,
    ) -> Option<Rule<'a>> {
        let fraction =
            self.values(percent).all(|(_, share)| (0..=ONE_IN_TEN_THOUSANDTHS).contains(&share));
        let times = if fraction { ONE_IN_TEN_THOUSANDTHS } else { 100 * ONE_IN_TEN_THOUSANDTHS };
        let off = self.unit(percent);
        let (scored, shares) = (self.values(score), self.values(percent));
        let shares: Vec<(u32, TenThousandths)> = shares.collect();
        let share_in =
            |row: u32| shares.iter().find(|(own, _)| *own == row).map(|(_, share)| *share);
        let tops: Vec<(u32, TenThousandths)> = scored
            .filter_map(|(row, score)| {
                let top = rounded(times.checked_mul(score)?, share_in(row)?)?;
                Some((
                    row,
                    (top + ONE_IN_TEN_THOUSANDTHS / 2).div_euclid(ONE_IN_TEN_THOUSANDTHS)
                        * ONE_IN_TEN_THOUSANDTHS,
                ))
            })
            .collect();
        let mut known: Vec<TenThousandths> = tops.iter().map(|(_, top)| *top).collect();
        known.sort_unstable();
        let runs = known.chunk_by(|one, other| one == other);
        let usual = *runs.max_by_key(|run| run.len())?.first()?;
        let follows = |row: u32| {
            let score = self.value(score, row, false)??;
            let share = |top: TenThousandths| rounded(times.checked_mul(score)?, top);
            let top = match max {
                Some(max) => self.value(max, row, false)??,
                None => {
                    let own = tops.iter().find(|(own, _)| *own == row)?.1;
                    let sat_out = own < usual && own % (2 * ONE_IN_TEN_THOUSANDTHS) == 0;
                    let fits = |top| Some((share(top)? - share_in(row)?).abs() <= off);
                    if sat_out && fits(own)? { own } else { usual }
                }
            };
            Some((share(top)?, off))
        };
        let parts = [Some(score), max].into_iter().flatten();
        let own = parts.clone().map(|part| part.column).collect();
        Some(self.rule(percent, named(parts), own, follows))
    }

    /// The rows of a rule; `follows` gives what follows for a row, and by how much rounding may be
    /// off.
    fn rule(
        &self,
        target: &'a RecognisedColumn,
        from: String,
        parts: Vec<u16>,
        follows: impl Fn(u32) -> Option<(TenThousandths, TenThousandths)>,
    ) -> Rule<'a> {
        let said = self.values(target).filter_map(|(row, typed)| {
            let (follows, off) = follows(row)?;
            Some(Said { row, typed, follows, fits: (typed - follows).abs() <= off })
        });
        Rule { target, from, parts, said: said.collect() }
    }

    /// The numbers of a column, with their rows.
    fn values(&self, column: &RecognisedColumn) -> impl Iterator<Item = (u32, TenThousandths)> {
        self.rows.iter().filter_map(|row| Some((*row, self.value(column, *row, false)??)))
    }

    /// The number of a cell; none within for a blank where that is allowed, none for a text.
    fn value(
        &self,
        column: &RecognisedColumn,
        row: u32,
        blank: bool,
    ) -> Option<Option<TenThousandths>> {
        match self.view.cell_text(column, row) {
            Some((text, _)) => parse_typed_number(&text).map(|typed| Some(typed.value)),
            None => blank.then_some(None),
        }
    }

    /// The last decimal in which a column is given, two at most.
    fn unit(&self, column: &RecognisedColumn) -> TenThousandths {
        let whole = |unit: TenThousandths| self.values(column).all(|(_, value)| value % unit == 0);
        [ONE_IN_TEN_THOUSANDTHS, ONE_IN_TEN_THOUSANDTHS / 10]
            .into_iter()
            .find(|unit| whole(*unit))
            .unwrap_or(HUNDREDTH)
    }

    fn problem(&self, rule: &Rule<'_>, said: &Said) -> Problem {
        const NAMES: [What; 4] = [What::Team, What::Names, What::Name, What::Player];
        let name = NAMES.iter().find_map(|what| {
            let (_, column) = self.view.numbered_columns(*what).into_iter().next()?;
            Some(self.view.cell_text(column, said.row)?.0)
        });
        let plain = |value| {
            Exact::ratio(value, ONE_IN_TEN_THOUSANDTHS).map(Exact::to_decimal).unwrap_or_default()
        };
        let trouble = ColumnDisagrees {
            name: name.unwrap_or_else(|| "This row".to_string()),
            heading: rule.target.heading.clone(),
            typed: plain(said.typed),
            follows: plain(said.follows),
            from: rule.from.clone(),
        };
        Problem::new(trouble, ProblemPlace::Cell(self.view.cell_address(rule.target, said.row)))
    }
}

/// A hundredth.
const HUNDREDTH: TenThousandths = ONE_IN_TEN_THOUSANDTHS / 100;

/// A quotient to the nearest; none by nought.
fn rounded(whole: TenThousandths, by: TenThousandths) -> Option<TenThousandths> {
    (by > 0).then(|| (whole + by / 2).div_euclid(by))
}

/// The headings of some columns.
fn named<'c>(columns: impl Iterator<Item = &'c RecognisedColumn>) -> String {
    let headings = columns.map(|column| format!("“{}”", column.heading));
    headings.collect::<Vec<_>>().join(" and ")
}
