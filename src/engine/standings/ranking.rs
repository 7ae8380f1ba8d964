//! Ranking lists: one for each section and direction that is ranked by itself.

use std::collections::BTreeMap;

use super::problems;
use crate::engine::rules;
use crate::engine::scoring::diplomacy::{Diplomacy, title};
use crate::engine::scoring::{Score, Scores, scores_after};
use crate::model::{Basis, Cell, Direction, EntryStatus, Event, Exact, Unit, added, natural};
use crate::problem::{Problem, Trouble};

use super::games::OwnGames;
use super::match_ties::MatchTies;
use super::teams;
use super::tie_breaks::{Broken, TieBreaks};

/// A list of contestants who are ranked against each other.
#[derive(Debug, Clone, PartialEq)]
pub struct RankingList {
    /// The section, where sections are ranked apart.
    pub section: Option<String>,
    /// The direction, where directions are.
    pub direction: Option<Direction>,
    /// The contestants with a score, best first; equals by label.
    pub standings: Vec<Standing>,
    /// Entries of this list without a score, by index, in the order of labels.
    pub unranked: Vec<usize>,
}

/// A contestant's place.
#[derive(Debug, Clone, PartialEq)]
pub struct Standing {
    /// The contestant, an index into the event's entries.
    pub entry: usize,
    /// The number of contestants ranked better, plus one.
    pub place: u32,
    /// How many share the place.
    pub tied: u32,
    /// The score that was compared.
    pub score: Exact,
    /// Play-offs won against those with the same score; once more against those who
    /// won as many. Empty without play-offs.
    pub play_off: Vec<u32>,
    /// What the event's tie-breaks say, in the order in which they are applied. Empty
    /// without tie-breaks.
    pub tie_breaks: Vec<Broken>,
    /// What games say of a contestant, in the order in which they are compared. Empty
    /// where no games are.
    pub measures: Vec<Measure>,
}

/// What equal scores are told apart by, beside tie-breaks: a count, or the score of a
/// game.
#[derive(Debug, Clone, PartialEq)]
pub struct Measure {
    /// Its name in `standings.csv`.
    pub name: &'static str,
    /// Its value; none for a game that was not played.
    pub value: Option<Exact>,
}

impl RankingList {
    /// Its name for people; empty where it is the only one.
    pub fn title(&self) -> String {
        if self.section.as_deref() == Some(teams::SECTION) {
            return "Teams".to_string();
        }
        let section = self.section.as_ref().map(|section| format!("Section {section}"));
        let direction = self.direction.map(|direction| direction.title().to_string());
        section.into_iter().chain(direction).collect::<Vec<_>>().join(", ")
    }

    /// All contestants of the list, ranked or not.
    pub fn contestants(&self) -> usize {
        self.standings.len() + self.unranked.len()
    }

    /// The same contestants ranked within each section (WBU 2.8.2).
    pub fn by_section(&self, event: &Event) -> Vec<RankingList> {
        let order = |entry: usize| SectionOrder(event.entries[entry].section.clone());
        let mut sections: BTreeMap<SectionOrder, Vec<Compared>> = BTreeMap::new();
        for standing in &self.standings {
            let scored = sections.entry(order(standing.entry)).or_default();
            scored.push(Compared {
                entry: standing.entry,
                score: standing.score,
                play_off: standing.play_off.clone(),
                // The whole list has broken the ties.
                better: standing.place,
                tie_breaks: standing.tie_breaks.clone(),
                measures: standing.measures.clone(),
            });
        }
        for entry in &self.unranked {
            sections.entry(order(*entry)).or_default();
        }
        let list = |(section, scored): (SectionOrder, _)| RankingList {
            unranked: self.unranked.iter().copied().filter(|e| order(*e) == section).collect(),
            section: section.0,
            direction: self.direction,
            standings: places(event, scored),
        };
        sections.into_iter().map(list).collect()
    }

    /// The standing of an entry.
    pub fn of_entry(&self, entry: usize) -> Option<&Standing> {
        self.standings.iter().find(|standing| standing.entry == entry)
    }
}

/// The ranking of an event of matches as it stood after a round, ties broken by its rule
/// set; none for an event without rounds.
pub fn after_round(event: &Event, scores: &Scores, round: usize) -> Option<Vec<RankingList>> {
    let then = scores_after(event, scores, round)?;
    let rule = rules::ties(event).filter(|_| round > 0);
    let ties = rule.map(|rule| Ties::Matches(MatchTies::new(event, &then, rule)));
    Some(rank(event, &then, ties.as_ref()))
}

