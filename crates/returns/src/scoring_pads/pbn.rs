//! Portable Bridge Notation: games as tags in square brackets, some with a table below.

use std::collections::BTreeMap;

/// The tables of a game that are read.
const TABLES: [&str; 3] = ["ScoreTable", "TotalScoreTable", "OptimumResultTable"];

/// A game: a board.
#[derive(Debug, Default, Clone)]
pub(super) struct PbnGame {
    /// The value of each tag.
    pub tags: BTreeMap<String, String>,
    /// The tables by their tag.
    pub tables: BTreeMap<&'static str, PbnTable>,
}

/// A table below a tag.
#[derive(Debug, Default, Clone)]
pub(super) struct PbnTable {
    /// The names of its columns.
    columns: Vec<Column>,
    /// Its rows with their lines in the file.
    pub rows: Vec<(usize, Vec<String>)>,
    /// The lines whose names cannot be told apart. Their rows end before the names.
    pub unclear: Vec<usize>,
}

/// A column of a table.
#[derive(Debug, Default, Clone)]
struct Column {
    name: String,
    /// Its width in characters, if it is declared.
    width: Option<usize>,
}

impl Column {
    /// Whether its elements can hold blanks.
    fn is_of_names(&self) -> bool {
        self.name.starts_with("name")
    }
}

/// A file of games.
#[derive(Debug, Default)]
pub(super) struct PbnFile {
    pub games: Vec<PbnGame>,
    /// Title and day that a program of hand records writes beside the games.
    pub title: Option<String>,
    pub day: Option<String>,
}

impl PbnGame {
    /// A tag's value, if it says something.
    pub(super) fn tag(&self, name: &str) -> Option<&str> {
        let value = self.tags.get(name)?.trim();
        (!value.is_empty() && !matches!(value, "?" | "-")).then_some(value)
    }
}

impl PbnTable {
    fn parse(value: &str) -> PbnTable {
        let column = |column: &str| {
            let (name, form) = column.split_once('\\').unwrap_or((column, ""));
            let name = name.trim().trim_start_matches(['+', '-']).to_lowercase();
            let digits = form.trim().trim_end_matches(|c: char| c.is_ascii_alphabetic());
            Column { name, width: digits.parse().ok() }
        };
        PbnTable { columns: value.split(';').map(column).collect(), ..PbnTable::default() }
    }

    pub(super) fn has_column(&self, name: &str) -> bool {
        self.at(name).is_some()
    }

    fn at(&self, name: &str) -> Option<usize> {
        self.columns.iter().position(|column| column.name == name.to_lowercase())
    }

    /// Adds a row. Tabs part its elements, else the declared widths where the row fits them, else
    /// blanks; then the last column takes the rest.
    fn push(&mut self, number: usize, line: &str) {
        let count = self.columns.len();
        let words = elements(line);
        let tabs = || {
            let parts: Vec<String> = line.split('\t').map(plain).collect();
            (parts.len() == count && count > 1).then_some(parts)
        };
        let quoted = || (line.contains('"') && words.len() == count).then(|| words.clone());
        let told = tabs().or_else(quoted).or_else(|| self.by_widths(line));
        let row = told.unwrap_or_else(|| match words.len() > count {
            true => self.by_rest(number, line, words),
            false => words,
        });
        self.rows.push((number, row));
    }

    /// The elements by the declared widths, with a blank between two; `None` if the row does not
    /// fit them.
    fn by_widths(&self, line: &str) -> Option<Vec<String>> {
        let characters: Vec<char> = line.chars().collect();
        let mut at = 0;
        let mut row = Vec::with_capacity(self.columns.len());
        for (nth, column) in self.columns.iter().enumerate() {
            let is_last = nth + 1 == self.columns.len();
            let left = characters.len().saturating_sub(at);
            let width = if is_last { left } else { column.width?.min(left) };
            let own: String = characters[characters.len() - left..][..width].iter().collect();
            let own = plain(&own);
            let holds_blanks = own.contains(char::is_whitespace);
            if !column.is_of_names() && (own.is_empty() || holds_blanks) {
                return None;
            }
            if characters.get(at + width).is_some_and(|between| !between.is_whitespace()) {
                return None;
            }
            row.push(own);
            at += width + 1;
        }
        Some(row)
    }

