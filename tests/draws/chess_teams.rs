//! Matches of chess teams: boards and scores of a sheet, match points and game points, FIDE's
//! tie-breaks of teams, the round robin, and Tournament Report Files with teams.

use std::fmt::Write as _;

use crate::support::{self, Folder, Row, project};

/// The team tournament of FIDE's exercises in tie-breaking (`crates/swiss/tests/tie_breaks`).
fn exercise(ties: &str) -> String {
    let mut text = format!(
        "## Event\nTitle | Animals\nFormat | chess teams\nRules | fide-2026\nDate | @2026-05-02\n\
         Movement | swiss\nRounds | 7\nTeam size | 4\n{ties}\n## Entries\nEntry | Name | Byes | Bye score\n"
    );
    for team in 1..=14 {
        let bye = if team == 7 { "7 | 0" } else { "" };
        writeln!(text, "{team} | Team {team} | {bye}").unwrap();
    }
    text.push_str("## Matches\nRound | Home | Away | Home score | Away score | Note\n");
    let file = project().join("crates/swiss/tests/tie_breaks/teams.txt");
    for line in std::fs::read_to_string(file).unwrap().lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["#", ..] => {}
            [_, _, "Z"] => {}
            [round, team, bye] => {
                let note = if bye == "H" { "half bye" } else { "bye" };
                writeln!(text, "{round} | {team} | | | | {note}").unwrap();
            }
            [round, home, _, _, away, "f"] => {
                writeln!(text, "{round} | {home} | {away} | | | forfeit home").unwrap();
            }
            [round, home, one, other, away, ..] => {
                writeln!(text, "{round} | {home} | {away} | {one} | {other}").unwrap();
            }
            _ => panic!("{line}"),
        }
    }
    text
}

fn standings(folder: &Folder) -> Vec<Row> {
    folder.rows("standings")
}

#[test]
fn the_tournament_of_the_exercises_is_ranked_as_in_them() {
    let folder = Folder::with(&exercise(""));
    let said = folder.run();
    assert_eq!((said.status, folder.problems().is_empty()), (0, true), "{}", said.err);
    let rows = standings(&folder);
    // Exercise 34 (a), with 2 before 4 by their match; 11 and 14 have the same game points.
    let order: Vec<&str> = rows.iter().map(|row| &*row["entry"]).collect();
    assert_eq!(order[..11], ["5", "1", "2", "4", "3", "8", "6", "9", "13", "7", "10"]);
    assert_eq!(order[13], "12");
    let points: Vec<&str> = rows.iter().map(|row| &*row["score"]).collect();
    let expected = ["10", "10", "10", "10", "10", "7", "7", "6", "6", "6", "5", "4", "4", "2"];
    assert_eq!(points, expected);
    for (row, games) in rows.iter().zip(["18", "17.5", "17", "17", "16", "15", "12.5", "14.5"]) {
        assert!(row["tiebreaks"].starts_with(&format!("MPvGP={games}")), "{row:?}");
    }
    assert_eq!(folder.rows("events")[0]["state"], "final");
    // 6 forfeited to 1.
    let of_one = rows.iter().find(|row| row["entry"] == "1").unwrap();
    let record = ["played", "won", "drawn", "lost"].map(|column| &*of_one[column]);
    assert_eq!(record, ["6", "4", "0", "2"]);
    let page = folder.written("events/club-1.html");
    for shown in ["b+4", "2½ – 1½", "bye 1"] {
        assert!(page.contains(shown), "{shown}");
    }
}

#[test]
fn tie_breaks_are_those_that_the_event_names() {
    let folder = Folder::with(&exercise("Tie-breaks | EMMSB, SSSC, BH-C1"));
    assert_eq!(folder.run().status, 0);
    let rows = standings(&folder);
    let of = |entry: &str| rows.iter().find(|row| row["entry"] == entry).unwrap();
    // Exercises 38, 49 and 36.
    assert_eq!(of("2")["tiebreaks"], "EMMSB=74;SSSC=36;BH-C1=52");
    let first: Vec<&str> = rows[..5].iter().map(|row| &*row["entry"]).collect();
    assert_eq!(first, ["1", "3", "2", "4", "5"]);
    // A tie-break of teams is none of players.
    let players = "## Event\nFormat | swiss\nRules | fide-2026\nDate | @2026-05-02\nRounds | 1\n\
        Tie-breaks | MPvGP\n## Entries\nEntry | Player\n1 | Ann\n2 | Bob\n\
        ## Matches\nRound | White | Black | Result\n1 | 1 | 2 | ½\n";
    let folder = Folder::with(players);
    folder.run();
    assert!(folder.problems().iter().any(|told| told.contains("tie-break-of-teams")));
}

