//! The independent check of a draw of teams before publication: it reads the crosstable again and
//! shares no code with the draw.

use std::collections::BTreeSet;

use super::TeamColourPreferences;
use crate::crosstable::{Colour, Crosstable, GamePoints, PlayerGameResult, RoundResult};
use crate::draw_result::Draw;

/// What is wrong with a draw, in words: who is drawn, C1, C2, forbidden pairs, the score of the bye,
/// the colours of Article 4.
pub(super) fn find_team_draw_faults(
    table: &Crosstable,
    preferences: TeamColourPreferences,
    draw: &Draw,
) -> Vec<String> {
    let mut found = Vec::new();
    let number = |at: usize| table.contestants[at].number;
    let mut waiting: BTreeSet<usize> = (0..table.contestants.len())
        .filter(|at| matches!(table.contestants[*at].next, None | Some(RoundResult::Absent)))
        .collect();
    let odd = waiting.len() % 2;
    let byes: Vec<usize> =
        draw.pairings.iter().filter(|one| one.black.is_none()).map(|one| one.white).collect();
    if byes.len() != odd {
        found.push(format!("{} byes in a field of {}", byes.len(), waiting.len()));
    }
    for team in draw.pairings.iter().flat_map(|one| std::iter::once(one.white).chain(one.black)) {
        if !waiting.remove(&team) {
            found.push(format!("team {} is drawn twice or is away", number(team)));
        }
    }
    found.extend(waiting.into_iter().map(|team| format!("team {} is not drawn", number(team))));
    found.extend(byes.iter().filter(|team| had_bye(table, **team)).map(|team| {
        format!("team {} has a second bye or one after a win by forfeit (C2)", number(*team))
    }));
    for one in &draw.pairings {
        let Some(black) = one.black else { continue };
        let pair = [one.white, black];
        let named = format!("teams {} and {}", number(pair[0]), number(pair[1]));
        if have_met(table, pair) {
            found.push(format!("{named} meet again (C1)"));
        }
        let round = draw.round;
        let barred = table.forbidden.iter().any(|ban| {
            let first = ban.rounds[0] as usize;
            let last = ban.rounds[1] as usize;
            (ban.pair == pair || ban.pair == [black, one.white]) && first <= round && round <= last
        });
        if barred {
            found.push(format!("{named} must not meet"));
        }
        if let Some(white) = white_by_article_4(table, preferences, pair)
            && white != one.white
        {
            found.push(format!("{named} have each other\u{2019}s colours (Article 4)"));
        }
    }
    found
}

fn had_bye(table: &Crosstable, team: usize) -> bool {
    table.contestants[team].round_results.iter().any(|result| match result {
        RoundResult::AllocatedBye | RoundResult::FullBye => true,
        RoundResult::Forfeit { result, .. } => *result == PlayerGameResult::Win,
        _ => false,
    })
}

fn have_met(table: &Crosstable, [one, other]: [usize; 2]) -> bool {
    table.contestants[one].round_results.iter().any(|result| match result {
        RoundResult::Game { opponent, .. } | RoundResult::Unfinished { opponent, .. } => {
            *opponent == other
        }
        _ => false,
    })
}

/// The colours of the matches played, `w` and `b`.
fn history(table: &Crosstable, team: usize) -> String {
    let results = table.contestants[team].round_results.iter();
    results
        .filter_map(|result| match result {
            RoundResult::Game { colour, .. } | RoundResult::Unfinished { colour, .. } => {
                Some(if *colour == Colour::White { 'w' } else { 'b' })
            }
            _ => None,
        })
        .collect()
}

/// The preference of a history: its colour, and 2 for a strong, 1 for a mild one (1.7).
fn wish(history: &str, preferences: TeamColourPreferences, last_round: bool) -> Option<(char, u8)> {
    let count = |letter| history.matches(letter).count() as i64;
    let difference = count('w') - count('b');
    let strong_white =
        difference < -1 || ((difference == 0 || difference == -1) && history.ends_with("bb"));
    let strong_black =
        difference > 1 || ((difference == 0 || difference == 1) && history.ends_with("ww"));
    match preferences {
        TeamColourPreferences::Without => None,
        _ if strong_white => Some(('w', 2)),
        _ if strong_black => Some(('b', 2)),
        TeamColourPreferences::Simple => None,
        TeamColourPreferences::Graded => {
            let level = difference == 0 && !last_round;
            if difference == -1 || (level && history.ends_with('b')) {
                Some(('w', 1))
            } else if difference == 1 || (level && history.ends_with('w')) {
                Some(('b', 1))
            } else {
                None
            }
        }
    }
}

/// Who has White of two; `None` if the initial colour is not known and decides.
fn white_by_article_4(
    table: &Crosstable,
    preferences: TeamColourPreferences,
    pair: [usize; 2],
) -> Option<usize> {
    let games = |team: usize| -> GamePoints {
        table.contestants[team].team_rounds.iter().map(|round| round.points).sum()
    };
    let before = |a: usize, b: usize| {
        let score = |team| table.pairing_points(team, table.played);
        let numbers = [a, b].map(|team| table.contestants[team].number);
        if score(a) != score(b) {
            score(a) > score(b)
        } else if games(a) != games(b) {
            games(a) > games(b)
        } else {
            numbers[0] < numbers[1]
        }
    };
    let [first, second] = if before(pair[0], pair[1]) { pair } else { [pair[1], pair[0]] };
    let [one, other] = [first, second].map(|team| history(table, team));
    let give = |letter: char| Some(if letter == 'w' { first } else { second });
    let flip = |letter: char| if letter == 'w' { 'b' } else { 'w' };
    if one.is_empty() && other.is_empty() {
        let odd = table.initial_order_places()[first].is_some_and(|place| place % 2 == 1);
        let initial = if table.initial_colour? == Colour::White { 'w' } else { 'b' };
        return give(if odd { initial } else { flip(initial) });
    }
    let last_round = table.rounds == Some(table.played + 1);
    let [own, its] = [&one, &other].map(|history| wish(history, preferences, last_round));
    match (own, its) {
        (Some((colour, _)), None) => return give(colour),
        (None, Some((colour, _))) => return give(flip(colour)),
        (Some((a, _)), Some((b, _))) if a != b => return give(a),
        (Some((a, strength)), Some((_, its))) if strength != its => {
            return give(if strength > its { a } else { flip(a) });
        }
        _ => {}
    }
    let difference =
        |text: &str| text.matches('w').count() as i64 - text.matches('b').count() as i64;
    if difference(&one) != difference(&other) {
        return give(if difference(&one) < difference(&other) { 'w' } else { 'b' });
    }
    for (own, its) in one.chars().rev().zip(other.chars().rev()) {
        if own != its {
            return give(its);
        }
    }
    if let Some((colour, _)) = own {
        return give(colour);
    }
    match (one.chars().last(), other.chars().last()) {
        (Some(last), _) => give(flip(last)),
        (None, Some(last)) => give(last),
        (None, None) => None,
    }
}
