//! Artificial scores: average plus, average, average minus, and percentages (Law 12C2).
//!
//! They are computed last, since the contestant's own average of the boards played can replace
//! average plus or minus.

use std::collections::HashMap;

use crate::rules::scoring_rules::ScoringConventions;
use model::problem::Problem;
use model::{ArtificialScore, Basis, BoardLine, BoardLineScore, Event, EventKind, Exact};

use super::artificial_context::{ArtificialScope, ArtificialScoreInputs};
use super::average_plus;
use super::board_scoring::ScoredBoardsAndMatches;
use super::plan::{ScoringMethod, ScoringPlan};
use super::points::{BoardPoints, BoardPointsOfSides};
use super::problems;
use super::travellers::{ComparedWith, Traveller};

/// Sets the points of every line with an artificial score; returns what they depended on.
pub(super) fn score_artificial_lines(
    event: &Event,
    plan: ScoringPlan,
    conventions: &'static ScoringConventions,
    travellers: &[Traveller],
    points: &mut [BoardPointsOfSides],
    problems: &mut Vec<Problem>,
) -> ArtificialScoreInputs {
    let context = ArtificialScoreInputs {
        pluses: pluses(event, conventions, plan, travellers),
        averages: own_averages(event, travellers, points),
    };
    for traveller in travellers {
        for index in &traveller.lines {
            let line = &event.boards[*index];
            let Some(words) = artificial_scores_of_line(line, conventions, plan) else { continue };
            let stretch = stretch_of(traveller, line, event);
            let sides = [line.north_south.first, line.east_west.first];
            for (side, word) in words.into_iter().enumerate() {
                let entry = sides[side];
                let several = context.boards_counted_together(stretch.clone(), entry);
                points[*index][side] = if plan.method.has_maximum() {
                    let own = context.own_session_average(traveller.session, entry);
                    matchpoints(word, own, several, conventions, top_of(traveller, plan))
                } else {
                    let nought = BoardPoints { value: Exact::ZERO, most: None, artificial: true };
                    in_imps(word, several, conventions, plan).or(Some(nought))
                };
            }
            if !plan.method.has_maximum() {
                problems.extend(share_in_imps(event, line, words, conventions, plan));
            }
        }
    }
    if plan.method == ScoringMethod::Teams {
        drop_second_rooms(event, travellers, points);
    }
    context
}

/// The basis of an artificial score.
pub(super) fn artificial_score_basis(
    event: &Event,
    worked: &ScoredBoardsAndMatches,
    conventions: &'static ScoringConventions,
    traveller: &Traveller,
    index: usize,
    side: usize,
) -> Basis {
    let (line, plan) = (&event.boards[index], worked.plan);
    let Some(words) = artificial_scores_of_line(line, conventions, plan) else {
        return Basis::new();
    };
    let Some(points) = worked.points[index][side] else { return Basis::new() };
    let (word, entry) = (words[side], line.sides()[side].first);
    let several = worked.context.boards_counted_together(stretch_of(traveller, line, event), entry);
    let together = is_plus(word) && several > 1 && conventions.several_boards.is_some();
    let score = ScoredWord {
        word,
        points: points.value,
        together: together.then_some(several),
        conventions,
    };
    if plan.method.has_maximum() {
        let own = worked.context.own_session_average(traveller.session, entry);
        score.explain_share_of_top(own, top_of(traveller, plan))
    } else {
        score.explain_imps(line, kind_of(plan))
    }
}

/// The artificial score of a side with the points that it brought.
struct ScoredWord {
    word: ArtificialScore,
    points: Exact,
    /// The number of average-plus boards that count together, if there are several.
    together: Option<u32>,
    conventions: &'static ScoringConventions,
}

