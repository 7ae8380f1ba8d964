//! The day of reconciliation, if none is given: one event or one row with a wrong year does not age
//! the whole register.

use crate::support::{Folder, Row, Said, palmares, rows, workbook};

/// A member with Gold Points won in 2025, which lose half after each whole year or more, and another
/// who wins in the events.
const REGISTER: &str = "\
## Members
Number | Name | Club | Status | Local points | Gold points
'001001 | Carys Penrhos | Riverside | active | 100 | 16
'001002 | Emrys Hollis | Riverside | active | 100 | 0
## Gold
Number | Date | Points
'001001 | @2025-03-01 | 16
";

struct Office(Folder);

impl Office {
    fn new(register: &str) -> Office {
        let folder = Folder::new();
        std::fs::write(folder.root().join("register.xlsx"), workbook::xlsx(register)).unwrap();
        Office(folder)
    }

    fn text(&self, name: &str) -> String {
        self.0.root().join(name).to_str().unwrap().to_string()
    }

    /// A run with an event of each day, in a return of its own each, in which Emrys Hollis wins a
    /// Local Point.
    fn run(&self, days: &[&str]) {
        let data = self.0.root().join("run").join("data");
        std::fs::create_dir_all(&data).unwrap();
        std::fs::write(data.with_file_name(".palmares"), "palmares output, format 1\n").unwrap();
        let mut events = "event_key,return,title,date,organiser\n".to_string();
        let mut awards = "event_key,player_no,player,kind,points\n".to_string();
        for (nth, day) in days.iter().enumerate() {
            events.push_str(&format!("e{nth}-1,e{nth}.xlsx,Pairs {nth},{day},Riverside\n"));
            awards.push_str(&format!("e{nth}-1,001002,Emrys Hollis,local,1\n"));
        }
        std::fs::write(data.join("events.csv"), events).unwrap();
        std::fs::write(data.join("awards.csv"), awards).unwrap();
    }

    fn reconcile(&self, more: &[&str]) -> Said {
        let (register, run, out) = (self.text("register.xlsx"), self.text("run"), self.text("out"));
        let mut words = vec!["reconcile", "--register", &register, &run, "--out", &out];
        words.extend(["--no-progress", "-v"]);
        words.extend(more);
        palmares(&words)
    }

    fn members(&self) -> Vec<Row> {
        rows(&std::fs::read_to_string(self.text("out/data/members.csv")).unwrap())
    }
}

/// Six days of a season; the last is February 2026.
const SEASON: [&str; 6] =
    ["2025-09-02", "2025-10-07", "2025-11-04", "2025-12-02", "2026-01-06", "2026-02-03"];

#[test]
fn one_wrong_year_does_not_make_the_day_of_reconciliation() {
    let office = Office::new(REGISTER);
    office.run(&SEASON);
    let said = office.reconcile(&[]);
    assert!(!said.err.contains("event-far-ahead"), "{said:#?}");
    let right = office.members();
    assert_eq!(right[1]["local_points"], "106");
    for year in ["2026-10-07", "2036-10-07", "2052-10-07"] {
        let office = Office::new(REGISTER);
        let mut days = SEASON;
        days[1] = year;
        office.run(&days);
        let said = office.reconcile(&[]);
        assert_eq!(said.status, 1, "{said:#?}");
        assert_eq!(said.err.matches("error[event-far-ahead]").count(), 1, "{said:#?}");
        assert!(said.err.contains(&format!("is dated {year}")), "{said:#?}");
        assert!(said.err.contains("e1.xlsx"), "{said:#?}");
        let members = office.members();
        assert_eq!(members[0], right[0], "{year}");
        // The point of the event with the wrong year waits.
        assert_eq!(members[1]["local_points"], "105", "{year}");
        let waiting = std::fs::read_to_string(office.text("out/data/not-credited.csv")).unwrap();
        let waiting = rows(&waiting);
        let pending = waiting.iter().filter(|row| row["state"] == "pending");
        assert_eq!(pending.count(), 1, "{waiting:#?}");
        // With the day given, it counts as it says.
        let office = Office::new(REGISTER);
        office.run(&days);
        let said = office.reconcile(&["--as-of", year]);
        assert!(!said.err.contains("event-far-ahead"), "{said:#?}");
        assert_eq!(office.members()[1]["local_points"], "106", "{year}");
    }
}

#[test]
fn a_season_that_ends_late_or_has_few_events_is_as_it_says() {
    for days in [
        &["2025-09-02", "2025-10-07", "2025-11-04", "2025-12-02", "2026-01-06", "2026-03-06"][..],
        &["2025-09-02", "2026-05-05"],
        &["2026-05-05"],
    ] {
        let office = Office::new(REGISTER);
        office.run(days);
        let said = office.reconcile(&[]);
        assert!(!said.err.contains("event-far-ahead"), "{days:?}: {said:#?}");
        let won = (100 + days.len()).to_string();
        assert_eq!(office.members()[1]["local_points"], won, "{days:?}");
    }
}
