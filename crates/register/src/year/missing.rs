//! What is missing, or stands twice: weeks without a return that habit expects, few tables, an odd
//! day, an event in two returns, a player in two places. Holidays and short series raise no
//! question.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use jiff::civil::Date;
use jiff::{Span, Unit};

use crate::doubtful::ReturnLookup;
use crate::people::{PersonId, SeasonPlayers};
use crate::record::{DuplicateEventKind, EventRecord, ReturnRecord};
use model::Exact;
use model::season_competition::WEEKDAYS;
use model::year_questions::MissingKind;

use super::facts::{SingleDayEvent, YearFacts};
use super::rows::MissingDataQuestion;

/// Fewer days show no habit.
const LEAST_DAYS: usize = 8;
/// More days between two evenings leave a week out.
const LONGEST_WEEK: i32 = 10;
/// More weeks without a return are a holiday.
const MOST_WEEKS: i32 = 5;
/// Fewer clubs do not show that a week is one of holidays.
const LEAST_CLUBS: usize = 3;
/// Clubs with so many players in common on one day play at different hours.
const OFTEN_BOTH: usize = 4;

/// Adds the events of a return that are in another one too.
pub(super) fn add_copied_event_questions(
    record: &ReturnRecord,
    found: &mut Vec<MissingDataQuestion>,
) {
    for event in &record.events {
        let Some(elsewhere) = event.elsewhere.as_deref() else { continue };
        let (own, other) = match elsewhere.beside {
            true => (&event.identity.id, &*elsewhere.other),
            false => (&record.path, &*elsewhere.other),
        };
        let (told, how) = match elsewhere.how {
            DuplicateEventKind::Same => (true, "Both have the same results; one of them counts"),
            // Both say it of each other.
            DuplicateEventKind::Version => {
                (other < own.as_str(), "Two versions; neither has awards")
            }
            DuplicateEventKind::Alike | DuplicateEventKind::Again => (false, ""),
        };
        if told && !is_other_kind(&record.path, &elsewhere.other) {
            let shares = match &*elsewhere.shares {
                "" => String::new(),
                shares => format!(": {shares}"),
            };
            found.push(MissingDataQuestion {
                kind: MissingKind::EventTwice,
                club: event.organiser.name.clone(),
                date: event.identity.date,
                event_key: event.key.clone(),
                other: other.to_string(),
                who: String::new(),
                evidence: format!("{how}{shares}."),
            });
        }
    }
}

/// Whether two files are one of two kinds: `monday.xlsx` and `monday.xml` in one folder.
fn is_other_kind(path: &str, other: &str) -> bool {
    let stem = |path: &str| path.rsplit_once('.').map(|(stem, _)| stem.to_lowercase());
    path != other && stem(path).is_some() && stem(path) == stem(other)
}

/// What the habit of clubs and players shows.
pub(super) fn missing_questions_from_habit(
    facts: &YearFacts,
    people: &SeasonPlayers,
    look: ReturnLookup<'_, '_>,
) -> Vec<MissingDataQuestion> {
    let mut of_club: BTreeMap<u32, Vec<&SingleDayEvent>> = BTreeMap::new();
    facts.held.iter().for_each(|held| of_club.entry(held.club).or_default().push(held));
    let mut found = no_returns(facts, &of_club);
    for (club, held) in &of_club {
        let mut of_title: BTreeMap<u64, Vec<&SingleDayEvent>> = BTreeMap::new();
        held.iter().for_each(|held| of_title.entry(held.title).or_default().push(held));
        for of_one in of_title.values() {
            let rows = few_tables(of_one).into_iter().chain(odd_days(of_one));
            found.extend(rows.filter_map(|(kind, held, evidence)| {
                let event_key = with_event(look, held, |event| event.key.clone())?;
                Some(MissingDataQuestion {
                    kind,
                    club: facts.names[*club as usize].clone(),
                    date: Some(held.date),
                    event_key,
                    other: String::new(),
                    who: String::new(),
                    evidence,
                })
            }));
        }
    }
    found.extend(two_places(facts, people, look));
    found
}

fn with_event<T>(
    look: ReturnLookup<'_, '_>,
    held: &SingleDayEvent,
    of: impl Fn(&EventRecord) -> T,
) -> Option<T> {
    look(held.ret)?.events.get(held.index as usize).map(of)
}

fn days_between(first: Date, last: Date) -> i32 {
    first.until((Unit::Day, last)).map_or(0, |span| span.get_days())
}

fn days_after(date: Date, days: i32) -> Option<Date> {
    date.checked_add(Span::new().days(days)).ok()
}

