//! Laws for any event, tested with random events.

use proptest::prelude::*;

use super::field::Field;

/// Any event of the basic scales, with no ties up to all tied.
fn events() -> impl Strategy<Value = Field> {
    let kind = prop_oneof![
        Just(("pairs", 1)),
        Just(("pairs", 2)),
        Just(("teams", 1)),
        Just(("individual", 1)),
        Just(("individual", 4)),
    ];
    let status = prop_oneof![Just("club"), Just("district"), Just("area"), Just("national")];
    let boards = prop_oneof![12..=17u32, 18..=35u32, 36..=71u32, 72..=96u32];
    (kind, 5..=80u32, boards, status).prop_flat_map(
        |((format, winners), tables, boards, status)| {
            let event = Field::new(format, winners, tables, boards).at(status);
            let contestants = event.contestants() as usize;
            proptest::collection::vec(0..contestants as u32, contestants).prop_map(
                move |mut scores| {
                    scores.sort_unstable_by(|a, b| b.cmp(a));
                    Field { scores, ..event.clone() }
                },
            )
        },
    )
}

/// The same event with nobody tied.
fn untied(event: &Field) -> Field {
    Field { scores: Vec::new(), ..event.clone() }
}

/// Positions of a list that share a place, from 0.
fn ties(event: &Field) -> Vec<std::ops::Range<usize>> {
    let mut from = 0;
    let groups = event.scores.chunk_by(|a, b| a == b);
    let range = |group: &[u32]| {
        from += group.len();
        from - group.len()..from
    };
    groups.map(range).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    /// 2.5.1: tied contestants get equal awards, and together those of their places, up to
    /// a point for each where awards were rounded up, unless the share is the minimum.
    #[test]
    fn a_tie_shares_the_awards_of_the_places_it_covers(event in events()) {
        let whole = untied(&event).awards();
        let shared = event.awards();
        let share_at = |position: usize| shared.get(position).copied().unwrap_or(0);
        let least = share_at(shared.len() - 1);
        for tie in ties(&event) {
            let count = tie.len() as u32;
            let sum: u32 = whole.iter().skip(tie.start).take(tie.len()).sum();
            let share = share_at(tie.start);
            prop_assert!(tie.clone().all(|position| share_at(position) == share));
            prop_assert!(share * count + count > sum, "{count} x {share} for {sum}");
            prop_assert!(share == least || share * count < sum + count, "{count} x {share} for {sum}");
        }
    }

    /// At Club status a scale below its maximum has whole awards, so whole shares add up to
    /// the exact sum.
    #[test]
    fn whole_shares_add_up_to_the_whole(tables in 5..=24u32, from in 0..8usize, count in 2..5usize) {
        let mut event = Field::new("pairs", 1, tables, 24);
        let whole = event.awards();
        let contestants = event.contestants();
        prop_assume!(from + count <= whole.len());
        event.scores = (0..contestants).rev().collect();
        let first = event.scores[from];
        event.scores[from..from + count].fill(first);
        let sum: u32 = whole[from..from + count].iter().sum();
        prop_assume!(sum.is_multiple_of(count as u32));
        prop_assert_eq!(event.awards()[from..from + count].iter().sum::<u32>(), sum);
        prop_assert_eq!(event.awards().iter().sum::<u32>(), whole.iter().sum::<u32>());
    }

    #[test]
    fn awards_never_rise_as_places_fall(event in events()) {
        prop_assert!(event.awards().is_sorted_by(|better, worse| better >= worse));
    }

    #[test]
    fn another_table_never_lowers_an_award(event in events()) {
        let (fewer, mut more) = (untied(&event), untied(&event));
        more.tables = more.tables + model::Exact::whole(1);
        let (fewer, more) = (fewer.awards(), more.awards());
        prop_assert!(fewer.len() <= more.len());
        prop_assert!(fewer.iter().zip(&more).all(|(fewer, more)| fewer <= more));
    }

    /// 4.1.3: a half table does not count.
    #[test]
    fn a_part_of_a_table_changes_nothing(event in events(), quarters in 1..=3i64) {
        let (full, mut part) = (untied(&event), untied(&event));
        part.tables = part.tables + model::Exact::ratio(quarters, 4).unwrap();
        prop_assert_eq!(full.awards(), part.awards());
    }
}
