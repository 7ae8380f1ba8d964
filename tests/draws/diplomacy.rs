//! Diplomacy and board games: scoring systems against their published examples, and tournaments
//! through workbooks.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::support::{self, Folder, project, rows};
use engine::scoring::diplomacy::{
    CentreHistory, FinishedDiplomacyGame, describe_diplomacy_system, diplomacy_systems,
};
use model::{CellValue, WorkbookCopy, to_a1};

const POWERS: [&str; 7] = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];

/// A finished game from a row of `systems.csv`; `eliminated` holds `seat:year`.
fn position(
    last: u16,
    centres: &[u32],
    eliminated: &BTreeMap<usize, u16>,
) -> FinishedDiplomacyGame {
    let held = |(seat, centres): (usize, &u32)| CentreHistory {
        centres: (1901..=last)
            .map(|year| match eliminated.get(&(seat + 1)) {
                Some(gone) => (year, if year < *gone { 3 } else { 0 }),
                None => (year, if year == last { *centres } else { 3 }),
            })
            .collect(),
    };
    FinishedDiplomacyGame {
        powers: centres.iter().enumerate().map(held).collect(),
        solo: centres.iter().position(|centres| *centres >= 18),
        last_year: last,
    }
}

#[test]
fn scoring_systems_give_what_is_published() {
    let text =
        std::fs::read_to_string(project().join("tests/rules/diplomacy/systems.csv")).unwrap();
    for row in rows(&text) {
        let system = diplomacy_systems().find(&row["system"]).unwrap();
        let centres: Vec<u32> =
            row["centres"].split(' ').map(|number| number.parse().unwrap()).collect();
        let eliminated = row["eliminated"].split_whitespace().map(|one| {
            let (seat, year) = one.split_once(':').unwrap();
            (seat.parse().unwrap(), year.parse().unwrap())
        });
        let position = position(row["last"].parse().unwrap(), &centres, &eliminated.collect());
        let worked = system.rule.system().score_powers(&position);
        let scores: Vec<String> =
            worked.iter().map(|one| one.score.rounded(system.decimals).to_decimal()).collect();
        assert_eq!(scores.join(" "), row["scores"], "{}: {}", row["system"], row["source"]);
    }
}

#[test]
fn every_system_describes_itself() {
    for system in &diplomacy_systems().system {
        assert!(describe_diplomacy_system(system).len() > 1, "{}", system.id);
    }
}

/// A game: round and board, the players in the order of powers, the ending, and the centres of each
/// power by year.
struct Game<'a> {
    round: u32,
    board: u32,
    players: [u32; 7],
    ending: &'a str,
    centres: [&'a [u32]; 7],
}

/// A workbook with some games; `event` and `behind` are further lines.
fn workbook(
    players: u32,
    event: &str,
    entries: &[&str],
    games: &[Game<'_>],
    behind: &str,
) -> String {
    let mut text = format!(
        "## Event\nTitle | Weekend\nFormat | diplomacy\nRules | nzdc-1999\nDate | @2026-08-28\n{event}\n## Entries\nEntry | Player | Team | Status\n"
    );
    for player in 1..=players {
        let more = entries.get(player as usize - 1).unwrap_or(&"|");
        writeln!(text, "{player} | Player {player:02} | {more}").unwrap();
    }
    text.push_str("## Games\nRound | Board | Power | Player | Ending");
    let years = games.iter().map(|game| game.centres[0].len()).max().unwrap_or(0);
    (0..years).for_each(|year| write!(text, " | {}", 1901 + year).unwrap());
    text.push('\n');
    for game in games {
        for (seat, power) in POWERS.iter().enumerate() {
            let ending = if seat == 3 { game.ending } else { "" };
            let (round, board, player) = (game.round, game.board, game.players[seat]);
            write!(text, "{round} | {board} | {power} | {player} | {ending}").unwrap();
            game.centres[seat].iter().for_each(|n| write!(text, " | {n}").unwrap());
            text.push('\n');
        }
    }
    text.push_str(behind);
    text
}

/// `place tied entry score tiebreaks` of each row of a section.
fn standings(folder: &Folder, section: &str) -> Vec<String> {
    let rows = folder.rows("standings");
    let own = rows.iter().filter(|row| row["section"] == section);
    let line = |row: &support::Row| {
        let columns = ["place", "tied", "entry", "score", "tiebreaks"];
        columns.map(|column| row[column].as_str()).join(" ")
    };
    own.map(line).collect()
}

/// `entry kind what` of each award; `what` is the beginning of its basis.
fn awards(folder: &Folder) -> Vec<String> {
    let rows = folder.rows("awards");
    let line = |row: &support::Row| {
        let what = row["basis"].split(':').next().unwrap().to_string();
        format!("{} {} {what} {}", row["entry"], row["kind"], row["clauses"])
    };
    rows.iter().map(line).collect()
}

const SEVEN: [u32; 7] = [1, 2, 3, 4, 5, 6, 7];

/// A win in 1906. Two were eliminated in that year, one with two centres left and one with one; one
/// in 1904; the others lost with centres: 6 is better than 3 and 3 (B.4.1 to B.4.4).
fn solo(round: u32, players: [u32; 7]) -> Game<'static> {
    Game {
        round,
        board: 1,
        players,
        ending: "solo",
        centres: [
            &[5, 7, 9, 12, 14, 18],
            &[4, 4, 4, 3, 2, 0],
            &[3, 3, 2, 2, 1, 0],
            &[4, 3, 1, 0, 0, 0],
            &[4, 4, 5, 4, 4, 3],
            &[5, 5, 5, 5, 4, 3],
            &[4, 4, 4, 5, 6, 6],
        ],
    }
}

