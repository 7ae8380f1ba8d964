//! Porous sections: sections by rating. A pairing bonus lets players float between them for some
//! rounds; the last rounds are inside sections.
//!
//! A player's section never changes. The sections follow from the players who were drawn in round
//! 1, as the return holds them: withdrawn players stay on the list; a late entry, or a player with
//! a first-round bye, joins the section of the next such player above. A section that the organiser
//! typed takes precedence; so an organiser who corrects ratings during the tournament fixes the
//! sections.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::{Draw, DrawError, DrawOutcome, Pairing, dutch};
use crate::rules::porous::{PorousSectionRules, SectionSizes};
use model::crosstable::{Contestant, Crosstable, GamePoints, RoundResult};
use model::form::{EntryColumn, Key};
use model::{Basis, Entry, Event, StableSort, column_letters, natural_cmp};

/// The sections of a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentSections {
    /// Their names from the top.
    pub labels: Vec<String>,
    /// The section of each contestant, an index into the names.
    pub of: Vec<usize>,
    /// Contestants who count: those drawn in round 1.
    pub counted: usize,
    /// Sizes by the rule; `None` if the organiser typed every section.
    pub sizes: Option<SectionSizes>,
}

impl TournamentSections {
    /// Assigns the contestants of a table to sections. `typed`: the sections typed for them;
    /// `sections`: the typed number of sections.
    pub fn new(
        rules: &PorousSectionRules,
        table: &Crosstable,
        typed: &[Option<&str>],
        sections: Option<usize>,
    ) -> TournamentSections {
        let named = |position: usize| typed.get(position).copied().flatten().map(name_of);
        let counts = counted(table);
        let counted = counts.iter().filter(|counts| **counts).count();
        let all_typed = (0..counts.len()).all(|p| !counts[p] || named(p).is_some());
        let sizes = (!all_typed || counted == 0).then(|| rules.section_sizes(counted, sections));
        let by_rule = |nth: usize| letter(sizes.as_ref().map_or(0, |sizes| section_of(sizes, nth)));
        let mut labels: Vec<String> = Vec::with_capacity(counts.len());
        let mut nth = 0;
        for (position, counts) in counts.iter().enumerate() {
            let own = named(position).unwrap_or_else(|| match counts {
                true => by_rule(nth),
                false => String::new(),
            });
            nth += usize::from(*counts);
            labels.push(own);
        }
        join_those_above(&mut labels, &counts);
        let made = sizes.iter().flat_map(|sizes| (0..sizes.sizes.len()).map(letter));
        let names: BTreeSet<String> = labels.iter().cloned().chain(made).collect();
        let mut names: Vec<String> = names.into_iter().collect();
        names.arrange_by(|a, b| natural_cmp(a, b));
        let index = |label: &String| names.iter().position(|name| name == label).unwrap_or(0);
        let of = labels.iter().map(index).collect();
        TournamentSections { labels: names, of, counted, sizes }
    }

    /// The pairing bonus of a section (k - 1, k - 2 … 0 from the top).
    pub fn pairing_bonus(&self, rules: &PorousSectionRules, section: usize) -> GamePoints {
        let below = self.labels.len().saturating_sub(section + 1) as i32;
        GamePoints(GamePoints::ONE.0 * rules.bonus.points * below)
    }

    /// The name of a contestant's section.
    pub fn section_name_of(&self, contestant: usize) -> &str {
        &self.labels[self.of[contestant]]
    }

    /// The sections of an event, with what its entries and the key `Section count` say.
    pub(crate) fn from_event(
        rules: &PorousSectionRules,
        event: &Event,
        table: &Crosstable,
    ) -> TournamentSections {
        // The record holds what was typed; the entry may hold the section of an earlier call.
        let own = |contestant: &Contestant| {
            let entry = event.entries.get(contestant.entry)?;
            entry.record.text(EntryColumn::Section).map(|cell| cell.value)
        };
        let typed: Vec<Option<&str>> = table.contestants.iter().map(own).collect();
        let wanted = event.answer_whole_number(Key::SectionCount).map(|count| count as usize);
        TournamentSections::new(rules, table, &typed, wanted)
    }

    /// Writes the sections to the entries of an event.
    pub(crate) fn assign_to_entries(&self, table: &Crosstable, entries: &mut [Entry]) {
        for (position, contestant) in table.contestants.iter().enumerate() {
            if let Some(entry) = entries.get_mut(contestant.entry) {
                entry.section = Some(self.section_name_of(position).to_string());
            }
        }
    }

