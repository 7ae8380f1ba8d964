//! Victory points of matches: each side's by its own net, on the event's scale for the boards of
//! the match. Typed victory points take precedence and are checked.

use crate::rules::rule_book_facts;
use crate::rules::vp_scale::VpScaleInput;
use model::form::{Key, MatchColumn};
use model::problem::{Problem, ProblemDetail};
use model::{CellAddress, Exact, Match, Note, RuleBooks};

use super::match_score::MatchLength;
use super::match_score::MatchScore;
use super::matches::MatchScorer;
use super::plan::{ScoringMethod, vp_scale_id};
use super::problems;
use super::vps::VpScale;

/// Whether a side of a match has a net and no typed victory points.
fn lacks_vps(found: &MatchScore) -> bool {
    (0..2).any(|side| found.net[side].is_some() && found.won[side].is_none())
}

/// The names of all scales.
fn known_scales(shelf: RuleBooks) -> String {
    rule_book_facts::all_vp_scales(shelf)
        .map(|rule| rule.id.as_str())
        .collect::<Vec<_>>()
        .join(", ")
}

impl MatchScorer<'_> {
    /// Sets what each side's net is worth.
    pub(super) fn set_match_vps(&mut self, played: &mut [MatchScore], problems: &mut Vec<Problem>) {
        let mut unknown: Vec<&Match> = Vec::new();
        for found in played {
            if !self.plan.vps {
                if found.won[0].is_none() {
                    found.won = found.net;
                }
                continue;
            }
            found.most = None;
            if found.net.iter().all(Option::is_none) {
                continue;
            }
            match self.length_of_scale(found) {
                Some(length) => self.turn_into_vps(found, length, problems),
                // Of a play-off only the winner counts.
                None if found.note == Some(Note::PlayOff) => found.won = found.net,
                None if lacks_vps(found) => {
                    unknown.extend(self.event.matches.iter().find(|row| row.at == found.at));
                }
                None => {}
            }
        }
        self.report_unknown_match_boards(&unknown, problems);
    }

    /// Sets the victory points of each side of a match; typed ones take precedence.
    fn turn_into_vps(
        &mut self,
        found: &mut MatchScore,
        of: MatchLength,
        problems: &mut Vec<Problem>,
    ) {
        let typed = found.won;
        let Some(scale) = self.scale(of.boards, found.at, problems) else { return };
        let computed = found.net.map(|net| net.map(|net| scale.vps_for_net(net)));
        for side in 0..2 {
            let mut basis = found.plus[side].take().unwrap_or_default();
            found.basis[side] = found.net[side].map(|net| {
                if scale.depends_on_boards() && !of.basis.is_empty() {
                    basis.append(&of.basis);
                }
                basis.append(&scale.basis(net));
                basis
            });
        }
        found.scale = Some(scale.rule_and_boards());
        for side in 0..2 {
            match (typed[side], computed[side]) {
                (Some(typed), Some(computed)) if typed != computed.rounded(2) => {
                    let words = format!("{} VPs were typed and count", typed.to_short_text());
                    found.basis[side].iter_mut().for_each(|basis| {
                        basis.add_step(&words);
                    });
                    self.report_other_vps(found, side, typed, computed, problems);
                }
                (None, computed) => found.won[side] = computed,
                _ => {}
            }
        }
    }

    /// Reports matches whose value depends on an unknown number of boards, at the cell where the
    /// first of them would have it.
    pub(super) fn report_unknown_match_boards(&self, rows: &[&Match], problems: &mut Vec<Problem>) {
        let Some(first) = rows.first() else { return };
        let column = self.event.headings.matches.as_ref().filter(|on| on.sheet == first.at.sheet);
        let column = column.and_then(|on| on.sheet_column(MatchColumn::Boards));
        let scored = first.imps.into_iter().chain(first.percent).flatten().next();
        let at = match column {
            Some(column) => CellAddress { column, ..first.at },
            None => scored.map_or(first.at, |cell| cell.at),
        };
        let (sides, others) = (self.sides_in_words(first), rows.len() - 1);
        let trouble = problems::MatchBoardsUnknown { sides, others };
        problems.push(self.event.problem(trouble, at));
    }

    fn report_other_vps(
        &self,
        found: &MatchScore,
        side: usize,
        typed: Exact,
        computed: Exact,
        problems: &mut Vec<Problem>,
    ) {
        let (Some(entry), Some(net)) = (found.sides[side], found.net[side]) else { return };
        // The organiser's score of a match that was not played out stands.
        if found.note.is_some() {
            return;
        }
        let wrong = problems::VpsDisagree {
            label: self.event.entries[entry].label.clone(),
            typed: typed.to_decimal(),
            computed: computed.rounded(2).to_decimal(),
            net: net.to_decimal(),
        };
        let at = found.typed_at[side].unwrap_or(found.at);
        problems.push(self.event.problem(wrong, at));
    }

    /// The boards of the scale: as typed, as the rule book says, else those of the match; `None` if
    /// the scale depends on an unknown number.
    fn length_of_scale(&self, found: &MatchScore) -> Option<MatchLength> {
        let typed = self.event.answer_whole_number(Key::VpScaleBoards);
        let choice = self
            .conventions
            .default_vp_scale(rule_book_facts::scoring_properties_of_event(self.event));
        let of_rules = || {
            choice
                .filter(|choice| {
                    self.event.answer_text(Key::VpScale).is_none_or(|id| id == choice.scale)
                })
                .and_then(|choice| choice.boards)
        };
        let counted = || {
            let planned = || {
                self.event.answer_whole_number(Key::BoardsPerMatch).unwrap_or(found.boards.max(1))
            };
            found.of_boards.then(planned)
        };
        let by_lines = || {
            let rule = vp_scale_id(self.event, self.conventions)
                .and_then(|id| rule_book_facts::find_vp_scale(self.event.shelf, id));
            // An unknown scale is reported with any boards.
            rule.is_none_or(|rule| !rule.depends_on_boards()).then_some(found.boards)
        };
        let known = typed.or_else(of_rules).map(MatchLength::from_typed);
        known
            .or_else(|| found.length.clone())
            .or_else(|| counted().or_else(by_lines).map(MatchLength::from_typed))
    }

    fn scale(
        &mut self,
        boards: u32,
        at: CellAddress,
        problems: &mut Vec<Problem>,
    ) -> Option<&VpScale> {
        let id = vp_scale_id(self.event, self.conventions)?;
        let scale = self.scales.entry(boards).or_insert_with(|| {
            VpScale::new(rule_book_facts::find_vp_scale(self.event.shelf, id)?, boards)
        });
        let fits = scale.as_ref().map(|scale| {
            (scale.input() == VpScaleInput::Percent)
                == (self.plan.method == ScoringMethod::Matchpoints)
        });
        let wrong: ProblemDetail = match fits {
            Some(true) => return scale.as_ref(),
            Some(false) => problems::ScaleOfPercent { name: id.to_string() }.into(),
            None if rule_book_facts::find_vp_scale(self.event.shelf, id).is_some() => {
                problems::ScaleBoards { name: id.to_string(), boards }.into()
            }
            None => problems::UnknownScale {
                name: id.to_string(),
                known: known_scales(self.event.shelf),
            }
            .into(),
        };
        if !self.told {
            self.told = true;
            let place = match self.event.answers.get(Key::VpScale) {
                Some(cell) => cell.at,
                None => at,
            };
            problems.push(self.event.problem(wrong, place));
        }
        None
    }
}
