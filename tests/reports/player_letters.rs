//! `--letters`: a letter to each player, and the list that is given back with what went out.

use std::collections::BTreeMap;

use crate::support::evening::three_tables;
use crate::support::{Folder, Row, Said, rows, workbook};

/// The Monday: 12 to Carys and Robert, 6 to Idris and Nia, who has no number.
fn after_monday() -> Folder {
    let folder = Folder::new();
    let first = ["Carys Lorimer='001001", "Robert Vance='001002"];
    folder.add(
        "monday.xlsx",
        &three_tables("Monday Pairs", first, ["Idris Pugh='001003", "Nia Coltre="]),
    );
    folder
}

/// The Tuesday after: 12 to Robert and Blodwen, 6 to Carys and Idris.
fn add_tuesday(folder: &Folder) {
    let first = ["Robert Vance='001002", "Blodwen Nobody="];
    let second = ["Carys Lorimer='001001", "Idris Pugh='001003"];
    folder.add("tuesday.xlsx", &three_tables("Tuesday Pairs", first, second));
}

/// The list of players with letters, by name.
fn players(folder: &Folder) -> BTreeMap<String, Row> {
    let rows = rows(&folder.written("letters/players.csv"));
    rows.into_iter().map(|row| (row["name"].clone(), row)).collect()
}

/// The list as text, each cell changed by its column, row and content; rows in another order.
fn list(folder: &Folder, change: impl Fn(&str, &str, &str) -> String) -> String {
    let text = folder.written("letters/players.csv");
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let heads = reader.headers().unwrap().clone();
    let mut list: Vec<String> = Vec::new();
    for row in reader.records().map(Result::unwrap) {
        let name = row[heads.iter().position(|head| head == "name").unwrap()].to_string();
        let cells = heads.iter().zip(&row).map(|(head, cell)| change(head, &name, cell));
        list.push(cells.collect::<Vec<_>>().join("\t"));
    }
    list.reverse();
    format!("{}\n{}\n", heads.iter().collect::<Vec<_>>().join("\t"), list.join("\n"))
}

/// A list on which all but Idris are marked as sent.
fn all_but_idris(column: &str, name: &str, cell: &str) -> String {
    match column {
        "sent" if name != "Idris Pugh" => "6 May".to_string(),
        _ => cell.to_string(),
    }
}

fn run_with_list(folder: &Folder, name: &str, bytes: &[u8]) -> Said {
    let path = folder.root().join(name);
    std::fs::write(&path, bytes).unwrap();
    folder.run_with(&["--letters", "--sent", path.to_str().unwrap()])
}

#[test]
fn a_letter_says_what_a_player_has_and_where_from() {
    let folder = after_monday();
    folder.run_with(&["--letters"]);
    let all = players(&folder);
    let names: Vec<&str> = all.keys().map(String::as_str).collect();
    assert_eq!(names, ["Carys Lorimer", "Idris Pugh", "Nia Coltre", "Robert Vance"]);
    for (name, number, points) in
        [("Carys Lorimer", "001001", "12"), ("Idris Pugh", "001003", "6"), ("Nia Coltre", "", "6")]
    {
        let row = &all[name];
        assert_eq!([&*row["number"], &*row["local_points"]], [number, points], "{name}");
        assert_eq!(row["since"], format!("{points} Local"), "{name}");
        assert_eq!([&*row["owed"], &*row["sent"]], ["", ""], "{name}");
        assert!(folder.out().join(&row["certificates"]).exists(), "{row:?}");
        let letter = folder.written(&row["letter"]);
        let told = format!(
            "Monday Pairs, 2 May 2004: place {}, {points} Local [",
            ["1", "2"][usize::from(points == "6")]
        );
        assert!(letter.starts_with(name) && letter.contains(&told), "{letter}");
    }
}

