//! Reading of cells: from the workbook to the output of a run. The expected values are from
//! the page of the format, section "Reading cells".

use crate::support::{Folder, Row, workbook};

/// Returns with one question each, run together.
struct Trials {
    folder: Folder,
    count: usize,
}

/// The output of a run for one of them.
struct Read {
    event: Row,
    standings: Vec<Row>,
    problems: Vec<Row>,
}

impl Trials {
    /// A return for each text.
    fn of(texts: impl IntoIterator<Item = String>) -> Trials {
        let mut trials = Trials { folder: Folder::new(), count: 0 };
        for text in texts {
            trials.folder.add(&format!("{:03}.xlsx", trials.count), &text);
            trials.count += 1;
        }
        trials
    }

    /// The outputs, in the same order.
    fn read(&self) -> Vec<Read> {
        let said = self.folder.run();
        assert!(said.status < 2, "{said:#?}");
        let [events, standings, problems] =
            ["events", "standings", "problems"].map(|name| self.folder.rows(name));
        let of = |index: usize| {
            let path = format!("{index:03}.xlsx");
            let event = events.iter().find(|row| row["return"] == path).unwrap().clone();
            let key = &event["event_key"];
            Read {
                standings: standings
                    .iter()
                    .filter(|row| &row["event_key"] == key)
                    .cloned()
                    .collect(),
                problems: problems.iter().filter(|row| row["return"] == path).cloned().collect(),
                event,
            }
        };
        (0..self.count).map(of).collect()
    }
}

impl Read {
    /// The score of an entry, if it was ranked.
    fn score(&self, entry: &str) -> Option<&str> {
        let row = self.standings.iter().find(|row| row["entry"] == entry);
        row.map(|row| row["score"].as_str()).filter(|score| !score.is_empty())
    }

    /// Codes and places of the problems: `text-numbers Results!B2`.
    fn told(&self) -> Vec<String> {
        let place = |row: &Row| format!("{} {}!{}", row["code"], row["sheet"], row["cell"]);
        self.problems.iter().map(place).collect()
    }

    /// Whether a code was reported.
    fn says(&self, code: &str) -> bool {
        self.problems.iter().any(|row| row["code"] == code)
    }
}

/// The sheet `Event` with further answers, and the sheet `Entries`.
fn event(keys: &str) -> String {
    format!(
        "## Event\nFormat | pairs\nRules | wbu-2003\nBoards | 24\n{keys}\n\
         ## Entries\nPair | Player 1 | Player 2\n\
         1 | Carys Penrhos | Emrys Hollis\n2 | Ffion Treharne | Gareth Lockwood\n"
    )
}

/// A return whose first pair has a score and whose second has another.
fn scored(keys: &str, heading: &str, first: &str, second: &str) -> String {
    format!("{}## Results\nPair | {heading}\n1 | {first}\n2 | {second}\n", event(keys))
}

const DAY: &str = "Date | @2026-05-05";

#[test]
fn a_number_is_read_however_it_was_typed() {
    let cases = [
        ("57.25", "57.25"),
        ("'57.25", "57.25"),
        ("'57,25", "57.25"),
        ("'1,234.5", "1234.5"),
        ("'1,234,567", "1234567"),
        ("'7\u{bd}", "7.5"),
        ("'7 1/2", "7.5"),
        ("'7\u{a0}1/2", "7.5"),
        ("'7\u{a0}\u{bd}", "7.5"),
        ("'\u{bd}", "0.5"),
        ("'1/2", "0.5"),
        ("\"\u{a0}57.25\u{a0}\"", "57.25"),
        ("\"  62  \"", "62"),
        ("'1\u{a0}234,5", "1234.5"),
        ("-3", "-3"),
        ("'-3", "-3"),
        ("'\u{2212}3", "-3"),
        ("0", "0"),
        ("'0", "0"),
        ("0.30000000000000004", "0.3"),
        ("=B9*2 -> 57.25", "57.25"),
        ("=B9 -> '57,25", "57.25"),
        ("=B9 -> 0", "0"),
        ("{0.0}57.25", "57.25"),
    ];
    let keys = format!("{DAY}\nScoring | points");
    let trials = Trials::of(cases.iter().map(|(typed, _)| scored(&keys, "Score", typed, "1")));
    for ((typed, score), read) in cases.iter().zip(trials.read()) {
        assert_eq!(read.score("1"), Some(*score), "{typed}: {:?}", read.told());
        assert_eq!(read.event["state"], "final", "{typed}: {:?}", read.told());
    }
}

