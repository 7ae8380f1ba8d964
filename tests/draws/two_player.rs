//! The knock-out of two-player Diplomacy through workbooks: rounds drawn from earlier
//! games, the extra qualifier among those beaten twice, matches to a lead of two, and a
//! whole knock-out of twenty through annotated copies alone.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::support::formulas::{Sheets, Value, recalculated};
use crate::support::{self, Folder, Row};
use model::CellValue;

/// A game: round, number, both players and the result.
#[derive(Clone, Debug)]
struct Game {
    round: String,
    number: String,
    home: String,
    away: String,
    result: &'static str,
}

struct Knockout {
    players: usize,
    /// Whether `Entries` has the columns of group and place.
    groups: bool,
    games: Vec<Game>,
    /// Rows of `Games`.
    centres: String,
    folder: Folder,
}

impl Knockout {
    fn of(players: usize, groups: bool) -> Knockout {
        Knockout {
            players,
            groups,
            games: Vec::new(),
            centres: String::new(),
            folder: Folder::new(),
        }
    }

    /// Twenty in groups 1 to 5: numbers 1 to 4 in the first, A to D, and so on, with the
    /// qualifying games played: the lower number wins, so 4, 8, 12, 16 and 20 lose twice.
    fn qualified() -> Knockout {
        let mut knockout = Knockout::of(20, true);
        for group in 0..5 {
            let n = |place: usize| (group * 4 + place).to_string();
            let number = |nth: usize| (group * 2 + nth).to_string();
            knockout.play("Q1", &number(1), &n(1), &n(2), "1-0");
            knockout.play("Q1", &number(2), &n(3), &n(4), "1-0");
            knockout.play("Q2", &(group + 1).to_string(), &n(2), &n(4), "1-0");
        }
        knockout
    }

    fn play(&mut self, round: &str, number: &str, home: &str, away: &str, result: &'static str) {
        let [round, number, home, away] = [round, number, home, away].map(str::to_string);
        self.games.push(Game { round, number, home, away, result });
    }

    fn text(&self) -> String {
        let mut text = "## Event\nTitle | Knock-out\nFormat | two-player\nRules | two-player-diplomacy\nDate | @2026-05-02\nSeed | 77\n## Entries\nEntry | Player 1 | Group | Group place\n".to_string();
        for n in 1..=self.players {
            let group = match self.groups {
                true => format!("{} | {}", n.div_ceil(4), ["D", "A", "B", "C"][n % 4]),
                false => " | ".to_string(),
            };
            writeln!(text, "{n} | Player {n:02} | {group}").unwrap();
        }
        text.push_str("## Matches\nRound | Table | Home | Away | Result\n");
        for game in &self.games {
            let Game { round, number, home, away, result } = game;
            writeln!(text, "'{round} | {number} | {home} | {away} | '{result}").unwrap();
        }
        text.push_str(
            "## Games\nRound | Board | Power | Player | 1901 | 1902 | 1903 | 1904 | 1905\n",
        );
        text.push_str(&self.centres);
        text
    }

    fn run(&self) -> Vec<Row> {
        self.folder.add("knockout.xlsx", &self.text());
        let said = self.folder.run();
        assert!(said.status <= 1, "{said:#?}");
        self.folder.rows("draws")
    }

    fn pairs(&self) -> Vec<(String, String, [String; 2])> {
        let pair = |row: &Row| {
            (row["round"].clone(), row["table"].clone(), [row["a"].clone(), row["b"].clone()])
        };
        self.run().iter().map(pair).collect()
    }

    /// Plays the drawn games; the lower number wins unless `upset` is true.
    fn play_drawn(&mut self, upset: impl Fn(&str, usize, usize) -> bool) -> String {
        let pairs = self.pairs();
        let round = pairs[0].0.clone();
        for (round, number, [home, away]) in pairs {
            let (one, other): (usize, usize) = (home.parse().unwrap(), away.parse().unwrap());
            let home_wins = (one < other) != upset(&round, one.min(other), one.max(other));
            self.play(&round, &number, &home, &away, if home_wins { "1-0" } else { "0-1" });
        }
        round
    }