/// Ranks the contestants of an event: higher scores first. Equal scores share a place,
/// unless play-offs or tie-breaks tell them apart.
pub fn rank(event: &Event, scores: &Scores, ties: Option<&Ties<'_>>) -> Vec<RankingList> {
    let apart = !event.scored_across();
    let directions = event.winners() > 1;
    let mut lists: BTreeMap<(SectionOrder, Option<Direction>), Vec<usize>> = BTreeMap::new();
    for (index, entry) in event.entries.iter().enumerate() {
        let section = entry.section.clone().filter(|_| apart);
        let direction = entry.direction.filter(|_| directions);
        lists.entry((SectionOrder(section), direction)).or_default().push(index);
    }
    lists
        .into_iter()
        .map(|((section, direction), entries)| {
            let (ranked, mut unranked) = entries
                .into_iter()
                .partition::<Vec<_>, _>(|entry| scores.of_entry[*entry].is_some());
            unranked.sort_by(|a, b| natural(&event.entries[*a].label, &event.entries[*b].label));
            RankingList {
                section: section.0,
                direction,
                standings: places(event, compared(scores, ranked, ties)),
                unranked,
            }
        })
        .collect()
}

/// What contestants are ranked by.
struct Compared {
    entry: usize,
    score: Exact,
    play_off: Vec<u32>,
    /// Those of the same score and play-offs who are better by tie-breaks have less.
    better: u32,
    tie_breaks: Vec<Broken>,
    measures: Vec<Measure>,
}

impl Compared {
    /// What two contestants share who are level before tie-breaks.
    fn level(&self) -> (Exact, &[u32]) {
        (self.score, &self.play_off)
    }
}

/// How contestants with the same score are told apart.
pub enum Ties<'a> {
    /// By FIDE's tie-breaks, in a tournament of one player a side.
    Fide(TieBreaks<'a>),
    /// By the criteria of a rule set of match events.
    Matches(MatchTies<'a>),
}

impl Ties<'_> {
    /// What breaks the tie of some entries: for each how many groups of those who stay
    /// level are better, and what every criterion says.
    fn resolve(&self, level: &[usize]) -> BTreeMap<usize, (u32, Vec<Broken>)> {
        match self {
            Ties::Fide(ties) => {
                let known = |entry: &usize| Some((ties.contestant(*entry)?, *entry));
                let of: BTreeMap<usize, usize> = level.iter().filter_map(known).collect();
                let resolved = ties.resolve(of.keys().copied().collect());
                let told = resolved.into_iter().map(|resolved| {
                    (of[&resolved.contestant], (resolved.better, resolved.tie_breaks))
                });
                told.collect()
            }
            Ties::Matches(ties) => {
                let untied = ties.resolve(level.to_vec()).into_iter();
                untied.map(|untied| (untied.entry, (untied.better, untied.broken))).collect()
            }
        }
    }
}

/// Entries with all that they are compared by.
fn compared(scores: &Scores, entries: Vec<usize>, ties: Option<&Ties<'_>>) -> Vec<Compared> {
    let mut compared = scored(scores, entries);
    let Some(ties) = ties else { return compared };
    compared.sort_by(|a, b| a.level().cmp(&b.level()));
    for level in compared.chunk_by_mut(|a, b| a.level() == b.level()) {
        let entries: Vec<usize> = level.iter().map(|one| one.entry).collect();
        let mut resolved = ties.resolve(&entries);
        for one in level {
            if let Some((better, broken)) = resolved.remove(&one.entry) {
                (one.better, one.tie_breaks) = (better, broken);
            }
        }
    }
    compared
}

/// Entries with their totals, and with the play-offs between equal ones.
fn scored(scores: &Scores, entries: Vec<usize>) -> Vec<Compared> {
    let total =
        |entry: usize| scores.of_entry[entry].as_ref().map_or(Exact::ZERO, |score| score.total);
    let mut equal: BTreeMap<Exact, Vec<usize>> = BTreeMap::new();
    for entry in entries.iter().copied().filter(|_| !scores.play_offs.is_empty()) {
        equal.entry(total(entry)).or_default().push(entry);
    }
    let mut won: BTreeMap<usize, Vec<u32>> = BTreeMap::new();
    for tied in equal.into_values().filter(|tied| tied.len() > 1) {
        break_tie(&scores.play_offs, &tied, &mut won);
    }
    let compared = |entry: usize| Compared {
        entry,
        score: total(entry),
        play_off: won.remove(&entry).unwrap_or_default(),
        better: 0,
        tie_breaks: Vec::new(),
        measures: Vec::new(),
    };
    entries.into_iter().map(compared).collect()
}

