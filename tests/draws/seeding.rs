//! Seeding of Diplomacy boards through workbooks: weekends of any size drawn round by
//! round, checked against the rules by independent counts, and against laws for every draw.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::support::{Folder, Row};

const POWERS: [&str; 7] =
    ["Austria-Hungary", "England", "France", "Germany", "Italy", "Russia", "Turkey"];

/// The group of a power (rule 20).
fn group(power: &str) -> usize {
    match power {
        "England" | "France" | "Germany" => 0,
        "Russia" | "Turkey" => 1,
        _ => 2,
    }
}

/// A seat: the round, the board, the power, the player.
type Seat = (usize, String, String, String);

/// A growing weekend: its sheets besides the event.
struct Weekend {
    event: String,
    entries: Vec<String>,
    seats: Vec<Seat>,
    folder: Folder,
}

impl Weekend {
    fn new(event: &str, entries: Vec<String>) -> Weekend {
        Weekend { event: event.to_string(), entries, seats: Vec::new(), folder: Folder::new() }
    }

    /// A weekend of players; with `teams`, every three form a team.
    fn of(players: usize, teams: bool, seed: u64) -> Weekend {
        let entry = |n: usize| match teams {
            true => format!("{n} | Player {n:03} | T{} | | ", n.div_ceil(3)),
            false => format!("{n} | Player {n:03} | | | "),
        };
        let event = format!("Rounds | 3\nSeed | {seed}\n");
        Weekend::new(&event, (1..=players).map(entry).collect())
    }

    fn text(&self) -> String {
        let mut text = format!(
            "## Event\nTitle | Weekend\nFormat | diplomacy\nRules | nzdc-1999\nDate | @2026-05-02\n{}## Entries\nEntry | Player 1 | Team of | Byes | Status\n",
            self.event
        );
        for entry in &self.entries {
            writeln!(text, "{entry}").unwrap();
        }
        let last = self.seats.iter().map(|seat| seat.0).max().unwrap_or(0);
        writeln!(text, "## Games\nRound | Board | Power | Player | 1901 | Ending").unwrap();
        for (round, board, power, player) in &self.seats {
            // Every round was played except one marked as coming.
            let centres = if *round == last && self.event.contains("coming") { "" } else { "3" };
            writeln!(text, "{round} | {board} | {power} | {player} | {centres} |").unwrap();
        }
        text
    }

    /// Runs and returns the next round as seats.
    fn draw(&self) -> Vec<Seat> {
        self.folder.add("weekend.xlsx", &self.text());
        let said = self.folder.run();
        assert!(said.status <= 1, "{said:#?}");
        self.folder.rows("draws").iter().map(seat).collect()
    }

    /// Runs the annotated copy of the last run unchanged.
    fn returned(&self) -> Vec<Seat> {
        let copy = std::fs::read(self.folder.out().join("returns/weekend.xlsx")).unwrap();
        std::fs::write(self.folder.returns().join("weekend.xlsx"), copy).unwrap();
        let said = self.folder.run();
        assert!(said.status <= 1, "{said:#?}");
        self.folder.rows("draws").iter().map(seat).collect()
    }

    /// Draws a round and plays it.
    fn play(&mut self) -> Vec<Seat> {
        let drawn = self.draw();
        self.seats.extend(drawn.iter().cloned());
        drawn
    }
}

fn seat(row: &Row) -> Seat {
    assert_eq!(row["b"], "");
    let power = row["note"].split("; ").next().unwrap().strip_prefix("power=").unwrap();
    assert!(POWERS.contains(&power), "{power}");
    (row["round"].parse().unwrap(), row["table"].clone(), power.to_string(), row["a"].clone())
}

/// The players of each board.
fn boards(seats: &[Seat]) -> BTreeMap<(usize, &str), BTreeSet<&str>> {
    let mut boards: BTreeMap<(usize, &str), BTreeSet<&str>> = BTreeMap::new();
    for (round, board, _, player) in seats {
        assert!(boards.entry((*round, board)).or_default().insert(player), "{player} sits twice");
    }
    boards
}

