//! Checks entered rounds against the rules (19, 20, 26). Departures stand and are reported.

use std::collections::{BTreeMap, BTreeSet};

use crate::rules;
use crate::rules::rule_book_facts;
use crate::scoring::PlayerAttendance;
use model::diplomacy::Power;
use model::form::EntryColumn;
use model::name_comparison::folded_name;
use model::problem::{Problem, ProblemDetail};
use model::{CellAddress, StableSort, natural_cmp};

use super::DrawInput;
use super::problems;

/// The most players that a note lists.
const MOST_NAMED: usize = 30;

/// A board of an entered round, by players.
struct SeatedBoard {
    round: usize,
    label: String,
    /// Whether anything of its round was played.
    played: bool,
    at: CellAddress,
    players: Vec<(usize, Power, CellAddress)>,
}

impl DrawInput<'_> {
    /// Reports rounds on the sheet that break a rule, if the event follows the rules, and players
    /// seated in a round they are absent from.
    pub(super) fn report_entered_round_faults(&self, problems: &mut Vec<Problem>) {
        let boards = self.boards_entered();
        let mut told = self.seated_while_away(&boards);
        if rule_book_facts::facts_of_event_rule_book(self.event).checks_diplomacy_seeding() {
            told.extend(self.third_meetings(&boards));
            told.extend(self.powers_twice(&boards));
            told.extend(self.groups_twice(&boards));
            told.extend(self.team_mates(&boards));
            told.extend(self.threes_again(&boards));
        }
        let problem = |(trouble, at): (ProblemDetail, CellAddress)| self.event.problem(trouble, at);
        problems.extend(told.into_iter().map(problem));
    }

    fn boards_entered(&self) -> Vec<SeatedBoard> {
        let house = self.is_house();
        let mut boards = Vec::new();
        for (round, entered) in self.entered {
            for board in &entered.boards {
                let seats = Power::ALL.into_iter().zip(&board.seats);
                let seated =
                    seats.filter_map(|(power, seat)| seat.map(|(who, at)| (who, power, at)));
                let mut players: Vec<(usize, Power, CellAddress)> =
                    seated.filter(|(who, ..)| !house[*who]).collect();
                players.arrange_by(|a, b| natural_cmp(self.label(a.0), self.label(b.0)));
                players.dedup_by_key(|(who, ..)| *who);
                let (label, played) = (board.label.clone(), entered.played);
                boards.push(SeatedBoard { round: *round, label, played, at: board.at, players });
            }
        }
        boards
    }

    /// Two who meet a third time (19).
    fn third_meetings(&self, boards: &[SeatedBoard]) -> Vec<(ProblemDetail, CellAddress)> {
        let rule = &rules::diplomacy_seeding_rules().meetings;
        let mut met: BTreeMap<[usize; 2], Vec<(usize, CellAddress)>> = BTreeMap::new();
        for board in boards {
            for (nth, (one, _, at)) in board.players.iter().enumerate() {
                for (other, ..) in &board.players[..nth] {
                    met.entry([*other, *one]).or_default().push((board.round, *at));
                }
            }
        }
        let told = met.into_iter().filter(|(_, rounds)| rounds.len() > usize::from(rule.most));
        let mut told: Vec<(ProblemDetail, CellAddress)> = told
            .map(|(pair, met)| {
                let at = met.last().map_or(self.event.at, |(_, at)| *at);
                let rounds = listed(met.iter().map(|(round, _)| *round));
                let pair = pair.map(|entry| self.name(entry));
                (problems::ThirdMeeting { pair, rounds, clause: rule.clause.clone() }.into(), at)
            })
            .collect();
        told.arrange_by_key(|(_, at)| (at.row, at.column));
        told
    }

    /// A power that a player has again (20).
    fn powers_twice(&self, boards: &[SeatedBoard]) -> Vec<(ProblemDetail, CellAddress)> {
        let mut had: BTreeMap<(usize, Power), Vec<(usize, CellAddress)>> = BTreeMap::new();
        for board in boards {
            for (who, power, at) in &board.players {
                had.entry((*who, *power)).or_default().push((board.round, *at));
            }
        }
        let again = had.into_iter().filter(|(_, rounds)| rounds.len() > 1);
        again
            .map(|((who, power), had)| {
                let at = had.last().map_or(self.event.at, |(_, at)| *at);
                let trouble = problems::PowerTwice {
                    label: self.name(who),
                    power: power.name(),
                    rounds: listed(had.iter().map(|(round, _)| *round)),
                    clause: rules::diplomacy_seeding_rules().groups.clause.clone(),
                };
                (trouble.into(), at)
            })
            .collect()
    }

    /// Players with a second power of a group (20), in one note.
    fn groups_twice(&self, boards: &[SeatedBoard]) -> Option<(ProblemDetail, CellAddress)> {
        let rule = &rules::diplomacy_seeding_rules().groups;
        // By player and group: the rounds with the power.
        type Had = Vec<(usize, Power, CellAddress)>;
        let mut had: BTreeMap<(usize, usize), Had> = BTreeMap::new();
        for board in boards {
            for (who, power, at) in &board.players {
                let Some(group) = rule.group_of_power(*power) else { continue };
                had.entry((*who, group)).or_default().push((board.round, *power, *at));
            }
        }
        // The same power twice has a problem of its own.
        had.values_mut().for_each(|had| {
            had.arrange_by_key(|(round, ..)| *round);
            let mut known = BTreeSet::new();
            had.retain(|(_, power, _)| known.insert(*power));
        });
        had.retain(|_, had| had.len() > 1);
        let at = had.values().filter_map(|had| had.last()).map(|(.., at)| *at).max()?;
        let told = had.iter().map(|((who, _), had)| {
            let had =
                had.iter().map(|(round, power, _)| format!("{} in round {round}", power.name()));
            format!("{} has {}", self.name(*who), and_list(&had.collect::<Vec<_>>()))
        });
        let mut told: Vec<String> = told.collect();
        told.arrange_by(|a, b| natural_cmp(a, b));
        let count = told.len();
        let (labels, clause) = (and_more(told), rule.clause.clone());
        Some((problems::GroupsTwice { count, labels, clause }.into(), at))
    }

    /// Players seated before a late entry or after a withdrawal. A withdrawal without a round
    /// counts from the first round not played.
    fn seated_while_away(&self, boards: &[SeatedBoard]) -> Vec<(ProblemDetail, CellAddress)> {
        let planned = Some(self.planned);
        let attendance: Vec<PlayerAttendance> = self
            .event
            .entries
            .iter()
            .map(|entry| PlayerAttendance::from_entry(entry, planned, &mut Vec::new()))
            .collect();
        let mut told = Vec::new();
        for board in boards {
            for (who, _, at) in &board.players {
                let own = &attendance[*who];
                let gone = own.left && own.last.is_none() && !board.played;
                if !own.is_away(board.round) && !gone {
                    continue;
                }
                let record = &self.event.entries[*who].record;
                let status = record.text(EntryColumn::Status).map_or("", |cell| cell.value);
                let trouble = problems::SeatedWhileAway {
                    label: self.name(*who),
                    round: board.round,
                    board: board.label.clone(),
                    status: status.to_string(),
                };
                told.push((trouble.into(), *at));
            }
        }
        told
    }

    /// Members of a team at one board in the round of the teams (26).
    fn team_mates(&self, boards: &[SeatedBoard]) -> Vec<(ProblemDetail, CellAddress)> {
        let rule = &rules::diplomacy_seeding_rules().teams;
        let mut told = Vec::new();
        for board in boards.iter().filter(|board| board.round == rule.round) {
            for (nth, (one, _, at)) in board.players.iter().enumerate() {
                let Some(team) = self.team(*one, rule.round) else { continue };
                for (other, ..) in &board.players[..nth] {
                    let same = self
                        .team(*other, rule.round)
                        .is_some_and(|t| folded_name(&t) == folded_name(&team));
                    if same {
                        let trouble = problems::TeamMatesMeet {
                            pair: [self.name(*other), self.name(*one)],
                            team: team.clone(),
                            round: rule.round,
                            clause: rule.clause.clone(),
                        };
                        told.push((trouble.into(), *at));
                    }
                }
            }
        }
        told
    }

    /// Groups of three who meet again (19), in one note.
    fn threes_again(&self, boards: &[SeatedBoard]) -> Option<(ProblemDetail, CellAddress)> {
        let mut again: BTreeSet<[usize; 3]> = BTreeSet::new();
        let mut example = None;
        for (at, board) in boards.iter().enumerate() {
            let own: BTreeSet<usize> = board.players.iter().map(|(who, ..)| *who).collect();
            for other in boards[..at].iter().filter(|other| other.round != board.round) {
                let common: Vec<usize> = other
                    .players
                    .iter()
                    .map(|(who, ..)| *who)
                    .filter(|who| own.contains(who))
                    .collect();
                for (third, c) in common.iter().enumerate() {
                    for (second, b) in common[..third].iter().enumerate() {
                        for a in &common[..second] {
                            let mut three = [*a, *b, *c];
                            three.sort_unstable();
                            again.insert(three);
                            example.get_or_insert((three, board.at, [other.round, board.round]));
                        }
                    }
                }
            }
        }
        let (three, at, rounds) = example?;
        let example = format!("{} in rounds {}", self.names(&three), listed(rounds));
        let clause = rules::diplomacy_seeding_rules().threes.clause.clone();
        Some((problems::ThreesMeetAgain { count: again.len(), example, clause }.into(), at))
    }
}

/// `1, 2 and 3`.
fn listed(rounds: impl IntoIterator<Item = usize>) -> String {
    let mut rounds: Vec<usize> = rounds.into_iter().collect();
    rounds.sort_unstable();
    and_list(&rounds.iter().map(usize::to_string).collect::<Vec<_>>())
}

/// `England, France and Germany`.
fn and_list(words: &[String]) -> String {
    match words.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, before)) => format!("{} and {last}", before.join(", ")),
        None => String::new(),
    }
}

/// The beginning of a long list, and the number of the rest.
fn and_more(mut told: Vec<String>) -> String {
    let more = told.len().saturating_sub(MOST_NAMED);
    told.truncate(MOST_NAMED);
    match more {
        0 => told.join("; "),
        more => format!("{}; and {more} more", told.join("; ")),
    }
}
