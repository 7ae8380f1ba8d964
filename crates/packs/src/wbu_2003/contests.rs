//! Who won which match for awards: 2.6 withdrawals and concessions, 4.5.7 triangular
//! matches, 4.5.8 draws, 4.5.9 play-offs, 4.5.10 adjusted scores.

use jiff::civil::Date;

use engine::scoring::{MatchScore, Scores, scored_matches_of_event};
use model::form::Key;
use model::{Event, Exact, Match, Note, StableSort};

use super::figures;

/// A match of an event.
#[derive(Debug, Clone)]
pub(super) struct PlayedMatch {
    /// The session, if the event has several.
    pub session: Option<String>,
    /// The day, if given.
    pub date: Option<Date>,
    pub round: Option<String>,
    /// The sides, as indexes into the event's entries; a bye has one.
    pub sides: [Option<usize>; 2],
    /// Its boards, if known.
    pub boards: Option<u32>,
    /// Each side's share of a win: 1, 1/2 or 0.
    pub wins: [Exact; 2],
    /// The side that goes on, if any.
    pub winner: Option<usize>,
    /// Whether it is a mini-match, worth half a match (4.5.7).
    pub triangular: bool,
    /// Victory points of each side, if any.
    pub vps: [Option<Exact>; 2],
    /// Why its awards differ from its score: clause and reason.
    pub why: Option<(&'static str, &'static str)>,
    /// Whether it was played, so that its boards count as played.
    pub played: bool,
    pub note: Option<Note>,
}

impl PlayedMatch {
    /// Whether an entry has an opponent in it.
    pub(super) fn has_opponent_for(&self, entry: usize) -> bool {
        self.sides[1].is_some() && self.sides.contains(&Some(entry))
    }
}

/// What decides the matches of an event.
#[derive(Clone, Copy)]
pub(super) struct MatchInput<'a> {
    pub event: &'a Event,
    pub scores: &'a Scores,
    /// The figures and clauses that say which matches bring an award.
    pub rules: &'static figures::MatchAwardClauses,
}

/// The matches of an event, by session, round and sides.
pub(super) fn matches_played(played: MatchInput<'_>) -> Vec<PlayedMatch> {
    let event = played.event;
    let worked = played.scores.board_scoring();
    if event.matches.is_empty() && worked.is_none_or(|worked| worked.matches.is_empty()) {
        return Vec::new();
    }
    let computed;
    let scored: &[MatchScore] = match worked {
        Some(worked) => &worked.matches,
        None => {
            computed = scored_matches_of_event(event);
            &computed
        }
    };
    let mut contests: Vec<PlayedMatch> = Vec::new();
    for row in &event.matches {
        let found = scored.iter().find(|found| is_of_row(found, row));
        contests.push(of_row(played, row, found));
    }
    let without_row = scored
        .iter()
        .filter(|found| found.of_boards && !event.matches.iter().any(|row| is_of_row(found, row)));
    contests.extend(without_row.map(of_boards));
    contests.arrange_by(|a, b| {
        let name = |contest: &PlayedMatch| {
            (contest.session.clone().unwrap_or_default(), contest.round.clone().unwrap_or_default())
        };
        let ((session, round), (other_session, other_round)) = (name(a), name(b));
        model::natural_cmp(&session, &other_session)
            .then_with(|| model::natural_cmp(&round, &other_round))
            .then_with(|| a.sides.cmp(&b.sides))
    });
    contests
}

/// Whether a scored match belongs to a row of the sheet `Matches`.
fn is_of_row(found: &MatchScore, row: &Match) -> bool {
    if !found.of_boards {
        return found.at == row.at;
    }
    let same = |one: Option<&str>, other: Option<&str>| {
        one.unwrap_or_default().eq_ignore_ascii_case(other.unwrap_or_default())
    };
    let sides = [Some(row.home), row.away];
    same(found.round.as_deref(), row.round.as_deref())
        && same(Some(&found.session), row.session.as_deref())
        && (found.sides == sides || found.sides == [sides[1], sides[0]])
}

/// A match known by its boards alone.
fn of_boards(found: &MatchScore) -> PlayedMatch {
    let wins = wins_of(found.won);
    PlayedMatch {
        session: Some(found.session.clone()).filter(|session| !session.is_empty()),
        date: None,
        round: found.round.clone(),
        sides: found.sides,
        boards: Some(found.boards).filter(|boards| *boards > 0),
        wins: wins.unwrap_or_default(),
        winner: wins.and_then(winner_of),
        triangular: false,
        vps: [None; 2],
        why: None,
        played: true,
        note: None,
    }
}

/// A match merged from several rows.
pub(super) fn match_from_several_rows(played: MatchInput<'_>, row: &Match) -> PlayedMatch {
    of_row(played, row, None)
}

fn of_row(played: MatchInput<'_>, row: &Match, found: Option<&MatchScore>) -> PlayedMatch {
    let event = played.event;
    let typed = row.boards.and_then(|cell| u32::try_from(cell.value.numerator()).ok());
    let of_found = found.map(|found| found.boards).filter(|boards| *boards > 0);
    let result = row.wins_by_result();
    let scored = scores_of(row, found);
    let ended = ended(played, row, scored, result);
    PlayedMatch {
        session: row.session.clone(),
        date: row.date,
        round: row.round.clone(),
        sides: [Some(row.home), row.away],
        boards: typed.or(of_found).or_else(|| event.answer_whole_number(Key::BoardsPerMatch)),
        wins: ended.wins,
        winner: ended.winner,
        triangular: row.note == Some(Note::Triangular),
        vps: vps_of(played, row, found),
        why: ended.why,
        played: ended.played,
        note: row.note.or(row.away.is_none().then_some(Note::Bye)),
    }
}

