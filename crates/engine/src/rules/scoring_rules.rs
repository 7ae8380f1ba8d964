//! Scoring conventions as data: the shape of `scoring.toml` and of the block `[scoring]` of a rule
//! book.
//!
//! A rule book has the whole block or uses the default. It chooses datums and victory point scales
//! by name, its own before those of `scoring.toml`. Names are resolved when the file is parsed, so
//! a missing one is an error at once.

use serde::Deserialize;

use super::figures::parse_figures;
use super::vp_scale::VpScaleRule;
use model::{Category, Exact, Format, Stage};

/// How boards become scores.
#[derive(Debug)]
pub struct ScoringConventions {
    pub matchpoints: MatchpointRules,
    /// Artificial scores in per cent.
    pub artificial: ArtificialPercentages,
    /// Artificial scores in IMPs.
    pub artificial_imps: AveragePlusImps,
    /// Average plus on several boards; `None` if each board counts by itself.
    pub several_boards: Option<AveragePlusOnSeveralBoards>,
    /// How cross-IMPs are divided.
    pub cross_imps: CrossImpDivisorRule,
    /// The victory point scales; the first that fits applies.
    pub vps: Vec<VpScaleChoice>,
    /// The clause that requires datums.
    pub datum_choice: ScoringChoiceReason,
    /// Datums of special events, checked first.
    pub special_datums: Vec<SpecialDatum>,
    /// The datum of all other events.
    pub ordinary_datum: DatumRule,
    /// The datum of a version of a fouled board.
    pub fouled_datum: DatumRule,
}

/// The properties of an event that a convention can depend on. A block fits if the event has every
/// word that it names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct EventScoringProperties<'a> {
    pub competition: Option<&'a str>,
    pub category: Option<Category>,
    pub stage: Option<Stage>,
    pub format: Option<Format>,
}

impl ScoringConventions {
    /// The datum of an event.
    pub fn datum_rule(&self, occasion: EventScoringProperties) -> &DatumRule {
        let special = self.special_datums.iter().find(|special| special.events.fits(occasion));
        special.map_or(&self.ordinary_datum, |special| &special.datum)
    }

    /// The victory point scale of an event that names none.
    pub fn default_vp_scale(&self, occasion: EventScoringProperties) -> Option<&VpScaleChoice> {
        self.vps.iter().find(|choice| choice.events.fits(occasion))
    }
}

/// The reason for a choice.
#[derive(Clone, Debug)]
pub struct ScoringChoiceReason {
    /// Whether it is palmares' own choice.
    pub house: bool,
    /// The reason for the choice.
    pub reason: Option<String>,
    pub clause: String,
}

/// How matchpoints are counted.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct MatchpointRules {
    /// The rule for a board with fewer results than others.
    pub fewer_results: FewerResultsRule,
    /// Whether it is palmares' own choice.
    #[serde(default)]
    pub house: bool,
    /// The reason for the choice.
    pub reason: Option<String>,
    pub clause: String,
}

/// The rule for a board with fewer results than others.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
pub enum FewerResultsRule {
    /// Neuberg's formula `(M + S) x E / A - S` for `M` matchpoints, `E` expected and `A` actual
    /// scores, and `S` = 1 if a better comparison is worth 2.
    Neuberg,
    /// A share of the board's own top.
    Simple,
}

/// Artificial scores in per cent (Law 12C2).
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct ArtificialPercentages {
    /// Average plus, in per cent.
    pub plus: Exact,
    pub average: Exact,
    /// Average minus, in per cent.
    pub minus: Exact,
    /// Whether the contestant's own session average replaces average plus if better, and average
    /// minus if worse.
    pub own_average: bool,
    pub clause: String,
    /// The clause that fixes average plus; the own average does not replace it then.
    pub plus_clause: Option<String>,
}

impl ArtificialPercentages {
    /// Whether the own average can replace average plus.
    pub fn allows_own_average(&self) -> bool {
        self.own_average && self.plus_clause.is_none()
    }
}

