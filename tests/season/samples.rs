//! The sample returns: a season without errors, and returns with mistakes. Read the
//! goldens, do not only compare them: `samples/README.md` says what each return shows.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::{Folder, Row, Said, files, golden, palmares, project};

/// Runs the samples of a folder.
fn run(samples: &str) -> (Folder, Said) {
    let folder = Folder::new();
    let (returns, out) = (project().join("samples").join(samples), folder.out());
    let said = palmares(&[
        "run",
        returns.to_str().unwrap(),
        "--out",
        out.to_str().unwrap(),
        "--no-progress",
        "--json",
    ]);
    (folder, said)
}

fn points(row: &Row) -> u32 {
    row["points"].parse().unwrap()
}

#[test]
fn the_season_runs_without_an_error() {
    let (folder, said) = run("season");
    assert_eq!(said.status, 0, "{}", said.err);
    for file in ["events", "standings", "awards", "problems"] {
        let actual = folder.written(&format!("data/{file}.csv"));
        golden(&format!("tests/samples/season/{file}.csv"), &actual);
    }
    let summary: BTreeMap<String, serde_json::Value> = serde_json::from_str(&said.out).unwrap();
    let counted = |name: &str| summary[name].as_u64().unwrap();
    assert_eq!((counted("returns"), counted("events")), (15, 25));
    assert_eq!((counted("errors"), counted("warnings")), (0, 2));

    let events = folder.rows("events");
    assert!(events.iter().all(|event| event["state"] == "final"));
    let awards = folder.rows("awards");
    assert_eq!(awards.len(), 315);
    assert_eq!(awards.iter().map(points).sum::<u32>(), 15_323);
    let numbers: BTreeSet<&String> = awards.iter().map(|award| &award["player_no"]).collect();
    assert!(numbers.iter().any(|number| number.starts_with('0')));

    // Each return has its annotated copy, each event and certificate its page.
    let written = files(&folder.out());
    let under = |place: &str| written.keys().filter(|path| path.starts_with(place)).count();
    assert_eq!((under("returns/"), under("events/"), under("clubs/")), (15, 25, 6));
    assert_eq!(under("players/") as u64, counted("players"));
}

/// A weekend of 28 players in three rounds drawn by palmares, with teams, and board games.
#[test]
fn the_weekend_of_diplomacy_runs_without_an_error() {
    let (folder, said) = run("diplomacy");
    assert_eq!(said.status, 0, "{}", said.err);
    for file in ["events", "standings", "awards", "problems"] {
        let actual = folder.written(&format!("data/{file}.csv"));
        golden(&format!("tests/samples/diplomacy/{file}.csv"), &actual);
    }
    assert!(folder.rows("events").iter().all(|event| event["state"] == "final"));
    let awards = folder.rows("awards");
    let titles = |what: &str| awards.iter().filter(|row| row["basis"].starts_with(what)).count();
    assert_eq!(titles("Champion: "), 1);
    assert!(titles("Best ") >= 7 + 2);
    // Rule 19: no three players were drawn together twice among 28.
    let problems = folder.rows("problems");
    assert!(problems.iter().all(|row| row["severity"] == "note"), "{problems:#?}");
}

/// A congress, a league, a knock-out, and a ladder over three returns.
#[test]
fn the_championships_run_without_an_error() {
    let (folder, said) = run("championships");
    assert_eq!(said.status, 0, "{}", said.err);
    for file in ["events", "standings", "awards", "problems"] {
        let actual = folder.written(&format!("data/{file}.csv"));
        golden(&format!("tests/samples/championships/{file}.csv"), &actual);
    }
    let events = folder.rows("events");
    assert!(events.iter().all(|event| event["state"] == "final"));
    // 3.5.3: the congress is on one certificate for each player; 1.10.3(b): each
    // round-robin of the league on its own.
    let certificates = files(&folder.out());
    let pages = certificates.iter().filter(|(path, _)| path.starts_with("certificates/"));
    let pages: Vec<String> =
        pages.map(|(_, page)| String::from_utf8_lossy(page).into_owned()).collect();
    for words in ["round-robin 1", "round-robin 2", "Glannau 2004", "Pontwylan Knock-out Teams"] {
        assert!(pages.iter().any(|page| page.contains(words)), "no certificate says {words}");
    }
}

/// Interstate Teams from round 1 to the title, in one workbook.
#[test]
fn the_interstate_teams_run_without_an_error() {
    let (folder, said) = run("interstate");
    assert_eq!(said.status, 0, "{}", said.err);
    for file in ["events", "standings", "awards", "problems"] {
        let actual = folder.written(&format!("data/{file}.csv"));
        golden(&format!("tests/samples/interstate/{file}.csv"), &actual);
    }
    assert!(folder.rows("events").iter().all(|event| event["state"] == "final"));
}

