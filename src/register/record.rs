//! What remains of an event once its return is written.

use std::ops::Range;
use std::sync::Arc;

use jiff::civil::Date;
use xxhash_rust::xxh3::xxh3_64;

use crate::engine::awards::Outcome;
use crate::engine::awards::competition::StageFacts;
use crate::engine::scoring::diplomacy::{Scored, is_disqualified, is_house, title};
use crate::engine::scoring::{Scores, boards_of_event};
use crate::engine::standings::tie_breaks::By;
use crate::engine::standings::{CategoryList, Measure, RankingList, Standing, TEAMS, parts_of};
use crate::model::crosstable::Crosstable;
use crate::model::diplomacy::{Power, Seat};
use crate::model::form::Key;
use crate::model::names::name_key;
use crate::model::{
    AwardKind, Basis, Congress, Direction, EntryStatus, Event, EventKind, Exact, Format, Holding,
    Issue, Portion, Stage, State, Status, Unit, natural,
};

use super::people::{People, SpellingId};

/// An event in the season's memory.
#[derive(Debug, Clone)]
pub struct EventRecord {
    /// Its key.
    pub key: String,
    /// Its id in the return.
    pub id: String,
    /// Its name.
    pub title: String,
    /// First day.
    pub date: Option<Date>,
    /// Day of issue of its certificates.
    pub last_day: Option<Date>,
    /// Who ran it.
    pub organiser: String,
    /// The rule set.
    pub rules: &'static str,
    /// The format.
    pub format: Option<Format>,
    /// The status of the organising body.
    pub status: Status,
    /// The stage.
    pub stage: Stage,
    /// Whether players get certificates, and of which kind.
    pub issue: Issue,
    /// The congress whose events share a certificate.
    pub congress: Option<Box<Congress>>,
    /// Who signs them.
    pub officer: String,
    /// Contestants entered.
    pub contestants: u32,
    /// Tables in play; none where the format has no tables.
    pub tables: Option<Exact>,
    /// Boards that each contestant played.
    pub boards: Option<u32>,
    /// Whether its boards can be shown: it was scored from them.
    pub of_boards: bool,
    /// How far it can be trusted.
    pub state: State,
    /// What scores are counted in.
    pub unit: Unit,
    /// Sessions that were played.
    pub sessions: u32,
    /// The ranking lists.
    pub lists: Vec<ListRecord>,
    /// Lists of one category beside them.
    pub categories: Vec<CategoryRecord>,
    /// The contestants of all lists, by list and place; those without a score
    /// stand behind the others.
    pub standings: Vec<StandingRecord>,
    /// The players of all contestants.
    pub players: Vec<SpellingId>,
    /// The awards, by standing and player.
    pub awards: Vec<AwardRecord>,
    /// Who met whom, for an event of one player a side.
    pub games: Option<Box<GamesRecord>>,
    /// The games of a Diplomacy tournament, by round and board.
    pub diplomacy: Option<Box<[GameRecord]>>,
    /// The next round, where there is one to draw.
    pub draw: Option<Box<DrawRecord>>,
    /// Whether its places and awards are kept secret for now.
    pub embargoed: bool,
    /// The ground of the event's awards.
    pub ground: Arc<Basis>,
    /// The event as others of its competition see it.
    pub facts: Arc<StageFacts>,
    /// Identifies what was played, whatever the file.
    pub fingerprint: Option<Fingerprint>,
}

/// A ranking list.
#[derive(Debug, Clone)]
pub struct ListRecord {
    /// The section, where sections are ranked apart.
    pub section: Option<Box<str>>,
    /// The direction, where directions are.
    pub direction: Option<Direction>,
    /// Its standings.
    pub standings: Range<u32>,
    /// How many of them have a place.
    pub ranked: u32,
}

/// The contestants of a category, ranked among themselves.
#[derive(Debug, Clone)]
pub struct CategoryRecord {
    /// The category, as the form spells it.
    pub category: Box<str>,
    /// Its name for people.
    pub title: Box<str>,
    /// The list that it is a part of.
    pub list: u32,
    /// Positions among the event's standings, each with the place in the category and
    /// how many share it.
    pub members: Box<[(u32, (u32, u32))]>,
}