/// `212` of TRF26 names the score that ranks; places by it are checked, imported and exported.
#[test]
fn a_report_can_rank_by_game_points() {
    // Two teams of four players each meet three others in three rounds, as `report` has them: 1 has
    // 6 match points and 5 game points, 2 has 3 and 3½, 4 has 1 and 1½.
    let named = |list: &str| report().replace("352 WB", &format!("212 {list}\r\n352 WB"));
    let folder = Folder::new();
    let file = folder.root().join("county.trf");
    std::fs::write(&file, named("GPTS,MPvGP")).unwrap();
    let (returns, upload) = (folder.returns(), folder.root().join("upload"));
    let (file, to) = (file.to_str().unwrap(), returns.to_str().unwrap());
    let said = support::palmares(&["import", "trf", file, "--out", to]);
    assert_eq!(said.status, 0, "{}", said.err);
    folder.run();
    let rows = folder.rows_by("standings", "entry");
    for (entry, score) in [("1", "5"), ("2", "3.5"), ("4", "1.5")] {
        assert_eq!(rows[entry][0]["score"], score);
    }
    let workbook = returns.join("county.xlsx");
    let to = upload.to_str().unwrap();
    let said =
        support::palmares(&["export", "trf", workbook.to_str().unwrap(), "--draft", "--out", to]);
    assert_eq!(said.status, 0, "{}", said.err);
    let written = std::fs::read_dir(&upload).unwrap().map(|file| file.unwrap().path());
    let written = written.filter(|path| path.extension().is_some_and(|ending| ending == "trf"));
    let text = std::fs::read_to_string(written.last().unwrap()).unwrap();
    assert!(text.contains("212 GPTS,MPvGP"), "{text}");
}

fn explained(folder: &Folder, entry: &str) -> String {
    let file = folder.returns().join("club.xlsx");
    support::palmares(&["explain", file.to_str().unwrap(), "--entry", entry]).out
}

/// C.07 13.1: of teams ranked by game points the match points break the tie. Game points and match
/// points are those of exercise 34.
#[test]
fn teams_can_be_ranked_by_game_points() {
    let folder = Folder::with(&exercise("Ranked by | game points\nTie-breaks | MPvGP"));
    let said = folder.run();
    assert_eq!((said.status, folder.problems().is_empty()), (0, true), "{}", said.err);
    let rows = standings(&folder);
    let told: Vec<[&str; 4]> = rows[..7]
        .iter()
        .map(|row| ["place", "entry", "score", "tiebreaks"].map(|column| &*row[column]))
        .collect();
    let expected = [
        ["1", "5", "18", "MP=10"],
        ["2", "1", "17.5", "MP=10"],
        ["3", "2", "17", "MP=10"],
        ["3", "4", "17", "MP=10"],
        ["5", "3", "16", "MP=10"],
        ["6", "8", "15", "MP=7"],
        ["7", "9", "14.5", "MP=6"],
    ];
    assert_eq!(told, expected);
    // 10 has 13, 6 has 12½; 7, 11, 13 and 14 have 11½ with 6, 4, 6 and 4 match points or fewer.
    let rest: Vec<&str> = rows[7..].iter().map(|row| &*row["entry"]).collect();
    assert_eq!(rest[..2], ["10", "6"]);
    assert_eq!(rest[6], "12");
    // Direct encounter goes by game points too: 2 beat 4 in exercise 34 (a).
    let folder = Folder::with(&exercise("Ranked by | game points\nTie-breaks | EDE"));
    folder.run();
    let rows = standings(&folder);
    let order: Vec<&str> = rows[..5].iter().map(|row| &*row["entry"]).collect();
    assert_eq!(order, ["5", "1", "2", "4", "3"]);
    assert!(explained(&folder, "2").contains("game points and"), "{}", explained(&folder, "2"));
}

/// Two games on board 1 and three on board 2 with their points by hand; a forfeit is no game.
#[test]
fn players_are_ranked_on_their_boards() {
    let games = "1 | 2 | | 3 | Ivy Ince | 1 | 1-0\n1 | 3 | 302 | 2 | 3 | 2 | ½\n\
         2 | 3 | | 1 | | 1 | +--\n2 | 3 | | 1 | | 2 | 0-1\n\
         3 | 1 | | 2 | | 1 | 1-0\n3 | 1 | 3 | 2 | | 2 | remis\n";
    let ranked = |keys: &str| {
        let text =
            county_text("all play all", games).replace("Team size", &format!("{keys}Team size"));
        let folder = Folder::with(&text);
        let said = folder.run();
        assert_eq!((said.status, folder.problems().len()), (0, 0), "{}", said.err);
        folder
    };
    let shown = |folder: &Folder| -> Vec<String> {
        let columns = ["board", "place", "tied", "player", "games", "points"];
        let rows = folder.rows("board-prizes");
        rows.iter().map(|row| columns.map(|column| row[column].clone()).join(" ")).collect()
    };
    let folder = ranked("Board prizes | percent\n");
    // Board 1: Abel 1 of 1, Dale 1 of 2, Ince 0 of 1. Board 2: Bell 1 of 1; Ellis, Ford and Cole
    // ½ of 1 each; Hunt ½ of 2.
    let expected = [
        "1 1 1 Ann Abel 1 1",
        "1 2 1 Dot Dale 2 1",
        "1 3 1 Ivy Ince 1 0",
        "2 1 1 Bob Bell 1 1",
        "2 2 3 Cy Cole 1 0.5",
        "2 2 3 Eve Ellis 1 0.5",
        "2 2 3 Flo Ford 1 0.5",
        "2 5 1 Hal Hunt 2 0.5",
    ];
    assert_eq!(shown(&folder), expected);
    let page = folder.written("events/club-1.html");
    let why = "Board 2: 0 won, 1 drawn, 1 lost: 0.5 of 2 games = 25 %.";
    assert!(page.contains("Board 2</caption>") && page.contains(why), "{page}");
    assert!(
        explained(&folder, "3").contains("Hal Hunt: place 5. Board 2"),
        "{}",
        explained(&folder, "3")
    );
    // With two games at least: Dale alone on board 1, Hunt alone on board 2.
    let folder = ranked("Board prizes | points\nBoard prize games | 2\n");
    let rows = shown(&folder);
    let placed: Vec<&str> =
        rows.iter().filter(|row| !row.contains("  ")).map(|row| &**row).collect();
    assert_eq!(placed, ["1 1 1 Dot Dale 2 1", "2 1 1 Hal Hunt 2 0.5"]);
    // By points, Abel's 1 of 1 comes before Dale's 1 of 2.
    assert_eq!(shown(&ranked("Board prizes | points\n"))[..2], expected[..2]);
    // Without the key nothing is written.
    let folder = county("all play all", games);
    folder.run();
    assert!(!folder.out().join("data/board-prizes.csv").exists());
}

