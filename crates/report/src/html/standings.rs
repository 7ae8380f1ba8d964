//! The standings of an event on its page, with the awards and their calculation.

use serde::Serialize;

use crate::language::LanguageTexts;
use crate::score_histogram::ScoreHistogram;
use crate::{award_texts, words};
use engine::awards::ComputedEvent;
use engine::standings::tie_breaks::TieBreakValue;
use engine::standings::{RankingList, ScoreSeparator};
use model::{AwardKind, Exact, Place, name_capitals};
use register::{EventRecord, RankingListRecord, SectionPlaceRecord};

use super::PlayerLink;
use super::board_page_parts::{
    entries_in_standings_order, number_text, score_card_href, standing_row_id,
};
use super::chart::Chart;
use super::charts;
use super::shown_event::EventPageSource;

/// A ranking list, or a category of one.
#[derive(Serialize)]
pub(super) struct RankingListView<'a> {
    title: String,
    /// Whether contestants have numbers, or other labels than their names.
    numbered: bool,
    /// Whether scores without handicap are also shown.
    scratch: bool,
    /// Whether the sections of the list are shown.
    parts: bool,
    /// Whether ratings are shown.
    rated: bool,
    /// The tie-breaks, in order.
    tie_breaks: Vec<TieBreakHeading>,
    /// The heading of the awards; empty if there are none.
    award: &'static str,
    /// The number of columns.
    columns: usize,
    /// The column of the names, from 1.
    main: usize,
    /// The column of the scores, from 1.
    value: usize,
    rows: Vec<Row<'a>>,
    chart: Option<Chart>,
}

#[derive(Serialize)]
struct TieBreakHeading {
    code: String,
    title: String,
}

#[derive(Serialize, Default)]
struct TieBreakCell {
    value: String,
    /// The number of its reason in the row; 0 without one.
    reason: usize,
}

/// The reason of a number of a row, which opens below it.
#[derive(Serialize)]
pub(super) struct NumberedReason {
    /// Its number in the row, at most [`NumberedReason::MOST`].
    nth: usize,
    /// The number that it explains.
    of: String,
    /// The sentences of the reason.
    text: String,
}

impl NumberedReason {
    /// The highest number that the style knows; later reasons open with the last.
    const MOST: usize = 15;

    /// Adds a reason, and tells its number; 0 for an empty one.
    pub(super) fn add_reason(reasons: &mut Vec<NumberedReason>, of: String, text: String) -> usize {
        if text.is_empty() {
            return 0;
        }
        let nth = (reasons.len() + 1).min(NumberedReason::MOST);
        reasons.push(NumberedReason { nth, of, text });
        nth
    }
}

#[derive(Serialize)]
struct Row<'a> {
    /// Its id, to which the pages of players link; empty without awards, and in a category, where the
    /// contestant stands again.
    anchor: String,
    place: String,
    entry: &'a str,
    card_href: String,
    team: &'a str,
    /// The title of a player of chess, such as `GM`; may be empty.
    honour: &'a str,
    /// The rating; may be empty.
    rating: String,
    /// Whether the organiser added it to make the number even.
    house: bool,
    players: Vec<PlayerLink<'a>>,
    /// The section within the list, and the place in it.
    part: String,
    score: String,
    /// Matchpoints scaled to all boards.
    factored: String,
    scratch: String,
    tie_breaks: Vec<TieBreakCell>,
    adjusted: String,
    award: String,
    /// The number of the reason of the award; 0 without one.
    award_reason: usize,
    reasons: Vec<NumberedReason>,
}

/// Matchpoints of contestants, scaled to all boards.
#[derive(Default)]
pub(super) struct ScaledMatchpoints {
    pub of: String,
    /// The scaled matchpoints of each standing; empty if scores are not in matchpoints.
    each: Vec<String>,
}

