//! Sheets that were not made for palmares: what is recognised in each.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use crate::support::sweep;
use adopt::{
    FactKind, LayoutFile, Layouts, LearnedLayout, RecognisedTable, RecognisedWorkbook, Sureness,
    adopted_csv_rows, reading_doubts, recognise_workbook, return_from_recognised,
    split_combined_cells,
};
use model::{CellAddress, CellValue, SheetCopy, StoredCell, WorkbookCopy};

/// What was recognised in a file: a line a table and one of facts. What was asked is left out.
fn recognised(file: &Path) -> String {
    let name = file.file_name().unwrap().to_str().unwrap();
    let opened =
        workbook::read_any_table_file(&std::fs::read(file).unwrap(), &Default::default()).unwrap();
    let copy = split_combined_cells(&opened.workbook_copy);
    let found = recognise_workbook(&copy);
    let mut lines: Vec<(String, Vec<String>)> = Vec::new();
    for row in adopted_csv_rows(name, &found, &copy) {
        let [file, kind, sheet, heading, first, last, meaning, column, sure] = row;
        let (line, told) = match meaning.strip_prefix("event ") {
            _ if meaning == "kind" => (format!("{file},{kind},,,,"), None),
            Some(fact) if sure != "asked" && !column.is_empty() => {
                (format!("{file},facts,,,,"), Some(format!("{fact} {column}")))
            }
            Some(_) => continue,
            None if sure == "asked" => continue,
            None => (
                format!("{file},{kind},{sheet},{heading},{first},{last}"),
                Some(format!("{meaning} {column}")),
            ),
        };
        match lines.iter_mut().find(|(known, _)| *known == line) {
            Some((_, all)) => all.extend(told),
            None => lines.push((line, told.into_iter().collect())),
        }
    }
    lines.into_iter().fold(String::new(), |mut text, (line, told)| {
        writeln!(text, "{line},{}", told.join("; ")).unwrap();
        text
    })
}

#[test]
fn each_sheet_is_what_a_reader_sees_in_it() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/foreign");
    let expected = std::fs::read_to_string(folder.join("expected.csv")).unwrap();
    let mut by_file: BTreeMap<&str, String> = BTreeMap::new();
    for line in expected.lines().skip(1) {
        let (file, _) = line.split_once(',').unwrap();
        writeln!(by_file.entry(file).or_default(), "{line}").unwrap();
    }
    assert!(by_file.len() > 20);
    let found = |file: &&str| recognised(&folder.join(file));
    let other: Vec<String> = by_file
        .iter()
        .filter_map(|(file, expected)| Some(found(file)).filter(|found| found != expected))
        .collect();
    assert!(other.is_empty(), "read otherwise than expected:\n{}", other.concat());
}

/// A sheet of texts at their rows and columns.
fn sheet(cells: impl IntoIterator<Item = (u32, u16, String)>) -> WorkbookCopy {
    let cells = cells.into_iter().map(|(row, column, text)| {
        let value = text.parse().map_or_else(|_| CellValue::Text(text.into()), CellValue::Number);
        StoredCell { row, column, look: 0, value, formula: None }
    });
    let sheet = SheetCopy { name: "S".to_string(), cells: cells.collect(), ..Default::default() };
    WorkbookCopy { sheets: vec![sheet], ..Default::default() }
}

/// A table of `rows` players from a row and a column on.
fn players(row: u32, column: u16, rows: u32) -> impl Iterator<Item = (u32, u16, String)> {
    let heads = ["Place", "Name", "Rating", "Points"];
    let heads = heads.into_iter().enumerate();
    let heads = heads.map(move |(at, text)| (row, column + at as u16, text.to_string()));
    heads.chain((0..rows).flat_map(move |at| {
        let letter = char::from(b'a' + (at % 26) as u8);
        let name = format!("Ann{letter} Lor{letter}{}", ["ey", "ham", "wick"][at as usize % 3]);
        let cells = [(at + 1).to_string(), name, "1500".to_string(), (rows - at).to_string()];
        let cells = cells.into_iter().enumerate();
        cells.map(move |(place, text)| (row + 1 + at, column + place as u16, text))
    }))
}

