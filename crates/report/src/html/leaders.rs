//! The leaders of the season: by kind of points, and within categories; `leaders.html` has the
//! first hundred of each list, and the records of the season.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::Serialize;

use crate::award_texts::PointsMeasure;
use crate::language::LanguageTexts;
use crate::publish::OutputError;
use model::surname::SurnameSortKey;
use model::{Category, Exact, PointsByKind, StableSort, name_capitals};
use register::page_keys::slug;
use register::{EventRecord, Person, PersonId, Season};

use super::season_records::{RecordList, SeasonBestResults};
use super::whole_lists::NamedPage;
use super::{Site, TOP, group_thousands};

/// Players in a list of the page of leaders.
const MOST: usize = 100;
/// Players in a list of the index.
const SEVERAL: usize = 10;
/// The same beside many other lists.
const FEW: usize = 5;
/// More lists are many.
const SEVERAL_LISTS: usize = 4;

/// The context of the template `leaders.html`.
#[derive(Serialize)]
struct LeadersPage<'a> {
    title: String,
    root: &'static str,
    lists: Vec<LeaderList<'a>>,
    records: Vec<RecordList>,
}

/// The first players by points.
#[derive(Serialize)]
pub(super) struct LeaderList<'a> {
    /// Its place on the page of leaders.
    id: String,
    /// `Green Points`, or `Women`.
    title: String,
    /// The points of a category.
    unit: &'static str,
    rows: Vec<Leader<'a>>,
    /// Who shares the last place and has no row: `3 more with 120`.
    more: String,
}

#[derive(Serialize)]
struct Leader<'a> {
    /// The place: `3`, or `3=` if it is shared.
    place: String,
    key: &'a str,
    name: Cow<'a, str>,
    points: String,
}

impl Site {
    /// The page of leaders and records, with its path; `None` without points.
    pub(super) fn leaders_page(
        &self,
        season: &Season,
        categories: &PointsByCategory,
        records: &SeasonBestResults,
    ) -> Result<Option<NamedPage>, OutputError> {
        let lists = leaders_of(self.texts(), season, categories, MOST);
        if lists.is_empty() {
            return Ok(None);
        }
        let records = records.lists(self.texts(), season);
        let page =
            LeadersPage { title: self.texts().text("leaders-title"), root: TOP, lists, records };
        Ok(Some(("leaders.html".to_string(), self.render("leaders.html", &page)?)))
    }
}

/// The lists for the index, shorter if there are many.
pub(super) fn index_leader_lists<'a>(
    texts: &'a LanguageTexts,
    season: &'a Season,
    categories: &PointsByCategory,
) -> Vec<LeaderList<'a>> {
    let mut lists = leaders_of(texts, season, categories, SEVERAL);
    if lists.len() > SEVERAL_LISTS {
        lists = leaders_of(texts, season, categories, FEW);
    }
    lists
}

/// The lists of a season with at most so many players; empty without points.
fn leaders_of<'a>(
    texts: &'a LanguageTexts,
    season: &'a Season,
    categories: &PointsByCategory,
    most: usize,
) -> Vec<LeaderList<'a>> {
    let measures = PointsMeasure::measures_for_total(&season.total_points());
    let Some(main) = measures.first().copied() else { return Vec::new() };
    let of_all = |measure: &PointsMeasure| {
        let persons =
            season.persons.iter().map(|person| (person, measure.points_counted(&person.points)));
        leaders(texts, season, measure.title().to_string(), "", persons, most)
    };
    let of_category = |(title, points): (&String, &BTreeMap<PersonId, PointsByKind>)| {
        let persons =
            points.iter().map(|(id, points)| (season.person(*id), main.points_counted(points)));
        leaders(texts, season, title.clone(), main.title(), persons, most)
    };
    let lists = measures.iter().map(of_all).chain(categories.points.iter().map(of_category));
    lists.filter(|list| !list.rows.is_empty()).collect()
}

/// What players earned in each category: in the category's own list of an event, or in an event
/// of that category.
#[derive(Default)]
pub(super) struct PointsByCategory {
    points: BTreeMap<String, BTreeMap<PersonId, PointsByKind>>,
}

impl PointsByCategory {
    /// Adds what was earned in the returns at hand.
    pub(super) fn add_returns(&mut self, season: &Season) {
        let mut add = |title: &str, event: &EventRecord, standing: u32| {
            for award in event.awards_of_standing(standing).filter(|award| award.kind.is_points()) {
                let person = season.people.spelling(award.player).person;
                let of_category = self.points.entry(title.to_string()).or_default();
                of_category.entry(person).or_default().add(award.kind, award.points);
            }
        };
        for (_, event) in season.events() {
            let whole = event.entitlement.category.filter(|category| *category != Category::Open);
            for standing in
                (0u32..).take(event.rankings.standings.len()).filter(|_| whole.is_some())
            {
                add(&whole.map(titled).unwrap_or_default(), event, standing);
            }
            for list in event.rankings.categories.iter().filter(|list| !same(&list.title, whole)) {
                list.members.iter().for_each(|(standing, _)| add(&list.title, event, *standing));
            }
        }
    }
}

/// The name of a category with a capital.
fn titled(category: Category) -> String {
    let word = category.word();
    format!("{}{}", word[..1].to_uppercase(), &word[1..])
}

fn same(title: &str, category: Option<Category>) -> bool {
    category.is_some_and(|category| category.word().eq_ignore_ascii_case(title))
}

/// The first `most` of some players; those of equal points in the order of their surnames.
fn leaders<'a>(
    texts: &'a LanguageTexts,
    season: &'a Season,
    title: String,
    unit: &'static str,
    persons: impl Iterator<Item = (&'a Person, Exact)>,
    most: usize,
) -> LeaderList<'a> {
    let mut worth: Vec<(&Person, Exact)> =
        persons.filter(|(_, points)| !points.is_zero()).collect();
    worth.arrange_by(|(_, a), (_, b)| b.cmp(a));
    let mut rows = Vec::with_capacity(most);
    let mut more = String::new();
    let mut better = 0;
    for equal in worth.chunk_by_mut(|(_, a), (_, b)| a == b) {
        let room = most - rows.len();
        if room == 0 {
            break;
        }
        equal.arrange_by_key(|(person, _)| {
            (SurnameSortKey::from_name(&person.name), season.people.person_key(person.id))
        });
        let place =
            if equal.len() > 1 { format!("{}=", better + 1) } else { (better + 1).to_string() };
        rows.extend(equal.iter().take(room).map(|(person, points)| Leader {
            place: place.clone(),
            key: season.people.person_key(person.id),
            name: name_capitals::name_in_mixed_case(&person.name),
            points: group_thousands(&points.to_decimal()),
        }));
        if equal.len() > room {
            let points = group_thousands(&equal[0].1.to_decimal());
            let values = [("points", &*texts.localise_number(&points))];
            more = texts.text_for_count_with("leaders-more", equal.len() - room, &values);
        }
        better += equal.len();
    }
    LeaderList {
        id: slug(&title),
        title: texts.translate_fixed_word(&title).to_string(),
        unit,
        rows,
        more,
    }
}
