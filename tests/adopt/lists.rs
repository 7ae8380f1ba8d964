//! Lists that stand in several tables, and rows that say a thing once for those below: each is read as
//! a person reads it, or told.

use crate::shapes::{read, rows, told};

const MATCHES: [&str; 9] =
    ["Round", "Home", "Away", "Home IMPs", "Away IMPs", "Home VPs", "Away VPs", "Result", "Note"];

#[test]
fn the_second_side_may_stand_first() {
    let head = "County League\n5 May 2026, 24 boards\n";
    for (table, matches) in [
        ("Away|Home|VP A|VP H\nJukes|Bevan|5|15\nFrost|Rudd|16|4", ["1|2|15|5", "3|4|4|16"]),
        ("Gäste|VP|Heim|VP\nJukes|5|Bevan|15\nFrost|16|Rudd|4", ["1|2|15|5", "3|4|4|16"]),
    ] {
        let (copy, found, made) = read(&format!("{head}{table}"));
        assert_eq!(rows(&made, "Entries", &["Name"]), ["Bevan", "Jukes", "Rudd", "Frost"]);
        assert_eq!(rows(&made, "Matches", &MATCHES), matches, "{table}");
        assert_eq!(told(&copy, &found), [""; 0], "{table}");
    }
    // `1-0` between black and white is open; a draw is not.
    let (copy, found, made) = read(
        "Spring Open, Round 2, 3 May 2026\nBoard|Black|Result|White\n1|Ann Ashby|1-0|Cat Cedar\n2|Ben Birch|½-½|Dan Dale",
    );
    assert_eq!(rows(&made, "Matches", &MATCHES), ["2|1|2", "2|3|4|½-½"]);
    assert_eq!(told(&copy, &found), ["left-open"]);
}
