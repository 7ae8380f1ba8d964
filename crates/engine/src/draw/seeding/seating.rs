//! The seating of a tournament with boards of seven: who sits where in every round, and how many
//! wishes fail. The counts are updated seat by seat, so that a search can try millions of swaps.

/// Seats of a board.
pub const SEATS_PER_BOARD: usize = 7;

/// The rules about seats.
#[derive(Clone, Copy, Debug)]
pub struct SeatingRules {
    /// The group of each power, in the order of the powers (rule 20).
    pub group: [usize; SEATS_PER_BOARD],
    /// How often two may meet (rule 19).
    pub meetings: u8,
}

/// The seats of a round, board by board, in the order of the powers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatedRound {
    /// The person's number; `None` if unknown.
    pub seats: Vec<Option<usize>>,
    /// Whether the seat is still open.
    pub open: Vec<bool>,
}

impl SeatedRound {
    /// A round with empty seats.
    pub fn with_open_seats(boards: usize) -> SeatedRound {
        SeatedRound {
            seats: vec![None; boards * SEATS_PER_BOARD],
            open: vec![true; boards * SEATS_PER_BOARD],
        }
    }

    /// The number of boards.
    pub(crate) fn board_count(&self) -> usize {
        self.seats.len() / SEATS_PER_BOARD
    }

    /// Whether any seat is open.
    pub(crate) fn has_seat_to_draw(&self) -> bool {
        self.open.contains(&true)
    }
}

/// Faults, from the most serious to the least. Comparison goes in that order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct SeatingFaults {
    /// Two at a board who must be apart: team-mates (rule 26), or forbidden by the director.
    pub together: i64,
    /// Meetings of two after the second (rule 19).
    pub thirds: i64,
    /// Repeated powers of a player (rule 20).
    pub powers_again: i64,
    /// Pairs of boards with three common players, counted by threes (rule 19).
    pub triples: i64,
    /// Repeated groups of powers of a player (rule 20).
    pub groups_again: i64,
}

impl SeatingFaults {
    /// One figure for the search: a fault outweighs any less serious one that the same swap can
    /// cure.
    pub(crate) fn weight(&self) -> i64 {
        64 * (self.together + self.thirds)
            + 32 * self.powers_again
            + 6 * self.triples
            + 4 * self.groups_again
    }
}

/// All persons and rounds.
#[derive(Clone, Debug)]
pub struct TournamentSeating {
    /// The rounds from the first.
    pub rounds: Vec<SeatedRound>,
    /// The faults of the seats as they are now; each change keeps them up to date.
    pub faults: SeatingFaults,
    persons: usize,
    /// Persons without wishes: positions that the house plays (rule 5).
    house: Vec<bool>,
    /// The rules about seats.
    rules: SeatingRules,
    /// By pair of persons, a bit for each round in which they must be apart.
    apart: Vec<u32>,
    /// By pair of persons, the number of meetings.
    meetings: Vec<u8>,
    /// By person and power, the number of times.
    powers: Vec<[u8; SEATS_PER_BOARD]>,
    /// By person and group, the number of times.
    groups: Vec<[u8; SEATS_PER_BOARD]>,
    /// By round and person, the board.
    board: Vec<Vec<Option<usize>>>,
    /// The index of each round's first board in a count over all rounds.
    first: Vec<usize>,
    /// By pair of boards, the number of common persons.
    common: Vec<u16>,
    boards: usize,
}

