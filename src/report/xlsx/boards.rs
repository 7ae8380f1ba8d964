//! What the annotated copy has beside the rows of the sheet `Boards`: the
//! matchpoints or IMPs of each line.
//!
//! They are formulas over the scores of the sheet wherever a formula can say it,
//! so that a score that is typed over moves them. Boards with a weighted or split
//! score are values as palmares computed them.

use std::collections::{HashMap, HashSet};
use workbook::write::quoted;

use crate::engine::awards::Outcome;
use crate::engine::pack;
use crate::engine::rules::scoring::FewerResults;
use crate::engine::scoring::{Against, Method, Traveller, Worked, card};
use crate::model::form::BoardColumn;
use crate::model::{Basis, Event, LineScore, Placed, Scored, Stored};

use super::annotated::Annotation;
use super::beside::{Added, Beside, Heading, free_column};
use super::grid::{Grid, here, imps_of, rows_of};

/// A column that can be added, in the order in which they stand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Column {
    Traveller,
    Score,
    Datum,
    NorthSouthMps,
    EastWestMps,
    Top,
    NorthSouthImps,
    EastWestImps,
    NorthSouthPoints,
    EastWestPoints,
}

impl Column {
    const ALL: [Column; 10] = [
        Column::Traveller,
        Column::Score,
        Column::Datum,
        Column::NorthSouthMps,
        Column::EastWestMps,
        Column::Top,
        Column::NorthSouthImps,
        Column::EastWestImps,
        Column::NorthSouthPoints,
        Column::EastWestPoints,
    ];

    fn title(self) -> &'static str {
        match self {
            Column::Traveller => "Traveller",
            Column::Score => "NS score",
            Column::Datum => "Datum",
            Column::NorthSouthMps => "NS MPs",
            Column::EastWestMps => "EW MPs",
            Column::Top => "Top",
            Column::NorthSouthImps => "NS IMPs",
            Column::EastWestImps => "EW IMPs",
            Column::NorthSouthPoints => "NS points",
            Column::EastWestPoints => "EW points",
        }
    }

    fn note(self) -> &'static str {
        match self {
            Column::Traveller => {
                "Lines with the same number are compared with each other: one session, board and field."
            }
            Column::Score => {
                "The score from the North-South side that is compared: as typed, or worked out from the contract or a ruling. One that was worked out stays until the next run."
            }
            Column::Datum => {
                "What the scores of the board are held against. It stays until the next run."
            }
            Column::NorthSouthMps => {
                "Matchpoints: 2 for each lower score of the board, 1 for each equal one, stretched by Neuberg's formula where the board has fewer results than others. A formula unless the board has a weighted or split score."
            }
            Column::EastWestMps => "What North-South leave of the top.",
            Column::Top => {
                "The most matchpoints that the board can give: 2 for each other result expected. It stays until the next run."
            }
            Column::NorthSouthImps => "IMPs of North-South (Law 78B).",
            Column::EastWestImps => "IMPs of East-West (Law 78B).",
            Column::NorthSouthPoints => "Total points of North-South.",
            Column::EastWestPoints => "Total points of East-West.",
        }
    }
}

fn points_column(method: Method, side: usize) -> Column {
    match (method, side) {
        (Method::Matchpoints | Method::BoardAMatch, 0) => Column::NorthSouthMps,
        (Method::Matchpoints | Method::BoardAMatch, _) => Column::EastWestMps,
        (Method::Aggregate, 0) => Column::NorthSouthPoints,
        (Method::Aggregate, _) => Column::EastWestPoints,
        (Method::Butler | Method::CrossImps | Method::Teams, 0) => Column::NorthSouthImps,
        (Method::Butler | Method::CrossImps | Method::Teams, _) => Column::EastWestImps,
    }
}

/// With more lines than this, a board is looked for in its own rows only, lest
/// a change take long to work out.
const MANY_LINES: usize = 2_000;
/// A sum over more kinds of labels than this names its cells instead.
const MANY_LABELS: usize = 3;

/// An event that is scored from the sheet.
struct Source<'a> {
    /// Its position among the outcomes.
    outcome: usize,
    event: &'a Event,
    worked: &'a Worked,
    /// The lines and sides that count for each entry.
    of_entry: Vec<Vec<(usize, usize)>>,
}

