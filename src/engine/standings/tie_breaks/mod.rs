//! Tie-breaks of tournaments of one player a side: FIDE C.07, in force since 1 March
//! 2026, articles 4 to 10 and 14 to 16. One file a tie-break, or a family of one
//! algorithm; `unplayed` says what rounds that were not played count.
//!
//! The text is chapter TieBreakRegulations032026 of the FIDE handbook. Its readings
//! stand in `src/rules/fide-2026.toml`; values are held against the exercises of
//! FIDE's Technical Commission in `tests/rules/fide-2026/`. Team tie-breaks (articles
//! 11 to 13) and play-offs (3) are not here. To add one: a block of the rule file, a
//! [`Measure`], a file, and an arm in `worth`.
//!
//! Tie-breaks are applied in the order of the list, each to those who are still level
//! (4.2). Who is level when the list ends shares the place, unless lots stand in it.

mod average_buchholz;
mod average_rating;
mod buchholz;
mod direct_encounter;
mod koya;
mod lots;
mod opponents_performance;
mod perfect_performance;
mod performance;
mod progressive;
mod ratings;
mod rounds;
mod sonneborn_berger;
mod standard_points;
mod sum;
mod unplayed;

use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;

use crate::engine::rules::fide;
use crate::engine::rules::ties::Criterion;
use crate::engine::standings::problems;
use crate::model::crosstable::Crosstable;
use crate::model::form::Key;
use crate::model::{Basis, Event, Exact, Value};
use crate::packs::fide_2026::figures::{Measure, Modifier, TieBreak};
use crate::problem::{Problem, Trouble};

use crate::engine::scoring::two_player::Compared;
use performance::Performance;
use sum::{Sum, in_unit, shown};
use unplayed::Field;

/// What breaks a tie: a tie-break of FIDE's, or a criterion of the rule set's own.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum By {
    /// One of FIDE's book.
    Fide(TieBreak),
    /// One of a rule set of match events.
    Own(Criterion),
    /// What those beaten twice in a knock-out of two-player Diplomacy are compared by.
    BeatenTwice(Compared),
}

impl By {
    /// Its name in `standings.csv`: `BH-C1`, `wins`.
    pub fn code(self) -> String {
        match self {
            By::Fide(by) => by.code(),
            By::Own(by) => by.code().to_string(),
            By::BeatenTwice(by) => by.code(),
        }
    }
}

/// Its name for people.
impl fmt::Display for By {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            By::Fide(by) => by.fmt(f),
            By::Own(by) => by.fmt(f),
            By::BeatenTwice(by) => f.write_str(&by.title()),
        }
    }
}

/// What a tie-break says of a contestant.
#[derive(Clone, Debug, PartialEq)]
pub struct Broken {
    /// The tie-break.
    pub by: By,
    /// Its value; none where it has none, or was not needed.
    pub value: Option<Exact>,
    /// How the value comes about; empty where it was not needed.
    pub basis: Basis,
}

/// Where a contestant stands among those with the same score.
#[derive(Clone, Debug, PartialEq)]
pub struct Resolved {
    /// The position among the crosstable's contestants.
    pub contestant: usize,
    /// How many groups of those who stay level are better.
    pub better: u32,
    /// What each tie-break says, in the order of the list.
    pub tie_breaks: Vec<Broken>,
}

