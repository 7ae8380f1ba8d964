//! The schema of `itc.toml`, the Interstate Teams (10 to 14), and which events it covers.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use super::AbfCompetition;
use engine::rules::cited_clauses::CitedClause;
use engine::rules::parse_figures;
use model::form::Key;
use model::name_comparison::folded_name;
use model::{Category, Event, Exact, Stage};

static ITC: LazyLock<InterstateTeamsRules> = LazyLock::new(|| {
    InterstateTeamsRules::from_toml(include_str!("../itc.toml"))
        .unwrap_or_else(|why| unreachable!("the shipped file itc.toml is tested: {why}"))
});

/// The figures that come with the program, read once.
pub(crate) fn interstate_teams_rules() -> &'static InterstateTeamsRules {
    &ITC
}

/// The rules of the Interstate Teams, as `itc.toml` has them.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct InterstateTeamsRules {
    /// The Qualifying Stage (10.1, 11.2).
    pub qualifying: QualifyingStageRules,
    /// What a bye is worth (10.9).
    pub bye: ByeScore,
    /// What a forfeit is worth (10.10).
    pub forfeit: ForfeitScore,
    /// The numbers of the last round robin (10.3).
    pub renumbering: CitedClause,
    /// The random round robin (10.5.2).
    pub random: CitedClause,
    /// The round robin of blind line-ups (10.5.3).
    pub blind: CitedClause,
    /// How often teams meet, by their number (10.4, 10.5).
    pub field: Vec<RoundRobinsByTeamCount>,
    /// The printed draws (10.4.1, 10.5.1).
    pub table: Vec<PrintedDraw>,
    /// The numbers drawn for the States (10.2).
    pub numbers: Vec<DrawnStateNumbers>,
    /// The States and their names.
    pub state: Vec<AustralianState>,
    /// The teams of the Repechage Final and the Final (11.3, 11.4).
    #[serde(rename = "final")]
    pub stage: Vec<FinalMatch>,
    /// Choices and ties in the finals (11.5, 12.3).
    pub finals: FinalsRules,
    /// Who may play in the finals (11.1).
    pub eligibility: FinalsEligibility,
    /// Playoff Qualifying Points (14).
    pub pqp: PlayoffPointRules,
}

/// Rounds, byes and forfeits of the Qualifying Stage.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct QualifyingStageRules {
    /// Boards of a match.
    pub boards: u32,
    pub clause: String,
    /// IMPs carried per VP of difference.
    pub carry_over: Exact,
    pub carry_over_clause: String,
}

/// What a team scores for a bye.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ByeScore {
    pub vps: Exact,
    pub imps: Exact,
    pub clause: String,
}

/// What a forfeit scores for the sides.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ForfeitScore {
    /// Minimum victory points of the side not at fault.
    pub vps: Exact,
    /// Maximum victory points of that side.
    pub most: Exact,
    /// The sum of an average and its complement.
    pub whole: Exact,
    pub clause: String,
    /// The clause of the scale that gives its IMPs.
    pub scale_clause: String,
    /// The clause of a match with too few compared boards.
    pub unplayable_clause: String,
}

/// How often teams meet, by their number.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RoundRobinsByTeamCount {
    /// The number of teams in the field.
    pub teams: usize,
    /// Number of round robins.
    pub round_robins: usize,
    /// The size of the table that is used.
    pub table: usize,
    pub clause: String,
    /// The clause of the table.
    pub table_clause: String,
    /// The clause of who sits first.
    pub sits_clause: String,
    /// Whether this is a house reading.
    #[serde(default)]
    pub house: bool,
    /// The reason for the reading, where it is palmares' own.
    pub reason: Option<String>,
}

/// A printed draw: the pairs of each round. The first sits North-South in the open room (10.6).
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct PrintedDraw {
    pub teams: usize,
    pub clause: String,
    pub rounds: Vec<Vec<[usize; 2]>>,
}

/// The numbers drawn for the States in a category.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct DrawnStateNumbers {
    pub category: String,
    /// The number of each State.
    pub states: BTreeMap<String, usize>,
    pub clause: String,
}

/// A State or Territory that sends teams.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct AustralianState {
    /// Its abbreviation in the regulations.
    pub id: String,
    pub names: Vec<String>,
}

/// A match of the finals.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct FinalMatch {
    /// Its stage in the form.
    pub stage: Stage,
    /// Whether it is a Youth final.
    pub youth: bool,
    /// The places of the Qualifying Stage that meet. After a Repechage Final, its winner takes
    /// the second place.
    pub places: [usize; 2],
    pub stanzas: usize,
    /// Boards of a stanza.
    pub boards: u32,
    pub clause: String,
    /// Choice of opponents: `in turn`, or `odd or even` stanzas.
    pub choice: String,
}

/// Rules of all finals.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct FinalsRules {
    /// The clause of the choice of opponents.
    pub choice_clause: String,
    /// The clause of ties.
    pub tie_clause: String,
}

/// Who may play in the finals.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct FinalsEligibility {
    /// Minimum matches of the Qualifying Stage to play in the finals.
    pub matches: u32,
    /// Minimum stanzas of the Repechage Final to play in the Final.
    pub repechage: u32,
    /// Minimum stanzas of the Final for the title.
    pub title: u32,
    pub clause: String,
    /// The clause of substitutes.
    pub guest_clause: String,
}

