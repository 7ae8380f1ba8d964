//! The output and exit status of each command.

use crate::support::{self, Folder, palmares};
use model::Format;

/// Problems of every empty return.
const EMPTY: [&str; 5] = ["no-entries", "no-rules", "no-date", "no-boards", "no-scale"];

fn new_in(folder: &Folder, words: &[&str]) -> support::Said {
    let mut all = vec!["new"];
    all.extend(words);
    let file = folder.returns().join("blank.xlsx");
    all.push(file.to_str().unwrap());
    palmares(&all)
}

#[test]
fn nothing_of_a_blank_return_is_read_as_data() {
    for format in Format::WORDS {
        for several in [false, true] {
            let folder = Folder::new();
            let words: &[&str] = if several { &[format, "--several"] } else { &[format] };
            assert_eq!(new_in(&folder, words).status, 0);
            folder.run();
            for row in folder.rows("problems") {
                assert!(EMPTY.contains(&row["code"].as_str()), "{format} {several}: {row:?}");
            }
            assert_eq!(folder.rows("events").len(), 1, "{format} {several}");
            assert!(folder.rows("standings").is_empty(), "{format} {several}");
        }
    }
}

#[test]
fn a_blank_return_knows_its_rules() {
    let folder = Folder::new();
    assert_eq!(new_in(&folder, &["pairs", "--rules", "wbu-2003"]).status, 0);
    folder.run();
    assert!(!folder.problems().iter().any(|problem| problem.contains("no-rules")));
}

/// The texts of a sheet of a blank return, and whether it is hidden.
fn sheet_of(words: &[&str], name: &str) -> (Vec<String>, bool) {
    let folder = Folder::new();
    assert_eq!(new_in(&folder, words).status, 0, "{words:?}");
    let bytes = std::fs::read(folder.returns().join("blank.xlsx")).unwrap();
    let copy = returns::read_workbook_copy(&bytes).unwrap();
    let sheet = copy.sheets.iter().find(|sheet| sheet.name == name);
    let sheet = sheet.unwrap_or_else(|| panic!("{words:?} has no sheet {name}"));
    let text = |cell: &model::StoredCell| match &cell.value {
        model::CellValue::Text(text) => Some(text.to_string()),
        _ => None,
    };
    (sheet.cells.iter().filter_map(text).collect(), sheet.hidden)
}

