//! How prizes are shared: who gets how much of which list.
//!
//! A list has prizes for its places. Those level in points share the prizes of their places, by the
//! list's way of sharing. A contestant gets one prize, the better one: the largest share of all is
//! paid first, and whoever has it leaves the other lists, where everybody behind moves up. That is
//! repeated until no prize is left. When those level leave a list, who is left shares with fewer: a
//! contestant who would have more there now changes to it, until nobody would.

use std::collections::BTreeMap;

use model::{Exact, Sharing, StableSort};

/// A contestant of a list.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct PrizeListMember {
    /// An index into the event's entries.
    pub entry: usize,
    /// The place in the whole ranking, which tie-breaks decided.
    pub place: u32,
    /// What is level: the score.
    pub points: Exact,
}

/// Prizes for the places of some contestants.
#[derive(Debug, Clone)]
pub(super) struct PrizesByPlace {
    /// The prize of each place, the first first.
    pub prizes: Vec<Exact>,
    pub sharing: Sharing,
    /// Whether a prize of it can be had beside another.
    pub beside: bool,
    /// Who can get them, best first.
    pub members: Vec<PrizeListMember>,
}

/// What a contestant gets of a list.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct PrizeShare {
    pub list: usize,
    pub entry: usize,
    pub exact: Exact,
    /// The prizes that are divided among those level in points: the positions of the first and the
    /// last of them, from 0, and how many divide.
    pub level: TiedMembers,
    /// The same for those level after tie-breaks.
    pub placed: TiedMembers,
    /// What else could be had instead, when it was chosen: the list and the share.
    pub instead: Option<(usize, Exact)>,
}

/// Contestants who are level: the position of the first in the list, from 0, and their number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct TiedMembers {
    pub first: usize,
    pub many: usize,
}

/// The list that a contestant takes a prize of, and the best other one with its share.
type Choice = (usize, Option<(usize, Exact)>);

/// Divides the prizes of all lists. Each list's shares are in the order of its members.
pub(super) fn divide_prize_lists(lists: Vec<PrizesByPlace>) -> Vec<PrizeShare> {
    let chosen = settled(&lists, largest_first(&lists));
    let lists: Vec<PrizesByPlace> =
        (0..lists.len()).map(|at| taken(&lists, at, &chosen, None)).collect();
    let mut shares = Vec::new();
    for (at, list) in lists.iter().enumerate() {
        for (position, (member, value)) in list.members.iter().zip(values_of(list)).enumerate() {
            if value > Exact::ZERO {
                shares.push(PrizeShare {
                    list: at,
                    entry: member.entry,
                    exact: value,
                    level: level_at(list, position, |one, other| one.points == other.points),
                    placed: level_at(list, position, |one, other| one.place == other.place),
                    instead: chosen
                        .get(&member.entry)
                        .and_then(|(own, instead)| instead.filter(|_| *own == at)),
                });
            }
        }
    }
    shares
}

/// What each contestant takes if the largest share is paid first.
fn largest_first(lists: &[PrizesByPlace]) -> BTreeMap<usize, Choice> {
    let mut lists = lists.to_vec();
    let mut values: Vec<Vec<Exact>> = lists.iter().map(values_of).collect();
    let mut chosen: BTreeMap<usize, Choice> = BTreeMap::new();
    while let Some((at, entry)) = largest(&lists, &values, &chosen) {
        let others = (0..lists.len()).filter(|other| *other != at && !lists[*other].beside);
        let others: Vec<usize> = others.collect();
        let value_in = |list: usize| {
            let position = lists[list].members.iter().position(|member| member.entry == entry)?;
            Some((list, values[list][position])).filter(|(_, value)| *value > Exact::ZERO)
        };
        let instead = others.iter().filter_map(|other| value_in(*other));
        let instead = instead.reduce(|best, next| if next.1 > best.1 { next } else { best });
        chosen.insert(entry, (at, instead));
        for other in others {
            let before = lists[other].members.len();
            lists[other].members.retain(|member| member.entry != entry);
            if lists[other].members.len() < before {
                values[other] = values_of(&lists[other]);
            }
        }
    }
    chosen
}