    fn centres(&mut self, round: &str, player: usize, years: &[u32]) {
        let years: Vec<String> = years.iter().map(u32::to_string).collect();
        writeln!(self.centres, "{round} | | | {player} | {}", years.join(" | ")).unwrap();
    }

    /// The annotated copy of the last run.
    fn copy(&self) -> model::WorkbookCopy {
        let bytes = std::fs::read(self.folder.out().join("returns/knockout.xlsx")).unwrap();
        returns::read_workbook_copy(&bytes).unwrap()
    }

    fn place(&self, entry: usize) -> (String, String) {
        let rows = self.folder.rows("standings");
        let row = rows.iter().find(|row| row["entry"] == entry.to_string()).unwrap();
        (row["place"].clone(), row["tied"].clone())
    }
}

/// Groups by lot; the first games are A against B and C against D.
#[test]
fn the_first_games_are_those_of_groups() {
    let knockout = Knockout::of(20, true);
    let pairs = knockout.pairs();
    assert_eq!(pairs.len(), 10);
    assert_eq!(pairs[0], ("Q1".into(), "1".into(), ["1".into(), "2".into()]));
    assert_eq!(pairs[1], ("Q1".into(), "2".into(), ["3".into(), "4".into()]));
    assert_eq!(pairs[9], ("Q1".into(), "10".into(), ["19".into(), "20".into()]));
    let by_lot = Knockout::of(20, false);
    let pairs = by_lot.pairs();
    let all: BTreeSet<&String> = pairs.iter().flat_map(|(_, _, pair)| pair).collect();
    assert_eq!((pairs.len(), all.len()), (10, 20));
    assert!(by_lot.run()[0]["note"].contains("group 1"), "{:?}", by_lot.run()[0]);
    assert!(by_lot.folder.problems().iter().all(|told| !told.starts_with("error")));
}

/// Qualifying (d): totals 8, second 5; then the years of the second game, backwards from
/// the last year of the shortest.
const BEATEN_TWICE: &str = "
what           | 4 first | 4 second | 8 first | 8 second | chosen | ties of 4
total          | 3 4     | 3 4      | 3 2     | 3 3      | 4      | centres=8
total of 8     | 3 4     | 3 4      | 3 6     | 3 3      | 8      | centres=8
second         | 3 4     | 3 4      | 3 3     | 3 5      | 8      | centres=8;second=4
second of 4    | 3 3     | 3 5      | 3 4     | 3 4      | 4      | centres=8;second=5
common year    | 3 4     | 3 5 4    | 3 4     | 3 4      | 4      | centres=8;second=4;year 1902=5
backwards      | 3 4     | 4 4 4    | 3 4     | 3 4 4    | 4      | centres=8;second=4;year 1903=4;year 1902=4;year 1901=4
";

#[test]
fn the_one_more_of_those_beaten_twice() {
    let numbers = |cell: &str| -> Vec<u32> {
        cell.split_whitespace().map(|number| number.parse().unwrap()).collect()
    };
    for line in BEATEN_TWICE.trim().lines().skip(1) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let mut knockout = Knockout::qualified();
        for (nth, player) in [(1, 4), (3, 8)] {
            knockout.centres("Q1", player, &numbers(cells[nth]));
            knockout.centres("Q2", player, &numbers(cells[nth + 1]));
        }
        for player in [12, 16, 20] {
            knockout.centres("Q1", player, &[3, 1]);
            knockout.centres("Q2", player, &[3, 1]);
        }
        let pairs = knockout.pairs();
        assert_eq!(pairs.len(), 8, "{line}");
        let playing: BTreeSet<&str> =
            pairs.iter().flat_map(|(_, _, pair)| pair).map(String::as_str).collect();
        let out = if cells[5] == "4" { "8" } else { "4" };
        assert!(playing.contains(cells[5]) && !playing.contains(out), "{line}");
        for (round, _, pair) in &pairs {
            let group = |label: &String| label.parse::<usize>().unwrap().div_ceil(4);
            assert_eq!(round, "1.1");
            assert_ne!(group(&pair[0]), group(&pair[1]), "own group");
        }
        let rows = knockout.folder.rows("standings");
        let row = rows.iter().find(|row| row["entry"] == "4").unwrap();
        assert_eq!(row["tiebreaks"], cells[6], "{line}");
    }
}

