//! The crosstable of a tournament: opponents, colours and results by round.
//!
//! It is the input of tie-breaks and draws. Floats, colour preferences and the like are computed
//! from it and not stored.

/// Points of a game in tenths, the unit of reports: half a point is 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GamePoints(pub i32);

impl GamePoints {
    /// The points of a loss.
    pub const ZERO: GamePoints = GamePoints(0);
    /// The points of a draw: half a point.
    pub const HALF: GamePoints = GamePoints(5);
    /// The points of a win: one point.
    pub const ONE: GamePoints = GamePoints(10);

    /// As people write them: `4½`, `3`, `2.3`.
    pub fn to_text(self) -> String {
        let (sign, tenths) = (if self.0 < 0 { "-" } else { "" }, self.0.unsigned_abs());
        match (tenths / 10, tenths % 10) {
            (whole, 0) => format!("{sign}{whole}"),
            (0, 5) => format!("{sign}\u{bd}"),
            (whole, 5) => format!("{sign}{whole}\u{bd}"),
            (whole, rest) => format!("{sign}{whole}.{rest}"),
        }
    }
}

impl std::ops::Add for GamePoints {
    type Output = GamePoints;
    fn add(self, other: GamePoints) -> GamePoints {
        GamePoints(self.0 + other.0)
    }
}

impl std::ops::Sub for GamePoints {
    type Output = GamePoints;
    fn sub(self, other: GamePoints) -> GamePoints {
        GamePoints(self.0 - other.0)
    }
}

impl std::ops::AddAssign for GamePoints {
    fn add_assign(&mut self, other: GamePoints) {
        self.0 += other.0;
    }
}

impl std::iter::Sum for GamePoints {
    fn sum<I: Iterator<Item = GamePoints>>(points: I) -> GamePoints {
        points.fold(GamePoints::ZERO, |sum, points| sum + points)
    }
}

/// The colour of the pieces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Colour {
    /// White, who moves first.
    White,
    Black,
}

impl Colour {
    /// The colour of the opponent.
    pub fn other(self) -> Colour {
        match self {
            Colour::White => Colour::Black,
            Colour::Black => Colour::White,
        }
    }

    /// Its name in files.
    pub fn id(self) -> &'static str {
        match self {
            Colour::White => "white",
            Colour::Black => "black",
        }
    }
}

/// A player's result of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum PlayerGameResult {
    Win,
    Draw,
    Loss,
}

/// A player's outcome of a round. Opponents are positions in [`Crosstable::contestants`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum RoundResult {
    /// A game played over the board.
    Game {
        opponent: usize,
        /// The player's own colour.
        colour: Colour,
        /// The player's own result; both sides may have lost.
        result: PlayerGameResult,
        /// Whether it counts for ratings.
        rated: bool,
    },
    /// A game that began and has no result yet. It scores nothing so far, is lost by nobody, and
    /// counts as a draw in the draws of the rounds after it (C.04.2, 3.1).
    Unfinished {
        opponent: usize,
        /// The player's own colour.
        colour: Colour,
        /// Whether it is known to be adjourned; else the result was not reported.
        adjourned: bool,
    },
    /// A drawn pairing without a game.
    Forfeit {
        /// The opponent, if known.
        opponent: Option<usize>,
        /// The drawn colour, if known.
        colour: Option<Colour>,
        /// The player's own result: a win for the player present.
        result: PlayerGameResult,
    },
    /// The pairing-allocated bye of an odd field.
    AllocatedBye,
    /// A requested bye for the points of a win.
    FullBye,
    /// A requested bye for the points of a draw.
    HalfBye,
    /// A requested bye without points, or an announced absence.
    ZeroBye,
    /// Unknown: the player is absent, or the round is still to be played.
    Absent,
}

impl RoundResult {
    /// The opponent of a game played or begun.
    pub fn opponent_met(self) -> Option<usize> {
        match self {
            RoundResult::Game { opponent, .. } | RoundResult::Unfinished { opponent, .. } => {
                Some(opponent)
            }
            _ => None,
        }
    }

