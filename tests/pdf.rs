//! Certificates as PDF files: `cargo test --features pdf --test pdf`. How they look against a
//! browser's picture, and what other programs read in them: `.ci/certificates_as_pdf.py`.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod support;

use std::collections::BTreeSet;
use std::path::Path;

use support::{Folder, palmares, project};

/// Runs the sample season with more words.
fn run(words: &[&str]) -> Folder {
    let folder = Folder::new();
    let (returns, out) = (project().join("samples/season"), folder.out());
    let mut all = vec!["run", returns.to_str().unwrap(), "--out", out.to_str().unwrap()];
    all.extend(["--no-progress", "--quiet"]);
    all.extend(words);
    let said = palmares(&all);
    assert_eq!(said.status, 0, "{}", said.err);
    folder
}

/// The names of the files with certificates that end like this, without the ending.
fn certificates(folder: &Folder, ending: &str) -> BTreeSet<String> {
    let files = std::fs::read_dir(folder.out().join("certificates")).unwrap();
    let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    names.filter_map(|name| Some(name.strip_suffix(ending)?.to_string())).collect()
}

fn bytes(folder: &Folder, name: &str) -> Vec<u8> {
    std::fs::read(folder.out().join("certificates").join(name)).unwrap()
}

/// How often a text stands in bytes.
fn count(bytes: &[u8], text: &str) -> usize {
    bytes.windows(text.len()).filter(|window| *window == text.as_bytes()).count()
}

#[test]
fn a_club_has_one_file_and_a_player_one_of_each() {
    assert!(certificates(&run(&[]), ".pdf").is_empty());
    let (clubs, each) = (run(&["--pdf"]), run(&["--pdf", "each"]));
    let pages = certificates(&each, ".html");
    assert_eq!(certificates(&each, ".pdf"), pages);
    assert_eq!(certificates(&clubs, ".html"), pages);
    let clubs_pages: BTreeSet<String> = std::fs::read_dir(clubs.out().join("clubs"))
        .unwrap()
        .map(|file| file.unwrap().path().file_stem().unwrap().to_str().unwrap().to_string())
        .collect();
    let files = certificates(&clubs, ".pdf");
    assert!(!files.is_empty() && files.is_subset(&clubs_pages), "{files:?}");
    // Every certificate of a page is in exactly one file: its number is a bookmark there.
    let numbers = |folder: &Folder| -> Vec<u8> {
        let all = certificates(folder, ".pdf");
        all.iter().flat_map(|name| bytes(folder, &format!("{name}.pdf"))).collect()
    };
    let (of_clubs, of_each) = (numbers(&clubs), numbers(&each));
    let certificates = count(&of_each, "/Title(Certificate ");
    assert!(certificates >= pages.len());
    assert_eq!(count(&of_clubs, "/Title(Certificate "), certificates);
}

#[test]
fn one_thread_and_two_write_the_same_bytes() {
    let (one, two) = (run(&["--pdf", "--threads", "1"]), run(&["--pdf", "--threads", "2"]));
    for name in certificates(&one, ".pdf") {
        let name = format!("{name}.pdf");
        assert_eq!(bytes(&one, &name), bytes(&two, &name), "{name}");
    }
}

#[test]
fn a_file_is_marked_and_tagged_and_embeds_its_fonts() {
    let folder = run(&["--pdf"]);
    for name in certificates(&folder, ".pdf") {
        let file = bytes(&folder, &format!("{name}.pdf"));
        assert!(file.starts_with(b"%PDF-1."), "{name}");
        for (text, least) in [
            ("<pdfaid:part>2</pdfaid:part>", 1),
            ("<pdfaid:conformance>B</pdfaid:conformance>", 1),
            ("/StructTreeRoot", 1),
            ("/Marked true", 1),
            ("/OutputIntents", 1),
            ("/Lang(en)", 1),
        ] {
            assert!(count(&file, text) >= least, "{name}: {text}");
        }
        // Each font with its program and with the characters of its glyphs.
        let fonts = count(&file, "/Type/FontDescriptor");
        let programs = count(&file, "/FontFile2 ") + count(&file, "/FontFile3 ");
        assert!(fonts > 0 && fonts == programs, "{name}: {fonts} fonts, {programs} programs");
        assert_eq!(count(&file, "/ToUnicode "), count(&file, "/Subtype/Type0"), "{name}");
        for forbidden in ["/JavaScript", "/Launch", "/Encrypt", "/EmbeddedFile"] {
            assert_eq!(count(&file, forbidden), 0, "{name}: {forbidden}");
        }
    }
}

/// Names that no font has, controls, marks of direction, endless ones.
#[test]
fn every_name_makes_a_file() {
    let endless = "Wm".repeat(800);
    let names = ["王小明", "\u{202e}محمد", "A\u{2029}B\u{7}C", "\u{1f600}", "<b>&]]>", &endless];
    let mut text = "## Event\nTitle | Names \u{2028} & more\nFormat | pairs\nRules | wbu-2003\n\
                    Date | @2026-05-05\nBoards | 24\nClub | a/../b: \u{202e}c\n## Entries\nPair | Player 1 | Player 2\n"
        .to_string();
    let pairs = 9;
    for pair in 0..pairs {
        let name = names.get(pair).copied().unwrap_or("Ann Lee");
        text.push_str(&format!("{} | {name} {pair} | Bob {pair}\n", pair + 1));
    }
    text.push_str("## Results\nPair | %\n");
    (0..pairs).for_each(|pair| text.push_str(&format!("{} | {}\n", pair + 1, 54 - pair)));
    let folder = Folder::with(&text);
    let said = folder.run_with(&["--pdf"]);
    assert!(said.status <= 1, "{}", said.err);
    let files = certificates(&folder, ".pdf");
    assert_eq!(files.len(), 1, "{said:#?}");
    let name = format!("{}.pdf", files.first().unwrap());
    assert_eq!(Path::new(&name).components().count(), 1);
    assert!(bytes(&folder, &name).ends_with(b"%%EOF"));
}

/// A run into an earlier output removes what it does not write, and keeps what it does.
#[test]
fn a_run_over_an_earlier_one_is_that_of_a_run_from_nothing() {
    let once = run(&["--pdf"]);
    let returns = project().join("samples/season");
    let (returns, out) = (returns.to_str().unwrap(), once.out());
    let again = |words: &[&str]| {
        let mut all = vec!["run", returns, "--out", out.to_str().unwrap(), "--no-progress"];
        all.extend(words);
        assert_eq!(palmares(&all).status, 0);
    };
    let before = support::files(&out);
    again(&["--pdf"]);
    assert_eq!(support::files(&out), before);
    again(&[]);
    assert!(certificates(&once, ".pdf").is_empty());
    again(&["--pdf"]);
    assert_eq!(support::files(&out), before);
}
