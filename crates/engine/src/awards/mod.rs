//! Standings become awards, by the pack of the event.
//!
//! Here stands the order in which events are worked out, and what events of one competition know of
//! each other. Each award has its basis; an event without awards says why.

pub mod competition;
mod event_awards;
mod glyphs;
pub mod ladder_games;
pub mod participation;
pub mod placings;
pub mod problems;
pub mod quotas;
pub mod series;
mod stages;

use std::sync::Arc;

use crate::draw::{
    Draw, draw_next_chess_round, draw_next_match_round, porous_section_setup, seeding,
};
use crate::entry_desk::check_entry_desk;
use crate::groups::{GroupRanking, rank_groups};
use crate::pack::{self, AwardContext};
use crate::prizes::{self, DividedPrizes};
use crate::rules::rule_book_facts;
use crate::scoring::diplomacy::diplomacy_systems;
use crate::scoring::{
    EventCourse, HandicapScoreKind, ResultsFromOtherEvents, Scores, check_board_order,
    check_later_ratings, is_ranked_by_board_games, is_ranked_by_chess_games,
    is_ranked_by_diplomacy_games, is_scored_from_boards_or_matches, report_players_on_two_boards,
    score_event,
};
use crate::standings::games::rank_diplomacy_players;
use crate::standings::match_ties::MatchTieBreaks;
use crate::standings::teams::add_and_rank_diplomacy_teams;
use crate::standings::tie_breaks::{self, ComputedTieBreaks};
use crate::standings::{
    BoardPrizeContender, CategoryList, RankingList, TieResolver, add_bracket_separators,
    category_lists, check_typed_places, rank_contestants, rank_for_board_prizes,
    typed_places_as_tie_breaks,
};
use model::crosstable::Crosstable;
use model::form::{FormColumn, GameColumn, Key, MatchColumn};
use model::problem::{Phrase, Problem, ProblemDetail, SentenceValue, Severity};
use model::{Event, RatingsAfterTournament, State};

use competition::{CompetitionStages, StageFacts};
pub use event_awards::{AwardRankings, EventAwards, no_awards_because};
use ladder_games::LadderGame;
use placings::StagePlacings;
pub use stages::{RelatedEvents, SeasonContext, compute_events};

/// An event with all that was computed of it.
#[derive(Debug)]
pub struct ComputedEvent {
    /// The event with its final state.
    pub event: Event,
    /// The scores it was ranked by.
    pub scores: Scores,
    /// The scores without handicap, if the ranking has handicaps.
    pub scratch: Option<Scores>,
    pub lists: Vec<RankingList>,
    /// The lists of categories.
    pub categories: Vec<CategoryList>,
    /// The lists of the groups of the sheet `Groups`.
    pub groups: Vec<GroupRanking>,
    pub awarded: EventAwards,
    /// The prizes, if the return has any and the event is final.
    pub prizes: Option<DividedPrizes>,
    /// The crosstable of an event between single players.
    pub table: Option<Crosstable>,
    /// The draw of the next round, if any.
    pub draw: Option<Draw>,
    /// The ratings after it, if its games count for ratings.
    pub ratings: Option<RatingsAfterTournament>,
    /// The players of chess teams on their boards, if the event asks for board prizes.
    pub board_players: Vec<BoardPrizeContender>,
    /// What other events of its competition know of it.
    pub facts: Arc<StageFacts>,
    /// Where it appears again.
    pub elsewhere: Option<DuplicateEvent>,
}

impl ComputedEvent {
    /// The entry at a position of the draw: a position of the crosstable if there is one, else of
    /// the entries.
    pub fn entry_at_draw_position(&self, position: usize) -> usize {
        let contestant = self.table.as_ref().and_then(|table| table.contestants.get(position));
        contestant.map_or(position, |contestant| contestant.entry)
    }
}