#[test]
fn what_is_no_number_is_one_problem_and_the_other_row_counts() {
    let cases = [
        ("'abc", "unreadable-number"),
        ("'12a", "unreadable-number"),
        ("'5-2", "unreadable-number"),
        ("'1,2,3", "unreadable-number"),
        ("TRUE", "unreadable-number"),
        ("#N/A", "error-cell"),
        ("#REF!", "error-cell"),
        ("#DIV/0!", "error-cell"),
        ("=B9*2", "formula-without-value"),
        ("=B9 -> #VALUE!", "error-cell"),
        ("", "missing-cell"),
        ("\"   \"", "missing-cell"),
        ("@2026-05-02", "date-for-number"),
        ("{d-mmm}@2026-05-02", "date-for-number"),
        ("{mmm-yy}@2000-04-01", "date-for-number"),
    ];
    let keys = format!("{DAY}\nScoring | points");
    let trials = Trials::of(cases.iter().map(|(typed, _)| scored(&keys, "Score", typed, "1")));
    for ((typed, code), read) in cases.iter().zip(trials.read()) {
        assert_eq!(read.told(), [format!("{code} Results!B2")], "{typed}");
        assert_eq!(read.score("1"), None, "{typed}");
        assert_eq!(read.score("2"), Some("1"), "{typed}");
        assert_eq!(read.event["state"], "provisional", "{typed}");
    }
}

#[test]
fn what_excel_made_a_day_is_told_with_all_it_may_have_been() {
    let cases = [
        ("{d-mmm}@2026-05-02", "2-May; it may have been 5-2 or 2-5"),
        ("{d-mmm}@2026-05-05", "5-May; it may have been 5-5"),
        ("{mmm-yy}@2000-04-01", "Apr-00; it may have been 4-0"),
    ];
    let keys = format!("{DAY}\nScoring | points");
    let trials = Trials::of(cases.iter().map(|(typed, _)| scored(&keys, "Score", typed, "1")));
    for ((typed, words), read) in cases.iter().zip(trials.read()) {
        assert!(
            read.problems[0]["message"].contains(words),
            "{typed}: {}",
            read.problems[0]["message"]
        );
    }
}

#[test]
fn a_label_that_excel_made_a_day_is_undone_where_one_reading_is_left() {
    let event = "## Event\nFormat | teams\nRules | wbu-2003\nBoards | 24\nDate | @2026-05-05\n";
    let entries = "## Entries\nTeam no | Name\n4-0 | Brecon\n'5-5 | Harlech\n";
    let results = "## Results\nTeam no | VPs\n{mmm-yy}@2000-04-01 | 12\n{d-mmm}@2026-05-05 | 8\n";
    let read = &Trials::of([format!("{event}{entries}{results}")]).read()[0];
    assert_eq!(
        (read.score("4-0"), read.score("5-5")),
        (Some("12"), Some("8")),
        "{:?}",
        read.told()
    );
    let undone =
        read.told().iter().filter(|told| told.starts_with("date-undone Results!A")).count();
    assert_eq!(undone, 2);
}