impl ScoredWord {
    /// Explains a score in IMPs.
    fn explain_imps(&self, line: &BoardLine, kind: EventKind) -> Basis {
        let mut basis = Basis::new();
        let amounts = &self.conventions.artificial_imps;
        if let Some(boards) = self.together {
            let (_, sum) = average_plus::average_plus_imps(self.conventions, kind, boards);
            self.explain_boards_together(boards, &sum, &mut basis);
        }
        let fouled = line.fouled || line.version.is_some();
        if let (true, Some(clause)) = (fouled, &amounts.fouled_clause) {
            basis.cite(clause);
        }
        let clause = match kind {
            EventKind::Teams => &amounts.teams_clause,
            _ => &amounts.pairs_clause,
        };
        basis.add_cited_step(clause, format!("{}: {} IMPs", self.word.form_word(), self.points));
        basis
    }

    /// Explains a score as a share of the top, beside the contestant's own average.
    fn explain_share_of_top(&self, own_average: Option<Exact>, top: Exact) -> Basis {
        let mut basis = Basis::new();
        let amounts = &self.conventions.artificial;
        if let (true, Some(clause)) = (is_plus(self.word), &amounts.plus_clause) {
            basis.cite(clause);
        }
        basis.cite(&amounts.clause);
        if let Some(boards) = self.together {
            let (_, sum) = average_plus::average_plus_percent(self.conventions, boards);
            self.explain_boards_together(boards, &sum, &mut basis);
        }
        let own_average = own_average.filter(|_| match self.word {
            ArtificialScore::AveragePlus => amounts.allows_own_average(),
            ArtificialScore::AverageMinus => amounts.own_average,
            _ => false,
        });
        let beside = own_average.map_or(String::new(), |own| {
            let own = own.to_fixed(2);
            format!(" (own average of the session {own} %)")
        });
        let share = (self.points * Exact::whole(100)).checked_div(top).unwrap_or(Exact::ZERO);
        let percent = if share.is_whole() { share.to_decimal() } else { share.to_fixed(2) };
        let (title, value) = (self.word.form_word(), self.points.to_short_text());
        basis.add_step(format!("{title}{beside}: {percent} % of {top} = {value}"));
        basis
    }

    /// Explains the sum of several average-plus boards.
    fn explain_boards_together(&self, boards: u32, sum: &Basis, basis: &mut Basis) {
        basis.add_step(format!("{} on {boards} boards together", self.word.form_word()));
        basis.append(sum);
    }
}

/// The artificial score of each side of a line, if it has one. If several boards of average plus
/// count together, the percentage of average plus means the same as the word (ABF ANC 7.5, Appendix).
pub(super) fn artificial_scores_of_line(
    line: &BoardLine,
    conventions: &ScoringConventions,
    plan: ScoringPlan,
) -> Option<[ArtificialScore; 2]> {
    let plus = ArtificialScore::Percent(conventions.artificial.plus);
    let together = conventions.several_boards.is_some();
    let meant = |word| if together && word == plus { ArtificialScore::AveragePlus } else { word };
    Some(typed_words(line, conventions, plan)?.map(meant))
}

fn typed_words(
    line: &BoardLine,
    conventions: &ScoringConventions,
    plan: ScoringPlan,
) -> Option<[ArtificialScore; 2]> {
    let imps = &conventions.artificial_imps;
    let plus = Some([ArtificialScore::AveragePlus; 2]);
    match &line.score {
        BoardLineScore::Artificial { one_word: true, north_south, .. }
            if imps.any_word
                && matches!(plan.method, ScoringMethod::Butler | ScoringMethod::CrossImps) =>
        {
            // ABF 7.3 gives both sides average plus for any artificial score.
            matches!(north_south, ArtificialScore::Percent(_)).then_some([*north_south; 2]).or(plus)
        }
        BoardLineScore::Artificial { north_south, east_west, .. } => {
            Some([*north_south, *east_west])
        }
        BoardLineScore::Fouled => plus,
        BoardLineScore::NotPlayed if imps.not_played => plus,
        _ => None,
    }
}

fn stretch_of(traveller: &Traveller, line: &BoardLine, event: &Event) -> ArtificialScope {
    let of_matches = event.is_of_matches() || event.is_of_teams();
    (traveller.session, line.round.clone().filter(|_| of_matches))
}

