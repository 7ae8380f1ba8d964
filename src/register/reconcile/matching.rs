//! Matches players with members: by number and name, by a number with a slip, by name, club, partner and
//! habit.
//!
//! A number with a fitting name that no other member has is certain. Everything else is weighed for the
//! whole season (`assigning`); a score says how sure the conclusion is. What is as sure as those numbers is
//! credited at once; the registrar can accept all suggestions from [`LIKELY`] on.

use std::collections::{HashMap, HashSet};

use crate::model::{Arrange, MemberStatus};

use super::Accept;
use super::assigning::{Assignment, OpenSeat, Possible};
use super::bits::BIT;
use super::claims::{Claimant, Claims};
use super::compared::FoundMembers;
use super::directory::Directory;
use super::measured::{Measure, as_hidden, hidden};
use super::numbers::{NumberLikeness, number_told};
use super::persons::{FITS, PersonName, VERY_NAME};
use super::sittings::NOBODY;

/// From this score on a match is likely: at most one of 500 such matches is wrong.
pub const LIKELY: u8 = 70;
/// The error of likely matches.
pub(super) const LIKELY_ERROR: [u64; 2] = [1, 500];
/// The score of a member who is as likely as everybody else together.
const EVEN: i32 = 50;
/// From this score on a match is suggested.
pub(super) const SUGGESTED: u8 = 55;
/// The highest score of what is not certain.
const HIGHEST: i32 = 99;
/// At most so many candidates are listed.
const MOST_TOLD: usize = 3;
/// A partner is regular from so many evenings on, and a player from so many at a host's.
const REGULAR: u64 = 2;

/// A member who may be the player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate {
    pub member: u32,
    /// The score out of 100.
    pub score: u8,
    pub reasons: Vec<String>,
}

impl Candidate {
    /// Whether the member is possible, if not likely.
    pub fn may_be(&self) -> bool {
        i32::from(self.score) >= EVEN
    }
}

/// The candidates for a player.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Match {
    /// The candidates, best first.
    pub candidates: Vec<Candidate>,
    /// Whether the first is certain.
    pub certain: bool,
}

impl Match {
    /// A certain match, without reasons.
    pub(super) fn of_certain(member: u32) -> Match {
        let own = Candidate { member, score: 100, reasons: Vec::new() };
        Match { candidates: vec![own], certain: true }
    }

    /// The best candidate; `None` if the two best score the same.
    pub fn best(&self) -> Option<&Candidate> {
        let best = self.candidates.first()?;
        let rival = self.candidates.get(1).is_some_and(|other| other.score == best.score);
        (!rival || self.certain).then_some(best)
    }

    /// The best candidate, if it is worth suggesting.
    pub fn suggested(&self) -> Option<&Candidate> {
        self.best().filter(|best| best.score >= SUGGESTED)
    }
}

/// The matches of a season.
#[derive(Debug, Default)]
pub struct Matches {
    /// The match of each player; of several sittings, the least sure one that counts not at once.
    pub players: Vec<Match>,
    /// The members of the sittings that count at once, by event and player.
    concluded: HashMap<(u32, u32), Candidate>,
    /// The players of whom all sittings count at once, as of one member.
    agreed: HashMap<u32, u32>,
    /// What became of the numbers that were hidden.
    pub measure: Measure,
    /// From this score on matches are accepted; none without `--accept`.
    pub accepted: Option<u8>,
    /// The weight of likely matches.
    pub likely: i32,
}