/// The weeks that habit expects and that have no return.
fn no_returns(
    facts: &YearFacts,
    of_club: &BTreeMap<u32, Vec<&SingleDayEvent>>,
) -> Vec<MissingDataQuestion> {
    let Some(latest) = facts.held.iter().map(|held| held.date).max() else { return Vec::new() };
    let mut expected: Vec<(u32, Date, String)> = Vec::new();
    let mut regular: Vec<BTreeSet<Date>> = Vec::new();
    for (club, held) in of_club {
        let days: BTreeSet<Date> = held.iter().map(|held| held.date).collect();
        if let Some(weeks) = weeks_of_club(held, &days, latest) {
            regular.push(days);
            expected.extend(weeks.into_iter().map(|(day, told)| (*club, day, told)));
        }
    }
    // Where most clubs rest it is a holiday.
    let most_play = |day: Date| {
        let plays = |days: &&BTreeSet<Date>| {
            let span = days_after(day, -3).zip(days_after(day, 3));
            span.is_some_and(|(first, last)| days.range(first..=last).next().is_some())
        };
        regular.len() < LEAST_CLUBS || regular.iter().filter(plays).count() * 2 >= regular.len()
    };
    let told = expected.into_iter().filter(|(_, day, _)| !is_christmas(*day) && most_play(*day));
    told.map(|(club, day, evidence)| MissingDataQuestion {
        kind: MissingKind::NoReturn,
        club: facts.names[club as usize].clone(),
        date: Some(day),
        event_key: String::new(),
        other: String::new(),
        who: String::new(),
        evidence,
    })
    .collect()
}

/// The weeks without a return of a club, each with the habit that expects it; `None` without a habit.
fn weeks_of_club(
    held: &[&SingleDayEvent],
    days: &BTreeSet<Date>,
    latest: Date,
) -> Option<Vec<(Date, String)>> {
    let mut own: Vec<(Date, String)> = Vec::new();
    let mut by_weekday: BTreeMap<usize, Vec<Date>> = BTreeMap::new();
    for day in days {
        by_weekday.entry(weekday_of(*day)).or_default().push(*day);
    }
    let mut is_regular = false;
    for (weekday, days) in &by_weekday {
        let Some(weeks) = weeks_without(days, 7, latest) else { continue };
        is_regular = true;
        // An evening that was moved by a day or two is not missing.
        let is_of = |held: &&&SingleDayEvent| weekday_of(held.date) == *weekday;
        let titles: BTreeSet<u64> = held.iter().filter(is_of).map(|held| held.title).collect();
        let is_moved = |day: Date| {
            let near = |held: &&SingleDayEvent| {
                days_between(held.date, day).abs() <= 3 && titles.contains(&held.title)
            };
            held.iter().any(near)
        };
        let name = WEEKDAYS[*weekday];
        let told = format!("The club plays each {name}, {} times in this season.", days.len());
        let missing = weeks.into_iter().filter(|day| !is_moved(*day));
        own.extend(missing.map(|day| (day, told.clone())));
    }
    let all: Vec<Date> = days.iter().copied().collect();
    if let Some(weeks) = weeks_without(&all, LONGEST_WEEK, latest) {
        is_regular = true;
        for day in weeks {
            let near = |other: &Date| days_between(*other, day).abs() <= 3;
            if !own.iter().any(|(known, _)| near(known)) && !days.iter().any(near) {
                let told =
                    format!("The club plays each week, on {} days in this season.", days.len());
                own.push((day, told));
            }
        }
    }
    is_regular.then_some(own)
}

/// The weeks left out between days that mostly follow each other within so many days; `None` without
/// such a habit.
fn weeks_without(days: &[Date], within: i32, latest: Date) -> Option<Vec<Date>> {
    if days.len() < LEAST_DAYS {
        return None;
    }
    let gaps: Vec<(Date, i32)> =
        days.windows(2).map(|two| (two[0], days_between(two[0], two[1]))).collect();
    // A few weeks in a row are a course, no habit.
    let span = days.first().zip(days.last()).map_or(0, |(first, last)| days_between(*first, *last));
    if days.len() as i32 * 5 < (span / 7 + 1) * 3 {
        return None;
    }
    let weekly = gaps.iter().filter(|(_, gap)| *gap <= within).count();
    if weekly * 4 < gaps.len() * 3 {
        return None;
    }
    let mut found = Vec::new();
    let mut tell = |from: Date, weeks: i32| {
        if weeks <= MOST_WEEKS {
            found.extend((1..=weeks).filter_map(|week| days_after(from, 7 * week)));
        }
    };
    for (from, gap) in gaps.iter().filter(|(_, gap)| *gap > within) {
        // A gap of 24 days leaves two weeks out.
        tell(*from, (gap + 3) / 7 - 1);
    }
    if let Some(last) = days.last() {
        let rest = days_between(*last, latest);
        if rest > within {
            tell(*last, rest / 7);
        }
    }
    Some(found)
}

fn is_christmas(day: Date) -> bool {
    (day.month() == 12 && day.day() >= 20) || (day.month() == 1 && day.day() <= 4)
}

/// The position of the day of the week, Monday 0.
fn weekday_of(day: Date) -> usize {
    day.weekday().to_monday_zero_offset() as usize % WEEKDAYS.len()
}

