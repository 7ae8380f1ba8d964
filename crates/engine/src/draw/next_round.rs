//! Draws of games between two players: which round is next, whether it can be drawn, and by which
//! system. For pairs and teams see `match_rounds`.
//!
//! The round drawn is the first without results, or the one that the key `Draw` names if all
//! earlier results are in. A round that is on the sheet `Draw` or `Matches` is not drawn again: a
//! published draw stands (C.04.2, 4.4), including pairings that the arbiter changed. Deleting its
//! rows allows a new draw.

use super::listed::list_up_to_twelve;
use super::porous_sections::{self, TournamentSections};
use super::problems;
use super::scheveningen::ScheveningenMatch;
use super::{
    Draw, DrawError, DrawOutcome, Pairing, dutch, round_robin, scheveningen_check, team_swiss,
    unused_answers,
};
use crate::rules::rule_book_facts;
use crate::scoring::problems::EntryStatusUnread;
use crate::scoring::{
    ChessTournament, match_sides_in_words, parse_round_number, scheveningen_sides,
};
use crate::standings::problems::EntryWithoutResult;
use model::crosstable::{Colour, Crosstable};
use model::form::{FormColumn, Key};
use model::problem::{
    InternalFault, Problem, ProblemDetail, ProblemPlace, SentenceValue, Severity, phrase,
};
use model::{Acceleration, Basis, CellAddress, Event, Format, Match, StableSort, natural_cmp};
use swiss::baku;

/// Draws the next round of an event, if there is one. `problems` are those of its return; obstacles
/// to the draw are added.
pub fn draw_next_chess_round(
    event: &Event,
    tournament: &ChessTournament,
    problems: &mut Vec<Problem>,
) -> Option<Draw> {
    let unusable = erroneous_draw_inputs(event, problems);
    let mut drawing = DrawInput { event, tournament, problems };
    let drawn = drawing.next_round(unusable);
    let unpaired = drawn.as_ref().filter(|draw| event.is_scheveningen() && !draw.stands);
    problems
        .extend(unpaired.and_then(|draw| {
            scheveningen_check::unpaired_players_problem(event, tournament, draw)
        }));
    drawn.map(|mut draw| {
        if draw.round == 1
            && let Some(seed) = tournament.lot
        {
            let clause = if event.is_of_chess_teams() { "C.04.6 4.1" } else { "C.04.3 5.1" };
            draw.ground.add_cited_step(clause, lot_of(&tournament.table, seed));
        }
        draw
    })
}

/// The result of the lot, for sentences.
fn lot_of(table: &Crosstable, seed: u64) -> String {
    let colour = table.initial_colour.unwrap_or(Colour::White).id();
    format!("the draw with seed {seed} gave {colour} to the top seed")
}

/// Draws a round by the system of the format and rule book. To add a system: an arm here.
fn drawn(event: &Event, tournament: &ChessTournament, mut table: Crosstable) -> DrawOutcome {
    if event.is_of_chess_teams() {
        return match table.set_in_advance {
            true => of_teams(event, tournament, &table),
            // Type A is the default of 1.7.
            false => team_swiss::draw_team_swiss_round(
                &table,
                team_swiss::TeamColourPreferences::default(),
            ),
        };
    }
    if event.is_scheveningen() {
        let sides = scheveningen_sides(event).map_err(|_| DrawError::Nobody)?;
        let played =
            ScheveningenMatch { sides: &sides, table: &table, position: &tournament.position };
        return played.draw_round(table.played + 1);
    }
    if let Some(rules) = rule_book_facts::facts_of_event_rule_book(event).porous_section_rules() {
        let sections = TournamentSections::from_event(rules, event, &table);
        return porous_sections::draw_porous_section_round(rules, &table, &sections);
    }
    let mut accelerated = None;
    // Points that are given override a method (TRF26, 250).
    let given = table.has_virtual_points();
    if event.listed_answer(Key::Acceleration) == Some(Acceleration::Baku) && !given {
        accelerated =
            baku::apply_baku_acceleration(&mut table, |position| tournament.late[position]).ok();
    }
    let mut draw = dutch::draw_dutch_round(&table)?;
    if given {
        draw.ground.add_step("accelerated: drawn with the points under Virtual points");
    }
    if let Some(baku::BakuAcceleration { last, whole, half }) = accelerated {
        let group = last.map_or("nobody".to_string(), |last| format!("numbers 1 to {last}"));
        let told = format!(
            "accelerated: {group} drawn with a point more in {whole} rounds and half a point more in {half}"
        );
        draw.ground.add_cited_step("C.04.7 1", &told);
    }
    Ok(draw)
}