#[test]
fn a_solo_ranks_the_others_by_the_comparison_of_games() {
    let folder = Folder::with(&workbook(7, "Rounds | 1", &[], &[solo(1, SEVEN)], ""));
    folder.run();
    let zero = "0 wins=0;draws=0;best=0;second=;third=";
    let expected = [
        "1 1 1 110 wins=1;draws=0;best=110;second=;third=".to_string(),
        format!("2 1 2 {zero}"),
        format!("3 1 3 {zero}"),
        format!("4 1 4 {zero}"),
        format!("5 1 7 {zero}"),
        format!("6 2 5 {zero}"),
        format!("6 2 6 {zero}"),
    ];
    assert_eq!(standings(&folder, ""), expected);
    assert_eq!(folder.rows("events")[0]["state"], "final");
    let best = awards(&folder).into_iter().filter(|award| award.contains("Best")).count();
    assert_eq!(best, 7);
}

/// 12 6 5 4 3 2 2, or another end, reached by 1907.
fn drawn<'a>(round: u32, board: u32, players: [u32; 7], ends: [&'a [u32]; 7]) -> Game<'a> {
    Game { round, board, players, ending: "time", centres: ends }
}

const SIXTY_FOURTHS: [&[u32]; 7] = [
    &[4, 5, 6, 8, 9, 12],
    &[4, 5, 5, 6, 6, 6],
    &[4, 4, 4, 5, 5, 5],
    &[4, 4, 4, 4, 4, 4],
    &[4, 4, 4, 4, 4, 3],
    &[4, 4, 4, 3, 3, 2],
    &[4, 4, 4, 3, 3, 2],
];

#[test]
fn two_boards_that_end_alike_share_places_and_titles() {
    let other = [8, 9, 10, 11, 12, 13, 14];
    let games = [drawn(1, 1, SEVEN, SIXTY_FOURTHS), drawn(1, 2, other, SIXTY_FOURTHS)];
    let folder = Folder::with(&workbook(14, "Rounds | 1", &[], &games, ""));
    folder.run();
    let lines = standings(&folder, "");
    assert_eq!(lines[0], "1 2 1 37.5 wins=0;draws=1;best=37.5;second=;third=");
    assert_eq!(lines[1], "1 2 8 37.5 wins=0;draws=1;best=37.5;second=;third=");
    assert_eq!(lines[2], "3 2 2 17.188 wins=0;draws=1;best=17.188;second=;third=");
    // Two powers hold two centres at each board.
    assert_eq!(lines[10], "11 4 6 6.25 wins=0;draws=1;best=6.25;second=;third=");
    let titles = awards(&folder);
    for expected in [
        "1 title Champion B.3",
        "8 title Champion B.3",
        "1 title Best Austria-Hungary B.4",
        "8 title Best Austria-Hungary B.4",
        "2 title Best England B.4",
    ] {
        assert!(titles.iter().any(|title| title == expected), "{expected} of {titles:#?}");
    }
}

