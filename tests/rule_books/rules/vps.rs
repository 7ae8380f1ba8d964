//! Victory points and average plus: the figures that the WBF and the ABF print.

use engine::rules::rule_book_facts::{all_vp_scales, find_vp_scale, scoring_conventions};
use engine::scoring::{VpScale, average_plus};
use model::{EventKind, Exact};

use super::table;

fn scale(id: &str, boards: u32) -> VpScale {
    VpScale::new(find_vp_scale(packs::rule_books(), id).unwrap(), boards).unwrap()
}

fn imps(scale: &VpScale, net: i128) -> Exact {
    scale.vps_for_net(Exact::whole(net))
}

#[test]
fn the_continuous_scale_is_what_is_published() {
    for row in table("wbf-2013/facts") {
        let scale = scale("wbf-continuous", row["boards"].parse().unwrap());
        let found = imps(&scale, row["imps"].parse().unwrap());
        assert_eq!(found.to_fixed(2), row["vps"], "{row:?}");
    }
}

#[test]
fn the_continuous_scale_margin_by_margin() {
    for row in table("wbf-2013/continuous") {
        let scale = scale("wbf-continuous", row["boards"].parse().unwrap());
        for (margin, expected) in row["winner by margin from 0"].split(' ').enumerate() {
            let found = imps(&scale, margin as i128).to_fixed(2);
            assert_eq!(found, expected, "{} boards, {margin} IMPs", row["boards"]);
        }
    }
}

#[test]
fn the_discrete_scale_is_what_is_published() {
    for row in table("wbf-2013/discrete") {
        let scale = scale("wbf-discrete", row["boards"].parse().unwrap());
        for winner in 10..=20 {
            let from: i128 = row[&format!("from {winner}-{}", 20 - winner)].parse().unwrap();
            assert_eq!(imps(&scale, from), Exact::whole(winner), "{row:?}");
            assert_eq!(imps(&scale, -from), Exact::whole(20 - winner), "{row:?}");
            if from > 0 {
                assert_eq!(imps(&scale, from - 1), Exact::whole(winner - 1), "{row:?}");
            }
        }
    }
}

/// Another IMP never loses, and never gains more than the one before; both sides sum to the
/// maximum.
#[test]
fn the_continuous_scale_rises_ever_more_slowly() {
    for boards in 1..=100 {
        let scale = scale("wbf-continuous", boards);
        let gain = |net: i128| imps(&scale, net + 1) - imps(&scale, net);
        for net in 0..160 {
            assert!(gain(net) >= Exact::ZERO && gain(net + 1) <= gain(net), "{boards}: {net}");
            let both = imps(&scale, net) + imps(&scale, -net);
            assert_eq!(both, Exact::whole(20), "{boards}: {net}");
        }
    }
}

#[test]
fn the_discrete_scale_rises_and_its_ranges_never_narrow() {
    for boards in 1..=100 {
        let scale = scale("wbf-discrete", boards);
        let from = |vps: i128| (0..).find(|net| imps(&scale, *net) >= Exact::whole(vps)).unwrap();
        let widths: Vec<i128> = (11..20).map(|vps| from(vps + 1) - from(vps)).collect();
        assert!(2 * from(11) - 1 <= widths[0], "{boards} boards");
        assert!(widths.windows(2).all(|pair| pair[0] <= pair[1]), "{boards} boards: {widths:?}");
    }
}

#[test]
fn scales_have_limits_of_length() {
    let continuous = find_vp_scale(packs::rule_books(), "wbf-continuous").unwrap();
    assert!(VpScale::new(continuous, 0).is_none());
    assert!(VpScale::new(continuous, 500).is_some());
    assert!(VpScale::new(continuous, u32::MAX).is_none());
    let printed = find_vp_scale(packs::rule_books(), "acbl-20").unwrap();
    assert!(VpScale::new(printed, 7).is_some() && VpScale::new(printed, 12).is_none());
    assert!(find_vp_scale(packs::rule_books(), "no such scale").is_none());
    for (nth, rule) in all_vp_scales(packs::rule_books()).enumerate() {
        assert!(
            all_vp_scales(packs::rule_books()).skip(nth + 1).all(|other| other.id != rule.id),
            "{} twice",
            rule.id
        );
    }
}