/// Where an event appears again: in another return, or beside itself in its own.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub enum DuplicateEvent {
    /// The same event, which counts there.
    Same(String),
    /// Another event of the same return is the same one, and counts.
    SameBeside {
        /// The id of the other event.
        other: String,
    },
    /// The same event with other results. One is a correction; neither counts until it is known
    /// which.
    Changed {
        /// The path of the other return.
        other: String,
        /// In what the two differ, if their scores are the same.
        differs: Option<String>,
    },
    /// The same contestants on the same day, under another title.
    Alike(String),
    /// Probably a copy: most scores are the same, under another day or title or with some corrected.
    /// Neither counts until it is known.
    Suspected {
        /// The path of the other return.
        other: String,
        /// What the two events share, in words.
        shares: Phrase,
    },
    /// An event of the same day of the same return has nearly all the same scores. Neither counts
    /// until it is known which.
    Beside {
        /// The id of the other event.
        other: String,
        /// What the two events share, in words.
        shares: Phrase,
    },
    /// An event of another day has most of the same scores, or the same order. Both count.
    Again {
        /// What is the same, in a word.
        what: Phrase,
        /// The other return, or the other event of the same one, in words.
        other: SentenceValue,
        /// What the two events share, in words.
        shares: Phrase,
    },
}

impl DuplicateEvent {
    /// Whether the event is skipped, since the other one counts.
    pub fn counts_elsewhere(&self) -> bool {
        matches!(self, DuplicateEvent::Same(_) | DuplicateEvent::SameBeside { .. })
    }

    /// The path of the other return, if it is another.
    pub fn other_return_path(&self) -> Option<&String> {
        match self {
            DuplicateEvent::Same(other)
            | DuplicateEvent::Changed { other, .. }
            | DuplicateEvent::Alike(other)
            | DuplicateEvent::Suspected { other, .. } => Some(other),
            DuplicateEvent::SameBeside { .. }
            | DuplicateEvent::Beside { .. }
            | DuplicateEvent::Again { .. } => None,
        }
    }
}

/// Computes scores, places and awards of an event. `elsewhere`: its copy in another return;
/// `siblings`: what other events of its return contribute; `competition`: the other events of its
/// competition.
pub fn compute_event(
    mut event: Event,
    elsewhere: Option<&DuplicateEvent>,
    siblings: &ResultsFromOtherEvents,
    competition: &CompetitionStages,
    problems: &mut Vec<Problem>,
) -> ComputedEvent {
    let before = problems.len();
    admit(&mut event, elsewhere, siblings, competition, problems);
    let mut scores = score_with_porous_sections(&mut event, siblings, problems);
    let scratch = scratch_scores(&event);
    let table = scores.tournament().map(|tournament| tournament.table.clone());
    let mut lists = lists_of(&event, &scores, table.as_ref(), problems);
    if has_places(&event, &scores, siblings, competition) {
        problems.extend(check_typed_places(&event, &scores, &lists));
    }
    report_players_on_two_boards(&event, problems);
    let draw = drawn(&event, &scores, problems);
    check_later_ratings(&event, problems);
    check_entry_desk(&event, table.as_ref(), draw.as_ref(), problems);
    // Rounds still to be played may change every place; that is no error.
    if scores.progress_text_if_unfinished().is_some() {
        event.lower_state(State::Provisional);
    }
    // After the draw, which knows players only.
    lists.extend(rank_teams_of_diplomacy_event(&mut event, &mut scores, problems));
    if has_error(&problems[before..]) {
        event.lower_state(State::Provisional);
    }
    let scratch_lists = scratch.as_ref().map(|scratch| rank_contestants(&event, scratch, None));
    let categories = category_lists(&event, &lists);
    let groups = rank_groups(&event, &lists, problems);
    let rankings =
        AwardRankings { ranked: &lists, scratch: scratch_lists.as_deref(), groups: &groups };
    let case = AwardContext { event: &event, scores: &scores, rankings, competition };
    pack::pack_for_event(&event).into_iter().for_each(|pack| pack.check_event(&case, problems));
    let facts = facts_of(&event, &scores, scratch.as_ref(), &lists, competition);
    let awarded = all_awards(&mut event, &scores, rankings, competition, problems);
    let rated = table.as_ref().filter(|_| event.state != State::Rejected);
    ComputedEvent {
        ratings: rated.and_then(|table| pack::ratings_after_event(&event, table)),
        prizes: prizes::divide_prizes(&event, &lists, problems),
        board_players: on_boards(&event, &scores, problems),
        event,
        scores,
        scratch,
        lists,
        categories,
        groups,
        awarded,
        table,
        draw,
        facts,
        elsewhere: elsewhere.cloned(),
    }
}

