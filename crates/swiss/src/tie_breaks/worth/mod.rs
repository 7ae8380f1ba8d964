//! The value of each tie-break for a player, with arithmetic and clauses.

mod average_buchholz;
mod average_rating;
mod buchholz;
mod extended_sonneborn_berger;
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

use super::boards;
use super::clauses;
use super::list::{TeamScore, TieBreak, TieBreakKind as Kind};
use super::modifier::Modifier;
use super::sum::{Sum, added, in_unit, shown};
use super::unplayed::TieBreakField;
use crate::performance::Performance;
use crate::rating_tables;

/// A value with its arithmetic and further clauses.
#[derive(Clone, Debug)]
pub(super) struct Explained {
    /// The value, if any.
    pub value: Option<Rational64>,
    pub arithmetic: String,
    /// The clauses, except that of the tie-break.
    pub clauses: Vec<&'static str>,
}

impl Explained {
    /// A value with its arithmetic.
    pub(super) fn new(value: Option<Rational64>, arithmetic: String) -> Explained {
        Explained { value, arithmetic, clauses: Vec::new() }
    }

    /// An integer, if any.
    fn whole(value: Option<i32>, sentence: String) -> Explained {
        Explained::new(value.map(number), sentence)
    }

    /// A sum, with the clauses of its cuts.
    fn sum(by: TieBreak, sum: Sum, article_16: bool) -> Explained {
        let sum = sum.cut(by.cuts());
        let mut worth = Explained::new(
            Some(sum.exact()),
            format!("{} = {}", sum.in_words(), shown(sum.exact())),
        );
        worth.clauses.extend(clause_of_cut(by));
        if article_16 {
            worth.clauses.push(clauses::UNPLAYED);
        }
        if sum.cut_voluntary() {
            worth.clauses.push(clauses::VOLUNTARY_UNPLAYED);
        }
        worth
    }
}

/// The clause of the values that are left out, if any (C.07 14.1 to 14.4).
fn clause_of_cut(by: TieBreak) -> Option<&'static str> {
    match by.modifier? {
        Modifier::Cut(1) => Some(clauses::CUT_1),
        Modifier::Cut(_) => Some(clauses::CUT_2),
        Modifier::Median(1) => Some(clauses::MEDIAN_1),
        Modifier::Median(_) => Some(clauses::MEDIAN_2),
        Modifier::Limit(_) | Modifier::Fore | Modifier::Forfeits | Modifier::Reversed => None,
    }
}

/// Everybody's value of a tie-break; `None` for one that depends on who is level.
/// `other` is the field of teams with the score that does not rank.
pub(super) fn worths<'a>(
    field: &TieBreakField<'a>,
    other: Option<&TieBreakField<'a>>,
    by: TieBreak,
    seed: u64,
) -> Option<Vec<Explained>> {
    if by.definition.of_teams {
        let of_team = |contestant| match other {
            Some(games) if !field.table().is_ranked_by_games() => {
                team_worth([field, games], by, contestant)
            }
            Some(matches) => team_worth([matches, field], by, contestant),
            None => Some(Explained::whole(None, "only teams have it".to_string())),
        };
        return field.contestants().map(of_team).collect();
    }
    // A score that is named is the one that does not rank.
    let field = other.filter(|_| by.score.is_some()).unwrap_or(field);
    let whole = TieBreakInput::new(field, by, seed);
    field.contestants().map(|contestant| worth(field, by, contestant, &whole)).collect()
}

