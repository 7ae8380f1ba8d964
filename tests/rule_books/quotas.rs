//! Quotas of organisations (WBU 3.2 to 3.6, 4.11), through workbooks.

use std::collections::BTreeMap;

use crate::support::Folder;

/// A return with events of six pairs, one per row, with answers as `key=value` joined by
/// commas.
fn season(events: &[&str]) -> Folder {
    let mut keys: Vec<&str> =
        vec!["Event", "Title", "Organiser", "Date", "Format", "Rules", "Boards"];
    let rows: Vec<BTreeMap<&str, &str>> = events
        .iter()
        .map(|event| event.split(", ").map(|pair| pair.split_once('=').unwrap()).collect())
        .collect();
    for key in rows.iter().flat_map(|row| row.keys()) {
        if !keys.contains(key) {
            keys.push(key);
        }
    }
    let mut text = format!("## Events\n{}\n", keys.join(" | "));
    for (at, row) in rows.iter().enumerate() {
        let id = (at + 1).to_string();
        let cells = keys.iter().map(|key| match (*key, row.get(key)) {
            (_, Some(value)) => value.to_string(),
            ("Event", None) => id.clone(),
            ("Title", None) => format!("Event {id}"),
            ("Rules", None) => "wbu-2003".to_string(),
            ("Format", None) => "pairs".to_string(),
            ("Boards", None) => "24".to_string(),
            _ => String::new(),
        });
        text.push_str(&format!("{}\n", cells.collect::<Vec<_>>().join(" | ")));
    }
    text.push_str("## Entries\nEvent | Entry | Player 1 | Player 2\n");
    for at in 1..=rows.len() {
        for pair in 1..=6 {
            text.push_str(&format!("{at} | {pair} | N{at} {pair} | S{at} {pair}\n"));
        }
    }
    text.push_str("## Results\nEvent | Entry | Score\n");
    for at in 1..=rows.len() {
        for pair in 1..=6 {
            text.push_str(&format!("{at} | {pair} | {}\n", 40 + 2 * pair + at % 7));
        }
    }
    Folder::with(&text)
}

/// The quota lines: `organiser kind year what: held of allowed`.
fn quotas(folder: &Folder) -> Vec<String> {
    let rows = folder.rows("quotas").into_iter();
    rows.map(|row| {
        format!(
            "{} ({}) {} {}: {} of {}",
            row["organiser"], row["kind"], row["year"], row["what"], row["held"], row["allowed"]
        )
    })
    .collect()
}

fn overruns(folder: &Folder) -> Vec<String> {
    let rows = folder.rows("problems").into_iter();
    let over = rows.filter(|row| row["code"] == "over-quota");
    over.map(|row| format!("{} at event {}: {}", row["severity"], row["event"], row["message"]))
        .collect()
}

#[test]
fn two_ladders_a_year_and_the_third_is_told() {
    let ladder = |date: &str| {
        format!(
            "Organiser=Riverside, Format=ladder pairs, Results counted=6, Games available=8, Average tables=5, Date=@{date}"
        )
    };
    let events: Vec<String> =
        ["2004-01-05", "2004-05-05", "2005-01-05", "2005-09-05", "2005-11-05"].map(ladder).to_vec();
    let events: Vec<&str> = events.iter().map(String::as_str).collect();
    let folder = season(&events);
    folder.run();
    assert_eq!(
        quotas(&folder),
        ["Riverside (club) 2004 ladders: 2 of 2", "Riverside (club) 2005 ladders: 3 of 2"]
    );
    let over = overruns(&folder);
    assert_eq!(over.len(), 1, "{over:#?}");
    assert!(over[0].starts_with(
        "warning at event 5: Riverside has held 3 ladders in 2005, but may hold only 2"
    ));
    assert!(over[0].contains("3.2.3"), "{over:#?}");
}

#[test]
fn ladders_of_sections_count_as_one_and_their_final_is_part_of_it() {
    let ladder = "Organiser=Riverside, Format=ladder pairs, Results counted=6, Games available=8, Average tables=5";
    let a = format!("{ladder}, Date=@2004-05-05, Part of=spring, Sections=2, Section number=1");
    let b = format!("{ladder}, Date=@2004-05-05, Part of=spring, Sections=2, Section number=2");
    let c = format!("{ladder}, Date=@2004-09-05, Ladder=autumn, Event=autumn");
    let last =
        "Organiser=Riverside, Stage=final, Qualifier=autumn, Ladder=autumn, Date=@2004-12-05";
    let folder = season(&[&a, &b]);
    folder.run();
    assert_eq!(quotas(&folder), ["Riverside (club) 2004 ladders: 1 of 2"]);
    let note = &folder.rows("quotas")[0]["events"];
    assert!(note.contains("ladders of sections count as one (4.11.9 note (c))"), "{note}");
    let folder = season(&[&c.replace("Event=autumn", "Title=Autumn"), last]);
    folder.run();
    let note = &folder.rows("quotas")[0]["events"];
    assert_eq!(quotas(&folder), ["Riverside (club) 2004 ladders: 1 of 2"]);
    assert!(note.contains("finals are part of their ladder (4.11.9 note (b))"), "{note}");
}