/// The tie-breaks of an event: those that its key asks for, else those of its rule
/// set. None without a crosstable. Problems name what cannot be used.
pub fn of_event(
    event: &Event,
    table: Option<&Crosstable>,
    problems: &mut Vec<Problem>,
) -> Vec<TieBreak> {
    let mut report = |trouble: Trouble| {
        problems.push(event.problem(trouble, Key::TieBreaks));
    };
    let asked = event.answers.get(Key::TieBreaks).map(|cell| cell.value);
    let mut list: Vec<TieBreak> = Vec::new();
    match (asked, table) {
        (Some(Value::List(names)), _) => {
            for name in names {
                match fide().tie_break(name) {
                    Some(by) => add(&mut list, by),
                    None => {
                        let nearest = fide().near(name).map(str::to_string);
                        report(
                            problems::UnknownTieBreak { name: name.to_string(), nearest }.into(),
                        );
                    }
                }
            }
        }
        (None, Some(_))
            if event.rules.is_some_and(|rules| rules.id == fide().source.id.as_str()) =>
        {
            list = fide().default_order();
        }
        _ => {}
    }
    let Some(table) = table else {
        if let Some(format) = event.format().filter(|_| !list.is_empty()) {
            report(problems::TieBreaksNotApplied { format: format.word() }.into());
        }
        return Vec::new();
    };
    let unrated = table.contestants.iter().filter(|who| who.rating.is_none()).count();
    list.retain(|by| {
        let left_out = by.entry.of_ratings && unrated > 0;
        if left_out {
            let clause = fide().unrated.clause.clone();
            report(
                problems::TieBreakWithoutRatings { title: by.to_string(), unrated, clause }.into(),
            );
        }
        !left_out
    });
    list
}

/// Adds a tie-break. One that stands in the list already decides nothing again, unless
/// it is of those who are still level (4.3).
fn add(list: &mut Vec<TieBreak>, by: TieBreak) {
    let again = match by.entry.measure {
        Measure::DirectEncounter => list.last() == Some(&by),
        _ => list.contains(&by),
    };
    if !again {
        list.push(by);
    }
}

/// The tie-breaks of a tournament, worked out for everybody.
pub struct TieBreaks<'a> {
    field: Field<'a>,
    list: Vec<Listed>,
    /// The position of each entry among the contestants.
    contestants: Vec<Option<usize>>,
}

/// A tie-break with what it says of everybody; of nobody where it depends on who is
/// level.
struct Listed {
    by: TieBreak,
    of_everybody: Option<Vec<Worth>>,
}

/// A value with its arithmetic and the clauses that this needed beside its own.
#[derive(Clone, Debug)]
struct Worth {
    value: Option<Exact>,
    sentence: String,
    clauses: Vec<&'static str>,
}

impl Worth {
    fn new(value: Option<Exact>, sentence: String) -> Worth {
        Worth { value, sentence, clauses: Vec::new() }
    }

    /// A whole number, or nothing where there is none.
    fn whole(value: Option<i32>, sentence: String) -> Worth {
        Worth::new(value.map(Exact::whole), sentence)
    }

    /// A sum, with the clauses of what was cut.
    fn sum(by: TieBreak, sum: Sum, article_16: bool) -> Worth {
        let rules = fide();
        let sum = sum.cut(by.cuts());
        let mut worth =
            Worth::new(Some(sum.exact()), format!("{} = {}", sum.told(), shown(sum.exact())));
        match by.modifier {
            Some(Modifier::Cut(_)) => worth.clauses.push(&rules.modifiers.cut_clause),
            Some(Modifier::Median(_)) => worth.clauses.push(&rules.modifiers.median_clause),
            _ => {}
        }
        if article_16 {
            worth.clauses.push(&rules.unplayed_rounds.scope_clause);
        }
        if sum.cut_voluntary() {
            worth.clauses.push(&rules.unplayed_rounds.cut_clause);
        }
        worth
    }

    fn broken(self, by: TieBreak) -> Broken {
        let mut basis = Basis::new();
        basis.because(&by.entry.clause, &format!("{by}: {}", self.sentence));
        for clause in self.clauses {
            basis.cite(clause);
        }
        Broken { by: By::Fide(by), value: self.value, basis }
    }
}

impl<'a> TieBreaks<'a> {
    /// Works out a list of tie-breaks; lots are drawn from the event's seed.
    pub fn new(table: &'a Crosstable, list: Vec<TieBreak>, seed: u64) -> Self {
        let field = Field::new(Cow::Borrowed(table));
        let entries = || table.contestants.iter().map(|contestant| contestant.entry);
        let mut contestants = vec![None; entries().max().map_or(0, |last| last + 1)];
        for (contestant, entry) in entries().enumerate() {
            contestants[entry] = Some(contestant);
        }
        let worked = |by| Listed { by, of_everybody: worths(&field, by, seed) };
        let list: Vec<Listed> = list.into_iter().map(worked).collect();
        TieBreaks { list, contestants, field }
    }

