//! 2.8: sections form one field only in a match-pointed event; 4.9: sections of differing status.

use std::borrow::Cow;
use std::collections::BTreeMap;

use engine::awards::EventAwards;
use engine::awards::competition::StageFacts;
use engine::standings::RankingList;
use model::form::Key;
use model::{Basis, Event, EventKind, Exact, Unit};

use super::award_case::{AwardCase, no_awards_by_clause};
use super::eligibility::no_awards_without_scale;
use super::problems;
use super::status::EventStatus;

/// The lists that decide awards. Teams, and events without match points, have awards within
/// each section even if ranked over all sections.
pub(super) fn lists_that_decide_awards<'a>(
    case: &AwardCase<'_>,
    ranked: &'a [RankingList],
    ground: &mut Basis,
) -> Cow<'a, [RankingList]> {
    let event = case.event;
    let match_pointed = matches!(event.score_unit(), Unit::Matchpoints | Unit::Percent);
    if match_pointed && event.contestant_kind() != EventKind::Teams {
        return Cow::Borrowed(ranked);
    }
    let within: Vec<RankingList> = ranked.iter().flat_map(|list| list.by_section(event)).collect();
    if within.len() == ranked.len() {
        return Cow::Borrowed(ranked);
    }
    let clause = &case.handbook.sections_apart.clause;
    ground.add_cited_step(clause, "ranked over all sections, awarded in each");
    Cow::Owned(within)
}

/// Tables of a list's field: as typed, else counted from the entries of its section in all
/// directions (4.1.3).
pub(super) fn tables_of_list(event: &Event, list: &RankingList, lists: &[RankingList]) -> Exact {
    let apart = lists.iter().any(|other| other.section != list.section);
    let typed = event.answers.number(Key::Tables).map(|cell| cell.value);
    if let Some(typed) = typed.filter(|_| !apart) {
        return typed;
    }
    let field = lists.iter().filter(|other| other.section == list.section);
    event.table_count(field.map(RankingList::contestant_count).sum())
}

/// The parts of a competition that have their own awards; parts that are too small do not count.
pub(super) struct PartsWithAwards {
    /// The number of parts that count.
    pub parts: u32,
    /// The part whose awards the event takes.
    pub part: u32,
    /// The skipped parts, in words.
    pub told: Option<String>,
}

/// The parts of a competition and their sizes, if known.
pub(super) struct CompetitionParts {
    /// The noun: `division` or `section`.
    pub name: &'static str,
    /// The number of parts of the competition.
    pub count: u32,
    /// The number of the event's part.
    pub own: u32,
    /// Full tables by number of the part.
    pub tables: BTreeMap<u32, i128>,
}

impl CompetitionParts {
    /// The parts of the event's competition in the same stage.
    pub(super) fn from_case(
        case: &AwardCase<'_>,
        name: &'static str,
        count: Key,
        number: impl Fn(&StageFacts) -> Option<u32>,
    ) -> CompetitionParts {
        let facts = case.facts;
        let own = number(facts).unwrap_or(1);
        let mut sizes: BTreeMap<u32, Exact> = BTreeMap::from([(own, facts.size.tables)]);
        let others =
            case.competition.sibling_stages(facts).filter(|other| other.stage == facts.stage);
        for other in others {
            if let Some(number) = number(other) {
                let sum = sizes.entry(number).or_default();
                *sum = *sum + other.size.tables;
            }
        }
        let most = sizes.keys().copied().max().unwrap_or(own);
        let tables = sizes.into_iter().map(|(number, tables)| (number, tables.floor())).collect();
        CompetitionParts {
            name,
            count: case.event.answer_whole_number(count).unwrap_or(most),
            own,
            tables,
        }
    }

    /// The divisions before a play-off, which is not one of them (4.8.8).
    pub(super) fn divisions_before_play_off(
        case: &AwardCase<'_>,
        own: u32,
        count: u32,
    ) -> CompetitionParts {
        let facts = case.facts;
        let others =
            case.competition.sibling_stages(facts).chain(case.competition.stages_before(facts));
        let once: BTreeMap<(&Option<String>, &str), &StageFacts> = others
            .filter(|other| other.stage != facts.stage)
            .map(|other| ((&other.identity.path, other.identity.id.as_str()), other))
            .collect();
        let mut sizes: BTreeMap<u32, Exact> = BTreeMap::new();
        for other in once.into_values() {
            if let Some(number) = other.league.division {
                let sum = sizes.entry(number).or_default();
                *sum = *sum + other.size.tables;
            }
        }
        let tables = sizes.into_iter().map(|(number, tables)| (number, tables.floor())).collect();
        CompetitionParts { name: "division", count, own, tables }
    }

