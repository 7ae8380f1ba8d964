//! Certificates on paper that come in twice under nearly one number, or with a nought too many: they
//! are asked, and count once.

use crate::support::{Folder, palmares, rows, workbook};

/// A certificate that comes first, of 40 Local Points.
const FIRST: &str = "A 40010 | '1001 | @2026-02-03 | WBU | Congress heat | 40";

/// Reconciles a register with these certificates and a run that credits twelve members 10 Local Points
/// each; gives the evidence and reasons of doubtful certificates, and the Local Points of Ann (1001)
/// and Ben (1002) beyond those of the run.
fn with(certificates: &[&str]) -> (Vec<String>, [i64; 2]) {
    let folder = Folder::new();
    let mut text = String::from("## Members\nNumber | Name | Club | Local points\n");
    let mut awards = String::from("event_key,player_no,player,kind,points\n");
    for (number, name) in
        (1001..1013).zip(
            ["Ann Ash", "Ben Bell", "Cai Coe", "Dee Dunn", "Eve East", "Fay Ford"]
                .into_iter()
                .chain(["Gwen Gale", "Huw Hill", "Ifan Ives", "Jan Jones", "Kay Kent", "Lee Lane"]),
        )
    {
        text.push_str(&format!("'{number} | {name} | Llanfair Bridge Club | 100\n"));
        awards.push_str(&format!("monday-1,{number},{name},local,10\n"));
    }
    text.push_str("## Certificates\nCertificate | Number | Date | Issuer | Event | Local points\n");
    for row in certificates {
        text.push_str(&format!("'{row}\n"));
    }
    std::fs::write(folder.root().join("register.xlsx"), workbook::xlsx(&text)).unwrap();
    let data = folder.root().join("run/data");
    std::fs::create_dir_all(&data).unwrap();
    std::fs::write(data.with_file_name(".palmares"), "palmares output, format 1\n").unwrap();
    let event = "event_key,return,title,date,organiser\n\
                 monday-1,monday.xlsx,Monday Pairs,2026-01-05,Llanfair Bridge Club\n";
    std::fs::write(data.join("events.csv"), event).unwrap();
    std::fs::write(data.join("awards.csv"), awards).unwrap();
    let path = |name: &str| folder.root().join(name).to_str().unwrap().to_string();
    let (register, run, out) = (path("register.xlsx"), path("run"), path("out"));
    let words = ["reconcile", "--register", &register, &run, "--out", &out];
    let said = palmares(&[&words[..], &["--as-of", "2026-12-31", "--no-progress"]].concat());
    assert!(said.status < 2, "{said:?}");
    let table = |name: &str| {
        let path = folder.root().join(format!("out/data/{name}.csv"));
        rows(&std::fs::read_to_string(path).unwrap())
    };
    let asked = table("decisions").into_iter().filter(|row| row["kind"] == "certificate");
    let asked = asked.map(|row| format!("{} {}", row["evidence"], row["reasons"])).collect();
    let members = table("members");
    let points = ["1001", "1002"].map(|number| {
        let own = members.iter().find(|row| row["number"] == number).unwrap();
        own["local_points"].parse::<i64>().unwrap() - 110
    });
    (asked, points)
}

#[test]
fn a_certificate_under_nearly_the_same_number_is_asked() {
    let same = "| '1001 | @2026-02-03 | WBU | Congress heat | 40";
    for number in ["A 4OO10", "40010", "A 40010 (copy)", "A 40100", "A 40010.0", "B 7"] {
        let (asked, points) = with(&[FIRST, &format!("{number} {same}")]);
        assert!(asked.len() == 1 && asked[0].contains("A 40010"), "{number}: {asked:?}");
        assert_eq!(points, [40, 0], "{number}");
    }
    // For another member, day or event the number alone tells it.
    for (number, rest) in [
        ("A 4OO1O", "| '1002 | @2026-02-03 | WBU | Congress heat | 40"),
        ("A 40010 (copy)", "| '1002 | @2026-03-07 | WBU | Spring Teams | 25"),
    ] {
        let (asked, points) = with(&[FIRST, &format!("{number} {rest}")]);
        assert!(asked.len() == 1 && asked[0].contains("nearly this number"), "{asked:?}");
        assert_eq!(points, [40, 0], "{number}");
    }
}

