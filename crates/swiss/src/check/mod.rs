//! The independent check of a draw, before publication.
//!
//! It applies the rules that a finished draw can be checked against (C.04.1 and the absolute
//! criteria of C.04.3), and shares nothing with the engines. It cannot tell which of several legal
//! draws is the right one. A draw of sections is checked section by section, each against a table
//! in which the others are not drawn.

mod colours;
mod perfect_matching;

use crate::crosstable::{Colour, Crosstable, GamePoints, RoundResult};
use crate::draw_result::{Draw, DrawError, DrawResult};
use colours::{ColourHistory, due_colour};
use perfect_matching::UnweightedMatching;

/// A fault of a draw. Players are positions in the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrawFault {
    /// It is not the draw of the next round.
    AnotherRound {
        /// The round of the draw.
        round: usize,
    },
    /// It names a position that the table does not have.
    NoSuchPlayer { position: usize },
    /// A player who should play is not drawn.
    NotDrawn(usize),
    /// A player is on two boards, or twice on one.
    DrawnTwice(usize),
    /// A player is drawn who does not play in the round.
    NotThere(usize),
    /// They have met (C.04.1, 2).
    MetBefore {
        pair: [usize; 2],
        /// The round, from 1.
        round: usize,
    },
    /// They must not meet.
    Forbidden([usize; 2]),
    /// A bye, though everybody could have an opponent; or a second bye.
    NeedlessBye(usize),
    /// A player has the bye who must not have it (C.04.1, 4).
    ByeAgain {
        player: usize,
        /// The round, from 1, with the points of a win without a game.
        round: usize,
    },
    /// A player with fewer points could have had the bye (C.04.3, 2.2, C5).
    ByeTooHigh {
        /// The player with the bye.
        player: usize,
        /// The player who could have it.
        instead: usize,
    },
    /// Two players with the same absolute colour preference meet, and neither is a topscorer
    /// (C.04.3, 2.1, C3).
    SameAbsolute { pair: [usize; 2], colour: Colour },
    /// An avoidable third game in a row with one colour (C.04.1, 7).
    ThirdInRow { player: usize, colour: Colour },
    /// An avoidable colour difference above 2 (C.04.1, 6).
    TooManyOf { player: usize, colour: Colour },
    /// Two players have each other's colour.
    ColoursSwapped {
        /// Both players, White first.
        pair: [usize; 2],
        /// The rule for their colours.
        clause: &'static str,
    },
    /// No draw was made, though somebody has to play.
    SomebodyIsThere(usize),
    /// No draw was made, though everybody can be drawn.
    DrawExists,
}

/// The faults of a draw of the Dutch system for the next round; empty if it is correct.
pub fn find_draw_faults(table: &Crosstable, drawn: &DrawResult) -> Vec<DrawFault> {
    let field = RoundField::from_crosstable(table);
    match drawn {
        Ok(draw) => field.faults_of(draw),
        Err(DrawError::Nobody) => field
            .players
            .first()
            .map(|player| DrawFault::SomebodyIsThere(*player))
            .into_iter()
            .collect(),
        Err(DrawError::Impossible { .. }) if field.can_be_drawn() => vec![DrawFault::DrawExists],
        Err(DrawError::Impossible { .. } | DrawError::Table { .. } | DrawError::Faulty { .. }) => {
            Vec::new()
        }
    }
}

/// The players of the round, and their restrictions.
struct RoundField<'a> {
    table: &'a Crosstable,
    /// The players, as positions.
    players: Vec<usize>,
    /// The opponents that each contestant has met, by position.
    met: Vec<Vec<(usize, usize)>>,
    /// The opponents forbidden to each contestant, by position.
    forbidden: Vec<Vec<usize>>,
    histories: Vec<ColourHistory>,
    topscorers: Vec<bool>,
}