    /// The opponent, met or only drawn.
    pub fn paired_opponent(self) -> Option<usize> {
        match self {
            RoundResult::Game { opponent, .. } | RoundResult::Unfinished { opponent, .. } => {
                Some(opponent)
            }
            RoundResult::Forfeit { opponent, .. } => opponent,
            _ => None,
        }
    }

    /// Whether a game was played.
    pub fn was_game_played(self) -> bool {
        matches!(self, RoundResult::Game { .. })
    }

    /// Whether the draw gave it: a game, a forfeited game, or the allocated bye.
    pub fn was_paired(self) -> bool {
        matches!(
            self,
            RoundResult::Game { .. }
                | RoundResult::Unfinished { .. }
                | RoundResult::Forfeit { opponent: Some(_), .. }
                | RoundResult::AllocatedBye
        )
    }

    /// The drawn colour, whether or not the game was played.
    pub fn allocated_colour(self) -> Option<Colour> {
        match self {
            RoundResult::Game { colour, .. } | RoundResult::Unfinished { colour, .. } => {
                Some(colour)
            }
            RoundResult::Forfeit { colour, .. } => colour,
            _ => None,
        }
    }

    /// The outcome for the next draw: an unfinished game as drawn (C.04.2, 3.1), any other as it
    /// is.
    pub fn with_unfinished_as_draw(self) -> RoundResult {
        match self {
            RoundResult::Unfinished { opponent, colour, .. } => {
                RoundResult::Game { opponent, colour, result: PlayerGameResult::Draw, rated: true }
            }
            other => other,
        }
    }
}

/// The points of each outcome.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PointSystem {
    /// A game won with White and with Black.
    pub win: [GamePoints; 2],
    /// A game drawn with White and with Black.
    pub draw: [GamePoints; 2],
    /// A game lost with White and with Black.
    pub loss: [GamePoints; 2],
    /// A win by forfeit.
    pub forfeit_win: GamePoints,
    /// A loss by forfeit.
    pub forfeit_loss: GamePoints,
    /// The points of the bye that the draw gives to an odd player out.
    pub allocated_bye: GamePoints,
    pub full_bye: GamePoints,
    pub half_bye: GamePoints,
    /// A zero-point bye, or an absence.
    pub zero_bye: GamePoints,
}

impl PointSystem {
    /// 1, ½ and 0 points.
    pub const STANDARD: PointSystem = PointSystem {
        win: [GamePoints::ONE; 2],
        draw: [GamePoints::HALF; 2],
        loss: [GamePoints::ZERO; 2],
        forfeit_win: GamePoints::ONE,
        forfeit_loss: GamePoints::ZERO,
        allocated_bye: GamePoints::ONE,
        full_bye: GamePoints::ONE,
        half_bye: GamePoints::HALF,
        zero_bye: GamePoints::ZERO,
    };

    /// The most points of a game.
    pub fn max_points(&self) -> GamePoints {
        self.win.into_iter().chain(self.draw).max().unwrap_or_default()
    }

    /// The points of an outcome.
    pub fn points(&self, round_result: RoundResult) -> GamePoints {
        match round_result {
            RoundResult::Game { colour, result, .. } => {
                let by_colour = match result {
                    PlayerGameResult::Win => self.win,
                    PlayerGameResult::Draw => self.draw,
                    PlayerGameResult::Loss => self.loss,
                };
                by_colour[usize::from(colour == Colour::Black)]
            }
            RoundResult::Forfeit { result: PlayerGameResult::Win, .. } => self.forfeit_win,
            // An unplayed game can give both sides half a point, and boards forfeited each way a draw.
            RoundResult::Forfeit { result: PlayerGameResult::Draw, .. } => self.draw[0],
            RoundResult::Forfeit { result: PlayerGameResult::Loss, .. } => self.forfeit_loss,
            RoundResult::AllocatedBye => self.allocated_bye,
            RoundResult::FullBye => self.full_bye,
            RoundResult::HalfBye => self.half_bye,
            RoundResult::ZeroBye | RoundResult::Absent => self.zero_bye,
            RoundResult::Unfinished { .. } => GamePoints::ZERO,
        }
    }
}