    /// The contestant of an entry.
    pub fn contestant(&self, entry: usize) -> Option<usize> {
        self.contestants.get(entry).copied().flatten()
    }

    /// Breaks the tie of contestants with the same score.
    pub fn resolve(&self, level: Vec<usize>) -> Vec<Resolved> {
        let mut among = BTreeMap::new();
        let groups = self.split(level, 0, &mut among);
        let mut resolved = Vec::new();
        for (better, group) in groups.iter().enumerate() {
            for contestant in group {
                let broken = |(at, listed): (usize, &Listed)| match &listed.of_everybody {
                    Some(worths) => worths[*contestant].clone().broken(listed.by),
                    None => match among.remove(&(at, *contestant)) {
                        Some(worth) => Worth::broken(worth, listed.by),
                        None => {
                            Broken { by: By::Fide(listed.by), value: None, basis: Basis::new() }
                        }
                    },
                };
                resolved.push(Resolved {
                    contestant: *contestant,
                    better: better as u32,
                    tie_breaks: self.list.iter().enumerate().map(broken).collect(),
                });
            }
        }
        resolved
    }

    /// Those who are level in groups, by the tie-breaks of the list from one on; each
    /// is applied to every group that is still level (4.2). What depends on who is
    /// level goes to `among`, by tie-break and contestant.
    fn split(
        &self,
        level: Vec<usize>,
        from: usize,
        among: &mut BTreeMap<(usize, usize), Worth>,
    ) -> Vec<Vec<usize>> {
        let Some(listed) = self.list.get(from).filter(|_| level.len() > 1) else {
            return vec![level];
        };
        let groups = match &listed.of_everybody {
            Some(worths) => by_value(listed.by, worths, level),
            None => self.by_encounters(listed.by, &level, from, among),
        };
        groups.into_iter().flat_map(|group| self.split(group, from + 1, among)).collect()
    }

    fn by_encounters(
        &self,
        by: TieBreak,
        level: &[usize],
        from: usize,
        among: &mut BTreeMap<(usize, usize), Worth>,
    ) -> Vec<Vec<usize>> {
        let forfeits = by.modifier == Some(Modifier::Forfeits);
        let groups = direct_encounter::split(&self.field, level, forfeits);
        let decides = groups.len() > 1;
        let found = direct_encounter::encounters(&self.field, &groups, forfeits);
        for (contestant, own) in found {
            let place = match decides {
                true => format!("place {} of {}", own.place, level.len()),
                false => "which leave them level".to_string(),
            };
            let (points, others) = (shown(own.points), level.len() - 1);
            let sentence =
                format!("{points} from games with {} of {others} who are level, {place}", own.met);
            let value = decides.then(|| Exact::whole(own.place as i128));
            let mut worth = Worth::new(value, sentence);
            if forfeits {
                worth.clauses.push(&fide().modifiers.forfeits_clause);
            }
            among.insert((from, contestant), worth);
        }
        groups
    }
}

/// Contestants in groups of the same value, the better ones first. Who has no value
/// stands behind.
fn by_value(by: TieBreak, worths: &[Worth], mut level: Vec<usize>) -> Vec<Vec<usize>> {
    let value = |contestant: &usize| worths[*contestant].value;
    if by.lower_first() {
        level.sort_by_key(|contestant| (value(contestant).is_none(), value(contestant)));
    } else {
        level.sort_by_key(|contestant| Reverse(value(contestant)));
    }
    level.chunk_by(|a, b| value(a) == value(b)).map(<[usize]>::to_vec).collect()
}

/// What a tie-break says of everybody; nothing of those that depend on who is level.
fn worths(field: &Field<'_>, by: TieBreak, seed: u64) -> Option<Vec<Worth>> {
    let whole = Whole::of(field, by, seed);
    field.contestants().map(|contestant| worth(field, by, contestant, &whole)).collect()
}

