//! Evaluates formulas: the part of a spreadsheet that annotated copies use, independent of
//! the code that writes them.

use std::collections::BTreeMap;

use model::{CellValue, WorkbookCopy, to_a1};

/// The value of a part of a formula.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    Number(f64),
    Text(String),
    Truth(bool),
    Blank,
    /// A range, or a list between braces, as rows.
    List(Vec<Value>),
}

use Value::{Blank, List, Number, Text, Truth};

/// The cells of a workbook, by sheet and address.
pub struct Sheets<'a> {
    cells: BTreeMap<(String, u32, u16), (&'a CellValue, Option<&'a str>)>,
}

impl<'a> Sheets<'a> {
    /// The cells of a copy.
    pub fn of(copy: &'a WorkbookCopy) -> Sheets<'a> {
        let mut cells = BTreeMap::new();
        for sheet in &copy.sheets {
            for cell in &sheet.cells {
                let at = (sheet.name.to_lowercase(), cell.row, cell.column);
                cells.insert(at, (&cell.value, cell.formula.as_deref()));
            }
        }
        Sheets { cells }
    }

    /// Puts another value into a cell.
    pub fn put(&mut self, sheet: &str, row: u32, column: u16, value: &'a CellValue) {
        self.cells.insert((sheet.to_lowercase(), row, column), (value, None));
    }

    /// The value of a cell: formulas on its sheet are evaluated, other sheets have their
    /// stored values.
    pub fn value(&self, sheet: &str, row: u32, column: u16) -> Value {
        match self.cells.get(&(sheet.to_lowercase(), row, column)) {
            Some((_, Some(formula))) => self.worked(sheet, formula),
            _ => self.stored(sheet, row, column),
        }
    }

    /// The stored value of a cell.
    pub fn stored(&self, sheet: &str, row: u32, column: u16) -> Value {
        match self.cells.get(&(sheet.to_lowercase(), row, column)) {
            Some((CellValue::Number(number) | CellValue::Date(number), _)) => Number(*number),
            Some((CellValue::Text(text), _)) => Text(text.to_string()),
            Some((CellValue::Bool(truth), _)) => Truth(*truth),
            _ => Blank,
        }
    }

    /// Evaluates a formula of a sheet.
    pub fn worked(&self, sheet: &str, formula: &str) -> Value {
        let letters: Vec<char> = formula.chars().collect();
        let mut reader = Reader { sheets: self, sheet, formula, letters, at: 0 };
        let value = reader.compared();
        assert_eq!(reader.at, reader.letters.len(), "not read to its end: {formula}");
        value
    }
}

/// Asserts that every formula of `Standings` and `Match scores` gives its stored number;
/// returns their count.
pub fn recalculated(what: &str, copy: &WorkbookCopy) -> usize {
    let cells = Sheets::of(copy);
    let own = ["Standings", "Match scores"];
    let sheets = copy.sheets.iter().filter(|sheet| own.contains(&sheet.name.as_str()));
    let mut formulas = 0;
    for sheet in sheets {
        for cell in sheet.cells.iter().filter(|cell| cell.formula.is_some()) {
            let at = format!("{what}: {}!{}", sheet.name, to_a1(cell.row, cell.column));
            match (cells.value(&sheet.name, cell.row, cell.column), &cell.value) {
                (Number(worked), CellValue::Number(stored)) => {
                    let comes = format!("{at} comes to {worked}, not {stored}");
                    assert!((worked - stored).abs() < 1e-7, "{comes}");
                }
                other => panic!("{at}: {other:?}"),
            }
            formulas += 1;
        }
    }
    formulas
}

struct Reader<'a> {
    sheets: &'a Sheets<'a>,
    sheet: &'a str,
    formula: &'a str,
    letters: Vec<char>,
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<char> {
        self.letters.get(self.at).copied()
    }

    fn takes(&mut self, text: &str) -> bool {
        let wanted: Vec<char> = text.chars().collect();
        let there = self.letters[self.at..].starts_with(&wanted);
        self.at += if there { wanted.len() } else { 0 };
        there
    }

