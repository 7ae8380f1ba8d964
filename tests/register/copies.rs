//! One evening that comes in twice, under another file, title or day, or with some of it corrected: it
//! counts once, or it is asked. Other evenings of the same people are left alone.

use std::fmt::Write as _;

use crate::support::{Folder, Said, palmares, rows, workbook};

/// The pairs of an evening; of each pair a player `A` and one `B` of its letter.
const PAIRS: &str = "ABCDEFGHIJ";
const SCORES: [&str; 10] =
    ["61.25", "58.33", "56.67", "53.75", "51.46", "49.17", "46.88", "44.58", "41.25", "36.66"];
/// The same, rounded.
const ROUNDED: [&str; 10] = ["61", "58", "57", "54", "51", "49", "47", "45", "41", "37"];
const TENTHS: [&str; 10] =
    ["61.3", "58.3", "56.7", "53.8", "51.5", "49.2", "46.9", "44.6", "41.3", "36.7"];
/// Four of ten pairs win 24, 18, 12 and 6 Local Points (4.1), each player so many.
const OF_AN_EVENING: u32 = 2 * (24 + 18 + 12 + 6);

struct Evening<'a> {
    file: &'a str,
    title: &'a str,
    day: &'a str,
    scores: [&'a str; 10],
    /// The letters of pairs whose numbers are left out.
    without_numbers: &'a str,
    pairs: &'a str,
}

const MONDAY: Evening<'_> = Evening {
    file: "monday.xlsx",
    title: "Monday Pairs",
    day: "2026-01-05",
    scores: SCORES,
    without_numbers: "",
    pairs: PAIRS,
};

/// Scores with two exchanged.
fn exchanged() -> [&'static str; 10] {
    let mut scores = SCORES;
    scores.swap(0, 2);
    scores
}

/// The rounded ones with two exchanged.
fn rounded_exchanged() -> [&'static str; 10] {
    let mut scores = ROUNDED;
    scores.swap(0, 2);
    scores
}

/// Scores with two exchanged that win nothing.
fn below_exchanged() -> [&'static str; 10] {
    let mut scores = SCORES;
    scores.swap(7, 9);
    scores
}

/// Scores of another evening: the places move, and a pair or two have what they had before.
const OTHER: [&str; 10] =
    ["58.33", "58.34", "43.75", "56.25", "51.46", "54.17", "39.17", "52.08", "45.42", "41.03"];

fn number(pair: char, player: char) -> String {
    format!("0{}{}", pair as u32, player as u32)
}

fn text_of(evening: &Evening<'_>) -> String {
    let Evening { title, day, scores, without_numbers, pairs, .. } = evening;
    let mut text = format!(
        "## Event\nTitle | {title}\nDate | @{day}\nOrganiser | Llanfair Bridge Club\nRules | wbu-2003\n\
         Format | pairs\nBoards | 24\n## Entries\nPair | Player 1 | No 1 | Player 2 | No 2\n"
    );
    for (nth, pair) in pairs.chars().enumerate() {
        let [one, two] = ['A', 'B'].map(|player| match without_numbers.contains(pair) {
            true => String::new(),
            false => format!("'{}", number(pair, player)),
        });
        writeln!(text, "{} | Ann {pair}ash | {one} | Ben {pair}ell | {two}", nth + 1).unwrap();
    }
    text.push_str("## Results\nPair | %\n");
    for (nth, score) in scores.iter().enumerate() {
        writeln!(text, "{} | {score}", nth + 1).unwrap();
    }
    text
}

/// The register of all players, each with 100 Local Points.
fn register() -> Vec<u8> {
    let mut text = String::from("## Members\nNumber | Name | Club | Local points\n");
    for pair in PAIRS.chars() {
        let [one, two] = ['A', 'B'].map(|player| number(pair, player));
        writeln!(text, "'{one} | Ann {pair}ash | Llanfair Bridge Club | 100").unwrap();
        writeln!(text, "'{two} | Ben {pair}ell | Llanfair Bridge Club | 100").unwrap();
    }
    workbook::xlsx(&text)
}

