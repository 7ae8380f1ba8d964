//! The record of a return: the results, which pages, workbooks, a second run and the
//! register read. It holds all that they need, so that no output is read back, and can be
//! stored as bytes (`stored_record`).

mod board_prizes;
mod contestants;
mod draw;
mod duplicate_event;
mod event_details;
mod fingerprint;
mod games;
mod odd;
mod prizes;
mod ranking_fingerprint;
mod ratings;
mod reduced;
mod results;
mod score_fingerprint;
mod standings;
pub mod stored_record;

use std::ops::Deref;
use std::sync::Arc;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use engine::awards::ComputedEvent;
use engine::awards::competition::StageFacts;
use engine::standings::{DIPLOMACY_TEAMS_LIST_NAME, RankingList, section_rankings};
use model::form::Key;
use model::listed_word::ListedWord;
use model::problem::RenderedProblem;
use model::season_competition::SeasonCompetition;
use model::year_questions::OddKind;
use model::{
    Award, AwardKind, AwardPartWithCertificate, Basis, CertificateOrDirectCredit, Congress,
    EntryStatus, Event, EventKind, Exact, Language, Place, PointsByKind, StableSort, State, Unit,
    natural_cmp,
};

use super::people::{SeasonPlayers, SpellingId};

pub use board_prizes::BoardPrizeRecord;
pub use contestants::{
    CategoryRankingRecord, GroupContestant, GroupRankingRecord, RankingListRecord,
    SectionPlaceRecord, StandingRecord,
};
pub use draw::{DrawRecord, PairingRecord};
pub use duplicate_event::{DuplicateEventKind, DuplicateEventRecord};
pub use fingerprint::{EventFingerprint, unscored_event_hashes};
pub use games::{CrosstableRecord, DiplomacyGameRecord, DiplomacySeatRecord};
pub use odd::{ReturnOddity, find_return_oddities};
pub(crate) use prizes::PrizesRecord;
pub use ranking_fingerprint::{MAX_DAYS_BETWEEN_COPIES, SharedRankingOrder};
pub use ratings::{NormRecord, RatingRecord};
pub use reduced::ReducedReturnRecord;
pub use results::StandingDetails;
pub use score_fingerprint::{MAX_DATE_ERROR_DAYS, ScoreOverlap};
pub(crate) use standings::Standings;

/// The record of a return.
#[derive(Debug, Default, Clone, Serialize, Deserialize)]
pub struct ReturnRecord {
    /// Its path relative to the given folder, with `/` between folders.
    pub path: String,
    /// The path of its annotated copy below `returns/`, if any.
    pub annotated: Option<String>,
    pub events: Vec<EventRecord>,
    /// The competitions over many events that it, or settings above it, ask for.
    pub competitions: Vec<Arc<SeasonCompetition>>,
    /// What is odd in it by itself.
    pub odd: Vec<ReturnOddity>,
    /// What its settings do not ask about.
    pub quiet: Vec<OddKind>,
    pub problems: Vec<RenderedProblem>,
}

impl ReturnRecord {
    /// The return as shown before its results are released, without its problems.
    pub fn embargoed(&self) -> ReturnRecord {
        ReturnRecord {
            path: self.path.clone(),
            annotated: None,
            events: self.events.iter().map(EventRecord::embargoed).collect(),
            competitions: Vec::new(),
            odd: Vec::new(),
            quiet: Vec::new(),
            problems: Vec::new(),
        }
    }

    /// Adds problems, and puts all in order of place.
    pub fn add_problems(&mut self, told: Vec<RenderedProblem>) {
        self.problems.extend(told);
        self.problems.arrange_by(|a, b| a.sort_key().cmp(&b.sort_key()));
    }
}

/// Who ran an event and signs its certificates.
#[derive(Debug, Default, Clone, Serialize, Deserialize)]
pub struct OrganiserRecord {
    pub name: String,
    /// Its number in the union's list; may be empty.
    pub number: Box<str>,
    /// The issuing officer.
    pub officer: String,
}

