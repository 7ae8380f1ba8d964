//! `players/<key>.html`: the events and awards of a player, each award with its arithmetic; games
//! of chess and Diplomacy round by round; and a chart of the places.

use std::borrow::Cow;

use serde::Serialize;

use crate::certificates::player_has_certificate;
use crate::language::LanguageTexts;
use crate::output_parts::OutputPart;
use crate::publish::OutputError;
use crate::{award_texts, round_result_texts, words};
use model::crosstable::{GamePoints, RoundResult};
use model::{AwardKind, Exact, Place, PointsByKind, Unit, name_capitals};
use register::{
    AwardRecord, DiplomacyGameRecord, DiplomacySeatRecord, EventRecord, Participation, Person,
    Season,
};

use super::board_page_parts::{score_card_href, standing_row_id};
use super::chart::Chart;
use super::charts;
use super::diplomacy::diplomacy_outcome_text;
use super::standings::format_score;
use super::{BELOW, PlayerLink, Site, group_thousands, kinds_with_points};
use crate::score_histogram::is_knockout_format;

/// The context of the template `player.html`.
#[derive(Serialize)]
struct PlayerPage<'a> {
    title: Cow<'a, str>,
    root: &'static str,
    number: &'a str,
    events_text: String,
    /// Points by kind, each with its name; empty without points.
    points: Vec<Amount>,
    certificates_href: String,
    also: String,
    chart: Option<Chart>,
    rows: Vec<Row<'a>>,
    /// The clauses of most of the awards; empty without awards.
    clauses: String,
    /// Whether a number opens to show its reason.
    folded: bool,
    games: Vec<EventGames<'a>>,
    diplomacy: Vec<EventBoards<'a>>,
}

/// The games of Diplomacy in an event.
#[derive(Serialize)]
struct EventBoards<'a> {
    key: &'a str,
    title: &'a str,
    rows: Vec<BoardRow<'a>>,
}

/// A game of Diplomacy.
#[derive(Serialize)]
struct BoardRow<'a> {
    title: String,
    power: &'static str,
    /// Centres by year: `4 5 7`.
    centres: String,
    outcome: &'static str,
    score: String,
    why: &'a str,
    /// The others at the board, each with the power's initial.
    others: Vec<Opponent<'a>>,
}

#[derive(Serialize)]
struct Opponent<'a> {
    initial: char,
    player: Option<PlayerLink<'a>>,
    name: Cow<'a, str>,
}

/// The rounds of an event in which the player had games.
#[derive(Serialize)]
struct EventGames<'a> {
    key: &'a str,
    title: &'a str,
    rows: Vec<GameRow<'a>>,
}

/// A round of an event with the game that the player had in it.
#[derive(Serialize)]
struct GameRow<'a> {
    round: usize,
    /// `White` or `Black`; empty without a colour.
    colour: &'static str,
    opponent: Option<PlayerLink<'a>>,
    /// Title and rating of the opponent.
    rating: String,
    result: String,
    note: &'static str,
    /// Points after the round.
    points: String,
}

/// An amount with its unit.
#[derive(Serialize)]
struct Amount {
    number: String,
    text: String,
}

#[derive(Serialize)]
struct Row<'a> {
    date: String,
    key: &'a str,
    title: &'a str,
    organiser: &'a str,
    with: Vec<PlayerLink<'a>>,
    place: String,
    score: String,
    /// The link to the score card, if the event was scored from boards.
    card_href: String,
    /// The id of the row on the event's page that explains the award; empty without one.
    anchor: String,
    award: String,
    /// Its arithmetic, if that is short.
    sum: String,
    /// What the award adds to what the event's page says of all awards; empty with a `sum`.
    why: String,
    #[serde(skip)]
    clauses: String,
    /// Those that are not among the clauses of the page, in words; may be empty.
    cited: String,
}

