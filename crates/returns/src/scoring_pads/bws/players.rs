//! The contestants of a section and their players: by the numbers in the movement, with the names
//! entered at the pads. Where a player took another's place, each has the boards of the own rounds.

use model::problem::{Phrase, phrase};
use std::collections::{BTreeMap, BTreeSet};

use super::movement::{BwsContestantKind, BwsSection, section_of_row};
use super::tables::{BwsRow, BwsTables};
use crate::scoring_pads::problems;
use crate::scoring_pads::scoring_pad_words::shortened_list;
use crate::scoring_pads::session::{PadEntry, PadPlayer, PadSession, direction_of_side};

/// The seats in the order of the columns of the movement.
const SEATS: [char; 4] = ['N', 'E', 'S', 'W'];
const SEAT_NAMES: [&str; 4] = ["North", "East", "South", "West"];

/// A contestant of a section: its side, if each has a list, and its number.
type Contestant = (usize, i64);

/// Who sat on each chair of a contestant, from which round on.
type ChairHistory = BTreeMap<(Contestant, usize), BTreeMap<i64, PadPlayer>>;

/// Reads the contestants of a section into its session.
pub(super) fn read_bws_players(
    tables: &BwsTables,
    section: &BwsSection,
    prefix: &str,
    session: &mut PadSession,
) {
    let mut found: BTreeSet<Contestant> = BTreeSet::new();
    for sitting in section.sittings.values() {
        for (at, number) in sitting.seats.iter().enumerate() {
            // One that sits out in a round plays in another.
            found.extend(number.filter(|_| !sitting.sits_out).map(|n| contestant(section, at, n)));
        }
    }
    if section.kind != BwsContestantKind::Individual {
        found.extend(of_results(tables, section));
    }
    let names = NamesByNumber::from_tables(tables);
    let (chairs, unknown) = chairs(tables, section, &names);
    for contestant in found {
        let number = format!("{prefix}{}", contestant.1);
        let direction = (section.kind == BwsContestantKind::TwoWinners)
            .then(|| direction_of_side(contestant.0));
        let players = players(section, &chairs, contestant, &number, session);
        session.entries.push(PadEntry { number, direction, players, ..PadEntry::default() });
    }
    if !unknown.is_empty() {
        session.report(problems::PadPlayersUnknown { seats: shortened_list(unknown) });
    }
}

/// The contestant at a seat: with two winners each direction has its own numbers.
fn contestant(section: &BwsSection, seat: usize, number: i64) -> Contestant {
    (if section.kind == BwsContestantKind::TwoWinners { seat % 2 } else { 0 }, number)
}

/// The contestants that results name and no movement.
fn of_results(tables: &BwsTables, section: &BwsSection) -> Vec<Contestant> {
    let mut found = Vec::new();
    let in_movement: BTreeSet<i64> =
        section.sittings.values().flat_map(|sitting| sitting.seats).flatten().collect();
    for row in tables.received.rows() {
        if section_of_row(&row) != section.id || row.is_yes(&["Erased"]) {
            continue;
        }
        let sides =
            [row.nonzero_number(&["PairNS", "NSPair"]), row.nonzero_number(&["PairEW", "EWPair"])];
        for (side, number) in sides.into_iter().enumerate() {
            found.extend(
                number.filter(|n| !in_movement.contains(n)).map(|n| contestant(section, side, n)),
            );
        }
        // The pair that is missing by the file, and played.
        let sitting = row.whole_number(&["Table"]).zip(row.whole_number(&["Round"]));
        let sitting = sitting.and_then(|place| section.sittings.get(&place));
        if let Some(sitting) = sitting.filter(|sitting| sitting.sits_out) {
            let both = sitting.seats[..2].iter().enumerate();
            found.extend(both.filter_map(|(side, n)| Some(contestant(section, side, (*n)?))));
        }
    }
    found
}

/// The names of known players by their number.
struct NamesByNumber(BTreeMap<String, String>);

impl NamesByNumber {
    fn from_tables(tables: &BwsTables) -> NamesByNumber {
        let mut names = BTreeMap::new();
        for row in tables.names.rows() {
            let Some(name) = row.text(&["Name"]) else { continue };
            for number in [row.text(&["ID"]), row.text(&["strID"])].into_iter().flatten() {
                names.insert(number, name.clone());
            }
        }
        NamesByNumber(names)
    }

    /// The player of a seat; `None` if nobody knows who it is.
    fn player(&self, row: &BwsRow<'_>) -> Option<PadPlayer> {
        let number = row.text(&["Number"]).filter(|number| number.bytes().any(|b| b != b'0'));
        let listed = number.as_ref().and_then(|number| {
            let bare = number.trim_start_matches('0');
            self.0.get(number).or_else(|| self.0.get(bare)).cloned()
        });
        let name = row.text(&["Name"]).or(listed);
        (name.is_some() || number.is_some()).then_some(PadPlayer { name, number, boards: None })
    }
}