#[test]
fn without_centres_nobody_is_chosen() {
    let knockout = Knockout::qualified();
    assert!(knockout.pairs().is_empty());
    assert!(knockout.folder.problems().iter().any(|p| p.starts_with("warning centres-unknown")));
}

#[test]
fn a_coin_is_the_last_resort() {
    let mut knockout = Knockout::qualified();
    for player in [4, 8, 12, 16, 20] {
        knockout.centres("Q1", player, &[3, 4]);
        knockout.centres("Q2", player, &[3, 4]);
    }
    assert_eq!(knockout.pairs().len(), 8);
    let lots: BTreeSet<String> = knockout
        .folder
        .rows("standings")
        .into_iter()
        .filter_map(|row| row["tiebreaks"].split(";lot=").nth(1).map(str::to_string))
        .collect();
    assert_eq!(lots, ["1", "2", "3", "4", "5"].map(str::to_string).into_iter().collect());
}

/// Games of winners and losers by the numbers of the first games: Phase One (b), and Phase
/// Two in our reading.
#[test]
fn second_games_follow_the_numbers_of_the_first() {
    let mut knockout = Knockout::qualified();
    for player in [4, 8, 12, 16, 20] {
        knockout.centres("Q1", player, &[3, if player == 4 { 5 } else { 4 }]);
        knockout.centres("Q2", player, &[3, 4]);
    }
    // Winners of games 1 to 8: 1, 5, 9, ..., whatever their opponents.
    let firsts = [(1, 6), (5, 2), (9, 14), (13, 10), (17, 3), (7, 18), (11, 4), (15, 19)];
    for (number, (home, away)) in (1..).zip(firsts) {
        knockout.play("1.1", &number.to_string(), &home.to_string(), &away.to_string(), "1-0");
    }
    let expected = [
        (1, 13),
        (5, 9),
        (17, 15),
        (7, 11), // 1 v 4, 2 v 3, 5 v 8, 6 v 7
        (6, 2),
        (14, 4),
        (10, 18),
        (3, 19), // 1 v 2, 3 v 7, 4 v 6, 5 v 8
    ];
    let pairs = knockout.pairs();
    let drawn: Vec<(usize, usize)> =
        pairs.iter().map(|(_, _, [a, b])| (a.parse().unwrap(), b.parse().unwrap())).collect();
    assert_eq!(drawn, expected);
    assert!(pairs.iter().all(|(round, ..)| round == "1.2"));
    // A drawn game leaves its players in place.
    let mut drawn_game = Knockout {
        folder: Folder::new(),
        games: knockout.games.clone(),
        centres: knockout.centres.clone(),
        ..Knockout::of(20, true)
    };
    drawn_game.games.last_mut().unwrap().result = "1/2-1/2";
    assert_eq!(drawn_game.pairs().len(), 6, "games 5 v 8 of both kinds wait");
    assert!(drawn_game.folder.problems().iter().any(|p| p.starts_with("warning game-drawn")));
}

