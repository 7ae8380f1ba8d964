//! Records reduced to what some pages show, so that a season of any size can be put together piece
//! by piece. Positions of events and standings stay.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::people::{SeasonPlayers, SpellingId};
use model::Basis;

use super::games::{CrosstablePlayer, CrosstableRecord, DiplomacyGameRecord};
use super::stored_record::{self, StoredRecordError, UnresolvedRecord};
use super::{
    AwardRecord, ChessRatingsAndNormsRecord, EventRecord, OrganiserRecord, RankingsRecord,
    ReturnRecord, StandingDetails, StandingRecord, Standings,
};

/// No return has more events: they are rows of a sheet.
const MOST_EVENTS: u32 = 1 << 20;

/// A record of which some events are left out, and of the others what some pages show.
#[derive(Debug)]
pub struct ReducedReturnRecord {
    /// The positions of its events among those of the return, ascending.
    positions: Vec<u32>,
    /// The record with these events only.
    record: ReturnRecord,
}

impl ReducedReturnRecord {
    fn of(path: &str) -> ReducedReturnRecord {
        let record = ReturnRecord { path: path.to_string(), ..ReturnRecord::default() };
        ReducedReturnRecord { positions: Vec::new(), record }
    }

    fn push(&mut self, position: u32, event: EventRecord) {
        self.positions.push(position);
        self.record.events.push(event);
    }

    /// Writes it with its names.
    ///
    /// # Errors
    ///
    /// Those of [`stored_record::encode_record`].
    pub fn encode(self, people: &SeasonPlayers) -> Result<Vec<u8>, StoredRecordError> {
        let mut bytes =
            stored_record::value_to_bytes(&self.positions).ok_or(StoredRecordError::Foreign)?;
        bytes.extend(stored_record::encode_record(self.record, people)?);
        Ok(bytes)
    }

    /// Reads what was written. Places of events that were left out stay empty.
    ///
    /// # Errors
    ///
    /// Those of [`stored_record::decode_record`].
    pub fn decode(bytes: &[u8]) -> Result<UnresolvedRecord, StoredRecordError> {
        let (positions, rest): (Vec<u32>, &[u8]) =
            stored_record::decode_first_value(bytes).ok_or(StoredRecordError::Foreign)?;
        stored_record::decode_record(rest)?.spread_events_to_positions(&positions)
    }
}

impl ReturnRecord {
    /// What the pages and certificates of each bucket of players show of it.
    pub fn split_by_player_bucket(
        &self,
        bucket: &dyn Fn(SpellingId) -> u16,
    ) -> BTreeMap<u16, ReducedReturnRecord> {
        let mut reduced = BTreeMap::new();
        for (position, event) in (0u32..).zip(&self.events) {
            for (own, event) in event.by_players(bucket) {
                reduced
                    .entry(own)
                    .or_insert_with(|| ReducedReturnRecord::of(&self.path))
                    .push(position, event);
            }
        }
        reduced
    }

    /// What the pages of each bucket of clubs show of it. Events without a bucket are left out.
    pub fn split_by_club_bucket(
        &self,
        bucket: &dyn Fn(&EventRecord) -> Option<u16>,
    ) -> BTreeMap<u16, ReducedReturnRecord> {
        let mut reduced = BTreeMap::new();
        for (position, event) in (0u32..).zip(&self.events) {
            let Some(own) = bucket(event) else { continue };
            let own = reduced.entry(own).or_insert_with(|| ReducedReturnRecord::of(&self.path));
            own.push(position, event.of_club());
        }
        reduced
    }

    /// The record with its events at positions, ascending, and empty places between them; `None` if
    /// these are not its positions.
    pub(super) fn spread_events_to_positions(&mut self, positions: &[u32]) -> Option<()> {
        let within = positions.last().is_none_or(|last| *last < MOST_EVENTS);
        if positions.len() != self.events.len() || !positions.is_sorted_by(|a, b| a < b) || !within
        {
            return None;
        }
        let Some(absent) = self.events.first().map(EventRecord::absent) else { return Some(()) };
        let shown = std::mem::take(&mut self.events);
        for (position, event) in positions.iter().zip(shown) {
            self.events.resize(*position as usize, absent.clone());
            self.events.push(event);
        }
        Some(())
    }
}

impl EventRecord {
    /// What the pages and certificates of each bucket of players show of it.
    fn by_players(&self, bucket: &dyn Fn(SpellingId) -> u16) -> BTreeMap<u16, EventRecord> {
        let mut wanted: BTreeMap<u16, BTreeSet<u32>> = BTreeMap::new();
        for (at, row) in self.rankings.standings.iter_with_positions() {
            for id in self.players_of_standing(row) {
                wanted.entry(bucket(*id)).or_default().insert(at);
            }
        }
        let of_bucket = |(own, wanted): (u16, BTreeSet<u32>)| {
            (own, self.of_players(&|id| bucket(id) == own, &wanted))
        };
        wanted.into_iter().map(of_bucket).collect()
    }