impl OrganiserRecord {
    fn from_event(event: &Event) -> OrganiserRecord {
        OrganiserRecord {
            name: event.answer_text(Key::Organiser).unwrap_or_default().to_string(),
            number: event.answer_text(Key::OrganiserNo).unwrap_or_default().into(),
            officer: event.answer_text(Key::IssuingOfficer).unwrap_or_default().to_string(),
        }
    }
}

/// How many played in an event, and how it was scored.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct PlayFactsRecord {
    /// Contestants entered.
    pub contestants: u32,
    /// Tables in play; `None` if the format has no tables.
    pub tables: Option<Exact>,
    /// Whether it was scored from boards, which can be shown.
    pub from_boards: bool,
    /// The unit of scores.
    pub unit: Unit,
    /// Sessions that were played.
    pub sessions: u32,
}

impl PlayFactsRecord {
    fn from_computed(outcome: &ComputedEvent) -> PlayFactsRecord {
        let event = &outcome.event;
        PlayFactsRecord {
            contestants: players_or_teams(event),
            tables: tables(event),
            from_boards: event.state != State::Rejected
                && outcome.scores.board_scoring().is_some()
                && !event.boards.is_empty(),
            unit: outcome.scores.unit,
            sessions: outcome.scores.sessions.len() as u32,
        }
    }
}

/// The rankings of an event and the contestants and players in them.
#[derive(Debug, Default, Clone, Serialize, Deserialize)]
pub struct RankingsRecord {
    /// The ranking lists.
    pub lists: Vec<RankingListRecord>,
    /// The lists of categories.
    pub categories: Vec<CategoryRankingRecord>,
    /// The lists of groups.
    pub groups: Box<[GroupRankingRecord]>,
    /// The contestants of all lists, by list and place; those without a score come last.
    pub standings: Standings,
    /// The players of all contestants.
    pub players: Vec<SpellingId>,
}

/// What an event says of single chess players.
#[derive(Debug, Default, Clone, Serialize, Deserialize)]
pub struct ChessRatingsAndNormsRecord {
    /// The ratings after a tournament, if its games count for ratings.
    pub ratings: Box<[RatingRecord]>,
    /// The title norms made, missed or still possible.
    pub norms: Box<[NormRecord]>,
    /// The players of chess teams on their boards.
    pub board_players: Box<[BoardPrizeRecord]>,
}

/// The record of an event: its facts, which it derefs to, and its results.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct EventRecord {
    pub key: String,
    /// Its last day, when certificates are issued.
    pub last_day: Option<Date>,
    pub organiser: OrganiserRecord,
    /// The language of its page and certificates.
    pub language: Language,
    /// The rule set.
    #[serde(with = "rules_id")]
    pub rules: ListedWord,
    /// Whether and how players get certificates.
    pub issue: CertificateOrDirectCredit,
    /// The congress whose events share a certificate.
    pub congress: Option<Box<Congress>>,
    pub play: PlayFactsRecord,
    /// The state of its results.
    pub state: State,
    pub rankings: RankingsRecord,
    /// The awards, by standing and player.
    pub awards: Vec<AwardRecord>,
    /// The prize money, if any is paid.
    pub prizes: Option<Box<PrizesRecord>>,
    /// The crosstable, for an event of one player a side.
    pub games: Option<Box<CrosstableRecord>>,
    /// The games of a Diplomacy tournament, by round and board.
    pub diplomacy: Option<Box<[DiplomacyGameRecord]>>,
    /// The next round, if one is drawn.
    pub draw: Option<Box<DrawRecord>>,
    pub chess: ChessRatingsAndNormsRecord,
    /// Whether places and awards are still secret.
    pub embargoed: bool,
    /// The common basis of the event's awards; [`stored_record`] writes it separately.
    #[serde(skip)]
    pub ground: Arc<Basis>,
    /// The facts that other events of its competition need.
    pub facts: Arc<StageFacts>,
    /// Identifies what was played, whatever the file.
    pub fingerprint: Option<EventFingerprint>,
    /// Where it appears again.
    pub elsewhere: Option<Box<DuplicateEventRecord>>,
    /// What competitions over many events need besides the standings.
    pub results: StandingDetails,
    /// Identifies all of the above with the settings of its return, if that is known.
    pub content: Option<u128>,
}

