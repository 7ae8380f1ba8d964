//! Who is let in: so many connections of an address at once, and so many of all. Some more wait
//! in line, so that a hall behind one router, whose pages all load at once after a save, is served.

use std::collections::{BTreeMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The most of some kind.
#[derive(Debug, Clone, Copy)]
pub(super) struct ConnectionLimits {
    /// From one address.
    pub of_one: usize,
    /// From all addresses.
    pub in_all: usize,
}

impl ConnectionLimits {
    /// Whether there is room for one more beside those of its address, and of all.
    pub(super) fn allows(&self, of_one: usize, in_all: usize) -> bool {
        of_one < self.of_one && in_all < self.in_all
    }
}

/// Guests that are let in, and those that wait in line.
pub(super) struct ConnectionGate<T> {
    inside: ConnectionLimits,
    in_line: ConnectionLimits,
    /// The longest wait in line.
    patience: Duration,
    guests: Mutex<OpenConnections<T>>,
}

struct OpenConnections<T> {
    /// How many are inside, by address.
    inside: BTreeMap<IpAddr, usize>,
    line: VecDeque<Waiting<T>>,
}

struct Waiting<T> {
    from: IpAddr,
    guest: T,
    since: Instant,
}

/// What becomes of one who comes.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum ConnectionAdmission<T> {
    /// It is inside.
    In(T),
    /// It waits in line.
    Waits,
    /// It is one too many.
    Refused(T),
}

impl<T> ConnectionGate<T> {
    pub(super) fn new(
        inside: ConnectionLimits,
        in_line: ConnectionLimits,
        patience: Duration,
    ) -> ConnectionGate<T> {
        let guests = Mutex::new(OpenConnections { inside: BTreeMap::new(), line: VecDeque::new() });
        ConnectionGate { inside, in_line, patience, guests }
    }

    /// One comes from an address. Who gets in has to leave.
    pub(super) fn admit_or_queue(&self, from: IpAddr, guest: T) -> ConnectionAdmission<T> {
        let mut guests = self.guests();
        let in_line = guests.line.iter().filter(|one| one.from == from).count();
        if guests.has_room(from, self.inside) {
            guests.enter(from);
            ConnectionAdmission::In(guest)
        } else if self.in_line.allows(in_line, guests.line.len()) {
            guests.line.push_back(Waiting { from, guest, since: Instant::now() });
            ConnectionAdmission::Waits
        } else {
            ConnectionAdmission::Refused(guest)
        }
    }

    /// One from an address leaves.
    pub(super) fn leave(&self, from: IpAddr) {
        let mut guests = self.guests();
        if let Some(count) = guests.inside.get_mut(&from) {
            *count -= 1;
            if *count == 0 {
                guests.inside.remove(&from);
            }
        }
    }

    /// Lets in one from the line for whom there is room: the first of the address that has the
    /// fewest inside. Who gets in has to leave.
    pub(super) fn admit_next_waiting(&self) -> Option<(IpAddr, T)> {
        let mut guests = self.guests();
        let fits = (0..guests.line.len())
            .filter(|at| guests.has_room(guests.line[*at].from, self.inside))
            .min_by_key(|at| guests.inside_from(guests.line[*at].from))?;
        let Waiting { from, guest, .. } = guests.line.remove(fits)?;
        guests.enter(from);
        Some((from, guest))
    }

    /// Sends away those that waited too long.
    pub(super) fn dismiss_overdue(&self) -> Vec<T> {
        let mut guests = self.guests();
        // The line is in the order of time.
        let late = guests.line.partition_point(|one| one.since.elapsed() > self.patience);
        guests.line.drain(..late).map(|one| one.guest).collect()
    }

    fn guests(&self) -> MutexGuard<'_, OpenConnections<T>> {
        self.guests.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T> OpenConnections<T> {
    fn inside_from(&self, from: IpAddr) -> usize {
        self.inside.get(&from).copied().unwrap_or(0)
    }

    fn has_room(&self, from: IpAddr, most: ConnectionLimits) -> bool {
        most.allows(self.inside_from(from), self.inside.values().sum())
    }

    fn enter(&mut self, from: IpAddr) {
        *self.inside.entry(from).or_default() += 1;
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn ip(last: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, last])
    }

    fn door(patience: Duration) -> ConnectionGate<usize> {
        let inside = ConnectionLimits { of_one: 2, in_all: 4 };
        ConnectionGate::new(inside, ConnectionLimits { of_one: 2, in_all: 3 }, patience)
    }

    #[test]
    fn an_address_fills_its_own_places_and_no_others() {
        use ConnectionAdmission::{In, Refused, Waits};
        let door = door(Duration::from_secs(60));
        for (nth, (from, comes)) in [
            (1, In(0)),
            (1, In(1)),
            // Those of one address are all inside.
            (1, Waits),
            (1, Waits),
            (1, Refused(4)),
            (2, In(5)),
            (3, In(6)),
            // All places are taken: the first place in line is left for anybody.
            (4, Waits),
            (5, Refused(8)),
            (2, Refused(9)),
        ]
        .into_iter()
        .enumerate()
        {
            assert_eq!(door.admit_or_queue(ip(from), nth), comes, "{nth}");
        }
        assert_eq!(door.admit_next_waiting(), None, "nobody left");
        // The one who leaves was of an address that waits, and so does one that has nobody inside.
        door.leave(ip(1));
        assert_eq!(door.admit_next_waiting(), Some((ip(4), 7)));
        assert_eq!(door.admit_next_waiting(), None, "all places are taken again");
        door.leave(ip(3));
        assert_eq!(door.admit_next_waiting(), Some((ip(1), 2)));
        door.leave(ip(2));
        assert_eq!(door.admit_next_waiting(), None, "the address has its places");
        assert_eq!(door.admit_or_queue(ip(5), 10), In(10));
    }

    #[test]
    fn a_wait_has_an_end() {
        for (patience, late) in [(Duration::ZERO, vec![2, 3]), (Duration::from_secs(60), vec![])] {
            let door = door(patience);
            for (nth, inside) in [(0, true), (1, true), (2, false), (3, false)] {
                assert_eq!(
                    matches!(door.admit_or_queue(ip(1), nth), ConnectionAdmission::In(_)),
                    inside,
                    "{nth}"
                );
            }
            std::thread::sleep(Duration::from_millis(2));
            assert_eq!(door.dismiss_overdue(), late);
            let rest = if late.is_empty() { 2 } else { 0 };
            assert_eq!(door.guests.lock().unwrap().line.len(), rest);
        }
    }
}
