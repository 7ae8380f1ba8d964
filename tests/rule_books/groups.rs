//! Groups of contestants: places and awards of strata worked out by hand, and laws that hold for any
//! event.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::support::chance::Chance;
use crate::support::workbook::unzipped;
use crate::support::{Folder, Row, package, palmares, project, rows, sweep};

/// Eight pairs with the master points of both players; one player of pair 8 has none.
const PAIRS: &str = "\
## Event
Title | Monday
Date | @2026-05-04
Format | pairs
Scoring | percent
Winners | 1
Boards | 24
## Entries
Pair | Player 1 | Player 2 | Masterpoints 1 | Masterpoints 2 | Club | Area | Category
1 | Ann Ash | Bea Bay | 100 | 200 | North | East | women
2 | Cy Cole | Di Dunn | 300 | 100 | North | West |
3 | Ed Eve | Fay Fox | 40 | 60 | South | East | seniors
4 | Gus Gray | Hal Hill | 10 | 20 | South | East | women, seniors
5 | Ian Ives | Jo Judd | 500 | 500 | North | West |
6 | Kay Kerr | Lou Lane | 99 | 100 | North | East |
7 | Mo Moss | Ned Nash | 100 | 100.01 | South | West | women
8 | Olly Orr | Pat Page | 5 | | South | West |
## Results
Pair | Score
1 | 61
2 | 58
3 | 55
4 | 55
5 | 50
6 | 48
7 | 42
8 | 31
";

const MITCHELL: &str = "\
## Event
Title | Tuesday
Date | @2026-05-05
Format | pairs
Scoring | percent
Movement | mitchell
Boards | 24
## Entries
Pair | Player 1 | No 1 | Player 2 | No 2 | Masterpoints 1 | Masterpoints 2
1NS | Ann Ash | '101 | Bea Bay | '102 | 10 | 20
2NS | Cy Cole | '103 | Di Dunn | '104 | 300 | 100
3NS | Ed Eve | '105 | Fay Fox | '106 | 40 | 60
4NS | Gus Gray | '107 | Hal Hill | '108 | 400 | 20
1EW | Ian Ives | '109 | Jo Judd | '110 | 500 | 500
2EW | Kay Kerr | '111 | Lou Lane | '112 | 99 | 100
3EW | Mo Moss | '113 | Ned Nash | '114 | 100 | 101
4EW | Olly Orr | '115 | Pat Page | '116 | 5 | 5
## Results
Pair | Score
1NS | 60
2NS | 52
3NS | 48
4NS | 40
1EW | 60
2EW | 50
3EW | 40
4EW | 50
## Members
Number | Name | Rank
'101 | Ann Ash | Novice
'102 | Bea Bay | Novice
'103 | Cy Cole | Novice
'104 | Di Dunn | Master
'105 | Ed Eve | Grandmaster
'106 | Fay Fox | Novice
";

const TEAMS: &str = "\
## Event
Title | Teams
Date | @2026-05-06
Format | teams
Scoring | vps
Boards | 24
## Entries
Team no | Team | Player 1 | Date of birth 1 | Player 2 | Date of birth 2
1 | Reds | Ann Ash | @2001-01-01 | Bea Bay | @2000-01-01
2 | Blues | Cy Cole | @2002-01-01 | Di Dunn | @1999-12-31
3 | Greens | Ed Eve | @2003-01-01 | Fay Fox | @2004-01-01
## Results
Team no | Score
1 | 30
2 | 20
3 | 10
";

const PLAYERS: &str = "\
## Event
Title | Spring Open
Date | @2026-05-09
Rules | fide-2026
Format | swiss
Rounds | 2
Tie-breaks | BH
## Entries
No | Player | Rating | Club | Status
1 | Ann Lee | 2100 | North |
2 | Cay Dunn | 1900 | North | withdrawn after 2
3 | Bo Hart | 1580 | South |
4 | Dai Rees | | South |
5 | Eli Frost | 1500 | North | house
6 | Flo Grey | 1700 | South |
## Matches
Round | White | Black | Result
1 | 1 | 3 | 1-0
1 | 2 | 4 | 1-0
1 | 5 | 6 | 0-1
2 | 2 | 1 | ½-½
2 | 4 | 3 | 0-1
2 | 6 | 5 | 1-0
";

const COLUMNS: [&str; 14] = [
    "Group",
    "Stratum",
    "Section",
    "Direction",
    "Category",
    "Club",
    "Area",
    "Ranks",
    "Rating to",
    "Unrated",
    "Born from",
    "Born to",
    "Masterpoints from",
    "Masterpoints to",
];