impl ScaledMatchpoints {
    /// Scales the matchpoints of an event's standings.
    pub(super) fn new(event: &EventRecord, outcome: &ComputedEvent) -> ScaledMatchpoints {
        let Some(full) =
            outcome.scores.full_matchpoint_maximum().filter(|_| event.play.from_boards)
        else {
            return ScaledMatchpoints::default();
        };
        let factored =
            |entry| outcome.scores.matchpoints_scaled_to_maximum(entry, full).map(number_text);
        let each: Vec<Option<String>> =
            entries_in_standings_order(outcome).into_iter().map(factored).collect();
        if each.iter().all(Option::is_none) {
            return ScaledMatchpoints::default();
        }
        let each = each.into_iter().map(Option::unwrap_or_default).collect();
        ScaledMatchpoints { of: number_text(full), each }
    }
}

/// A contestant in a list.
#[derive(Clone, Copy)]
struct Member {
    /// The index of its standing.
    standing: u32,
    /// Its place in the list, and how many share it.
    place: Option<Place>,
}

/// The lists of an event, then those of its categories.
pub(super) fn ranking_lists_of_event<'a>(
    event: EventPageSource<'a>,
    outcome: &ComputedEvent,
    factored: &ScaledMatchpoints,
) -> Vec<RankingListView<'a>> {
    let record = event.record;
    let whole = record.rankings.lists.iter().zip(&outcome.lists).map(|(list, ranked)| {
        let member = |standing: u32| Member {
            standing,
            place: record.rankings.standings[standing as usize].place,
        };
        let members: Vec<Member> = list.standings.clone().map(member).collect();
        let title = event.texts.translate_fixed_word(&list.title()).to_string();
        list_of(event, list, ranked, title, &members, factored)
    });
    let of_category = record.rankings.categories.iter().map(|category| {
        let at = category.list as usize;
        let (list, ranked) = (&record.rankings.lists[at], &outcome.lists[at]);
        let members = category.members.iter();
        let member =
            |(standing, place): &(u32, Place)| Member { standing: *standing, place: Some(*place) };
        let members: Vec<Member> = members.map(member).collect();
        let title = category.title.to_string();
        let mut list = list_of(event, list, ranked, title, &members, factored);
        list.rows.iter_mut().for_each(|row| row.anchor.clear());
        list
    });
    whole.chain(of_category).collect()
}

fn list_of<'a>(
    event: EventPageSource<'a>,
    list: &RankingListRecord,
    ranked: &RankingList,
    title: String,
    members: &[Member],
    factored: &ScaledMatchpoints,
) -> RankingListView<'a> {
    let EventPageSource { texts, record, .. } = event;
    let compared = compared(record, ranked);
    let row = |member: &Member| {
        let nth = (member.standing - list.standings.start) as usize;
        let broken = ranked.standings.get(nth).map(|standing| &standing.tie_breaks[..]);
        let own = |column: &&TieBreakValue| {
            broken.unwrap_or_default().iter().find(|one| one.by == column.by)
        };
        let broken: Vec<Option<&TieBreakValue>> = compared.iter().map(own).collect();
        row_of(event, *member, &broken, factored)
    };
    let rows: Vec<Row<'a>> = members.iter().map(row).collect();
    let heading = |one: &&TieBreakValue| heading_of(texts, &one.by.code(), &one.by.to_string());
    let first = ranked.standings.first().filter(|_| !record.embargoed);
    let measures = first.map(|first| &first.measures[..]).unwrap_or_default();
    let measure = |one: &ScoreSeparator| {
        let (code, title) = measure_heading(one);
        heading_of(texts, code, title)
    };
    let tie_breaks: Vec<TieBreakHeading> =
        compared.iter().map(heading).chain(measures.iter().map(measure)).collect();
    let any = |has: fn(&Row<'_>) -> bool| rows.iter().any(has);
    let (scratch, parts) = (any(|row| !row.scratch.is_empty()), any(|row| !row.part.is_empty()));
    let rated = any(|row| !row.rating.is_empty());
    let award = award_heading(record, members);
    let numbered = any(|row| row.entry != row.team);
    let main = if numbered { 3 } else { 2 };
    let asked = [numbered, scratch, parts, rated, !award.is_empty(), !factored.of.is_empty()];
    RankingListView {
        numbered,
        scratch,
        parts,
        rated,
        // Place, name and score are always there.
        columns: 3 + asked.iter().filter(|asked| **asked).count() + tie_breaks.len(),
        main,
        value: main + 1 + usize::from(parts) + usize::from(rated),
        tie_breaks,
        award,
        chart: chart_of(texts, record, &title, members),
        title,
        rows,
    }
}

