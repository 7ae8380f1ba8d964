//! 4.7: an award for each match won in a knock-out, growing from round to round.
//!
//! A round has a number in the table of 4.7.7, or is preliminary, or lies between two numbered
//! rounds ([`knockout_round_awards`]). Boards, the kind of win and the status scale the round's award.

use jiff::civil::Date;

use engine::awards::EventAwards;
use engine::scoring::{IdleContestant, Knockout, KnockoutMatch, KnockoutRound, knockout_of_event};
use engine::standings::RankingList;
use model::form::Key;
use model::{Basis, Event, EventKind, Exact, Match, Stage, Surd};

use super::award_case::{AwardCase, no_awards_by_clause};
use super::contests::{self, PlayedMatch};
use super::eligibility::EligibleEvent;
use super::figures::{KnockoutAwardRules, KnockoutKindAwards};
use super::knockout_rounds::{KnockoutField, KnockoutRoundAward, knockout_round_awards};
use super::original_entry::{self, EarlierStagesRuling};
use super::players::{self, EntitledPlayer};
use super::points_collector::{LocalPointsCollector, PartCertificate};
use super::product::ExplainedProduct;
use super::sections::CompetitionParts;
use super::status::{EventStatus, StatusChange};
use super::{base_status, consolations, matches, play_offs, problems, sections};

/// Whether an event is a knock-out or a final that counts as one (4.5.6).
pub(super) fn is_counted_as_knockout(case: &AwardCase<'_>) -> bool {
    case.facts.is_knockout() || matches::is_knock_out_final(case)
}

/// Awards a knock-out or a final that counts as one.
pub(super) fn award_knockout(case: &AwardCase<'_>, mut eligible: EligibleEvent<'_>) -> EventAwards {
    let small_final = !case.facts.is_knockout();
    let knockout = knockout_of_event(case.event, case.scores, small_final);
    let playing = match &knockout {
        Some(knockout) => knockout.rounds.first().map_or(0, |round| round.alive),
        None => case.facts.size.contestants,
    };
    let found = field(case, playing, &mut eligible.ground);
    match found.and_then(|field| award_field(case, eligible, knockout, &field)) {
        Ok(awarded) | Err(awarded) => awarded,
    }
}

/// Awards the matches of a knock-out by the rounds of its field; the error says why it has no
/// awards.
fn award_field(
    case: &AwardCase<'_>,
    eligible: EligibleEvent<'_>,
    knockout: Option<Knockout>,
    field: &KnockoutField,
) -> Result<EventAwards, EventAwards> {
    let rules = &case.handbook.knockouts;
    if field.tables.floor() < i128::from(rules.least_tables) {
        return Err(too_small(case, field));
    }
    let of_pairs = case.event.contestant_kind() == EventKind::Pairs;
    let Some(kind) = rules.awards_of_format(case.facts.format, of_pairs) else {
        return Err(EventAwards::default());
    };
    let (rounds, double) = match knockout {
        Some(knockout) => (knockout.rounds, knockout.double),
        None => match only_match(case, eligible.lists) {
            Some(round) => (vec![round], false),
            None => return Err(without_matches(case)),
        },
    };
    let levels = knockout_round_awards(rules, kind, &rounds, field, double);
    tell_surplus(case, &levels, kind);
    let mut ground = eligible.ground.clone();
    explain(rules, kind, field, &mut ground);
    eligible.explain_team_factor(&mut ground);
    let pay = RoundFactors::new(case, &eligible, field, &rounds)?;
    pay.status.explain_changes(case, &mut ground);
    let mut purse = LocalPointsCollector::default();
    for (round, level) in rounds.iter().zip(&levels) {
        for meeting in &round.meetings {
            pay.meeting(round, level, meeting, &mut purse);
        }
        for idle in &level.paid {
            pay.bye(round, level, idle, &mut purse);
        }
    }
    let lists = sections::lists_that_decide_awards(case, eligible.lists, &mut ground);
    let awards = purse.into_awards(case, &lists, &ground, None);
    for entry in 0..case.event.entries.len() {
        pay.refuse_award(entry);
    }
    Ok(EventAwards { awards, ground, ..EventAwards::default() })
}