impl Deref for EventRecord {
    type Target = StageFacts;

    fn deref(&self) -> &StageFacts {
        &self.facts
    }
}

/// An award.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct AwardRecord {
    /// The contestant, an index into [`RankingsRecord::standings`].
    pub standing: u32,
    pub player: SpellingId,
    /// The place that earned it and the number that share it.
    pub place: Place,
    /// The kind of award.
    pub kind: AwardKind,
    /// The name of a title or prize: `Champion`; empty for points.
    pub title: Box<str>,
    pub points: Exact,
    /// The basis; [`stored_record`] writes it separately, since awards share it.
    #[serde(skip)]
    pub basis: Arc<Basis>,
    /// The portions by certificate, unless it is one certificate of the event's last day.
    pub portions: Box<[AwardPartWithCertificate]>,
}

impl EventRecord {
    /// The record of an event. Adds its players to `people`.
    pub fn new(outcome: &ComputedEvent, key: String, people: &mut SeasonPlayers) -> EventRecord {
        let event = &outcome.event;
        let issue = CertificateOrDirectCredit::for_event(event, has_green_certificates(outcome));
        let rankings = RankingsRecord {
            lists: Vec::with_capacity(outcome.lists.len()),
            standings: Standings::with_capacity(event.entries.len()),
            ..RankingsRecord::default()
        };
        let mut record = EventRecord {
            key,
            last_day: event.last_day(),
            organiser: OrganiserRecord::from_event(event),
            language: Language::default(),
            rules: event.rules.map_or("", |rules| rules.id),
            issue,
            congress: Congress::for_event(event, issue).map(Box::new),
            play: PlayFactsRecord::from_computed(outcome),
            state: event.state,
            rankings,
            awards: Vec::with_capacity(outcome.awarded.awards.len()),
            prizes: None,
            games: None,
            diplomacy: None,
            draw: DrawRecord::from_event(outcome).map(Box::new),
            chess: ChessRatingsAndNormsRecord::default(),
            embargoed: false,
            ground: Arc::new(outcome.awarded.ground.clone()),
            facts: Arc::clone(&outcome.facts),
            fingerprint: EventFingerprint::from_computed(outcome),
            elsewhere: outcome
                .elsewhere
                .as_ref()
                .map(DuplicateEventRecord::from_copy)
                .map(Box::new),
            results: StandingDetails::default(),
            content: None,
        };
        let mut positions = vec![0u32; event.entries.len()];
        let lists = outcome.lists.iter();
        lists.for_each(|list| record.add_list(outcome, list, people, &mut positions));
        record.add_rankings_within(outcome, &positions);
        record.add_awards(outcome, &positions);
        record.results = StandingDetails::from_event(outcome, &positions);
        let prizes = |prizes| Box::new(PrizesRecord::from_prizes(prizes, &positions));
        record.prizes = outcome.prizes.as_ref().map(prizes);
        record.diplomacy =
            DiplomacyGameRecord::all_from_event(outcome, &record.rankings.lists, &positions);
        // Without lists there are no standings to refer to.
        let table = outcome.table.as_ref().filter(|_| !record.rankings.lists.is_empty());
        record.games =
            table.map(|table| Box::new(CrosstableRecord::from_crosstable(table, &positions)));
        if !record.rankings.lists.is_empty() {
            record.add_players(outcome, &positions);
        }
        record
    }

