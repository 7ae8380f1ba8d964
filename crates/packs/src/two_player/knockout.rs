//! The state of the knock-out: qualifying groups, two phases of double elimination,
//! semi-finals and a final in pairs of games.
//!
//! A player's own games decide how far it is, even if the rules paired it otherwise. A drawn
//! game moves nobody on. `draw` makes the next games; the pack awards the title.

use super::problems;
use model::problem::{Problem, ProblemDetail};
use model::{CellAddress, Event, Exact};
use std::collections::BTreeSet;

use engine::scoring::KnockoutProgress;

use super::figures;
use super::games::{self, TwoPlayerGame};
use super::groups::{self, QualifyingGroup};
use super::lucky_loser::{self, LuckyLoserChoice, LuckyLoserCriterion};
use super::matches::{self, matches_of_round};
use super::stage::TwoPlayerRound;

/// Where a player is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TwoPlayerProgress {
    /// Still in, waiting for a game of this round or its result.
    In(TwoPlayerRound),
    /// Out since this round, and by whom if known.
    Out(TwoPlayerRound, Option<usize>),
    /// The winner of the final.
    Champion,
}

/// The knock-out so far.
#[derive(Clone, Debug)]
pub(crate) struct TwoPlayerKnockout {
    /// Byes: round, player, row.
    pub byes: Vec<(TwoPlayerRound, usize, CellAddress)>,
    pub groups: Vec<QualifyingGroup>,
    /// Whether the lot filled any place of them.
    pub groups_by_lot: bool,
    /// The games by round and number.
    pub games: Vec<TwoPlayerGame>,
    /// The choice of the lucky loser.
    pub choice: LuckyLoserChoice,
    /// Whether the qualifying rounds are over and the lucky loser is chosen.
    pub qualified: bool,
    /// Where each entry is; `None` if it does not play.
    pub standings: Vec<Option<TwoPlayerProgress>>,
    /// The last round of each entry, for places.
    pub fates: Vec<Option<KnockoutProgress>>,
}

impl TwoPlayerKnockout {
    /// Reads the knock-out from the event's matches and games.
    pub(crate) fn from_event(event: &Event, problems: &mut Vec<Problem>) -> TwoPlayerKnockout {
        let (games, byes) = games::games_and_byes_of_event(event, problems);
        let plays = |entry: usize| {
            games.iter().any(|game| game.has_player(entry))
                || byes.iter().any(|(_, own, _)| *own == entry)
        };
        let there = |entry: &usize| !event.entries[*entry].withdrew() || plays(*entry);
        let players: Vec<usize> = (0..event.entries.len()).filter(there).collect();
        let (groups, groups_by_lot) =
            groups::qualifying_groups_of_event(event, &players, &games, problems);
        let mut knockout = TwoPlayerKnockout {
            byes,
            groups,
            groups_by_lot,
            games,
            choice: LuckyLoserChoice::default(),
            qualified: false,
            standings: vec![None; event.entries.len()],
            fates: vec![None; event.entries.len()],
        };
        knockout.choose(event);
        for entry in players.iter().copied() {
            knockout.standings[entry] = Some(knockout.standing(entry));
        }
        for entry in players.iter().copied() {
            knockout.fates[entry] = knockout.fate_of(event, entry);
        }
        knockout.report(event, players.len(), problems);
        knockout
    }

    /// A player's game in a round that is played in single games.
    pub(crate) fn game_of_player(
        &self,
        stage: TwoPlayerRound,
        entry: usize,
    ) -> Option<&TwoPlayerGame> {
        self.games.iter().find(|game| game.stage == stage && game.has_player(entry))
    }

    /// The index of a player's group.
    pub(crate) fn group_of_player(&self, entry: usize) -> Option<usize> {
        self.groups.iter().position(|group| group.players().any(|own| own == entry))
    }

    /// Whether a player has no opponent in a qualifying round and so goes on.
    pub(crate) fn advances_unopposed(&self, stage: TwoPlayerRound, entry: usize) -> bool {
        let Some(group) = self.group_of_player(entry).map(|at| &self.groups[at]) else {
            return false;
        };
        let firsts = group.first_games();
        match stage {
            TwoPlayerRound::Q1 => firsts.iter().any(|pair| pair.as_slice() == [entry]),
            _ => firsts.iter().filter(|pair| pair.len() == 2).count() < 2,
        }
    }

