//! Matches: IMPs or percentages of both sides become victory points, each side's by its own net.

use std::collections::BTreeMap;

use crate::rules::rule_book_facts;
use crate::rules::scoring_rules::ScoringConventions;
use crate::rules::vp_scale::VpScaleRule;
use model::form::Key;
use model::problem::{Phrase, Problem, SentenceValue, phrase};
use model::{Basis, Event, EventKind, Exact, Format, Match, Note};

use super::average_plus;
use super::board_scoring::ScoredBoardsAndMatches;
use super::chess_game_rows::opponents_in_words;
use super::match_length;
use super::match_score::MatchLength;
use super::match_score::MatchScore;
use super::plan::{ScoringMethod, ScoringPlan, vp_scale_id};
use super::problems;
use super::rounds::has_match_rounds;
use super::vps::VpScale;

/// What the row of a match tells of each side.
struct MatchAmounts {
    /// The IMPs or the percentage by which a side is ahead.
    net: [Option<Exact>; 2],
    /// The score that the row gives: victory points, or the net.
    won: [Option<Exact>; 2],
    /// The basis of an average plus.
    plus: [Option<Basis>; 2],
}

/// Formats whose matches make the ranking.
const FORMATS: [Format; 6] = [
    Format::SwissPairs,
    Format::SwissTeams,
    Format::Teams,
    Format::MultipleTeams,
    Format::RoundRobin,
    Format::League,
];

/// Whether the matches of an event without results rank it.
pub(super) fn is_ranked_by_matches(event: &Event) -> bool {
    if event.is_knockout() {
        // How far everybody came is known without scores.
        return event.results.is_empty() && !event.matches.is_empty();
    }
    let format = event.format().is_some_and(|format| FORMATS.contains(&format));
    let scored = |found: &Match| {
        found.imps.iter().chain(&found.vps).chain(&found.percent).any(Option::is_some)
    };
    let in_rounds = has_match_rounds(event);
    in_rounds || (format && event.results.is_empty() && event.matches.iter().any(scored))
}

/// The matches of an event: of its boards, and of the sheet `Matches`.
pub(super) fn score_matches(
    event: &Event,
    worked: &ScoredBoardsAndMatches,
    conventions: &'static ScoringConventions,
    problems: &mut Vec<Problem>,
) -> Vec<MatchScore> {
    let mut played = of_boards(event, worked);
    let mut scorer = MatchScorer::new(event, worked.plan, conventions);
    for row in &event.matches {
        let (session, round) = (row.session.as_deref(), row.round.as_deref());
        let mut key = MatchKey::new(session, round, row.home, row.away);
        // A match with another row already is a further match: rows that repeat a match are skipped
        // where they are read.
        let of_boards = |found: &MatchScore| found.of_boards && found.at.sheet != row.at.sheet;
        if let Some(found) = played.get_mut(&key).filter(|found| of_boards(found)) {
            scorer.compare(found, row, problems);
        } else if let Some(mut found) = scorer.of_row(row, problems) {
            // A match drawn on one sheet can have its result on the other.
            let on_both = |known: &&MatchScore| {
                row.round.is_some() && !known.of_boards && known.at.sheet != row.at.sheet
            };
            if let Some(known) = played.get(&key).filter(on_both) {
                scorer.report_other_result(known, &mut found, problems);
                continue;
            }
            while played.contains_key(&key) {
                key.before += 1;
            }
            played.insert(key, found);
        }
    }
    let mut played: Vec<MatchScore> = played.into_values().collect();
    scorer.set_match_vps(&mut played, problems);
    rule_book_facts::facts_of_event_rule_book(event).set_resultless_match_values(
        event,
        &mut played,
        problems,
    );
    played
}

/// The identity of a match.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct MatchKey {
    /// In lower case, as the round; empty without one.
    session: String,
    round: String,
    /// The lower number of the two sides, or the only side.
    side: usize,
    other: Option<usize>,
    /// How often the two met before in that round.
    before: u32,
}

impl MatchKey {
    /// Of two sides that have not met before.
    fn new(
        session: Option<&str>,
        round: Option<&str>,
        home: usize,
        away: Option<usize>,
    ) -> MatchKey {
        MatchKey {
            session: session.unwrap_or_default().to_lowercase(),
            round: round.unwrap_or_default().to_lowercase(),
            side: away.map_or(home, |away| home.min(away)),
            other: away.map(|away| home.max(away)),
            before: 0,
        }
    }
}

