//! Pages of boards: travellers, score cards, matches.
//!
//! The returns are text files in `tests/pages/`; the goldens are the pages between header
//! and footer.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::support::{Folder, attributes, files, golden, project};

/// Every return of `tests/pages/`, by the name of its event.
const RETURNS: [&str; 7] =
    ["odd_pairs", "sessions", "swiss_teams", "individual", "swiss_pairs", "cross_imps", "butler"];

fn text_of(name: &str) -> String {
    std::fs::read_to_string(project().join(format!("tests/pages/{name}.txt"))).unwrap()
}

fn run_of(name: &str) -> Folder {
    let folder = Folder::with(&text_of(name));
    folder.run();
    folder
}

/// The part of a page between header and footer.
fn main_of(page: &str) -> &str {
    let start = page.find("<main").unwrap();
    &page[start..page.find("</main>").unwrap()]
}

/// The rows of each table, by the id of its section.
fn rows_by_section(page: &str) -> BTreeMap<&str, Vec<Vec<String>>> {
    let sections = page.split("<section ").skip(1);
    let cell = |cell: &str| {
        let end = cell.find("</td>").unwrap();
        let mut inside = false;
        let kept = cell[..end].chars().filter(|c| {
            let keep = !inside && *c != '<';
            inside = if *c == '<' { true } else { inside && *c != '>' };
            keep
        });
        let text: String = kept.collect();
        text.split_once('>').map_or(String::new(), |(_, text)| text.trim().to_string())
    };
    sections
        .map(|section| {
            let id = section.split("id=\"").nth(1).unwrap().split('"').next().unwrap();
            let body = section.split("<tbody>").nth(1).unwrap_or_default();
            let rows = body.split("<tr>").skip(1);
            (id, rows.map(|row| row.split("<td").skip(1).map(cell).collect()).collect())
        })
        .collect()
}

#[test]
fn travellers_and_cards_of_an_event_with_everything_odd() {
    let folder = run_of("odd_pairs");
    for page in ["boards", "cards"] {
        let text = folder.written(&format!("events/club-1/{page}.html"));
        golden(&format!("tests/pages/odd_pairs.{page}.html"), main_of(&text));
    }
}

#[test]
fn score_cards_and_matches_of_teams() {
    let folder = run_of("swiss_teams");
    let cards = folder.written("events/club-1/cards.html");
    golden("tests/pages/swiss_teams.cards.html", main_of(&cards));
    let event = folder.written("events/club-1.html");
    let matches = &event[event.find("<section id=\"matches\">").unwrap()..];
    let matches = &matches[..matches.find("</section>").unwrap()];
    golden("tests/pages/swiss_teams.matches.html", matches);
}

#[test]
fn no_text_of_a_return_becomes_markup() {
    for name in RETURNS {
        let folder = run_of(name);
        for (file, bytes) in files(&folder.out()) {
            if !file.ends_with(".html") {
                continue;
            }
            let page = String::from_utf8(bytes).unwrap();
            for typed in ["<b>Ann", "<b>odd", "<script>alert", "<i>Kites", "<i>Bridge", "<b>again"]
            {
                assert!(!page.contains(typed), "{name}: {file} holds {typed}");
            }
        }
    }
}

/// Ids are unique on their page, and every link within the output leads to an existing file
/// and id.
fn check_links(folder: &Folder) {
    let pages: BTreeMap<String, String> = files(&folder.out())
        .into_iter()
        .filter(|(name, _)| name.ends_with(".html"))
        .map(|(name, bytes)| (name, String::from_utf8(bytes).unwrap()))
        .collect();
    let ids: BTreeMap<&String, BTreeSet<&str>> = pages
        .iter()
        .map(|(name, page)| {
            let ids = attributes(page, "id");
            let alone: BTreeSet<&str> = ids.iter().copied().collect();
            assert_eq!(ids.len(), alone.len(), "{name} has an id twice");
            (name, alone)
        })
        .collect();
    for (name, page) in &pages {
        for href in attributes(page, "href") {
            let (path, id) = href.split_once('#').unwrap_or((href, ""));
            let mut steps: Vec<&str> = name.split('/').collect();
            if !path.is_empty() {
                steps.pop();
                for step in path.split('/') {
                    if step == ".." { steps.pop().map(|_| ()).unwrap() } else { steps.push(step) }
                }
            }
            let target = steps.join("/").replace("%20", " ");
            assert!(folder.out().join(&target).is_file(), "{name}: no file for {href}");
            let known = ids.get(&target).is_none_or(|ids| id.is_empty() || ids.contains(id));
            assert!(known, "{name}: no id for {href}");
        }
    }
}

