//! Tournament Report Files: reading of each record, writing, and the commands that use
//! them.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use crate::support::{Folder, Said, files, palmares, project};
use model::crosstable::{Colour, Crosstable, GamePoints, PlayerGameResult, RoundResult};
use model::problem::{Problem, Severity};
use model::{CellValue, SheetCopy};
use proptest::prelude::*;
use returns::{read_tournament_report, sheets_from_trf};
use swiss::trf::{TournamentReport, write_tournament_report as bytes};

/// A player's line, every field in its columns (TRF26, record 001).
fn player(id: u32, points: &str, rounds: &[&str]) -> String {
    let mut line = format!(
        "001 {id:>4}      {:<33} {:>4} {:>27}{points:>4} {id:>4}",
        format!("Player {id}"),
        2400 - id,
        ""
    );
    for round in rounds {
        write!(line, "  {round:<8}").unwrap();
    }
    line.trim_end().to_string()
}

/// Four players after a round: 1 won against 3, 4 and 2 drew.
fn four() -> Vec<String> {
    vec![
        "012 Riverside Open".to_string(),
        player(1, "1.0", &["   3 w 1"]),
        player(2, "0.5", &["   4 b ="]),
        player(3, "0.0", &["   1 b 0"]),
        player(4, "0.5", &["   2 w ="]),
    ]
}

fn with(more: &[&str]) -> String {
    let mut lines = four();
    lines.extend(more.iter().map(|line| (*line).to_string()));
    lines.join("\n")
}

fn read(text: &str) -> (TournamentReport, Vec<Problem>) {
    read_tournament_report(text.as_bytes())
}

/// A report without problems except notes.
fn sound(text: &str) -> TournamentReport {
    let (report, problems) = read(text);
    let worse = |problem: &&Problem| problem.trouble.severity() > Severity::Note;
    assert_eq!(problems.iter().find(worse), None, "{text}");
    report
}

fn codes(text: &str) -> Vec<String> {
    let told = read(text).1.into_iter().map(|problem| problem.render(None));
    told.map(|told| format!("{} {}", told.code, told.cell).trim().to_string()).collect()
}

fn shown(table: &Crosstable) -> String {
    format!("{table:#?}")
}

fn fixtures() -> Vec<(String, Vec<u8>)> {
    let found: Vec<_> =
        files(&project().join("crates/swiss/tests/fide-dutch")).into_iter().collect();
    assert!(!found.is_empty());
    found
}

#[test]
fn every_result_is_what_the_format_says() {
    use PlayerGameResult::{Draw, Loss, Win};
    let game = |colour, result, rated| RoundResult::Game { opponent: 1, colour, result, rated };
    let forfeit = |colour, result| RoundResult::Forfeit { opponent: Some(1), colour, result };
    let (white, black) = (Colour::White, Colour::Black);
    // TRF26, table of results; letters in either case; a blank is Z if the player has other
    // records. The second column is the opponent's.
    for (own, other, expected) in [
        ("   2 w 1", "   1 b 0", game(white, Win, true)),
        ("   2 b =", "   1 w =", game(black, Draw, true)),
        ("   2 w 0", "   1 b 1", game(white, Loss, true)),
        ("   2 w W", "   1 b L", game(white, Win, false)),
        ("   2 w d", "   1 b D", game(white, Draw, false)),
        ("   2 W l", "   1 B w", game(white, Loss, false)),
        ("   2 w 0", "   1 b 0", game(white, Loss, true)),
        ("   2 w +", "   1 b -", forfeit(Some(white), Win)),
        ("   2 b -", "   1 w -", forfeit(Some(black), Loss)),
        ("   2 - +", "   1 - -", forfeit(None, Win)),
        ("0000 - U", "0000 - Z", RoundResult::AllocatedBye),
        ("0000 - h", "0000 - U", RoundResult::HalfBye),
        ("0000 - F", "0000 - U", RoundResult::FullBye),
        ("0000 - Z", "0000 - U", RoundResult::ZeroBye),
        ("0000 -  ", "0000 - U", RoundResult::ZeroBye),
        ("        ", "0000 - U", RoundResult::Absent),
        (
            "0000 w +",
            "0000 - U",
            RoundResult::Forfeit { opponent: None, colour: Some(white), result: Win },
        ),
        // Byes in files of 2006.
        ("0000 - +", "0000 - Z", RoundResult::AllocatedBye),
        ("0000 - =", "0000 - U", RoundResult::HalfBye),
        ("   0 - -", "0000 - U", RoundResult::ZeroBye),
    ] {
        let text = [player(1, "", &[own]), player(2, "", &[other])].join("\n");
        let table = sound(&text).table;
        assert_eq!(table.contestants[0].round_results, [expected], "{own} {other}");
    }
}

#[test]
fn a_game_is_one_result() {
    for (own, other, code) in [
        ("   2 w 1", "   1 b 1", "trf-two-results line 1"),
        ("   2 w 1", "   1 w 0", "trf-two-results line 1"),
        ("   2 w 1", "   1 b -", "trf-two-results line 1"),
        ("   2 w 1", "   1 b =", "trf-two-results line 1"),
        ("   2 w 1", "   1 b L", "trf-two-results line 1"),
        ("   2 w +", "   1 b +", "trf-two-results line 1"),
        ("   2 w 1", "   1 b  ", "trf-two-results line 1"),
        ("   2 - 1", "   1 - 0", "trf-line line 1"),
        ("   2 w 1", "0000 - U", "trf-opponents-disagree line 1"),
        ("   1 w 1", "0000 - U", "trf-meets-itself line 1"),
        ("   7 w 1", "0000 - U", "trf-unknown-opponent line 1"),
        ("   2 w H", "0000 - U", "trf-line line 1"),
        ("0000 w 1", "0000 - U", "trf-line line 1"),
        ("   2 x 1", "   1 b 0", "trf-line line 1"),
        ("   2 w ?", "   1 b 0", "trf-line line 1"),
    ] {
        let text = [player(1, "", &[own]), player(2, "", &[other])].join("\n");
        let told = codes(&text);
        assert!(told.contains(&code.to_string()), "{own} {other}: {told:?}");
    }
}

#[test]
fn a_missing_colour_is_that_the_opponent_left() {
    let text = [player(1, "", &["   2 - 1"]), player(2, "", &["   1 w 0"])].join("\n");
    let expected = RoundResult::Game {
        opponent: 1,
        colour: Colour::Black,
        result: PlayerGameResult::Win,
        rated: true,
    };
    assert_eq!(sound(&text).table.contestants[0].round_results, [expected]);
}

#[test]
fn every_dialect_says_the_same() {
    // The same tournament in the notations of JaVaFo's manual and TRF26.
    let javafo =
        with(&["XXR 5", "XXC white1", "XXP 1 2", "XXA    1  1.0  1.0  0.5", "XXS W=3 D=1 PAB=3"]);
    let trf26 = with(&[
        "142 5",
        "152 W",
        "260 001 999    1    2",
        "250      1.0 001 002    1    1",
        "250      0.5 003 003    1    1",
        "162  W 3.0    D 1.0",
    ]);
    let bbp = with(&[
        "142 5",
        "152 w",
        "XXP 2 1",
        "XXA    1  1.0  1.0  0.5  0.0",
        "BBW  3.0",
        "BBD  1.0",
    ]);
    let table = read(&trf26).0.table;
    assert_eq!(table.rounds, Some(5));
    assert_eq!(table.initial_colour, Some(Colour::White));
    assert_eq!(table.contestants[0].virtual_points, [10, 10, 5].map(GamePoints));
    assert_eq!(table.total_points(0), GamePoints(30));
    assert_eq!(table.forbidden[0].pair, [0, 1]);
    for other in [javafo, bbp] {
        assert_eq!(shown(&read(&other).0.table), shown(&table), "{other}");
    }
}

#[test]
fn every_encoding_and_every_line_ending_says_the_same() {
    let text = with(&["XXR 3"]).replace("Player 3", "Siân Ó 3");
    let expected = shown(&sound(&text).table);
    let latin: Vec<u8> = text.chars().map(|c| u8::try_from(u32::from(c)).unwrap()).collect();
    let wide: Vec<u8> =
        format!("\u{feff}{text}").encode_utf16().flat_map(u16::to_le_bytes).collect();
    for bytes in [
        text.replace('\n', "\r").into_bytes(),
        text.replace('\n', "\r\n").into_bytes(),
        text.replace('\n', "\n\n").into_bytes(),
        format!("\u{feff}{text}").into_bytes(),
        latin,
        wide,
    ] {
        assert_eq!(shown(&read_tournament_report(&bytes).0.table), expected);
    }
}

#[test]
fn columns_a_little_off_are_found() {
    // Programs that count bytes shift the columns after an accent.
    let expected = sound(&with(&[])).table;
    for shift in [-2i32, -1, 1, 2, 3] {
        let mut lines = four();
        let line = &mut lines[3];
        match usize::try_from(shift) {
            Ok(right) => line.insert_str(40, &" ".repeat(right)),
            Err(_) => line.replace_range(30..30 + shift.unsigned_abs() as usize, ""),
        }
        let text = lines.join("\n");
        assert_eq!(shown(&read(&text).0.table), shown(&expected), "{shift}");
        assert_eq!(codes(&text), ["trf-shifted line 4"], "{shift}");
    }
    // Before the first round the columns cannot be found: this is reported.
    let short = player(1, "", &[]).replacen("     ", "    ", 1);
    assert_eq!(codes(&short), ["trf-line line 1"]);
}

#[test]
fn what_is_asked_for_the_next_round_is_known() {
    let next = |lines: &str| sound(lines).table.contestants[1].next;
    for (code, bye) in
        [("H", RoundResult::HalfBye), ("Z", RoundResult::ZeroBye), ("F", RoundResult::FullBye)]
    {
        let column = with(&[]).replace("   4 b =", &format!("   4 b =  0000 - {code}"));
        assert_eq!(next(&column), Some(bye));
        assert_eq!(next(&with(&[&format!("240 {code} 002    2")])), Some(bye));
    }
    assert_eq!(next(&with(&["XXZ 2 4"])), Some(RoundResult::ZeroBye));
    assert_eq!(next(&with(&["240 H 003    2"])), None);
    assert_eq!(sound(&with(&["240 H 003    2"])).asked.len(), 1);
    // A bye of a played round fills a blank of the player's line.
    let played = [
        player(1, "1.0", &["   2 w 1"]),
        player(2, "0.0", &["   1 b 0"]),
        player(3, "0.5", &[]),
        "240 H 001    3".to_string(),
    ];
    assert_eq!(
        sound(&played.join("\n")).table.contestants[2].round_results,
        [RoundResult::HalfBye]
    );
    assert_eq!(codes(&with(&["240 H 001    2"])), ["trf-record line 6"]);
}

#[test]
fn rounds_are_played_when_something_of_the_draw_stands_in_them() {
    let played = |text: &str| sound(text).table.played;
    assert_eq!(played(&with(&[])), 1);
    // Before the first round.
    assert_eq!(played(&[player(1, "", &[]), player(2, "", &["0000 - H"])].join("\n")), 0);
    // A draw without results is the next round.
    let drawn = [player(1, "", &["   2 w"]), player(2, "", &["   1 b"])].join("\n");
    assert_eq!(played(&drawn), 0);
    assert_eq!(codes(&drawn), ["trf-drawn-already"]);
    // Only the player with the bye.
    assert_eq!(played(&player(1, "1.0", &["0000 - U"])), 1);
}