#[test]
fn level_sums_are_told_apart_by_wins_then_by_draws() {
    // 1 wins in round 1 and loses in round 2; 2 gets the same sum by an adjustment. So do 3 and 4:
    // 3 has two draws, 4 one and a loss.
    let second = [7, 2, 3, 4, 5, 6, 1];
    let games = [solo(1, SEVEN), drawn(2, 1, second, SIXTY_FOURTHS)];
    // Round 2: 7 has 37.5, 2 17.188, 3 14.063, 4 10.938, 5 7.813, 6 and 1 6.25.
    let behind = "## Adjustments\nEntry | Round | Kind | Amount | Reason\n\
                  2 | 1 | points | 99.062 | made level with 1: 116.25 - 17.188\n\
                  4 | 2 | points | 3.125 | made level with 3: 14.063 - 10.938\n";
    let folder = Folder::with(&workbook(7, "Rounds | 2", &[], &games, behind));
    folder.run();
    let lines = standings(&folder, "");
    assert_eq!(lines[0], "1 1 1 116.25 wins=1;draws=1;best=110;second=6.25;third=");
    assert_eq!(lines[1], "2 1 2 116.25 wins=0;draws=1;best=17.188;second=0;third=");
    // 3 and 4 have a draw and an elimination each: the better draw decides.
    assert_eq!(lines[3], "4 1 3 14.063 wins=0;draws=1;best=14.063;second=0;third=");
    assert_eq!(lines[4], "5 1 4 14.063 wins=0;draws=1;best=10.938;second=0;third=");
}

#[test]
fn an_abandoned_game_scores_nothing_and_is_neither_won_nor_lost() {
    let abandoned = Game { ending: "abandoned", ..drawn(1, 1, SEVEN, SIXTY_FOURTHS) };
    let folder = Folder::with(&workbook(7, "Rounds | 1", &[], &[abandoned], ""));
    folder.run();
    let row = &folder.rows("standings")[0];
    let told = ["place", "tied", "score", "played", "won", "drawn", "lost"];
    // Equal outcomes and points: the position by centres decides (B.4.3).
    assert_eq!(told.map(|column| row[column].as_str()), ["1", "1", "0", "1", "0", "0", "0"]);
    assert!(!awards(&folder).iter().any(|award| award.contains("Best")));
}

#[test]
fn house_players_count_in_their_game_and_in_no_ranking() {
    let mut entries = ["|"; 7];
    entries[0] = "| house";
    let game = drawn(1, 1, SEVEN, SIXTY_FOURTHS);
    let folder = Folder::with(&workbook(7, "Rounds | 1", &entries, &[game], ""));
    folder.run();
    let lines = standings(&folder, "");
    assert_eq!(lines.len(), 6);
    // 6 centres beside the leader's 12: second place, and raw 11 of 64.
    assert_eq!(lines[0], "1 1 2 17.188 wins=0;draws=1;best=17.188;second=;third=");
    assert!(!awards(&folder).iter().any(|award| award.contains("Best Austria")));
}

#[test]
fn who_is_disqualified_in_a_game_scores_nothing_and_the_others_are_unchanged() {
    let text = workbook(7, "Rounds | 1", &[], &[drawn(1, 1, SEVEN, SIXTY_FOURTHS)], "");
    let text = text
        .replace("Player | Ending", "Player | Ending | Outcome")
        .replace("| 1 |  | 4 | 5", "| 1 |  | disqualified | 4 | 5")
        .replace("time | 4", "time |  | 4");
    let lines: Vec<String> = text
        .lines()
        .map(|line| {
            let seat =
                line.starts_with("1 | 1 |") && !line.contains("disq") && !line.contains("time");
            if seat { line.replacen("|  |", "|  |  |", 1) } else { line.to_string() }
        })
        .collect();
    let folder = Folder::with(&lines.join("\n"));
    folder.run();
    let lines = standings(&folder, "");
    assert_eq!(lines[0], "1 1 2 17.188 wins=0;draws=1;best=17.188;second=;third=");
    assert!(lines.iter().any(|line| line.starts_with("7 1 1 0 ")), "{lines:#?}");
}