/// The violations of a seating: third meetings, threes that meet again, repeated powers,
/// second powers of a group.
fn counted(seats: &[Seat]) -> [usize; 4] {
    let boards = boards(seats);
    let (mut pairs, mut threes) = (BTreeMap::new(), BTreeMap::new());
    for players in boards.values() {
        let players: Vec<&&str> = players.iter().collect();
        for (c, third) in players.iter().enumerate() {
            for (b, second) in players[..c].iter().enumerate() {
                *pairs.entry([**second, **third]).or_insert(0usize) += 1;
                for first in &players[..b] {
                    *threes.entry([**first, **second, **third]).or_insert(0usize) += 1;
                }
            }
        }
    }
    let (mut powers, mut groups) = (BTreeMap::new(), BTreeMap::new());
    for (_, _, power, player) in seats {
        *powers.entry((player, power)).or_insert(0usize) += 1;
        *groups.entry((player, group(power))).or_insert(0usize) += 1;
    }
    let again = |counts: Vec<usize>| counts.into_iter().map(|count| count.saturating_sub(1)).sum();
    [
        pairs.values().filter(|count| **count > 2).count(),
        threes.values().filter(|count| **count > 1).count(),
        again(powers.into_values().collect()),
        again(groups.into_values().collect()),
    ]
}

/// Rule 20: two sevenths of the players must have a second power of the first group,
/// and rule 19: threes meet again with fewer than four boards only. With three boards
/// each board has three of another round's boards at least once: 3 × 3 rounds' pairs = 9.
const WEEKENDS: &str = "
players | thirds | threes | powers | groups
21      | 0      | 9      | 0      | 6
28      | 0      | 0      | 0      | 8
35      | 0      | 0      | 0      | 10
49      | 0      | 0      | 0      | 14
";

#[test]
fn a_weekend_meets_its_bounds() {
    for line in WEEKENDS.trim().lines().skip(1) {
        let numbers: Vec<usize> =
            line.split('|').map(|cell| cell.trim().parse().unwrap()).collect();
        let (players, expected) = (numbers[0], &numbers[1..]);
        let mut weekend = Weekend::of(players, true, players as u64);
        for round in 1..=3 {
            let drawn = weekend.play();
            assert_eq!(drawn.len(), players);
            assert!(drawn.iter().all(|seat| seat.0 == round));
            for players in boards(&drawn).values() {
                assert_eq!(players.len(), 7);
                let teams: BTreeSet<usize> = players
                    .iter()
                    .map(|label| label.parse::<usize>().unwrap().div_ceil(3))
                    .collect();
                assert!(round < 3 || teams.len() == 7, "team-mates at one board");
            }
        }
        assert_eq!(counted(&weekend.seats), expected, "{players} players");
        assert!(weekend.draw().is_empty(), "three rounds are played");
    }
}

/// With one or two boards players cannot be kept apart; this is reported with the bound.
#[test]
fn few_boards_are_drawn_as_well_as_can_be() {
    let mut weekend = Weekend::of(14, false, 3);
    (0..3).for_each(|_| drop(weekend.play()));
    // 14 players in 2 x 2 x 2 cells: six cells of two, so six third meetings.
    assert_eq!(counted(&weekend.seats)[0], 6);
    let mut weekend = Weekend::of(7, false, 3);
    (0..2).for_each(|_| drop(weekend.play()));
    assert_eq!(weekend.draw().len(), 7);
    let told = weekend.folder.rows("problems");
    let found = told.iter().find(|row| row["code"] == "draw-against-rules").unwrap();
    assert!(
        found["message"].contains("21 third meetings of two, the fewest possible"),
        "{found:?}"
    );
}

#[test]
fn who_stands_down_changes_with_the_rounds() {
    let mut weekend = Weekend::of(23, false, 11);
    let mut down: Vec<BTreeSet<String>> = Vec::new();
    for _ in 0..3 {
        let drawn = weekend.play();
        assert_eq!(drawn.len(), 21);
        let playing: BTreeSet<String> = drawn.into_iter().map(|seat| seat.3).collect();
        let all = (1..=23).map(|n| n.to_string());
        down.push(all.filter(|label| !playing.contains(label)).collect());
        assert!(weekend.folder.problems().iter().any(|p| p.starts_with("note stands-down")));
    }
    assert!(down[0].is_disjoint(&down[1]) && down[1].is_disjoint(&down[2]));
    assert!(down[0].is_disjoint(&down[2]));
}