/// The field whose rounds are counted: the event's own, or the first stage's (4.7.9, 4.7.10).
fn field(
    case: &AwardCase<'_>,
    playing: u32,
    ground: &mut Basis,
) -> Result<KnockoutField, EventAwards> {
    let consolation = matches!(case.facts.stage, Stage::Consolation | Stage::ThirdFinal);
    let per_table = case.event.contestants_per_table();
    let own = KnockoutField {
        contestants: playing,
        tables: Exact::whole(playing) / per_table,
        qualified: false,
        consolation,
        told: format!("{} of its own", counted(playing, case.event)),
    };
    let named = case.facts.size.original_entry.is_some() || !case.facts.links.qualifiers.is_empty();
    let later = case.facts.stage != Stage::Single && case.facts.stage != Stage::Qualifying;
    if consolation && (!named || main_is_knockout(case)) {
        // Losers of the main knock-out enter, so the field starts with fewer.
        let main = case.competition.stages_before(case.facts).map(|stage| stage.size.tables).max();
        let tables = case.facts.size.original_entry.or(main).unwrap_or(own.tables);
        return Ok(KnockoutField { tables: tables.max(own.tables), ..own });
    }
    if !(later || named) {
        return Ok(own);
    }
    let original = match original_entry::rule_on_earlier_stages(case)? {
        EarlierStagesRuling::Counted(original) => original,
        EarlierStagesRuling::Fresh { clause, why } => {
            original_entry::explain_uncounted_stages(ground, clause, &why.to_string());
            return Ok(own);
        }
    };
    let clause = &case.handbook.knockouts.entry_clause;
    if !consolation {
        if original.contestants < playing {
            return Err(more_than_original(case, playing, original.contestants, clause));
        }
        let told =
            format!("{}, {}", counted(original.contestants, case.event), original.in_words());
        let (contestants, tables) = (original.contestants, original.tables);
        return Ok(KnockoutField { contestants, tables, qualified: true, told, ..own });
    }
    let Some(premier) = premier(case) else {
        return Err(consolations::no_awards_without_tables(case));
    };
    let left = original.contestants.saturating_sub(premier);
    if left < playing {
        return Err(more_than_original(case, playing, left, clause));
    }
    let told = format!(
        "{} = {} - {premier} of the main final, {}",
        counted(left, case.event),
        original.contestants,
        original.in_words()
    );
    Ok(KnockoutField { contestants: left, tables: original.tables, qualified: true, told, ..own })
}

/// Whether all stages before are knock-outs, whose losers enter this one.
fn main_is_knockout(case: &AwardCase<'_>) -> bool {
    let mut before = case.competition.stages_before(case.facts).peekable();
    before.peek().is_some() && before.all(|stage| stage.is_knockout())
}

/// The contestants of the main final.
fn premier(case: &AwardCase<'_>) -> Option<u32> {
    let typed = case.event.answers.number(Key::PremierTables).map(|cell| cell.value);
    let per_table = Exact::whole(case.event.contestants_per_table());
    let typed = typed.and_then(|tables| u32::try_from((tables * per_table).ceil()).ok());
    let last = case.competition.sibling_stages(case.facts).find(|part| part.stage == Stage::Final);
    typed.or(last.map(|part| part.size.contestants))
}

/// How many contestants, in words: `32 teams`.
fn counted(contestants: u32, event: &Event) -> String {
    let noun = match event.contestant_kind() {
        kind @ (EventKind::Pairs | EventKind::Teams) => kind.word(),
        _ => "contestants",
    };
    format!("{contestants} {noun}")
}

/// Explains what all awards share.
fn explain(
    rules: &'static KnockoutAwardRules,
    kind: &'static KnockoutKindAwards,
    field: &KnockoutField,
    ground: &mut Basis,
) {
    ground.cite(&rules.kinds_clause);
    let awards: Vec<String> = kind.rounds.iter().map(ToString::to_string).collect();
    let step = format!(
        "Knock-out, {}: {} in rounds 1 to {}, {} in a preliminary one, for each match won",
        kind.title,
        awards.join(" "),
        awards.len(),
        kind.preliminary
    );
    ground.add_cited_step(&kind.clause, &step);
    ground.cite(&rules.least_clause);
    if field.consolation {
        let share = rules.consolation_share;
        ground.add_cited_step(&rules.consolation_clause, format!("a consolation, x {share}"));
    }
    let step = format!("rounds counted from {}", field.told);
    match field.qualified {
        true => ground.add_cited_step(&rules.entry_clause, &step),
        false => ground.add_step(&step),
    };
}