#[test]
fn other_certificates_count() {
    for (row, points) in [
        // The next number of the same heat went to the partner.
        ("A 40011 | '1002 | @2026-02-03 | WBU | Congress heat | 40", [40, 40]),
        ("A 40011 | '1001 | @2026-02-04 | WBU | Congress heat | 40", [80, 0]),
        ("A 40011 | '1001 | @2026-02-03 | WBU | Congress final | 40", [80, 0]),
        ("A 40011 | '1001 | @2026-02-03 | WBU | Congress heat | 30", [70, 0]),
    ] {
        assert_eq!(with(&[FIRST, row]), (Vec::new(), points), "{row}");
    }
}

#[test]
fn the_certificate_of_a_credited_event_that_is_named_in_short_is_asked() {
    for (row, asked) in [
        ("P 1 | '1001 | @2026-01-07 | WBU | Monday | 10", 1),
        ("P 1 | '1001 | @2026-01-07 | WBU | Llanfair Pairs | 10", 1),
        ("P 1 | '1001 | @2026-01-07 | WBU | Tuesday | 10", 0),
        ("P 1 | '1001 | @2026-01-07 | WBU | Monday | 12", 0),
        ("P 1 | '1001 | @2026-01-19 | WBU | Monday | 10", 0),
    ] {
        assert_eq!(with(&[row]).0.len(), asked, "{row}");
    }
}

#[test]
fn points_ten_times_those_of_all_others_are_asked() {
    // The largest other number of points is the 40 of the first certificate.
    for (points, asked) in [("400", 1), ("4000", 1), ("390", 0)] {
        let row = format!("A 50001 | '1002 | @2026-08-03 | WBU | Congress heat | {points}");
        let (cases, credited) = with(&[FIRST, &row]);
        assert_eq!(cases.len(), asked, "{points}: {cases:?}");
        let own = if asked == 1 { 0 } else { points.parse().unwrap() };
        assert_eq!(credited, [40, own]);
    }
}

#[test]
fn a_paper_of_a_credited_event_dated_by_its_issue_or_not_at_all_is_asked() {
    for own in [
        // The run credits Ann 10 for the Monday Pairs of 5 January.
        "A 40010 | '1001 | @2026-02-10 | WBU | Monday Pairs | 10",
        "A 40010 | '1001 | | WBU | | 10",
        "A 40010 | '1001 | | WBU | Monday Pairs | 10",
    ] {
        let (asked, points) = with(&[own]);
        assert_eq!((asked.len(), points), (1, [0, 0]), "{own}: {asked:#?}");
    }
    // Two months later, of another event, or with other points it is another one.
    for own in [
        "A 40010 | '1001 | @2026-03-10 | WBU | Monday Pairs | 10",
        "A 40010 | '1001 | @2026-02-10 | WBU | Tuesday Pairs | 10",
    ] {
        let (asked, points) = with(&[own]);
        assert_eq!((asked.len(), points), (0, [10, 0]), "{own}: {asked:#?}");
    }
    let (asked, points) = with(&["A 40010 | '1001 | @2026-02-10 | WBU | Monday Pairs | 12"]);
    assert_eq!((asked.len(), points), (0, [12, 0]), "{asked:#?}");
}

#[test]
fn papers_of_one_event_in_full_and_in_short_are_asked() {
    let first = "A 40017 | '1001 | @2026-02-03 | WBU | Llandudno Congress Pairs | 40";
    let numbers =
        ["WBU A 40017", "No A 40017", "A 40017/1", "A 40017*", "A 40017 duplicate", "A 40071"];
    for number in numbers {
        let second = format!("{number} | '1001 | @2026-02-03 | WBU | Llandudno | 40");
        let (asked, points) = with(&[first, &second]);
        assert_eq!((asked.len(), points), (1, [40, 0]), "{number}: {asked:#?}");
    }
    // Two neighbours exchanged, whatever the event is called.
    let (asked, _) = with(&[first, "A 40071 | '1001 | @2026-02-03 | WBU | Spring Teams | 40"]);
    assert_eq!(asked.len(), 1, "{asked:#?}");
    // The next number of another event is another certificate.
    let (asked, points) = with(&[first, "A 40018 | '1001 | @2026-02-03 | WBU | Spring Teams | 40"]);
    assert_eq!((asked.len(), points), (0, [80, 0]), "{asked:#?}");
}