impl Site {
    /// The page of a player.
    pub fn player_page(&self, season: &Season, person: &Person) -> Result<Vec<u8>, OutputError> {
        let key = season.people.person_key(person.id);
        let texts = self.texts();
        let mut rows: Vec<Row<'_>> =
            person.played.iter().map(|played| row(texts, season, person, played)).collect();
        let clauses = shared_clauses(texts, &mut rows);
        let games: Vec<EventGames<'_>> =
            person.played.iter().filter_map(|played| games(texts, season, played)).collect();
        let diplomacy: Vec<EventBoards<'_>> =
            person.played.iter().filter_map(|played| boards(texts, season, played)).collect();
        let mut told = diplomacy.iter().flat_map(|event| &event.rows);
        let page = PlayerPage {
            title: name_capitals::name_in_mixed_case(&person.name),
            root: BELOW,
            number: person.number.as_deref().unwrap_or_default(),
            events_text: texts.text_for_count("count-events", person.played.len()),
            points: points(texts, &person.points),
            certificates_href: if self.has_part(OutputPart::Certificates)
                && player_has_certificate(season, person)
            {
                format!("../certificates/{key}.html")
            } else {
                String::new()
            },
            also: if self.is_public() { String::new() } else { also(season, person) },
            chart: course(texts, season, person),
            folded: rows.iter().any(|row| !row.award.is_empty() && row.sum.is_empty())
                || told.any(|game| !game.why.is_empty()),
            rows,
            clauses,
            games,
            diplomacy,
        };
        self.render("player.html", &page)
    }
}

/// Non-zero points by kind, and the total in master points.
fn points(texts: &LanguageTexts, points: &PointsByKind) -> Vec<Amount> {
    let amount = |kind: AwardKind| Amount {
        number: texts
            .localise_number(&group_thousands(&points.points(kind).to_decimal()))
            .into_owned(),
        text: texts.translate_fixed_word(kind.full_name()).to_string(),
    };
    let master = (!points.master_points().is_zero()).then(|| Amount {
        number: texts.localise_number(&points.master_points().to_decimal()).into_owned(),
        text: texts.text("unit-master-points"),
    });
    kinds_with_points(points).into_iter().map(amount).chain(master).collect()
}

/// `3 of 14`; nothing for who has no place.
fn place_in_field_text(texts: &LanguageTexts, event: &EventRecord, standing: u32) -> String {
    let Some(place) = event.rankings.standings[standing as usize].place else {
        return String::new();
    };
    let (place, field) = (place.to_string(), field(event, standing).to_string());
    texts.fill("player-place-of", &[("place", &place), ("field", &field)])
}

fn row<'a>(
    texts: &LanguageTexts,
    season: &'a Season,
    person: &Person,
    played: &Participation,
) -> Row<'a> {
    let event = season.event(played.ret, played.event);
    let standing = &event.rankings.standings[played.standing as usize];
    let own = |spelling| season.people.spelling(spelling).person == person.id;
    let awards: Vec<&AwardRecord> =
        event.awards_of_standing(played.standing).filter(|award| own(award.player)).collect();
    let award =
        award_texts::award_text_with_kind(awards.iter().map(|award| (award.kind, award.points)));
    let sum = match awards[..] {
        [award] => award.basis.own_calculation().filter(|sum| sum.chars().count() <= SHORT),
        _ => None,
    };
    let reason = |award: &AwardRecord| match award.basis.own_sentence() {
        own if own.is_empty() => award.basis.sentence(),
        own => own,
    };
    Row {
        date: event.identity.date.map(|date| texts.day_text(date)).unwrap_or_default(),
        key: &event.key,
        title: &event.identity.title,
        organiser: &event.organiser.name,
        with: event
            .players_of_standing(standing)
            .iter()
            .filter(|id| !own(**id))
            .map(|id| PlayerLink::to(&season.people, *id))
            .collect(),
        place: place_in_field_text(texts, event, played.standing),
        score: standing.score.map(|score| score_with_unit(texts, event, score)).unwrap_or_default(),
        card_href: if event.play.from_boards {
            format!("../events/{}/{}", event.key, score_card_href(event, played.standing))
        } else {
            String::new()
        },
        anchor: if award.is_empty() { String::new() } else { standing_row_id(played.standing) },
        award,
        why: match sum {
            Some(_) => String::new(),
            None => words::with_full_stop(&award_texts::award_reasons_text(
                awards.iter().map(|award| (award.kind, "", reason(award))),
            )),
        },
        sum: sum.unwrap_or_default(),
        clauses: award_texts::distinct_clauses_text(
            awards.iter().flat_map(|award| award.basis.cited_clauses()),
        ),
        cited: String::new(),
    }
}