    fn wants(&mut self, text: &str) {
        assert!(self.takes(text), "{text} is missing at {} of {}", self.at, self.formula);
    }

    fn compared(&mut self) -> Value {
        let mut value = self.joined();
        for sign in [">=", "<=", "<>", ">", "<", "="] {
            if self.takes(sign) {
                let other = self.joined();
                value = each(&value, &other, &|a, b| Truth(compare(sign, a, b)));
                break;
            }
        }
        value
    }

    fn joined(&mut self) -> Value {
        let mut value = self.added();
        while self.takes("&") {
            let other = self.added();
            value = each(&value, &other, &|a, b| Text(format!("{}{}", shown(a), shown(b))));
        }
        value
    }

    fn added(&mut self) -> Value {
        let mut value = self.multiplied();
        loop {
            if self.takes("+") {
                let other = self.multiplied();
                value = each(&value, &other, &|a, b| Number(number(a) + number(b)));
            } else if self.takes("-") {
                let other = self.multiplied();
                value = each(&value, &other, &|a, b| Number(number(a) - number(b)));
            } else {
                return value;
            }
        }
    }

    fn multiplied(&mut self) -> Value {
        let mut value = self.raised();
        loop {
            if self.takes("*") {
                let other = self.raised();
                value = each(&value, &other, &|a, b| Number(number(a) * number(b)));
            } else if self.takes("/") {
                let other = self.raised();
                value = each(&value, &other, &|a, b| Number(number(a) / number(b)));
            } else {
                return value;
            }
        }
    }

    fn raised(&mut self) -> Value {
        let mut value = self.one();
        while self.takes("^") {
            let other = self.one();
            value = each(&value, &other, &|a, b| Number(number(a).powf(number(b))));
        }
        value
    }

    fn one(&mut self) -> Value {
        if self.takes("-") {
            let value = self.one();
            return each(&Number(0.0), &value, &|_, b| Number(-number(b)));
        }
        if self.takes("(") {
            let value = self.compared();
            self.wants(")");
            return value;
        }
        if self.takes("{") {
            let mut list = vec![self.one()];
            while self.takes(",") {
                list.push(self.one());
            }
            self.wants("}");
            return List(list);
        }
        if self.takes("\"") {
            return Text(self.quoted('"'));
        }
        if self.peek().is_some_and(|c| c.is_ascii_digit() || c == '.') {
            return self.literal();
        }
        if self.takes("'") {
            let sheet = self.quoted('\'');
            self.wants("!");
            let cell = self.word();
            return self.cells(&sheet, &cell);
        }
        let word = self.word();
        if self.takes("!") {
            let cell = self.word();
            return self.cells(&word, &cell);
        }
        if self.takes("(") {
            return self.function(&word);
        }
        let own = self.sheet.to_string();
        self.cells(&own, &word)
    }

    fn quoted(&mut self, mark: char) -> String {
        let mut text = String::new();
        loop {
            let letter = self.peek().unwrap_or_else(|| panic!("no end in {}", self.formula));
            self.at += 1;
            if letter != mark {
                text.push(letter);
            } else if self.peek() == Some(mark) {
                self.at += 1;
                text.push(mark);
            } else {
                return text;
            }
        }
    }

    fn literal(&mut self) -> Value {
        let from = self.at;
        while self.peek().is_some_and(|c| c.is_ascii_digit() || c == '.') {
            self.at += 1;
        }
        let text: String = self.letters[from..self.at].iter().collect();
        Number(text.parse().unwrap())
    }

    fn word(&mut self) -> String {
        let from = self.at;
        let of_word = |c: char| c.is_alphanumeric() || matches!(c, '$' | '_' | '.' | ':');
        while self.peek().is_some_and(of_word) {
            self.at += 1;
        }
        assert!(self.at > from, "nothing at {from} of {}", self.formula);
        self.letters[from..self.at].iter().collect()
    }

