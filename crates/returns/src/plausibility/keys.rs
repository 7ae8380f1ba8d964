//! Answers of the sheet `Event` that look like typing errors or leave the result open.

use std::collections::BTreeSet;

use adopt::problems::{LinesLeft, WeekdayDiffers};
use adopt::{title_day_conflict, title_says_provisional};
use jiff::civil::Date;

use model::form::Key;
use model::problem::{Phrase, Problem, ProblemDetail, abridged_name_list, phrase};
use model::{Direction, Event, Exact, Format, Movement};

use super::problems;

/// Maximum boards in a day: two and a half long sessions. A club session has 24 to 36.
const BOARDS_A_DAY: u32 = 72;
/// Maximum boards of an event without days or sessions: a weekend, four sessions of 25. The
/// handbook has scales for 72 boards and more.
const BOARDS_A_WEEKEND: u32 = 100;
/// Maximum boards of a round in a Swiss or a multiple with several rounds a day, unless the return
/// gives the boards of a match.
const BOARDS_A_ROUND: u32 = 32;
/// Maximum boards of one such match; the handbooks' tables end below it.
const BOARDS_A_MATCH: u32 = 48;
/// Years after the newest rule book that a date may lie. There is no clock, so that the same
/// return always gives the same output.
const YEARS_AHEAD: i16 = 3;
/// The events of a return belong to one season; this many days before all others is another
/// year.
const DAYS_BEHIND_OTHERS: i32 = 366;
/// Longer than the season of a league.
const DAYS_OF_EVENT: i32 = 550;

/// Adds a warning for each doubtful answer.
pub(super) fn check_doubtful_answers(event: &Event, events: &[Event], found: &mut Vec<Problem>) {
    tell_boards(event, found);
    tell_dates(event, events, found);
    tell_title(event, found);
    tell_title_remark(event, found);
    tell_winners(event, found);
    tell_counting(event, found);
    tell_sessions(event, found);
    tell_matches(event, found);
    tell_format(event, found);
}

/// Reports teams and single players that are pairs by their entries: two players each, and no name of
/// a team.
fn tell_format(event: &Event, found: &mut Vec<Problem>) {
    let Some(typed) = event.answers.word::<Format>(Key::Format) else { return };
    let pairs = event.entries.iter().all(|entry| entry.players.len() == 2 && entry.name.is_none());
    let trouble: ProblemDetail = match typed.value {
        _ if !pairs || event.entries.len() < 4 => return,
        Format::Teams => problems::PairsNotTeams.into(),
        Format::Individual => problems::PairsNotPlayers.into(),
        _ => return,
    };
    found.push(Problem::new(trouble, typed.at));
}

/// Whether a format plays several matches on a day.
fn is_of_short_matches(event: &Event) -> bool {
    use Format::*;
    let short = [SwissPairs, SwissTeams, MultipleTeams, RoundRobin];
    event.format().is_some_and(|format| short.contains(&format))
}

fn distinct<'a>(names: impl Iterator<Item = Option<&'a str>>) -> u32 {
    names.flatten().collect::<BTreeSet<_>>().len() as u32
}

/// The maximum boards of an event and the unit behind it: days, sessions or matches, whichever
/// allows most.
fn spread(event: &Event) -> (u32, Phrase) {
    let days = event.date().zip(event.last_day()).and_then(|(first, last)| {
        let days = last.since(first).ok()?.get_days();
        u32::try_from(days + 1).ok()
    });
    let of_results = event.results.iter().map(|result| result.session.as_deref());
    let of_boards = event.boards.iter().map(|line| line.session.as_deref());
    let sessions = event.answer_whole_number(Key::Sessions).unwrap_or(1).max(distinct(of_results));
    let sessions = sessions.max(distinct(of_boards));
    let mut rounds = 0;
    if event.is_of_matches() {
        let of_matches = event.matches.iter().map(|played| played.round.as_deref());
        let of_boards = event.boards.iter().map(|line| line.round.as_deref());
        let legs = event.answer_whole_number(Key::Legs).unwrap_or(1).max(1);
        let everybody = (event.entries.len() as u32).saturating_sub(1).saturating_mul(legs);
        let known = event.answer_whole_number(Key::Rounds).unwrap_or(0);
        let known = known.max(distinct(of_matches)).max(distinct(of_boards));
        rounds = if is_of_short_matches(event) { known } else { known.max(everybody) };
    }
    let parts = days.unwrap_or(1).max(sessions).max(1);
    if is_of_short_matches(event) {
        let typed = event.answer_whole_number(Key::BoardsPerMatch).filter(|boards| *boards > 0);
        let each = typed.map_or(BOARDS_A_ROUND, |boards| boards.min(BOARDS_A_MATCH));
        let of_rounds = rounds.saturating_mul(each);
        if of_rounds > parts.saturating_mul(BOARDS_A_DAY) {
            return (of_rounds, phrase!("{count} rounds", count = rounds));
        }
        rounds = 0;
    }
    let parts = parts.max(rounds);
    if parts == 1 {
        return (BOARDS_A_WEEKEND, phrase!("a weekend"));
    }
    let over = match parts == rounds {
        true => phrase!("{count} matches", count = parts),
        false => phrase!("{count} sessions", count = parts),
    };
    (parts.saturating_mul(BOARDS_A_DAY), over)
}

