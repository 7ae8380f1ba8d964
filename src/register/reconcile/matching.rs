//! Matches players with members: by number and name, by a number with a slip, by name.
//!
//! Only a number with a fitting name that no other member has is certain. Everything else
//! is a suggestion with a score; the registrar can accept all suggestions from [`LIKELY`]
//! on at once.

use std::collections::HashSet;

use crate::engine::rules::names::names;
use crate::model::{MemberStatus, StableSort};

use super::claims::Claimant;
use super::directory::{Directory, club_words};
use super::persons::{FITS, NearName, PersonName, VERY_NAME, number_slip};

/// From this score on a match is likely.
pub const LIKELY: u8 = 70;
/// From this score on a match is suggested.
pub(super) const SUGGESTED: u8 = 60;
/// Scores of a name alone: in the club, elsewhere, one of several in the club.
const NAME_IN_CLUB: u8 = 88;
const NAME_ELSEWHERE: u8 = 75;
const NAME_OF_SEVERAL: u8 = 55;
/// Scores of a similar name alone: in the club, elsewhere, one of several.
const NEAR_IN_CLUB: u8 = 62;
const NEAR_ELSEWHERE: u8 = 55;
const NEAR_OF_SEVERAL: u8 = 50;
/// Scores of a name with a number of another member, or of none.
const NAME_AGAINST_NUMBER: u8 = 72;
const NAME_BESIDE_UNKNOWN: u8 = 80;
/// Scores of a number whose member's name fits while another member has exactly the name;
/// and of that other.
const VERY_NAME_ELSEWHERE: u8 = 69;
const VERY_NAME_AGAINST_FIT: u8 = 66;
/// Scores of a number whose member's name is similar: by one slip, and the cost of each
/// further slip; with a forename that others have; and with another member as near.
const NEAR_NAME: u8 = 80;
const FURTHER_SLIP: u8 = 4;
const NEAR_FORENAME_OF_OTHERS: u8 = 62;
const NEAR_AS_OTHERS: u8 = 58;
/// Scores of a number whose member has another surname or middle name, another forename, or
/// another name altogether.
const OTHER_SURNAME: u8 = 74;
const OTHER_FORENAME: u8 = 50;
const OTHER_NAME: u8 = 15;
/// Above this score only a surname or a middle name differs.
const FORENAME_FITS: u8 = 40;
/// The percentage of the score of a number with a slip if the name is only similar.
const SLIP_BESIDE_NEAR: u32 = 60;
/// The highest score of a member who was entered by a decision, unless number and name
/// agree.
const ENTERED: u8 = 66;
/// A name whose score is lower by so much is not a rival.
const LESS_NEAR: u8 = 10;
/// At most so many candidates are listed.
const MOST_TOLD: usize = 5;

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
        self.score >= OTHER_FORENAME
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
    fn certain(member: u32) -> Match {
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

impl Directory<'_> {
    /// The member with exactly the number and the name of a player, as nearly all have;
    /// `None` if the number is also an old number.
    fn as_written(&self, player: &Claimant) -> Option<u32> {
        let number = player.number.as_deref()?;
        let member = self.of_number(number)?;
        let named = *self.members[member as usize].name == *player.name;
        (named && self.of_old_number(number).is_none()).then_some(member)
    }

    /// Finds the candidates for a player.
    pub fn find(&self, player: &Claimant) -> Match {
        if let Some(member) = self.as_written(player) {
            return Match::certain(member);
        }
        let name = PersonName::parse(&player.name);
        let Some(number) = player.number.as_deref() else {
            let club = club_words(&player.club);
            let found = self.by_name(&name, &club, NAME_IN_CLUB, NAME_ELSEWHERE);
            let alone = found.iter().all(|own| self.is_entered(own.member));
            let near = if alone { self.by_near_name(&name, &club) } else { Vec::new() };
            return self.settled(joined(found, near));
        };
        if let Some(member) = self.rejoined(number, &name) {
            return self.by_number(member, &name, "an old number under Aliases");
        }
        if let Some(member) = self.of_number(number) {
            return self.by_number(member, &name, "the number is that member's");
        }
        if let Some(member) = self.of_old_number(number) {
            return self.by_number(member, &name, "an old number under Aliases");
        }
        let named = self.by_name(&name, "", NAME_BESIDE_UNKNOWN, NAME_BESIDE_UNKNOWN);
        self.settled(joined(self.by_slip(number, &name), named))
    }

    /// The member who rejoined under another number, while the old row is still there.
    fn rejoined(&self, number: &str, name: &PersonName) -> Option<u32> {
        let row = self.of_number(number)?;
        let member = self.of_old_number(number).filter(|member| *member != row)?;
        let gone = self.members[row as usize].status != MemberStatus::Active;
        (gone && self.fit(name, member).0 >= FITS).then_some(member)
    }

    /// The match of a number whose rows were merged into `member`.
    pub fn of_merged_rows(&self, member: u32, player: &Claimant) -> Match {
        self.by_number(member, &PersonName::parse(&player.name), "the number is that member's")
    }

    /// Matches a known number; the name decides.
    fn by_number(&self, member: u32, name: &PersonName, how: &str) -> Match {
        if name.is_empty() {
            return Match::certain(member);
        }
        let (fit, differences) = self.fit(name, member);
        if fit >= FITS {
            return self.by_fitting_name(member, name, (fit, differences));
        }
        let club = self.clubs[member as usize].clone();
        let mut others = self.by_name(name, &club, NAME_AGAINST_NUMBER, NAME_AGAINST_NUMBER - 4);
        others.retain(|other| other.member != member);
        let alone = others.iter().all(|other| self.is_entered(other.member));
        let mut reasons = vec![how.to_string()];
        let near = self.near(name, member).filter(|_| alone);
        let score = match (fit, near) {
            (fit, _) if fit > FORENAME_FITS && alone => {
                reasons.extend(differences);
                OTHER_SURNAME
            }
            (_, Some(near)) => {
                reasons.push(near.why.to_string());
                let (score, why) = self.judged_near(member, name, near, &mut others);
                reasons.extend(why.map(ToString::to_string));
                score
            }
            (0, None) => {
                reasons.push("the name is different".to_string());
                OTHER_NAME
            }
            // A matching forename says little if another member has the whole name.
            _ => {
                reasons.extend(differences);
                OTHER_FORENAME
            }
        };
        let mut found = vec![Candidate { member, score, reasons }];
        found.extend(others.into_iter().map(|mut other| {
            other.reasons.push(self.but_the_number_is(member));
            other
        }));
        self.settled(found)
    }

    fn but_the_number_is(&self, member: u32) -> String {
        format!("but the number is {}'s", self.members[member as usize].name)
    }

    /// A number with a fitting name: certain, unless the name is not exact and another
    /// member has exactly that name.
    fn by_fitting_name(
        &self,
        member: u32,
        name: &PersonName,
        (fit, differences): (u8, Vec<String>),
    ) -> Match {
        if fit >= VERY_NAME || !name.is_full() {
            return Match::certain(member);
        }
        let mut others = self.of_very_name(name);
        let rival =
            |other: &u32| *other != member && self.is_alive(*other) && !self.is_entered(*other);
        others.retain(rival);
        if others.is_empty() {
            return Match::certain(member);
        }
        let mut reasons = vec!["the number is that member's and the name fits".to_string()];
        reasons.extend(differences);
        reasons.push("but it is exactly the name of another member".to_string());
        let mut found = vec![Candidate { member, score: VERY_NAME_ELSEWHERE, reasons }];
        found.extend(others.into_iter().map(|other| Candidate {
            member: other,
            score: VERY_NAME_AGAINST_FIT,
            reasons: vec!["the same name".to_string(), self.but_the_number_is(member)],
        }));
        self.settled(found)
    }

    fn is_alive(&self, member: u32) -> bool {
        self.members[member as usize].status != MemberStatus::Deceased
    }

    /// The score of a name similar to that of the number's member. Namesakes whose names
    /// are as near become candidates too.
    fn judged_near(
        &self,
        member: u32,
        name: &PersonName,
        near: NearName,
        others: &mut Vec<Candidate>,
    ) -> (u8, Option<&'static str>) {
        let rivals = self.namesakes_of(member, name).into_iter();
        let rivals = rivals
            .filter(|rival| *rival != member && self.is_alive(*rival) && !self.is_entered(*rival));
        let rivals: Vec<(u32, NearName)> = rivals
            .filter_map(|rival| Some((rival, self.near(name, rival)?)))
            .filter(|(_, other)| other.slips <= near.slips)
            .collect();
        others.extend(rivals.iter().map(|(rival, other)| Candidate {
            member: *rival,
            score: NEAR_ELSEWHERE,
            reasons: vec!["the name is similar".to_string(), other.why.to_string()],
        }));
        if rivals.iter().any(|(_, other)| other.slips < near.slips) {
            return (OTHER_FORENAME, Some("another member's name is closer"));
        }
        if !rivals.is_empty() {
            return (NEAR_AS_OTHERS, Some("another member's name is just as close"));
        }
        let own = self.names[member as usize].forename();
        let typed = name.forename().filter(|typed| Some(*typed) != own);
        let of_others = |typed: &str| names().is_forename(typed) || self.has_forename(typed);
        if typed.is_some_and(of_others) {
            return (NEAR_FORENAME_OF_OTHERS, Some("a forename that others have"));
        }
        let further = near.slips.saturating_sub(1).min(3) as u8;
        (NEAR_NAME - FURTHER_SLIP * further, None)
    }

    /// Sorts and limits the candidates.
    fn settled(&self, mut candidates: Vec<Candidate>) -> Match {
        for own in candidates.iter_mut().filter(|own| self.is_entered(own.member)) {
            own.score = own.score.min(ENTERED);
            own.reasons.push("entered as a new member by a decision".to_string());
        }
        candidates.arrange_by(|a, b| b.score.cmp(&a.score).then(a.member.cmp(&b.member)));
        candidates.truncate(MOST_TOLD);
        Match { candidates, certain: false }
    }

    /// Members whose number differs by a slip and whose name fits or is similar.
    fn by_slip(&self, number: &str, name: &PersonName) -> Vec<Candidate> {
        let bare = number.trim_start_matches('0');
        let variants = variants(number);
        let alike = [number, bare].into_iter().chain(variants.iter().map(String::as_str));
        let candidate = |member: u32| {
            let own = &self.members[member as usize].number;
            let (score, why) = match &**own == number {
                true => (90, "the number is on several rows"),
                false => number_slip(number, own)?,
            };
            let (fit, differences) = self.fit(name, member);
            let (worth, differences) = match fit >= FITS {
                true => (u32::from(fit), differences),
                false => (SLIP_BESIDE_NEAR, vec![self.near(name, member)?.why.to_string()]),
            };
            let mut reasons = vec![why.to_string()];
            reasons.extend(differences);
            let score = (u32::from(score) * worth / 100) as u8;
            Some(Candidate { member, score, reasons })
        };
        self.rows_like(alike, bare).into_iter().filter_map(candidate).collect()
    }

    /// Members whose name fits: `in_club` is the score of a member of the club, `elsewhere`
    /// of another. If several fit, none is likely.
    fn by_name(&self, name: &PersonName, club: &str, in_club: u8, elsewhere: u8) -> Vec<Candidate> {
        if name.is_empty() {
            return Vec::new();
        }
        let fits: Vec<(u32, u8, Vec<String>)> = self
            .named(name)
            .into_iter()
            .filter_map(|member| {
                let (score, reasons) = self.fit(name, member);
                (score >= FITS).then_some((member, score, reasons))
            })
            .collect();
        let others = fits.iter().filter(|(member, _, _)| !self.is_entered(*member));
        let best = others.map(|(_, score, _)| *score).max().unwrap_or_default();
        // A merely similar name is no rival of the same name.
        let rivals = |wanted: Option<bool>| {
            let near = fits.iter().filter(|(_, score, _)| best.saturating_sub(*score) < LESS_NEAR);
            near.filter(|(member, _, _)| {
                let counts = !self.is_entered(*member);
                counts && wanted.is_none_or(|wanted| self.is_of(*member, club) == wanted)
            })
            .count()
        };
        let (all, here) = (rivals(None), rivals(Some(true)));
        let candidate = |(member, fit, differences): (u32, u8, Vec<String>)| {
            let own_club = self.is_of(member, club);
            let mut reasons = vec![
                if differences.is_empty() { "the same name" } else { "the name fits" }.to_string(),
            ];
            reasons.extend(differences);
            if !club.is_empty() {
                reasons.push(if own_club { "the same club" } else { "another club" }.to_string());
            }
            let nearer = best.saturating_sub(fit) >= LESS_NEAR;
            let base = match (all, here, own_club) {
                // A similar name is less likely if another member has the exact name.
                _ if nearer => NAME_OF_SEVERAL,
                (1, _, true) => in_club,
                (1, _, false) => elsewhere,
                (_, 1, true) => LIKELY.max(in_club.saturating_sub(12)),
                _ => NAME_OF_SEVERAL,
            };
            if nearer {
                reasons.push("another member's name is closer".to_string());
            } else if all > 1 {
                reasons.push(match own_club && here > 1 {
                    true => format!("{here} members of this name in the club"),
                    false => format!("{all} members of this name"),
                });
            }
            let score = (u32::from(base) * u32::from(fit) / 100) as u8;
            Candidate { member, score, reasons }
        };
        fits.into_iter().map(candidate).collect()
    }

    /// Members with a similar name, for a player without a number whose name fits nobody.
    fn by_near_name(&self, name: &PersonName, club: &str) -> Vec<Candidate> {
        let near = self.named(name).into_iter();
        let near = near.filter(|member| !self.is_entered(*member));
        let near: Vec<(u32, NearName)> =
            near.filter_map(|member| Some((member, self.near(name, member)?))).collect();
        let least = near.iter().map(|(_, near)| near.slips).min().unwrap_or_default();
        let nearest = near.iter().filter(|(_, near)| near.slips == least);
        let several = nearest.clone().count() > 1;
        let candidate = |(member, near): &(u32, NearName)| {
            let own_club = self.is_of(*member, club);
            let score = match (several, own_club) {
                (true, _) => NEAR_OF_SEVERAL,
                (false, true) => NEAR_IN_CLUB,
                (false, false) => NEAR_ELSEWHERE,
            };
            let place = if own_club { "the same club" } else { "another club" };
            let reasons = ["the name is similar", near.why, place].map(String::from).to_vec();
            Candidate { member: *member, score, reasons }
        };
        nearest.map(candidate).collect()
    }
}

/// Joins two lists of candidates without duplicates.
fn joined(mut found: Vec<Candidate>, others: Vec<Candidate>) -> Vec<Candidate> {
    for other in others {
        if found.iter().all(|known| known.member != other.member) {
            found.push(other);
        }
    }
    found
}

/// All numbers that differ from `number` by one slip.
fn variants(number: &str) -> HashSet<String> {
    const LONGEST: usize = 12;
    let mut found = HashSet::new();
    if !number.is_ascii() || number.len() > LONGEST {
        return found;
    }
    for at in 0..number.len() {
        let (before, after) = number.split_at(at);
        found.insert(format!("{before}{}", &after[1..]));
        if after.len() > 1 {
            found.insert(format!("{before}{}{}{}", &after[1..2], &after[..1], &after[2..]));
        }
        for digit in b'0'..=b'9' {
            found.insert(format!("{before}{}{}", char::from(digit), &after[1..]));
        }
    }
    for at in 0..=number.len() {
        let (before, after) = number.split_at(at);
        for digit in b'0'..=b'9' {
            found.insert(format!("{before}{}{after}", char::from(digit)));
        }
    }
    found.remove(number);
    found
}