/// Reconciles certificates with no returns in 2025, then the Monday Pairs of 5 January 2026, of 10 Local
/// Points for each of two members, and gives how many cases of certificates there are, and the points
/// of Ann (1001) beyond her hundred.
fn before_the_return(certificate: &str) -> (usize, i64) {
    let folder = Folder::new();
    let text = format!(
        "## Members\nNumber | Name | Club | Local points\n\
         '1001 | Ann Ash | Llanfair Bridge Club | 100\n'1002 | Ben Bell | Llanfair Bridge Club | 100\n\
         ## Certificates\nCertificate | Number | Date | Issuer | Event | Local points\n'{certificate}\n"
    );
    std::fs::write(folder.root().join("register.xlsx"), workbook::xlsx(&text)).unwrap();
    let path = |name: &str| folder.root().join(name).to_str().unwrap().to_string();
    let run = |name: &str, title: &str, day: &str, number: &str| {
        let data = folder.root().join(name).join("data");
        std::fs::create_dir_all(&data).unwrap();
        std::fs::write(data.with_file_name(".palmares"), "palmares output, format 1\n").unwrap();
        let head = "event_key,return,title,date,organiser\n";
        let event = format!("{head}e-1,{name}.xlsx,{title},{day},Llanfair Bridge Club\n");
        std::fs::write(data.join("events.csv"), event).unwrap();
        let head = "event_key,player_no,player,kind,points\n";
        let name = if number == "1001" { "Ann Ash" } else { "Ben Bell" };
        let awards = format!("{head}e-1,{number},{name},local,10\n");
        std::fs::write(data.join("awards.csv"), awards).unwrap();
    };
    run("first", "Autumn Pairs", "2025-10-06", "1002");
    run("second", "Monday Pairs", "2026-01-05", "1001");
    for (register, returns, out) in
        [("register.xlsx", "first", "one"), ("one/register.xlsx", "second", "two")]
    {
        let words =
            ["reconcile", "--register", &path(register), &path(returns), "--out", &path(out)];
        let said = palmares(&[&words[..], &["--as-of", "2026-03-31", "--no-progress"]].concat());
        assert!(said.status < 2, "{said:?}");
    }
    let table = |name: &str| rows(&std::fs::read_to_string(path(name)).unwrap());
    let asked = table("two/data/decisions.csv");
    let asked = asked.iter().filter(|row| row["kind"] == "certificate").count();
    let members = table("two/data/members.csv");
    let own = members.iter().find(|row| row["number"] == "1001").unwrap();
    (asked, own["local_points"].parse::<i64>().unwrap() - 100)
}

#[test]
fn an_event_whose_certificate_was_counted_before_is_asked() {
    for (row, expected) in [
        // The full title with a day of issue three weeks on, in short without a day, without a title.
        ("A 1 | '1001 | @2026-01-26 | WBU | Monday Pairs | 10", (1, 10)),
        ("A 1 | '1001 | | WBU | Monday | 10", (1, 10)),
        ("A 1 | '1001 | @2026-01-10 | WBU | | 10", (1, 10)),
        ("A 1 | '1001 | @2026-01-05 | WBU | | 10", (1, 10)),
        // Two months on, before the event, of another event, with other points, of another member.
        ("A 1 | '1001 | @2026-03-05 | WBU | Monday Pairs | 10", (0, 20)),
        ("A 1 | '1001 | @2025-12-20 | WBU | Monday Pairs | 10", (0, 20)),
        ("A 1 | '1001 | @2026-01-10 | WBU | Tuesday Pairs | 10", (0, 20)),
        ("A 1 | '1001 | @2026-01-26 | WBU | Monday Pairs | 12", (0, 22)),
        ("A 1 | '1002 | @2026-01-26 | WBU | Monday Pairs | 10", (0, 10)),
    ] {
        assert_eq!(before_the_return(row), expected, "{row}");
    }
}