/// The choices when everybody who would have more in another list has changed to it, those with the
/// better places first. If that has no end, the first choices stand.
fn settled(lists: &[PrizesByPlace], first: BTreeMap<usize, Choice>) -> BTreeMap<usize, Choice> {
    let mut members: Vec<&PrizeListMember> = lists.iter().flat_map(|list| &list.members).collect();
    members.arrange_by_key(|member| (member.place, member.entry));
    members.dedup_by_key(|member| member.entry);
    let mut chosen = first.clone();
    for _ in 0..members.len() * lists.len() {
        let mut changed = false;
        for entry in members.iter().map(|member| member.entry) {
            let own = chosen.get(&entry).map(|(list, _)| *list);
            let worths = (0..lists.len()).filter(|at| !lists[*at].beside).map(|at| {
                let list = taken(lists, at, &chosen, Some(entry));
                let position = list.members.iter().position(|member| member.entry == entry);
                (at, position.map_or(Exact::ZERO, |position| values_of(&list)[position]))
            });
            let worths: Vec<(usize, Exact)> = worths.collect();
            let worth = |list| worths.iter().find(|(at, _)| Some(*at) == list).map(|own| own.1);
            let now = worth(own).unwrap_or(Exact::ZERO);
            let better = |best: (usize, Exact), next: (usize, Exact)| {
                if next.1 > best.1 { next } else { best }
            };
            let best = worths.iter().copied().reduce(better).filter(|(_, value)| *value > now);
            if let Some((at, _)) = best {
                let instead = own.map(|own| (own, now)).filter(|(_, now)| *now > Exact::ZERO);
                chosen.insert(entry, (at, instead));
                changed = true;
            }
        }
        if !changed {
            return chosen;
        }
    }
    first
}

/// A list without those who take a prize of another one; `but` one stays in any case.
fn taken(
    lists: &[PrizesByPlace],
    at: usize,
    chosen: &BTreeMap<usize, Choice>,
    but: Option<usize>,
) -> PrizesByPlace {
    let mut list = lists[at].clone();
    let is_beside = list.beside;
    let stays = |entry: usize| chosen.get(&entry).is_none_or(|(own, _)| *own == at);
    list.members.retain(|member| is_beside || Some(member.entry) == but || stays(member.entry));
    list
}

/// The largest share that is not paid yet: its list and contestant. Of equal ones the earlier list
/// and the better place.
fn largest(
    lists: &[PrizesByPlace],
    values: &[Vec<Exact>],
    chosen: &BTreeMap<usize, Choice>,
) -> Option<(usize, usize)> {
    let mut best: Option<(Exact, (usize, usize))> = None;
    for (at, list) in lists.iter().enumerate().filter(|(_, list)| !list.beside) {
        for (member, value) in list.members.iter().zip(&values[at]) {
            let more = best.as_ref().is_none_or(|(known, _)| value > known);
            if more && *value > Exact::ZERO && !chosen.contains_key(&member.entry) {
                best = Some((*value, (at, member.entry)));
            }
        }
    }
    best.map(|(_, found)| found)
}

/// What each member of a list gets, if nobody leaves it.
fn values_of(list: &PrizesByPlace) -> Vec<Exact> {
    let by_place = || divided(list, |one, other| one.place == other.place);
    let by_points = || divided(list, |one, other| one.points == other.points);
    match list.sharing {
        Sharing::Average => by_points(),
        Sharing::Place => by_place(),
        Sharing::Hort => {
            let halves = by_place().into_iter().zip(by_points());
            halves.map(|(place, points)| (place + points) / 2).collect()
        }
    }
}

/// The prizes of those level, divided equally among them.
fn divided(
    list: &PrizesByPlace,
    level: impl Fn(&PrizeListMember, &PrizeListMember) -> bool,
) -> Vec<Exact> {
    let mut values = Vec::with_capacity(list.members.len());
    for group in list.members.chunk_by(level) {
        let prizes = list.prizes.iter().skip(values.len()).take(group.len());
        let share = prizes.copied().sum::<Exact>() / group.len() as u32;
        values.extend(group.iter().map(|_| share));
    }
    values
}

/// Those level with the member at a position.
fn level_at(
    list: &PrizesByPlace,
    position: usize,
    level: impl Fn(&PrizeListMember, &PrizeListMember) -> bool,
) -> TiedMembers {
    let mut first = 0;
    for group in list.members.chunk_by(level) {
        if position < first + group.len() {
            return TiedMembers { first, many: group.len() };
        }
        first += group.len();
    }
    TiedMembers { first: position, many: 1 }
}