#[test]
fn a_column_of_percentages_is_read_as_people_say_them() {
    let cases = [
        ("%", "57.25", "42.75", vec![]),
        ("%", "57.25%", "42.75%", vec![]),
        ("Score", "57.25%", "42.75%", vec![]),
        ("%", "57.25%", "42.75", vec![]),
        ("%", "{0%}0.5725", "{0.0%}0.4275", vec![]),
        ("%", "'57.25%", "'42,75\u{a0}%", vec!["text-numbers"]),
        ("Percentage", "0.5725", "0.4275", vec!["percent-guessed"]),
        ("%", "=B9/B8 -> 0.5725", "=B7/B8 -> 0.4275", vec!["percent-guessed"]),
        ("%", "{0.00\"%\"}57.25", "{0.00\"%\"}42.75", vec![]),
    ];
    let trials =
        Trials::of(cases.iter().map(|(heading, one, two, _)| scored(DAY, heading, one, two)));
    for ((heading, one, two, codes), read) in cases.iter().zip(trials.read()) {
        let told = read.told();
        assert_eq!(read.score("1"), Some("57.25"), "{heading}: {one}: {told:?}");
        assert_eq!(read.score("2"), Some("42.75"), "{heading}: {two}: {told:?}");
        assert_eq!(read.standings[0]["unit"], "percent", "{heading}: {one}");
        for code in ["text-numbers", "percent-guessed", "percent-mixed"] {
            assert_eq!(read.says(code), codes.contains(&code), "{heading}: {one}: {told:?}");
        }
    }
}

#[test]
fn scores_with_handicap_are_percentages_like_the_others() {
    let results =
        "## Results\nPair | % | Handicap score\n1 | 0.5725 | 0.5525\n2 | 0.4275 | 0.4475\n";
    let read = &Trials::of([event(&format!("{DAY}\nHandicap | yes")) + results]).read()[0];
    assert_eq!((read.score("1"), read.score("2")), (Some("55.25"), Some("44.75")));
    let guessed = |told: &String| told.starts_with("percent-guessed");
    let guesses: Vec<String> = read.told().into_iter().filter(guessed).collect();
    assert_eq!(guesses, ["percent-guessed Results!B1", "percent-guessed Results!C1"]);
}

#[test]
fn one_fraction_among_percentages_is_doubtful() {
    let read = &Trials::of([scored(DAY, "%", "57.25", "0.4275")]).read()[0];
    assert!(read.told().contains(&"percent-mixed Results!B3".to_string()), "{:?}", read.told());
}

#[test]
fn a_day_is_read_however_it_was_typed() {
    let cases = [
        ("@2026-07-27", "2026-07-27"),
        ("{d mmmm yyyy}@2026-07-27", "2026-07-27"),
        ("'2026-07-27", "2026-07-27"),
        ("'27/07/2026", "2026-07-27"),
        ("'27/7/2026", "2026-07-27"),
        ("'27.07.2026", "2026-07-27"),
        ("'27-07-26", "2026-07-27"),
        ("'27 July 2026", "2026-07-27"),
        ("\"\u{a0}27/07/2026 \"", "2026-07-27"),
        ("=B9 -> @2026-07-27", "2026-07-27"),
        ("'3/4/2026", "2026-04-03"),
    ];
    let trials = Trials::of(
        cases.iter().map(|(typed, _)| scored(&format!("Date | {typed}"), "%", "60", "40")),
    );
    for ((typed, day), read) in cases.iter().zip(trials.read()) {
        assert_eq!(&read.event["date"], day, "{typed}: {:?}", read.told());
    }
}

#[test]
fn what_is_no_day_is_a_problem_at_its_cell() {
    let cases = ["'31/02/2026", "'07/27/2026", "'soon", "'2026", "3", "'27/07/0026", "TRUE"];
    let trials =
        Trials::of(cases.iter().map(|typed| scored(&format!("Date | {typed}"), "%", "60", "40")));
    for (typed, read) in cases.iter().zip(trials.read()) {
        assert!(
            read.told().contains(&"unreadable-date Event!B4".to_string()),
            "{typed}: {:?}",
            read.told()
        );
        assert_eq!(read.event["date"], "", "{typed}");
        assert_eq!(read.event["state"], "provisional", "{typed}");
    }
}

