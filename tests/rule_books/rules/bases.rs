//! How awards explain themselves: the step of a basis that a clause gives, word by word, over all
//! rule books, and the arithmetic of every award of the samples.
//!
//! The returns stand in `tests/rules/bases/`; `arithmetic` says how the rule book leads to the
//! step. Bases of Welsh events have a table of their own, whose events are made of its rows; the
//! champion of a two-player knock-out needs all its rounds, and stands in `tests/draws/two_player.rs`.

use std::collections::BTreeMap;

use super::{cases, table};
use crate::support::{Folder, Row, assert_explained, project, rows, sums};

#[test]
fn each_step_of_a_basis_is_what_its_clause_gives() {
    let mut of_return: BTreeMap<String, Vec<Row>> = BTreeMap::new();
    for case in table("bases") {
        let name = case["return"].clone();
        let awards = of_return.entry(name.clone()).or_insert_with(|| {
            let path = project().join(format!("tests/rules/bases/{name}.txt"));
            let folder = Folder::with(&std::fs::read_to_string(path).unwrap());
            folder.tables();
            folder.rows("awards")
        });
        let own = |row: &&Row| row["entry"] == case["entry"] && row["kind"] == case["kind"];
        let own: Vec<&Row> = awards.iter().filter(own).collect();
        let says = |row: &&Row| {
            let cites = row["clauses"].split(';').any(|clause| clause.starts_with(&case["clause"]));
            cites && row["basis"].split("; ").any(|step| step == case["step"])
        };
        assert!(own.iter().any(says), "{case:#?}\n{own:#?}");
    }
}

#[test]
fn raises_factors_roundings_and_caps_state_their_arithmetic() {
    cases::hold("bases", 15);
}

/// The goldens of the samples, worked out again.
#[test]
fn the_arithmetic_of_every_sample_is_right() {
    let mut equations = 0;
    for sample in
        ["boards", "championships", "diplomacy", "interstate", "interstate-pairs", "season"]
    {
        let path = project().join(format!("tests/samples/{sample}/awards.csv"));
        let awards = rows(&std::fs::read_to_string(path).unwrap());
        assert_explained(&awards);
        equations += awards.iter().map(|row| sums::equations(&row["basis"])).sum::<usize>();
    }
    assert!(equations > 1_000, "only {equations} sums were worked out");
}

/// The reader of sums itself: what is wrong has to be found.
#[test]
fn a_wrong_sum_is_found() {
    for (basis, sound) in [
        ("place 2 of 4 awards, in a field of 10: 3 x 6 = 18", true),
        ("place 2 of 4 awards, in a field of 10 = 24", false),
        ("original entry of 7 + 8/3 = 9 tables", false),
        ("original entry of 7 + 8 / 3 = 9 2/3, counted as 9 tables", true),
        ("27 1/3 x 1 1/2 = 41", true),
        ("27 1/3 x 1.5 = 41", false),
        ("12 x 2/3 + 0.50 = 8.5", false),
        ("100 x sqrt(26/25) ≈ 101.980..., rounded up to 102 (2.4.1)", true),
        ("100 x sqrt(26/25) ≈ 101.980..., rounded up to 103 (2.4.1)", false),
        ("100 x sqrt(26/25) = 101.980...", false),
        ("100 x sqrt(26/25) ≈ 101.980", true),
        ("100 x sqrt(26/25) ≈ 102.5", false),
        ("2 x 3 ≈ 6", false),
        ("10 / 3 ≈ 3.33", true),
        ("10 / 3 = 3.33", false),
        ("(27 + 38) / 2 = 33", false),
        ("(27 + 38) / 2 = 32.5, rounded up to 33 (4.7.5)", true),
        ("10 (centres) + 4 (position) = 14", true),
        ("10 (centres) + 4 (position) = 15", false),
        ("(10 + 0) / 2 = 5, raised to the least share 10 (2.5.1)", true),
        ("(30 + 0) / 2 = 15, raised to the least share 10 (2.5.1)", false),
        ("a sum = of nothing", false),
    ] {
        assert_eq!(sums::faults(basis).is_empty(), sound, "{basis}: {:?}", sums::faults(basis));
    }
}