#[test]
fn the_colour_of_the_lot_is_that_of_an_odd_number() {
    // C.04.3, 5.2.5: odd numbers in the order of the drawn players (C.04.2, 2).
    let lines = |first: &str| {
        [player(1, "", &[first]), player(2, "", &["   3 w ="]), player(3, "", &["   2 b ="])]
            .join("\n")
    };
    for (first, colour) in [("0000 - U", Colour::Black), ("0000 - H", Colour::White)] {
        assert_eq!(sound(&lines(first)).table.initial_colour, Some(colour), "{first}");
    }
    assert_eq!(sound(&player(1, "", &[])).table.initial_colour, None);
}

#[test]
fn acceleration_is_kept_in_mind() {
    assert!(sound(&with(&["192 FIDE_DUTCH_2026_BAKU"])).baku);
    // Explicit points override the method (TRF26, 250).
    assert!(!read(&with(&["192 FIDE_DUTCH_2026_BAKU", "250      1.0 001 002    1    2"])).0.baku);
}

/// Codes of the table of types (TRF26, 192), and words of `092` as programs write them: rounds of another
/// system are not compared with the Dutch draw, which is said once.
#[test]
fn rounds_of_another_system_are_not_drawn() {
    for (system, drawn) in [
        ("192 FIDE_DUTCH", true),
        ("192 FIDE_DUTCH_2026", true),
        ("192 FIDE_DUTCH_2025_BAKU", true),
        ("192 FIDE_DUTCH_2017", false),
        ("192 FIDE_DUTCH_2027", false),
        ("192 FIDE_DUTCH_2027_BAKU", false),
        ("192 FIDE_BURSTEIN", false),
        ("192 BERGER_ROUNDROBIN_G1", false),
        ("192 FIDE_SCHEVENINGEN", false),
        ("092 Individual: Swiss-System (Dutch)", true),
        ("092 Individual: Swiss-System (Dubov)", false),
        ("092 Individual: Round-Robin", false),
        ("092 Individual: Round-Robin\n192 FIDE_DUTCH", true),
    ] {
        // Colours that the Dutch system does not give, and a wrong place.
        let text = with(&["152 B", "142 3", "202 BH", system]);
        let folder = folder(&text);
        let said = over(&folder, &["check", "FILE", "--no-progress"]);
        let told = said.err.matches("No round of the file is drawn: record ").count();
        assert_eq!((told, said.status), (usize::from(!drawn), 1), "{system}: {}", said.err);
        assert_eq!(said.out.contains("differs from the draw"), drawn, "{system}: {}", said.out);
        assert!(said.err.contains("[trf-place]"), "{system}: {}", said.err);
        let said = over(&folder, &["draw", "FILE"]);
        assert_eq!(said.status, i32::from(!drawn), "{system}: {}", said.err);
        assert_eq!(said.err.contains("palmares draws the FIDE (Dutch) system"), !drawn, "{system}");
    }
}

#[test]
fn positions_are_numbers_where_the_file_says_so() {
    let text = [player(7, "", &["   2 w 1"]), player(2, "", &["   7 b 0"]), "XXC rank".to_string()];
    let report = sound(&text.join("\n"));
    let numbers = |c: &model::crosstable::Contestant| c.number;
    assert_eq!(report.table.contestants.iter().map(numbers).collect::<Vec<_>>(), [1, 2]);
    assert_eq!([report.contestant_number(0), report.contestant_number(1)], [7, 2]);
    let again = read_tournament_report(&bytes(&report)).0;
    assert_eq!(shown(&again.table), shown(&report.table));
}

#[test]
fn points_that_other_programs_add_are_no_disagreement() {
    let one = |points: &str, rest: &str| {
        let second = player(2, "0.0", &["   1 b 0"]);
        codes(&format!("{}\n{second}\n{rest}", player(1, points, &["   2 w 1", "0000 - H"])))
    };
    for points in ["1.0", "1.5", "", "1"] {
        assert!(one(points, "").iter().all(|code| !code.starts_with("trf-points")), "{points}");
    }
    assert!(one("2.0", "").contains(&"trf-points line 1".to_string()));
    assert!(one("2.0", "XXA    1  0.0  1.0").iter().all(|code| !code.starts_with("trf-points")));
}

#[test]
fn records_that_make_no_sense_are_told_with_their_line() {
    for line in [
        "142 0",
        "142 many",
        "152 green",
        "XXC white2",
        "162 W",
        "XXS W",
        "BBW x",
        "240 Q 002    1",
        "240 H",
        "240 H 002    9",
        "250      1.0 003 001    1    2",
        "250 1.0  1.0 001 002    1    2",
        "250",
        "260 001",
        "260 000 002    1    2",
        "XXP 1 x",
        "XXA",
        "XXA    1  a.b",
        "XXZ 77",
    ] {
        assert_eq!(codes(&with(&[line])), ["trf-record line 6"], "{line}");
    }
    let team: String = (1..=300).map(|id| format!(" {id}")).collect();
    assert_eq!(codes(&with(&[&format!("XXP{team}")])), ["trf-record line 6"]);
}

#[test]
fn nobody_and_few_are_no_trouble_of_ours() {
    assert_eq!(codes(""), ["trf-no-players"]);
    assert_eq!(codes("\r\r\n\n"), ["trf-no-players"]);
    assert_eq!(codes("001    x"), ["trf-line line 1", "trf-no-players"]);
    assert!(codes("<html>\nno report\n</html>").contains(&"trf-no-players".to_string()));
    assert!(codes(&player(1, "", &[])).is_empty());
    assert!(codes(&[player(1, "", &[]), player(2, "", &[])].join("\n")).is_empty());
    let long = player(1, "", &["0000 - Z"; 300]);
    assert_eq!(codes(&long), ["trf-line line 1"]);
}

#[test]
fn ten_thousand_players_are_read_and_written() {
    let mut text = String::new();
    for id in 1..=10_000u32 {
        let (other, colour, result) =
            if id % 2 == 1 { (id + 1, 'w', '1') } else { (id - 1, 'b', '0') };
        let points = if id % 2 == 1 { "1.0" } else { "0.0" };
        writeln!(
            text,
            "001{id:>5}      {:<33} {:>4} {:>27}{points:>4} {:>4} {other:>5} {colour} {result}",
            format!("Player {id}"),
            "",
            "",
            ""
        )
        .unwrap();
    }
    let report = sound(&text);
    assert_eq!(report.table.contestants.len(), 10_000);
    assert_eq!(report.contestant_number(9_999), 10_000);
    let again = sound(std::str::from_utf8(&bytes(&report)).unwrap());
    assert!(shown(&again.table) == shown(&report.table));
}

#[test]
fn what_is_written_reads_the_same() {
    for (name, bytes_of_file) in fixtures() {
        let (report, problems) = read_tournament_report(&bytes_of_file);
        assert_eq!(problems, [], "{name}");
        let written = bytes(&report);
        let (again, problems) = read_tournament_report(&written);
        assert_eq!(problems, [], "{name}");
        assert_eq!(shown(&again.table), shown(&report.table), "{name}");
        assert_eq!(again.players, report.players, "{name}");
        assert_eq!(bytes(&again), written, "{name}");
        // The lines of players equal those of the file, except for line ends.
        let lines = |bytes: &[u8]| -> Vec<String> {
            let text = String::from_utf8(bytes.to_vec()).unwrap();
            let players = text.lines().filter(|line| line.starts_with("001"));
            players.map(|line| line.trim_end().to_string()).collect()
        };
        assert_eq!(lines(&written), lines(&bytes_of_file), "{name}");
    }
}

#[test]
fn everything_that_a_file_says_is_written_again() {
    let text = with(&[
        "022 Ystrad",
        "042 2026/05/02",
        "102 Arbiter, Ann",
        "XXR 3",
        "XXC black1",
        "XXS WW=2 BW=3 FPB=1.5",
        "XXP 1 2",
        "XXA    1  1.0  1.0  0.5",
        "XXA    2  1.0  1.0  0.5",
        "XXZ 4",
        "240 H 004    2    3",
        "013 Riverside                         1    2",
        "XYZ of another program",
        "### Round 2: 1 - 3 was set by hand",
    ]);
    let report = read(&text).0;
    let (again, problems) = read_tournament_report(&bytes(&report));
    let codes: Vec<_> = problems.iter().map(|problem| problem.render(None).code).collect();
    assert_eq!(codes, ["trf-kept", "trf-teams"]);
    assert_eq!(shown(&again.table), shown(&report.table));
    assert_eq!(again.asked, report.asked);
    assert_eq!(again.record_text("102"), Some("Arbiter, Ann"));
    assert_eq!(again.kept.len(), 2);
    assert_eq!(again.comments, ["Round 2: 1 - 3 was set by hand"]);
}

/// A game without a result, such as an adjourned one, gives no points yet. In the next draw it is a draw
/// (C.04.2, 3.1).
#[test]
fn a_game_without_a_result_stays_one() {
    let lines = [
        player(1, "1.0", &["   2 w 1"]),
        player(2, "0.0", &["   1 b 0"]),
        player(3, "0.5", &["   4 w  "]),
        player(4, "0.5", &["   3 b  "]),
    ];
    let (report, problems) = read(&lines.join("\n"));
    let codes: Vec<_> = problems.iter().map(|problem| problem.render(None).code).collect();
    assert_eq!(codes, ["trf-no-result"]);
    let open = |opponent, colour| RoundResult::Unfinished { opponent, colour, adjourned: false };
    assert_eq!(report.table.contestants[2].round_results, [open(3, Colour::White)]);
    assert_eq!(report.table.contestants[3].round_results, [open(2, Colour::Black)]);
    assert_eq!(report.table.total_points(2), GamePoints::ZERO);
    let drawn = report.crosstable_for_draw(None).unwrap();
    assert_eq!(drawn.total_points(2), GamePoints::HALF);
    let written = bytes(&report);
    let text = String::from_utf8(written.clone()).unwrap();
    let line = text.lines().find(|line| line.starts_with("001    3")).unwrap();
    assert_eq!((&line[80..84], &line[91..97]), (" 0.0", "   4 w"), "{line}");
    assert_eq!(shown(&read_tournament_report(&written).0.table), shown(&report.table));
    let sheets = sheets_from_trf(&report, None);
    let matches = sheets.sheets.iter().find(|sheet| sheet.name == "Matches").unwrap();
    assert_eq!(rows(matches)[2..], [["1", "2", "3", "4"]], "{:?}", rows(matches));
}

