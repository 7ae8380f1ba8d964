//! Registers of members by the ranks of each rule book. The totals are worked out by hand.

use super::event;
use crate::support::{Folder, Row, palmares, rows, workbook};

/// A register, what its members won, and what they are afterwards.
struct Case {
    rules: &'static str,
    headings: &'static str,
    /// Number, points under the headings, rank.
    members: &'static [&'static str],
    /// A return that gives the members numbers 1001 and 2001.
    event: String,
    /// Rank, and the rank from which the member was promoted, if so.
    after: [(&'static str, Option<&'static str>); 2],
}

fn pairs(lines: &str) -> String {
    evening(lines, 0)
}

/// The same with so many hundredths in each score, so that two evenings are not one.
fn evening(lines: &str, hundredths: u32) -> String {
    let scores = ["68", "63", "60", "56", "53", "50", "47", "44", "41", "38", "35", "32"];
    let lines = format!(
        "Title | Evening\nDate | @2024-05-05\nFormat | pairs\nMovement | howell\nBoards | 24{lines}"
    );
    let scores = scores.map(|score| format!("{score}.{hundredths:02}"));
    event(&lines, 2, &scores.each_ref().map(String::as_str))
}

const TEAMS: &str = "## Event\nTitle | Teams\nDate | @2024-05-05\nFormat | swiss teams\nRounds | 2\n\
     Boards per match | 8\n## Entries\nEntry | Team | Player 1 | No 1 | Player 2 | Player 3 | Player 4\n\
     1 | Ants | Player 1-1 | '1001 | A2 | A3 | A4\n2 | Bees | Player 2-1 | '2001 | B2 | B3 | B4\n\
     3 | Cats | C1 | | C2 | C3 | C4\n4 | Dogs | D1 | | D2 | D3 | D4\n\
     ## Matches\nRound | Home | Away | Home VPs | Away VPs\n\
     1 | 1 | 2 | 15 | 5\n1 | 3 | 4 | 12 | 8\n2 | 1 | 3 | 10 | 10\n2 | 2 | 4 | 11 | 9\n";

fn cases() -> Vec<Case> {
    vec![
        // 24 and 18 Local Points: 150 + 0.24 + 50 red is 200.24; 149.9 + 0.18 + 49 is 199.08.
        Case {
            rules: "sbu-club",
            headings: "Local points | Red points | Rank",
            members: &["14990 | 50 | 2 Star Master", "14990 | 49 | 2 Star Master"],
            event: pairs(""),
            after: [("Scottish Master", Some("2 Star Master")), ("2 Star Master", None)],
        },
        // The third star at 200, though there are not 50 red among them.
        Case {
            rules: "sbu-club",
            headings: "Local points | Red points | Rank",
            members: &["15080 | 49 | ** Master", "190 | | "],
            event: pairs(""),
            after: [("3 Star Master", Some("2 Star Master")), ("Club Master", Some(""))],
        },
        // Red points of a congress, 0.6 and 0.42: 24.5 green and 25 red become 50.1;
        // 24.5 + 0.42 red are not 25.
        Case {
            rules: "abf-masterpoints",
            headings: "Green points | Red points | Gold points | Rank",
            members: &["24.5 | 25 | | Bronze Local Master", "50 | 24.5 | 0 | Regional Master"],
            event: pairs("\nCongress | Spring Congress"),
            after: [("State Master", Some("Bronze Local Master")), ("Regional Master", None)],
        },
        // Gold counts as red too, and stays: 120 green, 150 red, 29.6 gold and 0.6 red are 300.2 of
        // which 180.2 are red or gold, but only 29.6 gold; with 30 gold it is enough.
        Case {
            rules: "abf-masterpoints",
            headings: "Green points | Red points | Gold points | Rank",
            members: &[
                "120 | 150 | 29.6 | Bronze National Master",
                "120 | 149.58 | 30 | Bronze National Master",
            ],
            event: pairs("\nCongress | Spring Congress"),
            after: [
                ("Silver National Master", Some("Bronze National Master")),
                ("Life Master", Some("Bronze National Master")),
            ],
        },
        // 24 C points are 0.24: 50 A and 49.8 B make 100.04; 16 of them, 49 A.
        Case {
            rules: "nz-bridge",
            headings: "A points | B points | C points | Rank",
            members: &["50 | 49.8 | | Local Master", "49 | 60 | 40 | Local Master"],
            event: TEAMS.to_string(),
            after: [("Provincial Master", Some("Local Master")), ("Local Master", None)],
        },
    ]
}