/// Who sat on the chairs of each contestant, and the seats of which nobody knows.
fn chairs(
    tables: &BwsTables,
    section: &BwsSection,
    names: &NamesByNumber,
) -> (ChairHistory, Vec<Phrase>) {
    let mut chairs = ChairHistory::new();
    let mut unknown = Vec::new();
    for row in tables.seats.rows().filter(|row| section_of_row(row) == section.id) {
        let seat = row.text(&["Direction"]).and_then(|text| text.chars().next());
        let Some(seat) = seat
            .and_then(|seat| SEATS.iter().position(|known| *known == seat.to_ascii_uppercase()))
        else {
            continue;
        };
        let Some(table) = row.whole_number(&["Table"]) else { continue };
        let first = section.first_round_of_table(table);
        let round = row.whole_number(&["Round"]).filter(|round| *round > 1).or(first);
        let Some(sitting) = round.and_then(|round| section.sittings.get(&(table, round))) else {
            continue;
        };
        let side = seat % 2;
        let (number, chair) = match section.kind {
            BwsContestantKind::Individual => (sitting.seats[seat], 0),
            // The two tables of a match have four chairs of a team.
            BwsContestantKind::Teams => (sitting.seats[side], 2 * side + seat / 2),
            _ => (sitting.seats[side], seat / 2),
        };
        let Some(number) = number.filter(|_| !sitting.sits_out || sitting.seats[side].is_some())
        else {
            continue;
        };
        let key = (contestant(section, seat, number), chair);
        match names.player(&row) {
            Some(player) => {
                let round = if round == first { 0 } else { round.unwrap_or_default() };
                chairs.entry(key).or_default().insert(round, player);
            }
            None if round == first => unknown.push(phrase!(
                "{seat} at table {table}",
                seat = Phrase::new(SEAT_NAMES[seat]),
                table
            )),
            None => {}
        }
    }
    (chairs, unknown)
}

/// The players of a contestant. Where one took the place of another, each has its boards.
fn players(
    section: &BwsSection,
    chairs: &ChairHistory,
    contestant: Contestant,
    entry: &str,
    session: &mut PadSession,
) -> Vec<PadPlayer> {
    let mut players: Vec<PadPlayer> = Vec::new();
    let mut changed = false;
    let mut boards: Vec<usize> = Vec::new();
    let rounds = boards_of(section, contestant);
    let own = || chairs.range((contestant, 0)..=(contestant, usize::MAX));
    let mut sitting: Vec<(usize, i64, usize)> = Vec::new();
    for ((_, chair), by_round) in own() {
        let mut before: Option<&PadPlayer> = None;
        for (round, player) in by_round {
            let same = |known: &PadPlayer| {
                known.number.is_some() && known.number == player.number
                    || known.name.is_some() && known.name == player.name
            };
            if before.is_some_and(same) {
                continue;
            }
            // Partners may change chairs.
            let at = players.iter().position(same).unwrap_or_else(|| {
                players.push(player.clone());
                boards.push(0);
                players.len() - 1
            });
            if *round > 0 {
                changed = true;
                let who = player.name.clone().or(player.number.clone()).unwrap_or_default();
                session.report(problems::PadPlayerChanged {
                    entry: entry.to_string(),
                    round: *round,
                    player: who,
                });
            }
            sitting.push((*chair, *round, at));
            before = Some(player);
        }
    }
    if changed {
        for (round, played) in &rounds {
            let mut seen = BTreeSet::new();
            for chair in 0..4 {
                let there = sitting.iter().filter(|(of, from, _)| *of == chair && from <= round);
                if let Some((_, _, at)) = there.max_by_key(|(_, from, _)| *from)
                    && seen.insert(*at)
                {
                    boards[*at] += played;
                }
            }
        }
        for (player, boards) in players.iter_mut().zip(boards) {
            player.boards = Some(boards);
        }
    }
    players
}

/// How many boards a contestant plays in each round.
fn boards_of(section: &BwsSection, contestant: Contestant) -> BTreeMap<i64, usize> {
    let mut rounds = BTreeMap::new();
    for ((_, round), sitting) in section.sittings.iter().filter(|(_, at)| !at.sits_out) {
        let plays = (0..4).any(|seat| {
            sitting.seats[seat].is_some_and(|n| self::contestant(section, seat, n) == contestant)
        });
        if plays {
            *rounds.entry(*round).or_default() += sitting.boards.len();
        }
    }
    rounds
}