#[test]
fn every_field_stands_in_its_columns() {
    let line =
        "001    1 w GM Penrhos, Carys                    2503 WAL     1234567 1990/12/31  1.5    2";
    let text = format!(
        "{line}     2 w 1  0000 - H\n{}\n142 9",
        player(2, "0.0", &["   1 b 0", "0000 - Z", "        "])
    );
    let report = read(&text).0;
    let written = String::from_utf8(bytes(&report)).unwrap();
    let line = written.lines().find(|line| line.starts_with("001    1")).unwrap();
    // Columns of TRF26, record 001, from 1, both ends included.
    for (first, last, expected) in [
        (1, 3, "001"),
        (5, 8, "   1"),
        (10, 10, "w"),
        (11, 13, " GM"),
        (15, 47, "Penrhos, Carys                   "),
        (49, 52, "2503"),
        (54, 56, "WAL"),
        (58, 68, "    1234567"),
        (70, 79, "1990/12/31"),
        // One game won; the half-point bye is for the next round.
        (81, 84, " 1.0"),
        (86, 89, "   2"),
        (92, 95, "   2"),
        (97, 97, "w"),
        (99, 99, "1"),
    ] {
        assert_eq!(&line[first - 1..last], expected, "columns {first} to {last}: {line}");
    }
    assert_eq!(line.len(), 99, "{line}");
    assert!(written.contains("\r\n142 9\r\n"), "{written}");
    assert!(written.contains("\r\n152 W\r\n"), "{written}");
    assert!(written.contains("\r\n240 H 002    1\r\n"), "{written}");
    assert!(written.contains("\r\n240 Z 002    2\r\n"), "{written}");
    assert!(written.starts_with("062 2\r\n072 2\r\n"), "{written}");
}

/// The rows of a sheet without empty cells.
fn rows(sheet: &SheetCopy) -> Vec<Vec<String>> {
    let shown = |value: &CellValue| match value {
        CellValue::Text(text) => text.to_string(),
        CellValue::Number(number) => number.to_string(),
        CellValue::Date(day) => model::day_from_serial(*day).unwrap().to_string(),
        other => format!("{other:?}"),
    };
    let rows = sheet.cells.chunk_by(|one, other| one.row == other.row);
    rows.map(|cells| cells.iter().map(|cell| shown(&cell.value)).collect()).collect()
}

#[test]
fn a_report_becomes_a_return_and_nothing_is_lost() {
    let text = [
        "012 Riverside Open",
        "022 Ystrad",
        "042 2026/05/02",
        "052 2026/05/03",
        "102 Arbiter, Ann",
        "112 Deputy, Bob",
        "112 Deputy, Cy",
        "122 90 minutes",
        &format!("132 {}26/05/02  26/05/02  26/05/03", " ".repeat(87)),
        "### A remark",
        &player(1, "1.0", &["   3 w 1", "0000 - H"]).replace("      Player 1", " wGM  Player 1"),
        &player(2, "1.0", &["0000 - U"]),
        &player(3, "0.0", &["   1 b 0"]),
        "XXR 5",
        "XXP 2 3",
        "XXS W=3 D=1",
        "BEL    1",
    ]
    .join("\n");
    let workbook_copy = sheets_from_trf(&read(&text).0, None);
    let sheet = |name: &str| {
        rows(
            workbook_copy
                .sheets
                .iter()
                .find(|sheet| sheet.name == name)
                .unwrap_or_else(|| panic!("{name}")),
        )
    };
    let row = |texts: &[&str]| texts.iter().map(|text| (*text).to_string()).collect::<Vec<_>>();
    for expected in [
        ["Title", "Riverside Open"],
        ["Rules", "fide-2026"],
        ["Format", "swiss"],
        ["Venue", "Ystrad"],
        ["Date", "2026-05-02"],
        ["End date", "2026-05-03"],
        ["Rounds", "5"],
        ["Chief arbiter", "Arbiter, Ann"],
        ["Deputy arbiters", "Deputy Bob; Deputy Cy"],
        ["Time control", "90 minutes"],
        ["Round dates", "2026-05-02, 2026-05-02, 2026-05-03"],
        ["Report comments", "A remark"],
    ] {
        assert!(sheet("Event").contains(&row(&expected)), "{expected:?}: {:?}", sheet("Event"));
    }
    assert_eq!(
        sheet("Entries")[..2],
        [
            row(&[
                "Entry",
                "Player 1",
                "Category",
                "Rating",
                "Title",
                "Byes",
                "Bye score",
                "Colour"
            ]),
            row(&["1", "Player 1", "women", "2399", "GM", "2", "0.5", "white"]),
        ]
    );
    assert_eq!(
        sheet("Matches"),
        [
            row(&["Date", "Round", "Table", "White", "Black", "Result", "Note"]),
            row(&["2026-05-02", "1", "1", "1", "3", "1-0"]),
            row(&["2026-05-02", "1", "2", "bye"]),
        ]
    );
    assert_eq!(sheet("Forbidden"), [row(&["A", "B"]), row(&["2", "3"])]);
    let rest = sheet("Tournament report").concat().join("|");
    for part in ["win 3, draw 1, loss 0", "BEL"] {
        assert!(rest.contains(part), "{part}: {rest}");
    }
}

/// A day of birth is one; a year whose month or day is unknown stands as a year; the rest is kept.
#[test]
fn a_birth_without_a_day_is_a_year() {
    for (born, column, shown, kept) in [
        ("1990/05/02", "Date of birth 1", "1990-05-02", false),
        ("1990/00/00", "Birth year 1", "1990", false),
        ("1990", "Birth year 1", "1990", false),
        ("1990/05/00", "Birth year 1", "1990", true),
        ("unknown", "", "", true),
        ("0000/00/00", "", "", false),
    ] {
        let second = player(2, "0.0", &["   1 b 0"]);
        let first = player(1, "1.0", &["   2 w 1"]);
        let first = format!("{}{born:<10}{}", &first[..69], &first[79..]);
        let team = format!("310 {:>3} {:<65}{:>4}", 1, "One", 1);
        for lines in [vec![&first, &second], vec![&first, &second, &team]] {
            let text = lines.into_iter().map(String::as_str).collect::<Vec<_>>().join("\n");
            let workbook_copy = sheets_from_trf(&read(&text).0, None);
            let sheet = |name: &str| {
                let found = workbook_copy.sheets.iter().find(|sheet| sheet.name == name);
                found.map_or_else(Vec::new, rows)
            };
            let entries = sheet("Entries");
            assert_eq!(entries[0].iter().any(|name| name == column), !column.is_empty(), "{text}");
            assert_eq!(entries[1].contains(&shown.to_string()), !shown.is_empty(), "{text}");
            let told = sheet("Tournament report").concat().join("|");
            assert_eq!(told.contains("Date of birth that is not a date"), kept, "{text}\n{told}");
        }
    }
}

/// Byes of several scores keep theirs.
#[test]
fn byes_of_several_scores_stand_with_their_rounds() {
    for (lines, byes) in [
        (vec!["240 Z 002    4", "240 H 003    4"], ["2,3=0.5", "0"]),
        (vec!["240 H 002    4", "240 H 003    4", "240 Z 005    4"], ["2,3,5=0", "0.5"]),
    ] {
        let text = with(&[&["XXR 5"][..], &lines].concat());
        let workbook_copy = sheets_from_trf(&read(&text).0, None);
        let entries = workbook_copy.sheets.iter().find(|sheet| sheet.name == "Entries").unwrap();
        assert!(rows(entries)[4].ends_with(&byes.map(String::from)), "{:?}", rows(entries));
    }
}

/// A round that a player asked off is a bye without points, not an absence that nobody explains.
#[test]
fn a_round_asked_off_is_no_absence() {
    let text = [
        player(1, "2.0", &["   2 w 1", "0000 - U"]),
        player(2, "0.0", &["   1 b 0", "0000 - Z"]),
        player(3, "1.5", &["0000 - H", "   4 b 1"]),
        player(4, "0.0", &["0000 - Z", "   3 w 0", "0000 - H"]),
        "XXR 5".to_string(),
    ];
    let workbook_copy = sheets_from_trf(&read(&text.join("\n")).0, None);
    let entries = workbook_copy.sheets.iter().find(|sheet| sheet.name == "Entries").unwrap();
    let byes: Vec<Vec<String>> = rows(entries).iter().map(|row| row[3..].to_vec()).collect();
    let column = |row: &[&str]| row.iter().map(|text| (*text).to_string()).collect::<Vec<_>>();
    assert_eq!(byes[0], ["Byes", "Bye score", "Colour"]);
    assert_eq!(byes[2..], [column(&["2", "0"]), column(&[]), column(&["1,3=0.5", "0"])]);
}

/// What a workbook cannot say and its scores depend on is told when it is written.
#[test]
fn what_the_workbook_counts_otherwise_is_told() {
    for (lines, told) in [
        (&["042 2026/05/02"][..], None),
        (&["162  W 1.0    D 0.5    L 0.0"], None),
        (&["162  W 3.0    D 1.0    L 0.0"], Some("The record 162 is not counted")),
        (&["192 FIDE_ROUNDROBIN"], Some("The record 192 is not counted")),
        (&["092 Individual: Round Robin"], Some("The record 192 is not counted")),
    ] {
        let folder = folder(&with(lines));
        let out = folder.root().join("books");
        let said = over(&folder, &["import", "trf", "FILE", "--out", out.to_str().unwrap()]);
        assert_eq!(said.status, 0, "{}", said.err);
        assert_eq!(said.err.contains("is not counted"), told.is_some(), "{lines:?}: {}", said.err);
        assert!(told.is_none_or(|told| said.err.contains(told)), "{lines:?}: {}", said.err);
    }
}

/// Runs a command over a file of the returns.
fn over(folder: &Folder, words: &[&str]) -> Said {
    let file = folder.returns().join("open.trf");
    let words: Vec<&str> = words
        .iter()
        .map(|word| if *word == "FILE" { file.to_str().unwrap() } else { word })
        .collect();
    palmares(&words)
}

/// The workbook that `import trf` makes of the report of a folder.
fn return_of(folder: &Folder) -> PathBuf {
    let books = folder.root().join("books");
    let said = over(folder, &["import", "trf", "FILE", "--out", books.to_str().unwrap()]);
    assert_eq!(said.status, 0, "{}", said.err);
    books.join("open.xlsx")
}

/// The draft of a report that `export trf` makes of such a workbook.
fn draft_of(book: &Path) -> String {
    let again = book.with_file_name("again");
    let words = ["export", "trf", book.to_str().unwrap(), "--draft", "--out"];
    let said = palmares(&[&words[..], &[again.to_str().unwrap()]].concat());
    let written = std::fs::read_to_string(again.join("open.trf"));
    written.unwrap_or_else(|_| panic!("{}", said.err))
}

fn folder(text: &str) -> Folder {
    let folder = Folder::new();
    folder.add_bytes("open.trf", text.as_bytes());
    folder
}

#[test]
fn draw_prints_pairs_as_pairing_programs_do() {
    // Round 1 of four: 1 meets 3 and 2 meets 4, odd numbers with the lot's colour (C.04.3,
    // 4.2 and 5.2.5). A player with a requested bye is not drawn.
    for (lines, expected) in [
        (vec!["152 W", "142 3"], "2\n1 3\n4 2\n"),
        (vec!["152 B", "142 3"], "2\n3 1\n2 4\n"),
        (vec!["152 W", "142 3", "240 H 001    4"], "2\n1 2\n3 0\n"),
    ] {
        let mut text: Vec<String> = (1..=4).map(|id| player(id, "", &[])).collect();
        text.extend(lines.iter().map(|line| (*line).to_string()));
        let said = over(&folder(&text.join("\n")), &["draw", "FILE"]);
        assert_eq!((said.status, said.out.as_str()), (0, expected), "{}", said.err);
        assert_eq!(said.err, "");
    }
}

