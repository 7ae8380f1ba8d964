//! One assignment for a return: what is sure teaches what is not, in rounds until nothing changes.
//!
//! A return comes as a whole. Nothing but the return and the register decides who its players are: so a
//! season comes to the same sum whether its returns come at once, one after the other or again.
//!
//! Number and name of a seat say how likely each member would be typed so (`member_likeness`, `weights`), the
//! sittings how likely each is there (`sittings`), the partners at a table each other. Together they make a
//! weight: the logarithm of how much likelier the best member is than anybody else, a stranger included.

use std::collections::HashMap;

use model::MemberStatus;

use super::claims::Claims;
use super::integer_log2::{BIT, ONE, log2, log2_of, power};
use super::member_directory::{MemberDirectory, club_words};
use super::member_likeness::{FoundMembers, MemberLikeness, NameChance};
use super::numbers::NumberLikeness;
use super::sittings::{Around, AskedSeat, NOBODY, Returned, Sittings};
use super::weights::{Counts, SITTING, Weights};

/// From this weight on a conclusion teaches the others: one of some four thousand may be wrong.
pub(super) const TEACHES: i32 = 12 * BIT;
/// With fewer known sittings nothing is learned of the return: each seat is weighed for itself.
const LEAST_KNOWN: usize = 64;
/// A partner of so many evenings is a regular one.
const REGULAR: u64 = 3;
/// No weight is higher.
const HIGHEST: i32 = 30 * BIT;
/// So many rounds at most.
const ROUNDS: usize = 10;

/// A member who may sit at a seat.
#[derive(Debug, Clone, Copy)]
pub(super) struct Possible {
    pub compared: MemberLikeness,
    /// How likely the member is there.
    usual: i32,
    /// Number, name and how likely the member is there, as a logarithm.
    weight: i32,
    /// The probability, in units of [`ONE`].
    pub share: u64,
}

impl Possible {
    fn new(compared: MemberLikeness) -> Possible {
        Possible { compared, usual: 0, weight: 0, share: 0 }
    }
}

/// A seat whose member number and name do not make certain.
#[derive(Debug)]
pub(super) struct OpenSeat {
    pub seat: usize,
    /// The members who may sit there, the likeliest first once all is settled.
    pub possible: Vec<Possible>,
    /// Whose number is typed: none, that of another member, that of nobody.
    number: NumberLikeness,
    /// What is typed, as of anybody.
    anybody: NameChance,
    /// How likely a stranger is there, as a logarithm, some member who is named otherwise, and one of the
    /// family of the number's member.
    others: [i32; 3],
    /// Their probabilities.
    nobody: [u64; 3],
    home: Option<u32>,
    /// The weight of the likeliest.
    pub weight: i32,
    /// Whether the likeliest sits there surely enough to teach.
    pub settled: bool,
    /// Whether the player stands in the event more than once.
    twice: bool,
}

impl OpenSeat {
    /// The likeliest member. One who was entered by a decision, for one player, is nobody's rival.
    pub(super) fn best(&self) -> Option<&Possible> {
        let possible = self.possible.iter().filter(|one| !one.compared.entered);
        possible.max_by_key(|one| (one.share, std::cmp::Reverse(one.compared.member)))
    }
}

/// A return whose open seats are assigned.
pub(super) struct Assignment<'a> {
    pub directory: &'a MemberDirectory<'a>,
    pub claims: &'a Claims,
    pub sittings: Sittings<'a>,
    pub open: Vec<OpenSeat>,
    /// The open seat at each seat.
    open_at: HashMap<usize, usize>,
    /// What the certain sittings say of how players are typed.
    certain: Counts,
    pub weights: Weights,
    /// Whether there is enough to learn from; else each seat is weighed for itself.
    pub learns: bool,
    /// Whether these are awards that were pending in the register, which does not know who else sat there;
    /// and whether they were weighed when it was known.
    pub carried: Option<bool>,
}

