//! A law of all importers: what `import` writes runs without an error that the file itself would
//! not give. It is tried on every file of the repository that `import` takes, on what `export`
//! makes of the samples, and on small files with what others write.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use crate::support::database::{Jet, database};
use crate::support::{Folder, palmares, project};
use engine::awards::SeasonContext;
use model::WorkbookCopy;
use model::problem::{RenderedProblem, Severity, render_problems};
use proptest::prelude::*;
use returns::{
    ImportedReturn, PadFileKind, import_scoring_pad_file, import_usebio, read_tournament_report,
    sheets_from_trf,
};
use season::{Settings, command_line_settings, compute_return_from_bytes};

/// A file that `import` takes.
struct Source {
    name: String,
    bytes: Vec<u8>,
}

/// What a file tells as a whole, and its workbook at each row.
const SAME: [(&str, &str); 2] =
    [("pad-unfinished", "board-without-result"), ("pad-undecided", "board-without-result")];

/// What no file of another program says of its event.
fn settings() -> Arc<Settings> {
    command_line_settings(["Rules=wbu-2003", "Status=club"]).unwrap()
}

fn errors(told: &[RenderedProblem]) -> BTreeSet<String> {
    let errors = told.iter().filter(|told| told.severity == Severity::Error);
    errors.map(|told| told.code.to_string()).collect()
}

/// The errors of a return, as `check` finds them.
fn errors_of(bytes: &[u8], settings: &Settings) -> BTreeSet<String> {
    errors(&compute_return_from_bytes(bytes, settings, &SeasonContext::default()).problems)
}

/// The errors of a file and its sheets; `None` if `import` does not take it.
fn imported(source: &Source) -> Option<(BTreeSet<String>, WorkbookCopy)> {
    let bytes = &source.bytes[..];
    if source.name.ends_with(".trf") {
        let (report, problems) = read_tournament_report(bytes);
        let players = !report.table.contestants.is_empty();
        return players
            .then(|| (errors(&render_problems(&problems, None)), sheets_from_trf(&report, None)));
    }
    let read = match PadFileKind::recognise(bytes) {
        Some(kind) => import_scoring_pad_file(kind, bytes, None, false),
        None if source.name.ends_with(".xml") => import_usebio(bytes, None),
        None => return None,
    };
    let ImportedReturn { workbook_copy, .. } = read.ok()?;
    Some((errors_of(bytes, &settings()), workbook_copy))
}

/// The errors that the workbook of a file gives and the file does not; `None` if `import` does not
/// take the file.
fn breach(source: &Source) -> Option<BTreeSet<String>> {
    let (of_file, workbook_copy) = imported(source)?;
    let book = workbook::write::copy_workbook(&workbook_copy, "copy", "palmares").unwrap();
    // The workbook of a report names its rules itself.
    let is_report = source.name.ends_with(".trf");
    let settings = if is_report { Arc::default() } else { settings() };
    let mut of_book = errors_of(&book, &settings);
    for (_, same) in SAME.iter().filter(|(whole, _)| of_file.contains(*whole)) {
        of_book.remove(*same);
    }
    if is_report {
        // A return draws its next round; `palmares draw` says the same of the file.
        of_book.remove("no-draw");
    }
    // The problems of a report are named by its records; a report with errors is not compared.
    Some(match is_report && !of_file.is_empty() {
        true => BTreeSet::new(),
        false => of_book.difference(&of_file).cloned().collect(),
    })
}

/// Every file under a folder that can be one for `import`.
fn files_under(folder: &Path) -> Vec<Source> {
    let found = walkdir::WalkDir::new(folder).sort_by_file_name().into_iter().map(Result::unwrap);
    let files = found.filter(|file| file.file_type().is_file());
    let mut sources = Vec::new();
    for file in files {
        let name = file.path().strip_prefix(project()).unwrap_or(file.path());
        let name = name.to_string_lossy().into_owned();
        let ending = file.path().extension().unwrap_or_default().to_string_lossy().to_string();
        if !["trf", "xml", "bws", "pbn", "csv", "txt"].contains(&&*ending) {
            continue;
        }
        let bytes = std::fs::read(file.path()).unwrap();
        match name.strip_suffix(".bws.txt") {
            Some(stem) => {
                let text = String::from_utf8(bytes).unwrap();
                for (jet, version) in [(Jet::Three, 3), (Jet::Four, 4)] {
                    let name = format!("{stem} (Jet {version}).bws");
                    sources.push(Source { name, bytes: database(&text, jet) });
                }
            }
            None => sources.push(Source { name, bytes }),
        }
    }
    sources
}