    /// Describes the sections, with their clauses.
    fn explain(&self, rules: &'static PorousSectionRules, ground: &mut Basis) {
        let others = self.of.len() - self.counted;
        let left_out = match others {
            0 => String::new(),
            others => format!(", {others} more who did not play round 1"),
        };
        ground.add_cited_step(&rules.counted.clause, format!("{} count{left_out}", self.counted));
        if others > 0 {
            ground.cite(&rules.not_counted.clause);
        }
        let Some(sizes) = &self.sizes else {
            ground.add_step(format!("sections {} as entered", self.labels.join(", ")));
            return;
        };
        if let Some(band) = rules.section_count_band(self.counted) {
            ground.add_cited_step(&band.clause, format!("{} sections", sizes.sizes.len()));
        }
        let each: Vec<String> = sizes.sizes.iter().map(usize::to_string).collect();
        ground.add_cited_step(&rules.section_size.clause, format!("of {}", each.join(", ")));
        if sizes.outgrown {
            let most = rules.section_size.most;
            ground.add_step(format!("no section but the lowest has more than {most}"));
        }
    }
}

/// Adds the pairing bonus of each section in the rounds drawn with it. Later rounds are drawn on
/// points, and their floats are counted so.
pub fn add_section_virtual_points(
    rules: &PorousSectionRules,
    table: &mut Crosstable,
    sections: &TournamentSections,
) {
    for (position, contestant) in table.contestants.iter_mut().enumerate() {
        let bonus = sections.pairing_bonus(rules, sections.of[position]);
        contestant.virtual_points = vec![bonus; rules.bonus.rounds];
    }
}

/// Draws the next round: over the whole field on notional points, or inside each section on points.
///
/// # Errors
///
/// As the FIDE (Dutch) system; for the last rounds, the obstructing players of any section.
pub fn draw_porous_section_round(
    rules: &'static PorousSectionRules,
    table: &Crosstable,
    sections: &TournamentSections,
) -> DrawOutcome {
    let mut table = table.clone();
    add_section_virtual_points(rules, &mut table, sections);
    let mut drawn = match table.played < rules.bonus.rounds {
        true => on_notional_points(rules, &table, sections)?,
        false => inside_sections(rules, &table, sections)?,
    };
    let mut ground = Basis::new();
    sections.explain(rules, &mut ground);
    append(&mut ground, &drawn.ground);
    // Every note of the draw states the counted players and the sections.
    let shared = Arc::new(ground.clone());
    for pairing in &mut drawn.pairings {
        let own = std::mem::take(&mut pairing.basis);
        pairing.basis = Basis::extending(&shared);
        pairing.basis.append(&own);
    }
    drawn.ground = ground;
    Ok(drawn)
}

/// The reasons of one pairing after `first`, with all their clauses.
fn own_words(drawn: &Draw, pairing: &Pairing, mut first: Basis) -> Basis {
    first.cite_clauses_of(&pairing.basis);
    drawn.reasons_of_pairing(pairing).for_each(|step| {
        first.add_step(step.clone());
    });
    first
}

/// Draws over the whole field by points with the bonus of the section: winners float up as far as
/// losers above make room (Galway, round 2 surplus), and the losers of the lowest section are left
/// to each other (round 2 bottom).
fn on_notional_points(
    rules: &'static PorousSectionRules,
    table: &Crosstable,
    sections: &TournamentSections,
) -> DrawOutcome {
    let mut drawn = dutch::draw_dutch_round(table)?;
    let mut worded = Vec::with_capacity(drawn.pairings.len());
    for pairing in &drawn.pairings {
        let of = |contestant: usize| {
            let section = sections.of[contestant];
            let bonus = sections.pairing_bonus(rules, section);
            let points = table.points_before(contestant, table.played);
            format!(
                "{} (section {}: {} and bonus {})",
                (points + bonus).to_text(),
                sections.labels[section],
                points.to_text(),
                bonus.to_text()
            )
        };
        let both: Vec<String> =
            std::iter::once(pairing.first).chain(pairing.second).map(of).collect();
        let step = format!("n-points {}", both.join(" and "));
        let mut basis = Basis::new();
        basis
            .add_cited_step(&rules.bonus.clause, &step)
            .cite(rules.pairing.round_clause(drawn.round));
        worded.push(own_words(&drawn, pairing, basis));
    }
    for (pairing, basis) in drawn.pairings.iter_mut().zip(worded) {
        pairing.basis = basis;
    }
    let each: Vec<String> = (0..sections.labels.len())
        .map(|section| sections.pairing_bonus(rules, section).to_text())
        .collect();
    let step = format!("pairing bonus {}", each.join(", "));
    let mut ground = Basis::new();
    ground.add_cited_step(&rules.bonus.clause, &step).cite(&rules.pairing.clause);
    append(&mut ground, &drawn.ground);
    drawn.ground = ground;
    Ok(drawn)
}

