//! Shapes of tables in sheets that were not made for palmares: what becomes of each, as a person
//! reads it.

use adopt::{
    FactKind, ForeignWorkbookCells, LayoutFile, Layouts, LearnedLayout, RecognisedWorkbook,
    Sureness, TranslatedReturn, reading_doubts, recognise_workbook, return_from_recognised,
};
use model::{CellAddress, CellValue, SheetCopy, WorkbookCopy};

/// A workbook of one sheet, from rows parted by `|`, with the name of the sheet.
pub(crate) fn book(name: &str, text: &str) -> WorkbookCopy {
    let csv: Vec<String> = text
        .lines()
        .map(|line| {
            let cells = line.split('|').map(|cell| format!("\"{}\"", cell.trim()));
            cells.collect::<Vec<_>>().join(",")
        })
        .collect();
    let read =
        workbook::read_any_table_file(csv.join("\n").as_bytes(), &Default::default()).unwrap();
    let mut copy = read.workbook_copy;
    copy.sheets[0].name = name.to_string();
    copy
}

/// The rows of a sheet of a return, cells parted by `|`, without its headings.
pub(crate) fn rows(made: &TranslatedReturn, sheet: &str, columns: &[&str]) -> Vec<String> {
    let cells = ForeignWorkbookCells::new(&made.sheets);
    let at = made.sheets.sheets.iter().position(|one| one.name == sheet);
    let Some(at) = at else { return Vec::new() };
    let text = |row, column| cells.text(CellAddress { sheet: at as u16, row, column });
    let last = made.sheets.sheets[at].cells.last().map_or(0, |cell| cell.row);
    let heads: Vec<String> = (0..40).map(|column| text(0, column)).collect();
    let place = |head: &&str| heads.iter().position(|known| known == head);
    let row = |row: u32| {
        let own = columns.iter().filter_map(|head| Some(text(row, place(head)? as u16)));
        own.filter(|cell| !cell.is_empty()).collect::<Vec<_>>().join("|")
    };
    (1..=last).map(row).collect()
}

pub(crate) const PLAYERS: [&str; 6] =
    ["Name", "Player 1", "Player 2", "Player 3", "Player 4", "Player 5"];

pub(crate) fn read(text: &str) -> (WorkbookCopy, RecognisedWorkbook, TranslatedReturn) {
    let copy = book("Sheet1", text);
    let found = recognise_workbook(&copy);
    let made = return_from_recognised(&copy, &found);
    (copy, found, made)
}

/// The codes of what speaks against a reading.
pub(crate) fn told(copy: &WorkbookCopy, found: &RecognisedWorkbook) -> Vec<String> {
    let doubts = reading_doubts(copy, found, &return_from_recognised(copy, found)).into_iter();
    doubts.map(|problem| problem.render(Some(copy)).code.to_string()).collect()
}

/// The day of the event, as it is told.
fn day(copy: &WorkbookCopy) -> Option<String> {
    recognise_workbook(copy).fact(FactKind::Date)?.value.clone()
}

pub(crate) const FOUR: &str = "1|Ann Ashby & Ben Birch|61.5
2|Cat Cedar & Dan Dale|54.25
3|Eve Elm & Fay Fenwick|47.75
4|Gus Gorse & Hal Hazel|36.5";

#[test]
fn players_of_a_team_stand_in_a_row_each() {
    let head = "Teams of Four\n4 May 2026, 24 boards\n\n";
    let once = "Place|Team|Player|VPs
1|Red Kites|Ann Ashby|78
||Ben Birch|
||Cat Cedar|
||Dan Dale|
2|Harbour|Eve Elm|66
||Fay Fenwick|
||Gus Gorse|
||Hal Hazel|
||Ida Ivy|
3|Owls|Jon Juniper|36
||Kay Kelding|
||Lee Larch|
||Max Maple|";
    // The same with the team, its place and its score in every row.
    let mut last = ["", "", ""];
    let again: Vec<String> = once
        .lines()
        .map(|line| {
            let cells: Vec<&str> = line.split('|').collect();
            if !cells[0].is_empty() {
                last = [cells[0], cells[1], cells[3]];
            }
            format!("{}|{}|{}|{}", last[0], last[1], cells[2], last[2])
        })
        .collect();
    let german = once.replace("Place|Team|Player|VPs", "Platz|Mannschaft|Spieler|VP");
    for table in [once.to_string(), again.join("\n"), german] {
        let (_, _, made) = read(&format!("{head}{table}"));
        assert_eq!(
            rows(&made, "Entries", &PLAYERS),
            [
                "Red Kites|Ann Ashby|Ben Birch|Cat Cedar|Dan Dale",
                "Harbour|Eve Elm|Fay Fenwick|Gus Gorse|Hal Hazel|Ida Ivy",
                "Owls|Jon Juniper|Kay Kelding|Lee Larch|Max Maple",
            ],
            "{table}"
        );
        assert_eq!(rows(&made, "Results", &["Score", "Place"]), ["78|1", "66|2", "36|3"]);
    }
    // Scores of players are no score of their team.
    let own = "Team|Player|Points
Red Kites|Ann Ashby|5
|Ben Birch|4
Harbour|Cat Cedar|3
|Dan Dale|2";
    let (_, _, made) = read(&format!("{head}{own}"));
    let entries = rows(&made, "Entries", &PLAYERS);
    assert!(!entries.contains(&"Red Kites|Ann Ashby|Ben Birch".to_string()), "{entries:?}");
}

#[test]
fn a_list_of_something_else_below_or_beside_is_told_and_left() {
    let entries =
        ["Ann Ashby|Ben Birch", "Cat Cedar|Dan Dale", "Eve Elm|Fay Fenwick", "Gus Gorse|Hal Hazel"];
    let head = "Monday Pairs\n4 May 2026, 24 boards\n\nPlace|Names|%\n";
    for below in [
        "\nPast winners\n2025|Pat Pine & Ros Rowan\n2024|Sam Selby & Tom Thorn",
        "Past winners\n2025|Pat Pine & Ros Rowan|64.2\n2024|Sam Selby & Tom Thorn|61.1",
        "\nPast winners\nYear|Names|%\n2025|Pat Pine & Ros Rowan|64.2\n2024|Sam Selby & Tom Thorn|61.1",
        "\nPrijzen\n1e prijs|Ann Ashby & Ben Birch|\u{20ac} 50\n2e prijs|Cat Cedar & Dan Dale|\u{20ac} 30",
        "\nPrize list\nPrize|Winners|Amount\n1st|Ann Ashby & Ben Birch|50\n2nd|Cat Cedar & Dan Dale|30\n3rd|Eve Elm & Fay Fenwick|10",
        "\nNext events\n11 May 2026|Swiss Pairs\n18 May 2026|Teams of Four",
    ] {
        let (copy, found, made) = read(&format!("{head}{FOUR}\n{below}"));
        assert_eq!(rows(&made, "Entries", &PLAYERS), entries, "{below}");
        assert_eq!(rows(&made, "Results", &["Score"]), ["61.5", "54.25", "47.75", "36.5"]);
        assert_eq!(told(&copy, &found), ["second-list"], "{below}");
    }
    let beside =
        FOUR.lines().zip(["||1st|Ann Ashby & Ben Birch|20", "||2nd|Cat Cedar & Dan Dale|10"]);
    let mut table: Vec<String> = beside.map(|(row, prize)| format!("{row}{prize}")).collect();
    table.extend(FOUR.lines().skip(2).map(str::to_string));
    let head = head.replace("|%", "|%||Prize|Winner|Amount");
    let (copy, found, made) = read(&format!("{head}{}", table.join("\n")));
    assert_eq!(rows(&made, "Entries", &PLAYERS), entries);
    assert_eq!(told(&copy, &found), ["second-list"]);
    // Who stands below a line with a score, or withdrew, is of the event.
    let more = "\n5|Ida Ivy & Jon Juniper|30\n\nWithdrawn\n6|Kay Kelding & Lee Larch|W/D";
    let (copy, found, made) =
        read(&format!("{}{FOUR}\n{more}", head.replace("||Prize|Winner|Amount", "")));
    assert_eq!(rows(&made, "Entries", &PLAYERS).len(), 6);
    assert!(told(&copy, &found).is_empty());
}