    /// A cell or a range.
    fn cells(&self, sheet: &str, text: &str) -> Value {
        let text = text.replace('$', "");
        match text.split_once(':') {
            None => {
                let (row, column) = place(&text);
                self.sheets.value_seen(self.sheet, sheet, row, column)
            }
            Some((first, last)) => {
                let (first, last) = (place(first), place(last));
                let rows = first.0..=last.0;
                let cells =
                    rows.flat_map(|row| (first.1..=last.1).map(move |column| (row, column)));
                List(
                    cells
                        .map(|(row, column)| self.sheets.value_seen(self.sheet, sheet, row, column))
                        .collect(),
                )
            }
        }
    }

    fn function(&mut self, name: &str) -> Value {
        let mut given = Vec::new();
        if !self.takes(")") {
            loop {
                // An argument can be empty.
                let empty = matches!(self.peek(), Some(',' | ')'));
                given.push(if empty { Blank } else { self.compared() });
                if self.takes(")") {
                    break;
                }
                self.wants(",");
            }
        }
        called(name, &given).unwrap_or_else(|| panic!("{name} in {}", self.formula))
    }
}

impl Sheets<'_> {
    /// Formulas of the evaluated sheet are evaluated, those of others have stored values.
    fn value_seen(&self, own: &str, sheet: &str, row: u32, column: u16) -> Value {
        match own.eq_ignore_ascii_case(sheet) {
            true => self.value(sheet, row, column),
            false => self.stored(sheet, row, column),
        }
    }
}

/// `B7` as row and column, from 0.
fn place(text: &str) -> (u32, u16) {
    let letters = text.chars().take_while(|c| c.is_ascii_alphabetic());
    let column = letters.clone().fold(0u16, |sum, c| sum * 26 + (c as u16 - 'A' as u16) + 1);
    let row: u32 = text[letters.count()..].parse().unwrap_or_else(|_| panic!("{text} is no cell"));
    (row - 1, column - 1)
}

/// Applies `with` to two values; lists element by element.
fn each(a: &Value, b: &Value, with: &dyn Fn(&Value, &Value) -> Value) -> Value {
    match (a, b) {
        (List(a), List(b)) => List(a.iter().zip(b).map(|(a, b)| each(a, b, with)).collect()),
        (List(a), b) => List(a.iter().map(|a| each(a, b, with)).collect()),
        (a, List(b)) => List(b.iter().map(|b| each(a, b, with)).collect()),
        (a, b) => with(a, b),
    }
}

fn number(value: &Value) -> f64 {
    match value {
        Number(number) => *number,
        Truth(true) => 1.0,
        Truth(false) | Blank => 0.0,
        other => panic!("{other:?} is no number"),
    }
}

fn shown(value: &Value) -> String {
    match value {
        Text(text) => text.clone(),
        Number(number) => number.to_string(),
        other => panic!("{other:?} in a text"),
    }
}

fn compare(sign: &str, a: &Value, b: &Value) -> bool {
    let order = match (a, b) {
        (Text(a), Text(b)) => a.to_lowercase().cmp(&b.to_lowercase()),
        (Blank, Text(b)) => "".cmp(b.as_str()),
        (Text(a), Blank) => a.as_str().cmp(""),
        // A text is greater than any number.
        (Text(_), _) => std::cmp::Ordering::Greater,
        (_, Text(_)) => std::cmp::Ordering::Less,
        (a, b) => number(a).total_cmp(&number(b)),
    };
    match sign {
        "=" => order.is_eq(),
        "<>" => order.is_ne(),
        ">" => order.is_gt(),
        "<" => order.is_lt(),
        ">=" => order.is_ge(),
        _ => order.is_le(),
    }
}

fn flat(given: &[Value]) -> Vec<Value> {
    given
        .iter()
        .flat_map(|value| match value {
            List(list) => flat(list),
            one => vec![one.clone()],
        })
        .collect()
}

/// The numbers of ranges and single arguments.
fn numbers(given: &[Value]) -> Vec<f64> {
    let all = flat(given).into_iter();
    all.filter_map(|value| if let Number(number) = value { Some(number) } else { None }).collect()
}

