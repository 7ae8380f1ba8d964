//! What stands around the table of a club's sheet is read, asked or told: nothing of it is misread
//! without a word.

use adopt::{
    FactKind, ForeignWorkbookCells, RecognisedWorkbook, Sureness, open_questions, reading_doubts,
    recognise_workbook, return_from_recognised, take_date_from_file_name,
};
use model::{CellAddress, WorkbookCopy};
use workbook::{CellNote, ColumnLayout, RowLayout};

use crate::shapes::{FOUR, book, read, rows, told};

const HEAD: &str = "Place|Names|%\n";

const OTHERS: &str = "1|Ida Ivy & Jon Juniper|60.5
2|Kay Kelding & Lee Larch|55.25
3|Max Maple & Ned Nettle|46.75
4|Oli Oak & Pat Pine|37.5";

/// What is known of a fact: its value, or `?` where it is asked.
fn known(found: &RecognisedWorkbook, kind: FactKind) -> String {
    match found.fact(kind) {
        Some(fact) if fact.sure == Sureness::Asked => "?".to_string(),
        Some(fact) => fact.value.clone().unwrap_or_default(),
        None => String::new(),
    }
}

/// A workbook of sheets, each by its name and its rows.
fn workbook_of(sheets: &[(&str, String)]) -> WorkbookCopy {
    let sheets = sheets.iter().map(|(name, text)| book(name, text).sheets.remove(0));
    WorkbookCopy { sheets: sheets.collect(), ..WorkbookCopy::default() }
}

#[test]
fn boards_of_several_sessions_are_multiplied_or_asked() {
    for (line, boards) in [
        ("24 boards", "24"),
        ("2 sessions, 24 boards each", "48"),
        ("two sessions of 24 boards", "48"),
        ("24 boards in each of 2 sessions", "48"),
        ("2 Durchg\u{e4}nge mit je 24 Boards", "48"),
        ("2 s\u{e9}ances, 24 donnes chacune", "48"),
        ("2 zittingen, elk 24 spellen", "48"),
        ("2 sesiwn, 24 bwrdd yr un", "48"),
        ("2 sesiones, 24 manos cada una", "48"),
        ("2 sessioni, 24 mani ciascuna", "48"),
        // Of all, or of each?
        ("2 sessions, 24 boards", "?"),
        ("2 sessions\n24 boards", "?"),
        ("2 sessions\n48 boards", "48"),
        ("9 rounds of 2 boards", "18"),
        ("9 rounds of 2 boards\n24 boards", "?"),
        ("24 boards, 9 rounds of 2 boards", "?"),
        ("Boards: 24\n9 rounds of 2 boards", "?"),
        ("24 boards\n9 rounds", "?"),
        ("27 boards\n9 rounds", "27"),
    ] {
        let (_, found, _) = read(&format!("Winter Pairs 5 March 2024\n{line}\n{HEAD}{FOUR}"));
        assert_eq!(known(&found, FactKind::Boards), boards, "{line}");
        assert!(!known(&found, FactKind::Title).contains("sessions"), "{line}");
    }
}

#[test]
fn a_top_twenty_five_is_not_how_many_results_count() {
    for (line, best) in
        [("Top 25", ""), ("Top 5 of 8", "5"), ("Best 5 of 8", "5"), ("best five", "5")]
    {
        let (_, found, _) = read(&format!("Pairs 5 March 2024\n{line}\n{HEAD}{FOUR}"));
        assert_eq!(known(&found, FactKind::ResultsCounted), best, "{line}");
    }
}

#[test]
fn each_sheet_of_a_workbook_has_its_own_title_club_and_boards() {
    let first =
        format!("Riverside Bridge Club\nTuesday Pairs\n5 March 2024\n24 boards\n{HEAD}{FOUR}");
    for (name, head, row, codes) in [
        (
            "Tab2",
            "Ashdown Bridge Club\nWednesday Pairs\n6 March 2024\n27 boards\n",
            "Wednesday Pairs|Ashdown Bridge Club|27",
            &[][..],
        ),
        ("Plate Pairs", "6 March 2024\n27 boards\n", "Plate Pairs|Riverside Bridge Club|27", &[]),
        (
            "Tab2",
            "12 March 2024\n",
            "Tuesday Pairs|Riverside Bridge Club|24",
            &["title-borrowed"; 2],
        ),
        ("12 March 2024", "", "Tuesday Pairs|Riverside Bridge Club|24", &[]),
    ] {
        let second = format!("{head}{HEAD}{OTHERS}");
        let copy = workbook_of(&[("Tab1", first.clone()), (name, second)]);
        let found = recognise_workbook(&copy);
        let made = return_from_recognised(&copy, &found);
        let events = rows(&made, "Events", &["Title", "Organiser", "Boards"]);
        assert_eq!(events, ["Tuesday Pairs|Riverside Bridge Club|24", row], "{name} {head}");
        assert_eq!(told(&copy, &found), codes, "{name} {head}");
    }
    // Without a day of its own nothing tells whether it is another event.
    for (names, codes) in [
        (["Tab1", "Tab2"], &["places-begin-anew", "sheet-joined"][..]),
        (["Section A", "Section B"], &[]),
        (["NS", "EW"], &[]),
    ] {
        let second = format!("{HEAD}{OTHERS}");
        let copy = workbook_of(&[(names[0], first.clone()), (names[1], second)]);
        assert_eq!(told(&copy, &recognise_workbook(&copy)), codes, "{names:?}");
    }
}