impl<'a> Assignment<'a> {
    /// A return whose certain players are seated. `found` is what number and name say of each player.
    pub(super) fn new(
        directory: &'a MemberDirectory<'a>,
        claims: &'a Claims,
        found: &[FoundMembers],
        returned: Returned,
    ) -> Assignment<'a> {
        let carried = returned.carried(claims);
        let sittings = Sittings::new(directory, claims, returned);
        let certain = Counts::ordinary();
        let weights = Weights::of(&certain);
        let (open, open_at) = (Vec::new(), HashMap::new());
        let mut all = Assignment {
            directory,
            claims,
            sittings,
            open,
            open_at,
            certain,
            weights,
            learns: false,
            carried,
        };
        all.begin(found);
        all.learns = all.carried.is_none() && all.sittings.known() >= LEAST_KNOWN;
        all
    }

    /// Assigns the open seats. `asked` are further members whose sittings matter.
    pub(super) fn assign(&mut self, asked: &[FoundMembers]) {
        if self.open.is_empty() {
            return;
        }
        for found in asked {
            if let Some((possible, _)) = found.compared() {
                possible.iter().for_each(|one| self.sittings.matters(one.member));
            }
        }
        if self.learns {
            self.look_in_clubs();
            self.sittings.count_all();
            self.learn_all();
        }
        self.weigh_all();
    }

    /// Adds the members of the host's club whose forename is that of a player with a number.
    fn look_in_clubs(&mut self) {
        for own in &mut self.open {
            let typed = &self.claims.players[self.sittings.place(own.seat).1 as usize];
            let host = &self.claims.events[self.sittings.place(own.seat).0 as usize].name.organiser;
            let known = own.possible.iter().map(|one| one.compared).collect();
            let all = self.directory.compared_of_club(known, host, typed);
            all.iter().for_each(|one| self.sittings.matters(one.member));
            own.possible = all.into_iter().map(Possible::new).collect();
        }
    }

    /// Learns in rounds, until nothing changes.
    fn learn_all(&mut self) {
        for round in 0..ROUNDS {
            self.weigh_all();
            let changed = self.conclude();
            self.learn();
            if !changed && round > 1 {
                break;
            }
        }
    }

    /// Seats those who are certain, and lists the open seats. A member who was entered by a decision is as
    /// unknown as before it.
    fn begin(&mut self, found: &[FoundMembers]) {
        for seat in 0..self.sittings.seats.len() {
            let player = self.sittings.place(seat).1 as usize;
            if let FoundMembers::Certain(member) = &found[player] {
                self.sittings.sits[seat] = *member;
                let (number, name) =
                    self.directory.likeness_of_certain(*member, &self.claims.players[player]);
                self.certain.add(number, name, SITTING);
            }
            if let Some((possible, anybody)) = found[player].compared() {
                possible.iter().for_each(|one| self.sittings.matters(one.member));
                self.open_at.insert(seat, self.open.len());
                let opened = self.opened(seat, possible, anybody);
                self.open.push(opened);
            }
        }
        for open in 0..self.open.len() {
            for other in self.sittings.table_mates(self.open[open].seat) {
                if self.sittings.sits[other] != NOBODY {
                    self.sittings.matters(self.sittings.sits[other]);
                }
            }
        }
    }

    /// A seat whose possible members are not weighed yet.
    pub(super) fn opened(
        &self,
        seat: usize,
        possible: &[MemberLikeness],
        anybody: NameChance,
    ) -> OpenSeat {
        let own = self.sittings.seats[seat];
        let typed = &self.claims.players[own.player as usize];
        let (event, _) = self.sittings.place(seat);
        let host = club_words(&self.claims.events[event as usize].name.organiser);
        let club = club_words(&typed.club);
        let home = (!club.is_empty() && club != host).then(|| self.directory.club_named(&club));
        let same = self
            .sittings
            .of_event(own.event)
            .filter(|other| self.sittings.seats[*other].player == own.player);
        let possible = possible.iter().copied().map(Possible::new);
        OpenSeat {
            seat,
            possible: possible.collect(),
            number: NumberLikeness::None,
            anybody,
            others: [0; 3],
            nobody: [ONE, 0, 0],
            home: home.flatten(),
            weight: -HIGHEST,
            settled: false,
            twice: same.count() > 1,
        }
    }

    /// Weighs all open seats: each for itself, then with those beside it.
    fn weigh_all(&mut self) {
        let mut open = std::mem::take(&mut self.open);
        if !self.learns {
            open.iter_mut().for_each(|own| self.weigh(own, &[], None));
            self.open = open;
            return;
        }
        let excluded: Vec<Vec<(u32, u64)>> =
            open.iter().map(|own| self.taken_around(own, &open)).collect();
        for (own, excluded) in open.iter_mut().zip(&excluded) {
            self.weigh(own, excluded, None);
        }
        let messages: Vec<Vec<i32>> =
            open.iter().map(|own| self.said_by_partners(own, &open, None)).collect();
        for (own, messages) in open.iter_mut().zip(messages) {
            own.share_out(&messages);
        }
        self.open = open;
    }

    /// Who else probably sits at other open seats of the event: nobody sits twice.
    pub(super) fn taken_around(&self, own: &OpenSeat, open: &[OpenSeat]) -> Vec<(u32, u64)> {
        let event = self.sittings.seats[own.seat].event;
        let others = self.sittings.of_event(event).filter(|other| *other != own.seat);
        let others = others.filter_map(|other| self.open_at.get(&other)).map(|at| &open[*at]);
        let taken = others.filter(|other| !other.settled).flat_map(|other| &other.possible);
        let taken = taken.filter(|one| one.share > ONE / 64 && !one.compared.entered);
        taken.map(|one| (one.compared.member, one.share)).collect()
    }

    /// Weighs a seat for itself. `hidden` is its member, if the number is hidden.
    pub(super) fn weigh(&self, own: &mut OpenSeat, taken: &[(u32, u64)], hidden: Option<u32>) {
        let sittings = &self.sittings;
        let around = if self.learns { sittings.around(own.seat) } else { Around::default() };
        let player = &self.claims.players[sittings.place(own.seat).1 as usize];
        let number = player.number.as_deref().filter(|_| hidden.is_none());
        let number = match number.map(|number| self.directory.is_known(number)) {
            None => NumberLikeness::None,
            Some(true) => NumberLikeness::Another,
            Some(false) => NumberLikeness::Unknown,
        };
        let members = self.directory.population();
        // What was concluded for the seat itself is no evidence for it.
        let sits = match own.settled {
            true => Some(sittings.sits[own.seat]),
            false => hidden,
        };
        let asked = AskedSeat { seat: own.seat, around: &around, home: own.home, own: sits };
        for one in &mut own.possible {
            let member = one.compared.member;
            // A number may be typed at any club.
            one.usual = match number == NumberLikeness::None || self.learns {
                true => sittings.usual(&asked, member),
                false => log2_of(1, members),
            };
            let status = match self.directory.members[member as usize].status {
                MemberStatus::Active => 0,
                MemberStatus::Lapsed => -3 * BIT,
                MemberStatus::Deceased => -6 * BIT,
            };
            let left: i32 = taken
                .iter()
                .filter(|(other, _)| *other == member)
                .map(|(_, share)| log2_of((ONE - share).max(1), ONE))
                .sum();
            let seated = around.has(member);
            let left = if seated { -HIGHEST } else { left.max(-HIGHEST) };
            let typed = one.compared.weight(&self.weights);
            one.weight = self.weights.member + typed + one.usual + status + left;
        }
        let weights = &self.weights;
        let (letters, renamed) = own.anybody.renamed();
        // Those of the club who could be meant are among the possible ones.
        let elsewhere = match number == NumberLikeness::None || self.learns {
            true => sittings.elsewhere(&asked),
            false => 0,
        };
        own.number = number;
        own.others = [
            weights.stranger(number, members) + own.anybody.stranger(number, weights).0,
            weights.renamed(number, &renamed, members) + letters + elsewhere,
            own.relative(weights, members),
        ];
        own.share_out(&[]);
    }

    /// What those beside a seat say of each member who may sit there.
    pub(super) fn said_by_partners(
        &self,
        own: &OpenSeat,
        open: &[OpenSeat],
        hidden: Option<u32>,
    ) -> Vec<i32> {
        let mates: Vec<usize> = self.sittings.table_mates(own.seat).collect();
        let sits = match own.settled {
            true => Some(self.sittings.sits[own.seat]),
            false => hidden,
        };
        let told = |one: &Possible| {
            let member = one.compared.member;
            let each = mates.iter().map(|mate| match (self.sittings.sits[*mate], &mates[..]) {
                (NOBODY, [only]) => {
                    let other = self.open_at.get(only).map(|at| &open[*at]);
                    other.map_or(0, |other| self.unknown_partner(one, other, sits))
                }
                (NOBODY, _) => 0,
                (mate, _) => self.sittings.partner(member, mate, one.usual, sits),
            });
            each.max().unwrap_or_default()
        };
        own.possible.iter().map(told).collect()
    }

    /// What a partner says who is not known: the mean of what each possible one says.
    fn unknown_partner(&self, one: &Possible, other: &OpenSeat, own: Option<u32>) -> i32 {
        let mates = other.possible.iter().filter(|mate| mate.share > 0 && !mate.compared.entered);
        let said = mates.map(|mate| {
            let bits =
                self.sittings.partner(one.compared.member, mate.compared.member, one.usual, own);
            (u128::from(mate.share) * u128::from(power(bits)) / u128::from(ONE)) as u64
        });
        log2((said.sum::<u64>() + other.nobody.iter().sum::<u64>()).max(1)) - log2(ONE)
    }

    /// Seats the likeliest members who are sure enough. Returns whether anything changed.
    fn conclude(&mut self) -> bool {
        let mut changed = false;
        for at in 0..self.open.len() {
            let own = &self.open[at];
            if own.settled || own.weight < TEACHES || !self.may_settle(own) {
                continue;
            }
            let (seat, Some(best)) = (own.seat, own.best()) else { continue };
            let member = best.compared.member;
            // Another seat of the event may have been settled in this round.
            if self.sittings.around(seat).has(member) {
                continue;
            }
            self.sittings.conclude(seat, member);
            self.open[at].settled = true;
            changed = true;
        }
        changed
    }

    /// Whether the likeliest member of a seat may be settled without anybody's decision: not if the name
    /// contradicts, unless a regular partner sits beside.
    pub(super) fn may_settle(&self, own: &OpenSeat) -> bool {
        let Some(best) = own.best() else { return false };
        let member = best.compared.member;
        let row = &self.directory.members[member as usize];
        let alone = !self.directory.is_duplicate_number(&row.number);
        let named = !best.compared.name.contradicts() || self.regular_partner(own).is_some();
        alone && named && !own.twice && row.status != MemberStatus::Deceased
    }

    /// How much surer than others the likeliest member of a seat must be to count at once, since nothing but
    /// the name says who it is: no number with a slip, no other evening, or a regular partner who does not
    /// sit beside. Somebody else may have come to that name, as by marriage.
    pub(super) fn by_name(&self, own: &OpenSeat) -> i32 {
        use NumberLikeness::{Another, None, Unknown};
        let unnumbered =
            |best: &&Possible| matches!(best.compared.number, None | Another | Unknown);
        let Some(best) = own.best().filter(unnumbered) else { return 0 };
        let member = best.compared.member;
        match self.regular_partner(own) {
            Some(_) => 0,
            _ if self.sittings.closest(member) >= REGULAR => 4 * BIT,
            _ if self.sittings.times(own.seat, member) > u64::from(own.settled) => 0,
            _ => 2 * BIT,
        }
    }

    /// The known partner beside whom the likeliest member of a seat sat on other evenings, and how many.
    pub(super) fn regular_partner(&self, own: &OpenSeat) -> Option<(u32, u64)> {
        let member = own.best()?.compared.member;
        let mates = self.sittings.table_mates(own.seat).map(|mate| self.sittings.sits[mate]);
        let mates = mates.filter(|mate| *mate != NOBODY).map(|mate| {
            let [together, _] = self.sittings.evenings(member, mate);
            (mate, together - u64::from(own.settled).min(together))
        });
        mates
            .filter(|(_, together)| *together > 0)
            .max_by_key(|(mate, together)| (*together, *mate))
    }

    /// Learns from all sittings how players are typed. That a member has another name is learned only where
    /// a number says so, or the seat is settled: else strangers would be taken for such members.
    fn learn(&mut self) {
        let mut counts = self.certain.clone();
        for own in &self.open {
            for one in own.possible.iter().filter(|one| !one.compared.entered) {
                let share = one.share / (ONE / SITTING);
                match one.compared.number {
                    NumberLikeness::None if !own.settled && one.compared.name.contradicts() => {
                        counts.add_number(NumberLikeness::None, share);
                    }
                    number => counts.add(number, one.compared.name, share),
                }
            }
            let [stranger, renamed, relative] = own.nobody.map(|share| share / (ONE / SITTING));
            counts.add_stranger(
                own.anybody.stranger(own.number, &self.weights).1,
                stranger + relative,
            );
            counts.add_number(own.number, renamed);
        }
        self.weights = Weights::of(&counts);
        self.sittings.learn_regularity();
    }
}