/// The letters of arithmetic that stands below an award; what is longer is folded.
const SHORT: usize = 40;

/// The clauses that most of the awards have, which stand once on the page; each row names those that
/// it has instead or besides.
fn shared_clauses(texts: &LanguageTexts, rows: &mut [Row<'_>]) -> String {
    let mut counted: Vec<(usize, &str)> = Vec::new();
    for row in rows.iter().filter(|row| !row.clauses.is_empty()) {
        match counted.iter_mut().find(|(_, clauses)| *clauses == row.clauses) {
            Some((count, _)) => *count += 1,
            None => counted.push((1, &row.clauses)),
        }
    }
    // Of equally many the first.
    let most = counted.iter().rev().max_by_key(|(count, _)| *count);
    let shared = most.map(|(_, clauses)| (*clauses).to_string()).unwrap_or_default();
    let all: Vec<&str> = shared.split(", ").collect();
    for row in rows.iter_mut().filter(|row| !row.clauses.is_empty()) {
        let own: Vec<&str> = row.clauses.split(", ").collect();
        let further = || own.iter().filter(|clause| !all.contains(clause)).copied();
        row.cited = match all.iter().all(|clause| own.contains(clause)) {
            true if further().next().is_none() => String::new(),
            true => {
                let further = further().collect::<Vec<&str>>().join(", ");
                texts.fill("player-clauses-also", &[("clauses", &further)])
            }
            false => texts.fill("player-clauses-by", &[("clauses", &row.clauses)]),
        };
    }
    shared
}

/// The rounds of an event of one player a side; `None` for other events, or before the
/// first round.
fn games<'a>(
    texts: &LanguageTexts,
    season: &'a Season,
    played: &Participation,
) -> Option<EventGames<'a>> {
    let event = season.event(played.ret, played.event);
    let (games, position) = event.crosstable_of_standing(played.standing)?;
    let mut points = GamePoints::ZERO;
    let row = |(round, round_result): (usize, &RoundResult)| {
        points += games.points.points(*round_result);
        let opponent = round_result.paired_opponent();
        let facts = opponent.map(|opponent| &games.players[opponent]);
        let told = facts.map(|facts| {
            let rating = facts.rating.map(|rating| rating.to_string());
            let parts = Some(facts.title.to_string()).filter(|title| !title.is_empty());
            parts.into_iter().chain(rating).collect::<Vec<String>>().join(" ")
        });
        GameRow {
            round: round + 1,
            colour: round_result
                .allocated_colour()
                .map(round_result_texts::colour_word)
                .unwrap_or_default(),
            opponent: opponent.and_then(|opponent| {
                PlayerLink::first(&season.people, event, games.players[opponent].standing)
            }),
            rating: told.unwrap_or_default(),
            result: {
                let sign = round_result_texts::crosstable_result_text(*round_result, &games.points);
                texts.translate_words_with_numbers(&sign).unwrap_or(sign)
            },
            note: round_result_texts::missing_result_reason(*round_result),
            points: points.to_text(),
        }
    };
    let round_results = &games.players[position].round_results;
    let rows: Vec<GameRow<'a>> = round_results.iter().enumerate().map(row).collect();
    (!rows.is_empty()).then_some(EventGames { key: &event.key, title: &event.identity.title, rows })
}