    /// Chooses the lucky loser once the qualifying games are over.
    fn choose(&mut self, event: &Event) {
        let mut beaten = BTreeSet::new();
        let mut open = false;
        for entry in self.groups.iter().flat_map(QualifyingGroup::players) {
            let lost = |stage: TwoPlayerRound| {
                self.game_of_player(stage, entry).map(|game| (game.winner, game.loser()))
            };
            match (lost(TwoPlayerRound::Q1), lost(TwoPlayerRound::Q2)) {
                (Some((_, Some(first))), Some((_, Some(second))))
                    if first == entry && second == entry =>
                {
                    beaten.insert(entry);
                }
                (Some((Some(first), _)), _) if first == entry => {}
                (Some((Some(_), _)), Some((Some(_), _))) => {}
                (Some((Some(_), _)), None)
                    if self.advances_unopposed(TwoPlayerRound::Q2, entry) => {}
                (None, None) if self.advances_unopposed(TwoPlayerRound::Q1, entry) => {}
                _ => open = true,
            }
        }
        let beaten: Vec<usize> = beaten.into_iter().collect();
        // No lucky loser if Phase One is full.
        let entrants = self.groups.iter().flat_map(QualifyingGroup::players).count();
        let through = entrants - beaten.len();
        let wanted = through < figures::two_player_rules().phase_one.players;
        if !open && wanted && !beaten.is_empty() {
            self.choice = lucky_loser::choose_lucky_loser(event, &self.games, &beaten);
        }
        self.qualified = !open && (self.choice.chosen.is_some() || !wanted || beaten.is_empty());
    }

    /// Whether a game after the qualifying rounds is entered for a player.
    fn is_entered_later(&self, entry: usize) -> bool {
        self.games.iter().any(|game| game.stage > TwoPlayerRound::Q2 && game.has_player(entry))
    }

    fn standing(&self, entry: usize) -> TwoPlayerProgress {
        if let Some(standing) = self.qualifying(entry, None)
            && !self.is_entered_later(entry)
        {
            return standing;
        }
        for phase in [TwoPlayerRound::PHASE_ONE_ROUNDS, TwoPlayerRound::PHASE_TWO_ROUNDS] {
            // A player entered in a later phase plays there, even after two losses.
            let later =
                self.games.iter().any(|game| game.stage > phase[2] && game.has_player(entry));
            if let (Some(standing), false) = (self.in_phase(phase, entry, None), later) {
                return standing;
            }
        }
        self.in_matches(entry, None)
    }

    /// Where a player is by its games before a round.
    pub(crate) fn progress_before(&self, stage: TwoPlayerRound, entry: usize) -> TwoPlayerProgress {
        self.qualifying(entry, Some(stage))
            .or_else(|| self.in_phase(TwoPlayerRound::PHASE_ONE_ROUNDS, entry, Some(stage)))
            .or_else(|| self.in_phase(TwoPlayerRound::PHASE_TWO_ROUNDS, entry, Some(stage)))
            .unwrap_or_else(|| self.in_matches(entry, Some(stage)))
    }

    /// A player's game in a round, if the round is earlier than `before`.
    fn game_before(
        &self,
        stage: TwoPlayerRound,
        entry: usize,
        before: Option<TwoPlayerRound>,
    ) -> Option<&TwoPlayerGame> {
        let counts = before.is_none_or(|before| stage < before);
        self.game_of_player(stage, entry).filter(|_| counts)
    }

    /// Where a player is in the qualifying rounds; `None` once it is through.
    fn qualifying(
        &self,
        entry: usize,
        before: Option<TwoPlayerRound>,
    ) -> Option<TwoPlayerProgress> {
        match self.game_before(TwoPlayerRound::Q1, entry, before).map(|game| game.winner) {
            None if self.advances_unopposed(TwoPlayerRound::Q1, entry) => return None,
            None | Some(None) => return Some(TwoPlayerProgress::In(TwoPlayerRound::Q1)),
            Some(Some(winner)) if winner == entry => return None,
            Some(Some(_)) => {}
        }
        match self.game_before(TwoPlayerRound::Q2, entry, before).map(|game| game.winner) {
            None if self.advances_unopposed(TwoPlayerRound::Q2, entry) => None,
            None | Some(None) => Some(TwoPlayerProgress::In(TwoPlayerRound::Q2)),
            Some(Some(winner)) if winner == entry => None,
            Some(Some(_)) if self.choice.chosen == Some(entry) => None,
            Some(Some(_)) if !self.qualified => Some(TwoPlayerProgress::In(TwoPlayerRound::Q2)),
            Some(Some(winner)) => Some(TwoPlayerProgress::Out(TwoPlayerRound::Q2, Some(winner))),
        }
    }

    /// Where a player is in a phase; `None` after two wins.
    fn in_phase(
        &self,
        phase: [TwoPlayerRound; 3],
        entry: usize,
        before: Option<TwoPlayerRound>,
    ) -> Option<TwoPlayerProgress> {
        let (mut won, mut lost, mut next) = (0, 0, phase[0]);
        for (nth, stage) in phase.into_iter().enumerate() {
            let Some(game) = self.game_before(stage, entry, before) else { continue };
            match game.winner {
                None => return Some(TwoPlayerProgress::In(stage)),
                Some(winner) if winner == entry => won += 1,
                Some(winner) => {
                    lost += 1;
                    if lost == 2 {
                        return Some(TwoPlayerProgress::Out(stage, Some(winner)));
                    }
                }
            }
            next = phase[(nth + 1).min(2)];
        }
        (won < 2).then_some(TwoPlayerProgress::In(next))
    }

