//! The members who may be a player, with what number and name say of each.

use std::collections::HashMap;

use super::claims::PlayerAsNamed;
use super::integer_log2::PARTS_PER_BIT;
use super::likeness::{NameLikeness, SimilarNameCache, name_likenesses};
use super::member_directory::{MemberDirectory, normalised_club_name};
use super::name_word_likeness::NameWordLikeness;
use super::numbers::{NumberLikeness, number_likeness, numbers_one_slip_away};
use super::person_names::ParsedName;
use super::weights::LikenessWeights;

/// At most so many members are weighed for a player.
const MOST_WEIGHED: usize = 40;
/// A member is not weighed who is less likely than the likeliest by so much.
const HOPELESS: i32 = 26 * PARTS_PER_BIT;
/// What speaks for a member of the player's club.
const AT_HOME: i32 = 6 * PARTS_PER_BIT;
/// What speaks against a member who was entered by a decision, which was made for one player.
const ENTERED: i32 = -6 * PARTS_PER_BIT;

/// A member compared with a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayerMemberLikeness {
    pub(super) member: u32,
    pub(super) number: NumberLikeness,
    pub(super) name: NameLikeness,
    /// The surprise of the very letters and digits.
    pub(super) surprise: i32,
    /// Whether an earlier decision entered the member.
    pub(super) entered: bool,
}

impl PlayerMemberLikeness {
    /// How likely the member's number and name are typed so.
    pub(super) fn typing_weight(&self, weights: &LikenessWeights) -> i32 {
        weights.typing_weight(self.number, &self.name) + self.surprise
    }
}

/// What number and name alone say of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MembersFoundForPlayer {
    /// The number is the member's, and the name fits.
    Certain(u32),
    /// The members compared, and how surprising the name is of anybody.
    Compared(Vec<PlayerMemberLikeness>, NameChance),
    /// The same of a player with number and name of a member whom an earlier decision entered.
    Entered(u32, Vec<PlayerMemberLikeness>, NameChance),
}

impl MembersFoundForPlayer {
    /// The members compared, unless one is certain without any decision.
    pub(super) fn compared_members(&self) -> Option<(&[PlayerMemberLikeness], NameChance)> {
        match self {
            MembersFoundForPlayer::Certain(_) => None,
            MembersFoundForPlayer::Compared(all, anybody)
            | MembersFoundForPlayer::Entered(_, all, anybody) => Some((all, *anybody)),
        }
    }

    /// The member whom number and name make certain.
    pub(super) fn certain_member(&self) -> Option<u32> {
        match self {
            MembersFoundForPlayer::Certain(member) | MembersFoundForPlayer::Entered(member, ..) => {
                Some(*member)
            }
            MembersFoundForPlayer::Compared(..) => None,
        }
    }
}

/// How likely anybody is named as typed: with the surname last, and first.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct NameChance {
    surprise: [i32; 2],
    /// Whether a member has the surname.
    known: [bool; 2],
    initial: bool,
}

impl NameChance {
    /// How likely a stranger is named so, and whether the surname is that of a member.
    pub(super) fn stranger_weight(
        &self,
        number: NumberLikeness,
        weights: &LikenessWeights,
    ) -> (i32, bool) {
        let order = |at: usize| {
            let typed =
                weights.name_weight(number, &NameLikeness::for_same_name(at == 1, self.initial));
            (
                weights.stranger_surname_weight(self.known[at]) + self.surprise[at] + typed,
                self.known[at],
            )
        };
        order(0).max(order(1))
    }

    /// How likely the letters are of some member or other who is not named so, and how unlike the name is.
    pub(super) fn renamed_member_weight(&self) -> (i32, NameLikeness) {
        let name = NameLikeness {
            surname: NameWordLikeness::for_other_word(self.known[0]),
            ..NameLikeness::for_same_name(false, self.initial)
        };
        (self.surprise[0], name)
    }
}