    /// The same of some players, by their standings.
    fn of_players(&self, own: &dyn Fn(SpellingId) -> bool, wanted: &BTreeSet<u32>) -> EventRecord {
        let mut reduced = self.of_nobody();
        let boards = self.diplomacy.as_deref().map(|games| boards_of(games, wanted));
        let seats = boards.iter().flatten().flat_map(|game| &game.seats);
        let mut met: BTreeSet<u32> = seats.filter_map(|seat| seat.standing).collect();
        let games = self.games.as_deref().map(|games| games.of_players(wanted, &mut met));
        let kept = wanted.union(&met).map(|at| {
            let standing = &self.rankings.standings[*at as usize];
            let kept = match wanted.contains(at) {
                true => standing.without_tie_breaks(),
                false => standing.without_results(),
            };
            let first = reduced.rankings.players.len() as u32;
            reduced.rankings.players.extend(self.players_of_standing(standing));
            (*at, StandingRecord { players: first..reduced.rankings.players.len() as u32, ..kept })
        });
        reduced.rankings.standings = Standings::from_kept_rows(kept, self.rankings.standings.len());
        let awards = wanted.iter().flat_map(|at| self.awards_of_standing(*at));
        reduced.awards = awards.filter(|award| own(award.player)).cloned().collect();
        (reduced.games, reduced.diplomacy) = (games.map(Box::new), boards);
        reduced.ground = Arc::clone(&self.ground);
        reduced
    }

    /// What lists of events and the page of its organiser show.
    fn of_club(&self) -> EventRecord {
        let mut reduced = self.of_nobody();
        reduced.rankings.players.clone_from(&self.rankings.players);
        let is_first = |own: &StandingRecord| own.place.is_some_and(|place| place.number == 1);
        let first = self.rankings.standings.iter_with_positions().filter(|(_, own)| is_first(own));
        let kept = first.map(|(at, own)| (at, own.without_tie_breaks()));
        reduced.rankings.standings = Standings::from_kept_rows(kept, self.rankings.standings.len());
        let bare = |award: &AwardRecord| AwardRecord {
            title: Box::default(),
            basis: Arc::default(),
            portions: Box::default(),
            ..award.clone()
        };
        reduced.awards = self.awards.iter().map(bare).collect();
        reduced.draw.clone_from(&self.draw);
        reduced
    }

    /// A place of an event of which nothing is shown.
    fn absent(&self) -> EventRecord {
        EventRecord {
            key: String::new(),
            organiser: OrganiserRecord::default(),
            congress: None,
            rules: "",
            rankings: RankingsRecord::default(),
            ..self.of_nobody()
        }
    }

    /// The event without contestants.
    fn of_nobody(&self) -> EventRecord {
        let rankings = RankingsRecord {
            lists: self.rankings.lists.clone(),
            standings: Standings::from_kept_rows(std::iter::empty(), self.rankings.standings.len()),
            ..RankingsRecord::default()
        };
        EventRecord {
            key: self.key.clone(),
            last_day: self.last_day,
            organiser: self.organiser.clone(),
            language: self.language,
            rules: self.rules,
            issue: self.issue,
            congress: self.congress.clone(),
            play: self.play.clone(),
            state: self.state,
            rankings,
            awards: Vec::new(),
            prizes: None,
            games: None,
            diplomacy: None,
            draw: None,
            chess: ChessRatingsAndNormsRecord::default(),
            embargoed: self.embargoed,
            ground: Arc::new(Basis::default()),
            facts: self.facts.without_table_scores(),
            fingerprint: None,
            elsewhere: None,
            results: StandingDetails::default(),
            content: self.content,
        }
    }
}

impl CrosstableRecord {
    /// The games of some players by their standings, and the facts about those they `met`.
    fn of_players(&self, wanted: &BTreeSet<u32>, met: &mut BTreeSet<u32>) -> CrosstableRecord {
        let own = |player: &CrosstablePlayer| wanted.contains(&player.standing);
        let round_results = self
            .players
            .iter()
            .filter(|player| own(player))
            .flat_map(|player| &player.round_results);
        let others = round_results
            .filter_map(|round_result| self.players.get(round_result.paired_opponent()?));
        met.extend(others.map(|other| other.standing));
        let player = |player: &CrosstablePlayer| {
            let is_met = met.contains(&player.standing);
            CrosstablePlayer {
                standing: player.standing,
                title: if is_met { player.title.clone() } else { Box::default() },
                rating: player.rating.filter(|_| is_met),
                round_results: if own(player) {
                    player.round_results.clone()
                } else {
                    Box::default()
                },
            }
        };
        CrosstableRecord { players: self.players.iter().map(player).collect(), points: self.points }
    }
}

/// The games of Diplomacy at which some players sat, by their standings.
fn boards_of(games: &[DiplomacyGameRecord], wanted: &BTreeSet<u32>) -> Box<[DiplomacyGameRecord]> {
    let is_own = |game: &&DiplomacyGameRecord| {
        game.seats.iter().any(|seat| seat.standing.is_some_and(|at| wanted.contains(&at)))
    };
    games.iter().filter(is_own).cloned().collect()
}