impl Matches {
    /// Matches the players of a season. `find` looks up many players at once.
    pub(super) fn of(
        directory: &Directory<'_>,
        claims: &Claims,
        accept: Accept,
        find: impl Fn(&Directory<'_>, &[Claimant]) -> Vec<FoundMembers>,
    ) -> Matches {
        let found = find(directory, &claims.players);
        let mut season = Assignment::new(directory, claims, &found);
        let hidden = match season.open.is_empty() {
            true => Vec::new(),
            false => hidden(&season.sittings, claims, &found),
        };
        let typed: Vec<Claimant> =
            hidden.iter().map(|one| as_hidden(&season.sittings, claims, *one)).collect();
        let again = find(directory, &typed);
        season.assign(&again);
        let measure = Measure::of(&season, &hidden, &again);
        // In a small season the score of one player does not depend on the others.
        let open = season.open.iter().filter(|_| measure.is_known());
        let mut weights: Vec<i32> = open.map(|own| own.weight).collect();
        weights.sort_unstable_by_key(|weight| std::cmp::Reverse(*weight));
        let likely = measure.cut(LIKELY_ERROR, &weights);
        let mut matches = Matches { likely, ..Matches::default() };
        matches.accepted = match accept {
            Accept::Exact => None,
            Accept::Likely => Some(LIKELY),
            Accept::Error(wrong) => {
                Some(matches.score(measure.cut([wrong.into(), 10_000], &weights)))
            }
        };
        let sure = measure.sure();
        matches.measure = measure;
        matches.gather(&season, sure);
        matches
    }

    /// The score of a weight: 50 if a member is as likely as all others, [`LIKELY`] if likely.
    fn score(&self, weight: i32) -> u8 {
        let score = EVEN + weight * (i32::from(LIKELY) - EVEN) / self.likely;
        score.clamp(1, HIGHEST) as u8
    }

    /// Gathers the open seats by player.
    fn gather(&mut self, season: &Assignment<'_>, sure: Option<i32>) {
        let certain = |found: &FoundMembers| match found {
            FoundMembers::Certain(member) => Match::of_certain(*member),
            FoundMembers::Compared(..) => Match::default(),
        };
        self.players = season.found.iter().map(certain).collect();
        let mut awarded: HashSet<(u32, u32)> = HashSet::new();
        awarded.extend(season.claims.awards.iter().map(|award| (award.event, award.player)));
        awarded.extend(season.claims.amended.iter().map(|own| (own.event, own.player)));
        let mut waits: HashMap<u32, &OpenSeat> = HashMap::new();
        let mut proofs: HashMap<u32, Candidate> = HashMap::new();
        let mut meant: HashMap<u32, Option<u32>> = HashMap::new();
        for own in &season.open {
            let seat = season.sittings.seats[own.seat];
            let Some(best) = own.best().filter(|_| awarded.contains(&(seat.event, seat.player)))
            else {
                continue;
            };
            let member = best.compared.member;
            let same = meant.entry(seat.player).or_insert(Some(member));
            *same = same.filter(|known| *known == member);
            if sure.is_some_and(|sure| own.weight >= sure) && season.may_settle(own) {
                let proof = self.candidate(season, own, best);
                let least = proofs.entry(seat.player).or_insert_with(|| proof.clone());
                if (proof.score, &proof.reasons) < (least.score, &least.reasons) {
                    *least = proof.clone();
                }
                self.concluded.insert((seat.event, seat.player), proof);
                continue;
            }
            let least = waits.entry(seat.player).or_insert(own);
            if (own.weight, own.seat) < (least.weight, least.seat) {
                *least = own;
            }
        }
        for own in &season.open {
            let seat = season.sittings.seats[own.seat];
            // The event that a case tells is its first one.
            let Some(least) = waits.get(&seat.player).filter(|least| least.seat == own.seat) else {
                continue;
            };
            let one = meant.get(&seat.player).copied().flatten().is_some();
            self.players[seat.player as usize] = self.told(season, least, one);
        }
        let waiting = |player: &u32| waits.contains_key(player);
        let agreed = meant.iter().filter(|(player, _)| !waiting(player));
        self.agreed = agreed.filter_map(|(player, own)| Some((*player, (*own)?))).collect();
        for (player, member) in &self.agreed {
            let least = proofs.remove(player).filter(|least| least.member == *member);
            self.players[*player as usize].candidates = least.into_iter().collect();
        }
    }

    /// The candidates of a seat. If the sittings of its player point to several members, none is likely.
    fn told(&self, season: &Assignment<'_>, own: &OpenSeat, one: bool) -> Match {
        let mut order: Vec<&Possible> = own.possible.iter().collect();
        order.arrange_by(|a, b| {
            b.share.cmp(&a.share).then(a.compared.member.cmp(&b.compared.member))
        });
        let told = order.into_iter().take(MOST_TOLD);
        let mut candidates: Vec<Candidate> =
            told.map(|possible| self.candidate(season, own, possible)).collect();
        if !one {
            for candidate in &mut candidates {
                candidate.score = candidate.score.min(EVEN as u8);
                candidate.reasons.push("the evenings point to several members".to_string());
            }
        }
        Match { candidates, certain: false }
    }

    /// A member who may sit at a seat, with the proof.
    fn candidate(&self, season: &Assignment<'_>, own: &OpenSeat, one: &Possible) -> Candidate {
        let member = one.compared.member;
        let mut score = self.score(one.weight_among(own));
        let mut reasons: Vec<String> = Vec::new();
        reasons.extend(number_told(one.compared.number).map(ToString::to_string));
        reasons.extend(one.compared.name.told().into_iter().map(ToString::to_string));
        let seat = season.sittings.seats[own.seat];
        let typed = &season.claims.players[seat.player as usize];
        let directory = season.directory;
        if typed.number.is_none() {
            let here = directory.is_of(member, &super::directory::club_words(&typed.club));
            reasons.push(if here { "the same club" } else { "another club" }.to_string());
        }
        if one.compared.number == NumberLikeness::Another
            && let Some(owner) = typed.number.as_deref().and_then(|own| directory.of_number(own))
        {
            reasons.push(format!("but the number is {}'s", directory.members[owner as usize].name));
        }
        if directory.is_twice(&directory.members[member as usize].number) {
            reasons.push("the number is on several rows".to_string());
        }
        let times = season.sittings.times(own.seat, member);
        let times = times - u64::from(own.settled && season.sittings.sits[own.seat] == member);
        if times >= REGULAR {
            reasons.push(format!("sat there on {times} other evenings"));
        }
        let partners = season.sittings.beside(own.seat).map(|mate| season.sittings.sits[mate]);
        for mate in partners.filter(|mate| *mate != NOBODY) {
            let [together, _] = season.sittings.evenings(member, mate);
            let together = together - u64::from(own.settled).min(together);
            if together >= REGULAR {
                let name = &directory.members[mate as usize].name;
                reasons.push(format!("regular partner {name}, {together} evenings"));
            }
        }
        if directory.is_entered(member) {
            score = score.min(LIKELY - 4);
            reasons.push("entered as a new member by a decision".to_string());
        }
        Candidate { member, score, reasons }
    }

    /// The member of a sitting that counts at once, with the proof.
    pub(super) fn concluded(&self, event: u32, player: u32) -> Option<&Candidate> {
        self.concluded.get(&(event, player))
    }

    /// The member of a player of whom all sittings count at once.
    pub(super) fn agreed(&self, player: u32) -> Option<u32> {
        self.agreed.get(&player).copied()
    }

    /// In words, what became of the hidden numbers: how many of a thousand likely matches would be wrong.
    pub fn measured(&self) -> Option<[usize; 2]> {
        self.measure.is_known().then(|| self.measure.from_weight(self.likely))
    }
}

impl Possible {
    /// How much likelier the member is than all others.
    fn weight_among(&self, own: &OpenSeat) -> i32 {
        use super::bits::{ONE, log2_of};
        match own.best() {
            Some(best) if best.compared.member == self.compared.member => own.weight,
            _ => log2_of(self.share.max(1), ONE - self.share.min(ONE - 1)).max(-30 * BIT),
        }
    }
}

impl Directory<'_> {
    /// The member with exactly the number and the name of a player, as nearly all have;
    /// `None` if the number is also an old number.
    fn as_written(&self, player: &Claimant) -> Option<u32> {
        let number = player.number.as_deref()?;
        let member = self.of_number(number)?;
        let named = *self.members[member as usize].name == *player.name;
        (named && self.of_old_number(number).is_none()).then_some(member)
    }

