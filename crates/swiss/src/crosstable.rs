//! Who met whom, with which colour and which result, round by round.
//!
//! A tournament of one player a side as its tie-breaks and draws see it, whether
//! it came from a return or from a Tournament Report File. What follows from the
//! rounds (floats, colour preferences, who met whom) is worked out where it is
//! needed and stored nowhere.

/// Points of a game, in tenths: the unit in which reports print them, so that
/// half a point is the whole number 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GamePoints(pub i32);

impl GamePoints {
    /// No points.
    pub const ZERO: GamePoints = GamePoints(0);
    /// Half a point.
    pub const HALF: GamePoints = GamePoints(5);
    /// One point.
    pub const ONE: GamePoints = GamePoints(10);

    /// As people write them: `4½`, `3`, `2.3`.
    pub fn title(self) -> String {
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
    /// Black.
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

    /// Its name on the form.
    pub fn id(self) -> &'static str {
        match self {
            Colour::White => "white",
            Colour::Black => "black",
        }
    }
}

/// What a player made of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum GameResult {
    /// Won.
    Win,
    /// Drawn.
    Draw,
    /// Lost.
    Loss,
}

/// What a player did in a round. Opponents are positions in
/// [`Crosstable::contestants`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Outing {
    /// A game that was played over the board.
    Game {
        /// Whom against.
        opponent: usize,
        /// The player's own colour.
        colour: Colour,
        /// The player's own result; both sides may have lost.
        result: GameResult,
        /// Whether it counts for ratings.
        rated: bool,
    },
    /// Drawn to meet somebody, but no game was played.
    Forfeit {
        /// Whom against, where it is known.
        opponent: Option<usize>,
        /// The colour that was drawn, where it is known.
        colour: Option<Colour>,
        /// The player's own result: a win for the one who was there.
        result: GameResult,
    },
    /// The bye that the draw gave, where the number of players was odd.
    AllocatedBye,
    /// A bye of a win's points, on request.
    FullBye,
    /// A bye of a draw's points, on request.
    HalfBye,
    /// A round asked off, or announced not to be played, for no points.
    ZeroBye,
    /// Nothing is known of the round: not there, or it is yet to be played.
    Absent,
}

impl Outing {
    /// The opponent of a game that was played.
    pub fn met(self) -> Option<usize> {
        match self {
            Outing::Game { opponent, .. } => Some(opponent),
            _ => None,
        }
    }

    /// The opponent whom the player met or was to meet, as a position.
    pub fn opponent(self) -> Option<usize> {
        match self {
            Outing::Game { opponent, .. } => Some(opponent),
            Outing::Forfeit { opponent, .. } => opponent,
            _ => None,
        }
    }

    /// Whether a game was played.
    pub fn is_game(self) -> bool {
        matches!(self, Outing::Game { .. })
    }

    /// Whether the draw of the round gave it: a game, one that was forfeited, or
    /// the bye of an odd field.
    pub fn was_drawn(self) -> bool {
        matches!(
            self,
            Outing::Game { .. } | Outing::Forfeit { opponent: Some(_), .. } | Outing::AllocatedBye
        )
    }

    /// The colour that the draw gave, whether or not the game was played.
    pub fn colour(self) -> Option<Colour> {
        match self {
            Outing::Game { colour, .. } => Some(colour),
            Outing::Forfeit { colour, .. } => colour,
            _ => None,
        }
    }
}

/// What each outing is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PointSystem {
    /// A game won with White and with Black.
    pub win: [GamePoints; 2],
    /// A game drawn with White and with Black.
    pub draw: [GamePoints; 2],
    /// A game lost with White and with Black.
    pub loss: [GamePoints; 2],
    /// A win because the opponent did not come.
    pub forfeit_win: GamePoints,
    /// A loss for not having come.
    pub forfeit_loss: GamePoints,
    /// The bye that the draw gave.
    pub allocated_bye: GamePoints,
    /// A full-point bye.
    pub full_bye: GamePoints,
    /// A half-point bye.
    pub half_bye: GamePoints,
    /// A zero-point bye, and absence.
    pub zero_bye: GamePoints,
}