/// Playoff Qualifying Points of teams.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct PlayoffPointRules {
    /// The categories in which points are won.
    pub categories: Vec<String>,
    /// The points of each match for playing it.
    pub each: Exact,
    pub each_clause: String,
    /// Additional points for the winners of the Final.
    pub winner: Exact,
    /// Additional points for the losers of the Final.
    pub runner_up: Exact,
    pub final_clause: String,
    /// Minimum matches of the Qualifying Stage.
    pub matches: u32,
    /// Minimum stanzas of the Repechage Final.
    pub repechage: u32,
    /// Minimum stanzas of the Final.
    pub stanzas: u32,
    /// The clause of those conditions.
    pub playing_clause: String,
}

impl InterstateTeamsRules {
    /// Reads the text of the file, and checks that its figures are sound.
    pub(crate) fn from_toml(text: &str) -> Result<InterstateTeamsRules, String> {
        let file: InterstateTeamsRules = parse_figures(text)?;
        for field in &file.field {
            let table = file.table.iter().find(|table| table.teams == field.table);
            let rounds = table.map(|table| table.rounds.len());
            if rounds != Some(field.table - 1 + field.table % 2) {
                return Err(format!("the table of {} teams has too few rounds", field.table));
            }
        }
        Ok(file)
    }

    /// The round robins of a number of teams.
    pub(crate) fn round_robins_for_team_count(
        &self,
        teams: usize,
    ) -> Option<&RoundRobinsByTeamCount> {
        self.field.iter().find(|field| field.teams == teams)
    }

    /// The pairs and the bye of a round, counted from 1, by numbers.
    pub(crate) fn round_pairings(
        &self,
        teams: usize,
        round: usize,
    ) -> Option<(Vec<[usize; 2]>, Option<usize>)> {
        let field = self.round_robins_for_team_count(teams)?;
        let table = self.table.iter().find(|table| table.teams == field.table)?;
        let printed = table.rounds.get(round.checked_sub(1)?)?;
        let free = (1..=field.table).find(|number| !printed.iter().flatten().any(|n| n == number));
        let mut pairs: Vec<[usize; 2]> = Vec::new();
        let mut bye = free;
        for pair in printed {
            match pair.iter().position(|number| *number > teams) {
                Some(nobody) => bye = Some(pair[1 - nobody]),
                None => pairs.push(*pair),
            }
        }
        if let (Some(alone), true) = (bye, teams > field.table) {
            pairs.push([alone, teams]);
            bye = None;
        }
        Some((pairs, bye))
    }

    /// Rounds of one round robin of `teams`.
    pub(crate) fn rounds_per_round_robin(&self, teams: usize) -> Option<usize> {
        let field = self.round_robins_for_team_count(teams)?;
        self.table.iter().find(|table| table.teams == field.table).map(|table| table.rounds.len())
    }

    /// The match of the finals that an event is.
    pub(crate) fn final_match_of_event(&self, event: &Event) -> Option<&FinalMatch> {
        let youth = event.category() == Category::Youth;
        // Only the finals have a carry-over.
        let stage = if event.stage() == Stage::Repechage { Stage::Repechage } else { Stage::Final };
        let found = self.stage.iter().find(|known| known.stage == stage && known.youth == youth);
        found.filter(|_| is_interstate_teams_final(event))
    }

    /// Whether a Repechage Final precedes a match of the finals (11.3, 11.4).
    pub(crate) fn follows_repechage(&self, stage: &FinalMatch) -> bool {
        let is_before =
            |other: &FinalMatch| other.stage == Stage::Repechage && other.youth == stage.youth;
        stage.stage == Stage::Final && self.stage.iter().any(is_before)
    }

    /// The number drawn for a State in the event's category (10.2).
    pub(crate) fn drawn_number_of_state(&self, event: &Event, name: &str) -> Option<usize> {
        let list = self.numbers.iter().find(|list| list.category == category_or_open(event))?;
        list.states.get(self.state_id_by_name(name)?).copied()
    }

    /// The State with this name.
    pub(crate) fn state_id_by_name(&self, name: &str) -> Option<&str> {
        let name = folded_name(name);
        let named =
            |state: &&AustralianState| state.names.iter().any(|known| folded_name(known) == name);
        self.state.iter().find(named).map(|state| state.id.as_str())
    }
}

/// The category of an event; default `open`.
pub(crate) fn category_or_open(event: &Event) -> &str {
    event.answer_text(Key::Category).unwrap_or("open")
}

fn is_itc(event: &Event) -> bool {
    event.rules.is_some_and(|rules| rules.id == "abf-anc-2018")
        && AbfCompetition::from_event(event) == Some(AbfCompetition::Teams)
}

/// Whether an event is the Qualifying Stage of the Interstate Teams.
pub(crate) fn is_interstate_teams_qualifying(event: &Event) -> bool {
    is_itc(event) && event.stage().is_first() && !has_carry_over(event)
}

/// Whether an event is the Repechage Final or the Final of the Interstate Teams, one match in
/// stanzas.
pub(crate) fn is_interstate_teams_final(event: &Event) -> bool {
    is_itc(event)
        && (matches!(event.stage(), Stage::Repechage | Stage::Final) || has_carry_over(event))
}

fn has_carry_over(event: &Event) -> bool {
    event.answer_text(Key::CarryOver) == Some("abf 11.2")
}

/// Rounds of the Qualifying Stage by number of teams; stanzas of a final.
pub(crate) fn round_or_stanza_count(event: &Event) -> Option<usize> {
    if let Some(stage) = ITC.final_match_of_event(event) {
        return Some(stage.stanzas);
    }
    let teams = event.entries.len();
    let field =
        ITC.round_robins_for_team_count(teams).filter(|_| is_interstate_teams_qualifying(event))?;
    Some(field.round_robins * ITC.rounds_per_round_robin(teams)?)
}