#[test]
fn forenames_may_be_initials() {
    for heads in [
        "Place|Initial|Surname|Initial|Surname|%",
        "Plaats|Voorletter|Achternaam|Voorletter|Achternaam|%",
        "Place|First 1|Last 1|First 2|Last 2|%",
    ] {
        let table = "1|J|Ashby|P.M.|Birch|61.5
2|C|Cedar|D|Dale|54.25
3|E|Elm|F|Fenwick|47.75
4|G|Gorse|H|Hazel|36.5";
        let (_, _, made) = read(&format!("Pairs\n4 May 2026\n\n{heads}\n{table}"));
        assert_eq!(
            rows(&made, "Entries", &PLAYERS),
            ["J Ashby|P.M. Birch", "C Cedar|D Dale", "E Elm|F Fenwick", "G Gorse|H Hazel"],
            "{heads}"
        );
    }
}

#[test]
fn sessions_are_proved_by_their_sum_or_their_mean() {
    // Each session has 50 on average; names of its columns need not be known.
    let pairs = [
        "Ann Ashby & Ben Birch",
        "Cat Cedar & Dan Dale",
        "Eve Elm & Fay Fenwick",
        "Gus Gorse & Hal Hazel",
        "Ida Ivy & Jon Juniper",
        "Kay Kelding & Lee Larch",
    ];
    let scores =
        [[62.5, 58.25], [55.5, 57.5], [52.25, 50.5], [49.75, 48.25], [44.0, 46.5], [36.0, 39.0]];
    let expected: Vec<String> = scores.iter().flatten().map(ToString::to_string).collect();
    for (one, two, total, parts) in [
        ("S1", "S2", "Total", 1.0),
        ("1. Sitzung", "2. Sitzung", "Gesamt", 1.0),
        ("Samstag", "Sonntag", "Schnitt", 2.0),
        ("1e zitting", "2e zitting", "Totaal", 1.0),
    ] {
        let table: Vec<String> = pairs
            .iter()
            .zip(scores)
            .enumerate()
            .map(|(at, (names, [a, b]))| format!("{}|{names}|{a}|{b}|{}", at + 1, (a + b) / parts))
            .collect();
        let (_, _, made) = read(&format!(
            "Pairs\n4 May 2026\n\nPlace|Names|{one}|{two}|{total}\n{}",
            table.join("\n")
        ));
        assert_eq!(rows(&made, "Results", &["Score"]), expected, "{one}");
        let event = rows(&made, "Event", &[]);
        assert!(!event.is_empty());
        let cells = ForeignWorkbookCells::new(&made.sheets);
        let is = |key: &str, value: &str| {
            let row = |row| [0, 1].map(|column| cells.text(CellAddress { sheet: 0, row, column }));
            (0..20).any(|at| row(at) == [key.to_string(), value.to_string()])
        };
        assert!(is("Scoring", "percent") && is("Format", "pairs"), "{one}");
    }
}

#[test]
fn stages_of_a_knock_out_stand_above_their_matches() {
    for (semi, last, heads) in [
        ("Semi-finals", "Final", ""),
        ("Halbfinale", "Finale", ""),
        ("Halve finale", "Finale", "Home|Away|IMPs|IMPs\n"),
        ("Semi-finals", "Final", "Team 1|Team 2|Score 1|Score 2\n"),
    ] {
        let (_, _, made) = read(&format!(
            "County Cup\n4 May 2026\n\n{semi}\n{heads}Red Kites|Harbour|41|22\nOwls|Millers|30|35\n\n{last}\n{heads}Red Kites|Millers|50|44"
        ));
        assert_eq!(rows(&made, "Entries", &["Name"]), ["Red Kites", "Harbour", "Owls", "Millers"]);
        assert_eq!(
            rows(&made, "Matches", &["Round", "Home", "Away", "Home IMPs", "Away IMPs"]),
            ["1|1|2|41|22", "1|3|4|30|35", "2|1|4|50|44"],
            "{semi} {heads}"
        );
    }
}

#[test]
fn two_days_are_one_event_from_the_first() {
    for (text, first) in [
        ("2\u{2013}3 May 2026", "2026-05-02"),
        ("2./3. Mai 2026", "2026-05-02"),
        ("Summer Pairs, 4, 11 and 18 May 2026", "2026-05-04"),
        ("4, 11, 18 & 25 May 2026", "2026-05-04"),
        ("2.\u{2013}3. Mai 2026", "2026-05-02"),
        ("2026-05-02/03", "2026-05-02"),
        ("2 et 3 mai 2026", "2026-05-02"),
        ("2 t/m 4 mei 2026", "2026-05-02"),
        ("2-3 maj 2026", "2026-05-02"),
        ("Saturday 2 and Sunday 3 May 2026", "2026-05-02"),
        ("02.05.-03.05.2026", "2026-05-02"),
        ("30. April/1. Mai 2026", "2026-04-30"),
        ("31 Dec 2025 - 1 Jan 2026", "2025-12-31"),
        ("Round 2 - 3 May 2026", "2026-05-03"),
        ("Section 1, 3 May 2026", "2026-05-03"),
    ] {
        let copy = book("Sheet1", &format!("Pairs\n{text}\n\nPlace|Names|%\n{FOUR}"));
        assert_eq!(day(&copy).as_deref(), Some(first), "{text}");
    }
    let tab = book("4 May 2026", &format!("Pairs\n\nPlace|Names|%\n{FOUR}"));
    assert_eq!(day(&tab).as_deref(), Some("2026-05-04"));
}

#[test]
fn months_in_the_names_of_sheets_are_events() {
    let sheet = |name: &str| -> SheetCopy {
        book(name, &format!("Pairs\n24 boards\n\nPlace|Names|%\n{FOUR}")).sheets.remove(0)
    };
    let sheets = ["Januar", "Februar", "M\u{e4}rz"].map(sheet);
    let copy = WorkbookCopy { sheets: sheets.into(), ..WorkbookCopy::default() };
    let found = recognise_workbook(&copy);
    let made = return_from_recognised(&copy, &found);
    assert_eq!(rows(&made, "Entries", &["Event"]), [["1"; 4], ["2"; 4], ["3"; 4]].concat());
    assert_eq!(found.fact(FactKind::Date).map(|date| date.value.clone()), Some(None));
}