/// Words of a command, a sheet, what it must have and what it must not have.
type Form =
    (&'static [&'static str], &'static str, &'static [&'static str], &'static [&'static str]);

const FORMS: [Form; 9] = [
    (
        &["swiss"],
        "Event",
        &["Riverside Open", "fide-2026", "Tie-breaks"],
        &["Monday Pairs", "wbu-2003"],
    ),
    (&["swiss", "--rules", "galway-2023"], "Event", &["Section count", "galway-2023"], &["1NS"]),
    (&["swiss", "--rules", "galway-2023"], "Entries", &["Section", "Rating"], &["e.g. 1NS"]),
    (&["two-player"], "Entries", &["Group", "Group place"], &["e.g. 1NS", "e.g. 012345"]),
    (&["diplomacy", "--rules", "nzdc-1999"], "Event", &["Southern Weekend"], &["Monday Pairs"]),
    (
        &["round robin", "--rules", "abf-anc-2018"],
        "Matches",
        &["Home IMPs", "Home VPs"],
        &["White"],
    ),
    (
        &["round robin", "--rules", "abf-anc-2018"],
        "Entries",
        &["Category", "Player 6"],
        &["Rating"],
    ),
    (&["swiss-pairs", "--rules", "abf-anc-2018"], "Matches", &["Home %", "Away %"], &["Result"]),
    (&["swiss-teams"], "Adjustments", &["Round", "e.g. vp"], &["e.g. 1NS"]),
];

#[test]
fn a_blank_return_is_of_its_own_game_and_rule_book() {
    for (words, sheet, has, lacks) in FORMS {
        let (texts, _) = sheet_of(words, sheet);
        for word in has {
            assert!(texts.iter().any(|text| text == word), "{words:?}, {sheet}: no {word}");
        }
        for word in lacks {
            assert!(texts.iter().all(|text| text != word), "{words:?}, {sheet}: {word}");
        }
    }
    let (_, hidden) = sheet_of(&["swiss"], "Adjustments");
    assert!(hidden, "a sheet that is seldom needed is hidden");
    assert!(!sheet_of(&["pairs"], "Results").1);
    // An example is no data, wherever somebody moves it.
    for format in Format::WORDS {
        let (texts, _) = sheet_of(&[format], "Entries");
        let about = texts.iter().position(|text| text == "Entry").unwrap();
        assert!(
            texts[1..about].iter().all(|text| text.starts_with("e.g. ")),
            "{format}: {texts:?}"
        );
    }
}

#[test]
fn on_paper_the_answers_of_the_event_stand_above_the_entries() {
    let (texts, _) = sheet_of(&["pairs", "--rules", "wbu-2003"], "Entries");
    for word in
        ["Title:", "Date:", "Rules:\u{a0}wbu-2003", "Format:\u{a0}pairs", "Issuing officer:"]
    {
        assert!(texts[0].contains(word), "{word} is not in {}", texts[0]);
    }
    // A form with one table prints the Event sheet itself.
    let (texts, _) = sheet_of(&["swiss"], "Entries");
    assert_eq!(texts[0], "Entries: one row per contestant: a pair, a team, a player.");
}

#[test]
fn without_a_format_and_a_terminal_new_says_what_to_give() {
    let said = support::palmares_unchecked(&["new"]);
    assert_eq!(said.status, 2);
    assert!(said.err.contains("swiss-pairs") && said.err.contains("--rules"), "{said:#?}");
}

#[test]
fn a_format_may_be_typed_without_quotes() {
    let folder = Folder::new();
    assert_eq!(new_in(&folder, &["Swiss-Pairs"]).status, 0);
    let said = new_in(&Folder::new(), &["sviss"]);
    assert_eq!(said.status, 2);
    assert!(said.err.contains("swiss-pairs"), "{}", said.err);
}

#[test]
fn new_overwrites_nothing() {
    let folder = Folder::new();
    assert_eq!(new_in(&folder, &["pairs"]).status, 0);
    let before = support::files(&folder.returns());
    assert_eq!(new_in(&folder, &["teams"]).status, 2);
    assert_eq!(support::files(&folder.returns()), before);
}

#[test]
fn ejected_templates_make_the_same_pages() {
    let folder = Folder::with(
        "## Event
Format | pairs
Rules | wbu-2003
Date | @2004-05-02
Boards | 24
## Entries
Entry | Player 1 | Player 2
1 | Ann Alpha | Bob Beta
2 | Cat Gamma | Dai Delta
## Results
Entry | Score
1 | 57.25
2 | 42.75
",
    );
    let templates = folder.root().join("templates");
    let templates = templates.to_str().unwrap();
    assert_eq!(palmares(&["new", "--templates", templates]).status, 0);
    folder.run();
    let ours = support::published(&folder.out());
    folder.run_with(&["--templates", templates]);
    assert!(ours == support::published(&folder.out()));
    assert_eq!(palmares(&["new", "--templates", templates]).status, 2, "never overwritten");
}

#[test]
fn one_template_of_ones_own_is_enough() {
    let folder = Folder::with("## Event\nFormat | pairs\n");
    let templates = folder.root().join("templates");
    std::fs::create_dir(&templates).unwrap();
    let own = "{% extends \"palmares/index.html\" %}{% block title %}Our season{% endblock %}";
    std::fs::write(templates.join("index.html"), own).unwrap();
    folder.run_with(&["--templates", templates.to_str().unwrap()]);
    assert!(folder.written("index.html").contains("<title>Our season"));
    std::fs::write(templates.join("index.html"), "{% block").unwrap();
    let said = folder.run_with(&["--templates", templates.to_str().unwrap()]);
    assert_eq!(said.status, 2);
    assert!(said.err.contains("index.html"), "{}", said.err);
}

#[test]
fn a_template_that_fails_on_a_page_ends_with_2_and_changes_nothing() {
    let folder = Folder::with("## Event\nFormat | pairs\n");
    folder.run();
    let before = support::files(&folder.out());
    let templates = folder.root().join("templates");
    std::fs::create_dir(&templates).unwrap();
    std::fs::write(templates.join("index.html"), "{{ page.nothing.at.all }}").unwrap();
    let said = folder.run_with(&["--templates", templates.to_str().unwrap()]);
    assert_eq!(said.status, 2, "{said:#?}");
    let kept = |files: std::collections::BTreeMap<String, Vec<u8>>| -> Vec<(String, Vec<u8>)> {
        files.into_iter().filter(|(name, _)| !name.starts_with(".palmares-new")).collect()
    };
    assert_eq!(kept(before), kept(support::files(&folder.out())));
}

#[test]
fn a_folder_without_workbooks_is_a_mistake_and_empties_nothing() {
    let folder = Folder::with("## Event\nFormat | pairs\n");
    folder.run();
    let before = support::files(&folder.out());
    std::fs::remove_file(folder.returns().join("club.xlsx")).unwrap();
    assert_eq!(folder.run().status, 2);
    assert_eq!(before, support::files(&folder.out()));
}

#[test]
fn explain_finds_whom_it_can_and_says_whom_there_is() {
    let text = "## Event
Format | teams
Rules | wbu-2003
Date | @2004-05-02
Boards | 24
## Entries
Team no | Name | Player 1 | No 1 | Boards 1 | Player 2 | No 2
1 | Reds | Ann Alpha | '000101 | 4 | Bob Beta | '000102
2 | Blues | Cat Gamma | '000103 | | Dai Delta | '000104
3 | Greens | Eve Epsilon | '000105 | | Flo Zeta | '000106
## Results
Team no | IMPs
1 | 57
2 | 42
3 | 31
";
    let folder = Folder::with(text);
    let file = folder.returns().join("club.xlsx");
    let explain = |words: &[&str]| {
        let mut all = vec!["explain", file.to_str().unwrap()];
        all.extend(words);
        palmares(&all)
    };
    let said = explain(&["--player", "101"]);
    assert_eq!(said.status, 0, "{said:#?}");
    assert!(said.out.contains("4 boards played, 8 needed (2.3.2)"), "{}", said.out);
    assert!(said.out.contains("10 Local Points to Bob Beta"), "{}", said.out);
    assert!(explain(&["--event", "7", "--entry", "1"]).err.contains("no event 7"));
    assert!(explain(&["--entry", "9"]).err.contains("no entry or player 9"));
}

#[test]
fn explain_prints_the_score_card_with_its_arithmetic() {
    let explained = |name: &str, words: &[&str]| {
        let text = format!("tests/annotated/{name}.txt");
        let text = std::fs::read_to_string(support::project().join(text)).unwrap();
        let folder = Folder::with(&text);
        let file = folder.returns().join("club.xlsx");
        let mut all = vec!["explain", file.to_str().unwrap()];
        all.extend(words);
        palmares(&all).out
    };
    let holds = |said: &str, parts: &[&str]| {
        for part in parts {
            assert!(said.contains(part), "{part}: {said}");
        }
    };
    holds(
        &explained("mitchell", &["--entry", "2NS"]),
        &[
            "  1  NS v 2EW  4H by N, 9 tricks           -50  0.00  0 below, 0 equal of 2 others: 2 x 0 + 0 = 0 of 4 (Law 78A)",
            "A+ (own average of the session",
            "60 % of 4 = 2.4 (Law 12C2)",
            "2 results of 3: (0 + 1) x 3 / 2 - 1 = 0.5 of 4",
            "compared share by share with 2 others: 0 of 4",
            " - 2.5 adjustment",
        ],
    );
    holds(
        &explained("mixed", &["--event", "2", "--entry", "2"]),
        &[
            "datum 420: mean of the 1 middle score of 3 (1 lowest and 1 highest left out) = 420",
            "-420 against -420: 0 = 0 IMPs (17.10; Law 78B)",
            "A+: 2 IMPs (7.3)",
        ],
    );
    holds(
        &explained("mixed", &["--event", "3", "--entry", "1"]),
        &["IMPs against 1 other: 10 = 10, / 1 comparison = 10 (Law 78B; house)"],
    );
    holds(
        &explained("teams", &["--entry", "1"]),
        &[
            "420 (open) + 50 in the other room = 470: 10 IMPs",
            "A+: 3 IMPs (Law 12C2(b))",
            "  round 1: against 2, net 12 IMPs: 15.74 VPs",
            "WBF continuous scale, 4 boards: 12 IMPs = 15.74 VPs (WBF 2013)",
        ],
    );
}

#[test]
fn every_rule_set_is_listed_and_the_computed_one_printed() {
    let listed = palmares(&["rules"]);
    assert!(listed.out.contains("wbu-2003") && listed.out.contains("fide-2026"));
    let printed = palmares(&["rules", "wbu-2003"]);
    assert_eq!(printed.status, 0);
    assert!(printed.out.contains("4.1.2") && printed.out.contains("2.5.1"), "{}", printed.out);
    assert!(printed.out.contains("Neuberg") && printed.out.contains("17.10"), "{}", printed.out);
    assert_eq!(palmares(&["rules", "wbu-1903"]).status, 2);
}

/// The conventions of the ABF are printed.
#[test]
fn the_australian_championships_are_printed_with_their_conventions() {
    let listed = palmares(&["rules"]);
    assert!(listed.out.contains("abf-anc-2018           Australian National Championships"));
    let printed = palmares(&["rules", "abf-anc-2018"]);
    assert_eq!(printed.status, 0);
    for shown in
        ["Playoff Qualifying Points", "(17.11)", "(7.2(a))", "IPC scale", "9 boards (17.8)"]
    {
        assert!(printed.out.contains(shown), "{shown}: {}", printed.out);
    }
}

/// Tie-breaks are printed with code, name and clause, and own readings as such.
#[test]
fn the_tie_breaks_of_fide_are_printed() {
    let printed = palmares(&["rules", "fide-2026"]);
    assert_eq!(printed.status, 0);
    for shown in ["BH-C1, BH, SB, DE (C.07 4.1)", "Sonneborn-Berger", "C.07 16.5", "our choice"] {
        assert!(printed.out.contains(shown), "{shown}: {}", printed.out);
    }
    assert_eq!(palmares(&["rules", "fide-2026", "--clauses"]).status, 2);
}

#[test]
fn the_rules_of_a_congress_are_printed_with_their_clauses() {
    let printed = palmares(&["rules", "galway-2023"]);
    assert_eq!(printed.status, 0);
    for shown in [
        "100 to 124    5 sections",
        " 88  22  22  22  22",
        "rounds 5 to 6 (Rounds): inside sections, on points (Rounds 5 and 6)",
        "Our readings",
    ] {
        assert!(printed.out.contains(shown), "{shown}: {}", printed.out);
    }
    let clauses = palmares(&["rules", "galway-2023", "--clauses"]);
    assert!(clauses.out.contains("19 rules: 18 computed, 1 checked, 0 recorded only"));
}

#[test]
fn completions_are_made_for_each_shell() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let said = palmares(&["completions", shell]);
        assert_eq!(said.status, 0);
        assert!(said.out.contains("palmares"), "{shell}");
    }
}

