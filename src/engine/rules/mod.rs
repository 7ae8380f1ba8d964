//! Rule sets as data: scales, limits and factors, each block with its clause.
//!
//! A rule set is a TOML file and a struct of the same shape; unknown keys are
//! refused. What data cannot say stands in `awards`. A new edition of a
//! handbook is a new file beside the old one, chosen by its id: awards of past
//! seasons must not change. To add one: the file, its struct, a line in
//! [`RuleSet::find`] and in [`RuleSet::all`]. How boards become scores stands in
//! a block of its own, [`scoring::Conventions`], which a rule set can have before
//! its awards are computed.

pub mod clauses;
pub mod description;
pub mod diplomacy;
pub mod law77;
pub mod names;
pub mod scoring;
pub mod seeding;
pub mod ties;
pub mod vp_scale;

use std::sync::LazyLock;

use crate::model::Event;
use crate::packs::abf_anc_2018::figures::penalties::Penalties;
use crate::packs::abf_anc_2018::figures::{DropIns, Flights};
use crate::packs::{
    abf_anc_2018::figures as abf, galway_2023::figures as galway, nzdc_1999::figures as nzdc,
    two_player::figures as two_player, wbu_2003::figures as wbu,
};
use clauses::Clauses;
use scoring::{House, Occasion};
use ties::TieRule;
use vp_scale::VpRule;

static WBU_2003: LazyLock<wbu::Handbook> = LazyLock::new(|| {
    wbu::Handbook::from_toml(include_str!("../../packs/wbu_2003/wbu-2003.toml"))
        .unwrap_or_else(|why| unreachable!("the shipped file wbu-2003.toml is tested: {why}"))
});

static WBU_2003_CLAUSES: LazyLock<Clauses> = LazyLock::new(|| {
    Clauses::from_toml(include_str!("../../packs/wbu_2003/clauses.toml"))
        .unwrap_or_else(|why| unreachable!("the shipped file clauses.toml is tested: {why}"))
});

static GALWAY_2023: LazyLock<galway::Congress> = LazyLock::new(|| {
    galway::Congress::from_toml(include_str!("../../packs/galway_2023/galway-2023.toml"))
        .unwrap_or_else(|why| unreachable!("the shipped file galway-2023.toml is tested: {why}"))
});

static GALWAY_2023_CLAUSES: LazyLock<Clauses> = LazyLock::new(|| {
    Clauses::from_toml(include_str!("../../packs/galway_2023/clauses.toml"))
        .unwrap_or_else(|why| unreachable!("the shipped file clauses.toml is tested: {why}"))
});

static ABF_ANC_2018: LazyLock<abf::Regulations> = LazyLock::new(|| {
    abf::Regulations::from_toml(include_str!("../../packs/abf_anc_2018/abf-anc-2018.toml"), &HOUSE)
        .unwrap_or_else(|why| unreachable!("the shipped file abf-anc-2018.toml is tested: {why}"))
});

static ABF_ANC_2018_CLAUSES: LazyLock<Clauses> = LazyLock::new(|| {
    Clauses::from_toml(include_str!("../../packs/abf_anc_2018/clauses.toml"))
        .unwrap_or_else(|why| unreachable!("the shipped file clauses.toml is tested: {why}"))
});

static HOUSE: LazyLock<House> = LazyLock::new(|| {
    House::from_toml(include_str!("scoring.toml"))
        .unwrap_or_else(|why| unreachable!("the shipped file scoring.toml is tested: {why}"))
});

static NZDC_1999: LazyLock<nzdc::Championship> = LazyLock::new(|| {
    nzdc::Championship::from_toml(include_str!("../../packs/nzdc_1999/nzdc-1999.toml"))
        .unwrap_or_else(|why| unreachable!("the shipped file nzdc-1999.toml is tested: {why}"))
});

static NZDC_1999_CLAUSES: LazyLock<Clauses> = LazyLock::new(|| {
    Clauses::from_toml(include_str!("../../packs/nzdc_1999/clauses.toml"))
        .unwrap_or_else(|why| unreachable!("the shipped file clauses.toml is tested: {why}"))
});

static DIPLOMACY: LazyLock<diplomacy::Systems> = LazyLock::new(|| {
    diplomacy::Systems::from_toml(include_str!("diplomacy.toml"))
        .unwrap_or_else(|why| unreachable!("the shipped file diplomacy.toml is tested: {why}"))
});

