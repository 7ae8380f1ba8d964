//! Draws by table or formula, row by row.
//!
//! The tables under `tests/rules/fide-2026` and `tests/rules/galway-2023` are printed ones
//! (`berger`), examples of the rules, or arithmetic in the row. Expected values never come from
//! palmares.

use std::collections::BTreeSet;

use crate::support::{Row, project, rows};
use engine::draw::porous_sections::{
    TournamentSections, add_section_virtual_points, draw_porous_section_round,
};
use engine::draw::{Draw, round_robin};
use engine::rules::clauses::ClauseTreatment;
use engine::rules::porous::PorousSectionRules;
use engine::scoring::initial_order::{InitialOrderKey, initial_order};
use model::crosstable::{
    Colour, Contestant, Crosstable, GamePoints, PlayerGameResult, RoundResult,
};

fn table(name: &str) -> Vec<Row> {
    let path = project().join("tests/rules").join(name).with_extension("csv");
    rows(&std::fs::read_to_string(&path).unwrap())
}

fn congress() -> &'static PorousSectionRules {
    &packs::galway_2023::figures::galway_regulations().porous
}

/// A tournament before its first round.
fn players(count: usize) -> Crosstable {
    let contestants = (0..count).map(|entry| Contestant {
        number: entry as u32 + 1,
        entry,
        ..Contestant::default()
    });
    Crosstable { contestants: contestants.collect(), ..Crosstable::default() }
}

/// C.05 annex 1, 4 to 16 players.
#[test]
fn berger_tables_are_as_printed() {
    for row in table("fide-2026/berger") {
        let contestants: usize = row["contestants"].parse().unwrap();
        let round = row["round"].parse().unwrap();
        let games: Vec<String> = round_robin::berger_table_round(contestants, round)
            .iter()
            .map(|[white, black]| format!("{white}-{black}"))
            .collect();
        assert_eq!(games.join(" "), row["games"], "{contestants}, round {round}");
        // With one player less the highest number means a bye.
        assert_eq!(
            round_robin::berger_table_round(contestants - 1, round),
            round_robin::berger_table_round(contestants, round)
        );
    }
}

#[test]
fn a_round_robin_of_any_size_is_complete_and_its_colours_are_even() {
    for contestants in 2..40usize {
        for legs in 1..=3 {
            let order: Vec<usize> = (0..contestants).map(|number| number * 2 + 1).collect();
            let rounds = round_robin::rounds_per_leg(contestants) * legs;
            let mut met = vec![[0usize; 2]; contestants];
            let mut games: Vec<(usize, usize)> = Vec::new();
            for round in 1..=rounds {
                let drawn = round_robin::draw_round_robin_round(&order, round, legs).unwrap();
                let mut seen = BTreeSet::new();
                for pairing in &drawn.pairings {
                    assert!(seen.insert(pairing.first));
                    if let Some(second) = pairing.second {
                        assert!(seen.insert(second));
                        met[pairing.first / 2][0] += 1;
                        met[second / 2][1] += 1;
                        games.push((pairing.first, second));
                    }
                }
                assert_eq!(seen.len(), contestants, "everybody is drawn once");
            }
            assert!(round_robin::draw_round_robin_round(&order, rounds + 1, legs).is_err());
            games.sort_unstable();
            for (nth, one) in order.iter().enumerate() {
                for other in &order[nth + 1..] {
                    let times = |a: usize, b: usize| games.iter().filter(|g| **g == (a, b)).count();
                    let (white, black) = (times(*one, *other), times(*other, *one));
                    assert_eq!(white + black, legs, "{contestants} players, {legs} legs");
                    assert!(white.abs_diff(black) <= 1);
                }
            }
            let even = |[white, black]: &[usize; 2]| white.abs_diff(*black) <= 1;
            assert!(met.iter().all(even), "{contestants} players, {legs} legs: {met:?}");
        }
    }
}

