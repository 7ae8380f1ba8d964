//! What the catalogues of all languages must hold: the same keys and values as the English one, a
//! text for every key that code and templates name, and no text that nothing names.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::*;
use model::Exact;

/// The texts of a catalogue by key, as they stand in its file.
fn texts_of(source: &str) -> BTreeMap<&str, String> {
    let mut texts: BTreeMap<&str, String> = BTreeMap::new();
    let mut last = "";
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        match keys(line).next() {
            Some(key) => {
                last = key;
                let again = texts.insert(key, line.to_string());
                assert_eq!(again, None, "{key} stands twice");
            }
            None => texts.entry(last).or_default().push_str(line),
        }
    }
    texts.remove("");
    texts
}

/// The places of a text, without the number, which a language can leave to its words.
fn places(text: &str) -> BTreeSet<&str> {
    let starts = text.split('$').skip(1);
    let names = starts.map(|rest| {
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-').unwrap_or(rest.len());
        &rest[..end]
    });
    names.filter(|name| !["count", "number"].contains(name)).collect()
}

/// The keys that Rust asks for.
fn asked_in(source: &str) -> impl Iterator<Item = &str> {
    let calls = ["texts.text(", ".fill(", ".counted(", ".counted_with(", ".for_number("];
    let after = calls.into_iter().flat_map(|call| source.split(call).skip(1));
    after.filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next())
}

/// The keys that the sources of a folder and those below it name in quotation marks or markers;
/// with those that Rust asks for.
fn named_in(folder: &Path, endings: &[&str], found: &mut BTreeSet<String>) {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|why| unreachable!("{why}"));
    for path in entries.filter_map(Result::ok).map(|entry| entry.path()) {
        if path.is_dir() {
            named_in(&path, endings, found);
        }
        let is_source = path.extension().is_some_and(|own| endings.iter().any(|end| own == *end));
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        if is_source {
            if path.extension().is_some_and(|own| own == "rs") && !path.ends_with("tests.rs") {
                let english = texts_of(PAGE_CATALOGUES[0].1);
                for key in asked_in(&text) {
                    assert!(english.contains_key(key), "{}: {key}", path.display());
                }
            }
            let pieces = text.split(['"', '[', ']', ' ']).map(str::to_string);
            found.extend(pieces);
        }
    }
}

fn project() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Texts that say it without a value: a noun in small letters is none in German.
const DO_WITHOUT: [(&str, &str); 2] = [("de.ftl", "draw-by"), ("de.ftl", "draw-by-small")];

#[test]
fn every_catalogue_can_be_read_and_has_texts_of_english_only() {
    let english = texts_of(PAGE_CATALOGUES[0].1);
    for (name, source) in PAGE_CATALOGUES {
        assert_eq!(check_catalogue(name, source), Ok(()));
        let own = texts_of(source);
        for (key, text) in &own {
            let same = english.get(key).unwrap_or_else(|| unreachable!("{name}: {key} is unknown"));
            let (mut here, there) = (places(text), places(same));
            if DO_WITHOUT.contains(&(name, key)) {
                here = there.clone();
            }
            assert_eq!(here, there, "{name}: {key}");
        }
        assert!(own.contains_key("language-code"), "{name}");
    }
}

#[test]
fn every_catalogue_of_problems_and_forms_can_be_read() {
    for (language, source) in PROBLEM_CATALOGUES.iter().chain(FORM_CATALOGUES) {
        let read = FluentResource::try_new(source.to_string());
        assert_eq!(read.err().map(|(_, wrong)| wrong), None, "{language}");
    }
}

/// What each language lacks. A text that is added in English is added here, or translated.
#[test]
fn what_a_language_lacks_is_listed() {
    let lacks: [(Language, &[&str]); Language::ALL.len()] = [
        (Language::English, &[]),
        (Language::Welsh, &[]),
        (Language::Irish, &[]),
        (Language::Maori, &[]),
        (Language::French, &[]),
        (Language::German, &[]),
        (Language::Spanish, &[]),
        (Language::Polish, &[]),
        (Language::Dutch, &[]),
    ];
    let english = texts_of(PAGE_CATALOGUES[0].1);
    for (language, lacks) in lacks {
        let own = texts_of(PAGE_CATALOGUES[language as usize].1);
        let missing: Vec<&str> =
            english.keys().filter(|key| !own.contains_key(*key)).copied().collect();
        assert_eq!(missing, lacks, "{language}");
    }
}

