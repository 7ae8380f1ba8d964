//! Pages, certificates and letters in other languages.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use model::form::{FormColumn, Key, ROW_SHEET_FORMS, SheetForm};
use model::problem::{ProblemDeclaration, phrase_translation_key, problem_translation_key};
use model::{Format, Language};
use report::{FORM_CATALOGUES, PROBLEM_CATALOGUES, form_text_key};
use season::declared_problems;

use crate::support::phrases::phrases;
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
        let lang = if name == "questions.html" { "en" } else { "pl" };
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

/// The texts of a page without arithmetic, clauses and what explains a draw.
fn told_on(page: &str) -> BTreeSet<String> {
    const LEFT: [(&str, &str); 6] = [
        ("<script", "</script>"),
        ("<style", "</style>"),
        ("<tr class=why", "</tr>"),
        ("<p class=clauses", "</p>"),
        ("<p class=\"clauses", "</p>"),
        ("<section id=\"why", "</section>"),
    ];
    let mut page = page.to_string();
    for (from, to) in LEFT {
        while let Some(at) = page.find(from) {
            let end = page[at..].find(to).map_or(page.len(), |end| at + end + to.len());
            page.replace_range(at..end, "");
        }
    }
    let nodes = page.split('<').filter_map(|piece| Some(piece.split_once('>')?.1.trim()));
    nodes.filter(|text| !text.is_empty()).map(str::to_string).collect()
}

/// The words of a text; what is in capitals is a code.
fn words_of(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !c.is_alphabetic() && !matches!(c, '\'' | '\u{2019}'));
    words.filter(|word| word.chars().filter(|c| c.is_lowercase()).count() > 1 && *word != "amp")
}

/// Words that are the same in German, or names of units, files and what stands on rating lists.
const SAME: &str = "Boards Board Butler England IMPs Local MPs NTxx Name Performance Playoff Points \
    Qualifying Team Top VPs csv data problems quotas xx Buchholz Cut Sonneborn Berger Aberhalen \
    Llanfedwen Pontwylan Trer Eos Geraint Beynon";

#[test]
fn pages_in_another_language_have_no_english_words() {
    let samples = ["boards", "chess", "diplomacy"];
    let folder = Folder::new();
    let run = |sample: &str, language: &str| {
        let returns = crate::support::project().join("samples").join(sample);
        let out = folder.root().join(language).join(sample);
        let (returns, out) = (returns.display().to_string(), out.display().to_string());
        let set = format!("Language={language}");
        palmares_unchecked(&["run", &returns, "--out", &out, "--set", &set]);
        published(std::path::Path::new(&out))
    };
    let mut left = BTreeSet::new();
    for sample in samples {
        let (english, german) = (run(sample, "en"), run(sample, "de"));
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        // What was typed: names, titles, labels, rule books.
        let mut typed: BTreeSet<String> = BTreeSet::new();
        for (file, columns) in [
            ("data/events.csv", &["return", "event", "title", "organiser"][..]),
            ("data/standings.csv", &["section", "entry", "name"]),
            ("data/awards.csv", &["player"]),
            ("data/problems.csv", &["code", "sheet"]),
        ] {
            for row in crate::support::rows(&text(&english[file])) {
                let cells = columns.iter().filter_map(|column| row.get(*column));
                typed.extend(cells.flat_map(|cell| words_of(cell)).map(str::to_string));
            }
        }
        for (name, page) in german.iter().filter(|(name, _)| name.ends_with(".html")) {
            // The reasons on certificates are in English.
            if name.starts_with("certificates/") || name == "questions.html" {
                continue;
            }
            let same = told_on(&text(page));
            let same =
                same.intersection(&told_on(&text(&english[name]))).cloned().collect::<Vec<_>>();
            let is_ours = |word: &&str| {
                !typed.contains(*word) && !SAME.split_whitespace().any(|same| same == *word)
            };
            left.extend(same.into_iter().filter(|text| words_of(text).any(|word| is_ours(&word))));
        }
    }
    assert_eq!(left, BTreeSet::new());
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

/// The kinds of problems by their keys in catalogues. Rooms that share one share its sentences.
fn declared() -> BTreeMap<String, &'static ProblemDeclaration> {
    let mut declared: BTreeMap<String, &ProblemDeclaration> = BTreeMap::new();
    for one in declared_problems() {
        let key = problem_translation_key(one.code, one.name);
        if let Some(same) = declared.insert(key, one) {
            assert_eq!([one.message, one.hint], [same.message, same.hint], "{}", one.code);
        }
    }
    declared
}