/// The annex recommends swapping the last two rounds of the first leg, so that nobody has a colour
/// three times in a row.
#[test]
fn nobody_has_a_colour_three_times_running_in_two_legs() {
    for contestants in (4..=16usize).step_by(2) {
        let order: Vec<usize> = (0..contestants).collect();
        let mut colours = vec![Vec::new(); contestants];
        for round in 1..=round_robin::rounds_per_leg(contestants) * 2 {
            for pairing in round_robin::draw_round_robin_round(&order, round, 2).unwrap().pairings {
                colours[pairing.first].push('W');
                colours[pairing.second.unwrap()].push('B');
            }
        }
        for (player, colours) in colours.iter().enumerate() {
            let thrice = colours.windows(3).any(|three| three.iter().all(|c| *c == three[0]));
            assert!(!thrice, "{contestants} players, {}: {colours:?}", player + 1);
        }
    }
}

/// C.04.2 article 2. A player is `label:rating:title:name`.
#[test]
fn the_initial_order_is_by_rating_title_and_name() {
    for row in table("fide-2026/initial_order") {
        let players: Vec<Vec<&str>> =
            row["players"].split(' ').map(|player| player.split(':').collect()).collect();
        let entrants: Vec<InitialOrderKey<'_>> = players
            .iter()
            .map(|player| InitialOrderKey {
                rating: player[1].parse().ok(),
                title: player[2],
                name: player[3],
                label: player[0],
            })
            .collect();
        let order: Vec<&str> =
            initial_order(&entrants).into_iter().map(|position| players[position][0]).collect();
        assert_eq!(order.join(" "), row["order"], "{}", row["case"]);
    }
}

#[test]
fn sections_have_the_sizes_that_the_page_says() {
    for row in table("galway-2023/sizes") {
        let counted = row["counted"].parse().unwrap();
        let sizes = congress().section_sizes(counted, None);
        assert_eq!(sizes.sizes.len().to_string(), row["sections"], "{counted}");
        let told: Vec<String> = sizes.sizes.iter().map(usize::to_string).collect();
        assert_eq!(told.join(" "), row["sizes"], "{counted}");
        // From 156 entries the limit of 24 makes the lowest section the largest (readings).
        assert_eq!(sizes.outgrown, counted >= 156, "{counted}");
    }
    for row in table("galway-2023/section_count") {
        let sizes =
            congress().section_sizes(row["counted"].parse().unwrap(), row["typed"].parse().ok());
        assert_eq!(sizes.sizes.len().to_string(), row["sections"], "{row:?}");
    }
}

/// `p` plays round 1, `b` has a bye in it; `p:B` has a typed section.
#[test]
fn players_are_in_the_sections_that_the_page_says() {
    for row in table("galway-2023/sections") {
        let case = &row["case"];
        let signs: Vec<&str> = row["players"].split(' ').collect();
        let typed: Vec<Option<&str>> =
            signs.iter().map(|sign| sign.split_once(':').map(|(_, section)| section)).collect();
        let wanted = row["typed"].parse().ok();
        let mut table = players(signs.len());
        for (contestant, sign) in table.contestants.iter_mut().zip(&signs) {
            contestant.next = sign.starts_with('b').then_some(RoundResult::HalfBye);
        }
        let told = |table: &Crosstable| {
            let sections = TournamentSections::new(congress(), table, &typed, wanted);
            let labels: Vec<String> = (0..signs.len())
                .map(|player| sections.section_name_of(player).to_string())
                .collect();
            labels.join(" ")
        };
        assert_eq!(told(&table), row["sections"], "{case}");
        // After the draw of round 1 the sections stay.
        for contestant in &mut table.contestants {
            let round_result = contestant.next.take().unwrap_or(RoundResult::AllocatedBye);
            contestant.round_results.push(round_result);
        }
        table.played = 1;
        assert_eq!(told(&table), row["sections"], "{case}, after round 1");
    }
}

/// A late entry or withdrawal changes nobody's section.
#[test]
fn a_late_entry_and_a_withdrawal_move_nobody() {
    let mut table = players(40);
    for contestant in &mut table.contestants {
        contestant.round_results.push(RoundResult::AllocatedBye);
    }
    table.played = 1;
    let before = TournamentSections::new(congress(), &table, &[], None);
    let late = Contestant { round_results: vec![RoundResult::Absent], ..Contestant::default() };
    table.contestants.insert(15, late);
    table.contestants[3].next = Some(RoundResult::ZeroBye);
    let after = TournamentSections::new(congress(), &table, &[], None);
    assert_eq!(after.counted, 40);
    assert_eq!(after.section_name_of(15), before.section_name_of(14));
    let others: Vec<usize> =
        after.of.iter().enumerate().filter(|(at, _)| *at != 15).map(|(_, of)| *of).collect();
    assert_eq!(others, before.of);
}