impl PointSystem {
    /// Match points of teams: 2, 1 and 0; the bye of the draw and a half-point bye are worth a draw
    /// (C.04.6, 1.4).
    pub const MATCH_POINTS: PointSystem = PointSystem {
        win: [GamePoints(20); 2],
        draw: [GamePoints::ONE; 2],
        loss: [GamePoints::ZERO; 2],
        forfeit_win: GamePoints(20),
        forfeit_loss: GamePoints::ZERO,
        allocated_bye: GamePoints::ONE,
        full_bye: GamePoints(20),
        half_bye: GamePoints::ONE,
        zero_bye: GamePoints::ZERO,
    };
}

impl Default for PointSystem {
    fn default() -> Self {
        PointSystem::STANDARD
    }
}

/// The games of a team in a round (C.07 11.1).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TeamRoundPoints {
    pub points: GamePoints,
    /// The points of each board from the first; empty if they are not known, or in a round without
    /// a match.
    pub boards: Vec<GamePoints>,
}

/// A player or a team of the tournament.
#[derive(Clone, Debug, Default)]
pub struct Contestant {
    /// The tournament pairing number (TPN): the place in the initial order, from 1 (C.04.2). It can
    /// differ from the position in the table, since numbers can be missing.
    pub number: u32,
    /// The index of the contestant in its event or file, from 0.
    pub entry: usize,
    /// The name for people.
    pub name: String,
    /// The title, as `GM`; empty without one.
    pub title: String,
    /// The rating; `None` if unrated.
    pub rating: Option<u32>,
    /// One outcome for each round played.
    pub round_results: Vec<RoundResult>,
    /// The games of a team by round; empty for a player.
    pub team_rounds: Vec<TeamRoundPoints>,
    /// Points that count in the draw only, by round, including the one to be drawn: acceleration,
    /// or a section's bonus. Missing ones are 0.
    pub virtual_points: Vec<GamePoints>,
    /// The round to be drawn: [`RoundResult::Absent`] for a player who is to be drawn, else a bye, or
    /// [`RoundResult::ZeroBye`] for an absent player.
    pub next: Option<RoundResult>,
}

/// Two contestants that the organiser keeps apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ForbiddenPairing {
    /// The players, as positions.
    pub pair: [usize; 2],
    /// The first and last round of the ban.
    pub rounds: [u32; 2],
}

/// A tournament so far.
#[derive(Clone, Debug, Default)]
pub struct Crosstable {
    /// The players in order of pairing number.
    pub contestants: Vec<Contestant>,
    /// Rounds played or at least drawn: the length of each contestant's outcomes.
    pub played: usize,
    /// Planned rounds, if known.
    pub rounds: Option<usize>,
    /// The points of results.
    pub points: PointSystem,
    /// The colour of odd numbers in round 1 by lot (C.04.3, 5.1); `None` if neither a lot nor a
    /// round shows it.
    pub initial_colour: Option<Colour>,
    /// Pairs that must not be drawn.
    pub forbidden: Vec<ForbiddenPairing>,
    /// The boards of a match of teams, whose points are then match points; `None` for players.
    pub boards: Option<usize>,
    /// Whether the pairings were set in advance, as in a round robin: forfeits are then games or
    /// matches like others (C.07 15.2).
    pub set_in_advance: bool,
    /// Whether teams are ranked by game points, match points being the other score (C.07 11.1).
    /// Rounds are drawn by match points all the same.
    pub ranked_by_games: bool,
}

