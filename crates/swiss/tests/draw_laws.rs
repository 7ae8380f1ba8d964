//! Laws of draws on reproducible random tournaments: each draw passes the independent check, names
//! and the order of lines do not matter, and every round is drawn or has a reason why not.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

#[path = "support/tournaments.rs"]
mod tournaments;

use swiss::check::{DrawFault, find_draw_faults};
use swiss::crosstable::{
    Colour, Contestant, Crosstable, ForbiddenPairing, PlayerGameResult, RoundResult,
};
use swiss::dutch::{self, FirstLookAhead};
use swiss::{Draw, DrawError, DrawResult, Pairing, trf};
use tournaments::{Chance, Habits, Tournament};

/// Tournaments of a kind.
struct Kind {
    name: &'static str,
    players: std::ops::RangeInclusive<usize>,
    /// Rounds, at most one more than opponents.
    rounds: std::ops::RangeInclusive<usize>,
    habits: Habits,
    tournaments: u64,
}

/// The habits of a lively open.
const LIVELY: Habits = Habits {
    half_byes: 40,
    full_byes: 5,
    zero_byes: 20,
    forfeits: 40,
    withdrawals: 15,
    late_entries: 50,
    forbidden: 0,
    draws: 300,
    accelerated: false,
};

const KINDS: [Kind; 6] = [
    Kind {
        name: "quiet",
        players: 2..=60,
        rounds: 1..=9,
        habits: Habits { draws: 300, ..quiet() },
        tournaments: 40,
    },
    Kind { name: "lively", players: 2..=60, rounds: 1..=11, habits: LIVELY, tournaments: 60 },
    Kind {
        name: "nearly everybody has met",
        players: 2..=14,
        rounds: 5..=15,
        habits: Habits { half_byes: 20, forfeits: 30, ..LIVELY },
        tournaments: 120,
    },
    Kind {
        name: "half of the field comes and goes",
        players: 5..=40,
        rounds: 5..=9,
        habits: Habits {
            half_byes: 150,
            full_byes: 30,
            zero_byes: 150,
            forfeits: 150,
            late_entries: 300,
            ..LIVELY
        },
        tournaments: 60,
    },
    Kind {
        name: "forbidden pairs",
        players: 4..=30,
        rounds: 3..=9,
        habits: Habits { forbidden: 25, ..LIVELY },
        tournaments: 60,
    },
    Kind {
        name: "accelerated",
        players: 10..=60,
        rounds: 5..=9,
        habits: Habits { accelerated: true, ..LIVELY },
        tournaments: 30,
    },
];

const fn quiet() -> Habits {
    Habits {
        half_byes: 0,
        full_byes: 0,
        zero_byes: 0,
        forfeits: 0,
        withdrawals: 0,
        late_entries: 0,
        forbidden: 0,
        draws: 0,
        accelerated: false,
    }
}

fn between(range: &std::ops::RangeInclusive<usize>, chance: &mut Chance) -> usize {
    range.start() + chance.below(range.end() - range.start() + 1)
}

/// Every round of all tournaments of a kind, with its draw.
fn each_round(kind: &Kind, mut law: impl FnMut(&str, &Crosstable, &DrawResult)) {
    for seed in 0..kind.tournaments {
        let mut chance = Chance::of(seed + 7919);
        let players = between(&kind.players, &mut chance);
        let rounds = between(&kind.rounds, &mut chance).min(players);
        let mut tournament = Tournament::new(players, rounds, kind.habits, seed);
        for round in 1..=rounds {
            let drawn = dutch::draw(&tournament.table);
            let which = format!("{}, seed {seed}, {players} players, round {round}", kind.name);
            law(&which, &tournament.table, &drawn);
            let Ok(draw) = drawn else { break };
            tournament.play(&draw);
        }
    }
}

/// A fault in words.
fn told(faults: &[DrawFault], table: &Crosstable) -> Vec<String> {
    faults.iter().map(|fault| fault.in_words(table)).collect()
}

/// A bracket looks ahead no further than it must; looking further changes nothing.
#[test]
fn a_draw_is_the_same_however_far_each_bracket_looks_down() {
    for kind in &KINDS {
        each_round(kind, |which, table, drawn| {
            for sight in [FirstLookAhead::Next, FirstLookAhead::Everybody] {
                assert!(dutch::draw_with_look_ahead(table, sight) == *drawn, "{which}: {sight:?}");
            }
        });
    }
}

#[test]
fn every_draw_stands_the_independent_check() {
    for kind in &KINDS {
        each_round(kind, |which, table, drawn| {
            let faults = find_draw_faults(table, drawn);
            assert!(faults.is_empty(), "{which}: {:#?}", told(&faults, table));
        });
    }
}