#[test]
fn strange_sheets_take_no_longer_than_others() {
    let below =
        |tables: usize| sheet((0..tables as u32).flat_map(|table| players(table * 6, 0, 3)));
    let beside = |tables: usize| {
        let mut cells: Vec<_> =
            (0..tables as u16).flat_map(|table| players(0, table * 5, 3)).collect();
        cells.sort();
        sheet(cells)
    };
    let time = |copy: &WorkbookCopy, tables: usize| {
        let began = std::time::Instant::now();
        assert_eq!(recognise_workbook(copy).tables.len(), tables);
        began.elapsed()
    };
    // Eight times a quarter is twice as much; what grows with the square takes half as long for it.
    let grows = |sheet: &dyn Fn(usize) -> WorkbookCopy, most: usize| {
        let (few, many) = (sheet(most / 4), sheet(most));
        let few: std::time::Duration = (0..8).map(|_| time(&few, most / 4)).sum();
        let many = time(&many, most);
        assert!(2 * many < 3 * few, "{few:?}, {many:?}");
    };
    let most = 2_000 / sweep::step(4);
    grows(&below, most);
    grows(&beside, most / 2);
    let far = recognise_workbook(&sheet(players(1_000_000, 16_380, 9)));
    assert_eq!((far.tables[0].first_row, far.tables[0].columns.len()), (1_000_001, 4));
    let headings_only = (0..2_000).map(|row| (row, 0, "Name".to_string()));
    assert!(recognise_workbook(&sheet(headings_only)).tables.is_empty());
    assert!(recognise_workbook(&WorkbookCopy::default()).tables.is_empty());
}

/// What a table is by recognition or by a layout: without what was left open, and why.
fn bare(table: &RecognisedTable) -> RecognisedTable {
    let mut table = table.clone();
    table.columns.retain(|column| column.sure != Sureness::Asked);
    for column in &mut table.columns {
        (column.sure, column.heading, column.evidence) =
            (Sureness::Certain, String::new(), Vec::new());
    }
    RecognisedTable { sure: Sureness::Certain, heading_rows: table.heading_rows.max(1), ..table }
}

#[test]
fn a_layout_reads_a_sheet_as_it_was_recognised() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/foreign");
    let mut read = 0;
    for file in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let bytes = std::fs::read(&file).unwrap();
        let Ok(opened) = workbook::read_any_table_file(&bytes, &Default::default()) else {
            continue;
        };
        let copy = split_combined_cells(&opened.workbook_copy).into_owned();
        let found = recognise_workbook(&copy);
        let layout = LearnedLayout::from_recognised(&found, &copy);
        if layout.tables.is_empty() {
            continue;
        }
        let layout = LearnedLayout::read(&layout.to_toml("it")).unwrap();
        let name = "club.layout.toml".to_string();
        let layouts = Layouts::new(vec![LayoutFile { name, near: 0, layout }.into()]);
        let fitted = layouts.find_layout(&copy).unwrap_or_else(|why| panic!("{file:?}: {why:?}"));
        let fitted = fitted.unwrap_or_else(|| panic!("{file:?} does not fit its layout"));
        let of = |found: &RecognisedWorkbook| {
            let tables: Vec<RecognisedTable> = found.tables.iter().map(bare).collect();
            tables.into_iter().filter(|table| !table.columns.is_empty()).collect::<Vec<_>>()
        };
        assert_eq!(of(&fitted.found), of(&found), "{file:?}");
        let facts =
            |found: &RecognisedWorkbook| -> Vec<(FactKind, Option<String>, Option<CellAddress>)> {
                let sure = found.facts.iter().filter(|fact| fact.sure != Sureness::Asked);
                sure.map(|fact| (fact.kind, fact.value.clone(), fact.at)).collect()
            };
        assert_eq!(facts(&fitted.found), facts(&found), "{file:?}");
        assert!(fitted.unknown.is_empty(), "{file:?}: {:?}", fitted.unknown);
        read += 1;
    }
    assert!(read > 20, "{read} sheets were read");
}