/// Counts the play-offs that tied contestants won against each other, where all of
/// them played one; those who won as many are compared once more.
fn break_tie(play_offs: &[[usize; 2]], tied: &[usize], won: &mut BTreeMap<usize, Vec<u32>>) {
    let within = |pair: &&[usize; 2]| pair.iter().all(|entry| tied.contains(entry));
    let between: Vec<&[usize; 2]> = play_offs.iter().filter(within).collect();
    if !tied.iter().all(|entry| between.iter().any(|pair| pair.contains(entry))) {
        return;
    }
    let mut by_wins: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
    for entry in tied {
        let wins = between.iter().filter(|pair| pair[0] == *entry).count() as u32;
        won.entry(*entry).or_default().push(wins);
        by_wins.entry(wins).or_default().push(*entry);
    }
    let smaller = by_wins.into_values().filter(|equal| (2..tied.len()).contains(&equal.len()));
    smaller.for_each(|equal| break_tie(play_offs, &equal, won));
}

/// Sections in natural order.
#[derive(PartialEq, Eq)]
struct SectionOrder(Option<String>);

impl Ord for SectionOrder {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        let text = |order: &Self| order.0.clone().unwrap_or_default();
        natural(&text(self), &text(other))
    }
}

impl PartialOrd for SectionOrder {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

fn places(event: &Event, mut order: Vec<Compared>) -> Vec<Standing> {
    let label = |compared: &Compared| event.entries[compared.entry].label.as_str();
    order.sort_by(|a, b| {
        let ties = || a.better.cmp(&b.better).then_with(|| natural(label(a), label(b)));
        b.level().cmp(&a.level()).then_with(ties)
    });
    let mut standings = Vec::with_capacity(order.len());
    let equal = |one: &Compared, other: &Compared| {
        (one.level(), one.better) == (other.level(), other.better)
    };
    let sizes: Vec<usize> = order.chunk_by(equal).map(<[Compared]>::len).collect();
    let mut order = order.into_iter();
    for tied in sizes {
        let place = standings.len() as u32 + 1;
        standings.extend(order.by_ref().take(tied).map(|compared| Standing {
            entry: compared.entry,
            place,
            tied: tied as u32,
            score: compared.score,
            play_off: compared.play_off,
            tie_breaks: compared.tie_breaks,
            measures: compared.measures,
        }));
    }
    standings
}

/// A contestant with the games that equal scores are told apart by.
pub(super) struct Ranked {
    /// The contestant.
    pub entry: usize,
    /// The sum.
    pub score: Exact,
    /// The games.
    pub games: OwnGames,
    /// What they say.
    pub measures: Vec<Measure>,
}

/// Places by score, then by games; who is level in both shares a place.
pub(super) fn placed(event: &Event, ranked: Vec<Ranked>) -> Vec<Standing> {
    let better = |one: &Ranked| {
        let ahead = |other: &&Ranked| other.score == one.score && other.games > one.games;
        ranked.iter().filter(ahead).count() as u32
    };
    let better: Vec<u32> = ranked.iter().map(better).collect();
    let compared = ranked.into_iter().zip(better).map(|(ranked, better)| Compared {
        entry: ranked.entry,
        score: ranked.score,
        play_off: Vec::new(),
        better,
        tie_breaks: Vec::new(),
        measures: ranked.measures,
    });
    places(event, compared.collect())
}

/// Compares the organiser's own places with the computed ones, and finds
/// entries that have no result.
pub fn check_places(event: &Event, scores: &Scores, lists: &[RankingList]) -> Vec<Problem> {
    let mut problems = Vec::new();
    let typed = typed_places(event);
    for list in lists {
        let missing: Vec<usize> = list
            .unranked
            .iter()
            .copied()
            .filter(|entry| event.entries[*entry].status == EntryStatus::Playing)
            .collect();
        for standing in &list.standings {
            if let Some(typed) = typed[standing.entry] {
                let missing = missing.len() as u32;
                problems.extend(place_trouble(event, scores, standing, typed, missing));
            }
        }
        // A result that cannot be used has been reported at its cell.
        for entry in missing.iter().filter(|entry| !scores.refused.contains(entry)) {
            let entry = &event.entries[*entry];
            let trouble = problems::EntryWithoutResult { label: entry.label.clone() };
            problems.push(event.problem(trouble, entry.at));
        }
    }
    problems
}

/// The place that the organiser typed for each entry. Where an entry has a row
/// for each session, a place may be that of the session, so nothing is compared.
fn typed_places(event: &Event) -> Vec<Option<Cell<u32>>> {
    let mut places = vec![None; event.entries.len()];
    let mut rows = vec![0u32; event.entries.len()];
    for result in &event.results {
        rows[result.entry] += 1;
        places[result.entry] = result.place.filter(|_| rows[result.entry] == 1);
    }
    places
}

/// What is wrong with a typed place, if anything. Each of the `missing` entries
/// without a score may stand before it.
fn place_trouble(
    event: &Event,
    scores: &Scores,
    standing: &Standing,
    typed: Cell<u32>,
    missing: u32,
) -> Option<Problem> {
    let label = event.entries[standing.entry].label.clone();
    let (place, tied) = (standing.place, standing.tied);
    if typed.value == place
        || (missing > 0 && (place..place + tied + missing).contains(&typed.value))
    {
        return None;
    }
    let trouble: Trouble = if (place..place + tied).contains(&typed.value) {
        problems::TieBroken { label, typed: typed.value, place, tied }.into()
    } else {
        let shared = if tied > 1 { "=" } else { "" };
        let unit = if scores.unit == Unit::Percent { " %" } else { "" };
        problems::PlaceDisagrees {
            label,
            typed: typed.value,
            place: format!("{place}{shared}"),
            score: format!("{}{unit}", standing.score.to_decimal()),
        }
        .into()
    };
    Some(event.problem(trouble, typed.at))
}

/// Why a contestant has its place: how the score adds up, and who is better.
pub fn explain(scores: &Scores, list: &RankingList, standing: &Standing) -> Basis {
    let mut basis = Basis::new();
    let fate = scores.fate(standing.entry);
    if let Some(diplomacy) = &scores.diplomacy {
        say_games(&mut basis, diplomacy, scores, list, standing);
        return basis;
    }
    match (fate, &scores.of_entry[standing.entry]) {
        (Some(fate), _) => {
            basis.say(&fate.told).say(&format!("rounds come through: {}", fate.survived));
        }
        (None, Some(score)) => drop(basis.say(&sum(scores, score, standing.score))),
        (None, None) => {}
    }
    let brought = scores.of_entry[standing.entry].as_ref().and_then(|own| own.brought.as_ref());
    if let Some(brought) = brought {
        basis.say(&format!("{} ({})", brought.sentence(), brought.cited().join(", ")));
    }
    let ranked = list.standings.len();
    let did = if fate.is_some() { "came further" } else { "scored more" };
    let ahead = list.standings.iter().filter(|other| other.score > standing.score).count();
    let others = match ahead {
        0 => format!("nobody {did}"),
        1 => format!("1 contestant {did}"),
        many => format!("{many} contestants {did}"),
    };
    if !standing.play_off.is_empty() {
        let equal = list.standings.iter().filter(|other| other.score == standing.score).count();
        let won = standing.play_off.iter().map(u32::to_string).collect::<Vec<_>>().join(", then ");
        let better = standing.place as usize - 1 - ahead;
        basis.say(&format!(
            "level with {} and played off: {won} won, {better} better in the play-off",
            equal - 1
        ));
    }
    say_tie_breaks(&mut basis, list, standing);
    let shared =
        if standing.tied > 1 { format!(", {} share it", standing.tied) } else { String::new() };
    basis.say(&format!("{others}: place {} of {ranked}{shared}", standing.place));
    basis
}

/// How games of Diplomacy make a place: each with its arithmetic, and those with the
/// same sum (NZDC 1999, B.3).
fn say_games(
    basis: &mut Basis,
    diplomacy: &Diplomacy,
    scores: &Scores,
    list: &RankingList,
    standing: &Standing,
) {
    let Some(score) = &scores.of_entry[standing.entry] else { return };
    for (scored, seat, played) in diplomacy.of_entry(standing.entry) {
        let (game, power) = (title(&scored.game), scored.game.seats[seat].power.name());
        let (kind, told) = (played.kind.name(), &played.told);
        basis.because("B.1", &format!("{game} as {power}, {kind}: {told}"));
    }
    let whole = sum(scores, score, standing.score);
    basis.because("B.3", &whole);
    let ranked = list.standings.len();
    let ahead = list.standings.iter().filter(|other| other.score > standing.score).count();
    let level = list.standings.iter().filter(|other| other.score == standing.score).count() - 1;
    if level > 0 {
        let better = standing.place as usize - 1 - ahead;
        let measures = standing.measures.iter().map(|measure| {
            let value = measure.value.map_or("none".to_string(), Exact::to_decimal);
            format!("{} {value}", measure.name)
        });
        let measures = measures.collect::<Vec<_>>().join(", ");
        basis.say(&format!("level with {level}, {better} better by {measures}"));
    }
    let shared = match standing.tied {
        1 => String::new(),
        tied => format!(", {tied} share it"),
    };
    let others = match ahead {
        0 => "nobody scored more".to_string(),
        1 => "1 contestant scored more".to_string(),
        many => format!("{many} contestants scored more"),
    };
    basis.say(&format!("{others}: place {} of {ranked}{shared}", standing.place));
}

/// What the tie-breaks say of a contestant, and which of them decided.
fn say_tie_breaks(basis: &mut Basis, list: &RankingList, standing: &Standing) {
    if standing.tie_breaks.is_empty() {
        return;
    }
    let level =
        |other: &&Standing| (other.score, &other.play_off) == (standing.score, &standing.play_off);
    let level: Vec<&Standing> = list.standings.iter().filter(level).collect();
    if level.len() > 1 {
        let better = level.iter().filter(|other| other.place < standing.place).count();
        basis.say(&format!("level with {}, {better} better by tie-breaks", level.len() - 1));
    }
    for broken in standing.tie_breaks.iter().filter(|broken| !broken.basis.is_empty()) {
        let clauses = broken.basis.cited().join(", ");
        basis.say(&format!("{} ({clauses})", broken.basis.own_sentence()));
    }
}

/// The terms that penalties and bonuses make.
fn adjustments(score: &Score) -> impl Iterator<Item = String> + '_ {
    score.adjustments.iter().map(|adjusted| {
        let why = adjusted
            .basis
            .as_ref()
            .map(|basis| format!(" ({}, {})", basis.sentence(), basis.cited().join(", ")));
        format!("{} adjustment{}", adjusted.amount.value, why.unwrap_or_default())
    })
}