/// The matches that the boards form.
fn of_boards(event: &Event, worked: &ScoredBoardsAndMatches) -> BTreeMap<MatchKey, MatchScore> {
    let mut played: BTreeMap<MatchKey, MatchScore> = BTreeMap::new();
    for traveller in &worked.travellers {
        let mut counted: Vec<MatchKey> = Vec::new();
        for index in &traveller.lines {
            let line = &event.boards[*index];
            let (home, away) = (line.north_south.first, line.east_west.first);
            let session = &worked.sessions[traveller.session];
            let key = MatchKey::new(Some(session), line.round.as_deref(), home, Some(away));
            let found = played.entry(key.clone()).or_insert_with(|| MatchScore {
                at: line.at,
                session: session.clone(),
                round: line.round.clone(),
                sides: [Some(home), Some(away)],
                boards: 0,
                length: None,
                imps: [Some(Exact::ZERO); 2],
                net: [Some(Exact::ZERO); 2],
                won: [None; 2],
                typed_at: [None, None],
                most: worked.plan.method.has_maximum().then_some(Exact::ZERO),
                basis: [None, None],
                scale: None,
                of_boards: true,
                artificial: 0,
                given: [Exact::ZERO; 2],
                plus: [None, None],
                note: None,
            });
            // The two rooms of a board count once.
            let scored: Vec<_> = worked.points_on_line(event, *index).collect();
            let once = !scored.is_empty() && !counted.contains(&key);
            if once {
                counted.push(key);
                found.boards += 1;
                found.artificial += u32::from(scored.iter().any(|(_, points)| points.artificial));
            }
            for (entry, points) in scored {
                let side = usize::from(found.sides[0] != Some(entry));
                found.net[side] = found.net[side].map(|net| net + points.value);
                if points.artificial {
                    found.given[side] = found.given[side] + points.value;
                }
                let won = points.value.max(Exact::ZERO);
                found.imps[side] = found.imps[side].map(|imps| imps + won);
                if side == 0
                    && let Some(most) = points.most
                {
                    found.most = found.most.map(|sum| sum + most);
                }
            }
        }
    }
    if worked.plan.method.has_maximum() {
        played.values_mut().for_each(|played| percentages(played, worked.plan.vps));
    }
    played
}

/// Converts a match's matchpoints to percentages (IPC, 15.2).
fn percentages(played: &mut MatchScore, vps: bool) {
    played.won = if vps { [None; 2] } else { played.net };
    played.imps = [None; 2];
    played.net =
        played.net.map(|net| net?.checked_div(played.most?).map(|share| share * Exact::whole(100)));
}

/// A knock-out match without a score in the event's unit: any typed score, else 1 for the side that
/// went on, by the result or the note.
fn won_without_score(row: &Match) -> [Option<Exact>; 2] {
    let (one, none) = (Exact::whole(1), Exact::ZERO);
    let sides = match row.note.and_then(Note::losing_side) {
        _ if row.away.is_none() => return [Some(one), None],
        Some(0) => Some([none, one]),
        Some(_) => Some([one, none]),
        None => row.vps_imps_or_percentages().or_else(|| row.wins_by_result()),
    };
    sides.map_or([None; 2], |sides| sides.map(Some))
}

/// Converts the nets of matches to the event's unit.
pub(super) struct MatchScorer<'a> {
    pub(super) event: &'a Event,
    pub(super) plan: ScoringPlan,
    pub(super) conventions: &'static ScoringConventions,
    /// The boards of every match, if known from the event or its rules.
    length: Option<MatchLength>,
    /// Scales by number of boards; `None` if there is none.
    pub(super) scales: BTreeMap<u32, Option<VpScale>>,
    /// Whether the missing scale has been reported.
    pub(super) told: bool,
}

impl<'a> MatchScorer<'a> {
    fn new(event: &'a Event, plan: ScoringPlan, conventions: &'static ScoringConventions) -> Self {
        let length = match_length::match_length_of_event(event);
        MatchScorer { event, plan, conventions, length, scales: BTreeMap::new(), told: false }
    }