/// Scores an event by what it is ranked by, and sets up its porous sections.
fn score_with_porous_sections(
    event: &mut Event,
    siblings: &ResultsFromOtherEvents,
    problems: &mut Vec<Problem>,
) -> Scores {
    let mut scores = score_event(event, HandicapScoreKind::Ranked, siblings, problems);
    if let EventCourse::Games(tournament) = &mut scores.course {
        porous_section_setup::set_up_porous_sections(event, &mut tournament.table, problems);
    }
    scores
}

/// Ranks the teams of a Diplomacy event; `None` for another event or one that is rejected.
fn rank_teams_of_diplomacy_event(
    event: &mut Event,
    scores: &mut Scores,
    problems: &mut Vec<Problem>,
) -> Option<RankingList> {
    if event.state == State::Rejected || scores.diplomacy_games().is_none() {
        return None;
    }
    add_and_rank_diplomacy_teams(&diplomacy_systems().teams, event, scores, problems)
}

/// The players of chess teams on their boards, whose order is checked.
fn on_boards(
    event: &Event,
    scores: &Scores,
    problems: &mut Vec<Problem>,
) -> Vec<BoardPrizeContender> {
    check_board_order(event, problems);
    let tournament = scores.tournament().filter(|_| event.state != State::Rejected);
    rank_for_board_prizes(event, tournament, problems)
}

/// The rankings of an event; none of one that is rejected.
fn lists_of(
    event: &Event,
    scores: &Scores,
    table: Option<&Crosstable>,
    problems: &mut Vec<Problem>,
) -> Vec<RankingList> {
    let mut lists = match event.state {
        State::Rejected => Vec::new(),
        _ => ranked(event, scores, table, problems),
    };
    if let Some(bracket) = scores.bracket() {
        add_bracket_separators(bracket, &mut lists);
    }
    lists
}

/// The awards of an event: all of them, or none if an error keeps some back.
fn all_awards(
    event: &mut Event,
    scores: &Scores,
    rankings: AwardRankings<'_>,
    competition: &CompetitionStages,
    problems: &mut Vec<Problem>,
) -> EventAwards {
    let before = problems.len();
    let mut awarded = award_event(event, scores, rankings, competition, problems);
    if keeps_from_awards(&problems[before..]) {
        awarded.withhold_all();
        event.lower_state(State::Provisional);
    }
    awarded
}

/// Reports what another return holds of an event; rejects an event that counts there or has
/// nothing to rank.
fn admit(
    event: &mut Event,
    elsewhere: Option<&DuplicateEvent>,
    siblings: &ResultsFromOtherEvents,
    competition: &CompetitionStages,
    problems: &mut Vec<Problem>,
) {
    let mut tell =
        |event: &Event, trouble: ProblemDetail| problems.push(event.problem(trouble, event.at));
    let counts_elsewhere: Option<ProblemDetail> = match elsewhere.cloned() {
        Some(DuplicateEvent::Same(other)) => Some(problems::SameEventTwice { other }.into()),
        Some(DuplicateEvent::SameBeside { other }) => {
            Some(problems::SameEventBeside { other }.into())
        }
        Some(DuplicateEvent::Changed { other, differs }) => {
            let trouble = match differs {
                Some(differs) => problems::EventDetailsChanged { other, differs }.into(),
                None => problems::EventChanged { other }.into(),
            };
            tell(event, trouble);
            None
        }
        Some(DuplicateEvent::Alike(other)) => {
            tell(event, problems::EventAlike { other }.into());
            None
        }
        Some(DuplicateEvent::Suspected { other, shares }) => {
            tell(event, problems::EventCopied { other, shares }.into());
            None
        }
        Some(DuplicateEvent::Beside { other, shares }) => {
            tell(event, problems::EventRepeated { other, shares }.into());
            None
        }
        Some(DuplicateEvent::Again { what, other, shares }) => {
            tell(event, problems::ScoresAgain { what, other, shares }.into());
            None
        }
        None => None,
    };
    let missing = || nothing_to_rank(event, siblings).filter(|_| !waits_for_final(competition));
    if let Some(trouble) = counts_elsewhere.or_else(missing) {
        tell(event, trouble);
        event.lower_state(State::Rejected);
        event.results.clear();
        event.boards.clear();
        event.matches.clear();
        event.games.clear();
    }
}