/// A sheet of the law below: the meaning and the heading of each column, and its rows.
struct Sample {
    columns: &'static [(&'static str, &'static str)],
    rows: &'static [&'static str],
    title: &'static str,
}

const PAIRS: &[&str] = &[
    "1,3,Megan Ashdown & Rhodri Vaughan,60.30",
    "2,1,Carys Penrhos & Emrys Hollis,57.20",
    "3,8,Ffion Treharne & Gareth Lockwood,53.10",
    "4,5,Nerys Caddick & Idris Fenwick,51.40",
    "5,4,Sioned Marlowe & Tomos Brackley,48.60",
    "6,6,Lowri Stanmore & Huw Pettifer,46.90",
    "7,2,Alun Harris & Bethan Moss,42.80",
    "8,7,Dilys Orme & Eifion Peake,39.70",
];

const TEAMS: &[&str] = &[
    "1,Oaklands,81.30",
    "2,Elmhurst,72.20",
    "3,Firtree,63.10",
    "4,Pinewood,51.40",
    "5,Birchley,40.60",
    "6,Ashfield,31.90",
];

const SINGLES: &[&str] = &[
    "1,3,Megan Ashdown,60.30",
    "2,1,Carys Penrhos,57.20",
    "3,8,Ffion Treharne,53.10",
    "4,5,Nerys Caddick,51.40",
    "5,4,Sioned Marlowe,48.60",
    "6,6,Lowri Stanmore,46.90",
    "7,2,Alun Harris,42.80",
    "8,7,Dilys Orme,39.70",
];

const SAMPLES: &[Sample] = &[
    Sample {
        columns: &[("place", "Place"), ("number", "Pair"), ("names", "Names"), ("percent", "%")],
        rows: PAIRS,
        title: "Pairs 6 March 2024",
    },
    Sample {
        columns: &[("place", "Place"), ("team", "Team"), ("vps", "VPs")],
        rows: TEAMS,
        title: "Teams 6 March 2024",
    },
    Sample {
        columns: &[("place", "Place"), ("number", "No"), ("name", "Name"), ("percent", "%")],
        rows: SINGLES,
        title: "Individual 6 March 2024",
    },
];

/// The meaning of each column by the text of its first cell, and whether anything speaks against the
/// reading or is asked of a column.
fn meanings(
    sample: &Sample,
    headings: &[String],
    order: &[usize],
) -> (BTreeMap<String, String>, bool) {
    let line = |cells: &[String]| {
        let cells = order.iter().map(|at| format!("\"{}\"", cells[*at].replace('"', "\"\"")));
        cells.collect::<Vec<_>>().join(",")
    };
    let mut text = format!("Riverside Bridge Club\n{}\n24 boards\n\n", sample.title);
    writeln!(text, "{}", line(headings)).unwrap();
    for row in sample.rows {
        let cells: Vec<String> = row.split(',').map(str::to_string).collect();
        writeln!(text, "{}", line(&cells)).unwrap();
    }
    let opened = workbook::read_any_table_file(text.as_bytes(), &Default::default()).unwrap();
    let found = recognise_workbook(&opened.workbook_copy);
    let first: Vec<&str> = sample.rows[0].split(',').collect();
    let columns = found.tables.iter().flat_map(|table| &table.columns);
    let asked = columns.clone().any(|column| column.sure == Sureness::Asked);
    let read = columns.filter(|column| column.sure != Sureness::Asked).map(|column| {
        let cell = first[order[usize::from(column.column)]];
        (cell.to_string(), column.meaning.to_string())
    });
    let told = asked
        || !reading_doubts(
            &opened.workbook_copy,
            &found,
            &return_from_recognised(&opened.workbook_copy, &found),
        )
        .is_empty()
        || found.tables.is_empty();
    (read.collect(), told)
}

