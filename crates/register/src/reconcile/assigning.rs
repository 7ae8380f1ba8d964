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

use super::claims::AwardClaims;
use super::integer_log2::{
    FIXED_POINT_ONE, PARTS_PER_BIT, fixed_power_of_two, log2_in_parts, log2_of_fraction,
};
use super::member_directory::{MemberDirectory, normalised_club_name};
use super::member_likeness::{MembersFoundForPlayer, NameChance, PlayerMemberLikeness};
use super::numbers::NumberLikeness;
use super::sittings::{
    KnownFellowPlayers, ReturnSeats, ReturnSittings, SeatInQuestion, UNKNOWN_MEMBER,
};
use super::weights::{LikenessCounts, LikenessWeights, UNITS_PER_SITTING};

/// From this weight on a conclusion teaches the others: one of some four thousand may be wrong.
pub(super) const MIN_WEIGHT_TO_LEARN_FROM: i32 = 12 * PARTS_PER_BIT;
/// With fewer known sittings nothing is learned of the return: each seat is weighed for itself.
const LEAST_KNOWN: usize = 64;
/// A partner of so many evenings is a regular one.
const REGULAR: u64 = 3;
/// No weight is higher.
const HIGHEST: i32 = 30 * PARTS_PER_BIT;
/// So many rounds at most.
const ROUNDS: usize = 10;

/// A member who may sit at a seat.
#[derive(Debug, Clone, Copy)]
pub(super) struct SeatCandidate {
    pub compared: PlayerMemberLikeness,
    /// How likely the member is there.
    usual: i32,
    /// Number, name and how likely the member is there, as a logarithm.
    weight: i32,
    /// The probability, in units of [`FIXED_POINT_ONE`].
    pub share: u64,
}

impl SeatCandidate {
    fn new(compared: PlayerMemberLikeness) -> SeatCandidate {
        SeatCandidate { compared, usual: 0, weight: 0, share: 0 }
    }
}

/// A seat whose member number and name do not make certain.
#[derive(Debug)]
pub(super) struct UncertainSeat {
    pub seat: usize,
    /// The members who may sit there, the likeliest first once all is settled.
    pub possible: Vec<SeatCandidate>,
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

impl UncertainSeat {
    /// The likeliest member. One who was entered by a decision, for one player, is nobody's rival.
    pub(super) fn likeliest_member(&self) -> Option<&SeatCandidate> {
        let possible = self.possible.iter().filter(|one| !one.compared.entered);
        possible.max_by_key(|one| (one.share, std::cmp::Reverse(one.compared.member)))
    }
}

/// A return whose open seats are assigned.
pub(super) struct ReturnSeatAssigner<'a> {
    pub directory: &'a MemberDirectory<'a>,
    pub claims: &'a AwardClaims,
    pub sittings: ReturnSittings<'a>,
    pub open: Vec<UncertainSeat>,
    /// The open seat at each seat.
    open_at: HashMap<usize, usize>,
    /// What the certain sittings say of how players are typed.
    certain: LikenessCounts,
    pub weights: LikenessWeights,
    /// Whether there is enough to learn from; else each seat is weighed for itself.
    pub learns: bool,
    /// Whether these are awards that were pending in the register, which does not know who else sat there;
    /// and whether they were weighed when it was known.
    pub carried: Option<bool>,
}

impl<'a> ReturnSeatAssigner<'a> {
    /// A return whose certain players are seated. `found` is what number and name say of each player.
    pub(super) fn new(
        directory: &'a MemberDirectory<'a>,
        claims: &'a AwardClaims,
        found: &[MembersFoundForPlayer],
        returned: ReturnSeats,
    ) -> ReturnSeatAssigner<'a> {
        let carried = returned.was_weighed_if_pending(claims);
        let sittings = ReturnSittings::new(directory, claims, returned);
        let certain = LikenessCounts::for_ordinary_season();
        let weights = LikenessWeights::from_counts(&certain);
        let (open, open_at) = (Vec::new(), HashMap::new());
        let mut all = ReturnSeatAssigner {
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
        all.learns = all.carried.is_none() && all.sittings.known_sitting_count() >= LEAST_KNOWN;
        all
    }