    /// A match of the sheet `Matches`.
    fn of_row(&mut self, row: &Match, problems: &mut Vec<Problem>) -> Option<MatchScore> {
        let MatchAmounts { net, won, plus } = self.amounts_of(row, problems);
        let usable = net[0].or(won[0]).is_some();
        if usable || has_match_rounds(self.event) {
            self.report_one_score(row, problems);
        }
        if !usable {
            self.report_unusable(row, problems);
            return None;
        }
        Some(MatchScore {
            at: row.at,
            session: row.session.clone().unwrap_or_default(),
            round: row.round.clone(),
            sides: [Some(row.home), row.away],
            boards: self.boards_of(row).unwrap_or(0),
            length: match_length::match_length_of_row(row, self.length.as_ref()),
            imps: row.imps.map(|cell| cell.map(|cell| cell.value)),
            net,
            won,
            typed_at: row.vps.map(|cell| cell.map(|cell| cell.at)),
            most: None,
            basis: [None, None],
            scale: None,
            of_boards: false,
            artificial: 0,
            given: [Exact::ZERO; 2],
            plus,
            note: row.note.or(row.away.is_none().then_some(Note::Bye)),
        })
    }

    /// Each side's net and score, and the basis of average plus on its row.
    fn amounts_of(&mut self, row: &Match, problems: &mut Vec<Problem>) -> MatchAmounts {
        let plus = row.average_plus.map(|boards| self.average_plus(boards));
        let mut net = match row.imps.map(|cell| cell.map(|cell| cell.value)) {
            [Some(home), Some(away)] => {
                [Some(home - away + plus[0].0), Some(away - home + plus[1].0)]
            }
            _ => [None; 2],
        };
        if self.plan.method == ScoringMethod::Matchpoints {
            net = self.percentages_of(row, problems);
        }
        let mut won = if self.plan.vps { self.typed_vps(row, problems) } else { net };
        if row.away.is_none() {
            net[1] = None;
            won[1] = None;
            if won[0].is_none() {
                won[0] = self.of_bye();
            }
        }
        // The rule book sets the value of such a match once all matches are read.
        if rule_book_facts::facts_of_event_rule_book(self.event)
            .values_match_without_result(self.event, row)
        {
            (net, won) = ([None; 2], won.map(|won| won.or(Some(Exact::ZERO))));
        }
        // A play-off adds nothing to a total (WBU 4.5.9).
        let only_who_won = self.event.is_knockout() || row.is_play_off();
        if only_who_won && net[0].or(won[0]).is_none() {
            won = won_without_score(row);
        }
        MatchAmounts { net, won, plus: plus.map(|(_, basis)| basis) }
    }

    /// Reports why a row without a score does not count, if that is an error.
    fn report_unusable(&self, row: &Match, problems: &mut Vec<Problem>) {
        let unused = !self.plan.vps && row.vps.iter().any(Option::is_some);
        match row.note {
            Some(Note::NotPlayed) => {}
            // A match without a result yet is reported with the draw.
            None | Some(Note::Bye | Note::HalfBye) if has_match_rounds(self.event) && !unused => {}
            // Such matches may have no scores.
            Some(note) if note.is_conceded_or_withdrawn() || note == Note::Unplayable => {
                let sides = self.sides_in_words(row);
                let trouble = problems::MatchNotRanked { sides, note: note.word() };
                problems.push(self.event.problem(trouble, row.at));
            }
            _ => self.report_no_result(row, problems),
        }
    }

