//! Portable Bridge Notation: games as tags in square brackets, some with a table below.

use std::collections::BTreeMap;

/// The tables of a game that are read.
const TABLES: [&str; 3] = ["ScoreTable", "TotalScoreTable", "OptimumResultTable"];

/// A game: a board.
#[derive(Debug, Default, Clone)]
pub(super) struct Game {
    /// The value of each tag.
    pub tags: BTreeMap<String, String>,
    /// The tables by their tag.
    pub tables: BTreeMap<&'static str, Table>,
}

/// A table below a tag.
#[derive(Debug, Default, Clone)]
pub(super) struct Table {
    /// The names of its columns.
    columns: Vec<String>,
    /// Its rows with their lines in the file.
    pub rows: Vec<(usize, Vec<String>)>,
}

/// A file of games.
#[derive(Debug, Default)]
pub(super) struct Book {
    pub games: Vec<Game>,
    /// Title and day that a program of hand records writes beside the games.
    pub title: Option<String>,
    pub day: Option<String>,
}

impl Game {
    /// A tag's value, if it says something.
    pub(super) fn tag(&self, name: &str) -> Option<&str> {
        let value = self.tags.get(name)?.trim();
        (!value.is_empty() && !matches!(value, "?" | "-")).then_some(value)
    }
}

impl Table {
    fn of(value: &str) -> Table {
        let column = |column: &str| {
            let name = column.split('\\').next().unwrap_or_default();
            name.trim().trim_start_matches(['+', '-']).to_lowercase()
        };
        Table { columns: value.split(';').map(column).collect(), rows: Vec::new() }
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.columns.contains(&name.to_lowercase())
    }

    /// An element of a row; `None` if it is unknown or means nothing.
    pub(super) fn element<'r>(&self, row: &'r [String], name: &str) -> Option<&'r str> {
        let at = self.columns.iter().position(|column| *column == name.to_lowercase())?;
        row.get(at).map(String::as_str).filter(|text| !matches!(*text, "" | "-" | "?"))
    }
}

impl Book {
    pub(super) fn read(text: &str) -> Book {
        let mut book = Book::default();
        let mut game = Game::default();
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
                        table.rows.push((number, elements(line)));
                    }
                }
            }
        }
        book.close(game);
        book
    }

    /// Reads the tags of a line. Returns the table whose rows follow.
    fn tags(&mut self, line: &str, game: &mut Game) -> Option<&'static str> {
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
                game.tables.insert(table, Table::of(value));
            }
            game.tags.insert(name, value.to_string());
        }
        table
    }

    /// Ends a game; `#` repeats what the game before says.
    fn close(&mut self, mut game: Game) {
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
        let book = Book::read(
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
}
