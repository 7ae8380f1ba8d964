//! Checks entered games against the rules. A wrong pairing gets a warning and counts as played.

use std::collections::BTreeSet;

use super::DrawInput;
use crate::two_player::figures;
use crate::two_player::figures::ThreeGamePhaseRules;
use crate::two_player::games::TwoPlayerGame;
use crate::two_player::games::game_players_text;
use crate::two_player::knockout::TwoPlayerProgress;
use crate::two_player::matches::matches_of_round;
use crate::two_player::players::player_in_words;
use crate::two_player::problems;
use crate::two_player::stage::TwoPlayerRound;
use model::CellAddress;
use model::problem::{Problem, ProblemDetail};

/// Why the rules do not prescribe a game, and the clause.
type Why = (String, &'static str);

/// How a player reached a round of a phase; `Unknown` may turn out either way.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Came {
    Winner,
    Beaten,
    Unknown,
}

impl DrawInput<'_> {
    /// Reports entered games that the rules do not prescribe.
    pub(super) fn report_wrong_entered_games(&self, problems: &mut Vec<Problem>) {
        let mut told: Vec<(ProblemDetail, CellAddress)> = Vec::new();
        for game in &self.knockout.games {
            let mut own = self.of_players(game);
            if own.is_empty() {
                own.extend(self.of_pairing(game));
            }
            told.extend(own.into_iter().map(|trouble| (trouble, game.at)));
        }
        told.extend(self.beyond_the_lead());
        told.extend(self.of_byes());
        told.extend(self.of_numbers());
        let problem = |(trouble, at): (ProblemDetail, CellAddress)| self.event.problem(trouble, at);
        problems.extend(told.into_iter().map(problem));
    }

    /// Players who have not reached the round of a game, are past it, or are out.
    fn of_players(&self, game: &TwoPlayerGame) -> Vec<ProblemDetail> {
        let (stage, round) = (game.stage, game.stage.name());
        let told = game.players.into_iter().filter_map(|player| {
            let label = player_in_words(self.event, player);
            match self.knockout.progress_before(stage, player) {
                TwoPlayerProgress::Out(out, _) => {
                    Some(problems::PlaysOn { label, round, out: out.in_words() }.into())
                }
                TwoPlayerProgress::In(own) if own > stage => {
                    let why = format!("{label} has come through to {}", own.in_words());
                    Some(self.not_given(game, why, clause_of(stage)))
                }
                // Rounds before the first entered one were played elsewhere.
                TwoPlayerProgress::In(own) if own < stage && self.is_entered_up_to(own) => {
                    // An open game may still bring the player here.
                    let open = self.knockout.game_of_player(own, player).is_some();
                    let why = format!("{label} has no game of {}", own.in_words());
                    (!open).then(|| self.not_given(game, why, clause_of(own)))
                }
                TwoPlayerProgress::In(_) | TwoPlayerProgress::Champion => None,
            }
        });
        told.collect()
    }

    /// Whether this round or an earlier one has a game.
    fn is_entered_up_to(&self, stage: TwoPlayerRound) -> bool {
        self.knockout.games.iter().any(|game| game.stage <= stage)
    }

    fn not_given(&self, game: &TwoPlayerGame, why: String, clause: &'static str) -> ProblemDetail {
        let (sides, round) = (game_players_text(self.event, game), game.stage.name());
        problems::PairingNotGiven { sides, round, why, clause: clause.to_string() }.into()
    }

    /// Two players who do not meet in that round.
    fn of_pairing(&self, game: &TwoPlayerGame) -> Option<ProblemDetail> {
        let rule = figures::two_player_rules();
        let why = match game.stage {
            TwoPlayerRound::Q1 => self.first_of_group(game),
            TwoPlayerRound::Q2 => self.second_of_group(game),
            TwoPlayerRound::One1 => return self.own_group(game),
            TwoPlayerRound::One2 => {
                self.by_numbers(game, TwoPlayerRound::PHASE_ONE_ROUNDS, &rule.phase_one)
            }
            TwoPlayerRound::Two2 => {
                self.by_numbers(game, TwoPlayerRound::PHASE_TWO_ROUNDS, &rule.phase_two)
            }
            TwoPlayerRound::One3 => {
                self.crossing(game, TwoPlayerRound::PHASE_ONE_ROUNDS, &rule.phase_one)
            }
            TwoPlayerRound::Two3 => {
                self.crossing(game, TwoPlayerRound::PHASE_TWO_ROUNDS, &rule.phase_two)
            }
            TwoPlayerRound::Two1 => None,
            TwoPlayerRound::Semi | TwoPlayerRound::Final => self.second_opponent(game),
        };
        why.map(|(why, clause)| self.not_given(game, why, clause))
    }

    fn first_of_group(&self, game: &TwoPlayerGame) -> Option<Why> {
        let clause = figures::two_player_rules().groups.first_clause.as_str();
        let firsts = self.knockout.groups.iter().flat_map(|group| group.first_games());
        let given = firsts
            .into_iter()
            .any(|pair| pair.len() == 2 && pair.iter().all(|player| game.has_player(*player)));
        let why = match self.groups_of(game) {
            [one, other] if one == other => {
                format!("in group {one} A meets B and C meets D")
            }
            [one, other] => format!("they are of groups {one} and {other}"),
        };
        (!given).then_some((why, clause))
    }

    fn second_of_group(&self, game: &TwoPlayerGame) -> Option<Why> {
        let clause = figures::two_player_rules().groups.second_clause.as_str();
        let [one, other] = self.groups_of(game);
        if one != other {
            return Some((format!("they are of groups {one} and {other}"), clause));
        }
        self.repeated_meeting(game, TwoPlayerRound::Q1).map(|why| (why, clause))
    }

    fn groups_of(&self, game: &TwoPlayerGame) -> [&str; 2] {
        game.players.map(|player| {
            let group = self.knockout.group_of_player(player);
            group.map_or("", |group| self.knockout.groups[group].label.as_str())
        })
    }

    fn own_group(&self, game: &TwoPlayerGame) -> Option<ProblemDetail> {
        let [one, other] = game.players.map(|player| self.knockout.group_of_player(player));
        let group = one.filter(|_| one == other)?;
        let (sides, group) =
            (game_players_text(self.event, game), self.knockout.groups[group].label.clone());
        Some(
            problems::OwnGroup {
                sides,
                group,
                clause: figures::two_player_rules().phase_one.clause.clone(),
            }
            .into(),
        )
    }

    /// Two players who met in the first games.
    fn repeated_meeting(&self, game: &TwoPlayerGame, first: TwoPlayerRound) -> Option<String> {
        let [one, other] = game.players;
        let met = self.games_of_round(first).any(|first| first.is_between(one, other));
        met.then(|| format!("they have met in {}", first.in_words()))
    }

    fn came(&self, stage: TwoPlayerRound, player: usize) -> Came {
        match self.knockout.game_of_player(stage, player).and_then(|game| game.winner) {
            Some(winner) if winner == player => Came::Winner,
            Some(_) => Came::Beaten,
            None => Came::Unknown,
        }
    }

    /// Winners meet winners and losers meet losers, by the numbers of the first games.
    fn by_numbers(
        &self,
        game: &TwoPlayerGame,
        phase: [TwoPlayerRound; 3],
        rule: &'static ThreeGamePhaseRules,
    ) -> Option<Why> {
        let number = |player: usize| {
            let count = self.games_of_round(phase[0]).count();
            let first = |number: &usize| {
                self.numbered_game_of_stage(phase[0], *number)
                    .is_some_and(|first| first.has_player(player))
            };
            (1..=count).find(first)
        };
        let [one, other] = game.players;
        let numbers = [number(one)?, number(other)?];
        let came = [self.came(phase[0], one), self.came(phase[0], other)];
        let fits = |all: &[[usize; 2]], way: Came| {
            let known = came.iter().all(|own| *own == way || *own == Came::Unknown);
            known && all.iter().any(|[a, b]| numbers == [*a, *b] || numbers == [*b, *a])
        };
        if fits(&rule.winners, Came::Winner) || fits(&rule.beaten, Came::Beaten) {
            return None;
        }
        let beaten = came.contains(&Came::Beaten) && !came.contains(&Came::Winner);
        let clause = if beaten { &rule.beaten_clause } else { &rule.winners_clause };
        if let Some(why) = self.repeated_meeting(game, phase[0]) {
            return Some((why, clause));
        }
        let told = |nth: usize| {
            let way = match came[nth] {
                Came::Winner => "won",
                Came::Beaten => "lost",
                Came::Unknown => "plays",
            };
            format!(
                "{} {way} game {}",
                player_in_words(self.event, game.players[nth]),
                numbers[nth]
            )
        };
        let given = if beaten {
            format!("the losers of games {} meet", pairs(&rule.beaten))
        } else {
            format!("the winners of games {} meet", pairs(&rule.winners))
        };
        Some((format!("{}, {}, and {given}", told(0), told(1)), clause))
    }

    /// The loser of a winners' game meets the winner of a losers' game, but not the opponent of
    /// the first game.
    fn crossing(
        &self,
        game: &TwoPlayerGame,
        phase: [TwoPlayerRound; 3],
        rule: &'static ThreeGamePhaseRules,
    ) -> Option<Why> {
        let clause = rule.third_clause.as_str();
        let came = game.players.map(|player| self.came(phase[0], player));
        if came[0] == came[1] && came[0] != Came::Unknown {
            let of = if came[0] == Came::Winner { "the winners" } else { "the losers" };
            let why = format!(
                "both come from the games of {of}; the loser of a winners' game meets the winner of a losers' game"
            );
            return Some((why, clause));
        }
        self.repeated_meeting(game, phase[0]).map(|why| (why, clause))
    }

    /// A player with two opponents in a round of matches.
    fn second_opponent(&self, game: &TwoPlayerGame) -> Option<Why> {
        let [one, other] = game.players;
        let before = self.games_of_round(game.stage).take_while(|known| known.at != game.at);
        let known = before.into_iter().find(|known| {
            !known.is_between(one, other) && (known.has_player(one) || known.has_player(other))
        })?;
        let why = format!("{} have a match of that round", game_players_text(self.event, known));
        Some((why.replace(" against ", " and "), clause_of(game.stage)))
    }

    /// Games of a match after it was decided.
    fn beyond_the_lead(&self) -> Vec<(ProblemDetail, CellAddress)> {
        let mut told = Vec::new();
        for stage in [TwoPlayerRound::Semi, TwoPlayerRound::Final] {
            for played in matches_of_round(&self.knockout.games, stage) {
                let Some(decided) = played.decided else { continue };
                for at in played.games.iter().skip(decided) {
                    let game = &self.knockout.games[*at];
                    let why = format!("their match was decided after {decided} games");
                    told.push((self.not_given(game, why, clause_of(stage)), game.at));
                }
            }
        }
        told
    }

    /// Byes of players who have an opponent by the rules.
    fn of_byes(&self) -> Vec<(ProblemDetail, CellAddress)> {
        let byes = self.knockout.byes.iter().filter(|(stage, player, _)| {
            let qualifying = matches!(stage, TwoPlayerRound::Q1 | TwoPlayerRound::Q2);
            !(qualifying && self.knockout.advances_unopposed(*stage, *player))
        });
        byes.map(|(stage, player, at)| {
            let (label, round) = (player_in_words(self.event, *player), stage.name());
            (problems::ByeNotGiven { label, round }.into(), *at)
        })
        .collect()
    }

    /// First games whose numbers cannot decide the next round.
    fn of_numbers(&self) -> Vec<(ProblemDetail, CellAddress)> {
        let told = [TwoPlayerRound::One1, TwoPlayerRound::Two1].into_iter().filter_map(|stage| {
            let mut seen = BTreeSet::new();
            let numbered =
                |game: &TwoPlayerGame| game.number.is_some_and(|number| seen.insert(number));
            let at = self.games_of_round(stage).next()?.at;
            let good = self.games_of_round(stage).all(numbered);
            (!good).then(|| (problems::GameNumbers { round: stage.name() }.into(), at))
        });
        told.collect()
    }
}

/// The clause that says who plays in a round.
fn clause_of(stage: TwoPlayerRound) -> &'static str {
    let rule = figures::two_player_rules();
    match stage {
        TwoPlayerRound::Q1 => &rule.groups.first_clause,
        TwoPlayerRound::Q2 => &rule.groups.second_clause,
        TwoPlayerRound::One1 => &rule.phase_one.clause,
        TwoPlayerRound::One2 => &rule.phase_one.winners_clause,
        TwoPlayerRound::One3 => &rule.phase_one.third_clause,
        TwoPlayerRound::Two1 => &rule.phase_two.clause,
        TwoPlayerRound::Two2 => &rule.phase_two.winners_clause,
        TwoPlayerRound::Two3 => &rule.phase_two.third_clause,
        TwoPlayerRound::Semi => &rule.matches.semi_final_clause,
        TwoPlayerRound::Final => &rule.matches.final_clause,
    }
}

/// `1 and 4, 2 and 3`.
fn pairs(pairs: &[[usize; 2]]) -> String {
    let told: Vec<String> = pairs.iter().map(|[one, other]| format!("{one} and {other}")).collect();
    told.join(", ")
}
