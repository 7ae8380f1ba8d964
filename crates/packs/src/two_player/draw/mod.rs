//! The draw of the knock-out: by groups, by the numbers of the first games, by lot, and two
//! games at a time from the semi-finals on.
//!
//! A game is drawn as soon as both players are known, or all players where a lot decides.
//! Entered games are kept. The lot orders players by a hash of seed, round and label, so anyone
//! can repeat it and the order of rows does not matter.
//!
//! `given` lists the prescribed games; `entered_games_check` checks the entered ones.

mod entered_games_check;
mod given;

use crate::two_player::figures;
use crate::two_player::games::TwoPlayerGame;
use crate::two_player::games::game_players_text;
use crate::two_player::knockout::TwoPlayerKnockout;
use crate::two_player::players::player_in_words;
use crate::two_player::problems;
use crate::two_player::stage::TwoPlayerRound;
use engine::draw::{Draw, Pairing, erroneous_draw_inputs, list_up_to_twelve};
use model::form::Key;
use model::problem::{Problem, ProblemDetail};
use model::{Basis, Event, StableSort, natural_cmp};

/// A game that the rules prescribe, with its players and the reasons.
struct Wanted {
    number: usize,
    players: [usize; 2],
    clause: &'static str,
    why: String,
}

/// Checks the entered games and draws the next ones. If the final is undecided and nothing
/// can be drawn, a problem says why.
pub(super) fn draw_next_games(
    event: &Event,
    knockout: &TwoPlayerKnockout,
    problems: &mut Vec<Problem>,
) -> Option<Draw> {
    let desk = DrawInput { event, knockout };
    desk.report_wrong_entered_games(problems);
    let asked = event.answer_text(Key::Draw);
    if asked.is_some_and(|text| matches!(text.to_lowercase().as_str(), "none" | "no" | "-")) {
        return None;
    }
    let tell = |trouble: ProblemDetail, problems: &mut Vec<Problem>| {
        problems.push(event.problem(trouble, Key::Draw));
    };
    let mut refused = Vec::new();
    for stage in TwoPlayerRound::ALL {
        let wanted = match desk.games_to_draw(stage) {
            Ok(wanted) => wanted,
            Err(trouble) => {
                tell(trouble, problems);
                refused.push(stage);
                continue;
            }
        };
        if wanted.is_empty() {
            continue;
        }
        let unusable = erroneous_draw_inputs(event, problems);
        if asked.is_none() && !unusable.is_empty() {
            let cells = list_up_to_twelve(unusable);
            tell(problems::DrawWaits { round: stage.name(), cells }.into(), problems);
            return None;
        }
        for player in wanted.iter().flat_map(|wanted| wanted.players) {
            if event.entries[player].withdrew() {
                let (label, round) = (player_in_words(event, player), stage.name());
                tell(problems::WithdrawnDrawn { label, round }.into(), problems);
            }
        }
        return Some(desk.draw(stage, wanted));
    }
    let standing = desk.standing();
    if standing.is_none()
        && let Some(trouble) = desk.why_nothing(&refused)
    {
        tell(trouble, problems);
    }
    standing
}

struct DrawInput<'a> {
    event: &'a Event,
    knockout: &'a TwoPlayerKnockout,
}

