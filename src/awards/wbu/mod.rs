//! Master Points of the Welsh Bridge Union, by the chapters of its handbook.
//!
//! | file | clauses |
//! |---|---|
//! | `eligibility` | 2.1 least tables and boards, 2.9 handicaps, what is not awarded yet |
//! | `status` | 2.2 status of the organising body, 3.2.6 major championships, 4.1.7 |
//! | `basic_scales` | 4.1 Scales A to F |
//! | `large_events` | 4.4 theoretical maximum, equal steps, square root |
//! | `ties` | 2.5 tied positions, 2.4 rounding |
//! | `players` | 2.3 player awards, 1.7.2 who may register |
//! | `sections` | 2.8 events in several sections |
//!
//! The figures stand in `rules/wbu-2003.toml`.

mod basic_scales;
mod eligibility;
mod large_events;
mod players;
mod sections;
mod status;
mod ties;

use std::sync::Arc;

use crate::model::form::Key;
use crate::model::{Address, Award, AwardKind, Basis, Event, Exact};
use crate::problem::{Problem, Trouble};
use crate::rules::wbu::Handbook;
use crate::standings::RankingList;

use super::{Awarded, Rankings};

pub use basic_scales::Scale;
use eligibility::TooFewTables;

/// Awards a basic or all-play-through event.
pub fn award(
    handbook: &'static Handbook,
    event: &Event,
    rankings: Rankings<'_>,
    problems: &mut Vec<Problem>,
) -> Awarded {
    let mut report =
        |trouble: Trouble, at| problems.push(Problem::new(trouble, at).of_event(&event.id));
    let mut eligible = match eligibility::check(handbook, event, rankings, &mut report) {
        Ok(eligible) => eligible,
        Err(ground) => {
            return Awarded { awards: Vec::new(), ground };
        }
    };
    let status = status::of(handbook, event, eligible.boards, &mut report);
    let mut awarded = Awarded::default();
    let mut told_tables = None;
    let lists = sections::fields(handbook, event, eligible.lists, &mut eligible.ground);
    for list in lists.iter() {
        let tables = tables_of(event, list, &lists);
        if let Some(short) = TooFewTables::of(handbook, event, tables) {
            // The lists of one field have the same tables; one problem is enough.
            if told_tables.replace(tables) != Some(tables) {
                report(short.trouble(), event.place_of(Key::Tables));
            }
            keep_ground(&mut awarded.ground, list, &short.ground());
            continue;
        }
        let Some(scale) = Scale::new(handbook, event, eligible.boards, &status, tables) else {
            continue;
        };
        let scale = scale.times(eligible.team_factor);
        let mut ground = eligible.ground.clone();
        status.explain(handbook, &mut ground);
        scale.explain(&mut ground);
        keep_ground(&mut awarded.ground, list, &ground);
        let field = Field { handbook, event, boards: eligible.boards, scale };
        awarded.awards.extend(field.awards(list, ground, &mut report));
    }
    awarded
}

/// What the contestants of a list are awarded by.
struct Field<'a> {
    handbook: &'static Handbook,
    event: &'a Event,
    boards: u32,
    scale: Scale,
}

impl Field<'_> {
    /// The awards of a list, from the winner down to the last that gets one.
    fn awards(
        &self,
        list: &RankingList,
        ground: Basis,
        report: &mut impl FnMut(Trouble, Address),
    ) -> Vec<Award> {
        let ground = Arc::new(ground);
        let mut awards = Vec::new();
        for standing in &list.standings {
            let Some(share) = ties::share(&self.scale, standing) else {
                break;
            };
            let mut basis = Basis::on(&ground);
            share.explain(self.handbook, &self.scale, &mut basis);
            let basis = Arc::new(basis);
            let entry = &self.event.entries[standing.entry];
            let players = players::entitled(self.handbook, entry, self.boards, report);
            awards.extend(players.into_iter().map(|player| Award {
                entry: standing.entry,
                player,
                place: standing.place,
                tied: standing.tied,
                kind: AwardKind::Local,
                points: Exact::whole(share.points),
                basis: Arc::clone(&basis),
            }));
        }
        awards
    }
}

/// The ground of the whole event is that of its lists, said once where they agree.
fn keep_ground(whole: &mut Basis, list: &RankingList, ground: &Basis) {
    let sentence = ground.sentence();
    if whole.sentence().contains(&sentence) {
        return;
    }
    for clause in ground.cited() {
        whole.cite(clause);
    }
    match list.title() {
        title if title.is_empty() || whole.is_empty() => whole.say(&sentence),
        title => whole.say(&format!("{title}: {sentence}")),
    };
}

/// Full tables of the field that a list belongs to: as typed, else counted from
/// the entries of its section, all directions together (4.1.3).
fn tables_of(event: &Event, list: &RankingList, lists: &[RankingList]) -> Exact {
    let apart = lists.iter().any(|other| other.section != list.section);
    let typed = event.answers.number(Key::Tables).map(|cell| cell.value);
    if let Some(typed) = typed.filter(|_| !apart) {
        return typed;
    }
    let field = lists.iter().filter(|other| other.section == list.section);
    event.tables_of(field.map(RankingList::contestants).sum())
}