#[test]
fn the_next_letters_are_for_those_with_news_or_without_theirs() {
    let folder = after_monday();
    folder.run_with(&["--letters"]);
    let given = list(&folder, all_but_idris);
    add_tuesday(&folder);
    let said = run_with_list(&folder, "sent.txt", given.as_bytes());
    assert_eq!(said.status, 0, "{said:?}");
    let columns = ["name", "local_points", "since", "owed", "sent"];
    let told: Vec<[String; 5]> = players(&folder)
        .into_values()
        .map(|row| columns.map(|column| row[column].clone()))
        .collect();
    // Nia has nothing new. Idris never got the letter of Monday, so both evenings are new.
    let expected = [
        ["Blodwen Nobody", "12", "12 Local", "", ""],
        ["Carys Lorimer", "18", "6 Local", "", ""],
        ["Idris Pugh", "12", "12 Local", "yes", ""],
        ["Nia Coltre", "6", "", "", "6 May"],
        ["Robert Vance", "24", "12 Local", "", ""],
    ];
    assert_eq!(told, expected.map(|row| row.map(String::from)));
    let letters: Vec<String> = std::fs::read_dir(folder.out().join("letters/players"))
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    assert_eq!(letters.len(), 4, "{letters:?}");
    // Whoever still does not get it has it coming from before the Monday.
    let again = list(&folder, all_but_idris);
    run_with_list(&folder, "again.txt", again.as_bytes());
    let mut left = players(&folder);
    left.retain(|_, row| !row["letter"].is_empty());
    assert_eq!(left.keys().collect::<Vec<_>>(), ["Idris Pugh"]);
    assert_eq!(left["Idris Pugh"]["since"], "12 Local");
}

#[test]
fn a_list_that_excel_saved_is_the_same_list() {
    let folder = after_monday();
    folder.run_with(&["--letters"]);
    let given = list(&folder, all_but_idris);
    // Cells that look like numbers become numbers: noughts before them are lost.
    let book = workbook::xlsx(&format!("## Sheet1\n{}", given.replace('\t', " | ")));
    add_tuesday(&folder);
    run_with_list(&folder, "sent.txt", given.as_bytes());
    let expected = folder.written("letters/players.csv");
    let said = run_with_list(&folder, "sent.xlsx", &book);
    assert_eq!(said.status, 0, "{said:?}");
    assert_eq!(folder.written("letters/players.csv"), expected);
}

#[test]
fn a_list_that_is_not_as_it_was_written_is_refused() {
    let folder = after_monday();
    folder.run_with(&["--letters"]);
    let before = folder.written("letters/players.csv");
    let marks: BTreeMap<String, String> =
        players(&folder).into_iter().map(|(name, row)| (name, row["mark"].clone())).collect();
    type Change<'a> = &'a dyn Fn(&str, &str, &str) -> String;
    let sorted_alone: Change<'_> = &|column, name, cell| match (column, name) {
        ("mark", "Carys Lorimer") => marks["Robert Vance"].clone(),
        ("mark", "Robert Vance") => marks["Carys Lorimer"].clone(),
        _ => all_but_idris(column, name, cell),
    };
    let retyped: Change<'_> = &|column, name, cell| match (column, name) {
        ("local_points", "Carys Lorimer") => "13".to_string(),
        _ => all_but_idris(column, name, cell),
    };
    let renamed: Change<'_> = &|column, name, cell| match (column, name) {
        ("name", "Carys Lorimer") => "Robert Vance".to_string(),
        _ => all_but_idris(column, name, cell),
    };
    let unclear: Change<'_> = &|column, name, cell| match (column, name) {
        ("sent", "Carys Lorimer") => "perhaps".to_string(),
        _ => all_but_idris(column, name, cell),
    };
    let returned: Change<'_> = &|column, name, cell| match (column, name) {
        ("sent", "Carys Lorimer") => "returned 6 May".to_string(),
        _ => all_but_idris(column, name, cell),
    };
    let unsent: Change<'_> = &|column, _, cell| match column {
        "sent" => "no".to_string(),
        _ => cell.to_string(),
    };
    for (change, code) in [
        (sorted_alone, "letters-list-row"),
        (retyped, "letters-list-row"),
        (renamed, "letters-list-row"),
        (unclear, "letters-list-sent"),
        (returned, "letters-list-sent"),
        (unsent, "letters-list-unsent"),
    ] {
        let said = run_with_list(&folder, "sent.txt", list(&folder, change).as_bytes());
        assert_eq!(said.status, 2, "{said:?}");
        assert!(said.err.contains(code), "{said:?}");
        assert_eq!(folder.written("letters/players.csv"), before);
    }
    // A player twice, once with a letter that went out and once without.
    let both = list(&folder, all_but_idris)
        + list(&folder, |_, _, cell| cell.to_string()).split_once('\n').unwrap().1;
    let said = run_with_list(&folder, "sent.txt", both.as_bytes());
    assert!(said.status == 2 && said.err.contains("letters-list-twice"), "{said:?}");
    // Nia's row was filled in by us once she knew everything; a blank cell there is a sorted column.
    add_tuesday(&folder);
    let list_of_monday = list(&folder, all_but_idris);
    run_with_list(&folder, "sent.txt", list_of_monday.as_bytes());
    let cleared = list(&folder, |column, name, cell| match (column, name) {
        ("sent", "Nia Coltre") => String::new(),
        ("sent", _) => "yes".to_string(),
        _ => cell.to_string(),
    });
    let said = run_with_list(&folder, "sent.txt", cleared.as_bytes());
    assert!(said.status == 2 && said.err.contains("letters-list-cleared"), "{said:?}");
    let said = run_with_list(&folder, "other.txt", b"name\tpoints\nCarys\t12\n");
    assert!(said.status == 2 && said.err.contains("letters-list]"), "{said:?}");
}

