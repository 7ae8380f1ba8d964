//! The laws of the Swiss of teams (C.04.6): up to eight teams each round is the one that a reading of
//! the articles by trying everything gives; larger fields are drawn legally; colours and examples of
//! the articles.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

use std::cmp::Reverse;

use swiss::crosstable::{
    Colour, Contestant, Crosstable, ForbiddenPairing, GamePoints, PlayerGameResult, PointSystem,
    RoundResult, TeamRoundPoints,
};
use swiss::team_swiss::{TeamColourPreferences, draw_team_round};
use swiss::{Draw, DrawError};

/// Pseudo-random numbers (xorshift).
struct Chance(u64);

impl Chance {
    fn of(seed: u64) -> Chance {
        let mut chance = Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        (0..8).for_each(|_| {
            chance.below(2);
        });
        chance
    }

    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit.max(1) as u64) as usize
    }
}

/// Teams before the first round, with a forbidden pair now and then.
fn field(teams: usize, rounds: usize, chance: &mut Chance) -> Crosstable {
    let contestants = (0..teams).map(|entry| Contestant {
        number: entry as u32 + 1,
        entry,
        name: format!("Team {}", entry + 1),
        ..Contestant::default()
    });
    let mut table = Crosstable {
        contestants: contestants.collect(),
        rounds: Some(rounds),
        points: PointSystem::MATCH_POINTS,
        boards: Some(4),
        initial_colour: Some([Colour::White, Colour::Black][chance.below(2)]),
        ..Crosstable::default()
    };
    if chance.below(4) == 0 && teams > 4 {
        let pair = [chance.below(teams), chance.below(teams)];
        let rounds = [1, 1 + chance.below(rounds) as u32];
        table.forbidden.extend((pair[0] != pair[1]).then_some(ForbiddenPairing { pair, rounds }));
    }
    table
}

/// Decides who is away in the next round.
fn announce(table: &mut Crosstable, chance: &mut Chance) {
    for contestant in &mut table.contestants {
        contestant.next = match chance.below(25) {
            0 => Some(RoundResult::HalfBye),
            1 => Some(RoundResult::ZeroBye),
            2 if chance.below(4) == 0 => Some(RoundResult::FullBye),
            _ => None,
        };
    }
}

/// Plays a round with random results; some matches are forfeited.
fn play(table: &mut Crosstable, draw: &Draw, chance: &mut Chance) {
    let mut round: Vec<(RoundResult, i32)> = table
        .contestants
        .iter()
        .map(|contestant| match contestant.next {
            Some(RoundResult::HalfBye) => (RoundResult::HalfBye, 20),
            Some(RoundResult::FullBye) => (RoundResult::FullBye, 40),
            _ => (RoundResult::ZeroBye, 0),
        })
        .collect();
    for one in &draw.pairings {
        let Some(black) = one.black else {
            round[one.white] = (RoundResult::AllocatedBye, 20);
            continue;
        };
        let forfeited = chance.below(15) == 0;
        let white =
            if forfeited { 40 * chance.below(2) as i32 } else { 5 * chance.below(9) as i32 };
        for (own, opponent, colour, points) in [
            (one.white, black, Colour::White, white),
            (black, one.white, Colour::Black, 40 - white),
        ] {
            let result = match points.cmp(&20) {
                std::cmp::Ordering::Greater => PlayerGameResult::Win,
                std::cmp::Ordering::Equal => PlayerGameResult::Draw,
                std::cmp::Ordering::Less => PlayerGameResult::Loss,
            };
            let found = match forfeited {
                true => {
                    RoundResult::Forfeit { opponent: Some(opponent), colour: Some(colour), result }
                }
                false => RoundResult::Game { opponent, colour, result, rated: true },
            };
            round[own] = (found, points);
        }
    }
    for (contestant, (result, points)) in table.contestants.iter_mut().zip(round) {
        contestant.round_results.push(result);
        contestant
            .team_rounds
            .push(TeamRoundPoints { points: GamePoints(points), boards: Vec::new() });
        contestant.next = None;
    }
    table.played += 1;
}

/// The pairs of a round by the articles, tried one by one: a pair has the smaller number first.
struct ByArticles<'a> {
    table: &'a Crosstable,
    preferences: TeamColourPreferences,
}

/// Everything that a list of teams can be paired to.
fn all_pairings(teams: &[usize], legal: &dyn Fn(usize, usize) -> bool) -> Vec<Vec<[usize; 2]>> {
    let Some((first, rest)) = teams.split_first() else { return vec![Vec::new()] };
    let mut found = Vec::new();
    for (at, other) in rest.iter().enumerate().filter(|(_, other)| legal(*first, **other)) {
        let left: Vec<usize> = [&rest[..at], &rest[at + 1..]].concat();
        for mut pairs in all_pairings(&left, legal) {
            pairs.insert(0, [*first, *other]);
            found.push(pairs);
        }
    }
    found
}