/// The IMPs of average plus on a single board, for each side (Law 12C2(b)). Average minus is the
/// negative, average is 0.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct AveragePlusImps {
    /// For pairs scored against a datum or each other.
    pub pairs: Exact,
    pub pairs_clause: String,
    pub teams: Exact,
    pub teams_clause: String,
    /// The clause that makes a fouled board without comparison average plus, if the rule book has
    /// it.
    pub fouled_clause: Option<String>,
    /// Whether any one word for both sides of a pairs board means average plus for both.
    #[serde(default)]
    pub any_word: bool,
    /// Whether a board that was not played is average plus.
    #[serde(default)]
    pub not_played: bool,
    /// Whether one of these is palmares' own choice.
    #[serde(default)]
    pub house: bool,
    /// The reason for the choice.
    pub reason: Option<String>,
}

/// Average plus on several boards of a match or session together: the amount of one board times the
/// square root of their number.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct AveragePlusOnSeveralBoards {
    /// The clause for teams.
    pub teams_clause: String,
    /// The clause for pairs scored by IMPs.
    pub pairs_clause: String,
    /// The clause that rounds IMPs to the nearest, half up.
    pub imps_clause: String,
    /// Sums of percentages as printed, by number of boards from 1; the formula for more.
    pub percent: Vec<Exact>,
    /// The clause for matchpoints.
    pub percent_clause: String,
    /// Whether it is palmares' own reading.
    #[serde(default)]
    pub house: bool,
    /// The reason for the reading.
    pub reason: Option<String>,
}

/// The divisor of cross-IMPs.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct CrossImpDivisorRule {
    pub divisor: CrossImpDivisor,
    /// Whether it is palmares' own choice.
    #[serde(default)]
    pub house: bool,
    /// The reason for the choice.
    pub reason: Option<String>,
    pub clause: String,
}

/// The divisor of a board's sum of cross-IMPs.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
pub enum CrossImpDivisor {
    /// The other results of the board.
    Comparisons,
    /// All results of the board.
    Results,
    /// None: sums stay sums.
    None,
}

/// How scores make a datum.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct DatumRule {
    /// The name by which a block refers to the datum.
    pub id: String,
    /// The mean is rounded to a multiple of this, halves away from zero; 0 for no rounding.
    pub round_to: u32,
    /// Excluded extremes by number of scores, ascending.
    pub band: Vec<DatumExclusionBand>,
    pub clause: String,
}

/// The scores excluded from a number of scores on.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct DatumExclusionBand {
    /// The least number of scores.
    pub from: usize,
    /// The number of lowest scores excluded.
    #[serde(default)]
    pub low: usize,
    /// The number of highest scores excluded.
    #[serde(default)]
    pub high: usize,
    /// A share of the scores excluded at each end in addition, rounded down.
    pub share: Option<Exact>,
    /// The clause, if not that of the datum.
    pub clause: Option<String>,
}

/// The scores that a datum excludes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DatumExclusions<'a> {
    /// How many of the lowest scores do not count.
    pub low: usize,
    /// How many of the highest scores do not count.
    pub high: usize,
    pub clause: &'a str,
}

impl DatumRule {
    /// The extremes excluded from a number of scores; `None` if there are too few or none would
    /// remain.
    pub fn excluded_scores(&self, scores: usize) -> Option<DatumExclusions<'_>> {
        let band = self.band.iter().rev().find(|band| scores >= band.from)?;
        let share = band.share.map_or(0, |share| {
            usize::try_from((Exact::whole(scores as i128) * share).floor()).unwrap_or(0)
        });
        let (low, high) = (band.low + share, band.high + share);
        let clause = band.clause.as_deref().unwrap_or(&self.clause);
        (low + high < scores).then_some(DatumExclusions { low, high, clause })
    }

    /// A mean with the datum's rounding.
    pub fn round_mean(&self, mean: Exact) -> Exact {
        match self.round_to {
            0 => mean,
            step => (mean / step).rounded(0) * Exact::whole(step),
        }
    }

    fn check(&self) -> Result<(), String> {
        let rising = self.band.windows(2).all(|pair| pair[0].from < pair[1].from);
        let usable = self.band.first().and_then(|band| self.excluded_scores(band.from)).is_some();
        if rising && usable { Ok(()) } else { Err(format!("the bands of datum {}", self.id)) }
    }
}

/// A datum of special events.
#[derive(Clone, Debug)]
pub struct SpecialDatum {
    pub events: RequiredEventProperties,
    pub datum: DatumRule,
    pub clause: String,
}

