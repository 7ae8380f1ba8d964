//! FIDE's rules as data: the shape of `fide-2026.toml`.
//!
//! Tie-breaks are those of C.07 in force since 1 March 2026, which brought the caps
//! on the dummy opponent (16.4.1, 16.4.2) and the standard points, pairing number
//! and rating as tie-breaks (7.7, 7.8, 10.6). A tie-break is asked for by its FIDE
//! code or by a common name, with a modifier behind it: `BH-C1`, `BH:C1`,
//! `Buchholz Cut 1`, `KS/L+1`. What each is worth stands in `standings`.

use std::fmt;

use serde::Deserialize;

use crate::engine::rules::Source;
use crate::model::nearest::nearest;

/// The whole file.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Regulations {
    /// Where it comes from.
    pub source: Source,
    /// The tie-breaks of an event that names none.
    pub tie_breaks: Chosen,
    /// The clauses of what can be said behind a tie-break.
    pub modifiers: Modifiers,
    /// The clauses of what rounds that were not played count.
    pub unplayed_rounds: UnplayedRounds,
    /// When ratings cannot break ties (C.07 10).
    pub unrated: Unrated,
    /// Every tie-break for players.
    pub tie_break: Vec<Entry>,
    /// Names that say a modifier in their own way.
    pub alias: Vec<Alias>,
    /// From scores to differences of ratings (B.02 8.1.1).
    pub performance: Performance,
    /// From differences of ratings to scores (B.02 8.1.2).
    pub expectation: Expectation,
    /// What the text leaves open, and how it is read here.
    pub reading: Vec<Reading>,
}

/// The tie-breaks of an event that names none.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Chosen {
    /// Their codes in order.
    pub order: Vec<String>,
    /// Whether the choice is ours.
    pub house: bool,
    /// Why it is.
    pub reason: String,
    /// The clause that leaves it open.
    pub clause: String,
    /// How a list of tie-breaks is applied.
    pub ranking_clause: String,
}

/// The clauses of what can be said behind a tie-break.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Modifiers {
    /// Without the least values.
    pub cut_clause: String,
    /// Without the least and the greatest values.
    pub median_clause: String,
    /// Another limit of Koya's.
    pub limit_clause: String,
    /// Direct encounters with forfeits.
    pub forfeits_clause: String,
    /// Averages of Fore Buchholz.
    pub fore_clause: String,
}

/// The clauses of what rounds that were not played count.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct UnplayedRounds {
    /// For which tournaments they hold.
    pub scope_clause: String,
    /// What opponents' unplayed rounds count.
    pub adjusted_clause: String,
    /// What own unplayed rounds count.
    pub dummy_clause: String,
    /// That voluntarily unplayed rounds are cut first.
    pub cut_clause: String,
}

/// When ratings cannot break ties.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Unrated {
    /// The clause.
    pub clause: String,
}

/// A tie-break of the list (C.07 5).
#[derive(Deserialize, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// What it measures.
    pub measure: Measure,
    /// Its code in C.07.
    pub code: String,
    /// Its name for people.
    pub title: String,
    /// What else people call it.
    #[serde(default)]
    pub names: Vec<String>,
    /// What can be said behind it.
    #[serde(default)]
    pub modifiers: Vec<Kind>,
    /// Whether the lower value is the better one.
    #[serde(default)]
    pub lower_first: bool,
    /// Whether it goes by ratings.
    #[serde(default)]
    pub of_ratings: bool,
    /// The clause.
    pub clause: String,
}

/// What a tie-break measures.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // each is a clause of the rule file
pub enum Measure {
    DirectEncounter,
    Wins,
    GamesWon,
    BlackGames,
    BlackWins,
    Progressive,
    RoundsElected,
    StandardPoints,
    PairingNumber,
    Buchholz,
    AverageBuchholz,
    ForeBuchholz,
    SonnebornBerger,
    Koya,
    AverageRating,
    Performance,
    PerfectPerformance,
    OpponentsPerformance,
    OpponentsPerfectPerformance,
    Rating,
    Lots,
}

/// A kind of modifier that a tie-break can bear.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Without the one or two least values.
    Cut,
    /// Without the one or two least and greatest values.
    Median,
    /// Koya's limit moved by half points.
    Limit,
    /// Over Fore Buchholz.
    Fore,
    /// With forfeits.
    Forfeits,
    /// The other way round.
    Reversed,
}