/// A team's value of a tie-break of teams; `None` if it depends on who is level. The fields have
/// match points and game points.
fn team_worth<'a>(
    fields: [&TieBreakField<'a>; 2],
    by: TieBreak,
    contestant: usize,
) -> Option<Explained> {
    let [matches, games] = fields;
    let field = |score: TeamScore| match score {
        TeamScore::MatchPoints => matches,
        TeamScore::GamePoints => games,
    };

    Some(match by.definition.measure {
        Kind::GamePoints => {
            let points = games.points(contestant);
            let value = in_unit(i64::from(points.0), 10);
            Explained::new(Some(value), format!("{} game points", points.to_text()))
        }
        Kind::MatchPoints => {
            let points = matches.points(contestant);
            let value = in_unit(i64::from(points.0), 10);
            Explained::new(Some(value), format!("{} match points", points.to_text()))
        }
        Kind::ExtendedSonnebornBerger { opponents, own } => {
            let (opponents, own) = (field(opponents), field(own));
            Explained::sum(by, extended_sonneborn_berger::sum(opponents, own, contestant), true)
        }
        Kind::BoardCount => board_count(games, contestant),
        Kind::ScheduleStrength => schedule_strength(fields, contestant),
        // Who is level decides these.
        Kind::DirectEncounter
        | Kind::ExtendedDirectEncounter
        | Kind::EncounterThenBoards { .. }
        | Kind::TopBoards
        | Kind::BottomBoards => return None,
        // `worth` has these.
        Kind::Wins
        | Kind::GamesWon
        | Kind::BlackGames
        | Kind::BlackWins
        | Kind::Progressive
        | Kind::RoundsElected
        | Kind::StandardPoints
        | Kind::PairingNumber
        | Kind::Buchholz
        | Kind::AverageBuchholz
        | Kind::ForeBuchholz
        | Kind::SonnebornBerger
        | Kind::Koya
        | Kind::AverageRating
        | Kind::Performance
        | Kind::PerfectPerformance
        | Kind::OpponentsPerformance
        | Kind::OpponentsPerfectPerformance
        | Kind::Rating
        | Kind::Lots => return None,
    })
}

/// The number of each board times the points on it (12.1).
fn board_count(games: &TieBreakField<'_>, contestant: usize) -> Explained {
    let Some(sums) = boards::points(games, contestant) else {
        return Explained::whole(None, "the results of its boards are not all known".to_string());
    };
    let parts =
        (1..).zip(&sums).map(|(board, points)| format!("{board} \u{d7} {}", points.to_text()));
    let value = in_unit(boards::count(&sums), 10);
    let told: Vec<String> = parts.collect();
    Explained::new(Some(value), format!("{} = {}", added(&told), shown(value)))
}

