//! Competitions over many events: three worked out by hand, many against another reckoning, and what
//! changes nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;

use crate::support::chance::Chance;
use crate::support::{Folder, Row, palmares, palmares_unchecked, published, sweep};

/// The pairs of an evening with their percentages, and its title, day and directions.
struct Evening {
    title: &'static str,
    day: String,
    club: &'static str,
    pairs: Vec<([usize; 2], i128)>,
    /// Whether the first half sits North-South and is a list of its own.
    mitchell: bool,
}

/// Twelve players, in order of name and of number.
const PLAYERS: [&str; 12] = [
    "Ann Ash",
    "Bea Birch",
    "Cay Cole",
    "Dai Dunn",
    "Efa Elm",
    "Fay Firth",
    "Gwen Gorse",
    "Huw Holt",
    "Ina Ivy",
    "Jon Jay",
    "Kit Kerr",
    "Lea Lund",
];

fn number(player: usize) -> String {
    (101 + player).to_string()
}

/// `58.33` of 5833.
fn decimal(hundredths: i128) -> String {
    format!("{}.{:02}", hundredths / 100, hundredths % 100)
}

impl Evening {
    /// The return of the evening, as text.
    fn text(&self) -> String {
        let half = self.pairs.len() / 2;
        let (mut entries, mut results) = (String::new(), String::new());
        for (at, ([one, other], percent)) in self.pairs.iter().enumerate() {
            let (entry, direction) = match (self.mitchell, at < half) {
                (true, true) => (at + 1, "NS"),
                (true, false) => (at - half + 1, "EW"),
                (false, _) => (at + 1, ""),
            };
            let (first, second) = (PLAYERS[*one], PLAYERS[*other]);
            let (number_one, number_two) = (number(*one), number(*other));
            writeln!(
                entries,
                "{entry} | {direction} | {first} | '{number_one} | {second} | '{number_two}"
            )
            .unwrap();
            writeln!(results, "{entry} | {direction} | {}", decimal(*percent)).unwrap();
        }
        let winners = if self.mitchell { 2 } else { 1 };
        format!(
            "## Event\nTitle | {}\nDate | @{}\nOrganiser | {}\nRules | wbu-2003\nFormat | pairs\n\
             Movement | {}\nWinners | {winners}\nBoards | 24\n\
             ## Entries\nPair | Direction | Player 1 | No 1 | Player 2 | No 2\n{entries}\
             ## Results\nPair | Direction | %\n{results}",
            self.title,
            self.day,
            self.club,
            if self.mitchell { "mitchell" } else { "howell" },
        )
    }

    /// The ranking lists.
    fn lists(&self) -> Vec<&[([usize; 2], i128)]> {
        match self.mitchell {
            true => self.pairs.chunks(self.pairs.len() / 2).collect(),
            false => vec![&self.pairs],
        }
    }
}

/// Evenings of four pairs who never change, Mondays from 5 January 2026 on.
fn mondays(results: &[[&str; 4]]) -> Vec<Evening> {
    let evening = |(week, percents): (usize, &[&str; 4])| {
        let pair = |(at, percent): (usize, &&str)| {
            let (whole, rest) = percent.split_once('.').unwrap_or((percent, "00"));
            ([2 * at, 2 * at + 1], format!("{whole}{rest:0<2}").parse().unwrap())
        };
        Evening {
            title: "Monday Pairs",
            day: format!("2026-01-{:02}", 5 + 7 * week),
            club: "Riverside",
            pairs: percents.iter().enumerate().map(pair).collect(),
            mitchell: false,
        }
    };
    results.iter().enumerate().map(evening).collect()
}

fn folder_of(evenings: &[Evening], competitions: &str) -> Folder {
    let folder = Folder::new();
    for (at, evening) in evenings.iter().enumerate() {
        folder.add(&format!("evening-{at:02}.xlsx"), &evening.text());
    }
    folder.add("competitions.xlsx", competitions);
    folder
}

/// `place/tied entry value counted/played` of each row.
fn told(rows: &[Row]) -> Vec<String> {
    let row = |row: &Row| {
        let [place, tied, entry, value, counted, played] =
            ["place", "tied", "entry", "value", "counted", "played"].map(|key| &row[key]);
        format!("{place}/{tied} {entry} {value} {counted}/{played}")
    };
    rows.iter().map(row).collect()
}