/// From entries to the champion, round by round.
#[test]
fn a_knock_out_of_twenty_has_a_champion() {
    let mut knockout = Knockout::of(20, false);
    let mut rounds = Vec::new();
    let mut firsts: BTreeMap<String, BTreeSet<[String; 2]>> = BTreeMap::new();
    for _ in 0..20 {
        let pairs = knockout.pairs();
        assert_eq!(recalculated(&format!("{rounds:?}"), &knockout.copy()), 40);
        if pairs.is_empty() {
            break;
        }
        for (round, _, pair) in &pairs {
            let mut pair = pair.clone();
            pair.sort();
            if round == "1.3" || round == "2.3" {
                let first = format!("{}.1", &round[..1]);
                assert!(!firsts[&first].contains(&pair), "a repeat of the first game");
            }
            firsts.entry(round.clone()).or_default().insert(pair);
        }
        // The first two games of the final are shared.
        let shared = !rounds.contains(&"F".to_string());
        let round = knockout.play_drawn(|round, _, _| round == "F" && shared);
        if round == "F" && shared {
            knockout.games.last_mut().unwrap().result =
                knockout.games[knockout.games.len() - 2].result;
        }
        if round == "Q2" {
            for player in 1..=20 {
                knockout.centres("Q1", player, &[3, 4 + player as u32 % 5]);
                knockout.centres("Q2", player, &[3, 4 + player as u32 % 3]);
            }
        }
        rounds.push(round);
    }
    assert_eq!(
        rounds,
        ["Q1", "Q2", "1.1", "1.2", "1.3", "2.1", "2.2", "2.3", "SF", "F", "F"],
        "{:#?}",
        knockout.folder.rows("problems")
    );
    let events = knockout.folder.rows("events");
    assert_eq!(events[0]["state"], "final", "{:#?}", knockout.folder.rows("problems"));
    let titles: Vec<Row> = knockout.folder.rows("awards");
    assert_eq!(titles.len(), 1);
    assert_eq!(titles[0]["kind"], "title");
    assert!(titles[0]["basis"].starts_with("Champion: 3 - 1 in the final"), "{titles:?}");
    // Final: four games, of which the winner has two more than the loser.
    assert!(titles[0]["basis"].ends_with(", a lead of 2"), "{titles:?}");
    let places: Vec<(String, String)> = knockout
        .folder
        .rows("standings")
        .into_iter()
        .map(|row| (row["place"].clone(), row["tied"].clone()))
        .collect();
    let expected =
        [("1", 1), ("2", 1), ("3", 2), ("5", 2), ("7", 2), ("9", 4), ("13", 4), ("17", 4)];
    let expected: Vec<(String, String)> = expected
        .iter()
        .flat_map(|(place, tied)| vec![(place.to_string(), tied.to_string()); *tied])
        .collect();
    assert_eq!(places, expected);
    assert_eq!(knockout.place(1), ("1".to_string(), "1".to_string()));
}

#[test]
fn other_numbers_are_told_and_groups_are_even() {
    for (players, games) in [(18, 8), (19, 9), (22, 10)] {
        let knockout = Knockout::of(players, false);
        assert_eq!(knockout.pairs().len(), games, "{players}");
        assert!(knockout.folder.problems().iter().any(|p| p.starts_with("warning other-entrants")));
    }
}

/// The list of rules and their files.
#[test]
fn every_rule_of_the_knock_out_has_its_state() {
    let set = packs::all_packs().find(|pack| pack.source().id == "two-player-diplomacy").unwrap();
    let path = support::project().join("tests/rules/two-player-diplomacy/clauses.csv");
    let printed = support::rows(&std::fs::read_to_string(path).unwrap());
    let named: Vec<[&str; 2]> =
        printed.iter().map(|row| [row["clause"].as_str(), row["topic"].as_str()]).collect();
    let listed = &set.clauses().unwrap().clause;
    let own: Vec<[&str; 2]> =
        listed.iter().map(|entry| [entry.clause.as_str(), entry.topic.as_str()]).collect();
    assert_eq!(own, named);
    for entry in listed {
        assert!(!entry.rule.is_empty(), "{}", entry.clause);
        let file = entry.file.as_deref().unwrap();
        assert!(support::project().join(file).exists(), "{file}");
    }
}

/// The annotated copy has the games on its sheets Draw and Games; run unchanged, it gives
/// the same.
#[test]
fn the_next_games_stand_in_the_annotated_copy() {
    let mut knockout = Knockout::of(20, false);
    for round in ["Q1", "Q2"] {
        let drawn = knockout.pairs();
        assert!(drawn.iter().all(|(own, ..)| own == round));
        let copy = std::fs::read(knockout.folder.out().join("returns/knockout.xlsx")).unwrap();
        std::fs::write(knockout.folder.returns().join("knockout.xlsx"), copy).unwrap();
        let said = knockout.folder.run();
        assert_eq!(said.status, 0, "{said:#?}");
        let again: Vec<(String, [String; 2])> = knockout
            .folder
            .rows("draws")
            .iter()
            .map(|row| (row["table"].clone(), [row["a"].clone(), row["b"].clone()]))
            .collect();
        let first: Vec<(String, [String; 2])> =
            drawn.into_iter().map(|(_, table, pair)| (table, pair)).collect();
        assert_eq!(again, first);
        knockout.play_drawn(|_, _, _| false);
    }
}

