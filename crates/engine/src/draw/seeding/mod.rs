//! Seeding of Diplomacy boards (rules 2, 5, 19, 20 and 26 of the New Zealand Diplomacy
//! Championship): who plays where, and with which power.
//!
//! The remaining rounds are planned together from the event's seed, so that one draw leaves the
//! next enough choice. Only the next round is published; later ones are planned again from what was
//! played. Prohibitions (a third meeting, team-mates at one board) come before advice (a power
//! twice, three players who meet again, a second power of a group), in that order. The search is
//! bounded (`seating_search`); `fault_lower_bounds` computes what no seating can improve, so that the draw states its
//! quality and the best possible. In our trials the two met for every number of boards from 1 to
//! 20. An independent check counts again (`check`).
//!
//! Seats on the sheet `Games` are the director's and stay. `rules/seeding.toml` holds the figures.

mod check;
mod entered_rounds;
mod entered_rounds_check;
pub mod fault_lower_bounds;
pub mod problems;
mod random_numbers;
mod reasons;
mod roster;
pub mod seating;
pub mod seating_search;

use std::collections::BTreeMap;

use crate::draw::problems::{DrawAgain, DrawRound, DrawWaits};
use crate::rules;
use crate::scoring::{parse_round_list, parse_round_number};
use model::diplomacy::Power;
use model::form::{EntryColumn, GameColumn, Key};
use model::problem::{InternalFault, Problem, ProblemDetail, phrase};
use model::{Event, StableSort, natural_cmp};

use super::listed::list_up_to_twelve;
use super::next_round::erroneous_draw_inputs;
use super::{Draw, DrawnDiplomacyBoard, DrawnDiplomacySeat};
use entered_rounds::EnteredDiplomacyRound;
use fault_lower_bounds::SeatingFaultLowerBound;
use roster::{RoundRoster, TournamentRosters};
use seating::{SEATS_PER_BOARD, SeatedRound, SeatingRules, TournamentSeating};

/// Limits: more players do not fit one room, more rounds not one weekend.
const MOST_PLAYERS: usize = 1_000;
const MOST_ROUNDS: usize = 32;
/// The number of rounds planned beyond the next one.
const AHEAD: usize = 2;

/// Draws the next round of an event, if there is one, after checking the entered rounds against the
/// rules.
pub(crate) fn draw_next_diplomacy_round(
    event: &Event,
    problems: &mut Vec<Problem>,
) -> Option<Draw> {
    if event.entries.is_empty() || event.entries.len() > MOST_PLAYERS {
        return None;
    }
    let entered = entered_rounds::entered_diplomacy_rounds(event);
    let drawing = DrawInput { event, entered: &entered, planned: planned(event) };
    drawing.report_entered_round_faults(problems);
    let mut unusable = erroneous_draw_inputs(event, problems);
    unusable.extend(drawing.unknown_players());
    let (round, asked) = drawing.wanted(problems)?;
    let mut tell = |trouble: ProblemDetail, key| {
        problems.push(event.problem(trouble, key));
    };
    if !unusable.is_empty() && !asked {
        tell(DrawWaits { round, cells: list_up_to_twelve(unusable) }.into(), Key::Draw);
        return None;
    }
    match drawing.draw(round) {
        Ok(drawn) => {
            for trouble in drawn.troubles {
                tell(trouble, Key::Draw);
            }
            drawn.draw
        }
        Err(faults) => {
            let why = format!("the draw of round {round} is not shown: {}", faults.join("; "));
            tell(InternalFault { why }.into(), Key::Draw);
            None
        }
    }
}

/// The number of rounds: as typed, else as in the rules.
fn planned(event: &Event) -> usize {
    let named = event.answer_whole_number(Key::Rounds).map(|rounds| rounds as usize);
    named
        .filter(|rounds| (1..=MOST_ROUNDS).contains(rounds))
        .unwrap_or(rules::diplomacy_seeding_rules().rounds.rounds)
}

/// The rules as wishes of the seating.
fn seating_rules() -> SeatingRules {
    let seeding = rules::diplomacy_seeding_rules();
    let group = Power::ALL.map(|power| seeding.groups.group_of_power(power).unwrap_or(0));
    SeatingRules { group, meetings: seeding.meetings.most }
}