impl Crosstable {
    /// What makes the table that of no tournament, in words: an opponent who is not in it, a
    /// contestant who meets itself, a pairing number that two have. `None` if it can be drawn.
    pub fn contradiction_text(&self) -> Option<String> {
        let many = self.contestants.len();
        let mut first = std::collections::HashMap::with_capacity(many);
        for (position, contestant) in self.contestants.iter().enumerate() {
            let number = contestant.number;
            if let Some(other) = first.insert(number, position) {
                return Some(format!(
                    "positions {other} and {position} both have the pairing number {number}"
                ));
            }
            for (round, round_result) in (1..).zip(&contestant.round_results) {
                match round_result.paired_opponent() {
                    Some(opponent) if opponent == position => {
                        return Some(format!("number {number} meets itself in round {round}"));
                    }
                    Some(opponent) if opponent >= many => {
                        return Some(format!(
                            "number {number} meets position {opponent} in round {round}, and there are {many}"
                        ));
                    }
                    _ => {}
                }
            }
        }
        let forbidden = self.forbidden.iter().flat_map(|ban| ban.pair);
        let unknown = forbidden.into_iter().find(|position| *position >= many);
        unknown.map(|position| format!("a ban names position {position}, and there are {many}"))
    }

    /// Whether anybody has points that count for the draw alone.
    pub fn has_virtual_points(&self) -> bool {
        self.contestants.iter().any(|contestant| !contestant.virtual_points.is_empty())
    }

    /// The points of a contestant before a round, counted from 0.
    pub fn points_before(&self, contestant: usize, round: usize) -> GamePoints {
        let round_results = self.contestants[contestant].round_results.iter().take(round);
        round_results.map(|round_result| self.points.points(*round_result)).sum()
    }

    /// Whether its contestants are teams ranked by game points.
    pub fn is_ranked_by_game_points(&self) -> bool {
        self.ranked_by_games && self.boards.is_some()
    }

    /// The points of a contestant that rank it before a round, counted from 0.
    pub fn ranking_points_before(&self, contestant: usize, round: usize) -> GamePoints {
        match self.is_ranked_by_game_points() {
            true => {
                let rounds = self.contestants[contestant].team_rounds.iter().take(round);
                rounds.map(|own| own.points).sum()
            }
            false => self.points_before(contestant, round),
        }
    }

    /// All points of a contestant so far.
    pub fn total_points(&self, contestant: usize) -> GamePoints {
        self.points_before(contestant, self.played)
    }

    /// The points for the draw of a round, counted from 0: earlier points and the virtual ones of
    /// that round.
    pub fn pairing_points(&self, contestant: usize, round: usize) -> GamePoints {
        let bonus = self.contestants[contestant].virtual_points.get(round).copied();
        self.points_before(contestant, round) + bonus.unwrap_or_default()
    }

    /// Whether a contestant is to be drawn in the next round.
    pub fn is_in_next_draw(&self, contestant: usize) -> bool {
        matches!(self.contestants[contestant].next, None | Some(RoundResult::Absent))
    }

    /// The players of the next round, as positions.
    pub fn next_draw_contestants(&self) -> Vec<usize> {
        (0..self.contestants.len()).filter(|index| self.is_in_next_draw(*index)).collect()
    }

    /// The table before a round, counted from 0, from which that round was drawn. The round's own
    /// outcomes show who did not take part in its draw.
    pub fn before_round(&self, round: usize) -> Crosstable {
        let contestants = self.contestants.iter().map(|contestant| {
            let next = contestant.round_results.get(round).copied();
            let drawn = next.is_none_or(RoundResult::was_paired);
            Contestant {
                round_results: contestant.round_results.iter().take(round).copied().collect(),
                team_rounds: contestant.team_rounds.iter().take(round).cloned().collect(),
                next: next.filter(|_| !drawn).map(|round_result| match round_result {
                    RoundResult::Absent => RoundResult::ZeroBye,
                    round_result => round_result,
                }),
                ..contestant.clone()
            }
        });
        Crosstable {
            contestants: contestants.collect(),
            played: round.min(self.played),
            rounds: self.rounds,
            points: self.points,
            initial_colour: self.initial_colour,
            forbidden: self.forbidden.clone(),
            boards: self.boards,
            set_in_advance: self.set_in_advance,
            ranked_by_games: self.ranked_by_games,
        }
    }

