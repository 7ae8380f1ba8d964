//! The Galway Congress 2023: titles of a congress of porous sections.
//!
//! The rule book is the congress's page on its structure, of 2023. palmares forms the sections, draws
//! the rounds and awards the titles: all entrants share one ranking, without the pairing bonus; each
//! section has a winner and a prize list by the same points. The figures are in `galway-2023.toml`.
//!
//! Example: eleven counted players form four sections of 2, 2, 2 and 5: the sections are even and
//! equal, and the lowest takes the rest.

mod description;
pub mod figures;
mod problems;

use std::fmt;
use std::sync::{Arc, LazyLock};

use toml::Table;

use engine::awards::{AwardRankings, EventAwards, no_awards_because};
use engine::pack::{AwardContext, Pack};
use engine::rules::RuleBookSource;
use engine::rules::clauses::ClauseList;
use engine::rules::porous::PorousSectionRules;
use engine::rules::rule_book_facts::RuleBookFacts;
use engine::standings::{RankingList, Standing};
use model::blank_return::BlankReturnAdditions;
use model::form::{EntryColumn, Key};
use model::problem::{Problem, ProblemDeclaration};
use model::{Award, AwardKind, Basis, Event, Exact, Format};

use figures::{GalwayRegulations, galway_regulations};

/// The Galway Congress 2023.
pub(crate) struct Galway2023;

impl RuleBookFacts for Galway2023 {
    fn porous_section_rules(&self) -> Option<&'static PorousSectionRules> {
        Some(&galway_regulations().porous)
    }

    fn form_additions(&self, _: Format) -> BlankReturnAdditions {
        BlankReturnAdditions {
            keys: &[Key::SectionCount],
            entries: &[EntryColumn::Section],
            ..BlankReturnAdditions::default()
        }
    }
}

impl Pack for Galway2023 {
    fn source(&self) -> &'static RuleBookSource {
        &galway_regulations().source
    }

    fn figures(&self) -> Option<Table> {
        include_str!("galway-2023.toml").parse().ok()
    }

    fn problem_declarations(&self) -> &'static [&'static ProblemDeclaration] {
        problems::LIST
    }

    fn describe(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        description::describe_rule_book(galway_regulations(), out)
    }

    fn clauses(&self) -> Option<&'static ClauseList> {
        static CLAUSES: LazyLock<ClauseList> =
            LazyLock::new(|| ClauseList::from_embedded(include_str!("clauses.toml")));
        Some(&CLAUSES)
    }

    fn award(&self, case: &AwardContext<'_>, problems: &mut Vec<Problem>) -> EventAwards {
        award_section_titles(galway_regulations(), case.event, case.rankings, problems)
    }
}

/// The titles of a finished event whose entries have sections.
pub(crate) fn award_section_titles(
    congress: &'static GalwayRegulations,
    event: &Event,
    rankings: AwardRankings<'_>,
    problems: &mut Vec<Problem>,
) -> EventAwards {
    if event.entries.iter().all(|entry| entry.section.is_none()) {
        let clause = congress.winners.clause.clone();
        problems.push(event.problem(problems::SectionsUnknown { clause }, Key::Format));
        return no_awards_because("who is in which section is not known");
    }
    let mut awarded = EventAwards::default();
    let open = "all entrants are ranked as one open, without the pairing bonus";
    awarded.ground.add_cited_step(&congress.winners.open_clause, open);
    for section in rankings.ranked.iter().flat_map(|list| list.by_section(event)) {
        if section.section.is_some() {
            awarded.awards.extend(titles(congress, event, &section));
            awarded.ground.add_step(prize_list(congress, event, &section));
        }
    }
    awarded
}

/// The title of a section for each player in first place.
fn titles(congress: &'static GalwayRegulations, event: &Event, list: &RankingList) -> Vec<Award> {
    let winners = list.standings.iter().take_while(|standing| standing.place == 1);
    let of_entry = |standing: &Standing| {
        let mut basis = Basis::new();
        basis.add_cited_step(&congress.winners.clause, won(list, standing));
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
    let unit = if score == Exact::whole(1) { "point" } else { "points" };
    format!("{}: {score} {unit}, place 1 of {ranked}{shared}", list.title())
}

/// The first places of a section on one line.
fn prize_list(congress: &GalwayRegulations, event: &Event, list: &RankingList) -> String {
    let on_list = |standing: &&Standing| standing.place <= congress.winners.prize_places;
    let lines = list.standings.iter().filter(on_list).map(|standing| {
        let shared = if standing.tied > 1 { "=" } else { "" };
        let name = event.entries[standing.entry].display_name();
        format!("{}{shared} {name} {}", standing.place, standing.score)
    });
    format!("prize list of {}: {}", list.title(), lines.collect::<Vec<_>>().join(", "))
}