/// What is said behind a tie-break.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Modifier {
    /// Without so many of the least values.
    Cut(u8),
    /// Without so many of the least values, then so many of the greatest.
    Median(u8),
    /// Koya's limit moved by so many half points.
    Limit(i8),
    /// Over Fore Buchholz.
    Fore,
    /// With forfeits, as games.
    Forfeits,
    /// The other way round.
    Reversed,
}

impl Modifier {
    fn kind(self) -> Kind {
        match self {
            Modifier::Cut(_) => Kind::Cut,
            Modifier::Median(_) => Kind::Median,
            Modifier::Limit(_) => Kind::Limit,
            Modifier::Fore => Kind::Fore,
            Modifier::Forfeits => Kind::Forfeits,
            Modifier::Reversed => Kind::Reversed,
        }
    }

    /// As it stands behind a code.
    fn code(self) -> String {
        match self {
            Modifier::Cut(values) => format!("C{values}"),
            Modifier::Median(values) => format!("M{values}"),
            Modifier::Limit(halves) => format!("L{halves:+}"),
            Modifier::Fore => "F".to_string(),
            Modifier::Forfeits => "P".to_string(),
            Modifier::Reversed => "R".to_string(),
        }
    }

    /// As it stands behind a name.
    fn title(self) -> String {
        match self {
            Modifier::Cut(values) => format!("Cut {values}"),
            Modifier::Median(values) => format!("Median {values}"),
            Modifier::Limit(halves) => format!("with limit {halves:+} half points"),
            Modifier::Fore => "with Fore Buchholz".to_string(),
            Modifier::Forfeits => "with forfeits".to_string(),
            Modifier::Reversed => "reversed".to_string(),
        }
    }

    /// Reads the end of a name without blanks, such as `cut1` or `l+1`.
    fn read(end: &str) -> Option<Modifier> {
        let count = |digits: &str| digits.parse().ok().filter(|count| (1..=2).contains(count));
        let after = |words: &[&str]| words.iter().find_map(|word| end.strip_prefix(word));
        match end {
            "median" => return Some(Modifier::Median(1)),
            "f" | "fore" | "withforebuchholz" => return Some(Modifier::Fore),
            "p" | "withforfeits" => return Some(Modifier::Forfeits),
            "r" | "reversed" => return Some(Modifier::Reversed),
            _ => {}
        }
        if let Some(digits) = after(&["cut", "c"]) {
            return count(digits).map(Modifier::Cut);
        }
        if let Some(digits) = after(&["median", "m"]) {
            return count(digits).map(Modifier::Median);
        }
        // Other programs mean per cent by a larger number.
        let halves: i8 = after(&["limit", "l"])?.parse().ok()?;
        (1..=9).contains(&halves.unsigned_abs()).then_some(Modifier::Limit(halves))
    }
}

/// A name that says a modifier in its own way.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Alias {
    /// The name.
    pub name: String,
    /// The code that it means.
    pub means: String,
    /// The clause of that.
    pub clause: String,
}

/// From scores to differences of ratings.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Performance {
    /// The difference for 50, 51 ... 100 per cent.
    differences: Vec<i32>,
    /// The clause.
    pub clause: String,
}

impl Performance {
    /// How many rating points above the opponents a score in per cent stands.
    pub fn difference(&self, percent: u32) -> i32 {
        let (above, sign) = if percent < 50 { (50 - percent, -1) } else { (percent - 50, 1) };
        let last = self.differences.last().copied().unwrap_or_default();
        sign * self.differences.get(above as usize).copied().unwrap_or(last)
    }
}

/// From differences of ratings to scores.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Expectation {
    /// The least difference for 50, 51 ... 100 per cent.
    from: Vec<i32>,
    /// How far below the lowest opponent who scored nothing performs.
    pub nothing_below: i32,
    /// The clause.
    pub clause: String,
}

impl Expectation {
    /// The expected score in per cent of a player who stands so many rating points
    /// above the opponent.
    pub fn percent(&self, difference: i32) -> i32 {
        let reached = self.from.partition_point(|from| *from <= difference.abs()) as i32;
        let better = 49 + reached;
        if difference < 0 { 100 - better } else { better }
    }