/// The maximum boards of one match.
pub(super) fn most_boards_of_match(event: &Event) -> u32 {
    if is_of_short_matches(event) { BOARDS_A_MATCH } else { BOARDS_A_DAY }
}

/// Reports more boards than can be played. Boards of a ladder cover all its games.
fn tell_boards(event: &Event, found: &mut Vec<Problem>) {
    if event.is_ladder() {
        return;
    }
    let (most, over) = spread(event);
    let of_match = most_boards_of_match(event);
    let whole =
        event.answer_whole_number(Key::Boards).filter(|boards| (1..of_match).contains(boards));
    let (of_match, over_match) = match whole {
        Some(boards) => (boards, phrase!("the event")),
        None => (of_match, phrase!("1 match")),
    };
    let asked = [(Key::Boards, most, over), (Key::BoardsPerMatch, of_match, over_match)];
    for (key, most, over) in asked {
        let Some(boards) = event.answers.number(key) else { continue };
        if boards.value > Exact::whole(most) {
            let (boards_typed, most) = (boards.value.to_decimal(), most.to_string());
            let trouble = problems::ManyBoards { boards: boards_typed, over, most };
            found.push(Problem::new(trouble, boards.at));
        }
    }
}

/// The latest plausible year of an event.
fn latest_year() -> i16 {
    let years = packs::all_packs().filter_map(|pack| pack.source().valid_from).map(Date::year);
    years.max().unwrap_or_default() + YEARS_AHEAD
}

fn tell_dates(event: &Event, events: &[Event], found: &mut Vec<Problem>) {
    let mut tell = |date: Date, why: Phrase, at| {
        let trouble = problems::DateAhead { date, why };
        found.push(Problem::new(trouble, at));
    };
    let latest = latest_year();
    let beyond = |date: Date| {
        (date.year() > latest).then(|| phrase!("{year} is in the future", year = date.year()))
    };
    if let Some(date) = event.answers.date(Key::Date)
        && let Some(why) = beyond(date.value).or_else(|| behind_others(event, date.value, events))
    {
        tell(date.value, why, date.at);
    }
    if let Some(end) = event.answers.date(Key::EndDate) {
        let days = event.date().and_then(|date| end.value.since(date).ok());
        let long = days.map(|days| days.get_days()).filter(|days| *days > DAYS_OF_EVENT);
        let why = beyond(end.value)
            .or_else(|| long.map(|days| phrase!("the event would take {days} days", days)));
        if let Some(why) = why {
            tell(end.value, why, end.at);
        }
    }
    let played = event.matches.iter().filter_map(|played| Some((played.date?, played.at)));
    for (date, at) in played {
        if let Some(why) = beyond(date) {
            tell(date, why, at);
        }
    }
}

/// Reports a title, and names of sessions, that do not fit the days of the event. What goes on for
/// weeks is named after its usual day.
fn tell_title(event: &Event, found: &mut Vec<Problem>) {
    use Format::{DoubleKnockoutTeams, KnockoutPairs, KnockoutTeams, League};
    let long = [DoubleKnockoutTeams, KnockoutPairs, KnockoutTeams, League];
    let for_weeks = event.is_ladder() || event.format().is_some_and(|own| long.contains(&own));
    let (Some(first), Some(last)) = (event.date(), event.last_day()) else { return };
    let organiser = event.answer_text(Key::Organiser).unwrap_or_default();
    let sessions = event.results.iter().filter_map(|row| row.session.as_deref());
    let sessions = sessions.collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>().join(", ");
    let title = event.answers.text(Key::Title).map(|cell| (cell.value, cell.at));
    let sessions = (&*sessions, event.answer_address(Key::Date));
    for (title, at) in title.into_iter().chain([sessions]).filter(|_| !for_weeks) {
        if let Some(why) = title_day_conflict(title, organiser, [first, last]) {
            let title = title.to_string();
            found.push(Problem::new(WeekdayDiffers { title, why }, at));
        }
    }
}

