//! Conventions of board scoring by rule set, with the figures of the regulations.

use std::collections::BTreeSet;
use std::fs;

use engine::rules::rule_book_facts::scoring_conventions;
use engine::rules::scoring_rules::{
    CrossImpDivisor, DatumRule, EventScoringProperties, FewerResultsRule, ScoringConventions,
};
use engine::rules::shared_scoring_conventions;
use model::{Category, Exact, Format, Stage};

use super::table;
use crate::support::project;

fn abf() -> &'static ScoringConventions {
    scoring_conventions(packs::find_rule_book("abf-anc-2018"))
}

fn left_out(datum: &DatumRule, scores: usize) -> Option<(usize, usize, &str)> {
    datum.excluded_scores(scores).map(|left| (left.low, left.high, left.clause))
}

#[test]
fn a_silent_rule_set_has_the_conventions_of_the_house() {
    for rules in [None, Some("wbu-2003"), Some("galway-2023")] {
        assert!(std::ptr::eq(
            scoring_conventions(rules.and_then(packs::find_rule_book)),
            &shared_scoring_conventions().conventions
        ));
    }
    assert_eq!(scoring_conventions(None).matchpoints.fewer_results, FewerResultsRule::Neuberg);
    assert_eq!(scoring_conventions(None).cross_imps.divisor, CrossImpDivisor::Comparisons);
    assert!(packs::find_rule_book("abf-anc-2018").is_some());
}

/// ABF ANC 2018, 17.10 to 17.12, 17.3 and 7.2(a).
#[test]
fn extremes_by_number_of_scores() {
    for row in table("abf-anc-2018/datum") {
        let occasion = EventScoringProperties {
            competition: Some(&row["competition"]),
            category: Category::named(&row["category"]),
            stage: Stage::named(&row["stage"]),
            format: Some(Format::Pairs),
        };
        let fouled = !row["fouled"].is_empty();
        let datum = if fouled { &abf().fouled_datum } else { abf().datum_rule(occasion) };
        match left_out(datum, row["scores"].parse().unwrap()) {
            None => assert_eq!(row["low"], "", "{row:?}"),
            Some((low, high, clause)) => {
                assert_eq!([low.to_string(), high.to_string()], [&*row["low"], &*row["high"]]);
                assert!(row["clause"].split(';').any(|known| known == clause), "{row:?}");
            }
        }
    }
}

/// A rule set without a datum uses that of 17.10 to 17.12.
#[test]
fn the_datum_of_the_house_is_that_of_the_championships() {
    let counts = |datum: &DatumRule, scores: usize| {
        datum.excluded_scores(scores).map(|left| (left.low, left.high))
    };
    for scores in 0..=100 {
        let (house, abf) = (scoring_conventions(None), abf());
        let any = EventScoringProperties::default();
        assert_eq!(counts(house.datum_rule(any), scores), counts(abf.datum_rule(any), scores));
        assert_eq!(counts(&house.fouled_datum, scores), counts(&abf.fouled_datum, scores));
    }
}

#[test]
fn other_datums_can_be_chosen() {
    let named =
        |id: &str| shared_scoring_conventions().datums.iter().find(|datum| datum.id == id).unwrap();
    let count = |id: &str, scores: usize| left_out(named(id), scores).map(|(low, ..)| low);
    assert_eq!(count("none", 1), Some(0));
    assert_eq!(count("high and low", 30), Some(1));
    assert_eq!(count("high and low", 2), None);
    assert_eq!(count("ten per cent", 9), Some(0));
    assert_eq!(count("ten per cent", 10), Some(1));
    assert_eq!(count("ten per cent", 29), Some(2));
}

/// ABF ANC 2018, 17.8 with 17.10: to the nearest 10; in our reading, halves away from zero.
#[test]
fn a_datum_is_rounded_halves_away_from_zero() {
    for row in table("abf-anc-2018/rounding") {
        let mean = Exact::parse_decimal(&row["mean"]).unwrap();
        let datum = abf().datum_rule(EventScoringProperties::default()).round_mean(mean);
        assert_eq!(datum.to_string(), row["datum"], "{row:?}");
        assert_eq!(scoring_conventions(None).ordinary_datum.round_mean(mean), datum);
    }
}

/// ABF ANC 2018, 7.1, 7.3, 7.4, 10.8, 15.2, 17.8.
#[test]
fn what_the_championships_lay_down() {
    for row in table("abf-anc-2018/conventions") {
        let conventions = abf();
        let imps = &conventions.artificial_imps;
        let (value, boards, clause) = match &*row["what"] {
            "vps" => {
                let competition = Some(&*row["competition"]);
                let occasion =
                    EventScoringProperties { competition, ..EventScoringProperties::default() };
                let choice = conventions.default_vp_scale(occasion).unwrap();
                (choice.scale.clone(), choice.boards, &choice.clause)
            }
            "pairs imps" => (imps.pairs.to_string(), None, &imps.pairs_clause),
            "teams imps" => (imps.teams.to_string(), None, &imps.teams_clause),
            "average plus" => {
                let artificial = &conventions.artificial;
                (artificial.plus.to_string(), None, artificial.plus_clause.as_ref().unwrap())
            }
            other => panic!("{other}"),
        };
        assert_eq!(value, row["value"], "{row:?}");
        assert_eq!(boards.map_or(String::new(), |boards| boards.to_string()), row["boards"]);
        assert!(row["clause"].is_empty() || *clause == row["clause"], "{row:?}");
    }
}

/// Every clause of the championships that can be cited is in a case.
#[test]
fn every_clause_of_the_championships_has_a_case() {
    let cases = ["datum", "conventions", "vps_itc", "vps_ipc", "average_plus", "rounding"];
    let rows = cases.map(|name| table(&format!("abf-anc-2018/{name}"))).concat();
    let tested: BTreeSet<&str> = rows.iter().flat_map(|row| row["clause"].split(';')).collect();
    let text =
        fs::read_to_string(project().join("crates/packs/src/abf_anc_2018/abf-anc-2018.toml"))
            .unwrap();
    let file: toml::Table = toml::from_str(&text).unwrap();
    let mut cited = BTreeSet::new();
    for name in ["scoring", "datum", "vp_scale"] {
        clauses(&file[name], &mut cited);
    }
    // The Laws have their own tables; conventions of the house have no clause.
    cited.retain(|clause| !clause.starts_with("Law ") && !clause.starts_with("house"));
    let untested: Vec<_> = cited.iter().filter(|clause| !tested.contains(&***clause)).collect();
    assert!(untested.is_empty(), "{untested:?}");
}

fn clauses(value: &toml::Value, found: &mut BTreeSet<String>) {
    match value {
        toml::Value::Table(block) => {
            for (key, value) in block {
                match value.as_str() {
                    Some(clause) if key.ends_with("clause") => {
                        found.insert(clause.to_string());
                    }
                    _ => clauses(value, found),
                }
            }
        }
        toml::Value::Array(list) => list.iter().for_each(|value| clauses(value, found)),
        _ => {}
    }
}