#[test]
fn printed_tables_are_read_by_margin() {
    let scale = scale("acbl-30", 7);
    let vps = |net: i128| imps(&scale, net).to_string();
    assert_eq!([vps(0), vps(1), vps(-1)], ["15", "18", "12"]);
    assert_eq!([vps(27), vps(28), vps(-27), vps(-500)], ["29", "30", "1", "0"]);
}

/// A fraction of an IMP is rounded to the nearest, halves away from zero.
#[test]
fn fractions_of_imps_are_rounded_alike_for_both_sides() {
    let scale = scale("wbf-continuous", 20);
    let half = |text: &str| scale.vps_for_net(Exact::parse_decimal(text).unwrap()).to_fixed(2);
    assert_eq!(
        [half("0.4"), half("0.5"), half("-0.5"), half("1.49")],
        ["10.00", "10.28", "9.72", "10.28"]
    );
}

#[test]
fn the_scale_of_the_itc_at_every_imp() {
    let scale = scale("abf-itc", 20);
    for row in table("abf-anc-2018/vps_itc") {
        let net = Exact::parse_decimal(&row["net"]).unwrap();
        assert_eq!(scale.vps_for_net(net).to_string(), row["vps"], "{row:?}");
        assert_eq!(scale.basis(net).clauses_text(), row["clause"], "{row:?}");
    }
}

#[test]
fn the_scale_of_the_ipc_at_each_breakpoint() {
    let scale = scale("abf-ipc", 10);
    for row in table("abf-anc-2018/vps_ipc") {
        let percentage = Exact::parse_decimal(&row["percentage"]).unwrap();
        assert_eq!(scale.vps_for_net(percentage).to_string(), row["vps"], "{row:?}");
        let cited = scale.basis(percentage).clauses_text();
        let clause = row["clause"].rsplit(';').next().unwrap();
        assert!(cited.ends_with(clause), "{row:?}: {cited}");
    }
}

#[test]
fn the_basis_says_scale_boards_and_victory_points() {
    let basis = scale("wbf-continuous", 16).basis(Exact::whole(14));
    assert_eq!(basis.sentence(), "WBF continuous scale, 16 boards: 14 IMPs = 13.75 VPs");
    assert_eq!(basis.clauses_text(), "WBF 2013");
    let basis = scale("abf-ipc", 10).basis(Exact::parse_decimal("52.346").unwrap());
    assert_eq!(basis.sentence(), "IPC scale: 52.35 % = 11.57 VPs");
}

#[test]
fn average_plus_on_several_boards_as_printed() {
    let abf = scoring_conventions(packs::find_rule_book("abf-anc-2018"));
    for row in table("abf-anc-2018/average_plus") {
        let boards = row["boards"].parse().unwrap();
        let (teams, basis) = average_plus::average_plus_imps(abf, EventKind::Teams, boards);
        assert_eq!(teams.to_string(), row["teams"], "{row:?}");
        let mut cited = basis.cited_clauses();
        let (pairs, basis) = average_plus::average_plus_imps(abf, EventKind::Pairs, boards);
        assert_eq!(pairs.to_string(), row["pairs"], "{row:?}");
        cited.extend(basis.cited_clauses());
        let (percent, basis) = average_plus::average_plus_percent(abf, boards);
        assert_eq!(percent.to_decimal(), row["percent"], "{row:?}");
        cited.extend(basis.cited_clauses());
        if boards > 1 {
            assert!(row["clause"].split(';').all(|clause| cited.contains(&clause)), "{cited:?}");
        }
    }
    let (none, _) = average_plus::average_plus_imps(abf, EventKind::Teams, 0);
    assert_eq!(none, Exact::ZERO);
    assert_eq!(average_plus::average_plus_percent(abf, 0).0, Exact::ZERO);
}

#[test]
fn average_plus_elsewhere_is_each_board_by_itself() {
    let house = scoring_conventions(None);
    assert_eq!(average_plus::average_plus_imps(house, EventKind::Teams, 3).0, Exact::whole(9));
    assert_eq!(average_plus::average_plus_imps(house, EventKind::Pairs, 3).0, Exact::whole(6));
    let (percent, basis) = average_plus::average_plus_percent(house, 2);
    assert_eq!(percent, Exact::whole(120));
    assert_eq!(basis.sentence(), "2 x 60 = 120 %");
    assert_eq!(basis.clauses_text(), "Law 12C2");
}
