//! `clubs/<key>.html`: the events of a club, and the players who earned points there.

use std::borrow::Cow;
use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use crate::award_texts::PointColumns;
use crate::language::LanguageTexts;
use crate::publish::OutputError;
use model::{Exact, Format, PointsByKind, StableSort, name_capitals};
use register::{Club, EventRecord, PersonId, Season};

use super::chart::Chart;
use super::charts::{self, ChartAmount, ColumnChartOptions};
use super::lists::ListOnPage;
use super::{
    BELOW, RenderedOrKnownPage, Site, point_texts, points_cells, table_count_text,
    winner_names_text,
};

/// The context of the template `club.html`.
#[derive(Serialize)]
struct ClubPage<'a> {
    title: &'a str,
    root: &'static str,
    facts: String,
    chart: Option<Chart>,
    events: Vec<EventListRow>,
    headings: Vec<&'static str>,
    players: Vec<PlayerListRow<'a>>,
    quotas: Option<ListOnPage>,
}

/// An event in a list of events.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct EventListRow {
    iso: String,
    date: String,
    pub key: String,
    pub title: String,
    kind: String,
    pub organiser: String,
    tables: String,
    winners: String,
    /// The word of its state, and that in the language.
    state: String,
    shown_state: String,
    /// The text of the link to its next round; empty if none is drawn.
    draw: String,
}

/// A player in a list of players.
#[derive(Serialize)]
pub(super) struct PlayerListRow<'a> {
    /// Key of the player's page.
    pub key: &'a str,
    pub name: Cow<'a, str>,
    pub number: &'a str,
    /// How many events the player played for the club.
    pub events: usize,
    /// Points earned, in the columns of the page.
    pub points: Vec<String>,
}

impl EventListRow {
    /// The length of its texts.
    pub(super) fn text_length(&self) -> usize {
        let Self { key, title, organiser, winners, kind, draw, .. } = self;
        [key, title, organiser, winners, kind, draw].into_iter().map(String::len).sum()
    }
}

impl Site {
    /// The page of a club, unless it is known.
    pub fn club_page(
        &self,
        season: &Season,
        club: &Club,
        known: Option<u128>,
    ) -> Result<RenderedOrKnownPage, OutputError> {
        let total = club.points;
        let first = club.events.first().map(|(ret, event)| season.event(*ret, *event));
        let language = first.map_or(self.language, |event| event.language);
        let texts = self.texts_in_language(language);
        let columns = PointColumns::from_total(&total);
        let players = players_of(season, club, &columns);
        let mut facts = vec![
            texts.text_for_count("count-events", club.events.len()),
            texts.text_for_count("count-players", players.len()),
        ];
        facts.extend(point_texts(texts, &total));
        let page = ClubPage {
            title: &club.name,
            root: BELOW,
            facts: facts.join(" \u{b7} "),
            chart: tables_chart(texts, season, club),
            events: club
                .events
                .iter()
                .map(|(ret, event)| event_list_row(texts, season, season.event(*ret, *event)))
                .collect(),
            headings: columns.headings(),
            players,
            quotas: self.quota_list(texts, season, Some(&club.key)).filter(|_| !self.is_public()),
        };
        self.render_unless(language, "club.html", &page, known)
    }
}

/// An event in a list of events.
pub(super) fn event_list_row(
    texts: &LanguageTexts,
    season: &Season,
    event: &EventRecord,
) -> EventListRow {
    let next = event
        .draw
        .as_ref()
        .map(|draw| texts.fill("event-draw-of-round", &[("number", &*draw.round)]));
    EventListRow {
        iso: event.identity.date.map(|date| date.to_string()).unwrap_or_default(),
        date: event.identity.date.map(|date| texts.day_text(date)).unwrap_or_default(),
        key: event.key.clone(),
        title: event.identity.title.clone(),
        kind: event.format.map_or("", Format::word).to_string(),
        organiser: event.organiser.name.clone(),
        tables: event.play.tables.map(|tables| tables.to_decimal()).unwrap_or_default(),
        winners: winner_names_text(texts, season, event),
        state: event.state.word().to_string(),
        shown_state: texts.translate_fixed_word(event.state.word()).to_string(),
        draw: next.unwrap_or_default(),
    }
}

fn players_of<'a>(
    season: &'a Season,
    club: &Club,
    columns: &PointColumns,
) -> Vec<PlayerListRow<'a>> {
    let mut played: HashMap<PersonId, (usize, PointsByKind)> = HashMap::new();
    for (ret, index) in &club.events {
        let event = season.event(*ret, *index);
        for spelling in &event.rankings.players {
            played.entry(season.people.spelling(*spelling).person).or_default().0 += 1;
        }
        for award in &event.awards {
            let person = season.people.spelling(award.player).person;
            played.entry(person).or_default().1.add(award.kind, award.points);
        }
    }
    let mut players: Vec<(PersonId, (usize, PointsByKind))> = played.into_iter().collect();
    players.arrange_by(|(a, (_, points_a)), (b, (_, points_b))| {
        let name = |id: &PersonId| (&season.person(*id).name, season.people.person_key(*id));
        let worth = |points: &PointsByKind| (points.master_points(), points.gold);
        worth(points_b).cmp(&worth(points_a)).then_with(|| name(a).cmp(&name(b)))
    });
    players
        .into_iter()
        .map(|(id, (events, points))| PlayerListRow {
            key: season.people.person_key(id),
            name: name_capitals::name_in_mixed_case(&season.person(id).name),
            number: season.person(id).number.as_deref().unwrap_or_default(),
            events,
            points: points_cells(columns, &points),
        })
        .collect()
}

fn tables_chart(texts: &LanguageTexts, season: &Season, club: &Club) -> Option<Chart> {
    let amounts: Vec<ChartAmount> = club
        .events
        .iter()
        .filter_map(|(ret, index)| {
            let event = season.event(*ret, *index);
            let (tables, date) = (event.play.tables?, event.identity.date?);
            Some(ChartAmount {
                name: texts.day_and_month_text(date),
                amount: i64::try_from((tables * Exact::whole(2)).floor()).ok()?,
                value: texts.localise_number(&tables.to_decimal()).into_owned(),
                told: format!("{}: {}", event.identity.title, table_count_text(texts, tables)),
                picked: 0,
            })
        })
        .collect();
    if amounts.len() < 2 {
        return None;
    }
    let shown = ColumnChartOptions {
        title: &texts.text("chart-tables"),
        caption: &texts.text("chart-tables-caption"),
        units: [&texts.text("unit-tables"), &texts.text("unit-day")],
        edges: false,
        picked: [""; 2],
    };
    charts::column_chart(&shown, &amounts)
}
