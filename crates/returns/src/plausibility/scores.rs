//! Scores of the sheet `Results` that look like typing errors.

use std::collections::{BTreeMap, BTreeSet};

use model::form::{Key, ResultColumn};
use model::misspelt_names::is_one_slip_away;
use model::problem::{Problem, phrase};
use model::{
    Cell, CellAddress, Direction, Entry, Event, Exact, Format, ResultsRow, Scoring, StableSort,
    Unit,
};

use super::filled_down;
use super::outlier::{ComparableNumbers, MIN_NUMBERS_TO_COMPARE, absolute_value};
use super::problems;

/// How far a field's average may lie from 50 %, in percentage points. Sit-outs, artificial scores
/// and rulings move it by one or two; a wrong column or half a field by more than this.
const AVERAGE_WITHIN: u32 = 2;
/// How far the sum of a field may be off before one wrong figure is looked for, in percentage
/// points. Artificial scores on a board or two move it by less.
const SUM_WITHIN: u32 = 3;
/// How far the average of a field may lie from 50 % if all of it was read, in hundredths of a
/// percentage point: half tables and curtailed rounds move it by a third of a point.
const WHOLE_WITHIN: u32 = 75;

/// How far the IMPs of a field may be from adding up to nothing, in hundredths of all IMPs won and lost.
const IMPS_WITHIN: u32 = 10;

/// A column of scores.
type Column = fn(&ResultsRow) -> Option<Cell<Exact>>;

/// Adds a warning for each doubtful score. `is_whole`: whether every row could be read.
pub(super) fn check_scores(
    event: &Event,
    events: &[Event],
    is_whole: bool,
    found: &mut Vec<Problem>,
) {
    filled_down::check_filled_down_scores(event, found);
    if !found.is_empty() {
        return;
    }
    let columns: [Column; 2] = [|result| result.score, |result| result.handicap];
    for column in columns {
        let before = found.len();
        let scores = ComparableScores::from_column(event, column, found);
        scores.tell_negative(event, found);
        for group in scores.groups() {
            group.tell_outliers(event, found);
        }
        if found.len() == before {
            scores.tell_lone_sign(event, found);
        }
    }
    if found.is_empty() {
        tell_averages(event, is_whole, found);
    }
    tell_heading(event, events, found);
    tell_imps(event, is_whole, found);
}

/// Reports IMPs of a field that average exactly 50, as percentages do, and those of a whole field that
/// do not add up to about nothing: what one side of a table wins the other loses, against a datum or
/// against other tables.
fn tell_imps(event: &Event, is_whole: bool, found: &mut Vec<Problem>) {
    let typed = event.answers.word::<Scoring>(Key::Scoring);
    let typed = typed.filter(|_| event.score_unit() == Unit::Imps && !event.is_of_teams());
    let rows = || event.results.iter().filter_map(|row| Some((row.entry, row.score?)));
    let scores: Vec<Exact> = rows().map(|(_, score)| score.value).collect();
    let (Some(typed), Some((_, first))) = (typed, rows().next()) else { return };
    let (scoring, count) = (typed.value.word().to_string(), scores.len());
    let sum: Exact = scores.iter().copied().sum();
    let all: Exact = scores.iter().copied().map(absolute_value).sum();
    // Each score is rounded; artificial scores give something to both sides.
    let places = (0..3).find(|places| scores.iter().all(|one| one.rounded(*places) == *one));
    let unit = Exact::ratio(count as i128, 2 * 10_i128.pow(places.unwrap_or(3)));
    let within =
        unit.unwrap_or_default() + all * Exact::ratio(IMPS_WITHIN, 100u32).unwrap_or_default();
    let known: BTreeSet<usize> = rows().map(|(entry, _)| entry).collect();
    let of_field = matches!(typed.value, Scoring::Butler | Scoring::CrossImps)
        && is_whole
        && known.len() == event.entries.len()
        && !event.is_of_matches()
        && !is_scored_elsewhere(event);
    if count >= MIN_NUMBERS_TO_COMPARE && sum == Exact::whole(50 * count as u32) {
        found.push(Problem::new(problems::ScoresOfPercent { scoring, scores: count }, typed.at));
    } else if count >= MIN_NUMBERS_TO_COMPARE && of_field && absolute_value(sum) > within {
        let trouble = problems::ImpSum { scores: count, sum: sum.to_decimal(), scoring };
        found.push(Problem::new(trouble, heading_of_scores(event).unwrap_or(first.at)));
    }
}