/// Draws each section by itself; for the others it is a round without play.
fn inside_sections(
    rules: &'static PorousSectionRules,
    table: &Crosstable,
    sections: &TournamentSections,
) -> DrawOutcome {
    let clause = rules.within.clause.as_str();
    let mut whole = Draw { round: table.played + 1, coloured: true, ..Draw::default() };
    whole.ground.add_cited_step(clause, "inside sections, on points");
    let (mut byes, mut obstructing) = (Vec::new(), Vec::new());
    for (section, label) in sections.labels.iter().enumerate() {
        let own = only(table, |contestant| sections.of[contestant] == section);
        let drawn = match dutch::draw_dutch_round(&own) {
            Ok(drawn) => drawn,
            Err(DrawError::Nobody) => continue,
            Err(DrawError::Impossible { obstructing: of_section }) => {
                obstructing.extend(of_section);
                continue;
            }
            Err(faulty @ (DrawError::Table { .. } | DrawError::Faulty { .. })) => {
                return Err(faulty);
            }
        };
        whole.coloured = drawn.coloured;
        let there = own.next_draw_contestants().len();
        for pairing in &drawn.pairings {
            let mut basis = Basis::new();
            let odd = pairing.second.is_none();
            let own = if odd { ": the section is odd and has a bye of its own" } else { "" };
            basis.add_cited_step(clause, format!("inside section {label} of {there} players{own}"));
            let basis = own_words(&drawn, pairing, basis);
            let pairing = Pairing { basis, ..pairing.clone() };
            match pairing.second {
                Some(_) => whole.pairings.push(pairing),
                None => byes.push((pairing, label)),
            }
        }
        whole.ground.cite_clauses_of(&drawn.ground);
        // Each pairing states the numbers of players, which are those of its section.
        let system = drawn.ground.steps().next();
        if let Some(system) = system.filter(|system| !whole.ground.contains_step(system)) {
            whole.ground.add_step(system.clone());
        }
    }
    if !obstructing.is_empty() {
        return Err(DrawError::Impossible { obstructing });
    }
    for (pairing, label) in byes {
        whole.ground.add_step(format!("section {label} is odd and has a bye of its own"));
        whole.pairings.push(pairing);
    }
    if whole.pairings.is_empty() { Err(DrawError::Nobody) } else { Ok(whole) }
}

/// The table with everybody else absent from the next round.
fn only(table: &Crosstable, stays: impl Fn(usize) -> bool) -> Crosstable {
    let mut table = table.clone();
    for (position, contestant) in table.contestants.iter_mut().enumerate() {
        if !stays(position) {
            contestant.next = Some(RoundResult::ZeroBye);
        }
    }
    table
}

/// Who counts: players drawn, or to be drawn, in round 1.
fn counted(table: &Crosstable) -> Vec<bool> {
    let drawn_first = |position: usize| match table.contestants[position].round_results.first() {
        None => table.is_in_next_draw(position),
        Some(round_result) => round_result.was_paired(),
    };
    (0..table.contestants.len()).map(drawn_first).collect()
}

/// A section's folded name.
fn name_of(typed: &str) -> String {
    typed.split_whitespace().collect::<Vec<_>>().join(" ").to_uppercase()
}

fn letter(section: usize) -> String {
    column_letters(section as u16)
}

/// The section of the nth counted player.
fn section_of(sizes: &SectionSizes, nth: usize) -> usize {
    let mut last = 0;
    let ends = sizes.sizes.iter().map(|size| {
        last += size;
        last
    });
    ends.into_iter().take_while(|end| *end <= nth).count()
}

/// Assigns players without a section to that of the next counted player above, else of the next
/// below.
fn join_those_above(labels: &mut [String], counts: &[bool]) {
    let first = (0..labels.len()).find(|position| counts[*position]);
    let mut above = first.map_or_else(|| letter(0), |first| labels[first].clone());
    for (label, counts) in labels.iter_mut().zip(counts) {
        if label.is_empty() {
            label.clone_from(&above);
        } else if *counts {
            above.clone_from(label);
        }
    }
}

/// Adds what another basis says.
fn append(basis: &mut Basis, other: &Basis) {
    if basis.contains_steps_of(other) {
        basis.cite_clauses_of(other);
    } else {
        basis.append(other);
    }
}