/// The knock-out with the extra qualifier (player 4), played up to a round: the first
/// player of each game wins.
fn played_to(round: &str) -> Knockout {
    let mut knockout = Knockout::qualified();
    for player in [4, 8, 12, 16, 20] {
        knockout.centres("Q1", player, &[3, if player == 4 { 5 } else { 4 }]);
        knockout.centres("Q2", player, &[3, 4]);
    }
    // Winners 1 v 4, 2 v 3, 5 v 8, 6 v 7; losers 1 v 2, 3 v 7, 4 v 6, 5 v 8; then losers of
    // winners' games against winners of losers' games.
    let rounds: [(&str, &[(usize, usize)]); 7] = [
        ("1.1", &[(1, 6), (5, 2), (9, 14), (13, 10), (17, 3), (7, 18), (11, 4), (15, 19)]),
        ("1.2", &[(1, 13), (5, 9), (17, 15), (7, 11), (6, 2), (14, 4), (10, 18), (3, 19)]),
        ("1.3", &[(13, 6), (9, 10), (15, 14), (11, 3)]),
        ("2.1", &[(1, 13), (5, 9), (17, 15), (7, 11)]),
        ("2.2", &[(1, 7), (5, 17), (13, 9), (15, 11)]),
        ("2.3", &[(7, 15), (17, 13)]),
        ("SF", &[(1, 7), (5, 17)]),
    ];
    for (own, games) in rounds.into_iter().take_while(|(own, _)| *own != round) {
        for (number, (home, away)) in (1..).zip(games) {
            let [home, away] = [home, away].map(|player| player.to_string());
            if own == "SF" {
                let (first, second) = ((2 * number - 1).to_string(), (2 * number).to_string());
                knockout.play(own, &first, &home, &away, "1-0");
                knockout.play(own, &second, &away, &home, "0-1");
            } else {
                knockout.play(own, &number.to_string(), &home, &away, "1-0");
            }
        }
    }
    knockout
}

/// Games against the rules: the round, both players, the code, and words of the message.
/// Groups are 1 to 4, 5 to 8 and so on; 1 and 3, 2 and 4 are not A and B, C and D.
const NOT_GIVEN: &str = "
clause            | round | home | away | code              | words
Qualifying (b)    | Q1    | 1    | 3    | pairing-not-given | in group 1 A meets B and C meets D (Qualifying (b))
Qualifying (b)    | Q1    | 1    | 5    | pairing-not-given | they are of groups 1 and 2 (Qualifying (b))
Qualifying (c)    | Q2    | 1    | 4    | pairing-not-given | 1 (Player 01) has come through to round 1.1 (Qualifying (c))
Qualifying (c)    | Q2    | 4    | 6    | pairing-not-given | they are of groups 1 and 2 (Qualifying (c))
Phase One (a)     | 1.1   | 1    | 2    | own-group         | The game 1 (Player 01) against 2 (Player 02)
Qualifying (d)    | 1.1   | 1    | 8    | plays-on          | 8 (Player 08) was eliminated in round Q2
Phase One (b)[i]  | 1.2   | 1    | 5    | pairing-not-given | 1 (Player 01) won game 1, 5 (Player 05) won game 2, and the winners of games 1 and 4, 2 and 3, 5 and 8, 6 and 7 meet
Phase One (b)[ii] | 1.2   | 6    | 14   | pairing-not-given | 6 (Player 06) lost game 1, 14 (Player 14) lost game 3, and the losers of games 1 and 2, 3 and 7, 4 and 6, 5 and 8 meet
Phase One (b)     | 1.2   | 1    | 2    | pairing-not-given | 1 (Player 01) won game 1, 2 (Player 02) lost game 2
Phase One (b)     | 1.2   | 1    | 6    | pairing-not-given | they have met in round 1.1
Phase One (c)     | 1.3   | 13   | 10   | pairing-not-given | they have met in round 1.1 (Phase One (c))
Phase One (c)     | 1.3   | 13   | 9    | pairing-not-given | both come from the games of the winners
Phase One (b)[ii] | 1.3   | 13   | 2    | plays-on          | 2 (Player 02) was eliminated in round 1.2
Phase One (b)[i]  | 1.3   | 1    | 6    | pairing-not-given | 1 (Player 01) has come through to round 2.1
Phase One         | 2.1   | 1    | 6    | plays-on          | 6 (Player 06) was eliminated in round 1.3
Phase Two         | 2.2   | 1    | 5    | pairing-not-given | the winners of games 1 and 4, 2 and 3 meet (Phase Two)
Phase Two         | 2.3   | 17   | 15   | pairing-not-given | they have met in round 2.1 (Phase Two)
Phase Two         | SF    | 1    | 15   | plays-on          | 15 (Player 15) was eliminated in round 2.3
Semi-finals       | F     | 1    | 7    | plays-on          | 7 (Player 07) was eliminated in the semi-final
";