/// The scoring systems for games of Diplomacy.
pub fn diplomacy() -> &'static diplomacy::Systems {
    &DIPLOMACY
}

/// The New Zealand championship, whose tables of board games hold for events of
/// other rule sets too.
pub fn nzdc() -> &'static nzdc::Championship {
    &NZDC_1999
}

static TWO_PLAYER: LazyLock<two_player::KnockoutOfTwo> = LazyLock::new(|| {
    two_player::KnockoutOfTwo::from_toml(include_str!(
        "../../packs/two_player/two-player-diplomacy.toml"
    ))
    .unwrap_or_else(|why| {
        unreachable!("the shipped file two-player-diplomacy.toml is tested: {why}")
    })
});

static TWO_PLAYER_CLAUSES: LazyLock<Clauses> = LazyLock::new(|| {
    Clauses::from_toml(include_str!("../../packs/two_player/clauses.toml"))
        .unwrap_or_else(|why| unreachable!("the shipped file clauses.toml is tested: {why}"))
});

/// The knock-out of two-player Diplomacy, by which its rounds follow each other
/// whatever rule set an event names.
pub fn two_player() -> &'static two_player::KnockoutOfTwo {
    &TWO_PLAYER
}

static SEEDING: LazyLock<seeding::Seeding> = LazyLock::new(|| {
    seeding::Seeding::from_toml(include_str!("seeding.toml"))
        .unwrap_or_else(|why| unreachable!("the shipped file seeding.toml is tested: {why}"))
});

/// How players of Diplomacy are put to boards and powers.
pub fn seeding() -> &'static seeding::Seeding {
    &SEEDING
}

/// What offences cost in an event, where its rule set says so.
pub fn penalties(event: &Event) -> Option<&'static Penalties> {
    match RuleSet::of(event)? {
        RuleSet::Abf(regulations) => {
            regulations.penalties.iter().find(|table| table.fits(Occasion::of(event)))
        }
        _ => None,
    }
}

/// The categories of an event that have a list of their own, where its rule set says so.
pub fn flights(event: &Event) -> Option<&'static Flights> {
    match RuleSet::of(event)? {
        RuleSet::Abf(regulations) => {
            regulations.flights.iter().find(|flights| flights.events.fits(Occasion::of(event)))
        }
        _ => None,
    }
}

/// What late entries of an event begin with, where its rule set gives them a score.
pub fn drop_ins(event: &Event) -> Option<&'static DropIns> {
    match RuleSet::of(event)? {
        RuleSet::Abf(regulations)
            if abf::Competition::of(event) == Some(abf::Competition::Pairs) =>
        {
            Some(&regulations.drop_ins)
        }
        _ => None,
    }
}

/// The boards of a match, or of a stanza, where the rule set of an event fixes them for its
/// stage, with the clause.
pub fn match_boards(event: &Event) -> Option<(u32, &'static str)> {
    match RuleSet::of(event)? {
        RuleSet::Abf(regulations) => regulations.match_boards(event),
        _ => None,
    }
}

/// How ties of an event are broken by its matches, where its rule set says so.
pub fn ties(event: &Event) -> Option<&'static TieRule> {
    let rules = match RuleSet::of(event)? {
        RuleSet::Abf(regulations) => &regulations.ties,
        RuleSet::Galway(_) | RuleSet::Nzdc(_) | RuleSet::TwoPlayer(_) | RuleSet::Wbu(_) => {
            return None;
        }
    };
    ties::of_event(rules, Occasion::of(event))
}

/// The handbook whose register palmares keeps.
pub fn wbu() -> &'static wbu::Handbook {
    &WBU_2003
}

/// All victory point scales: those that anybody can choose, then those that a
/// rule set defines.
pub fn vp_scales() -> impl Iterator<Item = &'static VpRule> {
    HOUSE.vp_scales.iter().chain(&ABF_ANC_2018.vp_scales)
}

/// The victory point scale of a name.
pub fn vp_scale(id: &str) -> Option<&'static VpRule> {
    vp_scales().find(|rule| rule.id == id)
}

/// The regulations of the Australian championships.
pub fn abf() -> &'static abf::Regulations {
    &ABF_ANC_2018
}

/// The Galway Congress.
pub fn galway() -> &'static galway::Congress {
    &GALWAY_2023
}

/// Clauses of a rule book.
pub fn wbu_clauses() -> &'static Clauses {
    &WBU_2003_CLAUSES
}