    /// The percentages of a row, including average plus. If one side's is missing, it is the rest
    /// of 100.
    fn percentages_of(&self, row: &Match, problems: &mut Vec<Problem>) -> [Option<Exact>; 2] {
        let hundred = Exact::whole(100);
        let mut percent = row.percent.map(|cell| cell.map(|cell| cell.value));
        if row.away.is_some() && percent.iter().flatten().count() == 1 {
            let other = percent.iter().flatten().next().map(|own| hundred - *own);
            let sides = self.sides_in_words(row);
            let other_told = other.unwrap_or(Exact::ZERO).to_decimal();
            percent = percent.map(|own| own.or(other));
            let wrong = problems::OtherPercentage { sides, other: other_told };
            let at = row.percent.into_iter().flatten().next().map_or(row.at, |cell| cell.at);
            problems.push(self.event.problem(wrong, at));
        }
        if row.average_plus == [0, 0] {
            return percent;
        }
        let Some(length) = match_length::match_length_of_row(row, self.length.as_ref()) else {
            if !row.vps.iter().all(Option::is_some) {
                self.report_unknown_match_boards(&[row], problems);
            }
            return [None; 2];
        };
        let with_plus = |side: usize| {
            let plus = row.average_plus[side];
            percent[side].map(|own| self.with_plus(own, length.boards.saturating_sub(plus), plus))
        };
        [with_plus(0), with_plus(1)]
    }

    /// The percentage of a side on some boards, combined with average-plus boards.
    fn with_plus(&self, percent: Exact, boards: u32, plus: u32) -> Exact {
        if plus == 0 {
            return percent;
        }
        let given = average_plus::average_plus_percent(self.conventions, plus).0;
        (percent * Exact::whole(boards) + given) / (boards + plus)
    }

    /// Reports a score of only one side, which is no result, unless the note explains it or the
    /// other cell is unreadable.
    fn report_one_score(&self, row: &Match, problems: &mut Vec<Problem>) {
        let telling = row.away.is_some() && row.note.is_none();
        for (cells, of) in [(row.imps, "IMPs"), (row.vps, "VPs")] {
            let ([Some(one), None] | [None, Some(one)]) = cells else { continue };
            if !telling || problems.iter().any(|known| known.is_error_in_row_of(one.at)) {
                continue;
            }
            let wrong = problems::OneScore { sides: self.sides_in_words(row), of };
            problems.push(self.event.problem(wrong, one.at));
        }
    }

    /// The typed victory points, if both sides have them and the scale allows them.
    fn typed_vps(&self, row: &Match, problems: &mut Vec<Problem>) -> [Option<Exact>; 2] {
        let typed = row.vps.map(|cell| cell.map(|cell| cell.value));
        let half = row.away.is_some() && row.note.is_none() && typed.contains(&None);
        if half {
            return [None; 2];
        }
        let range = self.range();
        let (Some((least, most)), None) = (range, row.note) else { return typed };
        let beyond =
            row.vps.iter().flatten().filter(|cell| cell.value < least || cell.value > most);
        let beyond: Vec<_> = beyond.collect();
        for cell in &beyond {
            let typed = cell.value.to_decimal();
            let (least, most) = (least.to_decimal(), most.to_decimal());
            let wrong = problems::VpsBeyondScale { typed, least, most };
            problems.push(self.event.problem(wrong, cell.at));
        }
        if beyond.is_empty() { typed } else { [None; 2] }
    }

    /// The least and the most of the scale, for any number of boards.
    fn range(&self) -> Option<(Exact, Exact)> {
        Some(self.rule()?.vp_range())
    }