#[test]
fn a_section_has_a_bonus_point_more_than_the_one_below() {
    for row in table("galway-2023/bonus") {
        let labels: Vec<String> =
            ('A'..).take(row["sections"].parse().unwrap()).map(String::from).collect();
        let section = labels.iter().position(|label| *label == row["section"]).unwrap();
        let sections = TournamentSections { labels, of: Vec::new(), counted: 0, sizes: None };
        assert_eq!(sections.pairing_bonus(congress(), section).to_text(), row["bonus"], "{row:?}");
    }
}

/// The brackets that the page gives for rounds 2 to 4 with four sections; rounds 5 and 6 are drawn
/// on points.
#[test]
fn notional_points_make_the_brackets_that_the_page_says() {
    for row in table("galway-2023/brackets") {
        let mut table = players(8);
        let player = 2 * "ABCD".find(row["section"].as_str()).unwrap();
        let games = row["results"].chars().map(|result| RoundResult::Game {
            opponent: 1,
            colour: Colour::White,
            result: match result {
                'W' => PlayerGameResult::Win,
                'D' => PlayerGameResult::Draw,
                _ => PlayerGameResult::Loss,
            },
            rated: true,
        });
        table.contestants[player].round_results = games.collect();
        let typed: Vec<Option<&str>> =
            ["A", "A", "B", "B", "C", "C", "D", "D"].into_iter().map(Some).collect();
        let sections = TournamentSections::new(congress(), &table, &typed, None);
        add_section_virtual_points(congress(), &mut table, &sections);
        let round: usize = row["round"].parse().unwrap();
        let points = table.pairing_points(player, round - 1).to_text();
        assert_eq!(points, row["n_points"], "{row:?}");
    }
}

/// The page's list of rules, with the file that does each.
#[test]
fn every_rule_of_the_congress_has_its_state() {
    let set = packs::all_packs().find(|pack| pack.source().id == "galway-2023").unwrap();
    let printed = table("galway-2023/clauses");
    let named: Vec<[&str; 2]> =
        printed.iter().map(|row| [row["clause"].as_str(), row["topic"].as_str()]).collect();
    let listed = &set.clauses().unwrap().clause;
    let own: Vec<[&str; 2]> =
        listed.iter().map(|entry| [entry.clause.as_str(), entry.topic.as_str()]).collect();
    assert_eq!(own, named);
    for entry in listed {
        assert!(!entry.rule.is_empty(), "{}", entry.clause);
        assert_ne!(entry.state, ClauseTreatment::Recorded, "{}", entry.clause);
        let file = entry.file.as_deref().unwrap();
        assert!(project().join(file).exists(), "{file}");
    }
}

/// Numbers of a seed, the same everywhere.
fn next(seed: &mut u64) -> u64 {
    *seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
    *seed >> 33
}

/// Plays a drawn round, with results from a seed.
fn play(table: &mut Crosstable, drawn: &Draw, seed: &mut u64) {
    let mut round_results: Vec<Option<RoundResult>> =
        table.contestants.iter().map(|contestant| contestant.next).collect();
    for pairing in &drawn.pairings {
        let Some(second) = pairing.second else {
            round_results[pairing.first] = Some(RoundResult::AllocatedBye);
            continue;
        };
        let (white, black) = match next(seed) % 5 {
            0 | 1 => (PlayerGameResult::Win, PlayerGameResult::Loss),
            2 => (PlayerGameResult::Draw, PlayerGameResult::Draw),
            _ => (PlayerGameResult::Loss, PlayerGameResult::Win),
        };
        let game = |opponent, colour, result| {
            Some(RoundResult::Game { opponent, colour, result, rated: true })
        };
        round_results[pairing.first] = game(second, Colour::White, white);
        round_results[second] = game(pairing.first, Colour::Black, black);
    }
    for (contestant, round_result) in table.contestants.iter_mut().zip(round_results) {
        contestant.round_results.push(round_result.unwrap_or(RoundResult::ZeroBye));
        contestant.next = None;
    }
    table.played += 1;
}

