//! Knock-outs: who met whom in which round, who went on, and how far everybody came.
//!
//! Several rows of one round and pair (sessions, stanzas) are one match. A match between two
//! eliminated contestants is for a place, as is every row with the note `play-off`; neither is a
//! match of the knock-out.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

use jiff::civil::Date;

use model::{Cell, Event, Exact, Format, Match, Note, StableSort};

use super::knockout_rounds::{self, KnockoutRoundKey};
use super::match_score::MatchScore;

/// A knock-out, round by round.
#[derive(Debug, Clone)]
pub struct Knockout {
    /// Whether a second defeat eliminates.
    pub double: bool,
    /// The rounds in playing order.
    pub rounds: Vec<KnockoutRound>,
    /// How far each entry came; `None` for an entry without a match.
    pub fates: Vec<Option<KnockoutProgress>>,
    /// Matches for a place between eliminated contestants.
    pub for_places: Vec<KnockoutMatch>,
}

/// A round of a knock-out with its matches and those who were idle in it.
#[derive(Debug, Clone)]
pub struct KnockoutRound {
    /// Its name as typed.
    pub name: String,
    /// Its matches, by the first side's entry.
    pub meetings: Vec<KnockoutMatch>,
    /// Contestants still in who did not play.
    pub idle: Vec<IdleContestant>,
    /// The number of contestants not eliminated before it.
    pub alive: u32,
}

/// A contestant without a match in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IdleContestant {
    pub entry: usize,
    /// The row of a bye, if there is one.
    pub written: Option<model::CellAddress>,
    /// Whether it played in an earlier round.
    pub played_before: bool,
    /// Whether it lost before.
    pub defeated: bool,
}

/// A match of a knock-out with all its rows.
#[derive(Debug, Clone)]
pub struct KnockoutMatch {
    /// The match: scores and boards of all its rows; the last note and result.
    pub row: Match,
    /// Who went on, as an entry.
    pub winner: Option<usize>,
    /// Whether the scores were level, or only later rounds show who won.
    pub level: bool,
    /// Whether it was a mini-match among three contestants.
    pub triangular: bool,
}

/// How far a contestant came.
#[derive(Debug, Clone, PartialEq)]
pub struct KnockoutProgress {
    /// The rounds that it survived; in a last round of three, half a round for each mini-match won.
    pub survived: Exact,
    /// The position of the last round with a match of it.
    pub last: usize,
    /// The contestant that eliminated it; `None` if none did.
    pub by: Option<usize>,
    /// The last known day on which it played.
    pub date: Option<Date>,
    /// The same in words, step by step.
    pub told: Vec<String>,
}

impl Knockout {
    /// The knock-out that the matches of an event form; `None` without matches. A final of two or
    /// three contestants is one round, whatever its rows are called.
    pub(crate) fn from_event(
        event: &Event,
        scored: &[MatchScore],
        one_round: bool,
    ) -> Option<Knockout> {
        let double = event.format() == Some(Format::DoubleKnockoutTeams);
        let (apart, rows): (Vec<Match>, Vec<Match>) =
            rows_of(event, scored).into_iter().partition(|row| {
                row.is_play_off()
                    || (event.is_knockout()
                        && row.round.as_deref().is_some_and(knockout_rounds::is_third_place_match))
            });
        if rows.is_empty() {
            return None;
        }
        let mut rounds = if one_round {
            let name = rows.iter().find_map(|row| row.round.clone()).unwrap_or_default();
            vec![(name, rows)]
        } else if rows.iter().all(|row| row.round.is_none()) {
            by_course(event, rows)
        } else {
            by_name(rows)
        };
        let mut for_places: Vec<KnockoutMatch> =
            apart.iter().map(KnockoutMatch::from_row).collect();
        let mut rounds: Vec<KnockoutRound> =
            rounds.drain(..).map(|(name, rows)| KnockoutRound::from_rows(name, rows)).collect();
        go_on(&mut rounds, double);
        if !double && !one_round {
            for_places.extend(without_losers(&mut rounds));
        }
        rounds.retain(|round| !round.meetings.is_empty() || !round.idle.is_empty());
        find_triangles(&mut rounds, double);
        find_idle(&mut rounds, double);
        let mut knockout = Knockout { double, rounds, fates: Vec::new(), for_places };
        knockout.fates =
            (0..event.entries.len()).map(|entry| knockout.fate(event, entry)).collect();
        Some(knockout)
    }