/// Whether typed places can be checked against the ranking.
fn has_places(
    event: &Event,
    scores: &Scores,
    siblings: &ResultsFromOtherEvents,
    competition: &CompetitionStages,
) -> bool {
    let ranks_results = !matches!(scores.course, EventCourse::Diplomacy(_) | EventCourse::Plays(_));
    ranks_results
        && (siblings.series.is_some() || !waits_for_final(competition) || !event.results.is_empty())
}

/// The event as others of its competition see it. The scores and places are valid even if an
/// error keeps the event from awards.
fn facts_of(
    event: &Event,
    scores: &Scores,
    scratch: Option<&Scores>,
    lists: &[RankingList],
    competition: &CompetitionStages,
) -> Arc<StageFacts> {
    let game = LadderGame::from_event(event, scores, scratch).map(Arc::new);
    let keeps_places = event.state != State::Rejected
        && rule_book_facts::facts_of_event_rule_book(event).needs_earlier_stages();
    let placings = keeps_places.then(|| {
        let takes_place = |entry| {
            pack::pack_for_event(event).is_none_or(|pack| pack.takes_up_place(event, scores, entry))
        };
        Arc::new(StagePlacings::new(event, scores, lists, takes_place))
    });
    if game.is_none() && placings.is_none() {
        return Arc::clone(&competition.own);
    }
    let mut facts = competition.own.as_ref().clone();
    (facts.results.game, facts.results.placings) = (game, placings);
    Arc::new(facts)
}

/// Whether a list of problems has an error.
fn has_error(problems: &[Problem]) -> bool {
    problems.iter().any(|problem| problem.trouble.severity() == Severity::Error)
}

/// Whether a list of problems has an error that keeps an event from awards.
fn keeps_from_awards(problems: &[Problem]) -> bool {
    let keeps = |problem: &Problem| {
        problem.trouble.severity() == Severity::Error
            && !problem.trouble.affects_only_part_of_awards()
    };
    problems.iter().any(keeps)
}

/// The ranking of an event. Tie-breaks need a crosstable; a rule book's own criteria need matches.
fn ranked(
    event: &Event,
    scores: &Scores,
    table: Option<&Crosstable>,
    problems: &mut Vec<Problem>,
) -> Vec<RankingList> {
    if let Some(diplomacy) = scores.diplomacy_games() {
        return vec![rank_diplomacy_players(event, scores, diplomacy)];
    }
    let list = tie_breaks::tie_breaks_of_event(event, table, problems);
    let by_games = table.filter(|_| !list.is_empty());
    let by_games = by_games.map(|table| {
        TieResolver::Fide(Box::new(ComputedTieBreaks::new(table, list, event.seed())))
    });
    let by_matches = || {
        let rule = rule_book_facts::tie_rule_of_event(event)?;
        // Before the first result everybody is level, and no lot decides that.
        scores.match_rounds().is_none_or(|course| course.played > 0).then_some(())?;
        Some(TieResolver::Matches(MatchTieBreaks::new(event, scores, rule)))
    };
    let by_places = || typed_places_as_tie_breaks(event).map(TieResolver::Typed);
    rank_contestants(event, scores, by_games.or_else(by_matches).or_else(by_places).as_ref())
}

/// The next round by the format's system, if there is one to draw. One that is rejected has none.
fn drawn(event: &Event, scores: &Scores, problems: &mut Vec<Problem>) -> Option<Draw> {
    match &scores.course {
        _ if event.state == State::Rejected => None,
        EventCourse::Bracket(bracket) => pack::pack_running_event(event)?.draw_next_bracket_round(
            event,
            bracket.as_ref(),
            problems,
        ),
        EventCourse::Diplomacy(_) => seeding::draw_next_diplomacy_round(event, problems),
        EventCourse::Games(tournament) => draw_next_chess_round(event, tournament, problems),
        EventCourse::Cards(worked) => {
            worked.match_rounds().and_then(|_| draw_next_match_round(event, scores, problems))
        }
        EventCourse::Totals | EventCourse::Plays(_) => None,
    }
}