/// The rules of the page for six rounds: round 1 and the last two inside sections, no repeats,
/// everybody drawn once; with requested byes and withdrawals.
#[test]
fn a_congress_is_drawn_for_six_rounds() {
    for (count, mut seed) in [(40, 1), (61, 2), (90, 3), (107, 4), (131, 5)] {
        let mut table = players(count);
        table.rounds = Some(6);
        table.initial_colour = Some(Colour::White);
        table.contestants[7].next = Some(RoundResult::HalfBye);
        let fixed = TournamentSections::new(congress(), &table, &[], None);
        for round in 1..=6usize {
            if round > 1 {
                let absent = (next(&mut seed) % count as u64) as usize;
                table.contestants[absent].next = Some(RoundResult::ZeroBye);
            }
            let sections = TournamentSections::new(congress(), &table, &[], None);
            assert_eq!(sections, fixed, "nobody's section moves");
            let drawn = draw_porous_section_round(congress(), &table, &sections).unwrap();
            assert_eq!(drawn.round, round);
            let mut seen = BTreeSet::new();
            for pairing in &drawn.pairings {
                assert!(seen.insert(pairing.first));
                assert!(!pairing.basis.is_empty(), "each pairing says why");
                let Some(second) = pairing.second else { continue };
                assert!(seen.insert(second));
                let met = |round_result: &RoundResult| round_result.opponent_met() == Some(second);
                let round_results = &table.contestants[pairing.first].round_results;
                assert!(!round_results.iter().any(met), "{count} players, round {round}");
                let (one, other) = (sections.of[pairing.first], sections.of[second]);
                let inside = round == 1 || round > 4;
                assert!(!inside || one == other, "{count} players, round {round}");
            }
            let there = (0..count).filter(|player| table.is_in_next_draw(*player)).count();
            assert_eq!(seen.len(), there, "{count} players, round {round}");
            let byes: Vec<usize> =
                drawn.pairings.iter().filter(|p| p.second.is_none()).map(|p| p.first).collect();
            match round {
                1..=4 => assert_eq!(byes.len(), there % 2),
                _ => assert!(byes.len() <= sections.labels.len()),
            }
            if let (1, Some(bye)) = (round, byes.first()) {
                assert_eq!(sections.of[*bye], sections.labels.len() - 1, "the lowest section");
            }
            play(&mut table, &drawn, &mut seed);
        }
    }
}

/// `Pairings: round 2 equal`: with equal numbers of losers above and winners below, each winner
/// plays one of the losers.
#[test]
fn winners_of_a_section_meet_losers_of_the_one_above() {
    let mut table = players(32);
    table.rounds = Some(6);
    table.initial_colour = Some(Colour::White);
    let sections = TournamentSections::new(congress(), &table, &[], None);
    let first = draw_porous_section_round(congress(), &table, &sections).unwrap();
    play(&mut table, &first, &mut 0);
    // The higher number wins every game.
    for player in 0..32 {
        let contestant = &mut table.contestants[player];
        let [RoundResult::Game { opponent, result, .. }] = &mut contestant.round_results[..] else {
            panic!()
        };
        *result = if player < *opponent { PlayerGameResult::Win } else { PlayerGameResult::Loss };
    }
    let second = draw_porous_section_round(congress(), &table, &sections).unwrap();
    let mut between = [0; 4];
    for pairing in &second.pairings {
        let pair = [pairing.first, pairing.second.unwrap()];
        let mut of: Vec<(usize, GamePoints)> =
            pair.iter().map(|player| (sections.of[*player], table.total_points(*player))).collect();
        of.sort_unstable();
        match of[..] {
            [(one, points), (other, more)] if one + 1 == other => {
                assert_eq!((points, more), (GamePoints::ZERO, GamePoints::ONE));
                between[one] += 1;
            }
            [(0, points), (0, more)] => assert_eq!([points, more], [GamePoints::ONE; 2]),
            [(3, points), (3, more)] => assert_eq!([points, more], [GamePoints::ZERO; 2]),
            _ => panic!("{of:?} should not meet"),
        }
    }
    assert_eq!(between, [4, 4, 4, 0]);
}