    /// How far an entry came.
    fn fate(&self, event: &Event, entry: usize) -> Option<KnockoutProgress> {
        let last = self.rounds.iter().rposition(|round| round.has_entry(entry))?;
        let round = &self.rounds[last];
        let own: Vec<&KnockoutMatch> = round.matches_of_entry(entry).collect();
        let is_last = last + 1 == self.rounds.len();
        let before = Exact::whole(last as i128);
        let through = before + Exact::whole(1);
        let label = |entry: usize| event.entries[entry].label.as_str();
        let title = round.title();
        let triangle = own.iter().any(|meeting| meeting.triangular);
        let won = own.iter().filter(|meeting| meeting.winner == Some(entry)).count();
        let (survived, by, told) = match own.as_slice() {
            [] => (through, None, format!("a bye in {title}, and no match after it")),
            _ if triangle && is_last => {
                let half = Exact::whole(won as i128) / 2;
                let told = format!("{won} of {} mini-matches won in {title}", own.len());
                ((before + half).min(through), None, told)
            }
            _ if triangle => (before, None, format!("eliminated in {title}, a round of three")),
            [.., meeting] => match (meeting.winner, meeting.opponent(entry)) {
                (Some(winner), other) if winner == entry => {
                    let other = other.map(label).unwrap_or_default();
                    let told = match is_last {
                        true => format!("won {title}, the last, against {other}"),
                        false => format!("won {title} against {other}, and no match after it"),
                    };
                    (through, None, told)
                }
                (Some(winner), _) => {
                    let times = if self.double { "for the second time, " } else { "" };
                    let told = match is_last {
                        true => format!("lost {title}, the last, to {}", label(winner)),
                        false => format!("eliminated {times}in {title} by {}", label(winner)),
                    };
                    (before, Some(winner), told)
                }
                (None, other) => {
                    let other = other.map(label).unwrap_or_default();
                    (before, None, format!("{title} against {other} was not decided"))
                }
            },
        };
        let dates = self.rounds.iter().flat_map(|round| round.matches_of_entry(entry));
        let date = dates.filter_map(|meeting| meeting.row.date).max();
        Some(KnockoutProgress { survived, last, by, date, told: vec![told] })
    }

    /// Contestants who lost in a single elimination and played on, each with the round of the
    /// defeat.
    pub(crate) fn losers_who_played_on(&self) -> Vec<(usize, &KnockoutMatch, &KnockoutRound)> {
        let mut found = Vec::new();
        for (position, round) in self.rounds.iter().enumerate().filter(|_| !self.double) {
            for meeting in round.meetings.iter().filter(|meeting| !meeting.triangular) {
                let loser = meeting.loser();
                let later = |entry| self.rounds[position + 1..].iter().any(|r| r.has_entry(entry));
                if let Some(loser) = loser.filter(|loser| later(*loser)) {
                    found.push((loser, meeting, round));
                }
            }
        }
        found
    }

    /// The position of a round by any spelling of its name; after all others if unknown.
    pub fn round_position(&self, name: &str) -> usize {
        let found = self
            .rounds
            .iter()
            .position(|round| knockout_rounds::is_same_knockout_round(&round.name, name));
        found.unwrap_or(self.rounds.len())
    }

    /// The number of contestants nobody eliminated: one at the end of a knock-out.
    pub(crate) fn uneliminated_count(&self) -> usize {
        let most = Exact::whole(self.rounds.len() as i128);
        let through = |fate: &&KnockoutProgress| fate.survived == most;
        self.fates.iter().flatten().filter(through).count()
    }

    /// Matches that an entry won, drew and lost; byes do not count.
    pub(crate) fn win_draw_loss(&self, entry: usize) -> [u32; 3] {
        let mut record = [0; 3];
        let half = |meeting: &KnockoutMatch| meeting.level || meeting.winner.is_none();
        for meeting in self.rounds.iter().flat_map(|round| round.matches_of_entry(entry)) {
            let which = match meeting.winner {
                _ if half(meeting) => 1,
                Some(winner) if winner == entry => 0,
                _ => 2,
            };
            record[which] += 1;
        }
        record
    }
}

