//! Matches players with members: by number and name, by a number with a slip, by name, club, partner and
//! habit.
//!
//! A number with a fitting name that no other member has is certain. Everything else is weighed for its
//! whole return (`assigning`); a score says how sure the conclusion is. What is as sure as those numbers is
//! credited at once.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use model::MemberStatus;

use super::AcceptanceThreshold;
use super::assigning::{ReturnSeatAssigner, UncertainSeat};
use super::candidates::{MemberCandidate, MemberMatch};
use super::claims::{AwardClaims, PlayerAsNamed};
use super::match_error_rate::{AcceptanceWeights, HiddenSittingPicker, MemberMatchErrorRate};
use super::member_directory::MemberDirectory;
use super::member_likeness::MembersFoundForPlayer;
use super::person_names::{MIN_FITTING_NAME_SCORE, MIN_SAME_NAME_SCORE, ParsedName};
use super::proofs::{candidate_with_proof, ranked_seat_candidates};
use super::sittings::ReturnSeats;

/// A sitting whose member counts without a decision.
#[derive(Debug, Clone)]
pub(super) struct SettledSitting {
    pub proof: MemberCandidate,
    /// Whether it counts at once.
    pub sure: bool,
    /// Whether it is accepted as likely.
    pub accepted: bool,
}

/// The matches of a season.
#[derive(Debug, Default)]
pub(crate) struct SeasonMemberMatches {
    /// The match of each player; of several sittings, the least sure one that does not count at once.
    pub players: Vec<MemberMatch>,
    /// The members of the sittings that count without a decision, by event and player.
    concluded: HashMap<(u32, u32), SettledSitting>,
    /// The players of whom all sittings count as one member's.
    agreed: HashMap<u32, u32>,
    /// The events that were weighed with their whole return.
    weighed: HashSet<u32>,
    /// What became of the numbers that were hidden.
    pub measured: MemberMatchErrorRate,
}

/// What is told of the evidence.
#[derive(Debug, Default)]
pub(super) struct MatchEvidence {
    /// The proofs of all sittings that count without a decision, by event and player.
    pub proofs: HashMap<(u32, u32), MemberCandidate>,
    /// The events that were weighed with their whole return.
    pub weighed: HashSet<u32>,
}

/// The sittings of a player.
#[derive(Debug, Default)]
struct Sightings {
    /// The candidates of the least sure sitting that does not count at once.
    told: Option<(u8, MemberMatch)>,
    /// The proof of the least sure one that does.
    proof: Option<MemberCandidate>,
    /// The likeliest member of each.
    members: BTreeSet<Option<u32>>,
    /// Whether one of them waits.
    waits: bool,
}

impl SeasonMemberMatches {
    /// Matches the players of a season, return by return. `find` looks up many players at once.
    pub(super) fn for_season(
        directory: &MemberDirectory<'_>,
        claims: &AwardClaims,
        accept: AcceptanceThreshold,
        find: impl Fn(&MemberDirectory<'_>, &[PlayerAsNamed]) -> Vec<MembersFoundForPlayer>,
    ) -> SeasonMemberMatches {
        let found = find(directory, &claims.players);
        let certain = |found: &MembersFoundForPlayer| {
            found.certain_member().map(MemberMatch::from_certain_member)
        };
        let mut matches = SeasonMemberMatches {
            players: found.iter().map(|found| certain(found).unwrap_or_default()).collect(),
            ..SeasonMemberMatches::default()
        };
        let mut sightings: BTreeMap<u32, Sightings> = BTreeMap::new();
        let returns = ReturnSeats::from_claims(claims);
        let mut hides = HiddenSittingPicker::for_season(&returns, claims, &found);
        for returned in returns {
            let mut own = ReturnSeatAssigner::new(directory, claims, &found, returned);
            if own.open.is_empty() {
                continue;
            }
            let hidden = hides.pick_from_return(&own);
            let typed: Vec<PlayerAsNamed> =
                hidden.iter().map(|one| own.hidden_player_without_number(*one)).collect();
            let again = find(directory, &typed);
            own.assign_uncertain_seats(&again);
            let bounds = AcceptanceWeights::for_return(&own, accept);
            matches.measured.add_return(&own, &hidden, &again, bounds);
            matches.gather(&own, bounds, &mut sightings);
        }
        matches.settle(sightings);
        matches
    }

    /// Gathers the open seats of a return with awards.
    fn gather(
        &mut self,
        own: &ReturnSeatAssigner<'_>,
        bounds: AcceptanceWeights,
        sightings: &mut BTreeMap<u32, Sightings>,
    ) {
        let place = |seat: &UncertainSeat| own.sittings.event_and_player(seat.seat);
        let awarded = own.open.iter().filter(|seat| own.claims.has_award(place(seat)));
        let awarded: Vec<&UncertainSeat> = awarded.collect();
        let open = || awarded.iter().copied();
        let mut meant: HashMap<u32, BTreeSet<Option<u32>>> = HashMap::new();
        for seat in open() {
            let best = seat.likeliest_member().map(|best| best.compared.member);
            meant.entry(place(seat).1).or_default().insert(best);
        }
        let weighed = own.learns || own.carried == Some(true);
        for seat in open() {
            let (event, player) = place(seat);
            if weighed {
                self.weighed.insert(event);
            }
            let one = meant[&player].len() == 1;
            let seen = sightings.entry(player).or_default();
            let best = seat.likeliest_member();
            seen.members.insert(best.map(|best| best.compared.member));
            let sure = bounds.is_seat_sure(own, seat);
            let accepted = one && bounds.is_seat_accepted(seat);
            let counts = sure || accepted;
            seen.waits |= !counts;
            if let Some(best) = best.filter(|_| counts) {
                let proof = candidate_with_proof(own, seat, best, bounds);
                if sure {
                    seen.keep_proof(&proof);
                }
                self.concluded.insert((event, player), SettledSitting { proof, sure, accepted });
            }
            if !sure {
                seen.keep_match(ranked_seat_candidates(own, seat, bounds, one));
            }
        }
    }

    /// Settles each player by all sittings.
    fn settle(&mut self, sightings: BTreeMap<u32, Sightings>) {
        for (player, seen) in sightings {
            let found = &mut self.players[player as usize];
            if found.certain {
                continue;
            }
            if let (false, [Some(member)]) = (seen.waits, &Vec::from_iter(seen.members)[..]) {
                self.agreed.insert(player, *member);
            }
            *found = match (seen.told, seen.proof) {
                (Some((_, told)), _) => told,
                (None, proof) => {
                    MemberMatch { candidates: proof.into_iter().collect(), certain: false }
                }
            };
        }
    }

    /// The member of a sitting that counts without a decision, with the proof.
    pub(super) fn settled_sitting(&self, event: u32, player: u32) -> Option<&SettledSitting> {
        self.concluded.get(&(event, player))
    }

    /// The member of a sitting whom number and name make certain, or the whole return.
    pub(super) fn certain_member_of_sitting(&self, event: u32, player: u32) -> Option<u32> {
        let found = &self.players[player as usize];
        if found.certain {
            return found.candidates.first().map(|own| own.member);
        }
        let concluded = self.settled_sitting(event, player).filter(|own| own.sure)?;
        Some(concluded.proof.member)
    }

    /// What the ledger and its reader are told.
    pub(super) fn into_evidence(self) -> MatchEvidence {
        let proofs = self.concluded.into_iter().map(|(place, own)| (place, own.proof));
        MatchEvidence { proofs: proofs.collect(), weighed: self.weighed }
    }

    /// The member of a player of whom all sittings count, as that one's.
    pub(super) fn member_of_all_sittings(&self, player: u32) -> Option<u32> {
        self.agreed.get(&player).copied()
    }
}

impl Sightings {
    fn keep_proof(&mut self, proof: &MemberCandidate) {
        let least = self.proof.get_or_insert_with(|| proof.clone());
        if (proof.score, &proof.reasons) < (least.score, &least.reasons) {
            *least = proof.clone();
        }
    }

