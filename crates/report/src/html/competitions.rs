//! `competitions/<key>.html`: a competition over many events, with the arithmetic of each row, and
//! the links to these pages on the overview. `register::season_competitions` ranks them.

use std::borrow::Cow;

use serde::Serialize;

use crate::language::LanguageTexts;
use crate::output_parts::OutputPart;
use crate::publish::OutputError;
use model::name_capitals;
use model::season_competition::SeasonCompetition;
use register::{CompetitionRanking, CompetitionRow, Season};

use super::whole_lists::PageSink;
use super::{BELOW, Site, group_thousands};

/// The context of the template `competition.html`.
#[derive(Serialize)]
struct CompetitionPage<'a> {
    title: &'a str,
    root: &'static str,
    /// What is ranked by what: `pairs by percentages · 12 events · provisional`.
    facts: String,
    unit: &'static str,
    /// Whether there is `data/competitions.csv`.
    data: bool,
    rows: Vec<Row<'a>>,
}

#[derive(Serialize)]
struct Row<'a> {
    /// `3=` if shared; empty with too few events.
    place: String,
    name: &'a str,
    /// The players with the keys of their pages.
    players: Vec<(&'a str, Cow<'a, str>)>,
    value: String,
    counted: u32,
    played: u32,
    basis: &'a str,
}

/// A competition as the overview shows it: a link, and who leads.
#[derive(Serialize)]
pub(super) struct CompetitionLink<'a> {
    href: String,
    title: &'a str,
    /// The name of the first, of two who share the place, or how many do.
    leader: String,
}

impl Site {
    /// Writes the pages of competitions over many events.
    pub(super) fn write_competition_pages(
        &self,
        season: &Season,
        to: PageSink<'_>,
    ) -> Result<(), OutputError> {
        season.competitions.iter().try_for_each(|ranking| {
            let page = CompetitionPage {
                title: &ranking.asked.title,
                root: BELOW,
                facts: facts(self.texts(), ranking),
                unit: ranking.unit(),
                data: self.has_part(OutputPart::Data) && !self.is_public(),
                rows: ranking.rows.iter().map(|row| page_row(season, row)).collect(),
            };
            let name = format!("competitions/{}.html", ranking.key);
            to(&name, &self.render("competition.html", &page)?)
        })
    }
}

/// The competitions of a season, for its overview.
pub(super) fn competition_links<'a>(
    texts: &LanguageTexts,
    season: &'a Season,
) -> Vec<CompetitionLink<'a>> {
    season.competitions.iter().map(|ranking| link(texts, ranking)).collect()
}

fn link<'a>(texts: &LanguageTexts, ranking: &'a CompetitionRanking) -> CompetitionLink<'a> {
    let CompetitionRanking { key, asked, rows, .. } = ranking;
    let first = rows.iter().take_while(|row| row.place.is_some_and(|place| place.number == 1));
    let names: Vec<&str> = first.map(|row| row.name.as_str()).collect();
    let leader = match names.len() {
        0..=2 => names.join(", "),
        more => texts.text_for_count("count-leaders", more),
    };
    let href = format!("competitions/{key}.html");
    CompetitionLink { href, title: &asked.title, leader }
}

fn facts(texts: &LanguageTexts, ranking: &CompetitionRanking) -> String {
    let SeasonCompetition { of, by, value, best, minimum, .. } = &*ranking.asked;
    let [of, by, value] = [of.to_string(), by.to_string(), value.to_string()]
        .map(|word| texts.translate_fixed_word(&word).to_string());
    let values = [("of", &*of), ("by", &*by), ("value", &*value)];
    let mut facts = vec![
        texts.fill("competition-by", &values),
        texts.text_for_count("count-events", ranking.events),
    ];
    facts.extend(best.map(|best| texts.text_for_count("competition-best", best as usize)));
    let least = || texts.text_for_count("competition-least", *minimum as usize);
    facts.extend((*minimum > 1).then(least));
    facts.extend(
        ranking.is_provisional.then(|| texts.translate_fixed_word("provisional").to_string()),
    );
    facts.join(" \u{b7} ")
}

fn page_row<'a>(season: &'a Season, row: &'a CompetitionRow) -> Row<'a> {
    let player = |id: &_| {
        (season.people.person_key(*id), name_capitals::name_in_mixed_case(&season.person(*id).name))
    };
    Row {
        place: row.place.map(|place| place.to_string()).unwrap_or_default(),
        name: &row.name,
        players: row.people.iter().map(player).collect(),
        value: row
            .value
            .map_or(String::new(), |value| group_thousands(&value.rounded(6).to_decimal())),
        counted: row.counted,
        played: row.played,
        basis: &row.basis,
    }
}