#[test]
fn draw_keeps_the_rounds_before_the_one_asked_for() {
    let folder = folder(&with(&["XXR 3"]));
    let first = over(&folder, &["draw", "FILE", "--round", "1"]);
    assert_eq!(first.out, "2\n1 3\n4 2\n", "{}", first.err);
    let second = over(&folder, &["draw", "FILE"]);
    assert_eq!(second.out, over(&folder, &["draw", "FILE", "--round", "2"]).out);
    let third = over(&folder, &["draw", "FILE", "--round", "3"]);
    assert_eq!((third.status, third.out.as_str()), (1, ""));
    assert!(third.err.contains("the last round played is 1"), "{}", third.err);
}

#[test]
fn draw_says_why_there_is_none() {
    let two = |more: &str| {
        let lines = [player(1, "1.0", &["   2 w 1"]), player(2, "0.0", &["   1 b 0"])];
        folder(&format!("{}\n{more}", lines.join("\n")))
    };
    // They have met: there are no other opponents (C1).
    let said = over(&two("XXR 2"), &["draw", "FILE"]);
    assert_eq!((said.status, said.out.as_str()), (1, ""));
    assert!(said.err.contains("C.04.3, 1.9.3"), "{}", said.err);
    assert!(said.err.contains("Player 1"), "{}", said.err);
    let over_already = over(&two("XXR 1"), &["draw", "FILE"]);
    assert_eq!(over_already.status, 1);
    assert!(
        over_already.err.contains("it has 1 round, so nothing is left to draw"),
        "{}",
        over_already.err
    );
    let wrong = over(&folder(&with(&["142 x"])), &["draw", "FILE"]);
    assert_eq!((wrong.status, wrong.out.as_str()), (1, ""));
    assert!(wrong.err.contains("trf-record"), "{}", wrong.err);
    assert_eq!(over(&folder(""), &["draw", "FILE.trf"]).status, 2);
}

#[test]
fn baku_is_drawn_by_its_name() {
    // Eight players, nine rounds: 1 to 4 have an extra point (C.04.7, 1.2), so that round 1
    // is drawn in two halves.
    let mut lines: Vec<String> = (1..=8).map(|id| player(id, "", &[])).collect();
    lines.extend(["142 9", "152 W", "192 FIDE_DUTCH_2026_BAKU"].map(str::to_string));
    let said = over(&folder(&lines.join("\n")), &["draw", "FILE"]);
    assert_eq!(said.out, "4\n1 3\n4 2\n5 7\n8 6\n", "{}", said.err);
    let unplanned = lines.join("\n").replace("142 9\n", "");
    let said = over(&folder(&unplanned), &["draw", "FILE"]);
    assert_eq!((said.status, said.out.as_str()), (1, ""));
    assert!(said.err.contains("needs the number of rounds"), "{}", said.err);
}

#[test]
fn an_imported_report_is_drawn_as_the_report_is() {
    let text = with(&["XXR 3", "152 B", "042 2026/05/02"]);
    let folder = folder(&text);
    let book = return_of(&folder);
    let of_book = palmares(&["draw", book.to_str().unwrap()]);
    assert_eq!(of_book.status, 0, "{}", of_book.err);
    let of_report = over(&folder, &["draw", "FILE"]);
    // The return has labels and names, with tabs between; its labels are the numbers.
    let labels =
        |line: &str| -> String { line.split('\t').step_by(2).collect::<Vec<&str>>().join(" ") };
    let of_labels: Vec<String> = of_book.out.lines().map(labels).collect();
    assert_eq!(of_labels, of_report.out.lines().collect::<Vec<&str>>(), "{}", of_book.err);
    assert!(of_book.out.lines().skip(1).all(|line| line.contains('\t')), "{}", of_book.out);
    let written = draft_of(&book);
    let (report, problems) = read_tournament_report(written.as_bytes());
    assert_eq!(problems, [], "{written}");
    let expected = sound(&text).table;
    assert_eq!(report.table.rounds, expected.rounds);
    assert_eq!(report.table.initial_colour, expected.initial_colour);
    for (one, other) in report.table.contestants.iter().zip(&expected.contestants) {
        assert_eq!((&one.name, &one.round_results), (&other.name, &other.round_results));
    }
}

/// Numbers that follow from ratings, titles and names are not written; others are kept as `Seed`, and the next
/// round is drawn by them.
#[test]
fn numbers_of_a_report_are_kept() {
    // 5 has the best rating, 2 and 3 exchange theirs.
    let rating = |line: String, rating: u32| format!("{}{rating}{}", &line[..48], &line[52..]);
    let lines = |ratings: [u32; 5]| {
        let results = ["   3 w 1", "   4 b =", "   1 b 0", "   2 w =", "0000 - U"];
        let points = ["1.0", "0.5", "0.0", "0.5", "1.0"];
        let player = |at: usize| player(at as u32 + 1, points[at], &[results[at]]);
        let of = (0..5).map(|at| rating(player(at), ratings[at])).collect::<Vec<_>>();
        [of.join("\n"), "XXR 4\n152 W\n042 2026/05/02\n012 Open".to_string()].join("\n")
    };
    for (ratings, kept) in [
        ([2400, 2300, 2200, 2100, 2000], false),
        ([2400, 2300, 2300, 2100, 2100], false),
        ([2400, 2200, 2300, 2100, 2500], true),
        ([2000, 2100, 2200, 2300, 2400], true),
    ] {
        let text = lines(ratings);
        let sheets = sheets_from_trf(&sound(&text), None);
        let entries = sheets.sheets.iter().find(|sheet| sheet.name == "Entries").unwrap();
        assert_eq!(rows(entries)[0].contains(&"Seed".to_string()), kept, "{ratings:?}");
        let folder = folder(&text);
        let book = return_of(&folder);
        let of_book = palmares(&["draw", book.to_str().unwrap()]);
        let labels = |line: &str| line.split('\t').step_by(2).collect::<Vec<&str>>().join(" ");
        let of_labels: Vec<String> = of_book.out.lines().map(labels).collect();
        let of_report = over(&folder, &["draw", "FILE"]);
        assert_eq!(of_report.status, 0, "{}", of_report.err);
        assert_eq!(of_labels.join("\n"), of_report.out.trim(), "{ratings:?}: {}", of_book.err);
    }
}

/// A comment on a corrected result is in the row of its game; one that fits no game stays a comment.
#[test]
fn comments_that_fit_no_game_are_kept() {
    let told = "the result was corrected; before it was";
    for (comment, before) in [
        (format!("Round 1: 1 - 3: {told} 0-1"), Some("0-1")),
        (format!("Round 1: 2 - 4: {told} 0-1"), None),
        (format!("Round 1: 4 - 2: {told} 0-1"), Some("0-1")),
        (format!("Round 1: 1 - 2: {told} 0-1"), None),
        (format!("Round 9: 1 - 3: {told} 0-1"), None),
        (format!("Round 0: 1 - 3: {told} 0-1"), None),
        (format!("Round 1: 1 - 99: {told} 0-1"), None),
        (format!("Round 1: 1 - 3: {told} 1-0"), None),
        (format!("Round 1: 1 - 3: {told} a quarrel"), None),
    ] {
        let sheets = sheets_from_trf(&sound(&with(&[&format!("### {comment}")])), None);
        let sheet = |name: &str| {
            let found = sheets.sheets.iter().find(|sheet| sheet.name == name).unwrap();
            rows(found)
        };
        let of_rows = sheet("Matches").iter().any(|row| row.last().map(String::as_str) == before);
        assert!(before.is_none() || of_rows, "{comment}: {:?}", sheet("Matches"));
        let heads = sheet("Matches")[0].contains(&"Result before".to_string());
        assert_eq!(heads, before.is_some(), "{comment}");
        let row = ["Report comments".to_string(), comment.clone()].to_vec();
        assert_eq!(sheet("Event").contains(&row), before.is_none(), "{comment}");
    }
    // Of two comments on a game the last is its row's.
    let two = ["0-1", "½-½"].map(|before| format!("### Round 1: 1 - 3: {told} {before}"));
    let sheets = sheets_from_trf(&sound(&with(&[&two[0], &two[1]])), None);
    let all: Vec<String> = sheets.sheets.iter().flat_map(rows).flatten().collect();
    assert!(all.contains(&"½-½".to_string()), "{all:?}");
    assert!(all.contains(&two[0].trim_start_matches("### ").to_string()), "{all:?}");
}

/// Who left is read from the comment, or from absences to the end; one round off is a bye.
#[test]
fn a_withdrawal_comes_back_as_the_status() {
    let comment = |text: &str| with(&["XXR 5", "240 Z 002    4", &format!("### {text}")]);
    let all: Vec<String> = (2..6).map(|round| format!("240 Z {round:03}    4")).collect();
    let asked = |rounds: &[String]| with(&[&["XXR 5"][..], &refs(rounds)].concat());
    fn refs(texts: &[String]) -> Vec<&str> {
        texts.iter().map(String::as_str).collect()
    }
    for (text, status, byes, kept) in [
        (comment("4 Player 4 withdrew after round 1"), "withdrawn after 1", "", false),
        (comment("4 Player 4 withdrew"), "withdrawn after 1", "", false),
        // A return can have labels of its own.
        (comment("D7 Player 4 withdrew after round 1"), "withdrawn after 1", "", false),
        (comment("4 Player 4 withdrew after round 2"), "withdrawn after 2", "2", false),
        (comment("4 Player 9 withdrew after round 1"), "", "2", true),
        (comment("4 Player 4 withdrew after a quarrel"), "", "2", true),
        (
            with(&["XXR 5", "240 H 003    4", "### 4 Player 4 withdrew after round 1"]),
            "",
            "3",
            true,
        ),
        (asked(&all), "withdrawn after 1", "", false),
        (asked(&all[1..]), "", "3,4,5", false),
        (asked(&all[3..]), "", "5", false),
        (asked(&all[..3]), "", "2,3,4", false),
    ] {
        let sheets = sheets_from_trf(&read(&text).0, None);
        let sheet = |name: &str| {
            let found = sheets.sheets.iter().find(|sheet| sheet.name == name).unwrap();
            rows(found)
        };
        let fourth = sheet("Entries")[4].clone();
        let wanted = [status, byes].into_iter().filter(|text| !text.is_empty());
        assert!(
            wanted.clone().all(|text| fourth.contains(&text.to_string())),
            "{text}: {fourth:?}"
        );
        let withdrawn = fourth.iter().any(|cell| cell.starts_with("withdrawn"));
        assert_eq!(withdrawn, !status.is_empty(), "{text}: {fourth:?}");
        assert_eq!(sheet("Entries")[0].contains(&"Byes".into()), !byes.is_empty(), "{text}");
        let told = sheet("Event").iter().any(|row| row[0] == "Report comments");
        assert_eq!(told, kept, "{text}: {:?}", sheet("Event"));
    }
}