    fn keep_match(&mut self, told: MemberMatch) {
        let score = told.candidates.first().map_or(0, |best| best.score);
        if self.told.as_ref().is_none_or(|(least, _)| score < *least) {
            self.told = Some((score, told));
        }
    }
}

impl MemberDirectory<'_> {
    /// The member with exactly the number and the name of a player, as nearly all have;
    /// `None` if the number is also an old number.
    fn as_written(&self, player: &PlayerAsNamed) -> Option<u32> {
        let number = player.number.as_deref()?;
        let member = self.member_with_number(number)?;
        let named = *self.members[member as usize].name == *player.name;
        (named && self.member_with_old_number(number).is_none()).then_some(member)
    }

    /// Finds the member of a player, if number and name make one certain, else all who may be.
    pub fn find_member(&self, player: &PlayerAsNamed) -> MembersFoundForPlayer {
        let written = self.as_written(player);
        if let Some(member) = written.filter(|member| !self.is_entered_by_decision(*member)) {
            return MembersFoundForPlayer::Certain(member);
        }
        let name = ParsedName::parse(&player.name);
        let owner = player.number.as_deref().and_then(|number| {
            let rejoined = self.rejoined(number, &name);
            rejoined
                .or_else(|| self.member_with_number(number))
                .or_else(|| self.member_with_old_number(number))
        });
        let owner =
            written.or_else(|| owner.filter(|owner| self.is_name_surely_of_member(*owner, &name)));
        let compared = || self.compare_members(player, &name);
        match owner {
            Some(owner) if self.is_entered_by_decision(owner) => {
                let (found, anybody) = compared();
                MembersFoundForPlayer::Entered(owner, found, anybody)
            }
            Some(owner) => MembersFoundForPlayer::Certain(owner),
            None => {
                let (found, anybody) = compared();
                MembersFoundForPlayer::Compared(found, anybody)
            }
        }
    }

    /// The member who rejoined under another number, while the old row is still there.
    fn rejoined(&self, number: &str, name: &ParsedName) -> Option<u32> {
        let row = self.member_with_number(number)?;
        let member = self.member_with_old_number(number).filter(|member| *member != row)?;
        let gone = self.members[row as usize].status != MemberStatus::Active;
        (gone && self.name_fit(name, member).0 >= MIN_FITTING_NAME_SCORE).then_some(member)
    }

    /// Whether the name of a number's member fits, and is not exactly that of another member unless it is
    /// exactly this one's.
    pub(super) fn is_name_surely_of_member(&self, member: u32, name: &ParsedName) -> bool {
        let fit = if name.is_empty() { MIN_SAME_NAME_SCORE } else { self.name_fit(name, member).0 };
        if fit >= MIN_SAME_NAME_SCORE || fit >= MIN_FITTING_NAME_SCORE && !name.is_written_out() {
            return true;
        }
        let rival = |other: &u32| {
            let alive = self.members[*other as usize].status != MemberStatus::Deceased;
            *other != member && alive && !self.is_entered_by_decision(*other)
        };
        fit >= MIN_FITTING_NAME_SCORE && !self.members_with_exact_name(name).iter().any(rival)
    }
}