    /// Assigns the open seats. `asked` are further members whose sittings matter.
    pub(super) fn assign_uncertain_seats(&mut self, asked: &[MembersFoundForPlayer]) {
        if self.open.is_empty() {
            return;
        }
        for found in asked {
            if let Some((possible, _)) = found.compared_members() {
                possible.iter().for_each(|one| self.sittings.track_member(one.member));
            }
        }
        if self.learns {
            self.look_in_clubs();
            self.sittings.learn_from_known_sittings();
            self.learn_all();
        }
        self.weigh_all();
    }

    /// Adds the members of the host's club whose forename is that of a player with a number.
    fn look_in_clubs(&mut self) {
        for own in &mut self.open {
            let typed = &self.claims.players[self.sittings.event_and_player(own.seat).1 as usize];
            let host = &self.claims.events[self.sittings.event_and_player(own.seat).0 as usize]
                .name
                .organiser;
            let known = own.possible.iter().map(|one| one.compared).collect();
            let all = self.directory.with_compared_club_members(known, host, typed);
            all.iter().for_each(|one| self.sittings.track_member(one.member));
            own.possible = all.into_iter().map(SeatCandidate::new).collect();
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
    fn begin(&mut self, found: &[MembersFoundForPlayer]) {
        for seat in 0..self.sittings.seats.len() {
            let player = self.sittings.event_and_player(seat).1 as usize;
            if let MembersFoundForPlayer::Certain(member) = &found[player] {
                self.sittings.sits[seat] = *member;
                let (number, name) = self
                    .directory
                    .likeness_of_certain_member(*member, &self.claims.players[player]);
                self.certain.add_member_sitting(number, name, UNITS_PER_SITTING);
            }
            if let Some((possible, anybody)) = found[player].compared_members() {
                possible.iter().for_each(|one| self.sittings.track_member(one.member));
                self.open_at.insert(seat, self.open.len());
                let opened = self.unweighed_seat(seat, possible, anybody);
                self.open.push(opened);
            }
        }
        for open in 0..self.open.len() {
            for other in self.sittings.table_mates(self.open[open].seat) {
                if self.sittings.sits[other] != UNKNOWN_MEMBER {
                    self.sittings.track_member(self.sittings.sits[other]);
                }
            }
        }
    }

    /// A seat whose possible members are not weighed yet.
    pub(super) fn unweighed_seat(
        &self,
        seat: usize,
        possible: &[PlayerMemberLikeness],
        anybody: NameChance,
    ) -> UncertainSeat {
        let own = self.sittings.seats[seat];
        let typed = &self.claims.players[own.player as usize];
        let (event, _) = self.sittings.event_and_player(seat);
        let host = normalised_club_name(&self.claims.events[event as usize].name.organiser);
        let club = normalised_club_name(&typed.club);
        let home =
            (!club.is_empty() && club != host).then(|| self.directory.club_id_of_name(&club));
        let same = self
            .sittings
            .seats_of_event(own.event)
            .filter(|other| self.sittings.seats[*other].player == own.player);
        let possible = possible.iter().copied().map(SeatCandidate::new);
        UncertainSeat {
            seat,
            possible: possible.collect(),
            number: NumberLikeness::None,
            anybody,
            others: [0; 3],
            nobody: [FIXED_POINT_ONE, 0, 0],
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
            open.iter_mut().for_each(|own| self.weigh_seat(own, &[], None));
            self.open = open;
            return;
        }
        let excluded: Vec<Vec<(u32, u64)>> =
            open.iter().map(|own| self.likely_at_other_seats(own, &open)).collect();
        for (own, excluded) in open.iter_mut().zip(&excluded) {
            self.weigh_seat(own, excluded, None);
        }
        let messages: Vec<Vec<i32>> =
            open.iter().map(|own| self.weights_from_partners(own, &open, None)).collect();
        for (own, messages) in open.iter_mut().zip(messages) {
            own.set_probabilities(&messages);
        }
        self.open = open;
    }

    /// Who else probably sits at other open seats of the event: nobody sits twice.
    pub(super) fn likely_at_other_seats(
        &self,
        own: &UncertainSeat,
        open: &[UncertainSeat],
    ) -> Vec<(u32, u64)> {
        let event = self.sittings.seats[own.seat].event;
        let others = self.sittings.seats_of_event(event).filter(|other| *other != own.seat);
        let others = others.filter_map(|other| self.open_at.get(&other)).map(|at| &open[*at]);
        let taken = others.filter(|other| !other.settled).flat_map(|other| &other.possible);
        let taken = taken.filter(|one| one.share > FIXED_POINT_ONE / 64 && !one.compared.entered);
        taken.map(|one| (one.compared.member, one.share)).collect()
    }

    /// Weighs a seat for itself. `hidden` is its member, if the number is hidden.
    pub(super) fn weigh_seat(
        &self,
        own: &mut UncertainSeat,
        taken: &[(u32, u64)],
        hidden: Option<u32>,
    ) {
        let sittings = &self.sittings;
        let around = if self.learns {
            sittings.known_fellow_players(own.seat)
        } else {
            KnownFellowPlayers::default()
        };
        let number = match hidden {
            Some(_) => NumberLikeness::None,
            None => self.likeness_of_typed_number(own.seat),
        };
        let members = self.directory.member_count();
        // What was concluded for the seat itself is no evidence for it.
        let sits = match own.settled {
            true => Some(sittings.sits[own.seat]),
            false => hidden,
        };
        let asked = SeatInQuestion { seat: own.seat, around: &around, home: own.home, own: sits };
        for one in &mut own.possible {
            let member = one.compared.member;
            // A number may be typed at any club.
            one.usual = match number == NumberLikeness::None || self.learns {
                true => sittings.prior_likelihood(&asked, member),
                false => log2_of_fraction(1, members),
            };
            let status = status_weight(self.directory.members[member as usize].status);
            let left: i32 = taken
                .iter()
                .filter(|(other, _)| *other == member)
                .map(|(_, share)| {
                    log2_of_fraction((FIXED_POINT_ONE - share).max(1), FIXED_POINT_ONE)
                })
                .sum();
            let seated = around.has_member(member);
            let left = if seated { -HIGHEST } else { left.max(-HIGHEST) };
            let typed = one.compared.typing_weight(&self.weights);
            one.weight = self.weights.member + typed + one.usual + status + left;
        }
        let weights = &self.weights;
        let (letters, renamed) = own.anybody.renamed_member_weight();
        // Those of the club who could be meant are among the possible ones.
        let elsewhere = match number == NumberLikeness::None || self.learns {
            true => sittings.not_of_host_club_likelihood(&asked),
            false => 0,
        };
        own.number = number;
        own.others = [
            weights.stranger_weight(number, members)
                + own.anybody.stranger_weight(number, weights).0,
            weights.renamed_member_weight(number, &renamed, members) + letters + elsewhere,
            own.relative(weights, members),
        ];
        own.set_probabilities(&[]);
    }

    /// What the number typed at a seat says of those who do not have it.
    fn likeness_of_typed_number(&self, seat: usize) -> NumberLikeness {
        let player = self.sittings.event_and_player(seat).1 as usize;
        match self.claims.players[player].number.as_deref() {
            None => NumberLikeness::None,
            Some(number) if self.directory.is_known_number(number) => NumberLikeness::Another,
            Some(_) => NumberLikeness::Unknown,
        }
    }

    /// What those beside a seat say of each member who may sit there.
    pub(super) fn weights_from_partners(
        &self,
        own: &UncertainSeat,
        open: &[UncertainSeat],
        hidden: Option<u32>,
    ) -> Vec<i32> {
        let mates: Vec<usize> = self.sittings.table_mates(own.seat).collect();
        let sits = match own.settled {
            true => Some(self.sittings.sits[own.seat]),
            false => hidden,
        };
        let told = |one: &SeatCandidate| {
            let member = one.compared.member;
            let each = mates.iter().map(|mate| match (self.sittings.sits[*mate], &mates[..]) {
                (UNKNOWN_MEMBER, [only]) => {
                    let other = self.open_at.get(only).map(|at| &open[*at]);
                    other.map_or(0, |other| self.unknown_partner(one, other, sits))
                }
                (UNKNOWN_MEMBER, _) => 0,
                (mate, _) => self.sittings.partner_likelihood(member, mate, one.usual, sits),
            });
            each.max().unwrap_or_default()
        };
        own.possible.iter().map(told).collect()
    }

    /// What a partner says who is not known: the mean of what each possible one says.
    fn unknown_partner(&self, one: &SeatCandidate, other: &UncertainSeat, own: Option<u32>) -> i32 {
        let mates = other.possible.iter().filter(|mate| mate.share > 0 && !mate.compared.entered);
        let said = mates.map(|mate| {
            let bits = self.sittings.partner_likelihood(
                one.compared.member,
                mate.compared.member,
                one.usual,
                own,
            );
            (u128::from(mate.share) * u128::from(fixed_power_of_two(bits))
                / u128::from(FIXED_POINT_ONE)) as u64
        });
        log2_in_parts((said.sum::<u64>() + other.nobody.iter().sum::<u64>()).max(1))
            - log2_in_parts(FIXED_POINT_ONE)
    }

    /// Seats the likeliest members who are sure enough. Returns whether anything changed.
    fn conclude(&mut self) -> bool {
        let mut changed = false;
        for at in 0..self.open.len() {
            let own = &self.open[at];
            if own.settled || own.weight < MIN_WEIGHT_TO_LEARN_FROM || !self.may_settle_seat(own) {
                continue;
            }
            let (seat, Some(best)) = (own.seat, own.likeliest_member()) else { continue };
            let member = best.compared.member;
            // Another seat of the event may have been settled in this round.
            if self.sittings.known_fellow_players(seat).has_member(member) {
                continue;
            }
            self.sittings.seat_member(seat, member);
            self.open[at].settled = true;
            changed = true;
        }
        changed
    }

    /// Whether the likeliest member of a seat may be settled without anybody's decision: not if the name
    /// contradicts, unless a regular partner sits beside.
    pub(super) fn may_settle_seat(&self, own: &UncertainSeat) -> bool {
        let Some(best) = own.likeliest_member() else { return false };
        let member = best.compared.member;
        let row = &self.directory.members[member as usize];
        let alone = !self.directory.is_duplicate_number(&row.number);
        let named = !best.compared.name.has_other_forename_or_surname()
            || self.regular_partner(own).is_some();
        alone && named && !own.twice && row.status != MemberStatus::Deceased
    }

    /// How much surer than others the likeliest member of a seat must be to count at once, since nothing but
    /// the name says who it is: no number with a slip, no other evening, or a regular partner who does not
    /// sit beside. Somebody else may have come to that name, as by marriage.
    pub(super) fn name_only_margin(&self, own: &UncertainSeat) -> i32 {
        use NumberLikeness::{Another, None, Unknown};
        let unnumbered =
            |best: &&SeatCandidate| matches!(best.compared.number, None | Another | Unknown);
        let Some(best) = own.likeliest_member().filter(unnumbered) else { return 0 };
        let member = best.compared.member;
        match self.regular_partner(own) {
            Some(_) => 0,
            _ if self.sittings.most_evenings_with_partner(member) >= REGULAR => 4 * PARTS_PER_BIT,
            _ if self.sittings.sittings_at_host(own.seat, member) > u64::from(own.settled) => 0,
            _ => 2 * PARTS_PER_BIT,
        }
    }

    /// The known partner beside whom the likeliest member of a seat sat on other evenings, and how many.
    pub(super) fn regular_partner(&self, own: &UncertainSeat) -> Option<(u32, u64)> {
        let member = own.likeliest_member()?.compared.member;
        let mates = self.sittings.table_mates(own.seat).map(|mate| self.sittings.sits[mate]);
        let mates = mates.filter(|mate| *mate != UNKNOWN_MEMBER).map(|mate| {
            let [together, _] = self.sittings.evenings_with_partner(member, mate);
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
                let share = one.share / (FIXED_POINT_ONE / UNITS_PER_SITTING);
                match one.compared.number {
                    NumberLikeness::None
                        if !own.settled && one.compared.name.has_other_forename_or_surname() =>
                    {
                        counts.add_sitting_by_number(NumberLikeness::None, share);
                    }
                    number => counts.add_member_sitting(number, one.compared.name, share),
                }
            }
            let [stranger, renamed, relative] =
                own.nobody.map(|share| share / (FIXED_POINT_ONE / UNITS_PER_SITTING));
            counts.add_stranger_sitting(
                own.anybody.stranger_weight(own.number, &self.weights).1,
                stranger + relative,
            );
            counts.add_sitting_by_number(own.number, renamed);
        }
        self.weights = LikenessWeights::from_counts(&counts);
        self.sittings.learn_partner_regularity();
    }
}

/// How much less likely than an active member one of a status plays.
fn status_weight(status: MemberStatus) -> i32 {
    match status {
        MemberStatus::Active => 0,
        MemberStatus::Lapsed => -3 * PARTS_PER_BIT,
        MemberStatus::Deceased => -6 * PARTS_PER_BIT,
    }
}

impl UncertainSeat {
    /// How likely somebody of the family of the number's member sits there.
    fn relative(&self, weights: &LikenessWeights, members: u64) -> i32 {
        let of_family = self.possible.iter().filter(|one| {
            one.compared.number == NumberLikeness::Equal
                && one.compared.name.has_other_forename_only()
        });
        let likely =
            of_family.map(|one| weights.family_member_weight(members) + one.compared.surprise);
        likely.max().unwrap_or(-100 * PARTS_PER_BIT)
    }

    /// Makes probabilities of the weights, with what those beside say.
    pub(super) fn set_probabilities(&mut self, messages: &[i32]) {
        let said = |at: usize| messages.get(at).copied().unwrap_or_default();
        let weights: Vec<i32> =
            self.possible.iter().enumerate().map(|(at, one)| one.weight + said(at)).collect();
        let rivals = || self.possible.iter().zip(&weights).filter(|(one, _)| !one.compared.entered);
        let highest = rivals().map(|(_, weight)| *weight).chain(self.others).max();
        let highest = highest.unwrap_or_default();
        let powers = || rivals().map(|(_, weight)| fixed_power_of_two(weight - highest));
        let nobody = self.others.map(|weight| fixed_power_of_two(weight - highest));
        let all: u64 = powers().chain(nobody).sum();
        let best = powers().max().unwrap_or_default();
        let share = |power: u64, all: u64| {
            (u128::from(power) * u128::from(FIXED_POINT_ONE) / u128::from(all.max(1))) as u64
        };
        for (one, weight) in self.possible.iter_mut().zip(&weights) {
            let own = fixed_power_of_two(weight - highest);
            one.share = share(own, if one.compared.entered { all + own } else { all });
        }
        self.nobody = nobody.map(|power| share(power, all));
        let weight = if best == 0 { -HIGHEST } else { log2_of_fraction(best, (all - best).max(1)) };
        self.weight = weight.clamp(-HIGHEST, HIGHEST);
    }
}
