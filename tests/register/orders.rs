//! One evening that comes in twice with other awards: with other boards, with a table more, scored
//! again, or one half of it alone. The players come in the same order, and it is asked.

use std::fmt::Write as _;

use crate::support::{Folder, Said, palmares, rows, workbook};

/// The pairs of an evening; a pair has two players, one to each letter.
const PAIRS: &str = "ABCDEFGHIJKLMNOPQRSTUVWX";
/// A pair that the first list forgot.
const FORGOTTEN: &str = "YZ";
/// Half of the pairs, as those who sat North-South.
const HALVES: [&str; 2] = ["ACEGIKMOQSUW", "BDFHJLNPRTVX"];

#[derive(Clone, Copy)]
struct Evening<'a> {
    file: &'a str,
    title: &'a str,
    day: &'a str,
    organiser: &'a str,
    boards: u32,
    /// The pairs in the order of their scores, the best first.
    pairs: &'a str,
    /// The hundredths that are added to the scores of every second pair.
    rescored: u32,
    /// Pairs whose scores are exchanged.
    exchanged: &'a [[usize; 2]],
}

const MONDAY: Evening<'_> = Evening {
    file: "monday.xlsx",
    title: "Monday Pairs",
    day: "2026-01-05",
    organiser: "Llanfair Bridge Club",
    boards: 24,
    pairs: PAIRS,
    rescored: 0,
    exchanged: &[],
};

/// The same title a week later, with all places moved.
const NEXT_WEEK: Evening<'_> =
    Evening { day: "2026-01-12", pairs: "GCAXEBTHIRQLUNDPKOSJMVWF", ..MONDAY };

fn number(pair: char, player: char) -> String {
    format!("0{}{}", pair as u32, player as u32)
}

fn text_of(evening: &Evening<'_>) -> String {
    let Evening { title, day, organiser, boards, pairs, .. } = evening;
    let day = if day.is_empty() { String::new() } else { format!("@{day}") };
    let mut text = format!(
        "## Event\nTitle | {title}\nDate | {day}\nOrganiser | {organiser}\nRules | wbu-2003\n\
         Format | pairs\nBoards | {boards}\n## Entries\nPair | Player 1 | No 1 | Player 2 | No 2\n"
    );
    for (nth, pair) in pairs.chars().enumerate() {
        let [one, two] = ['A', 'B'].map(|player| number(pair, player));
        writeln!(text, "{} | Ann {pair}ash | '{one} | Ben {pair}ell | '{two}", nth + 1).unwrap();
    }
    text.push_str("## Results\nPair | %\n");
    // Half of an evening has the scores of the whole: those of its letters.
    let is_half = HALVES.contains(pairs);
    let all = if is_half { PAIRS.len() } else { pairs.len() } as u32;
    for (nth, pair) in pairs.chars().enumerate() {
        let place = if is_half { pair as usize - 'A' as usize } else { nth };
        let moved = evening.exchanged.iter().flat_map(|[one, two]| [(*one, *two), (*two, *one)]);
        let place = moved.into_iter().find(|(from, _)| *from == place).map_or(place, |(_, to)| to);
        let place = place as u32;
        let score = 5000 + (all - 1) * 35 - place * 70 + evening.rescored * (place % 2);
        writeln!(text, "{} | {}.{:02}", nth + 1, score / 100, score % 100).unwrap();
    }
    text
}

/// The register of all players, each with 100 Local Points.
fn register() -> Vec<u8> {
    let mut text = String::from("## Members\nNumber | Name | Club | Local points\n");
    for pair in PAIRS.chars().chain(FORGOTTEN.chars()) {
        let [one, two] = ['A', 'B'].map(|player| number(pair, player));
        writeln!(text, "'{one} | Ann {pair}ash | Llanfair Bridge Club | 100").unwrap();
        writeln!(text, "'{two} | Ben {pair}ell | Llanfair Bridge Club | 100").unwrap();
    }
    workbook::xlsx(&text)
}

