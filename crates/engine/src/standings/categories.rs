//! Category lists, if the rule book has them: places within a category, in the order of the full
//! ranking.

use super::{RankingList, Standing};
use crate::rules::rule_book_facts;
use model::Event;

/// The contestants of a category, ranked among themselves.
#[derive(Debug, Clone, PartialEq)]
pub struct CategoryList {
    /// The category in the form's spelling.
    pub category: String,
    /// The clause that requires the list.
    pub clause: &'static str,
    /// The position of its full ranking.
    pub list: usize,
    /// Its contestants with a score, best first, with their places in it.
    pub standings: Vec<Standing>,
}

impl CategoryList {
    /// Its name for people.
    pub fn title(&self) -> String {
        let mut letters = self.category.chars();
        let first = letters.next().map(|first| first.to_uppercase().to_string());
        format!("{}{}", first.unwrap_or_default(), letters.as_str())
    }
}

/// The category lists of an event, by ranking and in the order of the rule book. House contestants
/// are in none.
pub fn category_lists(event: &Event, lists: &[RankingList]) -> Vec<CategoryList> {
    let Some(flights) = rule_book_facts::facts_of_event_rule_book(event).category_list_rule(event)
    else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for (at, list) in lists.iter().enumerate() {
        for category in &flights.categories {
            let standings = rerank_subset(list, |entry| {
                let entry = &event.entries[entry];
                let own = entry.category();
                !entry.is_house_entry() && own.as_deref().unwrap_or("open") == category
            });
            if !standings.is_empty() {
                let (category, clause) = (category.clone(), flights.clause.as_str());
                found.push(CategoryList { category, clause, list: at, standings });
            }
        }
    }
    found
}

/// Some contestants of a list with places among themselves.
pub fn rerank_subset(list: &RankingList, is: impl Fn(usize) -> bool) -> Vec<Standing> {
    let mut standings: Vec<Standing> =
        list.standings.iter().filter(|standing| is(standing.entry)).cloned().collect();
    let mut before = 0;
    for level in standings.chunk_by_mut(|a, b| a.place == b.place) {
        let tied = level.len() as u32;
        for standing in level {
            (standing.place, standing.tied) = (before + 1, tied);
        }
        before += tied;
    }
    standings
}
