//! The gallery of problems: a folder of `tests/problems/` for every code, with the smallest
//! return that causes it and the output of `palmares check`.
//!
//! A file `name.xlsx.txt` is a workbook as text (see [`support::workbook`]), `name.bws.txt` a database
//! of scoring pads (see [`support::database`]); any other file is used unchanged. A builder in [`BUILT`] makes what text cannot describe.
//! `expected.txt` holds standard error and the exit status. To add a problem, add a folder
//! with its input, run with `SNAPSHOTS=overwrite` and read the result.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::io::{Cursor, Write as _};
use std::path::PathBuf;
use std::sync::OnceLock;

use crate::support::database::{Jet, database};
use crate::support::phrases::phrases;
use crate::support::{Folder, files, golden, palmares, palmares_unchecked, project, workbook};
use model::problem::{InternalFault, RenderedProblem};
use rayon::prelude::*;
use season::declared_problems;

/// The folder of the gallery.
const GALLERY: &str = "tests/problems";
/// The expected output, in the folder of the input.
const EXPECTED: &str = "expected.txt";

/// The words of a command, in the folder of the input, if it is not `check`.
const COMMAND: &str = "command.txt";

/// A folder with this workbook is reconciled, with the decisions if there are any, instead
/// of checked.
const REGISTER: &str = "register.xlsx";
const DECISIONS: &str = "decisions.xlsx";

/// The page of the manual with a row for each problem.
const MANUAL: &str = "docs/problems.md";
/// The marks before and after its table.
const TABLE_BEGINS: &str = "<!-- problems: kept by tests/returns/problems.rs -->";
const TABLE_ENDS: &str = "<!-- end of problems -->";

/// Makes an input that text cannot describe.
type Builder = fn(&Folder);

/// The folders whose input is made or finished by a builder.
const BUILT: &[(&str, Builder)] = &[
    #[cfg(unix)]
    ("file-unreadable", a_link_to_a_file_that_is_gone),
    #[cfg(unix)]
    ("folder-unreadable", a_folder_that_holds_itself),
    ("bundle-differs", a_bundle_with_another_score),
    ("bundle-entry-changed", |folder| a_bundle(folder, "returns/1/a.xlsx", 2, "returns/1/a.xlsx")),
    ("bundle-entry-missing", |folder| a_bundle(folder, "returns/1/a.xlsx", 1, LIST)),
    ("bundle-entry-unlisted", |folder| a_bundle(folder, "given/a", 1, "given/a; given/b")),
    ("bundle-name", |folder| a_bundle(folder, "../a.xlsx", 1, "../a.xlsx")),
    ("bundle-not-computed", |folder| a_bundle(folder, "register/a", 1, "register/a")),
    ("bundle-run-changed", a_run_with_a_changed_file),
    ("bundle-run-differs", a_run_of_a_return_that_was_changed),
    ("bundle-too-large", |folder| a_bundle(folder, "returns/1/a.xlsx", 5 << 30, LIST)),
    ("bundle-version", a_bundle_of_another_version),
    ("layout-not-copied", a_workbook_with_a_logo),
    #[cfg(unix)]
    ("folder-passed-over", a_link_to_everything),
    #[cfg(unix)]
    ("link-followed", a_link_to_a_return_elsewhere),
    ("marker-alone", a_folder_with_a_copied_marker),
    ("pad-rows-missing", a_database_of_which_a_page_is_gone),
    #[cfg(unix)]
    ("read-elsewhere", a_link_to_a_return_beside_it),
    ("register-cut-off", a_register_of_the_old_kind_that_was_full),
    ("return-in-output", a_return_put_into_an_output_folder),
    ("sheet-unreadable", a_sheet_that_breaks_off),
    ("workbook-damaged", a_workbook_cut_in_half),
    ("workbook-left-out", workbooks_under_other_names),
    ("workbook-encrypted", a_workbook_with_a_password),
    ("workbook-too-large", a_workbook_that_unpacks_to_far_more),
];

/// A problem that no return causes unless palmares has a bug; [`fault_of_ours`] makes its
/// text.
const FAULT_OF_OURS: &str = "internal-fault";

/// Problems that need symbolic links, which not all systems have.
const BY_LINKS: [&str; 5] = [
    "file-unreadable",
    "folder-passed-over",
    "folder-unreadable",
    "link-followed",
    "read-elsewhere",
];