impl CategoryRecord {
    fn of(list: &CategoryList, positions: &[u32]) -> CategoryRecord {
        let member =
            |standing: &Standing| (positions[standing.entry], (standing.place, standing.tied));
        CategoryRecord {
            category: list.category.as_str().into(),
            title: list.title().into(),
            list: list.list as u32,
            members: list.standings.iter().map(member).collect(),
        }
    }
}

/// A contestant's standing.
#[derive(Debug, Clone)]
pub struct StandingRecord {
    /// The contestant's label.
    pub entry: Box<str>,
    /// The name of a team.
    pub name: Option<Box<str>>,
    /// Whether the organiser put it in to make the numbers even (ABF ANC 3.7).
    pub house: bool,
    /// Its section, where that is a part of the list.
    pub part: Option<Box<PartRecord>>,
    /// Its players, a range of [`EventRecord::players`].
    pub players: Range<u32>,
    /// Its place and how many share it; none without a score.
    pub place: Option<(u32, u32)>,
    /// Its score.
    pub score: Option<Exact>,
    /// Sessions played.
    pub played: u32,
    /// Matches won, drawn and lost, where the ranking is made of matches. Boxed,
    /// as what follows.
    pub matches: Option<Box<[u32; 3]>>,
    /// The score without handicap, where the ranking has handicaps. Boxed, like
    /// the next: few have it, and a season keeps a record of everybody.
    pub scratch: Option<Box<Exact>>,
    /// What penalties and bonuses make of the score, where there are any.
    pub adjusted: Option<Box<Exact>>,
    /// Play-offs won against those with the same score, tie by tie.
    pub play_off: Box<[u32]>,
    /// The event's tie-breaks with their values, in the order in which they are
    /// applied; none where one was not needed.
    pub tie_breaks: Box<[(By, Option<Exact>)]>,
    /// What games of Diplomacy say beside the score, each with its name.
    pub measures: Box<[Measure]>,
}

impl StandingRecord {
    /// The contestant alone.
    fn veiled(&self) -> StandingRecord {
        StandingRecord {
            entry: self.entry.clone(),
            name: self.name.clone(),
            house: self.house,
            part: None,
            players: self.players.clone(),
            place: None,
            score: None,
            played: 0,
            matches: None,
            scratch: None,
            adjusted: None,
            play_off: Box::default(),
            tie_breaks: Box::default(),
            measures: Box::default(),
        }
    }
}

/// The games of an event.
#[derive(Debug, Clone)]
pub struct GamesRecord {
    /// Who met whom.
    pub table: Crosstable,
    /// The standing of each position of the table.
    pub standing_of: Vec<u32>,
}

/// A game of Diplomacy.
#[derive(Debug, Clone)]
pub struct GameRecord {
    /// The round, from 1.
    pub round: u32,
    /// The board, as typed.
    pub board: Box<str>,
    /// `Round 1, board 2`.
    pub title: Box<str>,
    /// How it ended, for people.
    pub ending: &'static str,
    /// The game years.
    pub years: Box<[u16]>,
    /// The seven seats, by power.
    pub seats: Box<[SeatRecord]>,
}

/// A seat at a board.
#[derive(Debug, Clone)]
pub struct SeatRecord {
    /// The power.
    pub power: Power,
    /// The player's standing; none for one who is in no ranking.
    pub standing: Option<u32>,
    /// The player's name as entered; empty where nobody is known.
    pub name: Box<str>,
    /// Centres after each year.
    pub centres: Box<[u32]>,
    /// What the game was for the player; empty before it is played.
    pub outcome: &'static str,
    /// The score; none before the game is played.
    pub score: Option<Exact>,
    /// The arithmetic.
    pub told: Box<str>,
}