#[test]
fn every_marker_of_our_templates_has_a_text_and_every_text_is_used() {
    let english = texts_of(PAGE_CATALOGUES[0].1);
    let texts = LanguageTexts::new(Language::English, None);
    let mut used = BTreeSet::new();
    named_in(&project().join("templates"), &["html", "svg", "txt", "js"], &mut used);
    for (name, source) in
        crate::html::builtin_templates().filter(|(name, _)| !name.ends_with(".ftl"))
    {
        let written = fill_template_texts(source, &texts, TextEscape::None);
        for left in written.split("[[").skip(1) {
            assert!(!left.starts_with(|c: char| c.is_ascii_lowercase()), "{name}: {left:.40}");
        }
    }
    named_in(&project().join("crates/report/src"), &["rs"], &mut used);
    let is_made = |key: &str| {
        // Keys that are put together, and words that are found by their English.
        ["word-", "month-", "spelled-"].iter().any(|stem| key.starts_with(stem))
    };
    let unused: Vec<&&str> =
        english.keys().filter(|key| !used.contains(**key) && !is_made(key)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn a_text_that_a_language_lacks_is_english() {
    let texts = LanguageTexts::new(Language::Welsh, Some("events = Digwyddiadau\n"));
    assert_eq!(texts.text("events"), "Digwyddiadau");
    assert_eq!(texts.text("players"), "Chwaraewyr");
    assert_eq!(texts.text("no-such-text"), "no-such-text");
}

#[test]
fn numbers_days_and_places_are_those_of_the_language() {
    use Language::*;
    let date = jiff::civil::date(2026, 3, 1);
    for (language, number, day, first, second) in [
        (English, "1,204.5", "1 March 2026", "first", "second"),
        (Welsh, "1,204.5", "1 Mawrth 2026", "1af", "2il"),
        (Irish, "1,204.5", "1 Márta 2026", "1ú", "2ú"),
        (Maori, "1,204.5", "1 Poutūterangi 2026", "1", "2"),
        (French, "1\u{a0}204,5", "1er mars 2026", "1re", "2e"),
        (German, "1.204,5", "1. März 2026", "1.", "2."),
        (Spanish, "1204,5", "1 de marzo de 2026", "1.er", "2.º"),
        (Polish, "1204,5", "1 marca 2026", "1.", "2."),
        (Dutch, "1.204,5", "1 maart 2026", "1e", "2e"),
    ] {
        let texts = LanguageTexts::new(language, None);
        assert_eq!(texts.localise_number("1,204.5"), number, "{language}");
        assert_eq!(texts.day_text(date), day, "{language}");
        assert_eq!([texts.ordinal_text(1), texts.ordinal_text(2)], [first, second], "{language}");
        assert_eq!(texts.localise_number("4.1.1"), "4.1.1");
    }
    let german = LanguageTexts::new(German, None);
    assert_eq!(german.localise_numbers_in("107 Local + 0.25 Green"), "107 Local + 0,25 Green");
    assert_eq!(
        german.points_in_words(Exact::parse_decimal("1.05").unwrap_or(Exact::ZERO)),
        "eins Komma null fünf"
    );
}

#[test]
fn things_are_counted_in_the_forms_of_the_language() {
    use Language::*;
    for (language, told) in [
        (English, ["1 event", "2 events", "3 events", "6 events", "22 events", "1,234 events"]),
        (
            Welsh,
            [
                "1 gystadleuaeth",
                "2 gystadleuaeth",
                "3 cystadleuaeth",
                "6 chystadleuaeth",
                "22 cystadleuaeth",
                "1,234 cystadleuaeth",
            ],
        ),
        (
            Irish,
            [
                "1 chomórtas",
                "2 chomórtas",
                "3 chomórtas",
                "6 chomórtas",
                "22 comórtas",
                "1,234 comórtas",
            ],
        ),
        (
            Polish,
            [
                "1 turniej",
                "2 turnieje",
                "3 turnieje",
                "6 turniejów",
                "22 turnieje",
                "1234 turnieje",
            ],
        ),
        (
            German,
            [
                "1 Turnier",
                "2 Turniere",
                "3 Turniere",
                "6 Turniere",
                "22 Turniere",
                "1.234 Turniere",
            ],
        ),
    ] {
        let texts = LanguageTexts::new(language, None);
        let counts = [1, 2, 3, 6, 22, 1_234];
        assert_eq!(
            counts.map(|count| texts.text_for_count("count-events", count)),
            told,
            "{language}"
        );
    }
}

#[test]
fn texts_in_templates_are_escaped_and_quoted() {
    let own = "events = A & <b> \"c\"\nhead-points = Points won\n";
    let texts = LanguageTexts::new(Language::English, Some(own));
    let written = |source: &str| fill_template_texts(source, &texts, TextEscape::Markup);
    assert_eq!(written("<p>[[events]]"), "<p>A &amp; &lt;b&gt; &quot;c&quot;");
    assert_eq!(written("<td data-h=[[head-points]]>"), "<td data-h=\"Points won\">");
    assert_eq!(written("<td data-h=\"[[head-points]]\">"), "<td data-h=\"Points won\">");
    assert_eq!(written("[[1, 2], [3]]"), "[[1, 2], [3]]");
    assert_eq!(written("[[round-number number={{ round }}]]"), "Round {{ round }}");
    assert_eq!(
        fill_template_texts("\"[[events]]\"", &texts, TextEscape::Script),
        "\"A & <b> \\\"c\\\"\""
    );
    let lines =
        LanguageTexts::new(Language::English, Some("events =\n    one</script>\n    two\n"));
    assert_eq!(
        fill_template_texts("\"[[events]]\"", &lines, TextEscape::Script),
        "\"one<\\/script>\\ntwo\""
    );
}

#[test]
fn a_catalogue_has_the_keys_and_values_of_the_english_one() {
    for (name, source) in PAGE_CATALOGUES {
        assert_eq!(check_catalogue(name, source), Ok(()));
    }
    let partial =
        "events = Noson\ncount-events =\n    { $count ->\n       *[other] { $number } x\n    }\n";
    assert_eq!(check_catalogue("cy.ftl", partial), Ok(()));
    let told = |source: &str| check_catalogue("cy.ftl", source).err().unwrap_or_default();
    assert_eq!(told("# A\nevnts = x\n"), "cy.ftl, line 2: there is no text evnts");
    assert_eq!(told("evnts=x\n"), "cy.ftl, line 1: there is no text evnts");
    let other = "events = x\ncount-events = { $numbr }\n";
    assert_eq!(told(other), "cy.ftl, line 2: the text count-events has no value $numbr");
    assert!(told("events = { $").starts_with("cy.ftl, line 1: "));
}

#[test]
fn what_people_typed_is_never_translated() {
    let texts = LanguageTexts::new(Language::German, None);
    let mut page = serde_json::json!({
        "title": "Club", "name": "Table", "clauses": "4.1", "score": "61.50", "unit": "Points",
        "rows": [{"points": ["1,204.5"], "outcome": "Points", "entry": "1.5"}],
    });
    translate_page_context(&mut page, &texts);
    let told = serde_json::json!({
        "title": "Club", "name": "Table", "clauses": "4.1", "score": "61,50", "unit": "Punkte",
        "rows": [{"points": ["1.204,5"], "outcome": "Punkte", "entry": "1.5"}],
    });
    assert_eq!(page, told);
}

#[test]
fn the_script_of_pages_knows_the_decimal_mark_of_every_language() {
    let script = include_str!(concat!(env!("PALMARES_TEMPLATES"), "/palmares.js"));
    let list = script.split("const comma = [").nth(1).and_then(|rest| rest.split(']').next());
    let known: BTreeSet<&str> =
        list.unwrap_or_default().split(", ").map(|word| word.trim_matches('"')).collect();
    for language in Language::ALL {
        let has_comma = LanguageTexts::new(*language, None).localise_number("1.5") == "1,5";
        assert_eq!(known.contains(language.word()), has_comma, "{language}");
    }
}