fn subsets(teams: &[usize], size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let Some((first, rest)) = teams.split_first() else { return Vec::new() };
    let mut found: Vec<Vec<usize>> = subsets(rest, size - 1)
        .into_iter()
        .map(|mut set| {
            set.insert(0, *first);
            set
        })
        .collect();
    found.extend(subsets(rest, size));
    found
}

impl ByArticles<'_> {
    fn score(&self, team: usize) -> i32 {
        self.table.total_points(team).0
    }

    fn legal(&self, one: usize, other: usize) -> bool {
        let met = self.table.contestants[one].round_results.iter().any(
            |result| matches!(result, RoundResult::Game { opponent, .. } if *opponent == other),
        );
        let round = self.table.played as u32 + 1;
        let barred = self.table.forbidden.iter().any(|ban| {
            let mut pair = ban.pair;
            pair.sort_unstable();
            pair == [one.min(other), one.max(other)]
                && (ban.rounds[0]..=ban.rounds[1]).contains(&round)
        });
        !met && !barred
    }

    fn pairings(&self, teams: &[usize]) -> Vec<Vec<[usize; 2]>> {
        all_pairings(teams, &|one, other| self.legal(one, other))
    }

    fn colours(&self, team: usize) -> Vec<Colour> {
        let results = self.table.contestants[team].round_results.iter();
        results
            .filter_map(|result| match result {
                RoundResult::Game { colour, .. } => Some(*colour),
                _ => None,
            })
            .collect()
    }

    /// 1.7: the colour wanted and whether strongly.
    fn wish(&self, team: usize) -> Option<(Colour, bool)> {
        if self.preferences == TeamColourPreferences::Without {
            return None;
        }
        let colours = self.colours(team);
        let whites = colours.iter().filter(|colour| **colour == Colour::White).count() as i32;
        let difference = 2 * whites - colours.len() as i32;
        let twice =
            |wanted| colours.len() > 1 && colours.iter().rev().take(2).all(|c| *c == wanted);
        if difference < -1 || ((-1..=0).contains(&difference) && twice(Colour::Black)) {
            return Some((Colour::White, true));
        }
        if difference > 1 || ((0..=1).contains(&difference) && twice(Colour::White)) {
            return Some((Colour::Black, true));
        }
        if self.preferences != TeamColourPreferences::Graded {
            return None;
        }
        let last_round = self.table.rounds == Some(self.table.played + 1);
        match (difference, colours.last()) {
            (-1, _) => Some((Colour::White, false)),
            (1, _) => Some((Colour::Black, false)),
            (0, Some(last)) if !last_round => Some((last.other(), false)),
            _ => None,
        }
    }

    fn floated(&self, team: usize) -> bool {
        let Some(round) = self.table.played.checked_sub(1) else { return false };
        match self.table.contestants[team].round_results[round] {
            RoundResult::Game { opponent, .. } => {
                self.table.points_before(team, round) != self.table.points_before(opponent, round)
            }
            _ => false,
        }
    }

    fn last_two(&self) -> bool {
        self.table.rounds.is_some_and(|rounds| self.table.played + 2 >= rounds)
    }

    /// The least number of upfloaters with all sets of that size which leave everybody an opponent.
    fn sets(&self, residents: &[usize], lower: &[usize]) -> (usize, Vec<Vec<usize>>) {
        for size in 0..=lower.len() {
            let fits = |set: &Vec<usize>| {
                let bracket = [residents, set].concat();
                let rest: Vec<usize> =
                    lower.iter().copied().filter(|team| !set.contains(team)).collect();
                !self.pairings(&bracket).is_empty() && !self.pairings(&rest).is_empty()
            };
            let found: Vec<Vec<usize>> = subsets(lower, size).into_iter().filter(fits).collect();
            if !found.is_empty() {
                return (size, found);
            }
        }
        (usize::MAX, Vec::new())
    }

    fn split(&self, open: &[usize]) -> (Vec<usize>, Vec<usize>) {
        let top = open.iter().map(|team| self.score(*team)).max().unwrap();
        open.iter().partition(|team| self.score(**team) == top)
    }

    /// 3.5.
    fn upfloaters(&self, residents: &[usize], lower: &[usize]) -> Vec<usize> {
        let (_, sets) = self.sets(residents, lower);
        let following: Vec<usize> = match lower.is_empty() {
            true => Vec::new(),
            false => self.split(lower).0,
        };
        let worth = |set: &Vec<usize>| {
            let mut scores: Vec<i32> = set.iter().map(|team| self.score(*team)).collect();
            scores.sort_unstable();
            let scores: Vec<Reverse<i32>> = scores.into_iter().map(Reverse).collect();
            let rest: Vec<usize> =
                lower.iter().copied().filter(|team| !set.contains(team)).collect();
            let emptied = following.iter().all(|team| set.contains(team));
            let next = match emptied {
                true => 0,
                false => {
                    let (residents, lower) = self.split(&rest);
                    self.sets(&residents, &lower).0
                }
            };
            let floats = match self.last_two() {
                true => 0,
                false => set.iter().filter(|team| self.floated(**team)).count(),
            };
            let mut order = set.clone();
            order.sort_by_key(|team| (Reverse(self.score(*team)), *team));
            (scores, next, floats, order)
        };
        sets.into_iter().min_by_key(worth).unwrap()
    }

    /// 3.6.
    fn bracket(&self, teams: &[usize], upfloaters: &[usize]) -> Vec<[usize; 2]> {
        let mut teams = teams.to_vec();
        teams.sort_unstable();
        let worth = |pairs: &Vec<[usize; 2]>| {
            let (mut unfulfilled, mut strong, mut opponents) = (0, 0, 0);
            for [one, other] in pairs {
                if let (Some((a, first)), Some((b, second))) = (self.wish(*one), self.wish(*other))
                    && a == b
                {
                    unfulfilled += 1;
                    strong += i32::from(first && second);
                }
                for (floater, opponent) in [(one, other), (other, one)] {
                    let counts = upfloaters.contains(floater) && !self.last_two();
                    opponents += i32::from(counts && self.floated(*opponent));
                }
            }
            let tops: Vec<usize> = pairs.iter().map(|[top, _]| *top).collect();
            let bottoms: Vec<usize> = pairs.iter().map(|[_, bottom]| *bottom).collect();
            (unfulfilled, strong, opponents, tops, bottoms)
        };
        self.pairings(&teams).into_iter().min_by_key(worth).unwrap()
    }

    /// The pairs of the round, and the team with the bye; nothing if there is no legal pairing.
    fn round(&self) -> Option<(Vec<[usize; 2]>, Option<usize>)> {
        let mut open = self.table.next_draw_contestants();
        let mut bye = None;
        if open.len() % 2 == 1 {
            let barred = |team: &usize| {
                self.table.contestants[*team].round_results.iter().any(|result| {
                    matches!(
                        result,
                        RoundResult::AllocatedBye
                            | RoundResult::FullBye
                            | RoundResult::Forfeit { result: PlayerGameResult::Win, .. }
                    )
                })
            };
            let fits = |team: &usize| {
                let rest: Vec<usize> = open.iter().copied().filter(|one| one != team).collect();
                !barred(team) && !self.pairings(&rest).is_empty()
            };
            let key = |team: &usize| {
                (self.score(*team), Reverse(self.colours(*team).len()), Reverse(*team))
            };
            bye = Some(open.iter().copied().filter(fits).min_by_key(key)?);
            open.retain(|team| Some(*team) != bye);
        }
        if self.pairings(&open).is_empty() {
            return None;
        }
        let mut pairs = Vec::new();
        while !open.is_empty() {
            let (residents, lower) = self.split(&open);
            let upfloaters = self.upfloaters(&residents, &lower);
            let bracket = [&residents[..], &upfloaters[..]].concat();
            pairs.extend(self.bracket(&bracket, &upfloaters));
            open.retain(|team| !bracket.contains(team));
        }
        pairs.sort_unstable();
        Some((pairs, bye))
    }
}

