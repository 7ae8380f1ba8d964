//! `palmares run --letters`: a letter to each club, and the list of recipients.

use std::collections::BTreeMap;

use crate::support::{Folder, files, palmares};

/// A pairs event of six pairs, with this score of the first.
fn event(club: &str, number: &str, date: &str, first: &str) -> String {
    let mut text = format!(
        "## Event\nTitle | Tuesday Pairs\nFormat | pairs\nRules | wbu-2003\nDate | @{date}\n\
         Boards | 24\nClub | {club}\nOrganiser no | {number}\n\
         ## Entries\nPair | Player 1 | No 1 | Player 2 | No 2\n"
    );
    for pair in 1..=6 {
        text.push_str(&format!(
            "{pair} | ANN LEE{pair} | '1{pair}000 | Bob Lee{pair} | '2{pair}000\n"
        ));
    }
    text.push_str(&format!("## Results\nPair | %\n1 | {first}\n"));
    // Two evenings have two sets of scores.
    let scores = match date {
        "2026-05-04" => ["55.83", "51.67", "47.5", "45.83", "40.84"],
        _ => ["55", "52.5", "48.33", "45", "40.84"],
    };
    for (pair, score) in scores.iter().enumerate() {
        text.push_str(&format!("{} | {score}\n", pair + 2));
    }
    text
}

/// Two clubs, one with an unreadable score and an address, and a file that is no workbook in the
/// folder of the other.
fn season() -> Folder {
    let folder = Folder::new();
    folder.add("llanfair/tuesday.xlsx", &event("Llanfair", "'0042", "2026-05-05", "many"));
    folder.add_bytes("llanfair/palmares.toml", b"\"E-mail\" = \"secretary@llanfair.example\"\n");
    folder.add("pontwylan/monday.xlsx", &event("'=HYPERLINK(\"x\")", "", "2026-05-04", "58.33"));
    folder.add_bytes("pontwylan/broken.xlsx", b"PK\x03\x04 no workbook");
    folder
}

/// The rows of the list of recipients, by club.
fn recipients(folder: &Folder) -> BTreeMap<String, BTreeMap<String, String>> {
    let text = folder.written("letters/recipients.csv");
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let heads = reader.headers().unwrap().clone();
    let rows = reader.records().map(|row| {
        let row = row.unwrap();
        let cells = heads.iter().zip(&row).map(|(head, cell)| (head.to_string(), cell.to_string()));
        (row[0].to_string(), cells.collect())
    });
    rows.collect()
}

#[test]
fn a_letter_says_what_to_answer_and_what_was_credited() {
    let folder = season();
    let said = folder.run_with(&["--letters"]);
    assert_eq!(said.status, 1, "{}", said.err);
    let rows = recipients(&folder);
    let llanfair = &rows["Llanfair"];
    assert_eq!(llanfair["number"], "0042");
    assert_eq!(llanfair["e_mail"], "secretary@llanfair.example");
    assert_eq!(llanfair["letter"], "letters/llanfair.txt");
    assert_eq!(llanfair["attachments"], "returns/llanfair/tuesday.xlsx");
    assert!(llanfair["subject"].starts_with("Results of Llanfair: "), "{llanfair:?}");
    let letter = folder.written("letters/llanfair.txt");
    for words in
        ["Llanfair (number 0042)", "PLEASE ANSWER", "llanfair/tuesday.xlsx, Results › B2: "]
    {
        assert!(letter.contains(words), "{words}: {letter}");
    }
    // The first problem of the CSV file stands in the letter with its hint.
    let problems = folder.rows("problems");
    let own = problems
        .iter()
        .find(|row| row["return"] == "llanfair/tuesday.xlsx" && row["severity"] == "error");
    let own = own.unwrap();
    assert!(letter.contains(&own["message"]) && letter.contains(&own["hint"]), "{letter}");
    assert!(letter.contains("Tuesday Pairs, 5 May 2026 (provisional)\n   nothing\n"), "{letter}");
}

/// What the club was awarded, as `awards.csv` says it; and the file that nobody can open, which lies
/// in the folder of this club only.
#[test]
fn the_other_club_hears_of_its_awards_and_of_the_file_beside_them() {
    let folder = season();
    folder.run_with(&["--letters"]);
    let rows = recipients(&folder);
    // A text that a spreadsheet would take for a formula is escape_formula.
    let row = &rows["'=HYPERLINK(\"x\")"];
    assert_eq!((row["number"].as_str(), row["e_mail"].as_str()), ("", ""));
    assert!(row["letter"].starts_with("letters/") && row["letter"].ends_with(".txt"), "{row:?}");
    assert!(!row["letter"].contains(['=', '"', '(']), "{row:?}");
    let letter = folder.written(&row["letter"]);
    assert!(letter.contains("pontwylan/broken.xlsx: "), "{letter}");
    let awards = folder.rows("awards");
    assert!(!awards.is_empty());
    for award in &awards {
        let name = award["player"].replace("ANN LEE", "Ann Lee");
        let told = format!("{name} ({}): {} Local [", award["player_no"], award["points"]);
        assert!(letter.contains(&told), "{told}: {letter}");
    }
    for player in awards.iter().map(|award| &award["player_no"]) {
        assert!(letter.contains(&format!("certificates/{player}.html")), "{player}: {letter}");
    }
}

#[test]
fn only_who_asks_gets_letters_and_no_public_site_has_any() {
    let folder = season();
    folder.run();
    assert!(!folder.out().join("letters").exists());
    let public = folder.root().join("public");
    let public_word = public.to_str().unwrap();
    folder.run_with(&["--letters", "--public", public_word]);
    assert!(folder.out().join("letters/llanfair.txt").exists());
    assert!(!public.join("letters").exists());
    for (name, bytes) in files(&public) {
        let text = String::from_utf8_lossy(&bytes);
        assert!(!text.contains("secretary@llanfair.example"), "{name}");
    }
    let said = folder.run_with(&["--letters", "--embargo"]);
    assert_eq!(said.status, 2, "{said:?}");
}

#[test]
fn a_run_over_an_earlier_one_writes_the_same_letters() {
    let folder = season();
    folder.run_with(&["--letters"]);
    let before = files(&folder.out());
    folder.run_with(&["--letters"]);
    assert_eq!(files(&folder.out()), before);
    folder.run();
    assert!(!folder.out().join("letters").exists());
    folder.run_with(&["--letters"]);
    assert_eq!(files(&folder.out()), before);
}

#[test]
fn the_words_are_a_template() {
    let folder = season();
    let templates = folder.root().join("templates");
    std::fs::create_dir(&templates).unwrap();
    let text = "{% for event in letter.events %}{{ letter.club }} & {{ event.title }}{% endfor %}";
    std::fs::write(templates.join("letter.txt"), text).unwrap();
    folder.run_with(&["--letters", "--templates", templates.to_str().unwrap()]);
    assert_eq!(folder.written("letters/llanfair.txt"), "Llanfair & Tuesday Pairs");
    let blank = folder.root().join("blank");
    assert_eq!(palmares(&["new", "--templates", blank.to_str().unwrap()]).status, 0);
    assert!(blank.join("letter.txt").exists());
}
