//! 1.6: ranks, and who reached which when, for the list of promotions (1.3.1). A
//! rank that was reached is never lost.

use crate::engine::rules::membership::Membership;
use crate::model::register::Member;
use crate::model::{AwardKind, Basis, Holding};
use crate::problem::Trouble;
use crate::register::problems;

use super::{Posting, Promotion};

/// The rank that a member has now, by its position among the ranks.
pub struct Ranked {
    /// The position; none below the lowest.
    pub rank: Option<usize>,
    /// The promotion, if it is one.
    pub promotion: Option<Promotion>,
    /// What is wrong with the rank that the register says.
    pub trouble: Option<Trouble>,
}

/// What a holding is in words: `50.69 master points, 7.25 of them Green`.
fn told(points: &Holding) -> String {
    let all = points.master_points().to_decimal();
    match points.green.is_zero() {
        true => format!("{all} master points"),
        false => format!("{all} master points, {} of them Green", points.green.to_decimal()),
    }
}

/// Works out a member's rank. `before` is the row of the register, none for a new
/// member; `postings` are the movements since, by date.
pub fn rank(
    rules: &'static Membership,
    index: u32,
    before: Option<&Member>,
    after: &Holding,
    postings: &[Posting],
) -> Ranked {
    let name = |rank: usize| rules.ranks.rank[rank].name.as_str();
    let clause = || rules.ranks.clause.clone();
    let held = before.map(|member| member.points).unwrap_or_default();
    let borne_out = rules.rank_of(&held);
    let typed = before.map(|member| &*member.rank).filter(|rank| !rank.is_empty());
    let known = typed.and_then(|typed| rules.rank_named(typed));
    let trouble: Option<Trouble> = match (typed, known) {
        (Some(text), None) => Some(problems::UnknownRank { text: text.to_string() }.into()),
        (Some(_), Some(rank)) if Some(rank) > borne_out => Some(
            problems::RankNotBorneOut {
                rank: name(rank).to_string(),
                takes: rules.ranks.rank[rank].takes(),
                holds: told(&held),
                clause: clause(),
            }
            .into(),
        ),
        (Some(text), Some(rank)) if Some(rank) < borne_out => Some(
            problems::RankBehind {
                rank: text.to_string(),
                due: borne_out.map(name).unwrap_or_default().to_string(),
                holds: told(&held),
                clause: clause(),
            }
            .into(),
        ),
        _ => None,
    };
    // A blank rank says nothing of what was reached before.
    let had = known.or(borne_out.filter(|_| typed.is_none() || known.is_none()));
    let now = rules.rank_of(after).max(had);
    let promotion = now.filter(|_| now > had).map(|to| {
        let date = reached(rules, to, held, postings);
        let mut basis = Basis::new();
        basis.cite(&rules.register.holding_clause);
        let takes = format!("{} takes {}", name(to), rules.ranks.rank[to].takes());
        basis.because(&rules.ranks.clause, takes);
        basis.say(format!("the member holds {}", told(after)));
        Promotion {
            member: index,
            from: had.map(name).unwrap_or_default().into(),
            to: name(to),
            seniority: to,
            date,
            basis,
        }
    });
    Ranked { rank: now, promotion, trouble }
}

/// The day on which a rank was reached for good; none where it was before.
fn reached(
    rules: &Membership,
    rank: usize,
    mut points: Holding,
    postings: &[Posting],
) -> Option<jiff::civil::Date> {
    let enough = |points: &Holding| rules.rank_of(points) >= Some(rank);
    let mut since = None;
    let mut had = enough(&points);
    for of_day in postings.chunk_by(|a, b| a.date == b.date) {
        let moved = of_day.iter().filter(|posting| posting.kind != AwardKind::Gold);
        moved.for_each(|posting| points.add(posting.kind, posting.points));
        if enough(&points) != had {
            had = !had;
            since = of_day[0].date;
        }
    }
    since
}