impl DrawInput<'_> {
    fn label(&self, entry: usize) -> &str {
        &self.event.entries[entry].label
    }

    fn draw(&self, stage: TwoPlayerRound, wanted: Vec<Wanted>) -> Draw {
        let mut ground = Basis::new();
        let seed = self.event.seed();
        ground
            .add_step(format!("round {}, every lot by the seed {seed} of the event", stage.name()));
        if stage == TwoPlayerRound::Q1 && self.knockout.groups_by_lot {
            let clause = figures::two_player_rules().groups.clause.as_str();
            ground.add_cited_step(clause, format!("groups by lot: {}", self.groups()));
        }
        if let (TwoPlayerRound::One1, Some(chosen)) = (stage, self.knockout.choice.chosen)
            && let Some(fate) = &self.knockout.fates[chosen]
        {
            let clause = figures::two_player_rules().lucky.clause.as_str();
            let mut told = fate.told.iter();
            let first = told.next().map_or("", String::as_str);
            ground.add_cited_step(clause, format!("{}: {first}", self.label(chosen)));
            told.for_each(|step| {
                ground.add_step(step);
            });
        }
        let pairing = |wanted: Wanted| {
            let mut basis = Basis::new();
            basis.add_cited_step(wanted.clause, &wanted.why);
            let [first, second] = wanted.players;
            Pairing { first, second: Some(second), table: Some(wanted.number), basis }
        };
        let pairings = wanted.into_iter().map(pairing).collect();
        let (round, name) = (stage as usize + 1, Some(stage.name()));
        Draw { round, name, pairings, ground, ..Draw::default() }
    }

    /// `1: 4, 9, 12, 3`, group by group.
    fn groups(&self) -> String {
        let group = |group: &crate::two_player::groups::QualifyingGroup| {
            let labels: Vec<&str> = group.players().map(|player| self.label(player)).collect();
            format!("{} ({})", group.label, labels.join(", "))
        };
        self.knockout.groups.iter().map(group).collect::<Vec<_>>().join(", ")
    }

    /// The games of a round that is entered and has no result yet; of a match that was level, its
    /// next two games.
    fn entered(&self, stage: TwoPlayerRound) -> Vec<&TwoPlayerGame> {
        let is_open = |game: &&TwoPlayerGame| game.winner.is_none() && !game.drawn;
        let open: Vec<&TwoPlayerGame> = self.games_of_round(stage).filter(is_open).collect();
        let of_both = |of: &TwoPlayerGame, wanted: bool| {
            let both =
                |game: &&TwoPlayerGame| of.players.iter().all(|own| game.players.contains(own));
            self.games_of_round(stage).filter(both).filter(|game| is_open(game) == wanted).count()
        };
        let is_next = |game: &&TwoPlayerGame| of_both(game, true) == 2 && of_both(game, false) >= 2;
        let is_whole = open.len() == self.games_of_round(stage).count() || open.iter().all(is_next);
        if is_whole { open } else { Vec::new() }
    }

    /// The first round that is entered and has no result yet.
    fn standing(&self) -> Option<Draw> {
        let stage =
            TwoPlayerRound::ALL.into_iter().find(|stage| !self.entered(*stage).is_empty())?;
        let pairing = |(nth, game): (usize, &TwoPlayerGame)| {
            let mut basis = Basis::new();
            basis.add_step("entered in the return");
            let [first, second] = game.players;
            let table = game.number.unwrap_or(nth + 1);
            Pairing { first, second: Some(second), table: Some(table), basis }
        };
        let pairings = self.entered(stage).into_iter().enumerate().map(pairing).collect();
        let (round, name) = (stage as usize + 1, Some(stage.name()));
        Some(Draw { round, name, pairings, stands: true, ..Draw::default() })
    }

    /// Why no game can be drawn, unless another problem says so: games without a result, or
    /// players without an opponent.
    fn why_nothing(&self, refused: &[TwoPlayerRound]) -> Option<ProblemDetail> {
        let knockout = self.knockout;
        if knockout.is_over() {
            return None;
        }
        let open = knockout.games.iter().filter(|game| game.winner.is_none() && !game.drawn);
        let open: Vec<String> = open
            .map(|game| {
                format!("{} of round {}", game_players_text(self.event, game), game.stage.name())
            })
            .collect();
        if !open.is_empty() {
            return Some(problems::ResultsAwaited { games: open.join(", ") }.into());
        }
        let is_told =
            knockout.games.iter().any(|game| game.drawn) || !knockout.choice.unknown.is_empty();
        let waiting = |stage: &TwoPlayerRound| !knockout.players_awaiting(*stage).is_empty();
        // The earliest round holds up the later ones.
        let stage = TwoPlayerRound::ALL.into_iter().find(waiting)?;
        if is_told || refused.contains(&stage) {
            return None;
        }
        let mut players = knockout.players_awaiting(stage);
        players.arrange_by(|a, b| natural_cmp(self.label(*a), self.label(*b)));
        let players: Vec<String> =
            players.into_iter().map(|player| player_in_words(self.event, player)).collect();
        Some(problems::NobodyToMeet { players: players.join(", "), round: stage.in_words() }.into())
    }
}
