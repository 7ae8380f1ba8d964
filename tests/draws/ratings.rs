//! Ratings and title norms after tournaments, through whole runs: worked cases, and random tournaments
//! against a second reading of the handbook (B.02, B.01), in whole numbers, with the tables as
//! printed, and for norms by trying every selection of games and every score to come.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::support::{Folder, Row, palmares, project, rows, sweep};

/// A player of a tournament.
#[derive(Clone, Default)]
struct Player {
    rating: Option<i64>,
    title: &'static str,
    games: Option<i64>,
    born: Option<i64>,
    k: Option<i64>,
    federation: &'static str,
    is_woman: bool,
}

/// A tournament of entries 0, 1, 2 …
#[derive(Default)]
struct Tournament {
    date: &'static str,
    players: Vec<Player>,
    /// Rounds that are still to be played.
    to_come: usize,
    /// White, Black and result, by round; without Black a bye.
    rounds: Vec<Vec<(usize, Option<usize>, &'static str)>>,
}

fn rated(rating: i64) -> Player {
    Player { rating: Some(rating), ..Player::default() }
}

impl Tournament {
    /// The tournament of a player who meets all others, one a round.
    fn of_one(date: &'static str, own: Player, met: &[(Player, &'static str)]) -> Tournament {
        let players = std::iter::once(own).chain(met.iter().map(|(player, _)| player.clone()));
        let games = (1..).zip(met).map(|(black, (_, result))| vec![(0, Some(black), *result)]);
        Tournament { date, players: players.collect(), to_come: 0, rounds: games.collect() }
    }

    /// The return. Players have names of their own, so that no two returns hold the same event.
    fn text(&self, name: &str) -> String {
        let mut text = format!(
            "## Event\nTitle | {name}\nFormat | swiss\nRules | fide-ratings\nDate | @{}\n\
             Rounds | {}\n## Entries\n\
             Entry | Player | Rating | Title | Rated games | Birth year | K | Federation | Category\n",
            self.date,
            self.rounds.len() + self.to_come,
        );
        let cell = |number: Option<i64>| number.map(|own| own.to_string()).unwrap_or_default();
        for (at, own) in self.players.iter().enumerate() {
            let [rating, games, born, k] = [own.rating, own.games, own.born, own.k].map(cell);
            let (title, federation) = (own.title, own.federation);
            let category = if own.is_woman { "women" } else { "" };
            writeln!(
                text,
                "{at} | Player {at} of {name} | {rating} | {title} | {games} | {born} | {k} | {federation} | {category}"
            )
            .unwrap();
        }
        text.push_str("## Matches\nRound | White | Black | Result\n");
        for (round, games) in (1..).zip(&self.rounds) {
            for (white, black, result) in games {
                let black = black.map(|black| black.to_string()).unwrap_or_default();
                writeln!(text, "{round} | {white} | {black} | {result}").unwrap();
            }
        }
        text
    }
}

/// The rows of a table for each of some tournaments, by entry.
fn by_tournament(folder: &Folder, table: &str, count: usize) -> Vec<Vec<Row>> {
    let mut of_each = vec![Vec::new(); count];
    for row in folder.rows(table) {
        let nth: usize = row["event_key"].split('-').next().unwrap().parse().unwrap();
        of_each[nth].push(row);
    }
    for rows in &mut of_each {
        rows.sort_by_key(|row| row["entry"].parse::<usize>().unwrap());
    }
    of_each
}

/// A run over some tournaments, each in a return of its own.
fn run(tournaments: &[Tournament]) -> Folder {
    let folder = Folder::new();
    for (nth, tournament) in tournaments.iter().enumerate() {
        folder.add(&format!("{nth:04}.xlsx"), &tournament.text(&format!("Open {nth:04}")));
    }
    let said = folder.run_with(&["--only", "data"]);
    assert!(said.status <= 1, "{said:?}");
    folder
}

/// The columns that are compared.
const COLUMNS: [&str; 8] =
    ["rating", "games", "points", "expected", "k", "change", "new_rating", "performance"];

fn figures(row: &Row) -> String {
    COLUMNS.map(|column| row[column].as_str()).join(" ")
}