/// Three teams of three with two boards.
fn county(movement: &str, matches: &str) -> Folder {
    Folder::with(&county_text(movement, matches))
}

fn county_text(movement: &str, matches: &str) -> String {
    format!(
        "## Event\nTitle | County\nFormat | chess teams\nRules | fide-2026\nDate | @2026-05-02\n\
         Movement | {movement}\nRounds | 3\nTeam size | 2\n\
         ## Entries\nEntry | Name | Player 1 | No 1 | Player 2 | No 2 | Player 3 | No 3\n\
         1 | Riverside | Ann Abel | 101 | Bob Bell | 102 | Cy Cole | 103\n\
         2 | Hilltop | Dot Dale | 201 | Eve Ellis | 202 | Flo Ford | 203\n\
         3 | Lakeside | Gus Gray | 301 | Hal Hunt | 302 | Ivy Ince | 303\n\
         ## Matches\nRound | Home | Home player | Away | Away player | Board | Result | Note\n{matches}"
    )
}

#[test]
fn boards_of_a_match_make_its_score() {
    // Board 2 of round 1 names the sides the other way round; blanks are the players in order.
    let folder = county(
        "all play all",
        "1 | 2 | | 3 | Ivy Ince | 1 | 1-0\n1 | 3 | 302 | 2 | 3 | 2 | ½\n\
         2 | 3 | | 1 | | 1 | +--\n2 | 3 | | 1 | | 2 | 0-1\n\
         3 | 1 | | 2 | | 1 | 1-0\n3 | 1 | 3 | 2 | | 2 | remis\n",
    );
    let said = folder.run();
    assert_eq!((said.status, folder.problems().len()), (0, 0), "{}", said.err);
    let rows = standings(&folder);
    let shown: Vec<[&str; 3]> =
        rows.iter().map(|row| ["entry", "score", "tiebreaks"].map(|c| &*row[c])).collect();
    // 2 beat 3 by 1½ : ½, 3 and 1 drew 1 : 1, 1 beat 2 by 1½ : ½. Nobody has points of a bye.
    assert!(shown[0][2].starts_with("MPvGP=2.5"), "{shown:?}");
    let places: Vec<&[&str]> = shown.iter().map(|row| &row[..2]).collect();
    assert_eq!(places, [["1", "3"], ["2", "2"], ["3", "1"]]);
    let page = folder.written("events/club-1.html");
    for game in ["1 Dot Dale 1 – 0 Ivy Ince", "2 Flo Ford ½ – ½ Hal Hunt", "1 Gus Gray +-- nobody"]
    {
        assert!(page.contains(game), "{game}: {page}");
    }
}

#[test]
fn a_match_waits_for_its_last_board() {
    for (last, codes) in [
        ("", &["results-missing"][..]),
        ("1 | 2 | | 3 | | 2 | adjourned\n", &["game-adjourned"]),
        ("1 | 2 | | 3 | | 2 | |\n", &["results-missing"]),
    ] {
        let folder = county(
            "all play all",
            &format!(
                "1 | 2 | | 3 | | 1 | 1-0\n{last}2 | 3 | | 1 | | 1 | 1-0\n2 | 3 | | 1 | | 2 | 1-0\n"
            ),
        );
        let said = folder.run();
        assert_eq!(said.status, 0, "{}", said.err);
        let found: Vec<String> =
            folder.rows("problems").iter().map(|row| row["code"].clone()).collect();
        assert_eq!(found, codes, "{last}");
        let rows = folder.rows_by("standings", "entry");
        let record = ["score", "played", "lost"].map(|column| &*rows["2"][0][column]);
        assert_eq!(record, ["0", "0", "0"], "{last}");
        assert_eq!(folder.rows("events")[0]["state"], "provisional");
    }
}