/// The unit of scores by the event's scoring, else by its format.
fn unit_without_heading(event: &Event) -> Option<Unit> {
    let typed = event.scoring().map(Scoring::unit);
    typed.or_else(|| (event.format() == Some(Format::Teams)).then_some(Unit::Imps))
}

/// Whether scores are matchpoints or percentages, so that a field averages half. Some clubs head
/// team IMPs `MPs`; for teams, only `Scoring` makes them matchpoints.
fn is_of_half(event: &Event) -> bool {
    let said = !event.is_of_teams() || !event.is_key_unanswered(Key::Scoring);
    let matchpoints = event.score_unit() == Unit::Matchpoints && said;
    matchpoints || event.score_unit() == Unit::Percent || has_maximum(event)
}

fn has_maximum(event: &Event) -> bool {
    event.results.iter().any(|result| result.max.is_some())
}

/// One score of a column.
struct Scored<'a> {
    result: &'a ResultsRow,
    cell: Cell<Exact>,
    /// The compared value: the percentage, if there is a maximum.
    compared: Exact,
}

/// The comparable scores of a column.
struct ComparableScores<'a> {
    event: &'a Event,
    all: Vec<Scored<'a>>,
}

/// Scores of one session, section and direction.
struct ScoreGroup<'a, 'b>(Vec<&'b Scored<'a>>);

impl<'a> ComparableScores<'a> {
    /// The scores of a column. Reports a doubtful maximum and skips its score, whose percentage
    /// means nothing.
    fn from_column(
        event: &'a Event,
        column: impl Fn(&ResultsRow) -> Option<Cell<Exact>>,
        found: &mut Vec<Problem>,
    ) -> ComparableScores<'a> {
        let played = |result: &&ResultsRow| !event.entries[result.entry].withdrew();
        let rows: Vec<&ResultsRow> = event.results.iter().filter(played).collect();
        let most: Vec<Cell<Exact>> = rows.iter().filter_map(|result| result.max).collect();
        let field = ComparableNumbers::new(most.iter().map(|cell| cell.value));
        let odd: BTreeSet<CellAddress> = most
            .iter()
            .filter_map(|cell| Some((cell, field.unbounded_scale_outlier(cell.value)?)))
            .map(|(cell, far)| {
                let trouble = problems::ScoreOutOfLine {
                    score: cell.value.to_decimal().into(),
                    times: far.times,
                    near: far.near.rounded(2).to_decimal(),
                };
                found.push(Problem::new(trouble, cell.at));
                cell.at
            })
            .collect();
        // Beside others with a maximum, one without is an error of scoring.
        let of_maximum = !most.is_empty();
        let scored = |result: &'a ResultsRow| {
            let cell = column(result)?;
            let compared = match result.max {
                Some(max) if odd.contains(&max.at) => return None,
                Some(max) => cell.value.checked_div(max.value)? * Exact::whole(100),
                None if of_maximum => return None,
                None => cell.value,
            };
            Some(Scored { result, cell, compared })
        };
        ComparableScores { event, all: rows.into_iter().filter_map(scored).collect() }
    }

    /// Groups that were ranked or compared together, if large enough.
    fn groups(&self) -> Vec<ScoreGroup<'a, '_>> {
        type Name<'n> = (&'n str, &'n str, Option<Direction>);
        let mut apart: BTreeMap<Name<'_>, Vec<&Scored<'a>>> = BTreeMap::new();
        let mut sessions: BTreeMap<&str, Vec<&Scored<'a>>> = BTreeMap::new();
        for scored in &self.all {
            let entry = &self.event.entries[scored.result.entry];
            let session = scored.result.session.as_deref().unwrap_or_default();
            let section = entry.section.as_deref().unwrap_or_default();
            apart.entry((session, section, entry.direction)).or_default().push(scored);
            sessions.entry(session).or_default().push(scored);
        }
        let enough = |group: &Vec<&Scored<'a>>| group.len() > MIN_NUMBERS_TO_COMPARE;
        if apart.values().all(enough) {
            return apart.into_values().map(ScoreGroup).collect();
        }
        sessions.into_values().map(ScoreGroup).collect()
    }

    /// Reports negative matchpoints. Negative percentages are errors elsewhere.
    fn tell_negative(&self, event: &Event, found: &mut Vec<Problem>) {
        if event.score_unit() != Unit::Matchpoints || !is_of_half(event) {
            return;
        }
        let negative: Vec<&Scored<'_>> =
            self.all.iter().filter(|scored| scored.cell.value < Exact::ZERO).collect();
        // Many of them mean another way of scoring: one warning.
        let told = if negative.len() * 4 > self.all.len() { 1 } else { negative.len() };
        for scored in negative.iter().take(told) {
            let trouble = problems::NegativeScore {
                score: scored.cell.value.to_decimal(),
                unit: phrase!("matchpoints"),
                count: if told == 1 { negative.len() } else { 1 },
            };
            found.push(Problem::new(trouble, scored.cell.at));
        }
    }

    /// Reports a single score of its sign, unless it balances the others: IMPs against a datum add
    /// up to about zero.
    fn tell_lone_sign(&self, event: &Event, found: &mut Vec<Problem>) {
        if is_of_half(event) {
            return;
        }
        for group in self.groups() {
            let values = || group.0.iter().map(|scored| scored.compared);
            let sum: Exact = values().sum();
            let all_positive = values().filter(|value| *value > Exact::ZERO).count();
            let all_negative = values().filter(|value| *value < Exact::ZERO).count();
            for scored in &group.0 {
                let own = scored.compared;
                let positive = all_positive - usize::from(own > Exact::ZERO);
                let negative = all_negative - usize::from(own < Exact::ZERO);
                let sum = sum - own;
                let lone = (own < Exact::ZERO
                    && negative == 0
                    && positive >= MIN_NUMBERS_TO_COMPARE)
                    || (own > Exact::ZERO && positive == 0 && negative >= MIN_NUMBERS_TO_COMPARE);
                if lone && absolute_value(own) * Exact::whole(2) < absolute_value(sum) {
                    let trouble = problems::LoneSign {
                        score: scored.cell.value.to_decimal(),
                        others: positive.max(negative),
                        negative: negative > 0,
                    };
                    found.push(Problem::new(trouble, scored.cell.at));
                }
            }
        }
    }
}