/// The lines of the sheet, and where something stands beside them.
pub struct BoardCells<'a> {
    sources: Vec<Source<'a>>,
    placed: &'a Placed<BoardColumn>,
    grid: Grid<'a>,
    /// The sheet's name as formulas write it.
    name: String,
    /// The added columns.
    columns: Vec<(Column, u16)>,
    /// The column of the scores that are compared.
    score: u16,
    /// The columns that tell travellers apart.
    keys: Vec<u16>,
    /// The traveller of each row that is one of its lines.
    travellers: HashMap<u32, usize>,
    owners: Owners,
}

/// Whose points stand in the rows with some labels; none where not one entry's.
type OwnerMap = HashMap<(usize, Vec<String>), Option<(usize, usize)>>;

/// Ways of telling whose line a row is, from the fewest columns up.
struct Owners(Vec<(Vec<u16>, OwnerMap)>);

impl<'a> BoardCells<'a> {
    /// Plans the columns beside the sheet `Boards`; none where there are no boards
    /// or there is no room.
    pub fn plan(annotation: &Annotation<'a>, copied: &[String]) -> Option<BoardCells<'a>> {
        let sources: Vec<Source<'a>> = sources_of(annotation.outcomes);
        let placed = sources.first()?.event.board_columns.as_ref()?;
        let index = usize::from(placed.sheet);
        let sheet = annotation.facsimile.sheets.get(index)?;
        let rows =
            || sources.iter().flat_map(|source| source.event.boards.iter().map(|line| line.at.row));
        let grid = Grid { sheet, first: placed.row + 1, last: rows().max()? };
        let mut planned = BoardCells {
            travellers: travellers_by_row(&sources),
            sources,
            placed,
            grid,
            name: quoted(copied.get(index)?),
            columns: Vec::new(),
            score: 0,
            keys: Vec::new(),
            owners: Owners(Vec::new()),
        };
        planned.place_columns()?;
        planned.owners = planned.owners_of_rows();
        Some(planned)
    }

    /// The sheet, counted from nought.
    pub fn sheet(&self) -> usize {
        usize::from(self.placed.sheet)
    }

    fn place_columns(&mut self) -> Option<()> {
        let mut needed: HashSet<Column> = HashSet::new();
        for source in &self.sources {
            let method = source.worked.plan.method;
            needed.extend([points_column(method, 0), points_column(method, 1)]);
            match method {
                Method::Matchpoints | Method::BoardAMatch => needed.insert(Column::Top),
                Method::Butler => needed.insert(Column::Datum),
                Method::CrossImps | Method::Teams | Method::Aggregate => false,
            };
        }
        let own_scores = self.own_score_column();
        let own_keys = self.own_keys();
        if own_scores.is_none() {
            needed.insert(Column::Score);
        }
        if own_keys.is_none() {
            needed.insert(Column::Traveller);
        }
        let first = free_column(self.grid.sheet, needed.len())?;
        let ordered = Column::ALL.into_iter().filter(|column| needed.contains(column));
        self.columns = ordered.zip(first..).collect();
        self.score = own_scores.or_else(|| self.at(Column::Score))?;
        self.keys = own_keys.or_else(|| Some(vec![self.at(Column::Traveller)?]))?;
        Some(())
    }

    fn at(&self, wanted: Column) -> Option<u16> {
        self.columns.iter().find(|(column, _)| *column == wanted).map(|(_, at)| *at)
    }

    /// The return's own column of scores, where it has the score of every line
    /// and no other number.
    fn own_score_column(&self) -> Option<u16> {
        let column = self.placed.column(BoardColumn::Score)?;
        let mut scored: HashSet<u32> = HashSet::new();
        for line in self.sources.iter().flat_map(|source| &source.event.boards) {
            let stored = self.grid.number(line.at.row, column);
            match plain_score(&line.score) {
                Some(score) if stored == Some(f64::from(score)) => scored.insert(line.at.row),
                None if stored.is_none() && !line.is_real() => continue,
                _ => return None,
            };
        }
        let rows = self.grid.first..=self.grid.last;
        let stray = self.grid.sheet.cells.iter().any(|cell| {
            cell.column == column
                && matches!(cell.value, Stored::Number(_) | Stored::Date(_))
                && rows.contains(&cell.row)
                && !scored.contains(&cell.row)
        });
        (!stray).then_some(column)
    }

    /// Columns of the return that tell its travellers apart as a spreadsheet
    /// compares cells.
    fn own_keys(&self) -> Option<Vec<u16>> {
        let any = |told: fn(&Traveller) -> bool| {
            self.sources.iter().any(|source| source.worked.travellers.iter().any(told))
        };
        let sessions = self.sources.iter().any(|source| source.worked.sessions.len() > 1);
        let wanted = [
            (BoardColumn::Event, self.sources.len() > 1),
            (BoardColumn::Session, sessions),
            (BoardColumn::Round, any(|traveller| traveller.round.is_some())),
            (BoardColumn::Section, any(|traveller| traveller.section.is_some())),
            (BoardColumn::Board, true),
            (BoardColumn::Version, any(|traveller| traveller.version.is_some())),
        ];
        let columns: Option<Vec<u16>> = wanted
            .into_iter()
            .filter(|(_, wanted)| *wanted)
            .map(|(column, _)| self.placed.column(column))
            .collect();
        let columns = columns?;
        let mut known: HashMap<Vec<String>, usize> = HashMap::new();
        let mut seen: HashMap<usize, Vec<String>> = HashMap::new();
        for (row, traveller) in &self.travellers {
            let words: Option<Vec<String>> =
                columns.iter().map(|column| self.grid.word(*row, *column)).collect();
            let words = words?;
            if *known.entry(words.clone()).or_insert(*traveller) != *traveller
                || *seen.entry(*traveller).or_insert_with(|| words.clone()) != words
            {
                return None;
            }
        }
        Some(columns)
    }

    /// The columns with their cells.
    pub fn beside(&self) -> Beside {
        let mut beside = Beside { heading_row: self.placed.row, ..Beside::default() };
        beside.headings = self
            .columns
            .iter()
            .map(|(column, at)| Heading { column: *at, title: column.title(), note: column.note() })
            .collect();
        for source in &self.sources {
            for traveller in &source.worked.travellers {
                self.write_traveller(source, traveller, &mut beside);
            }
        }
        beside
    }

    fn write_traveller(&self, source: &Source<'_>, traveller: &Traveller, beside: &mut Beside) {
        let lines = || traveller.lines.iter().map(|line| &source.event.boards[*line]);
        let plain = lines().all(|line| !line.is_real() || plain_score(&line.score).is_some());
        let rows = lines().map(|line| line.at.row);
        let span = (rows.clone().min().unwrap_or(0), rows.max().unwrap_or(0));
        let compared = Compared { source, traveller, span };
        let first = traveller.lines.iter().find(|line| source.event.boards[**line].is_real());
        for index in &traveller.lines {
            let line = &source.event.boards[*index];
            let row = line.at.row;
            let mut put = |column: Column, formula: Option<String>, value: f64| {
                if let Some(column) = self.at(column) {
                    beside.cells.push(Added { row, column, formula, value });
                }
            };
            let id = self.travellers.get(&row).copied().unwrap_or(0);
            put(Column::Traveller, None, (id + 1) as f64);
            if let LineScore::Real { north_south, .. } = &line.score {
                put(
                    Column::Score,
                    self.typed_score(row, north_south),
                    north_south.mean().to_cell(),
                );
            }
            let points = source.worked.points[*index];
            if let Against::Datum(datum) = &traveller.against
                && points.iter().flatten().any(|points| !points.artificial)
            {
                put(Column::Datum, None, datum.value.to_cell());
            }
            for (side, points) in points.into_iter().enumerate() {
                let Some(points) = points else { continue };
                let live = plain_score(&line.score).is_some()
                    && (plain || matches!(traveller.against, Against::Datum(_)));
                let formula = match points.artificial {
                    true => self.share(&compared, *index, side),
                    false if live => self.formula(&compared, *index, side),
                    false => None,
                };
                let column = points_column(source.worked.plan.method, side);
                put(column, formula, points.value.to_cell());
            }
            if let Some(most) = points.iter().flatten().find_map(|points| points.most) {
                put(Column::Top, None, most.to_cell());
            }
            self.write_notes(&compared, (*index, first == Some(index)), plain, beside);
        }
    }

    /// The cell that a line's score was typed in.
    fn typed_score(&self, row: u32, scored: &Scored) -> Option<String> {
        let Scored::Plain(score) = scored else { return None };
        let columns = [BoardColumn::Score, BoardColumn::NorthSouthScore];
        let typed = columns.into_iter().filter_map(|column| self.placed.column(column));
        let mut typed = typed.filter(|at| self.grid.number(row, *at) == Some(f64::from(*score)));
        typed.next().map(|column| here(row, column))
    }

    /// Notes: what a board as a whole is scored by, on its first score, and why an
    /// artificial score is worth what it is.
    fn write_notes(
        &self,
        compared: &Compared<'_>,
        (index, first): (usize, bool),
        plain: bool,
        beside: &mut Beside,
    ) {
        let Compared { source, traveller, .. } = *compared;
        let row = source.event.boards[index].at.row;
        let method = source.worked.plan.method;
        for side in 0..2 {
            let artificial =
                source.worked.points[index][side].is_some_and(|points| points.artificial);
            if let (true, Some(at)) = (artificial, self.at(points_column(method, side))) {
                let basis = source.worked.basis(source.event, traveller, index, side);
                beside.notes.push((row, at, told(&basis)));
            }
        }
        if !first {
            return;
        }
        let whole = match &traveller.against {
            Against::Datum(datum) => self
                .at(Column::Datum)
                .map(|at| (at, card::datum_basis(source.event, traveller, datum))),
            Against::Others { .. } => card::fewer_results_basis(source.event, traveller)
                .zip(self.at(Column::Top))
                .map(|(basis, at)| (at, basis)),
            _ => None,
        };
        beside.notes.extend(whole.map(|(at, basis)| (row, at, told(&basis))));
        let as_computed = !plain && !matches!(traveller.against, Against::Datum(_));
        if let (true, Some(at)) = (as_computed, self.at(points_column(method, 0))) {
            let artificial = source.worked.points[index][0].is_some_and(|points| points.artificial);
            if !artificial {
                let text =
                    "Values as computed, no formulas: the board has a weighted or split score.";
                beside.notes.push((row, at, text.to_string()));
            }
        }
    }

    /// The formula of the points of a side of a line with a plain score.
    fn formula(&self, compared: &Compared<'_>, index: usize, side: usize) -> Option<String> {
        let Compared { source, traveller, .. } = *compared;
        let row = source.event.boards[index].at.row;
        let method = source.worked.plan.method;
        let score = here(row, self.score);
        let when_scored = |formula: String| Some(format!("IF(ISNUMBER({score}),{formula},\"\")"));
        if side == 1 {
            let other = here(row, self.at(points_column(method, 0))?);
            return match method {
                Method::Matchpoints | Method::BoardAMatch => {
                    when_scored(format!("{}-{other}", here(row, self.at(Column::Top)?)))
                }
                _ => when_scored(format!("-{other}")),
            };
        }
        match (&traveller.against, method) {
            (Against::Others { .. }, _) => when_scored(self.matchpoints(compared, row)?),
            (Against::Datum(_), _) => {
                let datum = here(row, self.at(Column::Datum)?);
                when_scored(imps_of(&format!("{score}-{datum}")))
            }
            (Against::Divided { by }, _) => when_scored(self.cross_imps(compared, row, *by)?),
            (Against::OtherRoom, _) => {
                let there = source.worked.other_room(source.event, traveller, index)?;
                let there = here(source.event.boards[there].at.row, self.score);
                let difference = format!("{score}-{there}");
                let worth = match method {
                    Method::BoardAMatch => format!("1+SIGN({difference})"),
                    _ => imps_of(&difference),
                };
                Some(format!("IF(COUNT({score},{there})=2,{worth},\"\")"))
            }
            (Against::Itself, _) => when_scored(score.clone()),
            (Against::Nothing, _) => None,
        }
    }

    /// The formula of an artificial score that is a share of the top: its own
    /// amount, or the average of the contestant's other boards of the session.
    fn share(&self, compared: &Compared<'_>, index: usize, side: usize) -> Option<String> {
        let Compared { source, traveller, .. } = *compared;
        let share = source.worked.share(source.event, traveller, index, side)?;
        let line = &source.event.boards[index];
        let top = here(line.at.row, self.at(Column::Top)?);
        let amount = (share.percent / 100).to_cell();
        let which = match (share.or_more, share.or_less) {
            (true, _) => "MAX",
            (_, true) => "MIN",
            _ => return Some(format!("{amount}*{top}")),
        };
        let session = &line.session;
        let method = source.worked.plan.method;
        let mut cells = (Vec::new(), Vec::new());
        for (own, seat) in &source.of_entry[line.sides()[side].first] {
            let other = &source.event.boards[*own];
            let points = source.worked.counting(*own, *seat);
            if other.session == *session && points.is_some_and(|points| !points.artificial) {
                cells.0.push(here(other.at.row, self.at(points_column(method, *seat))?));
                cells.1.push(here(other.at.row, self.at(Column::Top)?));
            }
        }
        if cells.0.is_empty() || cells.0.len() > 200 {
            return None;
        }
        let own = format!("SUM({})/SUM({})", cells.0.join(","), cells.1.join(","));
        Some(format!("{which}({amount},{own})*{top}"))
    }

    /// Twice the lower scores and once the equal ones, the line's own among them,
    /// is one more than its matchpoints.
    fn matchpoints(&self, compared: &Compared<'_>, row: u32) -> Option<String> {
        let (first, last) = self.rows_searched(compared)?;
        let keys: String = self
            .keys
            .iter()
            .map(|key| format!("{},{},", rows_of(*key, first, last), here(row, *key)))
            .collect();
        let (scores, score) = (rows_of(self.score, first, last), here(row, self.score));
        let won =
            format!("2*COUNTIFS({keys}{scores},\"<\"&{score})+COUNTIFS({keys}{scores},{score})");
        let conventions = pack::conventions(compared.source.event.rules);
        Some(match conventions.matchpoints.fewer_results {
            FewerResults::Simple => format!("{won}-1"),
            FewerResults::Neuberg => {
                let top = here(row, self.at(Column::Top)?);
                let results = format!("COUNTIFS({keys}{scores},\">-100000\")");
                format!("({won})*({top}/2+1)/{results}-1")
            }
        })
    }

    /// IMPs against every other score from the board's first line to its last.
    fn cross_imps(&self, compared: &Compared<'_>, row: u32, by: usize) -> Option<String> {
        let (first, last) = compared.span;
        let Compared { source, traveller, .. } = *compared;
        if (last - first) as usize > MANY_LINES {
            return None;
        }
        let id = self.travellers.get(&row)?;
        let own = |row: u32| self.travellers.get(&row) == Some(id);
        let mut masks = String::new();
        if !(first..=last).all(own) {
            for key in &self.keys {
                // An array compares a number with a text as different.
                let same = |row: &u32| {
                    self.grid
                        .stored(*row, *key)
                        .is_none_or(|cell| matches!(cell, Stored::Number(_)))
                };
                if Some(*key) != self.at(Column::Traveller) && !(first..=last).all(|row| same(&row))
                {
                    return None;
                }
                masks.push_str(&format!("({}={})*", rows_of(*key, first, last), here(row, *key)));
            }
        }
        let scored: HashSet<u32> = traveller
            .lines
            .iter()
            .map(|line| &source.event.boards[*line])
            .filter(|line| line.is_real())
            .map(|line| line.at.row)
            .collect();
        // Text among the scores cannot be counted with.
        let text = |row: u32| {
            Some(self.score) != self.at(Column::Score)
                && !matches!(
                    self.grid.stored(row, self.score),
                    None | Some(Stored::Number(_) | Stored::Blank)
                )
        };
        if (first..=last).any(text) {
            return None;
        }
        let scores = rows_of(self.score, first, last);
        if !(first..=last).all(|row| scored.contains(&row)) {
            masks.push_str(&format!("ISNUMBER({scores})*"));
        }
        let difference = format!("{}-{scores}", here(row, self.score));
        Some(format!("SUMPRODUCT({masks}{})/{by}", imps_of(&difference)))
    }

    /// The rows in which the lines of a board are looked for.
    fn rows_searched(&self, compared: &Compared<'_>) -> Option<(u32, u32)> {
        if self.travellers.len() <= MANY_LINES {
            return Some((self.grid.first, self.grid.last));
        }
        let (first, last) = compared.span;
        ((last - first) as usize <= MANY_LINES).then_some((first, last))
    }

    fn owners_of_rows(&self) -> Owners {
        let extra =
            [BoardColumn::Event, BoardColumn::Section].map(|column| self.placed.column(column));
        let [event, section] = extra;
        let mut ways: Vec<Vec<u16>> = vec![Vec::new()];
        ways.extend(event.map(|event| vec![event]));
        ways.extend(section.map(|section| vec![section]));
        ways.extend(event.zip(section).map(|(event, section)| vec![event, section]));
        Owners(
            ways.into_iter()
                .filter_map(|columns| Some((columns.clone(), self.owner_map(&columns)?)))
                .collect(),
        )
    }

    /// Whose points stand in rows with the same words; none where some words are
    /// not told apart by a spreadsheet.
    fn owner_map(&self, columns: &[u16]) -> Option<OwnerMap> {
        let mut map = OwnerMap::new();
        for source in &self.sources {
            for (index, line) in source.event.boards.iter().enumerate() {
                for (side, seated) in line.sides().into_iter().enumerate() {
                    if source.worked.points[index][side].is_none() {
                        continue;
                    }
                    let words = self.words(line.at.row, side, columns)?;
                    let counts = source.worked.counting(index, side).is_some();
                    let owner = (counts && seated.second.is_none())
                        .then_some((source.outcome, seated.first));
                    let known = map.entry((side, words)).or_insert(owner);
                    if *known != owner {
                        *known = None;
                    }
                }
            }
        }
        Some(map)
    }

    /// What tells whose row it is: the label of a side and some columns more.
    fn words(&self, row: u32, side: usize, columns: &[u16]) -> Option<Vec<String>> {
        let label = self.label_column(side)?;
        std::iter::once(label)
            .chain(columns.iter().copied())
            .map(|column| self.grid.word(row, column))
            .collect()
    }

    fn label_column(&self, side: usize) -> Option<u16> {
        self.placed.column([BoardColumn::NorthSouth, BoardColumn::EastWest][side])
    }

    /// The formula that adds up an entry's points of an event, and its tops; of
    /// some sessions only, where not all count. `label` is a cell with the entry's
    /// label and the label.
    pub fn sums(
        &self,
        outcome: usize,
        entry: usize,
        sessions: Option<&[usize]>,
        label: (&str, &str),
    ) -> Option<(String, Option<String>)> {
        let source = self.sources.iter().find(|source| source.outcome == outcome)?;
        let method = source.worked.plan.method;
        let mut lines = source.of_entry[entry].clone();
        if let Some(sessions) = sessions {
            lines.retain(|(line, _)| {
                let holds = |traveller: &&Traveller| traveller.lines.contains(line);
                let traveller = source.worked.travellers.iter().find(holds);
                traveller.is_some_and(|traveller| sessions.contains(&traveller.session))
            });
        }
        let points = |side: usize| self.at(points_column(method, side));
        let points = [points(0)?, points(1)?];
        let whole = sessions.is_none();
        let by_label = |columns: [u16; 2]| {
            whole.then(|| self.by_label(source, entry, columns, label)).flatten()
        };
        let by_cell = |columns: [u16; 2]| self.by_cell(source, &lines, columns);
        let sum = |columns: [u16; 2]| by_label(columns).unwrap_or_else(|| by_cell(columns));
        let tops = method.of_maximum().then(|| self.at(Column::Top)).flatten();
        Some((sum(points), tops.map(|top| sum([top, top]))))
    }

    /// The sum of some columns over the rows with an entry's labels.
    fn by_label(
        &self,
        source: &Source<'_>,
        entry: usize,
        columns: [u16; 2],
        (cell, label): (&str, &str),
    ) -> Option<String> {
        let owner = Some((source.outcome, entry));
        for (more, map) in &self.owners.0 {
            let mut ways: Vec<(usize, Vec<String>)> = Vec::new();
            for (line, side) in &source.of_entry[entry] {
                let words = self.words(source.event.boards[*line].at.row, *side, more)?;
                if !ways.contains(&(*side, words.clone())) {
                    ways.push((*side, words));
                }
            }
            ways.sort();
            let own = |way: &(usize, Vec<String>)| map.get(way).copied().flatten() == owner;
            if ways.is_empty() || ways.len() > MANY_LABELS || !ways.iter().all(own) {
                continue;
            }
            let sum_of = |(side, words): &(usize, Vec<String>)| {
                let labels = self.label_column(*side)?;
                let places = std::iter::once(labels).chain(more.iter().copied());
                let criteria: String = places
                    .zip(words)
                    .enumerate()
                    .map(|(nth, (column, word))| {
                        let criterion = match nth {
                            0 if word.eq_ignore_ascii_case(label) => cell.to_string(),
                            _ => format!("\"{word}\""),
                        };
                        format!(",{}!{},{criterion}", self.name, self.grid.range(column))
                    })
                    .collect();
                let summed = self.grid.range(columns[*side]);
                Some(format!("SUMIFS({}!{summed}{criteria})", self.name))
            };
            let sums: Option<Vec<String>> = ways.iter().map(sum_of).collect();
            return sums.map(|sums| sums.join("+"));
        }
        None
    }

    /// The sum of the cells of some lines.
    fn by_cell(&self, source: &Source<'_>, lines: &[(usize, usize)], columns: [u16; 2]) -> String {
        let cells = lines.iter().map(|(line, side)| {
            let cell = here(source.event.boards[*line].at.row, columns[*side]);
            format!("{}!{cell}", self.name)
        });
        let cells: Vec<String> = cells.collect();
        // A function takes 255 arguments.
        let sums: Vec<String> =
            cells.chunks(200).map(|cells| format!("SUM({})", cells.join(","))).collect();
        if sums.is_empty() { "0".to_string() } else { sums.join("+") }
    }

    /// The sum of what some lines are worth to a side of a match.
    pub fn sum_of_lines(&self, outcome: usize, lines: &[(usize, usize)]) -> Option<String> {
        let source = self.sources.iter().find(|source| source.outcome == outcome)?;
        let method = source.worked.plan.method;
        let points = |side: usize| self.at(points_column(method, side));
        Some(self.by_cell(source, lines, [points(0)?, points(1)?]))
    }

    /// The sum of the most that some lines could be worth, where they have tops.
    pub fn tops_of_lines(&self, outcome: usize, lines: &[(usize, usize)]) -> Option<String> {
        let source = self.sources.iter().find(|source| source.outcome == outcome)?;
        let top = self.at(Column::Top)?;
        Some(self.by_cell(source, lines, [top, top]))
    }
}

/// A line's traveller while its formulas are made.
struct Compared<'a> {
    source: &'a Source<'a>,
    traveller: &'a Traveller,
    /// Its first and last row.
    span: (u32, u32),
}