/// Who withdrew in a return is withdrawn in the return that is made of its report, and is not drawn later.
#[test]
fn a_withdrawal_survives_a_report() {
    for label in ["4", "D"] {
        let text = COMPLETE.replace("4 | Dai", &format!("{label} | Dai"));
        let text = text.replace("| 4 | Dai Delta | 1-0", &format!("| {label} | Dai Delta | 1-0"));
        let (said, first) = exported(&text, &["--draft"]);
        let folder = folder(&first.unwrap_or_else(|| panic!("{}", said.err)));
        let book = return_of(&folder);
        let again = draft_of(&book);
        let told: Vec<&str> = again.lines().filter(|line| line.contains("withdrew")).collect();
        assert_eq!(told, ["### 4 Dai Delta withdrew after round 1"], "{again}");
    }
}

/// A random tournament is numbered by the rules, of several players of one rating too.
#[test]
fn a_random_tournament_is_numbered_by_the_rules() {
    let mut level = 0;
    for seed in 0..20 {
        let report = swiss::random::RandomTournamentPlan::new(60, 1, seed).report();
        let pairs = report.table.contestants.windows(2);
        level += pairs.filter(|pair| pair[0].rating == pair[1].rating).count();
        let sheets = sheets_from_trf(&report, None);
        let entries = sheets.sheets.iter().find(|sheet| sheet.name == "Entries").unwrap();
        assert!(!rows(entries)[0].contains(&"Seed".to_string()), "{seed}");
    }
    assert!(level > 20, "{level}");
}

#[test]
fn check_draws_every_round_again() {
    let folder = Folder::new();
    for (name, bytes) in fixtures() {
        folder.add_bytes(&name, &bytes);
    }
    let returns = folder.returns();
    let said = palmares(&["check", returns.to_str().unwrap(), "--no-progress"]);
    assert_eq!(said.status, 0, "{}{}", said.out, said.err);
    assert_eq!(
        said.out,
        "8 tournament reports, 48 rounds drawn again, 0 of them differently; 0 errors, 0 warnings, 0 notes\n"
    );
}

#[test]
fn check_prints_what_is_drawn_otherwise() {
    // The same round with the colours of the first board exchanged.
    let text = with(&["152 W"]).replace("   3 w 1", "   3 b 1").replace("   1 b 0", "   1 w 0");
    let said = over(&folder(&text), &["check", "FILE", "--no-progress"]);
    assert_eq!(said.status, 1);
    for part in [
        "open.trf: round 1 differs from the draw by the rules\n",
        "  expected  1 Player 1 (white) - 3 Player 3 (black)",
        "  found     3 Player 3 (white) - 1 Player 1 (black)\n",
        "1 tournament report, 1 round drawn again, 1 of them differently",
    ] {
        assert!(said.out.contains(part), "{part}: {}", said.out);
    }
}

#[test]
fn import_writes_a_workbook_and_export_a_report() {
    let folder = folder(&with(&["XXR 3", "042 2026/05/02"]));
    let out = folder.root().join("books");
    let out = out.to_str().unwrap();
    let said = over(&folder, &["import", "trf", "FILE", "--out", out]);
    assert_eq!(said.status, 0, "{}", said.err);
    let book = format!("{out}/open.xlsx");
    assert!(std::path::Path::new(&book).exists());
    let wrong =
        over(&Folder::with("## Event\nFormat | pairs"), &["import", "trf", "FILE", "--out", out]);
    assert_eq!(wrong.status, 2);
}

/// An event with everything that TRF26 calls mandatory for ratings, a pairing set by hand and a
/// withdrawal.
const COMPLETE: &str = "## Event
Title | Riverside Open
Venue | Ystrad
Area | WLS
Format | swiss
Rules | fide-2026
Date | @2026-05-02
End date | @2026-05-03
Rounds | 3
Chief arbiter | Ashgrove, Mair 1600001
Deputy arbiters | Vance Idris; Colter Nia
Time control | 90 min + 30 sec per move
Round dates | 2026-05-02, 2026-05-02, 2026-05-03
## Entries
Entry | Player 1 | No 1 | Rating | Status
1 | Ann Alpha | 1600002 | 2000 |
2 | Bob Beta | 1600003 | 1900 |
3 | Cat Gamma | 1600004 | 1800 |
4 | Dai Delta | 1600005 | 1700 | withdrawn after 1
## Draw
Round | Table | White | White name | Black | Black name | Result | Drawn
1 | 1 | 1 | Ann Alpha | 4 | Dai Delta | 1-0 | 1 - 3
1 | 2 | 2 | Bob Beta | 3 | Cat Gamma | ½ | 4 - 2
";

fn exported(text: &str, more: &[&str]) -> (Said, Option<String>) {
    let folder = Folder::with(text);
    let (returns, upload) = (folder.returns(), folder.root().join("upload"));
    let mut words = vec!["export", "trf", returns.to_str().unwrap()];
    words.extend(["--out", upload.to_str().unwrap()]);
    words.extend(more);
    let said = palmares(&words);
    let written = std::fs::read_dir(&upload).ok().and_then(|mut files| files.next());
    let text = written.map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap());
    (said, text)
}

#[test]
fn what_a_rating_officer_needs_is_in_the_file() {
    let (said, text) = exported(COMPLETE, &[]);
    let text = text.unwrap_or_else(|| panic!("{}", said.err));
    let lines: Vec<&str> = text.split("\r\n").collect();
    for line in [
        "012 Riverside Open",
        "022 Ystrad",
        "032 WLS",
        "042 2026/05/02",
        "052 2026/05/03",
        "102 Ashgrove, Mair 1600001",
        "112 Vance Idris",
        "112 Colter Nia",
        "122 90 min + 30 sec per move",
        "142 3",
        "192 FIDE_DUTCH_2026",
        "202 BH-C1,BH,SB,DE",
        "212 PTS,BH-C1,BH,SB,DE",
        "222 5400+30",
        "### Round 1: 1 - 4 was set by hand; the draw was 1 - 3",
        "### Round 1: 2 - 3 was set by hand; the draw was 4 - 2",
        "### 4 Dai Delta withdrew after round 1",
    ] {
        assert!(lines.contains(&line), "{line}: {text}");
    }
    // TRF26, 132: YY/MM/DD in columns 92 to 99, 102 to 109, 112 to 119.
    let days = lines.iter().find(|line| line.starts_with("132")).unwrap();
    let days = [(91, 99), (101, 109), (111, 119)].map(|(from, to)| &days[from..to]);
    assert_eq!(days, ["26/05/02", "26/05/02", "26/05/03"]);
    assert!(!said.err.contains("report-"), "{}", said.err);
}

/// A comment for a result that was corrected by hand, and one that somebody typed into the file: it becomes
/// a return that says both again, each once.
#[test]
fn comments_go_both_ways() {
    let text = COMPLETE
        .replace("Result | Drawn\n", "Result | Drawn | Result before\n")
        .replace("½ | 4 - 2\n", "½ | 4 - 2 | 0-1\n");
    let told = "### Round 1: 2 - 3: the result was corrected; before it was 0-1";
    let (said, first) = exported(&text, &[]);
    let first = first.unwrap_or_else(|| panic!("{}", said.err));
    assert!(first.lines().any(|line| line == told), "{first}");
    let typed = first + "### The clock of board 2 = broken; a new one from 15:00\r\n";
    let folder = folder(&typed);
    let book = return_of(&folder);
    let again = draft_of(&book);
    let comments = |text: &str| -> Vec<String> {
        let own = text.lines().filter(|line| line.starts_with("###")).map(str::to_string);
        own.collect::<std::collections::BTreeSet<_>>().into_iter().collect()
    };
    assert_eq!(comments(&again), comments(&typed));
    assert_eq!(again.matches("###").count(), typed.matches("###").count(), "{again}");
}

/// An adjourned game stays one in a report and in the return of it; a game without a result is none.
#[test]
fn an_adjourned_game_stays_one() {
    let text = COMPLETE
        .replace("| Ann Alpha | 4 | Dai Delta | 1-0", "| Ann Alpha | 4 | Dai Delta | adjourned");
    let text = text.replace("withdrawn after 1", "");
    let told = "### Round 1: 1 - 4: the game is adjourned";
    let (said, first) = exported(&text, &[]);
    let first = first.unwrap_or_else(|| panic!("{}", said.err));
    assert!(first.lines().any(|line| line == told), "{first}");
    let adjourned = |file: &str| {
        let sheets = sheets_from_trf(&read(file).0, None);
        let matches = sheets.sheets.iter().find(|sheet| sheet.name == "Matches").unwrap();
        rows(matches).iter().flatten().filter(|cell| *cell == "adjourned").count()
    };
    // Without the comment it is a game without a result; a comment on a finished game changes nothing.
    let of_another = first.replace(told, "### Round 1: 2 - 3: the game is adjourned");
    let found = [&first, &first.replace(told, "###"), &of_another].map(|file| adjourned(file));
    assert_eq!(found, [1, 0, 0]);
    let folder = folder(&first);
    let book = return_of(&folder);
    let again = draft_of(&book);
    assert_eq!(again.lines().filter(|line| *line == told).count(), 1, "{again}");
}

/// An adjourned board of a match of teams comes back too; one without a result is none.
#[test]
fn an_adjourned_board_of_teams_stays_one() {
    let text = "## Event
Title | Riverside against Hilltop
Format | chess teams
Rules | fide-2026
Date | @2026-05-02
Rounds | 2
Team size | 3
Rated | no
## Entries
Entry | Team | Player 1 | Player 2 | Player 3
1 | Riverside | Ann Alpha | Bob Beta | Cat Gamma
2 | Hilltop | Eve Elm | Fay Ford | Gil Gray
3 | Lakeside | Ian Ivy | Jo Jones | Kit Kerr
4 | Woodend | Max Moss | Ned Nash | Oz Orr
## Matches
Round | Home | Away | Board | Result
1 | 1 | 2 | 1 | adjourned
1 | 1 | 2 | 2 | adjourned
1 | 1 | 2 | 3 | 1-0
1 | 3 | 4 | 1 | 1-0
1 | 3 | 4 | 2 | 1-0
1 | 3 | 4 | 3 | ½
";
    // Boards alternate: Ann (1) has White against Eve (4), Bob (2) Black against Fay (5).
    let told =
        ["### Round 1: 1 - 4: the game is adjourned", "### Round 1: 5 - 2: the game is adjourned"];
    let (said, first) = exported(text, &[]);
    let first = first.unwrap_or_else(|| panic!("{}", said.err));
    for told in told {
        assert_eq!(first.lines().filter(|line| *line == told).count(), 1, "{told}: {first}");
    }
    let results = |file: &str| -> Vec<String> {
        let sheets = sheets_from_trf(&read(file).0, None);
        let matches = sheets.sheets.iter().find(|sheet| sheet.name == "Matches").unwrap();
        let rows = rows(matches);
        let column = rows[0].iter().position(|heading| heading == "Result").unwrap();
        rows[1..].iter().map(|row| row.get(column).cloned().unwrap_or_default()).collect()
    };
    let finished = ["1-0", "1-0", "1-0", "½-½"];
    assert_eq!(results(&first), [&["adjourned"; 2][..], &finished].concat());
    let one =
        first.replace(told[0], "###").replace(told[1], "### Round 1: 6 - 2: the game is adjourned");
    assert_eq!(results(&one), [&[""; 2][..], &finished].concat());
    let folder = folder(&first);
    let again = draft_of(&return_of(&folder));
    for told in told {
        assert_eq!(again.lines().filter(|line| *line == told).count(), 1, "{told}: {again}");
    }
}