/// Interstate Pairs with drop-ins, an Open Butler in two files to the points, a Congress.
#[test]
fn the_pairs_of_the_championships_run_without_an_error() {
    let (folder, said) = run("interstate-pairs");
    assert_eq!(said.status, 0, "{}", said.err);
    for file in ["events", "standings", "awards", "problems"] {
        let actual = folder.written(&format!("data/{file}.csv"));
        golden(&format!("tests/samples/interstate-pairs/{file}.csv"), &actual);
    }
    assert!(folder.rows("events").iter().all(|event| event["state"] == "final"));
    // 22.1: nine pairs, one of whom has a partner who is not eligible.
    let awards = folder.rows("awards");
    let of_kind = |kind: &str| awards.iter().filter(|row| row["kind"] == kind).count();
    assert!(of_kind("pqp") >= 17);
    // 15.1, 17.3, 23: the categories, the Butler, two events and a flight of each.
    assert_eq!(of_kind("title"), 2 * (4 + 1 + 2 + 2));
    let house = folder.rows("standings").into_iter().filter(|row| row["entry"] == "H");
    assert!(house.into_iter().all(|row| row["name"].ends_with("(house)")), "3.7");
}

/// Awards of the championships, worked out from the handbook by hand.
#[test]
fn the_awards_of_the_championships_are_those_of_the_handbook() {
    let (folder, _) = run("championships");
    let awards = folder.rows("awards");
    let first = |event: &str| -> u32 {
        let own = awards.iter().filter(|row| row["event_key"] == event && row["place"] == "1");
        own.map(points).max().unwrap()
    };
    // Scale C, 21 tables: 14 awards of 12.
    assert_eq!(first("congress-glannau-congress-2004-p1"), 168);
    // Scale QC, 42 / 4 up: 11 awards of 22.
    assert_eq!(first("congress-glannau-congress-2004-p2"), 242);
    // 7 + 8 / 3 = 9 tables: 18 / 4 up: 5 awards of 22.
    assert_eq!(first("congress-glannau-congress-2004-p3"), 110);
    // Scale B, 8 tables: 6 awards of 9.
    assert_eq!(first("congress-glannau-congress-2004-p4"), 54);
    // Scale QC, 12 teams: 3 awards of 36; 5 wins of 24 and a draw.
    assert_eq!(first("congress-glannau-congress-2004-t"), 108 + 5 * 24 + 12);
    // Key figure 41: 6 wins, and 2 x 41 for the first of two places.
    assert_eq!(first("aberhalen-league-2003-04-d1"), 6 * 41 + 82);
    // 11 teams: rounds 1, 2 and 3, the final of 36 boards at District.
    assert_eq!(first("pontwylan-knock-out-2003-04-ko"), 27 + 38 + 81);
    // 5 tables on average: 2 awards of 16.
    assert_eq!(first("trer-eos-monday-ladder-mon"), 32);
}