/// Reports a title that says that results may change or do not count.
fn tell_title_remark(event: &Event, found: &mut Vec<Problem>) {
    let title = event.answers.text(Key::Title);
    if let Some(title) = title.filter(|title| title_says_provisional(title.value)) {
        let texts = abridged_name_list([format!("“{}” ({})", title.value, title.at)], 1);
        found.push(Problem::new(LinesLeft { texts }, title.at));
    }
}

/// Whether a date lies a year before all other events of the return.
fn behind_others(event: &Event, date: Date, events: &[Event]) -> Option<Phrase> {
    let others = events.iter().filter(|other| other.id != event.id);
    let last = others.filter_map(Event::last_day).max()?;
    let days = date.since(last).ok()?.get_days();
    (days > DAYS_BEHIND_OTHERS)
        .then(|| phrase!("the other events of the return end on {last}", last))
}

/// Reports directions without an answer on separate ranking lists.
fn tell_winners(event: &Event, found: &mut Vec<Problem>) {
    let has = |direction| event.entries.iter().any(|entry| entry.direction == Some(direction));
    let both = has(Direction::NorthSouth) && has(Direction::EastWest);
    let silent = event.is_key_unanswered(Key::Movement) && event.is_key_unanswered(Key::Winners);
    if event.format() != Some(Format::Pairs) || !both {
        return;
    }
    let at = event.answer_address(Key::Winners);
    if silent {
        found.push(Problem::new(problems::WinnersNotSaid, at));
    }
    let movement = event.answer_text(Key::Movement).and_then(Movement::parse_lenient);
    if movement == Some(Movement::Mitchell) && event.ranking_list_count() == 1 {
        found.push(Problem::new(problems::WinnersOfMitchell, at));
    }
}

/// Reports a `Best of` without effect, and a ladder without `Results counted`.
fn tell_counting(event: &Event, found: &mut Vec<Problem>) {
    let sessions = distinct(event.results.iter().map(|result| result.session.as_deref()));
    let ladder = event.is_ladder();
    let best = event.answer_whole_number(Key::BestOf).filter(|best| *best > 0);
    let counted = event.answer_whole_number(Key::ResultsCounted).filter(|counted| *counted > 0);
    if let Some(best) = best {
        // The score of a ladder is the sum of its best games.
        let typed = event.answer_whole_number(Key::Sessions).filter(|_| !ladder);
        let why = match (counted, typed) {
            (Some(counted), _) if counted != best => {
                Some(phrase!("but Results counted is {counted}", counted))
            }
            (_, Some(typed)) if typed > best && sessions < 2 && !event.results.is_empty() => {
                Some(phrase!("but each contestant has one score for all {typed} sessions", typed))
            }
            _ => None,
        };
        if let Some(why) = why {
            let at = event.answer_address(Key::BestOf);
            found.push(Problem::new(problems::BestOfDiffers { best, why }, at));
        }
    }
    let silent =
        event.is_key_unanswered(Key::ResultsCounted) && event.is_key_unanswered(Key::BestOf);
    if ladder && silent && sessions > 1 {
        let what = phrase!("all {count} sessions", count = sessions);
        let at = event.answer_address(Key::ResultsCounted);
        found.push(Problem::new(problems::ResultsCountedBlank { what }, at));
    }
}

/// Reports rows of other sessions than `Sessions` says. A row that names none can be of all of them, and
/// a ladder has no last one.
fn tell_sessions(event: &Event, found: &mut Vec<Problem>) {
    let Some(typed) = event.answer_whole_number(Key::Sessions).filter(|_| !event.is_ladder())
    else {
        return;
    };
    let played = distinct(event.results.iter().map(|result| result.session.as_deref()));
    let are_named = event.results.iter().all(|result| result.session.is_some());
    if are_named && played > 0 && played != typed {
        let at = event.answer_address(Key::Sessions);
        found.push(Problem::new(problems::SessionsDiffer { typed, played }, at));
    }
}

/// Reports matches in a format that does not use them.
fn tell_matches(event: &Event, found: &mut Vec<Problem>) {
    let alone = event.results.is_empty() && event.boards.is_empty();
    let format =
        event.format().filter(|format| [Format::Pairs, Format::Individual].contains(format));
    if let (Some(format), true, false) = (format, alone, event.matches.is_empty()) {
        let at = event.answer_address(Key::Format);
        found.push(Problem::new(problems::MatchesUnused { format: format.word() }, at));
    }
}
