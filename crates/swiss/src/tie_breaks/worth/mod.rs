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
use super::modifier::TieBreakModifier;
use super::sum::{TieBreakSum, number_from_units, number_text_with_fractions, sum_text};
use super::unplayed::ScoredCrosstable;
use crate::crosstable::Contestant;
use crate::performance::Performance;
use crate::rating_tables;
use buchholz::{buchholz_sum, buchholz_total};
use extended_sonneborn_berger::extended_sonneborn_berger_sum;
use progressive::progressive_score_sum;
use sonneborn_berger::sonneborn_berger_sum;

/// A value with its arithmetic and further clauses.
#[derive(Clone, Debug)]
pub(super) struct ExplainedValue {
    /// The value, if any.
    pub value: Option<Rational64>,
    pub arithmetic: String,
    /// The clauses, except that of the tie-break.
    pub clauses: Vec<&'static str>,
}

impl ExplainedValue {
    /// A value with its arithmetic.
    pub(super) fn new(value: Option<Rational64>, arithmetic: String) -> ExplainedValue {
        ExplainedValue { value, arithmetic, clauses: Vec::new() }
    }

    /// An integer, if any.
    fn whole(value: Option<i32>, sentence: String) -> ExplainedValue {
        ExplainedValue::new(value.map(number), sentence)
    }

    /// A sum, with the clauses of its cuts.
    fn sum(by: TieBreak, sum: TieBreakSum, article_16: bool) -> ExplainedValue {
        let sum = sum.cut(by.cut_counts());
        let mut worth = ExplainedValue::new(
            Some(sum.exact_total()),
            format!("{} = {}", sum.in_words(), number_text_with_fractions(sum.exact_total())),
        );
        worth.clauses.extend(clause_of_cut(by));
        if article_16 {
            worth.clauses.push(clauses::UNPLAYED_ROUNDS_CLAUSE);
        }
        if sum.has_voluntary_cut() {
            worth.clauses.push(clauses::VOLUNTARY_UNPLAYED_CLAUSE);
        }
        worth
    }
}

/// The clause of the values that are left out, if any (C.07 14.1 to 14.4).
fn clause_of_cut(by: TieBreak) -> Option<&'static str> {
    match by.modifier? {
        TieBreakModifier::Cut(1) => Some(clauses::CUT_1_CLAUSE),
        TieBreakModifier::Cut(_) => Some(clauses::CUT_2_CLAUSE),
        TieBreakModifier::Median(1) => Some(clauses::MEDIAN_1_CLAUSE),
        TieBreakModifier::Median(_) => Some(clauses::MEDIAN_2_CLAUSE),
        TieBreakModifier::Limit(_)
        | TieBreakModifier::Fore
        | TieBreakModifier::Forfeits
        | TieBreakModifier::Reversed => None,
    }
}