/// How many of the files were taken, and those that break the law.
fn tried(sources: &[Source]) -> (usize, Vec<String>) {
    let found = sources.iter().filter_map(|source| Some((source, breach(source)?)));
    let found: Vec<_> = found.collect();
    let broken = found.iter().filter(|(_, codes)| !codes.is_empty());
    (found.len(), broken.map(|(source, codes)| format!("{}: {codes:?}", source.name)).collect())
}

#[test]
fn the_files_of_the_repository_keep_the_law() {
    let folders = ["samples", "tests", "crates/swiss/tests", "examples"];
    let sources: Vec<Source> =
        folders.iter().flat_map(|folder| files_under(&project().join(folder))).collect();
    let (taken, broken) = tried(&sources);
    assert!(taken >= 30, "only {taken} files were taken");
    assert_eq!(broken, [] as [String; 0]);
}

#[test]
fn what_is_exported_keeps_the_law() {
    let samples = project().join("samples");
    for form in ["trf", "usebio"] {
        let folder = Folder::new();
        let out = folder.out();
        let mut words = vec!["export", form, samples.to_str().unwrap()];
        words.extend(["--out", out.to_str().unwrap()]);
        words.extend((form == "trf").then_some("--draft"));
        palmares(&words);
        let (taken, broken) = tried(&files_under(&out));
        assert!(taken > 0, "no file was exported as {form}");
        assert_eq!(broken, [] as [String; 0], "{form}");
    }
}

/// A report of four players with lines of the tournament, what stands under the birth of the first,
/// and the games of the first two.
fn report(lines: &str, born: &str, games: [&str; 2]) -> String {
    let player = |id: u32, born: &str, games: &str| {
        format!(
            "001 {id:>4}      {:<33} {:>4}                 {born:<10}      {id:>4}  {games}",
            format!("Player {id}"),
            2400 - id
        )
    };
    let others = ["   4 w 1", "   3 b 0"];
    let players = [
        player(1, born, games[0]),
        player(2, "", games[1]),
        player(3, "", others[0]),
        player(4, "", others[1]),
    ];
    format!("012 Riverside Open\n042 2026/05/02\n{lines}\n{}\n", players.join("\n"))
}

/// A report of three teams of two in two rounds: lines of the tournament, and what stands under the
/// birth of each player.
fn teams(lines: &str, born: &str) -> String {
    let player = |id: u32, games: &str| {
        format!(
            "001 {id:>4}      {:<33} {:>4}                 {born:<10}      {id:>4}  {games}",
            format!("Player {id}"),
            2400 - id
        )
    };
    let team = |number: u32| {
        let players = format!("{:>4} {:>4}", 2 * number - 1, 2 * number);
        format!("310 {number:>3} {:<65}{players}", format!("Team {number}"))
    };
    let all = [
        "012 Riverside League".to_string(),
        "042 2026/05/02".to_string(),
        "352 WB".to_string(),
        lines.to_string(),
        player(1, "   3 w 1     5 b ="),
        player(2, "   4 b =     6 w +"),
        player(3, "   1 b 0  0000 - Z"),
        player(4, "   2 w =  0000 - Z"),
        player(5, "0000 - Z     1 w ="),
        player(6, "0000 - Z     2 b -"),
        team(1),
        team(2),
        team(3),
    ];
    all.join("\n")
}