#[test]
fn volunteers_stand_down_and_the_house_fills_positions() {
    // 30 players, four of whom asked round 1 off: two of the four stand down.
    let asks = |n: usize| if n.is_multiple_of(8) || n == 30 { "1" } else { "" };
    let entries = (1..=30).map(|n| format!("{n} | Player {n:02} | | {} | ", asks(n))).collect();
    let weekend = Weekend::new("Seed | 5\n", entries);
    let playing: BTreeSet<String> = weekend.draw().into_iter().map(|seat| seat.3).collect();
    assert_eq!(playing.len(), 28);
    let down: Vec<usize> = (1..=30).filter(|n| !playing.contains(&n.to_string())).collect();
    assert!(down.iter().all(|n| !asks(*n).is_empty()), "{down:?}");
    // 27 players and a position of the house.
    let mut entries: Vec<String> =
        (1..=27).map(|n| format!("{n} | Player {n:02} | | | ")).collect();
    entries.push("GM | Director | | | house".to_string());
    let weekend = Weekend::new("Seed | 5\n", entries);
    let drawn = weekend.draw();
    assert_eq!(drawn.len(), 28);
    assert!(drawn.iter().any(|seat| seat.3 == "GM"));
    // With 28 players the house does not play.
    let mut entries: Vec<String> =
        (1..=28).map(|n| format!("{n} | Player {n:02} | | | ")).collect();
    entries.push("GM | Director | | | house".to_string());
    let weekend = Weekend::new("Seed | 5\n", entries);
    assert!(weekend.draw().iter().all(|seat| seat.3 != "GM"));
}

#[test]
fn the_directors_own_places_are_kept() {
    let mut weekend = Weekend::of(28, false, 9);
    weekend.play();
    let own = [("1", "England", "5"), ("1", "Turkey", "17"), ("3", "Italy", "28")];
    weekend.event.push_str("Organiser | coming\n");
    let given = own.map(|(board, power, player)| {
        (2, board.to_string(), power.to_string(), player.to_string())
    });
    weekend.seats.extend(given.iter().cloned());
    let drawn = weekend.draw();
    assert_eq!(drawn.len(), 28);
    for seat in given {
        assert!(drawn.contains(&seat), "{seat:?}");
    }
}

#[test]
fn neither_rows_nor_names_move_anybody() {
    let mut weekend = Weekend::of(28, true, 4);
    weekend.play();
    let drawn: BTreeSet<Seat> = weekend.draw().into_iter().collect();
    weekend.entries.reverse();
    weekend.seats.reverse();
    for entry in &mut weekend.entries {
        *entry = entry.replace("Player", "Somebody");
    }
    assert_eq!(weekend.draw().into_iter().collect::<BTreeSet<_>>(), drawn);
    weekend.event = "Rounds | 3\nSeed | 5\n".to_string();
    assert_ne!(weekend.draw().into_iter().collect::<BTreeSet<_>>(), drawn, "the seed decides");
}

#[test]
fn late_comers_and_those_who_left_are_known() {
    let mut entries: Vec<String> =
        (1..=28).map(|n| format!("{n} | Player {n:02} | | | ")).collect();
    for n in 22..=28 {
        entries[n - 1] = format!("{n} | Player {n:02} | | | drop-in 2");
    }
    for n in 1..=7 {
        entries[n - 1] = format!("{n} | Player {n:02} | | | withdrawn after 2");
    }
    let mut weekend = Weekend::new("Seed | 2\nRounds | 3\n", entries);
    assert_eq!(weekend.play().len(), 21);
    assert_eq!(weekend.play().len(), 28);
    let last = weekend.play();
    assert_eq!(last.len(), 21);
    assert!(last.iter().all(|seat| seat.3.parse::<usize>().unwrap() > 7));
    assert_eq!(counted(&weekend.seats)[0], 0);
}