#[test]
fn tables_may_be_halves_in_any_writing() {
    let cases =
        [("1.5", "1.5"), ("'1\u{bd}", "1.5"), ("'1 1/2", "1.5"), ("'1,5", "1.5"), ("1", "1")];
    let keys = |typed: &str| format!("{DAY}\nTables | {typed}");
    let trials = Trials::of(cases.iter().map(|(typed, _)| scored(&keys(typed), "%", "60", "40")));
    for ((typed, tables), read) in cases.iter().zip(trials.read()) {
        assert_eq!(&read.event["tables"], tables, "{typed}: {:?}", read.told());
    }
}

#[test]
fn a_column_goes_by_its_other_names_too() {
    let entry_names = [
        "Entry",
        "No",
        "Pair",
        "Pair no",
        "Team no",
        "Pairing no",
        "PAIR NO.",
        "pair_no",
        " Pair  (No) ",
        "Pair#",
    ];
    let of = |name: &str| {
        event(DAY).replace("Pair |", &format!("{name} |"))
            + "## Results\nPair | %\n1 | 60\n2 | 40\n"
    };
    for (name, read) in entry_names.iter().zip(Trials::of(entry_names.map(of)).read()) {
        assert_eq!(read.score("1"), Some("60"), "{name}: {:?}", read.told());
        assert!(!read.says("unknown-column"), "{name}: {:?}", read.told());
    }
}

#[test]
fn the_heading_of_the_scores_says_what_they_are() {
    let cases = [
        ("Score", "matchpoints"),
        ("MPs", "matchpoints"),
        ("Points", "points"),
        ("%", "percent"),
        ("Percentage", "percent"),
        ("VPs", "vps"),
        ("IMPs", "imps"),
    ];
    let trials = Trials::of(cases.iter().map(|(heading, _)| scored(DAY, heading, "60", "40")));
    for ((heading, unit), read) in cases.iter().zip(trials.read()) {
        assert_eq!(read.score("1"), Some("60"), "{heading}: {:?}", read.told());
        assert_eq!(&read.standings[0]["unit"], unit, "{heading}");
    }
}

#[test]
fn headings_stand_in_one_of_the_first_25_rows() {
    // A title, a row with a single known name, then blank rows.
    let above = |rows: usize| {
        format!("Llanfair Bridge Club\nPair | of the month\n{}", "\n".repeat(rows - 3))
    };
    let of = |row: usize| {
        let results = format!("## Results\n{}Pair | %\n1 | 60\n\n2 | 40\n", above(row));
        event(DAY) + &results
    };
    let read = Trials::of([4, 25, 26].map(of)).read();
    for found in &read[..2] {
        assert_eq!(
            (found.score("1"), found.score("2")),
            (Some("60"), Some("40")),
            "{:?}",
            found.told()
        );
    }
    assert!(read[2].says("no-headings"), "{:?}", read[2].told());
    assert_eq!(read[2].event["state"], "rejected");
}

#[test]
fn the_column_event_may_be_missing_where_there_is_one_event() {
    let named = scored(&format!("Event | A\n{DAY}"), "%", "60", "40");
    let read = Trials::of([named]).read();
    assert_eq!(read[0].event["event"], "A");
    assert_eq!(read[0].event["state"], "final", "{:?}", read[0].told());
}

/// Rows of two pairs, with further rows between and below.
fn with_rows(among: &str, under: &str) -> String {
    event(DAY) + &format!("## Results\nPair | %\n1 | 60\n{among}2 | 40\n{under}")
}

#[test]
fn rows_that_say_nothing_are_skipped() {
    let cases = [
        ("an empty row", with_rows("\n", "\n\n")),
        ("blanks", with_rows("\"  \" | \"\u{a0}\"\n", "")),
        (
            "formulas that result in nothing",
            with_rows("", "=IF(D4=0,\"\",D4) -> \"\" | =IF(D4=0,\"\",E4) -> \"\"\n"),
        ),
        ("a remark beside the columns", with_rows("", " |  | sitting out\n")),
        ("the headings again", with_rows("Pair | %\n", "PAIR | %\n")),
        (
            "a value that is merged from above",
            with_rows("", "")
                .replace("Pair | %\n1", "! merge C2:C9\nPair | % | Section\n1")
                .replace("1 | 60", "1 | 60 | A")
                + "{0.0} | \n",
        ),
    ];
    let trials = Trials::of(cases.iter().map(|(_, text)| text.clone()));
    for ((what, _), read) in cases.iter().zip(trials.read()) {
        assert_eq!(
            (read.score("1"), read.score("2")),
            (Some("60"), Some("40")),
            "{what}: {:?}",
            read.told()
        );
        assert_eq!(read.event["state"], "final", "{what}: {:?}", read.told());
    }
}