#[test]
fn synonyms_languages_and_orders_of_columns_change_nothing_in_silence() {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/adopt/src/recognise/headings.toml");
    let words: toml::Table = toml::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let step = sweep::step(7);
    let (mut tried, mut silent, mut asked) = (0, Vec::new(), 0);
    for sample in SAMPLES {
        let own: Vec<String> = sample.columns.iter().map(|(_, own)| (*own).to_string()).collect();
        let straight: Vec<usize> = (0..own.len()).collect();
        let (expected, told) = meanings(sample, &own, &straight);
        assert!(!told && expected.len() == own.len(), "{expected:?}");
        let mut judge = |headings: &[String], order: &[usize]| {
            let (read, told) = meanings(sample, headings, order);
            tried += 1;
            // What is not taken must be told; what is taken must be the same.
            let other = read != expected;
            asked += usize::from(other && told);
            if other && !told {
                silent.push(format!("{headings:?} in order {order:?}: {read:?}"));
            }
        };
        for from in 1..own.len() {
            let order: Vec<usize> =
                straight[from..].iter().chain(&straight[..from]).copied().collect();
            judge(&own, &order);
        }
        judge(&own, &straight.iter().rev().copied().collect::<Vec<_>>());
        for (at, (meaning, _)) in sample.columns.iter().enumerate() {
            for (nth, list) in words[*meaning].as_table().unwrap().values().enumerate() {
                let list = list.as_str().unwrap().split(',').map(str::trim);
                let list = list.filter(|word| !word.contains(['?', '#']));
                // A quick run tries one word in seven, others in each language.
                for word in list.skip(nth % step).step_by(step) {
                    let mut headings = own.clone();
                    headings[at] = word.to_string();
                    judge(&headings, &straight);
                }
            }
        }
    }
    assert!(tried > 1_000 / step, "{tried}");
    assert!(silent.is_empty(), "{} of {tried} in silence:\n{}", silent.len(), silent.join("\n"));
    assert!(asked * 20 <= tried, "{asked} of {tried} are asked or told");
}

/// The rows of a sheet of the return that is made of a text file, their cells as they are read, and
/// whether anything is told of the file.
fn made(text: &str, sheet: &str) -> (Vec<String>, bool) {
    let opened = workbook::read_any_table_file(text.as_bytes(), &Default::default()).unwrap();
    let copy = split_combined_cells(&opened.workbook_copy);
    let found = recognise_workbook(&copy);
    let told = !reading_doubts(&copy, &found, &return_from_recognised(&copy, &found)).is_empty()
        || found.tables.is_empty();
    let made = return_from_recognised(&copy, &found);
    let sheet = made.sheets.sheets.iter().find(|one| one.name == sheet);
    let cells = sheet.map_or(&[][..], |sheet| &sheet.cells).iter().filter(|cell| cell.row > 0);
    let mut rows: BTreeMap<u32, Vec<String>> = BTreeMap::new();
    for cell in cells {
        let text = match &cell.value {
            CellValue::Text(text) => text.to_string(),
            CellValue::Number(number) => number.to_string(),
            _ => continue,
        };
        rows.entry(cell.row).or_default().push(text);
    }
    (rows.into_values().map(|cells| cells.join(" ")).collect(), told)
}

/// A Swiss of four pairs and three rounds, of which a cell has the form of `say`: opponent, own
/// score, the opponent's score.
fn swiss_of_pairs(say: &dyn Fn(u8, u8) -> String) -> String {
    let names = [
        "Ann Lorham & Bo Ostley",
        "Cy Marlow & Di Netherby",
        "Ed Quarndon & Fay Rathwell",
        "Guy Stavering & Ida Thirkell",
    ];
    // By pair and round: the opponent and the score.
    let played = [
        [(4, 16), (3, 11), (2, 7)],
        [(3, 12), (4, 15), (1, 13)],
        [(2, 8), (1, 9), (4, 14)],
        [(1, 4), (2, 5), (3, 6)],
    ];
    let mut text = "Riverside Bridge Club\nSwiss Pairs 6 March 2024\n3 rounds of 8 boards\n\
        Pos;Pair;Names;R1;R2;R3;Total\n"
        .to_string();
    for (place, pair) in [2usize, 1, 3, 4].into_iter().enumerate() {
        let rounds = played[pair - 1].map(|(opponent, score)| say(opponent, score));
        let total: u8 = played[pair - 1].iter().map(|(_, score)| score).sum();
        let (place, name) = (place + 1, names[pair - 1]);
        writeln!(text, "{place};{pair};{name};{};{total}", rounds.join(";")).unwrap();
    }
    text
}