#[test]
fn centres_at_the_end_of_a_game_are_no_scores_of_an_event() {
    let (copy, found, made) = read(
        "Final board, 3 May 2024
Country|Player|SC
Austria|Ann Ash|2
England|Ben Birch|1
France|Cat Cedar|1
Germany|Dan Dale|13
Italy|Eve Elm|1
Russia|Fay Fir|0
Turkey|Gus Gorse|16",
    );
    let games = rows(&made, "Games", &["Power", "Player"]);
    assert_eq!(games.first().map(String::as_str), Some("Austria|1"));
    assert_eq!(games.len(), 7);
    // Which year the game ended in is not known, so the centres are told as left.
    assert_eq!(told(&copy, &found), ["column-left"]);
}

#[test]
fn a_captain_is_the_first_player_and_numbers_name_a_team() {
    let table = "Team|Captain|Player 2|Player 3|Player 4|VPs
1|Ann Ashby|Ben Birch|Cat Cedar|Dan Dale|71
2|Eve Elm|Fay Fenwick|Gus Gorse|Hal Hazel|63
3|Ida Ivy|Jon Juniper|Kay Kelding|Lee Larch|46";
    let german = "Mannschaft|Kapitän|Spieler 2|Spieler 3|Spieler 4|SP";
    for head in ["Team|Captain|Player 2|Player 3|Player 4|VPs", german] {
        let table = table.replace("Team|Captain|Player 2|Player 3|Player 4|VPs", head);
        let (_, _, made) = read(&format!("Teams of Four\n4 May 2026, 24 boards\n\n{table}"));
        assert_eq!(
            rows(&made, "Entries", &["Entry", "Player 1", "Player 2", "Player 3", "Player 4"]),
            [
                "1|Ann Ashby|Ben Birch|Cat Cedar|Dan Dale",
                "2|Eve Elm|Fay Fenwick|Gus Gorse|Hal Hazel",
                "3|Ida Ivy|Jon Juniper|Kay Kelding|Lee Larch",
            ],
            "{head}"
        );
    }
}

#[test]
fn rounds_in_victory_points_are_not_scored_by_games() {
    let table = "Swiss Pairs\n6 March 2026\n3 rounds of 8 boards

Place|No|Names|R1 opp|R1 VP|R2 opp|R2 VP|R3 opp|R3 VP|Total
1|1|Ann Ashby & Ben Birch|2|15|3|15|4|15|45
2|2|Cat Cedar & Dan Dale|1|5|4|15|3|15|35
3|3|Eve Elm & Fay Fenwick|4|15|1|5|2|5|25
4|4|Gus Gorse & Hal Hazel|3|5|2|5|1|5|15";
    let (_, _, made) = read(table);
    let cells = &made.sheets.sheets[0].cells;
    let says = |text: &str| {
        cells.iter().any(|cell| matches!(&cell.value, CellValue::Text(own) if &**own == text))
    };
    assert!(says("vps") && !says("points"), "{cells:#?}");
}

#[test]
fn a_weekday_may_have_the_name_of_a_month_and_proves_the_year() {
    let table = "Clwb Bridge Ostley 2024
Timau
20 bwrdd
Mawrth 2 Ebrill||||Mawrth 9 Ebrill
Lle|Tîm|VPs||Lle|Tîm|VPs
1|Glanrhos|81.32||1|Marlsea|84.5
2|Brackwell|75.78||2|Foggy-Isle|78.2
3|Ostley|61.01||3|Cwmfelin|74.82
4|Lowmere|29.66||4|Eastfen|58.4";
    let (_, found, made) = read(table);
    assert_eq!(rows(&made, "Events", &["Date"]), ["2024-04-02", "2024-04-09"]);
    assert_eq!(found.fact(FactKind::Boards).and_then(|fact| fact.value.as_deref()), Some("20"));
    // Another year is not proved: 2 April 2023 is a Sunday.
    let (_, _, made) = read(&table.replace("2024", "2023"));
    assert_eq!(rows(&made, "Events", &["Date"]), ["", ""]);
}

#[test]
fn headings_stand_in_two_rows_of_words() {
    let table = "Clwb Bridge Pinhallow
Swiss Pairs 16 Mawrth 2024
|Rhif y|Rhif aelod|Rhif aelod||Rownd 1|Rownd 1|Rownd 2|Rownd 2|
Lle|pâr|1|2|Enwau|gwrth|VPs|gwrth|VPs|Cyfanswm
1|2|8581|25237|Alun Marlstone & Eric Lidgate|4|15|1|12|27
2|1|25932|7210|Alun Netherby & Helen Umber|3|13|2|8|21
3|4|16266|7218|Rhys Kestwick & Yvonne Marl|2|5|3|14|19
4|3|7715|26639|Una Brockmere & Brian Calder|1|7|4|6|13";
    let (copy, found, made) = read(table);
    assert_eq!(rows(&made, "Entries", &["Entry", "No 1", "No 2"])[0], "2|8581|25237");
    assert_eq!(rows(&made, "Matches", &["Round", "Home VPs", "Away VPs"])[0], "1|15|5");
    assert_eq!(told(&copy, &found), Vec::<String>::new());
}

#[test]
fn four_columns_of_names_are_the_players_of_a_team() {
    let table = "Bridge Club de Marlsea
Par équipes 7 février 2024
28 donnes
Cl.|Équipe|Nom|Nom|Nom|Nom|PV
1|Glanrhos|Ann Ashby|Ben Birch|Cat Cedar|Dan Dale|76.12
2|Northolme|Eve Elm|Fay Fenwick|Gus Gorse|Hal Hazel|51.95
3|Dunmarsh|Ida Ivy|Jon Juniper|Kay Kelding|Lee Larch|25.21";
    let (_, _, made) = read(table);
    assert_eq!(
        rows(&made, "Entries", &PLAYERS),
        [
            "Glanrhos|Ann Ashby|Ben Birch|Cat Cedar|Dan Dale",
            "Northolme|Eve Elm|Fay Fenwick|Gus Gorse|Hal Hazel",
            "Dunmarsh|Ida Ivy|Jon Juniper|Kay Kelding|Lee Larch",
        ]
    );
    assert_eq!(rows(&made, "Results", &["Score"]), ["76.12", "51.95", "25.21"]);
}

#[test]
fn a_couple_with_one_surname_are_two_players_of_a_pair() {
    let table = "Pairs 4 May 2026
Plaats|Namen|NBB-nr 1|NBB-nr 2|%
1|Alun en Brian Dunmoor|4000|8285|61.5
2|Carys Northgarth en Wyn Kestwick|3142|13755|54.25
3|Megan en Eric Draycombe|4179|8255|47.75
4|Gus Gorse en Hal Hazel|5179|8355|36.5";
    let (_, _, made) = read(table);
    assert_eq!(
        rows(&made, "Entries", &["Player 1", "Player 2", "No 1", "No 2"])[0],
        "Alun Dunmoor|Brian Dunmoor|4000|8285"
    );
}