/// A round of a round robin of teams by the Berger tables, by draw number, else in the order of
/// labels. A team whose opponent is absent has a bye.
fn of_teams(event: &Event, tournament: &ChessTournament, table: &Crosstable) -> DrawOutcome {
    let key = |entry: &usize| {
        let entry = &event.entries[*entry];
        (round_robin::entry_draw_number(entry).unwrap_or(usize::MAX), entry.label.as_str())
    };
    let mut entries: Vec<usize> = (0..event.entries.len()).collect();
    entries.arrange_by(|a, b| {
        let ((one, label), (other, its)) = (key(a), key(b));
        one.cmp(&other).then_with(|| natural_cmp(label, its))
    });
    let order: Vec<usize> = entries.iter().map(|entry| tournament.position[*entry]).collect();
    let legs = event.answer_whole_number(Key::Legs).unwrap_or(1) as usize;
    let mut draw = round_robin::draw_round_robin_round(&order, table.played + 1, legs)?;
    let absent = |position: usize| !table.is_in_next_draw(position);
    for pairing in &mut draw.pairings {
        let Some(second) = pairing.second else { continue };
        let (stays, left) = match (absent(pairing.first), absent(second)) {
            (false, true) => (pairing.first, second),
            (true, false) => (second, pairing.first),
            _ => continue,
        };
        (pairing.first, pairing.second) = (stays, None);
        pairing.basis.add_step(format!("{} is absent: a bye", table.contestants[left].name));
    }
    draw.pairings.retain(|pairing| !absent(pairing.first));
    draw.pairings.arrange_by_key(|pairing| pairing.second.is_none());
    // The home team has White on the first board.
    Ok(Draw { coloured: false, ..draw })
}

/// The keys that every draw reads, besides `Draw`.
const DRAWN_BY: [Key; 8] = [
    Key::Rules,
    Key::Format,
    Key::Movement,
    Key::Rounds,
    Key::Legs,
    Key::SectionCount,
    Key::Acceleration,
    Key::Seed,
];

/// Those by which matches are scored, for draws by score.
const SCORED_BY: [Key; 7] = [
    Key::TeamSize,
    Key::Scoring,
    Key::VpScale,
    Key::VpScaleBoards,
    Key::BoardsPerMatch,
    Key::CarryOver,
    Key::CarryOverFrom,
];

/// What a draw would use and cannot, because it has an error: `Rounds (B6)`, `Forbidden!B2`.
pub fn erroneous_draw_inputs(event: &Event, problems: &[Problem]) -> Vec<String> {
    let scored = SCORED_BY.iter().filter(|_| event.format() != Some(Format::Swiss));
    let mut keys: Vec<Key> = DRAWN_BY.iter().chain(scored).copied().collect();
    let mut found = Vec::new();
    for problem in problems {
        let own = problem.event.as_ref().is_none_or(|id| *id == event.id);
        // An entry without a result can be drawn nevertheless.
        let played = !problem.trouble.is_of_kind::<EntryWithoutResult>();
        // Who is perhaps away is not paired unasked.
        let is_doubtful = problem.trouble.is_of_kind::<EntryStatusUnread>();
        let is_faulty = is_doubtful || problem.trouble.severity() == Severity::Error;
        if !own || !played || !is_faulty {
            continue;
        }
        let (sheet, cell) = match problem.place {
            ProblemPlace::Cell(at) => (at.sheet, format!("!{}", at.a1())),
            ProblemPlace::Sheet(sheet) => (sheet, String::new()),
            ProblemPlace::File | ProblemPlace::Line(_) | ProblemPlace::Spot(..) => continue,
        };
        let is_of = |key: &Key| {
            event.answer_address_if_present(*key).map(ProblemPlace::Cell) == Some(problem.place)
        };
        if let Some(slot) = keys.iter().position(is_of) {
            found.push(format!("{} ({})", keys.remove(slot).definition().name, &cell[1..]));
        } else if let Some((_, name)) = event.drawn_from.iter().find(|(own, _)| *own == sheet) {
            found.push(format!("{name}{cell}"));
        }
    }
    let awaited = keys.iter().filter(|key| event.faults.contains(key));
    found.extend(awaited.map(|key| match event.answer_address_if_present(*key) {
        Some(at) => format!("{} ({})", key.definition().name, at.a1()),
        None => key.definition().name.to_string(),
    }));
    found.dedup();
    found
}