/// Reconciles a register with evenings: the Local Points of all members.
fn reconciled(folder: &Folder, register: &str, given: &[Evening<'_>], out: &str) -> (Said, u32) {
    let path = |name: &str| folder.root().join(name).to_str().unwrap().to_string();
    let returns = format!("returns of {out}");
    std::fs::create_dir_all(folder.root().join(&returns)).unwrap();
    for (nth, evening) in given.iter().enumerate() {
        let file = folder.root().join(&returns).join(format!("{nth}-{}", evening.file));
        std::fs::write(file, workbook::xlsx(&text_of(evening))).unwrap();
    }
    let (register, returns, out) = (path(register), path(&returns), path(out));
    let words = ["reconcile", "--register", &register, &returns, "--out", &out];
    let said = palmares(&[&words[..], &["--as-of", "2026-12-31", "--no-progress"]].concat());
    let table = std::fs::read_to_string(format!("{out}/data/members.csv")).unwrap();
    let points = rows(&table).iter().map(|row| row["local_points"].parse::<u32>().unwrap()).sum();
    (said, points)
}

/// How many events are asked when some come in after others, and whether nobody gets points for them.
fn after(first: &[Evening<'_>], second: &[Evening<'_>]) -> (usize, bool) {
    let folder = Folder::new();
    std::fs::write(folder.root().join("register.xlsx"), register()).unwrap();
    let (_, one) = reconciled(&folder, "register.xlsx", first, "one");
    let (_, two) = reconciled(&folder, "one/register.xlsx", second, "two");
    let cases = std::fs::read_to_string(folder.root().join("two/data/decisions.csv")).unwrap();
    let asked = rows(&cases).iter().filter(|row| row["kind"] == "event").count();
    (asked, one == two)
}

/// What is told of evenings in one run, and how many awards there are.
fn together(given: &[Evening<'_>]) -> (Said, usize) {
    let folder = Folder::new();
    for (nth, evening) in given.iter().enumerate() {
        folder.add(&format!("{nth}/{}", evening.file), &text_of(evening));
    }
    let said = folder.run();
    let awards = folder.rows("awards").len();
    (said, awards)
}

/// Copies of the Monday Pairs, each with another slip, which have other awards or other scores.
fn copies() -> Vec<(&'static str, Evening<'static>)> {
    const MORE: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const AGAIN: Evening<'_> = Evening { file: "again.xlsx", ..MONDAY };
    let evening = Evening { title: "Evening", ..AGAIN };
    vec![
        ("36 boards, another title", Evening { boards: 36, ..evening }),
        ("36 boards, a day later", Evening { boards: 36, day: "2026-01-06", ..AGAIN }),
        ("36 boards, ten days later", Evening { boards: 36, day: "2026-01-15", ..AGAIN }),
        (
            "a table more, the organiser in short",
            Evening { pairs: MORE, organiser: "Llanfair B.C.", ..AGAIN },
        ),
        ("a table more, a day later", Evening { pairs: MORE, day: "2026-01-06", ..AGAIN }),
        (
            "36 boards, scored again, another title and organiser",
            Evening { boards: 36, rescored: 20, organiser: "County", ..evening },
        ),
        (
            "36 boards, scored again so that two pairs change places, a week later",
            Evening { boards: 36, rescored: 10, exchanged: &[[9, 10]], day: "2026-01-12", ..AGAIN },
        ),
    ]
}

#[test]
fn an_evening_of_the_same_order_as_a_credited_one_is_asked() {
    for (what, copy) in copies() {
        assert_eq!(after(&[MONDAY], &[copy]), (1, true), "{what}");
        assert_eq!(after(&[copy], &[MONDAY]), (1, true), "{what}, the other way round");
    }
}

#[test]
fn an_evening_of_the_same_order_is_told_in_one_run() {
    for (what, copy) in copies() {
        // With the same scores it is the same event, or a copy of the scores.
        let copy = Evening { rescored: copy.rescored.max(20), ..copy };
        let (said, awards) = together(&[MONDAY, copy]);
        let told = said.err.matches("error[event-copied]").count();
        assert_eq!((told, awards), (2, 0), "{what}: {said:#?}");
        assert!(said.err.contains("24 of 24 contestants come in the same order"), "{said:#?}");
    }
    // With another title and day both count.
    let (said, awards) = together(&[
        MONDAY,
        Evening { title: "Evening", day: "2026-01-07", rescored: 20, ..MONDAY },
    ]);
    assert_eq!(said.err.matches("warning[scores-again]").count(), 2, "{said:#?}");
    assert!(said.err.contains("has the same order as") && awards > 0, "{said:#?}");
}

#[test]
fn halves_of_an_evening_are_asked() {
    let halves = HALVES.map(|pairs| Evening { file: "half.xlsx", title: "Half", pairs, ..MONDAY });
    let halves = [Evening { title: "Monday North-South", ..halves[0] }, halves[1]];
    assert_eq!(after(&[MONDAY], &halves), (2, true));
    assert_eq!(after(&halves, &[MONDAY]), (1, true));
    let (said, awards) = together(&[MONDAY, halves[0], halves[1]]);
    assert_eq!(said.err.matches("error[event-copied]").count(), 3, "{said:#?}");
    assert_eq!(awards, 0);
    // The two halves alone are two events.
    let (said, awards) = together(&halves);
    assert!(!said.err.contains("event-copied") && awards > 0, "{said:#?}");
}

#[test]
fn a_copy_without_a_day_does_not_count() {
    let undated = Evening { day: "", title: "Evening", ..MONDAY };
    let (said, awards) = together(&[MONDAY, undated]);
    assert_eq!(said.err.matches("error[event-copied]").count(), 2, "{said:#?}");
    assert!(
        said.err.contains("24 of 24 contestants have the same score, but it has no day"),
        "{said:#?}"
    );
    assert_eq!(awards, 0);
    assert_eq!(after(&[MONDAY], &[undated]), (1, true));
}

#[test]
fn other_evenings_of_the_same_pairs_count() {
    assert_eq!(after(&[MONDAY], &[NEXT_WEEK]), (0, false));
    let (said, awards) = together(&[MONDAY, NEXT_WEEK]);
    let told = ["event-copied", "scores-again"].iter().any(|code| said.err.contains(code));
    assert!(!told && awards > 0, "{said:#?}");
}