/// The pairs and the bye of a draw.
fn pairs_of(draw: &Draw) -> (Vec<[usize; 2]>, Option<usize>) {
    let mut pairs: Vec<[usize; 2]> = draw
        .pairings
        .iter()
        .filter_map(|one| Some([one.white.min(one.black?), one.white.max(one.black?)]))
        .collect();
    pairs.sort_unstable();
    (pairs, draw.pairings.iter().find(|one| one.black.is_none()).map(|one| one.white))
}

/// Number, match points, results of each team.
fn shown(table: &Crosstable) -> String {
    let teams = table.contestants.iter().enumerate().map(|(at, team)| {
        let results: Vec<String> = team
            .round_results
            .iter()
            .map(|result| match result {
                RoundResult::Game { opponent, colour, .. } => format!("{}{opponent}", colour.id()),
                other => format!("{other:?}"),
            })
            .collect();
        format!("{at}: {} {} {:?}", table.total_points(at).to_text(), results.join(" "), team.next)
    });
    teams.collect::<Vec<_>>().join("\n")
}

const PREFERENCES: [TeamColourPreferences; 3] =
    [TeamColourPreferences::Simple, TeamColourPreferences::Graded, TeamColourPreferences::Without];

#[test]
fn up_to_eight_teams_are_drawn_as_trying_everything_says() {
    let (mut rounds_drawn, mut impossible) = (0, 0);
    for seed in 0..2000 {
        let mut chance = Chance::of(seed);
        let (teams, rounds) = (3 + chance.below(6), 3 + chance.below(4));
        let preferences = PREFERENCES[chance.below(3)];
        let mut table = field(teams, rounds, &mut chance);
        for round in 1..=rounds {
            announce(&mut table, &mut chance);
            let wanted = ByArticles { table: &table, preferences }.round();
            match (draw_team_round(&table, preferences), wanted) {
                (Ok(drawn), Some(wanted)) => {
                    assert_eq!(
                        pairs_of(&drawn),
                        wanted,
                        "seed {seed}, round {round}: {preferences:?} {}",
                        shown(&table)
                    );
                    rounds_drawn += 1;
                    play(&mut table, &drawn, &mut chance);
                }
                (Err(DrawError::Impossible { .. } | DrawError::Nobody), None) => {
                    impossible += 1;
                    break;
                }
                (Err(DrawError::Nobody), _) => break,
                (found, wanted) => panic!("seed {seed}, round {round}: {found:?}, not {wanted:?}"),
            }
        }
    }
    assert!(rounds_drawn > 5000 && impossible > 100, "{rounds_drawn} {impossible}");
}