/// What must be known of everybody before a tie-break says something of one.
enum Whole<'f, 'a> {
    /// Nothing.
    Nothing,
    /// The field with a drawn last round, where that is paired.
    Fore(Option<&'f Field<'a>>),
    /// The Buchholz of each in tenths.
    Buchholz(Vec<i64>),
    /// The performance of each.
    Performance(Vec<Option<i32>>),
    /// The lot of each, and the seed.
    Lots(Vec<usize>, u64),
}

impl<'f, 'a> Whole<'f, 'a> {
    fn of(field: &'f Field<'a>, by: TieBreak, seed: u64) -> Self {
        let everybody = field.contestants();
        match by.entry.measure {
            Measure::ForeBuchholz => Whole::Fore(field.fore()),
            Measure::AverageBuchholz => {
                let fore = field.fore().filter(|_| by.modifier == Some(Modifier::Fore));
                let of = fore.unwrap_or(field);
                Whole::Buchholz(everybody.map(|who| buchholz::total(of, who)).collect())
            }
            Measure::OpponentsPerformance => {
                let rating = |who| Performance::of(field, who).map(Performance::rating);
                Whole::Performance(everybody.map(rating).collect())
            }
            Measure::OpponentsPerfectPerformance => {
                let rating = |who| perfect_performance::of(field, who).map(|(rating, ..)| rating);
                Whole::Performance(everybody.map(rating).collect())
            }
            Measure::Lots => Whole::Lots(lots::lots(field, seed), seed),
            _ => Whole::Nothing,
        }
    }
}

/// What a tie-break says of a contestant.
fn worth(
    field: &Field<'_>,
    by: TieBreak,
    contestant: usize,
    whole: &Whole<'_, '_>,
) -> Option<Worth> {
    let rules = fide();
    let of_rounds = |is_one: fn(&Field<'_>, _) -> bool| {
        let found = rounds::of_kind(field, contestant, is_one);
        Worth::new(Some(Exact::whole(found.len() as i128)), rounds::told(&found))
    };
    let who = &field.table().contestants[contestant];
    Some(match (by.entry.measure, whole) {
        (Measure::DirectEncounter, _) => return None,
        (Measure::Wins, _) => of_rounds(rounds::is_win),
        (Measure::GamesWon, _) => of_rounds(rounds::is_game_won),
        (Measure::BlackGames, _) => of_rounds(rounds::is_black),
        (Measure::BlackWins, _) => of_rounds(rounds::is_black_win),
        (Measure::RoundsElected, _) => of_rounds(rounds::is_elected),
        (Measure::StandardPoints, _) => standard_points(field, contestant),
        (Measure::Progressive, _) => Worth::sum(by, progressive::sum(field, contestant), false),
        (Measure::ForeBuchholz, Whole::Fore(Some(fore))) => {
            Worth::sum(by, buchholz::sum(fore, contestant), true)
        }
        (Measure::ForeBuchholz, _) => {
            let mut worth = Worth::sum(by, buchholz::sum(field, contestant), true);
            worth.sentence.push_str(", the last round being to come");
            worth
        }
        (Measure::Buchholz, _) => Worth::sum(by, buchholz::sum(field, contestant), true),
        (Measure::SonnebornBerger, _) => {
            Worth::sum(by, sonneborn_berger::sum(field, contestant), true)
        }
        (Measure::AverageBuchholz, Whole::Buchholz(of_each)) => {
            let (value, sentence) = average_buchholz::average(field, contestant, of_each);
            let mut worth = Worth::new(value, sentence);
            let fore = by.modifier.map(|_| rules.modifiers.fore_clause.as_str());
            worth.clauses.extend(fore);
            worth
        }
        (Measure::Koya, _) => koya(field, by, contestant),
        (Measure::AverageRating, _) => average_rating(field, by, contestant),
        (Measure::Performance, _) => performance(field, contestant),
        (Measure::PerfectPerformance, _) => perfect_performance(field, contestant),
        (
            Measure::OpponentsPerformance | Measure::OpponentsPerfectPerformance,
            Whole::Performance(of_each),
        ) => {
            let (value, sentence) = opponents_performance::average(field, contestant, of_each);
            Worth::whole(value, sentence)
        }
        (Measure::Rating, _) => {
            let rating = who.rating.and_then(|rating| i32::try_from(rating).ok());
            Worth::whole(rating, rating.map_or("none".to_string(), |rating| rating.to_string()))
        }
        (Measure::PairingNumber, _) => {
            Worth::new(Some(Exact::whole(who.number)), who.number.to_string())
        }
        (Measure::Lots, Whole::Lots(lots, seed)) => {
            let lot = lots[contestant];
            let sentence = format!("lot {lot} of {}, drawn with seed {seed}", lots.len());
            Worth::new(Some(Exact::whole(lot as i128)), sentence)
        }
        // Whole::of makes what each of these needs.
        (
            Measure::AverageBuchholz
            | Measure::OpponentsPerformance
            | Measure::OpponentsPerfectPerformance
            | Measure::Lots,
            _,
        ) => return None,
    })
}

