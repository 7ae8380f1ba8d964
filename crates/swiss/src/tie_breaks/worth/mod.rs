//! The value of each tie-break for a player, with arithmetic and clauses.

mod average_buchholz;
mod average_rating;
mod buchholz;
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

use num_rational::Rational64;

use super::clauses;
use super::list::{Measure, Modifier, TieBreak};
use super::sum::{Sum, in_unit, shown};
use super::unplayed::Field;
use crate::performance::Performance;
use crate::scales;

/// A value with its arithmetic and further clauses.
#[derive(Clone, Debug)]
pub(super) struct Worth {
    /// The value, if any.
    pub value: Option<Rational64>,
    /// Its arithmetic.
    pub arithmetic: String,
    /// The clauses, except that of the tie-break.
    pub clauses: Vec<&'static str>,
}

impl Worth {
    /// A value with its arithmetic.
    pub(super) fn new(value: Option<Rational64>, arithmetic: String) -> Worth {
        Worth { value, arithmetic, clauses: Vec::new() }
    }

    /// An integer, if any.
    fn whole(value: Option<i32>, sentence: String) -> Worth {
        Worth::new(value.map(number), sentence)
    }

    /// A sum, with the clauses of its cuts.
    fn sum(by: TieBreak, sum: Sum, article_16: bool) -> Worth {
        let sum = sum.cut(by.cuts());
        let mut worth =
            Worth::new(Some(sum.exact()), format!("{} = {}", sum.told(), shown(sum.exact())));
        match by.modifier {
            Some(Modifier::Cut(_)) => worth.clauses.push(clauses::CUT),
            Some(Modifier::Median(_)) => worth.clauses.push(clauses::MEDIAN),
            _ => {}
        }
        if article_16 {
            worth.clauses.push(clauses::UNPLAYED);
        }
        if sum.cut_voluntary() {
            worth.clauses.push(clauses::VOLUNTARY);
        }
        worth
    }
}

/// Everybody's value of a tie-break; `None` for one that depends on who is level.
pub(super) fn worths(field: &Field<'_>, by: TieBreak, seed: u64) -> Option<Vec<Worth>> {
    let whole = Whole::of(field, by, seed);
    field.contestants().map(|contestant| worth(field, by, contestant, &whole)).collect()
}

/// What a tie-break must know of everybody.
enum Whole<'f, 'a> {
    /// Nothing.
    Nothing,
    /// The field with a drawn last round, if that is paired.
    Fore(Option<&'f Field<'a>>),
    /// Each player's Buchholz in tenths.
    Buchholz(Vec<i64>),
    /// Each player's performance.
    Performance(Vec<Option<i32>>),
    /// Each player's lot, and the seed.
    Lots(Vec<usize>, u64),
}

impl<'f, 'a> Whole<'f, 'a> {
    fn of(field: &'f Field<'a>, by: TieBreak, seed: u64) -> Self {
        let everybody = field.contestants();
        match by.definition.measure {
            Measure::ForeBuchholz => Whole::Fore(field.fore()),
            Measure::AverageBuchholz => {
                let fore = field.fore().filter(|_| by.modifier == Some(Modifier::Fore));
                let of = fore.unwrap_or(field);
                Whole::Buchholz(everybody.map(|who| buchholz::total(of, who)).collect())
            }
            Measure::OpponentsPerformance => {
                let rating = |who| performance::of(field, who).map(Performance::rating);
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

/// A player's value of a tie-break.
fn worth(
    field: &Field<'_>,
    by: TieBreak,
    contestant: usize,
    whole: &Whole<'_, '_>,
) -> Option<Worth> {
    let of_rounds = |is_one: fn(&Field<'_>, _) -> bool| {
        let found = rounds::of_kind(field, contestant, is_one);
        Worth::new(Some(number(found.len() as i32)), rounds::told(&found))
    };
    let who = &field.table().contestants[contestant];
    Some(match (by.definition.measure, whole) {
        (Measure::DirectEncounter, _) => return None,
        (Measure::Wins, _) => of_rounds(rounds::is_win),
        (Measure::GamesWon, _) => of_rounds(rounds::is_game_won),
        (Measure::BlackGames, _) => of_rounds(rounds::is_black),
        (Measure::BlackWins, _) => of_rounds(rounds::is_black_win),
        (Measure::RoundsElected, _) => of_rounds(rounds::is_elected),
        (Measure::StandardPoints, _) => standard_points(field, contestant),
        (Measure::Progressive, _) => Worth::sum(by, progressive::sum(field, contestant), false),
        (Measure::ForeBuchholz, Whole::Fore(fore)) => fore_buchholz(field, by, contestant, *fore),
        (Measure::Buchholz, _) => Worth::sum(by, buchholz::sum(field, contestant), true),
        (Measure::SonnebornBerger, _) => {
            Worth::sum(by, sonneborn_berger::sum(field, contestant), true)
        }
        (Measure::AverageBuchholz, Whole::Buchholz(of_each)) => {
            average_buchholz(field, by, contestant, of_each)
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
            Worth::new(Some(i64::from(who.number).into()), who.number.to_string())
        }
        (Measure::Lots, Whole::Lots(lots, seed)) => drawn(lots[contestant], lots.len(), *seed),
        // `Whole::of` computes what each of these needs.
        (
            Measure::ForeBuchholz
            | Measure::AverageBuchholz
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

/// Fore Buchholz; before the last round is paired, the Buchholz so far.
fn fore_buchholz(
    field: &Field<'_>,
    by: TieBreak,
    contestant: usize,
    fore: Option<&Field<'_>>,
) -> Worth {
    let Some(fore) = fore else {
        let mut worth = Worth::sum(by, buchholz::sum(field, contestant), true);
        worth.arithmetic.push_str(", the last round being to come");
        return worth;
    };
    Worth::sum(by, buchholz::sum(fore, contestant), true)
}

fn average_buchholz(field: &Field<'_>, by: TieBreak, contestant: usize, of_each: &[i64]) -> Worth {
    let (value, sentence) = average_buchholz::average(field, contestant, of_each);
    let mut worth = Worth::new(value, sentence);
    worth.clauses.extend(by.modifier.map(|_| clauses::FORE));
    worth
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
    worth.clauses.extend(by.modifier.map(|_| clauses::LIMIT));
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
        None => "no opponents are left".to_string(),
    };
    let mut worth = Worth::whole(average, sentence);
    worth.clauses.extend(by.modifier.map(|_| clauses::CUT));
    worth
}

fn performance(field: &Field<'_>, contestant: usize) -> Worth {
    let Some(own) = performance::of(field, contestant) else {
        return Worth::whole(None, "no opponents met".to_string());
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
    worth.clauses.push(clauses::DIFFERENCES);
    worth
}

fn perfect_performance(field: &Field<'_>, contestant: usize) -> Worth {
    let Some((rating, halves, games)) = perfect_performance::of(field, contestant) else {
        return Worth::whole(None, "no opponents met".to_string());
    };
    let sentence = match halves {
        0 => format!("{} below the lowest opponent = {rating}", scales::NOTHING_BELOW),
        _ => format!(
            "{} of {games} are expected from {rating} on",
            shown(in_unit(i64::from(halves), 2))
        ),
    };
    let mut worth = Worth::whole(Some(rating), sentence);
    worth.clauses.push(clauses::EXPECTED);
    worth
}

fn drawn(lot: usize, lots: usize, seed: u64) -> Worth {
    let sentence = format!("lot {lot} of {lots}, drawn with seed {seed}");
    Worth::new(Some(number(lot as i32)), sentence)
}

fn number(value: i32) -> Rational64 {
    i64::from(value).into()
}