type Told<'a> = (MissingKind, &'a SingleDayEvent, String);

/// Events of one title with far fewer tables than the others ever had.
fn few_tables<'a>(held: &[&'a SingleDayEvent]) -> Vec<Told<'a>> {
    let mut all: Vec<i64> = held.iter().filter_map(|held| held.quarters).collect();
    if all.len() <= LEAST_DAYS {
        return Vec::new();
    }
    all.sort_unstable();
    let usual = all[all.len() / 2];
    let tables = |quarters: i64| Exact::ratio(quarters, 4u32).unwrap_or_default().to_decimal();
    let few = held.iter().filter_map(|own| {
        let quarters = own.quarters?;
        let below = all.partition_point(|other| *other <= quarters);
        // Beside it a tenth of the others may be as small.
        let least = all[(below + all.len() / 10).min(all.len() - 1)];
        let is_far = quarters * 2 <= usual && usual - quarters > 2 * (usual - least);
        (below * 10 <= all.len() + 10 && is_far).then(|| {
            let told = format!(
                "{} tables; the others of this title mostly have {}.",
                tables(quarters),
                tables(usual)
            );
            (MissingKind::FewTables, *own, told)
        })
    });
    few.collect()
}

/// Events of one title on another day of the week than nearly all.
fn odd_days<'a>(held: &[&'a SingleDayEvent]) -> Vec<Told<'a>> {
    let mut counts = [0usize; 7];
    held.iter().for_each(|held| counts[weekday_of(held.date)] += 1);
    let usual = (0..7).max_by_key(|at| counts[*at]).unwrap_or_default();
    let others = held.len() - counts[usual];
    if counts[usual] < LEAST_DAYS || others * 10 > held.len() + 10 {
        return Vec::new();
    }
    let is_odd = |own: &&&SingleDayEvent| {
        let day = weekday_of(own.date);
        day != usual && counts[day] == 1
    };
    let told = held.iter().filter(is_odd).map(|own| {
        let told = format!(
            "It is on a {}; the other events of this title are on a {}, {} of them.",
            WEEKDAYS[weekday_of(own.date)],
            WEEKDAYS[usual],
            counts[usual]
        );
        (MissingKind::OddDay, *own, told)
    });
    told.collect()
}

/// Players in two places on one day.
fn two_places(
    facts: &YearFacts,
    people: &SeasonPlayers,
    look: ReturnLookup<'_, '_>,
) -> Vec<MissingDataQuestion> {
    let mut played: Vec<(PersonId, Date, u32)> = facts
        .played
        .iter()
        .map(|(person, at)| (*person, facts.held[*at as usize].date, *at))
        .collect();
    played.sort_unstable();
    let mut both: Vec<(PersonId, u32, u32)> = Vec::new();
    for own in played.chunk_by(|a, b| (a.0, a.1) == (b.0, b.1)) {
        let [(person, _, first), rest @ ..] = own else { continue };
        let held = |at: u32| &facts.held[at as usize];
        let other = rest.iter().find(|(_, _, at)| {
            let (one, other) = (held(*first), held(*at));
            one.club != other.club && (one.together.is_none() || one.together != other.together)
        });
        both.extend(other.map(|(_, _, other)| (*person, *first, *other)));
    }
    // Who often plays twice a day plays at two hours, and so do clubs that share many players.
    let mut of_person: HashMap<PersonId, usize> = HashMap::new();
    let mut of_clubs: HashMap<(u32, u32), usize> = HashMap::new();
    let clubs = |one: u32, other: u32| {
        let [one, other] = [one, other].map(|at| facts.held[at as usize].club);
        (one.min(other), one.max(other))
    };
    for (person, one, other) in &both {
        *of_person.entry(*person).or_default() += 1;
        *of_clubs.entry(clubs(*one, *other)).or_default() += 1;
    }
    let seldom = both.into_iter().filter(|(person, one, other)| {
        of_person[person] < OFTEN_BOTH && of_clubs[&clubs(*one, *other)] < OFTEN_BOTH
    });
    let told = seldom.filter_map(|(person, one, other)| {
        let [held, beside] = [one, other].map(|at| &facts.held[at as usize]);
        let key = |event: &EventRecord| event.key.clone();
        let who = with_event(look, held, |event| {
            let mut ids = event.rankings.players.iter().map(|id| people.spelling(*id));
            let own = ids.find(|spelling| spelling.person == person);
            own.map(|own| own.number.as_deref().unwrap_or(&own.name).to_string())
        })??;
        let clubs = [held, beside].map(|held| &facts.names[held.club as usize]);
        Some(MissingDataQuestion {
            kind: MissingKind::TwoPlaces,
            club: clubs[0].clone(),
            date: Some(held.date),
            event_key: with_event(look, held, key)?,
            other: with_event(look, beside, key)?,
            who,
            evidence: format!("Played at {} and at {} on the same day.", clubs[0], clubs[1]),
        })
    });
    told.collect()
}