/// The Berger table of four (C.05, annex 1): 1-4 2-3, 4-3 1-2, 2-4 3-1. With three, 4 means a bye.
#[test]
fn a_round_robin_is_drawn_by_its_table() {
    let folder = county("all play all", "");
    let said = folder.run();
    assert_eq!(said.status, 0, "{}", said.err);
    let pairs = |folder: &Folder| -> Vec<[String; 2]> {
        let rows = folder.rows("draws");
        rows.iter().map(|row| ["a", "b"].map(|column| row[column].clone())).collect()
    };
    assert_eq!(pairs(&folder), [["2", "3"], ["1", ""]].map(|pair| pair.map(String::from)));
    // The drawn round asks for game points.
    let bytes = std::fs::read(folder.out().join("returns/club.xlsx")).unwrap();
    let copy = returns::read_workbook_copy(&bytes).unwrap();
    let drawn = copy.sheets.iter().find(|sheet| sheet.name == "Draw").unwrap();
    let text = format!("{:?}", drawn.cells);
    assert!(text.contains("Home score") && !text.contains("\"Result\""), "{text}");
    let folder = county("all play all", "1 | 2 | | 3 | | 1 | 1-0\n1 | 2 | | 3 | | 2 | 1-0\n");
    assert_eq!(folder.run().status, 0);
    assert_eq!(pairs(&folder), [["1", "2"], ["3", ""]].map(|pair| pair.map(String::from)));
    let cards = folder.written("events/club-1/pairing-cards.html");
    assert!(cards.contains("<th scope=\"col\">Side</th>"), "{cards}");
}

/// C.04.6, 3.4.4, 3.6 and 4.3.1: the teams are numbered by name without ratings and seeds; the last
/// has the bye, and the others meet. With seeds these are the numbers.
#[test]
fn a_swiss_of_teams_is_drawn() {
    // Riverside, Hilltop and Lakeside are 1, 2 and 3.
    for (seeds, bye) in [([""; 3], "1"), (["1", "2", "3"], "3"), (["2", "3", "1"], "2")] {
        let text = county_text("swiss", "");
        let mut lines: Vec<String> = Vec::new();
        let mut place = None;
        for line in text.lines() {
            match (line.starts_with("Entry |"), place) {
                (true, _) => {
                    place = Some(0);
                    lines.push(format!("{line} | Seed"));
                }
                (false, Some(at)) if at < 3 => {
                    lines.push(format!("{line} | {}", seeds[at]));
                    place = Some(at + 1);
                }
                _ => lines.push(line.to_string()),
            }
        }
        let folder = Folder::with(&lines.join("\n"));
        let said = folder.run();
        assert_eq!(said.status, 0, "{}", said.err);
        let rows = folder.rows("draws");
        assert_eq!(rows.len(), 2, "{rows:?}");
        assert_eq!((&*rows[1]["a"], &*rows[1]["b"]), (bye, ""), "{rows:?}");
    }
}

#[test]
fn what_is_no_board_and_no_score_is_told() {
    for (matches, code) in [
        ("1 | 2 | | 3 | | 0 | 1-0\n", "match-board"),
        ("1 | 2 | | 3 | | 1.5 | 1-0\n", "no-whole-number"),
        ("1 | 2 | | 3 | | 1 | 1-0\n1 | 2 | | 3 | | 1 | 0-1\n", "match-board-twice"),
        ("1 | 2 | Gus Gray | 3 | | 1 | 1-0\n", "unknown-player"),
        ("1 | 2 | | 3 | | | 1-0\n", "odd-result"),
        ("1 | 2 | | 3 | | 1 | 3-2\n", "unknown-choice"),
        (
            "1 | 2 | 201 | 3 | | 1 | 1-0\n1 | 2 | 201 | 3 | | 2 | 1-0\n",
            "board-player-twice Matches!C3",
        ),
        // The blank cell of board 2 means its second player; the sides are the other way round.
        ("1 | 2 | 202 | 3 | | 1 | 1-0\n1 | 3 | | 2 | | 2 | ½\n", "board-player-twice Matches!A3"),
    ] {
        let folder = county("all play all", matches);
        assert_eq!(folder.run().status, 1, "{matches}");
        let found = folder.problems();
        assert!(
            found.iter().any(|told| told.contains(&format!("error {code}"))),
            "{code}: {found:?}"
        );
    }
}

// ---- Tournament Report Files ----------------------------------------------------

/// A player's line: number, name, rating, FIDE number, points, rounds of ten columns each.
fn player(
    id: u32,
    name: &str,
    rating: u32,
    number: u32,
    points: &str,
    rounds: [&str; 3],
) -> String {
    let rounds: String = rounds.iter().map(|round| format!("  {round:<8}")).collect();
    let line = format!(
        "001 {id:>4}      {name:<33} {rating:>4}     {number:>11}            {points:>4}     {rounds}"
    );
    line.trim_end().to_string()
}

