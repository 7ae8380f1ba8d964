//! The rankings of an event's groups on its page: who is in each, with the place there and in the
//! whole list. `engine::groups` ranks them.

use serde::Serialize;

use crate::words;
use register::{GroupContestant, GroupRankingRecord};

use super::PlayerLink;
use super::shown_event::EventPageSource;
use super::standings::format_score;

/// A group of an event with its ranking, as the template shows it.
#[derive(Serialize)]
pub(super) struct GroupRankingView<'a> {
    /// Its id on the page.
    id: String,
    title: &'a str,
    /// Who is in it, and how many.
    facts: String,
    rows: Vec<GroupRow<'a>>,
}

#[derive(Serialize)]
struct GroupRow<'a> {
    place: String,
    entry: &'a str,
    /// The name of a team, or the number of an entry without players; empty for others.
    name: &'a str,
    players: Vec<PlayerLink<'a>>,
    score: String,
    /// The place in the whole list.
    overall: String,
    why: String,
}

/// The groups of an event, in the order of the sheet.
pub(super) fn group_rankings<'a>(event: EventPageSource<'a>) -> Vec<GroupRankingView<'a>> {
    let group = |(nth, group): (usize, &'a GroupRankingRecord)| {
        let many = event.texts.text_for_count("count-contestants", group.members.len());
        let facts = [
            words::with_full_stop(&words::with_capital_letter(&group.bounds)),
            words::with_full_stop(&many),
        ];
        let facts: Vec<String> = facts.into_iter().filter(|told| !told.is_empty()).collect();
        GroupRankingView {
            id: format!("group-{nth}"),
            title: &group.title,
            facts: facts.join(" "),
            rows: group.members.iter().map(|member| row_of(event, member)).collect(),
        }
    };
    (1..).zip(&event.record.rankings.groups).map(group).collect()
}

fn row_of<'a>(event: EventPageSource<'a>, member: &'a GroupContestant) -> GroupRow<'a> {
    let standing = &event.record.rankings.standings[member.standing as usize];
    let players = event.player_links(standing);
    let label = if players.is_empty() { &*standing.entry } else { "" };
    GroupRow {
        place: member.place.to_string(),
        entry: &standing.entry,
        name: standing.name.as_deref().unwrap_or(label),
        players,
        score: standing.score.map(|score| format_score(event.record, score)).unwrap_or_default(),
        overall: standing.place.map(|place| place.to_string()).unwrap_or_default(),
        why: words::with_full_stop(&words::with_capital_letter(&member.why)),
    }
}