const LIKELY: &[&str] = &["--accept", "likely"];

/// Reconciles a register with returns; what was said, and the Local Points credited to all members.
fn reconciled(
    folder: &Folder,
    register: &str,
    returns: &str,
    out: &str,
    more: &[&str],
) -> (Said, u32) {
    let path = |name: &str| folder.root().join(name).to_str().unwrap().to_string();
    let (register, returns, out) = (path(register), path(returns), path(out));
    let words = ["reconcile", "--register", &register, &returns, "--out", &out];
    let said = palmares(&[&words[..], &["--as-of", "2027-12-31", "--no-progress"], more].concat());
    let table = std::fs::read_to_string(format!("{out}/data/members.csv")).unwrap();
    let points =
        rows(&table).iter().map(|row| row["local_points"].parse::<u32>().unwrap()).sum::<u32>();
    (said, points - 2000)
}

fn put(folder: &Folder, place: &str, evening: &Evening<'_>) {
    let place = folder.root().join(place);
    std::fs::create_dir_all(&place).unwrap();
    std::fs::write(place.join(evening.file), workbook::xlsx(&text_of(evening))).unwrap();
}

/// Whether the second of two evenings, each in a reconciliation of its own, waits for a decision; and
/// the points credited after each.
fn one_after_the_other(first: &Evening<'_>, second: &Evening<'_>) -> (bool, [u32; 2]) {
    let folder = Folder::new();
    std::fs::write(folder.root().join("register.xlsx"), register()).unwrap();
    put(&folder, "first", first);
    put(&folder, "second", second);
    let (_, one) = reconciled(&folder, "register.xlsx", "first", "out-1", LIKELY);
    let (_, two) = reconciled(&folder, "out-1/register.xlsx", "second", "out-2", LIKELY);
    let cases = std::fs::read_to_string(folder.root().join("out-2/data/decisions.csv")).unwrap();
    let asked = rows(&cases).iter().any(|row| {
        row["kind"] == "event" && row["evidence"].contains("Monday Pairs of 2026-01-05")
    });
    (asked, [one, two])
}

/// What is said of two evenings in one run, and how many awards there are.
fn at_once(first: &Evening<'_>, second: &Evening<'_>) -> (Said, usize) {
    let folder = Folder::new();
    folder.add(&format!("first/{}", first.file), &text_of(first));
    folder.add(&format!("second/{}", second.file), &text_of(second));
    let said = folder.run();
    let awards = folder.rows("awards").len();
    (said, awards)
}

#[test]
fn a_corrected_copy_takes_the_place_of_what_was_credited() {
    let corrected = Evening {
        file: "monday-corrected.xlsx",
        title: "Monday Pairs (corrected)",
        scores: exchanged(),
        ..MONDAY
    };
    assert_eq!(one_after_the_other(&MONDAY, &corrected), (false, [OF_AN_EVENING; 2]));
    let (said, awards) = at_once(&MONDAY, &corrected);
    assert!(said.err.contains("error[event-changed]") && awards == 0, "{said:?}");
}

#[test]
fn an_evening_that_nearly_was_credited_is_asked() {
    let copies = [
        (
            "another title and two scores exchanged",
            Evening { file: "club-night.xlsx", title: "Club night", scores: exchanged(), ..MONDAY },
        ),
        ("a day later", Evening { day: "2026-01-06", ..MONDAY }),
        (
            "a week later, under another title",
            Evening { file: "club-night.xlsx", title: "Club night", day: "2026-01-12", ..MONDAY },
        ),
        ("eight weeks and a day later", Evening { day: "2026-03-03", ..MONDAY }),
        (
            "the same file, one of 29 days later with two scores exchanged",
            Evening { day: "2026-01-29", scores: below_exchanged(), ..MONDAY },
        ),
        (
            "the month is wrong, another title",
            Evening { file: "club-night.xlsx", title: "Club night", day: "2026-06-05", ..MONDAY },
        ),
        (
            "last year\u{2019}s file with a new year",
            Evening { file: "monday-2026.xlsx", day: "2025-01-05", ..MONDAY },
        ),
    ];
    for (what, copy) in copies {
        assert_eq!(one_after_the_other(&MONDAY, &copy), (true, [OF_AN_EVENING; 2]), "{what}");
    }
    // Numbers filled in: what waited for them is the same evening too.
    let without = Evening { without_numbers: "BD", ..MONDAY };
    let filled = Evening { day: "2026-01-06", ..MONDAY };
    let (asked, [one, two]) = one_after_the_other(&without, &filled);
    assert!(asked && one == two, "{asked} {one} {two}");
}