/// The entries of a catalogue: key and text.
fn entries(source: &str) -> Vec<(&str, String)> {
    let mut entries: Vec<(&str, String)> = Vec::new();
    for line in source.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match line.split_once('=').filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase())) {
            Some((key, text)) => entries.push((key.trim_end(), text.to_string())),
            None => entries.last_mut().unwrap().1.push_str(&format!("\n{line}")),
        }
    }
    entries
}

/// The names that stand behind a mark in a text.
fn names_behind<'a>(text: &'a str, mark: &'a str) -> impl Iterator<Item = &'a str> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let rest = text.split(mark).skip(1);
    rest.map(move |rest| &rest[..rest.find(|c| !is_name(c)).unwrap_or(rest.len())])
}

/// What each language lacks stays English. A new problem is added here, or translated.
#[test]
fn every_catalogue_of_problems_says_what_is_declared() {
    const LACKS: &[(Language, &[&str])] = &[];
    let declared = declared();
    let phrases: BTreeMap<String, String> =
        phrases().into_iter().map(|english| (phrase_translation_key(&english), english)).collect();
    let headings: BTreeSet<String> =
        declared.values().map(|one| format!("heading-{}", one.code)).collect();
    for (language, source) in PROBLEM_CATALOGUES {
        let keys = declared.keys().chain(phrases.keys()).chain(&headings);
        let mut lacking: BTreeSet<&str> = keys.map(String::as_str).collect();
        for (key, text) in entries(source) {
            if let Some(english) = phrases.get(key) {
                assert!(lacking.remove(key), "{language}: {key} stands twice");
                let blanks: BTreeSet<&str> = names_behind(english, "{").collect();
                let named: BTreeSet<&str> = names_behind(&text, "$").collect();
                assert_eq!(named, blanks, "{language}: {key}");
                continue;
            }
            if headings.contains(key) {
                assert!(lacking.remove(key), "{language}: {key} stands twice");
                continue;
            }
            if let Some(name) = key.strip_prefix("blank-") {
                let known = declared.values().any(|one| one.blanks.contains(&name));
                assert!(known, "{language}: {key}");
                continue;
            }
            assert!(lacking.remove(key), "{language}: {key} is unknown or stands twice");
            assert!(text.contains("\n    .hint = "), "{language}: {key} has no hint");
            for name in names_behind(&text, "$").chain(names_behind(&text, "\n    .")) {
                let known = name == "hint" || declared[key].blanks.contains(&name);
                assert!(known, "{language}: {key} has no blank {name}");
            }
        }
        let known = LACKS.iter().find(|(own, _)| own == language);
        let known: BTreeSet<&str> = known.iter().flat_map(|(_, keys)| *keys).copied().collect();
        assert_eq!(lacking, known, "{language}");
    }
}

/// The keys of what forms explain.
fn explained() -> BTreeSet<String> {
    let of_sheet = |form: &&SheetForm| {
        let sheet = form_text_key(form.name);
        let columns = form.columns.iter().map(|column| form_text_key(column.name));
        let columns: Vec<String> = columns.map(|column| format!("{sheet}-{column}")).collect();
        columns.into_iter().chain([sheet])
    };
    let source = include_str!("../../crates/report/src/xlsx/blank.rs");
    let fixed = source.split('"').filter(|key| key.starts_with("form-") && !key.ends_with("{}"));
    let titles = Format::WORDS.iter().map(|word| format!("form-title-{}", form_text_key(word)));
    let sheets = ROW_SHEET_FORMS.iter().chain([&Key::FORM]).flat_map(of_sheet);
    sheets.chain(fixed.map(str::to_string)).chain(titles).collect()
}