#[test]
fn lines_that_bear_on_results_are_told_with_their_cell() {
    let head = "Riverside Bridge Club\nTuesday Pairs\n5 March 2024\n24 boards\n";
    for line in [
        "Pair 3 disqualified",
        "PROVISIONAL",
        "Results subject to appeal",
        "Tops adjusted",
        "Director's ruling on board 7",
        "Pair 3 came late",
        "Handicaps applied",
        "Session 1 of 2",
        "DRAFT",
        "Ann Ashby was replaced by Zoe Zander on boards 1 to 6",
        "Vorl\u{e4}ufiges Ergebnis",
        "Paar 3 disqualifiziert",
        "Stand: vorl\u{e4}ufig",
        "R\u{e9}sultats provisoires",
        "Paire 3 disqualifi\u{e9}e",
        "Paar 3 gediskwalificeerd",
        "Onder voorbehoud",
        "P\u{e2}r 3 wedi'u diarddel",
        "Canlyniadau dros dro",
        "Pareja 3 descalificada",
        "Coppia 3 squalificata",
        "Dupla 3 desclassificada",
        "Para 3 zdyskwalifikowana, wyniki nieoficjalne",
        "Ge\u{e7}ici sonu\u{e7}lar",
        "Prelimin\u{e4}ra resultat",
        "Forel\u{f8}bige resultater",
    ] {
        for (text, cell) in [
            (format!("{line}\n{head}{HEAD}{FOUR}"), "A1"),
            (format!("{head}{line}\n{HEAD}{FOUR}"), "A5"),
            (format!("{head}{HEAD}{FOUR}\n\n{line}"), "A11"),
        ] {
            let (copy, found, _) = read(&text);
            let problems =
                reading_doubts(&copy, &found, &return_from_recognised(&copy, &found)).into_iter();
            let problems: Vec<_> = problems.map(|one| one.render(Some(&copy))).collect();
            let own = problems.iter().find(|one| one.code == "lines-left");
            let own = own.unwrap_or_else(|| panic!("{line} at {cell}: {problems:?}"));
            assert!(own.message.contains(line) && own.message.contains(cell), "{own:?}");
        }
    }
    for (line, codes) in [
        ("Top 25", &[][..]),
        ("www.riverside.example", &[]),
        ("Scored by Bob Bell", &[]),
        ("Director: Bob Bell", &[]),
        ("Average|50", &[]),
        ("Printed 6 March 2024", &[]),
        ("Thanks to all", &["lines-aside"]),
        ("Congratulations to the winners!", &["lines-aside"]),
        ("Ashdown Bridge Club", &["lines-aside"]),
    ] {
        let (copy, found, _) = read(&format!("{head}{HEAD}{FOUR}\n\n{line}"));
        assert_eq!(told(&copy, &found), codes, "{line}");
    }
    let mut copy = book("Scores", &format!("{head}{HEAD}{FOUR}"));
    let text = "Disqualified".to_string();
    copy.sheets[0].layout.notes.push(CellNote { row: 5, column: 1, text, author: "".into() });
    assert_eq!(told(&copy, &recognise_workbook(&copy)), ["lines-left"]);
    let plain = ("Scores", format!("{head}{HEAD}{FOUR}"));
    let copy = workbook_of(&[plain, ("Notes", "Pair 3 withdrew".to_string())]);
    assert_eq!(told(&copy, &recognise_workbook(&copy)), ["lines-left"]);
}

