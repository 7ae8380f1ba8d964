//! The pages of a season as a whole: index, lists, search, the secretary's page, the public site,
//! and the page of an event as one file.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::support::{Folder, attributes, files, palmares};

/// An event of pairs; names and numbers differ from event to event.
fn event(number: usize, pairs: usize) -> String {
    let (month, day) = (number % 12 + 1, number % 28 + 1);
    let mut text = format!(
        "## Event\nTitle | Evening {number}\nOrganiser | Club {}\nFormat | pairs\nRules | wbu-2003\n\
         Date | @2004-{month:02}-{day:02}\nBoards | 24\n\
         ## Entries\nEntry | Player 1 | No 1 | Player 2 | No 2\n",
        number % 30
    );
    for pair in 1..=pairs {
        let player = number * 100 + pair;
        writeln!(text, "{pair} | Ann of{player} | 1{player:06} | Bob Mc{player} | 2{player:06}")
            .unwrap();
    }
    text.push_str("## Results\nEntry | Score\n");
    for pair in 1..=pairs {
        writeln!(text, "{pair} | {}", 70 - pair).unwrap();
    }
    text
}

#[test]
fn a_long_season_has_a_short_index_and_whole_lists() {
    let folder = Folder::new();
    for number in 0..90 {
        folder.add(&format!("{number}.xlsx"), &event(number, 20));
    }
    assert_eq!(folder.run().status, 0);
    let index = folder.written("index.html");
    assert!(index.len() < 40_000, "{}", index.len());
    assert_eq!(index.matches("<li><time").count(), 10);
    let all = files(&folder.out());
    for (stem, folder_of, count) in
        [("players", "players", 3600), ("events", "events", 90), ("clubs", "clubs", 30)]
    {
        let own = |name: &String| !name.contains('/') && name.starts_with(stem);
        let own = all.iter().filter(|(name, _)| own(name));
        let pages: Vec<String> =
            own.map(|(_, bytes)| String::from_utf8(bytes.clone()).unwrap()).collect();
        assert!(pages.iter().all(|page| page.len() < 150_000), "{stem}");
        let links = |page: &String| -> Vec<String> {
            let body = page.split("<tbody>").nth(1).unwrap();
            let start = format!("{folder_of}/");
            let own = |href: &&str| href.starts_with(&start);
            let found: BTreeSet<&str> = attributes(body, "href").into_iter().filter(own).collect();
            found.into_iter().map(str::to_string).collect()
        };
        let linked: Vec<String> = pages.iter().flat_map(links).collect();
        let alone: BTreeSet<&String> = linked.iter().collect();
        assert_eq!((linked.len(), alone.len()), (count, count), "{stem}");
    }
    // The search knows the same names.
    let script = folder.written("names.js");
    let json = script.strip_prefix("window.palmaresNames = ").unwrap().trim_end();
    let json = json.trim_end_matches(';').replace(",\n}", "\n}");
    let names: serde_json::Value = serde_json::from_str(&json).unwrap();
    for (kind, count) in [("players", 3600), ("events", 90), ("clubs", 30)] {
        for line in names[kind].as_str().unwrap().lines() {
            let key = line.split('\t').nth(1).unwrap();
            assert!(all.contains_key(&format!("{kind}/{key}.html")), "{line}");
        }
        assert_eq!(names[kind].as_str().unwrap().lines().count(), count);
    }
}

/// A return with addresses wherever a text is shown, a warning, and an event that is rejected.
fn with_secrets() -> Folder {
    let folder = Folder::new();
    let own = event(1, 6)
        .replace("Evening 1", "Evening (ask ann@club.example)")
        .replace("Organiser | Club 1", "Organiser | Club 1 bob@club.example")
        .replace("Ann of101", "Ann ann@home.example");
    folder.add("a.xlsx", &format!("{own}9 | 40\n"));
    folder.add("b.xlsx", &event(2, 6));
    folder.add("c.xlsx", &event(2, 6));
    folder
}

#[test]
fn the_public_site_has_no_problems_and_no_addresses() {
    let folder = with_secrets();
    let public = folder.root().join("public");
    let said = folder.run_with(&["--public", public.to_str().unwrap()]);
    assert_eq!(said.status, 1, "{said:#?}");
    let own = folder.written("secretary.html");
    assert!(own.contains("unknown-entry") && own.contains("returns/a.xlsx"));
    assert!(folder.written("index.html").contains(": for the secretary"));
    let rows = folder.rows("problems");
    assert!(!rows.is_empty());
    let all = files(&public);
    assert!(all.contains_key("events/b-1.html") && !all.contains_key("events/c-1.html"));
    let kinds = ["html", "css", "js", "svg"];
    for (name, bytes) in &all {
        if name.starts_with(".palmares") || name.starts_with("fonts/") {
            continue;
        }
        assert!(kinds.contains(&name.rsplit('.').next().unwrap()), "{name}");
        let text = String::from_utf8(bytes.clone()).unwrap();
        for secret in ["@club.example", "@home.example", "returns/", "secretary", "season.xlsx"] {
            assert!(!text.contains(secret), "{name} has {secret}");
        }
        for row in &rows {
            assert!(!text.contains(&row["message"]), "{name}: {}", row["message"]);
        }
        for href in attributes(&text, "href") {
            let path = href.split('#').next().unwrap();
            let file = public.join(name).parent().unwrap().join(path);
            assert!(path.is_empty() || file.is_file(), "{name}: {href}");
        }
    }
    // Whole, and the same again.
    folder.run_with(&["--public", public.to_str().unwrap(), "--threads", "1"]);
    let again = files(&public);
    assert!(all == again);
}

#[test]
fn a_public_site_is_a_folder_of_its_own() {
    let folder = with_secrets();
    for public in ["out", "out/public", "."] {
        let public = folder.root().join(public);
        let said = folder.run_with(&["--public", public.to_str().unwrap()]);
        assert_eq!(said.status, 2, "{said:#?}");
    }
    assert!(!folder.out().exists());
}

#[test]
fn an_event_is_one_file_without_links_out_of_it() {
    let folder = with_secrets();
    let file = folder.returns().join("b.xlsx");
    let mail = folder.root().join("mail");
    let words = ["export", "page", file.to_str().unwrap(), "--out", mail.to_str().unwrap()];
    let said = palmares(&words);
    assert_eq!(said.status, 0, "{said:#?}");
    let page = std::fs::read_to_string(mail.join("b.html")).unwrap();
    assert!(page.contains("Ann of201") && page.contains("<style>") && page.contains("<script>"));
    assert!(!page.contains("<link") && !page.contains(" src="));
    assert!(attributes(&page, "href").iter().all(|href| href.starts_with('#')));
}

#[test]
fn an_embargo_has_no_page_for_the_secretary() {
    let folder = with_secrets();
    folder.run_with(&["--embargo"]);
    assert!(!folder.out().join("secretary.html").exists());
    assert!(!folder.written("index.html").contains("secretary"));
}