#[test]
fn round_follows_round_until_nobody_is_left_to_meet() {
    for kind in &KINDS {
        let (mut drawn_rounds, mut stopped) = (0, 0);
        each_round(kind, |which, table, drawn| match drawn {
            Ok(draw) => {
                drawn_rounds += 1;
                let pairs = draw.pairings.iter().filter(|pairing| pairing.black.is_some());
                assert!(pairs.count() > 0 || draw.pairings.len() == 1, "{which}");
            }
            Err(DrawError::Nobody) => {
                stopped += 1;
                assert!(table.next_draw_contestants().is_empty(), "{which}");
            }
            Err(DrawError::Table { why }) => panic!("{which}: {why}"),
            Err(DrawError::Faulty { faults }) => panic!("{which}: {faults:?}"),
            Err(DrawError::Impossible { obstructing }) => {
                stopped += 1;
                assert!(!obstructing.is_empty(), "{which}: nobody is named");
                let there = obstructing.iter().all(|player| table.is_in_next_draw(*player));
                assert!(there, "{which}: {obstructing:?}");
            }
        });
        assert!(drawn_rounds > stopped, "{}: {drawn_rounds} rounds, {stopped} ends", kind.name);
        if kind.name == "nearly everybody has met" {
            assert!(stopped > 10, "every round of small fields could be drawn");
        }
    }
}

/// The same tournament from a file with its lines in another order. Only entry indexes and the
/// order of forbidden pairs may change.
fn shuffled(table: &Crosstable, chance: &mut Chance) -> Crosstable {
    let mut other = table.clone();
    let size = other.contestants.len();
    for last in (1..size).rev() {
        let one = chance.below(last + 1);
        let entries = [other.contestants[last].entry, other.contestants[one].entry];
        (other.contestants[one].entry, other.contestants[last].entry) = (entries[0], entries[1]);
    }
    other.forbidden.reverse();
    other.forbidden.iter_mut().for_each(|rule| rule.pair.reverse());
    other
}

/// The pairings by board, as pairing numbers.
fn by_number(table: &Crosstable, drawn: &DrawResult) -> Result<Vec<(u32, u32)>, Vec<u32>> {
    let number = |position: usize| table.contestants[position].number;
    match drawn {
        Ok(draw) => Ok(draw
            .pairings
            .iter()
            .map(|pairing| (number(pairing.white), pairing.black.map_or(0, number)))
            .collect()),
        Err(DrawError::Nobody | DrawError::Table { .. } | DrawError::Faulty { .. }) => {
            Err(Vec::new())
        }
        Err(DrawError::Impossible { obstructing }) => {
            let mut numbers: Vec<u32> = obstructing.iter().map(|player| number(*player)).collect();
            numbers.sort_unstable();
            Err(numbers)
        }
    }
}

#[test]
fn the_order_of_lines_changes_nothing() {
    for kind in &KINDS {
        let mut chance = Chance::of(3);
        each_round(kind, |which, table, drawn| {
            let other = shuffled(table, &mut chance);
            let again = by_number(&other, &dutch::draw(&other));
            assert_eq!(again, by_number(table, drawn), "{which}");
        });
    }
}

#[test]
fn other_names_change_nothing() {
    for kind in &KINDS {
        each_round(kind, |which, table, drawn| {
            let mut other = table.clone();
            let size = other.contestants.len();
            for (nth, contestant) in other.contestants.iter_mut().enumerate() {
                contestant.name = format!("{} of Trer-Eos", size - nth);
            }
            let again = by_number(&other, &dutch::draw(&other));
            assert_eq!(again, by_number(table, drawn), "{which}");
        });
    }
}

// ---- Files of others ----------------------------------------------------------

/// Tournaments drawn by an endorsed engine, by name.
fn published() -> Vec<(String, String)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fide-dutch");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let mut files: Vec<_> =
        files.filter(|file| file.extension().is_some_and(|e| e == "trf")).collect();
    files.sort();
    assert!(!files.is_empty());
    let named = |file: std::path::PathBuf| {
        (file.display().to_string(), std::fs::read_to_string(&file).unwrap())
    };
    files.into_iter().map(named).collect()
}