/// A sheet `Groups` from rows such as `Group=Women;Category=women`.
fn sheet_of(groups: &str) -> String {
    let mut sheet = format!("## Groups\n{}\n", COLUMNS.join(" | "));
    for row in groups.split('|') {
        let cells: BTreeMap<&str, &str> =
            row.split(';').filter_map(|cell| cell.split_once('=')).collect();
        assert!(cells.keys().all(|column| COLUMNS.contains(column)), "{row}");
        let row = COLUMNS.map(|column| cells.get(column).copied().unwrap_or_default());
        sheet += &format!("{}\n", row.join(" | "));
    }
    sheet
}

/// A book that gives half of the contestants awards, with a scale over places.
fn book(scale: &str, strata: &str) -> String {
    format!(
        "[source]\nid = \"seaside\"\ntitle = \"Seaside points\"\nbody = \"Seaside\"\n\
         [awards]\npoints = \"points\"\nround = {{ to = 1, way = \"up\" }}\nties = \"mean\"\n\
         ties_clause = \"3\"\nclause = \"1\"\n\
         [[scale]]\ntitle = \"places\"\nshare = {{ part = \"1/2\", round = \"up\" }}\n{scale}\n\
         clause = \"2\"\n{strata}"
    )
}

/// The folder of a return under such a book.
fn folder_of(text: &str, book: &str) -> Folder {
    let folder = Folder::with(text);
    folder.add_bytes("seaside.toml", book.as_bytes());
    folder.add_bytes("palmares.toml", b"[event]\nRules = \"seaside.toml\"\n");
    folder
}

/// Places in each group: `3/1=`.
fn places(folder: &Folder) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for row in folder.rows("groups") {
        let shared = if row["tied"] == "1" { "" } else { "=" };
        let place = format!("{}/{}{shared}", row["entry"], row["place"]);
        found.entry(row["group"].clone()).or_default().insert(place);
    }
    found
}

#[test]
fn places_in_groups_are_as_worked_out_by_hand() {
    let cases = std::fs::read_to_string(project().join("tests/groups/places.csv")).unwrap();
    let cases = rows(&cases);
    assert_eq!(cases.len(), 17);
    for case in cases {
        let event = match case["event"].as_str() {
            "pairs" => PAIRS,
            "mitchell" => MITCHELL,
            "teams" => TEAMS,
            _ => PLAYERS,
        };
        let text = format!("{event}{}", sheet_of(&case["groups"]));
        let folder = folder_of(&text, &book("step = 5", ""));
        let said = folder.tables();
        assert!(said.status == 0, "{}: {}", case["case"], said.err);
        let expected = case["places"].split('|').map(|group| {
            let (name, own) = group.split_once(": ").unwrap();
            (name.to_string(), own.split(' ').map(str::to_string).collect())
        });
        let expected: BTreeMap<String, BTreeSet<String>> = expected.collect();
        assert_eq!(places(&folder), expected, "{}: {}", case["case"], case["why"]);
    }
}

#[test]
fn every_output_tells_the_places_in_groups_and_why() {
    let groups = "Group=Novices;Masterpoints to=100|Group=Women;Category=women";
    let folder = folder_of(&format!("{PAIRS}{}", sheet_of(groups)), &book("step = 5", ""));
    let said = folder.run();
    assert_eq!(said.status, 0, "{}", said.err);
    assert!(said.err.contains("group-unknown-players"), "{}", said.err);
    let page = folder.written("events/club-1.html");
    for told in [
        "id=\"group-1\"",
        "<h3>Novices</h3>",
        "Master points to 100. 3 contestants.",
        "Master points (99 + 100) / 2 = 99.5.",
        "<h3>Women</h3>",
    ] {
        assert!(page.contains(told), "{told} in {page}");
    }
    let file = folder.returns().join("club.xlsx");
    let said = palmares(&["explain", file.to_str().unwrap(), "--entry", "6"]);
    let told =
        "place 3 of 3 in Novices (master points to 100; master points (99 + 100) / 2 = 99.5)";
    assert!(said.out.contains(told), "{}", said.out);
    let copy = std::fs::read(folder.out().join("returns/club.xlsx")).unwrap();
    let parts = unzipped(&copy);
    assert!(String::from_utf8_lossy(&parts["xl/workbook.xml"]).contains("Group places"));
    let tables = parts.iter().filter(|(part, _)| part.starts_with("xl/tables/"));
    let is_named = |xml: &[u8]| String::from_utf8_lossy(xml).contains("\"Groupplaces\"");
    assert!(tables.into_iter().any(|(_, xml)| is_named(xml)));
    assert_eq!(package::faults(&copy), Vec::<String>::new());
}