#[test]
fn every_link_of_every_kind_of_event_leads_somewhere() {
    for name in RETURNS {
        check_links(&run_of(name));
    }
}

#[test]
fn each_line_is_on_its_traveller_and_on_the_cards_of_both_sides() {
    for name in RETURNS {
        let folder = run_of(name);
        let boards = text_of(name).split("## Boards\n").nth(1).unwrap().to_string();
        let lines = boards.lines().skip(1).take_while(|line| !line.starts_with("##")).count();
        let count = |page: &str| {
            let page = folder.written(&format!("events/club-1/{page}.html"));
            rows_by_section(&page).values().map(Vec::len).sum::<usize>()
        };
        assert_eq!(count("boards"), lines, "{name}");
        let on_cards = match name {
            // Both rooms are one row of either team.
            "swiss_teams" => lines,
            "individual" => 4 * lines,
            _ => 2 * lines,
        };
        assert_eq!(count("cards"), on_cards, "{name}");
    }
}

#[test]
fn lines_stand_by_score_with_what_has_none_behind() {
    let folder = run_of("odd_pairs");
    let boards = folder.written("events/club-1/boards.html");
    let rows = rows_by_section(&boards);
    let scores: Vec<&str> = rows["b3"].iter().map(|row| row[7].as_str()).collect();
    assert_eq!(scores, ["\u{2212}50", "\u{2212}630", "not played"]);
    // The matchpoints of a board that all tables played sum to its maximum.
    let of_side = |column: usize| rows["b1"].iter().map(move |row| row[column].clone());
    let sum: f64 = of_side(8).chain(of_side(10)).map(|cell| cell.parse::<f64>().unwrap()).sum();
    assert!((sum - 12.0).abs() < 1e-9);
}

#[test]
fn sessions_and_sections_have_travellers_of_their_own() {
    let folder = run_of("sessions");
    let boards = folder.written("events/club-1/boards.html");
    // Two sessions, two sections scored apart, six boards each.
    assert_eq!(rows_by_section(&boards).len(), 24);
    for title in ["Session 1, Section A", "Session 2, Section B"] {
        assert!(boards.contains(title), "{title}");
    }
    let cards = folder.written("events/club-1/cards.html");
    assert!(cards.contains("Session 1: "));
    assert!(cards.contains("in all "));
}

#[test]
fn total_points_are_not_called_imps() {
    let text = text_of("butler").replace("Scoring | butler", "Scoring | points");
    // An artificial score has no value in points.
    let folder = Folder::with(&text.replace("| A+", "| NP"));
    folder.run();
    for page in ["boards", "cards"] {
        let page = folder.written(&format!("events/club-1/{page}.html"));
        assert!(!main_of(&page).contains("IMPs"), "{}", main_of(&page));
    }
}

#[test]
fn datums_and_divisors_are_told() {
    let butler = run_of("butler").written("events/club-1/boards.html");
    assert!(butler.contains("left out of 4: "), "{}", main_of(&butler));
    let cross = run_of("cross_imps").written("events/club-1/boards.html");
    assert!(cross.contains("the sum of IMPs is divided by 3."));
    assert!(cross.contains("the sum of IMPs is divided by 2."), "one result is artificial");
}

#[test]
fn an_event_without_boards_has_no_pages_of_them_and_neither_has_a_rejected_one() {
    let folder = Folder::new();
    let text = text_of("cross_imps");
    folder.add("a.xlsx", &text);
    folder.add("b.xlsx", &text);
    // The same contestants with scores instead of boards.
    let results: String = (1..=8).map(|entry| format!("{entry} | {}\n", 40 + entry)).collect();
    let entries = text.split("## Boards").next().unwrap().replace("2026", "2025");
    folder.add("c.xlsx", &format!("{entries}## Results\nEntry | Score\n{results}"));
    folder.run();
    let states: Vec<String> =
        folder.rows("events").iter().map(|row| row["state"].clone()).collect();
    // Without its number of boards the third brings no awards (2.1.2).
    assert_eq!(states, ["final", "rejected", "provisional"]);
    assert!(folder.out().join("events/a-1/boards.html").is_file());
    for other in ["b-1", "c-1"] {
        assert!(folder.out().join(format!("events/{other}.html")).is_file());
        assert!(!folder.out().join(format!("events/{other}")).exists());
    }
    check_links(&folder);
}