#[test]
fn rounds_that_break_the_rules_are_told() {
    let mut weekend = Weekend::of(28, true, 1);
    for round in 1..=3 {
        for (nth, power) in POWERS.iter().enumerate() {
            weekend.seats.push((round, "1".to_string(), power.to_string(), (nth + 1).to_string()));
        }
    }
    weekend.draw();
    let problems = weekend.folder.problems();
    let of = |code: &str| problems.iter().filter(|p| p.split(' ').nth(1) == Some(code)).count();
    assert_eq!(of("third-meeting"), 21);
    assert_eq!(of("power-again"), 7);
    assert_eq!(of("threes-meet-again"), 1);
    // Teams 1-3 and 4-6 of seven players.
    assert_eq!(of("team-mates-meet"), 6);
}

/// Rule 20 after the round: second powers of a group; a repeated power is reported
/// separately. Also seats of absent players.
#[test]
fn misses_of_the_guide_and_seats_of_the_absent_are_told_after_the_round() {
    let mut text = "## Event\nTitle | Weekend\nFormat | diplomacy\nRules | nzdc-1999\nDate | @2026-08-28\nDraw | none\n## Entries\nEntry | Player | Status\n".to_string();
    for player in 1..=21 {
        let status = match player {
            9 => "withdrawn after 1",
            10 => "drop-in 2",
            11 => "withdrawn",
            _ => "",
        };
        text.push_str(&format!("{player} | Player {player:02} | {status}\n"));
    }
    text.push_str("## Games\nRound | Board | Power | Player | Ending | 1901\n");
    // 1: Austria, Italy; 2: England, France; 3: France, Germany; 4: Germany, Russia;
    // 5: Italy again; 6: Russia, Turkey.
    let boards =
        [(1, [1, 2, 3, 4, 5, 6, 10]), (2, [9, 7, 2, 3, 1, 4, 6]), (3, [12, 13, 14, 15, 5, 16, 11])];
    for (round, players) in boards {
        for (power, player) in POWERS.iter().zip(players) {
            let played = if round < 3 { "time | 4" } else { "| " };
            text.push_str(&format!("{round} | 1 | {power} | {player} | {played}\n"));
        }
    }
    let folder = Folder::with(&text);
    folder.run();
    let told = |code: &str| -> Vec<String> {
        let rows = folder.rows("problems").into_iter().filter(|row| row["code"] == code);
        rows.map(|row| format!("{} {}", row["severity"], row["message"])).collect()
    };
    let again = told("group-again");
    let [again] = &again[..] else { panic!("{again:?}") };
    assert!(again.starts_with("note In 4 cases"), "{again}");
    for words in [
        "1 (Player 01) has Austria-Hungary in round 1 and Italy in round 2",
        "2 (Player 02) has England in round 1 and France in round 2",
        "3 (Player 03) has France in round 1 and Germany in round 2",
        "6 (Player 06) has Russia in round 1 and Turkey in round 2",
    ] {
        assert!(again.contains(words), "{again}");
    }
    assert_eq!(told("power-again").len(), 1, "Italy again");
    let away = told("seated-while-away");
    assert_eq!(away.len(), 3, "{away:?}");
    for words in [
        "9 (Player 09) sits at board 1 of round 2",
        "10 (Player 10) sits at board 1 of round 1",
        "11 (Player 11) sits at board 1 of round 3",
    ] {
        assert!(
            away.iter().any(|told| told.starts_with("warning") && told.contains(words)),
            "{away:?}"
        );
    }
}

/// The annotated copy has the next round on its Games sheet, below the existing rows.
#[test]
fn the_next_round_stands_in_the_annotated_copy() {
    let mut weekend = Weekend::of(28, true, 12);
    let first: BTreeSet<Seat> = weekend.draw().into_iter().collect();
    assert_eq!(weekend.returned().into_iter().collect::<BTreeSet<_>>(), first);
    weekend.play();
    let second: BTreeSet<Seat> = weekend.draw().into_iter().collect();
    assert_eq!(second.len(), 28);
    assert_eq!(weekend.returned().into_iter().collect::<BTreeSet<_>>(), second);
    let problems = weekend.folder.problems();
    assert!(problems.iter().all(|told| !told.contains("draw-name")), "{problems:?}");
}