impl<'a> RoundField<'a> {
    fn from_crosstable(table: &'a Crosstable) -> RoundField<'a> {
        let everybody = 0..table.contestants.len();
        let mut met = vec![Vec::new(); table.contestants.len()];
        for (player, contestant) in table.contestants.iter().enumerate() {
            for (round, round_result) in
                contestant.round_results.iter().take(table.played).enumerate()
            {
                let opponent =
                    round_result.opponent_met().filter(|opponent| everybody.contains(opponent));
                if let Some(opponent) = opponent {
                    // Only one of the two may record the game.
                    met[player].push((opponent, round + 1));
                    met[opponent].push((player, round + 1));
                }
            }
        }
        met.iter_mut().for_each(|met| met.sort_unstable());
        let mut forbidden = vec![Vec::new(); table.contestants.len()];
        let next = table.played as u32 + 1;
        for rule in
            table.forbidden.iter().filter(|rule| rule.rounds[0] <= next && next <= rule.rounds[1])
        {
            let [one, other] = rule.pair;
            if everybody.contains(&one) && everybody.contains(&other) {
                forbidden[one].push(other);
                forbidden[other].push(one);
            }
        }
        forbidden.iter_mut().for_each(|forbidden| forbidden.sort_unstable());
        let topscorers = everybody.clone().map(|player| is_topscorer(table, player)).collect();
        let histories = table.contestants.iter().map(ColourHistory::from_contestant).collect();
        RoundField {
            table,
            players: table.next_draw_contestants(),
            met,
            forbidden,
            histories,
            topscorers,
        }
    }

    fn faults_of(&self, draw: &Draw) -> Vec<DrawFault> {
        let size = self.table.contestants.len();
        let named = draw.pairings.iter().flat_map(|pairing| [Some(pairing.white), pairing.black]);
        let unknown = named.clone().flatten().find(|position| *position >= size);
        if let Some(position) = unknown {
            return vec![DrawFault::NoSuchPlayer { position }];
        }
        let mut faults = Vec::new();
        if draw.round != self.table.played + 1 {
            faults.push(DrawFault::AnotherRound { round: draw.round });
        }
        let mut boards = vec![0u32; size];
        named.flatten().for_each(|player| boards[player] += 1);
        for (player, boards) in boards.iter().enumerate() {
            match (boards, self.table.is_in_next_draw(player)) {
                (0, true) => faults.push(DrawFault::NotDrawn(player)),
                (1.., false) => faults.push(DrawFault::NotThere(player)),
                (2.., true) => faults.push(DrawFault::DrawnTwice(player)),
                (0, false) | (1, true) => {}
            }
        }
        for pairing in &draw.pairings {
            if let Some(black) = pairing.black {
                faults.extend(self.meeting_faults([pairing.white, black]));
                faults.extend(self.colour_faults([pairing.white, black]));
            }
        }
        faults.extend(self.bye_faults(draw, faults.is_empty()));
        faults
    }

    fn meeting_faults(&self, pair: [usize; 2]) -> Vec<DrawFault> {
        let [one, other] = pair;
        let met = self.met_in(one, other).map(|round| DrawFault::MetBefore { pair, round });
        let forbidden = self.forbidden[one].binary_search(&other).is_ok();
        met.into_iter().chain(forbidden.then_some(DrawFault::Forbidden(pair))).collect()
    }

    /// The round in which two first met.
    fn met_in(&self, one: usize, other: usize) -> Option<usize> {
        let met = &self.met[one];
        let at = met.partition_point(|(opponent, _)| *opponent < other);
        met.get(at).filter(|(opponent, _)| *opponent == other).map(|(_, round)| *round)
    }

    fn colour_faults(&self, pair: [usize; 2]) -> Vec<DrawFault> {
        let mut faults = Vec::new();
        let absolute = pair.map(|player| self.histories[player].absolute_preference());
        let contested = absolute[0].filter(|colour| absolute[1] == Some(*colour));
        if let Some(colour) = contested
            && !self.excepted(pair)
        {
            faults.push(DrawFault::SameAbsolute { pair, colour });
        }
        // If both must have the same colour, one cannot.
        if contested.is_none() {
            for (player, colour) in pair.into_iter().zip([Colour::White, Colour::Black]) {
                let history = &self.histories[player];
                if history.absolute_preference() != Some(colour.other()) {
                    continue;
                }
                if history.would_be_third_in_row(colour) {
                    faults.push(DrawFault::ThirdInRow { player, colour });
                }
                if history.difference_after_game(colour).abs() > 2 {
                    faults.push(DrawFault::TooManyOf { player, colour });
                }
            }
        }
        match due_colour(self.table, pair.map(|player| &self.histories[player]), pair) {
            Some((Colour::Black, clause)) => {
                faults.push(DrawFault::ColoursSwapped { pair, clause })
            }
            Some((Colour::White, _)) | None => {}
        }
        faults
    }

    /// Whether two players with the same absolute preference may meet: in the last round, if one is
    /// a topscorer (C.04.3, 1.8).
    fn excepted(&self, pair: [usize; 2]) -> bool {
        pair.into_iter().any(|player| self.topscorers[player])
    }

    /// Whether two players may meet (C1, C3 and forbidden pairs).
    fn may_meet(&self, one: usize, other: usize) -> bool {
        let absolute = |player: usize| self.histories[player].absolute_preference();
        one != other
            && self.met_in(one, other).is_none()
            && self.forbidden[one].binary_search(&other).is_err()
            && (absolute(one).is_none()
                || absolute(one) != absolute(other)
                || self.excepted([one, other]))
    }

    /// The round in which a player had the points of a win without a game (C.04.1, 4).
    fn barred_from_bye(&self, player: usize) -> Option<usize> {
        let round_results =
            self.table.contestants[player].round_results.iter().take(self.table.played);
        let win = self.table.points.max_points();
        let mut round_results = round_results.enumerate();
        let found = round_results.find(|(_, round_result)| match round_result {
            RoundResult::Game { .. } => false,
            RoundResult::AllocatedBye => true,
            round_result => self.table.points.points(**round_result) >= win,
        });
        found.map(|(round, _)| round + 1)
    }

    /// The faults of byes. `sound`: everybody else is drawn correctly.
    fn bye_faults(&self, draw: &Draw, sound: bool) -> Vec<DrawFault> {
        let mut byes = draw.pairings.iter().filter(|pairing| pairing.black.is_none());
        let Some(bye) = byes.next() else { return Vec::new() };
        let player = bye.white;
        let mut faults: Vec<DrawFault> =
            byes.map(|bye| DrawFault::NeedlessBye(bye.white)).collect();
        if self.players.len().is_multiple_of(2) {
            faults.push(DrawFault::NeedlessBye(player));
        }
        faults.extend(
            self.barred_from_bye(player).map(|round| DrawFault::ByeAgain { player, round }),
        );
        if sound && faults.is_empty() {
            let lower = self.lower_bye(draw, player);
            faults.extend(lower.map(|instead| DrawFault::ByeTooHigh { player, instead }));
        }
        faults
    }

    /// A player with fewer points than the one with the bye, who could have had it with everybody
    /// else drawn.
    fn lower_bye(&self, draw: &Draw, bye: usize) -> Option<usize> {
        let points = |player: usize| self.table.pairing_points(player, self.table.played);
        let mut others = self.players.iter().copied().filter(|player| {
            points(*player) < points(bye) && self.barred_from_bye(*player).is_none()
        });
        others.find(|instead| {
            let may_meet = |one: usize, other: usize| {
                one != *instead && other != *instead && self.may_meet(one, other)
            };
            let mut matching =
                UnweightedMatching::new(self.table.contestants.len(), |one, other| {
                    self.table.is_in_next_draw(one)
                        && self.table.is_in_next_draw(other)
                        && may_meet(one, other)
                });
            for pairing in &draw.pairings {
                if let Some(black) = pairing.black
                    && pairing.white != *instead
                    && black != *instead
                {
                    matching.match_pair(pairing.white, black);
                }
            }
            matching.augment(bye)
        })
    }

    /// Whether everybody can be drawn, with a bye if the number is odd.
    fn can_be_drawn(&self) -> bool {
        let count = self.players.len();
        // The bye is an opponent of everybody who may have it.
        let size = count + count % 2;
        let bye = |nth: usize| self.barred_from_bye(self.players[nth]).is_none();
        let may_meet = |one: usize, other: usize| match one.max(other) {
            last if last == count => one != other && bye(one.min(other)),
            _ => self.may_meet(self.players[one], self.players[other]),
        };
        UnweightedMatching::new(size, may_meet).find_maximum_matching()
    }
}

/// Whether a player has more than half of the possible points before the last round (C.04.3, 1.8).
fn is_topscorer(table: &Crosstable, player: usize) -> bool {
    let GamePoints(best) = table.points.max_points();
    let GamePoints(points) = table.total_points(player);
    let most = best.saturating_mul(i32::try_from(table.played).unwrap_or(i32::MAX));
    table.rounds == Some(table.played + 1) && points.saturating_mul(2) > most
}

impl DrawFault {
    /// The fault as a sentence.
    pub fn in_words(&self, table: &Crosstable) -> String {
        let name = |player: usize| {
            let contestant = &table.contestants[player];
            format!("{} (pairing no. {})", contestant.name, contestant.number)
        };
        let both = |pair: [usize; 2]| format!("{} and {}", name(pair[0]), name(pair[1]));
        match self {
            DrawFault::AnotherRound { round } => {
                format!("it is of round {round}, and the next is round {}", table.played + 1)
            }
            DrawFault::NoSuchPlayer { position } => {
                format!("it names position {position}, which the table does not have")
            }
            DrawFault::NotDrawn(player) => format!("{} is not drawn", name(*player)),
            DrawFault::DrawnTwice(player) => format!("{} is drawn twice", name(*player)),
            DrawFault::NotThere(player) => {
                format!("{} is drawn and does not take part in the round", name(*player))
            }
            DrawFault::MetBefore { pair, round } => {
                format!("{} met in round {round} (C.04.1, 2)", both(*pair))
            }
            DrawFault::Forbidden(pair) => format!("{} must not meet", both(*pair)),
            DrawFault::NeedlessBye(player) => format!("{} has a bye without need", name(*player)),
            DrawFault::ByeAgain { player, round } => format!(
                "{} has the bye after the points of a win without a game in round {round} (C.04.1, 4)",
                name(*player)
            ),
            DrawFault::ByeTooHigh { player, instead } => format!(
                "{} has the bye, and {} with fewer points could have it (C.04.3, [C5])",
                name(*player),
                name(*instead)
            ),
            DrawFault::SameAbsolute { pair, colour } => {
                format!("{} both must have {} (C.04.3, [C3])", both(*pair), colour.id())
            }
            DrawFault::ThirdInRow { player, colour } => {
                format!("{} gets {} a third time in a row (C.04.1, 7)", name(*player), colour.id())
            }
            DrawFault::TooManyOf { player, colour } => format!(
                "{} gets {} three times more often than the other colour (C.04.1, 6)",
                name(*player),
                colour.id()
            ),
            DrawFault::ColoursSwapped { pair, clause } => {
                format!("{} should have the other colours (C.04.3, {clause})", both(*pair))
            }
            DrawFault::SomebodyIsThere(player) => {
                format!("nobody is drawn, and {} takes part in the round", name(*player))
            }
            DrawFault::DrawExists => {
                "it says that no draw exists, and everybody can be drawn".to_string()
            }
        }
    }
}