#[test]
fn who_is_not_here_any_more_stays_in_the_list() {
    let folder = after_monday();
    folder.run_with(&["--letters"]);
    let given = list(&folder, all_but_idris);
    std::fs::remove_file(folder.returns().join("monday.xlsx")).unwrap();
    let first = ["Robert Vance='001002", "Blodwen Nobody="];
    folder.add(
        "tuesday.xlsx",
        &three_tables("Tuesday Pairs", first, ["Carys Lorimer='001001", "Kit Kerr="]),
    );
    run_with_list(&folder, "sent.txt", given.as_bytes());
    let rows = players(&folder);
    let told = |name: &str| ["number", "letter", "owed", "sent"].map(|key| rows[name][key].clone());
    assert_eq!(told("Idris Pugh"), ["001003", "", "yes", ""]);
    assert_eq!(told("Nia Coltre"), ["", "", "", "6 May"]);
    // The list as it is now is a list that can be given back.
    let again = list(&folder, |column, name, cell| match column {
        "sent" if cell.is_empty() && name != "Idris Pugh" => "yes".to_string(),
        _ => cell.to_string(),
    });
    let said = run_with_list(&folder, "again.txt", again.as_bytes());
    assert_eq!(said.status, 0, "{said:?}");
    let rows = players(&folder);
    assert!(rows.values().all(|row| row["letter"].is_empty()), "{rows:?}");
    assert_eq!(rows["Idris Pugh"]["owed"], "yes");
}

#[test]
fn the_list_of_another_season_told_nothing_of_this_one() {
    let folder = after_monday();
    folder.run_with(&["--letters"]);
    let given = list(&folder, all_but_idris);
    std::fs::remove_file(folder.returns().join("monday.xlsx")).unwrap();
    let first = ["Carys Lorimer='001001", "Idris Pugh='001003"];
    let text =
        three_tables("Monday Pairs", ["N 9=", "S 9="], first).replace("2004-05-02", "2005-05-02");
    folder.add("next.xlsx", &text);
    let said = run_with_list(&folder, "sent.txt", given.as_bytes());
    assert_eq!(said.status, 0, "{said:?}");
    // 6 points of this season, not 6 less than the 12 of the last one.
    assert_eq!(players(&folder)["Carys Lorimer"]["since"], "6 Local");
}
