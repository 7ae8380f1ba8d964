//! The values of contenders, exact, with their arithmetic: the best results are chosen, handicaps
//! added, and sum, average or improvement taken. `gather` has the results, `ranking` the rows.

use jiff::civil::Date;

use model::season_competition::{HandicapRule, SeasonCompetition, SeasonValue};
use model::{Exact, Place, StableSort};

use super::ranking::CompetitionRow;

/// What an event gave a contender.
#[derive(Debug, Clone)]
pub(super) struct ContenderEventResult {
    pub value: Exact,
    pub date: Option<Date>,
    /// The key of the event.
    pub key: String,
    pub ret: u32,
}

/// The results of a contender.
pub(super) struct ContenderResults {
    pub own: Vec<ContenderEventResult>,
    /// Those of the time with which an improvement compares.
    pub compared: Vec<ContenderEventResult>,
    /// The handicap that each result gets.
    pub bonus: Exact,
}

/// The handicap of a contender; `ranks` are those of its players.
pub(super) fn contender_handicap(
    competition: &SeasonCompetition,
    ranks: Vec<Option<&str>>,
    year: &[ContenderEventResult],
) -> Exact {
    let average = || mean(year.iter().map(|result| result.value));
    match &competition.handicap {
        HandicapRule::None => Exact::ZERO,
        HandicapRule::Ranks(bands) => {
            let of_rank = |rank: &Option<&str>| {
                let own = |(name, _): &&(String, Exact)| {
                    rank.is_some_and(|rank| rank.trim().eq_ignore_ascii_case(name.trim()))
                };
                bands.iter().find(own).map_or(Exact::ZERO, |(_, bonus)| *bonus)
            };
            mean(ranks.iter().map(of_rank)).unwrap_or_default()
        }
        HandicapRule::Averages(limits) => {
            let below = |average: Exact| {
                limits.iter().find(|(limit, _)| average < *limit).map(|(_, bonus)| *bonus)
            };
            average().and_then(below).unwrap_or_default()
        }
        HandicapRule::ToFifty => {
            average().map_or(Exact::ZERO, |average| Exact::whole(50) - average)
        }
    }
}

/// What the results of a contender become. Who has enough events has a place to be found.
pub(super) fn compute_competition_row(
    competition: &SeasonCompetition,
    results: ContenderResults,
) -> CompetitionRow {
    let ContenderResults { mut own, mut compared, bonus } = results;
    let played = own.len() as u32;
    let enough = |results: &[ContenderEventResult]| results.len() >= competition.minimum as usize;
    let is_improvement = competition.value == SeasonValue::Improvement;
    let is_ranked = enough(&own) && (!is_improvement || enough(&compared));
    let before = compared.len();
    keep_best(&mut own, competition.best);
    keep_best(&mut compared, competition.best);
    let with_bonus = |result: &ContenderEventResult| added(result.value, bonus);
    let sum = total(own.iter().map(with_bonus));
    let count = own.len() as u32;
    let values: Vec<String> = own.iter().map(|result| printed_number(result.value)).collect();
    let mut basis = values.join(" + ");
    if !bonus.is_zero() {
        let times = if count == 1 { String::new() } else { format!("{count} x ") };
        basis = format!("{basis} + {times}{} handicap", printed_number(bonus));
    }
    let value = match competition.value {
        SeasonValue::Sum => {
            basis = told(&basis, sum);
            Some(sum)
        }
        SeasonValue::Average => {
            basis = told(&format!("({basis}) / {count}"), sum / count);
            Some(sum / count)
        }
        SeasonValue::Improvement => {
            let first = told(&format!("({basis}) / {count}"), sum / count);
            let (value, less) = improvement(sum / count, &compared);
            basis = format!("{first}; {less}");
            value
        }
    };
    basis = format!("{basis}{}", remark(competition, played, count, before, is_ranked));
    let last = own.last().map(|result| (result.ret, result.date));
    let keys: Vec<&str> = own.iter().map(|result| result.key.as_str()).collect();
    CompetitionRow {
        place: is_ranked.then(Place::default),
        entry: String::new(),
        name: String::new(),
        numbers: String::new(),
        people: Vec::new(),
        value,
        counted: count,
        played,
        events: keys.join(";"),
        basis,
        last,
    }
}

/// What an average has over that of an earlier time, with the arithmetic; `None` without one.
fn improvement(average: Exact, compared: &[ContenderEventResult]) -> (Option<Exact>, String) {
    let Some(earlier) = mean(compared.iter().map(|result| result.value)) else {
        return (None, "nothing to compare with".to_string());
    };
    let values: Vec<String> = compared.iter().map(|result| printed_number(result.value)).collect();
    let before = told(&format!("({}) / {}", values.join(" + "), compared.len()), earlier);
    let less = format!("{} - {}", printed_number(average), printed_number(earlier));
    let value = average - earlier;
    (Some(value), format!("before: {before}; {}", told(&less, value)))
}

/// Which results count, and whether there are too few.
fn remark(
    competition: &SeasonCompetition,
    played: u32,
    count: u32,
    before: usize,
    is_ranked: bool,
) -> String {
    let mut told = String::new();
    if count < played {
        told = format!("; best {count} of {played}");
    }
    if !is_ranked {
        let least = competition.minimum;
        let both = competition.value == SeasonValue::Improvement;
        let had = if both { format!("{played} and {before}") } else { played.to_string() };
        told = format!("{told}; too few events: {had} of {least}");
    }
    told
}

/// Keeps the best results, in order of day.
fn keep_best(results: &mut Vec<ContenderEventResult>, best: Option<u32>) {
    results.arrange_by(|a, b| {
        let by_day = (a.date, &a.key).cmp(&(b.date, &b.key));
        b.value.cmp(&a.value).then(by_day)
    });
    results.truncate(best.map_or(usize::MAX, |best| best as usize));
    results.arrange_by(|a, b| (a.date, &a.key).cmp(&(b.date, &b.key)));
}

/// The sum, exact unless its fraction becomes longer than numbers can be.
fn total(values: impl Iterator<Item = Exact>) -> Exact {
    values.fold(Exact::ZERO, added)
}

fn added(one: Exact, other: Exact) -> Exact {
    one.checked_add(other).unwrap_or_else(|| one.rounded(9) + other.rounded(9))
}

fn mean(values: impl Iterator<Item = Exact>) -> Option<Exact> {
    let values: Vec<Exact> = values.collect();
    (!values.is_empty()).then(|| total(values.iter().copied()) / values.len() as u32)
}

/// A number as it is printed: exact, or six decimals.
pub(super) fn printed_number(value: Exact) -> String {
    value.rounded(6).to_decimal()
}

/// `60 + 58 = 118`; with `≈` where the result is rounded.
fn told(sum: &str, value: Exact) -> String {
    let sign = if value.rounded(6) == value { "=" } else { "≈" };
    match sum == printed_number(value) {
        true => sum.to_string(),
        false => format!("{sum} {sign} {}", printed_number(value)),
    }
}