/// A team's line: number, name, short name, strength, match points, game points, place, players.
fn team(number: u32, name: &str, [mp, gp]: [&str; 2], players: &[u32]) -> String {
    let players: String = players.iter().map(|player| format!(" {player:>4}")).collect();
    format!("310 {number:>3} {name:<32} {:<5} {:>6} {mp:>6} {gp:>6} {number:>3} {players}", "", "")
}

/// Five teams with two boards and three rounds: a reserve on the first board, an empty board, a
/// forfeited match, byes of both kinds, an unfinished game.
fn report() -> String {
    let none = "";
    [
        "012 County Teams".to_string(),
        "042 2026/05/02".to_string(),
        "142 3".to_string(),
        "192 FIDE_TEAM_TYPEA_MP_GP".to_string(),
        "202 MPvGP,EDE".to_string(),
        "352 WB".to_string(),
        player(1, "Abel, Ann", 2100, 101, "1.0", ["   4 w 1", none, none]),
        player(2, "Bell, Bob", 2000, 102, "1.5", ["   5 b =", "   9 w 1", none]),
        player(3, "Cole, Cy", 1900, 103, "0.5", [none, "   7 b =", none]),
        player(4, "Dale, Dot", 2050, 201, "1.0", ["   1 b 0", "  12 w 1", none]),
        player(5, "Ellis, Eve", 1950, 202, "1.5", ["   2 w =", "0000 b +", none]),
        player(6, "Ford, Flo", 1850, 203, "0.0", [none, none, none]),
        player(7, "Gray, Gus", 2040, 301, "2.0", ["  10 b 1", "   3 w =", "  12 b  "]),
        player(8, "Hunt, Hal", 1940, 302, "1.5", ["  11 w =", none, "  13 w 1"]),
        player(9, "Ince, Ivy", 1840, 303, "0.0", [none, "   2 b 0", none]),
        player(10, "Judd, Jo", 2030, 401, "0.0", ["   7 w 0", none, none]),
        player(11, "Kerr, Kit", 1930, 402, "0.5", ["   8 b =", none, none]),
        player(12, "Lane, Lea", 2020, 501, "0.5", [none, "   4 b 0", "   7 w  "]),
        player(13, "Moss, Max", 1920, 502, "0.0", [none, none, "   8 b 0"]),
        team(1, "Riverside", ["6.0", "5.0"], &[1, 2, 3]),
        team(2, "Hilltop", ["3.0", "3.5"], &[4, 5, 6]),
        team(3, "Lakeside", ["", ""], &[7, 8, 9]),
        team(4, "Seaside", ["1.0", "1.5"], &[10, 11]),
        team(5, "Woodside", ["", ""], &[12, 13]),
        "300   2   1   3    3    2".to_string(),
        "300   2   5   2   12 0000".to_string(),
        "320  1.0  1.0 005 000 002".to_string(),
        "240 H 002    4".to_string(),
        "330 +- 003 001 004".to_string(),
    ]
    .join("\r\n")
}

fn read(text: &str) -> (swiss::trf::TournamentReport, Vec<String>) {
    let (report, problems) = returns::read_tournament_report(text.as_bytes());
    let told = problems.iter().map(|problem| problem.render(None));
    let told = told.map(|told| format!("{} {}: {}", told.code, told.cell, told.message));
    (report, told.collect())
}

#[test]
fn the_matches_of_a_report_follow_from_its_games() {
    let (report, problems) = read(&report());
    assert_eq!(problems.len(), 1, "{problems:#?}");
    assert!(problems[0].starts_with("trf-no-result"), "{problems:#?}");
    let teams = report.teams.unwrap();
    let numbers = |team: usize| teams.teams[team].number;
    let id = |player: Option<usize>| player.map_or(0, |player| player + 1);
    type Told = (usize, [u32; 2], Vec<[usize; 2]>, Option<[bool; 2]>);
    let found: Vec<Told> = teams
        .matches
        .iter()
        .map(|one| {
            let boards = one.boards.iter().map(|board| board.map(id)).collect();
            (one.round, one.teams.map(numbers), boards, one.forfeited)
        })
        .collect();
    let expected: [Told; 6] = [
        (1, [1, 2], vec![[1, 4], [2, 5]], None),
        // 10 has White on the first board.
        (1, [4, 3], vec![[10, 7], [11, 8]], None),
        (2, [2, 5], vec![[4, 12], [5, 0]], None),
        (2, [3, 1], vec![[7, 3], [9, 2]], None),
        (3, [1, 4], vec![], Some([false, true])),
        (3, [5, 3], vec![[12, 7], [13, 8]], None),
    ];
    assert_eq!(found, expected);
    let byes: Vec<String> = teams
        .byes
        .iter()
        .map(|bye| format!("{} {} {:?}", bye.round, numbers(bye.team), bye.bye))
        .collect();
    assert_eq!(byes, ["1 5 AllocatedBye", "2 4 HalfBye", "3 2 AllocatedBye"]);
}