#[test]
fn teams_without_headings_are_told_by_a_title() {
    let table = "Teams
20 boards
1|Foggy-Isle|87.66
2|Northolme|56.34
3|Pinhallow|54.68
4|Marlsea|49.29
5|Dunmarsh|32.02
6|Kelderby|21.9";
    let (_, _, made) = read(table);
    assert_eq!(rows(&made, "Entries", &["Name"])[..2], ["Foggy-Isle", "Northolme"]);
    assert_eq!(rows(&made, "Results", &["Score"])[..2], ["87.66", "56.34"]);
}

#[test]
fn a_mean_proves_sessions_that_are_not_fifty_on_average() {
    let table = "Pairs 4 May 2026
Place|Pair|Players|Session 1 %|Session 2 %|Total %
1|3|Ann Ashby & Ben Birch|57.9|56.38|57.14
2|4|Cat Cedar & Dan Dale|50.2|59.32|54.76
3|2|Eve Elm & Fay Fenwick|51.7|56.62|54.16
4|1|Gus Gorse & Hal Hazel|60.2|48.12|54.16
5|6|Ida Ivy & Jon Juniper|48.7|40.58|44.64
6|5|Kay Kelding & Lee Larch|41.5|39.46|40.48";
    let (copy, found, made) = read(table);
    assert_eq!(rows(&made, "Results", &["Score"])[..2], ["57.14", "54.76"]);
    assert_eq!(told(&copy, &found), ["parts-aside"]);
}

#[test]
fn a_title_tells_a_list_of_members_from_one_of_entries() {
    let table = "EBU No|Name|E-mail
5852|Nia Dunmoor|nia@example.org
30118|Susan Kellowby|susan@example.org
20719|Zara Jesmarch|zara@example.org
31028|Elin Quarndon|elin@example.org";
    for (title, members) in [
        ("Foggy-Isle Bridge Club – List of members", true),
        ("Mitgliederliste", true),
        ("Rhestr aelodau", true),
        ("Members' Pairs", false),
        ("Entries of members", false),
        ("Foggy-Isle Bridge Club", false),
    ] {
        let (_, _, made) = read(&format!("{title}\n{table}"));
        let rows = rows(&made, "Members", &["Number", "Name"]);
        assert_eq!(
            rows.first().map(String::as_str),
            members.then_some("5852|Nia Dunmoor"),
            "{title}"
        );
    }
}

#[test]
fn a_list_of_members_loses_nothing_without_a_word() {
    let (copy, found, made) = read(
        "List of members
No|Member No|Name|E-mail|Mobile|Joined|Address
1|5852|Nia Dunmoor|nia@example.org|07700 900001|2019-03-01|3 Mill Lane
2|30118|Susan Kellowby|susan@example.org|07700 900002|in spring|12 High Street
3|20719|Zara Jesmarch|zara@example.org|07700 900003|2017-03-01|Quay House
4|31028|Elin Quarndon||07700 900004|2016-03-01|4 Mill Lane",
    );
    let rows = rows(&made, "Members", &["Number", "Name", "E-mail", "Telephone", "Joined"]);
    assert_eq!(rows[1], "30118|Susan Kellowby|susan@example.org|07700 900002|in spring");
    assert_eq!(told(&copy, &found), ["members-column-left"]);
}

#[test]
fn contestants_that_share_each_place_are_no_rows_of_one() {
    let pairs = "Place|Names|%
1|Ann Ashby & Ben Birch|61.5\n1|Cat Cedar & Dan Dale|61.5
3|Eve Elm & Fay Fenwick|49.5\n3|Gus Gorse & Hal Hazel|49.5
5|Ida Ivy & Jon Juniper|39\n5|Kay Kelding & Lee Larch|39";
    let teams = "Place|Team|Played|Won|Drawn|Lost|For|Against|Diff|Points
1|Red Kites|8|4|2|2|100|213|-113|10\n1|Old Mill|8|4|2|2|282|83|199|10
2|Barn Owls|8|4|0|4|292|94|198|8\n2|Top Tricks|8|4|0|4|125|273|-148|8
3|Harbour|8|1|1|6|85|220|-135|3\n3|Castle|8|1|1|6|297|185|112|3";
    // The rows of a pair share its place, which counts pairs.
    let partners = "Place|Name|%
1|Ann Ashby|61.5\n1|Ben Birch|61.5\n2|Cat Cedar|50\n2|Dan Dale|50
3|Eve Elm|38.5\n3|Fay Fenwick|38.5";
    for (table, contestants) in [(pairs, 6), (teams, 6), (partners, 3)] {
        let (_, found, made) = read(table);
        assert_eq!(rows(&made, "Entries", &["Pair"]).len(), contestants, "{table}: {found:?}");
    }
}

#[test]
fn sections_with_places_of_their_own_are_not_scored_across() {
    let apart = "Place|Section|Pair|Names|%
1|A|1|Ann Ashby & Ben Birch|61.5\n2|A|2|Cat Cedar & Dan Dale|50\n3|A|3|Eve Elm & Fay Fenwick|38.5
1|B|1|Gus Gorse & Hal Hazel|60\n2|B|2|Ida Ivy & Jon Juniper|51\n3|B|3|Kay Kelding & Lee Larch|39";
    let one_list = "Place|Section|Pair|Names|%
1=|A|1|Ann Ashby & Ben Birch|61.5\n3|A|2|Cat Cedar & Dan Dale|50\n6|A|3|Eve Elm & Fay Fenwick|38
1=|B|4|Gus Gorse & Hal Hazel|61.5\n4|B|5|Ida Ivy & Jon Juniper|48.5\n5|B|6|Kay Kelding & Lee Larch|40.5";
    for (table, told) in [(apart, true), (one_list, false)] {
        let (_, found, made) = read(table);
        let event = made.sheets.sheets.iter().position(|sheet| sheet.name == "Event").unwrap();
        let cells = ForeignWorkbookCells::new(&made.sheets);
        let text = |row, column| cells.text(CellAddress { sheet: event as u16, row, column });
        let across = (0..20).find(|row| text(*row, 0) == "Scored across the field");
        assert_eq!(across.map(|row| text(row, 1)), told.then(|| "no".to_string()), "{found:?}");
    }
}

#[test]
fn numbers_of_members_have_the_noughts_of_their_format_and_labels_do_not() {
    let table = "Place|No|WBU No 1|Player 1|WBU No 2|Player 2|%
1|3|101|Ann Ashby|102|Ben Birch|61.5\n2|1|103|Cat Cedar|104|Dan Dale|50
3|2|105|Eve Elm|106|Fay Fenwick|38.5";
    let mut copy = book("Sheet1", &format!("Tuesday Pairs 5 March 2024\n24 boards\n{table}"));
    let look = |code: &str| workbook::CellStyle {
        number_format: workbook::NumberFormat::Custom(code.to_string()),
        ..Default::default()
    };
    let first = copy.styles.len() as u32;
    copy.styles.extend([look("000000"), look("00")]);
    for cell in copy.sheets[0].cells.iter_mut().filter(|cell| cell.row > 2) {
        if let CellValue::Text(text) = &cell.value
            && let Ok(number) = text.parse()
        {
            cell.value = CellValue::Number(number);
        }
        match cell.column {
            2 | 4 => cell.look = first,
            1 => cell.look = first + 1,
            _ => {}
        }
    }
    let made = return_from_recognised(&copy, &recognise_workbook(&copy));
    let rows = rows(&made, "Entries", &["Entry", "No 1", "No 2"]);
    assert_eq!(rows, ["3|000101|000102", "1|000103|000104", "2|000105|000106"]);
}