/// Folders of texts, which nobody reads unless they are given by name.
const GIVEN_ALONE: [&str; 1] = ["text-alone"];

#[test]
fn every_problem_is_told_as_its_folder_says() {
    for (code, told) in gallery() {
        golden(&format!("{GALLERY}/{code}/{EXPECTED}"), told);
        assert!(told.contains(&format!("[{code}]: ")), "{code} is not provoked by its folder");
        let [severity, ..] = block(told, code);
        let declared = declared_problems().filter(|one| one.code == code);
        let mut declared = declared.map(|one| one.severity.id());
        assert!(declared.any(|declared| declared == severity), "{code} is no {severity}");
    }
}

#[test]
fn the_source_the_gallery_and_the_manual_list_the_same_codes() {
    let codes: BTreeSet<String> = declared_problems().map(|one| one.code.to_string()).collect();
    assert_eq!(codes, codes_of_the_source(), "codes that are gathered, then those declared");
    assert_eq!(codes, folders(), "codes, then folders");
    let manual = std::fs::read_to_string(project().join(MANUAL)).unwrap();
    let (before, rest) = manual.split_once(TABLE_BEGINS).unwrap();
    let (_, after) = rest.split_once(TABLE_ENDS).unwrap();
    golden(MANUAL, &format!("{before}{TABLE_BEGINS}\n{}{TABLE_ENDS}{after}", table()));
}

/// Told in German, no problem has a phrase of English in it.
#[test]
fn no_phrase_stays_english_in_german() {
    let is_long = |part: &&str| part.trim().contains(' ') && part.trim().len() > 10;
    let parts = |english: String| {
        let parts = english.split(['{', '}']).step_by(2).filter(is_long);
        parts.map(|part| part.trim().to_string()).collect::<Vec<String>>()
    };
    // Fixed words of pages stand in problems too, with `#` for numbers; those of forms stay English.
    let of_problems =
        |key: &str| ["why-", "played-", "proof-"].iter().any(|own| key.starts_with(own));
    let words = include_str!("../../templates/languages/en.ftl").lines();
    let words = words.filter_map(|line| line.strip_prefix("word-")?.split_once(" = "));
    let words = words.filter(|(key, _)| of_problems(key));
    let words = words.map(|(_, english)| english.replace('#', "{}"));
    let english: BTreeSet<String> = phrases().into_iter().chain(words).flat_map(parts).collect();
    let has = |code: &str, file: &str| project().join(GALLERY).join(code).join(file).exists();
    // Other commands than `check` do not choose a language in every folder.
    let chosen = |code: &String| !has(code, COMMAND) && !has(code, &format!("{REGISTER}.txt"));
    let (together, alone): (Vec<String>, Vec<String>) =
        folders().into_iter().filter(chosen).partition(|code| is_of_workbooks(code));
    let season = Folder::new();
    together.iter().for_each(|code| add_sent(&season, &format!("{code}/"), code));
    let german = ["--set", "Language=de"];
    let of_season = checked(&[season.returns()], &german);
    // What others beside it hide is told alone.
    let hidden = |code: &&String| !of_season.contains(&format!("[{code}]"));
    let alone: Vec<&String> = alone.iter().chain(together.iter().filter(hidden)).collect();
    let mut said: Vec<String> = alone.par_iter().map(|code| told_in(code, &german)).collect();
    said.push(of_season);
    let wrong: Vec<&str> = said
        .iter()
        .flat_map(|said| said.lines())
        .filter(|line| english.iter().any(|part| line.contains(part.as_str())))
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn each_code_has_a_heading_in_words_of_its_own() {
    let mut codes = BTreeMap::new();
    let mut headings = BTreeMap::new();
    for one in declared_problems() {
        let words = one.heading.contains(' ') && !one.heading.contains(['{', '.']);
        assert!(words, "{}: {}", one.code, one.heading);
        assert_eq!(*codes.entry(one.heading).or_insert(one.code), one.code, "{}", one.heading);
        assert_eq!(*headings.entry(one.code).or_insert(one.heading), one.heading, "{}", one.code);
    }
}

/// The output for each folder, computed once for all tests.
fn gallery() -> &'static BTreeMap<String, String> {
    static GALLERY: OnceLock<BTreeMap<String, String>> = OnceLock::new();
    GALLERY
        .get_or_init(|| folders().into_par_iter().map(|code| (code.clone(), told(&code))).collect())
}