/// The events of a block; all if it names no word.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug, Default)]
#[serde(deny_unknown_fields)]
pub struct RequiredEventProperties {
    pub competition: Option<String>,
    pub category: Option<Category>,
    pub stage: Option<Stage>,
    pub format: Option<Format>,
}

impl RequiredEventProperties {
    /// Whether the event has every named word.
    pub fn fits(&self, occasion: EventScoringProperties) -> bool {
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
pub struct VpScaleChoice {
    #[serde(default)]
    pub events: RequiredEventProperties,
    /// The name of the victory point scale.
    pub scale: String,
    /// The boards of the scale, if not those of the match.
    pub boards: Option<u32>,
    /// Whether it is palmares' own choice.
    #[serde(default)]
    pub house: bool,
    /// The reason for the choice.
    pub reason: Option<String>,
    pub clause: String,
}

/// The block `[scoring]` of a file, with unresolved names.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ScoringBlock {
    matchpoints: MatchpointRules,
    artificial: ArtificialPercentages,
    artificial_imps: AveragePlusImps,
    several_boards: Option<AveragePlusOnSeveralBoards>,
    cross_imps: CrossImpDivisorRule,
    datum: DatumChoice,
    vps: Vec<VpScaleChoice>,
}

/// The choice of datums.
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

/// The datum of special events.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct SpecialChoice {
    events: RequiredEventProperties,
    datum: String,
    clause: String,
}

impl ScoringBlock {
    /// The conventions, with datums looked up in `own`, then in `shared`. The error says what is
    /// missing or invalid.
    pub fn resolve(
        self,
        own: &[DatumRule],
        shared: &[DatumRule],
    ) -> Result<ScoringConventions, String> {
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
        if self.vps.last().is_none_or(|choice| choice.events != RequiredEventProperties::default())
        {
            return Err("the last victory point scale must be for all events".to_string());
        }
        Ok(ScoringConventions {
            matchpoints: self.matchpoints,
            artificial: self.artificial,
            artificial_imps: self.artificial_imps,
            several_boards: self.several_boards,
            cross_imps: self.cross_imps,
            ordinary_datum: named(&self.datum.ordinary)?,
            fouled_datum: named(&self.datum.fouled)?,
            special_datums: special.collect::<Result<_, String>>()?,
            datum_choice: ScoringChoiceReason {
                house: self.datum.house,
                reason: self.datum.reason,
                clause: self.datum.clause,
            },
            vps: self.vps,
        })
    }
}

/// The file `scoring.toml`: the default conventions and the shared tables.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct HouseFile {
    scoring: ScoringBlock,
    datum: Vec<DatumRule>,
    imps: ImpTable,
    vp_scale: Vec<VpScaleRule>,
}

/// The table of international match points.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ImpTable {
    /// The least difference for each IMP, from 1 up.
    pub from: Vec<u32>,
    pub clause: String,
}

/// The content of `scoring.toml`.
#[derive(Debug)]
pub struct SharedScoringConventions {
    /// The conventions of events whose rule book says nothing.
    pub conventions: ScoringConventions,
    /// Datums that a rule book can name.
    pub datums: Vec<DatumRule>,
    /// The IMPs of a difference.
    pub imps: ImpTable,
    /// Victory point scales that any event can name.
    pub vp_scales: Vec<VpScaleRule>,
}

impl SharedScoringConventions {
    /// Parses a file of this shape.
    pub fn from_toml(text: &str) -> Result<SharedScoringConventions, String> {
        let file: HouseFile = parse_figures(text)?;
        let conventions = file.scoring.resolve(&file.datum, &[])?;
        check_vp_scales(&conventions, &file.vp_scale, &[])?;
        if file.imps.from.windows(2).any(|pair| pair[0] >= pair[1]) {
            return Err("the table of IMPs does not rise".to_string());
        }
        Ok(SharedScoringConventions {
            conventions,
            datums: file.datum,
            imps: file.imps,
            vp_scales: file.vp_scale,
        })
    }
}

/// Checks the scales, and that every chosen scale exists.
pub fn check_vp_scales(
    conventions: &ScoringConventions,
    own: &[VpScaleRule],
    shared: &[VpScaleRule],
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