/// The inputs of one event's draw.
struct DrawInput<'a> {
    event: &'a Event,
    tournament: &'a ChessTournament,
    problems: &'a mut Vec<Problem>,
}

/// The wanted round, and whether the organiser named it.
pub(super) struct RoundToDraw {
    pub(super) round: usize,
    pub(super) asked: bool,
}

/// The round to draw: the one that the event names, else the first after those with results, if any
/// is left.
pub(super) fn round_to_draw(
    event: &Event,
    played: usize,
    rounds: Option<usize>,
    problems: &mut Vec<Problem>,
) -> Option<RoundToDraw> {
    let next = played + 1;
    let over = rounds.filter(|rounds| next > *rounds);
    let Some(text) = event.answer_text(Key::Draw) else {
        return over.is_none().then_some(RoundToDraw { round: next, asked: false });
    };
    if matches!(text.to_lowercase().as_str(), "none" | "no" | "-") {
        return None;
    }
    let why = match (parse_round_number(text).filter(|round| *round > 0), rounds) {
        (None, _) => phrase!("it is not a round"),
        (Some(round), Some(rounds)) if round > rounds => {
            phrase!("the event has {rounds} rounds", rounds)
        }
        (Some(round), _) if round > next => {
            phrase!("round {next} has no results yet", next)
        }
        (Some(round), _) => return Some(RoundToDraw { round, asked: true }),
    };
    let trouble = problems::DrawRound { text: text.to_string(), why };
    problems.push(event.problem(trouble, Key::Draw));
    None
}

