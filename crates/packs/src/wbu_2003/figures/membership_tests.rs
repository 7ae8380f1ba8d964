//! Tests of the handbook's ranks (1.6.2) and unions: the figures are of this pack, the code that
//! reads them is `engine::rules::membership`.

use super::shipped_handbook;
use model::{Exact, PointsByKind};

/// WBU 1.6.2: each rank at its bounds, a hundredth below, and a quarter Green Point below.
#[test]
fn ranks_are_those_of_the_handbook() {
    let rules = &shipped_handbook().membership;
    let named = |local: &str, green: &str| {
        let exact = |text: &str| Exact::parse_decimal(text).unwrap_or_default();
        let points = PointsByKind {
            local: exact(local),
            green: exact(green),
            gold: Exact::whole(99),
            ..PointsByKind::default()
        };
        rules.highest_rank_reached(&points).map_or("", |rank| rules.ranks.rank[rank].name.as_str())
    };
    for (local, green, rank) in [
        ("199", "0", ""),
        ("200", "0", "Club Master"),
        ("999", "0", "Club Master"),
        ("1000", "0", "Local Master"),
        ("2500", "0", "County Master"),
        ("4344", "7.25", "Master"),
        ("7499", "0", "Master"),
        ("7500", "0", "Advanced Master"),
        ("10000", "0", "1 Star Master"),
        ("15000", "0", "2 Star Master"),
        ("20000", "0", "3 Star Master"),
        ("25000", "0", "4 Star Master"),
        ("30000", "0", "5 Star Master"),
        ("40000", "0", "Tournament Master"),
        ("7500", "25", "Regional Master"),
        ("7525", "24.75", "1 Star Master"),
        ("7499", "25", "Advanced Master"),
        ("100000", "25", "Regional Master"),
        ("15000", "50", "Premier Regional Master"),
        ("22500", "75", "National Master"),
        ("30000", "100", "Premier National Master"),
        ("45000", "150", "Life Master"),
        ("60000", "300", "Senior Life Master"),
        ("60000", "600", "Grand Master"),
        ("59999", "600", "Senior Life Master"),
    ] {
        assert_eq!(named(local, green), rank, "{local} local, {green} green");
    }
}

#[test]
fn ranks_and_unions_are_known_however_they_are_written() {
    let rules = &shipped_handbook().membership;
    for (text, name) in [
        ("** Master", "2 Star Master"),
        ("1* Master", "1 Star Master"),
        ("* Master", "1 Star Master"),
        ("LIFE MASTER", "Life Master"),
        ("1-Star Master", "1 Star Master"),
    ] {
        let rank = rules.find_rank_by_name(text).map(|rank| rules.ranks.rank[rank].name.as_str());
        assert_eq!(rank, Some(name), "{text}");
    }
    assert_eq!(rules.find_rank_by_name("Emperor"), None);
    assert_eq!(rules.register.recognised_union("W.B.U."), Some("WBU"));
    assert_eq!(rules.register.recognised_union("ACBL"), None);
}