    /// Adds what an event tells of single players: ratings, norms, places on boards.
    fn add_players(&mut self, outcome: &ComputedEvent, positions: &[u32]) {
        self.chess.ratings = RatingRecord::all_from_event(outcome, positions);
        self.chess.norms = NormRecord::all_from_event(outcome, positions);
        self.chess.board_players =
            BoardPrizeRecord::all_from_event(outcome, &self.rankings.standings, positions);
    }

    /// The event as shown before its results are released: the contestants by label,
    /// without places, scores, games and awards.
    pub fn embargoed(&self) -> EventRecord {
        let mut veiled = self.clone();
        veiled.embargoed = true;
        veiled
            .rankings
            .lists
            .retain(|list| list.section.as_deref() != Some(DIPLOMACY_TEAMS_LIST_NAME));
        veiled.rankings.standings = Standings::with_capacity(self.rankings.standings.len());
        for list in &mut veiled.rankings.lists {
            let start = veiled.rankings.standings.len() as u32;
            let mut own: Vec<&StandingRecord> =
                self.rankings.standings.rows_of_list(list).collect();
            own.arrange_by(|a, b| natural_cmp(&a.entry, &b.entry));
            own.into_iter().for_each(|own| veiled.rankings.standings.push(own.without_results()));
            list.standings = start..veiled.rankings.standings.len() as u32;
            list.ranked = 0;
        }
        veiled.awards.clear();
        veiled.prizes = None;
        veiled.chess = ChessRatingsAndNormsRecord::default();
        (veiled.rankings.categories, veiled.rankings.groups) = Default::default();
        (veiled.elsewhere, veiled.results) = Default::default();
        (veiled.games, veiled.diplomacy, veiled.play.from_boards) = (None, None, false);
        veiled.ground = Arc::default();
        veiled
    }

    fn add_list(
        &mut self,
        outcome: &ComputedEvent,
        list: &RankingList,
        people: &mut SeasonPlayers,
        positions: &mut [u32],
    ) {
        let start = self.rankings.standings.len() as u32;
        let parts = section_rankings(&outcome.event, list);
        let ranked = list.standings.iter().map(|standing| (standing.entry, Some(standing)));
        let unranked = list.unranked.iter().map(|entry| (*entry, None));
        for (index, standing) in ranked.chain(unranked) {
            let entry = &outcome.event.entries[index];
            positions[index] = self.rankings.standings.len() as u32;
            let first = self.rankings.players.len() as u32;
            let club = entry.club.as_deref().unwrap_or(&self.organiser.name);
            for player in &entry.players {
                self.rankings.players.push(people.find_or_add_spelling(
                    &player.name,
                    player.number.as_deref(),
                    club,
                ));
            }
            let players = first..self.rankings.players.len() as u32;
            let part = SectionPlaceRecord::for_entry(&parts, index).map(Box::new);
            let standing = StandingRecord::from_entry(outcome, index, standing);
            self.rankings.standings.push(StandingRecord { part, players, ..standing });
        }
        self.rankings.lists.push(RankingListRecord {
            section: list.section.as_deref().map(Into::into),
            direction: list.direction,
            standings: start..self.rankings.standings.len() as u32,
            ranked: list.standings.len() as u32,
        });
    }

    /// Adds the rankings of categories and groups.
    fn add_rankings_within(&mut self, outcome: &ComputedEvent, positions: &[u32]) {
        let categories = outcome.categories.iter();
        self.rankings.categories =
            categories.map(|list| CategoryRankingRecord::from_list(list, positions)).collect();
        let groups = outcome.groups.iter();
        self.rankings.groups =
            groups.map(|list| GroupRankingRecord::from_ranking(list, positions)).collect();
    }

