//! Records reduced to what some pages show, so that a season of any size can be put together piece
//! by piece. Positions of events and standings stay.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::engine::awards::competition::StageFacts;
use crate::model::Basis;
use crate::register::people::SpellingId;

use super::games::{GameRecord, GamesRecord, PlayerGames};
use super::{AwardRecord, EventRecord, ReturnRecord, StandingRecord, Standings};

impl ReturnRecord {
    /// What the pages and certificates of some players show of it; `None` if none of them played.
    pub fn of_players(&self, own: &dyn Fn(SpellingId) -> bool) -> Option<ReturnRecord> {
        let events: Vec<EventRecord> =
            self.events.iter().map(|event| event.of_players(own)).collect();
        let any = events.iter().any(|event| !event.players.is_empty());
        any.then(|| ReturnRecord {
            path: self.path.clone(),
            annotated: None,
            events,
            problems: Vec::new(),
        })
    }

    /// What the pages of some clubs show of it; `None` if it has no event of theirs.
    pub fn of_clubs(&self, own: &dyn Fn(&EventRecord) -> bool) -> Option<ReturnRecord> {
        self.events.iter().any(own).then(|| ReturnRecord {
            path: self.path.clone(),
            annotated: None,
            events: self
                .events
                .iter()
                .map(|event| if own(event) { event.of_club() } else { event.absent() })
                .collect(),
            problems: Vec::new(),
        })
    }
}

impl EventRecord {
    fn of_players(&self, own: &dyn Fn(SpellingId) -> bool) -> EventRecord {
        let played =
            |at: u32| self.players_of(&self.standings[at as usize]).iter().any(|id| own(*id));
        let wanted: BTreeSet<u32> =
            (0..self.standings.len() as u32).filter(|at| played(*at)).collect();
        if wanted.is_empty() {
            return self.absent();
        }
        let mut reduced = self.of_nobody();
        let boards = self.diplomacy.as_deref().map(|games| boards_of(games, &wanted));
        let seats = boards.iter().flatten().flat_map(|game| &game.seats);
        let mut met: BTreeSet<u32> = seats.filter_map(|seat| seat.standing).collect();
        let games = self.games.as_deref().map(|games| games.of_players(&wanted, &mut met));
        let kept = wanted.union(&met).map(|at| {
            let standing = &self.standings[*at as usize];
            let kept = match wanted.contains(at) {
                true => standing.without_tie_breaks(),
                false => standing.veiled(),
            };
            let first = reduced.players.len() as u32;
            reduced.players.extend(self.players_of(standing));
            (*at, StandingRecord { players: first..reduced.players.len() as u32, ..kept })
        });
        reduced.standings = Standings::kept(kept, self.standings.len());
        let of_own = |award: &&AwardRecord| wanted.contains(&award.standing) && own(award.player);
        reduced.awards = self.awards.iter().filter(of_own).cloned().collect();
        (reduced.games, reduced.diplomacy) = (games.map(Box::new), boards);
        reduced.ground = Arc::clone(&self.ground);
        reduced
    }

    /// What lists of events and the page of its organiser show.
    fn of_club(&self) -> EventRecord {
        let mut reduced = self.of_nobody();
        reduced.players.clone_from(&self.players);
        let is_first = |own: &StandingRecord| own.place.is_some_and(|(place, _)| place == 1);
        let first = self.standings.placed().filter(|(_, own)| is_first(own));
        let kept = first.map(|(at, own)| (at, own.without_tie_breaks()));
        reduced.standings = Standings::kept(kept, self.standings.len());
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
            organiser: String::new(),
            organiser_number: Box::default(),
            congress: None,
            officer: String::new(),
            lists: Vec::new(),
            standings: Standings::default(),
            ..self.of_nobody()
        }
    }

    /// The event without contestants.
    fn of_nobody(&self) -> EventRecord {
        let facts = match self.facts.table_scores {
            None => Arc::clone(&self.facts),
            Some(_) => Arc::new(StageFacts { table_scores: None, ..(*self.facts).clone() }),
        };
        EventRecord {
            key: self.key.clone(),
            last_day: self.last_day,
            organiser: self.organiser.clone(),
            organiser_number: self.organiser_number.clone(),
            rules: self.rules,
            issue: self.issue,
            congress: self.congress.clone(),
            officer: self.officer.clone(),
            contestants: self.contestants,
            tables: self.tables,
            boards: self.boards,
            of_boards: self.of_boards,
            state: self.state,
            unit: self.unit,
            sessions: self.sessions,
            lists: self.lists.clone(),
            categories: Vec::new(),
            standings: Standings::kept(std::iter::empty(), self.standings.len()),
            players: Vec::new(),
            awards: Vec::new(),
            prizes: None,
            games: None,
            diplomacy: None,
            draw: None,
            ratings: Box::default(),
            norms: Box::default(),
            embargoed: self.embargoed,
            ground: Arc::new(Basis::default()),
            facts,
            fingerprint: None,
        }
    }
}

impl GamesRecord {
    /// The games of some players by their standings, and the facts about those they `met`.
    fn of_players(&self, wanted: &BTreeSet<u32>, met: &mut BTreeSet<u32>) -> GamesRecord {
        let own = |player: &PlayerGames| wanted.contains(&player.standing);
        let outings =
            self.players.iter().filter(|player| own(player)).flat_map(|player| &player.outings);
        let others = outings.filter_map(|outing| self.players.get(outing.opponent()?));
        met.extend(others.map(|other| other.standing));
        let player = |player: &PlayerGames| {
            let is_met = met.contains(&player.standing);
            PlayerGames {
                standing: player.standing,
                title: if is_met { player.title.clone() } else { Box::default() },
                rating: player.rating.filter(|_| is_met),
                outings: if own(player) { player.outings.clone() } else { Box::default() },
            }
        };
        GamesRecord { players: self.players.iter().map(player).collect(), points: self.points }
    }
}

/// The games of Diplomacy at which some players sat, by their standings.
fn boards_of(games: &[GameRecord], wanted: &BTreeSet<u32>) -> Box<[GameRecord]> {
    let is_own = |game: &&GameRecord| {
        game.seats.iter().any(|seat| seat.standing.is_some_and(|at| wanted.contains(&at)))
    };
    games.iter().filter(is_own).cloned().collect()
}
