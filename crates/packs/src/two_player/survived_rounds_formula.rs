//! The number of rounds that a player survived, as a spreadsheet formula over its results. The
//! formula repeats `knockout`; where the two differ (a player who plays on after its defeat, a
//! skipped round) the workbook shows the number.

use engine::scoring::bracket::SpreadsheetCells;
use model::Event;

use super::figures;
use super::games::TwoPlayerGame;
use super::knockout::TwoPlayerKnockout;
use super::matches::matches_of_round;
use super::stage::TwoPlayerRound;

/// A part of the formula and its value.
struct FormulaTerm {
    text: String,
    value: usize,
}

impl FormulaTerm {
    fn whole(value: usize) -> FormulaTerm {
        FormulaTerm { text: value.to_string(), value }
    }
}

/// The formula of an entry and its value.
pub(super) fn formula_of_survived_rounds(
    event: &Event,
    knockout: &TwoPlayerKnockout,
    entry: usize,
    cells: &dyn SpreadsheetCells,
) -> (String, usize) {
    let total = Course { event, knockout, entry, cells }.whole_way();
    (total.text, total.value)
}

/// The games of one player.
struct Course<'a> {
    event: &'a Event,
    knockout: &'a TwoPlayerKnockout,
    entry: usize,
    cells: &'a dyn SpreadsheetCells,
}