/// Cases worked out by hand, and published ones.
#[test]
fn a_tournament_changes_ratings_as_the_handbook_says() {
    let with = |player: Player, k| Player { k: Some(k), ..player };
    let one =
        |date, own: Player, met: &[(Player, &'static str)]| Tournament::of_one(date, own, met);
    let newcomer = [(1901, "1-0"), (1901, "1-0"), (1901, "1-0"), (1902, "0-1"), (1902, "0-1")];
    let newcomer = newcomer.map(|(rating, result)| (rated(rating), result));
    let weak = [(1000, "1-0"), (1100, "1-0"), (1200, "1-0")];
    let weak = weak.map(|(rating, result)| (rated(rating), result));
    let half = [1800, 1800, 1800, 1800, 1800].map(rated).into_iter();
    let half: Vec<(Player, &str)> = half.zip(["1-0", "1-0", "1-0", "1-0", "0-1"]).collect();
    let cases = [
        // 100 points above: .64; 10 x .36.
        ("2025-03-01", rated(2400), vec![(rated(2300), "1-0")], "2400 1 1 0.64 10 3.6 2404 3100"),
        // The 400-point rule, as FIDE published both sides of a game of November 2025: 2813
        // against 2400 counts 413 from October 2025, and 400 before.
        ("2025-11-01", rated(2813), vec![(rated(2400), "1-0")], "2813 1 1 0.93 10 0.7 2814 3200"),
        ("2025-09-01", rated(2813), vec![(rated(2400), "1-0")], "2813 1 1 0.92 10 0.8 2814 3200"),
        ("2025-11-01", rated(2400), vec![(rated(2813), "0-1")], "2400 1 0 0.08 10 -0.8 2399 2013"),
        // From 2650 on, below not: 649 points are .99, and 400 are .92.
        (
            "2025-11-01",
            rated(2650),
            vec![(rated(2001), "\u{bd}-\u{bd}")],
            "2650 1 0.5 0.99 10 -4.9 2645 2001",
        ),
        (
            "2025-11-01",
            rated(2649),
            vec![(rated(2001), "\u{bd}-\u{bd}")],
            "2649 1 0.5 0.92 10 -4.2 2645 2001",
        ),
        // Once an event in 2022 and 2023, for the greatest difference: .92, .97 (550) and .95 (470).
        (
            "2023-05-01",
            with(rated(1570), 20),
            vec![(rated(1000), "1-0"), (rated(1020), "1-0"), (rated(1100), "1-0")],
            "1570 3 3 2.84 20 3.2 1573 1840",
        ),
        (
            "2014-07-01",
            with(rated(1570), 20),
            vec![(rated(1000), "1-0"), (rated(1020), "1-0"), (rated(1100), "1-0")],
            "1570 3 3 2.76 20 4.8 1575 1840",
        ),
        // Below 1400 nobody is on the list since March 2024.
        ("2024-03-01", rated(1570), weak.to_vec(), "1570 0 0 0 20 0 1570 "),
        // 0.5 away from zero: 10 x (0 - .25) = -2.5.
        ("2025-03-01", rated(2400), vec![(rated(2595), "0-1")], "2400 1 0 0.25 10 -2.5 2397 1795"),
        // Unplayed games and unrated opponents do not count.
        (
            "2025-03-01",
            rated(2000),
            vec![(rated(2000), "+--"), (Player::default(), "1-0"), (rated(2000), "\u{bd}-\u{bd}")],
            "2000 1 0.5 0.5 20 0 2000 2000",
        ),
        // A junior below 2300, a newcomer, a master who lost points, and a title that shows one.
        (
            "2025-03-01",
            Player { born: Some(2007), ..rated(2299) },
            vec![(rated(2299), "1-0")],
            "2299 1 1 0.5 40 20 2319 3099",
        ),
        (
            "2025-03-01",
            Player { born: Some(2006), ..rated(2299) },
            vec![(rated(2299), "1-0")],
            "2299 1 1 0.5 20 10 2309 3099",
        ),
        (
            "2025-03-01",
            Player { born: Some(2007), ..rated(2300) },
            vec![(rated(2300), "1-0")],
            "2300 1 1 0.5 20 10 2310 3100",
        ),
        (
            "2025-03-01",
            Player { games: Some(29), ..rated(2350) },
            vec![(rated(2350), "1-0")],
            "2350 1 1 0.5 40 20 2370 3150",
        ),
        (
            "2025-03-01",
            Player { games: Some(30), ..rated(2350) },
            vec![(rated(2350), "1-0")],
            "2350 1 1 0.5 20 10 2360 3150",
        ),
        (
            "2025-03-01",
            Player { title: "GM", ..rated(2350) },
            vec![(rated(2350), "1-0")],
            "2350 1 1 0.5 10 5 2355 3150",
        ),
        // A rating that falls below the list: 1405 - 10.
        ("2025-03-01", rated(1405), vec![(rated(1405), "0-1")], "1405 1 0 0.5 20 -10  605"),
        // A first rating as FIDE published it: 3 of 5 against 9507 in all gives 1922.
        ("2025-03-01", Player::default(), newcomer.to_vec(), " 5 3    1922 1973"),
        // 4 of 5 against 1800: three half points above half in 2023; with two draws 5 of 7.
        ("2023-05-01", Player::default(), half.clone(), " 5 4    1860 2040"),
        ("2025-03-01", Player::default(), half.clone(), " 5 4    1958 2040"),
        ("2025-03-01", Player::default(), half[..4].to_vec(), " 4 4     2600"),
    ];
    let tournaments = cases.iter().map(|(date, own, met, _)| one(date, own.clone(), met));
    let tournaments: Vec<Tournament> = tournaments.collect();
    let rows = by_tournament(&run(&tournaments), "ratings", tournaments.len());
    for ((date, _, _, expected), rows) in cases.iter().zip(rows) {
        assert_eq!(figures(&rows[0]), *expected, "{date}: {}", rows[0]["basis"]);
    }
}

/// Pseudo-random numbers, always the same.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len() as u64) as usize]
    }

    fn maybe(&mut self, from: i64, to: i64) -> Option<i64> {
        (self.below(3) > 0).then(|| from + self.below((to - from) as u64) as i64)
    }

    /// A player between two ratings, with a title that suits it.
    fn player(&mut self, low: i64, high: i64) -> Player {
        let rating = (self.below(12) > 0).then(|| low + self.below((high - low) as u64) as i64);
        let title = match rating.unwrap_or(0) {
            2450.. => self.of(&["GM", "GM", "GM", "IM", ""]),
            2300.. => self.of(&["IM", "IM", "FM", "GM", "WGM", ""]),
            2000.. => self.of(&["FM", "IM", "WIM", "WFM", "CM", ""]),
            _ => self.of(&["", "", "", "CM", "WIM"]),
        };
        Player {
            rating,
            title,
            games: self.maybe(0, 60),
            born: self.maybe(1990, 2012),
            k: (self.below(5) == 0).then(|| self.of(&[10, 20, 40, 100])),
            federation: self.of(&["GER", "GER", "FRA", "WLS", "NOR", "ESP", "FID", "NED", ""]),
            is_woman: title.starts_with('W') || self.below(4) == 0,
        }
    }

    fn tournament(&mut self) -> Tournament {
        const DATES: [&str; 6] =
            ["2014-07-01", "2019-05-05", "2022-01-01", "2024-02-29", "2024-03-01", "2025-10-01"];
        const RESULTS: [&str; 20] = [
            "1-0",
            "1-0",
            "1-0",
            "1-0",
            "1-0",
            "1-0",
            "0-1",
            "0-1",
            "0-1",
            "0-1",
            "0-1",
            "\u{bd}-\u{bd}",
            "\u{bd}-\u{bd}",
            "\u{bd}-\u{bd}",
            "\u{bd}-\u{bd}",
            "\u{bd}-\u{bd}",
            "0-0",
            "+--",
            "--+",
            "---",
        ];
        let strong = self.below(2) > 0;
        let (low, high) = match strong {
            true => self.of(&[(2150, 2450), (2300, 2600), (2400, 2700)]),
            false => self.of(&[(950, 1700), (1300, 2300), (1500, 2850)]),
        };
        let count = 4 + self.below(9) as usize + if strong { 7 } else { 0 };
        let players = (0..count).map(|_| self.player(low, high)).collect();
        let planned = if strong { 9 + self.below(3) } else { 3 + self.below(8) } as usize;
        let to_come = if strong { self.below(5) as usize } else { 0 };
        let rounds = (0..planned - to_come).map(|_| {
            let mut order: Vec<usize> = (0..count).collect();
            (1..count).rev().for_each(|at| order.swap(at, self.below(at as u64 + 1) as usize));
            let pairs = order.chunks(2).map(|pair| match pair {
                [white, black] => (*white, Some(*black), self.of(&RESULTS)),
                _ => (pair[0], None, ""),
            });
            pairs.collect()
        });
        let rounds = rounds.collect();
        let dates = if strong { &DATES[3..] } else { &DATES };
        Tournament { date: self.of(dates), players, to_come, rounds }
    }
}