/// `Local Points` if the awards of a list are of no other kind, else `Award`; empty without awards.
fn award_heading(event: &EventRecord, members: &[Member]) -> &'static str {
    let mut kinds =
        members.iter().flat_map(|own| event.awards_of_standing(own.standing)).map(|own| own.kind);
    match kinds.next() {
        None => "",
        Some(AwardKind::Local) if kinds.all(|kind| kind == AwardKind::Local) => {
            AwardKind::Local.full_name()
        }
        Some(_) => "Award",
    }
}

/// The tie-breaks with a column: those that any contestant needed. Empty under an embargo.
fn compared<'o>(event: &EventRecord, ranked: &'o RankingList) -> Vec<&'o TieBreakValue> {
    let mut compared: Vec<&TieBreakValue> = Vec::new();
    let most = ranked.standings.iter().max_by_key(|standing| standing.tie_breaks.len());
    let all = most.into_iter().chain(&ranked.standings).filter(|_| !event.embargoed);
    for one in all.flat_map(|own| &own.tie_breaks) {
        if !compared.iter().any(|known| known.by == one.by) {
            compared.push(one);
        }
    }
    compared
}

fn row_of<'a>(
    event: EventPageSource<'a>,
    member: Member,
    broken: &[Option<&TieBreakValue>],
    factored: &ScaledMatchpoints,
) -> Row<'a> {
    let EventPageSource { texts, people, record } = event;
    let index = member.standing;
    let standing = &record.rankings.standings[index as usize];
    let awards = || record.awards_of_standing(index);
    let shown = |score: Exact| format_score(record, score);
    let adjusted = standing.adjusted.as_deref();
    let award = award_texts::award_text(awards().map(|award| (award.kind, award.points)));
    let names: Vec<_> = awards()
        .map(|award| name_capitals::name_in_mixed_case(&people.spelling(award.player).name))
        .collect();
    let told = awards().zip(&names);
    let why = award_texts::award_reasons_text(
        told.map(|(award, name)| (award.kind, &**name, award.basis.own_sentence())),
    );
    let mut reasons = Vec::new();
    let tie_breaks: Vec<TieBreakCell> =
        broken.iter().map(|own| tie_break_cell(texts, *own, &mut reasons)).collect();
    let award_reason =
        NumberedReason::add_reason(&mut reasons, award.clone(), words::with_full_stop(&why));
    let facts =
        record.crosstable_of_standing(index).map(|(games, position)| &games.players[position]);
    Row {
        anchor: if award.is_empty() { String::new() } else { standing_row_id(index) },
        place: member.place.map(|place| place.to_string()).unwrap_or_default(),
        entry: &standing.entry,
        card_href: if record.play.from_boards {
            format!("{}/{}", record.key, score_card_href(record, index))
        } else {
            String::new()
        },
        team: standing.name.as_deref().unwrap_or_default(),
        honour: facts.map(|facts| &*facts.title).unwrap_or_default(),
        rating: facts.and_then(|facts| facts.rating).map(|own| own.to_string()).unwrap_or_default(),
        house: standing.house,
        players: event.player_links(standing),
        part: standing.part.as_deref().map(part_text).unwrap_or_default(),
        score: standing.score.map(shown).unwrap_or_default(),
        factored: factored.each.get(index as usize).cloned().unwrap_or_default(),
        adjusted: adjusted
            .map(|amount| {
                let amount = award_texts::signed_adjustment_text(*amount, record.play.unit);
                texts.fill("event-adjusted", &[("amount", &amount)])
            })
            .unwrap_or_default(),
        scratch: standing.scratch.as_deref().copied().map(shown).unwrap_or_default(),
        tie_breaks: tie_breaks
            .into_iter()
            .chain(standing.measures.iter().map(measure_cell))
            .collect(),
        award,
        award_reason,
        reasons,
    }
}