impl GameRecord {
    fn of(outcome: &Outcome, lists: &[ListRecord], positions: &[u32]) -> Option<Box<[GameRecord]>> {
        let diplomacy = outcome.scores.diplomacy()?;
        let listed = |entry: &usize| {
            let out = &outcome.event.entries[*entry];
            !lists.is_empty() && !is_house(out) && !is_disqualified(out)
        };
        let seat = |scored: &Scored, nth: usize| {
            let seat = &scored.game.seats[nth];
            let played = scored.played.get(nth);
            let name = seat.entry.map(|entry| outcome.event.entries[entry].title());
            SeatRecord {
                power: seat.power,
                standing: seat.entry.filter(listed).map(|entry| positions[entry]),
                name: name.unwrap_or_default().into(),
                centres: seat.centres.as_slice().into(),
                outcome: played.map_or("", |played| played.kind.name()),
                score: played.map(|played| played.score),
                told: played.map_or("", |played| played.told.as_str()).into(),
            }
        };
        let games = diplomacy.games.iter().map(|scored| GameRecord {
            round: scored.game.round,
            board: scored.game.board.as_str().into(),
            title: title(&scored.game).into(),
            ending: scored.ending_told(),
            years: scored.game.years.as_slice().into(),
            seats: (0..scored.game.seats.len()).map(|nth| seat(scored, nth)).collect(),
        });
        Some(games.collect())
    }
}

/// An award.
#[derive(Debug, Clone)]
pub struct AwardRecord {
    /// The contestant, an index into [`EventRecord::standings`].
    pub standing: u32,
    /// The player.
    pub player: SpellingId,
    /// The place that earned it, and how many share it.
    pub place: (u32, u32),
    /// What was awarded.
    pub kind: AwardKind,
    /// How much.
    pub points: Exact,
    /// Why.
    pub basis: Arc<Basis>,
    /// The certificates it goes on, where it is not one of the event's last day.
    pub portions: Box<[Portion]>,
}

/// The next round of an event.
#[derive(Debug, Clone)]
pub struct DrawRecord {
    /// The round as a word: `3`, `Q1`.
    pub round: Box<str>,
    /// Whether the first of two has White.
    pub coloured: bool,
    /// Its pairings in order of tables, and the seats of its boards.
    pub pairings: Vec<PairingRecord>,
}

/// Two who meet next, one who has a bye, or one at a board of many.
#[derive(Debug, Clone)]
pub struct PairingRecord {
    /// The number of the table, or what the board is called.
    pub table: Box<str>,
    /// The first: label and name.
    pub first: [Box<str>; 2],
    /// The other; none for a bye and at a board of many.
    pub second: Option<[Box<str>; 2]>,
    /// The power that is played at a board of many.
    pub power: Option<&'static str>,
    /// Why they meet.
    pub reason: Box<str>,
}

impl PairingRecord {
    /// Whether somebody rests.
    pub fn is_bye(&self) -> bool {
        self.second.is_none() && self.power.is_none()
    }
}

impl DrawRecord {
    fn of(outcome: &Outcome) -> Option<DrawRecord> {
        let draw = outcome.draw.as_ref()?;
        let named = |position: usize| {
            let entry = &outcome.event.entries[outcome.entry_drawn(position)];
            [entry.label.as_str().into(), entry.title().into()]
        };
        let pairings = draw.numbered().map(|(table, pairing)| PairingRecord {
            table: table.to_string().into(),
            first: named(pairing.first),
            second: pairing.second.map(named),
            power: None,
            reason: draw.steps_of(pairing).join("; ").into(),
        });
        let seats = draw.boards.iter().flat_map(|board| {
            board.seats.iter().map(|seat| PairingRecord {
                table: board.label.as_str().into(),
                first: named(seat.who),
                second: None,
                power: Some(seat.power.name()),
                reason: seat.basis.sentence().into(),
            })
        });
        let round = draw.round_name().into();
        let pairings = pairings.chain(seats).collect();
        Some(DrawRecord { round, coloured: draw.coloured, pairings })
    }
}

/// A section that is a part of a ranking list, as one of its contestants sees it.
#[derive(Debug, Clone)]
pub struct PartRecord {
    /// Its name.
    pub section: Box<str>,
    /// The place within it, and how many share it; none without a score.
    pub place: Option<(u32, u32)>,
}

impl PartRecord {
    fn of(parts: &[RankingList], entry: usize) -> Option<PartRecord> {
        let holds =
            |part: &&RankingList| part.of_entry(entry).is_some() || part.unranked.contains(&entry);
        let part = parts.iter().find(holds)?;
        let place = part.of_entry(entry).map(|standing| (standing.place, standing.tied));
        Some(PartRecord { section: part.section.as_deref()?.into(), place })
    }
}