/// Points that a file gives for the draw (250) become `Virtual points`: the return is drawn as the file
/// is, otherwise than without them, and writes them again.
#[test]
fn points_for_the_draw_go_through_a_return() {
    let given = "250       2.0 002 002    4    4";
    let plain = with(&["XXR 3", "152 B", "042 2026/05/02"]);
    let text = with(&["XXR 3", "152 B", "042 2026/05/02", given]);
    let drawn = |text: &str| over(&folder(text), &["draw", "FILE"]).out;
    assert_ne!(drawn(&plain), drawn(&text));
    let folder = folder(&text);
    let book = return_of(&folder);
    let of_book = palmares(&["draw", book.to_str().unwrap()]);
    let labels =
        |line: &str| -> String { line.split('\t').step_by(2).collect::<Vec<&str>>().join(" ") };
    let of_labels: Vec<String> = of_book.out.lines().map(labels).collect();
    assert_eq!(of_labels.join("\n"), drawn(&text).trim(), "{}", of_book.err);
    let again = draft_of(&book);
    assert!(again.lines().any(|line| line.trim_end() == given), "{again}");
}

/// A1 won, A2 and B2 drew, B1 lost: places 1, 2, 4 and 2 among all players; a reserve has none.
#[test]
fn players_of_teams_are_ranked_by_their_points() {
    let text = "## Event
Title | Riverside against Hilltop
Format | chess teams
Rules | fide-2026
Date | @2026-05-02
Rounds | 1
Team size | 2
## Entries
Entry | Team | Player 1 | No 1 | Player 2 | No 2 | Player 3 | No 3
1 | Riverside | Ann Alpha | 1600002 | Bob Beta | 1600003 | |
2 | Hilltop | Cat Gamma | 1600004 | Dai Delta | 1600005 | Eve Elm | 1600006
## Matches
Round | Home | Away | Board | Result
1 | 1 | 2 | 1 | 1-0
1 | 1 | 2 | 2 | ½
";
    let (said, written) = exported(text, &["--draft"]);
    let written = written.unwrap_or_else(|| panic!("{}", said.err));
    let players = written.lines().filter(|line| line.starts_with("001"));
    let ranks: Vec<&str> =
        players.map(|line| line.get(85..89).unwrap_or_default().trim()).collect();
    assert_eq!(ranks, ["1", "2", "4", "2", ""], "{written}");
}

/// The points of an adjourned game are those of the standings, by which the places go: none yet.
#[test]
fn an_adjourned_game_gives_no_points_yet() {
    let text = COMPLETE.replace("Dai Delta | 1-0", "Dai Delta | adjourned");
    let (said, written) = exported(&text, &[]);
    let written = written.unwrap_or_else(|| panic!("{}", said.err));
    for (player, points, places) in [
        ("001    1", " 0.0", ["   3", "   4"]),
        ("001    2", " 0.5", ["   1", "   2"]),
        ("001    3", " 0.5", ["   1", "   2"]),
        ("001    4", " 0.0", ["   3", "   4"]),
    ] {
        let line = written.lines().find(|line| line.starts_with(player)).unwrap();
        assert_eq!(&line[80..84], points, "{written}");
        assert!(places.contains(&&line[85..89]), "{written}");
    }
}

/// A board without a row makes a match that is not finished: nothing is written, and in a draft that game
/// is open between the players of its board, or between those who sit nowhere else.
#[test]
fn a_match_that_lacks_the_row_of_a_board_is_not_finished() {
    let text = "## Event
Title | Riverside against Hilltop
Format | chess teams
Rules | fide-2026
Date | @2026-05-02
Rounds | 1
Team size | 3
Rated | no
## Entries
Entry | Team | Player 1 | Player 2 | Player 3 | Player 4
1 | Riverside | Ann Alpha | Bob Beta | Cat Gamma | Dee Dale
2 | Hilltop | Eve Elm | Fay Ford | Gil Gray | Hal Holt
3 | Lakeside | Ian Ivy | Jo Jones | Kit Kerr | Lou Lamb
4 | Woodend | Max Moss | Ned Nash | Oz Orr | Pat Pym
## Matches
Round | Home | Away | Home player | Board | Result
1 | 1 | 2 | 1 | 1 | 1-0
1 | 1 | 2 | MIDDLE | 2 | 1-0
1 | 1 | 2 | LAST | 3 | ½
1 | 3 | 4 | | 1 | 1-0
1 | 3 | 4 | | 2 | 1-0
1 | 3 | 4 | | 3 | 1-0
";
    let without = |board: &str, last: &str| {
        let kept = text.lines().filter(|line| !line.contains(board));
        kept.collect::<Vec<_>>().join("\n").replace("MIDDLE", "2").replace("LAST", last)
    };
    // The line of the player and the record of the opponent in it.
    for (row, last, boards, player, open) in [
        ("MIDDLE", "3", "without a row: 2", "001    2", "   6 b"),
        ("MIDDLE", "2", "without a row: 2", "001    1", "   5 w 1"),
        ("MIDDLE", "2", "without a row: 2", "001    3", "   6 b"),
        ("LAST", "3", "without a row: 3", "001    3", "   7 w"),
    ] {
        let text = without(row, last);
        let (said, written) = exported(&text, &[]);
        assert_eq!((said.status, written), (1, None), "{}", said.err);
        for told in ["report-board", "Riverside against Hilltop", boards] {
            assert!(said.err.contains(told), "{told}: {}", said.err);
        }
        let (said, written) = exported(&text, &["--draft"]);
        let written = written.unwrap_or_else(|| panic!("{}", said.err));
        assert!(said.err.contains("without the row of a board: 1"), "{}", said.err);
        let line = written.lines().find(|line| line.starts_with(player)).unwrap();
        assert_eq!(&line[91..], open, "{written}");
        assert!(!written.contains("0000"), "{written}");
        assert!(read(&written).0.team_crosstable().is_none(), "{written}");
    }
}

/// Each mandatory field alone: without it nothing is written, with `--draft` all the same.
#[test]
fn what_a_rating_officer_misses_is_told_by_cell() {
    for (field, without, code, cell) in [
        ("Title | Riverside Open", "Title |", "report-record", "B1"),
        ("Venue | Ystrad", "Venue |", "report-record", "B2"),
        ("Area | WLS", "Area |", "report-record", "B3"),
        ("Chief arbiter | Ashgrove, Mair 1600001", "Chief arbiter |", "report-record", "B9"),
        ("2026-05-02, 2026-05-02, 2026-05-03", "2026-05-02, 2026-05-02", "report-days", "B12"),
        ("Area | WLS", "Area | Wales", "report-federation", "B3"),
        // 89 minutes for 60 moves, with players rated 1800 and more (B.02 1.1).
        ("90 min + 30 sec per move", "59+30", "report-time-control", "B11"),
        ("2026-05-02, 2026-05-03", "2026-05-03, 2026-05-02", "report-days", "B12"),
        ("2026-05-02, 2026-05-03", "2026-05-02, 2026-05-04", "report-days", "B12"),
        ("| 1600004 |", "| |", "report-number", "Entries \u{203a} B4"),
        ("| 1600004 |", "| WLS-44 |", "report-number", "Entries \u{203a} C4"),
        ("| 1600004 |", "| 160000412345 |", "report-number", "Entries \u{203a} C4"),
        ("| 1600004 |", "| 1600003 |", "report-number", "Entries \u{203a} C4"),
        ("| 1800 |", "| 18000 |", "report-rating", "Entries \u{203a} D4"),
    ] {
        let text = COMPLETE.replace(field, without);
        let (said, written) = exported(&text, &[]);
        assert_eq!((said.status, written), (1, None), "{without}: {}", said.err);
        let told = said.err.split("\n\n").find(|told| told.contains(code));
        let told = told.unwrap_or_else(|| panic!("{without}: {}", said.err));
        assert!(told.contains(cell), "{without}: {told}");
        let (said, written) = exported(&text, &["--draft"]);
        assert!(written.is_some(), "{without}: {}", said.err);
        assert!(said.err.contains("missing or not accepted: 1"), "{without}: {}", said.err);
    }
    let unrated = COMPLETE.replace("Venue | Ystrad", "Rated | no");
    let (said, written) = exported(&unrated, &[]);
    assert!(written.is_some(), "{}", said.err);
    // What has no room is refused without ratings too, and a draft leaves it out.
    let long = unrated.replace("| 1600004 | 1800 |", "| 160000412345 | 18000 |");
    let (said, written) = exported(&long, &[]);
    assert_eq!((said.status, written), (1, None), "{}", said.err);
    let (said, written) = exported(&long, &["--draft"]);
    let written = written.unwrap_or_else(|| panic!("{}", said.err));
    let line = written.lines().find(|line| line.contains("Cat Gamma")).unwrap();
    assert_eq!(&line[47..84], format!("{:>37}", "0.5"), "{written}");
}

/// The encoded time control (222) is not mandatory: without one the file is written, with a warning.
#[test]
fn a_report_can_be_without_a_time_control() {
    for (typed, words, code) in [
        ("Time control |\n", None, None),
        ("Time control | classical\n", Some("122 classical"), None),
        (
            "Time control | 90 min/40 moves + 30 min + 30 sec/move\n",
            Some("122 90 min/40 moves + 30 min + 30 sec/move"),
            Some("222 40/5400+30:1800+30"),
        ),
    ] {
        let text = COMPLETE.replace("Time control | 90 min + 30 sec per move\n", typed);
        let (said, written) = exported(&text, &[]);
        let written = written.unwrap_or_else(|| panic!("{typed}: {}", said.err));
        assert_eq!(said.status, 0, "{typed}: {}", said.err);
        let line = |code: &str| written.lines().find(|line| line.starts_with(code));
        assert_eq!((line("122"), line("222")), (words, code), "{written}");
        let told = said.err.contains("warning[report-time-control]") && said.err.contains("B11");
        assert_eq!(told, code.is_none(), "{}", said.err);
    }
}

/// Minutes for 60 moves and the heading of ratings: standard games need 60, 90 or 120 by the higher rating
/// of both players (B.02 1.1), rapid games have more than 10 and less than 60 (Laws A.1), blitz up to 10.
#[test]
fn a_time_control_fits_the_ratings() {
    for (heading, highest, typed, fits) in [
        ("Rating", "2400", "90+30", true),
        ("Rating", "2400", "90+29", false),
        ("Rating", "2399", "60+30", true),
        ("Rating", "1850", "60+29", false),
        ("Rating", "", "15+10", false),
        ("Rapid rating", "2400", "15+10", true),
        ("Rapid rating", "2400", "60", false),
        ("Rapid rating", "2400", "5+5", false),
        ("Blitz rating", "2400", "3+2", true),
        ("Blitz rating", "2400", "10+1", false),
    ] {
        let text = COMPLETE
            .replace("| Rating |", &format!("| {heading} |"))
            .replace("| 2000 |", &format!("| {highest} |"))
            .replace("90 min + 30 sec per move", typed);
        let (said, written) = exported(&text, &[]);
        assert_eq!(written.is_some(), fits, "{heading} {highest} {typed}: {}", said.err);
        assert_eq!(said.err.contains("report-time-control"), !fits, "{}", said.err);
    }
}

