//! Scoring conventions as data: the shape of `scoring.toml` and of the block
//! `[scoring]` of a rule set.
//!
//! A rule set that says how boards are scored has the whole block; one that is
//! silent has the house's. Datums and victory point scales are chosen by name,
//! a rule set's own before those of `scoring.toml`. Names are resolved when a
//! file is read, so that nothing can be missing later.

use serde::Deserialize;

use super::vp_scale::VpRule;
use crate::model::{Category, Exact, Format, Stage};

/// How boards become scores.
#[derive(Debug)]
pub struct Conventions {
    /// Matchpoints.
    pub matchpoints: Matchpoints,
    /// Artificial scores in per cent.
    pub artificial: Artificial,
    /// Artificial scores in IMPs.
    pub artificial_imps: ArtificialImps,
    /// Average plus on several boards; none where each board is by itself.
    pub several_boards: Option<SeveralBoards>,
    /// How cross-IMPs are divided.
    pub cross_imps: CrossImps,
    /// The victory point scales, the first that fits an event before the others.
    pub vps: Vec<VpChoice>,
    /// The clause by which datums are used.
    pub datum_choice: Choice,
    /// Datums of some events only, before the ordinary one.
    pub special_datums: Vec<SpecialDatum>,
    /// The datum of all other events.
    pub ordinary_datum: Datum,
    /// The datum of a version of a fouled board.
    pub fouled_datum: Datum,
}

/// What a convention can depend on: a contest fits a block when it has every
/// word that the block names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Occasion<'a> {
    /// Which of a rule set's competitions.
    pub competition: Option<&'a str>,
    /// Who it is for.
    pub category: Option<Category>,
    /// Which stage.
    pub stage: Option<Stage>,
    /// What kind of event.
    pub format: Option<Format>,
}

impl Conventions {
    /// The datum of an event.
    pub fn datum(&self, occasion: Occasion) -> &Datum {
        let special = self.special_datums.iter().find(|special| special.events.fits(occasion));
        special.map_or(&self.ordinary_datum, |special| &special.datum)
    }

    /// The victory point scale of an event that names none.
    pub fn vps(&self, occasion: Occasion) -> Option<&VpChoice> {
        self.vps.iter().find(|choice| choice.events.fits(occasion))
    }
}

/// Why something is done as it is.
#[derive(Clone, Debug)]
pub struct Choice {
    /// Whether it is a choice of ours.
    pub house: bool,
    /// Why we chose so.
    pub reason: Option<String>,
    /// The clause.
    pub clause: String,
}

/// How matchpoints are counted.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct Matchpoints {
    /// What happens on a board with fewer results than others.
    pub fewer_results: FewerResults,
    /// Whether it is a choice of ours.
    #[serde(default)]
    pub house: bool,
    /// Why we chose so.
    pub reason: Option<String>,
    /// The clause.
    pub clause: String,
}

/// What happens on a board with fewer results than others.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
pub enum FewerResults {
    /// Each result stands for as many as are missing: `(M + S) x E / A - S` for
    /// `M` matchpoints, `E` expected and `A` actual scores, and `S` = 1 when a
    /// better comparison is worth 2.
    Neuberg,
    /// The matchpoints are taken as a share of the board's own top.
    Simple,
}

/// Artificial scores in per cent (Law 12C2).
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct Artificial {
    /// Average plus.
    pub plus: Exact,
    /// Average.
    pub average: Exact,
    /// Average minus.
    pub minus: Exact,
    /// Whether the contestant's own average of the session counts instead, when
    /// it is better than average plus or worse than average minus.
    pub own_average: bool,
    /// The clause.
    pub clause: String,
    /// The clause of a rule set that assigns the figure for average plus; no own average
    /// stands in its place then.
    pub plus_clause: Option<String>,
}

impl Artificial {
    /// Whether the contestant's own average can stand in place of average plus.
    pub fn plus_can_be_own(&self) -> bool {
        self.own_average && self.plus_clause.is_none()
    }
}

/// The IMPs of an average plus on a single board, for each side (Law 12C2(b)).
/// Average minus is as many below nought, average is nought.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct ArtificialImps {
    /// Pairs that score against a datum or each other.
    pub pairs: Exact,
    /// The clause.
    pub pairs_clause: String,
    /// Teams.
    pub teams: Exact,
    /// The clause.
    pub teams_clause: String,
    /// The clause by which a fouled board that cannot be compared is one, where the rule
    /// set has it.
    pub fouled_clause: Option<String>,
    /// Whether one word for both sides of a board of pairs means average plus to
    /// both, whatever the word.
    #[serde(default)]
    pub any_word: bool,
    /// Whether a board that was not played is one.
    #[serde(default)]
    pub not_played: bool,
    /// Whether one of them is a choice of ours.
    #[serde(default)]
    pub house: bool,
    /// Why we chose so.
    pub reason: Option<String>,
}