impl EventRecord {
    /// What remains of an event. Its players are entered among the season's.
    pub fn new(outcome: &Outcome, key: String, people: &mut People) -> EventRecord {
        let event = &outcome.event;
        let organiser = event.text(Key::Organiser).unwrap_or_default();
        let green = outcome.awarded.awards.iter().any(|award| award.kind == AwardKind::Green);
        let issue = Issue::of(event, green);
        let mut record = EventRecord {
            key,
            id: event.id.clone(),
            title: event.title().to_string(),
            date: event.date(),
            last_day: event.last_day(),
            organiser: organiser.to_string(),
            rules: event.rules.map_or("", |rules| rules.id),
            format: event.format(),
            status: event.status(),
            stage: event.stage(),
            issue,
            congress: Congress::of(event, issue).map(Box::new),
            officer: event.text(Key::IssuingOfficer).unwrap_or_default().to_string(),
            contestants: players_or_teams(event),
            tables: tables(event),
            boards: boards_of_event(event),
            of_boards: event.state != State::Rejected
                && outcome.scores.worked().is_some()
                && !event.boards.is_empty(),
            state: event.state,
            unit: outcome.scores.unit,
            sessions: outcome.scores.sessions.len() as u32,
            lists: Vec::with_capacity(outcome.lists.len()),
            categories: Vec::new(),
            standings: Vec::with_capacity(event.entries.len()),
            players: Vec::new(),
            awards: Vec::with_capacity(outcome.awarded.awards.len()),
            games: None,
            diplomacy: None,
            draw: DrawRecord::of(outcome).map(Box::new),
            embargoed: false,
            ground: Arc::new(outcome.awarded.ground.clone()),
            facts: Arc::clone(&outcome.facts),
            fingerprint: Fingerprint::of(outcome),
        };
        let mut positions = vec![0u32; event.entries.len()];
        for list in &outcome.lists {
            record.add_list(outcome, list, people, &mut positions);
        }
        let category = |list: &CategoryList| CategoryRecord::of(list, &positions);
        record.categories = outcome.categories.iter().map(category).collect();
        record.add_awards(outcome, &positions);
        record.diplomacy = GameRecord::of(outcome, &record.lists, &positions);
        // Without lists there is nobody whose games they could be.
        let table = outcome.table.as_ref().filter(|_| !record.lists.is_empty());
        record.games = table.map(|table| {
            let standing = |entry: usize| positions.get(entry).copied().unwrap_or_default();
            let standing_of = table.contestants.iter().map(|c| standing(c.entry)).collect();
            Box::new(GamesRecord { table: table.clone(), standing_of })
        });
        record
    }

    /// The event as pages may show it before its results are released: who plays, by
    /// label, without places, scores, games and awards.
    pub fn veiled(&self) -> EventRecord {
        let mut veiled = self.clone();
        veiled.embargoed = true;
        veiled.lists.retain(|list| list.section.as_deref() != Some(TEAMS));
        veiled.standings.clear();
        for list in &mut veiled.lists {
            let start = veiled.standings.len() as u32;
            let range = list.standings.start as usize..list.standings.end as usize;
            let mut own: Vec<&StandingRecord> = self.standings[range].iter().collect();
            own.sort_by(|a, b| natural(&a.entry, &b.entry));
            veiled.standings.extend(own.into_iter().map(StandingRecord::veiled));
            list.standings = start..veiled.standings.len() as u32;
            list.ranked = 0;
        }
        veiled.awards.clear();
        veiled.categories = Default::default();
        (veiled.games, veiled.diplomacy, veiled.of_boards) = (None, None, false);
        veiled.ground = Arc::default();
        veiled
    }