/// The folders of the gallery.
fn folders() -> BTreeSet<String> {
    let entries = std::fs::read_dir(project().join(GALLERY)).unwrap().map(Result::unwrap);
    let folders = entries.filter(|entry| entry.file_type().unwrap().is_dir());
    folders.map(|entry| entry.file_name().into_string().unwrap()).collect()
}

/// The codes declared in the source.
fn codes_of_the_source() -> BTreeSet<String> {
    let files = walkdir::WalkDir::new(project().join("crates")).into_iter().map(Result::unwrap);
    let files = files.filter(|file| file.path().extension().is_some_and(|ending| ending == "rs"));
    let source = files.map(|file| std::fs::read_to_string(file.path()).unwrap());
    let declared = source.flat_map(|source| {
        let blocks = source.split("\nproblems! {\n").skip(1);
        let blocks = blocks.map(|block| block.split("\n}\n").next().unwrap().to_string());
        blocks.flat_map(|block| codes_of(&block)).collect::<Vec<String>>()
    });
    declared.collect()
}

/// The codes of a block of declarations: a line of each begins with its severity and code.
fn codes_of(block: &str) -> Vec<String> {
    let lines = block.lines().filter_map(|line| line.strip_prefix("    "));
    let given = lines.filter_map(|line| line.split_once(" \""));
    let declares = |word: &str| ["error", "error(part)", "warning", "note"].contains(&word);
    let given = given.filter(|(word, _)| declares(word));
    given.map(|(_, rest)| rest.split('"').next().unwrap().to_string()).collect()
}

/// Output and exit status of `palmares check` for a folder.
fn told(code: &str) -> String {
    told_in(code, &[])
}

/// The same with further words on the command line, where it is `palmares check`.
fn told_in(code: &str, further: &[&str]) -> String {
    if code == FAULT_OF_OURS {
        return fault_of_ours();
    }
    if cfg!(not(unix)) && BY_LINKS.contains(&code) {
        eprintln!("{code} was not tried: this system has no symbolic links for everybody");
        return std::fs::read_to_string(project().join(GALLERY).join(code).join(EXPECTED)).unwrap();
    }
    let folder = sent_in(code);
    if let Some(words) = command_of(code, &folder) {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let said = palmares_unchecked(&words);
        let returns = folder.returns().display().to_string();
        let err = said.err.replace(&format!("{returns}/"), "").replace(&returns, "returns");
        let err = err.replace(&folder.out().display().to_string(), "out");
        return format!("{err}\nexit status {}\n", said.status);
    }
    if folder.returns().join(REGISTER).exists() {
        return told_of_register(&folder);
    }
    let given: Vec<String> = match GIVEN_ALONE.contains(&code) {
        true => files(&folder.returns()).into_keys().collect(),
        false => vec![String::new()],
    };
    let given: Vec<_> = given.iter().map(|name| folder.returns().join(name)).collect();
    checked(&given, further)
}

/// Output and exit status of `palmares check` for some files and folders.
fn checked(given: &[PathBuf], further: &[&str]) -> String {
    let mut words = vec!["check", "-v", "--no-progress"];
    words.extend(further);
    words.extend(given.iter().map(|path| path.to_str().unwrap()));
    let said = palmares(&words);
    format!("{}\nexit status {}\n", said.err, said.status)
}

/// The words of another command than `check`, one a line: `RETURNS` and `OUT` are its folders.
fn command_of(code: &str, folder: &Folder) -> Option<Vec<String>> {
    let text = std::fs::read_to_string(project().join(GALLERY).join(code).join(COMMAND)).ok()?;
    let [returns, out] = [folder.returns(), folder.out()].map(|path| path.display().to_string());
    let word = |line: &str| line.replace("RETURNS", &returns).replace("OUT", &out);
    Some(text.lines().map(word).collect())
}

/// Output and exit status of `palmares reconcile` for a folder with a register.
fn told_of_register(folder: &Folder) -> String {
    let (returns, out) = (folder.returns(), folder.out());
    let (register, decisions) = (returns.join(REGISTER), returns.join(DECISIONS));
    let mut words = vec!["reconcile", "--register", register.to_str().unwrap()];
    words.extend([returns.to_str().unwrap(), "--out", out.to_str().unwrap()]);
    words.extend(["--as-of", "2026-04-01", "--no-progress", "-v"]);
    if decisions.exists() {
        words.extend(["--decisions", decisions.to_str().unwrap()]);
    }
    let said = palmares(&words);
    format!("{}\nexit status {}\n", said.err, said.status)
}

