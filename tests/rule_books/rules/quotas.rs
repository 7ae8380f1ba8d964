//! Quotas of organisations (WBU 3.2 to 3.6, 4.11): a case is the events of an organisation,
//! and the expected rows of `data/quotas.csv` and problems.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use jiff::ToSpan as _;

use super::wbu;
use crate::support::{Folder, Row, palmares, workbook};

/// The answers of an event, by key.
type Event = BTreeMap<String, String>;

#[test]
fn quotas_are_those_of_the_handbook() {
    let cases = wbu("quotas");
    assert_eq!(cases.len(), 37);
    let wrong: Vec<String> = cases.iter().filter_map(wrong).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The difference from a case, if any.
fn wrong(case: &Row) -> Option<String> {
    let folder = Folder::with(&season(&events(&case["events"])));
    audit(&folder, &case["districts"]);
    let quotas = folder.rows("quotas");
    let name = format!("{} ({})", case["case"], case["clause"]);
    let held: Vec<String> = quotas
        .iter()
        .map(|row| format!("{}: {} of {}", row["what"], row["held"], row["allowed"]))
        .collect();
    if held.join(" / ") != case["quotas"] {
        return Some(format!("{name}: {held:#?}"));
    }
    if !quotas.iter().any(|row| row["events"].contains(&case["says"])) {
        return Some(format!("{name}: nothing says {}: {quotas:#?}", case["says"]));
    }
    let cites = |clause: &str| {
        quotas.iter().any(|row| row["clause"].contains(clause) || row["events"].contains(clause))
    };
    let uncited: Vec<&str> = case["clause"].split(';').filter(|clause| !cites(clause)).collect();
    if !uncited.is_empty() {
        return Some(format!("{name}: {uncited:?} not cited in {quotas:#?}"));
    }
    let problems = folder.rows("problems");
    let over: Vec<&str> = problems
        .iter()
        .filter(|row| row["code"] == "over-quota")
        .map(|row| row["message"].as_str())
        .collect();
    let fits = match case["over"].as_str() {
        "" => over.is_empty(),
        what => over.len() == 1 && over[0].contains(&format!(" {what} in ")),
    };
    (!fits).then(|| format!("{name}: {over:#?}"))
}

/// Computes the quotas by a run, or by a reconciliation if the register must give the
/// districts of the area.
fn audit(folder: &Folder, districts: &str) {
    if districts.is_empty() {
        folder.tables();
        return;
    }
    let register = format!(
        "## Members\nNumber | Name\n'001 | Carys Lorimer\n\
         ## Organisers\nName | Kind | Districts\nEast Area | area | {districts}\n"
    );
    let path = |name: &str| folder.root().join(name).to_str().unwrap().to_string();
    std::fs::write(path("register.xlsx"), workbook::xlsx(&register)).unwrap();
    let (register, returns, out) = (path("register.xlsx"), path("returns"), path("out"));
    let words = ["reconcile", "--register", &register, &returns, "--out", &out, "--no-progress"];
    let said = palmares(&words);
    assert!(said.status < 2, "{said:#?}");
}

/// The events of a case: `key=value, key=value / ...`; the suffix ` x12` repeats an event.
/// Events without a day get different days in 2004.
fn events(cell: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for told in cell.split(" / ") {
        let times = told.rsplit_once(" x").and_then(|(event, times)| {
            let times: usize = times.parse().ok()?;
            Some((event, times))
        });
        let (told, times) = times.unwrap_or((told, 1));
        for _ in 0..times {
            let answers = told.split(", ").map(|answer| answer.split_once('=').unwrap());
            let mut event: Event =
                answers.map(|(key, value)| (key.to_string(), value.to_string())).collect();
            let number = events.len() + 1;
            let day = jiff::civil::date(2004, 1, 1).saturating_add((number as i64).days());
            let given = [
                ("Event", number.to_string()),
                ("Title", format!("Event {number}")),
                ("Rules", "wbu-2003".to_string()),
                ("Format", "pairs".to_string()),
                ("Boards", "24".to_string()),
                ("Date", format!("@{day}")),
            ];
            for (key, value) in given {
                event.entry(key.to_string()).or_insert(value);
            }
            events.push(event);
        }
    }
    events
}

/// A return with these events, each of six pairs.
fn season(events: &[Event]) -> String {
    let mut keys: Vec<&str> = events.iter().flat_map(|event| event.keys()).map(|k| &**k).collect();
    keys.sort_unstable();
    keys.dedup();
    let mut text = format!("## Events\n{}\n", keys.join(" | "));
    for event in events {
        let cells = keys.iter().map(|key| event.get(*key).map_or("", String::as_str));
        writeln!(text, "{}", cells.collect::<Vec<_>>().join(" | ")).unwrap();
    }
    text.push_str("## Entries\nEvent | Entry | Player 1 | Player 2\n");
    for id in events.iter().map(|event| &event["Event"]) {
        for pair in 1..=6 {
            writeln!(text, "{id} | {pair} | N{id} {pair} | S{id} {pair}").unwrap();
        }
    }
    text.push_str("## Results\nEvent | Entry | Score\n");
    for id in events.iter().map(|event| &event["Event"]) {
        for pair in 1..=6 {
            writeln!(text, "{id} | {pair} | {}", 40 + 2 * pair).unwrap();
        }
    }
    text
}
