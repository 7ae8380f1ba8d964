//! Which returns belong together, and how they are shared out over parts.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use model::StableSort;
use register::dependency_keys::DependencyKeys;

/// Returns that belong together, as a forest: each leads to another of its group, or is its root.
struct Groups {
    above: Vec<u32>,
}

impl Groups {
    fn alone(returns: usize) -> Groups {
        Groups { above: (0..returns as u32).collect() }
    }

    fn root(&mut self, of: u32) -> u32 {
        let mut at = of;
        while self.above[at as usize] != at {
            let above = self.above[self.above[at as usize] as usize];
            self.above[at as usize] = above;
            at = above;
        }
        at
    }

    /// The first return of a group is its root, in whatever order they are united.
    fn unite(&mut self, one: u32, other: u32) {
        let (one, other) = (self.root(one), self.root(other));
        self.above[one.max(other) as usize] = one.min(other);
    }
}

/// What ties returns together, added return by return.
#[derive(Default)]
pub(super) struct ReturnLinks {
    returns: u32,
    marks: Vec<(u64, u32)>,
    wanted: Vec<(u64, LinkKey)>,
}

/// Whether a return asks for something or offers it; what is asked for comes first. The kind stands
/// above the position of the return.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct LinkKey(u32);

impl LinkKey {
    /// Bits of the position.
    const BITS: u32 = 30;
    const ASKED: u32 = 0;
    /// Asked for if an event of the return is in another one too.
    const IF_COPIED: u32 = 1;
    const OFFERED: u32 = 2;

    fn new(kind: u32, ret: u32) -> LinkKey {
        LinkKey(kind << LinkKey::BITS | ret)
    }

    fn kind(self) -> u32 {
        self.0 >> LinkKey::BITS
    }

    fn ret(self) -> u32 {
        self.0 & ((1 << LinkKey::BITS) - 1)
    }
}

impl ReturnLinks {
    /// Adds the ties of the next return.
    pub(super) fn add_return(&mut self, ties: &DependencyKeys) {
        let ret = self.returns;
        self.returns += 1;
        self.marks.extend(ties.marks.iter().map(|mark| (*mark, ret)));
        let kinds = [
            (&ties.asked, LinkKey::ASKED),
            (&ties.asked_if_copied, LinkKey::IF_COPIED),
            (&ties.offered, LinkKey::OFFERED),
        ];
        for (hashes, kind) in kinds {
            self.wanted.extend(hashes.iter().map(|hash| (*hash, LinkKey::new(kind, ret))));
        }
    }

    /// The first return of the group of each return.
    pub(super) fn group_of_each_return(self) -> Vec<u32> {
        let ReturnLinks { returns, mut marks, mut wanted } = self;
        let mut groups = Groups::alone(returns as usize);
        marks.sort_unstable();
        let mut copied = vec![false; returns as usize];
        for shared in marks.chunk_by(|a, b| a.0 == b.0).filter(|shared| shared.len() > 1) {
            for (_, ret) in shared {
                groups.unite(shared[0].1, *ret);
                copied[*ret as usize] = true;
            }
        }
        drop(marks);
        wanted.retain(|(_, own)| own.kind() != LinkKey::IF_COPIED || copied[own.ret() as usize]);
        wanted.sort_unstable();
        for of_one in wanted.chunk_by(|a, b| a.0 == b.0) {
            let both = of_one.first().is_some_and(|first| first.1.kind() != LinkKey::OFFERED)
                && of_one.last().is_some_and(|last| last.1.kind() == LinkKey::OFFERED);
            for (_, own) in of_one.iter().filter(|_| both) {
                groups.unite(of_one[0].1.ret(), own.ret());
            }
        }
        (0..returns).map(|ret| groups.root(ret)).collect()
    }
}

/// The part of each return, from 0: groups stay together, the costliest is placed first, each into
/// the part that has least by then.
pub(super) fn share_groups_over_parts(groups: &[u32], costs: &[u64], parts: usize) -> Vec<u32> {
    let mut cost_of = vec![0u64; groups.len()];
    for (group, cost) in groups.iter().zip(costs) {
        cost_of[*group as usize] += cost;
    }
    let mut order: Vec<u32> =
        (0..groups.len() as u32).filter(|ret| groups[*ret as usize] == *ret).collect();
    order.arrange_by_key(|group| (Reverse(cost_of[*group as usize]), *group));
    let mut least: BinaryHeap<Reverse<(u64, u32)>> =
        (0..parts as u32).map(|part| Reverse((0, part))).collect();
    let mut part_of = vec![0u32; groups.len()];
    for group in order {
        let Some(Reverse((has, part))) = least.pop() else { break };
        part_of[group as usize] = part;
        least.push(Reverse((has + cost_of[group as usize], part)));
    }
    groups.iter().map(|group| part_of[*group as usize]).collect()
}