#[test]
fn merged_and_hidden_cells_are_read() {
    let entries = "## Entries | hidden\n! hide row 2\n! hide column B\n! merge A2:A3\n\
                   Section | Pair | Player 1 | Player 2\n\
                   A | 1 | Carys Penrhos | Emrys Hollis\n | 2 | Ffion Treharne | Gareth Lockwood\n";
    let text = format!(
        "## Event\nFormat | pairs\nRules | wbu-2003\nBoards | 24\n{DAY}\n{entries}\
         ## Results\nSection | Pair | %\nA | 1 | 60\nA | 2 | 40\n"
    );
    let read = &Trials::of([text]).read()[0];
    assert_eq!((read.score("1"), read.score("2")), (Some("60"), Some("40")), "{:?}", read.told());
    for code in ["hidden-sheet", "hidden-rows", "hidden-columns", "merged-cells"] {
        assert!(read.says(code), "{code}: {:?}", read.told());
    }
}

#[test]
fn an_entry_is_found_by_any_of_its_names() {
    let entries = "## Entries\nPair | Player 1 | Player 2\n1NS | Ann | Bob\n1EW | Cat | Dai\n\
                   2NS | Eve | Fay\n2EW | Gil | Huw\n";
    let results =
        "## Results\nPair | Direction | %\n'01 | NS | 60\n1 ew | | 58\nNS2 | | 40\n2EW | EW | 42\n";
    let text = format!(
        "## Event\nFormat | pairs\nRules | wbu-2003\nBoards | 24\n{DAY}\nMovement | Mitchell\n{entries}{results}"
    );
    let read = &Trials::of([text]).read()[0];
    for (entry, score) in [("1NS", "60"), ("1EW", "58"), ("2NS", "40"), ("2EW", "42")] {
        assert_eq!(read.score(entry), Some(score), "{entry}: {:?}", read.told());
    }
    assert_eq!(read.event["state"], "final", "{:?}", read.told());
}

#[test]
fn a_member_number_keeps_its_leading_noughts() {
    let rows: Vec<String> = [
        ("'01234", "{00000}1235"),
        ("1236", "\"01237  \""),
        ("'02001", "'02002"),
        ("'02003", "'02004"),
        ("'02005", "'02006"),
        ("'02007", "'02008"),
    ]
    .iter()
    .zip(1..)
    .map(|((one, two), pair)| format!("{pair} | North {pair}a | {one} | South {pair}b | {two}\n"))
    .collect();
    let folder = Folder::with(&format!(
        "## Event\nFormat | pairs\nRules | wbu-2003\nBoards | 24\n{DAY}\n\
         ## Entries\nPair | Player 1 | No 1 | Player 2 | No 2\n{}\
         ## Results\nPair | %\n1 | 60\n2 | 55\n3 | 52\n4 | 48\n5 | 45\n6 | 40\n",
        rows.concat()
    ));
    let said = folder.run();
    assert_eq!(said.status, 0, "{said:#?}");
    let numbers: Vec<String> =
        folder.rows("awards").iter().map(|row| row["player_no"].clone()).collect();
    assert_eq!(numbers, ["01234", "01235", "01236", "01237"]);
    assert_eq!(folder.problems(), ["note leading-zeros Entries!C3"]);
}

#[test]
fn who_withdrew_may_have_a_blank_score() {
    let text = scored(DAY, "%", "60", "")
        .replace("Pair | Player 1 | Player 2\n1 |", "Pair | Status | Player 1 | Player 2\n1 | |");
    let read = &Trials::of([text.replace("2 | Ffion", "2 | withdrawn after 1 | Ffion")]).read()[0];
    assert_eq!(read.event["state"], "final", "{:?}", read.told());
}