#[test]
fn an_evening_that_waits_for_numbers_is_the_same_with_another_day() {
    let folder = Folder::new();
    std::fs::write(folder.root().join("register.xlsx"), register()).unwrap();
    put(&folder, "first", &Evening { without_numbers: PAIRS, ..MONDAY });
    put(&folder, "second", &Evening { day: "2026-01-15", ..MONDAY });
    let (_, one) = reconciled(&folder, "register.xlsx", "first", "out-1", &[]);
    let (_, two) = reconciled(&folder, "out-1/register.xlsx", "second", "out-2", &[]);
    let (_, all) =
        reconciled(&folder, "out-2/register.xlsx", "second", "out-3", &["--accept", "likely"]);
    assert_eq!([one, two, all], [0, 0, OF_AN_EVENING]);
}

/// Neither of two copies counts.
const HELD: &str = "error[event-copied]";
/// Both count, and that is told.
const AGAIN: &str = "warning[scores-again]";

#[test]
fn most_scores_of_another_file_are_asked_in_one_run() {
    let copies = [
        (HELD, "a day later", "10 of 10", Evening { day: "2026-01-06", ..MONDAY }),
        (AGAIN, "eight days later", "10 of 10", Evening { day: "2026-01-13", ..MONDAY }),
        (
            AGAIN,
            "day and month exchanged, another title",
            "10 of 10",
            Evening { title: "Club night", day: "2026-05-01", ..MONDAY },
        ),
        (
            AGAIN,
            "a year later, one name misspelt",
            "9 of 10",
            Evening { day: "2027-01-05", pairs: "ABCDEFGHIX", ..MONDAY },
        ),
        (
            HELD,
            "another title",
            "9 of 10",
            Evening { title: "Club night", pairs: "ABCDEFGHIX", ..MONDAY },
        ),
        (
            AGAIN,
            "a week earlier, two exchanged",
            "8 of 10",
            Evening { title: "Club night", day: "2025-12-29", scores: exchanged(), ..MONDAY },
        ),
        (
            AGAIN,
            "rounded to whole numbers, another title, a day later",
            "10 of 10 contestants have the same score in whole numbers",
            Evening { title: "Club night", day: "2026-01-06", scores: ROUNDED, ..MONDAY },
        ),
        (
            AGAIN,
            "rounded to whole numbers, a month later",
            "10 of 10 contestants have the same score in whole numbers",
            Evening { day: "2026-02-05", scores: ROUNDED, ..MONDAY },
        ),
        (
            // 51.46 is 51, and 51.5 is 52.
            AGAIN,
            "rounded to one decimal, a month later",
            "9 of 10 contestants have the same score in whole numbers",
            Evening { day: "2026-02-05", scores: TENTHS, ..MONDAY },
        ),
    ];
    for (how, what, equal, copy) in copies {
        let (said, awards) = at_once(&MONDAY, &copy);
        let told = said.err.matches(how).count();
        let err = said.err.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(
            told == 2 && err.contains(equal) && awards == if how == HELD { 0 } else { 16 },
            "{what}: {said:?}"
        );
    }
}

/// Two pairs who were a hundredth apart tie, so that the order is another one.
#[test]
fn a_rounded_copy_with_a_tie_under_another_title_is_asked() {
    let own = Evening { scores: OTHER, ..MONDAY };
    let tied = ["58", "58", "44", "56", "51", "54", "39", "52", "45", "41"];
    let (said, awards) = at_once(&own, &Evening { title: "Club night", scores: tied, ..MONDAY });
    let told = said.err.matches("error[event-copied]").count();
    assert!(told == 2 && awards == 0, "{awards} {said:?}");
}