impl OpenSeat {
    /// How likely somebody of the family of the number's member sits there.
    fn relative(&self, weights: &Weights, members: u64) -> i32 {
        let of_family = self.possible.iter().filter(|one| {
            one.compared.number == NumberLikeness::Equal && one.compared.name.is_of_family()
        });
        let likely = of_family.map(|one| weights.relative(members) + one.compared.surprise);
        likely.max().unwrap_or(-100 * BIT)
    }

    /// Makes probabilities of the weights, with what those beside say.
    pub(super) fn share_out(&mut self, messages: &[i32]) {
        let said = |at: usize| messages.get(at).copied().unwrap_or_default();
        let weights: Vec<i32> =
            self.possible.iter().enumerate().map(|(at, one)| one.weight + said(at)).collect();
        let rivals = || self.possible.iter().zip(&weights).filter(|(one, _)| !one.compared.entered);
        let highest = rivals().map(|(_, weight)| *weight).chain(self.others).max();
        let highest = highest.unwrap_or_default();
        let powers = || rivals().map(|(_, weight)| power(weight - highest));
        let nobody = self.others.map(|weight| power(weight - highest));
        let all: u64 = powers().chain(nobody).sum();
        let best = powers().max().unwrap_or_default();
        let share = |power: u64, all: u64| {
            (u128::from(power) * u128::from(ONE) / u128::from(all.max(1))) as u64
        };
        for (one, weight) in self.possible.iter_mut().zip(&weights) {
            let own = power(weight - highest);
            one.share = share(own, if one.compared.entered { all + own } else { all });
        }
        self.nobody = nobody.map(|power| share(power, all));
        let weight = if best == 0 { -HIGHEST } else { log2_of(best, (all - best).max(1)) };
        self.weight = weight.clamp(-HIGHEST, HIGHEST);
    }
}
