//! Matches and rounds won or drawn, for Green Points and Scale I.

use model::Exact;

use crate::wbu_2003::award_case::AwardCase;
use crate::wbu_2003::contests::PlayedMatch;
use crate::wbu_2003::players;

/// A match of a contestant; two mini-matches of a triangular match count as one.
pub(super) struct ContestantMatch {
    /// The share of a win: 1, 1/2 or 0; half of that for a mini-match.
    pub wins: Exact,
    /// The part of a match won or drawn; a mini-match is half a match.
    pub not_lost: Exact,
    /// Its boards, if known.
    pub boards: Option<u32>,
    /// Whether it was a triangular match.
    pub triangular: bool,
    /// Victory points, if known.
    pub vps: Option<Exact>,
}

/// The matches of an entry.
pub(super) fn matches_of_entry(case: &AwardCase<'_>, entry: usize) -> Vec<ContestantMatch> {
    together(case.played_matches().iter(), entry)
}

/// The matches of an entry in which a player played enough boards (2.3.2).
pub(super) fn matches_of_player(
    case: &AwardCase<'_>,
    entry: usize,
    player: usize,
) -> Vec<ContestantMatch> {
    let played = |contest: &&PlayedMatch| {
        contest.has_opponent_for(entry)
            && players::entitled_players_of_match(case, contest, entry)
                .iter()
                .any(|entitled| entitled.player == player)
    };
    together(case.played_matches().iter().filter(played), entry)
}

/// Merges each two consecutive mini-matches into one match (5.6.1(a)).
fn together<'a>(
    contests: impl Iterator<Item = &'a PlayedMatch>,
    entry: usize,
) -> Vec<ContestantMatch> {
    let own = contests.filter_map(|contest| {
        let side = contest.sides.iter().position(|side| *side == Some(entry))?;
        Some((contest, side))
    });
    let (minis, full): (Vec<_>, Vec<_>) = own.partition(|(contest, _)| contest.triangular);
    let full = full.into_iter().map(|(contest, side)| one(contest, side));
    let triangular = minis.chunks(2).map(|minis| {
        minis.iter().map(|(contest, side)| one(contest, *side)).fold(
            ContestantMatch {
                wins: Exact::ZERO,
                not_lost: Exact::ZERO,
                boards: Some(0),
                triangular: true,
                vps: Some(Exact::ZERO),
            },
            |both, mini| ContestantMatch {
                wins: both.wins + mini.wins / 2,
                not_lost: both.not_lost + mini.not_lost / 2,
                boards: both.boards.zip(mini.boards).map(|(one, other)| one + other),
                triangular: true,
                vps: both.vps.zip(mini.vps).map(|(one, other)| one + other),
            },
        )
    });
    full.chain(triangular).collect()
}

fn one(contest: &PlayedMatch, side: usize) -> ContestantMatch {
    let wins = contest.wins[side];
    ContestantMatch {
        wins,
        not_lost: if wins > Exact::ZERO { Exact::whole(1) } else { Exact::ZERO },
        boards: contest.boards,
        triangular: contest.triangular,
        vps: contest.vps[side].filter(|_| contest.played),
    }
}
