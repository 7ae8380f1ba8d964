//! Matches and rounds won or drawn, which Green Points and Scale I go by.

use crate::model::Exact;

use crate::awards::wbu::contests::Contest;

/// A match of a contestant; the two mini-matches of a triangular one are one.
pub struct Played {
    /// What part of a win it was: 1, 1/2 or 0; a mini-match has half of that.
    pub wins: Exact,
    /// What part of a match was won or drawn: a mini-match is half a match.
    pub not_lost: Exact,
    /// Its boards, where they are known.
    pub boards: Option<u32>,
    /// Whether it was a triangular match.
    pub triangular: bool,
    /// Victory points, where they are known.
    pub vps: Option<Exact>,
}

/// The matches of an entry. Its mini-matches follow each other, so that two make
/// a match (5.6.1(a)).
pub fn of_entry(contests: &[Contest], entry: usize) -> Vec<Played> {
    let own = contests.iter().filter_map(|contest| {
        let side = contest.sides.iter().position(|side| *side == Some(entry))?;
        Some((contest, side))
    });
    let (minis, full): (Vec<_>, Vec<_>) = own.partition(|(contest, _)| contest.triangular);
    let full = full.into_iter().map(|(contest, side)| one(contest, side));
    let triangular = minis.chunks(2).map(|minis| {
        minis.iter().map(|(contest, side)| one(contest, *side)).fold(
            Played {
                wins: Exact::ZERO,
                not_lost: Exact::ZERO,
                boards: Some(0),
                triangular: true,
                vps: Some(Exact::ZERO),
            },
            |both, mini| Played {
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

fn one(contest: &Contest, side: usize) -> Played {
    let wins = contest.wins[side];
    Played {
        wins,
        not_lost: if wins > Exact::ZERO { Exact::whole(1) } else { Exact::ZERO },
        boards: contest.boards,
        triangular: contest.triangular,
        vps: contest.vps[side].filter(|_| contest.played),
    }
}