#[test]
fn a_report_of_teams_becomes_a_return_and_a_report_again() {
    let folder = Folder::new();
    let file = folder.root().join("county.trf");
    std::fs::write(&file, report()).unwrap();
    let (returns, upload) = (folder.returns(), folder.root().join("upload"));
    let said = support::palmares(&[
        "import",
        "trf",
        file.to_str().unwrap(),
        "--out",
        returns.to_str().unwrap(),
    ]);
    assert_eq!(said.status, 0, "{}", said.err);
    let said = folder.run();
    assert_eq!(said.status, 0, "{}", said.err);
    let rows = folder.rows_by("standings", "entry");
    for (entry, score, games) in [("1", "6", "5"), ("2", "3", "3.5"), ("4", "1", "1.5")] {
        let row = &rows[entry][0];
        assert_eq!(row["score"], score, "{row:?}");
        assert!(row["tiebreaks"].starts_with(&format!("MPvGP={games}")), "{row:?}");
    }
    assert_eq!(folder.rows("events")[0]["state"], "provisional");
    let page = folder.written("events/county-1.html");
    assert!(page.contains("2 Ellis, Eve +-- nobody"), "{page}");
    let workbook = returns.join("county.xlsx");
    let said = support::palmares(&[
        "export",
        "trf",
        workbook.to_str().unwrap(),
        "--draft",
        "--out",
        upload.to_str().unwrap(),
    ]);
    // The event is not over: that is said, and the status is that of `check`.
    assert_eq!(said.status, 0, "{}", said.err);
    assert!(said.err.contains("event 1 is provisional"), "{}", said.err);
    let written = std::fs::read_dir(&upload).unwrap().map(|file| file.unwrap().path());
    let written = written.filter(|path| path.extension().is_some_and(|ending| ending == "trf"));
    let written: Vec<_> = written.collect();
    assert_eq!(written.len(), 1);
    let text = std::fs::read_to_string(&written[0]).unwrap();
    let ((first, _), (again, problems)) = (read(&report()), read(&text));
    assert_eq!(problems.len(), 1, "{problems:#?}\n{text}");
    let (one, other) = (first.teams.unwrap(), again.teams.unwrap());
    assert_eq!((&one.matches, &one.byes), (&other.matches, &other.byes), "{text}");
    let names = |teams: &swiss::trf::TeamReport| -> Vec<(u32, String, Vec<usize>)> {
        let named =
            teams.teams.iter().map(|own| (own.number, own.name.clone(), own.players.clone()));
        named.collect()
    };
    assert_eq!(names(&one), names(&other));
    for (one, other) in first.table.contestants.iter().zip(&again.table.contestants) {
        assert_eq!(
            (&one.name, one.rating, &one.round_results),
            (&other.name, other.rating, &other.round_results),
            "{text}"
        );
    }
    for (one, other) in first.players.iter().zip(&again.players) {
        assert_eq!(one.fide_number, other.fide_number);
    }
    // TRF26, 310: match points in columns 55 to 60, game points in 62 to 67, the first player in 74
    // to 77.
    let line = text.lines().find(|line| line.starts_with("310   1")).unwrap();
    let fields = [(8, 40), (54, 60), (61, 67), (73, 77)].map(|(from, to)| line[from..to].trim());
    assert_eq!(fields, ["Riverside", "6.0", "5.0", "1"], "{line}");
    for line in
        ["082 5", "300   2   1   3    3    2", "300   2   5   2   12 0000", "330 +- 003 001 004"]
    {
        assert!(text.contains(&format!("{line}\r\n")), "{line}\n{text}");
    }
    assert!(text.contains("320  1.0  1.0 005 000 002\r\n"), "{text}");
    assert!(text.contains("240 H 002    4\r\n"), "{text}");
}

/// Files of teams are drawn where `192` names the system and all games have results; each round of
/// such a file is drawn again by `check`.
#[test]
fn a_report_of_teams_is_drawn_by_its_system() {
    let folder = Folder::new();
    let file = folder.root().join("county.trf");
    std::fs::write(&file, report()).unwrap();
    let said = support::palmares(&["draw", file.to_str().unwrap()]);
    assert_eq!((said.status, &*said.out), (1, ""), "{}", said.err);
    assert!(said.err.contains("a game of a match has no result"), "{}", said.err);
    let said = support::palmares(&["check", file.to_str().unwrap()]);
    assert_eq!(said.status, 0, "{}", said.err);
    // Four teams of one player: 1 and 2 won round 1 with White and Black. C.04.6, 3.6: they meet, and
    // 4.3.5 gives White to the lower difference.
    let lines = |code: &str| {
        let mut lines = vec!["012 Teams".to_string(), "142 3".to_string(), "152 W".to_string()];
        lines.push(format!("192 {code}"));
        let games = [["1.0", "3 w 1"], ["1.0", "4 b 1"], ["0.0", "1 b 0"], ["0.0", "2 w 0"]];
        for (id, [points, game]) in (1..).zip(games) {
            let name = format!("Player {id}");
            lines.push(format!(
                "001 {id:>4}      {name:<33} {:>4} {:>27}{points:>4} {id:>4}     {game}",
                2400 - id,
                ""
            ));
        }
        for id in 1..=4 {
            let points = if id < 3 { ["2.0", "1.0"] } else { ["0.0", "0.0"] };
            let place = if id < 3 { 1 } else { 3 };
            lines.push(format!(
                "310 {id:>3} {:<32} {:<5} {:>6} {:>6} {:>6} {place:>3}  {id:>4}",
                format!("Team {id}"),
                "",
                "",
                points[0],
                points[1]
            ));
        }
        lines.join("\n")
    };
    for (code, drawn) in [
        ("FIDE_TEAM", Some("2\n2 1\n3 4\n")),
        ("FIDE_TEAM_TYPEA_MP_GP", Some("2\n2 1\n3 4\n")),
        ("FIDE_TEAM_TYPEB_MP_GP", Some("2\n2 1\n3 4\n")),
        ("CUSTOM_TEAM_SWISS", None),
    ] {
        std::fs::write(&file, lines(code)).unwrap();
        let said = support::palmares(&["draw", file.to_str().unwrap()]);
        assert_eq!((said.status == 0).then_some(&*said.out), drawn, "{code}: {}", said.err);
        let said = support::palmares(&["check", file.to_str().unwrap(), "--no-progress"]);
        assert_eq!(said.status, 0, "{code}: {}{}", said.out, said.err);
        let rounds = if drawn.is_some() { "1 round drawn again" } else { "0 rounds drawn again" };
        assert!(said.out.contains(rounds), "{code}: {}", said.out);
    }
}