#[test]
fn games_that_the_rules_do_not_give_are_told_with_their_players() {
    for line in NOT_GIVEN.trim().lines().skip(1) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [clause, round, home, away, code, words] = cells[..] else { panic!("{line}") };
        let mut knockout = match round {
            "Q1" => Knockout::of(20, true),
            "Q2" => {
                let mut knockout = Knockout::qualified();
                knockout.games.retain(|game| game.round == "Q1");
                knockout
            }
            round => played_to(round),
        };
        assert_eq!(told_of(&knockout), [] as [(String, String); 0], "{clause}, before {round}");
        knockout.play(round, "1", home, away, "1-0");
        let told = told_of(&knockout);
        let found = told.iter().any(|(known, message)| known == code && message.contains(words));
        assert!(found, "{line}: {told:#?}");
    }
}

/// A game of a round that nobody has reached, although earlier rounds are entered.
#[test]
fn a_round_cannot_be_left_out() {
    for (before, round, home, away, words) in [
        ("Q1", "1.1", "2", "6", "2 (Player 02) has no game of round Q2 (Qualifying (c))"),
        ("1.1", "1.2", "1", "5", "1 (Player 01) has no game of round 1.1 (Phase One (a))"),
        ("2.1", "SF", "1", "5", "1 (Player 01) has no game of round 2.1 (Phase Two)"),
        ("SF", "F", "1", "5", "1 (Player 01) has no game of the semi-final (Semi-finals)"),
    ] {
        let mut knockout = match before {
            "Q1" => Knockout::qualified(),
            before => played_to(before),
        };
        if before == "Q1" {
            knockout.games.retain(|game| game.round == "Q1");
        }
        knockout.play(round, "1", home, away, "1-0");
        let told = told_of(&knockout);
        let is_told = |(code, message): &(String, String)| {
            code == "pairing-not-given" && message.contains(words)
        };
        assert!(told.iter().any(is_told), "{round} after {before}: {told:#?}");
    }
}

/// A return of only the last rounds does not show earlier ones.
#[test]
fn rounds_before_the_first_that_is_entered_were_played_elsewhere() {
    let mut knockout = Knockout::of(20, true);
    knockout.play("F", "1", "1", "5", "1-0");
    let told = told_of(&knockout);
    assert!(told.iter().all(|(code, _)| code != "pairing-not-given"), "{told:#?}");
}

/// Warnings and errors of a run: code and message.
fn told_of(knockout: &Knockout) -> Vec<(String, String)> {
    knockout.run();
    let rows = knockout.folder.rows("problems").into_iter();
    let rows = rows.filter(|row| row["severity"] != "note" && row["code"] != "phase-does-not-fit");
    rows.map(|row| (row["code"].clone(), row["message"].clone())).collect()
}

/// If nothing can be drawn and the final is undecided, the reason is reported.
#[test]
fn no_stage_ends_in_silence() {
    type Row = (&'static str, &'static str, &'static str, &'static str);
    let ends: [(&str, &[Row], &str, &str); 5] = [
        ("1.3", &[("1.3", "13", "9", "1-0")], "nobody-to-meet", "in round 1.3"),
        ("2.3", &[("2.3", "7", "17", "1-0")], "nobody-to-meet", "13 (Player 13), 15 (Player 15)"),
        ("F", &[("F", "1", "7", "1-0"), ("F", "7", "1", "0-1")], "plays-on", "7 (Player 07)"),
        (
            "2.2",
            &[
                ("2.2", "1", "7", "1-0"),
                ("2.2", "5", "17", "1-0"),
                ("2.2", "13", "9", "1-0"),
                ("2.2", "15", "11", ""),
            ],
            "results-awaited",
            "15 (Player 15) against 11 (Player 11) of round 2.2",
        ),
        ("1.2", &[("1.2", "1", "", "")], "bye-not-given", "1 (Player 01) has a bye in round 1.2"),
    ];
    for (round, games, code, words) in ends {
        let mut knockout = played_to(round);
        for (number, (round, home, away, result)) in (1..).zip(games) {
            knockout.play(round, &number.to_string(), home, away, result);
        }
        knockout.run();
        let rows = knockout.folder.rows("problems");
        let found = rows.iter().any(|row| row["code"] == code && row["message"].contains(words));
        assert!(found, "{code}: {rows:#?}");
    }
}