#[test]
fn each_of_two_events_has_the_boards_above_its_table() {
    let one = format!("Place|Names|%\n{FOUR}");
    let two = one.replace(" & ", "s & ");
    let table = format!(
        "Riverside Bridge Club\nPairs 5 March 2024\n24 boards\n{one}\n\nPairs 12 March 2024\n36 boards\n{two}"
    );
    let (_, found, made) = read(&table);
    let boards = rows(&made, "Events", &["Date", "Boards"]);
    assert_eq!(boards, ["2024-03-05|24", "2024-03-12|36"], "{found:?}");
    let (_, _, made) = read(&table.replace("\n36 boards", ""));
    assert_eq!(rows(&made, "Events", &["Boards"]), ["24", "24"]);
}

#[test]
fn of_two_days_or_two_numbers_of_boards_neither_is_taken() {
    use FactKind::{Boards, Date};
    let table = "Place|Names|%\n";
    for (head, asked) in [
        ("Riverside Bridge Club\nTuesday Pairs 5 March 2024\n24 boards", &[][..]),
        ("Riverside Bridge Club, 12 May 2024\nTuesday Pairs 5 March 2024\n24 boards", &[Date]),
        (
            "Riverside Bridge Club\nTuesday Pairs 5 March 2024\n27 boards dealt, 24 boards played",
            &[Boards],
        ),
    ] {
        let (_, found, _) = read(&format!("{head}\n{table}{FOUR}"));
        let open = |kind: &FactKind| found.fact(*kind).unwrap().sure == Sureness::Asked;
        let open: Vec<FactKind> = [Date, Boards].into_iter().filter(open).collect();
        assert_eq!(open, asked, "{head}");
    }
}

#[test]
fn the_days_of_tables_are_not_asked_where_a_layout_reads_them() {
    let table = "Riverside Bridge Club\n24 boards\nPairs 5 March 2024\nPlace|Names|%\n";
    let (copy, found, _) =
        read(&format!("{table}{FOUR}\n\nPairs 12 March 2024\nPlace|Names|%\n{FOUR}"));
    assert!(found.fact(FactKind::Date).is_none());
    let learned = LayoutFile {
        name: "l".to_string(),
        near: 0,
        layout: LearnedLayout::from_recognised(&found, &copy),
    };
    let fitted = Layouts::new(vec![learned.into()]).find_layout(&copy).unwrap().unwrap();
    assert_eq!(fitted.found.tables.len(), 2);
    assert!(fitted.found.fact(FactKind::Date).is_none());
}

#[test]
fn of_two_columns_of_percentages_the_one_that_orders_the_rows_is_the_score() {
    let table = "Individual 4 May 2026
Pos|No|Name|Score %|Score %
1|1|Ann Ashby|35.71|64.29
2|4|Ben Birch|42.86|57.14
3=|8|Cat Cedar|46.43|53.57
3=|3|Dan Dale|46.43|53.57";
    let (_, _, made) = read(table);
    assert_eq!(rows(&made, "Results", &["Score"]), ["64.29", "57.14", "53.57", "53.57"]);
}

#[test]
fn a_day_directly_below_a_table_begins_the_next() {
    let evening = "Team|VPs\nGlanrhos|78.42\nCwmfelin|72.66\nKelderby|59.03\nAbercwm|36.54\n";
    let table = format!("Teams\nTeams 6 April 2024\n{evening}Teams 13 April 2024\n{evening}");
    let (_, _, made) = read(&table);
    assert_eq!(rows(&made, "Events", &["Date"]), ["2024-04-06", "2024-04-13"]);
    assert_eq!(rows(&made, "Entries", &["Name"]).len(), 8);
}

#[test]
fn cells_that_are_not_as_the_others_are_told() {
    const HEAD: &str = "Harbour Pairs\n4 May 2026, 24 boards\n\n";
    for (table, code, entries) in [
        // A remark beside a place, or a word for one.
        (format!("Pos|Names|%\n{}", FOUR.replace("1|Ann", "1 (HC)|Ann")), "cells-left", 4),
        (format!("Pos|Names|%\n{}", FOUR.replace("1|Ann", "HC|Ann")), "cells-left", 4),
        // A word where a score would stand.
        (format!("Pos|Names|%\n{}", FOUR.replace("36.5", "see below")), "cells-left", 4),
        // Three in a pair: one of them played for another.
        (format!("Pos|Names|%\n{}", FOUR.replace("Birch", "Birch / Zoe Zimmer")), "name-odd", 4),
        // A number for two players, here and in each row.
        (
            "Pos|Names|WBU No|%
1|Ann Ashby & Ben Birch|000101/000102|61.5
2|Cat Cedar & Dan Dale|/000201|54.25
3|Eve Elm & Fay Fenwick|000301/000302|47.75
4|Gus Gorse & Hal Hazel|000401/000402|36.5"
                .to_string(),
            "cells-left",
            4,
        ),
        (
            "Pos|Names|WBU No|%
1|Ann Ashby & Ben Birch|000101|61.5
2|Cat Cedar & Dan Dale|000201|54.25
3|Eve Elm & Fay Fenwick|000301|47.75
4|Gus Gorse & Hal Hazel|000401|36.5"
                .to_string(),
            "cells-left",
            4,
        ),
        // A formula that failed where a score would stand.
        (format!("Pos|Names|%\n{}", FOUR.replace("36.5", "#DIV/0!")), "cells-left", 4),
        // Another list below, with places of its own, that may be another event.
        (
            format!(
                "Pos|Names|%\n{FOUR}\n\nNovices\nPos|Names|%\n1|Ida Ivy & Jon Juniper|60\n2|Kay Kelding & Lee Larch|50\n3|Max Maple & Nan Nettle|40"
            ),
            "places-begin-anew",
            7,
        ),
        // Two surnames in a cell are no name of one person.
        (
            "Pos|Pair|%
1|Ashdown Vaughan|61.5
2|Cedar Dale|54.25
3|Elm Fenwick|47.75
4|Gorse Hazel|36.5"
                .to_string(),
            "kind-doubtful",
            4,
        ),
    ] {
        let (copy, found, made) = read(&format!("{}{table}", HEAD.replace("Pairs", "Evening")));
        let codes = told(&copy, &found);
        assert!(codes.contains(&code.to_string()), "{table}: {codes:?}");
        assert_eq!(rows(&made, "Entries", &["Entry"]).len(), entries, "{table}");
    }
}