/// A round as it was drawn, from everybody's outcomes.
fn as_drawn(table: &Crosstable, round: usize) -> DrawResult {
    let white = |(player, round_result): (usize, RoundResult)| match (
        round_result,
        round_result.allocated_colour(),
    ) {
        (RoundResult::AllocatedBye, _) => Some((player, None)),
        (RoundResult::Game { opponent, .. }, Some(Colour::White)) => Some((player, Some(opponent))),
        (RoundResult::Forfeit { opponent, .. }, Some(Colour::White)) => Some((player, opponent)),
        _ => None,
    };
    let round_results =
        table.contestants.iter().map(|contestant| contestant.round_results[round]).enumerate();
    let pairings = round_results
        .filter_map(white)
        .map(|(white, black)| Pairing::without_reasons(white, black));
    Ok(Draw::without_reasons(round + 1, pairings.collect()))
}

#[test]
fn rounds_that_an_endorsed_engine_drew_stand_the_check() {
    for (name, text) in published() {
        let table = trf::read_tournament_report(text.as_bytes()).0.table;
        for round in 0..table.played {
            let before = table.before_round(round);
            let found = find_draw_faults(&before, &as_drawn(&table, round));
            assert!(found.is_empty(), "{name}, round {}: {:#?}", round + 1, told(&found, &before));
            let none = Err(DrawError::Impossible { obstructing: Vec::new() });
            assert_eq!(
                find_draw_faults(&before, &none),
                [DrawFault::DrawExists],
                "{name}, round {}",
                round + 1
            );
        }
    }
}

#[test]
fn the_order_of_lines_of_a_file_changes_no_draw() {
    let mut chance = Chance::of(11);
    for (name, text) in published() {
        let mut lines: Vec<&str> = text.lines().collect();
        for last in (1..lines.len()).rev() {
            lines.swap(last, chance.below(last + 1));
        }
        let [one, other] = [text.clone(), lines.join("\n")].map(|text| {
            let table = trf::read_tournament_report(text.as_bytes()).0.table;
            let drawn = (0..table.played).map(|round| {
                let before = table.before_round(round);
                by_number(&before, &dutch::draw(&before))
            });
            drawn.collect::<Vec<_>>()
        });
        assert_eq!(one, other, "{name}");
    }
}

// ---- The check itself --------------------------------------------------------

/// Rounds of games by position, White first; the first player wins.
fn after(players: usize, rounds: &[&[(usize, usize)]], planned: usize) -> Crosstable {
    let mut table = Tournament::new(players, planned, quiet(), 1).table;
    table.initial_colour = Some(Colour::White);
    for round in rounds {
        for player in 0..players {
            let game = round.iter().find(|(white, black)| [*white, *black].contains(&player));
            let round_result = match game {
                None => RoundResult::ZeroBye,
                Some((white, black)) if *white == *black => RoundResult::AllocatedBye,
                Some((white, black)) => RoundResult::Game {
                    opponent: if player == *white { *black } else { *white },
                    colour: if player == *white { Colour::White } else { Colour::Black },
                    result: if player == *white {
                        PlayerGameResult::Win
                    } else {
                        PlayerGameResult::Loss
                    },
                    rated: true,
                },
            };
            table.contestants[player].round_results.push(round_result);
        }
        table.played += 1;
    }
    table
}

/// A draw by positions, White first; a pair of equal numbers is a bye.
fn drawn(table: &Crosstable, pairs: &[(usize, usize)]) -> DrawResult {
    let pairing = |(white, black): &(usize, usize)| {
        Pairing::without_reasons(*white, (white != black).then_some(*black))
    };
    Ok(Draw::without_reasons(table.played + 1, pairs.iter().map(pairing).collect()))
}