#[test]
fn teams_are_ranked_by_round_three_with_the_same_tie_breaks() {
    let mut entries = ["|"; 14];
    for (player, team) in
        [(1, "Tui |"), (8, "Tui |"), (2, "Kea |"), (9, "Kea |"), (3, "Moa |"), (10, "Moa |")]
    {
        entries[player - 1] = team;
    }
    let other = [8, 9, 10, 11, 12, 13, 14];
    let games: Vec<Game<'_>> = (1..=3)
        .flat_map(|round| {
            [drawn(round, 1, SEVEN, SIXTY_FOURTHS), drawn(round, 2, other, SIXTY_FOURTHS)]
        })
        .collect();
    let behind = "## Adjustments\nEntry | Round | Kind | Amount\n9 | 3 | points | -6.25\n3 | 2 | points | -10\n";
    let folder = Folder::with(&workbook(14, "Rounds | 3", &entries, &games, behind));
    folder.run();
    // 17.188 + 17.188 - 6.25 = 28.126; 14.063 + 14.063 = 28.126: the better game decides.
    assert_eq!(
        standings(&folder, "teams"),
        [
            "1 1 Tui 75 wins=0;draws=2;best=37.5;second=37.5;third=",
            "2 1 Kea 28.126 wins=0;draws=2;best=17.188;second=17.188;third=",
            "3 1 Moa 28.126 wins=0;draws=2;best=14.063;second=14.063;third=",
        ]
    );
    let best = awards(&folder).into_iter().filter(|award| award.contains("Best team"));
    assert_eq!(
        best.collect::<Vec<_>>(),
        ["Tui title Best team, Tui 26", "Tui title Best team, Tui 26"]
    );
}

#[test]
fn another_system_is_chosen_by_its_name() {
    let game = drawn(1, 1, SEVEN, SIXTY_FOURTHS);
    let event = "Rounds | 1\nScoring | Sum of Squares";
    let folder = Folder::with(&workbook(7, event, &[], &[game], ""));
    folder.run();
    // 100 x 144 / (144 + 36 + 25 + 16 + 9 + 4 + 4) = 60.504.
    assert!(standings(&folder, "")[0].starts_with("1 1 1 60.504 "));
}

#[test]
fn an_embargo_keeps_results_off_the_pages_and_not_out_of_the_tables() {
    let folder = Folder::with(&workbook(7, "Rounds | 1", &[], &[solo(1, SEVEN)], ""));
    folder.run_with(&["--embargo"]);
    assert_eq!(standings(&folder, "").len(), 7);
    let pages = support::files(&folder.out());
    let pages = pages.iter().filter(|(name, _)| name.ends_with(".html"));
    for (name, bytes) in pages {
        let page = String::from_utf8_lossy(bytes);
        for secret in ["110", "Champion", "season.xlsx\""] {
            assert!(!page.contains(secret), "{name} tells {secret}");
        }
        assert!(!name.starts_with("certificates/"), "{name}");
    }
}

#[test]
fn board_games_score_place_times_weight() {
    let text = "## Event\nTitle | Games\nFormat | board games\nRules | nzdc-1999\nDate | @2026-08-28\n\
        ## Entries\nEntry | Player\n1 | Player 1\n2 | Player 2\n3 | Player 3\n4 | Player 4\n\
        ## Games\nGame | Sheet | Player | Place | Counts\n\
        Drunter and Druber | 1 | 1 | 1 |\nDrunter and Druber | 1 | 2 | 2 |\nDrunter and Druber | 1 | 3 | 2 |\nDrunter and Druber | 1 | 4 | 4 |\n\
        lost cities | 2 | 2 | 1 |\nlost cities | 2 | 3 | 2 |\n\
        Tigris & Euphrates | 3 | 4 | 1 | no\nTigris & Euphrates | 3 | 1 | 2 |\n\
        Family Business | 4 | 3 | 1 | yes\nFamily Business | 4 | 4 | 2 |\nFamily Business | 4 | 1 | 3 |\n";
    let folder = Folder::with(text);
    folder.run();
    // 1: 8 x 2.25 + 1 x 1.5; 2: 5 x 2.25 + 6; 3: 5 x 2.25 + 2 + 7 x 1.5; 4: 2.25 + 4 x 1.5.
    assert_eq!(
        standings(&folder, ""),
        ["1 1 3 23.75 ", "2 1 1 19.5 ", "3 1 2 17.25 ", "4 1 4 8.25 "]
    );
    assert_eq!(awards(&folder), ["3 title Winner of the board games 27"]);
}