#[test]
fn prizes_go_to_groups_by_name() {
    let groups = sheet_of("Group=Novices;Masterpoints to=100|Stratum=B;Masterpoints to=200");
    let prizes = "## Prizes\nPrize | Place | Amount | Sharing | Group | Category\n\
                  Novices | 1 | 60 | place | novices |\n\
                  B | 1 | 50 | place | stratum b |\n\
                  B, women | 1 | 10 | place | stratum b | women\n";
    let folder = folder_of(&format!("{PAIRS}{groups}{prizes}"), &book("step = 5", ""));
    folder.tables();
    let paid =
        folder.rows("prizes").into_iter().map(|row| (row["entry"].clone(), row["amount"].clone()));
    let paid: BTreeMap<String, String> = paid.collect();
    // Pairs 3 and 4 share the prize of the novices; pair 1 is the best of B. The women of B are 1, 4
    // and 7; the first two have better prizes.
    let expected = [("1", "50"), ("3", "30"), ("4", "30"), ("7", "10")];
    let expected = expected.map(|(entry, amount)| (entry.to_string(), amount.to_string()));
    assert_eq!(paid, expected.into_iter().collect());
}

/// Where there is no sheet `Groups`, the column of that name still holds a category.
#[test]
fn a_group_without_a_sheet_of_groups_is_a_category() {
    let prizes =
        "## Prizes\nPrize | Place | Amount | Sharing | Group\nWomen | 2 | 60 | place | women\n";
    let folder = folder_of(&format!("{PAIRS}{prizes}"), &book("step = 5", ""));
    folder.tables();
    assert_eq!(folder.rows("prizes")[0]["entry"], "4");
}

/// Groups of the settings are those of events without any; a return's own sheet takes their place, and
/// so does the nearer folder.
#[test]
fn settings_give_groups_to_events_without_any() {
    let folder = Folder::with(PAIRS);
    folder.add("own.xlsx", &format!("{TEAMS}{}", sheet_of("Group=Juniors;Born from=@2000-01-01")));
    folder.add("near/mitchell.xlsx", MITCHELL);
    folder.add_bytes("seaside.toml", book("step = 5", "").as_bytes());
    let far = "[event]\nRules = \"seaside.toml\"\n\
               [[group]]\nGroup = \"Novices\"\n\"Masterpoints to\" = 100\n\
               [[group]]\nGroup = \"Women\"\nCategory = \"women\"\n";
    folder.add_bytes("palmares.toml", far.as_bytes());
    folder.add_bytes("near/palmares.toml", b"[[group]]\nStratum = \"B\"\nMasterpointsTo = 20\n");
    let said = folder.run();
    assert_eq!(said.status, 0, "{}", said.err);
    let told = |row: &Row| (row["return"].clone(), row["group"].clone());
    let groups: BTreeSet<(String, String)> = folder.rows("groups").iter().map(told).collect();
    let expected = [
        ("club.xlsx", "Novices"),
        ("club.xlsx", "Women"),
        ("near/mitchell.xlsx", "Stratum B, East-West"),
        ("near/mitchell.xlsx", "Stratum B, North-South"),
        ("own.xlsx", "Juniors"),
    ];
    let expected = expected.map(|(file, group)| (file.to_string(), group.to_string()));
    assert_eq!(groups, expected.into_iter().collect());
    let page = folder.written("events/club-1.html");
    assert!(page.contains("Group Novices (palmares.toml, line 3)"), "{page}");
    let own = folder.returns().join("own.xlsx");
    let said = palmares(&["check", own.to_str().unwrap(), "--show-settings"]);
    assert!(said.out.lines().any(|line| line.contains("Group") && line.ends_with("Groups!A2")));
}

/// Strata can decide awards, so a group of the settings that cannot be read holds them up.
#[test]
fn a_faulty_group_of_the_settings_makes_events_provisional() {
    let folder = folder_of(PAIRS, &book("step = 5", "[strata]\nclause = \"9\"\n"));
    let settings = "[event]\nRules = \"seaside.toml\"\n\
                    [[group]]\nStratum = \"B\"\n\"Masterpoints to\" = \"many\"\n";
    folder.add_bytes("palmares.toml", settings.as_bytes());
    assert_eq!(folder.tables().status, 1);
    assert_eq!(folder.rows("events")[0]["state"], "provisional");
    assert!(folder.rows("awards").is_empty());
}