#[test]
fn three_championships_are_as_worked_out_by_hand() {
    let evenings = mondays(&[
        ["60", "52.5", "47.5", "40"],
        ["55", "57.5", "47.5", "40"],
        ["50", "50", "62.5", "37.5"],
        ["44", "56", "60", "40"],
    ]);
    // Pairs: best three of four. 60+55+50 = 165, 52.5+57.5+56 = 166, 47.5+62.5+60 = 170,
    // 40+40+40 = 120.
    // Places: 4, 3, 2, 1; the first two of the third evening share 3 and 2.
    //   Ann 4+3+2.5+2 = 11.5, Cay 3+4+2.5+3 = 12.5, Efa 2+2+4+4 = 12, Gwen 1+1+1+1 = 4.
    // Improvement: the last two evenings less the first two.
    //   Ann 47-57.5 = -10.5, Cay 53-55 = -2, Efa 61.25-47.5 = 13.75, Gwen 38.75-40 = -1.25.
    for (head, row, expected) in [
        (
            "Of | Best",
            "pair | 3",
            &[
                "1/1 105+106 170 3/4",
                "2/1 103+104 166 3/4",
                "3/1 101+102 165 3/4",
                "4/1 107+108 120 3/4",
            ][..],
        ),
        (
            "By | Place points | Minimum",
            "places | 4,3,2,1 | 4",
            &[
                "1/2 103 12.5 4/4",
                "1/2 104 12.5 4/4",
                "3/2 105 12 4/4",
                "3/2 106 12 4/4",
                "5/2 101 11.5 4/4",
                "5/2 102 11.5 4/4",
                "7/2 107 4 4/4",
                "7/2 108 4 4/4",
            ],
        ),
        (
            "Of | Value | From | To | Compare from | Compare to",
            "pair | improvement | @2026-01-19 | @2026-01-26 | @2026-01-01 | @2026-01-12",
            &[
                "1/1 105+106 13.75 2/2",
                "2/1 107+108 -1.25 2/2",
                "3/1 103+104 -2 2/2",
                "4/1 101+102 -10.5 2/2",
            ],
        ),
        // A handicap by rank: Ann 6 and Bea none are 3 for the pair, Efa 2 and Fay 6 are 4.
        //   57.5 + 3, (57.5 + 56) / 2, (62.5 + 60) / 2 + 4, 40.
        (
            "Of | Value | Best | Handicap",
            "pair | average | 2 | by rank: Novice 6, Master 2",
            &[
                "1/1 105+106 65.25 2/4",
                "2/1 101+102 60.5 2/4",
                "3/1 103+104 56.75 2/4",
                "4/1 107+108 40 2/4",
            ],
        ),
        // Three evenings are too few for a place.
        (
            "Of | Minimum | From",
            "pair | 4 | @2026-01-12",
            &[
                "/ 101+102 149 3/3",
                "/ 103+104 163.5 3/3",
                "/ 105+106 170 3/3",
                "/ 107+108 117.5 3/3",
            ],
        ),
        ("Of | Weekday", "club | monday", &["1/1 riverside 240 4/4"]),
    ] {
        let members = "## Members\nNumber | Name | Rank\n'101 | Ann Ash | Novice\n'102 | Bea Birch | \n\
                       '105 | Efa Elm | Master\n'106 | Fay Firth | Novice\n";
        let text = format!("## Competitions\nCompetition | {head}\nyear | {row}\n{members}");
        let folder = folder_of(&evenings, &text);
        let said = folder.run();
        assert!(folder.out().join("data/competitions.csv").exists(), "{head} {said:#?}");
        assert_eq!(told(&folder.rows("competitions")), expected, "{head}: {row}");
    }
}

#[test]
fn explain_says_why_a_contender_has_its_place() {
    // 60+55+50 = 165 is the third sum of the best three evenings of four.
    let evenings = mondays(&[
        ["60", "52.5", "47.5", "40"],
        ["55", "57.5", "47.5", "40"],
        ["50", "50", "62.5", "37.5"],
        ["44", "56", "60", "40"],
    ]);
    let text =
        "## Competitions\nCompetition | Title | Of | Best\nyear | Pairs of the Year | pair | 3\n";
    let folder = folder_of(&evenings, text);
    let returns = folder.returns();
    let returns = returns.to_str().unwrap();
    for who in [["--player", "0101"], ["--player", "bea birch"], ["--entry", "Ann Ash & Bea Birch"]]
    {
        for id in ["year", "pairs of the year"] {
            let said = palmares(&[&["explain", returns, "--competition", id], &who[..]].concat());
            assert_eq!(said.status, 0, "{said:?}");
            for words in [
                "Pairs of the Year: place 3 of 4, 4 events counted",
                "Ann Ash & Bea Birch",
                "60",
                "55",
                "50",
                "165",
                "2026-01-05",
            ] {
                assert!(said.out.contains(words), "{words}: {}", said.out);
            }
            // The evening that does not count is not among those that do.
            assert!(!said.out.contains("2026-01-26"), "{}", said.out);
        }
    }
    let said = palmares(&["explain", returns, "--competition", "ladder", "--player", "101"]);
    assert!(said.status == 2 && said.err.contains("there are Pairs of the Year"), "{said:?}");
    let said = palmares(&["explain", returns, "--competition", "year", "--player", "999"]);
    assert!(said.status == 2 && said.err.contains("999"), "{said:?}");
}