/// The text of a bug in palmares, which no known return causes: made by the library, in the
/// layout of the terminal.
fn fault_of_ours() -> String {
    let why = "index out of bounds: the len is 3 but the index is 3".to_string();
    let told = RenderedProblem::for_file(InternalFault { why });
    format!(
        "{}[{}]: {}\n  --> tuesday.xlsx\n  hint: {}\n\nexit status 1\n",
        told.severity.id(),
        told.code,
        told.message,
        told.hint
    )
}

/// The input of a folder.
fn sent_in(code: &str) -> Folder {
    let folder = Folder::new();
    add_sent(&folder, "", code);
    for (_, build) in BUILT.iter().filter(|(built, _)| *built == code) {
        build(&folder);
    }
    folder
}

/// Whether the folder of a code is workbooks alone, which other returns beside them do not concern.
fn is_of_workbooks(code: &str) -> bool {
    let is_workbook = |name: &String| name == EXPECTED || name.ends_with(".xlsx.txt");
    let is_built = BUILT.iter().any(|(built, _)| *built == code) || code == FAULT_OF_OURS;
    !is_built && files(&project().join(GALLERY).join(code)).keys().all(is_workbook)
}

/// Adds what is sent in the folder of a code, under names that begin with `place`.
fn add_sent(folder: &Folder, place: &str, code: &str) {
    for (name, bytes) in files(&project().join(GALLERY).join(code)) {
        if [EXPECTED, COMMAND].contains(&name.as_str()) {
            continue;
        }
        let name = format!("{place}{name}");
        if let Some(name) = name.strip_suffix(".bws.txt") {
            let text = String::from_utf8(bytes).unwrap();
            folder.add_bytes(&format!("{name}.bws"), &database(&text, Jet::Four));
            continue;
        }
        match name.strip_suffix(".xlsx.txt") {
            Some(stem) => folder.add(&format!("{stem}.xlsx"), &String::from_utf8(bytes).unwrap()),
            None => folder.add_bytes(&name, &bytes),
        }
    }
}

/// The table of all problems.
fn table() -> String {
    let mut table =
        String::from("| code | severity | what it says | what to do |\n|---|---|---|---|\n");
    for (code, told) in gallery() {
        let [severity, message, hint] = block(told, code);
        writeln!(table, "| [`{code}`](../{GALLERY}/{code}) | {severity} | {message} | {hint} |")
            .unwrap();
    }
    table
}

/// Severity, message and hint of the first problem with a code.
fn block(told: &str, code: &str) -> [String; 3] {
    let mark = format!("[{code}]: ");
    let mut lines = told.lines().skip_while(|line| !line.contains(&mark));
    let (severity, message) =
        lines.next().and_then(|line| line.split_once(&mark)).unwrap_or_default();
    let hint = lines.find_map(|line| line.trim_start().strip_prefix("hint: ")).unwrap_or_default();
    [severity, message, hint].map(|text| text.replace('|', "\\|"))
}

/// The list of a bundle, which every bundle holds.
const LIST: &str = "bundle.json";

/// A bundle that lists a file of so many bytes and holds others, each of one byte.
fn a_bundle(folder: &Folder, listed: &str, size: u64, held: &str) {
    let digest = format!("{:032x}", xxhash_rust::xxh3::xxh3_128(b"x"));
    let register = listed.strip_prefix("register").map_or(String::from("null"), |_| {
        format!(
            r#"{{"register": "{listed}", "decisions": null, "ledger": null, "as_of": "2026-04-01",
            "trust": "Sealed", "accept": "Exact", "duplicates": false, "all": false}}"#
        )
    });
    let list = format!(
        r#"{{"format": 1, "palmares": "{}", "recipe": {{"returns": [], "given": [], "templates": null,
        "only": [], "letters": false, "embargo": false, "signed": false, "crediting": {register}}},
        "inputs": {{"{listed}": {{"size": {size}, "digest": "{digest}"}}}}, "outputs": {{}}}}"#,
        env!("CARGO_PKG_VERSION")
    );
    let others = held.split("; ").filter(|name| *name != LIST).map(|name| (name, &b"x"[..]));
    let entries = std::iter::once((LIST, list.as_bytes())).chain(others);
    folder.add_bytes("proof.zip", &workbook::zipped(entries));
}