/// An event of pairs or single winners from `1 500 65`: entry, average of master points, score.
fn event_of(contestants: &str, strata: &str) -> String {
    let (mut entries, mut results) = (String::new(), String::new());
    for own in contestants.split('|') {
        let own: Vec<&str> = own.split(' ').collect();
        let (entry, points, score) = (own[0], own[1], own[2]);
        writeln!(entries, "{entry} | A{entry} Ash | B{entry} Bay | {points} | {points}").unwrap();
        writeln!(results, "{entry} | {score}").unwrap();
    }
    let movement = if contestants.contains("NS") { "mitchell" } else { "howell" };
    let groups: Vec<String> = strata
        .split('|')
        .filter_map(|own| own.split_once(' '))
        .map(|(label, to)| format!("Stratum={label};Masterpoints to={to}"))
        .collect();
    format!(
        "## Event\nTitle | Monday\nDate | @2026-05-04\nFormat | pairs\n\
         Scoring | percent\nMovement | {movement}\nBoards | 24\n\
         ## Entries\nPair | Player 1 | Player 2 | Masterpoints 1 | Masterpoints 2\n{entries}\
         ## Results\nPair | Score\n{results}{}",
        sheet_of(&groups.join("|"))
    )
}

/// The points of each contestant.
fn awards(folder: &Folder) -> BTreeMap<String, String> {
    folder
        .rows("awards")
        .into_iter()
        .map(|row| (row["entry"].clone(), row["points"].clone()))
        .collect()
}

fn strata_book(case: &Row) -> String {
    let (scale, least) = case["scale"].split_once(';').unwrap_or((&case["scale"], ""));
    let scale = match scale.split_once(" = ").unwrap() {
        ("step", _) => scale.to_string(),
        (_, each) => format!("first = [{{ each_table = {each} }}]\nfall = \"equal\""),
    };
    book(&scale, &format!("[strata]\nclause = \"9\"\n{least}\n"))
}

#[test]
fn strata_are_awarded_as_worked_out_by_hand() {
    let cases = std::fs::read_to_string(project().join("tests/groups/strata.csv")).unwrap();
    let cases = rows(&cases);
    assert_eq!(cases.len(), 8);
    for case in cases {
        let text = event_of(&case["contestants"], &case["strata"]);
        let folder = folder_of(&text, &strata_book(&case));
        let said = folder.tables();
        assert_eq!(said.status, 0, "{}: {}", case["case"], said.err);
        let expected = case["awards"].split(' ').filter_map(|own| own.split_once('/'));
        let expected: BTreeMap<String, String> =
            expected.map(|(entry, points)| (entry.to_string(), points.to_string())).collect();
        assert_eq!(awards(&folder), expected, "{}: {}", case["case"], case["why"]);
    }
}

/// The basis names the stratum of an award and what the other fields would bring; a book that says
/// nothing of strata awards none.
#[test]
fn the_basis_names_the_stratum() {
    let pairs = "1 500 65|2 400 60|3 300 55|4 150 52|5 300 50|6 50 47|7 150 40|8 20 31";
    let text = event_of(pairs, "B 150|C 50");
    let with = folder_of(&text, &book("step = 5", "[strata]\nclause = \"9\"\n"));
    with.tables();
    let awarded = with.rows("awards");
    let basis = &awarded.iter().find(|row| row["entry"] == "4").unwrap()["basis"];
    assert!(
        basis.contains("place 1 of 2 awards, in stratum B, a field of 4: 2 x 5 = 10"),
        "{basis}"
    );
    let told = "the better award counts; it would be 5 in the whole field (place 4)";
    assert!(basis.contains(told), "{basis}");
    let without = folder_of(&text, &book("step = 5", ""));
    without.tables();
    let open = [("1", "20"), ("2", "15"), ("3", "10"), ("4", "5")];
    let open = open.map(|(entry, points)| (entry.to_string(), points.to_string()));
    assert_eq!(awards(&without), open.into_iter().collect());
    assert_eq!(without.rows("groups").len(), 6);
}

/// A made-up contestant.
#[derive(Clone)]
struct Made {
    label: String,
    name: String,
    points: [usize; 2],
    score: usize,
}

