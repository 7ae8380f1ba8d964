//! The awards of each player for matches won and for the place.

use std::collections::{BTreeMap, BTreeSet};

use crate::wbu_2003::figures::AwardPerMatchRules;
use engine::scoring::match_length;
use engine::standings::RankingList;
use model::form::Key;
use model::{Award, Basis, Exact, Surd, sum_with_total_text};

use super::award_case::AwardCase;
use super::certificate_parts::EventCertificates;
use super::contests::PlayedMatch;
use super::eligibility::EligibleEvent;
use super::points_collector::LocalPointsCollector;
use super::problems;
use super::product::{AwardFactors, ExplainedProduct};
use super::rounding;
use super::scale::AwardScale;
use super::status::EventStatus;
use super::{places, players, ties};

/// The award of a match won, by its boards.
#[derive(Clone, Copy)]
pub(super) struct MatchAward {
    rules: &'static AwardPerMatchRules,
    way: Way,
    factors: AwardFactors,
}

/// The award of a match and its arithmetic.
struct Worth {
    award: Exact,
    told: String,
}

#[derive(Clone, Copy)]
enum Way {
    /// Points per board (4.6.3), with the factor of a qualified field.
    PerBoard { qualified: Exact },
    /// A part of a league's key figure, with the clauses of figure and part (4.8.2).
    Key { key: Exact, clauses: [&'static str; 2] },
}

impl MatchAward {
    /// The award of 4.6.3 at a status, with the factor of a qualified field.
    pub(super) fn from_points_per_board(
        case: &AwardCase<'_>,
        eligible: &EligibleEvent<'_>,
        status: &EventStatus,
        factor: Exact,
    ) -> MatchAward {
        let factors = AwardFactors { status: status.factor, team: eligible.team_factor.0 };
        let way = Way::PerBoard { qualified: factor };
        MatchAward { rules: &case.handbook.match_awards, way, factors }
    }

    /// A key figure of 4.8.5 or 4.8.6, which has its status in it.
    pub(super) fn from_key_figure(
        case: &AwardCase<'_>,
        eligible: &EligibleEvent<'_>,
        key: Exact,
        clause: &'static str,
    ) -> MatchAward {
        let clauses = [clause, case.handbook.leagues.match_clause.as_str()];
        let factors = AwardFactors { status: Exact::whole(1), team: eligible.team_factor.0 };
        MatchAward { rules: &case.handbook.match_awards, way: Way::Key { key, clauses }, factors }
    }

    /// The award of a match of this many boards.
    pub(super) fn award_for_boards(&self, boards: u32) -> Exact {
        self.worth(boards).award
    }

    fn worth(&self, boards: u32) -> Worth {
        match self.way {
            Way::Key { key, clauses: [_, clause] } => self.of_figure(key, clause, boards),
            Way::PerBoard { qualified } => self.by_boards(qualified, boards),
        }
    }

    /// `20 boards: 41`, `12 boards: 41 x 12 / 18 (boards) = 27 1/3, rounded up to 28 (4.8.2)`.
    fn of_figure(&self, key: Exact, clause: &str, boards: u32) -> Worth {
        let rules = self.rules;
        let figure = self.factors.apply_to(ExplainedProduct::new(key, ""));
        let product = match boards {
            _ if boards >= rules.long_match_boards => figure.times(rules.long_match_factor, ""),
            _ if boards >= rules.most_boards => figure,
            _ => figure.times(Exact::whole(boards), "").divided_by(rules.most_boards, "boards"),
        };
        let (worth, told) = (Surd::from_exact(product.points), product.in_words());
        let rounded = rounding::rounding_up_text(worth, clause);
        Worth { award: whole(worth), told: format!("{boards} boards: {told}{rounded}") }
    }

    /// `6 boards x 1.5 = 9`; more boards than the most are told, and a long match has the longer
    /// award.
    fn by_boards(&self, qualified: Exact, boards: u32) -> Worth {
        let rules = self.rules;
        let (most, clause) = (rules.most_boards, &rules.length_clause);
        let counted = ExplainedProduct::new(Exact::whole(boards.min(most)), " boards");
        let usual = self.factors.apply_to(counted.times(rules.per_board, ""));
        let usual = usual.times(qualified, "qualified");
        let head = match boards > most {
            true => format!("{boards} boards, at most {most} of which count ({clause}): "),
            false => String::new(),
        };
        let round =
            |exact: Exact| rounding::rounding_up_text(Surd::from_exact(exact), &rules.table_clause);
        let told = usual.in_words();
        if boards < rules.long_match_boards {
            let rounded = round(usual.points);
            return Worth {
                award: whole(Surd::from_exact(usual.points)),
                told: format!("{head}{told}{rounded}"),
            };
        }
        // The printed table rounds the usual award before raising it.
        let is_printed = self.factors.team * qualified == Exact::whole(1);
        let (base, between) = match is_printed {
            true => (whole(Surd::from_exact(usual.points)), round(usual.points)),
            false => (usual.points, String::new()),
        };
        let least = rules.long_match_boards;
        let longer = ExplainedProduct::new(base, "").times(rules.long_match_factor, "");
        let (more, rounded) = (longer.in_words(), round(longer.points));
        Worth {
            award: whole(Surd::from_exact(longer.points)),
            told: format!(
                "{head}{told}{between}, and half of it for {least} boards or more ({clause}): {more}{rounded}"
            ),
        }
    }

    /// Explains the award for each number of boards among the matches of a list.
    pub(super) fn explain(&self, case: &AwardCase<'_>, list: &RankingList, ground: &mut Basis) {
        let entries = entries_of(list);
        let own = case.played_matches().iter().filter(|contest| {
            contest.sides[1].is_some()
                && contest.sides.iter().flatten().any(|side| entries.contains(side))
        });
        let boards: BTreeSet<u32> = own.filter_map(|contest| full_boards(case, contest)).collect();
        if boards.is_empty() {
            return;
        }
        match self.way {
            Way::PerBoard { .. } => {
                ground.cite(&self.rules.clause).cite(&self.rules.table_clause);
                if boards.iter().any(|boards| *boards > self.rules.most_boards) {
                    ground.cite(&self.rules.length_clause);
                }
            }
            Way::Key { clauses, .. } => {
                clauses.into_iter().for_each(|clause| {
                    ground.cite(clause);
                });
            }
        }
        let told: Vec<String> = boards.into_iter().map(|boards| self.worth(boards).told).collect();
        ground.add_step(format!("a match won: {}", told.join("; ")));
    }
}

/// A number rounded up.
fn whole(worth: Surd) -> Exact {
    Exact::whole(worth.ceil())
}

/// What decides the awards of a list.
pub(super) struct ListAwardTerms {
    /// The award of a match won.
    pub rate: MatchAward,
    /// The awards of places.
    pub scale: AwardScale,
    /// The least total for which a certificate is issued.
    pub least: Exact,
}

/// All entries of a list, ranked or not.
fn entries_of(list: &RankingList) -> BTreeSet<usize> {
    let ranked = list.standings.iter().map(|standing| standing.entry);
    ranked.chain(list.unranked.iter().copied()).collect()
}

/// Awards a list by these terms.
pub(super) fn award_wins_and_places(
    case: &AwardCase<'_>,
    eligible: &EligibleEvent<'_>,
    list: &RankingList,
    terms: &ListAwardTerms,
    takes_part: impl Fn(usize) -> bool,
    certificates: &EventCertificates,
    ground: &Basis,
) -> Vec<Award> {
    let mut purse = LocalPointsCollector::default();
    for entry in entries_of(list).into_iter().filter(|entry| takes_part(*entry)) {
        add_matches(case, entry, terms.rate, certificates, &mut purse);
    }
    for standing in list.standings.iter().filter(|standing| takes_part(standing.entry)) {
        let Some(share) = ties::share_tied_places(&terms.scale, standing, list.standings.len())
        else {
            let awards = format!("{} for the ranking", terms.scale.award_count_text());
            places::explain_place_below_awards(case, &awards, list, standing);
            continue;
        };
        for entitled in players::entitled_players_of_stage(case, standing.entry, eligible.boards) {
            let mut told = Basis::new();
            share.explain_unrounded(case.handbook, &terms.scale, &mut told);
            entitled.cite_clauses(case, &mut told);
            if let Some(played) = &entitled.told {
                told.add_step(played);
            }
            let (entry, player) = (standing.entry, entitled.player);
            purse.add(entry, player, certificates.last(), share.exact, told);
        }
    }
    let least = (terms.least, case.handbook.match_awards.certificate_clause.as_str());
    purse.into_awards(case, std::slice::from_ref(list), ground, Some(least))
}

/// A match of a player.
struct Won<'a> {
    contest: &'a PlayedMatch,
    /// The part of the award: 1, 1/2 or 1/4.
    part: Exact,
    /// The award of a match won; a draw gets a part of it.
    award: Exact,
    /// The player's part of it, if not everything.
    told: Option<String>,
}

/// Adds the awards of an entry's matches to its players.
fn add_matches(
    case: &AwardCase<'_>,
    entry: usize,
    rate: MatchAward,
    certificates: &EventCertificates,
    purse: &mut LocalPointsCollector,
) {
    let mut won: BTreeMap<(usize, usize), (Vec<Won<'_>>, Basis)> = BTreeMap::new();
    let mut without: Vec<&PlayedMatch> = Vec::new();
    let mut earned = false;
    for (index, contest) in case.played_matches().iter().enumerate() {
        let Some(side) = contest.sides.iter().position(|side| *side == Some(entry)) else {
            continue;
        };
        let half = Exact::whole(1) / if contest.triangular { 2 } else { 1 };
        let part = contest.wins[side] * half;
        if part == Exact::ZERO {
            if contest.why.is_some() && contest.winner == Some(side) {
                without.push(contest);
            }
            continue;
        }
        let Some(boards) = full_boards(case, contest) else {
            let clause = case.handbook.match_awards.table_clause.clone();
            case.report_at_key(problems::NoMatchBoards { clause }, Key::BoardsPerMatch);
            continue;
        };
        let award = rate.award_for_boards(boards);
        let entitled = players::entitled_players_of_match(case, contest, entry);
        if entitled.is_empty() {
            let clause = &case.handbook.player_share.clause;
            let which = named(case, entry, contest);
            let step = format!("no award for {which}: no player played enough of the match");
            case.explain_missing_award(entry, Some(clause), &step);
        }
        earned = true;
        for entitled in entitled {
            let key = (entitled.player, certificates.certificate_index_of_match(index));
            let (won, basis) = won.entry(key).or_default();
            entitled.cite_clauses(case, basis);
            won.push(Won { contest, part, award, told: entitled.told });
        }
    }
    if !earned {
        say_no_win(case, entry, &without);
    }
    for ((player, certificate), (won, mut basis)) in won {
        let points: Exact = won.iter().map(|won| won.award * won.part).sum();
        explain_wins(case, entry, &won, &without, &mut basis);
        let certificate = certificates.get(certificate);
        purse.add(entry, player, certificate, Surd::from_exact(points), basis);
    }
}

/// Records that no match of an entry brought an award.
fn say_no_win(case: &AwardCase<'_>, entry: usize, without: &[&PlayedMatch]) {
    for contest in without {
        if let Some((clause, why)) = contest.why {
            let which = named(case, entry, contest);
            case.explain_missing_award(
                entry,
                Some(clause),
                &format!("no award for {which}: {why}"),
            );
        }
    }
    let met = case.played_matches().iter().any(|contest| contest.has_opponent_for(entry));
    match (met, without.is_empty()) {
        (true, true) => case.explain_missing_award(entry, None, "no match was won or drawn"),
        (true, false) => case.explain_missing_award(entry, None, "no other match was won or drawn"),
        (false, _) => case.explain_missing_award(entry, None, "the return has none of its matches"),
    }
}

/// Explains the matches by their award: `2 matches won (rounds 1, 2): 2 x 9 = 18`.
fn explain_wins(
    case: &AwardCase<'_>,
    entry: usize,
    won: &[Won<'_>],
    without: &[&PlayedMatch],
    basis: &mut Basis,
) {
    let rules = &case.handbook.contests;
    let mut sums: Vec<Exact> = Vec::new();
    let mut groups: BTreeMap<(bool, Exact, Exact), Vec<&Won<'_>>> = BTreeMap::new();
    for won in won {
        // Highest award first.
        let order = (won.contest.triangular, Exact::ZERO - won.part, Exact::ZERO - won.award);
        groups.entry(order).or_default().push(won);
    }
    for ((triangular, _, _), group) in &groups {
        let (part, award) = (group[0].part, group[0].award);
        let one = if *triangular { Exact::whole(1) / 2 } else { Exact::whole(1) };
        let how = if part < one { "drawn" } else { "won" };
        if part < one {
            basis.cite(&rules.drawn_clause);
        }
        if *triangular {
            basis.cite(&rules.triangular_clause);
        }
        let count = group.len();
        let noun = match (*triangular, count) {
            (false, 1) => "match",
            (false, _) => "matches",
            (true, 1) => "mini-match",
            (true, _) => "mini-matches",
        };
        let all = match count {
            1 => ExplainedProduct::new(award, ""),
            _ => ExplainedProduct::new(Exact::whole(count as i128), "").times(award, ""),
        };
        let all = match Exact::whole(1).checked_div(part) {
            Some(parts) if parts.is_whole() && part < Exact::whole(1) => {
                all.divided_by(parts.floor() as u32, "")
            }
            _ => all.times(part, ""),
        };
        sums.push(all.points);
        let (which, sum) = (which(case, entry, group), all.in_words());
        basis.add_step(format!("{count} {noun} {how} ({which}): {sum}"));
    }
    if sums.len() > 1 {
        basis.add_step(format!("all matches {}", sum_with_total_text(&sums)));
    }
    tell_exceptions(case, entry, won, without, basis);
}

/// Tells matches that bring an award for a reason of their own, a player's part of a match, and
/// matches without an award.
fn tell_exceptions(
    case: &AwardCase<'_>,
    entry: usize,
    won: &[Won<'_>],
    without: &[&PlayedMatch],
    basis: &mut Basis,
) {
    for won in won {
        if let Some((clause, why)) = won.contest.why {
            basis.add_cited_step(clause, format!("{}: {why}", named(case, entry, won.contest)));
        }
        if let Some(told) = &won.told {
            basis.add_step(format!("{}: {told}", named(case, entry, won.contest)));
        }
    }
    for contest in without {
        if let Some((clause, why)) = contest.why {
            let which = named(case, entry, contest);
            basis.add_cited_step(clause, format!("no award for {which}: {why}"));
        }
    }
}

/// Matches in words: their rounds, if these identify them.
fn which(case: &AwardCase<'_>, entry: usize, group: &[&Won<'_>]) -> String {
    let of_session = |contest: &PlayedMatch| contest.session.clone();
    let first = of_session(group[0].contest);
    let repeated = has_sessions_of_equal_rounds(case);
    let plain = group.iter().all(|won| {
        won.contest.round.is_some()
            && !won.contest.triangular
            && (!repeated || of_session(won.contest) == first)
    });
    let rounds: Vec<&str> = group.iter().filter_map(|won| won.contest.round.as_deref()).collect();
    if plain && rounds.len() > 1 {
        let rounds = format!("rounds {}", rounds.join(", "));
        return match first.filter(|_| repeated) {
            Some(session) => format!("session {session}, {rounds}"),
            None => rounds,
        };
    }
    let names: Vec<String> = group.iter().map(|won| named(case, entry, won.contest)).collect();
    names.join(", ")
}

/// Whether two sessions have a round of the same name, so that a match needs both.
fn has_sessions_of_equal_rounds(case: &AwardCase<'_>) -> bool {
    let mut known: BTreeMap<&str, Option<&str>> = BTreeMap::new();
    case.played_matches().iter().any(|contest| {
        let (round, session) = (contest.round.as_deref(), contest.session.as_deref());
        round.is_some_and(|round| *known.entry(round).or_insert(session) != session)
    })
}

/// A match in words: its round, with the opponent if the round is ambiguous.
fn named(case: &AwardCase<'_>, entry: usize, contest: &PlayedMatch) -> String {
    let other = contest.sides.iter().flatten().find(|side| **side != entry);
    let against = || {
        other.map_or(String::new(), |other| format!("against {}", case.event.entries[*other].label))
    };
    match (&contest.round, &contest.session) {
        (Some(round), _) if contest.triangular => format!("round {round} {}", against()),
        (Some(round), Some(session)) if has_sessions_of_equal_rounds(case) => {
            format!("session {session}, round {round}")
        }
        (Some(round), _) => format!("round {round}"),
        (None, _) => against(),
    }
}

/// The boards that decide a match's award. A mini-match is half of a match of the usual length.
fn full_boards(case: &AwardCase<'_>, contest: &PlayedMatch) -> Option<u32> {
    let event = case.event;
    if contest.triangular {
        let ordinary = || {
            let others = case.played_matches().iter();
            let full = others.filter(|other| !other.triangular && other.sides[1].is_some());
            full.filter_map(|other| other.boards).max()
        };
        return event.answer_whole_number(Key::BoardsPerMatch).or_else(ordinary).or(contest.boards);
    }
    contest
        .boards
        .or_else(|| match_length::match_length_from_total_boards(event).map(|length| length.boards))
}