impl Course<'_> {
    /// Whether the player has a game after a round, so that the round counts as survived.
    fn plays_after(&self, stage: TwoPlayerRound) -> bool {
        self.knockout.games.iter().any(|game| game.stage > stage && game.has_player(self.entry))
    }

    fn whole_way(&self) -> FormulaTerm {
        let next = self.phase(TwoPlayerRound::PHASE_ONE_ROUNDS, || {
            self.phase(TwoPlayerRound::PHASE_TWO_ROUNDS, || self.matches())
        });
        let knockout = self.knockout;
        let first = knockout.game_of_player(TwoPlayerRound::Q1, self.entry);
        let free = first.is_none() && knockout.advances_unopposed(TwoPlayerRound::Q1, self.entry);
        if free || self.plays_after(TwoPlayerRound::Q2) {
            return next;
        }
        let second = knockout.game_of_player(TwoPlayerRound::Q2, self.entry);
        let games: Vec<&TwoPlayerGame> = first.into_iter().chain(second).collect();
        let (won, over) = (self.won(&games), self.over(&first.into_iter().collect::<Vec<_>>()));
        let beaten = first.is_some_and(|game| game.loser() == Some(self.entry));
        let again = if beaten && second.is_none() {
            FormulaTerm::whole(usize::from(
                knockout.advances_unopposed(TwoPlayerRound::Q2, self.entry),
            ))
        } else {
            self.chosen()
        };
        let through = won.value + again.value > 0;
        let value = if through { next.value } else { over.value };
        let text = format!("IF({}+{}>0,{},{})", won.text, again.text, next.text, over.text);
        FormulaTerm { text, value }
    }

    /// The games of a phase in order: two wins go on, two losses do not, and a game without a
    /// winner stops the count.
    fn phase(&self, phase: [TwoPlayerRound; 3], next: impl Fn() -> FormulaTerm) -> FormulaTerm {
        let next = next();
        if self.plays_after(phase[2]) {
            return next;
        }
        let first = phase[0] as usize;
        let games: Vec<&TwoPlayerGame> = phase
            .into_iter()
            .filter_map(|stage| self.knockout.game_of_player(stage, self.entry))
            .collect();
        let over: Vec<FormulaTerm> = games.iter().map(|game| self.over(&[game])).collect();
        let third = games.get(2).map_or(FormulaTerm::whole(0), |game| self.won(&[game]));
        let two = self.won(games.get(..2).unwrap_or(&games));
        let (text, value) = match &over[..] {
            [] => (first.to_string(), first),
            [one] => (format!("{first}+{}", one.text), first + one.value),
            [one, other, ..] => {
                let value = match (one.value, other.value, two.value, third.value) {
                    (0, ..) => first,
                    (_, 0, ..) | (_, _, 0, _) => first + 1,
                    (_, _, 2, _) | (_, _, _, 1) => next.value,
                    _ => first + 2,
                };
                let text = format!(
                    "IF({}=0,{first},IF({}=0,{},IF({two}=0,{},IF({two}+{}>=2,{},{}))))",
                    one.text,
                    other.text,
                    first + 1,
                    first + 1,
                    third.text,
                    next.text,
                    first + 2,
                    two = two.text,
                );
                (text, value)
            }
        };
        FormulaTerm { text, value }
    }

    /// The part of the formula for semi-final and final.
    fn matches(&self) -> FormulaTerm {
        let last = self.of_match(
            TwoPlayerRound::Final,
            FormulaTerm::whole(TwoPlayerRound::Final as usize + 1),
        );
        self.of_match(TwoPlayerRound::Semi, last)
    }

    /// A match: the first lead of two games after a pair decides it.
    fn of_match(&self, stage: TwoPlayerRound, next: FormulaTerm) -> FormulaTerm {
        let games = &self.knockout.games;
        let own =
            matches_of_round(games, stage).into_iter().find(|played| played.has_player(self.entry));
        let here = stage as usize;
        let Some(own) = own else { return FormulaTerm::whole(here) };
        let won = own.winner == Some(self.entry);
        let value = if won { next.value } else { here };
        let (rule, next) = (&figures::two_player_rules().matches, next.text);
        let played: Vec<&TwoPlayerGame> = own.games.iter().map(|at| &games[*at]).collect();
        let mut ends: Vec<usize> = (rule.games..played.len()).step_by(rule.games).collect();
        ends.push(played.len());
        let mut text = here.to_string();
        for end in ends.into_iter().rev() {
            let lead = self.sum(&played[..end], 1.0, -1.0);
            let two = rule.lead;
            text = match end == played.len() {
                true => format!("IF({lead}>={two},{next},{here})"),
                false => format!("IF({lead}>={two},{next},IF({lead}<=-{two},{here},{text}))"),
            };
        }
        FormulaTerm { text, value }
    }

    fn won(&self, games: &[&TwoPlayerGame]) -> FormulaTerm {
        let value = games.iter().filter(|game| game.winner == Some(self.entry)).count();
        FormulaTerm { text: self.sum(games, 1.0, 0.0), value }
    }

    /// Games that have a winner.
    fn over(&self, games: &[&TwoPlayerGame]) -> FormulaTerm {
        let value = games.iter().filter(|game| game.winner.is_some()).count();
        FormulaTerm { text: self.sum(games, 1.0, 1.0), value }
    }

    /// The sum over the player's games, `won` for a win and `lost` for a loss.
    fn sum(&self, games: &[&TwoPlayerGame], won: f64, lost: f64) -> String {
        let term = |game: &&TwoPlayerGame| {
            let now = match game.winner {
                Some(winner) if winner == self.entry => won,
                Some(_) => lost,
                None => 0.0,
            };
            let home = self.event.matches[game.row].home;
            let [own, other] = if home == self.entry { [won, lost] } else { [lost, won] };
            let worth = [("1-0", own), ("+--", own), ("0-1", other), ("--+", other)];
            self.cells.result_formula(self.event, game.row, &worth, now)
        };
        let terms: Vec<String> = games.iter().map(term).collect();
        match terms.is_empty() {
            true => "0".to_string(),
            false => format!("({})", terms.join("+")),
        }
    }

    /// 1 if the player is the lucky loser: more centres than every other candidate, or preferred
    /// to those with as many.
    fn chosen(&self) -> FormulaTerm {
        let choice = &self.knockout.choice;
        let value = usize::from(choice.chosen == Some(self.entry));
        let held = |entry: usize| -> Option<String> {
            let cells = choice.candidates.iter().find(|own| own.entry == entry)?.ends?;
            let cells: Option<Vec<String>> =
                cells.into_iter().map(|at| self.cells.number_cell_name(at)).collect();
            Some(format!("({})", cells?.join("+")))
        };
        let others: Option<Vec<String>> = choice
            .candidates
            .iter()
            .filter(|other| other.entry != self.entry)
            .map(|other| held(other.entry))
            .collect();
        let text = match (choice.chosen, held(self.entry), others.as_deref()) {
            (Some(_), Some(own), Some(others @ [_, ..])) => {
                let most = format!("MAX({})", others.join(","));
                format!("IF({own}>{most},1,IF({own}<{most},0,{value}))")
            }
            _ => value.to_string(),
        };
        FormulaTerm { text, value }
    }
}