    /// The least difference from which everything is expected.
    pub fn certain(&self) -> i32 {
        self.from.last().copied().unwrap_or_default()
    }
}

/// What the text leaves open.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Reading {
    /// That it is ours.
    pub house: bool,
    /// How it is read.
    pub reason: String,
    /// The clause.
    pub clause: String,
}

/// A tie-break as an organiser asked for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TieBreak {
    /// Which one.
    pub entry: &'static Entry,
    /// What was said behind it.
    pub modifier: Option<Modifier>,
}

impl TieBreak {
    /// How many of the least and of the greatest values do not count.
    pub fn cuts(self) -> [u8; 2] {
        match self.modifier {
            Some(Modifier::Cut(values)) => [values, 0],
            Some(Modifier::Median(values)) => [values, values],
            _ => [0, 0],
        }
    }

    /// Whether the lower value is the better one.
    pub fn lower_first(self) -> bool {
        self.entry.lower_first != (self.modifier == Some(Modifier::Reversed))
    }

    /// The code, as `BH-C1`.
    pub fn code(self) -> String {
        match self.modifier {
            Some(modifier) => format!("{}-{}", self.entry.code, modifier.code()),
            None => self.entry.code.clone(),
        }
    }
}

/// Its name for people: `Buchholz Cut 1`.
impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.entry.title)?;
        self.modifier.map_or(Ok(()), |modifier| write!(f, " {}", modifier.title()))
    }
}

impl Regulations {
    /// Reads a file of this shape; the error names the line or what is missing.
    pub fn from_toml(text: &str) -> Result<Regulations, String> {
        let file: Regulations = toml::from_str(text).map_err(|why| why.to_string())?;
        let steps = [file.performance.differences.len(), file.expectation.from.len()];
        if steps != [51, 51] {
            return Err("the tables of ratings have a step for each per cent from 50 to 100".into());
        }
        Ok(file)
    }

    /// The tie-break that a name means, by its code or any of its names, with what
    /// is said behind it.
    pub fn tie_break(&'static self, name: &str) -> Option<TieBreak> {
        let name = compact(name);
        let alias = self.alias.iter().find(|alias| compact(&alias.name) == name);
        let name = alias.map_or(name, |alias| compact(&alias.means));
        let read = |entry: &'static Entry| {
            let names = [&entry.code, &entry.title].into_iter().chain(&entry.names);
            names.filter_map(|known| entry.with(name.strip_prefix(&compact(known))?)).next()
        };
        self.tie_break.iter().find_map(read)
    }

    /// The names that are near to one that means no tie-break.
    pub fn near(&self, name: &str) -> Option<&str> {
        let titles = || self.tie_break.iter().map(|entry| entry.title.as_str());
        let codes = || self.tie_break.iter().map(|entry| entry.code.as_str());
        // The modifier may be what is wrong.
        let begins = || codes().find(|code| compact(name).starts_with(&compact(code)));
        nearest(name, titles()).or_else(|| nearest(name, codes())).or_else(begins)
    }

    /// The tie-breaks of an event that names none.
    pub fn default_order(&'static self) -> Vec<TieBreak> {
        self.tie_breaks.order.iter().filter_map(|code| self.tie_break(code)).collect()
    }
}

impl Entry {
    /// This tie-break with the rest of a name, if that is one of its modifiers.
    fn with(&'static self, rest: &str) -> Option<TieBreak> {
        if rest.is_empty() {
            return Some(TieBreak { entry: self, modifier: None });
        }
        let modifier = Modifier::read(rest)?;
        let fits = self.modifiers.contains(&modifier.kind());
        fits.then_some(TieBreak { entry: self, modifier: Some(modifier) })
    }
}

/// A name as it is compared: letters and digits in small letters, and the sign of a
/// limit.
fn compact(name: &str) -> String {
    let mut compact = String::with_capacity(name.len());
    let mut rest = name.chars().peekable();
    while let Some(c) = rest.next() {
        let digit_follows = rest.peek().is_some_and(char::is_ascii_digit);
        let of_limit = compact.ends_with('l') || compact.ends_with("limit");
        let is_sign = matches!(c, '+' | '-') && digit_follows && of_limit;
        if c.is_alphanumeric() || is_sign {
            compact.extend(c.to_lowercase());
        }
    }
    compact
}