/// An event of made-up pairs; rows in the order given.
fn made_event(made: &[Made], groups: &[String], shuffle: &mut Option<Chance>) -> String {
    let mut entries: Vec<String> = Vec::new();
    let mut results: Vec<String> = Vec::new();
    for own in made {
        let Made { label, name, points: [one, two], score } = own;
        entries.push(format!("{label} | {name} Ash | {name} Bay | {one} | {two}\n"));
        results.push(format!("{label} | {score}\n"));
    }
    let mut groups = groups.to_vec();
    if let Some(chance) = shuffle {
        chance.shuffle(&mut entries);
        chance.shuffle(&mut results);
        chance.shuffle(&mut groups);
    }
    format!(
        "## Event\nTitle | Monday\nDate | @2026-05-04\nFormat | pairs\nScoring | percent\n\
         Movement | howell\nBoards | 24\n\
         ## Entries\nPair | Player 1 | Player 2 | Masterpoints 1 | Masterpoints 2\n{}\
         ## Results\nPair | Score\n{}{}",
        entries.concat(),
        results.concat(),
        sheet_of(&groups.join("|"))
    )
}

/// The award in steps of 5 of those with a score, in a field of which half has awards.
fn step_award(scores: &[usize], own: usize) -> usize {
    let awards = scores.len().div_ceil(2);
    let better = scores.iter().filter(|score| **score > own).count();
    let level = scores.iter().filter(|score| **score == own).count();
    let sum: usize = (better..better + level).map(|at| 5 * awards.saturating_sub(at)).sum();
    sum.div_ceil(level)
}

/// Random events: places and awards as counted one by one; rows in another order and players of other
/// names change nothing.
#[test]
fn no_order_of_rows_and_no_name_changes_a_group() {
    for seed in sweep::seeds(0..6, 0..150) {
        let mut chance = Chance::new(seed);
        let letters =
            ["Ann", "Bob", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ian", "Jo", "Kim", "Lu"];
        let made: Vec<Made> = (0..4 + chance.below(9))
            .map(|at| Made {
                label: (at + 1).to_string(),
                name: letters[at].to_string(),
                points: [chance.below(30), chance.below(30)],
                score: 40 + chance.below(20),
            })
            .collect();
        let [low, high] = [chance.below(15), 15 + chance.below(10)];
        let groups = [
            format!("Stratum=B;Masterpoints to={high}"),
            format!("Stratum=C;Masterpoints to={low}"),
            format!("Group=Above;Masterpoints from={low}"),
        ];
        let book = book("step = 5", "[strata]\nclause = \"9\"\n");
        let told = |text: &str| {
            let folder = folder_of(text, &book);
            let said = folder.tables();
            assert!(said.status == 0, "{seed}: {}\n{text}", said.err);
            let has = folder.out().join("data/groups.csv").exists();
            (if has { places(&folder) } else { BTreeMap::new() }, awards(&folder))
        };
        let own = told(&made_event(&made, &groups, &mut None));
        let shuffled = told(&made_event(&made, &groups, &mut Some(chance)));
        assert_eq!(own, shuffled, "{seed}");
        let mut renamed = made.clone();
        renamed.iter_mut().for_each(|own| own.name = format!("Z{}", own.name));
        assert_eq!(own, told(&made_event(&renamed, &groups, &mut None)), "{seed}");

        let field = |is: &dyn Fn(usize) -> bool| -> Vec<usize> {
            let of = made.iter().filter(|own| is(own.points[0] + own.points[1]));
            of.map(|own| own.score).collect()
        };
        let is_low = |sum: usize| sum <= 2 * low;
        let is_high = |sum: usize| sum <= 2 * high;
        let fields = [field(&|_| true), field(&is_high), field(&is_low)];
        let expected = made.iter().map(|one| {
            let sum = one.points[0] + one.points[1];
            let is_in = [true, is_high(sum), is_low(sum)];
            let all = fields.iter().zip(is_in).filter(|(_, is_in)| *is_in);
            let best = all.map(|(field, _)| step_award(field, one.score)).max().unwrap_or_default();
            (one.label.clone(), best.to_string())
        });
        let expected = expected.filter(|(_, points)| points != "0").collect();
        assert_eq!(own.1, expected, "{seed}");
        for (title, scores, is) in [
            ("Stratum B", &fields[1], &is_high as &dyn Fn(usize) -> bool),
            ("Stratum C", &fields[2], &is_low),
        ] {
            let ranked = made.iter().filter(|one| is(one.points[0] + one.points[1])).map(|one| {
                let better = scores.iter().filter(|score| **score > one.score).count();
                let level = scores.iter().filter(|score| **score == one.score).count();
                format!("{}/{}{}", one.label, better + 1, if level > 1 { "=" } else { "" })
            });
            let known = own.0.get(title).cloned().unwrap_or_default();
            assert_eq!(known, ranked.collect(), "{seed} {title}");
        }
    }
}
