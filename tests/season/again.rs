//! A run into the output of an earlier one: only what changed is done again, and everything is as if
//! all had been done. `.ci/only_what_changed.py` tries long chains of edits.

use std::collections::BTreeMap;
use std::fs;
use std::time::SystemTime;

use crate::support::{Folder, palmares, published, sweep};

/// The records of a run, in its output.
const RECORDS: &str = ".palmares-records";

/// A club game whose players carry a prefix.
fn game(title: &str, club: &str, best: u32) -> String {
    let (mut entries, mut results) = (String::new(), String::new());
    for pair in 1..=8 {
        entries += &format!("{pair} | {club} N{pair} | | {club} S{pair} |\n");
        results += &format!("{pair} | {}\n", best - pair);
    }
    format!(
        "## Event\nTitle | {title}\nFormat | pairs\nRules | wbu-2003\nOrganiser | {club}\n\
         Date | @2004-05-02\nBoards | 24\n## Entries\nEntry | Player 1 | No 1 | Player 2 | No 2\n\
         {entries}## Results\nEntry | Score\n{results}"
    )
}

/// Adds the return of a club that has a number: its game.
fn add_game(folder: &Folder, nth: u32, title: &str) {
    folder.add(&format!("{nth:02}.xlsx"), &game(title, &format!("Club {nth}"), 60 + nth));
}

/// Three returns of three clubs, run once.
fn season() -> Folder {
    let folder = Folder::new();
    for club in ["Ash", "Beech", "Cedar"] {
        folder.add(&format!("{club}.xlsx"), &game("Monday", club, 60));
    }
    assert_eq!(folder.run().status, 0);
    folder
}

/// The files that people see.
fn seen(folder: &Folder) -> BTreeMap<String, Vec<u8>> {
    published(&folder.out())
}

/// When each file was written.
fn times(folder: &Folder) -> BTreeMap<String, SystemTime> {
    let time = |name: &String| fs::metadata(folder.out().join(name)).unwrap().modified().unwrap();
    seen(folder).keys().map(|name| (name.clone(), time(name))).collect()
}

/// Asserts that the output is that of a run from nothing.
fn is_as_from_nothing(folder: &Folder, options: &[&str]) {
    let (returns, anew) = (folder.returns(), folder.root().join("anew"));
    let mut words = vec!["run", returns.to_str().unwrap(), "--out", anew.to_str().unwrap()];
    words.extend(options);
    palmares(&words);
    let wanted = published(&anew);
    let now = seen(folder);
    assert_eq!(now.keys().collect::<Vec<_>>(), wanted.keys().collect::<Vec<_>>());
    let differs = |(name, bytes): &(&String, &Vec<u8>)| wanted[*name] != **bytes;
    let differing: Vec<_> = now.iter().filter(differs).map(|(name, _)| name).collect();
    assert_eq!(differing, Vec::<&String>::new());
    fs::remove_dir_all(anew).unwrap();
}

#[test]
fn nothing_changed_and_nothing_is_written() {
    let folder = season();
    let before = times(&folder);
    let said = folder.run();
    let wanted = format!("(0 of 3 returns changed, 0 of {} files written)", before.len());
    assert!(said.out.contains(&wanted), "{}", said.out);
    assert_eq!(times(&folder), before);
}

#[test]
fn one_return_changed_and_the_others_stay() {
    let folder = season();
    let before = times(&folder);
    folder.add("Beech.xlsx", &game("Tuesday", "Beech", 70));
    let said = folder.run();
    assert!(said.out.contains("(1 of 3 returns changed, "), "{}", said.out);
    let now = times(&folder);
    for (name, time) in &now {
        let own = name.to_lowercase();
        // Those of other clubs, but for the data and the pages of the whole season.
        if own.contains("ash") || own.contains("cedar") {
            assert_eq!(time, &before[name], "{name} was written again");
        }
    }
    assert_ne!(now["events/beech-1.html"], before["events/beech-1.html"]);
    is_as_from_nothing(&folder, &[]);
}

#[test]
fn tables_of_many_returns_are_those_of_a_run_from_nothing() {
    let folder = Folder::new();
    (0..20).for_each(|nth| add_game(&folder, nth, "Monday"));
    assert_eq!(folder.run().status, 0);
    // A return of other results, of other rows; one less, one more, so that the others move on.
    add_game(&folder, 9, "Tuesday");
    folder.run();
    is_as_from_nothing(&folder, &[]);
    folder.add(
        "03.xlsx",
        &game("Monday", "Club 3", 60).replace("8 | Club 3 N8 | | Club 3 S8 |\n", ""),
    );
    folder.run();
    is_as_from_nothing(&folder, &[]);
    fs::remove_file(folder.returns().join("05.xlsx")).unwrap();
    folder.run();
    is_as_from_nothing(&folder, &[]);
    add_game(&folder, 21, "Monday");
    assert!(folder.run().out.contains("(1 of 20 returns changed, "));
    is_as_from_nothing(&folder, &[]);
    // Files of which nothing can be taken.
    fs::remove_file(folder.out().join("season.xlsx")).unwrap();
    fs::write(folder.out().join("data/awards.csv"), "mine").unwrap();
    add_game(&folder, 1, "Tuesday");
    folder.run();
    fs::remove_file(folder.out().join("data/awards (changed).csv")).unwrap();
    is_as_from_nothing(&folder, &[]);
}