impl KnockoutRound {
    fn from_rows(name: String, rows: Vec<Match>) -> KnockoutRound {
        let mut meetings: BTreeMap<(usize, usize), Match> = BTreeMap::new();
        let mut idle = Vec::new();
        for row in rows {
            let Some(away) = row.away else {
                idle.push(IdleContestant {
                    entry: row.home,
                    written: Some(row.at),
                    played_before: false,
                    defeated: false,
                });
                continue;
            };
            let key = (row.home.min(away), row.home.max(away));
            match meetings.get_mut(&key) {
                Some(known) => add(known, &row),
                None => drop(meetings.insert(key, row)),
            }
        }
        let meetings = meetings.values().map(KnockoutMatch::from_row).collect();
        KnockoutRound { name, meetings, idle, alive: 0 }
    }

    /// Its name in a sentence: `round 3`, `Semi-final`.
    pub fn title(&self) -> String {
        match self.name.trim() {
            "" => "the match".to_string(),
            name if name.starts_with(|c: char| c.is_ascii_digit()) => format!("round {name}"),
            name => name.to_string(),
        }
    }

    /// The matches of an entry.
    pub fn matches_of_entry(&self, entry: usize) -> impl Iterator<Item = &KnockoutMatch> {
        self.meetings.iter().filter(move |meeting| meeting.is_played_by(entry))
    }

    /// Whether an entry has a match or a bye in it.
    pub(crate) fn has_entry(&self, entry: usize) -> bool {
        self.matches_of_entry(entry).next().is_some()
            || self.idle.iter().any(|idle| idle.entry == entry && idle.written.is_some())
    }

    fn appearing(&self) -> impl Iterator<Item = usize> {
        let written = self.idle.iter().filter(|idle| idle.written.is_some());
        let playing = self.meetings.iter().flat_map(|meeting| meeting.row.sides());
        playing.chain(written.map(|idle| idle.entry))
    }
}

impl KnockoutMatch {
    fn from_row(row: &Match) -> KnockoutMatch {
        let (winner, level) = winner_of(row);
        let sides = [Some(row.home), row.away];
        KnockoutMatch {
            row: row.clone(),
            winner: winner.and_then(|side| sides[side]),
            level,
            triangular: row.note == Some(Note::Triangular),
        }
    }

    /// Whether an entry plays it.
    pub fn is_played_by(&self, entry: usize) -> bool {
        self.row.sides().any(|side| side == entry)
    }

    /// The opponent of an entry.
    pub(crate) fn opponent(&self, entry: usize) -> Option<usize> {
        self.row.sides().find(|side| *side != entry)
    }

    /// The side that did not go on, if decided.
    pub(crate) fn loser(&self) -> Option<usize> {
        self.opponent(self.winner?)
    }
}

/// The side that goes on, and whether the scores were level without extra boards (WBU 4.5.8).
fn winner_of(row: &Match) -> (Option<usize>, bool) {
    let leader = |sides: [Exact; 2]| match sides[0].cmp(&sides[1]) {
        Ordering::Greater => Some(0),
        Ordering::Equal => None,
        Ordering::Less => Some(1),
    };
    let by_result = row.wins_by_result();
    let named = by_result.and_then(leader);
    if let Some(loser) = row.note.and_then(Note::losing_side) {
        return (Some(1 - loser), false);
    }
    match row.note {
        Some(Note::NotPlayed | Note::Unplayable) => return (named, false),
        Some(Note::ExtraBoards) if named.is_some() => return (named, false),
        _ => {}
    }
    let by_score = row.vps_imps_or_percentages().or(by_result);
    match by_score.map(leader) {
        Some(Some(side)) => (Some(side), false),
        Some(None) => (named, true),
        None => (named, false),
    }
}

/// The matches of an event with scores: the rows of the sheet `Matches`, and matches known from
/// boards only.
fn rows_of(event: &Event, scored: &[MatchScore]) -> Vec<Match> {
    let mut rows: Vec<Match> = Vec::with_capacity(event.matches.len());
    for row in &event.matches {
        let mut row = row.clone();
        if let Some(found) = scored.iter().find(|found| found.of_boards && found.at == row.at) {
            fill(&mut row, found);
        }
        rows.push(row);
    }
    for found in scored.iter().filter(|found| found.of_boards) {
        let [Some(home), away] = found.sides else { continue };
        if rows.iter().any(|row| row.at == found.at) {
            continue;
        }
        let mut row = Match {
            session: Some(found.session.clone()).filter(|session| !session.is_empty()),
            round: found.round.clone(),
            ..Match::between(home, away, found.at)
        };
        fill(&mut row, found);
        rows.push(row);
    }
    rows
}