/// A side's share of a win; `None` without an award.
fn won(meeting: &KnockoutMatch, contest: &PlayedMatch, side: usize, entry: usize) -> Option<Exact> {
    let told = contest.played || contest.why.is_some();
    if told {
        return Some(contest.wins[side]);
    }
    // Without a score, the side in the next round won.
    (meeting.winner == Some(entry) && meeting.row.note.is_none()).then(|| Exact::whole(1))
}

/// The factors on the award of a round.
struct RoundFactors<'a> {
    case: &'a AwardCase<'a>,
    field: &'a KnockoutField,
    rounds: &'a [KnockoutRound],
    team: Exact,
    status: EventStatus,
    /// The status of long matches (4.7.3).
    long: EventStatus,
    /// Boards of a match that gives none.
    usual: u32,
}

impl<'a> RoundFactors<'a> {
    fn new(
        case: &'a AwardCase<'a>,
        eligible: &EligibleEvent<'_>,
        field: &'a KnockoutField,
        rounds: &'a [KnockoutRound],
    ) -> Result<RoundFactors<'a>, EventAwards> {
        let rules = &case.handbook.knockouts;
        let rise = StatusChange {
            levels: rules.long_levels,
            clause: &rules.length_clause,
            reason: format!("a match of {} boards or more", rules.long_boards),
        };
        let base = base_status::event_base_status(case);
        let usual = case.event.answer_whole_number(Key::BoardsPerMatch);
        let unsaid = rounds.iter().flat_map(|round| &round.meetings);
        let unsaid = usual.is_none() && unsaid.clone().any(|meeting| boards_of(meeting).is_none());
        if unsaid && rounds.len() > 1 {
            let boards = eligible.boards;
            case.report_at_key(problems::MatchBoardsAssumed { boards }, Key::BoardsPerMatch);
        }
        Ok(RoundFactors {
            case,
            field,
            rounds,
            team: eligible.team_factor.0,
            status: of_division(case, base.clone().into_event_status(case))?,
            long: of_division(case, base.with_change(rise).into_event_status(case))?,
            usual: usual.unwrap_or(eligible.boards),
        })
    }

    /// A match merged for awards, with the boards of all its rows.
    fn contest(&self, round: &KnockoutRound, meeting: &KnockoutMatch) -> PlayedMatch {
        let mut contest = contests::match_from_several_rows(self.case.match_input(), &meeting.row);
        contest.boards = contest.boards.or(Some(self.usual));
        contest.round = contest.round.or_else(|| Some(round.name.clone()));
        contest
    }

    /// The players of an entry who get the award of a match: by its line-up, else by their share
    /// of all matches.
    fn players(&self, contest: &PlayedMatch, entry: usize) -> Vec<EntitledPlayer> {
        let named = self.case.event.lineups.iter().any(|lineup| lineup.entry == entry);
        match named {
            true => players::entitled_players_of_match(self.case, contest, entry),
            false => self.players_of_event(entry),
        }
    }

    /// The players who played a third of the boards of an entry's matches.
    fn players_of_event(&self, entry: usize) -> Vec<EntitledPlayer> {
        let played = self.rounds.iter().flat_map(|round| round.matches_of_entry(entry));
        let boards = played.map(|meeting| boards_of(meeting).unwrap_or(self.usual)).sum();
        players::entitled_players_of_stage(self.case, entry, boards)
    }

    /// Adds the awards for a match won or drawn.
    fn meeting(
        &self,
        round: &KnockoutRound,
        level: &KnockoutRoundAward,
        meeting: &KnockoutMatch,
        purse: &mut LocalPointsCollector,
    ) {
        let contest = self.contest(round, meeting);
        tell_level(self.case, round, meeting);
        for (side, entry) in meeting.row.sides().enumerate() {
            let win = won(meeting, &contest, side, entry);
            let Some(won) = win.filter(|won| !won.is_zero()) else { continue };
            let (points, told) = self.of_match(round, level, meeting, &contest, won);
            let certificate = certificate(self.case, self.rounds, entry);
            for player in self.players(&contest, entry) {
                let mut told = told.clone();
                player.cite_clauses(self.case, &mut told);
                if let Some(part) = &player.told {
                    told.add_step(part);
                }
                purse.add(entry, player.player, &certificate, Surd::from_exact(points), told);
            }
        }
    }

    /// Adds the awards for a late bye of the undefeated (4.7.8).
    fn bye(
        &self,
        round: &KnockoutRound,
        level: &KnockoutRoundAward,
        idle: &IdleContestant,
        purse: &mut LocalPointsCollector,
    ) {
        let (points, told) = self.of_bye(round, level);
        let certificate = certificate(self.case, self.rounds, idle.entry);
        for player in self.players_of_event(idle.entry) {
            let (points, told) = (Surd::from_exact(points), told.clone());
            purse.add(idle.entry, player.player, &certificate, points, told);
        }
    }

    /// Records the entry's matches without an award.
    fn refuse_award(&self, entry: usize) {
        let mut met = self
            .rounds
            .iter()
            .flat_map(|round| round.matches_of_entry(entry).map(move |own| (round, own)))
            .peekable();
        if met.peek().is_none() {
            self.case.explain_missing_award(entry, None, "the return has none of its matches");
        }
        for (round, meeting) in met {
            let why = self.contest(round, meeting).why;
            let won = meeting.winner == Some(entry);
            let (clause, step) = match why.filter(|_| won) {
                Some((clause, why)) => (Some(clause), why.to_string()),
                None if won => continue,
                None => (None, "not won".to_string()),
            };
            self.case.explain_missing_award(entry, clause, &format!("{}: {step}", round.title()));
        }
    }

    /// The points of a match and their basis.
    fn of_match(
        &self,
        round: &KnockoutRound,
        level: &KnockoutRoundAward,
        meeting: &KnockoutMatch,
        contest: &PlayedMatch,
        won: Exact,
    ) -> (Exact, Basis) {
        let contests = &self.case.handbook.contests;
        let mut told = Basis::new();
        let mut sum = self.of_round(level, &mut told);
        let boards = match meeting.triangular {
            true => self.full_length(meeting),
            false => boards_of(meeting).unwrap_or(self.usual),
        };
        sum = self.at_length(boards, sum, &mut told);
        if meeting.triangular {
            told.cite(&contests.triangular_clause);
            sum = sum.divided_by(2, "mini-match");
        }
        if won != Exact::whole(1) {
            told.cite(&contests.drawn_clause);
            sum = sum.times(won, "drawn");
        }
        let why = contest.why.map_or_else(String::new, |(clause, why)| {
            told.cite(clause);
            format!(", {why}")
        });
        let other = contest
            .sides
            .iter()
            .flatten()
            .find(|side| meeting.winner != Some(**side) || won != Exact::whole(1));
        let against = other.map(|other| {
            let label = &self.case.event.entries[*other].label;
            if won == Exact::whole(1) { format!(" against {label}") } else { String::new() }
        });
        let name = format!("{}{}", round.title(), against.unwrap_or_default());
        told.add_step(format!("{name}: {}{why}", told_at(level, &sum)));
        (sum.points, told)
    }

    /// The points of a late bye of an undefeated contestant (4.7.8).
    fn of_bye(&self, round: &KnockoutRound, level: &KnockoutRoundAward) -> (Exact, Basis) {
        let rules = &self.case.handbook.knockouts;
        let mut told = Basis::new();
        let mut sum = self.of_round(level, &mut told);
        let lengths = round.meetings.iter().filter_map(boards_of).max();
        sum = self.at_length(lengths.unwrap_or(self.usual), sum, &mut told);
        told.cite(&rules.bye_clause);
        sum = sum.times(rules.bye_share, "bye of the undefeated");
        told.add_step(format!("{}: {}", round.title(), told_at(level, &sum)));
        (sum.points, told)
    }

    /// The award of a round with the factors of every match.
    fn of_round(&self, level: &KnockoutRoundAward, told: &mut Basis) -> ExplainedProduct {
        let rules = &self.case.handbook.knockouts;
        for clause in &level.clauses {
            told.cite(clause);
        }
        let sum = ExplainedProduct::new(level.award, "");
        let sum = match self.field.consolation {
            true => sum.times(rules.consolation_share, "consolation"),
            false => sum,
        };
        sum.times(self.team, "size of the teams")
    }

    /// Applies the status and the length of a match (4.7.3, 4.7.6).
    fn at_length(&self, boards: u32, sum: ExplainedProduct, told: &mut Basis) -> ExplainedProduct {
        let rules = &self.case.handbook.knockouts;
        let status = if boards >= rules.long_boards { &self.long } else { &self.status };
        let mut long = String::new();
        if boards >= rules.long_boards {
            told.cite(&rules.length_clause);
            long = format!(", {boards} boards");
        }
        told.cite(&rules.status_clause);
        let sum = sum.times(status.factor, &format!("{}{long}", status.title));
        if boards >= rules.full_boards {
            return sum;
        }
        told.cite(&rules.length_clause);
        sum.times(Exact::whole(boards), "").divided_by(rules.full_boards, "boards")
    }

    /// The boards of the match that two mini-matches make.
    fn full_length(&self, meeting: &KnockoutMatch) -> u32 {
        let matches = self.rounds.iter().flat_map(|round| &round.meetings);
        let others = matches.filter(|meeting| !meeting.triangular).filter_map(boards_of).max();
        let usual = others.or_else(|| self.case.event.answer_whole_number(Key::BoardsPerMatch));
        let full = self.case.handbook.knockouts.full_boards;
        let doubled = |boards: u32| if boards < full { boards.saturating_mul(2) } else { boards };
        usual.or_else(|| boards_of(meeting).map(doubled)).unwrap_or(self.usual)
    }
}