impl MemberDirectory<'_> {
    /// Compares all members who may be the player, if number and name do not make one certain.
    pub(super) fn compare_members(
        &self,
        player: &PlayerAsNamed,
        name: &ParsedName,
    ) -> (Vec<PlayerMemberLikeness>, NameChance) {
        let club = normalised_club_name(&player.club);
        let weights = LikenessWeights::for_ordinary_season();
        let number = player.number.as_deref();
        let found = self.possible(number, name, &club);
        let mut known = HashMap::new();
        let mut all: Vec<(i32, PlayerMemberLikeness)> = found
            .into_iter()
            .filter_map(|member| self.compare(member, number, name, weights, &mut known))
            .map(|own| {
                let here = self.is_in_club(own.member, &club);
                (own.typing_weight(weights) + if here { AT_HOME } else { 0 }, own)
            })
            .collect();
        let known = all.iter().filter(|(_, own)| !own.entered);
        let best = known.map(|(weight, _)| *weight).max().unwrap_or(i32::MIN / 2);
        all.retain(|(weight, _)| *weight > best - HOPELESS);
        if all.len() > MOST_WEIGHED {
            all.sort_unstable_by_key(|(weight, own)| {
                (own.entered, std::cmp::Reverse(*weight), own.member)
            });
            all.truncate(MOST_WEIGHED);
            all.sort_unstable_by_key(|(_, own)| own.member);
        }
        let found = all.into_iter().map(|(_, own)| own).collect();
        (found, self.anybody(name))
    }

    /// How likely anybody is named so.
    fn anybody(&self, name: &ParsedName) -> NameChance {
        let last = name.words().next_back().unwrap_or_default();
        let known = |surname: &str| self.counts.has_surname(surname);
        let Some(first) = name.forename() else {
            let surprise = self.counts.surname_log_frequency(last);
            return NameChance { surprise: [surprise; 2], known: [known(last); 2], initial: false };
        };
        let further = name.words().take(name.words().count() - 1).skip(1);
        let further: i32 = further.map(|word| self.counts.surname_log_frequency(word)).sum();
        let of = |forename, surname| {
            self.counts.forename_log_frequency(forename)
                + self.counts.surname_log_frequency(surname)
                + further
        };
        NameChance {
            surprise: [of(first, last), of(last, first)],
            known: [known(last), known(first)],
            initial: first.len() == 1,
        }
    }

    /// The members who may be a player with a number, which tells no club, with those of a host's club.
    pub(super) fn with_compared_club_members(
        &self,
        known: Vec<PlayerMemberLikeness>,
        host: &str,
        typed: &PlayerAsNamed,
    ) -> Vec<PlayerMemberLikeness> {
        let Some(number) = typed.number.as_deref() else { return known };
        let name = ParsedName::parse(&typed.name);
        let weights = LikenessWeights::for_ordinary_season();
        let club = normalised_club_name(host);
        let mut alike = HashMap::new();
        let more = self.club_members_by_forename(&club, &name);
        let more = more
            .filter_map(|member| self.compare(member, Some(number), &name, weights, &mut alike));
        let mut all = known;
        for own in more {
            if all.iter().all(|known| known.member != own.member) {
                all.push(own);
            }
        }
        all
    }

    /// How the number and name of a certain player are typed: mostly just as in the register.
    pub(super) fn likeness_of_certain_member(
        &self,
        member: u32,
        typed: &PlayerAsNamed,
    ) -> (NumberLikeness, NameLikeness) {
        let as_written = (NumberLikeness::Equal, NameLikeness::for_same_name(false, false));
        if typed.name.is_empty() || *self.members[member as usize].name == *typed.name {
            return as_written;
        }
        let weights = LikenessWeights::for_ordinary_season();
        let name = ParsedName::parse(&typed.name);
        let (number, known) = (typed.number.as_deref(), &mut HashMap::new());
        let compared = self.compare(member, number, &name, weights, known);
        compared.map_or(as_written, |own| (own.number, own.name))
    }

    /// Compares a member with number and name; nothing if neither is like the member's.
    /// Names that were compared are `known`: in a large register many members have one name.
    fn compare<'n>(
        &'n self,
        member: u32,
        number: Option<&str>,
        name: &ParsedName,
        weights: &LikenessWeights,
        known: &mut HashMap<&'n str, Vec<(NameLikeness, i32)>>,
    ) -> Option<PlayerMemberLikeness> {
        let own = &self.members[member as usize];
        let taken = |number: &str| self.is_known_number(number);
        let old = number.is_some_and(|number| self.member_with_old_number(number) == Some(member));
        let (number, digits) = match old {
            true => (NumberLikeness::Equal, 0),
            false => number_likeness(number, own, taken, self.member_count()),
        };
        let own = &self.names[member as usize];
        let present = known
            .entry(own.text())
            .or_insert_with(|| name_likenesses(name, own, &self.counts))
            .iter()
            .copied();
        let former = self.former_names(member).iter().flat_map(|known| {
            let all = name_likenesses(name, known, &self.counts).into_iter();
            all.map(|(like, surprise)| (NameLikeness { former: true, ..like }, surprise))
        });
        let all = present.chain(former);
        let (name, letters) = all.max_by_key(|(like, surprise)| {
            (weights.name_weight(number, like) + surprise, !like.former, !like.swapped)
        })?;
        let entered = self.is_entered_by_decision(member);
        let surprise = digits + letters + if entered { ENTERED } else { 0 };
        let own = PlayerMemberLikeness { member, number, name, surprise, entered };
        let by_number = !matches!(
            number,
            NumberLikeness::None | NumberLikeness::Another | NumberLikeness::Unknown
        );
        let like = match by_number {
            true => number == NumberLikeness::Equal || !name.is_another_name(),
            false => !name.is_another_name(),
        };
        like.then_some(own)
    }

    /// The members who may be the player, each once, sorted.
    fn possible(&self, number: Option<&str>, name: &ParsedName, club: &str) -> Vec<u32> {
        let mut found = self.members_with_similar_name(name);
        found.extend(self.members_with_misspelt_surname(name, &mut SimilarNameCache::default()));
        if let Some(number) = number {
            found.extend(self.member_with_number(number));
            found.extend(self.member_with_old_number(number));
            let bare = number.trim_start_matches('0');
            let variants = numbers_one_slip_away(number);
            let alike = [number, bare].into_iter().chain(variants.iter().map(String::as_str));
            found.extend(self.rows_with_numbers(alike, bare));
        }
        found.extend(self.club_members_by_forename(club, name));
        found.sort_unstable();
        found.dedup();
        found
    }
}