#[test]
fn places_that_no_score_goes_with_are_told() {
    let list = |places: [&str; 6], directed: bool| {
        let scores = ["61", "57", "53", "49", "43", "37"];
        let names =
            FOUR.lines().chain(["5|Ida Ivy & Jon Juniper|43", "6|Kay Kelding & Lee Larch|37"]);
        let rows =
            names.zip(places).zip(scores).enumerate().map(|(row, ((line, place), score))| {
                let names = line.split('|').nth(1).unwrap();
                let direction = if row % 2 == 0 { "NS" } else { "EW" };
                let direction = if directed { format!("|{direction}") } else { String::new() };
                format!("{place}|{names}|{score}{direction}")
            });
        let direction = if directed { "|Direction" } else { "" };
        format!("Pos|Names|%{direction}\n{}", rows.collect::<Vec<_>>().join("\n"))
    };
    for (places, directed, doubtful) in [
        (["1", "2", "3", "4", "5", "6"], false, false),
        // Places of members alone, and of each direction.
        (["1", "4", "5", "6", "9", "12"], false, false),
        (["1", "1", "2", "2", "3", "3"], true, false),
        (["1", "2", "3", "4", "5", "6"], true, false),
        // One cell that is wrong is told by itself.
        (["1", "2", "3", "4", "5", "9"], false, false),
        // Numbers of pairs, and the lowest score first.
        (["3", "5", "1", "6", "4", "2"], false, true),
        (["6", "5", "4", "3", "2", "1"], false, true),
    ] {
        let table = list(places, directed);
        let (copy, found, _) = read(&format!("Harbour Pairs\n4 May 2026, 24 boards\n\n{table}"));
        let codes = told(&copy, &found);
        let told = codes.contains(&"places-doubtful".to_string());
        assert_eq!(told, doubtful, "{table}: {codes:?}");
    }
}

#[test]
fn numbers_beside_scores_in_order_are_no_places() {
    let table = "No|Section|Name|Session 1 %|Session 2 %|Total %
2|A|Ann Ashby|56.8|65.82|61.31
1|A|Ben Birch|53.4|54.94|54.17
3|A|Cat Cedar|53.8|49.78|51.79
5|A|Dan Dale|44.1|53.52|48.81
6|A|Eve Elm|43.5|52.92|48.21
4|A|Fay Fenwick|41.1|31.52|36.31
3|B|Gus Gorse|58.8|66.2|62.5
4|B|Hal Hazel|63|59.62|61.31
2|B|Ida Ivy|52|61.1|56.55
1|B|Jon Juniper|40.6|45.12|42.86
6|B|Kay Kelding|41.8|36.78|39.29
5|B|Lee Larch|37.7|39.68|38.69";
    let (_, _, made) = read(&format!("Individual\n4 May 2026, 24 boards\n\n{table}"));
    let entries = rows(&made, "Entries", &["Entry", "Player 1"]);
    assert_eq!(entries[..2], ["2|Ann Ashby", "1|Ben Birch"]);
}

#[test]
fn a_shared_place_is_written_in_many_ways() {
    for (second, third) in
        [("2=", "2="), ("=2", "=2"), ("T2", "T2"), ("2-3", "2-3"), ("2/3", "2/3")]
    {
        let table = FOUR
            .replace("54.25", "51")
            .replace("47.75", "51")
            .replace("\n2|", &format!("\n{second}|"))
            .replace("\n3|", &format!("\n{third}|"));
        let (copy, found, made) =
            read(&format!("Harbour Pairs\n4 May 2026, 24 boards\n\nPos|Names|%\n{table}"));
        assert_eq!(rows(&made, "Results", &["Place"]), ["1", "2", "2", "4"], "{second}");
        assert!(told(&copy, &found).is_empty(), "{second}");
    }
}

#[test]
fn a_form_of_entries_keeps_who_has_which_number_and_when_they_were_born() {
    let form = "First name|Surname|EBU number|Partner first name|Partner surname|Partner EBU number
Ann|Ashby|00100101|Ben|Birch|00100102
Cat|Cedar|00100201|Dan|Dale|
Eve|Elm||Fay|Fenwick|00100302
Gus|Gorse|00100401|Hal|Hazel|00100402";
    let (_, _, made) = read(&format!("Harbour Congress entries\n\n{form}"));
    let numbers = rows(&made, "Entries", &["Player 1", "No 1", "Player 2", "No 2"]);
    assert_eq!(
        numbers,
        [
            "Ann Ashby|00100101|Ben Birch|00100102",
            "Cat Cedar|00100201|Dan Dale",
            "Eve Elm|Fay Fenwick|00100302",
            "Gus Gorse|00100401|Hal Hazel|00100402",
        ]
    );
    let born = "Nom|Prenom|Date de naissance|Elo|Licence
Crepin|Benoit|17/04/1998|1478|B66856
Yvert|Yann|17/12/1967|1374|E70275
Beau|Francoise|27/12/1948|1926|E59401
Noel|Sylvie|26/03/1958|1202|H52679";
    let (_, _, made) = read(&format!("Open de Vaubrun inscriptions\n\n{born}"));
    let born = rows(&made, "Entries", &["Player 1", "Date of birth 1"]);
    assert!(born.contains(&"Francoise Beau|1948-12-27".to_string()), "{born:?}");
}

#[test]
fn a_captain_in_a_column_of_the_own_is_one_player() {
    let table = "Pos|Captain|Team|Players|VPs
1|Ann Ashby|Kites|Ann Ashby, Ben Birch, Cat Cedar, Dan Dale|78
2|Eve Elm|Owls|Fay Fenwick, Eve Elm, Gus Gorse, Hal Hazel|66
3|Ida Ivy|Harbour|Jon Juniper, Kay Kelding, Lee Larch|36";
    let (_, _, made) = read(&format!("Teams of Four\n4 May 2026, 24 boards\n\n{table}"));
    assert_eq!(
        rows(&made, "Entries", &PLAYERS),
        [
            "Kites|Ann Ashby|Ben Birch|Cat Cedar|Dan Dale",
            "Owls|Fay Fenwick|Eve Elm|Gus Gorse|Hal Hazel",
            "Harbour|Jon Juniper|Kay Kelding|Lee Larch|Ida Ivy",
        ]
    );
}

#[test]
fn places_of_some_are_no_numbers_of_pairs() {
    let table = "Pos|Names|%|A|B|C
1|Ann Ashby & Ben Birch|61.5|1||
2|Cat Cedar & Dan Dale|54.25|2|1|
3|Eve Elm & Fay Fenwick|47.75|3|2|1
4|Gus Gorse & Hal Hazel|36.5|4|3|2
5|Ida Ivy & Jon Juniper|30|5|4|3";
    let (_, _, made) = read(&format!("Harbour Pairs\n4 May 2026, 24 boards\n\n{table}"));
    assert_eq!(rows(&made, "Entries", &["Entry"]), ["1", "2", "3", "4", "5"]);
}