/// Average plus on several boards of a match or session, taken together: the
/// amount of a single board times the square root of their number.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct SeveralBoards {
    /// The clause for teams.
    pub teams_clause: String,
    /// The clause for pairs scored by IMPs.
    pub pairs_clause: String,
    /// The clause that rounds IMPs to the nearest, half up.
    pub imps_clause: String,
    /// Sums of percentages as printed, from one board up; the formula beyond.
    pub percent: Vec<Exact>,
    /// The clause for matchpoints.
    pub percent_clause: String,
    /// Whether it is a reading of ours.
    #[serde(default)]
    pub house: bool,
    /// Why we read it so.
    pub reason: Option<String>,
}

/// How cross-IMPs are divided.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct CrossImps {
    /// By what.
    pub divisor: Divisor,
    /// Whether it is a choice of ours.
    #[serde(default)]
    pub house: bool,
    /// Why we chose so.
    pub reason: Option<String>,
    /// The clause.
    pub clause: String,
}

/// By what a sum of cross-IMPs on a board is divided.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
pub enum Divisor {
    /// The other results of the board.
    Comparisons,
    /// All results of the board.
    Results,
    /// Nothing: sums stay sums.
    None,
}

/// How a datum is made from the scores under consideration.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct Datum {
    /// Its name.
    pub id: String,
    /// What the mean is rounded to a multiple of, halves away from nought; 0 when
    /// it is not rounded.
    pub round_to: u32,
    /// Extremes by number of scores, from few to many.
    pub band: Vec<DatumBand>,
    /// The clause.
    pub clause: String,
}

/// What is left out from a number of scores on.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct DatumBand {
    /// The least number of scores.
    pub from: usize,
    /// Lowest scores that are left out.
    #[serde(default)]
    pub low: usize,
    /// Highest scores that are left out.
    #[serde(default)]
    pub high: usize,
    /// Share of the scores that is left out at each end besides, rounded down.
    pub share: Option<Exact>,
    /// The clause, when it is not that of the datum.
    pub clause: Option<String>,
}

/// The extremes that a datum leaves out of a number of scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LeftOut<'a> {
    /// Lowest scores.
    pub low: usize,
    /// Highest scores.
    pub high: usize,
    /// The clause.
    pub clause: &'a str,
}

impl Datum {
    /// The extremes that are left out of so many scores; `None` when there are too
    /// few, or nothing would be left.
    pub fn left_out(&self, scores: usize) -> Option<LeftOut<'_>> {
        let band = self.band.iter().rev().find(|band| scores >= band.from)?;
        let share = band.share.map_or(0, |share| {
            usize::try_from((Exact::whole(scores as i128) * share).floor()).unwrap_or(0)
        });
        let (low, high) = (band.low + share, band.high + share);
        let clause = band.clause.as_deref().unwrap_or(&self.clause);
        (low + high < scores).then_some(LeftOut { low, high, clause })
    }

    /// A mean as the datum rounds it.
    pub fn rounded(&self, mean: Exact) -> Exact {
        match self.round_to {
            0 => mean,
            step => (mean / step).rounded(0) * Exact::whole(step),
        }
    }

    fn check(&self) -> Result<(), String> {
        let rising = self.band.windows(2).all(|pair| pair[0].from < pair[1].from);
        let usable = self.band.first().and_then(|band| self.left_out(band.from)).is_some();
        if rising && usable { Ok(()) } else { Err(format!("the bands of datum {}", self.id)) }
    }
}

/// A datum of some events only.
#[derive(Clone, Debug)]
pub struct SpecialDatum {
    /// Which events.
    pub events: Contest,
    /// Their datum.
    pub datum: Datum,
    /// The clause.
    pub clause: String,
}

/// The events that a block is for; none of the words named: all.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug, Default)]
#[serde(deny_unknown_fields)]
pub struct Contest {
    /// Which of the rule set's competitions.
    pub competition: Option<String>,
    /// Who it is for.
    pub category: Option<Category>,
    /// Which stage.
    pub stage: Option<Stage>,
    /// What kind of event.
    pub format: Option<Format>,
}

impl Contest {
    /// Whether it has every word that is named.
    pub fn fits(&self, occasion: Occasion) -> bool {
        fn either<T: PartialEq>(asked: Option<T>, given: Option<T>) -> bool {
            asked.is_none() || asked == given
        }
        either(self.competition.as_deref(), occasion.competition)
            && either(self.category, occasion.category)
            && either(self.stage, occasion.stage)
            && either(self.format, occasion.format)
    }
}

