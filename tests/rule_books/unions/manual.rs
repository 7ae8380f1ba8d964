//! The worked examples of `docs/your-own-rules.md`: each file, run over the events of its table.

use std::fs;

use super::{event, points, run_with_rules};
use crate::support::{Folder, project};

/// A rule file of the manual, and the rows of the table behind it.
struct Example<'a> {
    rules: &'a str,
    rows: Vec<Vec<&'a str>>,
}

fn examples(text: &str) -> Vec<Example<'_>> {
    text.split("```toml\n").skip(1).map(example).collect()
}

fn example(part: &str) -> Example<'_> {
    let (rules, rest) = part.split_once("```").unwrap();
    let table = rest.split("| event | contestants | level | awards |\n").nth(1).unwrap();
    let rows = table.lines().skip(1).take_while(|line| line.starts_with('|'));
    Example { rules, rows: rows.map(cells).collect() }
}

fn cells(line: &str) -> Vec<&str> {
    line.trim_matches('|').split('|').map(str::trim).collect()
}

/// Scores, best first; the contestants of a tie, such as `2-3`, share one.
fn scores(count: usize, level: &str) -> Vec<String> {
    let tie = level
        .split_once('-')
        .map(|(first, last)| first.parse::<usize>().unwrap()..=last.parse::<usize>().unwrap());
    let score = |place: usize| match &tie {
        Some(tie) if tie.contains(&place) => 80 - tie.start(),
        _ => 80 - place,
    };
    (1..=count).map(|place| score(place).to_string()).collect()
}

#[test]
fn the_examples_of_the_manual_give_the_awards_that_it_prints() {
    let text = fs::read_to_string(project().join("docs/your-own-rules.md")).unwrap();
    let examples = examples(&text);
    assert_eq!(examples.len(), 3);
    for Example { rules, rows } in examples {
        assert!(rows.len() > 1);
        for row in rows {
            let [what, contestants, level, awards] = row[..] else { panic!("{row:?}") };
            let words: Vec<&str> = what.split(", ").collect();
            let lines = format!(
                "Title | Evening\nDate | @2026-05-05\nFormat | {}\nMovement | {}\nStatus | {}\nBoards | 24",
                words[0], words[1], words[2]
            );
            let players = if words[0] == "pairs" { 2 } else { 1 };
            let scores = scores(contestants.parse().unwrap(), level);
            let scores: Vec<&str> = scores.iter().map(String::as_str).collect();
            let folder = Folder::with(&event(&lines, players, &scores));
            let said = run_with_rules(&folder, rules);
            assert_eq!(said.status, 0, "{said:#?}");
            let expected: Vec<&str> = awards.split(' ').collect();
            assert_eq!(points(&folder), expected, "{what}, {contestants}, {level}");
        }
    }
}