/// The printed tables.
struct Tables {
    /// 8.1.1: per cent and difference.
    differences: Vec<(i64, i64)>,
    /// 8.1.2: from, to, higher, lower.
    expected: Vec<[i64; 4]>,
}

impl Tables {
    fn read() -> Tables {
        let table = |name: &str| {
            let path = project().join(format!("tests/rules/fide-ratings/{name}.csv"));
            rows(&std::fs::read_to_string(path).unwrap())
        };
        let number = |row: &Row, column: &str| row[column].parse::<i64>().unwrap();
        let differences = table("table_8_1_1");
        let expected = table("table_8_1_2");
        Tables {
            differences: differences
                .iter()
                .map(|row| (number(row, "percent"), number(row, "difference")))
                .collect(),
            expected: expected
                .iter()
                .map(|row| ["from", "to", "higher", "lower"].map(|column| number(row, column)))
                .collect(),
        }
    }

    fn dp(&self, percent: i64) -> i64 {
        self.differences.iter().find(|(own, _)| *own == percent).unwrap().1
    }

    fn pd(&self, difference: i64) -> i64 {
        let size = difference.abs();
        let [.., higher, lower] =
            *self.expected.iter().find(|[from, to, ..]| (*from..=*to).contains(&size)).unwrap();
        if difference < 0 { lower } else { higher }
    }
}