/// Who misses the next round (`240`) and who must not meet (`260`) is in the report: round 2 is drawn from
/// it, from the workbook that it becomes, and from the first workbook alike.
#[test]
fn the_report_of_teams_tells_what_the_next_round_needs() {
    let folder = Folder::new();
    let mut text = "## Event
Title | County Teams
Format | chess teams
Rules | fide-2026
Date | @2026-05-02
Movement | swiss
Rounds | 3
Team size | 1
## Entries
Entry | Team | Player 1 | Seed | Colour | Status | Byes
1 | Riverside | Ann Abel | 1 | white | |
2 | Hilltop | Bob Bell | 2 | | |
3 | Lakeside | Cy Cole | 3 | | |
4 | Seaside | Dot Dale | 4 | | |
5 | Woodside | Eve Ellis | 5 | | | 2=0.5
6 | Marshside | Flo Ford | 6 | | withdrawn after 1 |
## Matches
Round | Home | Away | Board | Result
"
    .to_string();
    for (home, away, result) in [(1, 4, "1-0"), (5, 2, "0-1"), (3, 6, "1-0")] {
        writeln!(text, "1 | {home} | {away} | 1 | {result}").unwrap();
    }
    text.push_str("## Forbidden\nA | B | Rounds\n1 | 2 |\n2 | 3 | 2-3\n");
    folder.add("county.xlsx", &text);
    let path = |name: &str| folder.root().join(name).display().to_string();
    let drawn = |file: &str| {
        let said = support::palmares(&["draw", file]);
        assert_eq!(said.status, 0, "{file}: {}", said.err);
        said.out
    };
    let of_book = |file: &str| -> String {
        let labels =
            |line: &str| line.split('\t').step_by(2).collect::<Vec<&str>>().join(" ") + "\n";
        drawn(file).lines().map(labels).collect()
    };
    let given = folder.returns().join("county.xlsx").display().to_string();
    let expected = of_book(&given);
    assert_eq!(expected.matches('\n').count(), 3, "{expected}");
    assert!(!expected.contains(['5', '6']), "{expected}");
    for (book, upload, again) in [
        (given, path("first"), path("again")),
        (path("again/county.xlsx"), path("second"), path("other")),
    ] {
        let said = support::palmares(&["export", "trf", &book, "--draft", "--out", &upload]);
        let file = format!("{upload}/county.trf");
        let report = std::fs::read_to_string(&file).unwrap_or_else(|_| panic!("{}", said.err));
        for line in
            ["240 H 002    5", "240 Z 002    6", "260 001 003    1    2", "260 002 003    2    3"]
        {
            assert!(report.lines().any(|own| own == line), "{line}: {report}");
        }
        assert_eq!(drawn(&file), expected, "{report}");
        // An older file has another record for the pairs (JaVaFo): without 1 and 3, 1 meets 2.
        let older = path("older.trf");
        for (record, is_same) in [("XXP 1 2\nXXP 2 3", true), ("XXP 1 3", false)] {
            let kept = report.lines().filter(|line| !line.starts_with("260"));
            let lines: Vec<&str> = kept.chain([record]).collect();
            std::fs::write(&older, lines.join("\n")).unwrap();
            assert_eq!(drawn(&older) == expected, is_same, "{record}");
        }
        let said = support::palmares(&["check", &file, "--no-progress"]);
        assert!(said.out.contains("1 round drawn again"), "{}{}", said.out, said.err);
        let said = support::palmares(&["import", "trf", &file, "--out", &again]);
        assert_eq!(said.status, 0, "{}", said.err);
        assert_eq!(of_book(&format!("{again}/county.xlsx")), expected);
    }
}