/// Exact amounts in hundredths that add up to their sum rounded down: each is rounded down, and
/// the hundredths that are left go to the first ones, one each. Returns each with what was added.
pub(super) fn round_shares_to_hundredths(exact: &[Exact]) -> Vec<(Exact, bool)> {
    let cents = |amount: Exact| (amount * Exact::whole(100)).floor();
    let down: Vec<i128> = exact.iter().map(|amount| cents(*amount)).collect();
    let total = cents(exact.iter().copied().sum());
    let mut left = total - down.iter().sum::<i128>();
    let mut amounts = Vec::with_capacity(exact.len());
    for (amount, down) in exact.iter().zip(down) {
        let more = left > 0 && Exact::whole(down) != *amount * Exact::whole(100);
        left -= i128::from(more);
        let hundredths = Exact::whole(down + i128::from(more));
        amounts.push((hundredths / 100, more));
    }
    amounts
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn list(sharing: Sharing, prizes: &[i128], members: &[(usize, u32, i128)]) -> PrizesByPlace {
        PrizesByPlace {
            prizes: prizes.iter().copied().map(Exact::whole).collect(),
            sharing,
            beside: false,
            members: members
                .iter()
                .map(|(entry, place, points)| PrizeListMember {
                    entry: *entry,
                    place: *place,
                    points: Exact::whole(*points),
                })
                .collect(),
        }
    }

    fn amounts(shares: &[PrizeShare]) -> Vec<(usize, usize, String)> {
        shares.iter().map(|share| (share.list, share.entry, share.exact.to_decimal())).collect()
    }

    fn paid(list: usize, entry: usize, amount: &str) -> (usize, usize, String) {
        (list, entry, amount.to_string())
    }

    /// Three with 5 points behind a winner: 300, 200, 100, 0.
    #[test]
    fn those_level_in_points_share_in_three_ways() {
        let members = [(0, 1, 6), (1, 2, 5), (2, 3, 5), (3, 4, 5)];
        let of =
            |sharing| amounts(&divide_prize_lists(vec![list(sharing, &[300, 200, 100], &members)]));
        let average = ["300", "100", "100", "100"];
        assert_eq!(of(Sharing::Average), [0, 1, 2, 3].map(|at| paid(0, at, average[at])));
        let hort = ["300", "150", "100", "50"];
        assert_eq!(of(Sharing::Hort), [0, 1, 2, 3].map(|at| paid(0, at, hort[at])));
        let place = ["300", "200", "100"];
        assert_eq!(of(Sharing::Place), [0, 1, 2].map(|at| paid(0, at, place[at])));
    }

    /// Who has the better prize elsewhere leaves the list, and everybody behind moves up.
    #[test]
    fn each_gets_one_prize_the_better_one() {
        let everybody =
            list(Sharing::Place, &[300, 100, 50], &[(0, 1, 6), (1, 2, 5), (2, 3, 4), (3, 4, 3)]);
        let juniors = list(Sharing::Place, &[120, 60], &[(1, 2, 5), (3, 4, 3)]);
        let shares = divide_prize_lists(vec![everybody, juniors]);
        let told = [paid(0, 0, "300"), paid(0, 2, "100"), paid(1, 1, "120"), paid(1, 3, "60")];
        assert_eq!(amounts(&shares), told);
        assert_eq!(shares[2].instead, Some((0, Exact::whole(100))));
    }

    #[test]
    fn hundredths_add_up() {
        let third = Exact::ratio(100, 3).unwrap_or_default();
        let amounts = round_shares_to_hundredths(&[third, third, third]);
        let told: Vec<String> = amounts.iter().map(|(amount, _)| amount.to_fixed(2)).collect();
        assert_eq!(told, ["33.34", "33.33", "33.33"]);
    }

    /// Two lists of the same two: who had more in a third list takes the second of them.
    #[test]
    fn no_prize_is_left_to_those_who_would_take_it() {
        let two = || list(Sharing::Average, &[300], &[(1, 2, 0), (2, 3, 0)]);
        let lists = vec![list(Sharing::Average, &[240], &[(2, 3, 0)]), two(), two()];
        assert_eq!(amounts(&divide_prize_lists(lists)), [paid(1, 1, "300"), paid(2, 2, "300")]);
    }

    /// Whether nobody would have more in another list: worked out from every way in which the
    /// contestants can choose their lists.
    fn is_settled(lists: &[PrizesByPlace], choice: &[Option<usize>]) -> bool {
        let with = |list: usize, entry: Option<usize>| {
            let mut own = lists[list].clone();
            own.members.retain(|member| {
                Some(member.entry) == entry
                    || choice[member.entry].is_none_or(|chosen| chosen == list)
            });
            own
        };
        let worth = |list: usize, entry: usize| {
            let own = with(list, Some(entry));
            let at = own.members.iter().position(|member| member.entry == entry);
            at.map_or(Exact::ZERO, |at| values_of(&own)[at])
        };
        (0..choice.len()).all(|entry| {
            let best = (0..lists.len()).map(|list| worth(list, entry)).max().unwrap_or_default();
            match choice[entry] {
                Some(list) => worth(list, entry) == best && best > Exact::ZERO,
                None => best == Exact::ZERO,
            }
        })
    }

    fn every_choice(contestants: usize, lists: usize) -> Vec<Vec<Option<usize>>> {
        let mut choices = vec![Vec::new()];
        for _ in 0..contestants {
            let options: Vec<Option<usize>> =
                std::iter::once(None).chain((0..lists).map(Some)).collect();
            choices = choices
                .into_iter()
                .flat_map(|choice| {
                    options.iter().map(move |option| [&choice[..], &[*option]].concat())
                })
                .collect();
        }
        choices
    }

    fn lists_of(sharing: Sharing) -> impl Strategy<Value = Vec<PrizesByPlace>> {
        let points = proptest::collection::vec(0i128..3, 2..5);
        let drafts = proptest::collection::vec(
            (proptest::collection::vec(1i128..6, 1..4), any::<[bool; 5]>()),
            1..4,
        );
        (points, drafts).prop_map(move |(mut points, drafts)| {
            points.sort_unstable_by(|a, b| b.cmp(a));
            let list_of = |(mut prizes, is_member): (Vec<i128>, [bool; 5])| {
                prizes.sort_unstable_by(|a, b| b.cmp(a));
                let prizes: Vec<i128> = prizes.iter().map(|prize| prize * 60).collect();
                let members: Vec<(usize, u32, i128)> = points
                    .iter()
                    .enumerate()
                    .filter(|(entry, _)| is_member[*entry])
                    .map(|(entry, points)| (entry, entry as u32 + 1, *points))
                    .collect();
                list(sharing, &prizes, &members)
            };
            drafts.into_iter().map(list_of).collect()
        })
    }

    fn chosen(shares: &[PrizeShare], contestants: usize) -> Vec<Option<usize>> {
        let of = |entry| shares.iter().find(|share| share.entry == entry).map(|share| share.list);
        (0..contestants).map(of).collect()
    }

    fn contestants(lists: &[PrizesByPlace]) -> usize {
        let members = lists.iter().flat_map(|list| &list.members);
        members.map(|member| member.entry + 1).max().unwrap_or_default()
    }

    proptest! {
        /// Without ties that share there is one settled choice only, by brute force, and it is the
        /// one that is paid.
        #[test]
        fn prizes_by_place_are_the_only_settled_choice(lists in lists_of(Sharing::Place)) {
            let many = contestants(&lists);
            let shares = divide_prize_lists(lists.clone());
            let own = chosen(&shares, many);
            let all = every_choice(many, lists.len());
            let settled: Vec<&Vec<Option<usize>>> =
                all.iter().filter(|choice| is_settled(&lists, choice)).collect();
            prop_assert!(settled.contains(&&own), "{own:?} of {settled:?} in {lists:?}");
        }

        /// What is paid is settled among all ways to choose, and one that brute force finds too.
        #[test]
        fn shared_prizes_are_settled(lists in prop_oneof![
            lists_of(Sharing::Average), lists_of(Sharing::Hort)
        ]) {
            let many = contestants(&lists);
            let shares = divide_prize_lists(lists.clone());
            let own = chosen(&shares, many);
            let any = every_choice(many, lists.len()).iter().any(|choice| is_settled(&lists, choice));
            prop_assert!(!any || is_settled(&lists, &own), "{own:?} in {lists:?}");
        }

        /// One prize each, no more than there is, and the places that are taken are paid whole.
        #[test]
        fn nothing_is_lost(lists in prop_oneof![
            lists_of(Sharing::Average), lists_of(Sharing::Hort), lists_of(Sharing::Place)
        ]) {
            let shares = divide_prize_lists(lists.clone());
            let mut entries: Vec<usize> = shares.iter().map(|share| share.entry).collect();
            entries.sort_unstable();
            let before = entries.len();
            entries.dedup();
            prop_assert_eq!(entries.len(), before);
            for (at, list) in lists.iter().enumerate() {
                let own: Vec<Exact> =
                    shares.iter().filter(|share| share.list == at).map(|share| share.exact).collect();
                let paid = own.iter().copied().sum::<Exact>();
                let filled = list.prizes.iter().take(own.len()).copied().sum::<Exact>();
                let all = list.prizes.iter().copied().sum::<Exact>();
                prop_assert!(paid <= all);
                prop_assert!(paid >= filled || own.len() > list.prizes.len());
                let rounded: Exact = round_shares_to_hundredths(&own).iter().map(|(amount, _)| *amount).sum();
                prop_assert_eq!(rounded, paid);
            }
        }
    }
}