/// Ann is credited 10 for Monday Pairs in January (a run of twelve members), 20 in February, 5 in April.
#[test]
fn one_certificate_for_many_credited_events_is_asked() {
    let folder = Folder::new();
    let data = folder.root().join("run/data");
    std::fs::create_dir_all(&data).unwrap();
    std::fs::write(data.with_file_name(".palmares"), "palmares output, format 1\n").unwrap();
    let mut events = "event_key,return,title,date,organiser\n".to_string();
    let mut awards = "event_key,player_no,player,kind,points\n".to_string();
    for (key, day, points) in [
        ("a", "2026-01-05", 10),
        ("b", "2026-01-19", 3),
        ("c", "2026-02-02", 20),
        ("d", "2026-04-06", 5),
    ] {
        events += &format!("{key},{key}.xlsx,Pairs {key},{day},Llanfair Bridge Club\n");
        awards += &format!("{key},1001,Ann Ash,local,{points}\n");
    }
    std::fs::write(data.join("events.csv"), events).unwrap();
    std::fs::write(data.join("awards.csv"), awards).unwrap();
    let path = |name: &str| folder.root().join(name).to_str().unwrap().to_string();
    for (row, asked) in [
        ("@2026-12-01 | WBU | Jan-Feb 2026 | 33", true),
        ("@2026-12-01 | WBU | January to April 2026 | 38", true),
        ("@2026-12-01 | WBU | Season | 38", true),
        ("@2026-12-01 | WBU | January 2026 | 13", true),
        ("@2026-12-01 | WBU | Club points 2026 | 38", true),
        ("@2026-12-01 | WBU |  | 25", true),
        // Not so many in these months, before its day, of one event, or of an event that it names.
        ("@2026-12-01 | WBU | Feb-Apr 2026 | 38", false),
        ("@2026-12-01 | WBU | Jan-Feb 2025 | 33", false),
        ("@2026-03-01 | WBU |  | 25", false),
        ("@2026-12-01 | WBU | Season | 37", false),
        ("@2026-12-01 | WBU | Congress Teams | 38", false),
    ] {
        let text = format!(
            "## Members\nNumber | Name | Club | Local points\n\
             '1001 | Ann Ash | Llanfair Bridge Club | 100\n\
             ## Certificates\nCertificate | Number | Date | Issuer | Event | Local points\n\
             A 1 | '1001 | {row}\n"
        );
        std::fs::write(folder.root().join("register.xlsx"), workbook::xlsx(&text)).unwrap();
        let words = ["reconcile", "--register", &path("register.xlsx"), &path("run"), "--out"];
        let out = path("out");
        let said =
            palmares(&[&words[..], &[&out, "--as-of", "2026-12-31", "--no-progress"]].concat());
        let cases = rows(&std::fs::read_to_string(path("out/data/decisions.csv")).unwrap());
        let told =
            cases.iter().filter(|case| case["reasons"].contains("with these points together"));
        assert_eq!(told.count(), usize::from(asked), "{row}: {said:#?} {cases:#?}");
    }
}

/// A number beside the name of another member does not count until it is decided.
#[test]
fn a_certificate_with_the_name_of_another_member_waits() {
    let folder = Folder::new();
    let path = |name: &str| folder.root().join(name).to_str().unwrap().to_string();
    let data = folder.root().join("run/data");
    std::fs::create_dir_all(&data).unwrap();
    std::fs::write(data.with_file_name(".palmares"), "palmares output, format 1\n").unwrap();
    let events = "event_key,return,title,date,organiser\na,a.xlsx,Pairs,2026-01-05,Llanfair\n";
    std::fs::write(data.join("events.csv"), events).unwrap();
    let awards = "event_key,player_no,player,kind,points\na,1002,Ben Bell,local,10\n";
    std::fs::write(data.join("awards.csv"), awards).unwrap();
    for (name, waits) in [("Ben Bell", true), ("Ann Ash", false), ("ASH, Ann", false), ("", false)]
    {
        let text = format!(
            "## Members\nNumber | Name | Club | Local points\n\
             '1001 | Ann Ash | Llanfair Bridge Club | 100\n'1002 | Ben Bell | Llanfair Bridge Club | 100\n\
             ## Certificates\nCertificate | Number | Name | Date | Issuer | Event | Local points\n\
             A 1 | '1001 | {name} | @2026-02-03 | WBU | Congress heat | 40\n"
        );
        std::fs::write(folder.root().join("register.xlsx"), workbook::xlsx(&text)).unwrap();
        let out = path("out");
        let (register, run) = (path("register.xlsx"), path("run"));
        let words = ["reconcile", "--register", &register, &run, "--out", &out];
        let said = palmares(&[&words[..], &["--as-of", "2026-12-31", "--no-progress"]].concat());
        let told = said.err.contains("error[certificate-other-name]")
            && said.err.contains("Certificates \u{203a} C2");
        assert_eq!(told, waits, "{name}: {said:#?}");
        let members = rows(&std::fs::read_to_string(path("out/data/members.csv")).unwrap());
        let points = if waits { "100" } else { "140" };
        assert_eq!(members[0]["local_points"], points, "{name}");
    }
}