/// `57.25 % = (60 + 54.5) / 2, the best 2 of 3 games; 41 does not count`.
fn averaged(scores: &Scores, score: &Score, whole: &str) -> String {
    let named = |counts: bool| -> Vec<String> {
        let parts = score.parts.iter().filter(|part| part.counts == counts);
        parts
            .map(|part| match scores.sessions.get(part.session) {
                Some(game) => format!("{} in {game}", part.score.value.to_decimal()),
                None => part.score.value.to_decimal(),
            })
            .collect()
    };
    let (counting, others) = (named(true), named(false));
    let (count, all) = (counting.len(), score.parts.len());
    let sum = format!("score {whole} = ({}) / {count}", added(&counting));
    match &others[..] {
        [] => sum,
        _ => format!("{sum}, the best {count} of {all} games, without {}", others.join(", ")),
    }
}

/// `57.25 = 30 + 27.25`, with sessions that do not count and adjustments named.
fn sum(scores: &Scores, score: &Score, total: Exact) -> String {
    let unit = scores.unit.title();
    // Points of boards are fractions; what was typed is shown as it was typed.
    let of_boards = scores.worked.is_some();
    let shown = |number: Exact| if of_boards { number.shown() } else { number.to_string() };
    let whole = match scores.unit {
        Unit::Percent if of_boards || scores.averaged => total.to_fixed(2),
        _ if of_boards => total.shown(),
        _ => total.to_decimal(),
    };
    let terms: Vec<String> = score
        .parts
        .iter()
        .map(|part| {
            let number = match part.max {
                Some(max) => format!("{} of {}", shown(part.score.value), shown(max.value)),
                None => shown(part.score.value),
            };
            if part.counts { number } else { format!("({number} does not count)") }
        })
        .chain(adjustments(score))
        .collect();
    if scores.averaged {
        return averaged(scores, score, &format!("{whole} {unit}"));
    }
    if terms.len() == 1 && score.parts[0].max.is_none() {
        format!("score {whole} {unit}")
    } else {
        format!("score {whole} {unit} = {}", added(&terms))
    }
}