/// A player's games of Diplomacy in an event, with the others at the board; `None` for a
/// team, which has no games of its own.
fn boards<'a>(
    texts: &LanguageTexts,
    season: &'a Season,
    played: &Participation,
) -> Option<EventBoards<'a>> {
    let event = season.event(played.ret, played.event);
    let link = |standing| PlayerLink::first(&season.people, event, standing);
    let own = |seat: &&DiplomacySeatRecord| seat.standing == Some(played.standing);
    let row = |game: &'a DiplomacyGameRecord| {
        let seat = game.seats.iter().find(own)?;
        let others = game.seats.iter().filter(|other| other.power != seat.power);
        let centres: Vec<String> = seat.centres.iter().map(u32::to_string).collect();
        Some(BoardRow {
            title: texts.translate_fixed_words(&game.title),
            power: seat.power.name(),
            centres: centres.join(" "),
            outcome: diplomacy_outcome_text(seat),
            score: seat.score.map(|score| score.to_decimal()).unwrap_or_default(),
            why: &seat.told,
            others: others
                .map(|other| Opponent {
                    initial: other.power.initial(),
                    player: other.standing.and_then(link),
                    name: name_capitals::name_in_mixed_case(&other.name),
                })
                .collect(),
        })
    };
    let rows: Vec<BoardRow<'a>> = event.diplomacy.as_deref()?.iter().filter_map(row).collect();
    (!rows.is_empty()).then_some(EventBoards {
        key: &event.key,
        title: &event.identity.title,
        rows,
    })
}

fn score_with_unit(texts: &LanguageTexts, event: &EventRecord, score: Exact) -> String {
    match event.play.unit {
        unit if is_knockout_format(event.format) => award_texts::score_text(score, unit),
        Unit::Points => {
            let whole = usize::try_from(score.floor()).ok().filter(|_| score.is_whole());
            let number = format_score(event, score);
            match whole {
                Some(whole) => texts.text_for_formatted_number("count-points", whole, &number, &[]),
                None => texts.fill("count-points-part", &[("number", &number)]),
            }
        }
        unit => {
            format!("{} {}", format_score(event, score), texts.translate_fixed_word(unit.title()))
        }
    }
}

/// The number of contestants ranked in the list of a standing.
fn field(event: &EventRecord, standing: u32) -> u32 {
    event.list_of_standing(standing).map_or(0, |list| list.ranked)
}

/// The chart of the share of the field beaten in each event; `None` for fewer than five
/// events.
fn course(texts: &LanguageTexts, season: &Season, person: &Person) -> Option<Chart> {
    const LEAST: usize = 5;
    if person.played.len() < LEAST {
        return None;
    }
    let share = |played: &Participation| {
        let event = season.event(played.ret, played.event);
        let Place { number, tied } = event.rankings.standings[played.standing as usize].place?;
        let field = field(event, played.standing);
        let beaten = (field + 1).saturating_sub(number + tied);
        let day = event.identity.date.map(|date| texts.day_text(date)).unwrap_or_default();
        (field > 1).then(|| (day, (100 * beaten / (field - 1)) as i32))
    };
    let shares: Vec<(String, i32)> = person.played.iter().filter_map(share).collect();
    (shares.len() >= LEAST).then(|| charts::field_beaten_chart(texts, &shares))
}

/// Other spellings of the player's name.
fn also(season: &Season, person: &Person) -> String {
    let shown = |played: &Participation| {
        name_capitals::name_in_mixed_case(&season.people.spelling(played.spelling).name)
    };
    let own = name_capitals::name_in_mixed_case(&person.name);
    let mut names: Vec<Cow<'_, str>> = person.played.iter().map(shown).collect();
    names.retain(|name| *name != own);
    names.sort_unstable();
    names.dedup();
    names.join(", ")
}
