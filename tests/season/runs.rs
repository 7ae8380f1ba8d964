//! Whole runs: from workbook to CSV files.

use std::sync::Mutex;

use crate::support::Folder;
use report::{Publication, Site};
use season::{Progress, RunOutput, SeasonOptions};

/// A small event of three tables with the given score of the winners.
fn event(title: &str, score: &str) -> String {
    let mut text = format!(
        "## Event
Title | {title}
Organiser | Riverside Bridge Club
Format | pairs
Rules | wbu-2003
Date | @2004-05-03
Boards | 24
## Entries
Entry | Player 1 | No 1 | Player 2 | No 2
"
    );
    for pair in 1..=6 {
        text.push_str(&format!("{pair} | North {pair} | 100{pair} | South {pair} | 200{pair}\n"));
    }
    text.push_str(&format!("## Results\nEntry | Score\n1 | {score}\n"));
    for (pair, score) in (2..).zip([58, 52, 47, 43, 38]) {
        text.push_str(&format!("{pair} | {score}\n"));
    }
    text
}

fn states(folder: &Folder) -> Vec<String> {
    folder.rows("events").iter().map(|row| row["state"].clone()).collect()
}

#[test]
fn a_return_becomes_standings_and_awards() {
    let folder = Folder::with(&event("Monday Pairs", "62"));
    let said = folder.run();
    assert_eq!(said.status, 0, "{said:#?}");
    let places: Vec<String> =
        folder.rows("standings").iter().map(|row| row["place"].clone()).collect();
    assert_eq!(places, ["1", "2", "3", "4", "5", "6"]);
    // 3 tables, 18-35 boards, one winner: 12 and 6 (Scale A).
    let points: Vec<String> =
        folder.rows("awards").iter().map(|row| row["points"].clone()).collect();
    assert_eq!(points, ["12", "12", "6", "6"]);
}

#[test]
fn an_event_sent_twice_counts_in_the_first_return() {
    let folder = Folder::new();
    folder.add("a.xlsx", &event("Monday Pairs", "62"));
    folder.add("b.xlsx", &event("Monday Pairs (copy)", "62"));
    assert_eq!(folder.run().status, 1);
    assert_eq!(states(&folder), ["final", "rejected"]);
    assert_eq!(folder.rows("awards").len(), 4);
}

#[test]
fn a_corrected_return_beside_the_first_one_brings_nothing_twice() {
    let folder = Folder::new();
    folder.add("a.xlsx", &event("Monday Pairs", "62"));
    folder.add("b/a.xlsx", &event("MONDAY PAIRS", "57"));
    assert_eq!(folder.run().status, 1);
    assert_eq!(states(&folder), ["provisional", "provisional"]);
    assert!(folder.rows("awards").is_empty());
    assert!(folder.problems().iter().all(|problem| problem.contains("event-changed")));
}

/// A corrected return can differ from the older one in something other than its scores. What one of
/// them alone says is no correction: pads know less than the club.
#[test]
fn the_same_scores_with_other_facts_are_a_correction_unless_one_is_silent() {
    let base = event("Monday Pairs", "62").replace("Boards | 24", "Boards | 24\nStatus | club");
    let penalty = format!("{base}## Adjustments\nEntry | Kind | Amount\n1 | percent | -20\n");
    for (second, differs) in [
        (penalty, Some("Adjustments")),
        (base.replace("Boards | 24", "Boards | 36"), Some("Boards (24 / 36)")),
        (base.replace("Status | club", "Status | district"), Some("Status (club / district)")),
        (base.replace("| 1003 |", "| 1999 |"), Some("No (1003 / 1999)")),
        (base.clone(), None),
        (base.replace("| 1003 |", "| 01003 |"), None),
        (base.replace("| 1003 |", "|  |"), None),
        (base.replace("Status | club\n", ""), None),
        (base.replace("Boards | 24\n", ""), None),
        // Another body counts all its members in another way.
        (base.replace("| 100", "| 77").replace("| 200", "| 88"), None),
    ] {
        let folder = Folder::new();
        folder.add("a.xlsx", &base);
        folder.add("b.xlsx", &second);
        let said = folder.run();
        match differs {
            Some(differs) => {
                assert_eq!(states(&folder), ["provisional", "provisional"], "{differs}: {said:?}");
                assert!(folder.rows("awards").is_empty(), "{differs}");
                assert!(said.err.contains(differs), "{differs}: {said:?}");
            }
            None => {
                let told = folder.problems();
                let same = told.iter().any(|problem| problem.contains("same-event-twice"));
                assert!(same && folder.rows("awards").len() == 4, "{said:?}");
            }
        }
    }
}