    fn add_list(
        &mut self,
        outcome: &Outcome,
        list: &RankingList,
        people: &mut People,
        positions: &mut [u32],
    ) {
        let start = self.standings.len() as u32;
        let parts = parts_of(&outcome.event, list);
        let ranked = list.standings.iter().map(|standing| (standing.entry, Some(standing)));
        let unranked = list.unranked.iter().map(|entry| (*entry, None));
        for (index, standing) in ranked.chain(unranked) {
            let entry = &outcome.event.entries[index];
            positions[index] = self.standings.len() as u32;
            let first = self.players.len() as u32;
            let club = entry.club.as_deref().unwrap_or(&self.organiser);
            for player in &entry.players {
                self.players.push(people.enter(&player.name, player.number.as_deref(), club));
            }
            let total = |scores: &Scores| scores.of_entry[index].as_ref().map(|score| score.total);
            self.standings.push(StandingRecord {
                entry: entry.label.as_str().into(),
                name: entry.name.as_deref().map(Into::into),
                house: entry.is_house(),
                part: PartRecord::of(&parts, index).map(Box::new),
                players: first..self.players.len() as u32,
                place: standing.map(|standing| (standing.place, standing.tied)),
                score: total(&outcome.scores),
                played: outcome.scores.played(index),
                matches: outcome.scores.record_of(index).map(Box::new),
                scratch: outcome.scratch.as_ref().and_then(total).map(Box::new),
                adjusted: adjusted(&outcome.scores, index).map(Box::new),
                play_off: standing.map_or_else(Box::default, |s| s.play_off.as_slice().into()),
                tie_breaks: standing.map_or_else(Box::default, broken),
                measures: standing.map_or_else(Box::default, |s| s.measures.as_slice().into()),
            });
        }
        self.lists.push(ListRecord {
            section: list.section.as_deref().map(Into::into),
            direction: list.direction,
            standings: start..self.standings.len() as u32,
            ranked: list.standings.len() as u32,
        });
    }

    fn add_awards(&mut self, outcome: &Outcome, positions: &[u32]) {
        for award in &outcome.awarded.awards {
            let standing = positions[award.entry];
            let players = &self.standings[standing as usize].players;
            let player = self.players[players.start as usize + award.player];
            self.awards.push(AwardRecord {
                standing,
                player,
                place: (award.place, award.tied),
                kind: award.kind,
                points: award.points,
                basis: Arc::clone(&award.basis),
                portions: award.portions.as_slice().into(),
            });
        }
        self.awards.sort_by_key(|award| award.standing);
    }

    /// The list that a standing is in.
    pub fn list_of(&self, standing: u32) -> Option<&ListRecord> {
        self.lists.iter().find(|list| list.standings.contains(&standing))
    }

    /// The players of a contestant.
    pub fn players_of(&self, standing: &StandingRecord) -> &[SpellingId] {
        &self.players[standing.players.start as usize..standing.players.end as usize]
    }

    /// The table of its games and a contestant's position in it.
    pub fn games_of(&self, standing: u32) -> Option<(&GamesRecord, usize)> {
        let games = self.games.as_deref()?;
        let position = games.standing_of.iter().position(|known| *known == standing)?;
        Some((games, position))
    }

    /// The awards of a contestant.
    pub fn awards_of(&self, standing: u32) -> impl Iterator<Item = &AwardRecord> {
        let first = self.awards.partition_point(|award| award.standing < standing);
        self.awards[first..].iter().take_while(move |award| award.standing == standing)
    }

    /// Points that it brought in all.
    pub fn points(&self) -> Holding {
        let mut points = Holding::default();
        self.awards.iter().for_each(|award| points.add(award.kind, award.points));
        points
    }

    /// Whether players get their points on certificates (WBU 1.7.1).
    pub fn on_certificates(&self) -> bool {
        self.issue != Issue::Direct
    }
}

impl ListRecord {
    /// Its name for people; empty where it is the only one.
    pub fn title(&self) -> String {
        RankingList {
            section: self.section.as_deref().map(str::to_string),
            direction: self.direction,
            standings: Vec::new(),
            unranked: Vec::new(),
        }
        .title()
    }
}

/// Contestants entered; teams of players who are contestants themselves are none.
fn players_or_teams(event: &Event) -> u32 {
    event.entries.iter().filter(|entry| entry.status != EntryStatus::Team).count() as u32
}