    /// The parts that are large enough, with a note if the event's is not; an error for a number
    /// that does not exist.
    pub(super) fn parts_with_awards(
        &self,
        case: &AwardCase<'_>,
        least: u32,
        clause: &'static str,
        key: Key,
    ) -> Result<PartsWithAwards, EventAwards> {
        let CompetitionParts { name, count, own, tables } = self;
        if *own == 0 || own > count {
            let wrong = problems::ImpossiblePart { part: name, number: *own, parts: *count };
            case.report_at_key(wrong, key);
            return Err(no_awards_by_clause(
                &format!("there is no {name} {own} of {count}"),
                Some(clause),
            ));
        }
        let is_small = |number: u32| {
            number > 1 && tables.get(&number).is_some_and(|size| *size < i128::from(least))
        };
        let small: Vec<u32> = (1..=*count).filter(|number| is_small(*number)).collect();
        let taken = (1..=*own).rev().find(|number| !is_small(*number)).unwrap_or(1);
        if taken != *own {
            let size = tables.get(own).copied().unwrap_or_default();
            let wrong = problems::SmallPart {
                part: format!("{} {own}", capital(name)),
                size: match case.event.contestant_kind() {
                    EventKind::Teams => format!("{size} teams"),
                    _ => format!("{size} full tables"),
                },
                least: least.to_string(),
                as_part: format!("{name} {taken}"),
                clause: clause.to_string(),
            };
            case.report_at_key(wrong, key);
        }
        let before = small.iter().filter(|number| **number < taken).count() as u32;
        let told = (!small.is_empty()).then(|| {
            let numbers: Vec<String> = small.iter().map(u32::to_string).collect();
            format!("{name} {} below {least} not counted", numbers.join(", "))
        });
        Ok(PartsWithAwards { parts: count - small.len() as u32, part: taken - before, told })
    }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// The status of a section of differing status (4.9); the error says why it has no awards.
pub(super) fn status_of_section(
    case: &AwardCase<'_>,
    status: EventStatus,
) -> Result<EventStatus, EventAwards> {
    let (event, rules) = (case.event, &case.handbook.sections);
    if event.is_key_unanswered(Key::Sections) && event.is_key_unanswered(Key::SectionNumber) {
        return Ok(status);
    }
    let parts = CompetitionParts::from_case(case, "section", Key::Sections, |facts| {
        facts.league.section_number
    });
    if parts.count <= 1 && parts.own <= 1 {
        return Ok(status);
    }
    tell_players(case)?;
    let proper = parts.parts_with_awards(
        case,
        rules.least_tables,
        &rules.least_clause,
        Key::SectionNumber,
    )?;
    let body = status.body_status();
    let of_body = rules.award_multiples(body);
    if proper.parts > 1 && of_body.is_none() {
        let what = format!("sections of different status at {} level", body);
        return Err(no_awards_without_scale(case, &what, &rules.none_clause, Key::Sections));
    }
    let found =
        of_body.and_then(|of| Some((of, of.figure_of_division(proper.parts, proper.part)?)));
    let status = match proper.told {
        Some(told) => status.with_reason(&rules.least_clause, &told),
        None => status,
    };
    let Some((of_body, (multiple, between))) = found else {
        return Ok(status);
    };
    let sentence = format!("section {} of {}: Club x {multiple}", proper.part, proper.parts);
    let status = status.with_reason(&rules.clause, "status by the number of sections").for_part(
        case,
        multiple,
        &of_body.clause,
        &sentence,
    );
    Ok(match between {
        true => status.with_reason(&rules.between_clause, "by equal steps between the sections"),
        false => status,
    })
}

/// 4.9.3: an error if a player plays in two sections of differing status.
fn tell_players(case: &AwardCase<'_>) -> Result<(), EventAwards> {
    let clause = &case.handbook.sections.players_clause;
    let facts = case.facts;
    let others = || {
        case.competition.sibling_stages(facts).filter(|other| {
            other.stage == facts.stage
                && other
                    .league
                    .section_number
                    .is_some_and(|other| Some(other) != facts.league.section_number)
        })
    };
    let mut twice = false;
    for player in case.event.entries.iter().flat_map(|entry| &entry.players) {
        let known = player.identity_key();
        if let Some(other) = others().find(|other| other.player_keys.contains(known.as_ref())) {
            twice = true;
            let wrong = problems::PlayerInTwoSections {
                player: player.name.clone(),
                section: other.title_with_return(),
                clause: clause.clone(),
            };
            case.report(wrong, player.at);
        }
    }
    match twice {
        true => Err(no_awards_by_clause(
            "players play in two sections of different status",
            Some(clause),
        )),
        false => Ok(()),
    }
}

/// 4.10.2: says that a restricted entry in a single section changes no award.
pub(super) fn explain_restricted_entry(case: &AwardCase<'_>, ground: &mut Basis) {
    let rules = &case.handbook.sections;
    let category = case.event.answer_text(Key::Category);
    if category.is_some_and(|category| rules.restricted.iter().any(|known| known == category)) {
        ground.add_cited_step(&rules.restricted_clause, "a restricted entry changes no award");
    }
}