#[test]
fn one_direction_or_section_alone_is_told() {
    let head = "Riverside Bridge Club\nTuesday Pairs\n5 March 2024\n24 boards\n";
    for (above, below, codes) in [
        ("North-South", "", &["direction-alone"][..]),
        ("NS", "", &["direction-alone"]),
        ("Nord-S\u{fc}d", "", &["direction-alone"]),
        ("East/West", "", &["direction-alone"]),
        ("two winners", "", &["direction-alone"]),
        ("2 Sieger", "", &["direction-alone"]),
        ("Section B", "", &["direction-alone"]),
        ("Section A", "", &[]),
        ("North-South", "East-West", &[]),
        ("Two winners\nNord-S\u{fc}d", "Ost-West", &[]),
    ] {
        let below = match below {
            "" => String::new(),
            below => format!("\n\n{below}\n{HEAD}{OTHERS}"),
        };
        let (copy, found, made) = read(&format!("{head}{above}\n{HEAD}{FOUR}{below}"));
        assert_eq!(told(&copy, &found), codes, "{above}");
        let winners = made.sheets.sheets[0].cells.iter().any(
            |cell| matches!(&cell.value, workbook::CellValue::Text(text) if &**text == "Winners"),
        );
        assert_eq!(winners, !below.is_empty(), "{above}");
    }
}

#[test]
fn a_day_is_asked_that_the_sheet_contradicts() {
    let table = format!("24 boards\n{HEAD}{FOUR}");
    for (tab, file, head, date) in [
        ("Sheet1", "pairs", "Riverside Bridge Club\nTuesday 5 March 2024", "2024-03-05"),
        ("Sheet1", "pairs", "Riverside Bridge Club\nMonday 5 March 2024", "?"),
        ("Sheet1", "pairs", "Riverside Bridge Club\nMonday|5 March 2024", "?"),
        ("Sheet1", "pairs", "Riverside Bridge Club\nDate:|Montag, 5. M\u{e4}rz 2024", "?"),
        ("Sheet1", "pairs", "Clwb Pont\nLlun 5 Mawrth 2024", "?"),
        ("Sheet1", "pairs", "Clwb Pont\nMawrth 5 Mawrth 2024", "2024-03-05"),
        ("Monday 5 March 2024", "pairs", "Riverside Bridge Club", "?"),
        ("6 March 2024", "pairs", "Riverside Bridge Club\n5 March 2024", "?"),
        ("6 March 2024", "pairs", "Riverside Bridge Club\n5\u{2013}6 March 2024", "2024-03-05"),
        ("Printed 6 March 2024", "pairs", "Riverside Bridge Club\n5 March 2024", "2024-03-05"),
        ("Sheet1", "2024-03-06 pairs", "Riverside Bridge Club\n5 March 2024", "?"),
        ("Sheet1", "pairs 6 March 2024", "Riverside Bridge Club\n5 March 2024", "?"),
        ("Sheet1", "pairs_2024_03_05", "Riverside Bridge Club\n5 March 2024", "2024-03-05"),
        ("Sheet1", "pairs", "Tuesday 5 March 2024, put off to 12 March 2024", "?"),
        ("Sheet1", "pairs", "5 March 2024 to 6 March 2024", "2024-03-05"),
        // The year of a club is no day of the event.
        ("Sheet1", "pairs", "Ashdown Bridge Club 1987\n5 March 2024", "2024-03-05"),
        ("Sheet1", "pairs", "TSV 1860 Bridge\n5 March 2024", "2024-03-05"),
        ("Sheet1", "pairs", "SV 1. Mai 1920 Bridgeclub\n5 March 2024", "2024-03-05"),
        ("Sheet1", "pairs", "Bridge Club 12 May 1987", "?"),
        ("Sheet1", "pairs", "Ashdown Bridge Club 1996\nTuesday 5 March", "?"),
    ] {
        let copy = book(tab, &format!("{head}\n{table}"));
        let mut found = recognise_workbook(&copy);
        take_date_from_file_name(&mut found, &copy, file);
        assert_eq!(known(&found, FactKind::Date), date, "{tab} {file} {head}");
    }
    let (copy, found, _) = read(&format!("Monday Pairs\n5 March 2024\n{table}"));
    assert_eq!(told(&copy, &found), ["weekday-differs"]);
    let (_, found, _) = read(&format!(
        "Pairs\nMonday 5 March 2024\n{table}\n\nTuesday 12 March 2024\n{HEAD}{OTHERS}"
    ));
    assert_eq!(known(&found, FactKind::Date), "?");
}