#[test]
fn an_opponent_and_a_score_in_one_cell_make_a_match() {
    // The pairings above, each at the pair that stands higher.
    let want = ["1 2 3 12 8", "1 1 4 16 4", "2 2 4 15 5", "2 1 3 11 9", "3 2 1 13 7", "3 3 4 14 6"];
    let ways: [&dyn Fn(u8, u8) -> String; 9] = [
        &|opponent, score| format!("{score} ({opponent})"),
        &|opponent, score| format!("{opponent}: {score}-{}", 20 - score),
        &|opponent, score| format!("v {opponent} {score}"),
        &|opponent, score| format!("gegen {opponent}: {score}"),
        &|opponent, score| format!("{opponent}/{score}"),
        &|opponent, score| format!("{score}/{opponent}"),
        &|opponent, score| format!("({opponent}) {score}"),
        &|opponent, score| format!("{score}-{} ({opponent})", 20 - score),
        &|opponent, score| format!("{opponent} = {score}"),
    ];
    for say in ways {
        let (matches, _) = made(&swiss_of_pairs(say), "Matches");
        assert_eq!(matches, want, "{}", say(4, 16));
    }
}

#[test]
fn opponents_that_do_not_name_each_other_prove_nothing() {
    let text = swiss_of_pairs(&|opponent, score| format!("{score} ({opponent})"));
    assert!(!made(&text, "Matches").0.is_empty());
    for (at, _) in text.match_indices('(') {
        let mut other = text.clone();
        let opponent: u8 = text[at + 1..=at + 1].parse().unwrap();
        other.replace_range(at + 1..=at + 1, &(opponent % 4 + 1).to_string());
        let (matches, told) = made(&other, "Matches");
        assert!(matches.is_empty() && told, "{other}\n{matches:?}");
    }
}

#[test]
fn both_scores_of_a_match_stand_in_one_cell_of_a_crosstable() {
    let want = ["1 2 16 4", "1 3 12 8", "2 3 11 9"];
    for heads in ["1;2;3", "Oaklands;Elmhurst;Firtree", "Oak;Elm;Fir"] {
        for diagonal in ["X", "-", "\u{25a0}", ""] {
            let text = format!(
                "Teams 6 March 2024\nNo;Team;{heads};Total\n\
                1;Oaklands;{diagonal};16-4;12-8;28\n\
                2;Elmhurst;4-16;{diagonal};11-9;15\n\
                3;Firtree;8-12;9-11;{diagonal};17\n"
            );
            assert_eq!(made(&text, "Matches").0, want, "{text}");
        }
    }
    // A cell that its mirror contradicts leaves too few that prove the rest: no number is read.
    let odd = "Teams 6 March 2024\nNo;Team;1;2;3;Total\n1;Oaklands;X;16-4;12-8;28\n\
        2;Elmhurst;5-15;X;11-9;15\n3;Firtree;8-12;9-11;X;17\n";
    let (matches, _) = made(odd, "Matches");
    assert!(matches.iter().all(|cells| cells.matches('-').count() == 2), "{matches:?}");
}

#[test]
fn victory_points_stand_below_imps_where_they_make_one_sum() {
    let text = "Teams 6 March 2024\nNo;Team;1;2;3;Total\n\
        1;Oaklands;X;41;30;71\n;;X;16;12;28\n\
        2;Elmhurst;17;X;25;42\n;;4;X;11;15\n\
        3;Firtree;18;19;X;37\n;;8;9;X;17\n";
    let want = ["1 2 41 17 16 4", "1 3 30 18 12 8", "2 3 25 19 11 9"];
    assert_eq!(made(text, "Matches").0, want);
}

