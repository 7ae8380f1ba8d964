//! Finds the porous sections before a tournament is ranked, and reports where it departs from the
//! rules.

use super::porous_sections::{TournamentSections, add_section_virtual_points};
use crate::rules::porous::PorousSectionRules;
use crate::rules::rule_book_facts;
use model::Event;
use model::crosstable::Crosstable;
use model::form::Key;
use model::problem::{Problem, ProblemDetail};

use super::problems;

/// Finds the sections of an event that has them. Writes them to its entries, the pairing bonus to
/// its table, and the number of rounds if the return has none.
pub(crate) fn set_up_porous_sections(
    event: &mut Event,
    table: &mut Crosstable,
    problems: &mut Vec<Problem>,
) {
    let Some(rules) = rule_book_facts::facts_of_event_rule_book(event).porous_section_rules()
    else {
        return;
    };
    let sections = TournamentSections::from_event(rules, event, table);
    report_rounds(rules, event, problems);
    report_sizes(rules, event, &sections, problems);
    report_odd(rules, event, &sections, table, problems);
    sections.assign_to_entries(table, &mut event.entries);
    add_section_virtual_points(rules, table, &sections);
    table.rounds.get_or_insert(rules.rounds.rounds);
}

/// Reports a number of rounds that differs from the rules.
fn report_rounds(rules: &PorousSectionRules, event: &Event, problems: &mut Vec<Problem>) {
    let rounds = rules.rounds.rounds;
    if let Some(typed) =
        event.answer_whole_number(Key::Rounds).filter(|typed| *typed as usize != rounds)
    {
        let clause = rules.rounds.clause.clone();
        let trouble = problems::RoundsDiffer { typed, rounds, clause };
        report(event, trouble.into(), Key::Rounds, problems);
    }
}

fn report(event: &Event, trouble: ProblemDetail, key: Key, problems: &mut Vec<Problem>) {
    problems.push(event.problem(trouble, key));
}

/// Reports more or fewer players than the sections can hold.
fn report_sizes(
    rules: &PorousSectionRules,
    event: &Event,
    sections: &TournamentSections,
    problems: &mut Vec<Problem>,
) {
    let Some(sizes) = &sections.sizes else { return };
    let clause = || rules.section_size.clause.clone();
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

/// Reports sections that will have a bye of their own in the next round, which is drawn inside
/// sections.
fn report_odd(
    rules: &PorousSectionRules,
    event: &Event,
    sections: &TournamentSections,
    table: &Crosstable,
    problems: &mut Vec<Problem>,
) {
    let rounds = table.rounds.unwrap_or(rules.rounds.rounds);
    if !(rules.bonus.rounds..rounds).contains(&table.played) {
        return;
    }
    for (section, label) in sections.labels.iter().enumerate() {
        let there = |position: &usize| {
            sections.of[*position] == section && table.is_in_next_draw(*position)
        };
        let players = (0..table.contestants.len()).filter(there).count();
        if !players.is_multiple_of(2) {
            let trouble = problems::OddSection {
                section: label.clone(),
                players,
                round: table.played + 1,
                clause: rules.within.clause.clone(),
            };
            report(event, trouble.into(), Key::Draw, problems);
        }
    }
}