/// A competition of the sweep, as the other reckoning takes it.
struct Asked {
    id: String,
    of: &'static str,
    by: &'static str,
    value: &'static str,
    best: usize,
    minimum: usize,
    club: &'static str,
    first: &'static str,
    points: Vec<i128>,
}

fn one_of(chance: &mut Chance, words: &[&'static str]) -> &'static str {
    words[chance.below(words.len())]
}

impl Asked {
    fn made(chance: &mut Chance, id: usize) -> Asked {
        Asked {
            id: format!("c{id:03}"),
            of: one_of(chance, &["player", "pair", "player", "club"]),
            by: one_of(chance, &["percent", "places", "points"]),
            value: one_of(chance, &["sum", "average", "improvement"]),
            best: chance.below(5),
            minimum: 1 + chance.below(4),
            club: one_of(chance, &["", "Riverside", "Hill*"]),
            first: one_of(chance, &["2026-02-01", "2026-03-01"]),
            points: (0..1 + chance.below(6)).map(|at| 12 - 2 * at as i128).collect(),
        }
    }

    fn row(&self) -> String {
        let best = if self.best == 0 { String::new() } else { self.best.to_string() };
        let points: Vec<String> = self.points.iter().map(i128::to_string).collect();
        let first = match self.value {
            "improvement" => format!("@{}", self.first),
            _ => String::new(),
        };
        format!(
            "{} | {} | {} | {} | {best} | {} | {} | {first} | @2026-01-01 | @2026-01-31 | {}",
            self.id,
            self.of,
            self.by,
            self.value,
            self.minimum,
            self.club,
            points.join(",")
        )
    }

    /// What the rows of the competition must be, reckoned anew: every number is a fraction of 60 times
    /// a hundredth, so that averages of up to six results and shares of up to four places are whole.
    fn reckoned(&self, evenings: &[Evening], awards: &[Row]) -> BTreeSet<String> {
        let mut found: BTreeMap<String, [Vec<i128>; 2]> = BTreeMap::new();
        for (at, evening) in evenings.iter().enumerate() {
            let is_ours = match self.club {
                "" => true,
                club => evening.club.starts_with(club.trim_end_matches('*')),
            };
            let time = match self.value {
                "improvement" if evening.day.starts_with("2026-01") => 1,
                "improvement" if evening.day.as_str() < self.first => continue,
                _ => 0,
            };
            if !is_ours {
                continue;
            }
            let mut own: BTreeMap<String, i128> = BTreeMap::new();
            for list in evening.lists() {
                for ([one, other], percent) in list {
                    let better = list.iter().filter(|(_, own)| own > percent).count();
                    let tied = list.iter().filter(|(_, own)| own == percent).count();
                    let places = better..better + tied;
                    let shared: i128 = places.filter_map(|place| self.points.get(place)).sum();
                    let key = format!("evening-{at:02}-1");
                    let earned = |who: &[String]| -> i128 {
                        let own = awards.iter().filter(|row| {
                            row["event_key"] == key && who.contains(&row["player_no"])
                        });
                        own.map(|row| row["points"].parse::<i128>().unwrap() * SCALE).sum()
                    };
                    let both = [number(*one), number(*other)];
                    let whos = match self.of {
                        "player" => vec![vec![both[0].clone()], vec![both[1].clone()]],
                        _ => vec![both.to_vec()],
                    };
                    for who in whos {
                        let value = match self.by {
                            "percent" => percent * SCALE / 100,
                            "places" => shared * SCALE / tied as i128,
                            _ => earned(&who),
                        };
                        let entry = match self.of {
                            "club" => evening.club.to_lowercase(),
                            _ => who.join("+"),
                        };
                        let known =
                            own.entry(entry).or_insert(if self.by == "points" { 0 } else { value });
                        *known =
                            if self.by == "points" { *known + value } else { value.max(*known) };
                    }
                }
            }
            for (entry, value) in own {
                found.entry(entry).or_default()[time].push(value);
            }
        }
        self.ranked(found)
    }

    fn ranked(&self, found: BTreeMap<String, [Vec<i128>; 2]>) -> BTreeSet<String> {
        let mut rows = Vec::new();
        for (entry, [mut own, mut before]) in
            found.into_iter().filter(|(_, all)| !all[0].is_empty())
        {
            let (played, earlier) = (own.len(), before.len());
            for results in [&mut own, &mut before] {
                results.sort_unstable_by(|a, b| b.cmp(a));
                results.truncate(if self.best == 0 { usize::MAX } else { self.best });
            }
            let mean = |all: &[i128]| (all.iter().sum::<i128>(), all.len().max(1) as i128);
            let ((sum, count), (less, of)) = (mean(&own), mean(&before));
            // A numerator and a denominator.
            let value = match self.value {
                "sum" => Some((sum, 1)),
                "average" => Some((sum, count)),
                _ => (earlier > 0).then_some((sum * of - less * count, count * of)),
            };
            let is_ranked =
                played >= self.minimum && (self.value != "improvement" || earlier >= self.minimum);
            rows.push((entry, value, own.len(), played, is_ranked));
        }
        let ranked: Vec<(i128, i128)> =
            rows.iter().filter(|row| row.4).filter_map(|row| row.1).collect();
        let row = |(entry, value, counted, played, is_ranked): &(
            String,
            Option<(i128, i128)>,
            usize,
            usize,
            bool,
        )| {
            let place = match value.filter(|_| *is_ranked) {
                Some((own, below)) => {
                    let beats = |(other, by): &&(i128, i128)| other * below > own * by;
                    let ties = |(other, by): &&(i128, i128)| other * below == own * by;
                    let better = ranked.iter().filter(beats).count();
                    format!("{}/{}", better + 1, ranked.iter().filter(ties).count())
                }
                None => "/".to_string(),
            };
            let value =
                value.map_or(String::new(), |(own, below)| six_decimals(own, below * SCALE));
            format!("{place} {entry} {value} {counted}/{played}")
        };
        rows.iter().map(row).collect()
    }
}

/// So many parts of one make all shares of places and hundredths whole.
const SCALE: i128 = 6000;

/// A fraction with six decimals at most, rounded half away from nought.
fn six_decimals(above: i128, below: i128) -> String {
    let millionths = (above.abs() * 2_000_000 + below) / (2 * below);
    let text = format!("{}.{:06}", millionths / 1_000_000, millionths % 1_000_000);
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if above < 0 && millionths > 0 { format!("-{text}") } else { text.to_string() }
}

/// Evenings of two clubs with partners drawn anew.
fn random_evenings(chance: &mut Chance) -> Vec<Evening> {
    let one = |at: usize, chance: &mut Chance| {
        let mut players: Vec<usize> = (0..PLAYERS.len()).collect();
        chance.shuffle(&mut players);
        let mut pairs: Vec<([usize; 2], i128)> = players
            .chunks(2)
            .map(|two| {
                ([two[0].min(two[1]), two[0].max(two[1])], 4000 + 50 * chance.below(41) as i128)
            })
            .collect();
        // The best can be any two.
        chance.shuffle(&mut pairs);
        Evening {
            title: "Club Pairs",
            day: format!("2026-{:02}-{:02}", 1 + at / 3, 2 + 7 * (at % 3)),
            club: if at.is_multiple_of(2) { "Riverside" } else { "Hillside" },
            pairs,
            mitchell: chance.one_in(3),
        }
    };
    (0..9).map(|at| one(at, chance)).collect()
}

const HEAD: &str = "## Competitions\nCompetition | Of | By | Value | Best | Minimum | Organiser | From | Compare from | Compare to | Place points\n";

#[test]
fn random_championships_are_as_another_reckoning_has_them() {
    for seed in sweep::seeds(0..4, 0..20) {
        let mut chance = Chance::new(seed);
        let evenings = random_evenings(&mut chance);
        let asked: Vec<Asked> = (0..25).map(|id| Asked::made(&mut chance, id)).collect();
        let rows: Vec<String> = asked.iter().map(Asked::row).collect();
        let folder = folder_of(&evenings, &format!("{HEAD}{}\n", rows.join("\n")));
        let said = folder.tables();
        assert!(folder.out().join("data/competitions.csv").exists(), "{said:#?}");
        let awards = folder.rows("awards");
        let by = folder.rows_by("competitions", "competition");
        for asked in &asked {
            let rows = by.get(&asked.id).map_or(&[][..], Vec::as_slice);
            let now: BTreeSet<String> = told(rows).into_iter().collect();
            let row = asked.row();
            assert_eq!(now, asked.reckoned(&evenings, &awards), "seed {seed}: {row}");
        }
    }
}

/// A season with competitions in a workbook and in settings.
fn season(seed: u64) -> Folder {
    let mut chance = Chance::new(seed);
    let evenings = random_evenings(&mut chance);
    let asked: Vec<String> = (0..6).map(|id| Asked::made(&mut chance, id).row()).collect();
    let folder = folder_of(&evenings, &format!("{HEAD}{}\n", asked.join("\n")));
    let settings = "[[competition]]\nCompetition = \"toml\"\nOf = \"pair\"\nBest = 3\n\
                    Events = [\"Club *\", \"Monday *\"]\nFrom = 2026-01-01\nTo = 2026-12-31\n";
    fs::write(folder.returns().join("palmares.toml"), settings).unwrap();
    folder
}

fn run_into(folder: &Folder, name: &str, more: &[&str]) -> BTreeMap<String, Vec<u8>> {
    let (returns, out) = (folder.returns(), folder.root().join(name));
    let mut words = vec!["run", returns.to_str().unwrap(), "--out", out.to_str().unwrap()];
    words.extend(more);
    palmares(&words);
    published(&out)
}

#[test]
fn neither_threads_nor_an_earlier_run_nor_parts_change_a_competition() {
    let folder = season(7);
    let whole = run_into(&folder, "out", &["--threads", "1"]);
    assert!(whole.contains_key("competitions/toml.html"), "{:?}", whole.keys());
    assert!(whole.contains_key("data/competitions.csv"));
    assert_eq!(run_into(&folder, "threads", &["--threads", "4"]), whole);
    // Parts.
    let text = |name: &str| folder.root().join(name).to_str().unwrap().to_string();
    let plan = text("plan.json");
    let returns = folder.returns();
    palmares_unchecked(&["plan", returns.to_str().unwrap(), "--parts", "2", "--out", &plan]);
    for part in ["1", "2"] {
        palmares_unchecked(&["run", "--plan", &plan, "--part", part, "--out", &text(part)]);
    }
    palmares_unchecked(&["merge", &text("1"), &text("2"), "--out", &text("merged")]);
    assert_eq!(published(&folder.root().join("merged")), whole);
    // Another run, after a change of one return and of a competition.
    let mut evening = mondays(&[["71", "52", "48", "29"]]).remove(0);
    evening.title = "Club Pairs";
    folder.add("evening-00.xlsx", &evening.text());
    let again = run_into(&folder, "out", &[]);
    assert_ne!(again["data/competitions.csv"], whole["data/competitions.csv"]);
    assert_eq!(again, run_into(&folder, "anew", &["--fresh"]));
    let mut chance = Chance::new(11);
    let row = Asked::made(&mut chance, 1).row();
    folder.add("competitions.xlsx", &format!("{HEAD}{row}\n"));
    let again = run_into(&folder, "out", &[]);
    assert_eq!(again, run_into(&folder, "new", &["--fresh"]));
}

#[test]
fn an_event_counts_once_and_a_provisional_one_makes_the_ranking_provisional() {
    let evenings = mondays(&[["60", "52.5", "47.5", "40"], ["55", "57.5", "47.5", "40"]]);
    let folder = folder_of(&evenings, "## Competitions\nCompetition | Of\nyear | pair\n");
    folder.add("copy-of-evening.xlsx", &evenings[0].text());
    folder.run();
    let first = told(&folder.rows("competitions"))[0].clone();
    assert_eq!(first, "1/1 101+102 115 2/2");
    assert!(!folder.written("competitions/year.html").contains("provisional"));
    assert!(folder.written("certificates/101.html").contains("First place"));
    // With one other score the two are versions of one event, and neither has awards.
    let changed = evenings[0].text().replace("60.00", "60.50");
    folder.add("copy-of-evening.xlsx", &changed);
    folder.run();
    assert_eq!(told(&folder.rows("competitions"))[0].split(' ').next_back(), Some("2/2"));
    assert!(folder.written("competitions/year.html").contains("provisional"));
}