/// Whether a ladder waits for its final, which decides everything.
fn waits_for_final(competition: &CompetitionStages) -> bool {
    let own = competition.own.as_ref();
    own.is_ladder() && (own.ladder.has_final || competition.final_of_ladder(own).is_some())
}

/// Why there is nothing to rank, if there is not.
fn nothing_to_rank(event: &Event, siblings: &ResultsFromOtherEvents) -> Option<ProblemDetail> {
    if let (true, Some(ladder)) = (event.entries.is_empty(), series::unranked_ladder_problem(event))
    {
        return Some(ladder);
    }
    // The stage before decides who plays a final of teams.
    let is_seated = rule_book_facts::facts_of_event_rule_book(event).is_match_in_stanzas(event)
        && !event.is_key_unanswered(Key::Qualifier);
    if event.entries.is_empty() && is_seated {
        return None;
    }
    if event.entries.is_empty() {
        return Some(problems::NoEntries.into());
    }
    let is_drawn = is_ranked_by_diplomacy_games(event) || pack::pack_running_event(event).is_some();
    if is_drawn || (is_ranked_by_board_games(event) && !event.games.is_empty()) {
        return None;
    }
    if is_scored_from_boards_or_matches(event)
        || is_ranked_by_chess_games(event)
        || siblings.series.is_some()
    {
        return None;
    }
    let unscored =
        [(event.matches.len(), MatchColumn::FORM.name), (event.games.len(), GameColumn::FORM.name)];
    let sheet = unscored.into_iter().find(|(rows, _)| *rows > 0).map(|(_, sheet)| sheet);
    event.results.is_empty().then(|| match sheet {
        Some(sheet) => problems::SheetNotScored { sheet }.into(),
        None => problems::NoResults.into(),
    })
}

/// The scores without handicap, if the event was ranked with handicaps and every result gives both.
fn scratch_scores(event: &Event) -> Option<Scores> {
    let both = |result: &model::ResultsRow| result.score.is_some() && result.handicap.is_some();
    (event.is_handicapped() && !event.results.is_empty() && event.results.iter().all(both)).then(
        || {
            score_event(
                event,
                HandicapScoreKind::Scratch,
                &ResultsFromOtherEvents::default(),
                &mut Vec::new(),
            )
        },
    )
}

/// Awards an event by its rule book. A provisional or rejected event gets no awards.
pub(crate) fn award_event(
    event: &Event,
    scores: &Scores,
    rankings: AwardRankings<'_>,
    competition: &CompetitionStages,
    problems: &mut Vec<Problem>,
) -> EventAwards {
    let mut report = |trouble, key| {
        problems.push(event.problem(trouble, key));
    };
    let Some(pack) = pack::pack_for_event(event) else {
        return no_awards_because("no rule book is named");
    };
    if let Some(how_far) = scores.progress_text_if_unfinished() {
        return no_awards_because(&how_far);
    }
    if let Some(why) = pack.reason_without_awards() {
        return no_awards_because(why);
    }
    let source = pack.source();
    if let Some(date) = event.date().filter(|date| !source.is_in_force(*date)) {
        let from = source.valid_from.filter(|from| date < *from);
        let (why, trouble): (_, ProblemDetail) = match (from, source.valid_until) {
            (None, Some(until)) => {
                let (date, until) = (date.to_string(), until.to_string());
                let trouble = problems::EditionOutOfForce { date, until };
                ("the event began after this edition was in force", trouble.into())
            }
            (from, _) => {
                let (date, from) = (date.to_string(), from.unwrap_or(date).to_string());
                let trouble = problems::EditionNotInForce { date, from };
                ("the event began before this edition was in force", trouble.into())
            }
        };
        report(trouble, Key::Date);
        let mut awarded = no_awards_because(why);
        awarded.ground.cite(&source.valid_from_clause);
        return awarded;
    }
    if event.state != State::Final {
        return no_awards_because(&format!(
            "the event is {} because of errors",
            event.state.word()
        ));
    }
    pack.award(&AwardContext { event, scores, rankings, competition }, problems)
}

/// The name of a key, for sentences.
pub fn form_key_name(key: Key) -> &'static str {
    key.definition().name
}