/// Whole-number division rounded half up.
fn half_up(above: i64, below: i64) -> i64 {
    (2 * above + below).div_euclid(2 * below)
}

/// A number of hundredths as a decimal without trailing noughts.
fn decimal(hundredths: i64) -> String {
    let sign = if hundredths < 0 { "-" } else { "" };
    let text = format!("{sign}{}.{:02}", hundredths.abs() / 100, hundredths.abs() % 100);
    text.trim_end_matches('0').trim_end_matches('.').to_string()
}

/// The second reading: the row of a player, in the order of [`COLUMNS`].
fn read_again(tables: &Tables, tournament: &Tournament, who: usize) -> String {
    let date = tournament.date;
    let floor = if date < "2024-03-01" { 1000 } else { 1400 };
    let listed = |player: &Player| player.rating.filter(|rating| *rating >= floor);
    let own = &tournament.players[who];
    // Opponents' ratings and half points of the games that count.
    let mut met: Vec<(i64, i64)> = Vec::new();
    for (white, black, result) in tournament.rounds.iter().flatten() {
        let Some(black) = black else { continue };
        let points = match *result {
            "1-0" => [2, 0],
            "0-1" => [0, 2],
            "\u{bd}-\u{bd}" => [1, 1],
            "0-0" => [0, 0],
            _ => continue,
        };
        let (other, halves) = match () {
            () if *white == who => (*black, points[0]),
            () if *black == who => (*white, points[1]),
            () => continue,
        };
        met.extend(listed(&tournament.players[other]).map(|rating| (rating, halves)));
    }
    let (games, halves) = (met.len() as i64, met.iter().map(|(_, halves)| halves).sum::<i64>());
    let sum: i64 = met.iter().map(|(rating, _)| rating).sum();
    let performance = match games {
        0 => String::new(),
        _ => (half_up(sum, games) + tables.dp(half_up(50 * halves, games))).to_string(),
    };
    let Some(rating) = listed(own) else {
        let first = first_rating(tables, date, (games, halves, sum)).filter(|own| *own >= floor);
        let first = first.map(|own| own.to_string()).unwrap_or_default();
        return format!(" {games} {}    {first} {performance}", decimal(50 * halves));
    };
    // Once an event: the game with the greatest difference.
    let helped = met.iter().map(|(other, _)| rating - other).max().unwrap_or(0);
    let mut still = true;
    let mut expected = 0;
    for (other, _) in &met {
        let difference = rating - other;
        let capped = match date {
            _ if date >= "2025-10-01" && rating >= 2650 => false,
            _ if ("2022-01-01".."2024-03-01").contains(&date) && difference > 400 => {
                difference == helped && std::mem::take(&mut still)
            }
            _ => true,
        };
        expected += tables.pd(if capped { difference.clamp(-400, 400) } else { difference });
    }
    let year: i64 = date[..4].parse().unwrap();
    let usual = if rating >= 2400 || ["GM", "IM"].contains(&own.title) {
        10
    } else if (rating < 2300 && own.born.is_some_and(|born| year - born <= 18))
        || own.games.is_some_and(|games| games < 30)
    {
        40
    } else {
        20
    };
    let mut k = own.k.unwrap_or(usual);
    while k * games > 700 {
        k -= 1;
    }
    let change = k * (50 * halves - expected);
    let after = rating + change.signum() * half_up(change.abs(), 100);
    let after = if after < floor { String::new() } else { after.to_string() };
    format!(
        "{rating} {games} {} {} {k} {} {after} {performance}",
        decimal(50 * halves),
        decimal(expected),
        decimal(change)
    )
}

/// The first rating of games, half points and sum of ratings (8.2).
fn first_rating(tables: &Tables, date: &str, (games, halves, sum): (i64, i64, i64)) -> Option<i64> {
    if date < "2022-01-01" || games < 5 || halves == 0 {
        return None;
    }
    if date < "2024-03-01" {
        let gained = if halves > games {
            20 * (halves - games)
        } else {
            tables.dp(half_up(50 * halves, games))
        };
        return Some(half_up(sum + games * gained, games));
    }
    let (games, halves, sum) = (games + 2, halves + 2, sum + 3600);
    let gained = tables.dp(half_up(50 * halves, games));
    Some(half_up(sum + games * gained, games).min(2200))
}

/// An opponent met over the board, as norms see it.
#[derive(Clone)]
struct Opponent {
    rating: i64,
    title: &'static str,
    federation: String,
    halves: i64,
}