/// The boards of a match, from its rows.
fn boards_of(meeting: &KnockoutMatch) -> Option<u32> {
    meeting.row.boards.and_then(|cell| u32::try_from(cell.value.floor()).ok())
}

/// The award of a match by its round: `round 2 of the table: 38 x 1.5 (District) = 57`.
fn told_at(level: &KnockoutRoundAward, sum: &ExplainedProduct) -> String {
    let KnockoutRoundAward { told, average, .. } = level;
    match average {
        None => format!("{told}: {}", sum.in_words()),
        Some(average) if sum.is_without_factors() => format!("{told}: {average}"),
        Some(average) => format!("{told}: {average}, {}", sum.in_words()),
    }
}

/// 4.8.8: a play-off between winners of parallel divisions has their level; the error says why
/// it has no awards.
fn of_division(case: &AwardCase<'_>, status: EventStatus) -> Result<EventStatus, EventAwards> {
    let stages = || case.competition.stages_before(case.facts);
    let named = || stages().find_map(|stage| stage.league.division);
    let division = case.facts.league.division.or_else(named);
    let Some(division) = division.filter(|_| play_offs::is_parallel_division_play_off(case)) else {
        return sections::status_of_section(case, status);
    };
    let known = stages().filter_map(|stage| stage.league.divisions).max();
    let divisions = case.event.answer_whole_number(Key::Divisions).or(known).unwrap_or(division);
    let leagues = &case.handbook.leagues;
    let parts = CompetitionParts::divisions_before_play_off(case, division, divisions);
    let proper =
        parts.parts_with_awards(case, leagues.least_teams, &leagues.least_clause, Key::Division)?;
    let of_body = case.handbook.sections.award_multiples(status.body_status());
    let Some((multiple, _)) =
        of_body.and_then(|of| of.figure_of_division(proper.parts, proper.part))
    else {
        return Ok(status);
    };
    let clause = &leagues.parallel_clause;
    let (part, parts) = (proper.part, proper.parts);
    let sentence = format!("a play-off of division {part} of {parts}: Club x {multiple}");
    Ok(status.for_part(case, multiple, clause, &sentence))
}

