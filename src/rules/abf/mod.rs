//! The championships of the Australian Bridge Federation as data: the shape of
//! `abf-anc-2018.toml`.

pub mod itc;
pub mod penalties;

use serde::Deserialize;

use crate::model::Event;
use crate::model::form::Key;

use super::Source;
use super::scoring::{Block, Conventions, Datum, House, check_scales};
use super::ties::TieRule;
use super::vp_scale::VpRule;
use penalties::Penalties;

/// The whole file.
#[derive(Debug)]
pub struct Regulations {
    /// Where it comes from.
    pub source: Source,
    /// Which competitions there are (1.1).
    pub competitions: Competitions,
    /// How boards become scores (7, 10.8, 15.2, 17).
    pub scoring: Conventions,
    /// Its victory point scales (10.8, Appendix).
    pub vp_scales: Vec<VpRule>,
    /// What late entries begin with (16.3).
    pub drop_ins: DropIns,
    /// When a Swiss lets contestants meet again (17.7, Appendix).
    pub modified_swiss: ModifiedSwiss,
    /// What offences cost (5, Appendix).
    pub penalties: Vec<Penalties>,
    /// How ties are broken (12.2, 18.3).
    pub ties: Vec<TieRule>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct File {
    source: Source,
    competitions: Competitions,
    scoring: Block,
    datum: Vec<Datum>,
    vp_scale: Vec<VpRule>,
    drop_ins: DropIns,
    modified_swiss: ModifiedSwiss,
    penalties: Vec<Penalties>,
    ties: Vec<TieRule>,
}

impl Regulations {
    /// Reads a file of this shape, which can choose by name from what the house
    /// has; the error names the line or what is missing.
    pub fn from_toml(text: &str, house: &House) -> Result<Regulations, String> {
        let file: File = toml::from_str(text).map_err(|why| why.to_string())?;
        let scoring = file.scoring.resolve(&file.datum, &house.datums)?;
        check_scales(&scoring, &file.vp_scale, &house.vp_scales)?;
        Ok(Regulations {
            source: file.source,
            competitions: file.competitions,
            scoring,
            vp_scales: file.vp_scale,
            drop_ins: file.drop_ins,
            modified_swiss: file.modified_swiss,
            penalties: file.penalties,
            ties: file.ties,
        })
    }
}

/// Which competitions there are, and that each rule is one of a single one.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Competitions {
    /// The clause.
    pub clause: String,
}

/// One of the competitions held under these regulations (1.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Competition {
    /// Interstate Teams.
    Teams,
    /// Interstate Pairs.
    Pairs,
    /// Australian Butler Pairs: Open, Women, Seniors.
    Butler,
    /// Restricted Butler Pairs.
    RestrictedButler,
    /// Youth Butler Pairs.
    YouthButler,
    /// The Congress.
    Congress,
}

impl Competition {
    /// Each with its word on the form.
    const NAMED: [(&'static str, Competition); 6] = [
        ("itc", Competition::Teams),
        ("ipc", Competition::Pairs),
        ("abpc", Competition::Butler),
        ("restricted butler", Competition::RestrictedButler),
        ("youth butler", Competition::YouthButler),
        ("ancc", Competition::Congress),
    ];

    /// Their words on the form.
    pub fn words() -> [&'static str; 6] {
        Self::NAMED.map(|(word, _)| word)
    }

    /// That of an event: as typed, else by what only one competition has, a scale of
    /// its own or a round robin of teams.
    pub fn of(event: &Event) -> Option<Competition> {
        let typed = event.text(Key::Competition);
        let word = typed.or(match event.text(Key::VpScale) {
            Some("abf-itc") => Some("itc"),
            Some("abf-ipc") => Some("ipc"),
            // Only the finals of teams have these.
            _ if event.text(Key::CarryOver) == Some("abf 11.2") => Some("itc"),
            _ if event.format() == Some("round robin") && event.is_of_teams() => Some("itc"),
            _ => None,
        })?;
        Self::NAMED.into_iter().find(|(own, _)| *own == word).map(|(_, competition)| competition)
    }
}

/// What late entries of the Interstate Pairs begin with.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct DropIns {
    /// How many of the best of their category are averaged.
    pub best: usize,
    /// The clause.
    pub clause: String,
}

/// When a Swiss becomes a modified one, in which some meet again.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ModifiedSwiss {
    /// Pairs below which it is one in the Butler Pairs.
    pub butler_below: usize,
    /// The clause.
    pub butler_clause: String,
    /// Entrants for each round, below which it is one elsewhere.
    pub per_round: usize,
    /// The clause.
    pub clause: String,
    /// The clause of a full round robin.
    pub all_play_all_clause: String,
    /// The clause of the rounds without repeats.
    pub normal_clause: String,
    /// The clause of the rounds with repeats.
    pub repeats_clause: String,
}

/// The repeats of a modified Swiss of some rounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Repeats {
    /// The last round in which nobody meets again.
    pub normal_until: usize,
    /// Two who met in the rounds up to this one may meet once more.
    pub of_rounds: usize,
    /// Why it is a modified Swiss.
    pub clause: &'static str,
}

impl ModifiedSwiss {
    /// The repeats of an event with so many entrants; none where the field is large
    /// enough for a normal Swiss.
    pub fn repeats(
        &'static self,
        event: &Event,
        entrants: usize,
        rounds: usize,
    ) -> Option<Repeats> {
        let butler = matches!(
            Competition::of(event),
            Some(Competition::Butler | Competition::RestrictedButler | Competition::YouthButler)
        );
        let (least, clause) = match butler {
            true => (self.butler_below, &self.butler_clause),
            false => (self.per_round * rounds, &self.clause),
        };
        (entrants < least).then(|| Repeats {
            normal_until: if rounds.is_multiple_of(2) {
                rounds / 2 + 1
            } else {
                rounds.div_ceil(2)
            },
            of_rounds: rounds / 2,
            clause,
        })
    }
}