/// An error in what a report holds: nothing is written, and the error is named; one in prizes is none.
#[test]
fn an_event_with_errors_is_not_reported() {
    let broken = COMPLETE.replace("| ½ |", "| banana |");
    let (said, written) = exported(&broken, &[]);
    assert_eq!((said.status, written), (1, None), "{}", said.err);
    assert!(said.err.contains("is not written: errors: Draw G3 (unknown-choice)"), "{}", said.err);
    let (said, written) = exported(&broken, &["--draft"]);
    assert!(written.is_some(), "{}", said.err);
    assert!(said.err.contains("is a draft: errors: Draw G3 (unknown-choice)"), "{}", said.err);
}

/// An event of more than 30 days has a report a month (B.02 4): its rounds alone, its days, the ratings of its
/// list, the points of its games; the file with all rounds stays.
#[test]
fn a_long_event_has_a_report_a_month() {
    let text = COMPLETE
        .replace("@2026-05-03", "@2026-07-05")
        .replace("2026-05-02, 2026-05-02, 2026-05-03", "2026-05-02, 2026-05-30, 2026-07-05")
        .replace("| Rating | Status", "| Rating | Status | Later ratings")
        .replace("| 2000 |", "| 2000 | | 2026-06=2015")
        .replace(
            "½ | 4 - 2\n",
            "½ | 4 - 2\n2 | 1 | 2 | | 1 | | 0-1 | \n3 | 1 | 1 | | 3 | | 0-1 |\n3 | 2 | 2 | | | | |\n",
        );
    let folder = Folder::with(&text);
    let (returns, upload) = (folder.returns(), folder.root().join("upload"));
    let [given, out] = [&returns, &upload].map(|path| path.to_str().unwrap());
    let said = palmares(&["export", "trf", given, "--out", out]);
    assert_eq!(said.status, 0, "{}", said.err);
    let names: Vec<String> = files(&upload).into_keys().collect();
    assert_eq!(names, ["club-2026-05.trf", "club-2026-07.trf", "club.trf"]);
    let read = |name: &str| std::fs::read_to_string(upload.join(name)).unwrap();
    let (may, july) = (read("club-2026-05.trf"), read("club-2026-07.trf"));
    for (text, own) in [
        (&may, ["042 2026/05/02", "052 2026/05/30", "142 2", "26/05/02  26/05/30"]),
        (&july, ["042 2026/07/05", "052 2026/07/05", "142 1", "26/07/05"]),
    ] {
        assert!(own.iter().all(|own| text.lines().any(|line| line.ends_with(own))), "{text}");
    }
    // Round 1: 1 - 4 1-0, 2 - 3 drawn; round 2: 1 won against 2; round 3: 3 won against 1.
    let line = |text: &str, player: usize| {
        let line = text.lines().find(|line| line.starts_with(&format!("001    {player}"))).unwrap();
        [&line[48..52], &line[80..84], &line[85..89], &line[89..]]
            .map(|part| part.trim().to_string())
    };
    assert_eq!(line(&may, 1), ["2000", "2.0", "1", "4 w 1     2 b 1"]);
    assert_eq!(line(&may, 2), ["1900", "0.5", "2", "3 w =     1 w 0"]);
    assert_eq!(line(&july, 1), ["2015", "0.0", "3", "3 w 0"]);
    assert_eq!(line(&july, 3), ["1800", "1.0", "1", "1 b 1"]);
    let checked = palmares(&["check", &format!("{out}/club-2026-07.trf"), "--no-progress"]);
    assert_eq!((checked.status, checked.err.matches("rating period 2026-07").count()), (0, 1));
}

/// After a win and a draw the winner is first, the two with half a point are level in every tie-break
/// and have places 2 and 3 in any order, and the loser is fourth. The file numbers its players 1 to 4
/// instead.
#[test]
fn check_tells_a_place_that_does_not_follow_from_the_results() {
    let third = [
        "line 4",
        "The file gives place 3, but by the points and BH-C1, BH, SB it should be 4: 0 points",
    ];
    let fourth = [
        "line 5",
        "The file gives place 4, but by the points and BH-C1, BH, SB it should be 2 to 3: \u{bd}",
    ];
    for list in ["202 BH-C1,BH,SB", "212 PTS,BH-C1,BH,SB", "202 BH/C1, BH, SB, another"] {
        let text = with(&["XXR 3", "152 W", list]);
        let said = over(&folder(&text), &["check", "FILE", "--no-progress"]);
        assert_eq!(said.status, 1, "{}", said.err);
        for [line, sentence] in [third, fourth] {
            let mut told = said.err.split("\n\n").filter(|told| told.contains(sentence));
            let told = told.next().unwrap_or_else(|| panic!("{list}: {}", said.err));
            assert!(told.contains(line) && told.contains("error[trf-place]"), "{told}");
        }
        assert_eq!(said.err.matches("[trf-place]").count(), 2, "{}", said.err);
        let right = text.replace("0.0    3", "0.0    4").replace("0.5    4", "0.5    2");
        let said = over(&folder(&right), &["check", "FILE", "--no-progress"]);
        assert_eq!((said.status, said.err.contains("[trf-place]")), (0, false), "{}", said.err);
    }
    // Who has no place can take none: the loser is then third, and the last of three.
    let without = with(&["XXR 3", "152 W", "202 BH-C1,BH,SB"]).replace("0.5    2", "0.5     ");
    let said = over(&folder(&without), &["check", "FILE", "--no-progress"]);
    let told =
        ["it should be 3: 0 points", "by the points and BH-C1, BH, SB it should be 2: \u{bd}"];
    assert_eq!(told.map(|told| said.err.contains(told)), [false, true], "{}", said.err);
    assert_eq!(said.err.matches("[trf-place]").count(), 1, "{}", said.err);
    // One whose place is missing takes it nevertheless, if the others are right then.
    let right = without.replace("0.0    3", "0.0    4").replace("0.5    4", "0.5    3");
    let said = over(&folder(&right), &["check", "FILE", "--no-progress"]);
    assert_eq!((said.status, said.err.contains("[trf-place]")), (0, false), "{}", said.err);
    // One who left without a place moves nobody down, though another place is missing: 2 and 3 have 1½
    // points, 1 had a point and left, 4 and 6 have one, 5 none.
    let lines = |ranks: [&str; 6]| {
        let rounds = [
            ("1.0", ["   4 w 1", "0000 - Z"]),
            ("1.5", ["   5 b 1", "   3 w ="]),
            ("1.5", ["   6 w 1", "   2 b ="]),
            ("1.0", ["   1 b 0", "   5 w 1"]),
            ("0.0", ["   2 w 0", "   4 b 0"]),
            ("1.0", ["   3 b 0", "0000 - U"]),
        ];
        let players = (1..).zip(rounds).zip(ranks).map(|((id, (points, rounds)), rank)| {
            let line = player(id, points, &rounds);
            format!("{}{rank:>4}{}", &line[..85], &line[89..])
        });
        let head = ["142 3", "192 CUSTOM_SWISS"].map(str::to_string);
        head.into_iter().chain(players).collect::<Vec<_>>().join("\n")
    };
    for (ranks, wrong) in [
        (["", "1", "2", "3", "5", "4"], 0),
        (["3", "1", "2", "4", "6", "5"], 0),
        (["", "1", "2", "", "5", "4"], 0),
        (["", "1", "2", "", "6", "4"], 0),
        (["", "1", "2", "", "4", "3"], 0),
        (["", "1", "2", "", "7", "4"], 1),
        (["", "1", "3", "2", "5", "4"], 2),
    ] {
        let said = over(&folder(&lines(ranks)), &["check", "FILE", "--no-progress"]);
        assert_eq!(said.err.matches("error[trf-place]").count(), wrong, "{ranks:?}: {}", said.err);
    }
    // Without a list, places must follow the points alone.
    let said = over(&folder(&with(&["XXR 3", "152 W"])), &["check", "FILE", "--no-progress"]);
    assert_eq!((said.status, said.err.matches("error[trf-place]").count()), (1, 2));
    // Points that the results do not make are an error too.
    let text = with(&["XXR 3", "152 W"]).replace("0.0    3", "1.0    4");
    let said = over(&folder(&text), &["check", "FILE", "--no-progress"]);
    assert_eq!(
        (said.status, said.err.matches("error[trf-points]").count()),
        (1, 1),
        "{}",
        said.err
    );
    assert_eq!(over(&folder(&text), &["draw", "FILE"]).status, 0);
}

/// What is not compared is told once.
#[test]
fn check_tells_that_places_were_not_compared() {
    let right = |list: &str| {
        let text = with(&["XXR 3", "152 W", list]);
        text.replace("0.0    3", "0.0    4").replace("0.5    4", "0.5    2")
    };
    let bare = ["1.0    1", "0.5    2", "0.0    4"]
        .iter()
        .fold(right(""), |text, placed| text.replace(placed, &format!("{}     ", &placed[..3])));
    let unrated = right("202 ARO").replace("2398", "    ");
    for (text, told) in [
        (right("202 BH"), None),
        (right("212 PTS,BH,LOTS"), None),
        (
            right("212 PTS,FOO"),
            Some("by the points alone: palmares does not compute the tie-break FOO."),
        ),
        (
            right("202 BH,MPvGP"),
            Some("by the points and BH alone: the tie-break MPvGP is for teams."),
        ),
        (unrated, Some("the tie-break ARO needs ratings, which not everybody has.")),
        (bare, Some("were not compared with the results: the file gives no places.")),
        (
            right("").replace("   3 w 1", "   3 w  ").replace("   1 b 0", "   1 b  "),
            Some("a game has no result yet."),
        ),
    ] {
        let said = over(&folder(&text), &["check", "FILE", "--no-progress"]);
        assert_eq!(
            said.err.matches("note[trf-places-not-compared]").count(),
            usize::from(told.is_some()),
            "{text}\n{}",
            said.err
        );
        assert!(said.err.contains(told.unwrap_or_default()), "{told:?}: {}", said.err);
    }
}