    fn rule(&self) -> Option<&'static VpScaleRule> {
        rule_book_facts::find_vp_scale(self.event.shelf, vp_scale_id(self.event, self.conventions)?)
    }

    fn report_no_result(&self, row: &Match, problems: &mut Vec<Problem>) {
        let sides = self.sides_in_words(row);
        let trouble = problems::MatchWithoutResult { sides };
        problems.push(self.event.problem(trouble, row.at));
    }

    pub(super) fn sides_in_words(&self, row: &Match) -> Phrase {
        let label = |entry: usize| self.event.entries[entry].label.clone();
        let one = label(row.home);
        match row.away {
            Some(away) => opponents_in_words([one.into(), label(away).into()]),
            None => phrase!("of {one} (a bye)", one),
        }
    }

    /// The value of a side's average-plus boards, in IMPs or per cent, with its basis.
    fn average_plus(&self, boards: u32) -> (Exact, Option<Basis>) {
        let kind = if self.event.is_of_teams() { EventKind::Teams } else { EventKind::Pairs };
        if boards == 0 {
            return (Exact::ZERO, None);
        }
        let (imps, why) = match self.plan.method {
            ScoringMethod::Matchpoints => {
                average_plus::average_plus_percent(self.conventions, boards)
            }
            _ => average_plus::average_plus_imps(self.conventions, kind, boards),
        };
        let mut basis = Basis::new();
        basis.add_step(format!("average plus on {boards} of the boards")).append(&why);
        (imps, Some(basis))
    }

    /// The value of a bye without a typed score: by the scale in victory points, 0 in IMPs.
    fn of_bye(&self) -> Option<Exact> {
        match self.plan.vps {
            true => self.rule()?.bye,
            false => Some(Exact::ZERO),
        }
    }

    /// Reports another result of a match on a further sheet; the first one counts.
    fn report_other_result(
        &self,
        known: &MatchScore,
        other: &mut MatchScore,
        problems: &mut Vec<Problem>,
    ) {
        if known.sides[0] != other.sides[0] {
            [&mut other.net, &mut other.won].into_iter().for_each(|values| values.reverse());
        }
        if (known.net, known.won) == (other.net, other.won) {
            return;
        }
        let shown = |value: Option<Exact>| {
            value.map_or(phrase!("none").into(), |value| SentenceValue::from(value.to_decimal()))
        };
        let label = |entry: Option<usize>| {
            entry.map_or(phrase!("a bye").into(), |entry| {
                SentenceValue::from(self.event.entries[entry].label.clone())
            })
        };
        let what = |found: &MatchScore| match found.net {
            [None, None] => {
                let [one, other] = found.won.map(shown);
                phrase!("{one} to {other} VPs", one, other)
            }
            net => {
                let [one, other] = net.map(shown);
                phrase!("{one} to {other} net", one, other)
            }
        };
        let wrong = problems::MatchTwice {
            sides: opponents_in_words(known.sides.map(label)),
            result: what(other),
            other: what(known),
            first: known.at.a1(),
        };
        problems.push(self.event.problem(wrong, other.at));
    }

    fn boards_of(&self, row: &Match) -> Option<u32> {
        match_length::typed_match_boards(row)
            .or_else(|| self.event.answer_whole_number(Key::BoardsPerMatch))
    }

    /// Checks a row against the boards of the same match.
    fn compare(&self, found: &mut MatchScore, row: &Match, problems: &mut Vec<Problem>) {
        found.note = row.note;
        found.length = match_length::typed_match_boards(row)
            .and(match_length::match_length_of_row(row, self.length.as_ref()));
        if found.sides[0] != Some(row.home) {
            found.sides.reverse();
            found.imps.reverse();
            found.net.reverse();
            found.won.reverse();
            found.given.reverse();
        }
        found.at = row.at;
        // A typed score is that of the boards played, or includes everything.
        let agrees = |net: Exact| {
            let own = found.net[0];
            own == Some(net) || own.map(|own| own - found.given[0]) == Some(net)
        };
        if let [Some(home), Some(away)] = row.imps
            && self.plan.method == ScoringMethod::Teams
            && !agrees(home.value - away.value)
        {
            let show = |imps: Option<Exact>| imps.unwrap_or(Exact::ZERO).to_decimal();
            let label = |side: usize| {
                found.sides[side].map_or(SentenceValue::from(""), |entry| {
                    self.event.entries[entry].label.clone().into()
                })
            };
            let wrong = problems::ImpsDisagree {
                sides: opponents_in_words([label(0), label(1)]),
                typed: format!("{}-{}", home.value.to_decimal(), away.value.to_decimal()),
                computed: format!("{}-{}", show(found.imps[0]), show(found.imps[1])),
            };
            problems.push(self.event.problem(wrong, home.at));
        }
        if found.artificial == 0 {
            // Only this row tells of boards that could not be played.
            for side in 0..2 {
                let plus = row.average_plus[side];
                let (given, why) = self.average_plus(plus);
                found.plus[side] = why;
                if self.plan.method.has_maximum() {
                    let boards = found.boards;
                    found.net[side] = found.net[side].map(|net| self.with_plus(net, boards, plus));
                    continue;
                }
                found.net[side] = found.net[side].map(|net| net + given);
                found.imps[side] = found.imps[side].map(|imps| imps + given);
            }
        }
        if self.plan.vps {
            found.won = row.vps.map(|cell| cell.map(|cell| cell.value));
            found.typed_at = row.vps.map(|cell| cell.map(|cell| cell.at));
        }
    }
}