impl DrawInput<'_> {
    fn report(&mut self, trouble: ProblemDetail, at: CellAddress) {
        self.problems.push(self.event.problem(trouble, at));
    }

    fn next_round(&mut self, unusable: Vec<String>) -> Option<Draw> {
        let table = &self.tournament.table;
        if self.event.is_scheveningen() {
            match scheveningen_check::check_scheveningen_games(self.event, self.tournament) {
                Ok(found) => self.problems.extend(found),
                Err(why) => {
                    self.problems.push(why);
                    return None;
                }
            }
        }
        self.report_many_rounds();
        let wanted = self.wanted();
        let open = self.report_missing(wanted.as_ref());
        self.report_adjourned(wanted.as_ref());
        let RoundToDraw { round, asked } = wanted?;
        self.problems
            .extend(unused_answers::unused_draw_settings_problem(self.event, self.tournament));
        if open && !asked {
            return None;
        }
        if !unusable.is_empty() && !asked {
            let trouble = problems::DrawWaits { round, cells: list_up_to_twelve(unusable) };
            self.report(trouble.into(), self.event.answer_address(Key::Draw));
            return None;
        }
        if table.rounds.is_none() {
            let accelerated =
                self.event.listed_answer(Key::Acceleration) == Some(Acceleration::Baku);
            let at = self.event.answer_address(Key::Rounds);
            self.report(problems::NoRounds { accelerated }.into(), at);
        }
        let before = table.with_unfinished_as_draws();
        if round <= table.played {
            self.report(problems::DrawAgain { round }.into(), self.event.answer_address(Key::Draw));
            let drawn = drawn(self.event, self.tournament, before.before_round(round - 1));
            return self.settled(round, drawn).map(|draw| Draw { stands: true, ..draw });
        }
        let drawn = drawn(self.event, self.tournament, before);
        if self.tournament.standing.is_empty() {
            return self.settled(round, drawn);
        }
        Some(self.standing(round, drawn.ok()))
    }

    /// Reports more rounds than opponents.
    fn report_many_rounds(&mut self) {
        let players = self.tournament.table.contestants.len();
        let most = if players.is_multiple_of(2) { players.saturating_sub(1) } else { players };
        let rounds = self.tournament.table.rounds.filter(|rounds| *rounds > most);
        // Where everybody meets everybody, twice is no slip.
        if let (Some(rounds), true) = (rounds, players > 1 && !self.event.is_all_play_all()) {
            let trouble = problems::ManyRounds { rounds, players, most };
            self.report(trouble.into(), self.event.answer_address(Key::Rounds));
        }
    }

    /// The round to draw, if there is one.
    fn wanted(&mut self) -> Option<RoundToDraw> {
        let table = &self.tournament.table;
        round_to_draw(self.event, table.played, table.rounds, self.problems)
    }

    /// Reports games without a result in rounds that have others; returns whether any precede the
    /// wanted round.
    fn report_missing(&mut self, wanted: Option<&RoundToDraw>) -> bool {
        let table = &self.tournament.table;
        let next = wanted.map(|wanted| wanted.round);
        let mut missing = false;
        for round in 1..=table.played {
            let rows = &self.tournament.rows[round - 1];
            let waiting = |index: &&usize| rows.contains(&Some(**index));
            let open = self.tournament.open.iter().filter(waiting);
            let open = open.map(|index| &self.event.matches[*index]);
            let open: Vec<&Match> = open.filter(|row| !row.is_adjourned()).collect();
            let empty = self.tournament.empty.contains(&round);
            if open.is_empty() && !empty {
                continue;
            }
            let before = next.is_none_or(|next| round < next);
            missing |= before;
            let boards = match empty {
                true => phrase!("any board").into(),
                false => boards(self.event, &open),
            };
            let at = open.first().map_or(self.event.at, |row| row.result_at);
            let drawn = wanted.is_some_and(|wanted| wanted.asked);
            let trouble = problems::ResultsMissing {
                round,
                boards,
                next: next.filter(|_| before),
                drawn: drawn.then_some(phrase!("with these games as draws")),
            };
            self.report(trouble.into(), at);
        }
        missing
    }

    /// Reports adjourned games, for which no draw waits.
    fn report_adjourned(&mut self, wanted: Option<&RoundToDraw>) {
        let open = self.tournament.open.iter().map(|index| &self.event.matches[*index]);
        let adjourned: Vec<&Match> = open.filter(|row| row.is_adjourned()).collect();
        let Some(first) = adjourned.first() else { return };
        let (boards, at) = (boards(self.event, &adjourned), first.result_at);
        let next = wanted.map(|wanted| wanted.round);
        self.report(problems::GamesAdjourned { boards, next }.into(), at);
    }

    /// A draw, or the reason why there is none.
    fn settled(&mut self, round: usize, drawn: DrawOutcome) -> Option<Draw> {
        let why = match drawn {
            Ok(draw) => return Some(draw),
            Err(why) => why,
        };
        let trouble: ProblemDetail = match why {
            DrawError::Nobody => problems::NobodyToDraw { round }.into(),
            DrawError::Impossible { obstructing } => {
                let obstructing = self.names(&obstructing);
                let of_teams = self.tournament.table.boards.is_some();
                let clause = if of_teams { "C.04.6, 3.3.3" } else { "C.04.3, 1.9.3" };
                problems::NoDraw { round, obstructing, clause }.into()
            }
            DrawError::Table { why } => {
                self.problems.push(failed_draw_problem(self.event, round, &[why]));
                return None;
            }
            DrawError::Faulty { faults } => {
                self.problems.push(failed_draw_problem(self.event, round, &faults));
                return None;
            }
        };
        self.report(trouble, self.event.answer_address(Key::Rounds));
        None
    }

    /// `5 (Megan Oakes), 8 (Owen Strand)`.
    fn names(&self, positions: &[usize]) -> SentenceValue {
        let named = |position: &usize| {
            let contestant = &self.tournament.table.contestants[*position];
            format!("{} ({})", self.event.entries[contestant.entry].label, contestant.name)
        };
        list_up_to_twelve(positions.iter().map(named))
    }

    /// The draw of the return, with reasons for those pairings that palmares would also draw.
    fn standing(&mut self, round: usize, drawn: Option<Draw>) -> Draw {
        let mut rows: Vec<&Match> =
            self.tournament.standing.iter().map(|index| &self.event.matches[*index]).collect();
        rows.arrange_by(|a, b| {
            let table = |row: &Match| row.table.clone().unwrap_or_default();
            let (one, other) = (table(a), table(b));
            (a.away.is_none(), one.is_empty())
                .cmp(&(b.away.is_none(), other.is_empty()))
                .then_with(|| natural_cmp(&one, &other))
                .then(a.at.cmp(&b.at))
        });
        let (event, position) = (self.event, &self.tournament.position);
        let own = |row: &Match| (position[row.home], row.away.map(|away| position[away]));
        let reason = |row: &Match| {
            let pairings = &drawn.as_ref()?.pairings;
            let same = |pairing: &&Pairing| (pairing.first, pairing.second) == own(row);
            pairings.iter().find(same).map(|pairing| pairing.basis.clone())
        };
        // Requested byes are beside the draw, not in it.
        rows.retain(|row| {
            row.away.is_some() || reason(row).is_some() || event.is_draw_sheet_pairing(row)
        });
        let mut pairings = Vec::with_capacity(rows.len());
        let mut differs = Vec::new();
        for row in &rows {
            let (first, second) = own(row);
            let by_hand = row.differs_from_draw(&event.entries);
            let found = reason(row);
            if !by_hand && found.is_none() {
                differs.push(row.pairing_text(&event.entries));
            }
            let basis = found.unwrap_or_else(|| {
                let mut basis = Basis::new();
                basis.add_step(if by_hand {
                    "set by hand by the arbiter and kept"
                } else {
                    "kept as it was published"
                });
                basis
            });
            pairings.push(Pairing { first, second, table: None, basis });
        }
        if !differs.is_empty() {
            let at = rows.first().map_or(event.at, |row| row.at);
            let trouble = problems::DrawStands { round, differs: list_up_to_twelve(differs) };
            self.report(trouble.into(), at);
        }
        self.report_left_out(round, &pairings);
        let ground = drawn.map(|drawn| drawn.ground).unwrap_or_default();
        let coloured = self.tournament.table.boards.is_none();
        Draw { round, coloured, pairings, ground, stands: true, ..Draw::default() }
    }

    /// Reports available players without a pairing in the draw of the return.
    fn report_left_out(&mut self, round: usize, pairings: &[Pairing]) {
        let paired = |position: &usize| {
            let stands =
                |pairing: &Pairing| pairing.first == *position || pairing.second == Some(*position);
            pairings.iter().any(stands)
        };
        let mut left = self.tournament.table.next_draw_contestants();
        left.retain(|position| !paired(position));
        if !left.is_empty() {
            let labels = self.names(&left);
            let at = self.tournament.standing.first().map(|index| self.event.matches[*index].at);
            self.report(problems::NotDrawn { round, labels }.into(), at.unwrap_or(self.event.at));
        }
    }
}

/// The problem of a draw that cannot be made from its table, or that fails its check: an internal
/// fault.
pub(super) fn failed_draw_problem(event: &Event, round: usize, faults: &[String]) -> Problem {
    let why = format!("the draw of round {round} is not shown: {}", faults.join("; "));
    event.problem(InternalFault { why }, Key::Draw)
}

/// `board 3 (5 against 8)` for each of some games.
fn boards(event: &Event, rows: &[&Match]) -> SentenceValue {
    let named = |row: &&Match| {
        let sides = match_sides_in_words(event, row);
        match row.table.clone() {
            Some(table) => phrase!("board {table} ({sides})", table, sides),
            None => sides,
        }
    };
    list_up_to_twelve(rows.iter().map(named))
}