    /// Finds the member of a player, if number and name make one certain, else all who may be.
    pub fn find(&self, player: &Claimant) -> FoundMembers {
        if let Some(member) = self.as_written(player) {
            return FoundMembers::Certain(member);
        }
        let name = PersonName::parse(&player.name);
        let owner = player.number.as_deref().and_then(|number| {
            let rejoined = self.rejoined(number, &name);
            rejoined.or_else(|| self.of_number(number)).or_else(|| self.of_old_number(number))
        });
        match owner.filter(|owner| self.is_surely(*owner, &name)) {
            Some(owner) => FoundMembers::Certain(owner),
            None => self.compared(player, &name),
        }
    }

    /// The member who rejoined under another number, while the old row is still there.
    fn rejoined(&self, number: &str, name: &PersonName) -> Option<u32> {
        let row = self.of_number(number)?;
        let member = self.of_old_number(number).filter(|member| *member != row)?;
        let gone = self.members[row as usize].status != MemberStatus::Active;
        (gone && self.fit(name, member).0 >= FITS).then_some(member)
    }

    /// Whether the name of a number's member fits, and is not exactly that of another member unless it is
    /// exactly this one's.
    pub(super) fn is_surely(&self, member: u32, name: &PersonName) -> bool {
        let fit = if name.is_empty() { VERY_NAME } else { self.fit(name, member).0 };
        if fit >= VERY_NAME || fit >= FITS && !name.is_full() {
            return true;
        }
        let rival = |other: &u32| {
            let alive = self.members[*other as usize].status != MemberStatus::Deceased;
            *other != member && alive && !self.is_entered(*other)
        };
        fit >= FITS && !self.of_very_name(name).iter().any(rival)
    }
}