/// The check of the draw is in it: a fault would be an error.
#[test]
fn larger_fields_are_drawn_legally() {
    for seed in 0..40 {
        let mut chance = Chance::of(seed + 9000);
        let (teams, rounds) = (9 + chance.below(40), 5 + chance.below(4));
        let preferences = PREFERENCES[chance.below(3)];
        let mut table = field(teams, rounds, &mut chance);
        for round in 1..=rounds {
            announce(&mut table, &mut chance);
            match draw_team_round(&table, preferences) {
                Ok(drawn) => play(&mut table, &drawn, &mut chance),
                Err(DrawError::Impossible { .. }) if round + 4 > teams => break,
                Err(why) => panic!("seed {seed}, {teams} teams, round {round}: {why}"),
            }
        }
    }
}

/// Round 1 by Articles 3.6 and 4.3.1: the upper half meets the lower half, odd numbers have the
/// initial colour; in an odd field the last team has the bye (3.4.4).
#[test]
fn the_first_round_is_the_upper_half_against_the_lower() {
    for (teams, initial, wanted) in [
        (6, Colour::White, "1-4 5-2 3-6"),
        (6, Colour::Black, "4-1 2-5 6-3"),
        (7, Colour::White, "1-4 5-2 3-6 7"),
    ] {
        let mut table = field(teams, 5, &mut Chance::of(1));
        (table.initial_colour, table.forbidden) = (Some(initial), Vec::new());
        let drawn = draw_team_round(&table, TeamColourPreferences::Simple).unwrap();
        let shown: Vec<String> = drawn
            .pairings
            .iter()
            .map(|one| match one.black {
                Some(black) => format!("{}-{}", one.white + 1, black + 1),
                None => (one.white + 1).to_string(),
            })
            .collect();
        assert_eq!(shown.join(" "), wanted);
    }
}

/// C.04.6, 1.4 and C2: `U` on all boards is the bye of the team, so that it gets no second one. `362`
/// with the usual match points changes nothing.
#[test]
fn a_bye_on_all_boards_is_the_bye_of_the_team() {
    let text = include_str!("team-reports/bye_on_all_boards.trf");
    let usual = format!("{text}362 TW 2.0 TD 1.0 TL 0.0\n");
    for text in [text, &usual] {
        let (report, _) = swiss::trf::read_tournament_report(text.as_bytes());
        let byes = &report.teams.as_ref().unwrap().byes;
        assert_eq!(byes.iter().map(|bye| (bye.round, bye.team)).collect::<Vec<_>>(), [(1, 4)]);
        let table = report.team_crosstable().unwrap();
        let preferences = report.team_colour_preferences().unwrap();
        let draw = swiss::team_swiss::draw_team_round(&table, preferences).unwrap();
        let bye = draw.pairings.iter().find(|pairing| pairing.black.is_none()).unwrap();
        assert_ne!(table.contestants[bye.white].number, 5);
    }
}