/// Fills a row's missing scores from its boards.
fn fill(row: &mut Match, found: &MatchScore) {
    let cells = |values: [Option<Exact>; 2]| {
        let turned = found.sides[0] != Some(row.home);
        let values = if turned { [values[1], values[0]] } else { values };
        values.map(|value| value.map(|value| Cell::new(value, row.at)))
    };
    if row.vps_imps_or_percentages().is_none() {
        match found.imps {
            [None, None] => row.percent = cells(found.net),
            imps => row.imps = cells(imps),
        }
    }
    if found.boards > 0 {
        row.boards = row.boards.or(Some(Cell::new(Exact::whole(found.boards), row.at)));
    }
}

/// Adds another row to a match.
fn add(known: &mut Match, row: &Match) {
    let turned = known.home != row.home;
    let pair = |cells: [Option<Cell<Exact>>; 2]| if turned { [cells[1], cells[0]] } else { cells };
    // Percentages are weighted by their boards.
    let weights = [known.boards, row.boards].map(|boards| boards.map(|boards| boards.value));
    let [before, after] = match weights {
        [Some(before), Some(after)] if before + after > Exact::ZERO => [before, after],
        _ => [Exact::whole(1); 2],
    };
    let percent = pair(row.percent);
    for (side, (imps, vps)) in pair(row.imps).into_iter().zip(pair(row.vps)).enumerate() {
        known.imps[side] = sum(known.imps[side], imps);
        known.vps[side] = sum(known.vps[side], vps);
        known.percent[side] = match (known.percent[side], percent[side]) {
            (Some(one), Some(other)) => {
                let whole = one.value * before + other.value * after;
                let mean = whole.checked_div(before + after).unwrap_or(one.value);
                Some(Cell::new(mean, one.at))
            }
            (one, other) => one.or(other),
        };
        known.average_plus[side] += row.average_plus[if turned { 1 - side } else { side }];
    }
    known.boards = sum(known.boards, row.boards);
    known.date = known.date.max(row.date);
    known.result =
        row.result.map(|result| if turned { opposite(result) } else { result }).or(known.result);
    known.note = row.note.map(|note| if turned { note.swap_sides() } else { note }).or(known.note);
}

fn sum(one: Option<Cell<Exact>>, other: Option<Cell<Exact>>) -> Option<Cell<Exact>> {
    match (one, other) {
        (Some(one), Some(other)) => Some(Cell::new(one.value + other.value, one.at)),
        (one, other) => one.or(other),
    }
}