#[test]
fn a_club_keeps_the_year_in_its_name() {
    for club in ["Ashdown Bridge Club 1987", "TSV 1860 Bridge"] {
        let (_, found, _) = read(&format!("{club}\nTuesday Pairs\n5 March 2024\n{HEAD}{FOUR}"));
        assert_eq!(known(&found, FactKind::Organiser), club);
        assert_eq!(known(&found, FactKind::Title), "Tuesday Pairs");
    }
}

#[test]
fn hidden_rows_and_columns_are_named() {
    let head = "Riverside Bridge Club\nTuesday Pairs\n5 March 2024\n24 boards\n";
    let plain = book("Scores", &format!("{head}{HEAD}{FOUR}"));
    for (rows, columns, what) in [
        (&[6, 7][..], &[][..], "rows 7 to 8"),
        (&[5, 7, 8], &[], "row 6, rows 8 to 9"),
        (&[], &[2], "column C"),
        (&[0, 20], &[], ""),
    ] {
        let mut copy = plain.clone();
        let layout = &mut copy.sheets[0].layout;
        layout.rows =
            rows.iter().map(|row| RowLayout { row: *row, height: None, hidden: true }).collect();
        let column = |at: &u16| ColumnLayout { first: *at, last: *at, width: None, hidden: true };
        layout.columns = columns.iter().map(column).collect();
        let found = recognise_workbook(&copy);
        let problems =
            reading_doubts(&copy, &found, &return_from_recognised(&copy, &found)).into_iter();
        let told: Vec<String> = problems
            .map(|one| one.render(Some(&copy)))
            .map(|one| format!("{}: {}", one.code, one.message))
            .collect();
        let hidden =
            |one: &String| one.starts_with("hidden-counts") && one.ends_with(&format!(": {what}."));
        assert_eq!(told.len(), usize::from(!what.is_empty()), "{told:?}");
        assert!(told.iter().all(hidden), "{told:?}");
    }
}

#[test]
fn a_title_is_no_number_and_no_count() {
    for (head, file, title) in [
        ("Pairs", "2", "Pairs 2024-03-05"),
        ("Event|1", "1", "Pairs 2024-03-05"),
        ("2 zittingen van 24 spellen", "uitslag mei", "Uitslag mei"),
        ("2 zittingen", "uitslag mei", "Uitslag mei"),
        ("Twee zittingen", "uitslag mei", "Uitslag mei"),
        ("9 rounds of 2 boards", "12", "Pairs 2024-03-05"),
        ("Monday", "may", "May"),
    ] {
        let copy = book("Sheet1", &format!("{head}\n5 March 2024\n{HEAD}{FOUR}"));
        let found = recognise_workbook(&copy);
        let asked = open_questions(&found, file);
        let proposed = asked.into_iter().find(|one| one.words == "What is the event called?");
        let proposed = proposed.and_then(|one| one.proposed);
        assert_eq!(proposed.as_deref(), Some(title), "{head}: {:?}", found.facts);
    }
}

#[test]
fn a_number_or_kind_of_contestants_beside_the_list_is_compared_with_it() {
    for (line, codes) in [
        ("4 pairs", &[][..]),
        ("12 pairs", &["count-differs"]),
        ("Pairs: 12", &["count-differs"]),
        ("12 Paare", &["count-differs"]),
        ("6 tables", &[]),
        ("Format: Swiss Teams", &["kind-doubtful"]),
        ("Format: Pairs", &[]),
    ] {
        let (copy, found, _) =
            read(&format!("Tuesday Pairs\n5 March 2024\n24 boards\n{line}\n{HEAD}{FOUR}"));
        assert_eq!(told(&copy, &found), codes, "{line}");
    }
}

#[test]
fn scores_are_what_their_column_says_unless_a_line_contradicts_it() {
    for (line, heading, scoring) in [
        ("24 boards", "%", "percent"),
        ("Scoring: Matchpoints", "%", "percent"),
        ("Scoring: Percent", "%", "percent"),
        ("Scoring: IMPs", "%", ""),
        ("Scoring: IMPs", "IMPs", "imps"),
    ] {
        let (_, _, made) =
            read(&format!("Tuesday Pairs\n5 March 2024\n{line}\nPlace|Names|{heading}\n{FOUR}"));
        let cells = ForeignWorkbookCells::new(&made.sheets);
        let text = |row, column| cells.text(CellAddress { sheet: 0, row, column });
        let row = (0..30).find(|row| text(*row, 0) == "Scoring").unwrap();
        assert_eq!(text(row, 1).to_lowercase(), scoring, "{line} {heading}");
    }
}
