//! How boards are scored, by rule set: the figures that the regulations print.

use palmares::model::Exact;
use palmares::rules::scoring::{Conventions, Datum, Divisor, FewerResults, Occasion};
use palmares::rules::{RuleSet, conventions, house};

fn abf() -> &'static Conventions {
    conventions(Some("abf-anc-2018"))
}

fn left_out(datum: &Datum, scores: usize) -> Option<(usize, usize, &str)> {
    datum.left_out(scores).map(|left| (left.low, left.high, left.clause))
}

#[test]
fn a_silent_rule_set_has_the_conventions_of_the_house() {
    for rules in [None, Some("wbu-2003"), Some("galway-2023")] {
        assert!(std::ptr::eq(conventions(rules), &house().conventions));
    }
    assert_eq!(conventions(None).matchpoints.fewer_results, FewerResults::Neuberg);
    assert_eq!(conventions(None).cross_imps.divisor, Divisor::Comparisons);
    assert!(RuleSet::find("abf-anc-2018").is_none(), "its awards are not computed yet");
}

/// ABF ANC 2018, 17.10 to 17.12, and 17.3.
#[test]
fn extremes_by_number_of_scores() {
    let datum = abf().datum(Occasion::default());
    for (scores, expected) in [
        (2, None),
        (3, Some((1, 1, "17.10"))),
        (14, Some((1, 1, "17.10"))),
        (15, Some((2, 2, "17.11"))),
        (24, Some((2, 2, "17.11"))),
        (25, Some((3, 3, "17.12"))),
        (80, Some((3, 3, "17.12"))),
    ] {
        assert_eq!(left_out(datum, scores), expected, "{scores} scores");
        let ours = left_out(conventions(None).datum(Occasion::default()), scores);
        assert_eq!(
            ours.map(|(low, high, _)| (low, high)),
            expected.map(|(low, high, _)| (low, high)),
        );
    }
    let preliminary = Occasion {
        competition: Some("abpc"),
        category: Some("open"),
        stage: Some("qualifying"),
        format: Some("pairs"),
    };
    for scores in [7, 14, 30] {
        assert_eq!(left_out(abf().datum(preliminary), scores), Some((3, 3, "17.3")));
    }
    assert_eq!(left_out(abf().datum(preliminary), 6), None);
    let women = Occasion { category: Some("women"), ..preliminary };
    assert_eq!(left_out(abf().datum(women), 7), Some((1, 1, "17.10")));
    let last = Occasion { stage: Some("final"), ..preliminary };
    assert_eq!(left_out(abf().datum(last), 10), Some((1, 1, "17.10")));
}

/// ABF ANC 2018, 7.2(a).
#[test]
fn extremes_of_a_fouled_board() {
    for (scores, expected) in [
        (2, None),
        (3, Some((1, 1, "7.2(a)"))),
        (7, Some((1, 1, "7.2(a)"))),
        (8, Some((2, 2, "7.2(a)"))),
        (30, Some((2, 2, "7.2(a)"))),
    ] {
        assert_eq!(left_out(&abf().fouled_datum, scores), expected, "{scores} scores");
    }
}

#[test]
fn other_datums_can_be_chosen() {
    let named = |id: &str| house().datums.iter().find(|datum| datum.id == id).unwrap();
    let count = |id: &str, scores: usize| left_out(named(id), scores).map(|(low, ..)| low);
    assert_eq!(count("none", 1), Some(0));
    assert_eq!(count("high and low", 30), Some(1));
    assert_eq!(count("high and low", 2), None);
    assert_eq!(count("ten per cent", 9), Some(0));
    assert_eq!(count("ten per cent", 10), Some(1));
    assert_eq!(count("ten per cent", 29), Some(2));
}

#[test]
fn a_datum_is_rounded_halves_away_from_nought() {
    let datum = abf().datum(Occasion::default());
    let rounded = |text: &str| datum.rounded(Exact::decimal(text).unwrap()).to_string();
    for (mean, expected) in [
        ("44.9", "40"),
        ("45", "50"),
        ("-45", "-50"),
        ("-44.999", "-40"),
        ("0", "0"),
        ("4.9", "0"),
        ("-5", "-10"),
    ] {
        assert_eq!(rounded(mean), expected);
    }
}

/// ABF ANC 2018, 10.8, 15.2, 17.8.
#[test]
fn scales_follow_the_competition() {
    let scale = |competition: Option<&'static str>| {
        let choice = abf().vps(Occasion { competition, ..Occasion::default() }).unwrap();
        (choice.scale.as_str(), choice.boards)
    };
    assert_eq!(scale(Some("itc")), ("abf-itc", None));
    assert_eq!(scale(Some("ipc")), ("abf-ipc", None));
    assert_eq!(scale(Some("abpc")), ("wbf-continuous", Some(9)));
    assert_eq!(scale(Some("restricted butler")), ("wbf-continuous", Some(9)));
    assert_eq!(scale(None), ("wbf-continuous", None));
}