impl ScoreGroup<'_, '_> {
    fn tell_outliers(&self, event: &Event, found: &mut Vec<Problem>) {
        let signed = self.0.iter().filter(|scored| scored.compared < Exact::ZERO).count();
        // Scores with many negatives are not matchpoints.
        let half = is_of_half(event) && signed * 4 <= self.0.len();
        let field = ComparableNumbers::new(self.0.iter().map(|scored| scored.compared));
        for scored in &self.0 {
            let far = match half {
                true => field.matchpoint_outlier(scored.compared),
                false => field.unbounded_scale_outlier(scored.compared),
            };
            let Some(far) = far else { continue };
            // A contestant who left early or came late has few matchpoints.
            if half && scored.compared < far.near && played_less(event, scored.result.entry) {
                continue;
            }
            let typed = scored.cell.value.to_decimal();
            let percent = event.score_unit() == Unit::Percent && scored.result.max.is_none();
            if half
                && percent
                && far.times == phrase!("about a tenth of")
                && !scored.compared.is_zero()
            {
                let meant = (scored.compared * Exact::whole(10)).to_decimal();
                let trouble = problems::ScoreTenth { score: typed, meant };
                found.push(Problem::new(trouble, scored.cell.at));
                continue;
            }
            let trouble = problems::ScoreOutOfLine {
                score: match scored.result.max {
                    Some(max) => phrase!(
                        "{typed} of {max} ({score} %)",
                        typed,
                        max = max.value.to_decimal(),
                        score = scored.compared.rounded(2).to_decimal()
                    )
                    .into(),
                    None => typed.into(),
                },
                times: far.times,
                near: far.near.rounded(2).to_decimal(),
            };
            found.push(Problem::new(trouble, scored.cell.at));
        }
    }
}

/// Whether a player of an entry played fewer boards than the event has.
fn played_less(event: &Event, entry: usize) -> bool {
    event.entries[entry].players.iter().any(|player| player.boards.is_some())
}