/// 1.10.3(c): one certificate, once the player is out. If the event spans two competition
/// years, it is issued in the new one.
fn certificate(case: &AwardCase<'_>, rounds: &[KnockoutRound], entry: usize) -> PartCertificate {
    let event = case.event;
    if !event.is_knockout() {
        return PartCertificate::default();
    }
    let played = rounds.iter().flat_map(|round| round.matches_of_entry(entry));
    let out = played.filter_map(|meeting| meeting.row.date).max().or(event.last_day());
    let (Some(begins), Some(ends), Some(out)) = (event.date(), event.last_day(), out) else {
        return PartCertificate::default();
    };
    let issued = match year_after(&case.handbook.knockouts, begins) {
        Some(year) if ends >= year => out.max(year),
        _ => out,
    };
    PartCertificate {
        issued: Some(issued).filter(|day| *day != ends),
        ..PartCertificate::default()
    }
}

/// The first day of the competition year after a day.
fn year_after(rules: &KnockoutAwardRules, day: Date) -> Option<Date> {
    let [month, first] = rules.year_begins;
    let this = Date::new(day.year(), month, first).ok()?;
    if this > day { Some(this) } else { Date::new(day.year() + 1, month, first).ok() }
}

/// The single match of an event of two contestants, from their places.
fn only_match(case: &AwardCase<'_>, lists: &[RankingList]) -> Option<KnockoutRound> {
    let [list] = lists else { return None };
    let [first, second] = list.standings.as_slice() else { return None };
    let at = case.event.entries[first.entry].at;
    let level = first.place == second.place;
    let row = Match {
        result: Some(if level { "\u{bd}-\u{bd}" } else { "1-0" }),
        ..Match::between(first.entry, Some(second.entry), at)
    };
    let winner = (!level).then_some(first.entry);
    Some(KnockoutRound {
        name: String::new(),
        meetings: vec![KnockoutMatch { row, winner, level, triangular: false }],
        idle: Vec::<IdleContestant>::new(),
        alive: 2,
    })
}