/// A Mitchell movement, three boards a round.
fn mitchell(tables: usize, boards: usize) -> String {
    let mut text = String::from(
        "## Event\nTitle | Large\nFormat | pairs\nRules | wbu-2003\nDate | @2026-05-02\nMovement | mitchell\nOrganiser | Union\n## Entries\nEntry | Direction | Player 1 | No 1 | Player 2 | No 2\n",
    );
    for pair in 1..=tables {
        for (direction, series) in [("NS", 1), ("EW", 2)] {
            let (one, two) = (series * 100_000 + pair, series * 300_000 + pair);
            writeln!(text, "{pair} | {direction} | Ann {one} | {one} | Bob {two} | {two}").unwrap();
        }
    }
    text.push_str("## Boards\nBoard | NS | EW | Contract | By | Tricks\n");
    for board in 1..=boards {
        for table in 1..=tables {
            let against = (table + (board - 1) / 3) % tables + 1;
            let tricks = 6 + (table * 7 + board * 3) % 7;
            writeln!(text, "{board} | {table} | {against} | 3NT | N | {tricks}").unwrap();
        }
    }
    text
}

#[test]
fn a_large_field_goes_on_from_page_to_page() {
    let folder = Folder::with(&mitchell(120, 24));
    folder.run();
    let pages = |kind: &str| {
        let names = files(&folder.out()).into_keys();
        let start = format!("events/club-1/{kind}");
        names.filter(|name| name.starts_with(&start)).collect::<Vec<String>>()
    };
    let of = |kind: &str| {
        let mut sections = Vec::new();
        for name in pages(kind) {
            let page = folder.written(&name);
            sections.extend(rows_by_section(&page).into_keys().map(str::to_string));
        }
        sections
    };
    // 20 boards of 120 lines are a page, and 100 cards.
    assert_eq!(pages("boards"), ["events/club-1/boards-2.html", "events/club-1/boards.html"]);
    assert_eq!(pages("cards").len(), 3);
    assert_eq!(of("boards").len(), 24);
    let cards = of("cards");
    assert_eq!(cards.len(), 240);
    assert_eq!(cards.into_iter().collect::<BTreeSet<String>>().len(), 240);
    check_links(&folder);
}

#[test]
fn more_threads_write_the_same_pages() {
    let run = |threads: &str| {
        let folder = Folder::new();
        for name in RETURNS {
            folder.add(&format!("{name}.xlsx"), &text_of(name));
        }
        folder.run_with(&["--threads", threads]);
        files(&folder.out())
    };
    assert!(run("1") == run("4"));
}

#[test]
fn a_template_of_ones_own_needs_one_block() {
    let folder = Folder::with(&text_of("odd_pairs"));
    let templates = folder.root().join("templates");
    std::fs::create_dir(&templates).unwrap();
    let own =
        "{% extends \"palmares/cards.html\" %}{% block how %}<p>As always.</p>{% endblock how %}";
    std::fs::write(templates.join("cards.html"), own).unwrap();
    folder.run_with(&["--templates", templates.to_str().unwrap()]);
    let cards = folder.written("events/club-1/cards.html");
    assert!(cards.contains("<p>As always.</p>"));
    assert!(!cards.contains("Neuberg"));
}

/// How long the pages of a session take: `cargo test --release --test reports pages:: --
/// --ignored --nocapture`.
#[test]
#[ignore = "prints figures"]
fn time_of_pages() {
    use register::{EventRecord, SeasonPlayers};
    for (tables, boards) in [(21, 27), (1_000, 24)] {
        let folder = Folder::with(&mitchell(tables, boards));
        let file = folder.returns().join("club.xlsx");
        let computed = season::compute_return_file(
            &file,
            &Default::default(),
            &engine::awards::SeasonContext::default(),
        );
        let (mut people, outcome) = (SeasonPlayers::default(), &computed.outcomes[0]);
        let record = EventRecord::new(outcome, "key".to_string(), &mut people);
        let site = report::Site::new(None).unwrap_or_else(|why| panic!("{why}"));
        for round in 0..3 {
            let start = std::time::Instant::now();
            let pages = site.traveller_and_card_pages(&people, &record, outcome).unwrap();
            let bytes: usize = pages.iter().map(|(_, page)| page.len()).sum();
            println!(
                "{tables} tables, {boards} boards, round {round}: {:?}, {} pages, {bytes} bytes",
                start.elapsed(),
                pages.len()
            );
        }
    }
}