/// Everybody's value of a tie-break; `None` for one that depends on who is level.
/// `other` is the field of teams with the score that does not rank.
pub(super) fn tie_break_values<'a>(
    field: &ScoredCrosstable<'a>,
    other: Option<&ScoredCrosstable<'a>>,
    by: TieBreak,
    seed: u64,
) -> Option<Vec<ExplainedValue>> {
    if by.definition.of_teams {
        let of_team = |contestant| match other {
            Some(games) if !field.table().is_ranked_by_game_points() => {
                team_worth([field, games], by, contestant)
            }
            Some(matches) => team_worth([matches, field], by, contestant),
            None => Some(ExplainedValue::whole(None, "only teams have it".to_string())),
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
    fields: [&ScoredCrosstable<'a>; 2],
    by: TieBreak,
    contestant: usize,
) -> Option<ExplainedValue> {
    let [matches, games] = fields;
    let field = |score: TeamScore| match score {
        TeamScore::MatchPoints => matches,
        TeamScore::GamePoints => games,
    };

    Some(match by.definition.measure {
        Kind::GamePoints => explain_team_points(games, contestant, "game points"),
        Kind::MatchPoints => explain_team_points(matches, contestant, "match points"),
        Kind::ExtendedSonnebornBerger { opponents, own } => {
            let sum = extended_sonneborn_berger_sum(field(opponents), field(own), contestant);
            ExplainedValue::sum(by, sum, true)
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

/// The points of a team, which are game points or match points.
fn explain_team_points(
    field: &ScoredCrosstable<'_>,
    contestant: usize,
    unit: &str,
) -> ExplainedValue {
    let points = field.points(contestant);
    let value = number_from_units(i64::from(points.0), 10);
    ExplainedValue::new(Some(value), format!("{} {unit}", points.to_text()))
}

/// The number of each board times the points on it (12.1).
fn board_count(games: &ScoredCrosstable<'_>, contestant: usize) -> ExplainedValue {
    let Some(sums) = boards::points_by_board(games, contestant) else {
        return ExplainedValue::whole(
            None,
            "the results of its boards are not all known".to_string(),
        );
    };
    let parts =
        (1..).zip(&sums).map(|(board, points)| format!("{board} \u{d7} {}", points.to_text()));
    let value = number_from_units(boards::board_count_tie_break(&sums), 10);
    let told: Vec<String> = parts.collect();
    ExplainedValue::new(
        Some(value),
        format!("{} = {}", sum_text(&told), number_text_with_fractions(value)),
    )
}

/// Game points and the Buchholz in match points, divided by the most match points of the event
/// over the most game points of a match, rounded down (13.4).
fn schedule_strength(
    [matches, games]: [&ScoredCrosstable<'_>; 2],
    contestant: usize,
) -> ExplainedValue {
    let rounds = matches.table().rounds.unwrap_or(matches.round_count()) as i64;
    let most = games.max_points().0;
    let factor =
        if most == 0 { 0 } else { rounds * i64::from(matches.max_points().0) / i64::from(most) };
    if factor == 0 {
        return ExplainedValue::whole(None, "too few rounds for its factor".to_string());
    }
    let own = number_from_units(i64::from(games.points(contestant).0), 10);
    let strength = number_from_units(buchholz_total(matches, contestant), 10);
    let value = own + strength / factor;
    let sentence = format!(
        "{} + {} / {factor} = {}",
        number_text_with_fractions(own),
        number_text_with_fractions(strength),
        number_text_with_fractions(value)
    );
    let mut worth = ExplainedValue::new(Some(value), sentence);
    worth.clauses.push(clauses::UNPLAYED_ROUNDS_CLAUSE);
    worth
}

/// What a tie-break must know of everybody.
enum TieBreakInput<'f, 'a> {
    Nothing,
    /// The field with a drawn last round, if that is paired.
    Fore(Option<&'f ScoredCrosstable<'a>>),
    /// Each player's Buchholz in tenths.
    Buchholz(Vec<i64>),
    /// The performance of each player; `None` without a game over the board.
    Performance(Vec<Option<i32>>),
    /// Each player's lot, and the seed.
    Lots(Vec<usize>, u64),
}

impl<'f, 'a> TieBreakInput<'f, 'a> {
    fn new(field: &'f ScoredCrosstable<'a>, by: TieBreak, seed: u64) -> Self {
        let everybody = field.contestants();
        match by.definition.measure {
            Kind::ForeBuchholz => TieBreakInput::Fore(field.with_last_round_as_draws()),
            Kind::AverageBuchholz => {
                let fore = field
                    .with_last_round_as_draws()
                    .filter(|_| by.modifier == Some(TieBreakModifier::Fore));
                let of = fore.unwrap_or(field);
                TieBreakInput::Buchholz(everybody.map(|who| buchholz_total(of, who)).collect())
            }
            Kind::OpponentsPerformance => {
                let rating =
                    |who| performance::tournament_performance(field, who).map(Performance::rating);
                TieBreakInput::Performance(everybody.map(rating).collect())
            }
            Kind::OpponentsPerfectPerformance => {
                let rating = |who| {
                    perfect_performance::perfect_performance(field, who).map(|(rating, ..)| rating)
                };
                TieBreakInput::Performance(everybody.map(rating).collect())
            }
            Kind::Lots => TieBreakInput::Lots(lots::draw_lots(field, seed), seed),
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
    field: &ScoredCrosstable<'_>,
    by: TieBreak,
    contestant: usize,
    whole: &TieBreakInput<'_, '_>,
) -> Option<ExplainedValue> {
    let of_rounds = |is_one: fn(&ScoredCrosstable<'_>, _) -> bool| {
        let found = rounds::rounds_of_kind(field, contestant, is_one);
        ExplainedValue::new(Some(number(found.len() as i32)), rounds::count_and_rounds_text(&found))
    };
    let who = &field.table().contestants[contestant];
    Some(match (by.definition.measure, whole) {
        (Kind::DirectEncounter, _) => return None,
        (Kind::Wins, _) => of_rounds(rounds::has_win_points),
        (Kind::GamesWon, _) => of_rounds(rounds::is_game_won),
        (Kind::BlackGames, _) => of_rounds(rounds::is_black_game),
        (Kind::BlackWins, _) => of_rounds(rounds::is_black_win),
        (Kind::RoundsElected, _) => of_rounds(rounds::is_round_elected_to_play),
        (Kind::StandardPoints, _) => standard_points(field, contestant),
        (Kind::Progressive, _) => {
            ExplainedValue::sum(by, progressive_score_sum(field, contestant), false)
        }
        (Kind::ForeBuchholz, TieBreakInput::Fore(fore)) => {
            fore_buchholz(field, by, contestant, *fore)
        }
        (Kind::Buchholz, _) => ExplainedValue::sum(by, buchholz_sum(field, contestant), true),
        (Kind::SonnebornBerger, _) => {
            ExplainedValue::sum(by, sonneborn_berger_sum(field, contestant), true)
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
        ) => opponents_performance(field, contestant, of_each),
        (Kind::Rating, _) => explain_rating(who),
        (Kind::PairingNumber, _) => {
            ExplainedValue::new(Some(i64::from(who.number).into()), who.number.to_string())
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

fn standard_points(field: &ScoredCrosstable<'_>, contestant: usize) -> ExplainedValue {
    let [better, level] = standard_points::count_rounds_better_and_level(field, contestant);
    let value = number_from_units(2 * better + level, 2);
    let rounds = |count: i64| if count == 1 { "round" } else { "rounds" };
    let sentence = format!(
        "{better} {} better than the opponent and {level} level = {}",
        rounds(better),
        number_text_with_fractions(value)
    );
    ExplainedValue::new(Some(value), sentence)
}

/// Fore Buchholz; before the last round is paired, the Buchholz so far.
fn fore_buchholz(
    field: &ScoredCrosstable<'_>,
    by: TieBreak,
    contestant: usize,
    fore: Option<&ScoredCrosstable<'_>>,
) -> ExplainedValue {
    let Some(fore) = fore else {
        let mut worth = ExplainedValue::sum(by, buchholz_sum(field, contestant), true);
        worth.arithmetic.push_str(", the last round being to come");
        return worth;
    };
    ExplainedValue::sum(by, buchholz_sum(fore, contestant), true)
}

fn average_buchholz(
    field: &ScoredCrosstable<'_>,
    by: TieBreak,
    contestant: usize,
    of_each: &[i64],
) -> ExplainedValue {
    let (value, sentence) = average_buchholz::average_opponent_buchholz(field, contestant, of_each);
    let mut worth = ExplainedValue::new(value, sentence);
    worth.clauses.extend(by.modifier.map(|_| clauses::AVERAGE_FORE_BUCHHOLZ_CLAUSE));
    worth
}

fn koya(field: &ScoredCrosstable<'_>, by: TieBreak, contestant: usize) -> ExplainedValue {
    let moved = match by.modifier {
        Some(TieBreakModifier::Limit(halves)) => halves,
        None
        | Some(
            TieBreakModifier::Cut(_)
            | TieBreakModifier::Median(_)
            | TieBreakModifier::Fore
            | TieBreakModifier::Forfeits
            | TieBreakModifier::Reversed,
        ) => 0,
    };
    let sum = koya::koya_sum(field, contestant, moved);
    let limit = koya::koya_limit_text(field, moved);
    let sentence = match sum.parts.is_empty() {
        true => format!("no opponent has {limit} or more"),
        false => {
            let total = number_text_with_fractions(sum.exact_total());
            format!("{} against those with {limit} or more = {total}", sum.in_words())
        }
    };
    let mut worth = ExplainedValue::new(Some(sum.exact_total()), sentence);
    worth.clauses.extend(by.modifier.map(|_| clauses::KOYA_LIMIT_CLAUSE));
    worth
}

fn average_rating(field: &ScoredCrosstable<'_>, by: TieBreak, contestant: usize) -> ExplainedValue {
    let sum = average_rating::opponent_rating_sum(field, contestant).cut(by.cut_counts());
    let average = average_rating::average_opponent_rating(&sum);
    let told = sum.in_words();
    let sentence = match average {
        Some(average) => match told.split_once(" (without ") {
            Some((counting, cut)) => {
                format!("({counting}) / {} (without {cut} = {average}", sum.counted_part_count())
            }
            None => format!("({told}) / {} = {average}", sum.counted_part_count()),
        },
        None => "no opponents are left".to_string(),
    };
    let mut worth = ExplainedValue::whole(average, sentence);
    worth.clauses.extend(clause_of_cut(by));
    worth
}

fn performance(field: &ScoredCrosstable<'_>, contestant: usize) -> ExplainedValue {
    let Some(own) = performance::tournament_performance(field, contestant) else {
        return ExplainedValue::whole(None, "no opponents met".to_string());
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
    let mut worth = ExplainedValue::whole(Some(own.rating()), sentence);
    worth.clauses.push(clauses::SCORE_TO_DIFFERENCE_CLAUSE);
    worth
}

fn perfect_performance(field: &ScoredCrosstable<'_>, contestant: usize) -> ExplainedValue {
    let Some((rating, halves, games)) = perfect_performance::perfect_performance(field, contestant)
    else {
        return ExplainedValue::whole(None, "no opponents met".to_string());
    };
    let sentence = match halves {
        0 => {
            format!("{} below the lowest opponent = {rating}", rating_tables::ZERO_SCORE_DIFFERENCE)
        }
        _ => format!(
            "{} of {games} are expected from {rating} on",
            number_text_with_fractions(number_from_units(i64::from(halves), 2))
        ),
    };
    let mut worth = ExplainedValue::whole(Some(rating), sentence);
    worth.clauses.push(clauses::DIFFERENCE_TO_SCORE_CLAUSE);
    worth
}

fn opponents_performance(
    field: &ScoredCrosstable<'_>,
    contestant: usize,
    of_each: &[Option<i32>],
) -> ExplainedValue {
    let (value, sentence) =
        opponents_performance::average_opponent_performance(field, contestant, of_each);
    ExplainedValue::whole(value, sentence)
}

/// The rating of a player, if it has one.
fn explain_rating(player: &Contestant) -> ExplainedValue {
    let rating = player.rating.and_then(|rating| i32::try_from(rating).ok());
    ExplainedValue::whole(rating, rating.map_or("none".to_string(), |rating| rating.to_string()))
}

fn drawn(lot: usize, lots: usize, seed: u64) -> ExplainedValue {
    let sentence = format!("lot {lot} of {lots}, drawn with seed {seed}");
    ExplainedValue::new(Some(number(lot as i32)), sentence)
}

fn number(value: i32) -> Rational64 {
    i64::from(value).into()
}