/// The events with boards.
fn sources_of(outcomes: &[Outcome]) -> Vec<Source<'_>> {
    let mut sources = Vec::new();
    for (outcome, found) in outcomes.iter().enumerate() {
        let Some(worked) = found.scores.worked() else { continue };
        let event = &found.event;
        if event.boards.is_empty() {
            continue;
        }
        let mut of_entry: Vec<Vec<(usize, usize)>> = vec![Vec::new(); event.entries.len()];
        for (index, line) in event.boards.iter().enumerate() {
            for (side, seated) in line.sides().into_iter().enumerate() {
                if worked.counting(index, side).is_some() {
                    seated.contestants().for_each(|entry| of_entry[entry].push((index, side)));
                }
            }
        }
        sources.push(Source { outcome, event, worked, of_entry });
    }
    sources
}

/// Numbers the travellers, and tells which one each row belongs to.
fn travellers_by_row(sources: &[Source<'_>]) -> HashMap<u32, usize> {
    let travellers = sources.iter().flat_map(|source| {
        source.worked.travellers.iter().map(move |traveller| (source.event, traveller))
    });
    let rows = travellers.enumerate().flat_map(|(id, (event, traveller))| {
        traveller.lines.iter().map(move |line| (event.boards[*line].at.row, id))
    });
    rows.collect()
}

/// The score of a line where one number says it all.
fn plain_score(score: &LineScore) -> Option<i32> {
    match score {
        LineScore::Real {
            north_south: Scored::Plain(north_south),
            east_west: Scored::Plain(east_west),
        } if *north_south == -*east_west => Some(*north_south),
        _ => None,
    }
}

/// A basis as a note: the arithmetic, and its clauses below.
fn told(basis: &Basis) -> String {
    let clauses = basis.cited();
    if clauses.is_empty() {
        return basis.sentence();
    }
    format!("{}\n({})", basis.sentence(), clauses.join("; "))
}