/// Places of a play of Shark (rule 27, weight 4.5), and the score of each by the places on the
/// sheet; `none` for impossible places (a reading).
const PLACES: &str = "
clause       | places          | points
27 Scoring 2 | 1 2             | 27 9
27 Scoring 2 | 1 1             | 27 27
27 Scoring 2 | 2 2             | none
27 Scoring 3 | 1 1 3           | 31.5 31.5 4.5
27 Scoring 3 | 1 1 2           | none
27 Scoring 3 | 2 3 3           | none
27 Scoring 4 | 1 2 2 4         | 36 22.5 22.5 4.5
27 Scoring 4 | 4 2 2 1         | 4.5 22.5 22.5 36
27 Scoring 4 | 1 2 3 3         | 36 22.5 13.5 13.5
27 Scoring 4 | 1 2 2 3         | none
27 Scoring 4 | 1 3 3 4         | none
27 Scoring 4 | 1 1 1 1         | 36 36 36 36
27 Scoring 8 | 1 1 1 4 5 6 7 8 | 36 36 36 22.5 18 13.5 9 4.5
27 Scoring 8 | 1 1 1 3 5 6 7 8 | none
";

#[test]
fn places_that_no_sheet_can_have_bring_nothing() {
    for line in PLACES.trim().lines().skip(1) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let places: Vec<&str> = cells[1].split(' ').collect();
        let mut text = "## Event\nTitle | Games\nFormat | board games\nRules | nzdc-1999\nDate | @2026-08-28\n## Entries\nEntry | Player\n".to_string();
        (1..=places.len()).for_each(|n| writeln!(text, "{n} | Player {n}").unwrap());
        text.push_str("## Games\nGame | Sheet | Player | Place\n");
        for (player, place) in (1..).zip(&places) {
            writeln!(text, "Shark | 1 | {player} | {place}").unwrap();
        }
        let folder = Folder::with(&text);
        folder.run();
        let rows = folder.rows("standings");
        let score = |n: usize| {
            let own = rows.iter().find(|row| row["entry"] == n.to_string());
            own.map_or("", |row| row["score"].as_str()).to_string()
        };
        let scores: Vec<String> = (1..=places.len()).map(score).collect();
        let told = folder.problems().iter().any(|told| told.starts_with("error places-impossible"));
        assert_eq!(told, cells[2] == "none", "{line}");
        let expected = if told { vec![""; places.len()] } else { cells[2].split(' ').collect() };
        assert_eq!(scores, expected, "{line}");
    }
}

/// B.3 with deductions: 110 minus 5 and 2.5.
#[test]
fn what_is_taken_away_has_its_sign_in_the_basis() {
    let behind = "## Adjustments\nEntry | Round | Kind | Amount\n1 | 1 | points | -5\n1 | 1 | points | -2.5\n";
    let folder = Folder::with(&workbook(7, "Rounds | 1", &[], &[solo(1, SEVEN)], behind));
    folder.run();
    let rows = folder.rows("awards");
    let champion = rows.iter().find(|row| row["basis"].starts_with("Champion")).unwrap();
    assert!(champion["basis"].contains("102.5 points = 110 - 5 - 2.5"), "{}", champion["basis"]);
    assert!(rows.iter().all(|row| !row["basis"].contains("+ -")), "{rows:?}");
}