    /// The elements of a row with more words than columns: names hold blanks. Where only the last
    /// column can, it takes the rest; else two blanks part the names.
    fn by_rest(&mut self, number: usize, line: &str, mut words: Vec<String>) -> Vec<String> {
        let last = self.columns.len() - 1;
        let first = self.columns.iter().position(Column::is_of_names).unwrap_or(last);
        if first == last {
            let rest = words.split_off(last).join(" ");
            words.push(rest);
            return words;
        }
        let mut rest = line.trim();
        for _ in 0..first {
            rest = rest.split_once(char::is_whitespace).map_or("", |(_, rest)| rest.trim_start());
        }
        let parts: Vec<String> =
            rest.split("  ").map(plain).filter(|part| !part.is_empty()).collect();
        words.truncate(first);
        match parts.len() == self.columns.len() - first {
            true => words.extend(parts),
            false => self.unclear.push(number),
        }
        words
    }

    /// An element of a row; `None` if it is unknown or means nothing.
    pub(super) fn element<'r>(&self, row: &'r [String], name: &str) -> Option<&'r str> {
        row.get(self.at(name)?).map(String::as_str).filter(|text| !matches!(*text, "" | "-" | "?"))
    }
}

impl PbnFile {
    pub(super) fn read(text: &str) -> PbnFile {
        let mut book = PbnFile::default();
        let mut game = PbnGame::default();
        let mut table: Option<&'static str> = None;
        let mut in_comment = false;
        for (number, line) in (1..).zip(text.lines()) {
            if in_comment {
                in_comment = !line.contains('}');
                continue;
            }
            if let Some(fact) = line.strip_prefix('%') {
                book.fact(fact);
                continue;
            }
            let start = line.trim_start();
            match start.chars().next() {
                None => table = None,
                Some('{') => in_comment = !start.contains('}'),
                Some(';') => {}
                Some('[') => table = book.tags(start, &mut game),
                Some(_) => {
                    if let Some(table) = table.and_then(|name| game.tables.get_mut(name)) {
                        table.push(number, line);
                    }
                }
            }
        }
        book.close(game);
        book
    }

    /// Reads the tags of a line. Returns the table whose rows follow.
    fn tags(&mut self, line: &str, game: &mut PbnGame) -> Option<&'static str> {
        let mut rest = line;
        let mut table = None;
        while let Some(inner) = rest.trim_start().strip_prefix('[') {
            let Some((name, value)) = inner.split_once('"') else { break };
            let name = name.trim().to_string();
            // The value may hold marks after a backslash, which is what columns have too: the tag
            // ends at a mark before a bracket.
            let end = value.find("\"]").or_else(|| value.find('"')).unwrap_or(value.len());
            let (value, behind) = value.split_at(end);
            rest =
                behind.trim_start_matches('"').trim_start().strip_prefix(']').unwrap_or_default();
            if game.tags.contains_key(&name) {
                self.close(std::mem::take(game));
            }
            table = TABLES.into_iter().find(|known| *known == name);
            if let Some(table) = table {
                game.tables.insert(table, PbnTable::parse(value));
            }
            game.tags.insert(name, value.to_string());
        }
        table
    }

    /// Ends a game; `#` repeats what the game before says.
    fn close(&mut self, mut game: PbnGame) {
        if game.tags.is_empty() {
            return;
        }
        let before = self.games.last();
        for (name, value) in &mut game.tags {
            if value.starts_with('#') {
                *value = before.and_then(|game| game.tags.get(name)).cloned().unwrap_or_default();
            }
        }
        self.games.push(game);
    }

    fn fact(&mut self, fact: &str) {
        let value = |rest: &str| {
            Some(rest.trim().trim_matches('"').to_string()).filter(|text| !text.is_empty())
        };
        if let Some(rest) = fact.strip_prefix("HRTitleEvent") {
            self.title = value(rest);
        } else if let Some(rest) = fact.strip_prefix("HRTitleDate") {
            self.day = value(rest);
        }
    }
}