    /// The table with unfinished games as draws, which they count as in the next draw only (C.04.2,
    /// 3.1).
    pub fn with_unfinished_as_draws(&self) -> Crosstable {
        let mut table = self.clone();
        for contestant in &mut table.contestants {
            contestant
                .round_results
                .iter_mut()
                .for_each(|round_result| *round_result = round_result.with_unfinished_as_draw());
        }
        table
    }

    /// The places in the initial order for the draw of the next round, from 1: of all players drawn
    /// before or now. A player who has only had requested byes has none yet; numbers change when a
    /// late entry comes in (C.04.2, 2).
    pub fn initial_order_places(&self) -> Vec<Option<u32>> {
        let mut last = 0;
        let place = |(index, contestant): (usize, &Contestant)| {
            let entered =
                contestant.round_results.iter().any(|round_result| round_result.was_paired());
            (entered || self.is_in_next_draw(index)).then(|| {
                last += 1;
                last
            })
        };
        self.contestants.iter().enumerate().map(place).collect()
    }

    /// The initial colour (C.04.3, 5.1) as the first round with colours shows it: its highest
    /// player has the colour of an odd or even number (5.2.5), by the numbers valid in that round.
    pub fn inferred_initial_colour(&self) -> Option<Colour> {
        let coloured = |round_result: &RoundResult| round_result.allocated_colour().is_some();
        let firsts =
            self.contestants.iter().filter_map(|c| c.round_results.iter().position(coloured));
        let round = firsts.min()?;
        let mut even = false;
        for contestant in &self.contestants {
            if let Some(colour) = contestant
                .round_results
                .get(round)
                .and_then(|round_result| round_result.allocated_colour())
            {
                return Some(if even { colour.other() } else { colour });
            }
            even ^= contestant
                .round_results
                .iter()
                .take(round + 1)
                .any(|round_result| round_result.was_paired());
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(round_results: &[&[RoundResult]]) -> Crosstable {
        let contestants = (1..).zip(round_results).map(|(number, round_results)| Contestant {
            number,
            round_results: round_results.to_vec(),
            ..Contestant::default()
        });
        Crosstable {
            contestants: contestants.collect(),
            played: round_results.first().map_or(0, |round_results| round_results.len()),
            ..Crosstable::default()
        }
    }

    #[test]
    fn who_has_not_entered_has_no_place_and_shifts_the_colours_of_others() {
        let game = |opponent, colour| RoundResult::Game {
            opponent,
            colour,
            result: PlayerGameResult::Draw,
            rated: true,
        };
        let (white, black) = (Colour::White, Colour::Black);
        // The second player had a bye in round 1, so the third was second in it.
        let table = table(&[
            &[RoundResult::AllocatedBye],
            &[RoundResult::HalfBye],
            &[game(3, white)],
            &[game(2, black)],
        ]);
        assert_eq!(table.inferred_initial_colour(), Some(black));
        assert_eq!(table.before_round(0).initial_order_places(), [Some(1), None, Some(2), Some(3)]);
        assert_eq!(table.initial_order_places(), [Some(1), Some(2), Some(3), Some(4)]);
    }

    #[test]
    fn points_read_as_people_write_them() {
        for (tenths, title) in
            [(45, "4\u{bd}"), (30, "3"), (5, "\u{bd}"), (23, "2.3"), (0, "0"), (-5, "-\u{bd}")]
        {
            assert_eq!(GamePoints(tenths).to_text(), title);
        }
    }
}