/// Reports percentages of a session that do not average about 50 %. Only a complete field does:
/// not one scored with other venues, a part of a field, or a stage with carry-over.
fn tell_averages(event: &Event, is_whole: bool, found: &mut Vec<Problem>) {
    let percentages = event.score_unit() == Unit::Percent || has_maximum(event);
    if !percentages || is_scored_elsewhere(event) {
        return;
    }
    let scores = ComparableScores::from_column(event, |result| result.score, &mut Vec::new());
    // A score above its maximum is an error in scoring, and one without it beside others.
    let some = event.results.iter().any(|result| result.max.is_none()) && has_maximum(event);
    if some || scores.all.iter().any(|scored| scored.compared > Exact::whole(100)) {
        return;
    }
    // Each direction of a Mitchell is a field of its own.
    let apart = event.ranking_list_count() == 2;
    let mut fields: BTreeMap<(Option<&str>, Option<Direction>), Vec<&Scored<'_>>> = BTreeMap::new();
    for scored in &scores.all {
        let direction = event.entries[scored.result.entry].direction.filter(|_| apart);
        let session = scored.result.session.as_deref();
        fields.entry((session, direction)).or_default().push(scored);
    }
    let playing = |of: Option<Direction>| {
        let own = |entry: &&Entry| {
            !entry.withdrew() && of.is_none_or(|direction| entry.direction == Some(direction))
        };
        event.entries.iter().filter(own).count()
    };
    // With a half table somebody sits out, and boards weigh differently.
    let full = match apart {
        true => playing(Some(Direction::NorthSouth)) == playing(Some(Direction::EastWest)),
        false => playing(None).is_multiple_of(2),
    };
    for ((session, direction), scored) in fields {
        let read = match is_whole && scored.len() == playing(direction) {
            true if full && is_around_half(&scored) => Completeness::Field,
            true => Completeness::Rows,
            false => Completeness::Part,
        };
        tell_average(event, session, &scored, read, found);
    }
}

/// How much of a field was read.
#[derive(Clone, Copy, PartialEq)]
enum Completeness {
    /// Some rows are missing or unreadable.
    Part,
    Rows,
    /// All rows, and nobody sat out.
    Field,
}