/// Game points and the Buchholz in match points, divided by the most match points of the event
/// over the most game points of a match, rounded down (13.4).
fn schedule_strength([matches, games]: [&TieBreakField<'_>; 2], contestant: usize) -> Explained {
    let rounds = matches.table().rounds.unwrap_or(matches.rounds()) as i64;
    let most = games.best().0;
    let factor = if most == 0 { 0 } else { rounds * i64::from(matches.best().0) / i64::from(most) };
    if factor == 0 {
        return Explained::whole(None, "too few rounds for its factor".to_string());
    }
    let own = in_unit(i64::from(games.points(contestant).0), 10);
    let strength = in_unit(buchholz::total(matches, contestant), 10);
    let value = own + strength / factor;
    let sentence = format!("{} + {} / {factor} = {}", shown(own), shown(strength), shown(value));
    let mut worth = Explained::new(Some(value), sentence);
    worth.clauses.push(clauses::UNPLAYED);
    worth
}

/// What a tie-break must know of everybody.
enum TieBreakInput<'f, 'a> {
    Nothing,
    /// The field with a drawn last round, if that is paired.
    Fore(Option<&'f TieBreakField<'a>>),
    /// Each player's Buchholz in tenths.
    Buchholz(Vec<i64>),
    /// The performance of each player; `None` without a game over the board.
    Performance(Vec<Option<i32>>),
    /// Each player's lot, and the seed.
    Lots(Vec<usize>, u64),
}

impl<'f, 'a> TieBreakInput<'f, 'a> {
    fn new(field: &'f TieBreakField<'a>, by: TieBreak, seed: u64) -> Self {
        let everybody = field.contestants();
        match by.definition.measure {
            Kind::ForeBuchholz => TieBreakInput::Fore(field.fore()),
            Kind::AverageBuchholz => {
                let fore = field.fore().filter(|_| by.modifier == Some(Modifier::Fore));
                let of = fore.unwrap_or(field);
                TieBreakInput::Buchholz(everybody.map(|who| buchholz::total(of, who)).collect())
            }
            Kind::OpponentsPerformance => {
                let rating = |who| performance::performance_of(field, who).map(Performance::rating);
                TieBreakInput::Performance(everybody.map(rating).collect())
            }
            Kind::OpponentsPerfectPerformance => {
                let rating = |who| {
                    perfect_performance::perfect_performance(field, who).map(|(rating, ..)| rating)
                };
                TieBreakInput::Performance(everybody.map(rating).collect())
            }
            Kind::Lots => TieBreakInput::Lots(lots::lots(field, seed), seed),
            Kind::DirectEncounter
            | Kind::Wins
            | Kind::GamesWon
            | Kind::BlackGames
            | Kind::BlackWins
            | Kind::Progressive
            | Kind::RoundsElected
            | Kind::StandardPoints
            | Kind::PairingNumber
            | Kind::Buchholz
            | Kind::SonnebornBerger
            | Kind::Koya
            | Kind::AverageRating
            | Kind::Performance
            | Kind::PerfectPerformance
            | Kind::Rating
            | Kind::GamePoints
            | Kind::MatchPoints
            | Kind::ExtendedSonnebornBerger { .. }
            | Kind::ExtendedDirectEncounter
            | Kind::EncounterThenBoards { .. }
            | Kind::ScheduleStrength
            | Kind::BoardCount
            | Kind::TopBoards
            | Kind::BottomBoards => TieBreakInput::Nothing,
        }
    }
}

/// A player's value of a tie-break.
fn worth(
    field: &TieBreakField<'_>,
    by: TieBreak,
    contestant: usize,
    whole: &TieBreakInput<'_, '_>,
) -> Option<Explained> {
    let of_rounds = |is_one: fn(&TieBreakField<'_>, _) -> bool| {
        let found = rounds::of_kind(field, contestant, is_one);
        Explained::new(Some(number(found.len() as i32)), rounds::in_words(&found))
    };
    let who = &field.table().contestants[contestant];
    Some(match (by.definition.measure, whole) {
        (Kind::DirectEncounter, _) => return None,
        (Kind::Wins, _) => of_rounds(rounds::is_win),
        (Kind::GamesWon, _) => of_rounds(rounds::is_game_won),
        (Kind::BlackGames, _) => of_rounds(rounds::is_black),
        (Kind::BlackWins, _) => of_rounds(rounds::is_black_win),
        (Kind::RoundsElected, _) => of_rounds(rounds::is_elected),
        (Kind::StandardPoints, _) => standard_points(field, contestant),
        (Kind::Progressive, _) => Explained::sum(by, progressive::sum(field, contestant), false),
        (Kind::ForeBuchholz, TieBreakInput::Fore(fore)) => {
            fore_buchholz(field, by, contestant, *fore)
        }
        (Kind::Buchholz, _) => Explained::sum(by, buchholz::sum(field, contestant), true),
        (Kind::SonnebornBerger, _) => {
            Explained::sum(by, sonneborn_berger::sum(field, contestant), true)
        }
        (Kind::AverageBuchholz, TieBreakInput::Buchholz(of_each)) => {
            average_buchholz(field, by, contestant, of_each)
        }
        (Kind::Koya, _) => koya(field, by, contestant),
        (Kind::AverageRating, _) => average_rating(field, by, contestant),
        (Kind::Performance, _) => performance(field, contestant),
        (Kind::PerfectPerformance, _) => perfect_performance(field, contestant),
        (
            Kind::OpponentsPerformance | Kind::OpponentsPerfectPerformance,
            TieBreakInput::Performance(of_each),
        ) => {
            let (value, sentence) = opponents_performance::average(field, contestant, of_each);
            Explained::whole(value, sentence)
        }
        (Kind::Rating, _) => {
            let rating = who.rating.and_then(|rating| i32::try_from(rating).ok());
            Explained::whole(rating, rating.map_or("none".to_string(), |rating| rating.to_string()))
        }
        (Kind::PairingNumber, _) => {
            Explained::new(Some(i64::from(who.number).into()), who.number.to_string())
        }
        (Kind::Lots, TieBreakInput::Lots(lots, seed)) => drawn(lots[contestant], lots.len(), *seed),
        // `TieBreakInput::new` computes what each of these needs.
        (Kind::ForeBuchholz | Kind::AverageBuchholz | Kind::Lots, _)
        | (Kind::OpponentsPerformance | Kind::OpponentsPerfectPerformance, _) => return None,
        // Only teams have these.
        (Kind::GamePoints | Kind::MatchPoints | Kind::ScheduleStrength, _)
        | (Kind::ExtendedSonnebornBerger { .. } | Kind::ExtendedDirectEncounter, _)
        | (Kind::EncounterThenBoards { .. }, _)
        | (Kind::BoardCount | Kind::TopBoards | Kind::BottomBoards, _) => return None,
    })
}

fn standard_points(field: &TieBreakField<'_>, contestant: usize) -> Explained {
    let [better, level] = standard_points::better_and_level(field, contestant);
    let value = in_unit(2 * better + level, 2);
    let rounds = |count: i64| if count == 1 { "round" } else { "rounds" };
    let sentence = format!(
        "{better} {} better than the opponent and {level} level = {}",
        rounds(better),
        shown(value)
    );
    Explained::new(Some(value), sentence)
}

/// Fore Buchholz; before the last round is paired, the Buchholz so far.
fn fore_buchholz(
    field: &TieBreakField<'_>,
    by: TieBreak,
    contestant: usize,
    fore: Option<&TieBreakField<'_>>,
) -> Explained {
    let Some(fore) = fore else {
        let mut worth = Explained::sum(by, buchholz::sum(field, contestant), true);
        worth.arithmetic.push_str(", the last round being to come");
        return worth;
    };
    Explained::sum(by, buchholz::sum(fore, contestant), true)
}

fn average_buchholz(
    field: &TieBreakField<'_>,
    by: TieBreak,
    contestant: usize,
    of_each: &[i64],
) -> Explained {
    let (value, sentence) = average_buchholz::average(field, contestant, of_each);
    let mut worth = Explained::new(value, sentence);
    worth.clauses.extend(by.modifier.map(|_| clauses::FORE_BUCHHOLZ));
    worth
}

fn koya(field: &TieBreakField<'_>, by: TieBreak, contestant: usize) -> Explained {
    let moved = match by.modifier {
        Some(Modifier::Limit(halves)) => halves,
        None
        | Some(
            Modifier::Cut(_)
            | Modifier::Median(_)
            | Modifier::Fore
            | Modifier::Forfeits
            | Modifier::Reversed,
        ) => 0,
    };
    let sum = koya::sum(field, contestant, moved);
    let limit = koya::limit(field, moved);
    let sentence = match sum.parts.is_empty() {
        true => format!("no opponent has {limit} or more"),
        false => {
            let total = shown(sum.exact());
            format!("{} against those with {limit} or more = {total}", sum.in_words())
        }
    };
    let mut worth = Explained::new(Some(sum.exact()), sentence);
    worth.clauses.extend(by.modifier.map(|_| clauses::KOYA_LIMIT));
    worth
}

fn average_rating(field: &TieBreakField<'_>, by: TieBreak, contestant: usize) -> Explained {
    let sum = average_rating::sum(field, contestant).cut(by.cuts());
    let average = average_rating::average(&sum);
    let told = sum.in_words();
    let sentence = match average {
        Some(average) => match told.split_once(" (without ") {
            Some((counting, cut)) => {
                format!("({counting}) / {} (without {cut} = {average}", sum.count())
            }
            None => format!("({told}) / {} = {average}", sum.count()),
        },
        None => "no opponents are left".to_string(),
    };
    let mut worth = Explained::whole(average, sentence);
    worth.clauses.extend(clause_of_cut(by));
    worth
}

fn performance(field: &TieBreakField<'_>, contestant: usize) -> Explained {
    let Some(own) = performance::performance_of(field, contestant) else {
        return Explained::whole(None, "no opponents met".to_string());
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
    let mut worth = Explained::whole(Some(own.rating()), sentence);
    worth.clauses.push(clauses::SCORE_TO_DIFFERENCE);
    worth
}

fn perfect_performance(field: &TieBreakField<'_>, contestant: usize) -> Explained {
    let Some((rating, halves, games)) = perfect_performance::perfect_performance(field, contestant)
    else {
        return Explained::whole(None, "no opponents met".to_string());
    };
    let sentence = match halves {
        0 => {
            format!("{} below the lowest opponent = {rating}", rating_tables::ZERO_SCORE_DIFFERENCE)
        }
        _ => format!(
            "{} of {games} are expected from {rating} on",
            shown(in_unit(i64::from(halves), 2))
        ),
    };
    let mut worth = Explained::whole(Some(rating), sentence);
    worth.clauses.push(clauses::DIFFERENCE_TO_SCORE);
    worth
}

fn drawn(lot: usize, lots: usize, seed: u64) -> Explained {
    let sentence = format!("lot {lot} of {lots}, drawn with seed {seed}");
    Explained::new(Some(number(lot as i32)), sentence)
}

fn number(value: i32) -> Rational64 {
    i64::from(value).into()
}
