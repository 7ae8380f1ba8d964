//! Points that came twice, or were lost, without a word: a run given twice, one evening in two files of
//! one reconciliation, a wrong date that was corrected, what was withdrawn and comes back.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

use crate::support::{Folder, Row, Said, palmares, rows, workbook};

/// The pairs of a club; of each a player `Ann` and one `Ben`.
const PAIRS: &str = "ABCDEFGHIJ";
/// The points of each of the first five places.
const POINTS: [u32; 5] = [30, 24, 18, 12, 6];
/// All points of an evening: two players of each pair.
const EVENING: u32 = 2 * (30 + 24 + 18 + 12 + 6);

/// An evening of the club.
#[derive(Clone, Copy)]
struct Evening<'a> {
    file: &'a str,
    day: &'a str,
    /// The pairs that win, in order.
    winners: &'a str,
    /// What each place wins, in hundredths of [`POINTS`].
    worth: u32,
    has_numbers: bool,
}

const MONDAY: Evening<'_> =
    Evening { file: "monday", day: "2026-03-05", winners: "ABCDE", worth: 100, has_numbers: true };

/// A day after all evenings.
const LATER: &[&str] = &["--as-of", "2027-01-31"];

struct Office(Folder);

impl Office {
    fn new() -> Office {
        let mut text = String::from("## Members\nNumber | Name | Club | Local points\n");
        for pair in PAIRS.chars() {
            for (player, number) in players(pair) {
                text.push_str(&format!("'{number} | {player} | Llanfair Bridge Club | 100\n"));
            }
        }
        let office = Office(Folder::new());
        std::fs::write(office.0.root().join("register.xlsx"), workbook::xlsx(&text)).unwrap();
        office
    }

    fn text(&self, name: &str) -> String {
        self.0.root().join(name).to_str().unwrap().to_string()
    }