#[test]
fn the_same_contestants_in_two_events_of_a_day_are_two_events() {
    let folder = Folder::new();
    folder.add("a.xlsx", &event("Afternoon Pairs", "62"));
    let evening = event("Evening Pairs", "57").replace("2 | 58\n3 | 52\n", "2 | 60\n3 | 55\n");
    folder.add("b.xlsx", &evening);
    assert_eq!(folder.run().status, 0);
    assert_eq!(states(&folder), ["final", "final"]);
    assert_eq!(folder.problems().len(), 2);
    assert!(folder.problems().iter().all(|problem| problem.contains("event-alike")));
}

#[test]
fn of_two_copies_the_one_without_an_error_counts() {
    let folder = Folder::new();
    folder.add("a.xlsx", &format!("{}9 | 40\n", event("Monday Pairs", "62")));
    folder.add("b.xlsx", &event("Monday Pairs", "62"));
    assert_eq!(folder.run().status, 1);
    assert_eq!(states(&folder), ["rejected", "final"]);
    assert_eq!(folder.rows("awards").len(), 4);
}

#[test]
fn scores_that_are_no_decimals_are_told_apart() {
    let mut text =
        event("Monday Pairs", "100 | 300").replace("Entry | Score", "Entry | Score | Max score");
    for (score, of_three_hundred) in [(58, 99), (52, 98), (47, 97), (43, 96), (38, 95)] {
        text = text.replace(&format!("| {score}\n"), &format!("| {of_three_hundred} | 298\n"));
    }
    let folder = Folder::with(&text);
    folder.run();
    let scores: Vec<String> =
        folder.rows("standings").iter().map(|row| row["score"].clone()).collect();
    assert_eq!(scores[..2], ["33.333333333", "33.22147651"]);
}

/// What a run tells of how far it is.
#[derive(Default)]
struct Heard(Mutex<Vec<String>>);

impl Heard {
    fn hear(&self, told: String) {
        self.0.lock().unwrap().push(told);
    }
}

impl Progress for Heard {
    fn begin(&self, returns: usize) {
        self.hear(format!("{returns} returns"));
    }
    fn doing(&self, path: &str) {
        self.hear(path.to_string());
    }
    fn done(&self) {
        self.hear("done".to_string());
    }
    fn gathering(&self) {
        self.hear("gathering".to_string());
    }
    fn writing(&self, pages: usize) {
        self.hear(format!("{pages} pages"));
    }
    fn written(&self) {
        self.hear("written".to_string());
    }
    fn publishing(&self) {
        self.hear("publishing".to_string());
    }
}

/// The bar knows reading and computing, writing, and the moment of publishing: each page that is
/// announced is written. A run of which nothing changed writes none.
#[test]
fn a_run_tells_how_far_it_is() {
    let folder = Folder::with(&event("Monday Pairs", "62"));
    let options = SeasonOptions { inputs: vec![folder.returns()], ..SeasonOptions::default() };
    let run = || {
        let heard = Heard::default();
        let site = Site::new(None).unwrap();
        let (found, loose) =
            season::find_returns(&options.inputs, Some(&folder.out()), &options.settings);
        let output = RunOutput::new(Publication::begin(&folder.out()).unwrap(), &site);
        let run = || season::run_season(&options, &found, loose, vec![output], &heard);
        season::run_with_thread_count(Some(1), run).unwrap();
        heard.0.into_inner().unwrap()
    };
    // Twelve players and their club.
    let mut expected: Vec<String> =
        ["1 returns", "club.xlsx", "done", "gathering", "13 pages"].map(String::from).to_vec();
    expected.extend(std::iter::repeat_n("written".to_string(), 13));
    expected.push("publishing".to_string());
    assert_eq!(run(), expected);
    let again = ["1 returns", "club.xlsx", "done", "gathering", "0 pages", "publishing"];
    assert_eq!(run(), again);
}