impl TournamentSeating {
    /// A seating of `house.len()` persons with the given seats; `apart` lists pairs with a bit for
    /// each round in which they must be apart.
    pub fn new(
        rounds: Vec<SeatedRound>,
        house: Vec<bool>,
        rules: SeatingRules,
        apart: &[(usize, usize, u32)],
    ) -> TournamentSeating {
        let persons = house.len();
        let mut first = Vec::with_capacity(rounds.len());
        let mut boards = 0;
        for round in &rounds {
            first.push(boards);
            boards += round.board_count();
        }
        let mut seating = TournamentSeating {
            faults: SeatingFaults::default(),
            persons,
            house,
            rules,
            apart: vec![0; persons * persons],
            meetings: vec![0; persons * persons],
            powers: vec![[0; SEATS_PER_BOARD]; persons],
            groups: vec![[0; SEATS_PER_BOARD]; persons],
            board: vec![vec![None; persons]; rounds.len()],
            first,
            common: vec![0; boards * boards],
            boards,
            rounds: rounds
                .iter()
                .map(|round| SeatedRound::with_open_seats(round.board_count()))
                .collect(),
        };
        for (one, other, bits) in apart {
            seating.apart[one * persons + other] |= bits;
            seating.apart[other * persons + one] |= bits;
        }
        for (nth, round) in rounds.into_iter().enumerate() {
            for (seat, person) in round.seats.into_iter().enumerate() {
                if let Some(person) = person {
                    seating.seat_person(nth, seat, person);
                }
            }
            seating.rounds[nth].open = round.open;
        }
        seating
    }

    /// Puts a person on a free seat.
    pub(crate) fn seat_person(&mut self, round: usize, seat: usize, person: usize) {
        self.change(round, seat, person, true);
        self.rounds[round].seats[seat] = Some(person);
    }

    /// Takes the player off a seat and returns who sat there.
    fn vacate(&mut self, round: usize, seat: usize) -> Option<usize> {
        let person = self.rounds[round].seats[seat].take()?;
        self.change(round, seat, person, false);
        Some(person)
    }

    /// Swaps the persons of two seats of a round.
    pub(crate) fn swap_seats(&mut self, round: usize, one: usize, other: usize) {
        let (first, second) = (self.vacate(round, one), self.vacate(round, other));
        if let Some(person) = second {
            self.seat_person(round, one, person);
        }
        if let Some(person) = first {
            self.seat_person(round, other, person);
        }
    }

    /// The same tournament with other persons on its seats.
    pub(crate) fn with_rounds_reseated(&self, rounds: &[SeatedRound]) -> TournamentSeating {
        let mut seating = self.clone();
        for (nth, round) in rounds.iter().enumerate() {
            for seat in 0..round.seats.len() {
                seating.vacate(nth, seat);
            }
            for (seat, person) in round.seats.iter().enumerate() {
                if let Some(person) = person {
                    seating.seat_person(nth, seat, *person);
                }
            }
        }
        seating
    }

    /// The same without the persons on open seats.
    pub(crate) fn with_open_seats_cleared(&self) -> TournamentSeating {
        let mut seating = self.clone();
        for nth in 0..self.rounds.len() {
            for seat in 0..self.rounds[nth].seats.len() {
                if self.rounds[nth].open[seat] {
                    seating.vacate(nth, seat);
                }
            }
        }
        seating
    }

    /// The number of persons.
    pub(crate) fn person_count(&self) -> usize {
        self.persons
    }

    /// Whether a person has wishes.
    pub(crate) fn is_player(&self, person: usize) -> bool {
        !self.house[person]
    }

    /// The board of a person in a round, from 0.
    pub(crate) fn board_of_person(&self, round: usize, person: usize) -> Option<usize> {
        self.board[round][person]
    }

    /// The group of a power.
    pub(crate) fn group_of_power(&self, power: usize) -> usize {
        self.rules.group[power]
    }

    /// How often a person has a group of powers.
    pub(crate) fn times_in_power_group(&self, person: usize, group: usize) -> u8 {
        self.groups[person][group]
    }

    /// Whether two must be apart in a round.
    pub(crate) fn must_be_apart(&self, round: usize, one: usize, other: usize) -> bool {
        self.apart[one * self.persons + other] & (1 << round) != 0
    }

    /// How often two meet.
    pub(crate) fn meeting_count(&self, one: usize, other: usize) -> u8 {
        self.meetings[one * self.persons + other]
    }