impl PointSystem {
    /// One point, a half and none.
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

    /// The most that a game can bring.
    pub fn best(&self) -> GamePoints {
        self.win.into_iter().chain(self.draw).max().unwrap_or_default()
    }

    /// What an outing brings.
    pub fn of(&self, outing: Outing) -> GamePoints {
        match outing {
            Outing::Game { colour, result, .. } => {
                let by_colour = match result {
                    GameResult::Win => self.win,
                    GameResult::Draw => self.draw,
                    GameResult::Loss => self.loss,
                };
                by_colour[usize::from(colour == Colour::Black)]
            }
            Outing::Forfeit { result: GameResult::Win, .. } => self.forfeit_win,
            // Both sides of an unplayed game can be given half.
            Outing::Forfeit { result: GameResult::Draw, .. } => self.half_bye,
            Outing::Forfeit { result: GameResult::Loss, .. } => self.forfeit_loss,
            Outing::AllocatedBye => self.allocated_bye,
            Outing::FullBye => self.full_bye,
            Outing::HalfBye => self.half_bye,
            Outing::ZeroBye | Outing::Absent => self.zero_bye,
        }
    }
}

impl Default for PointSystem {
    fn default() -> Self {
        PointSystem::STANDARD
    }
}

/// A player of the tournament.
#[derive(Clone, Debug, Default)]
pub struct Contestant {
    /// The tournament pairing number (TPN): the place in the initial order, from 1
    /// (C.04.2). It need not be the position in the table: numbers can be left out.
    pub number: u32,
    /// The contestant among those of its event or file, in the order in which these
    /// stand there, from 0.
    pub entry: usize,
    /// The name for people.
    pub name: String,
    /// The title, as `GM`; empty without one.
    pub title: String,
    /// The rating; none when unrated.
    pub rating: Option<u32>,
    /// One outing a round, in the order of rounds, for the rounds played.
    pub outings: Vec<Outing>,
    /// Points that count for the draw alone, by round from the first, the round to
    /// be drawn included: acceleration, or the bonus of a section. Missing ones
    /// are none.
    pub virtual_points: Vec<GamePoints>,
    /// What is known of the round to be drawn: [`Outing::Absent`] for a player who
    /// is to be drawn, else the bye, or [`Outing::ZeroBye`] for who is not there.
    pub next: Option<Outing>,
}

/// Two players who must not be drawn to meet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Forbidden {
    /// The two, as positions.
    pub pair: [usize; 2],
    /// The first and last round that it holds for.
    pub rounds: [u32; 2],
}

/// A tournament so far.
#[derive(Clone, Debug, Default)]
pub struct Crosstable {
    /// The players in order of pairing number.
    pub contestants: Vec<Contestant>,
    /// Rounds that were played, or at least drawn: the length of each contestant's
    /// outings.
    pub played: usize,
    /// Rounds planned; none when nobody said.
    pub rounds: Option<usize>,
    /// What results are worth.
    pub points: PointSystem,
    /// The colour that the lot gave to the players of odd number in round 1
    /// (C.04.3, 5.1); none where neither a lot nor a round tells.
    pub initial_colour: Option<Colour>,
    /// Who must not meet.
    pub forbidden: Vec<Forbidden>,
}

impl Crosstable {
    /// The points of a contestant before a round, counted from 0: those of all
    /// earlier rounds.
    pub fn points_before(&self, contestant: usize, round: usize) -> GamePoints {
        let outings = self.contestants[contestant].outings.iter().take(round);
        outings.map(|outing| self.points.of(*outing)).sum()
    }

    /// All points of a contestant so far.
    pub fn total(&self, contestant: usize) -> GamePoints {
        self.points_before(contestant, self.played)
    }

    /// The points that the draw of a round, counted from 0, goes by: those before
    /// it and the virtual ones of that round.
    pub fn pairing_points(&self, contestant: usize, round: usize) -> GamePoints {
        let bonus = self.contestants[contestant].virtual_points.get(round).copied();
        self.points_before(contestant, round) + bonus.unwrap_or_default()
    }