/// Clauses of a rule book.
pub fn abf_clauses() -> &'static Clauses {
    &ABF_ANC_2018_CLAUSES
}

/// Clauses of a rule book.
pub fn galway_clauses() -> &'static Clauses {
    &GALWAY_2023_CLAUSES
}

/// Clauses of a rule book.
pub fn nzdc_clauses() -> &'static Clauses {
    &NZDC_1999_CLAUSES
}

/// Clauses of a rule book.
pub fn two_player_clauses() -> &'static Clauses {
    &TWO_PLAYER_CLAUSES
}

/// What rule sets choose from by name.
pub fn house() -> &'static House {
    &HOUSE
}

/// A rule set that this version computes awards by.
#[derive(Clone, Copy, Debug)]
pub enum RuleSet {
    /// Master Points of the Welsh Bridge Union.
    Wbu(&'static wbu::Handbook),
    /// The Australian National Championships.
    Abf(&'static abf::Regulations),
    /// Sections of the Galway Congress.
    Galway(&'static galway::Congress),
    /// Titles of the New Zealand Diplomacy Championship.
    Nzdc(&'static nzdc::Championship),
    /// The knock-out of two-player Diplomacy.
    TwoPlayer(&'static two_player::KnockoutOfTwo),
}

impl RuleSet {
    /// The rule set with an id, if it is computed.
    pub fn find(id: &str) -> Option<RuleSet> {
        Self::all().into_iter().find(|set| set.source().id == id)
    }

    /// The rule set of an event, if it is computed.
    pub fn of(event: &Event) -> Option<RuleSet> {
        RuleSet::find(event.rules?.id)
    }

    /// All rule sets that are computed, by id.
    pub fn all() -> Vec<RuleSet> {
        vec![
            RuleSet::Abf(&ABF_ANC_2018),
            RuleSet::Galway(&GALWAY_2023),
            RuleSet::Nzdc(&NZDC_1999),
            RuleSet::TwoPlayer(&TWO_PLAYER),
            RuleSet::Wbu(&WBU_2003),
        ]
    }

    /// Every clause that a program can act on, and what palmares does about it.
    pub fn clauses(&self) -> &'static Clauses {
        match self {
            RuleSet::Abf(_) => &ABF_ANC_2018_CLAUSES,
            RuleSet::Wbu(_) => &WBU_2003_CLAUSES,
            RuleSet::Galway(_) => &GALWAY_2023_CLAUSES,
            RuleSet::Nzdc(_) => &NZDC_1999_CLAUSES,
            RuleSet::TwoPlayer(_) => &TWO_PLAYER_CLAUSES,
        }
    }

    /// Whether its sections are parts of one ranking, so that each contestant is told
    /// with the own one.
    pub fn has_porous_sections(&self) -> bool {
        matches!(self, RuleSet::Galway(_))
    }

    /// Where it comes from.
    pub fn source(&self) -> &'static Source {
        match self {
            RuleSet::Abf(regulations) => &regulations.source,
            RuleSet::Wbu(handbook) => &handbook.source,
            RuleSet::Galway(congress) => &congress.source,
            RuleSet::Nzdc(championship) => &championship.source,
            RuleSet::TwoPlayer(knockout) => &knockout.source,
        }
    }
}

/// Reads a file that is shipped with the program. Tests read it too, so that it holds.
pub fn shipped<T>(file: &str, read: Result<T, String>) -> T {
    read.unwrap_or_else(|why| unreachable!("the shipped file {file} is tested: {why}"))
}

/// Where a rule set comes from and when it holds.
#[derive(serde::Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// Its id on the form.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// The body that issued it.
    pub body: String,
    /// The document.
    pub document: String,
    /// The edition.
    pub edition: String,
    /// First day of events that it governs.
    pub valid_from: jiff::civil::Date,
    /// The clause that says so.
    pub valid_from_clause: String,
    /// Where the text can be read.
    pub text: String,
    /// What its awards are counted in.
    pub unit: String,
    /// How awards are rounded.
    pub rounding: String,
    /// The clause that says so.
    pub rounding_clause: String,
}

impl Source {
    /// The lines above a description: title, body, document and where its text is.
    pub fn heading(&self) -> String {
        let Source { title, body, document, edition, text, .. } = self;
        format!("{title}\n  {body}, {document}, {edition}\n  text: {text}\n")
    }
}