fn too_small(case: &AwardCase<'_>, field: &KnockoutField) -> EventAwards {
    let rules = &case.handbook.knockouts;
    let (tables, least) = (field.tables.to_decimal(), rules.least_tables);
    let clause = rules.least_clause.clone();
    let key = if field.qualified { Key::OriginalEntry } else { Key::Format };
    case.report_at_key(problems::SmallKnockout { tables: tables.clone(), least, clause }, key);
    let why = format!("an original entry of {tables} tables, but a knock-out needs {least}");
    no_awards_by_clause(&why, Some(&rules.least_clause))
}

fn without_matches(case: &AwardCase<'_>) -> EventAwards {
    let clause = &case.handbook.knockouts.kind[0].clause;
    case.report_at_key(problems::KnockoutWithoutMatches { clause: clause.clone() }, Key::Format);
    no_awards_by_clause("who won which match is not known", Some(clause))
}

fn more_than_original(
    case: &AwardCase<'_>,
    playing: u32,
    original: u32,
    clause: &'static str,
) -> EventAwards {
    let trouble = problems::MoreThanOriginal { playing, original, clause: clause.to_string() };
    case.report_at_key(trouble, Key::OriginalEntry);
    let why = format!("{playing} contestants, but only {original} of the original entry can be");
    no_awards_by_clause(&why, Some(clause))
}

/// 4.5.8: notes a match decided without further boards.
fn tell_level(case: &AwardCase<'_>, round: &KnockoutRound, meeting: &KnockoutMatch) {
    if !meeting.level || meeting.triangular {
        return;
    }
    let label = |entry: usize| case.event.entries[entry].label.as_str();
    let labels: Vec<&str> = meeting.row.sides().map(label).collect();
    let trouble = problems::LevelKnockoutMatch {
        sides: labels.join(" against "),
        round: round.title(),
        clause: case.handbook.contests.drawn_clause.clone(),
    };
    case.report(trouble, meeting.row.at);
}

/// 4.7.4: notes more rounds than the table has.
fn tell_surplus(case: &AwardCase<'_>, levels: &[KnockoutRoundAward], kind: &KnockoutKindAwards) {
    let surplus = levels.iter().filter(|level| level.surplus).count();
    if surplus > 0 {
        let clause = case.handbook.knockouts.surplus_clause.clone();
        let trouble = problems::SurplusRounds { surplus, most: kind.rounds.len(), clause };
        case.report_at_key(trouble, Key::Format);
    }
}