/// What each language lacks stays English. A new column is added here, or translated.
#[test]
fn every_catalogue_of_forms_says_what_forms_explain() {
    const LACKS: &[(Language, &[&str])] = &[];
    for (language, source) in FORM_CATALOGUES {
        let mut lacking = explained();
        for (key, text) in entries(source) {
            assert!(lacking.remove(key), "{language}: {key} is unknown or stands twice");
            assert!(!text.contains('$'), "{language}: {key}");
        }
        let known = LACKS.iter().find(|(own, _)| own == language);
        let known = known.iter().flat_map(|(_, keys)| *keys).map(ToString::to_string);
        assert_eq!(lacking, known.collect(), "{language}");
    }
}

#[test]
fn a_form_explains_itself_in_a_language_and_is_read_in_all() {
    let folder = Folder::new();
    let form = folder.root().join("form.xlsx").display().to_string();
    let said = palmares_unchecked(&["new", "pairs", &form, "--language", "de"]);
    assert_eq!(said.status, 0, "{}", said.err);
    let copy = returns::read_workbook_copy(&std::fs::read(&form).unwrap()).unwrap();
    let sheets: Vec<&str> = copy.sheets.iter().map(|sheet| &*sheet.name).collect();
    assert_eq!(sheets[..3], ["Event", "Entries", "Results"]);
    let texts: BTreeSet<String> =
        copy.sheets[0].cells.iter().map(|cell| format!("{:?}", cell.value)).collect();
    let told = |words: &str| texts.iter().any(|text| text.contains(words));
    assert!(told("Date") && told("Organiser") && told("Spalte B"), "{texts:?}");
    assert!(!told("What it means"), "{texts:?}");
    let said = palmares_unchecked(&["new", "pairs", &form, "--language", "tlh"]);
    assert!(said.err.contains("choose from en, cy"), "{}", said.err);
}

#[test]
fn problems_are_in_the_language_of_the_club_and_of_the_run() {
    let folder = Folder::new();
    let event = event("Bonn", "Monday", "2026-03-02").replace("6 | 40.84", "7 | 40.84");
    folder.add("bonn/monday.xlsx", &event);
    folder.add_bytes("bonn/palmares.toml", b"Language = \"de\"\n");
    let (english, german) = ("There is no entry 7 in this event", "Einen Teilnehmer 7 gibt es");
    let said = folder.run_with(&["--letters"]);
    assert!(said.err.contains("error[unknown-entry]"), "{}", said.err);
    let table = folder.written("data/problems.csv");
    assert!(said.err.contains(english) && table.contains(english), "{}{table}", said.err);
    assert!(folder.written("secretary.html").contains(english));
    for file in ["letters/bonn.txt", "events/bonn-monday-1.html"] {
        assert!(folder.written(file).contains(german), "{file}: {}", folder.written(file));
    }
    let copy = std::fs::read(folder.out().join("returns/bonn/monday.xlsx")).unwrap();
    let parts = crate::support::workbook::parts(&copy).into_values();
    let copy: String = parts.map(|part| String::from_utf8_lossy(&part).into_owned()).collect();
    // The note on the cell, and the sheet of problems.
    assert!(copy.matches(german).count() >= 2 && !copy.contains(english), "{copy}");
    // The records of the first run are said in another language.
    let said = folder.run_with(&["--letters", "--set", "Language=de", "--json"]);
    let table = folder.written("data/problems.csv");
    assert!(said.out.contains(german) && table.contains(german), "{}{table}", said.out);
    assert!(folder.written("secretary.html").contains(german));
}