#[test]
fn a_command_line_that_is_wrong_ends_with_2() {
    let wrong: [&[&str]; 5] = [
        &[],
        &["run", "no-such-folder", "--out", "nowhere"],
        &["run", "--out", "nowhere"],
        &["check", "src", "--rules", "wbu-1903"],
        &["check", "src", "--threads", "0"],
    ];
    for words in wrong {
        assert_eq!(palmares(words).status, 2, "{words:?}");
    }
    assert!(!std::path::Path::new("nowhere").exists());
}

#[test]
fn a_wrong_command_line_tells_the_next_one() {
    for (words, next) in [
        (&["rn", "samples", "--out", "x"][..], "palmares run samples --out x"),
        (&["chek", "samples"], "palmares check samples"),
        (&["export", "tfr", "open.xlsx"], "palmares export trf open.xlsx"),
        (&["samples/season"], "palmares check samples/season"),
        (&["xyzzy"], "palmares --help lists all commands"),
        (&["run", "two words"], "palmares run \"two words\" --out palmares-out"),
        (&["run"], "palmares run season --out results"),
        (&["check"], "palmares check july.xlsx"),
    ] {
        let said = palmares(words);
        assert_eq!(said.status, 2, "{words:?}");
        let told = said.err.lines().find_map(|line| line.strip_prefix("  Next: "));
        assert_eq!(told, Some(next), "{words:?}: {}", said.err);
    }
}