#[test]
fn the_check_finds_what_is_wrong() {
    let two = after(4, &[&[(0, 2), (3, 1)]], 5);
    let white = Colour::White;
    let odd = after(5, &[&[(0, 2), (3, 1), (4, 4)]], 5);
    // Two games with White each, in round three of five and in the last of three.
    let whites: [&[(usize, usize)]; 2] = [&[(0, 2), (1, 3)], &[(0, 3), (1, 2)]];
    let (early, last) = (after(4, &whites, 5), after(4, &whites, 3));
    let mut forbidden = two.clone();
    forbidden.forbidden.push(ForbiddenPairing { pair: [3, 0], rounds: [2, 2] });
    let cases: Vec<(&str, &Crosstable, DrawResult, Vec<DrawFault>)> = vec![
        // Round 2: 0 and 3 have 1 point and had White; the lower number prefers Black first
        // (5.2.4).
        ("sound", &two, drawn(&two, &[(3, 0), (1, 2)]), vec![]),
        (
            "colours swapped (5.2.4)",
            &two,
            drawn(&two, &[(0, 3), (1, 2)]),
            vec![DrawFault::ColoursSwapped { pair: [0, 3], clause: "5.2.4" }],
        ),
        (
            "met before (C.04.1, 2)",
            &two,
            drawn(&two, &[(2, 0), (1, 3)]),
            vec![
                DrawFault::MetBefore { pair: [2, 0], round: 1 },
                DrawFault::MetBefore { pair: [1, 3], round: 1 },
            ],
        ),
        (
            "forbidden",
            &forbidden,
            drawn(&forbidden, &[(3, 0), (1, 2)]),
            vec![DrawFault::Forbidden([3, 0])],
        ),
        (
            "left out",
            &two,
            drawn(&two, &[(3, 0)]),
            vec![DrawFault::NotDrawn(1), DrawFault::NotDrawn(2)],
        ),
        (
            "twice",
            &two,
            drawn(&two, &[(3, 0), (1, 2), (2, 1)]),
            vec![
                DrawFault::DrawnTwice(1),
                DrawFault::DrawnTwice(2),
                DrawFault::ColoursSwapped { pair: [2, 1], clause: "5.2.4" },
            ],
        ),
        // An even field needs no bye.
        (
            "two byes",
            &two,
            drawn(&two, &[(3, 0), (1, 1), (2, 2)]),
            vec![DrawFault::NeedlessBye(2), DrawFault::NeedlessBye(1)],
        ),
        // 4 had the bye in round 1 (C.04.1, 4).
        (
            "a second bye",
            &odd,
            drawn(&odd, &[(3, 0), (1, 2), (4, 4)]),
            vec![DrawFault::ByeAgain { player: 4, round: 1 }],
        ),
        // 1 and 2 have no points, and the others can be drawn without either ([C5]).
        (
            "the bye of a leader",
            &odd,
            drawn(&odd, &[(4, 0), (1, 2), (3, 3)]),
            vec![DrawFault::ByeTooHigh { player: 3, instead: 1 }],
        ),
        (
            "the bye of the last",
            &odd,
            drawn(&odd, &[(4, 0), (1, 3), (2, 2)]),
            vec![DrawFault::MetBefore { pair: [1, 3], round: 1 }],
        ),
        // 0 and 1 must have Black ([C3]); both have 2 of 2 points, so the last round exempts them
        // (1.8). Of two with the same games the higher gets Black (5.2.4).
        (
            "the same absolute preference",
            &early,
            drawn(&early, &[(1, 0), (3, 2)]),
            vec![
                DrawFault::SameAbsolute { pair: [1, 0], colour: Colour::Black },
                DrawFault::SameAbsolute { pair: [3, 2], colour: white },
                DrawFault::ColoursSwapped { pair: [3, 2], clause: "5.2.4" },
            ],
        ),
        (
            "the last round excepts topscorers alone",
            &last,
            drawn(&last, &[(1, 0), (2, 3)]),
            vec![DrawFault::SameAbsolute { pair: [2, 3], colour: white }],
        ),
        // 0 and 1 have met 2 and 3, and must both have Black.
        (
            "nobody can be drawn",
            &early,
            Err(DrawError::Impossible { obstructing: vec![0] }),
            vec![],
        ),
        (
            "somebody can be drawn",
            &two,
            Err(DrawError::Impossible { obstructing: vec![0] }),
            vec![DrawFault::DrawExists],
        ),
        ("somebody is there", &two, Err(DrawError::Nobody), vec![DrawFault::SomebodyIsThere(0)]),
    ];
    for (name, table, drawn, expected) in cases {
        let found = find_draw_faults(table, &drawn);
        assert_eq!(found, expected, "{name}: {:#?}", told(&found, table));
    }
}

/// What no tournament has is refused with its reason, and nothing of it is drawn.
#[test]
fn a_table_that_contradicts_itself_is_not_drawn() {
    let game = |opponent, colour| RoundResult::Game {
        opponent,
        colour,
        result: PlayerGameResult::Draw,
        rated: true,
    };
    let table = |numbers: [u32; 2], opponents: [usize; 2]| Crosstable {
        contestants: (0..2)
            .map(|at| Contestant {
                number: numbers[at],
                round_results: vec![game(opponents[at], [Colour::White, Colour::Black][at])],
                ..Contestant::default()
            })
            .collect(),
        played: 1,
        rounds: Some(3),
        ..Crosstable::default()
    };
    for (numbers, opponents, told) in [
        ([1, 2], [99, 0], "number 1 meets position 99 in round 1, and there are 2"),
        ([1, 2], [0, 0], "number 1 meets itself in round 1"),
        ([7, 7], [1, 0], "positions 0 and 1 both have the pairing number 7"),
    ] {
        let drawn = swiss::draw(&table(numbers, opponents));
        assert_eq!(drawn, Err(DrawError::Table { why: told.to_string() }));
    }
}
