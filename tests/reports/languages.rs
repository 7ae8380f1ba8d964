//! Pages, certificates and letters in other languages.

use std::fmt::Write as _;

use crate::support::{Folder, palmares_unchecked, published};

/// A pairs event of six pairs.
fn event(club: &str, title: &str, date: &str) -> String {
    let mut text = format!(
        "## Event\nTitle | {title}\nFormat | pairs\nRules | wbu-2003\nDate | @{date}\n\
         Boards | 24\nClub | {club}\n## Entries\nPair | Player 1 | No 1 | Player 2 | No 2\n"
    );
    for pair in 1..=6 {
        writeln!(text, "{pair} | Ann Lee{pair} | '1{pair}000 | Bob Lee{pair} | '2{pair}000")
            .unwrap();
    }
    text.push_str("## Results\nPair | %\n");
    for (pair, score) in ["58.33", "55.83", "51.67", "47.5", "45.83", "40.84"].iter().enumerate() {
        writeln!(text, "{} | {score}", pair + 1).unwrap();
    }
    text
}

/// A club that writes Welsh, and one that writes German.
fn two_clubs() -> Folder {
    let folder = Folder::new();
    folder.add("llanfair/tuesday.xlsx", &event("Llanfair", "Table", "2026-05-05"));
    folder.add_bytes("llanfair/palmares.toml", b"Language = \"cy\"\n");
    folder.add("bonn/monday.xlsx", &event("Bonn", "Points", "2026-03-02"));
    folder.add_bytes("bonn/palmares.toml", b"Language = \"de\"\n");
    folder
}

#[test]
fn a_club_chooses_the_language_of_its_pages_certificates_and_letter() {
    let folder = two_clubs();
    assert_eq!(folder.run_with(&["--letters"]).status, 0);
    for (file, lang, words) in [
        ("index.html", "en", &["Latest results", "5 May 2026"][..]),
        ("clubs/llanfair.html", "cy", &["Enillwyr", "5 Mai 2026", "1 gystadleuaeth"]),
        ("clubs/bonn.html", "de", &["Sieger", "2. März 2026", "1 Turnier"]),
        ("events/bonn-monday-1.html", "de", &["58,33", "Rangliste", "<h1>Points</h1>"]),
        ("events/llanfair-tuesday-1.html", "cy", &["58.33", "Safleoedd", "<h1>Table</h1>"]),
    ] {
        let page = folder.written(file);
        assert!(page.contains(&format!("<html lang=\"{lang}\">")), "{file}");
        words.iter().for_each(|words| assert!(page.contains(words), "{file}: {words}: {page}"));
    }
    // A player of both clubs has certificates in both languages.
    let certificates = folder.written("certificates/11000.html");
    for words in ["<html lang=\"en\">", "2 certificates", "1. Platz", "Safle cyntaf", "in Worten: "]
    {
        assert!(certificates.contains(words), "{words}: {certificates}");
    }
    let letter = folder.written("letters/bonn.txt");
    assert!(letter.contains("GUTGESCHRIEBEN\n\nPoints, 2. März 2026\n"), "{letter}");
}

#[test]
fn a_season_in_another_language_is_written_again_in_english() {
    let folder = Folder::new();
    folder.add("monday.xlsx", &event("Bonn", "Monday", "2026-03-02"));
    folder.run();
    let english = published(&folder.out());
    let of_pages = |all: &std::collections::BTreeMap<String, Vec<u8>>, ending: &str| {
        let pages = all.iter().filter(|(name, _)| name.ends_with(ending));
        pages.map(|(name, page)| (name.clone(), page.clone())).collect::<Vec<_>>()
    };
    folder.run_with(&["--set", "Language=pl"]);
    let polish = published(&folder.out());
    for (name, page) in of_pages(&polish, ".html") {
        let page = String::from_utf8(page).unwrap();
        // Problems are told in English.
        let lang = if name == "secretary.html" { "en" } else { "pl" };
        assert!(page.contains(&format!("<html lang=\"{lang}\">")), "{name}");
    }
    for (name, table) in of_pages(&english, ".csv") {
        assert_eq!(polish[&name], table, "{name}");
    }
    folder.run();
    let again = published(&folder.out());
    for ending in [".html", ".js", ".svg"] {
        assert_eq!(of_pages(&again, ending), of_pages(&english, ending));
    }
}

#[test]
fn a_catalogue_of_ones_own_corrects_ours() {
    let folder = Folder::new();
    folder.add("monday.xlsx", &event("Bonn", "Monday", "2026-03-02"));
    folder.add_bytes("texts/de.ftl", b"standings = Ergebnisliste <i>\n");
    folder.add_bytes("wrong/de.ftl", b"standings = Ergebnisliste\nevents = { $count\n");
    let templates = |name: &str| folder.returns().join(name).display().to_string();
    let set = ["--set", "Language=de", "--templates"];
    folder.run_with(&[&set[..], &[&templates("texts")]].concat());
    let page = folder.written("events/monday-1.html");
    assert!(page.contains("<h2>Ergebnisliste &lt;i&gt;</h2>"), "{page}");
    assert!(page.contains("Platz"), "{page}");
    let (returns, out) = (templates(""), folder.root().join("other").display().to_string());
    let said = palmares_unchecked(
        &[&["run", &returns, "--out", &out], &set[..], &[&templates("wrong")]].concat(),
    );
    assert_eq!(said.status, 2, "{}", said.err);
    assert!(said.err.contains("de.ftl, line "), "{}", said.err);
}

#[test]
fn a_language_that_palmares_does_not_write_is_a_problem() {
    let folder = Folder::new();
    folder.add("monday.xlsx", &event("Bonn", "Monday", "2026-03-02"));
    folder.add_bytes("palmares.toml", b"Language = \"tlh\"\n");
    let said = folder.run();
    assert!(said.err.contains("error[unknown-choice]"), "{}", said.err);
    assert!(said.err.contains("en, cy, ga, mi, fr, de, es, pl, nl"), "{}", said.err);
    assert!(folder.written("index.html").contains("<html lang=\"en\">"));
}

#[test]
fn an_event_to_send_is_in_the_language_of_its_return() {
    let folder = two_clubs();
    let path = |name: &str| folder.root().join(name).display().to_string();
    let returns = folder.returns().join("bonn/monday.xlsx").display().to_string();
    for (set, lang) in [(&[][..], "de"), (&["--set", "Language=nl"], "nl")] {
        let out = path(lang);
        let said =
            palmares_unchecked(&[&["export", "page", &returns, "--out", &out][..], set].concat());
        assert_eq!(said.status, 0, "{}", said.err);
        let pages = crate::support::files(&folder.root().join(lang));
        let page = pages.values().next().map(|page| String::from_utf8_lossy(page).into_owned());
        let page = page.unwrap();
        assert!(page.contains(&format!("<html lang=\"{lang}\">")), "{page}");
        assert!(!page.contains("[["), "a key is left");
    }
}