/// A contestant's tie-breaks with their values.
fn broken(standing: &Standing) -> Box<[(By, Option<Exact>)]> {
    standing.tie_breaks.iter().map(|broken| (broken.by, broken.value)).collect()
}

/// The sum of a contestant's penalties and bonuses; none where it has none.
fn adjusted(scores: &Scores, entry: usize) -> Option<Exact> {
    let adjustments = &scores.of_entry[entry].as_ref()?.adjustments;
    (!adjustments.is_empty())
        .then(|| adjustments.iter().map(|adjusted| adjusted.amount.value).sum())
}

/// Tables in play: as typed, else as the entries make them; those of a ladder
/// play at no time together.
fn tables(event: &Event) -> Option<Exact> {
    let typed = event.answers.number(Key::Tables).map(|cell| cell.value);
    let at_once = event.kind() != EventKind::Other && !event.is_ladder();
    let counted = at_once.then(|| event.tables_of(event.entries.len()));
    typed.or(counted)
}

/// An event of fewer results is not known by them.
const LEAST_KNOWN: usize = 4;

/// Numbers by which an event is known again, whatever file, id or title it has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fingerprint {
    /// Shared by events with the same results: the day, the format, the boards,
    /// and who scored what.
    pub results: u64,
    /// Shared by events of the same contestants: the day, the format, the
    /// boards, the organiser, and who played.
    pub field: u64,
}

impl Fingerprint {
    /// The fingerprint of an event. `None` for one that is too small to be known
    /// by it.
    pub fn of(outcome: &Outcome) -> Option<Fingerprint> {
        let event = &outcome.event;
        // The order of the rows must not matter, so the hashes of the lines are added.
        let (mut results, mut field, mut lines) = (0u64, 0u64, 0);
        for (entry, score) in scored_entries(outcome) {
            let Some(who) = event.entries[entry].identity() else { continue };
            let line = format!("{who}={}", score.unwrap_or(Exact::ZERO));
            results = results.wrapping_add(xxh3_64(line.as_bytes()));
            field = field.wrapping_add(xxh3_64(who.as_bytes()));
            lines += 1;
        }
        for line in seats(outcome) {
            results = results.wrapping_add(xxh3_64(line.as_bytes()));
        }
        let date = event.date().map(|date| date.to_string()).unwrap_or_default();
        // Boards tell two events of one evening apart.
        let boards = boards_of_event(event).unwrap_or(0);
        let format = event.format().map_or("", Format::word);
        let organiser = name_key(event.text(Key::Organiser).unwrap_or_default());
        let what = format!("{date}|{format}|{boards}|{lines}");
        (lines >= LEAST_KNOWN).then(|| Fingerprint {
            results: xxh3_64(format!("{what}|{results}").as_bytes()),
            field: xxh3_64(format!("{what}|{organiser}|{field}").as_bytes()),
        })
    }
}

/// Who held what in each game of Diplomacy: other centres are another result also where
/// all scores are alike.
fn seats(outcome: &Outcome) -> Vec<String> {
    let games = outcome.scores.diplomacy().into_iter().flat_map(|diplomacy| &diplomacy.games);
    let seats = games.flat_map(|scored| scored.game.seats.iter().map(move |seat| (scored, seat)));
    let line = |(scored, seat): (&Scored, &Seat)| {
        let who = outcome.event.entries[seat.entry?].identity()?;
        let (round, power) = (scored.game.round, seat.power.name());
        let centres: Vec<String> = seat.centres.iter().map(u32::to_string).collect();
        Some(format!("{who}|{round}|{power}|{}", centres.join(" ")))
    };
    seats.filter_map(line).collect()
}

/// Entries with a score each: as returned, or as worked out from boards, matches or games.
fn scored_entries(outcome: &Outcome) -> Vec<(usize, Option<Exact>)> {
    if outcome.scores.worked().is_some() || outcome.event.results.is_empty() {
        let of_entry = outcome.scores.of_entry.iter().enumerate();
        return of_entry
            .filter_map(|(entry, score)| Some((entry, Some(score.as_ref()?.total))))
            .collect();
    }
    let results = outcome.event.results.iter();
    results
        .map(|result| (result.entry, result.score.or(result.handicap).map(|cell| cell.value)))
        .collect()
}
