//! The championships of the Australian Bridge Federation as data: the shape of
//! `abf-anc-2018.toml`.

pub mod itc;

use std::sync::LazyLock;

use serde::Deserialize;

use crate::engine::rules::book::occasion;
use crate::engine::rules::clauses::Clauses;
use crate::engine::rules::house;

use crate::model::form::Key;
use crate::model::{Event, Exact, Format};

use crate::engine::rules::Source;
use crate::engine::rules::field::{DropIns, FewMeetAgain, Flights, MatchBoards, Repeats};
use crate::engine::rules::penalties::Penalties;
use crate::engine::rules::scoring::{Block, Contest, Conventions, Datum, House, check_scales};
use crate::engine::rules::ties::TieRule;
use crate::engine::rules::vp_scale::VpRule;

static RULES: LazyLock<Regulations> = LazyLock::new(|| {
    Regulations::from_toml(include_str!("../abf-anc-2018.toml"), house())
        .unwrap_or_else(|why| unreachable!("the shipped file abf-anc-2018.toml is tested: {why}"))
});

static CLAUSES: LazyLock<Clauses> = LazyLock::new(|| {
    Clauses::from_toml(include_str!("../clauses.toml"))
        .unwrap_or_else(|why| unreachable!("the shipped file clauses.toml is tested: {why}"))
});

/// The figures of the regulations.
pub fn rules() -> &'static Regulations {
    &RULES
}

/// Its clauses, and what is done about each.
pub fn clauses() -> &'static Clauses {
    &CLAUSES
}

/// The whole file.
#[derive(Debug)]
pub struct Regulations {
    /// The document, its edition and period.
    pub source: Source,
    /// Which competitions there are (1.1).
    pub competitions: Competitions,
    /// How boards become scores (7, 10.8, 15.2, 17).
    pub scoring: Conventions,
    /// How many boards matches of pairs have (15.1, 17); those of teams stand in `itc`.
    pub match_boards: Vec<MatchBoards>,
    /// Its victory point scales (10.8, Appendix).
    pub vp_scales: Vec<VpRule>,
    /// Categories with a list of their own (15.1, 23).
    pub flights: Vec<Flights>,
    /// Who may play in which category (3.4).
    pub eligibility: Eligibility,
    /// What finalists of the Butler Pairs carry (19).
    pub carry_over: CarryOver,
    /// Stages, least rounds and points of the Butler Pairs (17, 20 to 22).
    pub butler: Butler,
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
    match_boards: Vec<MatchBoards>,
    datum: Vec<Datum>,
    vp_scale: Vec<VpRule>,
    flights: Vec<Flights>,
    eligibility: Eligibility,
    carry_over: CarryOver,
    butler: Butler,
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
            match_boards: file.match_boards,
            vp_scales: file.vp_scale,
            flights: file.flights,
            eligibility: file.eligibility,
            carry_over: file.carry_over,
            butler: file.butler,
            drop_ins: file.drop_ins,
            modified_swiss: file.modified_swiss,
            penalties: file.penalties,
            ties: file.ties,
        })
    }

    /// The boards of a match or of a stanza of an event, with the clause.
    pub fn match_boards(&'static self, event: &Event) -> Option<(u32, &'static str)> {
        let teams = itc::rules();
        if itc::is_qualifying(event) {
            return Some((teams.qualifying.boards, &teams.qualifying.clause));
        }
        if let Some(stage) = teams.final_of(event) {
            return Some((stage.boards, &stage.clause));
        }
        let fits = |rule: &&MatchBoards| rule.events.fits(occasion(event));
        self.match_boards.iter().find(fits).map(|rule| (rule.boards, rule.clause.as_str()))
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

    /// Its word in the form.
    pub fn word(self) -> &'static str {
        let found = Self::NAMED.into_iter().find(|(_, own)| *own == self);
        found.map_or("", |(word, _)| word)
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
            // Only the finals of the Butler Pairs have these (19.1, 19.2).
            _ if matches!(event.text(Key::CarryOver), Some("abf 19.1" | "abf 19.2")) => {
                Some("abpc")
            }
            _ if event.format() == Some(Format::RoundRobin) && event.is_of_teams() => Some("itc"),
            _ => None,
        })?;
        Self::NAMED.into_iter().find(|(own, _)| *own == word).map(|(_, competition)| competition)
    }
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
    /// The clauses of what follows from it.
    pub clauses: FewMeetAgain,
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

/// What finalists of the Butler Pairs bring from the Preliminary Stage.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct CarryOver {
    /// Victory points by place in the own field, from the first.
    pub by_place: Vec<Exact>,
    /// The clause.
    pub by_place_clause: String,
    /// What the last of those who go on brings, by the other rule.
    pub least: Exact,
    /// How much more the first brings.
    pub range: Exact,
    /// The place whose score brings the least.
    pub last: usize,
    /// The clause.
    pub by_vps_clause: String,
    /// The clause of those from outside the first places.
    pub outside_clause: String,
}

/// Stages, least rounds and points of the Butler Pairs.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Butler {
    /// Pairs of each ranking that go on.
    pub finalists: usize,
    /// The clause in the Open.
    pub open_clause: String,
    /// The clause for Women and Seniors.
    pub swiss_clause: String,
    /// By how many the fields may differ in the Final.
    pub most_difference: usize,
    /// The clause of replacements.
    pub replacement_clause: String,
    /// Least rounds or sessions, the first that fits.
    pub least: Vec<LeastRounds>,
    /// The shares of any other format.
    pub shares: LeastShares,
    /// How often own scores count in a datum that other tables join.
    pub datum_weight: Vec<DatumWeight>,
    /// Points by place, the first that fits.
    pub pqp: Vec<PqpScale>,
    /// The clause by which those on a tie share them.
    pub tie_clause: String,
}

/// The least that each player, and the partnership, must play.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct LeastRounds {
    /// Which events.
    pub events: Contest,
    /// What is counted: `rounds` or `sessions`.
    pub of: String,
    /// The number of them that the figures are for.
    pub rounds: u32,
    /// Each player.
    pub player: u32,
    /// The partnership.
    pub partnership: u32,
    /// The clause.
    pub clause: String,
}

/// How often own scores count in a datum that other tables join.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct DatumWeight {
    /// Which events.
    pub events: Contest,
    /// How often.
    pub weight: u32,
    /// The clause.
    pub clause: String,
}

/// The least as shares of the rounds, rounded down.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct LeastShares {
    /// Each player, in per cent.
    pub player: u32,
    /// The partnership, in per cent.
    pub partnership: u32,
    /// The clause.
    pub clause: String,
}

/// Playoff Qualifying Points by place.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct PqpScale {
    /// Which events.
    pub events: Contest,
    /// Points of the first place, the second, and so on.
    pub points: Vec<Exact>,
    /// The clause.
    pub clause: String,
}

/// Who may play in which category.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Eligibility {
    /// Youth players are born on this day or later.
    pub youth_from: jiff::civil::Date,
    /// The clause.
    pub youth_clause: String,
    /// Seniors are born before this day.
    pub seniors_before: jiff::civil::Date,
    /// The clause.
    pub seniors_clause: String,
    /// Those with this many masterpoints are too good for the Restricted Butler.
    pub restricted_butler_below: Exact,
    /// The clause.
    pub restricted_butler_clause: String,
    /// The same of the Restricted flight.
    pub restricted_below: Exact,
    /// The clause.
    pub restricted_clause: String,
    /// The same of the Novice flight.
    pub novice_below: Exact,
    /// The clause.
    pub novice_clause: String,
    /// The clause of membership.
    pub member_clause: String,
}