/// The number of average-plus boards of each contestant in a session or match. The two rooms of a
/// board count once.
fn pluses(
    event: &Event,
    conventions: &'static ScoringConventions,
    plan: ScoringPlan,
    travellers: &[Traveller],
) -> HashMap<(ArtificialScope, usize), u32> {
    let mut boards: HashMap<(ArtificialScope, usize), Vec<u32>> = HashMap::new();
    for traveller in travellers {
        for index in &traveller.lines {
            let line = &event.boards[*index];
            let Some(words) = artificial_scores_of_line(line, conventions, plan) else { continue };
            for (side, word) in [line.north_south, line.east_west].into_iter().zip(words) {
                if is_plus(word) {
                    let key = (stretch_of(traveller, line, event), side.first);
                    boards.entry(key).or_default().push(line.board);
                }
            }
        }
    }
    boards
        .into_iter()
        .map(|(key, mut boards)| {
            boards.sort_unstable();
            boards.dedup();
            (key, boards.len() as u32)
        })
        .collect()
}

fn is_plus(word: ArtificialScore) -> bool {
    word == ArtificialScore::AveragePlus
}

/// Each contestant's percentage on the boards played.
fn own_averages(
    event: &Event,
    travellers: &[Traveller],
    points: &[BoardPointsOfSides],
) -> HashMap<(usize, usize), Exact> {
    let mut sums: HashMap<(usize, usize), (Exact, Exact)> = HashMap::new();
    for traveller in travellers {
        for index in &traveller.lines {
            let line = &event.boards[*index];
            for (side, points) in
                [line.north_south, line.east_west].into_iter().zip(&points[*index])
            {
                let Some(BoardPoints { value, most: Some(most), artificial: false }) = points
                else {
                    continue;
                };
                for entry in side.contestants() {
                    let sum = sums
                        .entry((traveller.session, entry))
                        .or_insert((Exact::ZERO, Exact::ZERO));
                    *sum = (sum.0 + *value, sum.1 + *most);
                }
            }
        }
    }
    sums.into_iter()
        .filter_map(|(key, (won, most))| Some((key, won.checked_div(most)? * Exact::whole(100))))
        .collect()
}

/// The top of a board, even if nobody has a score on it.
fn top_of(traveller: &Traveller, plan: ScoringPlan) -> Exact {
    match (&traveller.against, plan.method) {
        (ComparedWith::Others { top }, _) => *top,
        (_, ScoringMethod::BoardAMatch) => Exact::whole(2),
        _ => Exact::whole(2 * (traveller.expected.max(1) as i128 - 1)),
    }
}

/// An artificial score as a share of the top.
fn matchpoints(
    word: ArtificialScore,
    own: Option<Exact>,
    several: u32,
    conventions: &'static ScoringConventions,
    top: Exact,
) -> Option<BoardPoints> {
    let amounts = &conventions.artificial;
    let percent = amount(word, several, conventions);
    let percent = match (word, own) {
        (ArtificialScore::AveragePlus, Some(own)) if amounts.allows_own_average() => {
            own.max(percent)
        }
        (ArtificialScore::AverageMinus, Some(own)) if amounts.own_average => own.min(percent),
        _ => percent,
    };
    Some(BoardPoints { value: percent * top / 100, most: Some(top), artificial: true })
}

/// A problem: a percentage has no value in IMPs.
fn share_in_imps(
    event: &Event,
    line: &BoardLine,
    words: [ArtificialScore; 2],
    conventions: &'static ScoringConventions,
    plan: ScoringPlan,
) -> Option<Problem> {
    words.iter().find(|word| in_imps(**word, 1, conventions, plan).is_none())?;
    let text = words.map(ArtificialScore::form_word).join(" / ");
    let wrong = problems::ArtificialWithoutValue { text, method: plan.method.title() };
    Some(event.problem(wrong, line.at))
}

