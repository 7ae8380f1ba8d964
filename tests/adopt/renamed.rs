//! A club's own sheet with other headings, columns in another order and titles above gives the
//! awards of a typed return, or palmares asks; never others. Real returns are renamed by
//! `.ci/renamed_returns.py`.

use std::collections::BTreeMap;

use crate::support::{self, Folder, palmares};

/// Chance by a seed.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % most as u64) as usize
    }

    fn one_of<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.below(words.len())]
    }
}

/// What people write above each column of the table.
const HEADINGS: [&[&str]; 7] = [
    &["Place", "Pos", "Rank", "Platz", "Plaats", "Safle"],
    &["Pair", "Pair No", "Paar", "Paire", "No.", "Rhif"],
    &["Player 1", "Name 1", "Spieler 1", "Joueur 1", "Player 1 name", "Naam 1"],
    &["No 1", "EBU No 1", "Member No 1", "Player 1 no", "ID 1"],
    &["Player 2", "Name 2", "Partner 2", "Joueur 2", "Player 2 name", "Naam 2"],
    &["No 2", "EBU No 2", "Member No 2", "Player 2 no", "ID 2"],
    &["%", "Percentage", "Score %", "Prozent", "Pct", "Score"],
];

const ROWS: [[&str; 7]; 6] = [
    ["1", "3", "Megan Ashdown", "11540", "Rhodri Vaughan", "11766", "58.33"],
    ["2", "1", "Carys Penrhos", "10432", "Emrys Hollis", "10871", "55.00"],
    ["3", "2", "Ffion Treharne", "11205", "Gareth Lockwood", "11318", "52.50"],
    ["4", "5", "Nerys Caddick", "12450", "Idris Fenwick", "12508", "48.33"],
    ["5", "4", "Sioned Marlowe", "12003", "Tomos Brackley", "12117", "45.00"],
    ["6", "6", "Lowri Stanmore", "12733", "Huw Pettifer", "12891", "40.84"],
];

const TITLES: [&str; 4] =
    ["Riverside Bridge Club", "Results of the evening", "Scored by hand", "Final standings"];

/// The table with headings and an order by chance.
fn sheet(chance: &mut Chance) -> String {
    let headings = HEADINGS.map(|words| chance.one_of(words));
    let mut order: Vec<usize> = (0..HEADINGS.len()).collect();
    for last in (1..order.len()).rev() {
        order.swap(last, chance.below(last + 1));
    }
    let line = |cells: &[&str; 7]| order.iter().map(|at| cells[*at]).collect::<Vec<_>>().join(",");
    let titles = (0..chance.below(3)).map(|at| TITLES[at].to_string()).collect::<Vec<_>>();
    let rows = std::iter::once(line(&headings)).chain(ROWS.iter().map(line));
    titles.into_iter().chain(rows).collect::<Vec<_>>().join("\n")
}

/// The awards of a run: name and points, with the number where there is one.
fn awards(folder: &Folder) -> BTreeMap<(String, String), String> {
    let rows = folder.rows("awards");
    let award = |row: &support::Row| {
        ((row["player"].clone(), row["points"].clone()), row["player_no"].clone())
    };
    rows.iter().map(award).collect()
}

#[test]
fn other_headings_give_the_same_awards_or_a_question() {
    let typed = ROWS.map(|[_, pair, one, first, other, second, score]| {
        (format!("{pair} | {one} | '{first} | {other} | '{second}"), format!("{pair} | {score}"))
    });
    let (entries, results): (Vec<String>, Vec<String>) = typed.into_iter().unzip();
    let typed = Folder::with(&format!(
        "## Event\nRules | wbu-2003\nFormat | pairs\nBoards | 24\nStatus | club\nDate | @2026-05-05\n\
         ## Entries\nPair | Player 1 | No 1 | Player 2 | No 2\n{}\n## Results\nPair | %\n{}\n",
        entries.join("\n"),
        results.join("\n")
    ));
    typed.run();
    let expected = awards(&typed);
    assert!(!expected.is_empty());
    let mut same = 0;
    for seed in 1..=16 {
        let text = sheet(&mut Chance(0x9E37_79B9_7F4A_7C15_u64.wrapping_mul(seed)));
        let (folder, club) = (Folder::new(), Folder::new());
        club.add_bytes("may.csv", text.as_bytes());
        folder.add_bytes(
            "palmares.toml",
            b"Boards = 24\nStatus = \"club\"\nDate = \"2026-05-05\"\nMovement = \"howell\"\n",
        );
        let (from, to) = (club.returns().join("may.csv"), folder.returns());
        let words = ["adopt", from.to_str().unwrap(), "--out", to.to_str().unwrap()];
        let said = palmares(&[&words[..], &["--yes", "--rules", "wbu-2003"]].concat());
        assert_eq!(said.status, 0, "{}", said.err);
        std::fs::remove_file(to.join("questions.xlsx")).unwrap();
        let said = folder.run();
        let found = awards(&folder);
        same += usize::from(found == expected);
        let asked = ["error[", "warning[", "[unregistered-award]"];
        let asked = asked.iter().any(|word| said.err.contains(word));
        for (award, number) in &found {
            let known = expected.get(award).unwrap_or_else(|| panic!("{award:?} by\n{text}"));
            assert!(known == number || number.is_empty() && asked, "{award:?} by\n{text}");
        }
        assert!(found == expected || asked, "nothing is asked about\n{text}");
    }
    assert!(same >= 8, "{same} of 16 sheets are understood");
}
