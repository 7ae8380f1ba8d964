//! Ranks (WBU 1.6), and the promotions for the list (1.3.1). A rank is never lost.

use crate::problems;
use engine::rules::membership::MembershipRules;
use model::problem::ProblemDetail;
use model::register::Member;
use model::{Basis, PointsByKind};

use super::{Posting, Promotion};

/// The present rank of a member.
pub(super) struct Ranked {
    /// The position among the ranks; `None` below the lowest.
    pub rank: Option<usize>,
    /// The promotion, if any.
    pub promotion: Option<Promotion>,
    /// The problem of the rank in the register.
    pub trouble: Option<ProblemDetail>,
}

/// Works out a member's rank. `before` is the row of the register, `None` for a new member;
/// `postings` are the movements since, by date.
pub(super) fn rank(
    rules: &'static MembershipRules,
    index: u32,
    before: Option<&Member>,
    after: &PointsByKind,
    postings: &[Posting],
) -> Ranked {
    let name = |rank: usize| rules.ranks.rank[rank].name.as_str();
    let clause = |rank: Option<usize>| {
        rank.map_or(&*rules.ranks.clause, |rank| rules.clause_of(rank)).to_string()
    };
    let held = before.map(|member| member.points).unwrap_or_default();
    let earned = rules.rank_of(&held);
    let typed = before.map(|member| &*member.rank).filter(|rank| !rank.is_empty());
    let known = typed.and_then(|typed| rules.rank_named(typed));
    let trouble: Option<ProblemDetail> = match (typed, known) {
        // A rule book without ranks leaves them as they are.
        (Some(_), None) if rules.ranks.rank.is_empty() => None,
        (Some(text), None) => Some(problems::UnknownRank { text: text.to_string() }.into()),
        (Some(_), Some(rank)) if Some(rank) > earned => Some(
            problems::RankNotBorneOut {
                rank: name(rank).to_string(),
                takes: rules.ranks.rank[rank].requirements_text(),
                holds: rules.in_words(&held),
                clause: clause(Some(rank)),
            }
            .into(),
        ),
        (Some(text), Some(rank)) if Some(rank) < earned => Some(
            problems::RankBehind {
                rank: text.to_string(),
                due: earned.map(name).unwrap_or_default().to_string(),
                holds: rules.in_words(&held),
                clause: clause(earned),
            }
            .into(),
        ),
        _ => None,
    };
    // An empty rank does not tell what was reached before.
    let had = known.or(earned.filter(|_| typed.is_none() || known.is_none()));
    let now = rules.rank_of(after).max(had);
    let promotion = now.filter(|_| now > had).map(|to| {
        let date = reached(rules, to, held, postings);
        let mut basis = Basis::new();
        basis.cite(&rules.worth.clause);
        let takes = format!("{} needs {}", name(to), rules.ranks.rank[to].requirements_text());
        basis.add_cited_step(rules.clause_of(to), takes);
        basis.add_step(format!("the member has {}", rules.in_words(after)));
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

/// The day on which a rank was finally reached; `None` if it was held before.
fn reached(
    rules: &MembershipRules,
    rank: usize,
    mut points: PointsByKind,
    postings: &[Posting],
) -> Option<jiff::civil::Date> {
    let enough = |points: &PointsByKind| rules.rank_of(points) >= Some(rank);
    let mut since = None;
    let mut had = enough(&points);
    for of_day in postings.chunk_by(|a, b| a.date == b.date) {
        let moved = of_day.iter().filter(|posting| !rules.is_fading_kind(posting.kind));
        moved.for_each(|posting| points.add(posting.kind, posting.points));
        if enough(&points) != had {
            had = !had;
            since = of_day[0].date;
        }
    }
    since
}