    /// Whether a contestant is to be drawn in the next round.
    pub fn is_drawn_next(&self, contestant: usize) -> bool {
        matches!(self.contestants[contestant].next, None | Some(Outing::Absent))
    }

    /// Who is to be drawn in the next round, as positions.
    pub fn drawn_next(&self) -> Vec<usize> {
        (0..self.contestants.len()).filter(|index| self.is_drawn_next(*index)).collect()
    }

    /// The table as it stood before a round, counted from 0: what that round was
    /// drawn from. Who did not take part in that round's draw is known by what
    /// the round holds of them.
    pub fn before(&self, round: usize) -> Crosstable {
        let contestants = self.contestants.iter().map(|contestant| {
            let next = contestant.outings.get(round).copied();
            let drawn = next.is_none_or(Outing::was_drawn);
            Contestant {
                outings: contestant.outings.iter().take(round).copied().collect(),
                next: next.filter(|_| !drawn).map(|outing| match outing {
                    Outing::Absent => Outing::ZeroBye,
                    outing => outing,
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
        }
    }

    /// The places in the initial order that the draw of the next round goes by,
    /// from 1: those of everybody who was drawn before or is to be drawn now. Who
    /// asked the rounds so far off has not entered yet, and has none: numbers are
    /// given anew when a late entry comes in (C.04.2, 2).
    pub fn places_in_order(&self) -> Vec<Option<u32>> {
        let mut last = 0;
        let place = |(index, contestant): (usize, &Contestant)| {
            let entered = contestant.outings.iter().any(|outing| outing.was_drawn());
            (entered || self.is_drawn_next(index)).then(|| {
                last += 1;
                last
            })
        };
        self.contestants.iter().enumerate().map(place).collect()
    }

    /// The colour of the lot (C.04.3, 5.1) as the first round with colours tells
    /// it: its highest player has the colour of an odd number or of an even one
    /// (5.2.5), by the numbers that held in that round.
    pub fn colour_told(&self) -> Option<Colour> {
        let coloured = |outing: &Outing| outing.colour().is_some();
        let firsts = self.contestants.iter().filter_map(|c| c.outings.iter().position(coloured));
        let round = firsts.min()?;
        let mut even = false;
        for contestant in &self.contestants {
            if let Some(colour) = contestant.outings.get(round).and_then(|outing| outing.colour()) {
                return Some(if even { colour.other() } else { colour });
            }
            even ^= contestant.outings.iter().take(round + 1).any(|outing| outing.was_drawn());
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(outings: &[&[Outing]]) -> Crosstable {
        let contestants = (1..).zip(outings).map(|(number, outings)| Contestant {
            number,
            outings: outings.to_vec(),
            ..Contestant::default()
        });
        Crosstable {
            contestants: contestants.collect(),
            played: outings.first().map_or(0, |outings| outings.len()),
            ..Crosstable::default()
        }
    }

    #[test]
    fn who_has_not_entered_has_no_place_and_shifts_the_colours_of_others() {
        let game = |opponent, colour| Outing::Game {
            opponent,
            colour,
            result: GameResult::Draw,
            rated: true,
        };
        let (white, black) = (Colour::White, Colour::Black);
        // The second asked the first round off: the third was the second of it.
        let table = table(&[
            &[Outing::AllocatedBye],
            &[Outing::HalfBye],
            &[game(3, white)],
            &[game(2, black)],
        ]);
        assert_eq!(table.colour_told(), Some(black));
        assert_eq!(table.before(0).places_in_order(), [Some(1), None, Some(2), Some(3)]);
        assert_eq!(table.places_in_order(), [Some(1), Some(2), Some(3), Some(4)]);
    }

    #[test]
    fn points_read_as_people_write_them() {
        for (tenths, title) in
            [(45, "4\u{bd}"), (30, "3"), (5, "\u{bd}"), (23, "2.3"), (0, "0"), (-5, "-\u{bd}")]
        {
            assert_eq!(GamePoints(tenths).title(), title);
        }
    }
}