/// A norm of the handbook: title, performance, average, floor, opponents' titles, held titles.
type Norm = (&'static str, i64, i64, i64, &'static [&'static str], &'static [&'static str]);

const NORMS: [Norm; 4] = [
    ("GM", 2600, 2380, 2200, &["GM"], &["GM"]),
    ("IM", 2450, 2230, 2050, &["IM", "GM"], &["IM", "GM"]),
    ("WGM", 2400, 2180, 2000, &["WGM", "IM", "GM"], &["WGM", "IM", "GM"]),
    ("WIM", 2250, 2030, 1850, &["WIM", "WGM", "IM", "GM"], &["WIM", "WGM", "IM", "GM"]),
];

/// Average, score and performance (1.4.6 to 1.4.9).
fn is_performed(tables: &Tables, norm: &Norm, met: &[&Opponent]) -> bool {
    let (_, performance, average, floor, ..) = *norm;
    let games = met.len() as i64;
    let lowest = met.iter().map(|own| own.rating).min().unwrap_or(0);
    let sum = met.iter().map(|own| own.rating).sum::<i64>() - lowest + lowest.max(floor);
    let halves: i64 = met.iter().map(|own| own.halves).sum();
    let mean = half_up(sum, games);
    mean >= average
        && halves * 100 >= 35 * 2 * games
        && mean + tables.dp(half_up(50 * halves, games)) >= performance
}

/// Federations and titles of opponents (1.4.3 to 1.4.5).
fn is_mixed(norm: &Norm, own: &str, met: &[&Opponent]) -> bool {
    let games = met.len();
    let mut federations: BTreeMap<&str, usize> = BTreeMap::new();
    for one in met.iter().filter(|one| one.federation != "FID") {
        // An unknown federation can be the own one.
        let federation = if one.federation.is_empty() { own } else { &one.federation };
        *federations.entry(federation).or_default() += 1;
    }
    let home = federations.get(own).copied().unwrap_or(0);
    let foreign = federations.keys().filter(|federation| **federation != own).count();
    let titled = ["GM", "IM", "FM", "WGM", "WIM", "WFM"];
    let titled = met.iter().filter(|one| titled.contains(&one.title)).count();
    let right = met.iter().filter(|one| norm.4.contains(&one.title)).count();
    !own.is_empty()
        && foreign >= 2
        && 5 * home <= 3 * games
        && federations.values().all(|count| 3 * count <= 2 * games)
        && 2 * titled >= games
        && 3 * right >= games
        && right >= 3
}

/// The games over the board of a player, and the games given to it.
fn opponents_of(tournament: &Tournament, who: usize) -> (Vec<Opponent>, usize) {
    let floor = if tournament.date < "2024-03-01" { 1000 } else { 1400 };
    let (mut met, mut given) = (Vec::new(), 0);
    for (white, black, result) in tournament.rounds.iter().flatten() {
        let is_white = *white == who;
        let Some(black) = black else {
            given += usize::from(is_white);
            continue;
        };
        if !is_white && *black != who {
            continue;
        }
        let points = match *result {
            "1-0" => [2, 0],
            "0-1" => [0, 2],
            "\u{bd}-\u{bd}" => [1, 1],
            "0-0" => [0, 0],
            forfeit => {
                given += usize::from(forfeit == if is_white { "+--" } else { "--+" });
                continue;
            }
        };
        let other = &tournament.players[if is_white { *black } else { *white }];
        met.push(Opponent {
            rating: other.rating.filter(|rating| *rating >= floor).unwrap_or(1400),
            title: other.title,
            federation: other.federation.to_string(),
            halves: points[usize::from(!is_white)],
        });
    }
    (met, given)
}

/// Whether a player made a norm: with every selection that leaves out games won, and games after
/// the result was reached.
fn is_made(tables: &Tables, tournament: &Tournament, who: usize, norm: &Norm) -> bool {
    let own = tournament.players[who].federation;
    let (met, given) = opponents_of(tournament, who);
    let good =
        |chosen: &[&Opponent]| is_performed(tables, norm, chosen) && is_mixed(norm, own, chosen);
    let selections = 0..1u32 << met.len();
    let by_choice = selections.into_iter().any(|chosen| {
        let is_in = |nth: usize| chosen & (1 << nth) != 0;
        let last = (0..met.len()).rfind(|nth| is_in(*nth)).map_or(0, |last| last + 1);
        let left_out = (0..last).filter(|nth| !is_in(*nth));
        chosen.count_ones() >= 9
            && { left_out }.all(|nth| met[nth].halves == 2)
            && good(
                &(0..met.len()).filter(|nth| is_in(*nth)).map(|nth| &met[nth]).collect::<Vec<_>>(),
            )
    });
    let nine = tournament.rounds.len() == 9 && tournament.to_come == 0;
    by_choice || (nine && met.len() == 8 && given == 1 && good(&met.iter().collect::<Vec<_>>()))
}

/// What the remaining games must bring: the first three scores with the least rating of opponents
/// up to the best of the field. Empty if nothing makes the norm.
fn needed(tables: &Tables, tournament: &Tournament, who: usize, norm: &Norm) -> String {
    let remaining = tournament.to_come;
    let own = tournament.players[who].federation;
    let others = (0..tournament.players.len()).filter(|other| *other != who);
    let best = others.filter_map(|other| tournament.players[other].rating).max().unwrap_or(0);
    let (met, given) = opponents_of(tournament, who);
    let nine = tournament.rounds.len() + remaining == 9;
    let fewest = if nine && given == 1 { 8 } else { 9 };
    if !(1..=3).contains(&remaining) || met.len() + remaining < fewest {
        return String::new();
    }
    let with = |rating: i64, results: &[i64]| -> Vec<Opponent> {
        let future = results.iter().enumerate().map(|(nth, halves)| Opponent {
            rating,
            title: norm.4[0],
            federation: format!("X{nth}"),
            halves: *halves,
        });
        met.iter().cloned().chain(future).collect()
    };
    // Every result of every remaining game.
    let mut of_score: BTreeMap<i64, Vec<i64>> = BTreeMap::new();
    for code in 0..3i64.pow(remaining as u32) {
        let results: Vec<i64> = (0..remaining).map(|nth| code / 3i64.pow(nth as u32) % 3).collect();
        of_score.insert(results.iter().sum(), results);
    }
    let mut told = Vec::new();
    for (halves, results) in of_score {
        let makes = |rating: i64| {
            let all = with(rating, &results);
            let all: Vec<&Opponent> = all.iter().collect();
            is_performed(tables, norm, &all) && is_mixed(norm, own, &all)
        };
        if told.len() < 3 && makes(best) {
            let least = (1000..=best).find(|rating| makes(*rating)).unwrap();
            told.push(format!(
                "{} of {remaining} against an average of {least}",
                decimal(50 * halves)
            ));
        }
    }
    told.join(", or ")
}

/// The norms of a tournament by the second reading: those made, and those possible with what they
/// need.
fn norms_again(tables: &Tables, tournament: &Tournament) -> BTreeSet<String> {
    let mut norms = BTreeSet::new();
    if tournament.date < "2024-01-01" {
        return norms;
    }
    for (who, own) in tournament.players.iter().enumerate() {
        for norm in &NORMS {
            let is_open = !norm.0.starts_with('W') || own.is_woman;
            if norm.5.contains(&own.title) || !is_open {
                continue;
            }
            if is_made(tables, tournament, who, norm) {
                norms.insert(format!("{who} {} made", norm.0));
                continue;
            }
            let needed = needed(tables, tournament, who, norm);
            if !needed.is_empty() {
                norms.insert(format!("{who} {} {needed}", norm.0));
            }
        }
    }
    norms
}

#[test]
fn random_tournaments_come_out_as_by_a_second_reading() {
    let count = sweep::seeds(0..100, 0..1_000).end as usize;
    let tables = Tables::read();
    let mut chance = Chance(26);
    let tournaments: Vec<Tournament> = (0..count).map(|_| chance.tournament()).collect();
    let folder = run(&tournaments);
    let ratings = by_tournament(&folder, "ratings", count);
    let norms = by_tournament(&folder, "norms", count);
    let (mut compared, mut made, mut possible) = (0, 0, 0);
    for (tournament, (ratings, norms)) in tournaments.iter().zip(ratings.iter().zip(&norms)) {
        let anybody = tournament.players.iter().any(|player| player.rating.is_some());
        let expected = if anybody { tournament.players.len() } else { 0 };
        assert_eq!(ratings.len(), expected, "{}", tournament.text("Open"));
        for (who, row) in ratings.iter().enumerate() {
            let expected = read_again(&tables, tournament, who);
            assert_eq!(figures(row), expected, "{}: {}", tournament.text("Open"), row["basis"]);
            compared += 1;
        }
        let told = norms.iter().filter(|row| row["state"] != "missed").map(|row| {
            let needs = row["needs"].split("; among").next().unwrap();
            let told = if row["state"] == "made" { "made" } else { needs };
            format!("{} {} {told}", row["entry"], row["title"])
        });
        let told: BTreeSet<String> = told.collect();
        let expected = norms_again(&tables, tournament);
        assert_eq!(told, expected, "{}", tournament.text("Open"));
        made += told.iter().filter(|norm| norm.ends_with("made")).count();
        possible += told.iter().filter(|norm| !norm.ends_with("made")).count();
    }
    assert!(compared > 8 * count, "only {compared} players were rated");
    assert!(made > count / 20 && possible > count / 20, "{made} norms made, {possible} possible");
}

/// A small event of which each number is explained.
const CLUB: &str = "## Event\nTitle | Club Open\nFormat | swiss\nRules | fide-2026\n\
    Date | @2026-05-02\nRounds | 2\n\
    ## Entries\nEntry | Player | Rating\n1 | Ann Lorimer | 1850\n2 | Bo Tremlett | 1700\n\
    3 | Cai Oakes | 1900\n4 | Di Vance | 1300\n\
    ## Matches\nRound | White | Black | Result\n1 | 1 | 2 | 1-0\n1 | 3 | 4 | 1-0\n\
    2 | 3 | 1 | \u{bd}-\u{bd}\n2 | 2 | 4 | 1-0\n";

#[test]
fn every_number_explains_itself() {
    let folder = Folder::with(CLUB);
    assert_eq!(folder.run().status, 0, "{:?}", folder.problems());
    let file = folder.returns().join("club.xlsx");
    let said = palmares(&["explain", file.to_str().unwrap(), "--entry", "1"]);
    for line in [
        "Rating: 1850, after the event 1855",
        "edition of October 2025",
        "expected: 0.7 (1700) + 0.43 (1900) = 1.13",
        "change: 20 x (1.5 - 1.13) = +7.4",
    ] {
        let line = line.replace("0.7 (", "0.70 (").replace("1855", "1857");
        assert!(said.out.contains(&line), "{line}\n{}", said.out);
    }
    let page = folder.written("events/club-1.html");
    assert!(page.contains("<td class=n data-h=\"New rating\">1857<"), "{page}");
    let below = palmares(&["explain", file.to_str().unwrap(), "--entry", "4"]);
    assert!(below.out.contains("1300 is below 1400 and counts as unrated"), "{}", below.out);
    assert!(below.out.contains("1300 + 0.4 x (2000 - 1300) = 1580"), "{}", below.out);
}

/// An event of more than 30 days is rated by months (B.02 4). May: 2400 beats 2300, 10 x (1 - 0.64) = 3.6.
/// July: against 2235 of the list of July. With 2410 there, a draw is 10 x (0.5 - 0.73) = -2.3, and 2408
/// after it. Without a list of July, 2400 against 2235 is 10 x (0.5 - 0.72) = -2.2, and 2400 + 4 - 2.
/// As one period by the ratings of the sheet, 2400 against 2200: 3.6 + 10 x (0.5 - 0.76) = 1, and 2401.
#[test]
fn a_long_event_is_rated_by_months() {
    let text = |last: &str, days: &str, later: &str| {
        format!(
            "## Event\nTitle | League\nFormat | swiss\nRules | fide-ratings\nDate | @2026-05-30\n\
             End date | @{last}\nRounds | 2\nRound dates | {days}\n## Entries\n\
             Entry | Player | Rating | K | Later ratings\n1 | Ann | 2400 | 10 | {later}\n\
             2 | Bob | 2300 | 20 | \n3 | Cy | 2200 | 20 | 2026-07=2235\n4 | Di | 2100 | 20 |\n\
             ## Matches\nRound | White | Black | Result\n1 | 1 | 2 | 1-0\n1 | 3 | 4 | ½\n\
             2 | 1 | 3 | ½\n2 | 2 | 4 | ½\n"
        )
    };
    let days = "2026-05-30, 2026-07-02";
    for (last, days, later, expected) in [
        ("2026-07-02", days, "2026-07=2410", ["1.37", "1.3", "2408"]),
        ("2026-07-02", days, "", ["1.36", "1.4", "2402"]),
        // Lists before and after the event.
        ("2026-07-02", days, "2025-06=2100, 2026-07=2410", ["1.37", "1.3", "2408"]),
        ("2026-07-02", days, "2025-06=1000; 2026-08=2500", ["1.36", "1.4", "2402"]),
        // 30 days, and a round without a day: one period.
        ("2026-06-28", "2026-05-30, 2026-06-28", "2026-06=2500", ["1.4", "1", "2401"]),
        ("2026-07-02", "", "2026-07=2410", ["1.4", "1", "2401"]),
    ] {
        let folder = Folder::with(&text(last, days, later));
        folder.run();
        let rows = folder.rows("ratings");
        let outside =
            folder.problems().iter().any(|told| told == "warning later-ratings Entries!E2");
        assert_eq!(outside, later.contains("2025"), "{later}");
        let own = rows.iter().find(|row| row["entry"] == "1").unwrap();
        let found = ["expected", "change", "new_rating"].map(|column| own[column].as_str());
        assert_eq!(found, expected, "{last} {days} {later}: {own:?}");
    }
}

#[test]
fn ratings_of_another_list_and_unrated_events_have_no_changes() {
    for (from, to) in [
        ("| Rating\n", "| DWZ\n"),
        ("| Rating\n", "| Rapid rating\n"),
        ("Rounds | 2\n", "Rounds | 2\nRated | no\n"),
        ("@2026-05-02", "@2014-06-30"),
        ("fide-2026", "galway-2023"),
    ] {
        let text = CLUB.replace(from, to);
        assert_ne!(text, CLUB);
        let folder = Folder::with(&text);
        folder.run();
        assert!(!folder.out().join("data/ratings.csv").exists(), "{from} -> {to}");
    }
    let folder = Folder::with(&CLUB.replace("| Rating\n", "| FIDE rating\n"));
    folder.run();
    assert!(folder.out().join("data/ratings.csv").exists());
}

#[test]
fn a_veiled_event_shows_no_ratings() {
    let folder = Folder::with(CLUB);
    folder.run_with(&["--embargo"]);
    let page = folder.written("events/club-1.html");
    assert!(!page.contains("New rating"), "{page}");
}

/// The field of a norm: nine opponents of three federations, four of them with the title.
fn norm_field() -> Vec<(Player, &'static str)> {
    let player = |rating, title, federation| Player {
        rating: Some(rating),
        title,
        federation,
        ..Player::default()
    };
    vec![
        (player(2500, "GM", "FRA"), "1-0"),
        (player(2480, "GM", "FRA"), "\u{bd}-\u{bd}"),
        (player(2450, "GM", "NOR"), "1-0"),
        (player(2400, "IM", "NOR"), "1-0"),
        (player(2390, "IM", "ESP"), "\u{bd}-\u{bd}"),
        (player(2350, "FM", "GER"), "1-0"),
        (player(2300, "FM", "GER"), "1-0"),
        (player(2150, "", "GER"), "1-0"),
        (player(2100, "", "GER"), "1-0"),
    ]
}

/// A norm is made with all conditions, and a condition that is not met has its clause. The
/// opponents' ratings and 2200 for 2100 make 21220, so 2358 each, which is below 2380; 8 of 9 are
/// 89 per cent, which add 351.
#[test]
fn a_norm_needs_every_condition() {
    let own = Player { rating: Some(2410), title: "IM", federation: "GER", ..Player::default() };
    let mut stronger = norm_field();
    stronger[7].0.rating = Some(2360);
    let mut unmixed = stronger.clone();
    unmixed[2].0.title = "IM";
    let mut at_home = stronger.clone();
    at_home.iter_mut().take(5).for_each(|(player, _)| player.federation = "GER");
    let cases = [
        // 21430 / 9 = 2381.1; 2381 + 351.
        (stronger.clone(), "made 9 8 2381 2732", ""),
        (norm_field(), "", ""),
        (unmixed, "missed 9 8 2381 2732", "not met: opponents with GM: 2, at least 3"),
        (at_home, "missed 9 8 2381 2732", "not met: other federations of opponents: 0"),
    ];
    let tournaments: Vec<Tournament> =
        cases.iter().map(|(met, ..)| Tournament::of_one("2025-03-01", own.clone(), met)).collect();
    let folder = run(&tournaments);
    let rows = by_tournament(&folder, "norms", cases.len());
    for ((_, expected, why), rows) in cases.iter().zip(rows) {
        let of_candidate = rows.iter().find(|row| row["entry"] == "0" && row["title"] == "GM");
        let told = of_candidate.map(|row| {
            ["state", "games", "points", "average", "performance"]
                .map(|own| row[own].as_str())
                .join(" ")
        });
        assert_eq!(told.unwrap_or_default(), *expected, "{rows:?}");
        assert!(of_candidate.is_none_or(|row| row["basis"].contains(why)), "{rows:?}");
    }
}

/// Two of the last three games are known to need most: 2410 against equal opponents.
#[test]
fn a_forecast_says_what_makes_the_norm() {
    let own = Player { rating: Some(2410), title: "IM", federation: "GER", ..Player::default() };
    let mut met = norm_field();
    met.truncate(6);
    let tournament = Tournament { to_come: 3, ..Tournament::of_one("2025-03-01", own, &met) };
    let folder = run(&[tournament]);
    let rows = by_tournament(&folder, "norms", 1);
    let row = rows[0].iter().find(|row| row["entry"] == "0" && row["title"] == "GM").unwrap();
    // Six games: 14570, 5 points. With 0.5 of 3, 61 % add 80: 2520 are needed, so 22676 in all and
    // 2702 each, more than anybody has. With 1 of 3, 67 % add 125: 2475, so 22271 and 2567. With
    // 1.5, 72 % add 166: 2434, 21902 and 2444. With 2, 78 % add 220: the least average, 2380, is
    // enough: 21416 and 2282.
    assert_eq!(
        row["needs"],
        "1.5 of 3 against an average of 2444, or 2 of 3 against an average of 2282, or \
         2.5 of 3 against an average of 2282"
    );
    assert_eq!(row["state"], "possible");
    let said = palmares(&[
        "explain",
        folder.returns().join("0000.xlsx").to_str().unwrap(),
        "--entry",
        "0",
    ]);
    assert!(said.out.contains("Norm GM: possible"), "{}", said.out);
}
