//! Titles of a congress of porous sections, and who is in which section.
//!
//! All entrants are ranked as one open, and the pairing bonus counts for nothing in
//! it. Each section has its winner and its prize list by the same points. The figures
//! stand in `rules/galway/galway-2023.toml`.

mod description;
pub mod figures;
use crate::engine::pack::{Case, Pack};
use crate::engine::rules::clauses::Clauses;
use crate::engine::rules::{self, Source};
use std::fmt;
pub mod problems;
use std::sync::Arc;

use crate::engine::awards::{Awarded, Rankings, without_awards};
use crate::engine::draw::porous_sections::{Sections, add_bonus};
use crate::engine::standings::{RankingList, Standing};
use crate::model::crosstable::Crosstable;
use crate::model::form::Key;
use crate::model::{Award, AwardKind, Basis, Event, Exact};
use crate::packs::galway_2023::figures::Congress;
use crate::problem::{Problem, Trouble};

/// The sections of the Galway Congress.
pub struct Galway2023;

impl Pack for Galway2023 {
    fn source(&self) -> &'static Source {
        &rules::galway().source
    }

    fn describe(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        description::print(rules::galway(), out)
    }

    fn clauses(&self) -> Option<&'static Clauses> {
        Some(rules::galway_clauses())
    }

    fn has_porous_sections(&self) -> bool {
        true
    }

    fn enter_sections(
        &self,
        event: &mut Event,
        table: &mut Crosstable,
        problems: &mut Vec<Problem>,
    ) {
        enter_sections(rules::galway(), event, table, problems);
    }

    fn award(&self, case: &Case<'_>, problems: &mut Vec<Problem>) -> Awarded {
        award(rules::galway(), case.event, case.rankings, problems)
    }
}

/// Finds the sections of an event and writes them on its entries, the pairing bonus
/// into its table, and the number of rounds where the return does not say it.
pub fn enter_sections(
    congress: &Congress,
    event: &mut Event,
    table: &mut Crosstable,
    problems: &mut Vec<Problem>,
) {
    let sections = Sections::of_event(congress, event, table);
    tell_rounds(congress, event, problems);
    tell_sizes(congress, event, &sections, problems);
    tell_odd(congress, event, &sections, table, problems);
    sections.enter(table, &mut event.entries);
    add_bonus(congress, table, &sections);
    table.rounds.get_or_insert(congress.rounds.rounds);
}

/// Another number of rounds than the page has.
fn tell_rounds(congress: &Congress, event: &Event, problems: &mut Vec<Problem>) {
    let rounds = congress.rounds.rounds;
    if let Some(typed) = event.whole(Key::Rounds).filter(|typed| *typed as usize != rounds) {
        let clause = congress.rounds.clause.clone();
        let trouble = problems::RoundsDiffer { typed, rounds, clause };
        report(event, trouble.into(), Key::Rounds, problems);
    }
}

fn report(event: &Event, trouble: Trouble, key: Key, problems: &mut Vec<Problem>) {
    problems.push(event.problem(trouble, key));
}

/// Problems of the sizes: more players than sections can hold, or fewer.
fn tell_sizes(
    congress: &Congress,
    event: &Event,
    sections: &Sections,
    problems: &mut Vec<Problem>,
) {
    let Some(sizes) = &sections.sizes else { return };
    let clause = || congress.section_size.clause.clone();
    let mut tell = |trouble| report(event, trouble, Key::SectionCount, problems);
    let (made, counted) = (sizes.sizes.len(), sections.counted);
    if made < sizes.wanted && counted > 0 {
        tell(
            problems::FewForSections { counted, wanted: sizes.wanted, made, clause: clause() }
                .into(),
        );
    }
    if let ([others, .., lowest], true) = (&sizes.sizes[..], sizes.outgrown) {
        let (lowest, others) = (*lowest, *others);
        tell(problems::LowestOutgrown { lowest, others, clause: clause() }.into());
    }
}

/// Sections that have a bye of their own in the next round, which is one inside sections.
fn tell_odd(
    congress: &Congress,
    event: &Event,
    sections: &Sections,
    table: &Crosstable,
    problems: &mut Vec<Problem>,
) {
    let rounds = table.rounds.unwrap_or(congress.rounds.rounds);
    if !(congress.bonus.rounds..rounds).contains(&table.played) {
        return;
    }
    for (section, label) in sections.labels.iter().enumerate() {
        let there =
            |position: &usize| sections.of[*position] == section && table.is_drawn_next(*position);
        let players = (0..table.contestants.len()).filter(there).count();
        if !players.is_multiple_of(2) {
            let trouble = problems::OddSection {
                section: label.clone(),
                players,
                round: table.played + 1,
                clause: congress.within.clause.clone(),
            };
            report(event, trouble.into(), Key::Draw, problems);
        }
    }
}

/// The titles of an event that is over and whose sections stand on its entries.
pub fn award(
    congress: &'static Congress,
    event: &Event,
    rankings: Rankings<'_>,
    problems: &mut Vec<Problem>,
) -> Awarded {
    if event.entries.iter().all(|entry| entry.section.is_none()) {
        let clause = congress.winners.clause.clone();
        report(event, problems::SectionsUnknown { clause }.into(), Key::Format, problems);
        return without_awards("who is in which section is not known");
    }
    let mut awarded = Awarded::default();
    let open = "all entrants are ranked as one open, without the pairing bonus";
    awarded.ground.because(&congress.winners.open_clause, open);
    for section in rankings.ranked.iter().flat_map(|list| list.by_section(event)) {
        if section.section.is_some() {
            awarded.awards.extend(titles(congress, event, &section));
            awarded.ground.say(&prize_list(congress, event, &section));
        }
    }
    awarded
}

/// The title of a section, for each player on its first place.
fn titles(congress: &'static Congress, event: &Event, list: &RankingList) -> Vec<Award> {
    let winners = list.standings.iter().take_while(|standing| standing.place == 1);
    let of_entry = |standing: &Standing| {
        let mut basis = Basis::new();
        basis.because(&congress.winners.clause, &won(list, standing));
        let (basis, standing) = (Arc::new(basis), standing.clone());
        (0..event.entries[standing.entry].players.len()).map(move |player| Award {
            entry: standing.entry,
            player,
            place: standing.place,
            tied: standing.tied,
            kind: AwardKind::Title,
            title: list.title().into(),
            points: Exact::ZERO,
            basis: Arc::clone(&basis),
            portions: Vec::new(),
        })
    };
    winners.flat_map(of_entry).collect()
}

/// `Section A: 5 1/2 points, place 1 of 22, shared by 2`.
fn won(list: &RankingList, standing: &Standing) -> String {
    let shared = match standing.tied {
        1 => String::new(),
        tied => format!(", shared by {tied}"),
    };
    let (score, ranked) = (standing.score, list.standings.len());
    format!("{}: {score} points, place 1 of {ranked}{shared}", list.title())
}

/// The first places of a section, in a line.
fn prize_list(congress: &Congress, event: &Event, list: &RankingList) -> String {
    let on_list = |standing: &&Standing| standing.place <= congress.winners.prize_places;
    let lines = list.standings.iter().filter(on_list).map(|standing| {
        let shared = if standing.tied > 1 { "=" } else { "" };
        let name = event.entries[standing.entry].title();
        format!("{}{shared} {name} {}", standing.place, standing.score)
    });
    format!("prize list of {}: {}", list.title(), lines.collect::<Vec<_>>().join(", "))
}