fn member<'a>(rows: &'a [Row], number: &str) -> Option<&'a Row> {
    rows.iter().find(|row| row["number"] == number)
}

#[test]
fn members_are_promoted_by_the_ranks_of_their_rule_book() {
    for Case { rules, headings, members, event, after } in cases() {
        let folder = Folder::with(&event);
        let numbered = ["1001", "2001"].iter().zip(["Player 1-1", "Player 2-1"]).zip(members);
        let mut register = format!("## Members\nNumber | Name | {headings}\n");
        for ((number, name), row) in numbered {
            register.push_str(&format!("'{number} | {name} | {row}\n"));
        }
        let file = folder.root().join("register.xlsx");
        std::fs::write(&file, workbook::xlsx(&register)).unwrap();
        let given = folder.returns();
        let out = folder.root().join("reconciled");
        let [file, returns, out] = [&file, &given, &out].map(|path| path.to_str().unwrap());
        let said = palmares(&[
            "reconcile",
            "--register",
            file,
            returns,
            "--out",
            out,
            "--rules",
            rules,
            "--no-progress",
        ]);
        assert!(said.status < 2, "{rules}: {said:#?}");
        let read =
            |name: &str| rows(&std::fs::read_to_string(format!("{out}/data/{name}.csv")).unwrap());
        let (members, promotions) = (read("members"), read("promotions"));
        for (number, (rank, from)) in ["1001", "2001"].into_iter().zip(after) {
            assert_eq!(member(&members, number).unwrap()["rank"], rank, "{rules} {number}");
            let promotion = member(&promotions, number);
            assert_eq!(promotion.map(|row| &*row["from"]), from, "{rules} {number}");
        }
        assert!(said.out.contains("promotion"), "{said:#?}");
        let control = read("control");
        assert!(control.iter().all(|line| line["balances"] != "no"), "{control:?}");
        // Again, on the new register: nothing counts twice.
        let again = folder.root().join("again");
        let register = format!("{out}/register.xlsx");
        let said = palmares(&[
            "reconcile",
            "--register",
            &register,
            returns,
            "--out",
            again.to_str().unwrap(),
            "--rules",
            rules,
            "--no-progress",
        ]);
        assert!(said.status < 2, "{rules}: {said:#?}");
        let kept = std::fs::read_to_string(again.join("data/members.csv")).unwrap();
        let before = std::fs::read_to_string(format!("{out}/data/members.csv")).unwrap();
        assert_eq!(kept, before, "{rules}");
    }
}

/// Points that a register does not keep are told and left out; all others are credited as without
/// them, in whatever order the events stand.
#[test]
fn what_a_register_does_not_keep_changes_nothing_else() {
    let register = "## Members\nNumber | Name | Local points\n'1001 | Player 1-1 | 100\n'2001 | Player 2-1 | 200\n";
    let congress = pairs("\nRules | abf-masterpoints\nCongress | Spring Congress");
    let own = |day: &str, hundredths: u32| {
        evening("\nRules | wbu-2003", hundredths).replace("2024-05-05", day)
    };
    let credited = |foreign: bool| {
        let folder = Folder::new();
        folder.add("a.xlsx", &own("2024-04-20", 1));
        folder.add("z.xlsx", &own("2024-05-20", 2));
        if foreign {
            folder.add("m.xlsx", &congress);
        }
        let file = folder.root().join("register.xlsx");
        std::fs::write(&file, workbook::xlsx(register)).unwrap();
        let (returns, out) = (folder.returns(), folder.root().join("reconciled"));
        let [file, returns, out] = [&file, &returns, &out].map(|path| path.to_str().unwrap());
        let words = ["reconcile", "--register", file, returns, "--out", out, "--no-progress"];
        let said = palmares(&[&words[..], &["--as-of", "2024-06-01"]].concat());
        assert!(said.status < 2, "{said:#?}");
        let told = "Red Points from this season were not credited";
        assert_eq!(said.err.contains(told), foreign, "{}", said.err);
        std::fs::read_to_string(format!("{out}/data/members.csv")).unwrap()
    };
    assert_eq!(credited(true), credited(false));
}