/// A result as seen from the other side.
fn opposite(word: &'static str) -> &'static str {
    match word {
        "1-0" => "0-1",
        "0-1" => "1-0",
        "+--" => "--+",
        "--+" => "+--",
        other => other,
    }
}

/// Rows by the names of their rounds.
fn by_name(rows: Vec<Match>) -> Vec<(String, Vec<Match>)> {
    let mut rounds: Vec<(String, Vec<Match>)> = Vec::new();
    for row in rows {
        let name = row.round.clone().unwrap_or_default();
        match rounds
            .iter_mut()
            .find(|(known, _)| knockout_rounds::is_same_knockout_round(known, &name))
        {
            Some((known, rows)) => {
                // The smaller spelling, whatever the order of rows.
                if name < *known {
                    *known = name;
                }
                rows.push(row);
            }
            None => rounds.push((name, vec![row])),
        }
    }
    let named: Vec<KnockoutRoundKey<'_>> = rounds
        .iter()
        .map(|(name, rows)| KnockoutRoundKey {
            name,
            date: rows.iter().filter_map(|row| row.date).min(),
        })
        .collect();
    let order = knockout_rounds::order_knockout_rounds(&named);
    let mut rounds: Vec<Option<(String, Vec<Match>)>> = rounds.into_iter().map(Some).collect();
    order.into_iter().filter_map(|round| rounds[round].take()).collect()
}

/// Rows without rounds: a match belongs to the round after the last one of its two sides; a pair
/// that meets again continues the same match.
fn by_course(event: &Event, mut rows: Vec<Match>) -> Vec<(String, Vec<Match>)> {
    if rows.iter().all(|row| row.date.is_some()) {
        rows.arrange_by_key(|row| row.date);
    }
    let mut reached = vec![0usize; event.entries.len()];
    let mut known: BTreeMap<(usize, usize), usize> = BTreeMap::new();
    let mut rounds: Vec<(String, Vec<Match>)> = Vec::new();
    for row in rows {
        let other = row.away.unwrap_or(row.home);
        let pair = (row.home.min(other), row.home.max(other));
        let again = known.get(&pair).copied().filter(|_| row.away.is_some());
        let round = again.unwrap_or_else(|| reached[row.home].max(reached[other]));
        known.insert(pair, round);
        for entry in row.sides() {
            reached[entry] = reached[entry].max(round + 1);
        }
        if rounds.len() == round {
            rounds.push(((round + 1).to_string(), Vec::new()));
        }
        rounds[round].1.push(row);
    }
    rounds
}

/// A contestant with a later match has won one whose winner is unknown.
fn go_on(rounds: &mut [KnockoutRound], double: bool) {
    let mut later: BTreeSet<usize> = BTreeSet::new();
    for round in rounds.iter_mut().rev() {
        for meeting in &mut round.meetings {
            let on: Vec<usize> = meeting.row.sides().filter(|side| later.contains(side)).collect();
            if let ([only], None, false) = (on.as_slice(), meeting.winner, double) {
                meeting.winner = Some(*only);
                // A match without a score is won; one with level scores is half.
                meeting.level |= meeting.row.vps_imps_or_percentages().is_some();
            }
        }
        later.extend(round.appearing());
    }
}

/// Removes the matches between two contestants who had lost before.
fn without_losers(rounds: &mut [KnockoutRound]) -> Vec<KnockoutMatch> {
    let mut lost: BTreeSet<usize> = BTreeSet::new();
    let mut taken = Vec::new();
    for round in rounds {
        let (apart, kept): (Vec<KnockoutMatch>, Vec<KnockoutMatch>) =
            std::mem::take(&mut round.meetings)
                .into_iter()
                .partition(|meeting| meeting.row.sides().all(|side| lost.contains(&side)));
        round.meetings = kept;
        taken.extend(apart);
        let losers = round.meetings.iter().filter(|meeting| !meeting.triangular);
        lost.extend(losers.filter_map(KnockoutMatch::loser));
    }
    taken
}

/// Marks mini-matches: three contestants who all meet in one round of a single elimination, with or
/// without a note (WBU 4.5.7).
fn find_triangles(rounds: &mut [KnockoutRound], double: bool) {
    for round in rounds.iter_mut().filter(|_| !double) {
        let mut often: BTreeMap<usize, u32> = BTreeMap::new();
        for entry in round.meetings.iter().flat_map(|meeting| meeting.row.sides()) {
            *often.entry(entry).or_default() += 1;
        }
        for meeting in &mut round.meetings {
            meeting.triangular |= meeting.row.sides().all(|side| often.get(&side) == Some(&2));
        }
    }
}

/// Finds the contestants still in at each round, and those of them who did not play.
fn find_idle(rounds: &mut [KnockoutRound], double: bool) {
    let mut later: BTreeSet<usize> = BTreeSet::new();
    let mut alive: Vec<BTreeSet<usize>> = Vec::with_capacity(rounds.len());
    for round in rounds.iter().rev() {
        later.extend(round.appearing());
        alive.push(later.clone());
    }
    let (mut before, mut defeated): (BTreeSet<usize>, BTreeSet<usize>) = Default::default();
    for (round, alive) in rounds.iter_mut().zip(alive.into_iter().rev()) {
        let playing: BTreeSet<usize> =
            round.meetings.iter().flat_map(|meeting| meeting.row.sides()).collect();
        let written = std::mem::take(&mut round.idle);
        round.alive = alive.len() as u32;
        for entry in alive.difference(&playing).copied() {
            let row = written.iter().find(|idle| idle.entry == entry);
            let played_before = before.contains(&entry);
            // In a double elimination a contestant can rest without a bye.
            if row.is_none() && double && played_before {
                continue;
            }
            let written = row.and_then(|idle| idle.written);
            let defeated = defeated.contains(&entry);
            round.idle.push(IdleContestant { entry, written, played_before, defeated });
        }
        before.extend(playing);
        defeated.extend(round.meetings.iter().filter_map(KnockoutMatch::loser));
    }
}