#[test]
fn nothing_is_taken_from_a_file_that_a_disk_spoilt() {
    let folder = Folder::new();
    (0..9).for_each(|nth| add_game(&folder, nth, "Monday"));
    assert_eq!(folder.run().status, 0);
    for name in ["season.xlsx", "data/awards.csv", "data/standings.csv"] {
        let path = folder.out().join(name);
        let (mut bytes, time) = (fs::read(&path).unwrap(), fs::metadata(&path).unwrap().modified());
        let third = bytes.len() / 3;
        bytes[third..third + 8].fill(0);
        fs::write(&path, bytes).unwrap();
        fs::File::options().append(true).open(&path).unwrap().set_modified(time.unwrap()).unwrap();
    }
    let less = game("Monday", "Club 8", 68).replace("8 | Club 8 N8 | | Club 8 S8 |\n", "");
    folder.add("08.xlsx", &less);
    folder.run();
    is_as_from_nothing(&folder, &[]);
}

#[test]
fn players_of_other_events_of_a_return_keep_their_pages() {
    let folder = Folder::new();
    let two = |best: u32| {
        let (mut entries, mut results) = (String::new(), String::new());
        for (event, first) in [("a", best), ("b", 60)] {
            for pair in 1..=8 {
                entries += &format!("{event} | {pair} | N{event}{pair} | S{event}{pair}\n");
                results += &format!("{event} | {pair} | {}\n", first - pair);
            }
        }
        format!(
            "## Events\nEvent | Title | Date | Organiser | Rules | Format | Boards\n\
             a | Monday | @2004-05-03 | Ash | wbu-2003 | pairs | 24\n\
             b | Tuesday | @2004-05-04 | Ash | wbu-2003 | pairs | 24\n\
             ## Entries\nEvent | Entry | Player 1 | Player 2\n{entries}\
             ## Results\nEvent | Entry | Score\n{results}"
        )
    };
    folder.add("Ash.xlsx", &two(60));
    assert_eq!(folder.run().status, 0);
    let before = times(&folder);
    folder.add("Ash.xlsx", &two(70));
    assert_eq!(folder.run().status, 0);
    let now = times(&folder);
    let written = |of: &str| {
        let own = now.keys().filter(|name| name.starts_with("players/") && name.contains(of));
        let own: Vec<&String> = own.collect();
        assert_eq!(own.len(), 8, "{of}: {:?}", now.keys());
        own.into_iter().filter(|name| now[*name] != before[*name]).count()
    };
    assert_eq!((written("na") + written("sa"), written("nb") + written("sb")), (16, 0));
    is_as_from_nothing(&folder, &[]);
}

#[test]
fn what_is_gone_or_changed_in_the_output_is_written_again() {
    let folder = season();
    let wanted = seen(&folder);
    fs::remove_file(folder.out().join("events/ash-1.html")).unwrap();
    fs::write(folder.out().join("data/awards.csv"), "mine").unwrap();
    let said = folder.run();
    assert!(said.out.contains("(1 of 3 returns changed, 2 of "), "{}", said.out);
    let mut now = seen(&folder);
    assert_eq!(now.remove("data/awards (changed).csv").as_deref(), Some(&b"mine"[..]));
    assert_eq!(now, wanted);
}

#[test]
fn settings_templates_and_fresh_do_what_they_concern() {
    let folder = season();
    let templates = folder.root().join("templates");
    fs::create_dir(&templates).unwrap();
    fs::write(templates.join("club.html"), "{% extends \"palmares/club.html\" %}\n").unwrap();
    let templates = templates.to_str().unwrap();
    for options in [&["--set", "Status=area"][..], &["--embargo"], &["--templates", templates]] {
        let said = folder.run_with(options);
        assert!(said.out.contains("(3 of 3 returns changed, ") || said.out.contains("written to"));
        is_as_from_nothing(&folder, options);
    }
    let said = folder.run_with(&["--fresh"]);
    assert!(!said.out.contains("returns changed"), "{}", said.out);
    is_as_from_nothing(&folder, &[]);
}

#[test]
fn returns_that_know_of_each_other_go_on_doing_so() {
    let folder = season();
    // The same event in a second file, then no more.
    folder.add("copy/Ash.xlsx", &game("Monday", "Ash", 60));
    assert!(folder.run().out.contains("(1 of 4 returns changed, "));
    is_as_from_nothing(&folder, &[]);
    fs::remove_dir_all(folder.returns().join("copy")).unwrap();
    assert!(folder.run().out.contains("(0 of 3 returns changed, "));
    is_as_from_nothing(&folder, &[]);
}

#[test]
fn damaged_records_are_noticed() {
    let folder = season();
    let wanted = seen(&folder);
    let path = folder.out().join(RECORDS);
    let sound = fs::read(&path).unwrap();
    let step = sound.len() / 60 * sweep::step(10);
    for at in (0..sound.len()).step_by(step) {
        let mut damaged = sound.clone();
        damaged[at] ^= 0x55;
        fs::write(&path, &damaged).unwrap();
        assert_eq!(folder.run().status, 0, "byte {at}");
        assert!(seen(&folder) == wanted, "byte {at}");
        fs::write(&path, &sound[..at]).unwrap();
        assert_eq!(folder.run().status, 0, "cut at {at}");
        assert!(seen(&folder) == wanted, "cut at {at}");
    }
}