/// Runs palmares over the returns, for tables only, and puts the run into a bundle.
fn bundled(folder: &Folder) -> BTreeMap<String, Vec<u8>> {
    let [run, returns] = [folder.out(), folder.returns()];
    assert_eq!(folder.tables().status, 0);
    let proof = folder.root().join("proof.zip");
    let words = [&run, &returns, &proof].map(|path| path.to_str().unwrap());
    let said = palmares(&["bundle", words[0], words[1], "--out", words[2]]);
    assert_eq!(said.status, 0, "{said:#?}");
    workbook::unzipped(&std::fs::read(proof).unwrap())
}

/// Puts a bundle with some texts of its list replaced among the returns.
fn changed_bundle(folder: &Folder, mut entries: BTreeMap<String, Vec<u8>>, texts: &[[&str; 2]]) {
    let list = entries.get_mut(LIST).unwrap();
    let mut text = String::from_utf8(list.clone()).unwrap();
    for [from, to] in texts {
        assert!(text.contains(from), "{from} is not in {text}");
        text = text.replace(from, to);
    }
    *list = text.into_bytes();
    let entries = entries.iter().map(|(name, content)| (name.as_str(), content.as_slice()));
    folder.add_bytes("proof.zip", &workbook::zipped(entries));
}

/// Somebody gave the first pair more in the bundle, and corrected the digest.
fn a_bundle_with_another_score(folder: &Folder) {
    let mut entries = bundled(folder);
    let standings = entries.get_mut("run/data/standings.csv").unwrap();
    let mark = |content: &[u8]| format!("{:032x}", xxhash_rust::xxh3::xxh3_128(content));
    let before = mark(standings);
    let at = standings.windows(4).position(|at| at == b",60,").unwrap();
    standings[at + 1] = b'9';
    let after = mark(standings);
    changed_bundle(folder, entries, &[[&before, &after]]);
}

fn a_bundle_of_another_version(folder: &Folder) {
    let ours = format!("\"palmares\": \"{}\"", env!("CARGO_PKG_VERSION"));
    let entries = bundled(folder);
    changed_bundle(folder, entries, &[[&ours, "\"palmares\": \"0.0.9\""]]);
}

fn a_run_with_a_changed_file(folder: &Folder) {
    assert_eq!(folder.tables().status, 0);
    std::fs::write(folder.out().join("data/awards.csv"), "mine").unwrap();
}

fn a_run_of_a_return_that_was_changed(folder: &Folder) {
    assert_eq!(folder.tables().status, 0);
    let file = project().join(GALLERY).join("bundle-run-differs/monday.xlsx.txt");
    let text = std::fs::read_to_string(file).unwrap();
    folder.add("monday.xlsx", &text.replace("1 | 60", "1 | 61").replace("4 | 40", "4 | 39"));
}

#[cfg(unix)]
fn a_link_to_a_file_that_is_gone(folder: &Folder) {
    std::os::unix::fs::symlink("moved/tuesday.xlsx", folder.returns().join("tuesday.xlsx"))
        .unwrap();
}

#[cfg(unix)]
fn a_link_to_everything(folder: &Folder) {
    std::os::unix::fs::symlink("/", folder.returns().join("old")).unwrap();
}

#[cfg(unix)]
fn a_folder_that_holds_itself(folder: &Folder) {
    std::os::unix::fs::symlink(".", folder.returns().join("may")).unwrap();
}

#[cfg(unix)]
fn a_link_to_a_return_elsewhere(folder: &Folder) {
    let name = "tuesday.xlsx";
    std::fs::rename(folder.returns().join(name), folder.root().join(name)).unwrap();
    std::os::unix::fs::symlink(format!("../{name}"), folder.returns().join(name)).unwrap();
}

#[cfg(unix)]
fn a_link_to_a_return_beside_it(folder: &Folder) {
    let link = folder.returns().join("latest.xlsx");
    std::os::unix::fs::symlink("tuesday.xlsx", link).unwrap();
}

fn a_folder_with_a_copied_marker(folder: &Folder) {
    let club = folder.returns().join("llanfair");
    std::fs::create_dir(&club).unwrap();
    std::fs::rename(folder.returns().join("tuesday.xlsx"), club.join("tuesday.xlsx")).unwrap();
    std::fs::write(club.join(".palmares"), "palmares output, format 1\n").unwrap();
}