    /// The output of a run with these evenings, each of a return of its own.
    fn run(&self, name: &str, evenings: &[Evening<'_>]) {
        let data = self.0.root().join(name).join("data");
        std::fs::create_dir_all(&data).unwrap();
        std::fs::write(data.with_file_name(".palmares"), "palmares output, format 1\n").unwrap();
        let mut events = "event_key,return,title,date,organiser\n".to_string();
        let mut awards = "event_key,player_no,player,kind,points\n".to_string();
        for Evening { file, day, winners, worth, has_numbers } in evenings {
            events.push_str(&format!(
                "{file}-1,{file}.xlsx,Monday Pairs,{day},Llanfair Bridge Club\n"
            ));
            for (pair, points) in winners.chars().zip(POINTS) {
                for (player, number) in players(pair) {
                    let number = if *has_numbers { number } else { String::new() };
                    let points = points * worth / 100;
                    awards.push_str(&format!("{file}-1,{number},{player},local,{points}\n"));
                }
            }
        }
        std::fs::write(data.join("events.csv"), events).unwrap();
        std::fs::write(data.join("awards.csv"), awards).unwrap();
    }

    fn reconcile(&self, register: &str, inputs: &[&str], out: &str, more: &[&str]) -> Said {
        let inputs: Vec<String> = inputs.iter().map(|input| self.text(input)).collect();
        let (register, out) = (self.text(register), self.text(out));
        let mut words = vec!["reconcile", "--register", &register, "--out", &out, "--no-progress"];
        words.extend(inputs.iter().map(String::as_str));
        words.extend(more);
        palmares(&words)
    }

    fn table(&self, out: &str, name: &str) -> Vec<Row> {
        rows(&std::fs::read_to_string(self.text(&format!("{out}/data/{name}.csv"))).unwrap())
    }

    /// The Local Points credited to all members.
    fn won(&self, out: &str) -> u32 {
        let members = self.table(out, "members");
        members.iter().map(|row| row["local_points"].parse::<u32>().unwrap()).sum::<u32>() - 2000
    }

    /// The cases of events that wait for a decision.
    fn asked(&self, out: &str) -> usize {
        let cases = self.table(out, "decisions");
        cases.iter().filter(|row| row["kind"] == "event").count()
    }
}

fn players(pair: char) -> [(String, String); 2] {
    [(format!("Ann {pair}ash"), 1), (format!("Ben {pair}ell"), 2)]
        .map(|(name, player)| (name, format!("{player}0{}", pair as u32)))
}

#[test]
fn a_run_that_is_given_twice_counts_once() {
    let office = Office::new();
    office.run("run", &[MONDAY]);
    let said = office.reconcile("register.xlsx", &["run", "run"], "one", &[]);
    assert_eq!((said.status, office.won("one")), (0, EVENING), "{said:#?}");
    let said = office.reconcile("one/register.xlsx", &["run", "run/../run"], "two", &[]);
    assert_eq!((said.status, office.won("two")), (0, EVENING), "{said:#?}");
}

#[test]
fn one_evening_in_two_files_of_one_reconciliation_is_asked() {
    // A day off, day and month exchanged, another year.
    for day in ["2026-03-06", "2026-05-03", "2025-03-05"] {
        let office = Office::new();
        office.run("run", &[MONDAY, Evening { file: "again", day, ..MONDAY }]);
        let said = office.reconcile("register.xlsx", &["run"], "one", &[]);
        assert_eq!((office.won("one"), office.asked("one")), (EVENING, 1), "{day}: {said:#?}");
        // A year later nothing moves, with or without the files.
        office.run(
            "next",
            &[Evening { file: "next", day: "2027-01-12", winners: "JIHGF", ..MONDAY }],
        );
        for inputs in [&["run", "next"][..], &["next"]] {
            let said = office.reconcile("one/register.xlsx", inputs, "two", LATER);
            assert_eq!(office.won("two"), 2 * EVENING, "{day}, {inputs:?}: {said:#?}");
        }
    }
}

#[test]
fn other_evenings_of_the_same_people_count() {
    // In another order the same day off; in the same order two weeks later.
    for (day, winners) in
        [("2026-03-06", "BACED"), ("2026-03-20", "ABCDE"), ("2025-03-05", "FGHIJ")]
    {
        let office = Office::new();
        office.run("run", &[MONDAY, Evening { file: "again", day, winners, ..MONDAY }]);
        let said = office.reconcile("register.xlsx", &["run"], "one", LATER);
        assert_eq!((office.won("one"), office.asked("one")), (2 * EVENING, 0), "{day}: {said:#?}");
    }
}

#[test]
fn one_evening_in_two_files_of_which_one_lacks_numbers_is_told() {
    let office = Office::new();
    office.run("run", &[MONDAY, Evening { file: "again", has_numbers: false, ..MONDAY }]);
    let said = office.reconcile("register.xlsx", &["run"], "one", &["--accept", "likely"]);
    assert!(said.err.contains("warning[event-in-two-files]"), "{said:#?}");
    assert!(office.won("one") <= EVENING, "{said:#?}");
    assert_eq!(office.asked("one"), 2, "{said:#?}");
}

#[test]
fn a_correction_of_day_and_awards_is_asked() {
    let changed = [
        ("boards", Evening { worth: 150, ..MONDAY }),
        ("two pairs fewer", Evening { winners: "CDE", ..MONDAY }),
    ];
    for (what, evening) in changed {
        let office = Office::new();
        office.run("run", &[MONDAY]);
        office.reconcile("register.xlsx", &["run"], "one", &[]);
        office.run("later", &[Evening { file: "later", day: "2026-03-06", ..evening }]);
        let said = office.reconcile("one/register.xlsx", &["later"], "two", &[]);
        assert_eq!((office.won("two"), office.asked("two")), (EVENING, 1), "{what}: {said:#?}");
    }
    // Other places of the same people are another evening.
    let office = Office::new();
    office.run("run", &[MONDAY]);
    office.reconcile("register.xlsx", &["run"], "one", &[]);
    let other = Evening { file: "later", day: "2026-03-06", winners: "CDEAB", ..MONDAY };
    office.run("later", &[other]);
    office.reconcile("one/register.xlsx", &["later"], "two", &[]);
    assert_eq!((office.won("two"), office.asked("two")), (2 * EVENING, 0));
}

/// Evenings of a season, each with other winners.
const SEASON: [(&str, &str, &str); 6] = [
    ("e1", "2026-01-05", "ABCDE"),
    ("e2", "2026-01-12", "FGHIJ"),
    ("e3", "2026-01-19", "BDFHJ"),
    ("e4", "2026-01-26", "ACEGI"),
    ("e5", "2026-02-02", "JHFDB"),
    ("e6", "2026-02-09", "IGECA"),
];

fn season(far: Option<&'static str>) -> Vec<Evening<'static>> {
    let all = SEASON.iter().enumerate();
    all.map(|(nth, (file, day, winners))| Evening {
        file,
        day: far.filter(|_| nth == 0).unwrap_or(day),
        winners,
        ..MONDAY
    })
    .collect()
}

#[test]
fn a_far_date_that_is_corrected_takes_the_place_of_what_waits() {
    let office = Office::new();
    office.run("wrong", &season(Some("2026-10-05")));
    office.run("right", &season(None));
    let said = office.reconcile("register.xlsx", &["wrong"], "one", &[]);
    assert!(said.err.contains("error[event-far-ahead]"), "{said:#?}");
    assert_eq!(office.won("one"), 5 * EVENING, "{said:#?}");
    // The corrected returns alone, and then another season.
    let said = office.reconcile("one/register.xlsx", &["right"], "two", &[]);
    assert_eq!((office.won("two"), office.asked("two")), (6 * EVENING, 0), "{said:#?}");
    office.run("next", &[Evening { file: "next", day: "2027-01-12", winners: "CAEBD", ..MONDAY }]);
    office.reconcile("two/register.xlsx", &["next"], "three", &[]);
    assert_eq!(office.won("three"), 7 * EVENING);
    // Both together.
    let said = office.reconcile("one/register.xlsx", &["right", "next"], "both", LATER);
    assert_eq!((office.won("both"), office.asked("both")), (7 * EVENING, 0), "{said:#?}");
}

#[test]
fn more_points_than_were_credited_are_told() {
    let office = Office::new();
    office.run("run", &[MONDAY]);
    office.reconcile("register.xlsx", &["run"], "one", &[]);
    office.run("more", &[Evening { worth: 150, ..MONDAY }]);
    let said = office.reconcile("one/register.xlsx", &["more"], "two", &[]);
    assert_eq!(said.err.matches("warning[points-added]").count(), 1, "{said:#?}");
    assert!(said.err.contains("10 members have more points now"), "{said:#?}");
    assert_eq!(office.won("two"), EVENING * 3 / 2, "{said:#?}");
}

#[test]
fn a_day_of_reconciliation_years_ahead_is_told() {
    let office = Office::new();
    office.run("run", &[MONDAY]);
    let said = office.reconcile("register.xlsx", &["run"], "one", &["--as-of", "2062-03-31"]);
    assert!(said.err.contains("warning[day-far-ahead]"), "{said:#?}");
    let said = office.reconcile("register.xlsx", &["run"], "two", &["--as-of", "2026-12-31"]);
    assert!(!said.err.contains("day-far-ahead"), "{said:#?}");
    // A season of which all dates are years after the reconciliation before.
    office.run("far", &[Evening { file: "far", day: "2036-03-06", winners: "FGHIJ", ..MONDAY }]);
    let said = office.reconcile("two/register.xlsx", &["far"], "three", &[]);
    assert!(said.err.contains("warning[day-far-ahead]"), "{said:#?}");
}

#[test]
fn a_date_years_before_all_others_is_told() {
    let office = Office::new();
    office.run("run", &season(Some("2016-01-05")));
    let said = office.reconcile("register.xlsx", &["run"], "one", &[]);
    assert_eq!(said.err.matches("warning[event-far-back]").count(), 1, "{said:#?}");
    assert!(said.err.contains("is dated 2016-01-05"), "{said:#?}");
    office.run("right", &season(None));
    let said = office.reconcile("register.xlsx", &["right"], "two", &[]);
    assert!(!said.err.contains("event-far-back"), "{said:#?}");
}

#[test]
fn an_event_that_is_there_with_another_day_is_not_gone() {
    // Two events of one return; the day of one is corrected.
    let [one, two] = [("monday-1", "2026-03-05"), ("monday-2", "2026-03-12")];
    let office = Office::new();
    let returned = |name: &str, days: [(&str, &str); 2]| {
        let evenings = days.map(|(file, day)| Evening {
            file,
            day,
            winners: if file == "monday-1" { "ABCDE" } else { "FGHIJ" },
            ..MONDAY
        });
        office.run(name, &evenings);
    };
    returned("run", [one, two]);
    office.reconcile("register.xlsx", &["run"], "one", LATER);
    returned("moved", [("monday-1", "2026-03-06"), two]);
    let said = office.reconcile("one/register.xlsx", &["moved"], "two", LATER);
    assert!(!said.err.contains("event-gone"), "{said:#?}");
    assert_eq!((office.won("two"), office.asked("two")), (2 * EVENING, 1), "{said:#?}");
}