/// The games of one weekend in two files count once.
#[test]
fn games_that_are_sent_in_twice_count_once() {
    let text = workbook(7, "Rounds | 1", &[], &[solo(1, SEVEN)], "");
    let folder = Folder::new();
    folder.add("a.xlsx", &text);
    folder.add("b.xlsx", &text);
    let said = folder.run();
    assert_eq!(said.status, 1, "{said:#?}");
    let states: Vec<String> =
        folder.rows("events").iter().map(|row| row["state"].clone()).collect();
    assert_eq!(states, ["final", "rejected"]);
    assert!(folder.rows("problems").iter().any(|row| row["code"] == "same-event-twice"));
    let champions = awards(&folder).into_iter().filter(|award| award.contains("Champion"));
    assert_eq!(champions.count(), 1);
    // Other centres make a different result even if all scores are equal.
    folder.add("b.xlsx", &text.replace(" | 6\n", " | 5\n"));
    folder.run();
    let codes: Vec<String> =
        folder.rows("problems").iter().map(|row| row["code"].clone()).collect();
    assert!(codes.contains(&"event-changed".to_string()), "{codes:?}");
}

/// Totals of an annotated return are formulas over the centres in every scoring system: the stored
/// values are those of the run, and another program evaluates the same.
#[test]
fn every_system_is_a_formula_over_the_centres() {
    let other = [8, 9, 10, 11, 12, 13, 14];
    // Eliminated players, in 1905 and 1906, score in some systems.
    let fallen: [&[u32]; 7] = [
        &[4, 5, 6, 8, 9, 12],
        &[4, 5, 5, 6, 7, 12],
        &[4, 4, 4, 5, 7, 6],
        &[4, 4, 4, 4, 4, 4],
        &[4, 4, 4, 4, 4, 0],
        &[4, 4, 4, 3, 0, 0],
        &[4, 4, 4, 3, 0, 0],
    ];
    let games = [solo(1, SEVEN), drawn(1, 2, other, fallen)];
    let folder = Folder::new();
    for (day, system) in (1..).zip(&diplomacy_systems().system) {
        let event = format!("Rounds | 1\nScoring | {}", system.id);
        let name = format!("{}.xlsx", system.id.replace(' ', "-"));
        // Different days, or they would be one event.
        let day = format!("@2026-08-{day:02}");
        folder.add(&name, &workbook(14, &event, &[], &games, "").replace("@2026-08-28", &day));
    }
    folder.run();
    let again = folder.root().join("recalculated");
    let profile = format!("-env:UserInstallation=file://{}", folder.root().join("lo").display());
    let name = |id: &str| format!("{}.xlsx", id.replace(' ', "-"));
    let ids = || diplomacy_systems().system.iter().map(|system| system.id.as_str());
    let path = |id: &str| folder.out().join("returns").join(name(id));
    let convert = ["--headless", "--convert-to", "xlsx:Calc MS Excel 2007 XML", "--outdir"];
    let done = std::process::Command::new("libreoffice")
        .arg(&profile)
        .args(convert)
        .arg(&again)
        .args(ids().map(path))
        .output();
    if done.is_err() {
        eprintln!("LibreOffice is not installed; its values are not tried");
    }
    for id in ids() {
        let stored = standings_of(&path(id));
        let live = stored.values().filter(|(_, formula)| formula.contains("Games")).count();
        assert_eq!(live, 14, "{id}: {stored:?}");
        if done.is_err() {
            continue;
        }
        for (at, (value, _)) in standings_of(&again.join(name(id))) {
            let own = &stored[&at].0;
            match (own.parse::<f64>(), value.parse::<f64>()) {
                (Ok(own), Ok(value)) => {
                    assert!((own - value).abs() < 1e-9, "{id}: {at} {own} {value}");
                }
                _ => assert_eq!(*own, value, "{id}: {at}"),
            }
        }
    }
}

/// Value and formula of each cell of the sheet `Standings`.
fn standings_of(path: &std::path::Path) -> BTreeMap<String, (String, String)> {
    let copy: WorkbookCopy = returns::read_workbook_copy(&std::fs::read(path).unwrap()).unwrap();
    let sheet = copy.sheets.iter().find(|sheet| sheet.name == "Standings").unwrap();
    let cell = |cell: &model::StoredCell| {
        let value = match &cell.value {
            CellValue::Number(number) => number.to_string(),
            CellValue::Text(text) => text.to_string(),
            _ => String::new(),
        };
        let formula = cell.formula.as_deref().unwrap_or_default().to_string();
        (to_a1(cell.row, cell.column), (value, formula))
    };
    sheet.cells.iter().map(cell).collect()
}