fn a_return_put_into_an_output_folder(folder: &Folder) {
    let (returns, out) = (folder.returns(), folder.returns().join("results"));
    let (from, to) = (returns.to_str().unwrap(), out.to_str().unwrap());
    let said = palmares(&["run", from, "--out", to, "--no-progress"]);
    assert_eq!(said.status, 0, "{said:#?}");
    std::fs::copy(folder.returns().join("tuesday.xlsx"), out.join("wednesday.xlsx")).unwrap();
}

/// A workbook as old copies are called, hidden, and in an archive.
fn workbooks_under_other_names(folder: &Folder) {
    let bytes = std::fs::read(folder.returns().join("tuesday.xlsx")).unwrap();
    folder.add_bytes("tuesday.xlsx.bak", &bytes);
    folder.add_bytes(".tuesday.xlsx", &bytes);
    let parts: [(&str, &[u8]); 2] = [("May/one.xlsx", &bytes), ("May/two.xlsx", &bytes)];
    folder.add_bytes("may.zip", &workbook::zipped(parts));
}

fn a_workbook_cut_in_half(folder: &Folder) {
    let path = folder.returns().join("tuesday.xlsx");
    let bytes = std::fs::read(&path).unwrap();
    std::fs::write(&path, &bytes[..bytes.len() / 2]).unwrap();
}

/// The page with the members' names was overwritten.
fn a_database_of_which_a_page_is_gone(folder: &Folder) {
    let path = folder.returns().join("monday.bws");
    let mut bytes = std::fs::read(&path).unwrap();
    let name: Vec<u8> = "Ann Ash".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let found = bytes.windows(name.len()).position(|at| at == name).unwrap();
    bytes.chunks_mut(4096).nth(found / 4096).unwrap().fill(0);
    std::fs::write(&path, bytes).unwrap();
}

/// The container of a workbook that Excel encrypted with a password.
fn a_workbook_with_a_password(folder: &Folder) {
    let mut container = cfb::CompoundFile::create(Cursor::new(Vec::new())).unwrap();
    for (stream, bytes) in [("EncryptionInfo", [4, 0, 4, 0]), ("EncryptedPackage", [7; 4])] {
        container.create_stream(stream).unwrap().write_all(&bytes).unwrap();
    }
    container.flush().unwrap();
    folder.add_bytes("tuesday.xlsx", container.into_inner().get_ref());
}

fn a_workbook_that_unpacks_to_far_more(folder: &Folder) {
    let blanks = vec![b' '; 70 << 20];
    let parts: [(&str, &[u8]); 2] =
        [("xl/workbook.xml", b"<workbook/>"), ("xl/sharedStrings.xml", &blanks)];
    folder.add_bytes("tuesday.xlsx", &workbook::zipped(parts));
}

/// The Results sheet ends in the middle of its last row.
fn a_sheet_that_breaks_off(folder: &Folder) {
    rewrite(folder, "xl/worksheets/sheet3.xml", |xml| {
        let last = xml.rfind("<c ").unwrap();
        xml[..last].to_string()
    });
}

/// A register with the maximum number of rows of the old format.
fn a_register_of_the_old_kind_that_was_full(folder: &Folder) {
    let mut text = "## Members\nNumber | Name\n".to_string();
    for row in 2..=65_536 {
        writeln!(text, "{row} | Member {row}").unwrap();
    }
    folder.add(REGISTER, &text);
}

fn a_workbook_with_a_logo(folder: &Folder) {
    rewrite(folder, "xl/worksheets/sheet1.xml", |xml| {
        xml.replace("</worksheet>", r#"<drawing r:id="rId1"/></worksheet>"#)
    });
    // The copy of a signed workbook is a new one.
    let path = folder.returns().join("tuesday.xlsx");
    let mut parts = workbook::parts(&std::fs::read(&path).unwrap());
    parts.insert("_xmlsignatures/origin.sigs".to_string(), Vec::new());
    let parts = parts.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice()));
    std::fs::write(&path, workbook::zipped(parts)).unwrap();
}

/// Changes a part of the workbook in the folder.
fn rewrite(folder: &Folder, part: &str, change: fn(&str) -> String) {
    let path = folder.returns().join("tuesday.xlsx");
    let mut parts = workbook::parts(&std::fs::read(&path).unwrap());
    let changed = change(std::str::from_utf8(&parts[part]).unwrap());
    parts.insert(part.to_string(), changed.into_bytes());
    let parts = parts.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice()));
    std::fs::write(&path, workbook::zipped(parts)).unwrap();
}
