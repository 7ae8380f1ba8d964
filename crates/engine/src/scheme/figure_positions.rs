//! Where the values of a file of figures stand in its text.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::rules::FigurePath;

/// The places of values, by their paths.
#[derive(Debug, Default)]
pub struct FigurePositions {
    known: Vec<(FigurePath, usize)>,
    /// Where everything without a place of its own stands.
    whole: usize,
}

impl FigurePositions {
    /// The places of a file that changes another: only what it changes has one; `whole` is where it
    /// says which.
    pub(crate) fn for_overlay(whole: usize) -> FigurePositions {
        FigurePositions { known: Vec::new(), whole }
    }

    /// The places of every value of a file.
    pub(crate) fn from_table(table: &DeTable<'_>) -> FigurePositions {
        let mut places = FigurePositions::default();
        places.add_table(table, &mut Vec::new());
        places
    }

    /// Adds a value with all that is in it.
    pub(crate) fn add_value(&mut self, path: &FigurePath, at: usize, value: &Spanned<DeValue<'_>>) {
        self.known.push((path.clone(), at));
        self.add_inside(value.get_ref(), &mut path.clone());
    }

    fn add_table(&mut self, table: &DeTable<'_>, path: &mut FigurePath) {
        for (key, value) in table {
            path.push(key.get_ref().to_string());
            self.known.push((path.clone(), key.span().start));
            self.add_inside(value.get_ref(), path);
            path.pop();
        }
    }

    fn add_inside(&mut self, value: &DeValue<'_>, path: &mut FigurePath) {
        match value {
            DeValue::Table(table) => self.add_table(table, path),
            DeValue::Array(items) => {
                for (nth, item) in items.iter().enumerate() {
                    path.push(nth.to_string());
                    self.known.push((path.clone(), item.span().start));
                    self.add_inside(item.get_ref(), path);
                    path.pop();
                }
            }
            _ => {}
        }
    }

    /// The byte at which a value stands: its own, else that of the innermost block around it, else
    /// that of the first change inside it; of a block of a list without any, that of the block
    /// before, with which it was compared.
    pub(crate) fn byte_of_value(&self, path: &[String]) -> usize {
        let before = || {
            let at = path.iter().rposition(|part| part.parse::<usize>().is_ok())?;
            let nth = path[at].parse::<usize>().ok()?.checked_sub(1)?;
            let mut before = path.to_vec();
            before[at] = nth.to_string();
            self.own(&before).or_else(|| self.own(&before[..=at]))
        };
        self.own(path).or_else(before).unwrap_or(self.whole)
    }

    fn own(&self, path: &[String]) -> Option<usize> {
        let around = self.known.iter().filter(|(known, _)| path.starts_with(known));
        let inside = || self.known.iter().filter(|(known, _)| known.starts_with(path));
        let innermost = around.max_by_key(|(known, _)| known.len());
        let first = || inside().min_by_key(|(_, at)| *at);
        innermost.or_else(first).map(|(_, at)| *at)
    }
}
