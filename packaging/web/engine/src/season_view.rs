//! A season as the page shows it: its problems, its events with standings, and rounds that are drawn.

use palmares::{Event, Pairing, Problem, RankingList, Round, Season, Standing};
use serde_json::{Value, json};

/// More contestants of a list are on the page of their event only.
const MOST_OF_A_LIST: usize = 10;

/// The season.
pub(super) fn of(season: &Season) -> Value {
    json!({
        "events": season.events().map(event).collect::<Vec<_>>(),
        "problems": season.problems().map(problem).collect::<Vec<_>>(),
        "players": season.players().count(),
    })
}

fn event(event: Event<'_>) -> Value {
    json!({
        "key": event.key(),
        "id": event.id(),
        "title": event.title(),
        "path": event.path(),
        "date": event.date().map(|date| date.to_string()),
        "rules": event.rules(),
        "state": event.state().word(),
        "unit": event.unit().title(),
        "awards": event.awards().count(),
        "lists": event.lists().map(list).collect::<Vec<_>>(),
        "round": event.drawn_round().map(round),
    })
}

fn list(list: RankingList<'_>) -> Value {
    let first = list.standings().take(MOST_OF_A_LIST).map(standing);
    json!({
        "title": list.title(),
        "first": first.collect::<Vec<_>>(),
        "others": list.standings().skip(MOST_OF_A_LIST).count(),
    })
}

fn standing(standing: Standing<'_>) -> Value {
    json!({
        "place": standing.place(),
        "shared": standing.shared_by(),
        "players": standing.players(),
        "score": standing.score().map(|score| score.to_string()),
    })
}

fn round(round: Round<'_>) -> Value {
    json!({
        "name": round.name(),
        "stands": round.stands_in_return(),
        "colours": round.has_colours(),
        "pairings": round.pairings().map(pairing).collect::<Vec<_>>(),
    })
}

fn pairing(pairing: Pairing<'_>) -> Value {
    json!({
        "table": pairing.table(),
        "first": pairing.first(),
        "second": pairing.second(),
        "power": pairing.power(),
        "reason": pairing.reason(),
    })
}

fn problem(problem: Problem<'_>) -> Value {
    json!({
        "path": problem.path(),
        "severity": problem.severity().id(),
        "code": problem.code(),
        "sheet": problem.sheet(),
        "cell": problem.cell(),
        "message": problem.message(),
        "hint": problem.hint(),
    })
}