/// A spreadsheet of LibreOffice in its own format.
fn ods(content: &str) -> Vec<u8> {
    let content = format!(
        r#"<?xml version="1.0"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0"><office:body><office:spreadsheet>{content}</office:spreadsheet></office:body></office:document-content>"#
    );
    workbook::zipped([
        ("mimetype", b"application/vnd.oasis.opendocument.spreadsheet".as_slice()),
        ("content.xml", content.as_bytes()),
    ])
}

/// A row of an ods sheet; `!x` is a literal cell, anything else is text.
fn ods_row(cells: &[&str]) -> String {
    let cell = |cell: &&str| match cell.strip_prefix('!') {
        Some(written) => written.to_string(),
        None => format!(
            r#"<table:table-cell office:value-type="string"><text:p>{cell}</text:p></table:table-cell>"#
        ),
    };
    format!("<table:table-row>{}</table:table-row>", cells.iter().map(cell).collect::<String>())
}

fn ods_sheet(name: &str, rows: &[&[&str]]) -> String {
    let rows: String = rows.iter().map(|row| ods_row(row)).collect();
    format!(r#"<table:table table:name="{name}">{rows}</table:table>"#)
}

#[test]
fn an_ods_return_is_read_alike() {
    let event = ods_sheet(
        "Event",
        &[
            &["Format", "pairs"],
            &["Rules", "wbu-2003"],
            &[
                "Boards",
                r#"!<table:table-cell office:value-type="float" office:value="24"><text:p>24</text:p></table:table-cell>"#,
            ],
            &[
                "Date",
                r#"!<table:table-cell office:value-type="date" office:date-value="2026-07-27"><text:p>27/07/26</text:p></table:table-cell>"#,
            ],
        ],
    );
    let entries = ods_sheet(
        "Entries",
        &[
            &["Pair", "Player 1", "Player 2"],
            &["1", "Carys Penrhos", "Emrys Hollis"],
            &["2", "Ffion Treharne", "Gareth Lockwood"],
            &["3", "Megan Ashdown", "Rhodri Vaughan-Pugh"],
            &["4", "Sioned Marlowe", "Tomos Brackley"],
        ],
    );
    let results = ods_sheet(
        "Results",
        &[
            &["Pair", "%"],
            &[
                "1",
                r#"!<table:table-cell office:value-type="percentage" office:value="0.5725"><text:p>57.25%</text:p></table:table-cell>"#,
            ],
            &[
                "2",
                r#"!<table:table-cell table:formula="of:=[.B2]/2" office:value-type="float" office:value="51.5"><text:p>51.5</text:p></table:table-cell>"#,
            ],
            &["3", "48,5"],
            &[
                r#"!<table:table-cell table:formula="of:=IF(1;&quot;&quot;;1)" office:value-type="string" office:string-value=""><text:p/></table:table-cell>"#,
                r#"!<table:table-cell table:formula="of:=IF(1;&quot;&quot;;1)" office:value-type="string" office:string-value=""><text:p/></table:table-cell>"#,
            ],
            &[
                "4",
                r##"!<table:table-cell office:value-type="string" calcext:value-type="error"><text:p>#N/A</text:p></table:table-cell>"##,
            ],
        ],
    );
    let folder = Folder::new();
    folder.add_bytes("club.ods", &ods(&format!("{event}{entries}{results}")));
    let said = folder.run();
    assert_eq!(said.status, 1, "{said:#?}");
    assert_eq!(folder.rows("events")[0]["date"], "2026-07-27");
    let scores: Vec<String> =
        folder.rows("standings").iter().map(|row| row["score"].clone()).collect();
    assert_eq!(scores[..3], ["57.25", "51.5", "48.5"], "{:?}", folder.problems());
    let told =
        ["note layout-not-copied", "note text-numbers Results!B4", "error error-cell Results!B6"];
    assert_eq!(folder.problems(), told);
}