/// The histogram of scores.
fn chart_of(
    texts: &LanguageTexts,
    event: &EventRecord,
    title: &str,
    members: &[Member],
) -> Option<Chart> {
    let told = match title {
        "" => texts.text("chart-spread"),
        title => texts.fill("chart-spread-of", &[("list", title)]),
    };
    let score = |own: &Member| {
        let score = event.rankings.standings[own.standing as usize].score?;
        Some((score, event.awards_of_standing(own.standing).next().is_some()))
    };
    let scores: Vec<(Exact, bool)> = members.iter().filter_map(score).collect();
    let spread = ScoreHistogram::from_scores(event.format, &scores)?;
    charts::score_histogram(
        texts,
        &told,
        texts.translate_fixed_word(event.play.unit.title()),
        &spread,
    )
}

/// Section and place in it: `A, 2=`.
fn part_text(part: &SectionPlaceRecord) -> String {
    let place = part.place.map(|place| format!(", {place}"));
    format!("{}{}", part.section, place.unwrap_or_default())
}

/// A heading of a column by which equal scores were separated.
fn heading_of(texts: &LanguageTexts, code: &str, title: &str) -> TieBreakHeading {
    TieBreakHeading {
        code: texts.translate_fixed_word(code).to_string(),
        title: texts.translate_fixed_words(title),
    }
}

/// The heading of a measure of games, in short and in full.
fn measure_heading(measure: &ScoreSeparator) -> (&'static str, &'static str) {
    let title = match measure.name {
        "wins" => "Games won",
        "draws" => "Drawn games in which the player was included",
        "best" => "Score of the best game",
        "second" => "Score of the second best game",
        _ => "Score of the third best game",
    };
    let code = match measure.name {
        "wins" => "Wins",
        "draws" => "Draws",
        "best" => "Best",
        "second" => "2nd best",
        _ => "3rd best",
    };
    (code, title)
}

/// A score of an event; points of chess with the half as a sign.
pub fn format_score(event: &EventRecord, score: Exact) -> String {
    match event.games.is_some() {
        true => award_texts::chess_points_text(score),
        false => award_texts::score_text(score, event.play.unit),
    }
}

/// The cell of a measure of games.
fn measure_cell(measure: &ScoreSeparator) -> TieBreakCell {
    let value = measure.value.map(Exact::to_decimal).unwrap_or_default();
    TieBreakCell { value, reason: 0 }
}

/// The cell of a tie-break: a click on its value opens the reason.
fn tie_break_cell(
    texts: &LanguageTexts,
    broken: Option<&TieBreakValue>,
    reasons: &mut Vec<NumberedReason>,
) -> TieBreakCell {
    let Some(broken) = broken else { return TieBreakCell::default() };
    let value = broken
        .value
        .map_or_else(|| award_texts::tie_break_value_text(None), award_texts::chess_points_text);
    let why = match broken.basis.sentence() {
        sentence if sentence.is_empty() => sentence,
        sentence => format!("{sentence} ({}).", broken.basis.cited_clauses().join(", ")),
    };
    let reason = NumberedReason::add_reason(
        reasons,
        format!("{} {value}", texts.translate_fixed_word(&broken.by.code())),
        why,
    );
    TieBreakCell { value, reason }
}