#[test]
fn one_major_championship_of_pairs_and_one_of_teams_a_year() {
    let folder = season(&[
        "Organiser=Riverside, Boards=48, Championship=major, Date=@2004-05-05",
        "Organiser=Riverside, Boards=48, Championship=major, Format=teams, Date=@2004-06-05",
        "Organiser=Riverside, Boards=48, Championship=major, Date=@2004-07-05",
        "Organiser=Riverside, Boards=48, Championship=minor, Category=women, Date=@2004-08-05",
        "Organiser=Riverside, Boards=48, Championship=minor, Category=men, Date=@2004-08-06",
        "Organiser=Riverside, Boards=24, Championship=minor, Date=@2004-09-06",
    ]);
    folder.run();
    assert_eq!(
        quotas(&folder),
        [
            "Riverside (club) 2004 regular games: 1 of any number",
            // 3.2.5(b): men and women count as one.
            "Riverside (club) 2004 minor championships: 1 of any number",
            "Riverside (club) 2004 major pairs championships: 2 of 1",
            "Riverside (club) 2004 major teams championships: 1 of 1",
        ]
    );
    let over = overruns(&folder);
    assert_eq!(over.len(), 1, "{over:#?}");
    assert!(over[0].starts_with("warning at event 3: "), "{over:#?}");
}

#[test]
fn an_area_holds_a_regular_game_a_week_and_ten_minor_championships() {
    let mut events: Vec<String> = (0..54)
        .map(|week| {
            format!(
                "Organiser=East Area, Status=area, Date=@2004-{:02}-{:02}",
                week / 5 + 1,
                week % 5 + 1
            )
        })
        .collect();
    for month in 1..=11 {
        events
            .push(format!("Organiser=East Area, Status=area, Boards=40, Date=@2004-{month:02}-20"));
    }
    // Two stages of 24 boards are one championship of 48.
    events.push("Organiser=East Area, Status=area, Boards=24, Stage=qualifying, Part of=cup, Date=@2004-12-01".into());
    events.push(
        "Organiser=East Area, Status=area, Boards=24, Stage=final, Part of=cup, Date=@2004-12-02"
            .into(),
    );
    // Licensed events are left out (3.2.8).
    events.push(
        "Organiser=East Area, Status=area, Boards=48, Licence=W7, Open to=wbu, Date=@2004-12-20"
            .into(),
    );
    let events: Vec<&str> = events.iter().map(String::as_str).collect();
    let folder = season(&events);
    folder.run();
    let lines = quotas(&folder);
    assert!(
        lines.contains(&"East Area (area) 2004 regular games: 54 of 52".to_string()),
        "{lines:#?}"
    );
    assert!(
        lines.contains(&"East Area (area) 2004 minor championships: 12 of 10".to_string()),
        "{lines:#?}"
    );
    assert!(
        lines.contains(&"East Area (area) 2004 licensed events: 1 of any number".to_string()),
        "{lines:#?}"
    );
    let over = overruns(&folder);
    assert_eq!(over.len(), 2, "{over:#?}");
    assert!(over[0].contains("3.2.2(b)") || over[1].contains("3.2.2(b)"), "{over:#?}");
    assert!(
        over.iter().any(|line| line.contains("3.2.4(b)") && line.contains("districts")
            || line.contains("each district")),
        "{over:#?}"
    );
}

#[test]
fn leagues_of_teams_are_two_a_year_and_their_divisions_one() {
    let league = "Organiser=Riverside, Format=league, Boards=120";
    let events = [
        format!("{league}, Divisions=2, Division=1, Date=@2004-01-05"),
        format!("{league}, Divisions=2, Division=2, Date=@2004-01-05"),
        format!("{league}, Date=@2004-05-05"),
    ];
    let events: Vec<&str> = events.iter().map(String::as_str).collect();
    let folder = season(&events);
    folder.run();
    let lines = quotas(&folder);
    assert!(
        lines.contains(&"Riverside (club) 2004 teams leagues: 2 of 2".to_string()),
        "{lines:#?}"
    );
    assert!(overruns(&folder).is_empty());
    let third = format!("{league}, Legs=2, Date=@2004-08-05");
    let events: Vec<&str> = events.into_iter().chain([third.as_str()]).collect();
    let folder = season(&events);
    folder.run();
    assert!(
        overruns(&folder)[0].contains("3 teams leagues in 2004, but may hold only 2 (3.2.5(a))")
    );
}

#[test]
fn an_area_licenses_six_events_at_area_status_and_six_at_district_status() {
    let events: Vec<String> = (1..=7)
        .flat_map(|month| {
            ["area", "club"].map(|status| {
                format!(
                    "Organiser=Riverside {status}, Area=East, Status={status}, Licence=E{month}, Licensed by=area, Open to=area, Date=@2004-{month:02}-05"
                )
            })
        })
        .collect();
    let events: Vec<&str> = events.iter().map(String::as_str).collect();
    let folder = season(&events);
    folder.run();
    let lines = quotas(&folder);
    assert!(
        lines.contains(&"East (area) 2004 events licensed at Area status: 7 of 6".to_string()),
        "{lines:#?}"
    );
    assert!(
        lines.contains(
            &"East (area) 2004 events licensed at Club status: 7 of any number".to_string()
        )
    );
    let over = overruns(&folder);
    assert_eq!(over.len(), 1, "{over:#?}");
    assert!(over[0].contains("3.6.4"), "{over:#?}");
}