#[test]
fn the_awards_of_the_season_are_those_of_the_handbook() {
    let (folder, _) = run("season");
    let awards = folder.rows("awards");
    // By event: the award of each place, worked out from the printed scales.
    let expected: [(&str, &[(u32, u32)]); 12] = [
        // 4.1.3: 8½ tables are 8; the tie of 20 and 10 is 15 each (2.5.1).
        ("llanfedwen-2003-09-september-2", &[(1, 30), (2, 15), (2, 20), (3, 10)]),
        // 11 tables; the tie at the last award gives the least share of 10 (2.5.1).
        ("llanfedwen-2003-12-december-1", &[(1, 40), (2, 30), (3, 20), (4, 10)]),
        // 10 boards are too few (2.1.2).
        ("llanfedwen-2003-12-december-3", &[]),
        // Scale F, 5 tables: no award below 6.
        ("llanfedwen-2004-02-february-1", &[(1, 21), (2, 18), (3, 15), (4, 12), (5, 9), (6, 6)]),
        // A tie for the win: (40 + 30) / 2.
        ("llanfedwen-2004-02-february-2", &[(1, 35), (1, 40), (2, 30), (3, 20), (4, 10)]),
        // A major championship of a club: Scale B, 36+ boards, 10 tables.
        (
            "llanfedwen-2004-05-club-championship-1",
            &[
                (1, 90),
                (2, 81),
                (3, 72),
                (4, 63),
                (5, 54),
                (6, 45),
                (7, 36),
                (8, 27),
                (9, 18),
                (10, 9),
            ],
        ),
        // 8 teams, 28 boards, two tied for second.
        ("aberhalen-return-january-2004-game-2-xwl3mc0y4", &[(1, 30), (2, 15)]),
        // 15 boards: a quarter of 9 pairs.
        ("aberhalen-return-march-2004-game-2-xwl3mc0y4", &[(1, 30), (2, 20), (3, 10)]),
        // The places without handicap count (2.9.1).
        ("pontwylan-tachwedd-2003-1", &[(1, 30), (2, 24), (3, 18), (4, 12), (5, 6)]),
        // Two sections are one field of 14 tables; three tied for the last award.
        ("pontwylan-ebrill-2004-1", &[(1, 50), (2, 40), (3, 30), (4, 20), (5, 10)]),
        // An area's minor championship keeps Scale C, 12 tables, 36+ boards.
        (
            "trer-eos-area-pairs-2004-1",
            &[
                (1, 144),
                (2, 132),
                (3, 120),
                (4, 108),
                (5, 96),
                (6, 84),
                (7, 72),
                (8, 60),
                (9, 48),
                (10, 36),
                (11, 24),
                (12, 12),
            ],
        ),
        // 14 boards: a quarter of 8 pairs.
        ("trer-eos-jan-04-1", &[(1, 12), (2, 6)]),
    ];
    for (event, expected) in expected {
        let own = awards.iter().filter(|award| award["event_key"] == event);
        let found: BTreeSet<(u32, u32)> =
            own.map(|award| (award["place"].parse().unwrap(), points(award))).collect();
        assert_eq!(found, expected.iter().copied().collect(), "{event}");
    }
    // 4.4.9: 400 x sqrt(26/25) = 407.921…, in 18 equal steps, each rounded up;
    // the last is raised to the least award of 24 (4.4.5).
    let cup = awards.iter().filter(|award| award["event_key"].contains("spring-cup"));
    let cup: BTreeMap<u32, u32> =
        cup.map(|award| (award["place"].parse().unwrap(), points(award))).collect();
    let steps =
        [408, 386, 363, 340, 318, 295, 272, 250, 227, 204, 182, 159, 136, 114, 91, 68, 46, 24];
    assert_eq!(cup.into_values().collect::<Vec<u32>>(), steps);
    // The best pair without handicap was third with it.
    let best = awards
        .iter()
        .find(|award| award["event_key"] == "pontwylan-tachwedd-2003-1" && award["points"] == "30");
    assert_eq!(best.unwrap()["entry"], "12");
    let standings = folder.rows("standings");
    let third = standings
        .iter()
        .find(|row| row["event_key"] == "pontwylan-tachwedd-2003-1" && row["place"] == "3");
    assert_eq!(third.unwrap()["entry"], "12");
    // 2.3.2: the fifth player of the winning team played 6 of 30 boards.
    let teams = awards.iter().filter(|award| award["event_key"] == "pontwylan-chwefror-2004-1");
    assert_eq!(teams.filter(|award| award["place"] == "1").count(), 4);
}

#[test]
fn the_mistakes_are_found_and_the_rest_is_read() {
    let (folder, said) = run("mistakes");
    assert_eq!(said.status, 1, "{}", said.err);
    golden("tests/samples/mistakes/problems.csv", &folder.written("data/problems.csv"));
    let states: BTreeMap<String, u32> =
        folder.rows("events").iter().fold(BTreeMap::new(), |mut states, event| {
            *states.entry(event["state"].clone()).or_default() += 1;
            states
        });
    let expected = [("final", 2), ("provisional", 6), ("rejected", 1)];
    assert_eq!(states, expected.map(|(state, count)| (state.to_string(), count)).into());
    // The duplicate event is awarded once, and lost leading zeros are restored.
    let awards = folder.rows("awards");
    let events: BTreeSet<&String> = awards.iter().map(|award| &award["event_key"]).collect();
    assert_eq!(events.len(), 2, "{events:?}");
    assert!(awards.iter().all(|award| matches!(award["player_no"].len(), 0 | 6)));
}

#[test]
fn sessions_with_every_board_run_without_an_error() {
    let (folder, said) = run("boards");
    assert_eq!(said.status, 0, "{}", said.err);
    for file in ["standings", "awards"] {
        let actual = folder.written(&format!("data/{file}.csv"));
        golden(&format!("tests/samples/boards/{file}.csv"), &actual);
    }
    let pages = files(&folder.out());
    for page in ["boards.html", "cards.html"] {
        assert_eq!(pages.keys().filter(|path| path.ends_with(page)).count(), 3, "{page}");
    }
}

#[test]
fn the_swiss_has_its_standings_and_the_next_round() {
    let (folder, said) = run("chess");
    assert_eq!(said.status, 0, "{}", said.err);
    for file in ["events", "standings", "draws", "problems"] {
        let actual = folder.written(&format!("data/{file}.csv"));
        golden(&format!("tests/samples/chess/{file}.csv"), &actual);
    }
    // Round 3 of 11: one has withdrawn; nobody meets a former opponent or a
    // forbidden one.
    let draws = folder.rows("draws");
    let drawn: BTreeSet<&String> = draws
        .iter()
        .flat_map(|row| [&row["a"], &row["b"]])
        .filter(|label| !label.is_empty())
        .collect();
    assert_eq!((draws.len(), drawn.len()), (6, 11));
    assert!(!drawn.contains(&"8".to_string()));
}