    /// Where a player is in the semi-finals and the final.
    fn in_matches(&self, entry: usize, before: Option<TwoPlayerRound>) -> TwoPlayerProgress {
        for stage in [TwoPlayerRound::Semi, TwoPlayerRound::Final] {
            if before.is_some_and(|before| stage >= before) {
                return TwoPlayerProgress::In(stage);
            }
            let own = matches_of_round(&self.games, stage)
                .into_iter()
                .find(|played| played.has_player(entry));
            match own.map(|own| (own.winner, own.loser())) {
                Some((Some(winner), _)) if winner == entry => {}
                Some((Some(winner), _)) => return TwoPlayerProgress::Out(stage, Some(winner)),
                _ => return TwoPlayerProgress::In(stage),
            }
        }
        TwoPlayerProgress::Champion
    }

    /// Entries that wait to play a round.
    pub(crate) fn players_awaiting(&self, stage: TwoPlayerRound) -> Vec<usize> {
        let standings = self.standings.iter().enumerate();
        let waits =
            standings.filter(|(_, standing)| **standing == Some(TwoPlayerProgress::In(stage)));
        waits.map(|(entry, _)| entry).collect()
    }

    /// Whether the final is decided.
    pub(crate) fn is_over(&self) -> bool {
        self.standings.contains(&Some(TwoPlayerProgress::Champion))
    }

    fn fate_of(&self, event: &Event, entry: usize) -> Option<KnockoutProgress> {
        let label = |entry: usize| event.entries[entry].label.as_str();
        let last = TwoPlayerRound::ALL.len();
        let (through, by, told) = match self.standings[entry]? {
            TwoPlayerProgress::Champion => (last, None, "won the final: Champion".to_string()),
            TwoPlayerProgress::In(stage) => {
                (stage as usize, None, format!("still in the competition, in {}", stage.in_words()))
            }
            TwoPlayerProgress::Out(stage, by) => {
                let by_whom = by.map(|by| format!(" by {}", label(by))).unwrap_or_default();
                let told = match stage {
                    TwoPlayerRound::Semi | TwoPlayerRound::Final => {
                        format!("beaten in {}{by_whom}", stage.in_words())
                    }
                    stage => format!(
                        "beaten for the second time in {}{by_whom}: eliminated",
                        stage.in_words()
                    ),
                };
                (stage as usize, by, told)
            }
        };
        let told = [Some(told), self.told_of_choice(event, entry)].into_iter().flatten().collect();
        let survived = Exact::whole(through as i128);
        Some(KnockoutProgress { survived, last: through.min(last - 1), by, date: None, told })
    }

    /// How a candidate for lucky loser compared.
    fn told_of_choice(&self, event: &Event, entry: usize) -> Option<String> {
        let candidate = self.choice.candidates.iter().find(|own| own.entry == entry)?;
        let compared: Vec<String> = candidate
            .compared
            .iter()
            .map(|(by, value)| match by {
                LuckyLoserCriterion::Coin => {
                    format!("{} {}: {value}", by.bracket_separator().title(), event.seed())
                }
                by => format!("{}: {value}", by.bracket_separator().title()),
            })
            .collect();
        let chosen = match self.choice.chosen {
            Some(chosen) if chosen == entry => "goes on as the lucky loser",
            _ => "beaten twice, not the lucky loser",
        };
        let (clause, compared) = (&figures::two_player_rules().lucky.clause, compared.join(", "));
        Some(format!("{chosen} ({clause}): {compared}"))
    }

    /// Reports problems of the knock-out as a whole.
    fn report(&self, event: &Event, players: usize, problems: &mut Vec<Problem>) {
        let rule = figures::two_player_rules();
        let mut tell = |trouble: ProblemDetail, at| {
            problems.push(event.problem(trouble, at));
        };
        if players > 0 && players != rule.entrants.entrants {
            let sizes: Vec<String> =
                self.groups.iter().map(|group| group.players().count().to_string()).collect();
            let (entrants, clause) = (rule.entrants.entrants, rule.entrants.clause.clone());
            let sizes = sizes.join(", ");
            tell(problems::OtherEntrants { players, entrants, sizes, clause }.into(), event.at);
        }
        if !self.choice.unknown.is_empty() {
            let labels: Vec<&str> = self
                .choice
                .unknown
                .iter()
                .map(|entry| event.entries[*entry].label.as_str())
                .collect();
            let clause = rule.lucky.clause.clone();
            tell(problems::CentresMissing { labels: labels.join(", "), clause }.into(), event.at);
        }
        for stage in [TwoPlayerRound::Semi, TwoPlayerRound::Final] {
            matches::report_sides_not_exchanged(
                event,
                &self.games,
                &matches_of_round(&self.games, stage),
                problems,
            );
        }
    }
}