fn standard_points(field: &Field<'_>, contestant: usize) -> Worth {
    let [better, level] = standard_points::better_and_level(field, contestant);
    let value = in_unit(2 * better + level, 2);
    let rounds = |count: i64| if count == 1 { "round" } else { "rounds" };
    let sentence = format!(
        "{better} {} better than the opponent and {level} level = {}",
        rounds(better),
        shown(value)
    );
    Worth::new(Some(value), sentence)
}

fn koya(field: &Field<'_>, by: TieBreak, contestant: usize) -> Worth {
    let moved = match by.modifier {
        Some(Modifier::Limit(halves)) => halves,
        _ => 0,
    };
    let sum = koya::sum(field, contestant, moved);
    let limit = koya::limit(field, moved);
    let sentence = match sum.parts.is_empty() {
        true => format!("no opponent has {limit} or more"),
        false => {
            let total = shown(sum.exact());
            format!("{} against those with {limit} or more = {total}", sum.told())
        }
    };
    let mut worth = Worth::new(Some(sum.exact()), sentence);
    worth.clauses.extend(by.modifier.map(|_| fide().modifiers.limit_clause.as_str()));
    worth
}

fn average_rating(field: &Field<'_>, by: TieBreak, contestant: usize) -> Worth {
    let sum = average_rating::sum(field, contestant).cut(by.cuts());
    let average = average_rating::average(&sum);
    let told = sum.told();
    let sentence = match average {
        Some(average) => match told.split_once(" (without ") {
            Some((counting, cut)) => {
                format!("({counting}) / {} (without {cut} = {average}", sum.count())
            }
            None => format!("({told}) / {} = {average}", sum.count()),
        },
        None => "nobody is left to count".to_string(),
    };
    let mut worth = Worth::whole(average, sentence);
    worth.clauses.extend(by.modifier.map(|_| fide().modifiers.cut_clause.as_str()));
    worth
}

fn performance(field: &Field<'_>, contestant: usize) -> Worth {
    let Some(own) = Performance::of(field, contestant) else {
        return Worth::whole(None, "nobody was met".to_string());
    };
    let sign = if own.difference < 0 { '-' } else { '+' };
    let sentence = format!(
        "{} {sign} {} for {} % of {} games = {}",
        own.opponents,
        own.difference.abs(),
        own.percent,
        own.games,
        own.rating()
    );
    let mut worth = Worth::whole(Some(own.rating()), sentence);
    worth.clauses.push(&fide().performance.clause);
    worth
}

fn perfect_performance(field: &Field<'_>, contestant: usize) -> Worth {
    let Some((rating, halves, games)) = perfect_performance::of(field, contestant) else {
        return Worth::whole(None, "nobody was met".to_string());
    };
    let scale = &fide().expectation;
    let sentence = match halves {
        0 => format!("{} below the lowest opponent = {rating}", scale.nothing_below),
        _ => format!(
            "{} of {games} are expected from {rating} on",
            shown(in_unit(i64::from(halves), 2))
        ),
    };
    let mut worth = Worth::whole(Some(rating), sentence);
    worth.clauses.push(&scale.clause);
    worth
}