    /// Whether a person at a seat has a fault that another seat might cure.
    pub(crate) fn has_curable_fault(&self, round: usize, seat: usize) -> bool {
        let Some(person) = self.rounds[round].seats[seat].filter(|p| self.is_player(*p)) else {
            return false;
        };
        let (board, power) = (seat / SEATS_PER_BOARD, seat % SEATS_PER_BOARD);
        let again = self.powers[person][power] > 1
            || self.times_in_power_group(person, self.group_of_power(power)) > 1;
        again || self.meets_wrongly(round, board, person) || self.is_in_three(round, board, person)
    }

    /// Whether a person meets somebody at a board too often, or somebody to be kept apart from.
    fn meets_wrongly(&self, round: usize, board: usize, person: usize) -> bool {
        let others = self.rounds[round].seats
            [board * SEATS_PER_BOARD..(board + 1) * SEATS_PER_BOARD]
            .iter()
            .flatten();
        others.filter(|other| **other != person && self.is_player(**other)).any(|other| {
            self.must_be_apart(round, person, *other)
                || self.meeting_count(person, *other) > self.rules.meetings
        })
    }

    /// Whether a person shares a board with two others of another round's board.
    fn is_in_three(&self, round: usize, board: usize, person: usize) -> bool {
        let own = self.first[round] + board;
        (0..self.rounds.len()).filter(|other| *other != round).any(|other| {
            let there = self.board[other][person].map(|there| self.first[other] + there);
            there.is_some_and(|there| self.common[own * self.boards + there] > 2)
        })
    }

    /// Adds a person at a seat to the counts, or removes it. The seat itself is empty.
    fn change(&mut self, round: usize, seat: usize, person: usize, comes: bool) {
        if self.house[person] {
            return;
        }
        let sign: i64 = if comes { 1 } else { -1 };
        let (board, power) = (seat / SEATS_PER_BOARD, seat % SEATS_PER_BOARD);
        for other in board * SEATS_PER_BOARD..(board + 1) * SEATS_PER_BOARD {
            let Some(other) = self.rounds[round].seats[other].filter(|other| !self.house[*other])
            else {
                continue;
            };
            let (at, back) = (person * self.persons + other, other * self.persons + person);
            if self.apart[at] & (1 << round) != 0 {
                self.faults.together += sign;
            }
            let before = self.meetings[at];
            let after = if comes { before + 1 } else { before.saturating_sub(1) };
            if before.max(after) > self.rules.meetings {
                self.faults.thirds += sign;
            }
            (self.meetings[at], self.meetings[back]) = (after, after);
        }
        self.count_power(person, power, sign);
        self.count_common(round, board, person, sign);
    }

    fn count_power(&mut self, person: usize, power: usize, sign: i64) {
        let again = |count: &mut u8| {
            let before = *count;
            *count = if sign > 0 { before + 1 } else { before.saturating_sub(1) };
            if before.max(*count) > 1 { sign } else { 0 }
        };
        self.faults.powers_again += again(&mut self.powers[person][power]);
        self.faults.groups_again += again(&mut self.groups[person][self.rules.group[power]]);
    }

    /// Counts the threes that a person makes at a board with two of another round.
    fn count_common(&mut self, round: usize, board: usize, person: usize, sign: i64) {
        let own = self.first[round] + board;
        for other in 0..self.rounds.len() {
            if other == round {
                continue;
            }
            let Some(there) = self.board[other][person] else { continue };
            let there = self.first[other] + there;
            let (at, back) = (own * self.boards + there, there * self.boards + own);
            let others = match sign > 0 {
                true => self.common[at],
                false => self.common[at].saturating_sub(1),
            };
            self.faults.triples += sign * i64::from(others) * (i64::from(others) - 1) / 2;
            let after = if sign > 0 { others + 1 } else { others };
            (self.common[at], self.common[back]) = (after, after);
        }
        self.board[round][person] = (sign > 0).then_some(board);
    }
}