/// Reports the percentages of a field that do not average 50 %.
fn tell_average(
    event: &Event,
    session: Option<&str>,
    scored: &[&Scored<'_>],
    read: Completeness,
    found: &mut Vec<Problem>,
) {
    let count = Exact::whole(scored.len() as i128);
    let sum: Exact = scored.iter().map(|scored| scored.compared).sum();
    let Some(average) = sum.checked_div(count).filter(|_| scored.len() >= MIN_NUMBERS_TO_COMPARE)
    else {
        return;
    };
    let complete = read == Completeness::Field;
    let away = absolute_value(average - Exact::whole(50));
    let off = (average - Exact::whole(50)) * count;
    let near = Exact::ratio(WHOLE_WITHIN, 100u32).unwrap_or_default();
    let far = away >= Exact::whole(AVERAGE_WITHIN) || complete && away >= near;
    if !far && (!complete || absolute_value(off) < Exact::whole(SUM_WITHIN)) {
        return;
    }
    // What is missing is no slip of the others.
    let slips = if read == Completeness::Part { Vec::new() } else { slips_of(scored, off) };
    if !far && slips.is_empty() {
        return;
    }
    // One figure typed wrong is told at its score.
    if let Some((score, meant)) = likeliest(scored, &slips) {
        let trouble = problems::ScoreSlip {
            score: score.cell.value.to_decimal(),
            meant: meant.to_decimal(),
            average: average.rounded(2).to_decimal(),
        };
        found.push(Problem::new(trouble, score.cell.at));
        return;
    }
    let trouble = problems::FieldAverage {
        average: average.rounded(2).to_decimal(),
        scores: scored.len(),
        session: session.map(str::to_string),
    };
    let at = heading_of_scores(event).filter(|_| session.is_none());
    found.push(Problem::new(trouble, at.unwrap_or(scored[0].cell.at)));
}

/// Whether scores lie on both sides of 50 %, a quarter of them at least.
fn is_around_half(scored: &[&Scored<'_>]) -> bool {
    let above = scored.iter().filter(|one| one.compared > Exact::whole(50)).count();
    let below = scored.iter().filter(|one| one.compared < Exact::whole(50)).count();
    above.min(below) * 4 >= scored.len()
}

/// The scores each of which would make the percentages average 50 by a slip of the hand: two figures
/// exchanged, or one wrong; with what was meant. `off`: what the scores sum up to above or below
/// that.
fn slips_of<'a, 'b>(scored: &[&'b Scored<'a>], off: Exact) -> Vec<(&'b Scored<'a>, Exact)> {
    // Each score is rounded, so their sum is off by a little more.
    let dust = Exact::ratio(i128::try_from(scored.len()).unwrap_or(i128::MAX), 200);
    let offs: Vec<Exact> = (0..=2)
        .map(|places| off.rounded(places))
        .filter(|near| dust.is_some_and(|dust| absolute_value(*near - off) <= dust))
        .collect();
    let slip = |one: &&'b Scored<'a>| {
        let typed = one.compared.rounded(2);
        let meant = offs.iter().map(|off| (one.compared - *off).rounded(2)).find(|meant| {
            one.result.max.is_none()
                && (Exact::whole(20)..=Exact::whole(80)).contains(meant)
                && is_one_slip_away(&typed.to_decimal(), &meant.to_decimal())
        });
        meant.map(|meant| (*one, meant))
    };
    scored.iter().filter_map(slip).collect()
}

/// Of the scores that may be a slip, the one that is likely to be it: the only one, else of those with
/// which the list is in the order of its scores the farthest from 50 %.
fn likeliest<'a, 'b>(
    scored: &[&'b Scored<'a>],
    slips: &[(&'b Scored<'a>, Exact)],
) -> Option<(&'b Scored<'a>, Exact)> {
    if let [only] = slips {
        return Some(*only);
    }
    let falls = |(slip, meant): &&(&'b Scored<'a>, Exact)| {
        let value = |one: &Scored<'a>| match one.cell.at == slip.cell.at {
            true => *meant,
            false => one.compared,
        };
        scored.windows(2).all(|two| value(two[0]) >= value(two[1]))
    };
    let far = |one: &Scored<'a>| absolute_value(one.compared - Exact::whole(50));
    let mut fitting: Vec<_> = slips.iter().filter(falls).copied().collect();
    fitting.arrange_by_key(|(one, _)| std::cmp::Reverse(far(one)));
    match &fitting[..] {
        [first, second, ..] if far(first.0) == far(second.0) => None,
        [first, ..] => Some(*first),
        [] => None,
    }
}

/// Whether the scores are those of a part of a field, or begin with others.
fn is_scored_elsewhere(event: &Event) -> bool {
    let keys =
        [Key::Special, Key::PartOf, Key::HeatFor, Key::Qualifier, Key::CarryOverFrom, Key::Ladder];
    // Players of a ladder's games need not belong to the ladder.
    keys.into_iter().any(|key| !event.is_key_unanswered(key))
        || event.is_ladder()
        || is_in_part(event)
        || !event.refused.is_empty()
}

/// Whether some contestants have no result.
fn is_in_part(event: &Event) -> bool {
    let typed = event.answers.number(Key::Tables).map(|cell| cell.value);
    typed.is_some_and(|tables| tables > event.table_count(event.entries.len()))
}

/// The heading of the scores.
fn heading_of_scores(event: &Event) -> Option<CellAddress> {
    event.headings.results.as_ref()?.heading_address(ResultColumn::Score)
}

/// Reports a heading with another unit than the key `Scoring`. Exempt are matches converted to
/// victory points, and a column shared by events of several units.
fn tell_heading(event: &Event, events: &[Event], found: &mut Vec<Problem>) {
    let (Some(scoring), Some(headed), Some(at)) =
        (event.scoring(), event.headings.score_unit, heading_of_scores(event))
    else {
        return;
    };
    let typed = scoring.unit();
    let is_share = |unit: Unit| matches!(unit, Unit::Percent | Unit::Matchpoints);
    let same = typed == headed || (is_share(typed) && is_share(headed));
    let any = [typed, headed].contains(&Unit::Points);
    let of_another = events.iter().any(|other| unit_without_heading(other) == Some(headed));
    if same || any || of_another || (headed == Unit::Vps && event.is_of_matches()) {
        return;
    }
    let trouble =
        problems::ScoringHeading { scoring: scoring.to_string(), heading: headed.title() };
    found.push(Problem::new(trouble, at));
}