/// Impossible or unknown centres choose nobody.
#[test]
fn nobody_is_chosen_by_centres_that_cannot_be() {
    for (centres, code) in
        [("-3", "odd-centres"), ("40", "odd-centres"), ("3.5", "no-whole-number")]
    {
        let mut knockout = Knockout::qualified();
        for player in [4, 8, 12, 16, 20] {
            knockout.centres("Q2", player, &[3, 4]);
            if player > 4 {
                knockout.centres("Q1", player, &[3, 4]);
            }
        }
        writeln!(knockout.centres, "Q1 | | | 4 | 3 | {centres}").unwrap();
        assert!(knockout.pairs().is_empty(), "{centres}");
        let codes: Vec<String> = told_of(&knockout).into_iter().map(|(code, _)| code).collect();
        assert!(codes.contains(&code.to_string()), "{centres}: {codes:?}");
        assert!(codes.contains(&"centres-unknown".to_string()), "{centres}: {codes:?}");
    }
    // Qualifying (d) tie 3: the year before is unknown for one of two level players.
    let mut knockout = Knockout::qualified();
    knockout.centres("Q1", 4, &[3, 4]);
    knockout.centres("Q2", 4, &[3, 4]);
    knockout.centres("Q1", 8, &[3, 4]);
    writeln!(knockout.centres, "Q2 | | | 8 | | 4").unwrap();
    for player in [12, 16, 20] {
        knockout.centres("Q1", player, &[3, 1]);
        knockout.centres("Q2", player, &[3, 1]);
    }
    assert!(knockout.pairs().is_empty());
    let told = told_of(&knockout);
    assert!(
        told.iter().any(|(_, message)| message.contains("these are not known for 8")),
        "{told:?}"
    );
}

/// Standings of the annotated copy follow a changed result.
#[test]
fn a_changed_result_moves_the_standings() {
    let mut knockout = played_to("F");
    knockout.play("F", "1", "1", "5", "1-0");
    knockout.play("F", "2", "5", "1", "0-1");
    knockout.run();
    let copy = knockout.copy();
    assert_eq!(recalculated("the champion", &copy), 40);
    let standings = copy.sheets.iter().find(|sheet| sheet.name == "Standings").unwrap();
    let row = |label: &str| {
        let text = CellValue::Text(label.into());
        standings.cells.iter().find(|cell| cell.column == 4 && cell.value == text).unwrap().row
    };
    let rows = copy.sheets.iter().find(|sheet| sheet.name == "Matches").unwrap();
    let last = rows.cells.iter().map(|cell| cell.row).max().unwrap();
    // With the final reversed, 5 is Champion with ten rounds, 1 second with nine.
    let [home, away] = ["0-1", "1-0"].map(|result| CellValue::Text(result.into()));
    let mut cells = Sheets::of(&copy);
    cells.put("Matches", last - 1, 4, &home);
    cells.put("Matches", last, 4, &away);
    for (label, place, score) in [("5", 1.0, 10.0), ("1", 2.0, 9.0), ("7", 3.0, 8.0)] {
        assert_eq!(cells.value("Standings", row(label), 6), Value::Number(score), "{label}");
        assert_eq!(cells.value("Standings", row(label), 3), Value::Number(place), "{label}");
    }
    // With shared games, both are still in the final.
    let mut cells = Sheets::of(&copy);
    cells.put("Matches", last, 4, &away);
    for label in ["1", "5"] {
        assert_eq!(cells.value("Standings", row(label), 6), Value::Number(9.0), "{label}");
    }
}