#[test]
fn small_reports_of_teams_keep_the_law() {
    let births = ["1990/00/00", "1990/05/02", "", "x"];
    let lines = [
        "142 2\n320  1.0  1.0   3   2",
        "142 2\n240 H   1   3\n240 Z   2   2",
        "142 3\n240 H   3   3",
        "142 2\n240 Z   4   3\n240 F   2   1",
        "142 2\n202 MPvGP,EDE/P,NOSUCH,BC",
        "142 2\n212 MPTS,GPTS,NOSUCH",
        "142 2\n192 FIDE_TEAM_ROUNDROBIN",
        "142 2\n052 2026/00/00",
        "142 2\n362 TW 3.0   TD 1.0   TL 0.0",
        "",
    ];
    let texts = births.iter().map(|born| teams("142 2", born));
    let texts = texts.chain(lines.iter().map(|lines| teams(lines, "1990/00/00")));
    let texts = texts.map(|text| Source { name: format!("{text}.trf"), bytes: text.into() });
    let texts: Vec<Source> = texts.collect();
    let sound = texts.iter().filter(|source| imported(source).unwrap().0.is_empty());
    assert!(sound.count() >= 10, "reports with errors try nothing");
    let (_, broken) = tried(&texts);
    assert_eq!(broken, [] as [String; 0]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// Whatever else stands at a place of a report.
    #[test]
    fn a_changed_report_keeps_the_law(
        line in 0usize..10,
        column in 0usize..100,
        with in proptest::sample::select(vec![
            " ", "0", "1", "2", "9", "-", "+", "=", "w", "b", "H", "F", "Z", "U", ",", "/", "x",
            "0000 - Z", "0000 - H", "1990/00/00", "é",
        ]),
    ) {
        let lines = "052 2026/05/03\nXXR 3\n202 SB,BH-C1\n240 H 002    2\n260 001 002    1    4";
        let text = report(lines, "1990/05/02", ["   2 w 1  0000 - Z", "   1 b 0  0000 - U"]);
        let mut lines: Vec<String> = text.lines().map(str::to_string).collect();
        let line = line % lines.len();
        let own: Vec<char> = lines[line].chars().collect();
        let column = 4 + column % own.len().saturating_sub(4).max(1);
        let before: String = own.iter().take(column).collect();
        let after: String = own.iter().skip(column + with.chars().count()).collect();
        lines[line] = format!("{before}{with}{after}");
        let name = format!("{}.trf", lines.join("\n"));
        let bytes = lines.join("\n").into_bytes();
        let (_, broken) = tried(&[Source { name, bytes }]);
        prop_assert_eq!(broken, [] as [String; 0]);
    }
}

#[test]
fn small_reports_keep_the_law() {
    let game = ["   2 w 1", "   1 b 0"];
    let births =
        ["1990/00/00", "1990", "1990/05/00", "1990/05/02", "00/00/1990", "0000/00/00", "x"];
    let lines = [
        "XXR 5",
        "052 2026/00/00",
        "042 2026",
        "XXR 5\n240 H 003    1\n240 Z 004    1",
        "XXR 5\n240 F 003    1\n240 H 004    2",
        "162  W 3.0    D 1.0    L 0.0",
        "192 FIDE_ROUNDROBIN",
        "202 SB,KS/L+1,NOSUCH",
        "202 EDE/P,BH:GP,BH-C1,SSSC",
        "212 PTS,NOSUCH,SB",
        "132 26/05/02",
        "152 B",
        "250  1.0  001 002    1",
        "260 001 002    1    2",
        "260 003 004    1    2",
        "XXR 2\n260 001 009    1    2",
        "240 H 003    1",
        "XXR 2\n240 H 002    1\n240 Z 003    1",
    ];
    let rounds = [
        ["0000 - H", "0000 - Z"],
        ["0000 - F", "0000 - U"],
        ["   2 w W", "   1 b L"],
        ["   2 w +", "   1 b -"],
        ["   2 w -", "   1 b -"],
        ["   2 w =", "   1 b 0"],
        ["   2 w *", "   1 b *"],
        ["0000 - +", "0000 - -"],
        ["0000 w +", "0000 - U"],
        ["   2 w 1  0000 - H", "   1 b 0  0000 - Z"],
    ];
    let texts = births.iter().map(|born| report("XXR 5", born, game));
    let texts = texts.chain(lines.iter().map(|lines| report(lines, "", game)));
    let texts = texts.chain(rounds.iter().map(|games| report("XXR 5", "", *games)));
    let texts = texts.map(|text| Source { name: format!("{text}.trf"), bytes: text.into() });
    let texts: Vec<Source> = texts.collect();
    let sound = texts.iter().filter(|source| imported(source).unwrap().0.is_empty());
    assert!(sound.count() >= 25, "reports with errors try nothing");
    let (_, broken) = tried(&texts);
    assert_eq!(broken, [] as [String; 0]);
}