#[test]
fn team_records_that_make_no_sense_are_told() {
    let with = |from: &str, to: &str| {
        let text = report();
        assert!(text.contains(from), "{from}");
        read(&text.replace(from, to)).1
    };
    for (from, to, told) in [
        ("330 +- 003 001 004", "330 ++ 003 001 004", "trf-record line 29"),
        ("330 +- 003 001 004", "330 +- 003 001 009", "there is no team 9"),
        ("240 H 002    4", "240 X 002    4", "there is no bye X"),
        ("240 H 002    4", "260 001 003    1    9", "there is no team 9"),
        ("240 H 002    4", "260 001 x    1    2", "is not a round"),
        ("240 H 002    4", "XXP    1    9", "there is no team 9"),
        ("240 H 002    4", "XXP    1    x", "trf-record"),
        (
            "300   2   1   3    3    2",
            "300   2   1   3    2    3",
            "the boards of teams 1 and 3 in round 2 do not fit each other, from 2 Bell, Bob against 7 Gray, Gus on",
        ),
        ("320  1.0  1.0 005", "320  1.0  1.0 077", "there is no team 77"),
        ("352 WB", "352 WX", "not a sequence of W and B"),
        ("352 WB", "352 WW", "trf-not-counted"),
        ("   6.0    5.0   1", "   5.0    5.0   1", "trf-points"),
        ("   6.0    5.0   1", "   6.0    4.0   1", "trf-points"),
    ] {
        let problems = with(from, to);
        assert!(problems.iter().any(|line| line.contains(told)), "{told}: {problems:#?}");
    }
}

/// A board of a team of two, as each report writes it: the lines of the rounds of players 2 and 4.
#[test]
fn a_board_against_an_empty_one_belongs_to_the_match_of_its_team() {
    let report = |second: &str, fourth: &str, line_up: &str| {
        [
            "012 Board forfeit".to_string(),
            "142 1".to_string(),
            "192 FIDE_TEAM".to_string(),
            "352 WB".to_string(),
            player(1, "Ash, Ann", 1999, 101, "0.5", ["   3 w =", "", ""]),
            player(2, "Beech, Bob", 1998, 102, "0.0", [second, "", ""]),
            player(3, "Cedar, Cy", 1997, 103, "0.5", ["   1 b =", "", ""]),
            player(4, "Dogwood, Di", 1996, 104, "1.0", [fourth, "", ""]),
            team(1, "Alpha", ["0.0", "0.5"], &[1, 2]),
            team(2, "Beta", ["2.0", "1.5"], &[3, 4]),
            line_up.to_string(),
        ]
        .join("\n")
    };
    for (second, fourth, line_up, boards) in [
        ("   4 b -", "   2 w +", "###", [[Some(0), Some(2)], [Some(1), Some(3)]]),
        ("0000 - -", "0000 - +", "###", [[Some(0), Some(2)], [Some(1), Some(3)]]),
        ("", "0000 - +", "###", [[Some(0), Some(2)], [None, Some(3)]]),
        (
            "0000 - Z",
            "0000 - +",
            "300   1   1   2    1    0",
            [[Some(0), Some(2)], [None, Some(3)]],
        ),
        ("0000 - -", "0000 w +", "###", [[Some(0), Some(2)], [Some(1), Some(3)]]),
    ] {
        let (found, problems) = read(&report(second, fourth, line_up));
        assert!(problems.is_empty(), "{second} {fourth}: {problems:#?}");
        let matches = found.teams.unwrap().matches;
        assert_eq!(matches.len(), 1);
        assert_eq!(matches[0].boards, boards, "{second} {fourth}");
    }
}

/// First boards in each other's match: the other rounds stay, and one problem tells it.
#[test]
fn a_match_that_does_not_fit_concerns_its_teams_only() {
    let text = report()
        .replace("   4 w 1", "  10 w 1")
        .replace("   1 b 0", "   7 w x")
        .replace("   7 w 0", "   1 b 0")
        .replace("   7 w x", "   7 w 0")
        .replace("  10 b 1", "   4 b 1");
    let (found, problems) = read(&text);
    let told: Vec<_> = problems.iter().filter(|line| line.starts_with("trf-record")).collect();
    assert_eq!(told.len(), 1, "{problems:#?}");
    assert!(told[0].contains("team 1 meets several teams in round 1 (2, 4)"), "{told:?}");
    assert!(!problems.iter().any(|line| line.starts_with("trf-points")), "{problems:#?}");
    let matches = found.teams.unwrap().matches;
    assert!(matches.iter().any(|one| one.round == 2), "{matches:?}");
}

/// Record 320 goes by columns: a blank round is a round.
#[test]
fn the_byes_of_a_report_lie_in_their_columns() {
    for text in ["320  1.0  1.0 005 000 002", "320  1.0  1.0 005     002"] {
        let (found, _) = read(&report().replace("320  1.0  1.0 005 000 002", text));
        let teams = found.teams.unwrap();
        let byes =
            teams.byes.iter().filter(|bye| bye.bye == swiss::crosstable::RoundResult::AllocatedBye);
        let byes: Vec<_> = byes.map(|bye| (bye.round, teams.teams[bye.team].number)).collect();
        assert_eq!(byes, [(1, 5), (3, 2)], "{text}");
    }
}