#[test]
fn a_list_of_points_by_month_is_no_event() {
    let months = "No|Surname|Forename|B/F|Apr|May|Jun|Total|Rank
580423|Dunmoor|Clive|7359||6|95|7460|District Master
928738|Farrier|Trevor|6506|146|||6652|Club Master
553127|Farrier|Margaret|8281|86|72|15|8454|District Master
664841|Hadstock|Clive|4497||||4497|County Master
658719|Hadstock|Malcolm|389||38|74|501|Local Master
882668|Lidgate|Derek|38||140|21|199|County Master

|Total issued|||232|256|205||";
    let (_, found, made) = read(&format!("Harbour Bridge Club - Local points 2024\n\n{months}"));
    assert!(found.tables.is_empty(), "{:?}", found.kind);
    assert!(rows(&made, "Entries", &PLAYERS).is_empty());
}

#[test]
fn what_rows_say_of_each_other_is_told_where_it_does_not_fit() {
    let head = "Harbour Swiss Teams\n4 May 2026\n3 rounds of 8 boards\n\n";
    let rounds = "Place|Team|Opp 1|VP 1|Opp 2|VP 2|Opp 3|VP 3|Total
1|Kites|Owls|14|Harbour|12|Merlins|15|41
2|Owls|Kites|6|Merlins|13|Harbour|12|31
3|Merlins|Harbour|11|Owls|7|Kites|5|23
4|Harbour|Merlins|9|Kites|8|Owls|8|25";
    let (copy, found, _) = read(&format!("{head}{rounds}"));
    assert!(told(&copy, &found).iter().all(|code| code != "left-open"));
    // A team that meets itself, and one that names another than it is named by.
    for wrong in ["Kites|Kites|14", "Kites|Merlins|14", "Kites|Nobody|14"] {
        let (copy, found, _) = read(&format!("{head}{}", rounds.replace("Kites|Owls|14", wrong)));
        assert!(told(&copy, &found).contains(&"left-open".to_string()), "{wrong}");
    }
    let games = |first: &str| {
        format!(
            "Harbour Open\n4 May 2026\n\nNo|Name|Rtg|R1|R2|R3|Pts
1|Ann Ashby|1900|{first}|b2=|w3+|2.5
2|Ben Birch|1850|b3+|w1=|b4+|2.5
3|Cat Cedar|1700|w2-|b4+|b1-|1
4|Dan Dale|1600|b1-|w3-|w2-|0"
        )
    };
    let (copy, found, made) = read(&games("w4+"));
    assert_eq!(rows(&made, "Matches", &["Round", "Home", "Away", "Result"])[0], "1|1|4|1-0");
    assert!(told(&copy, &found).is_empty());
    // Cells that nobody can read, with and without the look of a game.
    for unread in ["?4+", "4+w"] {
        let odd = games("w4+").replace("w4+", unread).replace("b2=", unread).replace("w3+", unread);
        let odd = odd.replace("b3+", unread).replace("w1=", unread).replace("b4+", unread);
        let odd = odd.replace("w2-", unread).replace("b1-", unread).replace("w3-", unread);
        let (copy, found, _) = read(&odd);
        let codes = told(&copy, &found);
        let known = ["round-cell-unclear", "remarks-left"];
        assert!(codes.iter().any(|code| known.contains(&code.as_str())), "{unread}: {codes:?}");
    }
    // Matches in tabs and a list of all at the end: its names are known.
    let list = "Rank|Team|VP\n1|Kites|41\n2|Owls|31\n3|Harbour|25\n4|Merlins|23";
    let (copy, found, _) = read(&format!("{head}{rounds}\n\nFinal list\n{list}"));
    assert!(!told(&copy, &found).contains(&"cells-left".to_string()));
}

#[test]
fn opponents_are_named_by_their_rows_where_that_fits() {
    let table = "Rank|No|Name|Rtg|R1|R2|R3|Pts
1|3|Ann Ashby|1900|4w1|2b½|3w1|2.5
2|1|Ben Birch|1850|3b1|1w½|4w1|2.5
3|4|Cat Cedar|1700|2w0|4b1|1b0|1
4|2|Dan Dale|1600|1b0|3w0|2b0|0";
    let (copy, found, made) = read(&format!("Harbour Open\n4 May 2026\n\n{table}"));
    let games = rows(&made, "Matches", &["Round", "Home", "Away", "Result"]);
    // The first row has the number 3, and the fourth, its first opponent, the number 2.
    assert!(games.contains(&"1|3|2|1-0".to_string()), "{games:?}");
    assert_eq!(games.len(), 6);
    assert!(told(&copy, &found).is_empty());
}

#[test]
fn numbers_under_the_letters_of_a_union_are_of_members() {
    let table = "Pos|Player|WBU|Partner|WBU|%
1|Ann Ashby|000101|Ben Birch|000102|61.5
2|Cat Cedar|000201|Dan Dale||54.25
3|Eve Elm|000301|Fay Fenwick|000302|47.75
4|Gus Gorse|000401|Hal Hazel|000402|36.5";
    let (copy, found, made) = read(&format!("Harbour Pairs\n4 May 2026, 24 boards\n\n{table}"));
    let numbers = rows(&made, "Entries", &["Player 1", "No 1", "Player 2", "No 2"]);
    assert_eq!(numbers[0], "Ann Ashby|000101|Ben Birch|000102");
    assert_eq!(numbers[1], "Cat Cedar|000201|Dan Dale");
    assert!(told(&copy, &found).is_empty());
    // A handicap without a net score has no place in a return.
    let table = FOUR.lines().enumerate().map(|(row, line)| format!("{line}|{row}"));
    let table = table.collect::<Vec<_>>().join("\n");
    let (copy, found, _) =
        read(&format!("Harbour Pairs\n4 May 2026, 24 boards\n\nPos|Names|%|Handicap\n{table}"));
    assert!(told(&copy, &found).contains(&"cells-left".to_string()));
}

/// A sheet of six pairs under a line of its own, with that row of headings; each row from the place, the
/// number, both players with the numbers of members, and the score.
fn six_pairs(line: &str, heading: &str, row: impl Fn([&str; 7]) -> String) -> String {
    const PAIRS: [[&str; 7]; 6] = [
        ["1", "3", "Ann Ashby", "101", "Ben Birch", "102", "61.25"],
        ["2", "5", "Cat Cedar", "103", "Dan Dale", "104", "55"],
        ["3", "1", "Eve Elm", "105", "Fay Fenwick", "106", "52.5"],
        ["4", "6", "Gus Gorse", "107", "Hal Hazel", "108", "48.75"],
        ["5", "2", "Ida Ivy", "109", "Jon Juniper", "110", "42.5"],
        ["6", "4", "Kay Kelding", "111", "Lee Larch", "112", "40"],
    ];
    let rows: Vec<String> = PAIRS.into_iter().map(row).collect();
    format!("Riverside Bridge Club\nTuesday evening\n{line}\n{heading}\n{}", rows.join("\n"))
}