/// The victory point scale of some events.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct VpChoice {
    /// Which events.
    #[serde(default)]
    pub events: Contest,
    /// The scale's name.
    pub scale: String,
    /// Boards of the scale, when they are not those of the match.
    pub boards: Option<u32>,
    /// Whether it is a choice of ours.
    #[serde(default)]
    pub house: bool,
    /// Why we chose so.
    pub reason: Option<String>,
    /// The clause.
    pub clause: String,
}

/// The block `[scoring]` of a file, with names still to be resolved.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Block {
    matchpoints: Matchpoints,
    artificial: Artificial,
    artificial_imps: ArtificialImps,
    several_boards: Option<SeveralBoards>,
    cross_imps: CrossImps,
    datum: DatumChoice,
    vps: Vec<VpChoice>,
}

/// Which datum is used when.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct DatumChoice {
    ordinary: String,
    fouled: String,
    #[serde(default)]
    special: Vec<SpecialChoice>,
    #[serde(default)]
    house: bool,
    reason: Option<String>,
    clause: String,
}

/// Which datum some events have.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct SpecialChoice {
    events: Contest,
    datum: String,
    clause: String,
}

impl Block {
    /// The conventions, with datums by name out of a file's own and then out of
    /// the shared ones; the error says what is missing or wrong.
    pub fn resolve(self, own: &[Datum], shared: &[Datum]) -> Result<Conventions, String> {
        let named = |name: &str| {
            let found = own.iter().chain(shared).find(|datum| datum.id == name);
            found.cloned().ok_or_else(|| format!("there is no datum {name}"))
        };
        for datum in own {
            datum.check()?;
        }
        let special = self.datum.special.into_iter().map(|choice| {
            let datum = named(&choice.datum)?;
            Ok(SpecialDatum { events: choice.events, datum, clause: choice.clause })
        });
        if self.vps.last().is_none_or(|choice| choice.events != Contest::default()) {
            return Err("the last victory point scale must be for all events".to_string());
        }
        Ok(Conventions {
            matchpoints: self.matchpoints,
            artificial: self.artificial,
            artificial_imps: self.artificial_imps,
            several_boards: self.several_boards,
            cross_imps: self.cross_imps,
            ordinary_datum: named(&self.datum.ordinary)?,
            fouled_datum: named(&self.datum.fouled)?,
            special_datums: special.collect::<Result<_, String>>()?,
            datum_choice: Choice {
                house: self.datum.house,
                reason: self.datum.reason,
                clause: self.datum.clause,
            },
            vps: self.vps,
        })
    }
}

/// The file `scoring.toml`: the house's conventions, and what others choose from.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct HouseFile {
    scoring: Block,
    datum: Vec<Datum>,
    imps: ImpTable,
    vp_scale: Vec<VpRule>,
}

/// The table of international match points.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ImpTable {
    /// The least difference for each IMP, from the first up.
    pub from: Vec<u32>,
    /// The clause.
    pub clause: String,
}

/// What `scoring.toml` holds.
#[derive(Debug)]
pub struct House {
    /// What holds where a rule set is silent.
    pub conventions: Conventions,
    /// Datums that a rule set can choose by name.
    pub datums: Vec<Datum>,
    /// The IMPs of a difference.
    pub imps: ImpTable,
    /// Victory point scales that anybody can choose by name.
    pub vp_scales: Vec<VpRule>,
}

impl House {
    /// Reads a file of this shape; the error names the line or what is missing.
    pub fn from_toml(text: &str) -> Result<House, String> {
        let file: HouseFile = toml::from_str(text).map_err(|why| why.to_string())?;
        let conventions = file.scoring.resolve(&file.datum, &[])?;
        check_scales(&conventions, &file.vp_scale, &[])?;
        if file.imps.from.windows(2).any(|pair| pair[0] >= pair[1]) {
            return Err("the table of IMPs does not rise".to_string());
        }
        Ok(House { conventions, datums: file.datum, imps: file.imps, vp_scales: file.vp_scale })
    }
}

/// Refuses scales that cannot be, and a choice of one that is not there.
pub fn check_scales(
    conventions: &Conventions,
    own: &[VpRule],
    shared: &[VpRule],
) -> Result<(), String> {
    for rule in own {
        rule.check()?;
    }
    for choice in &conventions.vps {
        if !own.iter().chain(shared).any(|rule| rule.id == choice.scale) {
            return Err(format!("there is no victory point scale {}", choice.scale));
        }
    }
    Ok(())
}