/// How a match ended.
struct Ended {
    wins: [Exact; 2],
    winner: Option<usize>,
    why: Option<(&'static str, &'static str)>,
    played: bool,
}

/// How a match ended, from note, scores and result.
fn ended(
    played: MatchInput<'_>,
    row: &Match,
    scored: Option<[Exact; 2]>,
    result: Option<[Exact; 2]>,
) -> Ended {
    let rules = played.rules;
    let none = |winner, clause: &'static str, why, played| Ended {
        wins: [Exact::ZERO; 2],
        winner,
        why: Some((clause, why)),
        played,
    };
    let won_by = |side: usize, clause: &'static str, why| {
        let mut wins = [Exact::ZERO; 2];
        wins[side] = Exact::whole(1);
        Ended { wins, winner: Some(side), why: Some((clause, why)), played: true }
    };
    let by_score = scored.or(result);
    let winner = by_score.and_then(winner_of);
    let named = result.and_then(winner_of);
    if row.away.is_none() {
        return Ended { wins: [Exact::ZERO; 2], winner: Some(0), why: None, played: false };
    }
    if let (Some(Note::ExtraBoards), Some(side)) = (row.note, named) {
        return won_by(side, &rules.drawn_clause, "the tie was broken by additional boards");
    }
    match row.note {
        Some(
            note @ (Note::ForfeitHome | Note::ForfeitAway | Note::NotPlayed | Note::Unplayable),
        ) => {
            let winner = note.losing_side().map(|gone| 1 - gone).or(named);
            none(winner, &rules.not_played_clause, "the match was not played", false)
        }
        Some(Note::Adjusted) => {
            none(winner, &rules.adjusted_clause, "an adjusted score, for the ranking only", false)
        }
        Some(Note::PlayOff) => {
            none(winner, &rules.play_off_clause, "a play-off, for the ranking only", true)
        }
        Some(note) if note.is_conceded_or_withdrawn() => {
            let gone = note.losing_side().unwrap_or(0);
            let (winner, clause) = (1 - gone, rules.not_played_clause.as_str());
            if scored.is_some_and(|scored| scored[gone] < scored[winner]) {
                return won_by(winner, clause, "the opponents conceded when behind");
            }
            none(Some(winner), clause, "the opponents conceded without being behind", true)
        }
        _ => {
            let wins = by_score.and_then(|sides| wins_of(sides.map(Some)));
            Ended {
                wins: wins.unwrap_or_default(),
                // A tie decided in another way has a winner, but half a win for each side.
                winner: winner.or(named),
                why: None,
                played: by_score.is_some(),
            }
        }
    }
}

/// The scores that decide the winner: victory points, else the event's unit, else as typed.
fn scores_of(row: &Match, found: Option<&MatchScore>) -> Option<[Exact; 2]> {
    let both = |sides: [Option<Exact>; 2]| Some([sides[0]?, sides[1]?]);
    let typed = |cells: [Option<model::Cell<Exact>>; 2]| {
        both(cells.map(|cell| cell.map(|cell| cell.value)))
    };
    let turned = |found: &MatchScore| {
        let turn = found.sides[0] != Some(row.home);
        if turn { [found.won[1], found.won[0]] } else { found.won }
    };
    // The score beside a concession is in IMPs at that moment; victory points came afterwards.
    let given_up = row.note.is_some_and(Note::is_conceded_or_withdrawn);
    let at_that_moment = typed(row.imps).filter(|_| given_up);
    at_that_moment
        .or_else(|| typed(row.vps))
        .or_else(|| found.and_then(|found| both(turned(found))))
        .or_else(|| typed(row.imps))
        .or_else(|| typed(row.percent))
}

/// Victory points of the sides, home first.
fn vps_of(played: MatchInput<'_>, row: &Match, found: Option<&MatchScore>) -> [Option<Exact>; 2] {
    let typed = row.vps.map(|cell| cell.map(|cell| cell.value));
    let vps = played.scores.board_scoring().is_some_and(|worked| worked.plan.vps);
    match found.filter(|_| vps) {
        Some(found) if found.sides[0] == Some(row.home) => found.won,
        Some(found) => [found.won[1], found.won[0]],
        None => typed,
    }
}

/// A win for one side or half a win each, from two scores.
fn wins_of(scores: [Option<Exact>; 2]) -> Option<[Exact; 2]> {
    let [home, away] = [scores[0]?, scores[1]?];
    let (one, half, none) = (Exact::whole(1), Exact::whole(1) / 2, Exact::ZERO);
    Some(match home.cmp(&away) {
        std::cmp::Ordering::Greater => [one, none],
        std::cmp::Ordering::Equal => [half, half],
        std::cmp::Ordering::Less => [none, one],
    })
}

fn winner_of(scores: [Exact; 2]) -> Option<usize> {
    match scores[0].cmp(&scores[1]) {
        std::cmp::Ordering::Greater => Some(0),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Less => Some(1),
    }
}