    fn add_awards(&mut self, outcome: &ComputedEvent, positions: &[u32]) {
        for award in &outcome.awarded.awards {
            let standing = positions[award.entry];
            let players = &self.rankings.standings[standing as usize].players;
            let player = self.rankings.players[players.start as usize + award.player];
            self.awards.push(AwardRecord {
                standing,
                player,
                place: Place { number: award.place, tied: award.tied },
                kind: award.kind,
                title: award.title.clone(),
                points: award.points,
                basis: Arc::clone(&award.basis),
                portions: award.portions.as_slice().into(),
            });
        }
        self.awards.arrange_by_key(|award| award.standing);
    }

    /// The list that a standing is in.
    pub fn list_of_standing(&self, standing: u32) -> Option<&RankingListRecord> {
        self.rankings.lists.iter().find(|list| list.standings.contains(&standing))
    }

    /// The players of a contestant.
    pub fn players_of_standing(&self, standing: &StandingRecord) -> &[SpellingId] {
        &self.rankings.players[standing.players.start as usize..standing.players.end as usize]
    }

    /// The percentage of a contestant, if there is one.
    pub fn percentage_of_standing(&self, standing: u32) -> Option<Exact> {
        let at = standing as usize;
        match self.results.percentages.get(at) {
            Some(percentage) => *percentage,
            None => self.rankings.standings[at].score.filter(|_| self.play.unit == Unit::Percent),
        }
    }

    /// Its crosstable and a contestant's index in it.
    pub fn crosstable_of_standing(&self, standing: u32) -> Option<(&CrosstableRecord, usize)> {
        let games = self.games.as_deref()?;
        let position = games.players.iter().position(|player| player.standing == standing)?;
        Some((games, position))
    }

    /// The awards of a contestant.
    pub fn awards_of_standing(&self, standing: u32) -> impl Iterator<Item = &AwardRecord> {
        let first = self.awards.partition_point(|award| award.standing < standing);
        self.awards[first..].iter().take_while(move |award| award.standing == standing)
    }

    /// The sum of its points.
    pub fn total_points(&self) -> PointsByKind {
        let mut points = PointsByKind::default();
        self.awards.iter().for_each(|award| points.add(award.kind, award.points));
        points
    }

    /// Whether players get their points on certificates (WBU 1.7.1).
    pub fn issues_certificates(&self) -> bool {
        self.issue != CertificateOrDirectCredit::Direct
    }
}

/// Whether it brings Green Points under a rule book that puts them on congress certificates (WBU
/// 5.2.5).
fn has_green_certificates(outcome: &ComputedEvent) -> bool {
    let book = outcome.event.rules.and_then(|rules| packs::awarding_pack(rules.id));
    let is_green = |award: &Award| award.kind == AwardKind::Green;
    book.is_some_and(|book| book.congress_certificate_clause().is_some())
        && outcome.awarded.awards.iter().any(is_green)
}

/// Contestants entered, without teams whose players are contestants themselves.
fn players_or_teams(event: &Event) -> u32 {
    event.entries.iter().filter(|entry| entry.status != EntryStatus::Team).count() as u32
}

/// Tables in play: as typed, else computed from the entries; a ladder has none, since its
/// matches are not played at one time.
fn tables(event: &Event) -> Option<Exact> {
    let typed = event.answers.number(Key::Tables).map(|cell| cell.value);
    let at_once = event.contestant_kind() != EventKind::Other && !event.is_ladder();
    let counted = at_once.then(|| event.table_count(event.entries.len()));
    typed.or(counted)
}

/// The id of a rule book in a stored record; empty if none.
mod rules_id {
    use serde::de::{Deserializer, Error};
    use serde::{Deserialize, Serializer};

    pub(super) fn serialize<S: Serializer>(id: &str, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(id)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<&'static str, D::Error> {
        let id = String::deserialize(from)?;
        let known = packs::parse_rule_book_name(Some(&id)).or_else(|| id.is_empty().then_some(""));
        known.ok_or_else(|| D::Error::custom(format!("{id} is not a rule book")))
    }
}