fn called(name: &str, given: &[Value]) -> Option<Value> {
    let first = || number(&given[0]);
    let truth = |value: &Value| number(value) != 0.0;
    Some(match name {
        "IF" => match truth(&given[0]) {
            true => given[1].clone(),
            false => given.get(2).cloned().unwrap_or(Truth(false)),
        },
        "AND" => Truth(flat(given).iter().all(truth)),
        "ISNUMBER" => Truth(matches!(given[0], Number(_))),
        "ABS" => Number(first().abs()),
        "ROUND" => {
            let scale = 10f64.powf(number(&given[1]));
            Number((first() * scale * (1.0 + 1e-15)).round() / scale)
        }
        "SUM" => Number(numbers(given).iter().sum()),
        "SUMSQ" => Number(numbers(given).iter().map(|number| number * number).sum()),
        "MAX" => Number(numbers(given).into_iter().fold(f64::NEG_INFINITY, f64::max)),
        "MIN" => Number(numbers(given).into_iter().fold(f64::INFINITY, f64::min)),
        "SUMPRODUCT" => {
            let [only] = given else { return None };
            Number(flat(std::slice::from_ref(only)).iter().map(number).sum())
        }
        "LARGE" => {
            let mut sorted = numbers(&given[..1]);
            sorted.sort_by(|a, b| b.total_cmp(a));
            Number(sorted[number(&given[1]) as usize - 1])
        }
        "RANK" => {
            let better = numbers(&given[1..2]).into_iter().filter(|other| *other > first());
            Number(better.count() as f64 + 1.0)
        }
        "CHOOSE" => match &given[0] {
            List(list) => {
                List(list.iter().map(|nth| given[number(nth) as usize].clone()).collect())
            }
            nth => given[number(nth) as usize].clone(),
        },
        "INDEX" => flat(&given[..1])[number(&given[1]) as usize - 1].clone(),
        // The last element that is not greater, in ascending numbers.
        "MATCH" => {
            let list = numbers(&given[1..2]);
            let wanted = number(&given[0]);
            Number(list.iter().take_while(|known| **known <= wanted).count() as f64)
        }
        "COUNTIF" => match &given[1] {
            List(wanted) => {
                let counted =
                    |wanted: &Value| called("COUNTIF", &[given[0].clone(), wanted.clone()]);
                List(wanted.iter().map(counted).collect::<Option<Vec<Value>>>()?)
            }
            wanted => {
                let all = flat(&given[..1]);
                Number(all.iter().filter(|value| fits(value, wanted)).count() as f64)
            }
        },
        "SUMIFS" => {
            let sums = flat(&given[..1]);
            let conditions: Vec<(Vec<Value>, &Value)> =
                given[1..].chunks(2).map(|pair| (flat(&pair[..1]), &pair[1])).collect();
            let counts = |nth: &usize| conditions.iter().all(|(cells, is)| fits(&cells[*nth], is));
            let sum = (0..sums.len()).filter(counts).filter_map(|nth| match sums[nth] {
                Number(number) => Some(number),
                _ => None,
            });
            Number(sum.sum())
        }
        "COUNTIFS" => {
            let cells = flat(&given[..1]).len();
            let mut counted = vec![List(vec![Number(1.0); cells])];
            counted.extend_from_slice(given);
            called("SUMIFS", &counted)?
        }
        _ => return None,
    })
}

/// Whether a cell meets a criterion: a value, or a text such as `>=3`.
fn fits(value: &Value, wanted: &Value) -> bool {
    let Text(text) = wanted else { return compare("=", value, wanted) };
    if text == "<>" {
        return !matches!(value, Blank);
    }
    let sign = [">=", "<=", "<>", ">", "<", "="].into_iter().find(|sign| text.starts_with(sign));
    let rest = &text[sign.map_or(0, str::len)..];
    let wanted = rest.parse().map_or_else(|_| Text(rest.to_string()), Number);
    // A number typed as text counts as a number here.
    let value = match value {
        Text(text) => text.parse().map_or_else(|_| value.clone(), Number),
        value => value.clone(),
    };
    let comparable = matches!((&value, &wanted), (Number(_), Number(_)) | (Text(_), Text(_)));
    match sign.unwrap_or("=") {
        "<>" => !comparable || compare("<>", &value, &wanted),
        sign => comparable && compare(sign, &value, &wanted),
    }
}