#[test]
fn both_sides_of_a_match_stand_in_one_cell() {
    // Teams 1 to 4 in the order of their first match.
    let want = ["1 1 2 16 4", "1 3 4 12 8", "2 1 3 11 9", "2 2 4 5 15"];
    for (versus, score) in [(" v ", "-"), (" gegen ", ":"), (" - ", " - "), (" mot ", "\u{2013}")] {
        let rows = [
            (1, "Oaklands", "Elmhurst", "16", "4"),
            (1, "Firtree", "Pinewood", "12", "8"),
            (2, "Oaklands", "Firtree", "11", "9"),
            (2, "Elmhurst", "Pinewood", "5", "15"),
        ];
        for form in ["beside", "within"] {
            let mut text = "Teams 6 March 2024\nRound;Match;VPs\n".to_string();
            for (round, home, away, one, other) in rows {
                let gap = if form == "beside" { ";" } else { " " };
                writeln!(text, "{round};{home}{versus}{away}{gap}{one}{score}{other}").unwrap();
            }
            assert_eq!(made(&text, "Matches").0, want, "{text}");
        }
    }
    // Pairs joined by a dash are no matches.
    let pairs = "Pairs 6 March 2024\nPlace;Names;%\n1;Ann Lorham - Bo Ostley;58\n\
        2;Cy Marlow - Di Netherby;52\n3;Ed Quarndon - Fay Rathwell;40\n";
    assert_eq!(made(pairs, "Matches").0, [""; 0]);
    assert_eq!(made(pairs, "Entries").0[0], "1 Ann Lorham Bo Ostley");
}

#[test]
fn a_penalty_is_an_adjustment_that_the_total_proves() {
    for (heading, sign) in [("Pen", ""), ("Strafpunkte", "-"), ("P\u{e9}nalit\u{e9}", "")] {
        let text = format!(
            "Teams 6 March 2024\nPlace;Team;VPs;{heading};Total\n1;Oaklands;50;;50\n\
            2;Elmhurst;51;{sign}2;49\n3;Firtree;30;;30\n4;Pinewood;20;{sign}1;19\n"
        );
        assert_eq!(made(&text, "Adjustments").0, ["2 vp -2", "4 vp -1"], "{text}");
        let results = made(&text, "Results").0;
        assert!(
            results[1].starts_with("2 51"),
            "the score is that before the penalty: {results:?}"
        );
        // A total that the penalty does not explain proves nothing, and the column is told.
        let (adjustments, told) = made(&text.replace(";49\n", ";48\n"), "Adjustments");
        assert!(adjustments.is_empty() && told, "{adjustments:?}");
    }
}

#[test]
fn a_score_stands_with_its_top_its_place_or_a_mark() {
    let sheet = |head: &str, scores: [&str; 4]| {
        let names = [
            "Ann Lorham & Bo Ostley",
            "Cy Marlow & Di Netherby",
            "Ed Quarndon & Fay Rathwell",
            "Guy Stavering & Ida Thirkell",
        ];
        let rows = (1..).zip(names).zip(scores);
        let rows = rows.map(|((pair, name), score)| format!("{pair};{name};{score}\n"));
        let text = format!("Pairs 6 March 2024\nPair;Names;{head}\n");
        made(&(text + &rows.collect::<String>()), "Results")
    };
    // 60 + 50 + 45 + 45 of 100 are half of it.
    let (of_tops, _) = sheet("MPs", ["60/100", "50/100", "45/100", "45/100"]);
    assert_eq!(of_tops, ["1 60 100", "2 50 100", "3 45 100", "4 45 100"]);
    let (placed, _) = sheet("%", ["60.5 (1)", "50 (2)", "45 (3=)", "44.5 (4)"]);
    assert_eq!(placed, [""; 0], "the third is not shared");
    let (placed, _) = sheet("%", ["60.5 (1)", "50 (2)", "45 (3)", "44.5 (4)"]);
    assert_eq!(placed, ["1 60.5 1", "2 50 2", "3 45 3", "4 44.5 4"]);
    let (marked, _) = sheet("%", ["60.5*", "50", "45\u{2020}", "44.5 (H)"]);
    assert_eq!(marked, ["1 60.5", "2 50", "3 45", "4 44.5"]);
}