/// An artificial score in per cent, before the contestant's own average.
fn amount(word: ArtificialScore, several: u32, conventions: &'static ScoringConventions) -> Exact {
    let amounts = &conventions.artificial;
    match word {
        // An equal share of several boards together.
        ArtificialScore::AveragePlus => {
            average_plus::average_plus_percent(conventions, several).0 / several
        }
        ArtificialScore::Average => amounts.average,
        ArtificialScore::AverageMinus => amounts.minus,
        ArtificialScore::Percent(percent) => percent,
    }
}

/// An artificial score as a share of the board's top.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ArtificialShare {
    /// The share in per cent.
    pub percent: Exact,
    /// Whether the contestant's own average of the session replaces it if higher.
    pub or_more: bool,
    /// Whether the own average replaces it if lower.
    pub or_less: bool,
}

/// The share of the top that an artificial score gives a side; `None` if it is in IMPs.
pub(super) fn artificial_share_of_top(
    event: &Event,
    worked: &ScoredBoardsAndMatches,
    conventions: &'static ScoringConventions,
    traveller: &Traveller,
    index: usize,
    side: usize,
) -> Option<ArtificialShare> {
    let line = &event.boards[index];
    let word = artificial_scores_of_line(line, conventions, worked.plan)?[side];
    let stretch = stretch_of(traveller, line, event);
    let several = worked.context.boards_counted_together(stretch, line.sides()[side].first);
    let amounts = &conventions.artificial;
    worked.plan.method.has_maximum().then(|| ArtificialShare {
        percent: amount(word, several, conventions),
        or_more: amounts.allows_own_average() && word == ArtificialScore::AveragePlus,
        or_less: amounts.own_average && word == ArtificialScore::AverageMinus,
    })
}

/// The kind of event, to look up an amount in IMPs.
fn kind_of(plan: ScoringPlan) -> EventKind {
    if plan.method == ScoringMethod::Teams { EventKind::Teams } else { EventKind::Pairs }
}

/// An artificial score in IMPs; `None` for a percentage without a value in IMPs.
fn in_imps(
    word: ArtificialScore,
    several: u32,
    conventions: &'static ScoringConventions,
    plan: ScoringPlan,
) -> Option<BoardPoints> {
    let amounts = &conventions.artificial_imps;
    let teams = plan.method == ScoringMethod::Teams;
    let single = if teams { amounts.teams } else { amounts.pairs };
    let (plus, average, minus) =
        (conventions.artificial.plus, conventions.artificial.average, conventions.artificial.minus);
    let value = match word {
        _ if plan.method == ScoringMethod::Aggregate => return None,
        // An equal share of several boards together.
        ArtificialScore::AveragePlus => {
            average_plus::average_plus_imps(conventions, kind_of(plan), several).0 / several
        }
        ArtificialScore::Average => Exact::ZERO,
        ArtificialScore::AverageMinus => Exact::ZERO - single,
        ArtificialScore::Percent(percent) if percent == plus => single,
        ArtificialScore::Percent(percent) if percent == average => Exact::ZERO,
        ArtificialScore::Percent(percent) if percent == minus => Exact::ZERO - single,
        ArtificialScore::Percent(_) => return None,
    };
    Some(BoardPoints { value, most: None, artificial: true })
}

/// Counts a board of a match once if both rooms have an artificial score.
fn drop_second_rooms(event: &Event, travellers: &[Traveller], points: &mut [BoardPointsOfSides]) {
    for traveller in travellers {
        let mut seen: Vec<(usize, usize)> = Vec::new();
        for index in &traveller.lines {
            let line = &event.boards[*index];
            let (one, other) = (line.north_south.first, line.east_west.first);
            let sides = (one.min(other), one.max(other));
            let artificial = points[*index].iter().flatten().any(|points| points.artificial);
            if artificial && seen.contains(&sides) {
                points[*index] = [None, None];
            } else if artificial {
                seen.push(sides);
            }
        }
    }
}
