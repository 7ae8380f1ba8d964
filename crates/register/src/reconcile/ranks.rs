//! Ranks (WBU 1.6), and the promotions for the list (1.3.1). A rank is never lost.

use crate::problems;
use engine::rules::membership::MemberRegisterRules;
use model::problem::ProblemDetail;
use model::register::Member;
use model::{Basis, PointsByKind};

use super::{PointsPosting, RankPromotion};

/// The present rank of a member.
pub(super) struct MemberRank {
    /// The position among the ranks; `None` below the lowest.
    pub rank: Option<usize>,
    /// The promotion, if any.
    pub promotion: Option<RankPromotion>,
    /// The problem of the rank in the register.
    pub trouble: Option<ProblemDetail>,
}

/// Works out a member's rank. `before` is the row of the register, `None` for a new member;
/// `postings` are the movements since, by date.
pub(super) fn work_out_member_rank(
    rules: &'static MemberRegisterRules,
    index: u32,
    before: Option<&Member>,
    after: &PointsByKind,
    postings: &[PointsPosting],
) -> MemberRank {
    let name = |rank: usize| rules.ranks.rank[rank].name.as_str();
    let clause = |rank: Option<usize>| {
        rank.map_or(&*rules.ranks.clause, |rank| rules.clause_of_rank(rank)).to_string()
    };
    let held = before.map(|member| member.points).unwrap_or_default();
    let earned = rules.highest_rank_reached(&held);
    let typed = before.map(|member| &*member.rank).filter(|rank| !rank.is_empty());
    let known = typed.and_then(|typed| rules.find_rank_by_name(typed));
    let trouble: Option<ProblemDetail> = match (typed, known) {
        // A rule book without ranks leaves them as they are.
        (Some(_), None) if rules.ranks.rank.is_empty() => None,
        (Some(text), None) => Some(problems::UnknownRank { text: text.to_string() }.into()),
        (Some(_), Some(rank)) if Some(rank) > earned => Some(
            problems::RankNotBorneOut {
                rank: name(rank).to_string(),
                takes: rules.ranks.rank[rank].requirements_text(),
                holds: rules.holding_in_words(&held),
                clause: clause(Some(rank)),
            }
            .into(),
        ),
        (Some(text), Some(rank)) if Some(rank) < earned => Some(
            problems::RankBehind {
                rank: text.to_string(),
                due: earned.map(name).unwrap_or_default().to_string(),
                holds: rules.holding_in_words(&held),
                clause: clause(earned),
            }
            .into(),
        ),
        _ => None,
    };
    // An empty rank does not tell what was reached before.
    let had = known.or(earned.filter(|_| typed.is_none() || known.is_none()));
    let now = rules.highest_rank_reached(after).max(had);
    let promotion = now.filter(|_| now > had).map(|to| {
        let date = reached(rules, to, held, postings);
        let mut basis = Basis::new();
        basis.cite(&rules.worth.clause);
        let takes = format!("{} needs {}", name(to), rules.ranks.rank[to].requirements_text());
        basis.add_cited_step(rules.clause_of_rank(to), takes);
        basis.add_step(format!("the member has {}", rules.holding_in_words(after)));
        RankPromotion {
            member: index,
            from: had.map(name).unwrap_or_default().into(),
            to: name(to),
            seniority: to,
            date,
            basis,
        }
    });
    MemberRank { rank: now, promotion, trouble }
}

/// The day on which a rank was finally reached; `None` if it was held before.
fn reached(
    rules: &MemberRegisterRules,
    rank: usize,
    mut points: PointsByKind,
    postings: &[PointsPosting],
) -> Option<jiff::civil::Date> {
    let enough = |points: &PointsByKind| rules.highest_rank_reached(points) >= Some(rank);
    let mut since = None;
    let mut had = enough(&points);
    for of_day in postings.chunk_by(|a, b| a.date == b.date) {
        let moved = of_day.iter().filter(|posting| !rules.is_fading_point_kind(posting.kind));
        moved.for_each(|posting| points.add(posting.kind, posting.points));
        if enough(&points) != had {
            had = !had;
            since = of_day[0].date;
        }
    }
    since
}