/// Two teams with the same record in another order than their game points say (C.07, 11): the line of
/// the team, its place and what it should be.
#[test]
fn check_tells_the_place_of_a_team() {
    let lines = [
        "012 Teams",
        "142 3",
        "192 CUSTOM_TEAM_SWISS",
        "202 MPvGP",
        "212 MPTS,MPvGP",
        &player(1, "1.0", &["   3 w 1"]),
        &player(2, "1.0", &["   4 b 1"]),
        &player(3, "0.0", &["   1 b 0"]),
        &player(4, "0.0", &["   2 w 0"]),
        &player(5, "1.0", &["   7 w 1"]),
        &player(6, "0.5", &["   8 b ="]),
        &player(7, "0.0", &["   5 b 0"]),
        &player(8, "0.5", &["   6 w ="]),
        "310   1 Alders                                          2.0    2.0   RA     1    2",
        "310   2 Birches                                         0.0    0.0   RB     3    4",
        "310   3 Cedars                                          2.0    1.5   RC     5    6",
        "310   4 Dogwoods                                        0.0    0.5   RD     7    8",
    ]
    .join("\n");
    let ranked = |ranks: [&str; 4]| {
        ["RA", "RB", "RC", "RD"].iter().zip(ranks).fold(lines.clone(), |text, (mark, rank)| {
            text.replace(&format!(" {mark} "), &format!("{rank:>3} "))
        })
    };
    let check = |ranks| over(&folder(&ranked(ranks)), &["check", "FILE", "--no-progress"]);
    let right = check(["1", "4", "2", "3"]);
    assert_eq!((right.status, right.err.contains("[trf-place]")), (0, false), "{}", right.err);
    // Its system is one of its own, and two with other points for the draw.
    let why = "No round of the file is drawn: record 192 names CUSTOM_TEAM_SWISS, and of teams";
    assert_eq!(right.err.matches(why).count(), 1, "{}", right.err);
    for (system, more, why) in [
        ("192 FIDE_TEAM", "250  1.0  0.0 001 001    1    2", "it has a record 250"),
        ("", "", "no record 192 names a system"),
    ] {
        let text = lines.replace("192 CUSTOM_TEAM_SWISS", system) + "\n" + more;
        let said = over(&folder(&text), &["check", "FILE", "--no-progress"]);
        let why = format!("No round of the file is drawn: {why}");
        assert_eq!(said.err.matches(&why).count(), 1, "{}", said.err);
    }
    let wrong = check(["2", "4", "1", "3"]);
    assert_eq!(wrong.status, 1, "{}", wrong.err);
    for part in [
        "open.trf \u{203a} line 14",
        "The file gives place 2, but by the points and MPvGP it should be 1: 2 points, MPvGP 2.",
        "open.trf \u{203a} line 16",
        "The file gives place 1, but by the points and MPvGP it should be 2: 2 points, MPvGP 1.5.",
    ] {
        assert!(wrong.err.contains(part), "{part}: {}", wrong.err);
    }
}

/// The points of a team's bye are those of its record (TRF26, 320): 2 and 2 here, where a draw would be
/// 1 and 1. The file is written again with them; a workbook cannot say them.
#[test]
fn the_bye_of_a_team_has_the_points_of_its_record() {
    let text = |record: &str| {
        [
            "012 Teams",
            "142 3",
            "192 FIDE_TEAM",
            "212 MPTS,MPvGP",
            &player(1, "1.0", &["   3 w 1"]),
            &player(2, "1.0", &["   4 b 1"]),
            &player(3, "0.0", &["   1 b 0"]),
            &player(4, "0.0", &["   2 w 0"]),
            &player(5, "", &["0000 - U"]),
            &player(6, "", &["0000 - U"]),
            "310   1 Alders                                          2.0    2.0   1     1    2",
            "310   2 Birches                                         0.0    0.0   3     3    4",
            "310   3 Cedars                                          2.0    2.0   2     5    6",
            record,
        ]
        .join("\n")
    };
    for (record, told) in [
        ("320  2.0  2.0 003", &[][..]),
        ("320  1.0  1.0 003", &["trf-points line 13"]),
        ("320  2.0  2.0 003\n320  1.0  1.0     003", &["trf-record line 15"]),
    ] {
        let told_of_points = codes(&text(record));
        let told_of_points = told_of_points.iter().filter(|told| !told.starts_with("trf-bye"));
        assert_eq!(told_of_points.collect::<Vec<_>>(), told, "{record}");
    }
    let folder = folder(&text("320  2.0  2.0 003"));
    let said = over(&folder, &["check", "FILE", "--no-progress"]);
    assert_eq!((said.status, said.err.contains("[trf-place]")), (0, false), "{}", said.err);
    let again = String::from_utf8(bytes(&read(&text("320  2.0  2.0 003")).0)).unwrap();
    assert!(again.lines().any(|line| line == "320  2.0  2.0 003"), "{again}");
    let out = folder.root().join("books");
    let said = over(&folder, &["import", "trf", "FILE", "--out", out.to_str().unwrap()]);
    assert!(said.err.contains("The record 320 is not counted"), "{}", said.err);
}

/// Without the record 320 the bye of a team has the match points of a draw (C.04.6, 1.4), and the game points
/// that its players have for theirs, by 162 a win. Programs differ in whether these are points of the players.
#[test]
fn a_bye_without_its_record_has_the_points_of_its_players() {
    for (system, of_team, of_player, told) in [
        ("", "   1.0    2.0", "1.0", None),
        ("", "   1.0    2.0", "0.0", None),
        ("", "   1.0    2.0", "0.5", Some("trf-points line 9")),
        ("", "   1.0    1.0", "1.0", Some("trf-points line 13")),
        ("", "   2.0    2.0", "1.0", Some("trf-points line 13")),
        ("162  P 0.5", "   1.0    1.0", "0.5", None),
    ] {
        let lines = [
            "012 Teams",
            "142 3",
            "192 FIDE_TEAM",
            if system.is_empty() { "022 Ystrad" } else { system },
            &player(1, "1.0", &["   3 w 1"]),
            &player(2, "1.0", &["   4 b 1"]),
            &player(3, "0.0", &["   1 b 0"]),
            &player(4, "0.0", &["   2 w 0"]),
            &player(5, of_player, &["0000 - U"]),
            &player(6, "", &["0000 - U"]),
            "310   1 Alders                                          2.0    2.0   1     1    2",
            "310   2 Birches                                         0.0    0.0   3     3    4",
            &format!(
                "310   3 Cedars                                       {of_team}   2     5    6"
            ),
        ];
        let found = codes(&lines.join("\n"));
        let found = found.iter().filter(|told| !told.starts_with("trf-bye")).map(String::as_str);
        assert_eq!(found.collect::<Vec<_>>(), told.into_iter().collect::<Vec<_>>(), "{lines:#?}");
    }
}

/// Boards that were forfeited each way are a drawn match; one in which nobody scored is lost by both.
#[test]
fn boards_forfeited_each_way_are_a_draw() {
    for (marks, score, points) in [
        (["-", "+", "+", "-"], "   1.0    1.0", ["0.0", "1.0"]),
        (["-", "-", "-", "-"], "   0.0    0.0", ["0.0", "0.0"]),
    ] {
        for system in ["FIDE_TEAM", "BERGER_TEAM_ROUNDROBIN"] {
            let game =
                |opponent: u32, colour: char, mark: &str| format!("{opponent:>4} {colour} {mark}");
            let lines = [
                "012 Teams",
                "142 3",
                &format!("192 {system}"),
                &player(1, points[0], &[&game(3, 'w', marks[0])]),
                &player(2, points[1], &[&game(4, 'b', marks[1])]),
                &player(3, points[1], &[&game(1, 'b', marks[2])]),
                &player(4, points[0], &[&game(2, 'w', marks[3])]),
                &player(5, "1.0", &["   7 w 1"]),
                &player(6, "1.0", &["   8 b 1"]),
                &player(7, "0.0", &["   5 b 0"]),
                &player(8, "0.0", &["   6 w 0"]),
                &format!(
                    "310   1 Alders                                       {score}         1    2"
                ),
                &format!(
                    "310   2 Birches                                      {score}         3    4"
                ),
                "310   3 Cedars                                          2.0    2.0         5    6",
                "310   4 Damsons                                         0.0    0.0         7    8",
            ];
            let text = lines.join("\n");
            let found = codes(&text);
            assert!(!found.iter().any(|told| told.starts_with("trf-points")), "{found:?} {text}");
            let table = read(&text).0.team_crosstable().unwrap();
            let expected = &score.trim()[..3];
            assert_eq!(table.total_points(0).to_text(), expected.trim_end_matches(".0"), "{text}");
        }
    }
}

/// Half a point for one side of a board has no word in a return: it is told beside the match.
#[test]
fn half_a_point_for_one_side_of_a_board_is_told() {
    let text = format!(
        "012 Teams\n142 1\n192 FIDE_TEAM\n{}\n{}\n\
         310   1 Alders                                          2.0    0.5   1     1\n\
         310   2 Birches                                         0.0    0.0   2     2",
        player(1, "0.5", &["   2 w ="]),
        player(2, "0.0", &["   1 b 0"]),
    );
    let sheets = sheets_from_trf(&read(&text).0, None);
    let rest = sheets.sheets.iter().find(|sheet| sheet.name == "Tournament report").unwrap();
    let told = "round 1, player 1: half a point to one side only";
    assert!(rows(rest).iter().flatten().any(|cell| cell == told), "{:?}", rows(rest));
}

/// `PTS` are the points that rank: those which the system has first.
#[test]
fn the_system_says_which_points_rank_teams() {
    for (system, list, by_games) in [
        ("FIDE_TEAM", "212 PTS,MPvGP", false),
        ("FIDE_TEAM_TYPEA_MP_GP", "212 PTS,MPvGP", false),
        ("FIDE_TEAM_TYPEA_GP", "212 PTS,MPvGP", true),
        ("FIDE_TEAM_TYPEB_GP_MP", "022 Ystrad", true),
        ("FIDE_TEAM_GP_MP", "212 MPTS,MPvGP", false),
        ("FIDE_TEAM", "212 GPTS,MPvGP", true),
    ] {
        let text = format!(
            "012 Teams\n192 {system}\n{list}\n{}\n{}\n\
             310   1 Alders                                          2.0    1.0   1     1\n\
             310   2 Birches                                         0.0    0.0   2     2",
            player(1, "1.0", &["   2 w 1"]),
            player(2, "0.0", &["   1 b 0"]),
        );
        assert_eq!(read(&text).0.is_ranked_by_game_points(), by_games, "{system} {list}");
    }
}

/// The same wish makes the same file, its rounds are drawn again without a difference, and the
/// workbook of it is a return.
#[test]
fn new_makes_random_tournaments() {
    let folder = Folder::new();
    let path = |name: &str| folder.root().join(name).display().to_string();
    let make = |name: &str, seed: &str| {
        let file = path(name);
        let words = ["new", "swiss", &file, "--random", "23", "--rounds", "6", "--seed", seed];
        let said = palmares(&words);
        assert_eq!(said.status, 0, "{}", said.err);
        std::fs::read(file).unwrap()
    };
    let (one, again, other) = (make("a.trf", "7"), make("b.trf", "7"), make("c.trf", "8"));
    assert!(one == again && one != other);
    for name in ["a.trf", "c.trf"] {
        let said = palmares(&["check", &path(name), "--no-progress"]);
        assert_eq!((said.status, said.err.as_str()), (0, ""), "{}", said.out);
        assert!(said.out.contains("6 rounds drawn again, 0 of them differently"), "{}", said.out);
    }
    make("a.xlsx", "7");
    let said = palmares(&["check", &path("a.xlsx"), "--no-progress"]);
    assert_eq!(said.status, 0, "{}", said.err);
    let refused = palmares(&["new", "pairs", &path("d.xlsx"), "--random", "20"]);
    assert_eq!(refused.status, 2);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn no_damage_makes_reading_fail(
        which in 0usize..8,
        hits in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..12),
        cut in any::<prop::sample::Index>(),
    ) {
        let mut found = fixtures().swap_remove(which).1;
        let length = found.len();
        for (at, byte) in hits {
            found[at.index(length)] = byte;
        }
        found.truncate(cut.index(length) + 1);
        let (report, _) = read_tournament_report(&found);
        let again = read_tournament_report(&bytes(&report)).0;
        prop_assert_eq!(again.table.contestants.len(), report.table.contestants.len());
        let sheets = sheets_from_trf(&report, None);
        prop_assert!(!sheets.sheets.is_empty());
    }
}