/// The inputs of one event's draw.
struct DrawInput<'a> {
    event: &'a Event,
    entered: &'a BTreeMap<usize, EnteredDiplomacyRound>,
    /// The planned number of rounds.
    planned: usize,
}

/// A draw with its notes.
struct DrawWithNotes {
    draw: Option<Draw>,
    troubles: Vec<ProblemDetail>,
}

/// Two players who must be apart, with a bit for each round.
type PlayersApart = Vec<(usize, usize, u32)>;

impl DrawInput<'_> {
    /// The cells of players, boards, rounds and powers that cannot be read, whose meetings the draw
    /// would miss.
    fn unknown_players(&self) -> impl Iterator<Item = String> {
        use GameColumn::{Board, Player, Power, Round};
        let is_odd = |row: &&model::diplomacy::DiplomacyGameRow| {
            let unknown = row.entry.is_none() && row.record.text(Player).is_some();
            unknown
                || [Board, Player, Power, Round].iter().any(|column| row.faults.contains(column))
        };
        let odd = self.event.games.iter().filter(is_odd);
        odd.map(|row| format!("Games!{}", row.record.at.a1()))
    }

    /// The round to draw, and whether the organiser named it; by default the first after those
    /// played, if any is left.
    fn wanted(&self, problems: &mut Vec<Problem>) -> Option<(usize, bool)> {
        let played = self.entered.iter().rev().find(|(_, round)| round.played);
        let next = played.map_or(1, |(round, _)| round + 1);
        let event = self.event;
        let mut tell = |trouble: ProblemDetail| {
            problems.push(event.problem(trouble, Key::Draw));
        };
        let Some(text) = event.answer_text(Key::Draw) else {
            return (next <= self.planned).then_some((next, false));
        };
        if matches!(text.to_lowercase().as_str(), "none" | "no" | "-") {
            return None;
        }
        let why = match parse_round_number(text).filter(|round| *round > 0) {
            None => phrase!("it is not a round"),
            Some(round) if round > self.planned => {
                phrase!("the event has {rounds} rounds", rounds = self.planned)
            }
            Some(round) if round > next => phrase!("round {next} has no results yet", next),
            Some(round) => {
                if round < next {
                    tell(DrawAgain { round }.into());
                }
                return Some((round, true));
            }
        };
        tell(DrawRound { text: text.to_string(), why }.into());
        None
    }

    fn label(&self, entry: usize) -> &str {
        &self.event.entries[entry].label
    }

    /// `5 (Megan Oakes)`.
    fn name(&self, entry: usize) -> String {
        format!("{} ({})", self.label(entry), self.event.entries[entry].display_name())
    }

    /// `5 (Megan Oakes), 8 (Owen Strand)`, in the order of labels.
    fn names(&self, entries: &[usize]) -> String {
        let mut sorted = entries.to_vec();
        sorted.arrange_by(|a, b| natural_cmp(self.label(*a), self.label(*b)));
        sorted.into_iter().map(|entry| self.name(entry)).collect::<Vec<_>>().join(", ")
    }

    /// The team of a player in a round: as entered, else by the sheet `Games`.
    fn team(&self, entry: usize, round: usize) -> Option<String> {
        let own = self.event.entries[entry].record.text(EntryColumn::TeamOf);
        let of_row = || {
            let rows = self.event.games.iter().filter(|row| row.entry == Some(entry));
            let of_round = |row: &&model::diplomacy::DiplomacyGameRow| {
                let number =
                    row.record.text(GameColumn::Round).and_then(|c| parse_round_number(c.value));
                number == Some(round)
            };
            rows.filter(of_round).find_map(|row| row.record.text(GameColumn::Team))
        };
        own.or_else(of_row).map(|cell| cell.value.to_string())
    }

    /// Who must be apart: team-mates in the team round, and pairs of the sheet `Forbidden`.
    fn apart(&self) -> PlayersApart {
        let mut apart = PlayersApart::new();
        let teams = rules::diplomacy_seeding_rules().teams.round;
        let bit =
            |round: usize| if (1..=MOST_ROUNDS).contains(&round) { 1u32 << (round - 1) } else { 0 };
        let mut members: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for entry in 0..self.event.entries.len() {
            if let Some(team) = self.team(entry, teams) {
                members.entry(model::name_comparison::folded_name(&team)).or_default().push(entry);
            }
        }
        for team in members.values() {
            for (nth, one) in team.iter().enumerate() {
                apart.extend(team[..nth].iter().map(|other| (*other, *one, bit(teams))));
            }
        }
        for barred in &self.event.forbidden {
            let rounds =
                barred.rounds.as_ref().and_then(|cell| parse_round_list(&cell.value, None));
            let bits = match rounds {
                Some(rounds) => rounds
                    .iter()
                    .flat_map(|[first, last]| *first..=*last)
                    .fold(0, |bits, round| bits | bit(round)),
                None => u32::MAX,
            };
            apart.push((barred.pair[0], barred.pair[1], bits));
        }
        // A pair can be listed twice.
        apart.iter_mut().for_each(|(one, other, _)| {
            if one > other {
                std::mem::swap(one, other)
            }
        });
        apart.sort_unstable();
        let mut merged = PlayersApart::new();
        for (one, other, bits) in apart {
            match merged.last_mut() {
                Some(last) if (last.0, last.1) == (one, other) => last.2 |= bits,
                _ => merged.push((one, other, bits)),
            }
        }
        merged
    }

    fn is_house(&self) -> Vec<bool> {
        self.event.entries.iter().map(roster::is_house_position).collect()
    }

    /// A round of the sheet, with the labels of its boards.
    fn as_entered(&self, round: usize, boards: usize) -> (SeatedRound, Vec<String>) {
        let entered = self.entered.get(&round);
        let standing = entered.map_or(&[][..], |round| &round.boards);
        let mut seats = SeatedRound::with_open_seats(boards.max(standing.len()));
        let mut labels: Vec<String> = Vec::new();
        let mut seated = Vec::new();
        for (board, own) in standing.iter().enumerate() {
            labels.push(own.label.clone());
            for (power, seat) in own.seats.iter().enumerate() {
                // Nobody has two seats in a round; the first row counts.
                if let Some((entry, _)) = seat.filter(|(entry, _)| !seated.contains(entry)) {
                    seated.push(entry);
                    seats.seats[board * SEATS_PER_BOARD + power] = Some(entry);
                    seats.open[board * SEATS_PER_BOARD + power] = false;
                }
            }
        }
        let mut number = 0;
        while labels.len() < seats.board_count() {
            number += 1;
            let next = number.to_string();
            if !labels.contains(&next) {
                labels.push(next);
            }
        }
        (seats, labels)
    }

    /// Draws a round from those before it.
    fn draw(&self, round: usize) -> Result<DrawWithNotes, Vec<String>> {
        let event = self.event;
        let rosters = TournamentRosters::new(event, self.entered, self.planned);
        let roster = rosters.roster_of_round(round, &self.given(round));
        let mut troubles: Vec<ProblemDetail> = Vec::new();
        if roster.boards == 0 {
            let players = roster.players;
            troubles.push(problems::TooFewForBoard { round, players }.into());
            return Ok(DrawWithNotes { draw: None, troubles });
        }
        let mut rounds: Vec<SeatedRound> = Vec::new();
        for before in 1..round {
            let (mut entered, _) = self.as_entered(before, 0);
            entered.open.iter_mut().for_each(|open| *open = false);
            rounds.push(entered);
        }
        let (given, labels) = self.as_entered(round, roster.boards);
        rounds.push(filled(given.clone(), &roster.playing));
        let to_draw = rounds[round - 1].has_seat_to_draw();
        if to_draw {
            let mut rosters = rosters.after_round(round, &roster);
            for later in round + 1..=self.planned.min(round + AHEAD) {
                let roster = rosters.roster_of_round(later, &[]);
                rounds.push(filled(SeatedRound::with_open_seats(roster.boards), &roster.playing));
                rosters = rosters.after_round(later, &roster);
            }
        }
        let apart = self.apart();
        let start = TournamentSeating::new(rounds, self.is_house(), seating_rules(), &apart);
        let bounds = SeatingFaultLowerBound::from_seating(&start);
        let found = match to_draw {
            true => seating_search::search_seating(
                &start,
                roster::lot_of_word_in_round(event.seed(), round, "seats"),
                &bounds,
            ),
            false => start.clone(),
        };
        let mut faults = check::seat_faults_of_drawn_round(
            &found.rounds[round - 1],
            &given,
            &roster.playing,
            |entry| self.name(entry),
        );
        let is_player = |person: usize| found.is_player(person);
        if check::count_seating_faults(&found.rounds, seating_rules(), is_player, &apart)
            != found.faults
        {
            faults.push("its unmet wishes were counted wrongly".to_string());
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let kept = |seat: usize| given.seats[seat].is_some();
        let draw = self.drawn(round, &found, &labels, &roster, kept);
        troubles.extend(self.told_of(round, &roster));
        let (draw, more) = self.draw_with_reasons(draw, &start, &found, &bounds);
        troubles.extend(more.into_iter().filter(|_| to_draw));
        Ok(DrawWithNotes { draw: Some(draw), troubles })
    }

    /// The entries that the director seated in a round.
    fn given(&self, round: usize) -> Vec<usize> {
        let (standing, _) = self.as_entered(round, 0);
        standing.seats.into_iter().flatten().collect()
    }

    /// The seats of the round as a draw, without reasons.
    fn drawn(
        &self,
        round: usize,
        found: &TournamentSeating,
        labels: &[String],
        roster: &RoundRoster,
        kept: impl Fn(usize) -> bool,
    ) -> Draw {
        let seats = &found.rounds[round - 1].seats;
        let board = |(nth, label): (usize, &String)| {
            let seat = |(power, played): (usize, Power)| {
                let at = nth * SEATS_PER_BOARD + power;
                let who = seats[at]?;
                Some(DrawnDiplomacySeat {
                    who,
                    power: played,
                    given: kept(at),
                    basis: Default::default(),
                })
            };
            let seats = Power::ALL.into_iter().enumerate().filter_map(seat).collect();
            DrawnDiplomacyBoard { label: label.clone(), seats }
        };
        let mut boards: Vec<DrawnDiplomacyBoard> = labels.iter().enumerate().map(board).collect();
        boards.retain(|board| !board.seats.is_empty());
        boards.arrange_by(|a, b| natural_cmp(&a.label, &b.label));
        let mut standing_down = roster.down.clone();
        standing_down.arrange_by(|a, b| natural_cmp(self.label(*a), self.label(*b)));
        let stands = boards.iter().flat_map(|board| &board.seats).all(|seat| seat.given);
        Draw { round, boards, standing_down, stands, ..Draw::default() }
    }

    /// Who stands down, and who plays despite a requested bye.
    fn told_of(&self, round: usize, roster: &RoundRoster) -> Vec<ProblemDetail> {
        let clause = &rules::diplomacy_seeding_rules().standing_down.clause;
        let mut troubles: Vec<ProblemDetail> = Vec::new();
        if !roster.down.is_empty() {
            let how = roster.why.clone();
            let why = match roster.down.len() {
                1 => phrase!("stands down, {how}", how),
                _ => phrase!("stand down, {how}", how),
            };
            troubles.push(
                problems::StandsDown {
                    round,
                    players: roster.players,
                    labels: self.names(&roster.down),
                    why,
                    clause: clause.clone(),
                }
                .into(),
            );
        }
        if !roster.fetched.is_empty() {
            troubles.push(
                problems::AskedOffPlays {
                    round,
                    labels: self.names(&roster.fetched),
                    clause: clause.clone(),
                }
                .into(),
            );
        }
        troubles
    }
}

/// A round with the remaining players on its free seats.
fn filled(mut round: SeatedRound, playing: &[usize]) -> SeatedRound {
    let seated: Vec<usize> = round.seats.iter().flatten().copied().collect();
    let mut left = playing.iter().copied().filter(|person| !seated.contains(person));
    for seat in &mut round.seats {
        if seat.is_none() {
            *seat = left.next();
        }
    }
    round
}
