//! Certificates (WBU 1.7 to 1.11): a case is a few games of one organiser, and the
//! certificates of a player.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use model::{AwardKind, Exact, PointsByKind};

use super::wbu;
use crate::support::{self, Folder, Row};

/// Keys of the events that a case gives literally.
const KEYS: [&str; 6] =
    ["Issue", "Licence", "Licensed by", "Congress", "Green points", "Issuing officer"];

#[test]
fn certificates_are_those_of_the_handbook() {
    let cases = wbu("certificates");
    assert_eq!(cases.len(), 17);
    let wrong: Vec<String> = cases.iter().filter_map(wrong).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The difference from a case, if any.
fn wrong(case: &Row) -> Option<String> {
    let folder = Folder::with(&workbook(case));
    folder.run();
    let problems: BTreeSet<String> =
        folder.rows("problems").into_iter().map(|row| row["code"].clone()).collect();
    let certificates: Vec<&String> =
        problems.iter().filter(|code| code.contains("certificate")).collect();
    let expected: Vec<&str> = case["problems"].split_whitespace().collect();
    let name = &case["case"];
    if certificates != expected {
        return Some(format!("{name}: problems {problems:?}"));
    }
    // The player's page links to the certificates.
    let players = support::files(&folder.out());
    let number = format!("{}1", case["player"]);
    let page = players.iter().find(|(path, page)| {
        let of_player = format!("Certificates of Player {number}<");
        path.starts_with("certificates/") && String::from_utf8_lossy(page).contains(&of_player)
    });
    let page = page.map(|(_, page)| String::from_utf8_lossy(page).into_owned());
    let page = whole(&page.unwrap_or_default());
    let sheets: Vec<&str> = page.split(" role=group ").skip(1).collect();
    let all = || sheets.iter().flat_map(|sheet| texts(sheet));
    let points = all().filter(|text| text.ends_with(" Point") || text.ends_with(" Points"));
    let figures = points.filter_map(|points| points.split(' ').next());
    // Not a line of the reasons that ends so.
    let figures: Vec<&str> =
        figures.filter(|figure| figure.starts_with(|c: char| c.is_ascii_digit())).collect();
    if figures.join(";") != case["figures"] {
        return Some(format!("{name}: {figures:?}, not {}", case["figures"]));
    }
    let headings = all().filter(|text| text.ends_with(" Certificate"));
    let headings: Vec<&str> = headings.collect();
    if headings.len() != sheets.len() || headings.iter().any(|own| *own != case["heading"]) {
        return Some(format!("{name}: {headings:?}"));
    }
    let numbers: BTreeSet<&str> = all().filter(|text| text.starts_with("Certificate ")).collect();
    if numbers.len() != sheets.len() {
        return Some(format!("{name}: two certificates of one number"));
    }
    let says = case["says"].split(" & ").filter(|words| !words.is_empty());
    // Without the marks, a blank for the end of a line.
    let text: String =
        page.split('<').filter_map(|part| part.split_once('>')).map(|(_, text)| text).collect();
    let text = text.replace('\n', " ");
    let missing: Vec<&str> = says.filter(|words| !text.contains(words)).collect();
    (!missing.is_empty()).then(|| format!("{name}: nothing says {missing:?}"))
}

/// A page with what its certificates share drawn on each of them.
fn whole(page: &str) -> String {
    let mut parts = page.split("<use href=#");
    let mut whole = parts.next().unwrap_or_default().to_string();
    for part in parts {
        let (id, rest) = part.split_once(" />").unwrap();
        // A group has no attribute but its id, a text has more.
        let of_group = page.find(&format!(" id={id}>")).map(|at| (at, "</g>"));
        let of_text = || page.find(&format!(" id={id} ")).map(|at| (at, "</text>"));
        let (at, end) = of_group.or_else(of_text).unwrap();
        let begin = page[..at].rfind('<').unwrap();
        let (drawn, _) = page[begin..].split_once(end).unwrap();
        whole.extend([drawn, end, rest]);
    }
    whole
}

/// The texts, line after line.
fn texts(drawing: &str) -> Vec<&str> {
    let lines = drawing.split("</text>").filter_map(|text| text.rsplit_once('>'));
    lines.map(|(_, words)| words).filter(|words| !words.is_empty()).collect()
}

/// The games of a case: four full tables each, the same pairs in the same order;
/// the second pair has no member numbers.
fn workbook(case: &Row) -> String {
    let games: u32 = case["games"].parse().unwrap();
    let mut events = format!(
        "## Events\nEvent | Rules | Format | Date | End date | Boards | Movement | Organiser | Ladder | {}",
        KEYS.join(" | ")
    );
    let mut entries =
        String::from("\n## Entries\nEvent | Entry | Player 1 | No 1 | Player 2 | No 2");
    let mut results = String::from("\n## Results\nEvent | Entry | %");
    let keys: Vec<&str> = KEYS.iter().map(|key| case[*key].as_str()).collect();
    let keys = keys.join(" | ");
    for game in 1..=games {
        let (first, last) = (game, game + 2);
        write!(
            events,
            "\nG{game} | wbu-2003 | pairs | @2026-01-{first:02} | @2026-01-{last:02} | 24 | howell | Riverside | L | {keys}"
        )
        .unwrap();
        for pair in 1..=8 {
            let [one, other] = [1, 2].map(|player| format!("{pair}{player}"));
            let number = |player: &str| match pair {
                2 => String::new(),
                _ => format!("'N{player}"),
            };
            let (first, second) = (number(&one), number(&other));
            write!(
                entries,
                "\nG{game} | {pair} | Player {one} | {first} | Player {other} | {second}"
            )
            .unwrap();
            write!(results, "\nG{game} | {pair} | {}", 70 - 4 * pair).unwrap();
        }
    }
    if case["ladder"] == "yes" {
        write!(
            events,
            "\nL | wbu-2003 | ladder pairs | @2026-02-01 | @2026-02-01 | | | Riverside | | {keys}"
        )
        .unwrap();
    }
    format!("{events}{entries}{results}\n")
}

/// A knock-out of eight teams, whose rounds were played on three days: the lower
/// number wins.
#[test]
fn a_knock_out_is_certified_when_a_player_is_out() {
    let cases = wbu("knockout_dates");
    assert_eq!(cases.len(), 4);
    for case in cases {
        let folder = Folder::with(&knock_out(&case));
        folder.run();
        let wanted = format!("Certificates of P{}1<", case["player"]);
        let pages = support::files(&folder.out());
        let page = pages
            .iter()
            .filter(|(path, _)| path.starts_with("certificates/"))
            .map(|(_, page)| String::from_utf8_lossy(page).into_owned())
            .find(|page| page.contains(&wanted))
            .unwrap();
        assert!(texts(&page).contains(&case["issued"].as_str()), "{}", case["case"]);
    }
}

fn knock_out(case: &Row) -> String {
    let mut text = format!(
        "## Event\nRules | wbu-2003\nFormat | knockout teams\nScoring | imps\nDate | @{}\nEnd date | @{}\n\
         Boards per match | 24\n## Entries\nTeam no",
        case["starts"], case["ends"]
    );
    for player in 1..=4 {
        write!(text, " | Player {player} | No {player}").unwrap();
    }
    for team in 1..=8 {
        write!(text, "\n{team}").unwrap();
        for player in 1..=4 {
            write!(text, " | P{team}{player} | '90{team}{player}").unwrap();
        }
    }
    text.push_str("\n## Matches\nRound | Date | Home | Away | Home IMPs | Away IMPs");
    let days: Vec<&str> = case["rounds"].split(' ').collect();
    for (round, (day, alive)) in (1..).zip(days.into_iter().zip([8, 4, 2])) {
        for home in 1..=alive / 2 {
            let away = alive + 1 - home;
            write!(text, "\n{round} | @{day} | {home} | {away} | 40 | 20").unwrap();
        }
    }
    text.push('\n');
    text
}

#[test]
fn master_points_are_green_and_a_hundredth_of_local() {
    let cases = wbu("holdings");
    assert_eq!(cases.len(), 3);
    for case in cases {
        let mut holding = PointsByKind::default();
        for kind in AwardKind::ALL {
            // The handbook knows no points of other schemes.
            let points = case.get(kind.id()).and_then(|points| Exact::parse_decimal(points));
            holding.add(kind, points.unwrap_or_default());
        }
        assert_eq!(holding.master_points().to_decimal(), case["master points"], "{}", case["case"]);
    }
}
