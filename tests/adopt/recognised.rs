//! Sheets that were not made for palmares: what is recognised in each.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use palmares::foreign::{
    FactKind, Layout, Layouts, Learned, Recognised, Sureness, Table, adopted_rows, doubts,
    recognise,
};
use palmares::model::{Address, Facsimile, SheetCopy, Stored, StoredCell};

/// What was recognised in a file: a line a table and one of facts. What was asked is left out.
fn recognised(file: &Path) -> String {
    let name = file.file_name().unwrap().to_str().unwrap();
    let opened = workbook::read_any(&std::fs::read(file).unwrap(), &Default::default()).unwrap();
    let found = recognise(&opened.facsimile);
    let mut lines: Vec<(String, Vec<String>)> = Vec::new();
    for row in adopted_rows(name, &found, &opened.facsimile) {
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
fn sheet(cells: impl IntoIterator<Item = (u32, u16, String)>) -> Facsimile {
    let cells = cells.into_iter().map(|(row, column, text)| {
        let value = text.parse().map_or_else(|_| Stored::Text(text.into()), Stored::Number);
        StoredCell { row, column, look: 0, value, formula: None }
    });
    let sheet = SheetCopy { name: "S".to_string(), cells: cells.collect(), ..Default::default() };
    Facsimile { sheets: vec![sheet], ..Default::default() }
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
    let many = (0..10_000).flat_map(|table| players(table * 6, 0, 3));
    let wide = (0..1_000).flat_map(|table| players(0, table * 5, 3));
    let mut wide: Vec<_> = wide.collect();
    wide.sort();
    let last_column = players(1_000_000, 16_380, 9);
    let headings_only = (0..2_000).map(|row| (row, 0, "Name".to_string()));
    let began = std::time::Instant::now();
    assert_eq!(recognise(&sheet(many)).tables.len(), 10_000);
    assert_eq!(recognise(&sheet(wide)).tables.len(), 1_000);
    let far = recognise(&sheet(last_column));
    assert_eq!((far.tables[0].first_row, far.tables[0].columns.len()), (1_000_001, 4));
    assert!(recognise(&sheet(headings_only)).tables.is_empty());
    assert!(recognise(&Facsimile::default()).tables.is_empty());
    // Unoptimised; what grows with the square takes minutes.
    assert!(began.elapsed().as_secs() < 60, "{:?}", began.elapsed());
}

/// What a table is by recognition or by a layout: without what was left open, and why.
fn bare(table: &Table) -> Table {
    let mut table = table.clone();
    table.columns.retain(|column| column.sure != Sureness::Asked);
    for column in &mut table.columns {
        (column.sure, column.heading, column.evidence) =
            (Sureness::Certain, String::new(), Vec::new());
    }
    Table { sure: Sureness::Certain, heading_rows: table.heading_rows.max(1), ..table }
}

#[test]
fn a_layout_reads_a_sheet_as_it_was_recognised() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/foreign");
    let mut read = 0;
    for file in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let bytes = std::fs::read(&file).unwrap();
        let Ok(opened) = workbook::read_any(&bytes, &Default::default()) else { continue };
        let copy = opened.facsimile;
        let found = recognise(&copy);
        let layout = Layout::learned(&found, &copy);
        if layout.tables.is_empty() {
            continue;
        }
        let layout = Layout::read(&layout.to_toml("it")).unwrap();
        let name = "club.layout.toml".to_string();
        let layouts = Layouts::new(vec![Learned { name, near: 0, layout }.into()]);
        let fitted = layouts.fit(&copy).unwrap_or_else(|why| panic!("{file:?}: {why:?}"));
        let fitted = fitted.unwrap_or_else(|| panic!("{file:?} does not fit its layout"));
        let of = |found: &Recognised| {
            let tables: Vec<Table> = found.tables.iter().map(bare).collect();
            tables.into_iter().filter(|table| !table.columns.is_empty()).collect::<Vec<_>>()
        };
        assert_eq!(of(&fitted.found), of(&found), "{file:?}");
        let facts = |found: &Recognised| -> Vec<(FactKind, Option<String>, Option<Address>)> {
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
    let opened = workbook::read_any(text.as_bytes(), &Default::default()).unwrap();
    let found = recognise(&opened.facsimile);
    let first: Vec<&str> = sample.rows[0].split(',').collect();
    let columns = found.tables.iter().flat_map(|table| &table.columns);
    let asked = columns.clone().any(|column| column.sure == Sureness::Asked);
    let read = columns.filter(|column| column.sure != Sureness::Asked).map(|column| {
        let cell = first[order[usize::from(column.column)]];
        (cell.to_string(), column.meaning.to_string())
    });
    let told = asked || !doubts(&opened.facsimile, &found).is_empty() || found.tables.is_empty();
    (read.collect(), told)
}

#[test]
fn synonyms_languages_and_orders_of_columns_change_nothing_in_silence() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/foreign/recognise/headings.toml");
    let words: toml::Table = toml::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
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
            for list in words[*meaning].as_table().unwrap().values() {
                let list = list.as_str().unwrap().split(',').map(str::trim);
                for word in list.filter(|word| !word.contains(['?', '#'])) {
                    let mut headings = own.clone();
                    headings[at] = word.to_string();
                    judge(&headings, &straight);
                }
            }
        }
    }
    assert!(tried > 1_000, "{tried}");
    assert!(silent.is_empty(), "{} of {tried} in silence:\n{}", silent.len(), silent.join("\n"));
    assert!(asked * 20 <= tried, "{asked} of {tried} are asked or told");
}