#[test]
fn other_evenings_of_the_same_people_count() {
    let others = [
        ("the next week", Evening { day: "2026-01-12", scores: OTHER, ..MONDAY }),
        (
            "the evening of the day",
            Evening { file: "evening.xlsx", title: "Monday Evening", scores: OTHER, ..MONDAY },
        ),
        (
            "eight of the scores eight days later",
            Evening { day: "2026-01-13", scores: exchanged(), ..MONDAY },
        ),
        (
            "eight of the rounded scores a month later",
            Evening { day: "2026-02-05", scores: rounded_exchanged(), ..MONDAY },
        ),
        (
            "the same scores of other people",
            Evening {
                file: "riverside.xlsx",
                title: "Riverside Pairs",
                pairs: "KLMNOPQRST",
                ..MONDAY
            },
        ),
    ];
    for (what, other) in others {
        let (said, awards) = at_once(&MONDAY, &other);
        let told = ["event-copied", "scores-again"].iter().any(|code| said.err.contains(code));
        assert!(!told && awards == 16, "{what}: {awards} {said:?}");
    }
    let next = Evening { day: "2026-01-12", scores: OTHER, ..MONDAY };
    assert_eq!(one_after_the_other(&MONDAY, &next), (false, [OF_AN_EVENING, 2 * OF_AN_EVENING]));
    let evening =
        Evening { file: "evening.xlsx", title: "Monday Evening", scores: OTHER, ..MONDAY };
    // Of one day, six of the eight winners of both are asked in another year.
    assert_eq!(one_after_the_other(&MONDAY, &evening), (true, [OF_AN_EVENING; 2]));
}

#[test]
fn two_events_of_one_workbook_are_two_unless_all_scores_are_the_same() {
    let folder = Folder::new();
    let two = Evening { day: "2026-01-06", scores: exchanged(), ..MONDAY };
    folder.add("alone.xlsx", &text_of(&MONDAY));
    folder.add("next.xlsx", &text_of(&two));
    assert!(folder.run().err.contains("event-copied"));
    let told = |second: [&str; 10]| {
        let folder = Folder::new();
        folder.add("both.xlsx", &of_two_days([SCORES, second]));
        let said = folder.run();
        assert!(!said.err.contains("event-copied"), "{said:?}");
        (said.err.matches(AGAIN).count(), folder.rows("awards").len())
    };
    assert_eq!(told(exchanged()), (0, 16));
    assert_eq!(told(SCORES), (2, 16));
    // A form that was not filled in, but for noughts, is no copy of another.
    let folder = Folder::new();
    folder.add("both.xlsx", &of_two_days([["0"; 10]; 2]));
    assert!(!folder.run().err.contains("scores-again"));
}

/// A workbook of two evenings with the same pairs, a month apart.
fn of_two_days(scores: [[&str; 10]; 2]) -> String {
    let mut both =
        String::from("## Events\nEvent | Title | Date | Organiser | Rules | Format | Boards\n");
    for (id, day) in [("1", "2026-01-05"), ("2", "2026-02-05")] {
        writeln!(both, "{id} | Monday Pairs | @{day} | Llanfair | wbu-2003 | pairs | 24").unwrap();
    }
    both.push_str("## Entries\nEvent | Pair | Player 1 | Player 2\n");
    for id in ["1", "2"] {
        for (nth, pair) in PAIRS.chars().enumerate() {
            writeln!(both, "{id} | {} | Ann {pair}ash | Ben {pair}ell", nth + 1).unwrap();
        }
    }
    both.push_str("## Results\nEvent | Pair | %\n");
    for (id, scores) in ["1", "2"].into_iter().zip(scores) {
        for (nth, score) in scores.iter().enumerate() {
            writeln!(both, "{id} | {} | {score}", nth + 1).unwrap();
        }
    }
    both
}