/// An element without the blanks and the quotation marks around it.
fn plain(text: &str) -> String {
    let text = text.trim();
    let inner = text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    inner.unwrap_or(text).to_string()
}

/// The elements of a row, separated by blanks; one in quotation marks may hold blanks.
fn elements(line: &str) -> Vec<String> {
    let mut elements = Vec::new();
    let mut rest = line.trim();
    while !rest.is_empty() {
        let (element, behind) = match rest.strip_prefix('"') {
            Some(quoted) => quoted.split_once('"').unwrap_or((quoted, "")),
            None => rest.split_once(char::is_whitespace).unwrap_or((rest, "")),
        };
        elements.push(element.to_string());
        rest = behind.trim_start();
    }
    elements
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_repeat_what_the_one_before_says() {
        let book = PbnFile::read(
            "% PBN 2.1\n%HRTitleDate \"2026.01.12\"\n[Event \"Monday\"]\n[Board \"1\"]\n{a comment\n\
             [Board \"9\"]}\n[ScoreTable \"PairId_NS\\2R;Names_NS\"]\n 3 \"Ann A\"\n\n\
             [Event \"#\"]\n[Board \"2\"] [Dealer \"E\"]\n[Board \"3\"]\n",
        );
        let boards: Vec<_> = book.games.iter().map(|game| game.tag("Board")).collect();
        assert_eq!(boards, [Some("1"), Some("2"), Some("3")]);
        assert_eq!(book.games[1].tag("Event"), Some("Monday"));
        assert_eq!(book.games[1].tag("Dealer"), Some("E"));
        assert_eq!(book.day.as_deref(), Some("2026.01.12"));
        let table = &book.games[0].tables["ScoreTable"];
        assert_eq!(table.element(&table.rows[0].1, "Names_NS"), Some("Ann A"));
    }
    #[test]
    fn names_with_blanks_stay_whole() {
        let wide = "Result\\2R;Names_NS\\13;Names_EW";
        let exact = "Result\\2R;Names_NS\\18L;Names_EW\\18L";
        let bare = "Result;Names_NS;Names_EW";
        let both = ["Cole-De Dunn", "Gore-Van Holt"].map(Some);
        for (columns, row, names) in [
            (wide, "12 Cole-De Dunn  Gore-Van Holt", both),
            (exact, "12 Cole-De Dunn       Gore-Van Holt     ", both),
            (bare, "12\tCole-De Dunn\tGore-Van Holt", both),
            (bare, "12 Cole-De Dunn   Gore-Van Holt", both),
            (bare, "12 \"Cole-De Dunn\" \"Gore-Van Holt\"", both),
            ("Result;Names_EW", "12 Gore-Van Holt", [None, Some("Gore-Van Holt")]),
            (bare, "12 Ash-Birch Elm-Fir", [Some("Ash-Birch"), Some("Elm-Fir")]),
            (bare, "12 Cole-De Dunn Gore-Van Holt", [None, None]),
        ] {
            let mut table = PbnTable::parse(columns);
            table.push(7, row);
            let own = |name: &str| table.element(&table.rows[0].1, name);
            assert_eq!(["Names_NS", "Names_EW"].map(own), names, "{row}");
            assert_eq!(own("Result"), Some("12"), "{row}");
            let unclear: &[usize] = if names == [None, None] { &[7] } else { &[] };
            assert_eq!(table.unclear, unclear, "{row}");
        }
    }
}