#[test]
fn numbers_of_members_stay_with_their_players() {
    const PEOPLE: [&str; 4] = ["Player 1", "No 1", "Player 2", "No 2"];
    let line = "5 May 2026, 24 boards";
    let sheets = [
        six_pairs(line, "Place|Pair|WBU No|Player 2|WBU No|Player 1|%", |[p, n, a, x, b, y, s]| {
            [p, n, y, b, x, a, s].join("|")
        }),
        six_pairs(line, "Place|Pair|Player 2|WBU No|Player 1|WBU No|%", |[p, n, a, x, b, y, s]| {
            [p, n, b, y, a, x, s].join("|")
        }),
        six_pairs(line, "Place|Pair|Names|%", |[p, n, a, x, b, y, s]| {
            format!("{p}|{n}|{x} {a} & {y} {b}|{s}")
        }),
    ];
    for sheet in sheets {
        let (_, _, made) = read(&sheet);
        assert_eq!(rows(&made, "Entries", &PEOPLE)[0], "Ann Ashby|101|Ben Birch|102", "{sheet}");
    }
}

#[test]
fn two_players_stand_under_one_heading_or_the_partner_first() {
    let line = "5 May 2026, 24 boards";
    for (heading, partner_first) in [
        ("Place|Pair|Names||%", false),
        ("Place|Pair|Partner|Player|%", true),
        ("Cl.|N\u{b0} paire|Nom|Partenaire|Pourcentage", false),
        ("Place|Pair|North|South|%", false),
    ] {
        let sheet = six_pairs(line, heading, |[p, n, a, _, b, _, s]| match partner_first {
            true => [p, n, b, a, s].join("|"),
            false => [p, n, a, b, s].join("|"),
        });
        let (_, found, made) = read(&sheet);
        let players = rows(&made, "Entries", &["Player 1", "Player 2"]);
        assert_eq!(players[0], "Ann Ashby|Ben Birch", "{heading}");
        assert_eq!(found.kind, adopt::SheetKind::PairsResults, "{heading}");
    }
    // A third name without a heading is told.
    let sheet = six_pairs(line, "Place|Pair|Names|%|", |[p, n, a, _, b, _, s]| {
        format!("{p}|{n}|{a} & {b}|{s}|{b}")
    });
    let (copy, found, _) = read(&sheet);
    assert!(told(&copy, &found).contains(&"column-left".to_string()));
}

#[test]
fn a_name_with_figures_is_told() {
    let sheet =
        six_pairs("5 May 2026, 24 boards", "Place|Pair|Names|%", |[p, n, a, _, b, _, s]| {
            let phone = if p == "6" { " 07700 900123" } else { "" };
            format!("{p}|{n}|{a} & {b}{phone}|{s}")
        });
    let (copy, found, _) = read(&sheet);
    assert!(told(&copy, &found).contains(&"name-odd".to_string()));
}

#[test]
fn days_and_bodies_that_are_not_of_the_event_are_not_taken() {
    let sheet = |line: &str| {
        six_pairs(&format!("{line}\n24 boards"), "Place|Pair|Names|%", |[p, n, a, _, b, _, s]| {
            format!("{p}|{n}|{a} & {b}|{s}")
        })
    };
    for (line, date) in [
        ("heats 28 April and 5 May 2026", Some("2026-04-28")),
        ("30 December and 6 January 2026", Some("2025-12-30")),
        ("Zoe Quill Memorial (1 March 1950 - 3 April 2020)", None),
        ("Received: 7 May 2026", None),
        ("AGM 20 May 2026 at 7pm", None),
        ("postponed from 28 April 2026", None),
    ] {
        let found = recognise_workbook(&book("Sheet1", &sheet(line)));
        assert_eq!(
            found.fact(FactKind::Date).and_then(|fact| fact.value.as_deref()),
            date,
            "{line}"
        );
    }
    let week = recognise_workbook(&book("Sheet1", &sheet("week commencing 4 May 2026")));
    assert_eq!(week.fact(FactKind::Date).unwrap().sure, Sureness::Asked);
    for (line, organiser) in [
        ("Abercwm Bridge Club (founded 1.4.1971)", Some("Abercwm Bridge Club")),
        ("Abercwm Bridge Club, 5 May 2026", Some("Abercwm Bridge Club")),
        ("Thanks to Barry Bridge Club for the room", None),
        ("Affiliated to the Welsh Bridge Union", None),
        ("Sponsor: Cardiff Building Club Ltd", None),
        ("Abercwm Bridge Club v Barry Bridge Club", None),
    ] {
        let text = sheet("5 May 2026").replace("Riverside Bridge Club", line);
        let found = recognise_workbook(&book("Sheet1", &text));
        let told = found.fact(FactKind::Organiser).and_then(|fact| fact.value.as_deref());
        assert_eq!(told, organiser, "{line}");
    }
}

#[test]
fn places_may_be_ordinals_and_days_capitals() {
    for places in [
        ["1st", "2nd", "3rd", "4th", "5th", "6th"],
        ["First", "second", "3rd", "4th", "5th=", "5th="],
    ] {
        let row = std::cell::Cell::new(0);
        let sheet = six_pairs(
            "TUESDAY 5TH MAY 2026, 24 BOARDS",
            "Place|Pair|Names|%",
            |[_, n, a, _, b, _, s]| {
                row.set(row.get() + 1);
                format!("{}|{n}|{a} & {b}|{s}", places[row.get() - 1])
            },
        );
        let (_, found, made) = read(&sheet);
        let typed = rows(&made, "Results", &["Place"]);
        assert_eq!(typed[..5], ["1", "2", "3", "4", "5"], "{places:?}");
        assert_eq!(found.fact(FactKind::Date).unwrap().value.as_deref(), Some("2026-05-05"));
    }
}

#[test]
fn a_movement_is_read_where_a_line_says_nothing_else() {
    for (line, movement, sure) in [
        ("3 table Howell, 24 boards", Some("howell"), Sureness::Likely),
        ("24 boards, Mitchell", Some("mitchell"), Sureness::Asked),
        ("The Mitchell Cup, 24 boards", None, Sureness::Asked),
    ] {
        let sheet = six_pairs(
            &format!("5 May 2026\n{line}"),
            "Place|Pair|Names|%",
            |[p, n, a, _, b, _, s]| format!("{p}|{n}|{a} & {b}|{s}"),
        );
        let found = recognise_workbook(&book("Sheet1", &sheet));
        let fact = found.fact(FactKind::Movement).unwrap();
        assert_eq!((fact.value.as_deref(), fact.sure), (movement, sure), "{line}");
    }
}

#[test]
fn a_shared_place_above_a_repeated_heading_is_no_day() {
    let list = "Place|Pair No|Names|%\n1|8|Ann Ashby & Ben Birch|64.88\n2|4|Cat Cedar & Dan Dale|61.9\n3/4|2|Eve Elm & Fay Fenwick|58.33\n3/4|6|Gus Gorse & Hal Hazel|58.33\nPlace|Pair No|Names|%\n5|5|Ida Ivy & Jon Juniper|45.83\n6|7|Kay Kelding & Lee Larch|41.67\n7|3|Max Maple & Nan Nettle|41.07\n8|1|Olive Oak & Pip Pine|37.5";
    let (_, found, made) =
        read(&format!("Harbour Pairs\nWednesday 17 January 2024\n24 boards\n{list}"));
    assert_eq!(rows(&made, "Entries", &["Entry"]).len(), 8);
    assert_eq!(found.tables.len(), 1);
}
